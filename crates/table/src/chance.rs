//! Fair chance: a committed seed, and dice that anybody can check afterwards.

use crate::Seat;
use crate::hex::{from_hex, sha256_hex, to_hex};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 256-bit secret of a table, shown when its game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from random bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for games that somebody wants to see again: the same number, the same game.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The number it was made of, if it was made of one; else its digits: what somebody says who wants to see the game again.
    pub fn told(&self) -> String {
        let [low, rest @ ..] = self.0.as_chunks::<8>().0 else { return self.to_string() };
        match rest.iter().flatten().all(|byte| *byte == 0) {
            true => u64::from_le_bytes(*low).to_string(),
            false => self.to_string(),
        }
    }

    /// A fresh seed from this generator.
    pub fn draw<R: Rng + ?Sized>(rng: &mut R) -> Seed {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The seed that follows from a text, which must hold a secret.
    pub fn from_text(text: &str) -> Seed {
        Seed(Sha256::digest(text).into())
    }

    /// What is shown before the game: the SHA-256 of the seed. It binds the table without telling anything.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.0)
    }

    /// The seed that the dice really come from when players have added randomness of their own. Who adds something does not know this
    /// seed, and who knows this seed was bound to it before: neither can choose what comes, unless somebody is both and adds last.
    /// Where nobody adds anything it is this seed itself.
    #[must_use]
    pub fn stirred(&self, salts: impl IntoIterator<Item = (Seat, Salt)>) -> Seed {
        let mut salts = salts.into_iter().peekable();
        if salts.peek().is_none() {
            return *self;
        }
        let mut mix = Sha256::new();
        mix.update(b"crownlands-dice-1");
        mix.update(self.0);
        for (seat, Salt(bytes)) in salts {
            mix.update(seat.to_string());
            mix.update(bytes);
        }
        Seed(mix.finalize().into())
    }

    /// The dice for the chance event with this number, counted from 0. Each event has a ChaCha20 stream of its own, so that
    /// nothing before it can shift what comes.
    pub fn dice(&self, event: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(event);
        rng
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// Never prints the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed to {})", self.commitment())
    }
}

/// The text is neither a number nor 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotASeed(pub String);

impl fmt::Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a seed; a seed is a whole number or 64 hexadecimal digits", self.0)
    }
}

impl std::error::Error for NotASeed {}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let refused = || NotASeed(text.to_owned());
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| refused());
        }
        from_hex(&text.to_ascii_lowercase()).map(Seed).ok_or_else(refused)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// 256 random bits that one of the players adds to the seed of the table before the game begins. No secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Salt([u8; 32]);

impl Salt {
    /// A salt of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Salt {
        Salt(bytes)
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Salt({self})")
    }
}

/// The text is not 64 hexadecimal digits in lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotASalt(pub String);

impl fmt::Display for NotASalt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not what a player can add to chance; that is 64 hexadecimal digits", self.0)
    }
}

impl std::error::Error for NotASalt {}

impl FromStr for Salt {
    type Err = NotASalt;

    fn from_str(text: &str) -> Result<Salt, NotASalt> {
        from_hex(text).map(Salt).ok_or_else(|| NotASalt(text.to_owned()))
    }
}

impl Serialize for Salt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Salt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Salt, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_event_of_the_same_seed_rolls_the_same() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.dice(3).next_u64(), seed.dice(3).next_u64());
        assert_ne!(seed.dice(3).next_u64(), seed.dice(4).next_u64());
        assert_ne!(seed.dice(3).next_u64(), Seed::from_number(8).dice(3).next_u64());
    }

    #[test]
    fn a_seed_is_told_as_it_was_said() {
        for text in ["0", "101", &u64::MAX.to_string(), &"5e".repeat(32)] {
            let seed: Seed = text.parse().expect("a seed");
            assert_eq!((seed.told().as_str(), seed.told().parse()), (text, Ok(seed)));
        }
    }

    #[test]
    fn what_any_player_adds_changes_the_dice_and_nothing_leaves_them_as_they_are() {
        let seed = Seed::from_number(7);
        let (a, b) = (Seat::new(0), Seat::new(1));
        let (one, other) = (Salt::from_bytes([1; 32]), Salt::from_bytes([2; 32]));
        assert_eq!(seed.stirred([]), seed);
        let mixes = [
            seed.stirred([(a, one)]),
            seed.stirred([(b, one)]),
            seed.stirred([(a, other)]),
            seed.stirred([(a, one), (b, other)]),
            seed.stirred([(a, other), (b, one)]),
            Seed::from_number(8).stirred([(a, one)]),
            seed,
        ];
        for (index, mix) in mixes.iter().enumerate() {
            assert!(!mixes[..index].contains(mix), "{index}");
        }
        // Written down once and for all: another mix would make every record unfair.
        assert_eq!(mixes[3].to_string(), "837be3f61bb0adc2c1e6ae939f696dd1c20c2051d280fca2fecbcb65097b1ef5");
    }

    #[test]
    fn a_seed_is_written_and_read_back_and_never_printed_by_debug() {
        let seed = Seed::from_number(1_234_567);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("1234567".parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert!("x".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
