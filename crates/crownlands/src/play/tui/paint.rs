//! How the screen is drawn.

use super::super::session::Turn;
use super::screen::{Areas, Item, Screen};
use boards::letters::wrap;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, List, ListItem, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

/// The smallest screen one can play on.
const LEAST: (u16, u16) = (40, 14);

/// From this width on, the table and the choices stand side by side.
const WIDE: u16 = 90;

/// A text in lines of this width.
fn lines(text: &str, width: u16) -> Vec<String> {
    wrap(text, usize::from(width.max(1))).lines().map(str::to_owned).collect()
}

impl Screen {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.areas = Areas::default();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            frame.render_widget(Paragraph::new(self.voice.word("cli-tui-small")).wrap(Wrap { trim: true }), area);
            return;
        }
        let heading = lines(&self.heading(), area.width);
        let keys = lines(&self.foot(), area.width);
        let rows = Layout::vertical([
            Constraint::Length(heading.len() as u16),
            Constraint::Min(6),
            Constraint::Length(keys.len() as u16),
        ]);
        let [top, middle, bottom] = rows.areas(area);
        frame.render_widget(Paragraph::new(heading.join("\n")).bold(), top);
        frame.render_widget(Paragraph::new(keys.join("\n")).dim(), bottom);
        if area.width >= WIDE {
            let [left, right] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(middle);
            self.draw_part(frame, left);
            let [choices, log] = Layout::vertical([Constraint::Fill(3), Constraint::Fill(2)]).areas(right);
            self.draw_choices(frame, choices);
            self.draw_log(frame, log);
        } else {
            let [above, below] = Layout::vertical([Constraint::Fill(1), Constraint::Fill(1)]).areas(middle);
            self.draw_part(frame, above);
            self.draw_choices(frame, below);
        }
        self.draw_popup(frame, area);
    }

    /// The game and where it is.
    fn heading(&self) -> String {
        let name = self.voice.of(self.session.entry).word("game-name");
        format!("{name} · {}", self.shown.heading)
    }

    /// The keys, or the question that is being typed.
    fn foot(&self) -> String {
        match &self.asking {
            Some(question) => format!("{} {question}▏", self.voice.word("cli-tui-ask")),
            None => self.voice.word("cli-tui-keys"),
        }
    }

    /// The titles of all parts, and the part that is open.
    fn draw_part(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let tabs = self.draw_tabs(frame, area);
        let below = Rect { y: area.y + tabs, height: area.height.saturating_sub(tabs), ..area };
        let Some(section) = self.shown.sections.get(self.part) else { return };
        let inner = below.width.saturating_sub(2);
        // Drawn lines of a board stay whole: what is too wide is reached by scrolling to the side.
        let drawn = |line: &str| section.id == "board" && line.contains("  ");
        let whole =
            |line: &str| if drawn(line) || line.is_empty() { vec![line.to_owned()] } else { lines(line, inner) };
        let text = section.text.lines().flat_map(whole).collect::<Vec<_>>().join("\n");
        let height = text.lines().count() as u16;
        let widest = text.lines().map(|line| line.width()).max().unwrap_or(0) as u16;
        let room = below.height.saturating_sub(2);
        self.scroll.0 = self.scroll.0.min(height.saturating_sub(room));
        self.scroll.1 = self.scroll.1.min(widest.saturating_sub(inner));
        let more = match (height > room, widest > inner) {
            (true, true) => " ↕ ↔ ",
            (true, false) => " ↕ ",
            (false, true) => " ↔ ",
            (false, false) => "",
        };
        let block = Block::bordered().title_top(Line::from(more).right_aligned());
        frame.render_widget(Paragraph::new(text).scroll(self.scroll).block(block), below);
        self.areas.part = below;
    }

    /// Titles in as many lines as they need; how many lines these are.
    fn draw_tabs(&mut self, frame: &mut Frame<'_>, area: Rect) -> u16 {
        let (mut x, mut y) = (area.x, area.y);
        for (at, section) in self.shown.sections.iter().enumerate() {
            let title = format!(" {} ", section.title);
            let width = (title.width() as u16).min(area.width);
            if x > area.x && x + width > area.right() {
                (x, y) = (area.x, y + 1);
            }
            // At least half of the room is the part's.
            if y >= area.y + area.height / 2 {
                break;
            }
            let place = Rect { x, y, width, height: 1 };
            let style = if at == self.part { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
            frame.render_widget(Paragraph::new(title).style(style), place);
            self.areas.tabs.push(place);
            x += width;
        }
        y + 1 - area.y
    }

    /// The question, and everything that may be done.
    fn draw_choices(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let inner = area.width.saturating_sub(2);
        let sight = self.session.sight(&self.voice);
        let prompt = match self.session.turn() {
            Turn::Mine => sight.say(&self.session.played.prompt(sight.viewer)),
            Turn::Theirs => self.voice.word("cli-tui-thinking"),
            Turn::Over => self.voice.word("cli-tui-over"),
        };
        let asked = lines(&prompt, inner);
        let block = Block::bordered().title(self.voice.word("cli-tui-choices"));
        let within = block.inner(area);
        frame.render_widget(block, area);
        let rows = Layout::vertical([Constraint::Length(asked.len() as u16), Constraint::Min(1)]);
        let [question, list] = rows.areas(within);
        frame.render_widget(Paragraph::new(asked.join("\n")).bold(), question);
        let items: Vec<Vec<String>> = self.items.iter().map(|item| self.item(item, inner)).collect();
        self.areas.heights = items.iter().map(|item| item.len() as u16).collect();
        let shown = items.into_iter().zip(&self.items).map(|(text, item)| {
            let text = Text::from(text.join("\n"));
            ListItem::new(if matches!(item, Item::Title(_)) { text.italic() } else { text })
        });
        let marked = Style::new().add_modifier(Modifier::REVERSED);
        frame.render_stateful_widget(List::new(shown).highlight_style(marked), list, &mut self.list);
        self.areas.list = list;
    }

    /// A choice with its number; what does not fit into a line goes on below its words.
    fn item(&self, item: &Item, width: u16) -> Vec<String> {
        match item {
            Item::Title(title) => lines(title, width),
            Item::Choice(at) => {
                let label = lines(&self.label(*at), width.saturating_sub(5));
                let number = |(row, line): (usize, String)| match row {
                    0 => format!("{:>3}  {line}", at + 1),
                    _ => format!("     {line}"),
                };
                label.into_iter().enumerate().map(number).collect()
            }
        }
    }

    /// What happened last, as much of it as there is room for.
    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height.saturating_sub(2));
        let mut told: Vec<String> = Vec::new();
        for heard in self.session.heard.iter().rev() {
            let line = lines(&format!("• {}", self.session.line(&self.voice, heard)), area.width.saturating_sub(2));
            if told.len() + line.len() > room {
                break;
            }
            told.splice(0..0, line);
        }
        let block = Block::bordered().title(self.voice.word("cli-tui-log"));
        frame.render_widget(Paragraph::new(told.join("\n")).block(block), area);
    }

    fn draw_popup(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let close = self.voice.word("cli-tui-close");
        let Some(popup) = &mut self.popup else { return };
        let width = area.width.saturating_sub(8).max(LEAST.0.min(area.width));
        let text = lines(&popup.text, width.saturating_sub(2));
        let height = (text.len() as u16 + 2).min(area.height.saturating_sub(2));
        popup.scroll = popup.scroll.min((text.len() as u16).saturating_sub(height.saturating_sub(2)));
        let place =
            Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
        let block = Block::bordered().title(popup.title.clone()).title_bottom(Line::from(close).right_aligned());
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(text.join("\n")).scroll((popup.scroll, 0)).block(block), place);
    }
}
