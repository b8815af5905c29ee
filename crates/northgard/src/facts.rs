//! States written in readable terms, and what follows from them.

use crate::Northgard;
use crate::card::Pile;
use crate::map::Placed;
use crate::names::{Building, Creature, Site};
use crate::position::{CreaturePosition, FlowPosition, LandPosition, PlayerPosition, Position};
use crate::state::{Player, State, TopCard, VIEWERS};
use serde_json::{Map as Json, Value, json};
use table::{Notation, Seat};

fn write_placed(placed: &Placed) -> String {
    format!("{} {},{} r{}", placed.tile, placed.x, placed.y, placed.turn)
}

impl Northgard {
    /// The state in readable terms.
    pub(crate) fn write_position(&self, s: &State) -> Position {
        let lands = s.map.live.iter().map(|land| (s.map.lands[land].site.to_string(), self.write_land(s, land)));
        Position {
            year: Some(s.year),
            first: Some(s.first),
            map: s.map.tiles.iter().map(write_placed).collect(),
            lands: lands.collect(),
            players: s
                .players
                .iter()
                .enumerate()
                .map(|(seat, player)| (Seat::new(seat), write_player(player)))
                .collect(),
            row: s.row,
            achievements: s.achievements,
            unseen: Some(s.unseen),
            early: Some(s.early),
            advanced: Some(s.advanced),
            unrest: Some(s.unrest),
            pile: Some(s.pile),
            under: s.under.to_vec(),
            drawn: s.drawn,
            creatures: CreaturePosition {
                line: Some(s.line.to_vec()),
                deck: Some(Creature::of_bits(s.creature_deck).collect()),
                upper: Some(s.upper),
                discard: Creature::of_bits(s.creature_discard).collect(),
                acted: Creature::of_bits(s.acted).collect(),
            },
            kaija_pinned: s.kaija_pinned,
            scorched: s.scorched,
            tithe: s.tithe,
            flow: FlowPosition { frames: s.flow.to_vec(), ..FlowPosition::default() },
        }
    }

    fn write_land(&self, s: &State, land: usize) -> LandPosition {
        let place = &s.map.lands[land];
        let built = s.map.areas(land).filter_map(|site| {
            let building = s.map.building_at(site)?;
            Some(format!("{building}@{site}"))
        });
        let slotless = (0..Building::SMALL).flat_map(|kind| {
            std::iter::repeat_n(format!("{}@none", Building::at(kind)), place.slotless[kind] as usize)
        });
        LandPosition {
            owner: place.owner,
            units: Seat::all(self.players).map(|seat| (seat, place.units[seat.index()])).collect(),
            kaija: s.kaija_in(land),
            buildings: built.chain(slotless).collect(),
            creatures: Creature::of_bits(place.beasts).collect(),
            fresh: place.fresh,
            pinned: place.pinned,
            used: place.used,
            due: place.due,
            fought: place.fought,
        }
    }

    /// What follows from a state: territories in full, and the numbers of each player.
    pub(crate) fn write_facts(&self, s: &State) -> Json<String, Value> {
        let names =
            |lands: crate::sets::LandSet| -> Vec<Site> { lands.iter().map(|land| s.map.lands[land].site).collect() };
        let mut territories = Json::new();
        for land in s.map.live.iter() {
            let place = &s.map.lands[land];
            let buildings: Json<String, Value> =
                Building::ALL.iter().map(|kind| (kind.to_string(), json!(place.count(*kind)))).collect();
            let fact = json!({
                "open": !place.is_closed(),
                "size": place.size(),
                "rim": place.rim,
                "areas": s.map.areas(land).collect::<Vec<Site>>(),
                "icons": place.icons,
                "slots": place.slots,
                "free": place.free,
                "lairs": place.lairs,
                "buildings": buildings,
                "owner": place.owner,
                "figures": s.all_figures(land),
                "near": names(place.near),
                "rough": names(place.near.without(place.regular)),
                "harvest": place.harvest(),
                "fame": self.land_fame(s, land),
            });
            territories.insert(place.site.to_string(), fact);
        }
        let mut counts = Json::new();
        for seat in Seat::all(self.players) {
            let player = s.player(seat);
            let fact = json!({
                "reserve": player.reserve,
                "units": s.units_on_map(seat),
                "lands": names(s.map.held[seat.index()]),
                "hand": player.hand.len(),
                "draw": player.pile_len(),
                "discard": player.discard.len(),
                "active": player.active.len(),
                "owned": player.owned().len(),
                "strongholds": self.strongholds(s, seat),
                "fame": self.fame_total(s, seat),
                "account": self.fame_account(s, seat),
                "forecast": self.forecast(s, seat),
                "achievements": Pile::ACHIEVEMENTS.kinds()
                    .map(|card| (card.to_string(), json!(self.achievement(s, seat, card))))
                    .collect::<Json<String, Value>>(),
            });
            counts.insert(seat.to_string(), fact);
        }
        let supply: Json<String, Value> =
            Building::ALL.iter().map(|kind| (kind.to_string(), json!(s.supply[kind.index()]))).collect();
        let mut facts = Json::new();
        facts.insert("territories".to_owned(), Value::Object(territories));
        facts.insert("counts".to_owned(), Value::Object(counts));
        facts.insert("supply".to_owned(), Value::Object(supply));
        facts.insert("tiles_left".to_owned(), json!(s.pile_len()));
        facts.insert("cells".to_owned(), json!(s.map.gaps.len()));
        facts.insert("kaija".to_owned(), json!(s.kaija));
        facts.insert("offers".to_owned(), json!(self.written_offers(s)));
        facts
    }

    /// Everything offered now, as text.
    fn written_offers(&self, s: &State) -> Vec<String> {
        let mut offers = Vec::new();
        if let Some(frame) = s.flow.last() {
            self.offer(s, frame, &mut offers);
        }
        offers.iter().map(|action| self.write_action(action)).collect()
    }
}

fn write_player(player: &Player) -> PlayerPosition {
    let top = |top: &TopCard| format!("{}{}", top.card, if top.secret { " secret" } else { "" });
    let viewer =
        |place: usize| if place == VIEWERS - 1 { "spectator".to_owned() } else { Seat::new(place).to_string() };
    PlayerPosition {
        clan: player.clan,
        food: player.stock[0],
        wood: player.stock[1],
        lore: player.stock[2],
        fame: player.fame,
        hand: player.hand,
        top: player.top.iter().map(top).collect(),
        draw: Some(player.rest),
        active: player.active,
        played: Some(player.played),
        discard: player.discard,
        drawn: player.drawn,
        upgrades: Some(player.upgrades),
        removed: Some(player.removed),
        tiles: player.tiles,
        passed: player.passed,
        picked: player.picked,
        conqueror: player.conqueror,
        awake: player.awake,
        known: player.known.iter().enumerate().map(|(place, pile)| (viewer(place), *pile)).collect(),
        old: player.old,
    }
}
