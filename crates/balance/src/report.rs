//! What a study found, as a page with charts.

use std::fmt::Write;
use std::io;
use std::path::Path;

/// What a study found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The id of the game; the page and its charts are named after it.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// How the games were played, in a few sentences.
    pub about: String,
    /// What was aimed at, and whether it was reached.
    pub targets: Vec<Target>,
    /// Everything else, with charts.
    pub sections: Vec<Section>,
}

/// A target and whether it was reached.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Its number or short name.
    pub id: String,
    /// What is measured.
    pub what: String,
    /// What it should be.
    pub wanted: String,
    /// What it is.
    pub found: String,
    /// Whether that is as it should be; `None` where these games cannot tell, and `found` says why.
    pub holds: Option<bool>,
}

impl Target {
    /// A number that should lie within bounds; `write` writes numbers.
    pub fn within(id: &str, what: &str, found: f64, bounds: (f64, f64), write: impl Fn(f64) -> String) -> Target {
        Target {
            id: id.to_owned(),
            what: what.to_owned(),
            wanted: format!("{} – {}", write(bounds.0), write(bounds.1)),
            found: write(found),
            holds: Some(bounds.0 <= found && found <= bounds.1),
        }
    }
}

/// A part of the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// Its text, as Markdown.
    pub text: String,
    /// Its charts.
    pub charts: Vec<Chart>,
}

/// A drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// A short name for its file, such as `seats`.
    pub name: String,
    /// What it shows.
    pub caption: String,
    /// The drawing.
    pub svg: String,
}

impl Report {
    /// The page as Markdown.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}: balance\n\n{}\n", self.title, self.about);
        if !self.targets.is_empty() {
            let reached = self.targets.iter().filter(|target| target.holds == Some(true)).count();
            let judged = self.targets.iter().filter(|target| target.holds.is_some()).count();
            let _ = write!(text, "\n## Targets\n\n{reached} of {judged} hold.\n\n");
            text.push_str("| | what | wanted | found | holds |\n| --- | --- | --- | --- | --- |\n");
            for Target { id, what, wanted, found, holds } in &self.targets {
                let holds = holds.map_or("–", |holds| if holds { "yes" } else { "**no**" });
                let _ = writeln!(text, "| {id} | {what} | {wanted} | {found} | {holds} |");
            }
        }
        for section in &self.sections {
            let _ = write!(text, "\n## {}\n", section.title);
            if !section.text.is_empty() {
                let _ = write!(text, "\n{}\n", section.text.trim_end());
            }
            for chart in &section.charts {
                let _ = write!(text, "\n![{}]({}-{}.svg)\n", chart.caption, self.game, chart.name);
            }
        }
        text
    }

    /// Writes the page and its charts into a folder: `GAME.md`, `GAME-CHART.svg`.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        for chart in self.sections.iter().flat_map(|section| &section.charts) {
            std::fs::write(folder.join(format!("{}-{}.svg", self.game, chart.name)), &chart.svg)?;
        }
        std::fs::write(folder.join(format!("{}.md", self.game)), self.markdown())
    }
}

#[cfg(test)]
mod tests {
    use super::{Report, Section, Target};

    #[test]
    fn a_page_says_which_targets_hold() {
        let percent = |rate: f64| format!("{:.0} %", 100.0 * rate);
        let mut unknown = Target::within("T3", "draws", 0.0, (0.0, 0.06), percent);
        unknown.holds = None;
        let report = Report {
            game: "toy".into(),
            title: "Toy".into(),
            about: "Ten games.".into(),
            targets: vec![
                Target::within("T1", "first seat", 0.5, (0.45, 0.55), percent),
                Target::within("T2", "second seat", 0.6, (0.45, 0.55), percent),
                unknown,
            ],
            sections: vec![Section { title: "More".into(), text: "Text.".into(), charts: vec![] }],
        };
        let page = report.markdown();
        assert!(page.contains("1 of 2 hold."), "{page}");
        assert!(page.contains("| T2 | second seat | 45 % – 55 % | 60 % | **no** |"), "{page}");
        assert!(page.contains("| T3 | draws | 0 % – 6 % | 0 % | – |"), "{page}");
    }
}
