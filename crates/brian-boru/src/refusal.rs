//! Why something is not allowed. Written from the clauses alone, without a look at what is offered; a law says that both agree.

use crate::BrianBoru;
use crate::decision::Action;
use crate::edition::{Gift, Symbol};
use crate::pieces::{Card, Suit, Town};
use crate::say::{card as card_arg, region as region_arg, suit as suit_arg, town as town_arg};
use crate::state::{Marker, State, Step};
use table::{Message, Refusal, Seat};

type Verdict = Result<(), Refusal>;

/// Refuses under the clause unless `allowed`.
fn require(allowed: bool, clause: &'static str, why: impl FnOnce() -> Message) -> Verdict {
    if allowed { Ok(()) } else { Err(Refusal::new(clause, why())) }
}

impl BrianBoru {
    /// Why this seat may not do this now.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.in_time(state, seat, action).and_then(|()| self.in_rules(state, seat, action)).err()
    }

    /// The clause under which a step asks.
    pub(crate) fn clause_of(&self, step: Step) -> &'static str {
        match step {
            Step::FirstPlayer => "BB-2.10",
            Step::StartTown => "BB-2.11",
            Step::Preparation | Step::VikingCard => "BB-3.3",
            Step::MarriageCard => "BB-3.4",
            Step::Deal => "BB-4.2",
            Step::Draft => "BB-4.4",
            Step::Trick | Step::LeadTown => "BB-5.3",
            Step::LeadCard => "BB-5.4",
            Step::Follow => "BB-5.8",
            Step::Resolve => "BB-5.12",
            Step::ChooseLine => "BB-5.14",
            Step::Line => "BB-6.1",
            Step::Buy => "BB-6.5",
            Step::Expand => "BB-7.12",
            Step::FreeTown => "BB-7.14",
            Step::LastCards => "BB-5.2",
            Step::Marriage => "BB-11.1",
            Step::MarriageTown => "BB-11.5",
            Step::Princess => "BB-12.1",
            Step::Rewards => "BB-13.1",
            Step::TrackTown => "BB-13.3",
            Step::Battle => "BB-14.2",
            Step::LoseTown => "BB-14.4",
            Step::Spoils => "BB-15.1",
            Step::Church | Step::LeaderMonastery => "BB-16.1",
            Step::ChurchPoints => "BB-16.5",
            Step::Monastery => "BB-16.6",
            Step::Claims => "BB-17.2",
            Step::Scoring | Step::Stopped | Step::Over => "BB-18.1",
        }
    }

    /// The right kind of answer, from the right seat, at the right time.
    fn in_time(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        let step = state.open.flow.step;
        let fits = match action {
            Action::Place(_) => step == Step::StartTown,
            Action::Pick(_) => step == Step::Draft,
            Action::Town(_) => step == Step::LeadTown,
            Action::Lead(_) => step == Step::LeadCard,
            Action::Follow(_) => step == Step::Follow,
            Action::Line(_) => step == Step::ChooseLine,
            Action::Buy(_) => step == Step::Buy,
            Action::Expand(_) => step == Step::Expand,
            Action::Free(_) => step == Step::FreeTown,
            Action::MarriageTown(_) => step == Step::MarriageTown,
            Action::Princess(_) => step == Step::Princess,
            Action::TrackTown(_) => step == Step::TrackTown,
            Action::Lose(_) => step == Step::LoseTown,
            Action::Monastery(_) => matches!(step, Step::LeaderMonastery | Step::Monastery),
        };
        let clause = self.clause_of(step);
        require(!matches!(step, Step::Stopped | Step::Over), clause, || Message::new("no-over"))?;
        require(seat.index() < state.open.seats(), "BB-1.1", || Message::new("no-such-seat"))?;
        require(fits, clause, || Message::new("no-not-now").with("now", crate::say::asked(step)))?;
        if step == Step::Draft {
            let chosen = state.hidden.picks[state.open.flow.pass as usize][seat].len();
            return require(chosen < 2, "BB-4.9", || Message::new("no-already-picked"));
        }
        let decider = self.decider(&state.open);
        let clause = if step == Step::LoseTown && state.open.next_in_queue() == decider { "BB-14.5" } else { clause };
        require(decider == Some(seat), clause, || match decider {
            Some(other) => Message::new("no-other-seat").with("seat", other),
            None => Message::new("no-over"),
        })
    }

    /// What the rules say about the answer itself.
    fn in_rules(&self, state: &State, seat: Seat, action: Action) -> Verdict {
        match action {
            Action::Place(town) => self.may_place(state, town),
            Action::Pick(card) => self.may_pick(state, seat, card),
            Action::Town(town) => self.may_name(state, seat, town),
            Action::Lead(card) => self.may_lead(state, seat, card),
            Action::Follow(card) => in_hand(state, seat, card, "BB-5.8"),
            Action::Line(which) => {
                require(which != crate::pieces::Which::Primary, "BB-5.14", || Message::new("no-primary-for-losers"))
            }
            Action::Buy(extras) => self.may_buy(state, seat, extras),
            Action::Expand(None) => Ok(()),
            Action::Expand(Some(town)) => self.may_expand(state, seat, town),
            Action::Free(town) => require(state.open.vikings.has(town), "BB-7.13", || {
                Message::new("no-not-viking").with("town", town_arg(town))
            }),
            Action::MarriageTown(town) => self.may_marry_into(state, town),
            Action::Princess(_) => Ok(()),
            Action::TrackTown(town) => is_free(state, town, "BB-13.3"),
            Action::Lose(town) => self.may_lose(state, town),
            Action::Monastery(town) => self.may_build(state, seat, town),
        }
    }

    /// BB-2.12.
    fn may_place(&self, state: &State, town: Town) -> Verdict {
        let region = town.region();
        let somebody = state
            .open
            .players
            .seats()
            .find(|seat| state.open.players[*seat].towns.iter().any(|other| other.region() == region));
        match somebody {
            None => Ok(()),
            Some(owner) => {
                let why = Message::new("no-region-taken").with("region", region_arg(region)).with("seat", owner);
                Err(Refusal::new("BB-2.12", why))
            }
        }
    }

    /// BB-4.4, BB-4.9.
    fn may_pick(&self, state: &State, seat: Seat, card: Card) -> Verdict {
        let chosen = state.hidden.hands[seat].has(card);
        require(!chosen, "BB-4.9", || Message::new("no-card-chosen").with("card", card_arg(card)))?;
        let players = state.open.seats();
        let pass = state.open.flow.pass as usize;
        let origin = Seat::new((seat.index() + 4 * players - pass) % players);
        let dealt = state.hidden.deal[origin].has(card);
        let taken = state.hidden.picks.iter().any(|picks| picks.values().iter().any(|cards| cards.has(card)));
        require(dealt && !taken, "BB-4.4", || Message::new("no-not-in-packet").with("card", card_arg(card)))
    }

    /// Whether a card of the hand has this colour or is white.
    fn can_lead_to(&self, state: &State, seat: Seat, colour: Suit) -> bool {
        state.hidden.hands[seat].iter().any(|card| {
            let suit = self.components.card(card).suit;
            suit == colour || suit == Suit::White
        })
    }

    /// BB-5.3, BB-5.5, BB-5.6.
    fn may_name(&self, state: &State, seat: Seat, town: Town) -> Verdict {
        is_free(state, town, "BB-5.3")?;
        let colour = |town: Town| self.components.colours[town.index()];
        if self.can_lead_to(state, seat, colour(town)) {
            return Ok(());
        }
        let another =
            Town::all().any(|other| state.open.owner(other).is_none() && self.can_lead_to(state, seat, colour(other)));
        require(!another, "BB-5.5", || {
            Message::new("no-card-for-town").with("town", town_arg(town)).with("suit", suit_arg(colour(town)))
        })
    }

    /// BB-5.4, BB-5.6, BB-5.7.
    fn may_lead(&self, state: &State, seat: Seat, card: Card) -> Verdict {
        in_hand(state, seat, card, "BB-5.4")?;
        let Some(town) = state.open.flow.trick.town else { return Ok(()) };
        let colour = self.components.colours[town.index()];
        let suit = self.components.card(card).suit;
        let fits = suit == colour || suit == Suit::White || !self.can_lead_to(state, seat, colour);
        require(fits, "BB-5.4", || {
            Message::new("no-wrong-colour")
                .with("card", card_arg(card))
                .with("town", town_arg(town))
                .with("suit", suit_arg(colour))
        })
    }

    /// BB-7.8 to BB-7.10, BB-7.15, BB-9.2.
    fn may_buy(&self, state: &State, seat: Seat, extras: u16) -> Verdict {
        let player = &state.open.players[seat];
        let price = u32::from(extras) * u32::from(self.components.costs.extra);
        require(price <= u32::from(player.coins), "BB-7.15", || {
            Message::new("no-too-expensive").with("price", i64::from(price)).with("coins", player.coins)
        })?;
        match self.asked_symbol(&state.open) {
            Some(Symbol::TakeRaider) => require(extras <= state.open.battle, "BB-7.10", || {
                Message::new("no-too-few-raiders").with("n", state.open.battle)
            }),
            Some(Symbol::Court) => {
                let left = self.components.track.len() as u16 - 1 - u16::from(player.track);
                require(extras <= left, "BB-9.2", || Message::new("no-beyond-top").with("n", left))
            }
            _ => Ok(()),
        }
    }

    /// BB-8.1 to BB-8.5.
    fn may_expand(&self, state: &State, seat: Seat, town: Town) -> Verdict {
        let open = &state.open;
        let price = self.components.costs.expansion;
        let coins = open.players[seat].coins;
        require(coins >= price, "BB-8.1", || {
            Message::new("no-too-expensive").with("price", price).with("coins", coins)
        })?;
        is_free(state, town, "BB-8.3")?;
        let active = open.marker == Marker::On(town) && !self.options.expand_into_active_town;
        require(!active, "BB-8.4", || Message::new("no-active-town").with("town", town_arg(town)))?;
        let mine = |source: Town| open.players[seat].towns.has(source) && !open.vikings.has(source);
        let joined = self.components.roads[town.index()].iter().any(mine);
        require(joined, "BB-8.2", || Message::new("no-no-road").with("town", town_arg(town)))
    }

    /// BB-11.5.
    fn may_marry_into(&self, state: &State, town: Town) -> Verdict {
        is_free(state, town, "BB-11.5")?;
        let face = state.open.marriage_card.and_then(|card| self.components.marriages.get(card as usize));
        match face.map(|face| face.benefit) {
            Some(Gift::Town(Some(region))) => require(town.region() == region, "BB-11.5", || {
                Message::new("no-other-region").with("town", town_arg(town)).with("region", region_arg(region))
            }),
            _ => Ok(()),
        }
    }

    /// BB-14.2, BB-14.9.
    fn may_lose(&self, state: &State, town: Town) -> Verdict {
        let Some(loser) = state.open.next_in_queue() else { return Ok(()) };
        let held = state.open.owner(town) == Some(loser) && !state.open.vikings.has(town);
        require(held, "BB-14.2", || Message::new("no-not-losers-town").with("town", town_arg(town)).with("seat", loser))
    }

    /// BB-16.1, BB-16.2, BB-16.8.
    fn may_build(&self, state: &State, seat: Seat, town: Town) -> Verdict {
        let held = state.open.owner(town) == Some(seat) && !state.open.vikings.has(town);
        require(held, "BB-16.8", || Message::new("no-not-your-town").with("town", town_arg(town)))?;
        require(!state.open.monasteries.has(town), "BB-16.2", || {
            Message::new("no-has-monastery").with("town", town_arg(town))
        })
    }
}

fn in_hand(state: &State, seat: Seat, card: Card, clause: &'static str) -> Verdict {
    require(state.hidden.hands[seat].has(card), clause, || Message::new("no-not-in-hand").with("card", card_arg(card)))
}

fn is_free(state: &State, town: Town, clause: &'static str) -> Verdict {
    match state.open.owner(town) {
        None => Ok(()),
        Some(owner) => {
            Err(Refusal::new(clause, Message::new("no-town-taken").with("town", town_arg(town)).with("seat", owner)))
        }
    }
}
