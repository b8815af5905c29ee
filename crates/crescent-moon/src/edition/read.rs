//! From the rows of a file to the tables that rules look things up in.

use super::raw::{BoxPiece, File, IncomeName, MarketRow, ObjectiveRow};
use super::{Card, Edition, InBox, Income, Layout, LayoutHex, Numbers, Objective, RowName, Sets, Window, check};
use crate::Character;
use crate::cards::{self, CardType, Fault, Keyword, Number, Program};
use crate::land::{Terrain, Tile};
use crate::pieces::{Building, Group};
use crate::pile::{Kind, MOST_CARDS, Rack};
use crate::verb::Verb;
use table::file::unknown;
use table::message::line_of;
use table::{Complaint, Message, message};

/// What the starting groups are called, two of each character.
const GROUPS: [&str; 10] = ["W1", "W2", "M1", "M2", "S1", "S2", "C1", "C2", "N1", "N2"];

/// A file on its way to an edition; the text, to say where something is wrong.
pub(super) struct Reader<'a> {
    pub text: &'a str,
    pub file: &'a File,
}

impl Reader<'_> {
    pub fn read(&self) -> Result<Edition, Complaint> {
        let file = self.file;
        let mut all = 0;
        for row in &file.cards {
            all += usize::from(row.get_ref().copies);
            if all > MOST_CARDS || row.get_ref().copies == 0 {
                let (card, n) = (row.get_ref().id.as_str(), row.get_ref().copies);
                return Err(self.at(row, message!("complaint-edition-copies", card, n, most = MOST_CARDS)));
            }
        }
        let rack = Rack::new(file.cards.iter().map(|row| row.get_ref().copies));
        let cards = self.cards()?;
        let sets = sets(&cards, &rack);
        Ok(Edition {
            id: file.id.as_str().into(),
            pieces: self.pieces(),
            unit_limit: file.unit_limit.values().map(Option::unwrap_or_default),
            start_coins: [self.coins(4)?, self.coins(5)?],
            groups: self.groups()?,
            actions: self.actions(),
            prices: self.prices(),
            surcharge: self.surcharge(),
            reserves: self.reserves()?,
            income: self.income(),
            sack: self.sack(),
            numbers: self.numbers()?,
            slots: self.market(|row| row.slots),
            market_prices: self.market(|row| row.price),
            objectives: self.objectives()?,
            tiles: self.tiles(),
            layouts: self.layouts()?,
            cards,
            rack,
            sets,
        })
    }

    fn at<T>(&self, spanned: &table::file::Spanned<T>, why: Message) -> Complaint {
        Complaint::new(why).at(line_of(self.text, spanned.span().start))
    }

    fn fault<T>(&self, spanned: &table::file::Spanned<T>, id: &str, fault: &Fault) -> Complaint {
        self.at(spanned, message!("complaint-effect", id, why = fault.message()))
    }

    /// A row that a list does not have, told where the list begins.
    fn missing(&self, what: &'static str, row: &str) -> Complaint {
        let complaint = Complaint::new(message!("complaint-edition-missing", what, row));
        check::begins(self.text, what).into_iter().fold(complaint, Complaint::at)
    }

    fn pieces(&self) -> [InBox; 5] {
        let mut pieces = [InBox::default(); 5];
        for row in &self.file.pieces {
            for (inside, count) in pieces.iter_mut().zip(row.values().map(Option::unwrap_or_default)) {
                match (row.piece, Building::named(row.piece.name())) {
                    (_, Some(building)) => inside.buildings[building.index()] = count,
                    (BoxPiece::Influence, None) => inside.influence = count,
                    (_, None) => inside.units = count,
                }
            }
        }
        pieces
    }

    fn coins(&self, players: u8) -> Result<[u8; 5], Complaint> {
        let tables = self.file.start_coins.iter().map(|row| row.players);
        check::each("start_coins", tables, 4..=5).map_err(|complaint| check::placed(self.text, complaint))?;
        let row = self.file.start_coins.iter().find(|row| row.players == players);
        row.map(|row| row.values().map(Option::unwrap_or_default))
            .ok_or_else(|| self.missing("start_coins", &format!("players = {players}")))
    }

    fn groups(&self) -> Result<[[Group; 2]; 5], Complaint> {
        let mut groups = Character::ALL.map(|character| [Group::of(character); 2]);
        for row in &self.file.groups {
            let (id, pieces) = (&row.get_ref().id, &row.get_ref().pieces);
            let (owner, number) = group_id(id).ok_or_else(|| self.at(row, unknown(id, &GROUPS)))?;
            let group = Group::read(pieces).filter(|group| group.owner == owner && !group.is_empty());
            let group = group.ok_or_else(|| {
                let example = format!("{} 1o F i", owner.name());
                self.at(row, message!("complaint-edition-group", group = id.as_str(), text = pieces.as_str(), example))
            })?;
            groups[owner.index()][number as usize] = group;
        }
        match groups.iter().flatten().position(Group::is_empty) {
            Some(gap) => Err(self.missing("groups", &format!("id = \"{}\"", GROUPS[gap]))),
            None => Ok(groups),
        }
    }

    fn actions(&self) -> [[u8; 5]; Verb::COUNT] {
        let mut actions = [[0; 5]; Verb::COUNT];
        for row in &self.file.actions {
            actions[row.action.index()] = row.values().map(Option::unwrap_or_default);
        }
        actions[Verb::Ask.index()] = actions[Verb::Buy.index()];
        actions[Verb::Ask.index()][Character::Sultan.index()] = 0;
        actions
    }

    fn prices(&self) -> [[Option<u8>; 5]; 4] {
        let mut prices = [[None; 5]; 4];
        for row in self.file.build.iter().filter(|row| row.piece != Building::Palace) {
            prices[row.piece.index()] = row.values();
        }
        prices
    }

    fn surcharge(&self) -> [u8; 5] {
        let mut surcharge = [0; 5];
        self.file.surcharge.iter().for_each(|row| surcharge[row.terrain.index()] = row.coins);
        surcharge
    }

    fn reserves(&self) -> Result<[Option<Number>; 5], Complaint> {
        let mut reserves: [Option<Number>; 5] = Default::default();
        for row in &self.file.reserves {
            let (character, text) = (row.get_ref().character, &row.get_ref().value);
            let number = cards::number(text, &|_| None).map_err(|fault| self.fault(row, character.name(), &fault))?;
            reserves[character.index()] = Some(number);
        }
        Ok(reserves)
    }

    fn income(&self) -> Income {
        let mut income = Income::default();
        for row in &self.file.income {
            let extra = row.extra.unwrap_or_default();
            match (row.source, Terrain::named(row.source.name())) {
                (_, Some(terrain)) => income.terrain[terrain.index()] = row.coins,
                (IncomeName::Town, None) => (income.town, income.extra[0]) = (row.coins, extra),
                (IncomeName::City, None) => (income.city, income.extra[1]) = (row.coins, extra),
                (_, None) => (income.token, income.extra[2]) = (row.coins, extra),
            }
        }
        income
    }

    fn sack(&self) -> [(u8, u8); 5] {
        let mut sack = [(0, 0); 5];
        self.file.sack.iter().for_each(|row| sack[row.building.index()] = (row.coins, row.vp));
        sack
    }

    fn numbers(&self) -> Result<Numbers, Complaint> {
        let mut numbers = Numbers::default();
        let mut gaps = Numbers::NAMES.to_vec();
        for row in &self.file.numbers {
            let id = row.get_ref().id.as_str();
            *numbers.entry(id).ok_or_else(|| self.at(row, unknown(id, &Numbers::NAMES)))? = row.get_ref().value;
            gaps.retain(|name| *name != id);
        }
        match gaps.first() {
            Some(gap) => Err(self.missing("numbers", &format!("id = \"{gap}\""))),
            None => Ok(numbers),
        }
    }

    fn market(&self, value: impl Fn(&MarketRow) -> u8) -> [u8; 4] {
        RowName::ALL.map(|name| self.file.market.iter().find(|row| row.row == name).map_or(0, &value))
    }

    fn objectives(&self) -> Result<Vec<Objective>, Complaint> {
        let read = |row: &table::file::Spanned<ObjectiveRow>| {
            let line = row.get_ref();
            let vp = cards::number(line.vp.as_deref().unwrap_or("0"), &|_| None)
                .map_err(|fault| self.fault(row, &line.id, &fault))?;
            Ok(Objective {
                id: line.id.as_str().into(),
                character: line.character,
                when: line.when,
                vp,
                most: line.most,
                coins: line.coins.unwrap_or_default(),
            })
        };
        self.file.objectives.iter().map(read).collect()
    }

    fn tiles(&self) -> [[u8; Tile::COUNT]; 2] {
        let mut tiles = [[0; Tile::COUNT]; 2];
        for row in &self.file.tiles {
            tiles[0][row.tile.index()] = row.count.saturating_sub(row.out);
            tiles[1][row.tile.index()] = row.count;
        }
        tiles
    }

    fn layouts(&self) -> Result<Vec<Layout>, Complaint> {
        let mut layouts = Vec::new();
        for row in &self.file.layouts {
            let mut hexes = Vec::new();
            for hex in &row.get_ref().hexes {
                let wrong = |id: &str| {
                    let line = line_of(self.text, row.span().start);
                    let named = format!("group = {id:?}");
                    let within = self.text.lines().skip(line).position(|other| other.contains(&named));
                    Complaint::new(unknown(id, &GROUPS)).at(line + within.map_or(0, |at| at + 1))
                };
                let group = hex.group.as_deref().map(|id| group_id(id).ok_or_else(|| wrong(id))).transpose()?;
                hexes.push(LayoutHex { at: hex.at, tile: hex.tile, rivers: hex.rivers, group, out: hex.out });
            }
            layouts.push(Layout { id: row.get_ref().id.as_str().into(), hexes });
        }
        Ok(layouts)
    }

    fn cards(&self) -> Result<Vec<Card>, Complaint> {
        let ids: Vec<&str> = self.file.cards.iter().map(|row| row.get_ref().id.as_str()).collect();
        let find = |id: &str| ids.iter().position(|other| *other == id).map(Kind::new);
        let mut cards = Vec::new();
        for row in &self.file.cards {
            let card = row.get_ref();
            let texts = [&card.combat, &card.contest, &card.action, &card.anytime];
            let mut programs: [Option<Program>; 4] = Default::default();
            for ((keyword, text), program) in Keyword::ALL.into_iter().zip(texts).zip(&mut programs) {
                let Some(text) = text else { continue };
                let read = cards::program(text, keyword, &find).map_err(|fault| self.fault(row, &card.id, &fault))?;
                *program = Some(read);
            }
            let windowed = programs[Keyword::Anytime as usize].is_some() == card.window.is_some();
            let bound = card.dealt_to.is_none() || (card.card_type == CardType::Strategy && card.copies == 1);
            let known = card.id.len() <= crate::view::MOST_NAME && find(&card.id) == Some(Kind::new(cards.len()));
            if !windowed || !bound || !known || programs.iter().all(Option::is_none) {
                return Err(self.at(
                    row,
                    message!("complaint-edition-card", card = card.id.as_str(), most = crate::view::MOST_NAME),
                ));
            }
            cards.push(Card {
                id: card.id.as_str().into(),
                name: card.name.as_str().into(),
                card_type: card.card_type,
                associated: card.associated,
                copies: card.copies,
                dealt_to: card.dealt_to,
                timing: card.timing.unwrap_or_default(),
                window: card.window,
                programs,
            });
        }
        Ok(cards)
    }
}

/// The character and number of a group such as `W1`.
fn group_id(id: &str) -> Option<(Character, u8)> {
    let letter = |who: &Character| {
        id.strip_prefix(|c: char| who.name().starts_with(c.to_ascii_lowercase()) && c.is_ascii_uppercase())
    };
    let (owner, number) = Character::ALL.iter().find_map(|who| Some((*who, letter(who)?)))?;
    match number {
        "1" => Some((owner, 0)),
        "2" => Some((owner, 1)),
        _ => None,
    }
}

fn sets(cards: &[Card], rack: &Rack) -> Sets {
    let of = |holds: &dyn Fn(&Card) -> bool| rack.all_where(|kind| holds(&cards[kind.index()]));
    Sets {
        keyword: Keyword::ALL.map(|keyword| of(&|card| card.program(keyword).is_some())),
        movement: of(&|card| card.window == Some(Window::Movement)),
        select: of(&|card| card.window == Some(Window::Select)),
        murshid: of(&|card| card.associated == Character::Murshid),
        bound: of(&|card| card.dealt_to.is_some()),
        deck: of(&|card| card.dealt_to.is_none()),
    }
}
