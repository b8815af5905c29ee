//! The room around the table: who sits where, who may come and go, and what was agreed.

use super::fairness::fairness;
use super::sight::Sight;
use crate::host::{Door, Speed, USUAL_BOT};
use boards::emblems::{self, chip};
use boards::symbols::symbol;
use maud::{Markup, html};
use std::time::Duration;
use store::{Holder, Status};
use table::{Message, Seat, SeatSet};

/// The table before its game begins.
pub(super) fn waiting_room(sight: &Sight<'_>, notice: Option<Markup>) -> Markup {
    let free = sight.now.seats.iter().filter(|held| held.holder == Holder::Open).count();
    let mine = sight.stand.mine;
    html! {
        section.room.sheet {
            h1 { (sight.word("game-name")) }
            @if let Some(notice) = notice { (notice) }
            p.lead aria-live="polite" { (sight.say(&Message::new("ui-room-free").with("n", free))) }
            ol.seats {
                @for held in &sight.now.seats {
                    @let seat = held.seat;
                    li.seat-row.(emblems::class(seat)).is-mine[mine.has(seat)] {
                        (chip(seat))
                        @match &held.holder {
                            Holder::Open => { span.muted { (sight.word("ui-free")) } (take_seat(sight, seat)) }
                            Holder::Bot(_) => { span.player-name { (held.name) } span.badge { (symbol("bot")) (sight.word("ui-bot")) } }
                            Holder::Person(_) => {
                                span.player-name { (held.name) }
                                @if mine.has(seat) {
                                    span.badge { (sight.word("ui-you")) }
                                    (get_up(sight, SeatSet::one(seat), "ui-leave"))
                                }
                            }
                        }
                    }
                }
            }
            div.field {
                label for="invite-link" { (sight.word("ui-invite")) }
                div.copy {
                    input #invite-link readonly value=(sight.at("")) data-invite="";
                    button type="button" hidden data-copy="invite-link" data-copied=(sight.word("ui-copied")) { (sight.word("ui-copy")) }
                }
            }
            @if !mine.is_empty() {
                form.actions method="post" action=(sight.at("/fill")) data-part="" {
                    (choose_robot(sight, "fill-robot"))
                    button.primary { (sight.word("ui-fill")) }
                }
            }
            (agreed(sight))
            details.small data-panel="fairness" {
                summary { (sight.word("ui-fairness")) }
                (fairness(sight.words, sight.live, sight.now))
            }
        }
    }
}

fn take_seat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let field = format!("name-{seat}");
    html! {
        // Whoever was not known before gets a whole page, with their name at its top.
        form.actions method="post" action=(sight.at("/join")) data-part=[sight.visit.person.as_ref().map(|_| "")] data-stir=(sight.live.commitment) {
            input type="hidden" name="seat" value=(seat);
            @if sight.visit.person.is_none() {
                label.unseen for=(field) { (sight.word("ui-name")) }
                input id=(field) name="name" maxlength="24" placeholder=(sight.word("ui-name"));
            }
            @if matches!(sight.now.options.door, Door::Password(_)) {
                label.unseen for={ "password-" (seat) } { (sight.word("people-password")) }
                input id={ "password-" (seat) } name="password" type="password" maxlength="100" autocomplete="off" placeholder=(sight.word("people-password"));
            }
            button { (sight.word("ui-join")) }
        }
    }
}

/// Leave one's seats: each has its button, and where bots play on, what is chosen holds for whichever is left.
fn get_up(sight: &Sight<'_>, seats: SeatSet, key: &str) -> Markup {
    let playing = sight.now.status == Status::Playing;
    html! {
        form.actions method="post" action=(sight.at("/leave")) data-part="" {
            @if playing { (choose_robot(sight, "leave-robot")) }
            @for seat in seats.iter() {
                button.small.quiet name="seat" value=(seat) {
                    @if sight.stand.mine.len() > 1 { (sight.name(seat)) ": " }
                    (sight.word(key))
                }
            }
        }
    }
}

/// Which bot is to play.
fn choose_robot(sight: &Sight<'_>, id: &str) -> Markup {
    html! {
        label.unseen for=(id) { (sight.word("ui-bot-choose")) }
        select.small id=(id) name="robot" {
            @for robot in sight.robots { option value=(robot) selected[*robot == USUAL_BOT] { (super::opening::robot_words(sight.words, robot)) } }
        }
    }
}

/// For those who left their seat to a bot: the way back.
pub(super) fn come_back(sight: &Sight<'_>) -> Markup {
    let returns = sight.visit.person.as_ref().map(|person| sight.now.may_return(person.id)).unwrap_or_default();
    html! {
        @for seat in returns.iter().filter(|_| sight.now.status == Status::Playing) {
            form.come-back method="post" action=(sight.at("/join")) data-part="" {
                p { (sight.say(&Message::new("ui-deputy").with("seat", seat))) }
                button.primary name="seat" value=(seat) { (sight.say(&Message::new("ui-return").with("seat", seat))) }
            }
        }
    }
}

