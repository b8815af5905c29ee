//! Choosing an action, the simplest of them, and its end (CM-5, CM-6.1–6.4, CM-6.33, CM-9.2).

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::Conflict;
use crate::decision::{Action, Sink, Sole};
use crate::flow::{ActStep, Draw, Frame, Halt, Stage};
use crate::hex::{Hex, HexSet};
use crate::pieces::Units;
use crate::state::{BargainKind, State};
use crate::told;
use crate::verb::Verb;
use table::{Arg, Message, Refusal, Teller};

impl CrescentMoon {
    /// The X of an action of this character; 0 if it is not on the list (CM-5.2). The Warlord moves three times (CM-13.6), the Sultan
    /// builds three pieces (CM-13.16); bribing needs the Nomad (CM-15.3).
    pub fn x(&self, who: Character, verb: Verb) -> u8 {
        if verb == Verb::Bribe && self.players == 4 { 0 } else { self.edition.actions[verb.index()][who.index()] }
    }

    /// The first frame of an action that has one.
    fn first_frame(&self, who: Character, verb: Verb) -> Option<Frame> {
        let x = self.x(who, verb);
        Some(match verb {
            Verb::Influence => Frame::Influence,
            Verb::Build => Frame::Build { left: x, discount: 0, used: HexSet::NONE },
            Verb::Move => Frame::Move { left: x, any: false, from: None },
            Verb::Assault => Frame::Assault { from: None },
            Verb::Recruit => Frame::Recruit { left: x, any: false },
            Verb::Hire if self.players == 4 => Frame::HireSize,
            Verb::Buy => Frame::Buy { rows: 0 },
            Verb::Play => Frame::Play,
            Verb::Uprising => Frame::Uprising,
            Verb::Palace => Frame::Palace,
            Verb::Desertion => Frame::Desertion,
            _ => return None,
        })
    }

    /// Whether an action could do something (CM-5.3).
    pub(crate) fn can(&self, s: &State, who: Character, verb: Verb) -> bool {
        if self.x(who, verb) == 0 {
            return false;
        }
        let mut sole = Sole::default();
        match verb {
            Verb::Influence => return !self.influence_hexes(s, who).is_empty(),
            Verb::Build => self.offer_build(s, who, 0, HexSet::NONE, &mut sole),
            Verb::Move => return self.can_move(s, who, None),
            Verb::Assault => return self.can_assault(s, who, None),
            Verb::Recruit => return s.table.reserve[who.index()] > 0 && !self.recruit_hexes(s, who).is_empty(),
            Verb::Hire if self.players == 4 => self.offer_hire_size(s, who, &mut sole),
            Verb::Hire => return self.can_bargain(s, who, BargainKind::Hire),
            Verb::Bribe => return self.can_bargain(s, who, BargainKind::Bribe),
            Verb::Ask => return self.can_bargain(s, who, BargainKind::Card),
            Verb::Buy => return self.can_buy_any(s, who),
            Verb::Play => self.offer_play(s, who, &mut sole),
            Verb::Collect | Verb::Intrigue => return true,
            Verb::Uprising => self.offer_uprising(s, &mut sole),
            Verb::Muster => return s.table.discs[who.index()] > 0 && !self.muster_hexes(s).is_empty(),
            Verb::Conspire => return !s.table.deck.is_empty() || !s.table.discard.is_empty(),
            Verb::Palace => self.offer_palace(s, &mut sole),
            Verb::Desertion => self.offer_desertion(s, &mut sole),
        }
        sole.any()
    }

    pub(crate) fn offer_verbs(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for verb in Verb::ALL {
            if self.can(s, who, verb) {
                offers.push(Action::Do(verb));
            }
        }
    }

