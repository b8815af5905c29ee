//! The unique actions (CM-10, CM-13.2).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::deck::observer_of_blocks;
use crate::flow::{Draw, Frame};
use crate::hex::{Hex, HexSet};
use crate::pieces::Units;
use crate::pile::{Kind, Pile};
use crate::state::{Face, State};
use crate::told;
use table::{Message, Refusal, SeatSet, Teller};

const WARLORD: Character = Character::Warlord;

impl CrescentMoon {
    // --- Uprising (CM-10.1, CM-10.2) ---

    /// Own tokens in hexes others control.
    fn uprising_hexes(&self, s: &State) -> HexSet {
        if s.table.discs[WARLORD.index()] == 0 {
            return HexSet::NONE;
        }
        s.table.tokens[WARLORD.index()] & s.table.control_of_others(WARLORD)
    }

    pub(crate) fn offer_uprising(&self, s: &State, offers: &mut impl Sink) {
        for hex in self.uprising_hexes(s) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_uprising(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-10.1")) };
        if s.table.discs[WARLORD.index()] == 0 {
            return Some(Refusal::new("CM-10.2", Message::new("no-units-left")));
        }
        if s.table.influence(hex) != Some(WARLORD) {
            return Some(Refusal::new("CM-10.1", Message::new("no-own-token")));
        }
        let held = s.table.controller(hex).is_some_and(|owner| owner != WARLORD);
        (!held).then(|| Refusal::new("CM-10.1", Message::new("no-uprising-free")))
    }

    /// The token is removed, units come from supply, combat follows.
    pub(crate) fn uprising(&self, s: &mut State, hex: Hex, t: &mut Teller) {
        let Some(defender) = s.table.controller(hex) else { return };
        let units = self.edition.numbers.uprising_units.min(s.table.discs[WARLORD.index()]);
        s.table.tokens[WARLORD.index()].remove(hex);
        s.table.discs[WARLORD.index()] -= units;
        s.table.add_units(WARLORD, hex, Units::new(units, 0));
        s.table.pop();
        told::say(t, "CM-10.1", || {
            let message = Message::new("told-uprising").with("seat", s.table.seat(WARLORD));
            message.with("units", told::units_arg(Units::new(units, 0))).with("hex", told::hex_arg(&s.table.land, hex))
        });
        self.begin_combat(s, WARLORD, defender, hex);
    }

    // --- Muster (CM-10.3, CM-13.2) ---

    /// Own tokens in hexes no other player controls.
    pub(crate) fn muster_hexes(&self, s: &State) -> HexSet {
        s.table.tokens[WARLORD.index()].minus(s.table.control_of_others(WARLORD))
    }

    /// Which hex is next; only asked where the order matters because units run short (ruling X-19).
    pub(crate) fn offer_muster(&self, s: &State, left: HexSet, offers: &mut impl Sink) {
        let enough = s.table.discs[WARLORD.index()] >= 2 * left.len();
        for hex in left.into_iter().take(if enough { 1 } else { left.len() as usize }) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_muster(&self, s: &State, left: HexSet, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-10.3")) };
        if !left.has(hex) {
            return Some(Refusal::new("CM-10.3", Message::new("no-muster-hex")));
        }
        let short = u16::from(s.table.discs[WARLORD.index()]) < 2 * u16::from(left.len());
        let first = left.lowest() == Some(hex);
        (!short && !first).then(|| Refusal::new("CM-10.3", Message::new("no-muster-order")))
    }

    pub(crate) fn muster_hex(&self, s: &mut State, mut left: HexSet, hex: Hex) {
        left.remove(hex);
        s.table.turn_to(Frame::Muster { left });
        s.table.push(Frame::MusterAt { hex });
    }

    pub(crate) fn offer_muster_at(&self, offers: &mut impl Sink) {
        offers.push(Action::Count(1));
        offers.push(Action::Count(2));
    }

    pub(crate) fn refuse_muster_at(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Count(1 | 2) => None,
            Action::Count(_) => Some(Refusal::new("CM-10.3", Message::new("no-muster-count"))),
            _ => Some(told::not_asked()),
        }
    }

    /// One unit; or two, and the token goes even if supply gives only one.
    pub(crate) fn muster(&self, s: &mut State, hex: Hex, units: u8, t: &mut Teller) {
        let placed = units.min(s.table.discs[WARLORD.index()]);
        s.table.discs[WARLORD.index()] -= placed;
        s.table.add_units(WARLORD, hex, Units::new(placed, 0));
        if units == 2 {
            s.table.tokens[WARLORD.index()].remove(hex);
        }
        s.table.pop();
        told::say(t, "CM-10.3", || {
            let key = if units == 2 { "told-muster-two" } else { "told-muster-one" };
            let message = Message::new(key).with("seat", s.table.seat(WARLORD));
            message.with("units", told::units_arg(Units::new(placed, 0))).with("hex", told::hex_arg(&s.table.land, hex))
        });
    }

    // --- Intrigue (CM-10.4, CM-10.5) ---

    pub(crate) fn begin_intrigue(&self, s: &mut State, t: &mut Teller) {
        if !self.draw(s, Draw::Intrigue, self.edition.numbers.intrigue_look) {
            // Nothing to look at: every card due is missing, and pays.
            s.table.looking = Some(Face { size: 0, barren: true });
            self.intrigue_looked(s, t);
        }
    }

    fn intrigue_cards(&self, s: &State) -> Pile {
        s.secret.look.cards.only(self.edition.sets.murshid)
    }

    /// With enough Murshid cards the Murshid picks; otherwise all are taken, and each missing one pays a coin (CM-10.5).
    pub(crate) fn intrigue_looked(&self, s: &mut State, t: &mut Teller) {
        let murshid = Character::Murshid;
        let numbers = &self.edition.numbers;
        let empty = s.table.hand_sizes[murshid.index()] == 0;
        let due = if empty { numbers.intrigue_empty } else { numbers.intrigue_usual };
        let cards = self.intrigue_cards(s);
        self.forget_what_may_go(s);
        if cards.len() >= due {
            s.table.push(Frame::IntriguePick { left: due });
            return;
        }
        for kind in self.edition.rack.cards(cards) {
            self.take_from_look(s, kind);
        }
        let missing = due - cards.len();
        s.table.coins[murshid.index()] += u16::from(missing);
        let seat = s.table.seat(murshid);
        told::say(t, "CM-10.5", || {
            Message::new("told-intrigue-short").with("seat", seat).with("n", cards.len()).with("coins", missing)
        });
        self.end_intrigue(s, false);
    }

    /// What others surely know of the cards shrinks to those that cannot be taken.
    fn forget_what_may_go(&self, s: &mut State) {
        for (observer, known) in s.secret.look.known.iter_mut().enumerate() {
            if observer != observer_of_blocks(Some(Character::Murshid)) {
                *known = self.edition.rack.without(*known, known.only(self.edition.sets.murshid));
            }
        }
    }

    /// A Murshid card leaves the cards looked at; nobody else sees which.
    fn take_from_look(&self, s: &mut State, kind: Kind) {
        self.edition.rack.take(&mut s.secret.look.cards, kind);
        s.secret.look.known[observer_of_blocks(Some(Character::Murshid))] = s.secret.look.cards;
        if let Some(face) = &mut s.table.looking {
            face.size = s.secret.look.cards.len();
        }
        self.take_in_secret(s, kind);
    }

    fn end_intrigue(&self, s: &mut State, on_top: bool) {
        self.put_back(s, on_top, !on_top);
        self.check_hands(s);
    }

    pub(crate) fn offer_intrigue(&self, s: &State, offers: &mut impl Sink) {
        self.edition.rack.each(self.intrigue_cards(s)).for_each(|kind| offers.push(Action::Card(kind)));
    }

    pub(crate) fn refuse_intrigue(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::Card(kind) = action else { return Some(told::not_asked()) };
        let refused =
            |key: &'static str| Some(Refusal::new("CM-10.4", Message::new(key).with("card", self.card_arg(kind))));
        if !self.edition.rack.has(s.secret.look.cards, kind) {
            return refused("no-card-looked");
        }
        if self.edition.card(kind).associated != Character::Murshid {
            return refused("no-card-murshid");
        }
        None
    }

    /// A card is taken unseen; when all are, the rest goes on top (CM-10.4).
    pub(crate) fn intrigue_pick(&self, s: &mut State, left: u8, kind: Kind, t: &mut Teller) {
        self.take_from_look(s, kind);
        let seat = s.table.seat(Character::Murshid);
        let took = || Message::new("told-intrigue-card").with("seat", seat).with("card", self.card_arg(kind));
        told::whisper(t, "CM-10.4", SeatSet::one(seat), took, || {
            Some(Message::new("told-intrigue").with("seat", seat))
        });
        if left > 1 {
            s.table.turn_to(Frame::IntriguePick { left: left - 1 });
        } else {
            s.table.pop();
            self.end_intrigue(s, true);
        }
    }

    // --- Conspire (CM-10.6) ---

    /// Fills the next empty slot, or puts the rest to the bottom.
    pub(crate) fn conspire_on(&self, s: &mut State) {
        let slots = self.edition.slots[crate::edition::RowName::Sultan.index()] as usize;
        let empty = s.table.sultan_market[..slots].iter().any(Option::is_none);
        if empty && !s.secret.look.cards.is_empty() {
            s.table.push(Frame::ConspirePick);
        } else {
            let barren = s.table.looking.is_some_and(|face| face.barren);
            self.put_back(s, false, barren);
        }
    }

    pub(crate) fn offer_conspire(&self, s: &State, offers: &mut impl Sink) {
        self.edition.rack.each(s.secret.look.cards).for_each(|kind| offers.push(Action::Card(kind)));
    }

    pub(crate) fn refuse_conspire(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::Card(kind) = action else { return Some(told::not_asked()) };
        let there = self.edition.rack.count(s.secret.look.cards, kind) > 0;
        (!there).then(|| Refusal::new("CM-10.6", Message::new("no-card-looked").with("card", self.card_arg(kind))))
    }

    pub(crate) fn conspire_pick(&self, s: &mut State, kind: Kind, t: &mut Teller) {
        let rack = &self.edition.rack;
        rack.take(&mut s.secret.look.cards, kind);
        s.secret.look.known.iter_mut().for_each(|known| {
            rack.take(known, kind);
        });
        s.secret.look.known[observer_of_blocks(Some(Character::Sultan))] = s.secret.look.cards;
        if let Some(face) = &mut s.table.looking {
            face.size = s.secret.look.cards.len();
        }
        if let Some(slot) = s.table.sultan_market.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(kind);
        }
        t.reveal();
        let seat = s.table.seat(Character::Sultan);
        told::say(t, "CM-10.6", || Message::new("told-conspire").with("seat", seat).with("card", self.card_arg(kind)));
        s.table.pop();
        self.conspire_on(s);
    }

