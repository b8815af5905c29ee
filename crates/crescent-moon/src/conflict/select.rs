//! Selecting cards in secret and showing them (CM-11.2, CM-11.3, CM-11.6, CM-12.2, CM-12.3, CM-12.5).

use crate::bargains::Deal;
use crate::conflict::Played;
use crate::prelude::*;

/// The deal window opens, then cards are selected (CM-11.2, CM-12.2).
impl Procedure<CrescentMoon> for Start {
    const CLAUSE: &'static str = "CM-11.2";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        rules.reopen_selection(state);
        state.open.turn_to(Step::Select);
        rules.open_deal(state);
        if let (Some(Frame::Deal(_)), Some(conflict)) = (state.open.top(), &state.open.conflict) {
            let murshid = state.open.seat(Character::Murshid);
            tell!(teller, conflict.clause("CM-11.2", "CM-12.2"), "told-deal-window", seat = murshid);
        }
    }
}

/// Everybody who may selects cards, all at once (CM-11.3, CM-12.3).
impl Decision<CrescentMoon> for Select {
    const CLAUSE: &'static str = "CM-11.3";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        match &state.open.conflict {
            Some(conflict) if conflict.selectors != conflict.done => {
                Asks::Together(state.open.seats_of(conflict.selectors - conflict.done))
            }
            _ => Asks::Nobody,
        }
    }

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        let Some(conflict) = &view.open.conflict else { return Message::new("ask-chance") };
        message!(conflict.clause("ask-select-combat", "ask-select-contest"), hex = view.open.place(conflict.hex))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        let Some(who) = state.open.character(seat) else { return };
        for kind in rules.edition.rack.each(rules.playable_before_selecting(state, who)) {
            offers.put(Action::Play(kind));
        }
        let rack = &rules.edition.rack;
        let chosen = state.hidden.chosen[who.index()];
        let selectable = rules.selectable(state, who);
        for kind in rack.each(selectable) {
            if rack.count(selectable, kind) > rack.count(chosen, kind) {
                offers.put(Action::Card(kind));
            }
        }
        offers.put(Action::Done);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let (Some(who), Some(conflict)) = (state.open.character(seat), &state.open.conflict) else {
            return Some(not_asked(self.clause()));
        };
        let (rack, hand) = (&rules.edition.rack, state.hidden.hands[who.index()]);
        let chosen = state.hidden.chosen[who.index()];
        match *action {
            Action::Done => None,
            Action::Card(kind) => {
                let card = || rules.card_arg(kind);
                if rack.count(hand, kind) <= rack.count(chosen, kind) {
                    return Some(refuse!(conflict.clause("CM-11.3", "CM-12.3"), "no-card-in-hand", card = card()));
                }
                let fits = rules.edition.card(kind).program(conflict.keyword()).is_some();
                (!fits).then(|| refuse!("CM-8.3", "no-card-keyword", card = card()))
            }
            Action::Play(kind) => {
                let card = || rules.card_arg(kind);
                if !rack.has(hand, kind) {
                    return Some(refuse!("CM-8.7", "no-card-in-hand", card = card()));
                }
                let fits = rack.has(rules.edition.sets.select, kind) && chosen.is_empty();
                (!fits).then(|| refuse!("CM-8.7", "no-card-window", card = card()))
            }
            _ => Some(not_asked(self.clause())),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Some(who) = state.open.character(seat) else { return };
        match *action {
            Action::Card(kind) => rules.edition.rack.put(&mut state.hidden.chosen[who.index()], kind),
            Action::Play(kind) => {
                // What was selected before the window closed does not bind: everybody chooses anew, knowing what was played.
                rules.play_anytime(state, who, kind, teller);
                rules.reopen_selection(state);
            }
            _ => {
                let Some(conflict) = &mut state.open.conflict else { return };
                conflict.done.add(who);
                // The last one to choose does not wait for others to take theirs back.
                if (conflict.selectors - conflict.done).len() == 1 {
                    teller.reveal();
                }
            }
        }
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-select", action)
    }

    fn proceed(self, _: &CrescentMoon, state: &mut State, teller: &mut Teller) -> bool {
        let Some(conflict) = state.open.conflict.as_ref().filter(|conflict| conflict.selectors == conflict.done) else {
            return false;
        };
        let next = if conflict.combat { Step::LateDeal } else { Step::Stance };
        // That everybody has finished, and whether the Murshid chose any card, is new to somebody.
        teller.reveal();
        state.open.turn_to(next);
        true
    }
}

