//! What a viewer is asked, and the words on the buttons; both are made from the view alone.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::{Camp, Step};
use crate::decision::Action;
use crate::edition::{RowName, When};
use crate::effect::{self, Effect, Source};
use crate::flow::{BargainStep, DealStep, Frame, Stage};
use crate::hex::{At, Edges};
use crate::pieces::Group;
use crate::run::Run;
use crate::state::Table;
use crate::told;
use crate::view::View;
use table::{Arg, Message};

impl CrescentMoon {
    /// What the viewer must decide now, or what the table waits for.
    pub(crate) fn ask(&self, view: &View) -> Message {
        let table = &view.table;
        if table.stage == Stage::Over {
            return Message::new("ask-over");
        }
        let mine = view.viewer.seat().is_some_and(|seat| view.waiting.has(seat));
        if !mine {
            let seats: Vec<Arg> = view.waiting.iter().map(Arg::Seat).collect();
            return if seats.is_empty() {
                Message::new("ask-chance")
            } else {
                Message::new("ask-wait").with("seats", Arg::List(seats))
            };
        }
        match table.top() {
            Some(frame) => self.ask_frame(view, frame),
            None => match table.stage {
                Stage::Characters => Message::new("ask-character"),
                Stage::Tiles { .. } => Message::new("ask-tile"),
                Stage::Groups { .. } => Message::new("ask-group"),
                Stage::Palace => Message::new("ask-first-palace"),
                Stage::Tribute => {
                    let line = self.edition.objectives.iter().find(|line| line.when == When::Tribute);
                    Message::new("ask-tribute").with("coins", line.map_or(0, |line| line.coins))
                }
                _ => {
                    let message = match table.actor().unwrap_or_default() {
                        Character::Warlord => Message::new("ask-action-warlord"),
                        Character::Murshid => Message::new("ask-action-murshid"),
                        Character::Sultan => Message::new("ask-action-sultan"),
                        Character::Caliph => Message::new("ask-action-caliph"),
                        Character::Nomad => Message::new("ask-action-nomad"),
                    };
                    message.with("year", view.year).with("round", view.round)
                }
            },
        }
    }

    fn ask_frame(&self, view: &View, frame: &Frame) -> Message {
        let hex = |hex| told::hex_arg(&view.table.land, hex);
        match *frame {
            Frame::Draw { .. } | Frame::Refill => Message::new("ask-chance"),
            Frame::Discard { .. } => Message::new("ask-discard").with("n", self.edition.numbers.hand_limit),
            Frame::TilePlace => Message::new("ask-tile-place"),
            Frame::TileTurn { .. } => Message::new("ask-tile-turn"),
            Frame::GroupHex { group } => Message::new("ask-group-hex").with("group", group),
            Frame::Influence => Message::new("ask-influence"),
            Frame::Build { left, .. } => Message::new("ask-build").with("n", left),
            Frame::BuildHex { piece, .. } => Message::new("ask-build-hex").with("piece", Arg::term(piece.term())),
            Frame::Move { left, .. } => Message::new("ask-move").with("n", left),
            Frame::MoveTo { from } => Message::new("ask-move-to").with("hex", hex(from)),
            Frame::MoveMix { from, to } => Message::new("ask-move-mix").with("from", hex(from)).with("to", hex(to)),
            Frame::Assault { .. } => Message::new("ask-assault"),
            Frame::AssaultTo { from } => Message::new("ask-assault-to").with("hex", hex(from)),
            Frame::AssaultMix { from, to } => {
                Message::new("ask-assault-mix").with("from", hex(from)).with("to", hex(to))
            }
            Frame::Recruit { left, .. } => Message::new("ask-recruit").with("n", left),
            Frame::HireSize => Message::new("ask-hire-size"),
            Frame::Hire { left } => Message::new("ask-hire").with("n", left),
            Frame::FollowUp { .. } => Message::new("ask-follow-up"),
            Frame::Buy { .. } => Message::new("ask-buy"),
            Frame::Play => Message::new("ask-play"),
            Frame::Card(run) => self.ask_card(&run),
            Frame::Uprising => Message::new("ask-uprising"),
            Frame::Muster { .. } => Message::new("ask-muster"),
            Frame::MusterAt { hex: at } => Message::new("ask-muster-at").with("hex", hex(at)),
            Frame::IntriguePick { left } => Message::new("ask-intrigue").with("n", left),
            Frame::ConspirePick => Message::new("ask-conspire"),
            Frame::Palace => Message::new("ask-palace"),
            Frame::Desertion => Message::new("ask-desertion"),
            Frame::DesertionCount { hex: at } => Message::new("ask-desertion-count").with("hex", hex(at)),
            Frame::Bargain(step) => self.ask_bargain(view, step),
            Frame::Deal(step) => self.ask_deal(view, step),
            Frame::Conflict(step) => self.ask_conflict(view, step),
            Frame::Overflow { who, hex: at } => {
                Message::new("ask-overflow").with("n", self.edition.unit_limit[who.index()]).with("hex", hex(at))
            }
        }
    }

