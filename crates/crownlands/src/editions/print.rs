//! `crownlands edition print`: the components of an edition on sheets of paper, for proofreading and for playing variants at a real table.
//!
//! The sheets are A4, as SVG. Cards, tiles and tokens are cut out of theirs, nine on a sheet and as many of each as there are in the box, with the drawing of the
//! piece where the board has one; maps have sheets of their own, and everything else stands in tables, as aids for players.

mod aid;
mod card;
mod letters;

use crate::Outcome;
use crate::voice::Voice;
use aid::Aid;
use boards::Onlooker;
use boards::symbols;
use card::Face;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::path::Path;
use table::components::{Part, Shown, shown};
use table::{Dictionary, EditionChoice, Setup, Viewer};

/// A sheet in millimetres.
const SHEET: (f64, f64) = (210.0, 297.0);
/// A card in millimetres.
const CARD: (f64, f64) = (63.0, 88.0);
/// Cards beside and below each other.
const GRID: (usize, usize) = (3, 3);
/// Where the first card begins.
const CORNER: (f64, f64) = ((SHEET.0 - GRID.0 as f64 * CARD.0) / 2.0, 15.0);
/// How much of the digest is printed: enough to tell editions apart.
const DIGITS: usize = 16;

/// Writes the sheets into a folder: `GAME-PART-NUMBER.svg` for pieces and maps, `GAME-aid-NUMBER.svg` for the aids. Says how many there are.
pub fn print(
    voice: &Voice,
    entry: &'static shelf::Entry,
    edition: Option<EditionChoice>,
    folder: &Path,
) -> Result<usize, String> {
    let (game, about, words) = (entry.game, entry.game.about(), voice.of(entry));
    let complain = |complaint| words.complain(&complaint);
    let setup = Setup::new(about, *about.players.start(), &BTreeMap::new(), edition).map_err(complain)?;
    let text = setup.edition_text(about).map_err(complain)?;
    let report = game.check_edition(text).map_err(complain)?;
    let tables = shown(game.components(), about, text, words).map_err(complain)?;
    let begun = game.begin(&setup).map_err(complain)?;
    std::fs::create_dir_all(folder).map_err(|error| voice.file("cli-cannot-write", folder, &error))?;
    let digest: String = report.tag.hash.chars().take(DIGITS).collect();
    let title = letters::cut(&report.title, 60.0);
    let foot = format!("{} · {title} ({}) · SHA-256 {digest}…", words.word("game-name"), report.tag.id);
    let press =
        Press { entry, words, style: &web::style_sheet(entry), foot: &foot, house: &voice.word("cli-print-house") };
    let mut sheets: Vec<(String, String)> = Vec::new();
    let mut aid = Aid::default();
    for (part, plan) in tables.iter().zip(game.components()) {
        let wanted: Vec<(&str, &str)> =
            std::iter::once("").chain(part.rows.iter().map(|row| row.id.as_str())).map(|id| (part.id, id)).collect();
        let pictures = look(voice, entry, &setup, |onlooker| entry.board.components(begun.as_ref(), onlooker, &wanted));
        let pictures = pictures.unwrap_or_default();
        let printed = press.part(part, plan, &pictures);
        if !entry.pieces.contains(&part.id) {
            aid.table(part);
        }
        sheets.extend(printed.into_iter().enumerate().map(|(at, sheet)| (format!("{}-{}", part.id, at + 1), sheet)));
    }
    let aids = aid.pages(&voice.word("cli-print-aid")).into_iter().map(|body| press.sheet(None, &body));
    sheets.extend(aids.enumerate().map(|(at, sheet)| (format!("aid-{}", at + 1), sheet)));
    for (name, sheet) in &sheets {
        voice.write(&folder.join(format!("{}-{name}.svg", entry.id())), sheet)?;
    }
    Ok(sheets.len())
}

