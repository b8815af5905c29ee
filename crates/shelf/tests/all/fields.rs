//! The pages about edition files tell the truth: every field that is documented exists, every field that exists is documented, and the limits are those that are
//! kept.

use shelf::Entry;
use shelf::fields::{Field, Guide, Part, Rows, guide, page};
use std::collections::BTreeSet;
use std::path::Path;
use table::file::{Scalar, leaves};
use table::{Arg, Complaint, Lang};
use toml::{Table, Value};

fn shipped(entry: &Entry) -> Table {
    table::file::read(entry.game.about().editions[0].text).expect("the edition that comes with the game")
}

fn check(entry: &Entry, file: &Table) -> Result<(), Complaint> {
    entry.game.check_edition(&toml::to_string(file).expect("a table can be written")).map(|_| ())
}

/// The first table under this path, or the first that has this field.
fn find<'a>(value: &'a mut Value, path: &[&str], field: Option<&str>) -> Option<&'a mut Table> {
    match (value, path) {
        (Value::Array(list), path) => list.iter_mut().find_map(|value| find(value, path, field)),
        (Value::Table(table), []) => field.is_none_or(|field| table.contains_key(field)).then_some(table),
        (Value::Table(table), [name, rest @ ..]) => find(table.get_mut(*name)?, rest, field),
        _ => None,
    }
}

/// The file with something done to the first table under this path that has the field.
fn changed(file: &Table, path: &str, field: Option<&str>, change: impl FnOnce(&mut Table)) -> Option<Table> {
    let mut file = Value::Table(file.clone());
    let path: Vec<&str> = path.split('.').filter(|name| !name.is_empty()).collect();
    change(find(&mut file, &path, field)?);
    file.as_table().cloned()
}

/// The fields that the reader of a file knows in a table: it lists them when it meets another.
fn known(entry: &Entry, file: &Table, path: &str) -> BTreeSet<String> {
    let strange = |table: &mut Table| drop(table.insert("zzz".to_owned(), Value::Integer(1)));
    let changed = changed(file, path, None, strange).unwrap_or_else(|| panic!("{}: there is no {path}", entry.id()));
    let complaint = check(entry, &changed).expect_err("a strange field");
    assert_eq!(complaint.why.key, "complaint-field", "{} {path}: {complaint:?}", entry.id());
    assert!(complaint.line.is_some(), "{} {path}", entry.id());
    let listed = complaint.why.args.iter().find(|(name, _)| name == "known");
    let Some((_, Arg::Text(listed))) = listed else { panic!("the known fields are listed") };
    listed.split(", ").map(str::to_owned).collect()
}

fn names(part: &Part, guide: &Guide) -> BTreeSet<String> {
    part.all(guide).into_iter().map(|field| field.name).collect()
}

#[test]
fn every_documented_field_exists_and_every_field_is_documented() {
    for entry in shelf::all_games() {
        let (guide, file) = (guide(entry).expect("the guide can be read"), shipped(entry));
        assert!(!guide.parts.is_empty(), "{} has no guide", entry.id());
        let tops: BTreeSet<String> =
            guide.parts.iter().map(|part| part.path.clone()).filter(|path| !path.contains('.')).collect();
        let top = known(entry, &file, "");
        assert_eq!(tops, top.into_iter().filter(|name| name != "id" && name != "title").collect(), "{}", entry.id());
        for part in guide.parts.iter().filter(|part| part.acts.is_empty()) {
            assert_eq!(names(part, &guide), known(entry, &file, &part.path), "{} {}", entry.id(), part.path);
        }
        for nested in guide.parts.iter().filter_map(|part| part.path.split_once('.')) {
            let outer = guide.parts.iter().find(|part| part.path == nested.0).expect("what it stands in");
            assert!(names(outer, &guide).contains(nested.1), "{}: {nested:?}", entry.id());
        }
    }
}

