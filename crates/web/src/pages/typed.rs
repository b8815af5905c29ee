//! What somebody has typed: an action in the notation of the game, or in words.

use crate::app::App;
use crate::host::{Live, Now};
use std::collections::BTreeSet;
use table::words::plain;
use table::{Lang, Offer, Seat};

/// The action that is meant, in the notation of the game. What the game can read is taken as it stands. Else it is the one thing this seat
/// may do now whose button, in any language, says these words; accents and capitals do not matter. What nobody can make out is left as it is,
/// so that whoever typed it is told what is wrong with it.
pub(crate) fn meant(app: &App, live: &Live, now: &Now, seat: Seat, typed: &str) -> String {
    if now.game.label(seat, typed).is_ok() || !now.deciding().has(seat) {
        return typed.to_owned();
    }
    let label = |offer: &Offer, lang| app.say(live.entry.id(), lang).say(&offer.label, &|seat| now.name(seat));
    let spoken = Lang::spoken();
    let labels = |offer: &Offer| spoken.iter().map(|lang| label(offer, *lang)).collect();
    let offers: Vec<(String, Vec<String>)> =
        now.game.offers(seat).iter().map(|offer| (offer.text.clone(), labels(offer))).collect();
    only_one(&offers, typed).map_or_else(|| typed.to_owned(), str::to_owned)
}

/// The only offer that a button says exactly so, or else the only one that has all these words.
fn only_one<'a>(offers: &'a [(String, Vec<String>)], typed: &str) -> Option<&'a str> {
    let wanted = plain(typed);
    let exact = |label: &String| plain(label) == wanted;
    let said = single(offers.iter().filter(|(_, labels)| labels.iter().any(exact)));
    let words: BTreeSet<&str> = wanted.split_whitespace().collect();
    let has_all = |act: &str, label: &str| {
        let (act, label) = (plain(act), plain(label));
        let known: BTreeSet<&str> = act.split_whitespace().chain(label.split_whitespace()).collect();
        !words.is_empty() && words.is_subset(&known)
    };
    said.or_else(|| single(offers.iter().filter(|(act, labels)| labels.iter().any(|label| has_all(act, label)))))
        .map(|(act, _)| act.as_str())
}

fn single<T>(mut found: impl Iterator<Item = T>) -> Option<T> {
    found.next().filter(|_| found.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::only_one;

    fn offers() -> Vec<(String, Vec<String>)> {
        let offer = |act: &str, labels: [&str; 3]| (act.to_owned(), labels.map(str::to_owned).to_vec());
        vec![
            offer(
                "place M6",
                ["Place your disc in Tara (red)", "Položit kotouč: Tara (červené)", "Połóż krążek: Tara (czerwone)"],
            ),
            offer(
                "place L1",
                [
                    "Place your disc in Kildare (blue)",
                    "Položit kotouč: Kildare (modré)",
                    "Połóż krążek: Kildare (niebieskie)",
                ],
            ),
        ]
    }

    #[test]
    fn a_button_is_meant_by_its_whole_text_or_by_words_that_no_other_has() {
        let offers = offers();
        for typed in ["Place your disc in Tara (red)", "tara", "place TARA", "polozit tara", "poloz czerwone", "red"] {
            assert_eq!(only_one(&offers, typed), Some("place M6"), "{typed}");
        }
        for typed in ["place", "Armagh", "place Armagh", "", "krazek"] {
            assert_eq!(only_one(&offers, typed), None, "{typed}");
        }
    }
}