    // --- Move the palace (CM-10.7) ---

    pub(crate) fn offer_palace(&self, s: &State, offers: &mut impl Sink) {
        let caliph = Character::Caliph;
        let open = s.table.presence(caliph).minus(s.table.control_of_others(caliph)).minus(s.table.palace);
        open.for_each(|hex| offers.push(Action::At(s.table.land.at(hex))));
    }

    pub(crate) fn refuse_palace(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let refused = |key: &'static str| Some(Refusal::new("CM-10.7", Message::new(key)));
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-10.7")) };
        let group = s.table.group(Character::Caliph, hex);
        if group.palace {
            return refused("no-palace-same");
        }
        if group.is_empty() {
            return refused("no-place-absent");
        }
        let held = s.table.controller(hex).is_some_and(|owner| owner != Character::Caliph);
        if held { refused("no-palace-held") } else { None }
    }

    pub(crate) fn move_palace(&self, s: &mut State, hex: Hex, t: &mut Teller) {
        s.table.palace = hex.alone();
        s.table.pop();
        told::say(t, "CM-10.7", || {
            let hex = told::hex_arg(&s.table.land, hex);
            Message::new("told-palace").with("seat", s.table.seat(Character::Caliph)).with("hex", hex)
        });
    }

    // --- Desertion (CM-10.8) ---

