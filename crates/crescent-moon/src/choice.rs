//! The choices a card gives: which one to play, whom, where, which units, which card (CM-6.32, CM-8.5, CM-8.6, CM-11.7).

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::conflict::CardState;
use crate::decision::{Action, Sink, Sole};
use crate::effect::{Choice, Effect, Keyword, Piece, Source, Step, SubAction};
use crate::flow::Asked;
use crate::hex::{Hex, HexSet};
use crate::land::Terrain;
use crate::pieces::Units;
use crate::pile::{Kind, Pile};
use crate::run::Run;
use crate::state::State;
use crate::told;
use table::{Message, Refusal, Teller};

impl CrescentMoon {
    // --- which card to play (CM-6.32) ---

    pub(crate) fn offer_play(&self, s: &State, who: Character, offers: &mut impl Sink) {
        let hand = s.secret.hands[who.index()].only(self.edition.sets.keyword[Keyword::Action as usize]);
        for kind in self.edition.rack.each(hand) {
            if self.is_useful(s, who, kind) {
                offers.push(Action::Card(kind));
            }
        }
    }

    pub(crate) fn refuse_play(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::Card(kind) = action else { return Some(told::not_asked()) };
        let refused = |clause: &'static str, key: &'static str| {
            Some(Refusal::new(clause, Message::new(key).with("card", self.card_arg(kind))))
        };
        if !self.edition.rack.has(s.secret.hands[who.index()], kind) {
            return refused("CM-6.32", "no-card-in-hand");
        }
        if self.edition.card(kind).program(Keyword::Action).is_none() {
            return refused("CM-8.3", "no-card-keyword");
        }
        if self.is_useful(s, who, kind) { None } else { refused("CM-5.3", "no-card-useful") }
    }

    pub(crate) fn refuse_playing(&self, s: &State, who: Character) -> Option<Refusal> {
        let mut kinds = (0..self.edition.cards.len()).map(|index| Action::Card(Kind(index as u8)));
        let any = kinds.any(|action| self.refuse_play(s, who, action).is_none());
        (!any).then(|| Refusal::new("CM-6.32", Message::new("no-card-to-play")))
    }

    // --- who and where ---

    pub(crate) fn choosable_players(&self, s: &State, run: &Run, choice: &Choice) -> Crew {
        let scene = self.scene(s, run);
        match choice {
            Choice::Player(condition) => self.players_where(&scene, condition).collect(),
            Choice::Opponent => {
                let conflict = s.table.conflict.as_ref();
                let camp = conflict.and_then(|conflict| conflict.camp(run.me));
                conflict.zip(camp).map_or(Crew::NONE, |(conflict, camp)| conflict.side(camp.other()))
            }
            Choice::Selector => {
                let conflict = s.table.conflict.as_ref();
                conflict.map_or(Crew::NONE, |conflict| conflict.selectors.without(run.me))
            }
            Choice::Hex(_) => Crew::NONE,
        }
    }

    pub(crate) fn choosable_hexes(&self, s: &State, run: &Run, choice: &Choice) -> HexSet {
        match choice {
            Choice::Hex(condition) => self.hexes(&self.scene(s, run), condition),
            _ => HexSet::NONE,
        }
    }

    // --- which units ---

    /// So many units of a kind.
    fn of_kind(units: Units, piece: Piece) -> Units {
        match piece {
            Piece::Ordinary => Units::new(units.o, 0),
            Piece::Mercenary => Units::new(0, units.m),
            _ => units,
        }
    }

    /// The units an effect chooses from, and how many of them: assigned, or ejected.
    fn pick(&self, s: &State, run: &Run, effect: &Effect) -> Option<(Units, u8)> {
        let scene = self.scene(s, run);
        let (units, due) = match effect {
            Effect::Assign(number, piece, _) => {
                (Self::of_kind(self.free_of(s, run.me), *piece), self.number(&scene, number))
            }
            Effect::AssignHalf(_) => {
                let all = s.table.units(run.me, self.active(s)?).total();
                (self.free_of(s, run.me), i16::from(all / self.options.conquest_share))
            }
            Effect::Eject(who, piece, number) => {
                (Self::of_kind(self.free_of(s, scene.who(*who)?), *piece), self.number(&scene, number))
            }
            _ => return None,
        };
        let due = due.clamp(0, i16::from(units.total())) as u8;
        (due > 0).then_some((units, due))
    }

