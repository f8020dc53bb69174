//! The app's DOM contract: squares, piles, buttons, status.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::Locator;
use xtask::browsers::Engine;

use crate::fault::{Fault, Outcome};
use crate::page::Page;

impl Page {
    /// Clicks the first match once it is there and enabled, with a real pointer.
    ///
    /// # Errors
    /// When it does not appear, or something lies on top of it.
    pub fn click(&self, css: &str) -> Outcome {
        self.wait_for(&format!("{css}:not([disabled], [aria-disabled=\"true\"])"))?;
        let element = self.element(css)?;
        self.run(&format!("clicking {css}"), element.click())
    }

    /// Clicks a square, such as `e4`, also one where nothing can be done: that has to be explained.
    ///
    /// # Errors
    /// When the board has no such square.
    pub fn click_square(&self, square: &str) -> Outcome {
        let element = self.element(&cell(square))?;
        self.run(&format!("clicking {square}"), element.click())
    }

    /// Clicks the button of an action, such as `resign`.
    ///
    /// # Errors
    /// As [`Page::click`].
    pub fn action(&self, name: &str) -> Outcome {
        self.click(&format!("[data-action=\"{name}\"]"))
    }

    /// Brings the first match to the middle of the screen, as one would by scrolling, and clicks it.
    ///
    /// # Errors
    /// As [`Page::click`].
    pub fn choose(&self, css: &str) -> Outcome {
        self.wait_for(css)?;
        let body = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.script(body, &[css.into()])?;
        self.click(css)
    }

    /// Writes into a field, as if by typing and leaving it.
    ///
    /// # Errors
    /// When there is no such field.
    pub fn fill(&self, css: &str, text: &str) -> Outcome {
        self.wait_for(css)?;
        let body = "const field = document.querySelector(arguments[0]); field.value = arguments[1]; \
             field.dispatchEvent(new Event('change', { bubbles: true }))";
        self.script(body, &[css.into(), text.into()]).map(drop)
    }

    /// Turns over the top card of the draw pile.
    ///
    /// # Errors
    /// As [`Page::click`].
    pub fn draw(&self) -> Outcome {
        if self.engine() != Engine::Chromium {
            // A card that is still being dealt flies over the pile.
            self.wait_still()?;
        }
        self.click("[data-pile=\"draw\"]")
    }

    /// Drags from one square to another with the mouse.
    ///
    /// # Errors
    /// When a square is missing.
    pub fn drag(&self, from: &str, to: &str) -> Outcome {
        let (start, end) = (self.element(&cell(from))?, self.element(&cell(to))?);
        let steps = gesture(start, end, 0.0);
        let mouse = steps
            .into_iter()
            .fold(MouseActions::new("mouse".into()), MouseActions::then);
        self.act(&format!("dragging from {from} to {to}"), mouse)
    }

    /// Drags the first match to a square with the mouse.
    ///
    /// # Errors
    /// When there is no match, or no such square.
    pub fn drag_onto(&self, css: &str, square: &str) -> Outcome {
        let (start, end) = (self.element(css)?, self.element(&cell(square))?);
        let steps = gesture(start, end, 0.0);
        let mouse = steps
            .into_iter()
            .fold(MouseActions::new("mouse".into()), MouseActions::then);
        self.act(&format!("dragging {css} to {square}"), mouse)
    }

    /// Drags from one square to another with a finger, which holds the piece above itself.
    ///
    /// # Errors
    /// When a square is missing.
    pub fn touch_drag(&self, from: &str, to: &str) -> Outcome {
        let (start, end) = (self.element(&cell(from))?, self.element(&cell(to))?);
        let steps = gesture(start, end, FINGER);
        let finger = steps
            .into_iter()
            .fold(TouchActions::new("finger".into()), TouchActions::then);
        self.act(&format!("dragging from {from} to {to}"), finger)
    }

