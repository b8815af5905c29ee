//! Every game on the shelf is played on its page: whatever happens in it can be drawn and said in every language.

use crate::common::{Scratch, Visitor, serve, version};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

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

#[tokio::test(flavor = "multi_thread")]
async fn for_whom_a_table_waits_is_said_once_beside_every_board() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        let seats: Vec<String> = ('a'..='h').map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", entry.id()), ("speed", "instant")];
        fields.extend(seats.iter().map(|seat| (seat.as_str(), "here")));
        let table = Visitor::new(&serving).open(&fields).await;
        // Whoever has no seat waits all the time.
        let page = Visitor::new(&serving).get(&table).await.body;
        let panel = page.split("id=\"decision\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let said = said(panel.expect("there is a panel with the question"));
        assert_eq!(said.matches("Waiting for").count(), 1, "{}: {said}", entry.id());
    }
}

/// A position in which a victory by strongholds is certain, although somebody else has more fame.
const STRONGHOLDS: &str =
    include_str!("../../../northgard/scenarios/14-end-of-year/three-strongholds-win-in-any-year.toml");

/// What the page of an ended table says of what decided.
async fn decided(visitor: &mut Visitor, table: &str) -> String {
    for _ in 0..600 {
        if visitor.look(table).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let page = visitor.get(table).await.body;
    let said = page.split("<p class=\"decided\">").nth(1).and_then(|rest| rest.split("</p>").next());
    said.unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_decided_is_said_at_the_end_of_every_kind_of_game() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let kinds = [
        ("brian-boru", "3", "off", "point"),
        ("two-heirs", "2", "off", "point"),
        ("two-heirs", "1", "off", "Henry"),
        ("northgard", "4", "on", "point"),
    ];
    let mut tables = Vec::new();
    let mut visitor = Visitor::new(&serving);
    for (game, players, teams, words) in kinds {
        let seats: Vec<String> = ('a'..='d').map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", game), ("players", players), ("speed", "instant")];
        fields.extend(seats.iter().map(|seat| (seat.as_str(), "bot-random")));
        fields.extend((teams == "on").then_some(("option-teams", "on")));
        tables.push((visitor.open(&fields).await, words));
    }
    for (table, words) in tables {
        let said = decided(&mut visitor, &table).await;
        assert!(said.contains(words), "{table}: {words} in “{said}”");
    }
    let laid = visitor.upload("/workshop/positions", "text", STRONGHOLDS).await;
    let key = laid.location().strip_prefix("/position/").expect("an address").to_owned();
    let fields = [("game", "northgard"), ("players", "2"), ("position", &*key), ("seat-a", "here"), ("seat-b", "here")];
    let table = visitor.open(&fields).await;
    let said = decided(&mut visitor, &table).await;
    assert!(said.contains("3 strongholds") && said.contains("nobody else"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_is_not_handed_over_where_nothing_is_hidden() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for (closed, hides) in [("off", false), ("on", true)] {
        let mut player = Visitor::new(&serving);
        let fields = [
            ("game", "two-heirs"),
            ("players", "2"),
            ("seat-a", "here"),
            ("seat-b", "here"),
            ("option-closed_hands", closed),
        ];
        let table = player.open(&fields).await;
        let mut hidden = false;
        // Closed hands are closed from the first turn on, though nobody holds a tile yet.
        for _ in 0..40 {
            let page = player.get(&table).await.body;
            hidden = page.contains("class=\"handover\"");
            assert_ne!(page.contains("id=\"hand\""), hidden, "hands are closed: {closed}");
            if hidden {
                break;
            }
            // Whoever must decide is looked at without being asked for.
            let state = player.look(&table).await;
            let mut seen = [state["view"].clone(), Visitor::new(&serving).look(&table).await["view"].clone()];
            for view in &mut seen {
                // Who looks is no secret.
                view.as_object_mut().expect("a view").remove("viewer");
            }
            assert_eq!(seen[0], seen[1], "nobody knows more than those who look on");
            let (seat, act) = (state["seat"].as_str(), state["offers"][0].as_str());
            let (seat, act) = (seat.expect("a seat").to_owned(), act.expect("an offer").to_owned());
            let made = player.act(&table, &seat, version(&state), &act).await;
            assert_eq!(made.status, 200, "{act}: {}", made.body);
        }
        assert_eq!(hidden, hides, "hands are closed: {closed}");
    }
}

/// Who is to have the device, if the page hides everything until they say that they do.
fn to_have_the_device(page: &str) -> Option<String> {
    let cover = page.split("class=\"handover\"").nth(1)?;
    cover.split("name=\"seat\" value=\"").nth(1)?.split('"').next().map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_is_handed_over_before_every_turn_unless_its_people_sit_together() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for (entry, open) in shelf::all_games().iter().flat_map(|entry| [(entry, false), (entry, true)]) {
        let mut player = Visitor::new(&serving);
        let seats: Vec<String> = ('a'..='h').map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", entry.id()), ("speed", "instant")];
        fields.extend(seats.iter().map(|seat| (seat.as_str(), "here")));
        fields.extend((entry.id() == "two-heirs").then_some(("option-closed_hands", "on")));
        fields.extend(open.then_some(("open-hands", "on")));
        let table = player.open(&fields).await;
        let mut holders: Vec<String> = Vec::new();
        for step in 0..60 {
            let page = player.get(&table).await.body;
            let next = to_have_the_device(&page);
            assert_ne!(page.contains("id=\"hand\""), next.is_some(), "{} at step {step}", entry.id());
            if let Some(next) = next {
                assert!(!open, "{}: who sits together passes nothing on", entry.id());
                assert_ne!(holders.last(), Some(&next), "{}: whoever has the device is not asked for it", entry.id());
                player.post(&format!("{table}/hand"), &[("seat", &next)]).await;
                holders.push(next);
                continue;
            }
            let state = player.look(&table).await;
            let (seat, act) = (state["seat"].as_str(), state["offers"][0].as_str());
            let (seat, act) = (seat.expect("a seat").to_owned(), act.expect("an offer").to_owned());
            assert!(open || holders.last() == Some(&seat), "{}: {seat} decides without the device", entry.id());
            assert_eq!(player.act(&table, &seat, version(&state), &act).await.status, 200, "{act}");
        }
        assert_eq!(holders.len() > 1, !open, "{}: {holders:?}", entry.id());
    }
}

/// The rings that boards draw around the last move of a seat.
const RINGS: [&str; 4] = ["class=\"last-ring ", "class=\"th-last\"", "class=\"ng-ring ", "class=\"cm-last "];

#[tokio::test(flavor = "multi_thread")]
async fn what_the_others_did_is_marked_on_every_board_when_it_is_seen_again() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        let mut rng = SmallRng::seed_from_u64(4);
        let mut player = Visitor::new(&serving);
        let seats: Vec<String> = ('a'..='h').map(|seat| format!("seat-{seat}")).collect();
        let mut fields = vec![("game", entry.id()), ("speed", "instant"), ("open-hands", "on")];
        fields.extend(seats.iter().map(|seat| (seat.as_str(), "here")));
        let table = player.open(&fields).await;
        let mut marked = false;
        for made in 0..MOVES {
            let Some((seat, now, act)) = choose(&mut player, &table, &mut rng).await else { break };
            let page = player.get(&table).await.body;
            let steps = page.split("data-relive=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
            for step in steps.split(' ').filter(|step| !step.is_empty()) {
                let again = player.with("x-part", "1").get(&format!("{table}/replay/{step}")).await.body;
                let board = again.split("class=\"board-box").nth(1).expect("the board that is exchanged");
                marked |= RINGS.iter().any(|ring| board.contains(ring));
            }
            if marked {
                break;
            }
            let answer = player.act(&table, &seat, now, &act).await;
            assert_eq!(answer.status, 200, "{} after {made} moves: {act}: {}", entry.id(), answer.body);
        }
        assert!(marked, "{}: nothing shows where somebody was", entry.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_wears_its_colours_in_the_lobby_and_is_replayed_from_where_something_lies() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "two-heirs"), ("players", "2"), ("seat-a", "here"), ("seat-b", "here")]).await;
    let row = "<li class=\"own-row table-two-heirs";
    assert!(player.get("/").await.body.contains(row), "discs are as white and blue as at the table");
    let replay = player.get(&format!("{table}/replay/0")).await.body;
    assert!(replay.contains("data-step=\"1\"") && replay.contains("min=\"1\""), "nothing lies before the first step");
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
            assert_eq!(ids(&answer.body), Vec::<String>::new(), "{game} {page} in {lang} after {made} moves");
        }
        travels_small(player, table, game, made).await;
    }
}

