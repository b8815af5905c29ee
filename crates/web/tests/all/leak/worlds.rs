//! Pairs of worlds that differ only in what is hidden from somebody.

use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use table::log::What;
use table::{AnyGame, AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};

/// A game of chance in which nothing was found for so long is given up.
const MOST_STEPS: usize = 200;

/// Up to the square of so many steps are played before the worlds may part, so that they do not all part at the first thing that could be
/// exchanged. Few are played in most games: some are short.
const EARLIEST: usize = 7;

/// How many other outcomes, and how many other choices, are tried at a step.
const TRIED: usize = 8;

/// What could be seen so often in a game is not tried again: nearly everything is done before everybody's eyes.
const OFTEN: usize = 4;

/// What everybody hears of, with the game and the first word of the choice, although no view repeats it: whose hand a card of Crescent Moon
/// looks at stands in the log alone.
const TOLD_ONCE: [(&str, &str); 1] = [("crescent-moon", "player")];

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
        && here.view(Viewer::Spectator) == there.view(Viewer::Spectator)
        && here.hash() != there.hash()
        && alike(here, there).len() > 1
}

impl Pair {
    /// Two worlds that some seat and a spectator cannot tell apart: the same log but for one outcome of chance, or one choice of
    /// somebody else. `None` if nothing in this game of chance could be exchanged.
    pub fn find(game: &dyn AnyGame, setup: &Setup, number: u64) -> Option<Pair> {
        let begin = || game.begin(setup).expect("the setup is sound");
        let (seed, rng) = (Seed::from_number(number), SmallRng::seed_from_u64(number));
        let mut search =
            Search { id: game.about().id, game: begin(), log: Vec::new(), seed, rng, seen: BTreeMap::new() };
        let last = search.part()?;
        let Search { log, seed, rng, .. } = search;
        let worlds = last.map(|last| {
            let mut world = World { game: begin(), log: Vec::new() };
            log.iter().cloned().chain([last]).for_each(|what| world.apply(what));
            world
        });
        let alike = alike(worlds[0].game.as_ref(), worlds[1].game.as_ref());
        Some(Pair { worlds, alike, seed, rng, number: 0, asked: 0 })
    }

    /// What was done in one world and what in the other, where that differs.
    pub fn parted(&self) -> String {
        let [here, there] = [0, 1].map(|side| self.worlds[side].log.iter().map(|(what, _)| what));
        let differ = here.zip(there).filter(|(one, other)| one != other);
        differ.map(|(one, other)| format!("{one:?} or {other:?}")).collect::<Vec<_>>().join(", ")
    }
}

/// A game of chance in which something is sought that could be exchanged.
struct Search {
    id: &'static str,
    game: Box<dyn AnyMatch>,
    log: Vec<What>,
    seed: Seed,
    rng: SmallRng,
    /// How often everybody could see what was exchanged: an outcome of so many words, or this word of this kind of offer.
    seen: BTreeMap<(String, usize), usize>,
}

impl Search {
    /// Plays until something can be exchanged, and says what.
    fn part(&mut self) -> Option<[What; 2]> {
        let earliest = self.rng.random_range(0..=EARLIEST) * self.rng.random_range(0..=EARLIEST);
        for step in 0..MOST_STEPS {
            let may_part = step >= earliest;
            let (what, twin) = match self.game.pending() {
                Pending::Over => return None,
                Pending::Chance => self.roll(may_part),
                Pending::Seats(seats) => self.choose(seats, may_part),
            };
            if let Some(twin) = twin {
                return Some([what, twin]);
            }
            what.apply(self.game.as_mut()).expect("it was offered");
            self.log.push(what);
        }
        None
    }

    /// What chance decides, and another outcome that cannot be seen.
    fn roll(&mut self, may_part: bool) -> (What, Option<What>) {
        let game = self.game.as_ref();
        let chance = game.roll(&self.seed).expect("chance is pending");
        let seen = self.seen.entry((String::new(), chance.split(' ').count())).or_default();
        let mut here = game.fork();
        if !may_part || *seen == OFTEN || here.settle(&chance).is_err() {
            return (What::Chance { chance }, None);
        }
        let mut others = twins(&chance);
        others.shuffle(&mut self.rng);
        others.truncate(TRIED);
        others.extend((1..3).filter_map(|roll| game.roll(&Seed::from_number(1_000 + roll))));
        let twin = others.into_iter().find(|twin| {
            let mut there = game.fork();
            *twin != chance && there.settle(twin).is_ok() && is_hidden(here.as_ref(), there.as_ref())
        });
        *seen += 1;
        (What::Chance { chance }, twin.map(|chance| What::Chance { chance }))
    }

    /// What somebody chooses, and something else that looks the same to others: what differs by a single word.
    fn choose(&mut self, seats: SeatSet, may_part: bool) -> (What, Option<What>) {
        let game = self.game.as_ref();
        let seat = seats.first().expect("somebody must decide");
        let offers = game.offer_texts(seat);
        for _ in 0..if may_part { TRIED } else { 0 } {
            let Some((one, twin, word)) = near(&offers, &mut self.rng) else { continue };
            let seen = self.seen.entry((kind(one).to_owned(), word)).or_default();
            if *seen == OFTEN || TOLD_ONCE.contains(&(self.id, kind(one))) {
                continue;
            }
            let (mut here, mut there) = (game.fork(), game.fork());
            if here.act(seat, one).is_ok() && there.act(seat, twin).is_ok() && is_hidden(here.as_ref(), there.as_ref())
            {
                let [what, twin] = [one, twin].map(|act| What::Act { seat, act: act.clone() });
                return (what, Some(twin));
            }
            *seen += 1;
        }
        let act = offers.choose(&mut self.rng).expect("whoever decides has offers").clone();
        (What::Act { seat, act }, None)
    }
}

/// What kind of thing an offer is: its first word.
fn kind(offer: &str) -> &str {
    offer.split(' ').next().unwrap_or_default()
}

/// Two offers that differ by a single word, and which one. Few kinds of things to do hide anything, and few of their words: each kind is as
/// likely as any other, and so is each word.
fn near<'a>(offers: &'a [String], rng: &mut SmallRng) -> Option<(&'a String, &'a String, usize)> {
    let kinds: BTreeSet<&str> = offers.iter().map(|offer| kind(offer)).collect();
    let wanted = kinds.into_iter().choose(rng)?;
    let one = offers.iter().filter(|offer| kind(offer) == wanted).choose(rng)?;
    let word = rng.random_range(0..one.split(' ').count());
    let twin = offers.iter().filter(|other| only_difference(one, other) == Some(word)).choose(rng)?;
    Some((one, twin, word))
}

/// The number of the one word by which they differ.
fn only_difference(one: &str, other: &str) -> Option<usize> {
    let (one, other) = (one.split(' '), other.split(' '));
    if one.clone().count() != other.clone().count() {
        return None;
    }
    let mut different = one.zip(other).enumerate().filter(|(_, (one, other))| one != other).map(|(word, _)| word);
    different.next().filter(|_| different.next().is_none())
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
