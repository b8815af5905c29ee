//! Bargains: hiring, bribing, the Sultan's market (CM-6.20–6.25, CM-6.27, CM-7.1–7.6).
//!
//! Terms are entered one by one. A complete proposal is accepted, declined or countered; a counter is accepted or declined.
//! Entering a bargain counts as a proposal even if it is withdrawn, so that a table cannot stall.

use crate::bargains::{Bargain, BargainKind};
use crate::edition::RowName;
use crate::prelude::*;
use crate::standard::Price;

impl BargainKind {
    /// With whom the bargain is struck.
    pub const fn partner(self) -> Character {
        match self {
            BargainKind::Hire | BargainKind::Bribe => Character::Nomad,
            BargainKind::Card => Character::Sultan,
        }
    }

    /// The rule about its terms.
    const fn clause(self) -> &'static str {
        match self {
            BargainKind::Hire => "CM-7.4",
            BargainKind::Bribe => "CM-7.5",
            BargainKind::Card => "CM-7.6",
        }
    }

    /// The first term.
    const fn first(self) -> BargainStep {
        match self {
            BargainKind::Hire => BargainStep::TermUnits,
            BargainKind::Bribe => BargainStep::TermHex,
            BargainKind::Card => BargainStep::TermCard,
        }
    }
}

/// The hex of a bribe (CM-7.5).
impl Decision<CrescentMoon> for TermHex {
    const CLAUSE: &'static str = "CM-7.5";
    const ASKED: fn(&State) -> Seat = State::term_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, seat: Seat) -> Message {
        ask_with_other(view, "ask-bargain-hex", seat)
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(bribe_hexes(state).iter().map(|hex| Action::At(state.open.land.at(hex))));
        state.open.offer_withdrawing(offers);
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return state.open.refuse_withdrawing(self.clause(), action) };
        match state.open.land.find(at) {
            Some(hex) if state.open.units(Character::Nomad, hex).m > 0 => None,
            Some(_) => no("CM-7.5", "no-bribe-there"),
            None => Some(no_such_hex("CM-7.5")),
        }
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::At(at) = *action else { return state.open.withdraw(teller) };
        let hex = state.open.land.find(at);
        state.open.fill_in(BargainStep::TermUnits, |terms| terms.hex = hex);
    }
}

/// The card of the Sultan's market (CM-7.6).
impl Decision<CrescentMoon> for TermCard {
    const CLAUSE: &'static str = "CM-7.6";
    const ASKED: fn(&State) -> Seat = State::term_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, seat: Seat) -> Message {
        ask_with_other(view, "ask-bargain-card", seat)
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let market = &state.open.sultan_market;
        for (slot, card) in market.iter().enumerate() {
            if let Some(kind) = card.filter(|kind| !market[..slot].contains(&Some(*kind))) {
                offers.put(Action::Card(kind));
            }
        }
        state.open.offer_withdrawing(offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Card(kind) = *action else { return state.open.refuse_withdrawing(self.clause(), action) };
        let there = state.open.sultan_market.iter().flatten().any(|card| *card == kind);
        (!there).then(|| refuse!("CM-7.6", "no-buy-there", card = rules.card_arg(kind), row = RowName::Sultan))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Card(kind) = *action else { return state.open.withdraw(teller) };
        state.open.fill_in(BargainStep::TermPrice, |terms| terms.card = Some(kind));
    }
}

/// How many units (CM-7.4, CM-7.5).
impl Decision<CrescentMoon> for TermUnits {
    const CLAUSE: &'static str = "CM-7.4";
    const ASKED: fn(&State) -> Seat = State::term_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, seat: Seat) -> Message {
        ask_with_other(view, "ask-bargain-units", seat)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let Some(bargain) = &state.open.bargain else { return };
        offers.put_all((1..=rules.most_units(state, bargain)).map(Action::Count));
        state.open.offer_withdrawing(offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match (*action, &state.open.bargain) {
            (Action::Count(units), Some(bargain)) => rules.refuse_units_of(state, bargain, units),
            _ => state.open.refuse_withdrawing(self.clause(), action),
        }
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Count(units) = *action else { return state.open.withdraw(teller) };
        state.open.fill_in(BargainStep::TermPrice, |terms| terms.units = units);
    }
}

