//! The engine confirms every right answer and refuses every other one.

use chess_a_la_carte::app::{Ask, Choices, Quiz, STEPS, Seek, Session, Tape};
use chess_a_la_carte::engine::{
    Bitboard, CardKind, Color, Command, DeckList, EndReason, FlagVerdict, Game, Level, Match, Move,
    Moved, Outcome, Phase, PlyAction, Role, Ruleset, Special, Square, TimeControl, flag_verdict,
};

use crate::demos::{play, play_on};

fn squares(text: &str) -> Bitboard {
    text.split_ascii_whitespace()
        .map(|square| square.parse::<Square>().unwrap())
        .collect()
}

fn questions() -> impl Iterator<Item = (String, &'static str, &'static Quiz)> {
    STEPS.iter().flat_map(|step| {
        let name = move |index| format!("{} {index}", step.key);
        let all = step.quiz.iter().enumerate();
        all.map(move |(index, quiz)| (name(index), step.key, quiz))
    })
}

#[test]
fn squares_to_tap_are_those_the_engine_finds() {
    for (name, _, quiz) in questions() {
        let Ask::Tap(seek) = quiz.ask else { continue };
        let session = play(&quiz.scene, &name).session;
        let options = session.options();
        let found: Bitboard = match seek {
            Seek::Movable => options.iter().map(|mv| mv.from).collect(),
            Seek::Reach => options
                .iter()
                .filter(|mv| Some(mv.from) == session.selected)
                .map(|mv| mv.to)
                .collect(),
            Seek::Look => session.game().position().board().by_role(Role::Queen),
        };
        assert_eq!(squares(quiz.right), found, "{name}");
    }
}

fn last(game: &Game) -> Moved {
    match game.plies().last().expect("a turn was played").action {
        PlyAction::Moved(moved) => moved,
        other @ (PlyAction::Lost | PlyAction::ChangedHand) => panic!("{other:?}"),
    }
}

/// Whether what was asked for has been reached: the meaning of each question that is played.
fn reached(key: &str, game: &Game) -> bool {
    let moved = last(game);
    let (mv, board) = (moved.mv, game.position().board());
    let reason = game.outcome().map(|(_, reason)| reason);
    let attackers = |square: &str, by| {
        let square = square.parse().unwrap();
        board.attackers(square, by, board.occupied()).len()
    };
    match key {
        "win" => reason == Some(EndReason::KingTaken),
        "hand" => moved.captured == Some(Role::Queen),
        "level-3" => moved.captured == Some(Role::Bishop),
        "special-cards" => matches!(moved.special, Some(Special::Castling(_))),
        "check" => true,
        "promotion" => mv.promotion.is_some() && reason.is_none(),
        "tip-centre" => {
            moved.role == Role::Pawn && ["e2e4", "d2d4"].contains(&mv.to_string().as_str())
        }
        "tip-guard" => moved.role == Role::Pawn && attackers("d5", Color::Black) == 1,
        "tip-free" => {
            moved.captured == Some(Role::Knight) && attackers(&mv.to.to_string(), Color::Black) == 0
        }
        "tip-trade" => moved.captured == Some(Role::Rook),
        "tip-together" => {
            attackers("d6", Color::White) == 2 && attackers(&mv.to.to_string(), Color::Black) == 0
        }
        "tip-finish" => reason == Some(EndReason::Checkmate),
        other => panic!("what does {other} ask for?"),
    }
}

/// Every turn that can be played, as it is written in a script.
fn turns(session: &Session) -> Vec<(String, Game)> {
    let game = session.game();
    let by_card: Vec<(String, Command)> = match game.phase() {
        Phase::Move { .. } => {
            let moves = game.legal_moves();
            let all = moves
                .into_iter()
                .map(|mv| (mv.to_string(), Command::Move(mv)));
            all.collect()
        }
        Phase::Choose => {
            let hand = game.hand(game.turn()).iter();
            hand.flat_map(|&card| {
                let moves = game.card_moves(card).into_iter();
                moves.map(move |mv: Move| {
                    let text = format!("{}{mv}", card.kind.letter());
                    (text, Command::Play(card.id, mv))
                })
            })
            .collect()
        }
        other @ (Phase::Draw | Phase::LostTurn { .. } | Phase::Over { .. }) => {
            panic!("{other:?}")
        }
    };
    by_card
        .into_iter()
        .map(|(text, command)| (text, game.apply(command).unwrap().0))
        .collect()
}

#[test]
fn what_is_to_be_played_reaches_the_goal_and_nothing_else_does() {
    for (name, key, quiz) in questions() {
        if quiz.ask != Ask::Play || ["reshuffle", "agree"].contains(&key) {
            continue;
        }
        let right: Vec<&str> = quiz.right.split_ascii_whitespace().collect();
        let turns = turns(&play(&quiz.scene, &name).session);
        assert!(
            right
                .iter()
                .all(|one| turns.iter().any(|(text, _)| text == one)),
            "{name}"
        );
        for (text, game) in turns {
            let is_right = right.contains(&text.as_str());
            assert_eq!(reached(key, &game), is_right, "{name}: {text}");
        }
    }
}

#[test]
fn drawing_reshuffles_and_accepting_ends_the_game() {
    for (name, key, quiz) in questions() {
        if quiz.ask != Ask::Play || !["reshuffle", "agree"].contains(&key) {
            continue;
        }
        let tape = play(&quiz.scene, &name);
        if key == "reshuffle" {
            assert_eq!(tape.session.game().draw_pile_len(), 0, "{name}");
        }
        let after = play_on(tape.then(quiz.right), &name).session;
        match key {
            "reshuffle" => assert!(after.game().draw_pile_len() > 0),
            _ => assert_eq!(
                after.game().outcome(),
                Some((Outcome::Draw, EndReason::DrawAgreed))
            ),
        }
    }
}

