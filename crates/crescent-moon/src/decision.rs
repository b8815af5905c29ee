//! Everything that is asked, written once: the stages of a game, what interrupts them, and the steps of conflicts, bargains and deals; what
//! seats and chance may answer.
//!
//! A stage is a phase of the game (CM-4.1). Whatever interrupts it, such as an action, a conflict, a bargain or a card, is a frame on a
//! small stack; the top frame says what happens next. Each stands in the file of its chapter, with offers, refusals and effects.

use crate::cards::Keyword;
use crate::conflict::{Camp, Losses};
use crate::edition::{LayoutId, RowName};
use crate::hex::{At, Direction, Edges, Hex, HexSet};
use crate::land::{Tile, TileHands};
use crate::pieces::{Building, Units};
use crate::pile::{Drawn, Kind};
use crate::verb::Verb;
use crate::{Character, CrescentMoon, places};
use arrayvec::ArrayVec;
use table::decision::not_asked;
use table::{Message, Refusal, Seat, message, no, refuse};

table::decisions! {
    /// A phase of the game, or of setting it up.
    pub enum Stage of structs for CrescentMoon {
        /// Seats choose characters (CM-2.1).
        asks Characters = "characters",
        /// Characters are drawn (CM-2.1).
        draws DrawCharacters = "draw_characters",
        /// A layout is drawn (CM-2.4).
        draws DrawLayout = "draw_layout",
        /// Tiles of the variable map are dealt (CM-2.15).
        draws DealTiles = "deal_tiles",
        /// Tiles are placed (CM-2.16).
        asks Tiles {
            /// How many have been placed.
            placed: u8,
        } = "tiles",
        /// Starting groups are placed (CM-2.20).
        asks Groups {
            /// How many have been placed.
            placed: u8,
        } = "groups",
        /// The palace is placed (CM-2.5).
        asks FirstPalace = "palace",
        /// The market is filled (CM-2.9).
        runs FillMarket = "fill_market",
        /// The Murshid's Intrigue of the set-up (CM-2.11).
        runs FirstIntrigue = "first_intrigue",
        /// Income (CM-4.2).
        runs Income = "income",
        /// Reserves (CM-4.5).
        runs Reserves = "reserves",
        /// Upkeep a: cards come back (CM-4.9).
        runs TakeBack = "take_back",
        /// Upkeep b and c: the market moves on (CM-4.10, CM-4.11).
        runs Upkeep = "upkeep",
        /// The action phase (CM-5.1).
        asks Act {
            /// The round, from 1.
            round: u8,
            /// Whose action it is.
            who: Character,
            /// How far it is.
            step: ActStep,
        } = "act",
        /// Scoring (CM-14.1).
        runs Scoring = "scoring",
        /// Objectives that are paid for (CM-14.5).
        asks Tribute = "tribute",
        /// The game is over (CM-14.6).
        ends Over = "over",
        /// A position has run as far as it asked for.
        ends Halted = "halted",
    }
}

impl Default for Stage {
    /// Where a table stands whose map lies ready.
    fn default() -> Stage {
        Stage::FirstPalace
    }
}

