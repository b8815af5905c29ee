//! What lies on the table: plain data, parted by who may know it.
//!
//! [`Open`] is open to everybody; [`Hidden`] holds hands, the deck, points and whatever else only some may know. A view is
//! the table and the part of the secrets that its viewer knows; nothing else ever leaves.

use crate::bargains::{Bargain, Deal};
use crate::conflict::{Conflict, MOST_PLAYED};
use crate::decision::{Action, Frame, Halt, Now, Stage};
use crate::edition::{MOST_LINES, MOST_SLOTS, MOST_SULTAN_SLOTS};
use crate::hex::{Hex, HexSet, MOST_HEXES};
use crate::land::{Land, Tile};
use crate::pieces::{Building, Group, Units};
use crate::pile::{Kind, Pile};
use crate::{Character, Crew};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Arg, Seat, SeatSet};

/// The most blocks a deck can fall into; editions are checked against it.
pub const MOST_BLOCKS: usize = 16;
/// The most frames that lie on each other.
pub const MOST_FRAMES: usize = 8;
/// The longest game, in years.
pub const MOST_YEARS: usize = 4;
/// Those who look at hidden cards: each character, and the public.
pub const OBSERVERS: usize = 6;
/// The public among the observers of hands.
pub const PUBLIC: usize = 5;

/// Everything.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What only some know.
    pub hidden: Hidden,
}

/// What everybody sees. By default nothing lies on the table yet.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Open {
    /// Who plays which character; nobody yet while characters are being chosen.
    pub seats: [Option<Seat>; 5],
    /// The map.
    pub land: Land,
    /// Units of each character in each hex, those assigned to cards included (CM-8.6).
    pub units: [[Units; MOST_HEXES]; 5],
    /// Where each character has units; follows from `units`.
    pub armies: [HexSet; 5],
    /// Forts of each character.
    pub forts: [HexSet; 5],
    /// Castles of each character.
    pub castles: [HexSet; 5],
    /// Influence tokens of each character.
    pub tokens: [HexSet; 5],
    /// The palace.
    pub palace: HexSet,
    /// Towns, always the Sultan's (CM-1.10).
    pub towns: HexSet,
    /// Cities, always the Sultan's (CM-1.10).
    pub cities: HexSet,
    /// Units on reserves cards: ordinary ones, the Nomad's mercenaries.
    pub reserve: [u8; 5],
    /// Unit discs in supply (CM-1.6, CM-1.7).
    pub discs: [u8; 5],
    /// Coins; open to all (ruling X-49).
    pub coins: [u16; 5],
    /// How many cards each hand holds; cards chosen in secret still count until they are shown.
    pub hand_sizes: [u8; 5],
    /// Characters and banners laid open in front of their players.
    pub rows: [Pile; 5],
    /// The discard pile, face up (CM-8.8).
    pub discard: Pile,
    /// The market from the far end to the near end.
    pub market: [Option<Kind>; MOST_SLOTS],
    /// The Sultan's market.
    pub sultan_market: [Option<Kind>; MOST_SULTAN_SLOTS],
    /// The blocks of the deck from the top, as everybody sees them.
    pub deck: ArrayVec<Face, MOST_BLOCKS>,
    /// The cards somebody is looking at, as everybody sees them.
    pub looking: Option<Face>,
    /// The card being played as an action.
    pub playing: Option<Kind>,
    /// How many unplaced tiles each player holds.
    pub tiles_held: [u8; 5],
    /// Which starting groups still wait to be placed, two bits for each character.
    pub groups_left: [u8; 5],
    /// The year, from 1.
    pub year: u8,
    /// Where the game stands.
    pub stage: Stage,
    /// What is going on within the stage; the last is on top.
    pub frames: ArrayVec<Frame, MOST_FRAMES>,
    /// Where to stop, for positions that run one procedure only.
    pub halt: Halt,
    /// Whether rivers do not stop the active player's units (an anytime card of this action).
    pub river_pass: bool,
    /// Where the last move ended.
    pub last_entered: Option<Hex>,
    /// Proposals made in this action: to hire, to bribe, to the Sultan (CM-7.2).
    pub tries: [u8; 3],
    /// What is counted over the year.
    pub tally: Tally,
    /// Points scored, by year and objective line.
    pub account: [[u8; MOST_LINES]; MOST_YEARS],
    /// The bargain being struck.
    pub bargain: Option<Bargain>,
    /// The combat or contest being resolved.
    pub conflict: Option<Conflict>,
    /// How the last one ended.
    pub last: Option<Ended>,
}

