//! `--words FOLDER`: languages of one's own.

use crate::voice::Voice;
use std::ffi::OsString;
use std::path::PathBuf;
use table::Message;
use table::words::tongue::Fault;

/// The folder named on a command line that is not read yet.
fn named(words: impl IntoIterator<Item = OsString>) -> Option<PathBuf> {
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--words") => return words.next().map(PathBuf::from),
            Some("--") => return None,
            Some(text) => {
                if let Some(folder) = text.strip_prefix("--words=") {
                    return Some(PathBuf::from(folder));
                }
            }
            None => {}
        }
    }
    None
}

/// Reads the languages of the folder that the command line names, and says what is wrong with them: faulty messages are said in English.
pub fn read(words: impl IntoIterator<Item = OsString>) -> Vec<String> {
    let Some(folder) = named(words) else { return Vec::new() };
    match web::read_languages(&folder) {
        Ok(faults) => faults.iter().map(|(file, fault)| told(&file.display().to_string(), fault)).collect(),
        Err(error) => vec![Voice::new(table::Lang::default()).file("cli-cannot-read", &folder, &error)],
    }
}

/// A fault as a line.
fn told(file: &str, fault: &Fault) -> String {
    let why = match fault.key.as_str() {
        "" => fault.problem.clone(),
        key => format!("{key}: {}", fault.problem),
    };
    let message = Message::new("cli-words-fault").with("file", file).with("line", fault.line).with("why", why);
    Voice::new(table::Lang::default()).say(&message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_found_wherever_it_stands() {
        let found = |line: &str| named(line.split(' ').map(OsString::from));
        assert_eq!(found("crownlands serve --words my/words --bind :80"), Some("my/words".into()));
        assert_eq!(found("crownlands --words=w rules"), Some("w".into()));
        assert_eq!(found("crownlands words --missing de"), None);
        assert_eq!(found("crownlands play -- --words x"), None);
    }
}
