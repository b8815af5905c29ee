//! What people do who design: editions, positions and languages of their own, without a compiler.

mod common;

use common::{fails, json, run, scratch, succeeds};
use std::fs;
use std::path::Path;
use table::Lang;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// The edition of a game that comes with it, as a file.
fn exported(game: &str, name: &str) -> (std::path::PathBuf, String) {
    let path = scratch(name);
    let _ = fs::remove_file(&path);
    succeeds(&["edition", "export", game, "-o", text(&path)]);
    let exported = fs::read_to_string(&path).expect("just written");
    (path, exported)
}

#[test]
fn an_export_keeps_comments_and_comes_back_as_the_same_bytes() {
    for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon"] {
        let (path, first) = exported(game, &format!("{game}.toml"));
        assert!(first.lines().filter(|line| line.starts_with('#')).count() >= 2, "{game} explains itself");
        let again = scratch(&format!("{game}-again.toml"));
        let _ = fs::remove_file(&again);
        // What somebody has changed and named comes back as they wrote it.
        let builtin = json(&["edition", "check", text(&path), "--json"])["edition"]["tag"]["id"]
            .as_str()
            .expect("an id")
            .to_owned();
        let own = first.replacen(&format!("id = \"{builtin}\""), "id = \"mine\" # mine!", 1).replacen(
            "title = \"",
            "title = \"My ",
            1,
        );
        let own = own.chars().filter(|letter| *letter != '\r').collect::<String>();
        let shortened = own.replacen(
            "House edition 1: what the rulebook tells, what follows from it, and our own design for the rest",
            "own",
            1,
        );
        fs::write(&path, &shortened).expect("a scratch file");
        succeeds(&["edition", "export", game, text(&path), "-o", text(&again)]);
        assert_eq!(fs::read_to_string(&again).expect("written"), shortened, "{game}");
        let over = fails(&["edition", "export", game, "-o", text(&again)]);
        assert!(over.contains("--force"), "{over}");
        assert_eq!(fs::read_to_string(&again).expect("there"), shortened, "nothing was written over");
        succeeds(&["edition", "export", game, "-o", text(&again), "--force"]);
        assert_eq!(fs::read_to_string(&again).expect("written"), first);
    }
}

#[test]
fn the_terminal_tells_changed_and_new_cards_from_their_edition() {
    let (path, moon) = exported("crescent-moon", "dragons.toml");
    let (id, title) = table::components::title(&moon).expect("an edition");
    let moon = moon.replacen(&format!("id = \"{id}\""), "id = \"dragons\"", 1).replacen(&title, "Dragons", 1).replacen(
        "combat = \"pierce(foe, 2)\"",
        "combat = \"strength(mine, +2)\"",
        1,
    );
    let dragon = "\n[[cards]]\nid = \"dragon\"\nname = \"Old Dragon\"\ntype = \"character\"\nassociated = \"warlord\"\ncopies = 1\ncombat = \"strength(mine, +3)\"\nnamed = \"house\"\nfrom = \"house\"\n";
    fs::write(&path, format!("{moon}{dragon}")).expect("a scratch file");
    let rules = succeeds(&["rules", "crescent-moon", "cards", "--edition", text(&path), "--lang", "en"]);
    assert!(rules.contains("Old Dragon") && rules.contains("strength(mine, +3)"), "the rules tell it, too: {rules}");
    assert!(!succeeds(&["rules", "crescent-moon", "cards"]).contains("Old Dragon"));
    let play = ["play", "crescent-moon", "--bots", "random", "--seed", "7", "--lang", "en", "--edition", text(&path)];
    let output = run(&play, "?poison\n?old dragon\n?dragon\n?dervish\nq\n");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(told.contains("Poison: Combat, exactly: strength(mine, +2)"), "{told}");
    assert!(told.contains("Old Dragon: Combat, exactly: strength(mine, +3)"), "{told}");
    assert!(!told.contains("Nothing here is called"), "by its name and by its id: {told}");
    assert!(told.contains("Dervish: ") && !told.contains("Dervish: Combat, exactly"), "others in words: {told}");
}

