//! Tables that leave the house, and tables that come from elsewhere.

use super::append::{LogRow, insert};
use super::read;
use super::write::{agree, fresh_id, put_seat};
use super::writer::Finished;
use crate::tables::letters;
use crate::{EXPORT_FORMAT, Error, Export, ExportedEntry, ExportedSeat, Holder, NewSeat, Status, Table, TableId};
use sqlx::SqliteConnection;

/// Must be given a transaction, so that everything is of one moment.
pub(super) async fn export(db: &mut SqliteConnection, id: &TableId) -> Result<Export, Error> {
    let table = read::table(&mut *db, id).await?;
    let (setup, seed) = read::agreement(&mut *db, id).await?;
    let log = read::log(db, id, 1..=table.version).await?;
    let seats = table.seats.into_iter().map(|held| {
        let bot = held.holder.bot().map(str::to_owned);
        ExportedSeat { seat: held.seat, name: held.name, bot }
    });
    let log = log.into_iter().map(|entry| ExportedEntry {
        kind: entry.kind,
        seat: entry.seat,
        body: entry.body,
        hash: entry.hash,
        layout: entry.layout,
        rules_version: entry.rules_version,
        at: entry.at,
    });
    Ok(Export {
        format: EXPORT_FORMAT.to_owned(),
        game: table.game,
        setup,
        rules_version: table.rules_version,
        edition: table.edition,
        commitment: table.commitment,
        seed: (table.status == Status::Over).then(|| seed.reveal().to_owned()),
        status: table.status,
        options: table.options,
        casual: table.casual,
        listed: table.listed,
        waiting: table.waiting,
        result: table.result,
        created: table.created,
        updated: table.updated,
        ended: table.ended,
        seats: seats.collect(),
        log: log.collect(),
    })
}

pub(super) async fn import(db: &mut SqliteConnection, export: Export) -> Result<Finished<Table>, Error> {
    let seed = export.check()?;
    let id = fresh_id(db).await?;
    insert_table(db, &id, &export).await?;
    agree(db, &id, &export.setup, seed).await?;
    for seat in &export.seats {
        let holder = seat.bot.clone().map_or(Holder::Open, Holder::Bot);
        let seat = NewSeat { seat: seat.seat, holder, name: seat.name.clone() };
        put_seat(db, &id, &seat, export.created).await?;
    }
    let rows: Vec<LogRow<'_>> =
        export.log.iter().zip(1..).map(|(entry, version)| log_row(&id, entry, version)).collect();
    insert(db, &rows).await?;
    Ok(Finished::quietly(read::table(db, &id).await?))
}

fn log_row<'a>(id: &'a TableId, entry: &'a ExportedEntry, version: u64) -> LogRow<'a> {
    let ExportedEntry { kind, seat, body, hash, layout, rules_version, at } = entry;
    LogRow(id.as_str(), version, *kind, *seat, body, hash, *rules_version, None, None, None, at.0, *layout)
}

async fn insert_table(db: &mut SqliteConnection, id: &TableId, export: &Export) -> Result<(), Error> {
    // The list of finished games is ordered by this moment, so each of them has one.
    let ended = if export.status == Status::Over { export.ended.or(Some(export.updated)) } else { None };
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, edition, commitment, status, options, casual, listed, version,
                             waiting, result, created, updated, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
    )
    .bind(id.as_str())
    .bind(&export.game)
    .bind(export.rules_version)
    .bind(&export.edition)
    .bind(&export.commitment)
    .bind(export.status.as_str())
    .bind(&export.options)
    .bind(export.casual)
    .bind(export.listed)
    .bind(export.log.len() as i64)
    .bind(letters(&export.waiting))
    .bind(&export.result)
    .bind(export.created.0)
    .bind(export.updated.0)
    .bind(ended.map(|ended| ended.0))
    .execute(db)
    .await?;
    Ok(())
}
