//! Pieces as parts of sentences.

use crate::card::Pile;
use crate::pieces::{Figures, Resource};
use table::{Arg, message};

/// Cards as a list of their names.
pub(crate) fn cards(pile: Pile) -> Arg {
    Arg::List(pile.iter().map(Arg::from).collect())
}

/// Resources as a list of amounts, such as "2 food and 1 lore".
pub(crate) fn goods<N: Copy + Into<i64>>(stock: [N; 3]) -> Arg {
    let amounts = Resource::ALL.iter().zip(stock).map(|(resource, amount)| (resource, amount.into()));
    let some: Vec<Arg> = amounts
        .filter(|(_, amount)| *amount != 0)
        .map(|(resource, amount)| message!(format!("amount-{resource}"), n = amount).into())
        .collect();
    if some.is_empty() { Arg::term("amount-none") } else { Arg::List(some) }
}

/// A group of figures, such as "2 units and Kaija".
impl From<Figures> for Arg {
    fn from(group: Figures) -> Arg {
        let mut figures = Vec::new();
        if group.units > 0 || !group.kaija {
            figures.push(Arg::from(message!("amount-units", n = group.units)));
        }
        if group.kaija {
            figures.push(Arg::term("kaija"));
        }
        Arg::List(figures)
    }
}
