//! Playing line by line: what happened, what has changed, what may be done, and what the person says.

use super::explain::explain;
use super::orders::{self, Order};
use super::session::{Session, Turn};
use super::{lessons, menu};
use crate::terminal::{self, Shown, framed};
use crate::voice::Voice;
use crate::{Outcome, say};
use boards::letters::wrap;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Write};
use table::words::plain;
use table::{Heard, Message, Offer};

pub fn play(voice: &Voice, session: Session) -> Outcome {
    let width = terminal::width();
    say!("{}", title(voice, &session));
    say!("sha256(seed) {}", session.seed.commitment());
    let start = voice.say(&Message::new("cli-play-start").with("help", voice.word("cli-order-help")));
    session.others(voice).into_iter().chain([start]).for_each(|line| say!("{}", wrap(&line, width)));
    Lines { voice, session, shown: BTreeMap::new(), hinted: BTreeSet::new(), width }.play()
}

/// What is played: the game, and the edition where it is not the usual one.
fn title(voice: &Voice, session: &Session) -> String {
    let (name, edition) = (voice.of(session.entry).word("game-name"), &session.played.edition().id);
    let usual = session.entry.game.about().editions.first().is_some_and(|usual| usual.id == edition);
    if usual { name } else { format!("{name} · {edition}") }
}

struct Lines<'a> {
    voice: &'a Voice,
    session: Session,
    /// What each section said when it was printed last.
    shown: BTreeMap<&'static str, String>,
    /// The hints that were printed already: each is told once by itself.
    hinted: BTreeSet<String>,
    width: usize,
}

