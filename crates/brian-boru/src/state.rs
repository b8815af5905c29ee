//! What lies on the table: [`Open`] is what everybody sees, [`Hidden`] what only some may know.

mod decks;

pub use decks::{MarriageDeck, VikingDeck};

use crate::decision::Step;
use crate::pieces::{ByRegion, BySeat, Card, Cards, MarriageCard, Marriages, Princess, Town, Towns, Which};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::{Refusal, Seat, SeatSet, Teller, Unknown, named, refuse, tell};

/// The most times that players choose cards in one draft (BB-4.6).
pub const MOST_PASSES: usize = 3;

/// Cards chosen at each pass (BB-4.4).
pub(crate) const CHOSEN: usize = 2;

/// The whole table. Plain data of a few hundred bytes; a copy is a copy of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What only some may know.
    pub hidden: Hidden,
}

impl State {
    /// A part of the game is done: what comes next, unless a stated position ends here.
    pub(crate) fn finish(&mut self, part: Part, next: Step) {
        let flow = &mut self.open.flow;
        flow.step = if flow.stop_after == Some(part) { Step::Stopped } else { next };
    }

    /// A disc on a free town, where it stays to the end (BB-1.5).
    pub(crate) fn put_disc(&mut self, seat: Seat, town: Town) {
        self.open.players[seat].towns.add(town);
    }

    /// Points (BB-7.7).
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u16, clause: &'static str, teller: &mut Teller) {
        let player = &mut self.open.players[seat];
        player.vp = player.vp.saturating_add(points);
        tell!(teller, clause, "told-points", seat, n = points);
    }

    /// Renown (BB-7.6).
    pub(crate) fn gain_renown(&mut self, seat: Seat, renown: u16, clause: &'static str, teller: &mut Teller) {
        let player = &mut self.open.players[seat];
        player.renown = player.renown.saturating_add(renown);
        tell!(teller, clause, "told-renown", seat, n = renown);
    }

    /// Coins from the supply, which never runs out (BB-1.3).
    pub(crate) fn gain_coins(&mut self, seat: Seat, coins: u16, clause: &'static str, teller: &mut Teller) {
        let player = &mut self.open.players[seat];
        player.coins = player.coins.saturating_add(coins);
        tell!(teller, clause, "told-coins", seat, n = coins);
    }

    /// This player is served; the next of the queue follows.
    pub(crate) fn leave_queue(&mut self, seat: Seat) {
        self.open.flow.queue.remove(seat);
    }
}

/// Everything public (BB-1.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// How many rounds have begun.
    pub round: u8,
    /// Where the active-town marker is.
    pub marker: Marker,
    /// The stocks of each player.
    pub players: BySeat<Player>,
    /// Towns with a Viking control token.
    pub vikings: Towns,
    /// Towns with a monastery.
    pub monasteries: Towns,
    /// The claim tokens.
    pub claims: ByRegion<Claim>,
    /// Raiders in the battle area.
    pub battle: u16,
    /// Viking cards nobody has seen yet.
    pub viking_deck: VikingDeck,
    /// The prize of this round.
    pub marriage_card: Option<MarriageCard>,
    /// The marriage deck.
    pub marriage_deck: MarriageDeck,
    /// What is going on.
    pub flow: Flow,
}

/// The public stocks of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Towns with this player's disc, Viking-held ones included.
    pub towns: Towns,
    /// Coins.
    pub coins: u16,
    /// Renown.
    pub renown: u16,
    /// Points so far.
    pub vp: u16,
    /// Place on the marriage track; 0 is the start.
    pub track: u8,
    /// Raiders taken.
    pub raiders: u16,
    /// Discs in the church area.
    pub church: u16,
    /// Marriage cards in front of the player.
    pub marriages: Marriages,
    /// The side of the princess, if this player kept her.
    pub princess: Option<Princess>,
    /// Cards played in this round, those on the table included.
    pub played: Cards,
}

/// Secrets: what only owners know, or nobody.
///
/// A card that is in no hand, not played and no last card is the card set aside (BB-4.3); nothing more of it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The hands; during the draft the cards chosen so far.
    pub hands: BySeat<Cards>,
    /// Last cards, discarded without effect (BB-5.2), until the next deal.
    pub last: BySeat<Option<Card>>,
    /// The packets as dealt in this round; empty if that is not recorded (positions that somebody laid out).
    pub deal: BySeat<Cards>,
    /// What each player chose at each pass of this round's draft.
    pub picks: [BySeat<Cards>; MOST_PASSES],
}

