//! The draft (BB-4): choose two, pass the rest to the left.

use crate::BrianBoru;
use crate::decision::{Action, Chance, Deal, Draft, Step};
use crate::pieces::{BySeat, CARDS, Card, Cards};
use crate::state::{CHOSEN, Hidden, Part, State, Trick};
use crate::view::View;
use crate::words::values;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use table::{
    Asks, Basket, Decision, Draw, Event, Message, Refusal, Rules, Seat, SeatSet, Teller, message, no, refuse, tell,
};

impl BrianBoru {
    /// How many times players choose: as long as packets hold more than two cards (BB-4.7).
    pub(crate) fn passes(&self) -> usize {
        (self.counts().dealt as usize - 1) / CHOSEN
    }

    /// BB-4.1, BB-4.2: all 25 cards, shuffled; each player gets a packet.
    pub(crate) fn shuffle_and_deal<R: Rng + ?Sized>(&self, rng: &mut R) -> BySeat<Cards> {
        let mut cards: ArrayVec<Card, CARDS> = Card::all().collect();
        let mut packets: BySeat<Cards> = BySeat::new(self.players());
        for packet in packets.values_mut() {
            for _ in 0..self.counts().dealt {
                packet.add(cards.swap_remove(rng.random_range(0..cards.len())));
            }
        }
        packets
    }

    /// BB-4.2: the right number of cards for each, no card twice.
    pub(crate) fn wrong_deal(&self, packets: &BySeat<Cards>) -> Option<Refusal> {
        let (dealt, players) = (self.counts().dealt as usize, self.players());
        let sizes_fit = packets.values().iter().all(|packet| packet.len() == dealt);
        let all = packets.values().iter().fold(Cards::EMPTY, |all, packet| all | *packet);
        let fits = packets.players() == players && sizes_fit && all.len() == dealt * players;
        if fits { None } else { Some(refuse!("BB-4.2", "no-chance-deal", n = dealt, players = players)) }
    }
}

/// BB-4.1 to BB-4.3: everything that was played or set aside is in the deck again, and every player has a new packet.
impl Draw<BrianBoru> for Deal {
    fn clause(&self) -> &'static str {
        "BB-4.2"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &BrianBoru, _: &State, rng: &mut R) -> Chance {
        Chance::Deal(rules.shuffle_and_deal(rng))
    }

    fn misfit(&self, rules: &BrianBoru, _: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::Deal(packets) => rules.wrong_deal(packets),
            _ => no("BB-4.2", "no-chance-now"),
        }
    }

    fn settle(self, rules: &BrianBoru, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Deal(packets) = *chance else { return };
        let players = rules.players();
        state.hidden = Hidden { deal: packets, ..Hidden::new(players) };
        for player in state.open.players.values_mut() {
            player.played = Cards::EMPTY;
        }
        let flow = &mut state.open.flow;
        flow.pass = 0;
        flow.trick = Trick::new(players, flow.trick.leader);
        flow.step = Step::Draft;
        let dealt = rules.counts().dealt;
        tell!(teller, "BB-4.2", "told-deal", n = dealt);
        if (dealt as usize) * players < CARDS {
            tell!(teller, "BB-4.3", "told-set-aside");
        }
        Draft.tell_packets(state, teller);
    }
}

impl Draft {
    /// Who has not chosen two cards of the present packet yet.
    fn choosing(self, state: &State) -> SeatSet {
        let picks = &state.hidden.picks[state.open.flow.pass as usize];
        picks.seats().filter(|seat| picks[*seat].len() < CHOSEN).collect()
    }

    fn tell_packets(self, state: &State, teller: &mut Teller) {
        let pass = state.open.flow.pass as usize;
        for seat in state.open.players.seats() {
            let packet = state.hidden.packet(seat, pass);
            let say = || message!("told-packet", cards = values(packet));
            teller.tell(|| Event::secret("BB-4.4", say(), SeatSet::one(seat), None));
        }
    }

    /// BB-4.5 to BB-4.8: all have chosen; packets move on to the left, or the last cards come without a decision.
    fn pass_packets(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        state.open.flow.pass += 1;
        teller.reveal();
        let pass = state.open.flow.pass as usize;
        tell!(teller, if pass == 1 { "BB-4.5" } else { "BB-4.6" }, "told-pass");
        if pass < rules.passes() {
            self.tell_packets(state, teller);
            return;
        }
        for seat in state.open.players.seats() {
            let rest = state.hidden.packet(seat, pass);
            state.hidden.hands[seat] |= rest;
            let say = || message!("told-last-packet", cards = values(rest));
            teller.tell(|| Event::secret("BB-4.7", say(), SeatSet::one(seat), None));
        }
        tell!(teller, "BB-4.8", "told-draft-over");
        state.finish(Part::Draft, Step::BeginTrick);
    }
}

/// BB-4.4: everybody chooses two cards of his packet, secretly and at once; with the second one his answer is given.
impl Decision<BrianBoru> for Draft {
    fn clause(&self) -> &'static str {
        "BB-4.4"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        Asks::Together(self.choosing(state))
    }

    fn turn(&self, _: &BrianBoru, _: &State) -> &'static str {
        "BB-4.9"
    }

    fn prompt(&self, _: &BrianBoru, view: &View, _: Seat) -> Message {
        let picks = view.own.as_ref().and_then(|own| own.picks.get(view.open.flow.pass as usize));
        message!("ask-draft", n = CHOSEN - picks.map_or(0, |picks| picks.len().min(CHOSEN)))
    }

    fn offers(&self, _: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.hidden.packet(seat, state.open.flow.pass as usize).iter().map(Action::Pick));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Pick(card) = *action else { return Some(Step::Draft.not_now()) };
        if state.hidden.hands[seat].has(card) {
            return Some(refuse!("BB-4.9", "no-card-chosen", card = card));
        }
        let players = state.open.seats();
        let origin = Seat::new((seat.index() + 4 * players - state.open.flow.pass as usize) % players);
        let dealt = state.hidden.deal[origin].has(card);
        let taken = state.hidden.picks.iter().any(|picks| picks.values().iter().any(|cards| cards.has(card)));
        if dealt && !taken { None } else { Some(refuse!("BB-4.4", "no-not-in-packet", card = card)) }
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Pick(card) = *action else { return };
        let picks = &mut state.hidden.picks[state.open.flow.pass as usize][seat];
        picks.add(card);
        state.hidden.hands[seat].add(card);
        let done = picks.len() == CHOSEN;
        let others = || done.then(|| message!("told-picked", seat = seat));
        teller.tell(|| Event::secret("BB-4.4", message!("told-pick", card = card), SeatSet::one(seat), others()));
        if self.choosing(state).is_empty() {
            self.pass_packets(rules, state, teller);
        }
    }
}
