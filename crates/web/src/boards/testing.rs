//! Games played at random and drawn, for the tests of the boards.

use super::{Drawn, Scene, board_of, words};
use crate::words::page_words;
use std::collections::BTreeMap;
use table::{AnyGame, AnyMatch, Dictionary, Heard, Lang, Pending, Seed, Setup, Viewer};

/// The words of the pages, of a game and of its board.
pub(super) fn dictionary(game: &dyn AnyGame, lang: Lang) -> Dictionary {
    let texts = page_words(lang).iter().chain(game.words(lang)).chain(words(game.about().id, lang)).copied();
    Dictionary::new(lang, texts).expect("words that can be read")
}

/// A game in play.
pub(super) struct Play {
    pub(super) game: Box<dyn AnyMatch>,
    seed: Seed,
    turn: u64,
    last: Vec<table::Event>,
}

impl Play {
    pub(super) fn begin(game: &dyn AnyGame, players: usize, seed: u8, options: &[(&str, &str)]) -> Play {
        let options =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect::<BTreeMap<_, _>>();
        let setup = Setup::new(game.about(), players, &options, None).expect("a setup");
        let game = game.begin(&setup).expect("a game");
        Play { game, seed: Seed::from_bytes([seed; 32]), turn: u64::from(seed), last: Vec::new() }
    }

    /// Plays one step at random; `false` at the end.
    pub(super) fn step(&mut self) -> bool {
        self.last = match self.game.pending() {
            Pending::Over => return false,
            Pending::Chance => {
                let chance = self.game.roll(&self.seed).expect("chance decides");
                self.game.settle(&chance).expect("it was just rolled")
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody");
                let offers = self.game.offer_texts(seat);
                self.turn = self.turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let offer = &offers[(self.turn >> 33) as usize % offers.len()];
                self.game.act(seat, offer).expect("it was offered")
            }
        };
        true
    }

    /// The table as this viewer sees it, with this picked.
    pub(super) fn draw(&self, viewer: Viewer, dictionary: &Dictionary, chosen: Option<&str>) -> Drawn {
        let board = board_of(self.game.about().id).expect("there is a board");
        self.with_scene(viewer, dictionary, chosen, |scene| board.draw(scene))
    }

    /// Does something with what this viewer's table is drawn from.
    pub(super) fn with_scene<T>(
        &self,
        viewer: Viewer,
        dictionary: &Dictionary,
        chosen: Option<&str>,
        ask: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let view = self.game.view(viewer);
        let names: Vec<String> = ["<Niamh>", "Brian", "Sitric", "Gormflaith", "Aoife"].map(str::to_owned).into();
        let offers = viewer.seat().map(|seat| self.game.offers(seat)).unwrap_or_default();
        let last: Vec<Heard> = self.last.iter().filter_map(|event| event.heard_by(viewer)).collect();
        ask(&Scene {
            view: &view,
            setup: self.game.setup(),
            dictionary,
            names: &names,
            offers: &offers,
            chosen,
            link: &|act| format!("/choose/{act}"),
            explain: &|act| format!("/why/{act}"),
            last: &last,
        })
    }

    /// What a view that cannot be read is drawn as.
    pub(super) fn draw_nonsense(&self, dictionary: &Dictionary) -> Drawn {
        board_of(self.game.about().id).expect("there is a board").draw(&Scene {
            view: &serde_json::json!({ "viewer": "nobody" }),
            setup: self.game.setup(),
            dictionary,
            names: &[],
            offers: &[],
            chosen: None,
            link: &|_| String::new(),
            explain: &|_| String::new(),
            last: &[],
        })
    }
}

/// Everything drawn as one text.
pub(super) fn text(drawn: &Drawn) -> String {
    let panels: String = drawn.status.iter().map(|panel| panel.title.clone() + &panel.body.0).collect();
    let score = drawn.score.as_ref().map_or("", |score| score.0.as_str());
    format!("{}{}{panels}{score}", drawn.board.0, drawn.hand.0)
}
