//! Laying out a position as a state, with every check that keeps nonsense off the table, and the way back.

use crate::BrianBoru;
use crate::by::BySeat;
use crate::draft::CHOSEN;
use crate::edition::Symbol;
use crate::pieces::{Card, Cards, MarriageCard, Marriages, Princess, Region, Towns, Which};
use crate::position::{
    DeckPosition, DraftPosition, FlowPosition, LinePosition, OrNone, PerRegion, PerSeat, PlayerPosition, Position,
    TrickPosition,
};
use crate::setup::empty_board;
use crate::state::{Claim, Flow, Hidden, Line, Marker, MarriageDeck, Open, Player, State, Step, Trick};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Complaint, Message, Pending, Seat, SeatSet};

/// The most of anything that a position may give to a player.
const PLENTY: u16 = 9999;

fn complain(key: &'static str) -> Complaint {
    Complaint::new(Message::new(key))
}

/// Complains unless it holds.
fn require(holds: bool, complaint: impl FnOnce() -> Complaint) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(complaint()) }
}

impl BrianBoru {
    /// The state a position describes, or why there is none.
    pub(crate) fn lay(&self, position: &Position) -> Result<State, Complaint> {
        let mut open = empty_board(self.setup.players);
        open.round = position.round;
        open.battle = position.battle;
        open.viking_deck = position.viking_deck;
        open.marker = position.marker;
        self.lay_players(position, &mut open)?;
        self.lay_board(position, &mut open)?;
        self.lay_marriages(position, &mut open)?;
        open.flow = self.lay_flow(position)?;
        for seat in open.players.seats() {
            open.flow.trick.cards[seat].into_iter().for_each(|card| open.players[seat].played.add(card));
        }
        let hidden = self.lay_hidden(position, &open)?;
        let state = State { open, hidden };
        self.check_step(&state)?;
        Ok(state)
    }

    fn seat(&self, seat: Seat) -> Result<Seat, Complaint> {
        let complaint =
            || Message::new("complaint-bb-seat").with("seat", seat.to_string()).with("players", self.setup.players);
        require(seat.index() < self.setup.players, || complaint().into()).map(|()| seat)
    }

