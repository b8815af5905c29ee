//! Actions and chance as short text, both ways.

use crate::Northgard;
use crate::action::{Action, Chance};
use crate::card::{Card, Pile};
use crate::names::{Building, Resource, Site, Slot, Tile};
use crate::sets::TileSet;
use std::str::FromStr;
use table::{Complaint, Message, Seat};

/// Resources as text: `2f1w`, `-` for none.
fn goods_text(goods: [u8; 3]) -> String {
    let parts = goods.iter().zip(['f', 'w', 'l']).filter(|(amount, _)| **amount > 0);
    let text: String = parts.map(|(amount, letter)| format!("{amount}{letter}")).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

fn read_goods(text: &str) -> Option<[u8; 3]> {
    let mut goods = [0; 3];
    let mut number = String::new();
    for letter in text.chars().filter(|letter| *letter != '-') {
        match "fwl".find(letter) {
            Some(place) => {
                goods[place] = std::mem::take(&mut number).parse().ok()?;
            }
            None => number.push(letter),
        }
    }
    number.is_empty().then_some(goods)
}

/// A word that must be a name.
fn word<T: FromStr>(words: &mut std::str::SplitWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

/// Whether the next word is `kaija`.
fn kaija(words: &mut std::str::SplitWhitespace<'_>) -> Option<bool> {
    match words.next() {
        None => Some(false),
        Some("kaija") => Some(true),
        Some(_) => None,
    }
}

fn figure(verb: &str, site: Site, kaija: bool) -> String {
    format!("{verb} {site}{}", if kaija { " kaija" } else { "" })
}

fn cell(text: &str) -> Option<(i8, i8)> {
    let (x, y) = text.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

fn slot_name(slot: Option<Slot>) -> &'static str {
    slot.map_or("none", Slot::name)
}

fn read_slot(text: &str) -> Option<Option<Slot>> {
    if text == "none" { Some(None) } else { text.parse().ok().map(Some) }
}

/// The action as text.
pub(crate) fn write_action(action: &Action) -> String {
    match *action {
        Action::Clan(clan) => format!("clan {clan}"),
        Action::Tile(tile) => format!("tile {tile}"),
        Action::Cell { x, y } => format!("cell {x},{y}"),
        Action::Turn(turn) => format!("turn {turn}"),
        Action::Settle(site) => format!("settle {site}"),
        Action::Group { units, kaija } => format!("units {units}{}", if kaija { " kaija" } else { "" }),
        Action::Play(card) => format!("play {card}"),
        Action::Wait(card) => format!("wait {card}"),
        Action::Replace(card) => format!("replace {card}"),
        Action::Remove(card) => format!("remove {card}"),
        Action::UpgradeKeep(card) => format!("upgrade keep {card}"),
        Action::UpgradeBox(card) => format!("upgrade box {card}"),
        Action::Pass => "pass".to_owned(),
        Action::End => "end".to_owned(),
        Action::Learn(card) => format!("learn {card}"),
        Action::Pick(card) => format!("pick {card}"),
        Action::React => "react".to_owned(),
        Action::Allow => "allow".to_owned(),
        Action::Do(basic) => format!("do {basic}"),
        Action::Recruit { site, kaija } => figure("recruit", site, kaija),
        Action::Camp { site, kaija } => figure("camp", site, kaija),
        Action::Pay(goods) => format!("pay {}", goods_text(goods)),
        Action::Build(site) => format!("build {site}"),
        Action::Raise(building) => format!("raise {building}"),
        Action::On(slot) => format!("on {slot}"),
        Action::Collect => "collect".to_owned(),
        Action::Swap { site, old, slot, new } => format!("swap {site} {old} {} {new}", slot_name(slot)),
        Action::From(site) => format!("from {site}"),
        Action::To(site) => format!("to {site}"),
        Action::Stop => "stop".to_owned(),
        Action::Skip => "skip".to_owned(),
        Action::Attack(creature) => format!("attack {creature}"),
        Action::Fight(site) => format!("fight {site}"),
        Action::Push { site, kaija } => figure("push", site, kaija),
        Action::Feed(food) => format!("feed {food}"),
        Action::Axe => "axe".to_owned(),
        Action::Skull => "skull".to_owned(),
        Action::Lose { kaija } => if kaija { "lose kaija" } else { "lose unit" }.to_owned(),
        Action::Retreat(site) => format!("retreat {site}"),
        Action::Under(tile) => format!("under {tile}"),
        Action::Redraw => "redraw".to_owned(),
        Action::Keep(card) => format!("keep {card}"),
        Action::Discard(card) => format!("discard {card}"),
        Action::Top(card) => format!("top {card}"),
        Action::Recall(card) => format!("recall {card}"),
        Action::Draw => "draw".to_owned(),
        Action::Target(seat) => format!("target {seat}"),
        Action::Point(card) => format!("point {card}"),
        Action::Yield => "yield".to_owned(),
        Action::Strike { site, kaija } => figure("strike", site, kaija),
        Action::Take(resource) => format!("take {resource}"),
        Action::Add { site, kaija } => figure("add", site, kaija),
        Action::Pull { site, kaija } => figure("pull", site, kaija),
        Action::Copy(card) => format!("copy {card}"),
        Action::Scorch(site) => format!("scorch {site}"),
        Action::Trade { pay, get } => format!("trade {} {get}", goods_text(pay)),
        Action::Barter { give, get, amount } => format!("barter {amount} {give} {get}"),
        Action::Accept => "accept".to_owned(),
        Action::Refuse => "refuse".to_owned(),
        Action::Roam(site) => format!("roam {site}"),
        Action::Summon => "summon".to_owned(),
        Action::Nest(site) => format!("nest {site}"),
    }
}

/// The action written so.
pub(crate) fn read_action(text: &str) -> Result<Action, Complaint> {
    parse_action(text).ok_or_else(|| Complaint::new(Message::new("complaint-northgard-action").with("text", text)))
}

fn parse_action(text: &str) -> Option<Action> {
    let mut words = text.split_whitespace();
    let w = &mut words;
    let action = match w.next()? {
        "clan" => Action::Clan(word(w)?),
        "tile" => Action::Tile(word::<Tile>(w)?),
        "cell" => cell(w.next()?).map(|(x, y)| Action::Cell { x, y })?,
        "turn" => Action::Turn(word(w)?),
        "settle" => Action::Settle(word(w)?),
        "units" => Action::Group { units: word(w)?, kaija: kaija(w)? },
        "play" => Action::Play(word(w)?),
        "wait" => Action::Wait(word(w)?),
        "replace" => Action::Replace(word(w)?),
        "remove" => Action::Remove(word(w)?),
        "upgrade" => match w.next()? {
            "keep" => Action::UpgradeKeep(word(w)?),
            "box" => Action::UpgradeBox(word(w)?),
            _ => return None,
        },
        "pass" => Action::Pass,
        "end" => Action::End,
        "learn" => Action::Learn(word(w)?),
        "pick" => Action::Pick(word(w)?),
        "react" => Action::React,
        "allow" => Action::Allow,
        "do" => Action::Do(word(w)?),
        "recruit" => Action::Recruit { site: word(w)?, kaija: kaija(w)? },
        "camp" => Action::Camp { site: word(w)?, kaija: kaija(w)? },
        "pay" => Action::Pay(read_goods(w.next()?)?),
        "build" => Action::Build(word(w)?),
        "raise" => Action::Raise(word::<Building>(w)?),
        "on" => Action::On(word(w)?),
        "collect" => Action::Collect,
        "swap" => Action::Swap { site: word(w)?, old: word(w)?, slot: read_slot(w.next()?)?, new: word(w)? },
        "from" => Action::From(word(w)?),
        "to" => Action::To(word(w)?),
        "stop" => Action::Stop,
        "skip" => Action::Skip,
        "attack" => Action::Attack(word(w)?),
        "fight" => Action::Fight(word(w)?),
        "push" => Action::Push { site: word(w)?, kaija: kaija(w)? },
        "feed" => Action::Feed(word(w)?),
        "axe" => Action::Axe,
        "skull" => Action::Skull,
        "lose" => match w.next()? {
            "kaija" => Action::Lose { kaija: true },
            "unit" => Action::Lose { kaija: false },
            _ => return None,
        },
        "retreat" => Action::Retreat(word(w)?),
        "under" => Action::Under(word(w)?),
        "redraw" => Action::Redraw,
        "keep" => Action::Keep(word(w)?),
        "discard" => Action::Discard(word(w)?),
        "top" => Action::Top(word(w)?),
        "recall" => Action::Recall(word(w)?),
        "draw" => Action::Draw,
        "target" => Action::Target(word::<Seat>(w)?),
        "point" => Action::Point(word(w)?),
        "yield" => Action::Yield,
        "strike" => Action::Strike { site: word(w)?, kaija: kaija(w)? },
        "take" => Action::Take(word(w)?),
        "add" => Action::Add { site: word(w)?, kaija: kaija(w)? },
        "pull" => Action::Pull { site: word(w)?, kaija: kaija(w)? },
        "copy" => Action::Copy(word(w)?),
        "scorch" => Action::Scorch(word(w)?),
        "trade" => Action::Trade { pay: read_goods(w.next()?)?, get: word(w)? },
        "barter" => {
            let amount = word(w)?;
            Action::Barter { give: word::<Resource>(w)?, get: word(w)?, amount }
        }
        "accept" => Action::Accept,
        "refuse" => Action::Refuse,
        "roam" => Action::Roam(word(w)?),
        "summon" => Action::Summon,
        "nest" => Action::Nest(word(w)?),
        _ => return None,
    };
    w.next().is_none().then_some(action)
}

/// An outcome of chance as text.
pub(crate) fn write_chance(chance: &Chance) -> String {
    let list = |names: Vec<String>| names.join(" ");
    match chance {
        Chance::First(seat) => format!("first {seat}"),
        Chance::Clan(clan) => format!("clan {clan}"),
        Chance::Cards(cards) => format!("cards {}", list(cards.iter().map(|card| card.to_string()).collect())),
        Chance::Tiles(tiles) => format!("tiles {}", list(tiles.iter().map(|tile| tile.to_string()).collect())),
        Chance::Die(face) => format!("die {face}"),
        Chance::Creature(creature) => format!("creature {creature}"),
    }
}

/// The outcome written so.
pub(crate) fn read_chance(text: &str) -> Result<Chance, Complaint> {
    parse_chance(text).ok_or_else(|| Complaint::new(Message::new("complaint-northgard-chance").with("text", text)))
}

fn parse_chance(text: &str) -> Option<Chance> {
    let mut words = text.split_whitespace();
    let w = &mut words;
    let chance = match w.next()? {
        "first" => Chance::First(word(w)?),
        "clan" => Chance::Clan(word(w)?),
        "die" => Chance::Die(word(w)?),
        "creature" => Chance::Creature(word(w)?),
        "cards" => {
            let cards: Vec<Card> = w.map(|name| name.parse().ok()).collect::<Option<_>>()?;
            let pile: Pile = cards.iter().copied().collect();
            return (pile.len() == cards.len()).then_some(Chance::Cards(pile));
        }
        "tiles" => {
            let tiles: Vec<Tile> = w.map(|name| name.parse().ok()).collect::<Option<_>>()?;
            let set: TileSet = tiles.iter().copied().collect();
            return (set.len() == tiles.len()).then_some(Chance::Tiles(set));
        }
        _ => return None,
    };
    w.next().is_none().then_some(chance)
}

impl Northgard {
    /// Any action at all, for testing refusals: names of pieces that exist, sensible or not.
    pub(crate) fn any_action<R: rand::Rng + ?Sized>(&self, s: &crate::State, rng: &mut R) -> Action {
        use rand::RngExt;
        let lands = &s.map.lands;
        let site = if rng.random_range(0..4) > 0 && !lands.is_empty() {
            lands[rng.random_range(0..lands.len())].site
        } else {
            let tile = Tile::new(rng.random_range(0..35));
            Site::new(tile, rng.random_range(0..tile.areas().len()))
        };
        let card = Card::all().nth(rng.random_range(0..crate::card::CARDS)).unwrap_or(Card::UNREST);
        let tile = Tile::new(rng.random_range(0..35));
        let kaija = rng.random_range(0..3) == 0;
        let small = rng.random_range(0..5_u8);
        let pick = |count: usize, rng: &mut R| rng.random_range(0..count);
        let resource = Resource::ALL[pick(3, rng)];
        let other = Resource::ALL[pick(3, rng)];
        let building = Building::ALL[pick(8, rng)];
        let new = Building::ALL[pick(8, rng)];
        let creature = crate::names::Creature::ALL[pick(9, rng)];
        let slot = Slot::ALL[pick(3, rng)];
        let goods = [rng.random_range(0..3), rng.random_range(0..3), rng.random_range(0..3)];
        let gap = s.map.gaps.get(pick(s.map.gaps.len().max(1), rng)).map_or((0, 0), |gap| (gap.x, gap.y));
        let (x, y) = if kaija { (rng.random_range(-3..4), rng.random_range(-3..4)) } else { gap };
        match rng.random_range(0..62) {
            0 => Action::Clan(crate::names::Clan::ALL[pick(7, rng)]),
            1 => Action::Tile(tile),
            2 => Action::Cell { x, y },
            3 => Action::Turn(small),
            4 => Action::Settle(site),
            5 => Action::Group { units: small, kaija },
            6 => Action::Play(card),
            7 => Action::Wait(card),
            8 => Action::Replace(card),
            9 => Action::Remove(card),
            10 => Action::UpgradeKeep(card),
            11 => Action::UpgradeBox(card),
            12 => Action::Pass,
            13 => Action::End,
            14 => Action::Learn(card),
            15 => Action::Pick(card),
            16 => Action::React,
            17 => Action::Allow,
            18 => Action::Do(crate::names::Basic::ALL[pick(4, rng)]),
            19 => Action::Recruit { site, kaija },
            20 => Action::Camp { site, kaija },
            21 => Action::Pay(goods),
            22 => Action::Build(site),
            23 => Action::Raise(building),
            24 => Action::On(slot),
            25 => Action::Collect,
            26 => Action::Swap { site, old: building, slot: (small > 0).then_some(slot), new },
            27 => Action::From(site),
            28 => Action::To(site),
            29 => Action::Stop,
            30 => Action::Skip,
            31 => Action::Attack(creature),
            32 => Action::Fight(site),
            33 => Action::Push { site, kaija },
            34 => Action::Feed(small),
            35 => Action::Axe,
            36 => Action::Skull,
            37 => Action::Lose { kaija },
            38 => Action::Retreat(site),
            39 => Action::Under(tile),
            40 => Action::Redraw,
            41 => Action::Keep(card),
            42 => Action::Discard(card),
            43 => Action::Top(card),
            44 => Action::Recall(card),
            45 => Action::Draw,
            46 => Action::Target(Seat::new(pick(6, rng))),
            47 => Action::Point(card),
            48 => Action::Yield,
            49 => Action::Strike { site, kaija },
            50 => Action::Take(resource),
            51 => Action::Add { site, kaija },
            52 => Action::Pull { site, kaija },
            53 => Action::Copy(card),
            54 => Action::Scorch(site),
            55 => Action::Trade { pay: goods, get: resource },
            56 => Action::Barter { give: resource, get: other, amount: small },
            57 => Action::Accept,
            58 => Action::Refuse,
            59 => Action::Roam(site),
            60 => Action::Summon,
            _ => Action::Nest(site),
        }
    }
}
