//! The Murshid's Intrigue (CM-10.4, CM-10.5).

use crate::cards::observer_of_blocks;
use crate::prelude::*;
use crate::state::Face;

/// Which of the Murshid cards looked at (CM-10.4).
impl Decision<CrescentMoon> for IntriguePick {
    const CLAUSE: &'static str = "CM-10.4";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        Asks::Always(state.open.seat(Character::Murshid))
    }

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-intrigue", n = self.left)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.edition.rack.each(rules.intrigue_cards(state)).map(Action::Card));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Card(kind) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str| Some(refuse!("CM-10.4", key, card = rules.card_arg(kind)));
        if !rules.edition.rack.has(state.hidden.look.cards, kind) {
            return refused("no-card-looked");
        }
        if rules.edition.card(kind).associated != Character::Murshid {
            return refused("no-card-murshid");
        }
        None
    }

    /// A card is taken unseen; when all are, the rest goes on top.
    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Card(kind) = *action else { return };
        rules.take_from_look(state, kind);
        teller.tell(|| {
            let took = message!("told-intrigue-card", seat, card = rules.card_arg(kind));
            Event::secret("CM-10.4", took, SeatSet::one(seat), Some(message!("told-intrigue", seat)))
        });
        if self.left > 1 {
            state.open.turn_to(IntriguePick { left: self.left - 1 });
        } else {
            state.open.pop();
            rules.end_intrigue(state, true);
        }
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-take-card", action)
    }
}

impl CrescentMoon {
    pub(crate) fn begin_intrigue(&self, state: &mut State, teller: &mut Teller) {
        if !self.draw(state, Purpose::Intrigue, self.edition.numbers.intrigue_look) {
            // Nothing to look at: every card due is missing, and pays.
            state.open.looking = Some(Face { size: 0, barren: true });
            self.intrigue_looked(state, teller);
        }
    }

    fn intrigue_cards(&self, state: &State) -> Pile {
        state.hidden.look.cards.only(self.edition.sets.murshid)
    }

    /// With enough Murshid cards the Murshid picks; otherwise all are taken, and each missing one pays a coin (CM-10.5).
    pub(crate) fn intrigue_looked(&self, state: &mut State, teller: &mut Teller) {
        let murshid = Character::Murshid;
        let numbers = &self.edition.numbers;
        let empty = state.open.hand_sizes[murshid.index()] == 0;
        let due = if empty { numbers.intrigue_empty } else { numbers.intrigue_usual };
        let cards = self.intrigue_cards(state);
        self.forget_what_may_go(state);
        if cards.len() >= due {
            state.open.push(IntriguePick { left: due });
            return;
        }
        for kind in self.edition.rack.cards(cards) {
            self.take_from_look(state, kind);
        }
        let missing = due - cards.len();
        state.open.coins[murshid.index()] += u16::from(missing);
        let seat = state.open.seat(murshid);
        tell!(teller, "CM-10.5", "told-intrigue-short", seat, n = cards.len(), coins = missing);
        self.end_intrigue(state, false);
    }

    /// What others surely know of the cards shrinks to those that cannot be taken.
    fn forget_what_may_go(&self, state: &mut State) {
        for (observer, known) in state.hidden.look.known.iter_mut().enumerate() {
            if observer != observer_of_blocks(Some(Character::Murshid)) {
                *known = self.edition.rack.without(*known, known.only(self.edition.sets.murshid));
            }
        }
    }

    /// A Murshid card leaves the cards looked at; nobody else sees which.
    fn take_from_look(&self, state: &mut State, kind: Kind) {
        self.edition.rack.take(&mut state.hidden.look.cards, kind);
        state.hidden.look.known[observer_of_blocks(Some(Character::Murshid))] = state.hidden.look.cards;
        if let Some(face) = &mut state.open.looking {
            face.size = state.hidden.look.cards.len();
        }
        self.take_in_secret(state, kind);
    }

    fn end_intrigue(&self, state: &mut State, on_top: bool) {
        self.put_back(state, on_top, !on_top);
        self.check_hands(state);
    }
}
