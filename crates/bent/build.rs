//! Writes down every scenario file of every game, so that a fuzzer carries them along and runs where the sources are not.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// In the order of `GAMES`.
const FOLDERS: [&str; 4] = ["brian-boru", "two-heirs", "northgard", "crescent-moon"];

/// All scenario files in a folder and the folders in it.
fn scenarios(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(scenarios(&path));
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn main() {
    let here = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where it is"));
    let mut text = String::from("static SCENARIOS: [&[&str]; 4] = [\n");
    for game in FOLDERS {
        text.push_str("&[\n");
        for path in scenarios(&here.join("..").join(game).join("scenarios")) {
            writeln!(text, "include_str!({path:?}),").expect("a string takes everything");
        }
        text.push_str("],\n");
    }
    text.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where to"));
    std::fs::write(out.join("scenarios.rs"), text).expect("it can be written");
}
