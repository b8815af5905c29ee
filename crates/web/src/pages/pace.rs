//! How fast a table is played: choosing it, seeing the clocks, and what people decide about a table together or alone.

use super::after;
use super::form::Posted;
use super::frame::plainly;
use super::sight::Sight;
use crate::app::App;
use crate::calendar::day_of;
use crate::host::{Clock, Closed, Door, Pace, Rest, Span, Wanted};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::Response;
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Status, Table};
use table::{Dictionary, Message, Seat};

/// What a form says about the pace. Whatever is missing is as usual: live, without a clock.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct PaceForm {
    #[serde(default)]
    pace: Option<String>,
    #[serde(default, rename = "clock-live")]
    live: Option<String>,
    #[serde(default, rename = "clock-turns")]
    turns: Option<String>,
    #[serde(default)]
    rest: Option<String>,
    #[serde(default, rename = "rest-from")]
    from: Option<String>,
    #[serde(default, rename = "rest-to")]
    to: Option<String>,
    #[serde(default)]
    zone: Option<String>,
}

impl PaceForm {
    /// The same from a form whose fields depend on the game.
    pub(crate) fn of(get: &dyn Fn(&str) -> Option<String>) -> PaceForm {
        PaceForm {
            pace: get("pace"),
            live: get("clock-live"),
            turns: get("clock-turns"),
            rest: get("rest"),
            from: get("rest-from"),
            to: get("rest-to"),
            zone: get("zone"),
        }
    }

    /// The pace that was chosen.
    pub(crate) fn read(&self) -> Result<Pace, Problem> {
        let unreadable = || Problem::unreadable("ui-problem-form");
        let (turns, all, chosen): (bool, &[(&str, Clock)], _) = match self.pace.as_deref() {
            None | Some("live") => (false, &Pace::LIVE, self.live.as_deref().unwrap_or("none")),
            Some("turns") => (true, &Pace::TURNS, self.turns.as_deref().unwrap_or("1d")),
            Some(_) => return Err(unreadable()),
        };
        let clock = all.iter().find(|(name, _)| *name == chosen).map(|(_, clock)| *clock).ok_or_else(unreadable)?;
        let number = |text: &Option<String>, usual: &str| text.as_deref().unwrap_or(usual).parse::<i8>();
        let rest = if turns && self.rest.as_deref() == Some("on") {
            let from = number(&self.from, "22").ok().and_then(|hour| u8::try_from(hour).ok());
            let to = number(&self.to, "7").ok().and_then(|hour| u8::try_from(hour).ok());
            let zone = number(&self.zone, "0").ok();
            let rest = from.zip(to).zip(zone).map(|((from, to), zone)| Rest { from, to, zone });
            Some(rest.filter(|rest| rest.is_sound()).ok_or_else(unreadable)?)
        } else {
            None
        };
        Ok(Pace { turns, clock, rest })
    }
}

/// The choice of a pace in a form.
pub(super) fn choose(words: &Dictionary, now: Pace) -> Markup {
    let card = |turns: bool, sign: &str, key: &str| {
        html! {
            div.pace-card {
                label.pace-kind {
                    input type="radio" name="pace" value=(key) checked[now.turns == turns];
                    (symbol(sign)) " " b { (words.word(&format!("pace-{key}"))) }
                }
                p { (words.word(&format!("pace-{key}-help"))) }
                label.unseen for={ "clock-" (key) } { (words.word("pace-clock")) }
                select id={ "clock-" (key) } name={ "clock-" (key) } {
                    @for (name, clock) in if turns { &Pace::TURNS[..] } else { &Pace::LIVE[..] } {
                        @let usual = if now.turns == turns { now.clock == *clock } else { *name == if turns { "1d" } else { "none" } };
                        option value=(name) selected[usual] { (words.word(&format!("pace-{key}-{name}"))) }
                    }
                }
                @if turns { (night(words, now.rest)) }
                p.hint { (words.word(&format!("pace-{key}-late"))) }
            }
        }
    };
    html! {
        fieldset.pace {
            legend { (words.word("pace")) }
            div.pace-cards { (card(false, "bolt", "live")) (card(true, "clock", "turns")) }
            p.hint { (words.word("pace-change-help")) }
        }
    }
}

