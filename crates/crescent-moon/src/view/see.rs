//! How a view is made: everything the table shows, less what the viewer may not know.

use super::{
    BargainView, BlockView, CardName, ConflictView, DealView, HexView, Known, LastView, ObjectiveView, Phase,
    PiecesView, PlayedView, PlayerView, Shown, Stall, Supply, YearAccount,
};
use crate::bargains::Deal;
use crate::cards::observer_of_blocks;
use crate::edition::RowName;
use crate::prelude::*;
use crate::setup::VpDisplay;
use crate::state::PUBLIC;
use table::Keyed;

impl CrescentMoon {
    pub(crate) fn name(&self, kind: Kind) -> CardName {
        self.names[kind.index()]
    }

    fn names(&self, pile: Pile) -> Vec<CardName> {
        self.edition.rack.cards(pile).map(|kind| self.name(kind)).collect()
    }

    /// The view in the terms of pages and programs.
    pub fn shown<'a>(&self, view: &'a View) -> Shown<'a> {
        let View { you, open, known, .. } = view;
        let (phase, round) = phase(open);
        Shown {
            view,
            year: open.year,
            years: self.options.years,
            round,
            phase,
            turn: open.actor().map(|who| open.seat(who)),
            vp_display: self.options.vp_display,
            right_to_left: self.options.right_to_left,
            players: self.players_view(view),
            hexes: self.hexes_view(open),
            market: self.stalls(open, *you),
            sultan_market: self.sultan_stalls(open),
            deck: open
                .deck
                .iter()
                .zip(&known.blocks)
                .map(|(face, block)| self.block(face.size, face.barren, block[0]))
                .collect(),
            discard: self.names(open.discard),
            looking: open.looking.map(|face| self.block(face.size, face.barren, known.look[0])),
            playing: open.playing.map(|kind| self.name(kind)),
            bargain: self.bargain_view(open),
            deal: self.deal_view(open, &known.deal),
            conflict: open.conflict.as_ref().map(|conflict| self.conflict_view(open, conflict)),
            last: open.last.as_ref().map(|last| LastView {
                combat: last.combat,
                hex: open.land.at(last.hex),
                attacker: open.seat(last.attacker),
                totals: last.totals,
                losses: last.losses,
                attacker_won: last.attacker_won,
                shown: last.shown.iter().map(|(who, kind)| (open.seat(*who), self.name(*kind))).collect(),
            }),
            accounts: self.accounts(open, known),
        }
    }

    /// Where deals are private, nobody else sees that the Murshid made a demand, or to whom.
    pub(super) fn veil(&self, open: &mut Open, known: &Known, you: Option<Character>) {
        let Some(Frame::Deal(step)) = open.frames.last_mut() else { return };
        let insider = you == Some(Character::Murshid) || (you.is_some() && known.deal.partner == you);
        if self.options.private_deals && matches!(step, DealStep::Amount | DealStep::DealReply) && !insider {
            *step = DealStep::DealAnswer;
        }
    }

    /// Whom a viewer sees the table waiting for.
    pub(crate) fn waiting_for(&self, state: &State, you: Option<Character>) -> SeatSet {
        let Pending::Seats(seats) = self.pending(state) else { return SeatSet::EMPTY };
        match state.open.top() {
            Some(Frame::Deal(DealStep::DealReply)) if self.options.private_deals => {
                let insider = you == Some(Character::Murshid) || (you.is_some() && state.hidden.deal.partner == you);
                if insider { seats } else { SeatSet::one(state.open.seat(Character::Murshid)) }
            }
            _ => seats,
        }
    }

    pub(super) fn knowledge(&self, state: &State, you: Option<Character>) -> Known {
        let own = |piles: &[Pile; 5]| you.map_or(Pile::EMPTY, |who| piles[who.index()]);
        let observer = Self::observer(you);
        let looker = observer_of_blocks(you);
        let all = state.open.stage == Stage::Over || !self.options.private_deals || you == Some(Character::Murshid);
        let knows = |index: usize| all || you.is_some_and(|who| who.index() == index);
        let mut announced = state.hidden.vp;
        for (points, index) in announced.iter_mut().zip(0..) {
            *points -= state.hidden.dealt.iter().map(|year| i16::from(year[index])).sum::<i16>();
        }
        Known {
            hand: own(&state.hidden.hands),
            chosen: own(&state.hidden.chosen),
            seen: state.hidden.seen[observer],
            public: state.hidden.seen[PUBLIC],
            sure: [state.hidden.sure[observer], state.hidden.sure[PUBLIC]],
            blocks: state.hidden.deck.iter().map(|block| [block.known[looker], block.known[0]]).collect(),
            look: [state.hidden.look.known[looker], state.hidden.look.known[0]],
            tiles: you.map_or([0; Tile::COUNT], |who| state.hidden.tiles[who.index()]),
            tile: state.hidden.tile.filter(|_| self.places_tile(state, you)),
            vp: std::array::from_fn(|index| knows(index).then_some(state.hidden.vp[index])),
            announced,
            dealt: state.hidden.dealt.map(|year| std::array::from_fn(|index| knows(index).then_some(year[index]))),
            deal: self.known_deal(state, you),
        }
    }

    fn places_tile(&self, state: &State, you: Option<Character>) -> bool {
        match state.open.stage {
            Stage::Tiles(Tiles { placed }) => you == Some(self.in_turn(placed)),
            _ => false,
        }
    }

    /// The deal as somebody knows it: all of it, or where deals are private the own part.
    fn known_deal(&self, state: &State, you: Option<Character>) -> Deal {
        let deal = state.hidden.deal;
        if !self.options.private_deals || you == Some(Character::Murshid) {
            return deal;
        }
        let offers = std::array::from_fn(|index| match you {
            Some(who) if who.index() == index => deal.offers[index],
            _ => 0,
        });
        let asked = matches!(state.open.top(), Some(Frame::Deal(DealStep::DealReply)));
        if you.is_some() && deal.partner == you && (asked || deal.agreed) {
            Deal { offers, ..deal }
        } else {
            Deal { offers, ..Deal::default() }
        }
    }

    fn block(&self, size: u8, barren: bool, known: Pile) -> BlockView {
        BlockView { size, barren, known: self.names(known) }
    }

    fn players_view(&self, view: &View) -> Keyed<Seat, PlayerView> {
        Seat::all(self.players).map(|seat| (seat, self.player_view(view, seat))).collect()
    }

    /// The points of a player, where the table lets this viewer see them.
    pub(crate) fn visible_vp(&self, view: &View, who: Character) -> Option<i16> {
        let over = view.open.stage == Stage::Over;
        let shown = over || self.options.vp_display == VpDisplay::Open || view.you == Some(who);
        view.known.vp[who.index()].filter(|_| shown)
    }

    fn player_view(&self, view: &View, seat: Seat) -> PlayerView {
        let View { open, known, .. } = view;
        let own = view.viewer.is(seat);
        let Some(who) = open.character(seat) else { return PlayerView::default() };
        let index = who.index();
        let reserve_value = self.reserve_value(open, who);
        let mut tiles = Vec::new();
        if own {
            for tile in Tile::ALL {
                tiles.extend(std::iter::repeat_n(tile, known.tiles[tile.index()] as usize));
            }
        }
        PlayerView {
            character: Some(who),
            coins: open.coins[index],
            vp: self.visible_vp(view, who),
            hand_size: open.hand_sizes[index],
            hand: self.names(if own { known.hand } else { known.seen[index] }),
            chosen: if own { self.names(known.chosen) } else { Vec::new() },
            row: self.names(open.rows[index]),
            reserve: who.has_reserve().then_some(open.reserve[index]),
            reserve_value,
            reserve_due: self.reserve_short(open, who, reserve_value),
            supply: self.supply(open, who),
            income: self.income(open, who),
            objectives: self.objectives_view(open, who),
            actions: Verb::ALL.into_iter().map(|verb| (verb, self.x(who, verb))).filter(|(_, x)| *x > 0).collect(),
            tiles_held: open.tiles_held[index],
            tiles,
        }
    }

    /// The pieces a player has in supply.
    pub(crate) fn supply(&self, open: &Open, who: Character) -> Supply {
        let [forts, castles, towns, cities, palaces] =
            Building::ALL.map(|building| self.building_supply(open, who, building));
        Supply { units: open.discs[who.index()], forts, castles, palaces, towns, cities }
    }

    fn objectives_view(&self, open: &Open, who: Character) -> Vec<ObjectiveView> {
        let lines = || self.edition.objectives.iter().enumerate().filter(|(_, line)| line.character == who);
        let view = |(index, line): (usize, &crate::edition::Objective)| ObjectiveView {
            id: self.lines[index],
            when: line.when,
            now: self.objective_now(open, line),
            most: line.most,
            scored: open.account.iter().map(|year| u16::from(year[index])).sum(),
        };
        let mut views = Vec::with_capacity(lines().count());
        views.extend(lines().map(view));
        views
    }

    fn hexes_view(&self, open: &Open) -> Keyed<At, HexView> {
        let land = &open.land;
        let control = Character::ALL.map(|who| open.control(who));
        let presence = Character::ALL.map(|who| open.presence(who));
        let view = |hex: Hex| (land.at(hex), self.hex_view(open, hex, &control, &presence));
        (0..land.len()).map(Hex::new).map(view).collect()
    }

    fn hex_view(&self, open: &Open, hex: Hex, control: &[HexSet; 5], presence: &[HexSet; 5]) -> HexView {
        let land = &open.land;
        let present = Character::playing(self.players).filter(|who| presence[who.index()].has(hex));
        let pieces = |who: Character| {
            let group = open.group(who, hex);
            PiecesView { group, strength: self.group_strength(&group) }
        };
        HexView {
            tile: land.tile(hex),
            terrain: land.terrain(hex),
            rivers: land.river(hex),
            adjacent: land.adjacent(hex).iter().map(|other| land.at(other)).collect(),
            pieces: present.clone().map(pieces).collect(),
            control: Character::ALL.into_iter().find(|who| control[who.index()].has(hex)),
            influence: open.influence(hex),
            presence: present.collect(),
            income: self.hex_income(open, hex),
            murshid: self.murshid_near(open, hex),
        }
    }

    fn stalls(&self, open: &Open, you: Option<Character>) -> Vec<Option<Stall>> {
        let stall = |slot: usize, kind: Kind| {
            let row = self.edition.row_of(slot);
            let price = self.price(you.unwrap_or(Character::Sultan), row, kind);
            Stall { card: self.name(kind), row, price: price.coins, to: price.to.map(|to| open.seat(to)) }
        };
        let slots = self.edition.market_slots();
        open.market[..slots].iter().enumerate().map(|(slot, kind)| kind.map(|kind| stall(slot, kind))).collect()
    }

    fn sultan_stalls(&self, open: &Open) -> Vec<Option<CardName>> {
        let slots = self.edition.slots[RowName::Sultan.index()] as usize;
        open.sultan_market[..slots].iter().map(|kind| kind.map(|kind| self.name(kind))).collect()
    }

    fn bargain_view(&self, open: &Open) -> Option<BargainView> {
        let bargain = open.bargain?;
        Some(BargainView {
            kind: bargain.kind,
            by: open.actor().map(|who| open.seat(who)),
            to: open.seat(bargain.kind.partner()),
            hex: bargain.hex.map(|hex| open.land.at(hex)),
            units: bargain.units,
            card: bargain.card.map(|kind| self.name(kind)),
            price: bargain.price,
            counter: bargain.counter,
            left: self.options.bargain_rounds.saturating_sub(open.tries[bargain.kind.index()]),
        })
    }

    fn deal_view(&self, open: &Open, deal: &Deal) -> Option<DealView> {
        open.conflict.as_ref()?;
        let offers = Character::playing(self.players).filter(|who| deal.offers[who.index()] > 0);
        Some(DealView {
            offers: offers.map(|who| (open.seat(who), deal.offers[who.index()])).collect(),
            partner: deal.partner.map(|who| open.seat(who)),
            vp: deal.vp,
            agreed: deal.agreed,
        })
    }

    fn conflict_view(&self, open: &Open, conflict: &Conflict) -> ConflictView {
        let seats = |crew: Crew| crew.iter().map(|who| open.seat(who)).collect::<SeatSet>();
        let step = open.frames.iter().rev().find_map(|frame| match frame {
            Frame::Conflict(step) => Some(*step),
            _ => None,
        });
        let camps = Camp::ALL;
        let totals = match conflict.winner {
            Some(_) => conflict.totals,
            None => camps.map(|camp| self.side_total(open, conflict, camp)),
        };
        let losses = match conflict.winner {
            Some(_) => conflict.losses,
            None => {
                let now = Conflict { totals, ..conflict.clone() };
                camps.map(|camp| if conflict.combat { self.casualties(open, &now, camp) } else { 0 })
            }
        };
        ConflictView {
            combat: conflict.combat,
            hex: open.land.at(conflict.hex),
            step: step.unwrap_or(Step::Start),
            attacker: open.seat(conflict.attacker),
            defender: conflict.defender.map(|who| open.seat(who)),
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
                    holder: open.seat(card.holder),
                    counts_for: open.seat(card.me),
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

    fn accounts(&self, open: &Open, known: &Known) -> Vec<YearAccount> {
        let years = (open.year as usize).min(self.options.years as usize);
        let account = |year: usize| {
            let lines = open.account[year].iter().enumerate().filter(|(_, points)| **points > 0);
            let deals = Character::playing(self.players).filter_map(|who| {
                let points = known.dealt[year][who.index()].filter(|points| *points != 0)?;
                Some((open.seat(who), points))
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

/// The phase as players call it, and the round of the action phase. A stage belongs to the phase of its chapter.
pub(crate) fn phase(open: &Open) -> (Phase, u8) {
    let chapter = |number: &str| open.stage.clause().strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
    match open.stage {
        Stage::Over | Stage::Halted => (Phase::Over, 0),
        Stage::Act(act) => (Phase::Action, act.round),
        _ if chapter("CM-2") => (Phase::Setup, 0),
        _ if chapter("CM-4") => (Phase::Preparation, 0),
        _ => (Phase::Scoring, 0),
    }
}
