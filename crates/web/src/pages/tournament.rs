//! Tournaments: announcing one, taking part, and the table of results.

mod entry;

pub(crate) use entry::{begin_held, call_off_held, enter_as, enter_bots_as, withdraw_own};

use super::form::Posted;
use super::frame::{Page, plainly};
use super::moments::ago;
use super::opening::{Fields, robot_words};
use super::pace::{self, PaceForm};
use crate::app::App;
use crate::guests::Guest;
use crate::host::{Form, Pace, Plan, Speed, Standing, TableOptions, USUAL_BOT, WIN, plan, played};
use crate::names::tidy_name;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use boards::symbols::symbol;
use entry::{held, whole, withdraw_number};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Entrant, NewTournament, Pairing, PersonId, Status, Tournament, Whole};
use table::{Dictionary, Lang, Message, Setup};

/// The longest name of a tournament.
const LONGEST_NAME: usize = 24;

/// The most rounds of a Swiss tournament.
const MOST_ROUNDS: u32 = 20;

/// How many tournaments of one person may be on at a time.
const MOST_HELD: u64 = 5;

/// How many are listed.
const LISTED: u32 = 50;

/// Every address about tournaments.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/tournaments", get(list).post(found))
        .route("/tournaments/new", get(form))
        .route("/tournament/{id}", get(show))
        .route("/tournament/{id}/enter", post(enter))
        .route("/tournament/{id}/bots", post(enter_bots))
        .route("/tournament/{id}/withdraw", post(withdraw))
        .route("/tournament/{id}/begin", post(begin))
        .route("/tournament/{id}/call-off", post(call_off))
}

