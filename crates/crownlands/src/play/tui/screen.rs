//! What is on the screen, and what keys and the mouse do to it.

use super::super::explain::explain;
use super::super::lines::hints;
use super::super::menu;
use super::super::session::{Session, Turn};
use crate::terminal::Shown;
use crate::voice::Voice;
use boards::letters::columns;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::widgets::ListState;
use table::{Lang, Message, Offer};

/// How many lines a page and a turn of the wheel are.
const PAGE: u16 = 10;
const WHEEL: u16 = 3;

/// A line of the list of choices: a title, or a choice by its place among the offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Title(String),
    Choice(usize),
}

/// Something that lies over the table until it is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Popup {
    pub(super) title: String,
    pub(super) text: String,
    pub(super) scroll: u16,
}

/// Where things were drawn last, for the mouse.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Areas {
    pub(super) tabs: Vec<Rect>,
    pub(super) part: Rect,
    pub(super) list: Rect,
    /// How many lines each item of the list has.
    pub(super) heights: Vec<u16>,
}

/// The whole screen.
pub(super) struct Screen {
    pub(super) voice: Voice,
    pub(super) session: Session,
    pub(super) shown: Shown,
    pub(super) offers: Vec<Offer>,
    pub(super) items: Vec<Item>,
    pub(super) list: ListState,
    /// Which part of the table is shown.
    pub(super) part: usize,
    /// How far it is scrolled: down, and to the right.
    pub(super) scroll: (u16, u16),
    pub(super) popup: Option<Popup>,
    /// The question that is being typed.
    pub(super) asking: Option<String>,
    pub(super) areas: Areas,
    pub(super) leaving: bool,
}

impl Screen {
    pub(super) fn new(voice: Voice, session: Session) -> Screen {
        let shown = session.sight(&voice).show();
        let mut screen = Screen {
            voice,
            session,
            shown,
            offers: Vec::new(),
            items: Vec::new(),
            list: ListState::default(),
            part: 0,
            scroll: (0, 0),
            popup: None,
            asking: None,
            areas: Areas::default(),
            leaving: false,
        };
        screen.refresh();
        screen
    }

    /// Looks at the table anew. The part that is read stays open.
    fn refresh(&mut self) {
        let open = self.shown.sections.get(self.part).map(|section| section.id);
        self.shown = self.session.sight(&self.voice).show();
        let place = self.shown.sections.iter().position(|section| Some(section.id) == open);
        if place != Some(self.part) {
            self.scroll = (0, 0);
        }
        self.part = place.unwrap_or(0);
        let offers = if self.session.turn() == Turn::Mine { self.session.offers() } else { Vec::new() };
        self.offers = menu::in_order(&offers, &self.shown.beginnings);
        self.items.clear();
        for group in menu::groups(&self.offers, &self.shown.beginnings) {
            self.items.extend(group.title.map(Item::Title));
            self.items.extend(group.offers.into_iter().map(Item::Choice));
        }
        self.list = ListState::default();
        self.list.select(self.items.iter().position(|item| matches!(item, Item::Choice(_))));
    }

    /// Lets somebody else take a step.
    pub(super) fn step(&mut self) -> Result<(), String> {
        self.session.step(&self.voice)?;
        self.refresh();
        Ok(())
    }

    /// The choice that is marked.
    pub(super) fn chosen(&self) -> Option<usize> {
        match self.items.get(self.list.selected()?)? {
            Item::Choice(at) => Some(*at),
            Item::Title(_) => None,
        }
    }

