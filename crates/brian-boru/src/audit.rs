//! What always holds, checked after every step. The invariants are listed among the rulings of the game.

use crate::prelude::*;
use std::collections::BTreeSet;
use table::{Audit, Flaw, keep};

/// Steps of the action phase.
const ACTIONS: [Step; 7] =
    [Step::LeadTown, Step::LeadCard, Step::Follow, Step::ChooseLine, Step::Buy, Step::Expand, Step::FreeTown];

impl Audit for BrianBoru {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), Flaw> {
        self.audit_cards(now)?;
        self.audit_board(now)?;
        self.audit_marriages(now)?;
        self.audit_end(now)?;
        let Some(before) = before else { return Ok(()) };
        self.audit_change(before, now)?;
        let rests = [Step::RevealVikings, Step::Over];
        if rests.contains(&now.open.flow.step) && !rests.contains(&before.open.flow.step) && now.open.round > 1 {
            self.audit_upkeep(&now.open)?;
        }
        if before.open.flow.step == Step::StartTown && now.open.flow.step != Step::StartTown {
            let regions = now.open.players.values().iter().filter_map(|player| player.towns.single());
            let seen: BTreeSet<Region> = regions.map(Town::region).collect();
            keep!(seen.len() == now.open.seats(), "INV-25: starting towns share a region");
        }
        Ok(())
    }
}

impl BrianBoru {
    /// INV-03, INV-10, INV-26: the length of the game, the winner of a trick, the princess.
    fn audit_end(&self, now: &State) -> Result<(), Flaw> {
        let open = &now.open;
        keep!(open.round <= self.counts().ordinary + 1, "INV-03: too many rounds");
        let over = open.flow.step == Step::Over;
        keep!(!over || open.marriage_deck.is_empty(), "INV-26: the game ended with cards in the marriage deck");
        let princess = open.marriage_card == Some(MarriageCard::Princess);
        keep!(!princess || open.marriage_deck.is_empty(), "INV-26: the princess came before the last round");
        let trick = &open.flow.trick;
        if let (None, Some(lead)) = (trick.to_play(), trick.cards[trick.leader]) {
            let fits = trick
                .town
                .is_some_and(|town| self.components.matching(self.components.colours[town.index()]).has(lead));
            keep!(!fits || trick.winner.is_some(), "INV-10: a trick with a fitting lead has no winner");
        }
        Ok(())
    }

    /// INV-15, INV-21, INV-22, INV-24: how things stand after a whole upkeep.
    fn audit_upkeep(&self, open: &Open) -> Result<(), Flaw> {
        keep!(open.battle == 0, "INV-15: raiders stayed in the battle area");
        for region in Region::ALL.into_iter().filter(|region| open.claims[*region] != Claim::Down) {
            let strengths = self.strengths(open, region, true);
            let best = strengths.best();
            let single = strengths.having(best).single().filter(|_| strengths.vikings < best);
            match (open.claims[region], single) {
                (claim, Some(seat)) => keep!(claim == Claim::Held(seat), "INV-22: the leader does not hold the token"),
                (Claim::Held(_), None) => {
                    keep!(strengths.vikings <= best, "INV-21: a token is held where the Vikings lead");
                }
                _ => {}
            }
        }
        for seat in open.players.seats() {
            let many = open.players[seat].church >= self.components.costs.monastery;
            keep!(!many || self.monastery_sites(open, seat).is_empty(), "INV-24: four discs, a site and no monastery");
        }
        Ok(())
    }

    /// INV-01, INV-02: every card is in one place.
    fn audit_cards(&self, now: &State) -> Result<(), Flaw> {
        let mut seen = Cards::EMPTY;
        let mut held = 0;
        for seat in now.open.players.seats() {
            let last = now.hidden.last[seat].map(Cards::one).unwrap_or_default();
            for cards in [now.hidden.hands[seat], last, now.open.players[seat].played] {
                keep!(!seen.meets(cards), "INV-01: a card lies in two places");
                seen |= cards;
                held += cards.len();
            }
        }
        let recorded = now.hidden.remembers_draft();
        if recorded && now.open.flow.step != Step::Draft {
            keep!(held == self.counts().dealt as usize * now.open.seats(), "INV-01: a card is missing");
        }
        if recorded && now.open.flow.step == Step::Draft {
            let left = now.open.players.seats().map(|seat| now.hidden.packet(seat, now.open.flow.pass.into()).len());
            let whole = held + left.sum::<usize>() == self.counts().dealt as usize * now.open.seats();
            keep!(whole, "INV-01: a card of a packet is missing");
        }
        if recorded && now.open.flow.step == Step::LeadTown {
            let sizes: Vec<usize> = now.hidden.hands.values().iter().map(|hand| hand.len()).collect();
            keep!(sizes.iter().all(|size| *size == sizes[0]), "INV-02: hands differ at the start of a trick");
        }
        Ok(())
    }

