//! A whole house carried from one database into another, with proof.
//!
//! Which tables and columns there are is read from the schema of the data file, so that whatever is added there travels by itself. A
//! row travels as one JSON array. Everything is written in one transaction, read back, and compared; then every chain, seed and entry
//! is checked where it has arrived.

use crate::sqlite::{self, FileLock};
use crate::{Address, DeedKind, Error, Report, postgres};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, PgConnection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::Path;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;

/// How many rows are written by one statement.
const BATCH: usize = 500;

/// What was carried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// How many rows of each table, as counted on both sides.
    pub rows: BTreeMap<String, u64>,
    /// What was checked after the arrival; nothing was found.
    pub report: Report,
}

/// One of the two databases.
enum Side {
    File(SqliteConnection),
    Database(PgConnection),
}

/// Does the same on either side.
macro_rules! on {
    ($side:expr, $db:ident => $work:expr) => {
        match $side {
            Side::File($db) => $work,
            Side::Database($db) => $work,
        }
    };
}

/// Carries the house at one address to another, which must be empty; nobody may serve either of them. One of them is a data file, the
/// other one a database.
pub async fn migrate(from: &str, to: &str, why: &str) -> Result<Moved, Error> {
    match (Address::read(from)?, Address::read(to)?) {
        (Address::File(file), Address::Database(url)) => {
            if !file.exists() {
                return Err(Error::CannotOpen(format!("there is no file `{}`", file.display())));
            }
            let _lock = FileLock::take(&file)?;
            sqlite::bring_up_to_date(&file).await?;
            let mut source = Side::File(sqlite::open_for_copy(&file).await?);
            into_database(&mut source, &url, DeedKind::Move, &file.display().to_string(), why).await
        }
        (Address::Database(url), Address::File(file)) => {
            if file.exists() {
                return Err(Error::invalid(format!("`{}` is there already", file.display())));
            }
            let mut db = postgres::open_for_copy(&url).await?;
            postgres::be_alone(&mut db).await?;
            into_file(db, &file, Some((DeedKind::Move, why))).await
        }
        _ => Err(Error::invalid("a house moves from a data file into a PostgreSQL database, or back")),
    }
}

/// Writes everything in a database into a data file that is not there yet, while the servers go on.
pub(crate) async fn backup(url: &str, to: &Path) -> Result<(), Error> {
    if to.exists() {
        return Err(Error::invalid(format!("`{}` is there already", to.display())));
    }
    let db = postgres::open_for_copy(url).await?;
    into_file(db, to, None).await.map(drop)
}

/// Puts a backup into an empty database that nobody serves.
pub(crate) async fn restore(backup: &Path, url: &str, why: &str) -> Result<Moved, Error> {
    let checked = sqlite::Office::check_file(backup).await?;
    if let Some(finding) = checked.findings.first() {
        return Err(Error::Corrupt(finding.to_string()));
    }
    let mut source = Side::File(sqlite::open_for_copy(backup).await?);
    into_database(&mut source, url, DeedKind::Restore, &backup.display().to_string(), why).await
}

async fn into_database(source: &mut Side, url: &str, deed: DeedKind, subject: &str, why: &str) -> Result<Moved, Error> {
    let mut db = postgres::open_for_copy(url).await?;
    postgres::be_alone(&mut db).await?;
    let mut target = Side::Database(db);
    let rows = carry(source, &mut target).await?;
    let Side::Database(db) = target else { return Err(Error::Closed) };
    let report = postgres::finish_copy(db, deed, subject, why).await?;
    proven(rows, report)
}

/// Writes everything into a new file, which gets its name once it is whole.
async fn into_file(db: PgConnection, to: &Path, deed: Option<(DeedKind, &str)>) -> Result<Moved, Error> {
    let partial = sqlite::beside(to, "-partial");
    sqlite::remove(&partial)?;
    let mut source = Side::Database(db);
    let mut target = Side::File(sqlite::make_for_copy(&partial).await?);
    let rows = carry(&mut source, &mut target).await?;
    let Side::File(file) = target else { return Err(Error::Closed) };
    let report = sqlite::finish_copy(file, &partial, deed).await?;
    let moved = proven(rows, report)?;
    sqlite::put_in_place(&partial, to)?;
    Ok(moved)
}

fn proven(rows: BTreeMap<String, u64>, report: Report) -> Result<Moved, Error> {
    match report.findings.first() {
        Some(finding) => Err(Error::Corrupt(finding.to_string())),
        None => Ok(Moved { rows, report }),
    }
}

/// A table of the schema.
#[derive(Debug)]
struct Shape {
    name: String,
    /// Its columns, each with its type in the data file.
    columns: Vec<(String, String)>,
    /// The columns it is ordered by.
    keys: Vec<String>,
}

