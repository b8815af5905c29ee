//! Which hints for a first game fit the moment.

use super::Table;
use northgard::explore::{Look, Purpose};
use northgard::{Action, Frame};

/// The hints that fit now, the most helpful first.
pub(super) fn fitting(table: &Table<'_>) -> Vec<&'static str> {
    let view = &table.view;
    let Some(me) = table.me() else { return Vec::new() };
    let own = &view.outlooks[me.index()];
    let frame = view.frame();
    let deciding = table.deciding();
    let turn = deciding && matches!(frame, Some(Frame::Turn(_)));
    let exploring = table.exploring().filter(|explore| explore.seat == me);
    let setup = exploring.is_some_and(|explore| matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo));
    let near = view.domination.is_some_and(|goal| view.outlooks.iter().any(|player| player.strongholds + 1 >= goal));
    let creatures = !view.open.line.is_empty();
    let fits = [
        ("hint-clan", table.offers(|action| matches!(action, Action::Clan(_)))),
        ("hint-settle", setup || matches!(frame, Some(Frame::Settle(_)))),
        ("hint-map", setup && view.open.year <= 1),
        ("hint-ghost", exploring.is_some_and(|explore| matches!(explore.look, Look::Cell | Look::Turn))),
        ("hint-domination", near),
        ("hint-winter", own.forecast.unrest),
        ("hint-trade", deciding && matches!(frame, Some(Frame::Trade(_)))),
        ("hint-fight", deciding && matches!(frame, Some(Frame::Fight(_) | Frame::Fights(_) | Frame::March(_)))),
        ("hint-retreat", deciding && matches!(frame, Some(Frame::Retreat(_)))),
        ("hint-rough", deciding && matches!(frame, Some(Frame::March(_)))),
        ("hint-explore", exploring.is_some() && !setup),
        ("hint-build", deciding && matches!(frame, Some(Frame::Build(_)))),
        ("hint-turn", turn && view.open.year == 1),
        ("hint-flash", turn && view.open.year == 1),
        ("hint-wait", turn && table.offers(|action| matches!(action, Action::Wait(_)))),
        ("hint-upgrade", turn && table.offers(|action| matches!(action, Action::UpgradeKeep(_)))),
        ("hint-pass", turn),
        ("hint-row", deciding && matches!(frame, Some(Frame::Pick(_)))),
        ("hint-creatures", creatures && turn),
        ("hint-last-year", turn && view.open.year == view.years),
    ];
    fits.into_iter().filter(|(_, fits)| *fits).map(|(key, _)| key).collect()
}
