//! What a reader sees when something went wrong.

use super::frame::{Page, plainly};
use crate::api::Said;
use crate::app::App;
use crate::names::name_of;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use table::{Dictionary, Seat};

/// A problem as a page, a notice for the script, or JSON.
pub(crate) fn problem_response(app: &App, visit: &Visit, problem: &Problem) -> Response {
    let status = problem.status();
    let mut response = match visit.wants {
        Wants::Json => Json(Said::of(problem, sentence(app, visit, problem))).into_response(),
        Wants::Part => notice(app, visit, problem).into_response(),
        Wants::Page => page(app, visit, problem, status).into_response(),
    };
    *response.status_mut() = status;
    if let Problem::TooMany { wait } = problem {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(*wait));
    }
    if *problem == Problem::Token {
        response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response.headers_mut().insert(HeaderName::from_static("x-problem"), HeaderValue::from_static(problem.name()));
    response
}

/// The problem as one sentence in the reader's language.
pub(crate) fn sentence(app: &App, visit: &Visit, problem: &Problem) -> String {
    match problem {
        Problem::Refused { why, game, names, .. } => {
            let name = |seat: Seat| name_of(names, seat);
            app.say(game, visit.reader.lang).say(why, &name)
        }
        other => plainly(app.words.plain(visit.reader.lang), &other.say()),
    }
}

/// The problem as a notice inside a page.
pub(crate) fn notice(app: &App, visit: &Visit, problem: &Problem) -> Markup {
    let tone = match problem {
        Problem::Stale { .. } | Problem::TooMany { .. } | Problem::Busy => "notice is-warn",
        _ => "notice is-bad",
    };
    html! {
        p class=(tone) role="alert" data-problem=(problem.name()) {
            (sentence(app, visit, problem))
            @if let Problem::Refused { clause, game, .. } = problem { " " (clause_link(game, clause.as_str())) }
        }
    }
}

/// A link to the clause on the rules page; clauses of the table itself are on no rules page.
pub(crate) fn clause_link(game: &str, clause: &str) -> Markup {
    html! {
        @if clause.starts_with("TABLE-") { span.clause { (clause) } }
        @else { a.clause href={ "/rules/" (game) "#" (clause) } { (clause) } }
    }
}

fn page(app: &App, visit: &Visit, problem: &Problem, status: StatusCode) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    let title = words.word(&format!("ui-problem-{}-title", problem.name()));
    let body = html! {
        section.problem {
            p.problem-number aria-hidden="true" { (status.as_u16()) }
            h1 { (title) }
            (notice(app, visit, problem))
            p { (way_on(words, visit, problem)) }
        }
    };
    Page { title, kind: "problem", body, visit }.dress(app)
}

/// What to do next: back to the table the request was about, or to the lobby.
fn way_on(words: &Dictionary, visit: &Visit, problem: &Problem) -> Markup {
    let table = visit.reader.here.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    html! {
        @match table {
            Some(id) if !matches!(problem, Problem::NotFound | Problem::Broken) => {
                a.button href={ "/t/" (id) } { (words.word("ui-back-to-table")) }
            }
            _ => a.button href="/" { (words.word("ui-back-to-lobby")) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use table::{Lang, Message};

    #[test]
    fn every_problem_has_a_title_and_a_sentence_in_every_language() {
        let words = Words::read(&[]).expect("the dictionaries are sound");
        let said = || Message::new("ui-problem-form");
        let names = vec!["Anna".to_owned()];
        let problems = [
            Problem::NotFound,
            Problem::Method,
            Problem::Token,
            Problem::Foreign,
            Problem::Host,
            Problem::Slow,
            Problem::Unreadable(said()),
            Problem::Forbidden(said()),
            Problem::Stale { version: 7 },
            Problem::Refused { clause: "TABLE-1".into(), why: said(), game: "none", names },
            Problem::TooLarge,
            Problem::TooMany { wait: 3 },
            Problem::Busy,
            Problem::Full,
            Problem::ReadOnly,
            Problem::Broken,
        ];
        for lang in Lang::ALL {
            for problem in &problems {
                let title = words.plain(lang).word(&format!("ui-problem-{}-title", problem.name()));
                let sentence = plainly(words.plain(lang), &problem.say());
                assert!(!title.contains('⟨') && !sentence.contains('⟨'), "{lang}: {problem:?}: {title}: {sentence}");
            }
        }
    }
}
