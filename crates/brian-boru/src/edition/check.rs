//! Whether an edition is sound. Every complaint points at a line where there is one.

use super::file::{CardRow, File, MarriageRow, PlayersRow, RegionRow, TownRow};
use super::{CardFace, ClaimFace, Costs, Counts, Edition, Gift, MarriageFace, ORDINARY, Symbol, Symbols};
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

/// Places to fill, each exactly once.
struct Sheet<T>(Vec<Option<T>>);

impl<T> Sheet<T> {
    fn new(places: usize) -> Sheet<T> {
        Sheet((0..places).map(|_| None).collect())
    }
}

impl Checker<'_> {
    fn wrong(&self, span: Range<usize>, why: Message) -> Complaint {
        Complaint::new(why).at(line_of(self.text, span.start))
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
            None => Err(self.wrong(span, message!("complaint-bb-edition-unknown", name = name))),
            Some(Some(_)) => Err(self.wrong(span, message!("complaint-bb-edition-twice", name = name))),
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
            let missing = || message!("complaint-bb-edition-missing", name = name(at));
            values.push(value.ok_or_else(|| Complaint::new(missing()))?);
        }
        Ok(values)
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
            return Err(self.wrong(file.costs.span(), Message::new("complaint-bb-edition-costs")));
        }
        Ok(costs)
    }

    fn spread(&self, file: &File) -> Result<[u16; Region::COUNT + 1], Complaint> {
        let row = &file.spread;
        let wrong = |_| self.wrong(row.span(), Message::new("complaint-bb-edition-spread"));
        row.get_ref().points.clone().try_into().map_err(wrong)
    }

    fn decks(&self, file: &File) -> Result<[Vec<u8>; 2], Complaint> {
        let row = file.vikings.get_ref();
        for deck in [&row.second_12, &row.second_13] {
            if !(4..=7).contains(&deck.len()) || !deck.iter().all(|strength| (1..=99).contains(strength)) {
                return Err(self.wrong(file.vikings.span(), Message::new("complaint-bb-edition-deck")));
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
            if !(3..=8).contains(&dealt) || dealt as usize * players > CARDS {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-dealt")));
            }
            if !(1..=3).contains(&ordinary) {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-ordinary")));
            }
            let counts = Counts { dealt, ordinary };
            self.fill(&mut sheet, players.wrapping_sub(3), &format!("players {players}"), row.span(), counts)?;
        }
        let rows = self.full(sheet, |at| format!("players {}", at + 3))?;
        let mut counts = [Counts::default(); MOST_PLAYERS + 1];
        counts[3..].copy_from_slice(&rows);
        Ok(counts)
    }

    fn track(&self, file: &File) -> Result<Vec<Gift>, Complaint> {
        let mut sheet = Sheet::new(10);
        for row in &file.track {
            let gift = row.get_ref().reward.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            let name = format!("track {}", row.get_ref().space);
            if matches!(gift, Gift::Town(Some(_))) {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-track-region")));
            }
            self.fill(&mut sheet, row.get_ref().space, &name, row.span(), gift)?;
        }
        let track = self.full(sheet, |at| format!("track {at}"))?;
        if track[0] != Gift::Nothing {
            return Err(Message::new("complaint-bb-edition-track-start").into());
        }
        Ok(track)
    }

    fn marriages(&self, file: &File) -> Result<[MarriageFace; ORDINARY], Complaint> {
        let mut sheet = Sheet::new(ORDINARY);
        for row in &file.marriages {
            let MarriageRow { id, points, ref benefit, .. } = *row.get_ref();
            let benefit = benefit.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            if matches!(benefit, Gift::Coins(_) | Gift::Town(None)) {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-benefit")));
            }
            self.fill(
                &mut sheet,
                id.index(),
                &format!("marriages {id}"),
                row.span(),
                MarriageFace { points, benefit },
            )?;
        }
        let mut faces = [MarriageFace::default(); ORDINARY];
        faces.copy_from_slice(&self.full(sheet, |at| MarriageCard::ALL[at].to_string())?);
        Ok(faces)
    }

    fn claims(&self, file: &File) -> Result<[ClaimFace; Region::COUNT], Complaint> {
        let mut sheet = Sheet::new(Region::COUNT);
        for row in &file.regions {
            let RegionRow { id, threshold, points, .. } = *row.get_ref();
            self.fill(&mut sheet, id.index(), id.name(), row.span(), ClaimFace { threshold, points })?;
        }
        let mut faces = [ClaimFace::default(); Region::COUNT];
        faces.copy_from_slice(&self.full(sheet, |at| format!("regions {}", Region::ALL[at]))?);
        Ok(faces)
    }

    fn cards(&self, file: &File) -> Result<Vec<CardFace>, Complaint> {
        let mut sheet = Sheet::new(CARDS);
        for row in &file.cards {
            let CardRow { value, suit, ref primary, ref a, ref b, .. } = *row.get_ref();
            let mut lines = [const { Symbols(ArrayVec::new_const()) }; 3];
            for (line, text) in lines.iter_mut().zip([primary, a, b]) {
                *line = text.parse().map_err(|why: Message| self.wrong(row.span(), why))?;
            }
            let takes = |line: &Symbols| line.0.iter().filter(|symbol| **symbol == Symbol::TakeTown).count();
            if takes(&lines[0]) != 1 || takes(&lines[1]) + takes(&lines[2]) != 0 {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-take-town")));
            }
            if lines[1].0.is_empty() {
                return Err(self.wrong(row.span(), Message::new("complaint-bb-edition-upper")));
            }
            let name = format!("cards {value}");
            self.fill(&mut sheet, value.wrapping_sub(1) as usize, &name, row.span(), CardFace { suit, lines })?;
        }
        self.full(sheet, |at| format!("cards {}", at + 1))
    }

    fn towns(&self, file: &File) -> Result<[Suit; TOWNS], Complaint> {
        let mut sheet = Sheet::new(TOWNS);
        for row in &file.towns {
            let TownRow { id, colour, .. } = *row.get_ref();
            if colour == Suit::White {
                return Err(self.wrong(row.span(), message!("complaint-bb-edition-white", town = id.name())));
            }
            self.fill(&mut sheet, id.index(), id.name(), row.span(), colour)?;
        }
        let mut colours = [Suit::Red; TOWNS];
        colours
            .copy_from_slice(&self.full(sheet, |at| format!("towns {}", Towns::ALL.nth(at).map_or("", Town::name)))?);
        Ok(colours)
    }

    fn roads(&self, file: &File) -> Result<[Towns; TOWNS], Complaint> {
        let mut roads = [Towns::EMPTY; TOWNS];
        for road in &file.roads.list {
            let ends =
                road.get_ref().split_once('-').and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
            let Some((from, to)) = ends.filter(|(from, to): &(Town, Town)| from != to) else {
                return Err(self.wrong(
                    road.span(),
                    Message::new("complaint-bb-edition-road").with("text", road.get_ref().as_str()),
                ));
            };
            if roads[from.index()].has(to) {
                return Err(self.wrong(
                    road.span(),
                    Message::new("complaint-bb-edition-twice").with("name", road.get_ref().as_str()),
                ));
            }
            roads[from.index()].add(to);
            roads[to.index()].add(from);
        }
        Ok(roads)
    }

    fn sketch(&self, file: &File) -> Result<[(u8, u8); TOWNS], Complaint> {
        let mut sheet = Sheet::new(TOWNS);
        for (id, at) in &file.sketch.at {
            let town: Town = id
                .parse()
                .map_err(|_| self.wrong(at.span(), message!("complaint-bb-edition-unknown", name = id.as_str())))?;
            if at.get_ref().0 > 100 || at.get_ref().1 > 100 {
                return Err(self.wrong(at.span(), message!("complaint-bb-edition-sketch", town = id.as_str())));
            }
            self.fill(&mut sheet, town.index(), id, at.span(), *at.get_ref())?;
        }
        let mut sketch = [(0, 0); TOWNS];
        sketch.copy_from_slice(
            &self.full(sheet, |at| format!("sketch.at {}", Towns::ALL.nth(at).map_or("", Town::name)))?,
        );
        Ok(sketch)
    }
}
