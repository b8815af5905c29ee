//! What combat (CM-11) and influence contest (CM-12) have in common: selecting cards in secret, showing them, their order.

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::decision::{Action, Sink};
use crate::edition::Timing;
use crate::effect::Keyword;
use crate::flow::{Asked, Frame};
use crate::hex::Hex;
use crate::pieces::Units;
use crate::pile::{Kind, Pile};
use crate::run::Run;
use crate::state::{Deal, State};
use crate::told;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Teller};

/// The most cards that can be played in one conflict: five hands.
pub const MOST_PLAYED: usize = 40;

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Camp {
    /// The attacker, and supporters in a contest.
    Attacker,
    /// The defender, or the defenders of a contest.
    Defender,
}

impl Camp {
    /// A place in tables of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    pub const fn other(self) -> Camp {
        match self {
            Camp::Attacker => Camp::Defender,
            Camp::Defender => Camp::Attacker,
        }
    }

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Camp::Attacker => "attacker",
            Camp::Defender => "defender",
        }
    }
}

/// How far a conflict is. Combat and contest share most steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The deal window (CM-11.2, CM-12.2).
    Start,
    /// Cards are selected (CM-11.3, CM-12.3).
    Select,
    /// Stances are announced (CM-12.4).
    Stance,
    /// The second deal window, if the table plays with one.
    LateDeal,
    /// The Murshid names a side (CM-11.5).
    Meddle,
    /// Cards are shown.
    Reveal,
    /// Cards are resolved in order (CM-11.6, CM-12.5).
    Cards,
    /// Sums are compared (CM-11.9, CM-12.6).
    Compare,
    /// The Murshid decides a tie (CM-11.10, CM-12.11).
    Tip,
    /// The winner is known: deals are paid (CM-11.11, CM-12.10).
    Decided,
    /// Casualties of one side (CM-11.12).
    Losses(Camp),
    /// The loser's units leave (CM-11.14).
    Retreat,
    /// Cards are put away (CM-11.15, CM-12.13).
    Clear,
    /// A stronghold is taken over (CM-11.16).
    Subdue,
    /// Strongholds are sacked (CM-11.17).
    Sack,
    /// The settlement may be sacked (CM-11.17).
    Settlement,
    /// The Warlord scores (CM-11.20).
    Score,
}

/// A running combat or contest, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Conflict {
    /// Combat, or else contest.
    pub combat: bool,
    /// The active hex (CM-1.13).
    pub hex: Hex,
    /// Who began it.
    pub attacker: Character,
    /// The defender of a combat.
    pub defender: Option<Character>,
    /// Supporters of a contest.
    pub supporters: Crew,
    /// Defenders of a contest, or the defender of a combat.
    pub defenders: Crew,
    /// Participants of a contest who have not announced a stance yet.
    pub undecided: Crew,
    /// Who may select cards.
    pub selectors: Crew,
    /// Who has finished.
    pub done: Crew,
    /// The side the Murshid's cards joined (CM-11.5).
    pub meddled: Option<Camp>,
    /// The cards shown.
    pub played: ArrayVec<Played, MOST_PLAYED>,
    /// Strength or influence of both sides, once compared.
    pub totals: [i8; 2],
    /// Who won, once known.
    pub winner: Option<Camp>,
    /// Units lost in the casualties step.
    pub losses: [u8; 2],
    /// Points the Warlord won by sacking in this combat.
    pub sacked_vp: u8,
    /// Whether a card forbids sacking, once cards are put away.
    pub no_sack: bool,
    /// Coins more for each building the attacker sacks, once cards are put away.
    pub per_sack: u8,
    /// All cards that were shown, with those from whose hands they came.
    pub shown: ArrayVec<(Character, Kind), MOST_PLAYED>,
}

