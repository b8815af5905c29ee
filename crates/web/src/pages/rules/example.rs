//! An example of the rules: a scenario drawn as a board, told step by step.

use super::super::board::{draw, plain_onlooker};
use super::super::frame::{Page, with_sprites};
use super::super::problem::clause_link;
use super::components::broken;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::example::{Played, Taken};
use table::{AnyMatch, Dictionary, Message, Seat};

/// The examples of each chapter: their numbers, from 1, and titles.
pub(super) fn by_chapter(entry: &shelf::Entry) -> BTreeMap<String, Vec<(usize, Message)>> {
    let mut found: BTreeMap<String, Vec<(usize, Message)>> = BTreeMap::new();
    for (at, example) in entry.game.examples().iter().enumerate() {
        // A test plays every example, so none that cannot be read is ever shipped.
        if let Ok(chapter) = example.chapter() {
            found.entry(chapter).or_default().push((at + 1, example.title()));
        }
    }
    found
}

/// `GET /rules/{game}/examples/{number}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, usize)>,
    visit: Visit,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let examples = entry.game.examples();
    let example = number.checked_sub(1).and_then(|at| examples.get(at)).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let told = Told { entry, words, title: example.title(), played: &example.play(entry.game).map_err(broken)? };
    let heading = words.say(&Message::new("ui-rules-example").with("n", number), &|seat| seat.to_string());
    let inside = told.draw(&heading, number, examples.len());
    let body = with_sprites(entry, &inside);
    let title = format!("{heading} · {}", words.word("game-name"));
    Ok(Page { title, kind: "rules", body, visit: &visit }.dress(&app).into_response())
}

struct Told<'a> {
    entry: &'static shelf::Entry,
    words: &'a Dictionary,
    title: Message,
    played: &'a Played,
}

impl Told<'_> {
    fn draw(&self, heading: &str, number: usize, count: usize) -> Markup {
        let address = |number: usize| format!("/rules/{}/examples/{number}", self.entry.id());
        let all = format!("/rules/{}", self.entry.id());
        html! {
            article.rules.rules-example {
                h1 { (heading) ": " (self.words.word("game-name")) }
                p {
                    @for clause in &self.played.clauses { (clause_link(self.entry.id(), clause)) " " }
                    b { (self.say(&self.title)) }
                }
                @if let Some(clause) = self.played.clauses.first() { p { (self.words.word(&table::rules::key(clause))) } }
                h2 { (self.words.word("ui-rules-before")) }
                (self.board(self.played.before.as_ref()))
                h2 { (self.words.word("ui-rules-steps")) }
                ol.rules-steps { @for step in &self.played.steps { li { (self.step(step)) } } }
                h2 { (self.words.word("ui-rules-after")) }
                (self.board(self.played.after.as_ref()))
                nav.rules-ways {
                    @if number > 1 { a.button.quiet href=(address(number - 1)) rel="prev" { (self.words.word("ui-rules-prev")) } }
                    a.button.quiet href=(all) { (self.words.word("ui-rules-all")) }
                    @if number < count { a.button.quiet href=(address(number + 1)) rel="next" { (self.words.word("ui-rules-next")) } }
                }
            }
        }
    }

    fn names(&self) -> Vec<String> {
        Seat::all(self.played.before.setup().players).map(|seat| seat.to_string().to_uppercase()).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| seat.to_string().to_uppercase())
    }

    fn board(&self, game: &dyn AnyMatch) -> Markup {
        let names = self.names();
        let drawn = draw(self.entry, game, &plain_onlooker(self.words, &names, self.played.viewer));
        html! { div.rules-board { (drawn.board) } }
    }

    fn step(&self, step: &Taken) -> Markup {
        html! {
            @if let Some((seat, label)) = &step.act { b { (seat.to_string().to_uppercase()) } ": " (self.say(label)) }
            @match &step.outcome {
                Err(refusal) => p.rules-refused { (self.say(&refusal.why)) " " (clause_link(self.entry.id(), refusal.clause.as_str())) },
                Ok(events) => ul {
                    @for heard in events.iter().filter_map(|event| event.heard_by(self.played.viewer)) {
                        li { (self.say(&heard.say)) " " (clause_link(self.entry.id(), heard.clause.as_str())) }
                    }
                },
            }
        }
    }
}
