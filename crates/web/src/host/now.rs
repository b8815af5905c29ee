//! What a table in memory is now: the match as the log tells it, who sits where, and what was told.

use super::agree::Closed;
use super::churn::Churn;
use super::options::TableOptions;
use super::pace::{Clocks, Step};
use super::robot::Robot;
use super::row::Row;
use super::stranded::{Stranded, Unplayable, agreed, of_the_game};
use bots::Told;
use std::time::Instant;
use store::{Holder, Loaded, Logged, PersonId, SeatHeld, Status, Table, Time, Vacation};
use table::log::{Entry, Sitter, What};
use table::proof::salts;
use table::{AnyMatch, Dictionary, MOST_SEATS, Message, Pending, Salt, Seat, SeatSet, Seed, Setup, Viewer};

/// How many of the last steps are looked at for what a program is told.
const TOLD: usize = 200;

/// What changes at a table.
#[derive(Debug)]
pub(crate) struct Now {
    /// How many entries the log has.
    pub(crate) version: u64,
    /// How far the table is.
    pub(crate) status: Status,
    /// Who sits where.
    pub(crate) seats: Vec<SeatHeld>,
    /// What may be changed during play.
    pub(crate) options: TableOptions,
    /// The game as it stands.
    pub(crate) game: Box<dyn AnyMatch>,
    /// What the dice come from: the seed, and what players added to it when the game began.
    pub(super) dice: Seed,
    /// What happened in the game.
    pub(crate) rows: Vec<Row>,
    /// What happened around it, with the version of the log.
    pub(super) around: Vec<(u64, Entry)>,
    /// The version at which each seat was asked what it is asked now. A submission made against an earlier one is stale.
    pub(crate) asked: [u64; MOST_SEATS],
    /// When that was, or when the table was read if that was later.
    pub(super) asked_at: [Instant; MOST_SEATS],
    /// How much time everybody has used.
    pub(crate) clocks: Clocks,
    /// Why the game ended before its end, if it did.
    pub(crate) closed: Option<Closed>,
    /// How much was taken back.
    pub(super) churn: Churn,
    /// Who came and went during play, with the version of the log.
    pub(crate) notes: Vec<(u64, Seat, Message)>,
    /// Who left each seat during play and may come back.
    pub(super) left: [Option<PersonId>; MOST_SEATS],
}

impl Now {
    /// The table as the store has it: from its snapshot on, if it has one, or else by replaying the whole log. Or why it cannot be carried
    /// on.
    pub(super) fn read(
        entry: &'static shelf::Entry,
        loaded: &Loaded,
        away: &[Vacation],
    ) -> Result<(Now, Setup, Seed), Stranded> {
        let table = &loaded.table;
        if let Some(version) = loaded.broken_at {
            return Err(Stranded::Chain(version));
        }
        let setup = agreed(entry, table, &loaded.setup)?;
        if !table.seats.iter().map(|held| held.seat).eq(Seat::all(setup.players)) {
            return Err(Stranded::Setup);
        }
        let seed: Seed = loaded.seed.reveal().parse().map_err(|_| Stranded::Seed)?;
        if seed.commitment() != table.commitment {
            return Err(Stranded::Seed);
        }
        let game = entry.game.begin(&setup).map_err(Stranded::Rules)?;
        let mut now = Now::new(table, game, seed);
        now.rest(away);
        let cannot = |version: u64, why: Unplayable| {
            tracing::error!(table = %table.id, entry = version, %why, "a table cannot be replayed");
            Stranded::Entry(version)
        };
        if let Some(snapshot) = &loaded.snapshot {
            now.take_up(snapshot).map_err(|why| {
                tracing::info!(table = %table.id, entry = snapshot.version, why, "a snapshot is not used");
                Stranded::Entry(snapshot.version)
            })?;
        }
        for logged in &loaded.log {
            now.replay(logged).map_err(|why| cannot(logged.version, why))?;
        }
        Ok((now, setup, seed))
    }

