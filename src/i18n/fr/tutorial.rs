//! The words around the tutorial's steps in French.

use super::super::tutorial::TutorialTexts;

pub(super) const TUTORIAL: TutorialTexts = TutorialTexts {
    title: "Apprendre",
    parts: [
        "L’échiquier et les cartes",
        "Niveau 1",
        "Niveaux 2, 3 et avancé",
        "Les échecs sans cartes",
        "Six conseils",
        "Autour de la partie",
    ],
    begin: "Apprendre pas à pas",
    start: ["Commencer", "Continuer"],
    sections: "Sommaire",
    show_me: "Montre-moi",
    back: "Retour",
    again: "Revoir",
    skip: "Passer",
    next: "Suivant",
    your_turn: "À toi de jouer",
    listen: "Lire à voix haute",
    first_time: "Nouveau !",
    understood: "Compris",
    forget: "Tout recommencer : oublier les étoiles",
    search: "Chercher dans les règles",
    nothing_found: "Rien trouvé. Essaie un autre mot.",
    no_texts: "Les textes ne sont pas encore là. Si rien ne vient, recharge la page.",
    print: "Imprimer",
    star: "étoile",
    bad_lesson: "Le lien demande une étape qui n’existe pas. Choisis-en une dans la liste.",
    no_voice: "Cet appareil n’a pas de voix française à lui : rien n’est lu à voix haute.",
    contents: "Toutes les étapes",
    close: "Fermer",
    try_again: "Réessayer",
    right: "C’est juste !",
    wrong: "Pas cette fois. Regarde ce qui se passe.",
    once_more: "Essaie encore !",
    left: |count| format!("Encore {count} à trouver."),
    place: |step, all| format!("{step} sur {all}"),
    stars: |stars| {
        let word = if stars > 1 { "étoiles" } else { "étoile" };
        format!("{stars} {word} sur 3.")
    },
    yes_no: ["Oui", "Non"],
    fate: ["Mat", "Pat", "Elle continue"],
    sides: ["Les Blancs", "Les Noirs", "Personne"],
};