/// The price, with which the terms are complete (CM-7.4–7.6).
impl Decision<CrescentMoon> for TermPrice {
    const CLAUSE: &'static str = "CM-7.1";
    const ASKED: fn(&State) -> Seat = State::term_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, seat: Seat) -> Message {
        ask_with_other(view, "ask-bargain-price", seat)
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let coins = state.open.actor().map_or(0, |who| state.open.coins[who.index()]);
        offers.put_all((0..=coins).map(Action::Pay));
        state.open.offer_withdrawing(offers);
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match (*action, &state.open.bargain) {
            (Action::Pay(price), Some(bargain)) => {
                let coins = state.open.coins[state.open.active().index()];
                (price > coins).then(|| refuse!(bargain.kind.clause(), "no-price", n = coins))
            }
            _ => state.open.refuse_withdrawing(self.clause(), action),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Pay(price) = *action else { return state.open.withdraw(teller) };
        let counter = state.open.bargain.is_some_and(|bargain| bargain.counter);
        let next = if counter { BargainStep::Reply } else { BargainStep::Answer };
        state.open.fill_in(next, |terms| terms.price = price);
        rules.tell_terms(state, teller);
    }
}

/// The partner answers a proposal (CM-7.2).
impl Decision<CrescentMoon> for Answer {
    const CLAUSE: &'static str = "CM-7.2";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        let partner = state.open.bargain.map_or(state.open.active(), |bargain| bargain.kind.partner());
        Asks::Seat(state.open.seat(partner))
    }

    fn prompt(&self, rules: &CrescentMoon, view: &View, _: Seat) -> Message {
        rules.ask_terms(view, "ask-bargain-answer", view.open.active_seat())
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        if state.open.bargain.is_some() {
            offers.put_all([Action::Accept, Action::Decline, Action::Counter]);
        }
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let fits = matches!(action, Action::Accept | Action::Decline | Action::Counter);
        (!fits).then(|| not_asked(self.clause()))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Some(bargain) = state.open.bargain else { return };
        match action {
            Action::Accept => rules.strike(state, &bargain, teller),
            Action::Counter => {
                let kind = bargain.kind;
                let blank = Bargain { kind, hex: None, units: 0, card: None, price: 0, counter: true };
                state.open.fill_in(kind.first(), |terms| *terms = blank);
            }
            _ => state.open.decline(seat, teller),
        }
    }
}

/// The proposer replies to a counter (CM-7.2).
impl Decision<CrescentMoon> for Reply {
    const CLAUSE: &'static str = "CM-7.2";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, rules: &CrescentMoon, view: &View, _: Seat) -> Message {
        let partner = view.open.bargain.map_or(view.open.active(), |bargain| bargain.kind.partner());
        rules.ask_terms(view, "ask-bargain-reply", view.open.seat(partner))
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        if state.open.bargain.is_some() {
            offers.put_all([Action::Accept, Action::Decline]);
        }
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Accept | Action::Decline => None,
            Action::Counter => no("CM-7.2", "no-counter-counter"),
            _ => Some(not_asked(self.clause())),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match (action, state.open.bargain) {
            (Action::Accept, Some(bargain)) => rules.strike(state, &bargain, teller),
            _ => state.open.decline(seat, teller),
        }
    }
}

impl State {
    /// The seat that names the terms: the proposer's, or that of the partner of a counter.
    fn term_seat(&self) -> Seat {
        let counter = self.open.bargain.filter(|bargain| bargain.counter);
        self.open.seat(counter.map_or(self.open.active(), |bargain| bargain.kind.partner()))
    }
}

impl Open {
    /// A proposal may be given up before it is made, a counter not (CM-7.2).
    fn offer_withdrawing(&self, offers: &mut impl Basket<Action>) {
        if self.bargain.is_some_and(|bargain| !bargain.counter) {
            offers.put(Action::Withdraw);
        }
    }

    fn refuse_withdrawing(&self, clause: &'static str, action: &Action) -> Option<Refusal> {
        match action {
            Action::Withdraw if self.bargain.is_some_and(|bargain| !bargain.counter) => None,
            Action::Withdraw => no("CM-7.2", "no-withdraw-counter"),
            _ => Some(not_asked(clause)),
        }
    }

    fn fill_in(&mut self, next: BargainStep, term: impl FnOnce(&mut Bargain)) {
        if let Some(terms) = &mut self.bargain {
            term(terms);
        }
        self.turn_to(next);
    }

    fn withdraw(&mut self, teller: &mut Teller) {
        tell!(teller, "CM-7.3", "told-withdraw", seat = self.active_seat());
        self.bargain = None;
        self.pop();
    }

    fn decline(&mut self, seat: Seat, teller: &mut Teller) {
        tell!(teller, "CM-7.2", "told-decline", seat);
        self.bargain = None;
        self.pop();
    }
}

/// The hexes with Nomad mercenaries.
fn bribe_hexes(state: &State) -> HexSet {
    let nomad = Character::Nomad;
    state.open.armies[nomad.index()].iter().filter(|hex| state.open.units(nomad, *hex).m > 0).collect()
}