/// Lets somebody look at the components who sits at no table.
fn look<T>(voice: &Voice, entry: &'static shelf::Entry, setup: &Setup, look: impl FnOnce(&Onlooker<'_>) -> T) -> T {
    let names: Vec<String> = (0..setup.players).map(|seat| ((b'A' + seat as u8) as char).to_string()).collect();
    look(&Onlooker {
        viewer: Viewer::Spectator,
        deciding: None,
        dictionary: voice.of(entry),
        names: &names,
        chosen: None,
        link: &|_| "#".to_owned(),
        explain: None,
        last: &[],
        since: &[],
        lit: None,
        kept: "",
    })
}

/// What all sheets of an edition share.
struct Press<'a> {
    entry: &'static shelf::Entry,
    words: &'a Dictionary,
    style: &'a str,
    foot: &'a str,
    /// What the mark of a value means that the project chose.
    house: &'a str,
}

/// The drawing of a piece, if it can stand on a sheet by itself.
fn drawing(picture: Option<&Option<Markup>>) -> Option<&str> {
    let picture = picture?.as_ref()?.0.as_str();
    picture.starts_with("<svg").then_some(picture)
}

impl Press<'_> {
    /// The sheets of a part: pieces that are cut out, or pictures such as maps; none, if there is nothing to draw.
    fn part(&self, part: &Shown, plan: &Part, pictures: &[Option<Markup>]) -> Vec<String> {
        let whole = drawing(pictures.first());
        if self.entry.pieces.contains(&part.id) {
            return self.pieces(part, plan, pictures, whole);
        }
        let rows = part.rows.iter().enumerate();
        let drawn = rows.filter_map(|(at, row)| {
            let name = row.cells.first().map(|cell| cell.text.as_str()).unwrap_or_default();
            Some((name, drawing(pictures.get(at + 1))?))
        });
        let maps: Vec<(&str, &str)> = whole.map(|whole| ("", whole)).into_iter().chain(drawn).collect();
        // Small pictures beside rows belong to their table; whatever fills a sheet is a map.
        let maps = maps.iter().filter(|(_, picture)| picture.len() > 4_000);
        maps.map(|(name, picture)| self.sheet(Some(part), &map(name, picture))).collect()
    }

    fn pieces(&self, part: &Shown, plan: &Part, pictures: &[Option<Markup>], whole: Option<&str>) -> Vec<String> {
        let copies = plan.columns.iter().position(|column| ["copies", "count"].contains(&column.key));
        let mut cards: Vec<Markup> = Vec::new();
        for (at, row) in part.rows.iter().enumerate() {
            let many = copies.and_then(|column| row.cells.get(column)?.text.parse::<usize>().ok()).unwrap_or(1);
            let face = Face { part, plan, row, picture: drawing(pictures.get(at + 1)), copies };
            let card = face.draw(self.words);
            cards.extend(std::iter::repeat_n(card, many));
        }
        let place = |(at, card): (usize, &Markup)| {
            let (x, y) = (CORNER.0 + (at % GRID.0) as f64 * CARD.0, CORNER.1 + (at / GRID.0) as f64 * CARD.1);
            html! { svg x=(x) y=(y) width=(CARD.0) height=(CARD.1) viewBox={ "0 0 " (CARD.0) " " (CARD.1) } { (card) } }
        };
        let house = part.rows.iter().any(|row| row.house);
        let sheet = |cards: &[Markup]| {
            let body = html! {
                // Definitions that the pieces of a part share stand in the drawing of the whole.
                @if let Some(whole) = whole { svg width="0" height="0" { (PreEscaped(whole)) } }
                @for placed in cards.iter().enumerate().map(place) { (placed) }
                (cuts(cards.len()))
                @if house { text.print-foot x=(SHEET.0 - 10.0) y=(SHEET.1 - 5.0) text-anchor="end" { (self.house) } }
            };
            self.sheet(Some(part), &body)
        };
        cards.chunks(GRID.0 * GRID.1).map(sheet).collect()
    }

    fn sheet(&self, part: Option<&Shown>, body: &Markup) -> String {
        let style = format!("<![CDATA[\n{}\n{PRINTED}]]>", self.style.replace("]]>", ""));
        let symbols = if body.0.contains("href=\"#s-") {
            symbols::whole()
        } else {
            html! {}
        };
        let sheet = html! {
            svg xmlns="http://www.w3.org/2000/svg" width={ (SHEET.0) "mm" } height={ (SHEET.1) "mm" }
                viewBox={ "0 0 " (SHEET.0) " " (SHEET.1) } {
                style { (PreEscaped(style)) }
                (symbols)
                (symbols::sprite_of((self.entry.sprite)()))
                rect.print-paper width=(SHEET.0) height=(SHEET.1) {}
                @if let Some(part) = part { text.print-title x="10" y="10" { (part.title) " (" (part.clause) ")" } }
                (body)
                text.print-foot x="10" y=(SHEET.1 - 5.0) { (self.foot) }
            }
        };
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", sheet.0)
    }
}

