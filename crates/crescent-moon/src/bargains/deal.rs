//! Deals with the Murshid: points for support in a conflict (CM-7.7–7.11, CM-13.10).

use crate::bargains::Deal;
use crate::prelude::*;
use crate::state::MOST_YEARS;

const MURSHID: Character = Character::Murshid;

/// A player names an offer (CM-7.8, CM-7.9).
impl Decision<CrescentMoon> for DealOffer {
    const CLAUSE: &'static str = "CM-7.8";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.deal_asks(state, self.who)
    }

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-deal-offer", murshid = view.open.seat(MURSHID))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all((0..=rules.most_promised(state, self.who)).map(Action::Offer));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Offer(points) = *action else { return Some(not_asked(self.clause())) };
        let most = rules.edition.numbers.deal_most;
        if points > most {
            return Some(refuse!("CM-7.8", "no-deal-most", n = most));
        }
        let poor = i16::from(points) > state.hidden.vp[self.who.index()];
        poor.then(|| refuse!("CM-7.8", "no-deal-points", n = points))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Offer(points) = *action else { return };
        state.hidden.deal.offers[self.who.index()] = points;
        rules.tell_deal(state, "CM-7.9", self.who, teller, || message!("told-deal-offer", n = points));
        let next = rules.next_partner(state, self.who);
        state.open.turn_to(next.map_or(DealStep::DealAnswer, |who| DealOffer { who }.into()));
    }
}

/// The Murshid takes an offer, makes a demand, or declines (CM-7.9).
impl Decision<CrescentMoon> for DealAnswer {
    const CLAUSE: &'static str = "CM-7.9";

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        let place = view.open.conflict.as_ref().map(|conflict| view.open.place(conflict.hex));
        place.map_or_else(|| Message::new("ask-deal-amount"), |hex| message!("ask-deal-answer", hex))
    }

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.deal_asks(state, MURSHID)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let partners = rules.deal_partners(state);
        let offered = partners.iter().filter(|who| state.hidden.deal.offers[who.index()] > 0);
        offers.put_all(offered.map(|who| Action::Deal(state.open.seat(who))));
        offers.put_all(partners.iter().map(|who| Action::Demand(state.open.seat(who))));
        offers.put(Action::Decline);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let (seat, accepts) = match *action {
            Action::Decline => return None,
            Action::Deal(seat) => (seat, true),
            Action::Demand(seat) => (seat, false),
            _ => return Some(not_asked(self.clause())),
        };
        let partner = state.open.character(seat).filter(|who| rules.deal_partners(state).has(*who));
        let Some(who) = partner else { return no("CM-7.8", "no-deal-stranger") };
        let silent = accepts && state.hidden.deal.offers[who.index()] == 0;
        silent.then(|| refuse!("CM-7.9", "no-deal-offer", seat))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Deal(seat) => {
                let Some(who) = state.open.character(seat) else { return };
                state.hidden.deal.partner = Some(who);
                state.hidden.deal.vp = state.hidden.deal.offers[who.index()];
                rules.agree(state, teller);
            }
            Action::Demand(seat) => {
                state.hidden.deal.partner = state.open.character(seat);
                state.open.turn_to(DealStep::Amount);
            }
            _ => rules.no_deal(state, MURSHID, teller),
        }
    }
}

/// The Murshid names what is demanded (CM-7.9).
impl Decision<CrescentMoon> for Amount {
    const CLAUSE: &'static str = "CM-7.9";
    const PROMPT: &'static str = "ask-deal-amount";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.deal_asks(state, MURSHID)
    }

    fn offers(&self, rules: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all((1..=rules.edition.numbers.deal_most).map(Action::Count));
    }

    fn refusal(&self, rules: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Count(points) = *action else { return Some(not_asked(self.clause())) };
        let most = rules.edition.numbers.deal_most;
        (!(1..=most).contains(&points)).then(|| refuse!("CM-7.9", "no-deal-most", n = most))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Count(points), Some(who)) = (*action, state.hidden.deal.partner) else { return };
        state.hidden.deal.vp = points;
        rules.tell_deal(state, "CM-7.9", who, teller, || message!("told-deal-demand", n = points));
        state.open.turn_to(DealStep::DealReply);
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Count(count) = *action else { return None };
        Some(message!("do-demand-points", n = count))
    }
}

/// The player replies to the demand (CM-7.9).
impl Decision<CrescentMoon> for DealReply {
    const CLAUSE: &'static str = "CM-7.9";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.deal_asks(state, state.hidden.deal.partner.unwrap_or(MURSHID))
    }

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-deal-reply", murshid = view.open.seat(MURSHID), n = view.known.deal.vp)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let who = state.hidden.deal.partner.unwrap_or(MURSHID);
        if rules.most_promised(state, who) >= state.hidden.deal.vp {
            offers.put(Action::Accept);
        }
        offers.put(Action::Decline);
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Decline => None,
            Action::Accept => {
                let who = state.hidden.deal.partner.unwrap_or(MURSHID);
                let poor = state.hidden.vp[who.index()] < i16::from(state.hidden.deal.vp);
                poor.then(|| refuse!("CM-7.8", "no-deal-points", n = state.hidden.deal.vp))
            }
            _ => Some(not_asked(self.clause())),
        }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match action {
            Action::Accept => rules.agree(state, teller),
            _ => rules.no_deal(state, state.hidden.deal.partner.unwrap_or(MURSHID), teller),
        }
    }
}

