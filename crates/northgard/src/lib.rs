//! Northgard: Uncharted Lands — the rules.
//!
//! Clans explore a map of tiles, whose areas join into territories; they recruit, move, build, fight, harvest, survive winters, and improve a deck of cards.
//! Whoever controls three closed territories with large buildings wins at the end of a year; otherwise fame decides after the last.
//!
//! How to read the crate, in the order of the rules:
//!
//! * [`setup`](crate) options, [`edition`] components as data, `book` the same as tables, [`names`], [`card`], [`effect`] what cards do;
//! * [`map`] and `place`: territories, borders, where tiles may go; [`state`] the table; [`flow`] what is going on; [`action`] what seats and chance may do;
//! * `decision` leads from each frame to its chapter: `begin` (set-up), `year`, `turn`, `cards`, `recruit`, `build`, `march`, `explore`,
//!   `combat`, `retreat`, `draw`, `special`, `ways`, `creatures`, [`harvest`], `score` — offer, refusal and effect side by side;
//! * [`odds`] the exact chances of a fight; [`view`] what everybody may know; [`position`] tables as text; `speak` prompts and labels; `advice` for bots.
#![forbid(unsafe_code)]

pub mod action;
mod advice;
mod audit;
mod begin;
mod book;
mod build;
pub mod card;
mod cards;
mod combat;
mod creatures;
mod decision;
mod draw;
pub mod edition;
pub mod effect;
mod explore;
mod facts;
pub mod flow;
pub mod harvest;
mod keyed;
mod lettered;
pub mod map;
mod march;
pub mod names;
mod notation;
pub mod odds;
mod place;
pub mod position;
mod preview;
mod recruit;
mod retreat;
mod score;
pub mod sets;
mod setup;
mod speak;
mod special;
pub mod state;
mod tell;
mod turn;
pub mod view;
mod ways;
mod year;

pub use action::{Action, Chance};
pub use book::{BuildingInfo, CardInfo, KindInfo, TileInfo};
pub use card::{Card, Pile};
pub use flow::Frame;
pub use odds::{Bout, Odds};
pub use position::Position;
pub use preview::{FightPreview, TilePreview};
pub use state::State;
pub use view::View;

use book::Book;
use decision::{Waits, clause, no, waits};
use edition::Edition;
use flow::{Look, Phase, Stage};
use names::{Creature, Face};
use rand::{Rng, RngExt};
use sets::TileSet;
use setup::{ABOUT, Options};
use table::{
    About, Audit, Complaint, EditionReport, EditionTag, Knowledge, Lang, Message, Notation, Outcome, Pending,
    Positions, Refusal, Rules, Seat, SeatSet, Setup, Sheet, Teller, Viewer, Words,
};

/// The rules, opened for one setup.
#[derive(Clone, Debug)]
pub struct Northgard {
    setup: Setup,
    tag: EditionTag,
    players: usize,
    options: Options,
    book: Book,
}

