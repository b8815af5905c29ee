//! Recruit: units come from the reserve to the map (NG-6).

mod camps;

use crate::effect::{Ground, Levy, RecruitCard};
use crate::prelude::*;
use crate::price::Price;

/// As many units as a rule for several territories may ask for.
const ANY: u8 = 99;

impl Northgard {
    /// NG-6.9, NG-26.5: neutral territories that can take units outside a Move.
    fn neutral_ground(&self, state: &State) -> LandSet {
        let closed = |land: &Land| state.land(*land).has_bear() || self.is_haunted(state, *land);
        state.neutral().iter().filter(|land| !closed(land)).collect()
    }

    /// Own territories that can take recruits (NG-6.9).
    fn own_ground(&self, state: &State, seat: Seat) -> LandSet {
        state.held(seat).iter().filter(|land| !state.land(*land).has_bear()).collect()
    }

    pub(crate) fn can_recruit(&self, state: &State, seat: Seat, ground: Ground) -> bool {
        let own = ground != Ground::Neutral && state.is_on_map(seat);
        let neutral = ground != Ground::Own || !state.is_on_map(seat);
        !state.reserve(seat).is_empty()
            && ((own && !self.own_ground(state, seat).is_empty())
                || (neutral && !self.neutral_ground(state).is_empty()))
    }

    pub(crate) fn why_no_recruit(&self, state: &State, seat: Seat, ground: Ground) -> Option<Refusal> {
        if state.player(seat).reserve == 0 && !state.kaija_ready(seat) {
            return no("NG-6.2", "no-reserve");
        }
        let here = |(land, _): (Land, _)| state.figures(land, seat) > 0;
        let homeless = !state.open.map.territories().any(here);
        let probe = Recruit::new(seat, RecruitCard { ground, ..RecruitCard::own(1) }, homeless);
        if state.lands().iter().any(|land| probe.bad_ground(self, state, land).is_none()) {
            None
        } else {
            no("NG-6.1", "no-place-to-recruit")
        }
    }

    /// How many figures a rule lets a territory take.
    fn levy_cap(&self, state: &State, seat: Seat, rule: Levy, land: Land) -> u8 {
        let place = state.land(land);
        match rule {
            Levy::OpenOrWood => u8::from(!place.is_closed() || place.icons[Resource::Wood.index()] > 0),
            Levy::Frontier => u8::from(self.enemies(seat).any(|enemy| place.near.meets(state.held(enemy)))),
            Levy::Food => place.wealth()[0],
            Levy::Wood => place.wealth()[1],
            Levy::Lore => place.wealth()[2],
        }
    }

    pub(crate) fn can_levy(&self, state: &State, seat: Seat, rule: Levy) -> bool {
        !state.reserve(seat).is_empty()
            && self.own_ground(state, seat).iter().any(|land| self.levy_cap(state, seat, rule, land) > 0)
    }

    pub(crate) fn why_no_levy(&self, state: &State, seat: Seat, rule: Levy) -> Option<Refusal> {
        if state.reserve(seat).is_empty() {
            return no("NG-6.2", "no-reserve");
        }
        if !state.is_on_map(seat) {
            return no("NG-6.8", "no-units-on-map");
        }
        let probe = Recruit::levy(seat, rule, 0);
        let fits = state.lands().iter().any(|land| probe.bad_ground(self, state, land).is_none());
        if fits { None } else { no(levy_clause(rule), "no-levy-anywhere") }
    }
}

/// The clause of the card with this rule.
fn levy_clause(rule: Levy) -> &'static str {
    match rule {
        Levy::OpenOrWood => "NG-17.5",
        Levy::Frontier => "NG-17.21",
        Levy::Food => "NG-19.18",
        Levy::Wood => "NG-19.36",
        Levy::Lore => "NG-19.24",
    }
}

/// Why a territory takes no unit by this rule.
fn no_levy(rule: Levy) -> &'static str {
    match rule {
        Levy::OpenOrWood => "no-levy-open_or_wood",
        Levy::Frontier => "no-levy-frontier",
        Levy::Food => "no-levy-food",
        Levy::Wood => "no-levy-wood",
        Levy::Lore => "no-levy-lore",
    }
}

impl Recruit {
    /// The Recruit of a card; `homeless` for a player without any figure on the map (NG-6.3).
    pub(crate) fn new(seat: Seat, card: RecruitCard, homeless: bool) -> Recruit {
        let RecruitCard { units: left, ground, together, toll } = card;
        Recruit { seat, left, ground, together, toll, paid: false, levy: None, homeless }
    }

    /// The Recruit of a card with a rule for several territories; 0 lands for no limit.
    pub(crate) fn levy(seat: Seat, rule: Levy, lands: u8) -> Recruit {
        let units = if lands == 0 { ANY } else { lands };
        Recruit { levy: Some(rule), ..Recruit::new(seat, RecruitCard::own(units), false) }
    }

    fn toll(&self) -> Price {
        Price { amount: self.toll, clause: "NG-17.12" }
    }

    /// Whether all figures here came with this Recruit, so that the territory was neutral when it began (NG-6.7).
    fn was_neutral(&self, state: &State, land: Land) -> bool {
        let fresh = state.land(land).fresh;
        fresh > 0 && state.figures(land, self.seat) == fresh
    }

