//! Special cards on the map: token, pull, strike, loot, capture, bribery, hidden ways, copies (NG-16.6, NG-17, NG-19, NG-21).

use crate::Northgard;
use crate::action::Action;
use crate::card::{Card, Pile};
use crate::decision::{Basket, no};
use crate::effect::{Effect, Source};
use crate::flow::{Bonus, Side};
use crate::names::{Resource, Site};
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::{goods, group, tell};
use table::{Refusal, Seat, Teller};

impl Northgard {
    /// Territories that border one of a player's own.
    fn around(&self, s: &State, seat: Seat) -> LandSet {
        let own = s.map.held[seat.index()];
        own.iter().fold(LandSet::EMPTY, |near, land| near.with(s.map.lands[land].near))
    }

    /// NG-16.6: where Snake may put its token.
    fn scorch_goals(&self, s: &State, seat: Seat, bound: bool) -> LandSet {
        let mut goals = self.around(s, seat);
        if self.options.scorched_not_own {
            goals = goals.without(s.map.held[seat.index()]);
        }
        if let Some(site) = s.scorched {
            goals.take(s.map.at(site));
        }
        if bound {
            goals = goals.iter().filter(|land| !self.lore_at(s, seat, *land).is_empty()).collect();
        }
        goals
    }

    /// NG-17.15: what could be copied if the token lay here.
    fn lore_at(&self, s: &State, seat: Seat, land: usize) -> Pile {
        match s.map.lands[land].owner {
            Some(owner) if self.is_enemy(seat, owner) => self.copies_of(s, seat, s.player(owner).active),
            _ => Pile::EMPTY,
        }
    }

    pub(crate) fn can_steal_lore(&self, s: &State, seat: Seat) -> bool {
        !self.copyable(s, seat, Source::Scorched).is_empty() || !self.scorch_goals(s, seat, true).is_empty()
    }

