//! Tournaments: who takes part, and who plays whom in which round. What came of a game is known from its table.

use crate::{Answer, NewTable, PersonId, Status, Table, TableId, Time};
use std::fmt::Debug;

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// How it is played, as the caller writes it.
    pub form: String,
    /// What every table agrees on, as JSON.
    pub setup: String,
    /// With which options every table is opened, as JSON.
    pub options: String,
    /// How many rounds there are to be; 0 where that follows from the form.
    pub rounds: u32,
    /// Whether bots take part.
    pub bots: bool,
    /// Who holds it.
    pub host: Option<PersonId>,
    /// How far it is.
    pub status: Status,
    /// How many rounds have begun.
    pub round: u32,
    /// Since when.
    pub created: Time,
}

/// A tournament to be held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTournament {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// How it is played.
    pub form: String,
    /// What every table agrees on, as JSON.
    pub setup: String,
    /// With which options every table is opened, as JSON.
    pub options: String,
    /// How many rounds there are to be; 0 where that follows from the form.
    pub rounds: u32,
    /// Whether bots may take part.
    pub bots: bool,
    /// Who holds it.
    pub host: PersonId,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Their number in the tournament, from 1.
    pub number: u32,
    /// Who it is, if it is a person who is still known.
    pub person: Option<PersonId>,
    /// What kind of bot, if it is one.
    pub bot: Option<String>,
    /// What they are called.
    pub name: String,
}

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// In which round, from 1.
    pub round: u32,
    /// The number of the table within the round, from 1.
    pub board: u32,
    /// The numbers of those who play, in the order of their seats; one alone has a rest.
    pub seats: Vec<u32>,
    /// Where they play, once the table is there.
    pub table: Option<TableId>,
    /// How far their game is.
    pub status: Option<Status>,
    /// How it ended, as JSON.
    pub result: Option<String>,
}

/// A tournament with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    /// The tournament.
    pub tournament: Tournament,
    /// Who takes part, by number.
    pub entrants: Vec<Entrant>,
    /// Who plays whom, by round and table.
    pub pairings: Vec<Pairing>,
}

/// Who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Participant {
    /// A person.
    Person(PersonId),
    /// A bot of this kind.
    Bot(String),
}

/// What became of somebody's wish to take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// They take part, under this number.
    Now(u32),
    /// They did already.
    Before,
    /// There is no room.
    Full,
    /// It has begun, or is over.
    Closed,
}

/// Keeps tournaments.
pub trait Tournaments: Debug + Send + Sync {
    /// Announces a tournament.
    fn found(&self, tournament: NewTournament) -> Answer<'_, Tournament>;

    /// A tournament with everything that belongs to it, read at one moment.
    fn tournament<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Whole>>;

    /// The newest tournaments, each with how many take part.
    fn tournaments_list(&self, most: u32) -> Answer<'_, Vec<(Tournament, u32)>>;

    /// The tournaments that are on.
    fn tournaments_on(&self) -> Answer<'_, Vec<String>>;

    /// How many tournaments of somebody are not over.
    fn tournaments_held(&self, host: PersonId) -> Answer<'_, u64>;

    /// Those that somebody takes or took part in, newest first: id, and under which name.
    fn tournaments_of(&self, person: PersonId) -> Answer<'_, Vec<(String, String)>>;

    /// Somebody takes part, or a bot of this kind, as one of at most so many.
    fn enter(&self, id: String, who: Participant, name: String, most: u32) -> Answer<'_, Entered>;

    /// Somebody does not take part after all; says whether they did. Only before it begins.
    fn withdraw(&self, id: String, number: u32) -> Answer<'_, bool>;

    /// Begins the round after this one; says whether that is still the one that was played last.
    fn begin_round(&self, id: String, after: u32, boards: Vec<Vec<u32>>) -> Answer<'_, bool>;

    /// Opens the table at which those who are paired play, and writes it down beside them, both or neither. `None` if they have one.
    fn open_pairing(&self, id: String, round: u32, board: u32, table: NewTable) -> Answer<'_, Option<Table>>;

    /// Ends a tournament after this round; says whether that is still the one that was played last.
    fn finish(&self, id: String, after: u32) -> Answer<'_, bool>;

    /// Calls a tournament off that has not begun; says whether it had not.
    fn call_off(&self, id: String) -> Answer<'_, bool>;
}
