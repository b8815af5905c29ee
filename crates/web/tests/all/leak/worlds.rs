//! Pairs of worlds that differ only in what is hidden from somebody.

use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use table::log::What;
use table::{AnyGame, AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};

/// A game of chance in which nothing was found for so long is given up.
const MOST_STEPS: usize = 200;

/// Up to so many steps are played before the worlds may part, so that they do not all part at the first thing that could be exchanged.
const EARLIEST: usize = 14;

/// How many other outcomes, and how many other choices, are tried at a step.
const TRIED: usize = 8;

/// A match of our own and its log.
pub struct World {
    pub game: Box<dyn AnyMatch>,
    pub log: Vec<(What, String)>,
}

impl World {
    pub fn apply(&mut self, what: What) {
        what.apply(self.game.as_mut()).expect("it was offered");
        self.log.push((what, self.game.hash()));
    }

    /// At which version of its table it is: the game begins with the first entry.
    pub fn version(&self) -> u64 {
        self.log.len() as u64 + 1
    }
}

/// Two worlds, and those who cannot tell them apart.
pub struct Pair {
    pub worlds: [World; 2],
    pub alike: Vec<Viewer>,
    pub seed: Seed,
    pub rng: SmallRng,
    /// Which of many pairs it is.
    pub number: usize,
    /// How much of what can be asked other pairs have asked before it.
    pub asked: usize,
}

/// Everybody to whom both look the same.
pub fn alike(one: &dyn AnyMatch, other: &dyn AnyMatch) -> Vec<Viewer> {
    let everybody = Seat::all(one.setup().players).map(Viewer::Seat).chain([Viewer::Spectator]);
    everybody.filter(|viewer| one.view(*viewer) == other.view(*viewer)).collect()
}

/// Whether somebody must decide, and the same people in both: whom a table waits for is no secret.
fn is_open_alike(here: &dyn AnyMatch, there: &dyn AnyMatch) -> bool {
    here.pending() == there.pending() && matches!(here.pending(), Pending::Seats(_))
}

/// Whether two tables are different, but neither a spectator nor some seat can see that.
fn is_hidden(here: &dyn AnyMatch, there: &dyn AnyMatch) -> bool {
    is_open_alike(here, there)
        && here.hash() != there.hash()
        && here.view(Viewer::Spectator) == there.view(Viewer::Spectator)
        && alike(here, there).len() > 1
}

impl Pair {
    /// Two worlds that some seat and a spectator cannot tell apart: the same log but for one outcome of chance, or one choice of
    /// somebody else. `None` if nothing in this game of chance could be exchanged.
    pub fn find(game: &dyn AnyGame, setup: &Setup, number: u64) -> Option<Pair> {
        let (seed, mut rng) = (Seed::from_number(number), SmallRng::seed_from_u64(number));
        let begin = || World { game: game.begin(setup).expect("the setup is sound"), log: Vec::new() };
        let earliest = rng.random_range(0..EARLIEST);
        let mut pair = Pair { worlds: [begin(), begin()], alike: Vec::new(), seed, rng, number: 0, asked: 0 };
        for step in 0..MOST_STEPS {
            let may_part = step >= earliest;
            let (what, twin) = match pair.worlds[0].game.pending() {
                Pending::Over => return None,
                Pending::Chance => pair.roll(may_part),
                Pending::Seats(seats) => pair.choose(seats, may_part),
            };
            if let Some(twin) = twin {
                // The other has come the same way so far.
                for (before, _) in pair.worlds[0].log.clone() {
                    pair.worlds[1].apply(before);
                }
                pair.worlds[0].apply(what);
                pair.worlds[1].apply(twin);
                pair.alike = alike(pair.worlds[0].game.as_ref(), pair.worlds[1].game.as_ref());
                return Some(pair);
            }
            pair.worlds[0].apply(what);
        }
        None
    }

    /// What chance decides, and another outcome that cannot be seen.
    fn roll(&mut self, may_part: bool) -> (What, Option<What>) {
        let game = self.worlds[0].game.as_ref();
        let chance = game.roll(&self.seed).expect("chance is pending");
        let mut others = if may_part { twins(&chance) } else { Vec::new() };
        others.shuffle(&mut self.rng);
        others.truncate(TRIED);
        if may_part {
            others.extend((1..3).filter_map(|roll| game.roll(&Seed::from_number(1_000 + roll))));
        }
        let mut here = game.fork();
        let twin = match here.settle(&chance) {
            Ok(_) if may_part => others.into_iter().find(|twin| {
                let mut there = game.fork();
                *twin != chance && there.settle(twin).is_ok() && is_hidden(here.as_ref(), there.as_ref())
            }),
            _ => None,
        };
        (What::Chance { chance }, twin.map(|chance| What::Chance { chance }))
    }

    /// What somebody chooses, and something else that looks the same to others: most likely what differs by a single word.
    fn choose(&mut self, seats: SeatSet, may_part: bool) -> (What, Option<What>) {
        let game = self.worlds[0].game.as_ref();
        let seat = seats.first().expect("somebody must decide");
        let offers = game.offer_texts(seat);
        let mut act = offers.choose(&mut self.rng).expect("whoever decides has offers").clone();
        let mut found = None;
        for _ in 0..if may_part { TRIED } else { 0 } {
            let one = offers.choose(&mut self.rng).expect("whoever decides has offers");
            let near: Vec<&String> = offers.iter().filter(|other| differ_by_a_word(one, other)).collect();
            let Some(twin) = near.choose(&mut self.rng) else { continue };
            let (mut here, mut there) = (game.fork(), game.fork());
            if here.act(seat, one).is_ok() && there.act(seat, twin).is_ok() && is_hidden(here.as_ref(), there.as_ref())
            {
                act.clone_from(one);
                found = Some(What::Act { seat, act: (*twin).clone() });
                break;
            }
        }
        (What::Act { seat, act }, found)
    }
}

fn differ_by_a_word(one: &str, other: &str) -> bool {
    let (one, other) = (one.split(' '), other.split(' '));
    one.clone().count() == other.clone().count() && one.zip(other).filter(|(one, other)| one != other).count() == 1
}

/// The same outcome with two of its words exchanged, in every way.
fn twins(chance: &str) -> Vec<String> {
    let words: Vec<&str> = chance.split(' ').collect();
    let mut twins = Vec::new();
    for left in 0..words.len() {
        for right in (left + 1..words.len()).filter(|right| words[*right] != words[left]) {
            let mut twin = words.clone();
            twin.swap(left, right);
            twins.push(twin.join(" "));
        }
    }
    twins
}
