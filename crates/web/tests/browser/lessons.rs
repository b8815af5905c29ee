//! Learning a game in a real browser: every lesson of every game is walked by clicking, mistakes are shown and taken back, and the pages
//! can be read by everybody on every screen.

use crate::browser::{Browser, Window, site};
use crate::common::Scratch;
use crate::page::Page;
use shelf::Entry;
use table::Lang;
use table::lesson::Lesson;

crate::trials! {
    Browser: every_lesson_of_every_game_is_walked_by_clicking,
    Browser: every_lesson_is_walked_in_czech_and_in_polish_too,
    Browser: a_wrong_move_is_shown_and_taken_back_by_one_button,
    Audit: lessons_and_the_minute_are_accessible_in_both_themes_and_fit_a_phone,
}

/// What the page says of the lesson: which, how far, and how the learner stands.
async fn state(browser: &impl Page) -> String {
    let script =
        "const d = document.getElementById('table')?.dataset ?? {}; return [d.lesson, d.step, d.standing].join(' ')";
    browser.js(script).await.as_str().unwrap_or_default().to_owned()
}

async fn until_state(browser: &impl Page, expected: &str) {
    let seen = async || state(browser).await == expected;
    browser.until(&format!("the lesson stands at {expected}"), seen).await;
}

/// Does this by clicking: on the board or in the hand where it is there and it is its turn, else in the list; what several acts begin with is
/// picked first.
async fn click(browser: &impl Page, entry: &Entry, act: &str, in_list: bool) {
    let held = format!("#hand a[data-act={act:?}]");
    // The middle of a land that bends lies elsewhere: there a click on the board would mean something else.
    let bends = ["northgard", "crescent-moon"].contains(&entry.id());
    let drawn = if bends { held } else { format!("#board a[data-act={act:?}], {held}") };
    let listed = format!("#decision button[value={act:?}]");
    if !in_list && browser.has(&drawn).await {
        browser.click(&drawn).await;
    } else if browser.has(&listed).await {
        browser.click(&listed).await;
    } else if browser.has(&drawn).await {
        browser.click(&drawn).await;
    } else {
        browser.click(".coach-ways a[href*='help=show']").await;
        browser.click("#decision .choices a[data-hinted]").await;
        browser.appears(&listed).await;
        browser.click(&listed).await;
    }
}

/// Walks a lesson that is open by the acts of its solution.
pub async fn walk(browser: &impl Page, entry: &Entry, lesson: &'static Lesson) {
    until_state(browser, &format!("{} 0 on-the-way", lesson.id)).await;
    let mut sitting = lesson.open(entry.game).expect("a lesson can be laid out");
    while let Some(act) = sitting.show() {
        click(browser, entry, &act, sitting.acts().len() % 2 == 1).await;
        sitting.answer(&act);
        let standing = if sitting.goes_on() { "on-the-way" } else { "done" };
        until_state(browser, &format!("{} {} {standing}", lesson.id, sitting.acts().len())).await;
    }
    assert!(browser.has(".coach.is-well").await, "{}: {}", entry.id(), lesson.id);
}

async fn every_lesson_of_every_game_is_walked_by_clicking() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    for entry in shelf::all_games() {
        browser.go(&format!("/learn/{}", entry.id())).await;
        browser.click(".learn .actions a.primary").await;
        for lesson in (entry.lessons)() {
            walk(&browser, entry, lesson).await;
            if lesson.number < (entry.lessons)().len() {
                browser.click(".coach-ways a.primary").await;
            }
        }
        assert!(browser.has(".coach-ways .first-game button.primary").await, "{}: a first game follows", entry.id());
        browser.click(".l-leave").await;
        browser.find(".learn-lessons").await;
        assert_eq!(browser.count(".learn-lessons > .is-done").await, (entry.lessons)().len(), "{}", entry.id());
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.go("/learn/two-heirs").await;
    browser.click(".first-game button").await;
    browser.find(".hints").await;
    browser.close().await;
}

/// The same in another language, on the buttons of the list, from lesson to lesson as a learner goes.
async fn every_lesson_is_walked_in_czech_and_in_polish_too() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for lang in [Lang::Cs, Lang::Pl] {
        let browser = Browser::open(&base, Window::default()).await;
        browser.go("/settings").await;
        browser.click(&format!(".settings button[name=language][value={lang}]")).await;
        browser.find(&format!("html[lang={lang}]")).await;
        for entry in shelf::all_games() {
            browser.go(&format!("/learn/{}", entry.id())).await;
            browser.click(".learn .actions a.primary").await;
            for lesson in (entry.lessons)() {
                walk_in(&browser, entry, lesson, lang).await;
                if lesson.number < (entry.lessons)().len() {
                    press(&browser, ".coach-ways a.primary").await;
                }
            }
            assert!(
                browser.has(".coach-ways .first-game button.primary").await,
                "{}: a first game follows",
                entry.id()
            );
        }
        assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
        browser.close().await;
    }
}

