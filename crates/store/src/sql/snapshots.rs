//! How tables stood after an entry of their logs: a cache, so that what came before need not be replayed.
//!
//! A snapshot is given back only together with a log whose whole chain holds, and only where it was sealed with the link of that very
//! entry. What is damaged, or belongs to another log, counts as not there.

use super::dialect::{self, Db};
use super::read;
use crate::{Error, Loaded, Logged, PersonId, Snapshot, Status, TableId};
use sqlx::Row as _;
use table::log::{Entry, first_link, link_line};

type Done<T> = Result<T, Error>;

/// What a snapshot is sealed with.
fn seal(link: &str, stood: &str) -> String {
    link_line(link, stood)
}

/// Keeps how a table stood after this entry, in the place of what was kept before. Of a game that is over nothing is kept, and nothing where
/// another server is keeping one just now: two that keep some of the same tables in different orders would wait for each other.
pub(super) async fn keep(db: &mut Db, id: &TableId, version: u64, stood: &str) -> Done<()> {
    let version = read::clamp(version);
    let link: Option<String> = sqlx::query_scalar(
        "SELECT l.link FROM log AS l JOIN tables AS t ON t.id = l.table_id
         WHERE l.table_id = $1 AND l.version = $2 AND t.status <> 'over'",
    )
    .bind(id.as_str())
    .bind(version)
    .fetch_optional(&mut *db)
    .await?;
    let Some(link) = link else { return Ok(()) };
    if !dialect::try_name(db, &format!("snapshot/{id}")).await? {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO snapshots (table_id, version, seal, stood) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, seal = excluded.seal, stood = excluded.stood",
    )
    .bind(id.as_str())
    .bind(version)
    .bind(seal(&link, stood))
    .bind(stood)
    .execute(db)
    .await?;
    Ok(())
}

/// Forgets how a table stood after this entry or before it.
pub(super) async fn drop(db: &mut Db, id: &TableId, version: u64) -> Done<()> {
    let gone = sqlx::query("DELETE FROM snapshots WHERE table_id = $1 AND version <= $2");
    gone.bind(id.as_str()).bind(read::clamp(version)).execute(db).await?;
    Ok(())
}

/// A snapshot as it lies there.
struct Lying {
    version: u64,
    seal: String,
    stood: String,
}

async fn lying(db: &mut Db, id: &TableId) -> Done<Option<Lying>> {
    let row = sqlx::query("SELECT version, seal, stood FROM snapshots WHERE table_id = $1").bind(id.as_str());
    let Some(row) = row.fetch_optional(db).await? else { return Ok(None) };
    let version: i64 = row.try_get("version")?;
    Ok(Some(Lying { version: version as u64, seal: row.try_get("seal")?, stood: row.try_get("stood")? }))
}

/// Everything needed to go on with a table, from its snapshot on if there is a sound one. Must be given a snapshot of the database, so that
/// everything is of one moment.
pub(super) async fn resume(db: &mut Db, id: &TableId) -> Done<Loaded> {
    let Some(lying) = lying(&mut *db, id).await? else { return read::load(db, id).await };
    let table = read::table(&mut *db, id).await?;
    if table.status == Status::Over {
        return read::load(db, id).await;
    }
    let (setup, seed) = read::agreement(&mut *db, id).await?;
    let head = read::head(&mut *db, id).await?;
    let first = first_link(table.rules_version, &setup, &table.edition, &table.commitment);
    // One text instead of thousands of rows: all of it is hashed, but only a little of it is read.
    let whole: Option<String> = sqlx::query_scalar(
        "SELECT string_agg(link || ' ' || coalesce(CAST(person AS TEXT), '') || ' ' || entry, $2 ORDER BY version)
         FROM log WHERE table_id = $1",
    )
    .bind(id.as_str())
    .bind("\n")
    .fetch_one(&mut *db)
    .await?;
    match sound(lying, first, whole.as_deref().unwrap_or_default(), (table.version, &head)) {
        Some((snapshot, log)) => Ok(Loaded { table, setup, seed, log, broken_at: None, snapshot: Some(snapshot) }),
        // Whatever is wrong, the log itself says it best.
        None => read::load(db, id).await,
    }
}

/// Whether an entry written so is a step of the game: most of them are, and of those only the last is read.
fn is_step(line: &str) -> bool {
    ["{\"seat\":", "{\"chance\":", "{\"undo\":", "{\"back\":"].iter().any(|begin| line.starts_with(begin))
}

/// The snapshot and what came after it; `None` unless the chain holds from its first link to the head, and the seal fits.
fn sound(lying: Lying, first: String, whole: &str, end: (u64, &str)) -> Option<(Snapshot, Vec<Logged>)> {
    let (mut last, mut version) = (first, 0);
    let (mut around, mut log, mut step, mut sealed) = (Vec::new(), Vec::new(), None, false);
    for row in whole.split('\n') {
        let (link, rest) = row.split_once(' ')?;
        let (person, line) = rest.split_once(' ')?;
        version += 1;
        last = link_line(&last, line);
        if last != link {
            return None;
        }
        let logged = || {
            let by = if person.is_empty() { None } else { Some(PersonId(person.parse().ok()?)) };
            Some(Logged { version, by, entry: read::entry_of(line).ok()? })
        };
        if version > lying.version {
            log.push(logged()?);
        } else if is_step(line) {
            step = Some(line);
        } else {
            around.push(logged()?);
        }
        if version == lying.version {
            sealed = seal(&last, &lying.stood) == lying.seal;
        }
    }
    let step: Entry = read::entry_of(step?).ok()?;
    let holds = sealed && (version, last.as_str()) == end && step.what.is_step();
    holds.then_some((Snapshot { version: lying.version, stood: lying.stood, around, step }, log))
}
