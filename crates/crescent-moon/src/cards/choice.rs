//! The choices a card gives: whom, where, which units, which card (CM-8.5, CM-8.6, CM-11.7).

use crate::cards::effect::{Choice, Effect, Piece, Source, Step, SubAction};
use crate::conflict::CardState;
use crate::hex::{Hex, HexSet};
use crate::land::Terrain;
use crate::pieces::Units;
use crate::pile::Pile;
use crate::prelude::*;
use crate::standard::March;
use table::Sole;

const CLAUSE: &str = "CM-8.5";

impl Step {
    /// The key of the question this step asks.
    pub(crate) const fn question(&self) -> &'static str {
        match self {
            Step::Choose(Choice::Hex(_)) => "ask-card-hex",
            Step::Choose(_) => "ask-card-player",
            Step::Do { effect: Effect::Assign(..) | Effect::AssignHalf(_), .. } => "ask-card-assign",
            Step::Do { effect: Effect::Eject(..), .. } => "ask-card-eject",
            Step::Do { effect: Effect::Bring(_, Source::Neighbours | Source::Swap), .. } => "ask-card-from",
            Step::Do { effect: Effect::Bring(..), .. } => "ask-card-bring",
            Step::Do { effect: Effect::Withdraw(_), .. } => "ask-card-withdraw",
            Step::Do { effect: Effect::Cancel(..), .. } => "ask-card-cancel",
            Step::Do { effect: Effect::StealCard(_), .. } => "ask-card-steal",
            Step::Do { .. } | Step::Unless(..) | Step::Jump(_) => "ask-card-may",
        }
    }
}

impl CrescentMoon {
    pub(crate) fn choosable_players(&self, state: &State, run: &Run, choice: &Choice) -> Crew {
        let scene = self.scene(state, run);
        match choice {
            Choice::Player(condition) => self.players_where(&scene, condition).collect(),
            Choice::Opponent => {
                let conflict = state.open.conflict.as_ref();
                let camp = conflict.and_then(|conflict| conflict.camp(run.me));
                conflict.zip(camp).map_or(Crew::EMPTY, |(conflict, camp)| conflict.side(camp.other()))
            }
            Choice::Selector => {
                let conflict = state.open.conflict.as_ref();
                conflict.map_or(Crew::EMPTY, |conflict| conflict.selectors.without(run.me))
            }
            Choice::Hex(_) => Crew::EMPTY,
        }
    }

    pub(crate) fn choosable_hexes(&self, state: &State, run: &Run, choice: &Choice) -> HexSet {
        match choice {
            Choice::Hex(condition) => self.hexes(&self.scene(state, run), condition),
            _ => HexSet::EMPTY,
        }
    }

    /// So many units of a kind.
    fn of_kind(units: Units, piece: Piece) -> Units {
        match piece {
            Piece::Ordinary => Units::new(units.o, 0),
            Piece::Mercenary => Units::new(0, units.m),
            _ => units,
        }
    }

    /// The units an effect chooses from, and how many of them: assigned, or ejected.
    fn pick(&self, state: &State, run: &Run, effect: &Effect) -> Option<(Units, u8)> {
        let scene = self.scene(state, run);
        let (units, due) = match effect {
            Effect::Assign(number, piece, _) => {
                (Self::of_kind(self.free_of(state, run.me), *piece), self.number(&scene, number))
            }
            Effect::AssignHalf(_) => {
                let all = state.open.units(run.me, self.active(state)?).total();
                (self.free_of(state, run.me), i16::from(all / self.options.conquest_share))
            }
            Effect::Eject(who, piece, number) => {
                (Self::of_kind(self.free_of(state, scene.who(*who)?), *piece), self.number(&scene, number))
            }
            _ => return None,
        };
        let due = due.clamp(0, i16::from(units.total())) as u8;
        (due > 0).then_some((units, due))
    }

    /// How many more units may be brought, and from which hexes if it matters.
    fn bring(&self, state: &State, run: &Run, effect: &Effect) -> Option<(u8, HexSet)> {
        let Effect::Bring(number, source) = effect else { return None };
        let left = self.number(&self.scene(state, run), number).clamp(0, 100) as u8;
        let left = left.saturating_sub(run.brought);
        let active = self.active(state)?;
        let me = run.me.index();
        let (most, hexes) = match source {
            Source::Reserve => (state.open.reserve[me], HexSet::EMPTY),
            Source::Mercs => (state.open.discs[me], HexSet::EMPTY),
            Source::Neighbours => (left, self.reach(state, run.me, active) & state.open.armies[me]),
            Source::Swap => {
                let own = state.open.discs[me] > 0 || run.me == Character::Nomad;
                (if own { left } else { 0 }, self.swap_hexes(state, active))
            }
        };
        let placed = matches!(source, Source::Neighbours | Source::Swap);
        let most = most.min(left);
        (most > 0 && !(placed && hexes.is_empty())).then_some((most, hexes))
    }

