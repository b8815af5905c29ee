//! Northgard with letters: the tiles as a grid, and the territories as a list.

use crate::Scene;
use crate::letters::columns;
use northgard::Northgard;
use northgard::map::{Land, Territory};
use northgard::pieces::{Building, Resource, Slot};
use std::fmt::Write;
use table::{Message, Seat};

/// The width of a tile.
const TILE: usize = 14;

/// The board as this view shows it. Everything beside it (players, cards, fights, harvest) stands in the panels.
pub fn terminal(scene: &Scene<'_, Northgard>) -> String {
    let drawing = Drawing { scene };
    let parts = [drawing.heading(), scene.word("ng-text-legend"), drawing.map(), drawing.lands()];
    parts.iter().map(|part| part.trim_end()).collect::<Vec<_>>().join("\n")
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
        let first = self.scene.word("name-first-player");
        let pile = self.scene.word("name-tile-pile");
        let tiles = view.pile_count as usize + view.under.len();
        format!("{first}: {} · {pile}: {tiles}", self.scene.name(view.open.first))
    }

    /// The number of a territory, which it keeps for as long as it is there, and who controls it.
    fn tag(&self, number: Land) -> String {
        let owner = self.scene.view.open.map[number].owner;
        format!("{}{}", number.index() + 1, owner.map_or_else(|| "·".to_owned(), |seat| seat.to_string()))
    }

    /// Three lines a tile: on each side the number of the territory that runs out there; names stand in the list below.
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
        let row = |number: Land| {
            let land = &map[number];
            let near: Vec<String> = land.near.iter().map(|near| self.border(land, near)).collect();
            vec![
                self.tag(number),
                self.say(&Message::new("ng-one").with("thing", land.site)),
                self.scene.word(if land.is_closed() { "name-closed" } else { "name-open" }),
                land.size().to_string(),
                format!("→ {}", near.join(" ")),
                self.contents(number).join(", "),
            ]
        };
        columns(&map.live.iter().map(row).collect::<Vec<_>>())
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
}