/// A question about terms, which names whom the seat bargains with.
fn ask_with_other(view: &View, key: &'static str, seat: Seat) -> Message {
    let active = view.open.active_seat();
    let partner = view.open.bargain.map_or(active, |bargain| view.open.seat(bargain.kind.partner()));
    let with = if seat == active { partner } else { active };
    message!(key, with, character = character_of(view, with))
}

/// The character of a seat, as an argument.
fn character_of(view: &View, seat: Seat) -> Arg {
    view.open.character(seat).map_or_else(|| Arg::from("–"), Arg::from)
}

impl CrescentMoon {
    /// Whether a player may enter a bargain: something can be agreed on, and proposals are left (CM-7.2, CM-7.3).
    pub(crate) fn can_bargain(&self, state: &State, who: Character, kind: BargainKind) -> bool {
        if state.open.tries[kind.index()] >= self.options.bargain_rounds {
            return false;
        }
        match kind {
            BargainKind::Hire => {
                let units = state.open.reserve[Character::Nomad.index()].min(state.open.discs[who.index()]);
                units > 0 && !self.hire_hexes(state, who).is_empty()
            }
            BargainKind::Bribe => state.open.discs[who.index()] > 0 && !bribe_hexes(state).is_empty(),
            BargainKind::Card => state.open.sultan_market.iter().any(Option::is_some),
        }
    }

    pub(crate) fn refuse_bargaining(&self, state: &State, who: Character, kind: BargainKind) -> Option<Refusal> {
        if state.open.tries[kind.index()] >= self.options.bargain_rounds {
            let why = message!("no-bargain-rounds", n = self.options.bargain_rounds);
            return Some(Refusal::new("CM-7.2", why));
        }
        let own = state.open.discs[who.index()];
        let nomad = Character::Nomad;
        match kind {
            BargainKind::Hire if state.open.reserve[nomad.index()] == 0 => no("CM-6.24", "no-hire-units"),
            BargainKind::Hire | BargainKind::Bribe if own == 0 => no("CM-7.4", "no-units-left"),
            BargainKind::Hire => {
                let open = |hex: Hex| state.open.controller(hex).is_none_or(|owner| owner == who);
                let mut present = state.open.land.all().iter().filter(|hex| !state.open.group(who, *hex).is_empty());
                if present.any(open) { None } else { no("CM-6.25", "no-hire-anywhere") }
            }
            BargainKind::Bribe => {
                let hexes = state.open.land.all();
                let any = hexes.iter().any(|hex| state.open.units(nomad, hex).m > 0);
                if any { None } else { no("CM-6.20", "no-bribe-anywhere") }
            }
            BargainKind::Card => {
                let empty = state.open.sultan_market.iter().flatten().next().is_none();
                if empty { no("CM-7.6", "no-sultan-market") } else { None }
            }
        }
    }

    /// Enters a bargain; it costs nothing yet (CM-7.3).
    pub(crate) fn begin_bargain(&self, state: &mut State, kind: BargainKind) {
        state.open.tries[kind.index()] += 1;
        state.open.bargain = Some(Bargain { kind, hex: None, units: 0, card: None, price: 0, counter: false });
        state.open.push(kind.first());
    }

    /// The most units the terms may name so far (CM-7.4, CM-7.5).
    fn most_units(&self, state: &State, bargain: &Bargain) -> u8 {
        let nomad = Character::Nomad;
        let there = match bargain.kind {
            BargainKind::Hire => state.open.reserve[nomad.index()],
            BargainKind::Bribe => bargain.hex.map_or(0, |hex| state.open.units(nomad, hex).m),
            BargainKind::Card => 0,
        };
        let own = state.open.actor().map_or(0, |who| state.open.discs[who.index()]);
        there.min(own).min(self.edition.numbers.bargain_units)
    }

    /// Why the terms may not name so many units (CM-7.4, CM-7.5).
    fn refuse_units_of(&self, state: &State, bargain: &Bargain, units: u8) -> Option<Refusal> {
        let refused = |key: &'static str, n: u8| Some(refuse!(bargain.kind.clause(), key, n));
        let most = self.edition.numbers.bargain_units;
        if units == 0 || units > most {
            return refused("no-bargain-units", most);
        }
        let there = match bargain.hex.filter(|_| bargain.kind == BargainKind::Bribe) {
            Some(hex) => state.open.units(Character::Nomad, hex).m,
            None => state.open.reserve[Character::Nomad.index()],
        };
        if units > there {
            return refused("no-bargain-nomad", there);
        }
        let own = state.open.discs[state.open.active().index()];
        if units > own { refused("no-bargain-own", own) } else { None }
    }

