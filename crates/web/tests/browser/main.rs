//! The site in a real browser. Where there is no browser, or no accessibility audit, the tests that need it are reported as ignored, with
//! the reason; `.ci/run` takes that for a failure.

mod ask;
mod bots;
mod browser;
#[path = "../common/mod.rs"]
mod common;
mod crescent_moon;
mod layout;
mod needs;
mod network;
mod northgard;
mod opening;
mod pictures;
mod site;
mod two_heirs;

use libtest_mimic::{Arguments, Completion, Trial};
use needs::Needs;
use std::process::ExitCode;

/// The tests of a module, each with what it needs.
macro_rules! trials {
    ($($needs:ident: $test:ident),* $(,)?) => {
        pub fn trials() -> Vec<libtest_mimic::Trial> {
            vec![$( $crate::trial(concat!(module_path!(), "::", stringify!($test)), $crate::Needs::$needs, $test) ),*]
        }
    };
}
use trials;

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
    let mut arguments = Arguments::from_args();
    // Browsers are heavy; one test at a time has them, unless somebody asks for more.
    arguments.test_threads.get_or_insert(1);
    let modules = [
        site::trials(),
        network::trials(),
        ask::trials(),
        layout::trials(),
        opening::trials(),
        bots::trials(),
        two_heirs::trials(),
        northgard::trials(),
        crescent_moon::trials(),
    ];
    libtest_mimic::run(&arguments, modules.into_iter().flatten().collect()).exit_code()
}
