//! Combat: food, dice, casualties, retreat; between players and against creatures (NG-11, NG-27).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::flow::{Bonus, Fight, Frame, Side, Stage, Victor};
use crate::map::Due;
use crate::names::{Building, Clan, Face, Resource, Site};
use crate::odds::{Bout, Roll};
use crate::state::State;
use crate::tell::{goods, group, tell};
use table::{Arg, Refusal, Seat, Teller};

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        match side {
            Side::Seat(seat) => Arg::Seat(seat),
            Side::Creature(creature) => creature.into(),
        }
    }
}

impl Northgard {
    /// NG-8.9: when all are fought, what held units in place is over.
    pub(crate) fn run_fights(&self, s: &mut State, _: Seat, _: Bonus, _: &mut Teller) -> bool {
        if s.map.live.iter().any(|land| s.map.lands[land].due != Due::None) {
            return false;
        }
        s.map.lands.iter_mut().for_each(|land| land.pinned = 0);
        s.kaija_pinned = false;
        s.pop();
        true
    }

    pub(crate) fn offer_fights<B: Basket>(&self, s: &State, out: &mut B) {
        for land in s.map.live.iter().filter(|land| s.map.lands[*land].due != Due::None) {
            out.put(Action::Fight(s.map.lands[land].site));
        }
    }

    pub(crate) fn refuse_fights(&self, s: &State, action: Action) -> Option<Refusal> {
        match action {
            Action::Fight(site) => match s.map.named(site) {
                Some(land) if s.map.lands[land].due != Due::None => None,
                _ => no("NG-11.1", "no-fight-here"),
            },
            _ => no("NG-8.9", "no-not-now"),
        }
    }

    pub(crate) fn do_fights(&self, s: &mut State, seat: Seat, bonus: Bonus, action: Action) {
        let Action::Fight(site) = action else { return };
        let land = s.map.at(site);
        match s.map.lands[land].due {
            Due::Creature(creature) => self.begin_fight(s, land, [Side::Seat(seat), Side::Creature(creature)], bonus),
            _ => match s.map.lands[land].owner {
                Some(owner) => self.begin_fight(s, land, [Side::Seat(seat), Side::Seat(owner)], bonus),
                None => {
                    s.map.lands[land].due = Due::None;
                    s.map.set_owner(land, Some(seat));
                }
            },
        }
    }

    /// Opens a fight.
    pub(crate) fn begin_fight(&self, s: &mut State, land: usize, sides: [Side; 2], bonus: Bonus) {
        let place = &mut s.map.lands[land];
        let site = place.site;
        place.due = Due::None;
        place.fought = self.options.retreat_block_any;
        place.pinned = 0;
        s.kaija_pinned &= s.kaija != Some(site);
        let fight = Fight {
            site,
            sides,
            bonus,
            stage: Stage::Push,
            food: [0; 2],
            dice: [None; 2],
            skull: [false; 2],
            thrown: None,
            victor: None,
        };
        s.push(Frame::Fight(fight));
    }

    /// The fight in numbers, before the dice: NG-11.2, NG-11.3, NG-11.4, NG-16.7, NG-27.5, NG-27.9.
    pub(crate) fn bout(&self, s: &State, fight: &Fight) -> Bout {
        let land = s.map.at(fight.site);
        let place = &s.map.lands[land];
        let mut bout = Bout { shield: fight.bonus.shield, throw: fight.bonus.throw, ..Bout::default() };
        for (index, side) in fight.sides.iter().enumerate() {
            match *side {
                Side::Creature(creature) => {
                    bout.creature[index] = true;
                    bout.base[index] = self.book.kind(creature.kind()).strength;
                }
                Side::Seat(seat) => {
                    let kaija = u8::from(s.has_kaija(land, seat));
                    let scorched = s.is_clan(seat, Clan::Snake) && s.scorched == Some(place.site);
                    bout.figures[index] = place.units[seat.index()] + kaija;
                    bout.base[index] = bout.figures[index] + kaija + fight.food[index] + u8::from(scorched);
                }
            }
        }
        let conquered = fight.sides.iter().all(|side| side.seat().is_some())
            && fight.sides[0].seat().is_some_and(|seat| s.player(seat).conqueror);
        bout.base[0] += fight.bonus.axes;
        if fight.sides[1].seat().is_some() && !conquered {
            bout.base[1] += place.count(Building::Fortress) * self.book.building(Building::Fortress).gives;
            if !bout.creature[0] {
                bout.towers = place.count(Building::DefenseTower) * self.book.building(Building::DefenseTower).gives;
            }
        }
        bout
    }

