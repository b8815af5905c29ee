//! The sequence of play (BB-3, BB-10): what follows what, until somebody must decide or chance must speak.

use crate::BrianBoru;
use crate::by::BySeat;
use crate::pieces::{Card, Cards, MarriageCard};
use crate::say::{marriage, tell};
use crate::state::{Marker, Open, Player, Procedure, State, Step};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use table::{Arg, Message, Refusal, Seat, SeatSet, Teller};

/// One outcome of chance (ledger section 6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Who begins.
    First(Seat),
    /// The strength of the Viking card revealed.
    Viking(u8),
    /// The ordinary marriage card revealed.
    Marriage(MarriageCard),
    /// The packets dealt; what is left is set aside.
    Deal(BySeat<Cards>),
    /// Nothing is drawn: a position that somebody laid out begins with a part that needs no decision, and this sets it going.
    Go,
}

impl BrianBoru {
    /// Goes on until somebody must decide, chance must speak, or the game is over.
    pub(crate) fn advance(&self, state: &mut State, teller: &mut Teller) {
        while self.runs_by_itself(&state.open) {
            self.proceed(state, teller);
        }
    }

    /// Whether the present step needs neither a decision nor chance. No state that play arrives at is such a one.
    pub(crate) fn runs_by_itself(&self, open: &Open) -> bool {
        match open.flow.step {
            Step::VikingCard => open.viking_deck.strengths().is_empty(),
            Step::MarriageCard => open.marriage_deck.ordinary == 0,
            Step::Preparation
            | Step::Trick
            | Step::Resolve
            | Step::Line
            | Step::LastCards
            | Step::Marriage
            | Step::Rewards
            | Step::Battle
            | Step::Spoils
            | Step::Church
            | Step::ChurchPoints
            | Step::Claims
            | Step::Scoring => true,
            _ => false,
        }
    }

    /// Does the present step.
    fn proceed(&self, state: &mut State, teller: &mut Teller) {
        match state.open.flow.step {
            Step::Preparation => self.begin_round(state, teller),
            Step::VikingCard => state.open.flow.step = Step::MarriageCard,
            Step::MarriageCard => self.reveal_princess(state, teller),
            Step::Trick => self.begin_trick(state, teller),
            Step::Resolve => self.resolve_next(state, teller),
            Step::Line => self.run_line(state, teller),
            Step::LastCards => self.discard_last_cards(state, teller),
            Step::Marriage => self.begin_marriage(state, teller),
            Step::Rewards => self.pay_rewards(state, teller),
            Step::Battle => self.begin_battle(state, teller),
            Step::Spoils => self.pay_spoils(state, teller),
            Step::Church => self.begin_church(state, teller),
            Step::ChurchPoints => self.pay_church(state, teller),
            Step::Claims => self.claim_regions(state, teller),
            Step::Scoring => self.finish_game(state, teller),
            _ => {}
        }
    }

    /// A part of the game is done: what comes next, unless a stated position ends here.
    pub(crate) fn finish(&self, state: &mut State, part: Procedure, next: Step) {
        let stops = state.open.flow.stop_after == Some(part);
        state.open.flow.step = if stops { Step::Stopped } else { next };
    }

    /// BB-3.2: a round begins with its preparation.
    fn begin_round(&self, state: &mut State, teller: &mut Teller) {
        state.open.round = state.open.round.saturating_add(1);
        let round = state.open.round;
        tell(teller, "BB-3.2", || Message::new("told-round").with("n", round));
        state.open.flow.step = Step::VikingCard;
    }

    /// BB-3.4, BB-3.5: under the ordinary cards lies the princess; she is the prize of the last round. The draft follows (BB-3.6).
    fn reveal_princess(&self, state: &mut State, teller: &mut Teller) {
        if state.open.marriage_deck.princess {
            state.open.marriage_deck.princess = false;
            self.reveal_marriage(state, MarriageCard::Princess, teller);
        }
        self.finish(state, Procedure::Preparation, Step::Deal);
    }

    fn reveal_marriage(&self, state: &mut State, card: MarriageCard, teller: &mut Teller) {
        state.open.marriage_card = Some(card);
        tell(teller, "BB-3.4", || Message::new("told-marriage-card").with("card", marriage(card)));
        if state.open.marriage_deck.is_empty() {
            tell(teller, "BB-3.5", || Message::new("told-last-round"));
        }
    }

