//! Every decision point: who decides, what is offered, why something is refused, what it does.
//!
//! The frames of a chapter are handled in the file of that chapter, offer, refusal and effect side by side; here is only the way to them.

use crate::Northgard;
use crate::action::{Action, Chance};
use crate::flow::{Frame, Look, Phase, Stage};
use crate::state::State;
use table::{Message, Refusal, Seat, Teller};

/// Takes offers: all of them, or just enough to know whether there is a choice.
pub(crate) trait Basket {
    fn put(&mut self, action: Action);
}

impl Basket for Vec<Action> {
    fn put(&mut self, action: Action) {
        self.push(action);
    }
}

/// Remembers the first offer and whether there was another.
#[derive(Default)]
pub(crate) struct Sole {
    first: Option<Action>,
    more: bool,
}

impl Basket for Sole {
    fn put(&mut self, action: Action) {
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(action);
        }
    }
}

/// Whom a frame waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    Seat(Seat),
    Chance,
    Nobody,
}

/// A refusal without arguments.
pub(crate) fn no(clause: &'static str, key: &'static str) -> Option<Refusal> {
    Some(Refusal::new(clause, Message::new(key)))
}

/// Whom this frame waits for, once nothing can be done without a decision or chance.
pub(crate) fn waits(s: &State, frame: &Frame) -> Waits {
    let players = s.players.len();
    match *frame {
        Frame::Halt | Frame::Over => Waits::Nobody,
        Frame::Phase { .. } | Frame::Deal { .. } | Frame::Appear { .. } => Waits::Chance,
        Frame::Chop { .. } | Frame::Mill { .. } => Waits::Chance,
        Frame::Explore(explore) if explore.look == Look::Draw => Waits::Chance,
        Frame::Explore(explore) => Waits::Seat(explore.seat),
        Frame::Fight(fight) => match fight.stage {
            Stage::RollAttacker | Stage::RollDefender => Waits::Chance,
            Stage::FoodDefender | Stage::ChoiceDefender => fight.sides[1].seat().map_or(Waits::Nobody, Waits::Seat),
            _ => fight.sides[0].seat().map_or(Waits::Nobody, Waits::Seat),
        },
        Frame::Curse { by, at } => Waits::Seat(by.clockwise(at as usize, players)),
        Frame::Recruit(recruit) => Waits::Seat(recruit.seat),
        Frame::Build(build) => Waits::Seat(build.seat),
        Frame::March(march) => Waits::Seat(march.seat),
        Frame::Clan { seat }
        | Frame::Settle { seat, .. }
        | Frame::Turn { seat, .. }
        | Frame::Learn { seat }
        | Frame::Pick { seat, .. }
        | Frame::Summon { seat }
        | Frame::Nest { seat, .. }
        | Frame::React { seat, .. }
        | Frame::Card { seat, .. }
        | Frame::Basic { seat, .. }
        | Frame::Annex { seat, .. }
        | Frame::Assign { seat, .. }
        | Frame::PayDraw { seat, .. }
        | Frame::Camps { seat, .. }
        | Frame::Swap { seat }
        | Frame::Declare { seat, .. }
        | Frame::Fights { seat, .. }
        | Frame::Lose { seat, .. }
        | Frame::Retreat { seat, .. }
        | Frame::Scorch { seat, .. }
        | Frame::Pull { seat, .. }
        | Frame::Strike { seat, .. }
        | Frame::Loot { seat, .. }
        | Frame::Add { seat }
        | Frame::Target { seat, .. }
        | Frame::Point { seat, .. }
        | Frame::Answer { seat, .. }
        | Frame::Bribe { seat, .. }
        | Frame::Hidden { seat, .. }
        | Frame::Negotiate { seat }
        | Frame::Copy { seat, .. }
        | Frame::Tithe { seat }
        | Frame::Trade { seat, .. }
        | Frame::Barter { seat, .. }
        | Frame::Return { seat }
        | Frame::Roam { seat, .. } => Waits::Seat(seat),
    }
}

