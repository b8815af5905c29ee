//! What can be learnt: every game with its lessons, how far one has come, and the first whole game after them.

use super::frame::{Page, plainly};
use super::promise::promise;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use std::sync::Arc;
use store::Learnt;
use table::lesson::Lesson;
use table::{Dictionary, Message, Seat};

impl App {
    /// How far the visitor has come in all lessons; those who are not known yet have not begun.
    pub(crate) async fn learnt(&self, visit: &Visit) -> Result<Vec<Learnt>, Problem> {
        match &visit.person {
            Some(person) => Ok(self.host.store.learnt(person.id).await?),
            None => Ok(Vec::new()),
        }
    }
}

/// How far somebody has come in the lessons of one game.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    entry: &'static shelf::Entry,
    learnt: &'a [Learnt],
}

impl<'a> Course<'a> {
    /// The lessons of this game for somebody who has learnt this.
    pub(super) fn of(entry: &'static shelf::Entry, learnt: &'a [Learnt]) -> Course<'a> {
        Course { entry, learnt }
    }

    /// What is known of a lesson.
    pub(super) fn kept(&self, lesson: &Lesson) -> Option<&'a Learnt> {
        self.learnt.iter().find(|kept| kept.game == self.entry.id() && kept.lesson == lesson.id)
    }

    /// Whether a lesson is done.
    pub(super) fn is_done(&self, lesson: &Lesson) -> bool {
        self.kept(lesson).is_some_and(|kept| kept.done)
    }

    /// How many lessons are done, and of how many; those one can do without do not count.
    fn count(&self) -> (usize, usize) {
        let needed = || (self.entry.lessons)().iter().filter(|lesson| !lesson.optional);
        (needed().filter(|lesson| self.is_done(lesson)).count(), needed().count())
    }

    /// The first lesson that is not done; those one can do without come last.
    fn next(&self) -> Option<&'static Lesson> {
        let open = || (self.entry.lessons)().iter().filter(|lesson| !self.is_done(lesson));
        open().find(|lesson| !lesson.optional).or_else(|| open().next())
    }

    /// How far one has come, in words.
    pub(super) fn words(&self, words: &Dictionary) -> String {
        let (done, all) = self.count();
        plainly(words, &Message::new("ui-learn-progress").with("done", done).with("all", all))
    }
}

/// The address of a lesson.
pub(super) fn address(entry: &shelf::Entry, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", entry.id(), lesson.id)
}

/// `GET /learn`.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let learnt = app.learnt(&visit).await?;
    let words = app.words.plain(visit.reader.lang);
    let body = html! {
        section.learn-index {
            h1 { (words.word("ui-learn")) }
            p.lead { (words.word("ui-learn-index-lead")) }
            ul.cards { @for entry in app.host.games() { (game_card(&app, &visit, entry, &learnt)) } }
        }
    };
    Ok(Page { title: words.word("ui-learn"), kind: "learn", body, visit: &visit }.dress(&app).into_response())
}

fn game_card(app: &App, visit: &Visit, entry: &'static shelf::Entry, learnt: &[Learnt]) -> Markup {
    let words = app.say(entry.id(), visit.reader.lang);
    html! {
        li class={ "game-card game-" (entry.id()) } {
            div.game-art aria-hidden="true" { ((entry.picture)()) }
            h2 { (words.word("game-name")) }
            p.pitch { (words.word("game-pitch")) }
            div.actions { (links(words, entry, learnt)) a.button.quiet href={ "/rules/" (entry.id()) } { (words.word("ui-rules")) } }
        }
    }
}

/// The ways to learn a game: its lessons with how many are done, and the game in one minute.
pub(super) fn links(words: &Dictionary, entry: &'static shelf::Entry, learnt: &[Learnt]) -> Markup {
    let course = Course::of(entry, learnt);
    let (done, all) = course.count();
    html! {
        @if all > 0 {
            a.button.learn-link href={ "/learn/" (entry.id()) } title=(course.words(words)) {
                (words.word("ui-learn")) " "
                span.badge.is-live[done > 0] aria-hidden="true" { (done) "/" (all) }
                span.unseen { (course.words(words)) }
            }
        }
        @if entry.minute.is_some() { a.button.quiet href={ "/minute/" (entry.id()) } { (words.word("ui-minute")) } }
    }
}