    /// How many more units may be brought, and from which hexes if it matters.
    fn bring(&self, s: &State, run: &Run, effect: &Effect) -> Option<(u8, HexSet)> {
        let Effect::Bring(number, source) = effect else { return None };
        let left = self.number(&self.scene(s, run), number).clamp(0, 100) as u8;
        let left = left.saturating_sub(run.brought);
        let active = self.active(s)?;
        let me = run.me.index();
        let (most, hexes) = match source {
            Source::Reserve => (s.table.reserve[me], HexSet::NONE),
            Source::Mercs => (s.table.discs[me], HexSet::NONE),
            Source::Neighbours => (left, self.reach(s, run.me, active) & s.table.armies[me]),
            Source::Swap => {
                let own = s.table.discs[me] > 0 || run.me == Character::Nomad;
                (if own { left } else { 0 }, self.swap_hexes(s, active))
            }
        };
        let placed = matches!(source, Source::Neighbours | Source::Swap);
        let most = most.min(left);
        (most > 0 && !(placed && hexes.is_empty())).then_some((most, hexes))
    }

    /// Adjacent hexes with a Nomad mercenary; in mountains only, if the table plays so (CM-15.8).
    fn swap_hexes(&self, s: &State, active: Hex) -> HexSet {
        let nomad = Character::Nomad;
        let near = s.table.land.adjacent(active);
        let near =
            if self.options.elder_in_mountains { near & s.table.land.of_terrain(Terrain::Mountain) } else { near };
        (near & s.table.armies[nomad.index()]).filter(|hex| s.table.units(nomad, *hex).m > 0).collect()
    }

    /// How many free units may be withdrawn, and where to.
    fn withdrawal(&self, s: &State, run: &Run, effect: &Effect) -> Option<(u8, HexSet)> {
        let Effect::Withdraw(number) = effect else { return None };
        let most = self.number(&self.scene(s, run), number).clamp(0, i16::from(self.free_of(s, run.me).total())) as u8;
        let hexes = self.reach(s, run.me, self.active(s)?).minus(s.table.control_of_others(run.me));
        (most > 0 && !hexes.is_empty()).then_some((most, hexes))
    }

    /// The cards that can be stolen from a hand: never those that belong to a character (ruling X-18).
    fn stealable(&self, s: &State, run: &Run, effect: &Effect) -> Option<(Character, Pile)> {
        let Effect::StealCard(who) = effect else { return None };
        let owner = self.scene(s, run).who(*who)?;
        let hand = s.secret.hands[owner.index()];
        let loose = self.edition.rack.without(hand, hand.only(self.edition.sets.bound));
        (!loose.is_empty()).then_some((owner, loose))
    }

    /// Whether an action of the card looks possible to everybody: rivers aside, because a movement card could cross them.
    fn seems_possible(&self, s: &State, run: &Run, sub: SubAction) -> bool {
        match sub {
            SubAction::Move(left) => left > 0 && !s.table.armies[run.me.index()].is_empty(),
            SubAction::Assault(field) => {
                let from = self.scene(s, run).hex(field).filter(|from| s.table.armies[run.me.index()].has(*from));
                let targets = s.table.control_of_others(run.me) | s.table.settled();
                from.is_some_and(|from| s.table.land.touching(from).meets(targets))
            }
            SubAction::Build(..) => self.sub_action_possible(s, run, sub),
        }
    }

    /// Whether an action of the card is possible.
    pub(crate) fn sub_action_possible(&self, s: &State, run: &Run, sub: SubAction) -> bool {
        match sub {
            SubAction::Move(left) => left > 0 && self.can_move(s, run.me, None),
            SubAction::Assault(field) => {
                let from = self.scene(s, run).hex(field);
                from.is_some() && self.can_assault(s, run.me, from)
            }
            SubAction::Build(left, discount) => {
                let mut sole = Sole::default();
                self.offer_build(s, run.me, discount, HexSet::NONE, &mut sole);
                left > 0 && sole.any()
            }
        }
    }

    // --- asking, offering, refusing, answering ---

