//! A game in one minute: its goal, a turn, how it ends and how one wins, each in a picture made of the game's own pieces.
//!
//! A game draws its pictures from a prepared position (`assets/<game>/minute.toml`) with the same functions as its board. They are
//! looked at and nothing else: the words beside them (`minute-…` in the words of the board) say everything.

use crate::any::with_scene;
use crate::{Onlooker, Scene, emblems, symbols};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::fmt;
use table::{AnyGame, Boxed, Complaint, Dictionary, Game, Match, Seat, Setup, Viewer};

/// The questions that every game answers, in this order; the answers are the keys `minute-goal`, `minute-turn` …
pub const QUESTIONS: [&str; 4] = ["goal", "turn", "end", "win"];

/// A game in one minute.
#[derive(Clone, Copy)]
pub struct Minute {
    /// The clause behind each answer.
    pub clauses: [&'static str; 4],
    /// How many kinds of points the last picture tells apart; they are called `minute-part-1` …
    pub parts: usize,
    /// Draws the pictures.
    pub draw: fn(&Dictionary) -> Result<[Markup; 4], Complaint>,
}

impl fmt::Debug for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Minute").field("clauses", &self.clauses).finish_non_exhaustive()
    }
}

/// Shows the prepared position of a game to something that draws, through the eyes of its first seat. Nobody decides anything there.
pub(crate) fn staged<G: Game, T>(
    players: usize,
    position: &str,
    dictionary: &Dictionary,
    draw: impl FnOnce(&Scene<'_, G>) -> T,
) -> Result<T, Complaint> {
    let setup = Setup::new(G::about(), players, &BTreeMap::new(), None)?;
    let laid = Boxed::<G>::new().place(&setup, position)?;
    let other =
        || Complaint::new(table::Message::new("board-undrawable").with("board", G::about().id).with("game", ""));
    let played = laid.as_any().downcast_ref::<Match<G>>().ok_or_else(other)?;
    let names: Vec<String> = Seat::all(players).map(|seat| seat.to_string().to_uppercase()).collect();
    let onlooker = Onlooker {
        viewer: Viewer::Seat(Seat::new(0)),
        deciding: None,
        dictionary,
        names: &names,
        chosen: None,
        link: &|_| String::new(),
        explain: None,
        last: &[],
        since: &[],
        lit: None,
        kept: "",
    };
    Ok(with_scene(played, &onlooker, draw))
}

/// The height of the highest column of [`columns`].
const HIGHEST: u32 = 150;

/// Everybody's points as a column of parts, the first at the bottom, with the crown on the highest.
pub(crate) fn columns<const N: usize>(points: &[[u32; N]]) -> Markup {
    let sums: Vec<u32> = points.iter().map(|parts| parts.iter().sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(1).max(1);
    let step = 320 / (points.len() as u32 + 1);
    let high = |points: u32| points * HIGHEST / most;
    html! {
        svg.minute-columns viewBox="0 0 320 270" {
            path.minute-ground d="M24 216H296" {}
            @for (number, (parts, sum)) in points.iter().zip(&sums).enumerate() {
                @let middle = step * (number as u32 + 1);
                @for (part, amount) in parts.iter().enumerate() {
                    @let below: u32 = parts[..=part].iter().sum();
                    rect.{ "minute-part-" (part + 1) } x=(middle - 20) y=(216 - high(below)) width="40" height=(high(*amount)) {}
                }
                text x=(middle) y=(206 - high(*sum)) { (sum) }
                @if *sum == most { (symbols::placed("crown", middle as f32, (176 - high(*sum)) as f32, 28.0)) }
                (emblems::disc(Seat::new(number), middle as f32, 240.0, 16.0))
            }
        }
    }
}

/// A flat list of signs, drawn as a row of a table: each in a box, with a line between the boxes.
pub(crate) fn boxes(y: f32, signs: &[&[&str]]) -> Markup {
    let wide: Vec<f32> = signs.iter().map(|signs| 14.0 + 24.0 * signs.len() as f32).collect();
    let room = (266.0 - wide.iter().sum::<f32>()) / (signs.len().max(2) - 1) as f32;
    let lefts: Vec<f32> = (0..signs.len()).map(|at| 42.0 + wide[..at].iter().sum::<f32>() + room * at as f32).collect();
    html! {
        path.minute-ground d={ "M42 " (y) "H308" } {}
        @for ((left, wide), signs) in lefts.iter().zip(&wide).zip(signs) {
            rect.minute-box x=(left) y=(y - 17.0) width=(wide) height="34" rx="8" {}
            @for (at, sign) in signs.iter().enumerate() { (symbols::placed(sign, left + 19.0 + 24.0 * at as f32, y, 20.0)) }
        }
    }
}

/// A number at the beginning of a row.
pub(crate) fn number(y: f32, number: usize) -> Markup {
    html! { text.minute-number x="22" y=(y + 8.0) { (number) } }
}
