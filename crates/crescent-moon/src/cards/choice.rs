//! The choices a card gives: whom, where, which units, which card (CM-8.5, CM-8.6, CM-11.7).

use crate::cards::effect::{Choice, Effect, Filter, Piece, Source, Step, SubAction};
use crate::prelude::*;
use crate::standard::March;
use std::ops::RangeInclusive;
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

/// What a card asks for at the step it stands at.
pub(super) enum Menu {
    /// One of these hexes, named so; whether the player may stop instead, where that is a question.
    Hexes(HexSet, fn(At) -> Action, Option<bool>),
    /// One of these players.
    Players(Crew),
    /// So many units.
    Count(RangeInclusive<u8>),
    /// So many of these units, by this rule.
    Units(Units, u8, &'static str),
    /// Some of these units, at most so many.
    UpTo(Units, u8),
    /// A card of this side.
    Target(Camp, Filter),
    /// A card of this hand, one of these (never those that belong to a character, ruling X-18).
    Card(Character, Pile),
    /// Whether to take this action.
    Action(SubAction),
}

impl CrescentMoon {
    /// What the step a card stands at asks for; nothing if there is nothing to choose.
    pub(super) fn menu(&self, state: &State, run: &Run) -> Option<Menu> {
        let scene = self.scene(state, run);
        match self.step_of(run)? {
            Step::Choose(Choice::Hex(condition)) => {
                let hexes = self.hexes(&scene, condition);
                (!hexes.is_empty()).then_some(Menu::Hexes(hexes, Action::At, None))
            }
            Step::Choose(choice) => {
                let players = self.choosable_players(state, run, choice);
                (!players.is_empty()).then_some(Menu::Players(players))
            }
            Step::Do { effect, may } => match effect {
                Effect::Assign(number, piece, _) => {
                    self.units_menu(of_kind(self.free_of(state, run.me), *piece), self.number(&scene, number))
                }
                Effect::AssignHalf(_) => {
                    let all = state.open.units(run.me, self.active(state)?).total();
                    self.units_menu(self.free_of(state, run.me), i16::from(all / self.options.conquest_share))
                }
                Effect::Eject(who, piece, number) => {
                    let units = of_kind(self.free_of(state, scene.who(*who)?), *piece);
                    self.units_menu(units, self.number(&scene, number))
                }
                Effect::Bring(number, source) => {
                    self.bring_menu(state, run, self.number(&scene, number), *source, *may)
                }
                Effect::Withdraw(number) => {
                    let free = self.free_of(state, run.me);
                    let most = self.number(&scene, number).clamp(0, i16::from(free.total())) as u8;
                    let reach = self.reach(state, run.me, self.active(state)?);
                    let hexes = reach.minus(state.open.control_of_others(run.me));
                    let menu = run.hex.map_or(Menu::Hexes(hexes, Action::To, Some(*may)), |_| Menu::UpTo(free, most));
                    (most > 0 && !hexes.is_empty()).then_some(menu)
                }
                Effect::Cancel(side, filter) => {
                    let camp = scene.camp(*side)?;
                    self.cards_like(&state.open, camp, *filter).next().map(|_| Menu::Target(camp, *filter))
                }
                Effect::StealCard(_) => {
                    self.stealable(state, run, effect).map(|(owner, loose)| Menu::Card(owner, loose))
                }
                Effect::SubAction(sub) => (*may && self.seems_possible(state, run, *sub)).then_some(Menu::Action(*sub)),
                _ => None,
            },
            Step::Unless(..) | Step::Jump(_) => None,
        }
    }

    fn choosable_players(&self, state: &State, run: &Run, choice: &Choice) -> Crew {
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

    /// So many of these units, at most all of them.
    fn units_menu(&self, units: Units, due: i16) -> Option<Menu> {
        let due = due.clamp(0, i16::from(units.total())) as u8;
        (due > 0).then_some(Menu::Units(units, due, "CM-8.6"))
    }

    /// How many more units may be brought, or from where the next comes.
    fn bring_menu(&self, state: &State, run: &Run, number: i16, source: Source, may: bool) -> Option<Menu> {
        let left = (number.clamp(0, 100) as u8).saturating_sub(run.brought);
        let (active, me) = (self.active(state)?, run.me.index());
        let from = |hexes: HexSet, say: fn(At) -> Action| {
            (left > 0 && !hexes.is_empty()).then_some(Menu::Hexes(hexes, say, Some(may || run.brought > 0)))
        };
        let count = |there: u8| {
            let most = there.min(left);
            (most > 0).then_some(Menu::Count(u8::from(!may)..=most))
        };
        match source {
            Source::Reserve => count(state.open.reserve[me]),
            Source::Mercs => count(state.open.discs[me]),
            Source::Neighbours => {
                let menu = from(self.reach(state, run.me, active) & state.open.armies[me], Action::From)?;
                Some(run.hex.map_or(menu, |hex| Menu::Units(state.open.units(run.me, hex), 1, CLAUSE)))
            }
            Source::Swap if state.open.discs[me] == 0 && run.me != Character::Nomad => None,
            Source::Swap => from(self.swap_hexes(state, active), Action::At),
        }
    }

    /// Adjacent hexes with a Nomad mercenary; in mountains only, if the table plays so (CM-15.8).
    fn swap_hexes(&self, state: &State, active: Hex) -> HexSet {
        let nomad = Character::Nomad;
        let near = state.open.land.adjacent(active);
        let near =
            if self.options.elder_in_mountains { near & state.open.land.of_terrain(Terrain::Mountain) } else { near };
        (near & state.open.armies[nomad.index()]).iter().filter(|hex| state.open.units(nomad, *hex).m > 0).collect()
    }

    /// From whose hand a card can be stolen, and which.
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
        let seat = state.open.seat(run.me);
        match self.menu(state, run) {
            None => Asks::Nobody,
            Some(Menu::Card(..) | Menu::Action(_)) => Asks::Always(seat),
            Some(_) => Asks::Seat(seat),
        }
    }

