//! A step from its demonstration to its stars.

use chess_a_la_carte::app::{
    Action, AppState, Ask, Boot, Lesson, LessonAction, Locale, Run, STEPS, Screen, Seek, Stage,
    TableAction, Told, read_fragment, tray_view,
};
use chess_a_la_carte::engine::{CardKind, Millis, Move, Phase};
use chess_a_la_carte::i18n::{lesson_told, texts};

fn boot(fragment: &str, prefs: Option<String>) -> AppState {
    AppState::boot(Boot {
        saved_before: None,
        history: None,
        opened: 0,
        prefs,
        saved: None,
        options: read_fragment(fragment),
        device_locale: Locale::En,
        chance: 1,
        now: Millis::ZERO,
    })
}

fn act(state: &AppState, action: LessonAction) -> AppState {
    let next = state.update(Action::Lesson(action));
    next.unwrap_or_else(|| panic!("{action:?} means nothing"))
}

fn table(state: &AppState, action: TableAction) -> AppState {
    let next = state.update(Action::Table(action, Millis::ZERO));
    next.unwrap_or_else(|| panic!("{action:?} means nothing"))
}

fn run(state: &AppState) -> &Run {
    state.lesson.as_ref().expect("a lesson is open")
}

fn open(key: &str) -> AppState {
    boot(&format!("lesson={key}"), None)
}

/// The first question of a step.
fn asked(key: &str) -> AppState {
    act(&open(key), LessonAction::Next)
}

fn tap(state: &AppState, square: &str) -> AppState {
    table(state, TableAction::TapSquare(square.parse().unwrap()))
}

fn until_still(mut state: AppState) -> AppState {
    while run(&state).is_playing() {
        state = act(&state, LessonAction::Tick);
    }
    state
}

/// Answers what is asked rightly, as a person would.
fn answer(state: &AppState) -> AppState {
    let quiz = run(state).quiz().unwrap();
    let first = quiz.right.split(' ').next().unwrap();
    match quiz.ask {
        Ask::Pick(_) => act(state, LessonAction::Pick(first.chars().next().unwrap())),
        Ask::Tap(_) => quiz
            .right
            .split(' ')
            .fold(state.clone(), |state, square| tap(&state, square)),
        Ask::Play => match first {
            "+" => table(state, TableAction::Draw),
            "=+" => table(state, TableAction::AnswerDraw { accept: true }),
            mv => {
                let game = run(state).tape.session.game();
                let mut state = state.clone();
                let letter = mv.chars().next().filter(char::is_ascii_uppercase);
                if let Some(kind) = letter.and_then(CardKind::from_letter) {
                    let hand = game.hand(game.turn());
                    let card = hand.iter().find(|card| card.kind == kind).unwrap();
                    state = table(&state, TableAction::ChooseCard(card.id));
                }
                let mv: Move = mv.trim_start_matches(char::is_uppercase).parse().unwrap();
                state = tap(&tap(&state, &mv.from.to_string()), &mv.to.to_string());
                match mv.promotion {
                    Some(role) => table(&state, TableAction::Promote(role)),
                    None => state,
                }
            }
        },
    }
}

#[test]
fn every_step_can_be_gone_through_to_three_stars() {
    let mut state = boot("", None);
    state = act(&state, LessonAction::Open(Lesson::Welcome));
    for step in STEPS {
        assert_eq!(run(&state).lesson, step.lesson);
        state = act(&until_still(state), LessonAction::Next);
        for _ in step.quiz {
            assert_eq!(run(&state).stage, Stage::Asked, "{}", step.key);
            state = until_still(answer(&state));
            assert_eq!(run(&state).stage, Stage::Right, "{}", step.key);
            for locale in Locale::ALL {
                let told = lesson_told(texts(locale), run(&state));
                assert!(told.len() > 5, "{} {told}", step.key);
            }
            state = act(&state, LessonAction::Next);
        }
        assert_eq!(state.prefs.learnt.stars(step.lesson), 3, "{}", step.key);
    }
    assert_eq!((state.lesson, state.screen), (None, Screen::Lessons));
}

#[test]
fn every_wrong_choice_is_shown_and_asked_again() {
    for step in STEPS {
        let mut state = asked(step.key);
        for _ in step.quiz {
            let quiz = run(&state).quiz().unwrap();
            if let Ask::Pick(choices) = quiz.ask {
                for letter in choices
                    .letters()
                    .chars()
                    .filter(|&one| !quiz.right.contains(one))
                {
                    let wrong = until_still(act(&state, LessonAction::Pick(letter)));
                    assert_eq!(run(&wrong).stage, Stage::Wrong, "{}", step.key);
                    let again = act(&wrong, LessonAction::Retry);
                    assert_eq!(run(&again).stage, Stage::Asked);
                    assert_eq!(run(&again).tape, run(&state).tape);
                }
            }
            state = act(&until_still(answer(&state)), LessonAction::Next);
        }
    }
}

