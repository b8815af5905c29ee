//! The exact odds of a fight: a table of known chances, what trying everything with the rules gives, and what the rules roll.
//!
//! Who won and what it cost is read off the table after the fight, never from the fight's own account of itself.

use crate::common::rules;
use northgard::decision::{Side, Stage};
use northgard::odds::Victor;
use northgard::pieces::{Creature, Face};
use northgard::{Action, Bout, Chance, Frame, Northgard, Odds, State};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::prelude::*;
use table::testing::{any, place, seat, step};
use table::{Pending, Teller, Viewer};

/// How many random fights are looked at.
const FIGHTS: usize = 500;
/// How often each of them is fought with real dice.
const ROLLS: usize = 200;

/// NG-11.5, NG-11.7, NG-11.8.
#[test]
fn the_chances_that_are_known() {
    let game = rules(2, &[]);
    let rows = [
        ([1, 1], [1, 1], 0, 9),
        ([2, 2], [2, 2], 0, 13),
        ([3, 3], [3, 3], 0, 13),
        ([2, 1], [2, 1], 0, 29),
        ([1, 2], [1, 2], 0, 2),
        ([3, 2], [3, 2], 0, 28),
        ([4, 2], [4, 2], 0, 34),
        ([4, 3], [4, 3], 0, 23),
        ([5, 3], [5, 3], 0, 31),
        ([3, 2], [3, 2], 1, 22),
        ([5, 2], [5, 4], 1, 28),
    ];
    for (figures, base, towers, wins) in rows {
        let bout = Bout { figures, base, towers, ..Bout::default() };
        let odds = game.odds(&bout);
        assert_eq!(odds.attacker, wins, "{bout:?}");
        assert_eq!(odds.attacker + odds.defender + odds.nobody, Odds::ROLLS);
        assert_eq!(odds.endings.iter().map(|ending| u32::from(ending.ways)).sum::<u32>(), 36);
        for side in 0..2 {
            assert_eq!(odds.losses[side].iter().map(|ways| u32::from(*ways)).sum::<u32>(), 36);
        }
    }
}

/// NG-27.6 to NG-27.9: against creatures skulls do nothing and every choice is an axe.
#[test]
fn odds_against_creatures() {
    let game = rules(2, &[("creatures", "on")]);
    let attack = Bout { figures: [3, 0], base: [4, 4], creature: [false, true], ..Bout::default() };
    let odds = game.odds(&attack);
    // Axes of the six faces: 2, 3, 1, 2, 0, 1. Two dice show the same in 1 + 4 + 4 + 1 = 10 rolls, so one of them is higher in
    // 13 each. No face has three skulls.
    assert_eq!((odds.attacker, odds.defender, odds.nobody), (13, 23, 0));
    let alone = Bout { figures: [1, 0], ..attack };
    // A single unit falls to the three faces with skulls. Of the others, a 2 is beaten by a 3, a 3 by nothing, and a 1 by two
    // faces with 2 and one with 3.
    let odds = game.odds(&alone);
    assert_eq!((odds.attacker, odds.losses[0][1]), (4, 18));
    // The Valkyrie attacks: ties stay with the player.
    let defence = Bout { figures: [0, 3], base: [7, 7], creature: [true, false], ..Bout::default() };
    let odds = game.odds(&defence);
    assert_eq!((odds.attacker, odds.defender, odds.nobody), (13, 23, 0));
}

/// How a fight ended, as the table shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Ending {
    victor: Victor,
    losses: [u8; 2],
}

/// A fight in which only the dice, and what people make of them, are open.
struct Case {
    state: State,
    bout: Bout,
    sides: [Side; 2],
    /// Figures of both sides on the map.
    figures: [u8; 2],
}

fn figures(state: &State, side: Side) -> u8 {
    let Some(seat) = side.seat() else { return 0 };
    state.lands().iter().map(|land| state.figures(land, seat)).sum()
}

fn stage(state: &State) -> Option<Stage> {
    state.open.flow.iter().rev().find_map(|frame| match frame {
        Frame::Fight(fight) => Some(fight.stage),
        _ => None,
    })
}

