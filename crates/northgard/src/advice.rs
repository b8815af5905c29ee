//! How good a position is: an estimate of everybody's final fame, term by term, and what the thing going on is about to bring.
//! Bots stand on it.

mod features;

use crate::prelude::*;
use std::sync::LazyLock;
use table::{Advice, Features, Learner, Net, SearchPlan};

/// What a resource is worth in fame beside its third of a point at the end.
const GOODS: f64 = 0.42;
/// What a card in hand is worth while the year goes on.
const CARD: f64 = 0.3;
/// What so many closed territories with a large building promise, where three win.
const PROGRESS: [f64; 4] = [0.0, 2.0, 7.0, 34.0];

/// The chance of an attack by the difference in strength before the dice; roughly what the exact odds are for groups of usual size.
fn chance_of_attack(difference: i32) -> f64 {
    match difference {
        ..=-2 => 0.08,
        -1 => 0.2,
        0 => 0.36,
        1 => 0.64,
        2 => 0.86,
        _ => 0.95,
    }
}

/// From 0 to 1, one half at 0; it never stops rising, so that even a sure winner prefers the better move.
fn chance(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// Looks at one state.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    rules: &'a Northgard,
    state: &'a State,
    /// Harvests still to come.
    harvests: f64,
    /// Whether this year's harvest is already in the stock.
    collected: bool,
}

/// The phase of the year and the player it has come to.
fn phase_of(state: &State) -> Option<PhaseStep> {
    state.open.flow.iter().find_map(|frame| match frame {
        Frame::PhaseStep(step) => Some(*step),
        _ => None,
    })
}

