//! Actions and chance as short text, both ways. `docs/notation/crescent-moon.md` explains it to those who type it.

use crate::CrescentMoon;
use crate::chance::{Chance, Drawn};
use crate::character::Character;
use crate::conflict::Camp;
use crate::decision::Action;
use crate::edition::{Building, RowName};
use crate::hex::{At, Direction, Edges};
use crate::land::Tile;
use crate::pieces::Units;
use crate::pile::Kind;
use crate::state::State;
use crate::verb::Verb;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use table::{Complaint, Message, Seat};

fn unreadable(text: &str) -> Complaint {
    Complaint::new(Message::new("complaint-action").with("text", text))
}

/// Reads what can be read from text, or complains about the whole.
fn part<T: std::str::FromStr>(part: &str, whole: &str) -> Result<T, Complaint> {
    part.parse().map_err(|_| unreadable(whole))
}

/// A number without signs or leading zeros, so that each has one form.
fn number<T: std::str::FromStr + std::fmt::Display>(text: &str, whole: &str) -> Result<T, Complaint> {
    let number: T = part(text, whole)?;
    if number.to_string() == text { Ok(number) } else { Err(unreadable(whole)) }
}

impl CrescentMoon {
    fn id(&self, kind: Kind) -> &str {
        &self.edition.card(kind).id
    }

    fn read_card(&self, id: &str) -> Result<Kind, Complaint> {
        self.edition.kind(id).ok_or_else(|| Complaint::new(Message::new("complaint-card").with("card", id)))
    }

    pub(crate) fn action_text(&self, action: Action) -> String {
        match action {
            Action::Take(character) => format!("take {character}"),
            Action::Tile(tile) => format!("tile {}", tile.name()),
            Action::At(at) => format!("at {at}"),
            Action::Turn(first) => format!("turn {}", Edges::pair(first)),
            Action::Group(group) => format!("group {group}"),
            Action::Do(verb) => verb.name().to_owned(),
            Action::Piece(piece) => format!("piece {}", piece.name()),
            Action::From(at) => format!("from {at}"),
            Action::To(at) => format!("to {at}"),
            Action::Units(units) => format!("units {units}"),
            Action::Count(count) => format!("count {count}"),
            Action::Pay(coins) => format!("pay {coins}"),
            Action::Offer(points) => format!("offer {points}"),
            Action::Card(kind) => format!("card {}", self.id(kind)),
            Action::Play(kind) => format!("play {}", self.id(kind)),
            Action::Target(kind, seat) => format!("target {} {seat}", self.id(kind)),
            Action::Player(seat) => format!("player {seat}"),
            Action::Buy(row, kind) => format!("buy {} {}", row.name(), self.id(kind)),
            Action::Side(camp) => format!("side {}", camp.name()),
            Action::Deal(seat) => format!("deal {seat}"),
            Action::Demand(seat) => format!("demand {seat}"),
            Action::Accept => "accept".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Counter => "counter".to_owned(),
            Action::Withdraw => "withdraw".to_owned(),
            Action::Done => "done".to_owned(),
            Action::Stop => "stop".to_owned(),
            Action::Yes => "yes".to_owned(),
            Action::No => "no".to_owned(),
        }
    }

    pub(crate) fn action_from(&self, text: &str) -> Result<Action, Complaint> {
        let words: Vec<&str> = text.split(' ').collect();
        let named = |found: Option<Action>| found.ok_or_else(|| unreadable(text));
        match words.as_slice() {
            ["take", name] => named(Character::named(name).map(Action::Take)),
            ["tile", name] => named(Tile::named(name).map(Action::Tile)),
            ["at", at] => Ok(Action::At(part(at, text)?)),
            ["turn", edges] => {
                let edges: Edges = part(edges, text)?;
                named(edges.first_of_pair().filter(|_| text == format!("turn {edges}")).map(Action::Turn))
            }
            ["group", group] => Ok(Action::Group(number(group, text)?)),
            ["piece", name] => {
                named(Building::BUILT.into_iter().find(|piece| piece.name() == *name).map(Action::Piece))
            }
            ["from", at] => Ok(Action::From(part(at, text)?)),
            ["to", at] => Ok(Action::To(part(at, text)?)),
            ["units", units] => Ok(Action::Units(part(units, text)?)),
            ["count", count] => Ok(Action::Count(number(count, text)?)),
            ["pay", coins] => Ok(Action::Pay(number(coins, text)?)),
            ["offer", points] => Ok(Action::Offer(number(points, text)?)),
            ["card", id] => Ok(Action::Card(self.read_card(id)?)),
            ["play", id] => Ok(Action::Play(self.read_card(id)?)),
            ["target", id, seat] => Ok(Action::Target(self.read_card(id)?, seat.parse()?)),
            ["player", seat] => Ok(Action::Player(seat.parse()?)),
            ["buy", row, id] => {
                let row = RowName::ALL.into_iter().find(|name| name.name() == *row).ok_or_else(|| unreadable(text))?;
                Ok(Action::Buy(row, self.read_card(id)?))
            }
            ["side", "attacker"] => Ok(Action::Side(Camp::Attacker)),
            ["side", "defender"] => Ok(Action::Side(Camp::Defender)),
            ["deal", seat] => Ok(Action::Deal(seat.parse()?)),
            ["demand", seat] => Ok(Action::Demand(seat.parse()?)),
            ["accept"] => Ok(Action::Accept),
            ["decline"] => Ok(Action::Decline),
            ["counter"] => Ok(Action::Counter),
            ["withdraw"] => Ok(Action::Withdraw),
            ["done"] => Ok(Action::Done),
            ["stop"] => Ok(Action::Stop),
            ["yes"] => Ok(Action::Yes),
            ["no"] => Ok(Action::No),
            [verb] => named(Verb::named(verb).map(Action::Do)),
            _ => Err(unreadable(text)),
        }
    }

