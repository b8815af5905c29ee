//! Options, and the table before the first year (CM-2).

use crate::CrescentMoon;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::edition::{MOST_LINES, MOST_SLOTS, MOST_SULTAN_SLOTS, RowName};
use crate::flow::{Draw, Halt, Stage};
use crate::hex::HexSet;
use crate::land::Land;
use crate::pieces::Units;
use crate::pile::Pile;
use crate::state::{Block, Deal, MOST_YEARS, OBSERVERS, Secret, State, Table, Tally};
use crate::told;
use arrayvec::ArrayVec;
use table::{Arg, Complaint, Message, OptionSpec, OptionValues, Refusal, Seat, Setup, Teller};

const SWITCH: OptionValues = OptionValues::Choice(&["off", "on"]);

/// The five named layouts, the variable map, or one layout drawn (CM-2.4).
const MAPS: &[&str] =
    &["divided_land", "spring_thaw", "fertile_valley", "open_plains", "meeting_place", "variable", "random_layout"];

/// What a table may choose (section 9 of the ledger).
pub const OPTIONS: &[OptionSpec] = &[
    choice("years", &["3", "4"], "3", "CM-2.10", false),
    choice("map", MAPS, "divided_land", "CM-2.4", false),
    choice("characters", &["choose", "draw", "seated"], "choose", "CM-2.1", false),
    OptionSpec {
        id: "bargain_rounds",
        values: OptionValues::Number(1, 5),
        default: "3",
        clause: "CM-7.2",
        advanced: true,
    },
    choice("vp_display", &["hidden", "own_only_with_log", "open"], "own_only_with_log", "CM-14.3", false),
    OptionSpec { id: "private_deals", values: SWITCH, default: "off", clause: "CM-7.3", advanced: true },
    OptionSpec { id: "late_deals", values: SWITCH, default: "off", clause: "CM-7.9", advanced: true },
    OptionSpec { id: "influence_limit", values: SWITCH, default: "off", clause: "CM-1.12", advanced: true },
    OptionSpec { id: "sultan_self_sack", values: SWITCH, default: "on", clause: "CM-6.16", advanced: true },
    choice("conquest_ratio", &["half", "third"], "half", "CM-11.8", true),
    choice("elder_terrain", &["any", "mountain"], "any", "CM-15.8", true),
    choice("market_side", &["left_to_right", "right_to_left"], "left_to_right", "CM-2.7", true),
];

const fn choice(
    id: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    clause: &'static str,
    advanced: bool,
) -> OptionSpec {
    OptionSpec { id, values: OptionValues::Choice(values), default, clause, advanced }
}

/// The options of a table, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many years are played.
    pub years: u8,
    /// How the map is made.
    pub map: MapChoice,
    /// How characters are taken.
    pub characters: CharacterChoice,
    /// Proposals per partner and kind in one action.
    pub bargain_rounds: u8,
    /// Whether deals are seen by the two alone.
    pub private_deals: bool,
    /// Whether there is a second deal window.
    pub late_deals: bool,
    /// Whether influence tokens are limited.
    pub influence_limit: bool,
    /// Whether the Sultan may sack settlements.
    pub sultan_self_sack: bool,
    /// One of how many units Conquest needs: 2 or 3.
    pub conquest_share: u8,
    /// Whether the Elder looks in mountains only.
    pub elder_in_mountains: bool,
    /// How points are shown.
    pub vp_display: VpDisplay,
    /// Whether the market is drawn from right to left.
    pub right_to_left: bool,
}

/// How the map is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MapChoice {
    /// A layout by its place in the edition.
    Layout(usize),
    /// The players build it.
    Variable,
    /// A layout is drawn.
    Random,
}

/// How characters are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CharacterChoice {
    /// Seats choose in turn.
    Choose,
    /// They are drawn.
    Draw,
    /// Seat a is the Warlord, b the Murshid and so on.
    Seated,
}

/// How points are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VpDisplay {
    /// The own total only.
    Hidden,
    /// The own total, and what everybody announced.
    OwnOnlyWithLog,
    /// All totals.
    Open,
}