    /// Territories in which the next unit may be placed.
    fn lands(&self, rules: &Northgard, state: &State) -> LandSet {
        let seat = self.seat;
        let own = rules.own_ground(state, seat);
        if let Some(rule) = self.levy {
            let room = |land: &Land| rules.levy_cap(state, seat, rule, *land) > state.land(*land).fresh;
            return own.iter().filter(room).collect();
        }
        let fresh: LandSet = own.iter().filter(|land| state.land(*land).fresh > 0).collect();
        if self.together && !fresh.is_empty() {
            return fresh;
        }
        let new: LandSet = fresh.iter().filter(|land| self.was_neutral(state, *land)).collect();
        match self.ground {
            Ground::Own if self.homeless => rules.neutral_ground(state) | new,
            Ground::Own => own,
            Ground::Neutral => rules.neutral_ground(state) | new,
            Ground::Either => rules.neutral_ground(state) | own,
        }
    }

    /// Why no unit may be placed here; written independently of [`Recruit::lands`].
    fn bad_ground(&self, rules: &Northgard, state: &State, land: Land) -> Option<Refusal> {
        let place = state.land(land);
        let seat = self.seat;
        if place.has_bear() {
            return no("NG-29.2", "no-bear-recruit");
        }
        let here = state.figures(land, seat);
        if here == 0 && state.all_figures(land) > 0 {
            return no("NG-6.1", "no-not-yours");
        }
        if let Some(rule) = self.levy {
            let most = rules.levy_cap(state, seat, rule, land);
            return match here {
                0 => no("NG-6.1", "no-not-yours"),
                _ if most == 0 => no(levy_clause(rule), no_levy(rule)),
                _ if place.fresh >= most => no(levy_clause(rule), "no-more-recruits-here"),
                _ => None,
            };
        }
        let begun = |other: &crate::map::Territory| other.owner == Some(seat) && other.fresh > 0;
        if self.together && place.fresh == 0 && state.open.map.lands.iter().any(begun) {
            return no(state.card_clause("NG-18.11"), "no-same-land");
        }
        let neutral = here == 0 || here == place.fresh;
        if here == 0 && rules.is_haunted(state, land) {
            return no("NG-6.9", "no-hostile-there");
        }
        match self.ground {
            Ground::Neutral if !neutral => no("NG-6.7", "no-neutral-only"),
            Ground::Own if neutral && !self.homeless => no("NG-6.1", "no-not-yours"),
            _ => None,
        }
    }

    /// Whether anything has been placed.
    fn has_begun(&self, state: &State) -> bool {
        state.held(self.seat).iter().any(|land| state.land(land).fresh > 0)
    }

    fn bad_recruit(&self, rules: &Northgard, state: &State, at: Standing) -> Option<Refusal> {
        let Some(land) = state.named(at.site) else { return no("NG-6.1", "no-such-land") };
        match at.figure {
            Figure::Kaija if !state.kaija_ready(self.seat) => no("NG-6.6", "no-kaija-here"),
            Figure::Unit if state.player(self.seat).reserve == 0 => no("NG-6.2", "no-reserve"),
            Figure::Kaija | Figure::Unit => self.bad_ground(rules, state, land),
        }
    }
}

impl Decision<Northgard> for Recruit {
    asked!(Northgard, "NG-6.1", |recruit| match recruit.left {
        0 => message!("ask-toll", n = recruit.toll),
        left => message!("ask-recruit", n = left.min(14)),
    });

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        if self.left == 0 {
            offers.put_all(self.toll().ways(state, seat).map(Action::Pay));
            return offers.put(Action::Skip);
        }
        let reserve = state.reserve(seat);
        for land in self.lands(rules, state).iter() {
            let site = state.site(land);
            offers.put_all(reserve.kinds().map(|figure| Action::Recruit(Standing { site, figure })));
        }
        if self.has_begun(state) && !self.paid {
            offers.put(Action::Stop);
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Pay(paid) if self.left == 0 => self.toll().refusal(state, seat, paid),
            Action::Skip if self.left == 0 => None,
            _ if self.left == 0 => no("NG-17.12", "no-not-now"),
            Action::Stop if self.paid => no("NG-17.12", "no-recruit-one"),
            Action::Stop if state.open.map.lands.iter().any(|land| land.fresh > 0) => None,
            Action::Stop => no("NG-1.10", "no-recruit-one"),
            Action::Recruit(at) => self.bad_recruit(rules, state, at),
            _ => no("NG-6.1", "no-not-now"),
        }
    }

    fn act(mut self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Recruit(at) => {
                self.left -= 1;
                let land = state.at(at.site);
                state.deploy(land, seat, at.group());
                state.land_mut(land).fresh += 1;
                let clause = if self.homeless { "NG-6.3" } else { "NG-6.1" };
                tell_recruit(teller, clause, seat, at);
            }
            Action::Pay(paid) => {
                state.pay(seat, paid);
                self = Recruit { left: 1, toll: 0, paid: true, ..self };
                tell!(teller, "NG-17.12", "told-paid", seat = seat, goods = goods(paid));
            }
            Action::Skip => self.toll = 0,
            _ => self.left = 0,
        }
        state.set(self);
    }

    /// NG-6.2: with an empty reserve nobody comes.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let figures = !state.reserve(self.seat).is_empty();
        if self.left > 0 {
            let stuck = !figures || self.lands(rules, state).is_empty();
            if !figures {
                tell!(teller, "NG-6.2", "told-reserve-empty", seat = self.seat);
            }
            if stuck {
                state.set(Recruit { left: 0, ..self });
            }
            return stuck;
        }
        if self.toll > 0 && figures && state.player(self.seat).wealth() >= self.toll.into() {
            return false;
        }
        state.pop();
        rules.call_camps(state, self.seat);
        true
    }
}

fn tell_recruit(teller: &mut Teller, clause: &'static str, seat: Seat, at: Standing) {
    let (clause, key) =
        if at.figure == Figure::Kaija { ("NG-6.6", "told-recruit-kaija") } else { (clause, "told-recruit") };
    tell!(teller, clause, key, seat = seat, land = at.site);
}
