//! The three fronts: the marriage track, the raiders, the church; with live ranks and what a tie would mean.

use super::Table;
use super::players::marriage_words;
use crate::Offered;
use crate::{emblems, symbols};
use brian_boru::edition::{Gift, Symbol};
use brian_boru::pieces::{MarriageCard, Princess, Region};
use brian_boru::state::Player;
use brian_boru::{Action, BrianBoru, Step};
use maud::{Markup, html};
use table::{Seat, SeatSet, message};

/// The marriage track with the prize of the round.
pub(super) fn marriage(table: &Table<'_>) -> Markup {
    let open = table.open();
    let top = usize::from(table.edition().top());
    html! {
        @if let Some(card) = open.marriage_card {
            @let name = table.word(card.term());
            @let gains = marriage_words(table, card);
            p.prize title={ (name) ": " (gains) } {
                (marriage_card(card))
                span { b { (name) } br; span.muted.small { (gains) } }
            }
        }
        ol.mtrack {
            @for space in 0..=top { (space_of(table, space)) }
        }
        @if table.settled() < 1 { p.muted.small { (leader_words(table)) } }
        (steps(table))
        (princess(table))
    }
}

/// A marriage card, silent.
pub(super) fn marriage_card(card: MarriageCard) -> Markup {
    html! { span.prize-card { (symbols::symbol(if card == MarriageCard::Princess { "princess" } else { "marriage" })) } }
}

fn space_of(table: &Table<'_>, space: usize) -> Markup {
    let open = table.open();
    let here: Vec<Seat> = table.seats().filter(|seat| usize::from(open.players[*seat].track) == space).collect();
    let gift = table.edition().track[space];
    let gains = gift_words(table, gift);
    let words = match here[..] {
        [] => message!("bb-space", n = space, gains = gains.clone()),
        _ => message!("bb-space-held", n = space, gains = gains.clone(), seats = here.clone()),
    };
    html! {
        li.is-start[space == 0] {
            span.mtrack-discs aria-hidden="true" { @for seat in &here { span data-vt={ "suitor-" (seat) } { (emblems::spoken_chip(*seat, &table.scene.name(*seat))) } } }
            span.mtrack-space aria-hidden="true" { (space) }
            span.mtrack-gift title=(gains) aria-hidden="true" {
                @match gift {
                    Gift::Nothing => span.nil { "–" },
                    Gift::Coins(n) => { @for _ in 0..n { (symbols::symbol("coin")) } },
                    Gift::Renown(_) => (symbols::symbol("renown")),
                    Gift::Town(_) => (symbols::symbol("town")),
                }
            }
            span.unseen { (table.say(words)) }
        }
    }
}

fn gift_words(table: &Table<'_>, gift: Gift) -> String {
    match gift {
        Gift::Nothing => table.word("bb-gift-none"),
        Gift::Coins(n) => table.say(message!("bb-coins", n)),
        Gift::Renown(n) => table.say(message!("bb-renown", n)),
        Gift::Town(_) => table.word("bb-gift-town"),
    }
}

fn leader_words(table: &Table<'_>) -> String {
    table.say(match table.rules.suitor(table.open()) {
        Some(seat) => message!("bb-suitor", seat),
        None => message!("bb-suitor-nobody"),
    })
}

/// Whether the viewer is asked about extras for this symbol now.
fn buying(table: &Table<'_>, symbol: Symbol) -> Option<Seat> {
    let asked = table.open().flow.step == Step::Buy && table.rules.asked_symbol(table.open()) == Some(symbol);
    table.me().filter(|_| asked && !table.scene.offers.is_empty())
}

/// While steps can be bought: where each number of them would end, and which of them would be wasted.
fn steps(table: &Table<'_>) -> Markup {
    let Some(me) = buying(table, Symbol::Court) else { return html! {} };
    let start = table.open().players[me].track;
    html! {
        ul.steps {
            @for offer in table.scene.offers {
                @let reached = start + bought(offer.action);
                @let end = table.rules.resting_space(table.open(), me, reached);
                li {
                    (offered(table, offer)) " "
                    span.small {
                        @if reached == end { (table.say(message!("bb-step-to", n = end))) }
                        @else { (table.say(message!("bb-step-bump", n = end, taken = reached))) }
                    }
                }
            }
        }
    }
}

/// How many steps an action buys.
fn bought(action: Action) -> u8 {
    match action {
        Action::Buy(steps) => u8::try_from(steps).unwrap_or(0),
        _ => 0,
    }
}

/// While extras can be bought on another front: the offers beside it.
fn extras(table: &Table<'_>, symbol: Symbol) -> Markup {
    html! {
        @if buying(table, symbol).is_some() {
            ul.steps { @for offer in table.scene.offers { li { (offered(table, offer)) } } }
        }
    }
}

/// An offer as a small button.
fn offered(table: &Table<'_>, offer: &Offered<BrianBoru>) -> Markup {
    html! {
        a.offer.button.small.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) {
            (table.scene.say(&offer.label))
        }
    }
}

