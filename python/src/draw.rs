//! Boards for notebooks and terminals.

use boards::{Onlooker, Undrawable, symbols};
use shelf::Entry;
use std::fmt;
use table::{AnyMatch, Lang, Seat, Viewer};

/// The colours of the site, and how all boards look; what a game adds comes from its entry.
const STYLE: &str = concat!(
    include_str!("../../crates/web/assets/style/base.css"),
    include_str!("../../crates/web/assets/style/boards.css"),
);

/// Why there is no picture of a board.
#[derive(Debug)]
pub(crate) enum NoPicture {
    /// The board is of another game.
    Undrawable(Undrawable),
    /// It draws none.
    Bare,
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPicture::Undrawable(why) => why.fmt(f),
            NoPicture::Bare => f.write_str("this board draws no picture"),
        }
    }
}

impl From<Undrawable> for NoPicture {
    fn from(why: Undrawable) -> NoPicture {
        NoPicture::Undrawable(why)
    }
}

/// Shows a table to somebody who only looks.
fn looking<T>(
    entry: &Entry,
    game: &dyn AnyMatch,
    viewer: Viewer,
    lang: Lang,
    show: impl FnOnce(&Onlooker<'_>) -> T,
) -> T {
    let names: Vec<String> =
        Seat::all(game.setup().players).map(|seat| seat.letter().to_uppercase().to_string()).collect();
    show(&Onlooker {
        viewer,
        deciding: None,
        dictionary: entry.dictionary(lang),
        names: &names,
        chosen: None,
        link: &|_| String::new(),
        explain: None,
        last: &[],
        since: &[],
        lit: None,
        kept: "",
    })
}

/// The table written with letters.
pub(crate) fn letters(entry: &Entry, game: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Result<String, Undrawable> {
    looking(entry, game, viewer, lang, |onlooker| entry.terminal.write(game, onlooker))
}

/// Where the drawing that begins here ends: drawings may stand within it, and further ones, of cards or chips, behind it.
fn closing(board: &str) -> Option<usize> {
    let mut depth = 0usize;
    let tags = board.match_indices("<svg").map(|(place, _)| (place, true));
    let ends = board.match_indices("</svg>").map(|(place, _)| (place, false));
    let mut all: Vec<(usize, bool)> = tags.chain(ends).collect();
    all.sort_unstable();
    for (place, opens) in all {
        depth = if opens { depth + 1 } else { depth.checked_sub(1)? };
        if depth == 0 {
            return Some(place);
        }
    }
    None
}

/// The board with its style sheet and symbols in it, so that it can be shown anywhere.
pub(crate) fn svg(entry: &Entry, game: &dyn AnyMatch, viewer: Viewer, lang: Lang) -> Result<String, NoPicture> {
    let drawn = looking(entry, game, viewer, lang, |onlooker| entry.board.draw(game, onlooker))?;
    let board = &drawn.board.0;
    let begin = board.find("<svg").ok_or(NoPicture::Bare)?;
    let end = begin + closing(&board[begin..]).ok_or(NoPicture::Bare)?;
    let inside = begin + board[begin..].find('>').ok_or(NoPicture::Bare)? + 1;
    let sprites = [symbols::sprite(), symbols::sprite_for(&drawn.board), symbols::sprite_of((entry.sprite)())];
    let mut svg = String::with_capacity(board.len() + STYLE.len() + entry.style.len());
    svg.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    svg.push_str(&board[begin + 4..inside]);
    svg.push_str("<style><![CDATA[");
    svg.push_str(STYLE);
    svg.push_str(entry.style);
    svg.push_str("]]></style>");
    sprites.iter().for_each(|sprite| svg.push_str(&sprite.0));
    svg.push_str(&board[inside..end]);
    svg.push_str("</svg>");
    Ok(svg)
}