    /// Taps a square with a finger.
    ///
    /// # Errors
    /// When the square is missing.
    pub fn tap_square(&self, square: &str) -> Outcome {
        let finger = TouchActions::new("finger".into())
            .then(over(self.element(&cell(square))?))
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            });
        self.act(&format!("tapping {square}"), finger)
    }

    /// Presses a key by its DOM name (`Enter`, `ArrowUp`, `Escape`, `Tab`, `d`, …), on whatever has
    /// the focus.
    ///
    /// # Errors
    /// When there is no such key.
    pub fn press(&self, key: &str) -> Outcome {
        let value = key_value(key)?;
        let keys = KeyActions::new("keys".into())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        self.act(&format!("pressing {key}"), keys)?;
        if key == "Tab" && self.engine() == Engine::Firefox {
            // Behind the last button come those of a window that is not there. Behind those the page
            // begins anew.
            let body = "if (document.hasFocus()) return; window.focus(); \
                document.querySelector('a[href], button:enabled').focus()";
            self.script(body, &[])?;
        }
        Ok(())
    }

    /// The piece on a square, such as `wN`.
    ///
    /// # Errors
    /// When the board has no such square.
    pub fn piece_at(&self, square: &str) -> Outcome<Option<String>> {
        if !self.exists(&cell(square))? {
            return Err(Fault::new(format!(
                "there is no square {square} on the page"
            )));
        }
        self.attr(&cell(square), "data-piece")
    }

    /// Waits until a square shows a piece.
    ///
    /// # Errors
    /// When it does not within 20 seconds.
    pub fn wait_piece(&self, square: &str, piece: &str) -> Outcome {
        self.wait_attr(&cell(square), "data-piece", piece)
    }

    /// The squares that carry a mark, such as `data-movable` or `data-target="capture"`, sorted.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn squares_with(&self, mark: &str) -> Outcome<Vec<String>> {
        let mut squares = self.attrs(&format!("[data-square][{mark}]"), "data-square")?;
        squares.sort();
        Ok(squares)
    }

    /// The name of the visible screen.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn screen(&self) -> Outcome<Option<String>> {
        self.attr("[data-screen]", "data-screen")
    }

    /// The code of the current status sentence.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn status_code(&self) -> Outcome<Option<String>> {
        self.attr("[data-status]", "data-code")
    }

    /// The code of the current alert.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn alert_code(&self) -> Outcome<Option<String>> {
        self.attr("[data-alert]", "data-code")
    }

    /// Who has won, and how; nothing while the game goes on.
    ///
    /// # Errors
    /// When the browser is gone.
    pub fn outcome(&self) -> Outcome<Option<(String, String)>> {
        let winner = self
            .attr("[data-outcome]", "data-outcome")?
            .filter(|name| name != "none");
        let reason = self
            .attr("[data-outcome]", "data-reason")?
            .unwrap_or_default();
        Ok(winner.map(|winner| (winner, reason)))
    }

    fn element(&self, css: &str) -> Outcome<Element> {
        self.run(
            &format!("finding {css}"),
            self.client.find(Locator::Css(css)),
        )
    }
}

/// How far above a finger the piece is that it drags, so that it can be seen.
pub(crate) const FINGER: f64 = 40.0;

/// The selector of a square.
pub(crate) fn cell(square: &str) -> String {
    format!("[data-square=\"{square}\"]")
}

fn over(element: Element) -> PointerAction {
    PointerAction::MoveToElement {
        element,
        duration: Some(Duration::ZERO),
        x: 0.0,
        y: 0.0,
    }
}

/// Down on one element, a few real moves, up on another or below it.
fn gesture(start: Element, end: Element, below: f64) -> [PointerAction; 5] {
    let slowly = Some(Duration::from_millis(80));
    [
        over(start),
        PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        },
        PointerAction::MoveBy {
            duration: slowly,
            x: 4.0,
            y: -12.0,
        },
        PointerAction::MoveToElement {
            element: end,
            duration: slowly,
            x: 0.0,
            y: below,
        },
        PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        },
    ]
}

fn key_value(name: &str) -> Outcome<char> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Ok(letter);
    }
    Ok(char::from(match name {
        "ArrowDown" => Key::Down,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "End" => Key::End,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Home" => Key::Home,
        "PageDown" => Key::PageDown,
        "PageUp" => Key::PageUp,
        "Tab" => Key::Tab,
        _ => return Err(Fault::new(format!("there is no key {name}"))),
    }))
}