    /// Who must answer for the step a card stands at; nobody if there is nothing to choose. Where the answers depend on hidden
    /// cards, the question is asked even if there is a single one.
    pub(crate) fn card_asks(&self, s: &State, run: &Run) -> Asked {
        let Some(step) = self.step_of(run) else { return Asked::Nobody };
        let mut secret = false;
        let asks = match step {
            Step::Choose(choice @ Choice::Hex(_)) => !self.choosable_hexes(s, run, choice).is_empty(),
            Step::Choose(choice) => !self.choosable_players(s, run, choice).is_empty(),
            Step::Do { effect, may } => match effect {
                Effect::Assign(..) | Effect::AssignHalf(_) | Effect::Eject(..) => self.pick(s, run, effect).is_some(),
                Effect::Bring(..) => self.bring(s, run, effect).is_some(),
                Effect::Withdraw(_) => self.withdrawal(s, run, effect).is_some(),
                Effect::Cancel(side, filter) => {
                    let camp = self.scene(s, run).camp(*side);
                    camp.is_some_and(|camp| self.cards_like(&s.table, camp, *filter).next().is_some())
                }
                Effect::StealCard(_) => {
                    secret = true;
                    self.stealable(s, run, effect).is_some()
                }
                Effect::SubAction(sub) => {
                    secret = true;
                    *may && self.seems_possible(s, run, *sub)
                }
                _ => false,
            },
            Step::Unless(..) | Step::Jump(_) => false,
        };
        match (asks, secret) {
            (false, _) => Asked::Nobody,
            (true, false) => Asked::Player(run.me),
            (true, true) => Asked::Always(run.me),
        }
    }

    pub(crate) fn offer_card(&self, s: &State, run: &Run, offers: &mut impl Sink) {
        let at = |hex: Hex| s.table.land.at(hex);
        match self.step_of(run) {
            Some(Step::Choose(choice @ Choice::Hex(_))) => {
                self.choosable_hexes(s, run, choice).for_each(|hex| offers.push(Action::At(at(hex))));
            }
            Some(Step::Choose(choice)) => {
                let players = self.choosable_players(s, run, choice);
                players.iter().for_each(|who| offers.push(Action::Player(s.table.seat(who))));
            }
            Some(Step::Do { effect, may }) => match effect {
                Effect::Bring(_, source) => self.offer_bring(s, run, effect, *source, *may, offers),
                Effect::Withdraw(_) => self.offer_withdrawal(s, run, effect, *may, offers),
                Effect::Cancel(side, filter) => {
                    let Some((camp, conflict)) = self.scene(s, run).camp(*side).zip(s.table.conflict.as_ref()) else {
                        return;
                    };
                    for slot in self.cards_like(&s.table, camp, *filter) {
                        let card = &conflict.played[slot];
                        let same = |other: &usize| {
                            let other = &conflict.played[*other];
                            other.kind == card.kind && other.holder == card.holder
                        };
                        if self.cards_like(&s.table, camp, *filter).find(same) == Some(slot) {
                            offers.push(Action::Target(card.kind, s.table.seat(card.holder)));
                        }
                    }
                }
                Effect::StealCard(_) => {
                    let loose = self.stealable(s, run, effect).map_or(Pile::EMPTY, |(_, loose)| loose);
                    self.edition.rack.each(loose).for_each(|kind| offers.push(Action::Card(kind)));
                }
                Effect::SubAction(sub) => {
                    if self.sub_action_possible(s, run, *sub) {
                        offers.push(Action::Yes);
                    }
                    offers.push(Action::No);
                }
                _ => {
                    let (units, due) = self.pick(s, run, effect).unwrap_or_default();
                    units.mixes(due).for_each(|mix| offers.push(Action::Units(mix)));
                }
            },
            _ => {}
        }
    }

    fn offer_bring(&self, s: &State, run: &Run, effect: &Effect, source: Source, may: bool, offers: &mut impl Sink) {
        let Some((most, hexes)) = self.bring(s, run, effect) else { return };
        match source {
            Source::Reserve | Source::Mercs => {
                let least = u8::from(!may);
                (least..=most).for_each(|count| offers.push(Action::Count(count)));
                return;
            }
            Source::Neighbours => match run.hex {
                Some(hex) => {
                    s.table.units(run.me, hex).mixes(1).for_each(|mix| offers.push(Action::Units(mix)));
                    return;
                }
                None => hexes.for_each(|hex| offers.push(Action::From(s.table.land.at(hex)))),
            },
            Source::Swap => hexes.for_each(|hex| offers.push(Action::At(s.table.land.at(hex)))),
        }
        if may || run.brought > 0 {
            offers.push(Action::Stop);
        }
    }

    fn offer_withdrawal(&self, s: &State, run: &Run, effect: &Effect, may: bool, offers: &mut impl Sink) {
        let Some((most, hexes)) = self.withdrawal(s, run, effect) else { return };
        if run.hex.is_some() {
            let free = self.free_of(s, run.me);
            for count in 1..=most {
                free.mixes(count).for_each(|mix| offers.push(Action::Units(mix)));
            }
            return;
        }
        hexes.for_each(|hex| offers.push(Action::To(s.table.land.at(hex))));
        if may {
            offers.push(Action::Stop);
        }
    }

