//! Build: places for buildings, and the cards that bend them (NG-7, NG-17.4, NG-17.7, NG-17.17, NG-19.2, NG-19.7).

use crate::effect::BuildCard;
use crate::prelude::*;

/// NG-7.2: the kinds of free slots that fit.
fn slots_for(state: &State, land: Land, building: Building) -> impl Iterator<Item = Slot> + '_ {
    let fits = move |slot: &Slot| match slot {
        Slot::Large => building.is_large(),
        Slot::Stone => !building.is_large(),
        Slot::Small => !building.is_large() && building != Building::CarvedStone,
    };
    Slot::ALL.into_iter().filter(fits).filter(move |slot| state.land(land).free[slot.index()] > 0)
}

impl Build {
    /// The Build of a card.
    pub(crate) fn new(seat: Seat, card: &BuildCard) -> Build {
        Build {
            seat,
            discount: card.discount,
            duplicate: card.duplicate,
            slotless: card.slotless,
            large: true,
            may: false,
            glory: card.glory,
            later: false,
            site: None,
            kind: None,
            done: false,
        }
    }

    /// NG-7.6: the price with the card's discount.
    fn price(&self, rules: &Northgard, building: Building) -> u8 {
        rules.book.building(building).wood.saturating_sub(self.discount)
    }

    /// The wood at hand, with what Glory of the Clan could still collect here first (RU-28).
    fn wood(&self, state: &State, land: Land) -> u16 {
        let more = if self.is_early() { state.land(land).harvest()[Resource::Wood.index()] } else { 0 };
        state.player(self.seat).has(Resource::Wood) + u16::from(more)
    }

    /// Whether the territory may be collected before anything is built.
    fn is_early(&self) -> bool {
        self.glory && !self.later
    }

    /// Whether the question is about collecting.
    fn is_collecting(&self) -> bool {
        self.done || self.is_early()
    }

    /// The types that can be built in a territory with so much wood, as bits; none beside a Brown Bear (NG-7.7).
    fn types(&self, rules: &Northgard, state: &State, land: Land, wood: u16) -> u8 {
        let place = state.land(land);
        if place.has_bear() {
            return 0;
        }
        let mut types = 0;
        let [small, stone, large] = place.free;
        for building in Building::ALL {
            let room = match building {
                _ if building.is_large() => large > 0 && self.large,
                _ if self.slotless => true,
                Building::CarvedStone => stone > 0,
                _ => small + stone > 0,
            };
            let free = self.duplicate || place.count(building) == 0;
            let paid = u16::from(self.price(rules, building)) <= wood;
            if room && free && paid && state.open.supply[building.index()] > 0 {
                types |= 1 << building.index();
            }
        }
        types
    }

    /// Territories in which something can be built.
    fn lands<'a>(&'a self, rules: &'a Northgard, state: &'a State) -> impl Iterator<Item = Land> + 'a {
        let own = state.held(self.seat).iter();
        own.filter(|land| self.types(rules, state, *land, self.wood(state, *land)) != 0)
    }

    pub(crate) fn is_possible(&self, rules: &Northgard, state: &State) -> bool {
        self.lands(rules, state).next().is_some()
    }

    /// Why nothing can be built: the reason that stands last in the way, anywhere.
    pub(crate) fn why_not(&self, rules: &Northgard, state: &State) -> Option<Refusal> {
        let mut reason = None;
        for land in state.lands().iter().filter(|land| state.figures(*land, self.seat) > 0) {
            let here = self.why_not_here(rules, state, land)?;
            reason = nearer(reason, here);
        }
        reason.or_else(|| no("NG-7.1", "no-place-to-build"))
    }

    /// Why nothing can be built in this territory.
    fn why_not_here(&self, rules: &Northgard, state: &State, land: Land) -> Option<Refusal> {
        let mut reason = None;
        for building in Building::ALL {
            let refused = self.bad_building(rules, state, land, building, self.wood(state, land))?;
            reason = nearer(reason, refused);
        }
        reason
    }

    /// Why this cannot be built here; written independently of [`Build::types`].
    fn bad_building(
        &self,
        rules: &Northgard,
        state: &State,
        land: Land,
        building: Building,
        wood: u16,
    ) -> Option<Refusal> {
        let place = state.land(land);
        if place.has_bear() {
            return no("NG-29.2", "no-bear-build");
        }
        if building.is_large() && !self.large {
            return no("NG-19.7", "no-second-large");
        }
        if place.buildings[building.index()] > 0 && !self.duplicate {
            return no("NG-7.3", "no-duplicate");
        }
        if state.open.supply[building.index()] == 0 {
            return no("NG-7.4", "no-token-left");
        }
        if (building.is_large() || !self.slotless) && slots_for(state, land, building).next().is_none() {
            return no("NG-7.2", "no-slot");
        }
        let price = rules.book.building(building).wood.saturating_sub(self.discount);
        if u16::from(price) > wood { no("NG-7.1", "no-wood") } else { None }
    }

    fn some_type(&self, rules: &Northgard, state: &State, land: Land, wood: u16) -> bool {
        Building::ALL.into_iter().any(|building| self.bad_building(rules, state, land, building, wood).is_none())
    }

    fn bad_land(&self, rules: &Northgard, state: &State, site: Site) -> Option<Refusal> {
        let Some(land) = state.named(site) else { return no("NG-7.1", "no-such-land") };
        if state.figures(land, self.seat) == 0 {
            return no("NG-7.1", "no-not-yours");
        }
        self.why_not_here(rules, state, land)
    }

    /// The building is paid for and stands (NG-7.1); Goat eats (NG-16.4).
    fn raise(mut self, rules: &Northgard, state: &mut State, slot: Option<Slot>, teller: &mut Teller) {
        let (Some(site), Some(kind)) = (self.site, self.kind) else { return };
        let seat = self.seat;
        let price = self.price(rules, kind);
        state.pay(seat, [0, price, 0]);
        state.open.supply[kind.index()] -= 1;
        state.open.map.build(&rules.book, state.at(site), kind, slot);
        tell!(teller, "NG-7.1", "told-build", seat = seat, building = kind, land = site, n = price);
        if state.is_clan(seat, Clan::Goat) {
            let food = if kind.is_large() { 2 } else { 1 };
            state.gain(seat, [food, 0, 0_u8]);
            tell!(teller, "NG-16.4", "told-gain", seat = seat, goods = goods([food, 0, 0]));
        }
        state.remember(kind.is_large().then_some(site));
        self.done = true;
        state.set(self);
    }

    /// NG-17.17: the resources of the territory are collected, once.
    fn collect(&mut self, state: &mut State, site: Site, teller: &mut Teller) {
        let harvest = state.land(state.at(site)).harvest();
        state.gain(self.seat, harvest);
        self.glory = false;
        self.later = true;
        tell!(teller, "NG-17.17", "told-collect", seat = self.seat, goods = goods(harvest), land = site);
    }
}