    fn seats<'a>(&self, seats: impl IntoIterator<Item = &'a Seat>) -> Result<SeatSet, Complaint> {
        seats.into_iter().map(|seat| self.seat(*seat)).collect()
    }

    fn lay_players(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        self.seats(position.players.0.keys())?;
        let usual = PlayerPosition::default();
        for seat in open.players.seats() {
            let given = position.players.0.get(&seat).unwrap_or(&usual);
            let stocks = [given.coins, given.renown, given.vp, given.raiders, given.church, open.battle];
            require(stocks.iter().all(|stock| *stock <= PLENTY), || {
                Message::new("complaint-bb-plenty").with("most", PLENTY).into()
            })?;
            let kept = given.marriages.has(MarriageCard::Princess);
            let side = given.princess.0.filter(|side| *side != Princess::Spurn);
            require(side == given.princess.0 && side.is_some() == kept, || complain("complaint-bb-princess-side"))?;
            require(given.track <= self.components.top(), || complain("complaint-bb-track"))?;
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
                complain("complaint-bb-track-shared")
            })?;
        }
        Ok(())
    }

    fn lay_board(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        let mut taken = Towns::NONE;
        for player in open.players.values() {
            if let Some(town) = player.towns.and(taken).first() {
                return Err(Message::new("complaint-bb-two-discs").with("town", town.id()).into());
            }
            taken = taken.or(player.towns);
        }
        for tokens in [position.vikings, position.monasteries] {
            if let Some(town) = tokens.less(taken).first() {
                return Err(Message::new("complaint-bb-no-disc").with("town", town.id()).into());
            }
        }
        open.vikings = position.vikings;
        open.monasteries = position.monasteries;
        for (region, claim) in &position.claims.0 {
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

    fn lay_marriages(&self, position: &Position, open: &mut Open) -> Result<(), Complaint> {
        open.marriage_card = position.marriage_card.0;
        let mut seen = position.marriage_card.0.map(Marriages::one).unwrap_or_default();
        for player in open.players.values() {
            require(seen.and(player.marriages).is_empty(), || complain("complaint-bb-marriage-twice"))?;
            seen = seen.or(player.marriages);
        }
        let DeckPosition { ordinary, princess, unseen } = position.marriage_deck;
        let unseen = unseen.unwrap_or(Marriages::ORDINARY.less(seen));
        require(unseen.and(seen).is_empty() && !unseen.has(MarriageCard::Princess), || {
            complain("complaint-bb-marriage-twice")
        })?;
        require(!(princess && seen.has(MarriageCard::Princess)), || complain("complaint-bb-marriage-twice"))?;
        require(ordinary as usize <= unseen.len(), || complain("complaint-bb-marriage-deck"))?;
        open.marriage_deck = MarriageDeck { ordinary, princess, unseen };
        Ok(())
    }

    fn lay_flow(&self, position: &Position) -> Result<Flow, Complaint> {
        let flow = &position.flow;
        let players = self.setup.players;
        require(flow.pass as usize <= self.passes(), || complain("complaint-bb-pass"))?;
        let leader = flow.trick.leader.0.or(position.marker.holder()).unwrap_or_default();
        let mut trick = Trick::new(players, self.seat(leader)?);
        let marked = match position.marker {
            Marker::On(town) => Some(town),
            Marker::Held(_) | Marker::Beside => None,
        };
        trick.town = flow.trick.town.0.or(marked);
        require(marked.is_none() || trick.town == marked, || complain("complaint-bb-active-town"))?;
        for (seat, card) in &flow.trick.cards.0 {
            trick.cards[self.seat(*seat)?] = Some(*card);
        }
        trick.acted = self.seats(&flow.trick.acted)?;
        if trick.to_play().is_none() {
            trick.winner = self.trick_winner(&trick);
        }
        let LinePosition { seat, card, which, done } = flow.line;
        let face = Card::new(card);
        require(face.is_some() || card == 0, || {
            Message::new("complaint-bb-card").with("text", card.to_string()).into()
        })?;
        let length = face.map_or(0, |card| self.components.card(card).line(which).0.len());
        require(done as usize <= length, || complain("complaint-bb-line-done"))?;
        Ok(Flow {
            step: flow.step,
            stop_after: flow.stop_after.0,
            pass: flow.pass,
            trick,
            line: Line { seat: self.seat(seat)?, card: face, which, done },
            queue: self.seats(&flow.queue)?,
        })
    }

    fn lay_hidden(&self, position: &Position, open: &Open) -> Result<Hidden, Complaint> {
        let mut hidden = Hidden::new(self.setup.players);
        for (seat, player) in &position.players.0 {
            hidden.hands[*seat] = player.hand;
            hidden.last[*seat] = player.last.first();
            require(player.last.len() <= 1, || complain("complaint-bb-last"))?;
        }
        self.lay_draft(position, open, &mut hidden)?;
        let mut seen = Cards::NONE;
        for seat in open.players.seats() {
            let last = hidden.last[seat].map(Cards::one).unwrap_or_default();
            for cards in [hidden.hands[seat], last, open.players[seat].played] {
                if let Some(card) = cards.and(seen).first() {
                    return Err(Message::new("complaint-bb-card-twice").with("card", card.value()).into());
                }
                seen = seen.or(cards);
            }
        }
        Ok(hidden)
    }

    /// A remembered draft: packets of the right size, choices out of the packets, hands that follow from them.
    fn lay_draft(&self, position: &Position, open: &Open, hidden: &mut Hidden) -> Result<(), Complaint> {
        let DraftPosition { deal, picks } = &position.draft;
        let drafting = open.flow.step == Step::Draft;
        if deal.0.is_empty() {
            return require(!drafting && picks.is_empty(), || complain("complaint-bb-no-deal"));
        }
        for (seat, packet) in &deal.0 {
            hidden.deal[self.seat(*seat)?] = *packet;
        }
        if let Some(refusal) = self.wrong_packets(&hidden.deal) {
            return Err(refusal);
        }
        let pass = open.flow.pass as usize;
        require(!drafting || pass < self.passes(), || complain("complaint-bb-pass"))?;
        require(picks.len() <= hidden.picks.len(), || complain("complaint-bb-picks"))?;
        for (at, chosen) in picks.iter().enumerate() {
            for (seat, cards) in &chosen.0 {
                let seat = self.seat(*seat)?;
                require(cards.less(hidden.packet(seat, at)).is_empty(), || complain("complaint-bb-picks"))?;
                hidden.picks[at][seat] = *cards;
            }
        }
        self.check_picks(open, hidden)?;
        for seat in open.players.seats() {
            let mut hand = hidden.picks.iter().fold(Cards::NONE, |hand, picks| hand.or(picks[seat]));
            let last = hidden.last[seat].map(Cards::one).unwrap_or_default();
            if !drafting {
                hand = hand.or(hidden.packet(seat, pass)).less(open.players[seat].played).less(last);
            }
            let stated = hidden.hands[seat];
            require(stated.is_empty() || stated == hand, || complain("complaint-bb-hand"))?;
            hidden.hands[seat] = hand;
        }
        Ok(())
    }

    fn wrong_packets(&self, deal: &BySeat<Cards>) -> Option<Complaint> {
        self.wrong_deal(deal).map(|refusal| Complaint::new(refusal.why))
    }

    /// Finished passes are complete, the present one is not, later ones have not begun.
    fn check_picks(&self, open: &Open, hidden: &Hidden) -> Result<(), Complaint> {
        let pass = open.flow.pass as usize;
        let drafting = open.flow.step == Step::Draft;
        for (at, picks) in hidden.picks.iter().enumerate() {
            let sizes = picks.values().iter().map(|cards| cards.len());
            let fits = match at.cmp(&pass) {
                std::cmp::Ordering::Less => sizes.clone().all(|size| size == CHOSEN),
                std::cmp::Ordering::Equal if drafting => {
                    sizes.clone().all(|size| size <= CHOSEN) && sizes.clone().any(|size| size < CHOSEN)
                }
                _ => sizes.clone().all(|size| size == 0),
            };
            require(fits, || complain("complaint-bb-picks"))?;
        }
        require(drafting || pass == self.passes(), || complain("complaint-bb-pass"))
    }

    /// Somebody can act, or chance, or the position is an end.
    fn check_step(&self, state: &State) -> Result<(), Complaint> {
        let open = &state.open;
        let step = open.flow.step;
        if matches!(step, Step::Trick | Step::LeadTown | Step::LeadCard | Step::Follow) {
            let played = |seat: Seat| step != Step::Trick && open.flow.trick.cards[seat].is_some();
            let ready = open.players.seats().all(|seat| played(seat) || !state.hidden.hands[seat].is_empty());
            require(ready, || Message::new("complaint-bb-no-cards").with("step", step.id()).into())?;
        }
        let mut sound = self.fits_step(state);
        match self.waits_for(state) {
            Pending::Over => {}
            Pending::Chance => {
                let drawn = [Step::FirstPlayer, Step::VikingCard, Step::MarriageCard, Step::Deal];
                sound &= self.runs_by_itself(open) || drawn.contains(&step);
            }
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    let mut offers = Vec::new();
                    self.list_offers(state, seat, &mut offers);
                    sound &= !offers.is_empty();
                    sound &= offers.iter().all(|offer| self.why_not(state, seat, *offer).is_none());
                }
            }
        }
        require(sound, || Message::new("complaint-bb-step").with("step", step.id()).into())
    }

    /// Whether what is stated beside the step fits it.
    fn fits_step(&self, state: &State) -> bool {
        let open = &state.open;
        let trick = &open.flow.trick;
        let symbol = self.asked_symbol(open);
        match open.flow.step {
            Step::Resolve => trick.to_play().is_none(),
            Step::ChooseLine => {
                let seat = trick.to_act();
                let card = seat.and_then(|seat| trick.cards[seat]);
                let choice = card.is_some_and(|card| !self.components.card(card).line(Which::B).0.is_empty());
                choice && seat != trick.winner && trick.to_play().is_none()
            }
            Step::Line => open.flow.line.card.is_some(),
            Step::Buy => matches!(symbol, Some(Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court)),
            Step::Expand => symbol == Some(Symbol::Expand),
            Step::FreeTown => symbol == Some(Symbol::FreeTown),
            _ => true,
        }
    }

    /// The state in readable terms.
    pub(crate) fn tell_position(&self, state: &State) -> Position {
        let State { open, hidden } = state;
        let per_seat = |seat: Seat| (seat, player_position(&open.players[seat], hidden, seat));
        Position {
            round: open.round,
            marker: open.marker,
            players: PerSeat(open.players.seats().map(per_seat).collect()),
            vikings: open.vikings,
            monasteries: open.monasteries,
            claims: PerRegion(Region::ALL.iter().map(|region| (*region, open.claims[*region])).collect()),
            battle: open.battle,
            viking_deck: open.viking_deck,
            marriage_card: OrNone(open.marriage_card),
            marriage_deck: DeckPosition {
                ordinary: open.marriage_deck.ordinary,
                princess: open.marriage_deck.princess,
                unseen: Some(open.marriage_deck.unseen),
            },
            draft: draft_position(hidden),
            flow: flow_position(&open.flow),
        }
    }

    /// What scenario files may expect beside the position; all of it follows from the position.
    pub(crate) fn derive(&self, state: &State) -> Map<String, Value> {
        let State { open, hidden } = state;
        let trick = &open.flow.trick;
        let scores = self.scores(open);
        let mut last = Map::new();
        let mut packets = Map::new();
        let mut strengths = Map::new();
        for seat in open.players.seats() {
            let score = &scores[seat];
            let mut items: Vec<i32> = score.items().iter().map(|(_, _, points)| i32::from(*points)).collect();
            items.push(score.total());
            last.insert(seat.to_string(), json!(items));
            let packet =
                if open.flow.step == Step::Draft { hidden.packet(seat, open.flow.pass.into()) } else { Cards::NONE };
            packets.insert(seat.to_string(), json!(packet));
        }
        for region in Region::ALL {
            let parties = self.strengths(open, *region, true);
            let mut entry = json!(parties.players);
            entry["vikings"] = json!(parties.vikings);
            entry["total"] = json!(parties.total());
            strengths.insert(region.to_string(), entry);
        }
        let facts = json!({
            "trick_order": trick.order(),
            "trick_winner": trick.winner.map_or_else(|| "none".to_owned(), |seat| seat.to_string()),
            "next": if self.hands_last(state) { "trick" } else { "upkeep" },
            "last_round": open.marriage_deck.is_empty(),
            "final": last,
            "packets": packets,
            "strengths": strengths,
            "free_towns": open.free().len(),
        });
        match facts {
            Value::Object(facts) => facts,
            _ => Map::new(),
        }
    }
}

