//! Combat in eight steps (CM-11).

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::conflict::{Camp, Conflict, Step};
use crate::decision::{Action, Sink};
use crate::edition::Building;
use crate::flow::Frame;
use crate::hex::Hex;
use crate::pieces::Units;
use crate::state::{Ended, State, Table};
use crate::told;
use table::{Arg, Message, Refusal, Teller};

/// The strongholds in the order in which they are sacked.
const STRONGHOLDS: [Building; 3] = [Building::Fort, Building::Castle, Building::Palace];

impl CrescentMoon {
    /// Combat between the acting player and the other owner of strength in the hex (CM-1.2, CM-5.5, CM-11.1). The Murshid may
    /// select cards too, if near and not fighting (CM-11.4, CM-13.9).
    pub(crate) fn begin_combat(&self, s: &mut State, attacker: Character, defender: Character, hex: Hex) {
        let mut conflict = Conflict::new(true, hex, attacker);
        conflict.defender = Some(defender);
        conflict.defenders = Crew::one(defender);
        conflict.selectors = Crew::one(attacker).with(defender);
        if !conflict.selectors.has(Character::Murshid) && self.murshid_near(s, hex) {
            conflict.selectors = conflict.selectors.with(Character::Murshid);
        }
        self.begin_conflict(s, conflict);
    }

    /// The Murshid names the side all added cards join (CM-11.5).
    pub(crate) fn meddle(&self, s: &mut State, camp: Camp, t: &mut Teller) {
        if let Some(conflict) = &mut s.table.conflict {
            conflict.meddled = Some(camp);
        }
        told::say(t, "CM-11.5", || {
            let key = if camp == Camp::Attacker { "told-meddle-attacker" } else { "told-meddle-defender" };
            Message::new(key).with("seat", s.table.seat(Character::Murshid))
        });
        s.table.turn_to(Frame::Conflict(Step::Reveal));
    }

    // --- step 3: the winner (CM-11.9–11.11) ---

    /// Strength of a player's pieces in a hex, units on cards included (CM-1.1, CM-8.6). Terrain does not matter (CM-3.8).
    pub fn strength(&self, table: &Table, who: Character, hex: Hex) -> u8 {
        let n = &self.edition.numbers;
        let group = table.group(who, hex);
        let one = |there: bool, strength: u8| if there { strength } else { 0 };
        group.units.total() * n.unit_strength
            + one(group.fort, n.fort_strength)
            + one(group.castle, n.castle_strength)
            + one(group.palace, n.palace_strength)
    }

    /// Strength of a side with its cards; never below 0 (ruling X-27).
    pub fn side_strength(&self, table: &Table, conflict: &Conflict, camp: Camp) -> i8 {
        let pieces = conflict.combatant(camp).map_or(0, |who| self.strength(table, who, conflict.hex));
        (i16::from(pieces) + conflict.from_cards(camp)).clamp(0, 127) as i8
    }

    pub(crate) fn compare_strength(&self, s: &mut State, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else { return };
        let totals = [Camp::Attacker, Camp::Defender].map(|camp| self.side_strength(&s.table, conflict, camp));
        self.compare(s, totals, t);
    }

    /// The higher total wins; a tie goes to the attacker unless the Murshid has a token in the hex (CM-11.9, CM-11.10, CM-12.10,
    /// CM-12.11).
    pub(crate) fn compare(&self, s: &mut State, totals: [i8; 2], t: &mut Teller) {
        let tipped = s.table.tokens[Character::Murshid.index()];
        let Some(conflict) = &mut s.table.conflict else { return };
        conflict.totals = totals;
        let next = if totals[0] == totals[1] && tipped.has(conflict.hex) {
            Step::Tip
        } else {
            conflict.winner = Some(if totals[0] >= totals[1] { Camp::Attacker } else { Camp::Defender });
            Step::Decided
        };
        self.tell_totals(conflict, t);
        s.table.turn_to(Frame::Conflict(next));
    }

