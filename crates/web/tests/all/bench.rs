//! Positions laid out by hand, without a script; studies in the background; sentences that visitors translate.

use crate::common::{Answer, Scratch, Visitor, serve, serve_bots, serve_edge};
use std::time::Duration;
use table::Lang;
use table::scenario::Scenario;
use web::{BotOptions, Limits, ServeOptions};

/// The file that the form of a page holds.
fn held(page: &Answer) -> String {
    let (_, rest) = page.body.split_once("name=\"text\" value=\"").expect("a form with a file");
    let text = rest.split('"').next().unwrap_or_default();
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Puts something into a position: the page that follows.
async fn put(visitor: &mut Visitor, page: &Answer, fields: &[(&str, &str)]) -> Answer {
    let text = held(page);
    let all: Vec<(&str, &str)> = [("text", text.as_str())].iter().chain(fields).copied().collect();
    visitor.multipart("/workshop/bench", &all).await
}

#[tokio::test]
async fn every_game_is_laid_out_by_hand_in_every_language() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    for (game, players, group) in
        [("brian-boru", "3", "a"), ("two-heirs", "1", "b"), ("northgard", "5", "table"), ("crescent-moon", "4", "flow")]
    {
        for lang in Lang::ALL {
            ann.set_cookie("language", lang.code());
            let page = ann.get(&format!("/position/new?game={game}&players={players}")).await;
            assert!(page.status == 200 && page.body.contains("is-good") && !page.body.contains('⟨'), "{game} {lang}");
            let shown = put(&mut ann, &page, &[("show", "place"), ("go", group)]).await;
            assert!(shown.status == 200 && shown.body.contains("is-good"), "{game} {lang}: {}", shown.body);
            assert!(shown.body.contains("name=\"v.") && !shown.body.contains('⟨'), "{game} {lang}");
        }
        let later = ann.get(&format!("/position/new?game={game}&players={players}&steps=50")).await;
        assert!(later.status == 200 && later.body.contains("is-good"), "{game}");
    }
    assert_eq!(ann.get("/position/new?game=no-such").await.status, 404);
}

#[tokio::test]
async fn a_position_that_is_impossible_is_told_and_can_be_put_right_kept_and_asked_about() {
    let scratch = Scratch::new();
    let advice = BotOptions { advice: Duration::from_millis(200), ..BotOptions::default() };
    let serving = serve_bots(&scratch, shelf::all_games(), advice).await;
    let mut ann = Visitor::new(&serving);
    let page = ann.get("/position/new?game=brian-boru&players=3").await;
    let viking = [("show", "place"), ("at", "D2"), ("v.viking", "true"), ("keep", "yes")];
    let wrong = put(&mut ann, &page, &viking).await;
    assert!(wrong.status == 200 && wrong.body.contains("is-bad"), "a Viking token needs a disc: {}", wrong.body);
    let right = put(&mut ann, &wrong, &[("show", "place"), ("at", "D2"), ("v.disc", "b")]).await;
    assert!(right.body.contains("is-good"), "{}", right.body);
    let many = put(&mut ann, &right, &[("show", "a"), ("v.players.a.coins", "100000")]).await;
    assert!(many.body.contains("is-bad") && many.body.contains("100000"), "{}", many.body);
    let cards = [
        ("show", "a"),
        ("v.players.a.hand", "9"),
        ("v.players.a.hand", "11"),
        ("v.players.a.hand", "25"),
        ("v.players.a.hand", ""),
    ];
    let kept = put(&mut ann, &many, &[&cards[..], &[("title", "By hand"), ("keep", "yes")]].concat()).await;
    assert_eq!(kept.status, 303, "{}", kept.body);
    let address = kept.location().to_owned();
    let file = ann.get(&format!("{address}/file")).await.body;
    assert!(file.contains("hand = [9, 11, 25]") && file.contains("vikings = [\"D2\"]"), "{file}");
    let game = shelf::find("brian-boru").expect("a game").game;
    Scenario::read(&file).expect("a scenario").run(game).expect("it holds");
    let asked = ann.post(&format!("{address}/advice"), &[("seat", "a")]).await;
    assert!(asked.status == 200 && asked.body.contains("advice-moves"), "{}", asked.body);
    assert!(ann.get(&format!("{address}/edit")).await.body.contains("By hand"));
    // Whatever comes instead of a form is answered with a sentence.
    for text in ["", "x = [", "game = \"brian-boru\"\ntitle = \"x\"\nplayers = 99\n"] {
        let answer = ann.multipart("/workshop/bench", &[("text", text), ("show", "a")]).await;
        assert!((400..500).contains(&answer.status), "{text}: {}", answer.status);
    }
    let unknown = file.replacen("[position]", "clauses = [\"BB-99.9\"]\n\n[position]", 1);
    let refused = ann.upload("/workshop/positions", "text", &unknown).await;
    assert!(refused.status == 400 && refused.body.contains("BB-99.9"), "{}", refused.body);
}

/// An edition of The Two Heirs that is cheaper.
fn cheap() -> String {
    let text = shelf::find("two-heirs").expect("a game").game.about().editions[0].text;
    let (id, title) = table::components::title(text).expect("an edition");
    let text = text.replacen(&format!("id = \"{id}\""), "id = \"cheap\"", 1).replacen(&title, "The cheap one", 1);
    text.replacen("stone = 2", "stone = 1", 1)
}

