//! Whether a house is sound: for every table its chain, its seed and its entries, and what the database itself finds.

use super::dialect::{self, Db};
use super::{list, read};
use crate::{Error, Finding, Report};
use table::Seed;

/// Looks at everything. Must be given a snapshot, so that everything is of one moment.
pub(super) async fn check(db: &mut Db) -> Result<Report, Error> {
    let mut report = Report { findings: dialect::damage(db).await?, ..Report::default() };
    for id in list::all(db).await? {
        report.tables += 1;
        match read::load(&mut *db, &id).await {
            Ok(loaded) => {
                report.entries += loaded.log.len() as u64;
                let promised = loaded.seed.reveal().parse::<Seed>().map(|seed| seed.commitment());
                if promised.as_ref() != Ok(&loaded.table.commitment) {
                    report.findings.push(Finding::Seed(id.clone()));
                }
                report.findings.extend(loaded.broken_at.map(|version| Finding::Chain(id, version)));
            }
            Err(error) => report.findings.push(Finding::Table(id, error.to_string())),
        }
    }
    Ok(report)
}