/// The second deal window, if the table plays with one; then the Murshid's choice of a side, or the reveal (CM-7.9, CM-11.5).
impl Procedure<CrescentMoon> for LateDeal {
    const CLAUSE: &'static str = "CM-7.9";

    fn run(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) {
        let aside = state
            .open
            .conflict
            .as_ref()
            .is_some_and(|conflict| conflict.combat && conflict.camp(Character::Murshid).is_none());
        let meddles = aside && !state.hidden.chosen[Character::Murshid.index()].is_empty();
        state.open.turn_to(if meddles { Step::Meddle } else { Step::Reveal });
        if rules.options.late_deals && !state.hidden.deal.agreed {
            rules.open_deal(state);
        }
    }
}

/// All chosen cards are shown at once; no deal can be made any more (CM-11.6, CM-12.5, CM-7.11).
impl Procedure<CrescentMoon> for Reveal {
    const CLAUSE: &'static str = "CM-11.6";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        teller.reveal();
        let chosen = state.hidden.chosen;
        state.hidden.chosen = [Pile::EMPTY; 5];
        for holder in Character::playing(rules.players) {
            for kind in rules.edition.rack.cards(chosen[holder.index()]) {
                rules.leave_hand(state, holder, kind);
                let Some(conflict) = &mut state.open.conflict else { return };
                let camp = conflict.camp(holder).or(conflict.meddled).unwrap_or(Camp::Attacker);
                let me = if conflict.camp(holder).is_some() { Some(holder) } else { conflict.combatant(camp) };
                let _ = conflict.shown.try_push((holder, kind));
                let _ = conflict.played.try_push(Played::new(kind, holder, me.unwrap_or(holder), camp));
            }
        }
        if let Some(conflict) = &state.open.conflict {
            rules.tell_reveal(&state.open, conflict, teller);
        }
        state.open.turn_to(Step::Order);
    }
}

impl CrescentMoon {
    /// Begins a conflict: first comes the deal window, then the selection (CM-11.2, CM-12.2).
    pub(crate) fn begin_conflict(&self, state: &mut State, conflict: Conflict) {
        state.hidden.deal = Deal::default();
        state.hidden.chosen = [Pile::EMPTY; 5];
        state.open.conflict = Some(conflict);
        state.open.push(Step::Start);
    }

    /// Everybody selects from the beginning. A player without cards has nothing to choose, and everybody sees that.
    pub(crate) fn reopen_selection(&self, state: &mut State) {
        state.hidden.chosen = [Pile::EMPTY; 5];
        if let Some(conflict) = &mut state.open.conflict {
            let empty = conflict.selectors.iter().filter(|who| state.open.hand_sizes[who.index()] == 0);
            conflict.done = empty.collect();
        }
    }

    /// What may be selected: cards with the keyword that fits (CM-11.3, CM-12.3).
    pub(crate) fn selectable(&self, state: &State, who: Character) -> Pile {
        let keyword = state.open.conflict.as_ref().map_or(Keyword::Contest, Conflict::keyword);
        state.hidden.hands[who.index()].only(self.edition.sets.keyword[keyword.index()])
    }

    /// Cards that may be played just now, before selecting any (CM-8.7).
    pub(crate) fn playable_before_selecting(&self, state: &State, who: Character) -> Pile {
        if state.hidden.chosen[who.index()].is_empty() {
            state.hidden.hands[who.index()].only(self.edition.sets.select)
        } else {
            Pile::EMPTY
        }
    }

    /// Tells what everybody shows in a conflict.
    pub(crate) fn tell_reveal(&self, open: &Open, conflict: &Conflict, teller: &mut Teller) {
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        for holder in Character::playing(self.players).filter(|who| conflict.selectors.has(*who)) {
            let mut shown = conflict.played.iter().filter(|card| card.holder == holder).peekable();
            if shown.peek().is_none() {
                continue;
            }
            let cards: Vec<Arg> = shown.map(|card| self.card_arg(card.kind)).collect();
            tell!(teller, clause, "told-reveal", seat = open.seat(holder), cards);
        }
        if conflict.played.is_empty() {
            tell!(teller, clause, "told-reveal-none");
        }
    }
}
