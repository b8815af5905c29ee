//! Recruit: units come from the reserve to the map (NG-6).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::effect::{Ground, Levy, RecruitCard};
use crate::flow::{Frame, Recruit};
use crate::names::{Building, Resource, Site};
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::{goods, tell};
use table::{Message, Refusal, Seat, Teller};

/// As many units as a rule for several territories may ask for.
const ANY: u8 = 99;

impl Northgard {
    /// Territories without any player's units (NG-1.5), whatever creatures are in them (NG-26.4).
    pub(crate) fn neutral(&self, s: &State) -> LandSet {
        s.map.held.iter().fold(s.map.live, |free, held| free.without(*held))
    }

    /// NG-6.9, NG-26.5: neutral territories that can take units outside a Move.
    fn neutral_ground(&self, s: &State) -> LandSet {
        let closed = |land: &usize| {
            let land = &s.map.lands[*land];
            land.has_bear() || land.beasts & self.book.hostile != 0
        };
        self.neutral(s).iter().filter(|land| !closed(land)).collect()
    }

    /// Own territories that can take recruits (NG-6.9).
    fn own_ground(&self, s: &State, seat: Seat) -> LandSet {
        s.map.held[seat.index()].iter().filter(|land| !s.map.lands[*land].has_bear()).collect()
    }

    /// Whether any figure is in the reserve (NG-6.2).
    fn has_figures(&self, s: &State, seat: Seat) -> bool {
        s.player(seat).reserve > 0 || s.kaija_ready(seat)
    }

    pub(crate) fn can_recruit(&self, s: &State, seat: Seat, ground: Ground) -> bool {
        let own = ground != Ground::Neutral && s.is_on_map(seat);
        let neutral = ground != Ground::Own || !s.is_on_map(seat);
        self.has_figures(s, seat)
            && ((own && !self.own_ground(s, seat).is_empty()) || (neutral && !self.neutral_ground(s).is_empty()))
    }

    pub(crate) fn why_no_recruit(&self, s: &State, seat: Seat, ground: Ground) -> Option<Refusal> {
        if s.player(seat).reserve == 0 && !s.kaija_ready(seat) {
            return no("NG-6.2", "no-reserve");
        }
        let probe = Recruit {
            seat,
            left: 1,
            ground,
            together: false,
            toll: 0,
            paid: false,
            levy: None,
            homeless: s.map.lands.iter().all(|land| land.units[seat.index()] == 0)
                && !(s.kaija.is_some() && s.is_clan(seat, crate::names::Clan::Bear)),
        };
        if s.map.live.iter().any(|land| self.bad_ground(s, &probe, land).is_none()) {
            None
        } else {
            no("NG-6.1", "no-place-to-recruit")
        }
    }

    /// How many figures a rule lets a territory take.
    fn levy_cap(&self, s: &State, seat: Seat, rule: Levy, land: usize) -> u8 {
        let place = &s.map.lands[land];
        match rule {
            Levy::OpenOrWood => u8::from(!place.is_closed() || place.icons[Resource::Wood.index()] > 0),
            Levy::Frontier => {
                u8::from(self.enemies(seat).any(|enemy| !place.near.and(s.map.held[enemy.index()]).is_empty()))
            }
            Levy::Food => place.wealth()[0],
            Levy::Wood => place.wealth()[1],
            Levy::Lore => place.wealth()[2],
        }
    }

    pub(crate) fn can_levy(&self, s: &State, seat: Seat, rule: Levy) -> bool {
        self.has_figures(s, seat) && self.own_ground(s, seat).iter().any(|land| self.levy_cap(s, seat, rule, land) > 0)
    }

    pub(crate) fn why_no_levy(&self, s: &State, seat: Seat, rule: Levy) -> Option<Refusal> {
        if !self.has_figures(s, seat) {
            return no("NG-6.2", "no-reserve");
        }
        if !s.is_on_map(seat) {
            return no("NG-6.8", "no-units-on-map");
        }
        let probe = Recruit {
            seat,
            left: ANY,
            ground: Ground::Own,
            together: false,
            toll: 0,
            paid: false,
            levy: Some(rule),
            homeless: false,
        };
        let fits = s.map.live.iter().any(|land| self.bad_ground(s, &probe, land).is_none());
        if fits { None } else { no("NG-1.11", "no-place-to-recruit") }
    }

    pub(crate) fn start_recruit(&self, s: &mut State, seat: Seat, card: RecruitCard) {
        s.push(Frame::Recruit(Recruit {
            seat,
            left: card.units,
            ground: card.ground,
            together: card.together,
            toll: card.toll,
            paid: false,
            levy: None,
            homeless: !s.is_on_map(seat),
        }));
    }

    pub(crate) fn start_levy(&self, s: &mut State, seat: Seat, rule: Levy, lands: u8) {
        let left = if lands == 0 { ANY } else { lands };
        let ground = Ground::Own;
        let levy = Some(rule);
        s.push(Frame::Recruit(Recruit {
            seat,
            left,
            ground,
            together: false,
            toll: 0,
            paid: false,
            levy,
            homeless: false,
        }));
    }

