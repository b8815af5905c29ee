//! The year: its phases in order (NG-1.2, NG-4), and the row (NG-4.2).

mod row;

use crate::prelude::*;

/// Cards drawn at the start of a year (NG-4.1).
const HAND: u8 = 4;

impl PhaseStep {
    /// The player the phase has come to, in turn order; nobody when all are done.
    pub(crate) fn seat(self, rules: &Northgard, state: &State) -> Option<Seat> {
        let at = self.at as usize;
        (at < rules.players).then(|| state.open.first.clockwise(at, rules.players))
    }

    /// The same phase, one player further.
    pub(crate) fn next(self) -> PhaseStep {
        PhaseStep { at: self.at + 1, ..self }
    }
}

impl Procedure<Northgard> for PhaseStep {
    fn clause(&self) -> &'static str {
        match self.phase {
            Phase::Achievements => "NG-2.3",
            Phase::Clans => "NG-2.6",
            Phase::First => "NG-2.7",
            Phase::Tiles => "NG-2.10",
            Phase::RoundOne => "NG-2.11",
            Phase::RoundTwo => "NG-2.12",
            Phase::StartOfYear => "NG-4.1",
            Phase::Reveal => "NG-4.2",
            Phase::Actions => "NG-5.1",
            Phase::Creatures => "NG-28.1",
            Phase::Tithe => "NG-16.8",
            Phase::Harvest => "NG-12.1",
            Phase::Winter => "NG-13.1",
            Phase::EndOfYear => "NG-14.1",
            Phase::SecondChance => "NG-14.3",
        }
    }

    /// The sequence of play.
    fn run(self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        match self.phase {
            Phase::Achievements => state.push(Frame::DrawAchievements),
            Phase::Clans => rules.run_clans(self, state, teller),
            Phase::First => rules.run_first(state, teller),
            Phase::Tiles => rules.run_tiles(self, state, teller),
            Phase::RoundOne | Phase::RoundTwo => rules.run_round(self, state, teller),
            Phase::StartOfYear => rules.run_start(self, state, teller),
            Phase::Reveal => rules.run_reveal(state, teller),
            Phase::Actions => rules.next_turn(state, self.at, teller),
            Phase::Creatures => rules.run_creatures(state, teller),
            Phase::Tithe => {
                state.set(PhaseStep { phase: Phase::Harvest, at: 0 });
                if let Some(seat) = state.seat_of(Clan::Snake) {
                    state.push(Tithe { seat });
                }
            }
            Phase::Harvest => rules.run_harvest(self, state, teller),
            Phase::Winter => match self.seat(rules, state) {
                Some(seat) => {
                    state.set(self.next());
                    rules.winter(state, seat, teller);
                }
                None => rules.next_phase(state, Phase::EndOfYear),
            },
            Phase::EndOfYear => rules.end_of_year(state, teller),
            Phase::SecondChance => rules.run_second_chances(self, state),
        }
    }
}

impl Northgard {
    /// Goes on to a phase, unless the position was asked to stop after this one.
    pub(crate) fn next_phase(&self, state: &mut State, phase: Phase) {
        let flow = &state.open.flow;
        let below = flow.len().checked_sub(2).and_then(|place| flow.get(place));
        if below == Some(&Frame::Halt) {
            state.pop();
        } else {
            let at = if phase == Phase::Actions { state.open.first.index() as u8 } else { 0 };
            state.set(PhaseStep { phase, at });
        }
    }

    /// NG-4.1: everybody draws, one after the other.
    fn run_start(&self, step: PhaseStep, state: &mut State, teller: &mut Teller) {
        let Some(seat) = step.seat(self, state) else {
            return state.set(PhaseStep { phase: Phase::Reveal, at: 0 });
        };
        if step.at == 0 {
            self.open_year(state, teller);
        }
        state.set(step.next());
        state.push(Deal { seat, cards: self.year_cards(state, seat), to_hand: true });
    }

    /// NG-4.4: the effects of last year are over.
    fn open_year(&self, state: &mut State, teller: &mut Teller) {
        for player in &mut state.open.players {
            player.passed = false;
            player.picked = false;
            player.conqueror = false;
            player.awake = false;
        }
        tell!(teller, "NG-4.1", "told-year", year = state.open.year);
    }

    /// NG-4.1: four cards and one per Forge; buildings belong to whoever controls their territory (NG-1.6).
    fn year_cards(&self, state: &State, seat: Seat) -> u8 {
        let forges: u8 = state.held(seat).iter().map(|land| state.land(land).count(Building::Forge)).sum();
        HAND + forges * self.book.building(Building::Forge).gives
    }

    /// NG-12.1: everybody collects and trades, one after the other.
    fn run_harvest(&self, step: PhaseStep, state: &mut State, teller: &mut Teller) {
        let Some(seat) = step.seat(self, state) else {
            state.open.tithe = None;
            return self.next_phase(state, Phase::Winter);
        };
        state.set(step.next());
        self.collect_harvest(state, seat, teller);
        state.push(Trade { seat, offered: 0 });
    }
}
