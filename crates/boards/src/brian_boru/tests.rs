//! Whole games are drawn, for every viewer, in every language.

use super::{Ireland, words};
use crate::testing::{self, text};
use brian_boru::BrianBoru;
use table::{Dictionary, Lang, Rules, Seat, Viewer};

testing::board!(BrianBoru, Ireland);

/// The table with the first offer picked.
fn drawn(play: &Play, viewer: Viewer, dictionary: &Dictionary) -> crate::Drawn {
    let first = viewer.seat().and_then(|seat| play.texts(seat).into_iter().next());
    play.draw(viewer, dictionary, first.as_deref())
}

#[test]
fn a_ring_stays_on_the_last_town_of_each_player_until_the_next() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(4, 3, &[]);
    let ringed = |play: &Play| {
        let board = play.draw(Viewer::Spectator, &dictionary, None).board.into_string();
        let ring = |seat: Seat| board.matches(&format!("last-ring seat-{seat}")).count();
        Seat::all(4).map(ring).collect::<Vec<usize>>()
    };
    let mut most = 0;
    for _ in 0..120 {
        let rings = ringed(&play);
        assert!(rings.iter().all(|rings| *rings <= 1), "nobody has two last towns: {rings:?}");
        most = most.max(rings.iter().sum());
        if !play.step() {
            break;
        }
    }
    assert_eq!(most, 4, "everybody has one, whoever moved since");
}

#[test]
fn everything_offered_is_a_link_on_the_table() {
    let dictionary = dictionary(Lang::En);
    for players in 3..=5 {
        let mut play = begin(players, 7, &[]);
        while play.step() {
            for seat in Seat::all(players) {
                let offers = play.texts(seat);
                if offers.is_empty() {
                    continue;
                }
                let seen = text(&drawn(&play, Viewer::Seat(seat), &dictionary));
                for offer in offers.iter().filter(|offer| *offer != "expand no") {
                    assert!(seen.contains(&format!("data-act=\"{offer}\"")), "{offer} is not on the table");
                }
            }
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let options = [("show_played_cards", "on"), ("reveal_last_card", "on"), ("five_player_full_hand", "on")];
    for (lang, players) in Lang::ALL.into_iter().zip(3..) {
        let dictionary = dictionary(lang);
        let mut play = begin(players, 11, &options);
        while play.step() {
            for viewer in Viewer::all(players) {
                let seen = text(&drawn(&play, viewer, &dictionary));
                assert!(!seen.contains("style="), "an inline style");
                assert!(!seen.contains("<Niamh>"), "a name that is not escaped");
                assert!(!seen.contains("⟨bb-"), "words are missing");
            }
        }
        let end = text(&drawn(&play, Viewer::Spectator, &dictionary));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
    }
}

#[test]
fn every_town_and_card_that_is_not_offered_says_why() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(3, 5, &[]);
    while play.step() {
        for seat in Seat::all(3) {
            let seen = drawn(&play, Viewer::Seat(seat), &dictionary);
            let towns = seen.board.0.split("class=\"towns\"").nth(1).expect("towns are drawn");
            assert!(!towns.contains("<g role=\"img\""), "a town that says nothing");
            assert!(!seen.hand.0.contains("<span class=\"card-link\""), "a card that says nothing");
        }
        let watched = drawn(&play, Viewer::Spectator, &dictionary);
        assert!(!text(&watched).contains("/why/"), "whoever has no seat cannot ask for one");
    }
}

#[test]
fn a_town_may_be_typed_by_its_name() {
    use table::Notation;
    let play = begin(3, 1, &[]);
    let rules = play.game.game();
    for (lang, town) in Lang::ALL.into_iter().flat_map(|lang| super::Town::all().map(move |town| (lang, town))) {
        let name = dictionary(lang).word(&format!("town-{town}"));
        let ways = [name.clone(), name.to_uppercase(), table::words::plain(&name), town.to_string()];
        for typed in ways.map(|name| format!("place {name}")) {
            let action = rules.read_action(&typed).unwrap_or_else(|complaint| panic!("{lang} {typed}: {complaint:?}"));
            assert_eq!(rules.write_action(&action), format!("place {town}"));
        }
    }
    assert!(rules.read_action("place Nowhere").is_err());
}

#[test]
fn a_spectator_has_no_hand_and_nothing_to_do() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(4, 3, &[]);
    for _ in 0..60 {
        play.step();
        let seen = drawn(&play, Viewer::Spectator, &dictionary);
        assert!(seen.hand.0.is_empty());
        assert!(!text(&seen).contains("data-act"));
        assert!(!seen.status.iter().any(|panel| panel.id == "memory"));
    }
}

