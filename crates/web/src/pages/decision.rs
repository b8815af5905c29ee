//! What I must decide now, and what I may take back.

use super::sight::{Sight, stamp};
use super::{advice, company, room, waiting as waits};
use boards::emblems::chip;
use boards::symbols::symbol;
use boards::{Beginning, Deed, Drawn};
use maud::{Markup, html};
use store::Status;
use table::{Message, Offer, Seat, SeatSet};

/// The decision panel: the question, every answer as a button, undo; or whom we wait for; or how it ended.
pub(super) fn panel(sight: &Sight<'_>, offers: &[Offer], drawn: &Drawn, notice: Option<Markup>) -> Markup {
    let mine = sight.stand.deciding(sight.now).is_some() || sight.stand.hand_over.is_some();
    html! {
        section.decide.is-mine[mine] #decision aria-labelledby="decision-title" tabindex="-1" {
            @if let Some(notice) = notice { (notice) }
            @match (sight.now.status, sight.stand.hand_over, sight.stand.deciding(sight.now)) {
                (Status::Over, ..) => (ending(sight, drawn)),
                (_, Some(next), _) => (hand_over(sight, next)),
                (_, None, Some(seat)) => (question(sight, seat, offers, drawn)),
                (_, None, None) => (waiting(sight)),
            }
        }
    }
}

fn question(sight: &Sight<'_>, seat: Seat, offers: &[Offer], drawn: &Drawn) -> Markup {
    let prompt = sight.now.game.prompt(sight.stand.viewer);
    let chosen = sight.look.choose.as_deref().and_then(|act| offers.iter().find(|offer| offer.text == act));
    html! {
        h2.prompt #decision-title {
            @if sight.stand.mine.len() > 1 { span.decider { (sight.name(seat)) ": " } }
            (sight.say(&prompt))
        }
        @match chosen {
            Some(offer) => (confirm(sight, seat, offer)),
            None => {
                @if let Some(deed) = &drawn.deed { (whole_deed(sight, seat, deed)) }
                (answers(sight, seat, offers, &drawn.beginnings))
            }
        }
        (waits::eased(sight))
        (advice::panel(sight, seat, offers))
        (take_back(sight, seat))
        (typed(sight, seat))
    }
}

/// What lies on the board now, done with one button.
fn whole_deed(sight: &Sight<'_>, seat: Seat, deed: &Deed) -> Markup {
    html! {
        form.whole-deed method="post" action=(sight.at("/act")) data-part="" {
            (stamp(sight, seat))
            button.primary name="act" value=(deed.whole()) { (symbol("check")) " " (deed.label) }
        }
    }
}

/// Every answer as a button. Who wants to be asked again gets links to the question instead. Answers that begin alike are one link,
/// which leads to them; once it is followed there is nothing else to choose from, and a link back.
fn answers(sight: &Sight<'_>, seat: Seat, offers: &[Offer], beginnings: &[Beginning]) -> Markup {
    let picked = beginnings.iter().find(|beginning| sight.look.choose.as_deref() == Some(beginning.pick.as_str()));
    let begins = |offer: &Offer| beginnings.iter().find(|beginning| beginning.begins(&offer.text));
    html! {
        form.offers-form method="post" action=(sight.at("/act")) data-part="" {
            (stamp(sight, seat))
            ul.choices {
                @match picked {
                    Some(picked) => {
                        li { a.button.quiet href=(sight.at("")) data-choose="" { (sight.word("ui-choose-again")) } }
                        @for offer in offers.iter().filter(|offer| picked.begins(&offer.text)) { (answer(sight, offer)) }
                    }
                    None => {
                        @for offer in offers.iter().filter(|offer| begins(offer).is_none()) { (answer(sight, offer)) }
                        @for beginning in beginnings { li { a.button href=(choose(sight, &beginning.pick)) data-choose=(beginning.pick) { (beginning.label) } } }
                    }
                }
            }
        }
    }
}

fn answer(sight: &Sight<'_>, offer: &Offer) -> Markup {
    html! {
        li {
            @if sight.visit.reader.confirm {
                a.button.offer href=(choose(sight, &offer.text)) data-choose=(offer.text) { (sight.say(&offer.label)) }
            } @else {
                button.offer name="act" value=(offer.text) { (sight.say(&offer.label)) }
            }
        }
    }
}

/// The address at which this is picked.
fn choose(sight: &Sight<'_>, act: &str) -> String {
    sight.at(&format!("?choose={}", super::encode(act)))
}

