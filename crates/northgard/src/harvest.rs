//! Harvest, trade, winter, second chance (NG-12, NG-13, NG-14.3, NG-16.8, NG-23.7).

use crate::Northgard;
use crate::action::Action;
use crate::card::{Card, Pile};
use crate::decision::{Basket, no};
use crate::flow::{Explore, Frame, Look, Purpose};
use crate::names::{Building, Resource};
use crate::state::State;
use crate::tell::{goods, tell};
use table::{Refusal, Seat, Teller};

/// Resources paid for one in a trade (NG-12.4).
const TRADE: u8 = 3;
/// Fame lost when no Unrest card is left (NG-13.4).
const UNREST_FAME: u16 = 5;

/// What a harvest will bring and a winter will cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Forecast {
    /// Fame for closed territories and Altars.
    pub fame: u16,
    /// Food, wood, lore.
    pub harvest: [u16; 3],
    /// Food and wood the winter costs for the regular units now on the map.
    pub winter: [u8; 2],
    /// Whether stock and harvest together cannot pay that.
    pub unrest: bool,
}

impl Northgard {
    /// NG-12.2, NG-29.1: the harvest fame of a territory.
    pub fn land_fame(&self, s: &State, land: usize) -> u16 {
        let place = &s.map.lands[land];
        let altars = u16::from(place.count(Building::AltarOfKings));
        let closed = match place.size() {
            _ if !place.is_closed() || place.has_wolf() => 0,
            0..=1 => 0,
            2 => 1,
            _ => 2,
        };
        closed + altars * u16::from(self.book.building(Building::AltarOfKings).gives)
    }

    /// What the controller gets from a territory, less what the Snake has taken.
    fn land_goods(&self, s: &State, land: usize) -> [u8; 3] {
        let mut harvest = s.map.lands[land].harvest();
        if let (Some(resource), Some(site)) = (s.tithe, s.scorched)
            && s.map.at(site) == land
        {
            harvest[resource.index()] = harvest[resource.index()].saturating_sub(1);
        }
        harvest
    }

    /// What the next harvest and winter mean for a player, as things stand.
    pub fn forecast(&self, s: &State, seat: Seat) -> Forecast {
        let mut forecast = Forecast { winter: self.book.winter_cost(s.units_on_map(seat)), ..Forecast::default() };
        for land in s.map.held[seat.index()].iter() {
            forecast.fame += self.land_fame(s, land);
            for (sum, more) in forecast.harvest.iter_mut().zip(self.land_goods(s, land)) {
                *sum += u16::from(more);
            }
        }
        let stock = s.player(seat).stock;
        forecast.unrest =
            (0..2).any(|place| stock[place] + forecast.harvest[place] < u16::from(forecast.winter[place]));
        forecast
    }

    /// NG-12.2, NG-12.3: a player's harvest, territory by territory.
    pub(crate) fn collect_harvest(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        for land in s.map.held[seat.index()].iter() {
            let fame = self.land_fame(s, land);
            let harvest = self.land_goods(s, land);
            let site = s.map.lands[land].site;
            s.player_mut(seat).fame += fame;
            self.gain(s, seat, harvest);
            if fame > 0 {
                tell!(t, "NG-12.2", "told-harvest-fame", seat = seat, land = site, n = fame);
            }
            if harvest != [0; 3] {
                tell!(t, "NG-12.3", "told-collect", seat = seat, goods = goods(harvest), land = site);
            }
        }
    }

    /// NG-16.8: what the Snake could take from the scorched territory.
    fn tithes(&self, s: &State, seat: Seat) -> [u8; 3] {
        let Some(site) = s.scorched else { return [0; 3] };
        let land = &s.map.lands[s.map.at(site)];
        match land.owner {
            Some(owner) if self.is_enemy(seat, owner) => land.harvest(),
            _ => [0; 3],
        }
    }

