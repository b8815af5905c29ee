//! How balanced an edition is: a study between bots in the background, its progress, and what it found, drawn.

use super::super::form::Posted;
use super::super::frame::Page;
use super::go;
use crate::app::App;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::studies::{Found, GAMES, How, Studied, Wanted};
use crate::visit::{Visit, Wants};
use crate::workshop::Edition;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use balance::{Section, Target, Verdict};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Dictionary, Message};

/// What is wanted: a study, or no more of it.
#[derive(Debug, Deserialize)]
pub(crate) struct Order {
    #[serde(default)]
    games: Option<usize>,
    #[serde(default)]
    beside: Option<String>,
    #[serde(default)]
    how: String,
}

/// `POST /edition/{key}/balance`.
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Posted(order): Posted<Order>,
) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    if order.how == "stop" {
        let mine = app.studies.of(&key).filter(|studied| studied.is_of(person.id));
        mine.ok_or_else(|| Problem::forbidden("ui-balance-not-yours"))?.stop();
    } else {
        let games = order.games.filter(|games| GAMES.contains(games)).unwrap_or(GAMES[0]);
        let wanted = Wanted { games, beside: order.beside.is_some() };
        app.studies.begin(&edition, person.id, wanted, app.closing.clone())?;
    }
    Ok(go(&format!("/edition/{key}/balance"), cookie))
}

/// `GET /edition/{key}/balance`. The script asks for the progress alone.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    if edition.entry.study.is_none() {
        return Err(Problem::NotFound);
    }
    let words = app.say(edition.entry.id(), visit.reader.lang);
    let studied = app.studies.of(&key);
    let playing = studied.as_ref().and_then(|studied| match studied.how() {
        How::Playing(done, all) => Some(progress(words, &key, (done, all), is_mine(&visit, studied))),
        How::Found(_) | How::Stopped | How::Failed => None,
    });
    if visit.wants == Wants::Part {
        return Ok(playing.unwrap_or_else(|| html! {}).into_response());
    }
    let body = html! {
        article.workshop {
            p.crumb {
                a href="/workshop" { (words.word("ui-workshop")) } " · "
                a href={ "/edition/" (key) } { (edition.report.title) }
            }
            h1 { (words.word("ui-balance")) ": " (edition.report.title) }
            p { (words.word("ui-balance-help")) }
            @match &playing {
                Some(playing) => (playing),
                None => (form(words, &edition)),
            }
            @if let Some(How::Found(found)) = studied.as_deref().map(Studied::how) { (told(words, &key, found)) }
            @if let (None, Some(How::Stopped)) = (&playing, studied.as_deref().map(Studied::how)) { p.notice { (words.word("ui-balance-stopped")) } }
            @if let Some(How::Failed) = studied.as_deref().map(Studied::how) { p.notice.is-bad { (words.word("ui-balance-failed")) } }
        }
    };
    Ok(Page { title: words.word("ui-balance"), kind: "workshop", body, visit: &visit }.dress(&app).into_response())
}

fn is_mine(visit: &Visit, studied: &Studied) -> bool {
    visit.person.as_ref().is_some_and(|person| studied.is_of(person.id))
}

fn form(words: &Dictionary, edition: &Edition) -> Markup {
    let own = matches!(edition.choice, table::EditionChoice::Own(_));
    html! {
        form.workshop-bring.sheet method="post" action={ "/edition/" (edition.key) "/balance" } {
            label for="balance-games" { (words.word("ui-balance-games")) }
            select #balance-games name="games" { @for games in GAMES { option value=(games) { (games) } } }
            @if own { label.switch { input type="checkbox" name="beside" value="on"; " " (words.word("ui-balance-beside")) } }
            button.primary { (words.word("ui-balance-go")) }
        }
    }
}

fn progress(words: &Dictionary, key: &str, (done, all): (usize, usize), mine: bool) -> Markup {
    let said = words.say(&Message::new("ui-balance-playing").with("n", done).with("of", all), &|seat| seat.to_string());
    let address = format!("/edition/{key}/balance");
    html! {
        form.workshop-study #study method="post" action=(address) data-poll=(address) data-every="1000" {
            label for="study-progress" { (said) }
            progress #study-progress max=(all.max(1)) value=(done) { (done) "/" (all) }
            @if mine { button.quiet name="how" value="stop" { (words.word("ui-balance-stop")) } }
            a.unscripted href=(address) { (words.word("ui-look-again")) }
        }
    }
}

fn verdict(words: &Dictionary, verdict: Verdict) -> Markup {
    let (class, word) = match verdict {
        Verdict::Yes => ("is-good", "ui-balance-yes"),
        Verdict::No => ("is-bad", "ui-balance-no"),
        Verdict::Undecided => ("", "ui-balance-open"),
    };
    html! { span class={ "badge " (class) } { (words.word(word)) } }
}