    /// What the dice of a fight amount to so far.
    pub(crate) fn rolls(&self, fight: &Fight) -> [Roll; 2] {
        let mut rolls: [Roll; 2] = std::array::from_fn(|side| {
            let (axes, skulls) = fight.dice[side].map_or((0, 0), |face| self.book.face(face, fight.skull[side]));
            Roll { axes, skulls }
        });
        match fight.thrown {
            Some(false) => rolls[0].axes += 1,
            Some(true) => rolls[0].skulls += 1,
            None => {}
        }
        rolls
    }

    /// NG-11.4: the most food a side can pay.
    fn most_food(&self, s: &State, fight: &Fight, side: usize) -> u8 {
        fight.sides[side].seat().map_or(0, |seat| {
            let figures = s.figures(s.map.at(fight.site), seat);
            s.player(seat).has(Resource::Food).min(figures.into()) as u8
        })
    }

    pub(crate) fn run_fight(&self, s: &mut State, mut fight: Fight, t: &mut Teller) -> bool {
        let beast = fight.sides.iter().any(|side| side.seat().is_none());
        let next = match fight.stage {
            Stage::Push => {
                if fight.bonus.push && !beast && self.push_goals(s, &fight).next().is_some() {
                    return false;
                }
                Stage::FoodAttacker
            }
            Stage::FoodAttacker if self.most_food(s, &fight, 0) > 0 => return false,
            Stage::FoodAttacker => Stage::FoodDefender,
            Stage::FoodDefender if self.most_food(s, &fight, 1) > 0 => return false,
            Stage::FoodDefender => Stage::RollAttacker,
            Stage::RollAttacker | Stage::RollDefender => return false,
            Stage::ChoiceAttacker if fight.dice[0] == Some(Face::Choice) && !beast => return false,
            Stage::ChoiceAttacker => Stage::Throw,
            Stage::Throw if fight.bonus.throw && fight.thrown.is_none() => {
                if !beast {
                    return false;
                }
                fight.thrown = Some(false);
                Stage::RollDefender
            }
            Stage::Throw => Stage::RollDefender,
            Stage::ChoiceDefender if fight.dice[1] == Some(Face::Choice) && !beast => return false,
            Stage::ChoiceDefender => Stage::Casualties,
            Stage::Casualties => {
                self.casualties(s, fight, t);
                return true;
            }
            Stage::Aftermath => {
                s.pop();
                self.aftermath(s, &fight, t);
                return true;
            }
        };
        fight.stage = next;
        s.set(Frame::Fight(fight));
        true
    }

    pub(crate) fn offer_fight<B: Basket>(&self, s: &State, fight: &Fight, out: &mut B) {
        match fight.stage {
            Stage::Push => {
                self.push_goals(s, fight).for_each(|push| out.put(push));
                out.put(Action::Skip);
            }
            Stage::FoodAttacker => (0..=self.most_food(s, fight, 0)).for_each(|food| out.put(Action::Feed(food))),
            Stage::FoodDefender => (0..=self.most_food(s, fight, 1)).for_each(|food| out.put(Action::Feed(food))),
            Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender => {
                out.put(Action::Axe);
                out.put(Action::Skull);
            }
            _ => {}
        }
    }

    pub(crate) fn refuse_fight(&self, s: &State, fight: &Fight, action: Action) -> Option<Refusal> {
        match (fight.stage, action) {
            (Stage::Push, Action::Skip) => None,
            (Stage::Push, Action::Push { site, kaija }) => self.bad_push(s, fight, site, kaija),
            (Stage::FoodAttacker | Stage::FoodDefender, Action::Feed(food)) => {
                let side = usize::from(fight.stage == Stage::FoodDefender);
                let Some(seat) = fight.sides[side].seat() else { return no("NG-11.4", "no-not-now") };
                if u16::from(food) > s.player(seat).stock[Resource::Food.index()] {
                    return no("NG-11.4", "no-resources");
                }
                let figures = s.figures(s.map.at(fight.site), seat);
                if food > figures { no("NG-11.4", "no-food-limit") } else { None }
            }
            (Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender, Action::Axe | Action::Skull) => None,
            _ => no("NG-11.1", "no-not-now"),
        }
    }

    pub(crate) fn do_fight(&self, s: &mut State, mut fight: Fight, action: Action, t: &mut Teller) {
        match (fight.stage, action) {
            (Stage::Push, Action::Push { site, kaija }) => {
                self.push_away(s, fight, site, kaija, t);
                return;
            }
            (Stage::Push, _) => fight.stage = Stage::FoodAttacker,
            (Stage::FoodAttacker | Stage::FoodDefender, Action::Feed(food)) => {
                let side = usize::from(fight.stage == Stage::FoodDefender);
                fight.stage = if side == 0 { Stage::FoodDefender } else { Stage::RollAttacker };
                fight.food[side] = food;
                if let Some(seat) = fight.sides[side].seat() {
                    self.pay(s, seat, [food, 0, 0]);
                    tell!(t, "NG-11.4", "told-feed", seat = seat, n = food);
                }
            }
            (Stage::ChoiceAttacker, _) => {
                fight.skull[0] = action == Action::Skull;
                fight.stage = Stage::Throw;
                self.tell_choice(t, &fight, 0, "NG-11.5", action);
            }
            (Stage::Throw, _) => {
                fight.thrown = Some(action == Action::Skull);
                fight.stage = Stage::RollDefender;
                self.tell_choice(t, &fight, 0, "NG-19.4", action);
            }
            (Stage::ChoiceDefender, _) => {
                fight.skull[1] = action == Action::Skull;
                fight.stage = Stage::Casualties;
                self.tell_choice(t, &fight, 1, "NG-11.5", action);
            }
            _ => {}
        }
        s.set(Frame::Fight(fight));
    }

