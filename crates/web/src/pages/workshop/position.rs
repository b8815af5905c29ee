//! A position: the board as it lies, who must decide and what they may do, why something is not allowed, and the table to play it at.

use super::super::advice::percent;
use super::super::board::{board, draw, panels, plain_onlooker};
use super::super::form::{Asked, Posted};
use super::super::frame::{Page, plainly, with_sprites};
use super::super::opening::robot_words;
use super::super::promise::promise;
use super::super::stand::Stand;
use super::{brought, download, fields, go, refused, sentence};
use crate::app::App;
use crate::guests::Guest;
use crate::host::Live;
use crate::names::name_of;
use crate::problem::Problem;
use crate::visit::Visit;
use crate::workshop::{Edition, FILE, Faulty, Position, key_of, laid_out, read};
use axum::extract::{Multipart, Path, State};
use axum::response::{IntoResponse, Response};
use boards::symbols::symbol;
use bots::Candidate;
use maud::{Markup, html};
use rand::RngExt;
use serde::Deserialize;
use std::sync::Arc;
use store::{PersonId, Status};
use table::scenario::{Scenario, portray};
use table::{AnyMatch, Dictionary, EditionChoice, Message, Pending, Rejected, Seat, SeatSet, Viewer};

/// How many moves of a bot are shown.
const SHOWN: usize = 4;

/// What may be asked about a position.
#[derive(Debug, Deserialize)]
pub(crate) struct Question {
    /// Whether this may be done.
    #[serde(default)]
    why: Option<String>,
    /// By whom, or through whose eyes.
    #[serde(default)]
    seat: Option<Seat>,
}

/// `POST /workshop/positions`.
pub(crate) async fn bring(State(app): State<Arc<App>>, visit: Visit, form: Multipart) -> Result<Response, Problem> {
    let text = brought(&fields(form).await?)?;
    match lay_out(&app, text).await? {
        Ok(position) => {
            let Guest { person, cookie } = app.guest(&visit, None).await?;
            let key = app.workshop.keep_position(app.host.store.as_ref(), position, person.id).await?;
            Ok(go(&format!("/position/{key}"), cookie))
        }
        Err(faulty) => refused(&app, &visit, &sentence(&app, &visit, &faulty)).await,
    }
}

/// Lays out a position that somebody brought, or says what is wrong with it.
pub(super) async fn lay_out(app: &App, text: String) -> Result<Result<Position, Faulty>, Problem> {
    let scenario = match Scenario::read(&text) {
        Ok(scenario) => scenario,
        Err(complaint) => return Ok(Err(Faulty { entry: None, complaint })),
    };
    let Some(entry) = app.host.game(&scenario.game) else {
        let complaint = Message::new("ui-problem-record-game").into();
        return Ok(Err(Faulty { entry: None, complaint }));
    };
    let edition = app.workshop.edition_of_position(app.host.store.as_ref(), entry, &text).await?;
    let laid = tokio::task::spawn_blocking(move || laid_out(entry, &text, edition));
    let laid = laid.await.map_err(|_| Problem::Broken)?;
    Ok(laid.map_err(|complaint| Faulty { entry: Some(entry), complaint }))
}

/// The seats that must decide at a table.
pub(crate) fn deciding_at(game: &dyn AnyMatch) -> SeatSet {
    match game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::default(),
    }
}

/// Which step of a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    /// After how many steps; nothing means as it is now, through one's own eyes.
    #[serde(default)]
    n: Option<usize>,
}

/// `POST /t/{id}/position`: a step of a game that is over becomes a position of the workshop, or one's own view of a game that is on.
pub(crate) async fn at_step(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(step): Posted<Step>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    let (key, seat) = take_position(&app, &visit, &live, person.id, step.n).await?;
    let eyes = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
    Ok(go(&format!("/position/{key}{eyes}"), cookie))
}