#[tokio::test]
async fn a_game_with_an_edition_of_its_own_becomes_a_position_with_that_edition() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let brought = ann.upload("/workshop/editions", "text", &cheap()).await;
    let edition = brought.location().strip_prefix("/edition/").expect("an address").to_owned();
    let bots = [("seat-a", "bot-random"), ("seat-b", "bot-random"), ("speed", "instant")];
    let table =
        ann.open(&[&[("game", "two-heirs"), ("players", "2"), ("edition", &*edition)][..], &bots].concat()).await;
    for _ in 0..600 {
        if ann.look(&table).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let taken = ann.post(&format!("{table}/position"), &[("n", "12")]).await;
    assert_eq!(taken.status, 303, "{}", taken.body);
    let address = taken.location().to_owned();
    let page = ann.get(&address).await.body;
    assert!(page.contains(&format!("/edition/{edition}")), "the page leads to the edition");
    assert!(ann.get(&format!("{address}/file")).await.body.contains(&format!("edition = \"{edition}.toml\"")));
    let key = address.strip_prefix("/position/").expect("an address");
    let again = ann.open(&[&[("game", "two-heirs"), ("players", "2"), ("position", key)][..], &bots].concat()).await;
    assert!(ann.get(&format!("{again}/edition")).await.body.contains("The cheap one"));
    let bench = ann.get(&format!("{address}/edit")).await;
    assert!(bench.status == 200 && bench.body.contains("is-good"), "{}", bench.body);
}

#[tokio::test]
async fn a_study_is_made_in_the_background_and_drawn() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let (mut ann, mut bo) = (Visitor::new(&serving), Visitor::new(&serving));
    let brought = ann.upload("/workshop/editions", "text", &cheap()).await;
    let balance = format!("{}/balance", brought.location());
    assert!(bo.get(&balance).await.body.contains("name=\"games\""));
    assert_eq!(ann.post(&balance, &[("games", "500")]).await.status, 303);
    let playing = bo.get(&balance).await.body;
    assert!(playing.contains("<progress") && !playing.contains("name=\"how\""), "others look on");
    assert_eq!(bo.post(&balance, &[("how", "stop")]).await.status, 403, "and stop nothing");
    assert_eq!(ann.post("/edition/brian-boru/balance", &[("games", "20")]).await.status, 503, "one at a time");
    assert_eq!(ann.post(&balance, &[("how", "stop")]).await.status, 303);
    for _ in 0..600 {
        if !ann.get(&balance).await.body.contains("<progress") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(bo.post("/edition/brian-boru/balance", &[("games", "20")]).await.status, 303);
    let mut found = String::new();
    for _ in 0..600 {
        found = bo.get("/edition/brian-boru/balance").await.body;
        if found.contains("id=\"found\"") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(
        found.contains("wins of place 1 in the first turn order, 3 players") && found.contains("20 games"),
        "{found}"
    );
    let chart = bo.get("/edition/brian-boru/balance/3-players-places").await;
    assert!(chart.status == 200 && chart.body.starts_with("<svg"), "{}", chart.body);
    assert_eq!(chart.headers["content-type"], "image/svg+xml");
    assert_eq!(bo.get("/edition/brian-boru/balance/no-such").await.status, 404);
}

#[tokio::test]
async fn a_visitor_translates_a_sentence_where_the_server_is_run_so() {
    let scratch = Scratch::new();
    let folder = scratch.folder().join("words");
    std::fs::create_dir_all(folder.join("ia")).expect("a folder");
    std::fs::write(folder.join("ia/table.ftl"), "# Mine.\nlanguage-name = Interlingua\n").expect("a book");
    web::read_languages(&folder).expect("readable");
    let plain = serve(&Scratch::new(), shelf::all_games()).await;
    assert_eq!(Visitor::new(&plain).get("/translate/ia").await.status, 404, "only where it is run so");
    let options = ServeOptions {
        words: Some(folder.clone()),
        translate: true,
        limits: Limits::none(),
        ..ServeOptions::default()
    };
    let serving = serve_edge(&scratch, shelf::all_games(), options).await;
    let mut ann = Visitor::new(&serving);
    assert!(
        ann.get("/").await.body.contains("href=\"/translate\"")
            && ann.get("/translate").await.body.contains("Interlingua")
    );
    let found = ann.get("/translate/ia?find=workshop").await.body;
    assert!(found.contains("book=web&amp;key=ui-workshop\""), "{found}");
    for (key, text) in [
        ("ui-workshop", "ui-workshop = { $no }"),
        ("ui-workshop", "ui-lobby = Sala"),
        ("ui-workshop", "ui-workshop = {"),
    ] {
        let refused = ann.post("/translate/ia", &[("book", "web"), ("key", key), ("text", text)]).await;
        assert!(refused.status == 400 && refused.body.contains("is-bad"), "{text}");
    }
    assert_eq!(ann.post("/translate/ia", &[("book", "../x"), ("key", "ui-workshop"), ("text", "x")]).await.status, 404);
    assert_eq!(ann.post("/translate/cs", &[("book", "web"), ("key", "ui-workshop"), ("text", "x")]).await.status, 404);
    let said =
        ann.post("/translate/ia", &[("book", "web"), ("key", "ui-workshop"), ("text", "ui-workshop = Officina")]).await;
    assert_eq!(said.status, 303, "{}", said.body);
    ann.set_cookie("language", "ia");
    assert!(ann.get("/workshop").await.body.contains("<h1>Officina</h1>"), "it is said at once");
    assert_eq!(std::fs::read_to_string(folder.join("ia/web.ftl")).expect("a book"), "ui-workshop = Officina\n");
    let table = ann.post("/translate/ia", &[("book", "table"), ("key", "language-name"), ("text", "x")]).await;
    assert_eq!(table.status, 404, "there is no such English message");
}
