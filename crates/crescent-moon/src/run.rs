//! Carrying out what a card says, step by step (CM-6.32, CM-8.3–8.7).

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::{Camp, CardState, Played};
use crate::effect::{CardType, Choice, Due, Effect, Keyword, Side, Step, SubAction};
use crate::eval::Scene;
use crate::flow::Frame;
use crate::hex::{Hex, HexSet};
use crate::pieces::Units;
use crate::pile::Kind;
use crate::state::State;
use crate::told;
use serde::{Deserialize, Serialize};
use table::{Message, Teller};

/// A card being carried out: where it stands, and what was chosen for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The card.
    pub kind: Kind,
    /// Under which keyword.
    pub keyword: Keyword,
    /// Its place among the cards of the running conflict.
    pub slot: Option<u8>,
    /// The step that comes next.
    pub step: u8,
    /// The player it counts for, who makes its choices (CM-11.7).
    pub me: Character,
    /// The player whose hand it came from.
    pub holder: Character,
    /// The hex that was chosen.
    pub hex: Option<Hex>,
    /// The player who was chosen.
    pub player: Option<Character>,
    /// How many units it has ejected.
    pub ejected: u8,
    /// How many units it has brought in this step.
    pub brought: u8,
}

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

impl CrescentMoon {
    /// The step a card stands at.
    pub(crate) fn step_of(&self, run: &Run) -> Option<&Step> {
        self.edition.card(run.kind).program(run.keyword)?.0.get(run.step as usize)
    }

