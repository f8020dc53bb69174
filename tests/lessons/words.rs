//! The words of the steps, in both languages.

use chess_a_la_carte::app::{Locale, Part, STEPS};
use chess_a_la_carte::i18n::{StepTexts, Texts, texts};

/// The most letters of a sentence that a child reads at one go.
const MOST_LETTERS: usize = 80;

fn words() -> impl Iterator<Item = (Locale, &'static str, &'static StepTexts)> {
    Locale::ALL.into_iter().flat_map(|locale| {
        let tutorial = &texts(locale).tutorial;
        let all = STEPS.iter();
        all.map(move |step| (locale, step.key, (tutorial.lesson)(step.lesson)))
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
        let step = (tutorial.lesson)(step.lesson);
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