fn night(words: &Dictionary, rest: Option<Rest>) -> Markup {
    let usual = rest.unwrap_or(Rest { from: 22, to: 7, zone: 0 });
    let hours = |name: &str, chosen: u8| {
        html! {
            select name=(name) aria-label=(words.word(&format!("pace-{name}"))) {
                @for hour in 0..24u8 { option value=(hour) selected[hour == chosen] { (hour) ":00" } }
            }
        }
    };
    html! {
        div.pace-night {
            label.switch { input type="checkbox" name="rest" value="on" checked[rest.is_some()]; " " (words.word("pace-rest")) }
            span.pace-hours {
                (hours("rest-from", usual.from)) "–" (hours("rest-to", usual.to))
                select name="zone" aria-label=(words.word("pace-zone")) data-zone=[rest.is_none().then_some("")] {
                    @for zone in -12..=14i8 { option value=(zone) selected[zone == usual.zone] { "UTC" (zone_text(zone)) } }
                }
            }
        }
    }
}

fn zone_text(zone: i8) -> String {
    if zone < 0 { format!("−{}", -i16::from(zone)) } else { format!("+{zone}") }
}

/// A pace in a few words.
pub(super) fn pace_words(words: &Dictionary, pace: Pace) -> String {
    let kind = if pace.turns { "turns" } else { "live" };
    let key = format!("pace-{kind}-{}", pace.name());
    let clock = if words.has(&key) { words.word(&key) } else { words.word(&format!("pace-{kind}")) };
    let kind = words.word(&format!("pace-{kind}"));
    match pace.rest {
        Some(rest) => {
            let rests = Message::new("pace-rests").with("from", i64::from(rest.from)).with("to", i64::from(rest.to));
            let rests = plainly(words, &rests.with("zone", zone_text(rest.zone)));
            format!("{kind}: {clock}, {rests}")
        }
        None => format!("{kind}: {clock}"),
    }
}

/// A span of time in a few words: what is left, or by how much it is over.
pub(super) fn span_words(words: &Dictionary, milliseconds: i64) -> String {
    let minutes = milliseconds.abs() / 60_000;
    let (days, hours) = (minutes / 1440, minutes / 60 % 24);
    let message = match minutes {
        0..60 => Message::new("pace-span-minutes").with("minutes", minutes),
        60..1440 => Message::new("pace-span-hours").with("hours", minutes / 60).with("minutes", minutes % 60),
        _ => Message::new("pace-span-days").with("days", days).with("hours", hours),
    };
    plainly(words, &message)
}

/// What is left on a clock, in words.
fn left_words(words: &Dictionary, left: i64) -> String {
    let key = if left < 0 { "pace-overdue" } else { "pace-left" };
    plainly(words, &Message::new(key).with("span", span_words(words, left)))
}

/// The clock of a seat that a person holds, if one runs for it.
pub(super) fn clock_of(sight: &Sight<'_>, seat: Seat) -> Markup {
    let is_person = sight.now.seats.get(seat.index()).is_some_and(|held| held.holder.person().is_some());
    let on = sight.now.status == Status::Playing && is_person;
    let left = sight.now.clocks.left(sight.now.options.pace, seat, sight.live.clock.now()).filter(|_| on);
    let runs = sight.now.game.waiting(sight.stand.viewer).has(seat);
    let off = sight.now.on_vacation(seat, sight.live.clock.now());
    html! {
        @if let Some(until) = off {
            span.clock.is-off { (sight.say(&Message::new("vacation-until").with("to", day_of(until)))) }
        }
        @if let Some(left) = left {
            span.clock.is-late[left < 0] data-left=[(runs && off.is_none() && left.abs() < 3_600_000).then_some(left)] {
                (symbol("clock")) span { (left_words(sight.words, left)) }
            }
        }
    }
}

/// When I must have moved at one of my tables, as far as that can be told without reading its log; the earlier the more urgent. In these
/// spans I am on vacation.
pub(super) fn due(table: &Table, off: &[Span]) -> Option<i64> {
    let pace = pace_of(table);
    pace.due(table.updated, off).map(|due| due.0)
}

