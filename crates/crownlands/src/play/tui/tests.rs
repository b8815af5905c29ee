//! Tests of the screen: all games, all languages, large and tiny windows, keys and mouse.

use super::screen::{Item, Screen};
use crate::args::{Play, Terms};
use crate::play::session::{Session, Turn};
use crate::voice::Voice;
use bots::Kind;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use table::words::plain;
use table::{Lang, Seed};

fn sit_down(game: &str, lang: Lang) -> Screen {
    let voice = Voice::new(lang);
    let args = Play {
        game: Some(game.to_owned()),
        terms: Terms { players: None, options: Vec::new(), edition: None },
        me: None,
        name: None,
        bots: Some(Kind::Random),
        seed: Some(Seed::from_number(5)),
        record: None,
        resume: None,
        tui: true,
    };
    let session = Session::begin(&voice, &args).expect("a table");
    Screen::new(voice, session)
}

fn press(screen: &mut Screen, key: KeyCode) {
    screen.key(KeyEvent::new(key, KeyModifiers::NONE));
}

/// What a window of this size shows.
fn seen(screen: &mut Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a backend in memory");
    terminal.draw(|frame| screen.draw(frame)).expect("it draws");
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

/// Lets the others play until it is my turn.
fn wait(screen: &mut Screen) {
    while screen.session.turn() == Turn::Theirs {
        screen.step().expect("a step");
    }
}

/// The letters of a text, in order, whatever lies between them.
fn words_of(text: &str) -> Vec<String> {
    plain(text).split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_game_is_played_on_the_screen_in_every_language_and_nothing_needed_is_cut_off() {
    for (game, lang) in shelf::all_games().iter().flat_map(|entry| Lang::ALL.map(|lang| (entry.id(), lang))) {
        let mut screen = sit_down(game, lang);
        for _ in 0..12 {
            wait(&mut screen);
            if screen.session.turn() == Turn::Over {
                break;
            }
            let window = seen(&mut screen, 100, 30);
            assert!(!window.contains('⟨'), "{game} {lang}: {window}");
            let page = words_of(&window).join(" ");
            let sight = screen.session.sight(&screen.voice);
            let prompt = sight.say(&screen.session.played.prompt(sight.viewer));
            let chosen = screen.label(screen.chosen().expect("something is marked"));
            for word in words_of(&prompt).into_iter().chain(words_of(&chosen)).chain(words_of(&screen.shown.heading)) {
                assert!(page.contains(&word), "{game} {lang}: “{word}” of “{prompt}” or “{chosen}” in\n{window}");
            }
            for section in &screen.shown.sections {
                let title = words_of(&section.title).join(" ");
                assert!(page.contains(&title), "{game} {lang}: {title} in\n{window}");
            }
            press(&mut screen, KeyCode::Down);
            press(&mut screen, KeyCode::Enter);
        }
    }
}

#[test]
fn every_part_can_be_read_to_its_end_and_every_key_works_at_any_size() {
    let keys = [
        KeyCode::Tab,
        KeyCode::PageDown,
        KeyCode::Right,
        KeyCode::Char('e'),
        KeyCode::Esc,
        KeyCode::Char('s'),
        KeyCode::Esc,
        KeyCode::Char('h'),
        KeyCode::Down,
        KeyCode::Esc,
        KeyCode::Char('L'),
        KeyCode::Char('u'),
        KeyCode::Esc,
        KeyCode::End,
        KeyCode::Home,
        KeyCode::BackTab,
        KeyCode::Left,
        KeyCode::PageUp,
    ];
    for entry in shelf::all_games() {
        let mut screen = sit_down(entry.id(), Lang::En);
        wait(&mut screen);
        for key in keys {
            press(&mut screen, key);
            for (width, height) in [(100, 30), (200, 60), (60, 20), (40, 14), (20, 5), (3, 2), (1, 1), (100, 3)] {
                seen(&mut screen, width, height);
            }
        }
        assert!(screen.popup.is_none(), "{}: it was closed", entry.id());
    }
}

#[test]
fn a_question_is_typed_and_answered() {
    let mut screen = sit_down("brian-boru", Lang::Cs);
    wait(&mut screen);
    press(&mut screen, KeyCode::Char('/'));
    "BB-4.3x".chars().for_each(|letter| press(&mut screen, KeyCode::Char(letter)));
    press(&mut screen, KeyCode::Backspace);
    assert!(seen(&mut screen, 100, 30).contains("BB-4.3▏"));
    press(&mut screen, KeyCode::Enter);
    let popup = screen.popup.clone().expect("an answer");
    assert!(popup.text.starts_with("BB-4.3"), "{popup:?}");
    assert!(seen(&mut screen, 100, 30).contains("BB-4.3"));
}

#[test]
fn the_mouse_marks_a_choice_and_does_it_and_opens_parts() {
    let mut screen = sit_down("brian-boru", Lang::En);
    wait(&mut screen);
    seen(&mut screen, 100, 30);
    let click = |screen: &mut Screen, column, row| {
        screen.mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        });
    };
    let tab = screen.areas.tabs[2];
    click(&mut screen, tab.x + 1, tab.y);
    assert_eq!(screen.part, 2);
    let list = screen.areas.list;
    let before = screen.session.heard.len();
    click(&mut screen, list.x + 2, list.y + 3);
    let marked = screen.list.selected().expect("a choice");
    assert!(matches!(screen.items[marked], Item::Choice(at) if at > 0), "another choice is marked");
    assert_eq!(screen.session.heard.len(), before, "nothing is done by the first click");
    click(&mut screen, list.x + 2, list.y + 3);
    assert!(screen.session.heard.len() > before, "the second click does it");
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let mut screen = sit_down("two-heirs", Lang::En);
    wait(&mut screen);
    let english = seen(&mut screen, 100, 30);
    press(&mut screen, KeyCode::Char('L'));
    let czech = seen(&mut screen, 100, 30);
    assert_ne!(english, czech);
    assert!(czech.contains("Volby"), "{czech}");
    screen.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(screen.leaving);
}
