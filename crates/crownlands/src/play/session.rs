//! A game between a person and bots, written down as it goes.

use crate::args::Play;
use crate::terminal::Sight;
use crate::voice::Voice;
use bots::{Effort, Kind, Level};
use std::fs;
use std::path::{Path, PathBuf};
use table::record::{Entry, Parts, Record, What};
use table::{AnyMatch, Event, Heard, Message, Offer, Outcome, Pending, Rejected, Seat, Seed, Setup, Viewer};

/// A game and everything around it.
pub struct Session {
    pub entry: &'static shelf::Entry,
    /// What everybody is called here; in the record the names of bots say what they are.
    pub names: Vec<String>,
    pub me: Seat,
    pub played: Box<dyn AnyMatch>,
    pub seed: Seed,
    /// What happened, as far as I may hear it.
    pub heard: Vec<Heard>,
    /// Who plays each seat; my own is never asked.
    kinds: Vec<Kind>,
    entries: Vec<Entry>,
    file: Option<PathBuf>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// For me.
    Mine,
    /// For chance or a bot: another step can be taken.
    Theirs,
    /// For nobody.
    Over,
}

impl Session {
    /// Sits down to a new game. A record that cannot be written is refused before anything is played.
    pub fn begin(voice: &Voice, args: &Play) -> Result<Session, String> {
        let entry = voice.find(args.game.as_deref().unwrap_or_default())?;
        let setup = voice.setup(entry.game, &args.terms)?;
        Session::sit_down(voice, entry, setup, args)
    }

    /// Sits down to a game of which everything is agreed.
    pub fn sit_down(voice: &Voice, entry: &'static shelf::Entry, setup: Setup, args: &Play) -> Result<Session, String> {
        let me = args.me.unwrap_or(Seat::new(0));
        let kind = args.bots.unwrap_or(Kind::Level(Level::Fair));
        if me.index() >= setup.players {
            return Err(voice.say(&Message::new("cli-no-seat").with("seat", me.to_string())));
        }
        let name = |seat| match seat == me {
            true => args.name.clone().unwrap_or_else(|| voice.seat(seat)),
            false => web::BOT_NAMES[seat.index() % web::BOT_NAMES.len()].to_owned(),
        };
        let session = Session {
            entry,
            names: Seat::all(setup.players).map(name).collect(),
            me,
            played: entry.game.begin(&setup).map_err(|complaint| voice.of(entry).complain(&complaint))?,
            seed: args.seed.unwrap_or_else(|| Seed::draw(&mut rand::rng())),
            heard: Vec::new(),
            kinds: vec![kind; setup.players],
            entries: Vec::new(),
            file: args.record.clone(),
        };
        if let Some(file) = session.file.as_deref().filter(|file| file.exists()) {
            return Err(voice.say(&Message::new("cli-record-there").with("file", file.display().to_string())));
        }
        session.save(voice)?;
        Ok(session)
    }

    /// Goes on with a game that was left.
    pub fn resume(voice: &Voice, args: &Play, file: &Path) -> Result<Session, String> {
        let said = |key: &'static str| voice.say(&Message::new(key).with("file", file.display().to_string()));
        let record =
            Record::read(&voice.read(file)?).map_err(|complaint| voice.complain(voice.plain(), file, &complaint))?;
        let entry = voice.find(&record.setup.game)?;
        if record.outcome.is_some() {
            return Err(said("cli-resume-over"));
        }
        let seed = record.seed.ok_or_else(|| said("cli-resume-seed"))?;
        let (names, kinds): (Vec<String>, Vec<Option<Kind>>) = record.names.iter().map(|name| called(name)).unzip();
        let person = kinds.iter().position(Option::is_none).map(Seat::new);
        let me = args.me.or(person).unwrap_or(Seat::new(0));
        if me.index() >= record.setup.players {
            return Err(voice.say(&Message::new("cli-no-seat").with("seat", me.to_string())));
        }
        let mut heard = Vec::new();
        let played = record
            .replay(entry.game, usize::MAX, |_, _, _, events| heard.extend(heard_by(me, events)))
            .map_err(|complaint| voice.complain(voice.of(entry), file, &complaint))?;
        let usual = args.bots.unwrap_or(Kind::Level(Level::Fair));
        let kinds = kinds.into_iter().map(|kind| args.bots.or(kind).unwrap_or(usual)).collect();
        let session = Session {
            entry,
            names,
            me,
            played,
            seed,
            heard,
            kinds,
            entries: record.entries,
            file: Some(file.to_owned()),
        };
        session.save(voice)?;
        Ok(session)
    }

