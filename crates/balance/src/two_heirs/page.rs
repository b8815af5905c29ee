//! The study of The Two Heirs: its series, its targets, its page.

use super::{Duel, Games, Seen, Solo};
use crate::{Chart, Count, Error, Known, Plan, Players, Progress, Report, Section, Series, Target, Verdict, watch};
use ::two_heirs::state::HenryRule;
use ::two_heirs::{TileSet, TwoHeirs};
use arena::Contestant;
use arena::report::{Bar, bar_chart};
use bots::{Budget, Kind};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Rules, Setup};

/// Games for each trio of sets.
const GAMES: usize = 400;

/// Games on each solo level, the sets drawn by chance.
const SOLO_GAMES: usize = 400;

/// Games between a searching bot and one that searches ten times as long.
const SEARCH_GAMES: usize = 60;

/// The iterations of the weaker of the two.
const SEARCH: u32 = 20;

/// The solo levels, easiest first, with the share of wins a competent bot should have.
const LEVELS: [(&str, (f64, f64)); 3] = [("poor", (0.50, 0.75)), ("brave", (0.30, 0.55)), ("relentless", (0.12, 0.35))];

fn setup(plan: &Plan, players: usize, options: &[(&str, &str)]) -> Result<Setup, Error> {
    plan.setup(TwoHeirs::about(), players, options)
}

/// Every three of the six sets.
fn trios() -> Vec<[TileSet; 3]> {
    let all = TileSet::ALL;
    let mut trios = Vec::new();
    for one in 0..all.len() {
        for two in one + 1..all.len() {
            for three in two + 1..all.len() {
                trios.push([all[one], all[two], all[three]]);
            }
        }
    }
    trios
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn plain(value: f64) -> String {
    format!("{value:.2}")
}

/// Plays equal bots over all trios, solo on all levels, and a stronger against a weaker searcher.
pub fn study(plan: &Plan, player: Players<TwoHeirs>, progress: Progress<'_>) -> Result<Report, Error> {
    let mut by_trio = Vec::new();
    for trio in trios() {
        let sets = trio.map(|set| set.name()).join("+");
        let series = Series::equal(setup(plan, 2, &[("sets", &sets)])?, plan, GAMES);
        by_trio.push((trio, watch::<TwoHeirs, Seen>(&series, player, plan.threads, progress)?.games));
    }
    let mut solo = Vec::new();
    for (level, _) in LEVELS {
        let series = Series::equal(setup(plan, 1, &[("random_sets", "on"), ("henry_level", level)])?, plan, SOLO_GAMES);
        solo.push(watch::<TwoHeirs, Solo>(&series, player, plan.threads, progress)?);
    }
    let searcher = |iterations| Contestant::Bot(Kind::Search(Budget::Iterations(iterations)));
    let duel = Series {
        setup: setup(plan, 2, &[("random_sets", "on")])?,
        seats: vec![searcher(10 * SEARCH), searcher(SEARCH)],
        games: plan.games.map_or(SEARCH_GAMES, |games| games.min(SEARCH_GAMES)),
        seed: plan.seed,
    };
    let duel = watch::<TwoHeirs, Duel>(&duel, player, plan.threads, progress)?;
    let game = TwoHeirs::open(&setup(plan, 2, &[])?)?;
    let mut all = Games::default();
    by_trio.iter().for_each(|(_, games)| all.merge(games));
    let found = Found { game, plan, all, by_trio, solo, duel };
    Ok(Report {
        game: "two-heirs".into(),
        title: "The Two Heirs".into(),
        about: found.about(),
        edition: None,
        targets: found.targets(),
        sections: found.sections()?,
    })
}

/// Everything that was found.
struct Found<'a> {
    game: TwoHeirs,
    plan: &'a Plan,
    all: Games,
    by_trio: Vec<([TileSet; 3], Games)>,
    solo: Vec<Solo>,
    duel: Duel,
}

/// A target for all of several rates.
fn all_within(id: &str, what: &str, rates: impl Iterator<Item = (String, Known)>, bounds: (f64, f64)) -> Target {
    Target::all(id, what, &rates.collect::<Vec<_>>(), bounds, percent)
}

