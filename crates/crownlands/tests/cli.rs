//! The command line as people and programs meet it.

mod common;

use common::{fails, json, run, scratch, succeeds};
use serde_json::Value;
use std::fs;
use std::path::Path;
use table::record::Parts;
use table::{Record, Signer};

#[test]
fn games_are_listed_for_people_and_programs() {
    assert!(succeeds(&["games"]).contains("Brian Boru"));
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "brian-boru");
    assert_eq!(games[0]["players"], serde_json::json!([3, 4, 5]));
    for game in games.as_array().expect("a list") {
        let levels = game["levels"].as_array().expect("a list");
        let rating = |level: usize| levels[level]["rating"].as_u64().expect("a rating");
        assert!(rating(0) < rating(1) && rating(1) < rating(2) && rating(2) < rating(3), "{levels:?}");
        let told = format!("--bots strong  rating {}", rating(2));
        assert!(succeeds(&["games"]).contains(&told), "{told}");
    }
}

#[test]
fn a_clause_is_told_in_three_languages() {
    let told: Vec<String> =
        ["en", "cs", "pl"].iter().map(|lang| succeeds(&["rules", "brian-boru", "BB-4.3", "--lang", lang])).collect();
    assert!(told.iter().all(|text| text.contains("BB-4.3")));
    assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2]);
    assert!(fails(&["rules", "brian-boru", "BB-99.9"]).contains("BB-99.9"));
}

#[test]
fn a_whole_game_can_be_played_and_its_record_verified() {
    let path = scratch("played.json");
    let file = path.to_str().expect("a plain path");
    let args = ["play", "brian-boru", "--bots", "random", "--seed", "7", "--record", file];
    let output = run(&args, &"1\n".repeat(400));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(said.contains("Victory: "), "the game comes to its end");
    assert!(!said.contains('⟨'), "every word is there");
    assert!(succeeds(&["record", "verify", file]).starts_with("Proven: "));
    let proof = json(&["record", "verify", file, "--json"]);
    assert_eq!((&proof["fair"], &proof["finished"]), (&Value::Bool(true), &Value::Bool(true)));
    assert!(succeeds(&["record", "show", file]).contains("Victory: "));
    assert!(succeeds(&["record", "replay", file, "--at", "12", "--as", "b"]).lines().count() > 12);
    assert!(fails(&["record", "replay", file, "--at", "100000"]).contains("100000"));
    assert!(fails(&["record", "replay", file, "--as", "h"]).contains('h'));
}

/// The record in this file as somebody would write it who changes it so and recomputes every hash.
fn forge(file: &Path, change: impl Fn(&mut Record)) -> String {
    let mut record = Record::read(&fs::read_to_string(file).expect("a record")).expect("it is whole");
    change(&mut record);
    let Record { setup, edition, names, commitment, seed, entries, outcome, .. } = record;
    Record::from(Parts { setup, edition, names, commitment, seed, entries, outcome }).write()
}

#[test]
fn m5_l2_records_with_any_number_of_players_or_names_are_told_in_words_never_by_a_panic() {
    let (path, forged) = (scratch("honest.json"), scratch("forged.json"));
    let (file, forged_file) = (path.to_str().expect("a plain path"), forged.to_str().expect("a plain path"));
    for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon"] {
        succeeds(&["playthrough", game, "--seed", "3", "--record", file]);
        let honest = json(&["record", "show", file, "--json"])["setup"]["players"].as_u64().expect("a number");
        for players in [0, 1, 2, 6, 8, 9, 16, 17, 60_000].into_iter().filter(|players| *players as u64 != honest) {
            fs::write(&forged, forge(&path, |record| record.setup.players = players)).expect("a scratch file");
            for verb in ["verify", "replay"] {
                let output = run(&["record", verb, forged_file], "");
                assert_eq!(output.status.code(), Some(1), "{game} with {players} players");
            }
        }
        fs::write(&forged, forge(&path, |record| record.names.clear())).expect("a scratch file");
        let shown = succeeds(&["record", "show", forged_file]);
        assert!(shown.contains("Victory: ") || shown.contains("Nobody won."), "{game}: {shown}");
        assert!(fails(&["record", "verify", forged_file]).contains("name"), "{game}");
        assert!(fails(&["record", "replay", forged_file]).contains("name"), "{game}");
    }
}

