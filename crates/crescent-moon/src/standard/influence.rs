//! Influence (CM-6.1–6.4).

use crate::prelude::*;

/// In which hex (CM-6.1).
impl Decision<CrescentMoon> for Influence {
    const CLAUSE: &'static str = "CM-6.1";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-influence";

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = state.open.active();
        for hex in rules.influence_hexes(state, who).iter() {
            offers.put(Action::At(state.open.land.at(hex)));
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = state.open.active();
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-6.1")) };
        if !rules.has_token(state, who) {
            return no("CM-1.12", "no-token-left");
        }
        if state.open.influence(hex) == Some(who) {
            return no("CM-6.1", "no-influence-own");
        }
        let near = |hex: Hex| !state.open.group(who, hex).is_empty();
        let reached = near(hex) || state.open.land.adjacent(hex).iter().any(near);
        (!reached).then(|| refuse!("CM-6.1", "no-influence-far"))
    }

    /// Places a token, or begins a contest where somebody else is present or a Murshid token is adjacent (CM-6.2, CM-6.3). The
    /// Murshid's own tokens do not matter to the Murshid (CM-6.4).
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Some(hex), who) = (state.open.hex_of(action), state.open.active()) else { return };
        state.open.pop();
        let others = Character::playing(rules.players).filter(|other| *other != who);
        let mut participants: crate::character::Crew =
            others.filter(|other| state.open.presence(*other).has(hex)).collect();
        if who != Character::Murshid && rules.entangled(&state.open, hex) {
            participants = participants.with(Character::Murshid);
        }
        if participants.is_empty() {
            rules.put_token(state, who, hex);
            tell!(teller, "CM-6.2", "told-influence", seat = state.open.seat(who), hex = state.open.place(hex));
            return;
        }
        tell!(teller, "CM-6.3", "told-contest", seat = state.open.seat(who), hex = state.open.place(hex));
        let seats: Vec<Seat> = state.open.seats_of(participants).iter().collect();
        tell!(teller, "CM-12.1", "told-participants", seats);
        let mut conflict = Conflict::new(false, hex, who);
        conflict.undecided = participants;
        conflict.selectors = participants.with(who);
        rules.begin_conflict(state, conflict);
    }

    fn label(&self, rules: &CrescentMoon, view: &View, action: &Action) -> Option<Message> {
        let Action::At(at) = *action else { return None };
        let hex = view.open.land.find(at)?;
        let actor = view.open.active();
        let mut others = Character::playing(rules.players).filter(|other| *other != actor);
        let others = others.any(|other| view.open.presence(other).has(hex));
        let murshid = actor != Character::Murshid && rules.murshid_near(&view.open, hex);
        let key = if others || murshid { "do-influence-contest" } else { "do-influence" };
        Some(message!(key, hex = view.open.place(hex)))
    }
}

impl CrescentMoon {
    /// Whether the box still has a token, where tokens are limited (CM-1.12, ruling X-2).
    pub(crate) fn has_token(&self, state: &State, who: Character) -> bool {
        !self.options.influence_limit
            || (state.open.tokens[who.index()].len() as u8) < self.edition.pieces[who.index()].influence
    }

    /// Hexes with own presence or adjacent to one, without the own token (CM-6.1).
    pub(crate) fn influence_hexes(&self, state: &State, who: Character) -> HexSet {
        if !self.has_token(state, who) {
            return HexSet::EMPTY;
        }
        let present = state.open.presence(who);
        (present | state.open.land.beside(present)).minus(state.open.tokens[who.index()])
    }

    /// Puts a token into a hex in place of any other (CM-1.5).
    pub(crate) fn put_token(&self, state: &mut State, who: Character, hex: Hex) {
        state.open.tokens.iter_mut().for_each(|tokens| _ = tokens.remove(hex));
        state.open.tokens[who.index()].add(hex);
    }

    /// Whether a Murshid token is adjacent to a hex (CM-12.1, CM-13.8).
    pub(crate) fn entangled(&self, open: &Open, hex: Hex) -> bool {
        open.land.adjacent(hex).meets(open.tokens[Character::Murshid.index()])
    }

    /// Whether a Murshid token is in a hex or adjacent to it (CM-7.7, CM-11.4).
    pub(crate) fn murshid_near(&self, open: &Open, hex: Hex) -> bool {
        open.tokens[Character::Murshid.index()].has(hex) || self.entangled(open, hex)
    }
}