    /// The table as a card sees it.
    pub(crate) fn scene<'a>(&self, s: &'a State, run: &Run) -> Scene<'a> {
        Scene {
            table: &s.table,
            me: run.me,
            holder: run.holder,
            p: run.player,
            here: run.hex,
            assigned: self.card_of(s, run).map_or(0, |card| card.units.total()),
            ejected: run.ejected,
        }
    }

    fn card_of<'a>(&self, s: &'a State, run: &Run) -> Option<&'a Played> {
        s.table.conflict.as_ref()?.played.get(run.slot? as usize)
    }

    fn card_mut<'a>(&self, s: &'a mut State, run: &Run) -> Option<&'a mut Played> {
        s.table.conflict.as_mut()?.played.get_mut(run.slot? as usize)
    }

    /// The active hex, if there is one.
    pub(crate) fn active(&self, s: &State) -> Option<Hex> {
        s.table.conflict.as_ref().map(|conflict| conflict.hex)
    }

    /// Units of a player in the active hex that are not on a card (CM-8.6).
    pub(crate) fn free_of(&self, s: &State, who: Character) -> Units {
        let Some(conflict) = &s.table.conflict else { return Units::NONE };
        s.table.units(who, conflict.hex).minus(conflict.assigned(who))
    }

    // --- playing a card by itself ---

    /// The card is shown, carried out as far as possible, and discarded (CM-6.32).
    pub(crate) fn play_card(&self, s: &mut State, who: Character, kind: Kind, t: &mut Teller) {
        self.leave_hand(s, who, kind);
        s.table.playing = Some(kind);
        t.reveal();
        told::say(t, "CM-6.32", || {
            Message::new("told-play").with("seat", s.table.seat(who)).with("card", self.card_arg(kind))
        });
        s.table.turn_to(Frame::Card(Run::alone(kind, Keyword::Action, who)));
    }

    /// An anytime card costs no action (CM-8.3, CM-8.7).
    pub(crate) fn play_anytime(&self, s: &mut State, who: Character, kind: Kind, t: &mut Teller) {
        self.leave_hand(s, who, kind);
        match self.edition.card(kind).card_type {
            CardType::Event => self.edition.rack.put(&mut s.table.discard, kind),
            CardType::Character | CardType::Banner => self.edition.rack.put(&mut s.table.rows[who.index()], kind),
            CardType::Strategy => self.enter_hand(s, who, kind),
        }
        t.reveal();
        told::say(t, "CM-8.7", || {
            Message::new("told-play").with("seat", s.table.seat(who)).with("card", self.card_arg(kind))
        });
        s.table.push(Frame::Card(Run::alone(kind, Keyword::Anytime, who)));
    }

    /// Whether a card played as an action could do anything (CM-5.3).
    pub(crate) fn is_useful(&self, s: &State, who: Character, kind: Kind) -> bool {
        let mut run = Run::alone(kind, Keyword::Action, who);
        while let Some(step) = self.step_of(&run) {
            run.step += 1;
            match step {
                Step::Unless(condition, to) => {
                    if !self.holds(&self.scene(s, &run), condition) {
                        run.step = *to;
                    }
                }
                Step::Jump(to) => run.step = *to,
                Step::Choose(choice) => return self.can_choose(s, &run, choice) && self.has_means(s, who, &run),
                Step::Do { effect, .. } => {
                    if self.does_something(s, effect, &run) {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn can_choose(&self, s: &State, run: &Run, choice: &Choice) -> bool {
        match choice {
            Choice::Hex(_) => !self.choosable_hexes(s, run, choice).is_empty(),
            _ => self.choosable_players(s, run, choice).iter().next().is_some(),
        }
    }

    /// Whether the rest of the card is not stopped by a lack of tokens (ruling X-2).
    fn has_means(&self, s: &State, who: Character, run: &Run) -> bool {
        let program = self.edition.card(run.kind).program(run.keyword);
        let puts = program.is_some_and(|program| {
            program.0.iter().any(|step| matches!(step, Step::Do { effect: Effect::PutInfluence(_), .. }))
        });
        !puts || self.has_token(s, who)
    }

    fn does_something(&self, s: &State, effect: &Effect, run: &Run) -> bool {
        match effect {
            Effect::Coins(to, number, Due::Now) => {
                let scene = self.scene(s, run);
                scene.who(*to).is_some() && self.number(&scene, number) > 0
            }
            Effect::SubAction(sub) => self.sub_action_possible(s, run, *sub),
            _ => false,
        }
    }

    // --- going on without a decision ---

    /// Runs one step that needs no answer, or ends the card.
    pub(crate) fn card_goes_on(&self, s: &mut State, mut run: Run, t: &mut Teller) {
        let Some(step) = self.step_of(&run) else {
            self.end_card(s, &run);
            return;
        };
        run.step += 1;
        match step {
            Step::Unless(condition, to) => {
                if !self.holds(&self.scene(s, &run), condition) {
                    run.step = *to;
                }
                self.keep_run(s, run);
            }
            Step::Jump(to) => {
                run.step = *to;
                self.keep_run(s, run);
            }
            Step::Choose(_) => self.keep_run(s, run),
            Step::Do { effect, may } => {
                self.keep_run(s, run);
                self.carry(s, &run, effect, *may, t);
            }
        }
    }

    pub(crate) fn keep_run(&self, s: &mut State, run: Run) {
        s.table.turn_to(Frame::Card(run));
    }

    fn end_card(&self, s: &mut State, run: &Run) {
        s.table.pop();
        if let Some(card) = self.card_mut(s, run) {
            card.state = CardState::Resolved;
        }
        if run.keyword == Keyword::Action {
            s.table.playing = None;
            self.edition.rack.put(&mut s.table.discard, run.kind);
            self.check_hands(s);
        }
    }

    /// Carries out an effect that needs no answer.
    fn carry(&self, s: &mut State, run: &Run, effect: &Effect, may: bool, t: &mut Teller) {
        let scene = self.scene(s, run);
        let amount = |number| self.number(&scene, number).clamp(-100, 100) as i8;
        match effect {
            Effect::Strength(side, number) | Effect::Influence(side, number) => {
                let value = amount(number);
                let Some(card) = self.card_mut(s, run) else { return };
                let sum = if *side == Side::Mine { &mut card.mine } else { &mut card.other };
                *sum = sum.saturating_add(value);
                self.tell_value(s, run, *side, value, t);
            }
            Effect::SpendAssigned => {
                if let Some(card) = self.card_mut(s, run) {
                    card.spends = true;
                }
            }
            Effect::Shield(number) => {
                let value = amount(number);
                if let Some(card) = self.card_mut(s, run) {
                    card.shield = card.shield.saturating_add(value);
                }
            }
            Effect::Pierce(who, number) => {
                let value = amount(number);
                let camp = scene.who(*who).and_then(|who| s.table.conflict.as_ref()?.camp(who));
                if let (Some(camp), Some(card)) = (camp, self.card_mut(s, run)) {
                    card.pierce[camp.index()] = card.pierce[camp.index()].saturating_add(value);
                }
            }
            Effect::NoSack => {
                if let Some(card) = self.card_mut(s, run) {
                    card.no_sack = true;
                }
            }
            Effect::Coins(who, number, due) => {
                let (who, value) = (scene.who(*who), amount(number).max(0) as u8);
                self.give_coins(s, run, who, value, *due, t);
            }
            Effect::SeeHand(who) => {
                if let Some(owner) = scene.who(*who) {
                    self.see_hand(s, run.holder, owner, t);
                }
            }
            Effect::PutInfluence(field) => {
                if let Some(hex) = scene.hex(*field).filter(|_| self.has_token(s, run.me)) {
                    self.put_token(s, run.me, hex);
                    told::say(t, "CM-6.32", || {
                        let hex = told::hex_arg(&s.table.land, hex);
                        Message::new("told-influence").with("seat", s.table.seat(run.me)).with("hex", hex)
                    });
                }
            }
            Effect::DropInfluence(field) => {
                if let Some(hex) = scene.hex(*field) {
                    self.drop_token(s, hex, t);
                }
            }
            Effect::SubAction(sub) if !may => self.begin_sub_action(s, run, *sub),
            Effect::RiverPass => s.table.river_pass = true,
            Effect::HandOver(who) => {
                let to = scene.who(*who);
                if let Some(card) = self.card_mut(s, run) {
                    card.hand_over = to;
                }
            }
            // Those that ask have found nothing to ask about.
            _ => {}
        }
    }

    fn tell_value(&self, s: &State, run: &Run, side: Side, value: i8, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else { return };
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        let mine = conflict.camp(run.me).unwrap_or(Camp::Attacker);
        let camp = if side == Side::Mine { mine } else { mine.other() };
        told::say(t, clause, || {
            let key = if camp == Camp::Attacker { "told-value-attacker" } else { "told-value-defender" };
            let sign = if value < 0 { "−" } else { "+" };
            let value = format!("{sign}{}", value.unsigned_abs());
            Message::new(key).with("card", self.card_arg(run.kind)).with("value", value)
        });
    }

    fn give_coins(&self, s: &mut State, run: &Run, who: Option<Character>, value: u8, due: Due, t: &mut Teller) {
        match due {
            Due::Now => {
                let Some(who) = who else { return };
                s.table.coins[who.index()] += u16::from(value);
                let seat = s.table.seat(who);
                told::say(t, "CM-6.32", || Message::new("told-coins").with("seat", seat).with("n", value));
            }
            Due::OnWin => {
                if let Some(card) = self.card_mut(s, run) {
                    card.on_win = card.on_win.saturating_add(value);
                }
            }
            Due::PerSack => {
                if let Some(card) = self.card_mut(s, run) {
                    card.per_sack = card.per_sack.saturating_add(value);
                }
            }
        }
    }

    fn drop_token(&self, s: &mut State, hex: Hex, t: &mut Teller) {
        let Some(owner) = s.table.influence(hex) else { return };
        s.table.tokens[owner.index()].remove(hex);
        told::say(t, "CM-6.32", || {
            let hex = told::hex_arg(&s.table.land, hex);
            Message::new("told-token-gone").with("seat", s.table.seat(owner)).with("hex", hex)
        });
    }

    /// An action as part of the card, under its normal rules.
    pub(crate) fn begin_sub_action(&self, s: &mut State, run: &Run, sub: SubAction) {
        match sub {
            _ if !self.sub_action_possible(s, run, sub) => {}
            SubAction::Move(left) => s.table.push(Frame::Move { left, any: false, from: None }),
            SubAction::Assault(field) => {
                let from = self.scene(s, run).hex(field);
                s.table.push(Frame::Assault { from });
            }
            SubAction::Build(left, discount) => s.table.push(Frame::Build { left, discount, used: HexSet::NONE }),
        }
    }
}
