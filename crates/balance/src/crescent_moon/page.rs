//! The study of Crescent Moon: its series, its targets, its page.

use super::{Games, Seen};
use crate::{Chart, Count, Error, Known, Mean, Plan, Players, Progress, Report, Section, Series, Target, watch};
use ::crescent_moon::Character;
use ::crescent_moon::CrescentMoon;
use ::crescent_moon::pile::Kind;
use arena::report::{Bar, bar_chart};
use std::fmt::Write;
use table::{Rules, Setup};

/// Games for each number of players, over all layouts.
const GAMES: usize = 1_000;

/// Of those, how many more are played over four years.
const LONG_PART: usize = 5;

const LAYOUTS: [&str; 5] = ["divided_land", "spring_thaw", "fertile_valley", "open_plains", "meeting_place"];

/// What is aimed at with one number of players.
struct Aims {
    players: usize,
    wins: (f64, f64),
    wins_now: (f64, f64),
    layout: (f64, f64),
    ties: (f64, f64),
    combats: (f64, f64),
    warlord: (f64, f64),
    contests: (f64, f64),
}

const FIVE: Aims = Aims {
    players: 5,
    wins: (0.15, 0.25),
    wins_now: (0.12, 0.30),
    layout: (0.12, 0.28),
    ties: (0.0, 0.08),
    combats: (7.0, 16.0),
    warlord: (0.45, 0.75),
    contests: (8.0, 20.0),
};

const FOUR: Aims = Aims {
    players: 4,
    wins: (0.20, 0.30),
    wins_now: (0.12, 0.38),
    layout: (0.16, 0.34),
    ties: (0.0, 0.10),
    combats: (5.0, 12.0),
    warlord: (0.45, 0.80),
    contests: (6.0, 16.0),
};

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn plain(value: f64) -> String {
    format!("{value:.1}")
}

fn setup(plan: &Plan, players: usize, layout: &str, years: &str) -> Result<Setup, Error> {
    plan.setup(CrescentMoon::about(), players, &[("map", layout), ("years", years), ("characters", "seated")])
}

/// Everything that was found with one number of players.
struct Found {
    aims: &'static Aims,
    all: Games,
    by_layout: Vec<Games>,
    long: Games,
}

fn found(
    aims: &'static Aims,
    plan: &Plan,
    player: Players<CrescentMoon>,
    progress: Progress<'_>,
) -> Result<Found, Error> {
    let games = plan.games.unwrap_or(GAMES).div_ceil(LAYOUTS.len());
    let mut by_layout = Vec::new();
    let (mut all, mut long) = (Games::default(), Games::default());
    for layout in LAYOUTS {
        let series = Series { games, ..Series::equal(setup(plan, aims.players, layout, "3")?, plan, games) };
        let found = watch::<CrescentMoon, Seen>(&series, player, plan.threads, progress)?.games;
        all.merge(&found);
        by_layout.push(found);
        let games = games.div_ceil(LONG_PART);
        let series = Series { games, ..Series::equal(setup(plan, aims.players, layout, "4")?, plan, games) };
        long.merge(&watch::<CrescentMoon, Seen>(&series, player, plan.threads, progress)?.games);
    }
    Ok(Found { aims, all, by_layout, long })
}

/// Plays equal bots with four and five players, the layouts in rotation.
pub fn study(plan: &Plan, player: Players<CrescentMoon>, progress: Progress<'_>) -> Result<Report, Error> {
    let game = CrescentMoon::open(&setup(plan, 5, LAYOUTS[0], "3")?)?;
    let both = [found(&FIVE, plan, player, progress)?, found(&FOUR, plan, player, progress)?];
    let mut sections = Vec::new();
    for found in &both {
        sections.push(found.characters()?);
        sections.push(found.cards(&game)?);
        sections.push(found.objectives()?);
    }
    if plan.is_of_the_game(CrescentMoon::about()) {
        sections.push(tuning());
    }
    Ok(Report {
        game: "crescent-moon".into(),
        title: "Crescent Moon".into(),
        about: format!(
            "Made by `crownlands balance crescent-moon`: {} games of three years for each number of players and a fifth as many of four \
             years, {} on every seat, the five layouts in rotation, edition {}, seed {}. The targets are those the house edition was \
             designed for; what is found holds for these bots only.",
            both[0].all.gaps.len(),
            plan.bot,
            game.edition().id,
            plan.seed
        ),
        edition: None,
        targets: both.iter().flat_map(|found| found.targets(&game)).collect(),
        sections,
    })
}

impl Found {
    fn characters_playing(&self) -> impl Iterator<Item = Character> {
        Character::playing(self.aims.players)
    }

    fn named<T: Into<Known>>(&self, value: impl Fn(usize) -> T) -> Vec<(String, Known)> {
        self.characters_playing().map(|who| (who.to_string(), value(who.index()).into())).collect()
    }