#[test]
fn a_changed_edition_needs_a_name_of_its_own_and_tells_what_differs() {
    let (path, original) = exported("brian-boru", "box.toml");
    let id = |file: &Path| json(&["edition", "check", text(file), "--json"])["edition"]["tag"].clone();
    let shipped = id(&path);
    fs::write(&path, format!("# My box.\n{original}")).expect("a scratch file");
    assert_eq!(id(&path), shipped, "comments change nothing");
    let changed = original.replacen("coins = 3", "coins = 9", 1);
    fs::write(&path, &changed).expect("a scratch file");
    let taken = fails(&["edition", "check", text(&path)]);
    assert!(taken.contains("Line 7") && taken.contains("“default”"), "{taken}");
    for wrong in ["", "My Box", "default ", "x\\u202Ey"] {
        fs::write(&path, changed.replacen("id = \"default\"", &format!("id = \"{wrong}\""), 1))
            .expect("a scratch file");
        assert!(fails(&["edition", "check", text(&path)]).contains("Line 7"), "{wrong}");
    }
    let named = changed.replacen("id = \"default\"", "id = \"rich\"", 1);
    fs::write(&path, &named).expect("a scratch file");
    assert!(fails(&["edition", "check", text(&path)]).contains("title of its own"));
    fs::write(&path, named.replacen("Brian Boru, as published", "Brian Boru for the rich", 1)).expect("a scratch file");
    succeeds(&["edition", "check", text(&path)]);
    let told = succeeds(&["edition", "diff", "brian-boru", text(&path)]);
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains("Coins") && told.contains("3 → 9"), "{told}");
    assert!(succeeds(&["edition", "diff", "brian-boru", "default"]).contains("Nothing differs"));
    assert!(succeeds(&["edition", "diff", "brian-boru", text(&path), "--lang", "cs"]).contains("3 → 9"));
    fs::write(&path, original.replacen("coins = 3", "coins = -3", 1)).expect("a scratch file");
    let told = fails(&["edition", "check", text(&path)]);
    assert!(told.contains("-3") && told.contains("a whole number from 0 to 99"), "{told}");
    assert!(succeeds(&["edition", "fields", "brian-boru"]).contains("| `expansion` |"));
}

#[test]
fn a_scenario_is_tried_with_an_edition_beside_it_and_answers_questions() {
    let (edition, original) = exported("brian-boru", "dear.toml");
    let own = original.replacen("id = \"default\"", "id = \"dear\"", 1).replacen("coins = 3", "coins = 8", 1);
    fs::write(&edition, own.replacen("Brian Boru, as published", "Dear", 1)).expect("a scratch file");
    let path = scratch("dear-scenario.toml");
    let scenario = "title = \"Rich\"\ngame = \"brian-boru\"\nplayers = 3\nedition = \"dear.toml\"\nsteps = [\n  \"~ first b\",\n]\n[after]\nplayers.a.coins = 8\n";
    fs::write(&path, scenario).expect("a scratch file");
    assert!(succeeds(&["scenario", text(&path)]).contains("Rich"));
    let offers = succeeds(&["scenario", text(&path), "--offers"]);
    assert!(offers.starts_with("b: ") && offers.lines().count() == 54, "{offers}");
    let offers = json(&["scenario", text(&path), "--offers", "--json"]);
    assert_eq!(offers[0]["offers"].as_array().map(Vec::len), Some(53));
    assert!(succeeds(&["scenario", text(&path), "--why", "place N1"]).contains("is allowed"));
    let refused = succeeds(&["scenario", text(&path), "--why", "a: place N1"]);
    assert!(refused.contains("(BB-"), "{refused}");
    fails(&["scenario", text(&path), "--why", "fly to the moon"]);
    fails(&["scenario", text(&path), "--why", "h: place N1"]);
    let played = run(&["scenario", text(&path), "--play", "--bots", "random"], &"1\n".repeat(400));
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let played = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(played.contains("Victory: ") && !played.contains('⟨'), "{played}");
    let unknown = scenario.replacen("players = 3", "clauses = [\"BB-99.1\"]\nplayers = 3", 1);
    fs::write(&path, unknown).expect("a scratch file");
    let output = run(&["scenario", text(&path)], "");
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stdout).contains("BB-99.1"));
}