    /// Draws what chance decides now.
    pub(crate) fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let open = &state.open;
        match open.flow.step {
            Step::FirstPlayer => Chance::First(Seat::new(rng.random_range(0..open.seats()))),
            Step::VikingCard if !self.runs_by_itself(open) => {
                let strengths = open.viking_deck.strengths();
                Chance::Viking(strengths[rng.random_range(0..strengths.len())])
            }
            Step::MarriageCard if !self.runs_by_itself(open) => {
                let unseen: ArrayVec<MarriageCard, 8> = open.marriage_deck.unseen.iter().collect();
                Chance::Marriage(unseen[rng.random_range(0..unseen.len())])
            }
            Step::Deal => Chance::Deal(self.shuffle_and_deal(rng)),
            _ => Chance::Go,
        }
    }

    /// BB-4.1, BB-4.2: all 25 cards, shuffled; each player gets a packet.
    fn shuffle_and_deal<R: Rng + ?Sized>(&self, rng: &mut R) -> BySeat<Cards> {
        let mut cards: ArrayVec<Card, 25> = Card::all().collect();
        let dealt = self.counts().dealt as usize;
        let mut packets: BySeat<Cards> = BySeat::new(self.setup.players);
        for seat in packets.seats() {
            for _ in 0..dealt {
                let card = cards.swap_remove(rng.random_range(0..cards.len()));
                packets[seat].add(card);
            }
        }
        packets
    }

    /// Why this outcome is impossible now.
    pub(crate) fn impossible(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        let open = &state.open;
        let by_itself = self.runs_by_itself(open);
        let refuse = |clause: &'static str, key: &'static str| Some(Refusal::new(clause, Message::new(key)));
        match (open.flow.step, chance) {
            (_, Chance::Go) if by_itself => None,
            (Step::FirstPlayer, Chance::First(seat)) => {
                if seat.index() < open.seats() {
                    None
                } else {
                    refuse("BB-2.10", "no-chance-seat")
                }
            }
            (Step::VikingCard, Chance::Viking(strength)) if !by_itself => {
                if open.viking_deck.strengths().contains(strength) {
                    None
                } else {
                    refuse("BB-3.3", "no-chance-viking")
                }
            }
            (Step::MarriageCard, Chance::Marriage(card)) if !by_itself => {
                if open.marriage_deck.unseen.has(*card) {
                    None
                } else {
                    refuse("BB-3.4", "no-chance-marriage")
                }
            }
            (Step::Deal, Chance::Deal(packets)) => self.wrong_deal(packets),
            (step, _) => refuse(self.clause_of(step), "no-chance-now"),
        }
    }

    /// BB-4.2: the right number of cards for each, no card twice.
    pub(crate) fn wrong_deal(&self, packets: &BySeat<Cards>) -> Option<Refusal> {
        let dealt = self.counts().dealt;
        let sizes_fit = packets.values().iter().all(|packet| packet.len() == dealt as usize);
        let all = packets.values().iter().fold(Cards::NONE, |all, packet| all.or(*packet));
        let fits =
            packets.players() == self.setup.players && sizes_fit && all.len() == dealt as usize * packets.players();
        let why = || Message::new("no-chance-deal").with("n", dealt).with("players", self.setup.players);
        if fits { None } else { Some(Refusal::new("BB-4.2", why())) }
    }

    /// Applies an outcome of chance.
    pub(crate) fn apply_chance(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        match *chance {
            Chance::Go => self.proceed(state, teller),
            Chance::First(seat) => {
                state.open.marker = Marker::Held(seat);
                state.open.flow.step = Step::StartTown;
                tell(teller, "BB-2.10", || Message::new("told-first-player").with("seat", seat));
            }
            Chance::Viking(strength) => self.land_raiders(state, strength, teller),
            Chance::Marriage(card) => {
                state.open.marriage_deck.unseen.remove(card);
                state.open.marriage_deck.ordinary -= 1;
                self.reveal_marriage(state, card, teller);
                self.finish(state, Procedure::Preparation, Step::Deal);
            }
            Chance::Deal(packets) => self.deal(state, packets, teller),
        }
        teller.reveal();
        self.advance(state, teller);
    }

    /// BB-3.3: the Viking card brings its raiders and is discarded.
    fn land_raiders(&self, state: &mut State, strength: u8, teller: &mut Teller) {
        state.open.viking_deck.draw(strength);
        state.open.battle = state.open.battle.saturating_add(strength.into());
        state.open.flow.step = Step::MarriageCard;
        tell(teller, "BB-3.3", || Message::new("told-viking-card").with("n", strength));
    }
}

/// The values of cards as an argument: `1, 2 and 3`.
pub(crate) fn numbers(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| Arg::from(card.value())).collect())
}

/// The players with the largest number.
pub(crate) fn leaders(numbers: &BySeat<u16>) -> (u16, SeatSet) {
    let most = numbers.values().iter().copied().max().unwrap_or(0);
    (most, numbers.seats().filter(|seat| numbers[*seat] == most).collect())
}

/// One number of each player.
pub(crate) fn each(open: &Open, number: impl Fn(&Player) -> u16) -> BySeat<u16> {
    let mut numbers = BySeat::new(open.seats());
    for seat in open.players.seats() {
        numbers[seat] = number(&open.players[seat]);
    }
    numbers
}
