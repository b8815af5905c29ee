//! Editions and positions that people bring: played by others who see what differs, refused where they would do harm, changed in a form, asked about.

use crate::common::{Answer, Scratch, Visitor, serve, until};
use table::Lang;

/// The edition of a game with something changed and a name of its own.
fn changed(game: &str, id: &str, change: impl Fn(&str) -> String) -> String {
    let about = shelf::find(game).expect("a game").game.about();
    let text = change(about.editions[0].text);
    let (own, title) = table::components::title(&text).expect("an edition");
    text.replacen(&format!("id = \"{own}\""), &format!("id = \"{id}\""), 1).replacen(
        &format!("title = \"{title}\""),
        &format!("title = \"Edition <{id}>\""),
        1,
    )
}

fn rich() -> String {
    changed("brian-boru", "rich", |text| text.replacen("coins = 3", "coins = 42", 1))
}

async fn bring(visitor: &mut Visitor, text: &str) -> Answer {
    visitor.upload("/workshop/editions", "file", text).await
}

async fn is_seen_in_every_language(visitor: &mut Visitor, address: &str) {
    for lang in Lang::ALL {
        visitor.set_cookie("language", lang.code());
        let page = visitor.get(address).await;
        assert!(page.status == 200 && page.body.contains("Brian Boru for the rich"), "{lang}");
        assert!(
            page.body.contains("<td>3</td>") && page.body.contains("<td>42</td>") && !page.body.contains('⟨'),
            "{lang}"
        );
    }
    visitor.set_cookie("language", "en");
}

async fn is_told_at_the_table(visitor: &mut Visitor, table: &str, text: &str) {
    let page = visitor.get(table).await.body;
    assert!(page.contains("t-edition") && page.contains("rich"), "everybody sees that it is another edition");
    let edition = visitor.get(&format!("{table}/edition")).await;
    assert_eq!(edition.status, 200);
    let told = edition.body;
    assert!(told.contains("<td>42</td>") && told.contains("Brian Boru for the rich"));
    assert!(
        told.contains("changed all the same"),
        "and what calls itself by the rulebook without being from there: {told}"
    );
    let report = shelf::find("brian-boru").expect("a game").game.check_edition(text).expect("sound");
    assert!(told.contains(&report.tag.hash), "with its digest");
    assert!(visitor.get("/rules/brian-boru?table=").await.status >= 400);
}

#[tokio::test]
async fn a_changed_edition_is_played_with_a_second_person_who_sees_what_differs() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let (mut ann, mut bo) = (Visitor::new(&serving), Visitor::new(&serving));
    // Titles are read by others: what looks like a tag is no title.
    let refused = bring(&mut ann, &rich()).await;
    assert_eq!(refused.status, 400);
    let text = rich().replacen("Edition <rich>", "Brian Boru for the rich", 1);
    let answer = bring(&mut ann, &text).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    let address = answer.location().to_owned();
    let key = address.strip_prefix("/edition/").expect("an address").to_owned();
    // Whoever has the address sees it, in every language; it is on the list of the one who brought it only.
    is_seen_in_every_language(&mut bo, &address).await;
    assert!(ann.get("/workshop").await.body.contains(&address));
    assert!(!bo.get("/workshop").await.body.contains(&address));
    let work = ann.get("/me/data").await.json()["works"][0].take();
    assert_eq!((&work["kind"], &work["text"]), (&"edition".into(), &text.as_str().into()), "it is taken along");
    assert_eq!(bo.get(&format!("{address}/file")).await.body, text, "the file comes home as it is");
    let setting_up = ann.get(&format!("/new/brian-boru?edition={key}")).await.body;
    assert!(setting_up.contains(&format!("value=\"{key}\" selected")));
    let fields = [
        ("game", "brian-boru"),
        ("players", "3"),
        ("edition", key.as_str()),
        ("seat-a", "here"),
        ("seat-b", "open"),
        ("seat-c", "bot-random"),
    ];
    let table = ann.open(&fields).await;
    let waiting = bo.get(&table).await.body;
    assert!(waiting.contains(&format!("{table}/edition")), "who comes sees it before sitting down");
    let seat = [("seat", "b")];
    assert_eq!(bo.post(&format!("{table}/join"), &seat).await.status, 303);
    until(&mut bo, &table, |state| state["status"] == "playing").await;
    is_told_at_the_table(&mut bo, &table, &text).await;
    // It is kept.
    let taken = bo.upload("/workshop/editions", "text", &text).await;
    assert_eq!(taken.location(), address, "the same text has the same address");
    serving.stop();
    serving.finished().await.expect("it closes");
    let again = serve(&scratch, shelf::all_games()).await;
    let mut late = Visitor::new(&again);
    assert_eq!(late.get(&address).await.status, 200, "who has the address finds it");
    assert!(late.get(&format!("{table}/edition")).await.body.contains("<td>42</td>"));
}

