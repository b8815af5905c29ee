//! How fast the disk is, without any of our cleverness.

use super::connect_options;
use crate::{Error, fresh_key};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::{Duration, Instant};

/// Measures how many single-row commits per second the disk carries where `path` lies: one row, one transaction, one
/// synchronisation, one after another, for about `span`. A file of its own is used and removed again; `path` may be a data
/// file or a folder and is not touched.
pub async fn commit_rate(path: impl AsRef<Path>, span: Duration) -> Result<f64, Error> {
    let path = path.as_ref();
    let folder = if path.is_dir() { path } else { path.parent().unwrap_or(Path::new("")) };
    let file = folder.join(format!("commit-rate-{}.sqlite", fresh_key()));
    let rate = measure(&file, span).await;
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.clone().into_os_string();
        name.push(suffix);
        // Usually only the first is left; what is not there needs no removal.
        let _ = std::fs::remove_file(name);
    }
    rate
}

async fn measure(file: &Path, span: Duration) -> Result<f64, Error> {
    let mut db = connect_options(file, Duration::from_secs(5)).connect().await?;
    sqlx::query("CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT").execute(&mut db).await?;
    let begun = Instant::now();
    let mut commits = 0_u32;
    while begun.elapsed() < span || commits == 0 {
        sqlx::query("INSERT INTO row (body) VALUES (?1)").bind("expand C7 C9").execute(&mut db).await?;
        commits += 1;
    }
    let rate = f64::from(commits) / begun.elapsed().as_secs_f64();
    db.close().await?;
    Ok(rate)
}