#[test]
fn any_step_of_a_record_becomes_a_scenario_that_holds() {
    for (game, at) in [("brian-boru", "40"), ("two-heirs", "33"), ("northgard", "50"), ("crescent-moon", "60")] {
        let record = scratch(&format!("{game}-step.json"));
        succeeds(&["playthrough", game, "--seed", "5", "--record", text(&record)]);
        let path = scratch(&format!("{game}-step.toml"));
        let _ = fs::remove_file(&path);
        succeeds(&["record", "replay", text(&record), "--at", at, "--scenario", text(&path)]);
        assert!(succeeds(&["scenario", text(&path)]).contains('✓'), "{game}");
        assert!(!succeeds(&["scenario", text(&path), "--offers"]).is_empty());
        let there = fails(&["record", "replay", text(&record), "--at", at, "--scenario", text(&path)]);
        assert!(there.contains(text(&path)), "{there}");
    }
}

#[test]
fn an_edition_is_printed_on_sheets_that_a_browser_can_read() {
    for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon"] {
        let folder = scratch(&format!("{game}-sheets"));
        let _ = fs::remove_dir_all(&folder);
        succeeds(&["edition", "print", game, "--out", text(&folder), "--lang", "cs"]);
        let sheets: Vec<_> =
            fs::read_dir(&folder).expect("a folder").map(|sheet| sheet.expect("a sheet").path()).collect();
        assert!(sheets.len() >= 8, "{game}: {} sheets", sheets.len());
        assert!(folder.join(format!("{game}-aid-1.svg")).exists(), "{game}: aids for players");
        for sheet in &sheets {
            let text = fs::read_to_string(sheet).expect("text");
            let document =
                roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", sheet.display()));
            assert_eq!(document.root_element().attribute("width"), Some("210mm"));
            let foot = document.descendants().filter_map(|node| node.text()).any(|text| text.contains("SHA-256"));
            assert!(foot && !text.contains('⟨'), "{}", sheet.display());
        }
    }
}

/// Everything a card says is on it, inside its edges, as often as the card is in the box.
#[test]
fn cards_are_printed_whole_and_as_often_as_there_are() {
    let folder = scratch("whole-sheets");
    let _ = fs::remove_dir_all(&folder);
    succeeds(&["edition", "print", "crescent-moon", "--out", text(&folder)]);
    let mut said = String::new();
    for number in 1..100 {
        let Ok(text) = fs::read_to_string(folder.join(format!("crescent-moon-cards-{number}.svg"))) else { break };
        let document = roxmltree::Document::parse(&text).expect("a sheet");
        let class = |node: &roxmltree::Node<'_, '_>, class: &str| {
            node.attribute("class").is_some_and(|own| own.contains(class))
        };
        assert!(document.descendants().any(|node| class(&node, "print-cut")), "cut marks");
        for line in document
            .descendants()
            .filter(|node| node.has_tag_name("text") && node.ancestors().any(|outer| class(&outer, "print-text")))
        {
            let y: f64 = line.attribute("y").and_then(|y| y.parse().ok()).expect("a place");
            assert!(y < 87.0, "sheet {number}: {:?} stands below its card", line.text());
            said.push_str(line.text().unwrap_or_default());
            said.push(' ');
        }
        said.extend(
            document
                .descendants()
                .filter(|node| class(node, "print-name"))
                .filter_map(|node| node.text())
                .map(|name| format!("[{name}] ")),
        );
    }
    assert_eq!(said.matches("[Assassination]").count(), 4, "four copies");
    assert_eq!(said.matches("[Conquest]").count(), 1);
    assert!(said.contains("no_force(owner, h)"), "also the last words of a long text");
}

#[test]
fn a_study_names_its_edition_writes_nothing_by_itself_and_compares_two() {
    let (edition, original) = exported("brian-boru", "studied.toml");
    let own = original.replacen("id = \"default\"", "id = \"studied\"", 1).replacen("coins = 3", "coins = 30", 1);
    fs::write(&edition, own.replacen("Brian Boru, as published", "Studied", 1)).expect("a scratch file");
    let study = ["balance", "brian-boru", "--games", "4", "--bot", "random", "--edition", text(&edition)];
    let page = succeeds(&study);
    assert!(page.contains("Edition: Studied (`studied`, SHA-256 `") && page.contains("not decided"), "{page}");
    let compared = succeeds(&[&study[..], &["--against", "default"]].concat());
    assert!(compared.contains("| `studied` | holds | `default` | holds |"), "{compared}");
    let folder = scratch("study");
    succeeds(&[&study[..], &["--out", text(&folder)]].concat());
    assert!(folder.join("brian-boru.md").exists() && folder.join("brian-boru-3-players-places.svg").exists());
}