#[test]
fn a_wrong_tap_says_why_and_takes_nothing_away() {
    let state = asked("rook");
    let found = tap(&state, "a2");
    assert_eq!(run(&found).left(), 3);
    let wrong = tap(&found, "b2");
    assert_eq!(run(&wrong).stage, Stage::Asked);
    assert_eq!(run(&wrong).left(), 3);
    assert!(matches!(
        run(&wrong).tape.session.told,
        Told::Refused { .. }
    ));
    let told = lesson_told(texts(Locale::En), run(&wrong));
    assert!(told.contains("A rook slides straight"), "{told}");
    let done = ["a3", "b1", "c1"]
        .iter()
        .fold(wrong, |state, square| tap(&state, square));
    assert_eq!(run(&done).stage, Stage::Right);
    assert_eq!(done.prefs.learnt.stars(Lesson::Rook), 2);
    // Another wrong piece is named.
    let looked = tap(&asked("welcome"), "e1");
    let told = lesson_told(texts(Locale::En), run(&looked));
    assert!(told.contains("white king"), "{told}");
}

#[test]
fn hints_do_not_give_the_answer_away() {
    for (key, seek) in [("turn", Seek::Movable), ("rook", Seek::Reach)] {
        let state = asked(key);
        assert_eq!(run(&state).quiz().unwrap().ask, Ask::Tap(seek));
        let board = run(&state).board();
        assert!(
            board
                .squares
                .iter()
                .all(|square| !square.movable && square.target.is_none())
        );
    }
    let lost = asked("lost-turn");
    assert!(matches!(
        run(&lost).tape.session.game().phase(),
        Phase::LostTurn { .. }
    ));
    assert!(
        run(&lost)
            .board()
            .squares
            .iter()
            .all(|square| !square.stuck)
    );
}

#[test]
fn a_wrong_move_is_answered_on_the_board() {
    let state = asked("win");
    let moved = tap(&tap(&state, "a3"), "b2");
    assert_eq!(run(&moved).stage, Stage::Wrong);
    let answered = until_still(moved);
    let game = run(&answered).tape.session.game();
    let (outcome, _) = game.outcome().expect("Black's queen takes the king");
    assert_eq!(
        outcome.winner(),
        Some(chess_a_la_carte::engine::Color::Black)
    );
    let again = act(&answered, LessonAction::Retry);
    let right = answer(&again);
    assert_eq!((run(&right).stage, run(&right).stars()), (Stage::Right, 2));
}

#[test]
fn the_way_leads_back_again_and_past_everything() {
    let state = open("bishop");
    let back = act(&state, LessonAction::Back);
    assert_eq!(run(&back).lesson, Lesson::Rook);
    assert!(
        open("welcome")
            .update(Action::Lesson(LessonAction::Back))
            .is_none()
    );
    let played = until_still(state.clone());
    let again = act(&played, LessonAction::Again);
    assert_eq!(run(&again), run(&state));
    let question = act(&state, LessonAction::Next);
    assert_eq!(run(&act(&question, LessonAction::Back)).stage, Stage::Shown);
    let second = act(&question, LessonAction::Next);
    assert_eq!(
        (run(&second).stage, run(&second).question),
        (Stage::Asked, 1)
    );
    let next = act(&second, LessonAction::Next);
    assert_eq!(run(&next).lesson, Lesson::Queen);
    assert_eq!(next.prefs.learnt.stars(Lesson::Bishop), 0);
}

#[test]
fn the_game_below_is_as_it_was() {
    let game = boot("level=1&deck=NPB", None);
    let drawn = table(&game, TableAction::Draw);
    let lesson = act(&drawn, LessonAction::Open(Lesson::Rook));
    let asked = act(&lesson, LessonAction::Next);
    let closed = act(&tap(&asked, "a2"), LessonAction::Close);
    assert_eq!(closed, drawn);
}

#[test]
fn progress_is_kept_and_can_be_forgotten() {
    let done = until_still(answer(&asked("queen")));
    let kept = boot("", Some(done.prefs.write()));
    assert_eq!(kept.prefs.learnt.stars(Lesson::Queen), 3);
    assert_eq!(kept.prefs.learnt.stars(Lesson::King), 0);
    let forgotten = act(&kept, LessonAction::Forget);
    assert_eq!(forgotten.prefs.learnt.stars(Lesson::Queen), 0);
    for odd in ["{\"learnt\":\"queen9 queen x \"}", "{\"learnt\":7}", "no"] {
        let state = boot("lesson=queen", Some(odd.to_owned()));
        assert_eq!(state.prefs.learnt.stars(Lesson::Queen), 0);
        assert_eq!(run(&state).lesson, Lesson::Queen);
    }
}