impl Hidden {
    /// Nothing hidden yet.
    pub fn new(players: usize) -> Hidden {
        Hidden {
            hands: BySeat::new(players),
            last: BySeat::new(players),
            deal: BySeat::new(players),
            picks: [BySeat::new(players); MOST_PASSES],
        }
    }

    /// Whether this round's draft is recorded.
    pub fn remembers_draft(&self) -> bool {
        !self.deal.values()[0].is_empty()
    }

    /// What is left of the packet that `seat` holds at this pass (BB-4.5): dealt to the seat so many places to the right, less what was
    /// taken from it on the way. A packet may go round the whole table.
    pub fn packet(&self, seat: Seat, pass: usize) -> Cards {
        let players = self.deal.players();
        let origin = seat.clockwise((MOST_PASSES + 1) * players - pass, players);
        let mut packet = self.deal[origin];
        for (step, picks) in self.picks.iter().enumerate().take(pass + 1) {
            packet = packet - picks[origin.clockwise(step, players)];
        }
        packet
    }
}

/// Where the active-town marker is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marker {
    /// A player holds it.
    Held(Seat),
    /// It lies on the active town.
    On(Town),
    /// It lies beside the board: no town is free (BB-5.7), or nobody has it yet.
    Beside,
}

impl Marker {
    /// Who holds it.
    pub fn holder(self) -> Option<Seat> {
        match self {
            Marker::Held(seat) => Some(seat),
            Marker::On(_) | Marker::Beside => None,
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Marker::Held(seat) => seat.fmt(f),
            Marker::On(town) => town.fmt(f),
            Marker::Beside => f.write_str("beside"),
        }
    }
}

impl FromStr for Marker {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Marker, Unknown> {
        match (text, text.parse()) {
            ("beside", _) => Ok(Marker::Beside),
            (_, Ok(seat)) => Ok(Marker::Held(seat)),
            _ => text.parse().map(Marker::On),
        }
    }
}

/// Where a claim token lies (BB-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Claim {
    /// Face down on the board.
    #[default]
    Down,
    /// Face up on the board.
    Board,
    /// Face up in front of a player.
    Held(Seat),
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Down => f.write_str("down"),
            Claim::Board => f.write_str("board"),
            Claim::Held(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Claim {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Claim, Unknown> {
        match text {
            "down" => Ok(Claim::Down),
            "board" => Ok(Claim::Board),
            seat => seat.parse().map(Claim::Held).map_err(|_| Unknown(text.to_owned())),
        }
    }
}

table::written!(Marker, Claim);

/// What is going on. Nothing in this game interrupts anything deeper than an action line inside a trick, so the stack of
/// frames is a fixed one: the step, below it the line, below it the trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Flow {
    /// What the table waits for, or what is to be done next.
    pub step: Step,
    /// Do no more than this, then stop; for positions that try out one procedure.
    pub stop_after: Option<Part>,
    /// How many times packets have been passed in this draft.
    pub pass: u8,
    /// The trick being played, or the last one of the round.
    pub trick: Trick,
    /// The action being resolved, or the last one.
    pub line: Line,
    /// Players still to be served by the present upkeep step, in clockwise order from the marker.
    pub queue: SeatSet,
}

/// A trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who leads.
    pub leader: Seat,
    /// The active town.
    pub town: Option<Town>,
    /// The cards played.
    pub cards: BySeat<Option<Card>>,
    /// Whose actions are done.
    pub acted: SeatSet,
    /// Who has won it, once all cards are played.
    pub winner: Option<Seat>,
}

impl Trick {
    /// A trick before its lead.
    pub fn new(players: usize, leader: Seat) -> Trick {
        Trick { leader, town: None, cards: BySeat::new(players), acted: SeatSet::EMPTY, winner: None }
    }

    /// The next player to play a card, clockwise (BB-1.2) from the leader (BB-5.8).
    pub fn to_play(&self) -> Option<Seat> {
        self.leader.round(self.cards.players()).find(|seat| self.cards[*seat].is_none())
    }

    /// The next player to act: the lowest card that has not been resolved (BB-5.12).
    pub fn to_act(&self) -> Option<Seat> {
        let waiting = self.cards.iter().filter(|(seat, _)| !self.acted.has(*seat));
        waiting.filter_map(|(seat, card)| Some(((*card)?, seat))).min().map(|(_, seat)| seat)
    }

