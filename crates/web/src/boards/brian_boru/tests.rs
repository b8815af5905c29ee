//! Whole games are drawn, for every viewer, in every language.

use super::words;
use crate::boards::{Drawn, Scene, board_of};
use brian_boru::BrianBoru;
use std::collections::BTreeMap;
use table::{AnyGame, AnyMatch, Boxed, Dictionary, Heard, Lang, Pending, Seat, Seed, Setup, Viewer};

/// The words of the game and of its board.
fn dictionary(lang: Lang) -> Dictionary {
    let game = Boxed::<BrianBoru>::new();
    let texts = game.words(lang).iter().chain(words(lang)).copied();
    Dictionary::new(lang, texts).expect("words that can be read")
}

/// A game in play.
struct Play {
    game: Box<dyn AnyMatch>,
    seed: Seed,
    turn: u64,
    last: Vec<table::Event>,
}

impl Play {
    fn begin(players: usize, seed: u8, options: &[(&str, &str)]) -> Play {
        let options =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect::<BTreeMap<_, _>>();
        let boxed = Boxed::<BrianBoru>::new();
        let setup = Setup::new(boxed.about(), players, &options, None).expect("a setup");
        let game = boxed.begin(&setup).expect("a game");
        Play { game, seed: Seed::from_bytes([seed; 32]), turn: u64::from(seed), last: Vec::new() }
    }

    /// Plays one step at random; `false` at the end.
    fn step(&mut self) -> bool {
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

    fn draw(&self, viewer: Viewer, dictionary: &Dictionary) -> Drawn {
        let view = self.game.view(viewer);
        let names: Vec<String> = ["<Niamh>", "Brian", "Sitric", "Gormflaith", "Aoife"].map(str::to_owned).into();
        let offers = viewer.seat().map(|seat| self.game.offers(seat)).unwrap_or_default();
        let last: Vec<Heard> = self.last.iter().filter_map(|event| event.heard_by(viewer)).collect();
        board_of("brian-boru").expect("there is a board").draw(&Scene {
            view: &view,
            setup: self.game.setup(),
            dictionary,
            names: &names,
            offers: &offers,
            chosen: offers.first().map(|offer| offer.text.as_str()),
            link: &|act| format!("/choose/{act}"),
            explain: &|act| format!("/why/{act}"),
            last: &last,
        })
    }
}

fn text(drawn: &Drawn) -> String {
    let panels: String = drawn.status.iter().map(|panel| panel.title.clone() + &panel.body.0).collect();
    format!("{}{}{panels}", drawn.board.0, drawn.hand.0)
}

#[test]
fn the_board_says_the_same_in_every_language() {
    assert_eq!(table::words::differences(|lang| words(lang).to_vec()), Vec::<String>::new());
}

#[test]
fn everything_offered_is_a_link_on_the_table() {
    let dictionary = dictionary(Lang::En);
    for players in 3..=5 {
        let mut play = Play::begin(players, 7, &[]);
        while play.step() {
            for seat in Seat::all(players) {
                let offers = play.game.offer_texts(seat);
                if offers.is_empty() {
                    continue;
                }
                let drawn = text(&play.draw(Viewer::Seat(seat), &dictionary));
                for offer in offers.iter().filter(|offer| *offer != "expand no") {
                    assert!(drawn.contains(&format!("data-act=\"{offer}\"")), "{offer} is not on the table");
                }
            }
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let options = [("show_played_cards", "on"), ("reveal_last_card", "on"), ("five_player_full_hand", "on")];
    for (lang, players) in Lang::ALL.into_iter().zip(3..) {
        let dictionary = dictionary(lang);
        let mut play = Play::begin(players, 11, &options);
        while play.step() {
            for viewer in Viewer::all(players) {
                let drawn = text(&play.draw(viewer, &dictionary));
                assert!(!drawn.contains("style="), "an inline style");
                assert!(!drawn.contains("<Niamh>"), "a name that is not escaped");
                assert!(!drawn.contains("⟨bb-"), "words are missing");
            }
        }
        let end = text(&play.draw(Viewer::Spectator, &dictionary));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
    }
}

#[test]
fn a_spectator_has_no_hand_and_nothing_to_do() {
    let dictionary = dictionary(Lang::En);
    let mut play = Play::begin(4, 3, &[]);
    for _ in 0..60 {
        play.step();
        let drawn = play.draw(Viewer::Spectator, &dictionary);
        assert!(drawn.hand.0.is_empty());
        assert!(!text(&drawn).contains("data-act"));
        assert!(!drawn.status.iter().any(|panel| panel.id == "memory"));
    }
}

#[test]
fn what_cannot_be_read_is_drawn_as_nothing() {
    let dictionary = dictionary(Lang::En);
    let play = Play::begin(3, 1, &[]);
    let drawn = board_of("brian-boru").expect("there is a board").draw(&Scene {
        view: &serde_json::json!({ "viewer": "nobody" }),
        setup: play.game.setup(),
        dictionary: &dictionary,
        names: &[],
        offers: &[],
        chosen: None,
        link: &|_| String::new(),
        explain: &|_| String::new(),
        last: &[],
    });
    assert!(drawn.board.0.is_empty() && drawn.status.is_empty());
}

#[test]
fn the_map_has_every_town_road_and_region() {
    use super::map;
    use brian_boru::edition::Edition;
    use brian_boru::pieces::Town;
    let edition = Edition::read(brian_boru::setup::ABOUT.editions[0].text).expect("our own edition");
    let mut drawn: Vec<(usize, usize)> = map::ROADS.iter().map(|(a, b, _)| (*a.min(b), *a.max(b))).collect();
    let mut roads: Vec<(usize, usize)> = Town::all()
        .flat_map(|town| edition.roads[town.index()].iter().map(move |other| (town.index(), other.index())))
        .filter(|(a, b)| a < b)
        .collect();
    drawn.sort_unstable();
    roads.sort_unstable();
    assert_eq!(drawn, roads);
    for (at, one) in map::TOWNS.iter().enumerate() {
        for other in &map::TOWNS[at + 1..] {
            let apart = f64::from((one.0 - other.0).pow(2) + (one.1 - other.1).pow(2)).sqrt();
            assert!(apart > 70.0, "{one:?} and {other:?} touch");
        }
    }
}
