//! Games played at random and drawn, for the tests of the boards.

use crate::any::with_scene;
use crate::{Board, Drawn, Onlooker, Scene};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{AnyMatch, Dictionary, Event, Game, Heard, Lang, Match, Message, Pending, Seat, Seed, Setup, Viewer};

/// The words of all boards, of a game and of its board.
pub(crate) fn dictionary<G: Game>(words: fn(Lang) -> &'static [&'static str], lang: Lang) -> Dictionary {
    let texts = crate::words(lang).iter().chain(G::words(lang)).chain(words(lang)).copied();
    Dictionary::new(lang, texts).expect("words that can be read")
}

/// A game in play.
pub(crate) struct Play<G: Game, B> {
    pub(crate) game: Match<G>,
    board: B,
    seed: Seed,
    turn: u64,
    last: Vec<Event>,
    /// Everything that happened so far.
    all: Vec<Event>,
    /// What the page of the reader has already of what lasts.
    pub(crate) kept: String,
}

impl<G: Game, B: Board<G>> Play<G, B> {
    pub(crate) fn begin(board: B, players: usize, seed: u8, options: &[(&str, &str)]) -> Play<G, B> {
        let options =
            options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect::<BTreeMap<_, _>>();
        let setup = Setup::new(G::about(), players, &options, None).expect("a setup");
        let game = Match::new(Arc::new(G::open(&setup).expect("rules")));
        Play {
            game,
            board,
            seed: Seed::from_bytes([seed; 32]),
            turn: u64::from(seed),
            last: Vec::new(),
            all: Vec::new(),
            kept: String::new(),
        }
    }

    /// Plays one step at random; `false` at the end.
    pub(crate) fn step(&mut self) -> bool {
        match self.game.pending() {
            Pending::Over => return false,
            Pending::Chance => {
                let chance = self.game.roll(&self.seed).expect("chance decides");
                let told = self.game.settle(&chance).expect("it was just rolled");
                self.tell(told);
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody");
                let offers = self.game.offers(seat);
                self.turn = self.turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                self.act(seat, &offers[(self.turn >> 33) as usize % offers.len()]);
            }
        }
        true
    }

    /// Lets a seat do what it was offered.
    pub(crate) fn act(&mut self, seat: Seat, action: &G::Action) {
        let told = self.game.act(seat, action).expect("it was offered");
        self.tell(told);
    }

    fn tell(&mut self, told: Vec<Event>) {
        self.all.extend(told.iter().cloned());
        self.last = told;
    }

    /// What the seat may do now, in the notation of the game.
    pub(crate) fn texts(&self, seat: Seat) -> Vec<String> {
        self.game.offer_texts(seat)
    }

    /// Whoever must decide first.
    pub(crate) fn decider(&self) -> Option<Seat> {
        self.game.deciding().first()
    }

    /// What happened in the last step.
    pub(crate) fn last(&self) -> &[Event] {
        &self.last
    }

    /// What this viewer may know.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game.game().view(self.game.state(), viewer)
    }

    /// The table as this viewer sees it, with this picked.
    pub(crate) fn draw(&self, viewer: Viewer, dictionary: &Dictionary, chosen: Option<&str>) -> Drawn {
        self.with_scene(viewer, dictionary, chosen, |scene| self.board.draw(scene))
    }

    /// Does something with what this viewer's table is drawn from.
    pub(crate) fn with_scene<T>(
        &self,
        viewer: Viewer,
        dictionary: &Dictionary,
        chosen: Option<&str>,
        ask: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let names: Vec<String> = ["<Niamh>", "Brian", "Sitric", "Gormflaith", "Aoife"].map(str::to_owned).into();
        let heard = |told: &[Event]| told.iter().filter_map(|event| event.heard_by(viewer)).collect::<Vec<Heard>>();
        let (last, all) = (heard(&self.last), heard(&self.all));
        let onlooker = Onlooker {
            viewer,
            deciding: viewer.seat(),
            dictionary,
            names: &names,
            chosen,
            link: &|act| format!("/choose/{act}"),
            explain: Some(&|act| format!("/why/{act}")),
            last: &last,
            since: &all,
            kept: &self.kept,
            lit: None,
        };
        with_scene(&self.game, &onlooker, ask)
    }
}

/// Everything drawn as one text.
pub(crate) fn text(drawn: &Drawn) -> String {
    let panels: String = drawn.status.iter().map(|panel| panel.title.clone() + &panel.body.0).collect();
    let score = drawn.score.as_ref().map_or("", |score| score.0.as_str());
    format!("{}{}{panels}{score}", drawn.board.0, drawn.hand.0)
}

/// A name that a screen reader would say twice: as the name of a thing and, being its title as well, as what describes it.
fn said_twice(page: &str) -> Option<&str> {
    page.split(" aria-label=\"").skip(1).find_map(|rest| {
        let (name, rest) = rest.split_once('"')?;
        let (tag, inside) = rest.split_once('>')?;
        let titled =
            inside.starts_with(&format!("<title>{name}</title>")) || tag.contains(&format!(" title=\"{name}\""));
        titled.then_some(name)
    })
}

