//! What is wrong with an edition file is told with the line, the value or the row, and what would be right: every line of every edition that comes with a game is bent in
//! a few ways.

use shelf::Entry;
use table::file::{Leaf, Scalar, leaves};
use table::message::line_of;
use table::{Arg, Lang, Message};
use toml::Table;

/// A file with something bent.
struct Bend {
    line: usize,
    text: String,
    /// What the complaint has to name: the new value, or else what is missing or refers to what was there.
    named: Vec<String>,
    /// Whether something is missing now, so that naming it says what would be right.
    lacks: bool,
}

/// The first and the last value of each kind on each line, other values in their place.
fn bent_values(text: &str) -> Vec<Bend> {
    let all = leaves(text).expect("an edition that comes with a game");
    let mut bends = Vec::new();
    for (at, leaf) in all.iter().enumerate() {
        let line = |leaf: &Leaf| line_of(text, leaf.span.start);
        let alike = |other: &Leaf| {
            line(other) == line(leaf) && std::mem::discriminant(&other.value) == std::mem::discriminant(&leaf.value)
        };
        let between = all[..at].iter().any(alike) && all[at + 1..].iter().any(alike);
        // An id and a title of any kind are as good as others for a file that nobody brings to a table.
        if between || !leaf.path.contains('.') {
            continue;
        }
        let instead: &[(&str, &str)] = match leaf.value {
            Scalar::Text(_) => &[("\"qqq\"", "qqq"), ("41", "41")],
            Scalar::Number(_) => &[("250", "250"), ("99999999", "99999999"), ("-77", "-77"), ("\"qqq\"", "qqq")],
            Scalar::Truth(_) => &[("\"qqq\"", "qqq")],
        };
        for (new, value) in instead {
            let bent = format!("{}{new}{}", &text[..leaf.span.start], &text[leaf.span.end..]);
            // Where others refer to what was there, they are what does not fit; of a pair of numbers its name says enough.
            let mut named = vec![(*value).to_owned(), leaf.value.typed()];
            named.extend(
                leaf.path
                    .rsplit_once('.')
                    .filter(|(_, last)| last.parse::<usize>().is_ok())
                    .and_then(|(list, _)| list.strip_prefix("sketch.at.").map(str::to_owned)),
            );
            bends.push(Bend { line: line(leaf), text: bent, named, lacks: false });
        }
    }
    bends
}

/// Each line without what stands there, and with its field misspelt.
fn bent_lines(text: &str) -> Vec<Bend> {
    let lines: Vec<&str> = text.lines().collect();
    let mut bends = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let start = line.trim_start();
        let Some((field, _)) = start.trim_start_matches("{ ").split_once(" =") else { continue };
        if line.starts_with('#') {
            continue;
        }
        let with = |other: Option<String>| {
            let mut bent: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            match other {
                Some(other) => bent[at] = other,
                None => drop(bent.remove(at)),
            }
            bent.join("\n")
        };
        let misspelt = with(Some(line.replacen(&format!("{field} ="), &format!("{field}x ="), 1)));
        bends.push(Bend { line: at + 1, text: misspelt, named: vec![format!("{field}x")], lacks: false });
        bends.push(Bend { line: at + 1, text: with(None), named: Vec::new(), lacks: true });
    }
    bends
}

/// Sentences that say by themselves what would be right.
const PLAIN: &[&str] = &[
    "complaint-bb-edition-road",
    "complaint-bb-edition-sketch",
    "complaint-bb-edition-symbol",
    "complaint-bb-edition-reward",
    "complaint-bb-edition-dealt",
    "complaint-bb-edition-ordinary",
    "complaint-bb-edition-deck",
    "complaint-bb-edition-track-start",
    "complaint-bb-edition-benefit",
    "complaint-bb-edition-upper",
    "complaint-bb-edition-take-town",
    "complaint-th-id",
    "complaint-th-set",
    "complaint-th-roads",
    "complaint-th-direction",
    "complaint-th-parameter",
    "complaint-th-treasure",
    "complaint-th-treasures",
    "complaint-th-cost",
    "complaint-edition-unsound",
    "complaint-northgard-counts",
    "complaint-northgard-draw",
    "complaint-northgard-start",
    "complaint-northgard-winter",
];

/// Complaints about a list as a whole: no single value of it is wrong.
const WHOLE: &[&str] = &["complaint-edition-unsound", "complaint-northgard-winter"];

/// Whether a complaint says what would be right: it lists it, gives limits or an example, or its sentence says so.
fn says_what_is_right(why: &Message, lacks: bool) -> bool {
    let right: &[&str] = &["known", "expected", "wanted", "most", "example"];
    let row: &[&str] = &["field", "name", "row"];
    let has = |names: &[&str]| why.args.iter().any(|(name, _)| names.contains(&name.as_ref()));
    let within = why.args.iter().any(|(_, arg)| match arg {
        Arg::Message(inner) => inner.key.starts_with("edition-why-") || says_what_is_right(inner, lacks),
        _ => false,
    });
    has(right) || lacks && has(row) || within || PLAIN.contains(&why.key.as_ref())
}

/// Bends the edition of a game; `least` so many of the bends are refused.
fn every_refusal_is_told(game: &str, least: usize) {
    let entry: &Entry = shelf::find(game).expect("a game");
    let (words, text) = (entry.dictionary(Lang::En), entry.game.about().editions[0].text);
    let mut refused = 0;
    let mut faults = Vec::new();
    for bend in bent_values(text).into_iter().chain(bent_lines(text)) {
        let sound = table::file::read::<Table>(&bend.text).is_ok();
        let Some(complaint) = entry.check_edition(&bend.text).err().filter(|_| sound) else { continue };
        refused += 1;
        let told = words.complain(&complaint);
        let whole = WHOLE.contains(&complaint.why.key.as_ref());
        let named = whole || bend.named.is_empty() || bend.named.iter().any(|name| told.contains(name));
        let right = says_what_is_right(&complaint.why, bend.lacks);
        if complaint.line.is_none() || !named || !right {
            faults.push(format!("bent in line {}, {:?}: {told}", bend.line, bend.named));
        }
    }
    assert!(faults.is_empty(), "{} of {refused}:\n{}", faults.len(), faults.join("\n"));
    assert!(refused >= least, "{refused} were refused");
}

#[test]
fn refusals_of_brian_boru_name_line_value_and_what_would_be_right() {
    every_refusal_is_told("brian-boru", 1000);
}

#[test]
fn refusals_of_the_two_heirs_name_line_value_and_what_would_be_right() {
    every_refusal_is_told("two-heirs", 1000);
}

#[test]
fn refusals_of_northgard_name_line_value_and_what_would_be_right() {
    every_refusal_is_told("northgard", 1000);
}

#[test]
fn refusals_of_crescent_moon_name_line_value_and_what_would_be_right() {
    every_refusal_is_told("crescent-moon", 1000);
}
