//! A board for games that draw none: the view in words.

use crate::{Board, Drawn, Scene};
use maud::{Markup, html};
use serde_json::Value;
use std::fmt::Write;
use table::Game;

/// The view, field by field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain;

impl<G: Game> Board<G> for Plain {
    fn draw(&self, scene: &Scene<'_, G>) -> Drawn {
        let written = serde_json::to_value(scene.view).map(|view| words(&view));
        let view = written.unwrap_or_else(|_| html! { p.notice.is-bad { (scene.word("board-unwritable")) } });
        Drawn { board: html! { div.plain-view { (view) } }, ..Drawn::default() }
    }
}

fn words(value: &Value) -> Markup {
    html! {
        @match value {
            Value::Object(fields) => dl { @for (key, value) in fields { dt { (key) } dd { (words(value)) } } },
            Value::Array(items) => ol { @for item in items { li { (words(item)) } } },
            Value::Null => "–",
            Value::String(text) => (text),
            other => (other.to_string()),
        }
    }
}

/// Any view with letters, line by line.
pub fn plain_terminal<G: Game>(scene: &Scene<'_, G>) -> String {
    let Ok(view) = serde_json::to_value(scene.view) else { return scene.word("board-unwritable") };
    let mut text = String::new();
    for (key, value) in view.as_object().into_iter().flatten() {
        let _ = writeln!(text, "{key:<20} {value}");
    }
    text
}
