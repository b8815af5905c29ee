//! Records: a whole game as a file that proves itself.

use crate::any::{AnyGame, AnyMatch, Rejected};
use crate::{Complaint, EditionTag, Event, Message, Outcome, Seat, Seed, Setup, sha256_hex};
use serde::{Deserialize, Serialize};

/// The format this code writes.
pub const FORMAT: &str = "crownlands-record-1";

/// A game written down, from the setup to its last entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The version of the rules it was played with.
    pub rules_version: u32,
    /// What was agreed.
    pub setup: Setup,
    /// The edition, named exactly.
    pub edition: EditionTag,
    /// Names of the seats in order, as shown at the table.
    pub names: Vec<String>,
    /// SHA-256 of the seed, known from the first move on.
    pub commitment: String,
    /// The seed; only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// SHA-256 over everything above, as written.
    pub digest: String,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// What happened.
    #[serde(flatten)]
    pub what: What,
    /// Fingerprint of the table afterwards.
    pub hash: String,
    /// The version of how states were written when the fingerprint was taken; left out where it is the first.
    #[serde(default = "first_layout", skip_serializing_if = "is_first_layout")]
    pub layout: u32,
}

const fn first_layout() -> u32 {
    1
}

fn is_first_layout(layout: &u32) -> bool {
    *layout == first_layout()
}

impl Entry {
    /// What happened, and the table it led to.
    pub fn new(what: What, after: &dyn AnyMatch) -> Entry {
        Entry { what, hash: after.hash(), layout: after.about().layout }
    }

    /// Whether the table is as the entry says; `None` where its fingerprint was taken of states that were written otherwise than
    /// today, so that it tells nothing.
    pub fn fits(&self, after: &dyn AnyMatch) -> Option<bool> {
        (self.layout == after.about().layout).then(|| self.hash == after.hash())
    }
}

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum What {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action in the notation of the game.
        act: String,
    },
    /// Chance decided.
    Chance {
        /// The outcome in the notation of the game.
        chance: String,
    },
    /// A seat took back its last act.
    Undo {
        /// Who.
        undo: Seat,
    },
}

impl What {
    /// Applies the entry to a match.
    pub fn apply(&self, game: &mut dyn AnyMatch) -> Result<Vec<Event>, Rejected> {
        match self {
            What::Act { seat, act } => game.act(*seat, act),
            What::Chance { chance } => game.settle(chance),
            What::Undo { undo } => Ok(game.undo(*undo).map(|()| Vec::new())?),
        }
    }
}

/// What a verified record has shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    /// How many entries were replayed: each was allowed when it was made.
    pub entries: usize,
    /// How many of them led to a table with the fingerprint they claim. The others were written by a program that wrote states
    /// otherwise, so that their fingerprints cannot be compared.
    pub compared: usize,
    /// How many outcomes of chance there were.
    pub chances: u64,
    /// Whether every outcome of chance was shown to come from the committed seed (only once the seed is known).
    pub fair: bool,
    /// Whether the game was played to its end.
    pub finished: bool,
}

impl Proof {
    /// What could not be compared and what was checked nevertheless; `None` if every fingerprint was compared.
    pub fn uncompared(&self) -> Option<Message> {
        let left = self.entries - self.compared;
        (left > 0).then(|| Message::new("proof-uncompared").with("n", left))
    }
}

impl Record {
    /// A record of the match so far.
    pub fn new(game: &dyn AnyMatch, names: Vec<String>, seed: &Seed, entries: Vec<Entry>) -> Record {
        let outcome = game.outcome();
        let mut record = Record {
            format: FORMAT.to_owned(),
            rules_version: game.about().rules_version,
            setup: game.setup().clone(),
            edition: game.edition().clone(),
            names,
            commitment: seed.commitment(),
            seed: outcome.is_some().then_some(*seed),
            entries,
            outcome,
            digest: String::new(),
        };
        record.digest = record.digest_now();
        record
    }

    fn digest_now(&self) -> String {
        let open = Record { digest: String::new(), ..self.clone() };
        sha256_hex(open.write().as_bytes())
    }

