//! Northgard: clans and places in the turn order, how games end, and which cards are taken and played.

use crate::{Chart, Count, Error, Mean, Plan, Players, Progress, Report, Section, Series, Target, Watcher, watch};
use ::northgard::pieces::Clan;
use ::northgard::{Action, Card, Northgard, Pile, State};
use arena::report::bar_chart;
use std::fmt::Write;
use table::{Dictionary, Lang, Outcome, Rules, Seat, Words};

/// Games for each number of players.
const GAMES: usize = 2_000;
/// The years of a game.
const YEARS: usize = 7;
/// The most players.
const SEATS: usize = 5;

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Domination,
    Fame,
    TieBreak,
    Shared,
}

impl Way {
    const ALL: [Way; 4] = [Way::Domination, Way::Fame, Way::TieBreak, Way::Shared];

    fn name(self) -> &'static str {
        match self {
            Way::Domination => "three strongholds",
            Way::Fame => "fame",
            Way::TieBreak => "equal fame, a tie-break",
            Way::Shared => "equal in everything, shared",
        }
    }

    fn of(game: &Northgard, state: &State, outcome: &Outcome) -> Way {
        if outcome.winners.len() > 1 {
            return Way::Shared;
        }
        if !game.dominators(state).is_empty() {
            return Way::Domination;
        }
        let most = outcome.scores.iter().max();
        if outcome.scores.iter().filter(|score| Some(*score) == most).count() > 1 { Way::TieBreak } else { Way::Fame }
    }
}

/// What became of a card.
#[derive(Clone, Copy, Default)]
struct CardCount {
    /// Taken when it lay in the row and somebody took a card.
    picked: Count,
    /// Played when it left a hand.
    played: Count,
    /// Won by those who owned it at the end.
    won: Count,
}

impl CardCount {
    fn merge(&mut self, other: CardCount) {
        self.picked.merge(other.picked);
        self.played.merge(other.played);
        self.won.merge(other.won);
    }
}

/// What is counted.
struct Seen {
    first: Option<Seat>,
    places: [Count; SEATS],
    clans: [Count; Clan::ALL.len()],
    clan_fame: [Mean; Clan::ALL.len()],
    clan_domination: [Count; Clan::ALL.len()],
    ways: [Count; Way::ALL.len()],
    years: [Count; YEARS],
    margin: Mean,
    fame: Mean,
    cards: Vec<CardCount>,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            first: None,
            places: Default::default(),
            clans: Default::default(),
            clan_fame: Default::default(),
            clan_domination: Default::default(),
            ways: Default::default(),
            years: Default::default(),
            margin: Mean::default(),
            fame: Mean::default(),
            cards: vec![CardCount::default(); Card::all().count()],
        }
    }
}

impl Seen {
    fn left(&mut self, card: Card, played: bool) {
        self.cards[card.index()].played.add(if played { 1.0 } else { 0.0 });
    }
}

impl Watcher<Northgard> for Seen {
    fn acts(&mut self, _: &Northgard, state: &State, seat: Seat, action: &Action) {
        self.first.get_or_insert(state.open.first);
        match *action {
            Action::Pick(card) => {
                for offered in state.open.row.kinds() {
                    self.cards[offered.index()].picked.add(if offered == card { 1.0 } else { 0.0 });
                }
            }
            Action::Play(card) => self.left(card, true),
            Action::Wait(card) | Action::Replace(card) | Action::Remove(card) => self.left(card, false),
            Action::UpgradeKeep(card) | Action::UpgradeBox(card) => self.left(card, false),
            Action::Pass => state.deck(seat).hand.iter().for_each(|card| self.left(card, false)),
            _ => {}
        }
    }

