//! A table in readable terms, for scenario files, and back; whatever has a usual value may be left out.

use crate::Northgard;
use crate::card::{Card, Pile, UNREST_CARDS};
use crate::flow::{Frame, Phase};
use crate::map::{Due, Map, Placed};
use crate::names::{Building, Clan, Creature, Resource, Site, Slot, Tile};
use crate::sets::TileSet;
use crate::state::{Player, State, TopCard, UNITS, UnderTile, VIEWERS};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Complaint, Message, Seat, Teller};

/// A whole table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The year; 1 if not said.
    pub year: Option<u8>,
    /// Who has the first-player marker; `a` if not said.
    pub first: Option<Seat>,
    /// Tiles in the order they were placed, such as `t13 0,-1 r2`; only the start tiles if not said.
    pub map: Vec<String>,
    /// What stands in territories, by the name of any of their areas.
    pub lands: BTreeMap<String, LandPosition>,
    /// The players.
    pub players: BTreeMap<Seat, PlayerPosition>,
    /// The row.
    pub row: Pile,
    /// Achievements laid out for the last year.
    pub achievements: Pile,
    /// Development cards nobody has seen; all that lie nowhere, if not said.
    pub unseen: Option<Pile>,
    /// Early cards in the deck; as many as are usual in this year, if not said.
    pub early: Option<u8>,
    /// Advanced cards in the deck, likewise.
    pub advanced: Option<u8>,
    /// Unrest cards left; those nobody owns, if not said.
    pub unrest: Option<u8>,
    /// The shuffled part of the tile pile; all tiles that lie nowhere, if not said.
    pub pile: Option<TileSet>,
    /// Tiles under the pile, the next to come first.
    pub under: Vec<UnderTile>,
    /// Tiles drawn by a running Explore.
    pub drawn: TileSet,
    /// The creatures.
    pub creatures: CreaturePosition,
    /// Whether Kaija must stay where she entered.
    pub kaija_pinned: bool,
    /// Where the Scorched Earth token is.
    pub scorched: Option<Site>,
    /// The resource the Snake takes in the running harvest.
    pub tithe: Option<Resource>,
    /// What is going on.
    pub flow: FlowPosition,
}

/// What stands in a territory.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LandPosition {
    /// Who controls it; whoever has figures there, if not said.
    pub owner: Option<Seat>,
    /// Regular units by seat.
    pub units: BTreeMap<Seat, u8>,
    /// Whether Kaija is here.
    pub kaija: bool,
    /// Buildings, such as `food_silo`, `food_silo@t15-e` for a certain slot, or `food_silo@none` for none.
    pub buildings: Vec<String>,
    /// Creatures.
    pub creatures: Vec<Creature>,
    /// Figures placed by the running Recruit.
    pub fresh: u8,
    /// Regular units that must stay beside a hostile creature.
    pub pinned: u8,
    /// Whether the running retreat has used it.
    pub used: bool,
    /// A fight still to come.
    pub due: Due,
    /// Whether there was a fight this turn.
    pub fought: bool,
}

/// One player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The clan, if it matters.
    pub clan: Option<Clan>,
    /// Food.
    pub food: u16,
    /// Wood.
    pub wood: u16,
    /// Lore.
    pub lore: u16,
    /// Fame tokens.
    pub fame: u16,
    /// Cards in hand.
    pub hand: Pile,
    /// Cards on top of the draw pile whose order is known, the topmost last: the name, or the name and ` secret`.
    pub top: Vec<String>,
    /// The shuffled draw pile; starting cards and the clan's first card that lie nowhere else, if not said.
    pub draw: Option<Pile>,
    /// Active area.
    pub active: Pile,
    /// Cards of the active area that were played for their effect; all, if not said.
    pub played: Option<Pile>,
    /// Discard pile.
    pub discard: Pile,
    /// Drawn cards that are being assigned.
    pub drawn: Pile,
    /// Clan upgrade cards set aside; those that lie nowhere else, if not said.
    pub upgrades: Option<Pile>,
    /// Cards returned to the box; starting and clan cards that lie nowhere else, if not said.
    pub removed: Option<Pile>,
    /// Tiles in hand during set-up.
    pub tiles: TileSet,
    /// Whether the player has passed.
    pub passed: bool,
    /// Whether no card is taken when passing.
    pub picked: bool,
    /// Whether Conqueror works.
    pub conqueror: bool,
    /// Whether Kaija may enter enemy territories.
    pub awake: bool,
    /// Cards each seat, or the `spectator`, knows to be in the hand.
    pub known: BTreeMap<String, Pile>,
    /// Cards everybody knows not to be in the shuffled draw pile.
    pub old: Pile,
}

