//! How the house is built: what the sources of every crate keep, read as rustfmt leaves them.

mod modules;

use modules::Modules;
use std::fs;
use std::path::{Path, PathBuf};
use table::testing::{files, shared_citations_are_defined};

/// The games, whose rules are read beside the rulebook.
const GAMES: [&str; 4] = ["brian-boru", "crescent-moon", "northgard", "two-heirs"];

/// The package for Python, which lies beside the crates.
const PYTHON: &str = "python";

/// Crates at the edge, where what went wrong has become a sentence for a person.
const EDGE: [&str; 2] = ["crownlands", "spare-postgres"];

/// The longest function of logic, in lines.
const SCREEN: usize = 60;

fn crates() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let entries = fs::read_dir(folder).expect("the crates lie beside this one").flatten();
    let mut names: Vec<String> = entries
        .filter(|entry| entry.path().join("Cargo.toml").exists())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.push(PYTHON.to_owned());
    names.sort();
    assert!(GAMES.iter().all(|game| names.iter().any(|name| name == game)), "{names:?}");
    names
}

fn except(names: &[&str]) -> Vec<String> {
    crates().into_iter().filter(|name| !names.contains(&name.as_str())).collect()
}

fn folder(name: &str) -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let beside = if name == PYTHON { crates.join("..") } else { crates };
    beside.join(name).join("src")
}

/// Every source file of a crate with what stands in it.
fn sources(name: &str) -> Vec<(PathBuf, String)> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("the file can be read");
        (path, text)
    };
    files(&folder(name), "rs").into_iter().map(read).collect()
}

/// The lines of the sources of these crates of which this is true, each with its place.
fn lines(names: &[String], is: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in names.iter().flat_map(|name| sources(name)) {
        for (number, line) in text.lines().enumerate().filter(|(_, line)| is(line)) {
            found.push(format!("{}:{}: {}", path.display(), number + 1, line.trim()));
        }
    }
    found
}

/// The functions of a text that are longer than a screen: where they begin, and how long they are.
fn long_functions(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let indent = &line[..line.len() - code.len()];
        let named = code.strip_prefix("pub").map_or(code, |rest| rest.split_once(' ').map_or(rest, |(_, rest)| rest));
        let named = named.trim_start_matches("const ").trim_start_matches("async ");
        if !named.starts_with("fn ") || line.ends_with('}') || line.ends_with(';') {
            continue;
        }
        let ends = |line: &&str| line.strip_prefix(indent).is_some_and(|rest| rest.starts_with('}') || rest == ");");
        let length = lines[start..].iter().position(ends).map_or(0, |last| last + 1);
        if length > SCREEN {
            found.push((start + 1, length));
        }
    }
    found
}

#[test]
fn no_function_is_longer_than_a_screen() {
    let mut long = Vec::new();
    for (path, text) in crates().iter().flat_map(|name| sources(name)) {
        long.extend(long_functions(&text).iter().map(|(line, length)| format!("{}:{line}: {length}", path.display())));
    }
    assert!(long.is_empty(), "functions of more than {SCREEN} lines:\n{}", long.join("\n"));
}

#[test]
fn a_long_function_is_found() {
    let body = "    let _ = 1;\n".repeat(SCREEN);
    let text =
        format!("impl X {{\n    pub(crate) fn short() {{\n    }}\n\n    pub const fn long() {{\n{body}    }}\n}}\n");
    assert_eq!(long_functions(&text), [(5, SCREEN + 2)]);
    assert_eq!(long_functions("fn one() {}\nfn two();\n"), []);
}

#[test]
fn no_module_knows_another_in_a_circle_besides_parent_and_child() {
    // The classes of the package hand each other on as methods, and a class has its methods in one place.
    let knots: Vec<String> =
        except(&[PYTHON]).iter().flat_map(|name| Modules::read(name, &folder(name)).circles()).collect();
    assert!(knots.is_empty(), "modules that know each other in circles:\n{}", knots.join("\n"));
}

#[test]
fn no_function_takes_a_thing_apart_into_too_many_arguments() {
    let found = lines(&crates(), |line| line.contains("too_many_arguments"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn rules_speak_of_the_state_and_the_teller_by_name() {
    let games: Vec<String> = GAMES.map(str::to_owned).to_vec();
    let short = |line: &str| {
        ["s: &State", "s: &mut State", "t: &mut Teller"].iter().any(|name| {
            line.match_indices(name).any(|(at, _)| at == 0 || !line.as_bytes()[at - 1].is_ascii_alphanumeric())
        })
    };
    let found = lines(&games, short);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn errors_are_types_before_they_reach_a_person() {
    let found = lines(&except(&EDGE), |line| {
        let result = line
            .split("Result<")
            .skip(1)
            .any(|rest| rest.split(['{', ';']).next().unwrap_or_default().contains(", String>"));
        let map = line.contains("Map<");
        result && !map || line.trim() == "type Err = String;"
    });
    assert!(found.is_empty(), "errors that are only text:\n{}", found.join("\n"));
}

#[test]
fn every_ruling_cited_outside_a_game_is_defined_for_one() {
    shared_citations_are_defined(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
}
