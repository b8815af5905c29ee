//! Crescent Moon: characters, layouts, fights, contests, bargains, cards and objectives.

mod page;

pub use page::study;

use crate::{Count, Mean, Watcher};
use ::crescent_moon::BargainKind;
use ::crescent_moon::Character;
use ::crescent_moon::Verb;
use ::crescent_moon::decision::{BargainStep, DealStep, Frame};
use ::crescent_moon::edition::When;
use ::crescent_moon::pile::Kind;
use ::crescent_moon::state::Ended;
use ::crescent_moon::{Action, CrescentMoon, State};
use std::collections::{BTreeMap, BTreeSet};
use table::{Outcome, Rules, Seat, Teller};

/// One game being watched, and the counts of many.
#[derive(Default)]
struct Seen {
    last: Option<Ended>,
    combats: u32,
    with_warlord: u32,
    contests: u32,
    won: u32,
    hires: u32,
    bribes: u32,
    bought: u32,
    sold: u32,
    deals: u32,
    played: BTreeSet<(Kind, Character)>,
    games: Games,
}

/// The counts of many games.
#[derive(Clone, Default)]
struct Games {
    wins: [Count; 5],
    scores: [Mean; 5],
    gaps: Vec<i32>,
    ties: Count,
    combats: Mean,
    with_warlord: Count,
    contests: Mean,
    contests_won: Count,
    hires: Mean,
    bribes: Mean,
    bought: Mean,
    sold: Mean,
    deals: Mean,
    /// How often each card was played by anybody.
    played: BTreeMap<Kind, Count>,
    /// How often those who played a card won, by card and character.
    luck: BTreeMap<(Kind, Character), Count>,
    /// In how many of the years in which it could score each objective line did.
    lines: BTreeMap<String, Count>,
}

impl Seen {
    /// Counts a conflict that has ended since the last look.
    fn look(&mut self, state: &State) {
        let Some(ended) = state.open.last.as_ref().filter(|ended| self.last.as_ref() != Some(*ended)) else { return };
        if ended.combat {
            self.combats += 1;
            let warlord = ended.attacker == Character::Warlord || ended.defender == Some(Character::Warlord);
            self.with_warlord += u32::from(warlord);
        } else {
            self.contests += 1;
            self.won += u32::from(ended.attacker_won);
        }
        self.played.extend(ended.shown.iter().map(|(who, kind)| (*kind, *who)));
        self.last = Some(ended.clone());
    }

    /// The cards that leave a hand to be played by themselves.
    fn look_for_cards(&mut self, game: &CrescentMoon, state: &State, seat: Seat, action: &Action) {
        let alone = matches!(
            (state.open.top(), action),
            (_, Action::Play(_) | Action::Do(Verb::Play | Verb::Move | Verb::Assault))
                | (Some(Frame::Play), Action::Card(_))
        );
        let Some(who) = state.open.character(seat).filter(|_| alone) else { return };
        let mut after = state.clone();
        game.act(&mut after, seat, action, &mut Teller::silent());
        let rack = &game.components().rack;
        let gone = rack.without(state.hidden.hands[who.index()], after.hidden.hands[who.index()]);
        let shown = rack.without(after.open.discard, state.open.discard);
        for kind in rack.each(gone) {
            if after.open.playing == Some(kind) || rack.has(shown, kind) {
                self.played.insert((kind, who));
            }
        }
    }
}

