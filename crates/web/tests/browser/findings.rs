//! What players and testers found wanting and no other test here shows: how much travels, what a tap on a bad line does, what is heard, what
//! moves, what stands where on a page, and small things.

use crate::browser::{Browser, Window, in_chromium, site};
use crate::common::Scratch;
use crate::network::leave_to_a_bot;
use crate::page::{GAMES, LONGEST, Page};
use serde_json::json;
use std::time::Instant;

crate::trials! {
    Browser(Window::DESKTOP): a_page_and_its_steps_travel_small,
    Browser(Window::DESKTOP): a_tap_on_a_bad_line_is_shown_at_once_and_sent_once,
    Browser(Window::DESKTOP): what_is_looked_up_lies_behind_tabs,
    Browser: without_a_script_the_page_looks_again_while_bots_think,
    Browser(Window::DESKTOP): the_lobby_says_against_whom_one_plays_and_three_bots_come_first,
    Browser(Window::DESKTOP): what_is_drawn_stays_on_its_card_and_off_other_words,
    Browser(Window::DESKTOP): the_lobby_wears_the_colours_of_a_table_and_a_replay_begins_with_a_step,
    Browser(Window::DESKTOP): open_hands_are_not_handed_over_at_one_device,
    Browser(Window::DESKTOP): teams_stand_together_with_one_number,
    Browser(Window::DESKTOP): five_players_among_creatures_end_on_a_page_one_can_look_through,
    Browser(Window::DESKTOP): henry_stands_among_the_players_and_wins_by_name,
    Browser(Window::DESKTOP): a_move_my_turn_and_the_end_are_heard_unless_sounds_are_off,
    Browser: motion_is_for_those_who_want_it,
}

/// What the page was made of since this was last asked: what fitted out and what came with a step, each with how many bytes travelled and how
/// many they were.
const TRAVELLED: &str = "const all = performance.getEntriesByType('resource').filter((entry) => entry.decodedBodySize > 2000);
    performance.clearResourceTimings();
    const sizes = (entry) => [entry.encodedBodySize, entry.decodedBodySize];
    return [performance.getEntriesByType('navigation').map(sizes), all.filter((entry) => /\\.(css|js)$/.test(entry.name)).map(sizes),
        all.filter((entry) => entry.initiatorType === 'fetch').map(sizes)]";

/// The page of a table, what it is dressed with, and each step of a game travel compressed, and are no burden on a phone.
pub async fn a_page_and_its_steps_travel_small(page: &impl Page) {
    for (number, (game, players)) in GAMES.into_iter().enumerate() {
        page.play_against_bots(game, players).await;
        for _ in 0..3 {
            page.play().await;
        }
        let found: [Vec<[u64; 2]>; 3] = serde_json::from_value(page.js(TRAVELLED).await).expect("bytes");
        let [pages, assets, steps] = found;
        assert!(pages.len() == 1 && steps.len() >= 3, "{game}: {pages:?} {steps:?}");
        for [sent, whole] in pages.into_iter().chain(steps.iter().copied()) {
            assert!(sent > 0 && sent * 3 < whole, "{game}: {sent} of {whole} bytes travel");
        }
        assert!(steps.iter().all(|[sent, _]| *sent <= 15_000), "steps of {game}: {steps:?}");
        let dress: u64 = assets.iter().map(|[sent, _]| sent).sum();
        assert!(number > 0 || (assets.len() >= 2 && dress <= 60_000), "sheets and scripts: {assets:?}");
    }
}

/// Moves wait on their way until they are let go.
const HOLD_MOVES: &str = "const real = window.fetch;
    window.sent = 0;
    window.fetch = (url, options = {}) => {
        if (options.method !== 'POST') return real(url, options);
        sent++;
        return new Promise((go) => { window.goOn = go; }).then(() => { window.fetch = real; return real(url, options); });
    }";

/// How many moves were sent, and how the question looks meanwhile: on its way, pale, with a cursor that waits, under a bar.
const UNDER_WAY: &str = "const question = document.getElementById('decision'), style = getComputedStyle(question);
    return [sent, document.body.dataset.busy ?? '', Number(getComputedStyle(question.querySelector('.choices')).opacity) < 1,
        style.cursor, getComputedStyle(question, '::before').content !== 'none']";

/// Three looks, the second and third before the one before has come; says how many were given up.
const GIVEN_UP: &str = "const real = window.fetch;
    let given_up = 0;
    window.fetch = (url, options = {}) => new Promise((_, lost) => options.signal?.addEventListener('abort', () => {
        given_up++;
        lost(new DOMException('given up', 'AbortError'));
    }));
    load(here()); load(here());
    window.fetch = real;
    await load(here());
    return given_up";