    /// Deals are paid; units on Conquest go to supply, no casualties and past saving (CM-11.11).
    pub(crate) fn win_combat(&self, s: &mut State, t: &mut Teller) {
        if let Some(conflict) = &s.table.conflict {
            self.tell_winner(conflict, t);
        }
        self.pay_deal(s, t);
        let Some(mut conflict) = s.table.conflict.take() else { return };
        for card in conflict.played.iter_mut().filter(|card| card.spends && !card.units.is_empty()) {
            let units = std::mem::take(&mut card.units);
            s.table.remove_units(card.me, conflict.hex, units);
            s.table.discs[card.me.index()] += units.total();
            told::say(t, "CM-11.11", || {
                Message::new("told-spent").with("seat", s.table.seat(card.me)).with("units", told::units_arg(units))
            });
        }
        s.table.conflict = Some(conflict);
        s.table.turn_to(Frame::Conflict(Step::Losses(Camp::Attacker)));
    }

    // --- step 4: casualties (CM-11.12, CM-11.13) ---

    /// How many units a side loses: half the opponent's strength, changed by cards, at most all (CM-11.12, CM-1.14).
    pub fn casualties(&self, table: &Table, conflict: &Conflict, camp: Camp) -> u8 {
        let Some(who) = conflict.combatant(camp) else { return 0 };
        let half = i16::from(conflict.totals[camp.other().index()]) / 2;
        let pierce: i16 = conflict.standing().map(|card| i16::from(card.pierce[camp.index()])).sum();
        let own = conflict.standing().filter(|card| card.camp == camp);
        let shield: i16 = own.map(|card| i16::from(card.shield)).sum();
        let due = (half + pierce - shield).clamp(0, 255) as u8;
        due.min(table.units(who, conflict.hex).total())
    }

    pub(crate) fn losses_due(&self, s: &State, camp: Camp) -> u8 {
        s.table.conflict.as_ref().map_or(0, |conflict| self.casualties(&s.table, conflict, camp))
    }

    /// The owner chooses ordinary units or mercenaries (CM-11.12).
    pub(crate) fn offer_losses(&self, s: &State, camp: Camp, offers: &mut impl Sink) {
        let Some(conflict) = &s.table.conflict else { return };
        let Some(who) = conflict.combatant(camp) else { return };
        for mix in s.table.units(who, conflict.hex).mixes(self.casualties(&s.table, conflict, camp)) {
            offers.push(Action::Units(mix));
        }
    }

    pub(crate) fn refuse_losses(&self, s: &State, camp: Camp, action: Action) -> Option<Refusal> {
        let Some(conflict) = &s.table.conflict else { return Some(told::not_asked()) };
        let Some(who) = conflict.combatant(camp) else { return Some(told::not_asked()) };
        let due = self.casualties(&s.table, conflict, camp);
        self.refuse_units(s.table.units(who, conflict.hex), due, "CM-11.12", action)
    }

    pub(crate) fn lose_units(&self, s: &mut State, camp: Camp, units: Units, t: &mut Teller) {
        let Some(conflict) = &mut s.table.conflict else { return };
        let Some(who) = conflict.combatant(camp) else { return };
        let hex = conflict.hex;
        conflict.losses[camp.index()] = units.total();
        s.table.remove_units(who, hex, units);
        s.table.discs[who.index()] += units.total();
        told::say(t, "CM-11.12", || {
            Message::new("told-losses").with("seat", s.table.seat(who)).with("units", told::units_arg(units))
        });
        let next = if camp == Camp::Attacker { Step::Losses(Camp::Defender) } else { Step::Retreat };
        s.table.turn_to(Frame::Conflict(next));
        if next == Step::Retreat {
            self.free_units(s);
        }
    }

    pub(crate) fn end_losses(&self, s: &mut State) {
        self.free_units(s);
        s.table.turn_to(Frame::Conflict(Step::Retreat));
    }

    /// Units still on cards are normal units again (CM-11.13).
    fn free_units(&self, s: &mut State) {
        if let Some(conflict) = &mut s.table.conflict {
            conflict.played.iter_mut().for_each(|card| card.units = Units::NONE);
        }
    }

    // --- step 5: retreat (CM-11.14) ---

    /// The loser's ordinary units go to the reserves card, mercenaries to supply; the Nomad's to the Nomad's reserves card.
    pub(crate) fn retreat(&self, s: &mut State, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else { return };
        let hex = conflict.hex;
        let loser = conflict.winner.and_then(|camp| conflict.combatant(camp.other()));
        s.table.turn_to(Frame::Conflict(Step::Clear));
        let Some(loser) = loser.filter(|who| !s.table.units(*who, hex).is_empty()) else { return };
        let units = s.table.units(loser, hex);
        s.table.set_units(loser, hex, Units::NONE);
        s.table.reserve[loser.index()] += units.o;
        if loser == Character::Nomad {
            s.table.reserve[loser.index()] += units.m;
        } else {
            s.table.discs[loser.index()] += units.m;
        }
        told::say(t, "CM-11.14", || {
            Message::new("told-retreat").with("seat", s.table.seat(loser)).with("units", told::units_arg(units))
        });
    }

