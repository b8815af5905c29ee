//! Scoring and the end (CM-14).

use crate::edition::{Objective, When};
use crate::prelude::*;
use crate::setup::VpDisplay;
use crate::standard::Price;
use crate::state::{MOST_YEARS, Open};
use crate::view::{Phase, phase};
use table::{Clause, Outcome, Sheet, SheetRow};

/// Every line is evaluated on the same map (CM-14.2, CM-14.5); everybody announces what was gained (CM-14.3).
impl Procedure<CrescentMoon> for Scoring {
    const CLAUSE: &'static str = "CM-14.1";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        tell!(teller, "CM-14.1", "told-scoring", n = state.open.year);
        for (line, objective) in rules.edition.objectives.iter().enumerate() {
            let points = rules.objective_now(&state.open, objective);
            if points > 0 {
                rules.give_points(state, line, points);
                teller.tell(|| Event::new("CM-14.2", rules.told_points(&state.open, objective, points)));
            }
        }
        state.open.stage = Stage::Tribute;
        if rules.players == 4 || rules.line(When::Tribute).is_none() {
            rules.end_year(state, teller);
        }
    }
}

/// The Nomad pays coins for points, after the lines of the map (CM-14.5, ruling X-28).
impl Decision<CrescentMoon> for Tribute {
    const CLAUSE: &'static str = "CM-14.5";
    const ASKED: fn(&State) -> Seat = |state| state.open.seat(Character::Nomad);

    fn prompt(&self, rules: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-tribute", coins = rules.tribute().map_or(0, |(_, line)| line.coins))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let coins = state.open.coins[Character::Nomad.index()];
        let times = rules.tribute().map_or(0, |(_, line)| (coins / u16::from(line.coins.max(1))).min(255) as u8);
        offers.put_all((0..=times).map(Action::Count));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Count(times) = *action else { return Some(not_asked(self.clause())) };
        let price = u16::from(times) * u16::from(rules.tribute().map_or(1, |(_, line)| line.coins));
        let poor = price > state.open.coins[Character::Nomad.index()];
        poor.then(|| refuse!("CM-14.5", "no-coins", n = price))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Count(times) = *action else { return };
        if let Some((line, objective)) = rules.tribute().filter(|_| times > 0) {
            let coins = u16::from(times) * u16::from(objective.coins);
            let each = rules.objective_number(&state.open, Character::Nomad, &objective.vp);
            let points = (i16::from(times) * each).clamp(0, 255) as u8;
            rules.pay(state, Character::Nomad, Price { coins, to: None });
            rules.give_points(state, line, points);
            tell!(teller, "CM-14.5", "told-tribute", seat, coins, n = points);
        }
        rules.end_year(state, teller);
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Count(times) = *action else { return None };
        let coins = u16::from(times) * u16::from(rules.tribute().map_or(0, |(_, line)| line.coins));
        Some(message!("do-tribute", n = times, coins))
    }
}

impl CrescentMoon {
    /// The line of the objective sheets that is paid for.
    fn tribute(&self) -> Option<(usize, &Objective)> {
        self.edition.objectives.iter().enumerate().find(|(_, line)| line.when == When::Tribute)
    }

    fn year_index(&self, state: &State) -> usize {
        (state.open.year.saturating_sub(1) as usize).min(MOST_YEARS - 1)
    }

    /// Writes points to the account and gives them.
    fn give_points(&self, state: &mut State, line: usize, points: u8) {
        let year = self.year_index(state);
        let entry = &mut state.open.account[year][line];
        *entry = entry.saturating_add(points);
        state.hidden.vp[self.edition.objectives[line].character.index()] += i16::from(points);
    }

    fn line(&self, when: When) -> Option<usize> {
        self.edition.objectives.iter().position(|line| line.when == when)
    }

    /// Points for enemy units lost in the casualties step.
    pub(crate) fn score_casualties(&self, state: &mut State, units: u8, teller: &mut Teller) {
        let Some(line) = self.line(When::Casualty) else { return };
        let each = self.objective_number(&state.open, Character::Warlord, &self.edition.objectives[line].vp);
        let points = (i16::from(units) * each).clamp(0, 255) as u8;
        self.announce_points(state, line, points, teller);
    }

    /// Points for what the Warlord sacked; others score nothing for it.
    pub(crate) fn score_sack(&self, state: &mut State, who: Character, points: u8, teller: &mut Teller) {
        if let Some(line) = self.line(When::Sack).filter(|_| who == Character::Warlord) {
            self.announce_points(state, line, points, teller);
        }
    }

    fn announce_points(&self, state: &mut State, line: usize, points: u8, teller: &mut Teller) {
        if points == 0 {
            return;
        }
        self.give_points(state, line, points);
        let objective = &self.edition.objectives[line];
        let clause = if objective.when == When::Sack { "CM-14.4" } else { "CM-11.20" };
        teller.tell(|| Event::new(clause, self.told_points(&state.open, objective, points)));
    }

    fn told_points(&self, open: &Open, objective: &Objective, points: u8) -> Message {
        let message = message!("told-points", seat = open.seat(objective.character), n = points);
        message.with("objective", Arg::term(format!("score-{}", objective.id)))
    }

    /// What a line of an objective sheet would bring if the year ended now; nothing for those that score at once or are paid for.
    pub(crate) fn objective_now(&self, open: &Open, objective: &Objective) -> u8 {
        let counts = match objective.when {
            When::Year => true,
            When::First => open.year == 1,
            When::Casualty | When::Sack | When::Tribute => false,
        };
        if !counts || objective.character.index() >= self.players {
            return 0;
        }
        self.objective_number(open, objective.character, &objective.vp).clamp(0, 255) as u8
    }

