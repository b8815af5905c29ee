//! How games played alone ended, level by level: one's own, and those of everybody whose tables are listed.

use super::frame::{Page, plainly};
use super::opening::value_words;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use std::sync::Arc;
use store::{Table, TableId, Which};
use table::{Dictionary, Message, OptionSpec, OptionValues, Outcome, Seat, Setup, Viewer};

/// How many of the latest games are counted.
const COUNTED: u32 = store::Page::MOST;

/// How many games are listed one by one.
const LISTED: usize = 12;

/// A game one player played alone to its end.
struct Solo {
    table: TableId,
    name: String,
    level: String,
    score: i32,
    won: bool,
}

/// The option that says how hard a game is for one player alone, and its levels; `None` for games without.
pub(super) fn levels(entry: &shelf::Entry) -> Option<(&'static OptionSpec, &'static [&'static str])> {
    let id = entry.solo?;
    let spec = entry.game.about().options.iter().find(|spec| spec.id == id)?;
    match spec.values {
        OptionValues::Choice(levels) => Some((spec, levels)),
        OptionValues::Number(..) | OptionValues::Several(..) => None,
    }
}

/// `GET /stats/{game}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let (spec, levels) = levels(entry).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let mine = match &visit.person {
        Some(person) => solo_games(&app, entry, spec, Which::OverOf(person.id)).await?,
        None => Vec::new(),
    };
    let all = solo_games(&app, entry, spec, Which::Over).await?;
    let others = others(&app, words, &mine).await?;
    let title = format!("{}: {}", words.word("game-name"), words.word("ui-stats"));
    let body = html! {
        section.stats {
            h1 { (title) }
            p.lead { (words.word("ui-stats-lead")) }
            h2 { (words.word("ui-stats-mine")) }
            @if mine.is_empty() { p.muted { (words.word("ui-stats-none")) } } @else { (sheet(words, "ui-stats-mine", (spec, levels), &mine)) }
            h2 { (words.word("ui-stats-all")) }
            @if all.is_empty() { p.muted { (words.word("ui-stats-none")) } } @else { (sheet(words, "ui-stats-all", (spec, levels), &all)) }
            @if !mine.is_empty() { (latest(words, spec, &mine, &others)) }
            div.actions {
                @for level in levels {
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(entry.id());
                        input type="hidden" name="players" value="1";
                        input type="hidden" name={ "option-" (spec.id) } value=(level);
                        button { (symbol("play")) (value_words(words, spec, level)) }
                    }
                }
            }
        }
    };
    Ok(Page { title, kind: "stats", body, visit: &visit }.dress(&app).into_response())
}

/// The finished games of one player alone among these tables, the latest first.
async fn solo_games(app: &App, entry: &shelf::Entry, spec: &OptionSpec, which: Which) -> Result<Vec<Solo>, Problem> {
    let listing = app.host.store.list(which, store::Page::first(COUNTED)).await?;
    let mut games = Vec::new();
    for table in listing.tables.iter().filter(|table| table.game == entry.id() && table.seats.len() == 1) {
        let level = level_of(app, table, spec).await?;
        games.extend(level.and_then(|level| solo(table, level)));
    }
    Ok(games)
}

/// What the games to be listed say of those who had no seat: the lines of their accounts in which no seat has points.
async fn others(app: &App, words: &Dictionary, games: &[Solo]) -> Result<Vec<Vec<String>>, Problem> {
    let mut found = Vec::new();
    for game in games.iter().take(LISTED) {
        let live = app.host.table(&game.table.to_string()).await?;
        let sheet = live.now().game.sheet(Viewer::Spectator);
        let rows = sheet.rows.iter().filter(|row| row.points.iter().all(Option::is_none));
        found.push(rows.map(|row| plainly(words, &row.label)).collect());
    }
    Ok(found)
}

/// The level a table was played on; what was agreed never changes, so it is asked once.
async fn level_of(app: &App, table: &Table, spec: &OptionSpec) -> Result<Option<String>, Problem> {
    if let Some(level) = app.known_level(&table.id) {
        return Ok(Some(level));
    }
    let setup = app.host.store.setup(&table.id).await?;
    let level = serde_json::from_str::<Setup>(&setup).ok().map(|setup| setup.option(spec.id).to_owned());
    if let Some(level) = &level {
        app.remember_level(&table.id, level);
    }
    Ok(level)
}

fn solo(table: &Table, level: String) -> Option<Solo> {
    let outcome: Outcome = serde_json::from_str(table.result.as_deref()?).ok()?;
    let held = table.seats.first()?;
    Some(Solo {
        table: table.id.clone(),
        name: held.name.clone(),
        level,
        score: *outcome.scores.first()?,
        won: outcome.winners.has(Seat::new(0)),
    })
}

/// Games, wins and points on each level.
fn sheet(words: &Dictionary, title: &str, (spec, levels): (&OptionSpec, &[&str]), games: &[Solo]) -> Markup {
    html! {
        div.scroll-x tabindex="0" role="region" aria-label=(words.word(title)) {
            table.score-sheet.stats-sheet {
                caption.unseen { (words.word(title)) }
                thead { tr {
                    th scope="col" { (words.word(&format!("option-{}", spec.id))) }
                    @for column in ["games", "won", "share", "best", "mean"] { th scope="col" { (words.word(&format!("ui-stats-{column}"))) } }
                } }
                tbody { @for level in levels { (row(words, spec, level, games)) } }
            }
        }
    }
}

fn row(words: &Dictionary, spec: &OptionSpec, level: &str, games: &[Solo]) -> Markup {
    let played: Vec<&Solo> = games.iter().filter(|game| game.level == level).collect();
    let won = played.iter().filter(|game| game.won).count();
    let points: i32 = played.iter().map(|game| game.score).sum();
    let number = played.len().max(1);
    html! {
        tr {
            th scope="row" { (value_words(words, spec, level)) }
            td { (played.len()) }
            @if let Some(best) = played.iter().map(|game| game.score).max() {
                td { (won) }
                td {
                    span.stats-share { meter min="0" max="100" value=(100 * won / number) aria-label=(words.word("ui-stats-share")) {} (100 * won / number) " %" }
                }
                td { (best) }
                td { ((f64::from(points) / number as f64).round()) }
            } @else {
                @for _ in 0..4 { td.muted { "–" } }
            }
        }
    }
}

/// The latest games, one by one.
fn latest(words: &Dictionary, spec: &OptionSpec, games: &[Solo], others: &[Vec<String>]) -> Markup {
    html! {
        h2 { (words.word("ui-stats-latest")) }
        ul.tables {
            @for (game, others) in games.iter().zip(others) {
                li.table-row {
                    a.title href={ "/t/" (game.table) } { (value_words(words, spec, &game.level)) }
                    span.small { (game.name) }
                    span { (plainly(words, &Message::new("ui-stats-points").with("n", game.score))) }
                    @for other in others { span.small.muted { (other) } }
                    span.badge.is-live[game.won] { (words.word(if game.won { "ui-stats-is-won" } else { "ui-stats-is-lost" })) }
                }
            }
        }
    }
}