    /// Adjacent hexes with a Nomad mercenary; in mountains only, if the table plays so (CM-15.8).
    fn swap_hexes(&self, state: &State, active: Hex) -> HexSet {
        let nomad = Character::Nomad;
        let near = state.open.land.adjacent(active);
        let near =
            if self.options.elder_in_mountains { near & state.open.land.of_terrain(Terrain::Mountain) } else { near };
        (near & state.open.armies[nomad.index()]).iter().filter(|hex| state.open.units(nomad, *hex).m > 0).collect()
    }

    /// How many free units may be withdrawn, and where to.
    fn withdrawal(&self, state: &State, run: &Run, effect: &Effect) -> Option<(u8, HexSet)> {
        let Effect::Withdraw(number) = effect else { return None };
        let most =
            self.number(&self.scene(state, run), number).clamp(0, i16::from(self.free_of(state, run.me).total())) as u8;
        let hexes = self.reach(state, run.me, self.active(state)?).minus(state.open.control_of_others(run.me));
        (most > 0 && !hexes.is_empty()).then_some((most, hexes))
    }

    /// The cards that can be stolen from a hand: never those that belong to a character (ruling X-18).
    pub(super) fn stealable(&self, state: &State, run: &Run, effect: &Effect) -> Option<(Character, Pile)> {
        let Effect::StealCard(who) = effect else { return None };
        let owner = self.scene(state, run).who(*who)?;
        let hand = state.hidden.hands[owner.index()];
        let loose = self.edition.rack.without(hand, hand.only(self.edition.sets.bound));
        (!loose.is_empty()).then_some((owner, loose))
    }

    /// Whether an action of the card looks possible to everybody: rivers aside, because a movement card could cross them.
    fn seems_possible(&self, state: &State, run: &Run, sub: SubAction) -> bool {
        match sub {
            SubAction::Move(left) => left > 0 && !state.open.armies[run.me.index()].is_empty(),
            SubAction::Assault(field) => {
                let from =
                    self.scene(state, run).hex(field).filter(|from| state.open.armies[run.me.index()].has(*from));
                let targets = state.open.control_of_others(run.me) | state.open.settled();
                from.is_some_and(|from| state.open.land.touching(from).meets(targets))
            }
            SubAction::Build(..) => self.sub_action_possible(state, run, sub),
        }
    }

    /// Whether an action of the card is possible.
    pub(crate) fn sub_action_possible(&self, state: &State, run: &Run, sub: SubAction) -> bool {
        match sub {
            SubAction::Move(left) => left > 0 && March::Move.can_set_out(self, state, run.me, None),
            SubAction::Assault(field) => {
                let from = self.scene(state, run).hex(field);
                from.is_some() && March::Assault.can_set_out(self, state, run.me, from)
            }
            SubAction::Build(left, discount) => {
                let mut sole = Sole::default();
                Build::new(left, discount).choices(self, state, run.me, &mut sole);
                left > 0 && sole.any()
            }
        }
    }

    /// Who must answer for the step a card stands at; nobody if there is nothing to choose. Where the answers depend on hidden
    /// cards, the question is asked even if there is a single one.
    pub(crate) fn card_asks(&self, state: &State, run: &Run) -> Asks {
        let Some(step) = self.step_of(run) else { return Asks::Nobody };
        let mut hidden = false;
        let asks = match step {
            Step::Choose(choice @ Choice::Hex(_)) => !self.choosable_hexes(state, run, choice).is_empty(),
            Step::Choose(choice) => !self.choosable_players(state, run, choice).is_empty(),
            Step::Do { effect, may } => match effect {
                Effect::Assign(..) | Effect::AssignHalf(_) | Effect::Eject(..) => {
                    self.pick(state, run, effect).is_some()
                }
                Effect::Bring(..) => self.bring(state, run, effect).is_some(),
                Effect::Withdraw(_) => self.withdrawal(state, run, effect).is_some(),
                Effect::Cancel(side, filter) => {
                    let camp = self.scene(state, run).camp(*side);
                    camp.is_some_and(|camp| self.cards_like(&state.open, camp, *filter).next().is_some())
                }
                Effect::StealCard(_) => {
                    hidden = true;
                    self.stealable(state, run, effect).is_some()
                }
                Effect::SubAction(sub) => {
                    hidden = true;
                    *may && self.seems_possible(state, run, *sub)
                }
                _ => false,
            },
            Step::Unless(..) | Step::Jump(_) => false,
        };
        match (asks, hidden) {
            (false, _) => Asks::Nobody,
            (true, false) => Asks::Seat(state.open.seat(run.me)),
            (true, true) => Asks::Always(state.open.seat(run.me)),
        }
    }

