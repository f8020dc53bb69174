//! The rules in French.

use super::super::texts::RuleSection;

pub(super) const RULES: &[RuleSection] = &[
    RuleSection {
        id: "goal",
        rules: "G1 B7",
        title: "Le but du jeu",
        paragraphs: &[
            "On joue à deux, les Blancs et les Noirs. Les Blancs commencent, puis chacun joue un coup.",
            "Prends le roi de l’autre et tu as gagné. On peut aussi abandonner, ou se mettre \
             d’accord sur une partie nulle.",
            "Après 100 coups sans prise ni coup de pion, cette application propose une partie nulle. \
             C’est son idée à elle : rien n’y oblige.",
        ],
    },
    RuleSection {
        id: "setup",
        rules: "G1 G2 G3",
        title: "L’échiquier et les cartes",
        paragraphs: &[
            "Les pièces sont placées comme aux échecs, chaque dame sur sa couleur. Deux pions de \
             chaque camp ont déjà avancé, pour laisser sortir les pièces de derrière.",
            "Il y a 56 cartes : 11 pions, 8 cavaliers, 8 fous, 8 tours, 8 dames, 7 rois et 6 « même \
             type ». Elles sont mélangées et posées au milieu, face cachée : c’est la pioche.",
        ],
    },
    RuleSection {
        id: "turn",
        rules: "L1.1 B5",
        title: "Niveau 1 : à toi de jouer",
        paragraphs: &[
            "Retourne la première carte de la pioche sur ta défausse. Elle dit quel type de pièce \
             tu joues.",
            "Si une de ces pièces peut bouger, tu dois en jouer une. Laquelle, et jusqu’où : c’est \
             toi qui choisis. Rien ne t’oblige à prendre, même pas le roi.",
        ],
    },
    RuleSection {
        id: "pieces",
        rules: "B1 B2 B3 B4",
        title: "Comment bougent les pièces",
        paragraphs: &[
            "La tour va tout droit, le fou en diagonale, la dame comme les deux, tant que le \
             chemin est libre. Le roi va d’une case dans tous les sens.",
            "Le cavalier va de deux cases, puis d’une de côté. Lui seul saute par-dessus les autres.",
            "Le pion avance d’une case tout droit, ou de deux depuis sa deuxième rangée si les deux \
             sont vides. Il prend d’une case en diagonale vers l’avant, jamais tout droit.",
            "On ne va jamais sur sa propre pièce ni à travers. Si tu arrives sur une pièce de \
             l’autre, tu la prends et ton coup s’arrête là.",
        ],
    },
    RuleSection {
        id: "lost-turn",
        rules: "L1.2",
        title: "Quand rien ne peut bouger",
        paragraphs: &[
            "Parfois, aucune pièce du type de la carte ne peut bouger, ou il n’en reste plus. Alors \
             tu ne joues pas cette fois. L’application te montre pourquoi et attend que tu continues.",
        ],
    },
    RuleSection {
        id: "same-type",
        rules: "S1 S2 S4 S5 S6",
        title: "La carte « même type »",
        paragraphs: &[
            "Regarde la carte du dessus des deux défausses, juste avant de poser celle-ci. Tu peux \
             jouer une pièce de l’un ou l’autre type, toujours à toi.",
            "Si une défausse montre encore une carte « même type », regarde celle d’en dessous. \
             Si une seule défausse montre une pièce, elle compte seule ; une carte qui n’a rien \
             fait bouger compte aussi.",
            "Si un seul des deux types peut bouger, joue celui‑là. Si aucune défausse ne montre de \
             pièce, au début ou juste après un mélange, il n’y a rien à répéter et tu ne joues pas.",
        ],
    },
    RuleSection {
        id: "reshuffle",
        rules: "L1.3",
        title: "Quand la pioche est vide",
        paragraphs: &["Toutes les cartes des défausses sont mélangées : c’est la nouvelle pioche."],
    },
    RuleSection {
        id: "basic",
        rules: "B6",
        title: "Niveaux 1 à 3 : pas encore les échecs",
        paragraphs: &[
            "À ces niveaux, il n’y a pas d’échec : ton roi peut se mettre en danger, se placer à côté \
             de l’autre roi, et même le prendre.",
            "Il n’y a ni roque ni prise en passant. Un pion arrivé sur la dernière rangée reste un \
             pion : il ne bouge plus, mais on peut le prendre.",
        ],
    },
    RuleSection {
        id: "hands",
        rules: "L2.1 L2.2 L2.3 L2.4 L2.5",
        title: "Niveaux 2 et 3 : une main de cartes",
        paragraphs: &[
            "Chacun a trois cartes en main, cinq au niveau 3, et les garde cachées. Quand c’est à toi, \
             pioche une carte, puis joue une carte face visible et une pièce de ce type.",
            "On peut aussi jouer une carte qui ne fait rien bouger : pas de coup cette fois. Avec trois \
             cartes pareilles, ou si aucune ne sert, on peut changer toute sa main au lieu de jouer.",
        ],
    },
    RuleSection {
        id: "advanced",
        rules: "A1 A2 A3 A4 A5 A6 A7 A8 A9",
        title: "Avancé : l’échec et les coups spéciaux",
        paragraphs: &[
            "Cinq cartes, et toutes les règles des échecs : ton roi ne doit pas rester attaqué. En \
             échec, joue une carte qui aide, si tu en as une. Sinon, pas de coup cette fois, et ton \
             roi peut être pris.",
            "Échec et mat, quand aucun coup d’aucune pièce n’aide : la partie est finie. Si le camp \
             qui doit jouer n’est pas en échec et ne peut rien bouger, c’est pat : partie nulle.",
            "On roque avec une carte roi ou tour ; on prend en passant avec une carte pion, juste après. \
             Un pion arrivé au bout devient dame, tour, fou ou cavalier.",
        ],
    },
    RuleSection {
        id: "standard",
        rules: "C1 C2 C3 C4 C5 C6 C7 C8",
        title: "Officiel : les échecs sans cartes",
        paragraphs: &[
            "Toutes les pièces sont à leur place, et chacune peut bouger. Le mat gagne. En échec, bouge \
             le roi, prends la pièce qui attaque, ou mets une pièce entre les deux.",
            "Partie nulle : le pat, quand personne ne peut plus mater, la même position pour la \
             troisième fois, ou cinquante coups chacun sans prise ni coup de pion.",
        ],
    },
    RuleSection {
        id: "take-back",
        rules: "U1",
        title: "Reprendre un coup",
        paragraphs: &[
            "On peut reprendre un coup si l’autre est d’accord. Les mêmes cartes reviennent dans le \
             même ordre : personne ne peut en chercher une meilleure.",
        ],
    },
];
