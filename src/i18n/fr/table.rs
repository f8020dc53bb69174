//! What is said at the table.

use super::super::table::TableTexts;

pub(super) const TABLE: TableTexts = TableTexts {
    look: |who| format!("{who}\u{a0}: regarde tes cartes."),
    touched_own: |who, square| {
        format!("{who}\u{a0}: pièce touchée, pièce jouée. Joue celle en {square}.")
    },
    touched_other: |who, square| {
        format!("{who}\u{a0}: pièce touchée, pièce prise. Prends celle en {square}.")
    },
    adjust: |who| format!("{who}\u{a0}: touche la pièce à remettre en place."),
    peek: "Appuie longtemps pour voir tes cartes, ou touche pour les ouvrir",
    peek_short: "Voir",
    cover: "Cacher tes cartes",
    cover_short: "Cacher",
    taken: |list| format!("Pièces prises\u{a0}: {list}"),
    several: |name, count| format!("{name} \u{d7}{count}"),
    ahead: |points| match points {
        1 => "1\u{a0}point d’avance".to_owned(),
        _ => format!("{points}\u{a0}points d’avance"),
    },
    match_points: "Match",
    to_move: "au trait",
    controls_of: |who| format!("Commandes\u{a0}: {who}"),
    full_screen: "Plein écran",
};
