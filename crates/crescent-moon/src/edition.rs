//! Component data: read from `editions/*.toml`, checked, and indexed for play. No number of the box stands in code.

mod check;
mod raw;

pub use raw::{Building, RowName, Timing, When, Window};

use crate::character::Character;
use crate::effect::{self, CardType, Fault, Keyword, Number, Program};
use crate::hex::{At, Edges};
use crate::land::{Land, Terrain, Tile};
use crate::pieces::Group;
use crate::pile::{Kind, MOST_CARDS, Pile, Rack};
use crate::verb::Verb;
use raw::{ActionName, BoxPiece, File, IncomeName};
use std::collections::BTreeMap;
use table::message::line_of;
use table::{Complaint, EditionReport, EditionTag, Message};

/// The most slots of the market.
pub const MOST_SLOTS: usize = 16;
/// The most slots of the Sultan's market.
pub const MOST_SULTAN_SLOTS: usize = 6;
/// The most lines on all objective sheets together.
pub const MOST_LINES: usize = 32;

/// How many pieces of each kind a character has in the box (CM-1.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InBox {
    /// Unit discs, one stock for both sides (CM-1.7).
    pub units: u8,
    /// Forts.
    pub forts: u8,
    /// Castles.
    pub castles: u8,
    /// The palace.
    pub palaces: u8,
    /// Towns.
    pub towns: u8,
    /// Cities.
    pub cities: u8,
    /// Influence tokens; unlimited unless the table chose otherwise.
    pub influence: u8,
}

/// Numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Numbers {
    pub unit_strength: u8,
    pub fort_strength: u8,
    pub castle_strength: u8,
    pub palace_strength: u8,
    pub start_vp: u8,
    pub rounds: u8,
    pub hand_limit: u8,
    pub deal_most: u8,
    pub hire_one: u8,
    pub hire_two: u8,
    pub bargain_units: u8,
    pub intrigue_look: u8,
    pub intrigue_empty: u8,
    pub intrigue_usual: u8,
    pub conspire_look: u8,
    pub upkeep_discards: u8,
    pub uprising_units: u8,
    pub collect: u8,
    pub tiles_dealt: u8,
}

impl Numbers {
    fn entry(&mut self, id: &str) -> Option<&mut u8> {
        Some(match id {
            "unit_strength" => &mut self.unit_strength,
            "fort_strength" => &mut self.fort_strength,
            "castle_strength" => &mut self.castle_strength,
            "palace_strength" => &mut self.palace_strength,
            "start_vp" => &mut self.start_vp,
            "rounds" => &mut self.rounds,
            "hand_limit" => &mut self.hand_limit,
            "deal_most" => &mut self.deal_most,
            "hire_one" => &mut self.hire_one,
            "hire_two" => &mut self.hire_two,
            "bargain_units" => &mut self.bargain_units,
            "intrigue_look" => &mut self.intrigue_look,
            "intrigue_empty" => &mut self.intrigue_empty,
            "intrigue_usual" => &mut self.intrigue_usual,
            "conspire_look" => &mut self.conspire_look,
            "upkeep_discards" => &mut self.upkeep_discards,
            "uprising_units" => &mut self.uprising_units,
            "collect" => &mut self.collect,
            "tiles_dealt" => &mut self.tiles_dealt,
            _ => return None,
        })
    }
}

/// What a source of income brings (CM-4.2, CM-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// Coins of each terrain.
    pub terrain: [u8; 5],
    /// Coins of a town in a controlled hex.
    pub town: u8,
    /// Coins of a city in a controlled hex.
    pub city: u8,
    /// Coins of a Sultan influence token in a controlled hex.
    pub token: u8,
    /// The Sultan's own coins for each town, city and token anywhere.
    pub extra: [u8; 3],
}

/// A line of an objective sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Objective {
    /// Its id, in files and dictionaries.
    pub id: Box<str>,
    /// Whose it is.
    pub character: Character,
    /// When it scores.
    pub when: When,
    /// What it is worth; for casualties and tributes, each.
    pub vp: Number,
    /// The most it can bring, where there is a most.
    pub most: Option<u8>,
    /// What a tribute costs.
    pub coins: u8,
}

/// A power card (CM-8.1).
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its id, in files, notation and dictionaries.
    pub id: Box<str>,
    /// Its English name, for editions with cards the dictionaries do not know.
    pub name: Box<str>,
    /// Its type.
    pub card_type: CardType,
    /// Whose price it is; never matters but for buying.
    pub associated: Character,
    /// How many there are.
    pub copies: u8,
    /// Who has it from the start; such a card is never in the deck and never leaves its owner.
    pub dealt_to: Option<Character>,
    /// When it is resolved in a conflict.
    pub timing: Timing,
    /// When it may be played as an anytime card.
    pub window: Option<Window>,
    programs: [Option<Program>; 4],
}

