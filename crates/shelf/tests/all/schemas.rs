//! What a seat may know is described for authors of bots, and the description is true.

use arena::schema::views;
use serde_json::Value;
use std::path::Path;
use table::{Pending, Seed, Setup, Viewer};

#[test]
fn the_documents_describe_every_view() {
    for entry in shelf::all_games() {
        let schema = views(entry.game, 10).expect("the usual games can be played");
        let text = format!("{schema:#}\n");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/schemas/{}.json", entry.id()));
        if std::env::var_os("CROWNLANDS_WRITE").is_some() {
            std::fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("the folder can be made");
            std::fs::write(&file, &text).expect("the schema can be written");
        }
        let written = std::fs::read_to_string(&file).expect("there is a schema");
        // The order of fields depends on what else is built.
        let written: Value = serde_json::from_str(&written).expect("it is JSON");
        assert!(written == schema, "{}: run this test with CROWNLANDS_WRITE=1", file.display());
        for field in ["properties", "required", "title"] {
            assert!(schema.get(field).is_some(), "{}: {field}", entry.id());
        }
    }
}

/// Whether this is something that only the rules can count with: a number that stands for nothing, or a set written as bits.
fn is_raw(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_u64() == Some(u8::MAX.into()),
        Value::String(text) => text.len() > 5 && text.bytes().all(|byte| byte.is_ascii_hexdigit()),
        Value::Array(all) => all.iter().any(is_raw),
        Value::Object(all) => all.values().any(is_raw),
        Value::Null | Value::Bool(_) => false,
    }
}

#[test]
fn programs_are_shown_names_and_no_bits() {
    for entry in shelf::all_games() {
        let setup = Setup::new(entry.game.about(), entry.game.about().usual, &Default::default(), None).expect("usual");
        let mut played = entry.game.begin(&setup).expect("the edition is sound");
        let dice = Seed::from_number(5);
        for step in 0.. {
            match played.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let chance = played.roll(&dice).expect("it is chance's turn");
                    played.settle(&chance).expect("what was rolled is possible");
                }
                Pending::Seats(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let view = played.plain_view(Viewer::Seat(seat));
                    assert!(!is_raw(&view), "{}: {view}", entry.id());
                    let offers = played.offer_texts(seat);
                    played.act(seat, &offers[step % offers.len()]).expect("what is offered is allowed");
                }
            }
        }
    }
}
