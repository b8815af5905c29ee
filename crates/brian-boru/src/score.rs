//! Final scoring and the winner (BB-18 to BB-20).

use crate::prelude::*;
use table::{Clause, Outcome, Sheet, SheetRow};

/// The items of the final score, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Points so far.
    pub vp: u16,
    /// Most coins (BB-19.1).
    pub coins: u16,
    /// The marker (BB-19.2).
    pub marker: u16,
    /// Renown (BB-19.3).
    pub renown: u16,
    /// Claim tokens held (BB-19.4).
    pub claims: u16,
    /// Halves of tokens on the board (BB-19.5).
    pub board: u16,
    /// Spread over regions (BB-19.9).
    pub regions: u16,
}

impl Score {
    /// The items with the clause and the dictionary key of each.
    pub fn items(&self) -> [(&'static str, &'static str, u16); 7] {
        [
            ("BB-1.13", "score-vp", self.vp),
            ("BB-19.1", "score-coins", self.coins),
            ("BB-19.2", "score-marker", self.marker),
            ("BB-19.3", "score-renown", self.renown),
            ("BB-19.4", "score-claims", self.claims),
            ("BB-19.5", "score-board", self.board),
            ("BB-19.9", "score-regions", self.regions),
        ]
    }

    /// The sum.
    pub fn total(&self) -> i32 {
        self.items().iter().map(|(_, _, points)| i32::from(*points)).sum()
    }
}

impl BrianBoru {
    /// BB-19: the items of every player, as if the game ended now. Tokens face down score nothing (BB-19.8).
    pub fn scores(&self, open: &Open) -> BySeat<Score> {
        let mut scores: BySeat<Score> = BySeat::new(open.seats());
        for seat in open.players.seats() {
            let player = &open.players[seat];
            let score = &mut scores[seat];
            score.vp = player.vp;
            score.renown = player.renown;
            score.regions = self.components.spread[self.regions_of(open, seat)];
        }
        if let Some(seat) = open.most(|player| player.coins).1.single() {
            scores[seat].coins = 1;
        }
        if let Some(seat) = open.marker.holder() {
            scores[seat].marker = 1;
        }
        for region in Region::ALL {
            let points = self.components.claims[region.index()].points;
            match open.claims[region] {
                Claim::Down => {}
                Claim::Held(seat) => scores[seat].claims += points,
                Claim::Board => {
                    for seat in self.half_takers(open, region).iter() {
                        scores[seat].board += points / 2;
                    }
                }
            }
        }
        scores
    }

    /// BB-19.5, BB-19.6, BB-19.7, BB-21.5, BB-21.6: who gains half of a token that lies face up on the board; military support
    /// still holds here (BB-12.3).
    fn half_takers(&self, open: &Open, region: Region) -> SeatSet {
        let double = self.options.monastery_final_double;
        let leaders = self.region_leaders(open, region, double);
        if !leaders.is_empty() || !self.options.best_player_behind_vikings {
            return leaders;
        }
        let strengths = self.strengths(open, region, double);
        if strengths.best() > 0 { strengths.having(strengths.best()) } else { SeatSet::EMPTY }
    }

    /// Who gains half of each token that lies face up on the board, by the rule that decides it.
    fn tell_halves(&self, open: &Open, teller: &mut Teller) {
        let double = self.options.monastery_final_double;
        for region in Region::ALL.into_iter().filter(|region| open.claims[*region] == Claim::Board) {
            let seats = self.half_takers(open, region);
            let strengths = self.strengths(open, region, double);
            let clause = if !double {
                "BB-21.6"
            } else if self.region_leaders(open, region, double) != seats {
                "BB-21.5"
            } else if seats.iter().any(|seat| self.has_support(open, seat, region)) {
                "BB-19.7"
            } else if strengths.vikings > 0 && strengths.vikings >= strengths.best() {
                "BB-19.6"
            } else {
                "BB-19.5"
            };
            tell!(teller, clause, "told-half", region, seats);
        }
    }