impl Card {
    /// What it does under a keyword, if it has it.
    pub fn program(&self, keyword: Keyword) -> Option<&Program> {
        self.programs[keyword as usize].as_ref()
    }
}

/// A hex of a named layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutHex {
    /// Where it lies.
    pub at: At,
    /// What it is.
    pub tile: Tile,
    /// Its river edges.
    pub rivers: Edges,
    /// Which starting group stands on it: the character and 0 or 1.
    pub group: Option<(Character, u8)>,
    /// Whether it is left out with four players.
    pub out: bool,
}

/// A named layout (CM-2.4, CM-2.13).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Its id.
    pub id: Box<str>,
    /// Its hexes.
    pub hexes: Vec<LayoutHex>,
}

impl Layout {
    /// The hexes in play with so many players (CM-15.2).
    pub fn playing(&self, players: usize) -> impl Iterator<Item = &LayoutHex> {
        self.hexes.iter().filter(move |hex| players == 5 || !hex.out)
    }

    /// The map with so many players.
    pub fn land(&self, players: usize) -> Land {
        Land::of(self.playing(players).map(|hex| (hex.at, hex.tile, hex.rivers)))
    }
}

/// An edition, ready to play.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Its tag.
    pub tag: EditionTag,
    /// Pieces of each character.
    pub pieces: [InBox; 5],
    /// Unit limit of each character (CM-9.2).
    pub unit_limit: [u8; 5],
    /// Starting coins with four and with five players (CM-2.6).
    pub start_coins: [[u8; 5]; 2],
    /// The two starting groups of each character (CM-2.13).
    pub groups: [[Group; 2]; 5],
    /// Who may take which action; 0 for nobody (CM-5.2).
    pub actions: [[u8; 5]; Verb::COUNT],
    /// Building prices (CM-6.5).
    pub prices: [[Option<u8>; 5]; 4],
    /// What a terrain adds to them (CM-6.6).
    pub surcharge: [u8; 5],
    /// Reserve values (CM-4.5).
    pub reserves: [Option<Number>; 5],
    /// Income.
    pub income: Income,
    /// Coins and Warlord's points for each building sacked.
    pub sack: [(u8, u8); 5],
    /// Other numbers.
    pub numbers: Numbers,
    /// Slots of each market row.
    pub slots: [u8; 4],
    /// Price of each market row.
    pub market_prices: [u8; 4],
    /// Objective lines.
    pub objectives: Vec<Objective>,
    /// Tiles of each kind with four and with five players.
    pub tiles: [[u8; Tile::COUNT]; 2],
    /// Named layouts.
    pub layouts: Vec<Layout>,
    /// Power cards.
    pub cards: Vec<Card>,
    /// The index of the cards.
    pub rack: Rack,
    /// Sets of kinds that are often asked for.
    pub sets: Sets,
}

/// Sets of card kinds, for [`Pile::only`] and [`Pile::meets`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sets {
    /// Cards with each keyword.
    pub keyword: [Pile; 4],
    /// Anytime cards of the movement window.
    pub movement: Pile,
    /// Anytime cards of the selection window.
    pub select: Pile,
    /// Cards associated with the Murshid (CM-13.11).
    pub murshid: Pile,
    /// Cards that never leave their owner.
    pub bound: Pile,
    /// The deck at the start (CM-2.8).
    pub deck: Pile,
}

impl Edition {
    /// Reads an edition and checks that it is sound.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        let file = parse(text)?;
        let edition = Reader { text, file: &file }.read()?;
        check::check(&edition)?;
        Ok(edition)
    }

    /// The kind of the card with this id.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.iter().position(|card| &*card.id == id).map(|index| Kind(index as u8))
    }

    /// The card of this kind.
    pub fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind.index()]
    }

    /// The row of the market a slot belongs to; slots are counted from the far end.
    pub fn row_of(&self, slot: usize) -> RowName {
        let (far, middle) = (self.slots[0] as usize, self.slots[1] as usize);
        if slot < far {
            RowName::Far
        } else if slot < far + middle {
            RowName::Middle
        } else {
            RowName::Near
        }
    }

    /// How many slots the three rows have together.
    pub fn market_slots(&self) -> usize {
        self.slots[..3].iter().map(|slots| *slots as usize).sum()
    }
}

