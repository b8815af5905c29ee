//! What each viewer may know: the open table, the own secrets, and the own memory of the draft.

use crate::BrianBoru;
use crate::decision::Step;
use crate::pieces::{BySeat, Card, Cards};
use crate::state::{CHOSEN, Hidden, MOST_PASSES, Open, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{Knowledge, Seat, SeatSet, Viewer};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// Everything public.
    #[serde(flatten)]
    pub open: Open,
    /// How many cards everybody has.
    pub cards: BySeat<CardCount>,
    /// Whether the draft of this round was played here, so that its packets are remembered.
    pub draft_recorded: bool,
    /// The viewer's own secrets; spectators have none.
    pub own: Option<Own>,
}

/// The cards of a player, as everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardCount {
    /// Cards in hand; during the draft cards chosen, counted when the answer to a pass is complete.
    pub hand: u8,
    /// Cards left in the packet (draft only).
    pub packet: u8,
    /// Whether the player has answered the present pass (draft only).
    pub chosen: bool,
    /// Whether a last card was discarded this round.
    pub discarded: bool,
    /// That card, if the table shows last cards (BB-21.8).
    pub last: Option<Card>,
}

/// What a seat knows of its own cards, with perfect recall of this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The hand; during the draft the cards chosen so far.
    pub hand: Cards,
    /// What is left of the packet now held (draft only).
    pub packet: Cards,
    /// Every packet of this round as it was received.
    pub packets: [Cards; MOST_PASSES + 1],
    /// What was chosen from each.
    pub picks: [Cards; MOST_PASSES],
    /// The last card, discarded (BB-5.2).
    pub last: Option<Card>,
}

impl View {
    /// The viewer's own hand; a spectator has none.
    pub fn hand(&self) -> Cards {
        self.own.map_or(Cards::EMPTY, |own| own.hand)
    }
}

impl Knowledge for BrianBoru {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut cards = BySeat::new(state.open.seats());
        for seat in state.open.players.seats() {
            cards[seat] = self.count_cards(state, seat);
        }
        View {
            viewer,
            waiting: self.waiting(state, viewer),
            open: state.open,
            cards,
            draft_recorded: state.hidden.remembers_draft(),
            own: viewer.seat().filter(|seat| seat.index() < state.open.seats()).map(|seat| self.own(state, seat)),
        }
    }

    /// What the viewer cannot know is drawn anew, evenly over everything that fits the packets he saw and the cards that were
    /// played.
    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        /// How often to draw again when a hand does not fit what its owner is being asked.
        const TRIES: usize = 200;
        let mut state = State { open: view.open, hidden: Hidden::new(view.open.seats()) };
        for _ in 0..TRIES {
            if view.draft_recorded {
                self.imagine_draft(view, rng, &mut state)
            } else {
                self.imagine_hands(view, rng, &mut state)
            }
            if self.leader_fits(view, &state) {
                break;
            }
        }
        state
    }
}

impl BrianBoru {
    fn count_cards(&self, state: &State, seat: Seat) -> CardCount {
        let last = state.hidden.last[seat];
        let mut count = CardCount {
            hand: state.hidden.hands[seat].len() as u8,
            discarded: last.is_some(),
            last: last.filter(|_| self.options.reveal_last_card),
            ..CardCount::default()
        };
        if state.open.flow.step == Step::Draft {
            let pass = state.open.flow.pass as usize;
            count.chosen = state.hidden.picks[pass][seat].len() == CHOSEN;
            let answers = pass + usize::from(count.chosen);
            count.hand = (CHOSEN * answers) as u8;
            count.packet = self.counts().dealt - count.hand;
        }
        count
    }

    fn own(&self, state: &State, seat: Seat) -> Own {
        let hidden = &state.hidden;
        let flow = &state.open.flow;
        let mut own = Own { hand: hidden.hands[seat], last: hidden.last[seat], ..Own::default() };
        if !hidden.remembers_draft() {
            return own;
        }
        for pass in 0..=flow.pass as usize {
            let picks = hidden.picks.get(pass).map_or(Cards::EMPTY, |picks| picks[seat]);
            own.packets[pass] = hidden.packet(seat, pass) | picks;
            if let Some(own_picks) = own.picks.get_mut(pass) {
                *own_picks = picks;
            }
        }
        if flow.step == Step::Draft {
            own.packet = hidden.packet(seat, flow.pass as usize);
        }
        own
    }
}
