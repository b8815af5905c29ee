//! A house that moves from a file into a database and back, and backups of a database.

use crate::house::{Folder, act, acted, guest, log, new_table, open_table, play, seat, seats};
use crate::place::{Kind, Place, Test, office, reopen};
use store::{DeedKind, Error, Learnt, NewPerson, NewSeat, NewTable, Office, Options, Say, Store, TableId, migrate};
use table::log::{Entry, What};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_house_moves_into_a_database_and_back_and_nothing_is_lost_on_the_way,
        a_house_moves_only_into_an_empty_one_that_nobody_serves,
        a_database_is_backed_up_while_it_is_served_and_restored_into_an_empty_one,
        the_database_has_every_column_of_the_file
    ]
}

/// A house in which everything has happened once.
async fn lived_in(store: &dyn Store) -> Vec<TableId> {
    let ann = guest(store, "Žofie \"Ann\" O'Neil 🏰").await;
    let held = vec![NewSeat::person(seat(0), ann.id, "Ann"), NewSeat::bot(seat(1), "greedy", "Bot")];
    let first = store.open_table(NewTable { host: Some(ann.id), ..new_table(held) }).await.unwrap().id;
    let begin = act(&first, 0, "k").by(ann.id).waiting(seats([1])).begins();
    let _ = store.append(begin.entry(acted(1, "řeka\nřádek"))).await.unwrap();
    let again = store.open_table(NewTable { rematch_of: Some(first.clone()), ..new_table(vec![]) }).await.unwrap().id;
    let mut many = vec![first.clone(), again];
    for number in 0..30 {
        let id = open_table(store).await.id;
        for version in 0..number {
            play(store, &id, version).await;
        }
        many.push(id);
    }
    let over = store.append(act(&many[20], 18, "end").ends("Ann won")).await.unwrap();
    assert!(over.versions().is_some());
    store.say(Say { table: first, seat: Some(seat(0)), person: Some(ann.id), text: "Ahoj!".into() }).await.unwrap();
    let learnt = Learnt { game: "pebbles".into(), lesson: "first".into(), acts: vec!["take 1".into()], done: true };
    store.keep_learnt(ann.id, learnt).await.unwrap();
    store.secret("signing").await.unwrap();
    many
}

/// Everything that can be seen of a house.
async fn seen(store: &dyn Store, tables: &[TableId]) -> Vec<String> {
    let mut seen = vec![format!("{:?}", store.secret("signing").await.unwrap())];
    for id in tables {
        let loaded = store.load(id).await.unwrap();
        assert_eq!(loaded.broken_at, None);
        seen.push(format!("{:?} {} {:?}", loaded, loaded.seed.reveal(), store.chat(id, 0, 9).await.unwrap()));
    }
    let ann = store.load(&tables[0]).await.unwrap().table.host.unwrap();
    seen.push(format!("{:?}", store.learnt(ann).await.unwrap()));
    seen
}

async fn a_house_moves_into_a_database_and_back_and_nothing_is_lost_on_the_way(_: Kind) {
    let (file, database) = (Place::File(Folder::new()), Place::new(Kind::Database));
    let store = reopen(&file, Options::default()).await;
    let new = NewPerson { name: "Bo".into(), lang: "cs".into(), theme: "dark".into() };
    let (bo, token) = store.welcome(new).await.unwrap();
    let tables = lived_in(&*store).await;
    let before = seen(&*store, &tables).await;
    store.close().await.unwrap();
    office(&file).await.mute(bo.id, true, "loud").await.unwrap();

    let moved = migrate(&file.url(), &database.url(), "we grow").await.unwrap();
    let entries = (0..30).sum::<u64>() + 2 + 1;
    assert_eq!((moved.rows["tables"], moved.rows["log"], moved.rows["people"]), (32, entries, 2));
    assert_eq!((moved.report.tables, moved.report.entries), (32, entries));
    let there = reopen(&database, Options::default()).await;
    assert_eq!(seen(&*there, &tables).await, before);
    let known = there.recognise(&token).await.unwrap().unwrap();
    assert_eq!((known.id, known.muted), (bo.id, true), "whoever was known is known by the same token");
    // What happens there goes on from what was there before.
    play(&*there, &tables[5], 3).await;
    let cy = guest(&*there, "Cy").await;
    assert_ne!(cy.id, bo.id);
    let deeds = there.deeds(0).await.unwrap();
    assert_eq!(deeds.iter().map(|deed| deed.deed).collect::<Vec<_>>(), [DeedKind::Mute, DeedKind::Move]);
    let after = seen(&*there, &tables).await;
    there.close().await.unwrap();

    let back = Place::File(Folder::new());
    let returned = migrate(&database.url(), &back.url(), "we shrink").await.unwrap();
    assert_eq!((returned.rows["log"], returned.report.entries), (entries + 1, entries + 1));
    let here = reopen(&back, Options::default()).await;
    assert_eq!(seen(&*here, &tables).await, after);
    play(&*here, &tables[5], 4).await;
}