    pub(crate) fn offer_card(&self, state: &State, run: &Run, offers: &mut impl Basket<Action>) {
        let at = |hex: Hex| state.open.land.at(hex);
        match self.step_of(run) {
            Some(Step::Choose(choice @ Choice::Hex(_))) => {
                self.choosable_hexes(state, run, choice).iter().for_each(|hex| offers.put(Action::At(at(hex))));
            }
            Some(Step::Choose(choice)) => {
                let players = self.choosable_players(state, run, choice);
                players.iter().for_each(|who| offers.put(Action::Player(state.open.seat(who))));
            }
            Some(Step::Do { effect, may }) => match effect {
                Effect::Bring(_, source) => self.offer_bring(state, run, effect, *source, *may, offers),
                Effect::Withdraw(_) => self.offer_withdrawal(state, run, effect, *may, offers),
                Effect::Cancel(side, filter) => {
                    let Some((camp, conflict)) = self.scene(state, run).camp(*side).zip(state.open.conflict.as_ref())
                    else {
                        return;
                    };
                    for slot in self.cards_like(&state.open, camp, *filter) {
                        let card = &conflict.played[slot];
                        let same = |other: &usize| {
                            let other = &conflict.played[*other];
                            other.kind == card.kind && other.holder == card.holder
                        };
                        if self.cards_like(&state.open, camp, *filter).find(same) == Some(slot) {
                            offers.put(Action::Target(card.kind, state.open.seat(card.holder)));
                        }
                    }
                }
                Effect::StealCard(_) => {
                    let loose = self.stealable(state, run, effect).map_or(Pile::EMPTY, |(_, loose)| loose);
                    self.edition.rack.each(loose).for_each(|kind| offers.put(Action::Card(kind)));
                }
                Effect::SubAction(sub) => {
                    if self.sub_action_possible(state, run, *sub) {
                        offers.put(Action::Yes);
                    }
                    offers.put(Action::No);
                }
                _ => {
                    let (units, due) = self.pick(state, run, effect).unwrap_or_default();
                    units.mixes(due).for_each(|mix| offers.put(Action::Units(mix)));
                }
            },
            _ => {}
        }
    }

    fn offer_bring(
        &self,
        state: &State,
        run: &Run,
        effect: &Effect,
        source: Source,
        may: bool,
        offers: &mut impl Basket<Action>,
    ) {
        let Some((most, hexes)) = self.bring(state, run, effect) else { return };
        match source {
            Source::Reserve | Source::Mercs => {
                let least = u8::from(!may);
                (least..=most).for_each(|count| offers.put(Action::Count(count)));
                return;
            }
            Source::Neighbours => match run.hex {
                Some(hex) => {
                    state.open.units(run.me, hex).mixes(1).for_each(|mix| offers.put(Action::Units(mix)));
                    return;
                }
                None => hexes.iter().for_each(|hex| offers.put(Action::From(state.open.land.at(hex)))),
            },
            Source::Swap => hexes.iter().for_each(|hex| offers.put(Action::At(state.open.land.at(hex)))),
        }
        if may || run.brought > 0 {
            offers.put(Action::Stop);
        }
    }

    fn offer_withdrawal(&self, state: &State, run: &Run, effect: &Effect, may: bool, offers: &mut impl Basket<Action>) {
        let Some((most, hexes)) = self.withdrawal(state, run, effect) else { return };
        if run.hex.is_some() {
            let free = self.free_of(state, run.me);
            for count in 1..=most {
                free.mixes(count).for_each(|mix| offers.put(Action::Units(mix)));
            }
            return;
        }
        hexes.iter().for_each(|hex| offers.put(Action::To(state.open.land.at(hex))));
        if may {
            offers.put(Action::Stop);
        }
    }

    pub(crate) fn refuse_card(&self, state: &State, run: &Run, action: Action) -> Option<Refusal> {
        let refused = |key: &'static str| Some(refuse!("CM-8.5", key, card = self.card_arg(run.kind)));
        let Some(step) = self.step_of(run) else { return Some(not_asked(CLAUSE)) };
        match (step, action) {
            (Step::Choose(choice @ Choice::Hex(_)), Action::At(at)) => {
                let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-8.5")) };
                if self.choosable_hexes(state, run, choice).has(hex) { None } else { refused("no-card-hex") }
            }
            (Step::Choose(Choice::Hex(_)), _) => Some(not_asked(CLAUSE)),
            (Step::Choose(choice), Action::Player(seat)) => {
                let fits =
                    state.open.character(seat).is_some_and(|who| self.choosable_players(state, run, choice).has(who));
                if fits { None } else { refused("no-card-player") }
            }
            (Step::Do { effect, may }, _) => self.refuse_effect(state, run, effect, *may, action),
            _ => Some(not_asked(CLAUSE)),
        }
    }