#[tokio::test]
async fn editions_that_would_do_harm_are_refused_with_a_sentence() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut mallory = Visitor::new(&serving);
    let sound = rich().replacen("Edition <rich>", "Rich", 1);
    let deep = format!("{}{}", "[".repeat(4000), "]".repeat(4000));
    let moon = |id: &str, combat: String| {
        let card = format!(
            "\n[[cards]]\nid = \"{id}\"\nname = \"Bomb\"\ntype = \"event\"\nassociated = \"nomad\"\ncopies = 1\ncombat = \"{combat}\"\nnamed = \"house\"\nfrom = \"house\"\n"
        );
        changed("crescent-moon", "bomb", |text| format!("{text}{card}")).replacen("Edition <bomb>", "Bomb", 1)
    };
    let nested = format!("{}is(attacker){}", "not ".repeat(3000), "");
    for (what, text) in [
        ("a name that is taken", sound.replacen("id = \"rich\"", "id = \"default\"", 1)),
        ("a title that turns around", sound.replacen("title = \"Rich\"", "title = \"\\u202Ehcir\"", 1)),
        ("a title without end", sound.replacen("\"Rich\"", &format!("\"{}\"", "R".repeat(5000)), 1)),
        ("numbers without end", sound.replacen("coins = 42", "coins = 99999999999999999999", 1)),
        ("more than fits", sound.replacen("coins = 42", "coins = 65000", 1)),
        ("a value that is none", sound.replacen("coins = 42", "coins = nan", 1)),
        ("brackets without end", format!("{sound}\nx = {deep}\n")),
        ("another field", format!("evil = 1\n{sound}")),
        ("a file without end", format!("{sound}\n#{}", "x".repeat(140 * 1024))),
        ("nothing at all", "\n".to_owned()),
        ("no edition", "title = 'x'\n".to_owned()),
        ("a program without end", moon("bomb", "strength(mine, +1); ".repeat(400) + "no_sack")),
        ("a condition without end", moon("bomb", format!("if {nested} {{ no_sack }}"))),
        ("a card by another's name", moon("conquest", "no_sack".to_owned())),
        ("a name without end", moon(&"b".repeat(300), "no_sack".to_owned())),
        (
            "cards without end",
            moon("bomb", "no_sack".to_owned()).replacen(
                "copies = 1\ncombat = \"no_sack\"",
                "copies = 250\ncombat = \"no_sack\"",
                1,
            ),
        ),
    ] {
        let answer = bring(&mut mallory, &text).await;
        assert!((400..500).contains(&answer.status), "{what}: {}", answer.status);
        assert!(!answer.body.contains('⟨'), "{what} is told in words: {}", answer.body);
    }
    let answer = bring(&mut mallory, &sound).await;
    assert_eq!(answer.status, 303, "after all of this the server works");
    // What is wrong is said with its line.
    let wrong = bring(&mut mallory, &sound.replacen("coins = 42", "coins = 4200", 1)).await;
    assert!(wrong.body.contains("Line 11") && wrong.body.contains("4200"), "{}", wrong.body);
    // Somebody else's game cannot be opened with it, and no other form takes so much.
    let key = answer.location().strip_prefix("/edition/").expect("an address").to_owned();
    let fields = [("game", "two-heirs"), ("players", "2"), ("edition", key.as_str())];
    assert_eq!(mallory.post("/tables", &fields).await.status, 400);
    assert_eq!(
        mallory.post("/tables", &[("game", "brian-boru"), ("edition", "0123456789abcdef0123")]).await.status,
        404
    );
    let long = "x".repeat(100 * 1024);
    assert_eq!(mallory.post("/settings", &[("name", long.as_str())]).await.status, 413);
}

