//! Whether an edition is sound. Every complaint points at a line where there is one.

use super::file::{CardRow, File, MarriageRow, PlayersRow, RegionRow, TownRow};
use super::{CardFace, ClaimFace, Costs, Counts, Edition, Gift, MarriageFace, ORDINARY, Start, Symbol, Symbols};
use crate::pieces::{CARDS, Card, MOST_PLAYERS, MarriageCard, Region, Suit, TOWNS, Town, Towns};
use arrayvec::ArrayVec;
use std::ops::Range;
use table::message::line_of;
use table::{Complaint, Message, message};

/// Checks a file and knows its text, so that a complaint can point at a line.
pub(crate) struct Checker<'a> {
    /// The text of the file.
    pub text: &'a str,
}

/// The most coins, renown, points or towns that a number may mean.
const MOST: u16 = 99;

/// How much a gift gives.
fn amount(gift: Gift) -> u16 {
    match gift {
        Gift::Coins(n) | Gift::Renown(n) => n,
        Gift::Nothing | Gift::Town(_) => 0,
    }
}

/// Places to fill, each exactly once; the first has this number.
struct Sheet<T, const PLACES: usize> {
    first: usize,
    places: [Option<T>; PLACES],
    last: Range<usize>,
}

impl<T, const PLACES: usize> Sheet<T, PLACES> {
    const EMPTY: Sheet<T, PLACES> = Sheet::from(0);

    const fn from(first: usize) -> Sheet<T, PLACES> {
        Sheet { first, places: [const { None }; PLACES], last: 0..0 }
    }
}

