//! Many games stepped together.

use crate::lane::{ahead, ahead_size, observe};
use crate::number::{fill, number};
use crate::shares::shares;
use bots::{Bot, Kind, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Advice, Outcome, Pending, Seat, Teller, Viewer};

/// The most games that are stepped at once.
pub const MOST: usize = 1 << 20;

/// How actions are named when they are taken, and shown in masks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// By their place among what is offered now.
    Places,
    /// By their [number](crate::number()), the same in every position.
    Numbers,
}

/// What is to be stepped.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// How many games at once.
    pub lanes: usize,
    /// The same seed and the same actions play the same games.
    pub seed: u64,
    /// How actions are named.
    pub numbering: Numbering,
    /// Seats that bots play, within a step; nobody asks about them.
    pub bots: Vec<Option<Kind>>,
}

/// The sizes of what is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many games.
    pub lanes: usize,
    /// How many seats each has.
    pub players: usize,
    /// How many numbers a seat observes.
    pub observation: usize,
}

/// Where a step is written. Each slice holds so many values for each lane, or none at all where nobody wants them.
#[derive(Debug)]
pub struct Out<'a> {
    /// The seat to decide.
    pub seats: &'a mut [i32],
    /// How many offers it has.
    pub counts: &'a mut [i32],
    /// What of the actions is offered: 1, else 0. As many for each lane as its slice holds.
    pub masks: &'a mut [u8],
    /// What the seat observes.
    pub observations: &'a mut [f32],
    /// What the seat would observe after each of its offers, by place: [`ahead_size`] numbers for each. As many places for each lane as its slice
    /// holds.
    pub ahead: &'a mut [f32],
    /// Everybody's part of the victory where the game has just ended, else 0.
    pub rewards: &'a mut [f32],
    /// Whether the game has just ended; what else is written is then of the next one.
    pub done: &'a mut [u8],
    /// The points of the game that ended last; zeros until one has.
    pub scores: &'a mut [i32],
}

/// Why a step was not taken. Nothing has changed then, in any lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// There must be one action for each lane.
    #[error("{given} actions were given for {lanes} lanes")]
    Length {
        /// How many there are.
        given: usize,
        /// How many there should be.
        lanes: usize,
    },
    /// An action is not offered.
    #[error("lane {lane}: {action} is none of the {offers} actions that are offered to seat {seat} now")]
    NotOffered {
        /// Where.
        lane: usize,
        /// What was asked for.
        action: i64,
        /// How many offers there are.
        offers: usize,
        /// The seat to decide.
        seat: Seat,
    },
    /// There are none, or too many.
    #[error("there are {0} lanes; from 1 to {MOST} can be stepped at once")]
    Lanes(usize),
    /// Bots play every seat.
    #[error("bots play every seat; at least one must be left")]
    NobodyLeft,
    /// A slice to be written to has not one row for each lane.
    #[error("what is to be written to does not hold {0} lanes")]
    Shape(usize),
}

/// Many games, whichever they are.
pub trait Lanes: Send + std::fmt::Debug {
    /// The sizes of what is written.
    fn shape(&self) -> Shape;
    /// Begins every game anew, from the first.
    fn reset(&mut self, out: Out<'_>) -> Result<(), Wrong>;
    /// Takes one action in each lane, lets chance and bots decide until somebody is asked, and begins a new game where one has ended.
    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Wrong>;
    /// Takes so many steps with actions drawn at random, and says how many games have ended.
    fn wander(&mut self, steps: usize, out: Out<'_>) -> Result<u64, Wrong>;
    /// What is offered in a lane, in the notation of the game.
    fn offers(&self, lane: usize) -> Vec<String>;
    /// What the seat to decide may know in a lane, as JSON.
    fn view(&self, lane: usize) -> Option<serde_json::Value>;
    /// A fingerprint of what lies on the table of a lane.
    fn hash(&self, lane: usize) -> String;
}

/// Many games.
pub(crate) struct Many<G: Advice> {
    game: Arc<G>,
    plan: Plan,
    lanes: Vec<Track<G>>,
    /// How many offers there are in each lane, side by side.
    counts: Vec<usize>,
}

impl<G: Advice> std::fmt::Debug for Many<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} lanes of {}", self.plan.lanes, G::about().id)
    }
}

/// One of many games.
struct Track<G: Advice> {
    state: G::State,
    offers: Vec<G::Action>,
    numbers: Vec<u32>,
    seat: Seat,
    /// The dice of the game; bots and what is imagined have their own.
    dice: ChaCha8Rng,
    fancy: ChaCha8Rng,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The numbers of actions that were met.
    known: HashMap<G::Action, u32>,
    number: u64,
    episode: u64,
    ended: Option<Outcome>,
}

