//! The siege tower: two of them beside an enemy building may destroy it (TH-11).

use crate::prelude::*;
use crate::view::View;

impl TwoHeirs {
    /// Whether the tile is a standing siege tower of this side.
    fn is_tower(&self, laid: &Laid, side: Side) -> bool {
        laid.owner == Some(side) && self.face(laid.tile).building == Some(Building::SiegeTower)
    }

    /// Whether two towers of this side stand at the sides of the tile; one alone does nothing (TH-11.1).
    fn is_besieged(&self, open: &Open, place: Place, by: Side) -> bool {
        open.board.tile(place).beside().filter(|next| self.is_tower(open.board.tile(*next), by)).count() >= 2
    }

    /// By which clause nothing can be destroyed here now: own buildings and free terrain never are (TH-11.8), a single tower does nothing
    /// (TH-11.1), and without a tower just laid there is no siege.
    pub(crate) fn no_siege(&self, open: &Open, at: Spot) -> &'static str {
        let by = open.flow.turn;
        if open.owner_at(at) != Some(by.other()) {
            return "TH-11.8";
        }
        let towers = |place: Place| {
            open.board.tile(place).beside().filter(|next| self.is_tower(open.board.tile(*next), by)).count()
        };
        if open.board.find(at).map(towers) == Some(1) { "TH-11.1" } else { "TH-11.2" }
    }

    /// The enemy buildings that a tower just laid here makes targets (TH-11.2, TH-11.8).
    fn targets(&self, open: &Open, place: Place, by: Side) -> Places {
        let laid = open.board.tile(place);
        if !self.is_tower(laid, by) {
            return Places::EMPTY;
        }
        let enemy = |next: &Place| open.board.tile(*next).owner == Some(by.other());
        laid.beside().filter(enemy).filter(|next| self.is_besieged(open, *next, by)).collect()
    }

    /// A building has just been laid: whoever may destroy something now is asked at once (TH-11.5). Towers that stand do nothing to
    /// a new building (TH-11.6), unless the option `on_any_adjacency` says so (RU-10); its builder decides first.
    pub(crate) fn besiege(&self, open: &mut Open, place: Place, teller: &mut Teller) {
        let Some(builder) = open.board.tile(place).owner else { return };
        let by = builder.other();
        if self.options.any_adjacency && self.is_besieged(open, place, by) {
            open.flow.stack.push(Siege { by, targets: Places::one(place) }.into());
        } else if teller.is_listening() && self.is_besieged(open, place, by) {
            tell!(teller, "TH-11.6", "told-towers_rest", who = self.who(by), at = open.board.tile(place).at);
        }
        let targets = self.targets(open, place, builder);
        if !targets.is_empty() {
            open.flow.stack.push(Siege { by: builder, targets }.into());
            let clause = if targets.len() > 1 { "TH-11.4" } else { "TH-11.2" };
            tell!(teller, clause, "told-siege", who = self.who(builder), at = open.board.spots(targets));
        }
    }

    /// Only the tile is turned; a unit or a treasure on it stays (TH-11.7, TH-22.8).
    fn destroy(&self, open: &mut Open, by: Side, place: Place, clause: &'static str, teller: &mut Teller) {
        let laid = *open.board.tile(place);
        open.board.turn_down(place);
        tell!(teller, clause, "told-destroy", who = self.who(by), tile = self.name(laid.tile), at = laid.at);
        if open.is_occupied(place) {
            tell!(teller, "TH-11.7", "told-unit_stays", at = laid.at);
        }
        if open.henry.lying.contains(&Some(place)) {
            tell!(teller, "TH-22.8", "told-treasure_stays", at = laid.at);
        }
    }
}

impl Open {
    /// Whose building stands here.
    fn owner_at(&self, at: Spot) -> Option<Side> {
        self.board.tile(self.board.find(at)?).owner
    }

    /// Where the buildings stand that somebody may destroy now.
    pub(crate) fn targets(&self) -> Vec<Spot> {
        match self.frame() {
            Some(Frame::Siege(siege)) => self.board.spots(siege.targets),
            _ => Vec::new(),
        }
    }
}

/// TH-11.3, TH-11.4: a side destroys as many of these buildings as it likes, one at a time, or leaves the rest.
impl Decision<TwoHeirs> for Siege {
    const CLAUSE: &'static str = "TH-11.3";

    fn asks(&self, rules: &TwoHeirs, _: &State) -> Asks {
        rules.asks(self.by)
    }

    fn prompt(&self, _: &TwoHeirs, view: &View, _: Seat) -> Message {
        message!("ask-siege", at = view.open.targets())
    }

    fn offers(&self, _: &TwoHeirs, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.targets.iter().map(|place| Action::Destroy(state.open.board.tile(place).at)));
        offers.put(Action::Spare);
    }

    fn refusal(&self, _: &TwoHeirs, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Spare => None,
            Action::Destroy(at) => {
                let target = state.open.board.find(at).is_some_and(|place| self.targets.has(place));
                let enemy = state.open.owner_at(at) == Some(self.by.other());
                (!target).then(|| refuse!(if enemy { "TH-11.2" } else { "TH-11.8" }, "no-no_siege_target", at))
            }
            _ => no("TH-11.5", "no-siege_first"),
        }
    }

    /// A declined chance is gone (TH-11.5).
    fn act(self, rules: &TwoHeirs, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let open = &mut state.open;
        if let Action::Destroy(at) = *action {
            let Some(place) = open.board.find(at) else { return };
            rules.destroy(open, self.by, place, "TH-11.3", teller);
            open.proceed_to(Siege { targets: self.targets.without(place), ..self });
        } else if *action == Action::Spare {
            open.flow.stack.pop();
            tell!(teller, "TH-11.5", "told-spare", who = rules.who(self.by), at = open.board.spots(self.targets));
        }
    }

    /// Targets that no longer stand, or whose towers no longer do, drop out; without any the siege is over. Henry destroys all or nothing
    /// (RU-25).
    fn proceed(self, rules: &TwoHeirs, state: &mut State, teller: &mut Teller) -> bool {
        let open = &mut state.open;
        let enemy = |place: &Place| open.board.tile(*place).owner == Some(self.by.other());
        let targets: Places =
            self.targets.iter().filter(enemy).filter(|place| rules.is_besieged(open, *place, self.by)).collect();
        if rules.is_henry(self.by) {
            open.flow.stack.pop();
            if rules.options.henry_siege {
                targets.iter().for_each(|place| rules.destroy(open, self.by, place, "TH-21.15", teller));
            } else {
                tell!(teller, "TH-21.15", "told-henry_spares");
            }
            return true;
        }
        if targets == self.targets && !targets.is_empty() {
            return false;
        }
        open.flow.stack.pop();
        if !targets.is_empty() {
            open.flow.stack.push(Siege { targets, ..self }.into());
        }
        true
    }
}