/// The creatures beside the map.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CreaturePosition {
    /// The line; those on the map in the order of the component list, if not said.
    pub line: Option<Vec<Creature>>,
    /// The deck; those that lie nowhere, if not said and creatures are played with.
    pub deck: Option<Vec<Creature>>,
    /// How many cards of the deck belong to the upper packet; as many as are left of it, if not said.
    pub upper: Option<u8>,
    /// The discard pile.
    pub discard: Vec<Creature>,
    /// Those that have acted in this creature phase.
    pub acted: Vec<Creature>,
}

/// What is going on: a turn, a phase, or exactly these frames.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FlowPosition {
    /// `turn` (the usual), or the name of a phase; `harvest` begins with the Snake's share.
    pub phase: Option<String>,
    /// Whose turn; the first player's, if not said.
    pub seat: Option<Seat>,
    /// How many players of the phase are done.
    pub at: u8,
    /// In a turn: a card that is not Flash was played.
    pub main: bool,
    /// In a turn: a card was played.
    pub resolved: bool,
    /// Stop when this is over.
    pub stop_after: bool,
    /// Exactly these frames, the innermost last; then nothing else of this table counts.
    pub frames: Vec<Frame>,
}

/// The most of anything that can be going on.
const MOST_COUNTED: i64 = 99;
/// The most resources and fame a position may hold.
const MOST_OWNED: u16 = 9999;

fn wrong(problem: impl Into<String>) -> Complaint {
    Complaint::new(Message::new("complaint-northgard-position").with("problem", problem.into()))
}

/// `t13 0,-1 r2` as a placement.
fn read_placed(text: &str) -> Result<Placed, Complaint> {
    let parse =
        || {
            let mut words = text.split_whitespace();
            let tile = words.next()?.parse().ok()?;
            let (x, y) = words.next()?.split_once(',')?;
            let turn = words.next().unwrap_or("r0").strip_prefix('r')?.parse().ok()?;
            let (x, y) = (x.parse().ok()?, y.parse().ok()?);
            (words.next().is_none() && turn < 4 && (-40..=40).contains(&x) && (-40..=40).contains(&y))
                .then_some(Placed { tile, x, y, turn })
        };
    parse().ok_or_else(|| wrong(format!("`{text}` is not a placed tile")))
}

impl Northgard {
    /// Lays out a position.
    pub(crate) fn lay_out(&self, position: &Position) -> Result<State, Complaint> {
        let mut s = self.first_state();
        s.flow.clear();
        s.year = position.year.unwrap_or(1);
        s.first = position.first.unwrap_or(Seat::new(0));
        if s.first.index() >= self.players || !(1..=self.options.years).contains(&s.year) {
            return Err(wrong("there is no such first player or year"));
        }
        self.lay_map(&mut s, &position.map)?;
        if let Some(seat) = position.players.keys().find(|seat| seat.index() >= self.players) {
            return Err(wrong(format!("seat {seat} does not play")));
        }
        for seat in Seat::all(self.players) {
            let player = position.players.get(&seat);
            s.players[seat.index()] = lay_player(player.unwrap_or(&PlayerPosition::default()))?;
        }
        for (site, land) in &position.lands {
            self.lay_land(&mut s, site, land)?;
        }
        s.row = position.row;
        s.achievements = position.achievements;
        self.lay_decks(&mut s, position)?;
        self.lay_tiles(&mut s, position)?;
        self.lay_creatures(&mut s, &position.creatures)?;
        s.kaija_pinned = position.kaija_pinned;
        s.tithe = position.tithe;
        s.scorched = position.scorched.map(|site| self.name_of(&s, site)).transpose()?;
        self.lay_flow(&mut s, &position.flow)?;
        self.run(&mut s, &mut Teller::silent());
        Ok(s)
    }

