//! Bargains: hiring, bribing, the Sultan's market (CM-6.20–6.25, CM-6.27, CM-7.1–7.6).
//!
//! Terms are entered one by one. A complete proposal is accepted, declined or countered; a counter is accepted or declined.
//! Entering a bargain counts as a proposal even if it is withdrawn, so that a table cannot stall.

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::flow::{BargainStep, Frame};
use crate::hex::{Hex, HexSet};
use crate::market::Price;
use crate::pieces::Units;
use crate::state::{Bargain, BargainKind, State};
use crate::told;
use crate::verb::Verb;
use table::{Arg, Message, Refusal, Teller};

impl CrescentMoon {
    /// The hexes with Nomad mercenaries.
    fn bribe_hexes(&self, s: &State) -> HexSet {
        let nomad = Character::Nomad;
        s.table.armies[nomad.index()].filter(|hex| s.table.units(nomad, *hex).m > 0).collect()
    }

    /// Whether a player may enter a bargain: something can be agreed on, and proposals are left (CM-7.2, CM-7.3).
    pub(crate) fn can_bargain(&self, s: &State, who: Character, kind: BargainKind) -> bool {
        if s.table.tries[kind.index()] >= self.options.bargain_rounds {
            return false;
        }
        match kind {
            BargainKind::Hire => {
                let units = s.table.reserve[Character::Nomad.index()].min(s.table.discs[who.index()]);
                units > 0 && !self.hire_hexes(s, who).is_empty()
            }
            BargainKind::Bribe => s.table.discs[who.index()] > 0 && !self.bribe_hexes(s).is_empty(),
            BargainKind::Card => s.table.sultan_market.iter().any(Option::is_some),
        }
    }

    pub(crate) fn refuse_bargaining(&self, s: &State, who: Character, kind: BargainKind) -> Option<Refusal> {
        let refused = |clause: &'static str, key: &'static str| Some(Refusal::new(clause, Message::new(key)));
        if s.table.tries[kind.index()] >= self.options.bargain_rounds {
            let why = Message::new("no-bargain-rounds").with("n", self.options.bargain_rounds);
            return Some(Refusal::new("CM-7.2", why));
        }
        let own = s.table.discs[who.index()];
        let nomad = Character::Nomad;
        match kind {
            BargainKind::Hire if s.table.reserve[nomad.index()] == 0 => refused("CM-6.24", "no-hire-units"),
            BargainKind::Hire | BargainKind::Bribe if own == 0 => refused("CM-7.4", "no-units-left"),
            BargainKind::Hire => {
                let open = |hex: Hex| s.table.controller(hex).is_none_or(|owner| owner == who);
                let mut present = s.table.land.all().filter(|hex| !s.table.group(who, *hex).is_empty());
                if present.any(open) { None } else { refused("CM-6.25", "no-hire-anywhere") }
            }
            BargainKind::Bribe => {
                let mut hexes = s.table.land.all();
                let any = hexes.any(|hex| s.table.units(nomad, hex).m > 0);
                if any { None } else { refused("CM-6.20", "no-bribe-anywhere") }
            }
            BargainKind::Card => {
                let empty = s.table.sultan_market.iter().flatten().next().is_none();
                if empty { refused("CM-7.6", "no-sultan-market") } else { None }
            }
        }
    }

    /// Enters a bargain; it costs nothing yet (CM-7.3).
    pub(crate) fn begin_bargain(&self, s: &mut State, kind: BargainKind) {
        s.table.tries[kind.index()] += 1;
        s.table.bargain = Some(Bargain { kind, hex: None, units: 0, card: None, price: 0, counter: false });
        s.table.push(Frame::Bargain(first_step(kind)));
    }

    /// Who speaks at this step.
    pub(crate) fn bargainer(&self, s: &State, step: BargainStep) -> Character {
        let actor = s.table.actor().unwrap_or_default();
        let Some(bargain) = &s.table.bargain else { return actor };
        let partner = bargain.kind.partner();
        match step {
            BargainStep::Answer => partner,
            BargainStep::Reply => actor,
            _ if bargain.counter => partner,
            _ => actor,
        }
    }

