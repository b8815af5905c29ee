//! The running combat or contest as a sum that everybody can follow, or how the last one ended.

use super::odds::Odds;
use super::{Table, cards, drawings, map, scales};
use crate::emblems::chip;
use crate::symbols;
use crescent_moon::Action;
use crescent_moon::Character;
use crescent_moon::conflict::{Camp, CardState};
use crescent_moon::decision::{Frame, Step};
use crescent_moon::hex::At;
use crescent_moon::view::{CardName, ConflictView, LastView, PlayedView};
use maud::{Markup, html};
use table::{Message, Seat, SeatSet};

/// The panel; nothing before the first conflict.
pub(super) fn draw(table: &Table<'_>) -> Option<Markup> {
    match (&table.view.conflict, &table.view.last) {
        (Some(conflict), _) => Some(running(table, conflict)),
        (None, Some(last)) => Some(ended(table, last)),
        (None, None) => None,
    }
}

/// The most places whose sums stand in the question; the map shows those of all.
const ASKED: usize = 4;

/// What the question needs of it: both sums and what would turn them, or what a fight or contest would begin with.
pub(super) fn in_question(table: &Table<'_>) -> Markup {
    let Some(conflict) = &table.view.conflict else { return before(table) };
    let people = |seats: Vec<Seat>| html! { @for seat in seats { (chip(seat)) " " } };
    let attack = std::iter::once(conflict.attacker).chain(conflict.supporters.iter()).collect();
    html! {
        div.strife.cm-strife {
            (balance(conflict.totals))
            div {
                p { (people(attack)) (table.word("cm-camp-attacker")) " " b { (conflict.totals[0]) " : " (conflict.totals[1]) } " " (table.word("cm-camp-defender")) " " (people(seats(conflict.defenders))) }
                p.muted { (lacking(table, conflict)) }
            }
        }
    }
}

/// What the side that is behind lacks, and who decides a tie.
fn lacking(table: &Table<'_>, conflict: &ConflictView) -> Markup {
    let lead = i16::from(conflict.totals[0]) - i16::from(conflict.totals[1]);
    let (key, n) = if lead >= 0 { ("cm-lacks-defender", lead + 1) } else { ("cm-lacks-attacker", -lead) };
    html! {
        @if conflict.winner.is_none() {
            @if lead != 0 || !tipped(table, conflict) { (table.say(&Message::new(key).with("n", n))) " " }
            (tie_words(table, conflict))
        }
    }
}

/// Where a fight or a contest could be begun now, with what both sides would begin with.
fn before(table: &Table<'_>) -> Markup {
    let begun = |at: &At| Some((*at, Odds::of(table, table.view.hexes.get(at)?)?));
    let offered = table.view.hexes.keys().filter(|at| map::offered(table, **at).is_some());
    let places: Vec<(At, Odds)> = offered.filter_map(begun).take(ASKED).collect();
    html! {
        @if !places.is_empty() {
            div.strife { ul { @for (at, odds) in &places {
                li title=(odds.words(table)) { (table.say(&Message::new("do-hex").with("hex", table.hex_arg(*at)))) " " b { (odds.short()) } }
            } } }
        }
    }
}

fn running(table: &Table<'_>, conflict: &ConflictView) -> Markup {
    let key = if conflict.combat { "cm-combat-at" } else { "cm-contest-at" };
    html! {
        p.cm-conflict-head { b { (table.say(&Message::new(key).with("hex", table.hex_arg(conflict.hex)))) } }
        (steps(table, conflict))
        div.cm-camps {
            (side(table, conflict, Camp::Attacker))
            (balance(conflict.totals))
            (side(table, conflict, Camp::Defender))
        }
        (tie(table, conflict))
        @if !conflict.undecided.is_empty() { p.small.muted { (table.say(&Message::new("cm-undecided").with("seats", seats(conflict.undecided)))) } }
        @if conflict.step == Step::Select { p.small.muted { (table.say(&Message::new("cm-selectors").with("seats", seats(conflict.selectors)))) " " (table.word("cm-select-secret")) } }
        @if matches!(table.asked(), Some(Frame::Conflict(_))) { (table.buttons(|action| !matches!(action, Action::Card(_) | Action::Play(_)))) }
    }
}

/// The sums on scales; the camps beside them say them in words.
fn balance([attack, defence]: [i8; 2]) -> Markup {
    html! {
        div.cm-balance aria-hidden="true" {
            svg.cm-svg viewBox="-32 -42 64 48" focusable="false" { (scales::draw(attack.into(), defence.into())) }
            b { (attack) " : " (defence) }
        }
    }
}

/// A set of seats as an argument.
fn seats(set: SeatSet) -> Vec<Seat> {
    set.iter().collect()
}

