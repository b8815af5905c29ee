//! What the raven says, and what one may do besides playing: be helped, take back, leave, go on.

use super::super::learn::{Course, address, first_game};
use super::super::problem::clause_link;
use super::{Class, Tried};
use boards::symbols::symbol;
use maud::{Markup, html};
use table::Message;
use table::lesson::{Answer, Lesson};

/// How many clauses are named beside a task.
const MOST_CLAUSES: usize = 3;

/// How many things of what happened are told.
const MOST_TOLD: usize = 8;

/// After how many vain tries the hint draws attention to itself.
const HINT_AFTER: u8 = 2;

/// How the learner stands, for the page: `tried` after something refused.
pub(super) fn standing(class: &Class<'_>) -> &'static str {
    if class.tried.is_some() {
        return "refused";
    }
    match class.sitting.standing() {
        Answer::Refused { .. } | Answer::Unreadable(_) => "refused",
        Answer::Consequence(_) => "consequence",
        Answer::Unforeseen => "unforeseen",
        Answer::Aside => "aside",
        Answer::OnTheWay => "on-the-way",
        Answer::Done => "done",
    }
}

/// The way out, the game, and which of the lessons this is.
pub(super) fn head(class: &Class<'_>) -> Markup {
    let lessons = (class.entry.lessons)();
    let here = class.lesson();
    let course = Course::of(class.entry, class.learnt);
    let title = Message::new("ui-learn-title").with("game", class.word("game-name"));
    // Those that one needs are counted by themselves, as the raven counts them, and so are those that one can do without.
    let alike: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.optional == here.optional).collect();
    let at = alike.iter().take_while(|lesson| lesson.number <= here.number).count();
    html! {
        header.l-head {
            a.l-leave href={ "/learn/" (class.entry.id()) } title=(class.word("ui-lesson-leave")) {
                (symbol("no")) span { (class.word("ui-lesson-leave")) }
            }
            h1 { (class.say(&title)) }
            ol.l-dots aria-hidden="true" {
                @for lesson in &alike { li.is-here[lesson.number == here.number].is-done[course.is_done(lesson)] {} }
            }
            p.l-at { span.unseen { (step(class)) } span aria-hidden="true" { (at) "/" (alike.len()) } }
        }
    }
}

/// Which of the lessons that one needs this is, or that one can do without it.
fn step(class: &Class<'_>) -> String {
    let (here, needed) = (class.lesson(), (class.entry.lessons)().iter().filter(|lesson| !lesson.optional).count());
    let key = if here.optional { "ui-lesson-step-extra" } else { "ui-lesson-step" };
    class.say(&Message::new(key).with("n", here.number).with("all", needed))
}

/// Whether a first game can follow this lesson: nothing that one needs comes after it.
fn is_enough(class: &Class<'_>) -> bool {
    next(class).is_none_or(|next| next.optional && !class.lesson().optional)
}

/// The raven with what it says, and the buttons below.
pub(super) fn speaks(class: &Class<'_>) -> Markup {
    let (tone, says) = bubble(class);
    let urgent = matches!(tone, "is-wrong" | "is-off");
    html! {
        section.coach.(tone) aria-label=(class.word("ui-lesson-coach")) {
            div.coach-face aria-hidden="true" { (symbol("raven")) }
            div.bubble tabindex="-1" role=(if urgent { "alert" } else { "status" }) { (says) (help(class)) }
            (ways(class))
        }
    }
}

/// The tone, and what is said in it.
fn bubble(class: &Class<'_>) -> (&'static str, Markup) {
    if let Some(tried) = &class.tried {
        return ("is-wrong", refused(class, tried));
    }
    let not_yet = html! { p.coach-step { (symbol("no")) (class.word("ui-lesson-not-yet")) } };
    let again = html! { p.coach-why { (class.word("ui-lesson-try")) } };
    match class.sitting.standing() {
        Answer::Done => (
            "is-well",
            html! {
                p.coach-step { (symbol("check")) (class.word("ui-lesson-well")) }
                h2.coach-says { (class.say(&class.lesson().after())) }
                @if next(class).is_none() { p.coach-why { (class.word("ui-lesson-all-done")) } }
                @else if is_enough(class) { p.coach-why { (class.word("ui-lesson-enough")) } }
            },
        ),
        Answer::Consequence(wrong) => (
            "is-wrong",
            html! { (not_yet) h2.coach-says data-wrong=(wrong.name) { (class.say(wrong.says())) } (again) },
        ),
        Answer::Unforeseen => {
            ("is-wrong", html! { (not_yet) h2.coach-says { (class.word("lesson-unforeseen")) } (again) })
        }
        Answer::Aside => (
            "is-off",
            html! {
                p.coach-step { (class.word("ui-lesson-off")) }
                h2.coach-says { (class.word("lesson-aside")) }
                p.coach-why { (class.say(&class.lesson().task())) }
            },
        ),
        Answer::OnTheWay | Answer::Refused { .. } | Answer::Unreadable(_) => ("is-task", task(class)),
    }
}

fn task(class: &Class<'_>) -> Markup {
    let lesson = class.lesson();
    html! {
        p.coach-step { (step(class)) " · " (class.say(&lesson.title())) }
        h2.coach-says { (class.say(&lesson.task())) }
        p.coach-why {
            (class.say(&lesson.why()))
            @for clause in lesson.clauses.iter().take(MOST_CLAUSES) { " " (clause_link(class.entry.id(), clause)) }
        }
    }
}