    pub(crate) fn chance_text(&self, chance: &Chance) -> String {
        let join = |words: Vec<&str>| words.join(" ");
        match chance {
            Chance::Characters(characters) => {
                format!("characters {}", join(characters.iter().map(|character| character.name()).collect()))
            }
            Chance::Layout(index) => {
                let layout = self.edition.layouts.get(*index as usize);
                format!("layout {}", layout.map_or("-", |layout| &layout.id))
            }
            Chance::Tiles(hands) => {
                let hand = |hand: &[u8; Tile::COUNT]| {
                    let tiles = Tile::ALL.into_iter();
                    join(tiles.flat_map(|tile| std::iter::repeat_n(tile.name(), hand[tile.index()] as usize)).collect())
                };
                let hands: Vec<String> = hands.iter().take(self.players).map(hand).collect();
                format!("tiles {}", hands.join(" | "))
            }
            Chance::Go => "go".to_owned(),
            Chance::Cards(drawn) => format!("cards {}", join(drawn.iter().map(|kind| self.id(*kind)).collect())),
        }
    }

    pub(crate) fn chance_from(&self, text: &str) -> Result<Chance, Complaint> {
        if text == "go" {
            return Ok(Chance::Go);
        }
        let (what, rest) = text.split_once(' ').ok_or_else(|| unreadable(text))?;
        match what {
            "characters" => {
                let mut characters = ArrayVec::new();
                for name in rest.split(' ') {
                    let character = Character::named(name).ok_or_else(|| unreadable(text))?;
                    characters.try_push(character).map_err(|_| unreadable(text))?;
                }
                Ok(Chance::Characters(characters))
            }
            "layout" => {
                let index = self.edition.layouts.iter().position(|layout| &*layout.id == rest);
                index.map(|index| Chance::Layout(index as u8)).ok_or_else(|| unreadable(text))
            }
            "tiles" => {
                let mut hands = [[0u8; Tile::COUNT]; 5];
                for (index, hand) in rest.split(" | ").enumerate() {
                    let counts = hands.get_mut(index).ok_or_else(|| unreadable(text))?;
                    for name in hand.split(' ') {
                        let tile = Tile::named(name).ok_or_else(|| unreadable(text))?;
                        counts[tile.index()] = counts[tile.index()].saturating_add(1);
                    }
                }
                Ok(Chance::Tiles(hands))
            }
            "cards" => {
                let mut drawn = Drawn::new();
                for id in rest.split(' ') {
                    drawn.try_push(self.read_card(id)?).map_err(|_| unreadable(text))?;
                }
                Ok(Chance::Cards(drawn))
            }
            _ => Err(unreadable(text)),
        }
    }

    /// Any action at all: most often about hexes, cards and seats of this table.
    pub(crate) fn any_action<R: Rng + ?Sized>(&self, s: &State, rng: &mut R) -> Action {
        let kind = Kind(rng.random_range(0..self.edition.cards.len()) as u8);
        let seat = Seat::new(rng.random_range(0..self.players));
        let hexes = s.table.land.len();
        let at = if hexes > 0 && rng.random_bool(0.8) {
            s.table.land.at(crate::hex::Hex(rng.random_range(0..hexes) as u8))
        } else {
            At::new(rng.random_range(-4..=4), rng.random_range(-4..=4))
        };
        let small = rng.random_range(0..8u8);
        match rng.random_range(0..29) {
            0 => Action::Take(Character::ALL[rng.random_range(0..5)]),
            1 => Action::Tile(Tile::ALL[rng.random_range(0..Tile::COUNT)]),
            2 | 3 => Action::At(at),
            4 => Action::Turn(Direction::round(small as usize)),
            5 => Action::Group(rng.random_range(0..4)),
            6 | 7 => Action::Do(Verb::ALL[rng.random_range(0..Verb::COUNT)]),
            8 => Action::Piece(Building::BUILT[rng.random_range(0..4)]),
            9 => Action::From(at),
            10 => Action::To(at),
            11 => Action::Units(Units::new(rng.random_range(0..4), rng.random_range(0..4))),
            12 => Action::Count(small),
            13 => Action::Pay(u16::from(small) * 3),
            14 => Action::Offer(small),
            15 | 16 => Action::Card(kind),
            17 => Action::Play(kind),
            18 => Action::Target(kind, seat),
            19 => Action::Player(seat),
            20 => Action::Buy(RowName::ALL[rng.random_range(0..4)], kind),
            21 => Action::Side(if small < 4 { Camp::Attacker } else { Camp::Defender }),
            22 => Action::Deal(seat),
            23 => Action::Demand(seat),
            24 => [Action::Accept, Action::Decline][small as usize % 2],
            25 => [Action::Counter, Action::Withdraw][small as usize % 2],
            26 => Action::Done,
            27 => Action::Stop,
            _ => [Action::Yes, Action::No][small as usize % 2],
        }
    }
}