/// Of two reasons the one met later: whoever only lacks the wood is told so, and not that some other type has no slot.
fn nearer(one: Option<Refusal>, other: Refusal) -> Option<Refusal> {
    const ORDER: [&str; 6] =
        ["no-bear-build", "no-second-large", "no-duplicate", "no-token-left", "no-slot", "no-wood"];
    let rank = |refusal: &Refusal| ORDER.iter().position(|key| *key == refusal.why.key);
    match one {
        Some(one) if rank(&one) >= rank(&other) => Some(one),
        _ => Some(other),
    }
}

impl Decision<Northgard> for Build {
    asked!(Northgard, "NG-7.1", |build| match (build.site, build.kind) {
        (None, _) => message!(if build.may { "ask-build-again" } else { "ask-build" }),
        (Some(site), _) if build.is_collecting() => message!("ask-collect", land = site),
        (Some(site), None) => message!("ask-build-type", land = site),
        (Some(_), Some(kind)) => message!("ask-build-slot", building = kind),
    });

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let Some(site) = self.site else {
            offers.put_all(self.lands(rules, state).map(|land| Action::Build(state.site(land))));
            if self.may {
                offers.put(Action::Stop);
            }
            return;
        };
        let land = state.at(site);
        let types = || self.types(rules, state, land, state.player(self.seat).has(Resource::Wood));
        if self.is_collecting() {
            offers.put(Action::Collect);
            if self.done || types() != 0 {
                offers.put(Action::Skip);
            }
        } else if let Some(kind) = self.kind {
            offers.put_all(slots_for(state, land, kind).map(Action::On));
        } else {
            let types = types();
            let possible = Building::ALL.into_iter().filter(|building| types >> building.index() & 1 != 0);
            offers.put_all(possible.map(Action::Raise));
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let collecting = self.is_collecting();
        let wood = state.player(self.seat).has(Resource::Wood);
        match (*action, self.site, self.kind) {
            (Action::Stop, None, _) if self.may => None,
            (Action::Build(site), None, _) => self.bad_land(rules, state, site),
            (Action::Collect, Some(_), _) if collecting => None,
            (Action::Skip, Some(site), _) if collecting => {
                let fine = self.done || self.some_type(rules, state, state.at(site), wood);
                if fine { None } else { no("NG-7.1", "no-wood") }
            }
            (Action::Raise(building), Some(site), None) if !collecting => {
                self.bad_building(rules, state, state.at(site), building, wood)
            }
            (Action::On(slot), Some(site), Some(kind)) if !self.done => {
                let fits = slots_for(state, state.at(site), kind).any(|free| free == slot);
                if fits { None } else { no("NG-7.2", "no-slot") }
            }
            _ => no("NG-7.1", "no-not-now"),
        }
    }

    fn act(mut self, rules: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match (*action, self.site) {
            (Action::Build(site), _) => self.site = Some(site),
            (Action::Collect, Some(site)) => self.collect(state, site, teller),
            (Action::Skip, _) if self.done => self.glory = false,
            (Action::Skip, _) => self.later = true,
            (Action::Raise(building), _) => self.kind = Some(building),
            (Action::On(slot), _) => return self.raise(rules, state, Some(slot), teller),
            _ => return state.pop(),
        }
        state.set(self);
    }

    fn label(&self, _: &Northgard, _: &View, action: &Action) -> Option<Message> {
        (*action == Action::Skip && !self.done).then(|| message!("do-collect-later"))
    }

    fn proceed(mut self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let Some(site) = self.site else {
            let idle = !self.is_possible(rules, state);
            return state.pop_if(idle);
        };
        let land = state.at(site);
        let gives = state.land(land).harvest() != [0; 3];
        if self.done {
            return state.pop_if(!(self.glory && gives));
        }
        if self.is_early() {
            if !gives {
                self.later = true;
                state.set(self);
            }
            return !gives;
        }
        let Some(kind) = self.kind else { return false };
        let mut slots = slots_for(state, land, kind);
        let (slot, other) = (slots.next(), slots.next());
        drop(slots);
        if self.slotless && !kind.is_large() {
            self.raise(rules, state, None, teller);
        } else if slot.is_some() && other.is_none() {
            self.raise(rules, state, slot, teller);
        } else {
            return false;
        }
        true
    }
}
