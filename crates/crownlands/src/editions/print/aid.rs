//! Tables that players have beside them: prices, tracks, numbers, who may do what. Short ones share a sheet.

use super::SHEET;
use super::letters::{breadth, lines};
use maud::{Markup, html};
use table::components::Shown;

/// From the edge of a sheet to its tables.
const MARGIN: f64 = 10.0;
/// Where tables begin and end on a sheet.
const ROOM: (f64, f64) = (18.0, SHEET.1 - 12.0);
/// How large letters are.
const SIZE: f64 = 2.7;
/// From line to line, in parts of that.
const STEP: f64 = 1.3;
/// Between two columns.
const GAP: f64 = 3.0;

/// Tables on sheets, one below the other.
#[derive(Default)]
pub struct Aid {
    pages: Vec<Vec<Markup>>,
    y: f64,
}

impl Aid {
    /// Room for so much more: on this sheet, or at the top of the next.
    fn take(&mut self, height: f64) -> f64 {
        if self.pages.is_empty() || self.y + height > ROOM.1 {
            self.pages.push(Vec::new());
            self.y = ROOM.0;
        }
        let y = self.y;
        self.y += height;
        y
    }

    fn put(&mut self, drawn: Markup) {
        if let Some(page) = self.pages.last_mut() {
            page.push(drawn);
        }
    }

    /// One more table.
    pub fn table(&mut self, part: &Shown) {
        let columns = columns(part);
        let title = format!("{} ({})", part.title, part.clause);
        // A heading stands with its first rows.
        if self.y + 24.0 > ROOM.1 {
            self.y = SHEET.1;
        }
        let y = self.take(7.0) + 5.0;
        self.put(html! { text.print-name x=(MARGIN) y=(y) { (title) } });
        for line in part.intro.iter().flat_map(|intro| lines(intro, (SHEET.0 - 2.0 * MARGIN) / SIZE)) {
            let y = self.take(SIZE * STEP) + SIZE;
            self.put(line_of(&line, MARGIN, y, "is-small"));
        }
        self.row(&part.heads, &columns, "is-head", false);
        for row in &part.rows {
            let cells: Vec<String> = row.cells.iter().map(|cell| cell.text.clone()).collect();
            self.row(&cells, &columns, "", row.house);
        }
        self.take(4.0);
    }

    fn row(&mut self, cells: &[String], columns: &[f64], class: &'static str, house: bool) {
        let wrapped: Vec<Vec<String>> = cells
            .iter()
            .zip(columns)
            .map(|(cell, broad)| lines(if cell.is_empty() { "–" } else { cell }, broad / SIZE))
            .collect();
        let high = wrapped.iter().map(Vec::len).max().unwrap_or(1).max(1) as f64 * SIZE * STEP + 1.0;
        let y = self.take(high);
        let mut x = MARGIN;
        let mut drawn = Vec::new();
        for (cell, broad) in wrapped.iter().zip(columns) {
            for (at, line) in cell.iter().enumerate() {
                drawn.push(line_of(line, x, y + SIZE + at as f64 * SIZE * STEP, class));
            }
            x += broad + GAP;
        }
        self.put(html! {
            @for line in &drawn { (line) }
            @if house { g.print-text { text.is-head x=(MARGIN - 3.0) y=(y + SIZE) style={ "font-size:" (SIZE) "px" } { "H" } } }
            line.print-rule x1=(MARGIN) y1=(y + high - 0.6) x2=(SHEET.0 - MARGIN) y2=(y + high - 0.6) {}
        });
    }

    /// What stands on each sheet, under this title.
    pub fn pages(self, title: &str) -> Vec<Markup> {
        let page = |drawn: Vec<Markup>| html! { text.print-title x=(MARGIN) y="10" { (title) } @for drawn in &drawn { (drawn) } };
        self.pages.into_iter().map(page).collect()
    }
}

fn line_of(text: &str, x: f64, y: f64, class: &str) -> Markup {
    html! { g.print-text { text class=(class) x=(format!("{x:.1}")) y=(format!("{y:.1}")) style={ "font-size:" (SIZE) "px" } { (text) } } }
}

/// How broad each column is: as broad as it wants to be if there is room, else the broad ones share what the narrow ones leave.
fn columns(part: &Shown) -> Vec<f64> {
    let wish = |at: usize| {
        let cells = part.rows.iter().filter_map(|row| row.cells.get(at)).map(|cell| breadth(&cell.text));
        SIZE * cells.chain([breadth(&part.heads[at]) * 1.1]).fold(2.0, f64::max) + 0.5
    };
    let mut wishes: Vec<f64> = (0..part.heads.len()).map(wish).collect();
    let room = SHEET.0 - 2.0 * MARGIN - GAP * (wishes.len() - 1) as f64;
    // The most that a column may have so that all of them fit.
    let (mut low, mut high) = (0.0, room);
    for _ in 0..40 {
        let most = (low + high) / 2.0;
        let together: f64 = wishes.iter().map(|wish| wish.min(most)).sum();
        if together <= room { low = most } else { high = most }
    }
    wishes.iter_mut().for_each(|wish| *wish = wish.min(low.max(4.0)));
    wishes
}

#[cfg(test)]
mod tests {
    use super::{Aid, GAP, MARGIN, SHEET, columns};
    use table::components::{Cell, Row, Shown};

    fn table(rows: usize) -> Shown {
        let cell = |text: &str| Cell { text: text.to_owned(), exact: false };
        let row = |at: usize| Row {
            id: at.to_string(),
            cells: vec![cell("a"), cell(&"many words ".repeat(30)), cell("public source")],
            origins: vec![String::new(); 3],
            house: at == 1,
        };
        Shown {
            id: "prices",
            title: "Prices".into(),
            intro: Some("What things cost.".into()),
            clause: "X-1.1",
            heads: vec!["What".into(), "Text".into(), "Where it comes from".into()],
            rows: (0..rows).map(row).collect(),
        }
    }

    #[test]
    fn columns_fit_a_sheet_and_tables_go_on_over_the_page() {
        let columns = columns(&table(3));
        let together: f64 = columns.iter().sum::<f64>() + 2.0 * GAP;
        assert!(together <= SHEET.0 - 2.0 * MARGIN + 0.1, "{columns:?}");
        let mut aid = Aid::default();
        aid.table(&table(2));
        aid.table(&table(40));
        let pages = aid.pages("Aids");
        assert!(pages.len() > 1, "{}", pages.len());
        let text: String = pages.into_iter().map(|page| page.0).collect();
        assert_eq!(text.matches("public").count(), 42, "no row is lost");
        assert_eq!(text.matches(">H<").count(), 2, "house values are marked");
    }
}