impl Checker<'_> {
    fn wrong(&self, span: Range<usize>, why: Message) -> Complaint {
        Complaint::new(why).at(line_of(self.text, span.start))
    }

    /// Complains about the line of this part unless it holds.
    fn require(&self, holds: bool, span: Range<usize>, why: impl FnOnce() -> Message) -> Result<(), Complaint> {
        if holds { Ok(()) } else { Err(self.wrong(span, why())) }
    }

    /// Fills one place, once.
    fn fill<T, const PLACES: usize>(
        &self,
        sheet: &mut Sheet<T, PLACES>,
        at: usize,
        name: &str,
        span: Range<usize>,
        value: T,
    ) -> Result<(), Complaint> {
        let (least, most) = (sheet.first, sheet.first + PLACES - 1);
        sheet.last = span.clone();
        match at.checked_sub(least).and_then(|place| sheet.places.get_mut(place)) {
            None => Err(self.wrong(span, message!("complaint-bb-edition-unknown", name, least, most))),
            Some(Some(_)) => Err(self.wrong(span, message!("complaint-bb-edition-twice", name))),
            Some(place) => {
                *place = Some(value);
                Ok(())
            }
        }
    }

    /// Everything filled in, or a complaint that names the first gap and points at the row that was read last.
    fn full<T, const PLACES: usize>(
        &self,
        sheet: Sheet<T, PLACES>,
        name: impl Fn(usize) -> String,
    ) -> Result<[T; PLACES], Complaint> {
        let filled: ArrayVec<T, PLACES> = sheet.places.into_iter().map_while(|value| value).collect();
        let gap = filled.len();
        let missing = |_| self.wrong(sheet.last, message!("complaint-bb-edition-missing", name = name(gap)));
        filled.into_inner().map_err(missing)
    }

    /// The edition as tables.
    pub fn edition(&self, file: &File) -> Result<Edition, Complaint> {
        let cards = self.cards(file)?;
        let colours = self.towns(file)?;
        let suit_of = |suit: Suit| Card::all().filter(|card| cards[card.index()].suit == suit).collect();
        let colour_of = |suit: Suit| Town::all().filter(|town| colours[town.index()] == suit).collect();
        let region_of = |region: Region| Town::all().filter(|town| town.region() == region).collect();
        Ok(Edition {
            id: file.id.clone(),
            title: file.title.clone(),
            start: self.start(file)?,
            costs: self.costs(file)?,
            spread: self.spread(file)?,
            decks: self.decks(file)?,
            spurn: self.spurn(file)?,
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

    /// Numbers so small that sums of them always fit.
    fn small(&self, numbers: &[u16], span: Range<usize>) -> Result<(), Complaint> {
        match numbers.iter().find(|number| **number > MOST) {
            Some(found) => Err(self.wrong(span, message!("complaint-bb-edition-number", n = *found, most = MOST))),
            None => Ok(()),
        }
    }

    fn start(&self, file: &File) -> Result<Start, Complaint> {
        let start = *file.start.get_ref();
        self.small(&[start.coins, start.renown, start.vp], file.start.span())?;
        Ok(start)
    }

    fn spurn(&self, file: &File) -> Result<u16, Complaint> {
        let spurn = file.princess.get_ref().spurn;
        self.small(&[spurn], file.princess.span())?;
        Ok(spurn)
    }

    fn costs(&self, file: &File) -> Result<Costs, Complaint> {
        let costs = *file.costs.get_ref();
        self.small(&[costs.extra, costs.expansion, costs.unpaid, costs.monastery], file.costs.span())?;
        let priced = costs.extra > 0 && costs.expansion > 0;
        self.require(priced, file.costs.span(), || message!("complaint-bb-edition-costs"))?;
        Ok(costs)
    }

    fn spread(&self, file: &File) -> Result<[u16; Region::COUNT + 1], Complaint> {
        let row = &file.spread;
        self.small(&row.get_ref().points, row.span())?;
        let wrong = |_| self.wrong(row.span(), Message::new("complaint-bb-edition-spread"));
        row.get_ref().points.clone().try_into().map_err(wrong)
    }

    fn decks(&self, file: &File) -> Result<[Vec<u8>; 2], Complaint> {
        let row = file.vikings.get_ref();
        for deck in [&row.second_12, &row.second_13] {
            let sound = (4..=7).contains(&deck.len()) && deck.iter().all(|strength| (1..=99).contains(strength));
            let listed = || deck.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            self.require(sound, file.vikings.span(), || message!("complaint-bb-edition-deck", text = listed()))?;
        }
        let sorted = |deck: &[u8]| {
            let mut deck = deck.to_vec();
            deck.sort_unstable();
            deck
        };
        Ok([sorted(&row.second_12), sorted(&row.second_13)])
    }

    fn counts(&self, file: &File) -> Result<[Counts; MOST_PLAYERS + 1], Complaint> {
        let mut sheet: Sheet<Counts, { MOST_PLAYERS - 2 }> = Sheet::from(3);
        for row in &file.players {
            let PlayersRow { players, dealt, ordinary_marriages: ordinary, .. } = *row.get_ref();
            // A number of players that does not exist is told as such below.
            let enough = (3..=8).contains(&dealt) && (players > MOST_PLAYERS || dealt as usize * players <= CARDS);
            self.require(enough, row.span(), || message!("complaint-bb-edition-dealt", n = dealt))?;
            self.require((1..=3).contains(&ordinary), row.span(), || {
                message!("complaint-bb-edition-ordinary", n = ordinary)
            })?;
            let counts = Counts { dealt, ordinary };
            self.fill(&mut sheet, players, &format!("players {players}"), row.span(), counts)?;
        }
        let rows = self.full(sheet, |at| format!("players {}", at + 3))?;
        let mut counts = [Counts::default(); MOST_PLAYERS + 1];
        counts[3..].copy_from_slice(&rows);
        Ok(counts)
    }

    fn track(&self, file: &File) -> Result<Vec<Gift>, Complaint> {
        let mut sheet: Sheet<Gift, 10> = Sheet::EMPTY;
        for row in &file.track {
            let gift: Gift = row.get_ref().reward.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            let name = format!("track {}", row.get_ref().space);
            self.small(&[amount(gift)], row.span())?;
            let anywhere = !matches!(gift, Gift::Town(Some(_)));
            self.require(anywhere, row.span(), || message!("complaint-bb-edition-track-region"))?;
            self.fill(&mut sheet, row.get_ref().space, &name, row.span(), gift)?;
        }
        let track = self.full(sheet, |at| format!("track {at}"))?;
        if let Some(start) = file.track.iter().find(|row| row.get_ref().space == 0) {
            let nothing = || message!("complaint-bb-edition-track-start", text = start.get_ref().reward.as_str());
            self.require(track[0] == Gift::Nothing, start.span(), nothing)?;
        }
        Ok(track.to_vec())
    }

    fn marriages(&self, file: &File) -> Result<[MarriageFace; ORDINARY], Complaint> {
        let mut sheet = Sheet::EMPTY;
        for row in &file.marriages {
            let MarriageRow { id, points, ref benefit, .. } = *row.get_ref();
            let benefit: Gift = benefit.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            self.small(&[points, amount(benefit)], row.span())?;
            let usual = !matches!(benefit, Gift::Coins(_) | Gift::Town(None));
            self.require(usual, row.span(), || message!("complaint-bb-edition-benefit"))?;
            let (name, face) = (format!("marriages {id}"), MarriageFace { points, benefit });
            self.fill(&mut sheet, id.index(), &name, row.span(), face)?;
        }
        self.full(sheet, |at| MarriageCard::ALL[at].to_string())
    }

    fn claims(&self, file: &File) -> Result<[ClaimFace; Region::COUNT], Complaint> {
        let mut sheet = Sheet::EMPTY;
        for row in &file.regions {
            let RegionRow { id, threshold, points, .. } = *row.get_ref();
            self.small(&[threshold, points], row.span())?;
            self.fill(&mut sheet, id.index(), id.name(), row.span(), ClaimFace { threshold, points })?;
        }
        self.full(sheet, |at| format!("regions {}", Region::ALL[at]))
    }

    fn cards(&self, file: &File) -> Result<Vec<CardFace>, Complaint> {
        let mut sheet: Sheet<CardFace, CARDS> = Sheet::from(1);
        for row in &file.cards {
            let CardRow { value, suit, ref primary, ref a, ref b, .. } = *row.get_ref();
            let mut lines = [const { Symbols(ArrayVec::new_const()) }; 3];
            for (line, text) in lines.iter_mut().zip([primary, a, b]) {
                *line = text.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            }
            let takes = |line: &Symbols| line.0.iter().filter(|symbol| **symbol == Symbol::TakeTown).count();
            let one = takes(&lines[0]) == 1 && takes(&lines[1]) + takes(&lines[2]) == 0;
            self.require(one, row.span(), || message!("complaint-bb-edition-take-town"))?;
            self.require(!lines[1].0.is_empty(), row.span(), || message!("complaint-bb-edition-upper"))?;
            let name = format!("cards {value}");
            self.fill(&mut sheet, usize::from(value), &name, row.span(), CardFace { suit, lines })?;
        }
        Ok(self.full(sheet, |at| format!("cards {}", at + 1))?.into())
    }

    fn towns(&self, file: &File) -> Result<[Suit; TOWNS], Complaint> {
        let mut sheet = Sheet::EMPTY;
        for row in &file.towns {
            let TownRow { id, colour, .. } = *row.get_ref();
            let white = || message!("complaint-bb-edition-white", town = id.name());
            self.require(colour != Suit::White, row.span(), white)?;
            self.fill(&mut sheet, id.index(), id.name(), row.span(), colour)?;
        }
        self.full(sheet, |at| format!("towns {}", Towns::ALL.nth(at).map_or("", Town::name)))
    }

    fn roads(&self, file: &File) -> Result<[Towns; TOWNS], Complaint> {
        let mut roads = [Towns::EMPTY; TOWNS];
        for road in &file.roads.list {
            let ends =
                road.get_ref().split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
            let text = road.get_ref().as_str();
            let Some((from, to)) = ends.filter(|(from, to): &(Town, Town)| from != to) else {
                return Err(self.wrong(road.span(), message!("complaint-bb-edition-road", text)));
            };
            let twice = || message!("complaint-bb-edition-twice", name = text);
            self.require(!roads[from.index()].has(to), road.span(), twice)?;
            roads[from.index()].add(to);
            roads[to.index()].add(from);
        }
        Ok(roads)
    }

    fn sketch(&self, file: &File) -> Result<[(u8, u8); TOWNS], Complaint> {
        let mut sheet = Sheet::EMPTY;
        for (id, at) in &file.sketch.at {
            let unknown = |_| self.wrong(at.span(), table::file::unknown(id, Town::NAMES));
            let town: Town = id.parse().map_err(unknown)?;
            let inside = at.get_ref().0 <= 100 && at.get_ref().1 <= 100;
            self.require(inside, at.span(), || message!("complaint-bb-edition-sketch", town = id.as_str()))?;
            self.fill(&mut sheet, town.index(), id, at.span(), *at.get_ref())?;
        }
        self.full(sheet, |at| format!("sketch.at {}", Towns::ALL.nth(at).map_or("", Town::name)))
    }
}
