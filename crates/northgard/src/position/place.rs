//! Laying out a position, or saying why it is impossible.

use super::{CreaturePosition, FlowPosition, LandPosition, PlayerPosition, Position};
use crate::card::UNREST_CARDS;
use crate::map::{Map, Placed};
use crate::prelude::*;
use crate::state::{Deck, MOST_TOP, Player, TopCard, VIEWERS};
use serde_json::Value;
use table::Complaint;

/// The least number that anything going on may hold.
const LEAST_COUNTED: i64 = -40;
/// The most of anything that can be going on.
const MOST_COUNTED: i64 = 99;
/// The most resources and fame a position may hold.
const MOST_OWNED: u16 = 9999;

/// Complains unless it holds.
fn require(holds: bool, why: impl FnOnce() -> Message) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(why().into()) }
}

/// A complaint about an area: by its name, and as files write it.
fn about(site: Site, key: &'static str) -> Message {
    message!(key, land = site, id = site.to_string())
}

fn twice(tile: Tile) -> Message {
    message!("complaint-northgard-tile-twice", tile = tile.to_string())
}

fn too_many_cards() -> Message {
    message!("complaint-northgard-cards", most = MOST_TOP)
}

/// The territory an area belongs to.
fn land_of(state: &State, site: Site) -> Result<Land, Complaint> {
    state.open.map.land_of(site).ok_or_else(|| about(site, "complaint-northgard-off-map").into())
}

/// `t13 0,-1 r2` as a placement.
fn read_placed(text: &str) -> Result<Placed, Complaint> {
    let parse = || {
        let mut words = text.split_whitespace();
        let tile = words.next()?.parse().ok()?;
        let (x, y) = words.next()?.split_once(',')?;
        let turn = words.next().unwrap_or("r0").strip_prefix('r')?.parse().ok()?;
        let (x, y) = (x.parse().ok()?, y.parse().ok()?);
        let near = |at: &i8| (-40..=40).contains(at);
        let fits = words.next().is_none() && turn < 4 && near(&x) && near(&y);
        fits.then_some(Placed { tile, x, y, turn })
    };
    parse().ok_or_else(|| message!("complaint-northgard-placed", text).into())
}