impl<'a> Judge<'a> {
    pub(crate) fn new(rules: &'a Northgard, state: &'a State) -> Judge<'a> {
        let later = f64::from(rules.options.years.saturating_sub(state.open.year));
        let this = match phase_of(state).map(|step| step.phase) {
            Some(Phase::Winter | Phase::EndOfYear | Phase::SecondChance) => 0.0,
            Some(Phase::Harvest) => 0.4,
            _ => 1.0,
        };
        Judge { rules, state, harvests: later + this, collected: false }
    }

    /// The same with the eyes of one player: in the harvest, whoever has collected has nothing more to expect of this year, whether he goes
    /// on trading or not.
    pub(crate) fn of(&self, seat: Seat) -> Judge<'a> {
        let Some(step) = phase_of(self.state).filter(|step| step.phase == Phase::Harvest) else { return *self };
        // The phase has gone on to the next player when one collects and trades.
        let collected = self.state.open.first.round(self.rules.players).take(step.at.into()).any(|done| done == seat);
        let harvests = self.harvests.floor() + if collected { 0.0 } else { 1.0 };
        Judge { harvests, collected, ..*self }
    }

    /// How much of the game is still to come, from 0 to 1.
    pub(crate) fn time(&self) -> f64 {
        self.harvests / f64::from(self.rules.options.years)
    }

    /// What a building does in the years to come.
    fn building(&self, building: Building) -> f64 {
        match building {
            Building::FoodSilo | Building::WoodcutterLodge | Building::CarvedStone => 0.15,
            Building::DefenseTower => 0.5 * self.time() + 0.1,
            Building::TrainingCamp => 1.3 * self.time(),
            Building::Fortress => 0.9 * self.time() + 0.3,
            Building::Forge => 0.65 * (self.harvests - 1.0).max(0.0),
            Building::AltarOfKings => 0.1,
        }
    }

    /// What controlling a territory is worth.
    fn land(&self, number: Land) -> f64 {
        let land = self.state.land(number);
        let years = self.harvests * 0.9;
        let mut value = 0.3 + f64::from(self.rules.land_fame(self.state, number)) * years;
        value += GOODS * years * f64::from(land.harvest().map(u16::from).iter().sum::<u16>());
        for building in Building::ALL.into_iter().filter(|building| land.count(*building) > 0) {
            value += self.building(building) * f64::from(land.count(building));
        }
        let [small, stone, large] = land.free.map(f64::from);
        value += (0.14 * (small + stone) + 0.3 * large) * self.time().sqrt();
        if !land.is_closed() && self.state.tiles_left() > 0 && self.harvests > 0.0 {
            let hope = 0.75 * 0.6_f64.powi(i32::from(land.rim) - 1);
            let later = if land.size() >= 2 { 2.0 } else { 1.0 };
            value += hope * (0.5 * (land.size() as f64 + 1.0) + 0.4 * later * years);
        }
        value
    }

    /// How far the territory is on its way to count for domination.
    fn stronghold(&self, land: &Territory) -> f64 {
        match (land.is_closed(), land.large() > 0, land.free[2] > 0) {
            (true, true, _) => 1.0,
            (false, true, _) => 0.55,
            (true, false, true) => 0.4,
            (false, false, true) => 0.2,
            _ => 0.0,
        }
    }

    /// The strongest group of an enemy that could come here with one step.
    fn danger(&self, seat: Seat, land: &Territory) -> i32 {
        let mut most = 0;
        for near in land.regular.iter() {
            if let Some(owner) = self.state.land(near).owner
                && self.rules.is_enemy(seat, owner)
            {
                let ready = if self.state.player(owner).passed { 0 } else { 1 };
                most = most.max(i32::from(self.state.figures(near, owner)) * ready);
            }
        }
        most
    }

    fn defence(&self, seat: Seat, number: Land) -> i32 {
        let land = self.state.land(number);
        let kaija = i32::from(self.state.has_kaija(number, seat));
        i32::from(self.state.figures(number, seat)) + kaija + 2 * i32::from(land.count(Building::Fortress))
    }

    /// The final fame this player may expect, by where it comes from.
    pub(crate) fn terms(&self, seat: Seat) -> Terms {
        let player = self.state.player(seat);
        let owned = self.state.owned(seat);
        let account = self.rules.account_of(self.state, seat, owned);
        let mut terms = Terms {
            fame: f64::from(account[0] + account[2] + account[4]),
            achievements: f64::from(account[3]) * (1.0 - 0.5 * self.time()),
            goods: self.goods(seat),
            deck: self.deck(seat, owned),
            ..Terms::default()
        };
        let mut best = [0.0_f64; 3];
        for number in self.state.held(seat).iter() {
            let land = self.state.land(number);
            let risk = 0.3 * chance_of_attack(self.danger(seat, land) - self.defence(seat, number));
            let worth = self.land(number);
            terms.land += worth;
            terms.risk -= worth * risk;
            let units = f64::from(self.state.figures(number, seat));
            terms.units += 0.34 * units.min(3.0) + 0.16 * (units - 3.0).clamp(0.0, 4.0);
            let mut step = self.stronghold(land) * (1.0 - 0.5 * risk);
            for place in &mut best {
                if step > *place {
                    std::mem::swap(&mut step, place);
                }
            }
        }
        terms.progress = self.progress(best.iter().sum());
        terms.units += 0.12 * f64::from(player.reserve.min(3));
        if !player.passed && !player.picked {
            terms.year += self.pick();
        }
        if !player.passed {
            let cards = self.state.deck(seat).hand.iter().filter(|card| *card != Card::UNREST).count();
            terms.year += CARD * cards as f64;
        }
        terms.prospects = self.prospects(seat);
        terms
    }

    /// What the card is worth that is taken when passing.
    fn pick(&self) -> f64 {
        0.9 + 0.8 * self.time()
    }

    fn progress(&self, reach: f64) -> f64 {
        if self.rules.options.domination().is_none() {
            return 0.0;
        }
        let low = reach.floor().clamp(0.0, 2.0) as usize;
        let part = (reach - low as f64).min(1.0);
        let bend = if low == 2 { part * part } else { part };
        PROGRESS[low] + (PROGRESS[low + 1] - PROGRESS[low]) * bend
    }

    /// Resources, with the next winter in mind.
    fn goods(&self, seat: Seat) -> f64 {
        let forecast = self.rules.forecast(self.state, seat);
        let stock = self.state.player(seat).stock;
        let left = if self.harvests > 0.0 { 1.0 } else { 0.8 };
        let each = [0.36, 0.44, 0.42];
        let mut value = 0.0;
        for place in 0..3 {
            let amount = f64::from(stock[place]);
            value += left * (each[place] * amount.min(6.0) + 0.3 * (amount - 6.0).max(0.0));
        }
        let cost = forecast.winter.map(f64::from);
        value -= (cost[0] + cost[1]) * GOODS * self.harvests.min(4.0);
        let winter_to_come = self.harvests > 0.3
            || self.state.open.flow.iter().any(
                |frame| matches!(frame, Frame::PhaseStep(step) if matches!(step.phase, Phase::Winter | Phase::Harvest)),
            );
        let lacks = (0..2).map(|place| {
            let have = stock[place] + if self.collected { 0 } else { forecast.harvest[place] };
            u16::from(forecast.winter[place]).saturating_sub(have)
        });
        let missing: u16 = lacks.sum();
        if missing > 0 && winter_to_come {
            value -= 3.2 + 0.5 * f64::from(missing);
        }
        value
    }

    /// What the deck will do in the years to come.
    fn deck(&self, seat: Seat, owned: Pile) -> f64 {
        let player = self.state.player(seat);
        let learned = 2 - player.upgrades.len().min(2);
        let developments = owned.only(Pile::DEVELOPMENTS).kinds();
        let time = self.time();
        let flash: f64 = developments.map(|card| if self.rules.book.card(card).flash { 1.0 } else { 0.5 }).sum();
        time * (2.2 * learned as f64 + flash) - 0.25 * time * owned.count(Card::UNREST) as f64
    }

    /// What the thing going on is about to bring this player.
    fn prospects(&self, seat: Seat) -> f64 {
        self.state.open.flow.iter().map(|frame| self.prospect(seat, frame)).sum()
    }

    fn prospect(&self, me: Seat, frame: &Frame) -> f64 {
        match *frame {
            Frame::Fight(fight) => self.fight(me, &fight),
            Frame::Recruit(recruit) if recruit.seat == me => {
                0.45 * f64::from(recruit.left.min(self.state.player(me).reserve).min(4))
            }
            Frame::Build(build) if build.seat == me => self.build(&build),
            Frame::March(march) if march.seat == me => self.march(&march),
            Frame::Fights(fights) if fights.seat == me => self.fights(me),
            Frame::Explore(explore) if explore.seat == me => self.explore(&explore),
            Frame::Deal(deal) if deal.seat == me => CARD * f64::from(deal.cards),
            Frame::Assign(assign) if assign.seat == me => CARD * f64::from(assign.keep),
            Frame::ChooseBasic(basic) if basic.seat == me => 0.7 * f64::from(basic.left),
            Frame::Annex(annex) if annex.seat == me => 0.9,
            Frame::Learn(learn) if learn.seat == me => 2.0 * self.time(),
            Frame::Pick(pick) if pick.seat == me && !pick.early => self.pick(),
            Frame::Settle(settle) if settle.seat == me => 2.5 + settle.tile.map_or(0.0, |tile| self.tile(tile)),
            Frame::Strike(strike) if strike.seat == me => 0.6,
            Frame::Target(target) if target.seat == me => 0.5,
            Frame::Point(point) if point.seat == me => 0.5,
            Frame::CopyCard(copy) if copy.seat == me => 0.5,
            Frame::Bribe(bribe) if bribe.seat == me => 0.5,
            Frame::Add(add) if add.seat == me => 0.4,
            Frame::HiddenWays(ways) if ways.seat == me => 0.4,
            Frame::Loot(loot) if loot.seat == me => GOODS,
            Frame::Tithe(tithe) if tithe.seat == me => GOODS,
            Frame::Negotiate(negotiate) if negotiate.seat == me => CARD,
            Frame::Pull(pull) if pull.seat == me => 0.15,
            Frame::Swap(swap) if swap.seat == me => 0.15,
            Frame::Scorch(scorch) if scorch.seat == me => 0.15,
            _ => 0.0,
        }
    }

    fn build(&self, build: &Build) -> f64 {
        let value = |building: Building| {
            let gives = if building.resource().is_some() { GOODS * self.harvests } else { 0.0 };
            let fame = if building == Building::AltarOfKings { 2.7 * self.harvests } else { 0.0 };
            let price = f64::from(self.rules.book.building(building).wood.saturating_sub(build.discount));
            self.building(building) + gives + fame - 0.44 * price
        };
        let food = if self.state.is_clan(build.seat, Clan::Goat) { 0.4 } else { 0.0 };
        match (build.done, build.kind) {
            (true, _) => 0.0,
            (_, Some(kind)) => value(kind) + food,
            _ if self.state.player(build.seat).has(Resource::Wood) >= 3 => 1.2 + food,
            _ => value(Building::FoodSilo).max(0.4) + food,
        }
    }

    /// What printed things on a tile promise.
    fn tile(&self, tile: Tile) -> f64 {
        let info = self.rules.book.tile(tile);
        let icons = f64::from(info.icons.iter().sum::<u8>());
        let large = info.areas.iter().filter(|area| area.slot == Some(Slot::Large)).count() as f64;
        0.5 * icons + 0.6 * large
    }

    fn explore(&self, explore: &Explore) -> f64 {
        let tile = explore.tile.map_or(0.6, |tile| self.tile(tile) * 0.5);
        match explore.purpose {
            Purpose::Explore => 0.8 + tile,
            _ => 2.5 + 2.0 * tile,
        }
    }

    /// What a step from one territory to another would bring.
    fn step(&self, seat: Seat, from: Land, to: Land, axes: u8) -> f64 {
        let units = i32::from(self.state.figures(from, seat));
        let goal = self.state.land(to);
        let leave_one = self.land(from) > 0.8 && units > 1;
        let group = units - i32::from(leave_one);
        let lost = if leave_one { 0.0 } else { self.land(from) + 0.3 };
        let rise = self.stronghold(goal) * 2.0;
        match goal.owner {
            None => self.land(to) + rise - lost,
            Some(owner) if owner == seat => 0.05 - lost,
            Some(owner) if self.rules.is_enemy(seat, owner) => {
                let win = chance_of_attack(group + i32::from(axes) - self.defence(owner, to));
                let gain = self.land(to) * 1.3 + rise + 0.5 * f64::from(self.state.figures(to, owner));
                win * gain - (1.0 - win) * 0.45 * f64::from(group) - lost
            }
            Some(_) => -lost,
        }
    }

    fn march(&self, march: &March) -> f64 {
        let at = |site: Site| self.state.at(site);
        let going = self.fights(march.seat);
        going
            + match (march.from, march.to) {
                (None, _) => 0.12 * f64::from(march.steps),
                (Some(from), Some(to)) => self.step(march.seat, at(from), at(to), march.bonus.axes),
                (Some(from), None) => {
                    let land = self.state.land(at(from));
                    let reach = if march.steps > 1 || march.bonus.flat { land.near } else { land.regular };
                    let goals = reach.iter().map(|to| self.step(march.seat, at(from), to, march.bonus.axes));
                    goals.fold(0.0, f64::max)
                }
            }
    }

    /// Fights that wait for the active player.
    fn fights(&self, seat: Seat) -> f64 {
        let mut value = 0.0;
        for number in self.state.lands().iter() {
            let land = self.state.land(number);
            let mine = i32::from(self.state.figures(number, seat));
            match (land.due, land.owner) {
                (Due::Creature(creature), _) => {
                    let kind = self.rules.book.kind(creature.kind());
                    let win = chance_of_attack(mine - i32::from(kind.strength));
                    value += win * f64::from(kind.fame) - (1.0 - win) * 0.4 * f64::from(mine);
                }
                (_, Some(owner)) if mine > 0 && owner != seat => {
                    let win = chance_of_attack(mine - self.defence(owner, number));
                    value += self.spoils(seat, number, owner, win);
                }
                _ => {}
            }
        }
        value
    }

    /// What an attack brings, given its chance.
    fn spoils(&self, seat: Seat, number: Land, owner: Seat, win: f64) -> f64 {
        let gain = self.land(number)
            + self.stronghold(self.state.land(number)) * 2.0
            + 0.6 * f64::from(self.state.figures(number, owner));
        let lost = 0.5 * f64::from(self.state.figures(number, seat));
        win * gain - (1.0 - win) * lost
    }

    /// A fight that is being fought, by its exact odds.
    fn fight(&self, me: Seat, fight: &Fight) -> f64 {
        if fight.dice[0].is_some() || !fight.sides.iter().any(|side| side.seat() == Some(me)) {
            return 0.0;
        }
        let odds = fight.bout(self.rules, self.state).odds(&self.rules.book);
        let win = odds.attack();
        let number = self.state.at(fight.site);
        match fight.sides {
            [Side::Seat(attacker), Side::Seat(defender)] => {
                let spoils = self.spoils(attacker, number, defender, win);
                if attacker == me { spoils } else { -spoils }
            }
            [Side::Seat(_), Side::Creature(creature)] => win * f64::from(self.rules.book.kind(creature.kind()).fame),
            [Side::Creature(creature), Side::Seat(_)] => {
                (1.0 - win) * f64::from(self.rules.book.kind(creature.kind()).fame) - win * self.land(number)
            }
            _ => 0.0,
        }
    }
}