/// The most bytes in which a page of Brian Boru travels, also to those who read the older form only.
const PAGE: usize = 20_000;

/// The most bytes in which a step of a game travels, also one after which all of the land is painted anew.
const STEP: usize = 15_000;

/// A page in the middle of a game is no burden on a phone, and what a step changes is less. What the page has already does not travel again.
async fn travels_small(player: &mut Visitor, table: &str, game: &str, made: usize) {
    for form in ["br", "gzip"] {
        let (_, page) = player.with("accept-encoding", form).raw(table).await;
        assert!(game != "brian-boru" || page <= PAGE, "{game} after {made} moves: a page of {page} bytes ({form})");
    }
    let mut part = player.with("x-part", "1").with("x-symbols", "1");
    let lasting = lasting(&part.get(table).await.body);
    let painted = |kept: &str| part.with("accept-encoding", "br").with("x-kept", kept);
    // What is painted with stays for the whole game.
    let (_, anew) = painted(lasting.first().map_or("", String::as_str)).raw(table).await;
    assert!(anew <= STEP, "{game} after {made} moves: a step of {anew} bytes");
    let (_, same) = painted(&lasting.join(" ")).raw(table).await;
    assert!(lasting.is_empty() || same < anew, "{game} after {made} moves: {same} bytes, and {anew} with the land");
}

