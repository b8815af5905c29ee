//! What planning ahead must know of a game: what a seat has that can be lost, and the choices that can be made before they are asked for.
//!
//! Both are made from what the seat itself sees, so that a plan knows no more than its owner.

use std::collections::BTreeMap;
use std::sync::Arc;
use table::{AnyMatch, Game, Match, Seat, Viewer};

/// What a seat has, thing by thing: a town, a building, so many coins.
pub type Holdings = BTreeMap<String, i64>;

/// Whether something is gone, or there is less of it. What was gained does not make up for it.
pub fn is_less(before: &Holdings, after: &Holdings) -> bool {
    before.iter().any(|(thing, number)| after.get(thing).copied().unwrap_or(0) < *number)
}

/// A choice that can be made before it is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What it is called in the dictionaries of the site, under `plan-standing-<kind>`.
    pub kind: &'static str,
    /// The keys of the prompts it answers.
    pub prompts: &'static [&'static str],
    /// The answer, in the notation of the game.
    pub act: String,
    /// What an offer must be worth to be answered so; `None` for an answer to every one. See [`Ahead::worth`].
    pub least: Option<i64>,
}

/// What a game says of planning ahead.
#[derive(Clone, Copy, Debug)]
pub struct Ahead {
    /// What a seat has that others, or the course of the game, can take from it.
    pub holdings: fn(&dyn AnyMatch, Seat) -> Holdings,
    /// What a seat may choose ahead.
    pub standing: fn(&dyn AnyMatch, Seat) -> Vec<Standing>,
    /// What an offer with terms that a seat is asked about is worth to it: the more, the better for the seat, and less than nothing where
    /// it gives something away. `None` where it is asked about no terms.
    pub worth: fn(&dyn AnyMatch, Seat) -> Option<i64>,
}

impl Ahead {
    /// For games that say nothing of it: only points can be lost, and only what was asked can be answered ahead.
    pub const PLAIN: Ahead =
        Ahead { holdings: |_, _| Holdings::new(), standing: |_, _| Vec::new(), worth: |_, _| None };
}

/// The opened rules, and what the seat sees; `None` if it is another game.
fn seen<G: Game>(game: &dyn AnyMatch, seat: Seat) -> Option<(Arc<G>, G::View)> {
    let played = game.as_any().downcast_ref::<Match<G>>()?;
    let rules = Arc::clone(played.game());
    let view = rules.view(played.state(), Viewer::Seat(seat));
    Some((rules, view))
}

/// One choice of each of these.
fn choices<G: Game>(
    rules: &G,
    all: impl IntoIterator<Item = (&'static str, &'static [&'static str], G::Action)>,
) -> Vec<Standing> {
    let one = |(kind, prompts, action)| Standing { kind, prompts, act: rules.write_action(&action), least: None };
    all.into_iter().map(one).collect()
}

/// The same answer to offers that are worth so much.
#[cfg(feature = "crescent-moon")]
fn good_enough(answer: Standing, worth: impl IntoIterator<Item = i64>) -> impl Iterator<Item = Standing> {
    worth.into_iter().map(move |least| Standing { least: Some(least), ..answer.clone() })
}

/// So many of each of these.
fn numbers<'a>(all: impl IntoIterator<Item = (&'a str, i64)>) -> Holdings {
    all.into_iter().map(|(thing, number)| (thing.to_owned(), number)).collect()
}