    /// The name of the territory an area belongs to.
    fn name_of(&self, s: &State, site: Site) -> Result<Site, Complaint> {
        let land = s.map.land_of(site).ok_or_else(|| wrong(format!("{site} is not on the map")))?;
        Ok(s.map.lands[land].site)
    }

    fn lay_map(&self, s: &mut State, placed: &[String]) -> Result<(), Complaint> {
        if placed.is_empty() {
            return Ok(());
        }
        s.map = Map::new();
        for text in placed {
            let placed = read_placed(text)?;
            if s.map.tiles.iter().any(|other| other.tile == placed.tile) {
                return Err(wrong(format!("{} is placed twice", placed.tile)));
            }
            if s.map.tiles.is_empty() {
                s.map.begin(&self.book, placed.tile, placed.x, placed.y, placed.turn);
                continue;
            }
            let gap = s.map.gap_at(placed.x, placed.y).ok_or_else(|| wrong(format!("`{text}` touches nothing")))?;
            s.map.lay(&self.book, placed.tile, gap, placed.turn);
        }
        Ok(())
    }

    fn lay_land(&self, s: &mut State, site: &str, position: &LandPosition) -> Result<(), Complaint> {
        let site: Site = site.parse().map_err(|_| wrong(format!("`{site}` is not an area")))?;
        let land = s.map.land_of(site).ok_or_else(|| wrong(format!("{site} is not on the map")))?;
        let name = s.map.lands[land].site;
        for (seat, units) in &position.units {
            if seat.index() >= self.players || s.player(*seat).reserve < *units {
                return Err(wrong(format!("{site} cannot hold {units} units of {seat}")));
            }
            s.player_mut(*seat).reserve -= units;
            s.map.lands[land].units[seat.index()] += units;
        }
        if position.kaija {
            if s.kaija.is_some() || s.seat_of(Clan::Bear).is_none() {
                return Err(wrong("Kaija cannot be there"));
            }
            s.kaija = Some(name);
        }
        let there = Seat::all(self.players).find(|seat| s.figures(land, *seat) > 0);
        let owner = position.owner.or(there);
        if owner.is_some_and(|owner| owner.index() >= self.players || s.figures(land, owner) == 0) {
            return Err(wrong(format!("{site} cannot be controlled without units")));
        }
        s.map.set_owner(land, owner);
        for building in &position.buildings {
            self.lay_building(s, land, building)?;
        }
        for creature in &position.creatures {
            s.map.lands[land].beasts |= creature.bit();
            s.lair[creature.index()] = Some(name);
        }
        let place = &mut s.map.lands[land];
        place.fresh = position.fresh.min(UNITS);
        place.pinned = position.pinned.min(place.all_units());
        place.used = position.used;
        place.due = position.due;
        place.fought = position.fought;
        Ok(())
    }

    fn lay_building(&self, s: &mut State, land: usize, text: &str) -> Result<(), Complaint> {
        let problem = || wrong(format!("`{text}` cannot stand in {}", s.map.lands[land].site));
        let (name, place) = text.split_once('@').unwrap_or((text, ""));
        let building: Building = name.parse().map_err(|_| problem())?;
        let slot_of = |site: Site| self.book.tile(site.tile()).areas[site.area()].slot;
        let fits = |slot: Slot| match slot {
            Slot::Large => building.is_large(),
            Slot::Stone => !building.is_large(),
            Slot::Small => !building.is_large() && building != Building::CarvedStone,
        };
        if s.supply[building.index()] == 0 {
            return Err(problem());
        }
        if place == "none" && !building.is_large() {
            s.map.lands[land].slotless[building.index()] += 1;
        } else {
            let wanted = if place.is_empty() { None } else { Some(place.parse::<Site>().map_err(|_| problem())?) };
            let free = |site: &Site| {
                wanted.is_none_or(|wanted| wanted == *site)
                    && slot_of(*site).is_some_and(fits)
                    && s.map.building_at(*site).is_none()
            };
            // Small buildings leave stone slots to Carved Stones where they can.
            let site = s.map.areas(land).filter(free).min_by_key(|site| slot_of(*site)).ok_or_else(problem)?;
            let slot = slot_of(site).ok_or_else(problem)?;
            s.map.set_building(site, Some(building));
            s.map.lands[land].free[slot.index()] -= 1;
        }
        s.map.lands[land].buildings[building.index()] += 1;
        s.supply[building.index()] -= 1;
        Ok(())
    }

