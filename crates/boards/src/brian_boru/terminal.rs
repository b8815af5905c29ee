//! Brian Boru with letters: Ireland region by region, each town with its colour, its owner and its roads.

use super::board::in_trick;
use crate::Scene;
use crate::letters::{columns, pad};
use brian_boru::BrianBoru;
use brian_boru::pieces::{Region, Suit, Town};
use brian_boru::state::Claim;
use std::fmt::Write;
use table::Seat;
use unicode_width::UnicodeWidthStr;

/// The board as this view shows it. Everything beside it (players, tracks, trick, hand) stands in the panels.
pub fn terminal(scene: &Scene<'_, BrianBoru>) -> String {
    let drawing = Drawing { scene };
    let mut text = drawing.summary();
    let _ = write!(text, "\n{}\n\n{}", scene.word("bb-text-legend"), drawing.towns());
    text
}

struct Drawing<'a> {
    scene: &'a Scene<'a, BrianBoru>,
}

impl Drawing<'_> {
    /// A line for each region: what its token is worth, how many towns count of how many, everybody's strength, who holds the token.
    fn summary(&self) -> String {
        let open = &self.scene.view.open;
        let seats: Vec<Seat> = open.players.seats().collect();
        let mut head =
            vec![String::new(), self.scene.word("bb-col-region"), "★".to_owned(), self.scene.word("bb-col-total")];
        head.extend(seats.iter().map(ToString::to_string));
        head.extend(["!".to_owned(), String::new()]);
        let mut rows = vec![head];
        for region in Region::ALL {
            let strengths = self.scene.rules.strengths(open, region, true);
            let face = self.scene.rules.components().claims[region.index()];
            let claim = match open.claims[region] {
                Claim::Down => String::new(),
                Claim::Board => "▲".to_owned(),
                Claim::Held(seat) => format!("▲ {seat}"),
            };
            let total = format!("{}/{}", strengths.total(), face.threshold);
            let mut row = vec![region.to_string(), self.scene.word(region.term()), face.points.to_string(), total];
            row.extend(seats.iter().map(|seat| strengths.players[*seat].to_string()));
            row.extend([strengths.vikings.to_string(), claim]);
            rows.push(row);
        }
        columns(&rows)
    }

    /// Two towns a line, region by region.
    fn towns(&self) -> String {
        let regions = Region::ALL.map(|region| {
            let towns = self.scene.rules.components().region_towns[region.index()];
            towns.iter().map(|town| self.town(town)).collect::<Vec<String>>()
        });
        let width = regions.iter().flatten().map(|town| town.width()).max().unwrap_or(0) + 3;
        let mut text = String::new();
        for towns in &regions {
            let below = towns.len().div_ceil(2);
            for (at, town) in towns.iter().take(below).enumerate() {
                let beside = towns.get(at + below).map_or("", String::as_str);
                let _ = writeln!(text, "{}", format!("{}{beside}", pad(town, width)).trim_end());
            }
            text.push('\n');
        }
        text.trim_end().to_owned()
    }

    /// A town: id, name, colour, whose it is, `+` for a monastery, `!` for Vikings, `◄` where a trick is about it, and its roads.
    fn town(&self, town: Town) -> String {
        let (open, edition) = (&self.scene.view.open, self.scene.rules.components());
        let name = self.scene.word(&format!("town-{town}"));
        let colour = self.scene.word(edition.colours[town.index()].term());
        let holder = open.owner(town);
        let owner = holder.map_or_else(|| "·".to_owned(), |seat| seat.to_string());
        let church = if open.monasteries.has(town) { "+" } else { "" };
        let viking = if open.vikings.has(town) { "!" } else { "" };
        let active = open.flow.trick.town == Some(town) && holder.is_none() && in_trick(open.flow.step);
        let active = if active { "◄" } else { "" };
        let roads: Vec<String> = edition.roads[town.index()].iter().map(|next| next.to_string()).collect();
        let held = pad(&format!("{owner}{church}{viking}{active}"), 3);
        let widest = Suit::ALL.iter().map(|suit| self.scene.word(suit.term()).width()).max().unwrap_or(0);
        let colour = pad(&colour, widest);
        format!("{} {} {colour} {held} → {}", pad(&town.to_string(), 3), pad(&name, 16), roads.join(" "))
    }
}
