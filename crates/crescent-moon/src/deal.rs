//! Deals with the Murshid: points for support in a conflict (CM-7.7–7.11, CM-13.10).

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::decision::{Action, Sink};
use crate::flow::{Asked, DealStep, Frame};
use crate::state::{Deal, State};
use crate::told;
use table::{Message, Refusal, SeatSet, Teller};

const MURSHID: Character = Character::Murshid;

impl CrescentMoon {
    /// Who may deal with the Murshid in the running conflict: everybody who takes part (CM-7.8). Nobody, if no Murshid token is in
    /// the hex or adjacent, or if the Murshid fights personally (CM-7.7).
    pub(crate) fn deal_partners(&self, s: &State) -> Crew {
        let Some(conflict) = &s.table.conflict else { return Crew::NONE };
        let personal = conflict.attacker == MURSHID || conflict.defender == Some(MURSHID);
        if personal || !self.murshid_near(s, conflict.hex) {
            return Crew::NONE;
        }
        conflict.selectors.without(MURSHID)
    }

    /// Opens the deal window if there can be a deal: the attacker speaks first (CM-7.9).
    pub(crate) fn open_deal(&self, s: &mut State) {
        let partners = self.deal_partners(s);
        let Some(conflict) = s.table.conflict.as_ref().filter(|_| !partners.is_empty()) else { return };
        let who = conflict.attacker;
        s.secret.deal = Deal::default();
        s.table.push(Frame::Deal(DealStep::Offer { who }));
    }

    pub(crate) fn deal_asks(&self, s: &State, step: DealStep) -> Asked {
        let who = match step {
            DealStep::Offer { who } => who,
            DealStep::Answer | DealStep::Amount => MURSHID,
            DealStep::Reply => s.secret.deal.partner.unwrap_or(MURSHID),
        };
        // Where totals are truly hidden, not asking somebody who cannot pay would tell.
        if self.options.private_deals { Asked::Always(who) } else { Asked::Player(who) }
    }

    /// The most a player can promise (CM-7.8).
    fn most_promised(&self, s: &State, who: Character) -> u8 {
        s.secret.vp[who.index()].clamp(0, i16::from(self.edition.numbers.deal_most)) as u8
    }

    pub(crate) fn offer_deal(&self, s: &State, step: DealStep, offers: &mut impl Sink) {
        let partners = self.deal_partners(s);
        match step {
            DealStep::Offer { who } => {
                (0..=self.most_promised(s, who)).for_each(|points| offers.push(Action::Offer(points)));
            }
            DealStep::Answer => {
                for who in partners.iter().filter(|who| s.secret.deal.offers[who.index()] > 0) {
                    offers.push(Action::Deal(s.table.seat(who)));
                }
                partners.iter().for_each(|who| offers.push(Action::Demand(s.table.seat(who))));
                offers.push(Action::Decline);
            }
            DealStep::Amount => {
                (1..=self.edition.numbers.deal_most).for_each(|points| offers.push(Action::Count(points)));
            }
            DealStep::Reply => {
                let who = s.secret.deal.partner.unwrap_or(MURSHID);
                if self.most_promised(s, who) >= s.secret.deal.vp {
                    offers.push(Action::Accept);
                }
                offers.push(Action::Decline);
            }
        }
    }

    pub(crate) fn refuse_deal(&self, s: &State, step: DealStep, action: Action) -> Option<Refusal> {
        let refused =
            |clause: &'static str, key: &'static str, n: u8| Some(Refusal::new(clause, Message::new(key).with("n", n)));
        let most = self.edition.numbers.deal_most;
        let partner = |seat| s.table.character(seat).filter(|who| self.deal_partners(s).has(*who));
        let stranger = Refusal::new("CM-7.8", Message::new("no-deal-stranger"));
        match (step, action) {
            (DealStep::Offer { .. }, Action::Offer(points)) if points > most => refused("CM-7.8", "no-deal-most", most),
            (DealStep::Offer { who }, Action::Offer(points)) => {
                let poor = i16::from(points) > s.secret.vp[who.index()];
                if poor { refused("CM-7.8", "no-deal-points", points) } else { None }
            }
            (DealStep::Answer, Action::Decline) => None,
            (DealStep::Answer, Action::Demand(seat)) => partner(seat).map_or(Some(stranger), |_| None),
            (DealStep::Answer, Action::Deal(seat)) => match partner(seat) {
                None => Some(stranger),
                Some(who) if s.secret.deal.offers[who.index()] == 0 => {
                    Some(Refusal::new("CM-7.9", Message::new("no-deal-offer").with("seat", seat)))
                }
                Some(_) => None,
            },
            (DealStep::Amount, Action::Count(points)) => {
                if (1..=most).contains(&points) {
                    None
                } else {
                    refused("CM-7.9", "no-deal-most", most)
                }
            }
            (DealStep::Reply, Action::Decline) => None,
            (DealStep::Reply, Action::Accept) => {
                let who = s.secret.deal.partner.unwrap_or(MURSHID);
                let poor = s.secret.vp[who.index()] < i16::from(s.secret.deal.vp);
                if poor { refused("CM-7.8", "no-deal-points", s.secret.deal.vp) } else { None }
            }
            _ => Some(told::not_asked()),
        }
    }

