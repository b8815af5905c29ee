//! What a table may choose, what everybody should know before sitting down, and the table before anything is decided (NG-2.1 to NG-2.9).

use crate::card::UNREST_CARDS;
use crate::map::Map;
use crate::prelude::*;
use crate::state::{Deck, Hidden, Open, Player};
use arrayvec::ArrayVec;
use table::setup::choice;
use table::{About, BuiltinEdition, Complaint, OptionSpec, Setup, named};

const OFF_ON: &[&str] = &["off", "on"];
const ON_OFF: &[&str] = &["on", "off"];
const CLAN_OF_SEAT: &[&str] = &["any", "bear", "boar", "goat", "raven", "snake", "stag", "wolf"];

/// What a table may choose.
pub(crate) static OPTIONS: [OptionSpec; 26] = [
    choice("years", &["7", "10"], "NG-22.1", false),
    choice("teams", OFF_ON, "NG-23.1", false),
    choice("creatures", OFF_ON, "NG-24.1", false),
    choice("more_creatures", OFF_ON, "NG-30.1", false),
    choice("clan_choice", &["free", "random", "draft"], "NG-2.6", false),
    choice("clan_a", CLAN_OF_SEAT, "NG-2.6", true),
    choice("clan_b", CLAN_OF_SEAT, "NG-2.6", true),
    choice("clan_c", CLAN_OF_SEAT, "NG-2.6", true),
    choice("clan_d", CLAN_OF_SEAT, "NG-2.6", true),
    choice("clan_e", CLAN_OF_SEAT, "NG-2.6", true),
    choice("first_player", &["random", "first_seat"], "NG-2.7", true),
    choice("fame_display", &["hidden", "public"], "NG-1.8", false),
    choice("ban_draw_developments", OFF_ON, "NG-2.2", true),
    choice("border_rule", &["corner", "separating"], "NG-9.4", true),
    choice("five_tile_in_pile", ON_OFF, "NG-2.5", true),
    choice("explore_redraw", &["until_fits", "once"], "NG-9.8", true),
    choice("tile_draws", &["secret", "open"], "NG-9.9", true),
    choice("retreat_block", &["pending", "any_this_turn"], "NG-11.11", true),
    choice("kaija_full_unit", ON_OFF, "NG-16.1", true),
    choice("scorched_targets", &["any", "not_own"], "NG-16.6", true),
    choice("future_sight_early_achievement", OFF_ON, "NG-18.3", true),
    choice("allies_units", &["3", "2"], "NG-19.1", true),
    choice("reaction_window", &["fixed", "on_demand"], "NG-21.6", true),
    choice("setup_avoid_hostile", OFF_ON, "NG-24.4", true),
    choice("stag_fame_vs_valkyrie", OFF_ON, "NG-27.12", true),
    choice("stuck_creature_acts", OFF_ON, "NG-28.5", true),
];

/// The game, in short.
pub(crate) static ABOUT: About = About {
    id: "northgard",
    prefix: "NG",
    rules_version: 1,
    oldest_rules: 1,
    layout: 2,
    players: 2..=5,
    usual: 3,
    options: &OPTIONS,
    editions: &[BuiltinEdition { id: "uncharted-lands", text: include_str!("../editions/uncharted-lands.toml") }],
    longest: 60_000,
};

named! {
    /// How clans are given out.
    pub(crate) enum ClanChoice {
        /// Clockwise from seat `a`, everybody chooses.
        Free = "free",
        /// By lot.
        Random = "random",
        /// The last in turn order chooses first.
        Draft = "draft",
    }
}

/// The options, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub years: u8,
    pub teams: bool,
    pub creatures: bool,
    pub more_creatures: bool,
    pub clan_choice: ClanChoice,
    pub clans: [Option<Clan>; 5],
    pub first_seat: bool,
    pub fame_public: bool,
    pub ban_draws: bool,
    pub separating: bool,
    pub five_tile_in_pile: bool,
    pub redraw_once: bool,
    pub tiles_open: bool,
    pub retreat_block_any: bool,
    pub kaija_full: bool,
    pub scorched_not_own: bool,
    pub early_achievement: bool,
    pub allies: u8,
    pub react_on_demand: bool,
    pub avoid_hostile: bool,
    pub stag_vs_valkyrie: bool,
    pub stuck_acts: bool,
}