/// The fame a player may expect in the end, by where it comes from.
#[derive(Clone, Copy, Default)]
pub(crate) struct Terms {
    /// Tokens, cards, Unrest.
    pub fame: f64,
    pub achievements: f64,
    pub goods: f64,
    pub deck: f64,
    pub land: f64,
    /// What enemies may take.
    pub risk: f64,
    pub units: f64,
    /// Towards domination.
    pub progress: f64,
    /// What this year still holds.
    pub year: f64,
    /// What the thing going on is about to bring.
    pub prospects: f64,
}

impl Terms {
    pub(crate) fn all(&self) -> [f64; 10] {
        let Terms { fame, achievements, goods, deck, land, risk, units, progress, year, prospects } = *self;
        [fame, achievements, goods, deck, land, risk, units, progress, year, prospects]
    }

    pub(crate) fn total(&self) -> f64 {
        self.all().iter().sum()
    }
}

/// What everybody's side may expect in the end, in fame, and over how much fame a lead is weighed.
pub(crate) struct Outlooks {
    pub terms: [Terms; table::seat::MOST_SEATS],
    fame: [f64; table::seat::MOST_SEATS],
    scale: f64,
}

impl Northgard {
    pub(crate) fn outlooks(&self, state: &State) -> Outlooks {
        let judge = Judge::new(self, state);
        let mut terms = [Terms::default(); table::seat::MOST_SEATS];
        for seat in Seat::all(self.players) {
            terms[seat.index()] = judge.of(seat).terms(seat);
        }
        let alone = terms.map(|terms| terms.total());
        let mut fame = alone;
        for seat in Seat::all(self.players) {
            fame[seat.index()] += self.partner(seat).map_or(0.0, |partner| alone[partner.index()]);
        }
        Outlooks { terms, fame, scale: 6.0 + 10.0 * judge.time() }
    }

