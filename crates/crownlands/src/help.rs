//! `--help` in the reader's language: every text of the command line is looked up under its own first words, and stays English where nobody says it.

use crate::voice::Voice;
use clap::{Arg, ArgAction, Command};
use table::Message;

/// The longest part of a text that names it.
const LETTERS: usize = 60;

/// Under which key a text stands in the dictionaries: its first words.
fn key(text: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    let words: String = text.chars().map(plain).collect();
    let words = words.split('-').filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-");
    format!("help-{}", words.chars().take(LETTERS).collect::<String>().trim_matches('-'))
}

/// The paragraphs of a text, each in one line.
fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The command line with its help in the language of this voice.
pub fn told(command: Command, voice: &Voice) -> Command {
    let mut whole = with_help(command, voice);
    whole.build();
    let about = say(voice, "Print this message or the help of the given subcommand(s)");
    with_usage(whole.mut_subcommand("help", |help| help.about(about)), voice)
}

/// The line of usage with what clap writes in it in English.
fn with_usage(command: Command, voice: &Voice) -> Command {
    let mut command = command.mut_subcommands(|sub| with_usage(sub, voice));
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    let said = ["OPTIONS", "COMMAND"].iter().fold(usage.to_owned(), |usage, english| {
        let word = voice.word(&format!("cli-usage-{}", english.to_lowercase()));
        usage
            .replace(&format!("[{english}]"), &format!("[{word}]"))
            .replace(&format!("<{english}>"), &format!("<{word}>"))
    });
    command.override_usage(said)
}

fn with_help(command: Command, voice: &Voice) -> Command {
    let about = command.get_about().map(|about| say(voice, &about.to_string()));
    let long = command.get_long_about().map(|about| say(voice, &about.to_string()));
    let below = command.get_after_help().map(|below| examples(voice, &below.to_string()));
    let usage = voice.word("cli-usage");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help("Print help");
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version).help("Print version");
    let command =
        command.disable_help_flag(true).arg(help).subcommand_help_heading(lasting(voice.word("cli-commands")));
    let command = match command.get_version() {
        Some(_) => command.disable_version_flag(true).arg(version),
        None => command,
    };
    let command = about.into_iter().fold(command, Command::about);
    let command = long.into_iter().fold(command, Command::long_about);
    let command = below.into_iter().fold(command, Command::after_help);
    // Under a heading of ours clap would sort them by name: they stand in the order in which they are given.
    let mut place = 0;
    command
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_args(|arg| {
            place += 1;
            explained(arg, voice).display_order(place)
        })
        .mut_subcommands(|sub| with_help(sub, voice))
}

/// A heading: those live as long as the command line, which is read once.
fn lasting(heading: String) -> &'static str {
    Box::leak(heading.into_boxed_str())
}

/// An argument with its help; what clap would add in English is said with it.
fn explained(arg: Arg, voice: &Voice) -> Arg {
    let mut help = arg.get_help().map(|help| say(voice, &help.to_string())).unwrap_or_default();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() && !arg.is_hide_possible_values_set() && arg.get_action().takes_values() {
        help = format!("{help} {}", voice.say(&Message::new("cli-values").with("values", values.join(", "))));
    }
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !usual.is_empty() && !arg.is_hide_default_value_set() && arg.get_action().takes_values() {
        help = format!("{help} {}", voice.say(&Message::new("cli-default").with("value", usual.join(", "))));
    }
    let heading = match arg.get_help_heading() {
        Some(_) => "cli-without-command",
        None if arg.is_positional() => "cli-arguments",
        None => "cli-options",
    };
    let arg = arg.help_heading(lasting(voice.word(heading)));
    // What takes no value has none to hide.
    let takes = arg.get_action().takes_values();
    let arg = if takes { arg.hide_possible_values(true).hide_default_value(true) } else { arg };
    let long = arg.get_long_help().map(|_| help.clone());
    long.into_iter().fold(arg.help(help.trim().to_owned()), Arg::long_help)
}

/// A text of the command line, paragraph by paragraph.
fn say(voice: &Voice, text: &str) -> String {
    let one = |text: String| if voice.knows(&key(&text)) { voice.word(&key(&text)) } else { text };
    paragraphs(text).into_iter().map(one).collect::<Vec<_>>().join("\n\n")
}