/// The digests of what lasts on a board.
fn lasting(page: &str) -> Vec<String> {
    page.split("data-lasting=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn whole(page: &str) -> bool {
    lacking(page).is_none()
}

/// The first word a page lacks.
fn lacking(page: &str) -> Option<&str> {
    page.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next())
}

/// What of a page is read or heard: its text, and what its attributes say in words.
fn said(page: &str) -> String {
    let mut said = String::new();
    for piece in page.split('<') {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        for attribute in ["aria-label=\"", "title=\"", "placeholder=\""] {
            let words = tag.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
            said.extend(words.flat_map(|words| [" ", words]));
        }
        said.extend([" ", text]);
    }
    said
}

/// What only notation calls tiles and territories, such as `t07`, `t07-n` or `start-w`, where people read it.
fn ids(page: &str) -> Vec<String> {
    let is_tile = |tile: &str| {
        let number = tile.strip_prefix('t').unwrap_or_default();
        number.len() == 2 && number.bytes().all(|digit| digit.is_ascii_digit())
    };
    let is_id = |word: &&str| match word.split_once('-') {
        Some((tile, side)) => (is_tile(tile) || tile == "start") && ["n", "e", "s", "w"].contains(&side),
        None => is_tile(word),
    };
    let said = said(page);
    let words = said.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn what_only_notation_says_is_found_where_people_read_it() {
    let page = "<a href=\"/why?act=to+t07-n\" title=\"To t08-w\">Tile t20</a> <p>start-n, t3, at-n</p>";
    assert_eq!(ids(page), ["t08-w", "t20", "start-n"]);
}
