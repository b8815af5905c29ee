//! What a table agrees on before the game, and the first moments of the game: sets, coin, deal (TH-1, TH-20).

use crate::edition::{Edition, NO_ROAD, TREASURES};
use crate::pieces::{Building, Colour, Goods, Line, Side, Terrain, TileId, TileSet, Tiles, coded};
use crate::spot::Spot;
use crate::state::{Frame, OFFER, Post, State};
use crate::{Chance, TwoHeirs};
use table::{
    About, BuiltinEdition, Complaint, EditionTag, Event, Message, OptionSpec, OptionValues, Refusal, Setup, Teller,
};

/// What everybody should know before sitting down.
pub static ABOUT: About = About {
    id: "two-heirs",
    prefix: "TH",
    rules_version: 1,
    oldest_rules: 1,
    layout: 1,
    players: 1..=2,
    options: OPTIONS,
    editions: &[BuiltinEdition { id: "house-1", text: include_str!("../editions/house-1.toml") }],
    // 52 takes and lays or discards, 27 camps, 22 turn ends, 66 unit moves, 26 destructions, 52 declined sieges, 33 draws.
    longest: 300,
};

const ON_OFF: OptionValues = OptionValues::Choice(&["on", "off"]);
const OFF_ON: OptionValues = OptionValues::Choice(&["off", "on"]);

static OPTIONS: &[OptionSpec] = &[
    option("sets", OptionValues::Several(3, &SET_CODES), "journeys+dominion+trade_church", "TH-1.2", false),
    option("random_sets", OFF_ON, "off", "TH-1.1", false),
    option("score_roads", ON_OFF, "on", "TH-15.10", false),
    option("henry_level", OptionValues::Choice(&["poor", "brave", "relentless"]), "poor", "TH-20.4", false),
    option("colour", OptionValues::Choice(&["white", "blue"]), "white", "TH-20.1", true),
    option("start_player", OptionValues::Choice(&["random", "white", "blue"]), "random", "TH-1.5", true),
    option("equal_turns", OFF_ON, "off", "TH-12.7", true),
    option("closed_hands", OFF_ON, "off", "TH-5.1", true),
    option("open_scores", ON_OFF, "on", "TH-13.2", true),
    option(
        "inn_line",
        OptionValues::Choice(&["any_distance", "within_3_spaces", "contiguous"]),
        "any_distance",
        "TH-14.1",
        true,
    ),
    option("watch_line", OptionValues::Choice(&["any_distance", "contiguous"]), "any_distance", "TH-14.17", true),
    option("craft_pairs", OptionValues::Choice(&["one_of_each", "any_two"]), "one_of_each", "TH-14.19", true),
    option("discount_stacking", ON_OFF, "on", "TH-8.7", true),
    option("siege_trigger", OptionValues::Choice(&["on_tower", "on_any_adjacency"]), "on_tower", "TH-11.2", true),
    option("pilgrimage_length", OptionValues::Choice(&["network", "longest_path"]), "network", "TH-14.4", true),
    option("henry_siege", OptionValues::Choice(&["never", "always"]), "never", "TH-21.15", true),
];

static SET_CODES: [&str; 6] = ["journeys", "dominion", "trade_church", "warfare", "guard", "crafts"];

const fn option(
    id: &'static str,
    values: OptionValues,
    default: &'static str,
    clause: &'static str,
    advanced: bool,
) -> OptionSpec {
    OptionSpec { id, values, default, clause, advanced }
}

