//! Opening a table: with one click against bots, or with every choice explained.

use super::encode;
use super::form::{Asked, Posted};
use super::frame::{Page, on_off, plainly};
use super::pace::{self, PaceForm, read_door};
use super::promise::{promise, stir};
use super::rating;
use crate::app::App;
use crate::guests::Guest;
use crate::host::{Live, Opening, Pace, Robot, Sitting, Speed, TableOptions, USUAL_BOT};
use crate::names::tidy_name;
use crate::problem::Problem;
use crate::reader;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use boards::emblems::{self, chip};
use bots::{FAIR, Kind};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::Person;
use table::{About, Dictionary, Message, OptionSpec, OptionValues, Seat, Setup};

/// What the page is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    players: Option<usize>,
    #[serde(default)]
    edition: Option<String>,
}

/// `GET /new/{game}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let about = entry.game.about();
    let words = app.say(entry.id(), visit.reader.lang);
    let players = wanted.players.filter(|players| about.players.contains(players)).unwrap_or(about.usual);
    let name = visit.person.as_ref().map_or_else(|| app.guest_name(visit.reader.lang), |person| person.name.clone());
    let title = words.word("game-name");
    let learnt = app.learnt(&visit).await?;
    let (commitment, promised) = promise(&app.host.promises);
    let editions = editions(&app, &visit, entry, wanted.edition.as_deref()).await?;
    let body = html! {
        section.opening {
            h1 { (words.word("ui-open")) ": " (title) }
            p.lead { (words.word("game-pitch")) }
            p.actions.opening-learn { (super::learn::links(words, entry, &learnt)) }
            nav.tabs aria-label=(words.word("ui-player-count")) {
                @for count in about.players.clone() {
                    @let edition = wanted.edition.as_deref().map(|key| format!("&edition={}", encode(key))).unwrap_or_default();
                    a href={ "/new/" (entry.id()) "?players=" (count) (edition) } aria-current=[(count == players).then_some("true")] {
                        (words.say(&Message::new("ui-players-count").with("n", count), &|seat| seat.to_string()))
                    }
                }
            }
            form.opening-form method="post" action="/tables" data-stir=(commitment) {
                (promised)
                input type="hidden" name="game" value=(entry.id());
                input type="hidden" name="players" value=(players);
                div.opening-main {
                    (seats(&app, entry, words, players, &name))
                    @if players > 1 { (pace::choose(words, Pace::default())) (pace::door(words)) (rating::stake(words)) }
                    (options(words, about))
                    (pace_and_advice(words, players))
                }
                aside.opening-aside.sheet aria-label=(words.word("ui-open-go")) {
                    div.game-art aria-hidden="true" { ((entry.picture)()) }
                    p { label.switch { input type="checkbox" name="listed" value="on" checked; " " (words.word("ui-listed")) } }
                    button.primary { (words.word("ui-open-go")) }
                    (fairness(words, &commitment))
                    (editions)
                }
            }
        }
    };
    Ok(Page { title, kind: "opening", body, visit: &visit }.dress(&app).into_response())
}

/// The editions that can be chosen: that of the game, those of the server and of whoever opens the table, and the one that was asked for.
async fn editions(
    app: &App,
    visit: &Visit,
    entry: &'static shelf::Entry,
    asked: Option<&str>,
) -> Result<Markup, Problem> {
    let words = app.say(entry.id(), visit.reader.lang);
    let me = visit.person.as_ref().map(|person| person.id);
    let store = app.host.store.as_ref();
    let mut found = app.workshop.editions_for(store, me).await?;
    found.retain(|edition| edition.entry.id() == entry.id());
    if let Some(asked) = asked.filter(|asked| *asked != entry.id())
        && !found.iter().any(|edition| edition.key == asked)
    {
        let edition = app.workshop.edition(store, asked).await?;
        if edition.entry.id() != entry.id() {
            return Err(Problem::NotFound);
        }
        found.push(edition);
    }
    let shipped = entry.game.about().editions.first().map(|edition| edition.id).unwrap_or_default();
    Ok(html! {
        div.field {
            label for="edition" { (words.word("ui-edition")) }
            select #edition name="edition" aria-describedby="edition-help" {
                option value="" { (shipped) }
                @for edition in &found {
                    option value=(edition.key) selected[asked == Some(edition.key.as_str())] { (edition.report.title) }
                }
            }
            p.hint #edition-help { a href="/workshop" { (words.word("ui-edition-more")) } }
        }
    })
}