/// Carries everything, and proves by reading it back that it is the same. Returns how many rows of each table there are.
async fn carry(source: &mut Side, target: &mut Side) -> Result<BTreeMap<String, u64>, Error> {
    let shapes = match (&mut *source, &mut *target) {
        (Side::File(db), _) | (_, Side::File(db)) => shapes(db).await?,
        _ => return Err(Error::invalid("a house moves from a data file into a PostgreSQL database, or back")),
    };
    let flags = match (&mut *source, &mut *target) {
        (Side::Database(db), _) | (_, Side::Database(db)) => flags(db, &shapes).await?,
        _ => Vec::new(),
    };
    source.execute(source.snapshot()).await?;
    target.execute("BEGIN").await?;
    let defer = match target {
        Side::File(_) => "PRAGMA defer_foreign_keys = ON",
        Side::Database(_) => "SET CONSTRAINTS ALL DEFERRED",
    };
    target.execute(defer).await?;
    for empty in ["people", "tables", "deeds"] {
        let (count, _) = target.digest(&format!("SELECT '[]' FROM {empty} LIMIT 1")).await?;
        if count > 0 {
            return Err(Error::invalid(
                "there are people, tables or deeds already; a house moves into an empty one only",
            ));
        }
    }
    target.execute("DELETE FROM house WHERE name <> 'serving'").await?;
    let mut counts = BTreeMap::new();
    for shape in &shapes {
        let (sent, arrived) = (source.select(shape, &flags), target.select(shape, &flags));
        let carried = pour(source, &sent, target, &shape.insert(target, &flags)).await?;
        if target.digest(&arrived).await? != carried {
            return Err(Error::Corrupt(format!("what arrived in `{}` is not what was sent", shape.name)));
        }
        counts.insert(shape.name.clone(), carried.0);
    }
    if let Side::Database(db) = target {
        count_on(db, &shapes).await?;
    }
    target.execute("COMMIT").await?;
    source.execute("ROLLBACK").await?;
    Ok(counts)
}

impl Side {
    /// Begins to see one moment.
    fn snapshot(&self) -> &'static str {
        match self {
            Side::File(_) => "BEGIN",
            Side::Database(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), Error> {
        on!(self, db => sqlx::raw_sql(sql).execute(db).await.map(drop))?;
        Ok(())
    }

    /// Writes a batch of rows.
    async fn put(&mut self, sql: &str, rows: &[Value]) -> Result<(), Error> {
        let json = Value::from(rows.to_vec()).to_string();
        on!(self, db => sqlx::query(AssertSqlSafe(sql.to_owned())).bind(json).execute(db).await.map(drop))?;
        Ok(())
    }

    /// Reads rows, each as one JSON array, until the other end is closed.
    async fn rows(&mut self, sql: &str, to: mpsc::Sender<Value>) -> Result<(), Error> {
        on!(self, db => {
            let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(sql.to_owned())).fetch(db);
            while let Some(row) = rows.next().await {
                let row = serde_json::from_str(&row?).map_err(|error| Error::Corrupt(error.to_string()))?;
                if to.send(row).await.is_err() {
                    break;
                }
            }
        });
        Ok(())
    }

    /// How many rows there are, and what they add up to whatever their order is.
    async fn digest(&mut self, sql: &str) -> Result<(u64, u128), Error> {
        let (to, mut rows) = mpsc::channel(BATCH);
        let adding = async {
            let mut sum = (0, 0);
            while let Some(row) = rows.recv().await {
                sum = add(sum, &row);
            }
            sum
        };
        let (read, sum) = tokio::join!(self.rows(sql, to), adding);
        read.map(|()| sum)
    }

    /// Reads a table.
    fn select(&self, shape: &Shape, flags: &[(String, String)]) -> String {
        let is_file = matches!(self, Side::File(_));
        let column = |(column, kind): &(String, String)| match kind.as_str() {
            "BLOB" if is_file => format!("lower(hex({column}))"),
            "BLOB" => format!("encode({column}, 'hex')"),
            _ if !is_file && shape.is_flag(column, flags) => format!("CAST({column} AS INTEGER)"),
            _ => column.clone(),
        };
        let columns: Vec<String> = shape.columns.iter().map(column).collect();
        let columns = columns.join(", ");
        let row = if is_file {
            format!("json_array({columns})")
        } else {
            format!("CAST(json_build_array({columns}) AS TEXT)")
        };
        format!("SELECT {row} FROM {}{} ORDER BY {}", shape.name, shape.unless_of_one_house(), shape.keys.join(", "))
    }
}

impl Shape {
    fn is_flag(&self, column: &str, flags: &[(String, String)]) -> bool {
        flags.iter().any(|(table, flag)| *table == self.name && flag == column)
    }

