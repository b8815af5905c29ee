//! Ratings on the pages: the strongest at a game, and how somebody has done.

use super::form::Asked;
use super::frame::{Page, plainly};
use super::moments::ago;
use crate::app::App;
use crate::host::{PROVISIONAL, TableOptions};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use store::{Account, PersonId, Rating, RatingStep, Time};
use table::{About, Dictionary, Message, Setup};

/// How many of the strongest are shown.
const SHOWN: u32 = 50;

/// How many of the last changes are.
const STEPS: u32 = 10;

/// `GET /leaders`: those of the first game.
pub(crate) async fn first(State(app): State<Arc<App>>) -> Result<Redirect, Problem> {
    let entry = app.host.games().first().ok_or(Problem::NotFound)?;
    Ok(Redirect::to(&format!("/leaders/{}", entry.id())))
}

/// A season of the ratings: a quarter of a year, as the calendar has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quarter {
    year: i64,
    /// From 1 to 4.
    quarter: i64,
}

/// The text names no season.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotASeason;

impl FromStr for Quarter {
    type Err = NotASeason;

    fn from_str(text: &str) -> Result<Quarter, NotASeason> {
        let (year, quarter) = text.split_once('-').ok_or(NotASeason)?;
        let plain =
            |digits: &str, most: usize| digits.len() == most && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !plain(year, 4) || !plain(quarter, 1) {
            return Err(NotASeason);
        }
        let read = |digits: &str| digits.parse().map_err(|_| NotASeason);
        let found = Quarter { year: read(year)?, quarter: read(quarter)? };
        if (1..=4).contains(&found.quarter) { Ok(found) } else { Err(NotASeason) }
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{}", self.year, self.quarter)
    }
}

/// How many days after 1 January 1970 a day of the calendar is.
fn day(year: i64, month: i64) -> i64 {
    // The first of a month, counted in years that begin in March, so that the leap day is the last of a year.
    let (year, month) = if month <= 2 { (year - 1, month + 9) } else { (year, month - 3) };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5 - 719_468
}

impl Quarter {
    /// The season at this moment.
    pub(crate) fn at(moment: Time) -> Quarter {
        let days = moment.0.div_euclid(86_400_000);
        let near = 1970 + days.div_euclid(366);
        let year = (near..).take_while(|year| day(*year, 1) <= days).last().unwrap_or(near);
        let quarter = (1..=4).rev().find(|quarter| day(year, 3 * quarter - 2) <= days).unwrap_or(1);
        Quarter { year, quarter }
    }

    /// Its first moment.
    pub(crate) fn begins(self) -> Time {
        Time(day(self.year, 3 * self.quarter - 2) * 86_400_000)
    }

    /// The first moment after it.
    pub(crate) fn ends(self) -> Time {
        self.next().begins()
    }

    fn next(self) -> Quarter {
        if self.quarter == 4 {
            Quarter { year: self.year + 1, quarter: 1 }
        } else {
            Quarter { quarter: self.quarter + 1, ..self }
        }
    }

    fn before(self) -> Quarter {
        if self.quarter == 1 {
            Quarter { year: self.year - 1, quarter: 4 }
        } else {
            Quarter { quarter: self.quarter - 1, ..self }
        }
    }

    fn words(self, words: &Dictionary) -> String {
        let message = Message::new(format!("rating-season-{}", self.quarter)).with("year", self.year.to_string());
        plainly(words, &message)
    }
}

/// Which season.
#[derive(Debug, Deserialize)]
pub(crate) struct When {
    #[serde(default)]
    season: Option<String>,
}

