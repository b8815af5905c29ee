//! Pebbles, a tiny game for tests, with everything the laws look at: chance, secret cards, turns, a secret simultaneous choice. Its
//! option `defect` plants one mistake, so that the laws kit can be seen to find it.
//!
//! Everybody gets a secret card and takes pebbles from a heap in turn, up to two, or three with the card 3. Then everybody guesses in
//! secret whether their card is high, and all is shown. Whoever took the most pebbles wins.
//!
//! ```
//! use pebbles::Pebbles;
//! use std::sync::Arc;
//! use table::prelude::*;
//! use table::{Match, Seed, Setup};
//!
//! let setup = Setup::new(Pebbles::about(), 2, &Default::default(), None).expect("two may play");
//! let mut game = Match::new(Arc::new(Pebbles::open(&setup).expect("the edition is sound")));
//! let cards = game.roll(&Seed::from_number(1)).expect("everybody gets a card");
//! game.settle(&cards).expect("what was rolled is possible");
//! let seat = game.deciding().first().expect("somebody begins");
//! let offers = game.offers(seat);
//! assert_eq!(game.game().write_action(&offers[0]), "take 1");
//! ```
#![forbid(unsafe_code)]

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering};
use table::{
    About, Advice, Audit, BuiltinEdition, Complaint, EditionReport, EditionTag, Event, Flaw, Knowledge, Lang, Message,
    Notation, OptionSpec, OptionValues, Outcome, Pending, Positions, Refusal, Rules, Seat, SeatSet, Setup, Sheet,
    Teller, Viewer, Words,
};

const EDITION: &str = "id = \"default\"\npebbles = 9\n";

/// The mistakes that can be planted.
pub const DEFECTS: &[&str] = &[
    "none",
    "forgetful",
    "offers-refused",
    "accepts-unoffered",
    "stuck",
    "endless",
    "view-leaks",
    "waiting-leaks",
    "event-leaks",
    "refusal-leaks",
    "offers-leak",
    "loses-pebble",
    "makes-pebble",
    "bad-notation",
    "bad-position",
    "quiet-reveal",
    "false-imagination",
];

/// The rules.
#[derive(Clone, Debug)]
pub struct Pebbles {
    setup: Setup,
    tag: EditionTag,
    defect: &'static str,
    pebbles: u8,
}

/// What lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    heap: u8,
    turn: Seat,
    cards: Vec<u8>,
    taken: Vec<u8>,
    guesses: Vec<Option<bool>>,
    shown: bool,
    extra: u8,
}

/// The state as people write it: cards and guesses as words, empty where there is none yet.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    heap: u8,
    turn: Seat,
    #[serde(default)]
    cards: Vec<u8>,
    taken: Vec<u8>,
    guesses: Vec<String>,
    shown: bool,
    extra: u8,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take so many pebbles.
    Take(u8),
    /// Guess whether one's card is high.
    Guess(bool),
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Pebbles left.
    pub heap: u8,
    /// Whose turn it is.
    pub turn: Seat,
    players: usize,
    dealt: bool,
    /// The viewer's own card.
    pub card: Option<u8>,
    /// Pebbles everybody has taken.
    pub taken: Vec<u8>,
    /// Who has guessed.
    pub guessed: SeatSet,
    /// The viewer's own guess.
    pub guess: Option<bool>,
    shown: Option<(Vec<u8>, Vec<bool>)>,
    extra: u8,
    leak: Option<u8>,
}

static COUNTER: AtomicU8 = AtomicU8::new(0);

impl Pebbles {
    fn is(&self, defect: &str) -> bool {
        self.defect == defect
    }

    fn guessing(&self, state: &State) -> bool {
        state.heap == 0 && !state.shown
    }

    fn most(&self, state: &State, seat: Seat) -> u8 {
        let sharp = if self.is("offers-leak") { seat.next(self.players()) } else { seat };
        let most = if state.cards[sharp.index()] == 3 { 3 } else { 2 };
        most.min(state.heap)
    }

    fn reveal(&self, state: &mut State, teller: &mut Teller) {
        state.shown = true;
        if !self.is("quiet-reveal") {
            teller.reveal();
        }
        teller.tell(|| Event::new("PB-3", Message::new("told-shown")));
    }
}

impl Rules for Pebbles {
    type State = State;
    type Action = Action;
    type Chance = Vec<u8>;

