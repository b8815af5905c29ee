//! Combats and contests: which cards, which side, what to expect.

use super::prospect::win_odds;
use super::sense::pick;
use crate::Character::{self, Murshid, Warlord};
use crate::prelude::*;
use crate::state::State;

impl CrescentMoon {
    /// The decisions of a running conflict.
    pub(super) fn fight_sense(&self, state: &State, who: Character, step: Step, offers: &[Action]) -> Action {
        let Some(conflict) = &state.open.conflict else { return offers[0] };
        match step {
            Step::Select => self.select_sense(state, conflict, who, offers),
            Step::Stance | Step::Meddle | Step::Tip => Action::Side(self.leaning(state, conflict, who)),
            // Mercenaries first: a beaten side keeps its ordinary units on the reserves card.
            Step::Losses(_) => pick(offers, |offer| match offer {
                Action::Units(units) => f64::from(units.m),
                _ => 0.0,
            }),
            _ => offers[0],
        }
    }

    /// The side a player would rather see winning.
    pub(super) fn leaning(&self, state: &State, conflict: &Conflict, who: Character) -> Camp {
        if let Some(camp) = conflict.camp(who) {
            return camp;
        }
        let own_token = state.open.tokens[who.index()].has(conflict.hex);
        let deal = &state.hidden.deal;
        if who == Murshid
            && let Some(partner) =
                deal.partner.filter(|_| deal.agreed && (conflict.combat || !own_token || deal.vp >= 2))
        {
            return conflict.camp(partner).unwrap_or(Camp::Defender);
        }
        if own_token && !conflict.combat {
            return Camp::Defender;
        }
        // Otherwise against whoever is ahead.
        let vp = |of: Option<Character>| of.map_or(i16::MIN, |of| state.hidden.vp[of.index()]);
        let owner = if conflict.combat { conflict.defender } else { state.open.influence(conflict.hex) };
        if vp(owner) > vp(Some(conflict.attacker)) { Camp::Attacker } else { Camp::Defender }
    }

    /// Whether the outcome matters enough to a player to spend cards on it.
    fn cares(&self, state: &State, conflict: &Conflict, who: Character) -> bool {
        let fights = who == conflict.attacker || conflict.defender == Some(who);
        let token = !conflict.combat && state.open.tokens[who.index()].has(conflict.hex);
        fights || token || (who == Murshid && state.hidden.deal.agreed)
    }

    /// What a card would add in this conflict.
    fn card_power(&self, state: &State, conflict: &Conflict, who: Character, kind: Kind) -> f64 {
        let power = &self.hints.cards[kind.index()];
        if !conflict.combat {
            power.contest
        } else if power.share {
            f64::from(state.open.units(who, conflict.hex).total() / self.options.conquest_share)
        } else {
            power.combat
        }
    }

    fn pile_power(&self, state: &State, conflict: &Conflict, who: Character, pile: Pile) -> f64 {
        self.edition.rack.cards(pile).map(|kind| self.card_power(state, conflict, who, kind)).sum()
    }

    /// Strength or influence of a side without cards; undecided participants are taken for defenders.
    fn base(&self, state: &State, conflict: &Conflict, camp: Camp) -> f64 {
        if conflict.combat {
            return conflict
                .combatant(camp)
                .map_or(0.0, |who| f64::from(self.strength(&state.open, who, conflict.hex)));
        }
        let side = match camp {
            Camp::Attacker => conflict.side(camp),
            Camp::Defender => conflict.defenders.union(conflict.undecided),
        };
        let military = side.iter().any(|who| state.open.force(who).has(conflict.hex));
        let civil = side.iter().filter(|who| self.civil(&state.open, conflict, *who)).count();
        f64::from(u8::from(military)) + civil as f64
    }

    /// What the other side may add with cards, as far as anybody can guess.
    fn allowance(&self, state: &State, conflict: &Conflict, camp: Camp) -> f64 {
        let cards = |who: Character| f64::from(state.open.hand_sizes[who.index()].min(3));
        if !conflict.combat {
            let side = match camp {
                Camp::Attacker => conflict.side(camp),
                Camp::Defender => conflict.defenders.union(conflict.undecided),
            };
            return side.iter().filter(|who| self.cares(state, conflict, *who)).map(|who| 0.35 * cards(who)).sum();
        }
        let Some(foe) = conflict.combatant(camp) else { return 0.0 };
        if foe == Warlord {
            let conquest = state.open.units(Warlord, conflict.hex).total() / self.options.conquest_share;
            return 0.7 * f64::from(conquest) + 0.35 * (cards(foe) - 1.0).max(0.0);
        }
        0.45 * cards(foe)
    }

    /// How much a side lacks to be rather sure; below 0 it is.
    pub(super) fn lack(&self, state: &State, conflict: &Conflict, who: Character, camp: Camp) -> f64 {
        let chosen = self.pile_power(state, conflict, who, state.hidden.chosen[who.index()]);
        let theirs = self.base(state, conflict, camp.other()) + self.allowance(state, conflict, camp.other());
        theirs - self.base(state, conflict, camp) - chosen + if camp == Camp::Defender { 0.5 } else { 0.0 }
    }

