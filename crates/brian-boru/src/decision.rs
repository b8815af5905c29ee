//! Every decision point (ledger section 5): who decides, what is offered, what it does. Only buying and expanding can be
//! declined (BB-1.10).

use crate::BrianBoru;
use crate::pieces::{Card, Cards, Princess, Town, Towns, Which};
use crate::say::{tell, town as town_arg};
use crate::state::{Open, Procedure, State, Step};
use table::{Message, Pending, Seat, SeatSet, Teller};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put the starting disc here (BB-2.11).
    Place(Town),
    /// Choose this card of the packet; two of these make the answer to one pass (BB-4.4).
    Pick(Card),
    /// Make this the active town (BB-5.3).
    Town(Town),
    /// Lead this card (BB-5.4).
    Lead(Card),
    /// Play this card to the trick (BB-5.8).
    Follow(Card),
    /// Take this action of the card (BB-5.14).
    Line(Which),
    /// Buy so many extras (BB-7.8, BB-7.9, BB-7.11).
    Buy(u16),
    /// Expand to this town, or not (BB-7.12).
    Expand(Option<Town>),
    /// Remove the Viking control token here (BB-7.13).
    Free(Town),
    /// Put the disc of the marriage card here (BB-11.5).
    MarriageTown(Town),
    /// What becomes of the princess (BB-12.1).
    Princess(Princess),
    /// Put the disc of the marriage track here (BB-13.3).
    TrackTown(Town),
    /// This town falls to the Vikings (BB-14.4, BB-14.5).
    Lose(Town),
    /// Build a monastery here (BB-16.1, BB-16.6).
    Monastery(Town),
}

impl BrianBoru {
    /// The one player who must decide now; `None` while several do, or chance, or nobody.
    pub fn decider(&self, open: &Open) -> Option<Seat> {
        let flow = &open.flow;
        match flow.step {
            Step::StartTown => open.first().round(open.seats()).find(|seat| open.players[*seat].towns.is_empty()),
            Step::LeadTown | Step::LeadCard => Some(flow.trick.leader),
            Step::Follow => flow.trick.to_play(),
            Step::ChooseLine => flow.trick.to_act(),
            Step::Buy | Step::Expand | Step::FreeTown => Some(flow.line.seat),
            Step::MarriageTown | Step::Princess => self.suitor(open),
            Step::TrackTown | Step::Monastery => open.next_in_queue(),
            Step::LoseTown => open.next_in_queue().map(|loser| self.loss_chooser(open, loser)),
            Step::LeaderMonastery => self.church_leader(open),
            _ => None,
        }
    }

    /// Whom the table waits for.
    pub(crate) fn waits_for(&self, state: &State) -> Pending {
        match state.open.flow.step {
            Step::Stopped | Step::Over => Pending::Over,
            Step::FirstPlayer | Step::Deal => Pending::Chance,
            Step::VikingCard | Step::MarriageCard => Pending::Chance,
            Step::Draft => Pending::Seats(self.drafting(state)),
            _ => match self.decider(&state.open) {
                Some(seat) => Pending::Seats(SeatSet::one(seat)),
                None => Pending::Chance,
            },
        }
    }

    /// Everything the seat may do now.
    pub(crate) fn list_offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        let open = &state.open;
        if open.flow.step == Step::Draft {
            if self.drafting(state).has(seat) {
                cards(offers, self.pickable(state, seat), Action::Pick);
            }
            return;
        }
        if self.decider(open) != Some(seat) {
            return;
        }
        match open.flow.step {
            Step::StartTown => towns(offers, self.start_towns(open), Action::Place),
            Step::LeadTown => towns(offers, self.lead_towns(open, state.hidden.hands[seat]), Action::Town),
            Step::LeadCard => cards(offers, self.lead_cards(open, state.hidden.hands[seat]), Action::Lead),
            Step::Follow => cards(offers, state.hidden.hands[seat], Action::Follow),
            Step::ChooseLine => offers.extend([Action::Line(Which::A), Action::Line(Which::B)]),
            Step::Buy => {
                let most = self.asked_symbol(open).map_or(0, |symbol| self.most_extras(open, seat, symbol));
                offers.extend((0..=most).map(Action::Buy));
            }
            Step::Expand => {
                offers.push(Action::Expand(None));
                towns(offers, self.expansions(open, seat), |town| Action::Expand(Some(town)));
            }
            Step::FreeTown => towns(offers, open.vikings, Action::Free),
            Step::MarriageTown => towns(offers, self.marriage_towns(open), Action::MarriageTown),
            Step::Princess => offers.extend(Princess::ALL.iter().map(|choice| Action::Princess(*choice))),
            Step::TrackTown => towns(offers, open.free(), Action::TrackTown),
            Step::LoseTown => {
                let towns_lost = open.next_in_queue().map_or(Towns::NONE, |loser| open.controlled(loser));
                towns(offers, towns_lost, Action::Lose);
            }
            Step::LeaderMonastery | Step::Monastery => {
                towns(offers, self.monastery_sites(open, seat), Action::Monastery)
            }
            _ => {}
        }
    }

    /// Does what was offered.
    pub(crate) fn apply(&self, state: &mut State, seat: Seat, action: Action, teller: &mut Teller) {
        match action {
            Action::Place(town) => self.place_start_town(state, seat, town, teller),
            Action::Pick(card) => self.pick(state, seat, card, teller),
            Action::Town(town) => self.name_town(state, town, teller),
            Action::Lead(card) | Action::Follow(card) => self.play(state, seat, card, teller),
            Action::Line(which) => {
                if let Some(card) = state.open.flow.trick.cards[seat] {
                    self.begin_line(state, seat, card, which, teller);
                }
            }
            Action::Buy(extras) => self.buy(state, seat, extras, teller),
            Action::Expand(target) => self.expand(state, seat, target, teller),
            Action::Free(town) => self.free_town(state, town, teller),
            Action::MarriageTown(town) => self.take_marriage_town(state, seat, town, teller),
            Action::Princess(choice) => self.choose_princess(state, seat, choice, teller),
            Action::TrackTown(town) => self.take_track_town(state, seat, town, teller),
            Action::Lose(town) => self.lose_town(state, town, teller),
            Action::Monastery(town) if state.open.flow.step == Step::LeaderMonastery => {
                self.leader_builds(state, seat, town, teller);
            }
            Action::Monastery(town) => self.builder_builds(state, seat, town, teller),
        }
        self.advance(state, teller);
    }

    /// BB-2.12: towns of regions in which nobody has a disc.
    pub(crate) fn start_towns(&self, open: &Open) -> Towns {
        let taken = open.taken();
        let regions = self.components.region_towns.iter().filter(|region| region.and(taken).is_empty());
        regions.fold(Towns::NONE, |towns, region| towns.or(*region))
    }

    /// BB-2.11: the starting disc; after the last player the first round begins.
    fn place_start_town(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        state.open.players[seat].towns.add(town);
        tell(teller, "BB-2.11", || Message::new("told-start-town").with("seat", seat).with("town", town_arg(town)));
        if self.decider(&state.open).is_none() {
            self.finish(state, Procedure::StartTowns, Step::Preparation);
        }
    }
}

fn towns(offers: &mut Vec<Action>, towns: Towns, action: impl Fn(Town) -> Action) {
    offers.extend(towns.iter().map(action));
}

fn cards(offers: &mut Vec<Action>, cards: Cards, action: impl Fn(Card) -> Action) {
    offers.extend(cards.iter().map(action));
}