    pub(crate) fn deal(&self, s: &mut State, step: DealStep, action: Action, t: &mut Teller) {
        match (step, action) {
            (DealStep::Offer { who }, Action::Offer(points)) => {
                s.secret.deal.offers[who.index()] = points;
                self.tell_deal(s, "CM-7.9", who, t, |message| message.with("n", points), "told-deal-offer");
                let next = self.next_partner(s, who).map_or(DealStep::Answer, |who| DealStep::Offer { who });
                s.table.turn_to(Frame::Deal(next));
            }
            (DealStep::Answer, Action::Deal(seat)) => {
                let Some(who) = s.table.character(seat) else { return };
                s.secret.deal.partner = Some(who);
                s.secret.deal.vp = s.secret.deal.offers[who.index()];
                self.agree(s, t);
            }
            (DealStep::Answer, Action::Demand(seat)) => {
                s.secret.deal.partner = s.table.character(seat);
                s.table.turn_to(Frame::Deal(DealStep::Amount));
            }
            (DealStep::Amount, Action::Count(points)) => {
                let Some(who) = s.secret.deal.partner else { return };
                s.secret.deal.vp = points;
                self.tell_deal(s, "CM-7.9", who, t, |message| message.with("n", points), "told-deal-demand");
                s.table.turn_to(Frame::Deal(DealStep::Reply));
            }
            (DealStep::Reply, Action::Accept) => self.agree(s, t),
            _ => {
                let who = s.secret.deal.partner.filter(|_| step == DealStep::Reply).unwrap_or(MURSHID);
                s.secret.deal.partner = None;
                s.secret.deal.vp = 0;
                s.table.pop();
                self.tell_deal(s, "CM-7.9", who, t, |message| message, "told-deal-none");
            }
        }
    }

    /// The next to name an offer: the attacker was first, the others follow in turn order (CM-7.9).
    fn next_partner(&self, s: &State, last: Character) -> Option<Character> {
        let attacker = s.table.conflict.as_ref()?.attacker;
        let others = self.deal_partners(s).without(attacker);
        others.iter().find(|who| last == attacker || *who > last)
    }

    /// At most one deal in a conflict, paid only if the partner's side wins (CM-7.8, CM-7.10).
    fn agree(&self, s: &mut State, t: &mut Teller) {
        s.secret.deal.agreed = true;
        s.table.pop();
        let (Some(who), points) = (s.secret.deal.partner, s.secret.deal.vp) else { return };
        self.tell_deal(s, "CM-7.10", who, t, |message| message.with("n", points), "told-deal-agreed");
    }

    /// Pays the deal when the winner is known (CM-7.10, CM-11.11, CM-12.12).
    pub(crate) fn pay_deal(&self, s: &mut State, t: &mut Teller) {
        let Deal { agreed: true, partner: Some(who), vp, .. } = s.secret.deal else { return };
        let Some(conflict) = &s.table.conflict else { return };
        if conflict.winner.is_none() || conflict.camp(who) != conflict.winner {
            self.tell_deal(s, "CM-7.10", who, t, |message| message, "told-deal-void");
            return;
        }
        let year = s.table.year.saturating_sub(1) as usize % crate::state::MOST_YEARS;
        s.secret.vp[who.index()] -= i16::from(vp);
        s.secret.vp[MURSHID.index()] += i16::from(vp);
        s.secret.dealt[year][who.index()] -= vp as i8;
        s.secret.dealt[year][MURSHID.index()] += vp as i8;
        self.tell_deal(s, "CM-7.10", who, t, |message| message.with("n", vp), "told-deal-paid");
    }

    /// Tells of a deal: to everybody, or to the two alone where deals are private.
    fn tell_deal(
        &self,
        s: &State,
        clause: &'static str,
        who: Character,
        t: &mut Teller,
        more: impl FnOnce(Message) -> Message,
        key: &'static str,
    ) {
        let (seat, murshid) = (s.table.seat(who), s.table.seat(MURSHID));
        let message = || more(Message::new(key).with("seat", seat).with("murshid", murshid));
        if self.options.private_deals {
            let both: SeatSet = [seat, murshid].into_iter().collect();
            told::whisper(t, clause, both, message, || None);
        } else {
            told::say(t, clause, message);
        }
    }
}