/// `GET /learn/{game}`.
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).filter(|entry| !(entry.lessons)().is_empty()).ok_or(Problem::NotFound)?;
    let learnt = app.learnt(&visit).await?;
    let course = Course::of(entry, &learnt);
    let words = app.say(entry.id(), visit.reader.lang);
    let title = plainly(words, &Message::new("ui-learn-title").with("game", words.word("game-name")));
    let (done, all) = course.count();
    let body = html! {
        section.learn {
            h1 { (title) }
            p.lead { (words.word("ui-learn-lead")) }
            p.learn-progress {
                progress value=(done) max=(all) aria-hidden="true" {}
                span { (course.words(words)) }
            }
            div.actions {
                (go_on(words, entry, course))
                @if entry.minute.is_some() { a.button href={ "/minute/" (entry.id()) } { (words.word("ui-minute")) } }
                a.button.quiet href={ "/rules/" (entry.id()) } { (words.word("ui-rules-all")) }
            }
            (parts(words, entry, course))
            @if done >= all { p { (words.word("ui-lesson-all-done")) } }
            (first_game(&app, words, entry, done >= all))
        }
    };
    Ok(Page { title, kind: "learn", body, visit: &visit }.dress(&app).into_response())
}

/// The way to the lesson that comes next.
fn go_on(words: &Dictionary, entry: &shelf::Entry, course: Course<'_>) -> Markup {
    let begun = (entry.lessons)().iter().any(|lesson| course.kept(lesson).is_some());
    html! {
        @match course.next().or_else(|| (entry.lessons)().first()) {
            Some(lesson) => {
                a.button.primary href=(address(entry, lesson)) {
                    (symbol("play"))
                    (words.word(match (course.next(), begun) {
                        (None, _) => "ui-learn-again",
                        (Some(_), true) => "ui-learn-on",
                        (Some(_), false) => "ui-learn-first",
                    }))
                }
            }
            None => {},
        }
    }
}

/// All lessons, part by part.
fn parts(words: &Dictionary, entry: &'static shelf::Entry, course: Course<'_>) -> Markup {
    html! {
        @for part in (entry.lessons)().chunk_by(|one, other| one.part == other.part) {
            section.learn-part {
                h2 { (plainly(words, &part[0].heading())) }
                ol.learn-lessons start=(part[0].number) {
                    @for lesson in part {
                        @let done = course.is_done(lesson);
                        li.is-done[done] {
                            span.learn-nr aria-hidden="true" { @if done { (symbol("check")) } @else { (lesson.number) } }
                            a href=(address(entry, lesson)) { (plainly(words, &lesson.title())) }
                            @if done { span.badge.is-live { (words.word("ui-lesson-done")) } }
                            @else if course.kept(lesson).is_some_and(|kept| !kept.acts.is_empty()) { span.badge.is-turn { (words.word("ui-lesson-begun")) } }
                            @if lesson.optional { span.badge { (words.word("ui-learn-extra")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A first whole game against easy bots, with hints, by one click.
pub(super) fn first_game(app: &App, words: &Dictionary, entry: &shelf::Entry, earned: bool) -> Markup {
    let agreed = |name: &str| entry.first_game.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    let players = agreed("players").and_then(|players| players.parse().ok());
    let players: usize = players.unwrap_or_else(|| entry.game.about().usual);
    let (commitment, promised) = promise(&app.host.promises);
    let says = Message::new("ui-lesson-first-game").with("n", players - 1);
    html! {
        form.first-game method="post" action="/tables" data-stir=(commitment) {
            (promised)
            input type="hidden" name="game" value=(entry.id());
            input type="hidden" name="players" value=(players);
            input type="hidden" name="hints" value="on";
            @for seat in Seat::all(players).skip(1) { input type="hidden" name={ "seat-" (seat) } value="bot-easy"; }
            @for (name, value) in entry.first_game.iter().filter(|(name, _)| *name != "players") {
                input type="hidden" name={ "option-" (name) } value=(value);
            }
            button.primary[earned] { (plainly(words, &says)) }
        }
    }
}
