//! Brian Boru: places in the turn order, regions to start in, the ways to points, what becomes of claim tokens and the princess, and the cards.

mod page;

pub use page::study;

use crate::{Count, Mean, Watcher};
use ::brian_boru::pieces::{Card, Princess, Region};
use ::brian_boru::state::{Claim, Player};
use ::brian_boru::{Action, BrianBoru, Score, State};
use table::{Outcome, Rules, Seat};

/// The most players.
const SEATS: usize = 5;
/// The items of the final score.
const ITEMS: usize = 7;

/// A way to points, in which a player may be ahead of all others at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Towns,
    Claims,
    Regions,
    Renown,
    Marriages,
    Monasteries,
}

impl Way {
    const ALL: [Way; 6] = [Way::Towns, Way::Claims, Way::Regions, Way::Renown, Way::Marriages, Way::Monasteries];

    /// What its leader has most of.
    fn name(self) -> &'static str {
        match self {
            Way::Towns => "controlled towns",
            Way::Claims => "claim tokens",
            Way::Regions => "regions with a town",
            Way::Renown => "renown",
            Way::Marriages => "marriage cards",
            Way::Monasteries => "monasteries",
        }
    }

    /// How far a player has come on it.
    fn of(self, game: &BrianBoru, state: &State, seat: Seat) -> usize {
        let open = &state.open;
        let player: &Player = &open.players[seat];
        match self {
            Way::Towns => open.controlled(seat).len(),
            Way::Claims => open.claims.0.iter().filter(|claim| **claim == Claim::Held(seat)).count(),
            Way::Regions => game.regions_of(open, seat),
            Way::Renown => usize::from(player.renown),
            Way::Marriages => player.marriages.len() + usize::from(player.princess.is_some()),
            Way::Monasteries => (player.towns & open.monasteries).len(),
        }
    }

    /// Who is ahead of all others on it.
    fn leader(self, game: &BrianBoru, state: &State) -> Option<Seat> {
        let far: Vec<usize> = state.open.players.seats().map(|seat| self.of(game, state, seat)).collect();
        let most = far.iter().max()?;
        let mut ahead = Seat::all(far.len()).filter(|seat| far[seat.index()] == *most);
        ahead.next().filter(|_| ahead.next().is_none())
    }
}

/// What became of a card.
#[derive(Clone, Copy, Default)]
struct CardCount {
    /// Chosen in the draft when it was in the packet.
    chosen: Count,
    /// Won its trick when it was played.
    tricks: Count,
}

/// What is counted.
struct Seen {
    first: Option<Seat>,
    starts: [Option<Region>; SEATS],
    spurned: Option<Seat>,
    places: [Count; SEATS],
    regions: [Count; Region::COUNT],
    /// Who started in a region, of all who started.
    started: [Count; Region::COUNT],
    ways: [Count; Way::ALL.len()],
    /// Games in which somebody is ahead on it.
    led: [Count; Way::ALL.len()],
    claims: [Count; Region::COUNT],
    princess: [Count; 3],
    cards: [CardCount; ::brian_boru::pieces::CARDS],
    winners: [Mean; ITEMS],
    others: [Mean; ITEMS],
    scores: Mean,
    vikings: Mean,
    margin: Mean,
    shared: Count,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen {
            first: None,
            starts: [None; SEATS],
            spurned: None,
            places: Default::default(),
            regions: Default::default(),
            started: Default::default(),
            ways: Default::default(),
            led: Default::default(),
            claims: Default::default(),
            princess: Default::default(),
            cards: [CardCount::default(); ::brian_boru::pieces::CARDS],
            winners: Default::default(),
            others: Default::default(),
            scores: Mean::default(),
            vikings: Mean::default(),
            margin: Mean::default(),
            shared: Count::default(),
        }
    }
}

fn part(yes: bool) -> f64 {
    if yes { 1.0 } else { 0.0 }
}

impl Seen {
    /// A card was played: once all are, who has won is known.
    fn played(&mut self, game: &BrianBoru, state: &State, seat: Seat, card: Card) {
        let mut trick = state.open.flow.trick;
        trick.cards[seat] = Some(card);
        if trick.cards.values().iter().any(Option::is_none) {
            return;
        }
        let winner = game.trick_winner(&trick);
        for (seat, card) in trick.cards.iter() {
            if let Some(card) = card {
                self.cards[card.index()].tricks.add(part(winner == Some(seat)));
            }
        }
    }

    fn score(&mut self, game: &BrianBoru, state: &State, outcome: &Outcome) {
        for (seat, score) in game.scores(&state.open).iter() {
            let sheet = if outcome.winners.has(seat) { &mut self.winners } else { &mut self.others };
            for (mean, (_, _, points)) in sheet.iter_mut().zip(Score::items(score)) {
                mean.add(f64::from(points));
            }
        }
        let mut scores = outcome.scores.clone();
        scores.iter().for_each(|score| self.scores.add(f64::from(*score)));
        scores.sort_unstable_by(|a, b| b.cmp(a));
        self.margin.add(f64::from(scores[0] - scores[1]));
        self.shared.add(part(outcome.winners.len() > 1));
    }
}

impl Watcher<BrianBoru> for Seen {
    fn acts(&mut self, game: &BrianBoru, state: &State, seat: Seat, action: &Action) {
        self.first.get_or_insert(state.open.first());
        match *action {
            Action::Place(town) => self.starts[seat.index()] = Some(town.region()),
            Action::Pick(card) => {
                for other in state.hidden.packet(seat, usize::from(state.open.flow.pass)).iter() {
                    self.cards[other.index()].chosen.add(part(other == card));
                }
            }
            Action::Lead(card) | Action::Follow(card) => self.played(game, state, seat, card),
            Action::Princess(Princess::Spurn) => self.spurned = Some(seat),
            _ => {}
        }
    }

