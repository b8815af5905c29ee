//! The Two Heirs with letters: the landscape as a grid, the royal offer, both sides and their hands.

use crate::Scene;
use std::fmt::Write;
use table::Message;
use two_heirs::TwoHeirs;
use two_heirs::pieces::{Goods, Side};
use two_heirs::spot::Spot;
use two_heirs::view::{SideView, TileView};

/// The width of a tile.
const TILE: usize = 12;

/// The table as this view shows it.
pub fn terminal(scene: &Scene<'_, TwoHeirs>) -> String {
    let drawing = Drawing { scene };
    [drawing.heading(), drawing.map(), drawing.offer(), drawing.sides()].join("\n")
}

struct Drawing<'a> {
    scene: &'a Scene<'a, TwoHeirs>,
}

impl Drawing<'_> {
    fn heading(&self) -> String {
        let (view, pile) = (self.scene.view, &self.scene.view.pile);
        let top = pile.top.map_or_else(|| "–".to_owned(), |top| self.scene.word(&format!("terrain-{}", top.name())));
        let told = Message::new("th-text-heading")
            .with("turn", view.number)
            .with("left", pile.left)
            .with("top", top)
            .with("discount", view.flow.discount);
        self.scene.say(&told)
    }

    fn building(&self, code: &str) -> String {
        self.scene.word(&format!("building-{code}"))
    }

    /// Two lines a tile: terrain, owner and building; then the units that stand there.
    fn map(&self) -> String {
        let spots = || self.scene.view.board.keys();
        let (west, east) = (spots().map(|at| at.x).min().unwrap_or(0), spots().map(|at| at.x).max().unwrap_or(0));
        let (south, north) = (spots().map(|at| at.y).min().unwrap_or(0), spots().map(|at| at.y).max().unwrap_or(0));
        let mut text = format!("{:>4} ", "");
        for x in west..=east {
            let _ = write!(text, "{x:^TILE$}");
        }
        text.push('\n');
        for y in (south..=north).rev() {
            let (mut upper, mut lower) = (format!("{y:>4} "), format!("{:>4} ", ""));
            for x in west..=east {
                let at = Spot::new(x, y);
                let tile = self.scene.view.board.get(&at);
                let (one, other) = tile.map_or_else(|| (String::new(), String::new()), |tile| self.tile(at, tile));
                let _ = write!(upper, "{one:<TILE$}");
                let _ = write!(lower, "{other:<TILE$}");
            }
            let _ = writeln!(text, "{}\n{}", upper.trim_end(), lower.trim_end());
        }
        text
    }

    fn tile(&self, at: Spot, tile: &TileView) -> (String, String) {
        let owner = tile.owner.map_or("·", Side::name);
        let name = tile.building.map_or_else(String::new, |building| self.building(building.name()));
        let upper: String = format!("{}{owner} {name}", tile.terrain.name()).chars().take(TILE - 1).collect();
        let mut lower = String::new();
        for side in Side::ALL {
            for unit in self.scene.view.sides[side].units.iter().filter(|unit| unit.at == Some(at)) {
                let moved = if unit.moved { "*" } else { "" };
                let _ = write!(lower, "{}:{}{moved} ", side.name(), unit.unit.name());
            }
        }
        (upper, lower)
    }

    fn offer(&self) -> String {
        let offer = &self.scene.view.offer;
        let mut text = format!("{} {}\n", self.scene.word("th-text-crown"), self.name(offer.crown));
        for place in &offer.ring {
            let Some(tile) = &place.tile else { continue };
            let terrain = place.terrain.map_or("", |terrain| terrain.name());
            let building = place.building.map_or_else(String::new, |building| self.building(building.name()));
            let reached: Vec<&str> = place.reached.iter().map(|side| side.name()).collect();
            let _ = writeln!(text, "  {terrain} {:<20} {building:<24} {}", tile.to_string(), reached.join(" "));
        }
        text
    }

    fn name(&self, side: Side) -> String {
        match self.scene.view.sides[side].seat {
            Some(seat) => format!("{} {}", side.name(), self.scene.name(seat)),
            None => self.scene.word("th-text-henry"),
        }
    }

    fn goods(&self, goods: &Goods) -> String {
        let part = |key: &str, n: u8| self.scene.say(&Message::new(key.to_owned()).with("n", n));
        [part("goods-wood", goods.wood), part("goods-stone", goods.stone), part("goods-grain", goods.grain)].join(", ")
    }

    fn sides(&self) -> String {
        let mut text = String::new();
        for side in Side::ALL {
            let sight: &SideView = &self.scene.view.sides[side];
            let _ = writeln!(text, "{}  {}", self.name(side), self.goods(&sight.supply));
            for held in sight.hand.iter().flatten() {
                let building = self.building(held.building.name());
                let _ = writeln!(
                    text,
                    "    {} {:<20} {building:<24} {}",
                    held.terrain.name(),
                    held.tile.to_string(),
                    self.goods(&held.cost)
                );
            }
        }
        text
    }
}
