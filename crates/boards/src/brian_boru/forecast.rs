//! What the upkeep would bring if it came now: the four steps in their order, in plain sentences.

use super::players::marriage_words;
use super::tracks::raid_words;
use super::{Table, having, most};
use crate::symbols;
use brian_boru::edition::Gift;
use brian_boru::pieces::{MarriageCard, Region};
use brian_boru::state::Claim;
use maud::{Markup, html};
use table::{Seat, message};

/// The forecast.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let mut renown: Vec<u16> = table.seats().map(|seat| table.open().players[seat].renown).collect();
    let steps = [
        ("marriage", "bb-f-marriage", marriage(table, &mut renown)),
        ("axe", "bb-f-battle", battle(table, &renown)),
        ("cross", "bb-f-church", church(table)),
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
fn marriage(table: &Table<'_>, renown: &mut [u16]) -> Vec<String> {
    let Some(winner) = table.rules.suitor(table.open()) else { return vec![table.word("bb-f-nobody-marries")] };
    let mut said = Vec::new();
    if let Some(card) = table.open().marriage_card {
        let gains = marriage_words(table, card);
        said.push(table.say(message!("bb-f-marries", seat = winner, card = card, gains = gains)));
        if card != MarriageCard::Princess
            && let Gift::Renown(n) = table.edition().marriages[card.index()].benefit
        {
            renown[winner.index()] += n;
        }
    }
    for seat in table.seats().filter(|seat| *seat != winner) {
        let gift = table.edition().track[usize::from(table.open().players[seat].track)];
        let gains = match gift {
            Gift::Nothing => continue,
            Gift::Coins(n) => table.say(message!("bb-coins", n = n)),
            Gift::Renown(n) => {
                renown[seat.index()] += n;
                table.say(message!("bb-renown", n = n))
            }
            Gift::Town(_) => table.word("bb-gift-town"),
        };
        said.push(table.say(message!("bb-f-gains", seat = seat, gains = gains)));
    }
    said
}

/// BB-14, BB-15.
fn battle(table: &Table<'_>, renown: &[u16]) -> Vec<String> {
    let mut raiders: Vec<u16> = table.seats().map(|seat| table.open().players[seat].raiders).collect();
    let least = raiders.iter().copied().min().unwrap_or(0);
    let (best, leaders) = most(&raiders);
    let mut said = vec![raid_words(table, &having(&raiders, least), &leaders)];
    match leaders[..] {
        _ if best == 0 => said.push(table.word("bb-f-no-spoils")),
        [first] => {
            let points = renown[first.index()] + 1;
            said.push(table.say(message!("bb-f-spoils", seat = first, n = points)));
            raiders[first.index()] = 0;
        }
        _ => said.push(table.say(message!("bb-f-spoils-tied", seats = leaders))),
    }
    said.extend(second(table, &raiders, "bb-f-spoils-second"));
    said
}

/// BB-16.
fn church(table: &Table<'_>) -> Vec<String> {
    let mut discs: Vec<u16> = table.seats().map(|seat| table.open().players[seat].church).collect();
    let (best, leaders) = most(&discs);
    let mut said = Vec::new();
    match leaders[..] {
        _ if best == 0 => said.push(table.word("bb-f-no-church")),
        [first] => {
            said.push(table.say(message!("bb-f-church-first", seat = first)));
            discs[first.index()] = 0;
        }
        _ => said.push(table.say(message!("bb-f-church-tied", seats = leaders))),
    }
    let (now, seconds) = most(&discs);
    said.extend(second(table, &discs, "bb-f-church-second"));
    if now > 0 {
        seconds.iter().for_each(|seat| discs[seat.index()] -= 1);
    }
    let needed = table.edition().costs.monastery;
    let builders: Vec<Seat> = table.seats().filter(|seat| discs[seat.index()] >= needed).collect();
    if !builders.is_empty() {
        said.push(table.say(message!("bb-f-church-four", n = builders.len(), seats = builders)));
    }
    said
}

/// BB-15.4, BB-16.5: the second reward goes to everybody who now has the most.
fn second(table: &Table<'_>, numbers: &[u16], key: &'static str) -> Option<String> {
    let (best, seats) = most(numbers);
    (best > 0).then(|| table.say(message!(key, n = seats.len(), seats = seats)))
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
        (_, Claim::Held(seat)) => message!("bb-f-claim-taken", seat = seat),
        (Claim::Down, _) => message!("bb-f-claim-up"),
        (_, _) => message!("bb-f-claim-lost"),
    };
    Some(table.say(message.with("region", region).with("n", points)))
}
