//! The action phase: choosing an action, and its end (CM-5, CM-6.33).

use crate::bargains::BargainKind;
use crate::prelude::*;
use crate::standard::March;
use table::Sole;

/// Why a character never takes this action, under the clause that says so (CM-5.2, CM-13.3, CM-15.3).
fn no_verb(rules: &CrescentMoon, who: Character, verb: Verb) -> Refusal {
    let clause = match (who, verb) {
        (Character::Warlord, Verb::Build) => "CM-13.3",
        (_, Verb::Bribe) if rules.players == 4 => "CM-15.3",
        _ => "CM-5.2",
    };
    refuse!(clause, "no-verb", character = who, verb)
}

/// The action phase: one action after the other in turn order (CM-5.1).
impl Decision<CrescentMoon> for Act {
    const CLAUSE: &'static str = "CM-5.1";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        match self.step {
            // A useful card in hand could be all that makes a second choice.
            ActStep::Choose => Asks::Always(state.open.seat(self.who)),
            ActStep::Carry | ActStep::Limits => Asks::Nobody,
        }
    }

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        let key = match self.who {
            Character::Warlord => "ask-action-warlord",
            Character::Murshid => "ask-action-murshid",
            Character::Sultan => "ask-action-sultan",
            Character::Caliph => "ask-action-caliph",
            Character::Nomad => "ask-action-nomad",
        };
        message!(key, year = view.open.year, round = self.round)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Verb::ALL.into_iter().filter(|verb| rules.can(state, self.who, *verb)).map(Action::Do));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Do(verb) = *action else { return Some(not_asked(self.clause())) };
        let who = self.who;
        if rules.x(who, verb) == 0 {
            return Some(no_verb(rules, who, verb));
        }
        let discs = state.open.discs[who.index()];
        let nowhere = |question: &dyn Fn(&Action) -> Option<Refusal>| {
            state.open.land.all().iter().all(|hex| question(&Action::At(state.open.land.at(hex))).is_some())
        };
        let refused = |holds: bool, clause: &'static str, key: &'static str| holds.then(|| refuse!(clause, key));
        match verb {
            Verb::Influence if !rules.has_token(state, who) => no("CM-1.12", "no-token-left"),
            Verb::Influence => {
                let none = nowhere(&|at| Influence.refusal(rules, state, seat, at));
                refused(none, "CM-6.1", "no-influence-anywhere")
            }
            Verb::Build => Build::new(1, 0).why_not(rules, state, who),
            Verb::Move => refused(!March::Move.is_possible(rules, state), "CM-6.12", "no-move-anywhere"),
            Verb::Assault => refused(!March::Assault.is_possible(rules, state), "CM-6.15", "no-assault-anywhere"),
            Verb::Recruit if state.open.reserve[who.index()] == 0 => no("CM-6.17", "no-recruit-units"),
            Verb::Recruit => {
                let first = Recruit { left: 1, any: false };
                let none = nowhere(&|at| first.refusal(rules, state, seat, at));
                refused(none, "CM-6.17", "no-recruit-anywhere")
            }
            Verb::Hire if rules.players == 4 => HireSize.refusal(rules, state, seat, &Action::Count(1)),
            Verb::Hire => rules.refuse_bargaining(state, who, BargainKind::Hire),
            Verb::Bribe => rules.refuse_bargaining(state, who, BargainKind::Bribe),
            Verb::Ask => rules.refuse_bargaining(state, who, BargainKind::Card),
            Verb::Buy => refused(!Buy::is_possible(rules, state, seat), "CM-6.28", "no-buy-anything"),
            Verb::Play => refused(!Play::is_possible(rules, state, seat), "CM-6.32", "no-card-to-play"),
            Verb::Collect | Verb::Intrigue => None,
            Verb::Uprising if discs == 0 => no("CM-10.2", "no-units-left"),
            Verb::Uprising => {
                let none = nowhere(&|at| Uprising.refusal(rules, state, seat, at));
                refused(none, "CM-10.1", "no-uprising-anywhere")
            }
            Verb::Muster if discs == 0 => no("CM-10.3", "no-units-left"),
            Verb::Muster => {
                let free = |hex: Hex| state.open.controller(hex).is_none_or(|owner| owner == who);
                let none = !state.open.tokens[who.index()].iter().any(free);
                refused(none, "CM-10.3", "no-muster-anywhere")
            }
            Verb::Conspire => {
                refused(state.open.deck.is_empty() && state.open.discard.is_empty(), "CM-10.6", "no-deck")
            }
            Verb::Palace => {
                let none = nowhere(&|at| MovePalace.refusal(rules, state, seat, at));
                refused(none, "CM-10.7", "no-palace-anywhere")
            }
            Verb::Desertion => {
                let none = nowhere(&|at| Desertion.refusal(rules, state, seat, at));
                refused(none, "CM-10.8", "no-desertion-anywhere")
            }
        }
    }

    /// Takes an action, or enters the bargain before it (CM-5.1, CM-7.3).
    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Do(verb), x) = (*action, |verb| rules.x(self.who, verb)) else { return };
        let bargain = match verb {
            Verb::Hire if rules.players == 5 => Some(BargainKind::Hire),
            Verb::Bribe => Some(BargainKind::Bribe),
            Verb::Ask => Some(BargainKind::Card),
            _ => None,
        };
        if let Some(kind) = bargain {
            return rules.begin_bargain(state, kind);
        }
        tell!(teller, "CM-5.1", "told-action", seat, verb);
        rules.carry_out(state);
        match verb {
            Verb::Influence => state.open.push(Frame::Influence),
            Verb::Build => state.open.push(Build::new(x(verb), 0)),
            Verb::Move => state.open.push(Move { left: x(verb), any: false, from: None }),
            Verb::Assault => state.open.push(Assault { from: None }),
            Verb::Recruit => state.open.push(Recruit { left: x(verb), any: false }),
            Verb::Hire => state.open.push(Frame::HireSize),
            Verb::Buy => state.open.push(Buy { rows: 0 }),
            Verb::Play => state.open.push(Frame::Play),
            Verb::Collect => rules.collect(state, self.who, teller),
            Verb::Uprising => state.open.push(Frame::Uprising),
            Verb::Muster => state.open.push(Muster { left: Muster::hexes(state) }),
            Verb::Intrigue => rules.begin_intrigue(state, teller),
            Verb::Conspire => drop(rules.draw(state, Purpose::Conspire, rules.edition.numbers.conspire_look)),
            Verb::Palace => state.open.push(Frame::MovePalace),
            Verb::Desertion => state.open.push(Frame::Desertion),
            // These begin with a bargain.
            Verb::Bribe | Verb::Ask => {}
        }
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        match self.step {
            ActStep::Choose => return false,
            ActStep::Carry => state.open.stage = Act { step: ActStep::Limits, ..self }.into(),
            ActStep::Limits => self.end(rules, state),
        }
        true
    }
}