/// A card shown in a conflict, and what it has done there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub kind: Kind,
    /// From whose hand it came.
    pub holder: Character,
    /// For whom it counts: with Meddle, the supported player (CM-11.7).
    pub me: Character,
    /// On which side.
    pub camp: Camp,
    /// How far it is.
    pub state: CardState,
    /// What it adds to the own side.
    pub mine: i8,
    /// What it adds to the other side.
    pub other: i8,
    /// Units on it.
    pub units: Units,
    /// By how much it lowers the own casualties.
    pub shield: i8,
    /// By how much it raises the casualties of the attacker and of the defender.
    pub pierce: [i8; 2],
    /// Whether its units are spent when the winner is known.
    pub spends: bool,
    /// Whether it forbids sacking.
    pub no_sack: bool,
    /// Coins to the player it counts for, for each building sacked.
    pub per_sack: u8,
    /// Coins to its holder if their side wins.
    pub on_win: u8,
    /// To whose hand it goes.
    pub hand_over: Option<Character>,
}

impl Played {
    /// A card that has just been shown.
    pub const fn new(kind: Kind, holder: Character, me: Character, camp: Camp) -> Played {
        Played {
            kind,
            holder,
            me,
            camp,
            state: CardState::Waiting,
            mine: 0,
            other: 0,
            units: Units::NONE,
            shield: 0,
            pierce: [0; 2],
            spends: false,
            no_sack: false,
            per_sack: 0,
            on_win: 0,
            hand_over: None,
        }
    }

    /// The same card without anything it has done: cancelled.
    pub const fn cancelled(&self) -> Played {
        Played { state: CardState::Cancelled, ..Played::new(self.kind, self.holder, self.me, self.camp) }
    }
}

/// How far a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// Shown, not resolved yet.
    Waiting,
    /// Resolved.
    Resolved,
    /// Cancelled: it has no effect and is discarded.
    Cancelled,
}

impl Conflict {
    /// A conflict that begins.
    pub fn new(combat: bool, hex: Hex, attacker: Character) -> Conflict {
        Conflict {
            combat,
            hex,
            attacker,
            defender: None,
            supporters: Crew::NONE,
            defenders: Crew::NONE,
            undecided: Crew::NONE,
            selectors: Crew::NONE,
            done: Crew::NONE,
            meddled: None,
            played: ArrayVec::new(),
            totals: [0; 2],
            winner: None,
            losses: [0; 2],
            sacked_vp: 0,
            no_sack: false,
            per_sack: 0,
            shown: ArrayVec::new(),
        }
    }

    /// On which side a player is, once that is known.
    pub fn camp(&self, who: Character) -> Option<Camp> {
        if who == self.attacker || self.supporters.has(who) {
            Some(Camp::Attacker)
        } else if self.defenders.has(who) {
            Some(Camp::Defender)
        } else {
            None
        }
    }

    /// The players of a side.
    pub fn side(&self, camp: Camp) -> Crew {
        match camp {
            Camp::Attacker => self.supporters.with(self.attacker),
            Camp::Defender => self.defenders,
        }
    }

    /// The combatant of a side; in a contest, the attacker or nobody.
    pub fn combatant(&self, camp: Camp) -> Option<Character> {
        match camp {
            Camp::Attacker => Some(self.attacker),
            Camp::Defender => self.defender,
        }
    }

    /// The cards that count.
    pub fn standing(&self) -> impl Iterator<Item = &Played> {
        self.played.iter().filter(|card| card.state != CardState::Cancelled)
    }

    /// What cards add to a side.
    pub fn from_cards(&self, camp: Camp) -> i16 {
        self.standing().map(|card| i16::from(if card.camp == camp { card.mine } else { card.other })).sum()
    }

    /// Units of a player that are on cards.
    pub fn assigned(&self, who: Character) -> Units {
        self.played.iter().filter(|card| card.me == who).fold(Units::NONE, |sum, card| sum.plus(card.units))
    }

    /// Those who take part, in the order in which their cards are resolved: attacker, supporters, defenders (CM-12.5).
    pub fn order(&self) -> impl Iterator<Item = Character> {
        let attacker = Crew::one(self.attacker).iter();
        attacker.chain(self.supporters.iter()).chain(self.defenders.iter())
    }
}

impl CrescentMoon {
    /// Begins a conflict: first comes the deal window, then the selection (CM-11.2, CM-12.2).
    pub(crate) fn begin_conflict(&self, s: &mut State, conflict: Conflict) {
        s.secret.deal = Deal::default();
        s.secret.chosen = [Pile::EMPTY; 5];
        s.table.conflict = Some(conflict);
        s.table.push(Frame::Conflict(Step::Start));
    }

