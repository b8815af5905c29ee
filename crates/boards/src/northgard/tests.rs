//! Whole games are drawn, for every viewer, in every language, with everything that can be picked.

mod announced;
mod tiles;

use super::{Lands, Table, fight, map, pick, words};
use crate::scene::doer;
use crate::testing::{self, text};
use northgard::pieces::Site;
use northgard::{Action, Frame, Northgard};
use std::collections::BTreeSet;
use table::{Arg, Dictionary, Heard, Lang, Seat, Viewer};

testing::board!(Northgard, Lands);

/// Does something with the table as this viewer sees it.
fn with_table<T>(play: &Play, viewer: Viewer, dictionary: &Dictionary, ask: impl FnOnce(&Table<'_>) -> T) -> T {
    play.with_scene(viewer, dictionary, None, |scene| ask(&Table::of(scene)))
}

#[test]
fn what_lasts_is_drawn_only_for_those_who_do_not_have_it() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(3, 5, &[]);
    for _ in 0..60 {
        play.step();
    }
    let draw = |play: &Play| play.draw(Viewer::Spectator, &dictionary, None).board.into_string();
    let whole = draw(&play);
    let digests: Vec<&str> = whole.split("data-lasting=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(digests.len(), 6, "paints, shapes, ground, borders, growth and fog");
    play.kept = digests.join(" ");
    let rest = draw(&play);
    assert!(rest.len() < whole.len() * 2 / 3, "{} of {} bytes", rest.len(), whole.len());
    assert!(
        digests.iter().all(|digest| rest.contains(&format!("data-lasting=\"{digest}\" aria-hidden=\"true\"></g>")))
    );
    // Of what the page has, only what is still the same is left out.
    while play.step() && draw(&play).contains(&format!("\"{}\"", digests[4])) {}
    assert!(draw(&play).contains("class=\"ng-growth\""));
    assert!(
        draw(&play).contains("href=\"#ng-grass") || draw(&play).contains("href=\"#ng-pine"),
        "what has grown is drawn"
    );
}

/// Whether every offer that names a place, a card or a tile is a link, at once or once its beginning is picked.
fn all_offers_are_links(play: &Play, seat: Seat, dictionary: &Dictionary) {
    let viewer = Viewer::Seat(seat);
    let plain = play.draw(viewer, dictionary, None);
    let seen = text(&plain);
    let link = |offer: &str| format!("data-act=\"{offer}\"");
    let acts: Vec<(Action, String)> = play.game.offers(seat).into_iter().zip(play.texts(seat)).collect();
    let named = |action: &Action| {
        let place = with_table(play, viewer, dictionary, |table| map::place_of(table, action).is_some());
        let swap = matches!(action, Action::Swap { .. });
        // Where a tile is laid, and which way round, is picked first: see `laid`.
        let tile = matches!(action, Action::Under(_) | Action::Clan(_) | Action::Feed(_));
        (place && !swap) || tile || pick::card_of(action).is_some()
    };
    for (action, offer) in acts.iter().filter(|(action, _)| named(action)) {
        match plain.beginnings.iter().find(|beginning| beginning.begins(offer)) {
            None => assert!(seen.contains(&link(offer)), "{offer} is not on the table: {action:?}"),
            Some(beginning) => {
                let picked = text(&play.draw(viewer, dictionary, Some(&beginning.pick)));
                assert!(picked.contains(&link(offer)), "{offer} is not on the table once {} is picked", beginning.pick);
            }
        }
    }
    for beginning in &plain.beginnings {
        assert!(beginning.label.ends_with('…') && !beginning.label.contains('⟨'), "{}", beginning.label);
        assert!(acts.iter().any(|(_, offer)| beginning.begins(offer)));
    }
}

#[test]
fn everything_offered_that_names_a_place_a_card_or_a_tile_is_a_link() {
    let dictionary = dictionary(Lang::En);
    let kinds: [(usize, &[(&str, &str)]); 3] = [
        (2, &[]),
        (5, &[("creatures", "on"), ("more_creatures", "on")]),
        (4, &[("teams", "on"), ("clan_a", "bear"), ("clan_b", "snake")]),
    ];
    for (players, options) in kinds {
        let mut play = begin(players, 7, options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            // Every seventh table is enough: drawing each of them takes its time.
            if let Some(seat) = play.decider().filter(|_| steps % 7 == 0 || steps < 40) {
                all_offers_are_links(&play, seat, &dictionary);
            }
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let kinds: [(usize, &[(&str, &str)]); 3] = [
        (3, &[("fame_display", "public")]),
        (5, &[("creatures", "on"), ("tile_draws", "open")]),
        (4, &[("teams", "on"), ("clan_c", "bear")]),
    ];
    for (lang, (players, options)) in Lang::ALL.into_iter().zip(kinds) {
        let dictionary = dictionary(lang);
        let mut play = begin(players, 11, options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            if steps % 9 != 0 && steps > 30 {
                continue;
            }
            for viewer in Viewer::all(players) {
                let seen = text(&play.draw(viewer, &dictionary, None));
                assert!(!seen.contains("style="), "an inline style");
                assert!(!seen.contains("<Niamh>"), "a name that is not escaped");
                assert!(!seen.contains('⟨'), "words are missing: {}", seen.split('⟨').nth(1).unwrap_or_default());
            }
        }
        let end = text(&play.draw(Viewer::Spectator, &dictionary, None));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
        assert!(end.contains("score-sheet") && !end.contains(">?<"), "the whole account is shown at the end");
    }
}

#[test]
fn running_fights_show_chances_that_add_up() {
    let dictionary = dictionary(Lang::En);
    let mut seen = 0;
    for seed in 1..60 {
        let mut play = begin(2, seed, &[]);
        while play.step() {
            let fights = with_table(&play, Viewer::Spectator, &dictionary, |table| {
                matches!(table.view.frame(), Some(Frame::Fight(_)))
            });
            if let Some(seat) = play.decider().filter(|_| fights) {
                with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
                    let odds = table.rules.running_odds(table.view, false).expect("a fight that is being fought");
                    assert_eq!(odds.attacker + odds.defender + odds.nobody, 36);
                    assert!(fight::draw(table).expect("a panel").0.contains("ng-odds"));
                    let (fight, bout) = table.rules.running_fight(table.view).expect("the same fight");
                    let asked = fight::in_question(table).0;
                    assert!(asked.contains("you win ") && asked.contains(" %"), "the chances: {asked}");
                    for strength in bout.base {
                        assert!(asked.contains(&format!("<b>{strength}</b>")), "{strength}: {asked}");
                    }
                    let drawn = map::draw(table).0;
                    let ringed = drawn.split("class=\"ng-fought\"").nth(1).expect("a layer").split("ng-plates").next();
                    assert!(ringed.expect("what comes before the names").contains("#ng-s"), "the place is ringed");
                    let plates = drawn.split("is-needed").skip(1).filter_map(|plate| plate.split("</g>").next());
                    let name = table.place(fight.site);
                    assert!(plates.into_iter().any(|plate| plate.contains(&name)), "{name} is named on a phone, too");
                });
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "only {seen} fights were seen");
}

#[test]
fn snow_falls_in_the_last_turns_of_a_year() {
    let dictionary = dictionary(Lang::En);
    let mut seen = [0, 0];
    let mut play = begin(2, 3, &[]);
    while play.step() {
        let Some(seat) = play.decider() else { continue };
        with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
            let late = table.seats().into_iter().any(|seat| table.state.player(seat).passed);
            let snow = map::draw(table).0.contains(" is-winter\"");
            assert!(snow || !late, "somebody has passed, and there is no snow");
            seen[usize::from(snow)] += 1;
        });
    }
    assert!(seen[0] > 0 && seen[1] > 0, "without and with snow: {seen:?}");
}

#[test]
fn every_table_can_be_written_with_letters() {
    testing::is_written(begin(3, 5, &[]), words, super::terminal);
}

#[test]
fn every_territory_card_and_tile_that_is_not_offered_says_why() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 5, &[]);
    for step in 0..400 {
        if !play.step() {
            break;
        }
        for seat in Seat::all(2).filter(|_| step % 4 == 0) {
            let seen = play.draw(Viewer::Seat(seat), &dictionary, None);
            assert!(!seen.board.0.contains("<g class=\"ng-look\""), "a territory that says nothing");
            assert!(!seen.hand.0.contains("<li><div class=\"ng-card "), "a card that says nothing: {}", seen.hand.0);
        }
    }
}

