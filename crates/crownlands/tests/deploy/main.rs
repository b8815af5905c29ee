//! What stands in `deploy` is true: every file can be read, every option in it is one of the program's, and the site it describes can be
//! started.

#[path = "../common/mod.rs"]
mod common;
mod files;
#[cfg(unix)]
mod site;

use libtest_mimic::{Arguments, Completion, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let files: [(&str, fn()); 5] = [
        ("compose_describes_three_servers_a_database_and_a_proxy", files::compose),
        ("every_option_in_a_file_is_one_of_the_program", files::options),
        ("units_of_systemd_have_their_sections", files::units),
        ("objects_of_kubernetes_fit_each_other", files::kubernetes),
        ("the_proxy_knows_every_server", files::caddy),
    ];
    let trial = |(name, test): (&str, fn())| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    };
    let mut trials: Vec<Trial> = files.into_iter().map(trial).collect();
    #[cfg(unix)]
    trials.push(Trial::ignorable_test("the_site_of_compose_starts_from_processes_and_outlives_a_server", || {
        if let Some(why) = spare_postgres::missing() {
            return Ok(Completion::ignored_with(why));
        }
        site::outlives_a_server();
        Ok(Completion::Completed)
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}