/// `GET /leaders/{game}`, of all time or of a season.
pub(crate) async fn leaders(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
    Asked(when): Asked<When>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let now = Quarter::at(app.host.clock.now());
    if let Some(season) = &when.season {
        let season = season.parse().map_err(|_| Problem::NotFound)?;
        return of_season(&app, &visit, entry, season, now).await;
    }
    let leaders = app.host.store.ratings().leaders(entry.id().to_owned(), 1, SHOWN).await?;
    let body = html! {
        section.people {
            h1 { (words.word("rating-leaders")) }
            nav.tabs aria-label=(words.word("ui-games")) {
                @for other in app.host.games() {
                    @let here = other.id() == entry.id();
                    a href={ "/leaders/" (other.id()) } aria-current=[here.then_some("true")] { (app.say(other.id(), visit.reader.lang).word("game-name")) }
                }
            }
            (season_links(words, entry.id(), None, now))
            @if leaders.is_empty() { p.muted { (words.word("rating-none")) } }
            @else {
                table.rules-table {
                    thead { tr { th scope="col" { (words.word("rating-place")) } th scope="col" { (words.word("people-name")) } th scope="col" { (words.word("rating")) } th scope="col" { (words.word("rating-games")) } } }
                    tbody {
                        @for (place, (person, rating)) in (1..).zip(&leaders) {
                            tr { td { (place) } td { a href={ "/p/" (person.id) } { (person.name) } } td { (number(words, rating)) } td { (rating.games) } }
                        }
                    }
                }
            }
            p.hint { (words.word("rating-help")) }
        }
    };
    Ok(Page { title: words.word("rating-leaders"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// The ways to all of time, to this season and to those beside the one that is shown.
fn season_links(words: &Dictionary, game: &str, shown: Option<Quarter>, now: Quarter) -> Markup {
    let mut seasons = vec![now, now.before()];
    if let Some(shown) = shown {
        seasons.extend([shown, shown.before()]);
    }
    seasons.sort_by_key(|season| std::cmp::Reverse((season.year, season.quarter)));
    seasons.dedup();
    html! {
        nav.tabs aria-label=(words.word("rating-seasons")) {
            a href={ "/leaders/" (game) } aria-current=[shown.is_none().then_some("true")] { (words.word("rating-all-time")) }
            @for season in seasons {
                a href={ "/leaders/" (game) "?season=" (season) } aria-current=[(shown == Some(season)).then_some("true")] { (season.words(words)) }
            }
        }
    }
}

/// Those whose games counted in a season, as they stood at its end.
async fn of_season(
    app: &App,
    visit: &Visit,
    entry: &'static shelf::Entry,
    season: Quarter,
    now: Quarter,
) -> Result<Response, Problem> {
    let words = app.say(entry.id(), visit.reader.lang);
    let game = entry.id().to_owned();
    let all = app.host.store.ratings().season(game, season.begins(), season.ends(), SHOWN).await?;
    let body = html! {
        section.people {
            h1 { (words.word("rating-leaders")) ": " (words.word("game-name")) }
            (season_links(words, entry.id(), Some(season), now))
            @if all.is_empty() { p.muted { (words.word("rating-season-none")) } }
            @else {
                table.rules-table {
                    thead { tr {
                        th scope="col" { (words.word("rating-place")) } th scope="col" { (words.word("people-name")) } th scope="col" { (words.word("rating")) }
                        th scope="col" { (words.word("rating-games")) } th scope="col" { (words.word("rating-gained")) }
                    } }
                    tbody {
                        @for (place, one) in (1..).zip(&all) {
                            tr { td { (place) } td { a href={ "/p/" (one.person.id) } { (one.person.name) } } td { b { (one.shown) } } td { (one.games) } td { (gained(one.gained)) } }
                        }
                    }
                }
            }
            p.hint { (words.word("rating-season-help")) }
        }
    };
    Ok(Page { title: words.word("rating-leaders"), kind: "people", body, visit }.dress(app).into_response())
}

/// A rating as a number; one that is still provisional says so.
pub(super) fn number(words: &Dictionary, rating: &Rating) -> Markup {
    html! {
        b { (rating.shown) }
        @if rating.games < PROVISIONAL { " " span.badge title=(words.word("rating-provisional-help")) { (words.word("rating-provisional")) } }
    }
}

/// The ratings of somebody, with their last changes.
pub(super) async fn of(app: &App, visit: &Visit, person: PersonId) -> Result<Markup, Problem> {
    let ratings = app.host.store.ratings().ratings(person).await?;
    let steps = app.host.store.ratings().rating_steps(person, STEPS).await?;
    let plain = app.words.plain(visit.reader.lang);
    Ok(html! {
        @if !ratings.is_empty() {
            section aria-labelledby="rating-title" {
                h2 #rating-title { (plain.word("rating")) }
                ul.plain-rows {
                    @for (game, rating) in &ratings {
                        @let words = app.say(game, visit.reader.lang);
                        @let games = Message::new("rating-from-games").with("n", rating.games);
                        li { a href={ "/leaders/" (game) } { (words.word("game-name")) } span.small.muted { (plainly(words, &games)) } span { (number(words, rating)) } }
                    }
                }
                ul.plain-rows {
                    @for step in &steps {
                        @let words = app.say(&step.game, visit.reader.lang);
                        li { a href={ "/t/" (step.table) } { (words.word("game-name")) } span.small.muted { (ago(words, step.at)) } (gained(step.gained)) }
                    }
                }
            }
        }
    })
}

/// How a rating went, from left to right; nothing where there is no way yet.
pub(super) fn curve(steps: &[RatingStep], game: &str) -> Markup {
    const WIDE: f64 = 96.0;
    const HIGH: f64 = 28.0;
    let mut shown: Vec<i64> = steps.iter().filter(|step| step.game == game).map(|step| step.shown).collect();
    shown.reverse();
    let (Some(least), Some(most)) = (shown.iter().min(), shown.iter().max()) else { return html! {} };
    let (across, up) = (WIDE / (shown.len().max(2) - 1) as f64, HIGH / (most - least).max(1) as f64);
    let at = |(place, shown): (usize, &i64)| {
        format!("{:.1},{:.1}", place as f64 * across, HIGH - (shown - least) as f64 * up)
    };
    let way: Vec<String> = shown.iter().enumerate().map(at).collect();
    html! {
        @if way.len() > 1 {
            svg.rating-curve viewBox=(format!("-2 -2 {} {}", WIDE + 4.0, HIGH + 4.0)) aria-hidden="true" { polyline points=(way.join(" ")) {} }
        }
    }
}

pub(super) fn gained(gained: i64) -> Markup {
    html! { b.gained.is-good[gained > 0].is-bad[gained < 0] { @if gained < 0 { "−" } @else { "+" } (gained.abs()) } }
}

/// Whether something is to be at stake, as a choice in a form.
pub(super) fn stake(words: &Dictionary) -> Markup {
    html! {
        fieldset.stake {
            legend { (symbol("trophy")) " " (words.word("rating")) }
            label.switch { input type="checkbox" name="rated" value="on"; " " (words.word("rating-stake")) }
            p.hint { (words.word("rating-stake-help")) }
        }
    }
}

/// Whether a table may be played for ratings: the rules are the standard ones, and only people with accounts play, each for themselves.
pub(super) fn check(
    about: &About,
    setup: &Setup,
    own: usize,
    bots: usize,
    account: Option<&Account>,
) -> Result<(), Problem> {
    if account.is_none() {
        return Err(Problem::forbidden("rating-problem-account"));
    }
    let standard = about.options.iter().all(|spec| setup.option(spec.id) == spec.default);
    if !standard || own != 1 || bots > 0 || setup.players < 2 {
        return Err(Problem::unreadable("rating-problem-standard"));
    }
    Ok(())
}

/// Whether somebody may sit down at a table that is played for ratings.
pub(super) fn may_join(options: &TableOptions, account: Option<&Account>, sits_already: bool) -> Result<(), Problem> {
    match (options.rated, account, sits_already) {
        (false, ..) | (true, Some(_), false) => Ok(()),
        (true, Some(_), true) => Err(Problem::forbidden("rating-problem-twice")),
        (true, None, _) => Err(Problem::forbidden("rating-problem-account")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_follow_each_other_without_a_gap() {
        let mut season = Quarter { year: 1999, quarter: 1 };
        for _ in 0..40 {
            let next = season.next();
            assert_eq!(season.ends(), next.begins());
            assert_eq!((Quarter::at(season.begins()), Quarter::at(Time(season.ends().0 - 1))), (season, season));
            assert_eq!((next.before(), season.to_string().parse()), (season, Ok(season)));
            season = next;
        }
        assert_eq!(Quarter { year: 2026, quarter: 4 }.begins(), Time(1_790_812_800_000));
        for wrong in ["", "2026", "2026-0", "2026-5", "-026-1", "2026-11", "x-1"] {
            assert_eq!(wrong.parse::<Quarter>(), Err(NotASeason), "{wrong}");
        }
    }
}