    pub(super) fn label(&self, at: usize) -> String {
        let offer = &self.offers[at];
        self.shown.beside(offer, self.session.sight(&self.voice).say(&offer.label))
    }

    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leaving = true;
        } else if self.asking.is_some() {
            self.type_question(key.code);
        } else if self.popup.is_some() {
            self.read_popup(key.code);
        } else {
            self.press(key.code);
        }
    }

    fn press(&mut self, key: KeyCode) {
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.move_choice(-1),
            KeyCode::Down | KeyCode::Char('j') => self.move_choice(1),
            KeyCode::Home => self.choose_from(0, 1),
            KeyCode::End => self.choose_from(self.items.len().saturating_sub(1), -1),
            KeyCode::Enter => self.act(),
            KeyCode::Tab => self.open(self.part + 1),
            KeyCode::BackTab => self.open(self.part + self.shown.sections.len().saturating_sub(1)),
            KeyCode::PageDown => self.scroll.0 = self.scroll.0.saturating_add(PAGE),
            KeyCode::PageUp => self.scroll.0 = self.scroll.0.saturating_sub(PAGE),
            KeyCode::Right => self.scroll.1 = self.scroll.1.saturating_add(PAGE),
            KeyCode::Left => self.scroll.1 = self.scroll.1.saturating_sub(PAGE),
            KeyCode::Char('e') => self.explain_choice(),
            KeyCode::Char('/' | '?') => self.asking = Some(String::new()),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('s') => {
                let score = self.session.sight(&self.voice).score();
                self.tell("cli-order-score", score);
            }
            KeyCode::Char('i') => {
                let hints = hints(&self.voice, &self.shown);
                self.tell("cli-order-hints", hints);
            }
            KeyCode::Char('h') | KeyCode::F(1) => self.help(),
            KeyCode::Char('L' | 'l') => self.change_language(),
            KeyCode::Char('q') => self.leaving = true,
            _ => {}
        }
    }

    fn type_question(&mut self, key: KeyCode) {
        let Some(question) = &mut self.asking else { return };
        match key {
            KeyCode::Char(letter) => question.push(letter),
            KeyCode::Backspace => drop(question.pop()),
            KeyCode::Esc => self.asking = None,
            KeyCode::Enter => {
                let question = std::mem::take(question);
                self.asking = None;
                if !question.trim().is_empty() {
                    let answer = explain(&self.voice, &self.session, &self.offers, question.trim());
                    self.popup = Some(Popup { title: question, text: answer, scroll: 0 });
                }
            }
            _ => {}
        }
    }

    fn read_popup(&mut self, key: KeyCode) {
        let Some(popup) = &mut self.popup else { return };
        match key {
            KeyCode::Down | KeyCode::PageDown => popup.scroll = popup.scroll.saturating_add(WHEEL),
            KeyCode::Up | KeyCode::PageUp => popup.scroll = popup.scroll.saturating_sub(WHEEL),
            _ => self.popup = None,
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.popup.is_some() => self.popup = None,
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(part) = self.areas.tabs.iter().position(|tab| tab.contains(at)) {
                    self.open(part);
                } else if self.areas.list.contains(at) {
                    self.click_choice(mouse.row - self.areas.list.y);
                }
            }
            MouseEventKind::ScrollDown => self.wheel(at, true),
            MouseEventKind::ScrollUp => self.wheel(at, false),
            _ => {}
        }
    }

    fn wheel(&mut self, at: Position, down: bool) {
        let turned = |scroll: u16| if down { scroll.saturating_add(WHEEL) } else { scroll.saturating_sub(WHEEL) };
        if let Some(popup) = &mut self.popup {
            popup.scroll = turned(popup.scroll);
        } else if self.areas.list.contains(at) {
            self.move_choice(if down { 1 } else { -1 });
        } else {
            self.scroll.0 = turned(self.scroll.0);
        }
    }

    /// The first click on a choice marks it, the second does it.
    fn click_choice(&mut self, row: u16) {
        let mut top = 0;
        for (at, height) in self.areas.heights.iter().enumerate().skip(self.list.offset()) {
            if (top..top + height).contains(&row) {
                let again = self.list.selected() == Some(at);
                match self.items.get(at) {
                    Some(Item::Choice(_)) if again => self.act(),
                    Some(Item::Choice(_)) => self.list.select(Some(at)),
                    _ => {}
                }
                return;
            }
            top += height;
        }
    }

    fn open(&mut self, part: usize) {
        self.part = part % self.shown.sections.len().max(1);
        self.scroll = (0, 0);
    }

    fn move_choice(&mut self, by: isize) {
        let Some(now) = self.list.selected() else { return };
        if let Some(next) = now.checked_add_signed(by) {
            self.choose_from(next, by);
        }
    }

    /// Marks the first choice from here on in this direction; titles are passed over.
    fn choose_from(&mut self, mut at: usize, by: isize) {
        loop {
            match self.items.get(at) {
                Some(Item::Choice(_)) => return self.list.select(Some(at)),
                Some(Item::Title(_)) => {}
                None => return,
            }
            let Some(next) = at.checked_add_signed(by) else { return };
            at = next;
        }
    }

    fn act(&mut self) {
        let Some(act) = self.chosen().map(|at| self.offers[at].text.clone()) else { return };
        match self.session.act(&self.voice, &act) {
            Ok(_) => self.refresh(),
            Err(sentence) => self.tell("cli-tui-choices", sentence),
        }
    }

    fn undo(&mut self) {
        match self.session.undo(&self.voice) {
            Ok(()) => self.refresh(),
            Err(sentence) => self.tell("cli-order-undo", sentence),
        }
    }

    fn explain_choice(&mut self) {
        if let Some(at) = self.chosen() {
            let answer = explain(&self.voice, &self.session, &self.offers, &(at + 1).to_string());
            self.tell("cli-tui-choices", answer);
        }
    }

    fn change_language(&mut self) {
        let next = Lang::ALL.iter().position(|lang| *lang == self.voice.lang).map_or(0, |at| at + 1);
        self.voice = Voice::new(Lang::ALL[next % Lang::ALL.len()]);
        self.refresh();
    }

    fn help(&mut self) {
        let keys = [
            ("↑ ↓", "choose"),
            ("Enter", "do"),
            ("Tab", "part"),
            ("PgUp PgDn", "scroll"),
            ("e", "explain"),
            ("/", "ask"),
            ("L", "language"),
        ];
        let hints = vec!["i".to_owned(), self.voice.word("cli-help-hints")];
        let own = keys.map(|(key, name)| vec![key.to_owned(), self.voice.word(&format!("cli-tui-help-{name}"))]);
        let orders = ["score", "undo", "help", "quit"]
            .map(|order| vec![order[..1].to_owned(), self.voice.word(&format!("cli-help-{order}"))]);
        let rows: Vec<Vec<String>> = own.into_iter().chain([hints]).chain(orders).collect();
        self.tell("cli-order-help", columns(&rows));
    }

    /// Shows a text over the table.
    fn tell(&mut self, title: &'static str, text: String) {
        self.popup = Some(Popup { title: self.voice.say(&Message::new(title)), text, scroll: 0 });
    }
}
