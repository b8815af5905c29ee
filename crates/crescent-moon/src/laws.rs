//! What every table keeps: nothing is lost or made, and the invariants of the ledger (section 8).

use crate::CrescentMoon;
use crate::character::Character;
use crate::edition::Building;
use crate::flow::{Frame, Stage};
use crate::hex::HexSet;
use crate::pieces::Units;
use crate::pile::Pile;
use crate::state::State;

/// Breaks off with what is wrong unless the condition holds.
macro_rules! keep {
    ($holds:expr, $($why:tt)*) => {
        if !$holds {
            return Err(format!($($why)*));
        }
    };
}

impl CrescentMoon {
    /// Checks a state, and the step that led to it.
    pub(crate) fn check_state(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.audit_pieces(now)?;
        self.audit_cards(now)?;
        self.audit_knowledge(now)?;
        self.audit_money(before, now)?;
        self.audit_flow(now)?;
        if let Some(before) = before {
            self.audit_step(before, now)?;
        }
        Ok(())
    }

    /// Invariants 1–6 and 35: pieces and map.
    pub(crate) fn audit_pieces(&self, s: &State) -> Result<(), String> {
        let table = &s.table;
        for who in Character::ALL {
            let index = who.index();
            let on_map: u16 = table.units[index].iter().map(|units| u16::from(units.total())).sum();
            let all = on_map + u16::from(table.reserve[index]) + u16::from(table.discs[index]);
            let plays = index < self.players;
            let boxed = if plays { self.edition.pieces[index].units } else { 0 };
            keep!(all == u16::from(boxed), "the {who} has {all} unit discs instead of {boxed}");
            let armies: HexSet = table.land.all().filter(|hex| !table.units(who, *hex).is_empty()).collect();
            keep!(armies == table.armies[index], "the armies of the {who} are not where they seem");
            keep!(plays || table.presence(who).is_empty(), "the {who} does not play, but has pieces");
            keep!(
                who.has_ordinary() || table.land.all().all(|hex| table.units(who, hex).o == 0),
                "the {who} has ordinary units"
            );
            keep!(who.has_reserve() || table.reserve[index] == 0, "the {who} has no reserves card, but units on it");
            for building in [Building::Fort, Building::Castle] {
                let hexes = if building == Building::Fort { table.forts[index] } else { table.castles[index] };
                let inside = &self.edition.pieces[index];
                let boxed = if building == Building::Fort { inside.forts } else { inside.castles };
                keep!(hexes.len() <= boxed, "the {who} has more of {} than in the box", building.name());
            }
        }
        self.audit_hexes(s)
    }

    fn audit_hexes(&self, s: &State) -> Result<(), String> {
        let table = &s.table;
        let sultan = &self.edition.pieces[Character::Sultan.index()];
        keep!(table.towns.len() <= sultan.towns && table.cities.len() <= sultan.cities, "too many towns or cities");
        keep!(table.palace.len() <= 1, "the palace is in two places");
        keep!(!table.towns.meets(table.cities), "a town and a city share a hex");
        let (mut tokens, mut walls, mut force) = (HexSet::NONE, HexSet::NONE, HexSet::NONE);
        for who in Character::ALL {
            keep!(!tokens.meets(table.tokens[who.index()]), "two influence tokens share a hex");
            tokens |= table.tokens[who.index()];
            for strongholds in [table.forts[who.index()], table.castles[who.index()]] {
                keep!(!walls.meets(strongholds), "two strongholds share a hex");
                walls |= strongholds;
            }
            // During a combat the attacker stands in the active hex too.
            keep!(!force.meets(table.control(who)), "two players control a hex");
            force |= table.control(who);
        }
        for hex in table.land.all() {
            let (near, touching) = (table.land.adjacent(hex), table.land.touching(hex));
            keep!(touching & near == near && !touching.has(hex), "adjacency goes beyond touching");
            keep!(near.into_iter().all(|other| table.land.adjacent(other).has(hex)), "adjacency is one-sided");
        }
        Ok(())
    }