/// Presses what is there as soon as it is, in one message to the browser; says whether it was there.
async fn press(browser: &Browser, css: &str) -> bool {
    let script = format!("const found = document.querySelector({css:?}); found?.click(); return Boolean(found)");
    browser.js(&script).await == true
}

/// Walks a lesson that is open in this language by the acts of its solution.
async fn walk_in(browser: &Browser, entry: &Entry, lesson: &'static Lesson, lang: Lang) {
    until_state(browser, &format!("{} 0 on-the-way", lesson.id)).await;
    let title = entry.dictionary(lang).say(&lesson.title(), &|seat| seat.to_string());
    let script = "return [document.documentElement.lang, document.getElementById('table').dataset.title].join(' ')";
    assert_eq!(browser.js(script).await, format!("{lang} {title}"), "{}: {}", entry.id(), lesson.id);
    let mut sitting = lesson.open(entry.game).expect("a lesson can be laid out");
    while let Some(act) = sitting.show() {
        if !press(browser, &format!("#decision button[value={act:?}]")).await {
            click(browser, entry, &act, true).await;
        }
        sitting.answer(&act);
        let standing = if sitting.goes_on() { "on-the-way" } else { "done" };
        until_state(browser, &format!("{} {} {standing}", lesson.id, sitting.acts().len())).await;
    }
    assert!(browser.has(".coach.is-well").await, "{}: {} in {lang}", entry.id(), lesson.id);
}

async fn a_wrong_move_is_shown_and_taken_back_by_one_button() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    let browser = Browser::open(&base, Window::default()).await;
    // A move that is allowed: the table shows what it leads to.
    browser.go("/learn/brian-boru/first-town").await;
    browser.click("#hand a[data-act='follow 25']").await;
    until_state(&browser, "first-town 1 consequence").await;
    assert!(browser.has(".coach.is-wrong [role=alert] [data-wrong]").await && !browser.has("#decision").await);
    browser.click(".coach-back button").await;
    until_state(&browser, "first-town 0 on-the-way").await;
    // One that is refused: nothing happens, the clause says why, and leaving loses nothing.
    browser.go("/learn/northgard/first-step").await;
    for act in ["play start_move", "from start-w"] {
        browser.click(&format!("#decision button[value={act:?}]")).await;
        browser
            .until("it is done", async || {
                state(&browser).await.ends_with("on-the-way")
                    && !browser.has(&format!("#decision button[value={act:?}]")).await
            })
            .await;
    }
    browser.js("document.querySelector(\"#board a.why[href*='to+t31-s']\").dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))").await;
    until_state(&browser, "first-step 2 refused").await;
    assert!(browser.has(".coach.is-wrong [data-wrong=too-far]").await && browser.has(".coach-why a.clause").await);
    browser.click(".coach-ways a.primary").await;
    until_state(&browser, "first-step 2 on-the-way").await;
    browser.click(".l-leave").await;
    browser.click(".learn .actions a.primary").await;
    until_state(&browser, "first-step 2 on-the-way").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "the console is clean");
    browser.close().await;
}

async fn lessons_and_the_minute_are_accessible_in_both_themes_and_fit_a_phone() {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    for window in [Window::default(), Window::PHONE] {
        let browser = Browser::open(&base, window).await;
        browser.go("/learn/brian-boru/first-town").await;
        browser.click("#decision button[value='follow 25']").await;
        until_state(&browser, "first-town 1 consequence").await;
        for theme in ["light", "dark"] {
            browser.go("/settings").await;
            browser.click(&format!(".settings button[name=theme][value={theme}]")).await;
            let worn = format!("html[data-theme={theme}]");
            browser.until("the theme", async || browser.has(&worn).await).await;
            let of_games = shelf::all_games().iter().flat_map(|entry| {
                let first = (entry.lessons)().get(1).map(|lesson| format!("/learn/{}/{}", entry.id(), lesson.id));
                [Some(format!("/minute/{}", entry.id())), first].into_iter().flatten()
            });
            let others = [
                "/learn",
                "/learn/crescent-moon",
                "/learn/brian-boru/first-town",
                "/learn/northgard/first-step?help=show",
            ];
            for page in of_games.chain(others.map(str::to_owned)) {
                browser.go(&page).await;
                let found = browser.audit().await;
                assert!(found.is_empty(), "{page} in {theme} at {}: {found:#?}", window.width);
                assert!(!browser.scrolls_sideways().await, "{page} is wider than {} pixels", window.width);
            }
        }
        browser.close().await;
    }
}