/// The steps of the conflict with the present one marked.
fn steps(table: &Table<'_>, conflict: &ConflictView) -> Markup {
    let all: &[&str] = if conflict.combat {
        &["deal", "select", "cards", "winner", "losses", "spoils"]
    } else {
        &["deal", "select", "stance", "cards", "winner"]
    };
    let now = match conflict.step {
        _ if matches!(table.asked(), Some(Frame::Deal(_))) => "deal",
        Step::Start => "deal",
        Step::Select => "select",
        Step::Stance | Step::LateDeal if !conflict.combat => "stance",
        Step::Stance | Step::LateDeal | Step::Meddle | Step::Reveal | Step::Order => "cards",
        Step::Compare | Step::Tip | Step::Decided => "winner",
        Step::Losses(_) | Step::Retreat => "losses",
        Step::Clear if !conflict.combat => "winner",
        Step::Clear | Step::Subdue | Step::Sack | Step::Settlement | Step::Score => "spoils",
    };
    html! {
        ol.cm-steps { @for step in all { li.is-now[*step == now] aria-current=[(*step == now).then_some("step")] { (table.word(&format!("cm-step-{step}"))) } } }
    }
}

/// One side: who, the strength of the pieces, every card shown, the sum.
fn side(table: &Table<'_>, conflict: &ConflictView, camp: Camp) -> Markup {
    let index = camp.index();
    let (total, from_cards) = (conflict.totals[index], conflict.from_cards[index]);
    let people: Vec<Seat> = match camp {
        Camp::Attacker => std::iter::once(conflict.attacker).chain(conflict.supporters.iter()).collect(),
        Camp::Defender => conflict.defenders.iter().collect(),
    };
    let won = conflict.winner == Some(camp);
    html! {
        div.cm-camp.is-won[won].{ "is-" (camp.name()) } {
            h3 { (table.word(&format!("cm-camp-{}", camp.name()))) @if won { " " (symbols::spoken("crown", &table.word("cm-won"))) } }
            div.cm-camp-people { @for seat in people { (table.person(seat)) } }
            ul.cm-sum {
                li { span { (table.word(if conflict.combat { "cm-sum-pieces" } else { "cm-sum-influence" })) span.unseen { ":" } } b { (i16::from(total) - i16::from(from_cards)) } }
                @for card in conflict.played.iter().filter(|card| card.camp == camp) { (played(table, card)) }
                li.cm-total { span { (table.word("cm-sum")) span.unseen { ":" } } b { (total) } }
            }
            @if conflict.combat { p.small { (table.say(&Message::new("cm-loses").with("n", conflict.losses[index]))) } }
        }
    }
}

/// A card shown: what it adds, or that it waits or was cancelled; a link where it is to be resolved or cancelled.
fn played(table: &Table<'_>, card: &PlayedView) -> Markup {
    let orders = matches!(table.asked(), Some(Frame::Conflict(Step::Order)));
    let mine = table.view.viewer.is(card.counts_for);
    let target = table.offer_with(&card.card, |kind| Action::Target(kind, card.holder));
    let offer = target.or_else(|| table.offer_with(&card.card, Action::Card).filter(|_| orders && mine));
    let value = match card.state {
        CardState::Cancelled => table.word("cm-card-cancelled"),
        CardState::Waiting => table.word("cm-card-waiting"),
        _ if card.other != 0 => format!("{} / {}", signed(card.mine), signed(card.other)),
        _ => signed(card.mine),
    };
    html! {
        li.cm-played.is-cancelled[card.state == CardState::Cancelled] {
            @match offer {
                Some(offer) => a.cm-tag.offer href=(table.scene.link(offer)) data-act=(offer.text) title=(table.card_text(&card.card)) { (drawings::picture(&card.card)) span { (table.say(&offer.label)) } },
                None => (cards::tag(table, &card.card, html! {})),
            }
            @if !card.units.is_empty() { span.small.muted { (table.say(&super::units(card.units))) } }
            b { (value) }
        }
    }
}

/// A number with its sign.
fn signed(value: i8) -> String {
    match value {
        0 => "±0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// Whether the Murshid decides a tie here.
fn tipped(table: &Table<'_>, conflict: &ConflictView) -> bool {
    table.view.hexes.get(&conflict.hex).is_some_and(|hex| hex.influence == Some(Character::Murshid))
}

/// Who wins a tie here.
fn tie_words(table: &Table<'_>, conflict: &ConflictView) -> String {
    if tipped(table, conflict) {
        table.say(&Message::new("cm-tie-murshid").with("who", table.who(Character::Murshid)))
    } else {
        table.word("cm-tie-attacker")
    }
}

/// The same below the sums.
fn tie(table: &Table<'_>, conflict: &ConflictView) -> Markup {
    html! { @if conflict.winner.is_none() { p.small.muted { (tie_words(table, conflict)) } } }
}

/// How the last conflict ended.
fn ended(table: &Table<'_>, last: &LastView) -> Markup {
    let key = if last.combat { "cm-last-combat" } else { "cm-last-contest" };
    let verdict = if last.attacker_won { "told-attacker-wins" } else { "told-defender-wins" };
    html! {
        p { (table.say(&Message::new(key).with("seat", last.attacker).with("hex", table.hex_arg(last.hex)))) " "
            b { (last.totals[0]) " : " (last.totals[1]) } span.unseen { "." } " " (table.word(verdict)) }
        @if last.combat { p.small { (table.say(&Message::new("cm-last-losses").with("attack", last.losses[0]).with("defence", last.losses[1]))) } }
        @if !last.shown.is_empty() {
            ul.cm-shown { @for (seat, card) in &last.shown { li { (table.person(*seat)) span.unseen { ": " } (cards::tags(table, std::iter::once::<&CardName>(card).map(CardName::as_str))) } } }
        }
    }
}
