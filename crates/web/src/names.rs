//! Names as people may have them: what is not seen is left out, and two at one table do not look alike.

use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use store::Looks;
use table::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// How many marks may stand on one letter. A tower of them hides the lines above.
const MOST_MARKS: usize = 2;

/// Whoever sits on this seat, among the names of a table; its letter where nobody is named.
pub(crate) fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// A name as it is shown: in one way of writing, without anything that is not seen, without doubled spaces, not too long. `None` if
/// nothing is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let mut tidy = String::new();
    let (mut letters, mut marks, mut space) = (0, 0, false);
    for letter in name.nfc() {
        if letter.is_whitespace() || letter.is_control() {
            space = !tidy.is_empty();
            continue;
        }
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if !is_seen(letter) || marks > MOST_MARKS {
            continue;
        }
        if letters + usize::from(space) >= LONGEST {
            break;
        }
        if std::mem::take(&mut space) {
            tidy.push(' ');
            letters += 1;
        }
        tidy.push(letter);
        letters += 1;
    }
    let has_more_than_marks = tidy.chars().any(|letter| !is_mark(letter));
    has_more_than_marks.then_some(tidy)
}

/// How a name looks: the same letters, or letters of other alphabets that look the same, are the same here.
pub(crate) fn looks(name: &str) -> Looks {
    let plain = |name: &str| skeleton(name).filter(|letter| !letter.is_whitespace()).collect::<String>().to_lowercase();
    Looks { written: plain(name), small: plain(&name.to_lowercase()) }
}

/// Whether two names look alike.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (looks(one), looks(other));
    one.written == other.written || one.small == other.small
}

/// Whether a character is seen where it stands. Characters that turn the direction of writing, fill space, or have no meaning
/// outside of one program are not.
fn is_seen(letter: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter);
    // The Braille pattern without dots is as empty as a space and counts as a sign.
    !ignorable && letter != '\u{2800}' && !GeneralCategoryGroup::Other.contains(category)
}

fn is_mark(letter: char) -> bool {
    GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_empty_ones_are_none() {
        assert_eq!(tidy_name("  Anna \n  Marie\u{7} ").as_deref(), Some("Anna Marie"));
        assert_eq!(tidy_name(" \t\u{202e}\u{200b} "), None);
        assert_eq!(tidy_name(&"é".repeat(40)).map(|name| name.chars().count()), Some(LONGEST));
        for kept in ["Žaneta", "Łukasz", "Zoë", "Дарья", "山田", "O’Brien", "J. R.", "Ana ★"] {
            assert_eq!(tidy_name(kept).as_deref(), Some(kept));
        }
    }

    #[test]
    fn l4_what_is_not_seen_is_no_part_of_a_name() {
        for unseen in [
            '\u{ad}',
            '\u{feff}',
            '\u{61c}',
            '\u{3164}',
            '\u{115f}',
            '\u{ffa0}',
            '\u{e000}',
            '\u{f8ff}',
            '\u{10ffff}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{34f}',
            '\u{2800}',
            '\u{fff9}',
            '\u{378}',
        ] {
            assert_eq!(tidy_name(&format!("An{unseen}na")).as_deref(), Some("Anna"), "U+{:04X}", u32::from(unseen));
            assert_eq!(tidy_name(&unseen.to_string()), None, "U+{:04X}", u32::from(unseen));
        }
        assert_eq!(tidy_name(&format!("A{}nna", "\u{301}".repeat(30))).map(|name| name.chars().count()), Some(6));
        assert_eq!(tidy_name("Zoe\u{308}").as_deref(), Some("Zoë"), "one way of writing");
    }

    #[test]
    fn l4_names_that_look_the_same_are_found() {
        for (one, other) in
            [("Anna", "Аnnа"), ("Paul", "раul"), ("Ivan", "lvan"), ("anna", "ANNA"), ("An na", "Anna"), ("Bob", "B0b")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Anna", "Anna 2"), ("Žaneta", "Janeta"), ("Jan", "Ján")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