    pub(crate) fn conflict_asks(&self, s: &State, step: Step) -> Asked {
        let Some(conflict) = &s.table.conflict else { return Asked::Nobody };
        match step {
            Step::Select if conflict.selectors == conflict.done => Asked::Nobody,
            Step::Select => Asked::Together(conflict.selectors.minus(conflict.done)),
            Step::Stance => conflict.undecided.first().map_or(Asked::Nobody, Asked::Player),
            Step::Meddle | Step::Tip => Asked::Player(Character::Murshid),
            Step::Cards => self.next_group(conflict).map_or(Asked::Nobody, |(_, who)| Asked::Player(who)),
            Step::Losses(camp) => match conflict.combatant(camp) {
                Some(who) if self.losses_due(s, camp) > 0 => Asked::Player(who),
                _ => Asked::Nobody,
            },
            Step::Subdue if self.may_subdue(s).is_some() => Asked::Player(conflict.attacker),
            Step::Settlement if self.may_sack_settlement(s) => Asked::Player(conflict.attacker),
            _ => Asked::Nobody,
        }
    }

    pub(crate) fn conflict_goes_on(&self, s: &mut State, step: Step, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else {
            s.table.pop();
            return;
        };
        let combat = conflict.combat;
        match step {
            Step::Start => self.open_selection(s),
            Step::Select => {
                // That everybody has finished, and whether the Murshid chose any card, is new to somebody.
                t.reveal();
                s.table.turn_to(Frame::Conflict(if combat { Step::LateDeal } else { Step::Stance }));
            }
            Step::Stance => s.table.turn_to(Frame::Conflict(Step::LateDeal)),
            Step::LateDeal => self.late_window(s),
            Step::Reveal => self.reveal_cards(s, t),
            Step::Cards => s.table.turn_to(Frame::Conflict(Step::Compare)),
            Step::Compare if combat => self.compare_strength(s, t),
            Step::Compare => self.compare_influence(s, t),
            Step::Decided if combat => self.win_combat(s, t),
            Step::Decided => self.win_contest(s, t),
            Step::Losses(Camp::Attacker) => s.table.turn_to(Frame::Conflict(Step::Losses(Camp::Defender))),
            Step::Losses(Camp::Defender) => self.end_losses(s),
            Step::Retreat => self.retreat(s, t),
            Step::Clear => self.clear_cards(s, t),
            Step::Subdue => s.table.turn_to(Frame::Conflict(Step::Sack)),
            Step::Sack => self.sack_strongholds(s, t),
            Step::Settlement => s.table.turn_to(Frame::Conflict(Step::Score)),
            Step::Score => self.end_combat(s, t),
            Step::Meddle | Step::Tip => s.table.pop(),
        }
    }

    /// Cards are selected as soon as the deal window, if there is one, is over.
    fn open_selection(&self, s: &mut State) {
        self.reopen_selection(s);
        s.table.turn_to(Frame::Conflict(Step::Select));
        self.open_deal(s);
    }

    /// Everybody selects from the beginning. A player without cards has nothing to choose, and everybody sees that.
    pub(crate) fn reopen_selection(&self, s: &mut State) {
        s.secret.chosen = [Pile::EMPTY; 5];
        if let Some(conflict) = &mut s.table.conflict {
            let empty = conflict.selectors.iter().filter(|who| s.table.hand_sizes[who.index()] == 0);
            conflict.done = empty.collect();
        }
    }

    /// The second deal window, if the table plays with one; then the Murshid's choice of a side, or the reveal (CM-11.5).
    fn late_window(&self, s: &mut State) {
        let Some(conflict) = &s.table.conflict else { return };
        let stands_aside = conflict.combat && conflict.camp(Character::Murshid).is_none();
        let meddles = stands_aside && !s.secret.chosen[Character::Murshid.index()].is_empty();
        s.table.turn_to(Frame::Conflict(if meddles { Step::Meddle } else { Step::Reveal }));
        if self.options.late_deals && !s.secret.deal.agreed {
            self.open_deal(s);
        }
    }

    /// What may be selected: cards with the keyword that fits (CM-11.3, CM-12.3).
    pub(crate) fn selectable(&self, s: &State, who: Character) -> Pile {
        let combat = s.table.conflict.as_ref().is_some_and(|conflict| conflict.combat);
        let keyword = if combat { Keyword::Combat } else { Keyword::Contest };
        s.secret.hands[who.index()].only(self.edition.sets.keyword[keyword as usize])
    }