    fn tell_choice(&self, t: &mut Teller, fight: &Fight, side: usize, clause: &'static str, action: Action) {
        match action {
            Action::Skull => tell!(t, clause, "told-skull", who = fight.sides[side]),
            _ => tell!(t, clause, "told-axe", who = fight.sides[side]),
        }
    }

    /// NG-11.5: a die is rolled.
    pub(crate) fn settle_die(&self, s: &mut State, mut fight: Fight, face: Face, t: &mut Teller) {
        let side = usize::from(fight.stage == Stage::RollDefender);
        fight.dice[side] = Some(face);
        fight.stage = if side == 0 { Stage::ChoiceAttacker } else { Stage::ChoiceDefender };
        t.reveal();
        tell!(t, "NG-11.5", "told-die", who = fight.sides[side], face = face);
        s.set(Frame::Fight(fight));
    }

    /// NG-11.6 to NG-11.9: who wins, and what it costs.
    fn casualties(&self, s: &mut State, mut fight: Fight, t: &mut Teller) {
        let bout = self.bout(s, &fight);
        let rolls = self.rolls(&fight);
        let ending = bout.end(rolls);
        let [attacker, defender] = fight.sides;
        let [a, b] = ending.strength;
        tell!(t, "NG-11.8", "told-strength", attacker = attacker, a = a, defender = defender, b = b);
        match ending.victor {
            Victor::Attacker => tell!(t, "NG-11.8", "told-fight-won", who = attacker, land = fight.site),
            Victor::Defender => tell!(t, "NG-11.8", "told-fight-held", who = defender, land = fight.site),
            Victor::Nobody => tell!(t, "NG-11.7", "told-fight-nobody", land = fight.site),
        }
        fight.victor = Some(ending.victor);
        fight.stage = Stage::Aftermath;
        s.set(Frame::Fight(fight));
        let hits = bout.hits(rolls);
        for side in [1, 0] {
            if let (Side::Seat(seat), 1..) = (fight.sides[side], hits[side]) {
                s.push(Frame::Lose { seat, site: fight.site, hits: hits[side] });
            }
        }
    }

    /// NG-11.9: casualties leave; only which of unit and Kaija is a choice.
    pub(crate) fn run_lose(&self, s: &mut State, seat: Seat, site: Site, hits: u8, t: &mut Teller) -> bool {
        let land = s.map.at(site);
        let units = s.map.lands[land].units[seat.index()];
        let kaija = s.has_kaija(land, seat);
        let all = hits >= units + u8::from(kaija);
        if kaija && !all && self.options.kaija_full {
            return false;
        }
        s.pop();
        self.lose(s, seat, land, if all { units } else { hits }, all && kaija, t);
        true
    }

    pub(crate) fn do_lose(&self, s: &mut State, seat: Seat, site: Site, hits: u8, action: Action, t: &mut Teller) {
        let kaija = action == Action::Lose { kaija: true };
        s.pop();
        self.lose(s, seat, s.map.at(site), hits.saturating_sub(u8::from(kaija)), kaija, t);
    }

    fn lose(&self, s: &mut State, seat: Seat, land: usize, units: u8, kaija: bool, t: &mut Teller) {
        let (site, owner) = (s.map.lands[land].site, s.map.lands[land].owner);
        s.withdraw(land, seat, units, kaija);
        // Until a combat is over the defender counts as controller (NG-1.4).
        if s.flow.iter().any(|frame| matches!(frame, Frame::Fight(fight) if fight.site == site)) {
            s.map.set_owner(land, owner);
        }
        tell!(t, "NG-11.9", "told-lost", seat = seat, group = group(units, kaija), land = site);
    }

