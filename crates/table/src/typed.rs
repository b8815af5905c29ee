//! What people type instead of notation: names of places and things, in any language, with or without accents and capitals.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The most words a name has.
const MOST_WORDS: usize = 3;

/// A name as it is compared: without accents and capitals.
pub fn plain_name(name: &str) -> String {
    let letters = name.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    letters.map(|letter| if letter == 'ł' { 'l' } else { letter }).collect()
}

/// A text in which names are replaced by how they are written in the notation; `None` where no name stands. Longer names are found before
/// shorter ones. What is asked for is [plain](plain_name).
pub fn without_names(text: &str, written: impl Fn(&str) -> Option<String>) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mut notation, mut found, mut at) = (Vec::new(), false, 0);
    while at < words.len() {
        let lengths = (1..=MOST_WORDS.min(words.len() - at)).rev();
        let mut names =
            lengths.filter_map(|length| Some((length, written(&plain_name(&words[at..at + length].join(" ")))?)));
        let (length, word) = match names.next() {
            Some(name) => {
                found = true;
                name
            }
            None => (1, words[at].to_owned()),
        };
        notation.push(word);
        at += length;
    }
    found.then(|| notation.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_accents_and_capitals() {
        assert_eq!(plain_name("Černé Źródło ŁĄKA"), "cerne zrodlo laka");
    }

    #[test]
    fn the_longest_name_is_found_and_other_words_stay() {
        let written = |name: &str| match name {
            "old ford" => Some("0,1".to_owned()),
            "old" => Some("x".to_owned()),
            _ => None,
        };
        assert_eq!(without_names("from OLD  Ford to", written).as_deref(), Some("from 0,1 to"));
        assert_eq!(without_names("from 1,1", written), None);
    }
}