    fn refuse_effect(&self, state: &State, run: &Run, effect: &Effect, may: bool, action: Action) -> Option<Refusal> {
        let refused = |key: &'static str| Some(refuse!("CM-8.5", key, card = self.card_arg(run.kind)));
        match (effect, action) {
            (Effect::Bring(_, source), _) => self.refuse_bring(state, run, effect, *source, may, action),
            (Effect::Withdraw(_), _) => self.refuse_withdrawal(state, run, effect, may, action),
            (Effect::Cancel(side, filter), Action::Target(kind, seat)) => {
                let camp = self.scene(state, run).camp(*side);
                let holder = state.open.character(seat);
                let played = state.open.conflict.iter().flat_map(|conflict| conflict.played.iter());
                let mut fitting = played.filter(|card| {
                    let card_type = self.edition.card(card.kind).card_type;
                    let fits = card_type == filter.card_type && filter.but != Some(card.kind);
                    fits && Some(card.camp) == camp && card.state != CardState::Cancelled
                });
                let found = fitting.any(|card| card.kind == kind && Some(card.holder) == holder);
                if found { None } else { refused("no-card-target") }
            }
            (Effect::StealCard(who), Action::Card(kind)) => {
                let owner = self.scene(state, run).who(*who).unwrap_or(run.me);
                let held = self.edition.rack.has(state.hidden.hands[owner.index()], kind);
                if !held {
                    return refused("no-card-there");
                }
                if self.edition.card(kind).dealt_to.is_some() { refused("no-card-steal") } else { None }
            }
            (Effect::SubAction(_), Action::No) => None,
            (Effect::SubAction(sub), Action::Yes) => {
                if self.sub_action_possible(state, run, *sub) {
                    None
                } else {
                    refused("no-way-out")
                }
            }
            (Effect::Assign(..) | Effect::AssignHalf(_) | Effect::Eject(..), _) => {
                let (units, due) = self.pick(state, run, effect).unwrap_or_default();
                action.refuse_units(units, due, "CM-8.6")
            }
            _ => Some(not_asked(CLAUSE)),
        }
    }

    fn refuse_bring(
        &self,
        state: &State,
        run: &Run,
        effect: &Effect,
        source: Source,
        may: bool,
        action: Action,
    ) -> Option<Refusal> {
        let (most, hexes) = self.bring(state, run, effect).unwrap_or_default();
        let refused = |key: &'static str| Some(refuse!("CM-8.5", key, card = self.card_arg(run.kind)));
        let optional = may || run.brought > 0;
        match (source, action) {
            (Source::Reserve | Source::Mercs, Action::Count(count)) => {
                let fits = count <= most && (may || count > 0);
                if fits { None } else { refused("no-bring-count") }
            }
            (Source::Neighbours, Action::Units(units)) => {
                let Some(hex) = run.hex else { return Some(not_asked(CLAUSE)) };
                Action::Units(units).refuse_units(state.open.units(run.me, hex), 1, CLAUSE)
            }
            (Source::Neighbours, _) if run.hex.is_some() => Some(not_asked(CLAUSE)),
            (Source::Neighbours | Source::Swap, Action::Stop) => {
                if optional {
                    None
                } else {
                    refused("no-bring-stop")
                }
            }
            (Source::Neighbours, Action::From(at)) | (Source::Swap, Action::At(at)) => match state.open.land.find(at) {
                None => Some(no_such_hex("CM-8.5")),
                Some(hex) if hexes.has(hex) => None,
                Some(_) => refused("no-card-hex"),
            },
            _ => Some(not_asked(CLAUSE)),
        }
    }

    fn refuse_withdrawal(
        &self,
        state: &State,
        run: &Run,
        effect: &Effect,
        may: bool,
        action: Action,
    ) -> Option<Refusal> {
        let (most, hexes) = self.withdrawal(state, run, effect).unwrap_or_default();
        let refused = |key: &'static str| Some(refuse!("CM-8.5", key, card = self.card_arg(run.kind)));
        match (run.hex, action) {
            (None, Action::Stop) if may => None,
            (None, Action::Stop) => refused("no-bring-stop"),
            (None, Action::To(at)) => match state.open.land.find(at) {
                None => Some(no_such_hex("CM-8.5")),
                Some(hex) if hexes.has(hex) => None,
                Some(_) => refused("no-card-hex"),
            },
            (Some(_), Action::Units(units)) => {
                let fits = (1..=most).contains(&units.total()) && self.free_of(state, run.me).covers(units);
                if fits { None } else { refused("no-withdraw-units") }
            }
            _ => Some(not_asked(CLAUSE)),
        }
    }
}