    pub(crate) fn refuse_verb(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::Do(verb) = action else { return Some(told::not_asked()) };
        if self.x(who, verb) == 0 {
            let why =
                Message::new("no-verb").with("character", Arg::term(who.term())).with("verb", Arg::term(verb.term()));
            return Some(Refusal::new("CM-5.2", why));
        }
        let at = |hex: Hex| s.table.land.at(hex);
        let mut hexes = s.table.land.all();
        let nothing = |clause: &'static str, key: &'static str| Some(Refusal::new(clause, Message::new(key)));
        match verb {
            Verb::Influence if hexes.all(|hex| self.refuse_influence(s, who, Action::At(at(hex))).is_some()) => {
                nothing("CM-6.1", "no-influence-anywhere")
            }
            Verb::Build if !self.could_build(s, who, 0) => nothing("CM-6.11", "no-build-anything"),
            Verb::Move if !self.could_march(s, who, false) => nothing("CM-6.12", "no-move-anywhere"),
            Verb::Assault if !self.could_march(s, who, true) => nothing("CM-6.15", "no-assault-anywhere"),
            Verb::Recruit if s.table.reserve[who.index()] == 0 => nothing("CM-6.17", "no-recruit-units"),
            Verb::Recruit if hexes.all(|hex| self.refuse_recruit(s, who, false, Action::At(at(hex))).is_some()) => {
                nothing("CM-6.17", "no-recruit-anywhere")
            }
            Verb::Hire if self.players == 4 => self.refuse_hire_size(s, who, Action::Count(1)),
            Verb::Hire => self.refuse_bargaining(s, who, BargainKind::Hire),
            Verb::Bribe => self.refuse_bargaining(s, who, BargainKind::Bribe),
            Verb::Ask => self.refuse_bargaining(s, who, BargainKind::Card),
            Verb::Buy if !self.could_buy(s, who) => nothing("CM-6.28", "no-buy-anything"),
            Verb::Play => self.refuse_playing(s, who),
            Verb::Uprising if s.table.discs[who.index()] == 0 => nothing("CM-10.2", "no-units-left"),
            Verb::Uprising if hexes.all(|hex| self.refuse_uprising(s, Action::At(at(hex))).is_some()) => {
                nothing("CM-10.1", "no-uprising-anywhere")
            }
            Verb::Muster if s.table.discs[who.index()] == 0 => nothing("CM-10.3", "no-units-left"),
            Verb::Muster => {
                let tokens = s.table.tokens[who.index()];
                let free = |hex: Hex| s.table.controller(hex).is_none_or(|owner| owner == who);
                if tokens.into_iter().any(free) { None } else { nothing("CM-10.3", "no-muster-anywhere") }
            }
            Verb::Conspire if s.table.deck.is_empty() && s.table.discard.is_empty() => nothing("CM-10.6", "no-deck"),
            Verb::Palace if hexes.all(|hex| self.refuse_palace(s, Action::At(at(hex))).is_some()) => {
                nothing("CM-10.7", "no-palace-anywhere")
            }
            Verb::Desertion if hexes.all(|hex| self.refuse_desertion(s, Action::At(at(hex))).is_some()) => {
                nothing("CM-10.8", "no-desertion-anywhere")
            }
            _ => None,
        }
    }

    /// Whether some card of some row could be bought; for refusals.
    fn could_buy(&self, s: &State, who: Character) -> bool {
        let kinds = (0..self.edition.cards.len()).map(|index| crate::pile::Kind(index as u8));
        let mut rows = kinds.flat_map(|kind| crate::edition::RowName::ALL.map(|row| Action::Buy(row, kind)));
        rows.any(|action| self.refuse_buy(s, who, 0, action).is_none())
    }

    /// Takes an action, or enters the bargain before it (CM-5.1, CM-7.3).
    pub(crate) fn begin_action(&self, s: &mut State, who: Character, verb: Verb, t: &mut Teller) {
        let bargain = match verb {
            Verb::Hire if self.players == 5 => Some(BargainKind::Hire),
            Verb::Bribe => Some(BargainKind::Bribe),
            Verb::Ask => Some(BargainKind::Card),
            _ => None,
        };
        if let Some(kind) = bargain {
            self.begin_bargain(s, kind);
            return;
        }
        told::say(t, "CM-5.1", || {
            Message::new("told-action").with("seat", s.table.seat(who)).with("verb", Arg::term(verb.term()))
        });
        self.carry_out(s);
        match verb {
            Verb::Collect => self.collect(s, who, t),
            Verb::Muster => {
                let left = self.muster_hexes(s);
                s.table.push(Frame::Muster { left });
            }
            Verb::Intrigue => self.begin_intrigue(s, t),
            Verb::Conspire => drop(self.draw(s, Draw::Conspire, self.edition.numbers.conspire_look)),
            other => {
                if let Some(frame) = self.first_frame(who, other) {
                    s.table.push(frame);
                }
            }
        }
    }

