//! French. Narrow no-break spaces stand before `; ! ?`, no-break spaces before `:` and inside « ».
//! A turn is never « tour », which is the rook.

use super::rules_fr::RULES;
use super::texts::{
    CardTexts, ColorTexts, EndedTexts, Labels, LostTexts, NoticeTexts, QuestionTexts, RefusedTexts,
    RoleTexts, SquareTexts, Texts, TodoTexts, ToldTexts,
};

pub(super) static FR: Texts = Texts {
    language: "Français",
    title: "Échecs à la carte",
    tagline: "Retourne une carte. Elle dit quelle pièce peut bouger.",
    unofficial: "Un jeu non officiel, dans l’esprit de No Stress Chess®. Ni fait ni approuvé par \
                 son éditeur.",
    labels: LABELS,
    colors: [
        ColorTexts {
            name: "Les Blancs",
            pieces: [
                "pion blanc",
                "cavalier blanc",
                "fou blanc",
                "tour blanche",
                "dame blanche",
                "roi blanc",
            ],
        },
        ColorTexts {
            name: "Les Noirs",
            pieces: [
                "pion noir",
                "cavalier noir",
                "fou noir",
                "tour noire",
                "dame noire",
                "roi noir",
            ],
        },
    ],
    roles: ROLES,
    cards: CARDS,
    level_one: (
        "Niveau 1",
        "Une carte à chaque coup. Prends le roi pour gagner.",
    ),
    squares: SquareTexts {
        empty: "vide",
        movable: "peut bouger",
        selected: "en main",
        target_move: "peut aller ici",
        target_capture: "prise possible",
        stuck: "ne peut pas bouger",
        in_the_way: "barre le chemin",
    },
    todo: TodoTexts {
        draw: |who| format!("{who} : retourne une carte."),
        pick_piece: |who, role| format!("{who} : joue {role}."),
        pick_either: |who, one, other| format!("{who} : joue {one} ou {other}."),
        pick_square: |who| format!("{who} : choisis une case."),
        accept_lost: |who| format!("{who} : pas de coup cette fois."),
        over: "La partie est finie.",
        draw_offered: |who| format!("Proposition de {who} : partie nulle."),
    },
    told: ToldTexts {
        reshuffled: "La pioche était vide : toutes les cartes sont mélangées.",
        card_drawn: |who, card| format!("{who} : carte {card}."),
        moved: |who, role, to| format!("{who} : {role} en {to}."),
        captured: |who, mover, taken, square| format!("{who} : {mover} prend {taken} en {square}."),
        turn_lost: |who| format!("{who} : pas de coup possible."),
        draw_declined: |who| format!("{who} : on continue, pas de nulle."),
        taken_back: "Coup repris. Les mêmes cartes reviennent.",
        played_again: "Coup rejoué.",
    },
    lost: LostTexts {
        title: |card| format!("{card} : rien ne peut bouger"),
        nothing_to_repeat: "Aucune carte n’est encore posée : il n’y a rien à répéter.",
        pawn_at_the_end: |square| format!("Le pion {square} est arrivé au bout : il y reste."),
        and: " et ",
    },
    refused: RefusedTexts {
        game_over: "La partie est finie. Une revanche ?",
        draw_first: "Retourne d’abord une carte.",
        must_move: "Une carte est déjà retournée. Joue d’abord une pièce.",
        turn_is_lost: "Cette carte ne fait rien bouger. Touche le bouton pour continuer.",
        nothing_lost: "Cette carte peut faire bouger une pièce. Choisis-en une.",
        already_offered: "Ta proposition tient toujours.",
        no_offer: "Personne n’a proposé la nulle.",
        empty_square: "Cette case est vide.",
        not_yours: |owner| format!("Cette pièce n’est pas à toi. Son camp : {owner}."),
        try_either: |one, other| {
            format!("Cette carte fait jouer {one} ou {other}. Essaie l’un des deux.")
        },
        nothing_to_try: "Cette carte ne fait rien bouger.",
        pawn_straight_blocked: "Un pion ne prend jamais tout droit. Il prend en diagonale.",
        pawn_diagonal_empty: "Un pion va en diagonale seulement pour prendre. Ici, il n’y a rien.",
        pawn_back: "Un pion avance toujours : jamais en arrière ni de côté.",
        pawn_two: "Deux cases : seulement depuis la deuxième rangée du pion.",
        castling_later: "Le roque arrive plus tard, dans le jeu avancé.",
    },
    ended: EndedTexts {
        wins: |who| format!("Victoire : {who} !"),
        draw: "Partie nulle",
        king_taken: "Le roi est pris. Bien joué, tous les deux !",
        resigned: |who| format!("Abandon : {who}. Bien joué, tous les deux !"),
        draw_agreed: "Vous êtes d’accord. Un demi-point chacun.",
    },
    questions: QuestionTexts {
        take_back: |other, who| format!("{other} : d’accord pour reprendre le coup ? ({who})"),
        take_back_yes: "Oui, on reprend",
        take_back_no: "Non, on continue",
        resign: |who| format!("{who} : veux-tu abandonner cette partie ?"),
        resign_yes: "Oui, j’abandonne",
        resign_no: "Non, on continue",
    },
    notices: NOTICES,
    rules: RULES,
};

