//! The site in real browsers, Chromium and Firefox. Where there is no browser, or no accessibility audit, the tests that need it are reported as ignored, with
//! the reason; `.ci/run` takes that for a failure.

mod ask;
mod away;
mod bars;
mod bots;
mod browser;
#[path = "../common/mod.rs"]
mod common;
mod crescent_moon;
mod every_page;
mod findings;
mod firefox;
mod herald;
mod in_firefox;
mod layout;
mod lessons;
mod needs;
mod network;
mod northgard;
mod opening;
mod page;
mod people;
mod phone;
mod pictures;
mod process;
#[path = "../common/receivers.rs"]
mod receivers;
mod site;
mod speed;
mod together;
mod told;
mod two_heirs;
#[path = "../common/walk.rs"]
mod walk;
mod watching;
mod workshop;

use libtest_mimic::{Arguments, Completion, Trial};
use needs::Needs;
use std::process::ExitCode;

/// The tests of a module, each with what it needs. With a window a test is of a page that is open in such a one, on a server of its own.
macro_rules! trials {
    ($($needs:ident $(($window:expr))?: $test:ident),* $(,)?) => {
        pub fn trials() -> Vec<libtest_mimic::Trial> {
            vec![$( $crate::trial(
                concat!(module_path!(), "::", stringify!($test)),
                $crate::Needs::$needs,
                $crate::begun!($needs, $test $(, $window)?),
            ) ),*]
        }
    };
}
use trials;

/// A test with the page it is given, if it is given one.
macro_rules! begun {
    ($needs:ident, $test:ident) => {
        $test
    };
    (Firefox, $test:ident, $window:expr) => {
        || $crate::firefox::in_firefox($window, async |page: &$crate::firefox::Firefox| $test(page).await)
    };
    (FirefoxAudit, $test:ident, $window:expr) => {
        || $crate::firefox::in_firefox($window, async |page: &$crate::firefox::Firefox| $test(page).await)
    };
    ($needs:ident, $test:ident, $window:expr) => {
        || $crate::browser::in_chromium($window, async |page: &$crate::browser::Browser| $test(page).await)
    };
}
use begun;

/// A test that is ignored where there is not what it needs.
fn trial<T: Future<Output = ()> + 'static>(path: &'static str, needs: Needs, test: fn() -> T) -> Trial {
    let name = path.split_once("::").map_or(path, |(_program, name)| name);
    Trial::ignorable_test(name, move || {
        if let Err(reason) = needs.met() {
            return Ok(Completion::ignored_with(reason));
        }
        tokio::runtime::Runtime::new()?.block_on(test());
        Ok(Completion::Completed)
    })
}

fn main() -> ExitCode {
    if let Some(folder) = pictures::wanted() {
        return match (Needs::Browser.met(), tokio::runtime::Runtime::new()) {
            (Ok(()), Ok(runtime)) => {
                runtime.block_on(pictures::make(&folder));
                ExitCode::SUCCESS
            }
            (missing, runtime) => {
                eprintln!(
                    "No pictures: {}",
                    missing.err().map_or_else(|| format!("{:?}", runtime.err()), str::to_owned)
                );
                ExitCode::FAILURE
            }
        };
    }
    let arguments = Arguments::from_args();
    let together = [
        site::trials(),
        network::trials(),
        ask::trials(),
        phone::trials(),
        layout::trials(),
        herald::trials(),
        bars::trials(),
        opening::trials(),
        bots::trials(),
        two_heirs::trials(),
        northgard::trials(),
        crescent_moon::trials(),
        lessons::trials(),
        people::trials(),
        away::trials(),
        watching::trials(),
        together::trials(),
        told::trials(),
        workshop::trials(),
        every_page::trials(),
        findings::trials(),
        in_firefox::trials(),
    ];
    // Browsers are heavy, but a test waits for its browser as often as the browser for the test: two of them share a machine well, unless
    // somebody asks for more or fewer. What is measured is measured afterwards, alone.
    let alone = speed::trials().into_iter().chain(every_page::apart::trials()).collect();
    let failed = [(2, together.into_iter().flatten().collect()), (1, alone)].map(|(threads, trials)| {
        let test_threads = arguments.test_threads.or(Some(threads));
        libtest_mimic::run(&Arguments { test_threads, ..arguments.clone() }, trials).has_failed()
    });
    if failed.contains(&true) { ExitCode::from(101) } else { ExitCode::SUCCESS }
}
