//! Whole games are drawn, for every viewer, in every language.

use super::{Land, Table, geometry, map, words};
use crate::scene::doer;
use crate::testing::{self, text};
use crate::{Drawn, emblems};
use crescent_moon::Character;
use crescent_moon::view::Shown;
use crescent_moon::{Action, CrescentMoon};
use std::collections::BTreeSet;
use table::{AnyMatch, Arg, Dictionary, Heard, Lang, Seat, Viewer};

testing::board!(CrescentMoon, Land);

/// Every seat has its character from the start.
const SEATED: (&str, &str) = ("characters", "seated");

/// Something of what this viewer may know, by its name.
fn shown<T>(play: &Play, viewer: Viewer, ask: impl FnOnce(Shown<'_>) -> T) -> T {
    ask(play.game.game().shown(&play.view(viewer)))
}

#[test]
fn every_hint_has_its_words_and_every_character_its_hints() {
    let dictionary = dictionary(Lang::En);
    let mut given = BTreeSet::new();
    for seed in 0..4 {
        let mut play = begin(5, seed, &[SEATED, ("map", "variable")]);
        while play.step() {
            for seat in Seat::all(5).filter(|seat| !play.texts(*seat).is_empty()) {
                given.extend(play.draw(Viewer::Seat(seat), &dictionary, None).hints);
            }
        }
    }
    for key in &given {
        assert!(dictionary.has(key), "{key} has no words");
    }
    for who in Character::ALL {
        assert!((1..=3).all(|number| given.contains(format!("hint-{who}-{number}").as_str())), "{who}: {given:?}");
    }
}

/// Answers that have no place on the table; the list of the page has them.
fn needs_no_place(offer: &str) -> bool {
    let first = offer.split(' ').next().unwrap_or_default();
    ["units", "count", "stop", "yes", "no"].contains(&first)
}

/// Whether the question itself shows what an offer is, as it does with the actions of a character.
fn asked(drawn: &Drawn, offer: &str) -> bool {
    drawn.asides.iter().any(|aside| aside.act == offer)
}

#[test]
fn everything_offered_is_a_link_on_the_table_or_told_in_the_question() {
    let dictionary = dictionary(Lang::En);
    let mut kinds = BTreeSet::new();
    for (players, seed, options) in
        [(5, 7, vec![("map", "variable")]), (4, 8, vec![]), (5, 3, vec![SEATED, ("late_deals", "on")])]
    {
        let mut play = begin(players, seed, &options);
        while play.step() {
            for seat in Seat::all(players) {
                let offers = play.texts(seat);
                if offers.is_empty() {
                    continue;
                }
                let drawn = play.draw(Viewer::Seat(seat), &dictionary, None);
                let seen = text(&drawn);
                for offer in offers.iter().filter(|offer| !needs_no_place(offer)) {
                    let linked = seen.contains(&format!("data-act=\"{offer}\""));
                    assert!(linked || asked(&drawn, offer), "{offer} is neither on the table nor told in the question");
                    kinds.insert(offer.split(' ').next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    for kind in
        ["take", "tile", "at", "turn", "group", "influence", "from", "to", "card", "buy", "pay", "offer", "accept"]
    {
        assert!(kinds.contains(kind), "no {kind} in these games");
    }
}

#[test]
fn every_choice_stands_in_one_place_of_the_table() {
    let dictionary = dictionary(Lang::En);
    for (players, seed, options) in [(5, 7, vec![("map", "variable")]), (5, 3, vec![SEATED, ("late_deals", "on")])] {
        let mut play = begin(players, seed, &options);
        while play.step() {
            for seat in Seat::all(players) {
                let offers = play.texts(seat);
                if offers.is_empty() {
                    continue;
                }
                let drawn = play.draw(Viewer::Seat(seat), &dictionary, None);
                let panels = drawn.status.iter().map(|panel| &panel.body.0);
                let parts: Vec<&String> = [&drawn.board.0, &drawn.hand.0].into_iter().chain(panels).collect();
                for offer in &offers {
                    let link = format!("data-act=\"{offer}\"");
                    let places = parts.iter().filter(|part| part.contains(&link)).count();
                    let places = places + usize::from(asked(&drawn, offer));
                    assert!(places <= 1, "{offer} stands in {places} places of the table");
                }
            }
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let kinds = [
        (5, vec![("map", "variable"), ("private_deals", "on")]),
        (4, vec![("vp_display", "hidden"), ("market_side", "right_to_left")]),
        (5, vec![("characters", "draw"), ("map", "random_layout"), ("vp_display", "open")]),
    ];
    for (lang, (players, options)) in Lang::ALL.into_iter().zip(kinds) {
        let dictionary = dictionary(lang);
        let mut play = begin(players, 11, &options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            // Every second table is enough: drawing each of them for everybody takes its time.
            for viewer in Viewer::all(players).filter(|_| steps % 2 == 0) {
                for chosen in
                    [None, Some("0,0"), Some("look imam")].into_iter().take(if steps % 10 == 0 { 3 } else { 1 })
                {
                    let seen = text(&play.draw(viewer, &dictionary, chosen));
                    assert!(!seen.contains("style="), "an inline style");
                    assert!(!seen.contains("<Niamh>"), "a name that is not escaped");
                    assert!(!seen.contains('⟨'), "words are missing: {}", seen.split('⟨').nth(1).unwrap_or_default());
                }
            }
        }
        let end = text(&play.draw(Viewer::Spectator, &dictionary, None));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
    }
}

fn panel<'a>(drawn: &'a Drawn, id: &str) -> Option<&'a str> {
    drawn.status.iter().find(|panel| panel.id == id).map(|panel| panel.body.0.as_str())
}

#[test]
fn a_spectator_has_no_hand_and_nothing_to_do_but_sees_all_sheets() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(5, 3, &[SEATED]);
    for _ in 0..60 {
        play.step();
        let drawn = play.draw(Viewer::Spectator, &dictionary, Some("at 0,0"));
        assert!(drawn.hand.0.is_empty() && drawn.hints.is_empty());
        assert!(!text(&drawn).contains("data-act"));
        let sheets = panel(&drawn, "sheets").expect("objectives are public");
        assert_eq!(sheets.matches("<section").count(), 5);
    }
}

#[test]
fn sums_of_a_conflict_are_those_of_the_view() {
    let dictionary = dictionary(Lang::En);
    let mut seen = (0, 0);
    for seed in 0..3 {
        let mut play = begin(5, seed, &[SEATED]);
        while play.step() {
            let Some(conflict) = shown(&play, Viewer::Spectator, |table| table.conflict) else { continue };
            let drawn = play.draw(Viewer::Spectator, &dictionary, None);
            let body = panel(&drawn, "conflict").expect("a running conflict has its panel");
            for total in conflict.totals {
                assert!(
                    body.contains(&format!("Total<span class=\"unseen\">:</span></span><b>{total}</b>")),
                    "{total}: {body}"
                );
            }
            let [attack, defence] = conflict.totals;
            assert!(drawn.strife.0.contains(&format!("<b>{attack} : {defence}</b>")), "the question has both sums");
            assert_eq!(body.matches("cm-played").count(), conflict.played.len());
            assert_eq!(body.matches("is-now").count(), 1);
            if conflict.combat {
                seen.0 += 1;
            } else {
                seen.1 += 1;
            }
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "combats and contests: {seen:?}");
}

#[test]
fn a_fight_begins_with_the_strength_that_was_announced() {
    let dictionary = dictionary(Lang::En);
    let mut kept = 0;
    for seed in 0..12 {
        let mut play = begin(4, seed, &[SEATED]);
        let mut announced: Option<String> = None;
        loop {
            let seat = play.decider();
            let offers = seat.map(|seat| play.game.offers(seat)).unwrap_or_default();
            let all = offers.iter().copied().rfind(|action| matches!(action, Action::Units(_)));
            let conflict = shown(&play, Viewer::Spectator, |table| table.conflict).filter(|conflict| conflict.combat);
            if let (Some(odds), Some(conflict)) = (announced.take_if(|_| conflict.is_some()), &conflict) {
                assert_eq!(odds, format!("{} : {}", conflict.totals[0], conflict.totals[1]));
                kept += 1;
            }
            let target = offers.iter().zip(seat.map(|seat| play.texts(seat)).unwrap_or_default());
            let target = target.into_iter().find(|(action, _)| matches!(action, Action::To(_)));
            if let (Some(seat), Some((action, text))) = (seat, target) {
                let board = play.draw(Viewer::Seat(seat), &dictionary, None).board.0;
                let link = board.split("<a ").find(|link| link.contains(&format!("data-act=\"{text}\"")));
                let odds =
                    link.and_then(|link| link.split("cm-odds").nth(1)?.split("<text").nth(1)?.split(['>', '<']).nth(1));
                announced = odds.map(str::to_owned);
                // Who does not see the map is told the same by the words of the offer.
                if let (Some(odds), Some(link)) = (odds, link) {
                    assert!(link.contains(&format!("strength {}", odds.replace(" : ", " against "))), "{link}");
                }
                play.act(seat, action);
            } else if let (Some(seat), Some(units), true) = (seat, all, announced.is_some()) {
                play.act(seat, &units);
            } else if !play.step() {
                break;
            }
        }
    }
    assert!(kept > 2, "only {kept} fights were announced");
}

/// With letters every piece that could be built has its line, and every promise that could be made its words.
#[test]
fn what_may_be_built_or_promised_is_written_apart() {
    let dictionary = dictionary(Lang::En);
    let (mut built, mut promised) = (0, 0);
    for seed in 0..6 {
        let mut play = begin(5, seed, &[SEATED]);
        while play.step() {
            let Some(seat) = play.decider() else { continue };
            let drawn = play.draw(Viewer::Seat(seat), &dictionary, None);
            let hand = crate::letters::write(&drawn.hand);
            for line in hand.lines().filter(|line| line.contains("Build: ")) {
                assert!(line.matches("Build: ").count() == 1 && line.contains(" coin"), "{line}");
                built += 1;
            }
            let panels = crate::letters::sections(&drawn, String::new());
            for line in panels.iter().flat_map(|panel| panel.text.lines()).filter(|line| line.contains("Promise ")) {
                assert!(!line.contains("nothing 1") && line.contains(" · Promise 1 point"), "{line}");
                promised += 1;
            }
        }
    }
    assert!(built > 5 && promised > 5, "{built} pieces, {promised} promises");
}

#[test]
fn negotiation_shows_terms_tries_and_who_sees_it() {
    let dictionary = dictionary(Lang::En);
    let mut struck = BTreeSet::new();
    for seed in 0..6 {
        let mut play = begin(5, seed, &[SEATED]);
        while play.step() {
            let Some(bargain) = shown(&play, Viewer::Spectator, |table| table.bargain) else { continue };
            let partner = bargain.to;
            let drawn = play.draw(Viewer::Seat(partner), &dictionary, None);
            let body = panel(&drawn, "bargain").expect("a bargain has its panel");
            assert!(body.contains("Everybody sees this.") && body.contains("in this action"));
            struck.insert(bargain.kind.index());
            if play.game.offers(partner).contains(&Action::Accept) {
                assert!(body.contains("data-act=\"accept\"") && body.contains("data-act=\"decline\""));
                assert!(body.contains(&format!("<b>{}</b>", bargain.price)));
            }
        }
    }
    assert_eq!(struck.len(), 3, "all kinds of bargains: {struck:?}");
}

#[test]
fn private_deals_are_shown_to_those_two_alone() {
    let dictionary = dictionary(Lang::En);
    let mut compared = 0;
    for seed in 0..6 {
        let mut play = begin(5, seed, &[SEATED, ("private_deals", "on")]);
        while play.step() {
            let deal = |seat: Seat| shown(&play, Viewer::Seat(seat), |table| table.deal);
            let promises = |seat: Seat| deal(seat).map(|deal| deal.offers).unwrap_or_default();
            for (seat, points) in &promises(Seat::new(1)) {
                let promise = format!("promises {points} points");
                for other in Seat::all(5).filter(|other| other.index() != 1 && other != seat) {
                    let body = play.draw(Viewer::Seat(other), &dictionary, None);
                    assert!(
                        promises(other).get(&other) == Some(points)
                            || !panel(&body, "bargain").unwrap_or_default().contains(&promise),
                        "{other}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 10, "only {compared} promises were compared");
}

#[test]
fn the_land_is_shown_before_characters_are_chosen() {
    let dictionary = dictionary(Lang::En);
    let play = begin(5, 1, &[]);
    let board = play.draw(Viewer::Seat(Seat::new(0)), &dictionary, None).board.0;
    assert_eq!(board.matches("cm-start").count(), 10);
    assert_eq!(board.matches("href=\"#cm-t-").count(), 16);
    let four = begin(4, 1, &[]).draw(Viewer::Spectator, &dictionary, None).board.0;
    assert_eq!(four.matches("href=\"#cm-t-").count(), 13);
}

#[test]
fn the_account_at_the_end_adds_up_to_the_result() {
    let dictionary = dictionary(Lang::En);
    for players in [4, 5] {
        let mut play = begin(players, 21, &[SEATED, ("private_deals", "on")]);
        while play.step() {}
        let drawn = play.draw(Viewer::Spectator, &dictionary, None);
        let score = drawn.score.expect("an account").0;
        let outcome = play.game.outcome().expect("it is over");
        let accounts: Vec<&str> = score.split("<table").skip(1).collect();
        assert_eq!(accounts.len(), players);
        for (account, total) in accounts.iter().zip(&outcome.scores) {
            let sums: Vec<i32> = account
                .split("<tr>")
                .skip(2)
                .filter_map(|row| row.rsplit("<td>").next()?.replace("<b>", "").split('<').next()?.parse().ok())
                .collect();
            let (last, parts) = sums.split_last().expect("rows");
            assert_eq!((parts.iter().sum::<i32>(), last), (*last, total), "{account}");
        }
    }
}

/// The rings on the map: on which hex each lies, and whose it is.
fn rings(board: &str) -> BTreeSet<(String, String)> {
    let faces = board.split("<g class=\"cm-face").skip(1);
    let ringed = faces.filter_map(|face| {
        let place = face.split("transform=\"").nth(1)?.split('"').next()?;
        let seat = face.split("<a ").next()?.split("class=\"cm-last ").nth(1)?.split('"').next()?;
        Some((place.to_owned(), seat.to_owned()))
    });
    ringed.collect()
}

#[test]
fn a_ring_stays_on_the_last_hex_of_each_player_until_the_next() {
    let dictionary = dictionary(Lang::En);
    let (mut moved, mut stayed, mut most) = (0, 0, 0);
    let mut play = begin(5, 3, &[SEATED]);
    let mut before = BTreeSet::new();
    while play.step() {
        let (rings, hexes) = play.with_scene(Viewer::Spectator, &dictionary, None, |scene| {
            let table = Table::of(scene);
            let hexes: Vec<_> = table.view.hexes.keys().map(|at| (geometry::to(*at), table.hex_arg(*at))).collect();
            (rings(&map::draw(&table).0), hexes)
        });
        let heard: Vec<Heard> = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator)).collect();
        let of = |heard: &Heard| {
            let named = |hex: &Arg| heard.say.args.iter().any(|(_, arg)| arg == hex);
            Some((doer(heard)?, hexes.iter().find(|(_, hex)| named(hex))?.0.clone()))
        };
        if let Some((seat, place)) = heard.iter().rev().find_map(of) {
            let class = emblems::class(seat);
            assert!(rings.contains(&(place.clone(), class.clone())), "{class} was last at {place}: {rings:?}");
            moved += 1;
        }
        let did: Vec<String> = heard.iter().filter_map(doer).map(emblems::class).collect();
        for (place, whose) in before.iter().filter(|(_, whose)| !did.contains(whose)) {
            let now = rings.iter().find(|(here, _)| here == place).map(|(_, now)| now);
            assert!(now.is_some_and(|now| now == whose || did.contains(now)), "the ring of {whose} at {place} is gone");
            stayed += usize::from(now == Some(whose));
        }
        most = most.max(rings.iter().map(|(_, whose)| whose).collect::<BTreeSet<_>>().len());
        before = rings;
    }
    assert!(moved > 30 && stayed > 50 && most == 5, "{moved} moves, {stayed} rings that stayed, {most} seats at once");
}

#[test]
fn a_trail_leads_from_where_units_were_to_where_they_are() {
    let dictionary = dictionary(Lang::En);
    let mut trails = 0;
    let mut play = begin(5, 3, &[SEATED]);
    while play.step() {
        let (board, hexes) = play.with_scene(Viewer::Spectator, &dictionary, None, |scene| {
            let table = Table::of(scene);
            let hexes: Vec<_> = table.view.hexes.keys().map(|at| (geometry::middle(*at), table.hex_arg(*at))).collect();
            (map::draw(&table).0, hexes)
        });
        let went = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator)).find_map(|heard| {
            let arg = |key: &str| heard.say.args.iter().find(|(name, _)| name == key).map(|(_, arg)| arg.clone());
            let hex =
                |key: &str| hexes.iter().find(|(_, hex)| arg(key).as_ref() == Some(hex)).map(|(middle, _)| *middle);
            let Some(Arg::Seat(seat)) = arg("seat") else { return None };
            Some((seat, hex("from")?, hex("to")?))
        });
        let trail = board.split("<g class=\"cm-trail ").nth(1);
        assert_eq!(trail.is_some(), went.is_some(), "what moved last leaves a trail, and nothing else does");
        let (Some(trail), Some((seat, from, to))) = (trail, went) else { continue };
        assert!(trail.starts_with(&format!("{}\"", emblems::class(seat))), "in the colour of {seat}");
        let line = trail.split(" d=\"M").nth(1).and_then(|rest| rest.split('"').next()).expect("a line");
        let ends: Vec<f32> = line.split([' ', 'L']).map(|number| number.parse().expect("a number")).collect();
        let far = |(x, y): (f32, f32), (right, down): (f32, f32)| (right - x).hypot(down - y);
        let [begin, end] = [(ends[0], ends[1]), (ends[2], ends[3])];
        assert!(far(begin, from) < far(begin, to) && far(end, to) < far(end, from), "{line}: {from:?} to {to:?}");
        trails += 1;
    }
    assert!(trails > 5, "only {trails} trails");
}

#[test]
fn every_table_can_be_written_with_letters() {
    testing::is_written(begin(5, 5, &[]), words, super::terminal);
}
