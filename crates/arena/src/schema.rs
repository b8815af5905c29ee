//! What the views of a game look like, as JSON Schema: found by looking at every view of many random games.
//!
//! Fields that every view has are required; what several shapes were seen of may have any of them. Objects of which each holds one field are one of
//! several things that may be going on; objects without any common field, and objects of objects that are all alike, are maps, by seat or by place.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{AnyGame, Complaint, Pending, Seat, Seed, Setup, Viewer};

/// So many fields that are never all there are no fields but entries of a map.
const MAP: usize = 6;

/// So many objects with the same fields, and nothing else beside them, are entries of a map, too: what is known of every seat or place.
const ALIKE: usize = 3;

/// What was seen at one place.
#[derive(Clone, PartialEq, Debug, Default)]
struct Shape {
    /// Names of the plain types, as JSON Schema has them.
    plain: BTreeMap<&'static str, usize>,
    items: Option<Box<Shape>>,
    fields: Option<Fields>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Fields {
    seen: usize,
    most: usize,
    known: BTreeMap<String, (usize, Shape)>,
}

impl Shape {
    fn look(&mut self, value: &Value) {
        match value {
            Value::Null => self.plain("null"),
            Value::Bool(_) => self.plain("boolean"),
            Value::Number(number) if number.is_f64() => self.plain("number"),
            Value::Number(_) => self.plain("integer"),
            Value::String(_) => self.plain("string"),
            Value::Array(all) => {
                let items = self.items.get_or_insert_default();
                all.iter().for_each(|one| items.look(one));
            }
            Value::Object(all) => {
                let fields = self.fields.get_or_insert_default();
                fields.seen += 1;
                fields.most = fields.most.max(all.len());
                for (name, one) in all {
                    let (seen, shape) = fields.known.entry(name.clone()).or_default();
                    *seen += 1;
                    shape.look(one);
                }
            }
        }
    }

    fn plain(&mut self, name: &'static str) {
        *self.plain.entry(name).or_default() += 1;
    }

    /// Both together.
    fn merge(&mut self, other: &Shape) {
        for (name, count) in &other.plain {
            *self.plain.entry(name).or_default() += count;
        }
        if let Some(items) = &other.items {
            self.items.get_or_insert_default().merge(items);
        }
        if let Some(fields) = &other.fields {
            let mine = self.fields.get_or_insert_default();
            mine.seen += fields.seen;
            mine.most = mine.most.max(fields.most);
            for (name, (seen, shape)) in &fields.known {
                let (count, known) = mine.known.entry(name.clone()).or_default();
                *count += seen;
                known.merge(shape);
            }
        }
    }

    fn schema(&self) -> Value {
        let mut all: Vec<Value> = Vec::new();
        match self.plain.keys().collect::<Vec<_>>().as_slice() {
            [] => {}
            [only] => all.push(json!({ "type": only })),
            several => all.push(json!({ "type": several })),
        }
        if let Some(items) = &self.items {
            let nothing = **items == Shape::default();
            all.push(if nothing {
                json!({ "type": "array" })
            } else {
                json!({ "type": "array", "items": items.schema() })
            });
        }
        all.extend(self.fields.as_ref().map(Fields::schema));
        match all.len() {
            0 => json!({}),
            1 => all.swap_remove(0),
            _ => json!({ "anyOf": all }),
        }
    }
}

impl Fields {
    /// Whether these are not different fields but many of a kind: objects that all have the same fields.
    fn are_alike(&self) -> bool {
        let inner = |shape: &Shape| {
            let fields = shape.fields.as_ref().filter(|_| shape.plain.is_empty() && shape.items.is_none())?;
            Some(fields.known.keys().cloned().collect::<Vec<String>>())
        };
        let mut all = self.known.values().map(|(_, shape)| inner(shape));
        let Some(Some(first)) = all.next() else { return false };
        self.most > 1 && self.known.len() >= ALIKE && first.len() > 1 && all.all(|other| other.as_ref() == Some(&first))
    }