    fn ended(&mut self, game: &Northgard, state: &State, outcome: &Outcome) {
        let players = game.players();
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let way = Way::of(game, state, outcome);
        let first = self.first.unwrap_or_default();
        for (place, seat) in first.round(players).enumerate() {
            let won = if outcome.winners.has(seat) { share } else { 0.0 };
            self.places[place].add(won);
            self.fame.add(f64::from(outcome.scores[seat.index()]));
            if let Some(clan) = state.player(seat).clan {
                self.clans[clan.index()].add(won);
                self.clan_fame[clan.index()].add(f64::from(outcome.scores[seat.index()]));
                if won > 0.0 {
                    self.clan_domination[clan.index()].add(if way == Way::Domination { 1.0 } else { 0.0 });
                }
            }
            for card in state.owned(seat).kinds() {
                self.cards[card.index()].won.add(won);
            }
        }
        for (place, count) in self.ways.iter_mut().enumerate() {
            count.add(if Way::ALL[place] == way { 1.0 } else { 0.0 });
        }
        for (year, count) in self.years.iter_mut().enumerate() {
            count.add(if year + 1 == usize::from(state.open.year) { 1.0 } else { 0.0 });
        }
        let mut scores = outcome.scores.clone();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        self.margin.add(f64::from(scores[0] - scores[1]));
    }

