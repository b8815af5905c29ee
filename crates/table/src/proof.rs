//! What a record proves, and what it does not.

pub use crate::log::salts;

use crate::any::{AnyGame, AnyMatch};
use crate::record::{Entry, Record, Sitter, What, broken, replayed};
use crate::{Complaint, Message, PublicKey, Seat, Seed};
use serde::Serialize;

/// What a verified record has shown. Everything in it is true of the record; what is not in it is not known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    /// How many steps were replayed: each was allowed when it was made.
    pub steps: usize,
    /// How many of them led to a table with the fingerprint they claim. The others were written by a program that wrote states
    /// otherwise, so that their fingerprints cannot be compared.
    pub compared: usize,
    /// How many outcomes of chance there were.
    pub chances: u64,
    /// Whether every outcome of chance was shown to come from the committed seed and what players added (only once the seed is known).
    pub fair: bool,
    /// How many people sat at the table when the game began; `None` if the record does not say who did.
    pub people: Option<usize>,
    /// How many of them added randomness of their own.
    pub stirred: usize,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// The key of the server that vouches for every byte of it.
    pub signed: Option<PublicKey>,
}

impl Record {
    /// Proves the record: every entry against the rules, its fingerprint where that can be compared, the chain, who sat where, the
    /// outcome, the signature, and every outcome of chance once the seed is known.
    pub fn verify(&self, game: &dyn AnyGame) -> Result<Proof, Complaint> {
        let mut walk = Walk::new(self, self.begin(game)?);
        self.check_seals()?;
        for (index, entry) in self.entries.iter().enumerate() {
            walk.take(entry).map_err(|why| broken(index, why))?;
        }
        if walk.played.outcome() != self.outcome {
            return Err(Message::new("complaint-record-outcome").into());
        }
        if walk.begun && !walk.seats.iter().flatten().map(|sitter| &sitter.name).eq(&self.names) {
            return Err(Message::new("complaint-record-seats").into());
        }
        Ok(Proof {
            steps: walk.steps,
            compared: walk.compared,
            chances: walk.played.chances(),
            fair: self.seed.is_some(),
            people: walk.begun.then_some(walk.people),
            stirred: walk.stirred,
            finished: self.outcome.is_some(),
            signed: self.server,
        })
    }

    /// Checks what can be checked without playing: the seed, the chain and the signature.
    fn check_seals(&self) -> Result<(), Complaint> {
        if self.seed.is_some_and(|seed| seed.commitment() != self.commitment) {
            return Err(Message::new("complaint-record-seed").into());
        }
        if self.head.as_ref().is_some_and(|head| *head != self.head_now()) {
            return Err(Message::new("complaint-record-chain").into());
        }
        match (&self.server, &self.signature) {
            (None, None) => Ok(()),
            (Some(server), Some(signature)) if server.has_signed(&self.vouched_for(), signature) => Ok(()),
            _ => Err(Message::new("complaint-record-signature").into()),
        }
    }
}

/// A way through a record, entry by entry.
struct Walk {
    played: Box<dyn AnyMatch>,
    /// What the dice come from; without the seed they cannot be checked.
    dice: Option<Seed>,
    seats: Vec<Option<Sitter>>,
    begun: bool,
    closed: bool,
    steps: usize,
    compared: usize,
    people: usize,
    stirred: usize,
}

impl Walk {
    fn new(record: &Record, played: Box<dyn AnyMatch>) -> Walk {
        Walk {
            played,
            dice: record.seed,
            seats: vec![None; record.names.len()],
            begun: false,
            closed: false,
            steps: 0,
            compared: 0,
            people: 0,
            stirred: 0,
        }
    }

    /// Takes one entry, or says what is wrong with it.
    fn take(&mut self, entry: &Entry) -> Result<(), Message> {
        match &entry.what {
            What::Begin { begin } => self.begin(begin),
            What::Join { join, who } => self.seat(*join, Some(who)),
            What::Leave { leave, who, .. } => self.seat(*leave, who.as_ref()),
            What::Options { .. } => Ok(()),
            What::Close { .. } => {
                self.closed = true;
                Ok(())
            }
            What::Act { .. } | What::Chance { .. } | What::Undo { .. } | What::Back { .. } => self.step(entry),
        }
    }