    /// The table as I see it in this language.
    pub fn sight<'a>(&'a self, voice: &'a Voice) -> Sight<'a> {
        let last = self.heard.len().saturating_sub(8);
        Sight {
            entry: self.entry,
            played: self.played.as_ref(),
            viewer: Viewer::Seat(self.me),
            names: &self.names,
            voice,
            last: &self.heard[last..],
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    /// The names of everybody as the record has them: a bot's says what it is.
    fn recorded(&self) -> Vec<String> {
        let name = |seat: Seat| match seat == self.me {
            true => self.name(seat),
            false => format!("{} ({})", self.name(seat), self.kinds[seat.index()]),
        };
        Seat::all(self.names.len()).map(name).collect()
    }

    /// Who else plays, each with what it is; nothing where nobody does.
    pub fn others(&self, voice: &Voice) -> Option<String> {
        let level = |kind: Kind| {
            let key = format!("cli-level-{kind}");
            if voice.knows(&key) { voice.word(&key) } else { kind.to_string() }
        };
        let others = Seat::all(self.names.len()).filter(|seat| *seat != self.me);
        let told: Vec<String> =
            others.map(|seat| format!("{} ({})", self.name(seat), level(self.kinds[seat.index()]))).collect();
        (!told.is_empty()).then(|| voice.say(&Message::new("cli-play-bots").with("names", told.join(", "))))
    }

    pub fn turn(&self) -> Turn {
        match self.played.pending() {
            Pending::Over => Turn::Over,
            Pending::Seats(seats) if seats.iter().all(|seat| seat == self.me) => Turn::Mine,
            Pending::Seats(_) | Pending::Chance => Turn::Theirs,
        }
    }

    /// Lets chance or a bot take its step, while it is not my turn. What I heard of it.
    pub fn step(&mut self, voice: &Voice) -> Result<Vec<Heard>, String> {
        let what = match self.played.pending() {
            Pending::Chance => What::Chance { chance: self.played.roll(&self.seed).unwrap_or_default() },
            Pending::Seats(seats) => {
                let seat = seats.iter().find(|seat| *seat != self.me).unwrap_or(self.me);
                let number = self.entries.len() as u64;
                let bots = self.entry.bots;
                let choice =
                    bots.choose(self.kinds[seat.index()], self.played.as_ref(), seat, number, &Effort::whole());
                What::Act { seat, act: choice.ok_or_else(|| voice.word("cli-no-result"))?.act }
            }
            Pending::Over => return Ok(Vec::new()),
        };
        let heard = self.apply(voice, what)?;
        // A game that is over or waits for me is on the disk before anybody can break it off.
        if self.turn() != Turn::Theirs {
            self.save(voice)?;
        }
        Ok(heard)
    }

    /// What I may do.
    pub fn offers(&self) -> Vec<Offer> {
        self.played.offers(self.me)
    }

    /// Does what I was offered.
    pub fn act(&mut self, voice: &Voice, act: &str) -> Result<Vec<Heard>, String> {
        let heard = self.apply(voice, What::Act { seat: self.me, act: act.to_owned() })?;
        self.save(voice)?;
        Ok(heard)
    }

    /// Takes my last act back.
    pub fn undo(&mut self, voice: &Voice) -> Result<(), String> {
        self.apply(voice, What::Undo { undo: self.me })?;
        self.save(voice)
    }

    fn apply(&mut self, voice: &Voice, what: What) -> Result<Vec<Heard>, String> {
        let events = what.apply(self.played.as_mut()).map_err(|rejected| self.sentence(voice, &rejected))?;
        let heard = heard_by(self.me, &events);
        self.heard.extend(heard.iter().cloned());
        self.entries.push(Entry::after(what, self.played.as_ref()));
        Ok(heard)
    }

    /// Why something was not done.
    pub fn sentence(&self, voice: &Voice, rejected: &Rejected) -> String {
        let words = voice.of(self.entry);
        match rejected {
            Rejected::Unreadable(complaint) => words.complain(complaint),
            Rejected::Refused(refusal) => words.refuse(refusal, &|seat| self.name(seat)),
        }
    }

    /// What somebody heard, as a line of the log.
    pub fn line(&self, voice: &Voice, heard: &Heard) -> String {
        format!("{} ({})", voice.of(self.entry).say(&heard.say, &|seat| self.name(seat)), heard.clause)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    /// The file the game is written to, if there is one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Writes the game to this file from now on.
    pub fn keep_in(&mut self, voice: &Voice, file: &Path) -> Result<(), String> {
        if file.exists() && self.file.as_deref() != Some(file) {
            return Err(voice.say(&Message::new("cli-record-there").with("file", file.display().to_string())));
        }
        let before = self.file.replace(file.to_owned());
        self.save(voice).inspect_err(|_| self.file = before)
    }

    /// Writes the record, whole or not at all. It holds the seed, so that the game can go on from it: it is mine alone.
    fn save(&self, voice: &Voice) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        let record = Record::from(Parts {
            setup: self.played.setup().clone(),
            edition: self.played.edition().clone(),
            names: self.recorded(),
            commitment: self.seed.commitment(),
            seed: Some(self.seed),
            entries: self.entries.clone(),
            outcome: self.played.outcome(),
        });
        let mut part = file.clone().into_os_string();
        part.push(".part");
        let written = fs::write(&part, record.write()).and_then(|()| fs::rename(&part, file));
        written.map_err(|error| voice.file("cli-cannot-write", file, &error))
    }
}

fn heard_by(me: Seat, events: &[Event]) -> Vec<Heard> {
    events.iter().filter_map(|event| event.heard_by(Viewer::Seat(me))).collect()
}

/// A name of a record: how somebody is called, and what they are if they are a bot.
fn called(name: &str) -> (String, Option<Kind>) {
    let split = name.strip_suffix(')').and_then(|name| name.rsplit_once(" ("));
    let bot = split.and_then(|(name, kind)| Some((name.to_owned(), kind.parse::<Kind>().ok()?)));
    bot.map_or_else(|| (name.to_owned(), None), |(name, kind)| (name, Some(kind)))
}
