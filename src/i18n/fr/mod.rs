//! French. Narrow no-break spaces stand before `; ! ?`, no-break spaces before `:` and inside « ».
//! A turn is never « tour », which is the rook.

mod choices;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod lessons;
mod library;
mod pieces;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod rules;
mod table;
mod tutorial;

use choices::{PLACING, READ, SETTINGS, SETUP};
use library::LIBRARY;
use pieces::{CARDS, ROLES};
use table::TABLE;
use tutorial::TUTORIAL;

use super::messages::{
    EndedTexts, LostTexts, NoticeTexts, QuestionTexts, RefusedTexts, TodoTexts, ToldTexts,
};
use super::texts::{ColorTexts, Labels, SquareTexts, Texts};

pub(super) static FR: Texts = Texts {
    language: "Français",
    title: "Échecs à la carte",
    tagline: "Retourne une carte. Elle dit quelle pièce peut bouger.",
    unofficial: "Un jeu non officiel, dans l’esprit de No Stress Chess®. Ni fait ni approuvé par \
                 son éditeur.",
    labels: LABELS,
    colors: [
        ColorTexts {
            label: "Blancs",
            name: "les Blancs",
            hand_over: "Passe la tablette : aux Blancs de jouer.",
            take_over: "J’ai les Blancs : voir mes cartes",
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
            label: "Noirs",
            name: "les Noirs",
            hand_over: "Passe la tablette : aux Noirs de jouer.",
            take_over: "J’ai les Noirs : voir mes cartes",
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
    levels: [
        (
            "Niveau 1",
            "Une carte à chaque coup. Prends le roi pour gagner.",
        ),
        (
            "Niveau 2",
            "Trois cartes en main. Pioche une carte, joue une carte.",
        ),
        (
            "Niveau 3",
            "Cinq cartes en main. Plus de choix, plus d’idées.",
        ),
        (
            "Avancé",
            "Le niveau 3 avec l’échec, le roque et la promotion.",
        ),
        ("Officiel", "Les échecs sans cartes."),
    ],
    squares: SquareTexts {
        empty: "vide",
        movable: "peut bouger",
        selected: "en main",
        target_move: "peut aller ici",
        target_capture: "prise possible",
        stuck: "ne peut pas bouger",
        in_the_way: "barre le chemin",
        in_check: "en échec",
    },
    todo: TodoTexts {
        check: "Échec !",
        draw: |who| format!("{who} : retourne une carte."),
        pick_piece: |who, role| format!("{who} : joue {role}."),
        pick_either: |who, one, other| format!("{who} : joue {one} ou {other}."),
        pick_square: |who| format!("{who} : choisis une case."),
        accept_lost: |who| format!("{who} : pas de coup cette fois."),
        draw_to_hand: |who| format!("{who} : pioche une carte."),
        which_card: |who| format!("{who} : avec quelle carte ?"),
        move_any: |who| format!("{who} : joue une pièce."),
        hand_over: |who| format!("{who} : c’est à toi de jouer."),
        choose_card: |who| format!("{who} : choisis une carte."),
        draw_offered: |who, _| format!("{who} : une partie nulle est proposée."),
        answer_draw: |who| format!("{who} : d’accord pour une partie nulle ?"),
    },
    told: ToldTexts {
        reshuffled: "La pioche était vide : toutes les cartes sont mélangées.",
        card_drawn: |who, card| format!("{who} : carte {card}."),
        card_taken: |who| format!("{who} : carte piochée."),
        card_played: |who, card| format!("{who} : carte {card}."),
        hand_changed: |who| format!("{who} : nouvelle main."),
        touched: |square| format!("Pièce touchée en {square}."),
        castles_short: |who| format!("{who} : petit roque."),
        castles_long: |who| format!("{who} : grand roque."),
        en_passant: |who, square| format!("{who} : le pion prend en passant en {square}."),
        moved: |who, role, to| format!("{who} : {role} en {to}."),
        captured: |who, mover, taken, square| format!("{who} : {mover} prend {taken} en {square}."),
        turn_lost: |who| format!("{who} : pas de coup."),
        draw_declined: |who| format!("{who} : on continue, pas de nulle."),
        taken_back: "Coup repris. Les mêmes cartes reviennent.",
        played_again: "Coup rejoué.",
    },
    lost: LostTexts {
        title: |card| format!("{card} : rien ne peut bouger"),
        nothing_to_repeat: "Aucune défausse ne montre de pièce : il n’y a rien à répéter.",
        piece_on: |piece, square| format!("{piece} ({square})"),
        pawn_at_the_end: |square| format!("Le pion {square} est arrivé au bout : il y reste."),
        and: "\u{a0}et ",
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
        not_yours: |_| "Cette pièce est dans l’autre camp. Choisis une des tiennes.".to_owned(),
        try_either: |one, other| {
            format!("Cette carte fait jouer {one} ou {other}. Choisis une de ces pièces.")
        },
        nothing_to_try: "Cette carte ne fait rien bouger.",
        pawn_straight_blocked: "Un pion ne prend jamais tout droit. Il prend en diagonale.",
        pawn_diagonal_empty: "Un pion va en diagonale seulement pour prendre. Ici, il n’y a rien.",
        pawn_back: "Un pion avance toujours : jamais en arrière ni de côté.",
        pawn_two: "Deux cases : seulement depuis la deuxième rangée du pion.",
        en_passant_late: "Trop tard : on prend en passant juste après les deux pas.",
        promotion_missing: "Le pion est arrivé. Choisis ce qu’il devient.",
        no_promotion: "Un pion devient dame, tour, fou ou cavalier, et seulement au bout.",
        not_in_this_level: "Ce coup arrive plus tard, dans le jeu avancé.",
        kings_touch: "Deux rois ne se touchent jamais.",
        castling_moved: "Le roi ou cette tour a déjà bougé : pas de roque.",
        castling_no_rook: "Il n’y a pas de tour dans ce coin pour roquer.",
        castling_between: |square| format!("Une pièce est entre les deux, en {square}."),
        castling_in_check: "Pas de roque quand ton roi est en échec.",
        castling_attacked: |square| format!("Ton roi passerait par une case attaquée : {square}."),
        touch_move: |square| format!("Pièce touchée, pièce jouée : celle en {square}."),
        nothing_to_draw: "Il n’y a pas de carte à piocher.",
        choose_card_first: "Choisis d’abord une carte de ta main.",
        no_such_card: "Cette carte n’est pas dans ta main.",
        no_hand: "À ce niveau, personne n’a de cartes en main.",
        must_answer_check: "Ton roi est en échec et une carte peut aider. Joue-la.",
        other_card_moves: "Une autre carte peut faire bouger une pièce. Joue celle-là.",
        hand_stays: "On change de main avec trois cartes pareilles, ou si aucune ne sert.",
        touch_not_binding: "Toucher cette pièce ne t’oblige à rien.",
        no_clock: "Il n’y a pas de pendule dans cette partie.",
        nothing_to_claim: "Rien ne te donne la nulle ici.",
    },
    ended: EndedTexts {
        wins: |who| format!("Victoire pour {who} !"),
        draw: "Partie nulle",
        annulled: "La partie ne compte pas",
        king_taken: "Le roi est pris. Bien joué à vous deux !",
        checkmate: "Échec et mat : rien ne sauve le roi. Bien joué à vous deux !",
        hand_mate: "Échec, et aucune carte ne peut aider. Bien joué à vous deux !",
        stalemate: "Pat : pas d’échec, et plus aucun coup.",
        insufficient_material: "Il ne reste pas assez de pièces pour gagner.",
        repetition: "La même position pour la troisième fois.",
        fifty_moves: "Cinquante coups chacun sans prise ni coup de pion.",
        shuttle: "Aller et retour, trois fois chacun.",
        time_out: |who| format!("Temps écoulé pour {who}."),
        time_out_bare_king: "Temps écoulé, mais un roi seul ne peut pas gagner.",
        resigned: |who| format!("Partie abandonnée par {who}. Bien joué à vous deux !"),
        draw_agreed: "Vous êtes d’accord. Un demi-point chacun.",
    },
    questions: QuestionTexts {
        take_back: |other| format!("{other} : d’accord pour reprendre ce coup ?"),
        take_back_yes: "Oui, on reprend",
        take_back_no: "Non, on continue",
        play_dead: |card| format!("{card} : rien ne peut bouger. Jouer cette carte quand même ?"),
        play_dead_yes: "Oui, et pas de coup",
        play_dead_no: "Non, j’en choisis une autre",
        change_hand: |who| format!("{who} : changer toute la main ?"),
        change_hand_yes: "Oui, et pas de coup",
        change_hand_no: "Non, je la garde",
        resign: |who| format!("{who} : veux‑tu abandonner cette partie ?"),
        resign_yes: "Oui, j’abandonne",
        resign_no: "Non, on continue",
    },
    table: TABLE,
    notices: NOTICES,
    library: LIBRARY,
    tutorial: TUTORIAL,
    settings: SETTINGS,
    setup: SETUP,
    placing: PLACING,
    read: READ,
};

const LABELS: Labels = Labels {
    play: "Jouer",
    continue_game: "Continuer la partie",
    continue_earlier: "Continuer la partie d’avant",
    new_game: "Nouvelle partie",
    rematch: "Revanche",
    rematch_swapped: "Revanche, couleurs échangées",
    other_players: "Nouvelle partie",
    see_board: "Voir l’échiquier",
    see_result: "Résultat",
    home: "Accueil",
    rules: "Règles",
    back: "Retour",
    undo: "Reprendre le coup",
    redo: "Rejouer le coup repris",
    flip: "Tourner l’échiquier",
    offer_draw: "Proposer la nulle",
    accept: "Oui, partie nulle",
    decline: "Non, on continue",
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
    names: "Qui joue ? (facultatif)",
    name_hint: "Prénom",
    controls: "Commandes",
    turn_short: "Tourner",
    draw_short: "Nulle ?",
    undo_short: "Reprendre",
    redo_short: "Rejouer",
    player: |number| format!("Joueur\u{a0}{number}"),
    board: "Échiquier",
    tray: "Cartes",
    moves: "Coups joués",
    no_moves_yet: "Aucun coup pour l’instant.",
    draw_card: "Retourner",
    take_card: "Piocher",
    shuffle: "Mélanger",
    draw_pile: |count| match count {
        0 => "Pioche, vide".to_owned(),
        1 => "Pioche, 1 carte".to_owned(),
        _ => format!("Pioche, {count} cartes"),
    },
    discard_pile: |who| format!("Défausse : {who}"),
    cards: |count| match count {
        0 => "vide".to_owned(),
        1 => "1\u{a0}carte".to_owned(),
        _ => format!("{count}\u{a0}cartes"),
    },
    empty_pile: "vide",
    colon: |heading, text| format!("{heading} : {text}"),
    accept_lost_turn: |_| "D’accord, on continue".to_owned(),
    move_lost: "pas de coup",
    hand_changed: "nouvelle main",
    hand: |who| format!("Main : {who}"),
    hidden_cards: |count| format!("{count} cartes, face cachée"),
    change_hand: "Nouvelle main",
    hand_over: |who| format!("Passe la tablette : à {who} de jouer."),
    take_over: |who| format!("C’est moi, {who} : voir mes cartes"),
    moves_nothing: "rien ne peut bouger",
    promotion: "Que devient le pion ?",
    update: "Une nouvelle version est prête : recharger",
    claim_draw: "Réclamer la nulle",
    clock: |left| format!("Pendule : {left}"),
    clock_ready: "Tout est prêt ?",
    clock_start: "Lancer la pendule",
    pause: "Pause",
    paused: "En pause",
    slept: "L’appareil dormait. Ce temps ne compte pas.",
    resume: "Reprendre la partie",
    coin_says: |who| format!("Le sort décide : les Blancs pour {who}."),
    adjust: "J’adoube : remettre une pièce en place",
    adjust_short: "J’adoube",
    confirm: "Oui, je joue",
    confirm_move: |from, to| format!("De {from} à {to} ?"),
};

const NOTICES: NoticeTexts = NoticeTexts {
    bad_level: "Le lien demande un niveau qui n’existe pas ici. Voici le niveau 1.",
    bad_fen: |why| {
        format!(
            "La position du lien n’est pas valable : {why}. La position habituelle est en place."
        )
    },
    bad_deck: |why| {
        format!(
            "Les cartes du lien ne sont pas valables : {why}. Les cartes habituelles sont en place."
        )
    },
    bad_hands: |wanted| {
        format!(
            "Une main du lien doit avoir {wanted} cartes. Les cartes sont distribuées au hasard."
        )
    },
    bad_hands_text: "Il faut deux mains dans le lien, séparées par une virgule. Les cartes sont \
                     distribuées au hasard.",
    bad_house: "Les règles maison du lien ne sont pas valables. Les règles habituelles sont en place.",
    bad_clock: "La pendule du lien n’est pas valable. La partie se joue sans pendule.",
    bad_seed: "Le numéro de mélange du lien n’est pas un nombre entier. Les cartes sont mélangées au hasard.",
    bad_game: "La partie du lien est illisible : il en manque un morceau, ou il a été modifié. \
               Copie le lien à nouveau.",
    game_of_other_version: "La partie du lien vient d’une autre version de l’application. Recharge la \
                            page et réessaie.",
    game_not_playable: "La partie du lien ne peut pas être ouverte dans cette version de l’application.",
    bad_language: "Le lien demande une langue qui n’existe pas ici.",
    bad_theme: "Le lien demande des couleurs qui n’existent pas ici.",
    stored_damaged: "La partie enregistrée est illisible. Elle est mise de côté ; une nouvelle \
                     peut commencer.",
    one_change_back: "La partie enregistrée était abîmée. Elle reprend un pas plus tôt.",
    stored_other_version: "La partie enregistrée vient d’une autre version. Elle est mise de côté, \
                           intacte.",
    after_crash: "L’application s’est arrêtée deux fois avec la partie enregistrée. Elle est mise de \
                  côté, intacte ; une nouvelle peut commencer.",
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
    deck_too_short: |least| format!("il y en a moins de {least}"),
    deck_too_long: |most| format!("il y en a plus de {most}"),
    deck_unknown_card: |place, letter| {
        format!("la carte {place} est « {letter} » ; seules P N B R Q K S sont des cartes")
    },
};
