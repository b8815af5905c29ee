//! The end of the game: who wins, and the fame of everybody (NG-15, NG-20).

use crate::effect::Tally;
use crate::prelude::*;
use std::cmp::Reverse;
use table::{Clause, Outcome, Sheet, SheetRow, Viewer};

/// Resources that make one fame at the end (NG-15.3).
const GOODS_PER_FAME: u16 = 3;

impl Northgard {
    /// NG-14.1: closed territories with a large building.
    pub fn strongholds(&self, state: &State, seat: Seat) -> usize {
        self.stronghold_lands(state, seat).len()
    }

    /// The closed territories of a player in which a large building stands.
    pub fn stronghold_lands(&self, state: &State, seat: Seat) -> LandSet {
        let closed = state.held(seat) - state.open.map.open;
        closed.iter().filter(|land| state.land(*land).large() > 0).collect()
    }

    /// Who has Victory A now; partners together (NG-23.3), nobody in the long game (NG-22.2).
    pub fn dominators(&self, state: &State) -> SeatSet {
        let Some(wanted) = self.options.domination() else { return SeatSet::EMPTY };
        let count = |seat: Seat| {
            let partner = self.partner(seat).map_or(0, |partner| self.strongholds(state, partner));
            self.strongholds(state, seat) + partner
        };
        Seat::all(self.players).filter(|seat| count(*seat) >= wanted).collect()
    }

    /// NG-20.2: what an Achievement is worth to a player; stone slots count as small (NG-20.3), lairs with or without creatures (NG-20.4).
    pub(crate) fn achievement(&self, state: &State, seat: Seat, card: Card) -> i32 {
        let row = self.book.card(card);
        let Some(tally) = row.counts else { return 0 };
        let (each, large) = (i32::from(row.each), i32::from(row.large));
        let lands = || state.held(seat).iter().map(|land| state.land(land));
        let resource = |place: usize| each * lands().map(|land| i32::from(land.wealth()[place])).sum::<i32>();
        match tally {
            Tally::Builder => lands()
                .map(|land| {
                    let small: i32 = land.buildings[..Building::SMALL].iter().map(|count| i32::from(*count)).sum();
                    each * small + large * i32::from(land.large())
                })
                .sum(),
            Tally::Explorer => lands()
                .map(|land| each * i32::from(land.free[0] + land.free[1]) + large * i32::from(land.free[2]))
                .sum(),
            Tally::FoodTrader => resource(0),
            Tally::WoodTrader => resource(1),
            Tally::Scholar => resource(2),
            Tally::Trapper => each * lands().map(|land| i32::from(land.lairs)).sum::<i32>(),
            Tally::Warlord => {
                let kaija = self.options.kaija_full && state.kaija_is_out(seat);
                each * (i32::from(state.units_on_map(seat)) + i32::from(kaija))
            }
        }
    }

    /// NG-15.3, item by item: tokens, resources, Development cards, Achievements, Unrest.
    pub(crate) fn fame_account(&self, state: &State, seat: Seat) -> [i32; 5] {
        self.account_of(state, seat, state.owned(seat))
    }

    /// The same where it is known which cards the player owns.
    pub(crate) fn account_of(&self, state: &State, seat: Seat, owned: Pile) -> [i32; 5] {
        let player = state.player(seat);
        let developments = owned.only(Pile::DEVELOPMENTS).kinds();
        let achievements = owned.only(Pile::ACHIEVEMENTS).kinds();
        [
            i32::from(player.fame),
            i32::from(player.wealth() / GOODS_PER_FAME),
            developments.map(|card| i32::from(self.book.card(card).fame)).sum(),
            achievements.map(|card| self.achievement(state, seat, card)).sum(),
            owned.count(Card::UNREST) as i32 * i32::from(self.book.card(Card::UNREST).fame),
        ]
    }

    /// NG-15.3: the fame total of a player.
    pub fn fame_total(&self, state: &State, seat: Seat) -> i32 {
        self.fame_account(state, seat).iter().sum()
    }

    /// What decides, in order: fame, territories, units, buildings (NG-15.4).
    fn standing(&self, state: &State, seat: Seat) -> [i32; 4] {
        let held = state.held(seat);
        let units = i32::from(state.units_on_map(seat)) + i32::from(state.kaija_is_out(seat));
        let buildings: i32 = held.iter().flat_map(|land| state.land(land).buildings).map(i32::from).sum();
        [self.fame_total(state, seat), held.len() as i32, units, buildings]
    }

    /// What is compared at the end: whether a player has Victory A, then [`Northgard::standing`], added over partners (NG-23.2).
    fn standings(&self, state: &State) -> Vec<(bool, [i32; 4])> {
        let dominators = self.dominators(state);
        let standing = |seat: Seat| {
            let mut standing = self.standing(state, seat);
            if let Some(partner) = self.partner(seat) {
                let other = self.standing(state, partner);
                standing.iter_mut().zip(other).for_each(|(sum, more)| *sum += more);
            }
            (dominators.has(seat), standing)
        };
        Seat::all(self.players).map(standing).collect()
    }