#[test]
fn a_signature_is_checked_and_a_key_can_be_demanded() {
    let (path, signed) = (scratch("unsigned.json"), scratch("signed.json"));
    let (file, signed_file) = (path.to_str().expect("a plain path"), signed.to_str().expect("a plain path"));
    succeeds(&["playthrough", "two-heirs", "--seed", "3", "--record", file]);
    let (server, other) = (Signer::from_secret(&[1; 32]), Signer::from_secret(&[2; 32]));
    let record = Record::read(&fs::read_to_string(&path).expect("a record")).expect("it is whole").signed(&server);
    fs::write(&signed, record.write()).expect("a scratch file");
    let key = server.public().to_string();
    assert!(succeeds(&["record", "verify", signed_file, "--key", &key]).contains(&key[..16]));
    assert!(fails(&["record", "verify", signed_file, "--key", &other.public().to_string()]).contains("key"));
    assert!(fails(&["record", "verify", file, "--key", &key]).contains("key"));
    assert!(succeeds(&["record", "verify", file]).contains("no server signed it"));
}

#[test]
fn a_damaged_record_is_refused() {
    let path = scratch("whole.json");
    let file = path.to_str().expect("a plain path");
    succeeds(&["playthrough", "brian-boru", "--players", "5", "--seed", "3", "--record", file]);
    succeeds(&["record", "verify", file]);
    let whole = fs::read_to_string(&path).expect("just written");
    let damaged_path = scratch("damaged.json");
    let damaged_file = damaged_path.to_str().expect("a plain path");
    let middle = whole.len() / 2;
    for (from, to) in [("follow", "fallow"), ("\"hash\": \"", "\"hash\": \"0"), ("  ", " "), ("\"a\"", "\"b\"")] {
        fs::write(&damaged_path, whole.replacen(from, to, 1)).expect("a scratch file");
        fails(&["record", "verify", damaged_file]);
    }
    fs::write(&damaged_path, &whole[..middle]).expect("a scratch file");
    assert!(fails(&["record", "verify", damaged_file]).contains("not a record"));
    fs::write(&damaged_path, [0xff, 0xfe, 0x00]).expect("a scratch file");
    fails(&["record", "verify", damaged_file]);
    fails(&["record", "verify", "no-such-file.json"]);
}

#[test]
fn simulate_gives_one_object_for_each_kind() {
    let result =
        json(&["simulate", "brian-boru", "--seats", "greedy,random,random", "--games", "6", "--seed", "5", "--json"]);
    let lines = result.as_array().expect("a list");
    assert_eq!(lines.len(), 2);
    for line in lines {
        for field in ["games", "wins", "win_rate", "ci_low", "ci_high", "mean_score"] {
            assert!(line[field].is_number(), "{field} in {line}");
        }
        assert!(line["bot"].is_string());
    }
    let again =
        json(&["simulate", "brian-boru", "--seats", "greedy,random,random", "--games", "6", "--seed", "5", "--json"]);
    assert_eq!(result, again, "the same seed plays the same games");
    assert!(fails(&["simulate", "brian-boru", "--seats", "greedy,random"]).contains('3'));
}

#[test]
fn bench_gives_the_figures_and_asserts_the_results() {
    let result = json(&["bench", "brian-boru", "--seconds", "0.2", "--json"]);
    let game = &result[0];
    assert_eq!(game["game"], "brian-boru");
    let numbers = [
        "playouts_per_second",
        "decisions_per_second",
        "mean_decisions",
        "mean_offers",
        "max_offers",
        "state_bytes",
        "clone_ns",
        "view_ns",
        "imagine_ns",
    ];
    for field in numbers {
        assert!(game[field].as_f64().is_some_and(|number| number > 0.0), "{field} in {game}");
    }
    assert!(game["result_hash"].is_string());
    fails(&["bench", "--seconds", "0"]);
}