impl Case {
    /// Reads the ending off the table. Every loser here has somewhere to go, so figures that are gone are casualties.
    fn read(&self, state: &State) -> Ending {
        let losses = [0, 1].map(|side| self.figures[side] - figures(state, self.sides[side]));
        let slain = |creature: Creature| state.open.creature_discard.has(creature);
        let victor = match self.sides {
            [Side::Seat(_), Side::Creature(creature)] if slain(creature) => Victor::Attacker,
            [Side::Creature(creature), Side::Seat(_)] if !slain(creature) => Victor::Attacker,
            [Side::Seat(attacker), Side::Seat(defender)] => {
                let land = state.open.map.land_of("start-w".parse().expect("a site")).expect("on the map");
                match state.land(land).owner {
                    Some(owner) if owner == attacker => Victor::Attacker,
                    owner => {
                        assert!(owner.is_none() || owner == Some(defender));
                        if owner.is_none() { Victor::Nobody } else { Victor::Defender }
                    }
                }
            }
            _ => Victor::Defender,
        };
        Ending { victor, losses }
    }

    /// Takes casualties, whichever figures they are, until the fight is over.
    fn finish(&self, game: &Northgard, state: &mut State) -> Ending {
        let mut offers = Vec::new();
        while let (Some(_), Pending::Seats(seats)) = (stage(state), game.pending(state)) {
            let who = seats.first().expect("somebody");
            offers.clear();
            game.offers(state, who, &mut offers);
            game.act(state, who, &offers[0], &mut Teller::silent());
        }
        assert_eq!(stage(state), None, "the fight is over");
        self.read(state)
    }

    /// All endings that the dice can bring from here, found by trying everything with the rules themselves.
    fn endings(&self, game: &Northgard, state: &State) -> Vec<Ending> {
        match (stage(state), game.pending(state)) {
            (Some(Stage::RollAttacker | Stage::RollDefender), Pending::Chance) => {
                let face = |face: &Face| {
                    let mut next = state.clone();
                    game.settle(&mut next, &Chance::Die(*face), &mut Teller::silent());
                    self.endings(game, &next)
                };
                Face::ALL.iter().flat_map(face).collect()
            }
            (Some(Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender), Pending::Seats(_)) => {
                let (_, endings) = self.choose(game, state);
                endings
            }
            _ => vec![self.finish(game, &mut state.clone())],
        }
    }

    /// Axe or skull: each side first wants to win most often, then to lose least often, then to kill most.
    fn choose(&self, game: &Northgard, state: &State) -> (Action, Vec<Ending>) {
        let Pending::Seats(seats) = game.pending(state) else { panic!("nobody chooses") };
        let attacker = stage(state) != Some(Stage::ChoiceDefender);
        let (me, other) =
            if attacker { (Victor::Attacker, Victor::Defender) } else { (Victor::Defender, Victor::Attacker) };
        let value = |endings: &[Ending]| {
            let count = |victor: Victor| endings.iter().filter(|ending| ending.victor == victor).count();
            let killed: u32 = endings.iter().map(|ending| u32::from(ending.losses[usize::from(attacker)])).sum();
            // The attacker's chance to win is what is shown: the attacker wants it high, the defender low.
            let goals = if attacker { (count(me), 36 - count(other)) } else { (36 - count(other), count(me)) };
            (goals, killed)
        };
        let plays = [Action::Axe, Action::Skull].map(|action| {
            let mut next = state.clone();
            game.act(&mut next, seats.first().expect("somebody"), &action, &mut Teller::silent());
            (action, self.endings(game, &next))
        });
        let [axe, skull] = plays;
        if value(&skull.1) >= value(&axe.1) { skull } else { axe }
    }

    /// Fights it once with real dice.
    fn fight(&self, game: &Northgard, rng: &mut SmallRng) -> Ending {
        let mut state = self.state.clone();
        loop {
            match (stage(&state), game.pending(&state)) {
                (Some(Stage::RollAttacker | Stage::RollDefender), Pending::Chance) => {
                    let chance = game.roll(&state, rng);
                    game.settle(&mut state, &chance, &mut Teller::silent());
                }
                (Some(Stage::ChoiceAttacker | Stage::Throw | Stage::ChoiceDefender), Pending::Seats(seats)) => {
                    let (action, _) = self.choose(game, &state);
                    game.act(&mut state, seats.first().expect("somebody"), &action, &mut Teller::silent());
                }
                _ => return self.finish(game, &mut state),
            }
        }
    }
}

const MAP: &str = r#"map = ["start 0,0 r0", "t33 0,1 r0", "t15 -1,0 r1", "t13 0,-1 r2", "t31 1,0 r2", "t12 -1,1 r1", "t25 -1,-1 r0"]"#;

const CARDS: [&str; 6] =
    ["start_move", "dev_bodyguard", "dev_warriors", "dev_grizzled_warriors", "dev_axe_throwers", "dev_shieldbearers"];

const CREATURES: [&str; 4] =
    ["creature_wolf_beige", "creature_draugr_brown", "creature_bear_beige", "creature_valkyrie_brown"];