    /// The next year, or the end (CM-14.6).
    fn end_year(&self, state: &mut State, teller: &mut Teller) {
        let last = state.open.year >= self.options.years;
        let next = if last { Stage::Over } else { Stage::Income };
        state.open.next_stage(Halt::Scoring, next);
        match state.open.stage {
            Stage::Income => state.open.year += 1,
            Stage::Over => self.tell_end(state, teller),
            _ => {}
        }
    }

    fn tell_end(&self, state: &State, teller: &mut Teller) {
        teller.reveal();
        for who in Character::playing(self.players) {
            let vp = state.hidden.vp[who.index()];
            tell!(teller, "CM-14.6", "told-total", seat = state.open.seat(who), n = vp);
        }
        self.tell_victory(state, teller);
    }

    /// CM-14.6, CM-14.7: who wins, and by what among those with as many points.
    fn tell_victory(&self, state: &State, teller: &mut Teller) {
        let mut ranking = self.ranking(state);
        let (Some(winner), Some(second)) = (ranking.next(), ranking.next()) else { return };
        let seat = state.open.seat(winner);
        let points = |who: Character| state.hidden.vp[who.index()];
        let coins = |who: Character| state.open.coins[who.index()];
        let n = points(winner);
        if points(second) < n {
            return tell!(teller, "CM-14.6", "told-winner", seat);
        }
        let tied: SeatSet =
            self.ranking(state).filter(|who| points(*who) == n).map(|who| state.open.seat(who)).collect();
        let (most, others) = (coins(winner), coins(second));
        if others < most {
            tell!(teller, "CM-14.7", "told-wins-by-coins", seat, tied, n, most, others);
        } else {
            tell!(teller, "CM-14.7", "told-wins-by-order", seat, tied, n, coins = most);
        }
    }

    /// Most points, then most coins, then turn order (CM-14.6, CM-14.7).
    fn ranking(&self, state: &State) -> impl Iterator<Item = Character> {
        let mut order: Vec<Character> = Character::playing(self.players).collect();
        order.sort_by_key(|who| {
            let index = who.index();
            (std::cmp::Reverse(state.hidden.vp[index]), std::cmp::Reverse(state.open.coins[index]), *who)
        });
        order.into_iter()
    }

    /// How the game ended.
    pub(crate) fn final_outcome(&self, state: &State) -> Option<Outcome> {
        if state.open.stage != Stage::Over {
            return None;
        }
        let mut places = vec![0; self.players];
        let mut scores = vec![0; self.players];
        let mut winners = SeatSet::EMPTY;
        for (place, who) in self.ranking(state).enumerate() {
            let seat: Seat = state.open.seat(who);
            places[seat.index()] = place as u8 + 1;
            scores[seat.index()] = i32::from(state.hidden.vp[who.index()]);
            if place == 0 {
                winners = SeatSet::one(seat);
            }
        }
        Some(Outcome { winners, places, scores })
    }

    /// The score as a viewer may know it: what everybody announced (CM-14.3), and totals where the table shows them.
    pub(crate) fn score_sheet(&self, view: &View) -> Sheet {
        let over = phase(&view.open).0 == Phase::Over;
        let logged = over || self.options.vp_display != VpDisplay::Hidden;
        let seats = || Seat::all(self.players);
        let of = |seat: Seat| view.open.character(seat);
        let mine = |seat: Seat| view.viewer.is(seat);
        let mut rows = Vec::new();
        let start = i32::from(self.edition.numbers.start_vp);
        let row = |label: Message, clause, points: &dyn Fn(Seat) -> Option<i32>| SheetRow {
            label,
            clause: Clause::new(clause),
            points: seats().map(points).collect(),
        };
        rows.push(row(message!("score-start"), "CM-2.6", &|_| Some(start)));
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            if objective.character.index() >= self.players {
                continue;
            }
            let points: i32 = view.open.account.iter().map(|year| i32::from(year[line])).sum();
            let clause = match objective.when {
                When::Casualty | When::Sack => "CM-14.4",
                When::Tribute => "CM-14.5",
                When::Year | When::First => "CM-14.2",
            };
            let shown = |seat: Seat| match of(seat) {
                Some(who) if who == objective.character => Some(points).filter(|_| logged || mine(seat)),
                _ => Some(0),
            };
            let told: Vec<Option<i32>> = seats().map(shown).collect();
            // What has brought nobody anything is no item.
            if told.iter().all(|points| *points == Some(0)) {
                continue;
            }
            let label = message!(
                "sheet-objective",
                character = objective.character,
                objective = Arg::term(format!("score-{}", objective.id)),
            );
            rows.push(row(label, clause, &shown));
        }
        let dealt = |who: Character| -> Option<i32> {
            view.known.dealt.iter().map(|year| year[who.index()].map(i32::from)).sum::<Option<i32>>()
        };
        let deals = |seat: Seat| of(seat).and_then(dealt).filter(|_| logged || mine(seat));
        rows.push(row(message!("score-deals"), "CM-7.10", &deals));
        let total = |seat: Seat| of(seat).and_then(|who| self.visible_vp(view, who)).map(i32::from);
        Sheet { rows, totals: seats().map(total).collect() }
    }
}
