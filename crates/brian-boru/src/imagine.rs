//! What a player can work out from the draft, and hands that fit what a viewer knows.
//!
//! A dealt card goes to exactly one *place*: chosen from a certain packet at a certain pass, or left in it. A viewer who has
//! seen a packet knows which cards went to the places after that, but not which to which: such cards and places form a *group*.

use crate::prelude::*;
use crate::view::Own;
use arrayvec::ArrayVec;

/// Where cards of a packet went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// To whom the packet was dealt; `None` for the card set aside.
    origin: Option<Seat>,
    /// At which pass they were chosen; `None` for what is left of the packet.
    pass: Option<usize>,
    /// Who has them.
    holder: Option<Seat>,
    /// How many.
    size: usize,
}

/// Cards that lie in these places, one knows not which in which.
#[derive(Clone, Debug, Default)]
struct Group {
    cards: Cards,
    places: ArrayVec<Place, 24>,
}

/// Cards a player knows to be with certain others: so many with each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The cards.
    pub cards: Cards,
    /// How many of them each of these players got.
    pub with: Vec<(Seat, usize)>,
}

impl BrianBoru {
    /// The viewer's own draft memory: for every group of cards seen and passed on, who got how many of them.
    pub fn notes(&self, view: &View) -> Vec<Note> {
        let (groups, _) = self.groups(view);
        let known = groups.iter().filter(|group| group.places.iter().all(|place| place.origin.is_some()));
        known.filter(|group| !group.cards.is_empty()).map(Group::note).collect()
    }

    /// What the viewer knows of the draft: groups of cards, the unseen ones first, and the places he filled himself.
    fn groups(&self, view: &View) -> (ArrayVec<Group, 12>, ArrayVec<(Place, Cards), 12>) {
        let players = view.open.seats();
        let own = view.own.unwrap_or_default();
        let seen = own.packets.iter().fold(Cards::EMPTY, |seen, packet| seen | *packet);
        let mut groups = ArrayVec::new();
        let mut filled = ArrayVec::new();
        let mut unseen = Group { cards: Cards::ALL - seen, places: ArrayVec::new() };
        for origin in Seat::all(players) {
            let mut left = None;
            let mut group = Group::default();
            for pass in 0..=view.open.flow.pass as usize {
                let holder = origin.clockwise(pass, players);
                if !view.viewer.is(holder) {
                    group.places.extend(self.places(view, origin, pass));
                    continue;
                }
                group.close(left.map(|left: Cards| left - own.packets[pass]), &mut groups, &mut unseen);
                filled.extend(self.own_places(view, &own, origin, pass));
                left = Some(own.packets[pass] - own.picks.get(pass).copied().unwrap_or_default());
            }
            group.close(left, &mut groups, &mut unseen);
        }
        let aside = CARDS - self.counts().dealt as usize * players;
        unseen.places.push(Place { origin: None, pass: None, holder: None, size: aside });
        groups.insert(0, unseen);
        (groups, filled)
    }

    /// Where cards of this packet went at this pass, and after the last pass what was left of it.
    fn places(&self, view: &View, origin: Seat, pass: usize) -> ArrayVec<Place, 2> {
        let mut places = ArrayVec::new();
        let holder = origin.clockwise(pass, view.open.seats());
        let now = view.open.flow.pass as usize;
        let chosen = if pass < now || view.cards[holder].chosen { CHOSEN } else { 0 };
        let place = Place { origin: Some(origin), pass: Some(pass), holder: Some(holder), size: chosen };
        if chosen > 0 {
            places.push(place);
        }
        if pass == now {
            let rest = (self.counts().dealt as usize).saturating_sub(CHOSEN * pass + chosen);
            places.push(Place { pass: None, size: rest, ..place });
        }
        places
    }

    /// The same for a packet that the viewer held, with the cards.
    fn own_places(&self, view: &View, own: &Own, origin: Seat, pass: usize) -> ArrayVec<(Place, Cards), 2> {
        let mut places = ArrayVec::new();
        let holder = Some(origin.clockwise(pass, view.open.seats()));
        let picks = own.picks.get(pass).copied().unwrap_or_default();
        places.push((Place { origin: Some(origin), pass: Some(pass), holder, size: picks.len() }, picks));
        if pass == view.open.flow.pass as usize {
            let rest = own.packets[pass] - picks;
            places.push((Place { origin: Some(origin), pass: None, holder, size: rest.len() }, rest));
        }
        places
    }