    fn about() -> &'static About {
        static ABOUT: About = About {
            id: "pebbles",
            prefix: "PB",
            rules_version: 1,
            oldest_rules: 1,
            layout: 1,
            players: 2..=3,
            usual: 2,
            options: &[OptionSpec {
                id: "defect",
                values: OptionValues::Choice(DEFECTS),
                default: "none",
                clause: "PB-1",
                advanced: false,
            }],
            editions: &[BuiltinEdition { id: "default", text: EDITION }],
            longest: 20,
        };
        &ABOUT
    }

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        Ok(EditionReport {
            tag: EditionTag::of("default", text),
            title: "Pebbles".to_owned(),
            provenance: [("house".to_owned(), 1)].into(),
        })
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        Ok(text.to_owned())
    }

    fn open(setup: &Setup) -> Result<Pebbles, Complaint> {
        let text = setup.edition_text(Self::about())?;
        let defect = DEFECTS.iter().find(|defect| **defect == setup.option("defect")).expect("checked by the setup");
        Ok(Pebbles { setup: setup.clone(), tag: EditionTag::of("default", text), defect, pebbles: 9 })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn edition(&self) -> &EditionTag {
        &self.tag
    }

    fn begin(&self) -> State {
        let players = self.players();
        State {
            heap: self.pebbles,
            turn: Seat::new(0),
            cards: vec![],
            taken: vec![0; players],
            guesses: vec![None; players],
            shown: false,
            extra: 0,
        }
    }

    fn pending(&self, state: &State) -> Pending {
        if state.cards.is_empty() {
            Pending::Chance
        } else if state.shown {
            Pending::Over
        } else if self.guessing(state) {
            let open = Seat::all(self.players()).filter(|seat| state.guesses[seat.index()].is_none());
            Pending::Seats(open.collect())
        } else {
            Pending::Seats(SeatSet::one(state.turn))
        }
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if self.is("stuck") && state.heap == 1 {
            return;
        }
        if self.guessing(state) {
            offers.extend([Action::Guess(false), Action::Guess(true)]);
        } else {
            let most = self.most(state, seat) + u8::from(self.is("offers-refused"));
            let least = u8::from(!self.is("endless"));
            offers.extend((least..=most).map(Action::Take));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let secret = if self.is("refusal-leaks") { state.cards.last().copied().unwrap_or(0) } else { 0 };
        let refused = Some(Refusal::new("PB-2", Message::new("no-such").with("n", secret)));
        let Pending::Seats(seats) = self.pending(state) else { return refused };
        if !seats.has(seat) || (self.is("stuck") && state.heap == 1) {
            return refused;
        }
        let least = u8::from(!self.is("endless"));
        let fits = match action {
            Action::Guess(_) => self.guessing(state),
            Action::Take(n) if self.is("accepts-unoffered") => *n <= 3 && *n >= 1 && *n <= state.heap,
            Action::Take(n) => !self.guessing(state) && (least..=self.most(state, seat)).contains(n),
        };
        if fits { None } else { refused }
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match action {
            Action::Guess(guess) => {
                state.guesses[seat.index()] = Some(*guess);
                if state.guesses.iter().all(Option::is_some) {
                    self.reveal(state, teller);
                }
            }
            Action::Take(n) => {
                state.heap -= (*n).min(state.heap);
                state.taken[seat.index()] += n;
                if self.is("loses-pebble") && state.heap == 4 {
                    state.heap -= 1;
                }
                if self.is("makes-pebble") && *n == 2 {
                    state.taken[seat.index()] += 1;
                }
                if self.is("forgetful") {
                    state.extra = COUNTER.fetch_add(1, Ordering::Relaxed);
                }
                state.turn = seat.next(self.players());
                let card = state.cards[seat.index()];
                let n = if self.is("event-leaks") { card } else { *n };
                teller.tell(|| Event::new("PB-2", Message::new("told-taken").with("seat", seat).with("n", n)));
            }
        }
    }

    fn roll<R: Rng + ?Sized>(&self, _: &State, rng: &mut R) -> Vec<u8> {
        (0..self.players()).map(|_| rng.random_range(1..=4)).collect()
    }

    fn misfit(&self, _: &State, cards: &Vec<u8>) -> Option<Refusal> {
        let fits = cards.len() == self.players() && cards.iter().all(|card| (1..=4).contains(card));
        (!fits).then(|| Refusal::new("PB-1", Message::new("no-such").with("n", 0)))
    }

    fn settle(&self, state: &mut State, cards: &Vec<u8>, teller: &mut Teller) {
        state.cards.clone_from(cards);
        teller.reveal();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.shown.then(|| {
            let scores: Vec<i32> = state.taken.iter().map(|taken| i32::from(*taken)).collect();
            let best = scores.iter().max().copied().unwrap_or(0);
            Outcome {
                winners: Seat::all(scores.len()).filter(|seat| scores[seat.index()] == best).collect(),
                places: scores.iter().map(|score| 1 + scores.iter().filter(|s| *s > score).count() as u8).collect(),
                scores,
            }
        })
    }
}

impl Knowledge for Pebbles {
    type View = View;

    fn waiting(&self, state: &State, viewer: Viewer) -> SeatSet {
        match self.pending(state) {
            Pending::Seats(seats) if self.is("waiting-leaks") && viewer == Viewer::Spectator => {
                if state.cards[0] == 1 {
                    SeatSet::EMPTY
                } else {
                    seats
                }
            }
            Pending::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let dealt = !state.cards.is_empty();
        let own = viewer.seat().filter(|_| dealt);
        View {
            viewer,
            heap: state.heap,
            turn: state.turn,
            players: self.players(),
            dealt,
            card: own.map(|seat| state.cards[seat.index()]),
            taken: state.taken.clone(),
            guessed: Seat::all(self.players()).filter(|seat| state.guesses[seat.index()].is_some()).collect(),
            guess: own.and_then(|seat| state.guesses[seat.index()]),
            shown: state.shown.then(|| (state.cards.clone(), state.guesses.iter().flatten().copied().collect())),
            extra: state.extra,
            leak: if self.is("view-leaks") { state.cards.last().copied() } else { None },
        }
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut state = State {
            heap: view.heap,
            turn: view.turn,
            cards: if view.dealt { (0..view.players).map(|_| rng.random_range(1..=4)).collect() } else { vec![] },
            taken: view.taken.clone(),
            guesses: (0..view.players).map(|i| view.guessed.has(Seat::new(i)).then(|| rng.random_bool(0.5))).collect(),
            shown: view.shown.is_some(),
            extra: view.extra,
        };
        if let Some(seat) = view.viewer.seat() {
            if let Some(card) = view.card {
                state.cards[seat.index()] = card;
            }
            state.guesses[seat.index()] = view.guess;
        }
        if let Some((cards, guesses)) = &view.shown {
            state.cards.clone_from(cards);
            state.guesses = guesses.iter().copied().map(Some).collect();
        }
        if self.is("false-imagination") && view.heap < 5 {
            state.heap = 5;
        }
        state
    }
}

impl Words for Pebbles {
    fn words(_: Lang) -> &'static [&'static str] {
        &[
            "game-name = Pebbles\ngame-pitch = Take them all.\nask = Take or guess.\ndo = { $what }\ntold-shown = All is shown.\ntold-taken = { $seat } took { $n }.\nno-such = Not now: { $n }.\noption-defect = Planted mistake\noption-defect-help = What the laws are to find.\noption-defect-none = None\n",
        ]
    }

    fn prompt(&self, _: &View) -> Message {
        Message::new("ask")
    }

    fn label(&self, _: &View, action: &Action) -> Message {
        Message::new("do").with("what", self.write_action(action))
    }

    fn sheet(&self, _: &View) -> Sheet {
        Sheet::default()
    }
}

impl Notation for Pebbles {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Take(n) if self.is("bad-notation") => format!("take {}", n + 1),
            Action::Take(n) => format!("take {n}"),
            Action::Guess(high) => format!("guess {}", if *high { "high" } else { "low" }),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        match text.split_once(' ') {
            Some(("take", n)) => n.parse().map(Action::Take).map_err(|_| Message::new("no-such").with("n", 0).into()),
            Some(("guess", guess)) => Ok(Action::Guess(guess == "high")),
            _ => Err(Message::new("no-such").with("n", 0).into()),
        }
    }

    fn write_chance(&self, cards: &Vec<u8>) -> String {
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        format!("cards {}", cards.join(" "))
    }

    fn read_chance(&self, text: &str) -> Result<Vec<u8>, Complaint> {
        let cards = text.strip_prefix("cards ").unwrap_or_default();
        cards.split(' ').map(|card| card.parse().map_err(|_| Message::new("no-such").with("n", 0).into())).collect()
    }

    fn anything<R: Rng + ?Sized>(&self, _: &State, rng: &mut R) -> Action {
        if rng.random_bool(0.2) { Action::Guess(rng.random()) } else { Action::Take(rng.random_range(0..5)) }
    }
}

