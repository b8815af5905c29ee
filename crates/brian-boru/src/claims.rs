//! The claim step (BB-17): which tokens turn face up, and who holds them.

use crate::prelude::*;
use crate::setup::VikingTie;

/// How strong every party is in a region (BB-17.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strengths {
    /// Each player's towns, a monastery counting as a second one, with what military support adds.
    pub players: BySeat<u16>,
    /// Those of the Vikings; 0 if a player has military support (BB-17.8).
    pub vikings: u16,
}

impl Strengths {
    /// The sum of all parties, for the threshold (BB-17.2).
    pub fn total(&self) -> u16 {
        self.vikings + self.players.values().iter().sum::<u16>()
    }

    /// The most that a player has.
    pub fn best(&self) -> u16 {
        self.players.values().iter().copied().max().unwrap_or(0)
    }

    /// The players who have as much as this.
    pub fn having(&self, strength: u16) -> SeatSet {
        self.players.seats().filter(|seat| self.players[*seat] == strength).collect()
    }
}

impl BrianBoru {
    /// BB-17.1, BB-17.8, BB-17.9: the parties of a region; `double` says whether a monastery counts as a second town. Trade adds
    /// nothing here (BB-12.5).
    pub fn strengths(&self, open: &Open, region: Region, double: bool) -> Strengths {
        let here = self.components.region_towns[region.index()];
        let count = |towns: Towns| {
            let towns = towns & here;
            let more = if double { (towns & open.monasteries).len() } else { 0 };
            (towns.len() + more) as u16
        };
        let mut strengths = Strengths { players: BySeat::new(open.seats()), vikings: count(open.vikings) };
        for seat in open.players.seats() {
            strengths.players[seat] = count(open.controlled(seat));
            if open.players[seat].princess == Some(Princess::Military) {
                strengths.players[seat] += strengths.vikings;
                strengths.vikings = 0;
            }
        }
        strengths
    }

    /// BB-17.4 to BB-17.9: where a face-up token lies after the comparison of all parties, and by which clause.
    fn claimant(&self, strengths: &Strengths, now: Claim) -> (Claim, &'static str) {
        let best = strengths.best();
        let leaders = strengths.having(best);
        if strengths.vikings > best {
            return (Claim::Board, if leaders.len() == 1 { "BB-17.6" } else { "BB-17.9" });
        }
        if strengths.vikings == best && best > 0 {
            return match (self.options.viking_tie, leaders.single()) {
                (VikingTie::PlayerTakes, Some(seat)) => (Claim::Held(seat), "BB-21.4"),
                (VikingTie::ToBoard, _) => (Claim::Board, "BB-21.4"),
                _ => (now, "BB-17.7"),
            };
        }
        match leaders.single() {
            Some(seat) => (Claim::Held(seat), "BB-17.4"),
            None => (now, "BB-17.5"),
        }
    }

    /// BB-17.8: whether military support adds towns of this region to the player's.
    pub(crate) fn has_support(&self, open: &Open, seat: Seat, region: Region) -> bool {
        let military = open.players[seat].princess == Some(Princess::Military);
        military && open.vikings.meets(self.components.region_towns[region.index()])
    }

    /// The players who alone, or level with others and the Vikings, have the most in a region; none if the Vikings lead.
    pub(crate) fn region_leaders(&self, open: &Open, region: Region, double: bool) -> SeatSet {
        let strengths = self.strengths(open, region, double);
        let best = strengths.best();
        if best == 0 || strengths.vikings > best { SeatSet::EMPTY } else { strengths.having(best) }
    }

    /// Who would hold the token of the region if the claim step came now.
    pub fn claim_preview(&self, open: &Open, region: Region) -> Claim {
        let strengths = self.strengths(open, region, true);
        match open.claims[region] {
            Claim::Down if strengths.total() < self.components.claims[region.index()].threshold => Claim::Down,
            Claim::Down => self.claimant(&strengths, Claim::Board).0,
            now => self.claimant(&strengths, now).0,
        }
    }
}

/// BB-17: region after region. Afterwards the game ends or goes on (BB-10.2). A princess kept for military support plays a part
/// once, since she comes in the last round (BB-12.8).
impl Procedure<BrianBoru> for Claims {
    const CLAUSE: &'static str = "BB-17.2";

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-10.1", "told-step-claims");
        for region in Region::ALL {
            self.claim(rules, state, region, teller);
        }
        let next = if state.open.marriage_deck.is_empty() { Step::Scoring } else { Step::Preparation };
        state.finish(Part::Claims, next);
    }
}

impl Claims {
    /// A token face down that reaches its threshold turns up, for good (BB-17.3); then it goes to whoever leads.
    fn claim(self, rules: &BrianBoru, state: &mut State, region: Region, teller: &mut Teller) {
        let strengths = rules.strengths(&state.open, region, true);
        let token = &mut state.open.claims[region];
        if *token == Claim::Down {
            let (total, threshold) = (strengths.total(), rules.components.claims[region.index()].threshold);
            if total < threshold {
                return;
            }
            *token = Claim::Board;
            tell!(teller, "BB-17.2", "told-claim-up", region, n = total, threshold);
        }
        let (after, clause) = rules.claimant(&strengths, *token);
        let moved = std::mem::replace(token, after) != after;
        let clause = match after {
            Claim::Held(seat) if clause == "BB-17.4" && rules.has_support(&state.open, seat, region) => "BB-17.8",
            _ => clause,
        };
        match (after, clause) {
            (Claim::Held(seat), _) if moved => tell!(teller, clause, "told-claim-taken", seat, region),
            (Claim::Held(seat), "BB-17.4" | "BB-17.8") => {
                tell!(teller, clause, "told-claim-kept", seat, region)
            }
            (_, "BB-17.6" | "BB-17.9") => tell!(teller, clause, "told-claim-vikings", region),
            _ if moved => tell!(teller, clause, "told-claim-lost", region),
            _ => tell!(teller, clause, "told-claim-stays", region),
        }
    }
}