/// That a tap has arrived is seen before anything comes back; impatient taps send nothing more, and what nobody waits for any more is not
/// downloaded.
pub async fn a_tap_on_a_bad_line_is_shown_at_once_and_sent_once(page: &impl Page) {
    page.play_against_bots("brian-boru", 3).await;
    page.js(HOLD_MOVES).await;
    let before = page.tick().await;
    for _ in 0..3 {
        page.click("#decision .choices button").await;
    }
    assert_eq!(page.js(UNDER_WAY).await, json!([1, "sending", true, "progress", true]));
    assert_eq!(page.tick().await, before, "nothing has come back yet");
    page.js("goOn()").await;
    page.until("the move is made", async || page.tick().await != before).await;
    page.my_turn().await;
    page.until("nothing is under way", async || !page.has("body[data-busy]").await).await;
    assert_eq!(page.js(UNDER_WAY).await, json!([1, "", false, "auto", false]));
    // The script is a function of its own in one browser and not in the other.
    assert_eq!(page.js(&format!("return (async () => {{ {GIVEN_UP} }})()")).await, 2);
    page.play().await;
}

/// Which leaves are open, how many windows high the page is, and how much of the board is in view at its lower end.
const LENGTH: &str = "const open = [...document.querySelectorAll('#table .leaf')].filter((leaf) => leaf.checkVisibility()).map((leaf) => leaf.dataset.leaf);
    scrollTo({ top: 1e6, behavior: 'instant' });
    const { top, bottom, height } = document.querySelector('.board-box').getBoundingClientRect();
    const seen = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    scrollTo({ top: 0, behavior: 'instant' });
    return [open, document.documentElement.scrollHeight / innerHeight, seen]";

/// On a desktop a page is not much longer than its window: score, chat and what is looked up are opened by tabs, the board stays in view, and
/// where the game is stands at the top.
pub async fn what_is_looked_up_lies_behind_tabs(page: &impl Page) {
    page.resize((1400, 900)).await;
    for (game, players) in GAMES {
        page.play_against_bots(game, players).await;
        let found: (Vec<String>, f64, f64) = serde_json::from_value(page.js(LENGTH).await).expect("a length");
        assert_eq!(found.0, ["table", "log"], "what is open in {game}");
        assert!(
            found.1 <= 3.0 && found.2 >= 0.9,
            "{game} is {} windows high, and {} of its board in view",
            found.1,
            found.2
        );
        let [_, top, _, height] = page.place(".t-now").await;
        assert!(page.says(".t-now").await.len() > 20 && top + height < 300.0, "where {game} is stands at {top}");
    }
    for tab in ["score", "chat", "more"] {
        page.click(&format!(".t-tabs [data-tab={tab}]")).await;
        let shown = format!("return document.querySelector('[data-leaf={tab}] .panel')?.checkVisibility() ?? false");
        page.until(&format!("{tab} is open"), async || page.js(&shown).await == true).await;
    }
}

async fn without_a_script_the_page_looks_again_while_bots_think() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window { script: false, ..Window::default() }).await;
    browser.go("/new/two-heirs?players=2").await;
    browser.click("#seat-b option[value=bot-expert]").await;
    browser.click("input[name=speed][value=slow]").await;
    browser.click("form[action='/tables'] button.primary").await;
    let (choice, waits) = ("#decision .choices button", "meta[http-equiv=refresh]");
    let begun = Instant::now();
    // Whoever begins, sooner or later it is the turn of the bot.
    while !browser.has(waits).await {
        assert!(begun.elapsed() < LONGEST, "no bot is waited for");
        if browser.has(choice).await {
            browser.click(choice).await;
        }
    }
    assert!(browser.has("#decision .unscripted a").await, "whoever cannot wait looks again");
    let version = browser.tick().await;
    // Nothing is done here: the page itself looks again.
    browser.until("the page has looked again", async || browser.tick().await != version).await;
    browser.until("until somebody else is due", async || browser.has(choice).await).await;
    assert!(!browser.has(waits).await);
    browser.close().await;
}

