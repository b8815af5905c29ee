//! Combat (CM-11). What it shares with the influence contest stands in `conflict`.

use crate::conflict::Losses;
use crate::prelude::*;

/// The strongholds in the order in which they are sacked.
const STRONGHOLDS: [Building; 3] = [Building::Fort, Building::Castle, Building::Palace];

/// The Murshid names the side all added cards join (CM-11.5).
impl Decision<CrescentMoon> for Meddle {
    const CLAUSE: &'static str = "CM-11.5";
    const ASKED: fn(&State) -> Seat = |state| state.open.seat(Character::Murshid);
    const PROMPT: &'static str = "ask-meddle";

    fn offers(&self, _: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Camp::ALL.map(Action::Side));
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        (!matches!(action, Action::Side(_))).then(|| not_asked(self.clause()))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Side(camp), Some(conflict)) = (*action, &mut state.open.conflict) else { return };
        conflict.meddled = Some(camp);
        let key = if camp == Camp::Attacker { "told-meddle-attacker" } else { "told-meddle-defender" };
        tell!(teller, "CM-11.5", key, seat);
        state.open.turn_to(Step::Reveal);
    }
}

/// A side chooses which units it loses: ordinary ones or mercenaries (CM-11.12).
impl Decision<CrescentMoon> for Losses {
    const CLAUSE: &'static str = "CM-11.12";
    const PROMPT: &'static str = "ask-losses";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        match self.due(rules, state) {
            Some((who, _, due)) if due > 0 => Asks::Seat(state.open.seat(who)),
            _ => Asks::Nobody,
        }
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let Some((_, units, due)) = self.due(rules, state) else { return };
        offers.put_all(units.mixes(due).map(Action::Units));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Some((_, units, due)) = self.due(rules, state) else { return Some(not_asked(self.clause())) };
        action.refuse_units(units, due, self.clause())
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Units(units), Some((who, ..))) = (*action, self.due(rules, state)) else { return };
        let Some(conflict) = &mut state.open.conflict else { return };
        let hex = conflict.hex;
        conflict.losses[self.0.index()] = units.total();
        state.open.remove_units(who, hex, units);
        state.open.discs[who.index()] += units.total();
        tell!(teller, "CM-11.12", "told-losses", seat, units);
        self.end(state, teller);
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) -> bool {
        let done = self.due(rules, state).is_none_or(|(_, _, due)| due == 0);
        if done {
            self.end(state, teller);
        }
        done
    }
}

impl Losses {
    /// Who loses how many of which units.
    fn due(&self, rules: &CrescentMoon, state: &State) -> Option<(Character, Units, u8)> {
        let conflict = state.open.conflict.as_ref()?;
        let who = conflict.combatant(self.0)?;
        let units = state.open.units(who, conflict.hex);
        Some((who, units, rules.casualties(&state.open, conflict, self.0)))
    }

    /// The other side comes next; after both, units still on cards are normal units again (CM-11.13).
    fn end(self, state: &mut State, teller: &mut Teller) {
        if self.0 == Camp::Attacker {
            return state.open.turn_to(Step::from(Losses(Camp::Defender)));
        }
        if let Some(conflict) = &mut state.open.conflict {
            let units = conflict.played.iter().fold(Units::NONE, |sum, card| sum.plus(card.units));
            conflict.played.iter_mut().for_each(|card| card.units = Units::NONE);
            if !units.is_empty() {
                tell!(teller, "CM-11.13", "told-free-units", units);
            }
        }
        state.open.turn_to(Step::Retreat);
    }
}

/// The loser's ordinary units go to the reserves card, mercenaries to supply; the Nomad's to the Nomad's reserves card (CM-11.14).
impl Procedure<CrescentMoon> for Retreat {
    const CLAUSE: &'static str = "CM-11.14";