/// What is written of one lane; empty where nobody wants it.
struct Row<'a> {
    seat: Option<&'a mut i32>,
    count: Option<&'a mut i32>,
    mask: &'a mut [u8],
    observation: &'a mut [f32],
    ahead: &'a mut [f32],
    rewards: &'a mut [f32],
    done: Option<&'a mut u8>,
    scores: &'a mut [i32],
}

/// So many lanes are stepped by one thread at a time.
const BLOCK: usize = 32;

/// The slices of all blocks; empty ones if there is nothing to share out.
fn parts<T>(slice: &mut [T], lanes: usize) -> Vec<&mut [T]> {
    if slice.is_empty() {
        return (0..lanes.div_ceil(BLOCK)).map(|_| Default::default()).collect();
    }
    let width = slice.len() / lanes;
    slice.chunks_mut(width * BLOCK).collect()
}

/// What belongs to one lane, which has so much of it.
fn part<T>(slice: &mut [T], lane: usize, width: usize) -> &mut [T] {
    slice.get_mut(lane * width..(lane + 1) * width).unwrap_or_default()
}

/// How much of everything belongs to each lane.
struct Widths {
    mask: usize,
    observation: usize,
    ahead: usize,
    rewards: usize,
    scores: usize,
}

impl<'a> Out<'a> {
    /// Whether every slice holds a row for each lane, or nothing.
    fn check(&self, shape: Shape) -> Result<(), Wrong> {
        let lanes = shape.lanes;
        let fits = |len: usize, width: usize| len == 0 || len == lanes * width;
        let all = fits(self.seats.len(), 1)
            && fits(self.counts.len(), 1)
            && fits(self.done.len(), 1)
            && fits(self.rewards.len(), shape.players)
            && fits(self.scores.len(), shape.players)
            && fits(self.observations.len(), shape.observation)
            && self.masks.len().is_multiple_of(lanes)
            && self.ahead.len().is_multiple_of(lanes * ahead_size(shape.observation, shape.players));
        if all { Ok(()) } else { Err(Wrong::Shape(lanes)) }
    }

    /// What belongs to each block of lanes.
    fn blocks(self, lanes: usize) -> Vec<Out<'a>> {
        let mut seats = parts(self.seats, lanes).into_iter();
        let mut counts = parts(self.counts, lanes).into_iter();
        let mut masks = parts(self.masks, lanes).into_iter();
        let mut observations = parts(self.observations, lanes).into_iter();
        let mut ahead = parts(self.ahead, lanes).into_iter();
        let mut rewards = parts(self.rewards, lanes).into_iter();
        let mut done = parts(self.done, lanes).into_iter();
        let block = |scores| Out {
            seats: seats.next().unwrap_or_default(),
            counts: counts.next().unwrap_or_default(),
            masks: masks.next().unwrap_or_default(),
            observations: observations.next().unwrap_or_default(),
            ahead: ahead.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            done: done.next().unwrap_or_default(),
            scores,
        };
        parts(self.scores, lanes).into_iter().map(block).collect()
    }

    /// How much of everything belongs to each of so many lanes.
    fn widths(&self, lanes: usize) -> Widths {
        let lanes = lanes.max(1);
        Widths {
            mask: self.masks.len() / lanes,
            observation: self.observations.len() / lanes,
            ahead: self.ahead.len() / lanes,
            rewards: self.rewards.len() / lanes,
            scores: self.scores.len() / lanes,
        }
    }

    /// What belongs to one lane of a block.
    fn row(&mut self, lane: usize, widths: &Widths) -> Row<'_> {
        Row {
            seat: self.seats.get_mut(lane),
            count: self.counts.get_mut(lane),
            mask: part(self.masks, lane, widths.mask),
            observation: part(self.observations, lane, widths.observation),
            ahead: part(self.ahead, lane, widths.ahead),
            rewards: part(self.rewards, lane, widths.rewards),
            done: self.done.get_mut(lane),
            scores: part(self.scores, lane, widths.scores),
        }
    }
}