fn confirm(sight: &Sight<'_>, seat: Seat, offer: &Offer) -> Markup {
    html! {
        form.confirm method="post" action=(sight.at("/act")) data-part="" {
            (stamp(sight, seat))
            span.chosen { (sight.word("ui-chosen")) " " b { (sight.say(&offer.label)) } }
            button.primary name="act" value=(offer.text) autofocus { (sight.word("ui-confirm")) }
            " "
            a.button.quiet href=(sight.at("")) data-choose="" { (sight.word("ui-choose-again")) }
        }
    }
}

fn take_back(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @if sight.now.status == Status::Playing && sight.now.game.can_undo(seat) {
            form.undo-row method="post" action=(sight.at("/undo")) data-part="" {
                (stamp(sight, seat))
                button.small name="how" value="step" { (symbol("undo")) (sight.word("ui-undo")) }
                button.small.quiet name="how" value="all" { (sight.word("ui-start-over")) }
            }
        }
    }
}

/// For those who like to type, and for asking why something is not offered.
fn typed(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        details.typed.small {
            summary { (sight.word("ui-type")) }
            form method="post" action=(sight.at("/act")) data-part="" {
                (stamp(sight, seat))
                label for="typed-act" { (sight.word("ui-type-label")) }
                input #typed-act name="act" list="typed-acts" required maxlength="400" autocomplete="off" spellcheck="false";
                datalist #typed-acts {}
                button { (sight.word("ui-type-do")) }
                " "
                button.quiet formmethod="get" formaction=(sight.at("/why")) { (sight.word("ui-type-why")) }
            }
        }
    }
}

fn waiting(sight: &Sight<'_>) -> Markup {
    let seats = sight.now.game.waiting(sight.stand.viewer);
    let mine = sight.stand.viewer.seat();
    html! {
        h2.prompt #decision-title { (waiting_for(sight, seats)) }
        p.muted { (sight.say(&sight.now.game.prompt(sight.stand.viewer))) }
        (waits::bots(sight))
        (waits::eased(sight))
        (room::come_back(sight))
        (room::overdue(sight))
        @if let Some(seat) = mine { (take_back(sight, seat)) }
        @else if sight.stand.mine.is_empty() { p.muted { (sight.word("ui-watching")) } }
    }
}

/// Whom the table waits for.
pub(super) fn waiting_for(sight: &Sight<'_>, seats: SeatSet) -> String {
    let names: Vec<Seat> = seats.iter().collect();
    let bots = !names.is_empty() && names.iter().all(|seat| sight.now.bot_on(*seat).is_some());
    let key = if bots { "ui-waiting-bots" } else { "ui-waiting" };
    sight.say(&Message::new(key).with("seats", names).with("n", seats.len()))
}

/// Nothing of anybody's hand is shown until the next person says to have the device.
fn hand_over(sight: &Sight<'_>, next: Seat) -> Markup {
    html! {
        div.handover {
            (chip(next))
            h2.prompt #decision-title { (sight.say(&Message::new("ui-hand-over").with("seat", next))) }
            p { (sight.word("ui-hand-over-help")) }
            form method="post" action=(sight.at("/hand")) data-part="" {
                button.primary name="seat" value=(next) autofocus { (sight.say(&Message::new("ui-hand-over-take").with("seat", next))) }
            }
        }
    }
}

fn ending(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let Some(outcome) = sight.now.game.outcome() else { return html! {} };
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let mine = sight.stand.mine;
    let won = outcome.winners.iter().any(|seat| mine.has(seat));
    html! {
        div.result.is-won[won] {
            h2 #decision-title {
                (symbol("crown")) " "
                @match &drawn.verdict {
                    Some(verdict) => (verdict),
                    None => (sight.say(&Message::new("ui-winners").with("seats", winners).with("n", outcome.winners.len()))),
                }
            }
            (company::reasons(sight, drawn, &outcome))
            (company::podium(sight, drawn, &outcome))
            div.actions {
                @if let Some(next) = &sight.now.options.rematch {
                    a.button.primary href={ "/t/" (next) } { (sight.word("ui-rematch-go")) }
                } @else if !mine.is_empty() {
                    @let (commitment, promised) = super::opening::promise(sight.promises);
                    form method="post" action=(sight.at("/rematch")) data-stir=(commitment) {
                        (promised)
                        button.primary { (sight.word("ui-rematch")) }
                    }
                }
                a.button href=(sight.at("/replay/0")) { (sight.word("ui-replay")) }
                a.button href=(sight.at("/analysis")) { (sight.word("ui-analysis")) }
                @if outcome.places.len() == 1 && super::stats::levels(sight.live.entry).is_some() {
                    a.button href={ "/stats/" (sight.live.entry.id()) } { (sight.word("ui-stats")) }
                }
                a.button href=(sight.at("/record.json")) download { (sight.word("ui-record")) }
            }
            (super::sheet::panel(sight, drawn.score.as_ref()))
        }
    }
}