    fn ask_card(&self, run: &Run) -> Message {
        let card = self.card_arg(run.kind);
        let key = match self.step_of(run) {
            Some(effect::Step::Choose(effect::Choice::Hex(_))) => "ask-card-hex",
            Some(effect::Step::Choose(_)) => "ask-card-player",
            Some(effect::Step::Do { effect, .. }) => match effect {
                Effect::Assign(..) | Effect::AssignHalf(_) => "ask-card-assign",
                Effect::Eject(..) => "ask-card-eject",
                Effect::Bring(_, Source::Neighbours | Source::Swap) => "ask-card-from",
                Effect::Bring(..) => "ask-card-bring",
                Effect::Withdraw(_) => "ask-card-withdraw",
                Effect::Cancel(..) => "ask-card-cancel",
                Effect::StealCard(_) => "ask-card-steal",
                _ => "ask-card-may",
            },
            _ => "ask-card-may",
        };
        Message::new(key).with("card", card)
    }

    fn ask_bargain(&self, view: &View, step: BargainStep) -> Message {
        let table = &view.table;
        let terms = table.bargain.map(|bargain| self.terms(table, &bargain));
        let by = table.seat(table.actor().unwrap_or_default());
        let partner = table.bargain.map_or(by, |bargain| table.seat(bargain.kind.partner()));
        match step {
            BargainStep::Hex => Message::new("ask-bargain-hex"),
            BargainStep::Card => Message::new("ask-bargain-card"),
            BargainStep::Units => Message::new("ask-bargain-units"),
            BargainStep::Price => Message::new("ask-bargain-price"),
            BargainStep::Answer => match terms {
                Some(terms) => Message::new("ask-bargain-answer").with("seat", by).with("terms", terms),
                None => Message::new("ask-bargain-price"),
            },
            BargainStep::Reply => match terms {
                Some(terms) => Message::new("ask-bargain-reply").with("seat", partner).with("terms", terms),
                None => Message::new("ask-bargain-price"),
            },
        }
    }

    fn ask_deal(&self, view: &View, step: DealStep) -> Message {
        let murshid = view.table.seat(Character::Murshid);
        match step {
            DealStep::Offer { .. } => Message::new("ask-deal-offer").with("murshid", murshid),
            DealStep::Answer => Message::new("ask-deal-answer"),
            DealStep::Amount => Message::new("ask-deal-amount"),
            DealStep::Reply => Message::new("ask-deal-reply").with("murshid", murshid).with("n", view.known.deal.vp),
        }
    }

    fn ask_conflict(&self, view: &View, step: Step) -> Message {
        let combat = view.table.conflict.as_ref().is_some_and(|conflict| conflict.combat);
        let hex = self.conflict_hex(&view.table);
        let with_hex = |message: Message| match hex.clone() {
            Some(hex) => message.with("hex", hex),
            None => message.with("hex", "–"),
        };
        match step {
            Step::Select if combat => with_hex(Message::new("ask-select-combat")),
            Step::Select => with_hex(Message::new("ask-select-contest")),
            Step::Stance => with_hex(Message::new("ask-stance")),
            Step::Meddle => Message::new("ask-meddle"),
            Step::Tip => Message::new("ask-tip"),
            Step::Cards => Message::new("ask-order"),
            Step::Losses(_) => Message::new("ask-losses"),
            Step::Subdue => Message::new("ask-subdue"),
            _ => Message::new("ask-sack"),
        }
    }