impl Options {
    /// The options of a setup, for an edition with these layouts.
    pub fn of<'a>(setup: &Setup, mut layouts: impl Iterator<Item = &'a str>) -> Result<Options, Complaint> {
        let on = |id: &str| setup.option(id) == "on";
        let map = match setup.option("map") {
            "variable" => MapChoice::Variable,
            "random_layout" => MapChoice::Random,
            named => {
                let unknown = || Complaint::new(Message::new("complaint-edition-no-layout").with("layout", named));
                MapChoice::Layout(layouts.position(|id| id == named).ok_or_else(unknown)?)
            }
        };
        Ok(Options {
            years: setup.option("years").parse().unwrap_or(3),
            map,
            characters: match setup.option("characters") {
                "draw" => CharacterChoice::Draw,
                "seated" => CharacterChoice::Seated,
                _ => CharacterChoice::Choose,
            },
            bargain_rounds: setup.option("bargain_rounds").parse().unwrap_or(3),
            private_deals: on("private_deals"),
            late_deals: on("late_deals"),
            influence_limit: on("influence_limit"),
            sultan_self_sack: on("sultan_self_sack"),
            conquest_share: if setup.option("conquest_ratio") == "third" { 3 } else { 2 },
            elder_in_mountains: setup.option("elder_terrain") == "mountain",
            vp_display: match setup.option("vp_display") {
                "hidden" => VpDisplay::Hidden,
                "open" => VpDisplay::Open,
                _ => VpDisplay::OwnOnlyWithLog,
            },
            right_to_left: setup.option("market_side") == "right_to_left",
        })
    }
}

impl CrescentMoon {
    /// Everything in the box, nothing on the table yet; coins and points are taken (CM-2.3, CM-2.6, CM-2.8).
    pub(crate) fn empty_state(&self) -> State {
        let playing = |who: Character| who.index() < self.players;
        let numbers = &self.edition.numbers;
        let table = Table {
            seats: [None; 5],
            land: Land::default(),
            units: [[Units::NONE; crate::hex::MOST_HEXES]; 5],
            armies: [HexSet::NONE; 5],
            forts: [HexSet::NONE; 5],
            castles: [HexSet::NONE; 5],
            tokens: [HexSet::NONE; 5],
            palace: HexSet::NONE,
            towns: HexSet::NONE,
            cities: HexSet::NONE,
            reserve: [0; 5],
            discs: Character::ALL.map(|who| if playing(who) { self.edition.pieces[who.index()].units } else { 0 }),
            coins: self.edition.start_coins[self.players - 4].map(u16::from),
            hand_sizes: [0; 5],
            rows: [Pile::EMPTY; 5],
            discard: Pile::EMPTY,
            market: [None; MOST_SLOTS],
            sultan_market: [None; MOST_SULTAN_SLOTS],
            deck: ArrayVec::new(),
            looking: None,
            playing: None,
            tiles_held: [0; 5],
            groups_left: [0; 5],
            year: 1,
            stage: Stage::Palace,
            frames: ArrayVec::new(),
            halt: Halt::Never,
            river_pass: false,
            last_entered: None,
            tries: [0; 3],
            tally: Tally::default(),
            account: [[0; MOST_LINES]; MOST_YEARS],
            bargain: None,
            conflict: None,
            last: None,
        };
        let secret = Secret {
            hands: [Pile::EMPTY; 5],
            chosen: [Pile::EMPTY; 5],
            deck: ArrayVec::new(),
            look: Block::default(),
            seen: [[Pile::EMPTY; 5]; OBSERVERS],
            sure: [0; OBSERVERS],
            tiles: [[0; crate::land::Tile::COUNT]; 5],
            tile: None,
            vp: Character::ALL.map(|who| if playing(who) { i16::from(numbers.start_vp) } else { 0 }),
            dealt: [[0; 5]; MOST_YEARS],
            deal: Deal::default(),
        };
        State { table, secret }
    }

