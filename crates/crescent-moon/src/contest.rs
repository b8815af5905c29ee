//! Influence contest in seven steps (CM-12). Steps 1 and 3 are shared with combat.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::{Camp, CardState, Conflict, Step};
use crate::effect::CardType;
use crate::flow::Frame;
use crate::state::{State, Table};
use crate::told;
use table::{Message, Teller};

impl CrescentMoon {
    /// Step 2: a participant announces a stance; there is no third choice (CM-12.1, CM-12.4).
    pub(crate) fn announce(&self, s: &mut State, who: Character, camp: Camp, t: &mut Teller) {
        let Some(conflict) = &mut s.table.conflict else { return };
        conflict.undecided = conflict.undecided.without(who);
        match camp {
            Camp::Attacker => conflict.supporters = conflict.supporters.with(who),
            Camp::Defender => conflict.defenders = conflict.defenders.with(who),
        }
        told::say(t, "CM-12.4", || {
            let key = if camp == Camp::Attacker { "told-supports" } else { "told-defends" };
            Message::new(key).with("seat", s.table.seat(who))
        });
    }

    /// Whether a player gives civil influence: a settlement, or a token of a supporter or defender (CM-12.6, CM-12.7, CM-12.8). The attacker has no
    /// token there, or the action would be illegal.
    pub(crate) fn civil(&self, table: &Table, conflict: &Conflict, who: Character) -> bool {
        let group = table.group(who, conflict.hex);
        group.town || group.city || group.palace || (group.influence && who != conflict.attacker)
    }

    /// Influence of a side: military once, civil for each, and cards (CM-12.6, CM-12.7). Somebody entangled from the next hex adds
    /// cards only (CM-12.9); nobody on a side makes 0 (CM-12.14).
    pub fn side_influence(&self, table: &Table, conflict: &Conflict, camp: Camp) -> i8 {
        let side = conflict.side(camp);
        let military = side.iter().any(|who| table.force(who).has(conflict.hex));
        let civil = side.iter().filter(|who| self.civil(table, conflict, *who)).count() as i16;
        (i16::from(military) + civil + conflict.from_cards(camp)).clamp(-100, 100) as i8
    }

    /// Steps 4 to 6 (CM-12.6, CM-12.7, CM-12.10).
    pub(crate) fn compare_influence(&self, s: &mut State, t: &mut Teller) {
        let Some(conflict) = &s.table.conflict else { return };
        let totals = [Camp::Attacker, Camp::Defender].map(|camp| self.side_influence(&s.table, conflict, camp));
        self.compare(s, totals, t);
    }

    /// If the attacker won, any token goes and the attacker's comes (CM-12.10); deals are paid (CM-12.12).
    pub(crate) fn win_contest(&self, s: &mut State, t: &mut Teller) {
        if let Some(conflict) = &s.table.conflict {
            self.tell_winner(conflict, t);
        }
        self.pay_deal(s, t);
        s.table.turn_to(Frame::Conflict(Step::Clear));
        let Some(conflict) = &s.table.conflict else { return };
        if conflict.winner == Some(Camp::Attacker) {
            let (attacker, hex) = (conflict.attacker, conflict.hex);
            self.put_token(s, attacker, hex);
            told::say(t, "CM-12.10", || {
                let hex = told::hex_arg(&s.table.land, hex);
                Message::new("told-influence").with("seat", s.table.seat(attacker)).with("hex", hex)
            });
        }
    }

    /// Cards are put away: events and cancelled cards are discarded, characters and banners lie open in front of whose hand they came
    /// from, a strategy returns to hand (CM-13.4), a handed-over card goes to that hand (CM-8.2, CM-11.15, CM-12.13). Then the hand limit.
    pub(crate) fn clear_cards(&self, s: &mut State, t: &mut Teller) {
        let Some(mut conflict) = s.table.conflict.take() else { return };
        for card in std::mem::take(&mut conflict.played) {
            let kind = card.kind;
            let cancelled = card.state == CardState::Cancelled;
            if !cancelled && card.on_win > 0 && conflict.winner == Some(card.camp) {
                s.table.coins[card.holder.index()] += u16::from(card.on_win);
                let seat = s.table.seat(card.holder);
                told::say(t, "CM-12.13", || Message::new("told-coins").with("seat", seat).with("n", card.on_win));
            }
            // The card is put away, but what it says about sacking holds until the combat is over.
            conflict.no_sack |= card.no_sack && !cancelled;
            if !cancelled && card.me == conflict.attacker {
                conflict.per_sack = conflict.per_sack.saturating_add(card.per_sack);
            }
            match self.edition.card(kind).card_type {
                _ if cancelled => self.edition.rack.put(&mut s.table.discard, kind),
                _ if card.hand_over.is_some() => {
                    let to = card.hand_over.unwrap_or(card.holder);
                    self.enter_hand(s, to, kind);
                    let seat = s.table.seat(to);
                    told::say(t, "CM-12.13", || {
                        Message::new("told-hand-over").with("seat", seat).with("card", self.card_arg(kind))
                    });
                }
                CardType::Event => self.edition.rack.put(&mut s.table.discard, kind),
                CardType::Character | CardType::Banner => {
                    self.edition.rack.put(&mut s.table.rows[card.holder.index()], kind);
                }
                CardType::Strategy => self.enter_hand(s, card.holder, kind),
            }
        }
        let combat = conflict.combat;
        if combat {
            s.table.conflict = Some(conflict);
            s.table.turn_to(Frame::Conflict(Step::Subdue));
        } else {
            s.table.pop();
            self.remember(s, &conflict);
        }
        self.check_hands(s);
    }
}
