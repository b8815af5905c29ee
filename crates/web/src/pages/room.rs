//! The room around the table: who sits where, who may come and go, and what was agreed.

use super::fairness::fairness;
use super::sight::Sight;
use crate::host::{Speed, USUAL_BOT};
use boards::emblems::{self, chip};
use boards::symbols::symbol;
use maud::{Markup, html};
use std::time::Duration;
use store::{Holder, Status};
use table::{Message, Seat};

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
                                    (get_up(sight, seat, "ui-leave"))
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
            (fairness(sight.words, sight.live, sight.now))
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
            button { (sight.word("ui-join")) }
        }
    }
}

fn get_up(sight: &Sight<'_>, seat: Seat, key: &str) -> Markup {
    let playing = sight.now.status == Status::Playing;
    html! {
        form.actions method="post" action=(sight.at("/leave")) data-part="" {
            @if playing { (choose_robot(sight, &format!("robot-{seat}"))) }
            button.small.quiet name="seat" value=(seat) {
                @if sight.stand.mine.len() > 1 { (sight.name(seat)) ": " }
                (sight.word(key))
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
    // The page looks again when the first of them may be replaced.
    let again = waited.iter().filter(|(_, waited)| *waited < sight.away).map(|(_, waited)| sight.away - *waited).min();
    html! {
        @if !sight.stand.mine.is_empty() && sight.now.status == Status::Playing {
            @for (seat, _) in waited.iter().filter(|(_, waited)| *waited >= sight.away) {
                form.come-back method="post" action=(sight.at("/replace")) data-part="" {
                    p { (sight.say(&Message::new("ui-away").with("seat", *seat))) }
                    button name="seat" value=(seat) { (sight.say(&Message::new("ui-replace").with("seat", *seat))) }
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
            dt { (sight.word("ui-edition")) }
            dd { (edition.id) " " code title=(edition.hash) { (edition.hash.chars().take(8).collect::<String>()) } }
        }
    }
}

/// What else there is about the table: speed of bots, replay, getting up, fairness, what was agreed.
pub(super) fn about_table(sight: &Sight<'_>) -> Markup {
    let playing = sight.now.status == Status::Playing;
    let bots = sight.now.seats.iter().any(|held| held.holder.bot().is_some());
    html! {
        details.panel.panel-about #panel-about data-panel="about" {
            summary { h2 { (sight.word("ui-about-table")) } }
            div.panel-body {
                p { a.button.small href=(sight.at(&format!("/replay/{}", sight.now.rows.len()))) { (sight.word("ui-replay")) } }
                @if playing && bots && !sight.stand.mine.is_empty() {
                    form.speed method="post" action=(sight.at("/speed")) data-part="" {
                        fieldset {
                            legend { (sight.word("ui-speed")) }
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
                @if playing { @for seat in sight.stand.mine.iter() { (get_up(sight, seat, "ui-leave-to-bot")) } }
                (agreed(sight))
                (fairness(sight.words, sight.live, sight.now))
            }
        }
    }
}