/// What the lobby says of "play now" is what one gets; the form offers three bots before others, and rules of the house folded.
pub async fn the_lobby_says_against_whom_one_plays_and_three_bots_come_first(page: &impl Page) {
    for (game, _) in GAMES {
        page.go("/").await;
        let facts = page.says(&format!(".game-{game} .game-facts")).await;
        assert!(facts.contains("fair") && facts.contains("calm"), "how strong and how fast: {facts}");
        page.click(&format!(".game-{game} form[action='/tables'] button.primary")).await;
        page.until("there is a table", async || page.has("#table .players .player").await).await;
        let bots = page.count(".players .player:not(.is-mine)").await;
        let against = if bots == 1 { "against one bot".to_owned() } else { format!("against {bots} bots") };
        assert!(facts.contains(&against), "{game}: {bots} bots, and the lobby says: {facts}");
    }
    page.go("/new/brian-boru").await;
    let first =
        page.js("return [...document.querySelectorAll('#seat-b > option[value^=bot-]')].map((bot) => bot.value)").await;
    assert_eq!(first, json!(["bot-easy", "bot-fair", "bot-strong"]));
    assert!(page.count("#seat-b optgroup option[value^=bot-]").await > 0, "the others come after them");
    let folded = "return [...document.querySelectorAll('.house select')].map((rule) => rule.checkVisibility())";
    let folded: Vec<bool> = serde_json::from_value(page.js(folded).await).expect("rules");
    assert!(folded.len() > 3 && !folded.contains(&true), "rules of the house are folded");
}

/// How many symbols the longest lines of the cards in the hand have, and which symbols reach over the edge of their line. Cards are drawn in
/// units of their own; a line ends at 143.
const OVER_THE_EDGE: &str = "const number = (thing, name) => Number(thing.getAttribute(name));
    const parts = [...document.querySelectorAll('#hand svg.card .card-symbol :is(use, circle)')];
    const right = (part) => part.matches('use') ? number(part, 'x') + number(part, 'width') : number(part, 'cx') + number(part, 'r');
    const lines = [...document.querySelectorAll('#hand svg.card .card-line')].map((line) => {
        const top = number(line, 'y');
        return parts.filter((part) => part.closest('svg') === line.closest('svg') && part.matches('use') && number(part, 'y') > top && number(part, 'y') < top + 43).length;
    });
    return [Math.max(0, ...lines), parts.filter((part) => right(part) > 143).map((part) => part.outerHTML)]";

/// Names of hexes that the shields of those who control them lie on, and how many shields there are. A name is as high as its letters.
const UNDER_SHIELDS: &str = "const box = (thing) => thing.getBoundingClientRect();
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top + one.height / 4 < other.bottom && other.top < one.bottom - one.height / 4;
    const shown = (css) => [...document.querySelectorAll(css)].filter((thing) => thing.checkVisibility());
    const shields = shown('#board .cm-control').map(box);
    return [shields.length, shown('#board .cm-name').filter((name) => shields.some((shield) => meet(box(name), shield))).map((name) => name.textContent)]";

/// A symbol stays on its card also where there are four of them, and the name of a hex is not hidden by whose it is.
pub async fn what_is_drawn_stays_on_its_card_and_off_other_words(page: &impl Page) {
    let mut longest = 0;
    for moves in 0.. {
        if moves % 10 == 0 {
            page.play_against_bots("brian-boru", 3).await;
        }
        let (most, over): (usize, Vec<String>) = serde_json::from_value(page.js(OVER_THE_EDGE).await).expect("symbols");
        assert_eq!(over, Vec::<String>::new(), "nothing reaches over the edge");
        longest = longest.max(most);
        // With three coins and an expansion a line is full.
        if longest >= 4 {
            break;
        }
        assert!(moves < 60, "no hand has a card with three coins and an expansion");
        page.play().await;
    }
    page.play_against_bots("crescent-moon", 4).await;
    let mut shields = 0;
    for moves in 0..12 {
        let (now, hidden): (usize, Vec<String>) = serde_json::from_value(page.js(UNDER_SHIELDS).await).expect("names");
        assert_eq!(hidden, Vec::<String>::new(), "every name can be read after {moves} moves");
        shields = shields.max(now);
        if shields > 3 {
            break;
        }
        page.play_choice(moves).await;
    }
    assert!(shields > 0, "somebody controls something");
}

