//! Scoring, the end, and the sheet (CM-14).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::edition::{Objective, When};
use crate::flow::{Halt, Stage};
use crate::market::Price;
use crate::state::{MOST_YEARS, State, Table};
use crate::told;
use table::{Arg, Message, Outcome, Refusal, Seat, SeatSet, Teller};

impl CrescentMoon {
    fn year_index(&self, s: &State) -> usize {
        (s.table.year.saturating_sub(1) as usize).min(MOST_YEARS - 1)
    }

    /// Writes points to the account and gives them.
    fn give_points(&self, s: &mut State, line: usize, points: u8) {
        let year = self.year_index(s);
        let entry = &mut s.table.account[year][line];
        *entry = entry.saturating_add(points);
        s.secret.vp[self.edition.objectives[line].character.index()] += i16::from(points);
    }

    fn line(&self, when: When) -> Option<usize> {
        self.edition.objectives.iter().position(|line| line.when == when)
    }

    // --- at once (CM-11.20, CM-13.1, CM-14.4) ---

    /// Points for enemy units lost in the casualties step.
    pub(crate) fn score_casualties(&self, s: &mut State, units: u8, t: &mut Teller) {
        let Some(line) = self.line(When::Casualty) else { return };
        let each = self.objective_number(&s.table, Character::Warlord, &self.edition.objectives[line].vp);
        let points = (i16::from(units) * each).clamp(0, 255) as u8;
        self.announce_points(s, line, points, t);
    }

    /// Points for what the Warlord sacked; others score nothing for it.
    pub(crate) fn score_sack(&self, s: &mut State, who: Character, points: u8, t: &mut Teller) {
        if let Some(line) = self.line(When::Sack).filter(|_| who == Character::Warlord) {
            self.announce_points(s, line, points, t);
        }
    }

    fn announce_points(&self, s: &mut State, line: usize, points: u8, t: &mut Teller) {
        if points == 0 {
            return;
        }
        self.give_points(s, line, points);
        let objective = &self.edition.objectives[line];
        let clause = if objective.when == When::Sack { "CM-14.4" } else { "CM-11.20" };
        told::say(t, clause, || self.told_points(&s.table, objective, points));
    }

    fn told_points(&self, table: &Table, objective: &Objective, points: u8) -> Message {
        let message = Message::new("told-points").with("seat", table.seat(objective.character)).with("n", points);
        message.with("objective", Arg::term(format!("score-{}", objective.id)))
    }

    // --- at the end of the year (CM-14.1–14.5) ---

    /// What a line of an objective sheet would bring if the year ended now; nothing for those that score at once or are paid for.
    pub fn objective_now(&self, table: &Table, objective: &Objective) -> u8 {
        let counts = match objective.when {
            When::Year => true,
            When::First => table.year == 1,
            When::Casualty | When::Sack | When::Tribute => false,
        };
        if !counts || objective.character.index() >= self.players {
            return 0;
        }
        self.objective_number(table, objective.character, &objective.vp).clamp(0, 255) as u8
    }

    /// Every line is evaluated on the same map (CM-14.2, CM-14.5); everybody announces what was gained (CM-14.3).
    pub(crate) fn score_year(&self, s: &mut State, t: &mut Teller) {
        told::say(t, "CM-14.1", || Message::new("told-scoring").with("n", s.table.year));
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            let points = self.objective_now(&s.table, objective);
            if points > 0 {
                self.give_points(s, line, points);
                told::say(t, "CM-14.2", || self.told_points(&s.table, objective, points));
            }
        }
        s.table.stage = Stage::Tribute;
        if self.players == 4 || self.line(When::Tribute).is_none() {
            self.end_year(s, t);
        }
    }

    /// How many times the Nomad can pay.
    fn tributes(&self, s: &State) -> u8 {
        let line = self.line(When::Tribute).map(|line| &self.edition.objectives[line]);
        let coins = s.table.coins[Character::Nomad.index()];
        line.map_or(0, |line| (coins / u16::from(line.coins.max(1))).min(255) as u8)
    }

    pub(crate) fn offer_tribute(&self, s: &State, offers: &mut impl Sink) {
        (0..=self.tributes(s)).for_each(|times| offers.push(Action::Count(times)));
    }

    pub(crate) fn refuse_tribute(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::Count(times) = action else { return Some(told::not_asked()) };
        let line = self.line(When::Tribute).map_or(1, |line| self.edition.objectives[line].coins);
        let price = u16::from(times) * u16::from(line);
        let poor = price > s.table.coins[Character::Nomad.index()];
        poor.then(|| Refusal::new("CM-14.5", Message::new("no-coins").with("n", price)))
    }

    /// Coins for points, after the lines of the map (CM-14.5, ruling X-28).
    pub(crate) fn pay_tribute(&self, s: &mut State, times: u8, t: &mut Teller) {
        if let Some(line) = self.line(When::Tribute).filter(|_| times > 0) {
            let objective = &self.edition.objectives[line];
            let coins = u16::from(times) * u16::from(objective.coins);
            let each = self.objective_number(&s.table, Character::Nomad, &objective.vp);
            let points = (i16::from(times) * each).clamp(0, 255) as u8;
            self.pay(s, Character::Nomad, Price { coins, to: None });
            self.give_points(s, line, points);
            told::say(t, "CM-14.5", || {
                let message = Message::new("told-tribute").with("seat", s.table.seat(Character::Nomad));
                message.with("coins", coins).with("n", points)
            });
        }
        self.end_year(s, t);
    }

    /// The next year, or the end (CM-14.6).
    fn end_year(&self, s: &mut State, t: &mut Teller) {
        let last = s.table.year >= self.options.years;
        let next = if last { Stage::Over } else { Stage::Income };
        self.next_stage(s, Halt::Scoring, next);
        match s.table.stage {
            Stage::Income => s.table.year += 1,
            Stage::Over => self.tell_end(s, t),
            _ => {}
        }
    }

    fn tell_end(&self, s: &State, t: &mut Teller) {
        t.reveal();
        for who in Character::playing(self.players) {
            let vp = s.secret.vp[who.index()];
            told::say(t, "CM-14.6", || Message::new("told-total").with("seat", s.table.seat(who)).with("n", vp));
        }
        if let Some(winner) = self.ranking(s).next() {
            told::say(t, "CM-14.7", || Message::new("told-winner").with("seat", s.table.seat(winner)));
        }
    }

    /// Most points, then most coins, then turn order (CM-14.6, CM-14.7).
    fn ranking(&self, s: &State) -> impl Iterator<Item = Character> {
        let mut order: Vec<Character> = Character::playing(self.players).collect();
        order.sort_by_key(|who| {
            let index = who.index();
            (std::cmp::Reverse(s.secret.vp[index]), std::cmp::Reverse(s.table.coins[index]), *who)
        });
        order.into_iter()
    }

    /// How the game ended.
    pub(crate) fn final_outcome(&self, s: &State) -> Option<Outcome> {
        if s.table.stage != Stage::Over {
            return None;
        }
        let mut places = vec![0; self.players];
        let mut scores = vec![0; self.players];
        let mut winners = SeatSet::EMPTY;
        for (place, who) in self.ranking(s).enumerate() {
            let seat: Seat = s.table.seat(who);
            places[seat.index()] = place as u8 + 1;
            scores[seat.index()] = i32::from(s.secret.vp[who.index()]);
            if place == 0 {
                winners = SeatSet::one(seat);
            }
        }
        Some(Outcome { winners, places, scores })
    }
}