/// Posts the form of an edition as a browser does, asking for the verdict alone where `part` says so.
async fn edit(visitor: &mut Visitor, address: &str, fields: &[(&str, &str)]) -> Answer {
    visitor.multipart(address, fields).await
}

#[tokio::test]
async fn an_edition_is_changed_in_a_form_with_its_comments_and_checked_while_one_types() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    for entry in shelf::all_games() {
        let page = ann.get(&format!("/edition/{}/edit", entry.id())).await;
        assert!(page.status == 200 && page.body.contains("name=\"at."), "{}", entry.id());
        assert!(!page.body.contains('⟨'), "{}", entry.id());
    }
    assert_eq!(ann.get("/edition/brian-boru/edit?part=nonsense").await.status, 404);
    let cards = ann.get("/edition/brian-boru/edit?part=cards").await.body;
    assert!(cards.contains("name=\"at.cards.24.primary\"") && cards.contains("<svg"), "cards have pictures");
    let address = "/edition/brian-boru/edit";
    let typed = [("part", "cards"), ("at.id", "odd"), ("at.title", "Odd cards"), ("at.cards.0.a", "+ + +")];
    let verdict = edit(&mut ann.with("x-part", "1"), address, &typed).await;
    assert!(
        verdict.status == 200 && verdict.body.contains("is-good") && !verdict.body.contains("<html"),
        "{}",
        verdict.body
    );
    let wrong = [("part", "cards"), ("at.id", "odd"), ("at.title", "Odd cards"), ("at.cards.0.a", "Q")];
    let verdict = edit(&mut ann.with("x-part", "1"), address, &wrong).await;
    assert!(verdict.body.contains("is-bad") && verdict.body.contains("“Q”"), "{}", verdict.body);
    let page = edit(&mut ann, address, &wrong).await;
    assert!(page.status == 400 && page.body.contains("value=\"Q\""), "what was typed is not lost");
    let kept = edit(&mut ann, address, &typed).await;
    assert_eq!(kept.status, 303, "{}", kept.body);
    let (key, _) = kept.location().strip_prefix("/edition/").and_then(|rest| rest.split_once('/')).expect("an address");
    let file = ann.get(&format!("/edition/{key}/file")).await.body;
    let shipped = shelf::find("brian-boru").expect("a game").game.about().editions[0].text;
    let differing: Vec<(&str, &str)> = shipped.lines().zip(file.lines()).filter(|(one, other)| one != other).collect();
    assert_eq!(differing.len(), 3, "id, title and one value: {differing:?}");
    assert_eq!(shipped.lines().count(), file.lines().count(), "comments and order stay");
    // "Try it" opens a table of bots that plays with it.
    let seats = [
        ("game", "brian-boru"),
        ("players", "3"),
        ("edition", key),
        ("seat-a", "bot-random"),
        ("seat-b", "bot-random"),
        ("seat-c", "bot-random"),
        ("speed", "instant"),
    ];
    let table = ann.open(&seats).await;
    assert!(ann.get(&table).await.body.contains("t-edition"));
}

/// The fields of a form as a browser would send them: names and values, those of its hidden parts among them.
fn sent(page: &str) -> Vec<(String, String)> {
    let plain =
        |text: &str| text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        Some(plain(rest.split_once('"')?.0))
    };
    let form =
        page.split_once("<form class=\"workshop-form\"").expect("the form").1.split_once("</form>").expect("its end").0;
    let mut fields: Vec<(String, String)> = Vec::new();
    for tag in form.split("<input").skip(1) {
        let tag = tag.split_once('>').expect("a whole tag").0;
        if let Some(name) = attribute(tag, "name") {
            fields.push((name, attribute(tag, "value").unwrap_or_default()));
        }
    }
    if let Some((_, rest)) = form.split_once("<textarea name=\"rows\" hidden>") {
        fields.push(("rows".to_owned(), plain(rest.split_once("</textarea>").expect("its end").0)));
    }
    fields
}