/// The rule a frame stands for; named when something does not belong here at all.
pub(crate) fn clause(frame: &Frame) -> &'static str {
    match frame {
        Frame::Halt | Frame::Over => "NG-14.2",
        Frame::Phase { phase, .. } => match phase {
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
        },
        Frame::Clan { .. } => "NG-2.6",
        Frame::Settle { tile: Some(_), .. } => "NG-2.11",
        Frame::Settle { tile: None, .. } | Frame::Return { .. } => "NG-14.3",
        Frame::Turn { .. } => "NG-5.2",
        Frame::Learn { .. } => "NG-5.9",
        Frame::Pick { early: false, .. } => "NG-5.10",
        Frame::Pick { early: true, .. } => "NG-18.3",
        Frame::Summon { .. } => "NG-30.1",
        Frame::Nest { .. } => "NG-30.2",
        Frame::React { .. } => "NG-21.6",
        Frame::Card { .. } => "NG-1.12",
        Frame::Basic { .. } => "NG-18.2",
        Frame::Annex { .. } => "NG-17.18",
        Frame::Deal { .. } => "NG-3.2",
        Frame::Assign { .. } => "NG-10.1",
        Frame::PayDraw { .. } => "NG-17.9",
        Frame::Recruit(_) => "NG-6.1",
        Frame::Camps { .. } => "NG-6.4",
        Frame::Build(_) => "NG-7.1",
        Frame::Swap { .. } => "NG-19.20",
        Frame::March(_) => "NG-8.1",
        Frame::Declare { .. } => "NG-27.2",
        Frame::Fights { .. } => "NG-8.9",
        Frame::Fight(fight) => match fight.stage {
            Stage::Push => "NG-18.5",
            Stage::FoodAttacker | Stage::FoodDefender => "NG-11.4",
            Stage::Throw => "NG-19.4",
            _ => "NG-11.5",
        },
        Frame::Lose { .. } => "NG-11.9",
        Frame::Retreat { .. } => "NG-11.10",
        Frame::Explore(_) => "NG-9.1",
        Frame::Appear { .. } => "NG-25.1",
        Frame::Scorch { .. } => "NG-16.6",
        Frame::Pull { .. } => "NG-17.16",
        Frame::Strike { anywhere: true, .. } | Frame::Loot { .. } => "NG-17.11",
        Frame::Strike { anywhere: false, .. } => "NG-17.20",
        Frame::Add { .. } => "NG-19.6",
        Frame::Target { .. } | Frame::Point { .. } => "NG-10.6",
        Frame::Answer { .. } => "NG-17.14",
        Frame::Curse { .. } => "NG-19.3",
        Frame::Chop { .. } => "NG-19.33",
        Frame::Mill { .. } => "NG-13.4",
        Frame::Bribe { .. } => "NG-19.5",
        Frame::Hidden { .. } => "NG-19.16",
        Frame::Negotiate { .. } => "NG-18.10",
        Frame::Copy { .. } => "NG-21.1",
        Frame::Tithe { .. } => "NG-16.8",
        Frame::Trade { .. } => "NG-12.4",
        Frame::Barter { .. } => "NG-23.7",
        Frame::Roam { .. } => "NG-28.4",
    }
}

/// Whether a frame must ask even if there is only one answer, because not asking would tell others something.
fn is_secret(s: &State, frame: &Frame) -> bool {
    match frame {
        Frame::Turn { seat, .. } => !s.player(*seat).hand.is_empty(),
        Frame::React { .. } | Frame::Assign { .. } => true,
        Frame::Explore(explore) => match explore.look {
            Look::Tile | Look::Redraw => true,
            Look::Under => !explore.shown,
            _ => false,
        },
        Frame::Curse { by, at } => s.player(by.clockwise(*at as usize, s.players.len())).hand.len() > 1,
        Frame::Point { target, .. } => s.player(*target).hand.len() > 1,
        _ => false,
    }
}

impl Northgard {
    /// Goes on until somebody must decide, chance must speak, or the game is over.
    pub(crate) fn run(&self, s: &mut State, t: &mut Teller) {
        while self.advance(s, t) {}
    }

