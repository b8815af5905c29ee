//! Laying out a position, or saying why it is impossible.

use super::{CreaturePosition, FlowPosition, LandPosition, PlayerPosition, Position};
use crate::card::{Card, Pile, UNREST_CARDS};
use crate::map::{Land, Map, Placed};
use crate::pieces::{Building, Clan, Creature, CreatureSet, Site, Slot, Tile, TileSet, UNITS};
use crate::state::{Deck, Player, TopCard, VIEWERS};
use crate::turn::Turn;
use crate::year::{Phase, PhaseStep};
use crate::{Frame, Northgard, State};
use serde_json::Value;
use table::{Complaint, Message, Seat};

/// The most of anything that can be going on.
const MOST_COUNTED: i64 = 99;
/// The most resources and fame a position may hold.
const MOST_OWNED: u16 = 9999;

fn wrong(problem: impl Into<String>) -> Complaint {
    Complaint::new(Message::new("complaint-northgard-position").with("problem", problem.into()))
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
    parse().ok_or_else(|| wrong(format!("`{text}` is not a placed tile")))
}

impl Northgard {
    /// Lays out a position; nothing goes on yet.
    pub(super) fn lay(&self, position: &Position) -> Result<State, Complaint> {
        let mut state = self.first_state();
        state.open.flow.clear();
        state.open.year = position.year.unwrap_or(1);
        state.open.first = position.first.unwrap_or(Seat::new(0));
        if state.open.first.index() >= self.players || !(1..=self.options.years).contains(&state.open.year) {
            return Err(wrong("there is no such first player or year"));
        }
        self.lay_map(&mut state, &position.map)?;
        if let Some(seat) = position.players.keys().find(|seat| seat.index() >= self.players) {
            return Err(wrong(format!("seat {seat} does not play")));
        }
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
        state.open.scorched = position.scorched.map(|site| self.name_of(&state, site)).transpose()?;
        self.lay_flow(&mut state, &position.flow)?;
        Ok(state)
    }

    /// The name of the territory an area belongs to.
    fn name_of(&self, state: &State, site: Site) -> Result<Site, Complaint> {
        let land = state.open.map.land_of(site).ok_or_else(|| wrong(format!("{site} is not on the map")))?;
        Ok(state.land(land).site)
    }

    fn lay_map(&self, state: &mut State, placed: &[String]) -> Result<(), Complaint> {
        if placed.is_empty() {
            return Ok(());
        }
        state.open.map = Map::new();
        for text in placed {
            let placed = read_placed(text)?;
            if state.open.map.tiles.iter().any(|other| other.tile == placed.tile) {
                return Err(wrong(format!("{} is placed twice", placed.tile)));
            }
            if state.open.map.tiles.is_empty() {
                state.open.map.begin(&self.book, placed.tile, placed.x, placed.y, placed.turn);
                continue;
            }
            let gap =
                state.open.map.gap_at(placed.x, placed.y).ok_or_else(|| wrong(format!("`{text}` touches nothing")))?;
            state.open.map.lay(&self.book, placed.tile, gap, placed.turn);
        }
        Ok(())
    }