/// A block of the deck as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    /// How many cards it has.
    pub size: u8,
    /// Whether everybody knows that no Murshid card is in it, because an Intrigue took them all (CM-10.5).
    pub barren: bool,
}

/// Counters of the year, reset in the next preparation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tally {
    /// Players against whom the Warlord fought.
    pub fought: Crew,
    /// Strongholds the Warlord sacked or subdued.
    pub strongholds: u8,
    /// Towns and cities the Warlord sacked.
    pub settlements: u8,
    /// Cards others bought from the Sultan's market.
    pub sales: u8,
    /// Players who hired or bribed mercenaries.
    pub clients: Crew,
}

/// How a combat or contest ended. States know the hex and the cards by their numbers, positions by what they are called.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended<H = Hex, C = Kind> {
    /// Whether it was a combat.
    pub combat: bool,
    /// Where.
    pub hex: H,
    /// Who attacked.
    pub attacker: Character,
    /// Who defended in a combat.
    pub defender: Option<Character>,
    /// Strength or influence of both sides, the attacker's first.
    pub totals: [i8; 2],
    /// Units lost in the casualties step.
    pub losses: [u8; 2],
    /// Whether the attacker's side won.
    pub attacker_won: bool,
    /// The cards shown, with those from whose hands they came.
    #[serde(default = "ArrayVec::new")]
    pub shown: ArrayVec<(Character, C), MOST_PLAYED>,
}

impl<H, C> Ended<H, C> {
    /// The same in other words; what a card is called may be unknown.
    pub(crate) fn renamed<I, D, E>(&self, hex: I, card: impl Fn(&C) -> Result<D, E>) -> Result<Ended<I, D>, E> {
        let Ended { combat, attacker, defender, totals, losses, attacker_won, .. } = *self;
        let shown = self.shown.iter().map(|(who, kind)| Ok((*who, card(kind)?))).collect::<Result<_, E>>()?;
        Ok(Ended { combat, hex, attacker, defender, totals, losses, attacker_won, shown })
    }
}

/// What only some know. By default nothing is hidden yet.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hidden {
    /// Hands, chosen cards included.
    pub hands: [Pile; 5],
    /// Cards chosen in secret for the running conflict; part of the hands until they are shown.
    pub chosen: [Pile; 5],
    /// The blocks of the deck from the top, beside [`Open::deck`].
    pub deck: ArrayVec<Block, MOST_BLOCKS>,
    /// The cards being looked at.
    pub look: Block,
    /// Which cards of a hand an observer surely knows: by observer, then owner.
    pub seen: [[Pile; 5]; OBSERVERS],
    /// How many further cards of the Murshid's hand an observer knows to be Murshid cards.
    pub sure: [u8; OBSERVERS],
    /// Unplaced tiles of each player, by kind.
    pub tiles: [[u8; Tile::COUNT]; 5],
    /// The tile picked to be placed.
    pub tile: Option<Tile>,
    /// Victory points.
    pub vp: [i16; 5],
    /// Points won and lost by deals, by year.
    pub dealt: [[i8; 5]; MOST_YEARS],
    /// The deal with the Murshid in the running conflict.
    pub deal: Deal,
}

/// A block of the deck: its cards in no order, and what some surely know of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Block {
    /// The cards.
    pub cards: Pile,
    /// What the public, the Murshid and the Sultan surely know to be in it: nobody else ever looks into the deck.
    pub known: [Pile; 3],
}

// Search copies the table at every step.
table::cloned_in_place! {
    State { open, hidden }
    Open {
        seats, land, units, armies, forts, castles, tokens, palace, towns, cities, reserve, discs, coins, hand_sizes,
        rows, discard, market, sultan_market, deck, looking, playing, tiles_held, groups_left, year, stage, frames,
        halt, river_pass, last_entered, tries, tally, account, bargain, conflict, last,
    }
    Hidden { hands, chosen, deck, look, seen, sure, tiles, tile, vp, dealt, deal }
}

impl State {
    /// The seat whose action it is.
    pub(crate) fn active_seat(&self) -> Seat {
        self.open.seat(self.open.active())
    }
}

