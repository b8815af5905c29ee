//! Options, and the table before the first year (CM-2).

use crate::decision::Stage;
use crate::pile::Kind;
use crate::state::{Block, Hidden, Open};
use crate::{Character, CrescentMoon, State};
use table::setup::choice;
use table::{About, BuiltinEdition, Complaint, OptionSpec, OptionValues, Setup, message, named};

const SWITCH: &[&str] = &["off", "on"];

/// The five named layouts, the variable map, or one layout drawn (CM-2.4).
const MAPS: &[&str] =
    &["divided_land", "spring_thaw", "fertile_valley", "open_plains", "meeting_place", "variable", "random_layout"];

/// What a table may choose.
const OPTIONS: &[OptionSpec] = &[
    choice("years", &["3", "4"], "CM-2.10", false),
    choice("map", MAPS, "CM-2.4", false),
    choice("characters", &["choose", "draw", "seated"], "CM-2.1", false),
    OptionSpec {
        id: "bargain_rounds",
        values: OptionValues::Number(1, 5),
        default: "3",
        clause: "CM-7.2",
        advanced: true,
    },
    OptionSpec {
        default: "own_only_with_log",
        ..choice("vp_display", &["hidden", "own_only_with_log", "open"], "CM-14.3", false)
    },
    choice("private_deals", SWITCH, "CM-7.3", true),
    choice("late_deals", SWITCH, "CM-7.9", true),
    choice("influence_limit", SWITCH, "CM-1.12", true),
    OptionSpec { default: "on", ..choice("sultan_self_sack", SWITCH, "CM-6.16", true) },
    choice("conquest_ratio", &["half", "third"], "CM-11.8", true),
    choice("elder_terrain", &["any", "mountain"], "CM-15.8", true),
    choice("market_side", &["left_to_right", "right_to_left"], "CM-2.7", true),
];

/// What everybody should know before sitting down.
pub(crate) static ABOUT: About = About {
    id: "crescent-moon",
    prefix: "CM",
    rules_version: 2,
    oldest_rules: 1,
    layout: 3,
    players: 4..=5,
    usual: 5,
    options: OPTIONS,
    editions: &[BuiltinEdition { id: "house-1", text: include_str!("../editions/house-1.toml") }],
    longest: 40_000,
};

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

named! {
    /// How characters are taken.
    pub enum CharacterChoice {
        /// Seats choose in turn.
        Choose = "choose",
        /// They are drawn.
        Draw = "draw",
        /// Seat a is the Warlord, b the Murshid and so on.
        Seated = "seated",
    }
}

named! {
    /// How points are shown.
    pub enum VpDisplay {
        /// The own total only.
        Hidden = "hidden",
        /// The own total, and what everybody announced.
        OwnOnlyWithLog = "own_only_with_log",
        /// All totals.
        Open = "open",
    }
}

impl Options {
    /// The options of a setup, for an edition with these layouts.
    pub fn of<'a>(setup: &Setup, mut layouts: impl Iterator<Item = &'a str>) -> Result<Options, Complaint> {
        let on = |id: &str| setup.option(id) == "on";
        let map = match setup.option("map") {
            "variable" => MapChoice::Variable,
            "random_layout" => MapChoice::Random,
            named => {
                let unknown = || Complaint::new(message!("complaint-edition-no-layout", layout = named));
                MapChoice::Layout(layouts.position(|id| id == named).ok_or_else(unknown)?)
            }
        };
        Ok(Options {
            years: setup.option("years").parse().unwrap_or(3),
            map,
            characters: CharacterChoice::named(setup.option("characters")).unwrap_or(CharacterChoice::Choose),
            bargain_rounds: setup.option("bargain_rounds").parse().unwrap_or(3),
            private_deals: on("private_deals"),
            late_deals: on("late_deals"),
            influence_limit: on("influence_limit"),
            sultan_self_sack: on("sultan_self_sack"),
            conquest_share: if setup.option("conquest_ratio") == "third" { 3 } else { 2 },
            elder_in_mountains: setup.option("elder_terrain") == "mountain",
            vp_display: VpDisplay::named(setup.option("vp_display")).unwrap_or(VpDisplay::OwnOnlyWithLog),
            right_to_left: setup.option("market_side") == "right_to_left",
        })
    }
}

impl CrescentMoon {
    /// Everything in the box, nothing on the table yet; coins and points are taken (CM-2.3, CM-2.6, CM-2.8).
    pub(crate) fn empty_state(&self) -> State {
        let playing = |who: Character| who.index() < self.players;
        let open = Open {
            discs: Character::ALL.map(|who| if playing(who) { self.edition.pieces[who.index()].units } else { 0 }),
            coins: self.edition.start_coins[self.players - 4].map(u16::from),
            year: 1,
            ..Open::default()
        };
        let start = i16::from(self.edition.numbers.start_vp);
        let hidden = Hidden { vp: Character::ALL.map(|who| if playing(who) { start } else { 0 }), ..Hidden::default() };
        State { open, hidden }
    }

    /// The table before anybody has a character: bound cards are dealt, the deck is shuffled.
    pub(crate) fn full_box(&self) -> State {
        let mut state = self.empty_state();
        for (index, card) in self.edition.cards.iter().enumerate() {
            if let Some(owner) = card.dealt_to.filter(|owner| owner.index() < self.players) {
                self.enter_hand(&mut state, owner, Kind::new(index));
            }
        }
        let deck = self.edition.sets.deck;
        self.put_block(&mut state, false, Block { cards: deck, known: [deck; 3] }, false);
        state.open.stage = match self.options.characters {
            CharacterChoice::Choose => Stage::Characters,
            CharacterChoice::Draw | CharacterChoice::Seated => Stage::DrawCharacters,
        };
        state
    }
}
