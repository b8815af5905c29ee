//! Learning a game: every lesson is walked by plain forms in every language, every foreseen mistake is answered, and what was learnt is kept.

use crate::common::{Answer, Scratch, Visitor, encode, escaped, serve, until};
use shelf::Entry;
use table::lesson::{Answer as Says, Lesson, Wrong};
use web::Serving;

fn learner(serving: &Serving, lang: &str) -> Visitor {
    let mut learner = Visitor::new(serving);
    learner.set_cookie("language", lang);
    learner
}

/// A page of a lesson that can be read.
async fn look(learner: &mut Visitor, address: &str) -> String {
    let Answer { status, body, .. } = learner.get(address).await;
    assert_eq!(status, 200, "{address}");
    let lacking = body.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next());
    assert_eq!(lacking, None, "{address} lacks words");
    assert!(!body.contains(" style="), "{address} has inline style");
    body
}

/// Posts what a form of the page would send.
async fn act(learner: &mut Visitor, address: &str, step: usize, act: &str) -> Answer {
    let step = step.to_string();
    learner.post(&format!("{address}/act"), &[("seat", "a"), ("version", &step), ("key", "k"), ("act", act)]).await
}

async fn from_the_start(learner: &mut Visitor, address: &str) {
    assert_eq!(learner.post(&format!("{address}/back"), &[("how", "start")]).await.status, 303);
}

/// The acts of the solution, as the lesson shows them one by one.
fn solution(entry: &Entry, lesson: &'static Lesson) -> Vec<String> {
    let mut sitting = lesson.open(entry.game).expect("a lesson can be laid out");
    while let Some(act) = sitting.show() {
        sitting.answer(&act);
    }
    assert_eq!(sitting.standing(), Says::Done, "{}", lesson.id);
    sitting.acts().to_vec()
}

/// Walks to a mistake and checks that the raven answers it with its own words, and that taking it back leads on.
async fn mistake(learner: &mut Visitor, address: &str, entry: &Entry, wrong: &Wrong, words: &table::Dictionary) {
    let says = escaped(&words.word(&wrong.says().key));
    for way in wrong.ways() {
        from_the_start(learner, address).await;
        let (last, before) = way.split_last().expect("a mistake takes an act");
        for (step, done) in before.iter().enumerate() {
            assert_eq!(act(learner, address, step, done).await.location(), address, "{address}: {done}");
        }
        let answer = act(learner, address, before.len(), last).await;
        let page = look(learner, answer.location()).await;
        assert!(
            page.contains(&format!("data-wrong=\"{}\"", wrong.name)),
            "{address}: {last} is not answered as {}",
            wrong.name
        );
        assert!(page.contains(&says), "{address}: {says}");
        match &wrong.clause {
            Some(clause) => {
                assert_eq!(
                    answer.location(),
                    format!("{address}?try={}", encode(last)).replace("%20", "+"),
                    "nothing was kept"
                );
                assert!(page.contains(&format!("/rules/{}#{clause}", entry.id())), "{address}: {clause} is not named");
            }
            None => {
                assert!(
                    page.contains("data-standing=\"consequence\"") && !page.contains("id=\"decision\""),
                    "{address}: {last}"
                );
                assert_eq!(learner.post(&format!("{address}/back"), &[("how", "back")]).await.status, 303);
                let page = look(learner, address).await;
                assert!(
                    page.contains("data-standing=\"on-the-way\"") && page.contains("id=\"decision\""),
                    "{address}: {last}"
                );
            }
        }
    }
}

