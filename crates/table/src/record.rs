//! Records: a whole game as a file. What one proves, [`proof`](crate::proof) finds out.

use crate::any::{AnyGame, AnyMatch};
use crate::log::{first_link, link, salts};
use crate::seal::{PublicKey, Signature, Signer};
use crate::{Complaint, EditionTag, Event, Message, Outcome, Salt, Seat, Seed, Setup, sha256_hex};
use serde::{Deserialize, Serialize};

pub use crate::log::{Entry, Sitter, What};

/// The format this code writes.
pub const FORMAT: &str = "crownlands-record-2";

/// The format before it: steps of the game only, neither chained nor signed.
pub const FIRST_FORMAT: &str = "crownlands-record-1";

/// A game written down, from the setup to its last entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`], or [`FIRST_FORMAT`] for one written by an older program.
    pub format: String,
    /// The version of the rules it was played with.
    pub rules_version: u32,
    /// What was agreed.
    pub setup: Setup,
    /// The edition, named exactly.
    pub edition: EditionTag,
    /// Names of the seats in order, as shown at the table.
    pub names: Vec<String>,
    /// SHA-256 of the seed, shown from the moment the table was opened.
    pub commitment: String,
    /// The seed; only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The link of the last entry in the chain that begins with what was agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
    /// The key of the server that signed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<PublicKey>,
    /// SHA-256 over everything above, as written.
    pub digest: String,
    /// The server's signature over the digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// Everything a record is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// What was agreed, with the version of the rules.
    pub setup: Setup,
    /// The edition, named exactly.
    pub edition: EditionTag,
    /// Names of the seats in order.
    pub names: Vec<String>,
    /// What was promised about the seed when the table was opened.
    pub commitment: String,
    /// The seed, if the game is over.
    pub seed: Option<Seed>,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl From<Parts> for Record {
    fn from(parts: Parts) -> Record {
        let Parts { setup, edition, names, commitment, seed, entries, outcome } = parts;
        let mut record = Record {
            format: FORMAT.to_owned(),
            rules_version: setup.rules_version,
            setup,
            edition,
            names,
            commitment,
            seed,
            entries,
            outcome,
            head: None,
            server: None,
            digest: String::new(),
            signature: None,
        };
        record.head = Some(record.head_now());
        record.digest = record.digest_now();
        record
    }
}

impl Record {
    /// A record of a match that was played with the dice of this seed.
    pub fn new(game: &dyn AnyMatch, names: Vec<String>, seed: &Seed, entries: Vec<Entry>) -> Record {
        let outcome = game.outcome();
        Record::from(Parts {
            setup: game.setup().clone(),
            edition: game.edition().clone(),
            names,
            commitment: seed.commitment(),
            seed: outcome.is_some().then_some(*seed),
            entries,
            outcome,
        })
    }

    /// The same record, vouched for by a server.
    #[must_use]
    pub fn signed(mut self, signer: &Signer) -> Record {
        self.server = Some(signer.public());
        self.digest = self.digest_now();
        self.signature = Some(signer.sign(&self.vouched_for()));
        self
    }

    /// The text that is signed.
    pub(crate) fn vouched_for(&self) -> String {
        format!("{}\n{}", self.format, self.digest)
    }

    fn digest_now(&self) -> String {
        let open = Record { digest: String::new(), signature: None, ..self.clone() };
        sha256_hex(open.write().as_bytes())
    }

    /// The link of the last entry, found by going along the chain.
    pub(crate) fn head_now(&self) -> String {
        let written = |part: serde_json::Result<String>| part.unwrap_or_default();
        let setup = written(serde_json::to_string(&self.setup));
        let edition = written(serde_json::to_string(&self.edition));
        let first = first_link(self.rules_version, &setup, &edition, &self.commitment);
        self.entries.iter().fold(first, |before, entry| link(&before, entry))
    }

    /// The record as text; equal records have equal bytes.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads a record and checks its form: every byte must be as [`Record::write`] would write it.
    pub fn read(text: &str) -> Result<Record, Complaint> {
        let mut record: Record = serde_json::from_str(text).map_err(|error| {
            Complaint::new(Message::new("complaint-record").with("problem", error.to_string())).at(error.line())
        })?;
        record.setup.rules_version = record.rules_version;
        if !record.is_of_its_format() {
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

    /// Whether its format is known, and it holds what a record of that format holds.
    fn is_of_its_format(&self) -> bool {
        match self.format.as_str() {
            FORMAT => self.head.is_some() && self.server.is_some() == self.signature.is_some(),
            FIRST_FORMAT => {
                let plain = |entry: &Entry| entry.what.is_step() && entry.at.is_none();
                let alone = self.head.is_none() && self.server.is_none() && self.signature.is_none();
                alone && self.entries.iter().all(plain)
            }
            _ => false,
        }
    }

    /// The steps of the game, without what happened around it.
    pub fn steps(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.what.is_step())
    }

    /// What players added to chance before the game began.
    pub fn salts(&self) -> impl Iterator<Item = (Seat, Salt)> {
        let begin = self.entries.iter().find_map(|entry| match &entry.what {
            What::Begin { begin } => Some(begin.as_slice()),
            _ => None,
        });
        salts(begin.unwrap_or_default())
    }

    /// Begins the recorded game, checking that this is the game, the edition and a version of the rules that can be played here, and
    /// that the setup is one that can be agreed on.
    pub fn begin(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Complaint> {
        let begun = game.begin(&self.setup.under(game.about(), self.rules_version)?)?;
        if begun.edition() != &self.edition {
            return Err(Message::new("complaint-record-edition").with("edition", self.edition.id.as_str()).into());
        }
        if self.names.len() != self.setup.players {
            return Err(Message::new("complaint-record-names").into());
        }
        Ok(begun)
    }

    /// Replays the first `upto` steps, telling each with its events, and checks every fingerprint that can be compared.
    pub fn replay(
        &self,
        game: &dyn AnyGame,
        upto: usize,
        mut tell: impl FnMut(usize, &What, &dyn AnyMatch, &[Event]),
    ) -> Result<Box<dyn AnyMatch>, Complaint> {
        let mut played = self.begin(game)?;
        for (index, entry) in self.steps().take(upto).enumerate() {
            let events = replayed(entry, played.as_mut()).map_err(|why| broken(index, why))?.0;
            tell(index, &entry.what, played.as_ref(), &events);
        }
        Ok(played)
    }
}

/// Applies an entry, and says whether its fingerprint could be compared.
pub(crate) fn replayed(entry: &Entry, played: &mut dyn AnyMatch) -> Result<(Vec<Event>, bool), Message> {
    let events = entry.what.apply(played).map_err(|rejected| rejected.why().clone())?;
    match entry.fits(played) {
        Some(false) => Err(Message::new("complaint-record-hash")),
        compared => Ok((events, compared.is_some())),
    }
}

/// The complaint that an entry, counted from 0, is wrong.
pub(crate) fn broken(index: usize, why: Message) -> Complaint {
    Complaint::new(Message::new("complaint-record-entry").with("entry", index + 1).with("why", why))
}
