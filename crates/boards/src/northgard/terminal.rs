//! Northgard with letters: the tiles as a grid, the territories as a list, the row, the players and the hand.

use crate::Scene;
use northgard::map::{Land, Territory};
use northgard::pieces::{Building, Resource, Slot};
use northgard::{Northgard, Pile};
use std::fmt::Write;
use table::{Message, Seat};

/// The width of a tile.
const TILE: usize = 14;

/// The table as this view shows it.
pub fn terminal(scene: &Scene<'_, Northgard>) -> String {
    let drawing = Drawing { scene };
    let parts = [drawing.heading(), drawing.map(), drawing.lands(), drawing.row(), drawing.players(), drawing.hand()];
    parts.iter().filter(|part| !part.is_empty()).map(|part| format!("{}\n", part.trim_end())).collect()
}

struct Drawing<'a> {
    scene: &'a Scene<'a, Northgard>,
}

impl Drawing<'_> {
    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn heading(&self) -> String {
        let view = self.scene.view;
        let year = Message::new("name-year").with("n", view.open.year).with("years", view.years);
        let first = self.scene.word("name-first-player");
        let pile = self.scene.word("name-tile-pile");
        let tiles = view.pile_count as usize + view.under.len();
        format!("{} · {first} {} · {pile} {tiles}", self.say(&year), self.scene.name(view.open.first))
    }

    /// The number of a territory in the list below, and who controls it.
    fn tag(&self, number: Land) -> String {
        let place = self.scene.view.open.map.live.iter().take_while(|land| *land != number).count() + 1;
        format!(
            "{place}{}",
            self.scene.view.open.map[number].owner.map_or_else(|| "·".to_owned(), |seat| seat.to_string())
        )
    }

    /// Three lines a tile: on each side the territory that runs out there, and nothing in the middle: names stand in the list below.
    fn map(&self) -> String {
        let tiles = &self.scene.view.open.map.tiles;
        let bounds = |at: fn(&northgard::map::Placed) -> i8| {
            (tiles.iter().map(at).min().unwrap_or(0), tiles.iter().map(at).max().unwrap_or(0))
        };
        let ((west, east), (north, south)) = (bounds(|tile| tile.x), bounds(|tile| tile.y));
        let mut text = format!("{:>4} ", "");
        for x in west..=east {
            let _ = write!(text, "{x:^TILE$}");
        }
        text.push('\n');
        for y in north..=south {
            let mut lines = [format!("{:>4} ", ""), format!("{y:>4} "), format!("{:>4} ", "")];
            for x in west..=east {
                let drawn =
                    self.scene.view.open.map.tile_at(x, y).map_or_else(Default::default, |placed| self.tile(placed));
                for (line, part) in lines.iter_mut().zip(drawn) {
                    let _ = write!(line, "{part:^TILE$}");
                }
            }
            lines.iter().for_each(|line| text.extend([line.trim_end(), "\n"]));
        }
        text
    }

    fn tile(&self, placed: northgard::map::Placed) -> [String; 3] {
        let sides = self.scene.rules.tile_info(placed.tile).owner[placed.turn as usize];
        let [north, east, south, west] = sides.map(|area| {
            let site = northgard::pieces::Site::new(placed.tile, area as usize);
            self.scene.view.open.map.land_of(site).map_or_else(String::new, |land| self.tag(land))
        });
        [north, format!("{west:<3} {:^5} {east:>3}", "+"), south]
    }

    fn lands(&self) -> String {
        let map = &self.scene.view.open.map;
        let mut text = String::new();
        for number in map.live.iter() {
            let land = &map[number];
            let closed = self.scene.word(if land.is_closed() { "name-closed" } else { "name-open" });
            let near: Vec<String> = land.near.iter().map(|near| self.border(land, near)).collect();
            let _ = writeln!(
                text,
                "{:>4}  {:<18} {closed:<10} {:>2}  {}  → {}",
                self.tag(number),
                self.say(&Message::new("ng-one").with("thing", land.site)),
                land.size(),
                self.contents(number).join(", "),
                near.join(" ")
            );
        }
        text
    }

    /// A neighbour; `!` where the way there is Rough.
    fn border(&self, land: &Territory, near: Land) -> String {
        format!("{}{}", self.tag(near), if land.regular.has(near) { "" } else { "!" })
    }

    /// What lies and stands in a territory.
    fn contents(&self, number: Land) -> Vec<String> {
        let land = &self.scene.view.open.map[number];
        let mut parts = Vec::new();
        for (seat, units) in land.units.iter().enumerate().filter(|(_, units)| **units > 0) {
            let units = self.say(&Message::new("amount-units").with("n", *units));
            parts.push(format!("{} {units}", self.scene.name(Seat::new(seat))));
        }
        if self.scene.view.open.kaija == Some(land.site) {
            parts.push(self.scene.word("kaija"));
        }
        parts.extend(land.beasts.iter().map(|creature| self.scene.word(&format!("name-{creature}"))));
        if self.scene.view.open.scorched == Some(land.site) {
            parts.push(self.scene.word("name-scorched-earth"));
        }
        for building in Building::ALL {
            let name = self.scene.word(&format!("building-{building}"));
            parts.extend(std::iter::repeat_n(name, land.count(building).into()));
        }
        let icons = Resource::ALL.iter().zip(land.icons).filter(|(_, amount)| *amount > 0);
        parts.extend(icons.map(|(resource, n)| self.say(&Message::new(format!("amount-{resource}")).with("n", n))));
        let free = Slot::ALL.iter().zip(land.free).filter(|(_, free)| *free > 0);
        parts.extend(free.map(|(slot, free)| format!("{free}× {}", self.scene.word(&format!("slot-{slot}")))));
        if land.lairs > 0 {
            parts.push(self.scene.word("name-lair"));
        }
        parts
    }

    fn cards(&self, pile: Pile) -> String {
        let name = |card: northgard::Card| {
            let flash = if self.scene.rules.card_info(card).flash { "⚡" } else { "" };
            format!("{flash}{}", self.scene.word(&format!("card-{card}")))
        };
        pile.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    fn row(&self) -> String {
        if self.scene.view.open.row.is_empty() {
            return String::new();
        }
        format!("{}: {}", self.scene.word("name-row"), self.cards(self.scene.view.open.row))
    }

    fn players(&self) -> String {
        let mut text = String::new();
        for (seat, player) in Seat::all(self.scene.view.decks.len()).zip(&self.scene.view.open.players) {
            let deck = self.scene.view.deck(seat);
            let name = self.scene.name(seat);
            let clan = player.clan.map_or_else(String::new, |clan| self.scene.word(&format!("clan-{clan}")));
            let goods: Vec<String> = Resource::ALL
                .iter()
                .zip(player.stock)
                .map(|(resource, n)| self.say(&Message::new(format!("amount-{resource}")).with("n", n)))
                .collect();
            let told = Message::new("ng-text-player")
                .with("cards", deck.hand_count)
                .with("draw", deck.rest_count + deck.top.len() as u8)
                .with("discard", player.discard.len())
                .with("reserve", player.reserve)
                .with("strongholds", self.scene.view.outlooks[seat.index()].strongholds);
            let passed = if player.passed { self.scene.word("ng-text-passed") } else { String::new() };
            let fame = match self.scene.view.fame_hidden && !self.scene.view.is_over() {
                true => String::new(),
                false => format!(" · {}", self.say(&Message::new("amount-fame").with("n", player.fame))),
            };
            let _ =
                writeln!(text, "{name:<12} {clan:<12} {}{fame} · {} {passed}", goods.join(", "), self.scene.say(&told));
            if !player.active.is_empty() {
                let _ = writeln!(text, "{:<12} {}", "", self.cards(player.active));
            }
        }
        text
    }

    fn hand(&self) -> String {
        match self.scene.view.viewer.seat().and_then(|seat| self.scene.view.deck(seat).hand) {
            Some(hand) if !hand.is_empty() => format!("{}: {}", self.scene.word("name-hand"), self.cards(hand)),
            _ => String::new(),
        }
    }
}
