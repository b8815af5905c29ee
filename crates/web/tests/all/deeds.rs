//! Several actions that are one thing to whoever does them are sent with one form.

use crate::common::{Scratch, Visitor, serve, version};
use serde_json::Value;

/// Every seat the game may have.
const SEATS: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Looks at the table as the seat that must decide.
async fn due(player: &mut Visitor, table: &str) -> (String, Value) {
    for seat in SEATS {
        player.set_cookie("hand", seat);
        let state = player.look(table).await;
        if state["seat"] == seat {
            return (seat.to_owned(), state);
        }
    }
    panic!("nobody has to decide anything");
}

/// What the one button of the page would do.
fn whole_deed(page: &str) -> Option<String> {
    let (_, form) = page.split_once("class=\"whole-deed\"")?;
    let (_, value) = form.split_once("name=\"act\" value=\"")?;
    value.split_once('"').map(|(value, _)| value.to_owned())
}

fn tiles(state: &Value) -> usize {
    state["view"]["open"]["map"]["tiles"].as_array().map_or(0, Vec::len)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_of_northgard_is_laid_with_one_form_and_sending_it_again_lays_none() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut player = Visitor::new(&serving);
    let seats = SEATS.map(|seat| format!("seat-{seat}"));
    let mut fields = vec![("game", "northgard"), ("speed", "instant")];
    fields.extend(seats.iter().map(|seat| (seat.as_str(), "here")));
    let table = player.open(&fields).await;
    for _ in 0..40 {
        let (seat, state) = due(&mut player, &table).await;
        let page = player.get(&table).await.body;
        assert!(page.contains("id=\"ng-pine\""), "the drawings stand on the page");
        let Some(deed) = whole_deed(&page) else {
            let act = state["offers"][0].as_str().expect("an offer");
            assert_eq!(player.act(&table, &seat, version(&state), act).await.status, 200);
            continue;
        };
        assert!(deed.contains("; "), "several actions: {deed}");
        let now = version(&state).to_string();
        let form = [("seat", &*seat), ("version", &*now), ("key", "page-once"), ("act", &*deed)];
        let path = format!("{table}/act");
        player.post(&path, &form).await;
        let (_, after) = due(&mut player, &table).await;
        assert_eq!(tiles(&after), tiles(&state) + 1, "{deed}");
        player.set_cookie("hand", &seat);
        player.post(&path, &form).await;
        let (_, again) = due(&mut player, &table).await;
        assert_eq!((tiles(&again), version(&again)), (tiles(&after), version(&after)), "nothing is done twice");
        return;
    }
    panic!("no tile was to be laid");
}
