//! Planning ahead: what a seat has shrinks when something is taken from it, and choices made ahead are answers to the questions they name.

use bots::{Effort, Kind};
use shelf::Entry;
use shelf::ahead::{Holdings, is_less};
use std::collections::{BTreeMap, BTreeSet};
use table::{AnyMatch, Arg, Event, Lang, Pending, Seat, Seed, Setup, Viewer};

/// A step of a game: how it was before, who took it, what was told, how it is now.
struct Step<'a> {
    before: &'a dyn AnyMatch,
    actor: Option<Seat>,
    told: &'a [Event],
    after: &'a dyn AnyMatch,
}

/// Lets bots play a whole game, and shows each step. They play anything; in The Two Heirs they look ahead, because a siege takes some
/// preparation, and its towers besiege all they can.
fn play(entry: &Entry, seed: u64, mut look: impl FnMut(&Step<'_>)) {
    let about = entry.game.about();
    let towers = [("sets", "warfare+guard+journeys"), ("siege_trigger", "on_any_adjacency")];
    let (options, kind) = if entry.id() == "two-heirs" { (&towers[..], Kind::Greedy) } else { (&[][..], Kind::Random) };
    let options: BTreeMap<String, String> =
        options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::new(about, *about.players.end(), &options, None).expect("the options are sound");
    let mut game = entry.game.begin(&setup).expect("it opens");
    let (chance, mut decisions) = (Seed::from_number(seed), seed << 20);
    loop {
        let before = game.fork();
        let (actor, told) = match game.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let drawn = game.roll(&chance).expect("chance decides");
                (None, game.settle(&drawn).expect("what chance decides is sound"))
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let choice = entry.bots.choose(kind, game.as_ref(), seat, decisions, &Effort::whole());
                decisions += 1;
                (Some(seat), game.act(seat, &choice.expect("something is offered").act).expect("it was offered"))
            }
        };
        look(&Step { before: before.as_ref(), actor, told: &told, after: game.as_ref() });
    }
}

fn held(entry: &Entry, game: &dyn AnyMatch, seat: Seat) -> Holdings {
    (entry.ahead.holdings)(game, seat)
}

/// The seats from which these messages say that something was taken.
fn robbed(told: &[Event], keys: &[&str]) -> BTreeSet<Seat> {
    let losses = told.iter().filter(|event| keys.contains(&&*event.say.key));
    let seats = losses.flat_map(|event| event.say.args.iter().filter(|(name, _)| name == "seat"));
    seats.filter_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None }).collect()
}

#[test]
fn whoever_something_is_taken_from_has_less_and_a_turn_takes_nothing() {
    let losses: [(&str, &[&str]); 3] = [
        ("brian-boru", &["told-loses-town"]),
        ("northgard", &["told-lost", "told-no-retreat"]),
        ("crescent-moon", &["told-losses", "told-token-gone"]),
    ];
    for (id, keys) in losses {
        let entry = shelf::find(id).expect("it is on the shelf");
        let (mut taken, mut quiet) = (0, 0);
        for seed in 0..3 {
            play(entry, seed, |step| {
                let robbed = robbed(step.told, keys);
                for seat in
                    Seat::all(entry.game.about().players.end().to_owned()).filter(|seat| step.actor != Some(*seat))
                {
                    let less = is_less(&held(entry, step.before, seat), &held(entry, step.after, seat));
                    assert!(less || !robbed.contains(&seat), "{id}: {seat} lost something: {:?}", step.told);
                    taken += usize::from(robbed.contains(&seat));
                    quiet += usize::from(!less);
                }
            });
        }
        assert!(taken > 0, "{id}: nobody lost anything");
        assert!(quiet > taken, "{id}: most steps of others take nothing: {quiet} of {taken}");
    }
}

#[test]
fn a_building_that_is_destroyed_is_lost_and_whose_turn_it_is_takes_nothing() {
    let entry = shelf::find("two-heirs").expect("it is on the shelf");
    let (mut destroyed, mut turns) = (0, 0);
    for seed in 0..60 {
        play(entry, seed, |step| {
            let told = |key: &str| step.told.iter().any(|event| event.say.key == key);
            let less = |seat| is_less(&held(entry, step.before, seat), &held(entry, step.after, seat));
            let losers = Seat::all(2).filter(|seat| less(*seat)).count();
            if told("told-destroy") {
                assert!(losers > 0, "a building belongs to somebody");
                destroyed += 1;
            } else if told("told-turn") {
                assert_eq!(losers, 0, "{:?}", step.told);
                turns += 1;
            }
        });
    }
    assert!(destroyed > 0 && turns > 100, "{destroyed} destroyed in {turns} turns");
}

#[test]
fn what_can_be_chosen_ahead_answers_the_questions_it_names() {
    for entry in shelf::all_games() {
        let words = entry.dictionary(Lang::En);
        let mut answered = BTreeSet::new();
        for seed in 0..if entry.id() == "two-heirs" { 60 } else { 2 } {
            play(entry, seed, |step| {
                let Pending::Seats(asked) = step.after.pending() else { return };
                for seat in asked.iter() {
                    let key = step.after.prompt(Viewer::Seat(seat)).key.to_string();
                    let offers = step.after.offer_texts(seat);
                    for choice in (entry.ahead.standing)(step.after, seat) {
                        assert!(choice.prompts.iter().all(|prompt| words.has(prompt)), "{choice:?}");
                        assert!(step.after.label(seat, &choice.act).is_ok(), "{choice:?}");
                        if choice.kind != "card" && choice.prompts.contains(&key.as_str()) {
                            let offered = offers.contains(&choice.act);
                            // Somebody may be too poor to accept.
                            assert!(offered || choice.least.is_some(), "{}: {choice:?} of {offers:?}", entry.id());
                            assert!(choice.least.is_none() || (entry.ahead.worth)(step.after, seat).is_some());
                            answered.insert(choice.kind);
                        }
                    }
                }
            });
        }
        assert!(answered.len() >= 2, "{}: only {answered:?} came up", entry.id());
    }
}
