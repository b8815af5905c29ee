//! What the study of Brian Boru found, as a page.

use super::{CardCount, Seen, Way};
use crate::{Chart, Count, Error, Known, Plan, Players, Progress, Report, Section, Series, Target, Watcher, watch};
use ::brian_boru::BrianBoru;
use ::brian_boru::pieces::{Card, Princess, Region};
use arena::report::bar_chart;
use std::fmt::Write;
use table::{Dictionary, Lang, Rules, Words};

/// Games for each number of players.
const GAMES: usize = 2_000;

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn number(value: f64) -> String {
    format!("{value:.1}")
}

/// Plays equal bots with three, four and five players.
pub fn study(plan: &Plan, player: Players<BrianBoru>, progress: Progress<'_>) -> Result<Report, Error> {
    let words = Dictionary::new(Lang::En, BrianBoru::words(Lang::En).iter().copied())?;
    let mut report = Report { game: "brian-boru".into(), title: "Brian Boru".into(), ..Report::default() };
    let mut all = Seen::default();
    let mut played = 0;
    for players in BrianBoru::about().players.clone() {
        let setup = plan.setup(BrianBoru::about(), players, &[])?;
        let series = Series::equal(setup, plan, GAMES);
        let seen: Seen = watch::<BrianBoru, Seen>(&series, player, plan.threads, progress)?;
        played = series.games;
        report.targets.extend(targets(players, &seen, &words));
        report.sections.push(section(players, &seen, &words)?);
        all.merge(seen);
    }
    report.sections.push(cards(&all, &words)?);
    report.about = format!(
        "Made by `crownlands balance brian-boru`: {played} games for each number of players, {} on every seat, seed {}. Who begins is drawn, so what may be unfair is \
         the place in the first turn order: it should win within a fifth of its fair share, and so should a region to start in, within two fifths. Every way to points \
         should help whoever is ahead of all others on it, and none should decide the game. These are games between bots: they tell what these bots make of the game, \
         and people may make more of it.",
        plan.bot, plan.seed
    );
    Ok(report)
}

fn region_name(words: &Dictionary, region: Region) -> String {
    words.word(&format!("region-{region}"))
}

/// Rates by name, those that were never counted left out.
fn named<'a>(counts: impl Iterator<Item = (String, &'a Count)>) -> Vec<(String, Known)> {
    counts.filter(|(_, count)| count.tries > 0.0).map(|(name, count)| (name, Known::from(count))).collect()
}

fn targets(players: usize, seen: &Seen, words: &Dictionary) -> Vec<Target> {
    let fair = 1.0 / players as f64;
    let mut targets = Vec::new();
    for (place, count) in seen.places[..players].iter().enumerate() {
        let what = format!("wins of place {} in the first turn order, {players} players", place + 1);
        let bounds = (0.8 * fair, 1.2 * fair);
        targets.push(Target::within(&format!("{players}-{}", place + 1), &what, count, bounds, percent));
    }
    let regions = || Region::ALL.into_iter().map(|region| region_name(words, region));
    let starts = named(regions().zip(&seen.regions));
    let what = format!("wins of those who start in a region, {players} players");
    targets.push(Target::all(&format!("{players}-start"), &what, &starts, (0.6 * fair, 1.4 * fair), percent));
    for (way, count) in Way::ALL.into_iter().zip(&seen.ways) {
        let what = format!("wins of whoever alone has most {}, {players} players", way.name());
        let id = format!("{players}-{}", way.name().split(' ').next_back().unwrap_or_default());
        targets.push(Target::within(&id, &what, count, (fair, 2.0 / 3.0), percent));
    }
    let claims = named(regions().zip(&seen.claims));
    let what = format!("games in which somebody holds the token of a region at the end, {players} players");
    targets.push(Target::all(&format!("{players}-held"), &what, &claims, (0.1, 0.95), percent));
    let what = format!("lead of the winner over the second, {players} players");
    targets.push(Target::within(&format!("{players}-lead"), &what, &seen.margin, (1.0, 8.0), number));
    let what = format!("shared victories, {players} players");
    targets.push(Target::within(&format!("{players}-shared"), &what, &seen.shared, (0.0, 0.03), percent));
    targets
}