    /// How a seat stands against its enemies, from 0 to 1.
    fn lead_of(&self, seat: Seat, outlooks: &Outlooks) -> f64 {
        chance(self.margin(seat, outlooks))
    }

    /// How far ahead of its enemies a seat is, in units of how much may still change.
    pub(crate) fn margin(&self, seat: Seat, outlooks: &Outlooks) -> f64 {
        let (mut best, mut sum, mut count) = (f64::MIN, 0.0, 0.0);
        for enemy in self.enemies(seat) {
            let other = outlooks.fame[enemy.index()];
            best = best.max(other);
            sum += other;
            count += 1.0;
        }
        let rival = 0.7 * best + 0.3 * sum / count;
        (outlooks.fame[seat.index()] - rival) / outlooks.scale
    }
}

/// What was learnt from self-play; tests see to it that it can be read.
static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../nets/learnt.safetensors")).ok());

impl Advice for Northgard {
    const STRONG: u32 = 20;

    fn worth(&self, state: &State, seat: Seat) -> f64 {
        if state.frame() == Some(&Frame::Over) {
            return f64::from(self.final_outcome(state).worth(seat));
        }
        self.lead_of(seat, &self.outlooks(state))
    }

    fn chances(&self, state: &State, chances: &mut [f32]) -> Option<table::learn::Values> {
        let outlooks = self.outlooks(state);
        for (seat, chance) in Seat::all(self.players).zip(chances) {
            *chance = self.lead_of(seat, &outlooks) as f32;
        }
        None
    }

    /// Cards are chains of small decisions, and a year is many cards: long playouts by players that look pay here.
    fn plan(&self) -> SearchPlan {
        SearchPlan { curiosity: 1.0, playout: 48, looks: 6, prior: 5.0 }
    }

    /// A trade that gives back part of what it takes only pays (NG-12.4). Among partners one swap is proposed in a harvest, so that they do
    /// not go round in circles (NG-23.7).
    fn prune(&self, state: &State, _: Seat, offers: &mut Vec<Action>) {
        let Some(Frame::Trade(trade)) = state.frame() else { return };
        offers.retain(|offer| match *offer {
            Action::Trade { pay, get } => pay[get.index()] == 0,
            Action::Barter { .. } => trade.offered == 0,
            _ => true,
        });
    }

    const FEATURES: Features = features::FEATURES;
    const LEARNT_OVER: &'static [&'static str] =
        &["clan_choice", "clan_a", "clan_b", "clan_c", "clan_d", "clan_e", "first_player", "fame_display"];

    fn features(&self, state: &State, learner: &mut impl Learner) {
        self.tell_features(state, learner);
    }

    fn net(&self) -> Option<&Net> {
        NET.as_ref().filter(|net| net.fits(self))
    }
}
