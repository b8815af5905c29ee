//! What is learnt from games that bots played: how a position looks to a learner, and the small nets that judge it.
//!
//! A game says with [`Advice::features`](crate::Advice::features) how a position looks from each of its seats: so many numbers, the same ones for every seat. A [`Net`]
//! turns them into everybody's chance to win and final points. It is a linear model with a small hidden layer beside it; both read the
//! features once. What a feature means is fixed for a [`Features::version`]; a net says which version, edition and rules it was made for
//! and judges nothing else.

use crate::{MOST_SEATS, Outcome, Seat};
use safetensors::{Dtype, SafeTensors};
use std::collections::HashMap;
use std::str::FromStr;

/// How many numbers of a game's positions a learner is given for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// How many there are.
    pub count: usize,
    /// Raised whenever any of them means something else.
    pub version: u32,
}

impl Features {
    /// The game says nothing to a learner.
    pub const NONE: Features = Features { count: 0, version: 0 };
}

/// Whoever is told how a position looks.
pub trait Learner {
    /// A feature of a seat is this much more than was said so far; whatever is never mentioned is zero.
    fn note(&mut self, seat: Seat, feature: usize, value: f32);
}

/// Says the features of one seat one after the other, so that each has its number by its place. Everything is said twice: as it is, and by
/// the share of the game that is left, since most things mean something else early and late.
#[derive(Debug)]
pub struct Scribe<'a, L> {
    learner: &'a mut L,
    seat: Seat,
    left: f32,
    next: usize,
}

impl<'a, L: Learner> Scribe<'a, L> {
    /// Begins with the first feature of a seat; `left` is the share of the game that is left.
    pub fn new(learner: &'a mut L, seat: Seat, left: f64) -> Scribe<'a, L> {
        Scribe { learner, seat, left: left as f32, next: 0 }
    }

    /// The next feature.
    #[inline]
    pub fn say(&mut self, value: f64) {
        if value != 0.0 {
            let value = value as f32;
            self.learner.note(self.seat, self.next, value);
            self.learner.note(self.seat, self.next + 1, value * self.left);
        }
        self.next += 2;
    }

    /// The next features.
    #[inline]
    pub fn all(&mut self, values: impl IntoIterator<Item = f64>) {
        values.into_iter().for_each(|value| self.say(value));
    }

    /// So many features of which one is 1, or none.
    #[inline]
    pub fn which(&mut self, count: usize, index: Option<usize>) {
        (0..count).for_each(|at| self.say(f64::from(u8::from(Some(at) == index))));
    }

    /// Whether something is so.
    #[inline]
    pub fn whether(&mut self, so: bool) {
        self.say(f64::from(u8::from(so)));
    }

    /// How many features were said.
    pub const fn said(&self) -> usize {
        self.next
    }
}

/// A value for each seat.
pub type Values = [f32; MOST_SEATS];

/// Writes every feature down, seat by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Notes {
    count: usize,
    /// The features of the first seat, then of the next.
    pub values: Vec<f32>,
}

impl Notes {
    /// Nothing yet, about so many seats.
    pub(crate) fn new(count: usize, players: usize) -> Notes {
        Notes { count, values: vec![0.0; count * players] }
    }
}

impl Learner for Notes {
    fn note(&mut self, seat: Seat, feature: usize, value: f32) {
        self.values[seat.index() * self.count + feature] += value;
    }
}

/// What a feature adds to: the chance to win, the points, and hidden units; as much as fits into a line of the cache.
const WIDTH: usize = 16;
/// Where the hidden units begin.
const HIDDEN: usize = 2;

type Row = [f32; WIDTH];

/// A judgement that was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For each feature what it adds.
    rows: Vec<Row>,
    /// What the hidden units add to the chance and to the points.
    outs: [Row; HIDDEN],
    pub(crate) made_for: MadeFor,
    pub(crate) manner: Manner,
}

/// How much of what goes on has come to rest in a position. Whoever looks at a position alone judges best where nothing is in the air.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Rest {
    /// Something is going on.
    #[default]
    Nothing,
    /// A part of it is done, such as a trick.
    Part,
    /// The whole of it is done, such as a round.
    Whole,
}

/// What a net says beside what the leaves of a search are worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Guides {
    /// Nothing: the hand-written judgement says which moves look promising.
    #[default]
    Nothing,
    /// Which moves of the tree look promising.
    Tree,
    /// That, and what the players of playouts do.
    Playouts,
}

/// How search uses a net; what is not said is as the game plans it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Manner {
    pub(crate) playout: usize,
    pub(crate) rest: Rest,
    pub(crate) guides: Guides,
    pub(crate) looks: Option<usize>,
    pub(crate) curiosity: Option<f64>,
    pub(crate) prior: Option<f64>,
}

/// What a net may judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MadeFor {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) edition: String,
    pub(crate) features: u32,
    pub(crate) players: Vec<usize>,
}