/// What was seen with so many players.
fn section(players: usize, seen: &Seen, words: &Dictionary) -> Result<Section, Error> {
    let fair = 1.0 / players as f64;
    let chart = |name: &str, caption: String, bars: Vec<_>, lines: &[f64]| -> Result<Chart, Error> {
        let svg = bar_chart(&caption, &bars, lines)?;
        Ok(Chart { name: format!("{players}-players-{name}"), caption, svg })
    };
    let places = seen.places[..players].iter().enumerate();
    let places = places.map(|(place, count)| count.bar(format!("place {}", place + 1))).collect();
    let regions = Region::ALL.into_iter().zip(&seen.regions);
    let regions = regions.map(|(region, count)| count.bar(region_name(words, region))).collect();
    let ways = Way::ALL.into_iter().zip(&seen.ways).map(|(way, count)| count.bar(way.name())).collect();
    Ok(Section {
        title: format!("{players} players"),
        text: text(players, seen, words),
        charts: vec![
            chart(
                "places",
                format!("Win rate by place in the first turn order, {players} players; the line is the fair share"),
                places,
                &[fair],
            )?,
            chart(
                "starts",
                format!("Win rate by the region of the first town, {players} players; the line is the fair share"),
                regions,
                &[fair],
            )?,
            chart(
                "ways",
                format!("Win rate of whoever alone has most at the end, {players} players; the line is the fair share"),
                ways,
                &[fair],
            )?,
        ],
    })
}

fn text(players: usize, seen: &Seen, words: &Dictionary) -> String {
    let mut text = String::from("| place in the first turn order | wins |\n| --- | --- |\n");
    for (place, count) in seen.places[..players].iter().enumerate() {
        let _ = writeln!(text, "| {} | {count} |", place + 1);
    }
    text.push_str("\n| region | first towns in it | wins of those who start there | somebody holds its token at the end |\n| --- | --- | --- | --- |\n");
    for region in Region::ALL {
        let (at, name) = (region.index(), region_name(words, region));
        let wins = if seen.regions[at].tries > 0.0 { seen.regions[at].to_string() } else { "–".to_owned() };
        let _ = writeln!(text, "| {name} | {} | {wins} | {} |", seen.started[at], seen.claims[at]);
    }
    text.push_str("\n| most at the end | somebody alone | who wins |\n| --- | --- | --- |\n");
    for ((way, led), wins) in Way::ALL.into_iter().zip(&seen.led).zip(&seen.ways) {
        let _ = writeln!(text, "| {} | {led} | {wins} |", way.name());
    }
    text.push_str("\n| the princess | games | who wins |\n| --- | --- | --- |\n");
    for side in Princess::ALL {
        let count = &seen.princess[side.index()];
        let _ = writeln!(text, "| {} | {:.0} | {count} |", words.word(&format!("princess-{side}")), count.tries);
    }
    text.push_str("\n| points from | of winners | of others |\n| --- | --- | --- |\n");
    let items = ::brian_boru::Score::default().items();
    for ((_, key, _), (winners, others)) in items.iter().zip(seen.winners.iter().zip(&seen.others)) {
        let _ = writeln!(text, "| {} | {winners} | {others} |", words.word(key));
    }
    let _ = write!(
        text,
        "\nA player ends with {} points (mean and deviation); the winner is {:.1} ahead of the second on average, {} of the games end in a shared victory, and the \
         Vikings hold {:.1} towns at the end.",
        seen.scores,
        seen.margin.mean(),
        percent(seen.shared.rate()),
        seen.vikings.mean()
    );
    text
}

/// Which cards are chosen in the draft and win tricks, over all games.
fn cards(seen: &Seen, words: &Dictionary) -> Result<Section, Error> {
    let mut text = String::from(
        "*Chosen*: how often the card was the next to be chosen when it was in the packet. *Wins its trick*: of the tricks it was played to.\n\n\
         | card | chosen | wins its trick |\n| --- | --- | --- |\n",
    );
    let mut ranked: Vec<(Card, CardCount)> = Card::all().map(|card| (card, seen.cards[card.index()])).collect();
    ranked.sort_by(|a, b| b.1.chosen.rate().total_cmp(&a.1.chosen.rate()));
    let name = |card: Card| words.word(&format!("card-{card}"));
    for (card, count) in &ranked {
        let _ = writeln!(text, "| {} | {} | {} |", name(*card), count.chosen, count.tricks);
    }
    let caption = "How often each card is chosen from a packet in the draft";
    let bars: Vec<_> = ranked.iter().rev().map(|(card, count)| count.chosen.bar(name(*card))).collect();
    let svg = bar_chart(caption, &bars, &[])?;
    let chart = Chart { name: "cards".into(), caption: caption.into(), svg };
    Ok(Section { title: "Cards".into(), text, charts: vec![chart] })
}
