//! The terminal as a place to play.

mod common;

use common::{fails, json, run, scratch, succeeds};
use std::fs;

const GAMES: [&str; 4] = ["brian-boru", "two-heirs", "northgard", "crescent-moon"];

/// What is said at a table to somebody who says this.
fn said(game: &str, lang: &str, input: &str) -> String {
    let output = run(&["play", game, "--bots", "random", "--seed", "7", "--lang", lang], input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(!said.contains('⟨'), "{game} {lang}: every word is there");
    said
}

#[test]
fn orders_are_words_in_every_language_and_help_tells_them() {
    for (lang, help, undo, log) in
        [("en", "help", "undo", "log"), ("cs", "pomoc", "zpět", "zápis"), ("pl", "pomoc", "cofnij", "dziennik")]
    {
        let told = said("two-heirs", lang, &format!("{help}\n1\n{undo}\n{log}\nhelp\n?\nq\n"));
        assert!(told.matches(&format!("{undo}, u")).count() == 3, "{lang}: {told}");
        assert!(told.contains("?TH-4"), "{lang}: {told}");
    }
}

#[test]
fn anything_can_be_asked_about() {
    let told = said("brian-boru", "en", "?BB-7\n?bb-4.3\n?Armagh\n?Battle\n?1\n?nonsense\nlead 99\nq\n");
    for answer in ["BB-7  ", "BB-7.1", "BB-4.3  ", "Roads to", "Nothing here is called “nonsense”", "“help” tells"]
    {
        assert!(told.contains(answer), "{answer}: {told}");
    }
    let told = said("two-heirs", "en", "?bakery\n?TH-14\n?build\nq\n");
    assert!(told.contains("Bakery") && told.contains("TH-14.1"), "{told}");
    let told = said("crescent-moon", "en", "?poison\n?castle\n?hire\nq\n");
    assert!(told.contains("Hire mercenaries: Get one or two mercenaries for coins."), "{told}");
    assert!(told.contains("Poison: "), "{told}");
    let told = said("northgard", "en", "?forge\n?stag clan\nq\n");
    assert!(told.contains("+1 card at the start of the year"), "{told}");
    assert!(told.contains("+1 fame for each conquered territory"), "{told}");
}

#[test]
fn a_question_leads_to_the_chapter_it_means_and_to_what_is_nearly_called_so() {
    let told = said("brian-boru", "en", "?expand\n?marriage\n?Arma\nq\n");
    for answer in ["BB-8  Expansion", "BB-8.1", "BB-11  Marriage", "See also: ", "BB-13  Rewards of the marriage track"]
    {
        assert!(told.contains(answer), "{answer}: {told}");
    }
    assert!(told.contains("Nearest to it: Armagh"), "{told}");
    // No clause uses this form of the word.
    let told = said("two-heirs", "pl", "?tarczami\nq\n");
    assert!(told.lines().any(|line| line.contains("TH-") && line.contains("tarcz")), "{told}");
    // A word that could be an action of another moment is explained, not refused.
    let told = said("crescent-moon", "en", "?palace\nq\n");
    assert!(told.contains("CM-") && !told.contains("That is no answer"), "{told}");
}

#[test]
fn a_choice_is_explained_by_the_number_before_it() {
    let told = said("brian-boru", "en", "?2\nq\n");
    let second = told.lines().filter(|line| line.contains(" [N")).find_map(|line| line.split("   2  ").nth(1));
    let second = second.and_then(|rest| rest.split(" (").next());
    assert!(second.is_some_and(|second| told.contains(&format!("> {second} ("))), "{told}");
}

#[test]
fn bots_bear_names_that_are_words_of_no_language() {
    for (lang, level) in [("en", "random"), ("cs", "náhodný"), ("pl", "losowy")] {
        let told = said("two-heirs", lang, "q\n");
        assert!(told.contains(&format!("Berta ({level})")), "{lang}: {told}");
        assert_eq!(told.matches("(random)").count(), usize::from(lang == "en"), "{lang}: {told}");
    }
}

#[test]
fn what_is_said_of_saving_names_the_order_of_the_language() {
    for (lang, save) in [("en", "“save”"), ("cs", "„uložit“"), ("pl", "„zapisz”")] {
        assert!(said("two-heirs", lang, "q\n").contains(save), "{lang}");
    }
}

#[test]
fn what_is_asked_about_is_told_once() {
    let table = said("brian-boru", "en", "1\nq\n");
    let track = table.rsplit("── Marriage track ──\n").next().expect("the track");
    let card = track.lines().next().expect("the card of the round");
    let asked = said("brian-boru", "en", &format!("1\n?{card}\nq\n"));
    assert!(asked.contains(&format!("> {card}: ")), "{card}: {asked}");
    let tile = said("two-heirs", "en", "q\n");
    let offered = tile.lines().find(|line| line.starts_with("• Take ")).expect("a tile that may be taken");
    let name = offered.trim_start_matches("• Take ").split(". ").next().expect("its name");
    assert!(!offered.contains(&format!("{name}. {name}")), "{offered}");
    assert!(tile.contains("Number 1 from the shield."), "{tile}");
}

#[test]
fn a_number_is_asked_about_as_it_stands_before_the_reader() {
    let told = said("northgard", "en", "?99\n?Winter 9\nq\n");
    assert!(told.contains("Choose a number from 1 to "), "no rule is meant that happens to hold this number: {told}");
    assert!(!told.contains("Nothing here is called"), "what stands before a number is known: {told}");
}

#[test]
fn lessons_are_listed_and_played_at_the_table() {
    for game in shelf::all_games().iter().filter(|entry| !(entry.lessons)().is_empty()).map(shelf::Entry::id) {
        for (lang, lessons) in [("en", "lessons"), ("cs", "lekce"), ("pl", "lekcje")] {
            let told = said(game, lang, &format!("{lessons}\n{lessons} 99\n{lessons} 1\ni\n1\nu\nnonsense\nq\nq\n"));
            assert!(told.contains("   1  "), "{told}");
            assert!(told.contains("99"), "there is no such lesson: {told}");
        }
    }
    let told = said("two-heirs", "en", "lessons 1\ntake tc_cath_ye\ntake tc_cath_gy\n3\n2\n1\nq\nq\n");
    assert!(told.contains("Lesson 1: Take a tile") && told.contains("You are back at the game."), "{told}");
    let told = said("two-heirs", "en", "lessons 1\nu\n99\nnonsense\nq\nq\n");
    assert!(told.contains("There is nothing to take back"), "{told}");
    assert!(told.contains("Choose a number from 1 to "), "{told}");
    assert_eq!(told.matches("“quit” returns to the").count(), 2, "what can be said is told again: {told}");
}

#[test]
fn nobody_reads_of_a_round_zero_and_the_board_is_said_again_only_when_it_changes() {
    for game in GAMES {
        let told = said(game, "en", "\n\n?\nq\n");
        assert!(!told.contains("Round 0") && !told.contains("Year 0"), "{game}: {told}");
        assert_eq!(told.matches("── Board ──").count(), 1, "{game}: {told}");
        let asked = said(game, "en", "board\nq\n");
        assert_eq!(asked.matches("── Board ──").count(), 2, "{game}");
    }
}

#[test]
fn the_lines_of_many_choices_are_few() {
    let told = said("brian-boru", "en", "q\n");
    let choices = told.lines().skip_while(|line| !line.starts_with("   1  ")).take_while(|line| line.starts_with("  "));
    let lines = choices.count();
    assert!((1..=53_usize.div_ceil(2)).contains(&lines), "53 towns in {lines} lines, not two in each: {told}");
}

#[test]
fn a_record_that_cannot_be_written_is_refused_before_the_game() {
    let refused = fails(&["play", "two-heirs", "--record", "/no/such/folder/x.json"]);
    assert!(refused.starts_with("/no/such/folder/x.json cannot"), "{refused}");
    let path = scratch("there.json");
    fs::write(&path, "mine").expect("a scratch file");
    assert!(fails(&["play", "two-heirs", "--record", path.to_str().expect("a plain path")]).contains("--resume"));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "mine", "it is left as it was");
}