impl<G: Advice> Many<G> {
    pub(crate) fn new(game: Arc<G>, plan: &Plan) -> Result<Many<G>, Wrong> {
        if !(1..=MOST).contains(&plan.lanes) {
            return Err(Wrong::Lanes(plan.lanes));
        }
        // Where nobody is ever asked no step would end.
        if plan.bots.iter().take(game.players()).flatten().count() == game.players() {
            return Err(Wrong::NobodyLeft);
        }
        let begin = |number: usize| Track::new(&*game, plan, number as u64);
        let lanes: Vec<Track<G>> = (0..plan.lanes).into_par_iter().map(begin).collect();
        let counts = lanes.iter().map(|track| track.offers.len()).collect();
        Ok(Many { plan: plan.clone(), lanes, counts, game })
    }

    fn each(&mut self, out: Out<'_>, step: impl Fn(&G, &Plan, usize, &mut Track<G>) + Sync) -> Result<(), Wrong> {
        out.check(self.shape())?;
        let (game, plan) = (&*self.game, &self.plan);
        let blocks = out.blocks(self.lanes.len());
        let lanes = self.lanes.par_chunks_mut(BLOCK).zip(self.counts.par_chunks_mut(BLOCK)).zip(blocks).enumerate();
        lanes.for_each(|(block, ((tracks, counts), mut out))| {
            let widths = out.widths(tracks.len());
            for (index, (track, count)) in tracks.iter_mut().zip(counts).enumerate() {
                step(game, plan, block * BLOCK + index, track);
                track.write(game, plan, out.row(index, &widths));
                *count = track.offers.len();
            }
        });
        Ok(())
    }

    /// The first lane in which this is not offered.
    fn refused(&self, actions: &[i64]) -> Option<usize> {
        let few = |(count, action): (&usize, &i64)| usize::try_from(*action).map_or(true, |place| place >= *count);
        match self.plan.numbering {
            Numbering::Places => self.counts.iter().zip(actions).position(few),
            Numbering::Numbers => {
                let missing = |(track, action): (&Track<G>, &i64)| track.place(Numbering::Numbers, *action).is_none();
                self.lanes.iter().zip(actions).position(missing)
            }
        }
    }
}

impl<G: Advice> Lanes for Many<G> {
    fn shape(&self) -> Shape {
        let players = self.game.players();
        Shape { lanes: self.lanes.len(), players, observation: players * G::FEATURES.count }
    }

    fn reset(&mut self, out: Out<'_>) -> Result<(), Wrong> {
        out.check(self.shape())?;
        out.scores.fill(0);
        self.each(out, |game, plan, index, track| *track = Track::new(game, plan, index as u64))
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>) -> Result<(), Wrong> {
        if actions.len() != self.lanes.len() {
            return Err(Wrong::Length { given: actions.len(), lanes: self.lanes.len() });
        }
        if let Some(lane) = self.refused(actions) {
            let Track { offers, seat, .. } = &self.lanes[lane];
            return Err(Wrong::NotOffered { lane, action: actions[lane], offers: offers.len(), seat: *seat });
        }
        self.each(out, |game, plan, index, track| {
            if let Some(place) = track.place(plan.numbering, actions[index]) {
                track.act(game, plan, place);
            }
        })
    }

    fn wander(&mut self, steps: usize, out: Out<'_>) -> Result<u64, Wrong> {
        let before: u64 = self.lanes.iter().map(|track| track.episode).sum();
        self.each(out, |game, plan, _, track| {
            for _ in 0..steps {
                let place = track.fancy.random_range(0..track.offers.len().max(1));
                track.act(game, plan, place);
            }
        })?;
        Ok(self.lanes.iter().map(|track| track.episode).sum::<u64>() - before)
    }

    fn offers(&self, lane: usize) -> Vec<String> {
        let offers = self.lanes.get(lane).map_or(&[][..], |track| &track.offers);
        offers.iter().map(|action| self.game.write_action(action)).collect()
    }

    fn view(&self, lane: usize) -> Option<serde_json::Value> {
        let track = self.lanes.get(lane)?;
        Some(self.game.plain_view(&self.game.view(&track.state, Viewer::Seat(track.seat))))
    }

    fn hash(&self, lane: usize) -> String {
        self.lanes.get(lane).map_or_else(String::new, |track| table::play::state_hash::<G>(&track.state))
    }
}

impl<G: Advice> Track<G> {
    fn new(game: &G, plan: &Plan, number: u64) -> Track<G> {
        let mut track = Track {
            state: game.begin(),
            offers: Vec::new(),
            numbers: Vec::new(),
            seat: Seat::default(),
            dice: ChaCha8Rng::seed_from_u64(0),
            fancy: ChaCha8Rng::seed_from_u64(0),
            bots: Vec::new(),
            known: HashMap::new(),
            number,
            episode: 0,
            ended: None,
        };
        track.begin(game, plan);
        track
    }

