//! How a view is made: everything the table shows, less what the viewer may not know.

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::conflict::{Camp, Conflict, Step};
use crate::deck::observer_of_blocks;
use crate::edition::{Building, RowName};
use crate::flow::{ActStep, DealStep, Frame, Stage};
use crate::hex::Hex;
use crate::land::Tile;
use crate::pile::{Kind, Pile};
use crate::setup::VpDisplay;
use crate::state::{Deal, PUBLIC, State, Table};
use crate::verb::Verb;
use crate::view::{
    BargainView, BlockView, CardName, ConflictView, DealView, HexView, Known, LastView, ObjectiveView, Phase,
    PiecesView, PlayedView, PlayerView, Stall, Supply, View, YearAccount,
};
use arrayvec::ArrayVec;
use std::collections::BTreeMap;
use table::{Seat, SeatSet, Viewer};

impl CrescentMoon {
    pub(crate) fn name(&self, kind: Kind) -> CardName {
        self.names[kind.index()]
    }

    fn names(&self, pile: Pile) -> Vec<CardName> {
        self.edition.rack.cards(pile).map(|kind| self.name(kind)).collect()
    }

    /// The view of a viewer.
    pub(crate) fn see(&self, s: &State, viewer: Viewer) -> View {
        let you = viewer.seat().and_then(|seat| s.table.character(seat));
        let known = self.knowledge(s, you);
        let mut table = s.table.clone();
        self.veil(&mut table, &known, you);
        let (phase, round) = phase(&table);
        View {
            viewer,
            you,
            waiting: self.waiting_for(s, you),
            year: table.year,
            years: self.options.years,
            round,
            phase,
            turn: table.actor().map(|who| table.seat(who)),
            vp_display: self.options.vp_display,
            right_to_left: self.options.right_to_left,
            players: self.players_view(&table, &known, viewer, you),
            hexes: table.land.all().map(|hex| (table.land.at(hex), self.hex_view(s, hex))).collect(),
            market: self.stalls(&table, you),
            sultan_market: self.sultan_stalls(&table),
            deck: table
                .deck
                .iter()
                .zip(&known.blocks)
                .map(|(face, block)| self.block(face.size, face.barren, block[0]))
                .collect(),
            discard: self.names(table.discard),
            looking: table.looking.map(|face| self.block(face.size, face.barren, known.look[0])),
            playing: table.playing.map(|kind| self.name(kind)),
            bargain: self.bargain_view(&table),
            deal: self.deal_view(&table, &known.deal),
            conflict: table.conflict.as_ref().map(|conflict| self.conflict_view(&table, conflict)),
            last: table.last.as_ref().map(|last| LastView {
                combat: last.combat,
                hex: table.land.at(last.hex),
                attacker: table.seat(last.attacker),
                totals: last.totals,
                losses: last.losses,
                attacker_won: last.attacker_won,
                shown: last.shown.iter().map(|(who, kind)| (table.seat(*who), self.name(*kind))).collect(),
            }),
            accounts: self.accounts(&table, &known),
            table,
            known,
        }
    }

    /// Where deals are private, nobody else sees that the Murshid made a demand, or to whom.
    fn veil(&self, table: &mut Table, known: &Known, you: Option<Character>) {
        let Some(Frame::Deal(step)) = table.frames.last_mut() else { return };
        let insider = you == Some(Character::Murshid) || (you.is_some() && known.deal.partner == you);
        if self.options.private_deals && matches!(step, DealStep::Amount | DealStep::Reply) && !insider {
            *step = DealStep::Answer;
        }
    }

    /// Whom a viewer sees the table waiting for.
    pub(crate) fn waiting_for(&self, s: &State, you: Option<Character>) -> SeatSet {
        let table::Pending::Seats(seats) = self.pending_seats(s) else { return SeatSet::EMPTY };
        match s.table.top() {
            Some(Frame::Deal(DealStep::Reply)) if self.options.private_deals => {
                let insider = you == Some(Character::Murshid) || (you.is_some() && s.secret.deal.partner == you);
                if insider { seats } else { SeatSet::one(s.table.seat(Character::Murshid)) }
            }
            _ => seats,
        }
    }

