//! What programs are told: tables, and what can be done at them.

use crate::app::App;
use crate::host::{Ask, Live, Now, Offered, Wanted};
use crate::pages::Stand;
use crate::problem::Problem;
use crate::visit::Visit;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use store::{Holder, SeatHeld, Status, Table};
use table::{Outcome, Seat, SeatSet, Viewer};
use utoipa::ToSchema;

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum State {
    /// Seats are being taken; the game has not begun.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl From<Status> for State {
    fn from(status: Status) -> State {
        match status {
            Status::Open => State::Open,
            Status::Playing => State::Playing,
            Status::Over => State::Over,
        }
    }
}

/// A seat of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SeatShape {
    /// Its letter.
    seat: String,
    /// What whoever sits there is called.
    name: String,
    /// The number of the person who sits there.
    person: Option<i64>,
    /// What kind of bot sits there.
    bot: Option<String>,
    /// Whether nobody sits there.
    free: bool,
}

impl From<&SeatHeld> for SeatShape {
    fn from(held: &SeatHeld) -> SeatShape {
        SeatShape {
            seat: held.seat.to_string(),
            name: held.name.clone(),
            person: held.holder.person().map(|person| person.0),
            bot: held.holder.bot().map(str::to_owned),
            free: held.holder == Holder::Open,
        }
    }
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Ended {
    /// Who won.
    winners: Vec<String>,
    /// The place of each seat, from 1; equals share a place.
    places: Vec<u8>,
    /// The score of each seat.
    scores: Vec<i32>,
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Ended {
        Ended { winners: letters(outcome.winners), places: outcome.places, scores: outcome.scores }
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Row {
    /// Its name in addresses.
    table: String,
    /// The game.
    game: String,
    status: State,
    /// Who sits there.
    seats: Vec<SeatShape>,
    /// Whether it waits for the owner of the token.
    my_turn: bool,
    /// When something last happened there, in milliseconds since 1970.
    updated: i64,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Ended>,
}

impl Row {
    /// A table as this visitor finds it in a list.
    pub(super) fn of(table: &Table, visit: &Visit) -> Row {
        let me = visit.person.as_ref().map(|person| person.id);
        let outcome: Option<Outcome> = table.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        Row {
            table: table.id.to_string(),
            game: table.game.clone(),
            status: table.status.into(),
            seats: table.seats.iter().map(SeatShape::from).collect(),
            my_turn: table.status == Status::Playing && me.is_some_and(|me| table.waits_for(me)),
            updated: table.updated.0,
            result: outcome.map(Ended::from),
        }
    }
}

/// A part of a list of tables.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Rows {
    pub(super) tables: Vec<Row>,
    /// Where the list goes on: `after` of the next request.
    pub(super) next: Option<String>,
}

/// Something that may be done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OfferShape {
    /// In the notation of the game.
    act: String,
    /// As its button says it.
    label: String,
}

/// Something that needs the consent of everybody.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AskShape {
    /// `end`, `pace`, `back` or `seat`.
    what: &'static str,
    /// The seat that asks.
    by: String,
    /// The seats that agree so far.
    yes: Vec<String>,
    /// The step after which the game is to go on, where it is to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u64>,
    /// Who is to have the seat, where it is to be handed over.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

impl From<&Ask> for AskShape {
    fn from(ask: &Ask) -> AskShape {
        let (what, step, name) = match &ask.wanted {
            Wanted::End => ("end", None, None),
            Wanted::Pace(_) => ("pace", None, None),
            Wanted::Back { to, .. } => ("back", Some(*to), None),
            Wanted::Seat { name, .. } => ("seat", None, Some(name.clone())),
        };
        AskShape { what, by: ask.by.to_string(), yes: letters(ask.yes), step, name }
    }
}

/// A seat that is offered to somebody else.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OfferedShape {
    /// Its letter.
    seat: String,
    /// Who alone may take it.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// What whoever has it may take the seat with, where nobody is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
}

impl From<&Offered> for OfferedShape {
    fn from(offered: &Offered) -> OfferedShape {
        let code = offered.to.is_none().then(|| offered.code.clone());
        OfferedShape { seat: offered.seat.to_string(), name: offered.name.clone(), code }
    }
}

