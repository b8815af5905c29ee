//! Carrying out what a card says, step by step (CM-6.32, CM-8.3–8.7).

use crate::cards::effect::{CardType, Due, Effect, Keyword, Number, Side, Step, SubAction};
use crate::cards::eval::Scene;
use crate::conflict::{CardState, Played};
use crate::prelude::*;

impl Run {
    const fn new(kind: Kind, keyword: Keyword, slot: Option<u8>, me: Character, holder: Character) -> Run {
        Run { kind, keyword, slot, step: 0, me, holder, hex: None, player: None, ejected: 0, brought: 0 }
    }

    /// A card of a conflict.
    pub const fn in_conflict(kind: Kind, keyword: Keyword, slot: u8, me: Character, holder: Character) -> Run {
        Run::new(kind, keyword, Some(slot), me, holder)
    }

    /// A card played by itself.
    pub const fn alone(kind: Kind, keyword: Keyword, me: Character) -> Run {
        Run::new(kind, keyword, None, me, me)
    }
}

/// The choices of a card, step by step (CM-8.5). They stand in `cards/choice.rs`.
impl Decision<CrescentMoon> for Run {
    const CLAUSE: &'static str = "CM-8.5";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.card_asks(state, self)
    }

    fn prompt(&self, rules: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!(rules.step_of(self).map_or("ask-card-may", Step::question), card = rules.card_arg(self.kind))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        rules.offer_card(state, self, offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        rules.refuse_card(state, self, *action)
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        rules.answer_card(state, self, *action, teller);
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        match *action {
            Action::Count(count) => Some(message!("do-bring", n = count)),
            Action::Card(kind) => Some(message!("do-take-card", card = rules.card_arg(kind))),
            _ => None,
        }
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) -> bool {
        let automatic = rules.card_asks(state, &self) == Asks::Nobody;
        if automatic {
            rules.card_goes_on(state, self, teller);
        }
        automatic
    }
}

impl CrescentMoon {
    /// The step a card stands at.
    pub(crate) fn step_of(&self, run: &Run) -> Option<&Step> {
        self.edition.card(run.kind).program(run.keyword)?.0.get(run.step as usize)
    }

