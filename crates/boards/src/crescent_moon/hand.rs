//! What the reader has: the actions of the character, the cards in hand, and whatever else is to be chosen from at this moment.

use super::{Table, cards, drawings, setup};
use crate::{Aside, symbols};
use crescent_moon::Action;
use crescent_moon::BargainKind;
use crescent_moon::Verb;
use crescent_moon::decision::{Frame, Stage, Step};
use crescent_moon::view::{CardName, PlayerView};
use crescent_moon::{Act, ActStep};
use maud::{Markup, html};
use table::{Message, Rules};

/// Everything the reader has.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let Some(own) = table.own() else { return html! {} };
    if own.character.is_none() {
        return setup::characters(table);
    }
    html! {
        (setup::draw(table, own))
        @if table.view.turn.is_some() && !table.over() {
            @if choosing(table) { (impossible(table, own)) } @else if table.scene.offers.is_empty() { (actions(table, own)) }
        }
        (built(table, own))
        (looked_at(table))
        (held(table, own))
    }
}

/// The actions of the character, each with what it means: what one has while others decide.
pub(super) fn actions(table: &Table<'_>, own: &PlayerView) -> Markup {
    html! {
        div.cm-actions {
            h2.hand-title { (table.word("cm-actions")) }
            ul { @for (verb, x) in verbs(table, own) {
                li { span.cm-verb title=(help(table, verb)) { (named(table, verb, x)) } }
            } }
        }
    }
}

/// The actions that cannot be chosen now, each of which says why. Those that can be chosen stand in the question alone.
fn impossible(table: &Table<'_>, own: &PlayerView) -> Markup {
    let left: Vec<(Verb, u8)> =
        verbs(table, own).filter(|(verb, _)| table.offer(Action::Do(*verb)).is_none()).collect();
    html! {
        @if !left.is_empty() {
            div.cm-actions {
                h2.hand-title { (table.word("cm-actions-impossible")) }
                ul { @for (verb, x) in left {
                    li {
                        a.cm-verb.why href=(table.scene.explain(&Action::Do(verb))) title=(help(table, verb)) { (named(table, verb, x)) }
                    }
                } }
            }
        }
    }
}

/// What stands beside the actions in the question: symbol, number and meaning.
pub(super) fn asides(table: &Table<'_>) -> Vec<Aside> {
    let Some(own) = table.own() else { return Vec::new() };
    let aside = |(verb, x): (Verb, u8)| {
        let offer = table.offer(Action::Do(verb))?;
        let number = counts(verb).then_some(x);
        let cost = least(table, own, verb).map(|n| table.say(&Message::new("cm-costs-from").with("n", n)));
        let help = match &cost {
            Some(cost) => format!("{} ({cost})", help(table, verb)),
            None => help(table, verb),
        };
        Some(Aside { act: offer.text.clone(), sign: symbol(verb), number, help, cost })
    };
    verbs(table, own).filter_map(aside).collect()
}

/// The least that an action costs in coins.
fn least(table: &Table<'_>, own: &PlayerView, verb: Verb) -> Option<u16> {
    match verb {
        Verb::Build => {
            let who = own.character?.index();
            table.rules.components().prices.iter().filter_map(|prices| prices[who]).min().map(u16::from)
        }
        Verb::Hire => table.rules.bank_price(1).filter(|_| table.rules.players() == 4),
        Verb::Buy => table.view.market.iter().flatten().map(|stall| stall.price).min(),
        _ => None,
    }
}

/// The actions that exist for the character with so many players, with their numbers.
fn verbs(table: &Table<'_>, own: &PlayerView) -> impl Iterator<Item = (Verb, u8)> {
    own.actions.iter().filter(|(verb, _)| table.can_ever(*verb)).map(|(verb, x)| (*verb, *x))
}

/// Whether the reader is to choose an action now.
fn choosing(table: &Table<'_>) -> bool {
    table.asked().is_none()
        && matches!(table.view.open.stage, Stage::Act(Act { step: ActStep::Choose, .. }))
        && !table.scene.offers.is_empty()
}

/// What an action is, and how often one may still propose where it is a bargain with somebody else.
fn help(table: &Table<'_>, verb: Verb) -> String {
    let help = table.word(&format!("cm-verb-{}", verb.name()));
    let kind = match verb {
        Verb::Hire => BargainKind::Hire,
        Verb::Bribe => BargainKind::Bribe,
        Verb::Ask => BargainKind::Card,
        _ => return help,
    };
    if table.seat(kind.partner()).is_none_or(|partner| table.view.viewer.is(partner)) {
        return help;
    }
    let left = table.rules.options().bargain_rounds.saturating_sub(table.view.open.tries[kind.index()]);
    format!("{help} {}", table.say(&Message::new("cm-bargain-left").with("n", left)))
}

/// What may be built, as the pieces themselves, with what each is worth and costs before the ground is known.
fn built(table: &Table<'_>, own: &PlayerView) -> Markup {
    let seat = own.character.and_then(|who| table.seat(who));
    let pieces = table.scene.offers.iter().filter_map(|offer| match offer.action {
        Action::Piece(building) => Some((offer, building)),
        _ => None,
    });
    html! {
        div.cm-build.actions.{ "seat-" (seat.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string())) } {
            @for (offer, building) in pieces {
                @let worth = table.word(&format!("cm-worth-{}", building.name()));
                @let price = own.character.and_then(|who| table.rules.components().prices.get(building.index())?[who.index()]);
                div.cm-piece {
                    a.button.offer href=(table.scene.link(offer)) data-act=(offer.text) title=(worth) {
                        (drawings::small_piece(building.name())) (table.say(&offer.label))
                        @if let Some(price) = price { " " (least_price(table, price)) }
                        span.cm-worth { span.unseen { ": " } (worth) }
                    }
                }
            }
        }
    }
}