    /// The most units the terms may name so far (CM-7.4, CM-7.5).
    fn most_units(&self, s: &State, bargain: &Bargain) -> u8 {
        let nomad = Character::Nomad;
        let there = match bargain.kind {
            BargainKind::Hire => s.table.reserve[nomad.index()],
            BargainKind::Bribe => bargain.hex.map_or(0, |hex| s.table.units(nomad, hex).m),
            BargainKind::Card => 0,
        };
        let own = s.table.actor().map_or(0, |who| s.table.discs[who.index()]);
        there.min(own).min(self.edition.numbers.bargain_units)
    }

    pub(crate) fn offer_bargain(&self, s: &State, step: BargainStep, offers: &mut impl Sink) {
        let Some(bargain) = &s.table.bargain else { return };
        match step {
            BargainStep::Hex => self.bribe_hexes(s).for_each(|hex| offers.push(Action::At(s.table.land.at(hex)))),
            BargainStep::Card => {
                for (slot, card) in s.table.sultan_market.iter().enumerate() {
                    if let Some(kind) = card.filter(|kind| !s.table.sultan_market[..slot].contains(&Some(*kind))) {
                        offers.push(Action::Card(kind));
                    }
                }
            }
            BargainStep::Units => (1..=self.most_units(s, bargain)).for_each(|units| offers.push(Action::Count(units))),
            BargainStep::Price => {
                let coins = s.table.actor().map_or(0, |who| s.table.coins[who.index()]);
                (0..=coins).for_each(|price| offers.push(Action::Pay(price)));
            }
            BargainStep::Answer => {
                [Action::Accept, Action::Decline, Action::Counter].into_iter().for_each(|a| offers.push(a))
            }
            BargainStep::Reply => [Action::Accept, Action::Decline].into_iter().for_each(|a| offers.push(a)),
        }
        if !bargain.counter && !matches!(step, BargainStep::Answer | BargainStep::Reply) {
            offers.push(Action::Withdraw);
        }
    }

    pub(crate) fn refuse_bargain(&self, s: &State, step: BargainStep, action: Action) -> Option<Refusal> {
        let (Some(bargain), Some(who)) = (&s.table.bargain, s.table.actor()) else { return Some(told::not_asked()) };
        let nomad = Character::Nomad;
        match (step, action) {
            (BargainStep::Answer, Action::Accept | Action::Decline | Action::Counter) => None,
            (BargainStep::Reply, Action::Accept | Action::Decline) => None,
            (BargainStep::Reply, Action::Counter) => Some(Refusal::new("CM-7.2", Message::new("no-counter-counter"))),
            (BargainStep::Answer | BargainStep::Reply, _) => Some(told::not_asked()),
            (_, Action::Withdraw) if !bargain.counter => None,
            (_, Action::Withdraw) => Some(Refusal::new("CM-7.2", Message::new("no-withdraw-counter"))),
            (BargainStep::Hex, Action::At(at)) => match s.table.land.find(at) {
                Some(hex) if s.table.units(nomad, hex).m > 0 => None,
                Some(_) => Some(Refusal::new("CM-7.5", Message::new("no-bribe-there"))),
                None => Some(told::no_such_hex("CM-7.5")),
            },
            (BargainStep::Card, Action::Card(kind)) => {
                let there = s.table.sultan_market.iter().flatten().any(|card| *card == kind);
                (!there).then(|| {
                    let row = Arg::term(crate::edition::RowName::Sultan.term());
                    let why = Message::new("no-buy-there").with("card", self.card_arg(kind)).with("row", row);
                    Refusal::new("CM-7.6", why)
                })
            }
            (BargainStep::Units, Action::Count(units)) => self.refuse_units_of(s, bargain, who, units),
            (BargainStep::Price, Action::Pay(price)) => {
                let coins = s.table.coins[who.index()];
                let clause = match bargain.kind {
                    BargainKind::Hire => "CM-7.4",
                    BargainKind::Bribe => "CM-7.5",
                    BargainKind::Card => "CM-7.6",
                };
                (price > coins).then(|| Refusal::new(clause, Message::new("no-price").with("n", coins)))
            }
            _ => Some(told::not_asked()),
        }
    }