    fn conflict_hex(&self, table: &Table) -> Option<Message> {
        table.conflict.as_ref().map(|conflict| told::hex_arg(&table.land, conflict.hex))
    }

    // --- buttons ---

    /// What an action offered to this viewer does.
    pub(crate) fn button(&self, view: &View, action: Action) -> Message {
        let table = &view.table;
        match action {
            Action::Take(character) => Message::new("do-take").with("character", Arg::term(character.term())),
            Action::Tile(tile) => Message::new("do-tile").with("tile", Arg::term(tile.term())),
            Action::At(at) => self.button_at(view, at),
            Action::Turn(first) => Message::new("do-turn").with("edges", Edges::pair(first).to_string()),
            Action::Group(group) => self.button_group(view, group),
            Action::Do(verb) => Message::new("do-verb").with("verb", Arg::term(verb.term())),
            Action::Piece(piece) => Message::new("do-piece").with("piece", Arg::term(piece.term())),
            Action::From(at) => Message::new("do-from").with("hex", place(table, at)),
            Action::To(at) => Message::new("do-to").with("hex", place(table, at)),
            Action::Units(units) => Message::new("do-units").with("units", told::units_arg(units)),
            Action::Count(count) => self.button_count(view, count),
            Action::Pay(coins) => Message::new("do-pay").with("n", coins),
            Action::Offer(0) => Message::new("do-offer-none"),
            Action::Offer(points) => Message::new("do-offer").with("n", points),
            Action::Card(kind) => {
                let key = match table.top() {
                    Some(Frame::Discard { .. }) => "do-discard",
                    Some(Frame::Conflict(Step::Select)) => "do-select",
                    Some(Frame::Conflict(_)) => "do-resolve",
                    Some(Frame::Play) => "do-play",
                    Some(Frame::IntriguePick { .. } | Frame::Card(_)) => "do-take-card",
                    Some(Frame::ConspirePick) => "do-display",
                    _ => "do-card",
                };
                Message::new(key).with("card", self.card_arg(kind))
            }
            Action::Play(kind) => Message::new("do-play").with("card", self.card_arg(kind)),
            Action::Target(kind, seat) => {
                Message::new("do-target").with("card", self.card_arg(kind)).with("seat", seat)
            }
            Action::Player(seat) => Message::new("do-player").with("seat", seat),
            Action::Buy(row, kind) => self.button_buy(view, row, kind),
            Action::Side(camp) => self.button_side(view, camp),
            Action::Deal(seat) => {
                let points = table.character(seat).map_or(0, |who| view.known.deal.offers[who.index()]);
                Message::new("do-deal").with("seat", seat).with("n", points)
            }
            Action::Demand(seat) => Message::new("do-demand").with("seat", seat),
            Action::Accept => Message::new("do-accept"),
            Action::Decline => Message::new("do-decline"),
            Action::Counter => Message::new("do-counter"),
            Action::Withdraw => Message::new("do-withdraw"),
            Action::Done => Message::new("do-done"),
            Action::Stop => Message::new("do-stop"),
            Action::Yes | Action::No => self.button_yes(view, action == Action::Yes),
        }
    }

    fn button_at(&self, view: &View, at: At) -> Message {
        let table = &view.table;
        let Some(hex) = table.land.find(at) else { return Message::new("do-place").with("at", at.to_string()) };
        let arg = told::hex_arg(&table.land, hex);
        let actor = table.actor().unwrap_or_default();
        match table.top() {
            Some(Frame::Influence) => {
                let here = view.hexes.get(&at);
                let others = here.is_some_and(|hex| !hex.presence.without(actor).is_empty());
                let murshid = actor != Character::Murshid && here.is_some_and(|hex| hex.murshid);
                let key = if others || murshid { "do-influence-contest" } else { "do-influence" };
                Message::new(key).with("hex", arg)
            }
            Some(Frame::BuildHex { piece, discount, .. }) => {
                let price = self.building_price(table, actor, *piece, hex, *discount).unwrap_or(0);
                Message::new("do-build").with("hex", arg).with("n", price)
            }
            _ => Message::new("do-hex").with("hex", arg),
        }
    }