    /// Whether all figures here came with the running Recruit, so that the territory was neutral when it began (NG-6.7).
    fn was_neutral(&self, s: &State, seat: Seat, land: usize) -> bool {
        let place = &s.map.lands[land];
        place.fresh > 0 && s.figures(land, seat) == place.fresh
    }

    /// Territories in which the running Recruit may place the next unit.
    fn recruit_ground(&self, s: &State, recruit: &Recruit) -> LandSet {
        let seat = recruit.seat;
        let own = self.own_ground(s, seat);
        if let Some(rule) = recruit.levy {
            let room = |land: &usize| self.levy_cap(s, seat, rule, *land) > s.map.lands[*land].fresh;
            return own.iter().filter(room).collect();
        }
        let fresh: LandSet = own.iter().filter(|land| s.map.lands[*land].fresh > 0).collect();
        if recruit.together && !fresh.is_empty() {
            return fresh;
        }
        let new: LandSet = fresh.iter().filter(|land| self.was_neutral(s, seat, *land)).collect();
        match recruit.ground {
            Ground::Own if recruit.homeless => self.neutral_ground(s).with(new),
            Ground::Own => own,
            Ground::Neutral => self.neutral_ground(s).with(new),
            Ground::Either => self.neutral_ground(s).with(own),
        }
    }

    /// Why the running Recruit may not place a unit here; written independently of [`Northgard::recruit_ground`].
    fn bad_ground(&self, s: &State, recruit: &Recruit, land: usize) -> Option<Refusal> {
        let place = &s.map.lands[land];
        let seat = recruit.seat;
        if place.has_bear() {
            return no("NG-29.2", "no-bear-recruit");
        }
        let here = s.figures(land, seat);
        if here == 0 && s.all_figures(land) > 0 {
            return no("NG-6.1", "no-not-yours");
        }
        if let Some(rule) = recruit.levy {
            return if here == 0 {
                no("NG-6.1", "no-not-yours")
            } else if place.fresh >= self.levy_cap(s, seat, rule, land) {
                no("NG-1.11", "no-more-recruits-here")
            } else {
                None
            };
        }
        if recruit.together
            && place.fresh == 0
            && s.map.lands.iter().any(|other| other.owner == Some(seat) && other.fresh > 0)
        {
            return no("NG-18.11", "no-same-land");
        }
        let neutral = here == 0 || here == place.fresh;
        if here == 0 && place.beasts & self.book.hostile != 0 {
            return no("NG-6.9", "no-hostile-there");
        }
        match recruit.ground {
            Ground::Neutral if !neutral => no("NG-6.7", "no-neutral-only"),
            Ground::Own if neutral && !recruit.homeless => no("NG-6.1", "no-not-yours"),
            _ => None,
        }
    }

    /// Whether the running Recruit has placed anything.
    fn has_begun(&self, s: &State, seat: Seat) -> bool {
        s.map.held[seat.index()].iter().any(|land| s.map.lands[land].fresh > 0)
    }

    pub(crate) fn run_recruit(&self, s: &mut State, mut recruit: Recruit, t: &mut Teller) -> bool {
        let seat = recruit.seat;
        let figures = self.has_figures(s, seat);
        if recruit.left > 0 && figures && !self.recruit_ground(s, &recruit).is_empty() {
            return false;
        }
        if recruit.left > 0 {
            recruit.left = 0;
        } else if recruit.toll > 0 && figures && s.player(seat).wealth() >= recruit.toll.into() {
            return false;
        } else {
            s.pop();
            self.call_camps(s, seat, t);
            return true;
        }
        s.set(Frame::Recruit(recruit));
        true
    }

    /// NG-6.4: the camps of territories in which units were placed; `fresh` now counts what they still add.
    fn call_camps(&self, s: &mut State, seat: Seat, _: &mut Teller) {
        let mut first = None;
        let mut due = 0;
        let gives = self.book.building(Building::TrainingCamp).gives;
        for land in s.map.held[seat.index()].iter() {
            let land = &mut s.map.lands[land];
            if land.fresh > 0 {
                first = first.or(Some(land.site));
                land.fresh = land.count(Building::TrainingCamp) * gives;
                due += land.fresh;
            }
        }
        Northgard::remember(s, first);
        if due > 0 {
            s.push(Frame::Camps { seat, asked: false });
        }
    }

    pub(crate) fn offer_recruit<B: Basket>(&self, s: &State, recruit: &Recruit, out: &mut B) {
        let seat = recruit.seat;
        if recruit.left == 0 {
            self.offer_pay(s, seat, recruit.toll, true, out);
            return;
        }
        let kaija = s.kaija_ready(seat);
        for land in self.recruit_ground(s, recruit).iter() {
            let site = s.map.lands[land].site;
            if s.player(seat).reserve > 0 {
                out.put(Action::Recruit { site, kaija: false });
            }
            if kaija {
                out.put(Action::Recruit { site, kaija: true });
            }
        }
        if self.has_begun(s, seat) && !recruit.paid {
            out.put(Action::Stop);
        }
    }