    /// The table before anything happened.
    pub(crate) fn first_state(&self) -> State {
        let mut s = self.empty_state();
        for (index, card) in self.edition.cards.iter().enumerate() {
            if let Some(owner) = card.dealt_to.filter(|owner| owner.index() < self.players) {
                self.enter_hand(&mut s, owner, crate::pile::Kind(index as u8));
            }
        }
        let deck = self.edition.sets.deck;
        self.put_block(&mut s, false, Block { cards: deck, known: [deck; 3] }, false);
        let mut silent = Teller::silent();
        match self.options.characters {
            CharacterChoice::Choose => s.table.stage = Stage::Characters,
            CharacterChoice::Draw => s.table.stage = Stage::DrawCharacters,
            CharacterChoice::Seated => {
                for (seat, character) in Seat::all(self.players).zip(Character::ALL) {
                    self.seat_character(&mut s, seat, character, &mut silent);
                }
                self.choose_map(&mut s, &mut silent);
            }
        }
        self.advance(&mut s, &mut silent);
        s
    }

    // --- characters (CM-2.1, CM-2.2) ---

    /// How many seats have a character.
    pub(crate) fn seated(&self, s: &State) -> usize {
        s.table.seats.iter().flatten().count().min(self.players - 1)
    }

    pub(crate) fn offer_characters(&self, s: &State, offers: &mut impl Sink) {
        for character in Character::playing(self.players) {
            if s.table.seats[character.index()].is_none() {
                offers.push(Action::Take(character));
            }
        }
    }

    /// With four players nobody may take the Nomad (CM-2.1).
    pub(crate) fn refuse_character(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::Take(character) = action else { return Some(told::not_asked()) };
        let refused = |key: &'static str| {
            Some(Refusal::new("CM-2.1", Message::new(key).with("character", Arg::term(character.term()))))
        };
        if character.index() >= self.players {
            return refused("no-character-nomad");
        }
        if s.table.seats[character.index()].is_some() {
            return refused("no-character-taken");
        }
        None
    }

    pub(crate) fn take_character(&self, s: &mut State, seat: Seat, character: Character, t: &mut Teller) {
        self.seat_character(s, seat, character, t);
        if s.table.seats.iter().flatten().count() == self.players {
            self.choose_map(s, t);
        }
    }

    pub(crate) fn seat_character(&self, s: &mut State, seat: Seat, character: Character, t: &mut Teller) {
        s.table.seats[character.index()] = Some(seat);
        told::say(t, "CM-2.1", || {
            Message::new("told-character").with("seat", seat).with("character", Arg::term(character.term()))
        });
    }

    /// Named layout, drawn layout or variable map (CM-2.4).
    pub(crate) fn choose_map(&self, s: &mut State, t: &mut Teller) {
        match self.options.map {
            MapChoice::Layout(index) => self.lay_out(s, index, t),
            MapChoice::Random => s.table.stage = Stage::DrawLayout,
            MapChoice::Variable => self.begin_variable_map(s),
        }
    }

    /// Lays a named layout with its starting groups (CM-2.4, CM-2.13).
    pub(crate) fn lay_out(&self, s: &mut State, index: usize, t: &mut Teller) {
        let Some(layout) = self.edition.layouts.get(index) else { return };
        s.table.land = layout.land(self.players);
        for hex in layout.playing(self.players) {
            if let (Some((owner, number)), Some(at)) = (hex.group, s.table.land.find(hex.at)) {
                s.table.put_group(&self.edition.groups[owner.index()][number as usize], at);
            }
        }
        s.table.stage = Stage::Palace;
        told::say(t, "CM-2.4", || {
            Message::new("told-layout").with("layout", Arg::term(format!("option-map-{}", layout.id)))
        });
    }

    // --- market and first Intrigue (CM-2.7–2.12) ---

    /// Fills both markets from the deck (CM-2.9).
    pub(crate) fn fill_market(&self, s: &mut State) {
        s.table.stage = Stage::FirstIntrigue;
        let slots = self.edition.market_slots() as u8 + self.edition.slots[RowName::Sultan.index()];
        self.draw(s, Draw::Fill, slots);
    }

    /// Last comes the Murshid's Intrigue; then year 1 begins with income (CM-2.11, CM-2.12).
    pub(crate) fn first_intrigue(&self, s: &mut State, t: &mut Teller) {
        self.next_stage(s, Halt::Setup, Stage::Income);
        self.begin_intrigue(s, t);
    }
}