    /// Development and Unrest cards: what lies nowhere is in the deck.
    fn lay_decks(&self, s: &mut State, position: &Position) -> Result<(), Complaint> {
        let mut seen = s.row.with(s.achievements);
        for player in &s.players {
            let cards = player.owned().with(player.removed);
            let foreign = cards.kinds().any(|card| seen.has(card) && (card.is_early() || card.is_advanced()));
            if foreign || player.owned().len() > 40 {
                return Err(wrong("a card lies in two places"));
            }
            seen = Pile::from_iter(seen.iter().chain(cards.iter()));
        }
        let missing: Pile = self.developments().kinds().filter(|card| !seen.has(*card)).collect();
        s.unseen = position.unseen.unwrap_or(missing);
        let (early, advanced) = self.options.developments();
        let laid = match position.flow.phase.as_deref() {
            Some("start_of_year" | "reveal") => s.year.saturating_sub(1),
            _ => s.year,
        };
        let players = self.players as u8;
        s.early = position.early.unwrap_or(early.saturating_sub(laid) * players);
        s.advanced = position.advanced.unwrap_or((early + advanced).saturating_sub(laid.max(early)) * players);
        let owned: usize = s.players.iter().map(|player| player.owned().count(Card::UNREST)).sum();
        s.unrest = position.unrest.unwrap_or(UNREST_CARDS.saturating_sub(owned as u8));
        Ok(())
    }

    fn lay_tiles(&self, s: &mut State, position: &Position) -> Result<(), Complaint> {
        let mut used: TileSet = s.map.tiles.iter().map(|placed| placed.tile).collect();
        let count = used.len() + position.under.len() + position.drawn.len();
        used = used.with(position.under.iter().map(|under| under.tile).collect()).with(position.drawn);
        let held = s.players.iter().fold(TileSet::EMPTY, |held, player| held.with(player.tiles));
        let hands: usize = s.players.iter().map(|player| player.tiles.len()).sum();
        let clash = used.len() != count || held.len() != hands || used.without(held) != used;
        used = used.with(held);
        let all: TileSet = Tile::all().filter(|tile| *tile != Tile::START).collect();
        let mut rest = all.without(used);
        if self.players == 5 || !self.options.five_tile_in_pile {
            rest.take(Tile::START5);
        }
        s.pile = position.pile.unwrap_or(rest);
        if clash || s.pile.without(used) != s.pile {
            return Err(wrong("a tile lies in two places"));
        }
        s.under = position.under.iter().copied().take(35).collect();
        s.drawn = position.drawn;
        Ok(())
    }

    fn lay_creatures(&self, s: &mut State, position: &CreaturePosition) -> Result<(), Complaint> {
        let bits = |list: &[Creature]| list.iter().fold(0, |bits, creature| bits | creature.bit());
        let placed: Vec<Creature> =
            Creature::ALL.iter().copied().filter(|creature| s.lair[creature.index()].is_some()).collect();
        let line = position.line.clone().unwrap_or_else(|| placed.clone());
        if line.len() > 9 || bits(&placed) & !bits(&line) != 0 {
            return Err(wrong("every creature on the map stands in the line"));
        }
        s.creature_discard = bits(&position.discard);
        s.acted = bits(&position.acted);
        let usual = if self.options.creatures { bits(Creature::ALL) & !bits(&line) & !s.creature_discard } else { 0 };
        s.creature_deck = position.deck.as_ref().map_or(usual, |deck| bits(deck));
        let gone = (line.len() + position.discard.len()) as u8;
        let upper = if self.options.creatures { (self.players as u8 + 1).saturating_sub(gone) } else { 0 };
        s.upper = position.upper.unwrap_or(upper);
        s.line = line.into_iter().collect();
        Ok(())
    }