#[test]
fn the_limits_that_are_told_are_kept() {
    let mut tried = 0;
    for entry in shelf::all_games() {
        let (guide, file) = (guide(entry).expect("the guide can be read"), shipped(entry));
        for part in &guide.parts {
            for field in part.all(&guide) {
                let Some((least, most)) = field.limits() else { continue };
                for beyond in [most + 1, least - 1, i64::MAX, i64::MIN] {
                    let exceed = |table: &mut Table| drop(table.insert(field.name.clone(), Value::Integer(beyond)));
                    let Some(exceeding) = changed(&file, &part.path, Some(&field.name), exceed) else { continue };
                    let found = check(entry, &exceeding);
                    assert!(found.is_err(), "{} {}.{} may be {beyond}", entry.id(), part.path, field.name);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 150, "only {tried} limits were tried");
}

#[test]
fn rows_are_added_and_left_out_where_the_page_says_so() {
    for entry in shelf::all_games() {
        let (guide, file) = (guide(entry).expect("the guide can be read"), shipped(entry));
        for part in guide.parts.iter().filter(|part| !part.path.contains('.')) {
            let Some(rows) = part.rows else { continue };
            let edit = |edit: fn(&mut Vec<Value>)| {
                let mut file = file.clone();
                edit(file.get_mut(&part.path).and_then(Value::as_array_mut).expect("a list"));
                check(entry, &file).is_ok()
            };
            let at = format!("{} {}", entry.id(), part.path);
            let less = edit(|rows| drop(rows.pop()));
            let twice = edit(|rows| rows.extend(rows.last().cloned()));
            match rows {
                Rows::Fixed => assert!(!less && !twice, "{at} can be changed only"),
                Rows::Once => assert!(!twice, "{at}: nothing stands twice"),
                // A row that is added has a name of its own; where rows have no names, as many may stand there as one likes.
                Rows::Free => assert!(less || twice, "{at} is free"),
            }
        }
    }
}

#[test]
fn the_pages_are_as_written() {
    for entry in shelf::all_games() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/editions/{}.md", entry.id()));
        let page = page(entry).expect("the page can be made");
        if std::env::var_os("CROWNLANDS_WRITE").is_some() {
            std::fs::write(&path, &page).expect("written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(page, kept, "run the tests once with CROWNLANDS_WRITE=1");
    }
}

/// A number that stands where it cannot, named with its line, its value and what would be right.
#[test]
fn complaints_name_line_value_and_what_would_be_right() {
    for entry in shelf::all_games() {
        let words = entry.dictionary(Lang::En);
        let text = entry.game.about().editions[0].text;
        for (at, line) in text.lines().enumerate() {
            let origin = |name: &&str| line.starts_with(&format!("{name} = \"")) && line.ends_with('"');
            let Some(name) = ["from", "source"].into_iter().find(origin) else { continue };
            let lines = text.lines().enumerate();
            let bent: Vec<String> = lines
                .map(|(other, line)| if other == at { format!("{name} = \"myhead\"") } else { line.to_owned() })
                .collect();
            let told = words.complain(&entry.game.check_edition(&bent.join("\n")).expect_err("an unknown origin"));
            let expected =
                format!("Line {}: “myhead” means nothing here; it can be: rulebook, public, deduced, house.", at + 1);
            assert_eq!(told, expected, "{}", entry.id());
            break;
        }
    }
}

#[test]
fn a_number_of_northgard_that_cannot_be_is_told_with_its_line_and_its_limits() {
    let entry = shelf::find("northgard").expect("a game");
    let words = entry.dictionary(Lang::En);
    let text = entry.game.about().editions[0].text;
    let mut refused = 0;
    for leaf in leaves(text).expect("an edition") {
        // Winters must rise: there it is the next line that does not fit.
        if !matches!(leaf.value, Scalar::Number(_)) || leaf.path.starts_with("winter.") && leaf.path.ends_with(".units")
        {
            continue;
        }
        let bent = format!("{}250{}", &text[..leaf.span.start], &text[leaf.span.end..]);
        let Err(complaint) = entry.game.check_edition(&bent) else { continue };
        let told = words.complain(&complaint);
        let line = table::message::line_of(text, leaf.span.start);
        assert!(told.starts_with(&format!("Line {line}: ")) && told.contains("250"), "{}: {told}", leaf.path);
        refused += 1;
    }
    assert!(refused >= 80, "{refused}");
}

#[test]
fn rows_that_are_missing_are_told_with_a_line() {
    for (game, row) in
        [("northgard", "[[card]]\nid = \"dev_scouts\""), ("two-heirs", "[[tiles]]"), ("two-heirs", "[[treasures]]")]
    {
        let entry = shelf::find(game).expect("a game");
        let text = entry.game.about().editions[0].text;
        let start = text.find(row).expect("the row");
        let end = text[start + 2..].find("\n[").map_or(text.len(), |end| start + 2 + end);
        let without = format!("{}{}", &text[..start], &text[end..]);
        let told =
            entry.dictionary(Lang::En).complain(&entry.game.check_edition(&without).expect_err("a row is missing"));
        assert!(told.starts_with("Line "), "{game}: {told}");
    }
}

#[test]
fn limits_are_read_from_the_words_of_the_page() {
    let field = |may: &str| Field {
        name: String::new(),
        means: String::new(),
        unit: String::new(),
        may: may.to_owned(),
        open: false,
        note: None,
    };
    assert_eq!(field("1–99").limits(), Some((1, 99)));
    assert_eq!(field("nine numbers, each 0–99").limits(), None);
}
