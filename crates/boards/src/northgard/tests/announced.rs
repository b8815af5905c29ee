//! What the line above the hand announces, and that harvest, winter and end bring and cost just that.

use super::super::{Table, now};
use super::{Play, begin, dictionary, with_table};
use crate::testing;
use northgard::pieces::Resource;
use table::{Arg, Lang, Seat, Viewer};

/// What the line above the hand announces.
#[derive(PartialEq, Eq, Debug, Default)]
struct Announced {
    harvest: [i64; 3],
    fame: i64,
    winter: [i64; 3],
    unrest: bool,
    last_year: bool,
}

impl Announced {
    /// What is read in the line, number by number.
    fn read(table: &Table<'_>) -> Announced {
        let word = |key: &str| table.word(key);
        let resource = |said: &str| Resource::ALL.iter().position(|one| word(&format!("resource-{one}")) == said);
        let (mut announced, mut winter, mut number) = (Announced::default(), false, 0);
        for said in testing::readable(&now::line(table).0).lines().map(str::trim).filter(|said| !said.is_empty()) {
            match (said.parse(), resource(said)) {
                (Ok(read), _) => number = read,
                (_, Some(at)) if winter => announced.winter[at] = number,
                (_, Some(at)) => announced.harvest[at] = number,
                _ if said == word("name-fame") => announced.fame = number,
                _ if said == word("ng-now-winter") || said == word("ng-now-winter-free") => winter = true,
                _ if said == word("ng-winter-unrest") => announced.unrest = true,
                _ if said == word("ng-now-last") => announced.last_year = true,
                _ => {}
            }
        }
        announced
    }
}

/// Whoever hears the line, or reads it with letters, is told amounts in their right form, each part by itself.
#[test]
fn the_line_above_the_hand_is_read_in_whole_amounts() {
    let wrong = [(Lang::Cs, ["jídlo", "dřevo", "znalosti"]), (Lang::Pl, ["wiedza", "wiedza", "sława"])];
    for (lang, words) in wrong {
        let dictionary = dictionary(lang);
        let mut play = begin(2, 9, &[]);
        let mut parts = 0;
        while play.step() {
            let line = with_table(&play, Viewer::Seat(Seat::new(0)), &dictionary, |table| {
                crate::letters::write(&now::line(table))
            });
            for word in words {
                assert!((2..10).all(|n| !line.contains(&format!("{n} {word}"))), "{lang}: {line}");
            }
            parts = parts.max(line.split(" · ").count());
        }
        assert!(parts >= 4, "year, harvest, winter and strongholds stand apart");
    }
}

/// Food, wood and lore in what is told of them.
fn amounts(goods: &Arg) -> [i64; 3] {
    let Arg::List(list) = goods else { return [0; 3] };
    Resource::ALL.map(|resource| {
        let of = list.iter().find_map(|arg| match arg {
            Arg::Message(message) if message.key == format!("amount-{resource}") => Some(&message.args),
            _ => None,
        });
        match of.and_then(|args| args.first()) {
            Some((_, Arg::Number(amount))) => *amount,
            _ => 0,
        }
    })
}

/// What a step told of the harvest and the winter of a seat.
#[derive(Debug, Default)]
struct Came {
    harvest: [i64; 3],
    fame: i64,
    collected: bool,
    winter: Option<[i64; 3]>,
    unrest: bool,
}

impl Came {
    fn to(play: &Play, seat: Seat) -> Came {
        let mut came = Came::default();
        for heard in play.last().iter().filter_map(|event| event.heard_by(Viewer::Seat(seat))) {
            let arg = |key: &str| heard.say.args.iter().find(|(name, _)| name == key).map(|(_, arg)| arg);
            if arg("seat") != Some(&Arg::Seat(seat)) {
                continue;
            }
            let goods = arg("goods").map(amounts).unwrap_or_default();
            match (&*heard.say.key, arg("n")) {
                ("told-collect", _) => {
                    came.collected = true;
                    came.harvest.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
                }
                ("told-harvest-fame", Some(Arg::Number(fame))) => {
                    came.collected = true;
                    came.fame += fame;
                }
                ("told-winter" | "told-winter-short" | "told-winter-nothing", _) => came.winter = Some(goods),
                ("told-unrest" | "told-no-unrest-left", _) => came.unrest = true,
                _ => {}
            }
        }
        came
    }
}

#[test]
fn harvest_winter_and_end_bring_and_cost_what_was_announced() {
    let dictionary = dictionary(Lang::En);
    let (mut harvests, mut winters, mut unrests) = (0, 0, 0);
    for seed in 1..12 {
        let clans = [("clan_a", "bear"), ("clan_b", "goat"), ("clan_c", "boar")];
        let mut play = begin(3, seed, &clans);
        let look = |play: &Play, seat: Seat| {
            with_table(play, Viewer::Seat(seat), &dictionary, |table| {
                let player = table.state.player(seat);
                let held = (table.state.held(seat), table.state.units_on_map(seat));
                (Announced::read(table), player.stock.map(i64::from), held, (table.view.open.year, table.view.years))
            })
        };
        let mut before = Seat::all(3).map(|seat| look(&play, seat)).collect::<Vec<_>>();
        while play.step() {
            let after = Seat::all(3).map(|seat| look(&play, seat)).collect::<Vec<_>>();
            for (seat, ((said, stock, held, (year, years)), after)) in Seat::all(3).zip(before.iter().zip(&after)) {
                let came = Came::to(&play, seat);
                assert_eq!(said.last_year, year == years, "the last year is announced all the year long");
                // What was won or lost in the same step was not there when it was announced.
                if *held != after.2 {
                    continue;
                }
                if came.collected {
                    assert_eq!((came.harvest, came.fame), (said.harvest, said.fame), "{seat}, seed {seed}");
                    harvests += 1;
                }
                let Some(paid) = came.winter else { continue };
                let left: Vec<i64> = (0..3).map(|at| stock[at] + came.harvest[at] - paid[at]).collect();
                // Whoever traded in the same step has other goods than when it was announced.
                if left == after.1 {
                    assert_eq!(came.unrest, said.unrest, "{seat}, seed {seed}: {said:?}, {came:?}");
                    unrests += usize::from(came.unrest);
                }
                assert!(came.unrest || paid == said.winter, "{seat}, seed {seed}: {said:?}, {came:?}");
                winters += usize::from(paid != [0; 3]);
            }
            before = after;
        }
    }
    assert!(harvests > 50 && winters > 50 && unrests > 5, "{harvests} harvests, {winters} winters, {unrests} unrests");
}