    /// NG-11.10, NG-11.13, NG-11.14, NG-27.10, NG-27.11: the winner takes over territory and buildings, the loser leaves.
    fn aftermath(&self, s: &mut State, fight: &Fight, t: &mut Teller) {
        let land = s.map.at(fight.site);
        let [attacker, defender] = fight.sides;
        let won = fight.victor == Some(Victor::Attacker);
        match (attacker, defender) {
            (Side::Seat(attacker), Side::Seat(defender)) => {
                match fight.victor {
                    Some(Victor::Attacker) => {
                        s.map.set_owner(land, Some(attacker));
                        self.conquest(s, attacker, t);
                        self.wolf_meal(s, attacker, t);
                        self.retreat(s, defender, land, false);
                    }
                    Some(Victor::Defender) => self.retreat(s, attacker, land, fight.bonus.flat),
                    _ => s.map.set_owner(land, None),
                };
            }
            (Side::Seat(seat), Side::Creature(creature)) if won => {
                self.slay(s, seat, creature, t);
                self.wolf_meal(s, seat, t);
                if self.options.stag_vs_valkyrie && self.book.kind(creature.kind()).hostile {
                    self.conquest(s, seat, t);
                }
            }
            (Side::Creature(creature), Side::Seat(seat)) if !won => self.slay(s, seat, creature, t),
            (Side::Seat(seat), Side::Creature(creature)) | (Side::Creature(creature), Side::Seat(seat))
                if self.book.kind(creature.kind()).hostile =>
            {
                self.retreat(s, seat, land, fight.bonus.flat);
            }
            _ => {}
        }
        let deserted = s.map.lands[land].owner.is_some_and(|owner| s.figures(land, owner) == 0);
        if deserted {
            s.map.set_owner(land, None);
        }
    }

    /// NG-16.9: Stag's fame for a conquered territory.
    fn conquest(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        if s.is_clan(seat, Clan::Stag) {
            s.player_mut(seat).fame += 1;
            tell!(t, "NG-16.9", "told-fame", seat = seat, n = 1);
        }
    }

    /// NG-16.10: Wolf's food for a won attack.
    fn wolf_meal(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        if s.is_clan(seat, Clan::Wolf) {
            self.gain(s, seat, [1, 0, 0_u8]);
            tell!(t, "NG-16.10", "told-gain", seat = seat, goods = goods([1, 0, 0]));
        }
    }

    /// NG-18.5: ways to push one defending figure away.
    fn push_goals<'a>(&'a self, s: &'a State, fight: &Fight) -> impl Iterator<Item = Action> + 'a {
        let land = s.map.at(fight.site);
        let defender = fight.sides[1].seat();
        let held = s.map.lands[land].has_bear();
        let goals = s.map.lands[land].near.iter().filter(move |goal| {
            let goal = &s.map.lands[*goal];
            !held && goal.owner.is_none_or(|owner| Some(owner) == defender) && goal.beasts & self.book.hostile == 0
        });
        goals.flat_map(move |goal| {
            let site = s.map.lands[goal].site;
            let units = defender.is_some_and(|seat| s.map.lands[land].units[seat.index()] > 0);
            let kaija = defender.is_some_and(|seat| s.has_kaija(land, seat)) && self.options.kaija_full;
            let figures = [(units, false), (kaija, true)].into_iter();
            figures.filter(|(there, _)| *there).map(move |(_, kaija)| Action::Push { site, kaija })
        })
    }

    fn bad_push(&self, s: &State, fight: &Fight, site: Site, kaija: bool) -> Option<Refusal> {
        let from = s.map.at(fight.site);
        let (Some(goal), Some(defender)) = (s.map.named(site), fight.sides[1].seat()) else {
            return no("NG-18.5", "no-such-land");
        };
        if s.map.lands[from].has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        if !s.map.lands[from].near.has(goal) {
            return no("NG-18.5", "no-not-adjacent");
        }
        if s.map.lands[goal].owner.is_some_and(|owner| owner != defender) {
            return no("NG-18.5", "no-not-theirs");
        }
        if self.haunters(s, goal) > 0 {
            return no("NG-26.5", "no-hostile-there");
        }
        let there = if kaija {
            s.has_kaija(from, defender) && self.options.kaija_full
        } else {
            s.map.lands[from].units[defender.index()] > 0
        };
        if there { None } else { no("NG-18.5", "no-units-here") }
    }

    /// The pushed figure leaves; without a defender there is no combat (RUL-30).
    fn push_away(&self, s: &mut State, mut fight: Fight, goal: Site, kaija: bool, t: &mut Teller) {
        let land = s.map.at(fight.site);
        let (Some(attacker), Some(defender)) = (fight.sides[0].seat(), fight.sides[1].seat()) else { return };
        let units = u8::from(!kaija);
        s.leave(land, defender, units, kaija);
        s.enter(s.map.at(goal), defender, units, kaija);
        tell!(t, "NG-18.5", "told-push", seat = attacker, group = group(units, kaija), land = goal);
        if s.figures(land, defender) == 0 {
            s.map.set_owner(land, Some(attacker));
            s.pop();
        } else {
            fight.stage = Stage::FoodAttacker;
            s.set(Frame::Fight(fight));
        }
    }
}