table::decisions! {
    /// Something that goes on within a stage.
    pub enum Frame of structs for CrescentMoon {
        /// The tile that was picked is placed (CM-2.16).
        asks TilePlace = "tile_place",
        /// A river tile is turned (CM-2.17).
        asks TileTurn {
            /// Where it lies.
            at: At,
        } = "tile_turn",
        /// A starting group is placed (CM-2.20).
        asks GroupHex {
            /// Which of the two.
            group: u8,
        } = "group_hex",
        /// Influence: which hex (CM-6.1).
        asks Influence = "influence",
        /// Build: which piece, or stop (CM-6.5).
        asks Build {
            /// How many more pieces may be built.
            left: u8,
            /// How much cheaper each is.
            discount: u8,
            /// Where something was built in this action: each piece goes to another hex.
            used: HexSet,
        } = "build",
        /// Build: which hex (CM-6.7).
        asks BuildHex {
            /// The piece.
            piece: Building,
            /// How much cheaper it is.
            discount: u8,
            /// Where something was built in this action.
            used: HexSet,
        } = "build_hex",
        /// Move: from where, or stop (CM-6.12).
        asks Move {
            /// How many moves are left.
            left: u8,
            /// Whether some have been made, so that the player may stop.
            any: bool,
            /// The only hex units may come from, after a bribe.
            from: Option<Hex>,
        } = "move",
        /// Move: to where.
        asks MoveTo {
            /// Where they set out.
            from: Hex,
        } = "move_to",
        /// Move: how many.
        asks MoveMix {
            /// Where they set out.
            from: Hex,
            /// Where they go.
            to: Hex,
        } = "move_mix",
        /// Assault: from where (CM-6.15).
        asks Assault {
            /// The only hex units may come from, after a bribe or by a card.
            from: Option<Hex>,
        } = "assault",
        /// Assault: to where.
        asks AssaultTo {
            /// Where the units set out.
            from: Hex,
        } = "assault_to",
        /// Assault: how many.
        asks AssaultMix {
            /// Where they set out.
            from: Hex,
            /// Where they go.
            to: Hex,
        } = "assault_mix",
        /// Recruit: where, or stop (CM-6.17).
        asks Recruit {
            /// How many more units may be placed.
            left: u8,
            /// Whether some have been placed, so that the player may stop.
            any: bool,
        } = "recruit",
        /// Hire with four players: how many (CM-6.26).
        asks HireSize = "hire_size",
        /// Hire: where (CM-6.25).
        asks Hire {
            /// How many are left to place.
            left: u8,
        } = "hire",
        /// After a bribe: move, assault or nothing (CM-6.23).
        asks FollowUp {
            /// Where they stand.
            hex: Hex,
        } = "follow_up",
        /// Buy: which card, or stop (CM-6.28).
        asks Buy {
            /// One bit for each row bought from.
            rows: u8,
        } = "buy",
        /// Play a power card: which (CM-6.32).
        asks Play = "play",
        /// A bargain is struck (CM-7.1).
        asks Bargain(BargainStep) = "bargain",
        /// A deal with the Murshid is struck (CM-7.7).
        asks Deal(DealStep) = "deal",
        /// A card does what it says (CM-8.5).
        asks Run {
            /// The card.
            kind: Kind,
            /// Under which keyword.
            keyword: Keyword,
            /// Its place among the cards of the running conflict.
            slot: Option<u8>,
            /// The step that comes next.
            step: u8,
            /// The player it counts for, who makes its choices (CM-11.7).
            me: Character,
            /// The player whose hand it came from.
            holder: Character,
            /// The hex that was chosen.
            hex: Option<Hex>,
            /// The player who was chosen.
            player: Option<Character>,
            /// How many units it has ejected.
            ejected: u8,
            /// How many units it has brought in this step.
            brought: u8,
        } = "card",
        /// The market is refilled (CM-8.9).
        runs Refill = "refill",
        /// Chance draws cards (CM-8.10).
        draws DrawCards {
            /// What for.
            why: Purpose,
            /// How many.
            cards: u8,
        } = "draw",
        /// A hand above the limit is discarded down (CM-9.1).
        asks Discard {
            /// Whose hand.
            who: Character,
        } = "discard",
        /// Units above the limit leave (CM-9.2).
        asks Overflow {
            /// Whose units.
            who: Character,
            /// Where.
            hex: Hex,
        } = "overflow",
        /// Uprising: which hex (CM-10.1).
        asks Uprising = "uprising",
        /// Muster: which hex next (CM-10.3).
        asks Muster {
            /// The hexes that are left.
            left: HexSet,
        } = "muster",
        /// Muster: one unit, or two and no token.
        asks MusterAt {
            /// Where.
            hex: Hex,
        } = "muster_at",
        /// Intrigue: which card (CM-10.4).
        asks IntriguePick {
            /// How many are still taken.
            left: u8,
        } = "intrigue_pick",
        /// Conspire: which card (CM-10.6).
        asks ConspirePick = "conspire_pick",
        /// Move the palace: where (CM-10.7).
        asks MovePalace = "palace",
        /// Desertion: which hex (CM-10.8).
        asks Desertion = "desertion",
        /// Desertion: how many.
        asks DesertionCount {
            /// Where.
            hex: Hex,
        } = "desertion_count",
        /// A combat or contest is resolved (CM-11, CM-12).
        asks Conflict(Step) = "conflict",
    }
}

table::decisions! {
    /// How far a bargain is.
    pub enum BargainStep of structs for CrescentMoon {
        /// Which hex, for a bribe (CM-7.5).
        asks TermHex = "hex",
        /// Which card of the Sultan's market (CM-7.6).
        asks TermCard = "card",
        /// How many units (CM-7.4, CM-7.5).
        asks TermUnits = "units",
        /// What price.
        asks TermPrice = "price",
        /// The partner answers (CM-7.2).
        asks Answer = "answer",
        /// The proposer replies to a counter (CM-7.2).
        asks Reply = "reply",
    }
}