/// While the princess waits for an answer: what each one would be worth on the present board.
fn princess(table: &Table<'_>) -> Markup {
    let asked = table.open().flow.step == Step::ChoosePrincess;
    let Some(me) = table.me().filter(|_| asked && !table.scene.offers.is_empty()) else { return html! {} };
    html! {
        ul.steps {
            @for offer in table.scene.offers {
                li {
                    (offered(table, offer))
                    @if let Action::Princess(choice) = offer.action {
                        " " span.small { (table.say(message!("bb-princess-worth", n = worth(table, me, choice)))) }
                    }
                }
            }
        }
    }
}

/// How many more points a seat would have at the end with this answer, if nothing else changed on the board (BB-12).
fn worth(table: &Table<'_>, me: Seat, choice: Princess) -> i32 {
    let total = |princess: Option<Princess>| {
        let mut open = *table.open();
        open.players[me].princess = princess;
        for region in Region::ALL {
            open.claims[region] = table.rules.claim_preview(&open, region);
        }
        table.rules.scores(&open)[me].total()
    };
    match choice {
        Princess::Spurn => i32::from(table.edition().spurn),
        kept => total(Some(kept)) - total(None),
    }
}

/// The battle area, who fights, and who would lose a town.
pub(super) fn battle(table: &Table<'_>) -> Markup {
    let open = table.open();
    let raiders = |player: &Player| player.raiders;
    let (best, leaders) = open.most(raiders);
    let losers = open.least_raiders();
    let ahead = table.settled() < 2;
    let raid = open.battle > 0 && ahead;
    // Before anybody has fought, nobody is behind: the warning would only be noise.
    let behind = raid && losers.len() < open.seats();
    html! {
        p.raid-state.is-raid[raid] {
            (symbols::symbol("longship")) " "
            b { (table.say(message!("bb-raiders-left", n = open.battle))) }
        }
        (standing(table, raiders, "axe", |seat| {
            if behind && losers.has(seat) { Some("bb-rank-loses") } else { first_or_tie(best, leaders, seat) }
        }))
        @if ahead {
            p.small.is-warning[behind] { (raid_words(table, losers, leaders)) }
            p.muted.small { (tie_words(table, best, leaders, "bb-spoils")) }
        }
        (extras(table, Symbol::TakeRaider))
    }
}

/// Who would lose a town if the raid came now, and who would choose it (BB-14).
pub(super) fn raid_words(table: &Table<'_>, losers: SeatSet, leaders: SeatSet) -> String {
    if table.open().battle == 0 {
        return table.word("bb-raid-repelled");
    }
    let lose = message!("bb-raid-lose", seats = losers, n = losers.len());
    let choose = match leaders.single() {
        Some(only) => message!("bb-raid-choose", seat = only),
        None => message!("bb-raid-choose-own"),
    };
    format!("{} {}", table.say(lose), table.say(choose))
}

/// The church area.
pub(super) fn church(table: &Table<'_>) -> Markup {
    let discs = |player: &Player| player.church;
    let (best, leaders) = table.open().most(discs);
    let needed = table.edition().costs.monastery;
    html! {
        (standing(table, discs, "cross", |seat| first_or_tie(best, leaders, seat)))
        @if table.settled() < 3 {
            p.muted.small { (tie_words(table, best, leaders, "bb-church-reward")) }
            p.muted.small { (table.say(message!("bb-church-four", n = needed))) }
        }
        (extras(table, Symbol::ChurchDisc))
    }
}

/// `first` for a single leader, `tied` for several.
fn first_or_tie(best: u16, leaders: SeatSet, seat: Seat) -> Option<&'static str> {
    if best == 0 || !leaders.has(seat) {
        return None;
    }
    Some(if leaders.len() == 1 { "bb-rank-first" } else { "bb-rank-tied" })
}

/// What the present ranks mean for the first reward: somebody gets it, or a tie skips it.
fn tie_words(table: &Table<'_>, best: u16, leaders: SeatSet, key: &str) -> String {
    table.say(match leaders.single() {
        _ if best == 0 => message!(format!("{key}-nobody")),
        Some(only) => message!(format!("{key}-first"), seat = only),
        None => message!(format!("{key}-tied"), seats = leaders),
    })
}

/// Everybody in the order of their numbers, the most first, with a word about the rank.
fn standing(
    table: &Table<'_>,
    count: fn(&Player) -> u16,
    symbol: &str,
    rank: impl Fn(Seat) -> Option<&'static str>,
) -> Markup {
    let count = |seat: Seat| count(&table.open().players[seat]);
    let mut order: Vec<Seat> = table.seats().collect();
    order.sort_by_key(|seat| std::cmp::Reverse(count(*seat)));
    html! {
        ol.ranks {
            @for seat in order {
                @let rank = rank(seat);
                li.is-first[rank == Some("bb-rank-first")].is-losing[rank == Some("bb-rank-loses")] title=(table.scene.name(seat)) {
                    (emblems::chip(seat)) span.unseen { (table.scene.name(seat)) ": " }
                    b { (count(seat)) } (symbols::symbol(symbol))
                    @if let Some(rank) = rank { span.rank { span.unseen { " (" } (table.word(rank)) span.unseen { ")" } } }
                }
            }
        }
    }
}