    /// The table as a card sees it.
    pub(crate) fn scene<'a>(&self, state: &'a State, run: &Run) -> Scene<'a> {
        Scene {
            open: &state.open,
            me: run.me,
            holder: run.holder,
            p: run.player,
            here: run.hex,
            assigned: self.card_of(state, run).map_or(0, |card| card.units.total()),
            ejected: run.ejected,
        }
    }

    fn card_of<'a>(&self, state: &'a State, run: &Run) -> Option<&'a Played> {
        state.open.conflict.as_ref()?.played.get(run.slot? as usize)
    }

    fn card_mut<'a>(&self, state: &'a mut State, run: &Run) -> Option<&'a mut Played> {
        state.open.conflict.as_mut()?.played.get_mut(run.slot? as usize)
    }

    /// The active hex, if there is one.
    pub(crate) fn active(&self, state: &State) -> Option<Hex> {
        state.open.conflict.as_ref().map(|conflict| conflict.hex)
    }

    /// Units of a player in the active hex that are not on a card (CM-8.6).
    pub(crate) fn free_of(&self, state: &State, who: Character) -> Units {
        let Some(conflict) = &state.open.conflict else { return Units::NONE };
        state.open.units(who, conflict.hex).minus(conflict.assigned(who))
    }

    /// An anytime card costs no action (CM-8.3, CM-8.7).
    pub(crate) fn play_anytime(&self, state: &mut State, who: Character, kind: Kind, teller: &mut Teller) {
        self.leave_hand(state, who, kind);
        match self.edition.card(kind).card_type {
            CardType::Event => self.edition.rack.put(&mut state.open.discard, kind),
            CardType::Character | CardType::Banner => self.edition.rack.put(&mut state.open.rows[who.index()], kind),
            CardType::Strategy => self.enter_hand(state, who, kind),
        }
        teller.reveal();
        tell!(teller, "CM-8.7", "told-play", seat = state.open.seat(who), card = self.card_arg(kind));
        state.open.push(Run::alone(kind, Keyword::Anytime, who));
    }

    /// Whether a card played as an action could do anything (CM-5.3).
    pub(crate) fn is_useful(&self, state: &State, who: Character, kind: Kind) -> bool {
        let mut run = Run::alone(kind, Keyword::Action, who);
        while let Some(step) = self.step_of(&run) {
            run.step += 1;
            match step {
                Step::Unless(condition, to) => {
                    if !self.holds(&self.scene(state, &run), condition) {
                        run.step = *to;
                    }
                }
                Step::Jump(to) => run.step = *to,
                Step::Choose(_) => {
                    let asked = Run { step: run.step - 1, ..run };
                    return self.menu(state, &asked).is_some() && self.has_means(state, who, &run);
                }
                Step::Do { effect, .. } => {
                    if self.does_something(state, effect, &run) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the rest of the card is not stopped by a lack of tokens (ruling X-2).
    fn has_means(&self, state: &State, who: Character, run: &Run) -> bool {
        let program = self.edition.card(run.kind).program(run.keyword);
        let puts = program.is_some_and(|program| {
            program.0.iter().any(|step| matches!(step, Step::Do { effect: Effect::PutInfluence(_), .. }))
        });
        !puts || self.has_token(state, who)
    }

    fn does_something(&self, state: &State, effect: &Effect, run: &Run) -> bool {
        match effect {
            Effect::Coins(to, number, Due::Now) => {
                let scene = self.scene(state, run);
                scene.who(*to).is_some() && self.number(&scene, number) > 0
            }
            Effect::SubAction(sub) => self.sub_action_possible(state, run, *sub),
            _ => false,
        }
    }

    /// Runs one step that needs no answer, or ends the card.
    pub(crate) fn card_goes_on(&self, state: &mut State, mut run: Run, teller: &mut Teller) {
        let Some(step) = self.step_of(&run) else {
            self.end_card(state, &run);
            return;
        };
        run.step += 1;
        match step {
            Step::Unless(condition, to) => {
                if !self.holds(&self.scene(state, &run), condition) {
                    run.step = *to;
                }
                self.keep_run(state, run);
            }
            Step::Jump(to) => {
                run.step = *to;
                self.keep_run(state, run);
            }
            Step::Choose(_) => self.keep_run(state, run),
            Step::Do { effect, may } => {
                self.keep_run(state, run);
                self.carry(state, &run, effect, *may, teller);
            }
        }
    }

    pub(crate) fn keep_run(&self, state: &mut State, run: Run) {
        state.open.turn_to(run);
    }

    fn end_card(&self, state: &mut State, run: &Run) {
        state.open.pop();
        if let Some(card) = self.card_mut(state, run) {
            card.state = CardState::Resolved;
        }
        if run.keyword == Keyword::Action {
            state.open.playing = None;
            self.edition.rack.put(&mut state.open.discard, run.kind);
            self.check_hands(state);
        }
    }

    /// Carries out an effect that needs no answer.
    fn carry(&self, state: &mut State, run: &Run, effect: &Effect, may: bool, teller: &mut Teller) {
        let scene = self.scene(state, run);
        match effect {
            Effect::Strength(side, number) | Effect::Influence(side, number) => {
                let value = self.amount(&scene, number);
                let Some(card) = self.card_mut(state, run) else { return };
                let sum = if *side == Side::Mine { &mut card.mine } else { &mut card.other };
                *sum = sum.saturating_add(value);
                self.tell_value(state, run, *side, value, teller);
            }
            Effect::SpendAssigned => self.mark(state, run, |card| card.spends = true),
            Effect::NoSack => self.mark(state, run, |card| card.no_sack = true),
            Effect::Shield(number) => {
                let value = self.amount(&scene, number);
                self.mark(state, run, |card| card.shield = card.shield.saturating_add(value));
            }
            Effect::Pierce(who, number) => {
                let (who, value) = (scene.who(*who), self.amount(&scene, number));
                self.pierce(state, run, who, value);
            }
            Effect::HandOver(who) => {
                let who = scene.who(*who);
                self.mark(state, run, |card| card.hand_over = who);
            }
            Effect::Coins(who, number, due) => {
                let (who, value) = (scene.who(*who), self.amount(&scene, number).max(0) as u8);
                self.give_coins(state, run, who, value, *due, teller);
            }
            Effect::SeeHand(who) => {
                if let Some(owner) = scene.who(*who) {
                    self.see_hand(state, run.holder, owner, teller);
                }
            }
            Effect::PutInfluence(field) => {
                if let Some(hex) = scene.hex(*field).filter(|_| self.has_token(state, run.me)) {
                    self.put_token(state, run.me, hex);
                    let seat = state.open.seat(run.me);
                    tell!(teller, "CM-6.32", "told-influence", seat, hex = state.open.place(hex));
                }
            }
            Effect::DropInfluence(field) => {
                if let Some(hex) = scene.hex(*field) {
                    self.drop_token(state, hex, teller);
                }
            }
            Effect::SubAction(sub) if !may => self.begin_sub_action(state, run, *sub),
            Effect::RiverPass => state.open.river_pass = true,
            // These ask, and have found nothing to ask about.
            Effect::Assign(..)
            | Effect::AssignHalf(_)
            | Effect::Bring(..)
            | Effect::Withdraw(_)
            | Effect::Eject(..)
            | Effect::Cancel(..)
            | Effect::StealCard(_)
            | Effect::SubAction(_) => {}
        }
    }

    /// Notes on a card of a conflict what it will do later.
    fn mark(&self, state: &mut State, run: &Run, note: impl FnOnce(&mut Played)) {
        if let Some(card) = self.card_mut(state, run) {
            note(card);
        }
    }

    /// The casualties of whoever takes part in the conflict are raised; of somebody else there are none.
    fn pierce(&self, state: &mut State, run: &Run, who: Option<Character>, value: i8) {
        let Some(camp) = who.and_then(|who| state.open.conflict.as_ref()?.camp(who)) else { return };
        self.mark(state, run, |card| {
            let more = &mut card.pierce[camp.index()];
            *more = more.saturating_add(value);
        });
    }

    /// A number small enough for a card.
    fn amount(&self, scene: &Scene<'_>, number: &Number) -> i8 {
        self.number(scene, number).clamp(-100, 100) as i8
    }

    fn tell_value(&self, state: &State, run: &Run, side: Side, value: i8, teller: &mut Teller) {
        let Some(conflict) = &state.open.conflict else { return };
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        let mine = conflict.camp(run.me).unwrap_or(Camp::Attacker);
        let camp = if side == Side::Mine { mine } else { mine.other() };
        teller.tell(|| {
            Event::new(clause, {
                let key = if camp == Camp::Attacker { "told-value-attacker" } else { "told-value-defender" };
                let sign = if value < 0 { "−" } else { "+" };
                let value = format!("{sign}{}", value.unsigned_abs());
                message!(key, card = self.card_arg(run.kind), value)
            })
        });
    }

    fn give_coins(
        &self,
        state: &mut State,
        run: &Run,
        who: Option<Character>,
        value: u8,
        due: Due,
        teller: &mut Teller,
    ) {
        match due {
            Due::Now => {
                let Some(who) = who else { return };
                state.open.coins[who.index()] += u16::from(value);
                let seat = state.open.seat(who);
                tell!(teller, "CM-6.32", "told-coins", seat, n = value);
            }
            Due::OnWin => {
                if let Some(card) = self.card_mut(state, run) {
                    card.on_win = card.on_win.saturating_add(value);
                }
            }
            Due::PerSack => {
                if let Some(card) = self.card_mut(state, run) {
                    card.per_sack = card.per_sack.saturating_add(value);
                }
            }
        }
    }

    fn drop_token(&self, state: &mut State, hex: Hex, teller: &mut Teller) {
        let Some(owner) = state.open.influence(hex) else { return };
        state.open.tokens[owner.index()].remove(hex);
        tell!(teller, "CM-6.32", "told-token-gone", seat = state.open.seat(owner), hex = state.open.place(hex));
    }

    /// An action as part of the card, under its normal rules.
    pub(crate) fn begin_sub_action(&self, state: &mut State, run: &Run, sub: SubAction) {
        match sub {
            _ if !self.sub_action_possible(state, run, sub) => {}
            SubAction::Move(left) => state.open.push(Move { left, any: false, from: None }),
            SubAction::Assault(field) => {
                let from = self.scene(state, run).hex(field);
                state.open.push(Assault { from });
            }
            SubAction::Build(left, discount) => state.open.push(Build::new(left, discount)),
        }
    }
}
