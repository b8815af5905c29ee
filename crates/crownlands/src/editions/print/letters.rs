//! How much room letters take. Nobody can measure them without the font; these are the widths of a usual sans-serif, a little on the safe side.

/// How broad a letter is, in parts of its size.
fn breadth_of(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | '\'' | '’' | '|' | '!' | '.' | ',' | ':' | ';' | ' ' | 'í' | 'ı' => 0.29,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '/' | '“' | '”' | 'ř' | 'ł' => 0.37,
        'm' | 'w' | 'M' | 'W' | '—' | '…' | '%' | '@' => 0.9,
        letter if letter.is_uppercase() => 0.72,
        letter if letter.is_ascii() => 0.57,
        // Letters with marks are as broad as without; what else there is may be broad.
        letter if letter.is_alphabetic() => 0.6,
        _ => 0.7,
    }
}

/// How broad a text is, in parts of its size.
pub fn breadth(text: &str) -> f64 {
    text.chars().map(breadth_of).sum()
}

/// The text in lines no broader than this, in parts of its size. A word that is too long by itself is broken.
pub fn lines(text: &str, most: f64) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if breadth(&longer) <= most {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if breadth(&line) + breadth_of(letter) > most && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// The beginning of a text that is no broader than this.
pub fn cut(text: &str, most: f64) -> String {
    if breadth(text) <= most {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if breadth(&cut) + breadth_of(letter) > most - 1.0 {
            break;
        }
        cut.push(letter);
    }
    format!("{}…", cut.trim_end())
}

#[cfg(test)]
mod tests {
    use super::{breadth, cut, lines};

    #[test]
    fn no_line_is_broader_than_there_is_room_and_no_letter_is_lost() {
        let text = "Recruit 1 unit each in up to 3 own territories. Donaudampfschifffahrtsgesellschaftskapitän, žluťoučký kůň.";
        for most in [4.0, 9.0, 20.0, 200.0] {
            let lines = lines(text, most);
            assert!(lines.iter().all(|line| breadth(line) <= most), "{most}: {lines:?}");
            let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
        }
        assert!(breadth(&cut(text, 9.0)) <= 9.0 && cut(text, 9.0).ends_with('…'));
        assert_eq!(cut("short", 9.0), "short");
    }
}