    /// Cards that may be played just now, before selecting any (CM-8.7).
    pub(crate) fn playable_before_selecting(&self, s: &State, who: Character) -> Pile {
        if s.secret.chosen[who.index()].is_empty() {
            s.secret.hands[who.index()].only(self.edition.sets.select)
        } else {
            Pile::EMPTY
        }
    }

    /// Selecting, card by card (CM-11.3, CM-12.3).
    pub(crate) fn offer_selection(&self, s: &State, who: Character, offers: &mut impl Sink) {
        for kind in self.edition.rack.each(self.playable_before_selecting(s, who)) {
            offers.push(Action::Play(kind));
        }
        let rack = &self.edition.rack;
        let chosen = s.secret.chosen[who.index()];
        let selectable = self.selectable(s, who);
        for kind in rack.each(selectable) {
            if rack.count(selectable, kind) > rack.count(chosen, kind) {
                offers.push(Action::Card(kind));
            }
        }
        offers.push(Action::Done);
    }

    pub(crate) fn refuse_selection(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let clause =
            if s.table.conflict.as_ref().is_some_and(|conflict| conflict.combat) { "CM-11.3" } else { "CM-12.3" };
        let rack = &self.edition.rack;
        match action {
            Action::Done => None,
            Action::Card(kind) => {
                let hand = s.secret.hands[who.index()];
                if rack.count(hand, kind) <= rack.count(s.secret.chosen[who.index()], kind) {
                    return Some(Refusal::new(
                        clause,
                        Message::new("no-card-in-hand").with("card", self.card_arg(kind)),
                    ));
                }
                let keyword = if clause == "CM-11.3" { Keyword::Combat } else { Keyword::Contest };
                let fits = self.edition.card(kind).program(keyword).is_some();
                let why = || Message::new("no-card-keyword").with("card", self.card_arg(kind));
                (!fits).then(|| Refusal::new("CM-8.3", why()))
            }
            Action::Play(kind) => {
                if !rack.has(s.secret.hands[who.index()], kind) {
                    return Some(Refusal::new(
                        "CM-8.7",
                        Message::new("no-card-in-hand").with("card", self.card_arg(kind)),
                    ));
                }
                let fits = rack.has(self.edition.sets.select, kind) && s.secret.chosen[who.index()].is_empty();
                let why = || Message::new("no-card-window").with("card", self.card_arg(kind));
                (!fits).then(|| Refusal::new("CM-8.7", why()))
            }
            _ => Some(told::not_asked()),
        }
    }

    pub(crate) fn select(&self, s: &mut State, who: Character, action: Action, t: &mut Teller) {
        match action {
            Action::Card(kind) => self.edition.rack.put(&mut s.secret.chosen[who.index()], kind),
            Action::Done => {
                let Some(conflict) = &mut s.table.conflict else { return };
                conflict.done = conflict.done.with(who);
                // The last one to choose does not wait for others to take theirs back.
                if conflict.selectors.minus(conflict.done).len() == 1 {
                    t.reveal();
                }
            }
            Action::Play(kind) => {
                // What was selected before the window closed does not bind: everybody chooses anew, knowing what was played.
                self.play_anytime(s, who, kind, t);
                self.reopen_selection(s);
            }
            _ => {}
        }
    }

    /// Shows all chosen cards at once (CM-11.6, CM-12.5). No deal can be made any more (CM-7.11).
    fn reveal_cards(&self, s: &mut State, t: &mut Teller) {
        t.reveal();
        let chosen = s.secret.chosen;
        s.secret.chosen = [Pile::EMPTY; 5];
        for holder in Character::playing(self.players) {
            for kind in self.edition.rack.cards(chosen[holder.index()]) {
                self.leave_hand(s, holder, kind);
                let Some(conflict) = &mut s.table.conflict else { return };
                let camp = conflict.camp(holder).or(conflict.meddled).unwrap_or(Camp::Attacker);
                let me = if conflict.camp(holder).is_some() { Some(holder) } else { conflict.combatant(camp) };
                let _ = conflict.shown.try_push((holder, kind));
                let _ = conflict.played.try_push(Played::new(kind, holder, me.unwrap_or(holder), camp));
            }
        }
        if let Some(conflict) = &s.table.conflict {
            self.tell_reveal(&s.table, conflict, t);
        }
        s.table.turn_to(Frame::Conflict(Step::Cards));
    }

