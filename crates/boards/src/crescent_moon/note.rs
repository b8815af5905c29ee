//! What the reader looks at more closely, below the map; and what the marks of the map mean.

use super::{Look, Table, cards, drawings, hex_words};
use crate::symbols;
use crescent_moon::Action;
use crescent_moon::land::Tile;
use maud::{Markup, html};
use table::{Arg, Message};

/// A hex or a card in words.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let words = match &table.look {
        Look::Nothing => return html! {},
        Look::Hex(at) => match table.view.hexes.get(at) {
            Some(hex) => {
                let near: Vec<Arg> = hex.adjacent.iter().map(|at| table.hex_arg(*at)).collect();
                let adjacent = table.say(&Message::new("cm-hex-adjacent").with("hexes", Arg::List(near)));
                let why = table.scene.why(&Action::At(*at));
                html! {
                    p { (hex_words(table, *at, hex).join(" ")) }
                    p.muted.small { (adjacent) }
                    @if let Some(why) = why { p { a.why href=(why) { (table.word("cm-why-here")) } } }
                }
            }
            None => return html! {},
        },
        Look::Card(id) => html! { div.cm-card.cm-card-flat { (cards::face(table, id)) } },
    };
    html! {
        div.cm-note {
            div.cm-note-words data-say="" { (words) }
            a.button.small.quiet href=(table.scene.pick_nothing()) data-choose="" { (table.word("cm-note-close")) }
        }
    }
}

/// What the marks of the map mean.
pub(super) fn legend(table: &Table<'_>) -> Markup {
    let piece = |name: &'static str| html! { span.seat-a { (drawings::small_piece(name)) } };
    html! {
        ul.cm-legend {
            li { (piece("banner")) (table.word("cm-legend-control")) }
            li { (piece("crescent")) (table.word("cm-legend-influence")) }
            li { (piece("foot")) (table.word("cm-legend-ordinary")) }
            li { (piece("camel")) (table.word("cm-legend-mercenary")) }
            @for name in ["fort", "castle", "palace", "town", "city"] { li { (piece(name)) (table.word(&format!("cm-legend-{name}"))) } }
            @for tile in Tile::ALL {
                li { svg.cm-small viewBox="-90 -104 180 208" aria-hidden="true" focusable="false" { (drawings::ground(tile)) } (table.word(tile.term())) }
            }
            li { (symbols::symbol("coin")) (table.word("cm-legend-income")) }
            li { (symbols::symbol("influence")) (table.word("cm-legend-murshid")) }
            li { span.cm-legend-river {} (table.word("cm-legend-river")) }
        }
    }
}
