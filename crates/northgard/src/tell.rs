//! Telling what happens.

use crate::card::{Card, Pile};
use crate::names::{Basic, Building, Clan, Creature, Face, Resource, Site, Slot, Tile};
use table::{Arg, Message};

/// Tells an event that everybody may hear: teller, clause, key, arguments.
macro_rules! tell {
    ($teller:expr, $clause:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $teller.tell(|| table::Event::new($clause, table::Message::new($key)$(.with(stringify!($name), $value))*))
    };
}
pub(crate) use tell;

macro_rules! arg_by_name {
    ($($kind:ty => $prefix:literal),+) => { $(
        impl From<$kind> for Arg {
            fn from(thing: $kind) -> Arg { Arg::term(format!(concat!($prefix, "-{}"), thing.name())) }
        }
    )+ };
}
arg_by_name!(Card => "card", Clan => "clan", Building => "building", Creature => "name", Resource => "resource",
    Basic => "basic", Slot => "slot", Face => "face");

impl From<Site> for Arg {
    fn from(site: Site) -> Arg {
        Arg::Text(site.to_string())
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Arg {
        Arg::Text(tile.to_string())
    }
}

/// Cards as a list of their names.
pub(crate) fn cards(pile: Pile) -> Arg {
    Arg::List(pile.iter().map(Arg::from).collect())
}

/// Resources as a list of amounts, such as "2 food and 1 lore".
pub(crate) fn goods<N: Copy + Into<i64>>(stock: [N; 3]) -> Arg {
    let amounts = Resource::ALL.iter().zip(stock).map(|(resource, amount)| (resource, amount.into()));
    let some: Vec<Arg> = amounts
        .filter(|(_, amount)| *amount != 0)
        .map(|(resource, amount)| Message::new(format!("amount-{resource}")).with("n", amount).into())
        .collect();
    if some.is_empty() { Arg::term("amount-none") } else { Arg::List(some) }
}

/// A group of figures, such as "2 units and Kaija".
pub(crate) fn group(units: u8, kaija: bool) -> Arg {
    let mut figures = Vec::new();
    if units > 0 || !kaija {
        figures.push(Arg::from(Message::new("amount-units").with("n", units)));
    }
    if kaija {
        figures.push(Arg::term("kaija"));
    }
    Arg::List(figures)
}
