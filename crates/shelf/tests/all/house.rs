//! No test is forgotten: every file of tests belongs to a program that runs, and no crate hides tests where they are not built.

use std::path::{Path, PathBuf};
use table::testing::files;

/// The folders of all crates.
fn crates() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let all: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the crates lie beside each other")
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.join("Cargo.toml").is_file())
        .collect();
    assert!(all.len() > 10, "all crates are looked at");
    all
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_file_of_tests_belongs_to_its_program() {
    for main in
        crates().iter().flat_map(|home| files(&home.join("tests"), "rs")).filter(|path| path.ends_with("main.rs"))
    {
        let program = read(&main);
        let folder = main.parent().expect("a file lies in a folder");
        for entry in std::fs::read_dir(folder).expect("the folder can be read").flatten() {
            let module = entry.path().with_extension("");
            let name = module.file_name().expect("a name").to_string_lossy();
            let included = format!("\"{}\"", entry.file_name().to_string_lossy());
            let named = program.contains(&format!("mod {name};")) || program.contains(&included);
            assert!(named || name == "main", "{} is not named in {}", entry.path().display(), main.display());
        }
    }
}

#[test]
fn no_library_that_is_not_tested_from_inside_has_tests_inside() {
    for home in crates() {
        let manifest: toml::Table = read(&home.join("Cargo.toml")).parse().expect("a manifest can be read");
        let target = |name: &str| manifest.get(name).map(|value| value.as_array().map_or(value, |all| &all[0]));
        let untested =
            ["lib", "bin"].into_iter().filter_map(target).any(|target| target.get("test") == Some(&false.into()));
        for path in files(&home.join("src"), "rs").iter().filter(|_| untested) {
            assert!(!read(path).contains("#[cfg(test)]"), "{}: these tests are never built", path.display());
        }
    }
}
