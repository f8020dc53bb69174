//! Commands as text, in saved games.

use std::fmt;
use std::str::FromStr;

use super::super::cards::CardId;
use super::super::chess::Color;
use super::command::Command;

/// A command as saved games write it:
///
/// | text | command |
/// |---|---|
/// | `draw` `change` `lost` | a card is drawn, the hand changed, a lost turn accepted |
/// | `e2e4` | a move with the card that lies there, or without cards |
/// | `12:e2e4` `12:dead` | the same with this card of the hand; this card, though it moves nothing |
/// | `touch:e2` | a piece is touched |
/// | `offer:w` `accept:w` `decline:w` `claim:w` `resign:w` `flag:w` | what a side does, or its clock |
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, color) = match self {
            Self::Draw => return f.write_str("draw"),
            Self::ChangeHand => return f.write_str("change"),
            Self::AcceptLostTurn => return f.write_str("lost"),
            Self::Move(mv) => return mv.fmt(f),
            Self::Play(CardId(card), mv) => return write!(f, "{card}:{mv}"),
            Self::PlayDead(CardId(card)) => return write!(f, "{card}:dead"),
            Self::Touch(square) => return write!(f, "touch:{square}"),
            Self::OfferDraw(color) => ("offer", color),
            Self::AcceptDraw(color) => ("accept", color),
            Self::DeclineDraw(color) => ("decline", color),
            Self::ClaimDraw(color) => ("claim", color),
            Self::Resign(color) => ("resign", color),
            Self::FlagFell(color) => ("flag", color),
        };
        write!(f, "{what}:{}", color.letter())
    }
}

/// The text is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCommandError;

impl fmt::Display for ParseCommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a command")
    }
}

impl std::error::Error for ParseCommandError {}

impl FromStr for Command {
    type Err = ParseCommandError;

    fn from_str(text: &str) -> Result<Self, ParseCommandError> {
        parse(text).ok_or(ParseCommandError)
    }
}

fn parse(text: &str) -> Option<Command> {
    let Some((before, after)) = text.split_once(':') else {
        return Some(match text {
            "draw" => Command::Draw,
            "change" => Command::ChangeHand,
            "lost" => Command::AcceptLostTurn,
            _ => Command::Move(text.parse().ok()?),
        });
    };
    let color = Color::ALL
        .into_iter()
        .find(|color| after.strip_prefix(color.letter()) == Some(""));
    Some(match before {
        "touch" => Command::Touch(after.parse().ok()?),
        "offer" => Command::OfferDraw(color?),
        "accept" => Command::AcceptDraw(color?),
        "decline" => Command::DeclineDraw(color?),
        "claim" => Command::ClaimDraw(color?),
        "resign" => Command::Resign(color?),
        "flag" => Command::FlagFell(color?),
        _ => {
            let card = CardId(before.parse().ok()?);
            match after {
                "dead" => Command::PlayDead(card),
                _ => Command::Play(card, after.parse().ok()?),
            }
        }
    })
}
