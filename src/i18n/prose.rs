//! The long texts: what the tutorial's steps say, and the rules.
//!
//! They are written in Rust, one folder a language, so that the compiler lists what is missing.
//! The app finds them in the page instead (`prose.html`, made from these): there they don't weigh
//! on the code that must be there before anything is drawn.

use std::sync::OnceLock;

use crate::app::{Lesson, Locale, STEPS};

/// The words of a step: at most two short sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepTexts {
    /// Its heading.
    pub title: &'static str,
    /// What it teaches.
    pub says: &'static str,
    /// What is asked, of each of its questions.
    pub ask: &'static str,
}

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSection {
    /// The rules it tells, by their ids.
    pub rules: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Its paragraphs, each with the step of the tutorial that shows it.
    pub paragraphs: Vec<(Lesson, &'static str)>,
}

/// The long texts of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose {
    steps: Vec<StepTexts>,
    /// The rules.
    pub rules: Vec<RuleSection>,
}

impl Prose {
    /// Whether the texts have not come yet.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.rules.is_empty()
    }

    /// The words of a step; empty ones where the page doesn't carry them.
    #[must_use]
    pub fn step(&self, lesson: Lesson) -> StepTexts {
        self.steps.get(lesson as usize).copied().unwrap_or_default()
    }

    /// Reads what [`written_prose`] writes: three lines a step, then the rules. Of a section the
    /// first line begins with `#`; a paragraph begins with the name of its step.
    fn read(text: &'static str) -> Self {
        let mut lines = text.trim().lines();
        let mut line = || lines.next().unwrap_or_default();
        let mut prose = Self::default();
        for _ in STEPS {
            prose.steps.push(StepTexts {
                title: line(),
                says: line(),
                ask: line(),
            });
        }
        for line in lines {
            let Some((key, text)) = line.split_once('|') else {
                continue;
            };
            if let Some(rules) = key.strip_prefix('#') {
                prose.rules.push(RuleSection {
                    rules,
                    title: text,
                    paragraphs: Vec::new(),
                });
            } else if let Some((section, lesson)) =
                prose.rules.last_mut().zip(Lesson::from_key(key))
            {
                section.paragraphs.push((lesson, text));
            }
        }
        prose
    }
}

static PROSE: [OnceLock<Prose>; Locale::ALL.len()] = [OnceLock::new(), OnceLock::new()];

/// Where the long texts of a language are kept.
const fn kept(locale: Locale) -> &'static OnceLock<Prose> {
    let [en, fr] = &PROSE;
    match locale {
        Locale::En => en,
        Locale::Fr => fr,
    }
}

/// The long texts of a language.
#[must_use]
pub fn prose(locale: Locale) -> &'static Prose {
    kept_or_written(locale)
}

/// Where the page carries the texts they may still be on their way: then there are none.
#[cfg(target_arch = "wasm32")]
fn kept_or_written(locale: Locale) -> &'static Prose {
    static NONE: Prose = Prose {
        steps: Vec::new(),
        rules: Vec::new(),
    };
    kept(locale).get().unwrap_or(&NONE)
}

#[cfg(not(target_arch = "wasm32"))]
fn kept_or_written(locale: Locale) -> &'static Prose {
    kept(locale).get_or_init(|| Prose::read(written_prose(locale).leak()))
}

/// Keeps the long texts of a language as the page carries them, for the app's whole life.
pub fn keep_prose(locale: Locale, text: String) {
    kept(locale).get_or_init(|| Prose::read(text.leak()));
}

/// A section of the rules as it is written.
#[cfg(not(target_arch = "wasm32"))]
pub(super) struct WrittenSection {
    /// The rules it tells, by their ids.
    pub(super) rules: &'static str,
    /// Its heading.
    pub(super) title: &'static str,
    /// Its paragraphs, each with the step that shows it.
    pub(super) paragraphs: &'static [(Lesson, &'static str)],
}

/// The long texts of a language as the page carries them.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn written_prose(locale: Locale) -> String {
    use super::{en, fr};
    let (lesson, rules): (fn(Lesson) -> &'static StepTexts, _) = match locale {
        Locale::En => (en::lessons::lesson, en::rules::RULES),
        Locale::Fr => (fr::lessons::lesson, fr::rules::RULES),
    };
    let mut text = String::new();
    for step in STEPS {
        let StepTexts { title, says, ask } = lesson(step.lesson);
        text += &format!("{title}\n{says}\n{ask}\n");
    }
    for section in rules {
        text += &format!("#{}|{}\n", section.rules, section.title);
        for (lesson, paragraph) in section.paragraphs {
            text += &format!("{}|{paragraph}\n", lesson.key());
        }
    }
    text
}