fn material(game: &Game, color: Color) -> i32 {
    let board = game.position().board();
    let of = |(_, piece): (Square, chess_a_la_carte::engine::Piece)| match piece.role {
        _ if piece.color != color => 0,
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    board.iter().map(of).sum()
}

fn balance(game: &Game) -> i32 {
    material(game, Color::White) - material(game, Color::Black)
}

/// Whether the answer is yes.
fn yes(key: &str, quiz: &Quiz, tape: &Tape) -> bool {
    let game = &tape.session.game();
    let castles = key == "castling";
    let reaches_mark =
        |mv: &Move| tape.marks.contains(mv.to) && (!castles || mv.from.to_string() == "e1");
    match key {
        // Two squares of one colour; the bishop that stands alone gets everywhere on it.
        "bishop" => {
            let bishop = game
                .position()
                .board()
                .by_role(Role::Bishop)
                .first()
                .unwrap();
            bishop.is_light() == tape.marks.first().unwrap().is_light()
        }
        "capture" | "no-check" | "advanced" | "passing-card" | "check" | "en-passant"
        | "castling" => tape.session.options().iter().any(reaches_mark),
        "must-move" => tape.session.options().iter().all(reaches_mark),
        "lost-turn" | "nothing-to-repeat" => matches!(game.phase(), Phase::LostTurn { .. }),
        "change-hand" => game.may_change_hand().is_ok(),
        "trades" => {
            let after = Tape::clone(tape).then(quiz.proof);
            let after = play_on(after, key).session;
            let after = after.game();
            let mate = after.outcome().map(|(_, reason)| reason) == Some(EndReason::Checkmate);
            mate || balance(after) > balance(game)
        }
        "too-little" | "draws" => game.outcome().map(|(outcome, _)| outcome) == Some(Outcome::Draw),
        // The knight was touched.
        "touch" => false,
        other => panic!("what does {other} ask?"),
    }
}

/// Which cards answer the question.
fn card_answers(key: &str, kind: CardKind, tape: &Tape) -> bool {
    let game = &tape.session.game();
    let role = kind.role().unwrap();
    let moves = game.rules().moves(game.position(), role.into());
    let takes = |mv: &Move| game.position().board().role_at(mv.to) == Some(Role::Queen);
    match key {
        "cards" => {
            let deck: DeckList = Ruleset::of(Level::One, &Default::default()).deck.unwrap();
            deck.kinds()
                .all(|other| deck.count(other) <= deck.count(kind))
        }
        "risk" => moves.iter().any(takes),
        "dead-card" => moves.is_empty(),
        "check-card" | "standard" => !moves.is_empty(),
        "take-back" => {
            let first = game.redo().unwrap();
            let card = first.plies().last().unwrap().card.unwrap();
            card.kind == kind
        }
        other => panic!("what does {other} ask?"),
    }
}

fn side(key: &str, tape: &Tape) -> &'static str {
    let game = &tape.session.game();
    match key {
        "values" => match balance(game) {
            0 => "n",
            more if more > 0 => "w",
            _ => "b",
        },
        "clock" => {
            let control = TimeControl::default();
            let board = game.position().board();
            match flag_verdict(&control, false, Color::White, board) {
                FlagVerdict::Loss => "b",
                FlagVerdict::Draw | FlagVerdict::Annulled => "n",
            }
        }
        "match" => {
            let mut games = Match::new(1);
            let white = games.player(Color::White);
            games.record(Outcome::Win(Color::White));
            match games.color(white) {
                Color::White => "w",
                Color::Black => "b",
            }
        }
        other => panic!("what does {other} ask?"),
    }
}

#[test]
fn the_choice_is_the_one_the_engine_makes() {
    for (name, key, quiz) in questions() {
        let Ask::Pick(choices) = quiz.ask else {
            continue;
        };
        let tape = play(&quiz.scene, &name);
        assert!(choices.letters().contains(quiz.right), "{name}");
        let right = match choices {
            Choices::YesNo => if yes(key, quiz, &tape) { "y" } else { "n" }.to_owned(),
            Choices::Fate => match tape.session.game().outcome().map(|(_, reason)| reason) {
                Some(EndReason::Checkmate) => "m",
                Some(EndReason::Stalemate) => "s",
                None => "g",
                other => panic!("{name}: {other:?}"),
            }
            .to_owned(),
            Choices::Sides => side(key, &tape).to_owned(),
            Choices::Cards(letters) => letters
                .chars()
                .filter(|&letter| card_answers(key, CardKind::from_letter(letter).unwrap(), &tape))
                .collect(),
        };
        assert_eq!(quiz.right, right, "{name}");
    }
}

/// Where an answer says that something can't be done, the proof tries it in vain; where it says
/// that it can, the proof does it.
#[test]
fn the_proof_of_a_no_is_a_refusal() {
    for (name, key, quiz) in questions() {
        if quiz.ask != Ask::Pick(Choices::YesNo)
            || ["must-move", "lost-turn", "nothing-to-repeat", "trades"].contains(&key)
            || ["too-little", "draws"].contains(&key)
        {
            continue;
        }
        let refused = quiz.proof.starts_with('!') || quiz.proof == "--";
        assert_eq!(refused, quiz.right == "n", "{name}");
    }
}