impl Open {
    /// The name of a hex.
    pub(crate) fn place(&self, hex: Hex) -> Arg {
        self.land.called(hex)
    }

    /// The seat of a character.
    pub fn seat(&self, character: Character) -> Seat {
        self.seats[character.index()].unwrap_or_default()
    }

    /// The character a seat plays.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        Character::ALL.into_iter().find(|character| self.seats[character.index()] == Some(seat))
    }

    /// Units of a character in a hex.
    pub const fn units(&self, who: Character, hex: Hex) -> Units {
        self.units[who.index()][hex.index()]
    }

    /// Changes the units of a character in a hex.
    pub fn set_units(&mut self, who: Character, hex: Hex, units: Units) {
        self.units[who.index()][hex.index()] = units;
        if units.is_empty() {
            self.armies[who.index()].remove(hex);
        } else {
            self.armies[who.index()].add(hex);
        }
    }

    /// Puts units of a character into a hex.
    pub fn add_units(&mut self, who: Character, hex: Hex, units: Units) {
        self.set_units(who, hex, self.units(who, hex).plus(units));
    }

    /// Takes units of a character out of a hex.
    pub fn remove_units(&mut self, who: Character, hex: Hex, units: Units) {
        self.set_units(who, hex, self.units(who, hex).minus(units));
    }

    /// Where a character has strength pieces (CM-1.1).
    pub const fn force(&self, who: Character) -> HexSet {
        let pieces = self.armies[who.index()].union(self.forts[who.index()]).union(self.castles[who.index()]);
        if matches!(who, Character::Caliph) { pieces.union(self.palace) } else { pieces }
    }

    /// The hexes a character controls (CM-1.3). The defender controls the hex of a combat until it is over (ruling X-46).
    pub fn control(&self, who: Character) -> HexSet {
        let force = self.force(who);
        match &self.conflict {
            Some(conflict) if conflict.combat && conflict.attacker == who => force.minus(conflict.hex.alone()),
            _ => force,
        }
    }

    /// The hexes others control.
    pub fn control_of_others(&self, who: Character) -> HexSet {
        let others = Character::ALL.into_iter().filter(|other| *other != who);
        others.fold(HexSet::EMPTY, |found, other| found | self.control(other))
    }

    /// Who controls a hex.
    pub fn controller(&self, hex: Hex) -> Option<Character> {
        Character::ALL.into_iter().find(|who| self.control(*who).has(hex))
    }

    /// The hexes in which a character is present (CM-1.4, CM-1.10, CM-13.12).
    pub fn presence(&self, who: Character) -> HexSet {
        let pieces = self.force(who) | self.tokens[who.index()];
        if who == Character::Sultan { pieces | self.towns | self.cities } else { pieces }
    }

    /// Who has influence in a hex (CM-1.5).
    pub fn influence(&self, hex: Hex) -> Option<Character> {
        Character::ALL.into_iter().find(|who| self.tokens[who.index()].has(hex))
    }

    /// The hexes with any influence token.
    pub fn all_tokens(&self) -> HexSet {
        self.tokens.iter().fold(HexSet::EMPTY, |found, tokens| found | *tokens)
    }

    /// The hexes with a town or city.
    pub fn settled(&self) -> HexSet {
        self.towns | self.cities
    }

    /// The hexes with a fort or castle.
    pub fn fortified(&self) -> HexSet {
        self.forts.iter().chain(&self.castles).fold(HexSet::EMPTY, |found, hexes| found | *hexes)
    }

    /// Where a character has such a building: towns and cities are the Sultan's, the palace is the Caliph's (CM-1.10, CM-1.11).
    pub fn built(&self, building: Building, who: Character) -> HexSet {
        match building {
            Building::Fort => self.forts[who.index()],
            Building::Castle => self.castles[who.index()],
            Building::Town if who == Character::Sultan => self.towns,
            Building::City if who == Character::Sultan => self.cities,
            Building::Palace if who == Character::Caliph => self.palace,
            Building::Town | Building::City | Building::Palace => HexSet::EMPTY,
        }
    }

    /// The same, to change it; whose a town, a city or the palace is goes without saying.
    fn built_mut(&mut self, building: Building, who: Character) -> &mut HexSet {
        match building {
            Building::Fort => &mut self.forts[who.index()],
            Building::Castle => &mut self.castles[who.index()],
            Building::Town => &mut self.towns,
            Building::City => &mut self.cities,
            Building::Palace => &mut self.palace,
        }
    }

    /// The pieces of a character in a hex.
    pub fn group(&self, who: Character, hex: Hex) -> Group {
        let sultan = who == Character::Sultan;
        Group {
            owner: who,
            units: self.units(who, hex),
            fort: self.forts[who.index()].has(hex),
            castle: self.castles[who.index()].has(hex),
            palace: who == Character::Caliph && self.palace.has(hex),
            town: sultan && self.towns.has(hex),
            city: sultan && self.cities.has(hex),
            influence: self.tokens[who.index()].has(hex),
        }
    }

    /// Puts a group of pieces into a hex, units from the supply of discs.
    pub fn put_group(&mut self, group: &Group, hex: Hex) {
        let who = group.owner.index();
        self.add_units(group.owner, hex, group.units);
        self.discs[who] = self.discs[who].saturating_sub(group.units.total());
        for building in Building::ALL.into_iter().filter(|building| group.has(*building)) {
            self.built_mut(building, group.owner).add(hex);
        }
        if group.influence {
            self.tokens[who].add(hex);
        }
    }

    /// Puts up a building; a castle takes the place of the own fort, a city that of the town (CM-6.8, CM-6.10).
    pub(crate) fn raise(&mut self, building: Building, who: Character, hex: Hex) {
        match building {
            Building::Castle => _ = self.forts[who.index()].remove(hex),
            Building::City => _ = self.towns.remove(hex),
            Building::Palace => self.palace = HexSet::EMPTY,
            Building::Fort | Building::Town => {}
        }
        self.built_mut(building, who).add(hex);
    }

    /// Takes a building off the map.
    pub(crate) fn raze(&mut self, building: Building, owner: Character, hex: Hex) {
        self.built_mut(building, owner).remove(hex);
    }

    /// What is being done now.
    #[inline]
    pub fn now(&self) -> Now {
        match self.frames.last() {
            Some(frame) => Now::Frame(*frame),
            None => Now::Stage(self.stage),
        }
    }

    /// The frame on top.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Lays a frame on top. The stack is as deep as the rules can nest.
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        let pushed = self.frames.try_push(frame.into());
        debug_assert!(pushed.is_ok(), "the rules nest deeper than expected: {:?}", self.frames);
    }

    /// Takes the top frame away.
    pub(crate) fn pop(&mut self) {
        self.frames.pop();
    }

    /// Replaces the top frame.
    pub(crate) fn turn_to(&mut self, frame: impl Into<Frame>) {
        self.pop();
        self.push(frame);
    }

    /// Replaces the top frame by what is left of it, or takes it away if nothing is.
    pub(crate) fn turn_or_pop(&mut self, left: Option<impl Into<Frame>>) {
        self.pop();
        if let Some(frame) = left {
            self.push(frame);
        }
    }

    /// Replaces the top frame once it is done; says whether it is.
    pub(crate) fn turn_if(&mut self, done: bool, frame: impl Into<Frame>) -> bool {
        if done {
            self.turn_to(frame);
        }
        done
    }

    /// Goes to the next stage, unless the position wanted to stop here.
    pub(crate) fn next_stage(&mut self, done: Halt, next: Stage) {
        self.stage = if self.halt == done { Stage::Halted } else { next };
    }

    /// Whose action it is, in the action phase.
    pub fn actor(&self) -> Option<Character> {
        match self.stage {
            Stage::Act(act) => Some(act.who),
            _ => None,
        }
    }

    /// Whose action it is; the first in turn order where it is nobody's.
    pub fn active(&self) -> Character {
        self.actor().unwrap_or_default()
    }

    /// The seat whose action it is.
    pub(crate) fn active_seat(&self) -> Seat {
        self.seat(self.active())
    }

    /// The seats of these characters.
    pub(crate) fn seats_of(&self, crew: Crew) -> SeatSet {
        crew.iter().map(|who| self.seat(who)).collect()
    }

    /// The hex an action names, if it names one of the map.
    pub fn hex_of(&self, action: &Action) -> Option<Hex> {
        match action {
            Action::At(at) | Action::From(at) | Action::To(at) => self.land.find(*at),
            _ => None,
        }
    }
}
