//! Cards: which can be played, and how they are resolved, instruction by instruction (NG-1.10 to NG-1.12). What a card does beside the actions of NG-6 to
//! NG-10 is told in the files below, in the order of its first clause (NG-16 to NG-19, NG-21).

mod add;
mod annex;
mod basic;
mod bribe;
mod copy;
mod curse;
mod hands;
mod hidden;
mod negotiate;
mod pay;
mod pull;
mod scorch;
mod strike;
mod swap;

use crate::effect::{BuildCard, Effect, RecruitCard, Source};
use crate::prelude::*;

impl Procedure<Northgard> for Resolve {
    const CLAUSE: &'static str = "NG-1.12";

    fn run(self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        match rules.book.card(self.card).effects.get(self.step as usize) {
            None => state.pop(),
            Some(effect) => {
                state.set(Resolve { step: self.step + 1, ..self });
                self.start(rules, state, effect, teller);
            }
        }
    }
}

impl Resolve {
    /// Begins an instruction; what it says of a piece the player does not have is ignored (NG-21.3).
    fn start(&self, rules: &Northgard, state: &mut State, effect: &Effect, teller: &mut Teller) {
        let seat = self.seat;
        match *effect {
            Effect::Awaken if state.is_clan(seat, Clan::Bear) => {
                state.player_mut(seat).awake = true;
                tell!(teller, "NG-17.2", "told-awake", seat = seat);
            }
            Effect::Gain { food, wood, lore } => {
                state.gain(seat, [food, wood, lore]);
                tell!(teller, self.card.clause(), "told-gain", seat = seat, goods = goods([food, wood, lore]));
            }
            Effect::Conquer => {
                state.player_mut(seat).conqueror = true;
                tell!(teller, "NG-19.8", "told-conqueror", seat = seat);
            }
            Effect::Draw(draw) => {
                let to_hand = draw.keep == draw.cards;
                if !to_hand {
                    state.push(Assign { seat, keep: draw.keep, discard: draw.discard, top: draw.top });
                }
                state.push(Deal { seat, cards: draw.cards, to_hand });
            }
            _ => {
                if let Some(frame) = self.opens(rules, state, effect) {
                    state.push(frame);
                }
            }
        }
    }

    /// What an instruction asks for, if it needs a decision or chance and can be carried out.
    fn opens(&self, rules: &Northgard, state: &State, effect: &Effect) -> Option<Frame> {
        let seat = self.seat;
        Some(match *effect {
            Effect::Recruit(card) => {
                let most = if self.card == Card::DEV_ALLIES_WILD { rules.options.allies } else { card.units };
                let card = RecruitCard { units: card.units.min(most), ..card };
                Recruit::new(seat, card, !state.is_on_map(seat)).into()
            }
            Effect::Levy { rule, lands } => Recruit::levy(seat, rule, lands).into(),
            Effect::Move(card) => March::new(seat, card).into(),
            Effect::Explore(card) => Explore::action(rules, state, seat, card)?.into(),
            Effect::Build(card) => Build::new(seat, &card).into(),
            Effect::BuildAgain => {
                Build { large: self.memo.is_none(), may: true, ..Build::new(seat, &BuildCard::default()) }.into()
            }
            Effect::Swap => Swap { seat }.into(),
            Effect::DrawPerLarge => Deal { seat, cards: rules.large_closed(state, seat) as u8, to_hand: true }.into(),
            Effect::PayDraw { price, cards } => PayDraw { seat, price, cards }.into(),
            Effect::DrawSide { cards } => Deal { seat, cards, to_hand: true }.into(),
            Effect::Basic { actions } => ChooseBasic { seat, left: actions, done: 0 }.into(),
            Effect::Annex { steps } => Annex { seat, steps, moved: false, explored: false }.into(),
            Effect::Scorch if state.is_clan(seat, Clan::Snake) => Scorch { seat, bound: false }.into(),
            Effect::Pull => Pull { seat, site: self.memo? }.into(),
            Effect::Strike { anywhere } => Strike { seat, anywhere }.into(),
            Effect::Loot => Loot { seat, site: self.memo? }.into(),
            Effect::Add => Add { seat }.into(),
            Effect::Rapacious => Target { seat, deed: Deed::Rapacious }.into(),
            Effect::Spy => Target { seat, deed: Deed::Spy }.into(),
            Effect::Threat => Target { seat, deed: Deed::Threat }.into(),
            Effect::Curse => Curse { by: seat, at: 0 }.into(),
            Effect::Bribe { units } => Bribe { seat, units, from: None, to: None }.into(),
            Effect::Hidden => HiddenWays { seat, from: None, to: None }.into(),
            Effect::FutureSight => Pick { seat, early: true }.into(),
            Effect::Negotiate => Negotiate { seat }.into(),
            Effect::Copy { from } if !rules.copyable(state, seat, from).is_empty() => CopyCard { seat, from }.into(),
            Effect::Awaken | Effect::Scorch | Effect::Copy { .. } | Effect::React => return None,
            Effect::Gain { .. } | Effect::Conquer | Effect::Draw(_) => return None,
        })
    }
}

impl State {
    /// The clause of the card that is being resolved; `otherwise` if none is.
    pub(crate) fn card_clause(&self, otherwise: &'static str) -> &'static str {
        let card = self.open.flow.iter().rev().find_map(|frame| match frame {
            Frame::Resolve(resolve) => Some(resolve.card),
            _ => None,
        });
        card.map_or(otherwise, Card::clause)
    }

    /// Remembers a place for the next instruction of the card that is being resolved.
    pub(crate) fn remember(&mut self, place: Option<Site>) {
        let card = self.open.flow.iter_mut().rev().find_map(|frame| match frame {
            Frame::Resolve(card) => Some(card),
            _ => None,
        });
        if let Some(card) = card {
            card.memo = place;
        }
    }
}

impl Northgard {
    /// Begins a card; Snake may first place its token (NG-16.6).
    pub(crate) fn begin_card(&self, state: &mut State, seat: Seat, card: Card, copied: bool) {
        state.push(Resolve { seat, card, step: 0, copied, memo: None });
        if card.clan() == Some(Clan::Snake) && state.is_clan(seat, Clan::Snake) {
            state.push(Scorch { seat, bound: card == Card::SNAKE_STOLEN_LORE });
        }
    }

