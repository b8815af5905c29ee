//! Acting and taking back without end: every step is kept, so somebody who does nothing else would fill the log.

use serde::{Deserialize, Serialize};
use table::log::What;

/// How many steps may be made and taken back before the game has to go on.
const MOST_IN_PLACE: u32 = 400;

/// How much may be taken back in a whole game.
const MOST_IN_ALL: u32 = 5000;

/// How far the game has come, and how long it has been treading water.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Churn {
    standing: u32,
    /// How far it had come after each step.
    stood: Vec<u32>,
    furthest: u32,
    in_place: u32,
    taken_back: u32,
}

impl Churn {
    /// One more entry. What happens around the game does not count.
    pub(super) fn note(&mut self, what: &What) {
        match what {
            What::Act { .. } | What::Chance { .. } => self.standing += 1,
            What::Undo { .. } => {
                self.standing = self.standing.saturating_sub(1);
                self.taken_back += 1;
            }
            What::Back { back, .. } => {
                let before = usize::try_from(*back).ok().and_then(|back| self.stood.get(back.checked_sub(1)?));
                self.standing = before.copied().unwrap_or(0);
                self.taken_back += 1;
            }
            What::Begin { .. } | What::Join { .. } | What::Leave { .. } | What::Options { .. } | What::Close { .. } => {
                return;
            }
        }
        self.stood.push(self.standing);
        if self.standing > self.furthest {
            self.furthest = self.standing;
            self.in_place = 0;
        } else {
            self.in_place += 1;
        }
    }

    /// Whether nothing more may be taken back until the game goes on.
    pub(super) fn is_too_much(&self) -> bool {
        self.in_place >= MOST_IN_PLACE || self.taken_back >= MOST_IN_ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seat, SeatSet};

    fn act() -> What {
        What::Act { seat: Seat::new(0), act: String::new() }
    }

    #[test]
    fn l8_taking_back_ends_where_nothing_else_is_done_and_goes_on_with_the_game() {
        let mut churn = Churn::default();
        let mut rounds = 0;
        while !churn.is_too_much() {
            churn.note(&act());
            churn.note(&What::Undo { undo: Seat::new(0) });
            rounds += 1;
        }
        assert_eq!(rounds, MOST_IN_PLACE / 2 + 1);
        churn.note(&act());
        assert!(churn.is_too_much(), "where it was before is no progress");
        churn.note(&act());
        assert!(!churn.is_too_much(), "the game goes on");
    }

    #[test]
    fn l8_going_back_together_ends_as_well() {
        let mut churn = Churn::default();
        churn.note(&act());
        let mut rounds = 0;
        while !churn.is_too_much() {
            for _ in 0..3 {
                churn.note(&act());
            }
            churn.note(&What::Back { back: 1, by: Seat::new(0), agreed: SeatSet::one(Seat::new(0)) });
            rounds += 1;
        }
        assert_eq!(rounds, MOST_IN_PLACE / 4 + 1);
    }

    #[test]
    fn l8_a_whole_game_of_taking_back_is_bounded() {
        let mut churn = Churn::default();
        let mut entries = 0;
        while !churn.is_too_much() {
            for what in [act(), act(), What::Undo { undo: Seat::new(0) }] {
                churn.note(&what);
                entries += 1;
            }
        }
        assert_eq!(entries, 3 * MOST_IN_ALL);
    }
}
