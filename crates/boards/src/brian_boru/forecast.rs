//! What the upkeep would bring if it came now: the four steps in their order, in plain sentences.

use super::Table;
use super::players::marriage_words;
use super::tracks::raid_words;
use crate::symbols;
use brian_boru::edition::Gift;
use brian_boru::pieces::{MarriageCard, Region};
use brian_boru::state::{Claim, Open};
use maud::{Markup, html};
use table::{Seat, SeatSet, message};

/// The forecast.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let mut open = *table.open();
    let ahead = |part: usize| table.settled() <= part;
    let over = || vec![table.word("bb-f-settled")];
    let steps = [
        ("marriage", "bb-f-marriage", if ahead(0) { marriage(table, &mut open) } else { over() }),
        ("axe", "bb-f-battle", if ahead(1) { battle(table, &mut open) } else { over() }),
        ("cross", "bb-f-church", if ahead(2) { church(table, &mut open) } else { over() }),
        ("claim", "bb-f-claims", claims(table)),
    ];
    html! {
        ol.forecast {
            @for (symbol, title, sentences) in steps {
                li {
                    h3 { (symbols::symbol(symbol)) " " (table.word(title)) }
                    ul { @for sentence in sentences { li { (sentence) } } }
                }
            }
        }
        p.muted.small { (table.word("bb-f-note")) }
    }
}

/// BB-11, BB-13. What gives renown is added, because the spoils of battle count it.
fn marriage(table: &Table<'_>, open: &mut Open) -> Vec<String> {
    let Some(winner) = table.rules.suitor(table.open()) else { return vec![table.word("bb-f-nobody-marries")] };
    let mut said = Vec::new();
    if let Some(card) = table.open().marriage_card {
        let gains = marriage_words(table, card);
        said.push(table.say(message!("bb-f-marries", seat = winner, card, gains)));
        if card != MarriageCard::Princess
            && let Gift::Renown(n) = table.edition().marriages[card.index()].benefit
        {
            open.players[winner].renown += n;
        }
    }
    for seat in table.seats().filter(|seat| *seat != winner) {
        let gift = table.edition().track[usize::from(table.open().players[seat].track)];
        let gains = match gift {
            Gift::Nothing => continue,
            Gift::Coins(n) => table.say(message!("bb-coins", n)),
            Gift::Renown(n) => {
                open.players[seat].renown += n;
                table.say(message!("bb-renown", n))
            }
            Gift::Town(_) => table.word("bb-gift-town"),
        };
        said.push(table.say(message!("bb-f-gains", seat, gains)));
    }
    said
}

/// BB-14, BB-15.
fn battle(table: &Table<'_>, open: &mut Open) -> Vec<String> {
    let (best, leaders) = open.most(|player| player.raiders);
    let mut said = vec![raid_words(table, open.least_raiders(), leaders)];
    match leaders.single() {
        _ if best == 0 => said.push(table.word("bb-f-no-spoils")),
        Some(first) => {
            let points = open.players[first].renown + 1;
            said.push(table.say(message!("bb-f-spoils", seat = first, n = points)));
            open.players[first].raiders = 0;
        }
        None => said.push(table.say(message!("bb-f-spoils-tied", seats = leaders))),
    }
    said.extend(second(table, open.most(|player| player.raiders), "bb-f-spoils-second"));
    said
}

/// BB-16.
fn church(table: &Table<'_>, open: &mut Open) -> Vec<String> {
    let (best, leaders) = open.most(|player| player.church);
    let mut said = Vec::new();
    match leaders.single() {
        _ if best == 0 => said.push(table.word("bb-f-no-church")),
        Some(first) => {
            said.push(table.say(message!("bb-f-church-first", seat = first)));
            open.players[first].church = 0;
        }
        None => said.push(table.say(message!("bb-f-church-tied", seats = leaders))),
    }
    let (now, seconds) = open.most(|player| player.church);
    said.extend(second(table, (now, seconds), "bb-f-church-second"));
    seconds.iter().filter(|_| now > 0).for_each(|seat| open.players[seat].church -= 1);
    let needed = table.edition().costs.monastery;
    let builders: Vec<Seat> = table.seats().filter(|seat| open.players[*seat].church >= needed).collect();
    if !builders.is_empty() {
        said.push(table.say(message!("bb-f-church-four", n = builders.len(), seats = builders)));
    }
    said
}

/// BB-15.4, BB-16.5: the second reward goes to everybody who now has the most.
fn second(table: &Table<'_>, (best, seats): (u16, SeatSet), key: &'static str) -> Option<String> {
    (best > 0).then(|| table.say(message!(key, n = seats.len(), seats)))
}

/// BB-17: only what would change.
fn claims(table: &Table<'_>) -> Vec<String> {
    let changes: Vec<String> = Region::ALL.into_iter().filter_map(|region| claim(table, region)).collect();
    if changes.is_empty() { vec![table.word("bb-f-no-claims")] } else { changes }
}

fn claim(table: &Table<'_>, region: Region) -> Option<String> {
    let now = table.open().claims[region];
    let then = table.rules.claim_preview(table.open(), region);
    if now == then {
        return None;
    }
    let points = table.edition().claims[region.index()].points;
    let message = match (now, then) {
        (_, Claim::Held(seat)) => message!("bb-f-claim-taken", seat),
        (Claim::Down, _) => message!("bb-f-claim-up"),
        (_, _) => message!("bb-f-claim-lost"),
    };
    Some(table.say(message.with("region", region).with("n", points)))
}
