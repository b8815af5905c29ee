//! `crownlands play`: a whole game in the terminal.

use crate::args::Play;
use crate::terminal;
use crate::voice::Voice;
use crate::{Outcome, say};
use std::io::{BufRead, Write};
use table::record::{Entry, Record, What};
use table::{AnyMatch, Dictionary, Event, Message, Pending, Rejected, Seat, Seed, Viewer, rules};

pub fn play(voice: &Voice, args: &Play) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let usual = 3.clamp(*entry.game.about().players.start(), *entry.game.about().players.end());
    let setup = voice.setup(entry.game, &args.agreed, usual)?;
    if args.me.index() >= setup.players {
        return Err(voice.say(&Message::new("cli-no-seat").with("seat", args.me.to_string())));
    }
    let words = voice.of(entry);
    let names = Seat::all(setup.players)
        .map(|seat| if seat == args.me { voice.seat(seat) } else { format!("{} {seat}", args.bots) })
        .collect();
    let played = entry.game.begin(&setup).map_err(|complaint| words.complain(&complaint))?;
    let seed = args.seed.unwrap_or_else(|| Seed::draw(&mut rand::rng()));
    let mut table = Table { voice, entry, words, names, played, seed, entries: Vec::new(), args };
    say!("{} · {} · sha256(seed) {}", words.word("game-name"), table.played.edition().id, seed.commitment());
    say!("{}", voice.word("cli-play-help"));
    table.play()?;
    table.save()
}

struct Table<'a> {
    voice: &'a Voice,
    entry: &'static shelf::Entry,
    words: &'static Dictionary,
    names: Vec<String>,
    played: Box<dyn AnyMatch>,
    seed: Seed,
    entries: Vec<Entry>,
    args: &'a Play,
}

/// What the person wants.
enum Wish {
    Act(String),
    Undo,
    Again,
    Leave,
}

impl Table<'_> {
    fn play(&mut self) -> Outcome {
        let me = self.args.me;
        loop {
            match self.played.pending() {
                Pending::Over => {
                    self.over();
                    return Ok(());
                }
                Pending::Chance => {
                    let chance = self.played.roll(&self.seed).unwrap_or_default();
                    self.apply(What::Chance { chance })?;
                }
                Pending::Seats(seats) => match seats.iter().find(|seat| *seat != me) {
                    Some(bot) => {
                        let seed = self.entries.len() as u64;
                        let effort = bots::Effort::whole();
                        let chosen = self.entry.bots.choose(self.args.bots, self.played.as_ref(), bot, seed, &effort);
                        let choice = chosen.ok_or_else(|| self.voice.word("cli-no-result"))?;
                        self.apply(What::Act { seat: bot, act: choice.act })?;
                    }
                    None => match self.ask(me) {
                        Wish::Act(act) => self.apply(What::Act { seat: me, act })?,
                        Wish::Undo => match self.apply(What::Undo { undo: me }) {
                            Ok(()) => {}
                            Err(sentence) => say!("{sentence}"),
                        },
                        Wish::Again => {}
                        Wish::Leave => {
                            say!("{}", self.voice.word("cli-left"));
                            return Ok(());
                        }
                    },
                },
            }
        }
    }

    /// Does it, tells what I may hear of it, and writes it down.
    fn apply(&mut self, what: What) -> Outcome {
        let events = what.apply(self.played.as_mut()).map_err(|rejected| self.sentence(&rejected))?;
        self.tell(&events);
        self.entries.push(Entry::after(what, self.played.as_ref()));
        Ok(())
    }

    fn sentence(&self, rejected: &Rejected) -> String {
        match rejected {
            Rejected::Unreadable(complaint) => self.words.complain(complaint),
            Rejected::Refused(refusal) => self.words.refuse(refusal, &|seat| self.name(seat)),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    fn tell(&self, events: &[Event]) {
        for heard in events.iter().filter_map(|event| event.heard_by(Viewer::Seat(self.args.me))) {
            say!("  · {}  ({})", self.words.say(&heard.say, &|seat| self.name(seat)), heard.clause);
        }
    }

    /// Shows the table and asks until the answer can be understood.
    fn ask(&self, me: Seat) -> Wish {
        let viewer = Viewer::Seat(me);
        say!("\n{}", terminal::board(self.entry, self.played.as_ref(), viewer, self.words, &self.names));
        say!("{}", self.words.say(&self.played.prompt(viewer), &|seat| self.name(seat)));
        let offers = self.played.offers(me);
        for (index, offer) in offers.iter().enumerate() {
            let label = self.words.say(&offer.label, &|seat| self.name(seat));
            say!("{:>4}  {:<16} {label}", index + 1, offer.text);
        }
        loop {
            print!("> ");
            let _ = std::io::stdout().flush();
            let mut line = String::new();
            match std::io::stdin().lock().read_line(&mut line) {
                Ok(0) | Err(_) => return Wish::Leave,
                Ok(_) => {}
            }
            match line.trim() {
                "" | "b" => return Wish::Again,
                "q" => return Wish::Leave,
                "u" => return Wish::Undo,
                "s" => say!("{}", terminal::sheet(&self.played.sheet(viewer), self.words, &self.names)),
                "?" => say!("{}", self.voice.word("cli-play-help")),
                text => match text.strip_prefix('?') {
                    Some(question) => say!("{}", self.explain(me, question.trim())),
                    None => {
                        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                        let act = match number {
                            Some(index) => offers.get(index).map(|offer| offer.text.as_str()),
                            None => Some(text),
                        };
                        match act.map(|act| (act, self.played.check(me, act))) {
                            Some((act, Ok(()))) => return Wish::Act(act.to_owned()),
                            Some((_, Err(rejected))) => say!("{}", self.sentence(&rejected)),
                            None => {
                                say!("{}", self.voice.say(&Message::new("cli-no-choice").with("most", offers.len())))
                            }
                        }
                    }
                },
            }
        }
    }

    /// What a clause says, or whether and why an action is not allowed.
    fn explain(&self, me: Seat, question: &str) -> String {
        let clause = question.to_uppercase();
        if self.words.has(&rules::key(&clause)) {
            return format!("{clause}  {}", self.words.word(&rules::key(&clause)));
        }
        match self.played.check(me, question) {
            Ok(()) => match self.played.label(me, question) {
                Ok(label) => self.words.say(&label, &|seat| self.name(seat)),
                Err(complaint) => self.words.complain(&complaint),
            },
            Err(rejected) => self.sentence(&rejected),
        }
    }

    fn over(&self) {
        let viewer = Viewer::Seat(self.args.me);
        say!("\n{}", terminal::board(self.entry, self.played.as_ref(), viewer, self.words, &self.names));
        say!("{}", terminal::sheet(&self.played.sheet(viewer), self.words, &self.names));
        if let Some(outcome) = self.played.outcome() {
            say!("{}", self.voice.won(outcome.winners, &|seat| self.name(seat)));
        }
        say!("{}", self.voice.say(&Message::new("cli-seed").with("seed", self.seed.to_string())));
    }

    fn save(&self) -> Outcome {
        let Some(path) = &self.args.record else { return Ok(()) };
        let record = Record::new(self.played.as_ref(), self.names.clone(), &self.seed, self.entries.clone());
        self.voice.write(path, &record.write())?;
        say!("{}", self.voice.say(&Message::new("cli-saved").with("file", path.display().to_string())));
        Ok(())
    }
}
