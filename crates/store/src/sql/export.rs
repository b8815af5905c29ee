//! Tables that leave the house, and tables that come from elsewhere.

use super::append::{LogRow, insert};
use super::dialect::Db;
use super::read;
use super::write::{agree, fresh_id, is_committed, put_seat};
use crate::tables::letters;
use crate::{EXPORT_FORMAT, Error, Export, ExportedSeat, Holder, NewSeat, Status, TableId};
use table::log::link_line;

/// Must be given a snapshot, so that everything is of one moment. The seed of a game that is on goes along only if that is wanted.
pub(super) async fn export(db: &mut Db, id: &TableId, with_seed: bool) -> Result<Export, Error> {
    let loaded = read::load(&mut *db, id).await?;
    if let Some(version) = loaded.broken_at {
        return Err(Error::Corrupt(format!("the log of table `{id}` was changed at entry {version}")));
    }
    let table = loaded.table;
    let head = read::head(db, id).await?;
    let seats = table.seats.into_iter().map(|held| {
        let bot = held.holder.bot().map(str::to_owned);
        ExportedSeat { seat: held.seat, name: held.name, bot, salt: held.salt }
    });
    Ok(Export {
        format: EXPORT_FORMAT.to_owned(),
        game: table.game,
        setup: loaded.setup,
        rules_version: table.rules_version,
        edition: table.edition,
        commitment: table.commitment,
        seed: (with_seed || table.status == Status::Over).then(|| loaded.seed.reveal().to_owned()),
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
        log: loaded.log.into_iter().map(|logged| logged.entry).collect(),
        head,
    })
}

/// Keeps an exported table as a new one, with an id of its own. [`Error::Committed`] if the table is here already.
pub(super) async fn import(db: &mut Db, export: &Export) -> Result<TableId, Error> {
    let seed = export.check()?;
    if is_committed(db, &export.commitment).await? {
        return Err(Error::Committed);
    }
    let id = fresh_id(db).await?;
    insert_table(db, &id, export).await?;
    agree(db, &id, &export.setup, seed).await?;
    for seat in &export.seats {
        let holder = seat.bot.clone().map_or(Holder::Open, Holder::Bot);
        let seat = NewSeat { seat: seat.seat, holder, name: seat.name.clone(), salt: seat.salt };
        put_seat(db, &id, &seat, export.created).await?;
    }
    let mut link = export.first_link();
    let rows: Vec<LogRow<'_>> = (1..)
        .zip(&export.log)
        .map(|(version, entry)| {
            let line = entry.line();
            link = link_line(&link, &line);
            LogRow(id.as_str(), version, line, link.clone(), None, None, None)
        })
        .collect();
    insert(db, &rows).await?;
    Ok(id)
}

async fn insert_table(db: &mut Db, id: &TableId, export: &Export) -> Result<(), Error> {
    // The list of finished games is ordered by this moment, so each of them has one.
    let ended = if export.status == Status::Over { export.ended.or(Some(export.updated)) } else { None };
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, edition, commitment, status, options, casual, listed, version,
                             waiting, result, created, updated, ended, head)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
    )
    .bind(id.as_str())
    .bind(&export.game)
    .bind(i64::from(export.rules_version))
    .bind(&export.edition)
    .bind(&export.commitment)
    .bind(export.status.as_str())
    .bind(&export.options)
    .bind(export.casual)
    .bind(export.listed)
    .bind(export.log.len() as i64)
    .bind(letters(export.waiting))
    .bind(&export.result)
    .bind(export.created.0)
    .bind(export.updated.0)
    .bind(ended.map(|ended| ended.0))
    .bind(&export.head)
    .execute(db)
    .await?;
    Ok(())
}