impl Watcher<CrescentMoon> for Seen {
    fn acts(&mut self, game: &CrescentMoon, state: &State, seat: Seat, action: &Action) {
        self.look(state);
        self.look_for_cards(game, state, seat, action);
        match (state.open.top(), action) {
            (_, Action::Buy(..) | Action::BuyAt(..)) => self.bought += 1,
            // With four players mercenaries are hired from the bank, without a bargain (CM-15.4).
            (_, Action::Do(Verb::Hire)) if state.open.seats[Character::Nomad.index()].is_none() => self.hires += 1,
            (_, Action::Deal(_)) | (Some(Frame::Deal(DealStep::DealReply)), Action::Accept) => self.deals += 1,
            (Some(Frame::Bargain(BargainStep::Answer | BargainStep::Reply)), Action::Accept) => {
                match state.open.bargain.map(|bargain| bargain.kind) {
                    Some(BargainKind::Hire) => self.hires += 1,
                    Some(BargainKind::Bribe) => self.bribes += 1,
                    Some(BargainKind::Card) => {
                        self.sold += 1;
                        self.bought += 1;
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }

    fn ended(&mut self, game: &CrescentMoon, state: &State, outcome: &Outcome) {
        self.look(state);
        let games = &mut self.games;
        let players = outcome.scores.len();
        let won = |who: Character| f64::from(u8::from(outcome.winners.has(state.open.seat(who))));
        for who in Character::playing(players) {
            games.wins[who.index()].add(won(who));
            games.scores[who.index()].add(f64::from(outcome.scores[state.open.seat(who).index()]));
        }
        let mut scores = outcome.scores.clone();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        games.gaps.push(scores[0] - scores[1]);
        games.ties.add(f64::from(u8::from(scores[0] == scores[1])));
        games.combats.add(f64::from(self.combats));
        games.contests.add(f64::from(self.contests));
        games.with_warlord.merge(Count { hits: self.with_warlord.into(), tries: self.combats.into() });
        games.contests_won.merge(Count { hits: self.won.into(), tries: self.contests.into() });
        for (mean, count) in [
            (&mut games.hires, self.hires),
            (&mut games.bribes, self.bribes),
            (&mut games.bought, self.bought),
            (&mut games.sold, self.sold),
            (&mut games.deals, self.deals),
        ] {
            mean.add(f64::from(count));
        }
        for index in 0..game.components().cards.len() {
            let kind = Kind::new(index);
            let played = self.played.iter().any(|(card, _)| *card == kind);
            games.played.entry(kind).or_default().add(f64::from(u8::from(played)));
        }
        for (kind, who) in &self.played {
            games.luck.entry((*kind, *who)).or_default().add(won(*who));
        }
        self.count_lines(game, state, players);
    }

    fn merge(&mut self, other: Seen) {
        self.games.merge(&other.games);
    }
}

impl Seen {
    fn count_lines(&mut self, game: &CrescentMoon, state: &State, players: usize) {
        for (line, objective) in game.components().objectives.iter().enumerate() {
            if objective.character.index() >= players {
                continue;
            }
            let years = if objective.when == When::First { 1 } else { usize::from(game.options().years) };
            let count = self.games.lines.entry(objective.id.to_string()).or_default();
            for year in &state.open.account[..years] {
                count.add(f64::from(u8::from(year[line] > 0)));
            }
        }
    }
}

fn merge_counts<K: Ord + Clone>(mine: &mut BTreeMap<K, Count>, theirs: &BTreeMap<K, Count>) {
    for (key, count) in theirs {
        mine.entry(key.clone()).or_default().merge(*count);
    }
}

impl Games {
    fn merge(&mut self, other: &Games) {
        for index in 0..5 {
            self.wins[index].merge(other.wins[index]);
            self.scores[index].merge(other.scores[index]);
        }
        self.gaps.extend(&other.gaps);
        self.ties.merge(other.ties);
        self.with_warlord.merge(other.with_warlord);
        self.contests_won.merge(other.contests_won);
        for (mine, theirs) in [
            (&mut self.combats, other.combats),
            (&mut self.contests, other.contests),
            (&mut self.hires, other.hires),
            (&mut self.bribes, other.bribes),
            (&mut self.bought, other.bought),
            (&mut self.sold, other.sold),
            (&mut self.deals, other.deals),
        ] {
            mine.merge(theirs);
        }
        merge_counts(&mut self.played, &other.played);
        merge_counts(&mut self.luck, &other.luck);
        merge_counts(&mut self.lines, &other.lines);
    }
}