/// What a random fight is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Players,
    Creature,
    Valkyrie,
}

/// A random fight about the western area of the start tile, just before the attacker rolls.
fn case(game: &Northgard, rng: &mut SmallRng) -> (Kind, Case) {
    let drawn = draw(rng);
    let text = drawn.position();
    let mut state = place(game, &text);
    for step in drawn.steps() {
        let action = game.read_action(&step).expect("an action");
        if game.refusal(&state, seat("a"), &action).is_none() {
            game.act(&mut state, seat("a"), &action, &mut Teller::silent());
        }
    }
    while let (Pending::Seats(_), Some(Frame::Fight(_))) = (game.pending(&state), state.open.flow.last()) {
        step(game, &mut state, rng, &mut Teller::silent(), any);
    }
    let (fight, bout) =
        game.running_fight(&game.view(&state, Viewer::Spectator)).unwrap_or_else(|| panic!("no fight: {text}"));
    assert_eq!(fight.stage, Stage::RollAttacker, "{text}");
    let figures = fight.sides.map(|side| figures(&state, side));
    (drawn.kind, Case { state, bout, sides: fight.sides, figures })
}

/// What is drawn for a random fight.
struct Drawn {
    kind: Kind,
    card: &'static str,
    creature: &'static str,
    /// Units, food, clan and Kaija of both sides, the attacker first.
    units: [i32; 2],
    food: [i32; 2],
    clans: (&'static str, &'static str),
    kaija: [bool; 2],
    buildings: Vec<&'static str>,
    conqueror: bool,
    scorched: bool,
}

fn draw(rng: &mut SmallRng) -> Drawn {
    let kind = [Kind::Players, Kind::Players, Kind::Creature, Kind::Valkyrie][rng.random_range(0..4)];
    let card = CARDS[rng.random_range(0..CARDS.len())];
    let creature = CREATURES[rng.random_range(0..CREATURES.len())];
    let mut units = [rng.random_range(1..7), rng.random_range(1..6)];
    let food = [rng.random_range(0..4), rng.random_range(0..4)];
    let coin = |rng: &mut SmallRng| rng.random_range(0..2) == 0;
    let mut buildings = Vec::new();
    for building in ["\"fortress\"", "\"defense_tower\""] {
        if coin(rng) {
            buildings.push(building);
        }
    }
    let clans = [("goat", "bear"), ("snake", "bear"), ("bear", "snake"), ("wolf", "stag")];
    let clans = clans[rng.random_range(0..clans.len())];
    let kaija = [clans.0 == "bear" && coin(rng), clans.1 == "bear" && coin(rng)];
    let conqueror = coin(rng) && coin(rng);
    let scorched = coin(rng);
    if kaija[0] && coin(rng) {
        units[0] = 0;
    }
    Drawn { kind, card, creature, units, food, clans, kaija, buildings, conqueror, scorched }
}

impl Drawn {
    /// The table before the attacker plays the card.
    fn position(&self) -> String {
        let Drawn { card, creature, conqueror, .. } = self;
        let ([attackers, defenders], [food_a, food_b], [kaija_a, kaija_b]) = (self.units, self.food, self.kaija);
        let (clan_a, clan_b) = self.clans;
        let scorched = if self.scorched { "scorched = \"start-w\"" } else { "" };
        let west = match self.kind {
            Kind::Players | Kind::Valkyrie => format!("units = {{ b = {defenders} }}, kaija = {kaija_b}"),
            Kind::Creature => format!("creatures = [\"{creature}\"]"),
        };
        let east = format!("lands.start-e = {{ units = {{ a = {attackers} }}, kaija = {kaija_a} }}");
        let (east, valkyrie, phase) = match self.kind {
            Kind::Valkyrie => (
                "lands.t31-s = { units = { a = 1 } }".to_owned(),
                "lands.t25-n = { creatures = [\"creature_valkyrie_beige\"] }",
                "phase = \"creatures\", ",
            ),
            Kind::Players | Kind::Creature => (east, "", ""),
        };
        let buildings = self.buildings.join(", ");
        format!(
            r#"{scorched}
{MAP}
players.a = {{ clan = "{clan_a}", hand = ["{card}"], food = {food_a}, awake = true, conqueror = {conqueror} }}
players.b = {{ clan = "{clan_b}", food = {food_b} }}
{east}
lands.start-w = {{ {west}, buildings = [{buildings}] }}
{valkyrie}
flow = {{ {phase}stop_after = true }}
"#
        )
    }

