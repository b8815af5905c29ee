//! The tabs of the table page. Which one is open is part of the address, so that they are links where there is no script.

use super::sight::Sight;
use boards::symbols::symbol;
use maud::{Markup, html};
use store::Status;

/// What lies behind a tab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tab {
    /// Everything that can be done now; on a phone, where the rest of the time only the first few fit.
    Moves,
    /// What the game shows beside its board.
    Table,
    /// What happened; a tab only where there is no room to show it all the time.
    Log,
    /// The score.
    Score,
    /// What was said.
    Chat,
    /// What is looked up, and what was agreed.
    More,
}

impl Tab {
    const ALL: [Tab; 6] = [Tab::Moves, Tab::Table, Tab::Log, Tab::Score, Tab::Chat, Tab::More];

    /// The name in addresses and markup.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Table => "table",
            Tab::Log => "log",
            Tab::Score => "score",
            Tab::Chat => "chat",
            Tab::More => "more",
        }
    }

    /// The symbol beside its word.
    const fn sign(self) -> &'static str {
        match self {
            Tab::Moves => "hand",
            Tab::Table => "person",
            Tab::Log => "log",
            Tab::Score => "point",
            Tab::Chat => "chat",
            Tab::More => "info",
        }
    }

    /// The key of its word.
    const fn word(self) -> &'static str {
        match self {
            Tab::Moves => "ui-tab-moves",
            Tab::Table => "ui-tab-table",
            Tab::Log => "ui-log",
            Tab::Score => "board-score",
            Tab::Chat => "ui-chat",
            Tab::More => "ui-tab-more",
        }
    }

    /// The tab that an address asks for.
    pub(super) fn asked(sight: &Sight<'_>) -> Option<Tab> {
        let name = sight.look.tab.as_deref()?;
        Tab::ALL.into_iter().find(|tab| tab.name() == name)
    }
}

/// The row of tabs: `offers` can be done now. Those who watch talk among themselves, and at the end the score stands with the result.
pub(super) fn row(sight: &Sight<'_>, offers: usize, chat: bool) -> Markup {
    let open = Tab::asked(sight);
    let over = sight.now.status == Status::Over;
    let there = |tab: &Tab| match tab {
        Tab::Chat => chat,
        Tab::Score | Tab::Moves => !over,
        Tab::Table | Tab::Log | Tab::More => true,
    };
    html! {
        nav.t-tabs aria-label=(sight.word("ui-tabs")) {
            @for tab in Tab::ALL.into_iter().filter(there) {
                // Going to the tab that is open closes it.
                @let address = if open == Some(tab) { sight.at("") } else { sight.at(&format!("?tab={}", tab.name())) };
                a href=(address) data-tab=(tab.name()) aria-current=[(open == Some(tab)).then_some("true")] {
                    (symbol(tab.sign()))
                    span { (sight.word(tab.word())) }
                    @if tab == Tab::Moves && offers > 0 { b { (offers) } }
                }
            }
        }
    }
}

/// What lies behind a tab.
pub(super) fn leaf(tab: Tab, class: &str, inside: &Markup) -> Markup {
    leaf_in_part(tab, class, inside, true)
}

/// What lies behind a tab, whole or only in part: the script fetches the rest when the tab is opened.
pub(super) fn leaf_in_part(tab: Tab, class: &str, inside: &Markup, whole: bool) -> Markup {
    html! { div.leaf.(class) data-leaf=(tab.name()) data-lacks=[(!whole).then_some("")] { (inside) } }
}