table::decisions! {
    /// How far a deal is.
    pub enum DealStep of structs for CrescentMoon {
        /// A player names an offer (CM-7.8).
        asks DealOffer {
            /// Who.
            who: Character,
        } = "offer",
        /// The Murshid answers (CM-7.9).
        asks DealAnswer = "answer",
        /// The Murshid names what is demanded (CM-7.9).
        asks Amount = "amount",
        /// The player replies to the demand (CM-7.9).
        asks DealReply = "reply",
    }
}

table::decisions! {
    /// How far a conflict is. Combat and contest share most steps.
    pub enum Step of structs for CrescentMoon {
        /// The deal window (CM-11.2, CM-12.2).
        runs Start = "start",
        /// Cards are selected (CM-11.3, CM-12.3).
        asks Select = "select",
        /// Stances are announced (CM-12.4).
        asks Stance = "stance",
        /// The second deal window, if the table plays with one (CM-7.9).
        runs LateDeal = "late_deal",
        /// The Murshid names a side (CM-11.5).
        asks Meddle = "meddle",
        /// Cards are shown (CM-11.6, CM-12.5).
        runs Reveal = "reveal",
        /// Cards are resolved in order (CM-11.6, CM-12.5).
        asks Order = "cards",
        /// Sums are compared (CM-11.9, CM-12.6).
        runs Compare = "compare",
        /// The Murshid decides a tie (CM-11.10, CM-12.11).
        asks Tip = "tip",
        /// The winner is known: deals are paid (CM-11.11, CM-12.10).
        runs Decided = "decided",
        /// Casualties of one side (CM-11.12).
        asks Losses(Losses) = "losses",
        /// The loser's units leave (CM-11.14).
        runs Retreat = "retreat",
        /// Cards are put away (CM-11.15, CM-12.13).
        runs Clear = "clear",
        /// A stronghold is taken over (CM-11.16).
        asks Subdue = "subdue",
        /// Strongholds are sacked (CM-11.17).
        runs Sack = "sack",
        /// The settlement may be sacked (CM-11.17).
        asks Settlement = "settlement",
        /// The Warlord scores (CM-11.20).
        runs Score = "score",
    }
}

table::decisions! {
    /// What is being done now: the stage, unless something interrupts it.
    pub enum Now for CrescentMoon {
        /// The stage.
        asks Stage(Stage) = "stage",
        /// The frame on top.
        asks Frame(Frame) = "frame",
    }
}

