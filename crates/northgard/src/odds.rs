//! A fight as plain numbers, and the exact chances of how it ends (NG-11.5 to NG-11.8, NG-27.5 to NG-27.9).

use crate::book::Book;
use crate::pieces::Face;
use serde::{Deserialize, Serialize};
use table::named;

named! {
    /// Who won a fight.
    pub enum Victor {
        /// The attacker.
        Attacker = "attacker",
        /// The defender.
        Defender = "defender",
        /// Nobody: both sides were wiped out.
        Nobody = "nobody",
    }
}

/// Everything about a fight that the dice do not decide. Pairs hold the attacker's value, then the defender's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bout {
    /// Figures of each side; creatures have none.
    pub figures: [u8; 2],
    /// Axes before the dice: figures, cards, buildings, powers, food; or the creature's strength.
    pub base: [u8; 2],
    /// Casualties that Defense Towers inflict on the attacker.
    pub towers: u8,
    /// Casualties that the attacker's card cancels.
    pub shield: u8,
    /// Whether the attacker adds an axe or a skull after rolling (Axe Throwers).
    pub throw: bool,
    /// Which sides are creatures: they never lose figures, and both sides take the axe of the choice face.
    pub creature: [bool; 2],
}

/// What the dice and choices of one side amount to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Roll {
    pub axes: u8,
    pub skulls: u8,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Who won.
    pub victor: Victor,
    /// Figures each side loses to casualties; a retreat may cost more.
    pub losses: [u8; 2],
    /// Strength of each side.
    pub strength: [u8; 2],
}

impl Bout {
    /// Whether a creature is in it.
    pub(crate) const fn with_creature(&self) -> bool {
        self.creature[0] || self.creature[1]
    }

    /// The casualties each side is dealt.
    pub(crate) fn hits(&self, rolls: [Roll; 2]) -> [u8; 2] {
        let on_attacker = (rolls[1].skulls + self.towers).saturating_sub(self.shield);
        [if self.creature[0] { 0 } else { on_attacker }, if self.creature[1] { 0 } else { rolls[0].skulls }]
    }

    /// NG-11.7, NG-27.7: which sides lose all their figures.
    pub(crate) fn is_wiped(&self, rolls: [Roll; 2]) -> [bool; 2] {
        let hits = self.hits(rolls);
        std::array::from_fn(|side| !self.creature[side] && hits[side] >= self.figures[side])
    }

    /// NG-11.7, NG-11.8, NG-27.7, NG-27.8: who wins.
    pub(crate) fn end(&self, rolls: [Roll; 2]) -> Ending {
        let hits = self.hits(rolls);
        let strength = [self.base[0] + rolls[0].axes, self.base[1] + rolls[1].axes];
        let victor = match self.is_wiped(rolls) {
            [true, true] => Victor::Nobody,
            [true, false] => Victor::Defender,
            [false, true] => Victor::Attacker,
            [false, false] if strength[0] > strength[1] => Victor::Attacker,
            [false, false] => Victor::Defender,
        };
        Ending { victor, losses: [hits[0].min(self.figures[0]), hits[1].min(self.figures[1])], strength }
    }

    /// The ways a side may read its face; where a creature fights it is always the axe (NG-27.6).
    fn readings(&self, book: &Book, face: Face, thrower: bool) -> impl Iterator<Item = Roll> {
        let beast = self.with_creature();
        let choose = face == Face::Choice && !beast;
        let throws: &[(u8, u8)] = match (thrower && self.throw, beast) {
            (false, _) => &[(0, 0)],
            (true, true) => &[(1, 0)],
            (true, false) => &[(1, 0), (0, 1)],
        };
        let skulls: &[bool] = if choose { &[false, true] } else { &[false] };
        let faces: arrayvec::ArrayVec<(u8, u8), 2> = skulls.iter().map(|skull| book.face(face, *skull)).collect();
        faces.into_iter().flat_map(move |(axes, skulls)| {
            throws
                .iter()
                .map(move |(more_axes, more_skulls)| Roll { axes: axes + more_axes, skulls: skulls + more_skulls })
        })
    }

    /// What the defender makes of a face: the attacker shall not win, the defender shall, and it shall cost the attacker.
    fn best_answer(&self, book: &Book, attack: Roll, face: Face) -> Ending {
        let endings = self.readings(book, face, false).map(|roll| self.end([attack, roll]));
        endings
            .max_by_key(|ending| {
                (ending.victor != Victor::Attacker, ending.victor == Victor::Defender, ending.losses[0])
            })
            .unwrap_or(Ending { victor: Victor::Defender, losses: [0; 2], strength: [0; 2] })
    }