    fn ended(&mut self, game: &BrianBoru, state: &State, outcome: &Outcome) {
        let players = game.players();
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let won = |seat: Seat| if outcome.winners.has(seat) { share } else { 0.0 };
        if let Some(first) = self.first {
            first.round(players).zip(&mut self.places).for_each(|(seat, place)| place.add(won(seat)));
        }
        for seat in Seat::all(players) {
            let Some(start) = self.starts[seat.index()] else { continue };
            self.regions[start.index()].add(won(seat));
            self.started.iter_mut().enumerate().for_each(|(at, count)| count.add(part(at == start.index())));
        }
        for (at, way) in Way::ALL.into_iter().enumerate() {
            let leader = way.leader(game, state);
            self.led[at].add(part(leader.is_some()));
            if let Some(leader) = leader {
                self.ways[at].add(won(leader));
            }
        }
        for region in Region::ALL {
            self.claims[region.index()].add(part(matches!(state.open.claims[region], Claim::Held(_))));
        }
        for (seat, player) in state.open.players.iter() {
            if let Some(side) = player.princess {
                self.princess[side.index()].add(won(seat));
            }
        }
        if let Some(seat) = self.spurned {
            self.princess[Princess::Spurn.index()].add(won(seat));
        }
        self.vikings.add(state.open.vikings.len() as f64);
        self.score(game, state, outcome);
    }

    fn merge(&mut self, other: Seen) {
        let counts = [
            (&mut self.places[..], &other.places[..]),
            (&mut self.regions[..], &other.regions[..]),
            (&mut self.started[..], &other.started[..]),
            (&mut self.ways[..], &other.ways[..]),
            (&mut self.led[..], &other.led[..]),
            (&mut self.claims[..], &other.claims[..]),
            (&mut self.princess[..], &other.princess[..]),
        ];
        for (mine, theirs) in counts {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.merge(*theirs));
        }
        for (mine, theirs) in self.cards.iter_mut().zip(other.cards) {
            mine.chosen.merge(theirs.chosen);
            mine.tricks.merge(theirs.tricks);
        }
        self.winners.iter_mut().zip(other.winners).for_each(|(mine, theirs)| mine.merge(theirs));
        self.others.iter_mut().zip(other.others).for_each(|(mine, theirs)| mine.merge(theirs));
        self.scores.merge(other.scores);
        self.vikings.merge(other.vikings);
        self.margin.merge(other.margin);
        self.shared.merge(other.shared);
    }
}

#[cfg(test)]
mod tests {
    use super::{Seen, study};
    use crate::{Count, Plan, Progress, Series, watch};
    use ::brian_boru::BrianBoru;
    use arena::Contestant;
    use table::Rules;

    const SILENT: Progress<'static> = Progress { expect: &|_| (), tick: &|| (), stop: &|| false };

    fn plan(games: usize) -> Plan {
        Plan { games: Some(games), bot: "random".parse().expect("a bot"), seed: 3, threads: 1, edition: None }
    }

    #[test]
    fn every_game_is_counted_once_in_everything() {
        let (games, players) = (12, 4);
        let plan = plan(games);
        let setup = plan.setup(BrianBoru::about(), players, &[]).expect("the defaults are sound");
        let series = Series::equal(setup, &plan, games);
        let seen: Seen =
            watch::<BrianBoru, Seen>(&series, Contestant::player, 1, SILENT).expect("the games are played");
        let hits = |counts: &[Count]| counts.iter().map(|count| count.hits).sum::<f64>();
        let tries = |counts: &[Count]| counts.iter().map(|count| count.tries).sum::<f64>();
        for counts in [&seen.places[..], &seen.regions] {
            assert!((hits(counts) - games as f64).abs() < 1e-9, "each game has one victory: {counts:?}");
        }
        assert_eq!(tries(&seen.places), (players * games) as f64);
        assert_eq!(tries(&seen.regions), (players * games) as f64);
        assert_eq!(hits(&seen.started), (players * games) as f64, "everybody starts somewhere");
        assert_eq!(tries(&seen.princess), games as f64, "somebody gets the princess, in every game");
        // Four players play four rounds of five cards, the last of which is discarded: a trick for each card that is played.
        let tricks: Vec<Count> = seen.cards.iter().map(|card| card.tricks).collect();
        assert_eq!(tries(&tricks), hits(&tricks) * players as f64, "each trick has one winner");
        assert_eq!(hits(&tricks), (4 * 5 * games) as f64);
        let chosen: f64 = seen.cards.iter().map(|card| card.chosen.hits).sum();
        assert_eq!(chosen, (4 * 2 * 2 * players * games) as f64, "two cards at each of two passes of four rounds");
        assert_eq!(seen.scores.count(), (players * games) as f64);
        assert_eq!(seen.winners[0].count() + seen.others[0].count(), (players * games) as f64);
    }

    #[test]
    fn a_study_tells_of_every_number_of_players_every_region_and_every_card() {
        let report = study(&plan(2), Contestant::player, SILENT).expect("the study is made");
        let page = report.markdown();
        for title in ["## 3 players", "## 4 players", "## 5 players", "## Cards"] {
            assert!(page.contains(title), "{title} is missing");
        }
        for told in ["| Munster |", "| marriage cards |", "| military support |", "| white 22 |", "not decided"] {
            assert!(page.contains(told), "{told} is missing:\n{page}");
        }
        assert_eq!(report.sections.iter().map(|section| section.charts.len()).sum::<usize>(), 3 * 3 + 1);
    }
}
