//! Several servers over one PostgreSQL database, each a process of its own, and what may befall them. Without PostgreSQL these tests are
//! ignored, with the reason.
//!
//! `CROWNLANDS_FAULT_SECONDS=3600 cargo test -p web --test nodes faults` goes on for an hour; `CROWNLANDS_FAULT_SEED` repeats a run,
//! `CROWNLANDS_FAULTS=kill,line` lets nothing else befall, and `CROWNLANDS_FAULT_SERVERS=2` says how many servers there are. What happened is
//! written down when something is wrong, in the folder `CROWNLANDS_FAULT_HISTORY` if it is set.

mod check;
#[path = "../common/mod.rs"]
mod common;
mod faults;
mod history;
mod node;
mod notices;
mod player;
mod proxy;
mod replay;
mod titles;
mod together;

use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(orders) = node::orders() {
        return node::serve(orders);
    }
    let mut arguments = Arguments::from_args();
    // Each of them is several processes already.
    arguments.test_threads.get_or_insert(1);
    let trials = together::trials().into_iter().chain(faults::trials()).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial<T: Future<Output = ()> + 'static>(name: &'static str, test: fn() -> T) -> Trial {
    Trial::ignorable_test(name, move || {
        if let Some(why) = spare_postgres::missing() {
            return Ok(Completion::ignored_with(why));
        }
        tokio::runtime::Runtime::new()?.block_on(test());
        Ok(Completion::Completed)
    })
}
