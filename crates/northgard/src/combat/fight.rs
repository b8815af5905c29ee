//! One fight, from the food to the casualties (NG-11.2 to NG-11.8, NG-27.5 to NG-27.9).

use crate::odds::{Bout, Roll, Victor};
use crate::prelude::*;

impl Fight {
    /// A fight that begins.
    pub(crate) fn new(site: Site, sides: [Side; 2], bonus: Bonus) -> Fight {
        Fight {
            site,
            sides,
            bonus,
            stage: Stage::Push,
            food: [0; 2],
            dice: [None; 2],
            skull: [false; 2],
            thrown: None,
            victor: None,
        }
    }

    /// Whether a creature is in it.
    fn with_creature(&self) -> bool {
        self.sides.iter().any(|side| side.seat().is_none())
    }

    /// Whose turn it is to feed, roll or choose: 0 for the attacker, 1 for the defender.
    fn side(&self) -> usize {
        usize::from(matches!(self.stage, Stage::FoodDefender | Stage::RollDefender | Stage::ChoiceDefender))
    }

    /// The fight in numbers, before the dice: NG-11.2, NG-11.3, NG-11.4, NG-16.7, NG-27.5, NG-27.9.
    pub(crate) fn bout(&self, rules: &Northgard, state: &State) -> Bout {
        let land = state.at(self.site);
        let place = state.land(land);
        let mut bout = Bout { shield: self.bonus.shield, throw: self.bonus.throw, ..Bout::default() };
        for (index, side) in self.sides.iter().enumerate() {
            match *side {
                Side::Creature(creature) => {
                    bout.creature[index] = true;
                    bout.base[index] = rules.book.kind(creature.kind()).strength;
                }
                Side::Seat(seat) => {
                    let group = state.group(land, seat);
                    let scorched = state.is_clan(seat, Clan::Snake) && state.open.scorched == Some(place.site);
                    bout.figures[index] = group.count();
                    bout.base[index] = group.count() + u8::from(group.kaija) + self.food[index] + u8::from(scorched);
                }
            }
        }
        bout.base[0] += self.bonus.axes;
        bout.base[1] += self.defence(rules, state, Building::Fortress);
        if !bout.creature[0] {
            bout.towers = self.defence(rules, state, Building::DefenseTower);
        }
        bout
    }

    /// What buildings of this kind give the defender, unless a conqueror ignores them (NG-19.8).
    fn defence(&self, rules: &Northgard, state: &State, building: Building) -> u8 {
        let conquered = !self.with_creature() && self.sides[0].seat().is_some_and(|seat| state.player(seat).conqueror);
        if self.sides[1].seat().is_none() || conquered {
            return 0;
        }
        state.land(state.at(self.site)).count(building) * rules.book.building(building).gives
    }

    /// What the dice amount to so far.
    pub(crate) fn rolls(&self, rules: &Northgard) -> [Roll; 2] {
        let mut rolls: [Roll; 2] = std::array::from_fn(|side| {
            let (axes, skulls) = self.dice[side].map_or((0, 0), |face| rules.book.face(face, self.skull[side]));
            Roll { axes, skulls }
        });
        match self.thrown {
            Some(false) => rolls[0].axes += 1,
            Some(true) => rolls[0].skulls += 1,
            None => {}
        }
        rolls
    }

    /// NG-11.4: the most food a side can pay.
    pub(crate) fn most_food(&self, state: &State, side: usize) -> u8 {
        self.sides[side].seat().map_or(0, |seat| {
            let figures = state.figures(state.at(self.site), seat);
            state.player(seat).has(Resource::Food).min(figures.into()) as u8
        })
    }

    fn bad_food(&self, state: &State, seat: Seat, food: u8) -> Option<Refusal> {
        if u16::from(food) > state.player(seat).stock[Resource::Food.index()] {
            return no("NG-11.4", "no-resources");
        }
        let figures = state.figures(state.at(self.site), seat);
        if food > figures { no("NG-11.4", "no-food-limit") } else { None }
    }

    fn tell_choice(&self, teller: &mut Teller, clause: &'static str, skull: bool) {
        let key = if skull { "told-skull" } else { "told-axe" };
        tell!(teller, clause, key, who = self.sides[self.side()]);
    }