impl Positions for Pebbles {
    type Position = Position;

    fn place(&self, position: &Position, _: &mut Teller) -> Result<State, Complaint> {
        let guess = |text: &String| (!text.is_empty()).then_some(text == "high");
        let mut taken = position.taken.clone();
        if self.is("bad-position") {
            taken[0] = 0;
        }
        Ok(State {
            heap: position.heap,
            turn: position.turn,
            cards: position.cards.clone(),
            taken,
            guesses: position.guesses.iter().map(guess).collect(),
            shown: position.shown,
            extra: position.extra,
        })
    }

    fn position(&self, state: &State) -> Position {
        let guess = |guess: &Option<bool>| guess.map_or("", |high| if high { "high" } else { "low" }).to_owned();
        Position {
            heap: state.heap,
            turn: state.turn,
            cards: state.cards.clone(),
            taken: state.taken.clone(),
            guesses: state.guesses.iter().map(guess).collect(),
            shown: state.shown,
            extra: state.extra,
        }
    }
}

impl Audit for Pebbles {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), Flaw> {
        let total = now.heap + now.taken.iter().sum::<u8>();
        if total != self.pebbles {
            return Err(Flaw::new(format!("there are {total} pebbles")));
        }
        match before {
            Some(before) if before.heap < now.heap => Err(Flaw::new("the heap grew")),
            _ => Ok(()),
        }
    }
}

/// The toy with this defect.
pub fn setup(players: usize, defect: &str) -> Setup {
    let options = [("defect".to_owned(), defect.to_owned())].into();
    Setup::new(Pebbles::about(), players, &options, None).expect("the toy allows it")
}

impl Advice for Pebbles {
    fn worth(&self, _: &State, seat: Seat) -> f64 {
        f64::from(u8::from(seat.index() == 0))
    }
}
