//! Bots when many want them, and when somebody means harm: nobody's bots are silenced, nobody's bots move at random.

use crate::common::{Scratch, TOYS, Visitor, serve, serve_bots, until, version};
use std::time::{Duration, Instant};
use web::BotOptions;

/// A table of two where a bot of this kind sits opposite.
fn against(robot: &str) -> [(&str, &str); 5] {
    [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", robot), ("speed", "instant")]
}

/// The value of a number of the operator.
async fn number(visitor: &mut Visitor, name: &str) -> f64 {
    let numbers = visitor.get("/metrics").await.body;
    let line = numbers.lines().find_map(|line| line.strip_prefix(&format!("crownlands_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {numbers}"))
}

#[tokio::test]
async fn c1_a_kind_the_page_does_not_offer_is_refused() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let page = visitor.get("/new/pebbles?players=2").await.body;
    for kind in ["search:600000ms", "search:10000000", "search:1", "search:1ms", "grandmaster"] {
        let robot = format!("bot-{kind}");
        assert!(!page.contains(&robot));
        assert_eq!(visitor.post("/tables", &against(&robot)).await.status, 400, "{kind}");
    }
    let open = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open")];
    let table = visitor.open(&open).await;
    let fill = format!("{table}/fill");
    assert_eq!(visitor.post(&fill, &[("robot", "search:600000ms")]).await.status, 400);
    assert_eq!(visitor.post(&fill, &[("robot", "easy")]).await.status, 303);
    let leave = format!("{table}/leave");
    assert_eq!(visitor.post(&leave, &[("seat", "a"), ("robot", "search:10000000")]).await.status, 400);
    for (kind, offered) in
        [("random", true), ("easy", true), ("greedy", false), ("fair", true), ("strong", true), ("expert", true)]
    {
        assert_eq!(page.contains(&format!("value=\"bot-{kind}\"")), offered, "{kind}");
        assert_eq!(visitor.post("/tables", &against(&format!("bot-{kind}"))).await.status, 303, "{kind}");
    }
}

/// Bots that search for as long as they may, and look ahead at once.
#[derive(Debug)]
struct Ponderous;

impl bots::AnyBots for Ponderous {
    fn choose(
        &self,
        kind: bots::Kind,
        game: &dyn table::AnyMatch,
        seat: table::Seat,
        _: u64,
        effort: &bots::Effort,
    ) -> Option<bots::Choice> {
        let begun = Instant::now();
        while !kind.is_quick() && begun.elapsed() < effort.most && !effort.stop.is_raised() {
            std::thread::sleep(Duration::from_millis(1));
        }
        let act = game.offer_texts(seat).into_iter().next()?;
        (!effort.stop.is_raised()).then_some(bots::Choice { act, eased: effort.most < Duration::from_millis(1500) })
    }

    fn think(
        &self,
        _: bots::Budget,
        _: &dyn table::AnyMatch,
        _: table::Seat,
        _: u64,
        effort: &bots::Effort,
    ) -> Option<Vec<bots::Candidate>> {
        while !effort.stop.is_raised() {
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }

    fn standing(&self, game: &dyn table::AnyMatch) -> Option<Vec<f64>> {
        Some(vec![0.5; game.setup().players])
    }
}

static PONDEROUS: &[shelf::Entry] =
    &[shelf::Entry { bots: &Ponderous, ..shelf::Entry::plain::<crate::common::Pebbles>() }];

/// One thread for long thoughts, whatever the machine has.
fn one_thread() -> BotOptions {
    BotOptions { threads: 1, bearable: Duration::from_secs(3), ..BotOptions::default() }
}

#[tokio::test]
async fn h1_greedy_bots_beside_forty_tables_of_experts_answer_at_once() {
    let scratch = Scratch::new();
    let serving = serve_bots(&scratch, PONDEROUS, one_thread()).await;
    let mut attacker = Visitor::new(&serving);
    for _ in 0..40 {
        let table = attacker.open(&against("bot-expert")).await;
        let state = attacker.look(&table).await;
        attacker.act(&table, "a", version(&state), "take 1").await;
    }
    let mut innocent = Visitor::new(&serving);
    let table = innocent.open(&against("bot-greedy")).await;
    for _ in 0..2 {
        let state = until(&mut innocent, &table, |state| state["seat"] == "a").await;
        let begun = Instant::now();
        innocent.act(&table, "a", version(&state), "take 1").await;
        until(&mut innocent, &table, |state| state["seat"] == "a" || state["status"] == "over").await;
        assert!(begun.elapsed() < Duration::from_secs(1), "it took {:?}", begun.elapsed());
    }
    assert!(number(&mut innocent, "bot_queue{lane=\"long\"}").await > 10.0, "the experts still wait");
    assert!((number(&mut innocent, "bot_fallbacks_total").await).abs() < f64::EPSILON);
}

#[tokio::test]
async fn h1_a_bot_that_waits_says_so_and_then_thinks_less_and_never_moves_at_random() {
    let scratch = Scratch::new();
    let serving = serve_bots(&scratch, PONDEROUS, one_thread()).await;
    let mut people: Vec<Visitor> = (0..12).map(|_| Visitor::new(&serving)).collect();
    let mut tables = Vec::new();
    for person in &mut people {
        let table = person.open(&against("bot-expert")).await;
        let state = person.look(&table).await;
        person.act(&table, "a", version(&state), "take 1").await;
        tables.push(table);
    }
    let (mut told, mut eased, mut moved) = (false, 0, vec![false; people.len()]);
    let begun = Instant::now();
    while moved.contains(&false) {
        assert!(begun.elapsed() < Duration::from_secs(30), "a bot never moved");
        for (at, person) in people.iter_mut().enumerate() {
            if moved[at] {
                continue;
            }
            let wait = person.with("x-part", "1").get(&format!("{}/wait", tables[at])).await.body;
            // A busy machine may look seldom.
            told |=
                (1..30).any(|seconds| wait.contains(&format!("has been waiting for its turn for {seconds} second")));
            let state = person.look(&tables[at]).await;
            if state["seat"] == "a" {
                eased += usize::from(state["bots"]["eased"] == serde_json::json!(["b"]));
                moved[at] = true;
            }
        }
    }
    assert!(told, "whoever waits is told for how long");
    assert!(eased >= 6, "most of twelve had to think less: {eased}");
    let page = people[11].get(&tables[11]).await.body;
    assert!(page.contains("less time than usual"), "the page says so");
    let (fallbacks, eased) =
        (number(&mut people[0], "bot_fallbacks_total").await, number(&mut people[0], "bot_eased_total").await);
    assert!(fallbacks.abs() < f64::EPSILON && eased >= 6.0, "{fallbacks} {eased}");
    for (lang, words) in [("cs", "méně času než obvykle"), ("pl", "mniej czasu niż zwykle")] {
        assert!(people[11].with("accept-language", lang).get(&tables[11]).await.body.contains(words), "{lang}");
    }
}

#[tokio::test]
async fn c1_a_thought_is_stopped_as_soon_as_nobody_waits_for_it() {
    let scratch = Scratch::new();
    let patient =
        BotOptions { deadline: Duration::from_secs(3600), bearable: Duration::from_secs(600), ..one_thread() };
    let serving = serve_bots(&scratch, PONDEROUS, patient).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(&against("bot-expert")).await;
    let state = anna.look(&table).await;
    anna.act(&table, "a", version(&state), "take 1").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(anna.look(&table).await["seat"], serde_json::Value::Null, "the bot thinks for an hour");
    // She takes her move back; the thought ends, and the thread is free for the next one.
    let now = version(&anna.look(&table).await).to_string();
    let undone = anna.post(&format!("{table}/undo"), &[("seat", "a"), ("version", &now), ("key", "back")]).await;
    assert_eq!(undone.status, 303, "{}", undone.body);
    let mut boris = Visitor::new(&serving);
    let other = boris.open(&against("bot-strong")).await;
    assert_eq!(number(&mut boris, "bot_queue{lane=\"long\"}").await as u64, 0);
    let state = boris.look(&other).await;
    boris.act(&other, "a", version(&state), "take 1").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let begun = number(&mut boris, "bot_wait_seconds_count").await;
    assert_eq!(begun as u64, 2, "the second thought has begun, so the first has ended");
    // Advice that was asked for waits behind it, and leaves the line when it is stopped.
    let state = anna.look(&table).await;
    assert_eq!(state["seat"], "a");
    assert_eq!(anna.post(&format!("{table}/advice"), &[("seat", "a"), ("how", "ask")]).await.status, 303);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(number(&mut boris, "bot_queue{lane=\"long\"}").await as u64, 1);
    anna.post(&format!("{table}/advice"), &[("seat", "a"), ("how", "stop")]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(number(&mut boris, "bot_queue{lane=\"long\"}").await as u64, 0);
    // A server that closes waits for no thought.
    let closing = Instant::now();
    serving.stop();
    serving.finished().await.expect("it closes");
    assert!(closing.elapsed() < Duration::from_secs(5), "closing took {:?}", closing.elapsed());
}

#[tokio::test]
async fn h2_keys_that_people_write_never_stand_in_the_way_of_a_bot() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let open = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "here"), ("speed", "instant")];
    let table = anna.open(&open).await;
    let first = version(&anna.look(&table).await);
    // Every move the bot may choose later is made and taken back under the key a bot would have had.
    let target = first + 7;
    for act in ["take 1", "take 2", "take 3"] {
        let now = version(&anna.look(&table).await).to_string();
        let key = format!("bot-{target}");
        let fields = [("seat", "a"), ("version", &*now), ("key", &*key), ("act", act)];
        anna.program().post(&format!("{table}/act"), &fields).await;
        let now = version(&anna.look(&table).await).to_string();
        let fields = [("seat", "a"), ("version", &*now), ("key", &*format!("undo-{act}").replace(' ', "-"))];
        anna.program().post(&format!("{table}/undo"), &fields).await;
    }
    for forged in ["bot.1", "bot.", "bot-1.a", "a.b"] {
        let now = version(&anna.look(&table).await).to_string();
        let fields = [("seat", "a"), ("version", &*now), ("key", forged), ("act", "take 1")];
        assert_eq!(anna.program().post(&format!("{table}/act"), &fields).await.status, 400, "{forged}");
    }
    anna.post(&format!("{table}/leave"), &[("seat", "a"), ("robot", "fair")]).await;
    let begun = version(&anna.look(&table).await);
    until(&mut anna, &table, |state| version(state) > begun).await;
    assert!((number(&mut anna, "store_duplicates_total").await).abs() < f64::EPSILON);
}

