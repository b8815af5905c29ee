//! Build: places for buildings, and the cards that bend them (NG-7, NG-17.4, NG-17.7, NG-17.17, NG-19.2, NG-19.7, NG-19.20).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::effect::BuildCard;
use crate::flow::{Build, Frame};
use crate::names::{Building, Clan, Resource, Slot};
use crate::state::State;
use crate::tell::{goods, tell};
use table::{Refusal, Seat, Teller};

impl Northgard {
    /// NG-7.6: the price with the card's discount.
    fn price(&self, build: &Build, building: Building) -> u8 {
        self.book.building(building).wood.saturating_sub(build.discount)
    }

    /// The wood at hand, with what Glory of the Clan could still collect here first (RUL-28).
    fn wood(&self, s: &State, build: &Build, land: usize) -> u16 {
        let more = if build.glory && !build.later { s.map.lands[land].harvest()[Resource::Wood.index()] } else { 0 };
        s.player(build.seat).has(Resource::Wood) + u16::from(more)
    }

    /// The types that can be built in a territory with so much wood, as bits; none beside a Brown Bear (NG-7.7).
    fn types(&self, s: &State, build: &Build, land: usize, wood: u16) -> u8 {
        let place = &s.map.lands[land];
        if place.has_bear() {
            return 0;
        }
        let mut types = 0;
        let [small, stone, large] = place.free;
        for building in Building::ALL {
            let room = match building {
                _ if building.is_large() => large > 0 && build.large,
                _ if build.slotless => true,
                Building::CarvedStone => stone > 0,
                _ => small + stone > 0,
            };
            let free = build.duplicate || place.count(*building) == 0;
            let paid = u16::from(self.price(build, *building)) <= wood;
            if room && free && paid && s.supply[building.index()] > 0 {
                types |= 1 << building.index();
            }
        }
        types
    }

    fn probe(&self, seat: Seat, card: &BuildCard, large: bool, may: bool) -> Build {
        Build {
            seat,
            discount: card.discount,
            duplicate: card.duplicate,
            slotless: card.slotless,
            large,
            may,
            glory: card.glory,
            later: false,
            site: None,
            kind: None,
            done: false,
        }
    }

    pub(crate) fn can_build(&self, s: &State, seat: Seat, card: &BuildCard) -> bool {
        let build = self.probe(seat, card, true, false);
        self.can_build_so(s, &build)
    }

    fn can_build_so(&self, s: &State, build: &Build) -> bool {
        s.map.held[build.seat.index()].iter().any(|land| self.types(s, build, land, self.wood(s, build, land)) != 0)
    }

    pub(crate) fn why_no_build(&self, s: &State, seat: Seat, card: &BuildCard) -> Option<Refusal> {
        let build = self.probe(seat, card, true, false);
        let mut reason = no("NG-7.1", "no-place-to-build");
        for land in s.map.live.iter().filter(|land| s.figures(*land, seat) > 0) {
            for building in Building::ALL {
                let refused = self.bad_building(s, &build, land, *building, self.wood(s, &build, land));
                refused.as_ref()?;
                reason = refused;
            }
        }
        reason
    }

    /// Why this cannot be built here; written independently of [`Northgard::types`].
    fn bad_building(&self, s: &State, build: &Build, land: usize, building: Building, wood: u16) -> Option<Refusal> {
        let place = &s.map.lands[land];
        if place.has_bear() {
            return no("NG-29.2", "no-bear-build");
        }
        if building.is_large() && !build.large {
            return no("NG-19.7", "no-second-large");
        }
        if place.buildings[building.index()] > 0 && !build.duplicate {
            return no("NG-7.3", "no-duplicate");
        }
        if s.supply[building.index()] == 0 {
            return no("NG-7.4", "no-token-left");
        }
        if !(build.slotless && !building.is_large()) && self.slots_for(s, land, building).next().is_none() {
            return no("NG-7.2", "no-slot");
        }
        let price = self.book.building(building).wood.saturating_sub(build.discount);
        if u16::from(price) > wood { no("NG-7.1", "no-wood") } else { None }
    }