    /// As few cards as may do; none where they cannot.
    fn select_sense(&self, state: &State, conflict: &Conflict, who: Character, offers: &[Action]) -> Action {
        if !self.cares(state, conflict, who) {
            return Action::Done;
        }
        let camp = self.leaning(state, conflict, who);
        let lack = self.lack(state, conflict, who, camp);
        if lack <= 0.0 {
            return Action::Done;
        }
        let left = self.edition.rack.without(self.selectable(state, who), state.hidden.chosen[who.index()]);
        let surely = self.base(state, conflict, camp.other()) - self.base(state, conflict, camp);
        let chosen = self.pile_power(state, conflict, who, state.hidden.chosen[who.index()]);
        let hope = self.pile_power(state, conflict, who, left) + chosen;
        if hope < surely {
            return Action::Done;
        }
        let value = |offer: &Action| match offer {
            Action::Card(kind) => {
                let power = self.card_power(state, conflict, who, *kind);
                let spare = if self.hints.cards[kind.index()].returns { 0.3 } else { 0.0 };
                // Just enough is best; of cards that are not enough, the strongest.
                if power <= 0.0 {
                    f64::MIN
                } else if power >= lack {
                    10.0 - power + spare
                } else {
                    power + spare
                }
            }
            _ => f64::MIN,
        };
        let best = pick(offers, value);
        if value(&best) > 0.0 { best } else { Action::Done }
    }

    /// What a conflict that has just begun promises to a player.
    pub(super) fn forecast(&self, state: &State, conflict: &Conflict, who: Character) -> f64 {
        let attacker = conflict.attacker;
        let hand = state.hidden.hands[attacker.index()];
        let own = hand.only(self.edition.sets.keyword[conflict.keyword().index()]);
        let cards = self.pile_power(state, conflict, attacker, own).clamp(0.0, 4.0) * 0.6;
        let mine = self.base(state, conflict, Camp::Attacker) + cards;
        let theirs = self.base(state, conflict, Camp::Defender) + self.allowance(state, conflict, Camp::Defender);
        let odds = win_odds(mine - theirs);
        let [won, lost] = self.either_end(state, conflict, who, [mine, theirs]);
        odds * won + (1.0 - odds) * lost
    }

    /// The difference a conflict makes to its attacker, or roughly to anybody else who cares.
    pub(super) fn at_stake(&self, state: &State, conflict: &Conflict, who: Character) -> f64 {
        let forces = Camp::ALL.map(|camp| self.base(state, conflict, camp));
        let [won, lost] = self.either_end(state, conflict, who, forces);
        (won - lost).abs()
    }

    /// What a player may hope for after a conflict between these forces: if the attacker wins, and if not.
    fn either_end(&self, state: &State, conflict: &Conflict, who: Character, [mine, theirs]: [f64; 2]) -> [f64; 2] {
        Camp::ALL.map(|winner| {
            let mut after = state.clone();
            self.imagine_outcome(&mut after, conflict, winner, mine, theirs);
            self.prospect(&after, who)
        })
    }

    /// The table after a conflict with this winner, roughly.
    fn imagine_outcome(&self, state: &mut State, conflict: &Conflict, winner: Camp, mine: f64, theirs: f64) {
        state.open.conflict = None;
        let (attacker, hex) = (conflict.attacker, conflict.hex);
        if !conflict.combat {
            if winner == Camp::Attacker {
                self.put_token(state, attacker, hex);
            }
            return;
        }
        let Some(defender) = conflict.defender else { return };
        let units = [attacker, defender].map(|who| state.open.units(who, hex).total());
        let losses = [(theirs / 2.0) as u8, (mine / 2.0) as u8];
        let left = [0, 1].map(|side| units[side].saturating_sub(losses[side]));
        let fallen = units[1].min(losses[1]);
        for (side, who) in [attacker, defender].into_iter().enumerate() {
            state.open.discs[who.index()] += units[side].min(losses[side]);
            let loser = (side == 0) != (winner == Camp::Attacker);
            let stays = if loser { 0 } else { left[side] };
            let kind = state.open.units(who, hex);
            let o = kind.o.min(stays);
            state.open.set_units(who, hex, Units::new(o, stays - o));
            if loser && who.has_reserve() {
                state.open.reserve[who.index()] +=
                    left[side].min(kind.o + if who == Character::Nomad { kind.m } else { 0 });
            }
        }
        let mut points = 0;
        if winner == Camp::Attacker && left[0] > 0 {
            let group = state.open.group(defender, hex);
            let there = [
                (group.fort, Building::Fort),
                (group.castle, Building::Castle),
                (group.palace, Building::Palace),
                (attacker == Warlord && state.open.towns.has(hex), Building::Town),
                (attacker == Warlord && state.open.cities.has(hex), Building::City),
            ];
            for (_, building) in there.into_iter().filter(|(there, _)| *there) {
                let (coins, vp) = self.edition.sack[building.index()];
                state.open.coins[attacker.index()] += u16::from(coins);
                points += vp;
                state.open.raze(building, defender, hex);
            }
        }
        let warlord = if attacker == Warlord { Some((fallen + points, defender)) } else { None };
        let warlord = warlord.or((defender == Warlord).then(|| (units[0].min(losses[0]), attacker)));
        if let Some((points, foe)) = warlord {
            state.hidden.vp[Warlord.index()] += i16::from(points);
            state.open.tally.fought = state.open.tally.fought.with(foe);
        }
    }
}
