//! Puzzles: positions from games in which one move is clearly best, as data.
//!
//! A puzzle is found and checked by search through the eyes of its seat, so it can be solved with what that seat may know. The file of a
//! game is a list; a puzzle is named by its place in it, from 1, so new ones are added at the end.

use crate::any::{AnyGame, AnyMatch};
use crate::{Complaint, Event, Heard, Message, Pending, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position with the one move that is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How many play.
    pub players: usize,
    /// What the table chose.
    pub options: BTreeMap<String, String>,
    /// Whose move it is, and through whose eyes the table is seen.
    pub seat: String,
    /// The move, in the notation of the game.
    pub solution: String,
    /// What the same seat does next, where the move takes several steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// The chance to win with it, from 0 to 1, as the longest search found it.
    pub chance: f64,
    /// The best of all other moves.
    pub second: String,
    /// The chance to win with that.
    pub second_chance: f64,
    /// How many times the longest search played it through.
    pub iterations: u32,
    /// The table, as in scenario files.
    pub position: toml::Table,
}

/// The file of a game.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    puzzle: Vec<Puzzle>,
}

/// Reads the puzzles of a game.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Complaint> {
    let file: File = crate::file::read(text)?;
    Ok(file.puzzle)
}

/// The puzzles of a game as text.
pub fn write(puzzles: &[Puzzle]) -> Result<String, Complaint> {
    let file = File { puzzle: puzzles.to_vec() };
    toml::to_string(&file).map_err(|error| Message::new("complaint-format").with("problem", error.to_string()).into())
}

/// A position as JSON says it, as a table of TOML: what is not there is left out. `None` where it cannot be written so.
pub fn position(json: Value) -> Option<toml::Table> {
    fn without_nulls(value: Value) -> Value {
        match value {
            Value::Object(fields) => Value::Object(
                fields
                    .into_iter()
                    .filter(|(_, value)| !value.is_null())
                    .map(|(key, value)| (key, without_nulls(value)))
                    .collect(),
            ),
            Value::Array(items) => Value::Array(items.into_iter().map(without_nulls).collect()),
            other => other,
        }
    }
    toml::Table::try_from(without_nulls(json)).ok()
}

impl Puzzle {
    /// Whose move it is.
    pub fn seat(&self) -> Result<Seat, Complaint> {
        Ok(self.seat.parse()?)
    }

    /// Lays out the table.
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Complaint> {
        let setup = Setup::new(game.about(), self.players, &self.options, None)?;
        let mut document = toml::Table::new();
        document.insert("position".to_owned(), self.position.clone().into());
        let text = toml::to_string(&document)
            .map_err(|error| Complaint::new(Message::new("complaint-format").with("problem", error.to_string())))?;
        game.place(&setup, &text)
    }

    /// What its seat hears when a move is made and, for the solution, whatever belongs to it is done; as far as it needs no chance.
    pub fn told(&self, game: &dyn AnyGame, act: &str) -> Result<Vec<Heard>, Complaint> {
        let (mut played, seat) = (self.open(game)?, self.seat()?);
        let mut heard = Vec::new();
        let following: &[String] = if act == self.solution { &self.then } else { &[] };
        for act in std::iter::once(act).chain(following.iter().map(String::as_str)) {
            if !matches!(played.pending(), Pending::Seats(seats) if seats.has(seat)) {
                break;
            }
            let events: Vec<Event> =
                played.act(seat, act).map_err(|rejected| Complaint::new(rejected.why().clone()))?;
            heard.extend(events.iter().filter_map(|event| event.heard_by(Viewer::Seat(seat))));
        }
        Ok(heard)
    }
}

/// The number of the puzzle of a day, from 1, and the place of its game among `games`: the same for everybody, every day another. `day`
/// counts days since any fixed day; `counts` says how many puzzles each game has.
pub fn of_day(day: u64, counts: &[usize]) -> Option<(usize, usize)> {
    let games: Vec<usize> = (0..counts.len()).filter(|game| counts[*game] > 0).collect();
    let game = *games.get(usize::try_from(day).ok()?.checked_rem(games.len())?)?;
    let turn = usize::try_from(day).ok()? / games.len();
    Some((game, turn % counts[game] + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_another_puzzle_and_all_of_them_have_their_day() {
        let counts = [3, 0, 2];
        let days: Vec<_> = (0..12).filter_map(|day| of_day(day, &counts)).collect();
        assert_eq!(days[..6], [(0, 1), (2, 1), (0, 2), (2, 2), (0, 3), (2, 1)]);
        assert!(days.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(of_day(7, &[0, 0]), None);
        assert_eq!(of_day(7, &[]), None);
    }

    #[test]
    fn puzzles_are_written_and_read_back() {
        let puzzle = Puzzle {
            players: 2,
            options: BTreeMap::new(),
            seat: "b".to_owned(),
            solution: "take 3".to_owned(),
            then: vec!["end".to_owned()],
            chance: 0.75,
            second: "take 1".to_owned(),
            second_chance: 0.5,
            iterations: 4000,
            position: position(serde_json::json!({ "heap": 5, "left": null, "hands": { "a": ["x"], "b": [] } }))
                .expect("a table"),
        };
        let text = write(std::slice::from_ref(&puzzle)).expect("it can be written");
        assert!(!text.contains("left"), "{text}");
        assert_eq!(read(&text).expect("it can be read"), [puzzle]);
        assert!(read("[[puzzle]]\nplayers = 2").is_err());
    }
}