#[tokio::test]
async fn bots_among_themselves_play_while_somebody_watches() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let open = [
        ("game", "pebbles"),
        ("players", "2"),
        ("seat-a", "bot-random"),
        ("seat-b", "bot-random"),
        ("speed", "instant"),
    ];
    let table = anna.open(&open).await;
    until(&mut anna, &table, |state| state["status"] == "over").await;
}

#[tokio::test]
async fn l3_an_analysis_is_stopped_by_those_whom_it_concerns() {
    let scratch = Scratch::new();
    let serving = serve_bots(&scratch, PONDEROUS, one_thread()).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(&against("bot-random")).await;
    loop {
        let state = until(&mut anna, &table, |state| state["seat"] == "a" || state["status"] == "over").await;
        if state["status"] == "over" {
            break;
        }
        let act = state["offers"][0].as_str().expect("an offer").to_owned();
        anna.act(&table, "a", version(&state), &act).await;
    }
    let analysis = format!("{table}/analysis");
    let (mut asker, mut stranger) = (Visitor::new(&serving), Visitor::new(&serving));
    asker.open(&[("game", "pebbles")]).await;
    stranger.open(&[("game", "pebbles")]).await;
    for stops in [&mut anna, &mut asker.clone()] {
        assert_eq!(asker.post(&analysis, &[("how", "start")]).await.status, 303);
        assert_eq!(stranger.post(&analysis, &[("how", "stop")]).await.status, 403);
        assert!(stranger.get(&analysis).await.body.contains("analysis-progress"), "it goes on");
        assert_eq!(stops.post(&analysis, &[("how", "stop")]).await.status, 303);
        assert!(!stranger.get(&analysis).await.body.contains("analysis-progress"), "it is stopped");
    }
}