impl Lines<'_> {
    fn play(mut self) -> Outcome {
        loop {
            match self.session.turn() {
                Turn::Over => return self.over(),
                Turn::Theirs => {
                    let heard = self.session.step(self.voice)?;
                    self.tell(&heard);
                }
                Turn::Mine => {
                    if !self.ask()? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn print(&self, text: &str) {
        say!("{}", wrap(text, self.width));
    }

    fn tell(&self, heard: &[Heard]) {
        for heard in heard {
            self.print(&format!("  • {}", self.session.line(self.voice, heard)));
        }
    }

    /// Prints the sections that have changed since they were printed last.
    fn news(&mut self, shown: &Shown) {
        say!("\n{}", wrap(&shown.heading, self.width));
        for section in shown.sections.iter().filter(|section| section.open) {
            if self.shown.get(section.id) != Some(&section.text) {
                say!("\n{}", framed(section, self.width));
                self.shown.insert(section.id, section.text.clone());
            }
        }
    }

    /// Prints the first hint that fits now, unless it was printed before.
    fn hint(&mut self, shown: &Shown) {
        if let Some(hint) = shown.hints.iter().find(|hint| !self.hinted.contains(*hint)) {
            self.print(&format!("{}: {hint}", self.voice.word("cli-hint")));
            self.hinted.insert(hint.clone());
        }
    }

    fn label(&self, offer: &Offer) -> String {
        self.voice.of(self.session.entry).say(&offer.label, &|seat| self.session.name(seat))
    }

    fn choices(&self, shown: &Shown, offers: &[Offer]) {
        let sight = self.session.sight(self.voice);
        say!("\n{}", wrap(&sight.say(&self.session.played.prompt(sight.viewer)), self.width));
        let groups = menu::groups(offers, &shown.beginnings);
        say!("{}", menu::write(offers, &groups, self.width, &|offer| shown.beside(offer, self.label(offer))));
    }

    /// Shows the table and asks until something is done; `false` if the person leaves.
    fn ask(&mut self) -> Result<bool, String> {
        let shown = self.session.sight(self.voice).show();
        let offers = menu::in_order(&self.session.offers(), &shown.beginnings);
        self.news(&shown);
        self.choices(&shown, &offers);
        self.hint(&shown);
        loop {
            // Whoever does not read any more has left.
            let mut screen = std::io::stdout();
            if write!(screen, "> ").and_then(|()| screen.flush()).is_err() {
                return Ok(false);
            }
            let mut line = String::new();
            let read = std::io::stdin().lock().read_line(&mut line);
            let order = match read {
                Ok(0) | Err(_) => Order::Leave,
                Ok(_) => Order::read(self.voice, &line),
            };
            match order {
                Order::Help => say!("{}", orders::help(self.voice, self.session.entry.game.about().prefix)),
                Order::Explain(question) => self.print(&explain(self.voice, &self.session, &offers, &question)),
                Order::Score => say!("{}", self.session.sight(self.voice).score()),
                Order::Board(which) => self.board(&shown, &which),
                Order::Choices => self.choices(&shown, &offers),
                Order::Lessons(which) => lessons::answer(self.voice, self.session.entry, &which, self.width),
                Order::Hints => self.print(&hints(self.voice, &shown)),
                Order::Log => self.tell(&self.session.heard),
                Order::Save(file) => match self.session.keep_in(self.voice, &file) {
                    Ok(()) => self.saved(),
                    Err(sentence) => say!("{sentence}"),
                },
                Order::Leave => {
                    self.leave();
                    return Ok(false);
                }
                Order::Undo => match self.session.undo(self.voice) {
                    Ok(()) => return Ok(true),
                    Err(sentence) => self.print(&sentence),
                },
                Order::Act(text) => {
                    if let Some(act) = self.chosen(&offers, &text) {
                        let heard = self.session.act(self.voice, &act)?;
                        self.tell(&heard);
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// The action that was meant, if it is allowed; says why not otherwise.
    fn chosen(&self, offers: &[Offer], text: &str) -> Option<String> {
        let number = text.parse::<usize>().ok();
        let act = match number {
            Some(number) => number.checked_sub(1).and_then(|index| offers.get(index)).map(|offer| offer.text.as_str()),
            None => Some(text),
        };
        let Some(act) = act else {
            say!("{}", self.voice.say(&Message::new("cli-no-choice").with("most", offers.len())));
            return None;
        };
        match self.session.played.check(self.session.me, act) {
            Ok(()) => Some(act.to_owned()),
            Err(rejected) => {
                self.print(&self.session.sentence(self.voice, &rejected));
                self.print(
                    &self.voice.say(&Message::new("cli-try-help").with("help", self.voice.word("cli-order-help"))),
                );
                None
            }
        }
    }

    /// The whole table, or the sections whose title begins so.
    fn board(&self, shown: &Shown, which: &str) {
        let wanted = plain(which);
        let fits = |id: &str, title: &str| plain(title).starts_with(&wanted) || id.starts_with(&wanted);
        let found: Vec<_> =
            shown.sections.iter().filter(|section| wanted.is_empty() || fits(section.id, &section.title)).collect();
        for section in &found {
            say!("\n{}", framed(section, self.width));
        }
        if found.is_empty() {
            let titles: Vec<&str> = shown.sections.iter().map(|section| section.title.as_str()).collect();
            self.print(&self.voice.say(&Message::new("cli-sections").with("titles", titles.join(", "))));
        }
    }

    fn saved(&self) {
        if let Some(file) = self.session.file() {
            self.print(&self.voice.say(&Message::new("cli-saved").with("file", file.display().to_string())));
        }
    }

    fn leave(&self) {
        say!("{}", self.voice.word("cli-left"));
        match self.session.file() {
            Some(file) => {
                self.print(&self.voice.say(&Message::new("cli-resume").with("file", file.display().to_string())))
            }
            None => self.print(&unsaved(self.voice)),
        }
    }

    fn over(&mut self) -> Outcome {
        let sight = self.session.sight(self.voice);
        let shown = sight.show();
        if let Some(board) = shown.sections.first() {
            say!("\n{}", framed(board, self.width));
        }
        say!("\n{}\n\n{}\n", wrap(&shown.heading, self.width), sight.score());
        if let Some(outcome) = self.session.outcome() {
            say!("{}", self.voice.won(outcome.winners, &|seat| self.session.name(seat)));
        }
        say!("{}", self.voice.say(&Message::new("cli-seed").with("seed", self.session.seed.told())));
        self.saved();
        Ok(())
    }
}

/// That the game was not written down, and how it could have been.
pub(super) fn unsaved(voice: &Voice) -> String {
    voice.say(&Message::new("cli-unsaved").with("save", voice.word("cli-order-save")))
}

/// Everything a beginner should know now.
pub(super) fn hints(voice: &Voice, shown: &Shown) -> String {
    match shown.hints.is_empty() {
        true => voice.word("cli-no-hints"),
        false => shown.hints.iter().map(|hint| format!("• {hint}")).collect::<Vec<_>>().join("\n"),
    }
}
