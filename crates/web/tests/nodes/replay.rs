//! A log played again by the rules alone, apart from any server.

use crate::titles;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use store::{Holder, Loaded};
use table::log::What;
use table::proof::salts;
use table::{AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};

/// The clock at tables that have one: so many milliseconds for the game, and so many more for each turn.
const BANK: (i64, i64) = (300_000, 10_000);

/// Who must decide, and what they may do.
type Asked = BTreeMap<Seat, Vec<String>>;

/// What a log tells.
pub struct Replay {
    game: Box<dyn AnyMatch>,
    /// How often chance decided.
    pub draws: usize,
    /// How often anybody moved.
    pub moves: usize,
    /// How often a bot moved.
    pub bot_moves: usize,
    /// The version at which somebody did something for the first time.
    pub begun: u64,
    /// Who did something last.
    pub last: Option<Seat>,
    /// Who had to decide from a version on because of what somebody else did.
    called: Vec<(u64, Seat)>,
    has_clock: bool,
    since: BTreeMap<Seat, i64>,
    left: BTreeMap<Seat, i64>,
}

impl Replay {
    /// Plays a log again. At each step the rules allow what was done, the fingerprint fits, chance decided what the seed says, and somebody
    /// can act until the game is over. A game may be on still.
    pub fn of(loaded: &Loaded) -> Replay {
        let (table, rules) = (&loaded.table, titles::rules(&loaded.table.game));
        let setup: Setup = serde_json::from_str(&loaded.setup).expect("a setup is readable");
        let setup = setup.under(rules.about(), table.rules_version).expect("it can be played");
        let game = rules.begin(&setup).expect("it can be played");
        let left = Seat::all(setup.players).map(|seat| (seat, BANK.0)).collect();
        let has_clock = table.options.contains("bank");
        let mut replay = Replay {
            game,
            draws: 0,
            moves: 0,
            bot_moves: 0,
            begun: 0,
            last: None,
            called: Vec::new(),
            has_clock,
            since: BTreeMap::new(),
            left,
        };
        let mut dice: Seed = loaded.seed.reveal().parse().expect("a seed is readable");
        assert_eq!(dice.commitment(), table.commitment, "{}: the seed is the one that was promised", table.id);
        for logged in &loaded.log {
            let place = format!("{}, entry {}", table.id, logged.version);
            let before = replay.asked();
            match &logged.entry.what {
                What::Begin { begin } => {
                    dice = dice.stirred(salts(begin));
                    let at = logged.entry.at.expect("a beginning has a moment");
                    replay.since = before.keys().map(|seat| (*seat, at)).collect();
                }
                What::Chance { chance } => {
                    assert_eq!(replay.game.roll(&dice).as_ref(), Some(chance), "{place}: drawn once, and by the seed");
                    replay.draws += 1;
                }
                What::Act { seat, .. } => {
                    replay.begun = if replay.last.is_none() { logged.version } else { replay.begun };
                    replay.last = Some(*seat);
                    replay.moves += 1;
                    let is_bot = matches!(table.seats[seat.index()].holder, Holder::Bot(_));
                    replay.bot_moves += usize::from(is_bot);
                }
                _ => {}
            }
            logged.entry.what.apply(replay.game.as_mut()).unwrap_or_else(|why| panic!("{place}: {why:?}"));
            if logged.entry.what.is_step() {
                assert_eq!(logged.entry.fits(replay.game.as_ref()), Some(true), "{place}: the fingerprint fits");
                let called = replay.deciding().iter().filter(|seat| !before.contains_key(seat));
                replay.called.extend(
                    called
                        .filter(|seat| replay.last.is_some_and(|last| last != *seat))
                        .map(|seat| (logged.version, seat)),
                );
                replay.step(logged.entry.what.seat(), &before, logged.entry.at.expect("steps have a moment"));
            }
        }
        replay
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.pending() == Pending::Over
    }

    /// Who must decide, and what they may do.
    fn asked(&self) -> Asked {
        self.deciding().iter().map(|seat| (seat, self.game.offer_texts(seat))).collect()
    }

    fn deciding(&self) -> SeatSet {
        match self.game.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Somebody can act, and time is taken once from whoever did. For somebody who is asked the same as before the clock runs on. Who takes
    /// something back may do so while others are asked, and pays for nothing then.
    fn step(&mut self, actor: Option<Seat>, before: &Asked, at: i64) {
        let after = self.asked();
        let can_act = after.values().all(|offers| !offers.is_empty());
        assert!(can_act && (!after.is_empty() || !matches!(self.game.pending(), Pending::Seats(_))));
        if let Some(actor) = actor.filter(|actor| before.contains_key(actor)) {
            let since = self.since.remove(&actor).expect("whoever acted had been asked");
            let turn = if after.contains_key(&actor) { 0 } else { BANK.1 };
            *self.left.entry(actor).or_default() += turn - (at - since);
        }
        for (seat, offers) in &after {
            if actor == Some(*seat) || before.get(seat) != Some(offers) {
                self.since.insert(*seat, at);
            }
        }
    }

    /// From which versions on this seat had to decide because of what somebody else did.
    pub fn calls(&self, whom: Seat) -> impl Iterator<Item = u64> {
        self.called.iter().filter(move |(_, seat)| *seat == whom).map(|(version, _)| *version)
    }

    /// What this seat may see, or somebody who looks on.
    pub fn view(&self, seat: Option<Seat>) -> Value {
        self.game.view(seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// The clocks as a server shows them once the game is over.
    pub fn clocks(&self) -> Value {
        if !self.has_clock {
            return Value::Null;
        }
        json!(self.left.iter().map(|(seat, left)| (seat.to_string(), *left)).collect::<BTreeMap<String, i64>>())
    }
}