    fn button_group(&self, view: &View, group: u8) -> Message {
        let pieces = view.you.zip((group as usize).checked_sub(1));
        let pieces = pieces.and_then(|(who, number)| self.edition.groups[who.index()].get(number));
        let list = pieces.map_or_else(Vec::new, pieces_args);
        Message::new("do-group").with("pieces", Arg::List(list))
    }

    fn button_count(&self, view: &View, count: u8) -> Message {
        let table = &view.table;
        let numbers = &self.edition.numbers;
        match table.top() {
            None => {
                let line = self.edition.objectives.iter().find(|line| line.when == When::Tribute);
                let coins = u16::from(count) * u16::from(line.map_or(0, |line| line.coins));
                Message::new("do-tribute").with("n", count).with("coins", coins)
            }
            Some(Frame::HireSize) => {
                let price = if count == 1 { numbers.hire_one } else { numbers.hire_two };
                Message::new("do-hire-bank").with("n", count).with("coins", price)
            }
            Some(Frame::MusterAt { .. }) if count == 1 => Message::new("do-muster-one"),
            Some(Frame::MusterAt { .. }) => Message::new("do-muster-two"),
            Some(Frame::DesertionCount { .. }) => Message::new("do-desert").with("n", count),
            Some(Frame::Deal(_)) => Message::new("do-demand-points").with("n", count),
            Some(Frame::Card(_)) => Message::new("do-bring").with("n", count),
            _ => Message::new("do-count").with("n", count),
        }
    }

    fn button_buy(&self, view: &View, row: RowName, kind: crate::pile::Kind) -> Message {
        let who = view.you.unwrap_or_default();
        let price = self.price(who, row, kind);
        let message = Message::new(if row == RowName::Sultan { "do-buy-free" } else { "do-buy" });
        message.with("card", self.card_arg(kind)).with("row", Arg::term(row.term())).with("n", price.coins)
    }

    fn button_side(&self, view: &View, camp: Camp) -> Message {
        let attacker = camp == Camp::Attacker;
        Message::new(match view.table.top() {
            Some(Frame::Conflict(Step::Stance)) if attacker => "do-support",
            Some(Frame::Conflict(Step::Stance)) => "do-defend",
            Some(Frame::Conflict(Step::Tip)) if attacker => "do-tip-attacker",
            Some(Frame::Conflict(Step::Tip)) => "do-tip-defender",
            _ if attacker => "do-side-attacker",
            _ => "do-side-defender",
        })
    }

    fn button_yes(&self, view: &View, yes: bool) -> Message {
        Message::new(match (view.table.top(), yes) {
            (Some(Frame::Conflict(Step::Subdue)), true) => "do-subdue",
            (Some(Frame::Conflict(Step::Subdue)), false) => "do-subdue-not",
            (Some(Frame::Conflict(Step::Settlement)), true) => "do-sack",
            (Some(Frame::Conflict(Step::Settlement)), false) => "do-sack-not",
            (_, true) => "do-yes",
            (_, false) => "do-no",
        })
    }
}

/// A place of the map, or coordinates beside it.
fn place(table: &Table, at: At) -> Arg {
    match table.land.find(at) {
        Some(hex) => told::hex_arg(&table.land, hex).into(),
        None => at.to_string().into(),
    }
}

/// The pieces of a starting group.
fn pieces_args(group: &Group) -> Vec<Arg> {
    let mut list: Vec<Arg> = Vec::new();
    if !group.units.is_empty() {
        list.push(told::units_arg(group.units).into());
    }
    let pieces = [
        (group.fort, "piece-fort"),
        (group.castle, "piece-castle"),
        (group.town, "piece-town"),
        (group.city, "piece-city"),
        (group.influence, "piece-influence"),
    ];
    list.extend(pieces.into_iter().filter(|(there, _)| *there).map(|(_, term)| Arg::term(term)));
    list
}