/// A picture that fills a sheet.
fn map(name: &str, picture: &str) -> Markup {
    html! {
        text.print-name x="10" y="17" { (name) }
        svg x="10" y="20" width=(SHEET.0 - 20.0) height=(SHEET.1 - 32.0) { (PreEscaped(picture)) }
    }
}

/// Marks along the edges of the cards, outside of them: where to cut.
fn cuts(cards: usize) -> Markup {
    let lines = cards.div_ceil(GRID.0);
    let (right, bottom) = (CORNER.0 + GRID.0 as f64 * CARD.0, CORNER.1 + lines as f64 * CARD.1);
    html! {
        @for column in 0..=GRID.0 {
            @let x = CORNER.0 + column as f64 * CARD.0;
            line.print-cut x1=(x) y1=(CORNER.1 - 4.0) x2=(x) y2=(CORNER.1 - 0.8) {}
            line.print-cut x1=(x) y1=(bottom + 0.8) x2=(x) y2=(bottom + 4.0) {}
        }
        @for line in 0..=lines {
            @let y = CORNER.1 + line as f64 * CARD.1;
            line.print-cut x1=(CORNER.0 - 4.0) y1=(y) x2=(CORNER.0 - 0.8) y2=(y) {}
            line.print-cut x1=(right + 0.8) y1=(y) x2=(right + 4.0) y2=(y) {}
        }
    }
}

/// Where sheets differ from pages: they are of paper, and their letters are measured in millimetres.
const PRINTED: &str = "
:root { color-scheme: light; }
.print-paper { fill: #fff; }
.print-title { font: 700 5px sans-serif; fill: #222; }
.print-foot { font: 2.2px sans-serif; fill: #555; }
.print-frame { fill: none; stroke: #999; stroke-width: .15; stroke-dasharray: 1.5 1; }
.print-cut { stroke: #222; stroke-width: .2; }
.print-name { font: 700 3.8px sans-serif; fill: #222; }
.print-band { fill: #e9e2d3; }
.print-band.is-1 { fill: #d9e4cf; } .print-band.is-2 { fill: #cfdfe6; } .print-band.is-3 { fill: #efd9c6; } .print-band.is-4 { fill: #e3d3e4; }
.print-band.is-5 { fill: #f1e3a9; } .print-band.is-6 { fill: #d7d7d2; } .print-band.is-7 { fill: #e8cccc; }
.print-mark circle { fill: #fff; stroke: #8a2f1d; stroke-width: .35; }
.print-mark text { font: 700 2.6px sans-serif; fill: #8a2f1d; }
.print-text text { font-family: sans-serif; fill: #222; }
.print-text .is-head { font-weight: 700; }
.print-text .is-small { fill: #555; }
.print-rule { stroke: #bbb; stroke-width: .15; }
svg { animation: none; }
";

/// Says how many sheets lie where.
pub fn told(voice: &Voice, sheets: usize, folder: &Path) -> Outcome {
    let message =
        table::Message::new("cli-edition-printed").with("n", sheets).with("folder", folder.display().to_string());
    crate::say!("{}", voice.say(&message));
    Ok(())
}
