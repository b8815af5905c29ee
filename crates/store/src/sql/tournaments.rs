//! Tournaments.

use super::dialect::{self, Db, Row, SNAPSHOT};
use super::{Backend, tournaments, write};
use crate::failure::damaged;
use crate::{
    Answer, Entered, Entrant, Error, NewTable, NewTournament, Pairing, Participant, PersonId, Status, Table, TableId,
    Time, Tournament, Tournaments, Whole,
};
use sqlx::Row as _;

type Done<T> = Result<T, Error>;

impl Tournaments for Backend {
    fn found(&self, tournament: NewTournament) -> Answer<'_, Tournament> {
        Box::pin(self.write(move |db| Box::pin(tournaments::found(db, tournament))))
    }

    fn tournament<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Whole>> {
        Box::pin(
            self.in_time(async move { tournaments::whole(&mut *self.readers.begin_with(SNAPSHOT).await?, id).await }),
        )
    }

    fn tournaments_list(&self, most: u32) -> Answer<'_, Vec<(Tournament, u32)>> {
        Box::pin(self.in_time(async move { tournaments::list(&mut *self.readers.acquire().await?, most).await }))
    }

    fn tournaments_on(&self) -> Answer<'_, Vec<String>> {
        Box::pin(self.in_time(async move { tournaments::on(&mut *self.readers.acquire().await?).await }))
    }

    fn tournaments_held(&self, host: PersonId) -> Answer<'_, u64> {
        Box::pin(self.in_time(async move { tournaments::held(&mut *self.readers.acquire().await?, host).await }))
    }

    fn tournaments_of(&self, person: PersonId) -> Answer<'_, Vec<(String, String)>> {
        Box::pin(self.in_time(async move { tournaments::of(&mut *self.readers.acquire().await?, person).await }))
    }

    fn enter(&self, id: String, who: Participant, name: String, most: u32) -> Answer<'_, Entered> {
        Box::pin(self.write(move |db| Box::pin(tournaments::enter(db, id, who, name, most))))
    }

    fn withdraw(&self, id: String, number: u32) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(tournaments::withdraw(db, id, number))))
    }

    fn begin_round(&self, id: String, after: u32, boards: Vec<Vec<u32>>) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(tournaments::begin_round(db, id, after, boards))))
    }

    fn open_pairing(&self, id: String, round: u32, board: u32, table: NewTable) -> Answer<'_, Option<Table>> {
        Box::pin(self.write(move |db| Box::pin(tournaments::open_pairing(db, id, round, board, table))))
    }

    fn finish(&self, id: String, after: u32) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(tournaments::finish(db, id, after))))
    }

    fn call_off(&self, id: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(tournaments::call_off(db, id))))
    }
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

fn status_of(text: &str) -> Done<Status> {
    Status::read(text).ok_or_else(|| damaged("status", text))
}

fn tournament_of(row: &Row) -> Done<Tournament> {
    Ok(Tournament {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        game: row.try_get("game")?,
        form: row.try_get("form")?,
        setup: row.try_get("setup")?,
        options: row.try_get("options")?,
        rounds: count(row.try_get("rounds")?),
        bots: row.try_get("bots")?,
        host: row.try_get::<Option<i64>, _>("host")?.map(PersonId),
        status: status_of(row.try_get("status")?)?,
        round: count(row.try_get("round")?),
        created: Time(row.try_get("created")?),
    })
}

async fn found(db: &mut Db, new: NewTournament) -> Done<Tournament> {
    let id = TableId::draw().to_string();
    sqlx::query(
        "INSERT INTO tournaments (id, name, game, form, setup, options, rounds, bots, host, status, round, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', 0, $10)",
    )
    .bind(&id)
    .bind(new.name)
    .bind(new.game)
    .bind(new.form)
    .bind(new.setup)
    .bind(new.options)
    .bind(i64::from(new.rounds))
    .bind(new.bots)
    .bind(new.host.0)
    .bind(Time::now().0)
    .execute(&mut *db)
    .await?;
    head(db, &id).await?.ok_or_else(|| damaged("tournament", &id))
}