    fn knowledge(&self, s: &State, you: Option<Character>) -> Known {
        let own = |piles: &[Pile; 5]| you.map_or(Pile::EMPTY, |who| piles[who.index()]);
        let observer = Self::observer(you);
        let looker = observer_of_blocks(you);
        let all = s.table.stage == Stage::Over || !self.options.private_deals || you == Some(Character::Murshid);
        let knows = |index: usize| all || you.is_some_and(|who| who.index() == index);
        let mut announced = s.secret.vp;
        for (points, index) in announced.iter_mut().zip(0..) {
            *points -= s.secret.dealt.iter().map(|year| i16::from(year[index])).sum::<i16>();
        }
        Known {
            hand: own(&s.secret.hands),
            chosen: own(&s.secret.chosen),
            seen: s.secret.seen[observer],
            public: s.secret.seen[PUBLIC],
            sure: [s.secret.sure[observer], s.secret.sure[PUBLIC]],
            blocks: s.secret.deck.iter().map(|block| [block.known[looker], block.known[0]]).collect(),
            look: [s.secret.look.known[looker], s.secret.look.known[0]],
            tiles: you.map_or([0; Tile::COUNT], |who| s.secret.tiles[who.index()]),
            tile: s.secret.tile.filter(|_| self.places_tile(s, you)),
            vp: std::array::from_fn(|index| knows(index).then_some(s.secret.vp[index])),
            announced,
            dealt: s.secret.dealt.map(|year| std::array::from_fn(|index| knows(index).then_some(year[index]))),
            deal: self.known_deal(s, you),
        }
    }

    fn places_tile(&self, s: &State, you: Option<Character>) -> bool {
        match s.table.stage {
            Stage::Tiles { placed } => you == Some(self.in_turn(placed)),
            _ => false,
        }
    }

    /// The deal as somebody knows it: all of it, or where deals are private the own part.
    fn known_deal(&self, s: &State, you: Option<Character>) -> Deal {
        let deal = s.secret.deal;
        if !self.options.private_deals || you == Some(Character::Murshid) {
            return deal;
        }
        let offers = std::array::from_fn(|index| match you {
            Some(who) if who.index() == index => deal.offers[index],
            _ => 0,
        });
        let asked = matches!(s.table.top(), Some(Frame::Deal(DealStep::Reply)));
        if you.is_some() && deal.partner == you && (asked || deal.agreed) {
            Deal { offers, ..deal }
        } else {
            Deal { offers, ..Deal::default() }
        }
    }

    fn block(&self, size: u8, barren: bool, known: Pile) -> BlockView {
        BlockView { size, barren, known: self.names(known) }
    }

    fn players_view(
        &self,
        table: &Table,
        known: &Known,
        viewer: Viewer,
        you: Option<Character>,
    ) -> BTreeMap<Seat, PlayerView> {
        let seats = Seat::all(self.players);
        seats.map(|seat| (seat, self.player_view(table, known, viewer.is(seat), you, table.character(seat)))).collect()
    }

    fn player_view(
        &self,
        table: &Table,
        known: &Known,
        own: bool,
        you: Option<Character>,
        who: Option<Character>,
    ) -> PlayerView {
        let Some(who) = who else { return PlayerView::nobody() };
        let index = who.index();
        let over = table.stage == Stage::Over;
        let shown = over || self.options.vp_display == VpDisplay::Open || you == Some(who);
        let supply = |building| self.building_supply(table, who, building);
        let mut tiles = Vec::new();
        if own {
            for tile in Tile::ALL {
                tiles.extend(std::iter::repeat_n(tile, known.tiles[tile.index()] as usize));
            }
        }
        PlayerView {
            character: Some(who),
            coins: table.coins[index],
            vp: known.vp[index].filter(|_| shown),
            hand_size: table.hand_sizes[index],
            hand: self.names(if own { known.hand } else { known.seen[index] }),
            chosen: if own { self.names(known.chosen) } else { Vec::new() },
            row: self.names(table.rows[index]),
            reserve: who.has_reserve().then_some(table.reserve[index]),
            reserve_value: self.reserve_value(table, who),
            reserve_due: self.reserve_due(table, who),
            supply: Supply {
                units: table.discs[index],
                forts: supply(Building::Fort),
                castles: supply(Building::Castle),
                palaces: supply(Building::Palace),
                towns: supply(Building::Town),
                cities: supply(Building::City),
            },
            income: self.income(table, who),
            objectives: self.objectives_view(table, who),
            actions: Verb::ALL.into_iter().map(|verb| (verb, self.x(who, verb))).filter(|(_, x)| *x > 0).collect(),
            tiles_held: table.tiles_held[index],
            tiles,
        }
    }