    fn refuse_units_of(&self, s: &State, bargain: &Bargain, who: Character, units: u8) -> Option<Refusal> {
        let bribe = bargain.kind == BargainKind::Bribe;
        let clause = if bribe { "CM-7.5" } else { "CM-7.4" };
        let refused = |key: &'static str, n: u8| Some(Refusal::new(clause, Message::new(key).with("n", n)));
        let most = self.edition.numbers.bargain_units;
        if units == 0 || units > most {
            return refused("no-bargain-units", most);
        }
        let there = match bargain.hex.filter(|_| bribe) {
            Some(hex) => s.table.units(Character::Nomad, hex).m,
            None => s.table.reserve[Character::Nomad.index()],
        };
        if units > there {
            return refused("no-bargain-nomad", there);
        }
        let own = s.table.discs[who.index()];
        if units > own { refused("no-bargain-own", own) } else { None }
    }

    /// Fills in the terms, answers them, carries them out.
    pub(crate) fn bargain(&self, s: &mut State, step: BargainStep, action: Action, t: &mut Teller) {
        let Some(mut bargain) = s.table.bargain else { return };
        let next = match (step, action) {
            (_, Action::Withdraw) => {
                let actor = s.table.actor().unwrap_or_default();
                told::say(t, "CM-7.3", || Message::new("told-withdraw").with("seat", s.table.seat(actor)));
                None
            }
            (BargainStep::Hex, Action::At(at)) => {
                bargain.hex = s.table.land.find(at);
                Some(BargainStep::Units)
            }
            (BargainStep::Card, Action::Card(kind)) => {
                bargain.card = Some(kind);
                Some(BargainStep::Price)
            }
            (BargainStep::Units, Action::Count(units)) => {
                bargain.units = units;
                Some(BargainStep::Price)
            }
            (BargainStep::Price, Action::Pay(price)) => {
                bargain.price = price;
                s.table.bargain = Some(bargain);
                self.tell_terms(s, &bargain, t);
                Some(if bargain.counter { BargainStep::Reply } else { BargainStep::Answer })
            }
            (BargainStep::Answer, Action::Counter) => {
                bargain = Bargain { hex: None, units: 0, card: None, price: 0, counter: true, ..bargain };
                Some(first_step(bargain.kind))
            }
            (_, Action::Accept) => {
                self.strike(s, &bargain, t);
                return;
            }
            _ => {
                let who = self.bargainer(s, step);
                told::say(t, "CM-7.2", || Message::new("told-decline").with("seat", s.table.seat(who)));
                None
            }
        };
        match next {
            Some(step) => {
                s.table.bargain = Some(bargain);
                s.table.turn_to(Frame::Bargain(step));
            }
            None => {
                s.table.bargain = None;
                s.table.pop();
            }
        }
    }

    /// The terms as everybody hears them (CM-7.3).
    pub(crate) fn terms(&self, s: &crate::state::Table, bargain: &Bargain) -> Message {
        match bargain.kind {
            BargainKind::Hire => Message::new("terms-hire").with("n", bargain.units).with("coins", bargain.price),
            BargainKind::Bribe => {
                let terms = Message::new("terms-bribe").with("n", bargain.units).with("coins", bargain.price);
                match bargain.hex {
                    Some(hex) => terms.with("hex", told::hex_arg(&s.land, hex)),
                    None => terms.with("hex", "–"),
                }
            }
            BargainKind::Card => {
                let terms = Message::new("terms-card").with("coins", bargain.price);
                match bargain.card {
                    Some(kind) => terms.with("card", self.card_arg(kind)),
                    None => terms.with("card", "–"),
                }
            }
        }
    }

    fn tell_terms(&self, s: &State, bargain: &Bargain, t: &mut Teller) {
        let (actor, partner) = (s.table.actor().unwrap_or_default(), bargain.kind.partner());
        let (from, to) = if bargain.counter { (partner, actor) } else { (actor, partner) };
        let clause = match bargain.kind {
            BargainKind::Hire => "CM-7.4",
            BargainKind::Bribe => "CM-7.5",
            BargainKind::Card => "CM-7.6",
        };
        told::say(t, clause, || {
            let key = if bargain.counter { "told-counter" } else { "told-propose" };
            let message = Message::new(key).with("seat", s.table.seat(from)).with("to", s.table.seat(to));
            message.with("terms", self.terms(&s.table, bargain))
        });
    }

