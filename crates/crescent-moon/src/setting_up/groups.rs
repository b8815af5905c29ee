//! Starting groups on the variable map (CM-2.20).

use crate::prelude::*;

/// A player picks a starting group; counts the placed ones (CM-2.20).
impl Decision<CrescentMoon> for Groups {
    const CLAUSE: &'static str = "CM-2.20";
    const PROMPT: &'static str = "ask-group";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        Asks::Seat(state.open.seat(rules.in_turn(self.placed)))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = rules.in_turn(self.placed);
        for group in [1, 2] {
            if state.open.groups_left[who.index()] & group != 0 {
                offers.put(Action::Group(group));
            }
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = rules.in_turn(self.placed);
        let Action::Group(group) = *action else { return Some(not_asked(self.clause())) };
        let left = [1, 2].contains(&group) && state.open.groups_left[who.index()] & group != 0;
        (!left).then(|| refuse!("CM-2.20", "no-group"))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        let Action::Group(group) = *action else { return };
        state.open.push(GroupHex { group });
    }

    fn label(&self, rules: &CrescentMoon, view: &View, action: &Action) -> Option<Message> {
        let Action::Group(group) = *action else { return None };
        let pieces = view.you.zip((group as usize).checked_sub(1));
        let pieces = pieces.and_then(|(who, number)| rules.edition.groups[who.index()].get(number));
        let list = pieces.map_or_else(Vec::new, Group::args);
        Some(message!("do-group", pieces = Arg::List(list)))
    }
}

/// A starting group is placed (CM-2.20).
impl Decision<CrescentMoon> for GroupHex {
    const CLAUSE: &'static str = "CM-2.20";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        match state.open.stage {
            Stage::Groups(groups) => groups.asks(rules, state),
            _ => Asks::Nobody,
        }
    }

    fn prompt(&self, _: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-group-hex", group = self.group)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        for hex in rules.free_hexes(state).iter() {
            offers.put(Action::At(state.open.land.at(hex)));
        }
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str| no("CM-2.20", key);
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-2.20")) };
        if matches!(state.open.land.tile(hex), Tile::Quarry | Tile::Holy) {
            return refused("no-group-terrain");
        }
        if Character::ALL.into_iter().any(|who| !state.open.group(who, hex).is_empty()) {
            return refused("no-group-occupied");
        }
        None
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Some(hex), Stage::Groups(Groups { placed })) = (state.open.hex_of(action), state.open.stage) else {
            return;
        };
        let (who, group) = (rules.in_turn(placed), self.group);
        state.open.put_group(&rules.edition.groups[who.index()][group as usize - 1], hex);
        state.open.groups_left[who.index()] &= !group;
        state.open.pop();
        let all = 2 * rules.players as u8;
        state.open.stage = if placed + 1 < all { Groups { placed: placed + 1 }.into() } else { Stage::FirstPalace };
        tell!(teller, "CM-2.20", "told-group", seat = state.open.seat(who), group, hex = state.open.place(hex));
    }
}

impl CrescentMoon {
    /// Hexes without any piece that are neither quarry nor holy site.
    fn free_hexes(&self, state: &State) -> HexSet {
        let taken = Character::ALL.into_iter().fold(HexSet::EMPTY, |found, who| found | state.open.presence(who));
        let land = &state.open.land;
        land.all().minus(taken).minus(land.of_tile(Tile::Quarry)).minus(land.holy_site())
    }
}