    /// What counts besides units, food and dice, each under its rule.
    fn tell_parts(&self, rules: &Northgard, state: &State, bout: &Bout, teller: &mut Teller) {
        let land = state.at(self.site);
        let place = state.land(land);
        for side in self.sides {
            let Side::Seat(seat) = side else { continue };
            if state.has_kaija(land, seat) {
                tell!(teller, "NG-11.2", "told-kaija-counts", who = side);
            }
            if state.is_clan(seat, Clan::Snake) && state.open.scorched == Some(place.site) {
                tell!(teller, "NG-16.7", "told-scorched-counts", who = side);
            }
        }
        if self.bonus.axes > 0 {
            tell!(teller, "NG-8.10", "told-card-counts", who = self.sides[0], n = self.bonus.axes);
        }
        let fortress = self.defence(rules, state, Building::Fortress);
        if fortress > 0 {
            let clause = if self.with_creature() { "NG-27.9" } else { "NG-11.3" };
            tell!(teller, clause, "told-fortress-counts", who = self.sides[1], n = fortress);
        }
        if bout.towers > 0 {
            tell!(teller, "NG-11.6", "told-tower-counts", who = self.sides[0], n = bout.towers);
        }
    }

    /// NG-11.6 to NG-11.9: who wins, and what it costs.
    fn casualties(mut self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        let bout = self.bout(rules, state);
        let rolls = self.rolls(rules);
        let ending = bout.end(rolls);
        if teller.is_listening() {
            self.tell_parts(rules, state, &bout, teller);
        }
        let [attacker, defender] = self.sides;
        let [a, b] = ending.strength;
        let (by_casualties, by_strength) =
            if self.with_creature() { ("NG-27.7", "NG-27.8") } else { ("NG-11.7", "NG-11.8") };
        tell!(teller, by_strength, "told-strength", attacker = attacker, a = a, defender = defender, b = b);
        let wiped = ending.victor != Victor::Nobody && bout.is_wiped(rolls).contains(&true);
        if wiped {
            let who = if ending.victor == Victor::Attacker { defender } else { attacker };
            tell!(teller, by_casualties, "told-wiped-out", who = who, land = self.site);
        }
        let clause = if wiped { by_casualties } else { by_strength };
        match ending.victor {
            Victor::Attacker => tell!(teller, clause, "told-fight-won", who = attacker, land = self.site),
            Victor::Defender => tell!(teller, clause, "told-fight-held", who = defender, land = self.site),
            Victor::Nobody => tell!(teller, by_casualties, "told-fight-nobody", land = self.site),
        }
        self.victor = Some(ending.victor);
        self.stage = Stage::Aftermath;
        state.set(self);
        let hits = bout.hits(rolls);
        for side in [1, 0] {
            if let (Side::Seat(seat), 1..) = (self.sides[side], hits[side]) {
                state.push(Lose { seat, site: self.site, hits: hits[side] });
            }
        }
    }

    /// The stage after this one, if nobody has to decide and nothing to be rolled; casualties and aftermath are no such stages.
    fn next_stage(&mut self, rules: &Northgard, state: &State) -> Option<Stage> {
        let beast = self.with_creature();
        Some(match self.stage {
            Stage::Push if self.bonus.push && !beast && self.pushes(rules, state).next().is_some() => return None,
            Stage::Push => Stage::FoodAttacker,
            Stage::FoodAttacker | Stage::FoodDefender if self.most_food(state, self.side()) > 0 => return None,
            Stage::FoodAttacker => Stage::FoodDefender,
            Stage::FoodDefender => Stage::RollAttacker,
            Stage::ChoiceAttacker | Stage::ChoiceDefender if self.dice[self.side()] == Some(Face::Choice) && !beast => {
                return None;
            }
            Stage::ChoiceAttacker => Stage::Throw,
            Stage::Throw if self.bonus.throw && self.thrown.is_none() && !beast => return None,
            Stage::Throw => {
                if self.bonus.throw {
                    self.thrown.get_or_insert(false);
                }
                Stage::RollDefender
            }
            Stage::ChoiceDefender => Stage::Casualties,
            Stage::RollAttacker | Stage::RollDefender | Stage::Casualties | Stage::Aftermath => return None,
        })
    }
}

