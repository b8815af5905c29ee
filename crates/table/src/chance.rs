//! Fair chance: a committed seed, and dice that anybody can check afterwards.

use crate::setup::{sha256_hex, to_hex};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

    /// A fresh seed from this generator.
    pub fn draw<R: Rng + ?Sized>(rng: &mut R) -> Seed {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// What is shown before the game: the SHA-256 of the seed. It binds the table without telling anything.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.0)
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
        if !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(refused());
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| refused())?;
        }
        Ok(Seed(bytes))
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
    fn a_seed_is_written_and_read_back_and_never_printed_by_debug() {
        let seed = Seed::from_number(1_234_567);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("1234567".parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert!("x".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
