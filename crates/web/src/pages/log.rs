//! What happened, newest first, with its rules, and what happened since my last turn.

use super::problem::clause_link;
use super::table::Sight;
use boards::emblems::chip;
use maud::{Markup, html};
use table::{Heard, Message, Seat};

/// How many entries are shown unless the whole log is asked for.
const USUAL: usize = 40;

/// The log.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let whole = sight.look.log.as_deref() == Some("all");
    let viewer = sight.stand.viewer;
    let last_own = viewer.seat().and_then(|seat| sight.now.last_of(seat)).unwrap_or(0);
    let lines: Vec<(usize, u64, Option<Seat>, Vec<Heard>)> = sight
        .now
        .rows
        .iter()
        .enumerate()
        .rev()
        .take(if whole { usize::MAX } else { USUAL })
        .map(|(step, row)| (step + 1, row.version, row.seat(), row.heard_by(viewer)))
        .filter(|(.., heard)| !heard.is_empty())
        .collect();
    let noted = |newer: u64, older: u64| {
        let between = move |(version, ..): &&(u64, Seat, Message)| *version < newer && *version > older;
        sight.now.notes.iter().rev().filter(between)
    };
    let fresh = viewer.seat().is_some() && lines.iter().any(|(_, version, ..)| *version > last_own);
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
                                (told(sight, heard))
                            }
                            a.log-step href=(sight.at(&format!("/replay/{step}"))) title=(sight.word("ui-replay-here")) {
                                span aria-hidden="true" { "↺" } span.unseen { (sight.word("ui-replay-here")) " " (step) }
                            }
                        }
                    }
                    @if lines.is_empty() { li.muted { (sight.word("ui-log-empty")) } }
                }
                @if !whole && sight.now.rows.len() > USUAL {
                    a.small href=(sight.at("?log=all#log")) { (sight.word("ui-log-all")) }
                }
            }
        }
    }
}

/// Somebody who left a seat to a bot, or came back.
fn came_or_went(sight: &Sight<'_>, (_, seat, message): &(u64, Seat, Message)) -> Markup {
    html! { li.log-row { (chip(*seat)) div.log-text { p.muted { (sight.say(message)) } } } }
}

fn told(sight: &Sight<'_>, heard: &[Heard]) -> Markup {
    html! {
        @for line in heard {
            p { (sight.say(&line.say)) " " (clause_link(sight.live.entry.id(), line.clause.as_str())) }
        }
    }
}