    /// The action is fixed: nothing else can be chosen any more.
    pub(crate) fn carry_out(&self, s: &mut State) {
        if let Stage::Act { round, who, .. } = s.table.stage {
            s.table.stage = Stage::Act { round, who, step: ActStep::Carry };
        }
    }

    /// Collect: coins from the bank (CM-6.33).
    fn collect(&self, s: &mut State, who: Character, t: &mut Teller) {
        let coins = self.edition.numbers.collect;
        s.table.coins[who.index()] += u16::from(coins);
        told::say(t, "CM-6.33", || Message::new("told-coins").with("seat", s.table.seat(who)).with("n", coins));
    }

    // --- influence (CM-6.1–6.4) ---

    /// Whether the box still has a token, where tokens are limited (CM-1.12, ruling X-2).
    pub(crate) fn has_token(&self, s: &State, who: Character) -> bool {
        !self.options.influence_limit || s.table.tokens[who.index()].len() < self.edition.pieces[who.index()].influence
    }

    /// Hexes with own presence or adjacent to one, without the own token (CM-6.1).
    fn influence_hexes(&self, s: &State, who: Character) -> HexSet {
        if !self.has_token(s, who) {
            return HexSet::NONE;
        }
        let present = s.table.presence(who);
        (present | s.table.land.beside(present)).minus(s.table.tokens[who.index()])
    }

    pub(crate) fn offer_influence(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for hex in self.influence_hexes(s, who) {
            offers.push(Action::At(s.table.land.at(hex)));
        }
    }

    pub(crate) fn refuse_influence(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Action::At(at) = action else { return Some(told::not_asked()) };
        let Some(hex) = s.table.land.find(at) else { return Some(told::no_such_hex("CM-6.1")) };
        if !self.has_token(s, who) {
            return Some(Refusal::new("CM-1.12", Message::new("no-token-left")));
        }
        if s.table.influence(hex) == Some(who) {
            return Some(Refusal::new("CM-6.1", Message::new("no-influence-own")));
        }
        let near = |hex: Hex| !s.table.group(who, hex).is_empty();
        let reached = near(hex) || s.table.land.adjacent(hex).any(near);
        (!reached).then(|| Refusal::new("CM-6.1", Message::new("no-influence-far")))
    }

    /// Places a token, or begins a contest where somebody else is present or a Murshid token is adjacent (CM-6.2, CM-6.3). The
    /// Murshid's own tokens do not matter to the Murshid (CM-6.4).
    pub(crate) fn influence(&self, s: &mut State, who: Character, hex: Hex, t: &mut Teller) {
        s.table.pop();
        let others = Character::playing(self.players).filter(|other| *other != who);
        let mut participants: crate::character::Crew =
            others.filter(|other| s.table.presence(*other).has(hex)).collect();
        if who != Character::Murshid && self.entangled(s, hex) {
            participants = participants.with(Character::Murshid);
        }
        if participants.is_empty() {
            self.put_token(s, who, hex);
            told::say(t, "CM-6.2", || {
                let hex = told::hex_arg(&s.table.land, hex);
                Message::new("told-influence").with("seat", s.table.seat(who)).with("hex", hex)
            });
            return;
        }
        told::say(t, "CM-6.3", || {
            let hex = told::hex_arg(&s.table.land, hex);
            Message::new("told-contest").with("seat", s.table.seat(who)).with("hex", hex)
        });
        let mut conflict = Conflict::new(false, hex, who);
        conflict.undecided = participants;
        conflict.selectors = participants.with(who);
        self.begin_conflict(s, conflict);
    }

