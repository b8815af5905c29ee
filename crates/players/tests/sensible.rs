//! Bots of every level take nothing that is strictly dominated, and stand by what they propose.
//!
//! `CROWNLANDS_BOT_GAMES=200 cargo test --profile dist -p players --test sensible -- --nocapture` plays so many games of each title at fair,
//! at strong and with a good part of an expert's thinking; the tests play one of each with less.

use bots::{AnyBots, Budget, Effort, Kind, Level};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use table::{Advice, Match, Pending, Seat, Seed, Setup};

/// What an expert is played with: its time allows more, but an expert that thinks by the clock plays no game twice.
const MUCH: u32 = 200;
/// The same where few games are asked for.
const LITTLE: u32 = 24;

/// How many games are asked for, if any are.
fn asked() -> Option<u64> {
    let games = std::env::var("CROWNLANDS_BOT_GAMES").ok()?;
    Some(games.parse().expect("CROWNLANDS_BOT_GAMES is a number"))
}

/// How long this thread has had a core, where the system says so: other than a clock it does not count what others do meanwhile.
fn worked() -> Option<Duration> {
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    said.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Plays a game between bots of this kind, showing each decision with a choice before it is made; the longest thought.
fn play<G: Advice>(
    bots: &dyn AnyBots,
    kind: Kind,
    number: u64,
    mut watch: impl FnMut(&G, &G::State, Seat, &[G::Action], &G::Action),
) -> Duration {
    let about = G::about();
    let setup = Setup::new(about, about.usual, &BTreeMap::new(), None).expect("the usual setup");
    let game = Arc::new(G::open(&setup).expect("the edition is sound"));
    let (mut played, seed) = (Match::new(Arc::clone(&game)), Seed::from_number(number));
    let mut longest = Duration::ZERO;
    for step in 0_u64.. {
        match played.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = played.roll(&seed).expect("something is rolled");
                played.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let offers = played.offers(seat);
                let dice = number.wrapping_mul(0x9e37_79b9).wrapping_add(step);
                let begun = worked();
                let choice = bots.choose(kind, &played, seat, dice, &Effort::whole()).expect("it chooses");
                let took = worked().zip(begun).map_or(Duration::ZERO, |(now, begun)| now - begun);
                longest = longest.max(took);
                let chosen = offers.iter().find(|offer| game.write_action(offer) == choice.act);
                let chosen = chosen.expect("it takes what is offered");
                if offers.len() > 1 {
                    watch(&game, played.state(), seat, &offers, chosen);
                }
                played.act(seat, chosen).expect("what is offered is allowed");
            }
        }
    }
    longest
}

/// Plays games at every level and holds each decision to what the game says is dominated.
fn nothing_dominated_is_taken<G: Advice>(
    bots: &dyn AnyBots,
    mut watch: impl FnMut(Kind, u64, &G, &G::State, &G::Action),
) {
    let games = asked().unwrap_or(1);
    let (strong, expert) = if asked().is_some() { (G::STRONG, MUCH) } else { (G::STRONG.min(LITTLE), LITTLE) };
    let searching = |most: u32| Kind::Search(Budget::Iterations(most));
    for kind in [Kind::Level(Level::Fair), searching(strong), searching(expert)] {
        let (mut decisions, mut dominated, mut longest) = (0, Vec::new(), Duration::ZERO);
        for number in 0..games {
            let thought = play::<G>(bots, kind, number, |game, state, seat, offers, chosen| {
                let mut kept = offers.to_vec();
                game.prune(state, seat, &mut kept);
                decisions += 1;
                if !kept.contains(chosen) {
                    dominated.push(format!("game {number}: {} of {kept:?}", game.write_action(chosen)));
                }
                watch(kind, number, game, state, chosen);
            });
            longest = longest.max(thought);
        }
        let (id, found) = (G::about().id, dominated.len());
        println!(
            "{id} {kind}: {games} games, {decisions} decisions, {found} dominated; the longest thought took {longest:?}"
        );
        assert!(dominated.is_empty(), "{} {kind}:\n{}", G::about().id, dominated.join("\n"));
    }
}

#[test]
fn nothing_dominated_is_taken_in_brian_boru() {
    nothing_dominated_is_taken::<brian_boru::BrianBoru>(&players::BrianBoru, |_, _, _, _, _| {});
}

#[test]
fn nothing_dominated_is_taken_in_the_two_heirs() {
    nothing_dominated_is_taken::<two_heirs::TwoHeirs>(&players::TwoHeirs, |_, _, _, _, _| {});
}

#[test]
fn nothing_dominated_is_taken_in_northgard() {
    nothing_dominated_is_taken::<northgard::Northgard>(&players::Northgard, |_, _, _, _, _| {});
}

/// Beside that nobody gives up a bargain that was begun, or proposes the same twice in an action.
#[test]
fn nothing_dominated_is_taken_in_crescent_moon_and_no_bargain_is_proposed_twice() {
    use crescent_moon::{Action, CrescentMoon};
    let (mut proposed, mut all) = (Vec::new(), 0);
    nothing_dominated_is_taken::<CrescentMoon>(&players::CrescentMoon, |kind, number, _, state, chosen| {
        if state.open.tries.iter().all(|tries| *tries == 0) {
            proposed.clear();
        }
        let Some(mut bargain) = state.open.bargain.filter(|bargain| !bargain.counter) else { return };
        if let Action::Pay(price) = *chosen {
            bargain.price = price;
            assert!(!proposed.contains(&bargain), "{kind}, game {number}: {bargain:?} is proposed again");
            proposed.push(bargain);
            all += 1;
        }
        assert_ne!(*chosen, Action::Withdraw, "{kind}, game {number}: {bargain:?} is given up");
    });
    println!("{all} bargains proposed");
    assert!(all > 0, "no bargain was proposed");
}