#[test]
fn a_game_that_was_left_goes_on() {
    let path = scratch("left.json");
    let file = path.to_str().expect("a plain path");
    let begun =
        run(&["play", "brian-boru", "--bots", "random", "--seed", "7", "--me", "b", "--record", file], "1\n1\nq\n");
    assert!(String::from_utf8_lossy(&begun.stdout).contains("--resume"));
    let shown = json(&["record", "show", file, "--json"]);
    assert_eq!(shown["names"][1], "Player B");
    assert_eq!(shown["names"][0], "Ansel (random)");
    let resumed = run(&["play", "--resume", file], &"1\n".repeat(400));
    assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
    assert!(String::from_utf8_lossy(&resumed.stdout).contains("Victory: "));
    assert!(succeeds(&["record", "verify", file]).starts_with("Proven: "));
    assert!(fails(&["play", "--resume", file]).contains("is over"));
    fails(&["play", "--resume", file, "--players", "3"]);
    fails(&["play", "--resume", "no-such-file.json"]);
    let unplayed = scratch("unsown.json");
    let unsown = unplayed.to_str().expect("a plain path");
    succeeds(&["playthrough", "two-heirs", "--seed", "3", "--record", unsown]);
    assert!(fails(&["play", "--resume", unsown]).contains("is over"));
}

