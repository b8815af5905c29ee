//! `play --tui`: the table on the whole screen, with keys and mouse.

mod paint;
mod screen;
#[cfg(test)]
mod tests;

use super::session::{Session, Turn};
use crate::voice::Voice;
use crate::{Outcome, say};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;
use screen::Screen;
use std::io::{IsTerminal, stdout};
use std::time::Duration;
use table::{Lang, Message};

/// Plays on the whole screen. Whatever happens, the terminal is as before afterwards.
pub fn play(lang: Lang, session: Session) -> Outcome {
    let voice = Voice::new(lang);
    if !stdout().is_terminal() {
        return Err(voice.word("cli-tui-terminal"));
    }
    let mut screen = Screen::new(voice, session);
    let mut terminal = ratatui::try_init().map_err(|error| error.to_string())?;
    let captured = execute!(stdout(), EnableMouseCapture);
    let outcome = captured.map_err(|error| error.to_string()).and_then(|()| run(&mut terminal, &mut screen));
    // A terminal that cannot be told so any more is gone.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
    outcome?;
    farewell(&screen);
    Ok(())
}

fn run(terminal: &mut DefaultTerminal, screen: &mut Screen) -> Outcome {
    while !screen.leaving {
        terminal.draw(|frame| screen.draw(frame)).map_err(|error| error.to_string())?;
        let waits = screen.session.turn() == Turn::Theirs;
        // While others play, only what was pressed already is heard.
        if !waits || event::poll(Duration::ZERO).map_err(|error| error.to_string())? {
            match event::read().map_err(|error| error.to_string())? {
                Event::Key(key) if key.kind != KeyEventKind::Release => screen.key(key),
                Event::Mouse(mouse) => screen.mouse(mouse),
                _ => {}
            }
        } else {
            screen.step()?;
        }
    }
    Ok(())
}

/// What is said once the screen is the terminal's again.
fn farewell(screen: &Screen) {
    let (voice, session) = (&screen.voice, &screen.session);
    if let Some(outcome) = session.outcome() {
        say!("{}\n{}", session.sight(voice).score(), voice.won(outcome.winners, &|seat| session.name(seat)));
        return;
    }
    say!("{}", voice.word("cli-left"));
    match session.file() {
        Some(file) => say!("{}", voice.say(&Message::new("cli-resume").with("file", file.display().to_string()))),
        None => say!("{}", super::lines::unsaved(voice)),
    }
}