    /// Whose mercenaries stand in a hex, and how many, if they are not the Nomad's.
    fn foreign_mercenaries(&self, s: &State, hex: Hex) -> Option<(Character, u8)> {
        let owner = s.table.controller(hex).filter(|owner| *owner != Character::Nomad)?;
        let count = s.table.units(owner, hex).m;
        (count > 0).then_some((owner, count))
    }

    pub(crate) fn offer_desertion(&self, s: &State, offers: &mut impl Sink) {
        for hex in s.table.land.all() {
            if self.foreign_mercenaries(s, hex).is_some() {
                offers.push(Action::At(s.table.land.at(hex)));
            }
        }
    }

    pub(crate) fn refuse_desertion(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-10.8")) };
        let others = Character::playing(self.players).filter(|who| *who != Character::Nomad);
        let any = others.into_iter().any(|who| s.table.units(who, hex).m > 0);
        (!any).then(|| Refusal::new("CM-10.8", Message::new("no-desertion-there")))
    }

    pub(crate) fn offer_desertion_count(&self, s: &State, hex: Hex, offers: &mut impl Sink) {
        let most = self.foreign_mercenaries(s, hex).map_or(0, |(_, count)| count);
        (1..=most).for_each(|count| offers.push(Action::Count(count)));
    }

    pub(crate) fn refuse_desertion_count(&self, s: &State, hex: Hex, action: Action) -> Option<Refusal> {
        let Action::Count(count) = action else { return Some(told::not_asked()) };
        let others = Character::playing(self.players).filter(|who| *who != Character::Nomad);
        let most = others.into_iter().map(|who| s.table.units(who, hex).m).sum::<u8>();
        let fits = (1..=most).contains(&count);
        (!fits).then(|| Refusal::new("CM-10.8", Message::new("no-desertion-count").with("n", most)))
    }

    /// They return to their owner; as many of the Nomad's own go to the reserves card (CM-10.8, ruling X-37).
    pub(crate) fn desert(&self, s: &mut State, hex: Hex, count: u8, t: &mut Teller) {
        s.table.pop();
        let Some((owner, _)) = self.foreign_mercenaries(s, hex) else { return };
        let nomad = Character::Nomad;
        s.table.remove_units(owner, hex, Units::new(0, count));
        s.table.discs[owner.index()] += count;
        let gained = count.min(s.table.discs[nomad.index()]);
        s.table.discs[nomad.index()] -= gained;
        s.table.reserve[nomad.index()] += gained;
        told::say(t, "CM-10.8", || {
            let message =
                Message::new("told-desertion").with("seat", s.table.seat(nomad)).with("of", s.table.seat(owner));
            message.with("n", count).with("hex", told::hex_arg(&s.table.land, hex))
        });
    }
}