    /// One automatic step; `false` when the table has to wait.
    fn advance(&self, s: &mut State, t: &mut Teller) -> bool {
        let Some(frame) = s.flow.last().copied() else { return false };
        if self.prepare(s, frame, t) {
            return true;
        }
        let Waits::Seat(seat) = waits(s, &frame) else { return false };
        if is_secret(s, &frame) {
            return false;
        }
        let mut sole = Sole::default();
        self.offer(s, &frame, &mut sole);
        match sole.first {
            Some(action) if !sole.more => {
                self.perform(s, frame, seat, action, t);
                true
            }
            _ => false,
        }
    }

    /// What a frame does by itself; `false` when it needs a decision or chance.
    fn prepare(&self, s: &mut State, frame: Frame, t: &mut Teller) -> bool {
        match frame {
            Frame::Phase { phase, at } => self.run_phase(s, phase, at, t),
            Frame::Settle { seat, tile, site } => self.run_settle(s, seat, tile, site),
            Frame::Turn { seat, resolved, .. } => self.run_turn(s, seat, resolved, t),
            Frame::Learn { .. } => false,
            Frame::Pick { seat, early } => self.run_pick(s, seat, early),
            Frame::Summon { .. } => self.run_summon(s),
            Frame::Card { seat, card, step, copied, memo } => self.run_card(s, seat, card, step, copied, memo, t),
            Frame::Basic { seat, left, done } => self.run_basic(s, seat, left, done),
            Frame::Annex { seat, steps, moved, explored } => self.run_annex(s, seat, steps, moved, explored, t),
            Frame::Deal { seat, cards, to_hand } => self.run_deal(s, seat, cards, to_hand, t),
            Frame::Assign { seat, keep, discard, top } => self.run_assign(s, seat, keep, discard, top, t),
            Frame::PayDraw { seat, price, .. } => self.run_pay_draw(s, seat, price),
            Frame::Recruit(recruit) => self.run_recruit(s, recruit, t),
            Frame::Camps { seat, asked } => self.run_camps(s, seat, asked, t),
            Frame::Build(build) => self.run_build(s, build, t),
            Frame::Swap { seat } => self.run_swap(s, seat),
            Frame::March(march) => self.run_march(s, march, t),
            Frame::Declare { seat, bonus, at } => self.run_declare(s, seat, bonus, at, t),
            Frame::Fights { seat, bonus } => self.run_fights(s, seat, bonus, t),
            Frame::Fight(fight) => self.run_fight(s, fight, t),
            Frame::Lose { seat, site, hits } => self.run_lose(s, seat, site, hits, t),
            Frame::Retreat { seat, site, goal, flat } => self.run_retreat(s, seat, site, goal, flat, t),
            Frame::Explore(explore) => self.run_explore(s, explore, t),
            Frame::Appear { seat, site, acts } => self.run_appear(s, seat, site, acts, t),
            Frame::Scorch { seat, bound } => self.run_scorch(s, seat, bound),
            Frame::Pull { seat, site } => self.run_pull(s, seat, site),
            Frame::Loot { seat, site } => self.run_loot(s, seat, site),
            Frame::Add { seat } => self.run_add(s, seat),
            Frame::Answer { seat, by, card } => self.run_answer(s, seat, by, card, t),
            Frame::Curse { by, at } => self.run_curse(s, by, at),
            Frame::Chop { seat } => self.run_chop(s, seat, t),
            Frame::Mill { seat } => self.run_mill(s, seat, t),
            Frame::Tithe { seat } => self.run_tithe(s, seat),
            Frame::Trade { seat, offered } => self.run_trade(s, seat, offered),
            Frame::Return { seat } => self.run_return(s, seat),
            _ => false,
        }
    }