async fn send(visitor: &mut Visitor, address: &str, fields: &[(String, String)], more: &[(&str, &str)]) -> Answer {
    let mut all: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    for (name, value) in more {
        all.retain(|(own, _)| own != name);
        all.push((name, value));
    }
    edit(visitor, address, &all).await
}

#[tokio::test]
async fn rows_are_added_and_taken_out_by_form_without_a_script() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let (address, part) = ("/edition/crescent-moon/edit", "/edition/crescent-moon/edit?part=cards");
    for lang in Lang::ALL {
        ann.set_cookie("language", lang.code());
        let page = ann.get(part).await.body;
        assert!(
            page.contains("value=\"add cards.2\"") && page.contains("value=\"drop cards.2\"") && !page.contains('⟨'),
            "{lang}"
        );
    }
    ann.set_cookie("language", "en");
    assert!(!ann.get("/edition/brian-boru/edit?part=cards").await.body.contains("value=\"add "), "these only change");
    let page = ann.get(part).await.body;
    let plunderers =
        page.split("value=\"plunderers\"").next().expect("before").matches("class=\"workshop-row\"").count() - 1;
    let (add, drop) = (format!("add cards.{plunderers}"), format!("drop cards.{}", plunderers + 2));
    // One more like it: nothing is kept yet, and what else was typed is not lost.
    let fields = sent(&page);
    let names = [("at.id", "more"), ("at.title", "More cards")];
    let typed = [&names[..], &[("at.cards.0.name", "Great Conquest"), ("row", add.as_str())]].concat();
    let added = send(&mut ann, address, &fields, &typed).await;
    assert_eq!(added.status, 200, "{}", added.body);
    assert!(added.body.contains("value=\"plunderers_2\"") && added.body.contains("is-good"), "{}", added.body);
    assert!(added.body.contains("value=\"Great Conquest\""), "what else was typed is there");
    // Then it gets a name of its own, another one goes, and all of it is kept.
    let fields = sent(&added.body);
    let new = format!("at.cards.{}", plunderers + 1);
    let (id, name) = (format!("{new}.id"), format!("{new}.name"));
    let named = [(id.as_str(), "khan"), (name.as_str(), "Khan")];
    let dropped = send(&mut ann, address, &fields, &[&named[..], &[("row", drop.as_str())]].concat()).await;
    assert!(dropped.status == 200 && dropped.body.contains("value=\"Khan\""), "{}", dropped.body);
    let kept = send(&mut ann, address, &sent(&dropped.body), &[]).await;
    assert_eq!(kept.status, 303, "{}", kept.body);
    let (key, _) = kept.location().strip_prefix("/edition/").and_then(|rest| rest.split_once('/')).expect("an address");
    let told = ann.get(&format!("/edition/{key}")).await.body;
    assert!(told.contains("khan") && told.contains(">new<") && told.contains(">missing<"), "{told}");
    let file = ann.get(&format!("/edition/{key}/file")).await.body;
    let shipped = shelf::find("crescent-moon").expect("a game").game.about().editions[0].text;
    let comments =
        |text: &str| text.lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(comments(&file), comments(shipped), "comments and their order stay");
    assert!(file.contains("id = \"khan\"\nname = \"Khan\""), "{file}");
    assert_eq!(bring(&mut ann, &file).await.location(), format!("/edition/{key}"), "out and in again it is the same");
}

