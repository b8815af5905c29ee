//! What fuzzers have found, and bytes by chance.
//!
//! `CROWNLANDS_FUZZ_SECONDS` says how long each target is tried (2 if unset). Coverage is what guides `.ci/fuzz`; here chance does.

use bent::TARGETS;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long each target is tried.
fn patience() -> Duration {
    let seconds = std::env::var("CROWNLANDS_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2.0);
    Duration::from_secs_f64(seconds)
}

/// What fuzzers have found for a target.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("the folder can be read").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a file can be read")).collect()
}

fn try_one(name: &str, target: fn(&[u8]), bytes: &[u8]) {
    if catch_unwind(|| target(bytes)).is_err() {
        panic!("{name} fails with {bytes:?}: {}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn what_was_found_before_is_borne() {
    for (name, target) in TARGETS {
        let found = corpus(name);
        assert!(!found.is_empty(), "{name} has a corpus");
        for bytes in &found {
            try_one(name, target, bytes);
        }
    }
}

#[test]
fn bytes_by_chance_are_borne() {
    for (name, target) in TARGETS {
        let (found, begun) = (corpus(name), Instant::now());
        let mut tried: u64 = 0;
        while begun.elapsed() < patience() {
            tried += 1;
            let mut rng = SmallRng::seed_from_u64(tried);
            let mut bytes = found.choose(&mut rng).cloned().unwrap_or_default();
            for _ in 0..rng.random_range(1..6) {
                bend(&mut bytes, &found, &mut rng);
            }
            try_one(name, target, &bytes);
        }
        println!("{name}: {tried} tried");
        assert!(tried > 0);
    }
}

/// Changes one thing.
fn bend(bytes: &mut Vec<u8>, found: &[Vec<u8>], rng: &mut SmallRng) {
    let at = rng.random_range(0..=bytes.len());
    match rng.random_range(0..5) {
        0 => bytes.insert(at, rng.random()),
        1 if at < bytes.len() => bytes[at] = rng.random(),
        2 if at < bytes.len() => drop(bytes.remove(at)),
        3 => bytes.truncate(at.max(2)),
        // The end of another one.
        _ => {
            let other = found.choose(rng).map_or(&[][..], Vec::as_slice);
            let from = rng.random_range(0..=other.len());
            bytes.truncate(at);
            bytes.extend_from_slice(&other[from..]);
        }
    }
}
