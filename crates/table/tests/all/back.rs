//! Going back together: the table is as it was, chance cannot be fished for, and the record proves all of it.

use table::prelude::*;
use table::record::{Entry, Record, What};
use table::{AnyGame, AnyMatch, Boxed, Match, Pending, Seat, SeatSet, Seed, Setup};
use two_heirs::TwoHeirs;

/// A table with its log.
struct Played {
    game: Box<dyn AnyMatch>,
    entries: Vec<Entry>,
    seed: Seed,
}

impl Played {
    fn new(seed: u64) -> Played {
        let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
        let game = Boxed::<TwoHeirs>::new().begin(&setup).expect("the rules open");
        let mut played = Played { game, entries: Vec::new(), seed: Seed::from_number(seed) };
        played.settle();
        played
    }

    fn write(&mut self, what: What) {
        what.apply(self.game.as_mut()).expect("an allowed entry");
        self.entries.push(Entry::after(what, self.game.as_ref()));
    }

    fn settle(&mut self) {
        while let Some(chance) = self.game.roll(&self.seed) {
            self.write(What::Chance { chance });
        }
    }

    fn steps(&self) -> u64 {
        self.entries.len() as u64
    }

    fn offers(&self) -> Option<(Seat, Vec<String>)> {
        let Pending::Seats(seats) = self.game.pending() else { return None };
        let seat = seats.first().expect("somebody decides");
        Some((seat, self.game.offer_texts(seat)))
    }

    /// Lets whoever must act do so, and chance after that; says whether chance had a say.
    fn act(&mut self, seat: Seat, act: &str) -> bool {
        self.write(What::Act { seat, act: act.to_owned() });
        let before = self.steps();
        self.settle();
        self.steps() > before
    }

    fn back(&mut self, step: u64) {
        let by = Seat::new(0);
        self.write(What::Back { back: step, by, agreed: SeatSet::first_of(2) });
    }

    fn chances(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry.what, What::Chance { .. })).count()
    }

    /// Plays on until chance has had a say after a decision between several things; returns the step before it, who decided, and
    /// what there was to choose from, what was chosen first.
    fn until_chance(&mut self) -> (u64, Seat, Vec<String>) {
        loop {
            let (seat, offers) = self.offers().expect("the game is on");
            let before = self.steps();
            if self.act(seat, &offers[0]) && offers.len() > 1 {
                return (before, seat, offers);
            }
        }
    }
}

/// What the dice with this number say at a table.
fn thrown(table: &dyn AnyMatch, seed: &Seed, event: u64) -> String {
    let table = table.as_any().downcast_ref::<Match<TwoHeirs>>().expect("it is this game");
    table.game().write_chance(&table.game().roll(table.state(), &mut seed.dice(event)))
}

#[test]
fn doing_the_same_again_finds_the_same_chance_and_anything_else_finds_chance_that_nobody_has_seen() {
    let mut played = Played::new(3);
    let (before, seat, offers) = played.until_chance();
    let hash = played.entries[before as usize - 1].hash.clone();
    let drawn = played.steps();
    let drawn_first: Vec<What> = played.entries[before as usize..].iter().map(|entry| entry.what.clone()).collect();
    let used = played.game.chances();
    assert_eq!(played.game.landing(before), Some(before));
    played.back(before);
    assert_eq!(played.game.hash(), hash, "the table is as it was");
    assert_eq!(played.game.chances(), used, "what was drawn stays drawn");
    assert!(!played.game.can_undo(seat) && !played.game.can_undo(seat.next(2)), "nobody goes further back alone");
    // The same again.
    played.act(seat, &offers[0]);
    let again: Vec<What> = played.entries[drawn as usize + 1..].iter().map(|entry| entry.what.clone()).collect();
    assert_eq!(again, drawn_first);
    // Something else: the next dice are those after all that were thrown.
    played.back(before);
    let other = offers.iter().skip(1).find(|offer| {
        let mut tried = played.game.fork();
        tried.act(seat, offer).is_ok() && tried.pending() == Pending::Chance
    });
    let other = other.expect("something else asks chance as well").clone();
    let mut table = played.game.fork();
    table.act(seat, &other).expect("it is offered");
    assert_eq!(table.roll(&played.seed), Some(thrown(table.as_ref(), &played.seed, played.chances() as u64)));
    played.act(seat, &other);
    assert_eq!(played.game.chances() as usize, played.chances());
}

#[test]
fn a_game_that_went_back_again_and_again_proves_itself() {
    for number in 0..6 {
        let mut played = Played::new(number);
        let mut decisions = 0u64;
        while let Some((seat, offers)) = played.offers() {
            decisions += 1;
            let pick = (decisions * 7 + number) as usize % offers.len();
            played.act(seat, &offers[pick]);
            let to = played.steps().saturating_sub(decisions % 9);
            if decisions.is_multiple_of(11)
                && decisions < 400
                && let Some(landing) = played.game.landing(to)
            {
                let hash = played.entries.get(landing as usize - 1).map(|entry| entry.hash.clone());
                played.back(landing);
                assert_eq!(Some(played.game.hash()), hash, "game {number}, decision {decisions}");
            }
        }
        let names = vec!["Ann".to_owned(), "Bo".to_owned()];
        let backs = played.entries.iter().filter(|entry| matches!(entry.what, What::Back { .. })).count();
        assert!(backs > 2, "game {number} went back {backs} times");
        let record = Record::new(played.game.as_ref(), names, &played.seed, played.entries);
        let read = Record::read(&record.write()).expect("it is read back");
        let proof = read.verify(&Boxed::<TwoHeirs>::new()).expect("it proves itself");
        assert!(proof.fair && proof.finished && proof.compared == proof.steps);
    }
}