    /// How the attacker gets there; what cannot be done is left out.
    fn steps(&self) -> [String; 6] {
        [
            format!("play {}", self.card),
            "from start-e".into(),
            "to start-w".into(),
            format!("units {}{}", self.units[0], if self.kaija[0] { " kaija" } else { "" }),
            "stop".into(),
            format!("attack {}", self.creature),
        ]
    }
}

/// The shown odds are those that the rules themselves give when everything is tried: who wins, and what it costs both sides.
#[test]
fn the_odds_are_what_the_rules_give() {
    let game = rules(2, &[("creatures", "on")]);
    let mut rng = SmallRng::seed_from_u64(11);
    let mut kinds = [0; 3];
    for number in 0..FIGHTS {
        let (kind, case) = case(&game, &mut rng);
        kinds[kind as usize] += 1;
        let mut found = case.endings(&game, &case.state);
        found.sort();
        let odds = game.odds(&case.bout);
        let mut shown: Vec<Ending> = Vec::new();
        for chance in &odds.endings {
            let ending = Ending { victor: chance.victor, losses: chance.losses };
            shown.extend(std::iter::repeat_n(ending, chance.ways.into()));
        }
        shown.sort();
        assert_eq!(shown, found, "fight {number}: {kind:?} {:?}", case.bout);
        let won = |victor: Victor| found.iter().filter(|ending| ending.victor == victor).count() as u8;
        let sums = [won(Victor::Attacker), won(Victor::Defender), won(Victor::Nobody)];
        assert_eq!([odds.attacker, odds.defender, odds.nobody], sums, "fight {number}");
        for side in 0..2 {
            let lost: u32 = found.iter().map(|ending| u32::from(ending.losses[side])).sum();
            assert!((odds.expected_losses(side) - f64::from(lost) / 36.0).abs() < 1e-9, "fight {number}");
        }
    }
    assert!(kinds.iter().all(|seen| *seen > FIGHTS / 8), "all kinds of fights are among them: {kinds:?}");
}

/// The mean of a number over many rolls, its expectation and the variance of one roll.
#[derive(Default)]
struct Estimate {
    found: f64,
    shown: f64,
    variance: f64,
}

impl Estimate {
    /// Compares an estimate with what is shown; both in sums over the rolls.
    fn of(found: f64, chances: impl Iterator<Item = (f64, f64)>) -> Estimate {
        let (mut mean, mut square) = (0.0, 0.0);
        for (value, chance) in chances {
            mean += value * chance;
            square += value * value * chance;
        }
        let rolls = ROLLS as f64;
        Estimate { found, shown: mean * rolls, variance: (square - mean * mean).max(0.0) * rolls }
    }

    fn errors(&self) -> f64 {
        (self.found - self.shown).abs() / self.variance.sqrt().max(1e-9)
    }
}

/// The same with dice: for each fight, and much sharper for all of them together, the shown odds are within the error of what is rolled.
#[test]
fn the_odds_are_what_chance_rolls() {
    let game = rules(2, &[("creatures", "on")]);
    let mut rng = SmallRng::seed_from_u64(12);
    let mut all: [Estimate; 3] = Default::default();
    for number in 0..FIGHTS {
        let (_, case) = case(&game, &mut rng);
        let odds = game.odds(&case.bout);
        let ways = |value: &dyn Fn(&Ending) -> f64| -> Vec<(f64, f64)> {
            let each = odds.endings.iter().map(|chance| {
                let ending = Ending { victor: chance.victor, losses: chance.losses };
                (value(&ending), f64::from(chance.ways) / f64::from(Odds::ROLLS))
            });
            each.collect()
        };
        let rolled: Vec<Ending> = (0..ROLLS).map(|_| case.fight(&game, &mut rng)).collect();
        let numbers: [&dyn Fn(&Ending) -> f64; 3] = [
            &|ending| f64::from(u8::from(ending.victor == Victor::Attacker)),
            &|ending| f64::from(ending.losses[0]),
            &|ending| f64::from(ending.losses[1]),
        ];
        for (value, sum) in numbers.iter().zip(&mut all) {
            let estimate = Estimate::of(rolled.iter().map(value).sum(), ways(value).into_iter());
            assert!(
                estimate.errors() < 5.0,
                "fight {number}: {} shown, {} rolled: {:?}",
                estimate.shown,
                estimate.found,
                case.bout
            );
            sum.found += estimate.found;
            sum.shown += estimate.shown;
            sum.variance += estimate.variance;
        }
    }
    for (what, sum) in ["won", "lost by the attacker", "lost by the defender"].iter().zip(&all) {
        assert!(sum.errors() < 4.0, "{what}: {} shown, {} rolled", sum.shown, sum.found);
    }
}
