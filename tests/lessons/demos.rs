//! Every script is legal, action by action, under its level.

use chess_a_la_carte::app::{Quiz, STEPS, Scene, Tape, Told};

/// Plays a script to its end: what is marked as refused must be, and nothing else.
pub(crate) fn play(scene: &Scene, name: &str) -> Tape {
    scene
        .table()
        .unwrap_or_else(|error| panic!("{name}: {error:?}"));
    play_on(Tape::new(scene).unwrap(), name)
}

pub(crate) fn play_on(mut tape: Tape, name: &str) -> Tape {
    let mut refusal_expected = false;
    while !tape.is_over() {
        let token = tape.upcoming();
        if let Some(token) = token {
            refusal_expected = token.starts_with('!');
        }
        let before = tape.session.refusals;
        tape = tape
            .next()
            .unwrap_or_else(|| panic!("{name}: {token:?} means nothing there"));
        let refused = matches!(tape.session.told, Told::Refused { .. });
        let now = tape.session.refusals != before || token == Some("!*");
        if tape.upcoming().is_some() || tape.is_over() {
            assert_eq!(
                refused && (now || refusal_expected),
                refusal_expected,
                "{name}: {token:?} {:?}",
                tape.session.told
            );
        } else {
            assert!(!now, "{name}: {token:?} {:?}", tape.session.told);
        }
    }
    tape
}

#[test]
fn every_demonstration_is_legal_action_by_action() {
    for step in STEPS {
        assert!(!step.demo.script.is_empty(), "{} shows nothing", step.key);
        play(&step.demo, step.key);
    }
}

#[test]
fn every_question_can_be_set_up_and_its_proof_played() {
    for step in STEPS {
        for (index, Quiz { scene, proof, .. }) in step.quiz.iter().enumerate() {
            let name = format!("{} {index}", step.key);
            let tape = play(scene, &name);
            play_on(tape.then(proof), &name);
        }
    }
}

/// The rules that are taught: those marked T.
pub(crate) const TAUGHT: &str = "G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6 B7 L1.1 L1.2 L1.3 S1 S2 S5 L2.1 L2.2 \
    L2.3 L2.4 L2.5 A1 A2 A3 A4 A5 A6 A7 A8 A9 C1 C2 C3 C4 C5 C6 C7 C8 C10 C11 C12 M1 U1";

#[test]
fn every_rule_that_is_taught_has_a_step() {
    let taught: Vec<&str> = STEPS
        .iter()
        .flat_map(|step| step.rules.split_ascii_whitespace())
        .collect();
    let missing: Vec<&str> = TAUGHT
        .split_ascii_whitespace()
        .filter(|rule| !taught.contains(rule))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn links_name_steps_once_and_in_order() {
    for (index, step) in STEPS.iter().enumerate() {
        assert_eq!(step.lesson as usize, index);
        let same = STEPS.iter().filter(|other| other.key == step.key);
        assert_eq!(same.count(), 1, "{}", step.key);
        assert!(!step.quiz.is_empty(), "{} asks nothing", step.key);
    }
}