    pub(crate) fn run_scorch(&self, s: &mut State, seat: Seat, bound: bool) -> bool {
        let idle = self.scorch_goals(s, seat, bound).is_empty();
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_scorch<B: Basket>(&self, s: &State, seat: Seat, bound: bool, out: &mut B) {
        let goals = self.scorch_goals(s, seat, bound);
        goals.iter().for_each(|land| out.put(Action::Scorch(s.map.lands[land].site)));
        if !bound || !self.copyable(s, seat, Source::Scorched).is_empty() {
            out.put(Action::Skip);
        }
    }

    pub(crate) fn refuse_scorch(&self, s: &State, seat: Seat, bound: bool, action: Action) -> Option<Refusal> {
        let lore = |land: usize| {
            let owner = s.map.lands[land].owner.filter(|owner| self.is_enemy(seat, *owner));
            owner.is_some_and(|owner| s.player(owner).active.kinds().any(|card| self.bad_copy(s, seat, card).is_none()))
        };
        match action {
            Action::Skip => {
                let stays = !bound || s.scorched.is_some_and(|site| lore(s.map.at(site)));
                if stays { None } else { no("NG-17.15", "no-card-to-copy") }
            }
            Action::Scorch(site) => {
                let Some(land) = s.map.named(site) else { return no("NG-16.6", "no-such-land") };
                if s.scorched == Some(site) {
                    return no("NG-16.6", "no-token-there");
                }
                if !s.map.lands[land].near.iter().any(|near| s.figures(near, seat) > 0) {
                    return no("NG-16.6", "no-not-adjacent");
                }
                if self.options.scorched_not_own && s.figures(land, seat) > 0 {
                    return no("NG-16.6", "no-own-land");
                }
                if bound && !lore(land) { no("NG-17.15", "no-card-to-copy") } else { None }
            }
            _ => no("NG-16.6", "no-not-now"),
        }
    }

    pub(crate) fn do_scorch(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        s.pop();
        if let Action::Scorch(site) = action {
            s.scorched = Some(site);
            tell!(t, "NG-16.6", "told-scorch", seat = seat, land = site);
        }
    }

    /// NG-21.2: cards of a pile that the player can copy now.
    fn copies_of(&self, s: &State, seat: Seat, pile: Pile) -> Pile {
        let fits = |card: &Card| {
            let effect = self.book.card(*card).effects.first();
            !matches!(effect, None | Some(Effect::Copy { .. } | Effect::React)) && self.can_play(s, seat, *card)
        };
        pile.kinds().filter(fits).collect()
    }

    /// Cards the player may copy: any of another active area (NG-21.4), but of the own only those played for their effect (NG-21.5).
    pub(crate) fn copyable(&self, s: &State, seat: Seat, from: Source) -> Pile {
        match from {
            Source::Own => self.copies_of(s, seat, s.player(seat).played),
            Source::Scorched => s.scorched.map_or(Pile::EMPTY, |site| self.lore_at(s, seat, s.map.at(site))),
            Source::Neighbour => {
                let around = self.around(s, seat);
                let near = self.enemies(seat).filter(|enemy| !around.and(s.map.held[enemy.index()]).is_empty());
                let cards = near.flat_map(|enemy| self.copies_of(s, seat, s.player(enemy).active).kinds());
                cards.fold(Pile::EMPTY, |pile, card| if pile.has(card) { pile } else { pile.with(Pile::one(card)) })
            }
        }
    }

    /// Why a card cannot be copied now; written independently of [`Northgard::copyable`].
    fn bad_copy(&self, s: &State, seat: Seat, card: Card) -> Option<Refusal> {
        match self.book.card(card).effects.first() {
            None | Some(Effect::Copy { .. } | Effect::React) => no("NG-21.2", "no-copy"),
            Some(_) => self.unplayable(s, seat, card),
        }
    }

    /// Whether the player finds this card where the copying card looks.
    fn lies_open(&self, s: &State, seat: Seat, from: Source, card: Card) -> bool {
        let shows = |land: usize| {
            let owner = s.map.lands[land].owner;
            owner.is_some_and(|owner| self.is_enemy(seat, owner) && s.player(owner).active.has(card))
        };
        match from {
            Source::Own => s.player(seat).played.has(card),
            Source::Scorched => s.scorched.is_some_and(|site| shows(s.map.at(site))),
            Source::Neighbour => {
                let beside = |land: usize| s.map.lands[land].near.iter().any(|near| s.figures(near, seat) > 0);
                s.map.live.iter().any(|land| shows(land) && beside(land))
            }
        }
    }

    pub(crate) fn why_no_copy(&self, s: &State, seat: Seat, from: Source) -> Option<Refusal> {
        let open = |card: &Card| match from {
            Source::Scorched => s.map.live.iter().any(|land| {
                let here = s.scorched == Some(s.map.lands[land].site);
                let owner = s.map.lands[land].owner.filter(|owner| self.is_enemy(seat, *owner));
                owner.is_some_and(|owner| s.player(owner).active.has(*card))
                    && (here || s.map.lands[land].near.iter().any(|near| s.figures(near, seat) > 0))
            }),
            _ => self.lies_open(s, seat, from, *card),
        };
        let any = Card::all().filter(open).any(|card| self.bad_copy(s, seat, card).is_none());
        if any { None } else { no("NG-21.2", "no-card-to-copy") }
    }

    pub(crate) fn refuse_copy(&self, s: &State, seat: Seat, from: Source, action: Action) -> Option<Refusal> {
        match action {
            Action::Copy(card) if !self.lies_open(s, seat, from, card) => no("NG-21.1", "no-card-not-there"),
            Action::Copy(card) => self.bad_copy(s, seat, card),
            _ => no("NG-21.1", "no-not-now"),
        }
    }

    pub(crate) fn do_copy(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Copy(card) = action else { return };
        s.pop();
        tell!(t, card.clause(), "told-copy", seat = seat, card = card);
        self.begin_card(s, seat, card, true);
    }

    /// NG-17.16: neighbours from which a unit may come.
    fn pulls<'a>(&'a self, s: &'a State, seat: Seat, site: Site) -> impl Iterator<Item = Action> + 'a {
        let near = s.map.lands[s.map.at(site)].near.and(s.map.held[seat.index()]);
        near.iter().filter(|land| !s.map.lands[*land].has_bear()).flat_map(move |land| {
            let from = s.map.lands[land].site;
            let figures = [(s.map.lands[land].units[seat.index()] > 0, false), (s.has_kaija(land, seat), true)];
            figures.into_iter().filter(|(there, _)| *there).map(move |(_, kaija)| Action::Pull { site: from, kaija })
        })
    }

    pub(crate) fn run_pull(&self, s: &mut State, seat: Seat, site: Site) -> bool {
        let idle = self.pulls(s, seat, site).next().is_none();
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_pull<B: Basket>(&self, s: &State, seat: Seat, site: Site, out: &mut B) {
        self.pulls(s, seat, site).for_each(|pull| out.put(pull));
        out.put(Action::Skip);
    }

    pub(crate) fn refuse_pull(&self, s: &State, seat: Seat, site: Site, action: Action) -> Option<Refusal> {
        match action {
            Action::Skip => None,
            Action::Pull { site: from, kaija } => {
                let Some(land) = s.map.named(from) else { return no("NG-17.16", "no-such-land") };
                if !s.map.lands[land].near.has(s.map.at(site)) {
                    return no("NG-17.16", "no-not-adjacent");
                }
                if s.map.lands[land].has_bear() {
                    return no("NG-29.2", "no-bear-leave");
                }
                let there = if kaija { s.has_kaija(land, seat) } else { s.map.lands[land].units[seat.index()] > 0 };
                if there { None } else { no("NG-17.16", "no-units-here") }
            }
            _ => no("NG-17.16", "no-not-now"),
        }
    }

    pub(crate) fn do_pull(&self, s: &mut State, seat: Seat, site: Site, action: Action, t: &mut Teller) {
        s.pop();
        let Action::Pull { site: from, kaija } = action else { return };
        s.leave(s.map.at(from), seat, u8::from(!kaija), kaija);
        s.enter(s.map.at(site), seat, u8::from(!kaija), kaija);
        let figures = group(u8::from(!kaija), kaija);
        tell!(t, "NG-17.16", "told-step", seat = seat, group = figures, from = from, to = site);
    }

    /// Enemy figures a card may remove (NG-17.11, NG-17.20, NG-19.6).
    fn strikes<'a>(&'a self, s: &'a State, seat: Seat, anywhere: bool) -> impl Iterator<Item = Action> + 'a {
        let reach = if anywhere { s.map.live } else { self.around(s, seat) };
        self.enemies(seat).flat_map(move |enemy| {
            reach.and(s.map.held[enemy.index()]).iter().flat_map(move |land| {
                let site = s.map.lands[land].site;
                let kaija = s.has_kaija(land, enemy) && self.options.kaija_full;
                let figures = [(s.map.lands[land].units[enemy.index()] > 0, false), (kaija, true)].into_iter();
                figures.filter(|(there, _)| *there).map(move |(_, kaija)| Action::Strike { site, kaija })
            })
        })
    }

    pub(crate) fn can_strike(&self, s: &State, seat: Seat, anywhere: bool) -> bool {
        self.strikes(s, seat, anywhere).next().is_some()
    }

    pub(crate) fn why_no_strike(&self, s: &State, seat: Seat, anywhere: bool) -> Option<Refusal> {
        let hits = |land: usize, kaija| self.bad_strike(s, seat, anywhere, s.map.lands[land].site, kaija).is_none();
        let any = s.map.live.iter().any(|land| hits(land, false) || hits(land, true));
        if any { None } else { no("NG-1.11", "no-target") }
    }

    fn bad_strike(&self, s: &State, seat: Seat, anywhere: bool, site: Site, kaija: bool) -> Option<Refusal> {
        let clause = if anywhere { "NG-17.11" } else { "NG-17.20" };
        let Some(land) = s.map.named(site) else { return no(clause, "no-such-land") };
        let Some(owner) = s.map.lands[land].owner.filter(|owner| self.is_enemy(seat, *owner)) else {
            return no(clause, "no-not-enemy");
        };
        if !anywhere && !s.map.lands[land].near.iter().any(|near| s.map.lands[near].owner == Some(seat)) {
            return no(clause, "no-not-adjacent");
        }
        match kaija {
            true if !self.options.kaija_full => no("NG-16.1", "no-kaija-target"),
            true if !s.has_kaija(land, owner) => no(clause, "no-kaija-here"),
            false if s.map.lands[land].units[owner.index()] == 0 => no(clause, "no-units-here"),
            _ => None,
        }
    }

    pub(crate) fn offer_strike<B: Basket>(&self, s: &State, seat: Seat, anywhere: bool, out: &mut B) {
        self.strikes(s, seat, anywhere).for_each(|strike| out.put(strike));
    }

    pub(crate) fn refuse_strike(&self, s: &State, seat: Seat, anywhere: bool, action: Action) -> Option<Refusal> {
        match action {
            Action::Strike { site, kaija } => self.bad_strike(s, seat, anywhere, site, kaija),
            _ => no("NG-17.20", "no-not-now"),
        }
    }

    pub(crate) fn do_strike(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Strike { site, kaija } = action else { return };
        s.pop();
        let land = s.map.at(site);
        let Some(owner) = s.map.lands[land].owner else { return };
        s.withdraw(land, owner, u8::from(!kaija), kaija);
        Northgard::remember(s, Some(site));
        let figures = group(u8::from(!kaija), kaija);
        tell!(t, "NG-17.20", "told-strike", seat = seat, target = owner, group = figures, land = site);
    }

    pub(crate) fn run_loot(&self, s: &mut State, _: Seat, site: Site) -> bool {
        let idle = s.map.lands[s.map.at(site)].wealth() == [0; 3];
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_loot<B: Basket>(&self, s: &State, site: Site, out: &mut B) {
        let wealth = s.map.lands[s.map.at(site)].wealth();
        let shown = Resource::ALL.iter().filter(|resource| wealth[resource.index()] > 0);
        shown.for_each(|resource| out.put(Action::Take(*resource)));
    }

    pub(crate) fn refuse_loot(&self, s: &State, site: Site, action: Action) -> Option<Refusal> {
        let Action::Take(resource) = action else { return no("NG-17.11", "no-not-now") };
        let land = &s.map.lands[s.map.at(site)];
        let icons = land.icons[resource.index()] > 0;
        let works = crate::names::Building::ALL.iter().any(|b| b.resource() == Some(resource) && land.count(*b) > 0);
        if icons || works { None } else { no("NG-17.11", "no-not-shown") }
    }

    pub(crate) fn do_loot(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Take(resource) = action else { return };
        s.pop();
        let mut loot = [0_u8; 3];
        loot[resource.index()] = 1;
        self.gain(s, seat, loot);
        tell!(t, "NG-17.11", "told-gain", seat = seat, goods = goods(loot));
    }

    pub(crate) fn run_add(&self, s: &mut State, seat: Seat) -> bool {
        let figures = s.player(seat).reserve > 0 || s.kaija_ready(seat);
        let idle = !figures || s.map.held[seat.index()].is_empty();
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_add<B: Basket>(&self, s: &State, seat: Seat, out: &mut B) {
        for land in s.map.held[seat.index()].iter() {
            let site = s.map.lands[land].site;
            if s.player(seat).reserve > 0 {
                out.put(Action::Add { site, kaija: false });
            }
            if s.kaija_ready(seat) {
                out.put(Action::Add { site, kaija: true });
            }
        }
    }

    pub(crate) fn refuse_add(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let Action::Add { site, kaija } = action else { return no("NG-19.6", "no-not-now") };
        match s.map.named(site) {
            None => no("NG-19.6", "no-such-land"),
            Some(land) if s.figures(land, seat) == 0 => no("NG-19.6", "no-not-yours"),
            Some(_) if kaija && !s.kaija_ready(seat) => no("NG-19.6", "no-kaija-here"),
            Some(_) if !kaija && s.player(seat).reserve == 0 => no("NG-6.2", "no-reserve"),
            Some(_) => None,
        }
    }

    pub(crate) fn do_add(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Add { site, kaija } = action else { return };
        s.pop();
        s.deploy(s.map.at(site), seat, u8::from(!kaija), kaija);
        tell!(t, "NG-19.6", "told-add", seat = seat, group = group(u8::from(!kaija), kaija), land = site);
    }

    /// Fights the territory's controller, if the newcomers are their opponents; without any Move bonus (NG-11.15).
    pub(crate) fn fight_if_contested(&self, s: &mut State, seat: Seat, land: usize) {
        if let Some(owner) = s.map.lands[land].owner
            && owner != seat
        {
            self.begin_fight(s, land, [Side::Seat(seat), Side::Seat(owner)], Bonus::default());
        }
    }
}
