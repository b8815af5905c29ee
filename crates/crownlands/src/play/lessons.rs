//! The lessons of a game in the terminal: which there are, and one of them played line by line.

use super::menu;
use crate::say;
use crate::terminal::{Shown, Sight, framed};
use crate::voice::Voice;
use boards::letters::wrap;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use table::lesson::{Answer, Lesson, Sitting};
use table::{Heard, Message, Offer, Seat, Viewer};

/// Lists the lessons of a game, or plays the one of this number.
pub fn answer(voice: &Voice, entry: &'static shelf::Entry, which: &str, width: usize) {
    let lessons = (entry.lessons)();
    let chosen = which.parse::<usize>().ok().and_then(|number| lessons.get(number.checked_sub(1)?));
    match chosen {
        Some(lesson) => play(voice, entry, lesson, width),
        None if which.is_empty() || lessons.is_empty() => say!("{}", wrap(&list(voice, entry), width)),
        None => {
            let unknown = Message::new("cli-lesson-unknown").with("number", which).with("most", lessons.len());
            say!("{}", wrap(&voice.say(&unknown), width));
        }
    }
}

/// The lessons under their headings, and where they are played.
fn list(voice: &Voice, entry: &shelf::Entry) -> String {
    let (words, mut lines, mut part) = (voice.of(entry), Vec::new(), "");
    for lesson in (entry.lessons)() {
        if lesson.part != part {
            lines.push(words.word(&lesson.heading().key));
            part = &lesson.part;
        }
        lines.push(format!("{:>4}  {}", lesson.number, words.word(&lesson.title().key)));
    }
    lines.push(match lines.is_empty() {
        true => voice.word("cli-lesson-none"),
        false => voice.say(&Message::new("cli-lesson-list").with("lessons", voice.word("cli-order-lessons"))),
    });
    lines.join("\n")
}

/// Plays a lesson until its goal is reached or the learner goes back to the game.
fn play(voice: &Voice, entry: &'static shelf::Entry, lesson: &'static Lesson, width: usize) {
    let sitting = match lesson.open(entry.game) {
        Ok(sitting) => sitting,
        Err(complaint) => return say!("{}", voice.of(entry).complain(&complaint)),
    };
    let names = Seat::all(sitting.played().setup().players).map(|seat| match seat == lesson.learner {
        true => voice.seat(seat),
        false => voice.of(entry).say(&lesson.called(seat), &|seat| seat.to_string()),
    });
    let mut class = Class { voice, entry, names: names.collect(), sitting, shown: BTreeMap::new(), width };
    class.begin();
    while class.sitting.goes_on() {
        if !class.ask() {
            break;
        }
    }
    class.print(&voice.word("cli-lesson-back"));
}

/// A learner at a table in the terminal.
struct Class<'a> {
    voice: &'a Voice,
    entry: &'static shelf::Entry,
    names: Vec<String>,
    sitting: Sitting,
    /// What each section said when it was printed last.
    shown: BTreeMap<&'static str, String>,
    width: usize,
}

