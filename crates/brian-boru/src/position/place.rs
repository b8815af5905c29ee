//! Laying out a position as a state, with every check that keeps nonsense off the table.

use super::{DeckPosition, DraftPosition, LinePosition, PlayerPosition, Position};
use crate::edition::Symbol;
use crate::prelude::*;
use std::cmp::Ordering;

/// The most of anything that a position may give to a player.
const PLENTY: u16 = 9999;

/// Complains unless it holds.
fn require(holds: bool, why: impl FnOnce() -> Message) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(why().into()) }
}

impl BrianBoru {
    fn seat(&self, seat: Seat) -> Result<Seat, Complaint> {
        let players = self.players();
        require(seat.index() < players, || message!("complaint-bb-seat", seat = seat.to_string(), players))?;
        Ok(seat)
    }

    fn seats<'a>(&self, seats: impl IntoIterator<Item = &'a Seat>) -> Result<SeatSet, Complaint> {
        seats.into_iter().map(|seat| self.seat(*seat)).collect()
    }

    pub(super) fn lay_players(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        self.seats(position.players.keys())?;
        let usual = PlayerPosition::default();
        for seat in open.players.seats() {
            let given = position.players.get(&seat).unwrap_or(&usual);
            let stocks = [given.coins, given.renown, given.vp, given.raiders, given.church, open.battle];
            require(stocks.iter().all(|stock| *stock <= PLENTY), || message!("complaint-bb-plenty", most = PLENTY))?;
            let kept = given.marriages.has(MarriageCard::Princess);
            let side = given.princess.0.filter(|side| *side != Princess::Spurn);
            require(side == given.princess.0 && side.is_some() == kept, || message!("complaint-bb-princess-side"))?;
            require(given.track <= self.components.top(), || message!("complaint-bb-track"))?;
            open.players[seat] = Player {
                towns: given.towns,
                coins: given.coins,
                renown: given.renown,
                vp: given.vp,
                track: given.track,
                raiders: given.raiders,
                church: given.church,
                marriages: given.marriages,
                princess: given.princess.0,
                played: given.played,
            };
        }
        for seat in open.players.seats() {
            let track = open.players[seat].track;
            let sharing = open.players.values().iter().filter(|player| player.track == track).count();
            require(track == 0 || sharing == 1 || position.flow.line.card > 0, || {
                message!("complaint-bb-track-shared")
            })?;
        }
        Ok(())
    }

    pub(super) fn lay_board(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        let mut taken = Towns::EMPTY;
        for player in open.players.values() {
            if let Some(town) = (player.towns & taken).first() {
                return Err(message!("complaint-bb-two-discs", town = town.name()).into());
            }
            taken |= player.towns;
        }
        for tokens in [position.vikings, position.monasteries] {
            if let Some(town) = (tokens - taken).first() {
                return Err(message!("complaint-bb-no-disc", town = town.name()).into());
            }
        }
        open.vikings = position.vikings;
        open.monasteries = position.monasteries;
        for (region, claim) in &position.claims {
            if let Claim::Held(seat) = claim {
                self.seat(*seat)?;
            }
            open.claims[*region] = *claim;
        }
        if let Marker::Held(seat) = position.marker {
            self.seat(seat)?;
        }
        Ok(())
    }

    pub(super) fn lay_marriages(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        open.marriage_card = position.marriage_card.0;
        let mut seen = position.marriage_card.0.map(Marriages::one).unwrap_or_default();
        for player in open.players.values() {
            require(!seen.meets(player.marriages), || message!("complaint-bb-marriage-twice"))?;
            seen |= player.marriages;
        }
        let DeckPosition { ordinary, princess, unseen } = position.marriage_deck;
        let unseen = unseen.unwrap_or(Marriages::ORDINARY - seen);
        require(!unseen.meets(seen) && !unseen.has(MarriageCard::Princess), || {
            message!("complaint-bb-marriage-twice")
        })?;
        require(!(princess && seen.has(MarriageCard::Princess)), || message!("complaint-bb-marriage-twice"))?;
        require(ordinary as usize <= unseen.len(), || message!("complaint-bb-marriage-deck"))?;
        open.marriage_deck = MarriageDeck { ordinary, princess, unseen };
        Ok(())
    }

    pub(super) fn lay_flow(&self, position: &Position) -> Result<Flow, Complaint> {
        let flow = &position.flow;
        let players = self.setup.players;
        require(flow.pass as usize <= self.passes(), || message!("complaint-bb-pass"))?;
        let leader = flow.trick.leader.0.or(position.marker.holder()).unwrap_or_default();
        let mut trick = Trick::new(players, self.seat(leader)?);
        let marked = match position.marker {
            Marker::On(town) => Some(town),
            Marker::Held(_) | Marker::Beside => None,
        };
        trick.town = flow.trick.town.0.or(marked);
        require(marked.is_none() || trick.town == marked, || message!("complaint-bb-active-town"))?;
        for (seat, card) in &flow.trick.cards {
            trick.cards[self.seat(*seat)?] = Some(*card);
        }
        trick.acted = self.seats(&flow.trick.acted)?;
        if trick.to_play().is_none() {
            trick.winner = self.trick_winner(&trick);
        }
        let LinePosition { seat, card, which, done } = flow.line;
        let face = Card::new(card);
        require(face.is_some() || card == 0, || message!("complaint-bb-card", text = card.to_string()))?;
        let length = face.map_or(0, |card| self.components.card(card).line(which).0.len());
        require(done as usize <= length, || message!("complaint-bb-line-done"))?;
        Ok(Flow {
            step: flow.step,
            stop_after: flow.stop_after.0,
            pass: flow.pass,
            trick,
            line: Line { seat: self.seat(seat)?, card: face, which, done },
            queue: self.seats(&flow.queue)?,
        })
    }

    pub(super) fn lay_hidden(&self, position: &Position, open: &Open) -> Result<Hidden, Complaint> {
        let mut hidden = Hidden::new(self.setup.players);
        for (seat, player) in &position.players {
            hidden.hands[*seat] = player.hand;
            hidden.last[*seat] = player.last.first();
            require(player.last.len() <= 1, || message!("complaint-bb-last"))?;
        }
        self.lay_draft(position, open, &mut hidden)?;
        let mut seen = Cards::EMPTY;
        for seat in open.players.seats() {
            let last = hidden.last[seat].map(Cards::one).unwrap_or_default();
            for cards in [hidden.hands[seat], last, open.players[seat].played] {
                if let Some(card) = (cards & seen).first() {
                    return Err(message!("complaint-bb-card-twice", card = card.value()).into());
                }
                seen |= cards;
            }
        }
        Ok(hidden)
    }

    /// A remembered draft: packets of the right size, choices out of the packets, hands that follow from them.
    fn lay_draft(&self, position: &Position, open: &Open, hidden: &mut Hidden) -> Result<(), Complaint> {
        let DraftPosition { deal, picks } = &position.draft;
        let drafting = open.flow.step == Step::Draft;
        if deal.is_empty() {
            return require(!drafting && picks.is_empty(), || message!("complaint-bb-no-deal"));
        }
        for (seat, packet) in deal {
            hidden.deal[self.seat(*seat)?] = *packet;
        }
        if let Some(refusal) = self.wrong_deal(&hidden.deal) {
            return Err(refusal.why.into());
        }
        let pass = open.flow.pass as usize;
        require(!drafting || pass < self.passes(), || message!("complaint-bb-pass"))?;
        require(picks.len() <= hidden.picks.len(), || message!("complaint-bb-picks"))?;
        for (at, chosen) in picks.iter().enumerate() {
            for (seat, cards) in chosen {
                let seat = self.seat(*seat)?;
                require(cards.is_within(hidden.packet(seat, at)), || message!("complaint-bb-picks"))?;
                hidden.picks[at][seat] = *cards;
            }
        }
        self.check_picks(open, hidden)?;
        for seat in open.players.seats() {
            let mut hand = hidden.picks.iter().fold(Cards::EMPTY, |hand, picks| hand | picks[seat]);
            let last = hidden.last[seat].map(Cards::one).unwrap_or_default();
            if !drafting {
                hand = (hand | hidden.packet(seat, pass)) - open.players[seat].played - last;
            }
            let stated = hidden.hands[seat];
            require(stated.is_empty() || stated == hand, || message!("complaint-bb-hand"))?;
            hidden.hands[seat] = hand;
        }
        Ok(())
    }

    /// Finished passes are complete, the present one is not, later ones have not begun.
    fn check_picks(&self, open: &Open, hidden: &Hidden) -> Result<(), Complaint> {
        let pass = open.flow.pass as usize;
        let drafting = open.flow.step == Step::Draft;
        for (at, picks) in hidden.picks.iter().enumerate() {
            let sizes = picks.values().iter().map(|cards| cards.len());
            let fits = match at.cmp(&pass) {
                Ordering::Less => sizes.clone().all(|size| size == CHOSEN),
                Ordering::Equal if drafting => {
                    sizes.clone().all(|size| size <= CHOSEN) && sizes.clone().any(|size| size < CHOSEN)
                }
                _ => sizes.clone().all(|size| size == 0),
            };
            require(fits, || message!("complaint-bb-picks"))?;
        }
        require(drafting || pass == self.passes(), || message!("complaint-bb-pass"))
    }

    /// Somebody can act, or chance, or the position is an end.
    pub(super) fn check_step(&self, state: &State) -> Result<(), Complaint> {
        let open = &state.open;
        let step = open.flow.step;
        if matches!(step, Step::BeginTrick | Step::LeadTown | Step::LeadCard | Step::Follow) {
            let played = |seat: Seat| step != Step::BeginTrick && open.flow.trick.cards[seat].is_some();
            let ready = open.players.seats().all(|seat| played(seat) || !state.hidden.hands[seat].is_empty());
            require(ready, || message!("complaint-bb-no-cards", step = step.name()))?;
        }
        let asked = match step.asks(self, state) {
            Asks::Over | Asks::Chance => SeatSet::EMPTY,
            Asks::Nobody => {
                require(step.runs(), || message!("complaint-bb-step", step = step.name()))?;
                SeatSet::EMPTY
            }
            Asks::Seat(seat) | Asks::Always(seat) => SeatSet::one(seat),
            Asks::Together(seats) => seats,
        };
        let sound = self.fits_step(open) && asked.iter().all(|seat| self.has_offers(state, seat));
        require(sound, || message!("complaint-bb-step", step = step.name()))
    }

    /// Whether the seat has something to answer, and none of it is refused.
    fn has_offers(&self, state: &State, seat: Seat) -> bool {
        let mut offers = Vec::new();
        self.offers(state, seat, &mut offers);
        !offers.is_empty() && offers.iter().all(|offer| self.refusal(state, seat, offer).is_none())
    }

    /// Whether what is stated beside the step fits it.
    fn fits_step(&self, open: &Open) -> bool {
        let trick = &open.flow.trick;
        let symbol = self.asked_symbol(open);
        match open.flow.step {
            Step::Resolve => trick.to_play().is_none(),
            Step::ChooseLine => trick.to_act() != trick.winner && trick.to_play().is_none(),
            Step::RunLine => open.flow.line.card.is_some(),
            Step::Buy => matches!(symbol, Some(Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court)),
            Step::Expand => symbol == Some(Symbol::Expand),
            Step::FreeTown => symbol == Some(Symbol::FreeTown),
            _ => true,
        }
    }
}