    /// The table before anything happened at it.
    fn new(table: &Table, game: Box<dyn AnyMatch>, seed: Seed) -> Now {
        Now {
            version: 0,
            status: table.status,
            seats: table.seats.clone(),
            options: serde_json::from_str(&table.options).unwrap_or_default(),
            game,
            dice: seed,
            rows: Vec::new(),
            around: Vec::new(),
            asked: [0; MOST_SEATS],
            asked_at: [Instant::now(); MOST_SEATS],
            clocks: Clocks::default(),
            closed: None,
            churn: Churn::default(),
            notes: Vec::new(),
            left: [None; MOST_SEATS],
        }
    }

    /// Applies an entry that was read from the log.
    pub(super) fn replay(&mut self, logged: &Logged) -> Result<(), Unplayable> {
        let Logged { version, by, entry } = logged;
        if !entry.what.is_step() {
            self.note(*version, entry, *by);
            return Ok(());
        }
        let mut game = self.game.fork();
        let events = entry.what.apply(game.as_mut()).map_err(Unplayable::Forbidden)?;
        if entry.fits(game.as_ref()) == Some(false) {
            return Err(Unplayable::Elsewhere);
        }
        self.advance(game, Row::new(*version, entry.clone(), events));
        Ok(())
    }

    /// How many people sit here, or sat here when the game began, and what they added to chance.
    pub(crate) fn stirring(&self) -> (usize, Vec<Salt>) {
        let begun = self.around.iter().find_map(|(_, entry)| match &entry.what {
            What::Begin { begin } => Some(begin.clone()),
            _ => None,
        });
        let held = || {
            let taken = self.seats.iter().filter(|held| held.holder != Holder::Open);
            taken.map(SeatHeld::sitter).collect::<Vec<Sitter>>()
        };
        let sitters = begun.unwrap_or_else(held);
        let people = sitters.iter().filter(|sitter| sitter.bot.is_none()).count();
        (people, sitters.iter().filter_map(|sitter| sitter.salt).collect())
    }

    /// Everything that happened up to the end of the game, in order, as the log has it; `None` unless all of it is in memory.
    pub(super) fn log(&self) -> Option<Vec<Entry>> {
        let around = self.around.iter().map(|(version, entry)| Some((*version, entry)));
        let steps = self.rows.iter().map(|row| Some((row.version, &row.told()?.entry)));
        let mut all = around.chain(steps).collect::<Option<Vec<(u64, &Entry)>>>()?;
        all.sort_by_key(|(version, _)| *version);
        Some(of_the_game(all.into_iter().map(|(_, entry)| entry.clone()).collect()))
    }

    /// Takes over the game after one more entry.
    pub(super) fn advance(&mut self, game: Box<dyn AnyMatch>, row: Row) {
        let before = deciding(self.game.as_ref());
        let after = deciding(game.as_ref());
        let is_new = |seat: &Seat| {
            let goes_on = before.has(*seat) && row.seat().is_some_and(|actor| actor != *seat);
            !goes_on || self.game.offer_texts(*seat) != game.offer_texts(*seat)
        };
        let asked: SeatSet = after.iter().filter(is_new).collect();
        for seat in asked.iter() {
            self.asked[seat.index()] = row.version;
            self.asked_at[seat.index()] = Instant::now();
        }
        let told = row.told();
        if let Some(at) = told.and_then(|told| told.entry.at).map(Time) {
            self.clocks.step(self.options.pace, &Step { actor: row.seat(), before, after, asked, at });
        }
        self.version = row.version;
        if let Some(told) = told {
            self.churn.note(&told.entry.what);
        }
        self.game = game;
        self.rows.push(row);
    }

    /// Takes over something that happened around the game: who came and went, which during play everybody is told, and what the
    /// dice come from once it begins.
    pub(super) fn note(&mut self, version: u64, entry: &Entry, by: Option<PersonId>) {
        self.version = version;
        self.around.push((version, entry.clone()));
        let at = entry.at.map_or_else(Time::now, Time);
        match &entry.what {
            What::Begin { begin } => {
                self.dice = self.dice.stirred(salts(begin));
                self.clocks.reset(deciding(self.game.as_ref()), at);
            }
            What::Options { options } if options == "pace" => {
                self.clocks.reset(deciding(self.game.as_ref()), at);
            }
            What::Close { close } => self.closed = Some(Closed::read(close)),
            What::Join { join, .. } => self.came(*join, at),
            What::Leave { leave, away, .. } => {
                self.left[leave.index()] = by;
                self.tell(*leave, if *away { "ui-told-away" } else { "ui-told-left" });
            }
            _ => {}
        }
    }

