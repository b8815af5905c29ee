//! The binary as tests run it.
#![allow(dead_code, reason = "each test program uses a part of it")]

#[cfg(unix)]
pub mod served;

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// Runs the binary with these arguments and this input.
pub fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crownlands"))
        .args(args)
        .env("LANG", "en")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("input is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked"), "{args:?} panicked: {said}");
    output
}

pub fn succeeds(args: &[&str]) -> String {
    let output = run(args, "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

pub fn fails(args: &[&str]) -> String {
    let output = run(args, "");
    assert!(!output.status.success(), "{args:?} should fail");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(!said.trim().is_empty(), "{args:?} fails without a word");
    said
}

pub fn json(args: &[&str]) -> Value {
    serde_json::from_str(&succeeds(args)).expect("JSON")
}

/// A file of its own for each test. Numbers of processes come again, so the time of day keeps what an earlier run left apart.
pub fn scratch(name: &str) -> PathBuf {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock that goes right");
        let folder = format!("crownlands-cli-{}-{}", std::process::id(), now.as_nanos());
        std::env::temp_dir().join(folder)
    });
    fs::create_dir_all(&*FOLDER).expect("a folder for scratch files");
    FOLDER.join(name)
}
