//! The table drawn with letters.

use crate::voice::Voice;
use boards::letters::{self, Section};
use boards::{Aside, Beginning, Drawn, Onlooker, Party};
use std::io::IsTerminal;
use table::{AnyMatch, Dictionary, Heard, Message, Offer, Pending, Seat, Sheet, Viewer};

/// How wide a line may be where nobody says how wide the terminal is.
const WIDTH: usize = 100;

/// How wide the terminal is.
pub fn width() -> usize {
    let known = std::io::stdout().is_terminal().then(ratatui::crossterm::terminal::size).and_then(Result::ok);
    known.map_or(WIDTH, |(columns, _)| usize::from(columns)).max(40)
}

/// A table, and who looks at it in which language.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub entry: &'static shelf::Entry,
    pub played: &'a dyn AnyMatch,
    pub viewer: Viewer,
    pub names: &'a [String],
    pub voice: &'a Voice,
    /// What happened last.
    pub last: &'a [Heard],
}

/// Everything a terminal shows of a table.
pub struct Shown {
    /// Where the game is and what ends it, or how it ended.
    pub heading: String,
    /// The board, the hand and the panels.
    pub sections: Vec<Section>,
    /// What can be asked about.
    pub things: Vec<String>,
    /// What offers have in common.
    pub beginnings: Vec<Beginning>,
    /// What stands beside the words of offers.
    asides: Vec<Aside>,
    /// What a beginner should know at this moment, the most helpful first.
    pub hints: Vec<String>,
}

impl Shown {
    /// The words of an offer with what stands beside them.
    pub fn beside(&self, offer: &Offer, words: String) -> String {
        self.asides.iter().find(|aside| aside.act == offer.text).map_or(words.clone(), |aside| aside.beside(&words))
    }
}

impl Sight<'_> {
    pub fn words(&self) -> &'static Dictionary {
        self.voice.of(self.entry)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    pub fn say(&self, message: &Message) -> String {
        self.words().say(message, &|seat| self.name(seat))
    }

    fn onlooker<T>(&self, look: impl FnOnce(&Onlooker<'_>) -> T) -> T {
        look(&Onlooker {
            viewer: self.viewer,
            deciding: self.viewer.seat(),
            dictionary: self.words(),
            names: self.names,
            chosen: None,
            link: &|_| String::new(),
            explain: None,
            last: self.last,
            since: self.last,
            lit: None,
            kept: "",
        })
    }

    /// The whole table.
    pub fn show(&self) -> Shown {
        let board = self.onlooker(|onlooker| self.entry.terminal.write(self.played, onlooker));
        let board = board.unwrap_or_else(|undrawable| self.say(&undrawable.why()));
        let drawn = self.onlooker(|onlooker| self.entry.board.draw(self.played, onlooker)).unwrap_or_default();
        let mut sections =
            vec![Section { id: "board", title: self.voice.word("cli-section-board"), text: board, open: true }];
        sections.extend(letters::sections(&drawn, self.voice.word("cli-section-hand")));
        let asked = matches!(self.played.pending(), Pending::Seats(seats) if self.viewer.seat().is_some_and(|me| seats.has(me)));
        let prompt = asked.then(|| self.played.prompt(self.viewer));
        let hints = drawn.fitting_hints(prompt.as_ref(), self.words());
        Shown {
            heading: heading(&drawn),
            sections,
            things: letters::things(&drawn),
            hints: hints.iter().map(|key| self.words().word(key)).collect(),
            beginnings: drawn.beginnings,
            asides: drawn.asides,
        }
    }

    /// The board and everything that matters all the time, as one text.
    pub fn whole(&self) -> String {
        let shown = self.show();
        let parts = shown.sections.iter().filter(|section| section.open).map(|section| framed(section, width()));
        std::iter::once(shown.heading).chain(parts).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
    }

    /// The score sheet as a table; where teams compete, with what each has together.
    pub fn score(&self) -> String {
        let drawn = self.onlooker(|onlooker| self.entry.board.draw(self.played, onlooker)).unwrap_or_default();
        sheet(&self.played.sheet(self.viewer), &drawn.parties, self)
    }
}

/// Where the game is, or how it ended.
fn heading(drawn: &Drawn) -> String {
    // Some of them are sentences, and no full stop stands within a line.
    let now =
        drawn.progress.as_ref().map(|progress| format!("{} · {}", progress.now.trim_end_matches('.'), progress.end));
    now.or_else(|| drawn.ended.clone()).unwrap_or_default()
}

/// A section under its title.
pub fn framed(section: &Section, width: usize) -> String {
    format!("── {} ──\n{}", section.title, letters::wrap(&section.text, width))
}

fn sheet(sheet: &Sheet, parties: &[Party], sight: &Sight<'_>) -> String {
    let points = |points: &[Option<i32>]| {
        points
            .iter()
            .map(|points| points.map_or_else(|| "–".to_owned(), |points| points.to_string()))
            .collect::<Vec<_>>()
    };
    let mut rows = vec![std::iter::once(String::new()).chain(sight.names.iter().cloned()).collect::<Vec<_>>()];
    for row in &sheet.rows {
        let label = format!("{} ({})", sight.say(&row.label), row.clause);
        rows.push(std::iter::once(label).chain(points(&row.points)).collect());
    }
    let total = sight.words().word("board-score-total");
    rows.push(std::iter::once(total).chain(points(&sheet.totals)).collect());
    if parties.iter().any(|party| party.seats.len() > 1) {
        let team = |seat: Seat| parties.iter().find(|party| party.seats.contains(&seat));
        let score = |seat: Seat| team(seat).and_then(|team| team.score.clone()).unwrap_or_else(|| "–".to_owned());
        let label = sight.words().word("board-score-team");
        rows.push(std::iter::once(label).chain(Seat::all(sheet.totals.len()).map(score)).collect());
    }
    letters::aligned(&rows, width())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::{Lang, Seed, Setup};

    /// NG-23.2: what decides a game of teams stands on the sheet.
    #[test]
    fn what_a_team_has_together_stands_on_the_final_sheet() {
        let voice = Voice::new(Lang::En);
        let entry = voice.find("northgard").expect("it is on the shelf");
        let options = BTreeMap::from([("teams".to_owned(), "on".to_owned())]);
        let setup = Setup::new(entry.game.about(), 4, &options, None).expect("teams of two");
        let (mut played, seed) = (entry.game.begin(&setup).expect("a table"), Seed::from_number(5));
        loop {
            match played.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let chance = played.roll(&seed).expect("chance is asked");
                    played.settle(&chance).expect("it is possible");
                }
                Pending::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let act = played.offer_texts(seat).pop().expect("something is offered");
                    played.act(seat, &act).expect("it is allowed");
                }
            }
        }
        let names = ["a", "b", "c", "d"].map(str::to_owned);
        let sight = Sight {
            entry,
            played: played.as_ref(),
            viewer: Viewer::Spectator,
            names: &names,
            voice: &voice,
            last: &[],
        };
        let score = sight.score();
        let numbers = |label: &str| -> Vec<i32> {
            let line = score.lines().find(|line| line.starts_with(label)).unwrap_or_else(|| panic!("{label}: {score}"));
            line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
        };
        let (totals, teams) = (numbers("Total"), numbers("Team"));
        assert_eq!(teams, [0, 1, 0, 1].map(|team| totals[team] + totals[team + 2]), "{score}");
    }
}