/// Plays a game and writes it with letters, for everybody and in every language: nothing is said without words, and nothing twice.
pub(crate) fn is_written<G: Game, B: Board<G>>(
    mut play: Play<G, B>,
    words: fn(Lang) -> &'static [&'static str],
    terminal: for<'a> fn(&Scene<'a, G>) -> String,
) {
    let dictionaries = Lang::ALL.map(|lang| dictionary::<G>(words, lang));
    let players = play.game.game().players();
    let mut steps = 0;
    while play.step() {
        steps += 1;
        // Every fifth table is enough: writing each of them three times takes its time.
        for viewer in Viewer::all(players).filter(|_| steps % 5 == 0) {
            for dictionary in &dictionaries {
                let written = play.with_scene(viewer, dictionary, None, terminal);
                assert!(written.lines().count() > 3, "{written}");
                assert!(!written.contains('⟨'), "words are missing: {written}");
                assert_eq!(said_twice(&text(&play.draw(viewer, dictionary, None))), None);
            }
        }
    }
    assert!(steps > 20, "only {steps} steps");
}

/// Plays a game to its end: at every table it is said where the game is and what ends it, and at the end why it has ended.
pub(crate) fn tells_where_it_is<G: Game, B: Board<G>>(mut play: Play<G, B>, dictionary: &Dictionary) -> Drawn {
    let mut said = std::collections::BTreeSet::new();
    while play.step() {
        let drawn = play.draw(Viewer::Spectator, dictionary, None);
        if play.game.pending() == Pending::Over {
            break;
        }
        let progress = drawn.progress.expect("a game that is on says where it is");
        for words in [&progress.now, &progress.end, &progress.goal] {
            assert!(!words.is_empty() && !words.contains('⟨'), "{progress:?}");
        }
        assert_eq!(drawn.ended, None, "it has not ended");
        said.insert(progress.now);
    }
    assert!(said.len() > 3, "it moves on: {said:?}");
    let over = play.draw(Viewer::Spectator, dictionary, None);
    assert!(over.progress.is_none(), "it is over");
    assert!(over.ended.as_ref().is_some_and(|why| !why.contains('⟨')), "{:?}", over.ended);
    over
}

/// What a page shows and says: the text between tags, and what attributes say aloud or as tooltips.
pub(crate) fn readable(page: &str) -> String {
    let mut said = String::new();
    for piece in page.split('<') {
        let (tag, shown) = piece.split_once('>').unwrap_or(("", piece));
        said.push_str(shown);
        for name in [" aria-label=\"", " title=\"", " alt=\"", " placeholder=\""] {
            let value = tag.split_once(name).and_then(|(_, rest)| rest.split_once('"'));
            said.extend(value.map(|(value, _)| format!("\n{value}\n")));
        }
        said.push('\n');
    }
    said
}

/// Hears everything that can be read at this table by everybody, each text with what it is.
fn read_everything<G: Game, B: Board<G>>(
    play: &Play<G, B>,
    dictionary: &Dictionary,
    terminal: for<'a> fn(&Scene<'a, G>) -> String,
    rng: &mut SmallRng,
    hear: &impl Fn(&str, &str),
) {
    let rules = play.game.game();
    let state = play.game.state();
    let say = |message: &Message| dictionary.say(message, &|seat| seat.to_string());
    for viewer in Viewer::all(rules.players()) {
        let view = rules.view(state, viewer);
        hear("a prompt", &say(&rules.prompt(&view)));
        let drawn = play.draw(viewer, dictionary, None);
        hear("the page", &readable(&text(&drawn)));
        for beginning in &drawn.beginnings {
            hear("a beginning", &beginning.label);
        }
        hear("the terminal", &play.with_scene(viewer, dictionary, None, terminal));
        let Some(seat) = viewer.seat() else { continue };
        for action in play.game.offers(seat) {
            hear("an offer", &say(&rules.label(&view, &action)));
        }
        for _ in 0..8 {
            let action = rules.anything(state, rng);
            hear("a label", &say(&rules.label(&view, &action)));
            if let Some(refusal) = rules.refusal(state, seat, &action) {
                hear("a refusal", &say(&refusal.why));
            }
        }
    }
    for event in play.last() {
        for heard in Viewer::all(rules.players()).filter_map(|viewer| event.heard_by(viewer)) {
            hear("the log", &say(&heard.say));
        }
    }
}

/// A game to walk through: players, seed, options.
pub(crate) type Walk<'a> = (usize, u8, &'a [(&'a str, &'a str)]);

/// Walks through these games and hears everything that can be read in them, in every language.
pub(crate) fn read_games<G: Game, B: Board<G> + Copy>(
    board: B,
    words: fn(Lang) -> &'static [&'static str],
    terminal: for<'a> fn(&Scene<'a, G>) -> String,
    games: &[Walk<'_>],
    hear: impl Fn(&str, &str),
) {
    let dictionaries = Lang::ALL.map(|lang| dictionary::<G>(words, lang));
    let mut rng = SmallRng::seed_from_u64(14);
    for (players, seed, options) in games {
        let mut play = Play::begin(board, *players, *seed, options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            // One language a step: over a game each of them meets everything often.
            if steps % 3 == 0 || steps < 80 {
                read_everything(&play, &dictionaries[steps % 3], terminal, &mut rng, &hear);
            }
        }
        assert!(steps > 100, "only {steps} steps");
    }
}

/// What the tests of every board begin with: a game in play on it, the words, and that these are the same in every language.
macro_rules! board {
    ($game:ty, $board:ident) => {
        type Play = $crate::testing::Play<$game, $board>;

        fn dictionary(lang: Lang) -> Dictionary {
            $crate::testing::dictionary::<$game>(words, lang)
        }

        fn begin(players: usize, seed: u8, options: &[(&str, &str)]) -> Play {
            Play::begin($board, players, seed, options)
        }

        #[test]
        fn the_board_says_the_same_in_every_language() {
            assert_eq!(table::words::differences(|lang| words(lang).to_vec()), Vec::<String>::new());
        }
    };
}
pub(crate) use board;
