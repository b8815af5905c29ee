//! Last turns: the points that contestants leave lying in the turn after which they decide nothing more.

use crate::any::AnyArena;
use crate::contestant::Contestant;
use crate::error::Error;
use crate::tournament::Plan;
use serde::Serialize;
use std::collections::BTreeMap;
use table::Seat;

pub use crate::last_turn::{Brought, LastTurn, Uncounted};

/// Which last turns of a contestant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// All of them.
    All,
    /// Those after which others still decided.
    OthersFollow,
    /// Those that ended their games.
    EndGames,
}

/// What was left lying.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Left {
    /// In all counted turns together.
    pub sum: i32,
    /// In each, on average.
    pub mean: f64,
    /// In the dearest.
    pub most: i32,
}

impl Left {
    fn add(&mut self, left: i32, counted: usize) {
        self.sum += left;
        self.mean = f64::from(self.sum) / counted as f64;
        self.most = self.most.max(left);
    }
}

/// A turn in which something was left lying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dear {
    /// The number of its game.
    pub game: usize,
    /// The number of its first decision in the game, from 1.
    pub decision: usize,
    /// Whose turn.
    pub seat: Seat,
    /// What it brought.
    pub had: Brought,
    /// The most points and the largest lead it could have brought.
    pub most: Brought,
}

impl Dear {
    fn left(&self) -> (i32, i32) {
        (self.most.points - self.had.points, self.most.lead - self.had.lead)
    }
}

/// The last turns of a contestant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// Who.
    pub contestant: Contestant,
    /// Which of them.
    pub which: Which,
    /// How many there were.
    pub turns: usize,
    /// How many were counted.
    pub counted: usize,
    /// How many had too many positions.
    pub too_many: usize,
    /// In how many chance had a say.
    pub chance: usize,
    /// In how many others decided at the same time, or nobody could tell the points.
    pub unknown: usize,
    /// Points left.
    pub points: Left,
    /// Lead left: what counts where nobody decides afterwards.
    pub lead: Left,
    /// The dearest ones.
    pub worst: Vec<Dear>,
}

impl Account {
    fn new(contestant: &Contestant, which: Which) -> Account {
        let (contestant, none) = (contestant.clone(), Left::default());
        let (turns, counted, too_many, chance, unknown) = (0, 0, 0, 0, 0);
        Account {
            contestant,
            which,
            turns,
            counted,
            too_many,
            chance,
            unknown,
            points: none,
            lead: none,
            worst: vec![],
        }
    }

    fn enter(&mut self, game: usize, turn: &LastTurn) {
        self.turns += 1;
        let [had, most] = match turn.brought {
            Ok(brought) => brought,
            Err(Uncounted::TooMany) => return self.too_many += 1,
            Err(Uncounted::Chance) => return self.chance += 1,
            Err(Uncounted::Unknown) => return self.unknown += 1,
        };
        self.counted += 1;
        let dear = Dear { game, decision: turn.decision, seat: turn.seat, had, most };
        let (points, lead) = dear.left();
        self.points.add(points, self.counted);
        self.lead.add(lead, self.counted);
        if points > 0 || lead > 0 {
            self.worst.push(dear);
        }
    }
}

/// Plays the games of a plan and counts their last turns; accounts for each contestant. `progress` is called after every game.
pub fn last_turns(
    arena: &dyn AnyArena,
    plan: &Plan,
    positions: usize,
    threads: usize,
    progress: impl Fn() + Sync,
) -> Result<Vec<Account>, Error> {
    let ring = arena.open(&plan.setup)?;
    let games = plan.play_every(threads, progress, |seated, seed| ring.last_turns(seated, seed, positions))?;
    Ok(accounts(&games))
}

fn accounts(games: &[(usize, Vec<Contestant>, Vec<LastTurn>)]) -> Vec<Account> {
    const WORST: usize = 10;
    let mut accounts = BTreeMap::new();
    for (game, seated, turns) in games {
        for turn in turns {
            let who = &seated[turn.seat.index()];
            for which in [Which::All, if turn.ends { Which::EndGames } else { Which::OthersFollow }] {
                accounts.entry((who, which)).or_insert_with(|| Account::new(who, which)).enter(*game, turn);
            }
        }
    }
    let mut accounts: Vec<Account> = accounts.into_values().collect();
    for Account { worst, .. } in &mut accounts {
        worst.sort_by_key(|dear| std::cmp::Reverse(dear.left()));
        worst.truncate(WORST);
    }
    accounts
}

/// The accounts as a table.
pub fn markdown(accounts: &[Account]) -> String {
    let mut text = String::from(
        "| | last turns | how many | counted | points left, mean | most | lead left, mean | most | too many positions | chance | unknown |\n\
         | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n",
    );
    for Account { contestant, which, turns, counted, too_many, chance, unknown, points, lead, .. } in accounts {
        let which = match which {
            Which::All => "all",
            Which::OthersFollow => "others follow",
            Which::EndGames => "end the game",
        };
        text.push_str(&format!(
            "| {contestant} | {which} | {turns} | {counted} | {:.2} | {} | {:.2} | {} | {too_many} | {chance} | {unknown} |\n",
            points.mean, points.most, lead.mean, lead.most
        ));
    }
    for account in accounts.iter().filter(|account| account.which == Which::All && !account.worst.is_empty()) {
        text.push_str(&format!(
            "\n{}:\n\n| game | decision | seat | points | at most | lead | at most |\n| --: | --: | --- | --: | --: | --: | --: |\n",
            account.contestant
        ));
        for Dear { game, decision, seat, had, most } in &account.worst {
            let (points, lead) = (had.points, had.lead);
            let [more, wider] = [most.points, most.lead];
            text.push_str(&format!("| {game} | {decision} | {seat} | {points} | {more} | {lead} | {wider} |\n"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_holds_means_the_dearest_first_and_what_was_not_counted() {
        let who: Contestant = "expert".parse().expect("a kind of bot");
        let turn = |ends, brought| LastTurn { seat: Seat::new(0), decision: 40, ends, brought };
        let left =
            |points, lead| Ok([Brought { points: 30, lead: 2 }, Brought { points: 30 + points, lead: 2 + lead }]);
        let one = vec![turn(true, left(0, 0)), turn(true, left(3, 1)), turn(true, Err(Uncounted::TooMany))];
        let other = vec![turn(false, left(4, 6)), turn(false, left(1, 0)), turn(false, Err(Uncounted::Chance))];
        let accounts = accounts(&[(5, vec![who.clone()], one), (6, vec![who], other)]);
        assert_eq!(
            accounts.iter().map(|account| account.which).collect::<Vec<_>>(),
            [Which::All, Which::OthersFollow, Which::EndGames]
        );
        let all = &accounts[0];
        assert_eq!((all.turns, all.counted, all.too_many, all.chance, all.unknown), (6, 4, 1, 1, 0));
        assert_eq!((all.points, all.lead.most), (Left { sum: 8, mean: 2.0, most: 4 }, 6));
        assert_eq!(all.worst.iter().map(|dear| dear.left()).collect::<Vec<_>>(), [(4, 6), (3, 1), (1, 0)]);
        let text = markdown(&accounts);
        assert!(text.contains("| expert | end the game | 3 | 2 | 1.50 | 3 | 0.50 | 1 | 1 | 0 | 0 |"), "{text}");
        assert!(text.contains("| 6 | 40 | a | 30 | 34 | 2 | 8 |"), "{text}");
        let json = serde_json::to_value(all).expect("it can be written");
        assert_eq!((&json["contestant"], &json["which"]), (&"expert".into(), &"all".into()));
    }
}