/// What is agreed: the position that was chosen, or options and an edition.
async fn agreed(app: &App, entry: &'static shelf::Entry, fields: &Fields, players: usize) -> Result<Setup, Problem> {
    if let Some(key) = fields.get("position") {
        let position = app.workshop.position(app.host.store.as_ref(), key).await?;
        let fits = position.setup.game == entry.id() && position.setup.players == players;
        return if fits { Ok(position.setup.clone()) } else { Err(Problem::unreadable("ui-problem-form")) };
    }
    let edition = match fields.get("edition").filter(|key| !key.is_empty()) {
        Some(key) => {
            let edition = app.workshop.edition(app.host.store.as_ref(), key).await?;
            if edition.entry.id() != entry.id() {
                return Err(Problem::unreadable("ui-problem-form"));
            }
            Some(edition.choice.clone())
        }
        None => None,
    };
    Setup::new(entry.game.about(), players, &fields.options(), edition)
        .map_err(|complaint| Problem::Unreadable(complaint.why))
}

/// The word for how fast those play who are no people: bots, or the opponent whom the rules play for somebody who sits alone.
pub(super) const fn speed_word(players: usize) -> &'static str {
    if players == 1 { "ui-speed-alone" } else { "ui-speed" }
}

/// How fast bots play, and whether they may be asked for advice.
fn pace_and_advice(words: &Dictionary, players: usize) -> Markup {
    html! {
        fieldset {
            legend { (words.word(speed_word(players))) }
            div.choice-cards {
                @for speed in Speed::ALL {
                    label {
                        input type="radio" name="speed" value=(speed.name()) checked[speed == Speed::default()];
                        (words.word(&format!("ui-speed-{}", speed.name())))
                    }
                }
            }
        }
        fieldset {
            legend { (words.word("ui-advice-option")) }
            div.choice-cards {
                @for on in [true, false] {
                    label {
                        input type="radio" name="advice" value=(on_off(on)) checked[on];
                        (words.word(&format!("ui-advice-option-{}", on_off(on))))
                    }
                }
            }
        }
    }
}

/// What is said about chance before a table is opened.
fn fairness(words: &Dictionary, commitment: &str) -> Markup {
    html! {
        details.small {
            summary { (words.word("ui-fairness")) }
            p { (words.word("ui-fair-stir")) }
            p { (words.word("ui-fair-commitment")) " " code { (commitment) } }
        }
    }
}

/// A bot that can be chosen; the usual one is chosen already where that is wanted.
fn robot_option(words: &Dictionary, robot: &Robot, chosen: bool) -> Markup {
    html! { option value={ "bot-" (robot) } selected[chosen && *robot == USUAL_BOT] { (robot_words(words, robot)) } }
}

fn seats(app: &App, entry: &shelf::Entry, words: &Dictionary, players: usize, name: &str) -> Markup {
    let robots = app.host.robots();
    let (simple, others): (Vec<&Robot>, Vec<&Robot>) = robots.iter().partition(|robot| robot.is_simple());
    html! {
        fieldset {
            legend { (words.word("ui-who-plays")) }
            @if players > 1 { p.hint { (words.word("ui-who-plays-help")) } }
            ol.seats {
                @for seat in Seat::all(players) {
                    @let first = seat.index() == 0;
                    li.seat-row.(emblems::class(seat)) {
                        (chip(seat))
                        label.unseen for={ "seat-" (seat) } { (words.word("ui-seat")) " " (seat.letter().to_ascii_uppercase()) }
                        select id={ "seat-" (seat) } name={ "seat-" (seat) } {
                            option value="here" selected[first] { (words.word("ui-seat-here")) }
                            option value="open" { (words.word("ui-seat-open")) }
                            @for robot in &simple { (robot_option(words, robot, !first)) }
                            optgroup label=(words.word("ui-bots-more")) { @for robot in &others { (robot_option(words, robot, !first)) } }
                        }
                        label.unseen for={ "name-" (seat) } { (words.word("ui-name")) }
                        input id={ "name-" (seat) } name={ "name-" (seat) } type="text" maxlength="24" value=[first.then_some(name)]
                            placeholder=(words.word("ui-name-here")) autocomplete="off";
                    }
                }
            }
            @if players > 1 {
                div.field.open-hands {
                    label.switch { input type="checkbox" name="open-hands" value="on" aria-describedby="open-hands-help"; " " (words.word("ui-open-hands")) }
                    p.hint #open-hands-help { (words.word("ui-open-hands-help")) }
                }
            }
            details.small {
                summary { (words.word("ui-bots-help")) }
                dl.agreed {
                    @for robot in app.host.robots() {
                        dt { (robot_words(words, &robot)) }
                        dd { (robot_help(words, &robot)) @if let Some(rated) = rated(entry, players, words, &robot) { " " (rated) } }
                    }
                }
            }
        }
    }
}