/// Brian Boru: towns, monasteries and claims, coins, renown and points. A card can be laid ready for the next trick, and extras and
/// expansion declined.
#[cfg(feature = "brian-boru")]
pub const BRIAN_BORU: Ahead = {
    use brian_boru::pieces::Region;
    use brian_boru::state::Claim;
    use brian_boru::{Action, BrianBoru};
    Ahead {
        holdings: |game, seat| {
            let Some((_, view)) = seen::<BrianBoru>(game, seat) else { return Holdings::new() };
            let (open, player) = (&view.open, &view.open.players[seat]);
            let mut held = numbers([
                ("coins", player.coins.into()),
                ("renown", player.renown.into()),
                ("points", player.vp.into()),
            ]);
            for region in Region::ALL {
                held.insert(format!("claim {region}"), (open.claims[region] == Claim::Held(seat)).into());
            }
            for town in open.controlled(seat).iter() {
                held.insert(format!("town {town}"), 1);
                held.insert(format!("monastery {town}"), open.monasteries.has(town).into());
            }
            held
        },
        standing: |game, seat| {
            let Some((rules, view)) = seen::<BrianBoru>(game, seat) else { return Vec::new() };
            let cards = view.hand();
            let follow: &[&str] = &["ask-follow", "ask-follow-no-town"];
            let buy: &[&str] = &["ask-buy-church", "ask-buy-raiders", "ask-buy-steps"];
            let expand: &[&str] = &["ask-expand"];
            let declined = [("no-extras", buy, Action::Buy(0)), ("no-expansion", expand, Action::Expand(None))];
            let laid_ready = cards.iter().map(|card| ("card", follow, Action::Follow(card)));
            choices(&*rules, declined.into_iter().chain(laid_ready))
        },
        worth: |_, _| None,
    }
};

/// The Two Heirs: buildings. Towers can be told to spare what they besiege, and a turn to end once its tile is taken.
#[cfg(feature = "two-heirs")]
pub const TWO_HEIRS: Ahead = {
    use two_heirs::{Action, TwoHeirs};
    Ahead {
        holdings: |game, seat| {
            let Some((_, view)) = seen::<TwoHeirs>(game, seat) else { return Holdings::new() };
            let Some(side) = view.side() else { return Holdings::new() };
            view.open.board.buildings(side).map(|(_, laid)| (format!("building {}", laid.at), 1)).collect()
        },
        standing: |game, seat| {
            let Some((rules, _)) = seen::<TwoHeirs>(game, seat) else { return Vec::new() };
            let (siege, taken): (&[&str], &[&str]) = (&["ask-siege"], &["ask-turn_taken"]);
            choices(&*rules, [("spare", siege, Action::Spare), ("end-turn", taken, Action::End)])
        },
        worth: |_, _| None,
    }
};

/// Northgard: areas and what is built on them, units, resources, fame. One can pass, let cards of others be, decline what a partner offers or
/// accept it, do without, and lay a card ready for the next turn.
#[cfg(feature = "northgard")]
pub const NORTHGARD: Ahead = {
    use northgard::pieces::{Clan, Site, UNITS};
    use northgard::{Action, Northgard};
    Ahead {
        holdings: |game, seat| {
            let Some((_, view)) = seen::<Northgard>(game, seat) else { return Holdings::new() };
            let Some(player) = view.open.players.get(seat.index()) else { return Holdings::new() };
            let [food, wood, lore] = player.stock.map(i64::from);
            let kaija = player.clan == Some(Clan::Bear) && view.open.kaija.is_some();
            let mut held = numbers([
                ("units", (UNITS - player.reserve).into()),
                ("kaija", kaija.into()),
                ("food", food),
                ("wood", wood),
                ("lore", lore),
                ("fame", player.fame.into()),
            ]);
            let map = &view.open.map;
            let sites = map.tiles.iter().flat_map(|placed| (0..4).map(move |area| Site::new(placed.tile, area)));
            let owned = |site: &Site| map.land_of(*site).is_some_and(|land| map[land].owner == Some(seat));
            for site in sites.filter(|site| site.exists()).filter(owned) {
                held.insert(format!("area {site}"), 1);
                held.insert(format!("building {site}"), map.building_at(site).is_some().into());
            }
            held
        },
        standing: |game, seat| {
            let Some((rules, view)) = seen::<Northgard>(game, seat) else { return Vec::new() };
            let (turn, more): (&[&str], &[&str]) = (&["ask-turn"], &["ask-turn-more"]);
            let react: &[&str] = &["ask-react", "ask-react-nothing"];
            let (barter, trade): (&[&str], &[&str]) = (&["ask-barter"], &["ask-trade"]);
            let hand = view.decks.get(seat.index()).and_then(|deck| deck.hand).unwrap_or_default();
            let always = [
                ("pass", turn, Action::Pass),
                ("end-turn", more, Action::End),
                ("let-be", react, Action::Allow),
                ("decline", barter, Action::Refuse),
                ("accept-partner", barter, Action::Accept),
                ("no-trade", trade, Action::Stop),
            ];
            let laid_ready = hand.kinds().map(|card| ("card", turn, Action::Play(card)));
            choices(&*rules, always.into_iter().chain(laid_ready))
        },
        worth: |_, _| None,
    }
};