    /// What the attacker makes of a face, looking at all six answers; the six endings.
    fn best_attack(&self, book: &Book, face: Face) -> [Ending; 6] {
        let plays =
            self.readings(book, face, true).map(|roll| Face::ALL.map(|answer| self.best_answer(book, roll, answer)));
        let value = |endings: &[Ending; 6]| {
            let won = endings.iter().filter(|ending| ending.victor == Victor::Attacker).count();
            let lost = endings.iter().filter(|ending| ending.victor == Victor::Defender).count();
            let killed: u32 = endings.iter().map(|ending| u32::from(ending.losses[1])).sum();
            (won, std::cmp::Reverse(lost), killed)
        };
        let lost = Ending { victor: Victor::Defender, losses: [0; 2], strength: [0; 2] };
        plays.max_by_key(value).unwrap_or([lost; 6])
    }

    /// The exact chances when both sides read their choice faces as well as they can: the attacker wins most often, then loses least
    /// often, then kills most; the defender keeps the attacker from winning, then wins, then kills most.
    pub(crate) fn odds(&self, book: &Book) -> Odds {
        Odds::of(Face::ALL.iter().flat_map(|face| self.best_attack(book, *face)))
    }

    /// The exact chances once the attacker's dice and choices are known; each of the six answers counts six times.
    pub(crate) fn odds_after(&self, book: &Book, attack: Roll) -> Odds {
        let answers = Face::ALL.iter().map(|face| self.best_answer(book, attack, *face));
        Odds::of(answers.flat_map(|ending| std::iter::repeat_n(ending, Face::ALL.len())))
    }

    /// The ending that is certain once both sides have rolled and chosen.
    pub(crate) fn odds_of(&self, rolls: [Roll; 2]) -> Odds {
        Odds::of(std::iter::repeat_n(self.end(rolls), Odds::ROLLS.into()))
    }
}

/// How many of the 36 rolls end a fight in one way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chances {
    /// Who wins.
    pub victor: Victor,
    /// Casualties of attacker and defender.
    pub losses: [u8; 2],
    /// Of 36.
    pub ways: u8,
}

/// The exact chances of a fight; every number counts rolls out of 36.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Odds {
    /// The attacker wins.
    pub attacker: u8,
    /// The defender wins.
    pub defender: u8,
    /// Nobody is left.
    pub nobody: u8,
    /// Casualties of attacker and defender: `losses[side][n]` rolls cost `n` figures.
    pub losses: [[u8; 16]; 2],
    /// Everything that can happen, with its chance.
    pub endings: Vec<Chances>,
}

impl Odds {
    /// All rolls of two dice.
    pub const ROLLS: u8 = 36;

    /// The chances where each of these 36 endings is as likely as the others.
    fn of(endings: impl Iterator<Item = Ending>) -> Odds {
        let mut odds = Odds::default();
        for ending in endings {
            let ways = match ending.victor {
                Victor::Attacker => &mut odds.attacker,
                Victor::Defender => &mut odds.defender,
                Victor::Nobody => &mut odds.nobody,
            };
            *ways += 1;
            let [mine, theirs] = ending.losses;
            odds.losses[0][mine as usize & 15] += 1;
            odds.losses[1][theirs as usize & 15] += 1;
            let same = |known: &&mut Chances| known.victor == ending.victor && known.losses == ending.losses;
            match odds.endings.iter_mut().find(same) {
                Some(known) => known.ways += 1,
                None => odds.endings.push(Chances { victor: ending.victor, losses: ending.losses, ways: 1 }),
            }
        }
        odds.endings.sort_by_key(|known| (known.victor, known.losses));
        odds
    }

    /// The chance that the attacker wins.
    pub fn attack(&self) -> f64 {
        f64::from(self.attacker) / f64::from(Odds::ROLLS)
    }

    /// The casualties a side can expect.
    pub fn expected_losses(&self, side: usize) -> f64 {
        let sum: u32 = self.losses[side & 1].iter().enumerate().map(|(n, ways)| n as u32 * u32::from(*ways)).sum();
        f64::from(sum) / f64::from(Odds::ROLLS)
    }
}
