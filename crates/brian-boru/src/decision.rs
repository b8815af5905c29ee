//! The lists: everything the game may be doing, everything a seat may do, everything chance may do.
//!
//! Each step is a thing of its own: its chapter says who is asked, under which clause, with which prompt, what is offered, why
//! something is refused, and what an answer does. Only buying and expanding can be declined (BB-1.10).

use crate::BrianBoru;
use crate::pieces::{BySeat, Card, Cards, MarriageCard, Princess, Town, Which};
use table::{Asks, Seat, message};

table::decisions! {
    /// What the table waits for, or what is to be done next. Steps that run by themselves are passed through at once in play.
    pub enum Step of units for BrianBoru {
        /// Chance: who begins (BB-2.10).
        draws FirstPlayer = "first_player",
        /// Starting towns (BB-2.11).
        asks StartTown = "start_town",
        /// A round begins (BB-3.2).
        runs Preparation = "preparation",
        /// Chance: the Viking card (BB-3.3).
        draws RevealVikings = "viking_card",
        /// Chance: the marriage card (BB-3.4).
        draws RevealMarriage = "marriage_card",
        /// Chance: the deal (BB-4.2).
        draws Deal = "deal",
        /// All choose cards at once (BB-4.4).
        asks Draft = "draft",
        /// A trick begins (BB-5.3).
        runs BeginTrick = "trick",
        /// The leader names a town (BB-5.3).
        asks LeadTown = "lead_town",
        /// The leader plays a card (BB-5.4).
        asks LeadCard = "lead_card",
        /// The others play a card each (BB-5.8).
        asks Follow = "follow",
        /// The next card is resolved (BB-5.12).
        runs Resolve = "resolve",
        /// A loser chooses his action (BB-5.14).
        asks ChooseLine = "choose_line",
        /// The action goes on (BB-6.1).
        runs RunLine = "line",
        /// How many extras to buy (BB-6.5).
        asks Buy = "buy",
        /// Whether and where to expand (BB-7.12).
        asks Expand = "expand",
        /// Which town to free (BB-7.14).
        asks FreeTown = "free_town",
        /// Last cards are discarded (BB-5.2).
        runs LastCards = "last_cards",
        /// The marriage step begins (BB-11.1).
        runs Marriage = "marriage",
        /// The town of a marriage card (BB-11.5).
        asks MarriageTown = "marriage_town",
        /// What to do with the princess (BB-12.1).
        asks ChoosePrincess = "princess",
        /// Rewards of the track (BB-13.1).
        runs Rewards = "rewards",
        /// The town of the track (BB-13.3).
        asks TrackTown = "track_town",
        /// The battle step begins (BB-14.1).
        runs Battle = "battle",
        /// A town is lost (BB-14.4, BB-14.5).
        asks LoseTown = "lose_town",
        /// Spoils of battle (BB-15.1).
        runs Spoils = "spoils",
        /// The church step begins (BB-16.1).
        runs Church = "church",
        /// The church leader builds (BB-16.1).
        asks LeaderMonastery = "leader_monastery",
        /// The second church reward (BB-16.5).
        runs ChurchPoints = "church_points",
        /// A player with four discs builds (BB-16.6).
        asks Monastery = "monastery",
        /// The claim step (BB-17.2).
        runs Claims = "claims",
        /// Final scoring (BB-18.1).
        runs Scoring = "scoring",
        /// A stated position has come to the end of what was to be tried.
        ends Stopped = "stopped",
        /// The game is over.
        ends Over = "over",
    }
}

table::phrases! {
    /// What a seat may do.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Action for BrianBoru, "complaint-bb-action", |rules, view| {
        /// Put the starting disc here (BB-2.11).
        Place(town: Town) = ["place", town] => rules.at_town("do-place", town);
        /// Choose this card of the packet; two of these make the answer to one pass (BB-4.4).
        Pick(card: Card) = ["pick", card] => message!("do-pick", card);
        /// Make this the active town (BB-5.3).
        Town(town: Town) = ["town", town] => rules.at_town("do-town", town);
        /// Lead this card (BB-5.4).
        Lead(card: Card) = ["lead", card] => rules.card_label("do-lead", view, card);
        /// Play this card to the trick (BB-5.8).
        Follow(card: Card) = ["follow", card] => rules.card_label("do-follow", view, card);
        /// Take this action of the card (BB-5.14).
        Line(which: Which) = ["line", which] => rules.line_label(&view.open, which);
        /// Buy so many extras (BB-7.8, BB-7.9, BB-7.11).
        Buy(extras: u16) = ["buy", extras] => rules.buy_label(&view.open, extras);
        /// Expand to this town, or not (BB-7.12).
        Expand(town: Option<Town>) = ["expand", town] => match town {
            Some(town) => rules.at_town("do-expand", town),
            None => message!("do-expand-no"),
        };
        /// Remove the Viking control token here (BB-7.13).
        Free(town: Town) = ["free", town] => rules.free_label(&view.open, town);
        /// Put the disc of the marriage card here (BB-11.5).
        MarriageTown(town: Town) = ["marriage-town", town] => rules.at_town("do-marriage-town", town);
        /// What becomes of the princess (BB-12.1).
        Princess(choice: Princess) = ["princess", choice] => rules.princess_label(choice);
        /// Put the disc of the marriage track here (BB-13.3).
        TrackTown(town: Town) = ["track-town", town] => rules.at_town("do-track-town", town);
        /// This town falls to the Vikings (BB-14.4, BB-14.5).
        Lose(town: Town) = ["lose", town] => rules.at_town("do-lose", town);
        /// Build a monastery here (BB-16.1, BB-16.6).
        Monastery(town: Town) = ["monastery", town] => rules.at_town("do-monastery", town);
    }
}

table::phrases! {
    /// One outcome of chance.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chance for BrianBoru, "complaint-bb-chance" {
        /// Who begins.
        First(seat: Seat) = ["first", seat];
        /// The strength of the Viking card revealed.
        Viking(strength: u8) = ["viking", strength];
        /// The ordinary marriage card revealed.
        Marriage(card: MarriageCard) = ["marriage", card];
        /// The packets dealt; what is left is set aside.
        Deal(packets: BySeat<Cards>) = ["deal", packets];
        /// Nothing is drawn: a position that somebody laid out begins with a part that needs no decision, and this sets it going.
        Go = ["go"];
    }
}

/// Asks this seat; nobody, if there is none.
pub(crate) fn ask(seat: Option<Seat>) -> Asks {
    seat.map_or(Asks::Nobody, Asks::Seat)
}