    /// Everything the frame's seat may do.
    pub(crate) fn offer<B: Basket>(&self, s: &State, frame: &Frame, out: &mut B) {
        match *frame {
            Frame::Clan { .. } => self.offer_clan(s, out),
            Frame::Settle { seat, tile, site } => self.offer_settle(s, seat, tile, site, out),
            Frame::Turn { seat, main, resolved } => self.offer_turn(s, seat, main, resolved, out),
            Frame::Learn { seat } => s.player(seat).upgrades.kinds().for_each(|card| out.put(Action::Learn(card))),
            Frame::Pick { early, .. } => self.offer_pick(s, early, out),
            Frame::Summon { .. } => [Action::Summon, Action::Skip].into_iter().for_each(|action| out.put(action)),
            Frame::Nest { .. } => self.offer_nest(s, out),
            Frame::React { seat, .. } => self.offer_react(s, seat, out),
            Frame::Basic { seat, done, .. } => self.offer_basic(s, seat, done, out),
            Frame::Annex { seat, moved, explored, .. } => self.offer_annex(s, seat, moved, explored, out),
            Frame::Assign { seat, keep, discard, top } => self.offer_assign(s, seat, keep, discard, top, out),
            Frame::PayDraw { seat, price, .. } => self.offer_pay(s, seat, price, true, out),
            Frame::Recruit(recruit) => self.offer_recruit(s, &recruit, out),
            Frame::Camps { seat, asked } => self.offer_camps(s, seat, asked, out),
            Frame::Build(build) => self.offer_build(s, &build, out),
            Frame::Swap { seat } => self.offer_swap(s, seat, out),
            Frame::March(march) => self.offer_march(s, &march, out),
            Frame::Declare { seat, at, .. } => self.offer_declare(s, seat, at, out),
            Frame::Fights { .. } => self.offer_fights(s, out),
            Frame::Fight(fight) => self.offer_fight(s, &fight, out),
            Frame::Lose { .. } => [false, true].into_iter().for_each(|kaija| out.put(Action::Lose { kaija })),
            Frame::Retreat { seat, site, goal, flat } => self.offer_retreat(s, seat, site, goal, flat, out),
            Frame::Explore(explore) => self.offer_explore(s, &explore, out),
            Frame::Scorch { seat, bound } => self.offer_scorch(s, seat, bound, out),
            Frame::Pull { seat, site } => self.offer_pull(s, seat, site, out),
            Frame::Strike { seat, anywhere } => self.offer_strike(s, seat, anywhere, out),
            Frame::Loot { site, .. } => self.offer_loot(s, site, out),
            Frame::Add { seat } => self.offer_add(s, seat, out),
            Frame::Target { seat, deed } => self.offer_target(s, seat, deed, out),
            Frame::Point { target, .. } => s.player(target).hand.kinds().for_each(|card| out.put(Action::Point(card))),
            Frame::Answer { seat, .. } => self.offer_answer(s, seat, out),
            Frame::Curse { by, at } => self.offer_curse(s, by, at, out),
            Frame::Bribe { seat, units, from, to } => self.offer_bribe(s, seat, units, from, to, out),
            Frame::Hidden { seat, from, to } => self.offer_hidden(s, seat, from, to, out),
            Frame::Negotiate { seat } => self.offer_negotiate(s, seat, out),
            Frame::Copy { seat, from } => {
                self.copyable(s, seat, from).kinds().for_each(|card| out.put(Action::Copy(card)));
            }
            Frame::Tithe { .. } => self.offer_tithe(s, out),
            Frame::Trade { seat, offered } => self.offer_trade(s, seat, offered, out),
            Frame::Barter { .. } => [Action::Accept, Action::Refuse].into_iter().for_each(|action| out.put(action)),
            Frame::Return { .. } => [Action::Draw, Action::Skip].into_iter().for_each(|action| out.put(action)),
            Frame::Roam { creature, .. } => self.offer_roam(s, creature, out),
            _ => {}
        }
    }