const LABELS: Labels = Labels {
    play: "Jouer",
    continue_game: "Continuer la partie",
    continue_earlier: "Continuer la partie d’avant",
    new_game: "Nouvelle partie",
    rematch: "Rejouer",
    see_board: "Voir l’échiquier",
    see_result: "Résultat",
    home: "Accueil",
    rules: "Règles",
    back: "Retour",
    undo: "Reprendre le coup",
    redo: "Rejouer le coup repris",
    flip: "Tourner l’échiquier",
    offer_draw: "Proposer la nulle",
    accept: "Accepter",
    decline: "Refuser",
    resign: "Abandonner",
    cancel: "Annuler",
    close: "Fermer",
    language: "Langue",
    theme: [
        "Couleurs : comme l’appareil",
        "Couleurs : claires",
        "Couleurs : sombres",
    ],
    level: "Niveau",
    names: "Qui joue ?",
    name_of: ["Blancs", "Noirs"],
    board: "Échiquier",
    tray: "Cartes",
    moves: "Coups joués",
    no_moves_yet: "Aucun coup pour l’instant.",
    draw_card: "Retourner",
    draw_pile: |count| match count {
        0 | 1 => format!("Pioche, {count} carte"),
        _ => format!("Pioche, {count} cartes"),
    },
    discard_pile: |who| format!("Défausse : {who}"),
    empty_pile: "vide",
    accept_lost_turn: |next| format!("OK, suite : {next}"),
    move_lost: "pas de coup",
};

const ROLES: [RoleTexts; 6] = [
    RoleTexts {
        name: "pion",
        the: "le pion",
        one: "un pion",
        in_the_way: |square| format!("Le pion {square} barre le chemin."),
        own_there: |square| format!("Ton propre pion occupe {square}."),
        shape: "Un pion avance d’une case tout droit, ou de deux depuis sa deuxième rangée.",
        try_one: "Cette carte fait jouer un pion. Essaie un pion.",
        none_left: "Il ne reste aucun pion.",
        shut_in: |square, by| format!("Le pion {square} est arrêté par {by}."),
    },
    RoleTexts {
        name: "cavalier",
        the: "le cavalier",
        one: "un cavalier",
        in_the_way: |square| format!("Le cavalier {square} barre le chemin."),
        own_there: |square| format!("Ton propre cavalier occupe {square}."),
        shape: "Un cavalier saute en L : deux cases, puis une de côté.",
        try_one: "Cette carte fait jouer un cavalier. Essaie un cavalier.",
        none_left: "Il ne reste aucun cavalier.",
        shut_in: |square, by| {
            format!("Le cavalier {square} tomberait sur tes propres pièces : {by}.")
        },
    },
    RoleTexts {
        name: "fou",
        the: "le fou",
        one: "un fou",
        in_the_way: |square| format!("Le fou {square} barre le chemin."),
        own_there: |square| format!("Ton propre fou occupe {square}."),
        shape: "Un fou glisse seulement en diagonale.",
        try_one: "Cette carte fait jouer un fou. Essaie un fou.",
        none_left: "Il ne reste aucun fou.",
        shut_in: |square, by| format!("Le fou {square} est enfermé par {by}."),
    },
    RoleTexts {
        name: "tour",
        the: "la tour",
        one: "une tour",
        in_the_way: |square| format!("La tour {square} barre le chemin."),
        own_there: |square| format!("Ta propre tour occupe {square}."),
        shape: "Une tour glisse tout droit : le long des rangées et des colonnes.",
        try_one: "Cette carte fait jouer une tour. Essaie une tour.",
        none_left: "Il ne reste aucune tour.",
        shut_in: |square, by| format!("La tour {square} est enfermée par {by}."),
    },
    RoleTexts {
        name: "dame",
        the: "la dame",
        one: "la dame",
        in_the_way: |square| format!("La dame {square} barre le chemin."),
        own_there: |square| format!("Ta propre dame occupe {square}."),
        shape: "La dame glisse tout droit ou en diagonale.",
        try_one: "Cette carte fait jouer la dame. Essaie la dame.",
        none_left: "Il ne reste aucune dame.",
        shut_in: |square, by| format!("La dame {square} est enfermée par {by}."),
    },
    RoleTexts {
        name: "roi",
        the: "le roi",
        one: "le roi",
        in_the_way: |square| format!("Le roi {square} barre le chemin."),
        own_there: |square| format!("Ton propre roi occupe {square}."),
        shape: "Le roi fait un pas d’une case, dans tous les sens.",
        try_one: "Cette carte fait jouer le roi. Essaie le roi.",
        none_left: "Il ne reste aucun roi.",
        shut_in: |square, by| format!("Le roi {square} est enfermé par {by}."),
    },
];