    /// NG-1.11: whether the first instruction can be carried out at least in part.
    pub(crate) fn can_play(&self, state: &State, seat: Seat, card: Card) -> bool {
        match self.book.card(card).effects.first() {
            Some(_) if card == Card::BEAR_AWAKENS && state.is_clan(seat, Clan::Bear) => true,
            Some(effect) => self.can_do(state, seat, effect),
            None => false,
        }
    }

    /// Whether an instruction can be carried out at least in part; a Move always can, even without a step (NG-8.12).
    fn can_do(&self, state: &State, seat: Seat, effect: &Effect) -> bool {
        match *effect {
            Effect::Recruit(card) => self.can_recruit(state, seat, card.ground),
            Effect::Levy { rule, .. } => self.can_levy(state, seat, rule),
            Effect::Explore(card) => self.can_explore(state, seat, card.anywhere),
            Effect::Build(card) => Build::new(seat, &card).is_possible(self, state),
            Effect::Draw(draw) => state.drawable(seat) >= draw.cards as usize,
            Effect::DrawPerLarge => (1..=state.drawable(seat)).contains(&self.large_closed(state, seat)),
            Effect::Strike { anywhere } => Strike { seat, anywhere }.is_possible(self, state),
            Effect::Rapacious | Effect::Spy | Effect::Curse => self.enemies_with_cards(state, seat).next().is_some(),
            Effect::Threat => self.enemies_with_cards(state, seat).next().is_some() || state.drawable(seat) > 0,
            Effect::Bribe { .. } => self.can_bribe(state, seat),
            Effect::Hidden => self.can_hide(state, seat),
            Effect::FutureSight => !state.player(seat).picked && !self.row_for(state, true).is_empty(),
            Effect::Negotiate => state.drawable(seat) > 0,
            Effect::Copy { from: Source::Scorched } => self.can_steal_lore(state, seat),
            Effect::Copy { from } => !self.copyable(state, seat, from).is_empty(),
            Effect::React => false,
            _ => true,
        }
    }

    /// Why a card cannot be played now; written independently of [`Northgard::can_play`].
    pub(crate) fn unplayable(&self, state: &State, seat: Seat, card: Card) -> Option<Refusal> {
        let (player, deck) = (state.player(seat), state.deck(seat));
        let cards = deck.top.len() + deck.rest.len() + player.discard.len();
        let some_hand =
            Seat::all(self.players).any(|other| self.is_enemy(seat, other) && !state.deck(other).hand.is_empty());
        let Some(effect) = self.book.card(card).effects.first() else {
            let counts = card.is_achievement();
            return if counts { no("NG-20.2", "no-achievement-played") } else { no("NG-20.5", "no-action-on-card") };
        };
        match *effect {
            Effect::React => no("NG-21.8", "no-reaction-now"),
            Effect::Recruit(_) if card == Card::BEAR_AWAKENS && player.clan == Some(Clan::Bear) => None,
            Effect::Recruit(recruit) => self.why_no_recruit(state, seat, recruit.ground),
            Effect::Levy { rule, .. } => self.why_no_levy(state, seat, rule),
            Effect::Explore(explore) => self.why_no_explore(state, seat, explore.anywhere),
            Effect::Build(build) => Build::new(seat, &build).why_not(self, state),
            Effect::Draw(draw) if cards < draw.cards.into() => no("NG-10.4", "no-cards-to-draw"),
            Effect::DrawPerLarge => {
                let large = |(_, land): &(_, &crate::map::Territory)| {
                    land.owner == Some(seat) && land.is_closed() && land.tiles.len() >= 3
                };
                match state.open.map.territories().filter(large).count() {
                    0 => no("NG-17.3", "no-large-land"),
                    large if large > cards => no("NG-10.4", "no-cards-to-draw"),
                    _ => None,
                }
            }
            Effect::Strike { anywhere } => Strike { seat, anywhere }.why_not(self, state),
            Effect::Rapacious | Effect::Spy | Effect::Curse if !some_hand => no("NG-1.11", "no-hand-to-see"),
            Effect::Threat if !some_hand && cards == 0 => no("NG-1.11", "no-hand-to-see"),
            Effect::Bribe { .. } => self.why_no_bribe(state, seat),
            Effect::Hidden => self.why_no_hidden(state, seat),
            Effect::FutureSight if player.picked => no("NG-18.3", "no-second-sight"),
            Effect::FutureSight => {
                let more = self.options.early_achievement && !state.open.achievements.is_empty();
                if state.open.row.is_empty() && !more { no("NG-18.3", "no-not-in-row") } else { None }
            }
            Effect::Negotiate if cards == 0 => no("NG-18.10", "no-cards-to-draw"),
            Effect::Copy { from } => self.why_no_copy(state, seat, from),
            _ => None,
        }
    }

    /// Opponents with cards in hand.
    fn enemies_with_cards<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.enemies(seat).filter(|enemy| !state.deck(*enemy).hand.is_empty())
    }

    /// NG-17.3: own closed territories of three tiles or more.
    fn large_closed(&self, state: &State, seat: Seat) -> usize {
        (state.held(seat) - state.open.map.open).iter().filter(|land| state.land(*land).size() >= 3).count()
    }
}