    pub(crate) fn refuse_card(&self, s: &State, run: &Run, action: Action) -> Option<Refusal> {
        let refused =
            |key: &'static str| Some(Refusal::new("CM-8.5", Message::new(key).with("card", self.card_arg(run.kind))));
        let Some(step) = self.step_of(run) else { return Some(told::not_asked()) };
        match (step, action) {
            (Step::Choose(choice @ Choice::Hex(_)), Action::At(at)) => {
                let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-8.5")) };
                if self.choosable_hexes(s, run, choice).has(hex) { None } else { refused("no-card-hex") }
            }
            (Step::Choose(Choice::Hex(_)), _) => Some(told::not_asked()),
            (Step::Choose(choice), Action::Player(seat)) => {
                let fits = s.table.character(seat).is_some_and(|who| self.choosable_players(s, run, choice).has(who));
                if fits { None } else { refused("no-card-player") }
            }
            (Step::Do { effect, may }, _) => self.refuse_effect(s, run, effect, *may, action),
            _ => Some(told::not_asked()),
        }
    }

    fn refuse_effect(&self, s: &State, run: &Run, effect: &Effect, may: bool, action: Action) -> Option<Refusal> {
        let refused =
            |key: &'static str| Some(Refusal::new("CM-8.5", Message::new(key).with("card", self.card_arg(run.kind))));
        match (effect, action) {
            (Effect::Bring(_, source), _) => self.refuse_bring(s, run, effect, *source, may, action),
            (Effect::Withdraw(_), _) => self.refuse_withdrawal(s, run, effect, may, action),
            (Effect::Cancel(side, filter), Action::Target(kind, seat)) => {
                let camp = self.scene(s, run).camp(*side);
                let holder = s.table.character(seat);
                let played = s.table.conflict.iter().flat_map(|conflict| conflict.played.iter());
                let mut fitting = played.filter(|card| {
                    let card_type = self.edition.card(card.kind).card_type;
                    let fits = card_type == filter.card_type && filter.but != Some(card.kind);
                    fits && Some(card.camp) == camp && card.state != CardState::Cancelled
                });
                let found = fitting.any(|card| card.kind == kind && Some(card.holder) == holder);
                if found { None } else { refused("no-card-target") }
            }
            (Effect::StealCard(who), Action::Card(kind)) => {
                let owner = self.scene(s, run).who(*who).unwrap_or(run.me);
                let held = self.edition.rack.has(s.secret.hands[owner.index()], kind);
                if !held {
                    return refused("no-card-there");
                }
                if self.edition.card(kind).dealt_to.is_some() { refused("no-card-steal") } else { None }
            }
            (Effect::SubAction(_), Action::No) => None,
            (Effect::SubAction(sub), Action::Yes) => {
                if self.sub_action_possible(s, run, *sub) {
                    None
                } else {
                    refused("no-way-out")
                }
            }
            (Effect::Assign(..) | Effect::AssignHalf(_) | Effect::Eject(..), _) => {
                let (units, due) = self.pick(s, run, effect).unwrap_or_default();
                self.refuse_units(units, due, "CM-8.6", action)
            }
            _ => Some(told::not_asked()),
        }
    }

    fn refuse_bring(
        &self,
        s: &State,
        run: &Run,
        effect: &Effect,
        source: Source,
        may: bool,
        action: Action,
    ) -> Option<Refusal> {
        let (most, hexes) = self.bring(s, run, effect).unwrap_or_default();
        let refused =
            |key: &'static str| Some(Refusal::new("CM-8.5", Message::new(key).with("card", self.card_arg(run.kind))));
        let optional = may || run.brought > 0;
        match (source, action) {
            (Source::Reserve | Source::Mercs, Action::Count(count)) => {
                let fits = count <= most && (may || count > 0);
                if fits { None } else { refused("no-bring-count") }
            }
            (Source::Neighbours, Action::Units(units)) => {
                let Some(hex) = run.hex else { return Some(told::not_asked()) };
                self.refuse_units(s.table.units(run.me, hex), 1, "CM-8.5", Action::Units(units))
            }
            (Source::Neighbours, _) if run.hex.is_some() => Some(told::not_asked()),
            (Source::Neighbours | Source::Swap, Action::Stop) => {
                if optional {
                    None
                } else {
                    refused("no-bring-stop")
                }
            }
            (Source::Neighbours, Action::From(at)) | (Source::Swap, Action::At(at)) => match s.table.land.find(at) {
                None => Some(told::no_such_hex("CM-8.5")),
                Some(hex) if hexes.has(hex) => None,
                Some(_) => refused("no-card-hex"),
            },
            _ => Some(told::not_asked()),
        }
    }