#[test]
fn german_is_sound_as_far_as_it_goes() {
    let words = concat!(env!("CARGO_MANIFEST_DIR"), "/../../words");
    let output = run(&["words", "--language", "de", "--words", words, "brian-boru"], "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{said}");
    let spoken = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(spoken.contains("Anspruchsplättchen") && spoken.contains("brian-boru de told-coins"), "{spoken}");
    let rules = succeeds(&["rules", "brian-boru", "BB-4.3", "--lang", "de", "--words", words]);
    assert!(rules.contains("Zu dritt oder viert bleibt eine Karte übrig."), "{rules}");
    // It is complete for Brian Boru, the pages and the help; the rest is said in English.
    let output = run(&["words", "--missing", "de", "--words", words], "");
    let missing = String::from_utf8_lossy(&output.stdout).into_owned();
    let complete = |line: &&str| {
        ["table ", "web ", "boards ", "brian-boru ", "crownlands help-"].iter().any(|book| line.starts_with(book))
    };
    let gaps: Vec<&str> = missing.lines().filter(complete).collect();
    assert!(gaps.is_empty() && missing.lines().count() > 1000, "{gaps:?}");
    let help = succeeds(&["edition", "print", "--help", "--lang", "de", "--words", words]);
    assert!(help.starts_with("Druckt das Material") && help.contains("Aufruf:"), "{help}");
}

/// The English dictionaries as they lie in the repository, each with the book it belongs to.
fn books() -> Vec<(&'static str, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    let names = ["brian-boru", "two-heirs", "northgard", "crescent-moon", "table", "boards", "web", "crownlands"];
    let mut books = Vec::new();
    for name in names {
        for file in fs::read_dir(crates.join(name).join("words")).expect("words") {
            let path = file.expect("a file").path();
            let file = text(&path).rsplit('/').next().expect("a name").to_owned();
            // What a game says on its board lies with the boards, and belongs to the game.
            let book = names.into_iter().find(|game| file == format!("{game}.en.ftl"));
            if file == "en.ftl" || file.ends_with(".en.ftl") {
                books.push((book.unwrap_or(name), fs::read_to_string(&path).expect("words")));
            }
        }
    }
    books
}

/// The keys of a dictionary: what stands at the beginning of a line before `=`.
fn keys(book: &str, text: &str) -> Vec<String> {
    let key = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let plain = key.starts_with(|c: char| c.is_ascii_alphabetic());
        plain.then(|| format!("{book} {}", key.trim()))
    };
    text.lines().filter_map(key).collect()
}

#[test]
fn one_translated_sentence_is_said_and_english_the_rest() {
    let folder = scratch("words");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("eo")).expect("a folder");
    fs::write(folder.join("eo/table.ftl"), "language-name = Esperanto\n").expect("a book");
    fs::write(folder.join("eo/crownlands.ftl"), "cli-edition-same = Nenio diferencas.\n").expect("a book");
    let words = text(&folder);
    let say = |args: &[&str]| succeeds(&[&["--words", words, "--lang", "eo"], args].concat());
    assert_eq!(say(&["edition", "diff", "two-heirs", "house-1"]), "Nenio diferencas.\n");
    assert!(say(&["rules", "two-heirs", "TH-1.1"]).contains("TH-1.1"));
    assert!(fails(&["--lang", "eo", "games"]).contains("eo"), "without its words nobody speaks it");
    let missing = run(&["words", "--missing", "eo", "--words", words], "");
    let (listed, said) = (String::from_utf8_lossy(&missing.stdout), String::from_utf8_lossy(&missing.stderr));
    assert!(!missing.status.success() && said.contains("Esperanto"), "{said}");
    assert!(!listed.lines().any(|line| line == "crownlands cli-edition-same"));
    assert!(listed.lines().any(|line| line == "crownlands cli-file-there"));
    // What is counted is what the dictionaries hold, less the one message that was said: the name of the language is none of them.
    let mut keys: Vec<String> = books().into_iter().flat_map(|(book, text)| keys(book, &text)).collect();
    let all = keys.len();
    keys.retain(|key| key != "crownlands cli-edition-same");
    keys.sort();
    let mut gaps: Vec<&str> = listed.lines().collect();
    gaps.sort_unstable();
    assert_eq!(gaps, keys);
    let counted = format!("{} of {all}.", all - 1);
    assert!(said.contains(&counted), "{said} counts {counted}");
    fs::write(folder.join("eo/web.ftl"), "ui-lobby = Salono {\nui-nonsense = ?\n").expect("a book");
    let faulty = run(&["words", "--missing", "eo", "--words", words], "");
    let said = String::from_utf8_lossy(&faulty.stderr).into_owned();
    assert!(said.contains("web.ftl, line 1: ui-lobby") && said.contains("ui-nonsense"), "{said}");
    assert!(fails(&["words", "--missing", "cs"]).contains("comes with the program"));
    assert!(run(&["games", "--words", "no-such-folder"], "").stderr.starts_with(b"no-such-folder"));
}