    pub(crate) fn offer_card(&self, state: &State, run: &Run, offers: &mut impl Basket<Action>) {
        let Some(menu) = self.menu(state, run) else { return };
        match menu {
            Menu::Hexes(hexes, say, stop) => {
                offers.put_all(hexes.iter().map(|hex| say(state.open.land.at(hex))));
                offers.put_all(stop.filter(|may| *may).map(|_| Action::Stop));
            }
            Menu::Players(players) => offers.put_all(players.iter().map(|who| Action::Player(state.open.seat(who)))),
            Menu::Count(counts) => offers.put_all(counts.map(Action::Count)),
            Menu::Units(units, due, _) => offers.put_all(units.mixes(due).map(Action::Units)),
            Menu::UpTo(units, most) => {
                offers.put_all((1..=most).flat_map(|count| units.mixes(count)).map(Action::Units));
            }
            Menu::Target(camp, filter) => {
                let Some(conflict) = &state.open.conflict else { return };
                let named = |slot: usize| (conflict.played[slot].kind, conflict.played[slot].holder);
                for slot in self.cards_like(&state.open, camp, filter) {
                    let (kind, holder) = named(slot);
                    let mut alike = self.cards_like(&state.open, camp, filter);
                    if alike.find(|other| named(*other) == (kind, holder)) == Some(slot) {
                        offers.put(Action::Target(kind, state.open.seat(holder)));
                    }
                }
            }
            Menu::Card(_, loose) => offers.put_all(self.edition.rack.each(loose).map(Action::Card)),
            Menu::Action(sub) => {
                offers.put_all(self.sub_action_possible(state, run, sub).then_some(Action::Yes));
                offers.put(Action::No);
            }
        }
    }

    pub(crate) fn refuse_card(&self, state: &State, run: &Run, action: Action) -> Option<Refusal> {
        let refused =
            |fits: bool, key: &'static str| (!fits).then(|| refuse!(CLAUSE, key, card = self.card_arg(run.kind)));
        match (self.menu(state, run), action) {
            (Some(Menu::Hexes(_, _, Some(may))), Action::Stop) => refused(may, "no-bring-stop"),
            (Some(Menu::Hexes(hexes, say, _)), Action::At(at) | Action::From(at) | Action::To(at))
                if say(at) == action =>
            {
                match state.open.land.find(at) {
                    None => Some(no_such_hex(CLAUSE)),
                    Some(hex) => refused(hexes.has(hex), "no-card-hex"),
                }
            }
            (Some(Menu::Players(players)), Action::Player(seat)) => {
                let who = state.open.character(seat);
                refused(who.is_some_and(|who| players.has(who)), "no-card-player")
            }
            (Some(Menu::Count(counts)), Action::Count(count)) => refused(counts.contains(&count), "no-bring-count"),
            (Some(Menu::Units(units, due, clause)), _) => action.refuse_units(units, due, clause),
            (Some(Menu::UpTo(free, most)), Action::Units(units)) => {
                refused((1..=most).contains(&units.total()) && free.covers(units), "no-withdraw-units")
            }
            (Some(Menu::Target(camp, filter)), Action::Target(kind, seat)) => {
                let holder = state.open.character(seat);
                let mut played = state.open.conflict.iter().flat_map(|conflict| conflict.standing());
                let fits = self.edition.card(kind).card_type == filter.card_type && filter.but != Some(kind);
                let there = played.any(|card| card.kind == kind && card.camp == camp && Some(card.holder) == holder);
                refused(fits && there, "no-card-target")
            }
            (Some(Menu::Card(owner, _)), Action::Card(kind)) => {
                let held = self.edition.rack.has(state.hidden.hands[owner.index()], kind);
                let loose = self.edition.card(kind).dealt_to.is_none();
                refused(held, "no-card-there").or_else(|| refused(loose, "no-card-steal"))
            }
            (Some(Menu::Action(_)), Action::No) => None,
            (Some(Menu::Action(sub)), Action::Yes) => refused(self.sub_action_possible(state, run, sub), "no-way-out"),
            _ => Some(not_asked(CLAUSE)),
        }
    }
}

/// Those of the units that are of a kind.
fn of_kind(units: Units, piece: Piece) -> Units {
    match piece {
        Piece::Ordinary => Units::new(units.o, 0),
        Piece::Mercenary => Units::new(0, units.m),
        _ => units,
    }
}