/// A program that does this for every line it reads.
fn script(scratch: &Scratch, name: &str, text: &str) -> String {
    let path = scratch.folder().join(name);
    std::fs::write(&path, text).expect("the folder can be written");
    format!("sh {}", path.display())
}

/// Marks its process and answers with the first offer.
fn rock(scratch: &Scratch, marks: &std::path::Path) -> String {
    let text = format!(
        "echo $$ >> {}\nwhile read -r line; do printf '%s\\n' \"$line\" | sed -n 's/.*\"offers\":\\[\\(\"[^\"]*\"\\).*/{{\"act\":\\1}}/p'; done\n",
        marks.display()
    );
    script(scratch, "rock.sh", &text)
}

/// How many of the processes that marked themselves still run.
fn running(marks: &std::path::Path) -> usize {
    let ids = std::fs::read_to_string(marks).unwrap_or_default();
    let runs = |id: &&str| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        stat.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with(['Z', 'X']))
    };
    ids.lines().filter(runs).count()
}

#[tokio::test]
async fn h6_only_so_many_programs_run_and_they_end_with_the_server() {
    let scratch = Scratch::new();
    let marks = scratch.folder().join("marks");
    let programs = [("Rock".to_owned(), rock(&scratch, &marks))].into();
    let few = BotOptions { programs, program_processes: 3, person_processes: 2, ..BotOptions::default() };
    let serving = serve_bots(&scratch, TOYS, few).await;
    std::fs::write(&marks, "").expect("the trial is over");
    let mut people = [Visitor::new(&serving), Visitor::new(&serving)];
    for round in 0..4 {
        for person in &mut people {
            let table = person.open(&against("bot-program:Rock")).await;
            let state = until(person, &table, |state| state["seat"] == "a").await;
            person.act(&table, "a", version(&state), "take 1").await;
            until(person, &table, |state| state["seat"] == "a").await;
            assert!(running(&marks) <= 3, "round {round}: three may play, not {}", running(&marks));
        }
    }
    assert!((number(&mut people[0], "bot_fallbacks_total").await).abs() < f64::EPSILON, "whoever is idle makes room");
    assert!(number(&mut people[0], "bot_programs").await <= 3.0);
    assert!(running(&marks) >= 1);
    serving.stop();
    serving.finished().await.expect("it closes");
    for _ in 0..100 {
        if running(&marks) == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{} programs outlived the server", running(&marks));
}

#[tokio::test]
async fn h6_a_hanging_program_delays_nobody_else() {
    let scratch = Scratch::new();
    let programs = [("Hang".to_owned(), script(&scratch, "hang.sh", "sleep 600\n"))].into();
    let serving = serve_bots(&scratch, TOYS, BotOptions { programs, ..one_thread() }).await;
    let mut anna = Visitor::new(&serving);
    let hanging = anna.open(&against("bot-program:Hang")).await;
    let state = anna.look(&hanging).await;
    anna.act(&hanging, "a", version(&state), "take 1").await;
    let mut boris = Visitor::new(&serving);
    let table = boris.open(&against("bot-strong")).await;
    let begun = Instant::now();
    let state = until(&mut boris, &table, |state| state["seat"] == "a").await;
    boris.act(&table, "a", version(&state), "take 1").await;
    until(&mut boris, &table, |state| state["seat"] == "a" || state["status"] == "over").await;
    assert!(begun.elapsed() < Duration::from_secs(4), "it took {:?}", begun.elapsed());
    assert_eq!(anna.look(&hanging).await["seat"], serde_json::Value::Null, "that one still hangs");
    // Whoever does not want to wait takes the seat from the program, which is killed.
    assert_eq!(number(&mut anna, "bot_programs").await as u64, 1);
    serving.stop();
    let closing = Instant::now();
    serving.finished().await.expect("it closes");
    assert!(closing.elapsed() < Duration::from_secs(5), "closing took {:?}", closing.elapsed());
}

#[tokio::test]
async fn a_program_that_cannot_play_is_told_before_the_server_starts() {
    let scratch = Scratch::new();
    for command in ["no-such-program-anywhere", "false"] {
        let bots = BotOptions { programs: [("Broken".to_owned(), command.to_owned())].into(), ..BotOptions::default() };
        let options = web::ServeOptions {
            bind: ([127, 0, 0, 1], 0).into(),
            database: scratch.url(),
            games: TOYS,
            bots,
            signals: false,
            ..web::ServeOptions::default()
        };
        let why = web::serve(options).await.expect_err("it does not start").to_string();
        assert!(why.contains("Broken") && why.contains(command), "{why}");
    }
}