    pub(crate) fn refuse_recruit(&self, s: &State, recruit: &Recruit, action: Action) -> Option<Refusal> {
        let seat = recruit.seat;
        match action {
            Action::Pay(_) | Action::Skip if recruit.left == 0 => {
                self.refuse_pay(s, seat, recruit.toll, action, "NG-17.12")
            }
            _ if recruit.left == 0 => no("NG-17.12", "no-not-now"),
            Action::Stop if recruit.paid => no("NG-17.12", "no-recruit-one"),
            Action::Stop => {
                let placed = s.map.lands.iter().any(|land| land.fresh > 0);
                if placed { None } else { no("NG-1.10", "no-recruit-one") }
            }
            Action::Recruit { site, kaija } => {
                let Some(land) = s.map.named(site) else { return no("NG-6.1", "no-such-land") };
                if kaija && !s.kaija_ready(seat) {
                    return no("NG-6.6", "no-kaija-here");
                }
                if !kaija && s.player(seat).reserve == 0 {
                    return no("NG-6.2", "no-reserve");
                }
                self.bad_ground(s, recruit, land)
            }
            _ => no("NG-6.1", "no-not-now"),
        }
    }

    pub(crate) fn do_recruit(&self, s: &mut State, mut recruit: Recruit, action: Action, t: &mut Teller) {
        let seat = recruit.seat;
        match action {
            Action::Recruit { site, kaija } => {
                recruit.left -= 1;
                let land = s.map.at(site);
                s.deploy(land, seat, u8::from(!kaija), kaija);
                s.map.lands[land].fresh += 1;
                tell_recruit(t, "NG-6.1", seat, site, kaija);
            }
            Action::Pay(price) => {
                self.pay(s, seat, price);
                recruit.left = 1;
                recruit.toll = 0;
                recruit.paid = true;
                tell!(t, "NG-17.12", "told-paid", seat = seat, goods = goods(price));
            }
            Action::Skip => recruit.toll = 0,
            _ => recruit.left = 0,
        }
        s.set(Frame::Recruit(recruit));
    }

    /// Territories whose camps still add units.
    fn camps(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> {
        s.map.held[seat.index()].iter().filter(|land| s.map.lands[*land].fresh > 0)
    }

    /// NG-6.4, NG-6.5: camps fill up by themselves unless the reserve is short or Kaija could come.
    pub(crate) fn run_camps(&self, s: &mut State, seat: Seat, asked: bool, t: &mut Teller) -> bool {
        let due: u8 = self.camps(s, seat).map(|land| s.map.lands[land].fresh).sum();
        if due > 0 && s.kaija_ready(seat) && !asked {
            return false;
        }
        let reserve = s.player(seat).reserve;
        if reserve > 0 && reserve < due {
            return false;
        }
        let lands: LandSet = self.camps(s, seat).collect();
        for land in lands.iter() {
            let units = std::mem::take(&mut s.map.lands[land].fresh);
            for _ in 0..units.min(reserve) {
                s.deploy(land, seat, 1, false);
                tell_recruit(t, "NG-6.4", seat, s.map.lands[land].site, false);
            }
        }
        s.pop();
        true
    }

    pub(crate) fn offer_camps<B: Basket>(&self, s: &State, seat: Seat, asked: bool, out: &mut B) {
        let kaija = !asked && s.kaija_ready(seat);
        self.camps(s, seat).for_each(|land| out.put(Action::Camp { site: s.map.lands[land].site, kaija }));
        if kaija {
            out.put(Action::Skip);
        }
    }

    pub(crate) fn refuse_camps(&self, s: &State, seat: Seat, asked: bool, action: Action) -> Option<Refusal> {
        let about_kaija = s.kaija_ready(seat) && !asked;
        match action {
            Action::Camp { site, kaija } if kaija == about_kaija => match s.map.named(site) {
                Some(land) if s.figures(land, seat) > 0 && s.map.lands[land].fresh > 0 => None,
                _ => no("NG-6.4", "no-camp-here"),
            },
            Action::Skip if about_kaija => None,
            _ => no("NG-6.5", "no-not-now"),
        }
    }

    pub(crate) fn do_camps(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Camp { site, kaija } = action else {
            s.set(Frame::Camps { seat, asked: true });
            return;
        };
        let land = s.map.at(site);
        s.map.lands[land].fresh -= 1;
        s.deploy(land, seat, u8::from(!kaija), kaija);
        tell_recruit(t, "NG-6.5", seat, site, kaija);
    }
}

fn tell_recruit(t: &mut Teller, clause: &'static str, seat: Seat, site: Site, kaija: bool) {
    let key = if kaija { "told-recruit-kaija" } else { "told-recruit" };
    t.tell(|| table::Event::new(clause, Message::new(key).with("seat", seat).with("land", site)));
}