    // --- steps 7 and 8: subdue and sack (CM-11.16–11.19) ---

    /// Whether an attacker unit stands in the hex: without one there is neither subduing nor sacking (CM-11.18).
    fn attacker_stands(&self, s: &State) -> bool {
        let conflict = s.table.conflict.as_ref();
        conflict.is_some_and(|conflict| !s.table.units(conflict.attacker, conflict.hex).is_empty())
    }

    /// Whether a card forbids sacking.
    fn sacking_forbidden(&self, s: &State) -> bool {
        s.table.conflict.as_ref().is_some_and(|conflict| conflict.no_sack)
    }

    /// The stronghold the attacker could take over: a fort or castle, with one of the kind in the own supply (CM-11.16).
    pub(crate) fn may_subdue(&self, s: &State) -> Option<Building> {
        let conflict = s.table.conflict.as_ref().filter(|_| self.attacker_stands(s))?;
        let group = s.table.group(conflict.defender?, conflict.hex);
        let building = if group.fort {
            Building::Fort
        } else if group.castle {
            Building::Castle
        } else {
            return None;
        };
        (self.building_supply(&s.table, conflict.attacker, building) > 0).then_some(building)
    }

    /// Subduing is a choice, unless sacking is forbidden: then it is compulsory (CM-11.19, ruling X-25).
    pub(crate) fn offer_subdue(&self, s: &State, offers: &mut impl Sink) {
        offers.push(Action::Yes);
        if !self.sacking_forbidden(s) {
            offers.push(Action::No);
        }
    }

    pub(crate) fn refuse_subdue(&self, s: &State, action: Action) -> Option<Refusal> {
        match action {
            Action::Yes => None,
            Action::No if self.sacking_forbidden(s) => Some(Refusal::new("CM-11.19", Message::new("no-subdue-must"))),
            Action::No => None,
            _ => Some(told::not_asked()),
        }
    }

    pub(crate) fn subdue(&self, s: &mut State, yes: bool, t: &mut Teller) {
        let building = self.may_subdue(s).filter(|_| yes);
        s.table.turn_to(Frame::Conflict(Step::Sack));
        let (Some(building), Some(conflict)) = (building, &s.table.conflict) else { return };
        let (hex, attacker, Some(defender)) = (conflict.hex, conflict.attacker, conflict.defender) else { return };
        self.remove_building(s, building, defender, hex);
        let own = if building == Building::Fort { &mut s.table.forts } else { &mut s.table.castles };
        own[attacker.index()].insert(hex);
        if attacker == Character::Warlord {
            s.table.tally.strongholds = s.table.tally.strongholds.saturating_add(1);
        }
        told::say(t, "CM-11.16", || {
            let message = Message::new("told-subdue").with("seat", s.table.seat(attacker));
            message.with("of", s.table.seat(defender)).with("piece", Arg::term(building.term()))
        });
    }

    pub(crate) fn remove_building(&self, s: &mut State, building: Building, owner: Character, hex: Hex) {
        match building {
            Building::Fort => s.table.forts[owner.index()].remove(hex),
            Building::Castle => s.table.castles[owner.index()].remove(hex),
            Building::Palace => s.table.palace.remove(hex),
            Building::Town => s.table.towns.remove(hex),
            Building::City => s.table.cities.remove(hex),
        }
    }

    /// Every stronghold of the defender that was not subdued is sacked; if that is forbidden, it is removed without coins and points
    /// (CM-11.17, CM-11.19, ruling X-31).
    pub(crate) fn sack_strongholds(&self, s: &mut State, t: &mut Teller) {
        let stands = self.attacker_stands(s);
        s.table.turn_to(Frame::Conflict(Step::Settlement));
        let Some(conflict) = s.table.conflict.as_ref().filter(|_| stands) else { return };
        let (hex, attacker, Some(defender)) = (conflict.hex, conflict.attacker, conflict.defender) else { return };
        let forbidden = self.sacking_forbidden(s);
        let group = s.table.group(defender, hex);
        for building in STRONGHOLDS {
            let there = match building {
                Building::Fort => group.fort,
                Building::Castle => group.castle,
                _ => group.palace,
            };
            if !there {
                continue;
            }
            if forbidden {
                self.remove_building(s, building, defender, hex);
                told::say(t, "CM-11.19", || {
                    Message::new("told-removed")
                        .with("of", s.table.seat(defender))
                        .with("piece", Arg::term(building.term()))
                });
            } else {
                let vp = self.sack(s, attacker, building, defender, hex, "CM-11.17", t);
                if let Some(conflict) = &mut s.table.conflict {
                    conflict.sacked_vp = conflict.sacked_vp.saturating_add(vp);
                }
            }
        }
    }

