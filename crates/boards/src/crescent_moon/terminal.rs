//! Crescent Moon with letters: the map row by row, the markets, the players with their objectives.

use crate::Scene;
use crescent_moon::hex::At;
use crescent_moon::view::{CardName, HexView, PiecesView, PlayerView};
use crescent_moon::{Character, CrescentMoon};
use std::fmt::Write;
use table::{Message, Seat};

/// Half the width of a hex.
const HALF: usize = 9;

/// The table as this view shows it.
pub fn terminal(scene: &Scene<'_, CrescentMoon>) -> String {
    let drawing = Drawing { scene };
    [drawing.heading(), drawing.map(), drawing.markets(), drawing.conflict(), drawing.players()].join("\n")
}

struct Drawing<'a> {
    scene: &'a Scene<'a, CrescentMoon>,
}

/// The letter of a character: the first of its name in notation.
fn letter(who: Character) -> char {
    who.name().chars().next().unwrap_or('?').to_ascii_uppercase()
}

/// Pieces as in scenario files, with the letter of their owner.
fn pieces(pieces: &PiecesView) -> String {
    let group = &pieces.group;
    let mut text = String::from(letter(group.owner));
    if !group.units.is_empty() {
        let _ = write!(text, "{}", group.units);
    }
    let marks = [(group.fort, 'F'), (group.castle, 'K'), (group.palace, 'P'), (group.town, 't'), (group.city, 'c')];
    for (_, mark) in marks.into_iter().chain([(group.influence, 'i')]).filter(|(there, _)| *there) {
        text.push(mark);
    }
    text
}

impl Drawing<'_> {
    fn heading(&self) -> String {
        let told = Message::new("cm-text-heading")
            .with("year", self.scene.view.year)
            .with("years", self.scene.view.years)
            .with("round", self.scene.view.round)
            .with("deck", self.scene.view.deck.iter().map(|block| usize::from(block.size)).sum::<usize>());
        let marks: Vec<String> = Character::ALL
            .into_iter()
            .filter(|who| self.scene.view.players.values().any(|player| player.character == Some(*who)))
            .map(|who| format!("{} {}", letter(who), self.scene.word(who.term())))
            .collect();
        format!("{}\n{}\n{}\n", self.scene.say(&told), marks.join(" · "), self.scene.word("cm-text-legend"))
    }

    /// Rows of hexes, each half a hex further in; three lines a hex: its name; its tile, rivers and who controls it; pieces.
    fn map(&self) -> String {
        let column = |at: &At| 2 * i32::from(at.q) + i32::from(at.r);
        let west = self.scene.view.hexes.keys().map(column).min().unwrap_or(0);
        let mut rows: Vec<i8> = self.scene.view.hexes.keys().map(|at| at.r).collect();
        rows.sort_unstable();
        rows.dedup();
        let mut text = String::new();
        for r in rows {
            let mut lines = [const { String::new() }; 3];
            for (at, hex) in self.scene.view.hexes.iter().filter(|(at, _)| at.r == r) {
                let start = (column(at) - west) as usize * HALF;
                for (line, part) in lines.iter_mut().zip(self.hex(at, hex)) {
                    let gap = start.saturating_sub(line.chars().count());
                    line.push_str(&" ".repeat(gap));
                    line.extend(part.chars().take(2 * HALF - 1));
                }
            }
            for line in lines {
                let _ = writeln!(text, "{}", line.trim_end());
            }
        }
        text
    }

    fn hex(&self, at: &At, hex: &HexView) -> [String; 3] {
        let control = hex.control.map_or_else(String::new, |who| format!(" [{}]", letter(who)));
        let groups: Vec<String> = hex.pieces.iter().map(pieces).collect();
        let rivers = if hex.rivers.is_empty() { String::new() } else { format!(" ~{}", hex.rivers) };
        let name = Message::new("do-hex").with("hex", self.scene.view.open.land.called_at(*at));
        let tile = self.scene.word(hex.tile.term());
        [self.scene.say(&name), format!("{tile}{rivers}{control}"), groups.join(" ")]
    }

    fn card(&self, card: &CardName) -> String {
        self.scene.word(&format!("card-{card}"))
    }

    fn markets(&self) -> String {
        let mut text = format!("{}\n", self.scene.word("cm-text-market"));
        for stall in self.scene.view.market.iter().flatten() {
            let row = self.scene.word(stall.row.term());
            let _ = writeln!(text, "  {row:<16} {:<24} {}", self.card(&stall.card), stall.price);
        }
        let wares: Vec<String> = self.scene.view.sultan_market.iter().flatten().map(|card| self.card(card)).collect();
        let _ = writeln!(text, "{} {}", self.scene.word("cm-text-sultan-market"), wares.join(", "));
        text
    }

    fn conflict(&self) -> String {
        let Some(conflict) = &self.scene.view.conflict else { return String::new() };
        let key = if conflict.combat { "cm-text-combat" } else { "cm-text-contest" };
        let told = Message::new(key)
            .with("hex", self.scene.view.open.land.called_at(conflict.hex))
            .with("attack", i64::from(conflict.totals[0]))
            .with("defence", i64::from(conflict.totals[1]));
        format!("{}\n", self.scene.say(&told))
    }

    fn players(&self) -> String {
        let mut text = String::new();
        for (seat, player) in &self.scene.view.players {
            text.push_str(&self.player(*seat, player));
        }
        text
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> String {
        let character = player.character.map_or_else(String::new, |who| self.scene.word(who.term()));
        let vp = player.vp.map_or_else(|| "?".to_owned(), |vp| vp.to_string());
        let told = Message::new("cm-text-player")
            .with("vp", vp)
            .with("coins", player.coins)
            .with("income", player.income)
            .with("cards", player.hand_size)
            .with("reserve", player.reserve.unwrap_or(0))
            .with("units", player.supply.units);
        let mut text = format!("{seat} {} ({character})  {}\n", self.scene.name(seat), self.scene.say(&told));
        let lines: Vec<String> = player
            .objectives
            .iter()
            .filter(|line| line.now > 0)
            .map(|line| format!("{} {}", self.scene.word(&format!("score-{}", line.id)), line.now))
            .collect();
        if !lines.is_empty() {
            let _ = writeln!(text, "    {}", lines.join(" · "));
        }
        for (key, cards) in [("cm-text-hand", &player.hand), ("cm-text-row", &player.row)] {
            if !cards.is_empty() {
                let cards: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
                let _ = writeln!(text, "    {} {}", self.scene.word(key), cards.join(", "));
            }
        }
        text
    }
}
