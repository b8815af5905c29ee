//! What a person can say at the table beside what the game offers.

use crate::voice::Voice;
use std::path::PathBuf;

/// What the person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    Help,
    /// Explain this.
    Explain(String),
    Undo,
    Score,
    /// Show the whole table, or one section of it.
    Board(String),
    /// Say the choices again.
    Choices,
    /// Say what a beginner should know now.
    Hints,
    /// List the lessons of the game, or play one of them.
    Lessons(String),
    /// Tell what happened.
    Log,
    /// Write the record here.
    Save(PathBuf),
    Leave,
    /// Anything else: the number of a choice, or an action.
    Act(String),
}

/// Every order: its English word, its letter, and whether something follows it.
pub const ORDERS: [(&str, &str); 10] = [
    ("help", "h"),
    ("choices", "c"),
    ("board", "b"),
    ("score", "s"),
    ("hints", "i"),
    ("lessons", "e"),
    ("log", "l"),
    ("undo", "u"),
    ("save", "w"),
    ("quit", "q"),
];

impl Order {
    /// What a line says. The words of the reader's language are known as well as the English ones and their letters.
    pub fn read(voice: &Voice, line: &str) -> Order {
        let line = line.trim();
        if let Some(question) = line.strip_prefix('?') {
            return match question.trim() {
                "" => Order::Help,
                question => Order::Explain(question.to_owned()),
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let known = ORDERS.iter().find(|(english, letter)| {
            [*english, *letter].contains(&word) || voice.word(&format!("cli-order-{english}")) == word
        });
        match known.map(|(english, _)| *english) {
            Some("help") if rest.is_empty() => Order::Help,
            Some("help") => Order::Explain(rest.to_owned()),
            Some("board") => Order::Board(rest.to_owned()),
            Some("lessons") => Order::Lessons(rest.to_owned()),
            Some("save") if !rest.is_empty() => Order::Save(PathBuf::from(rest)),
            Some(_) if !rest.is_empty() => Order::Act(line.to_owned()),
            Some("choices") => Order::Choices,
            Some("score") => Order::Score,
            Some("hints") => Order::Hints,
            Some("log") => Order::Log,
            Some("undo") => Order::Undo,
            Some("quit") => Order::Leave,
            _ if line.is_empty() => Order::Choices,
            _ => Order::Act(line.to_owned()),
        }
    }
}

/// Everything that can be said, in aligned lines.
pub fn help(voice: &Voice, prefix: &str) -> String {
    let mut rows = vec![
        vec!["1, 2, 3 …".to_owned(), voice.word("cli-help-number")],
        vec![
            "?".to_owned(),
            voice.say(
                &table::Message::new("cli-help-ask")
                    .with("clause", format!("?{prefix}-4.3"))
                    .with("chapter", format!("?{prefix}-4")),
            ),
        ],
    ];
    rows.extend(ORDERS.iter().map(|(english, letter)| {
        let word = voice.word(&format!("cli-order-{english}"));
        vec![format!("{word}, {letter}"), voice.word(&format!("cli-help-{english}"))]
    }));
    boards::letters::columns(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn orders_are_understood_in_every_language() {
        for lang in Lang::ALL {
            let voice = Voice::new(lang);
            for (english, letter) in ORDERS.iter().filter(|(english, _)| *english != "save") {
                let word = voice.word(&format!("cli-order-{english}"));
                assert_eq!(Order::read(&voice, &word), Order::read(&voice, letter), "{lang} {word}");
                assert_eq!(Order::read(&voice, english), Order::read(&voice, letter), "{lang} {english}");
                assert!(!matches!(Order::read(&voice, letter), Order::Act(_)), "{english}");
            }
            assert_eq!(Order::read(&voice, "save x.json"), Order::Save("x.json".into()));
            assert_eq!(Order::read(&voice, "? BB-4"), Order::Explain("BB-4".to_owned()));
            assert_eq!(Order::read(&voice, "lead 11"), Order::Act("lead 11".to_owned()));
            assert_eq!(Order::read(&voice, "b market"), Order::Board("market".to_owned()));
        }
    }

    #[test]
    fn no_letter_and_no_word_stands_for_two_orders() {
        for lang in Lang::ALL {
            let voice = Voice::new(lang);
            let mut all: Vec<String> = ORDERS
                .iter()
                .flat_map(|(english, letter)| [voice.word(&format!("cli-order-{english}")), (*letter).to_owned()])
                .collect();
            all.sort();
            let count = all.len();
            all.dedup();
            assert_eq!(all.len(), count, "{lang}");
        }
    }
}
