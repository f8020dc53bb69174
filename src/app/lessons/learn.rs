//! What the tutorial does to the state of the app.

use std::rc::Rc;

use super::super::prefs::Prefs;
use super::super::session::Session;
use super::super::state::{AppState, Screen};
use super::Lesson;
use super::progress::Progress;
use super::run::{LessonAction, Run, Stage};

impl AppState {
    /// The state after an action in the tutorial; `None` where it means nothing.
    pub(in crate::app) fn learn(&self, action: LessonAction) -> Option<Self> {
        let shown = |lesson: Option<Run>| Self {
            lesson: lesson.map(Rc::new),
            explaining: None,
            ..self.clone()
        };
        Some(match action {
            LessonAction::Open(lesson) => Self {
                // The rules are read on where they were left.
                rules_at: self.rules_at.and(Some(lesson)),
                ..shown(Some(Run::new(lesson)?))
            },
            LessonAction::Close => shown(None),
            LessonAction::Contents => shown(None).show(Screen::Lessons),
            LessonAction::Dismiss => Self {
                explaining: None,
                ..self.clone()
            },
            LessonAction::Forget => self.with_learnt(Progress::default()),
            LessonAction::Tick
            | LessonAction::Next
            | LessonAction::Back
            | LessonAction::Again
            | LessonAction::Retry
            | LessonAction::Pick(_) => {
                let run = self.lesson.as_ref()?;
                match run.act(action) {
                    Some(run) => self.with_run(run),
                    // Beyond the last step.
                    None if action == LessonAction::Next && run.stage != Stage::Shown => {
                        shown(None).show(Screen::Lessons)
                    }
                    None => return None,
                }
            }
        })
    }

    /// The same with the step as it is now, and its stars kept once it is done.
    pub(in crate::app) fn with_run(&self, run: Run) -> Self {
        let learnt = &self.prefs.learnt;
        let next = if run.is_done() {
            self.with_learnt(learnt.with_stars(run.lesson, run.stars()))
        } else {
            self.clone()
        };
        Self {
            lesson: Some(Rc::new(run)),
            ..next
        }
    }

    /// The same with the step offered that explains what happened in `session` for the first time.
    pub(in crate::app) fn explaining(&self, session: &Session) -> Self {
        let learnt = &self.prefs.learnt;
        match session.first_time_lesson() {
            Some(lesson) if !learnt.explained(lesson) => Self {
                explaining: Some(lesson),
                ..self.with_learnt(learnt.with_explained(lesson))
            },
            now => Self {
                // A lost turn is explained in the panel that tells of it, and goes with that.
                explaining: self.explaining.filter(|lesson| {
                    !matches!(lesson, Lesson::LostTurn | Lesson::NothingToRepeat)
                        || now == Some(*lesson)
                }),
                ..self.clone()
            },
        }
    }

    fn with_learnt(&self, learnt: Progress) -> Self {
        Self {
            prefs: Rc::new(Prefs {
                learnt,
                ..(*self.prefs).clone()
            }),
            ..self.clone()
        }
    }
}