    fn targets(&self, game: &CrescentMoon) -> Vec<Target> {
        let (aims, all) = (self.aims, &self.all);
        let n = aims.players;
        let id = |number: &str| format!("{n}p {number}");
        let what = |text: &str| format!("{text}, {n} players");
        let wins = self.named(|index| &all.wins[index]);
        let means = self.named(|index| &all.scores[index]);
        let deviations = self.named(|index| all.scores[index].deviation());
        let by_layout: Vec<(String, Known)> = LAYOUTS
            .iter()
            .zip(&self.by_layout)
            .flat_map(|(layout, games)| self.characters_playing().map(move |who| (who, *layout, games)))
            .map(|(who, layout, games)| (format!("{who} on {layout}"), Known::from(&games.wins[who.index()])))
            .collect();
        let range = means.iter().map(|(_, mean)| mean.value).fold(f64::MIN, f64::max)
            - means.iter().map(|(_, mean)| mean.value).fold(f64::MAX, f64::min);
        let mut gaps = all.gaps.clone();
        gaps.sort_unstable();
        let gap = gaps.get(gaps.len() / 2).map_or(0.0, |gap| f64::from(*gap));
        let within = |number: &str, text: &str, found: Known, bounds, write: fn(f64) -> String| {
            Target::within(&id(number), &what(text), found, bounds, write)
        };
        let (rate, mean) = (|count: &Count| Known::from(count), |mean: &Mean| Known::from(mean));
        let long = self.named(|index| &self.long.scores[index]);
        let mut targets = vec![
            Target::all(&id("1"), &what("wins of each character"), &wins, aims.wins, percent),
            Target::all(&id("1a"), &what("the same, as far as greedy bots can tell"), &wins, aims.wins_now, percent),
            Target::all(&id("2"), &what("wins of each character on each layout"), &by_layout, aims.layout, percent),
            Target::all(&id("3"), &what("mean points of each character"), &means, (30.0, 40.0), plain),
            within("4", "highest less lowest mean", range.into(), (0.0, 3.0), plain),
            Target::all(&id("5"), &what("standard deviation of points"), &deviations, (4.0, 8.0), plain),
            within("6", "median lead of the first over the second", gap.into(), (0.0, 4.0), plain),
            within("7", "games decided by coins or turn order", rate(&all.ties), aims.ties, percent),
            within("8", "combats in a game", mean(&all.combats), aims.combats, plain),
            within("9", "combats with the Warlord", rate(&all.with_warlord), aims.warlord, percent),
            within("10", "contests in a game", mean(&all.contests), aims.contests, plain),
            within("11", "contests won by the attacker", rate(&all.contests_won), (0.5, 0.75), percent),
            within("13", "cards bought in a game", mean(&all.bought), (12.0, 28.0), plain),
            within("14", "sales from the Sultan's market", mean(&all.sold), (2.0, 6.0), plain),
            within("15", "deals with the Murshid", mean(&all.deals), (1.0, 5.0), plain),
            Target::all(&id("20"), &what("mean points after four years"), &long, (40.0, 52.0), plain),
        ];
        if n == 5 {
            let struck = all.hires.mean() + all.bribes.mean();
            targets.push(within("12", "hires and bribes in a game", struck.into(), (6.0, 14.0), plain));
        }
        targets.extend(self.card_targets(game));
        targets
    }

    /// How much more often those who played a card won than their characters do.
    fn luck(&self, kind: Kind) -> Option<f64> {
        let of_kind = || self.all.luck.iter().filter(|((card, _), _)| *card == kind);
        let tries: f64 = of_kind().map(|(_, count)| count.tries).sum();
        let hits: f64 = of_kind().map(|(_, count)| count.hits).sum();
        let usual: f64 = of_kind().map(|((_, who), count)| count.tries * self.all.wins[who.index()].rate()).sum();
        (tries >= 20.0).then(|| (hits - usual) / tries)
    }

    fn card_targets(&self, game: &CrescentMoon) -> Vec<Target> {
        let n = self.aims.players;
        let deck: Vec<(Kind, &str, f64)> = game
            .components()
            .cards
            .iter()
            .enumerate()
            .filter(|(_, card)| card.dealt_to.is_none())
            .map(|(index, card)| (Kind::new(index), &*card.id, f64::from(card.copies)))
            .collect();
        let rate = |kind: Kind| self.all.played.get(&kind).map_or(0.0, Count::rate);
        let played: Vec<(String, Known)> =
            deck.iter().map(|(kind, id, copies)| ((*id).to_owned(), (rate(*kind) / copies).into())).collect();
        let often: Vec<(String, Known)> =
            deck.iter().map(|(kind, id, _)| ((*id).to_owned(), rate(*kind).into())).collect();
        let luck: Vec<(String, Known)> =
            deck.iter().filter_map(|(kind, id, _)| Some(((*id).to_owned(), self.luck(*kind)?.into()))).collect();
        let holy = |id: &str| id.ends_with("_holy");
        let lines: Vec<(String, Known)> = self
            .all
            .lines
            .iter()
            .filter(|(id, _)| !holy(id))
            .map(|(id, count)| (id.clone(), Known::from(count)))
            .collect();
        let holy: Vec<(String, Known)> = self
            .all
            .lines
            .iter()
            .filter(|(id, _)| holy(id))
            .map(|(id, count)| (id.clone(), Known::from(count)))
            .collect();
        let id = |number: &str| format!("{n}p {number}");
        let what = |text: &str| format!("{text}, {n} players");
        vec![
            Target::all(
                &id("16"),
                &what("games in which a card is played, for each copy"),
                &played,
                (0.04, 1.0),
                percent,
            ),
            Target::all(&id("16a"), &what("games in which a card is played"), &often, (0.0, 0.75), percent),
            Target::all(
                &id("17"),
                &what("wins of those who played a card, less the usual"),
                &luck,
                (-0.08, 0.08),
                percent,
            ),
            Target::all(&id("18"), &what("years in which an objective line scores"), &lines, (0.10, 0.90), percent),
            Target::all(&id("19"), &what("years in which a holy site line scores"), &holy, (0.10, 0.60), percent),
        ]
    }