    /// NG-7.2: the kinds of free slots that fit.
    fn slots_for<'a>(&self, s: &'a State, land: usize, building: Building) -> impl Iterator<Item = Slot> + 'a {
        let fits = move |slot: &&Slot| match slot {
            Slot::Large => building.is_large(),
            Slot::Stone => !building.is_large(),
            Slot::Small => !building.is_large() && building != Building::CarvedStone,
        };
        Slot::ALL.iter().filter(fits).copied().filter(move |slot| s.map.lands[land].free[slot.index()] > 0)
    }

    pub(crate) fn start_build(&self, s: &mut State, seat: Seat, card: &BuildCard, large: bool, may: bool) {
        s.push(Frame::Build(self.probe(seat, card, large, may)));
    }

    pub(crate) fn run_build(&self, s: &mut State, mut build: Build, t: &mut Teller) -> bool {
        let Some(site) = build.site else {
            let idle = !self.can_build_so(s, &build);
            if idle {
                s.pop();
            }
            return idle;
        };
        let land = s.map.at(site);
        if build.done {
            if build.glory && s.map.lands[land].harvest() != [0; 3] {
                return false;
            }
            s.pop();
            return true;
        }
        if build.glory && !build.later {
            let gain = s.map.lands[land].harvest() != [0; 3];
            if !gain {
                build.later = true;
                s.set(Frame::Build(build));
            }
            return !gain;
        }
        let Some(kind) = build.kind else { return false };
        let slots = self.slots_for(s, land, kind).count();
        let slot = self.slots_for(s, land, kind).next();
        if build.slotless && !kind.is_large() {
            self.raise(s, build, None, t);
        } else if slots == 1 {
            self.raise(s, build, slot, t);
        } else {
            return false;
        }
        true
    }

    /// The building is paid for and stands (NG-7.1); Goat eats (NG-16.4).
    fn raise(&self, s: &mut State, mut build: Build, slot: Option<Slot>, t: &mut Teller) {
        let (Some(site), Some(kind)) = (build.site, build.kind) else { return };
        let seat = build.seat;
        let land = s.map.at(site);
        let price = self.price(&build, kind);
        self.pay(s, seat, [0, price, 0]);
        s.supply[kind.index()] -= 1;
        s.map.build(&self.book, land, kind, slot);
        tell!(t, "NG-7.1", "told-build", seat = seat, building = kind, land = site, n = price);
        if s.is_clan(seat, Clan::Goat) {
            let food = if kind.is_large() { 2 } else { 1 };
            self.gain(s, seat, [food, 0, 0_u8]);
            tell!(t, "NG-16.4", "told-gain", seat = seat, goods = goods([food, 0, 0]));
        }
        Northgard::remember(s, kind.is_large().then_some(site));
        build.done = true;
        s.set(Frame::Build(build));
    }

    pub(crate) fn offer_build<B: Basket>(&self, s: &State, build: &Build, out: &mut B) {
        let Some(site) = build.site else {
            for land in s.map.held[build.seat.index()].iter() {
                if self.types(s, build, land, self.wood(s, build, land)) != 0 {
                    out.put(Action::Build(s.map.lands[land].site));
                }
            }
            if build.may {
                out.put(Action::Stop);
            }
            return;
        };
        let land = s.map.at(site);
        let wood = s.player(build.seat).has(Resource::Wood);
        if build.done || (build.glory && !build.later) {
            out.put(Action::Collect);
            if build.done || self.types(s, build, land, wood) != 0 {
                out.put(Action::Skip);
            }
        } else if let Some(kind) = build.kind {
            self.slots_for(s, land, kind).for_each(|slot| out.put(Action::On(slot)));
        } else {
            let types = self.types(s, build, land, wood);
            for building in Building::ALL.iter().filter(|building| types >> building.index() & 1 != 0) {
                out.put(Action::Raise(*building));
            }
        }
    }

    pub(crate) fn refuse_build(&self, s: &State, build: &Build, action: Action) -> Option<Refusal> {
        let collecting = build.done || (build.glory && !build.later);
        let wood = s.player(build.seat).has(Resource::Wood);
        let some_type = |land: usize, wood: u16| {
            Building::ALL.iter().any(|building| self.bad_building(s, build, land, *building, wood).is_none())
        };
        match (action, build.site, build.kind) {
            (Action::Stop, None, _) if build.may => None,
            (Action::Build(site), None, _) => match s.map.named(site) {
                None => no("NG-7.1", "no-such-land"),
                Some(land) if s.figures(land, build.seat) == 0 => no("NG-7.1", "no-not-yours"),
                Some(land) if some_type(land, self.wood(s, build, land)) => None,
                Some(land) => self
                    .bad_building(s, build, land, Building::FoodSilo, self.wood(s, build, land))
                    .or_else(|| no("NG-7.1", "no-place-to-build")),
            },
            (Action::Collect, Some(_), _) if collecting => None,
            (Action::Skip, Some(site), _) if collecting => {
                let fine = build.done || some_type(s.map.at(site), wood);
                if fine { None } else { no("NG-7.1", "no-wood") }
            }
            (Action::Raise(building), Some(site), None) if !collecting => {
                self.bad_building(s, build, s.map.at(site), building, wood)
            }
            (Action::On(slot), Some(site), Some(kind)) if !build.done => {
                if self.slots_for(s, s.map.at(site), kind).any(|free| free == slot) {
                    None
                } else {
                    no("NG-7.2", "no-slot")
                }
            }
            _ => no("NG-7.1", "no-not-now"),
        }
    }

    pub(crate) fn do_build(&self, s: &mut State, mut build: Build, action: Action, t: &mut Teller) {
        match (action, build.site) {
            (Action::Build(site), _) => build.site = Some(site),
            (Action::Collect, Some(site)) => {
                let harvest = s.map.lands[s.map.at(site)].harvest();
                self.gain(s, build.seat, harvest);
                build.glory = false;
                build.later = true;
                tell!(t, "NG-17.17", "told-collect", seat = build.seat, goods = goods(harvest), land = site);
            }
            (Action::Skip, _) if build.done => build.glory = false,
            (Action::Skip, _) => build.later = true,
            (Action::Raise(building), _) => build.kind = Some(building),
            (Action::On(slot), _) => return self.raise(s, build, Some(slot), t),
            _ => return s.pop(),
        }
        s.set(Frame::Build(build));
    }

    /// NG-19.20: what could replace what.
    fn swaps<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Action> + 'a {
        s.map.held[seat.index()].iter().flat_map(move |land| {
            let place = &s.map.lands[land];
            let old = Building::ALL.iter().copied().filter(move |old| place.count(*old) > 0);
            old.flat_map(move |old| {
                let slots = [None, Some(Slot::Small), Some(Slot::Stone), Some(Slot::Large)].into_iter();
                slots.filter(move |slot| self.stands(s, land, old, *slot)).flat_map(move |slot| {
                    let new = Building::ALL.iter().copied().filter(move |new| self.replaces(s, old, slot, *new));
                    new.map(move |new| Action::Swap { site: place.site, old, slot, new })
                })
            })
        })
    }

    /// Whether such a building stands on such a slot, or on none.
    fn stands(&self, s: &State, land: usize, building: Building, slot: Option<Slot>) -> bool {
        match slot {
            None => s.map.lands[land].slotless.get(building.index()).is_some_and(|count| *count > 0),
            Some(slot) => s.map.standing(&self.book, land, building, slot).is_some(),
        }
    }

    fn replaces(&self, s: &State, old: Building, slot: Option<Slot>, new: Building) -> bool {
        let stone = new != Building::CarvedStone || slot != Some(Slot::Small);
        new != old && new.is_large() == old.is_large() && stone && s.supply[new.index()] > 0
    }

    pub(crate) fn run_swap(&self, s: &mut State, seat: Seat) -> bool {
        let idle = self.swaps(s, seat).next().is_none();
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_swap<B: Basket>(&self, s: &State, seat: Seat, out: &mut B) {
        self.swaps(s, seat).for_each(|swap| out.put(swap));
        out.put(Action::Skip);
    }

    pub(crate) fn refuse_swap(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let Action::Swap { site, old, slot, new } = action else {
            return if action == Action::Skip { None } else { no("NG-19.20", "no-not-now") };
        };
        let Some(land) = s.map.named(site) else { return no("NG-19.20", "no-such-land") };
        if s.figures(land, seat) == 0 {
            return no("NG-19.20", "no-not-yours");
        }
        if !self.stands(s, land, old, slot) {
            return no("NG-19.20", "no-such-building");
        }
        if old == new || old.is_large() != new.is_large() {
            return no("NG-19.20", "no-same-size");
        }
        if new == Building::CarvedStone && slot == Some(Slot::Small) {
            return no("NG-7.2", "no-slot");
        }
        if s.supply[new.index()] == 0 { no("NG-7.4", "no-token-left") } else { None }
    }

    pub(crate) fn do_swap(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        s.pop();
        let Action::Swap { site, old, slot, new } = action else { return };
        let land = s.map.at(site);
        match slot {
            None => {
                s.map.lands[land].slotless[old.index()] -= 1;
                s.map.lands[land].slotless[new.index()] += 1;
            }
            Some(slot) => {
                if let Some(place) = s.map.standing(&self.book, land, old, slot) {
                    s.map.set_building(place, Some(new));
                }
            }
        }
        s.map.lands[land].buildings[old.index()] -= 1;
        s.map.lands[land].buildings[new.index()] += 1;
        s.supply[old.index()] += 1;
        s.supply[new.index()] -= 1;
        tell!(t, "NG-19.20", "told-swap", seat = seat, old = old, new = new, land = site);
    }
}