impl Decision<Northgard> for Fight {
    fn clause(&self) -> &'static str {
        match self.stage {
            Stage::Push => "NG-18.5",
            Stage::FoodAttacker | Stage::FoodDefender => "NG-11.4",
            Stage::Throw => "NG-19.4",
            _ => "NG-11.5",
        }
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        match self.stage {
            Stage::RollAttacker | Stage::RollDefender => Asks::Chance,
            _ => self.sides[self.side()].seat().map_or(Asks::Nobody, Asks::Seat),
        }
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        let key = match self.stage {
            Stage::Push => "ask-push",
            Stage::FoodAttacker | Stage::FoodDefender => "ask-feed",
            Stage::Throw => "ask-throw",
            _ => "ask-die",
        };
        message!(key, land = self.site)
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        match self.stage {
            Stage::Push => {
                offers.put_all(self.pushes(rules, state).map(Action::Push));
                offers.put(Action::Skip);
            }
            Stage::FoodAttacker | Stage::FoodDefender => {
                offers.put_all((0..=self.most_food(state, self.side())).map(Action::Feed));
            }
            Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender => {
                offers.put_all([Action::Axe, Action::Skull]);
            }
            Stage::RollAttacker | Stage::RollDefender | Stage::Casualties | Stage::Aftermath => {}
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match (self.stage, *action) {
            (Stage::Push, Action::Skip) => None,
            (Stage::Push, Action::Push(to)) => self.bad_push(rules, state, to),
            (Stage::FoodAttacker | Stage::FoodDefender, Action::Feed(food)) => self.bad_food(state, seat, food),
            (Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender, Action::Axe | Action::Skull) => None,
            _ => no("NG-11.1", "no-not-now"),
        }
    }

    fn act(mut self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let skull = *action == Action::Skull;
        match (self.stage, *action) {
            (Stage::Push, Action::Push(to)) => return self.push_away(state, to, teller),
            (Stage::Push, _) => self.stage = Stage::FoodAttacker,
            (Stage::FoodAttacker | Stage::FoodDefender, Action::Feed(food)) => {
                self.food[self.side()] = food;
                state.pay(seat, [food, 0, 0]);
                tell!(teller, "NG-11.4", "told-feed", seat = seat, n = food);
                self.stage = if self.side() == 0 { Stage::FoodDefender } else { Stage::RollAttacker };
            }
            (Stage::ChoiceAttacker | Stage::ChoiceDefender, _) => {
                self.skull[self.side()] = skull;
                self.tell_choice(teller, "NG-11.5", skull);
                self.stage = if self.side() == 0 { Stage::Throw } else { Stage::Casualties };
            }
            (Stage::Throw, _) => {
                self.thrown = Some(skull);
                self.tell_choice(teller, "NG-19.4", skull);
                self.stage = Stage::RollDefender;
            }
            _ => return,
        }
        state.set(self);
    }

    fn proceed(mut self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        match self.stage {
            Stage::Casualties => self.casualties(rules, state, teller),
            Stage::Aftermath => {
                state.pop();
                self.aftermath(rules, state, teller);
            }
            _ => match self.next_stage(rules, state) {
                Some(stage) => state.set(Fight { stage, ..self }),
                None => return false,
            },
        }
        true
    }
}

impl Draw<Northgard> for Fight {
    fn clause(&self) -> &'static str {
        Decision::clause(self)
    }

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, _: &State, rng: &mut R) -> Chance {
        Chance::Die(Face::from_index(rng.random_range(0..Face::COUNT)))
    }

    fn misfit(&self, _: &Northgard, _: &State, chance: &Chance) -> Option<Refusal> {
        match (self.stage, chance) {
            (Stage::RollAttacker | Stage::RollDefender, Chance::Die(_)) => None,
            _ => no(Decision::clause(self), "no-such-chance"),
        }
    }

    /// NG-11.5: a die is rolled.
    fn settle(mut self, _: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Die(face) = *chance else { return };
        let side = self.side();
        self.dice[side] = Some(face);
        self.stage = if side == 0 { Stage::ChoiceAttacker } else { Stage::ChoiceDefender };
        teller.reveal();
        tell!(teller, "NG-11.5", "told-die", who = self.sides[side], face = face);
        state.set(self);
    }
}