impl Northgard {
    /// Lays out a position; nothing goes on yet.
    pub(super) fn lay(&self, position: &Position) -> Result<State, Complaint> {
        let mut state = self.first_state();
        state.open.flow.clear();
        state.open.year = position.year.unwrap_or(1);
        state.open.first = position.first.unwrap_or(Seat::new(0));
        self.check_seat(state.open.first)?;
        let (year, years) = (state.open.year, self.options.years);
        require((1..=years).contains(&year), || message!("complaint-northgard-year", year, years))?;
        self.lay_map(&mut state, &position.map)?;
        position.players.keys().try_for_each(|seat| self.check_seat(*seat))?;
        for seat in Seat::all(self.players) {
            let player = position.players.get(&seat);
            let (player, deck) = lay_player(player.unwrap_or(&PlayerPosition::default()))?;
            *state.player_mut(seat) = player;
            *state.deck_mut(seat) = deck;
        }
        for (site, land) in &position.lands {
            self.lay_land(&mut state, site, land)?;
        }
        state.open.row = position.row;
        state.open.achievements = position.achievements;
        self.lay_decks(&mut state, position)?;
        self.lay_tiles(&mut state, position)?;
        self.lay_creatures(&mut state, &position.creatures)?;
        state.open.kaija_pinned = position.kaija_pinned;
        state.open.tithe = position.tithe;
        let scorched = position.scorched.map(|site| land_of(&state, site)).transpose()?;
        state.open.scorched = scorched.map(|land| state.site(land));
        self.lay_flow(&mut state, &position.flow)?;
        Ok(state)
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Complaint> {
        let players = self.players;
        require(seat.index() < players, || message!("complaint-northgard-seat", seat = seat.to_string(), players))
    }

    fn lay_map(&self, state: &mut State, placed: &[String]) -> Result<(), Complaint> {
        if placed.is_empty() {
            return Ok(());
        }
        state.open.map = Map::default();
        for text in placed {
            let placed = read_placed(text)?;
            let map = &mut state.open.map;
            require(map.tiles.iter().all(|other| other.tile != placed.tile), || twice(placed.tile))?;
            if map.tiles.is_empty() {
                map.begin(&self.book, placed.tile, placed.x, placed.y, placed.turn);
                continue;
            }
            let away = || message!("complaint-northgard-touches", text = text.as_str());
            let gap = map.gap_at(placed.x, placed.y).ok_or_else(away)?;
            map.lay(&self.book, placed.tile, gap, placed.turn);
        }
        Ok(())
    }

    fn lay_land(&self, state: &mut State, site: &str, position: &LandPosition) -> Result<(), Complaint> {
        let site: Site = site.parse().map_err(|_| message!("complaint-northgard-site", text = site))?;
        let land = land_of(state, site)?;
        let name = state.site(land);
        for (seat, units) in &position.units {
            self.check_seat(*seat)?;
            let too_many = || message!("complaint-northgard-units", seat = seat.to_string(), most = UNITS);
            let reserve = &mut state.player_mut(*seat).reserve;
            *reserve = reserve.checked_sub(*units).ok_or_else(too_many)?;
            state.land_mut(land).units[seat.index()] += units;
        }
        if position.kaija {
            let may = state.open.kaija.is_none() && state.seat_of(Clan::Bear).is_some();
            require(may, || message!("complaint-northgard-kaija"))?;
            state.open.kaija = Some(name);
        }
        let there = Seat::all(self.players).find(|seat| state.figures(land, *seat) > 0);
        let owner = position.owner.or(there);
        if let Some(owner) = owner {
            self.check_seat(owner)?;
            let absent = || about(site, "complaint-northgard-owner").with("seat", owner.to_string());
            require(state.figures(land, owner) > 0, absent)?;
        }
        state.open.map.set_owner(land, owner);
        for building in &position.buildings {
            let impossible = || about(site, "complaint-northgard-building").with("text", building.as_str());
            self.lay_building(state, land, building).ok_or_else(impossible)?;
        }
        for creature in &position.creatures {
            state.land_mut(land).beasts.add(*creature);
            state.open.lair[creature.index()] = Some(name);
        }
        let place = state.land_mut(land);
        place.fresh = position.fresh.min(UNITS);
        place.pinned = position.pinned.min(place.all_units());
        place.used = position.used;
        place.due = position.due;
        place.fought = position.fought;
        Ok(())
    }

    /// Puts a building where it can stand; nothing if it can stand nowhere.
    fn lay_building(&self, state: &mut State, land: Land, text: &str) -> Option<()> {
        let (name, place) = text.split_once('@').unwrap_or((text, ""));
        let building = Building::named(name)?;
        let left = &mut state.open.supply[building.index()];
        *left = left.checked_sub(1)?;
        if place == "none" && !building.is_large() {
            state.land_mut(land).slotless[building.index()] += 1;
        } else {
            let wanted: Option<Site> = if place.is_empty() { None } else { Some(place.parse().ok()?) };
            let slot_of = |site: &Site| self.book.tile(site.tile()).areas[site.area()].slot;
            let fits = |slot: Slot| match slot {
                Slot::Large => building.is_large(),
                Slot::Stone => !building.is_large(),
                Slot::Small => !building.is_large() && building != Building::CarvedStone,
            };
            let free = |site: &Site| {
                wanted.is_none_or(|wanted| wanted == *site)
                    && slot_of(site).is_some_and(fits)
                    && state.open.map.building_at(*site).is_none()
            };
            // Small buildings leave stone slots to Carved Stones where they can.
            let site = state.open.map.areas(land).filter(free).min_by_key(slot_of)?;
            let slot = slot_of(&site)?;
            state.open.map.set_building(site, Some(building));
            state.land_mut(land).free[slot.index()] -= 1;
        }
        state.land_mut(land).buildings[building.index()] += 1;
        Some(())
    }

    /// Development and Unrest cards: what lies nowhere is in the deck.
    fn lay_decks(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let mut seen = state.open.row | state.open.achievements;
        for seat in Seat::all(self.players) {
            let owned = state.owned(seat);
            let cards = owned | state.player(seat).removed;
            if let Some(card) = cards.only(seen).only(Pile::DEVELOPMENTS).first() {
                return Err(message!("complaint-northgard-card-twice", card, id = card.name()).into());
            }
            require(owned.len() <= MOST_TOP, too_many_cards)?;
            seen.join(cards);
        }
        let missing: Pile = self.developments().kinds().filter(|card| !seen.has(*card)).collect();
        state.open.unseen = position.unseen.unwrap_or(missing);
        let (early, advanced) = self.options.developments();
        let laid = match position.flow.phase.as_deref() {
            Some("start_of_year" | "reveal") => state.open.year.saturating_sub(1),
            _ => state.open.year,
        };
        let players = self.players as u8;
        state.open.early = position.early.unwrap_or(early.saturating_sub(laid) * players);
        state.open.advanced = position.advanced.unwrap_or((early + advanced).saturating_sub(laid.max(early)) * players);
        let owned: usize = Seat::all(self.players).map(|seat| state.owned(seat).count(Card::UNREST)).sum();
        state.open.unrest = position.unrest.unwrap_or(UNREST_CARDS.saturating_sub(owned as u8));
        Ok(())
    }

    fn lay_tiles(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let hidden = &mut state.hidden;
        let on_map = state.open.map.tiles.iter().map(|placed| placed.tile);
        let under = position.under.iter().map(|under| under.tile);
        let held = hidden.decks.iter().flat_map(|deck| deck.tiles.iter());
        let mut used = TileSet::EMPTY;
        for tile in on_map.chain(under).chain(position.drawn.iter()).chain(held) {
            require(!used.has(tile), || twice(tile))?;
            used.add(tile);
        }
        let all: TileSet = Tile::all().filter(|tile| *tile != Tile::START).collect();
        let mut rest = all - used;
        if self.players == 5 || !self.options.five_tile_in_pile {
            rest.remove(Tile::START5);
        }
        hidden.pile = position.pile.unwrap_or(rest);
        if let Some(tile) = (hidden.pile & used).first() {
            return Err(twice(tile).into());
        }
        hidden.under = position.under.iter().copied().collect();
        hidden.drawn = position.drawn;
        Ok(())
    }

    fn lay_creatures(&self, state: &mut State, position: &CreaturePosition) -> Result<(), Complaint> {
        let open = &mut state.open;
        let there = |creature: &Creature| open.lair[creature.index()].is_some();
        let placed: CreatureSet = Creature::ALL.into_iter().filter(there).collect();
        let line = position.line.clone().unwrap_or_else(|| placed.iter().collect());
        let in_line: CreatureSet = line.iter().copied().collect();
        let whole = line.len() <= Creature::COUNT && placed.is_within(in_line);
        require(whole, || message!("complaint-northgard-line"))?;
        open.creature_discard = position.discard;
        open.acted = position.acted;
        open.creature_deck = position.deck.unwrap_or(open.creature_deck - in_line - position.discard);
        let gone = (line.len() + position.discard.len()) as u8;
        open.upper = position.upper.unwrap_or(open.upper.saturating_sub(gone));
        open.line = line.into_iter().collect();
        Ok(())
    }

    fn lay_flow(&self, state: &mut State, position: &FlowPosition) -> Result<(), Complaint> {
        if !position.frames.is_empty() {
            let most = state.open.flow.capacity();
            require(position.frames.len() <= most, || message!("complaint-northgard-frames", most))?;
            state.open.flow = position.frames.iter().copied().collect();
            // Frames name territories and seats that exist.
            let unwritable = |error: serde_json::Error| message!("complaint-format", problem = error.to_string());
            let frames = serde_json::to_value(&state.open.flow).map_err(unwritable)?;
            return self.check_names(&frames, state);
        }
        if position.stop_after {
            state.push(Frame::Halt);
        }
        let seat = position.seat.unwrap_or(state.open.first);
        self.check_seat(seat)?;
        match position.phase.as_deref() {
            None | Some("turn") => {
                if !position.stop_after {
                    let at = seat.next(self.players).index() as u8;
                    state.push(PhaseStep { phase: Phase::Actions, at });
                }
                state.push(Turn { seat, main: position.main, resolved: position.resolved });
            }
            Some("harvest") => state.push(PhaseStep { phase: Phase::Tithe, at: position.at }),
            Some(name) => {
                let phases = || Phase::ALL.map(Phase::name).join(", ");
                let unknown = || message!("complaint-northgard-phase", text = name, known = phases());
                let phase = Phase::named(name).ok_or_else(unknown)?;
                state.push(PhaseStep { phase, at: position.at });
            }
        }
        Ok(())
    }

    /// Every text in the frames that looks like an area or a seat must be one on this table.
    fn check_names(&self, value: &Value, state: &State) -> Result<(), Complaint> {
        match value {
            Value::String(text) => {
                if let Ok(site) = text.parse::<Site>() {
                    require(state.named(site).is_some(), || about(site, "complaint-northgard-territory"))?;
                }
                text.parse::<Seat>().map_or(Ok(()), |seat| self.check_seat(seat))
            }
            Value::Array(list) => list.iter().try_for_each(|value| self.check_names(value, state)),
            Value::Object(table) => table.values().try_for_each(|value| self.check_names(value, state)),
            Value::Number(number) => {
                let fits = number.as_i64().is_some_and(|number| (LEAST_COUNTED..=MOST_COUNTED).contains(&number));
                let (least, most) = (LEAST_COUNTED, MOST_COUNTED);
                require(fits, || message!("complaint-northgard-frame-number", text = number.to_string(), least, most))
            }
            _ => Ok(()),
        }
    }
}

/// What everybody sees of a player, and what the player holds.
fn lay_player(position: &PlayerPosition) -> Result<(Player, Deck), Complaint> {
    let stocks = [position.food, position.wood, position.lore, position.fame];
    require(stocks.iter().all(|stock| *stock <= MOST_OWNED), || {
        message!("complaint-northgard-plenty", most = MOST_OWNED)
    })?;
    let mut deck = Deck { hand: position.hand, drawn: position.drawn, tiles: position.tiles, ..Deck::default() };
    deck.old = position.old;
    for text in &position.top {
        let (name, secret) = text.strip_suffix(" secret").map_or((text.as_str(), false), |name| (name, true));
        let card = name.parse().map_err(|_| message!("complaint-northgard-top", text = text.as_str()))?;
        deck.top.try_push(TopCard { card, secret }).map_err(|_| too_many_cards())?;
    }
    let clan = position.clan.map_or(Pile::EMPTY, Pile::of_clan);
    let initial = position.clan.map_or(Pile::EMPTY, |clan| Pile::one(Card::initial(clan)));
    let top: Pile = deck.top.iter().map(|top| top.card).collect();
    let lies = deck.hand | top | position.active | position.discard | deck.drawn;
    let gone = position.removed.unwrap_or_default();
    deck.rest = position.draw.unwrap_or((Pile::STARTING | initial) - (lies | gone));
    let owned = lies | deck.rest;
    let upgrades = position.upgrades.unwrap_or(clan - initial - (owned | gone));
    for (viewer, pile) in &position.known {
        let place = match viewer.as_str() {
            "spectator" => VIEWERS - 1,
            letter => letter.parse::<Seat>()?.index(),
        };
        require(place < VIEWERS && pile.is_within(deck.hand), || message!("complaint-northgard-known"))?;
        deck.known[place] = *pile;
    }
    let player = Player {
        clan: position.clan,
        reserve: UNITS,
        stock: [position.food, position.wood, position.lore],
        fame: position.fame,
        active: position.active,
        played: position.played.unwrap_or(position.active),
        discard: position.discard,
        upgrades,
        removed: position.removed.unwrap_or((Pile::STARTING | clan) - owned - upgrades),
        passed: position.passed,
        picked: position.picked,
        conqueror: position.conqueror,
        awake: position.awake,
    };
    Ok((player, deck))
}