#[test]
fn a_chance_that_was_thrown_again_is_noticed() {
    let mut played = Played::new(3);
    let (before, seat, offers) = played.until_chance();
    played.back(before);
    // Somebody throws again at the same table, with dice that were not thrown yet.
    let mut cheat = Played { game: played.game.fork(), entries: played.entries.clone(), seed: played.seed };
    cheat.write(What::Act { seat, act: offers[0].clone() });
    let honest = cheat.game.roll(&cheat.seed).expect("chance is asked");
    let another =
        (0..200).map(|event| thrown(cheat.game.as_ref(), &cheat.seed, event)).find(|rolled| *rolled != honest);
    cheat.write(What::Chance { chance: another.expect("chance can decide otherwise") });
    let seed = cheat.seed;
    let record = Record {
        seed: Some(seed),
        ..Record::new(cheat.game.as_ref(), vec!["A".into(), "B".into()], &seed, cheat.entries)
    };
    let why = record.verify(&Boxed::<TwoHeirs>::new()).expect_err("it is noticed").why;
    assert!(format!("{why:?}").contains("complaint-record-unfair"), "{why:?}");
}

#[test]
fn nobody_goes_back_to_where_chance_decides_or_to_what_was_taken_back() {
    let mut played = Played::new(1);
    let dealt = played.steps();
    let refused = |played: &Played, step: u64| played.game.fork().back(step).is_err();
    assert!(refused(&played, dealt), "nothing has happened since");
    let (first, seat, offers) = {
        let (seat, offers) = played.offers().expect("the game is on");
        (played.steps(), seat, offers)
    };
    played.act(seat, &offers[0]);
    let (next, more) = played.offers().expect("the game is on");
    played.act(next, &more[0]);
    assert_eq!(played.game.landing(0), Some(dealt), "the deal stays as it is");
    assert!(dealt == 0 || refused(&played, 0));
    assert!(refused(&played, played.steps()) && refused(&played, 10_000));
    played.back(first);
    played.act(seat, &offers[0]);
    assert!(refused(&played, first + 1), "that step was taken back");
    assert_eq!(played.game.before_last_act(seat), Some(first));
}

/// Whether two matches are the same in everything that can be asked of them, as far as this step.
fn is_same(one: &dyn AnyMatch, other: &dyn AnyMatch, steps: u64, seed: &Seed) -> bool {
    let seats = || Seat::all(2);
    let undone = |game: &dyn AnyMatch, seat: Seat| {
        let mut undone = game.fork();
        undone.undo(seat).map(|()| undone.hash())
    };
    (one.hash(), one.chances(), one.pending(), one.roll(seed))
        == (other.hash(), other.chances(), other.pending(), other.roll(seed))
        && one.kept() == other.kept()
        && (0..steps + 2).all(|step| one.landing(step) == other.landing(step))
        && seats().all(|seat| one.before_last_act(seat) == other.before_last_act(seat))
        && seats().all(|seat| undone(one, seat) == undone(other, seat))
}

#[test]
fn a_match_that_was_kept_is_taken_up_as_it_stood_and_goes_on_in_the_same_way() {
    let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
    let fresh = || Boxed::<TwoHeirs>::new().begin(&setup).expect("the rules open");
    let mut played = Played::new(5);
    let (mut decisions, mut backs, mut undone) = (0u64, 0, 0);
    while let Some((seat, offers)) = played.offers() {
        decisions += 1;
        played.act(seat, &offers[(decisions * 5) as usize % offers.len()]);
        if decisions.is_multiple_of(4) && decisions < 300 && played.game.can_undo(seat) {
            played.write(What::Undo { undo: seat });
            undone += 1;
        }
        let to = played.steps().saturating_sub(decisions % 9);
        if decisions.is_multiple_of(13)
            && decisions < 300
            && let Some(landing) = played.game.landing(to)
        {
            played.back(landing);
            backs += 1;
        }
        let again = fresh().take_up(&played.game.kept().expect("it can be written")).expect("it was kept just now");
        assert!(is_same(played.game.as_ref(), again.as_ref(), played.steps(), &played.seed), "decision {decisions}");
        // From here on the one that was taken up is played.
        played.game = again;
    }
    assert!(backs > 2 && undone > 5, "{backs} {undone}");
    let record = Record::new(played.game.as_ref(), vec!["Ann".into(), "Bo".into()], &played.seed, played.entries);
    let proof = record.verify(&Boxed::<TwoHeirs>::new()).expect("it proves itself");
    assert!(proof.fair && proof.finished);
}

#[test]
fn what_no_match_was_kept_as_is_refused() {
    let played = Played::new(2);
    let kept = played.game.kept().expect("it can be written");
    let changes =
        [("\"chances\":", "\"luck\":"), ("\"trail\":\"1 *", "\"trail\":\"1 ?"), ("\"trail\":\"1 ", "\"trail\":\"one ")];
    for (from, to) in changes {
        let changed = kept.replacen(from, to, 1);
        assert!(changed != kept && played.game.take_up(&changed).is_err(), "{to}");
    }
    assert!(played.game.take_up("").is_err() && played.game.take_up("{}").is_err());
}