    fn run(self, _: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let Some(conflict) = &state.open.conflict else { return };
        let hex = conflict.hex;
        let loser = conflict.winner.and_then(|camp| conflict.combatant(camp.other()));
        state.open.turn_to(Step::Clear);
        let Some(loser) = loser.filter(|who| !state.open.units(*who, hex).is_empty()) else { return };
        let units = state.open.units(loser, hex);
        state.open.set_units(loser, hex, Units::NONE);
        state.open.reserve[loser.index()] += units.o;
        if loser == Character::Nomad {
            state.open.reserve[loser.index()] += units.m;
        } else {
            state.open.discs[loser.index()] += units.m;
        }
        tell!(teller, "CM-11.14", "told-retreat", seat = state.open.seat(loser), units);
    }
}

/// A stronghold is taken over, or not. It is a choice, unless sacking is forbidden: then it is compulsory (CM-11.16, CM-11.19, ruling X-25).
impl Decision<CrescentMoon> for Subdue {
    const CLAUSE: &'static str = "CM-11.16";
    const PROMPT: &'static str = "ask-subdue";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        match &state.open.conflict {
            Some(conflict) if rules.may_subdue(state).is_some() => Asks::Seat(state.open.seat(conflict.attacker)),
            _ => Asks::Nobody,
        }
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put(Action::Yes);
        if !sacking_forbidden(state) {
            offers.put(Action::No);
        }
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Yes => None,
            Action::No if sacking_forbidden(state) => no("CM-11.19", "no-subdue-must"),
            Action::No => None,
            _ => Some(not_asked(self.clause())),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let building = rules.may_subdue(state).filter(|_| *action == Action::Yes);
        state.open.turn_to(Step::Sack);
        let (Some(building), Some(conflict)) = (building, &state.open.conflict) else { return };
        let (hex, attacker, Some(defender)) = (conflict.hex, conflict.attacker, conflict.defender) else { return };
        state.open.raze(building, defender, hex);
        let own = if building == Building::Fort { &mut state.open.forts } else { &mut state.open.castles };
        own[attacker.index()].add(hex);
        if attacker == Character::Warlord {
            state.open.tally.strongholds = state.open.tally.strongholds.saturating_add(1);
        }
        let (seat, of) = (state.open.seat(attacker), state.open.seat(defender));
        tell!(teller, "CM-11.16", "told-subdue", seat, of, piece = building);
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        Some(Message::new(if *action == Action::Yes { "do-subdue" } else { "do-subdue-not" }))
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let done = rules.may_subdue(state).is_none();
        state.open.turn_if(done, Step::Sack)
    }
}

/// Every stronghold of the defender that was not subdued is sacked; if that is forbidden, it is removed without coins and points
/// (CM-11.17, CM-11.19, ruling X-31).
impl Procedure<CrescentMoon> for Sack {
    const CLAUSE: &'static str = "CM-11.17";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let stands = attacker_stands(state);
        state.open.turn_to(Step::Settlement);
        let Some(conflict) = state.open.conflict.as_ref() else { return };
        let (hex, attacker, Some(defender)) = (conflict.hex, conflict.attacker, conflict.defender) else { return };
        if !stands {
            let spared = STRONGHOLDS.into_iter().any(|building| state.open.group(defender, hex).has(building));
            if spared && conflict.winner == Some(Camp::Attacker) {
                tell!(teller, "CM-11.18", "told-none-to-sack", seat = state.open.seat(attacker));
            }
            return;
        }
        for building in STRONGHOLDS {
            if !state.open.group(defender, hex).has(building) {
                continue;
            }
            if sacking_forbidden(state) {
                state.open.raze(building, defender, hex);
                tell!(teller, "CM-11.19", "told-removed", of = state.open.seat(defender), piece = building);
            } else {
                let vp = rules.sack(state, attacker, building, hex, teller);
                score_later(state, vp);
            }
        }
    }
}