    /// Invariants 10–15: cards.
    fn audit_cards(&self, s: &State) -> Result<(), String> {
        let rack = &self.edition.rack;
        let mut counts = vec![0u16; self.edition.cards.len()];
        self.all_cards(s).for_each(|kind| counts[kind.index()] += 1);
        for (card, count) in self.edition.cards.iter().zip(&counts) {
            keep!(*count == u16::from(card.copies), "{} of {} instead of {}", count, card.id, card.copies);
        }
        for who in Character::ALL {
            let index = who.index();
            let hand = s.secret.hands[index];
            keep!(hand.len() == s.table.hand_sizes[index], "the hand of the {who} is not as large as it seems");
            keep!(hand.covers(s.secret.chosen[index]), "the {who} has chosen cards that are not in hand");
            // While buying, the limit waits until all cards are taken (ruling X-43).
            let waits = |frame: &Frame| *frame == Frame::Discard { who } || matches!(frame, Frame::Buy { .. });
            let discarding = s.table.frames.iter().any(waits);
            let limit = self.edition.numbers.hand_limit;
            keep!(hand.len() <= limit || discarding, "the {who} holds more than {limit} cards");
            for kind in rack.each(s.table.rows[index]) {
                let open = matches!(
                    self.edition.card(kind).card_type,
                    crate::effect::CardType::Character | crate::effect::CardType::Banner
                );
                keep!(open, "{} lies open", self.edition.card(kind).id);
            }
            for kind in rack.each(hand.only(self.edition.sets.bound)) {
                keep!(
                    self.edition.card(kind).dealt_to == Some(who),
                    "{} has changed hands",
                    self.edition.card(kind).id
                );
            }
        }
        for (block, face) in s.secret.deck.iter().zip(&s.table.deck) {
            keep!(block.cards.len() == face.size && face.size > 0, "a block of the deck is not as large as it seems");
            let barren = !block.cards.meets(self.edition.sets.murshid);
            keep!(!face.barren || barren, "a block without Murshid cards holds one");
        }
        keep!(s.secret.deck.len() == s.table.deck.len(), "the deck has more blocks than it seems");
        Ok(())
    }

    /// What anybody surely knows is true.
    fn audit_knowledge(&self, s: &State) -> Result<(), String> {
        for block in s.secret.deck.iter().chain([&s.secret.look]) {
            keep!(
                block.known.iter().all(|known| block.cards.covers(*known)),
                "somebody knows a card that is not there"
            );
        }
        let murshid = Character::Murshid.index();
        let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
        for (observer, seen) in s.secret.seen.iter().enumerate() {
            for (hand, known) in s.secret.hands.iter().zip(seen) {
                keep!(hand.covers(*known), "somebody knows a card that is not in that hand");
            }
            let unknown = of_murshid(s.secret.hands[murshid]).saturating_sub(of_murshid(seen[murshid]));
            keep!(s.secret.sure[observer] <= unknown, "somebody is too sure of the Murshid's cards");
        }
        Ok(())
    }

    /// Invariants 17 and 18: money and points.
    fn audit_money(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        keep!(now.secret.vp.iter().all(|vp| *vp >= 0), "somebody has negative points");
        let sum = |s: &State| -> i32 { s.secret.vp.iter().map(|vp| i32::from(*vp)).sum() };
        let scored = |s: &State| -> i32 { s.table.account.iter().flatten().map(|points| i32::from(*points)).sum() };
        for year in &now.secret.dealt {
            keep!(year.iter().map(|points| i32::from(*points)).sum::<i32>() == 0, "a deal made or lost points");
        }
        if let Some(before) = before {
            keep!(sum(now) - sum(before) == scored(now) - scored(before), "points came from nowhere");
        }
        Ok(())
    }

    fn audit_flow(&self, s: &State) -> Result<(), String> {
        let table = &s.table;
        let fighting = table.frames.iter().any(|frame| matches!(frame, Frame::Conflict(_)));
        keep!(fighting == table.conflict.is_some(), "a conflict without its frame, or the other way round");
        let bargaining = table.frames.iter().any(|frame| matches!(frame, Frame::Bargain(_)));
        keep!(bargaining == table.bargain.is_some(), "a bargain without its frame, or the other way round");
        keep!(table.deck.len() < table.deck.capacity(), "the deck has fallen into too many blocks");
        Ok(())
    }

    /// Invariants 5, 9, 13, 14, 16 and 29: what a step may change.
    fn audit_step(&self, before: &State, now: &State) -> Result<(), String> {
        let (old, new) = (&before.table, &now.table);
        let acted = old.stage != new.stage;
        if let (Stage::Act { round, who, .. }, true) = (new.stage, acted && new.frames.is_empty()) {
            for (owner, hexes) in Character::ALL.into_iter().zip(&new.units) {
                let limit = self.edition.unit_limit[owner.index()];
                let over = hexes.iter().map(|units: &Units| units.total()).any(|units| units > limit);
                keep!(!over, "the {owner} has more than {limit} units in a hex when the {who} acts in round {round}");
            }
            let slots = self.edition.market_slots();
            let gap = new.market[..slots].windows(2).any(|pair| pair[0].is_some() && pair[1].is_none());
            keep!(!gap, "the market has a gap");
            let full = new.market[..slots].iter().all(Option::is_some);
            keep!(full || (new.deck.is_empty() && new.discard.is_empty()), "the market was not refilled");
        }
        let year = i16::from(new.year) - i16::from(old.year);
        keep!((0..=1).contains(&year), "years do not go on one by one");
        let built = new.settled().minus(old.settled());
        let sultan =
            old.actor() == Some(Character::Sultan) || matches!(old.stage, Stage::Groups { .. } | Stage::DrawLayout);
        let setting_up = old.land.len() != new.land.len();
        keep!(built.is_empty() || sultan || setting_up, "somebody but the Sultan built a town or city");
        Ok(())
    }
}