/// What was tried is shown, crossed out, with the words of the lesson for it if it has any, and the rule in any case.
fn refused(class: &Class<'_>, tried: &Tried) -> Markup {
    let Answer::Refused { refusal, wrong } = &tried.answer else { return task(class) };
    let why = class.say(&refusal.why);
    html! {
        p.coach-step { (symbol("no")) (class.word("ui-lesson-not-yet")) }
        @if let Some(label) = &tried.label {
            p.coach-tried { s { (class.say(label)) } " " b { (class.word("ui-lesson-uncounted")) } }
        }
        @match wrong {
            Some(wrong) => {
                h2.coach-says data-wrong=(wrong.name) { (class.say(wrong.says())) }
                p.coach-why { (why) " " (clause_link(class.entry.id(), refusal.clause.as_str())) }
            }
            None => h2.coach-says { (why) " " (clause_link(class.entry.id(), refusal.clause.as_str())) },
        }
    }
}

/// What a hint says, or what the next step is.
fn help(class: &Class<'_>) -> Markup {
    let learner = class.lesson().learner;
    let shown = || class.sitting.show().and_then(|act| class.sitting.played().label(learner, &act).ok());
    let says = match class.look.help.as_deref() {
        Some("hint") if !class.sitting.hint().is_empty() => class.word("ui-lesson-hint-says"),
        Some("show") => match shown() {
            Some(label) => class.say(&Message::new("ui-lesson-show-says").with("act", class.say(&label))),
            None => class.word("ui-lesson-hint-none"),
        },
        Some("hint") => class.word("ui-lesson-hint-none"),
        _ => return html! {},
    };
    html! { p.coach-help { (symbol("bulb")) (says) } }
}

/// The lesson that follows.
fn next(class: &Class<'_>) -> Option<&'static Lesson> {
    (class.entry.lessons)().get(class.lesson().number)
}

/// What one may do besides playing.
fn ways(class: &Class<'_>) -> Markup {
    html! {
        div.coach-ways {
            @if class.tried.is_some() {
                a.button.primary href=(class.at(&format!("?missed={}", class.look.missed))) data-choose="" { (symbol("undo")) (class.word("ui-lesson-back")) }
                (helps(class))
            } @else {
                @match class.sitting.standing() {
                    Answer::Done => (done(class)),
                    Answer::Consequence(_) | Answer::Unforeseen => (take_back(class, "back", "ui-lesson-back", true)),
                    Answer::Aside => { (take_back(class, "back", "ui-lesson-back", true)) (helps(class)) }
                    _ => {
                        (helps(class))
                        @if !class.sitting.acts().is_empty() { (take_back(class, "start", "ui-lesson-restart", false)) }
                    }
                }
            }
            @if class.sitting.standing() != Answer::Done { (skip(class)) }
        }
    }
}

fn helps(class: &Class<'_>) -> Markup {
    let to = |help: &str| class.at(&format!("?missed={}&help={help}", class.look.missed));
    html! {
        a.button #coach-hint.is-pulsing[class.look.missed >= HINT_AFTER] href=(to("hint")) data-choose="" { (symbol("bulb")) (class.word("ui-lesson-hint")) }
        a.button #coach-show href=(to("show")) data-choose="" { (symbol("hand")) (class.word("ui-lesson-show")) }
    }
}

fn take_back(class: &Class<'_>, how: &str, key: &str, primary: bool) -> Markup {
    let missed = class.look.missed.saturating_add(u8::from(how == "back"));
    html! {
        form.coach-back method="post" action=(class.at("/back")) data-part="" {
            input type="hidden" name="missed" value=(missed);
            button.primary[primary].quiet[!primary] name="how" value=(how) { (symbol("undo")) (class.word(key)) }
        }
    }
}

fn skip(class: &Class<'_>) -> Markup {
    let to = next(class).map_or_else(|| format!("/learn/{}", class.entry.id()), |next| address(class.entry, next));
    html! { a.button.quiet.coach-skip href=(to) { (class.word("ui-lesson-skip")) } }
}

fn done(class: &Class<'_>) -> Markup {
    html! {
        @if is_enough(class) { (first_game(class.app, class.words(), class.entry, true)) }
        @if let Some(next) = next(class) {
            a.button.primary href=(address(class.entry, next)) { (symbol("next")) (class.word("ui-lesson-next")) }
        }
        (take_back(class, "start", "ui-lesson-once-more", false))
        a.button.quiet href={ "/learn/" (class.entry.id()) } { (class.word("ui-lesson-list")) }
    }
}

/// What the table has told since the learner's last act, with its clauses.
pub(super) fn happened(class: &Class<'_>) -> Markup {
    let heard = class.heard();
    let from = heard.len().saturating_sub(MOST_TOLD);
    html! {
        @if !heard.is_empty() {
            details.panel.l-happened open data-panel="happened" {
                summary { h2 { (class.word("ui-lesson-happened")) } }
                ul.panel-body {
                    @for line in &heard[from..] { li { (class.say(&line.say)) " " (clause_link(class.entry.id(), line.clause.as_str())) } }
                }
            }
        }
    }
}
