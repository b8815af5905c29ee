//! Power cards: whole faces in the hand, small tags wherever else they lie.

use super::{Look, Table, drawings};
use crate::Offered;
use crescent_moon::cards::{CardType, Keyword};
use crescent_moon::edition::Card;
use crescent_moon::pile::Kind;
use crescent_moon::{Action, CrescentMoon};
use maud::{Markup, html};

/// The key of a type of cards.
const fn type_key(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Event => "type-event",
        CardType::Character => "type-character",
        CardType::Banner => "type-banner",
        CardType::Strategy => "type-strategy",
    }
}

/// The key of a keyword.
const fn keyword_key(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Combat => "keyword-combat",
        Keyword::Contest => "keyword-contest",
        Keyword::Action => "keyword-action",
        Keyword::Anytime => "keyword-anytime",
    }
}

/// The keywords of a card.
fn keywords(card: &Card) -> impl Iterator<Item = Keyword> {
    Keyword::ALL.into_iter().filter(|keyword| card.program(*keyword).is_some())
}

/// The face of a card.
pub(super) fn face(table: &Table<'_>, id: &str) -> Markup {
    let card = table.card(id);
    html! {
        span.cm-card-head { (drawings::picture(id)) b { (table.card_name(id)) } }
        @if let Some(card) = card {
            span.cm-card-kinds {
                @for keyword in keywords(card) { span.cm-keyword.{ "is-" (keyword_key(keyword)) } { (table.word(keyword_key(keyword))) } }
                span.cm-card-type { (table.word(type_key(card.card_type))) }
            }
        }
        span.cm-card-text { (table.card_text(id)) }
        @if let Some(card) = card { span.cm-card-of { (table.word(card.associated.term())) } }
    }
}

/// A card of the hand: a link that uses it where it may be used now, or says why it may not.
pub(super) fn whole(
    table: &Table<'_>,
    id: &str,
    offer: Option<&Offered<CrescentMoon>>,
    anytime: bool,
    about: fn(Kind) -> Action,
) -> Markup {
    let of = table.card(id).map_or("nobody", |card| card.associated.name());
    html! {
        @match offer {
            Some(offer) => {
                a.cm-card.offer.{ "cm-of-" (of) }.is-chosen[table.scene.is_chosen(offer)]
                    href=(table.scene.link(offer)) data-act=(offer.text) {
                    (face(table, id))
                    span.cm-card-use { @if anytime { (table.word("cm-anytime-now")) } @else { (table.say(&offer.label)) } }
                }
            }
            None => {
                @match table.why_with(id, about) {
                    Some(why) => a.cm-card.why.{ "cm-of-" (of) } href=(why) title=(table.word("cm-why-not")) { (face(table, id)) },
                    None => div.cm-card.{ "cm-of-" (of) } { (face(table, id)) },
                }
            }
        }
    }
}

/// A card in few words, with something beside its name; it shows its text when it is followed.
pub(super) fn tag(table: &Table<'_>, id: &str, beside: Markup) -> Markup {
    let look = Look::Card(id.to_owned());
    let looked = table.look == look;
    let name = table.card_name(id);
    let text = table.card_text(id);
    html! {
        a.cm-tag.is-looked[looked] href=(table.scene.pick_or_drop(&look, looked)) data-choose=""
            title={ (name) ": " (text) } { (drawings::picture(id)) span { (name) } (beside) }
    }
}

/// A card in few words that cannot be had now: it says why, to whoever has a seat to ask for.
pub(super) fn asked(table: &Table<'_>, id: &str, beside: Markup, about: impl FnOnce(Kind) -> Action) -> Markup {
    let name = table.card_name(id);
    html! {
        @match table.why_with(id, about) {
            Some(why) => a.cm-tag.why href=(why) title={ (name) ": " (table.card_text(id)) } { (drawings::picture(id)) span { (name) } (beside) },
            None => (tag(table, id, beside)),
        }
    }
}

/// Several tags in a row.
pub(super) fn tags<'a>(table: &Table<'_>, ids: impl Iterator<Item = &'a str>) -> Markup {
    html! { span.cm-tags { @for id in ids { (tag(table, id, html! {})) } } }
}