#[tokio::test]
async fn rows_that_may_not_come_or_go_are_refused_and_what_is_wrong_is_told_as_ever() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let names = [("at.id", "odd"), ("at.title", "Odd")];
    for row in ["add cards.0", "drop towns.3", "add nothing.1", "burn cards.0", "drop cards.x"] {
        let typed = [&names[..], &[("part", "cards"), ("row", row)]].concat();
        assert_eq!(edit(&mut ann, "/edition/brian-boru/edit", &typed).await.status, 400, "{row}");
    }
    let endless = "add layouts.0\n".repeat(300);
    let typed = [&names[..], &[("part", "layouts"), ("rows", endless.as_str())]].concat();
    assert_eq!(edit(&mut ann, "/edition/crescent-moon/edit", &typed).await.status, 413, "nothing grows without end");
    // A row that stands twice is told with its line, as the command line does.
    let typed = [&names[..], &[("part", "income"), ("row", "add income.0")]].concat();
    let twice = edit(&mut ann, "/edition/crescent-moon/edit", &typed).await;
    assert!(twice.status == 200 && twice.body.contains("is-bad") && twice.body.contains("Line "), "{}", twice.body);
    // Values of lists come and go by their fields alone.
    let typed = [
        &names[..],
        &[
            ("part", "vikings"),
            ("shown", "vikings.second_12.0 vikings.second_12.1"),
            ("at.vikings.second_12.1", "10"),
            ("new.vikings.second_12", "15"),
        ],
    ]
    .concat();
    let kept = edit(&mut ann, "/edition/brian-boru/edit", &typed).await;
    assert_eq!(kept.status, 303, "{}", kept.body);
    let file = ann.get(&kept.location().replace("/edit?part=vikings", "/file")).await.body;
    assert!(file.contains("second_12 = [10, 11, 12, 12, 13, 14, 15]"), "{file}");
    // A value that is none is shown again as it was typed.
    let wrong = [&names[..], &[("part", "vikings"), ("at.vikings.second_12.0", "many")]].concat();
    let page = edit(&mut ann, "/edition/brian-boru/edit", &wrong).await;
    assert!(page.status == 400 && page.body.contains("value=\"many\"") && page.body.contains("Line "), "{}", page.body);
    let broken = [("part", "text"), ("text", "id = \"odd\"\ntitle = ")];
    let page = edit(&mut ann, "/edition/brian-boru/edit", &broken).await;
    assert!(page.status == 400 && page.body.contains("title = </textarea>"), "nor is a text that cannot be read");
}

#[tokio::test]
async fn a_position_is_laid_out_asked_about_played_and_saved() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let by_hand = "title = \"My end game\"\ngame = \"brian-boru\"\nplayers = 3\nsteps = [ { expect = { pending = [\"a\"] } } ]\n\n[position]\nmarker = \"a\"\nplayers.a = { hand = [9, 11, 20], towns = [\"N1\"] }\nplayers.b = { hand = [1, 4, 12], towns = [\"U1\"] }\nplayers.c = { hand = [2, 3, 16], towns = [\"M8\"] }\nflow.step = \"lead_town\"\n";
    let laid = ann.upload("/workshop/positions", "text", by_hand).await;
    assert_eq!(laid.status, 303, "{}", laid.body);
    let address = laid.location().to_owned();
    for lang in Lang::ALL {
        ann.set_cookie("language", lang.code());
        let page = ann.get(&address).await;
        assert!(
            page.status == 200 && page.body.contains("My end game") && page.body.contains("town D2"),
            "{lang}: {}",
            page.body
        );
        assert!(!page.body.contains('⟨'), "{lang}");
    }
    ann.set_cookie("language", "en");
    assert!(ann.get(&format!("{address}?why=town+D2")).await.body.contains("this is allowed"));
    assert!(
        ann.get(&format!("{address}?why=town+N1")).await.body.contains("(BB-"),
        "the clause that forbids it is named"
    );
    assert_eq!(ann.get(&format!("{address}/file")).await.body, by_hand);
    let key = address.strip_prefix("/position/").expect("an address");
    let hotseat = [
        ("game", "brian-boru"),
        ("players", "3"),
        ("position", key),
        ("seat-a", "here"),
        ("seat-b", "here"),
        ("seat-c", "here"),
        ("name-a", "Ann"),
        ("name-b", "Bo"),
        ("name-c", "Cy"),
    ];
    assert!(ann.open(&hotseat).await.starts_with("/t/"));
    let against = [("seat-b", "bot-random"), ("seat-c", "bot-random")];
    let table = ann.open(&[&hotseat[..4], &against[..]].concat()).await;
    let state = ann.look(&table).await;
    assert!(state["offers"].as_array().is_some_and(|offers| offers.contains(&"town D2".into())), "{state}");
    assert!(ann.get(&table).await.body.contains("from a position"));
    let done = ann.act(&table, "a", state["version"].as_u64().expect("a version"), "town D2").await;
    assert_eq!(done.status, 200, "{}", done.body);
    // After a restart the table is where it was: the log begins with the position.
    serving.stop();
    serving.finished().await.expect("it closes");
    let again = serve(&scratch, shelf::all_games()).await;
    let mut late = Visitor::new(&again);
    let page = late.get(&table).await;
    assert!(page.status == 200 && page.body.contains("from a position"));
    let impossible = by_hand.replacen("[1, 4, 12]", "[9, 4, 12]", 1);
    let refused = late.upload("/workshop/positions", "text", &impossible).await;
    assert!(refused.status == 400 && refused.body.contains("two places"), "{}", refused.body);
}

