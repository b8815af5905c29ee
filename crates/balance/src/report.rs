//! What a study found, as a page with charts.

use crate::{Known, Verdict};
use std::fmt::Write;
use std::io;
use std::path::Path;
use table::EditionTag;

/// What a study found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// The id of the game; the page and its charts are named after it.
    pub game: String,
    /// The name of the game.
    pub title: String,
    /// How the games were played, in a few sentences.
    pub about: String,
    /// The edition they were played with: its title, and its exact name.
    pub edition: Option<(String, EditionTag)>,
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
    /// Whether that is as it should be.
    pub holds: Verdict,
}

/// What a number should be; without an upper bound, at least.
fn wanted(bounds: (f64, f64), write: impl Fn(f64) -> String) -> String {
    match bounds {
        (low, f64::INFINITY) => format!("at least {}", write(low)),
        (low, high) => format!("{} – {}", write(low), write(high)),
    }
}

impl Target {
    /// A number that should lie within bounds; `write` writes numbers. It holds, or does not, only if its whole interval says so.
    pub fn within(
        id: &str,
        what: &str,
        found: impl Into<Known>,
        bounds: (f64, f64),
        write: impl Fn(f64) -> String,
    ) -> Target {
        let found = found.into();
        Target {
            id: id.to_owned(),
            what: what.to_owned(),
            wanted: wanted(bounds, &write),
            holds: found.against(bounds),
            found: found.write(write),
        }
    }

    /// Several named numbers that should all lie within bounds: it names the lowest, the highest and those that are surely outside.
    pub fn all(
        id: &str,
        what: &str,
        values: &[(String, Known)],
        bounds: (f64, f64),
        write: impl Fn(f64) -> String + Copy,
    ) -> Target {
        let target = |found: String, holds: Verdict| Target {
            id: id.to_owned(),
            what: what.to_owned(),
            wanted: wanted(bounds, write),
            found,
            holds,
        };
        let low = values.iter().min_by(|one, other| one.1.value.total_cmp(&other.1.value));
        let high = values.iter().max_by(|one, other| one.1.value.total_cmp(&other.1.value));
        let (Some((lowest, low)), Some((highest, high))) = (low, high) else {
            return target("nothing was counted".to_owned(), Verdict::Undecided);
        };
        let verdicts: Vec<Verdict> = values.iter().map(|(_, value)| value.against(bounds)).collect();
        let outside: Vec<&str> = values
            .iter()
            .zip(&verdicts)
            .filter(|(_, verdict)| **verdict == Verdict::No)
            .map(|((name, _), _)| name.as_str())
            .collect();
        let missed = match outside.as_slice() {
            [] => String::new(),
            few if few.len() <= 6 => format!("; outside: {} ({} of {})", few.join(", "), few.len(), values.len()),
            many => format!("; {} of {} outside", many.len(), values.len()),
        };
        let found = format!("{} ({lowest}) – {} ({highest}){missed}", write(low.value), write(high.value));
        target(found, Verdict::of_all(&verdicts))
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
        let _ = write!(text, "{}", self.edition_line());
        if !self.targets.is_empty() {
            let _ = write!(text, "\n## Targets\n\n{}\n\n", self.summary());
            text.push_str("| | what | wanted | found | holds |\n| --- | --- | --- | --- | --- |\n");
            for Target { id, what, wanted, found, holds } in &self.targets {
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

    fn edition_line(&self) -> String {
        let line = |(title, tag): &(String, EditionTag)| {
            format!("\nEdition: {title} (`{}`, SHA-256 `{}`).\n", tag.id, tag.hash)
        };
        self.edition.as_ref().map(line).unwrap_or_default()
    }

    /// How many targets hold, do not, and are not decided.
    fn summary(&self) -> String {
        let count = |verdict: Verdict| self.targets.iter().filter(|target| target.holds == verdict).count();
        let (yes, no, open) = (count(Verdict::Yes), count(Verdict::No), count(Verdict::Undecided));
        format!(
            "{yes} of {} hold, {no} do not, {open} are not decided by so few games. A target is judged by the 95 % interval of what was found: it holds if \
             the whole interval lies within the bounds, and does not if it lies outside.",
            self.targets.len()
        )
    }

    /// The targets of two studies of a game beside each other, as Markdown.
    pub fn beside(&self, other: &Report) -> String {
        let name = |report: &Report| {
            report.edition.as_ref().map_or_else(|| "–".to_owned(), |(_, tag)| format!("`{}`", tag.id))
        };
        let mut text = format!(
            "# {}: two editions\n\n{}\n{}{}",
            self.title,
            self.about,
            self.edition_line(),
            other.edition_line()
        );
        let _ = writeln!(
            text,
            "\n| | what | wanted | {} | holds | {} | holds |\n| --- | --- | --- | --- | --- | --- | --- |",
            name(self),
            name(other)
        );
        for Target { id, what, wanted, found, holds } in &self.targets {
            let same = other.targets.iter().find(|target| target.id == *id && target.what == *what);
            let (there, holds_there) =
                same.map_or(("–", "–".to_owned()), |target| (target.found.as_str(), target.holds.to_string()));
            let _ = writeln!(text, "| {id} | {what} | {wanted} | {found} | {holds} | {there} | {holds_there} |");
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
    use crate::{Count, Known};
    use table::EditionTag;

    fn percent(rate: f64) -> String {
        format!("{:.0} %", 100.0 * rate)
    }

    fn report(id: &str, rate: f64) -> Report {
        let few = Count { hits: 5.0, tries: 10.0 };
        let each = [("a".to_owned(), Known::from(0.5)), ("b".to_owned(), Known::from(0.9))];
        Report {
            game: "toy".into(),
            title: "Toy".into(),
            about: "Ten games.".into(),
            edition: Some(("A toy".into(), EditionTag::of(id, "text"))),
            targets: vec![
                Target::within("T1", "first seat", rate, (0.45, 0.55), percent),
                Target::within("T2", "second seat", 0.6, (0.45, 0.55), percent),
                Target::within("T3", "draws", &few, (0.45, 0.55), percent),
                Target::all("T4", "each", &each, (0.45, 0.55), percent),
            ],
            sections: vec![Section { title: "More".into(), text: "Text.".into(), charts: vec![] }],
        }
    }

    #[test]
    fn a_page_says_which_targets_hold_which_do_not_and_which_are_not_decided() {
        let page = report("toy", 0.5).markdown();
        assert!(page.contains("1 of 4 hold, 2 do not, 1 are not decided"), "{page}");
        assert!(page.contains("| T2 | second seat | 45 % – 55 % | 60 % | **no** |"), "{page}");
        assert!(page.contains("| T3 | draws | 45 % – 55 % | 50 % (24 % – 76 %) | not decided |"), "{page}");
        assert!(page.contains("50 % (a) – 90 % (b); outside: b (1 of 2) | **no** |"), "{page}");
        assert!(page.contains("Edition: A toy (`toy`, SHA-256 `"), "{page}");
    }

    #[test]
    fn two_editions_stand_beside_each_other() {
        let page = report("one", 0.5).beside(&report("two", 0.7));
        assert!(page.contains("| `one` | holds | `two` | holds |"), "{page}");
        assert!(page.contains("| T1 | first seat | 45 % – 55 % | 50 % | yes | 70 % | **no** |"), "{page}");
    }
}