    fn merge(&mut self, other: Seen) {
        self.places.iter_mut().zip(other.places).for_each(|(mine, theirs)| mine.merge(theirs));
        self.clans.iter_mut().zip(other.clans).for_each(|(mine, theirs)| mine.merge(theirs));
        self.clan_fame.iter_mut().zip(other.clan_fame).for_each(|(mine, theirs)| mine.merge(theirs));
        self.clan_domination.iter_mut().zip(other.clan_domination).for_each(|(mine, theirs)| mine.merge(theirs));
        self.ways.iter_mut().zip(other.ways).for_each(|(mine, theirs)| mine.merge(theirs));
        self.years.iter_mut().zip(other.years).for_each(|(mine, theirs)| mine.merge(theirs));
        self.cards.iter_mut().zip(other.cards).for_each(|(mine, theirs)| mine.merge(theirs));
        self.margin.merge(other.margin);
        self.fame.merge(other.fame);
    }
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

/// Plays equal bots with two to five players; clans are given out by lot.
pub fn study(plan: &Plan, player: Players<Northgard>, progress: Progress<'_>) -> Result<Report, Error> {
    let words = Dictionary::new(Lang::En, Northgard::words(Lang::En).iter().copied())?;
    let mut report = Report { game: "northgard".into(), title: "Northgard".into(), ..Report::default() };
    let mut all = Seen::default();
    let mut played = 0;
    for players in Northgard::about().players.clone() {
        let setup = plan.setup(Northgard::about(), players, &[("clan_choice", "random")])?;
        let series = Series::equal(setup, plan, GAMES);
        let seen: Seen = watch::<Northgard, Seen>(&series, player, plan.threads, progress)?;
        played = series.games;
        report.targets.extend(targets(players, &seen));
        report.sections.push(section(players, &seen, &words)?);
        all.merge(seen);
    }
    report.sections.push(cards(&all, &words)?);
    report.about = format!(
        "Made by `crownlands balance northgard`: {played} games for each number of players, {} on every seat, clans by lot, without \
         creatures, seed {}. A place in the turn order should win within a quarter of its fair share, a clan within two fifths. These are \
         games between bots: they tell what these bots make of a clan or a card, and people may make more of it.",
        plan.bot, plan.seed
    );
    Ok(report)
}

fn targets(players: usize, seen: &Seen) -> Vec<Target> {
    let fair = 1.0 / players as f64;
    let mut targets = Vec::new();
    for (place, count) in seen.places[..players].iter().enumerate() {
        let what = format!("wins of place {} in the first year's turn order, {players} players", place + 1);
        let bounds = (0.75 * fair, 1.25 * fair);
        targets.push(Target::within(&format!("{players}-{}", place + 1), &what, count, bounds, percent));
    }
    for (clan, count) in Clan::ALL.iter().zip(&seen.clans) {
        let what = format!("wins of the {clan} clan, {players} players");
        let bounds = (0.6 * fair, 1.4 * fair);
        targets.push(Target::within(&format!("{players}-{clan}"), &what, count, bounds, percent));
    }
    targets
}

/// What was seen with so many players.
fn section(players: usize, seen: &Seen, words: &Dictionary) -> Result<Section, Error> {
    let fair = 1.0 / players as f64;
    let clan_name = |clan: Clan| words.word(&format!("clan-{clan}"));
    let mut text = String::from("| clan | wins | fame | of its wins, by strongholds |\n| --- | --- | --- | --- |\n");
    for clan in Clan::ALL {
        let place = clan.index();
        let (wins, fame, domination) = (&seen.clans[place], &seen.clan_fame[place], &seen.clan_domination[place]);
        let _ = writeln!(text, "| {} | {wins} | {fame} | {domination} |", clan_name(clan));
    }
    text.push_str("\n| place in the first turn order | wins |\n| --- | --- |\n");
    for (place, count) in seen.places[..players].iter().enumerate() {
        let _ = writeln!(text, "| {} | {count} |", place + 1);
    }
    text.push_str("\n| won by | games |\n| --- | --- |\n");
    for (way, count) in Way::ALL.iter().zip(&seen.ways) {
        let _ = writeln!(text, "| {} | {count} |", way.name());
    }
    text.push_str("\n| in year | games end |\n| --- | --- |\n");
    for (year, count) in seen.years.iter().enumerate() {
        let _ = writeln!(text, "| {} | {count} |", year + 1);
    }
    let _ = write!(
        text,
        "\nA player ends with {} fame (mean and deviation); the best is {:.1} ahead of the second on average.",
        seen.fame,
        seen.margin.mean()
    );
    let chart = |name: &str, caption: String, bars: Vec<_>, lines: &[f64]| -> Result<Chart, Error> {
        let svg = bar_chart(&caption, &bars, lines)?;
        Ok(Chart { name: format!("{players}-players-{name}"), caption, svg })
    };
    let clans = Clan::ALL.into_iter().zip(&seen.clans).map(|(clan, count)| count.bar(clan_name(clan))).collect();
    let places = seen.places[..players].iter().enumerate();
    let places = places.map(|(place, count)| count.bar(format!("place {}", place + 1))).collect();
    let ways = Way::ALL.iter().zip(&seen.ways).map(|(way, count)| count.bar(way.name()));
    let years = seen.years.iter().enumerate().map(|(year, count)| count.bar(format!("in year {}", year + 1)));
    Ok(Section {
        title: format!("{players} players"),
        text,
        charts: vec![
            chart("clans", format!("Win rate by clan, {players} players; the line is the fair share"), clans, &[fair])?,
            chart(
                "places",
                format!("Win rate by place in the first turn order, {players} players; the line is the fair share"),
                places,
                &[fair],
            )?,
            chart("endings", format!("How and when games end, {players} players"), ways.chain(years).collect(), &[])?,
        ],
    })
}

/// Which cards are taken and played, over all games.
fn cards(seen: &Seen, words: &Dictionary) -> Result<Section, Error> {
    let mut text = String::from(
        "*Taken*: how often the card was the one taken when it lay in the row and somebody took a card. *Played*: how often it was played \
         for its effect when it left a hand; otherwise it was spent, replaced, removed or laid down with a pass. *Won*: wins of those who \
         owned it at the end; the average of all owners of cards is the measure, since there are more owners with more players.\n",
    );
    let name = |card: Card| words.word(&format!("card-{card}"));
    let mut charts = Vec::new();
    let groups = [
        ("early", "Early Development cards", Pile::EARLY),
        ("advanced", "Advanced Development cards", Pile::ADVANCED),
        ("achievements", "Achievement cards", Pile::ACHIEVEMENTS),
    ];
    for (id, title, pile) in groups {
        let mut ranked: Vec<(Card, CardCount)> = pile.kinds().map(|card| (card, seen.cards[card.index()])).collect();
        ranked.sort_by(|a, b| b.1.picked.rate().total_cmp(&a.1.picked.rate()));
        let _ = write!(text, "\n### {title}\n\n| card | taken | played | won |\n| --- | --- | --- | --- |\n");
        for (card, count) in &ranked {
            let played = if card.is_achievement() { "–".to_owned() } else { count.played.to_string() };
            let _ = writeln!(text, "| {} | {} | {played} | {} |", name(*card), count.picked, count.won);
        }
        let caption = format!("{title}: how often each is taken from the row");
        let bars: Vec<_> = ranked.iter().rev().map(|(card, count)| count.picked.bar(name(*card))).collect();
        let svg = bar_chart(&caption, &bars, &[])?;
        charts.push(Chart { name: format!("cards-{id}"), caption, svg });
    }
    let own = |card: &Card| !card.is_early() && !card.is_advanced() && !card.is_achievement() && *card != Card::UNREST;
    text.push_str("\n### Starting and clan cards\n\n| card | played | won |\n| --- | --- | --- |\n");
    for card in Card::all().filter(own) {
        let count = &seen.cards[card.index()];
        let _ = writeln!(text, "| {} | {} | {} |", name(card), count.played, count.won);
    }
    Ok(Section { title: "Cards".into(), text, charts })
}

#[cfg(test)]
mod tests {
    use super::{Seen, Series, study};
    use crate::{Count, Plan, Progress, watch};
    use ::northgard::{Card, Northgard};
    use arena::Contestant;
    use table::Rules;

