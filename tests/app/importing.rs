//! Opening game files, saved games, positions and links; and giving them away.

use chess_a_la_carte::app::{
    Action, AppState, ImportNote, Locale, MAX_IMPORT, Notice, Question, Screen, ShareAction,
    TableAction, export_pgn, link_of_game, link_of_position,
};
use chess_a_la_carte::engine::{
    Color, Fen, Level, Millis, Outcome, PgnFault, PgnFaultCode, Phase, write_game,
};
use chess_a_la_carte::i18n::{notice_text, texts};

use crate::support::{act, boot, linked, session, table, turn};

fn import(state: &AppState, content: &[u8]) -> AppState {
    act(
        state,
        Action::Import {
            content: content.into(),
            chance: 7,
            now: Millis::ZERO,
        },
    )
}

fn opened(content: &str) -> AppState {
    import(&boot("", None), content.as_bytes())
}

fn said(state: &AppState) -> String {
    let words = texts(Locale::En);
    let lines = state
        .notices
        .iter()
        .map(|&notice| notice_text(words, notice));
    lines.collect::<Vec<_>>().join(" ")
}

fn turns(state: &AppState) -> usize {
    session(state).game().plies().len()
}

fn fen(state: &AppState) -> String {
    Fen(session(state).game().position().to_setup()).to_string()
}

fn resigned(state: &AppState) -> AppState {
    let by = session(state).game().turn();
    let asked = table(state, TableAction::Ask(Question::Resign(by)));
    table(&asked, TableAction::Answer { yes: true })
}

#[test]
fn a_game_file_that_is_not_finished_comes_to_the_table() {
    let state = opened("[White \"Ada\"]\n[Black \"?\"]\n\n1. e4 e5 2. Nf3 *");
    assert_eq!(state.screen, Screen::Game);
    assert_eq!(session(&state).game().level(), Level::Standard);
    assert_eq!((turns(&state), said(&state).as_str()), (3, ""));
    assert_eq!(session(&state).name(Color::White), "Ada");
    assert_eq!(session(&state).name(Color::Black), "");
}