coded! {
    /// How an inn or a watchtower looks along its line (RU-01, RU-02).
    Sight[3] {
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
    /// The chosen sets as bits of [`TileSet`]; `None` where chance draws them.
    pub sets: Option<u8>,
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
    fn of(setup: &Setup) -> Options {
        let is = |id: &str, value: &str| setup.option(id) == value;
        let sight = |id: &str| Sight::from_code(setup.option(id)).unwrap_or(Sight::AnyDistance);
        let sets = setup.option("sets").split('+').filter_map(TileSet::from_code);
        let sets = sets.fold(0, |bits, set| bits | 1 << set.index());
        Options {
            sets: (!is("random_sets", "on")).then_some(sets),
            score_roads: is("score_roads", "on"),
            treasures_out: match setup.option("henry_level") {
                "relentless" => 0,
                "brave" => 2,
                _ => 4,
            },
            colour: Colour::from_code(setup.option("colour")).unwrap_or(Colour::White),
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The producers a trading post shows, as bits of [`Building`].
    pub products: u32,
}

impl TwoHeirs {
    /// Opens the rules for a setup.
    pub(crate) fn open_for(setup: &Setup) -> Result<TwoHeirs, Complaint> {
        // A setup may come from a file, so it is looked at again.
        let setup = &Setup::new(&ABOUT, setup.players, &setup.options, Some(setup.edition.clone()))?;
        let text = setup.edition_text(&ABOUT)?;
        let edition = Edition::read(text)?;
        let tag = EditionTag::of(&edition.id, text);
        let unseen = Terrain::ALL.map(|terrain| Face {
            building: None,
            terrain,
            cost: Goods::default(),
            roads: [[NO_ROAD; 4]; 2],
            positions: [0; 2],
            line: None,
            raises: None,
            products: 0,
        });
        let faces: Vec<Face> = edition.tiles.iter().map(face).chain(unseen).collect();
        let mut by_terrain = [Tiles::EMPTY; 3];
        for index in 0..TileId::COUNT {
            by_terrain[faces[index].terrain.index()].add(TileId::new(index));
        }
        let mut ids: Vec<_> =
            edition.tiles.iter().enumerate().map(|(index, tile)| (tile.id, TileId::new(index))).collect();
        ids.sort_unstable();
        Ok(TwoHeirs { setup: setup.clone(), tag, options: Options::of(setup), edition, faces, by_terrain, ids })
    }

    /// The table before anything happened.
    pub(crate) fn first_state(&self) -> State {
        let mut state = State::empty(self.options.sets.unwrap_or(0));
        state.flow.push(Frame::Deal);
        match self.options.start {
            None => state.flow.push(Frame::Coin),
            Some(side) => (state.first, state.turn, state.offer.crown) = (side, side, side),
        }
        if self.options.sets.is_none() {
            state.flow.push(Frame::Sets);
        }
        state.pile.unseen = self.tiles_of(state.sets);
        if self.solo() {
            state.henry.unseen = (1 << TREASURES) - 1;
            state.henry.left = TREASURES as u8 - self.options.treasures_out;
        }
        state
    }

    /// All tiles of these sets.
    pub(crate) fn tiles_of(&self, sets: u8) -> Tiles {
        let chosen = TileSet::ALL.into_iter().filter(|set| sets >> set.index() & 1 != 0);
        let bits = chosen.fold(0, |bits, set| bits | ((1 << TileId::PER_SET) - 1) << (TileId::PER_SET * set.index()));
        Tiles(bits)
    }

    /// Chance has drawn three sets (TH-1.1).
    pub(crate) fn settle_sets(&self, state: &mut State, sets: u8, teller: &mut Teller) {
        state.flow.pop();
        state.sets = sets;
        state.pile.unseen = self.tiles_of(sets);
        let names: Vec<_> = state.sets().map(|set| table::Arg::term(format!("set-{}", set.code()))).collect();
        teller.tell(|| Event::new("TH-1.1", Message::new("told-sets").with("sets", names)));
    }

    /// The shield has been tossed: its crown names the starting player (TH-1.5).
    pub(crate) fn settle_coin(&self, state: &mut State, side: Side, teller: &mut Teller) {
        state.flow.pop();
        (state.first, state.turn, state.offer.crown) = (side, side, side);
        teller.tell(|| Event::new("TH-1.5", Message::new("told-coin").with("who", self.who(side))));
    }

    /// Why six tiles cannot be dealt so, with a start tile and a next tile of these terrains.
    pub(crate) fn misfit_deal(
        &self,
        state: &State,
        tiles: &[TileId; 6],
        start: Terrain,
        top: Terrain,
    ) -> Option<Refusal> {
        let mut left = state.pile.unseen;
        for tile in tiles {
            if !left.has(*tile) {
                return Some(Refusal::new("TH-1.3", Message::new("no-not_in_pile").with("tile", self.name(*tile))));
            }
            left.remove(*tile);
        }
        let counts = Terrain::ALL.map(|terrain| left.and(self.by_terrain[terrain.index()]).len());
        let needed = |terrain| usize::from(terrain == start) + usize::from(terrain == top);
        let missing = Terrain::ALL.into_iter().find(|terrain| counts[terrain.index()] < needed(*terrain));
        missing.map(|terrain| {
            Refusal::new("TH-1.8", Message::new("no-no_such_terrain").with("terrain", terrain_word(terrain)))
        })
    }

    /// Lays out the offer clockwise from the shield, the start tile with both elites on it (TH-1.9), and the other units at court
    /// (TH-1.6 to TH-1.8, TH-1.10, TH-20.3).
    pub(crate) fn settle_deal(
        &self,
        state: &mut State,
        tiles: &[TileId; 6],
        start: Terrain,
        top: Terrain,
        teller: &mut Teller,
    ) {
        state.flow.pop();
        for (step, tile) in tiles.iter().enumerate() {
            state.offer.tiles[(state.offer.shield as usize + 1 + step) % OFFER] = Some(*tile);
            state.pile.unseen.remove(*tile);
        }
        state.pile.left = state.pile.unseen.len() as u8 - 1;
        state.pile.top = Some(top);
        state.board.lay(Spot::new(0, 0), TileId::unseen(start), None);
        for side in Side::ALL {
            if !self.is_henry(side) {
                state.units[side.index()] = [Post::on(0), Post::COURT, Post::COURT];
            }
        }
        let names: Vec<_> = tiles.iter().map(|tile| self.name(*tile)).collect();
        teller.tell(|| Event::new("TH-1.6", Message::new("told-offer").with("tiles", names)));
        teller.tell(|| Event::new("TH-1.8", Message::new("told-start").with("terrain", terrain_word(start))));
        if self.solo() {
            let left = state.henry.left;
            teller.tell(|| Event::new("TH-20.4", Message::new("told-treasures").with("n", left)));
        }
        self.begin_turn(state, state.turn, teller);
    }

    /// All 20 trios of sets, as bits.
    pub(crate) fn trios() -> impl Iterator<Item = u8> + Clone {
        (0u8..1 << 6).filter(|bits| bits.count_ones() == 3)
    }

    /// Why these cannot be the sets in play.
    pub(crate) fn misfit_sets(sets: u8) -> Option<Refusal> {
        let fits = sets < 1 << 6 && sets.count_ones() == 3;
        (!fits).then(|| Refusal::new("TH-1.1", Message::new("no-three_sets")))
    }

    /// The outcome of a toss.
    pub(crate) fn coin(white: bool) -> Chance {
        Chance::Coin(if white { Side::White } else { Side::Blue })
    }
}

/// The name of a terrain in the dictionaries.
pub(crate) fn terrain_word(terrain: Terrain) -> table::Arg {
    table::Arg::term(match terrain {
        Terrain::Green => "terrain-gn",
        Terrain::Grey => "terrain-gy",
        Terrain::Yellow => "terrain-ye",
    })
}

fn face(tile: &crate::edition::Tile) -> Face {
    let [n, e, s, w] = tile.roads;
    Face {
        building: Some(tile.building),
        terrain: tile.terrain,
        cost: tile.cost,
        roads: [[n, e, s, w], [s, w, n, e]],
        positions: [tile.positions, tile.positions.rotate_left(4)],
        line: tile.line,
        raises: tile.raises,
        products: tile.products.iter().fold(0, |bits, product| bits | 1 << product.index()),
    }
}
