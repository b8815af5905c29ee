//! What is said to players: prompts, labels, and the names of things as arguments.

use crate::BrianBoru;
use crate::decision::Action;
use crate::edition::{Symbol, Symbols};
use crate::marriage::region_of;
use crate::pieces::{Card, MarriageCard, Princess, Region, Suit, Town, Which};
use crate::state::{Open, Step};
use crate::view::View;
use table::{Arg, Event, Message, Seat, Teller};

/// Tells everybody.
pub(crate) fn tell(teller: &mut Teller, clause: &'static str, say: impl FnOnce() -> Message) {
    teller.tell(|| Event::new(clause, say()));
}

/// A town by name.
pub(crate) fn town(town: Town) -> Arg {
    Arg::term(format!("town-{town}"))
}

/// A region by name.
pub(crate) fn region(region: Region) -> Arg {
    Arg::term(format!("region-{region}"))
}

/// A card by suit and value.
pub(crate) fn card(card: Card) -> Arg {
    Arg::term(format!("card-{card}"))
}

/// A colour.
pub(crate) fn suit(suit: Suit) -> Arg {
    Arg::term(format!("suit-{suit}"))
}

/// A marriage card by name.
pub(crate) fn marriage(card: MarriageCard) -> Arg {
    Arg::term(format!("marriage-{card}"))
}

/// What a step asks, as a noun: `the lead`, `the draft` ….
pub(crate) fn asked(step: Step) -> Arg {
    Arg::term(format!("step-{}", step.id().replace('_', "-")))
}

/// What extras are called.
fn extras_key(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        Some(Symbol::ChurchDisc) => "church",
        Some(Symbol::TakeRaider) => "raiders",
        _ => "steps",
    }
}

impl BrianBoru {
    /// What the viewer must decide, or what the table waits for.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let open = &view.open;
        let step = open.flow.step;
        let me = view.viewer.seat().filter(|seat| view.waiting.has(*seat));
        match (step, me) {
            (Step::Over, _) => Message::new("ask-over"),
            (Step::Stopped, _) => Message::new("ask-stopped"),
            (_, Some(seat)) => self.ask_seat(view, seat),
            (_, None) if view.waiting.is_empty() => Message::new("ask-chance"),
            (_, None) => {
                let seats: Vec<Seat> = view.waiting.iter().collect();
                Message::new("ask-waiting").with("seats", seats).with("now", asked(step))
            }
        }
    }

    fn ask_seat(&self, view: &View, seat: Seat) -> Message {
        let open = &view.open;
        let active = || open.flow.trick.town.map(town);
        match open.flow.step {
            Step::StartTown => Message::new("ask-start-town"),
            Step::Draft => Message::new("ask-draft").with("n", 2 - self.picked_now(view)),
            Step::LeadTown => Message::new("ask-lead-town"),
            Step::LeadCard => match active() {
                Some(town) => Message::new("ask-lead-card").with("town", town),
                None => Message::new("ask-lead-card-no-town"),
            },
            Step::Follow => match active() {
                Some(town) => Message::new("ask-follow").with("town", town),
                None => Message::new("ask-follow-no-town"),
            },
            Step::ChooseLine => {
                let played = open.flow.trick.cards[seat];
                Message::new("ask-line").with("card", played.map_or_else(|| Arg::from(""), card))
            }
            Step::Buy => {
                let key = format!("ask-buy-{}", extras_key(self.asked_symbol(open)));
                Message::new(key).with("coins", open.players[seat].coins).with("price", self.components.costs.extra)
            }
            Step::Expand => Message::new("ask-expand").with("price", self.components.costs.expansion),
            Step::FreeTown => Message::new("ask-free-town"),
            Step::MarriageTown => {
                let region = open.marriage_card.and_then(|card| region_of(self, card));
                Message::new("ask-marriage-town").with("region", region.unwrap_or_else(|| Arg::from("")))
            }
            Step::Princess => Message::new("ask-princess"),
            Step::TrackTown => Message::new("ask-track-town"),
            Step::LoseTown => match open.next_in_queue() {
                Some(loser) if loser != seat => Message::new("ask-lose-town-of").with("seat", loser),
                _ => Message::new("ask-lose-town"),
            },
            _ => Message::new("ask-monastery"),
        }
    }

    fn picked_now(&self, view: &View) -> usize {
        let pass = view.open.flow.pass as usize;
        view.own.as_ref().and_then(|own| own.picks.get(pass)).map_or(0, |picks| picks.len().min(2))
    }

    /// What an action does, for a button.
    pub(crate) fn describe(&self, view: &View, action: Action) -> Message {
        match action {
            Action::Place(at) => self.with_town("do-place", at),
            Action::Pick(value) => Message::new("do-pick").with("card", card(value)),
            Action::Town(at) => self.with_town("do-town", at),
            Action::Lead(value) => Message::new("do-lead").with("card", card(value)),
            Action::Follow(value) => Message::new("do-follow").with("card", card(value)),
            Action::Line(which) => self.describe_line(&view.open, which),
            Action::Buy(0) => Message::new("do-buy-none"),
            Action::Buy(extras) => {
                let key = format!("do-buy-{}", extras_key(self.asked_symbol(&view.open)));
                let price = u32::from(extras) * u32::from(self.components.costs.extra);
                Message::new(key).with("n", extras).with("coins", price)
            }
            Action::Expand(None) => Message::new("do-expand-no"),
            Action::Expand(Some(at)) => self.with_town("do-expand", at),
            Action::Free(at) => {
                let message = self.with_town("do-free", at);
                message.with("owner", view.open.owner(at).map_or_else(|| Arg::from(""), Arg::from))
            }
            Action::MarriageTown(at) => self.with_town("do-marriage-town", at),
            Action::Princess(Princess::Military) => Message::new("do-princess-military"),
            Action::Princess(Princess::Trade) => Message::new("do-princess-trade"),
            Action::Princess(Princess::Spurn) => Message::new("do-princess-spurn").with("n", self.components.spurn),
            Action::TrackTown(at) => self.with_town("do-track-town", at),
            Action::Lose(at) => self.with_town("do-lose", at),
            Action::Monastery(at) => self.with_town("do-monastery", at),
        }
    }

    fn with_town(&self, key: &'static str, at: Town) -> Message {
        Message::new(key)
            .with("town", town(at))
            .with("id", at.id())
            .with("suit", suit(self.components.colours[at.index()]))
            .with("region", region(at.region()))
    }

    fn describe_line(&self, open: &Open, which: Which) -> Message {
        let key = if which == Which::A { "do-line-a" } else { "do-line-b" };
        let played = self.decider(open).and_then(|seat| open.flow.trick.cards[seat]);
        let symbols = played.map(|played| in_words(self.components.card(played).line(which)));
        Message::new(key).with("symbols", symbols.unwrap_or(Arg::List(Vec::new())))
    }
}

/// The symbols of an action in words, equal neighbours counted together: `3 coins and an expansion`.
pub(crate) fn in_words(symbols: &Symbols) -> Arg {
    let runs = symbols.0.chunk_by(|one, other| one == other);
    Arg::List(runs.map(|run| Message::new(symbol_key(run[0])).with("n", run.len()).into()).collect())
}

fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::TakeTown => "symbol-take-town",
        Symbol::GainCoin => "symbol-coin",
        Symbol::PayCoin => "symbol-pay",
        Symbol::ChurchDisc => "symbol-church",
        Symbol::TakeRaider => "symbol-raider",
        Symbol::Court => "symbol-step",
        Symbol::Expand => "symbol-expand",
        Symbol::FreeTown => "symbol-free",
    }
}