    /// INV-04, INV-06 to INV-09, INV-16, INV-19, INV-20.
    fn audit_board(&self, now: &State) -> Result<(), Flaw> {
        let open = &now.open;
        let discs: usize = open.players.values().iter().map(|player| player.towns.len()).sum();
        keep!(discs == open.taken().len(), "INV-04: a town has two discs");
        keep!(open.vikings.is_within(open.taken()), "INV-06: a Viking control token without a disc");
        keep!(open.monasteries.is_within(open.taken()), "INV-07: a monastery without a disc");
        if let Marker::On(town) = open.marker {
            let free = open.owner(town).is_none() || self.options.expand_into_active_town;
            keep!(free && open.flow.trick.town == Some(town), "INV-09: the active town is taken");
        }
        let upkeep = [
            Step::MarriageTown,
            Step::ChoosePrincess,
            Step::TrackTown,
            Step::LoseTown,
            Step::Monastery,
            Step::LeadTown,
        ];
        if upkeep.contains(&open.flow.step) || open.flow.step == Step::LeaderMonastery {
            keep!(open.marker.holder().is_some(), "INV-08: nobody holds the marker");
        }
        let moving = |seat: Seat| open.flow.line.card.is_some() && open.flow.line.seat == seat;
        for seat in open.players.seats() {
            let track = open.players[seat].track;
            keep!(track <= self.components.top(), "INV-16: a disc above the top");
            let shares = |other: Seat| other != seat && !moving(other) && open.players[other].track == track;
            let alone = track == 0 || moving(seat) || !open.players.seats().any(shares);
            keep!(alone, "INV-16: two discs share a space of the track");
        }
        for region in Region::ALL.into_iter().filter(|region| open.claims[*region] != Claim::Down) {
            let total = self.strengths(open, region, true).total();
            let needed = self.components.claims[region.index()].threshold;
            keep!(total >= needed, "INV-20: a token is face up below its threshold");
        }
        Ok(())
    }

    /// INV-18.
    fn audit_marriages(&self, now: &State) -> Result<(), Flaw> {
        let open = &now.open;
        let mut seen = open.marriage_card.map(Marriages::one).unwrap_or_default();
        for player in open.players.values() {
            keep!(!seen.meets(player.marriages), "INV-18: a marriage card lies in two places");
            seen |= player.marriages;
            let kept = player.marriages.has(MarriageCard::Princess);
            keep!(player.princess.is_some() == kept, "BB-12.1: the princess has no side");
            keep!(player.princess != Some(Princess::Spurn), "BB-12.6: a spurned princess stayed");
        }
        keep!(!seen.meets(open.marriage_deck.unseen), "INV-18: a marriage card in sight counts as unseen");
        keep!(open.marriage_deck.ordinary as usize <= open.marriage_deck.unseen.len(), "INV-18: the deck is too large");
        Ok(())
    }

    /// Invariants of a step: INV-04 to INV-07, INV-13 to INV-15, INV-17, INV-19.
    fn audit_change(&self, before: &State, now: &State) -> Result<(), Flaw> {
        let (old, new) = (&before.open, &now.open);
        keep!(old.monasteries.is_within(new.monasteries), "INV-07: a monastery vanished");
        let acting = ACTIONS.contains(&old.flow.step);
        keep!(acting || old.vikings.is_within(new.vikings), "INV-06: a Viking token vanished outside an action");
        keep!(new.round >= old.round, "INV-03: a round was undone");
        for seat in new.players.seats() {
            let (was, is) = (&old.players[seat], &new.players[seat]);
            keep!(was.towns.is_within(is.towns), "INV-04: a disc vanished");
            keep!(is.renown >= was.renown, "INV-14: renown fell");
            keep!(is.vp + 8 >= was.vp && (acting || is.vp >= was.vp), "INV-13: points fell without a pay symbol");
            keep!(is.track >= was.track || is.track == 0 || old.flow.line.seat == seat, "INV-17: a disc moved down");
        }
        for (was, is) in old.claims.0.iter().zip(&new.claims.0) {
            keep!(*was == Claim::Down || *is != Claim::Down, "INV-19: a token was turned down again");
        }
        if acting && ACTIONS.contains(&new.flow.step) && old.round == new.round {
            let raiders = |open: &Open| {
                u32::from(open.battle)
                    + open.players.values().iter().map(|player| u32::from(player.raiders)).sum::<u32>()
            };
            keep!(raiders(old) == raiders(new) && new.battle <= old.battle, "INV-15: raiders were made or lost");
        }
        Ok(())
    }
}