pub async fn the_lobby_wears_the_colours_of_a_table_and_a_replay_begins_with_a_step(page: &impl Page) {
    page.play_against_bots("two-heirs", 2).await;
    let worn = |place: &str| {
        format!(
            "return ['a', 'b'].map((seat) => getComputedStyle(document.querySelector('{place} .chip.seat-' + seat)).getPropertyValue('--seat').trim())"
        )
    };
    let at_table = page.js(&worn(".players")).await;
    page.play().await;
    let table = page.path().await;
    page.go("/").await;
    assert_eq!(page.js(&worn(".own-row")).await, at_table, "discs are as white and blue as at the table");
    page.go(&format!("{table}/replay/0")).await;
    page.appears("#table[data-step='1']").await;
    assert!(page.has("[data-slider][min='1']").await && !page.has("[data-to=ui-previous]").await);
}

/// Two people at one device play on and on where nobody has anything to hide, from the first turn.
pub async fn open_hands_are_not_handed_over_at_one_device(page: &impl Page) {
    page.go("/new/two-heirs?players=2").await;
    page.choose("#seat-b", "here").await;
    page.sit_down().await;
    let mut asked = std::collections::BTreeSet::new();
    for turn in 0..12 {
        page.until("somebody is asked", async || page.has("#decision .choices button, #decision .handover").await)
            .await;
        assert!(!page.has(".handover").await, "the device is handed over before turn {turn}");
        let seat = page.js("return document.querySelector('#decision form [name=seat]').value").await;
        asked.insert(seat.as_str().expect("a seat").to_owned());
        let end = "#decision .choices button[value=end]";
        page.make_move(if page.has(end).await { end } else { "#decision .choices button" }, 0).await;
    }
    assert_eq!(asked.len(), 2, "both have had their turns: {asked:?}");
}

/// Lets bots play a game to its end at once and looks at the result.
async fn played_by_bots(page: &impl Page, game: &str, players: usize, option: Option<(&str, &str)>) {
    page.go(&format!("/new/{game}?players={players}")).await;
    for seat in &["a", "b", "c", "d", "e"][..players] {
        page.choose(&format!("#seat-{seat}"), "bot-random").await;
    }
    if let Some((option, value)) = option {
        page.choose(&format!("#option-{option}"), value).await;
    }
    page.sit_down().await;
    page.appears("#decision .result .podium").await;
}

/// Of each team in the head of the table: how many points its people have, and how many the team.
const TEAMS: &str = "const number = (score) => Number(score.lastChild.textContent);
    return [...document.querySelectorAll('.players > .team')].map((team) =>
        [[...team.querySelectorAll('.player-score')].map(number), number(team.querySelector('.team-score'))])";

pub async fn teams_stand_together_with_one_number(page: &impl Page) {
    page.go("/new/northgard?players=4").await;
    page.choose("#option-teams", "on").await;
    page.sit_down().await;
    page.my_turn().await;
    assert_eq!(page.count(".players > .team").await, 2);
    assert_eq!(page.count(".players > .team:has(.is-mine) .player").await, 2, "my partner stands beside me");
    played_by_bots(page, "northgard", 4, Some(("teams", "on"))).await;
    let teams: Vec<(Vec<i64>, i64)> = serde_json::from_value(page.js(TEAMS).await).expect("points");
    assert_eq!(teams.len(), 2);
    for (points, together) in &teams {
        assert!(
            points.len() == 2 && points.iter().sum::<i64>() == *together,
            "a team has what its people have: {teams:?}"
        );
    }
    let mut sums: Vec<String> = teams.iter().map(|(_, together)| together.to_string()).collect();
    let steps = page
        .js("return [...document.querySelectorAll('.podium > li .player-score')].map((score) => score.textContent)")
        .await;
    let mut steps: Vec<String> = serde_json::from_value(steps).expect("points");
    sums.sort();
    steps.sort();
    assert_eq!(steps, sums, "each step of the podium has one number");
    let last = page.says(".score-sheet tfoot").await;
    assert!(
        last.contains("Team") && sums.iter().all(|sum| last.contains(sum.as_str())),
        "the account ends with the teams: {last}"
    );
}

/// What says a word twice in a row among what is told of creatures and of what happened.
const TWICE: &str = r"const twice = /(?<!\p{L})(\p{L}{3,})\s+\1(?!\p{L})/iu;
    return [...document.querySelectorAll('.log-text p, .panel-creatures li')].map((line) => line.textContent).filter((line) => twice.test(line))";

