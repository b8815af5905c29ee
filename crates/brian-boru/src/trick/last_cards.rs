//! The last card of each hand (BB-5.2).

use crate::BrianBoru;
use crate::decision::{LastCards, Step};
use crate::pieces::Cards;
use crate::state::{Part, State};
use table::{Event, Procedure, SeatSet, Teller, message};

/// BB-5.2: the last card of each hand is discarded without effect, face down unless the table chose to show it (BB-21.8).
impl Procedure<BrianBoru> for LastCards {
    fn clause(&self) -> &'static str {
        "BB-5.2"
    }

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        for seat in state.open.players.seats() {
            let Some(card) = state.hidden.hands[seat].single() else { continue };
            state.hidden.hands[seat] = Cards::EMPTY;
            state.hidden.last[seat] = Some(card);
            let shown = || message!("told-last-card", seat = seat, card = card);
            if rules.options.reveal_last_card {
                teller.reveal();
                teller.tell(|| Event::new("BB-21.8", shown()));
            } else {
                let others = message!("told-last-card-hidden", seat = seat);
                teller.tell(|| Event::secret("BB-5.2", shown(), SeatSet::one(seat), Some(others)));
            }
        }
        state.finish(Part::Actions, Step::Marriage);
    }
}
