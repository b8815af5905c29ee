//! Offers that begin alike: what is done with a card other than playing it, trades, and exchanges of buildings.

use super::land::goods;
use super::{Table, card_arg};
use crate::{Beginning, Offered};
use northgard::{Action, Card, Frame, Northgard};
use table::Message;

/// More trades or exchanges than this are chosen in two steps.
const MANY: usize = 8;

/// The beginnings that the offers share, in the order of the offers.
pub(super) fn beginnings(table: &Table<'_>) -> Vec<Beginning> {
    table.scene.beginnings(|action| beginning(table, *action))
}

/// The beginning that is picked, if it is one.
pub(super) fn picked(table: &Table<'_>) -> Option<Beginning> {
    beginnings(table).into_iter().find(|beginning| table.scene.is_picked(&beginning.pick))
}

/// What is picked before an action that shares it with others, and what that is called. The name is the board's own: it is compared,
/// never taken apart.
fn beginning(table: &Table<'_>, action: Action) -> Option<(String, Message)> {
    let many = table.acts().len() > MANY;
    let prices = table.rules.prices();
    let (name, label) = match action {
        Action::Wait(_) => ("wait".to_owned(), Message::new("ng-pick-wait")),
        Action::Replace(_) => ("replace".to_owned(), Message::new("ng-pick-replace").with("n", prices[0])),
        Action::Remove(_) => ("remove".to_owned(), Message::new("ng-pick-remove").with("n", prices[1])),
        Action::UpgradeKeep(_) => {
            ("upgrade keep".to_owned(), Message::new("ng-pick-upgrade-keep").with("n", prices[2]))
        }
        Action::UpgradeBox(_) => ("upgrade box".to_owned(), Message::new("ng-pick-upgrade-box").with("n", prices[2])),
        Action::Trade { pay, .. } if many => {
            let [food, wood, lore] = pay;
            (format!("trade {food}-{wood}-{lore}"), Message::new("ng-pick-trade").with("goods", goods(pay)))
        }
        Action::Barter { amount, give, .. } if many => {
            (format!("barter {amount} {give}"), Message::new("ng-pick-barter").with("n", amount).with("give", give))
        }
        Action::Swap { site, old, .. } if many => {
            (format!("swap {site} {old}"), Message::new("ng-pick-swap").with("land", site).with("old", old))
        }
        _ => return None,
    };
    Some((name, label))
}

/// The card an action names.
pub(super) fn card_of(action: &Action) -> Option<Card> {
    match *action {
        Action::Play(card)
        | Action::Wait(card)
        | Action::Replace(card)
        | Action::Remove(card)
        | Action::UpgradeKeep(card)
        | Action::UpgradeBox(card)
        | Action::Learn(card)
        | Action::Pick(card)
        | Action::Keep(card)
        | Action::Discard(card)
        | Action::Top(card)
        | Action::Recall(card)
        | Action::Point(card)
        | Action::Copy(card) => Some(card),
        _ => None,
    }
}

/// Where a card lies that something may be done with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    /// In the viewer's hand.
    Hand,
    /// Among cards just drawn.
    Drawn,
    /// In the row.
    Row,
    /// Somewhere else: set aside, discarded, in somebody's hand or active area.
    Elsewhere,
}

impl Lies {
    /// Whether an action is about a card that lies there.
    pub(super) fn means(self, table: &Table<'_>, action: &Action) -> bool {
        let assigning = matches!(table.view.frame(), Some(Frame::Assign { .. }));
        match action {
            Action::Keep(_) | Action::Top(_) => self == Lies::Drawn,
            Action::Discard(_) => self == if assigning { Lies::Drawn } else { Lies::Hand },
            Action::Pick(card) => self == if table.view.open.row.has(*card) { Lies::Row } else { Lies::Elsewhere },
            Action::Learn(_) | Action::Recall(_) | Action::Point(_) | Action::Copy(_) => self == Lies::Elsewhere,
            _ => self == Lies::Hand,
        }
    }
}

/// What may be done with a card now: what is picked, or what needs no picking.
pub(super) fn uses<'t>(table: &Table<'t>, card: Card, lies: Lies) -> Vec<&'t Offered<Northgard>> {
    let begun = beginnings(table);
    let picked = picked(table);
    let fits = |text: &str| match &picked {
        Some(picked) => picked.begins(text),
        None => !begun.iter().any(|beginning| beginning.begins(text)),
    };
    let named = |action: &Action| card_of(action) == Some(card) && lies.means(table, action);
    table.acts().iter().filter(|offer| named(&offer.action) && fits(&offer.text)).collect()
}

/// A card's name as a word.
pub(super) fn name(table: &Table<'_>, card: Card) -> String {
    table.say(&Message::new("ng-one").with("thing", card_arg(card)))
}