fn parse(text: &str) -> Result<File, Complaint> {
    toml::from_str(text).map_err(|error| Complaint::from_toml(text, &error))
}

/// Reads an edition and says what is in it.
pub fn report(text: &str) -> Result<EditionReport, Complaint> {
    let edition = Edition::read(text)?;
    let file = parse(text)?;
    let mut provenance = BTreeMap::new();
    for source in file.sources() {
        *provenance.entry(source.name().to_owned()).or_insert(0) += 1;
    }
    Ok(EditionReport { tag: edition.tag, title: file.title, provenance })
}

/// Reads an edition and writes it out in the canonical order.
pub fn rewrite(text: &str) -> Result<String, Complaint> {
    Edition::read(text)?;
    let file = parse(text)?;
    toml::to_string(&file)
        .map_err(|error| Complaint::new(Message::new("complaint-format").with("problem", error.to_string())))
}

struct Reader<'a> {
    text: &'a str,
    file: &'a File,
}

impl Reader<'_> {
    fn read(&self) -> Result<Edition, Complaint> {
        let file = self.file;
        let rack = Rack::new(file.cards.iter().map(|row| row.get_ref().copies));
        let all: usize = file.cards.iter().map(|row| row.get_ref().copies as usize).sum();
        if all > MOST_CARDS || file.cards.iter().any(|row| row.get_ref().copies == 0) {
            return Err(missing("cards"));
        }
        let cards = self.cards()?;
        let sets = sets(&cards, &rack);
        Ok(Edition {
            tag: EditionTag::of(&file.id, self.text),
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

    fn at<T>(&self, spanned: &toml::Spanned<T>, why: Message) -> Complaint {
        Complaint::new(why).at(line_of(self.text, spanned.span().start))
    }

    fn fault<T>(&self, spanned: &toml::Spanned<T>, id: &str, fault: &Fault) -> Complaint {
        self.at(spanned, Message::new("complaint-effect").with("id", id).with("why", fault.message()))
    }

    fn pieces(&self) -> [InBox; 5] {
        let mut pieces = [InBox::default(); 5];
        for row in &self.file.pieces {
            for (inside, count) in pieces.iter_mut().zip(row.values().map(Option::unwrap_or_default)) {
                match row.piece {
                    BoxPiece::Unit => inside.units = count,
                    BoxPiece::Fort => inside.forts = count,
                    BoxPiece::Castle => inside.castles = count,
                    BoxPiece::Palace => inside.palaces = count,
                    BoxPiece::Town => inside.towns = count,
                    BoxPiece::City => inside.cities = count,
                    BoxPiece::Influence => inside.influence = count,
                }
            }
        }
        pieces
    }

    fn coins(&self, players: u8) -> Result<[u8; 5], Complaint> {
        let row = self.file.start_coins.iter().find(|row| row.players == players);
        row.map(|row| row.values().map(Option::unwrap_or_default)).ok_or_else(|| missing("start_coins"))
    }

    fn groups(&self) -> Result<[[Group; 2]; 5], Complaint> {
        let mut groups = Character::ALL.map(|character| [Group::of(character); 2]);
        for row in &self.file.groups {
            let (id, pieces) = (&row.get_ref().id, &row.get_ref().pieces);
            let wrong = || self.at(row, Message::new("complaint-edition-group").with("group", id.as_str()));
            let (owner, number) = group_id(id).ok_or_else(wrong)?;
            let group =
                Group::read(pieces).filter(|group| group.owner == owner && !group.is_empty()).ok_or_else(wrong)?;
            groups[owner.index()][number as usize] = group;
        }
        if groups.iter().flatten().any(Group::is_empty) {
            return Err(missing("groups"));
        }
        Ok(groups)
    }

    fn actions(&self) -> [[u8; 5]; Verb::COUNT] {
        let mut actions = [[0; 5]; Verb::COUNT];
        for row in &self.file.actions {
            let verb = match row.action {
                ActionName::Influence => Verb::Influence,
                ActionName::Build => Verb::Build,
                ActionName::Move => Verb::Move,
                ActionName::Assault => Verb::Assault,
                ActionName::Recruit => Verb::Recruit,
                ActionName::Hire => Verb::Hire,
                ActionName::Bribe => Verb::Bribe,
                ActionName::Buy => Verb::Buy,
                ActionName::Play => Verb::Play,
                ActionName::Collect => Verb::Collect,
                ActionName::Uprising => Verb::Uprising,
                ActionName::Muster => Verb::Muster,
                ActionName::Intrigue => Verb::Intrigue,
                ActionName::Conspire => Verb::Conspire,
                ActionName::Palace => Verb::Palace,
                ActionName::Desertion => Verb::Desertion,
            };
            actions[verb.index()] = row.values().map(Option::unwrap_or_default);
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
            let number = effect::number(text, &|_| None).map_err(|fault| self.fault(row, character.name(), &fault))?;
            reserves[character.index()] = Some(number);
        }
        Ok(reserves)
    }

    fn income(&self) -> Income {
        let mut income = Income::default();
        for row in &self.file.income {
            match row.source {
                IncomeName::Fertile => income.terrain[Terrain::Fertile.index()] = row.coins,
                IncomeName::Wilderness => income.terrain[Terrain::Wilderness.index()] = row.coins,
                IncomeName::Mountain => income.terrain[Terrain::Mountain.index()] = row.coins,
                IncomeName::Quarry => income.terrain[Terrain::Quarry.index()] = row.coins,
                IncomeName::Desert => income.terrain[Terrain::Desert.index()] = row.coins,
                IncomeName::Town => (income.town, income.extra[0]) = (row.coins, row.extra),
                IncomeName::City => (income.city, income.extra[1]) = (row.coins, row.extra),
                IncomeName::SultanInfluence => (income.token, income.extra[2]) = (row.coins, row.extra),
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
        let mut given = 0;
        for row in &self.file.numbers {
            let id = &row.get_ref().id;
            let unknown = || self.at(row, Message::new("complaint-edition-number").with("id", id.as_str()));
            *numbers.entry(id).ok_or_else(unknown)? = row.get_ref().value;
            given += 1;
        }
        if given == 19 { Ok(numbers) } else { Err(missing("numbers")) }
    }

    fn market(&self, value: impl Fn(&raw::MarketRow) -> u8) -> [u8; 4] {
        RowName::ALL.map(|name| self.file.market.iter().find(|row| row.row == name).map_or(0, &value))
    }

    fn objectives(&self) -> Result<Vec<Objective>, Complaint> {
        let read = |row: &toml::Spanned<raw::ObjectiveRow>| {
            let line = row.get_ref();
            let vp = effect::number(line.vp.as_deref().unwrap_or("0"), &|_| None)
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
                let group = match &hex.group {
                    None => None,
                    Some(id) => Some(group_id(id).ok_or_else(|| {
                        self.at(row, Message::new("complaint-edition-group").with("group", id.as_str()))
                    })?),
                };
                hexes.push(LayoutHex { at: hex.at, tile: hex.tile, rivers: hex.rivers, group, out: hex.out });
            }
            layouts.push(Layout { id: row.get_ref().id.as_str().into(), hexes });
        }
        Ok(layouts)
    }

    fn cards(&self) -> Result<Vec<Card>, Complaint> {
        let ids: Vec<&str> = self.file.cards.iter().map(|row| row.get_ref().id.as_str()).collect();
        let find = |id: &str| ids.iter().position(|other| *other == id).map(|index| Kind(index as u8));
        let mut cards = Vec::new();
        for row in &self.file.cards {
            let card = row.get_ref();
            let texts = [&card.combat, &card.contest, &card.action, &card.anytime];
            let mut programs: [Option<Program>; 4] = Default::default();
            for ((keyword, text), program) in Keyword::ALL.into_iter().zip(texts).zip(&mut programs) {
                let Some(text) = text else { continue };
                let read = effect::program(text, keyword, &find).map_err(|fault| self.fault(row, &card.id, &fault))?;
                *program = Some(read);
            }
            let windowed = programs[Keyword::Anytime as usize].is_some() == card.window.is_some();
            let bound = card.dealt_to.is_none() || (card.card_type == CardType::Strategy && card.copies == 1);
            let known = card.id.len() <= crate::view::MOST_NAME && find(&card.id) == Some(Kind(cards.len() as u8));
            if !windowed || !bound || !known || programs.iter().all(Option::is_none) {
                return Err(self.at(row, Message::new("complaint-edition-card").with("card", card.id.as_str())));
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
    let mut letters = id.chars();
    let owner = match letters.next()? {
        'W' => Character::Warlord,
        'M' => Character::Murshid,
        'S' => Character::Sultan,
        'C' => Character::Caliph,
        'N' => Character::Nomad,
        _ => return None,
    };
    match letters.as_str() {
        "1" => Some((owner, 0)),
        "2" => Some((owner, 1)),
        _ => None,
    }
}

fn missing(what: &'static str) -> Complaint {
    Complaint::new(Message::new("complaint-edition-missing").with("what", what))
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