    /// Acceptance binds both and fixes the action (CM-7.3, CM-13.20, CM-13.21).
    pub(crate) fn strike(&self, s: &mut State, bargain: &Bargain, t: &mut Teller) {
        let Some(who) = s.table.actor() else { return };
        let partner = bargain.kind.partner();
        s.table.bargain = None;
        s.table.pop();
        self.carry_out(s);
        told::say(t, "CM-7.3", || {
            let message = Message::new("told-struck").with("seat", s.table.seat(who)).with("to", s.table.seat(partner));
            message.with("terms", self.terms(&s.table, bargain))
        });
        self.pay(s, who, Price { coins: bargain.price, to: Some(partner) });
        match bargain.kind {
            BargainKind::Hire => {
                s.table.tally.clients = s.table.tally.clients.with(who);
                s.table.reserve[partner.index()] -= bargain.units;
                s.table.discs[partner.index()] += bargain.units;
                s.table.push(Frame::Hire { left: bargain.units });
            }
            BargainKind::Bribe => self.bribe(s, who, bargain),
            BargainKind::Card => self.buy_from_sultan(s, who, bargain),
        }
    }

    /// The Nomad's mercenaries of the hex are replaced; what is left of the Nomad there fights (CM-6.21, CM-6.22).
    fn bribe(&self, s: &mut State, who: Character, bargain: &Bargain) {
        let (nomad, Some(hex)) = (Character::Nomad, bargain.hex) else { return };
        s.table.tally.clients = s.table.tally.clients.with(who);
        let units = Units::new(0, bargain.units);
        s.table.remove_units(nomad, hex, units);
        s.table.discs[nomad.index()] += bargain.units;
        s.table.discs[who.index()] -= bargain.units;
        s.table.add_units(who, hex, units);
        if s.table.force(nomad).has(hex) {
            self.begin_combat(s, who, nomad, hex);
        } else {
            s.table.push(Frame::FollowUp { hex });
        }
    }

    /// The agreed card is taken, and buying goes on (CM-6.28, CM-6.30).
    fn buy_from_sultan(&self, s: &mut State, who: Character, bargain: &Bargain) {
        if let Some(slot) = s.table.sultan_market.iter_mut().find(|slot| **slot == bargain.card) {
            *slot = None;
        }
        if let Some(kind) = bargain.card {
            self.enter_hand(s, who, kind);
        }
        s.table.tally.sales = s.table.tally.sales.saturating_add(1);
        s.table.push(Frame::Buy { rows: 1 << crate::edition::RowName::Sultan.index() });
    }

    // --- the follow-up of a bribe (CM-6.23) ---

    pub(crate) fn offer_follow_up(&self, s: &State, who: Character, hex: Hex, offers: &mut impl Sink) {
        if self.can_move(s, who, Some(hex)) {
            offers.push(Action::Do(Verb::Move));
        }
        if self.can_assault(s, who, Some(hex)) {
            offers.push(Action::Do(Verb::Assault));
        }
        offers.push(Action::Stop);
    }

    /// Only the units just placed may move or assault; there are no others of theirs in the hex.
    pub(crate) fn refuse_follow_up(&self, s: &State, who: Character, hex: Hex, action: Action) -> Option<Refusal> {
        let refused = |key: &'static str| Some(Refusal::new("CM-6.23", Message::new(key)));
        let assault = match action {
            Action::Stop => return None,
            Action::Do(Verb::Move) => false,
            Action::Do(Verb::Assault) => true,
            Action::Do(_) => return refused("no-follow-up"),
            _ => return Some(told::not_asked()),
        };
        if self.could_march_from(s, who, hex, assault) { None } else { refused("no-way-out") }
    }

    pub(crate) fn follow_up(&self, s: &mut State, hex: Hex, action: Action) {
        match action {
            Action::Do(Verb::Move) => s.table.turn_to(Frame::Move { left: 1, any: false, from: Some(hex) }),
            Action::Do(Verb::Assault) => s.table.turn_to(Frame::Assault { from: Some(hex) }),
            _ => s.table.pop(),
        }
    }
}

/// The first term of a bargain.
const fn first_step(kind: BargainKind) -> BargainStep {
    match kind {
        BargainKind::Hire => BargainStep::Units,
        BargainKind::Bribe => BargainStep::Hex,
        BargainKind::Card => BargainStep::Card,
    }
}
