//! Rules K2 and K3: what a fallen flag means.

use chess_a_la_carte::engine::{Color, FlagVerdict, flag_verdict};

use crate::clocks::control;
use crate::support::position;

use Color::{Black, White};

const BARE_BLACK: &str = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1";
const BOTH_ARMED: &str = "4k3/4p3/8/8/8/8/4Q3/4K3 w - - 0 1";

fn verdict(text: &str, counts_as_loss: bool, flagged: Color, fen: &str) -> FlagVerdict {
    flag_verdict(
        &control(text),
        counts_as_loss,
        flagged,
        position(fen).board(),
    )
}

#[test]
fn k2_out_of_time_loses_unless_the_opponent_has_only_a_king() {
    for counts_as_loss in [false, true] {
        let verdict = |flagged, fen| verdict("5+3", counts_as_loss, flagged, fen);
        assert_eq!(verdict(White, BOTH_ARMED), FlagVerdict::Loss);
        assert_eq!(verdict(Black, BOTH_ARMED), FlagVerdict::Loss);
        assert_eq!(verdict(White, BARE_BLACK), FlagVerdict::Draw);
        assert_eq!(verdict(Black, BARE_BLACK), FlagVerdict::Loss);
    }
}

#[test]
fn k3_a_limit_for_each_move_annuls_the_game_unless_switched() {
    let verdict = |switch, flagged, fen| verdict("60s+15m", switch, flagged, fen);
    assert_eq!(verdict(false, White, BOTH_ARMED), FlagVerdict::Annulled);
    assert_eq!(verdict(false, White, BARE_BLACK), FlagVerdict::Annulled);
    assert_eq!(verdict(true, White, BOTH_ARMED), FlagVerdict::Loss);
    assert_eq!(verdict(true, White, BARE_BLACK), FlagVerdict::Draw);
}
