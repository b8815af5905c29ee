//! Blunders: every decision of some games judged by a search twenty times as long.

use crate::any::AnyArena;
use crate::contestant::Contestant;
use crate::error::Error;
use crate::tournament::Plan;
use serde::Serialize;
use std::collections::BTreeMap;

pub use crate::judge::Judged;

/// A loss of less than this is no blunder: searches err by as much.
const CLEAR: f64 = 0.05;

/// The decisions of one kind of player.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// How many there were to be made.
    pub decisions: usize,
    /// How many were strictly dominated.
    pub dominated: usize,
    /// How many clearly cost something.
    pub blunders: usize,
    /// What all together cost, as a share of a victory.
    pub lost: f64,
    /// What those that clearly cost something cost in final points.
    pub points: f64,
    /// The dearest ones, with the number of their game.
    pub worst: Vec<(usize, Judged)>,
}

/// Plays the games of a plan once more and judges them; an account for each contestant. `progress` is called after every game.
pub fn blunders(
    arena: &dyn AnyArena,
    plan: &Plan,
    threads: usize,
    progress: impl Fn() + Sync,
) -> Result<BTreeMap<Contestant, Account>, Error> {
    let ring = arena.open(&plan.setup)?;
    let games = plan.play_every(threads, progress, |seated, seed| ring.judge(seated, seed))?;
    let mut accounts = BTreeMap::new();
    for (number, seated, judged) in games {
        enter(&mut accounts, number, &seated, judged);
    }
    settle(&mut accounts);
    Ok(accounts)
}

/// Enters the decisions of a game into the accounts of those who made them.
fn enter(accounts: &mut BTreeMap<Contestant, Account>, game: usize, seated: &[Contestant], judged: Vec<Judged>) {
    for one in judged {
        let account = accounts.entry(seated[one.seat.index()].clone()).or_default();
        account.decisions += 1;
        account.dominated += usize::from(one.dominated);
        let lost = one.lost.unwrap_or(0.0);
        account.lost += lost;
        if lost >= CLEAR {
            account.blunders += 1;
            account.points += one.points.unwrap_or(0.0);
        }
        if lost >= CLEAR || one.dominated {
            account.worst.push((game, one));
        }
    }
}

/// Keeps the dearest decisions of each account.
fn settle(accounts: &mut BTreeMap<Contestant, Account>) {
    const WORST: usize = 10;
    for Account { worst, .. } in accounts.values_mut() {
        worst.sort_by(|(_, one), (_, other)| other.lost.partial_cmp(&one.lost).unwrap_or(std::cmp::Ordering::Equal));
        worst.truncate(WORST);
    }
}

/// The accounts as a table.
pub fn markdown(accounts: &BTreeMap<Contestant, Account>) -> String {
    let mut text = String::from(
        "| | decisions | dominated | blunders | lost in 100 decisions | points lost by blunders |\n| --- | --: | --: | --: | --: | --: |\n",
    );
    for (who, account) in accounts {
        let lost = 100.0 * account.lost / account.decisions.max(1) as f64;
        let Account { decisions, dominated, blunders, points, .. } = account;
        text.push_str(&format!("| {who} | {decisions} | {dominated} | {blunders} | {lost:.2} | {points:.1} |\n"));
    }
    for (who, account) in accounts.iter().filter(|(_, account)| !account.worst.is_empty()) {
        text.push_str(&format!(
            "\n{who}:\n\n| game | decision | seat | did | better | lost | points |\n| --: | --: | --- | --- | --- | --: | --: |\n"
        ));
        for (game, one) in &account.worst {
            let lost = one.lost.map_or("?".to_owned(), |lost| format!("{:.1} %", 100.0 * lost));
            let points = one.points.map_or("?".to_owned(), |points| format!("{points:.1}"));
            let Judged { decision, seat, chosen, better, .. } = one;
            text.push_str(&format!("| {game} | {decision} | {seat} | {chosen} | {better} | {lost} | {points} |\n"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    fn who(name: &str) -> Contestant {
        name.parse().expect("a kind of bot")
    }

    #[test]
    fn an_account_holds_what_blunders_cost_and_the_dearest_first() {
        let decision = |decision, lost, points, dominated| {
            let [chosen, better] = ["end", "build"].map(str::to_owned);
            Judged { decision, seat: Seat::new(0), chosen, better, lost, points, dominated }
        };
        let judged = vec![
            decision(1, Some(0.01), Some(9.0), false),
            decision(2, Some(0.1), Some(2.5), false),
            decision(3, Some(0.3), Some(4.0), false),
            decision(4, None, None, true),
        ];
        let mut accounts = BTreeMap::new();
        enter(&mut accounts, 7, &[who("fair")], judged);
        settle(&mut accounts);
        let account = &accounts[&who("fair")];
        assert_eq!((account.decisions, account.blunders, account.dominated), (4, 2, 1));
        assert!((account.points - 6.5).abs() < 1e-9 && (account.lost - 0.41).abs() < 1e-9, "{account:?}");
        assert_eq!(account.worst.iter().map(|(_, one)| one.decision).collect::<Vec<_>>(), [3, 2, 4]);
        let table = markdown(&accounts);
        assert!(table.contains("| fair | 4 | 1 | 2 | 10.25 | 6.5 |"), "{table}");
        assert!(table.contains("| 7 | 3 | a | end | build | 30.0 % | 4.0 |"), "{table}");
    }
}
