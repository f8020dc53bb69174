//! The words of the steps, in both languages.

use std::path::Path;
use std::{env, fs};

use chess_a_la_carte::app::{Locale, Part, STEPS};
use chess_a_la_carte::i18n::{StepTexts, Texts, prose, texts, written_prose};

/// The most letters of a sentence that a child reads at one go.
const MOST_LETTERS: usize = 80;

fn words() -> impl Iterator<Item = (Locale, &'static str, StepTexts)> {
    Locale::ALL.into_iter().flat_map(|locale| {
        let all = STEPS.iter();
        all.map(move |step| (locale, step.key, prose(locale).step(step.lesson)))
    })
}

fn sentences(text: &str) -> Vec<&str> {
    text.split_inclusive(['.', '!', '?'])
        .map(str::trim)
        .filter(|sentence| !sentence.is_empty())
        .collect()
}

#[test]
fn every_step_says_at_most_two_short_sentences() {
    for (locale, key, step) in words() {
        let said = sentences(step.says);
        assert!((1..=2).contains(&said.len()), "{locale:?} {key}: {said:?}");
        for sentence in said.into_iter().chain(sentences(step.ask)) {
            let letters = sentence.chars().count();
            assert!(letters <= MOST_LETTERS, "{letters}: {sentence}");
            assert!(sentence.ends_with(['.', '?', '!']), "{sentence}");
        }
        assert!(!step.title.is_empty() && !step.ask.is_empty(), "{key}");
    }
}

#[test]
fn no_two_steps_say_the_same_and_none_is_left_in_english() {
    let mut said: Vec<&str> = words().map(|(_, _, step)| step.says).collect();
    said.sort_unstable();
    let before = said.len();
    said.dedup();
    assert_eq!(said.len(), before);
}

#[test]
fn french_typography_and_no_tour_for_a_turn() {
    let words: &Texts = texts(Locale::Fr);
    let tutorial = &words.tutorial;
    let steps = STEPS.iter().flat_map(|step| {
        let step = prose(Locale::Fr).step(step.lesson);
        [step.title, step.says, step.ask]
    });
    let labels = [tutorial.right, tutorial.wrong, tutorial.begin];
    for text in steps.chain(labels) {
        assert!(
            !text.contains("ton tour") && !text.contains("son tour"),
            "{text}"
        );
        assert!(!text.contains('\''), "a straight apostrophe: {text}");
        for (index, sign) in text.char_indices() {
            let before = text[..index].chars().next_back();
            let after = text[index + sign.len_utf8()..].chars().next();
            match sign {
                ';' | '!' | '?' => assert_eq!(before, Some('\u{202f}'), "{text}"),
                ':' | '»' => assert_eq!(before, Some('\u{a0}'), "{text}"),
                '«' => assert_eq!(after, Some('\u{a0}'), "{text}"),
                _ => {}
            }
        }
    }
}

#[test]
fn every_part_has_a_name_and_steps() {
    for (index, part) in Part::ALL.into_iter().enumerate() {
        assert!(STEPS.iter().any(|step| step.part == part), "{part:?}");
        for locale in Locale::ALL {
            assert!(!texts(locale).tutorial.parts[index].is_empty());
        }
    }
}

/// Set to write the file instead of comparing it.
const WRITE: &str = "CHESS_A_LA_CARTE_WRITE_PROSE";

/// What the page carries for the app to read.
fn page() -> String {
    Locale::ALL
        .into_iter()
        .map(|locale| {
            let (key, text) = (locale.key(), written_prose(locale));
            format!("<template id=\"prose-{key}\">\n{text}</template>\n")
        })
        .collect()
}

#[test]
fn the_page_carries_the_words_as_they_are_written() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/prose.html");
    if env::var_os(WRITE).is_some() {
        fs::write(&path, page()).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == page(),
        "src/i18n/prose.html is out of date: \
         `{WRITE}=1 cargo test --no-default-features --test lessons` writes it"
    );
}

#[test]
fn the_words_mean_nothing_to_html_and_stand_on_one_line_each() {
    for locale in Locale::ALL {
        let text = written_prose(locale);
        assert!(!text.contains(['<', '>', '&']), "{locale:?}");
        let read: usize = prose(locale)
            .rules
            .iter()
            .map(|section| 1 + section.paragraphs.len())
            .sum();
        assert_eq!(text.lines().count(), 3 * STEPS.len() + read, "{locale:?}");
    }
}

#[test]
fn every_step_and_every_rule_that_is_taught_stands_in_the_rules() {
    for locale in Locale::ALL {
        let rules = &prose(locale).rules;
        for step in STEPS {
            let told = rules.iter().flat_map(|section| &section.paragraphs);
            assert!(
                told.filter(|(lesson, _)| *lesson == step.lesson).count() > 0,
                "{}",
                step.key
            );
        }
        let told: Vec<&str> = rules
            .iter()
            .flat_map(|section| section.rules.split(' '))
            .collect();
        for rule in crate::demos::TAUGHT.split_ascii_whitespace() {
            assert!(told.contains(&rule), "{rule} is told nowhere");
        }
    }
}
