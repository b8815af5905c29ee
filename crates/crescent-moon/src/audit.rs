//! What every table keeps: nothing is lost or made, and the invariants of `docs/rulings/crescent-moon.md`.

use crate::cards::CardType;
use crate::prelude::*;
use table::{Audit, Flaw, keep};

impl Audit for CrescentMoon {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), Flaw> {
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
}

impl CrescentMoon {
    /// INV-1, INV-2, INV-3, INV-4, INV-6 and INV-35: pieces and map.
    fn audit_pieces(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        for who in Character::ALL {
            let index = who.index();
            let on_map: u16 = open.units[index].iter().map(|units| u16::from(units.total())).sum();
            let all = on_map + u16::from(open.reserve[index]) + u16::from(open.discs[index]);
            let plays = index < self.players;
            let boxed = if plays { self.edition.pieces[index].units } else { 0 };
            keep!(all == u16::from(boxed), "the {who} has {all} unit discs instead of {boxed}");
            let armies: HexSet = open.land.all().iter().filter(|hex| !open.units(who, *hex).is_empty()).collect();
            keep!(armies == open.armies[index], "the armies of the {who} are not where they seem");
            keep!(plays || open.presence(who).is_empty(), "the {who} does not play, but has pieces");
            keep!(
                who.has_ordinary() || open.land.all().iter().all(|hex| open.units(who, hex).o == 0),
                "the {who} has ordinary units"
            );
            keep!(who.has_reserve() || open.reserve[index] == 0, "the {who} has no reserves card, but units on it");
            for building in Building::ALL {
                let boxed = self.edition.pieces[index].buildings[building.index()];
                let built = open.built(building, who).len() as u8;
                keep!(built <= boxed, "the {who} has more of {} than in the box", building.name());
            }
        }
        self.audit_hexes(state)
    }

    fn audit_hexes(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        keep!(open.palace.len() <= 1, "the palace is in two places");
        keep!(!open.towns.meets(open.cities), "a town and a city share a hex");
        let (mut tokens, mut walls, mut force) = (HexSet::EMPTY, HexSet::EMPTY, HexSet::EMPTY);
        for who in Character::ALL {
            keep!(!tokens.meets(open.tokens[who.index()]), "two influence tokens share a hex");
            tokens |= open.tokens[who.index()];
            for strongholds in [open.forts[who.index()], open.castles[who.index()]] {
                keep!(!walls.meets(strongholds), "two strongholds share a hex");
                walls |= strongholds;
            }
            // During a combat the attacker stands in the active hex too.
            keep!(!force.meets(open.control(who)), "two players control a hex");
            force |= open.control(who);
        }
        for hex in open.land.all().iter() {
            let (near, touching) = (open.land.adjacent(hex), open.land.touching(hex));
            keep!(touching & near == near && !touching.has(hex), "adjacency goes beyond touching");
            keep!(near.iter().all(|other| open.land.adjacent(other).has(hex)), "adjacency is one-sided");
        }
        Ok(())
    }

    /// INV-10, INV-11, INV-12, INV-14 and INV-15: cards.
    fn audit_cards(&self, state: &State) -> Result<(), Flaw> {
        let rack = &self.edition.rack;
        let mut counts = vec![0u16; self.edition.cards.len()];
        self.all_cards(state).for_each(|kind| counts[kind.index()] += 1);
        for (card, count) in self.edition.cards.iter().zip(&counts) {
            keep!(*count == u16::from(card.copies), "{} of {} instead of {}", count, card.id, card.copies);
        }
        for who in Character::ALL {
            let index = who.index();
            let hand = state.hidden.hands[index];
            keep!(hand.len() == state.open.hand_sizes[index], "the hand of the {who} is not as large as it seems");
            keep!(hand.covers(state.hidden.chosen[index]), "the {who} has chosen cards that are not in hand");
            // While buying, the limit waits until all cards are taken (ruling X-43).
            let waits = |frame: &Frame| *frame == Frame::from(Discard { who }) || matches!(frame, Frame::Buy(_));
            let discarding = state.open.frames.iter().any(waits);
            let limit = self.edition.numbers.hand_limit;
            keep!(hand.len() <= limit || discarding, "the {who} holds more than {limit} cards");
            for kind in rack.each(state.open.rows[index]) {
                let open = matches!(self.edition.card(kind).card_type, CardType::Character | CardType::Banner);
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
        for (block, face) in state.hidden.deck.iter().zip(&state.open.deck) {
            keep!(block.cards.len() == face.size && face.size > 0, "a block of the deck is not as large as it seems");
            let barren = !block.cards.meets(self.edition.sets.murshid);
            keep!(!face.barren || barren, "a block without Murshid cards holds one");
        }
        keep!(state.hidden.deck.len() == state.open.deck.len(), "the deck has more blocks than it seems");
        Ok(())
    }

    /// What anybody surely knows is true.
    fn audit_knowledge(&self, state: &State) -> Result<(), Flaw> {
        for block in state.hidden.deck.iter().chain([&state.hidden.look]) {
            keep!(
                block.known.iter().all(|known| block.cards.covers(*known)),
                "somebody knows a card that is not there"
            );
        }
        let murshid = Character::Murshid.index();
        let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
        for (observer, seen) in state.hidden.seen.iter().enumerate() {
            for (hand, known) in state.hidden.hands.iter().zip(seen) {
                keep!(hand.covers(*known), "somebody knows a card that is not in that hand");
            }
            let unknown = of_murshid(state.hidden.hands[murshid]).saturating_sub(of_murshid(seen[murshid]));
            keep!(state.hidden.sure[observer] <= unknown, "somebody is too sure of the Murshid's cards");
        }
        Ok(())
    }

    /// INV-17 and INV-18: money and points.
    fn audit_money(&self, before: Option<&State>, now: &State) -> Result<(), Flaw> {
        keep!(now.hidden.vp.iter().all(|vp| *vp >= 0), "somebody has negative points");
        let sum = |state: &State| -> i32 { state.hidden.vp.iter().map(|vp| i32::from(*vp)).sum() };
        let scored =
            |state: &State| -> i32 { state.open.account.iter().flatten().map(|points| i32::from(*points)).sum() };
        for year in &now.hidden.dealt {
            keep!(year.iter().map(|points| i32::from(*points)).sum::<i32>() == 0, "a deal made or lost points");
        }
        if let Some(before) = before {
            keep!(sum(now) - sum(before) == scored(now) - scored(before), "points came from nowhere");
        }
        Ok(())
    }

    fn audit_flow(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let fighting = open.frames.iter().any(|frame| matches!(frame, Frame::Conflict(_)));
        keep!(fighting == open.conflict.is_some(), "a conflict without its frame, or the other way round");
        let bargaining = open.frames.iter().any(|frame| matches!(frame, Frame::Bargain(_)));
        keep!(bargaining == open.bargain.is_some(), "a bargain without its frame, or the other way round");
        keep!(open.deck.len() < open.deck.capacity(), "the deck has fallen into too many blocks");
        Ok(())
    }

    /// INV-5, INV-9, INV-13 and INV-29: what a step may change.
    fn audit_step(&self, before: &State, now: &State) -> Result<(), Flaw> {
        let (old, new) = (&before.open, &now.open);
        let acted = old.stage != new.stage;
        if let (Stage::Act(Act { round, who, .. }), true) = (new.stage, acted && new.frames.is_empty()) {
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