pub async fn five_players_among_creatures_end_on_a_page_one_can_look_through(page: &impl Page) {
    page.resize((1400, 900)).await;
    played_by_bots(page, "northgard", 5, Some(("creatures", "on"))).await;
    let windows = page.js("return document.documentElement.scrollHeight / innerHeight").await;
    assert!(windows.as_f64().is_some_and(|windows| windows <= 4.0), "the end is {windows} windows high");
    assert_eq!(page.count(".podium > li").await, 5);
    let board = page.place(".board-box").await;
    assert!(board[3] <= 900.0, "the whole land is seen at once: {board:?}");
    let table = page.path().await;
    page.go(&format!("{table}?log=all")).await;
    assert!(page.count(".log-text p").await > 100, "the whole log is there");
    assert_eq!(page.js(TWICE).await, json!([]), "no creature is called by its colour twice");
}

pub async fn henry_stands_among_the_players_and_wins_by_name(page: &impl Page) {
    page.play_against_bots("two-heirs", 1).await;
    assert!(page.says(".players").await.contains("Henry"), "he has a place while the game is on");
    // A bot that does anything at all loses to him.
    played_by_bots(page, "two-heirs", 1, None).await;
    assert!(page.says(".players").await.contains("Henry"));
    let podium = page.says(".podium").await;
    assert!(page.count(".podium > li").await == 2 && podium.contains("Henry"), "{podium}");
    page.go("/finished").await;
    let row = page.says(".table-row").await;
    assert!(row.contains("Henry wins") && !row.contains("No player"), "{row}");
}

/// Notes what would be heard: the pitch of each tone.
const EAR: &str = "window.pitches = [];
    window.AudioContext = class {
        currentTime = 0;
        createGain() { return { connect() {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }; }
        createOscillator() {
            const voice = { frequency: { value: 0 }, connect() {}, start() { pitches.push(Math.round(voice.frequency.value)); }, stop() {} };
            return voice;
        }
    }";

/// What has been heard so far.
async fn heard(page: &impl Page) -> Vec<u64> {
    serde_json::from_value(page.js("return pitches").await).expect("pitches")
}

/// Turns sounds on or off by the button of the bar.
async fn turn_sounds(page: &impl Page, how: &str) {
    page.click(&format!(".bar-settings button[name=sound][value={how}]")).await;
    page.appears(&format!("body[data-sound={how}]")).await;
    page.whole().await;
    page.my_turn().await;
    page.js(EAR).await;
}

pub async fn a_move_my_turn_and_the_end_are_heard_unless_sounds_are_off(page: &impl Page) {
    // At the pace at which people play: the bot moves by and by.
    page.go("/new/two-heirs?players=2").await;
    page.click("form[action='/tables'] button.primary").await;
    page.until("there is a table", async || page.has("#table").await).await;
    page.whole().await;
    page.js(EAR).await;
    page.my_turn().await;
    for moves in 0.. {
        let heard = heard(page).await;
        // A fifth for my turn, one note for a move of anybody.
        if [330, 523, 784].iter().all(|pitch| heard.contains(pitch)) {
            break;
        }
        assert!(moves < 20, "a move and my turn are not heard: {heard:?}");
        page.play().await;
    }
    page.play_against_bots("two-heirs", 2).await;
    turn_sounds(page, "off").await;
    page.play().await;
    assert_eq!(heard(page).await, Vec::<u64>::new(), "sounds are off");
    turn_sounds(page, "on").await;
    leave_to_a_bot(page).await;
    page.appears("#decision .result").await;
    let heard = heard(page).await;
    assert!(heard.ends_with(&[392, 523, 659, 784]), "the end is heard last: {heard:?}");
}

/// Counts what begins to glide, and how many frames are painted while anything moves by itself.
const MOTION: &str = "window.glided = 0; window.moving = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...all) { glided++; return animate.apply(this, all); };
    const look = () => { moving += document.getAnimations().length ? 1 : 0; requestAnimationFrame(look); };
    requestAnimationFrame(look)";

/// Pieces glide for those who want motion; for others nothing moves at all.
pub async fn pieces_glide(page: &impl Page, wanted: bool) {
    for (game, players) in [("brian-boru", 3), ("two-heirs", 2)] {
        page.play_against_bots(game, players).await;
        page.js(MOTION).await;
        for moves in 0..4 {
            page.play_choice(moves).await;
        }
        let found: [u64; 2] = serde_json::from_value(page.js("return [glided, moving]").await).expect("numbers");
        assert_eq!(found.map(|count| count > 0), [wanted; 2], "{game}: glided, frames with motion: {found:?}");
    }
}

async fn motion_is_for_those_who_want_it() {
    for window in [Window::DESKTOP, Window::LIVELY] {
        in_chromium(window, async |page: &Browser| pieces_glide(page, window.motion).await).await;
    }
}