#[tokio::test]
async fn a_step_of_a_finished_game_is_taken_to_the_workshop_and_no_step_of_another() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let fields = [
        ("game", "two-heirs"),
        ("players", "2"),
        ("seat-a", "bot-random"),
        ("seat-b", "bot-random"),
        ("speed", "instant"),
    ];
    let table = ann.open(&fields).await;
    let mine = ann.open(&[("game", "two-heirs"), ("players", "2"), ("seat-a", "here"), ("seat-b", "bot-random")]).await;
    assert_eq!(ann.post(&format!("{mine}/position"), &[("n", "1")]).await.status, 403);
    for _ in 0..600 {
        if ann.look(&table).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let taken = ann.post(&format!("{table}/position"), &[("n", "20")]).await;
    assert_eq!(taken.status, 303, "{}", taken.body);
    let page = ann.get(taken.location()).await;
    assert!(page.status == 200 && page.body.contains("after step 20"), "{}", page.body);
    let file = ann.get(&format!("{}/file", taken.location())).await.body;
    let scenario = table::scenario::Scenario::read(&file).expect("a scenario");
    scenario.run(shelf::find("two-heirs").expect("a game").game).expect("it holds");
}

/// What stands in a page between these two, wherever it does.
fn between<'a>(page: &'a str, before: &str, after: char) -> Vec<&'a str> {
    page.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

#[tokio::test]
async fn a_changed_card_and_a_new_one_are_told_from_their_edition_at_the_table() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let dragon = "\n[[cards]]\nid = \"dragon\"\nname = \"Dragon\"\ntype = \"character\"\nassociated = \"warlord\"\ncopies = 1\ncombat = \"strength(mine, is(attacker) ? +3 : +1)\"\nnamed = \"house\"\nfrom = \"house\"\n";
    let poison = |text: &str| {
        let (before, card) = text.split_once("id = \"poison\"").expect("the card");
        let (head, rest) = card.split_once("combat = \"").expect("what it does");
        let (_, rest) = rest.split_once('"').expect("its end");
        format!("{before}id = \"poison\"{head}combat = \"strength(mine, +2)\"{rest}{dragon}")
    };
    let moon = changed("crescent-moon", "dragons", poison).replacen("Edition <dragons>", "Dragons", 1);
    let key = edition_key(&mut ann, &moon).await;
    let table = bots_play(&mut ann, "crescent-moon", 4, &key).await;
    let poison = ann.get(&format!("{table}?choose=look%20poison")).await.body;
    assert!(poison.contains("strength(mine, +2)"), "a changed card says what it does: {poison}");
    let dragon = ann.get(&format!("{table}?choose=look%20dragon")).await.body;
    assert!(dragon.contains("Dragon") && dragon.contains("strength(mine, is(attacker) ? +3 : +1)"), "{dragon}");
    let usual = ann.get(&format!("{table}?choose=look%20commander")).await.body;
    assert!(!usual.contains("count(me, unit, H)"), "others are told in words: {usual}");
    let strong = |text: &str| text.replacen("{ act = \"recruit\", units = 1 }", "{ act = \"recruit\", units = 3 }", 1);
    let lands = changed("northgard", "levies", strong).replacen("Edition <levies>", "Levies", 1);
    let key = edition_key(&mut ann, &lands).await;
    let table = bots_play(&mut ann, "northgard", 2, &key).await;
    assert!(
        shown_at_some_step(&mut ann, &table, "recruit units=3").await,
        "the first card of everybody is another one"
    );
    let usual = bots_play(&mut ann, "northgard", 2, "").await;
    assert!(!ann.get(&usual).await.body.contains("recruit units="), "and told in words where it is not");
}

