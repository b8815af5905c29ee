//! Programs that misbehave: nobody waits long for them, they fill no memory, and nothing of them stays behind.
#![cfg(target_os = "linux")]

use bots::{Company, LONGEST_LINE, MOST_UNASKED, Program, ProgramFault, Question, Terms};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use table::prelude::*;
use table::{Outcome, Seat, SeatSet, Setup};
use two_heirs::TwoHeirs;

/// Longer than any test waits on purpose.
const PATIENT: Duration = Duration::from_secs(20);

/// A shell script as a command, in a file of its own that is removed at the end.
struct Script(PathBuf);

impl Script {
    fn new(text: &str) -> Script {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("crownlands-bot-{}-{}.sh", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).expect("the temporary folder can be written");
        Script(path)
    }

    fn start(&self, patience: Duration) -> Program {
        Program::start(&self.command(), patience).expect("a shell can be started")
    }

    fn command(&self) -> String {
        format!("sh {}", self.0.display())
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Asks for a decision between these two.
fn decide(program: &mut Program) -> Result<usize, ProgramFault> {
    program.decide(&terms, &question())
}

fn terms() -> Terms {
    let setup = Setup::new(TwoHeirs::about(), 2, &BTreeMap::new(), None).expect("the defaults are sound");
    let game = TwoHeirs::open(&setup).expect("the edition is sound");
    Terms::new(TwoHeirs::about(), &setup, game.edition())
}

fn question() -> Question {
    Question {
        seat: Seat::new(0),
        view: serde_json::Value::Null,
        offers: vec!["left".to_owned(), "right".to_owned()],
        decision: "ask-way".to_owned(),
        prompt: "Where to?".to_owned(),
        labels: vec!["Go left".to_owned(), "Go right".to_owned()],
        events: Vec::new(),
    }
}

/// Answers every question with `right`, and does this after it.
fn answering(after: &str) -> Script {
    Script::new(&format!(
        "while read -r line; do case \"$line\" in *decide*) echo '{{\"act\":\"right\"}}'; {after};; esac; done\n"
    ))
}

/// Looks again until it is so.
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENT, "it never came to that: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn l7_a_surplus_line_is_not_taken_for_the_next_answer() {
    let script = answering("echo '{\"act\":\"left\"}'");
    let mut program = script.start(PATIENT);
    for _ in 0..5 {
        assert_eq!(decide(&mut program), Ok(1), "the first line after the question is the answer");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn h6_a_program_that_chatters_is_ended_after_little_noise() {
    let mark = std::env::temp_dir().join(format!("crownlands-bot-noisy-{}", std::process::id()));
    let script = answering(&format!("echo $$ > {}; yes noise", mark.display()));
    let mut program = script.start(PATIENT);
    assert_eq!(decide(&mut program), Ok(1));
    until("it has begun", || std::fs::read_to_string(&mark).is_ok_and(|text| text.ends_with('\n')));
    let id = std::fs::read_to_string(&mark).expect("it was just read");
    until("it is ended", || !runs(id.trim()));
    let _ = std::fs::remove_file(mark);
    assert_eq!(decide(&mut program), Err(ProgramFault::Chatters));
    assert!(ProgramFault::Chatters.to_string().contains(&MOST_UNASKED.to_string()));
}

#[test]
fn h6_a_line_without_end_ends_the_program() {
    let script = Script::new("read -r hello; read -r decide; yes | tr -d '\\n'\n");
    let mut program = script.start(PATIENT);
    let begun = Instant::now();
    assert_eq!(decide(&mut program), Err(ProgramFault::Endless));
    assert!(begun.elapsed() < PATIENT / 2 && ProgramFault::Endless.to_string().contains(&LONGEST_LINE.to_string()));
}

#[test]
fn h6_a_program_that_hangs_or_does_not_read_keeps_nobody_longer_than_agreed() {
    let script = Script::new("sleep 600\n");
    let mut program = script.start(Duration::from_millis(100));
    let begun = Instant::now();
    let faults: Vec<_> = (0..12).map(|_| decide(&mut program)).collect();
    assert!(begun.elapsed() < PATIENT, "it took {:?}", begun.elapsed());
    assert!(
        faults.iter().all(|fault| matches!(fault, Err(ProgramFault::Silent(_) | ProgramFault::Deaf))),
        "{faults:?}"
    );
}

#[test]
fn h6_a_program_is_killed_with_everything_it_has_started() {
    let marks = std::env::temp_dir().join(format!("crownlands-bot-pids-{}", std::process::id()));
    let script = Script::new(&format!("sleep 600 & echo $$ $! > {}; trap '' TERM; wait\n", marks.display()));
    let program = script.start(PATIENT);
    until("it has begun", || std::fs::read_to_string(&marks).is_ok_and(|text| text.ends_with('\n')));
    let text = std::fs::read_to_string(&marks).expect("it was just read");
    let ids: Vec<&str> = text.split_whitespace().collect();
    assert!(ids.len() == 2 && ids.iter().all(|id| runs(id)));
    drop(program);
    until("both are gone", || !ids.iter().any(|id| runs(id)));
    let _ = std::fs::remove_file(marks);
}

#[test]
fn h6_whoever_waits_for_a_program_that_is_killed_is_told_at_once() {
    let script = Script::new("sleep 600\n");
    let mut program = script.start(PATIENT);
    let leash = program.leash();
    let killer = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        leash.kill();
    });
    let begun = Instant::now();
    assert_eq!(decide(&mut program), Err(ProgramFault::Killed));
    assert!(begun.elapsed() < PATIENT / 2);
    killer.join().expect("it ends");
}

#[test]
fn h6_what_a_killed_server_left_behind_is_found_by_the_next_one() {
    let mut orphan = sleeper("4194303:1");
    let mine = answering("true");
    let mut program = mine.start(PATIENT);
    assert!(bots::reap_orphans() >= 1);
    until("the orphan is gone", || matches!(orphan.try_wait(), Ok(Some(_))));
    assert_eq!(decide(&mut program), Ok(1), "programs of a server that runs are left alone");
}

/// A process that looks as if the process of this number and moment had started it.
fn sleeper(starter: &str) -> std::process::Child {
    let command = Command::new("sleep").arg("600").env("CROWNLANDS_STARTED_BY", starter).stdin(Stdio::null()).spawn();
    let child = command.expect("sleep can be started");
    // Between fork and exec it still has the environment of this process.
    until("it sleeps", || {
        std::fs::read_to_string(format!("/proc/{}/comm", child.id())).is_ok_and(|name| name.trim() == "sleep")
    });
    child
}

#[test]
fn a_program_that_cannot_play_is_told_when_it_is_tried_out() {
    assert!(matches!(Program::check("no-such-program-anywhere"), Err(ProgramFault::CannotStart(_))));
    assert!(matches!(Program::check("  "), Err(ProgramFault::CannotStart(_))));
    assert_eq!(Program::check("false"), Err(ProgramFault::Ended));
    assert_eq!(Program::check(&answering("true").command()), Ok(()));
}

/// Whether a process of this number runs and is no zombie.
fn runs(id: &str) -> bool {
    let stat = std::fs::read_to_string(Path::new("/proc").join(id).join("stat")).unwrap_or_default();
    stat.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with(['Z', 'X']))
}