/// For those who wait for somebody who is away: let a bot play, as soon as that is allowed.
pub(super) fn overdue(sight: &Sight<'_>) -> Markup {
    let others = sight.now.deciding().iter().filter(|seat| !sight.stand.mine.has(*seat));
    let waited: Vec<(Seat, Duration)> =
        others.filter_map(|seat| Some((seat, sight.live.waited(sight.now, seat)?))).collect();
    let overdue = |seat: Seat| sight.live.is_overdue(sight.now, seat, sight.away);
    // The page looks again when the first of them may be replaced.
    let live = !sight.now.options.pace.turns;
    let again = waited.iter().filter(|(seat, waited)| live && !overdue(*seat) && *waited < sight.away);
    let again = again.map(|(_, waited)| sight.away - *waited).min();
    html! {
        @if !sight.stand.mine.is_empty() && sight.now.status == Status::Playing {
            @for (seat, _) in waited.iter().filter(|(seat, _)| overdue(*seat)) {
                form.come-back method="post" action=(sight.at("/replace")) data-part="" {
                    p { (sight.say(&Message::new("ui-away").with("seat", *seat))) }
                    button name="seat" value=(seat) { (sight.say(&Message::new("ui-replace").with("seat", *seat))) }
                    " " button name="seat" value=(seat) formaction=(sight.at("/remind")) { (sight.say(&Message::new("notice-remind").with("seat", *seat))) }
                }
            }
            @if let Some(again) = again { span data-again=(again.as_millis() + 500) hidden {} }
        }
    }
}

/// What was agreed: options and edition.
fn agreed(sight: &Sight<'_>) -> Markup {
    let about = sight.live.entry.game.about();
    let edition = sight.now.game.edition();
    html! {
        dl.agreed {
            @for spec in about.options {
                @let value = sight.live.setup.option(spec.id);
                @if !spec.advanced || value != spec.default {
                    dt { (sight.word(&format!("option-{}", spec.id))) }
                    dd { (super::opening::value_words(sight.words, spec, value)) }
                }
            }
            @if sight.now.seats.len() > 1 {
                dt { (sight.word("pace")) }
                dd { (super::pace::pace_words(sight.words, sight.now.options.pace)) }
                @if sight.now.options.open_hands { dt { (sight.word("ui-seat-here")) } dd { (sight.word("ui-open-hands")) } }
                @if sight.now.options.rated { dt { (sight.word("rating")) } dd { (sight.word("rating-stake-on")) } }
            }
            dt { (sight.word("ui-edition")) }
            dd {
                a href=(sight.at("/edition")) { (edition.id) } " "
                code { (edition.hash.chars().take(8).collect::<String>()) }
            }
        }
    }
}

/// What else there is about the table: speed of bots, replay, getting up, fairness, what was agreed.
pub(super) fn about_table(sight: &Sight<'_>) -> Markup {
    let playing = sight.now.status == Status::Playing;
    let players = sight.now.seats.len();
    let paced = players == 1 || sight.now.seats.iter().any(|held| held.holder.bot().is_some());
    html! {
        details.panel.panel-about #panel-about data-panel="about" {
            summary { h2 { (sight.word("ui-about-table")) } }
            div.panel-body {
                p { a.button.small href=(sight.at(&format!("/replay/{}", sight.now.rows.len()))) { (sight.word("ui-replay")) } }
                @if playing && paced && !sight.stand.mine.is_empty() {
                    form.speed method="post" action=(sight.at("/speed")) data-part="" {
                        fieldset {
                            legend { (sight.word(super::opening::speed_word(players))) }
                            div.languages {
                                @for speed in Speed::ALL {
                                    button.quiet name="speed" value=(speed.name()) aria-pressed=(speed == sight.now.options.speed) {
                                        (sight.word(&format!("ui-speed-{}", speed.name())))
                                    }
                                }
                            }
                        }
                    }
                }
                @if playing && !sight.stand.mine.is_empty() { (get_up(sight, sight.stand.mine, "ui-leave-to-bot")) }
                (super::plan::link(sight))
                (super::watch::hands(sight))
                (super::watch::puzzle(sight))
                (super::notes::people(sight))
                (super::notes::told(sight))
                (super::passing::on_offer(sight))
                @if sight.look.tab.as_deref() == Some("more") { (super::back::offer(sight)) (super::passing::offer(sight)) }
                // These forms are rarely wanted, and every page would carry them.
                @else if playing && !sight.stand.mine.is_empty() { p { a.small href=(sight.at("?tab=more#panel-about")) { (sight.word("together")) } } }
                (super::pace::ways_out(sight))
                (agreed(sight))
                (fairness(sight.words, sight.live, sight.now))
            }
        }
    }
}
