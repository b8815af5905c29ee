//! Moves: choices that lead through a game, and text that is taken for a move on the way.

use crate::{GAMES, chosen};
use std::cell::RefCell;
use std::collections::hash_map::Entry as Slot;
use std::collections::{BTreeMap, HashMap, HashSet};
use table::{AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};

/// What separates the choices from the text.
const TEXT: u8 = b'|';

/// How many positions a game has from which bytes lead on, and how many choices lie between them.
const POSITIONS: usize = 16;
const APART: usize = 10;

/// How many choices are taken at most.
const MOST: usize = 16;

/// How many offers are tried at each step.
const TRIED: usize = 4;

/// A game with as many players as the second byte says, as it is usually played.
fn begin(game: usize, what: u8) -> Option<Box<dyn AnyMatch>> {
    let about = GAMES[game].about();
    let counts: Vec<usize> = about.players.clone().collect();
    let players = counts[usize::from(what & 0x0f) % counts.len()];
    let setup = Setup::new(about, players, &BTreeMap::new(), None).ok()?;
    GAMES[game].begin(&setup).ok()
}

/// Lets chance decide for as long as it must.
fn settle(game: &mut dyn AnyMatch, seed: &Seed) {
    while let Some(chance) = game.roll(seed) {
        game.settle(&chance).expect("what was rolled is possible");
    }
}

fn deciding(game: &dyn AnyMatch) -> SeatSet {
    match game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    }
}

/// Takes the offer that this byte chooses; `false` when nobody can act.
fn choose(game: &mut dyn AnyMatch, choice: u8, seed: &Seed) -> bool {
    settle(game, seed);
    let seats: Vec<Seat> = deciding(game).iter().collect();
    if seats.is_empty() {
        return false;
    }
    let seat = seats[usize::from(choice) % seats.len()];
    let offers = game.offer_texts(seat);
    assert!(!offers.is_empty(), "whoever must decide can do something");
    game.act(seat, &offers[usize::from(choice) % offers.len()]).expect("what is offered is allowed");
    settle(game, seed);
    true
}

/// Positions of one game, played by some rule.
type Positions = Vec<Box<dyn AnyMatch>>;

thread_local! {
    /// Those of games that were asked for before: whole games take far longer than what is tried in them.
    static PLAYED: RefCell<HashMap<(usize, u8), Positions>> = RefCell::default();
}

/// The positions of a game as the second byte has it.
fn positions(game: usize, what: u8) -> Option<Positions> {
    let (mut game, seed) = (begin(game, what)?, Seed::from_number(u64::from(what)));
    settle(game.as_mut(), &seed);
    let mut positions = vec![game.fork()];
    while positions.len() < POSITIONS {
        let choice = |step: usize| what.wrapping_mul(31).wrapping_add((positions.len() * APART + step * 7) as u8);
        if !(0..APART).all(|step| choose(game.as_mut(), choice(step), &seed)) {
            break;
        }
        positions.push(game.fork());
    }
    Some(positions)
}

/// The game that the bytes lead to, and the text after the choices: the third byte says from which position they lead on.
fn played(bytes: &[u8]) -> Option<(Box<dyn AnyMatch>, Seed, String)> {
    let (number, what, rest) = chosen(bytes)?;
    let place = usize::from(rest.first().copied().unwrap_or_default());
    let mut game = PLAYED.with_borrow_mut(|played| {
        let positions = match played.entry((number, what)) {
            Slot::Occupied(known) => known.into_mut(),
            Slot::Vacant(new) => new.insert(positions(number, what)?),
        };
        Some(positions[place % positions.len()].fork())
    })?;
    let seed = Seed::from_number(u64::from(what));
    let at = rest.iter().position(|byte| *byte == TEXT).unwrap_or(rest.len());
    for choice in rest[..at].iter().skip(1).take(MOST) {
        if !choose(game.as_mut(), *choice, &seed) {
            break;
        }
    }
    let text = String::from_utf8_lossy(rest.get(at + 1..).unwrap_or_default()).into_owned();
    Some((game, seed, text))
}

/// Choices lead to a position, where each line of the text is an action of every seat in turn: it is checked and done alike, and what is
/// refused changes nothing.
pub fn actions(bytes: &[u8]) {
    let Some((mut game, seed, text)) = played(bytes) else { return };
    for line in text.lines().take(8) {
        for seat in Seat::all(game.setup().players) {
            let before = game.hash();
            let checked = game.check(seat, line).is_ok();
            let done = game.act(seat, line).is_ok();
            assert_eq!(checked, done, "`{line}` is checked and done alike");
            assert!(done || game.hash() == before, "what is refused changes nothing: `{line}`");
        }
        settle(game.as_mut(), &seed);
    }
    look(game.as_ref());
}

/// Looks at everything a page would show.
fn look(game: &dyn AnyMatch) {
    for viewer in Seat::all(game.setup().players).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let _ = (game.view(viewer), game.prompt(viewer), game.sheet(viewer), game.waiting(viewer));
    }
    let _ = (game.position(), game.facts(), game.outcome());
}

/// Offered, accepted and not refused are the same: what is offered passes the check and is done; what is done without being offered as it
/// is written leads where an offer leads; nobody can act out of turn.
pub fn offered(bytes: &[u8]) {
    let Some((game, _, text)) = played(bytes) else { return };
    let (deciding, text) = (deciding(game.as_ref()), text.lines().next().unwrap_or_default().to_owned());
    for seat in Seat::all(game.setup().players) {
        let offers = game.offer_texts(seat);
        assert_eq!(
            deciding.has(seat),
            !offers.is_empty(),
            "whoever must decide is offered something, and nobody else is"
        );
        let apart: HashSet<&String> = offers.iter().collect();
        assert_eq!(apart.len(), offers.len(), "nothing is offered twice");
        let step = (offers.len() / TRIED).max(1);
        for offer in offers.iter().skip(text.len() % step).step_by(step) {
            assert!(game.check(seat, offer).is_ok(), "`{offer}` is offered and refused");
            assert!(game.fork().act(seat, offer).is_ok(), "`{offer}` is offered and not done");
            assert!(game.label(seat, offer).is_ok(), "`{offer}` is offered and has no words");
        }
        let mut there = game.fork();
        if !offers.contains(&text) && there.act(seat, &text).is_ok() {
            assert!(game.check(seat, &text).is_ok(), "`{text}` is done and refused");
            let hash = there.hash();
            let leads_there = |offer: &String| {
                let mut copy = game.fork();
                copy.act(seat, offer).is_ok() && copy.hash() == hash
            };
            assert!(offers.iter().any(leads_there), "`{text}` is accepted and leads where no offer leads");
        }
    }
}

/// Text that is read as notation, of actions and of chance: an answer that is unreadable says so, one that is read has one label, and only
/// one whose turn it is decides.
pub fn notation(bytes: &[u8]) {
    let Some((game, _, text)) = played(bytes) else { return };
    for line in text.lines().take(8) {
        for seat in deciding(game.as_ref()).iter() {
            assert_eq!(game.label(seat, line).ok(), game.label(seat, line).ok(), "`{line}` has one label");
            assert_eq!(game.check(seat, line).is_ok(), game.fork().act(seat, line).is_ok(), "`{line}`");
        }
        let mut copy = game.fork();
        let settled = copy.settle(line).is_ok();
        assert!(!settled || game.pending() == Pending::Chance, "`{line}`: chance decides only when it is its turn");
    }
}
