//! The component data: read from a file, checked, and laid out as tables for the rules.

use crate::by::MOST_PLAYERS;
use crate::pieces::{CARDS, Card, Cards, MarriageCard, REGIONS, Region, Suit, TOWNS, Town, Towns, Which, named};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use table::message::line_of;
use table::{Complaint, EditionReport, EditionTag, Message};
use toml::Spanned;

named! {
    /// A symbol in an action line (BB-7).
    Symbol {
        /// Take the active town and the marker.
        TakeTown = "T",
        /// Gain a coin.
        GainCoin = "+",
        /// Pay a coin.
        PayCoin = "-",
        /// Put a disc in the church area.
        ChurchDisc = "X",
        /// Take a raider.
        TakeRaider = "A",
        /// Move up the marriage track.
        Court = "M",
        /// Expand for coins, or not.
        Expand = "E",
        /// Remove a Viking control token.
        FreeTown = "V",
    }
}

named! {
    /// Where a value comes from.
    Origin {
        /// The rulebooks.
        Rulebook = "rulebook",
        /// Public transcriptions of printed pieces.
        Public = "public",
        /// Worked out from something else.
        Deduced = "deduced",
        /// Chosen by whoever made the edition.
        House = "house",
    }
}

/// The symbols of one action, from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symbols(pub ArrayVec<Symbol, 8>);

impl FromStr for Symbols {
    type Err = String;

    fn from_str(text: &str) -> Result<Symbols, String> {
        let mut symbols = Symbols::default();
        for word in text.split_whitespace() {
            let symbol = word.parse().map_err(|_| format!("`{word}` is no symbol; T + - X A M E V are"))?;
            symbols.0.try_push(symbol).map_err(|_| format!("`{text}` is too long; 8 symbols fit"))?;
        }
        Ok(symbols)
    }
}

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.iter().map(|symbol| symbol.id()).collect();
        f.write_str(&words.join(" "))
    }
}

/// What a space of the marriage track or a marriage card gives beside points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gift {
    /// Nothing.
    #[default]
    Nothing,
    /// So many coins.
    Coins(u16),
    /// So much renown.
    Renown(u16),
    /// A free town, in one region or anywhere.
    Town(Option<Region>),
}

impl FromStr for Gift {
    type Err = String;

    fn from_str(text: &str) -> Result<Gift, String> {
        let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is no number"));
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["none"] => Ok(Gift::Nothing),
            ["town"] => Ok(Gift::Town(None)),
            ["coins", n] => number(n).map(Gift::Coins),
            ["renown", n] => number(n).map(Gift::Renown),
            ["town", region] => region.parse().map(|region| Gift::Town(Some(region))).map_err(|e| format!("{e}")),
            _ => Err(format!("`{text}` is no reward; `none`, `coins 1`, `renown 1`, `town` and `town L` are")),
        }
    }
}

/// The face of an action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Its suit.
    pub suit: Suit,
    /// The winner's action and the two for losers, in the order of [`Which`]; the last may be empty.
    pub lines: [Symbols; 3],
}

impl CardFace {
    /// One action of the card.
    pub fn line(&self, which: Which) -> &Symbols {
        &self.lines[which as usize]
    }
}

/// A claim token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClaimFace {
    /// Controlled towns needed to turn it face up.
    pub threshold: u16,
    /// Its points.
    pub points: u16,
}

/// A marriage card other than the princess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MarriageFace {
    /// Its points.
    pub points: u16,
    /// What else it gives.
    pub benefit: Gift,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Cards dealt to each.
    pub dealt: u8,
    /// Marriage cards on top of the princess.
    pub ordinary: u8,
}