#[test]
fn a_scenario_that_does_not_hold_is_told_with_its_line() {
    let path = scratch("scenario.toml");
    let file = path.to_str().expect("a plain path");
    let good = "title = \"Setup\"\ngame = \"brian-boru\"\nplayers = 3\nsteps = [\n  \"~ first b\",\n  { expect = { pending = [\"b\"] } },\n]\n";
    fs::write(&path, good).expect("a scratch file");
    assert!(succeeds(&["scenario", file]).contains("Setup"));
    fs::write(&path, good.replace("[\"b\"]", "[\"c\"]")).expect("a scratch file");
    let output = run(&["scenario", file], "");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("Line 6"), "{}", String::from_utf8_lossy(&output.stdout));
    for broken in [
        good.replace("players = 3", "players = 9"),
        good.replace("\"~ first b\"", "\"first b\""),
        good.replace("\"~ first b\"", "\"~ nonsense\""),
        good.replace("title", "tilte"),
        good.replace("brian-boru", "chess"),
        good.replace("players = 3", "players = 3\noptions = { no_such = true }"),
        format!("{good}[position]\nmarker = \"z\"\n"),
        format!("{good}[position]\nplayers.a.towns = [\"N1\"]\nplayers.b.towns = [\"N1\"]\n"),
    ] {
        fs::write(&path, broken).expect("a scratch file");
        fails(&["scenario", file]);
    }
    fails(&["scenario", "no-such-folder"]);
}

#[test]
fn editions_are_listed_exported_checked_and_played_with() {
    assert!(succeeds(&["edition", "list"]).contains("brian-boru"));
    let path = scratch("own.toml");
    let file = path.to_str().expect("a plain path");
    succeeds(&["edition", "export", "brian-boru", "--output", file]);
    let report = json(&["edition", "check", file, "--json"]);
    assert!(report["edition"]["provenance"]["rulebook"].as_u64().is_some_and(|count| count > 0));
    let text = fs::read_to_string(&path).expect("just written");
    assert_eq!(text, succeeds(&["edition", "export", "brian-boru"]), "exporting twice writes the same");
    succeeds(&["simulate", "brian-boru", "--edition", file, "--seats", "random,random,random", "--games", "2"]);
    for broken in
        [text.replace("\"red\"", "\"green\""), text.replace("coins =", "coins"), text[..text.len() / 2].to_owned()]
    {
        fs::write(&path, broken).expect("a scratch file");
        let said = fails(&["edition", "check", file]);
        assert!(said.contains("own.toml"), "{said}");
        fails(&["simulate", "brian-boru", "--edition", file, "--seats", "random,random,random", "--games", "2"]);
    }
    fails(&["edition", "check", "no-such-file.toml"]);
}

#[test]
fn wrong_words_get_a_sentence_and_a_failing_exit() {
    assert!(fails(&["play", "chess"]).contains("brian-boru"));
    assert!(fails(&["play", "brian-boru", "--players", "7"]).contains("3 to 5"));
    assert!(fails(&["play", "brian-boru", "--option", "no_such=1"]).contains("no_such"));
    assert!(fails(&["play", "brian-boru", "--option", "viking_tie_claim=maybe"]).contains("to_board"));
    assert!(fails(&["play", "brian-boru", "--me", "e"]).contains('e'));
    fails(&["play", "brian-boru", "--seed", "xyz"]);
    fails(&["play", "brian-boru", "--bots", "grandmaster"]);
    fails(&["no-such-command"]);
    fails(&["playthrough", "brian-boru", "--seed", "1", "--record", "/no/such/folder/file.json"]);
}

#[test]
fn a_program_that_does_not_speak_the_protocol_loses_its_games_and_is_reported() {
    let arena = |program, more: &[&'static str]| {
        [&["arena", "two-heirs", "--bots", program, "--bots", "random", "--games", "2"], more].concat()
    };
    assert!(succeeds(&arena("program:cat", &[])).contains("Lost by a fault: 2 × the program `cat` failed"));
    let table = json(&arena("program:cat", &["--json"]));
    assert_eq!((&table["pairings"][0]["games"], &table["pairings"][0]["wins"]), (&2.into(), &0.0.into()));
    assert!(fails(&arena("program:no-such-program-anywhere", &[])).contains("no-such-program-anywhere"));
}

