//! What is said at the table.

use super::super::table::TableTexts;

pub(super) const TABLE: TableTexts = TableTexts {
    look: |who| format!("{who}: look at your cards."),
    touched_own: |who, square| format!("{who}: touched is moved. Play the piece on {square}."),
    touched_other: |who, square| format!("{who}: touched is taken. Take the piece on {square}."),
    adjust: |who| format!("{who}: tap the piece to put it straight."),
    peek: "Hold to look at your cards, or tap to open them",
    peek_short: "Hold to look",
    cover: "Cover your cards",
    cover_short: "Cover",
    taken: |list| format!("Taken: {list}"),
    several: |name, count| format!("{name} \u{d7}{count}"),
    ahead: |points| match points {
        1 => "1 point ahead".to_owned(),
        _ => format!("{points} points ahead"),
    },
    match_points: "Match",
    to_move: "to move",
    controls_of: |who| format!("Buttons of {who}"),
    full_screen: "Full screen",
};
