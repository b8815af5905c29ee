//! Puzzles: a position in which one move is clearly best, the question which, and the reason. Nothing is kept, nothing needs a script.

use super::advice::percent;
use super::board::{board, draw, panels};
use super::encode;
use super::form::Asked;
use super::frame::{Page, with_sprites};
use super::problem::clause_link;
use crate::app::App;
use crate::host::BOT_NAMES;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::{Drawn, Onlooker};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{AnyMatch, Complaint, Dictionary, Message, Offer, Puzzle, Seat, Viewer, puzzle};

/// The seconds of a day.
const DAY: u64 = 86_400;

/// The puzzle of today: its game and its number, the same for everybody.
pub(crate) fn of_today(app: &App) -> Option<(&'static shelf::Entry, usize)> {
    let games: Vec<&'static shelf::Entry> = app.host.games().iter().collect();
    let counts: Vec<usize> = games.iter().map(|entry| entry.puzzles().len()).collect();
    let day = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs() / DAY;
    let (game, number) = puzzle::of_day(day, &counts)?;
    Some((games[game], number))
}

/// The way to the puzzle of today, for the lobby; nothing where no game has puzzles.
pub(super) fn invitation(app: &App, visit: &Visit) -> Markup {
    let Some((entry, number)) = of_today(app) else { return html! {} };
    let words = app.say(entry.id(), visit.reader.lang);
    html! {
        section.puzzle-of-day.sheet aria-labelledby="puzzle-title" {
            div.game-art aria-hidden="true" { ((entry.picture)()) }
            h2 #puzzle-title { (words.word("ui-puzzle-today")) }
            p { (words.word("ui-puzzle-lead")) }
            p.actions {
                a.button.primary href={ "/puzzle/" (entry.id()) "/" (number) } { (words.word("game-name")) }
            }
        }
    }
}

/// What is asked of a puzzle.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    /// The move that somebody proposes, or what is picked on the way to one.
    #[serde(default)]
    answer: Option<String>,
    /// Whether the solution is to be shown.
    #[serde(default)]
    solve: Option<String>,
}

/// `GET /puzzle/{game}/{number}`, with `?answer=…` to propose a move and `?solve=yes` to be told the solution.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, usize)>,
    visit: Visit,
    Asked(question): Asked<Question>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let puzzle = number.checked_sub(1).and_then(|at| entry.puzzles().get(at)).ok_or(Problem::NotFound)?;
    let broken = |complaint: Complaint| Problem::Unreadable(complaint.why);
    let (played, seat) = (puzzle.open(entry.game).map_err(broken)?, puzzle.seat().map_err(broken)?);
    let sheet = Sheet {
        words: app.say(entry.id(), visit.reader.lang),
        entry,
        puzzle,
        number,
        seat,
        names: Seat::all(puzzle.players).map(|seat| BOT_NAMES[seat.index() % BOT_NAMES.len()].to_owned()).collect(),
        offers: played.offers(seat),
        played: played.as_ref(),
    };
    let title = format!("{} – {}", sheet.title(), sheet.words.word("game-name"));
    let inside = sheet.body(&question).map_err(broken)?;
    let body = with_sprites(entry, &inside);
    Ok(Page { title, kind: "puzzle", body, visit: &visit }.dress(&app).into_response())
}

/// Everything the page is made from.
struct Sheet<'a> {
    words: &'a Dictionary,
    entry: &'static shelf::Entry,
    puzzle: &'a Puzzle,
    number: usize,
    seat: Seat,
    names: Vec<String>,
    offers: Vec<Offer>,
    played: &'a dyn AnyMatch,
}