table::phrases! {
    /// What a seat may do.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Action for CrescentMoon, "complaint-action", |rules, view| {
        /// Takes a character.
        Take(character: Character) = ["take", character] => message!("do-take", character);
        /// Picks a tile to place.
        Tile(tile: Tile) = ["tile", tile] => message!("do-tile", tile);
        /// Chooses a hex, or the place of a tile.
        At(at: At) = ["at", at] => match view.open.land.find(at) {
            Some(hex) => message!("do-hex", hex = view.open.place(hex)),
            None => message!("do-place", place = view.open.land.called_at(at)),
        };
        /// Turns a river tile: its river runs along this edge and the next.
        Turn(first: Direction) = ["turn", first] => message!("do-turn", edges = places::edges(Edges::pair(first)));
        /// Picks a starting group, 1 or 2.
        Group(group: u8) = ["group", group] => message!("do-count", n = group);
        /// Chooses what to build.
        Piece(piece: Building) = ["piece", piece] => message!("do-piece", piece);
        /// Chooses where units set out.
        From(at: At) = ["from", at] => message!("do-from", hex = view.open.land.called_at(at));
        /// Chooses where units go.
        To(at: At) = ["to", at] => message!("do-to", hex = view.open.land.called_at(at));
        /// Chooses which units.
        Units(units: Units) = ["units", units] => message!("do-units", units);
        /// Names a number.
        Count(count: u8) = ["count", count] => message!("do-count", n = count);
        /// Names a price.
        Pay(coins: u16) = ["pay", coins] => message!("do-pay", n = coins);
        /// Offers points to the Murshid.
        Offer(points: u8) = ["offer", points] => match points {
            0 => Message::new("do-offer-none"),
            points => message!("do-offer", n = points),
        };
        /// Chooses a card.
        Card(kind: Kind) = ["card", kind] => message!("do-card", card = rules.card_arg(kind));
        /// Plays an anytime card.
        Play(kind: Kind) = ["play", kind] => message!("do-play", card = rules.card_arg(kind));
        /// Chooses a card that somebody played.
        Target(kind: Kind, seat: Seat) = ["target", kind, seat] => {
            message!("do-target", card = rules.card_arg(kind), seat)
        };
        /// Chooses a player.
        Player(seat: Seat) = ["player", seat] => message!("do-player", seat);
        /// Buys a card from a row.
        Buy(row: RowName, kind: Kind) = ["buy", row, kind] => {
            let price = rules.price(view.you.unwrap_or_default(), row, kind);
            let key = if row == RowName::Sultan { "do-buy-free" } else { "do-buy" };
            message!(key, card = rules.card_arg(kind), row, n = price.coins)
        };
        /// Buys the copy at this place of a row, from 1 at the far end, where copies lie apart.
        BuyAt(row: RowName, kind: Kind, place: u8) = ["buy", row, kind, place] => {
            let price = rules.price(view.you.unwrap_or_default(), row, kind);
            message!("do-buy-at", card = rules.card_arg(kind), row, place, n = price.coins)
        };
        /// Chooses a side.
        Side(camp: Camp) = ["side", camp] => match camp {
            Camp::Attacker => Message::new("do-side-attacker"),
            Camp::Defender => Message::new("do-side-defender"),
        };
        /// Accepts the offer of a player.
        Deal(seat: Seat) = ["deal", seat] => {
            let points = view.open.character(seat).map_or(0, |who| view.known.deal.offers[who.index()]);
            message!("do-deal", seat, n = points)
        };
        /// Demands points from a player.
        Demand(seat: Seat) = ["demand", seat] => message!("do-demand", seat);
        /// Accepts.
        Accept = ["accept"] => Message::new("do-accept");
        /// Declines.
        Decline = ["decline"] => Message::new("do-decline");
        /// Answers with other terms.
        Counter = ["counter"] => Message::new("do-counter");
        /// Gives up a bargain before it is proposed.
        Withdraw = ["withdraw"] => Message::new("do-withdraw");
        /// Has selected all cards.
        Done = ["done"] => Message::new("do-done");
        /// Does no more of this.
        Stop = ["stop"] => Message::new("do-stop");
        /// Yes.
        Yes = ["yes"] => Message::new("do-yes");
        /// No.
        No = ["no"] => Message::new("do-no");
        /// Chooses an action.
        Do(verb: Verb) = [verb] => message!("do-verb", verb);
    }
}

impl Action {
    /// Refuses anything but exactly so many of these units.
    pub(crate) fn refuse_units(&self, have: Units, due: u8, clause: &'static str) -> Option<Refusal> {
        let Action::Units(units) = *self else { return Some(not_asked(clause)) };
        if !have.covers(units) {
            return no(clause, "no-units-there");
        }
        (units.total() != due).then(|| refuse!(clause, "no-units-count", n = due))
    }
}

table::phrases! {
    /// One outcome of chance. There are no dice in this game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Chance for CrescentMoon, "complaint-action" {
        /// The characters of the seats, from seat a.
        Characters(characters: ArrayVec<Character, 5>) = ["characters", characters];
        /// A layout.
        Layout(layout: LayoutId) = ["layout", layout];
        /// The tiles of each player in turn order, by kind.
        Tiles(hands: TileHands) = ["tiles", hands];
        /// Cards off the deck.
        Cards(drawn: Drawn) = ["cards", drawn];
        /// Sets going a position that begins with something automatic; never comes up in a game from the set-up.
        Go = ["go"];
    }
}

table::named! {
    /// How far an action is.
    #[derive(Default)]
    pub enum ActStep {
        /// It is being chosen; bargains belong here, because failing them costs nothing.
        #[default]
        Choose = "choose",
        /// It is being carried out.
        Carry = "carry",
        /// Limits are checked (CM-5.4).
        Limits = "limits",
    }
}

table::named! {
    /// Why cards are drawn.
    pub enum Purpose {
        /// To fill both markets at the start.
        Fill = "fill",
        /// To refill the market.
        Refill = "refill",
        /// To look at them for Intrigue.
        Intrigue = "intrigue",
        /// To look at them for Conspire.
        Conspire = "conspire",
    }
}

table::named! {
    /// Where a position wants to stop.
    #[derive(Default)]
    pub enum Halt {
        /// Nowhere.
        #[default]
        Never = "never",
        /// Before the first year.
        Setup = "setup",
        /// After income.
        Income = "income",
        /// After the reserves step.
        Reserves = "reserves",
        /// After upkeep.
        Upkeep = "upkeep",
        /// After one action.
        Action = "action",
        /// After scoring.
        Scoring = "scoring",
    }
}