/// All components, as tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Coins, renown and points at the start.
    pub start: Start,
    /// Prices.
    pub costs: Costs,
    /// Points by number of regions.
    pub spread: [u16; REGIONS + 1],
    /// Strengths of the Viking cards, with a second 12 and with a second 13.
    pub decks: [Vec<u8>; 2],
    /// Points for spurning the princess.
    pub spurn: u16,
    /// Rewards of the marriage track.
    pub track: Vec<Gift>,
    /// Ordinary marriage cards, in the order of [`MarriageCard`].
    pub marriages: [MarriageFace; 7],
    /// Claim tokens.
    pub claims: [ClaimFace; REGIONS],
    /// Colours of the towns.
    pub colours: [Suit; TOWNS],
    /// The towns joined to each town by a road.
    pub roads: [Towns; TOWNS],
    /// Where to draw the towns, in hundredths of the map from the north-west.
    pub sketch: [(u8, u8); TOWNS],
    /// The towns of each region.
    pub region_towns: [Towns; REGIONS],
    /// The towns of each colour.
    pub colour_towns: [Towns; 3],
    /// The cards of each suit.
    pub suit_cards: [Cards; 4],
    cards: Vec<CardFace>,
    counts: [Counts; MOST_PLAYERS + 1],
}

impl Edition {
    /// Reads and checks an edition.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        Checker { text }.edition(&parse(text)?)
    }

    /// The face of a card.
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index() - 1]
    }

    /// The last space of the marriage track.
    pub fn top(&self) -> u8 {
        self.track.len() as u8 - 1
    }

    /// The cards that win a town of this colour: its own suit and white (BB-5.9).
    pub fn matching(&self, colour: Suit) -> Cards {
        self.suit_cards[colour as usize].or(self.suit_cards[Suit::White as usize])
    }

    /// What depends on the number of players.
    pub fn counts(&self, players: usize) -> Counts {
        self.counts[players]
    }
}

/// Reads and checks an edition and counts where its values come from.
pub fn report(text: &str) -> Result<EditionReport, Complaint> {
    let file = parse(text)?;
    let edition = Checker { text }.edition(&file)?;
    let mut provenance = BTreeMap::new();
    for (from, count) in file.provenance() {
        *provenance.entry(from.id().to_owned()).or_insert(0) += count;
    }
    Ok(EditionReport { tag: EditionTag::of(&edition.id, text), title: edition.title, provenance })
}

/// Reads and checks an edition and writes it in the canonical order: rows sorted, one way of spacing.
pub fn rewrite(text: &str) -> Result<String, Complaint> {
    let mut file = parse(text)?;
    Checker { text }.edition(&file)?;
    file.players.sort_by_key(|row| row.get_ref().players);
    file.track.sort_by_key(|row| row.get_ref().space);
    file.marriages.sort_by_key(|row| row.get_ref().id);
    file.regions.sort_by_key(|row| row.get_ref().id);
    file.cards.sort_by_key(|row| row.get_ref().value);
    file.towns.sort_by_key(|row| row.get_ref().id);
    toml::to_string(&file).map_err(|error| Message::new("complaint-format").with("problem", error.to_string()).into())
}

fn parse(text: &str) -> Result<File, Complaint> {
    toml::from_str(text).map_err(|error| Complaint::from_toml(text, &error))
}

/// What every player starts with (BB-2.3, BB-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Coins.
    pub coins: u16,
    /// Renown.
    pub renown: u16,
    /// Points.
    pub vp: u16,
    from: Origin,
}

/// Prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Coins for one more disc, raider or step (BB-7.8, BB-7.9, BB-7.11).
    pub extra: u16,
    /// Coins for an expansion (BB-8.1).
    pub expansion: u16,
    /// Points lost for a coin that cannot be paid (BB-7.4).
    pub unpaid: u16,
    /// Discs in the church area that build a monastery (BB-16.6).
    pub monastery: u16,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    title: String,
    start: Start,
    costs: Spanned<Costs>,
    spread: Spanned<SpreadRow>,
    vikings: Spanned<VikingRow>,
    princess: PrincessRow,
    players: Vec<Spanned<PlayersRow>>,
    track: Vec<Spanned<TrackRow>>,
    marriages: Vec<Spanned<MarriageRow>>,
    regions: Vec<Spanned<RegionRow>>,
    cards: Vec<Spanned<CardRow>>,
    towns: Vec<Spanned<TownRow>>,
    roads: RoadsRow,
    sketch: SketchRow,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpreadRow {
    points: Vec<u16>,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct VikingRow {
    second_12: Vec<u8>,
    second_13: Vec<u8>,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrincessRow {
    spurn: u16,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersRow {
    players: usize,
    dealt: u8,
    ordinary_marriages: u8,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackRow {
    space: usize,
    reward: String,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarriageRow {
    id: MarriageCard,
    points: u16,
    benefit: String,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionRow {
    id: Region,
    threshold: u16,
    points: u16,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    value: u8,
    suit: Suit,
    primary: String,
    a: String,
    b: String,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownRow {
    id: Town,
    colour: Suit,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadsRow {
    list: Vec<Spanned<String>>,
    from: Origin,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SketchRow {
    from: Origin,
    at: BTreeMap<String, Spanned<(u8, u8)>>,
}

impl File {
    /// Every row or listed value with its origin.
    fn provenance(&self) -> impl Iterator<Item = (Origin, usize)> + '_ {
        let single = [
            (self.start.from, 3),
            (self.costs.get_ref().from, 4),
            (self.spread.get_ref().from, self.spread.get_ref().points.len()),
            (self.vikings.get_ref().from, self.vikings.get_ref().second_12.len()),
            (self.princess.from, 1),
            (self.roads.from, self.roads.list.len()),
            (self.sketch.from, self.sketch.at.len()),
        ];
        let rows = (self.players.iter().map(|row| row.get_ref().from))
            .chain(self.track.iter().map(|row| row.get_ref().from))
            .chain(self.marriages.iter().map(|row| row.get_ref().from))
            .chain(self.regions.iter().map(|row| row.get_ref().from))
            .chain(self.cards.iter().map(|row| row.get_ref().from))
            .chain(self.towns.iter().map(|row| row.get_ref().from));
        single.into_iter().chain(rows.map(|from| (from, 1)))
    }
}

/// Checks a file and knows its text, so that a complaint can point at a line.
struct Checker<'a> {
    text: &'a str,
}

/// Places to fill, each exactly once.
struct Sheet<T>(Vec<Option<T>>);

impl<T> Sheet<T> {
    fn new(places: usize) -> Sheet<T> {
        Sheet((0..places).map(|_| None).collect())
    }
}

impl Checker<'_> {
    fn wrong(&self, span: Range<usize>, problem: impl Into<String>) -> Complaint {
        Complaint::new(Message::new("complaint-bb-edition").with("problem", problem.into()))
            .at(line_of(self.text, span.start))
    }

    /// Fills one place, once.
    fn fill<T>(
        &self,
        sheet: &mut Sheet<T>,
        at: usize,
        name: &str,
        span: Range<usize>,
        value: T,
    ) -> Result<(), Complaint> {
        match sheet.0.get_mut(at) {
            None => Err(self.wrong(span, format!("there is no {name}"))),
            Some(Some(_)) => Err(self.wrong(span, format!("{name} is given twice"))),
            Some(place) => {
                *place = Some(value);
                Ok(())
            }
        }
    }

    /// Everything filled in, or a complaint that names the first gap.
    fn full<T>(&self, sheet: Sheet<T>, name: impl Fn(usize) -> String) -> Result<Vec<T>, Complaint> {
        let mut values = Vec::with_capacity(sheet.0.len());
        for (at, value) in sheet.0.into_iter().enumerate() {
            let missing = || Message::new("complaint-bb-edition").with("problem", format!("{} is missing", name(at)));
            values.push(value.ok_or_else(|| Complaint::new(missing()))?);
        }
        Ok(values)
    }

    fn edition(&self, file: &File) -> Result<Edition, Complaint> {
        let cards = self.cards(file)?;
        let colours = self.towns(file)?;
        let suit_of = |suit: Suit| Card::all().filter(|card| cards[card.index() - 1].suit == suit).collect();
        let colour_of = |suit: Suit| Town::all().filter(|town| colours[town.index()] == suit).collect();
        let region_of = |region: Region| Town::all().filter(|town| town.region() == region).collect();
        Ok(Edition {
            id: file.id.clone(),
            title: file.title.clone(),
            start: file.start,
            costs: self.costs(file)?,
            spread: self.spread(file)?,
            decks: self.decks(file)?,
            spurn: file.princess.spurn,
            track: self.track(file)?,
            marriages: self.marriages(file)?,
            claims: self.claims(file)?,
            roads: self.roads(file)?,
            sketch: self.sketch(file)?,
            region_towns: std::array::from_fn(|at| region_of(Region::ALL[at])),
            colour_towns: [Suit::Red, Suit::Blue, Suit::Yellow].map(colour_of),
            suit_cards: std::array::from_fn(|at| suit_of(Suit::ALL[at])),
            counts: self.counts(file)?,
            cards,
            colours,
        })
    }

    fn costs(&self, file: &File) -> Result<Costs, Complaint> {
        let costs = *file.costs.get_ref();
        if costs.extra == 0 || costs.expansion == 0 {
            return Err(self.wrong(file.costs.span(), "an extra and an expansion cost at least 1 coin"));
        }
        Ok(costs)
    }

    fn spread(&self, file: &File) -> Result<[u16; REGIONS + 1], Complaint> {
        let row = &file.spread;
        let wrong = |_| self.wrong(row.span(), "the table gives points for 0 to 8 regions: nine numbers");
        row.get_ref().points.clone().try_into().map_err(wrong)
    }

    fn decks(&self, file: &File) -> Result<[Vec<u8>; 2], Complaint> {
        let row = file.vikings.get_ref();
        for deck in [&row.second_12, &row.second_13] {
            if !(4..=7).contains(&deck.len()) || !deck.iter().all(|strength| (1..=99).contains(strength)) {
                return Err(self.wrong(file.vikings.span(), "the Viking deck has 4 to 7 cards of strength 1 to 99"));
            }
        }
        let sorted = |deck: &[u8]| {
            let mut deck = deck.to_vec();
            deck.sort_unstable();
            deck
        };
        Ok([sorted(&row.second_12), sorted(&row.second_13)])
    }

    fn counts(&self, file: &File) -> Result<[Counts; MOST_PLAYERS + 1], Complaint> {
        let mut sheet = Sheet::new(MOST_PLAYERS - 2);
        for row in &file.players {
            let PlayersRow { players, dealt, ordinary_marriages: ordinary, .. } = *row.get_ref();
            if !(3..=8).contains(&dealt) || dealt as usize * players > CARDS as usize {
                return Err(self.wrong(row.span(), "3 to 8 cards are dealt to each player, 25 in all at most"));
            }
            if !(1..=3).contains(&ordinary) {
                return Err(self.wrong(row.span(), "1 to 3 marriage cards lie on top of the princess"));
            }
            let counts = Counts { dealt, ordinary };
            self.fill(&mut sheet, players.wrapping_sub(3), "number of players", row.span(), counts)?;
        }
        let rows = self.full(sheet, |at| format!("the row for {} players", at + 3))?;
        let mut counts = [Counts::default(); MOST_PLAYERS + 1];
        counts[3..].copy_from_slice(&rows);
        Ok(counts)
    }

    fn track(&self, file: &File) -> Result<Vec<Gift>, Complaint> {
        let mut sheet = Sheet::new(10);
        for row in &file.track {
            let gift = row.get_ref().reward.parse().map_err(|problem: String| self.wrong(row.span(), problem))?;
            let name = format!("space {} of the marriage track", row.get_ref().space);
            if matches!(gift, Gift::Town(Some(_))) {
                return Err(self.wrong(row.span(), "a town of the track lies in no certain region"));
            }
            self.fill(&mut sheet, row.get_ref().space, &name, row.span(), gift)?;
        }
        let track = self.full(sheet, |at| format!("space {at} of the marriage track"))?;
        if track[0] != Gift::Nothing {
            return Err(Message::new("complaint-bb-edition")
                .with("problem", "the start of the track gives nothing")
                .into());
        }
        Ok(track)
    }

    fn marriages(&self, file: &File) -> Result<[MarriageFace; 7], Complaint> {
        let mut sheet = Sheet::new(7);
        for row in &file.marriages {
            let MarriageRow { id, points, ref benefit, .. } = *row.get_ref();
            let benefit = benefit.parse().map_err(|problem: String| self.wrong(row.span(), problem))?;
            if matches!(benefit, Gift::Coins(_) | Gift::Town(None)) {
                return Err(self.wrong(row.span(), "a marriage card gives `renown`, a `town` of a region, or `none`"));
            }
            self.fill(&mut sheet, id as usize, id.id(), row.span(), MarriageFace { points, benefit })?;
        }
        let mut faces = [MarriageFace::default(); 7];
        faces.copy_from_slice(&self.full(sheet, |at| MarriageCard::ALL[at].to_string())?);
        Ok(faces)
    }

    fn claims(&self, file: &File) -> Result<[ClaimFace; REGIONS], Complaint> {
        let mut sheet = Sheet::new(REGIONS);
        for row in &file.regions {
            let RegionRow { id, threshold, points, .. } = *row.get_ref();
            self.fill(&mut sheet, id as usize, id.id(), row.span(), ClaimFace { threshold, points })?;
        }
        let mut faces = [ClaimFace::default(); REGIONS];
        faces.copy_from_slice(&self.full(sheet, |at| format!("region {}", Region::ALL[at]))?);
        Ok(faces)
    }

    fn cards(&self, file: &File) -> Result<Vec<CardFace>, Complaint> {
        let mut sheet = Sheet::new(CARDS as usize);
        for row in &file.cards {
            let CardRow { value, suit, ref primary, ref a, ref b, .. } = *row.get_ref();
            let mut lines = [const { Symbols(ArrayVec::new_const()) }; 3];
            for (line, text) in lines.iter_mut().zip([primary, a, b]) {
                *line = text.parse().map_err(|problem: String| self.wrong(row.span(), problem))?;
            }
            let takes = |line: &Symbols| line.0.iter().filter(|symbol| **symbol == Symbol::TakeTown).count();
            if takes(&lines[0]) != 1 || takes(&lines[1]) + takes(&lines[2]) != 0 {
                return Err(self.wrong(row.span(), "T stands once in the primary action and nowhere else"));
            }
            if lines[1].0.is_empty() {
                return Err(self.wrong(row.span(), "the upper secondary action is never empty"));
            }
            let name = format!("card {value}");
            self.fill(&mut sheet, value.wrapping_sub(1) as usize, &name, row.span(), CardFace { suit, lines })?;
        }
        self.full(sheet, |at| format!("card {}", at + 1))
    }

    fn towns(&self, file: &File) -> Result<[Suit; TOWNS], Complaint> {
        let mut sheet = Sheet::new(TOWNS);
        for row in &file.towns {
            let TownRow { id, colour, .. } = *row.get_ref();
            if colour == Suit::White {
                return Err(self.wrong(row.span(), format!("{id}: no town is white")));
            }
            self.fill(&mut sheet, id.index(), id.id(), row.span(), colour)?;
        }
        let mut colours = [Suit::Red; TOWNS];
        colours.copy_from_slice(&self.full(sheet, |at| format!("town {}", crate::pieces::TOWN_IDS[at]))?);
        Ok(colours)
    }

    fn roads(&self, file: &File) -> Result<[Towns; TOWNS], Complaint> {
        let mut roads = [Towns::NONE; TOWNS];
        for road in &file.roads.list {
            let ends =
                road.get_ref().split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
            let Some((from, to)) = ends.filter(|(from, to): &(Town, Town)| from != to) else {
                return Err(self.wrong(road.span(), format!("`{}` is no road between two towns", road.get_ref())));
            };
            if roads[from.index()].has(to) {
                return Err(self.wrong(road.span(), format!("the road {} is given twice", road.get_ref())));
            }
            roads[from.index()].add(to);
            roads[to.index()].add(from);
        }
        Ok(roads)
    }

    fn sketch(&self, file: &File) -> Result<[(u8, u8); TOWNS], Complaint> {
        let mut sheet = Sheet::new(TOWNS);
        for (id, at) in &file.sketch.at {
            let town: Town = id.parse().map_err(|_| self.wrong(at.span(), format!("there is no town `{id}`")))?;
            if at.get_ref().0 > 100 || at.get_ref().1 > 100 {
                return Err(self.wrong(at.span(), format!("{id}: both numbers are 0 to 100")));
            }
            self.fill(&mut sheet, town.index(), id, at.span(), *at.get_ref())?;
        }
        let mut sketch = [(0, 0); TOWNS];
        sketch.copy_from_slice(&self.full(sheet, |at| format!("the place of {}", crate::pieces::TOWN_IDS[at]))?);
        Ok(sketch)
    }
}
