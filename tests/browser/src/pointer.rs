//! Pointers one movement at a time, for what happens in the middle of a gesture.

use std::time::Duration;

use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MouseActions, PenActions, PointerAction, TouchActions,
};
use serde_json::{Value, json};

use crate::board::{FINGER, cell};
use crate::engine::Ability;
use crate::fault::{Fault, Outcome};
use crate::page::Page;

const DOWN: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const UP: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

/// A point of the visible page, in CSS pixels.
pub type Point = (f64, f64);

impl Page {
    /// The middle of a square.
    ///
    /// # Errors
    /// When the board has no such square.
    pub fn middle(&self, square: &str) -> Outcome<Point> {
        let rect = self.rect(&cell(square))?;
        Ok((rect[0] + rect[2] / 2.0, rect[1] + rect[3] / 2.0))
    }

    /// Left, top, width and height of the first match, in the visible page.
    ///
    /// # Errors
    /// When nothing matches.
    pub fn rect(&self, css: &str) -> Outcome<[f64; 4]> {
        let body = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); \
                    return [r.left, r.top, r.width, r.height]";
        let rect = self.script(body, &[css.into()])?;
        let side = |index: usize| rect[index].as_f64().unwrap_or_default();
        Ok([side(0), side(1), side(2), side(3)])
    }

    /// Presses the mouse on a square and keeps it pressed.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn mouse_down(&self, square: &str) -> Outcome {
        self.mouse_down_at(self.middle(square)?)
    }

    /// Presses the mouse at a point and keeps it pressed.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn mouse_down_at(&self, (x, y): Point) -> Outcome {
        if self.can(Ability::DevTools) {
            self.mouse_event("mouseMoved", (x, y), 0)?;
            return self.mouse_event("mousePressed", (x, y), 1);
        }
        let mouse = mouse().then(to((x, y))).then(DOWN);
        self.act("pressing the mouse", mouse)
    }

    /// Moves the mouse to a point, by way of another.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn mouse_to(&self, (x, y): Point) -> Outcome {
        if self.can(Ability::DevTools) {
            self.mouse_event("mouseMoved", (x, y - 9.0), 1)?;
            return self.mouse_event("mouseMoved", (x, y), 1);
        }
        let mouse = mouse().then(to((x, y - 9.0))).then(to((x, y)));
        self.act("moving the mouse", mouse)
    }

    /// Lets go of the mouse at the point where it is.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn mouse_up(&self, point: Point) -> Outcome {
        if self.can(Ability::DevTools) {
            return self.mouse_event("mouseReleased", point, 0);
        }
        self.act("letting go of the mouse", mouse().then(UP))
    }

    /// `ChromeDriver` forgets between two sequences of actions that a button is down, and with it who
    /// has captured the pointer.
    fn mouse_event(&self, kind: &str, (x, y): Point, buttons: u8) -> Outcome {
        let button = if kind == "mouseMoved" && buttons == 0 {
            "none"
        } else {
            "left"
        };
        let params = json!({
            "type": kind, "x": x, "y": y, "buttons": buttons, "button": button, "clickCount": 1,
        });
        self.devtools("Input.dispatchMouseEvent", &params).map(drop)
    }

    /// Drags from one square to another with a pen.
    ///
    /// # Errors
    /// When a square is missing, or the browser knows no pens.
    pub fn pen_drag(&self, from: &str, to_square: &str) -> Outcome {
        let ((x, y), end) = (self.middle(from)?, self.middle(to_square)?);
        let steps = [to((x, y)), DOWN, to((x, y - 12.0)), to(end), UP];
        let pen = steps
            .into_iter()
            .fold(PenActions::new("pen".into()), PenActions::then);
        self.act("dragging with a pen", pen)
    }

    /// Drags with one finger while a second one taps elsewhere.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn drag_while_tapping(&self, from: &str, to_square: &str, other: &str) -> Outcome {
        let ((x, y), (end_x, end_y)) = (self.middle(from)?, self.middle(to_square)?);
        let end = (end_x, end_y + FINGER);
        let wait = || PointerAction::Pause {
            duration: Duration::ZERO,
        };
        let finger = |name: &str, steps: Vec<PointerAction>| {
            steps
                .into_iter()
                .fold(TouchActions::new(name.into()), TouchActions::then)
        };
        // Step by step side by side: the second finger comes and goes while the first is held.
        let first = finger(
            "first",
            vec![
                to((x, y)),
                DOWN,
                to((x, y - 15.0)),
                wait(),
                wait(),
                wait(),
                to(end),
                UP,
            ],
        );
        let second = finger(
            "second",
            vec![
                wait(),
                wait(),
                wait(),
                to(self.middle(other)?),
                DOWN,
                UP,
                wait(),
                wait(),
            ],
        );
        let both = Actions::from(first).and(second);
        self.run("two fingers", self.client.perform_actions(both))
    }

    /// One moment of a touch, by `DevTools`: `touchStart`, `touchMove`, `touchEnd` or `touchCancel`,
    /// with the fingers that are down.
    ///
    /// # Errors
    /// When the browser is not Chromium.
    pub fn touch(&self, kind: &str, fingers: &[Point]) -> Outcome {
        let points: Vec<Value> = fingers
            .iter()
            .map(|&(x, y)| json!({ "x": x, "y": y }))
            .collect();
        let params = json!({ "type": kind, "touchPoints": points });
        self.devtools("Input.dispatchTouchEvent", &params).map(drop)
    }

    /// A swipe with one finger, by `DevTools`.
    ///
    /// # Errors
    /// When the browser is not Chromium.
    pub fn swipe(&self, (x, y): Point, up: f64) -> Outcome {
        self.touch("touchStart", &[(x, y)])?;
        for step in 1..=10 {
            self.touch("touchMove", &[(x, y - up * f64::from(step) / 10.0)])?;
        }
        self.touch("touchEnd", &[])
    }

    pub(crate) fn act(&self, what: &str, source: impl InputSource + 'static) -> Outcome {
        self.run(
            what,
            self.client.perform_actions(Actions::from(source.into())),
        )
    }

    /// How far the page is scrolled down.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn scrolled(&self) -> Outcome<f64> {
        self.script("return scrollY", &[])?
            .as_f64()
            .ok_or_else(|| Fault::new("the page has no place"))
    }
}

fn mouse() -> MouseActions {
    MouseActions::new("mouse".into())
}

fn to((x, y): Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::from_millis(30)),
        x,
        y,
    }
}