/// What a piece costs before the ground is known: a number beside a coin, in words for those who do not see it.
fn least_price(table: &Table<'_>, price: u8) -> Markup {
    html! {
        span.cm-price {
            span aria-hidden="true" { (symbols::symbol("coin")) (price) }
            span.unseen { "(" (table.say(&Message::new("cm-costs-from").with("n", price))) ")" }
        }
    }
}

/// The name of an action with its number.
fn named(table: &Table<'_>, verb: Verb, x: u8) -> Markup {
    html! { (symbols::symbol(symbol(verb))) span { (table.word(verb.term())) @if counts(verb) { " " (x) } } }
}

/// Whether an action is done several times at once.
const fn counts(verb: Verb) -> bool {
    matches!(verb, Verb::Build | Verb::Move | Verb::Recruit)
}

/// The symbol of an action.
const fn symbol(verb: Verb) -> &'static str {
    match verb {
        Verb::Influence => "influence",
        Verb::Build => "fort",
        Verb::Move => "road",
        Verb::Assault => "sword",
        Verb::Recruit => "unit",
        Verb::Hire => "caravan",
        Verb::Bribe => "pay",
        Verb::Ask => "chat",
        Verb::Buy => "coin",
        Verb::Play => "hand",
        Verb::Collect => "plus",
        Verb::Uprising => "axe",
        Verb::Muster => "tent",
        Verb::Intrigue => "eye",
        Verb::Conspire => "scroll",
        Verb::Palace => "castle",
        Verb::Desertion => "undo",
    }
}

impl Table<'_> {
    /// Whether an action exists with so many players.
    fn can_ever(&self, verb: Verb) -> bool {
        verb != Verb::Bribe || self.view.players.len() == 5
    }

    /// Whether cards are chosen from the reader's own hand now.
    fn picks_from_hand(&self) -> bool {
        matches!(self.asked(), Some(Frame::Discard(_) | Frame::Play | Frame::Conflict(Step::Select)))
    }
}

/// Cards that are not the reader's own but are to be chosen from: those of the deck one looks at, or those of a hand one sees.
fn looked_at(table: &Table<'_>) -> Markup {
    let looking = table.view.looking.as_ref().filter(|block| !block.known.is_empty());
    let seen: Vec<&str> = match table.asked() {
        Some(Frame::Run(_)) => table.scene.offers.iter().filter_map(|offer| chosen_card(table, offer.action)).collect(),
        _ => Vec::new(),
    };
    html! {
        @if let Some(block) = looking {
            div.hand-group.cm-looking {
                h2.hand-title { (table.say(&Message::new("cm-looking").with("n", block.size))) }
                (faces(table, block.known.iter().map(CardName::as_str), true))
            }
        }
        @if !seen.is_empty() {
            div.hand-group.cm-looking { h2.hand-title { (table.word("cm-stealing")) } (faces(table, seen.into_iter(), true)) }
        }
    }
}

/// The id of the card that an action chooses.
fn chosen_card<'a>(table: &Table<'a>, action: Action) -> Option<&'a str> {
    match action {
        Action::Card(kind) => Some(&table.rules.components().card(kind).id),
        _ => None,
    }
}

/// The cards in hand, those chosen in secret, and those laid open.
fn held(table: &Table<'_>, own: &PlayerView) -> Markup {
    let anytime = own.hand.iter().any(|id| table.offer_with(id, Action::Play).is_some());
    html! {
        @if !own.chosen.is_empty() {
            div.hand-group.cm-chosen {
                h2.hand-title { (table.word("cm-chosen")) }
                (faces(table, own.chosen.iter().map(CardName::as_str), false))
            }
        }
        @if table.view.turn.is_some() || !own.hand.is_empty() {
            div.hand-group.cm-hand {
                h2.hand-title { (table.say(&Message::new("cm-hand").with("n", own.hand.len()))) }
                @if anytime { p.notice.small { (table.word("cm-anytime")) } }
                @if own.hand.is_empty() { p.muted { (table.word("cm-hand-empty")) } }
                (faces(table, own.hand.iter().map(CardName::as_str), table.picks_from_hand()))
            }
        }
        @if !own.row.is_empty() {
            div.hand-group { h2.hand-title { (table.word("cm-row")) } (cards::tags(table, own.row.iter().map(CardName::as_str))) }
        }
    }
}

/// Whole cards side by side; equal ones stand together with their number.
fn faces<'a>(table: &Table<'_>, ids: impl Iterator<Item = &'a str>, pick: bool) -> Markup {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for id in ids {
        match counted.iter_mut().find(|(known, _)| *known == id) {
            Some((_, count)) => *count += 1,
            None => counted.push((id, 1)),
        }
    }
    let about = if pick { Action::Card } else { Action::Play };
    html! {
        ul.cm-cards {
            @for (id, count) in counted {
                @let play = table.offer_with(id, Action::Play);
                @let offer = table.offer_with(id, Action::Card).filter(|_| pick);
                li {
                    (cards::whole(table, id, offer.or(play), offer.is_none() && play.is_some(), about))
                    @if count > 1 { span.cm-copies { "×" (count) } }
                }
            }
        }
    }
}
