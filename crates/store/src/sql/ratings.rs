//! How strong people are at a game.

use super::dialect::Db;
use super::read::{id_of, person as person_by_id};
use super::{Backend, ratings};
use crate::{Answer, Error, InSeason, Kept, NewRating, Person, PersonId, Rating, RatingStep, Ratings, TableId, Time};

type Done<T> = Result<T, Error>;

impl Ratings for Backend {
    fn ratings(&self, person: PersonId) -> Answer<'_, Vec<(String, Rating)>> {
        Box::pin(self.in_time(async move { ratings::of(&mut *self.readers.acquire().await?, person).await }))
    }

    fn ratings_at(&self, game: String, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, Rating)>> {
        Box::pin(self.in_time(async move { ratings::at(&mut *self.readers.acquire().await?, &game, &people).await }))
    }

    fn rate(&self, table: TableId, game: String, all: Vec<NewRating>) -> Answer<'_, Kept> {
        Box::pin(self.write(move |db| Box::pin(ratings::rate(db, table, game, all))))
    }

    fn leaders(&self, game: String, least: u32, most: u32) -> Answer<'_, Vec<(Person, Rating)>> {
        Box::pin(
            self.in_time(
                async move { ratings::leaders(&mut *self.readers.acquire().await?, &game, least, most).await },
            ),
        )
    }

    fn season(&self, game: String, from: Time, to: Time, most: u32) -> Answer<'_, Vec<InSeason>> {
        Box::pin(self.in_time(async move {
            ratings::season(&mut *self.readers.acquire().await?, &game, (from, to), most).await
        }))
    }

    fn rating_steps(&self, person: PersonId, most: u32) -> Answer<'_, Vec<RatingStep>> {
        Box::pin(self.in_time(async move { ratings::steps(&mut *self.readers.acquire().await?, person, most).await }))
    }

    fn unrated(&self, most: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.in_time(async move { ratings::unrated(&mut *self.readers.acquire().await?, most).await }))
    }
}

async fn of(db: &mut Db, person: PersonId) -> Done<Vec<(String, Rating)>> {
    let rows: Vec<(String, i64, i64, i64, i64)> =
        sqlx::query_as("SELECT game, mean, deviation, games, shown FROM ratings WHERE person = $1 ORDER BY game")
            .bind(person.0)
            .fetch_all(db)
            .await?;
    let rating = |(game, mean, deviation, games, shown)| (game, Rating { mean, deviation, games, shown });
    Ok(rows.into_iter().map(rating).collect())
}

async fn at(db: &mut Db, game: &str, people: &[PersonId]) -> Done<Vec<(PersonId, Rating)>> {
    let mut found = Vec::new();
    for person in people {
        let row: Option<(i64, i64, i64, i64)> =
            sqlx::query_as("SELECT mean, deviation, games, shown FROM ratings WHERE person = $1 AND game = $2")
                .bind(person.0)
                .bind(game)
                .fetch_optional(&mut *db)
                .await?;
        let rating = |(mean, deviation, games, shown)| (*person, Rating { mean, deviation, games, shown });
        found.extend(row.map(rating));
    }
    Ok(found)
}

async fn rate(db: &mut Db, table: TableId, game: String, all: Vec<NewRating>) -> Done<Kept> {
    let now = Time::now();
    let first = sqlx::query("INSERT INTO rated (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING")
        .bind(table.as_str())
        .bind(now.0)
        .execute(&mut *db)
        .await?;
    if first.rows_affected() == 0 {
        return Ok(Kept::Before);
    }
    let people: Vec<PersonId> = all.iter().map(|new| new.person).collect();
    let known = at(db, &game, &people).await?;
    let games = |person: PersonId| known.iter().find(|(one, _)| *one == person).map_or(0, |(_, rating)| rating.games);
    if all.iter().any(|new| games(new.person) != new.before) {
        sqlx::query("DELETE FROM rated WHERE table_id = $1").bind(table.as_str()).execute(db).await?;
        return Ok(Kept::Changed);
    }
    for new in all {
        put(db, &table, &game, new, now).await?;
    }
    Ok(Kept::Now)
}

