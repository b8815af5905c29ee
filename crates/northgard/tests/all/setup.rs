//! Set-up in numbers, options that do not fit, editions.

use crate::common::rules;
use northgard::decision::Phase;
use northgard::pieces::Tile;
use northgard::{Frame, Northgard};
use table::prelude::*;
use table::testing::{chosen, play};
use table::{Complaint, EditionChoice, Pending, Setup};

/// NG-2.2, NG-4.2, NG-4.3, NG-22.1: what lies in deck and box, and what each year shows.
#[test]
fn development_cards_by_year() {
    for (players, years, early, advanced) in [(3, "7", 6, 12), (5, "10", 15, 30), (2, "7", 4, 8)] {
        let game = rules(players, &[("years", years)]);
        let begin = game.begin();
        assert_eq!((begin.open.early, begin.open.advanced), (early, advanced));
        assert_eq!(begin.open.unseen.len(), 52, "nobody has seen a card");
        let mut rows = Vec::new();
        let mut seen = (0, 0);
        play(&game, 5, |state, _| {
            if let Some(Frame::Turn(_)) = state.open.flow.last()
                && state.open.players.iter().all(|player| !player.passed)
                && usize::from(state.open.year) > rows.len()
            {
                rows.push(state.open.row);
                seen = (state.open.early, state.open.advanced);
            }
            true
        });
        let first = usize::from(early) / players;
        for (index, row) in rows.iter().enumerate() {
            let last = index + 1 == years.parse::<usize>().expect("a number");
            assert_eq!(row.len(), players);
            assert!(row.kinds().all(|card| match last {
                true => card.is_achievement(),
                false if index < first => card.is_early(),
                false => card.is_advanced(),
            }));
        }
        if rows.len() == years.parse::<usize>().expect("a number") {
            assert_eq!(seen, (0, 0), "the deck is used up before the last year");
        }
    }
}

/// NG-2.5, NG-2.10, NG-2.17: tiles in the pile before and after set-up.
#[test]
fn tiles_by_player_count() {
    for (players, before, after) in [(2, 34, 30), (3, 34, 28), (4, 34, 26), (5, 33, 23)] {
        let game = rules(players, &[]);
        assert_eq!(game.begin().tiles_left(), before);
        let year = play(
            &game,
            3,
            |state, _| !matches!(state.open.flow.first(), Some(Frame::PhaseStep(step)) if step.phase == Phase::StartOfYear),
        );
        assert_eq!(year.tiles_left(), after);
        assert_eq!(year.open.map.tiles.len(), if players == 5 { 12 } else { 1 + 2 * players });
        for held in &year.open.map.held[..players] {
            assert_eq!(held.len(), 2, "two groups in two territories (NG-2.12)");
        }
    }
}

/// NG-1.1, NG-23.1, NG-30.1: what does not fit together is said before the game.
#[test]
fn options_that_do_not_fit_are_refused() {
    let refused = |players: usize, options: &[(&str, &str)]| -> Option<Complaint> {
        let setup = Setup::new(Northgard::about(), players, &chosen(options), None).ok()?;
        Northgard::open(&setup).err()
    };
    assert!(refused(3, &[("teams", "on")]).is_some());
    assert!(refused(4, &[("teams", "on")]).is_none());
    assert!(refused(3, &[("more_creatures", "on")]).is_some());
    assert!(refused(5, &[("years", "10"), ("ban_draw_developments", "on")]).is_some());
    assert!(refused(4, &[("years", "10"), ("ban_draw_developments", "on")]).is_none());
    assert!(refused(3, &[("clan_a", "wolf"), ("clan_b", "wolf")]).is_some());
    for players in [0, 1, 6] {
        assert!(Setup::new(Northgard::about(), players, &Default::default(), None).is_err());
    }
}

/// Section 11: the house rule leaves out seven cards.
#[test]
fn the_draw_cards_can_be_left_out() {
    let game = rules(4, &[("ban_draw_developments", "on")]);
    let unseen = game.begin().open.unseen;
    let early = unseen.kinds().filter(|card| card.is_early()).count();
    assert_eq!((early, unseen.len() - early), (14, 31));
}

fn text() -> &'static str {
    Northgard::about().editions[0].text
}

/// Section 3.13: check sums over all tiles.
#[test]
fn the_tiles_add_up() {
    let tiles: toml::Table = toml::from_str(text()).expect("TOML");
    let rows = tiles["tile"].as_array().expect("tiles");
    assert_eq!(rows.len(), 35);
    let mut words = std::collections::BTreeMap::new();
    let (mut areas, mut regular, mut rough) = (0, 0, 0);
    for row in rows {
        for area in row["areas"].as_array().expect("areas") {
            areas += 1;
            for word in area.as_str().expect("text").split(' ').skip(2) {
                *words.entry(word.to_owned()).or_insert(0) += 1;
            }
        }
        regular += row["regular"].as_array().expect("borders").len();
        rough += row["rough"].as_array().expect("borders").len();
    }
    let count = |word: &str| words.get(word).copied().unwrap_or(0);
    assert_eq!((areas, regular, rough), (103, 76, 21));
    assert_eq!([count("food"), count("wood"), count("lore")], [12, 11, 8]);
    assert_eq!([count("small"), count("stone"), count("large"), count("lair")], [45, 8, 14, 11]);
    assert_eq!(Tile::all().count(), 35);
}

#[test]
fn a_broken_edition_is_refused_with_its_line() {
    let breaks = [
        ("steps = 4", "steps = \"four\"", true),
        ("id = \"t07\"", "id = \"t08\"", true),
        ("areas = [\"n N small\", \"s ESW food small\"]", "areas = [\"n N small\", \"s ES food small\"]", true),
        ("cards = 3, keep = 1, discard = 2", "cards = 3, keep = 1, discard = 1", true),
        ("units = 13\n", "units = 3\n", true),
        ("id = \"fortress\"", "id = \"castle\"", true),
        ("[[creature]]\nkind = \"creature_wolf\"", "[[creature]]\nkind = \"creature_draugr\"", true),
        ("regular = [\"n-w\", \"n-e\", \"e-w\", \"s-w\"]", "regular = [\"n-w\", \"n-e\", \"e-w\"]", true),
    ];
    for (old, new, line) in breaks {
        let broken = text().replacen(old, new, 1);
        assert_ne!(broken, text(), "{old}");
        let complaint = Northgard::check_edition(&broken).expect_err(new);
        assert_eq!(complaint.line.is_some(), line, "{new}: {complaint:?}");
        let setup = Setup::new(Northgard::about(), 2, &Default::default(), Some(EditionChoice::Own(broken)));
        assert!(setup.and_then(|setup| Northgard::open(&setup)).is_err());
    }
    let report = Northgard::check_edition(text()).expect("sound");
    assert_eq!(report.provenance.values().sum::<usize>(), 2 + 1 + 5 + 6 + 8 + 4 + 86 + 35);
}

/// Every game of every size ends with somebody in first place.
#[test]
fn games_end() {
    for players in 2..=5 {
        let game = rules(players, &[("creatures", "on"), ("more_creatures", "on")]);
        let last = play(&game, players as u64, |_, _| true);
        assert_eq!(game.pending(&last), Pending::Over);
        let outcome = game.outcome(&last).expect("over");
        assert!(!outcome.winners.is_empty());
        assert!(outcome.places.contains(&1));
    }
}