    /// Why the frame's seat may not do this. Written independently of [`Northgard::offer`].
    pub(crate) fn refuse(&self, s: &State, frame: &Frame, action: Action) -> Option<Refusal> {
        match *frame {
            Frame::Clan { seat } => self.refuse_clan(s, seat, action),
            Frame::Settle { seat, tile, site } => self.refuse_settle(s, seat, tile, site, action),
            Frame::Turn { seat, main, resolved } => self.refuse_turn(s, seat, main, resolved, action),
            Frame::Learn { seat } => self.refuse_learn(s, seat, action),
            Frame::Pick { early, .. } => self.refuse_pick(s, early, action),
            Frame::Summon { .. } => either(action, Action::Summon, Action::Skip, "NG-30.1"),
            Frame::Nest { .. } => self.refuse_nest(s, action),
            Frame::React { seat, .. } => self.refuse_react(s, seat, action),
            Frame::Basic { seat, done, .. } => self.refuse_basic(s, seat, done, action),
            Frame::Annex { seat, moved, explored, .. } => self.refuse_annex(s, seat, moved, explored, action),
            Frame::Assign { seat, keep, discard, top } => self.refuse_assign(s, seat, keep, discard, top, action),
            Frame::PayDraw { seat, price, .. } => self.refuse_pay(s, seat, price, action, "NG-17.9"),
            Frame::Recruit(recruit) => self.refuse_recruit(s, &recruit, action),
            Frame::Camps { seat, asked } => self.refuse_camps(s, seat, asked, action),
            Frame::Build(build) => self.refuse_build(s, &build, action),
            Frame::Swap { seat } => self.refuse_swap(s, seat, action),
            Frame::March(march) => self.refuse_march(s, &march, action),
            Frame::Declare { seat, at, .. } => self.refuse_declare(s, seat, at, action),
            Frame::Fights { .. } => self.refuse_fights(s, action),
            Frame::Fight(fight) => self.refuse_fight(s, &fight, action),
            Frame::Lose { .. } => match action {
                Action::Lose { .. } => None,
                _ => no("NG-11.9", "no-not-now"),
            },
            Frame::Retreat { seat, site, goal, flat } => self.refuse_retreat(s, seat, site, goal, flat, action),
            Frame::Explore(explore) => self.refuse_explore(s, &explore, action),
            Frame::Scorch { seat, bound } => self.refuse_scorch(s, seat, bound, action),
            Frame::Pull { seat, site } => self.refuse_pull(s, seat, site, action),
            Frame::Strike { seat, anywhere } => self.refuse_strike(s, seat, anywhere, action),
            Frame::Loot { site, .. } => self.refuse_loot(s, site, action),
            Frame::Add { seat } => self.refuse_add(s, seat, action),
            Frame::Target { seat, deed } => self.refuse_target(s, seat, deed, action),
            Frame::Point { target, .. } => self.refuse_point(s, target, action),
            Frame::Answer { seat, .. } => self.refuse_answer(s, seat, action),
            Frame::Curse { by, at } => self.refuse_curse(s, by, at, action),
            Frame::Bribe { seat, units, from, to } => self.refuse_bribe(s, seat, units, from, to, action),
            Frame::Hidden { seat, from, to } => self.refuse_hidden(s, seat, from, to, action),
            Frame::Negotiate { seat } => self.refuse_negotiate(s, seat, action),
            Frame::Copy { seat, from } => self.refuse_copy(s, seat, from, action),
            Frame::Tithe { .. } => self.refuse_tithe(s, action),
            Frame::Trade { seat, offered } => self.refuse_trade(s, seat, offered, action),
            Frame::Barter { .. } => either(action, Action::Accept, Action::Refuse, "NG-23.7"),
            Frame::Return { .. } => either(action, Action::Draw, Action::Skip, "NG-14.4"),
            Frame::Roam { creature, .. } => self.refuse_roam(s, creature, action),
            _ => no(clause(frame), "no-not-now"),
        }
    }