    fn lay_flow(&self, s: &mut State, position: &FlowPosition) -> Result<(), Complaint> {
        if !position.frames.is_empty() {
            if position.frames.len() > s.flow.capacity() {
                return Err(wrong("too much is going on"));
            }
            s.flow = position.frames.iter().copied().collect();
            return self.check_flow(s);
        }
        if position.stop_after {
            s.flow.push(Frame::Halt);
        }
        let seat = position.seat.unwrap_or(s.first);
        if seat.index() >= self.players {
            return Err(wrong(format!("seat {seat} does not play")));
        }
        match position.phase.as_deref() {
            None | Some("turn") => {
                if !position.stop_after {
                    let at = seat.next(self.players).index() as u8;
                    s.flow.push(Frame::Phase { phase: Phase::Actions, at });
                }
                s.flow.push(Frame::Turn { seat, main: position.main, resolved: position.resolved });
            }
            Some("harvest") => s.flow.push(Frame::Phase { phase: Phase::Tithe, at: position.at }),
            Some(name) => {
                let phase: Phase = name.parse().map_err(|_| wrong(format!("`{name}` is not a phase")))?;
                s.flow.push(Frame::Phase { phase, at: position.at });
            }
        }
        Ok(())
    }

    /// Frames name territories and seats that exist.
    fn check_flow(&self, s: &State) -> Result<(), Complaint> {
        let text = serde_json::to_value(&s.flow).map_err(|error| wrong(error.to_string()))?;
        check_names(&text, s, self.players)
    }
}

/// Every text in the frames that looks like an area or a seat must be one on this table.
fn check_names(value: &Value, s: &State, players: usize) -> Result<(), Complaint> {
    match value {
        Value::String(text) => {
            if let Ok(site) = text.parse::<Site>()
                && s.map.named(site).is_none()
            {
                return Err(wrong(format!("{text} is not a territory")));
            }
            match text.parse::<Seat>() {
                Ok(seat) if seat.index() >= players => Err(wrong(format!("seat {text} does not play"))),
                _ => Ok(()),
            }
        }
        Value::Array(list) => list.iter().try_for_each(|value| check_names(value, s, players)),
        Value::Object(table) => table.values().try_for_each(|value| check_names(value, s, players)),
        Value::Number(number) if number.as_i64().is_none_or(|number| !(-40..=MOST_COUNTED).contains(&number)) => {
            Err(wrong(format!("{number} is too much")))
        }
        _ => Ok(()),
    }
}

fn lay_player(position: &PlayerPosition) -> Result<Player, Complaint> {
    if [position.food, position.wood, position.lore, position.fame].iter().any(|amount| *amount > MOST_OWNED) {
        return Err(wrong("nobody has so much"));
    }
    let mut player = Player::new();
    player.clan = position.clan;
    player.reserve = UNITS;
    player.stock = [position.food, position.wood, position.lore];
    player.fame = position.fame;
    player.hand = position.hand;
    player.active = position.active;
    player.played = position.played.unwrap_or(position.active);
    player.discard = position.discard;
    player.drawn = position.drawn;
    player.tiles = position.tiles;
    player.passed = position.passed;
    player.picked = position.picked;
    player.conqueror = position.conqueror;
    player.awake = position.awake;
    player.old = position.old;
    for text in &position.top {
        let (name, secret) = text.strip_suffix(" secret").map_or((text.as_str(), false), |name| (name, true));
        let card = name.parse().map_err(|_| wrong(format!("`{text}` is not a card")))?;
        player.top.try_push(TopCard { card, secret }).map_err(|_| wrong("too many cards on top"))?;
    }
    let clan = position.clan.map_or(Pile::EMPTY, Pile::of_clan);
    let initial = position.clan.map_or(Pile::EMPTY, |clan| Pile::one(Card::initial(clan)));
    let elsewhere = player.owned().with(position.removed.unwrap_or_default());
    let usual = Pile::STARTING.with(initial).without(elsewhere);
    player.rest = position.draw.unwrap_or(usual);
    let elsewhere = player.owned().with(position.removed.unwrap_or_default());
    player.upgrades = position.upgrades.unwrap_or(clan.without(initial).without(elsewhere));
    let missing = Pile::STARTING.with(clan).without(player.owned()).without(player.upgrades);
    player.removed = position.removed.unwrap_or(missing);
    for (viewer, pile) in &position.known {
        let place = match viewer.as_str() {
            "spectator" => VIEWERS - 1,
            letter => letter.parse::<Seat>().map(Seat::index).map_err(Complaint::from)?,
        };
        if place >= VIEWERS || !pile.is_within(player.hand) {
            return Err(wrong("a known card is not in that hand"));
        }
        player.known[place] = *pile;
    }
    Ok(player)
}