/// Takes a position out of a game: a step of one that is over, or, without a step, one that is on as somebody's own seat may imagine it. Says under which
/// key it lies, and through which seat it was taken.
pub(crate) async fn take_position(
    app: &App,
    visit: &Visit,
    live: &Arc<Live>,
    person: PersonId,
    step: Option<usize>,
) -> Result<(String, Option<Seat>), Problem> {
    let over = live.now().status == Status::Over;
    let seat = match step {
        // A position shows everything that lay hidden.
        Some(_) if !over => return Err(Problem::forbidden("ui-problem-record")),
        Some(_) => None,
        None => Some(imagining(live, visit)?),
    };
    let words = app.say(live.entry.id(), visit.reader.lang);
    let n = step.unwrap_or_else(|| live.now().rows.len());
    let title = Message::new("ui-position-title").with("game", words.word("game-name")).with("n", n);
    let title = plainly(words, &title);
    let (entry, games) = (live.entry, app.host.games());
    let live = Arc::clone(live);
    let laid = tokio::task::spawn_blocking(move || {
        let game = match seat {
            // What is hidden from the seat is drawn anew: nothing of the state goes in but the view of the seat.
            Some(seat) => {
                let drawn = rand::rng().random();
                let now = live.now();
                (entry.imagine)(now.game.as_ref(), Viewer::Seat(seat), drawn).ok_or(Problem::Broken)?
            }
            None => live.replayed(n)?.0,
        };
        let unreadable = |complaint: table::Complaint| Problem::Unreadable(complaint.why);
        let own = match &game.setup().edition {
            EditionChoice::Own(text) => {
                Some(read(games, Some(entry), text).map_err(|faulty| unreadable(faulty.complaint))?)
            }
            EditionChoice::Builtin(_) => None,
        };
        let (named, choice) = file_of(own.as_ref());
        let text = portray(&title, game.as_ref(), &named).map_err(unreadable)?;
        let position = laid_out(entry, &text, choice).map_err(|_| Problem::Broken)?;
        Ok::<(Position, Option<Edition>), Problem>((position, own))
    });
    let (position, own) = laid.await.map_err(|_| Problem::Broken)??;
    if let Some(own) = own {
        app.workshop.keep_edition(app.host.store.as_ref(), own, person).await?;
    }
    let key = app.workshop.keep_position(app.host.store.as_ref(), position, person).await?;
    Ok((key, seat))
}

/// The own seat of whoever wants to try something out that a running game asks. Where bots may not be asked, playing on against them would be asking.
fn imagining(live: &Live, visit: &Visit) -> Result<Seat, Problem> {
    let now = live.now();
    let seat = Stand::of(&now, visit).own().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
    if now.status != Status::Playing {
        return Err(Problem::forbidden("ui-problem-not-playing"));
    }
    if now.options.rated || !now.options.advice {
        return Err(Problem::forbidden("watch-problem-puzzle"));
    }
    Ok(seat)
}

/// The file that a position names as its edition, if that does not come with the game.
fn file_of(own: Option<&Edition>) -> (String, Option<EditionChoice>) {
    own.map_or_else(Default::default, |own| (format!("{}{FILE}", own.key), Some(own.choice.clone())))
}

/// `GET /position/{key}/file`.
pub(crate) async fn file(State(app): State<Arc<App>>, Path(key): Path<String>) -> Result<Response, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    download(&format!("{}-position", position.entry.id()), position.text.clone())
}

/// `GET /position/{key}`.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Asked(question): Asked<Question>,
) -> Result<Response, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    sheet(&app, &visit, &position, &question, None)
}

/// `POST /position/{key}/advice`: what a bot would do there.
pub(crate) async fn advise(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Posted(question): Posted<Question>,
) -> Result<Response, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    let entry = position.entry;
    let game = entry.game.begin(&position.setup).map_err(|complaint| Problem::Unreadable(complaint.why))?;
    let deciding = deciding_at(game.as_ref());
    let seat = question.seat.filter(|seat| deciding.has(*seat)).or_else(|| deciding.first());
    let seat = seat.ok_or_else(|| Problem::forbidden("ui-problem-not-deciding"))?;
    let asker = visit.person.as_ref().map(|person| person.id);
    let thoughts = app.host.opinion((asker, visit.net), entry, Arc::from(game), seat).await.ok_or(Problem::Busy)?;
    let question = Question { why: None, seat: Some(seat) };
    sheet(&app, &visit, &position, &question, Some(&thoughts))
}