    /// Does what was chosen in the frame; the frame is the innermost one.
    pub(crate) fn perform(&self, s: &mut State, frame: Frame, seat: Seat, action: Action, t: &mut Teller) {
        match frame {
            Frame::Clan { .. } => self.do_clan(s, seat, action, t),
            Frame::Settle { tile, site, .. } => self.do_settle(s, seat, tile, site, action, t),
            Frame::Turn { main, resolved, .. } => self.do_turn(s, seat, main, resolved, action, t),
            Frame::Learn { .. } => self.do_learn(s, seat, action, t),
            Frame::Pick { early, .. } => self.do_pick(s, seat, early, action, t),
            Frame::Summon { .. } => self.do_summon(s, seat, action),
            Frame::Nest { creature, .. } => self.do_nest(s, seat, creature, action, t),
            Frame::React { by, card, .. } => self.do_react(s, seat, by, card, action, t),
            Frame::Basic { left, done, .. } => self.do_basic(s, seat, left, done, action, t),
            Frame::Annex { steps, moved, explored, .. } => self.do_annex(s, seat, steps, moved, explored, action, t),
            Frame::Assign { keep, discard, top, .. } => self.do_assign(s, seat, keep, discard, top, action, t),
            Frame::PayDraw { cards, .. } => self.do_pay_draw(s, seat, cards, action, t),
            Frame::Recruit(recruit) => self.do_recruit(s, recruit, action, t),
            Frame::Camps { .. } => self.do_camps(s, seat, action, t),
            Frame::Build(build) => self.do_build(s, build, action, t),
            Frame::Swap { .. } => self.do_swap(s, seat, action, t),
            Frame::March(march) => self.do_march(s, march, action, t),
            Frame::Declare { bonus, at, .. } => self.do_declare(s, seat, bonus, at, action, t),
            Frame::Fights { bonus, .. } => self.do_fights(s, seat, bonus, action),
            Frame::Fight(fight) => self.do_fight(s, fight, action, t),
            Frame::Lose { site, hits, .. } => self.do_lose(s, seat, site, hits, action, t),
            Frame::Retreat { site, goal, flat, .. } => self.do_retreat(s, seat, site, goal, flat, action, t),
            Frame::Explore(explore) => self.do_explore(s, explore, action, t),
            Frame::Scorch { .. } => self.do_scorch(s, seat, action, t),
            Frame::Pull { site, .. } => self.do_pull(s, seat, site, action, t),
            Frame::Strike { .. } => self.do_strike(s, seat, action, t),
            Frame::Loot { .. } => self.do_loot(s, seat, action, t),
            Frame::Add { .. } => self.do_add(s, seat, action, t),
            Frame::Target { deed, .. } => self.do_target(s, seat, deed, action, t),
            Frame::Point { target, deed, .. } => self.do_point(s, seat, target, deed, action, t),
            Frame::Answer { by, card, .. } => self.do_answer(s, seat, by, card, action, t),
            Frame::Curse { by, at } => self.do_curse(s, by, at, action, t),
            Frame::Bribe { units, from, to, .. } => self.do_bribe(s, seat, units, from, to, action, t),
            Frame::Hidden { from, to, .. } => self.do_hidden(s, seat, from, to, action, t),
            Frame::Negotiate { .. } => self.do_negotiate(s, seat, action, t),
            Frame::Copy { .. } => self.do_copy(s, seat, action, t),
            Frame::Tithe { .. } => self.do_tithe(s, seat, action, t),
            Frame::Trade { offered, .. } => self.do_trade(s, seat, offered, action, t),
            Frame::Barter { by, give, get, amount, .. } => self.do_barter(s, seat, by, give, get, amount, action, t),
            Frame::Return { .. } => self.do_return(s, seat, action),
            Frame::Roam { creature, .. } => self.do_roam(s, creature, action, t),
            _ => {}
        }
    }

    /// Applies an outcome of chance to the innermost frame.
    pub(crate) fn befall(&self, s: &mut State, frame: Frame, chance: Chance, t: &mut Teller) {
        match (frame, chance) {
            (Frame::Phase { phase, at }, chance) => self.settle_phase(s, phase, at, chance, t),
            (Frame::Deal { seat, cards, to_hand }, Chance::Cards(drawn)) => {
                self.settle_deal(s, seat, cards, to_hand, drawn, t);
            }
            (Frame::Explore(explore), Chance::Tiles(tiles)) => self.settle_tiles(s, explore, tiles, t),
            (Frame::Fight(fight), Chance::Die(face)) => self.settle_die(s, fight, face, t),
            (Frame::Appear { seat, site, acts }, Chance::Creature(creature)) => {
                self.settle_creature(s, seat, site, acts, creature, t);
            }
            (Frame::Chop { seat }, Chance::Cards(cards)) => self.settle_chop(s, seat, cards, t),
            (Frame::Mill { seat }, Chance::Cards(cards)) => self.settle_mill(s, seat, cards, t),
            _ => {}
        }
    }
}

/// One of exactly two answers.
fn either(action: Action, one: Action, other: Action, clause: &'static str) -> Option<Refusal> {
    if action == one || action == other { None } else { no(clause, "no-not-now") }
}