impl Rules for Northgard {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn about() -> &'static About {
        &ABOUT
    }

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        Ok(Edition::read(text)?.report(text))
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        Ok(Edition::read(text)?.write())
    }

    fn open(setup: &Setup) -> Result<Northgard, Complaint> {
        let text = setup.edition_text(&ABOUT)?;
        let edition = Edition::read(text)?;
        Ok(Northgard {
            setup: setup.clone(),
            tag: EditionTag::of(&edition.id, text),
            players: setup.players,
            options: Options::read(setup)?,
            book: Book::new(&edition)?,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn edition(&self) -> &EditionTag {
        &self.tag
    }

    fn begin(&self) -> State {
        let mut state = self.first_state();
        self.run(&mut state, &mut Teller::silent());
        state
    }

    fn pending(&self, state: &State) -> Pending {
        match state.flow.last().map(|frame| waits(state, frame)) {
            Some(Waits::Seat(seat)) => Pending::Seats(SeatSet::one(seat)),
            Some(Waits::Chance) => Pending::Chance,
            Some(Waits::Nobody) | None => Pending::Over,
        }
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if let Some(frame) = state.flow.last()
            && waits(state, frame) == Waits::Seat(seat)
        {
            self.offer(state, frame, offers);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Some(frame) = state.flow.last() else { return no("NG-14.2", "no-game-over") };
        match waits(state, frame) {
            Waits::Seat(who) if who == seat => self.refuse(state, frame, *action),
            Waits::Seat(who) => Some(Refusal::new("NG-1.9", Message::new("no-not-your-turn").with("seat", who))),
            Waits::Chance => no(clause(frame), "no-not-now"),
            Waits::Nobody => no("NG-14.2", "no-game-over"),
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        if let Some(frame) = state.flow.last().copied() {
            self.perform(state, frame, seat, *action, teller);
            self.run(state, teller);
        }
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.flow.last() {
            Some(Frame::Phase { phase: Phase::Achievements, .. }) => {
                Chance::Cards(Pile::ACHIEVEMENTS.sample(self.players, rng))
            }
            Some(Frame::Phase { phase: Phase::Clans, at }) => {
                let free: Vec<names::Clan> = self.free_clans(state, Seat::new(*at as usize)).collect();
                Chance::Clan(free[rng.random_range(0..free.len())])
            }
            Some(Frame::Phase { phase: Phase::Tiles, .. }) => Chance::Tiles(state.pile.sample(begin::SETUP_TILES, rng)),
            Some(Frame::Phase { phase: Phase::Reveal, .. }) => {
                let (from, count) = self.row_cards(state);
                Chance::Cards(from.sample(count, rng))
            }
            Some(Frame::Deal { seat, cards, .. }) => {
                Chance::Cards(state.player(*seat).rest.sample(*cards as usize, rng))
            }
            Some(Frame::Chop { seat }) => Chance::Cards(state.player(*seat).hand.sample(1, rng)),
            Some(Frame::Mill { seat }) => Chance::Cards(state.player(*seat).rest.sample(1, rng)),
            Some(Frame::Explore(explore)) => Chance::Tiles(state.pile.sample(explore.draw as usize, rng)),
            Some(Frame::Fight(_)) => Chance::Die(Face::ALL[rng.random_range(0..Face::ALL.len())]),
            Some(Frame::Appear { .. }) => {
                let choice: arrayvec::ArrayVec<Creature, 9> = Creature::of_bits(self.creature_draw(state)).collect();
                Chance::Creature(choice[rng.random_range(0..choice.len())])
            }
            _ => Chance::First(Seat::new(rng.random_range(0..self.players))),
        }
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        let frame = state.flow.last()?;
        let wrong = || no(clause(frame), "no-such-chance");
        if waits(state, frame) != Waits::Chance {
            return wrong();
        }
        let from = |pile: Pile, count: usize, drawn: Pile| drawn.len() == count && drawn.is_within(pile);
        let tiles = |count: usize, drawn: TileSet| drawn.len() == count && drawn.is_within(state.pile);
        let fits = match (frame, *chance) {
            (Frame::Phase { phase: Phase::Achievements, .. }, Chance::Cards(cards)) => {
                from(Pile::ACHIEVEMENTS, self.players, cards)
            }
            (Frame::Phase { phase: Phase::Clans, at }, Chance::Clan(clan)) => {
                self.free_clans(state, Seat::new(*at as usize)).any(|free| free == clan)
            }
            (Frame::Phase { phase: Phase::First, .. }, Chance::First(seat)) => seat.index() < self.players,
            (Frame::Phase { phase: Phase::Tiles, .. }, Chance::Tiles(drawn)) => tiles(begin::SETUP_TILES, drawn),
            (Frame::Phase { phase: Phase::Reveal, .. }, Chance::Cards(cards)) => {
                let (pile, count) = self.row_cards(state);
                from(pile, count, cards)
            }
            (Frame::Deal { seat, cards: count, .. }, Chance::Cards(cards)) => {
                from(state.player(*seat).rest, *count as usize, cards)
            }
            (Frame::Chop { seat }, Chance::Cards(cards)) => from(state.player(*seat).hand, 1, cards),
            (Frame::Mill { seat }, Chance::Cards(cards)) => from(state.player(*seat).rest, 1, cards),
            (Frame::Explore(explore), Chance::Tiles(drawn)) => {
                explore.look == Look::Draw && tiles(explore.draw as usize, drawn)
            }
            (Frame::Fight(fight), Chance::Die(_)) => {
                matches!(fight.stage, Stage::RollAttacker | Stage::RollDefender)
            }
            (Frame::Appear { .. }, Chance::Creature(creature)) => self.creature_draw(state) & creature.bit() != 0,
            _ => false,
        };
        if fits { None } else { wrong() }
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        if let Some(frame) = state.flow.last().copied() {
            self.befall(state, frame, *chance, teller);
            self.run(state, teller);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.flow.last() == Some(&Frame::Over)).then(|| self.final_outcome(state))
    }
}

impl Knowledge for Northgard {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.dream(view, rng)
    }
}

impl Words for Northgard {
    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[include_str!("../words/en.ftl"), include_str!("../words/rules.en.ftl")],
            Lang::Cs => &[include_str!("../words/cs.ftl"), include_str!("../words/rules.cs.ftl")],
            Lang::Pl => &[include_str!("../words/pl.ftl"), include_str!("../words/rules.pl.ftl")],
        }
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        self.name_action(view, action)
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(view)
    }
}

impl Notation for Northgard {
    fn write_action(&self, action: &Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        notation::read_action(text)
    }

    fn write_chance(&self, chance: &Chance) -> String {
        notation::write_chance(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, Complaint> {
        notation::read_chance(text)
    }
}

impl Positions for Northgard {
    type Position = Position;

    fn place(&self, position: &Position) -> Result<State, Complaint> {
        self.lay_out(position)
    }

    fn position(&self, state: &State) -> Position {
        self.write_position(state)
    }

    fn facts(&self, state: &State) -> serde_json::Map<String, serde_json::Value> {
        self.write_facts(state)
    }
}

impl Audit for Northgard {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.check(before, now)
    }

    fn anything<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Action {
        self.any_action(state, rng)
    }
}