    /// Somebody sat down: back on a seat that was left to a bot, or, once the game has begun, on one that was handed over.
    fn came(&mut self, seat: Seat, at: Time) {
        let was_left = self.left[seat.index()].take().is_some();
        let (now, before) = self.around.split_last().map_or((None, &[][..]), |(now, before)| (Some(now), before));
        let has_begun = before.iter().any(|(_, entry)| matches!(entry.what, What::Begin { .. }));
        if let Some((version, _)) = now.filter(|_| has_begun && !was_left) {
            let who = before.iter().rev().find_map(|(_, entry)| sitter(&entry.what, seat)).unwrap_or_default();
            let told = Message::new("passing-told").with("seat", seat).with("name", who);
            self.notes.push((*version, seat, told));
            self.clocks.pass_on(seat);
        }
        if deciding(self.game.as_ref()).has(seat) {
            self.clocks.restart(SeatSet::one(seat), at);
        }
        if was_left {
            self.tell(seat, "ui-told-back");
        }
    }

    /// Tells everybody at the table something about a seat, once the game is on.
    fn tell(&mut self, seat: Seat, key: &'static str) {
        if !self.rows.is_empty() {
            self.notes.push((self.version, seat, Message::new(key).with("seat", seat)));
        }
    }

    /// The seats this person left to a bot and may take back.
    pub(crate) fn may_return(&self, person: PersonId) -> SeatSet {
        let left =
            |held: &&SeatHeld| matches!(held.holder, Holder::Bot(_)) && self.left[held.seat.index()] == Some(person);
        self.seats.iter().filter(left).map(|held| held.seat).collect()
    }

    /// The seats that must decide, in truth. A page shows [`AnyMatch::waiting`] instead.
    pub(crate) fn deciding(&self) -> SeatSet {
        if self.status == Status::Playing { deciding(self.game.as_ref()) } else { SeatSet::EMPTY }
    }

    /// The version of the last thing this seat did.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<u64> {
        self.rows.iter().rev().find(|row| row.seat() == Some(seat)).map(|row| row.version)
    }

    /// What a seat heard since this version, its own part included, in English for a program; without a version, since the last thing it did.
    pub(crate) fn told_since(&self, seat: Seat, since: Option<u64>, words: &Dictionary) -> Vec<Told> {
        let first = since.map_or_else(|| self.last_of(seat).unwrap_or(0), |asked| asked + 1);
        let recent: Vec<_> = self.rows.iter().rev().take(TOLD).take_while(|row| row.version >= first).collect();
        let heard = recent.iter().rev().flat_map(|row| row.heard_by(Viewer::Seat(seat)));
        heard.map(|heard| Told::of(&heard, words)).collect()
    }

    /// The names of the seats.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map(|held| held.name.clone()).unwrap_or_default()
    }

    /// The names of the seats, from `a` on.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|held| held.name.clone()).collect()
    }

    /// The seats this person holds.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        let mine = self.seats.iter().filter(|held| held.holder == Holder::Person(person));
        mine.map(|held| held.seat).collect()
    }

    /// Whether the bot on this seat plays for somebody who left it.
    pub(crate) fn is_deputy(&self, seat: Seat) -> bool {
        self.bot_on(seat).is_some() && self.left.get(seat.index()).copied().flatten().is_some()
    }

    /// Who plays on a seat that no person holds; `None` if a person does, or nobody.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Robot> {
        self.seats.get(seat.index())?.holder.bot()?.parse().ok()
    }
}

/// Who sits on a seat after an entry that says so.
fn sitter(what: &What, seat: Seat) -> Option<String> {
    let who = match what {
        What::Begin { begin } => begin.get(seat.index()),
        What::Join { join, who } if *join == seat => Some(who),
        What::Leave { leave, who, .. } if *leave == seat => who.as_ref(),
        _ => None,
    };
    who.map(|who| who.name.clone())
}

/// The seats that must decide in this match.
pub(super) fn deciding(game: &dyn AnyMatch) -> SeatSet {
    match game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    }
}