#[test]
fn a_finished_one_is_looked_at_and_the_table_stays_as_it_is() {
    let playing = turn(&linked("deck=NRP"), "g1f3");
    let state = import(&playing, b"1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(state.screen, Screen::Review);
    assert_eq!(state.session, playing.session);
    let review = state.review.as_deref().unwrap();
    assert_eq!(
        review.whole.game().outcome().map(|(outcome, _)| outcome),
        Some(Outcome::Win(Color::Black))
    );
    assert!(state.history.is_empty());
}

#[test]
fn a_game_that_runs_waits_and_that_is_said() {
    let playing = turn(&linked("deck=NRP"), "g1f3");
    for content in [
        "1. e4 *",
        "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1",
        "https://example.org/x/#level=2&seed=4",
    ] {
        let state = import(&playing, content.as_bytes());
        assert_eq!(state.earlier, playing.session, "{content}");
        assert_eq!(
            &*state.notices,
            [Notice::Import(ImportNote::Earlier)],
            "{content}"
        );
        assert_eq!(
            act(&state, Action::ContinueEarlier).session,
            playing.session
        );
    }
}

#[test]
fn a_game_of_a_teacher_s_link_is_locked_against_all_that() {
    let locked = linked("level=1&deck=NRP&lock=1");
    assert_eq!(import(&locked, b"1. e4 *"), locked);
}

/// What is wrong, and what is said of it: the place, the reason, what was opened all the same.
#[test]
fn the_first_fault_of_a_game_file_is_told_with_its_place_and_the_moves_before_it_are_kept() {
    for (file, kept, says) in [
        (
            "1. e4 e5 2. Ke3 Nc6 *",
            2,
            "Line 1, column 13: this move is not possible. The 2 moves before it were opened.",
        ),
        (
            "[White \"A\"]\n\n1. e4\ne5 2. Xyz",
            2,
            "Line 4, column 7: this doesn’t belong here. The 2 moves before it were opened.",
        ),
        (
            "1. e4 {never closed",
            1,
            "Line 1, column 7: something begins here that never ends. The one move before it was \
             opened.",
        ),
        (
            "1. d4 (1. e4 e5",
            1,
            "Line 1, column 7: something begins here that never ends. The one move before it was \
             opened.",
        ),
    ] {
        let state = opened(file);
        assert_eq!(said(&state), says, "{file}");
        assert_eq!(turns(&state), kept, "{file}");
    }
}

#[test]
fn where_moves_break_off_the_game_has_not_ended() {
    let state = opened("[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0");
    assert_eq!(session(&state).game().outcome(), None);
    assert!(matches!(session(&state).game().phase(), Phase::Move { .. }));
}

#[test]
fn what_opens_nothing_changes_nothing_and_is_told() {
    let playing = turn(&linked("deck=NRP"), "g1f3");
    let save = write_game(&session(&playing).timed, Millis::ZERO);
    let shorter = &save[..save.len() - 20];
    for (content, code) in [
        ("", "importUnknown"),
        ("   \n\t ", "importUnknown"),
        ("hello world", "importUnknown"),
        ("\u{0}\u{1}\u{2}", "importUnknown"),
        ("{}", "importUnknown"),
        ("<html><body>1. e4</body></html>", "importUnknown"),
        ("https://example.org/", "importUnknown"),
        ("https://example.org/#about", "importUnknown"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "badFen",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1",
            "badFen",
        ),
        ("[FEN \"rubbish\"]\n[SetUp \"1\"]\n\n1. e4 *", "importFault"),
        ("[Variant \"Atomic\"]\n\n1. e4 *", "importFault"),
        (
            "[Variant \"Chess a la Carte\"]\n[Level \"9\"]\n\n1. e4 *",
            "importGame",
        ),
        ("[Clock \"noon\"]\n\n1. e4 *", "importGame"),
        ("[White \"A\"]\n\n1. Zz9 *", "importFault"),
        (&save.replace("\"v\":1", "\"v\":9"), "importUnknownVersion"),
        (&save.replacen("draw", "drow", 1), "importDamaged"),
        (&format!("{shorter}\"saved\"}}"), "importDamaged"),
    ] {
        let state = import(&playing, content.as_bytes());
        let codes: Vec<_> = state.notices.iter().map(|notice| notice.code()).collect();
        assert_eq!(codes, [code], "{content}");
        assert_eq!(state.session, playing.session, "{content}");
        assert_eq!(state.screen, playing.screen, "{content}");
        for locale in Locale::ALL {
            let words = texts(locale);
            let told = notice_text(words, *state.notices.first().unwrap());
            assert!(told.len() > 20 && !told.contains("{"), "{content}: {told}");
        }
    }
}

#[test]
fn what_is_too_long_is_refused_before_it_is_read() {
    let mut file = b"1. e4 e5 *".to_vec();
    file.resize(MAX_IMPORT + 1, b' ');
    let state = import(&boot("", None), &file);
    assert_eq!(&*state.notices, [Notice::Import(ImportNote::TooLong)]);
    assert_eq!(state.session, None);
    file.truncate(MAX_IMPORT);
    assert_eq!(turns(&import(&boot("", None), &file)), 2);
}

#[test]
fn only_what_there_is_to_say_of_the_last_one_is_said() {
    let state = opened("hello");
    let state = import(&state, b"1. e4 e5 2. Ke3");
    let state = import(&state, b"1. d4 Ke3");
    assert_eq!(
        state
            .notices
            .iter()
            .map(|notice| notice.code())
            .collect::<Vec<_>>(),
        ["importFault", "importEarlier"]
    );
    assert!(
        import(&state, b"1. f3 e5 2. g4 Qh4# 0-1")
            .notices
            .is_empty()
    );
}

#[test]
fn of_several_games_the_first_is_opened() {
    let state = opened("1. e4 *\n\n1. d4 d5 *\n");
    assert_eq!(turns(&state), 1);
    assert_eq!(&*state.notices, [Notice::Import(ImportNote::MoreGames)]);
}

#[test]
fn windows_line_ends_marks_of_order_and_old_letters_are_no_fault() {
    let state = import(
        &boot("", None),
        b"\xef\xbb\xbf[White \"Ren\xe9\"]\r\n\r\n1. e4 e5\r\n2. Nf3 *\r\n",
    );
    assert_eq!((turns(&state), said(&state).as_str()), (3, ""));
    assert_eq!(session(&state).name(Color::White), "René");
}

#[test]
fn a_card_game_comes_back_from_its_own_file_and_its_saved_game() {
    let mut state = linked("deck=NRPB");
    for text in ["g1f3", "--", "a2a3"] {
        state = turn(&state, text);
    }
    let file = export_pgn(session(&state), Some("2026.11.30"));
    assert!(file.contains("[Date \"2026.11.30\"]"), "{file}");
    assert!(file.contains("{card N}") && file.contains("--"), "{file}");
    let back = opened(&file);
    assert_eq!(
        session(&back).game().plies(),
        session(&state).game().plies()
    );
    assert_eq!(session(&back).game().level(), Level::One);
    let saved = write_game(&session(&state).timed, Millis::ZERO);
    for text in [
        saved.clone(),
        format!("{saved}\n"),
        format!("\u{feff}{saved}"),
    ] {
        assert_eq!(session(&opened(&text)).game(), session(&state).game());
    }
    // Another card than was drawn: the turns before it are kept.
    let forged = file
        .replace("{card P}", "{card Q}")
        .replace("2. a3", "2. Qd3");
    let state = opened(&forged);
    assert_eq!(turns(&state), 2, "{forged}");
    assert_eq!(
        said(&state),
        "Turn 3 can’t be played with these cards. The 2 moves before it were opened."
    );
}

#[test]
fn names_are_cleaned() {
    let long = "x".repeat(300);
    let state = opened(&format!("[White \"{long}\"]\n\n1. e4 *"));
    assert_eq!(session(&state).name(Color::White).chars().count(), 20);
}

#[test]
fn a_position_becomes_a_game_without_cards_or_of_level_1() {
    let state = opened(" 8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\n");
    assert_eq!(session(&state).game().level(), Level::Standard);
    assert_eq!(fen(&state), "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1");
    // Kings side by side are possible in the Basic game only.
    let basic = opened("8/8/8/8/8/4k3/4K3/8 w - - 0 1");
    assert_eq!(session(&basic).game().level(), Level::One);
}

#[test]
fn a_link_is_followed_and_what_is_wrong_in_it_told() {
    let state = turn(&linked("deck=NRP"), "g1f3");
    let link = format!("https://example.org/app/{}", link_of_game(session(&state)));
    assert_eq!(session(&opened(&link)).game(), session(&state).game());
    let broken = opened(&link[..link.len() - 1]);
    assert_eq!(
        broken.notices.first().map(|notice| notice.code()),
        Some("badGame")
    );
    assert_eq!(broken.session, None);
}

#[test]
fn a_link_to_the_position_starts_there_and_tells_no_card() {
    let state = turn(&linked("deck=NRP&house=H1"), "g1f3");
    let link = link_of_position(session(&state));
    let there = linked(link.trim_start_matches('#'));
    assert_eq!(fen(&there), fen(&state));
    assert_eq!(session(&there).setup.house, session(&state).setup.house);
    assert!(!link.contains("deck") && !link.contains("seed") && !link.contains("game"));
}

#[test]
fn a_game_that_runs_is_shared_without_its_cards_until_that_is_chosen() {
    let state = turn(&linked("level=1&deck=NRP"), "g1f3");
    let share = |state: &AppState, action| act(state, Action::Share(action));
    let open = share(&state, ShareAction::Open);
    assert!(!open.sharing.unwrap().whole);
    let whole = share(&open, ShareAction::Whole(true));
    let copied = share(&whole, ShareAction::Copied(true));
    assert_eq!(copied.sharing.unwrap().copied, Some(true));
    // Another link was not copied yet.
    assert_eq!(
        share(&copied, ShareAction::Whole(false))
            .sharing
            .unwrap()
            .copied,
        None
    );
    assert_eq!(share(&copied, ShareAction::Close).sharing, None);
    assert!(
        share(&resigned(&state), ShareAction::Open)
            .sharing
            .unwrap()
            .whole
    );
    assert_eq!(
        boot("", None).update(Action::Share(ShareAction::Open)),
        None
    );
}

#[test]
fn every_fault_has_words_in_both_languages() {
    let faults = [
        PgnFaultCode::AfterTheEnd,
        PgnFaultCode::UnopenedVariation,
        PgnFaultCode::TooManyPlies,
        PgnFaultCode::NullInCheck,
        PgnFaultCode::BadTag,
        PgnFaultCode::UnknownLevel,
    ];
    for code in faults {
        for kept in [0, 1, 5] {
            let note = ImportNote::Fault {
                fault: PgnFault {
                    line: 3,
                    column: 9,
                    code,
                },
                kept,
            };
            let [en, fr] =
                Locale::ALL.map(|locale| notice_text(texts(locale), Notice::Import(note)));
            assert!(en.contains("Line 3, column 9") && fr.contains("Ligne 3, colonne 9"));
            assert!(en.ends_with('.') && fr.ends_with('.'), "{en} {fr}");
        }
    }
}
