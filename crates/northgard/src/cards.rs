//! Cards: which can be played, and how they are resolved, instruction by instruction (NG-1.10 to NG-1.12, NG-17 to NG-19).

use crate::Northgard;
use crate::action::Action;
use crate::card::Card;
use crate::decision::{Basket, no};
use crate::effect::{BuildCard, Effect, ExploreCard, MoveCard, RecruitCard};
use crate::effect::{Ground, Source};
use crate::flow::{Deed, Frame};
use crate::names::{Basic, Clan, Site};
use crate::state::State;
use crate::tell::{goods, tell};
use table::{Refusal, Seat, Teller};

/// What the four basic actions are worth on a Feast (NG-18.2).
const FEAST_RECRUIT: RecruitCard = RecruitCard { units: 1, ground: Ground::Own, together: false, toll: 0 };
const FEAST_MOVE: MoveCard =
    MoveCard { steps: 1, axes: 0, throw: false, shield: 0, flat: false, through: false, push: false, gather: false };
const FEAST_EXPLORE: ExploreCard = ExploreCard { tiles: 1, redraw: false, anywhere: false, gather: false, may: false };
const FEAST_BUILD: BuildCard = BuildCard { discount: 0, duplicate: false, slotless: false, glory: false };

/// The basic action as an instruction.
fn basic_effect(basic: Basic) -> Effect {
    match basic {
        Basic::Recruit => Effect::Recruit(FEAST_RECRUIT),
        Basic::Move => Effect::Move(FEAST_MOVE),
        Basic::Explore => Effect::Explore(FEAST_EXPLORE),
        Basic::Build => Effect::Build(FEAST_BUILD),
    }
}

