//! A game in one minute: its goal, a turn, how it ends, how one wins, in four pictures.

use super::frame::{Page, plainly, with_sprites};
use super::problem::clause_link;
use super::promise::promise;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::Minute;
use boards::minute::QUESTIONS;
use boards::symbols::symbol;
use maud::{Markup, html};
use std::sync::Arc;
use table::{Dictionary, Message};

/// `GET /minute/{game}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let minute = entry.minute.ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let title = plainly(words, &Message::new("ui-minute-title").with("game", words.word("game-name")));
    let inside = html! {
        article.minute {
            h1 { (title) }
            (facts(words, entry))
            ol.minute-cards { (cards(words, entry, &minute)) }
            (ways_on(&app, words, entry))
        }
    };
    let body = with_sprites(entry, &inside);
    let page = Page { title, kind: "minute", body, visit: &visit };
    Ok(page.dress(&app).into_response())
}

fn facts(words: &Dictionary, entry: &shelf::Entry) -> Markup {
    let players = &entry.game.about().players;
    let range = Message::new("ui-players-range").with("least", *players.start()).with("most", *players.end());
    html! {
        p.minute-facts {
            span { (symbol("person")) " " (plainly(words, &range)) }
            span { (symbol("info")) " " (words.word("minute-facts")) }
        }
    }
}

/// The four answers. A picture that cannot be drawn is left out and logged; the words say everything.
fn cards(words: &Dictionary, entry: &shelf::Entry, minute: &Minute) -> Markup {
    let mut pictures = match (minute.draw)(words) {
        Ok(pictures) => pictures.map(Some),
        Err(complaint) => {
            tracing::error!(game = entry.id(), ?complaint, "the pictures of one minute are not drawn");
            [const { None }; 4]
        }
    };
    html! {
        @for (at, (question, clause)) in QUESTIONS.into_iter().zip(minute.clauses).enumerate() {
            li.minute-card {
                // Nothing in a picture can be followed, and the words below say what it shows.
                @if let Some(picture) = pictures[at].take() { div.minute-art inert aria-hidden="true" { (picture) } }
                h2 { span.minute-nr aria-hidden="true" { (at + 1) } (words.word(&format!("ui-minute-{question}"))) }
                p { (emphasised(&words.word(&format!("minute-{question}")))) " " (clause_link(entry.id(), clause)) }
                @if at + 1 == QUESTIONS.len() { (legend(words, minute.parts)) }
            }
        }
    }
}

/// What the parts of the columns are.
fn legend(words: &Dictionary, parts: usize) -> Markup {
    html! {
        ul.minute-legend {
            @for part in 1..=parts { li { span.minute-swatch.{ "minute-part-" (part) } aria-hidden="true" {} (words.word(&format!("minute-part-{part}"))) } }
        }
    }
}

/// A sentence in which what stands between two asterisks is the most important.
fn emphasised(text: &str) -> Markup {
    html! { @for (at, part) in text.split('*').enumerate() { @if at % 2 == 1 { b { (part) } } @else { (part) } } }
}

/// What can be done next: learn it, play it, read it.
fn ways_on(app: &App, words: &Dictionary, entry: &shelf::Entry) -> Markup {
    let (commitment, promised) = promise(&app.host.promises);
    let bots = Message::new("ui-minute-play").with("n", entry.game.about().usual - 1);
    let lessons = (entry.lessons)().iter().filter(|lesson| !lesson.optional).count();
    html! {
        div.minute-ways.actions {
            @if lessons > 0 {
                a.button.primary href={ "/learn/" (entry.id()) } {
                    (symbol("play")) span { (words.word("ui-learn-first")) } small { (plainly(words, &Message::new("ui-learn-count").with("n", lessons))) }
                }
            }
            form method="post" action="/tables" data-stir=(commitment) {
                (promised)
                input type="hidden" name="game" value=(entry.id());
                button.primary[lessons == 0] { (plainly(words, &bots)) }
            }
            a.button.quiet href={ "/rules/" (entry.id()) } { (words.word("ui-rules-all")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use table::Lang;

    /// The most words of an answer.
    const MOST_WORDS: usize = 30;

    #[test]
    fn every_answer_is_short_has_its_picture_and_a_clause_that_exists() {
        let words = Words::read(shelf::all_games()).expect("the dictionaries are sound");
        for entry in shelf::all_games() {
            let minute = entry.minute.unwrap_or_else(|| panic!("{} is told in one minute", entry.id()));
            for lang in Lang::ALL {
                let words = words.of(entry.id(), lang);
                for picture in (minute.draw)(words).expect("the pictures can be drawn") {
                    let drawn = picture.into_string();
                    assert!(drawn.contains("<svg") || drawn.contains("<li>"), "{}: {drawn}", entry.id());
                    assert!(!drawn.contains('⟨') && !drawn.contains("style="), "{}: {lang}", entry.id());
                }
                for (question, clause) in QUESTIONS.into_iter().zip(minute.clauses) {
                    let said = words.word(&format!("minute-{question}"));
                    let count = said.split_whitespace().count();
                    assert!((6..=MOST_WORDS).contains(&count), "{}: {lang}: {count} words: {said}", entry.id());
                    assert_eq!(
                        said.matches('*').count(),
                        2,
                        "{}: {lang}: one thing is the most important: {said}",
                        entry.id()
                    );
                    assert!(words.has(&table::rules::key(clause)), "{}: {clause}", entry.id());
                }
                assert!((1..=minute.parts).all(|part| words.has(&format!("minute-part-{part}"))), "{}", entry.id());
            }
        }
    }
}