#[test]
fn it_is_always_said_which_year_it_is_and_teams_stand_together() {
    for lang in Lang::ALL {
        testing::tells_where_it_is(begin(2, 9, &[]), &dictionary(lang));
    }
    let end = testing::tells_where_it_is(begin(4, 9, &[("teams", "on")]), &dictionary(Lang::En));
    let teams: Vec<Vec<usize>> =
        end.parties.iter().map(|party| party.seats.iter().map(|seat| seat.index()).collect()).collect();
    assert_eq!(teams, [[0, 2], [1, 3]]);
    assert!(end.parties.iter().any(|party| party.place == Some(1)), "{:?}", end.parties);
    assert!(end.score.expect("a sheet").0.contains("Team"), "the sheet has a sum for each team");
}

/// The rings on the map: whose each is, and around which units.
fn rings(board: &str) -> BTreeSet<(String, String)> {
    let ringed = board.split("class=\"ng-ring seat-").skip(1).map(|ring| {
        let seat = ring.split('"').next().expect("a seat");
        let units = ring.split("data-vt=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("units");
        (seat.to_owned(), units.to_owned())
    });
    ringed.collect()
}

#[test]
fn a_ring_stays_on_the_last_move_of_each_seat_until_the_next() {
    let dictionary = dictionary(Lang::En);
    let (mut moved, mut stayed, mut most) = (0, 0, 0);
    for seed in 1..4 {
        let mut play = begin(3, seed, &[]);
        let look = |play: &Play| {
            with_table(play, Viewer::Spectator, &dictionary, |table| {
                let lands: Vec<(Site, [bool; 3])> =
                    table.lands().map(|(_, land)| (land.site, [0, 1, 2].map(|seat| land.units[seat] > 0))).collect();
                (lands, rings(&map::draw(table).0))
            })
        };
        let mut before = look(&play);
        while play.step() {
            let (lands, rings) = look(&play);
            let heard: Vec<Heard> = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator)).collect();
            for seat in Seat::all(3) {
                let of = |rings: &BTreeSet<(String, String)>| -> Vec<String> {
                    let own = rings.iter().filter(|(whose, _)| *whose == seat.to_string());
                    own.map(|(_, units)| units.clone()).collect()
                };
                let there = |lands: &[(Site, [bool; 3])]| -> Vec<Site> {
                    lands.iter().filter(|(_, units)| units[seat.index()]).map(|(site, _)| *site).collect()
                };
                let mut own = heard.iter().rev().filter(|heard| doer(heard) == Some(seat));
                let to = own.next().and_then(|heard| heard.say.args.iter().find(|(name, _)| name == "to"));
                let came = to.and_then(|(_, to)| there(&lands).into_iter().find(|site| Arg::from(*site) == *to));
                if let Some(site) = came {
                    assert!(of(&rings).contains(&format!("u{seat}{site}")), "{seat} went to {site}: {rings:?}");
                    moved += 1;
                } else if !heard.iter().any(|heard| doer(heard) == Some(seat)) && there(&lands) == there(&before.0) {
                    assert_eq!(of(&rings), of(&before.1), "{seat} has done nothing since");
                    stayed += of(&rings).len();
                }
            }
            most = most.max(rings.iter().map(|(seat, _)| seat).collect::<BTreeSet<_>>().len());
            before = (lands, rings);
        }
    }
    assert!(moved > 10 && stayed > 500 && most == 3, "{moved} moves, {stayed} rings that stayed, {most} seats at once");
}

