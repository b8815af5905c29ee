//! How strong people are at a game, as far as their games tell.

use crate::{Answer, Person, PersonId, TableId, Time};
use serde::Serialize;
use std::fmt::Debug;

/// How strong somebody is at a game. Numbers are thousandths, as the caller reckons them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rating {
    /// What the games tell.
    pub mean: i64,
    /// How sure that is.
    pub deviation: i64,
    /// From how many games.
    pub games: i64,
    /// The number shown to people, by which they are ranked.
    pub shown: i64,
}

/// What a game changed for one of those who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewRating {
    /// Who.
    pub person: PersonId,
    /// From how many games their rating was made before; if it is another by now, nothing is kept.
    pub before: i64,
    /// Their rating from now on.
    pub rating: Rating,
    /// By how much the number shown has changed.
    pub gained: i64,
}

/// A step in the history of a rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RatingStep {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The number shown afterwards.
    pub shown: i64,
    /// By how much it changed.
    pub gained: i64,
    /// When.
    pub at: Time,
}

/// How somebody did in a span of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InSeason {
    /// Who.
    pub person: Person,
    /// How many games counted.
    pub games: i64,
    /// By how much the number shown changed over all of them.
    pub gained: i64,
    /// The number shown after the last of them.
    pub shown: i64,
}

/// What came of rating a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It counts from now on.
    Now,
    /// It was counted before.
    Before,
    /// Somebody's rating has changed meanwhile: read and reckon again.
    Changed,
}

/// Keeps ratings.
pub trait Ratings: Debug + Send + Sync {
    /// The ratings of somebody, by game.
    fn ratings(&self, person: PersonId) -> Answer<'_, Vec<(String, Rating)>>;

    /// Those of these people at a game who have a rating.
    fn ratings_at(&self, game: String, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, Rating)>>;

    /// Counts a game; once and only once.
    fn rate(&self, table: TableId, game: String, ratings: Vec<NewRating>) -> Answer<'_, Kept>;

    /// The strongest at a game among those with at least so many games.
    fn leaders(&self, game: String, least: u32, most: u32) -> Answer<'_, Vec<(Person, Rating)>>;

    /// Those whose games at a game counted from one moment to another, who stood highest at the end of it first.
    fn season(&self, game: String, from: Time, to: Time, most: u32) -> Answer<'_, Vec<InSeason>>;

    /// The last changes of somebody's ratings, newest first.
    fn rating_steps(&self, person: PersonId, most: u32) -> Answer<'_, Vec<RatingStep>>;

    /// Finished tables at which something was at stake and that were not counted yet, oldest first.
    fn unrated(&self, most: u32) -> Answer<'_, Vec<TableId>>;
}