    /// BB-19.9, BB-12.4: regions with a town of this player; Viking-held towns count with trade.
    pub fn regions_of(&self, open: &Open, seat: Seat) -> usize {
        let mut towns = open.controlled(seat);
        if open.players[seat].princess == Some(Princess::Trade) {
            towns |= open.vikings;
        }
        self.components.region_towns.iter().filter(|region| region.meets(towns)).count()
    }

    /// BB-20: points, then claim tokens (BB-20.2), then marriage cards (BB-20.3); still equal players share the place (BB-20.4).
    pub(crate) fn final_outcome(&self, open: &Open) -> Outcome {
        let scores = self.scores(open);
        let rank = |seat: Seat| rank(open, &scores, seat);
        let place = |seat: Seat| 1 + scores.seats().filter(|other| rank(*other) > rank(seat)).count() as u8;
        Outcome {
            winners: scores.seats().filter(|seat| place(*seat) == 1).collect(),
            places: scores.seats().map(place).collect(),
            scores: scores.values().iter().map(Score::total).collect(),
        }
    }

    /// The score sheet as it stands now; everything in it is public.
    pub(crate) fn score_sheet(&self, open: &Open) -> Sheet {
        let scores = self.scores(open);
        let items = scores[Seat::default()].items();
        let rows = (0..items.len()).map(|row| SheetRow {
            label: Message::new(items[row].1),
            clause: Clause::new(items[row].0),
            points: scores.values().iter().map(|score| Some(score.items()[row].2.into())).collect(),
        });
        Sheet { rows: rows.collect(), totals: scores.values().iter().map(|score| Some(score.total())).collect() }
    }
}

/// What is compared: points, then claim tokens (BB-20.2), then marriage cards (BB-20.3).
fn rank(open: &Open, scores: &BySeat<Score>, seat: Seat) -> (i32, usize, usize) {
    let tokens = open.claims.0.iter().filter(|claim| **claim == Claim::Held(seat)).count();
    (scores[seat].total(), tokens, open.players[seat].marriages.len())
}

/// Who won, and by what: points (BB-20.1), claim tokens (BB-20.2), marriage cards (BB-20.3), or nothing, so that they share it (BB-20.4).
fn tell_winners(open: &Open, scores: &BySeat<Score>, winners: SeatSet, teller: &mut Teller) {
    let Some(first) = winners.first() else { return };
    let best = rank(open, scores, first);
    let (points, tokens, marriages) = best;
    let ranks = |seats: SeatSet| seats.iter().map(|seat| rank(open, scores, seat)).collect::<Vec<_>>();
    let tied: SeatSet = scores.seats().filter(|seat| rank(open, scores, *seat).0 == points).collect();
    let seats = winners;
    if winners.len() > 1 {
        return tell!(teller, "BB-20.4", "told-victory-shared", seats, points, tokens, marriages);
    }
    let rivals = ranks(tied - winners);
    match rivals.iter().map(|rival| rival.1).max() {
        None => tell!(teller, "BB-20.1", "told-winners", seats, points),
        Some(others) if others < tokens => {
            tell!(teller, "BB-20.2", "told-wins-by-tokens", seats, tied, points, most = tokens, others);
        }
        Some(_) => {
            let others = rivals.iter().filter(|rival| rival.1 == tokens).map(|rival| rival.2).max().unwrap_or_default();
            tell!(teller, "BB-20.3", "told-wins-by-marriages", seats, tied, points, tokens, most = marriages, others);
        }
    }
}

/// BB-18.1: the game is over, and everything is scored.
impl Procedure<BrianBoru> for Scoring {
    const CLAUSE: &'static str = "BB-18.1";

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        state.open.flow.step = Step::Over;
        if !teller.is_listening() {
            return;
        }
        tell!(teller, "BB-18.1", "told-game-over");
        rules.tell_halves(&state.open, teller);
        let scores = rules.scores(&state.open);
        for (seat, score) in scores.iter() {
            for (clause, key, points) in score.items() {
                tell!(teller, clause, "told-score", seat, item = message!(key), n = points);
            }
            tell!(teller, "BB-19.10", "told-total", seat, n = score.total());
        }
        tell_winners(&state.open, &scores, rules.final_outcome(&state.open).winners, teller);
    }
}