impl Found<'_> {
    fn sections(&self) -> Result<Vec<Section>, Error> {
        let mut sections = vec![self.start()?, self.sets()?, self.tiles()?, self.play(), self.alone()?];
        if self.plan.is_of_the_game(TwoHeirs::about()) {
            sections.push(tuning());
        }
        Ok(sections)
    }

    fn about(&self) -> String {
        let games = self.by_trio.first().map_or(0.0, |(_, games)| games.draws.tries);
        let alone = self.solo.first().map_or(0.0, |solo| solo.won.tries);
        let asked = self.plan.games.map(|games| format!(" --games {games}")).unwrap_or_default();
        format!(
            "Made by `crownlands balance two-heirs{asked}`: {games:.0} games for each of the {} trios of sets with {} on both seats, {alone:.0} solo games \
             on each level with the sets drawn by chance, and {:.0} games between two searching bots; edition {}, seed {}. \
             In brackets: the 95 % interval.",
            self.by_trio.len(),
            self.plan.bot,
            self.duel.white.tries,
            self.game.edition().id,
            self.plan.seed
        )
    }

    /// The start player's wins in the trios with or without Dominion.
    fn start_with_dominion(&self, with: bool) -> Count {
        let mut count = Count::default();
        let such = self.by_trio.iter().filter(|(trio, _)| trio.contains(&TileSet::Dominion) == with);
        such.for_each(|(_, games)| count.merge(games.start));
        count
    }

    fn tile_rates<'a>(
        &'a self,
        counts: &'a BTreeMap<::two_heirs::TileId, Count>,
    ) -> impl Iterator<Item = (String, Known)> + 'a {
        counts.iter().map(|(tile, count)| (format!("`{}`", self.game.id(*tile)), Known::from(count)))
    }

    fn targets(&self) -> Vec<Target> {
        let all = &self.all;
        let mut targets = vec![Target::within("B1", "start player wins, all trios", &all.start, (0.45, 0.55), percent)];
        for with in [true, false] {
            let what = format!("start player wins, trios {} Dominion", if with { "with" } else { "without" });
            targets.push(Target::within("B2", &what, &self.start_with_dominion(with), (0.42, 0.58), percent));
        }
        let trios = self.by_trio.iter().map(|(trio, games)| (name(trio), Known::from(&games.start)));
        targets.push(all_within("B2", "start player wins, each trio", trios, (0.42, 0.58)));
        let kinds = all.kinds.iter().map(|(kind, count)| (format!("`{}`", kind.name()), Known::from(count)));
        targets.push(all_within("B3", "games in which a kind of building is built", kinds, (0.50, f64::INFINITY)));
        targets.push(all_within(
            "B4",
            "games in which a tile is built",
            self.tile_rates(&all.built),
            (0.25, f64::INFINITY),
        ));
        targets.push(all_within("B5", "the owner of a tile wins", self.tile_rates(&all.owner), (0.40, 0.62)));
        let more = all.more.iter().map(|(set, count)| (set.name().to_owned(), Known::from(count)));
        targets.push(all_within("B6", "the winner has more points from a set", more, (0.45, 0.65)));
        let shares = all.points.iter().map(|(set, (points, all))| (set.name().to_owned(), Known::from(points / all)));
        targets.push(all_within("B7", "share of a set in all building points", shares, (0.10, 0.50)));
        targets.push(Target::within("B8", "road points of a player", &all.roads, (2.0, 6.0), plain));
        let most = all.margin.mean() / 2.0;
        targets.push(Target::within(
            "B8",
            "mean difference in road points, at most half the margin",
            &all.road_gap,
            (0.0, most),
            plain,
        ));
        targets.push(Target::within("B9", "buildings of a player", &all.buildings, (7.0, 10.0), plain));
        targets.push(Target::within("B9", "free terrain of a player", &all.terrain, (1.0, 4.0), plain));
        targets.push(Target::within(
            "B10",
            "destroyed buildings in games with Warfare",
            &self.destroyed(),
            (0.5, 2.0),
            plain,
        ));
        targets.push(Target::within("B11", "draws", &all.draws, (0.0, 0.06), percent));
        targets.extend(self.solo_targets());
        let what = format!("search with {} iterations beats {SEARCH}", 10 * SEARCH);
        targets.push(Target::within("B14", &what, &self.duel.white, (0.70, f64::INFINITY), percent));
        targets
    }

    /// What is wanted of games alone against Henry.
    fn solo_targets(&self) -> Vec<Target> {
        let mut targets = Vec::new();
        for ((level, bounds), solo) in LEVELS.iter().zip(&self.solo) {
            targets.push(Target::within("B12", &format!("solo wins, level {level}"), &solo.won, *bounds, percent));
        }
        let falling = self.solo.windows(2).all(|pair| pair[0].won.rate() > pair[1].won.rate());
        let rates: Vec<String> = self.solo.iter().map(|solo| percent(solo.won.rate())).collect();
        targets.push(Target {
            id: "B12".into(),
            what: "solo wins fall from level to level".into(),
            wanted: "strictly".into(),
            found: rates.join(", "),
            holds: if falling { Verdict::Yes } else { Verdict::No },
        });
        let rules = self.rules();
        let placing = rules.into_iter().filter(|(rule, _)| *rule != HenryRule::Away);
        let placing = placing.map(|(rule, share)| (format!("rule {}", rule.name()), Known::from(share)));
        targets.push(all_within("B13", "Henry's turns by placement rule", placing, (0.10, f64::INFINITY)));
        targets
    }

    fn destroyed(&self) -> crate::Mean {
        let mut destroyed = crate::Mean::default();
        let such = self.by_trio.iter().filter(|(trio, _)| trio.contains(&TileSet::Warfare));
        such.for_each(|(_, games)| destroyed.merge(games.destroyed));
        destroyed
    }

    /// The share of Henry's turns by the rule that placed his tile.
    fn rules(&self) -> Vec<(HenryRule, f64)> {
        let times = |rule| self.solo.iter().map(|solo| solo.rules.get(&rule).copied().unwrap_or_default()).sum::<f64>();
        let all: f64 = HenryRule::ALL.into_iter().map(times).sum();
        HenryRule::ALL.into_iter().map(|rule| (rule, times(rule) / all.max(1.0))).collect()
    }

    fn start(&self) -> Result<Section, Error> {
        let bars: Vec<Bar> = self.by_trio.iter().rev().map(|(trio, games)| games.start.bar(name(trio))).collect();
        let mut text = String::from("| turns of both | games | the start player wins |\n| --: | --: | --- |\n");
        for (turns, count) in &self.all.by_turns {
            let _ = writeln!(text, "| {turns} | {:.0} | {count} |", count.tries);
        }
        let _ = write!(
            text,
            "\nWith Dominion {}, without {}. A camp that is used an odd number of times before the pile is empty gives the start player one \
             turn more (TH-12.7); the option `equal_turns` takes that away.",
            self.start_with_dominion(true),
            self.start_with_dominion(false)
        );
        section(
            "The start player",
            text,
            "start",
            "Wins of the start player by trio; the lines are the bounds of B2",
            &bars,
            &[0.42, 0.58],
        )
    }

    fn sets(&self) -> Result<Section, Error> {
        let mut text = String::from(
            "| set | share of the building points | points in a game | the winner has more |\n| --- | --: | --: | --- |\n",
        );
        let mut bars = Vec::new();
        for (set, (points, all)) in &self.all.points {
            let games = self
                .by_trio
                .iter()
                .filter(|(trio, _)| trio.contains(set))
                .map(|(_, games)| games.draws.tries)
                .sum::<f64>();
            let more = self.all.more.get(set).copied().unwrap_or_default();
            let _ = writeln!(
                text,
                "| {} | {} | {:.1} | {more} |",
                set.name(),
                percent(points / all),
                points / games.max(1.0)
            );
            bars.push(Bar { label: set.name().to_owned(), value: points / all, low: points / all, high: points / all });
        }
        bars.reverse();
        section(
            "The sets",
            text,
            "sets",
            "Share of each set in all building points of its games; the lines are the bounds of B7",
            &bars,
            &[0.10, 0.50],
        )
    }

    fn tiles(&self) -> Result<Section, Error> {
        let mut text = String::from("| tile | built | its owner wins |\n| --- | --- | --- |\n");
        for (tile, built) in &self.all.built {
            let owner = self.all.owner.get(tile).copied().unwrap_or_default();
            let _ = writeln!(text, "| `{}` | {built} | {owner} |", self.game.id(*tile));
        }
        let bars = |counts: &BTreeMap<::two_heirs::TileId, Count>| -> Vec<Bar> {
            counts.iter().rev().map(|(tile, count)| count.bar(self.game.id(*tile).to_string())).collect()
        };
        let mut section = section(
            "The tiles",
            text,
            "built",
            "How often each tile is built; the line is the bound of B4",
            &bars(&self.all.built),
            &[0.25],
        )?;
        let caption = "How often the owner of each tile wins; the lines are the bounds of B5".to_owned();
        let svg = bar_chart(&caption, &bars(&self.all.owner), &[0.40, 0.62])?;
        section.charts.push(Chart { name: "owner".into(), caption, svg });
        Ok(section)
    }

    fn play(&self) -> Section {
        let all = &self.all;
        let text = format!(
            "| in a game of two | mean ± spread |\n| --- | --: |\n| points of a player | {} |\n| margin | {} |\n| road points of a player | {} |\n\
             | difference in road points | {} |\n| buildings of a player | {} |\n| free terrain of a player | {} |\n| camps used | {} |\n",
            all.score, all.margin, all.roads, all.road_gap, all.buildings, all.terrain, all.camps
        );
        Section { title: "How it is played".into(), text, charts: vec![] }
    }

    fn alone(&self) -> Result<Section, Error> {
        let mut text = String::from("| level | wins | points | Henry |\n| --- | --- | --: | --: |\n");
        for ((level, _), solo) in LEVELS.iter().zip(&self.solo) {
            let _ = writeln!(text, "| {level} | {} | {} | {} |", solo.won, solo.score, solo.henry);
        }
        let rules: Vec<String> =
            self.rules().iter().map(|(rule, share)| format!("{} {}", rule.name(), percent(*share))).collect();
        let _ = write!(text, "\nHenry's turns by the rule that placed his tile: {}.", rules.join(", "));
        let bars: Vec<Bar> =
            LEVELS.iter().zip(&self.solo).rev().map(|((level, _), solo)| solo.won.bar(*level)).collect();
        section("Alone", text, "solo", "Solo wins by level", &bars, &[])
    }
}