/// The pace of a table.
pub(super) fn pace_of(table: &Table) -> Pace {
    let options: serde_json::Value = serde_json::from_str(&table.options).unwrap_or_default();
    serde_json::from_value(options["pace"].clone()).unwrap_or_default()
}

/// What is left of the time for a move, in a row of a list.
pub(super) fn row_clock(words: &Dictionary, table: &Table, off: &[Span], now: store::Time) -> Markup {
    html! {
        @if let Some(due) = due(table, off).filter(|_| table.status == Status::Playing) {
            span.clock.is-late[due < now.0] { (symbol("clock")) span { (left_words(words, due - now.0)) } }
        }
    }
}

/// What somebody has proposed, with the answers.
pub(super) fn asked(sight: &Sight<'_>) -> Markup {
    let Some(ask) = sight.now.asked().filter(|_| sight.now.status == Status::Playing) else { return html! {} };
    let mine = sight.stand.mine;
    let wants = match &ask.wanted {
        Wanted::End => html! { p { (sight.say(&Message::new("pace-asks-end").with("seat", ask.by))) } },
        Wanted::Pace(pace) => {
            let pace = pace_words(sight.words, *pace);
            html! { p { (sight.say(&Message::new("pace-asks-pace").with("seat", ask.by).with("pace", pace))) } }
        }
        Wanted::Back { to, .. } => super::back::wants(sight, ask.by, *to),
        Wanted::Seat { seat, name, .. } => super::passing::wants(sight, *seat, name),
    };
    let missing = sight.live.voters(sight.now, &ask.wanted, sight.away) - ask.yes;
    let answers = missing.iter().any(|seat| mine.has(seat));
    html! {
        form.come-back.proposal method="post" action=(sight.at("/answer")) data-part="" {
            (wants)
            @if answers {
                button.primary name="answer" value="yes" { (sight.word("pace-agree")) }
                " " button name="answer" value="no" { (sight.word("pace-refuse")) }
            } @else {
                p.muted { (sight.say(&Message::new("pace-missing").with("seats", missing.iter().collect::<Vec<Seat>>()))) }
                @if ask.yes.iter().any(|seat| mine.has(seat)) { button name="answer" value="no" { (sight.word("pace-withdraw")) } }
            }
        }
    }
}

/// What can be done about the table as a whole: another pace, an end.
pub(super) fn ways_out(sight: &Sight<'_>) -> Markup {
    let person = sight.visit.person.as_ref().map(|person| person.id);
    let playing = sight.now.status == Status::Playing && !sight.stand.mine.is_empty();
    let alone = person.is_some_and(|person| sight.now.is_alone(person));
    let two = sight.now.seats.len() == 2 && !alone;
    html! {
        @if playing {
            @if !alone && sight.now.asked().is_none() {
                details.small data-panel="pace" {
                    summary { (sight.word("pace-change")) }
                    form method="post" action=(sight.at("/pace")) data-part="" {
                        (choose(sight.words, sight.now.options.pace))
                        button { (sight.word("pace-propose")) }
                    }
                }
            }
            details.small data-panel="ways-out" {
                summary { (sight.word("pace-end")) }
                p.hint { (sight.word(if alone { "pace-abandon-help" } else { "pace-end-help" })) }
                form.actions method="post" action=(sight.at("/end")) data-part="" {
                    @if alone { button.danger name="how" value="abandon" { (sight.word("pace-abandon")) } }
                    @else if sight.now.asked().is_none() { button name="how" value="agree" { (sight.word("pace-propose-end")) } }
                    @if two {
                        @for seat in sight.stand.mine.iter() {
                            button.danger name="how" value={ "concede-" (seat) } { (sight.word("pace-concede")) }
                        }
                    }
                }
            }
        }
    }
}

/// How a game ended before its end.
pub(super) fn closed(sight: &Sight<'_>) -> Option<String> {
    let message = match sight.now.closed.as_ref()? {
        Closed::Agreed => Message::new("pace-closed-agreed"),
        Closed::Abandoned => Message::new("pace-closed-abandoned"),
        Closed::Conceded(seat) => Message::new("pace-closed-conceded").with("seat", *seat),
        Closed::Operator(why) => Message::new("pace-closed-operator").with("why", why.as_str()),
    };
    Some(sight.say(&message))
}