    fn refuse_withdrawal(&self, s: &State, run: &Run, effect: &Effect, may: bool, action: Action) -> Option<Refusal> {
        let (most, hexes) = self.withdrawal(s, run, effect).unwrap_or_default();
        let refused =
            |key: &'static str| Some(Refusal::new("CM-8.5", Message::new(key).with("card", self.card_arg(run.kind))));
        match (run.hex, action) {
            (None, Action::Stop) if may => None,
            (None, Action::Stop) => refused("no-bring-stop"),
            (None, Action::To(at)) => match s.table.land.find(at) {
                None => Some(told::no_such_hex("CM-8.5")),
                Some(hex) if hexes.has(hex) => None,
                Some(_) => refused("no-card-hex"),
            },
            (Some(_), Action::Units(units)) => {
                let fits = (1..=most).contains(&units.total()) && self.free_of(s, run.me).covers(units);
                if fits { None } else { refused("no-withdraw-units") }
            }
            _ => Some(told::not_asked()),
        }
    }

    /// Applies the answer to the step a card stands at.
    pub(crate) fn answer_card(&self, s: &mut State, mut run: Run, action: Action, t: &mut Teller) {
        let Some(step) = self.step_of(&run) else { return };
        match (step, action) {
            (Step::Choose(_), Action::At(at)) => {
                run.hex = s.table.land.find(at);
                run.step += 1;
                self.keep_run(s, run);
            }
            (Step::Choose(_), Action::Player(seat)) => {
                run.player = s.table.character(seat);
                run.step += 1;
                self.keep_run(s, run);
            }
            (Step::Do { effect, .. }, _) => self.answer_effect(s, run, effect, action, t),
            _ => {}
        }
    }

    fn answer_effect(&self, s: &mut State, mut run: Run, effect: &Effect, action: Action, t: &mut Teller) {
        let next = Run { step: run.step + 1, ..run };
        match (effect, action) {
            (Effect::Assign(_, _, each) | Effect::AssignHalf(each), Action::Units(units)) => {
                self.assign(s, &run, units, *each, t);
                self.keep_run(s, next);
            }
            (Effect::Eject(who, ..), Action::Units(units)) => {
                let owner = self.scene(s, &run).who(*who);
                self.eject(s, owner, units, t);
                self.keep_run(s, Run { ejected: next.ejected + units.total(), ..next });
            }
            (Effect::Bring(_, source), _) => self.answer_bring(s, run, *source, action, t),
            (Effect::Withdraw(_), Action::To(at)) => {
                run.hex = s.table.land.find(at);
                self.keep_run(s, run);
            }
            (Effect::Withdraw(_), Action::Units(units)) => {
                self.withdraw(s, &run, units, t);
                self.keep_run(s, Run { hex: None, ..next });
            }
            (Effect::Cancel(..), Action::Target(kind, seat)) => {
                self.cancel(s, &run, effect, kind, s.table.character(seat), t);
                self.keep_run(s, next);
            }
            (Effect::StealCard(_), Action::Card(kind)) => {
                let owner = self.stealable(s, &run, effect).map_or(run.me, |(owner, _)| owner);
                self.keep_run(s, next);
                self.steal(s, run.holder, owner, kind, t);
            }
            (Effect::SubAction(sub), _) => {
                self.keep_run(s, next);
                if action == Action::Yes {
                    self.begin_sub_action(s, &run, *sub);
                }
            }
            _ => self.keep_run(s, next),
        }
    }