/// What a bot is called where one is chosen.
pub(super) fn robot_words(words: &Dictionary, robot: &Robot) -> String {
    match robot {
        Robot::Bot(kind) => words.word(&format!("ui-bot-{kind}")),
        Robot::Program(name) => {
            words.say(&Message::new("ui-bot-program").with("name", name.as_str()), &|seat| seat.to_string())
        }
    }
}

fn robot_help(words: &Dictionary, robot: &Robot) -> String {
    match robot {
        Robot::Bot(kind) => words.word(&format!("ui-bot-{kind}-help")),
        Robot::Program(_) => words.word("ui-bot-program-help"),
    }
}

/// The rating of a level in this game. It was measured among as many players as usual, and holds for no other number.
fn rated(entry: &shelf::Entry, players: usize, words: &Dictionary, robot: &Robot) -> Option<String> {
    let Robot::Bot(Kind::Level(level)) = robot else { return None };
    if players != entry.game.about().usual {
        return None;
    }
    let said = Message::new("ui-bot-rated").with("rating", entry.bots.rated(*level)?).with("fair", FAIR);
    Some(words.say(&said, &|seat| seat.to_string()))
}

fn options(words: &Dictionary, about: &About) -> Markup {
    let (usual, advanced): (Vec<_>, Vec<_>) = about.options.iter().partition(|spec| !spec.advanced);
    html! {
        @if !usual.is_empty() {
            fieldset {
                legend { (words.word("ui-options")) }
                div.fields { @for spec in usual { (option_field(words, spec)) } }
            }
        }
        @if !advanced.is_empty() {
            details.panel.house {
                summary {
                    h2 { (words.word("ui-house-rules")) }
                    span.badge.is-standard { (words.word("ui-standard")) }
                    span.badge.is-turn.is-changed { (words.word("ui-changed")) }
                }
                div.panel-body.fields { @for spec in advanced { (option_field(words, spec)) } }
            }
        }
    }
}

fn option_field(words: &Dictionary, spec: &OptionSpec) -> Markup {
    let id = format!("option-{}", spec.id);
    let help = format!("option-{}-help", spec.id);
    html! {
        div.field {
            @match &spec.values {
                OptionValues::Choice(values) => {
                    label for=(id) { (words.word(&id)) }
                    select id=(id) name=(id) aria-describedby=(help) {
                        @for value in *values {
                            @let standard = *value == spec.default;
                            option value=(value) selected[standard] data-standard[standard] {
                                (value_words(words, spec, value))
                                @if standard { " (" (words.word("ui-standard")) ")" }
                            }
                        }
                    }
                }
                OptionValues::Number(least, most) => {
                    label for=(id) { (words.word(&id)) }
                    input id=(id) name=(id) type="number" min=(least) max=(most) value=(spec.default) aria-describedby=(help);
                }
                OptionValues::Several(count, values) => fieldset aria-describedby=(help) data-several=(count) {
                    legend { (words.word(&id)) ": " (plainly(words, &Message::new("ui-choose-several").with("n", *count))) }
                    div.choice-cards {
                        @for value in *values {
                            label {
                                input type="checkbox" name=(id) value=(value) checked[spec.default.split('+').any(|part| part == *value)];
                                (value_words(words, spec, value))
                            }
                        }
                    }
                },
            }
            @if words.has(&help) { p.hint id=(help) { (words.word(&help)) } }
        }
    }
}

/// What the value of an option is called.
pub(super) fn value_words(words: &Dictionary, spec: &OptionSpec, value: &str) -> String {
    let said = |value: &str| {
        let key = format!("option-{}-{value}", spec.id);
        if words.has(&key) { words.word(&key) } else { value.to_owned() }
    };
    match spec.values {
        OptionValues::Number(..) => value.to_owned(),
        OptionValues::Choice(_) => said(value),
        OptionValues::Several(..) => value.split('+').map(said).collect::<Vec<_>>().join(", "),
    }
}