async fn put(db: &mut Db, table: &TableId, game: &str, new: NewRating, now: Time) -> Done<()> {
    sqlx::query(
        "INSERT INTO ratings (person, game, mean, deviation, games, shown, changed) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
             games = excluded.games, shown = excluded.shown, changed = excluded.changed",
    )
    .bind(new.person.0)
    .bind(game)
    .bind(new.rating.mean)
    .bind(new.rating.deviation)
    .bind(new.rating.games)
    .bind(new.rating.shown)
    .bind(now.0)
    .execute(&mut *db)
    .await?;
    sqlx::query(
        "INSERT INTO rating_steps (table_id, person, game, shown, gained, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id, person) DO NOTHING",
    )
    .bind(table.as_str())
    .bind(new.person.0)
    .bind(game)
    .bind(new.rating.shown)
    .bind(new.gained)
    .bind(now.0)
    .execute(db)
    .await?;
    Ok(())
}

async fn leaders(db: &mut Db, game: &str, least: u32, most: u32) -> Done<Vec<(Person, Rating)>> {
    let rows: Vec<(i64, i64, i64, i64, i64)> = sqlx::query_as(
        "SELECT person, mean, deviation, games, shown FROM ratings WHERE game = $1 AND games >= $2
         ORDER BY shown DESC, person LIMIT $3",
    )
    .bind(game)
    .bind(i64::from(least))
    .bind(i64::from(most))
    .fetch_all(&mut *db)
    .await?;
    let mut leaders = Vec::with_capacity(rows.len());
    for (person, mean, deviation, games, shown) in rows {
        let person = person_by_id(&mut *db, PersonId(person)).await?;
        leaders.push((person, Rating { mean, deviation, games, shown }));
    }
    Ok(leaders)
}

async fn season(db: &mut Db, game: &str, (from, to): (Time, Time), most: u32) -> Done<Vec<InSeason>> {
    let rows: Vec<(i64, i64, i64, i64)> = sqlx::query_as(
        "SELECT s.person, count(*), CAST(sum(s.gained) AS BIGINT),
                (SELECT l.shown FROM rating_steps AS l
                 WHERE l.person = s.person AND l.game = $1 AND l.at >= $2 AND l.at < $3
                 ORDER BY l.at DESC, l.table_id DESC LIMIT 1) AS reached
         FROM rating_steps AS s WHERE s.game = $1 AND s.at >= $2 AND s.at < $3
         GROUP BY s.person ORDER BY reached DESC, s.person LIMIT $4",
    )
    .bind(game)
    .bind(from.0)
    .bind(to.0)
    .bind(i64::from(most))
    .fetch_all(&mut *db)
    .await?;
    let mut all = Vec::with_capacity(rows.len());
    for (person, games, gained, shown) in rows {
        all.push(InSeason { person: person_by_id(&mut *db, PersonId(person)).await?, games, gained, shown });
    }
    Ok(all)
}

async fn steps(db: &mut Db, person: PersonId, most: u32) -> Done<Vec<RatingStep>> {
    let rows: Vec<(String, String, i64, i64, i64)> = sqlx::query_as(
        "SELECT table_id, game, shown, gained, at FROM rating_steps WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2",
    )
    .bind(person.0)
    .bind(i64::from(most))
    .fetch_all(db)
    .await?;
    let step = |(table, game, shown, gained, at): (String, String, i64, i64, i64)| {
        Ok(RatingStep { table: id_of(table)?, game, shown, gained, at: Time(at) })
    };
    rows.into_iter().map(step).collect()
}

async fn unrated(db: &mut Db, most: u32) -> Done<Vec<TableId>> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT t.id FROM tables AS t WHERE t.status = 'over' AND NOT t.casual
             AND NOT EXISTS (SELECT 1 FROM rated AS r WHERE r.table_id = t.id)
         ORDER BY t.ended, t.id LIMIT $1",
    )
    .bind(i64::from(most))
    .fetch_all(db)
    .await?;
    ids.into_iter().map(id_of).collect()
}
