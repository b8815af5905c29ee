//! The actions a player may choose from (CM-5.2).

table::named! {
    /// An action, or the bargain that comes before it.
    pub enum Verb as "verb" {
        /// Influence.
        Influence = "influence",
        /// Build X.
        Build = "build",
        /// Move X.
        Move = "move",
        /// Assault.
        Assault = "assault",
        /// Recruit X.
        Recruit = "recruit",
        /// Hire mercenaries; with five players a bargain with the Nomad comes first.
        Hire = "hire",
        /// Bribe mercenaries, after a bargain with the Nomad.
        Bribe = "bribe",
        /// Bargain with the Sultan for a card, then buy.
        Ask = "ask",
        /// Buy power cards.
        Buy = "buy",
        /// Play a power card.
        Play = "play",
        /// Collect.
        Collect = "collect",
        /// The Warlord's Uprising.
        Uprising = "uprising",
        /// The Warlord's Muster.
        Muster = "muster",
        /// The Murshid's Intrigue.
        Intrigue = "intrigue",
        /// The Sultan's Conspire.
        Conspire = "conspire",
        /// The Caliph's Move the palace.
        Palace = "palace",
        /// The Nomad's Desertion.
        Desertion = "desertion",
    }
}