impl Class<'_> {
    fn print(&self, text: &str) {
        say!("{}", wrap(text, self.width));
    }

    fn lesson(&self) -> &'static Lesson {
        self.sitting.lesson()
    }

    /// A sentence of the game, with the names of this table.
    fn game_says(&self, message: &Message) -> String {
        self.voice.of(self.entry).say(message, &|seat| self.names[seat.index()].clone())
    }

    /// A sentence of the command line that names what can be said.
    fn say(&self, key: &'static str) -> Message {
        let order = |order: &str| self.voice.word(&format!("cli-order-{order}"));
        Message::new(key).with("hints", order("hints")).with("undo", order("undo")).with("quit", order("quit"))
    }

    /// What this lesson is about and how one plays it.
    fn begin(&self) {
        let lesson = self.lesson();
        let title = self.game_says(&lesson.title());
        let head = Message::new("cli-lesson-title").with("number", lesson.number).with("title", title);
        self.print(&format!("\n{}", self.voice.say(&head)));
        self.print(&self.game_says(&lesson.why()));
        self.print(&self.game_says(&lesson.task()));
        self.print(&self.voice.say(&self.say("cli-lesson-how")));
    }

    fn look<T>(&self, look: impl FnOnce(&Sight<'_>) -> T) -> T {
        let viewer = Viewer::Seat(self.lesson().learner);
        let heard: Vec<Heard> = self.sitting.events().iter().filter_map(|event| event.heard_by(viewer)).collect();
        let played = self.sitting.played();
        look(&Sight { entry: self.entry, played, viewer, names: &self.names, voice: self.voice, last: &heard })
    }

    /// Shows the table where it has changed, and the choices.
    fn show(&mut self) -> Vec<Offer> {
        let shown = self.look(|sight| sight.show());
        for section in shown.sections.iter().filter(|section| section.open) {
            if self.shown.get(section.id) != Some(&section.text) {
                say!("\n{}", framed(section, self.width));
                self.shown.insert(section.id, section.text.clone());
            }
        }
        let offers = menu::in_order(&self.sitting.played().offers(self.lesson().learner), &shown.beginnings);
        self.choices(&shown, &offers);
        offers
    }

    fn choices(&self, shown: &Shown, offers: &[Offer]) {
        let prompt = self.sitting.played().prompt(Viewer::Seat(self.lesson().learner));
        say!("\n{}", wrap(&self.game_says(&prompt), self.width));
        let groups = menu::groups(offers, &shown.beginnings);
        let label = |offer: &Offer| shown.beside(offer, self.game_says(&offer.label));
        say!("{}", menu::write(offers, &groups, self.width, &label));
    }

    /// Asks until something is done; `false` if the learner goes back to the game.
    fn ask(&mut self) -> bool {
        let offers = self.show();
        let mut screen = std::io::stdout();
        if write!(screen, "> ").and_then(|()| screen.flush()).is_err() {
            return false;
        }
        let mut line = String::new();
        if !matches!(std::io::stdin().lock().read_line(&mut line), Ok(read) if read > 0) {
            return false;
        }
        let line = line.trim();
        let is = |order: &str, letter: &str| {
            [order, letter].contains(&line) || self.voice.word(&format!("cli-order-{order}")) == line
        };
        if is("quit", "q") {
            return false;
        }
        if is("undo", "u") {
            if self.sitting.back().len() == self.sitting.acts().len() {
                self.print(&self.voice.word("cli-lesson-kept"));
            }
            self.take_back();
        } else if is("hints", "i") {
            self.hint();
        } else if is("help", "h") || line.is_empty() || line.starts_with('?') {
            self.begin();
        } else {
            let number = line.parse::<usize>().ok();
            match number.map(|number| number.checked_sub(1).and_then(|at| offers.get(at))) {
                Some(Some(offer)) => self.act(&offer.text),
                Some(None) => {
                    self.print(&self.voice.say(&Message::new("cli-no-choice").with("most", offers.len())));
                }
                None => self.act(line),
            }
        }
        true
    }

    /// Does something and says what comes of it. A mistake is taken back at once.
    fn act(&mut self, act: &str) {
        let told = match self.sitting.answer(act) {
            Answer::Refused { refusal, wrong } => {
                let name = |seat: Seat| self.names[seat.index()].clone();
                let refused = self.voice.of(self.entry).refuse(&refusal, &name);
                let why = wrong.map_or(refused, |wrong| self.game_says(wrong.says()));
                self.voice.say(&Message::new("cli-lesson-refused").with("why", why))
            }
            Answer::Unreadable(complaint) => {
                let complaint = self.voice.of(self.entry).complain(&complaint);
                format!("{complaint}\n{}", self.voice.say(&self.say("cli-lesson-how")))
            }
            Answer::Consequence(wrong) => {
                let said = self.game_says(wrong.says());
                self.take_back();
                format!("{said} {}", self.voice.word("cli-lesson-wrong"))
            }
            Answer::Unforeseen => {
                self.take_back();
                format!("{} {}", self.voice.word("cli-lesson-unforeseen"), self.voice.word("cli-lesson-wrong"))
            }
            Answer::Aside => self.voice.say(&self.say("cli-lesson-aside")),
            Answer::OnTheWay => return,
            Answer::Done => {
                let after = self.game_says(&self.lesson().after());
                self.voice.say(&Message::new("cli-lesson-done").with("after", after))
            }
        };
        self.print(&told);
    }

    /// Takes back what does not lead to the goal.
    fn take_back(&mut self) {
        if let Ok(sitting) = self.lesson().resume(self.entry.game, &self.sitting.back()) {
            self.sitting = sitting;
        }
    }

    /// What is worth thinking about now, good and bad.
    fn hint(&self) {
        let learner = self.lesson().learner;
        let label = |act: &String| Some(self.game_says(&self.sitting.played().label(learner, act).ok()?));
        let acts: Vec<String> = self.sitting.hint().iter().filter_map(label).collect();
        self.print(&match acts.is_empty() {
            true => self.voice.say(&self.say("cli-lesson-nohint")),
            false => self.voice.say(&Message::new("cli-lesson-hint").with("acts", acts.join("; "))),
        });
    }
}
