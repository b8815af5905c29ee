//! What I must decide now, and what I may take back.

use super::choices::Choices;
use super::sight::{Sight, stamp};
use super::stand::{is_open, last_of};
use super::{advice, company, pace, room, waiting as waits};
use boards::Drawn;
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use store::Status;
use table::{Arg, Message, Offer, Seat, SeatSet};

/// The decision panel: the question, every answer as a button, undo; or whom we wait for; or how it ended.
pub(super) fn panel(sight: &Sight<'_>, offers: &[Offer], drawn: &Drawn, notice: Option<Markup>) -> Markup {
    let mine = sight.stand.deciding(sight.now).is_some() || sight.stand.hand_over.is_some();
    html! {
        section.decide.is-mine[mine] #decision aria-labelledby="decision-title" tabindex="-1" {
            @if let Some(notice) = notice { (notice) }
            (pace::asked(sight))
            (super::passing::offered(sight))
            (super::plan::armed(sight))
            @match (sight.now.status, sight.stand.hand_over, sight.stand.deciding(sight.now)) {
                (Status::Over, ..) => (ending(sight, drawn)),
                (_, Some(next), _) => (hand_over(sight, next)),
                (_, None, Some(seat)) => (question(sight, seat, offers, drawn)),
                (_, None, None) => (waiting(sight, drawn)),
            }
        }
    }
}

fn question(sight: &Sight<'_>, seat: Seat, offers: &[Offer], drawn: &Drawn) -> Markup {
    let prompt = sight.now.game.prompt(sight.stand.viewer);
    let names: Vec<String> = Seat::all(sight.now.seats.len()).map(|seat| sight.name(seat)).collect();
    let choices = Choices {
        words: sight.words,
        names: &names,
        at: sight.at(""),
        stamp: stamp(sight, seat),
        picked: sight.look.choose.as_deref(),
        confirm: sight.visit.reader.confirm,
        asides: &drawn.asides,
        bright: &[],
    };
    html! {
        h2.prompt #decision-title {
            @if sight.stand.mine.len() > 1 { span.decider { (sight.name(seat)) ": " } }
            (sight.say(&prompt))
        }
        (drawn.strife)
        (choices.draw(offers, drawn))
        (waits::eased(sight))
        (advice::panel(sight, seat, offers))
        (take_back(sight, takes_back(sight, seat)))
        (typed(sight, seat))
    }
}

/// Who may take something back where this seat must decide: that seat, or, where people sit together at one device, whoever of them acted last.
fn takes_back(sight: &Sight<'_>, seat: Seat) -> Seat {
    let before = last_of(sight.now, sight.stand.mine).filter(|_| is_open(sight.now) && !sight.now.game.can_undo(seat));
    before.unwrap_or(seat)
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

fn waiting(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let seats = sight.now.game.waiting(sight.stand.viewer);
    let mine = sight.stand.own();
    let prompt = sight.now.game.prompt(sight.stand.viewer);
    // Whom we wait for is said once: by the game where it says something more about them, else here.
    let whom = Arg::from(seats);
    let by_game = prompt.args.iter().any(|(_, arg)| *arg == whom);
    let title = if by_game && prompt.args.len() > 1 { sight.say(&prompt) } else { waiting_for(sight, seats) };
    html! {
        h2.prompt #decision-title { (title) }
        @if !by_game { p.muted { (sight.say(&prompt)) } }
        (drawn.strife)
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
            // Whoever acted still has the device.
            @if let Some(before) = last_of(sight.now, sight.stand.mine) { (take_back(sight, before)) }
        }
    }
}

/// A game that ended before its end.
fn cut_short(sight: &Sight<'_>) -> Markup {
    html! {
        div.result {
            h2 #decision-title { (pace::closed(sight).unwrap_or_else(|| sight.word("ui-state-over"))) }
            div.actions {
                (rematch(sight))
                a.button href=(sight.at("/replay/1")) { (sight.word("ui-replay")) }
                a.button href=(sight.at("/record.json")) download { (sight.word("ui-record")) }
            }
        }
    }
}

/// The way to the rematch.
fn rematch(sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(next) = &sight.now.options.rematch {
            a.button.primary href={ "/t/" (next) } { (sight.word("ui-rematch-go")) }
        } @else if !sight.stand.mine.is_empty() {
            @let (commitment, promised) = super::promise::promise(sight.promises);
            form method="post" action=(sight.at("/rematch")) data-stir=(commitment) {
                (promised)
                button.primary { (sight.word("ui-rematch")) }
            }
        }
    }
}

fn ending(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let Some(outcome) = sight.now.game.outcome() else { return cut_short(sight) };
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
                (rematch(sight))
                a.button href=(sight.at("/replay/1")) { (sight.word("ui-replay")) }
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