    /// Who won, and by what: Victory A (NG-15.1) or fame (NG-15.2), a tie-break (NG-15.4), or nothing, so that they share it (NG-15.5).
    pub(crate) fn tell_winners(&self, state: &State, by_fame: bool, teller: &mut Teller) {
        let keys = self.standings(state);
        let winners = self.final_outcome(state).winners;
        let Some(best) = winners.first().map(|seat| keys[seat.index()].1) else { return };
        for seat in Seat::all(self.players) {
            let account = self.fame_account(state, seat);
            let [tokens, resources, developments, achievements, unrest] = account;
            let n: i32 = account.iter().sum();
            tell!(teller, "NG-15.3", "told-account", seat, n, tokens, resources, developments, achievements, unrest);
        }
        if !by_fame {
            let clause = match self.options.teams {
                true => "NG-23.3",
                // In the last year fame would decide, but for this.
                false if state.open.year >= self.options.years => "NG-15.1",
                false => "NG-14.1",
            };
            tell!(teller, clause, "told-domination", winners);
        }
        let rivals: SeatSet =
            Seat::all(self.players).filter(|seat| !winners.has(*seat) && keys[seat.index()].0 != by_fame).collect();
        // How many of the comparisons the best rivals stand up to, and what they have at the one they lose.
        let level = |seat: Seat| keys[seat.index()].1.iter().zip(best).take_while(|(one, other)| *one == other).count();
        let decided = rivals.iter().map(level).max().unwrap_or_default();
        let tied: SeatSet = rivals.iter().filter(|seat| level(*seat) == decided).collect();
        let others = tied.iter().map(|seat| keys[seat.index()].1[decided]).max().unwrap_or_default();
        let (n, most) = (best[0], best[decided]);
        let shared = winners.iter().any(|seat| winners.iter().any(|other| self.is_enemy(seat, other)));
        match decided {
            _ if shared => tell!(teller, "NG-15.5", "told-victory-shared", winners, n),
            0 if by_fame => {
                let clause = match (self.options.teams, self.options.domination()) {
                    (true, _) => "NG-23.2",
                    (false, None) => "NG-22.2",
                    (false, Some(_)) => "NG-15.2",
                };
                tell!(teller, clause, "told-fame-victory", winners, n);
            }
            0 if !rivals.is_empty() => tell!(teller, "NG-15.1", "told-domination-fame", n, others),
            0 => {}
            _ => {
                let key = ["told-tie-lands", "told-tie-units", "told-tie-buildings"][decided - 1];
                tell!(teller, "NG-15.4", key, tied = tied | winners, n, most, others, winners);
            }
        }
    }

    /// The final result: Victory A first, then fame, which may be negative (NG-15.6), and the tie-breaks; who is still equal shares the victory
    /// (NG-15.5), and partners share everything (NG-23.2).
    pub(crate) fn final_outcome(&self, state: &State) -> Outcome {
        let keys = self.standings(state);
        let places: Vec<u8> = keys
            .iter()
            .map(|key| 1 + keys.iter().filter(|other| Reverse(*other) < Reverse(key)).count() as u8)
            .collect();
        let winners = Seat::all(self.players).filter(|seat| places[seat.index()] == 1).collect();
        Outcome { winners, places, scores: keys.iter().map(|(_, standing)| standing[0]).collect() }
    }

    /// The account of fame as a viewer may see it: others' tokens stay face down until the end, unless the table plays open.
    pub(crate) fn score_sheet(&self, view: &View) -> Sheet {
        let over = view.is_over();
        let open = |seat: Seat| {
            let mine = match view.viewer {
                Viewer::Seat(me) => !self.is_enemy(me, seat),
                Viewer::Spectator => false,
            };
            over || self.options.fame_public || mine
        };
        let rows = [
            ("score-tokens", "NG-15.3"),
            ("score-resources", "NG-15.3"),
            ("score-developments", "NG-15.3"),
            ("score-achievements", "NG-20.2"),
            ("score-unrest", "NG-20.5"),
        ];
        let shown = |seat: Seat, row: usize| (row > 0 || open(seat)).then(|| view.outlooks[seat.index()].account[row]);
        let seats = || Seat::all(self.players);
        Sheet {
            rows: rows
                .iter()
                .enumerate()
                .map(|(row, (label, clause))| SheetRow {
                    label: Message::new(*label),
                    clause: Clause::new(clause),
                    points: seats().map(|seat| shown(seat, row)).collect(),
                })
                .collect(),
            totals: seats().map(|seat| open(seat).then(|| view.outlooks[seat.index()].account.iter().sum())).collect(),
        }
    }
}