    /// Begins the next game, with dice of its own.
    fn begin(&mut self, game: &G, plan: &Plan) {
        let seed = plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(self.number);
        let seed = seed.wrapping_add(self.episode.wrapping_mul(0xd134_2543_de82_ef95));
        self.state = game.begin();
        self.dice = ChaCha8Rng::seed_from_u64(seed);
        self.fancy = ChaCha8Rng::seed_from_u64(seed ^ (1 << 63));
        let bot = |(kind, seat): (&Option<Kind>, u64)| kind.map(|kind| kind.bot::<G>(seed ^ (seat << 32)));
        self.bots = plan.bots.iter().zip(1..).map(bot).collect();
        self.go_on(game, plan);
    }

    /// Lets chance and bots decide until somebody is asked; begins the next game where this one is over.
    fn go_on(&mut self, game: &G, plan: &Plan) {
        let mut silent = Teller::silent();
        loop {
            match game.pending(&self.state) {
                Pending::Chance => {
                    let chance = game.roll(&self.state, &mut self.dice);
                    game.settle(&mut self.state, &chance, &mut silent);
                }
                Pending::Over => {
                    self.ended = game.outcome(&self.state);
                    self.episode += 1;
                    return self.begin(game, plan);
                }
                Pending::Seats(seats) => {
                    // Where several decide at once, those who are not bots come last, one after the other.
                    let bots = |seat: &Seat| self.bots.get(seat.index()).is_some_and(Option::is_some);
                    let seat = seats.iter().find(bots).or(seats.first()).unwrap_or_default();
                    self.seat = seat;
                    self.offers.clear();
                    game.offers(&self.state, seat, &mut self.offers);
                    let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return };
                    let view = game.view(&self.state, Viewer::Seat(seat));
                    let place = bot.choose(&Seen { game, view: &view, seat, offers: &self.offers });
                    game.act(&mut self.state, seat, &self.offers[place], &mut silent);
                }
            }
        }
    }

    /// The place of an action that is offered.
    fn place(&self, numbering: Numbering, action: i64) -> Option<usize> {
        match numbering {
            Numbering::Places => usize::try_from(action).ok().filter(|place| *place < self.offers.len()),
            Numbering::Numbers => self.numbers.iter().position(|number| i64::from(*number) == action),
        }
    }

    fn act(&mut self, game: &G, plan: &Plan, place: usize) {
        game.act(&mut self.state, self.seat, &self.offers[place], &mut Teller::silent());
        self.go_on(game, plan);
    }

    /// Finds the numbers of what is offered.
    fn count(&mut self, game: &G) {
        self.numbers.clear();
        for action in &self.offers {
            let number = *self.known.entry(action.clone()).or_insert_with(|| number(&game.write_action(action)));
            self.numbers.push(number);
        }
        fill(&mut self.numbers);
    }

    /// Marks what is offered.
    fn mask(&self, numbering: Numbering, mask: &mut [u8]) {
        mask.fill(0);
        match numbering {
            Numbering::Places => mask.iter_mut().take(self.offers.len()).for_each(|bit| *bit = 1),
            Numbering::Numbers => {
                for number in &self.numbers {
                    if let Some(bit) = mask.get_mut(*number as usize) {
                        *bit = 1;
                    }
                }
            }
        }
    }

    fn write(&mut self, game: &G, plan: &Plan, row: Row<'_>) {
        if let Some(seat) = row.seat {
            *seat = self.seat.index() as i32;
        }
        if let Some(count) = row.count {
            *count = self.offers.len() as i32;
        }
        if plan.numbering == Numbering::Numbers {
            self.count(game);
        }
        // Whether there is anything to write is asked first, here and below: to fill a slice of no values, or of few, takes some processors longer
        // than a whole decision of a quick game.
        if !row.mask.is_empty() {
            self.mask(plan.numbering, row.mask);
        }
        if !row.observation.is_empty() {
            observe(game, &self.state, self.seat, &mut self.fancy, row.observation);
        }
        if !row.ahead.is_empty() {
            ahead(game, &self.state, self.seat, &self.offers, &mut self.fancy, row.ahead);
        }
        let ended = self.ended.take();
        if let Some(done) = row.done {
            *done = u8::from(ended.is_some());
        }
        match ended {
            Some(outcome) => {
                shares(&outcome, row.rewards);
                row.scores.iter_mut().zip(&outcome.scores).for_each(|(slot, score)| *slot = *score);
            }
            None if row.rewards.iter().any(|reward| *reward != 0.0) => row.rewards.fill(0.0),
            None => {}
        }
    }
}
