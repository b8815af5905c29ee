//! Piles of power cards: how many of each kind, in sixteen bytes.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most cards an edition can have.
pub const MOST_CARDS: usize = 128;

table::numbered! {
    /// A kind of power card by its place in the edition; all copies of a card are alike.
    pub struct Kind
}

/// The most cards drawn at once: both markets, or the longest look.
pub const MOST_DRAWN: usize = 24;

/// Cards in the order they are drawn.
pub type Drawn = ArrayVec<Kind, MOST_DRAWN>;

/// An unordered pile of cards.
///
/// Every kind owns a run of bits, one for each copy in the box (see [`Rack`]); the pile has set the lowest so many of them
/// as it holds copies. So equal piles are equal numbers, and counting is counting bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile(u128);

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);

    /// How many cards there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Only those cards whose kinds make up the other set of kinds (see [`Rack::all_of`]).
    #[must_use]
    pub const fn only(self, kinds: Pile) -> Pile {
        Pile(self.0 & kinds.0)
    }

    /// Whether some card is of these kinds.
    pub const fn meets(self, kinds: Pile) -> bool {
        self.0 & kinds.0 != 0
    }

    /// Whether every card of the other pile is in this one too, copy by copy.
    pub const fn covers(self, other: Pile) -> bool {
        other.0 & !self.0 == 0
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let text = String::deserialize(deserializer)?;
        u128::from_str_radix(&text, 16).map(Pile).map_err(serde::de::Error::custom)
    }
}

/// Which bits of a [`Pile`] belong to which kind: the index of an edition's cards.
#[derive(Clone, Debug, Default)]
pub struct Rack {
    /// The bits of each kind.
    runs: Vec<Pile>,
    /// The kind of each bit.
    kinds: Vec<Kind>,
    /// The first bit of every kind.
    firsts: u128,
}

impl Rack {
    /// The rack for kinds with so many copies each. Cards beyond [`MOST_CARDS`] are left out; editions check their number before.
    pub fn new(copies: impl IntoIterator<Item = u8>) -> Rack {
        let mut rack = Rack::default();
        for (index, copies) in copies.into_iter().enumerate() {
            let first = rack.kinds.len();
            let copies = (copies as usize).min(MOST_CARDS - first);
            let run = (0..copies).fold(0, |run: u128, copy| run | 1 << (first + copy));
            rack.runs.push(Pile(run));
            rack.kinds.extend(std::iter::repeat_n(Kind::new(index), copies));
            rack.firsts |= run & run.wrapping_neg();
        }
        rack
    }

    /// How many kinds there are.
    pub fn kinds(&self) -> usize {
        self.runs.len()
    }

    /// All copies of a kind, for [`Pile::only`] and [`Pile::meets`].
    pub fn all_of(&self, kind: Kind) -> Pile {
        self.runs[kind.index()]
    }

    /// All copies of every kind for which the condition holds.
    pub fn all_where(&self, holds: impl Fn(Kind) -> bool) -> Pile {
        let kinds = (0..self.runs.len()).map(Kind::new);
        kinds.filter(|kind| holds(*kind)).fold(Pile::EMPTY, |pile, kind| Pile(pile.0 | self.all_of(kind).0))
    }

    /// How many copies of the kind a pile holds.
    pub fn count(&self, pile: Pile, kind: Kind) -> u8 {
        pile.only(self.all_of(kind)).len()
    }

    /// Whether the pile holds a copy of the kind.
    pub fn has(&self, pile: Pile, kind: Kind) -> bool {
        pile.meets(self.all_of(kind))
    }

    /// The kinds in a pile, each once, in the order of the edition.
    pub fn each(&self, pile: Pile) -> Kinds<'_> {
        Kinds { rack: self, left: pile.0 & self.firsts }
    }

    /// Every card of a pile, in the order of the edition.
    pub fn cards(&self, pile: Pile) -> Kinds<'_> {
        Kinds { rack: self, left: pile.0 }
    }

    /// Puts a card on the pile. More copies than the box has are not counted.
    pub fn put(&self, pile: &mut Pile, kind: Kind) {
        let run = self.all_of(kind).0;
        let free = run & !pile.0;
        pile.0 |= free & free.wrapping_neg();
    }

    /// Takes a card of this kind off the pile; says whether there was one.
    pub fn take(&self, pile: &mut Pile, kind: Kind) -> bool {
        let held = pile.0 & self.all_of(kind).0;
        if held == 0 {
            return false;
        }
        pile.0 &= !(1 << (127 - held.leading_zeros()));
        true
    }

    /// Both piles together.
    pub fn join(&self, one: Pile, other: Pile) -> Pile {
        let mut joined = one;
        for kind in self.cards(other) {
            self.put(&mut joined, kind);
        }
        joined
    }

    /// The first pile without the cards of the other; cards that are not there are passed over.
    pub fn without(&self, pile: Pile, other: Pile) -> Pile {
        let mut rest = pile;
        for kind in self.cards(other) {
            self.take(&mut rest, kind);
        }
        rest
    }

    /// The pile of these cards.
    pub fn pile(&self, cards: impl IntoIterator<Item = Kind>) -> Pile {
        let mut pile = Pile::EMPTY;
        for kind in cards {
            self.put(&mut pile, kind);
        }
        pile
    }

    /// Any card of the pile, each as likely as the other.
    pub fn draw<R: Rng + ?Sized>(&self, pile: &mut Pile, rng: &mut R) -> Option<Kind> {
        if pile.is_empty() {
            return None;
        }
        let mut left = pile.0;
        for _ in 0..rng.random_range(0..pile.len()) {
            left &= left - 1;
        }
        let kind = self.kinds[left.trailing_zeros() as usize];
        self.take(pile, kind);
        Some(kind)
    }
}

/// The kinds of a pile, one after the other.
#[derive(Clone, Debug)]
pub struct Kinds<'a> {
    rack: &'a Rack,
    left: u128,
}

impl Iterator for Kinds<'_> {
    type Item = Kind;

    fn next(&mut self) -> Option<Kind> {
        if self.left == 0 {
            return None;
        }
        let kind = self.rack.kinds[self.left.trailing_zeros() as usize];
        self.left &= self.left - 1;
        Some(kind)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Kinds<'_> {}