const CARDS: [CardTexts; 7] = [
    CardTexts {
        name: "Pion",
        rule: "Une case tout droit, deux depuis sa deuxième rangée. Il prend en diagonale.",
    },
    CardTexts {
        name: "Cavalier",
        rule: "Deux cases, puis une de côté. Il saute par-dessus tout.",
    },
    CardTexts {
        name: "Fou",
        rule: "En diagonale, aussi loin que tu veux.",
    },
    CardTexts {
        name: "Tour",
        rule: "Le long des rangées et des colonnes, aussi loin que tu veux.",
    },
    CardTexts {
        name: "Dame",
        rule: "Tout droit ou en diagonale, aussi loin que tu veux.",
    },
    CardTexts {
        name: "Roi",
        rule: "Une case, dans tous les sens. Il peut se mettre en danger.",
    },
    CardTexts {
        name: "Même type",
        rule: "Joue un type que montre l’une des deux défausses.",
    },
];

const NOTICES: NoticeTexts = NoticeTexts {
    bad_level: "Le lien demande un niveau qui n’existe pas ici. Voici le niveau 1.",
    bad_fen: |why| {
        format!("La position du lien ne va pas : {why}. La position habituelle est en place.")
    },
    bad_deck: |why| {
        format!("Les cartes du lien ne vont pas : {why}. Les cartes habituelles sont en place.")
    },
    bad_seed: "La graine du lien n’est pas un nombre entier. Les cartes sont mélangées au hasard.",
    bad_language: "Le lien demande une langue qui n’existe pas ici.",
    bad_theme: "Le lien demande des couleurs qui n’existent pas ici.",
    stored_damaged: "La partie enregistrée est illisible. Elle est mise de côté ; une nouvelle \
                     peut commencer.",
    stored_other_version: "La partie enregistrée vient d’une autre version. Elle est mise de côté, \
                           intacte.",
    not_stored: "Ce navigateur ne garde rien : recharger la page ferait perdre la partie.",
    draw_suggested: "100 coups sans prise ni coup de pion. Une idée de l’application : une partie \
                     nulle ?",
    fen_fields: [
        "les pièces ne sont pas écrites en FEN",
        "le camp au trait doit être w ou b",
        "les droits de roque : une partie de KQkq, ou -",
        "la case de prise en passant n’en est pas une",
        "le compte de demi-coups n’est pas un nombre",
        "le numéro du coup n’est pas un nombre",
        "il y a quelque chose après le dernier champ",
    ],
    too_many_kings: "un camp a deux rois",
    no_king: "un camp n’a pas de roi",
    too_many_pieces: "un camp a plus de 16 pièces",
    too_many_pawns: "un camp a plus de 8 pions",
    no_pawn_on: |square| format!("aucun pion ne peut être en {square}"),
    too_many_promoted: "un camp a trop de pièces pour les pions qui lui restent",
    no_castling: "un camp aurait le droit de roquer, mais son roi ou sa tour a bougé",
    kings_touch: "les rois sont côte à côte",
    opposite_check: "le camp qui vient de jouer est en échec",
    both_in_check: "les deux rois sont en échec",
    too_many_checkers: "plus de deux pièces donnent échec",
    impossible_check: "aucun coup n’a pu donner cet échec",
    no_en_passant: "aucun pion ne vient de franchir la case de prise en passant",
    deck_empty: "il n’y en a pas",
    deck_too_long: |most| format!("il y en a plus de {most}"),
    deck_unknown_card: |place, letter| {
        format!("la carte {place} est « {letter} » ; seules P N B R Q K S sont des cartes")
    },
};