    fn answer_bring(&self, s: &mut State, mut run: Run, source: Source, action: Action, t: &mut Teller) {
        let next = Run { step: run.step + 1, brought: 0, hex: None, ..run };
        let me = run.me.index();
        match (source, action) {
            (Source::Reserve, Action::Count(count)) => {
                s.table.reserve[me] -= count;
                let units = if run.me.has_ordinary() { Units::new(count, 0) } else { Units::new(0, count) };
                self.join(s, &run, units, t);
                self.keep_run(s, next);
            }
            (Source::Mercs, Action::Count(count)) => {
                s.table.discs[me] -= count;
                self.join(s, &run, Units::new(0, count), t);
                self.keep_run(s, next);
            }
            (Source::Neighbours, Action::From(at)) => {
                run.hex = s.table.land.find(at);
                self.keep_run(s, run);
            }
            (Source::Neighbours, Action::Units(units)) => {
                if let Some(hex) = run.hex {
                    s.table.remove_units(run.me, hex, units);
                    self.join(s, &run, units, t);
                }
                self.keep_run(s, Run { brought: run.brought + 1, hex: None, ..run });
            }
            (Source::Swap, Action::At(at)) => {
                let nomad = Character::Nomad;
                if let Some(hex) = s.table.land.find(at) {
                    s.table.remove_units(nomad, hex, Units::new(0, 1));
                    s.table.discs[nomad.index()] += 1;
                    s.table.discs[me] -= 1;
                    self.join(s, &run, Units::new(0, 1), t);
                }
                self.keep_run(s, Run { brought: run.brought + 1, ..run });
            }
            _ => self.keep_run(s, next),
        }
    }

    // --- effects that follow a choice ---

    fn assign(&self, s: &mut State, run: &Run, units: Units, each: i8, t: &mut Teller) {
        let Some(conflict) = &mut s.table.conflict else { return };
        let Some(card) = run.slot.and_then(|slot| conflict.played.get_mut(slot as usize)) else { return };
        card.units = card.units.plus(units);
        card.mine = card.mine.saturating_add(each.saturating_mul(units.total() as i8));
        told::say(t, "CM-8.6", || {
            let message = Message::new("told-assign").with("seat", s.table.seat(run.me));
            message.with("units", told::units_arg(units)).with("card", self.card_arg(run.kind))
        });
    }

    /// Units join the fight, on the card.
    fn join(&self, s: &mut State, run: &Run, units: Units, t: &mut Teller) {
        let Some(hex) = self.active(s).filter(|_| !units.is_empty()) else { return };
        s.table.add_units(run.me, hex, units);
        if let Some(conflict) = &mut s.table.conflict
            && let Some(card) = run.slot.and_then(|slot| conflict.played.get_mut(slot as usize))
        {
            card.units = card.units.plus(units);
        }
        told::say(t, "CM-8.6", || {
            let message = Message::new("told-join").with("seat", s.table.seat(run.me));
            message.with("units", told::units_arg(units)).with("card", self.card_arg(run.kind))
        });
    }

    fn withdraw(&self, s: &mut State, run: &Run, units: Units, t: &mut Teller) {
        let (Some(from), Some(to)) = (self.active(s), run.hex) else { return };
        s.table.remove_units(run.me, from, units);
        s.table.add_units(run.me, to, units);
        told::say(t, "CM-8.5", || {
            let message = Message::new("told-withdraw-units").with("seat", s.table.seat(run.me));
            message.with("units", told::units_arg(units)).with("hex", told::hex_arg(&s.table.land, to))
        });
    }

    /// Units leave for their owner's supply; they are no casualties (ruling X-32).
    fn eject(&self, s: &mut State, owner: Option<Character>, units: Units, t: &mut Teller) {
        let (Some(owner), Some(hex)) = (owner, self.active(s)) else { return };
        s.table.remove_units(owner, hex, units);
        s.table.discs[owner.index()] += units.total();
        told::say(t, "CM-8.5", || {
            Message::new("told-eject").with("seat", s.table.seat(owner)).with("units", told::units_arg(units))
        });
    }

    /// A card has no effect any more: its numbers are taken out, units on it become free.
    fn cancel(&self, s: &mut State, run: &Run, effect: &Effect, kind: Kind, holder: Option<Character>, t: &mut Teller) {
        let Effect::Cancel(side, filter) = effect else { return };
        let Some(camp) = self.scene(s, run).camp(*side) else { return };
        let mut slots = self.cards_like(&s.table, camp, *filter);
        let fits = |slot: &usize| {
            let card = s.table.conflict.as_ref().map(|conflict| &conflict.played[*slot]);
            card.is_some_and(|card| card.kind == kind && Some(card.holder) == holder)
        };
        let Some(slot) = slots.find(fits) else { return };
        drop(slots);
        let Some(conflict) = &mut s.table.conflict else { return };
        let card = &mut conflict.played[slot];
        *card = card.cancelled();
        told::say(t, "CM-8.5", || {
            Message::new("told-cancel").with("card", self.card_arg(run.kind)).with("target", self.card_arg(kind))
        });
    }
}