/// `GET /tournaments`.
async fn list(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let all = app.host.store.tournaments().tournaments_list(LISTED).await?;
    let body = html! {
        section.people {
            h1 { (words.word("tournaments")) }
            p.lead { (words.word("tournaments-lead")) }
            p.actions { a.button.primary href="/tournaments/new" { (words.word("tournament-new")) } }
            @if all.is_empty() { p.muted { (words.word("tournaments-none")) } }
            ul.plain-rows {
                @for (tournament, entrants) in &all {
                    @let game = app.say(&tournament.game, visit.reader.lang);
                    li {
                        span { (symbol("trophy")) " " a href={ "/tournament/" (tournament.id) } { b { (tournament.name) } } }
                        span.small.muted {
                            (game.word("game-name")) " · " (words.word(&format!("tournament-{}", tournament.form))) " · "
                            (plainly(words, &Message::new("tournament-count").with("n", i64::from(*entrants)))) " · " (ago(words, tournament.created))
                        }
                        (state(words, tournament))
                    }
                }
            }
        }
    };
    Ok(Page { title: words.word("tournaments"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

fn state(words: &Dictionary, tournament: &Tournament) -> Markup {
    let round = Message::new("tournament-round").with("n", i64::from(tournament.round));
    html! {
        span.badge.is-live[tournament.status == Status::Playing].is-turn[tournament.status == Status::Open] {
            @match tournament.status {
                Status::Open => (words.word("tournament-open")),
                Status::Playing => (plainly(words, &round)),
                Status::Over => (words.word("tournament-over")),
            }
        }
    }
}

/// `GET /tournaments/new`.
async fn form(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    if app.account(&visit).await?.is_none() {
        return Err(Problem::forbidden("people-problem-no-account"));
    }
    let body = html! {
        section.people {
            h1 { (words.word("tournament-new")) }
            form.opening-form method="post" action="/tournaments" {
                div.opening-main {
                    div.field { label for="name" { (words.word("tournament-name")) } input #name name="name" maxlength="24" required autocomplete="off"; }
                    div.field {
                        label for="game" { (words.word("tournament-game")) }
                        select #game name="game" {
                            @for entry in app.host.games() { option value=(entry.id()) { (app.say(entry.id(), visit.reader.lang).word("game-name")) } }
                        }
                    }
                    fieldset {
                        legend { (words.word("tournament-form")) }
                        @for form in Form::ALL {
                            p { label { input type="radio" name="form" value=(form) checked[form == Form::Robin]; " " b { (words.word(&format!("tournament-{form}"))) } " – " (words.word(&format!("tournament-{form}-help"))) } }
                        }
                    }
                    div.field { label for="players" { (words.word("tournament-players")) } input #players name="players" type="number" min="2" max="8" value="2" aria-describedby="players-help"; p.hint #players-help { (words.word("tournament-players-help")) } }
                    div.field { label for="rounds" { (words.word("tournament-rounds")) } input #rounds name="rounds" type="number" min="0" max=(MOST_ROUNDS) value="0" aria-describedby="rounds-help"; p.hint #rounds-help { (words.word("tournament-rounds-help")) } }
                    p { label.switch { input type="checkbox" name="bots" value="on"; " " (words.word("tournament-bots")) } }
                    (pace::choose(words, Pace::default()))
                    p { button.primary { (words.word("tournament-announce")) } }
                }
            }
        }
    };
    Ok(Page { title: words.word("tournament-new"), kind: "opening", body, visit: &visit }.dress(&app).into_response())
}

/// A tournament as somebody wants it.
pub(crate) struct Announced<'a> {
    pub(crate) name: &'a str,
    pub(crate) game: &'a str,
    pub(crate) form: &'a str,
    pub(crate) players: Option<usize>,
    pub(crate) rounds: u32,
    pub(crate) bots: bool,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) pace: Pace,
}

/// Announces a tournament that somebody with an account holds.
pub(crate) async fn announce(app: &App, visit: &Visit, wanted: Announced<'_>) -> Result<Tournament, Problem> {
    let host = app.own_account(visit).await?.person.id;
    let unreadable = || Problem::unreadable("ui-problem-form");
    let entry = app.host.game(wanted.game).ok_or_else(unreadable)?;
    let about = entry.game.about();
    let form: Form = wanted.form.parse().map_err(|_| unreadable())?;
    let name = tidy_name(wanted.name).filter(|_| wanted.name.chars().count() <= LONGEST_NAME);
    let name = name.ok_or_else(|| Problem::unreadable("tournament-problem-name"))?;
    if wanted.rounds > MOST_ROUNDS {
        return Err(unreadable());
    }
    let players = wanted.players.unwrap_or(about.usual);
    if players < 2 || !about.players.contains(&players) {
        let (least, most) = ((*about.players.start()).max(2), *about.players.end());
        return Err(Problem::Unreadable(
            Message::new("tournament-problem-players").with("least", least).with("most", most),
        ));
    }
    let setup = Setup::new(about, players, &wanted.options, None);
    let setup = setup.map_err(|complaint| Problem::Unreadable(complaint.why))?;
    if app.host.store.tournaments().tournaments_held(host).await? >= MOST_HELD {
        return Err(Problem::forbidden("tournament-problem-many"));
    }
    app.allow_table(host, visit.net)?;
    let options = TableOptions { speed: Speed::Instant, advice: false, pace: wanted.pace, ..TableOptions::default() };
    let new = NewTournament {
        name,
        game: entry.id().to_owned(),
        form: form.to_string(),
        setup: serde_json::to_string(&setup).map_err(|_| Problem::Broken)?,
        options: serde_json::to_string(&options).map_err(|_| Problem::Broken)?,
        rounds: wanted.rounds,
        bots: wanted.bots,
        host,
    };
    Ok(app.host.store.tournaments().found(new).await?)
}

/// `POST /tournaments`.
async fn found(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(fields): Posted<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let fields = Fields(fields);
    let number = |name: &str| fields.get(name).filter(|text| !text.is_empty()).map(str::parse).transpose();
    let unreadable = |_| Problem::unreadable("ui-problem-form");
    let wanted = Announced {
        name: fields.get("name").unwrap_or_default(),
        game: fields.get("game").unwrap_or_default(),
        form: fields.get("form").unwrap_or_default(),
        players: number("players").map_err(unreadable)?,
        rounds: number("rounds").map_err(unreadable)?.and_then(|rounds| u32::try_from(rounds).ok()).unwrap_or(0),
        bots: fields.get("bots") == Some("on"),
        options: BTreeMap::new(),
        pace: PaceForm::of(&|name| fields.get(name).map(str::to_owned)).read()?,
    };
    let tournament = announce(&app, &visit, wanted).await?;
    Ok(Redirect::to(&format!("/tournament/{}", tournament.id)).into_response())
}

fn back(id: &str) -> Response {
    Redirect::to(&format!("/tournament/{id}")).into_response()
}

/// `POST /tournament/{id}/enter`.
async fn enter(State(app): State<Arc<App>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Problem> {
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    enter_as(&app, &id, &person).await?;
    let mut response = back(&id);
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Which bot, and how many.
#[derive(Debug, Deserialize)]
struct BotForm {
    robot: String,
    #[serde(default)]
    count: Option<u32>,
}

/// `POST /tournament/{id}/bots`.
async fn enter_bots(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<BotForm>,
) -> Result<Response, Problem> {
    enter_bots_as(&app, &visit, &id, &form.robot, form.count.unwrap_or(1)).await?;
    Ok(back(&id))
}

/// Who does not take part after all.
#[derive(Debug, Deserialize)]
struct WithdrawForm {
    number: u32,
}

/// `POST /tournament/{id}/withdraw`: of oneself, or of anybody by whoever holds it.
async fn withdraw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<WithdrawForm>,
) -> Result<Response, Problem> {
    let me = visit.someone()?.id;
    let own = whole(&app, &id).await?.entrants.iter().any(|one| one.number == form.number && one.person == Some(me));
    if !own {
        held(&app, &visit, &id).await?;
    }
    withdraw_number(&app, &id, form.number).await?;
    Ok(back(&id))
}

/// `POST /tournament/{id}/begin`.
async fn begin(State(app): State<Arc<App>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Problem> {
    begin_held(&app, &visit, &id).await?;
    Ok(back(&id))
}

/// `POST /tournament/{id}/call-off`.
async fn call_off(State(app): State<Arc<App>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Problem> {
    call_off_held(&app, &visit, &id).await?;
    Ok(Redirect::to("/tournaments").into_response())
}

/// Everything the page of a tournament is made from.
struct Scene<'a> {
    app: &'a App,
    words: &'a Dictionary,
    whole: &'a Whole,
    standings: Vec<Standing>,
    me: Option<PersonId>,
    holds: bool,
}

/// `GET /tournament/{id}`.
async fn show(State(app): State<Arc<App>>, Path(id): Path<String>, visit: Visit) -> Result<Response, Problem> {
    let whole = whole(&app, &id).await?;
    let entry = app.host.game(&whole.tournament.game).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let plan: Plan = plan(&whole, entry.game.about())?;
    let me = visit.person.as_ref().map(|person| person.id);
    let standings = plan.standings(&played(&whole.pairings));
    let operates = app.account(&visit).await?.is_some_and(|account| account.operator);
    let holds = operates || (me.is_some() && whole.tournament.host == me);
    let scene = Scene { app: &app, words, whole: &whole, standings, me, holds };
    let body = scene.page();
    let again = html! { @if whole.tournament.status == Status::Playing { noscript { meta http-equiv="refresh" content="20"; } } };
    Ok(Page { title: whole.tournament.name.clone(), kind: "people", body, visit: &visit }
        .dress_with(&app, &again)
        .into_response())
}

impl Scene<'_> {
    fn page(&self) -> Markup {
        let tournament = &self.whole.tournament;
        let options: TableOptions = serde_json::from_str(&tournament.options).unwrap_or_default();
        html! {
            section.people.tournament #tournament data-poll=[(tournament.status == Status::Playing).then(|| self.at(""))] data-every="5000" {
                h1 { (tournament.name) }
                p.lead {
                    (self.words.word("game-name")) " · " (self.words.word(&format!("tournament-{}", tournament.form))) " · "
                    (pace::pace_words(self.words, options.pace)) " " (state(self.words, tournament))
                }
                @if tournament.status == Status::Open { (self.entry()) }
                (self.results())
                @for round in (1..=tournament.round).rev() { (self.round(round)) }
                p.more { a href="/tournaments" { (self.words.word("tournaments")) } }
            }
        }
    }

    fn at(&self, rest: &str) -> String {
        format!("/tournament/{}{rest}", self.whole.tournament.id)
    }

    /// Taking part, and what whoever holds it can do before it begins.
    fn entry(&self) -> Markup {
        let mine = self.whole.entrants.iter().find(|entrant| entrant.person.is_some() && entrant.person == self.me);
        html! {
            div.actions {
                @match mine {
                    Some(mine) => form method="post" action=(self.at("/withdraw")) { button name="number" value=(mine.number) { (self.words.word("tournament-withdraw")) } },
                    None => form method="post" action=(self.at("/enter")) { button.primary { (self.words.word("tournament-enter")) } },
                }
                @if self.holds {
                    form method="post" action=(self.at("/begin")) { button.primary { (self.words.word("tournament-begin")) } }
                    form method="post" action=(self.at("/call-off")) { button.danger { (self.words.word("tournament-call-off")) } }
                }
            }
            @if self.holds && self.whole.tournament.bots {
                form.actions method="post" action=(self.at("/bots")) {
                    label for="robot" { (self.words.word("ui-bot-choose")) }
                    select #robot name="robot" {
                        @for robot in self.app.host.robots() { option value=(robot) selected[robot == USUAL_BOT] { (robot_words(self.words, &robot)) } }
                    }
                    label.unseen for="count" { (self.words.word("tournament-how-many")) }
                    input #count name="count" type="number" min="1" max=(entry::MOST) value="1";
                    button { (self.words.word("tournament-add-bots")) }
                }
            }
        }
    }

    fn entrant(&self, number: u32) -> Option<&Entrant> {
        self.whole.entrants.iter().find(|entrant| entrant.number == number)
    }

    fn name(&self, number: u32) -> Markup {
        html! {
            @match self.entrant(number) {
                Some(Entrant { person: Some(person), name, .. }) => a href={ "/p/" (person) } { (name) },
                Some(entrant) => { (entrant.name) @if entrant.bot.is_some() { " " (boards::symbols::spoken("bot", &self.words.word("ui-bot"))) } }
                None => "—",
            }
        }
    }

    /// The table of results.
    fn results(&self) -> Markup {
        let word = |key: &str| self.words.word(key);
        let begun = self.whole.tournament.round > 0;
        html! {
            section aria-labelledby="results-title" {
                h2 #results-title { (word(if begun { "tournament-results" } else { "tournament-entrants" })) }
                @if self.standings.is_empty() { p.muted { (word("tournament-nobody")) } }
                @else {
                    div.rules-scroll tabindex="0" role="group" aria-labelledby="results-title" {
                        table.rules-table.results {
                            thead { tr {
                                th scope="col" { (word("rating-place")) } th scope="col" { (word("people-name")) }
                                @for round in 1..=self.whole.tournament.round { th scope="col" { (round) "." } }
                                @if begun { th scope="col" { (word("tournament-points")) } th scope="col" { (word("tournament-won")) } th scope="col" title=(word("tournament-met-help")) { (word("tournament-met")) } }
                                @if !begun && self.holds { th scope="col" { span.unseen { (word("tournament-withdraw")) } } }
                            } }
                            tbody { @for standing in &self.standings { (self.row(standing, begun)) } }
                        }
                    }
                    p.hint { (word("tournament-results-help")) }
                }
            }
        }
    }

    fn row(&self, standing: &Standing, begun: bool) -> Markup {
        html! {
            tr.is-mine[self.entrant(standing.number).is_some_and(|one| one.person.is_some() && one.person == self.me)] {
                td { (if begun { standing.place } else { standing.number as usize }) }
                th scope="row" { (self.name(standing.number)) }
                @for round in 1..=self.whole.tournament.round { td { (self.cell(standing.number, round)) } }
                @if begun { td { b { (points(self.words.lang(), standing.points)) } } td { (standing.won) "/" (standing.games) } td { (points(self.words.lang(), standing.met)) } }
                @if !begun && self.holds {
                    td { form method="post" action=(self.at("/withdraw")) { button.small.quiet name="number" value=(standing.number) { (self.words.word("tournament-remove")) } } }
                }
            }
        }
    }

    /// What came of somebody's game in a round.
    fn cell(&self, number: u32, round: u32) -> Markup {
        let pairing = self.whole.pairings.iter().find(|one| one.round == round && one.seats.contains(&number));
        let Some(pairing) = pairing else { return html! { span.muted { "·" } } };
        let rest = pairing.seats.len() == 1;
        let place = played(std::slice::from_ref(pairing)).pop().and_then(|game| {
            let at = pairing.seats.iter().position(|seat| *seat == number)?;
            game.places?.get(at).copied()
        });
        html! {
            @if rest { span.muted title=(self.words.word("tournament-rest")) { "–" span.unseen { (self.words.word("tournament-rest")) } } }
            @else if let Some(table) = &pairing.table {
                a href={ "/t/" (table) } {
                    @match place { Some(place) => { (place) "." } None => { "…" span.unseen { (self.words.word("ui-state-playing")) } } }
                }
            } @else { "…" }
        }
    }

    fn round(&self, round: u32) -> Markup {
        let title = plainly(self.words, &Message::new("tournament-round").with("n", i64::from(round)));
        let pairings = self.whole.pairings.iter().filter(|pairing| pairing.round == round);
        html! {
            section {
                h2 { (title) }
                ul.plain-rows { @for pairing in pairings { (self.pairing(pairing)) } }
            }
        }
    }

    fn pairing(&self, pairing: &Pairing) -> Markup {
        let over = pairing.status == Some(Status::Over);
        html! {
            li {
                span { @for (at, number) in pairing.seats.iter().enumerate() { @if at > 0 { " – " } (self.name(*number)) } }
                @if pairing.seats.len() == 1 { span.muted { (self.words.word("tournament-rest")) } }
                @else if let Some(table) = &pairing.table {
                    a.button.small href={ "/t/" (table) } { (self.words.word(if over { "tournament-look" } else { "tournament-watch" })) }
                }
            }
        }
    }
}

/// Thousandths of a victory as people write them.
fn points(lang: Lang, points: i64) -> String {
    let rest = points % WIN;
    match rest {
        0 => (points / WIN).to_string(),
        _ => lang.decimal(points as f64 / WIN as f64, 2).trim_end_matches('0').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_shortly() {
        assert_eq!([0, 1000, 500, 2333].map(|won| points(Lang::En, won)), ["0", "1", "0.5", "2.33"]);
        assert_eq!(points(Lang::Cs, 500), "0,5");
    }
}