/// What is explained in a line of examples, where columns stand beside each other, and what stands before it.
fn explanation(line: &str) -> (&str, &str) {
    let start = line.trim_end().rfind("  ").map_or(0, |gap| gap + 2);
    line.split_at(start)
}

/// What stands below the help: the examples stay, what they do is told.
fn examples(voice: &Voice, text: &str) -> String {
    let told = |line: &str| {
        let (before, explained) = explanation(line);
        if explained.is_empty() { before.to_owned() } else { format!("{before}{}", say(voice, explained)) }
    };
    text.lines().map(told).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, EXAMPLES};
    use clap::CommandFactory;
    use table::Lang;

    /// Every text that help shows.
    fn texts(command: &Command, found: &mut Vec<String>) {
        let about = [command.get_about(), command.get_long_about()];
        // Those of clap's own are replaced by ours.
        let ours = command.get_arguments().filter(|arg| !arg.is_hide_set() && arg.get_id() != "help");
        let helped = ours.flat_map(|arg| [arg.get_help(), arg.get_long_help()]);
        for text in about.into_iter().chain(helped).flatten() {
            // A short text stands without its full stop.
            found.extend(paragraphs(&text.to_string()).iter().map(|text| text.trim_end_matches('.').to_owned()));
        }
        command.get_subcommands().filter(|sub| !sub.is_hide_set()).for_each(|sub| texts(sub, found));
    }

    /// The same, with what stands below.
    fn all_texts() -> Vec<String> {
        let mut command = Cli::command();
        command.build();
        let mut found = Vec::new();
        texts(&command, &mut found);
        let below = EXAMPLES.lines().map(|line| explanation(line).1).filter(|text| !text.is_empty());
        found.extend(below.map(|text| text.trim_end_matches('.').to_owned()));
        found
    }

    #[test]
    fn every_text_of_the_help_has_its_words_in_every_language() {
        let found = all_texts();
        assert!(found.len() > 150, "{} texts", found.len());
        let english = Voice::new(Lang::En);
        let wrong: Vec<&String> =
            found.iter().filter(|text| english.word(&key(text)).trim_end_matches('.') != **text).collect();
        assert!(wrong.is_empty(), "words/help.en.ftl says otherwise: {wrong:#?}");
        assert_eq!(examples(&english, EXAMPLES), EXAMPLES, "what stands below");
        for lang in Lang::ALL {
            let voice = Voice::new(lang);
            assert!(found.iter().all(|text| voice.knows(&key(text))), "{lang}");
        }
    }

    #[test]
    fn no_two_texts_share_their_words() {
        let mut found = all_texts();
        found.sort();
        found.dedup();
        let keys: std::collections::BTreeSet<String> = found.iter().map(|text| key(text)).collect();
        assert_eq!(keys.len(), found.len());
    }

    #[test]
    fn help_speaks_the_language_of_its_reader_and_the_command_line_stays_the_same() {
        for (lang, usage) in [(Lang::Cs, "Použití:"), (Lang::Pl, "Użycie:")] {
            let voice = Voice::new(lang);
            let help = told(Cli::command(), &voice).render_long_help().to_string();
            assert!(help.contains(usage) && help.contains(&voice.word("cli-commands")), "{help}");
            for english in [
                "Usage:",
                "[OPTIONS]",
                "[COMMAND]",
                "Options:",
                "Commands:",
                "Print help",
                "[default:",
                "Examples:",
                "List the games",
            ] {
                assert!(!help.contains(english), "{lang} says {english}: {help}");
            }
            let line = ["crownlands", "balance", "brian-boru", "--games", "5"];
            told(Cli::command(), &voice).try_get_matches_from(line).expect("the same words are understood");
            let mut whole = told(Cli::command(), &voice);
            let balance = whole.find_subcommand_mut("balance").expect("a command").render_long_help().to_string();
            assert!(balance.contains("greedy]") && !balance.contains("[default:"), "{balance}");
            let edition = whole.find_subcommand_mut("edition").expect("a command");
            let print = edition.find_subcommand_mut("print").expect("a command").render_help().to_string();
            let place = |name: &str| print.find(&format!("\n  {name} ")).expect("an argument");
            assert!(place("<GAME>") < place("[EDITION]"), "in the order in which they are given: {print}");
        }
    }
}