impl Act {
    /// Units above the limit leave; then anytime effects end and the next player acts (CM-5.4, CM-9.2).
    fn end(self, rules: &CrescentMoon, state: &mut State) {
        for who in Character::playing(rules.players) {
            let limit = rules.edition.unit_limit[who.index()];
            let mut armies = state.open.armies[who.index()].iter();
            if let Some(hex) = armies.find(|hex| state.open.units(who, *hex).total() > limit) {
                return state.open.push(Overflow { who, hex });
            }
        }
        state.open.river_pass = false;
        state.open.last_entered = None;
        state.open.tries = [0; 3];
        let Act { round, who, .. } = self;
        let step = ActStep::Choose;
        let next = if who.index() + 1 < rules.players {
            Act { round, who: Character::ALL[who.index() + 1], step }.into()
        } else if round < rules.edition.numbers.rounds {
            Act { round: round + 1, who: Character::Warlord, step }.into()
        } else {
            Stage::Scoring
        };
        state.open.next_stage(Halt::Action, next);
    }
}

impl CrescentMoon {
    /// The X of an action of this character; 0 if it is not on the list (CM-5.2). The Warlord moves three times (CM-13.6), the Sultan
    /// builds three pieces (CM-13.16); bribing needs the Nomad (CM-15.3).
    pub(crate) fn x(&self, who: Character, verb: Verb) -> u8 {
        if verb == Verb::Bribe && self.players == 4 { 0 } else { self.edition.actions[verb.index()][who.index()] }
    }

    /// Whether an action of the active player could do something (CM-5.3).
    fn can(&self, state: &State, who: Character, verb: Verb) -> bool {
        if self.x(who, verb) == 0 {
            return false;
        }
        let (seat, mut sole) = (state.open.seat(who), Sole::default());
        match verb {
            Verb::Influence => return !self.influence_hexes(state, who).is_empty(),
            Verb::Build => Build::new(1, 0).offers(self, state, seat, &mut sole),
            Verb::Move => return March::Move.can_set_out(self, state, who, None),
            Verb::Assault => return March::Assault.can_set_out(self, state, who, None),
            Verb::Recruit => return state.open.reserve[who.index()] > 0 && !self.recruit_hexes(state, who).is_empty(),
            Verb::Hire if self.players == 4 => HireSize.offers(self, state, seat, &mut sole),
            Verb::Hire => return self.can_bargain(state, who, BargainKind::Hire),
            Verb::Bribe => return self.can_bargain(state, who, BargainKind::Bribe),
            Verb::Ask => return self.can_bargain(state, who, BargainKind::Card),
            Verb::Buy => Buy { rows: 0 }.offers(self, state, seat, &mut sole),
            Verb::Play => Play.offers(self, state, seat, &mut sole),
            Verb::Collect | Verb::Intrigue => return true,
            Verb::Uprising => Uprising.offers(self, state, seat, &mut sole),
            Verb::Muster => return state.open.discs[who.index()] > 0 && !Muster::hexes(state).is_empty(),
            Verb::Conspire => return !state.open.deck.is_empty() || !state.open.discard.is_empty(),
            Verb::Palace => MovePalace.offers(self, state, seat, &mut sole),
            Verb::Desertion => Desertion.offers(self, state, seat, &mut sole),
        }
        sole.any()
    }

    /// The action is fixed: nothing else can be chosen any more.
    pub(crate) fn carry_out(&self, state: &mut State) {
        if let Stage::Act(act) = &mut state.open.stage {
            act.step = ActStep::Carry;
        }
    }

    /// Collect: coins from the bank (CM-6.33).
    fn collect(&self, state: &mut State, who: Character, teller: &mut Teller) {
        let coins = self.edition.numbers.collect;
        state.open.coins[who.index()] += u16::from(coins);
        tell!(teller, "CM-6.33", "told-coins", seat = state.open.seat(who), n = coins);
    }
}
