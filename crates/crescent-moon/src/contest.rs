//! Influence contest (CM-12). What it shares with combat stands in `conflict`.

use crate::prelude::*;

/// A participant announces a stance; there is no third choice (CM-12.1, CM-12.4).
impl Decision<CrescentMoon> for Stance {
    const CLAUSE: &'static str = "CM-12.4";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        let next = state.open.conflict.as_ref().and_then(|conflict| conflict.undecided.first());
        next.map_or(Asks::Nobody, |who| Asks::Seat(state.open.seat(who)))
    }

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        let Some(conflict) = &view.open.conflict else { return Message::new("ask-chance") };
        message!("ask-stance", hex = view.open.place(conflict.hex))
    }

    fn offers(&self, _: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Camp::ALL.map(Action::Side));
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        (!matches!(action, Action::Side(_))).then(|| not_asked(self.clause()))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Side(camp), Some(who)) = (*action, state.open.character(seat)) else { return };
        let Some(conflict) = &mut state.open.conflict else { return };
        conflict.undecided.remove(who);
        match camp {
            Camp::Attacker => conflict.supporters.add(who),
            Camp::Defender => conflict.defenders.add(who),
        }
        let key = if camp == Camp::Attacker { "told-supports" } else { "told-defends" };
        tell!(teller, "CM-12.4", key, seat);
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Side(camp) = *action else { return None };
        Some(Message::new(if camp == Camp::Attacker { "do-support" } else { "do-defend" }))
    }

    fn proceed(self, _: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let done = state.open.conflict.as_ref().is_some_and(|conflict| conflict.undecided.is_empty());
        state.open.turn_if(done, Step::LateDeal)
    }
}

impl CrescentMoon {
    /// Whether a player gives civil influence: a settlement, or a token of a supporter or defender (CM-12.6, CM-12.7, CM-12.8). The attacker has no
    /// token there, or the action would be illegal.
    pub(crate) fn civil(&self, open: &Open, conflict: &Conflict, who: Character) -> bool {
        let group = open.group(who, conflict.hex);
        group.town || group.city || group.palace || (group.influence && who != conflict.attacker)
    }

    /// Influence of a side: military once, civil for each, and cards (CM-12.6, CM-12.7). Somebody entangled from the next hex adds
    /// cards only (CM-12.9); nobody on a side makes 0 (CM-12.14).
    pub(crate) fn side_influence(&self, open: &Open, conflict: &Conflict, camp: Camp) -> i8 {
        let side = conflict.side(camp);
        let military = side.iter().any(|who| open.force(who).has(conflict.hex));
        let civil = side.iter().filter(|who| self.civil(open, conflict, *who)).count() as i16;
        (i16::from(military) + civil + conflict.from_cards(camp)).clamp(-100, 100) as i8
    }

    /// If the attacker won, any token goes and the attacker's comes (CM-12.10).
    pub(crate) fn win_contest(&self, state: &mut State, teller: &mut Teller) {
        state.open.turn_to(Step::Clear);
        let Some(conflict) = &state.open.conflict else { return };
        if conflict.winner == Some(Camp::Attacker) {
            let (attacker, hex) = (conflict.attacker, conflict.hex);
            self.put_token(state, attacker, hex);
            tell!(teller, "CM-12.10", "told-influence", seat = state.open.seat(attacker), hex = state.open.place(hex));
        }
    }
}
