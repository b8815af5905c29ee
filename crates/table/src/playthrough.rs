//! One game in full: each decision, every viewer's view, offers and events. Kept in the repository as golden files, so
//! that a changed rule, view or word is seen at once.

use crate::record::{Entry, Record, What};
use crate::scenario::leaves;
use crate::{AnyGame, AnyMatch, Complaint, Dictionary, Event, Pending, Seat, Seed, Setup, Viewer};
use rand::RngExt;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A game played by chance: its text and its record.
#[derive(Debug)]
pub struct Playthrough {
    /// Everything, step by step.
    pub text: String,
    /// The same game as a record.
    pub record: Record,
}

/// Plays a game in which every decision is taken at random from this seed, and writes down everything. After the first full
/// view of each viewer only what changed in it is written.
pub fn playthrough(
    game: &dyn AnyGame,
    setup: &Setup,
    seed: &Seed,
    dictionary: &Dictionary,
) -> Result<Playthrough, Complaint> {
    let mut played = game.begin(setup)?;
    let mut choices = seed.dice(u64::MAX);
    let mut script = Script::new(setup, seed, dictionary);
    script.views(played.as_ref());
    loop {
        let (what, events) = match played.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = played.roll(seed).unwrap_or_default();
                script.line(&format!("~ {chance}"));
                let events = played.settle(&chance);
                (What::Chance { chance }, events)
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(choices.random_range(0..seats.len())).unwrap_or_default();
                let offers = played.offer_texts(seat);
                script.offers(played.as_ref(), seat, &offers);
                let act = offers[choices.random_range(0..offers.len())].clone();
                script.line(&format!("{seat}: {act}"));
                let events = played.act(seat, &act);
                (What::Act { seat, act }, events)
            }
        };
        let events = events.map_err(|rejected| Complaint::new(rejected.why().clone()))?;
        script.entries.push(Entry::after(what, played.as_ref()));
        script.events(setup.players, &events);
        script.views(played.as_ref());
    }
    Ok(script.finish(played.as_ref(), seed))
}

struct Script<'a> {
    text: String,
    dictionary: &'a Dictionary,
    seen: BTreeMap<String, BTreeMap<String, Value>>,
    entries: Vec<Entry>,
}

impl<'a> Script<'a> {
    fn new(setup: &Setup, seed: &Seed, dictionary: &'a Dictionary) -> Script<'a> {
        let mut script = Script { text: String::new(), dictionary, seen: BTreeMap::new(), entries: Vec::new() };
        script.line(&format!("game {} players {} seed {seed}", setup.game, setup.players));
        for (option, value) in &setup.options {
            script.line(&format!("option {option} = {value}"));
        }
        script
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn say(&self, message: &crate::Message) -> String {
        self.dictionary.say(message, &|seat| seat.to_string())
    }

    fn offers(&mut self, played: &dyn AnyMatch, seat: Seat, offers: &[String]) {
        let prompt = self.say(&played.prompt(Viewer::Seat(seat)));
        self.line(&format!("\n#{} {seat}? {prompt}", self.entries.len() + 1));
        self.line(&format!("  offers {}: {}", offers.len(), offers.join(", ")));
    }

    /// Each event once for those who hear the same.
    fn events(&mut self, players: usize, events: &[Event]) {
        for event in events {
            let mut heard: Vec<(String, Vec<String>)> = Vec::new();
            for viewer in Viewer::all(players) {
                if let Some(event) = event.heard_by(viewer) {
                    let said = format!("{} ({})", self.say(&event.say), event.clause);
                    match heard.iter_mut().find(|(text, _)| *text == said) {
                        Some((_, viewers)) => viewers.push(viewer.to_string()),
                        None => heard.push((said, vec![viewer.to_string()])),
                    }
                }
            }
            for (said, viewers) in heard {
                let all = viewers.len() == players + 1;
                let to = if all { String::new() } else { format!("[{}] ", viewers.join(" ")) };
                self.line(&format!("  * {to}{said}"));
            }
        }
    }

    /// What changed in each view; changes that all viewers see alike are written once.
    fn views(&mut self, played: &dyn AnyMatch) {
        let mut changes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let viewers: Vec<Viewer> = Viewer::all(played.setup().players).collect();
        for viewer in &viewers {
            let now = leaves(&played.view(*viewer));
            let before = self.seen.insert(viewer.to_string(), now.clone()).unwrap_or_default();
            for path in before.keys().filter(|path| !now.contains_key(*path)) {
                changes.entry(format!("{path} –")).or_default().push(viewer.to_string());
            }
            for (path, value) in now.iter().filter(|(path, value)| before.get(*path) != Some(value)) {
                changes.entry(format!("{path} = {}", plain(value))).or_default().push(viewer.to_string());
            }
        }
        for (change, who) in changes {
            let all = who.len() == viewers.len();
            let to = if all { String::new() } else { format!("[{}] ", who.join(" ")) };
            self.line(&format!("  | {to}{change}"));
        }
    }

    fn finish(mut self, played: &dyn AnyMatch, seed: &Seed) -> Playthrough {
        if let Some(outcome) = played.outcome() {
            let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            let _ = writeln!(self.text, "\nover: {} wins, scores {:?}", winners.join(" "), outcome.scores);
        }
        for row in played.sheet(Viewer::Spectator).rows {
            let label = self.say(&row.label);
            let points: Vec<String> = row
                .points
                .iter()
                .map(|points| points.map_or_else(|| "–".to_owned(), |points| points.to_string()))
                .collect();
            self.line(&format!("  {label} ({}): {}", row.clause, points.join(" ")));
        }
        let names = Seat::all(played.setup().players).map(|seat| seat.to_string()).collect();
        let record = Record::new(played, names, seed, self.entries);
        Playthrough { text: self.text, record }
    }
}

/// A value as text with the keys of objects in order, whatever order the JSON library was built to keep.
fn plain(value: &Value) -> String {
    match value {
        Value::Object(map) => {
            let sorted: BTreeMap<&String, &Value> = map.iter().collect();
            let parts: Vec<String> =
                sorted.iter().map(|(key, value)| format!("{}:{}", Value::from(key.as_str()), plain(value))).collect();
            format!("{{{}}}", parts.join(","))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(plain).collect::<Vec<_>>().join(",")),
        _ => value.to_string(),
    }
}