#[test]
fn a_link_to_no_step_says_so_and_shows_the_list() {
    let state = open("no-such-step");
    assert_eq!(
        (state.screen, state.lesson.is_some()),
        (Screen::Lessons, false)
    );
    let codes: Vec<&str> = state.notices.iter().map(|notice| notice.code()).collect();
    assert_eq!(codes, ["badLesson"]);
    let rules = boot("rules=castling", None);
    assert_eq!(
        (rules.screen, rules.rules_at),
        (Screen::Rules, Some(Lesson::Castling))
    );
    assert_eq!(boot("rules=nothing", None).screen, Screen::Home);
}

#[test]
fn the_first_time_is_explained_once() {
    let start = boot("level=1&deck=RNSR", None);
    let lost = table(&start, TableAction::Draw);
    assert_eq!(lost.explaining, Some(Lesson::LostTurn));
    let away = act(&lost, LessonAction::Dismiss);
    assert_eq!(away.explaining, None);
    let accepted = table(&away, TableAction::AcceptLostTurn);
    let knight = tap(&tap(&table(&accepted, TableAction::Draw), "g8"), "f6");
    assert_eq!(knight.explaining, None);
    let same = table(&knight, TableAction::Draw);
    assert_eq!(same.explaining, Some(Lesson::SameType));
    // Kept: the next game doesn't explain a lost turn again.
    let again = boot("level=1&deck=RNSR", Some(same.prefs.write()));
    assert_eq!(table(&again, TableAction::Draw).explaining, None);
    let forgotten = act(&again, LessonAction::Forget);
    assert_eq!(
        table(&forgotten, TableAction::Draw).explaining,
        Some(Lesson::LostTurn)
    );
}

#[test]
fn first_check_and_first_reshuffle_are_explained() {
    let check = boot("level=standard&fen=7k/8/8/8/8/8/8/R5K1_w", None);
    let check = tap(&tap(&check, "a1"), "a8");
    assert_eq!(check.explaining, Some(Lesson::Check));
    let empty = boot("level=1&deck=N", None);
    let empty = tap(&tap(&table(&empty, TableAction::Draw), "g1"), "f3");
    assert_eq!(
        table(&empty, TableAction::Draw).explaining,
        Some(Lesson::Reshuffle)
    );
}

#[test]
fn the_rules_open_at_what_has_just_happened() {
    let lost = table(&boot("level=1&deck=R", None), TableAction::Draw);
    let rules = lost.update(Action::Show(Screen::Rules)).unwrap();
    assert_eq!(rules.rules_at, Some(Lesson::LostTurn));
    let start = boot("level=1&deck=R", None);
    assert_eq!(
        start.update(Action::Show(Screen::Rules)).unwrap().rules_at,
        None
    );
}

#[test]
fn the_clock_of_the_game_below_is_halted() {
    let game = boot("level=1&deck=NPB&clock=5%2B3", None);
    let started = table(&game, TableAction::Pause);
    assert!(!started.session.as_ref().unwrap().is_paused());
    let lesson = act(&started, LessonAction::Open(Lesson::Rook));
    let halted = table(&lesson, TableAction::Away);
    assert!(halted.session.as_ref().unwrap().is_paused());
    assert_eq!(run(&halted), run(&lesson));
}

#[test]
fn a_wrong_answer_ends_with_another_try_and_not_with_the_games_end() {
    let picked = tap(&asked("win"), "a3");
    let playing = tap(&picked, "b2");
    assert_eq!(run(&playing).stage, Stage::Wrong);
    let still = until_still(playing.clone());
    assert!(run(&still).tape.session.is_over());
    for (locale, again) in [
        (Locale::En, "Try again!"),
        (Locale::Fr, "Essaie encore\u{202f}!"),
    ] {
        let words = texts(locale);
        assert!(!lesson_told(words, run(&playing)).contains(again));
        let told = lesson_told(words, run(&still));
        assert!(told.ends_with(again), "{told}");
        assert!(!told.contains(words.ended.king_taken), "{told}");
    }
}

#[test]
fn the_pile_asks_for_nothing_while_an_answer_is_wanted_from_elsewhere() {
    let cards = asked("risk");
    assert!(tray_view(&run(&cards).tape.session).can_draw);
    assert!(!run(&cards).tray().can_draw);
    assert!(run(&asked("reshuffle")).tray().can_draw);
}
