//! That nothing stands in an edition file twice: of two rows for the same thing one would be lost without a word.

use serde::Deserialize;
use table::file::Spanned;
use table::message::line_of;
use table::{Complaint, message};
use toml::Table;

type Rows = Vec<Spanned<Table>>;

/// The lists whose rows are each for one thing.
#[derive(Deserialize)]
struct Lists {
    pieces: Rows,
    start_coins: Rows,
    groups: Rows,
    actions: Rows,
    build: Rows,
    surcharge: Rows,
    reserves: Rows,
    income: Rows,
    sack: Rows,
    numbers: Rows,
    market: Rows,
    objectives: Rows,
    tiles: Rows,
    layouts: Rows,
    cards: Rows,
}

pub(super) fn check(text: &str) -> Result<(), Complaint> {
    let lists: Lists = table::file::read(text)?;
    for (rows, key) in [
        (&lists.pieces, "piece"),
        (&lists.start_coins, "players"),
        (&lists.groups, "id"),
        (&lists.actions, "action"),
        (&lists.build, "piece"),
        (&lists.surcharge, "terrain"),
        (&lists.reserves, "character"),
        (&lists.income, "source"),
        (&lists.sack, "building"),
        (&lists.numbers, "id"),
        (&lists.market, "row"),
        (&lists.objectives, "id"),
        (&lists.tiles, "tile"),
        (&lists.layouts, "id"),
        (&lists.cards, "id"),
    ] {
        let mut seen = Vec::new();
        for row in rows {
            let Some(name) = row.get_ref().get(key) else { continue };
            if seen.contains(&name) {
                let name = table::components::plainly(name);
                let why = message!("complaint-edition-twice", name);
                return Err(Complaint::new(why).at(line_of(text, row.span().start)));
            }
            seen.push(name);
        }
    }
    Ok(())
}
