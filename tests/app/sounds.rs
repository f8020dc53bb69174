//! What is heard of what happened.

use chess_a_la_carte::app::{AppState, Sound, TableAction, sound_of};

use crate::support::{linked, session, table, tap, turn};

fn heard(state: &AppState) -> Option<Sound> {
    sound_of(&session(state).told)
}

#[test]
fn each_thing_that_happens_has_its_sound() {
    let start = linked("deck=NP&fen=4k3/8/8/4p3/8/5N2/8/4K3_w");
    assert_eq!(heard(&start), None);
    let drawn = table(&start, TableAction::Draw);
    assert_eq!(heard(&drawn), Some(Sound::Card));
    assert_eq!(heard(&tap(&drawn, "f3")), heard(&drawn));
    assert_eq!(heard(&turn(&start, "f3g1")), Some(Sound::Move));
    assert_eq!(heard(&turn(&start, "f3e5")), Some(Sound::Capture));
}

#[test]
fn the_gravest_is_heard_alone() {
    let check = linked("level=standard&fen=4k3/8/8/8/8/8/8/R3K3_w");
    assert_eq!(heard(&tap(&tap(&check, "a1"), "a8")), Some(Sound::Check));
    let end = linked("deck=R&fen=4k3/8/8/8/8/8/8/K3R3_w");
    assert_eq!(heard(&turn(&end, "e1e8")), Some(Sound::End));
}