async fn head(db: &mut Db, id: &str) -> Done<Option<Tournament>> {
    let row = sqlx::query(
        "SELECT id, name, game, form, setup, options, rounds, bots, host, status, round, created
         FROM tournaments WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(db)
    .await?;
    row.as_ref().map(tournament_of).transpose()
}

async fn whole(db: &mut Db, id: &str) -> Done<Option<Whole>> {
    let Some(tournament) = head(db, id).await? else { return Ok(None) };
    let rows: Vec<(i64, Option<i64>, Option<String>, String)> =
        sqlx::query_as("SELECT number, person, bot, name FROM entrants WHERE tournament = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *db)
            .await?;
    let entrant = |(number, person, bot, name): (i64, Option<i64>, Option<String>, String)| Entrant {
        number: count(number),
        person: person.map(PersonId),
        bot,
        name,
    };
    let entrants = rows.into_iter().map(entrant).collect();
    let rows = sqlx::query(
        "SELECT p.round, p.board, p.seats, p.table_id, t.status, t.result
         FROM pairings AS p LEFT JOIN tables AS t ON t.id = p.table_id
         WHERE p.tournament = $1 ORDER BY p.round, p.board",
    )
    .bind(id)
    .fetch_all(db)
    .await?;
    let pairings = rows.iter().map(pairing_of).collect::<Done<Vec<Pairing>>>()?;
    Ok(Some(Whole { tournament, entrants, pairings }))
}

fn pairing_of(row: &Row) -> Done<Pairing> {
    let seats: &str = row.try_get("seats")?;
    let table: Option<&str> = row.try_get("table_id")?;
    let status: Option<&str> = row.try_get("status")?;
    Ok(Pairing {
        round: count(row.try_get("round")?),
        board: count(row.try_get("board")?),
        seats: serde_json::from_str(seats).map_err(|_| damaged("seats of a pairing", seats))?,
        table: table.map(|id| id.parse().map_err(|_| damaged("table", id))).transpose()?,
        status: status.map(status_of).transpose()?,
        result: row.try_get("result")?,
    })
}

async fn list(db: &mut Db, most: u32) -> Done<Vec<(Tournament, u32)>> {
    let rows = sqlx::query(
        "SELECT t.id, t.name, t.game, t.form, t.setup, t.options, t.rounds, t.bots, t.host, t.status, t.round, t.created,
                (SELECT count(*) FROM entrants AS e WHERE e.tournament = t.id) AS entrants
         FROM tournaments AS t ORDER BY t.created DESC, t.id DESC LIMIT $1",
    )
    .bind(i64::from(most))
    .fetch_all(db)
    .await?;
    rows.iter().map(|row| Ok((tournament_of(row)?, count(row.try_get("entrants")?)))).collect()
}

async fn on(db: &mut Db) -> Done<Vec<String>> {
    Ok(sqlx::query_scalar("SELECT id FROM tournaments WHERE status = 'playing' ORDER BY id").fetch_all(db).await?)
}

async fn held(db: &mut Db, host: PersonId) -> Done<u64> {
    let held: i64 = sqlx::query_scalar("SELECT count(*) FROM tournaments WHERE host = $1 AND status <> 'over'")
        .bind(host.0)
        .fetch_one(db)
        .await?;
    Ok(u64::try_from(held).unwrap_or_default())
}

async fn of(db: &mut Db, person: PersonId) -> Done<Vec<(String, String)>> {
    let rows: Vec<(String, String)> = sqlx::query_as(
        "SELECT e.tournament, e.name FROM entrants AS e JOIN tournaments AS t ON t.id = e.tournament
         WHERE e.person = $1 ORDER BY t.created DESC, t.id",
    )
    .bind(person.0)
    .fetch_all(db)
    .await?;
    Ok(rows)
}

async fn enter(db: &mut Db, id: String, who: Participant, name: String, most: u32) -> Done<Entered> {
    let Some(Whole { tournament, entrants, .. }) = whole(db, &id).await? else { return Ok(Entered::Closed) };
    if tournament.status != Status::Open {
        return Ok(Entered::Closed);
    }
    let (person, bot) = match who {
        Participant::Person(person) => (Some(person), None),
        Participant::Bot(kind) => (None, Some(kind)),
    };
    if person.is_some() && entrants.iter().any(|entrant| entrant.person == person) {
        return Ok(Entered::Before);
    }
    if entrants.len() >= most as usize {
        return Ok(Entered::Full);
    }
    let number = entrants.last().map_or(1, |last| last.number + 1);
    sqlx::query("INSERT INTO entrants (tournament, number, person, bot, name) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(i64::from(number))
        .bind(person.map(|person| person.0))
        .bind(bot)
        .bind(name)
        .execute(db)
        .await?;
    Ok(Entered::Now(number))
}

async fn withdraw(db: &mut Db, id: String, number: u32) -> Done<bool> {
    let gone = sqlx::query(
        "DELETE FROM entrants WHERE tournament = $1 AND number = $2
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND status = 'open')",
    )
    .bind(id)
    .bind(i64::from(number))
    .execute(db)
    .await?;
    Ok(gone.rows_affected() > 0)
}

async fn begin_round(db: &mut Db, id: String, after: u32, boards: Vec<Vec<u32>>) -> Done<bool> {
    let begun = sqlx::query(
        "UPDATE tournaments SET status = 'playing', round = round + 1 WHERE id = $1 AND round = $2 AND status <> 'over'",
    )
    .bind(&id)
    .bind(i64::from(after))
    .execute(&mut *db)
    .await?;
    if begun.rows_affected() == 0 {
        return Ok(false);
    }
    for (board, seats) in (1i64..).zip(boards) {
        sqlx::query("INSERT INTO pairings (tournament, round, board, seats) VALUES ($1, $2, $3, $4)")
            .bind(&id)
            .bind(i64::from(after) + 1)
            .bind(board)
            .bind(serde_json::to_string(&seats).unwrap_or_default())
            .execute(&mut *db)
            .await?;
    }
    Ok(true)
}

async fn open_pairing(db: &mut Db, id: String, round: u32, board: u32, table: NewTable) -> Done<Option<Table>> {
    // Of two servers that open it at once the second waits here, and finds the table of the first.
    dialect::lock_name(db, &format!("pairing/{id}/{round}/{board}")).await?;
    let free: Option<String> = sqlx::query_scalar(
        "SELECT tournament FROM pairings WHERE tournament = $1 AND round = $2 AND board = $3 AND table_id IS NULL",
    )
    .bind(&id)
    .bind(i64::from(round))
    .bind(i64::from(board))
    .fetch_optional(&mut *db)
    .await?;
    if free.is_none() {
        return Ok(None);
    }
    let table = write::open_table(db, table).await?;
    sqlx::query("UPDATE pairings SET table_id = $4 WHERE tournament = $1 AND round = $2 AND board = $3")
        .bind(id)
        .bind(i64::from(round))
        .bind(i64::from(board))
        .bind(table.id.as_str())
        .execute(db)
        .await?;
    Ok(Some(table))
}

async fn finish(db: &mut Db, id: String, after: u32) -> Done<bool> {
    let done =
        sqlx::query("UPDATE tournaments SET status = 'over' WHERE id = $1 AND round = $2 AND status = 'playing'")
            .bind(id)
            .bind(i64::from(after))
            .execute(db)
            .await?;
    Ok(done.rows_affected() > 0)
}

async fn call_off(db: &mut Db, id: String) -> Done<bool> {
    let gone = sqlx::query("DELETE FROM tournaments WHERE id = $1 AND status = 'open'").bind(id).execute(db).await?;
    Ok(gone.rows_affected() > 0)
}