    pub(crate) fn run_tithe(&self, s: &mut State, seat: Seat) -> bool {
        let idle = self.tithes(s, seat) == [0; 3];
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_tithe<B: Basket>(&self, s: &State, out: &mut B) {
        let Some(Frame::Tithe { seat }) = s.flow.last() else { return };
        let tithes = self.tithes(s, *seat);
        let some = Resource::ALL.iter().filter(|resource| tithes[resource.index()] > 0);
        some.for_each(|resource| out.put(Action::Take(*resource)));
        out.put(Action::Skip);
    }

    pub(crate) fn refuse_tithe(&self, s: &State, action: Action) -> Option<Refusal> {
        match action {
            Action::Skip => None,
            Action::Take(resource) => {
                let land = s.scorched.map(|site| &s.map.lands[s.map.at(site)]);
                let icons = |land: &crate::map::Land| land.icons[resource.index()] > 0 && !land.has_wolf();
                let works = |land: &crate::map::Land| {
                    Building::ALL
                        .iter()
                        .any(|building| building.resource() == Some(resource) && land.buildings[building.index()] > 0)
                };
                let made = land.is_some_and(|land| icons(land) || works(land));
                if made { None } else { no("NG-16.8", "no-not-produced") }
            }
            _ => no("NG-16.8", "no-not-now"),
        }
    }

    pub(crate) fn do_tithe(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        s.pop();
        if let Action::Take(resource) = action {
            s.tithe = Some(resource);
            let mut tithe = [0_u8; 3];
            tithe[resource.index()] = 1;
            self.gain(s, seat, tithe);
            tell!(t, "NG-16.8", "told-gain", seat = seat, goods = goods(tithe));
        }
    }

    /// NG-23.7: the place of a swap among those a player may propose, each once a harvest.
    fn swap_bit(give: Resource, get: Resource) -> u8 {
        let place = if get.index() > give.index() { get.index() - 1 } else { get.index() };
        1 << (give.index() * 2 + place)
    }

    /// The most that can be swapped with the partner.
    fn most_swapped(&self, s: &State, seat: Seat, offered: u8, give: Resource, get: Resource) -> u8 {
        match self.partner(seat) {
            Some(partner) if give != get && offered & Northgard::swap_bit(give, get) == 0 => {
                s.player(seat).has(give).min(s.player(partner).has(get)).min(255) as u8
            }
            _ => 0,
        }
    }

    fn can_swap(&self, s: &State, seat: Seat, offered: u8) -> bool {
        let pairs = Resource::ALL.iter().flat_map(|give| Resource::ALL.iter().map(move |get| (*give, *get)));
        self.options.teams && { pairs }.any(|(give, get)| self.most_swapped(s, seat, offered, give, get) > 0)
    }

    pub(crate) fn run_trade(&self, s: &mut State, seat: Seat, offered: u8) -> bool {
        let idle = s.player(seat).wealth() < TRADE.into() && !self.can_swap(s, seat, offered);
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn offer_trade<B: Basket>(&self, s: &State, seat: Seat, offered: u8, out: &mut B) {
        let stock = s.player(seat).stock.map(|amount| amount.min(TRADE.into()) as u8);
        for food in 0..=stock[0] {
            for wood in 0..=stock[1].min(TRADE - food) {
                let lore = TRADE - food - wood;
                if lore <= stock[2] {
                    for get in Resource::ALL {
                        out.put(Action::Trade { pay: [food, wood, lore], get: *get });
                    }
                }
            }
        }
        if self.options.teams {
            for give in Resource::ALL {
                for get in Resource::ALL {
                    let most = self.most_swapped(s, seat, offered, *give, *get);
                    (1..=most).for_each(|amount| out.put(Action::Barter { give: *give, get: *get, amount }));
                }
            }
        }
        out.put(Action::Stop);
    }

    pub(crate) fn refuse_trade(&self, s: &State, seat: Seat, offered: u8, action: Action) -> Option<Refusal> {
        match action {
            Action::Stop => None,
            Action::Trade { pay, .. } => self.refuse_goods(s, seat, TRADE, pay, "NG-12.4"),
            Action::Barter { give, get, amount } => {
                let Some(partner) = self.partner(seat) else { return no("NG-23.7", "no-partner") };
                if give == get || amount == 0 {
                    return no("NG-23.7", "no-empty-swap");
                }
                if offered & Northgard::swap_bit(give, get) != 0 {
                    return no("NG-23.7", "no-swap-twice");
                }
                let mine = s.player(seat).stock[give.index()];
                let theirs = s.player(partner).stock[get.index()];
                if u16::from(amount) > mine.min(theirs) { no("NG-23.7", "no-resources") } else { None }
            }
            _ => no("NG-12.4", "no-not-now"),
        }
    }

    pub(crate) fn do_trade(&self, s: &mut State, seat: Seat, offered: u8, action: Action, t: &mut Teller) {
        match (action, self.partner(seat)) {
            (Action::Trade { pay, get }, _) => {
                self.pay(s, seat, pay);
                let mut gain = [0_u8; 3];
                gain[get.index()] = 1;
                self.gain(s, seat, gain);
                tell!(t, "NG-12.4", "told-trade", seat = seat, goods = goods(pay), gain = goods(gain));
            }
            (Action::Barter { give, get, amount }, Some(partner)) => {
                s.set(Frame::Trade { seat, offered: offered | Northgard::swap_bit(give, get) });
                s.push(Frame::Barter { seat: partner, by: seat, give, get, amount });
                tell!(
                    t,
                    "NG-23.7",
                    "told-swap-offer",
                    seat = seat,
                    partner = partner,
                    n = amount,
                    give = give,
                    get = get
                );
            }
            _ => s.pop(),
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_barter(
        &self,
        s: &mut State,
        seat: Seat,
        by: Seat,
        give: Resource,
        get: Resource,
        amount: u8,
        action: Action,
        t: &mut Teller,
    ) {
        s.pop();
        if action == Action::Refuse {
            tell!(t, "NG-23.7", "told-swap-refused", seat = seat);
            return;
        }
        let amount = u16::from(amount);
        s.player_mut(by).stock[give.index()] -= amount;
        s.player_mut(by).stock[get.index()] += amount;
        s.player_mut(seat).stock[get.index()] -= amount;
        s.player_mut(seat).stock[give.index()] += amount;
        tell!(t, "NG-23.7", "told-swap-accepted", seat = seat);
    }

    /// NG-13.2, NG-13.3: who can pay pays; who cannot pays what there is and takes Unrest. Nobody decides anything (NG-13.5).
    pub(crate) fn winter(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let units = s.units_on_map(seat);
        let [food, wood] = self.book.winter_cost(units);
        let stock = s.player(seat).stock;
        let pay = [stock[0].min(food.into()) as u8, stock[1].min(wood.into()) as u8, 0];
        self.pay(s, seat, pay);
        tell!(t, "NG-13.1", "told-winter", seat = seat, units = units, goods = goods(pay));
        if pay == [food, wood, 0] {
            return;
        }
        if s.unrest > 0 {
            s.unrest -= 1;
            self.gain_card(s, seat, Card::UNREST);
            tell!(t, "NG-13.3", "told-unrest", seat = seat);
            return;
        }
        let player = s.player_mut(seat);
        let lost = player.fame.min(UNREST_FAME);
        player.fame -= lost;
        tell!(t, "NG-13.4", "told-no-unrest-left", seat = seat, n = lost);
        s.push(Frame::Mill { seat });
    }

    /// NG-13.4, NG-3.7: an empty draw pile loses nothing.
    pub(crate) fn run_mill(&self, s: &mut State, seat: Seat, t: &mut Teller) -> bool {
        let player = s.player_mut(seat);
        if let Some(top) = player.top.pop() {
            self.mill(s, seat, top.card, t);
            return true;
        }
        match player.rest.len() {
            0 => s.pop(),
            1 => {
                let last = player.rest;
                self.settle_mill(s, seat, last, t);
            }
            _ => return false,
        }
        true
    }

    /// The top card comes from the shuffled part of the pile.
    pub(crate) fn settle_mill(&self, s: &mut State, seat: Seat, cards: Pile, t: &mut Teller) {
        let Some(card) = cards.iter().next() else { return s.pop() };
        s.player_mut(seat).rest.take(card);
        self.mill(s, seat, card, t);
    }

    /// A card that has left the draw pile is discarded; copies of it may still be in the pile.
    fn mill(&self, s: &mut State, seat: Seat, card: Card, t: &mut Teller) {
        s.pop();
        let player = s.player_mut(seat);
        player.old.take(card);
        player.discard.add(card);
        t.reveal();
        tell!(t, "NG-13.4", "told-discard", seat = seat, card = card);
    }

    /// NG-14.3, NG-14.4: a neutral territory, or a tile that makes one.
    pub(crate) fn run_return(&self, s: &mut State, seat: Seat) -> bool {
        if !self.settle_lands(s, None).is_empty() {
            s.set(Frame::Settle { seat, tile: None, site: None });
            return true;
        }
        let idle = s.pile_len() == 0;
        if idle {
            s.pop();
        }
        idle
    }

    pub(crate) fn do_return(&self, s: &mut State, seat: Seat, action: Action) {
        if action != Action::Draw {
            s.pop();
            return;
        }
        let explore = Explore { look: Look::Draw, draw: 1, ..Explore::new(seat, Purpose::SecondChance) };
        let explore = self.with_tries(s, explore);
        s.push(Frame::Explore(explore));
    }
}