    /// Whether the database gives its rows their numbers.
    fn is_numbered(&self) -> bool {
        self.keys == ["id"] && self.columns.iter().any(|(column, kind)| column == "id" && kind == "INTEGER")
    }

    /// What belongs to one data file only stays there.
    fn unless_of_one_house(&self) -> &'static str {
        if self.name == "house" { " WHERE name NOT IN ('serving', 'probe')" } else { "" }
    }

    /// Writes a batch into a table.
    fn insert(&self, target: &Side, flags: &[(String, String)]) -> String {
        let is_file = matches!(target, Side::File(_));
        let column = |(place, (column, kind)): (usize, &(String, String))| match kind.as_str() {
            "BLOB" if is_file => format!("unhex(value ->> {place})"),
            "BLOB" => format!("decode(value ->> {place}, 'hex')"),
            _ if is_file => format!("value ->> {place}"),
            _ if self.is_flag(column, flags) => format!("CAST(CAST(value ->> {place} AS INTEGER) AS BOOLEAN)"),
            "INTEGER" => format!("CAST(value ->> {place} AS BIGINT)"),
            _ => format!("value ->> {place}"),
        };
        let values: Vec<String> = self.columns.iter().enumerate().map(column).collect();
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        let from = match is_file {
            true => "json_each($1)",
            false => "json_array_elements(CAST($1 AS JSON)) AS j (value)",
        };
        format!("INSERT INTO {} ({}) SELECT {} FROM {from}", self.name, names.join(", "), values.join(", "))
    }
}

/// Pours all rows of one side into the other; how many there were, and what they add up to.
async fn pour(source: &mut Side, select: &str, target: &mut Side, insert: &str) -> Result<(u64, u128), Error> {
    let (to, mut rows) = mpsc::channel(BATCH);
    let writing = async {
        let (mut sum, mut batch) = ((0, 0), Vec::new());
        while rows.recv_many(&mut batch, BATCH).await > 0 {
            sum = batch.iter().fold(sum, add);
            target.put(insert, &batch).await?;
            batch.clear();
        }
        Ok::<_, Error>(sum)
    };
    let (read, written) = tokio::join!(source.rows(select, to), writing);
    read.and(written)
}

/// Adds a row to what others add up to.
fn add((count, sum): (u64, u128), row: &Value) -> (u64, u128) {
    let digest = Sha256::digest(row.to_string());
    let number = digest.iter().take(16).fold(0_u128, |number, byte| number << 8 | u128::from(*byte));
    (count + 1, sum.wrapping_add(number))
}

/// The tables of the data file.
async fn shapes(db: &mut SqliteConnection) -> Result<Vec<Shape>, Error> {
    let columns: Vec<(String, String, String, i64)> = sqlx::query_as(
        "SELECT m.name, c.name, c.type, c.pk FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name <> '_sqlx_migrations'
         ORDER BY m.rootpage, c.cid",
    )
    .fetch_all(db)
    .await?;
    let mut shapes: Vec<Shape> = Vec::new();
    let mut keys: Vec<(i64, String)> = Vec::new();
    for (table, column, kind, key) in columns {
        if shapes.last().is_none_or(|shape| shape.name != table) {
            shapes.push(Shape { name: table, columns: Vec::new(), keys: Vec::new() });
            keys.clear();
        }
        if key > 0 {
            keys.push((key, column.clone()));
            keys.sort();
        }
        if let Some(shape) = shapes.last_mut() {
            shape.keys = keys.iter().map(|(_, key)| key.clone()).collect();
            shape.columns.push((column, kind));
        }
    }
    Ok(shapes)
}

/// The columns that are flags in PostgreSQL: table and column. Fails if the database does not have every column of the data file.
async fn flags(db: &mut PgConnection, shapes: &[Shape]) -> Result<Vec<(String, String)>, Error> {
    let known: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), CAST(data_type AS TEXT)
         FROM information_schema.columns WHERE table_schema = current_schema()",
    )
    .fetch_all(db)
    .await?;
    for (table, column) in
        shapes.iter().flat_map(|shape| shape.columns.iter().map(move |column| (&shape.name, &column.0)))
    {
        if !known.iter().any(|(of, name, _)| of == table && name == column) {
            return Err(Error::Unexpected(format!("the database has no column `{column}` of `{table}`")));
        }
    }
    Ok(known.into_iter().filter(|(_, _, kind)| kind == "boolean").map(|(table, column, _)| (table, column)).collect())
}

/// Lets numbers that the database gives go on after those that were carried.
async fn count_on(db: &mut PgConnection, shapes: &[Shape]) -> Result<(), Error> {
    for shape in shapes.iter().filter(|shape| shape.is_numbered()) {
        let table = &shape.name;
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {table}), FALSE)
             WHERE pg_get_serial_sequence('{table}', 'id') IS NOT NULL"
        );
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *db).await?;
    }
    Ok(())
}