async fn a_house_moves_only_into_an_empty_one_that_nobody_serves(_: Kind) {
    let (file, database) = (Place::File(Folder::new()), Place::new(Kind::Database));
    let here = reopen(&file, Options::default()).await;
    open_table(&*here).await;
    assert!(matches!(migrate(&file.url(), &database.url(), "").await, Err(Error::InUse(_))), "a server has the file");
    here.close().await.unwrap();
    let there = reopen(&database, Options::default()).await;
    assert!(
        matches!(migrate(&file.url(), &database.url(), "").await, Err(Error::InUse(_))),
        "a server has the database"
    );
    let lived_in = open_table(&*there).await.id;
    there.close().await.unwrap();
    assert!(matches!(migrate(&file.url(), &database.url(), "").await, Err(Error::Invalid(_))), "somebody lives there");
    assert!(matches!(migrate(&file.url(), &file.url(), "").await, Err(Error::Invalid(_))));
    assert!(matches!(migrate(&database.url(), &file.url(), "").await, Err(Error::Invalid(_))), "the file is there");
    let nowhere = Place::File(Folder::new());
    assert!(matches!(migrate(&nowhere.url(), &database.url(), "").await, Err(Error::CannotOpen(_))));
    let there = reopen(&database, Options::default()).await;
    assert_eq!(log(&*there, &lived_in).await.len(), 0, "what was there is as it was");
}

async fn a_database_is_backed_up_while_it_is_served_and_restored_into_an_empty_one(_: Kind) {
    let (folder, database) = (Folder::new(), Place::new(Kind::Database));
    let store = reopen(&database, Options::default()).await;
    let tables = lived_in(&*store).await;
    let before = seen(&*store, &tables).await;
    let copy = folder.path().join("backup.sqlite");
    let mut desk = office(&database).await;
    desk.backup(&copy).await.unwrap();
    assert!(matches!(desk.backup(&copy).await, Err(Error::Invalid(_))), "nothing is overwritten");
    desk.close().await.unwrap();
    play(&*store, &tables[3], 1).await;
    let checked = Office::check(&format!("sqlite://{}", copy.display())).await.unwrap();
    assert_eq!((checked.tables, checked.findings), (32, vec![]));
    assert!(matches!(Office::restore(&copy, &database.url(), "").await, Err(Error::InUse(_))));
    let fresh = Place::new(Kind::Database);
    Office::restore(&copy, &fresh.url(), "the drill").await.unwrap();
    let restored = reopen(&fresh, Options::default()).await;
    assert_eq!(seen(&*restored, &tables).await, before);
    let deeds = restored.deeds(0).await.unwrap();
    assert_eq!(
        deeds.iter().map(|deed| (deed.deed, deed.why.as_str())).collect::<Vec<_>>(),
        [(DeedKind::Restore, "the drill")]
    );
    let changed = Entry::new(What::Undo { undo: seat(0) }).line();
    let file = Place::File(folder);
    for trigger in ["log_is_never_changed"] {
        let mut db = <sqlx::SqliteConnection as sqlx::Connection>::connect(copy.to_str().unwrap()).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(format!("DROP TRIGGER {trigger}"))).execute(&mut db).await.unwrap();
        sqlx::query("UPDATE log SET entry = ?1 WHERE version = 1").bind(&changed).execute(&mut db).await.unwrap();
    }
    let refused = Office::restore(&copy, &Place::new(Kind::Database).url(), "").await;
    assert!(matches!(refused, Err(Error::Corrupt(_))), "{refused:?}");
    drop(file);
}

/// Whoever adds a table or a column to one schema and forgets the other is told here.
async fn the_database_has_every_column_of_the_file(_: Kind) {
    let (file, database) = (Place::File(Folder::new()), Place::new(Kind::Database));
    for place in [&file, &database] {
        reopen(place, Options::default()).await.close().await.unwrap();
    }
    let of_file = file
        .words(
            "SELECT m.name || '.' || c.name || ' ' || c.type || iif(c.\"notnull\" OR c.pk, ' NOT NULL', '')
             FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_sqlx_migrations' ORDER BY 1",
        )
        .await;
    let of_database = database
        .words(
            "SELECT c.table_name || '.' || c.column_name
                 || CASE c.data_type WHEN 'bigint' THEN ' INTEGER' WHEN 'boolean' THEN ' INTEGER' WHEN 'bytea' THEN ' BLOB'
                                     ELSE ' ' || upper(c.data_type) END
                 || CASE c.is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END
             FROM information_schema.columns AS c
             WHERE c.table_schema = 'public' AND c.table_name NOT IN ('_sqlx_migrations', 'leases') ORDER BY 1",
        )
        .await;
    let mut of_database = of_database;
    of_database.sort();
    let mut of_file = of_file;
    of_file.sort();
    assert_eq!(of_database, of_file);
}
