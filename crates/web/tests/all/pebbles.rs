//! A game needs nothing but an entry on a shelf: the toy gets a board, words, a style sheet and a picture of its own here, and is played
//! to its end on the real pages, by following their links and sending their forms.

use crate::common::{Answer, Scratch, Visitor, serve};
use boards::{Board, BoardOf, Drawn, Panel, Scene, TerminalOf};
use maud::{Markup, html};
use pebbles::{Action, Pebbles};
use shelf::Entry;
use table::{Lang, Message, Seat};

/// A heap with a link for every number of pebbles one may take, and the own card with both guesses.
struct Heap;

impl Board<Pebbles> for Heap {
    fn draw(&self, scene: &Scene<'_, Pebbles>) -> Drawn {
        let left = scene.say(&Message::new("pebbles-left").with("n", scene.view.heap));
        let taken = html! {
            ol { @for (seat, taken) in Seat::all(scene.view.taken.len()).zip(&scene.view.taken) { li { (scene.name(seat)) ": " (taken) } } }
        };
        Drawn {
            board: html! {
                svg.board.board-pebbles viewBox="0 0 90 30" role="group" aria-label=(left) {
                    @for pebble in 0..scene.view.heap { circle.pebble cx=(5 + 10 * pebble) cy="8" r="4" {} }
                    @for n in 1..=3u8 { (taking(scene, n)) }
                }
            },
            hand: html! { @if let Some(card) = scene.view.card { p.pebble-card { (card) } @for high in [false, true] { (guessing(scene, high)) } } },
            status: vec![Panel { id: "taken", title: scene.word("pebbles-taken"), body: taken, open: true }],
            ..Drawn::default()
        }
    }
}

/// Taking so many: a link if it may be done, else one that says why not.
fn taking(scene: &Scene<'_, Pebbles>, n: u8) -> Markup {
    let action = Action::Take(n);
    html! {
        @match scene.offer(&action) {
            Some(offer) => a.offer.is-chosen[scene.is_chosen(offer)] href=(scene.link(offer)) data-act=(offer.text) { text x=(20 * n) y="25" { (n) } },
            None => a.why href=(scene.explain(&action)) { text x=(20 * n) y="25" { (n) } },
        }
    }
}

fn guessing(scene: &Scene<'_, Pebbles>, high: bool) -> Markup {
    html! {
        @if let Some(offer) = scene.offer(&Action::Guess(high)) {
            a.button.offer href=(scene.link(offer)) data-act=(offer.text) { (scene.say(&offer.label)) }
        }
    }
}

fn words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En | Lang::Read(_) => &["pebbles-left = { $n } pebbles are left.\npebbles-taken = Taken\n"],
        Lang::Cs => &["pebbles-left = Zbývá oblázků: { $n }.\npebbles-taken = Vzato\n"],
        Lang::Pl => &["pebbles-left = Pozostało kamyków: { $n }.\npebbles-taken = Zabrane\n"],
    }
}

fn picture() -> Markup {
    html! { svg.art.art-pebbles viewBox="0 0 4 4" aria-hidden="true" { circle cx="2" cy="2" r="1" {} } }
}

static SHELF: &[Entry] = &[Entry {
    board: &BoardOf::<Pebbles, _>::new(Heap),
    terminal: &TerminalOf::<Pebbles>::new(|scene| format!("{} · {:?}", scene.view.heap, scene.view.taken)),
    board_words: words,
    style: ".board-pebbles .pebble { fill: gray; }",
    picture,
    ..Entry::plain::<Pebbles>()
}];

/// The value that follows the first occurrence of this on a page, up to the next quotation mark.
fn after<'a>(page: &'a str, mark: &str) -> Option<&'a str> {
    page.split_once(mark).and_then(|(_, rest)| rest.split_once('"')).map(|(value, _)| value)
}