    /// The players in the order in which their cards are resolved (BB-5.12).
    pub fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.cards.seats().filter(|seat| self.cards[*seat].is_some()).collect();
        order.sort_by_key(|seat| self.cards[*seat]);
        order
    }
}

/// An action being resolved: whose, of which card, how far. By default none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// Who acts.
    pub seat: Seat,
    /// The card; `None` before the first action of the game.
    pub card: Option<Card>,
    /// Which of its actions.
    pub which: Which,
    /// How many symbols are done.
    pub done: u8,
}

named! {
    /// A part of the game that a stated position may run alone.
    pub enum Part {
        /// Starting towns.
        StartTowns = "start_towns",
        /// Viking card and marriage card.
        Preparation = "preparation",
        /// The whole draft.
        Draft = "draft",
        /// One trick.
        Trick = "trick",
        /// One action.
        Line = "line",
        /// All tricks of the round and the last cards.
        Actions = "actions",
        /// The marriage step.
        Marriage = "marriage",
        /// The battle step.
        Battle = "battle",
        /// The church step.
        Church = "church",
        /// The claim step.
        Claims = "claims",
    }
}

impl Open {
    /// A table with nothing on it.
    pub(crate) fn empty(players: usize) -> Open {
        Open {
            round: 0,
            marker: Marker::Beside,
            players: BySeat::new(players),
            vikings: Towns::EMPTY,
            monasteries: Towns::EMPTY,
            claims: ByRegion::default(),
            battle: 0,
            viking_deck: VikingDeck::default(),
            marriage_card: None,
            marriage_deck: MarriageDeck::default(),
            flow: Flow {
                step: Step::FirstPlayer,
                stop_after: None,
                pass: 0,
                trick: Trick::new(players, Seat::default()),
                line: Line::default(),
                queue: SeatSet::EMPTY,
            },
        }
    }

    /// The number of players.
    pub const fn seats(&self) -> usize {
        self.players.players()
    }

    /// Towns with a disc.
    pub fn taken(&self) -> Towns {
        self.players.values().iter().fold(Towns::EMPTY, |taken, player| taken | player.towns)
    }

    /// Towns without a disc (BB-1.4). A town that the Vikings hold still has its disc and is not free (BB-1.7).
    pub fn free(&self) -> Towns {
        Towns::ALL - self.taken()
    }

    /// The towns this player controls: own discs without a Viking control token (BB-1.6). Towns that only count as his thanks
    /// to the princess are not among them (BB-12.7).
    pub fn controlled(&self, seat: Seat) -> Towns {
        self.players[seat].towns - self.vikings
    }

    /// Whose disc lies on the town.
    pub fn owner(&self, town: Town) -> Option<Seat> {
        self.players.seats().find(|seat| self.players[*seat].towns.has(town))
    }

    /// Refuses a town on which a disc lies.
    pub(crate) fn not_free(&self, town: Town, clause: &'static str) -> Option<Refusal> {
        self.owner(town).map(|owner| refuse!(clause, "no-town-taken", town, seat = owner))
    }

    /// Who holds the marker, as somebody always does during upkeep (BB-10.4), or who led the trick while nobody holds it:
    /// upkeep steps and tricks begin with this player.
    pub fn first(&self) -> Seat {
        self.marker.holder().unwrap_or(self.flow.trick.leader)
    }

    /// The largest number that a player has, and who has it.
    pub fn most(&self, number: impl Fn(&Player) -> u16) -> (u16, SeatSet) {
        let most = self.players.values().iter().map(&number).max().unwrap_or(0);
        (most, self.having(most, number))
    }

    /// The players whose number is this.
    fn having(&self, wanted: u16, number: impl Fn(&Player) -> u16) -> SeatSet {
        self.players.seats().filter(|seat| number(&self.players[*seat]) == wanted).collect()
    }

    /// The players with the fewest raiders (BB-14.2).
    pub fn least_raiders(&self) -> SeatSet {
        let fewest = self.players.values().iter().map(|player| player.raiders).min().unwrap_or(0);
        self.having(fewest, |player| player.raiders)
    }

    /// The first player of the queue, clockwise from the marker.
    pub fn next_in_queue(&self) -> Option<Seat> {
        self.first().round(self.seats()).find(|seat| self.flow.queue.has(*seat))
    }
}