/// A form whose fields depend on the game.
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The options that were filled in; those with several values are joined.
    fn options(&self) -> BTreeMap<String, String> {
        let mut options: BTreeMap<String, String> = BTreeMap::new();
        for (key, value) in &self.0 {
            let Some(id) = key.strip_prefix("option-") else { continue };
            let joined = options.get(id).map_or_else(|| value.clone(), |before| format!("{before}+{value}"));
            options.insert(id.to_owned(), joined);
        }
        options
    }

    /// Who is to sit where; whoever opens the table sits on the first seat unless something else is said.
    fn sittings(&self, players: usize, person: &Person) -> Result<Vec<Sitting>, Problem> {
        let unreadable = || Problem::unreadable("ui-problem-form");
        let mut here = 0;
        let sitting = |seat: Seat| {
            let chosen = self.get(&format!("seat-{seat}"));
            let name = self.get(&format!("name-{seat}")).and_then(tidy_name);
            match chosen {
                None if seat.index() > 0 => Ok(Sitting::Bot(USUAL_BOT)),
                None | Some("here") => {
                    here += 1;
                    let own = if here == 1 { person.name.clone() } else { format!("{} {here}", person.name) };
                    Ok(Sitting::Me(name.unwrap_or(own)))
                }
                Some("open") => Ok(Sitting::Open),
                Some(other) => {
                    let robot = other.strip_prefix("bot-").and_then(|robot| robot.parse().ok());
                    Ok(Sitting::Bot(robot.ok_or_else(unreadable)?))
                }
            }
        };
        Seat::all(players).map(sitting).collect()
    }
}

/// Complains in the words of the form where more or fewer things are chosen than there must be.
fn several(words: &Dictionary, about: &About, options: &BTreeMap<String, String>) -> Result<(), Problem> {
    for spec in about.options {
        let OptionValues::Several(count, _) = spec.values else { continue };
        let Some(chosen) = options.get(spec.id).map(|value| value.split('+').count()) else { continue };
        if chosen != count {
            let option = words.word(&format!("option-{}", spec.id));
            let why = Message::new("ui-problem-several")
                .with("option", option.as_str())
                .with("n", count)
                .with("chosen", chosen);
            return Err(Problem::Unreadable(why));
        }
    }
    Ok(())
}

/// `POST /tables`: opens a table and goes there.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(fields): Posted<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let fields = Fields(fields);
    let (live, cookie) = open_table(&app, &visit, &fields).await?;
    let mut response = if visit.wants == Wants::Json {
        Json(serde_json::json!({ "table": live.id.as_str() })).into_response()
    } else {
        Redirect::to(&format!("/t/{}", live.id)).into_response()
    };
    // Whoever comes from the lessons wants the hints of a first game, even if they were switched off before.
    let hints = fields.get("hints").filter(|hints| *hints == "on");
    let hints = hints.and_then(|on| reader::set_cookie(reader::HINTS, on, "/"));
    for cookie in cookie.into_iter().chain(hints) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Opens the table that a form describes, for whoever sent it; the cookie is for those who were nobody before.
pub(crate) async fn open_table(
    app: &Arc<App>,
    visit: &Visit,
    fields: &Fields,
) -> Result<(Arc<Live>, Option<HeaderValue>), Problem> {
    let entry = fields.get("game").and_then(|game| app.host.game(game)).ok_or(Problem::NotFound)?;
    let about = entry.game.about();
    let players = match fields.get("players") {
        Some(players) => players.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?,
        None => about.usual,
    };
    let options = fields.options();
    several(app.say(entry.id(), visit.reader.lang), about, &options)?;
    let setup = agreed(app, entry, fields, players).await?;
    let own_name = fields.get("name").or_else(|| fields.get("name-a").filter(|_| fields.get("seat-a") == Some("here")));
    let Guest { person, cookie } = app.guest(visit, own_name).await?;
    app.allow_table(person.id, visit.net)?;
    let speed = fields.get("speed").and_then(Speed::named).unwrap_or_default();
    let pace = PaceForm::of(&|name| fields.get(name).map(str::to_owned)).read()?;
    let door = read_door(app, fields.get("door"), fields.get("door-password")).await?;
    let sittings = fields.sittings(players, &person)?;
    let rated = fields.get("rated") == Some("on");
    if rated {
        let own = sittings.iter().filter(|sitting| matches!(sitting, Sitting::Me(_))).count();
        let bots = sittings.iter().filter(|sitting| matches!(sitting, Sitting::Bot(_))).count();
        rating::check(about, &setup, own, bots, app.people().account(person.id).await?.as_ref())?;
    }
    for sitting in &sittings {
        if let Sitting::Me(name) = sitting {
            app.free_name(name, Some(person.id)).await?;
        }
    }
    let opening = Opening {
        setup,
        seats: sittings,
        options: TableOptions {
            speed,
            advice: fields.get("advice") != Some("off"),
            open_hands: fields.get("open-hands") == Some("on"),
            pace,
            rated,
            door,
            ..TableOptions::default()
        },
        listed: fields.get("listed") == Some("on"),
        rematch_of: None,
        stir: stir(fields.get("promise"), fields.get("salt")),
    };
    Ok((app.host.open(opening, &person).await?, cookie))
}