impl CrescentMoon {
    /// Who may deal with the Murshid in the running conflict: everybody who takes part (CM-7.8). Nobody, if no Murshid token is in
    /// the hex or adjacent, or if the Murshid fights personally (CM-7.7).
    pub(crate) fn deal_partners(&self, state: &State) -> Crew {
        let Some(conflict) = &state.open.conflict else { return Crew::EMPTY };
        let personal = conflict.attacker == MURSHID || conflict.defender == Some(MURSHID);
        if personal || !self.murshid_near(&state.open, conflict.hex) {
            return Crew::EMPTY;
        }
        conflict.selectors.without(MURSHID)
    }

    /// Opens the deal window if there can be a deal: the attacker speaks first (CM-7.9).
    pub(crate) fn open_deal(&self, state: &mut State) {
        let partners = self.deal_partners(state);
        let Some(conflict) = state.open.conflict.as_ref().filter(|_| !partners.is_empty()) else { return };
        let who = conflict.attacker;
        state.hidden.deal = Deal::default();
        state.open.push(DealStep::from(DealOffer { who }));
    }

    /// Asks somebody about a deal. Where totals are truly hidden, not asking somebody who cannot pay would tell.
    fn deal_asks(&self, state: &State, who: Character) -> Asks {
        let seat = state.open.seat(who);
        if self.options.private_deals { Asks::Always(seat) } else { Asks::Seat(seat) }
    }

    /// The most a player can promise (CM-7.8).
    fn most_promised(&self, state: &State, who: Character) -> u8 {
        state.hidden.vp[who.index()].clamp(0, i16::from(self.edition.numbers.deal_most)) as u8
    }

    /// The next to name an offer: the attacker was first, the others follow in turn order (CM-7.9).
    fn next_partner(&self, state: &State, last: Character) -> Option<Character> {
        let attacker = state.open.conflict.as_ref()?.attacker;
        let others = self.deal_partners(state).without(attacker);
        others.iter().find(|who| last == attacker || *who > last)
    }

    /// At most one deal in a conflict, paid only if the partner's side wins (CM-7.8, CM-7.10).
    fn agree(&self, state: &mut State, teller: &mut Teller) {
        state.hidden.deal.agreed = true;
        state.open.pop();
        let (Some(who), points) = (state.hidden.deal.partner, state.hidden.deal.vp) else { return };
        self.tell_deal(state, "CM-7.10", who, teller, || message!("told-deal-agreed", n = points));
    }

    /// Somebody declines: the Murshid all offers, or a partner what the Murshid demands (CM-7.9).
    fn no_deal(&self, state: &mut State, who: Character, teller: &mut Teller) {
        state.hidden.deal.partner = None;
        state.hidden.deal.vp = 0;
        state.open.pop();
        let key = if who == MURSHID { "told-deal-refused" } else { "told-deal-none" };
        self.tell_deal(state, "CM-7.9", who, teller, || Message::new(key));
    }

    /// Pays the deal when the winner is known (CM-7.10, CM-11.11, CM-12.12).
    pub(crate) fn pay_deal(&self, state: &mut State, teller: &mut Teller) {
        let Deal { agreed: true, partner: Some(who), vp, .. } = state.hidden.deal else { return };
        let Some(conflict) = &state.open.conflict else { return };
        if conflict.winner.is_none() || conflict.camp(who) != conflict.winner {
            self.tell_deal(state, "CM-7.10", who, teller, || Message::new("told-deal-void"));
            return;
        }
        let clause = conflict.clause("CM-7.10", "CM-12.12");
        let year = state.open.year.saturating_sub(1) as usize % MOST_YEARS;
        state.hidden.vp[who.index()] -= i16::from(vp);
        state.hidden.vp[MURSHID.index()] += i16::from(vp);
        state.hidden.dealt[year][who.index()] -= vp as i8;
        state.hidden.dealt[year][MURSHID.index()] += vp as i8;
        self.tell_deal(state, clause, who, teller, || message!("told-deal-paid", n = vp));
    }

    /// Tells of a deal: to everybody, or to the two alone where deals are private.
    fn tell_deal(
        &self,
        state: &State,
        clause: &'static str,
        who: Character,
        teller: &mut Teller,
        say: impl FnOnce() -> Message,
    ) {
        let (seat, murshid) = (state.open.seat(who), state.open.seat(MURSHID));
        let message = || say().with("seat", seat).with("murshid", murshid);
        teller.tell(|| {
            if self.options.private_deals {
                let both: SeatSet = [seat, murshid].into_iter().collect();
                Event::secret(clause, message(), both, None)
            } else {
                Event::new(clause, message())
            }
        });
    }
}