/// Who may sit down, as a choice in a form.
pub(super) fn door(words: &Dictionary) -> Markup {
    html! {
        fieldset.door {
            legend { (words.word("pace-door")) }
            div.choice-cards {
                @for (name, first) in [("open", true), ("friends", false), ("password", false)] {
                    label {
                        input type="radio" name="door" value=(name) checked[first];
                        (words.word(&format!("pace-door-{name}")))
                    }
                }
            }
            div.field {
                label for="door-password" { (words.word("pace-door-secret")) }
                input #door-password name="door-password" type="text" maxlength="100" autocomplete="off";
            }
        }
    }
}

/// The door that was chosen in a form.
pub(super) async fn read_door(app: &App, chosen: Option<&str>, secret: Option<&str>) -> Result<Door, Problem> {
    match chosen {
        None | Some("open") => Ok(Door::Open),
        Some("friends") => Ok(Door::Friends),
        Some("password") => {
            let secret = secret.map(str::trim).filter(|secret| !secret.is_empty() && secret.len() <= 400);
            let secret = secret.ok_or_else(|| Problem::unreadable("pace-problem-secret"))?;
            Ok(Door::Password(app.passwords.hash(secret.to_owned()).await?.reveal().to_owned()))
        }
        Some(_) => Err(Problem::unreadable("ui-problem-form")),
    }
}

/// Whether somebody may sit down at a table with this door.
pub(super) async fn knock(
    app: &App,
    visit: &Visit,
    live: &crate::host::Live,
    secret: Option<&str>,
) -> Result<(), Problem> {
    let door = live.now().options.door.clone();
    let (me, host) = (visit.person.as_ref().map(|person| person.id), live.opened_by());
    if me.is_some_and(|me| Some(me) == host || !live.now().may_return(me).is_empty()) {
        return Ok(());
    }
    match door {
        Door::Open => Ok(()),
        Door::Friends => {
            let friend = Some(store::Tie::Friend);
            let ties = match host {
                Some(host) => app.people().ties(host).await?,
                None => Vec::new(),
            };
            let known = ties.iter().any(|tied| tied.mine == friend && Some(tied.other.id) == me);
            if known { Ok(()) } else { Err(Problem::forbidden("pace-problem-friends")) }
        }
        Door::Password(hash) => {
            app.allow_attempt(visit.net, Some(live.id.as_str()))?;
            let kept = Some(store::Secret::new(hash));
            let right = app.passwords.matches(secret.unwrap_or_default().trim().to_owned(), kept).await?;
            if right { Ok(()) } else { Err(Problem::forbidden("pace-problem-password")) }
        }
    }
}

/// `POST /t/{id}/pace`: proposes another pace.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<PaceForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let wanted = Wanted::Pace(form.read()?);
    let result = app.host.propose(&live, visit.someone()?.id, wanted).await;
    after(&app, &live, &visit, result).await
}

/// How somebody wants to end a game.
#[derive(Debug, Deserialize)]
pub(crate) struct EndForm {
    how: String,
}

/// `POST /t/{id}/end`.
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<EndForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let person = visit.someone()?.id;
    let result = match (form.how.as_str(), form.how.strip_prefix("concede-")) {
        ("agree", _) => app.host.propose(&live, person, Wanted::End).await,
        ("abandon", _) => app.host.abandon(&live, person).await,
        (_, Some(seat)) => {
            let seat = seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
            app.host.concede(&live, person, seat).await
        }
        _ => Err(Problem::unreadable("ui-problem-form")),
    };
    after(&app, &live, &visit, result).await
}

/// An answer to what was proposed.
#[derive(Debug, Deserialize)]
pub(crate) struct AnswerForm {
    answer: String,
}

/// `POST /t/{id}/answer`.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<AnswerForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let agrees = match form.answer.as_str() {
        "yes" => true,
        "no" => false,
        _ => return Err(Problem::unreadable("ui-problem-form")),
    };
    let result = app.host.answer(&live, visit.someone()?.id, agrees).await;
    after(&app, &live, &visit, result).await
}