/// Whether whoever looks on reads these words at any step of a game between bots, however fast they play.
async fn shown_at_some_step(visitor: &mut Visitor, table: &str, words: &str) -> bool {
    let mut step = 0;
    loop {
        let state = visitor.look(table).await;
        while step <= state["version"].as_u64().expect("a version") {
            if visitor.get(&format!("{table}/replay/{step}")).await.body.contains(words) {
                return true;
            }
            step += 1;
        }
        if state["status"] == "over" {
            return false;
        }
    }
}

/// Brings an edition and says under which name it is found.
async fn edition_key(visitor: &mut Visitor, text: &str) -> String {
    let answer = bring(visitor, text).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location().strip_prefix("/edition/").expect("an address").to_owned()
}

/// A table at which bots play.
async fn bots_play(visitor: &mut Visitor, game: &str, players: usize, edition: &str) -> String {
    let players_said = players.to_string();
    let seats: Vec<String> = ('a'..).take(players).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("game", game), ("players", &*players_said), ("edition", edition)];
    fields.extend(seats.iter().map(|seat| (seat.as_str(), "bot-random")));
    fields.push(("speed", "instant"));
    let table = visitor.open(&fields).await;
    until(visitor, &table, |state| state["status"] != "waiting").await;
    table
}

#[tokio::test]
async fn every_picture_of_the_editor_is_drawn_whole() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    for entry in shelf::all_games() {
        let address = format!("/edition/{}/edit", entry.id());
        let parts = ann.get(&address).await.body;
        for part in between(&parts, &format!("{address}?part="), '"') {
            let page = ann.get(&format!("{address}?part={part}")).await.body;
            let refers = [between(&page, "href=\"#", '"'), between(&page, "url(#", ')')].concat();
            for id in refers.into_iter().filter(|id| !id.is_empty()) {
                assert!(page.contains(&format!("id=\"{id}\"")), "{} {part}: nothing is called {id}", entry.id());
            }
        }
    }
    for (part, drawn) in [("towns", "board-brian-boru"), ("track", "mtrack")] {
        let page = ann.get(&format!("/edition/brian-boru/edit?part={part}")).await.body;
        assert!(page.contains(drawn), "{part} is drawn once above its rows: {page}");
    }
    // What each game has of pieces is to be seen beside its values: so many pictures that begin so.
    for (game, part, begins, rows) in [
        ("brian-boru", "cards", "<div class=\"rules-picture\"", 25),
        ("two-heirs", "tiles", "class=\"th-svg th-card-face\"", 54),
        ("two-heirs", "treasures", "class=\"th-svg th-treasure-face\"", 10),
        ("northgard", "tile", "class=\"ng-svg ng-tile\"", 35),
        ("northgard", "card", "class=\"ng-card kind-", 86),
        ("northgard", "building", "class=\"ng-svg\"", 8),
        ("crescent-moon", "cards", "class=\"cm-card cm-of-", 38),
        ("crescent-moon", "tiles", "class=\"cm-tile\"", 8),
        ("crescent-moon", "objectives", "<span class=\"seat-a\"", 29),
        ("crescent-moon", "layouts", "class=\"board board-crescent-moon ", 5),
    ] {
        let page = ann.get(&format!("/edition/{game}/edit?part={part}")).await.body;
        assert_eq!(page.matches(begins).count(), rows, "{game}: every row of {part} is drawn");
    }
}

#[tokio::test]
async fn a_field_of_the_editor_says_what_it_means_and_may_be() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut ann = Visitor::new(&serving);
    let page = ann.get("/edition/northgard/edit?part=prices").await.body;
    assert!(page.contains("title=\"Replacing the cards of the row. · lore · 0–99\""), "{page}");
    let page = ann.get("/edition/crescent-moon/edit?part=start_coins").await.body;
    let guide = shelf::fields::guide(shelf::find("crescent-moon").expect("a game")).expect("a guide");
    let coins = guide.field("start_coins.1.nomad").expect("explained");
    assert!(page.contains(&coins.hint()), "{} in {page}", coins.hint());
}
