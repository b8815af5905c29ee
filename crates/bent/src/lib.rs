//! Bent input: what actions, notation, records, editions and scenarios are put through. Whatever is made of some bytes, the answer is a
//! sentence or a game that goes on; nothing panics, and what must hold of every game holds.
//!
//! Each [target](TARGETS) takes any bytes. A fuzzer (`.ci/fuzz`, the folder `fuzz`) looks for bytes that lead somewhere new; the tests of
//! this crate try what fuzzers have found so far (`fuzz/corpus`), and some more by chance.
//!
//! The first two bytes choose a game and something of it; the rest is read as a position, choices or text, as each target says.
//!
//! ```
//! for (name, target) in bent::TARGETS {
//!     println!("{name} gets a game and nonsense");
//!     target(b"\x00\x01a: take everything");
//! }
//! ```
#![forbid(unsafe_code)]

mod files;
mod moves;

pub use files::{editions, records, scenarios};
pub use moves::{actions, notation, offered};

use table::{AnyGame, Boxed};

/// Takes any bytes and must not fail.
pub type Target = fn(&[u8]);

/// Every target by its name.
pub const TARGETS: [(&str, Target); 6] = [
    ("actions", actions),
    ("offered", offered),
    ("notation", notation),
    ("records", records),
    ("editions", editions),
    ("scenarios", scenarios),
];

/// The games.
pub static GAMES: [&dyn AnyGame; 4] = [
    &Boxed::<brian_boru::BrianBoru>::new(),
    &Boxed::<two_heirs::TwoHeirs>::new(),
    &Boxed::<northgard::Northgard>::new(),
    &Boxed::<crescent_moon::CrescentMoon>::new(),
];

/// The game that the first byte chooses, what the second says, and the rest. Nothing for fewer bytes.
fn chosen(bytes: &[u8]) -> Option<(usize, u8, &[u8])> {
    match bytes {
        [game, what, rest @ ..] => Some((usize::from(*game) % GAMES.len(), *what, rest)),
        _ => None,
    }
}