/// Why a file is not a net.
#[derive(Debug, thiserror::Error)]
pub enum NetFault {
    /// It is not in the format, or cut off.
    #[error("it is not a safetensors file: {0}")]
    Format(#[from] safetensors::SafeTensorError),
    /// It does not say what it was made for.
    #[error("it does not say its `{0}`")]
    Silent(&'static str),
    /// A tensor is of another kind or shape than nets have.
    #[error("its tensor `{0}` is not of the shape that nets have")]
    Shape(&'static str),
}

impl Net {
    /// Reads a net.
    pub fn read(bytes: &[u8]) -> Result<Net, NetFault> {
        let (_, header) = SafeTensors::read_metadata(bytes)?;
        let facts = header.metadata().clone().unwrap_or_default();
        let tensors = SafeTensors::deserialize(bytes)?;
        let rows = table_of(&tensors, "rows")?;
        let outs = table_of(&tensors, "outs")?.try_into().map_err(|_| NetFault::Shape("outs"))?;
        let players = fact(&facts, "players")?.split(',').map(|count| count.parse().ok());
        let made_for = MadeFor {
            game: fact(&facts, "game")?.to_owned(),
            rules: number(&facts, "rules")?,
            edition: fact(&facts, "edition")?.to_owned(),
            features: number(&facts, "features")?,
            players: players.collect::<Option<_>>().ok_or(NetFault::Silent("players"))?,
        };
        Ok(Net { rows, outs, made_for, manner: manner(&facts)? })
    }

    /// What must have come to rest before a playout ends and this net judges.
    pub const fn rest(&self) -> Rest {
        self.manner.rest
    }

    /// What else this net says.
    pub const fn guides(&self) -> Guides {
        self.manner.guides
    }

    /// How many features it reads.
    pub(crate) const fn reads(&self) -> usize {
        self.rows.len()
    }

    /// Everybody's chance to win, which are one together, and the final points of each, for features that are told.
    #[inline]
    pub(crate) fn hear(&self, players: usize, tell: impl FnOnce(&mut Sums<'_>)) -> (Values, Values) {
        let mut sums = Sums { rows: &self.rows, sums: [[0.0; WIDTH]; MOST_SEATS] };
        tell(&mut sums);
        self.conclude(&sums.sums, players)
    }

    /// The same for features that were written down, those of one seat after those of the other.
    pub fn weigh(&self, features: &[f32]) -> (Values, Values) {
        let seats = features.chunks_exact(self.rows.len()).take(MOST_SEATS);
        let players = seats.len();
        self.hear(players, |sums| {
            for (seat, said) in Seat::all(players).zip(seats) {
                said.iter().enumerate().for_each(|(feature, value)| sums.note(seat, feature, *value));
            }
        })
    }

    fn conclude(&self, sums: &[Row; MOST_SEATS], players: usize) -> (Values, Values) {
        let (mut chances, mut points) = ([0.0; MOST_SEATS], [0.0; MOST_SEATS]);
        for (seat, sum) in sums.iter().enumerate().take(players) {
            [chances[seat], points[seat]] = [0, 1].map(|head| sum[head] + hidden(sum, &self.outs[head]));
        }
        let most = chances[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut all = 0.0;
        for chance in &mut chances[..players] {
            *chance = (*chance - most).exp();
            all += *chance;
        }
        chances[..players].iter_mut().for_each(|chance| *chance /= all);
        (chances, points)
    }
}

/// What the hidden units say.
fn hidden(sum: &Row, out: &Row) -> f32 {
    let units = sum.iter().zip(out).skip(HIDDEN);
    units.map(|(unit, weight)| unit.max(0.0) * weight).sum()
}

/// Adds up what the features of each seat say.
pub(crate) struct Sums<'a> {
    rows: &'a [Row],
    sums: [Row; MOST_SEATS],
}

impl Learner for Sums<'_> {
    #[inline]
    fn note(&mut self, seat: Seat, feature: usize, value: f32) {
        for (sum, weight) in self.sums[seat.index()].iter_mut().zip(&self.rows[feature]) {
            *sum += weight * value;
        }
    }
}

fn table_of(tensors: &SafeTensors<'_>, name: &'static str) -> Result<Vec<Row>, NetFault> {
    let tensor = tensors.tensor(name)?;
    if tensor.dtype() != Dtype::F32 || tensor.shape().len() != 2 || tensor.shape()[1] != WIDTH {
        return Err(NetFault::Shape(name));
    }
    let (numbers, _) = tensor.data().as_chunks::<4>();
    let numbers: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    if !numbers.iter().all(|number| number.is_finite()) {
        return Err(NetFault::Shape(name));
    }
    let (rows, _) = numbers.as_chunks::<WIDTH>();
    Ok(rows.to_vec())
}

fn fact<'a>(facts: &'a HashMap<String, String>, name: &'static str) -> Result<&'a str, NetFault> {
    facts.get(name).map(String::as_str).ok_or(NetFault::Silent(name))
}

/// How search is to use the net; older files say no more than how far a playout goes.
fn manner(facts: &HashMap<String, String>) -> Result<Manner, NetFault> {
    let rest = match facts.get("rest").map(String::as_str) {
        None | Some("nothing") => Rest::Nothing,
        Some("part") => Rest::Part,
        Some("whole") => Rest::Whole,
        Some(_) => return Err(NetFault::Silent("rest")),
    };
    let guides = match facts.get("guides").map(String::as_str) {
        None | Some("nothing") => Guides::Nothing,
        Some("tree") => Guides::Tree,
        Some("playouts") => Guides::Playouts,
        Some(_) => return Err(NetFault::Silent("guides")),
    };
    let playout = number(facts, "playout")? as usize;
    let looks = maybe(facts, "looks")?;
    let (curiosity, prior) = (maybe(facts, "curiosity")?, maybe(facts, "prior")?);
    Ok(Manner { playout, rest, guides, looks, curiosity, prior })
}

fn maybe<T: FromStr>(facts: &HashMap<String, String>, name: &'static str) -> Result<Option<T>, NetFault> {
    let read = |text: &String| text.parse().map_err(|_| NetFault::Silent(name));
    facts.get(name).map(read).transpose()
}

fn number(facts: &HashMap<String, String>, name: &'static str) -> Result<u32, NetFault> {
    fact(facts, name)?.parse().map_err(|_| NetFault::Silent(name))
}

/// How much points count beside the victory, so that nobody stops caring who has won, or can win no more.
pub const MARGIN: f32 = 0.05;
/// A lead of so many points is half of what points can say.
const HALF: f32 = 10.0;

/// How clear a victory or a defeat is, from 0 to 1: the points of a seat against the best of the others and against their mean.
pub fn clearness(points: &[f32], seat: Seat) -> f32 {
    let (mut best, mut sum) = (f32::MIN, 0.0);
    for (_, other) in points.iter().enumerate().filter(|(index, _)| *index != seat.index()) {
        best = best.max(*other);
        sum += other;
    }
    let others = points.len().saturating_sub(1);
    let rival = if others == 0 { 0.0 } else { 0.5 * best + 0.5 * sum / others as f32 };
    let lead = points[seat.index()] - rival;
    0.5 + 0.5 * lead / (HALF + lead.abs())
}

impl Outcome {
    /// What the end is worth to a seat, from 0 to 1: nearly nothing but its part of the victory, and a little for its points.
    pub fn worth(&self, seat: Seat) -> f32 {
        let share = if self.winners.has(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 };
        if seat.index() >= self.scores.len() {
            return share;
        }
        let mut points = [0.0; MOST_SEATS];
        for (point, score) in points.iter_mut().zip(&self.scores) {
            *point = *score as f32;
        }
        (1.0 - MARGIN) * share + MARGIN * clearness(&points[..self.scores.len().min(MOST_SEATS)], seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;
    use safetensors::serialize;
    use safetensors::tensor::TensorView;

    #[test]
    fn an_end_is_worth_its_victory_first_and_its_points_second() {
        let end = |winner: usize, scores: [i32; 3]| Outcome {
            winners: SeatSet::one(Seat::new(winner)),
            places: vec![1, 2, 3],
            scores: scores.to_vec(),
        };
        let me = Seat::new(0);
        let narrow = end(0, [31, 30, 29]).worth(me);
        assert!(end(0, [60, 30, 29]).worth(me) > narrow, "a clear victory is better than a narrow one");
        assert!(end(1, [90, 91, 10]).worth(me) < narrow, "but no defeat is as good as any victory");
        assert!(end(1, [25, 60, 30]).worth(me) > end(1, [20, 60, 30]).worth(me), "the beaten still count their points");
    }

    /// A net of nothing but zeros that says this of itself.
    fn silent(said: &[(&str, &str)]) -> Vec<u8> {
        let zeros = vec![0_u8; HIDDEN * WIDTH * size_of::<f32>()];
        let zeros = || TensorView::new(Dtype::F32, vec![HIDDEN, WIDTH], &zeros).expect("as many numbers as said");
        let usual =
            [("game", "any"), ("rules", "1"), ("edition", ""), ("features", "1"), ("players", "2"), ("playout", "5")];
        let facts = usual.iter().chain(said).map(|(name, fact)| ((*name).to_owned(), (*fact).to_owned()));
        serialize([("rows", zeros()), ("outs", zeros())], Some(facts.collect())).expect("a file")
    }

    #[test]
    fn a_net_says_how_search_uses_it() {
        let plain = Net::read(&silent(&[])).expect("a net");
        assert_eq!(plain.manner, Manner { playout: 5, ..Manner::default() });
        let said = [("rest", "whole"), ("guides", "tree"), ("looks", "3"), ("curiosity", "1.5"), ("prior", "4")];
        let told = Net::read(&silent(&said)).expect("a net");
        let (looks, curiosity, prior) = (Some(3), Some(1.5), Some(4.0));
        let manner = Manner { playout: 5, rest: Rest::Whole, guides: Guides::Tree, looks, curiosity, prior };
        assert_eq!(told.manner, manner);
        for wrong in [("rest", "never"), ("guides", "all"), ("looks", "-1"), ("prior", "much")] {
            assert!(matches!(Net::read(&silent(&[wrong])), Err(NetFault::Silent(name)) if name == wrong.0));
        }
    }

    #[test]
    fn what_is_no_net_is_refused() {
        assert!(matches!(Net::read(b"nothing"), Err(NetFault::Format(_))));
    }
}
