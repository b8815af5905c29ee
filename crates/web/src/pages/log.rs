//! What happened, newest first, with its rules, and what happened since my last turn.

use super::problem::clause_link;
use super::sight::Sight;
use boards::doer;
use boards::emblems::chip;
use maud::{Markup, html};
use table::{Heard, Message, Seat};

/// How many entries are shown unless more of the log is asked for.
const USUAL: usize = 12;

/// How many entries stand on a page of the log.
const PAGE: usize = 200;

/// Which entries are shown: how many of the newest are left out, and how many there are at most.
struct Part {
    skip: usize,
    most: usize,
    /// The number of the page, from 1; `None` for the usual few.
    page: Option<usize>,
}

impl Part {
    /// What was asked for: `all` is the first page, a number any other.
    fn of(asked: Option<&str>, all: usize) -> Part {
        let last = all.div_ceil(PAGE).max(1);
        let page = asked.map(|asked| asked.parse::<usize>().unwrap_or(1).clamp(1, last));
        match page {
            Some(page) => Part { skip: (page - 1) * PAGE, most: PAGE, page: Some(page) },
            None => Part { skip: 0, most: USUAL, page: None },
        }
    }
}

/// The log.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let part = Part::of(sight.look.log.as_deref(), sight.now.rows.len());
    let viewer = sight.stand.viewer;
    let last_own = sight.stand.own().and_then(|seat| sight.now.last_of(seat)).unwrap_or(0);
    let lines: Vec<(usize, u64, Option<Seat>, Vec<Heard>)> = sight
        .now
        .rows
        .iter()
        .enumerate()
        .rev()
        .skip(part.skip)
        .take(part.most)
        .map(|(step, row)| (step + 1, row.version, row.seat(), row.heard_by(viewer)))
        .filter(|(.., heard)| !heard.is_empty())
        .collect();
    let noted = |newer: u64, older: u64| {
        let between = move |(version, ..): &&(u64, Seat, Message)| *version < newer && *version > older;
        sight.now.notes.iter().rev().filter(between)
    };
    let fresh = sight.stand.own().is_some() && lines.iter().any(|(_, version, ..)| *version > last_own);
    html! {
        section.panel.panel-log #log aria-labelledby="log-title" {
            h2 #log-title { (sight.word("ui-log")) }
            div.panel-body {
                ol.log reversed data-keep-scroll="start" tabindex="0" aria-labelledby="log-title" {
                    @if fresh && last_own > 0 { li.log-mark { (sight.word("ui-log-since")) } }
                    @for (index, (step, version, seat, heard)) in lines.iter().enumerate() {
                        @let before = index.checked_sub(1).and_then(|before| lines.get(before));
                        @for note in noted(before.map_or(u64::MAX, |(_, before, ..)| *before), *version) { (came_or_went(sight, note)) }
                        @if last_own > 0 && *version <= last_own && before.is_some_and(|(_, before, ..)| *before > last_own) {
                            li.log-mark { (sight.word("ui-log-your-turn")) }
                        }
                        li.log-row.is-new[last_own > 0 && *version > last_own] id={ "v" (version) } {
                            @if let Some(seat) = seat { (chip(*seat)) }
                            div.log-text {
                                (told(sight, *seat, heard))
                                (super::plan::traces(sight, *version, before.map_or(u64::MAX, |(_, before, ..)| *before)))
                            }
                            a.log-step href=(sight.at(&format!("/replay/{step}"))) title=(sight.word("ui-replay-here")) {
                                span aria-hidden="true" { "↺" } span.unseen { (sight.word("ui-replay-here")) " " (step) }
                            }
                        }
                    }
                    @if lines.is_empty() { li.muted { (sight.word("ui-log-empty")) } }
                }
                (pages(sight, &part))
            }
        }
    }
}

/// The ways to earlier and later entries.
fn pages(sight: &Sight<'_>, part: &Part) -> Markup {
    let to = |page: usize| sight.at(&format!("?tab=log&log={page}#log"));
    let more = sight.now.rows.len() > part.skip + part.most;
    html! {
        @match part.page {
            None => @if more { a.small href=(sight.at("?tab=log&log=all#log")) { (sight.word("ui-log-all")) } },
            Some(page) => p.actions {
                @if page > 1 { a.small href=(to(page - 1)) { (sight.word("ui-log-newer")) } }
                @if more { a.small href=(to(page + 1)) { (sight.word("ui-log-older")) } }
            },
        }
    }
}

/// Somebody who left a seat to a bot, or came back.
fn came_or_went(sight: &Sight<'_>, (_, seat, message): &(u64, Seat, Message)) -> Markup {
    html! { li.log-row { (chip(*seat)) div.log-text { p.muted { (sight.say(message)) } } } }
}

/// What was told of a step. A sentence about somebody else than who took the step, such as whose turn it is now, bears their chip.
fn told(sight: &Sight<'_>, mover: Option<Seat>, heard: &[Heard]) -> Markup {
    html! {
        @for line in heard {
            p { @if let Some(other) = doer(line).filter(|other| mover.is_some_and(|mover| mover != *other)) { (chip(other)) " " } (sight.say(&line.say)) " " (clause_link(sight.live.entry.id(), line.clause.as_str())) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PAGE, Part, USUAL};

    #[test]
    fn l8_no_page_of_the_log_is_longer_than_a_page() {
        let shown = |asked: Option<&str>, all: usize| {
            let part = Part::of(asked, all);
            (part.skip, part.most, part.page)
        };
        assert_eq!(shown(None, 40_000), (0, USUAL, None));
        assert_eq!(shown(Some("all"), 40_000), (0, PAGE, Some(1)));
        assert_eq!(shown(Some("3"), 40_000), (2 * PAGE, PAGE, Some(3)));
        assert_eq!(shown(Some("99999999"), 40_000), (40_000 - PAGE, PAGE, Some(200)));
        assert_eq!(shown(Some("0"), 0), (0, PAGE, Some(1)));
    }
}