    /// Sacks a building: it returns to its owner, coins come from the bank (CM-6.16, CM-11.17). Says what it is worth to the Warlord.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn sack(
        &self,
        s: &mut State,
        who: Character,
        building: Building,
        owner: Character,
        hex: Hex,
        clause: &'static str,
        t: &mut Teller,
    ) -> u8 {
        self.remove_building(s, building, owner, hex);
        let (coins, vp) = self.edition.sack[building.index()];
        let more = s.table.conflict.as_ref().map_or(0, |conflict| conflict.per_sack);
        let coins = coins.saturating_add(more);
        s.table.coins[who.index()] += u16::from(coins);
        if who == Character::Warlord {
            let tally = match building {
                Building::Town | Building::City => &mut s.table.tally.settlements,
                Building::Fort | Building::Castle | Building::Palace => &mut s.table.tally.strongholds,
            };
            *tally = tally.saturating_add(1);
        }
        told::say(t, clause, || {
            let message = Message::new("told-sack").with("seat", s.table.seat(who)).with("of", s.table.seat(owner));
            message.with("piece", Arg::term(building.term())).with("n", coins)
        });
        vp
    }

    /// Whether the attacker may sack the town or city (CM-11.17).
    pub(crate) fn may_sack_settlement(&self, s: &State) -> bool {
        let Some(conflict) = &s.table.conflict else { return false };
        let own = conflict.attacker == Character::Sultan && !self.options.sultan_self_sack;
        self.attacker_stands(s) && s.table.settled().has(conflict.hex) && !self.sacking_forbidden(s) && !own
    }

    pub(crate) fn sack_settlement(&self, s: &mut State, yes: bool, t: &mut Teller) {
        s.table.turn_to(Frame::Conflict(Step::Score));
        let Some(conflict) = s.table.conflict.as_ref().filter(|_| yes) else { return };
        let (hex, attacker) = (conflict.hex, conflict.attacker);
        let building = if s.table.cities.has(hex) { Building::City } else { Building::Town };
        let vp = self.sack(s, attacker, building, Character::Sultan, hex, "CM-11.17", t);
        if let Some(conflict) = &mut s.table.conflict {
            conflict.sacked_vp = conflict.sacked_vp.saturating_add(vp);
        }
    }

    // --- the end (CM-11.20, CM-11.21) ---

    /// The Warlord scores at once, as attacker or defender, also when beaten (CM-11.20, CM-13.1); limits are checked at the end
    /// of the action (CM-11.21).
    pub(crate) fn end_combat(&self, s: &mut State, t: &mut Teller) {
        s.table.pop();
        let Some(conflict) = s.table.conflict.take() else { return };
        let warlord = Character::Warlord;
        if let Some(camp) = conflict.camp(warlord) {
            let foe = conflict.combatant(camp.other());
            s.table.tally.fought = foe.map_or(s.table.tally.fought, |foe| s.table.tally.fought.with(foe));
            self.score_casualties(s, conflict.losses[camp.other().index()], t);
            if camp == Camp::Attacker {
                self.score_sack(s, warlord, conflict.sacked_vp, t);
            }
        }
        self.remember(s, &conflict);
    }

    /// Keeps how a conflict ended for all to see.
    pub(crate) fn remember(&self, s: &mut State, conflict: &Conflict) {
        s.table.last = Some(Ended {
            combat: conflict.combat,
            hex: conflict.hex,
            attacker: conflict.attacker,
            defender: conflict.defender,
            totals: conflict.totals,
            losses: conflict.losses,
            attacker_won: conflict.winner == Some(Camp::Attacker),
            shown: conflict.shown.clone(),
        });
        s.secret.deal = Default::default();
    }
}