#[test]
fn the_map_has_every_town_road_and_region() {
    use super::map::MAP;
    use brian_boru::edition::Edition;
    use brian_boru::pieces::{Region, Town};
    let edition = Edition::read(BrianBoru::about().editions[0].text).expect("our own edition");
    let pair = |[a, b]: [Town; 2]| (a.index().min(b.index()), a.index().max(b.index()));
    let mut drawn: Vec<(usize, usize)> = MAP.roads.iter().map(|road| pair(road.towns)).collect();
    let mut roads: Vec<(usize, usize)> = Town::all()
        .flat_map(|town| edition.roads[town.index()].iter().map(move |other| (town.index(), other.index())))
        .filter(|(a, b)| a < b)
        .collect();
    drawn.sort_unstable();
    roads.sort_unstable();
    assert_eq!(drawn, roads);
    let towns: Vec<(i32, i32)> = Town::all().map(|town| MAP.town(town)).collect();
    for (at, one) in towns.iter().enumerate() {
        assert_ne!(*one, (0, 0), "a town that is nowhere");
        for other in &towns[at + 1..] {
            let apart = f64::from((one.0 - other.0).pow(2) + (one.1 - other.1).pow(2)).sqrt();
            assert!(apart > 70.0, "{one:?} and {other:?} touch");
        }
    }
    for (region, land) in Region::ALL.iter().zip(&MAP.lands) {
        assert!(land.starts_with('M') && MAP.plaque(*region) != (0, 0), "{region}");
    }
    for part in [MAP.coast, MAP.isles, MAP.lakes, MAP.borders] {
        assert!(part.starts_with('M'), "{part}");
    }
}

#[test]
fn every_table_can_be_written_with_letters() {
    testing::is_written(begin(4, 5, &[]), words, super::terminal);
}

#[test]
fn it_is_always_said_which_round_and_trick_it_is() {
    for lang in Lang::ALL {
        testing::tells_where_it_is(begin(3, 9, &[]), &dictionary(lang));
    }
    let mut play = begin(3, 9, &[]);
    let english = dictionary(Lang::En);
    let mut tricks = std::collections::BTreeSet::new();
    while play.step() {
        let progress = play.draw(Viewer::Spectator, &english, None).progress;
        tricks.extend(
            progress.and_then(|progress| progress.now.split_once(" · trick ").map(|(_, trick)| trick.to_owned())),
        );
    }
    let expected: Vec<String> = (1..=7).map(|trick| format!("{trick} of 7")).collect();
    assert_eq!(tricks.into_iter().collect::<Vec<_>>(), expected, "three have eight cards and keep one (BB-5.1)");
}

/// What a part of the upkeep has settled is forecast no more, and before the first round nothing is.
#[test]
fn nothing_is_forecast_of_what_is_settled() {
    use brian_boru::Step;
    let dictionary = dictionary(Lang::En);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut play = begin(4, seed, &[]);
        while play.step() {
            let step = play.view(Viewer::Spectator).open.flow.step;
            let told = text(&play.draw(Viewer::Spectator, &dictionary, None));
            let says = |words: &str| told.contains(words);
            let marriage = says("would win the card");
            let battle = says("would be an incursion") || says("the Vikings are repelled");
            match step {
                Step::StartTown => assert!(!marriage && !battle && !says("builds a monastery too"), "{told}"),
                Step::TrackTown | Step::MarriageTown => assert!(!marriage && battle, "{told}"),
                Step::LoseTown | Step::LeaderMonastery | Step::Monastery => assert!(!marriage && !battle, "{told}"),
                Step::Draft | Step::Follow => assert!(marriage && battle, "{told}"),
                _ => continue,
            }
            seen.insert(step.name());
        }
    }
    assert!(["lose_town", "start_town", "draft"].iter().all(|step| seen.contains(step)), "{seen:?}");
}

/// An action of a card is one sentence, with both ways to lose in it.
#[test]
fn a_card_says_both_ways_to_lose_in_one_sentence() {
    let dictionary = dictionary(Lang::En);
    let play = begin(3, 1, &[]);
    let told = text(&play.draw(Viewer::Spectator, &dictionary, None));
    let four = "If it loses: either gain 3 coins and expand along a road for 5 coins if you like, or take 2 steps on";
    assert!(told.contains(four), "{told}");
}
