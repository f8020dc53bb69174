//! The rules in French.

use super::super::prose::WrittenSection;
use crate::app::Lesson;

pub(in crate::i18n) const RULES: &[WrittenSection] = &[
    WrittenSection {
        rules: "G1",
        title: "Le jeu en deux mots",
        paragraphs: &[
            (
                Lesson::Welcome,
                "À deux, on apprend les échecs avec des cartes : à chaque coup, une carte dit quelle sorte de pièce peut bouger. On peut commencer tout de suite, même sans avoir jamais joué.",
            ),
            (
                Lesson::LevelThree,
                "De niveau en niveau, on a plus de cartes et plus de règles. À la fin, on range les cartes et on joue aux échecs.",
            ),
        ],
    },
    WrittenSection {
        rules: "G2 G5",
        title: "Les pièces, les cartes et le plateau",
        paragraphs: &[
            (
                Lesson::Deck,
                "On joue avec 16 pièces blanches et 16 noires, un échiquier à deux faces et 56 cartes : 11 pions, 8 cavaliers, 8 fous, 8 tours, 8 dames, 7 rois et 6 « même type ».",
            ),
            (
                Lesson::Turn,
                "La pioche est au milieu, face cachée. De chaque côté, chaque joueur a sa propre défausse, face visible.",
            ),
        ],
    },
    WrittenSection {
        rules: "G1 G3",
        title: "La mise en place",
        paragraphs: &[
            (
                Lesson::Welcome,
                "Le coin à gauche des Blancs, a1, est une case sombre. Chaque dame commence sur sa couleur. Les Blancs commencent, puis chacun joue un coup.",
            ),
            (
                Lesson::Setup,
                "Les pièces sont placées comme aux échecs, mais deux pions de chaque camp ont déjà avancé : celui de la dame de deux cases, celui du roi d’une. Les pièces de derrière peuvent ainsi sortir.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.1 B5",
        title: "Niveau 1 : à toi de jouer",
        paragraphs: &[
            (
                Lesson::Turn,
                "Retourne la première carte de la pioche sur ta défausse. Puis joue une pièce de la sorte qu’elle montre. L’image de la carte montre comment cette pièce bouge.",
            ),
            (
                Lesson::MustMove,
                "Si une de ces pièces peut bouger, tu dois en jouer une. Laquelle, et jusqu’où : c’est toi qui choisis. Rien ne t’oblige à prendre, même pas le roi.",
            ),
            (
                Lesson::Risk,
                "Tu ne connais pas la prochaine carte de l’autre. Tu peux donc laisser une pièce en danger et tenter ta chance : sans cartes, ce serait imprudent.",
            ),
        ],
    },
    WrittenSection {
        rules: "B1 B2 B3 B4",
        title: "Comment bougent les pièces",
        paragraphs: &[
            (
                Lesson::Rook,
                "La tour va tout droit le long des rangées et des colonnes, tant que le chemin est libre.",
            ),
            (
                Lesson::Bishop,
                "Le fou va en diagonale, tant que le chemin est libre. Un de tes fous vit sur les cases claires, l’autre sur les sombres.",
            ),
            (
                Lesson::Queen,
                "La dame, aussi appelée reine, va comme la tour ou comme le fou.",
            ),
            (Lesson::King, "Le roi va d’une case, dans tous les sens."),
            (
                Lesson::Knight,
                "Le cavalier va de deux cases tout droit, puis d’une de côté. Lui seul saute par-dessus les autres, et il prend seulement là où il arrive.",
            ),
            (
                Lesson::Pawn,
                "Le pion avance d’une case tout droit, ou de deux depuis sa deuxième rangée si les deux sont vides. Il prend d’une case en diagonale vers l’avant, jamais tout droit, et ne recule jamais.",
            ),
            (
                Lesson::Capture,
                "On ne va jamais sur sa propre pièce ni à travers. Si tu arrives sur une pièce de l’autre camp, tu la prends et ton coup s’arrête là.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.2",
        title: "Quand rien ne peut bouger",
        paragraphs: &[(
            Lesson::LostTurn,
            "Parfois, aucune pièce de la sorte de la carte ne peut bouger, ou il n’en reste plus. Alors tu ne joues pas cette fois. L’application te montre pourquoi et attend que tu continues.",
        )],
    },
    WrittenSection {
        rules: "S1 S2 S4 S5 S6",
        title: "La carte « même type »",
        paragraphs: &[
            (
                Lesson::SameType,
                "Regarde la carte du dessus des deux défausses, juste avant de poser celle-ci. Tu peux jouer une pièce de l’une ou l’autre sorte, toujours à toi. Si une seule des deux peut bouger, joue celle-là.",
            ),
            (
                Lesson::NothingToRepeat,
                "Si une défausse montre encore « même type », c’est la carte d’en dessous qui compte, même si elle n’a rien fait bouger. Si aucune défausse ne montre de pièce, au début ou juste après un mélange, il n’y a rien à répéter et tu ne joues pas.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.3",
        title: "Quand la pioche est vide",
        paragraphs: &[(
            Lesson::Reshuffle,
            "Toutes les cartes des défausses sont mélangées : c’est la nouvelle pioche. Les cartes en main y restent.",
        )],
    },
    WrittenSection {
        rules: "B7",
        title: "Gagner",
        paragraphs: &[(
            Lesson::Win,
            "Prends le roi de l’autre joueur et tu as gagné. On peut aussi abandonner, ou se mettre d’accord sur une partie nulle. Après 100 coups sans prise ni coup de pion, cette application propose la nulle : c’est son idée à elle.",
        )],
    },
    WrittenSection {
        rules: "B6",
        title: "Niveaux 1 à 3 : pas encore les échecs",
        paragraphs: &[(
            Lesson::NoCheck,
            "Ici, il n’y a pas d’échec : ton roi peut se mettre en danger, se placer à côté de l’autre roi, et même le prendre. Il n’y a ni roque ni prise en passant. Un pion arrivé sur la dernière rangée reste un pion : il ne bouge plus, mais on peut le prendre.",
        )],
    },
    WrittenSection {
        rules: "L2.1 L2.2 L2.3 L2.4 L2.5",
        title: "Niveaux 2 et 3 : une main de cartes",
        paragraphs: &[
            (
                Lesson::Hand,
                "Chacun reçoit trois cartes, cinq au niveau 3, et les garde cachées. Quand c’est à toi, pioche d’abord une carte, puis joue une carte face visible et une pièce de cette sorte.",
            ),
            (
                Lesson::DeadCard,
                "On peut aussi jouer une carte qui ne fait rien bouger. Alors on ne joue aucune pièce cette fois.",
            ),
            (
                Lesson::ChangeHand,
                "Avec trois cartes pareilles, ou si aucune ne sert, tu peux changer toute ta main au lieu de jouer. Les anciennes cartes vont sous ta défausse.",
            ),
        ],
    },
    WrittenSection {
        rules: "A1 A2 A3 A4 A5 A6 A7 A8 A9",
        title: "Avancé : l’échec et les coups spéciaux",
        paragraphs: &[
            (
                Lesson::Advanced,
                "Cinq cartes, et toutes les règles des échecs : ton roi ne doit pas rester attaqué. Une carte dit seulement quelle sorte de pièce joue.",
            ),
            (
                Lesson::CheckCard,
                "En échec, tu dois jouer une carte qui aide, si tu en as une. Sinon, change de main ou joue n’importe quelle carte : tu ne bouges rien, et ton roi peut être pris.",
            ),
            (
                Lesson::MateWithCards,
                "Échec et mat, quand aucun coup d’aucune pièce n’aiderait : la partie est finie. Si le camp qui doit jouer n’est pas en échec et ne pourrait rien bouger, c’est pat : partie nulle.",
            ),
            (
                Lesson::SpecialCards,
                "On roque avec une carte roi ou une carte tour. Un pion arrivé au bout devient une nouvelle pièce, sans autre carte.",
            ),
            (
                Lesson::PassingCard,
                "Pour prendre en passant, il faut une carte pion au coup suivant. Si ce coup est perdu, c’est trop tard.",
            ),
        ],
    },
    WrittenSection {
        rules: "C1 G4",
        title: "Officiel : les échecs sans cartes",
        paragraphs: &[(
            Lesson::Standard,
            "On retourne l’échiquier : toutes les pièces sont à leur place, et chacune peut jouer. Avant chaque coup, demande-toi : que veut l’autre, et que puis-je faire ensuite ?",
        )],
    },
    WrittenSection {
        rules: "G6",
        title: "Ce que valent les pièces",
        paragraphs: &[
            (
                Lesson::Values,
                "Un pion vaut 1, un cavalier 3, un fou 3, une tour 5, une dame 9. Le roi vaut toute la partie.",
            ),
            (
                Lesson::Trades,
                "Avant un échange, compte ce que tu donnes et ce que tu reçois. Une dame contre une tour est un mauvais échange, sauf si c’est mat.",
            ),
        ],
    },
    WrittenSection {
        rules: "C4 C5 C6",
        title: "Les coups spéciaux",
        paragraphs: &[
            (
                Lesson::Promotion,
                "Un pion arrivé sur la dernière rangée devient aussitôt dame, tour, fou ou cavalier, quelles que soient les pièces déjà prises. On peut avoir plusieurs dames.",
            ),
            (
                Lesson::EnPassant,
                "Si un pion avance de deux cases et arrive à côté du tien, tu peux le prendre comme s’il avait fait un seul pas. Seulement au coup suivant.",
            ),
            (
                Lesson::Castling,
                "Le roque fait bouger deux pièces : le roi va de deux cases vers une tour, et la tour saute de l’autre côté. Aucun des deux n’a encore bougé, et rien n’est entre eux. Le roi n’est pas en échec, ne traverse pas de case attaquée et n’y arrive pas.",
            ),
        ],
    },
    WrittenSection {
        rules: "C2 C3",
        title: "L’échec et le mat",
        paragraphs: &[
            (
                Lesson::Check,
                "Un roi attaqué est en échec et doit en sortir : déplace-le, prends la pièce qui attaque, ou mets une pièce entre les deux. Un roi ne va jamais sur une case attaquée, et deux rois ne se touchent jamais.",
            ),
            (
                Lesson::DoubleCheck,
                "Quand deux pièces donnent échec en même temps, seul le roi peut bouger.",
            ),
            (
                Lesson::Mate,
                "Si rien n’aide, c’est échec et mat : la partie est gagnée. Aux vrais échecs, personne ne prend le roi : la partie s’arrête un coup avant.",
            ),
        ],
    },
    WrittenSection {
        rules: "C11",
        title: "Abandonner",
        paragraphs: &[(
            Lesson::Agree,
            "On peut abandonner à tout moment ; l’application demande encore une fois. Mais continuer à jouer, c’est aussi apprendre.",
        )],
    },
    WrittenSection {
        rules: "C7 C8 C9 C10",
        title: "Les parties nulles",
        paragraphs: &[
            (
                Lesson::Stalemate,
                "Le pat : le camp qui doit jouer n’est pas en échec et ne peut rien bouger.",
            ),
            (
                Lesson::TooLittle,
                "Trop peu pour mater : deux rois seuls, ou avec un fou ou un cavalier, ou avec des fous tous sur la même couleur.",
            ),
            (
                Lesson::Draws,
                "La même position pour la troisième fois, ou cinquante coups de chacun sans prise ni coup de pion. Après trois allers-retours des deux côtés, on peut aussi demander la nulle.",
            ),
            (
                Lesson::Agree,
                "D’un commun accord : une offre tient jusqu’à la réponse. Jouer un coup, c’est dire non.",
            ),
        ],
    },
    WrittenSection {
        rules: "",
        title: "Six conseils",
        paragraphs: &[
            (
                Lesson::TipCentre,
                "Commence par le pion du roi ou de la dame, de deux cases : cela ouvre le chemin aux fous et à la dame, et aide au centre.",
            ),
            (
                Lesson::TipGuard,
                "Sors tes cavaliers et tes fous, roque tôt, et fais en sorte que tes pièces se protègent.",
            ),
            (
                Lesson::TipFree,
                "Avant chaque coup, regarde si une pièce n’est pas protégée : la sienne, pour la prendre, ou la tienne, pour la sauver.",
            ),
            (
                Lesson::TipTrade,
                "Quand tu as plus, échange des pièces de même valeur. Attaque ce qui ne peut pas être défendu.",
            ),
            (
                Lesson::TipTogether,
                "Amène plusieurs pièces contre une même case.",
            ),
            (
                Lesson::TipFinish,
                "Quand tu as plus, va vers le roi, mais avec patience. Si tu aimes les échecs, il existe des centaines de bons livres.",
            ),
        ],
    },
    WrittenSection {
        rules: "K1 K2 K3 K5 M1 C12",
        title: "Pendules et match",
        paragraphs: &[
            (
                Lesson::Clock,
                "La pendule est éteinte, sauf si tu en choisis une : un temps pour toute la partie, avec des secondes ajoutées à chaque coup, ou une limite par coup. Elle tourne pour qui doit jouer. Temps écoulé, partie perdue ; mais elle est nulle si l’autre n’a que son roi.",
            ),
            (
                Lesson::MatchScore,
                "Dans un match, une victoire compte 1 et une nulle ½. On tire au sort qui a d’abord les Blancs, puis on change de couleur après chaque partie.",
            ),
            (
                Lesson::Touch,
                "« Pièce touchée, pièce jouée » se décide entre vous : une pièce touchée doit jouer, ou être prise, si c’est possible. Dis « j’adoube » avant de remettre une pièce droite.",
            ),
        ],
    },
    WrittenSection {
        rules: "U1",
        title: "Reprendre un coup",
        paragraphs: &[(
            Lesson::TakeBack,
            "On peut reprendre un coup si l’autre est d’accord. Les mêmes cartes reviennent dans le même ordre : personne ne peut en chercher une meilleure.",
        )],
    },
];