/// What was found, with its targets, and beside those of the edition of the game if that was wanted. The words of a study are English.
fn told(words: &Dictionary, key: &str, found: &Found) -> Markup {
    let Found { report, beside } = found;
    let id = |report: &balance::Report| report.edition.as_ref().map(|(_, tag)| tag.id.clone()).unwrap_or_default();
    let there = |target: &Target| {
        beside
            .as_ref()
            .and_then(|other| other.targets.iter().find(|other| other.id == target.id && other.what == target.what))
    };
    html! {
        section.workshop-found #found aria-labelledby="targets-title" {
            h2 #targets-title { (words.word("ui-balance-targets")) }
            p lang="en" { (inline(&report.about)) }
            @if let Some((title, tag)) = &report.edition { p.small { (title) " (" code { (tag.id) } ", SHA-256 " code.digest { (tag.hash) } ")" } }
            div.rules-scroll tabindex="0" role="group" aria-labelledby="targets-title" {
                table.rules-table {
                    thead { tr {
                        th scope="col" { (words.word("ui-diff-what")) }
                        th scope="col" { (words.word("ui-balance-wanted")) }
                        th scope="col" { (words.word("ui-balance-found")) ": " (id(report)) }
                        th scope="col" { (words.word("ui-balance-holds")) }
                        @if let Some(other) = beside {
                            th scope="col" { (words.word("ui-balance-found")) ": " (id(other)) }
                            th scope="col" { (words.word("ui-balance-holds")) }
                        }
                    } }
                    tbody lang="en" { @for target in &report.targets { tr {
                        th scope="row" { (target.id) " " (inline(&target.what)) }
                        td { (target.wanted) }
                        td { (inline(&target.found)) }
                        td { (verdict(words, target.holds)) }
                        @if beside.is_some() {
                            td { (there(target).map(|other| inline(&other.found)).unwrap_or_else(|| html! { "–" })) }
                            td { @if let Some(other) = there(target) { (verdict(words, other.holds)) } }
                        }
                    } } }
                }
            }
            @for section in &report.sections { (chapter(key, section)) }
        }
    }
}

fn chapter(key: &str, section: &Section) -> Markup {
    html! {
        section lang="en" {
            h2 { (section.title) }
            (markdown(&section.text))
            @for chart in &section.charts {
                figure.workshop-chart {
                    img src={ "/edition/" (key) "/balance/" (chart.name) } alt=(chart.caption) loading="lazy";
                }
            }
        }
    }
}

/// `GET /edition/{key}/balance/{chart}`: a drawing of the study.
pub(crate) async fn chart(
    State(app): State<Arc<App>>,
    Path((key, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let studied = app.studies.of(&key).ok_or(Problem::NotFound)?;
    let How::Found(Found { report, .. }) = studied.how() else { return Err(Problem::NotFound) };
    let mut charts = report.sections.iter().flat_map(|section| &section.charts);
    let chart = charts.find(|chart| chart.name == name).ok_or(Problem::NotFound)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], chart.svg.clone()).into_response())
}

/// The little Markdown that studies write: paragraphs, lists and tables.
fn markdown(text: &str) -> Markup {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    let heading = |block: &str| block.strip_prefix("### ").map(str::to_owned);
    html! {
        @for block in blocks {
            @if block.starts_with('|') { (rows(block)) }
            @else if let Some(heading) = heading(block) { h3 { (inline(&heading)) } }
            @else if block.starts_with("- ") { ul { @for item in block.lines() { li { (inline(item.trim_start_matches("- "))) } } } }
            @else { p { (inline(block)) } }
        }
    }
}

fn rows(block: &str) -> Markup {
    let cells =
        |line: &str| line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let lines: Vec<Vec<String>> = block.lines().map(cells).collect();
    let (head, body) = lines.split_first().map_or((&[][..], &[][..]), |(head, body)| (head.as_slice(), body));
    html! {
        div.rules-scroll tabindex="0" role="group" aria-label=(head.join(", ")) {
            table.rules-table {
                thead { tr { @for cell in head { th scope="col" { (inline(cell)) } } } }
                tbody { @for row in body.iter().skip(1) { tr { @for cell in row { td { (inline(cell)) } } } } }
            }
        }
    }
}

/// Words with notation and weight in them.
fn inline(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } }
            @else { @for (at, part) in part.split("**").enumerate() { @if at % 2 == 1 { strong { (part) } } @else { (part) } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{inline, markdown};

    #[test]
    fn what_studies_write_becomes_tables_and_paragraphs_and_nothing_else() {
        let page = markdown("| seat | wins |\n| --- | --: |\n| a | **no** `x` |\n\nThe <b>end</b>.\n\n- one\n- two").0;
        assert!(page.contains("<th scope=\"col\">seat</th>") && !page.contains("---"), "{page}");
        assert!(page.contains("<td><strong>no</strong> <code>x</code></td>"), "{page}");
        assert!(page.contains("<p>The &lt;b&gt;end&lt;/b&gt;.</p>") && page.contains("<li>two</li>"), "{page}");
        assert_eq!(inline("a **b** c").0, "a <strong>b</strong> c");
    }
}