    fn schema(&self) -> Value {
        let required: Vec<&String> =
            self.known.iter().filter(|(_, (seen, _))| *seen == self.seen).map(|(name, _)| name).collect();
        if required.is_empty() && self.most > 1 && self.known.len() >= MAP || self.are_alike() {
            let mut any = Shape::default();
            self.known.values().for_each(|(_, shape)| any.merge(shape));
            return json!({ "type": "object", "additionalProperties": any.schema() });
        }
        let properties: Map<String, Value> =
            self.known.iter().map(|(name, (_, shape))| (name.clone(), shape.schema())).collect();
        let mut schema = json!({ "type": "object", "properties": properties });
        if let Value::Object(schema) = &mut schema {
            if !required.is_empty() {
                schema.insert("required".to_owned(), json!(required));
            }
            if self.most == 1 && self.known.len() > 1 {
                schema.insert("maxProperties".to_owned(), json!(1));
            }
        }
        schema
    }
}

/// The schema of the views of a game, from so many random games of every number of players.
pub fn views(game: &dyn AnyGame, games: u64) -> Result<Value, Complaint> {
    let mut shape = Shape::default();
    for players in game.about().players.clone() {
        let setup = Setup::new(game.about(), players, &Default::default(), None)?;
        for seed in 0..games {
            watch(game, &setup, seed, &mut shape)?;
        }
    }
    let mut schema = shape.schema();
    if let Value::Object(schema) = &mut schema {
        schema.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        schema.insert("title".to_owned(), json!(format!("What a seat may know in {}", game.about().id)));
        schema.insert("$comment".to_owned(), json!(format!("rules {}", game.about().rules_version)));
    }
    Ok(schema)
}

/// Looks at what everybody sees in a random game.
fn watch(game: &dyn AnyGame, setup: &Setup, seed: u64, shape: &mut Shape) -> Result<(), Complaint> {
    let (dice, mut rng) = (Seed::from_number(seed), SmallRng::seed_from_u64(seed));
    let mut played = game.begin(setup)?;
    loop {
        let taken = match played.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = played.roll(&dice).unwrap_or_default();
                played.settle(&chance)
            }
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                shape.look(&played.plain_view(Viewer::Seat(seat)));
                let offers = played.offer_texts(seat);
                let place = rng.random_range(0..offers.len().max(1));
                played.act(seat, offers.get(place).map_or("", String::as_str))
            }
        };
        taken.map_err(|why| Complaint::new(why.why().clone()))?;
    }
    Seat::all(setup.players).for_each(|seat| shape.look(&played.plain_view(Viewer::Seat(seat))));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(seen: &[Value]) -> Value {
        let mut shape = Shape::default();
        seen.iter().for_each(|value| shape.look(value));
        shape.schema()
    }

    #[test]
    fn fields_that_are_always_there_are_required_and_others_are_not() {
        let found = schema(&[json!({ "a": 1, "b": null }), json!({ "a": 2, "b": "x", "c": [true] })]);
        assert_eq!(found["required"], json!(["a", "b"]));
        assert_eq!(found["properties"]["b"]["type"], json!(["null", "string"]));
        assert_eq!(found["properties"]["c"], json!({ "type": "array", "items": { "type": "boolean" } }));
    }

    #[test]
    fn one_of_several_things_and_maps_are_told_apart() {
        let one = schema(&[json!({ "turn": { "of": 1 } }), json!({ "siege": 2 })]);
        assert_eq!(one["maxProperties"], 1);
        let places: Vec<Value> = (0..8).map(|at| json!({ format!("p{at}"): 1, format!("p{}", at + 1): 2 })).collect();
        assert_eq!(schema(&places)["additionalProperties"], json!({ "type": "integer" }));
        let side = |coins: u8| json!({ "coins": coins, "towns": [] });
        let seats = schema(&[json!({ "a": side(1), "b": side(2), "c": side(3) })]);
        assert_eq!(seats["additionalProperties"]["required"], json!(["coins", "towns"]));
        let other = schema(&[json!({ "a": side(1), "b": side(2), "year": { "number": 3 } })]);
        assert_eq!(other["required"], json!(["a", "b", "year"]));
    }
}
