//! What a quiet table is worth to a character, in points at the end of the game.

use crate::Character::{self, Caliph, Murshid, Nomad, Sultan, Warlord};
use crate::edition::When;
use crate::prelude::*;
use crate::state::State;

/// What is left of the game for a character.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    /// Scorings to come.
    pub years: usize,
    /// Whether the objectives of this year have been scored.
    pub scored: bool,
    /// Own actions until the next scoring.
    pub actions: f64,
    /// Own actions until the end.
    pub all: f64,
}

/// What a character may expect in the end, in points, by where it comes from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    pub points: f64,
    /// Objective lines.
    pub lines: f64,
    pub purse: f64,
    /// Cards in hand, and those that lie open.
    pub hand: f64,
    pub rows: f64,
    pub army: f64,
    pub tokens: f64,
    /// What others may take.
    pub danger: f64,
    /// What only this character does.
    pub own: f64,
    /// The action at hand.
    pub tempo: f64,
}

impl Terms {
    pub(crate) fn all(&self) -> [f64; 10] {
        let Terms { points, lines, purse, hand, rows, army, tokens, danger, own, tempo } = *self;
        [points, lines, purse, hand, rows, army, tokens, danger, own, tempo]
    }

    pub(crate) fn total(&self) -> f64 {
        self.all().iter().sum()
    }
}

/// What a line that lasts is worth in the years after this one.
const LATER: [f64; 5] = [0.0, 0.0, 0.62, 1.1, 1.5];

impl Time {
    /// How much a line counts that the map fulfils now.
    fn now(&self) -> f64 {
        if self.scored { 0.0 } else { 1.0 - 0.06 * self.actions }
    }

    fn later(&self) -> f64 {
        LATER[self.years.min(4)]
    }

    /// How much something counts that is used up in actions.
    pub(super) fn use_left(&self, actions: f64) -> f64 {
        (self.all / actions).min(1.0)
    }
}

impl CrescentMoon {
    pub(crate) fn time(&self, open: &Open, who: Character) -> Time {
        let years = self.options.years.saturating_sub(open.year) as usize + 1;
        let rounds = self.edition.numbers.rounds;
        let (scored, actions) = match open.stage {
            // An action that is still to be chosen counts as taken, so that time does not pass by choosing it.
            Stage::Act(Act { round, who: acting, .. }) => {
                (false, rounds.saturating_sub(round) + u8::from(who > acting))
            }
            Stage::Tribute | Stage::Over => (true, 0),
            Stage::Scoring => (false, 0),
            _ => (false, rounds),
        };
        let years = if scored { years - 1 } else { years };
        let more = if scored { years } else { years - 1 };
        let actions = f64::from(actions);
        Time { years, scored, actions, all: actions + f64::from(rounds) * more as f64 }
    }

    /// What a coin is worth to a character, in points.
    pub(super) fn coin(&self, who: Character, time: &Time) -> f64 {
        let most = match who {
            Warlord => 0.24,
            Murshid => 0.26,
            Sultan => 0.2 + 0.13 * time.years as f64,
            Caliph => 0.34,
            Nomad => return if time.years > 0 || time.scored { 0.5 } else { 0.01 },
        };
        0.01 + most * time.use_left(4.0)
    }

    fn purse(&self, open: &Open, who: Character, time: &Time) -> f64 {
        let coins = f64::from(open.coins[who.index()]);
        let useful = if who == Nomad { coins } else { coins.min(9.0) + 0.4 * (coins - 9.0).max(0.0) };
        let later = self.options.years.saturating_sub(open.year);
        let income = f64::from(self.income(open, who)) * f64::from(later) * 0.8;
        self.coin(who, time) * (useful + income)
    }

    /// What a card is worth in this hand.
    pub(super) fn card_worth(&self, who: Character, kind: Kind, time: &Time) -> f64 {
        let power = &self.hints.cards[kind.index()];
        let (combat, contest) = match who {
            Warlord => (0.7, 0.35),
            Murshid => (0.45, 0.7),
            Sultan => (0.35, 0.45),
            Caliph => (0.6, 0.45),
            Nomad => (0.45, 0.45),
        };
        let lasting = if power.returns && time.years > 1 { 1.5 } else { 1.0 };
        let worth = (combat * power.combat).max(contest * power.contest) * lasting + 0.55 * power.alone;
        worth.max(0.05) * time.use_left(5.0)
    }