#[test]
fn units_that_came_travel_from_where_they_were() {
    let english = dictionary(Lang::En);
    let (mut play, mut travelled) = (begin(2, 5, &[]), 0);
    while play.step() {
        let board = play.draw(Viewer::Spectator, &english, None).board.0;
        let last = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator));
        let steps: Vec<Heard> = last.filter(|heard| heard.say.key == "told-step").collect();
        for units in board.split("<g data-vt=\"u").skip(1) {
            let Some((name, from)) = units.split('>').next().and_then(|tag| tag.split_once("\" data-from=\"u")) else {
                continue;
            };
            let sites = with_table(&play, Viewer::Spectator, &english, |table| {
                let named = |text: &str| {
                    let mut sites = table.lands().map(|(_, land)| land.site);
                    sites.find(|site| text.trim_end_matches('"').ends_with(&site.to_string())).map(Arg::from)
                };
                [named(from), named(name)]
            });
            let went = |heard: &Heard| {
                ["from", "to"].iter().zip(&sites).all(|(key, site)| {
                    heard.say.args.iter().any(|(name, arg)| name == key && Some(arg) == site.as_ref())
                })
            };
            assert!(steps.is_empty() || steps.iter().any(went), "{name} did not come from {from}: {steps:?}");
            travelled += usize::from(steps.iter().any(went));
        }
    }
    assert!(travelled > 2, "only {travelled} groups travelled");
}

/// Whoever plays in a terminal speaks of territories by their numbers: none moves to another territory when two become one.
#[test]
fn a_territory_keeps_its_number_while_others_merge() {
    let dictionary = dictionary(Lang::En);
    let numbers = |play: &Play| {
        let written = play.with_scene(Viewer::Spectator, &dictionary, None, super::terminal);
        let line = |line: &str| {
            let (tag, rest) = line.split_once("  ")?;
            let number: usize = tag.trim_end_matches(|letter: char| !letter.is_ascii_digit()).parse().ok()?;
            let name = rest.trim_start().split("  ").next()?.to_owned();
            rest.contains('→').then_some((name, number))
        };
        written.lines().filter_map(line).collect::<std::collections::BTreeMap<_, _>>()
    };
    let mut merged = 0;
    for seed in 0..12 {
        let mut play = Play::begin(Lands, 3, seed, &[]);
        let mut known = numbers(&play);
        assert!(known.len() > 3, "{known:?}");
        while play.step() {
            let now = numbers(&play);
            for (name, number) in &now {
                let before = known.get(name);
                assert!(before.is_none_or(|before| before == number), "{name} was {before:?}, is {number}");
            }
            merged += usize::from(known.keys().any(|name| !now.contains_key(name)));
            known = now;
        }
    }
    assert!(merged > 0, "some territory became part of another");
}
