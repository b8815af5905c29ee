//! A match as text, to be taken up again where it stands without replaying what led there.
//!
//! It holds everything a match needs to go on, every secret included: whoever keeps it keeps it like the log. Whether it belongs to a log
//! its fingerprint tells ([`Match::hash`]), which the log has, too.

use crate::trail::Trail;
use crate::{Complaint, Game, Match, Message, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything of a match that does not follow from its setup. Actions and chance are in the notation of the game.
#[derive(Serialize, Deserialize)]
struct Kept<S> {
    state: S,
    loose: Vec<(S, Seat, String)>,
    chances: u64,
    steps: u64,
    trail: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    drawn: BTreeMap<String, String>,
}

impl<G: Game> Match<G> {
    /// The match as text; `None` where its state cannot be written so.
    pub fn kept(&self) -> Option<String> {
        let game = &**self.game();
        let (act, chance) =
            (|action: &G::Action| game.write_action(action), |chance: &G::Chance| game.write_chance(chance));
        let loose = self.loose().iter().map(|(state, seat, action)| (state.clone(), *seat, act(action)));
        let kept = Kept {
            state: self.state().clone(),
            loose: loose.collect(),
            chances: self.chances(),
            steps: self.trail().steps(),
            trail: self.trail().written(act, chance),
            drawn: self.trail().drawn_before().map(|(table, drawn)| (table.clone(), chance(drawn))).collect(),
        };
        serde_json::to_string(&kept).ok()
    }

    /// Goes on where the match stood that was kept as this text. This one must be of the same setup and at its beginning.
    pub fn take_up(&self, text: &str) -> Result<Match<G>, Complaint> {
        let unreadable = |error: serde_json::Error| {
            Complaint::new(Message::new("complaint-format").with("problem", error.to_string()))
        };
        let kept: Kept<G::State> = serde_json::from_str(text).map_err(unreadable)?;
        let game = &**self.game();
        let mut drawn = BTreeMap::new();
        for (table, chance) in kept.drawn {
            drawn.insert(table, game.read_chance(&chance)?);
        }
        let mut loose = Vec::with_capacity(kept.loose.len());
        for (state, seat, action) in kept.loose {
            loose.push((state, seat, game.read_action(&action)?));
        }
        let (act, chance) = (|text: &str| game.read_action(text), |text: &str| game.read_chance(text));
        let trail = Trail::read(self.trail().begun().clone(), kept.steps, &kept.trail, drawn, (act, chance))?;
        Ok(self.at(kept.state, loose, kept.chances, trail))
    }
}