impl Sheet<'_> {
    fn title(&self) -> String {
        self.say(&Message::new("ui-puzzle").with("n", self.number))
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.names[seat.index()].clone())
    }

    fn address(&self) -> String {
        format!("/puzzle/{}/{}", self.entry.id(), self.number)
    }

    fn draw(&self, chosen: Option<&str>) -> Drawn {
        let base = self.address();
        let onlooker = Onlooker {
            viewer: Viewer::Seat(self.seat),
            deciding: Some(self.seat),
            dictionary: self.words,
            names: &self.names,
            chosen,
            link: &|act| format!("{base}?answer={}#decision", encode(act)),
            explain: None,
            last: &[],
            since: &[],
            lit: None,
            kept: "",
        };
        draw(self.entry, self.played, &onlooker)
    }

    fn body(&self, question: &Question) -> Result<Markup, Complaint> {
        let asked = question.answer.as_deref();
        let answer = asked.and_then(|answer| self.offers.iter().find(|offer| offer.text == answer));
        // Whatever is no move was picked on the board on the way to one.
        let drawn = self.draw(asked);
        Ok(html! {
            div #table class={ "puzzle table-" (self.entry.id()) } {
                div.table-page {
                    header.t-head {
                        h1 { (self.words.word("game-name")) ": " (self.title()) }
                    }
                    section.decide #decision aria-labelledby="question" {
                        h2.unseen #question { (self.title()) }
                        (self.verdict(answer, question.solve.is_some())?)
                    }
                    (board(self.words, &drawn.board))
                    section.hand #hand aria-label=(self.words.word("ui-hand")) { (drawn.hand) }
                    div.side { (panels(&drawn.status, true)) }
                    div.t-log { (panels(&drawn.status, false)) }
                }
            }
        })
    }

    /// The question, or what became of the answer.
    fn verdict(&self, answer: Option<&Offer>, solve: bool) -> Result<Markup, Complaint> {
        let right = answer.is_some_and(|offer| offer.text == self.puzzle.solution);
        Ok(html! {
            @if right {
                p.notice.is-good role="status" { (self.words.word("ui-puzzle-right")) }
                (self.reason()?)
            } @else if solve {
                (self.reason()?)
            } @else {
                @if let Some(offer) = answer {
                    p.notice.is-bad role="status" { (self.say(&Message::new("ui-puzzle-wrong").with("act", offer.label.clone()))) }
                }
                p { (self.say(&Message::new("puzzle-ask").with("seat", self.seat))) }
                p.muted { (self.say(&self.played.prompt(Viewer::Seat(self.seat)))) }
                (self.form(answer))
            }
            (self.ways(right || solve))
        })
    }

    /// Everything that may be done, to choose from.
    fn form(&self, answer: Option<&Offer>) -> Markup {
        html! {
            form.puzzle-form method="get" action=(self.address()) {
                label for="answer" { (self.words.word("ui-puzzle-answer")) }
                select #answer name="answer" required {
                    option value="" { "…" }
                    @for offer in &self.offers {
                        option value=(offer.text) selected[answer == Some(offer)] { (self.say(&offer.label)) }
                    }
                }
                button.primary { (self.words.word("ui-puzzle-try")) }
            }
        }
    }

    /// The solution, what it does, and how much better it is than anything else.
    fn reason(&self) -> Result<Markup, Complaint> {
        let label = |act: &str| self.played.label(self.seat, act);
        let best = Message::new("puzzle-best").with("act", label(&self.puzzle.solution)?);
        let second = Message::new("puzzle-second").with("act", label(&self.puzzle.second)?);
        let told = self.puzzle.told(self.entry.game, &self.puzzle.solution)?;
        Ok(html! {
            p { b { (self.say(&best.with("chance", percent(self.puzzle.chance)))) } }
            ul.puzzle-told {
                @for heard in &told {
                    li { (self.say(&heard.say)) " " (clause_link(self.entry.id(), heard.clause.as_str())) }
                }
            }
            p { (self.say(&second.with("chance", percent(self.puzzle.second_chance)))) }
            p.muted.small { (self.say(&Message::new("ui-puzzle-checked").with("n", self.puzzle.iterations))) }
        })
    }

    /// Where one can go from here.
    fn ways(&self, solved: bool) -> Markup {
        let count = self.entry.puzzles().len();
        let next = self.number % count + 1;
        html! {
            p.actions {
                @if !solved { a.button href={ (self.address()) "?solve=yes" } { (self.words.word("ui-puzzle-solve")) } }
                @if solved { a.button href=(self.address()) { (self.words.word("ui-puzzle-again")) } }
                a.button href={ "/puzzle/" (self.entry.id()) "/" (next) } { (self.words.word("ui-puzzle-next")) }
                a.button.quiet href="/" { (self.words.word("ui-lobby")) }
            }
        }
    }
}