/// The page of a position.
fn sheet(
    app: &App,
    visit: &Visit,
    position: &Position,
    question: &Question,
    thoughts: Option<&[Candidate]>,
) -> Result<Response, Problem> {
    let (entry, key) = (position.entry, &position.key);
    let words = app.say(entry.id(), visit.reader.lang);
    let played = entry.game.begin(&position.setup).map_err(|complaint| Problem::Unreadable(complaint.why))?;
    let names: Vec<String> =
        Seat::all(position.setup.players).map(|seat| seat.letter().to_ascii_uppercase().to_string()).collect();
    let sight = Laid { words, position, played: played.as_ref(), names: &names };
    let seat = question.seat.or_else(|| sight.deciding().first()).filter(|seat| seat.index() < position.setup.players);
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let drawn = draw(entry, played.as_ref(), &plain_onlooker(words, &names, viewer));
    let answer = question.why.as_deref().zip(seat).map(|(act, seat)| sight.why(seat, act));
    let inside = html! {
        div class={ "table-page table-" (entry.id()) } #table {
            header.t-head {
                h1 { (position.title) }
                p { a href="/workshop" { (words.word("ui-workshop")) } " · " (words.word("game-name")) }
            }
            section.decide.workshop-position #decision aria-labelledby="position-title" {
                h2 #position-title { (sight.prompt(viewer)) }
                (sight.offers(seat))
                (sight.advice(key, seat, thoughts))
                (sight.ask(key, seat, question.why.as_deref(), answer))
                (open_at_a_table(app, &sight, seat))
                div.actions {
                    @if entry.bench.is_some() { a.button href={ "/position/" (key) "/edit" } { (words.word("ui-bench-change")) } }
                    a.button.quiet href={ "/position/" (key) "/file" } { (words.word("ui-position-file")) }
                    @if let Some(edition) = sight.own_edition() { a.button.quiet href=(edition) { (words.word("ui-position-edition")) } }
                }
            }
            (board(words, &drawn.board))
            @if seat.is_some() { section.hand #hand aria-label=(words.word("ui-hand")) { (drawn.hand) } }
            div.side { (panels(&drawn.status, true)) (sight.edit()) }
        }
    };
    let body = with_sprites(entry, &inside);
    Ok(Page { title: position.title.clone(), kind: "replay", body, visit }.dress(app).into_response())
}

/// A position that was laid out.
struct Laid<'a> {
    words: &'a Dictionary,
    position: &'a Position,
    played: &'a dyn AnyMatch,
    names: &'a [String],
}

