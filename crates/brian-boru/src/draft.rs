//! The draft (BB-4): choose two, pass the rest to the left.

use crate::BrianBoru;
use crate::by::BySeat;
use crate::flow::numbers;
use crate::pieces::{Card, Cards};
use crate::say::{card as card_arg, tell};
use crate::state::{Hidden, Procedure, State, Step, Trick};
use table::{Event, Message, Seat, SeatSet, Teller};

/// Cards chosen at each pass (BB-4.4).
pub const CHOSEN: usize = 2;

impl BrianBoru {
    /// How many times players choose: as long as packets hold more than two cards (BB-4.7).
    pub(crate) fn passes(&self) -> usize {
        (self.counts().dealt as usize - 1) / CHOSEN
    }

    /// BB-4.1 to BB-4.3: everything that was played or set aside is in the deck again, and every player has a new packet.
    pub(crate) fn deal(&self, state: &mut State, packets: BySeat<Cards>, teller: &mut Teller) {
        let players = self.setup.players;
        state.hidden = Hidden { deal: packets, ..Hidden::new(players) };
        for player in state.open.players.values_mut() {
            player.played = Cards::NONE;
        }
        let flow = &mut state.open.flow;
        flow.pass = 0;
        flow.trick = Trick::new(players, flow.trick.leader);
        flow.step = Step::Draft;
        let dealt = self.counts().dealt;
        tell(teller, "BB-4.2", || Message::new("told-deal").with("n", dealt));
        if dealt as usize * players < Cards::ALL.len() {
            tell(teller, "BB-4.3", || Message::new("told-set-aside"));
        }
        self.tell_packets(state, teller);
    }

    fn tell_packets(&self, state: &State, teller: &mut Teller) {
        let pass = state.open.flow.pass as usize;
        for seat in state.open.players.seats() {
            let packet = state.hidden.packet(seat, pass);
            let say = || Message::new("told-packet").with("cards", numbers(packet));
            teller.tell(|| Event::secret("BB-4.4", say(), SeatSet::one(seat), None));
        }
    }

    /// Who has not chosen two cards of the present packet yet.
    pub(crate) fn drafting(&self, state: &State) -> SeatSet {
        let picks = &state.hidden.picks[state.open.flow.pass as usize];
        picks.seats().filter(|seat| picks[*seat].len() < CHOSEN).collect()
    }

    /// BB-4.4: a card of the packet that this player holds.
    pub(crate) fn pickable(&self, state: &State, seat: Seat) -> Cards {
        state.hidden.packet(seat, state.open.flow.pass as usize)
    }

    /// BB-4.4: the card belongs to the player's hand; with the second one his answer is given.
    pub(crate) fn pick(&self, state: &mut State, seat: Seat, card: Card, teller: &mut Teller) {
        let picks = &mut state.hidden.picks[state.open.flow.pass as usize][seat];
        picks.add(card);
        state.hidden.hands[seat].add(card);
        let done = picks.len() == CHOSEN;
        let secret = || Message::new("told-pick").with("card", card_arg(card));
        let others = || done.then(|| Message::new("told-picked").with("seat", seat));
        teller.tell(|| Event::secret("BB-4.4", secret(), SeatSet::one(seat), others()));
        if self.drafting(state).is_empty() {
            self.pass_packets(state, teller);
        }
    }

    /// BB-4.5 to BB-4.8: all have chosen; packets move on to the left, or the last cards come without a decision.
    fn pass_packets(&self, state: &mut State, teller: &mut Teller) {
        state.open.flow.pass += 1;
        teller.reveal();
        tell(teller, "BB-4.5", || Message::new("told-pass"));
        let pass = state.open.flow.pass as usize;
        if pass < self.passes() {
            self.tell_packets(state, teller);
            return;
        }
        for seat in state.open.players.seats() {
            let rest = state.hidden.packet(seat, pass);
            state.hidden.hands[seat] = state.hidden.hands[seat].or(rest);
            let say = || Message::new("told-last-packet").with("cards", numbers(rest));
            teller.tell(|| Event::secret("BB-4.7", say(), SeatSet::one(seat), None));
        }
        tell(teller, "BB-4.8", || Message::new("told-draft-over"));
        self.finish(state, Procedure::Draft, Step::Trick);
    }
}