    fn characters(&self) -> Result<Section, Error> {
        let n = self.aims.players;
        let mut text =
            String::from("| character | wins | points | points after four years |\n| --- | --- | --- | --- |\n");
        for who in self.characters_playing() {
            let index = who.index();
            let (wins, points, long) = (self.all.wins[index], self.all.scores[index], self.long.scores[index]);
            let _ = writeln!(text, "| {who} | {wins} | {points} | {long} |");
        }
        let _ = write!(
            text,
            "\nIn a game: {:.1} combats, {:.1} contests, {:.1} hires, {:.1} bribes, {:.1} cards bought, {:.1} of them from the Sultan, \
             {:.1} deals with the Murshid.\n\n| wins on |",
            self.all.combats.mean(),
            self.all.contests.mean(),
            self.all.hires.mean(),
            self.all.bribes.mean(),
            self.all.bought.mean(),
            self.all.sold.mean(),
            self.all.deals.mean()
        );
        for who in self.characters_playing() {
            let _ = write!(text, " {who} |");
        }
        let _ = writeln!(text, "\n| --- |{}", " --- |".repeat(n));
        for (layout, games) in LAYOUTS.iter().zip(&self.by_layout) {
            let _ = write!(text, "| {layout} |");
            for who in self.characters_playing() {
                let _ = write!(text, " {} |", percent(games.wins[who.index()].rate()));
            }
            text.push('\n');
        }
        let fair = 1.0 / n as f64;
        let wins: Vec<Bar> = self.characters_playing().map(|who| self.all.wins[who.index()].bar(who.name())).collect();
        let caption = format!("Win rate by character, {n} players; the line is the fair share");
        let svg = bar_chart(&caption, &wins, &[fair])?;
        let charts = vec![Chart { name: format!("{n}-characters"), caption, svg }];
        Ok(Section { title: format!("Characters, {n} players"), text, charts })
    }

    fn cards(&self, game: &CrescentMoon) -> Result<Section, Error> {
        let n = self.aims.players;
        let mut text = String::from(
            "| card | copies | played in games | wins of those who played it, less the usual |\n| --- | --- | --- | --- |\n",
        );
        let mut bars = Vec::new();
        for (index, card) in game.components().cards.iter().enumerate() {
            let kind = Kind::new(index);
            let count = self.all.played.get(&kind).copied().unwrap_or_default();
            let luck = self.luck(kind).map_or_else(|| "–".to_owned(), |luck| format!("{:+.1} %", 100.0 * luck));
            let _ = writeln!(text, "| {} | {} | {count} | {luck} |", card.id, card.copies);
            bars.push(count.bar(&*card.id));
        }
        let caption = format!("Games in which each card is played, {n} players");
        let svg = bar_chart(&caption, &bars, &[])?;
        let charts = vec![Chart { name: format!("{n}-cards"), caption, svg }];
        Ok(Section { title: format!("Cards, {n} players"), text, charts })
    }

    fn objectives(&self) -> Result<Section, Error> {
        let n = self.aims.players;
        let mut text = String::from("| line | scores in years |\n| --- | --- |\n");
        for (id, count) in &self.all.lines {
            let _ = writeln!(text, "| {id} | {count} |");
        }
        let bars: Vec<Bar> = self.all.lines.iter().map(|(id, count)| count.bar(id.as_str())).collect();
        let caption = format!("Years in which each objective line scores, {n} players");
        let svg = bar_chart(&caption, &bars, &[0.1, 0.9])?;
        let charts = vec![Chart { name: format!("{n}-objectives"), caption, svg }];
        Ok(Section { title: format!("Objectives, {n} players"), text, charts })
    }
}

/// What was changed in the edition because of such studies.
fn tuning() -> Section {
    Section { title: "What was tuned".into(), text: TUNING.into(), charts: vec![] }
}

/// Kept beside the study, so that the page it writes tells it.
const TUNING: &str = include_str!("tuning.md");