    fn step(&mut self, entry: &Entry) -> Result<(), Message> {
        if self.closed {
            return Err(Message::new("complaint-record-closed"));
        }
        if let (Some(dice), What::Chance { chance }) = (&self.dice, &entry.what)
            && self.played.roll(dice).as_ref() != Some(chance)
        {
            return Err(Message::new("complaint-record-unfair"));
        }
        let (_, compared) = replayed(entry, self.played.as_mut())?;
        self.compared += usize::from(compared);
        self.steps += 1;
        Ok(())
    }

    /// Everybody who took a seat before must be among those who sit there when the game begins, with what they added to chance.
    fn begin(&mut self, begin: &[Sitter]) -> Result<(), Message> {
        let wrong = || Err(Message::new("complaint-record-begin"));
        if self.begun || self.steps > 0 {
            return wrong();
        }
        if begin.is_empty() {
            // The log was begun by a program that did not write down who sat where.
            return Ok(());
        }
        let kept = |(seat, sitter): (&Option<Sitter>, &Sitter)| seat.as_ref().is_none_or(|seat| seat == sitter);
        let honest = |sitter: &Sitter| sitter.bot.is_none() || sitter.salt.is_none();
        if begin.len() != self.seats.len() || !self.seats.iter().zip(begin).all(kept) || !begin.iter().all(honest) {
            return wrong();
        }
        self.people = begin.iter().filter(|sitter| sitter.bot.is_none()).count();
        self.stirred = begin.iter().filter(|sitter| sitter.salt.is_some()).count();
        self.dice = self.dice.map(|seed| seed.stirred(salts(begin)));
        self.seats = begin.iter().cloned().map(Some).collect();
        self.begun = true;
        Ok(())
    }

    /// Gives a seat to somebody, or to nobody, which is possible only before the game.
    fn seat(&mut self, seat: Seat, who: Option<&Sitter>) -> Result<(), Message> {
        match self.seats.get_mut(seat.index()) {
            Some(held) if who.is_some() || !self.begun => {
                *held = who.cloned();
                Ok(())
            }
            _ => Err(Message::new("complaint-record-seat")),
        }
    }
}

impl Proof {
    /// What is proven and what is not, in one sentence.
    pub fn says(&self) -> Message {
        Message::new("proof-says").with("proven", self.proven()).with("unproven", self.unproven())
    }

    fn proven(&self) -> Vec<Message> {
        let mut proven = vec![Message::new("proof-steps").with("n", self.steps)];
        if self.finished {
            proven.push(Message::new("proof-result"));
        }
        if self.fair && self.chances > 0 {
            let dice = Message::new(if self.stirred > 0 { "proof-dice-stirred" } else { "proof-dice" });
            let people = self.people.unwrap_or_default();
            proven.push(dice.with("n", self.chances as i64).with("stirred", self.stirred).with("people", people));
        }
        if let Some(key) = &self.signed {
            let key: String = key.to_string().chars().take(16).collect();
            proven.push(
                Message::new(if self.people.is_some() { "proof-signed" } else { "proof-signed-names" })
                    .with("key", key),
            );
        }
        proven
    }

    fn unproven(&self) -> Vec<Message> {
        let mut unproven = Vec::new();
        if !self.finished {
            unproven.push(Message::new("proof-not-end"));
        }
        if !self.fair {
            unproven.push(Message::new("proof-not-dice"));
        } else if self.chances > 0 && self.stirred == 0 {
            unproven.push(Message::new("proof-not-stirred"));
        }
        if self.compared < self.steps {
            unproven.push(Message::new("proof-not-compared").with("n", self.steps - self.compared));
        }
        unproven.push(Message::new(match self.signed {
            Some(_) => "proof-not-people",
            None => "proof-not-signed",
        }));
        unproven
    }
}