    const SILENT: Progress<'static> = Progress { expect: &|_| (), tick: &|| (), stop: &|| false };

    fn plan(games: usize) -> Plan {
        Plan { games: Some(games), bot: "random".parse().expect("a bot"), seed: 3, threads: 1, edition: None }
    }

    #[test]
    fn every_game_is_counted_once_in_everything() {
        let games = 12;
        let plan = plan(games);
        let setup = plan.setup(Northgard::about(), 3, &[]).expect("the defaults are sound");
        let series = Series::equal(setup, &plan, games);
        let seen: Seen =
            watch::<Northgard, Seen>(&series, Contestant::player, 1, SILENT).expect("the games are played");
        let hits = |counts: &[Count]| counts.iter().map(|count| count.hits).sum::<f64>();
        for counts in [&seen.places[..], &seen.clans, &seen.ways, &seen.years] {
            assert!((hits(counts) - games as f64).abs() < 1e-9, "each game has one victory, way and year");
        }
        assert!(seen.places[..3].iter().all(|count| count.tries == games as f64));
        assert_eq!(seen.clans.iter().map(|count| count.tries).sum::<f64>(), 3.0 * games as f64);
        let picked: f64 = seen.cards.iter().map(|count| count.picked.hits).sum();
        assert!(picked > 0.0 && picked <= (3 * 7 * games) as f64, "at most one card a player and year: {picked}");
        let feast = &seen.cards[Card::START_FEAST.index()];
        assert!(feast.played.hits > 0.0 && feast.played.hits < feast.played.tries, "some are played, some are not");
    }

    #[test]
    fn a_study_tells_of_every_number_of_players_and_every_card() {
        let report = study(&plan(2), Contestant::player, SILENT).expect("the study is made");
        let page = report.markdown();
        for title in ["## 2 players", "## 3 players", "## 4 players", "## 5 players", "## Cards"] {
            assert!(page.contains(title), "{title} is missing");
        }
        assert_eq!(report.sections.iter().map(|section| section.charts.len()).sum::<usize>(), 4 * 3 + 3);
        assert!(page.contains("| Huginn & Muninn |") && page.contains("| Scholar |") && page.contains("| Goat Clan |"));
    }
}