    pub(super) fn pile_worth(&self, who: Character, pile: Pile, time: &Time) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for kind in self.edition.rack.cards(pile) {
            sum += self.card_worth(who, kind, time);
            count += 1.0;
        }
        // The sixth card is used less than the first.
        if count > 5.0 { sum * (5.0 + 0.4 * (count - 5.0)) / count } else { sum }
    }

    /// What a character may expect to have at the end of the game, in points, as the table stands.
    pub(super) fn prospect(&self, state: &State, who: Character) -> f64 {
        self.expected(state, who).total()
    }

    /// The same by where it comes from.
    pub(crate) fn expected(&self, state: &State, who: Character) -> Terms {
        let open = &state.open;
        let index = who.index();
        let time = self.time(open, who);
        let points = f64::from(state.hidden.vp[index]);
        if open.stage == Stage::Over {
            return Terms { points, purse: 0.01 * f64::from(open.coins[index]), ..Terms::default() };
        }
        let rows = if time.years > 1 { 0.8 * self.pile_worth(who, open.rows[index], &time) } else { 0.0 };
        let own = match who {
            Warlord => self.raids(open, &time),
            Caliph => 0.4 * self.spare_units(open, Caliph).min(4.0) * time.use_left(2.0),
            // Cards on show are likely to be sold, a few each year.
            Sultan => 0.4 * open.sultan_market.iter().flatten().count() as f64 * time.use_left(5.0),
            Murshid | Nomad => 0.0,
        };
        let tempo = match open.stage {
            // A bargain that failed leaves the action to be taken, and less to hope for.
            Stage::Act(Act { who: acting, step: ActStep::Choose, .. }) if acting == who => {
                TEMPO - 0.45 * f64::from(open.tries.iter().sum::<u8>())
            }
            _ => 0.0,
        };
        Terms {
            points,
            lines: self.lines_worth(open, who, &time),
            purse: self.purse(open, who, &time),
            hand: self.pile_worth(who, state.hidden.hands[index], &time),
            rows,
            army: self.army_worth(open, who, &time),
            tokens: self.token_worth(open, who, &time),
            danger: -self.danger(open, who, &time),
            own,
            tempo,
        }
    }

    fn lines_worth(&self, open: &Open, who: Character, time: &Time) -> f64 {
        let mut sum = 0.0;
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            if objective.character != who || !matches!(objective.when, When::Year | When::First) {
                continue;
            }
            let now = f64::from(self.objective_now(open, objective));
            if now == 0.0 {
                continue;
            }
            let lasting = self.hints.lasting[line];
            let this_year = if lasting {
                time.now()
            } else if time.scored {
                0.0
            } else {
                1.0
            };
            let later = if lasting && objective.when == When::Year { time.later() } else { 0.0 };
            sum += now * (this_year + later);
        }
        sum
    }

    /// Units on the map and on the reserves card.
    fn army_worth(&self, open: &Open, who: Character, time: &Time) -> f64 {
        let index = who.index();
        let units: f64 = open.armies[index].iter().map(|hex| f64::from(open.units(who, hex).total())).sum();
        let reserve = f64::from(open.reserve[index]);
        let (unit, kept) = match who {
            Warlord => (0.34, 0.3),
            Murshid => (0.3, 0.0),
            Sultan => (0.34, 0.0),
            Caliph => (0.22, 0.42),
            Nomad => (0.3, 0.8),
        };
        let many = |count: f64, few: f64| count.min(few) + 0.35 * (count - few).max(0.0);
        let mut worth = unit * many(units, 8.0) + kept * many(reserve, 4.0);
        // What the reserves step would add next year.
        if time.years > 1
            && let Some(value) = self.reserve_value(open, who)
        {
            let due = value.saturating_sub(self.current_strength(open, who)).min(open.discs[index]);
            worth += 0.55 * kept * many(f64::from(due), 4.0);
        }
        worth * time.use_left(3.0)
    }

    /// Units that could go on without giving up the hex they stand in.
    fn spare_units(&self, open: &Open, who: Character) -> f64 {
        let held = open.forts[who.index()] | open.castles[who.index()] | open.palace;
        let spare = |hex: Hex| open.units(who, hex).total() - u8::from(!held.has(hex));
        open.armies[who.index()].iter().map(|hex| f64::from(spare(hex))).sum()
    }

    /// Influence tokens beyond what objectives and income say.
    fn token_worth(&self, open: &Open, who: Character, time: &Time) -> f64 {
        let tokens = open.tokens[who.index()];
        let each = match who {
            Warlord => {
                let free = tokens.minus(open.control_of_others(who)).len();
                let held = tokens.len() - free;
                let supply = f64::from(open.discs[who.index()].min(6)) / 6.0;
                return supply * (0.55 * free.min(4) as f64 + 0.45 * held.min(2) as f64) * time.use_left(4.0);
            }
            Murshid => 0.1,
            Sultan => 0.05,
            Caliph => 0.15,
            Nomad => 0.3,
        };
        each * tokens.len().min(5) as f64 * time.use_left(4.0)
    }

    /// The strongest force another player could send into a hex, and how eager its owner is.
    fn menace(&self, open: &Open, hex: Hex, but: Character) -> Option<(f64, f64)> {
        let near = open.land.adjacent(hex);
        let mut worst: Option<(f64, f64)> = None;
        for foe in Character::playing(self.players).filter(|foe| *foe != but) {
            let eager = match foe {
                Warlord => 1.0,
                Caliph => 0.6,
                _ => 0.35,
            };
            for from in (near & open.armies[foe.index()]).iter() {
                let units = f64::from(open.units(foe, from).total());
                let force = if foe == Warlord { units + (units / 2.0).floor() } else { units };
                if worst.is_none_or(|(found, zeal)| force * eager > found * zeal) {
                    worst = Some((force, eager));
                }
            }
        }
        worst
    }

    /// What others are likely to take away.
    fn danger(&self, open: &Open, who: Character, time: &Time) -> f64 {
        let weight = time.now() + time.later();
        let land = &open.land;
        let mut loss = 0.0;
        for hex in open.control(who).iter() {
            let Some((force, eager)) = self.menace(open, hex, who) else { continue };
            let strength = f64::from(self.strength(open, who, hex));
            let odds = if force >= strength + 2.0 {
                0.45
            } else if force >= strength {
                0.3
            } else if force + 1.5 >= strength {
                0.1
            } else {
                0.0
            };
            if odds > 0.0 {
                loss += odds * eager * self.stake(open, who, hex, weight);
            }
        }
        if who == Sultan {
            let raiders = open.armies[Warlord.index()];
            let others = [Murshid, Caliph, Nomad].map(|who| open.armies[who.index()]);
            let others = others.into_iter().fold(raiders, |found, hexes| found | hexes);
            for hex in open.settled().minus(open.control(Sultan)).iter() {
                let worth = if open.cities.has(hex) { 2.0 * weight + 1.2 } else { weight + 0.8 };
                let near = land.adjacent(hex);
                let odds = match open.controller(hex) {
                    None if near.meets(raiders) => 0.9,
                    None if near.meets(others) => 0.6,
                    None if land.beside(near).meets(raiders) => 0.55,
                    None => 0.3,
                    Some(Warlord) => 0.15,
                    Some(owner) if near.meets(raiders) && self.strength(open, owner, hex) <= 2 => 0.45,
                    Some(_) => 0.08,
                };
                loss += odds * worth;
            }
        }
        loss
    }

    /// What a hex is worth to the one who controls it, for as long as it counts.
    fn stake(&self, open: &Open, who: Character, hex: Hex, weight: f64) -> f64 {
        let land = &open.land;
        let alone = hex.alone();
        let holy = if land.holy_site() == alone { 2.0 } else { 0.0 };
        let points = match who {
            Caliph => {
                let quarry = if land.terrain(hex) == Terrain::Quarry { 2.0 } else { 0.0 };
                let crossing = if land.crossing() == alone { 1.0 } else { 0.0 };
                1.0 + holy + quarry + crossing
            }
            Warlord | Nomad => holy,
            Murshid => 0.3,
            Sultan => {
                if open.settled().has(hex) {
                    if open.cities.has(hex) { 2.0 } else { 1.0 }
                } else {
                    0.0
                }
            }
        };
        let built = f64::from(self.strength(open, who, hex)) * 0.3;
        points * weight + built
    }

    /// What the Warlord could plunder next.
    fn raids(&self, open: &Open, time: &Time) -> f64 {
        if time.all <= 0.0 {
            return 0.0;
        }
        let coin = self.coin(Warlord, time);
        let mut best = [0.0f64; 2];
        for from in open.armies[Warlord.index()].iter() {
            let units = f64::from(open.units(Warlord, from).total());
            for hex in open.land.adjacent(from).minus(open.control(Warlord)).iter() {
                let gain = self.raid(open, hex, units, coin);
                if gain > best[0] {
                    best = [gain, best[0]];
                } else if gain > best[1] {
                    best[1] = gain;
                }
            }
        }
        let soon = if time.actions > 0.0 { 0.5 } else { 0.3 };
        soon * best[0] + if time.all > 1.0 { 0.2 * best[1] } else { 0.0 }
    }

    /// What an assault of so many Warlord units on a hex promises.
    fn raid(&self, open: &Open, hex: Hex, units: f64, coin: f64) -> f64 {
        let sack = |there: bool, building: Building| {
            let (coins, points) = self.edition.sack[building.index()];
            if there { f64::from(points) + coin * f64::from(coins) } else { 0.0 }
        };
        let settlement = sack(open.towns.has(hex), Building::Town).max(sack(open.cities.has(hex), Building::City));
        let Some(owner) = open.controller(hex) else { return 0.9 * settlement };
        let group = open.group(owner, hex);
        let strength = f64::from(self.strength(open, owner, hex));
        let cards = 0.5 * f64::from(open.hand_sizes[owner.index()].min(3));
        let force = units + (units / 2.0).floor() + 0.3 * f64::from(open.hand_sizes[Warlord.index()].min(4));
        let odds = win_odds(force - strength - cards);
        let stronghold = sack(group.fort, Building::Fort)
            + sack(group.castle, Building::Castle)
            + sack(group.palace, Building::Palace);
        let casualties = f64::from(group.units.total()).min((force / 2.0).floor());
        let fear = if open.tally.fought.has(owner) || open.tally.fought.len() >= 2 { 0.0 } else { 0.8 };
        casualties + fear + odds * (stronghold + settlement)
            - 0.3 * units.min((strength / 2.0).floor())
            - 0.3 * (1.0 - odds) * units
    }
}

/// What having an action still to take is worth.
pub(super) const TEMPO: f64 = 0.5;

/// The chance to win a fight with so much more strength; a tie is the attacker's.
pub(super) fn win_odds(lead: f64) -> f64 {
    (0.6 + 0.2 * lead).clamp(0.03, 0.97)
}
