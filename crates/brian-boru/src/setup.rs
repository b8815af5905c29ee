//! Options, and the table before anything happened (BB-2).

use crate::BrianBoru;
use crate::pieces::Marriages;
use crate::state::{Hidden, MarriageDeck, Open, Player, State, VikingDeck};
use table::setup::choice;
use table::{About, BuiltinEdition, Rules, Setup};

/// What everybody should know before sitting down.
pub(crate) static ABOUT: About = About {
    id: "brian-boru",
    prefix: "BB",
    rules_version: 1,
    oldest_rules: 1,
    layout: 1,
    players: 3..=5,
    usual: 4,
    options: &[
        choice("expand_into_active_town", &["forbid", "allow"], "BB-21.1", true),
        choice("all_on_start", &["remove_revealed", "remove_deck_top"], "BB-21.2", true),
        choice("five_player_full_hand", &["off", "on"], "BB-21.3", true),
        choice("viking_tie_claim", &["stay", "player_takes", "to_board"], "BB-21.4", true),
        choice("viking_lead_final", &["none", "best_player"], "BB-21.5", true),
        choice("monastery_final_double", &["on", "off"], "BB-21.6", true),
        choice("viking_duplicate", &["12", "13"], "BB-21.7", true),
        choice("show_played_cards", &["off", "on"], "BB-21.8", false),
        choice("reveal_last_card", &["off", "on"], "BB-21.8", false),
    ],
    editions: &[BuiltinEdition { id: "default", text: include_str!("../editions/default.toml") }],
    longest: 1000,
};

/// Who gets a claim token for which the Vikings are level with a player (BB-17.7, BB-21.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VikingTie {
    /// It stays where it is.
    Stay,
    /// A player tied alone with them takes it.
    PlayerTakes,
    /// It goes to the board.
    ToBoard,
}

/// The options, typed (BB-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// BB-21.1: expanding into the active town is allowed.
    pub expand_into_active_town: bool,
    /// BB-21.2: with all discs on the start, the top of the marriage deck goes too.
    pub remove_deck_top: bool,
    /// BB-21.3: five players play all five cards.
    pub full_hand: bool,
    /// BB-21.4.
    pub viking_tie: VikingTie,
    /// BB-21.5: where the Vikings lead, the best player gains the half.
    pub best_player_behind_vikings: bool,
    /// BB-19.5: monasteries count 2 in the final count too.
    pub monastery_final_double: bool,
    /// BB-21.7: which strength the seventh Viking card has; picks the deck of the edition.
    pub second_13: bool,
    /// BB-21.8: last cards are shown.
    pub reveal_last_card: bool,
    /// BB-21.8: pages list the cards played this round, which nobody may search otherwise (BB-5.17).
    pub show_played_cards: bool,
}

impl Options {
    /// The options of a setup.
    pub fn of(setup: &Setup) -> Options {
        let is = |id: &str, value: &str| setup.option(id) == value;
        Options {
            expand_into_active_town: is("expand_into_active_town", "allow"),
            remove_deck_top: is("all_on_start", "remove_deck_top"),
            full_hand: is("five_player_full_hand", "on") && setup.players == 5,
            viking_tie: match setup.option("viking_tie_claim") {
                "player_takes" => VikingTie::PlayerTakes,
                "to_board" => VikingTie::ToBoard,
                _ => VikingTie::Stay,
            },
            best_player_behind_vikings: is("viking_lead_final", "best_player"),
            monastery_final_double: is("monastery_final_double", "on"),
            second_13: is("viking_duplicate", "13"),
            reveal_last_card: is("reveal_last_card", "on"),
            show_played_cards: is("show_played_cards", "on"),
        }
    }
}

impl BrianBoru {
    /// The table before anything happened (BB-2.1, BB-2.9): one colour for each player (BB-2.2), stocks given out (BB-2.3, BB-2.4),
    /// claim tokens face down (BB-2.5), the princess under some of the other marriage cards (BB-2.6, BB-2.7), Viking cards (BB-2.8).
    /// Nobody is chosen to begin yet.
    pub(crate) fn first_state(&self) -> State {
        let start = self.components.start;
        let mut open = Open::empty(self.players());
        for player in open.players.values_mut() {
            *player = Player { coins: start.coins, renown: start.renown, vp: start.vp, ..Player::default() };
        }
        let deck = &self.components.decks[usize::from(self.options.second_13)];
        open.viking_deck = VikingDeck::new(deck).unwrap_or_default();
        open.marriage_deck =
            MarriageDeck { ordinary: self.counts().ordinary, princess: true, unseen: Marriages::ORDINARY };
        State { open, hidden: Hidden::new(self.players()) }
    }
}
