//! The tutorial's steps in French: at most two short sentences each, and what is asked.

use super::super::prose::StepTexts;
use crate::app::Lesson;

#[expect(clippy::too_many_lines, reason = "one entry a step")]
pub(in crate::i18n) const fn lesson(lesson: Lesson) -> &'static StepTexts {
    match lesson {
        Lesson::Welcome => &StepTexts {
            title: "L’échiquier et les pièces",
            says: "Les Blancs commencent, puis c’est à l’autre, et ainsi de suite. Chaque dame commence sur sa couleur.",
            ask: "Touche les deux dames.",
        },
        Lesson::Setup => &StepTexts {
            title: "La mise en place",
            says: "Dans chaque camp, deux pions ont déjà avancé. Ils ouvrent le chemin aux pièces de derrière.",
            ask: "Une carte fou : touche chaque fou qui peut bouger.",
        },
        Lesson::Deck => &StepTexts {
            title: "Les cartes",
            says: "56 cartes mélangées forment la pioche, au milieu, face cachée. La carte jouée va face visible sur ta défausse.",
            ask: "Laquelle de ces cartes est la plus fréquente ?",
        },
        Lesson::Turn => &StepTexts {
            title: "À toi de jouer",
            says: "Retourne la première carte de la pioche. Puis joue une pièce de cette sorte.",
            ask: "Touche chaque pièce que cette carte peut faire bouger.",
        },
        Lesson::Rook => &StepTexts {
            title: "La tour",
            says: "La tour va tout droit, tant que le chemin est libre. Tu choisis où elle s’arrête.",
            ask: "Touche chaque case où la tour peut aller.",
        },
        Lesson::Bishop => &StepTexts {
            title: "Le fou",
            says: "Le fou glisse en diagonale. Il reste toujours sur des cases de la même couleur.",
            ask: "Ce fou peut-il un jour arriver à l’étoile ?",
        },
        Lesson::Queen => &StepTexts {
            title: "La dame",
            says: "La dame va tout droit ou en diagonale, aussi loin que tu veux. Aussi appelée reine, c’est la pièce la plus forte.",
            ask: "Touche chaque case où la dame peut aller.",
        },
        Lesson::King => &StepTexts {
            title: "Le roi",
            says: "Le roi fait un pas d’une case, dans tous les sens.",
            ask: "Touche chaque case où le roi peut aller.",
        },
        Lesson::Knight => &StepTexts {
            title: "Le cavalier",
            says: "Le cavalier va de deux cases, puis d’une de côté. Lui seul saute par-dessus les autres.",
            ask: "Touche les huit cases où le cavalier peut aller.",
        },
        Lesson::Pawn => &StepTexts {
            title: "Le pion",
            says: "Le pion avance d’une case, ou de deux depuis sa rangée de départ. Il prend seulement en diagonale, vers l’avant.",
            ask: "Touche chaque case où ce pion peut aller.",
        },
        Lesson::Capture => &StepTexts {
            title: "Prendre",
            says: "Arrive sur une pièce de l’autre camp : tu la prends et ton coup s’arrête là. On ne va jamais sur ses propres pièces, ni à travers.",
            ask: "La tour peut-elle aller à l’étoile ?",
        },
        Lesson::MustMove => &StepTexts {
            title: "Il faut jouer",
            says: "Si une pièce de cette sorte peut bouger, tu dois en jouer une. Mais rien ne t’oblige à prendre.",
            ask: "La tour est-elle obligée de prendre le pion ?",
        },
        Lesson::LostTurn => &StepTexts {
            title: "Un coup perdu",
            says: "Parfois, aucune pièce de cette sorte ne peut bouger, ou il n’en reste plus. Alors tu ne joues pas cette fois.",
            ask: "Est-ce un coup perdu ?",
        },
        Lesson::Risk => &StepTexts {
            title: "Prendre un risque",
            says: "Tu peux laisser une pièce en danger et compter sur les cartes. Ici, seule une carte fou ferait mal.",
            ask: "Aux Noirs de jouer. Quelle carte coûte la dame aux Blancs ?",
        },
        Lesson::SameType => &StepTexts {
            title: "La carte « même type »",
            says: "Regarde la carte du dessus des deux défausses. Tu peux jouer une pièce à toi de l’une ou l’autre sorte.",
            ask: "Touche chaque pièce que « même type » peut faire bouger.",
        },
        Lesson::NothingToRepeat => &StepTexts {
            title: "Rien à répéter",
            says: "Sous une autre carte « même type », c’est la carte suivante qui compte. Si aucune défausse ne montre de pièce, le coup est perdu.",
            ask: "Est-ce un coup perdu ?",
        },
        Lesson::Reshuffle => &StepTexts {
            title: "La pioche est vide",
            says: "Plus de cartes ? On mélange toutes les défausses : c’est la nouvelle pioche.",
            ask: "La pioche est vide. Prends la carte suivante.",
        },
        Lesson::Win => &StepTexts {
            title: "Gagner",
            says: "Prends le roi de l’autre joueur et tu as gagné. On peut aussi abandonner, ou se mettre d’accord sur une partie nulle.",
            ask: "Gagne tout de suite : prends le roi !",
        },
        Lesson::NoCheck => &StepTexts {
            title: "Pas encore d’échec",
            says: "Aux niveaux 1 à 3, ton roi peut se mettre en danger. Un pion arrivé sur la dernière rangée y reste.",
            ask: "La pièce blanche peut-elle aller à l’étoile ?",
        },
        Lesson::Hand => &StepTexts {
            title: "Une main de cartes",
            says: "Pioche une carte, puis joue une des tiennes et une pièce de cette sorte. Au niveau 2, on commence avec trois cartes.",
            ask: "Joue la carte qui prend la dame.",
        },
        Lesson::DeadCard => &StepTexts {
            title: "Une carte qui ne fait rien bouger",
            says: "Tu peux jouer une carte qui ne fait rien bouger. Alors tu ne joues aucune pièce cette fois.",
            ask: "Quelle carte des Blancs ne fait rien bouger ?",
        },
        Lesson::ChangeHand => &StepTexts {
            title: "Changer de main",
            says: "Trois cartes pareilles, ou aucune qui serve ? Tu peux alors toutes les changer au lieu de jouer.",
            ask: "Les Blancs peuvent-ils changer de main ?",
        },
        Lesson::LevelThree => &StepTexts {
            title: "Le niveau 3",
            says: "Maintenant, tu commences avec cinq cartes. Plus de cartes, plus d’idées.",
            ask: "Joue la carte qui prend le fou.",
        },
        Lesson::Advanced => &StepTexts {
            title: "Le jeu avancé",
            says: "Les règles des échecs arrivent, mais une carte dit toujours quoi jouer. Ton roi ne doit jamais rester en danger.",
            ask: "Jeu avancé : le roi peut-il aller à l’étoile ?",
        },
        Lesson::SpecialCards => &StepTexts {
            title: "Coups spéciaux avec les cartes",
            says: "On roque avec une carte roi ou une carte tour. Un pion arrivé au bout devient une nouvelle pièce.",
            ask: "Roque, avec une carte qui le permet.",
        },
        Lesson::PassingCard => &StepTexts {
            title: "En passant, avec une carte",
            says: "Pour prendre en passant, il faut une carte pion au coup suivant. Après, c’est trop tard.",
            ask: "Le pion peut-il encore prendre sur l’étoile ?",
        },
        Lesson::CheckCard => &StepTexts {
            title: "En échec avec les cartes",
            says: "En échec, joue une carte qui aide. Si aucune n’aide, tu ne joues pas, et ton roi peut être pris.",
            ask: "Les Blancs sont en échec. Quelle carte aide ?",
        },
        Lesson::MateWithCards => &StepTexts {
            title: "Mat avec les cartes",
            says: "Échec et mat : aucun coup d’aucune pièce n’aiderait, la partie est finie. Être en échec sans bonne carte n’est pas un mat.",
            ask: "Mat, pat, ou est-ce que la partie continue ?",
        },
        Lesson::Standard => &StepTexts {
            title: "Les échecs sans cartes",
            says: "On retourne l’échiquier : toutes les pièces sont à leur place. Chaque pièce peut jouer.",
            ask: "Quelle pièce peut bouger au premier coup ?",
        },
        Lesson::Values => &StepTexts {
            title: "Ce que valent les pièces",
            says: "Pion 1, cavalier 3, fou 3, tour 5, dame 9. Le roi vaut toute la partie.",
            ask: "Qui a le plus de points avec les pièces marquées ?",
        },
        Lesson::Trades => &StepTexts {
            title: "Bons et mauvais échanges",
            says: "Compte ce que tu donnes et ce que tu reçois. Le mat vaut n’importe quelle pièce.",
            ask: "Les Blancs font-ils bien de prendre sur l’étoile ?",
        },
        Lesson::Check => &StepTexts {
            title: "L’échec",
            says: "Un roi attaqué est en échec. Déplace-le, prends la pièce qui attaque, ou mets une pièce entre les deux.",
            ask: "Les Blancs sont en échec. Joue un coup qui aide.",
        },
        Lesson::DoubleCheck => &StepTexts {
            title: "L’échec double",
            says: "Deux pièces attaquent le roi en même temps. Alors, seul le roi peut bouger.",
            ask: "Touche chaque case où le roi noir est à l’abri.",
        },
        Lesson::Mate => &StepTexts {
            title: "Échec et mat",
            says: "Le roi est en échec et rien n’aide : échec et mat. La partie est gagnée.",
            ask: "Mat, pat, ou est-ce que la partie continue ?",
        },
        Lesson::Promotion => &StepTexts {
            title: "La promotion",
            says: "Un pion arrivé sur la dernière rangée devient dame, tour, fou ou cavalier. Le plus souvent, on choisit une dame.",
            ask: "Ici, une dame ferait pat. Choisis une pièce qui gagne encore.",
        },
        Lesson::EnPassant => &StepTexts {
            title: "La prise en passant",
            says: "Un pion avance de deux cases et arrive à côté du tien ? Prends-le comme s’il avait fait un seul pas, mais tout de suite.",
            ask: "Le pion blanc peut-il prendre sur l’étoile ?",
        },
        Lesson::Castling => &StepTexts {
            title: "Le roque",
            says: "Le roi va de deux cases et la tour saute par-dessus lui. Aucun n’a bougé, rien n’est entre eux, aucune case du chemin n’est attaquée.",
            ask: "Les Blancs peuvent-ils roquer vers l’étoile ?",
        },
        Lesson::Stalemate => &StepTexts {
            title: "Le pat",
            says: "Pas en échec, mais rien ne peut bouger : c’est pat. La partie est nulle.",
            ask: "Mat, pat, ou est-ce que la partie continue ?",
        },
        Lesson::TooLittle => &StepTexts {
            title: "Trop peu pour mater",
            says: "Un roi seul ne peut pas mater, même avec un fou ou un cavalier. La partie est nulle aussitôt.",
            ask: "La partie est-elle nulle ?",
        },
        Lesson::Draws => &StepTexts {
            title: "Tourner en rond",
            says: "La même position trois fois : partie nulle. Cinquante coups chacun sans prise ni coup de pion : nulle aussi.",
            ask: "La partie est-elle nulle maintenant ?",
        },
        Lesson::Agree => &StepTexts {
            title: "S’accorder, abandonner",
            says: "On peut proposer la nulle, et l’autre dit oui ou non. On peut abandonner à tout moment.",
            ask: "Les Noirs proposent la nulle. Accepte.",
        },
        Lesson::TipCentre => &StepTexts {
            title: "Conseil 1 : le centre",
            says: "Commence par le pion du roi ou de la dame, de deux cases. Il ouvre le chemin aux autres.",
            ask: "Joue un bon premier coup comme ceux-là.",
        },
        Lesson::TipGuard => &StepTexts {
            title: "Conseil 2 : se protéger",
            says: "Sors vite tes cavaliers et tes fous. Fais en sorte que tes pièces se protègent.",
            ask: "Protège le cavalier noir avec un pion.",
        },
        Lesson::TipFree => &StepTexts {
            title: "Conseil 3 : les cadeaux",
            says: "Une pièce de l’autre camp n’est pas protégée ? Prends-la.",
            ask: "Quelle pièce est gratuite ? Prends-la.",
        },
        Lesson::TipTrade => &StepTexts {
            title: "Conseil 4 : devant ? Échange !",
            says: "Quand tu as plus, échange des pièces de même valeur. Le reste gagne plus facilement.",
            ask: "Les Blancs ont plus. Échange les tours.",
        },
        Lesson::TipTogether => &StepTexts {
            title: "Conseil 5 : attaquer ensemble",
            says: "Compte les attaquants et les défenseurs d’une case. Avec plus d’attaquants, tu gagnes quelque chose.",
            ask: "Amène une deuxième pièce contre le cavalier.",
        },
        Lesson::TipFinish => &StepTexts {
            title: "Conseil 6 : finir calmement",
            says: "Quand tu as plus, va vers le roi. Pas à pas, deux tours le poussent au bord.",
            ask: "Mat en un coup. Trouve-le.",
        },
        Lesson::Touch => &StepTexts {
            title: "Pièce touchée, pièce jouée",
            says: "Vous pouvez vous mettre d’accord : une pièce touchée doit jouer. Pour la remettre droite, dis d’abord « j’adoube ».",
            ask: "Les Blancs ont touché le cavalier. Le pion peut-il aller à l’étoile ?",
        },
        Lesson::Clock => &StepTexts {
            title: "Jouer avec une pendule",
            says: "Ton temps passe quand c’est à toi de jouer : temps écoulé, partie perdue. Si l’autre n’a que son roi, elle est nulle.",
            ask: "Le temps des Blancs est écoulé. Qui gagne ?",
        },
        Lesson::MatchScore => &StepTexts {
            title: "Un match",
            says: "Une victoire vaut un point, une nulle un demi-point. On change de couleur après chaque partie.",
            ask: "Tu avais les Blancs. Quelle couleur as-tu ensuite ?",
        },
        Lesson::TakeBack => &StepTexts {
            title: "Reprendre un coup",
            says: "On peut reprendre un coup si l’autre est d’accord. Les mêmes cartes reviennent.",
            ask: "Les Blancs ont repris un coup. Quelle carte jouent-ils maintenant ?",
        },
    }
}