#[test]
fn a_format_says_who_meets_whom() {
    let met = |format| {
        let bots = ["--bots", "random", "--bots", "easy", "--bots", "greedy"];
        let more = ["--format", format, "--games", "1", "--json"];
        let table = json(&[&["arena", "brian-boru"], &bots[..], &more[..]].concat());
        let pairings = table["pairings"].as_array().expect("a list").clone();
        let name = |pairing: &serde_json::Value, side: &str| pairing[side].as_str().expect("a name").to_owned();
        pairings.iter().map(|one| format!("{} among {}", name(one, "hero"), name(one, "rivals"))).collect::<Vec<_>>()
    };
    assert_eq!(met("gauntlet"), ["random among easy", "random among greedy"]);
    assert_eq!(met("challenge"), ["random among greedy", "easy among greedy"]);
    assert_eq!(met("round-robin").len(), 6);
    assert!(fails(&["arena", "brian-boru", "--bots", "random", "--format", "cup"]).contains("challenge"));
}

#[test]
fn the_arena_counts_what_is_left_in_last_turns() {
    let arena = |more: &[&'static str]| {
        [&["arena", "two-heirs", "--bots", "random", "--bots", "greedy", "--games", "2"], more].concat()
    };
    let told = succeeds(&arena(&["--last-turns=500"]));
    assert!(told.contains("points left, mean") && told.contains("| end the game |"), "{told}");
    let accounts = json(&arena(&["--last-turns=500", "--json"]));
    let all = accounts.as_array().expect("a list").iter().filter(|account| account["which"] == "all");
    assert_eq!(all.map(|account| account["turns"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(2)]);
    assert!(fails(&arena(&["--last-turns=0"])).contains("--last-turns"));
    fails(&arena(&["--last-turns", "--blunders"]));
}

#[test]
fn the_readme_shows_the_example_as_it_is() {
    let home = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let read = |file: &str| fs::read_to_string(format!("{home}/{file}")).expect("it is there").replace("\r\n", "\n");
    let (example, readme) = (read("examples/random_game.rs"), read("README.md"));
    let code = example.split_once("\n\n").expect("what it does stands above it").1;
    assert!(
        readme.contains(&format!("```rust\n{code}```")),
        "the README shows another example than examples/random_game.rs"
    );
    assert!(example.lines().count() < 30, "a random game fits into thirty lines");
}

#[test]
fn the_office_backs_up_checks_restores_and_keeps_account() {
    let folder = scratch("office");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder of its own");
    let (data, copy) = (folder.join("games.sqlite"), folder.join("backup.sqlite"));
    let (data, copy) = (data.to_str().expect("a plain path"), copy.to_str().expect("a plain path"));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = store::open(&format!("sqlite://{data}"), store::Options::default()).await.expect("a data file");
        let new = store::NewPerson { name: "Ann".into(), lang: "en".into(), theme: "auto".into() };
        store.welcome(new).await.expect("a guest");
        store.close().await.expect("it closes");
    });
    let admin = |rest: &[&str]| {
        let mut args = vec!["admin", "--database", data];
        args.extend(rest);
        args.into_iter().map(str::to_owned).collect::<Vec<String>>()
    };
    let ok = |rest: &[&str]| succeeds(&admin(rest).iter().map(String::as_str).collect::<Vec<_>>());
    let no = |rest: &[&str]| fails(&admin(rest).iter().map(String::as_str).collect::<Vec<_>>());
    assert!(ok(&["people", "ann"]).contains("Ann"));
    assert!(ok(&["mute", "1", "--why", "shouting"]).contains('1'));
    assert!(ok(&["people"]).contains("muted"));
    assert!(ok(&["log"]).contains("shouting"));
    assert_eq!(ok(&["key"]).trim().len(), 64);
    assert!(ok(&["stats"]).contains("people 1"));
    assert!(ok(&["backup", copy]).contains("backup.sqlite"));
    assert!(no(&["backup", copy]).contains("there already"));
    ok(&["unmute", "1"]);
    assert!(ok(&["check"]).contains("Checked"));
    assert!(ok(&["restore", copy, "--why", "a drill"]).contains("-before-"));
    assert!(ok(&["people"]).contains("muted"), "it is as it was when the backup was made");
    assert!(ok(&["log"]).contains("a drill"));
    assert!(no(&["close", "0123456789", "--why", "x"]).contains("0123456789"));
    assert!(no(&["delete", "0123456789", "--why", "x"]).contains("--yes"));
    assert!(no(&["ban", "404"]).contains("404"));
    fails(&["admin", "--database", "/no/such/file.sqlite", "stats"]);
    let _ = fs::remove_dir_all(&folder);
}
