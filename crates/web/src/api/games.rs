//! Games, their rules, and who is best at them.

use crate::app::App;
use crate::host::PROVISIONAL;
use crate::pages::{Asked, Quarter};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::OptionValues;
use utoipa::{IntoParams, ToSchema};

/// Something a table may choose.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Choice {
    /// Its name in requests.
    id: String,
    /// What it is called.
    name: String,
    /// What may be chosen; nothing where it is a number.
    values: Vec<String>,
    /// The least and the greatest number, where it is one.
    range: Option<(i64, i64)>,
    /// How many values are chosen at once, joined by `+`.
    several: Option<usize>,
    /// What is taken where nothing is said.
    standard: String,
}

/// A game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct GameShape {
    /// Its name in requests.
    id: String,
    /// What it is called.
    name: String,
    /// What it is about.
    pitch: String,
    /// The fewest who can play.
    least: usize,
    /// The most who can.
    most: usize,
    /// How many play where nothing is said.
    usual: usize,
    /// The version of its rules.
    rules_version: u32,
    /// What a table may choose.
    options: Vec<Choice>,
}

fn shape(app: &App, visit: &Visit, entry: &'static shelf::Entry) -> GameShape {
    let (about, words) = (entry.game.about(), app.say(entry.id(), visit.reader.lang));
    let choice = |spec: &table::OptionSpec| {
        let owned = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
        let (values, range, several) = match spec.values {
            OptionValues::Choice(values) => (owned(values), None, None),
            OptionValues::Number(least, most) => (Vec::new(), Some((least, most)), None),
            OptionValues::Several(count, values) => (owned(values), None, Some(count)),
        };
        let name = words.word(&format!("option-{}", spec.id));
        Choice { id: spec.id.to_owned(), name, values, range, several, standard: spec.default.to_owned() }
    };
    GameShape {
        id: entry.id().to_owned(),
        name: words.word("game-name"),
        pitch: words.word("game-pitch"),
        least: *about.players.start(),
        most: *about.players.end(),
        usual: about.usual,
        rules_version: about.rules_version,
        options: about.options.iter().map(choice).collect(),
    }
}

/// Every game that can be played here, and who else can be seated.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Games {
    games: Vec<GameShape>,
    /// The bots that can be seated, weakest first, and programs of the operator.
    robots: Vec<String>,
}

/// Every game that can be played here.
#[utoipa::path(get, path = "/games", tag = "games", security((), ("token" = ["read"])), responses((status = 200, description = "The games.", body = Games)))]
pub(super) async fn games(State(app): State<Arc<App>>, visit: Visit) -> Json<Games> {
    let games = app.host.games().iter().map(|entry| shape(&app, &visit, entry)).collect();
    Json(Games { games, robots: app.host.robots().iter().map(ToString::to_string).collect() })
}

/// One game.
#[utoipa::path(
    get, path = "/games/{game}", tag = "games", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game, such as `two-heirs`.")),
    responses((status = 200, description = "The game.", body = GameShape))
)]
pub(super) async fn game(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Json<GameShape>, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    Ok(Json(shape(&app, &visit, entry)))
}

/// A rule.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Rule {
    /// Its number.
    clause: String,
    /// What it says.
    text: String,
}

/// A chapter of the rules.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChapterShape {
    number: String,
    title: String,
    rules: Vec<Rule>,
}

/// The rules of a game, clause by clause.
#[utoipa::path(
    get, path = "/games/{game}/rules", tag = "games", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game.")),
    responses((status = 200, description = "The chapters of the rules.", body = [ChapterShape]))
)]
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Json<Vec<ChapterShape>>, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let chapters = table::rules::chapters(entry.game.words(words.lang()), words);
    let told = chapters.into_iter().map(|chapter| ChapterShape {
        number: chapter.number,
        title: chapter.title,
        rules: chapter.clauses.into_iter().map(|clause| Rule { clause: clause.number, text: clause.text }).collect(),
    });
    Ok(Json(told.collect()))
}

/// Which leaders.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct When {
    /// A season, as year and quarter (`2026-4`); all of time where it is left out.
    #[serde(default)]
    #[param(pattern = "^[0-9]{4}-[1-4]$")]
    season: Option<String>,
}

/// One of the strongest.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Leader {
    /// The number of the person.
    person: i64,
    name: String,
    rating: i64,
    /// How many games count.
    games: i64,
    /// Whether there are too few of them to be sure.
    provisional: bool,
}

/// The strongest at a game.
#[utoipa::path(
    get, path = "/games/{game}/leaders", tag = "games", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game."), When),
    responses((status = 200, description = "The strongest first.", body = [Leader]))
)]
pub(super) async fn leaders(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Asked(when): Asked<When>,
) -> Result<Json<Vec<Leader>>, Problem> {
    const MOST: u32 = 50;
    let game = app.host.game(&game).ok_or(Problem::NotFound)?.id().to_owned();
    let ratings = app.host.store.ratings();
    let leader = |person: store::Person, rating: i64, games: i64| Leader {
        person: person.id.0,
        name: person.name,
        rating,
        games,
        provisional: games < PROVISIONAL,
    };
    let leaders = match &when.season {
        None => {
            let all = ratings.leaders(game, 1, MOST).await?;
            all.into_iter().map(|(person, rating)| leader(person, rating.shown, rating.games)).collect()
        }
        Some(season) => {
            let quarter: Quarter = season.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
            let all = ratings.season(game, quarter.begins(), quarter.ends(), MOST).await?;
            all.into_iter().map(|one| leader(one.person, one.shown, one.games)).collect()
        }
    };
    Ok(Json(leaders))
}