/// What a program is told that writes it down and answers with this, up to its good-bye. On a busy machine it may be killed before it has written
/// that down; then it plays again.
fn told(declares: &str, answer: &str, play: impl Fn(&mut Program)) -> Vec<serde_json::Value> {
    for _ in 0..20 {
        let lines = told_once(declares, answer, &play);
        if kinds(&lines).last() == Some(&"bye") {
            return lines;
        }
    }
    panic!("nobody says good-bye");
}

fn told_once(declares: &str, answer: &str, play: &impl Fn(&mut Program)) -> Vec<serde_json::Value> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!("crownlands-bot-told-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let file = std::env::temp_dir().join(name);
    let script = Script::new(&format!(
        "{declares}\nwhile read -r line; do printf '%s\\n' \"$line\" >> {}; case \"$line\" in *'\"type\":\"decide\"'*) echo '{answer}';; \
         *'\"type\":\"bye\"'*) exit;; esac; done\n",
        file.display()
    ));
    let mut program = script.start(PATIENT);
    play(&mut program);
    drop(program);
    let lines = std::fs::read_to_string(&file).expect("it was told something");
    let _ = std::fs::remove_file(&file);
    lines.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

fn kinds(lines: &[serde_json::Value]) -> Vec<&str> {
    lines.iter().map(|line| line["type"].as_str().unwrap_or_default()).collect()
}

fn outcome() -> Outcome {
    Outcome { winners: SeatSet::one(Seat::new(0)), places: vec![1, 2], scores: vec![40, 31] }
}

#[test]
fn a_program_of_the_second_version_plays_many_games_and_hears_how_they_ended() {
    let lines = told("echo '{\"protocol\":2}'", "{\"index\":1}", |program| {
        for _ in 0..3 {
            assert_eq!(decide(program), Ok(1));
            program.end_game(Seat::new(0), &outcome());
            assert!(program.can_play_again());
        }
    });
    let one = ["hello", "decide", "end"];
    assert_eq!(kinds(&lines), [&one[..], &one, &one, &["bye"]].concat());
    assert_eq!((&lines[3]["number"], &lines[5]["number"]), (&2.into(), &2.into()), "games are counted");
    let end = &lines[2];
    assert_eq!((&end["share"], &end["winners"][0]), (&1.0.into(), &"a".into()));
    assert_eq!((&end["scores"][1], &end["places"][1]), (&31.into(), &2.into()));
}

#[test]
fn everybody_is_told_the_edition_the_question_and_the_time() {
    let lines = told("true", "{\"act\":\"left\"}", |program| {
        assert_eq!(decide(program), Ok(0));
    });
    let (hello, question) = (&lines[0], &lines[1]);
    assert_eq!((&hello["protocol"], &hello["newest"]), (&1.into(), &2.into()));
    assert!(hello["edition"]["facts"].as_object().is_some_and(|facts| facts.len() > 3), "{hello}");
    assert_eq!((&hello["seat"], &hello["milliseconds"]), (&"a".into(), &20_000.into()));
    assert!(
        hello["names"].as_array().is_some_and(Vec::is_empty) && hello.get("seed").is_none(),
        "nobody has said who plays: {hello}"
    );
    assert_eq!((&question["decision"], &question["prompt"]), (&"ask-way".into(), &"Where to?".into()));
    assert_eq!(question["labels"][1], "Go right");
}

#[test]
fn a_program_is_told_with_whom_it_plays_and_a_seed_of_its_own_in_every_game() {
    let lines = told("echo '{\"protocol\":2}'", "{\"index\":0}", |program| {
        for (rival, seed) in [("greedy", 7), ("random", 8)] {
            program.meet(Company::new(vec!["me".to_owned(), rival.to_owned()], seed));
            assert_eq!(decide(program), Ok(0));
            program.end_game(Seat::new(0), &outcome());
        }
    });
    let greetings: Vec<_> = lines.iter().filter(|line| line["type"] == "hello").collect();
    assert_eq!(greetings.len(), 2);
    assert_eq!((&greetings[0]["names"][1], &greetings[1]["names"][1]), (&"greedy".into(), &"random".into()));
    let seeds = greetings.iter().map(|hello| hello["seed"].as_u64().expect("a number"));
    assert!(seeds.clone().all(|seed| seed < 1 << 53), "every reader of JSON reads it exactly");
    let seeds: Vec<u64> = seeds.collect();
    assert_ne!(seeds[0], seeds[1]);
    let again = Company::new(Vec::new(), 7);
    assert_eq!(again.seed, Some(seeds[0]), "the same seed gives the same dice");
}

#[test]
fn a_program_of_the_first_version_hears_the_end_with_its_good_bye_and_plays_once() {
    let lines = told("true", "{\"act\":\"right\"}", |program| {
        assert_eq!(decide(program), Ok(1));
        program.end_game(Seat::new(1), &outcome());
        assert!(!program.can_play_again());
    });
    assert_eq!(kinds(&lines), ["hello", "decide", "bye"]);
    assert_eq!((&lines[2]["share"], &lines[2]["scores"][0]), (&0.0.into(), &40.into()));
}

#[test]
fn an_index_that_is_no_offer_and_an_answer_without_a_choice_are_faults() {
    told("echo '{\"protocol\":2}'", "{\"index\":2}", |program| {
        assert_eq!(decide(program), Err(ProgramFault::NoSuchOffer { index: 2, offers: 2 }));
    });
    told("true", "{\"thoughts\":\"none\"}", |program| {
        assert_eq!(decide(program), Err(ProgramFault::NoChoice));
    });
}
