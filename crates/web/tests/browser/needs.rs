//! What the tests cannot do without, and which is not part of this repository.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The version of axe-core, the accessibility audit.
const AXE: &str = "4.14.0";

/// What a test needs.
#[derive(Clone, Copy, Debug)]
pub enum Needs {
    /// Chromium and its driver.
    Browser,
    /// The same, and the accessibility audit.
    Audit,
    /// Firefox, which needs no driver.
    Firefox,
    /// The same, and the accessibility audit.
    FirefoxAudit,
}

impl Needs {
    /// Whether it is there; otherwise what is missing.
    pub fn met(self) -> Result<(), &'static str> {
        let missing = |reason: &'static String| reason.as_str();
        match self {
            Needs::Browser => DRIVER.as_ref().map(drop),
            Needs::Audit => DRIVER.as_ref().and(AUDIT.as_ref()).map(drop),
            Needs::Firefox => FIREFOX.as_ref().map(drop),
            Needs::FirefoxAudit => FIREFOX.as_ref().and(AUDIT.as_ref()).map(drop),
        }
        .map_err(missing)
    }
}

/// Where chromedriver is.
static DRIVER: LazyLock<Result<PathBuf, String>> = LazyLock::new(|| {
    let browsers = ["chromium", "chromium-browser", "google-chrome"];
    if !browsers.into_iter().any(|name| program(name).is_some()) {
        return Err("Chromium is not installed".to_owned());
    }
    program("chromedriver").ok_or_else(|| "chromedriver is not installed".to_owned())
});

/// Where Firefox is.
static FIREFOX: LazyLock<Result<PathBuf, String>> = LazyLock::new(|| {
    ["firefox-esr", "firefox"].into_iter().find_map(program).ok_or_else(|| "Firefox is not installed".to_owned())
});

/// The script of the accessibility audit, installed by npm when it is needed for the first time.
static AUDIT: LazyLock<Result<String, String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("axe-core-{AXE}"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.is_file() {
        install(&folder).map_err(|problem| format!("axe-core {AXE} cannot be installed: {problem}"))?;
    }
    std::fs::read_to_string(&script).map_err(|error| format!("{} cannot be read: {error}", script.display()))
});

/// The path of chromedriver.
pub fn driver() -> &'static Path {
    DRIVER.as_deref().expect("a test without a browser is ignored")
}

/// The path of Firefox.
pub fn firefox() -> &'static Path {
    FIREFOX.as_deref().expect("a test without Firefox is ignored")
}

/// The script of the accessibility audit.
pub fn audit() -> &'static str {
    AUDIT.as_deref().expect("a test without the audit is ignored")
}

/// The program of this name that a shell would start.
fn program(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn install(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", "--prefix"]);
    let output = npm.arg(folder).arg(format!("axe-core@{AXE}")).output();
    let output = output.map_err(|error| format!("npm cannot be started: {error}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()) }
}