impl OfferShape {
    pub(super) fn new(act: String, label: String) -> OfferShape {
        OfferShape { act, label }
    }
}

/// A table as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TableShape {
    /// Its name in addresses.
    table: String,
    /// The game.
    game: String,
    /// What was chosen for it.
    options: BTreeMap<String, String>,
    /// The edition.
    edition: String,
    /// How many entries its log has. What is done names the version it was made for.
    pub(super) version: u64,
    status: State,
    /// Who sits there.
    seats: Vec<SeatShape>,
    /// The seats of the owner of the token.
    mine: Vec<String>,
    /// The seats that must decide, as far as this viewer may know.
    waiting: Vec<String>,
    /// The seat of the owner of the token that must decide now.
    seat: Option<String>,
    /// What kind of decision it is, the same word every time.
    decision: Option<String>,
    /// The question, in the reader's language.
    prompt: Option<String>,
    /// What that seat may do.
    offers: Vec<OfferShape>,
    /// Whether that seat, or the only one of the owner, may take its last act back.
    can_undo: bool,
    /// The seats that show their hands to those who watch.
    shown: Vec<String>,
    /// What the people at the table are asked to agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<AskShape>,
    /// The seat that is offered to somebody else, for whoever offers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    offered: Option<OfferedShape>,
    /// How many watch it here.
    watchers: usize,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Ended>,
    /// What this viewer may know, as `docs/schemas` describes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    view: Option<Value>,
}

/// The letters of seats.
pub(super) fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// The seat with this letter.
pub(super) fn seat(letter: &str) -> Result<Seat, Problem> {
    letter.parse().map_err(|_| Problem::unreadable("ui-problem-form"))
}

/// Where a program stands that looks for one of its owner's seats. A seat that is not theirs is not looked through.
pub(super) fn stand(now: &Now, visit: &Visit, seat: Option<&str>) -> Stand {
    let mine = Stand::of(now, visit).mine;
    let due = now.deciding().iter().find(|seat| mine.has(*seat)).or_else(|| mine.first()).map(|seat| seat.to_string());
    Stand::of(now, &Visit { hand: seat.map(str::to_owned).or(due), ..visit.clone() })
}

impl TableShape {
    /// A table as this visitor sees it, through this seat of theirs; what they may know travels where it is wanted.
    pub(super) fn of(app: &App, live: &Live, visit: &Visit, seat: Option<&str>, with_view: bool) -> TableShape {
        let now = live.now();
        let stand = stand(&now, visit, seat);
        let decides = stand.deciding(&now);
        let words = app.say(live.entry.id(), visit.reader.lang);
        let name = |seat: Seat| now.name(seat);
        let offer = |offer: table::Offer| OfferShape { label: words.say(&offer.label, &name), act: offer.text };
        let prompt = decides.map(|seat| now.game.prompt(Viewer::Seat(seat)));
        let own = stand.viewer.seat().filter(|seat| stand.mine.has(*seat));
        TableShape {
            table: live.id.to_string(),
            game: live.entry.id().to_owned(),
            options: live.setup.options.clone(),
            edition: now.game.edition().id.clone(),
            version: now.version,
            status: now.status.into(),
            seats: now.seats.iter().map(SeatShape::from).collect(),
            mine: letters(stand.mine),
            waiting: letters(now.game.waiting(stand.viewer)),
            seat: decides.map(|seat| seat.to_string()),
            decision: prompt.as_ref().map(|prompt| prompt.key.to_string()),
            prompt: prompt.as_ref().map(|prompt| words.say(prompt, &name)),
            offers: decides.map(|seat| now.game.offers(seat).into_iter().map(offer).collect()).unwrap_or_default(),
            can_undo: now.status == Status::Playing && own.is_some_and(|seat| now.game.can_undo(seat)),
            shown: letters(now.options.shown),
            asked: now.asked().filter(|_| now.status == Status::Playing).map(AskShape::from),
            offered: now.offered().filter(|offered| stand.mine.has(offered.seat)).map(OfferedShape::from),
            watchers: live.watchers(&now).count(),
            result: now.game.outcome().filter(|_| now.status == Status::Over).map(Ended::from),
            view: with_view.then(|| now.game.view(stand.viewer)),
        }
    }
}
