//! The claim step (BB-17): which tokens turn face up, and who holds them.

use crate::BrianBoru;
use crate::by::BySeat;
use crate::pieces::{Princess, Region, Towns};
use crate::say::{region as region_arg, tell};
use crate::setup::VikingTie;
use crate::state::{Claim, Open, Procedure, State, Step};
use table::{Message, SeatSet, Teller};

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
        let here = self.components.region_towns[region as usize];
        let count = |towns: Towns| {
            let towns = towns.and(here);
            let more = if double { towns.and(open.monasteries).len() } else { 0 };
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

    /// BB-17: region after region. Afterwards the game ends or goes on (BB-10.2). A princess kept for military support plays a part
    /// once, since she comes in the last round (BB-12.8).
    pub(crate) fn claim_regions(&self, state: &mut State, teller: &mut Teller) {
        tell(teller, "BB-10.1", || Message::new("told-step-claims"));
        for region in Region::ALL {
            self.claim_region(state, *region, teller);
        }
        let next = if state.open.marriage_deck.is_empty() { Step::Scoring } else { Step::Preparation };
        self.finish(state, Procedure::Claims, next);
    }

    /// A token face down that reaches its threshold turns up, for good (BB-17.3); then it goes to whoever leads.
    fn claim_region(&self, state: &mut State, region: Region, teller: &mut Teller) {
        let strengths = self.strengths(&state.open, region, true);
        let face = self.components.claims[region as usize];
        let before = state.open.claims[region];
        if before == Claim::Down {
            if strengths.total() < face.threshold {
                return;
            }
            state.open.claims[region] = Claim::Board;
            tell(teller, "BB-17.2", || {
                Message::new("told-claim-up")
                    .with("region", region_arg(region))
                    .with("n", strengths.total())
                    .with("threshold", face.threshold)
            });
        }
        let (after, clause) = self.claimant(&strengths, state.open.claims[region]);
        let moved = after != state.open.claims[region];
        state.open.claims[region] = after;
        tell(teller, clause, || {
            let message = match (after, clause) {
                (Claim::Held(seat), _) if moved => Message::new("told-claim-taken").with("seat", seat),
                (Claim::Held(seat), "BB-17.4") => Message::new("told-claim-kept").with("seat", seat),
                (_, "BB-17.6") => Message::new("told-claim-vikings"),
                _ if moved => Message::new("told-claim-lost"),
                _ => Message::new("told-claim-stays"),
            };
            message.with("region", region_arg(region))
        });
    }

    /// BB-17.4 to BB-17.9: where a face-up token lies after the comparison of all parties, and by which clause.
    fn claimant(&self, strengths: &Strengths, now: Claim) -> (Claim, &'static str) {
        let best = strengths.best();
        let leaders = strengths.having(best);
        if strengths.vikings > best {
            return (Claim::Board, "BB-17.6");
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
            Claim::Down if strengths.total() < self.components.claims[region as usize].threshold => Claim::Down,
            Claim::Down => self.claimant(&strengths, Claim::Board).0,
            now => self.claimant(&strengths, now).0,
        }
    }
}
