//! Questions about a scenario: what may be done there, why something may not, and playing on.

use crate::args::{Ask, Scenario as Args};
use crate::voice::Voice;
use crate::{Outcome, play, say};
use serde_json::json;
use std::path::Path;
use table::{AnyMatch, Message, Offer, Pending, Rejected, Seat, SeatSet, Setup};

impl Ask {
    /// Whether anything is asked.
    pub fn is_asked(&self) -> bool {
        self.offers || self.why.is_some() || self.play
    }
}

pub fn run(voice: &Voice, path: &Path, args: &Args) -> Outcome {
    let (scenario, entry) = super::read(voice, path)?;
    let complain = |complaint| voice.complain(voice.of(entry), path, &complaint);
    let played = scenario.played(entry.game).map_err(complain)?;
    let table = Table { voice, entry, played: played.as_ref() };
    if args.ask.offers {
        return table.offers(args.json);
    }
    if let Some(action) = &args.ask.why {
        return table.why(action, args.json);
    }
    let text = table::scenario::portray(&scenario.title, played.as_ref(), "").map_err(complain)?;
    let setup = Setup { position: Some(text), ..played.setup().clone() };
    let me = args.ask.me.or_else(|| table.deciding().first());
    play::play_from(voice, entry, setup, me, args.ask.bots)
}

/// A table as its scenario leaves it.
struct Table<'a> {
    voice: &'a Voice,
    entry: &'static shelf::Entry,
    played: &'a dyn AnyMatch,
}

impl Table<'_> {
    fn say(&self, message: &Message) -> String {
        self.voice.of(self.entry).say(message, &|seat| self.voice.seat(seat))
    }

    fn deciding(&self) -> SeatSet {
        match self.played.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::default(),
        }
    }

    fn offers(&self, json: bool) -> Outcome {
        let all: Vec<(Seat, Vec<Offer>)> =
            self.deciding().iter().map(|seat| (seat, self.played.offers(seat))).collect();
        if json {
            let object = |(seat, offers): &(Seat, Vec<Offer>)| {
                let offer = |offer: &Offer| json!({ "action": offer.text, "label": self.say(&offer.label) });
                json!({ "seat": seat, "offers": offers.iter().map(offer).collect::<Vec<_>>() })
            };
            return self.voice.json(&all.iter().map(object).collect::<Vec<_>>());
        }
        match self.played.pending() {
            Pending::Chance => say!("{}", self.voice.word("cli-scenario-chance")),
            Pending::Over => say!("{}", self.voice.word("cli-scenario-over")),
            Pending::Seats(_) => {}
        }
        for (seat, offers) in &all {
            say!("{seat}: {}", self.say(&self.played.prompt(table::Viewer::Seat(*seat))));
            let width = offers.iter().map(|offer| offer.text.chars().count()).max().unwrap_or(0);
            for offer in offers {
                say!("  {:<width$}  {}", offer.text, self.say(&offer.label));
            }
        }
        Ok(())
    }

    fn why(&self, asked: &str, json: bool) -> Outcome {
        let named = asked.split_once(':').and_then(|(seat, action)| Some((seat.trim().parse::<Seat>().ok()?, action)));
        let (seat, action) = match (named, self.deciding().first()) {
            (Some((seat, action)), _) => (seat, action.trim()),
            (None, Some(seat)) => (seat, asked.trim()),
            (None, None) => return Err(self.voice.word("cli-scenario-nobody")),
        };
        if seat.index() >= self.played.setup().players {
            return Err(self.voice.say(&Message::new("cli-no-seat").with("seat", seat.to_string())));
        }
        let words = self.voice.of(self.entry);
        let (allowed, why) = match self.played.check(seat, action) {
            Ok(()) => (true, self.voice.say(&Message::new("cli-scenario-allowed").with("action", action))),
            Err(Rejected::Refused(refusal)) => (false, words.refuse(&refusal, &|seat| self.voice.seat(seat))),
            Err(Rejected::Unreadable(complaint)) => return Err(words.complain(&complaint)),
        };
        if json {
            return self.voice.json(&json!({ "seat": seat, "action": action, "allowed": allowed, "why": why }));
        }
        say!("{why}");
        Ok(())
    }
}