/// Walks a lesson to its end and looks at it there.
async fn walk(learner: &mut Visitor, entry: &Entry, lesson: &'static Lesson, words: &table::Dictionary) {
    let address = format!("/learn/{}/{}", entry.id(), lesson.id);
    let page = look(learner, &address).await;
    for said in [lesson.title(), lesson.task(), lesson.why()] {
        assert!(page.contains(&escaped(&words.word(&said.key))), "{address}: {}", said.key);
    }
    for wrong in &lesson.wrongs {
        mistake(learner, &address, entry, wrong, words).await;
    }
    from_the_start(learner, &address).await;
    for (step, done) in solution(entry, lesson).iter().enumerate() {
        assert_eq!(act(learner, &address, step, done).await.location(), address, "{address}: {done}");
    }
    let page = look(learner, &address).await;
    assert!(page.contains("data-standing=\"done\""), "{address} is not done");
    assert!(page.contains(&escaped(&words.word(&lesson.after().key))), "{address}: what is said at the end");
}

/// Walks all lessons of a game in one language.
async fn walk_all(serving: &Serving, entry: &'static Entry, lang: &'static str) {
    let mut learner = learner(serving, lang);
    let words = entry.dictionary(lang.parse().expect("a language"));
    let lessons = (entry.lessons)();
    for lesson in lessons {
        walk(&mut learner, entry, lesson, words).await;
    }
    let list = look(&mut learner, &format!("/learn/{}", entry.id())).await;
    assert_eq!(list.matches("class=\"learn-nr\"").count(), lessons.len(), "{}", entry.id());
    assert_eq!(list.matches("class=\"badge is-live\"").count(), lessons.len(), "{}: all are done", entry.id());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_walked_by_plain_forms_in_every_language_and_every_mistake_is_answered() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        let needed = (entry.lessons)().iter().filter(|lesson| !lesson.optional).count();
        assert!((8..=15).contains(&needed), "{} asks for {needed} lessons", entry.id());
        tokio::join!(walk_all(&serving, entry, "en"), walk_all(&serving, entry, "cs"), walk_all(&serving, entry, "pl"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_is_kept_and_the_lobby_tells_it() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut learner = learner(&serving, "en");
    let entry = shelf::find("brian-boru").expect("it is on the shelf");
    let lesson = &(entry.lessons)()[0];
    let address = format!("/learn/brian-boru/{}", lesson.id);
    let needed = (entry.lessons)().iter().filter(|lesson| !lesson.optional).count();
    let told = |done: usize| format!("title=\"Lessons done: {done} of {needed}\"");
    assert!(!look(&mut learner, "/").await.contains(&told(1)), "nothing is learnt yet");
    assert_eq!(learner.cookie("crownlands"), None, "looking makes nobody known");
    let acts = solution(entry, lesson);
    for (step, done) in acts.iter().enumerate() {
        act(&mut learner, &address, step, done).await;
    }
    assert!(learner.cookie("crownlands").is_some(), "whoever acts is known from then on");
    assert!(look(&mut learner, "/").await.contains(&told(1)));
    // A page that is older than the table does nothing, and starting again takes nothing away.
    assert_eq!(act(&mut learner, &address, 0, &acts[0]).await.location(), address);
    from_the_start(&mut learner, &address).await;
    assert!(look(&mut learner, &address).await.contains("data-standing=\"on-the-way\""));
    assert!(look(&mut learner, "/learn").await.contains(&told(1)));
    let by_number = look(&mut learner, "/learn/brian-boru/1").await;
    assert!(by_number.contains(&format!("data-lesson=\"{}\"", lesson.id)));
    let mut stranger = self::learner(&serving, "en");
    assert!(!look(&mut stranger, "/").await.contains(&told(1)), "what one has learnt another has not");
}

#[tokio::test(flavor = "multi_thread")]
async fn help_is_an_address_and_what_nobody_may_do_is_refused_clearly() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut learner = learner(&serving, "en");
    let entry = shelf::find("northgard").expect("it is on the shelf");
    let lesson = &(entry.lessons)()[0];
    let address = format!("/learn/northgard/{}", lesson.id);
    let shown = look(&mut learner, &format!("{address}?help=show")).await;
    assert!(shown.contains("coach-help") && shown.contains("data-hinted"), "the next step is shown");
    let hinted = look(&mut learner, &format!("{address}?help=hint&missed=2")).await;
    assert!(hinted.contains("is-hinting") && hinted.contains("is-pulsing"));
    for missing in
        ["/learn/chess", "/learn/northgard/99", "/learn/northgard/no-such", "/minute/chess", "/learn/northgard/1/2"]
    {
        assert_eq!(learner.get(missing).await.status, 404, "{missing}");
    }
    assert_eq!(learner.get(&format!("{address}?try=%FF%00")).await.status, 400);
    assert_eq!(learner.post(&format!("{address}/act"), &[("act", "fly away")]).await.status, 400);
    assert_eq!(learner.get(&format!("{address}/act")).await.status, 405);
    let foreign = learner.post_from("http://evil.example", &format!("{address}/act"), &[("act", "pass")]).await;
    assert_eq!(foreign.status, 403);
    let long = "a".repeat(20_000);
    assert_eq!(learner.post(&format!("{address}/act"), &[("act", &long)]).await.status, 413);
    assert!(look(&mut learner, &address).await.contains("data-step=\"0\""), "none of that changed anything");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_last_lesson_one_click_opens_a_first_game_against_easy_bots_with_hints() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        let mut learner = learner(&serving, "en");
        learner.set_cookie("hints", "off");
        let list = look(&mut learner, &format!("/learn/{}", entry.id())).await;
        let form =
            list.split("class=\"first-game\"").nth(1).and_then(|rest| rest.split("</form>").next()).expect("a form");
        let value = |input: &str, name: &str| {
            let value = input.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
            value.unwrap_or_default().to_owned()
        };
        let fields: Vec<(String, String)> =
            form.split("<input").skip(1).map(|input| (value(input, "name"), value(input, "value"))).collect();
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let instant = fields.iter().copied().chain([("speed", "instant")]);
        let table = learner.open(&instant.collect::<Vec<_>>()).await;
        assert_eq!(learner.cookie("hints"), Some("on"), "{}", entry.id());
        until(&mut learner, &table, |state| state["seat"] == "a").await;
        let page = look(&mut learner, &table).await;
        assert!(page.contains("class=\"hints\""), "{}: hints are shown", entry.id());
        let names = learner.look(&table).await["names"].as_array().map_or(0, Vec::len);
        let easy = fields.iter().filter(|(_, value)| *value == "bot-easy").count();
        assert!(easy > 0 && easy + 1 == names, "{}: {fields:?}", entry.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_told_in_one_minute_in_every_language() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for entry in shelf::all_games() {
        for lang in ["en", "cs", "pl"] {
            let mut reader = learner(&serving, lang);
            let page = look(&mut reader, &format!("/minute/{}", entry.id())).await;
            assert_eq!(page.matches("class=\"minute-card\"").count(), 4, "{}", entry.id());
            assert_eq!(page.matches("class=\"minute-art\"").count(), 4, "{}: each with its picture", entry.id());
            for link in ["/learn/", "/rules/"] {
                assert!(page.contains(&format!("href=\"{link}{}\"", entry.id())), "{}: {link}", entry.id());
            }
            for from in ["/".to_owned(), format!("/new/{}", entry.id()), format!("/rules/{}", entry.id())] {
                let there = look(&mut reader, &from).await;
                for link in ["/minute/", "/learn/"] {
                    assert!(there.contains(&format!("href=\"{link}{}\"", entry.id())), "{from}: {link}");
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_lesson_counts_as_the_raven_does() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut learner = learner(&serving, "en");
    let cases = [
        ("crescent-moon/contest", "Lesson 3 of 8", ">3/8<"),
        ("two-heirs/roads", "Extra lesson", ">1/4<"),
        ("two-heirs/treasures", "Extra lesson", ">4/4<"),
    ];
    for (lesson, said, counted) in cases {
        let page = look(&mut learner, &format!("/learn/{lesson}")).await;
        assert!(page.contains(said) && page.contains(counted), "{lesson}: {said}, {counted}");
    }
}