    fn objectives_view(&self, table: &Table, who: Character) -> Vec<ObjectiveView> {
        let lines = self.edition.objectives.iter().enumerate().filter(|(_, line)| line.character == who);
        let view = |(index, line): (usize, &crate::edition::Objective)| ObjectiveView {
            id: self.lines[index],
            when: line.when,
            now: self.objective_now(table, line),
            most: line.most,
            scored: table.account.iter().map(|year| u16::from(year[index])).sum(),
        };
        lines.map(view).collect()
    }

    fn hex_view(&self, s: &State, hex: Hex) -> HexView {
        let table = &s.table;
        let land = &table.land;
        let pieces =
            Character::playing(self.players).map(|who| table.group(who, hex)).filter(|group| !group.is_empty());
        HexView {
            tile: land.tile(hex),
            terrain: land.terrain(hex),
            rivers: land.river(hex),
            adjacent: land.adjacent(hex).map(|other| land.at(other)).collect(),
            pieces: pieces
                .map(|group| PiecesView {
                    owner: group.owner,
                    units: group.units,
                    fort: group.fort,
                    castle: group.castle,
                    palace: group.palace,
                    town: group.town,
                    city: group.city,
                    influence: group.influence,
                    strength: self.strength(table, group.owner, hex),
                })
                .collect(),
            control: table.controller(hex),
            influence: table.influence(hex),
            presence: Character::playing(self.players).filter(|who| table.presence(*who).has(hex)).collect(),
            income: self.hex_income(table, hex),
            murshid: self.murshid_near(s, hex),
        }
    }

    fn stalls(&self, table: &Table, you: Option<Character>) -> Vec<Option<Stall>> {
        let stall = |slot: usize, kind: Kind| {
            let row = self.edition.row_of(slot);
            let price = self.price(you.unwrap_or(Character::Sultan), row, kind);
            Stall { card: self.name(kind), row, price: price.coins, to: price.to.map(|to| table.seat(to)) }
        };
        let slots = self.edition.market_slots();
        table.market[..slots].iter().enumerate().map(|(slot, kind)| kind.map(|kind| stall(slot, kind))).collect()
    }

    fn sultan_stalls(&self, table: &Table) -> Vec<Option<CardName>> {
        let slots = self.edition.slots[RowName::Sultan.index()] as usize;
        table.sultan_market[..slots].iter().map(|kind| kind.map(|kind| self.name(kind))).collect()
    }

    fn bargain_view(&self, table: &Table) -> Option<BargainView> {
        let bargain = table.bargain?;
        Some(BargainView {
            kind: bargain.kind,
            by: table.actor().map(|who| table.seat(who)),
            to: table.seat(bargain.kind.partner()),
            hex: bargain.hex.map(|hex| table.land.at(hex)),
            units: bargain.units,
            card: bargain.card.map(|kind| self.name(kind)),
            price: bargain.price,
            counter: bargain.counter,
            left: self.options.bargain_rounds.saturating_sub(table.tries[bargain.kind.index()]),
        })
    }

    fn deal_view(&self, table: &Table, deal: &Deal) -> Option<DealView> {
        table.conflict.as_ref()?;
        let offers = Character::playing(self.players).filter(|who| deal.offers[who.index()] > 0);
        Some(DealView {
            offers: offers.map(|who| (table.seat(who), deal.offers[who.index()])).collect(),
            partner: deal.partner.map(|who| table.seat(who)),
            vp: deal.vp,
            agreed: deal.agreed,
        })
    }