    /// Whose cards come next: by timing, then attacker, supporters, defenders (CM-11.6, CM-12.5).
    pub(crate) fn next_group(&self, conflict: &Conflict) -> Option<(Timing, Character)> {
        let waiting = |card: &&Played| card.state == CardState::Waiting;
        let timing = conflict.played.iter().filter(waiting).map(|card| self.edition.card(card.kind).timing).min()?;
        let of = |who: &Character| {
            let mut own = conflict.played.iter().filter(waiting).filter(|card| card.me == *who);
            own.any(|card| self.edition.card(card.kind).timing == timing)
        };
        conflict.order().find(of).map(|who| (timing, who))
    }

    /// The place of the next such card of a player among the cards played.
    fn waiting_card(&self, conflict: &Conflict, who: Character, timing: Timing, kind: Kind) -> Option<u8> {
        let fits = |card: &Played| {
            let waits = card.state == CardState::Waiting && card.me == who;
            waits && card.kind == kind && self.edition.card(kind).timing == timing
        };
        // The own copy before one the Murshid added: they do the same, but lie down in front of different players.
        let own = conflict.played.iter().position(|card| fits(card) && card.holder == who);
        own.or_else(|| conflict.played.iter().position(fits)).map(|slot| slot as u8)
    }

    /// The next card to resolve, in the order its player likes (CM-11.6, CM-11.7, CM-12.5).
    pub(crate) fn offer_order(&self, s: &State, offers: &mut impl Sink) {
        let Some(conflict) = &s.table.conflict else { return };
        let Some((timing, who)) = self.next_group(conflict) else { return };
        for kind in (0..self.edition.cards.len()).map(|index| Kind(index as u8)) {
            if self.waiting_card(conflict, who, timing, kind).is_some() {
                offers.push(Action::Card(kind));
            }
        }
    }

    pub(crate) fn refuse_order(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let (Action::Card(kind), Some(conflict)) = (action, &s.table.conflict) else { return Some(told::not_asked()) };
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        let named = |key: &'static str| Some(Refusal::new(clause, Message::new(key).with("card", self.card_arg(kind))));
        let mut own = conflict.played.iter().filter(|card| card.me == who && card.kind == kind).peekable();
        if own.peek().is_none() {
            return named("no-card-played");
        }
        if !own.any(|card| card.state == CardState::Waiting) {
            return named("no-card-waiting");
        }
        let earliest = conflict.played.iter().filter(|card| card.me == who && card.state == CardState::Waiting);
        let earliest = earliest.map(|card| self.edition.card(card.kind).timing).min();
        if earliest.is_some_and(|earliest| earliest < self.edition.card(kind).timing) {
            return named("no-card-order");
        }
        None
    }

    pub(crate) fn resolve_card(&self, s: &mut State, who: Character, kind: Kind, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else { return };
        let timing = self.edition.card(kind).timing;
        let Some(slot) = self.waiting_card(conflict, who, timing, kind) else { return };
        let keyword = if conflict.combat { Keyword::Combat } else { Keyword::Contest };
        let holder = conflict.played[slot as usize].holder;
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        told::say(t, clause, || {
            Message::new("told-resolve").with("seat", s.table.seat(who)).with("card", self.card_arg(kind))
        });
        s.table.push(Frame::Card(Run::in_conflict(kind, keyword, slot, who, holder)));
    }

    /// Decides a tie (CM-11.10, CM-12.11, CM-13.7).
    pub(crate) fn tip(&self, s: &mut State, camp: Camp, t: &mut Teller) {
        let Some(conflict) = &mut s.table.conflict else { return };
        conflict.winner = Some(camp);
        let clause = if conflict.combat { "CM-11.10" } else { "CM-12.11" };
        told::say(t, clause, || {
            let key = if camp == Camp::Attacker { "told-tip-attacker" } else { "told-tip-defender" };
            Message::new(key).with("seat", s.table.seat(Character::Murshid))
        });
        s.table.turn_to(Frame::Conflict(Step::Decided));
    }
}