fn player_position(player: &Player, hidden: &Hidden, seat: Seat) -> PlayerPosition {
    PlayerPosition {
        towns: player.towns,
        coins: player.coins,
        renown: player.renown,
        vp: player.vp,
        track: player.track,
        raiders: player.raiders,
        church: player.church,
        marriages: player.marriages,
        princess: OrNone(player.princess),
        hand: hidden.hands[seat],
        played: player.played,
        last: hidden.last[seat].map(Cards::one).unwrap_or_default(),
    }
}

fn draft_position(hidden: &Hidden) -> DraftPosition {
    if !hidden.remembers_draft() {
        return DraftPosition::default();
    }
    let table =
        |cards: &BySeat<Cards>| PerSeat(cards.seats().map(|seat| (seat, cards[seat])).collect::<BTreeMap<_, _>>());
    DraftPosition { deal: table(&hidden.deal), picks: hidden.picks.iter().map(table).collect() }
}

fn flow_position(flow: &Flow) -> FlowPosition {
    let cards = flow.trick.cards;
    let played = cards.seats().filter_map(|seat| Some((seat, cards[seat]?)));
    FlowPosition {
        step: flow.step,
        stop_after: OrNone(flow.stop_after),
        pass: flow.pass,
        trick: TrickPosition {
            leader: OrNone(Some(flow.trick.leader)),
            town: OrNone(flow.trick.town),
            cards: PerSeat(played.collect()),
            acted: flow.trick.acted.iter().collect(),
        },
        line: LinePosition {
            seat: flow.line.seat,
            card: flow.line.card.map_or(0, Card::value),
            which: flow.line.which,
            done: flow.line.done,
        },
        queue: flow.queue.iter().collect(),
    }
}
