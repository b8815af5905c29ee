//! Every game on the shelf is played on its page: whatever happens in it can be drawn and said in every language.

use crate::common::{Scratch, Visitor, serve, version};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// How many moves of each game are made.
const MOVES: usize = 160;

/// After how many moves the pages are looked at.
const EVERY: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_on_its_page_in_every_language() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        let mut rng = SmallRng::seed_from_u64(11);
        let mut player = Visitor::new(&serving);
        let seats: Vec<String> = ('a'..='h').map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", entry.id()), ("speed", "instant")];
        fields.extend(seats.iter().map(|seat| (seat.as_str(), "here")));
        let table = player.open(&fields).await;
        let opening = player.get(&format!("/new/{}", entry.id())).await;
        assert!(opening.status == 200 && whole(&opening.body), "{}: the form of a new table", entry.id());
        for made in 0..MOVES {
            let Some((seat, now, act)) = choose(&mut player, &table, &mut rng).await else { break };
            let answer = player.act(&table, &seat, now, &act).await;
            assert_eq!(answer.status, 200, "{}: {act}: {}", entry.id(), answer.body);
            if made % EVERY == 0 {
                look_around(&mut player, &table, entry.id(), made).await;
            }
        }
        look_around(&mut player, &table, entry.id(), MOVES).await;
    }
}

/// The next move: who, against which version, and what; `None` when the game is over.
async fn choose(player: &mut Visitor, table: &str, rng: &mut SmallRng) -> Option<(String, u64, String)> {
    for seat in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        player.set_cookie("hand", seat);
        let state = player.look(table).await;
        if state["seat"] == seat {
            let offers = state["offers"].as_array().expect("offers are a list");
            let act = offers[rng.random_range(0..offers.len())].as_str().expect("an offer is text").to_owned();
            return Some((seat.to_owned(), version(&state), act));
        }
    }
    None
}

/// Looks at the table and its replay in every language.
async fn look_around(player: &mut Visitor, table: &str, game: &str, made: usize) {
    for lang in ["en", "cs", "pl"] {
        player.set_cookie("language", lang);
        for page in ["?log=all".to_owned(), format!("/replay/{}", made / 2)] {
            let answer = player.get(&format!("{table}{page}")).await;
            assert_eq!(answer.status, 200, "{game} {page} in {lang} after {made} moves");
            assert!(
                whole(&answer.body),
                "{game} {page} in {lang} after {made} moves lacks {:?}",
                lacking(&answer.body)
            );
            assert!(!answer.body.contains(" style="), "{game} {page} has inline style");
        }
        travels_small(player, table, game, made).await;
    }
}

/// The most bytes in which a page of Brian Boru travels, also to those who read the older form only.
const PAGE: usize = 20_000;

/// The most bytes in which a step of a game travels. The land of Northgard grows with the game and weighs most at its end.
fn most_of_a_step(game: &str) -> usize {
    if game == "northgard" { 18_000 } else { 15_000 }
}

/// A page in the middle of a game is no burden on a phone, and what a step changes is less.
async fn travels_small(player: &mut Visitor, table: &str, game: &str, made: usize) {
    for form in ["br", "gzip"] {
        let reader = player.with("accept-encoding", form);
        let (_, page) = reader.clone().raw(table).await;
        let (_, step) = reader.with("x-part", "1").raw(table).await;
        assert!(game != "brian-boru" || page <= PAGE, "{game} after {made} moves: a page of {page} bytes ({form})");
        assert!(form != "br" || step <= most_of_a_step(game), "{game} after {made} moves: a step of {step} bytes");
    }
}

fn whole(page: &str) -> bool {
    lacking(page).is_none()
}

/// The first word a page lacks.
fn lacking(page: &str) -> Option<&str> {
    page.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next())
}