/// Follows the first link of the board or the hand that offers something, and confirms it. `None` where nothing is offered.
async fn follow(player: &mut Visitor, table: &str) -> Option<Answer> {
    let page = player.get(table).await;
    assert_eq!(page.status, 200);
    if page.body.contains("class=\"handover\"") {
        let seat = after(&page.body, "name=\"seat\" value=\"").expect("who is to have the device").to_owned();
        assert_eq!(player.post(&format!("{table}/hand"), &[("seat", &seat)]).await.status, 303);
        return Some(player.get(table).await);
    }
    let link = page.body.split("<a class=\"").find(|link| link.contains("data-act") && link.contains("offer"))?;
    let address = after(link, "href=\"").expect("an offer is a link").to_owned();
    let asked = player.get(&address).await;
    assert!(asked.body.contains("class=\"confirm\""), "{address} does not ask for a confirmation");
    let form = asked.body.split("class=\"confirm\"").nth(1).expect("a form");
    let field = |name: &str| after(form, &format!("name=\"{name}\" value=\"")).expect("a field of the form").to_owned();
    let (seat, version, key, act) = (field("seat"), field("version"), field("key"), field("act"));
    let fields = [("seat", seat.as_str()), ("version", &version), ("key", &key), ("act", &act)];
    let done = player.post(&format!("{table}/act"), &fields).await;
    assert_eq!((done.status, done.location()), (303, table), "{act}: {}", done.body);
    Some(done)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_nothing_but_an_entry_is_played_to_its_end_on_the_pages() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, SHELF).await;
    let mut player = Visitor::new(&serving);
    let lobby = player.get("/").await.body;
    assert!(lobby.contains("art-pebbles") && lobby.contains("Pebbles"), "its picture and name are in the lobby");
    let sheet = player.get(after(&lobby, "rel=\"stylesheet\" href=\"").expect("a style sheet")).await;
    assert!(sheet.body.contains(SHELF[0].style), "its colours stand with those of the site");
    let seats = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "here"), ("speed", "instant")];
    let table = player.open(&seats).await;

    let mut steps = 0;
    while follow(&mut player, &table).await.is_some() {
        steps += 1;
        assert!(steps < 60, "it never ends");
    }
    assert!(steps > 6, "only {steps} steps");
    let end = player.look(&table).await;
    assert_eq!(end["status"], "over");

    for (lang, left) in [("en", "0 pebbles are left."), ("cs", "Zbývá oblázků: 0."), ("pl", "Pozostało kamyków: 0.")]
    {
        player.set_cookie("language", lang);
        for page in [table.clone(), format!("{table}/replay/{steps}")] {
            let seen = player.get(&page).await.body;
            assert!(seen.contains("board-pebbles") && seen.contains("panel-taken"), "{page}");
            let unsaid: Vec<&str> = seen.split('⟨').skip(1).filter_map(|rest| rest.split('⟩').next()).collect();
            assert!(unsaid.is_empty(), "{page} in {lang} has no words for {unsaid:?}");
            assert!(!seen.contains("plain-view") && !seen.contains("data-act"), "{page}");
        }
        let seen = player.get(&table).await.body;
        assert!(seen.contains(left) && seen.contains("class=\"result"), "how it ended, in {lang}");
    }
}

#[tokio::test]
async fn a_board_of_another_game_is_a_visible_problem_and_the_table_goes_on() {
    let other = shelf::all_games().first().expect("a game on the shelf").board;
    let wrong = Box::leak(Box::new([Entry { board: other, ..Entry::plain::<Pebbles>() }]));
    let scratch = Scratch::new();
    let serving = serve(&scratch, wrong).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    for (lang, says) in
        [("en", "This table cannot be drawn"), ("cs", "nelze nakreslit"), ("pl", "nie da się narysować")]
    {
        player.set_cookie("language", lang);
        let page = player.get(&table).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(says), "the problem is said in {lang}");
        assert!(page.body.contains("name=\"act\" value=\"take 1\""), "what may be done is still listed");
    }
}