impl Options {
    pub fn read(setup: &Setup) -> Result<Options, Complaint> {
        let is = |id: &str, value: &str| setup.option(id) == value;
        let options = Options {
            years: if is("years", "10") { 10 } else { 7 },
            teams: is("teams", "on"),
            creatures: is("creatures", "on"),
            more_creatures: is("more_creatures", "on"),
            clan_choice: ClanChoice::named(setup.option("clan_choice")).unwrap_or(ClanChoice::Free),
            clans: ["clan_a", "clan_b", "clan_c", "clan_d", "clan_e"].map(|id| setup.option(id).parse().ok()),
            first_seat: is("first_player", "first_seat"),
            fame_public: is("fame_display", "public"),
            ban_draws: is("ban_draw_developments", "on"),
            separating: is("border_rule", "separating"),
            five_tile_in_pile: is("five_tile_in_pile", "on"),
            redraw_once: is("explore_redraw", "once"),
            tiles_open: is("tile_draws", "open"),
            retreat_block_any: is("retreat_block", "any_this_turn"),
            kaija_full: is("kaija_full_unit", "on"),
            scorched_not_own: is("scorched_targets", "not_own"),
            early_achievement: is("future_sight_early_achievement", "on"),
            allies: if is("allies_units", "2") { 2 } else { 3 },
            react_on_demand: is("reaction_window", "on_demand"),
            avoid_hostile: is("setup_avoid_hostile", "on"),
            stag_vs_valkyrie: is("stag_fame_vs_valkyrie", "on"),
            stuck_acts: is("stuck_creature_acts", "on"),
        };
        options.check(setup.players)?;
        Ok(options)
    }

    /// Options that do not fit together.
    fn check(&self, players: usize) -> Result<(), Complaint> {
        let wrong = |key: &'static str| Err(Message::new(key).into());
        if self.teams && players != 4 {
            return wrong("complaint-northgard-teams");
        }
        if self.more_creatures && !self.creatures {
            return wrong("complaint-northgard-more-creatures");
        }
        if self.ban_draws && self.years == 10 && players == 5 {
            return wrong("complaint-northgard-few-cards");
        }
        let fixed: Vec<Clan> = self.clans.iter().take(players).flatten().copied().collect();
        if fixed.iter().enumerate().any(|(place, clan)| fixed[..place].contains(clan)) {
            return wrong("complaint-northgard-same-clan");
        }
        Ok(())
    }

    /// Early and Advanced Development cards per player (NG-2.2, NG-22.1); nothing else changes with the years (NG-22.3).
    pub fn developments(&self) -> (u8, u8) {
        if self.years == 10 { (3, 6) } else { (2, 4) }
    }

    /// Closed territories with a large building that win (NG-14.1, NG-23.3); none in the long game (NG-22.2).
    pub fn domination(&self) -> Option<usize> {
        match (self.years, self.teams) {
            (10, _) => None,
            (_, true) => Some(5),
            (_, false) => Some(3),
        }
    }
}

/// The seven pure card-draw developments that a house rule leaves out.
const DRAW_DEVELOPMENTS: [Card; 7] = [
    Card::DEV_MERCHANT,
    Card::DEV_MARKET_PLACE,
    Card::DEV_MARKET_PLACE_2,
    Card::DEV_TRADING_POST,
    Card::DEV_TRADING_POST_2,
    Card::DEV_TRADE_ROUTES,
    Card::DEV_CUNNING_MERCHANT,
];

impl Northgard {
    /// The table before anything is decided: NG-2.1, NG-2.2, NG-2.4, NG-2.5, NG-2.9.
    pub(crate) fn first_state(&self) -> State {
        let players = self.players;
        let mut map = Map::default();
        map.begin(&self.book, Tile::START, 0, 0, 0);
        let mut pile: TileSet = Tile::all().filter(|tile| *tile != Tile::START).collect();
        if players == 5 {
            let gap = map.gap_at(1, 0).unwrap_or(0);
            map.lay(&self.book, Tile::START5, gap, 0);
            pile.remove(Tile::START5);
        } else if !self.options.five_tile_in_pile {
            pile.remove(Tile::START5);
        }
        let (early, advanced) = self.options.developments();
        let creatures = self.options.creatures;
        let mut state = State {
            open: Open {
                map,
                players: (0..players).map(|_| Player { reserve: UNITS, ..Player::default() }).collect(),
                flow: ArrayVec::new(),
                year: 1,
                first: Seat::new(0),
                row: Pile::EMPTY,
                achievements: Pile::EMPTY,
                unseen: self.developments(),
                early: early * players as u8,
                advanced: advanced * players as u8,
                unrest: UNREST_CARDS,
                supply: Building::ALL.map(|building| self.book.building(building).copies),
                line: ArrayVec::new(),
                lair: [None; Creature::COUNT],
                creature_deck: if creatures { CreatureSet::first_of(Creature::COUNT) } else { CreatureSet::EMPTY },
                upper: if creatures { players as u8 + 1 } else { 0 },
                creature_discard: CreatureSet::EMPTY,
                acted: CreatureSet::EMPTY,
                kaija: None,
                kaija_pinned: false,
                scorched: None,
                tithe: None,
            },
            hidden: Hidden {
                decks: (0..players).map(|_| Deck::default()).collect(),
                pile,
                under: ArrayVec::new(),
                drawn: TileSet::EMPTY,
            },
        };
        state.push(PhaseStep { phase: Phase::Achievements, at: 0 });
        state
    }

    /// The Development cards in play.
    pub(crate) fn developments(&self) -> Pile {
        let all = Pile::EARLY | Pile::ADVANCED;
        if self.options.ban_draws { all - DRAW_DEVELOPMENTS.into_iter().collect() } else { all }
    }
}