fn name(trio: &[TileSet; 3]) -> String {
    trio.map(|set| set.name()).join(", ")
}

fn section(
    title: &str,
    text: String,
    chart: &str,
    caption: &str,
    bars: &[Bar],
    lines: &[f64],
) -> Result<Section, Error> {
    let svg = bar_chart(caption, bars, lines)?;
    Ok(Section {
        title: title.to_owned(),
        text,
        charts: vec![Chart { name: chart.to_owned(), caption: caption.to_owned(), svg }],
    })
}

/// What was changed in the house edition because of these games.
fn tuning() -> Section {
    Section { title: "What was changed".into(), text: include_str!("tuning.md").to_owned(), charts: vec![] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_finds_the_same_however_many_threads_play() {
        let found = |threads| {
            let plan = Plan { games: Some(2), bot: Contestant::Bot(Kind::Random), seed: 3, threads, edition: None };
            study(&plan, Contestant::player, Progress { expect: &|_| {}, tick: &|| {}, stop: &|| false })
                .expect("it can be played")
        };
        let report = found(1);
        assert_eq!(report, found(2));
        for number in 1..=14 {
            assert!(report.targets.iter().any(|target| target.id == format!("B{number}")), "B{number} is judged");
        }
        assert!(report.targets.iter().any(|target| target.holds == Verdict::Undecided), "two games decide little");
        assert_eq!(report.sections.iter().map(|section| section.charts.len()).sum::<usize>(), 5);
    }

    #[test]
    fn what_was_tuned_by_hand_is_told_of_the_edition_it_was_tuned_for_only() {
        let text = TwoHeirs::about().editions[0].text.replacen("stone = 2", "stone = 1", 1);
        let titles = |edition| {
            let plan = Plan { games: Some(1), bot: Contestant::Bot(Kind::Random), seed: 3, threads: 1, edition };
            let progress = Progress { expect: &|_| {}, tick: &|| {}, stop: &|| false };
            let report = study(&plan, Contestant::player, progress).expect("it can be played");
            report.sections.into_iter().map(|section| section.title).collect::<Vec<_>>()
        };
        assert!(titles(None).contains(&"What was changed".to_owned()));
        assert!(!titles(Some(table::EditionChoice::Own(text))).contains(&"What was changed".to_owned()));
    }

    #[test]
    fn there_are_twenty_trios() {
        assert_eq!(trios().len(), 20);
    }
}