impl Laid<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }

    fn deciding(&self) -> SeatSet {
        deciding_at(self.played)
    }

    fn prompt(&self, viewer: Viewer) -> String {
        match self.played.pending() {
            Pending::Chance => self.words.word("ui-position-chance"),
            Pending::Over => self.words.word("ui-state-over"),
            Pending::Seats(_) => self.say(&self.played.prompt(viewer)),
        }
    }

    fn offers(&self, seat: Option<Seat>) -> Markup {
        let offers = seat.map(|seat| self.played.offers(seat)).unwrap_or_default();
        html! {
            @if !offers.is_empty() {
                details.panel open[offers.len() <= 12] {
                    summary { h3 #offers-title { (super::counted(self.words, "ui-position-offers", offers.len())) } }
                    div.workshop-offers tabindex="0" role="group" aria-labelledby="offers-title" {
                        ul { @for offer in &offers { li { (self.say(&offer.label)) " " code { (offer.text) } } } }
                    }
                }
            }
        }
    }

    fn why(&self, seat: Seat, act: &str) -> String {
        match self.played.check(seat, act) {
            Ok(()) => self.words.word("ui-position-allowed"),
            Err(Rejected::Refused(refusal)) => self.words.refuse(&refusal, &|seat| self.name(seat)),
            Err(Rejected::Unreadable(complaint)) => self.words.complain(&complaint),
        }
    }

    /// Where the edition of the position is found, if it is none that comes with the game.
    fn own_edition(&self) -> Option<String> {
        match &self.position.setup.edition {
            EditionChoice::Own(text) => Some(format!("/edition/{}", key_of(self.position.entry.id(), text))),
            EditionChoice::Builtin(_) => None,
        }
    }

    /// "What would you do?", and what a bot answered.
    fn advice(&self, key: &str, seat: Option<Seat>, thoughts: Option<&[Candidate]>) -> Markup {
        html! {
            @if let Some(seat) = seat {
                @if let Some(thoughts) = thoughts { (self.answer(seat, thoughts)) }
                @else if self.deciding().has(seat) {
                    form.actions method="post" action={ "/position/" (key) "/advice" } {
                        input type="hidden" name="seat" value=(seat);
                        button { (symbol("bot")) (self.words.word("ui-advice")) }
                    }
                }
            }
        }
    }

    fn answer(&self, seat: Seat, thoughts: &[Candidate]) -> Markup {
        let offers = self.played.offers(seat);
        let tries: u32 = thoughts.iter().map(|candidate| candidate.visits).sum();
        let tried = thoughts.iter().filter(|candidate| candidate.visits > 0).take(SHOWN);
        let known =
            tried.filter_map(|candidate| Some((candidate, offers.iter().find(|offer| offer.text == candidate.act)?)));
        html! {
            section.advice.is-found #advice aria-labelledby="advice-title" {
                h3 #advice-title { (symbol("bot")) (self.words.word("ui-advice-says")) }
                table.advice-moves aria-labelledby="advice-title" {
                    thead { tr { th { (self.words.word("ui-advice-move")) } th.number { (self.words.word("ui-advice-tried")) } th.number { (self.words.word("ui-advice-result")) } } }
                    tbody {
                        @for (candidate, offer) in known {
                            tr {
                                td { (self.say(&offer.label)) " " code { (offer.text) } }
                                td.number { (percent(f64::from(candidate.visits) / f64::from(tries.max(1)))) }
                                td.number { (percent(candidate.expected)) }
                            }
                        }
                    }
                }
                p.small.muted { (self.say(&Message::new("ui-advice-note").with("n", tries))) }
            }
        }
    }

    fn ask(&self, key: &str, seat: Option<Seat>, asked: Option<&str>, answer: Option<String>) -> Markup {
        html! {
            @if let Some(seat) = seat {
                form.actions method="get" action={ "/position/" (key) } {
                    input type="hidden" name="seat" value=(seat);
                    label for="position-why" { (self.words.word("ui-position-why")) }
                    input #position-why name="why" value=[asked] maxlength="200" autocomplete="off" spellcheck="false";
                    button { (self.words.word("ui-position-ask")) }
                }
                @if let Some(answer) = answer { p.notice role="status" { (answer) } }
            }
        }
    }

    /// The file, to be changed and laid out again.
    fn edit(&self) -> Markup {
        html! {
            details.panel.panel-text {
                summary { h2 { (self.words.word("ui-position-text")) } }
                div.panel-body {
                    form method="post" action="/workshop/positions" enctype="multipart/form-data" {
                        label for="position-text" { (self.words.word("ui-position-text-help")) }
                        textarea #position-text name="text" rows="24" spellcheck="false" maxlength=(table::brought::MOST_BYTES) { (self.position.text) }
                        button.primary { (self.words.word("ui-position-lay")) }
                    }
                }
            }
        }
    }
}

/// The forms that open a table here: all seats at one device, or one seat against bots.
fn open_at_a_table(app: &App, sight: &Laid<'_>, seat: Option<Seat>) -> Markup {
    let words = sight.words;
    let setup = &sight.position.setup;
    let form = |bots: bool, label: Markup| {
        let (commitment, promised) = promise(&app.host.promises);
        let mine = seat.unwrap_or(Seat::new(0));
        html! {
            form.actions method="post" action="/tables" data-stir=(commitment) {
                (promised)
                input type="hidden" name="game" value=(setup.game);
                input type="hidden" name="players" value=(setup.players);
                input type="hidden" name="position" value=(sight.position.key);
                @for other in Seat::all(setup.players) {
                    @let here = !bots || other == mine;
                    @if here { input type="hidden" name={ "seat-" (other) } value="here"; }
                }
                (label)
            }
        }
    };
    let others: Vec<Seat> = Seat::all(setup.players).filter(|other| *other != seat.unwrap_or(Seat::new(0))).collect();
    html! {
        @if setup.players > 1 {
            (form(true, html! {
                @for other in &others {
                    label.unseen for={ "position-seat-" (other) } { (words.word("ui-seat")) " " (sight.name(*other)) }
                    select id={ "position-seat-" (other) } name={ "seat-" (other) } {
                        @for robot in app.host.robots() {
                            option value={ "bot-" (robot) } selected[robot == crate::host::USUAL_BOT] { (sight.name(*other)) ": " (robot_words(words, &robot)) }
                        }
                    }
                }
                button.primary { (words.word("ui-position-bots")) }
            }))
        }
        (form(false, html! { button { (words.word("ui-position-hotseat")) } }))
    }
}
