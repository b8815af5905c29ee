//! What a table agrees on before the game: options, and the tiles made ready for both sides (TH-1, TH-20).

use crate::TwoHeirs;
use crate::decision::Frame;
use crate::edition::{NO_ROAD, Tile};
use crate::pieces::{Building, Buildings, Colour, Goods, Line, Sets, Side, Terrain, TileSet, TreasureId, Treasures};
use crate::state::State;
use table::setup::choice;
use table::{About, BuiltinEdition, OptionSpec, OptionValues, Setup, named};

/// What everybody should know before sitting down.
pub static ABOUT: About = About {
    id: "two-heirs",
    prefix: "TH",
    rules_version: 1,
    oldest_rules: 1,
    layout: 2,
    players: 1..=2,
    usual: 2,
    options: OPTIONS,
    editions: &[BuiltinEdition { id: "house-1", text: include_str!("../editions/house-1.toml") }],
    // 52 takes and lays or discards, 27 camps, 22 turn ends, 66 unit moves, 26 destructions, 52 declined sieges, 33 draws.
    longest: 300,
};

const ON_OFF: &[&str] = &["on", "off"];
const OFF_ON: &[&str] = &["off", "on"];

static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "sets",
        values: OptionValues::Several(3, &SET_CODES),
        default: "journeys+dominion+trade_church",
        clause: "TH-1.2",
        advanced: false,
    },
    choice("random_sets", OFF_ON, "TH-1.1", false),
    choice("score_roads", ON_OFF, "TH-15.10", false),
    choice("henry_level", &["poor", "brave", "relentless"], "TH-20.4", false),
    choice("colour", &["white", "blue"], "TH-20.1", true),
    choice("start_player", &["random", "white", "blue"], "TH-1.5", true),
    choice("equal_turns", OFF_ON, "TH-12.7", true),
    choice("closed_hands", OFF_ON, "TH-5.1", true),
    choice("open_scores", ON_OFF, "TH-13.2", true),
    choice("inn_line", &["any_distance", "within_3_spaces", "contiguous"], "TH-14.1", true),
    choice("watch_line", &["any_distance", "contiguous"], "TH-14.17", true),
    choice("craft_pairs", &["one_of_each", "any_two"], "TH-14.19", true),
    choice("discount_stacking", ON_OFF, "TH-8.7", true),
    choice("siege_trigger", &["on_tower", "on_any_adjacency"], "TH-11.2", true),
    choice("pilgrimage_length", &["network", "longest_path"], "TH-14.4", true),
    choice("henry_siege", &["never", "always"], "TH-21.15", true),
];

static SET_CODES: [&str; 6] = ["journeys", "dominion", "trade_church", "warfare", "guard", "crafts"];

named! {
    /// How an inn or a watchtower looks along its line (RU-01, RU-02).
    pub enum Sight {
        /// Gaps and distance do not matter.
        AnyDistance = "any_distance",
        /// Only the three next positions on each side.
        Within = "within_3_spaces",
        /// The first gap ends it.
        Contiguous = "contiguous",
    }
}

/// The options in the words of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The chosen sets; `None` where chance draws them.
    pub sets: Option<Sets>,
    /// Whether roads score (TH-15.10).
    pub score_roads: bool,
    /// Treasures removed at set-up (TH-20.4).
    pub treasures_out: u8,
    /// The colour of seat `a` in the solo game; a matter of looks only.
    pub colour: Colour,
    /// Who begins; `None` where the shield is tossed. In the solo game the human does (TH-20.2).
    pub start: Option<Side>,
    /// Both sides get equally many turns.
    pub equal_turns: bool,
    /// Hands are hidden (RU-17).
    pub closed_hands: bool,
    /// The running score is shown.
    pub open_scores: bool,
    /// How inns look (RU-01).
    pub inn: Sight,
    /// How watchtowers look (RU-02).
    pub watch: Sight,
    /// Any two tiles of the two colours make a pair (RU-05).
    pub any_two: bool,
    /// Several discounts may go into one building (RU-07).
    pub stacking: bool,
    /// A building laid beside two towers is a target too (RU-10).
    pub any_adjacency: bool,
    /// Pilgrimage sites count a path, not the network (RU-13).
    pub longest_path: bool,
    /// Henry destroys every target (RU-25).
    pub henry_siege: bool,
}