    fn conflict_view(&self, table: &Table, conflict: &Conflict) -> ConflictView {
        let seats = |crew: Crew| crew.iter().map(|who| table.seat(who)).collect::<SeatSet>();
        let step = table.frames.iter().rev().find_map(|frame| match frame {
            Frame::Conflict(step) => Some(*step),
            _ => None,
        });
        let camps = [Camp::Attacker, Camp::Defender];
        let totals = match (conflict.winner, conflict.combat) {
            (Some(_), _) => conflict.totals,
            (None, true) => camps.map(|camp| self.side_strength(table, conflict, camp)),
            (None, false) => camps.map(|camp| self.side_influence(table, conflict, camp)),
        };
        let losses = match conflict.winner {
            Some(_) => conflict.losses,
            None => {
                let now = Conflict { totals, ..conflict.clone() };
                camps.map(|camp| if conflict.combat { self.casualties(table, &now, camp) } else { 0 })
            }
        };
        ConflictView {
            combat: conflict.combat,
            hex: table.land.at(conflict.hex),
            step: step.unwrap_or(Step::Start),
            attacker: table.seat(conflict.attacker),
            defender: conflict.defender.map(|who| table.seat(who)),
            supporters: seats(conflict.supporters),
            defenders: seats(conflict.defenders),
            undecided: seats(conflict.undecided),
            selectors: seats(conflict.selectors),
            done: seats(conflict.done),
            meddled: conflict.meddled,
            played: conflict
                .played
                .iter()
                .map(|card| PlayedView {
                    card: self.name(card.kind),
                    holder: table.seat(card.holder),
                    counts_for: table.seat(card.me),
                    camp: card.camp,
                    state: card.state,
                    mine: card.mine,
                    other: card.other,
                    units: card.units,
                })
                .collect(),
            totals,
            from_cards: camps.map(|camp| conflict.from_cards(camp).clamp(-100, 100) as i8),
            losses,
            winner: conflict.winner,
        }
    }

    fn accounts(&self, table: &Table, known: &Known) -> Vec<YearAccount> {
        let years = (table.year as usize).min(self.options.years as usize);
        let account = |year: usize| {
            let lines = table.account[year].iter().enumerate().filter(|(_, points)| **points > 0);
            let deals = Character::playing(self.players).filter_map(|who| {
                let points = known.dealt[year][who.index()].filter(|points| *points != 0)?;
                Some((table.seat(who), points))
            });
            YearAccount {
                year: year as u8 + 1,
                lines: lines.filter_map(|(line, points)| Some((*self.lines.get(line)?, *points))).collect(),
                deals: deals.collect(),
            }
        };
        (0..years).map(account).collect()
    }
}

impl PlayerView {
    /// A seat without a character yet.
    fn nobody() -> PlayerView {
        PlayerView {
            character: None,
            coins: 0,
            vp: None,
            hand_size: 0,
            hand: Vec::new(),
            chosen: Vec::new(),
            row: Vec::new(),
            reserve: None,
            reserve_value: None,
            reserve_due: 0,
            supply: Supply::default(),
            income: 0,
            objectives: Vec::new(),
            actions: ArrayVec::new(),
            tiles_held: 0,
            tiles: Vec::new(),
        }
    }
}

/// The phase as players call it, and the round of the action phase.
fn phase(table: &Table) -> (Phase, u8) {
    match table.stage {
        Stage::Characters
        | Stage::DrawCharacters
        | Stage::DrawLayout
        | Stage::DealTiles
        | Stage::Tiles { .. }
        | Stage::Groups { .. }
        | Stage::Palace
        | Stage::FillMarket
        | Stage::FirstIntrigue => (Phase::Setup, 0),
        Stage::Income | Stage::Reserves | Stage::TakeBack | Stage::Upkeep => (Phase::Preparation, 0),
        Stage::Act { round, step: ActStep::Choose | ActStep::Carry | ActStep::Limits, .. } => (Phase::Action, round),
        Stage::Scoring | Stage::Tribute => (Phase::Scoring, 0),
        Stage::Over | Stage::Halted => (Phase::Over, 0),
    }
}