/// The town or city may be sacked (CM-11.17).
impl Decision<CrescentMoon> for Settlement {
    const CLAUSE: &'static str = "CM-11.17";
    const PROMPT: &'static str = "ask-sack";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        match &state.open.conflict {
            Some(conflict) if rules.may_sack_settlement(state) => Asks::Seat(state.open.seat(conflict.attacker)),
            _ => Asks::Nobody,
        }
    }

    fn offers(&self, _: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all([Action::Yes, Action::No]);
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        (!matches!(action, Action::Yes | Action::No)).then(|| not_asked(self.clause()))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        state.open.turn_to(Step::Score);
        let Some(conflict) = state.open.conflict.as_ref().filter(|_| *action == Action::Yes) else { return };
        let (hex, attacker) = (conflict.hex, conflict.attacker);
        let building = if state.open.cities.has(hex) { Building::City } else { Building::Town };
        let vp = rules.sack(state, attacker, building, hex, teller);
        score_later(state, vp);
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        Some(Message::new(if *action == Action::Yes { "do-sack" } else { "do-sack-not" }))
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let done = !rules.may_sack_settlement(state);
        state.open.turn_if(done, Step::Score)
    }
}

/// The Warlord scores at once, as attacker or defender, also when beaten (CM-11.20, CM-13.1); limits are checked at the end
/// of the action (CM-11.21).
impl Procedure<CrescentMoon> for Score {
    const CLAUSE: &'static str = "CM-11.20";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        state.open.pop();
        let Some(conflict) = state.open.conflict.take() else { return };
        let warlord = Character::Warlord;
        if let Some(camp) = conflict.camp(warlord) {
            let foe = conflict.combatant(camp.other());
            state.open.tally.fought = foe.map_or(state.open.tally.fought, |foe| state.open.tally.fought.with(foe));
            rules.score_casualties(state, conflict.losses[camp.other().index()], teller);
            if camp == Camp::Attacker {
                rules.score_sack(state, warlord, conflict.sacked_vp, teller);
            }
        }
        rules.remember(state, &conflict);
    }
}

/// Whether an attacker unit stands in the hex: without one there is neither subduing nor sacking (CM-11.18).
fn attacker_stands(state: &State) -> bool {
    let conflict = state.open.conflict.as_ref();
    conflict.is_some_and(|conflict| !state.open.units(conflict.attacker, conflict.hex).is_empty())
}

/// Whether a card forbids sacking.
fn sacking_forbidden(state: &State) -> bool {
    state.open.conflict.as_ref().is_some_and(|conflict| conflict.no_sack)
}

/// Points for sacking are kept until the combat is over.
fn score_later(state: &mut State, vp: u8) {
    if let Some(conflict) = &mut state.open.conflict {
        conflict.sacked_vp = conflict.sacked_vp.saturating_add(vp);
    }
}

impl CrescentMoon {
    /// Combat between the acting player and the other owner of strength in the hex (CM-1.2, CM-5.5, CM-11.1). The Murshid may
    /// select cards too, if near and not fighting (CM-11.4, CM-13.9).
    pub(crate) fn begin_combat(
        &self,
        state: &mut State,
        attacker: Character,
        defender: Character,
        hex: Hex,
        teller: &mut Teller,
    ) {
        let (seat, of) = (state.open.seat(attacker), state.open.seat(defender));
        tell!(teller, "CM-11.1", "told-combat", seat, of, hex = state.open.place(hex));
        let mut conflict = Conflict::new(true, hex, attacker);
        conflict.defender = Some(defender);
        conflict.defenders = Crew::one(defender);
        conflict.selectors = Crew::one(attacker).with(defender);
        if !conflict.selectors.has(Character::Murshid) && self.murshid_near(&state.open, hex) {
            conflict.selectors = conflict.selectors.with(Character::Murshid);
        }
        self.begin_conflict(state, conflict);
    }

    /// Strength of a player's pieces in a hex, units on cards included (CM-1.1, CM-8.6). Terrain does not matter (CM-3.8).
    pub(crate) fn strength(&self, open: &Open, who: Character, hex: Hex) -> u8 {
        self.group_strength(&open.group(who, hex))
    }

    /// Strength of these pieces.
    pub(crate) fn group_strength(&self, group: &Group) -> u8 {
        let n = &self.edition.numbers;
        let one = |there: bool, strength: u8| if there { strength } else { 0 };
        group.units.total() * n.unit_strength
            + one(group.fort, n.fort_strength)
            + one(group.castle, n.castle_strength)
            + one(group.palace, n.palace_strength)
    }

