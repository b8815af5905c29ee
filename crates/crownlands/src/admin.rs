//! `crownlands admin`: what an operator does to a data file or a database, while servers have it or not.

use crate::args::{Admin, AdminVerb, Person, Stage};
use crate::voice::Voice;
use crate::{Outcome, say};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};
use store::{Deed, Error, Export, Finding, Holder, Office, PersonId, Report, Status, Table, TableId, Time};
use table::{Message, Signer};

pub fn run(voice: &Voice, args: &Admin) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    runtime.block_on(admin(voice, args))
}

/// The address that is meant; a plain name is that of a file.
fn address_of(database: &str) -> String {
    let is_address = database.contains("://") || database.starts_with("sqlite:");
    if is_address { database.to_owned() } else { format!("sqlite://{database}") }
}

fn address_of_file(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

async fn admin(voice: &Voice, args: &Admin) -> Outcome {
    let data = address_of(&args.data);
    match &args.verb {
        AdminVerb::Check { file, json } => {
            return check(voice, &file.as_deref().map_or(data, address_of_file), *json).await;
        }
        AdminVerb::Restore { file, why } => return put_back(voice, file, &data, why).await,
        AdminVerb::Migrate { to, why } => return move_house(voice, &data, &address_of(to), why).await,
        _ => {}
    }
    let mut office = Office::open(&data).await.map_err(told)?;
    let done = at_the_desk(voice, &mut office, &args.verb).await;
    office.close().await.map_err(told)?;
    done
}

/// A sentence of the store.
fn told(error: Error) -> String {
    error.to_string()
}

async fn at_the_desk(voice: &Voice, office: &mut Office, verb: &AdminVerb) -> Outcome {
    match verb {
        AdminVerb::Check { .. } | AdminVerb::Restore { .. } | AdminVerb::Migrate { .. } => Ok(()),
        AdminVerb::Backup { file } => {
            office.backup(file).await.map_err(told)?;
            check_copy(voice, file).await
        }
        AdminVerb::Export { table, with_seed, output } => {
            export(voice, office, table, *with_seed, output.as_deref()).await
        }
        AdminVerb::Import { file, why } => import(voice, office, file, why).await,
        AdminVerb::List { status, most, json } => list(voice, office, status.map(Stage::status), *most, *json).await,
        AdminVerb::Close { table, why } => {
            office.close_table(table, why).await.map_err(told)?;
            done(voice, "cli-admin-closed", table.as_str())
        }
        AdminVerb::Delete { table, why, yes } => delete(voice, office, table, why, *yes).await,
        AdminVerb::People { name, most, json } => people(voice, office, name, *most, *json).await,
        AdminVerb::Mute(who) => change(voice, office.mute(PersonId(who.person), true, &who.why).await, "muted", who),
        AdminVerb::Unmute(who) => {
            change(voice, office.mute(PersonId(who.person), false, &who.why).await, "unmuted", who)
        }
        AdminVerb::Ban(who) => change(voice, office.ban(PersonId(who.person), true, &who.why).await, "banned", who),
        AdminVerb::Unban(who) => {
            change(voice, office.ban(PersonId(who.person), false, &who.why).await, "unbanned", who)
        }
        AdminVerb::Stats { json } => stats(voice, office, *json).await,
        AdminVerb::Log { json } => deeds(voice, &office.deeds().await.map_err(told)?, *json),
        AdminVerb::Key => {
            let secret = office.secret(web::SIGNING).await.map_err(told)?;
            say!("{}", Signer::from_secret(&secret).public());
            Ok(())
        }
    }
}

fn done(voice: &Voice, key: &'static str, what: &str) -> Outcome {
    say!("{}", voice.say(&Message::new(key).with("what", what)));
    Ok(())
}

fn change(voice: &Voice, result: Result<(), Error>, how: &str, who: &Person) -> Outcome {
    result.map_err(told)?;
    let message = Message::new(format!("cli-admin-{how}")).with("what", who.person.to_string());
    say!("{}", voice.say(&message));
    Ok(())
}

// --- backup, restore, check ---

async fn check_copy(voice: &Voice, file: &Path) -> Outcome {
    let report = Office::check(&address_of_file(file)).await.map_err(told)?;
    complain(voice, &report)?;
    let message = Message::new("cli-admin-backup").with("file", file.display().to_string());
    say!("{}", voice.say(&counted(message, &report)));
    Ok(())
}

async fn put_back(voice: &Voice, file: &Path, data: &str, why: &str) -> Outcome {
    let kept = Office::restore(file, data, why).await.map_err(told)?;
    done(voice, "cli-admin-restored", &file.display().to_string())?;
    match kept {
        Some(kept) => done(voice, "cli-admin-kept", &kept.display().to_string()),
        None => Ok(()),
    }
}

/// Carries the whole house elsewhere, and says what was carried and checked.
#[cfg(feature = "postgres")]
async fn move_house(voice: &Voice, from: &str, to: &str, why: &str) -> Outcome {
    let moved = store::migrate(from, to, why).await.map_err(told)?;
    for (table, rows) in &moved.rows {
        say!("{table:<14} {rows}");
    }
    say!("{}", voice.say(&counted(Message::new("cli-admin-moved"), &moved.report)));
    Ok(())
}

#[cfg(not(feature = "postgres"))]
async fn move_house(voice: &Voice, _: &str, _: &str, _: &str) -> Outcome {
    Err(voice.word("cli-admin-no-postgres"))
}

async fn check(voice: &Voice, address: &str, json: bool) -> Outcome {
    let report = Office::check(address).await.map_err(told)?;
    if json {
        voice.json(&report)?;
    } else {
        say!("{}", voice.say(&counted(Message::new("cli-admin-checked"), &report)));
    }
    complain(voice, &report)
}

fn counted(message: Message, report: &Report) -> Message {
    message.with("tables", report.tables as i64).with("entries", report.entries as i64)
}

fn complain(voice: &Voice, report: &Report) -> Outcome {
    let sentences: Vec<String> = report.findings.iter().map(|finding| voice.say(&found(finding))).collect();
    if sentences.is_empty() { Ok(()) } else { Err(sentences.join("\n")) }
}

/// What is wrong, in a sentence.
fn found(finding: &Finding) -> Message {
    match finding {
        Finding::BareCopy => Message::new("cli-finding-copy"),
        Finding::Damage(what) => Message::new("cli-finding-damage").with("what", what.as_str()),
        Finding::Chain(table, entry) => {
            Message::new("cli-finding-chain").with("table", table.as_str()).with("entry", *entry as i64)
        }
        Finding::Seed(table) => Message::new("cli-finding-seed").with("table", table.as_str()),
        Finding::Table(table, why) => {
            Message::new("cli-finding-table").with("table", table.as_str()).with("why", why.as_str())
        }
    }
}

// --- tables ---

async fn export(voice: &Voice, office: &mut Office, table: &TableId, seed: bool, output: Option<&Path>) -> Outcome {
    let export = office.export(table, seed).await.map_err(told)?;
    match output {
        Some(path) => {
            let text = serde_json::to_string_pretty(&export).map_err(|error| error.to_string())?;
            voice.write(path, &text)?;
            done(voice, "cli-admin-exported", &path.display().to_string())
        }
        None => voice.json(&export),
    }
}

async fn import(voice: &Voice, office: &mut Office, file: &Path, why: &str) -> Outcome {
    let text = voice.read(file)?;
    let unreadable = |error: serde_json::Error| format!("{}: {error}", file.display());
    let export: Export = serde_json::from_str(&text).map_err(unreadable)?;
    let id = office.import(&export, why).await.map_err(|error| format!("{}: {error}", file.display()))?;
    done(voice, "cli-admin-imported", id.as_str())
}

async fn delete(voice: &Voice, office: &mut Office, table: &TableId, why: &str, yes: bool) -> Outcome {
    if !yes {
        return Err(voice.say(&Message::new("cli-admin-sure").with("what", table.as_str())));
    }
    office.delete_table(table, why).await.map_err(told)?;
    done(voice, "cli-admin-deleted", table.as_str())
}

async fn list(voice: &Voice, office: &mut Office, status: Option<Status>, most: u32, json: bool) -> Outcome {
    let tables = office.tables(status, most).await.map_err(told)?;
    if json {
        return voice.json(&tables);
    }
    for table in &tables {
        say!(
            "{}  {:<14} {:<8} {:>6}  {}  {}",
            table.id,
            table.game,
            word(table.status),
            table.version,
            day(table.updated),
            seats(table)
        );
    }
    Ok(())
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

/// Who sits there, people with their numbers.
fn seats(table: &Table) -> String {
    let seat = |held: &store::SeatHeld| match &held.holder {
        Holder::Person(person) => format!("{} (#{person})", held.name),
        Holder::Bot(kind) => format!("{} ({kind})", held.name),
        Holder::Open => "–".to_owned(),
    };
    table.seats.iter().map(seat).collect::<Vec<_>>().join(", ")
}

/// A moment in universal time, to the second.
fn day(time: Time) -> String {
    let since = Duration::from_millis(u64::try_from(time.0).unwrap_or_default());
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}

// --- people, numbers, deeds ---

async fn people(voice: &Voice, office: &mut Office, name: &str, most: u32, json: bool) -> Outcome {
    let people = office.people(name, most).await.map_err(told)?;
    if json {
        return voice.json(&people);
    }
    for known in &people {
        let person = &known.person;
        let marks = [(person.muted, "cli-admin-is-muted"), (person.banned, "cli-admin-is-banned")];
        let marks: Vec<String> = marks.iter().filter(|(on, _)| *on).map(|(_, key)| voice.word(key)).collect();
        let counts = Message::new("cli-admin-person").with("seats", known.seats as i64).with("said", known.said as i64);
        say!(
            "#{:<6} {:<24} {}  {}  {}",
            person.id,
            person.name,
            day(person.created),
            voice.say(&counts),
            marks.join(", ")
        );
    }
    Ok(())
}

async fn stats(voice: &Voice, office: &mut Office, json: bool) -> Outcome {
    let stats = office.stats().await.map_err(told)?;
    if json {
        return voice.json(&stats);
    }
    for (game, counts) in &stats.tables {
        let counts: Vec<String> = counts.iter().map(|(status, count)| format!("{status} {count}")).collect();
        say!("{game:<14} {}", counts.join("  "));
    }
    let numbers = Message::new("cli-admin-stats")
        .with("people", stats.people as i64)
        .with("entries", stats.entries as i64)
        .with("said", stats.said as i64)
        .with("deeds", stats.deeds as i64)
        .with("megabytes", voice.lang.decimal(stats.bytes as f64 / 1_000_000.0, 1));
    say!("{}", voice.say(&numbers));
    Ok(())
}

fn deeds(voice: &Voice, deeds: &[Deed], json: bool) -> Outcome {
    if json {
        return voice.json(&deeds);
    }
    for deed in deeds {
        say!("{:>4}  {}  {:<8} {}  {}", deed.id, day(deed.at), deed.deed.as_str(), deed.subject, deed.why);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_data_file_is_named_by_its_path_or_its_address() {
        for address in ["sqlite:///var/games.sqlite", "sqlite:/var/games.sqlite", "postgres://host/games"] {
            assert_eq!(address_of(address), address);
        }
        assert_eq!(address_of("/var/games.sqlite"), "sqlite:///var/games.sqlite");
        assert_eq!(address_of("games.sqlite"), "sqlite://games.sqlite");
    }
}