impl Options {
    pub(crate) fn of(setup: &Setup) -> Options {
        let is = |id: &str, value: &str| setup.option(id) == value;
        let sight = |id: &str| Sight::named(setup.option(id)).unwrap_or(Sight::AnyDistance);
        let sets = setup.option("sets").split('+').filter_map(TileSet::named).collect();
        Options {
            sets: (!is("random_sets", "on")).then_some(sets),
            score_roads: is("score_roads", "on"),
            treasures_out: match setup.option("henry_level") {
                "relentless" => 0,
                "brave" => 2,
                _ => 4,
            },
            colour: Colour::named(setup.option("colour")).unwrap_or(Colour::White),
            start: match (setup.players, setup.option("start_player")) {
                (1, _) | (_, "white") => Some(Side::White),
                (_, "blue") => Some(Side::Blue),
                _ => None,
            },
            equal_turns: is("equal_turns", "on"),
            closed_hands: is("closed_hands", "on"),
            open_scores: is("open_scores", "on"),
            inn: sight("inn_line"),
            watch: sight("watch_line"),
            any_two: is("craft_pairs", "any_two"),
            stacking: is("discount_stacking", "on"),
            any_adjacency: is("siege_trigger", "on_any_adjacency"),
            longest_path: is("pilgrimage_length", "longest_path"),
            henry_siege: is("henry_siege", "always"),
        }
    }
}

/// A tile as the rules look at it: everything turned ready for both sides of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// What it is as a building; `None` for a tile known by its terrain only.
    pub building: Option<Building>,
    /// Its colour.
    pub terrain: Terrain,
    /// What building it takes.
    pub cost: Goods,
    /// For an owner in the south and one in the north: the road segment on the N, E, S, W side of the board (TH-7.6, TH-15.9).
    pub roads: [[u8; 4]; 2],
    /// For both owners: the marked directions of a workshop (RU-41).
    pub positions: [u8; 2],
    /// The line of an inn or watchtower.
    pub line: Option<Line>,
    /// The workshop a guild house raises.
    pub raises: Option<Building>,
    /// The producers a trading post shows.
    pub products: Buildings,
}

impl Face {
    /// A tile of the edition.
    pub(crate) fn of(tile: &Tile) -> Face {
        let [n, e, s, w] = tile.roads;
        Face {
            building: Some(tile.building),
            terrain: tile.terrain,
            cost: tile.cost,
            roads: [[n, e, s, w], [s, w, n, e]],
            positions: [tile.positions, tile.positions.rotate_left(4)],
            line: tile.line,
            raises: tile.raises,
            products: tile.products.iter().copied().collect(),
        }
    }

    /// A tile that lies face down, its face unseen.
    pub(crate) fn unseen(terrain: Terrain) -> Face {
        Face { terrain, roads: [[NO_ROAD; 4]; 2], ..Face::default() }
    }
}

impl TwoHeirs {
    /// The table before anything happened: chance lays it out (TH-1.1, TH-1.5, TH-1.6). In the solo game the human begins (TH-20.2), and
    /// Henry's treasures are shuffled (TH-20.4).
    pub(crate) fn first_state(&self) -> State {
        let mut state = State::empty(self.options.sets.unwrap_or_default());
        state.open.pile.unseen = state.open.sets.tiles();
        state.open.flow.stack.push(Frame::Deal);
        match self.options.start {
            None => state.open.flow.stack.push(Frame::Toss),
            Some(side) => state.begins(side),
        }
        if self.options.sets.is_none() {
            state.open.flow.stack.push(Frame::DrawSets);
        }
        if self.solo() {
            state.open.henry.unseen = Treasures::first_of(TreasureId::COUNT);
            state.open.henry.left = TreasureId::COUNT as u8 - self.options.treasures_out;
        }
        state
    }
}