    fn lay_land(&self, state: &mut State, site: &str, position: &LandPosition) -> Result<(), Complaint> {
        let site: Site = site.parse().map_err(|_| wrong(format!("`{site}` is not an area")))?;
        let land = state.open.map.land_of(site).ok_or_else(|| wrong(format!("{site} is not on the map")))?;
        let name = state.land(land).site;
        for (seat, units) in &position.units {
            if seat.index() >= self.players || state.player(*seat).reserve < *units {
                return Err(wrong(format!("{site} cannot hold {units} units of {seat}")));
            }
            state.player_mut(*seat).reserve -= units;
            state.land_mut(land).units[seat.index()] += units;
        }
        if position.kaija {
            if state.open.kaija.is_some() || state.seat_of(Clan::Bear).is_none() {
                return Err(wrong("Kaija cannot be there"));
            }
            state.open.kaija = Some(name);
        }
        let there = Seat::all(self.players).find(|seat| state.figures(land, *seat) > 0);
        let owner = position.owner.or(there);
        if owner.is_some_and(|owner| owner.index() >= self.players || state.figures(land, owner) == 0) {
            return Err(wrong(format!("{site} cannot be controlled without units")));
        }
        state.open.map.set_owner(land, owner);
        for building in &position.buildings {
            self.lay_building(state, land, building)?;
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

    fn lay_building(&self, state: &mut State, land: Land, text: &str) -> Result<(), Complaint> {
        let site = state.site(land);
        let problem = || wrong(format!("`{text}` cannot stand in {site}"));
        let (name, place) = text.split_once('@').unwrap_or((text, ""));
        let building: Building = name.parse().map_err(|_| problem())?;
        let slot_of = |site: Site| self.book.tile(site.tile()).areas[site.area()].slot;
        let fits = |slot: Slot| match slot {
            Slot::Large => building.is_large(),
            Slot::Stone => !building.is_large(),
            Slot::Small => !building.is_large() && building != Building::CarvedStone,
        };
        if state.open.supply[building.index()] == 0 {
            return Err(problem());
        }
        if place == "none" && !building.is_large() {
            state.land_mut(land).slotless[building.index()] += 1;
        } else {
            let wanted = if place.is_empty() { None } else { Some(place.parse::<Site>().map_err(|_| problem())?) };
            let free = |site: &Site| {
                wanted.is_none_or(|wanted| wanted == *site)
                    && slot_of(*site).is_some_and(fits)
                    && state.open.map.building_at(*site).is_none()
            };
            // Small buildings leave stone slots to Carved Stones where they can.
            let site = state.open.map.areas(land).filter(free).min_by_key(|site| slot_of(*site)).ok_or_else(problem)?;
            let slot = slot_of(site).ok_or_else(problem)?;
            state.open.map.set_building(site, Some(building));
            state.land_mut(land).free[slot.index()] -= 1;
        }
        state.land_mut(land).buildings[building.index()] += 1;
        state.open.supply[building.index()] -= 1;
        Ok(())
    }

    /// Development and Unrest cards: what lies nowhere is in the deck.
    fn lay_decks(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let mut seen = state.open.row | state.open.achievements;
        for seat in Seat::all(self.players) {
            let cards = state.owned(seat) | state.player(seat).removed;
            let foreign = cards.kinds().any(|card| seen.has(card) && (card.is_early() || card.is_advanced()));
            if foreign || state.owned(seat).len() > 40 {
                return Err(wrong("a card lies in two places"));
            }
            seen = Pile::from_iter(seen.iter().chain(cards.iter()));
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
        let mut used: TileSet = state.open.map.tiles.iter().map(|placed| placed.tile).collect();
        let count = used.len() + position.under.len() + position.drawn.len();
        used |= position.under.iter().map(|under| under.tile).collect();
        used |= position.drawn;
        let held = hidden.decks.iter().fold(TileSet::EMPTY, |held, deck| held | deck.tiles);
        let hands: usize = hidden.decks.iter().map(|deck| deck.tiles.len()).sum();
        let clash = used.len() != count || held.len() != hands || used.meets(held);
        used |= held;
        let all: TileSet = Tile::all().filter(|tile| *tile != Tile::START).collect();
        let mut rest = all - used;
        if self.players == 5 || !self.options.five_tile_in_pile {
            rest.remove(Tile::START5);
        }
        hidden.pile = position.pile.unwrap_or(rest);
        if clash || hidden.pile.meets(used) {
            return Err(wrong("a tile lies in two places"));
        }
        hidden.under = position.under.iter().copied().take(35).collect();
        hidden.drawn = position.drawn;
        Ok(())
    }

    fn lay_creatures(&self, state: &mut State, position: &CreaturePosition) -> Result<(), Complaint> {
        let open = &mut state.open;
        let set = |list: &[Creature]| list.iter().copied().collect::<CreatureSet>();
        let placed: CreatureSet =
            Creature::ALL.into_iter().filter(|creature| open.lair[creature.index()].is_some()).collect();
        let line = position.line.clone().unwrap_or_else(|| placed.iter().collect());
        if line.len() > Creature::COUNT || !placed.is_within(set(&line)) {
            return Err(wrong("every creature on the map stands in the line"));
        }
        open.creature_discard = set(&position.discard);
        open.acted = set(&position.acted);
        let usual = open.creature_deck - set(&line) - open.creature_discard;
        open.creature_deck = position.deck.as_deref().map_or(usual, set);
        let gone = (line.len() + position.discard.len()) as u8;
        open.upper = position.upper.unwrap_or(open.upper.saturating_sub(gone));
        open.line = line.into_iter().collect();
        Ok(())
    }

    fn lay_flow(&self, state: &mut State, position: &FlowPosition) -> Result<(), Complaint> {
        if !position.frames.is_empty() {
            if position.frames.len() > state.open.flow.capacity() {
                return Err(wrong("too much is going on"));
            }
            state.open.flow = position.frames.iter().copied().collect();
            return self.check_flow(state);
        }
        if position.stop_after {
            state.push(Frame::Halt);
        }
        let seat = position.seat.unwrap_or(state.open.first);
        if seat.index() >= self.players {
            return Err(wrong(format!("seat {seat} does not play")));
        }
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
                let phase: Phase = name.parse().map_err(|_| wrong(format!("`{name}` is not a phase")))?;
                state.push(PhaseStep { phase, at: position.at });
            }
        }
        Ok(())
    }

    /// Frames name territories and seats that exist.
    fn check_flow(&self, state: &State) -> Result<(), Complaint> {
        let text = serde_json::to_value(&state.open.flow).map_err(|error| wrong(error.to_string()))?;
        check_names(&text, state, self.players)
    }
}

/// Every text in the frames that looks like an area or a seat must be one on this table.
fn check_names(value: &Value, state: &State, players: usize) -> Result<(), Complaint> {
    match value {
        Value::String(text) => {
            if let Ok(site) = text.parse::<Site>()
                && state.named(site).is_none()
            {
                return Err(wrong(format!("{text} is not a territory")));
            }
            match text.parse::<Seat>() {
                Ok(seat) if seat.index() >= players => Err(wrong(format!("seat {text} does not play"))),
                _ => Ok(()),
            }
        }
        Value::Array(list) => list.iter().try_for_each(|value| check_names(value, state, players)),
        Value::Object(table) => table.values().try_for_each(|value| check_names(value, state, players)),
        Value::Number(number) if number.as_i64().is_none_or(|number| !(-40..=MOST_COUNTED).contains(&number)) => {
            Err(wrong(format!("{number} is too much")))
        }
        _ => Ok(()),
    }
}

/// What everybody sees of a player, and what the player holds.
fn lay_player(position: &PlayerPosition) -> Result<(Player, Deck), Complaint> {
    if [position.food, position.wood, position.lore, position.fame].iter().any(|amount| *amount > MOST_OWNED) {
        return Err(wrong("nobody has so much"));
    }
    let mut deck = Deck { hand: position.hand, drawn: position.drawn, tiles: position.tiles, ..Deck::default() };
    deck.old = position.old;
    for text in &position.top {
        let (name, secret) = text.strip_suffix(" secret").map_or((text.as_str(), false), |name| (name, true));
        let card = name.parse().map_err(|_| wrong(format!("`{text}` is not a card")))?;
        deck.top.try_push(TopCard { card, secret }).map_err(|_| wrong("too many cards on top"))?;
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
            letter => letter.parse::<Seat>().map(Seat::index).map_err(Complaint::from)?,
        };
        if place >= VIEWERS || !pile.is_within(deck.hand) {
            return Err(wrong("a known card is not in that hand"));
        }
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
