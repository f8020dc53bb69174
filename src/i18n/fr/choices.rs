//! Settings and a new game, in French.

use super::super::choices::{PlacingTexts, ReadTexts, SettingsTexts, SetupTexts};

pub(super) const SETTINGS: SettingsTexts = SettingsTexts {
    title: "Réglages",
    device: "Sur cet appareil",
    device_hint: "Les parties et les réglages restent sur cet appareil. Le fichier les emporte sur un \
                  autre\u{a0}: ouvre-le là-bas, dans «\u{a0}Tes parties\u{a0}».",
    install: "Sur iPad ou iPhone, touche Partager puis «\u{a0}Sur l’écran d’accueil\u{a0}»\u{a0}: l’application s’ouvre alors comme les autres. Dans les autres navigateurs, le menu propose «\u{a0}Installer\u{a0}».",
    save_everything: "Tout enregistrer dans un fichier",
    erase_everything: "Tout effacer",
    erase_everything_question: "Effacer toutes les parties et tous les réglages de cet appareil\u{202f}? Rien \
                                ne reviendra.",
    keep_everything: "Tout garder",
    elsewhere: "La partie continue dans une autre fenêtre.",
    play_here: "Jouer ici",
    licences: "Œuvres d’autrui dans cette application, et leurs licences",
    theme: "Couleurs",
    themes: ["Comme l’appareil", "Claires", "Sombres"],
    board: "Échiquier",
    boards: ["Bois", "Bleu", "Contraste fort"],
    pieces: "Pièces",
    piece_styles: ["Classiques", "Simples"],
    coordinates: "Lettres et chiffres des cases",
    coordinate_places: ["Dans les cases", "Autour de l’échiquier", "Aucun"],
    help: "Montrer où les pièces peuvent aller",
    helps: ["Toujours", "Après un appui sur une pièce", "Jamais"],
    seating: "Places autour de la table",
    seatings: [
        ("Côte à côte", "L’échiquier ne bouge pas."),
        ("L’échiquier tourne", "Il se tourne vers qui doit jouer."),
        ("Face à face", "Chacun peut lire de son côté."),
    ],
    text: "Taille du texte",
    text_sizes: ["Normale", "Grande", "Très grande"],
    reading: "Lecture",
    playing: "Jeu",
    sound: "Son",
    switches: [
        (
            "Essayer n’importe quel coup",
            "Un coup interdit est expliqué.",
        ),
        (
            "Confirmer chaque coup",
            "Il ne compte qu’après un second appui.",
        ),
        ("Sons", "Courts et doux, pour les cartes et les pièces."),
        (
            "Voix",
            "Un bouton lit les cartes et les leçons à voix haute.",
        ),
        (
            "Texte aéré",
            "Plus de place entre les lettres et les lignes.",
        ),
        (
            "Pour gauchers",
            "Les cartes et les boutons changent de côté.",
        ),
        ("Projecteur", "Texte très grand, pour toute une classe."),
        (
            "Lettres dans la liste des coups",
            "C pour un cavalier, sans image.",
        ),
        (
            "Touches du clavier sur l’échiquier",
            "k q r b n p : pièce suivante. l : dernier coup, m : coups, t : pendules, c : cartes, d : retourner.",
        ),
        (
            "Placer nous-mêmes les pièces",
            "Avant la partie, vous posez chaque pièce sur sa case.",
        ),
        (
            "Pièces d’en face à l’envers",
            "Face à face, chacun voit ses pièces à l’endroit.",
        ),
    ],
};

pub(super) const SETUP: SetupTexts = SetupTexts {
    title: "Nouvelle partie",
    more: "Plus de choix",
    who_has_white: "Qui a les Blancs ?",
    by_lot: "Tirage au sort",
    clock: "Pendule",
    no_clock: "Sans pendule",
    per_move: "60 s par coup, 15 min en tout",
    increment: |minutes, seconds| format!("{minutes} min + {seconds} s par coup"),
    own_time: "Nos propres temps",
    minutes: "minutes",
    seconds: "secondes de plus par coup",
    time_limits: "De 1 à 180 minutes, de 0 à 180 secondes.",
    timeout_loses: (
        "Temps écoulé, partie perdue",
        "Sinon, la partie ne compte pas.",
    ),
    house: "Règles maison",
    other_levels: "Pour d’autres niveaux",
    house_rules: [
        (
            "Début facile",
            "Une carte « même type » sans rien à répéter est remplacée par une autre.",
        ),
        (
            "Toujours un coup",
            "On retourne des cartes jusqu’à ce qu’une pièce puisse bouger.",
        ),
        (
            "Promotion",
            "Un pion arrivé au bout devient dame, tour, fou ou cavalier.",
        ),
        ("Mains ouvertes", "Tout le monde voit toutes les cartes."),
        (
            "Sans carte utile, c’est mat",
            "En échec, et aucune carte n’aide : la partie est perdue.",
        ),
        (
            "Départ habituel",
            "Tous les pions partent de leur rangée, comme aux échecs.",
        ),
        (
            "Pas de carte pour rien",
            "Une carte qui ne fait rien bouger ne se joue que si aucune ne sert.",
        ),
        (
            "Pièce touchée, pièce jouée",
            "Une pièce que tu touches doit bouger, si elle le peut.",
        ),
    ],
    hand_size: ("Cartes en main", "De 2 à 7."),
    own_deck: (
        "Notre propre paquet",
        "Choisis combien de cartes de chaque sorte.",
    ),
    deck_total: |count| match count {
        0 | 1 => format!("{count} carte en tout"),
        _ => format!("{count} cartes en tout"),
    },
    bad_deck: |count| format!("Il faut de 20 à 120 cartes. Le tien en a {count}."),
    fewer: |what| format!("Moins : {what}"),
    more_of: |what| format!("Plus : {what}"),
    match_goes_on: "Le match continue.",
    score: |one, points, other, others| format!("{one} {points} – {other} {others}"),
    new_match: "Nouveau match, 0 – 0",
};

pub(super) const PLACING: PlacingTexts = PlacingTexts {
    title: "Place les pièces",
    other_side: "La partie officielle se joue sur l’autre face de l’échiquier.",
    turn_over: "Retourner l’échiquier",
    take: "Prends une pièce, puis touche sa case.",
    put: |piece| format!("Où commence cette pièce : {piece} ?"),
    left: |piece, count| format!("{piece}, encore {count}"),
    all: "Tout placer pour moi",
    full: "Il y a déjà une pièce ici.",
    not_yours: |owner| format!("Ce côté est pour {owner}."),
    look: |one| format!("Pas ici. Cherche une case où l’on voit {one}."),
    homes: [
        "Pas ici. Les pions sont en rang devant les autres.",
        "Pas ici. Les cavaliers sont à côté des tours.",
        "Pas ici. Les fous sont à côté du roi et de la dame.",
        "Pas ici. Les tours sont dans les coins.",
        "Pas ici. La dame est au milieu, sur sa couleur.",
        "Pas ici. Le roi est à côté de la dame.",
    ],
    printed: |piece| format!("place : {piece}"),
};

pub(super) const READ: ReadTexts = ReadTexts {
    moves: |from, to| format!("De {from} : {to}."),
    no_moves: |from| format!("De {from} : aucun coup."),
};