    /// Strength of a side with its cards; never below 0 (ruling X-27).
    pub(crate) fn side_strength(&self, open: &Open, conflict: &Conflict, camp: Camp) -> i8 {
        let pieces = conflict.combatant(camp).map_or(0, |who| self.strength(open, who, conflict.hex));
        (i16::from(pieces) + conflict.from_cards(camp)).clamp(0, 127) as i8
    }

    /// Units on Conquest go to supply, no casualties and past saving (CM-11.11).
    pub(crate) fn win_combat(&self, state: &mut State, teller: &mut Teller) {
        let Some(mut conflict) = state.open.conflict.take() else { return };
        for card in conflict.played.iter_mut().filter(|card| card.spends && !card.units.is_empty()) {
            let units = std::mem::take(&mut card.units);
            state.open.remove_units(card.me, conflict.hex, units);
            state.open.discs[card.me.index()] += units.total();
            tell!(teller, "CM-11.11", "told-spent", seat = state.open.seat(card.me), units);
        }
        state.open.conflict = Some(conflict);
        state.open.turn_to(Step::from(Losses(Camp::Attacker)));
    }

    /// How many units a side loses: half the opponent's strength, changed by cards, at most all (CM-11.12, CM-1.14).
    pub(crate) fn casualties(&self, open: &Open, conflict: &Conflict, camp: Camp) -> u8 {
        let Some(who) = conflict.combatant(camp) else { return 0 };
        let half = i16::from(conflict.totals[camp.other().index()]) / 2;
        let pierce: i16 = conflict.standing().map(|card| i16::from(card.pierce[camp.index()])).sum();
        let own = conflict.standing().filter(|card| card.camp == camp);
        let shield: i16 = own.map(|card| i16::from(card.shield)).sum();
        let due = (half + pierce - shield).clamp(0, 255) as u8;
        due.min(open.units(who, conflict.hex).total())
    }

    /// The stronghold the attacker could take over: a fort or castle, with one of the kind in the own supply (CM-11.16).
    fn may_subdue(&self, state: &State) -> Option<Building> {
        let conflict = state.open.conflict.as_ref().filter(|_| attacker_stands(state))?;
        let group = state.open.group(conflict.defender?, conflict.hex);
        let building = [Building::Fort, Building::Castle].into_iter().find(|building| group.has(*building))?;
        (self.building_supply(&state.open, conflict.attacker, building) > 0).then_some(building)
    }

    /// Sacks a building: it returns to its owner, coins come from the bank (CM-6.16, CM-11.17). Says what it is worth to the Warlord.
    pub(crate) fn sack(
        &self,
        state: &mut State,
        who: Character,
        building: Building,
        hex: Hex,
        teller: &mut Teller,
    ) -> u8 {
        let conflict = state.open.conflict.as_ref();
        let (clause, more) = conflict.map_or(("CM-6.16", 0), |conflict| ("CM-11.17", conflict.per_sack));
        let stronghold = STRONGHOLDS.contains(&building);
        let defender = conflict.and_then(|conflict| conflict.defender).filter(|_| stronghold);
        let owner = defender.unwrap_or(Character::Sultan);
        state.open.raze(building, owner, hex);
        let (coins, vp) = self.edition.sack[building.index()];
        let coins = coins.saturating_add(more);
        state.open.coins[who.index()] += u16::from(coins);
        if who == Character::Warlord {
            let tally = &mut state.open.tally;
            let tally = if stronghold { &mut tally.strongholds } else { &mut tally.settlements };
            *tally = tally.saturating_add(1);
        }
        let (seat, of) = (state.open.seat(who), state.open.seat(owner));
        tell!(teller, clause, "told-sack", seat, of, piece = building, n = coins);
        vp
    }

    /// Whether the attacker may sack the town or city (CM-11.17).
    fn may_sack_settlement(&self, state: &State) -> bool {
        let Some(conflict) = &state.open.conflict else { return false };
        let own = conflict.attacker == Character::Sultan && !self.options.sultan_self_sack;
        attacker_stands(state) && state.open.settled().has(conflict.hex) && !sacking_forbidden(state) && !own
    }
}
