//! Secrets that people can read to each other: words for a personal link, letters and digits for recovery.

use rand::RngExt;

/// How many words there are in a personal link: 66 random bits.
const WORDS: usize = 6;

/// How many recovery codes somebody gets.
pub(crate) const CODES: usize = 8;

/// How many letters and digits there are in a code: 60 random bits.
const LETTERS: usize = 12;

/// Letters and digits that are hard to confuse, as in Crockford's base 32.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Plain English words that are known by their first four letters.
fn list() -> &'static [&'static str; 2048] {
    bip39::Language::English.word_list()
}

/// The words of a new personal link, with hyphens between them.
pub(crate) fn draw_words() -> String {
    let mut rng = rand::rng();
    (0..WORDS).map(|_| list()[rng.random_range(0..list().len())]).collect::<Vec<_>>().join("-")
}

/// The words of a personal link as they were drawn, however they were typed; the first four letters of a word are enough. `None` if they
/// cannot be any.
pub(crate) fn read_words(text: &str) -> Option<String> {
    let typed = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let words = typed.take(WORDS + 1).map(|word| whole_word(&word.to_lowercase())).collect::<Option<Vec<_>>>()?;
    (words.len() == WORDS).then(|| words.join("-"))
}

fn whole_word(typed: &str) -> Option<&'static str> {
    let exact = list().iter().find(|word| **word == typed);
    let begun = || list().iter().find(|word| typed.chars().count() >= 4 && word.starts_with(typed));
    exact.or_else(begun).copied()
}

/// A new code, such as `7k2m-99ab-x0yz`.
pub(crate) fn draw_code() -> String {
    let mut rng = rand::rng();
    let letters: Vec<char> = (0..LETTERS).map(|_| char::from(ALPHABET[rng.random_range(0..ALPHABET.len())])).collect();
    letters.chunks(4).map(|part| part.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A code as it was drawn, however it was typed. `None` if it cannot be one.
pub(crate) fn read_code(text: &str) -> Option<String> {
    let letters: Vec<char> =
        text.chars().filter(|letter| letter.is_ascii_alphanumeric()).take(LETTERS + 1).map(plain).collect();
    let sound = letters.len() == LETTERS && letters.iter().all(|letter| ALPHABET.contains(&(*letter as u8)));
    sound.then(|| letters.chunks(4).map(|part| part.iter().collect::<String>()).collect::<Vec<_>>().join("-"))
}

/// Letters that are taken for others.
fn plain(letter: char) -> char {
    match letter.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        'u' => 'v',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_however_they_are_typed() {
        let words = draw_words();
        assert_eq!(words.split('-').count(), WORDS);
        assert_ne!(words, draw_words());
        let loud = format!("  {}\n", words.to_uppercase().replace('-', "  "));
        assert_eq!(read_words(&loud).as_deref(), Some(&*words));
        let short: Vec<String> = words.split('-').map(|word| word.chars().take(4).collect()).collect();
        assert_eq!(read_words(&short.join(" ")).as_deref(), Some(&*words), "four letters are enough");
        let one_more = format!("{words}-zoo");
        for wrong in ["", "raven", "raven-oak-lantern-x-y-z", &one_more, &words.replacen('-', "q", 1)] {
            assert_eq!(read_words(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn codes_are_read_however_they_are_typed() {
        let code = draw_code();
        assert_eq!(code.len(), LETTERS + 2);
        assert_eq!(read_code(&code.to_uppercase().replace('-', " ")).as_deref(), Some(&*code));
        assert_eq!(read_code("OIL0-1111-vvuu").as_deref(), Some("0110-1111-vvvv"));
        for wrong in ["", "7k2m", "7k2m-99ab-x0yz-1", "7k2m-99ab-x0y!"] {
            assert_eq!(read_code(wrong), None, "{wrong}");
        }
    }
}