    /// The terms and who named them, for whoever answers.
    fn ask_terms(&self, view: &View, key: &'static str, seat: Seat) -> Message {
        match &view.open.bargain {
            Some(bargain) => {
                message!(key, seat, character = character_of(view, seat), terms = self.terms(&view.open, bargain))
            }
            None => message!("ask-bargain-price", with = seat, character = character_of(view, seat)),
        }
    }

    /// The terms as everybody hears them (CM-7.3).
    fn terms(&self, open: &Open, bargain: &Bargain) -> Message {
        match bargain.kind {
            BargainKind::Hire => message!("terms-hire", n = bargain.units, coins = bargain.price),
            BargainKind::Bribe => {
                let hex = bargain.hex.map_or(Arg::from("–"), |hex| open.place(hex));
                message!("terms-bribe", n = bargain.units, coins = bargain.price, hex)
            }
            BargainKind::Card => {
                let card = bargain.card.map_or(Arg::from("–"), |kind| self.card_arg(kind));
                message!("terms-card", coins = bargain.price, card)
            }
        }
    }

    fn tell_terms(&self, state: &State, teller: &mut Teller) {
        let Some(bargain) = &state.open.bargain else { return };
        let (actor, partner) = (state.open.active(), bargain.kind.partner());
        let (from, to) = if bargain.counter { (partner, actor) } else { (actor, partner) };
        let (seat, to) = (state.open.seat(from), state.open.seat(to));
        let key = if bargain.counter { "told-counter" } else { "told-propose" };
        tell!(teller, bargain.kind.clause(), key, seat, to, terms = self.terms(&state.open, bargain));
    }

    /// Acceptance binds both and fixes the action (CM-7.3, CM-13.20, CM-13.21).
    pub(crate) fn strike(&self, state: &mut State, bargain: &Bargain, teller: &mut Teller) {
        let Some(who) = state.open.actor() else { return };
        let partner = bargain.kind.partner();
        state.open.bargain = None;
        state.open.pop();
        self.carry_out(state);
        let (seat, to) = (state.open.seat(who), state.open.seat(partner));
        tell!(teller, "CM-7.3", "told-struck", seat, to, terms = self.terms(&state.open, bargain));
        self.pay(state, who, Price { coins: bargain.price, to: Some(partner) });
        match bargain.kind {
            BargainKind::Hire => {
                state.open.tally.clients = state.open.tally.clients.with(who);
                state.open.reserve[partner.index()] -= bargain.units;
                state.open.discs[partner.index()] += bargain.units;
                state.open.push(Hire { left: bargain.units });
            }
            BargainKind::Bribe => self.bribe(state, who, bargain, teller),
            BargainKind::Card => self.buy_from_sultan(state, who, bargain, teller),
        }
    }

    /// The Nomad's mercenaries of the hex are replaced; what is left of the Nomad there fights (CM-6.21, CM-6.22).
    fn bribe(&self, state: &mut State, who: Character, bargain: &Bargain, teller: &mut Teller) {
        let (nomad, Some(hex)) = (Character::Nomad, bargain.hex) else { return };
        state.open.tally.clients = state.open.tally.clients.with(who);
        let units = Units::new(0, bargain.units);
        state.open.remove_units(nomad, hex, units);
        state.open.discs[nomad.index()] += bargain.units;
        state.open.discs[who.index()] -= bargain.units;
        state.open.add_units(who, hex, units);
        let seat = state.open.seat(who);
        tell!(teller, "CM-6.21", "told-bribed", seat, units, hex = state.open.place(hex));
        if state.open.force(nomad).has(hex) {
            self.begin_combat(state, who, nomad, hex, teller);
        } else {
            state.open.push(FollowUp { hex });
        }
    }

    /// The agreed card is taken, and buying goes on (CM-6.28, CM-6.30).
    fn buy_from_sultan(&self, state: &mut State, who: Character, bargain: &Bargain, teller: &mut Teller) {
        if let Some(slot) = state.open.sultan_market.iter_mut().find(|slot| **slot == bargain.card) {
            *slot = None;
        }
        if let Some(kind) = bargain.card {
            self.enter_hand(state, who, kind);
        }
        let (seat, to) = (state.open.seat(who), state.open.seat(Character::Sultan));
        tell!(teller, "CM-6.30", "told-paid", seat, to, n = bargain.price);
        state.open.tally.sales = state.open.tally.sales.saturating_add(1);
        state.open.push(Buy { rows: 1 << RowName::Sultan.index() });
    }
}
