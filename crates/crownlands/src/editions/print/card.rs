//! A piece that is cut out: its name, its drawing, what it says, what its table says beside that, and where its values come from.

use super::CARD;
use super::letters::{breadth, lines};
use maud::{Markup, PreEscaped, html};
use table::Dictionary;
use table::components::{Part, Row, Say, Shown};

/// From the edge of a card to what is on it.
const MARGIN: f64 = 4.0;
/// The height of a drawing.
const PICTURE: f64 = 46.0;
/// How large the text of a card is at most; it is as large as fits.
const LARGEST: f64 = 3.6;
/// How the colours of the bands are told apart.
const BANDS: usize = 8;

/// What is on a card.
pub struct Face<'a> {
    pub part: &'a Shown,
    pub plan: &'a Part,
    pub row: &'a Row,
    pub picture: Option<&'a str>,
    /// The column that says how many there are; the sheet shows it by as many cards.
    pub copies: Option<usize>,
}

/// A line of a card.
struct Line {
    text: String,
    kind: &'static str,
    /// How large its letters are, beside those of the others.
    size: f64,
}

impl Face<'_> {
    pub fn draw(&self, words: &Dictionary) -> Markup {
        let name = self.row.cells.first().map(|cell| cell.text.as_str()).unwrap_or_default();
        let top = if self.picture.is_some() { 13.0 + PICTURE } else { 14.0 };
        let (size, lines) = self.fitted(CARD.1 - MARGIN + 1.0 - top);
        let mut y = top;
        let name_size = (48.0 / breadth(name).max(1.0)).min(4.2);
        html! {
            rect class={ "print-band is-" (self.band()) } x="1.5" y="1.5" width=(CARD.0 - 3.0) height="8" rx="1.5" {}
            text.print-name x=(MARGIN) y="6.9" style={ "font-size:" (format!("{name_size:.2}")) "px" } { (name) }
            @if self.row.house { (mark(words)) }
            @if let Some(picture) = self.picture { svg x=(MARGIN) y="11" width=(CARD.0 - 2.0 * MARGIN) height=(PICTURE) { (PreEscaped(picture)) } }
            g.print-text {
                @for line in &lines {
                    ({ y += size * line.size * 1.22; html! {} })
                    text class=(line.kind) x=(MARGIN) y=(format!("{y:.2}")) style={ "font-size:" (format!("{:.2}", size * line.size)) "px" } { (line.text) }
                }
            }
            rect.print-frame x="0" y="0" width=(CARD.0) height=(CARD.1) {}
        }
    }

    /// The lines of the card, and the largest size in which they fit into this height.
    fn fitted(&self, room: f64) -> (f64, Vec<Line>) {
        let mut size = LARGEST;
        loop {
            let lines = self.lines((CARD.0 - 2.0 * MARGIN) / size);
            let height: f64 = lines.iter().map(|line| size * line.size * 1.22).sum();
            if height <= room || size < 1.0 {
                return (size, lines);
            }
            size *= 0.96;
        }
    }

    /// What the card says, then everything else its table says, then where it comes from; in lines that are no broader than this.
    fn lines(&self, broad: f64) -> Vec<Line> {
        let said =
            |column: usize| matches!(self.plan.columns.get(column).map(|column| column.say), Some(Say::Text(..)));
        let cells = || self.part.heads.iter().zip(&self.row.cells).enumerate().skip(1);
        let mut all = Vec::new();
        let mut put = |text: &str, kind: &'static str, size: f64| {
            all.extend(lines(text, broad / size).into_iter().map(|text| Line { text, kind, size }));
        };
        for (_, (_, cell)) in cells().filter(|(at, _)| said(*at)) {
            put(&cell.text, "is-head", 1.0);
        }
        let last = self.part.heads.len() - 1;
        let shown = |at: usize| !said(at) && Some(at) != self.copies && at != last;
        for (_, (head, cell)) in cells().filter(|(at, (_, cell))| shown(*at) && !cell.text.is_empty()) {
            put(&format!("{head}: {}", cell.text), "", 0.85);
        }
        if let Some((_, (head, cell))) = cells().find(|(at, (_, cell))| *at == last && !cell.text.is_empty()) {
            put(&format!("{head}: {}", cell.text), "is-small", 0.62);
        }
        all
    }

    /// The colour of the band: pieces of the same kind have the same one. The kind is the first thing of a few that the table says of all rows, or how ids begin.
    fn band(&self) -> usize {
        let value = |row: &Row, at: usize| row.cells.get(at).map(|cell| cell.text.clone()).unwrap_or_default();
        let kinds = |at: usize| -> Option<Vec<String>> {
            let mut kinds: Vec<String> = self.part.rows.iter().map(|row| value(row, at)).collect();
            kinds.sort();
            kinds.dedup();
            ((2..=BANDS).contains(&kinds.len()) && !kinds.contains(&String::new())).then_some(kinds)
        };
        let named = |at: usize| matches!(self.plan.columns.get(at).map(|column| column.say), Some(Say::Word(_)));
        let found = (1..self.part.heads.len() - 1).filter(|at| named(*at)).find_map(|at| Some((at, kinds(at)?)));
        match found {
            Some((at, kinds)) => kinds.iter().position(|kind| *kind == value(self.row, at)).unwrap_or_default(),
            None => {
                let stem = |id: &str| id.split('_').next().unwrap_or_default().to_owned();
                let mut stems: Vec<String> = self.part.rows.iter().map(|row| stem(&row.id)).collect();
                stems.dedup();
                stems.iter().position(|own| *own == stem(&self.row.id)).unwrap_or_default() % BANDS
            }
        }
    }
}

/// The mark of a piece with a value that the project chose.
fn mark(words: &Dictionary) -> Markup {
    html! {
        g.print-mark {
            title { (words.word("origin-house")) }
            circle cx=(CARD.0 - 5.5) cy="5.5" r="2.4" {}
            text x=(CARD.0 - 5.5) y="6.45" text-anchor="middle" { "H" }
        }
    }
}
