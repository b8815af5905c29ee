//! Every dictionary on the shelf can be read, and everything said in a game has words in every language.

use table::{Lang, Pending, Seat, Seed, Setup, Viewer};

/// Plays games at random and says every prompt, label, event, refusal and score row in every language.
#[test]
fn everything_said_in_a_game_has_words() {
    for entry in shelf::all_games() {
        for players in entry.game.about().players.clone() {
            let setup =
                Setup::new(entry.game.about(), players, &Default::default(), None).expect("defaults are allowed");
            for number in 0..3 {
                said(entry, &setup, number);
            }
        }
    }
}

fn said(entry: &shelf::Entry, setup: &Setup, number: u64) {
    let seed = Seed::from_number(number);
    let mut played = entry.game.begin(setup).expect("the game begins");
    let hear = |message: &table::Message| {
        for lang in Lang::ALL {
            let text = entry.dictionary(lang).say(message, &|seat| seat.to_string());
            assert!(!text.contains('⟨') && !text.contains("{$"), "{} {lang}: {text} from {message:?}", entry.id());
        }
    };
    for step in 0.. {
        for viewer in Viewer::all(setup.players) {
            hear(&played.prompt(viewer));
            played.sheet(viewer).rows.iter().for_each(|row| hear(&row.label));
        }
        let events = match played.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let chance = played.roll(&seed).expect("chance is pending");
                played.settle(&chance).expect("what was rolled fits")
            }
            Pending::Seats(seats) => {
                let seat = seats.first().unwrap_or_default();
                let offers = played.offers(seat);
                offers.iter().for_each(|offer| hear(&offer.label));
                let other = seat.next(setup.players.max(2));
                if other.index() < setup.players
                    && let Err(rejected) = played.check(other, &offers[0].text)
                {
                    hear(rejected.why());
                }
                let index = (step * 7 + number as usize * 3) % offers.len();
                played.act(seat, &offers[index].text).expect("an offer is accepted")
            }
        };
        for event in &events {
            for viewer in Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                if let Some(heard) = event.heard_by(viewer) {
                    hear(&heard.say);
                }
            }
        }
    }
}
