//! Any board by its game's id: boards without their types, for pages that handle any game.

use crate::{Board, Drawn, Offered, Onlooker, Scene};
use maud::Markup;
use std::cell::OnceCell;
use std::fmt::{self, Debug};
use std::marker::PhantomData;
use table::{AnyMatch, Game, Match, Message};

/// Why a table cannot be drawn: the board was made for another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undrawable {
    /// The id of the game whose board it is.
    pub board: &'static str,
    /// The id of the game that is played.
    pub game: &'static str,
}

impl Undrawable {
    /// What is wrong, for the reader of the page.
    pub fn why(&self) -> Message {
        Message::new("board-undrawable").with("board", self.board).with("game", self.game)
    }
}

impl fmt::Display for Undrawable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board of `{}` cannot draw a table of `{}`", self.board, self.game)
    }
}

impl std::error::Error for Undrawable {}

/// The board of a game, for those who know the game only by its id.
pub trait AnyBoard: Sync + Debug {
    /// Draws the table as this onlooker sees it.
    fn draw(&self, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Result<Drawn, Undrawable>;
    /// Pictures of components of the edition in use (see [`Board::components`]).
    fn components(
        &self,
        _game: &dyn AnyMatch,
        _onlooker: &Onlooker<'_>,
        wanted: &[(&str, &str)],
    ) -> Result<Vec<Option<Markup>>, Undrawable> {
        Ok(wanted.iter().map(|_| None).collect())
    }
}

/// How a game is written with letters, for those who know it only by its id.
pub trait AnyTerminal: Sync + Debug {
    /// Writes the table as this onlooker sees it.
    fn write(&self, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Result<String, Undrawable>;
}

/// A board of this game, without its types.
pub struct BoardOf<G, B>(B, PhantomData<G>);

impl<G, B> BoardOf<G, B> {
    /// The board, ready for the shelf.
    pub const fn new(board: B) -> BoardOf<G, B> {
        BoardOf(board, PhantomData)
    }
}

impl<G: Game, B> Debug for BoardOf<G, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board of {}", G::about().id)
    }
}

impl<G: Game, B: Board<G>> AnyBoard for BoardOf<G, B> {
    fn draw(&self, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Result<Drawn, Undrawable> {
        Ok(with_scene(typed::<G>(game)?, onlooker, |scene| self.0.draw(scene)))
    }

    fn components(
        &self,
        game: &dyn AnyMatch,
        onlooker: &Onlooker<'_>,
        wanted: &[(&str, &str)],
    ) -> Result<Vec<Option<Markup>>, Undrawable> {
        Ok(with_scene(typed::<G>(game)?, onlooker, |scene| self.0.components(scene, wanted)))
    }
}

/// How this game is written with letters, without its types.
pub struct TerminalOf<G: Game>(for<'a> fn(&Scene<'a, G>) -> String);

impl<G: Game> TerminalOf<G> {
    /// The view in letters, ready for the shelf.
    pub const fn new(write: for<'a> fn(&Scene<'a, G>) -> String) -> TerminalOf<G> {
        TerminalOf(write)
    }
}

impl<G: Game> Debug for TerminalOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the letters of {}", G::about().id)
    }
}

impl<G: Game> AnyTerminal for TerminalOf<G> {
    fn write(&self, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Result<String, Undrawable> {
        Ok(with_scene(typed::<G>(game)?, onlooker, self.0))
    }
}

/// The match with its types, if it is one of this game.
fn typed<G: Game>(game: &dyn AnyMatch) -> Result<&Match<G>, Undrawable> {
    let other = Undrawable { board: G::about().id, game: game.about().id };
    game.as_any().downcast_ref::<Match<G>>().ok_or(other)
}

/// Shows something what this onlooker may see of a match, and nothing else.
pub(crate) fn with_scene<G: Game, T>(
    played: &Match<G>,
    onlooker: &Onlooker<'_>,
    show: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let rules: &G = played.game();
    let view = rules.view(played.state(), onlooker.viewer);
    let actions = onlooker.deciding.map(|seat| played.offers(seat)).unwrap_or_default();
    let offered = |action| Offered { text: rules.write_action(&action), label: rules.label(&view, &action), action };
    let offers: Vec<Offered<G>> = actions.into_iter().map(offered).collect();
    let chosen = onlooker.chosen.and_then(|chosen| offers.iter().find(|offer| offer.text == chosen));
    show(&Scene { rules, view: &view, offers: &offers, chosen, onlooker, own: OnceCell::new() })
}

#[cfg(all(test, feature = "brian-boru", feature = "two-heirs"))]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use table::{AnyGame, Boxed, Dictionary, Lang, Setup, Viewer};

    #[test]
    fn a_table_of_another_game_is_a_problem_that_can_be_said_in_every_language() {
        let board = BoardOf::<::brian_boru::BrianBoru, _>::new(crate::brian_boru::Ireland);
        let game = Boxed::<::two_heirs::TwoHeirs>::new();
        let setup = Setup::new(game.about(), 2, &BTreeMap::new(), None).expect("the usual setup");
        let played = game.begin(&setup).expect("it opens");
        for lang in Lang::ALL {
            let dictionary = Dictionary::new(lang, crate::words(lang).iter().copied()).expect("words that can be read");
            let onlooker = Onlooker {
                viewer: Viewer::Spectator,
                deciding: None,
                dictionary: &dictionary,
                names: &[],
                chosen: None,
                link: &|_| String::new(),
                explain: None,
                last: &[],
                since: &[],
                lit: None,
                kept: "",
            };
            let undrawable = board.draw(played.as_ref(), &onlooker).expect_err("it is another game");
            let said = dictionary.say(&undrawable.why(), &|seat| seat.to_string());
            assert!(said.contains("brian-boru") && said.contains("two-heirs") && !said.contains('⟨'), "{said}");
        }
    }

    #[test]
    fn the_words_of_all_boards_are_the_same_in_every_language() {
        assert_eq!(table::words::differences(|lang| crate::words(lang).to_vec()), Vec::<String>::new());
    }
}