    /// Hands that fit a recorded draft.
    pub(crate) fn imagine_draft<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, state: &mut State) {
        let players = view.open.seats();
        let mut hidden = Hidden::new(players);
        let (groups, filled) = self.groups(view);
        for (place, cards) in &filled {
            hidden.put(*place, *cards);
        }
        for group in &groups {
            group.scatter(view, rng, &mut hidden);
        }
        let drafting = view.open.flow.step == Step::Draft;
        for seat in Seat::all(players) {
            let mut hand = hidden.picks.iter().fold(Cards::EMPTY, |hand, picks| hand | picks[seat]);
            if !drafting {
                hand = (hand | hidden.packet(seat, view.open.flow.pass as usize)) - view.open.players[seat].played;
            }
            hidden.hold(view, seat, hand);
        }
        state.hidden = hidden;
    }

    /// Hands for a position that somebody laid out: any cards the viewer has not seen.
    pub(crate) fn imagine_hands<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, state: &mut State) {
        let own = view.own.unwrap_or_default();
        let mut known = own.hand | own.last.map(Cards::one).unwrap_or_default();
        for seat in view.open.players.seats() {
            known |= view.open.players[seat].played | view.cards[seat].last.map(Cards::one).unwrap_or_default();
        }
        let mut free: ArrayVec<Card, CARDS> = (Cards::ALL - known).iter().collect();
        for seat in view.open.players.seats() {
            if view.viewer.is(seat) {
                state.hidden.hands[seat] = own.hand;
                state.hidden.last[seat] = own.last;
                continue;
            }
            let count = view.cards[seat];
            let mut hand = count.last.map(Cards::one).unwrap_or_default();
            let wanted = usize::from(count.hand) + usize::from(count.discarded && count.last.is_none());
            for _ in 0..wanted.min(free.len()) {
                hand.add(free.swap_remove(rng.random_range(0..free.len())));
            }
            state.hidden.hold(view, seat, hand);
        }
    }

    /// A leader is asked for a town or a card only if he has a choice (BB-5.5, BB-5.6); a hand without one cannot be his.
    pub(crate) fn leader_fits(&self, view: &View, state: &State) -> bool {
        let open = &state.open;
        let leader = open.flow.trick.leader;
        let hand = state.hidden.hands[leader];
        match open.flow.step {
            _ if view.viewer.is(leader) => true,
            Step::LeadTown => self.lead_towns(open, hand).len() > 1,
            Step::LeadCard => {
                let named = open.flow.trick.town.is_none_or(|town| self.lead_towns(open, hand).has(town));
                named && self.lead_cards(open, hand).len() > 1
            }
            _ => true,
        }
    }
}

impl Hidden {
    /// The cards lie in this place.
    fn put(&mut self, place: Place, cards: Cards) {
        let Some(origin) = place.origin else { return };
        self.deal[origin] |= cards;
        if let (Some(pass), Some(holder)) = (place.pass.filter(|pass| *pass < MOST_PASSES), place.holder) {
            self.picks[pass][holder] |= cards;
        }
    }

    /// The player has these cards in hand, or had discarded the only one.
    fn hold(&mut self, view: &View, seat: Seat, cards: Cards) {
        if view.cards[seat].discarded {
            self.last[seat] = cards.first();
        } else {
            self.hands[seat] = cards;
        }
    }
}

impl Group {
    /// Ends a stretch in which the viewer did not see the packet: its places hold the cards that went missing, or unseen ones.
    fn close(&mut self, cards: Option<Cards>, groups: &mut ArrayVec<Group, 12>, unseen: &mut Group) {
        let places = std::mem::take(&mut self.places);
        match cards {
            None => unseen.places.extend(places),
            Some(cards) if !places.is_empty() => groups.push(Group { cards, places }),
            Some(_) => {}
        }
    }

    fn note(&self) -> Note {
        let mut with: Vec<(Seat, usize)> = Vec::new();
        for place in &self.places {
            let Some(holder) = place.holder else { continue };
            match with.iter_mut().find(|(seat, _)| *seat == holder) {
                Some((_, count)) => *count += place.size,
                None => with.push((holder, place.size)),
            }
        }
        with.sort_unstable();
        Note { cards: self.cards, with }
    }

    /// Spreads the cards over the places, evenly over all ways in which everybody has the cards he has shown.
    fn scatter<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, hidden: &mut Hidden) {
        let shown = |seat: Seat| {
            let last = view.cards[seat].last.map(Cards::one).unwrap_or_default();
            (view.open.players[seat].played | last) & self.cards
        };
        let all_shown = view.open.players.seats().fold(Cards::EMPTY, |all, seat| all | shown(seat));
        let mut free: ArrayVec<Card, CARDS> = (self.cards - all_shown).iter().collect();
        for holder in view.open.players.seats().map(Some).chain([None]) {
            let room: usize = self.places.iter().filter(|place| place.holder == holder).map(|place| place.size).sum();
            let mut pool: ArrayVec<Card, CARDS> = holder.map(shown).unwrap_or_default().iter().collect();
            while pool.len() < room && !free.is_empty() {
                pool.push(free.swap_remove(rng.random_range(0..free.len())));
            }
            for place in self.places.iter().filter(|place| place.holder == holder) {
                let mut cards = Cards::EMPTY;
                for _ in 0..place.size.min(pool.len()) {
                    cards.add(pool.swap_remove(rng.random_range(0..pool.len())));
                }
                hidden.put(*place, cards);
            }
        }
    }
}
