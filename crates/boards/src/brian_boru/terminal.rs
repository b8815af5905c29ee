//! Brian Boru with letters: Ireland as a list of regions, the players, the tracks, the trick and the hand.

use crate::Scene;
use brian_boru::pieces::{Card, Cards, Region, Town, Towns, Which};
use brian_boru::state::{Claim, Marker};
use brian_boru::{BrianBoru, Step};
use std::fmt::Write;
use table::Seat;

/// The table as this view shows it.
pub fn terminal(scene: &Scene<'_, BrianBoru>) -> String {
    let drawing = Drawing { scene };
    let mut text = String::new();
    for part in [drawing.heading(), drawing.regions(), drawing.players(), drawing.trick(), drawing.hand()] {
        if !part.is_empty() {
            text.push_str(&part);
            text.push('\n');
        }
    }
    text
}

struct Drawing<'a> {
    scene: &'a Scene<'a, BrianBoru>,
}

impl Drawing<'_> {
    fn heading(&self) -> String {
        let open = &self.scene.view.open;
        let mut text = format!("{} {}", self.scene.word("bb-text-round"), open.round);
        if let Some(card) = open.marriage_card {
            let _ = write!(text, " · {} {}", self.scene.word("bb-text-prize"), self.scene.word(card.term()));
        }
        let _ = write!(text, " · {} {}", self.scene.word("bb-text-raiders-left"), open.battle);
        let marker = match open.marker {
            Marker::Held(seat) => self.scene.name(seat),
            Marker::On(town) => self.town(town),
            Marker::Beside => "–".to_owned(),
        };
        let _ = write!(text, " · {} {marker}", self.scene.word("bb-text-marker"));
        text
    }

    fn town(&self, town: Town) -> String {
        format!("{town} {}", self.scene.word(&format!("town-{town}")))
    }

    /// Each region with its claim token and its towns: colour letter, owner, `+` for a monastery, `!` for Vikings.
    fn regions(&self) -> String {
        let open = &self.scene.view.open;
        let mut text = String::new();
        for region in Region::ALL {
            let strengths = self.scene.rules.strengths(open, region, true);
            let face = self.scene.rules.components().claims[region.index()];
            let claim = match open.claims[region] {
                Claim::Down => format!("{}/{}", strengths.total(), face.threshold),
                Claim::Board => "▲".to_owned(),
                Claim::Held(seat) => format!("→{seat}"),
            };
            let _ = write!(text, "{region} {:<18} {:>2}★ {claim:>5} ", self.scene.word(region.term()), face.points);
            for town in self.scene.rules.components().region_towns[region.index()].iter() {
                let colour = self.scene.word(self.scene.rules.components().colours[town.index()].term());
                let letter = colour.chars().next().unwrap_or(' ');
                let owner = open.players.seats().find(|seat| open.players[*seat].towns.has(town));
                let owner = owner.map_or('·', Seat::letter);
                let church = if open.monasteries.has(town) { "+" } else { "" };
                let viking = if open.vikings.has(town) { "!" } else { "" };
                let _ = write!(text, " {town}{letter}:{owner}{church}{viking}");
            }
            text.push('\n');
        }
        text
    }

    fn players(&self) -> String {
        let open = &self.scene.view.open;
        let head = [
            "bb-text-points",
            "bb-text-coins",
            "bb-text-renown",
            "bb-text-track",
            "bb-text-raiders",
            "bb-text-church",
            "bb-text-towns",
            "bb-text-cards",
        ];
        let mut text = format!("{:<18}", "");
        for key in head {
            let _ = write!(text, "{:>9}", self.scene.word(key));
        }
        text.push('\n');
        for seat in open.players.seats() {
            let player = &open.players[seat];
            let towns: Towns = open.controlled(seat);
            let _ = writeln!(
                text,
                "{:<18}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}",
                format!("{seat} {}", self.scene.name(seat)),
                player.vp,
                player.coins,
                player.renown,
                player.track,
                player.raiders,
                player.church,
                towns.len(),
                self.scene.view.cards[seat].hand
            );
        }
        text
    }

    fn trick(&self) -> String {
        let trick = &self.scene.view.open.flow.trick;
        let order = trick.order();
        if order.is_empty() || self.scene.view.open.flow.step == Step::Draft {
            return String::new();
        }
        let played: Vec<String> = order
            .iter()
            .filter_map(|seat| {
                let card = trick.cards[*seat]?;
                let won = if trick.winner == Some(*seat) { "★" } else { "" };
                let done = if trick.acted.has(*seat) { "✓" } else { "" };
                Some(format!("{seat}:{}{won}{done}", self.card(card)))
            })
            .collect();
        let town = trick.town.map_or_else(|| "–".to_owned(), |town| self.town(town));
        format!("{} {town}: {}\n", self.scene.word("bb-text-trick"), played.join("  "))
    }

    fn card(&self, card: Card) -> String {
        self.scene.word(&format!("card-{card}"))
    }

    fn hand(&self) -> String {
        let Some(own) = &self.scene.view.own else { return String::new() };
        let mut text = String::new();
        let mut list = |key: &str, cards: Cards| {
            if cards.is_empty() {
                return;
            }
            let _ = writeln!(text, "{}", self.scene.word(key));
            for card in cards.iter() {
                let face = self.scene.rules.components().card(card);
                let line = |which| {
                    let symbols: String = face.line(which).0.iter().map(|symbol| symbol.name()).collect();
                    if symbols.is_empty() { "–".to_owned() } else { symbols }
                };
                let _ = writeln!(
                    text,
                    "  {:<12} ★ {:<6} a {:<6} b {:<6}",
                    self.card(card),
                    line(Which::Primary),
                    line(Which::A),
                    line(Which::B)
                );
            }
        };
        list("bb-text-hand", own.hand);
        list("bb-text-packet", own.packet);
        text
    }
}
