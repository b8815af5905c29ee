//! What an action would bring: as a number, in words, and as a tag on the landscape.

use super::Table;
use maud::{Markup, html};
use table::message;
use two_heirs::{Action, Preview, Side};

/// What an action would change in the score.
#[derive(Clone, Debug)]
pub(super) struct Gain {
    /// For the reader's side.
    pub(super) mine: i32,
    /// For the other side.
    pub(super) theirs: i32,
    preview: Preview,
}

impl Gain {
    /// What this action would change, where the score is shown at all.
    pub(super) fn of(table: &Table<'_>, action: Action) -> Option<Gain> {
        table.account()?;
        let preview = table.rules.preview_in(&table.view, &action);
        let change = |side: Side| preview.after[side].total - preview.before[side].total;
        let mine = table.eyes();
        Some(Gain { mine: change(mine), theirs: change(mine.other()), preview })
    }

    /// The change in words: both sides, then every building and road that changes.
    pub(super) fn words(&self, table: &Table<'_>) -> String {
        let who = table.who(table.eyes().other());
        let mut said = vec![table.say(&message!("th-gain", mine = sign(self.mine), who, theirs = sign(self.theirs)))];
        for change in &self.preview.buildings {
            let Some(building) = table.lying(change.at).and_then(|laid| laid.building) else { continue };
            let (before, after) = (change.before, change.after);
            let message = message!("th-gain-building", building, at = change.at, before, after);
            said.push(table.say(&message));
        }
        for road in self.preview.roads.iter().filter(|road| road.points > 0) {
            let Some(winner) = road.winner else { continue };
            let (n, who) = (road.tiles.len(), table.who(winner));
            said.push(table.say(&message!("th-gain-road", n, who, points = road.points)));
        }
        said.join(" ")
    }
}

/// A change with its sign.
pub(super) fn sign(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", -loss),
    }
}

/// A label with what it would change.
pub(super) fn with_gain(table: &Table<'_>, label: String, gain: Option<&Gain>) -> String {
    match gain {
        Some(gain) => format!("{label}. {}", gain.words(table)),
        None => label,
    }
}

/// What something would bring the reader, as a tag; what it would bring the other side stands below it.
pub(super) fn gain_tag(gain: Option<&Gain>, x: f32, y: f32) -> Markup {
    html! {
        @if let Some(gain) = gain {
            g.th-gain.is-good[gain.mine > 0].is-bad[gain.mine < 0] aria-hidden="true" {
                rect x=(x - 19.0) y=(y - 13.0) width="38" height="26" rx="13" {}
                text x=(x) y=(y + 7.0) { (sign(gain.mine)) }
                @if gain.theirs != 0 {
                    rect.th-theirs x=(x - 15.0) y=(y + 14.0) width="30" height="19" rx="9.5" {}
                    text.th-theirs x=(x) y=(y + 28.5) { (sign(gain.theirs)) }
                }
            }
        }
    }
}