#[cfg(unix)]
#[test]
fn a_server_speaks_a_language_of_its_own_hears_the_translator_and_offers_its_editions() {
    use common::served::Served;
    let folder = scratch("spoken");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("words/eo")).expect("a folder");
    fs::create_dir_all(folder.join("editions")).expect("a folder");
    let book = folder.join("words/eo/web.ftl");
    fs::write(&book, "ui-welcome = Bonvenon!\n").expect("a book");
    let (_, original) = exported("two-heirs", "spoken.toml");
    let own = original.replacen("id = \"house-1\"", "id = \"cheap\"", 1);
    let own = own.replacen(
        "title = \"House edition 1: what the rulebook tells, what follows from it, and our own design for the rest\"",
        "title = \"The cheap one\"",
        1,
    );
    fs::write(folder.join("editions/cheap.toml"), own.replacen("stone = 2", "stone = 1", 1)).expect("an edition");
    let database = format!("sqlite://{}", folder.join("games.sqlite").display());
    let (words, editions) = (folder.join("words"), folder.join("editions"));
    let args =
        ["--bind", "127.0.0.1:0", "--database", &database, "--words", text(&words), "--editions", text(&editions)];
    let served = Served::start(&args, "");
    let look = |path: &str| served.get_in(path, "eo");
    let page = look("/");
    assert!(page.contains("Bonvenon!") && page.contains("lang=\"eo\"") && !page.contains('⟨'), "{page}");
    assert!(page.contains("Two Heirs"), "the rest is English");
    assert!(look("/new/two-heirs").contains("The cheap one"));
    fs::write(&book, "ui-welcome = Saluton!\n").expect("a book");
    let heard = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        look("/").contains("Saluton!")
    });
    assert!(heard, "what is saved is said");
    served.stop();
    fs::write(folder.join("editions/wrong.toml"), original.replacen("stone = 2", "stone = 77", 1)).expect("an edition");
    assert!(fails(&args).contains("wrong.toml"));
}

#[test]
fn the_glossary_says_the_words_of_every_game_as_its_dictionaries_do() {
    let guide = include_str!("../../../docs/translating.md");
    for game in ["two-heirs", "northgard", "crescent-moon"] {
        let (_, section) = guide.split_once(&format!("(`{game}`)\n")).unwrap_or_else(|| panic!("{game} has a table"));
        let rows: Vec<Vec<&str>> = section
            .lines()
            .skip_while(|line| !line.starts_with("| `"))
            .take_while(|line| line.starts_with("| `"))
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        assert!(rows.len() >= 20, "{game}: {}", rows.len());
        let words = shelf::find(game).expect("a game").game;
        for row in rows {
            let key = row[0].trim_matches('`');
            for (lang, said) in [Lang::En, Lang::Cs, Lang::Pl].into_iter().zip(&row[1..]) {
                let line = format!("{key} = {said}");
                let known = words.words(lang).iter().flat_map(|text| text.lines()).any(|own| own.trim_end() == line);
                assert!(known, "{game} {lang}: {line}");
            }
        }
    }
}