/// Crescent Moon: pieces on the map hex by hex, coins, cards in hand, points. Bargains and deals can be declined, or accepted where they are
/// good enough, and no card chosen for the conflicts of others.
#[cfg(feature = "crescent-moon")]
pub const CRESCENT_MOON: Ahead = {
    use crescent_moon::pieces::Building;
    use crescent_moon::{Action, CrescentMoon};
    /// How many coins for each unit or card one may ask for ahead, and how many points promise.
    const ASKED: std::ops::RangeInclusive<i64> = 1..=6;
    const GIVEN: std::ops::RangeInclusive<i64> = 1..=5;
    Ahead {
        holdings: |game, seat| {
            let Some((_, view)) = seen::<CrescentMoon>(game, seat) else { return Holdings::new() };
            let open = &view.open;
            let Some(who) = open.character(seat) else { return Holdings::new() };
            let units: u32 = open.units[who.index()].iter().map(|units| u32::from(units.total())).sum();
            let mut held = numbers([
                ("coins", open.coins[who.index()].into()),
                ("cards", open.hand_sizes[who.index()].into()),
                ("points", view.known.vp[who.index()].unwrap_or(0).into()),
                ("units", i64::from(units) + i64::from(open.reserve[who.index()])),
            ]);
            for building in Building::ALL {
                held.extend(open.built(building, who).iter().map(|hex| (format!("{building} {}", hex.index()), 1)));
            }
            held.extend(open.tokens[who.index()].iter().map(|hex| (format!("influence {}", hex.index()), 1)));
            held
        },
        standing: |game, seat| {
            let Some((rules, _)) = seen::<CrescentMoon>(game, seat) else { return Vec::new() };
            let bargain: &[&str] = &["ask-bargain-answer", "ask-bargain-reply"];
            let (promise, demand): (&[&str], &[&str]) = (&["ask-deal-offer"], &["ask-deal-reply"]);
            let select: &[&str] = &["ask-select-combat", "ask-select-contest"];
            let all = [
                ("decline", bargain, Action::Decline),
                ("no-promise", promise, Action::Offer(0)),
                ("no-deal", demand, Action::Decline),
                ("no-cards", select, Action::Done),
            ];
            // A reply to terms of one's own needs none: one is at the table then.
            let answer: &[&str] = &["ask-bargain-answer"];
            let accepted = choices(&*rules, [("accept", answer, Action::Accept), ("agree", demand, Action::Accept)]);
            let floors = |answer: Standing| match answer.kind {
                "accept" => good_enough(answer, ASKED.collect::<Vec<i64>>()),
                _ => good_enough(answer, GIVEN.map(|points| -points).collect::<Vec<i64>>()),
            };
            choices(&*rules, all).into_iter().chain(accepted.into_iter().flat_map(floors)).collect()
        },
        worth: |game, seat| {
            let (_, view) = seen::<CrescentMoon>(game, seat)?;
            let prompt = game.prompt(Viewer::Seat(seat));
            let bargain = view.open.bargain.map(|terms| {
                let coins = i64::from(terms.price);
                // The partner is paid, whoever proposed pays.
                if terms.counter { -coins } else { coins / i64::from(terms.units.max(1)) }
            });
            match &*prompt.key {
                "ask-bargain-answer" | "ask-bargain-reply" => bargain,
                "ask-deal-reply" => Some(-i64::from(view.known.deal.vp)),
                _ => None,
            }
        },
    }
};