    /// Puts a token into a hex in place of any other (CM-1.5).
    pub(crate) fn put_token(&self, s: &mut State, who: Character, hex: Hex) {
        s.table.tokens.iter_mut().for_each(|tokens| tokens.remove(hex));
        s.table.tokens[who.index()].insert(hex);
    }

    /// Whether a Murshid token is adjacent to a hex (CM-12.1, CM-13.8).
    pub(crate) fn entangled(&self, s: &State, hex: Hex) -> bool {
        s.table.land.adjacent(hex).meets(s.table.tokens[Character::Murshid.index()])
    }

    /// Whether a Murshid token is in a hex or adjacent to it (CM-7.7, CM-11.4).
    pub(crate) fn murshid_near(&self, s: &State, hex: Hex) -> bool {
        s.table.tokens[Character::Murshid.index()].has(hex) || self.entangled(s, hex)
    }

    // --- the end of an action (CM-5.4, CM-9.2) ---

    /// Units above the limit leave; then anytime effects end and the next player acts.
    pub(crate) fn end_action(&self, s: &mut State) {
        for who in Character::playing(self.players) {
            let limit = self.edition.unit_limit[who.index()];
            let crowded = s.table.armies[who.index()].into_iter().find(|hex| s.table.units(who, *hex).total() > limit);
            if let Some(hex) = crowded {
                s.table.push(Frame::Overflow { who, hex });
                return;
            }
        }
        s.table.river_pass = false;
        s.table.last_entered = None;
        s.table.tries = [0; 3];
        let Stage::Act { round, who, .. } = s.table.stage else { return };
        let last = who.index() + 1 == self.players;
        let next = if !last {
            Stage::Act { round, who: Character::ALL[who.index() + 1], step: ActStep::Choose }
        } else if round < self.edition.numbers.rounds {
            Stage::Act { round: round + 1, who: Character::Warlord, step: ActStep::Choose }
        } else {
            Stage::Scoring
        };
        self.next_stage(s, Halt::Action, next);
    }

    /// Units above the limit in a hex; the Warlord's limit is higher (CM-9.2, CM-13.5).
    fn surplus(&self, s: &State, who: Character, hex: Hex) -> u8 {
        s.table.units(who, hex).total().saturating_sub(self.edition.unit_limit[who.index()])
    }

    /// Which surplus units leave is the owner's choice (CM-9.2).
    pub(crate) fn offer_overflow(&self, s: &State, who: Character, hex: Hex, offers: &mut impl Sink) {
        for mix in s.table.units(who, hex).mixes(self.surplus(s, who, hex)) {
            offers.push(Action::Units(mix));
        }
    }

    pub(crate) fn refuse_overflow(&self, s: &State, who: Character, hex: Hex, action: Action) -> Option<Refusal> {
        self.refuse_units(s.table.units(who, hex), self.surplus(s, who, hex), "CM-9.2", action)
    }

    pub(crate) fn overflow(&self, s: &mut State, who: Character, hex: Hex, units: Units, t: &mut Teller) {
        s.table.remove_units(who, hex, units);
        s.table.reserve[who.index()] += units.o;
        s.table.discs[who.index()] += units.m;
        s.table.pop();
        told::say(t, "CM-9.2", || {
            let message = Message::new("told-overflow").with("seat", s.table.seat(who));
            message.with("units", told::units_arg(units)).with("hex", told::hex_arg(&s.table.land, hex))
        });
    }

    /// Refuses anything but exactly so many of these units.
    pub(crate) fn refuse_units(&self, have: Units, due: u8, clause: &'static str, action: Action) -> Option<Refusal> {
        let Action::Units(units) = action else { return Some(told::not_asked()) };
        if !have.covers(units) {
            return Some(Refusal::new(clause, Message::new("no-units-there")));
        }
        (units.total() != due).then(|| Refusal::new(clause, Message::new("no-units-count").with("n", due)))
    }
}