impl Northgard {
    /// Whether two players are opponents; partners are not (NG-23.8).
    #[inline]
    pub fn is_enemy(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.options.teams && one.index() % 2 == other.index() % 2)
    }

    /// The partner in a team game.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.options.teams.then(|| seat.clockwise(2, self.players))
    }

    /// The opponents of a player, clockwise from them.
    pub(crate) fn enemies(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        seat.round(self.players).filter(move |other| self.is_enemy(seat, *other))
    }

    /// NG-1.11: whether the first instruction can be carried out at least in part.
    pub(crate) fn can_play(&self, s: &State, seat: Seat, card: Card) -> bool {
        match self.book.card(card).effects.first() {
            Some(_) if card == Card::BEAR_AWAKENS && s.is_clan(seat, Clan::Bear) => true,
            Some(effect) => self.can_do(s, seat, effect),
            None => false,
        }
    }

    /// Whether an instruction can be carried out at least in part; a Move always can, even without a step (NG-8.12).
    fn can_do(&self, s: &State, seat: Seat, effect: &Effect) -> bool {
        let player = s.player(seat);
        match *effect {
            Effect::Recruit(card) => self.can_recruit(s, seat, card.ground),
            Effect::Levy { rule, .. } => self.can_levy(s, seat, rule),
            Effect::Explore(card) => self.can_explore(s, seat, card.anywhere),
            Effect::Build(card) => self.can_build(s, seat, &card),
            Effect::Draw(draw) => player.drawable() >= draw.cards as usize,
            Effect::DrawPerLarge => (1..=player.drawable()).contains(&self.large_closed(s, seat)),
            Effect::Strike { anywhere } => self.can_strike(s, seat, anywhere),
            Effect::Rapacious | Effect::Spy | Effect::Curse => self.enemies_with_cards(s, seat).next().is_some(),
            Effect::Threat => self.enemies_with_cards(s, seat).next().is_some() || player.drawable() > 0,
            Effect::Bribe { .. } => self.can_bribe(s, seat),
            Effect::Hidden => self.can_hide(s, seat),
            Effect::FutureSight => !player.picked && !self.row_for(s, true).is_empty(),
            Effect::Negotiate => player.drawable() > 0,
            Effect::Copy { from: Source::Scorched } => self.can_steal_lore(s, seat),
            Effect::Copy { from } => !self.copyable(s, seat, from).is_empty(),
            Effect::React => false,
            _ => true,
        }
    }

    /// Why a card cannot be played now; written independently of [`Northgard::can_play`].
    pub(crate) fn unplayable(&self, s: &State, seat: Seat, card: Card) -> Option<Refusal> {
        let player = s.player(seat);
        let cards = player.top.len() + player.rest.len() + player.discard.len();
        let some_hand =
            Seat::all(self.players).any(|other| self.is_enemy(seat, other) && !s.player(other).hand.is_empty());
        let Some(effect) = self.book.card(card).effects.first() else { return no("NG-20.5", "no-action-on-card") };
        match *effect {
            Effect::React => no("NG-21.8", "no-reaction-now"),
            Effect::Recruit(_) if card == Card::BEAR_AWAKENS && player.clan == Some(Clan::Bear) => None,
            Effect::Recruit(recruit) => self.why_no_recruit(s, seat, recruit.ground),
            Effect::Levy { rule, .. } => self.why_no_levy(s, seat, rule),
            Effect::Explore(explore) => self.why_no_explore(s, seat, explore.anywhere),
            Effect::Build(build) => self.why_no_build(s, seat, &build),
            Effect::Draw(draw) if cards < draw.cards.into() => no("NG-10.4", "no-cards-to-draw"),
            Effect::DrawPerLarge => {
                let large = s
                    .map
                    .lands
                    .iter()
                    .filter(|land| land.owner == Some(seat) && land.is_closed() && land.tiles.len() >= 3);
                match large.count() {
                    0 => no("NG-17.3", "no-large-land"),
                    large if large > cards => no("NG-10.4", "no-cards-to-draw"),
                    _ => None,
                }
            }
            Effect::Strike { anywhere } => self.why_no_strike(s, seat, anywhere),
            Effect::Rapacious | Effect::Spy | Effect::Curse if !some_hand => no("NG-1.11", "no-hand-to-see"),
            Effect::Threat if !some_hand && cards == 0 => no("NG-1.11", "no-hand-to-see"),
            Effect::Bribe { .. } => self.why_no_bribe(s, seat),
            Effect::Hidden => self.why_no_hidden(s, seat),
            Effect::FutureSight if player.picked => no("NG-18.3", "no-second-sight"),
            Effect::FutureSight => {
                let more = self.options.early_achievement && !s.achievements.is_empty();
                if s.row.is_empty() && !more { no("NG-18.3", "no-not-in-row") } else { None }
            }
            Effect::Negotiate if cards == 0 => no("NG-18.10", "no-cards-to-draw"),
            Effect::Copy { from } => self.why_no_copy(s, seat, from),
            _ => None,
        }
    }

    /// Opponents with cards in hand.
    pub(crate) fn enemies_with_cards<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.enemies(seat).filter(|enemy| !s.player(*enemy).hand.is_empty())
    }

    /// NG-17.3: own closed territories of three tiles or more.
    pub(crate) fn large_closed(&self, s: &State, seat: Seat) -> usize {
        s.map.held[seat.index()].without(s.map.open).iter().filter(|land| s.map.lands[*land].size() >= 3).count()
    }

    /// Begins a card; Snake may first place its token (NG-16.6).
    pub(crate) fn begin_card(&self, s: &mut State, seat: Seat, card: Card, copied: bool) {
        s.push(Frame::Card { seat, card, step: 0, copied, memo: None });
        if card.clan() == Some(Clan::Snake) && s.is_clan(seat, Clan::Snake) {
            s.push(Frame::Scorch { seat, bound: card == Card::SNAKE_STOLEN_LORE });
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn run_card(
        &self,
        s: &mut State,
        seat: Seat,
        card: Card,
        step: u8,
        copied: bool,
        memo: Option<Site>,
        t: &mut Teller,
    ) -> bool {
        match self.book.card(card).effects.get(step as usize) {
            None => s.pop(),
            Some(effect) => {
                s.set(Frame::Card { seat, card, step: step + 1, copied, memo });
                self.start(s, seat, card, effect, memo, t);
            }
        }
        true
    }

    /// Remembers a place for the next instruction of the card.
    pub(crate) fn remember(s: &mut State, place: Option<Site>) {
        let card = s.flow.iter_mut().rev().find_map(|frame| match frame {
            Frame::Card { memo, .. } => Some(memo),
            _ => None,
        });
        if let Some(memo) = card {
            *memo = place;
        }
    }

    /// Begins an instruction; what it says of a piece the player does not have is ignored (NG-21.3).
    fn start(&self, s: &mut State, seat: Seat, card: Card, effect: &Effect, memo: Option<Site>, t: &mut Teller) {
        match *effect {
            Effect::Recruit(mut recruit) => {
                if card == Card::DEV_ALLIES_WILD {
                    recruit.units = recruit.units.min(self.options.allies);
                }
                self.start_recruit(s, seat, recruit);
            }
            Effect::Levy { rule, lands } => self.start_levy(s, seat, rule, lands),
            Effect::Awaken => {
                if s.is_clan(seat, Clan::Bear) {
                    s.player_mut(seat).awake = true;
                    tell!(t, "NG-17.2", "told-awake", seat = seat);
                }
            }
            Effect::Move(steps) => self.start_move(s, seat, steps),
            Effect::Explore(explore) => self.start_explore(s, seat, explore),
            Effect::Build(build) => self.start_build(s, seat, &build, true, false),
            Effect::BuildAgain => self.start_build(s, seat, &BuildCard::default(), memo.is_none(), true),
            Effect::Swap => s.push(Frame::Swap { seat }),
            Effect::Draw(draw) => {
                let to_hand = draw.keep == draw.cards;
                if !to_hand {
                    s.push(Frame::Assign { seat, keep: draw.keep, discard: draw.discard, top: draw.top });
                }
                s.push(Frame::Deal { seat, cards: draw.cards, to_hand });
            }
            Effect::DrawPerLarge => {
                let cards = self.large_closed(s, seat) as u8;
                s.push(Frame::Deal { seat, cards, to_hand: true });
            }
            Effect::PayDraw { price, cards } => s.push(Frame::PayDraw { seat, price, cards }),
            Effect::DrawSide { cards } => s.push(Frame::Deal { seat, cards, to_hand: true }),
            Effect::Gain { food, wood, lore } => {
                self.gain(s, seat, [food, wood, lore]);
                tell!(t, card.clause(), "told-gain", seat = seat, goods = goods([food, wood, lore]));
            }
            Effect::Basic { actions } => s.push(Frame::Basic { seat, left: actions, done: 0 }),
            Effect::Annex { steps } => s.push(Frame::Annex { seat, steps, moved: false, explored: false }),
            Effect::Scorch => {
                if s.is_clan(seat, Clan::Snake) {
                    s.push(Frame::Scorch { seat, bound: false });
                }
            }
            Effect::Pull => {
                if let Some(site) = memo {
                    s.push(Frame::Pull { seat, site });
                }
            }
            Effect::Strike { anywhere } => s.push(Frame::Strike { seat, anywhere }),
            Effect::Loot => {
                if let Some(site) = memo {
                    s.push(Frame::Loot { seat, site });
                }
            }
            Effect::Add => s.push(Frame::Add { seat }),
            Effect::Rapacious => s.push(Frame::Target { seat, deed: Deed::Rapacious }),
            Effect::Spy => s.push(Frame::Target { seat, deed: Deed::Spy }),
            Effect::Threat => s.push(Frame::Target { seat, deed: Deed::Threat }),
            Effect::Curse => s.push(Frame::Curse { by: seat, at: 0 }),
            Effect::Bribe { units } => s.push(Frame::Bribe { seat, units, from: None, to: None }),
            Effect::Hidden => s.push(Frame::Hidden { seat, from: None, to: None }),
            Effect::Conquer => {
                s.player_mut(seat).conqueror = true;
                tell!(t, "NG-19.8", "told-conqueror", seat = seat);
            }
            Effect::FutureSight => s.push(Frame::Pick { seat, early: true }),
            Effect::Negotiate => s.push(Frame::Negotiate { seat }),
            Effect::Copy { from } => {
                if !self.copyable(s, seat, from).is_empty() {
                    s.push(Frame::Copy { seat, from });
                }
            }
            Effect::React => {}
        }
    }

    /// Takes resources from the supply, which is unlimited (NG-1.8).
    pub(crate) fn gain<N: Into<u16>>(&self, s: &mut State, seat: Seat, goods: [N; 3]) {
        for (stock, more) in s.player_mut(seat).stock.iter_mut().zip(goods) {
            *stock = stock.saturating_add(more.into());
        }
    }

    /// NG-18.2, NG-17.8: done when enough were chosen, or no other is possible.
    pub(crate) fn run_basic(&self, s: &mut State, seat: Seat, left: u8, done: u8) -> bool {
        let over = left == 0 || !self.can_go_on(s, seat, done);
        if over {
            s.pop();
        }
        over
    }

    pub(crate) fn offer_basic<B: Basket>(&self, s: &State, seat: Seat, done: u8, out: &mut B) {
        for basic in Basic::ALL.iter().filter(|basic| done >> basic.index() & 1 == 0) {
            if self.can_do(s, seat, &basic_effect(*basic)) {
                out.put(Action::Do(*basic));
            }
        }
    }

    /// Whether another basic action than those done is possible.
    fn can_go_on(&self, s: &State, seat: Seat, done: u8) -> bool {
        let free = |basic: &&Basic| done >> basic.index() & 1 == 0;
        Basic::ALL.iter().filter(free).any(|basic| self.can_do(s, seat, &basic_effect(*basic)))
    }

    pub(crate) fn refuse_basic(&self, s: &State, seat: Seat, done: u8, action: Action) -> Option<Refusal> {
        match action {
            Action::Do(basic) if done >> basic.index() & 1 != 0 => no("NG-17.8", "no-different-action"),
            Action::Do(Basic::Move) => None,
            Action::Do(Basic::Recruit) => self.why_no_recruit(s, seat, Ground::Own),
            Action::Do(Basic::Explore) => self.why_no_explore(s, seat, false),
            Action::Do(Basic::Build) => self.why_no_build(s, seat, &FEAST_BUILD),
            _ => no("NG-18.2", "no-not-now"),
        }
    }

    pub(crate) fn do_basic(&self, s: &mut State, seat: Seat, left: u8, done: u8, action: Action, t: &mut Teller) {
        let Action::Do(basic) = action else { return };
        s.set(Frame::Basic { seat, left: left - 1, done: done | 1 << basic.index() });
        tell!(t, "NG-18.2", "told-basic", seat = seat, basic = basic);
        self.start(s, seat, Card::START_FEAST, &basic_effect(basic), None, t);
    }

    /// NG-17.18: a Move, and one Explore before or after it.
    pub(crate) fn run_annex(
        &self,
        s: &mut State,
        seat: Seat,
        steps: u8,
        moved: bool,
        explored: bool,
        t: &mut Teller,
    ) -> bool {
        let explore = !explored && self.can_explore(s, seat, false);
        match (moved, explore) {
            (true, false) => s.pop(),
            (false, false) => {
                s.set(Frame::Annex { seat, steps, moved: true, explored });
                self.start(s, seat, Card::STAG_ANNEXATION, &Effect::Move(MoveCard { steps, ..FEAST_MOVE }), None, t);
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn offer_annex<B: Basket>(&self, _: &State, _: Seat, moved: bool, _: bool, out: &mut B) {
        out.put(Action::Do(Basic::Explore));
        out.put(if moved { Action::Skip } else { Action::Do(Basic::Move) });
    }

    pub(crate) fn refuse_annex(
        &self,
        s: &State,
        seat: Seat,
        moved: bool,
        explored: bool,
        action: Action,
    ) -> Option<Refusal> {
        match action {
            Action::Do(Basic::Explore) if explored => no("NG-17.18", "no-different-action"),
            Action::Do(Basic::Explore) => self.why_no_explore(s, seat, false),
            Action::Do(Basic::Move) if !moved => None,
            Action::Skip if moved => None,
            _ => no("NG-17.18", "no-not-now"),
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_annex(
        &self,
        s: &mut State,
        seat: Seat,
        steps: u8,
        moved: bool,
        explored: bool,
        action: Action,
        t: &mut Teller,
    ) {
        match action {
            Action::Do(Basic::Explore) => {
                s.set(Frame::Annex { seat, steps, moved, explored: true });
                self.start(s, seat, Card::STAG_ANNEXATION, &Effect::Explore(FEAST_EXPLORE), None, t);
            }
            Action::Do(_) => {
                s.set(Frame::Annex { seat, steps, moved: true, explored });
                self.start(s, seat, Card::STAG_ANNEXATION, &Effect::Move(MoveCard { steps, ..FEAST_MOVE }), None, t);
            }
            _ => s.set(Frame::Annex { seat, steps, moved, explored: true }),
        }
    }
}