    /// The record as text; equal records have equal bytes.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a record and checks its form: every byte must be as [`Record::write`] would write it.
    pub fn read(text: &str) -> Result<Record, Complaint> {
        let record: Record = serde_json::from_str(text).map_err(|error| {
            Complaint::new(Message::new("complaint-record").with("problem", error.to_string())).at(error.line())
        })?;
        if record.format != FORMAT {
            return Err(Message::new("complaint-record-format").with("format", record.format).into());
        }
        if record.digest != record.digest_now() {
            return Err(Message::new("complaint-record-digest").into());
        }
        let written = record.write();
        if written != text {
            let same = written.bytes().zip(text.bytes()).take_while(|(one, other)| one == other).count();
            return Err(Complaint::new(Message::new("complaint-record-bytes")).at(crate::message::line_of(text, same)));
        }
        Ok(record)
    }

    /// Begins the recorded game, checking that this is the game, edition and rules version it was played with.
    pub fn begin(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Complaint> {
        let about = game.about();
        if self.setup.game != about.id {
            return Err(Message::new("complaint-record-game").with("game", self.setup.game.as_str()).into());
        }
        if self.rules_version != about.rules_version {
            return Err(Message::new("complaint-record-rules")
                .with("record", self.rules_version)
                .with("here", about.rules_version)
                .into());
        }
        let begun = game.begin(&self.setup)?;
        if begun.edition() != &self.edition {
            return Err(Message::new("complaint-record-edition").with("edition", self.edition.id.as_str()).into());
        }
        Ok(begun)
    }

    /// Replays the first `upto` entries, telling each with its events, and checks every fingerprint that can be compared.
    pub fn replay(
        &self,
        game: &dyn AnyGame,
        upto: usize,
        mut tell: impl FnMut(usize, &What, &dyn AnyMatch, &[Event]),
    ) -> Result<Box<dyn AnyMatch>, Complaint> {
        let mut played = self.begin(game)?;
        for (index, entry) in self.entries.iter().take(upto).enumerate() {
            let broken = |why: Message| {
                Complaint::new(Message::new("complaint-record-entry").with("entry", index + 1).with("why", why))
            };
            let events = entry.what.apply(played.as_mut()).map_err(|rejected| broken(rejected.why().clone()))?;
            if entry.fits(played.as_ref()) == Some(false) {
                return Err(broken(Message::new("complaint-record-hash")));
            }
            tell(index, &entry.what, played.as_ref(), &events);
        }
        Ok(played)
    }

    /// Proves the record: form, every entry, every fingerprint that can be compared, the outcome, and every outcome of chance
    /// once the seed is known.
    pub fn verify(&self, game: &dyn AnyGame) -> Result<Proof, Complaint> {
        if self.names.len() != self.setup.players {
            return Err(Message::new("complaint-record-names").into());
        }
        if let Some(seed) = &self.seed
            && seed.commitment() != self.commitment
        {
            return Err(Message::new("complaint-record-seed").into());
        }
        let mut played = self.begin(game)?;
        let mut compared = 0;
        for (index, entry) in self.entries.iter().enumerate() {
            let broken = |why: Message| {
                Complaint::new(Message::new("complaint-record-entry").with("entry", index + 1).with("why", why))
            };
            if let (Some(seed), What::Chance { chance }) = (&self.seed, &entry.what)
                && played.roll(seed).as_ref() != Some(chance)
            {
                return Err(broken(Message::new("complaint-record-unfair")));
            }
            entry.what.apply(played.as_mut()).map_err(|rejected| broken(rejected.why().clone()))?;
            match entry.fits(played.as_ref()) {
                Some(true) => compared += 1,
                Some(false) => return Err(broken(Message::new("complaint-record-hash"))),
                None => {}
            }
        }
        if played.outcome() != self.outcome {
            return Err(Message::new("complaint-record-outcome").into());
        }
        Ok(Proof {
            entries: self.entries.len(),
            compared,
            chances: played.chances(),
            fair: self.seed.is_some(),
            finished: self.outcome.is_some(),
        })
    }
}