#[cfg(unix)]
#[test]
fn breaking_a_game_off_loses_no_record() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let path = scratch("broken-off.json");
    let file = path.to_str().expect("a plain path");
    let mut child = Command::new(env!("CARGO_BIN_EXE_crownlands"))
        .args(["play", "two-heirs", "--bots", "random", "--seed", "7", "--record", file, "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("input is piped");
    input.write_all(b"1\nlog\nnonsense\n").expect("it listens");
    let mut output = BufReader::new(child.stdout.take().expect("output is piped")).lines();
    // The answer to what makes no sense comes after everything before it was done; the greeting speaks of help, too.
    let answered = |line: String| line.contains("“help” tells what can be said here");
    assert!(output.by_ref().map_while(Result::ok).any(answered), "it answers");
    // Harder than Ctrl-C, which whoever runs the tests in the background may have switched off for everything below.
    child.kill().expect("it can be broken off");
    assert!(!child.wait().expect("it ends").success(), "it was broken off");
    let entries = json(&["record", "show", file, "--json"])["entries"].as_array().map_or(0, Vec::len);
    assert!(entries >= 2, "only {entries} entries");
    let resumed = run(&["play", "--resume", file], &"1\n".repeat(400));
    assert!(String::from_utf8_lossy(&resumed.stdout).contains("Victory: "));
}

#[test]
fn a_game_can_be_written_down_from_the_middle_on() {
    let path = scratch("saved.json");
    let file = path.to_str().expect("a plain path");
    let told = said("two-heirs", "en", &format!("1\nsave {file}\n1\nq\n"));
    assert!(told.contains("The record is in"), "{told}");
    assert!(json(&["record", "show", file, "--json"])["entries"].as_array().is_some_and(|entries| entries.len() > 2));
}

#[test]
fn the_same_number_of_people_plays_in_every_command() {
    let usual: Vec<u64> = json(&["games", "--json"])
        .as_array()
        .expect("a list")
        .iter()
        .map(|game| game["usual_players"].as_u64().expect("a number"))
        .collect();
    assert_eq!(usual, [4, 2, 3, 5]);
    for (game, players) in GAMES.iter().zip(usual) {
        let path = scratch(&format!("usual-{game}.json"));
        let file = path.to_str().expect("a plain path");
        run(&["play", game, "--bots", "random", "--record", file], "q\n");
        assert_eq!(json(&["record", "show", file, "--json"])["setup"]["players"], players, "play {game}");
        fs::remove_file(&path).expect("it was written");
        succeeds(&["playthrough", game, "--seed", "1", "--record", file]);
        assert_eq!(json(&["record", "show", file, "--json"])["setup"]["players"], players, "playthrough {game}");
    }
    let table = json(&["arena", "two-heirs", "--bots", "random", "--bots", "easy", "--games", "2", "--json"]);
    assert_eq!(table["plan"]["setup"]["players"], 2);
    assert!(
        fails(&["arena", "two-heirs", "--bots", "random", "--bots", "easy", "--players", "1"]).contains("--players")
    );
    for games in ["0", "-5"] {
        assert!(
            fails(&["arena", "two-heirs", "--bots", "random", "--bots", "easy", "--games", games])
                .contains("from 1 on")
        );
        assert!(fails(&["simulate", "two-heirs", "--seats", "random,random", "--games", games]).contains("from 1 on"));
    }
}

#[test]
fn help_says_what_the_program_is_with_examples_and_bots() {
    let help = succeeds(&["--help"]);
    for told in [
        "board games",
        "Without a command it serves",
        "Examples:",
        "crownlands play",
        "program:COMMAND",
        "search:500ms",
    ] {
        assert!(help.contains(told), "{told}: {help}");
    }
}

#[test]
fn puzzles_are_shown_with_and_without_their_solution() {
    for game in shelf::all_games().iter().filter(|entry| !entry.puzzles().is_empty()).map(shelf::Entry::id) {
        let asked = succeeds(&["puzzles", "show", game, "1", "--lang", "cs"]);
        assert!(asked.contains("zřetelně") && !asked.contains('⟨'), "{asked}");
        // Long lines are wrapped anywhere.
        let solved = succeeds(&["puzzles", "show", game, "1", "--solution"]);
        let solved = solved.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(solved.contains("of the games are won") && solved.contains("The best of all other moves"), "{solved}");
        assert!(fails(&["puzzles", "show", game, "0"]).contains('0'));
    }
}

#[test]
fn new_puzzles_are_found_and_added() {
    let path = scratch("puzzles.toml");
    let file = path.to_str().expect("a plain path");
    let read = || table::puzzle::read(&fs::read_to_string(&path).expect("it was written")).expect("it can be read");
    let make = |seed: &str| {
        let make =
            ["puzzles", "make", "brian-boru", "--count", "1", "--iterations", "200", "--seed", seed, "--out", file];
        let said = succeeds(&make);
        assert!(said.starts_with("Games played: ") && said.contains("\n1 new puzzle is in"), "seed {seed}: {said}");
    };
    make("1");
    let first = read();
    assert_eq!(first.len(), 1);
    make("2");
    assert_eq!((read().len(), &read()[0]), (2, &first[0]), "what was there stays where it was");
}
