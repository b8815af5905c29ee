//! Cards by name, and piles of cards as bits.

use crate::names::{Clan, Unknown, serde_by_name};
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card by its name. Only the Feast of the starting decks (two) and Unrest (ten) have copies that one person can own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// How many names there are.
pub const CARDS: usize = 86;

macro_rules! cards {
    ($($name:ident = $number:literal $text:literal,)+) => {
        #[allow(missing_docs)]
        impl Card { $(pub const $name: Card = Card($number);)+ }

        const NAMES: [&str; CARDS] = [$($text),+];
    };
}

cards! {
    START_RECRUIT = 0 "start_recruit",
    START_MOVE = 1 "start_move",
    START_EXPLORE = 2 "start_explore",
    START_BUILD = 3 "start_build",
    BEAR_INITIAL = 4 "bear_initial",
    BEAR_AWAKENS = 5 "bear_awakens",
    BEAR_PROTECTOR = 6 "bear_protector",
    BOAR_INITIAL = 7 "boar_initial",
    BOAR_OSMOSIS = 8 "boar_osmosis",
    BOAR_LAY_OF_THE_LAND = 9 "boar_lay_of_the_land",
    GOAT_INITIAL = 10 "goat_initial",
    GOAT_TEAMWORK = 11 "goat_teamwork",
    GOAT_RESOURCEFUL = 12 "goat_resourceful",
    RAVEN_INITIAL = 13 "raven_initial",
    RAVEN_RAIDING_PARTY = 14 "raven_raiding_party",
    RAVEN_MERCENARIES = 15 "raven_mercenaries",
    SNAKE_INITIAL = 16 "snake_initial",
    SNAKE_RAPACIOUS = 17 "snake_rapacious",
    SNAKE_STOLEN_LORE = 18 "snake_stolen_lore",
    STAG_INITIAL = 19 "stag_initial",
    STAG_GLORY = 20 "stag_glory",
    STAG_ANNEXATION = 21 "stag_annexation",
    WOLF_INITIAL = 22 "wolf_initial",
    WOLF_PLUNDER = 23 "wolf_plunder",
    WOLF_CALL_TO_WAR = 24 "wolf_call_to_war",
    DEV_BODYGUARD = 25 "dev_bodyguard",
    DEV_FEAST = 26 "dev_feast",
    DEV_FUTURE_SIGHT = 27 "dev_future_sight",
    DEV_VILLAGER_TOOLS = 28 "dev_villager_tools",
    DEV_INTIMIDATE = 29 "dev_intimidate",
    DEV_MARKET_PLACE = 30 "dev_market_place",
    DEV_MERCENARY = 31 "dev_mercenary",
    DEV_MERCHANT = 32 "dev_merchant",
    DEV_MILITIA = 33 "dev_militia",
    DEV_NEGOCIATION = 34 "dev_negociation",
    DEV_RECRUITMENT = 35 "dev_recruitment",
    DEV_SCOUT_CAMP = 36 "dev_scout_camp",
    DEV_SCOUTS = 37 "dev_scouts",
    DEV_SHIELDBEARERS = 38 "dev_shieldbearers",
    DEV_SIMPLE_LIVING = 39 "dev_simple_living",
    DEV_TOWN_HALL = 40 "dev_town_hall",
    DEV_ALLIES_WILD = 41 "dev_allies_wild",
    DEV_AMENITIES = 42 "dev_amenities",
    DEV_ANCESTRAL_CURSE = 43 "dev_ancestral_curse",
    DEV_AXE_THROWERS = 44 "dev_axe_throwers",
    DEV_BRIBERY = 45 "dev_bribery",
    DEV_CAPTURE = 46 "dev_capture",
    DEV_CARPENTRY = 47 "dev_carpentry",
    DEV_CONQUEROR = 48 "dev_conqueror",
    DEV_CUNNING_MERCHANT = 49 "dev_cunning_merchant",
    DEV_DEFENSIVE_STRATEGY = 50 "dev_defensive_strategy",
    DEV_ENEMY_SECRETS = 51 "dev_enemy_secrets",
    DEV_FISHING = 52 "dev_fishing",
    DEV_TRADE_ROUTES = 53 "dev_trade_routes",
    DEV_GRIZZLED_WARRIORS = 54 "dev_grizzled_warriors",
    DEV_HEROIC_CHARGE = 55 "dev_heroic_charge",
    DEV_HIDDEN_WAYS = 56 "dev_hidden_ways",
    DEV_HUGINN_MUNINN = 57 "dev_huginn_muninn",
    DEV_HUNTERS = 58 "dev_hunters",
    DEV_INCURSION = 59 "dev_incursion",
    DEV_INDUSTRIOUS = 60 "dev_industrious",
    DEV_INFILTRATION = 61 "dev_infiltration",
    DEV_LEGENDARY_HEROES = 62 "dev_legendary_heroes",
    DEV_LORE_MASTERY = 63 "dev_lore_mastery",
    DEV_LOREMASTERS = 64 "dev_loremasters",
    DEV_OUTPOST = 65 "dev_outpost",
    DEV_RANGERS = 66 "dev_rangers",
    DEV_SPY = 67 "dev_spy",
    DEV_TRADING_POST = 68 "dev_trading_post",
    DEV_MARKET_PLACE_2 = 69 "dev_market_place_2",
    DEV_SCOUT_CAMP_2 = 70 "dev_scout_camp_2",
    DEV_TOWN_HALL_2 = 71 "dev_town_hall_2",
    DEV_TRADING_POST_2 = 72 "dev_trading_post_2",
    DEV_VEILED_THREATS = 73 "dev_veiled_threats",
    DEV_WARRIORS = 74 "dev_warriors",
    DEV_WOOD_MONOPOLY = 75 "dev_wood_monopoly",
    DEV_WOODCUTTERS = 76 "dev_woodcutters",
    ACH_BUILDER = 77 "ach_builder",
    ACH_EXPLORER = 78 "ach_explorer",
    ACH_FOOD_TRADER = 79 "ach_food_trader",
    ACH_WOOD_TRADER = 80 "ach_wood_trader",
    ACH_SCHOLAR = 81 "ach_scholar",
    ACH_TRAPPER = 82 "ach_trapper",
    ACH_WARLORD = 83 "ach_warlord",
    START_FEAST = 84 "start_feast",
    UNREST = 85 "card_unrest",
}

/// Where the bits of the Feasts begin.
const FEASTS: u32 = 84;
/// Where the bits of Unrest begin.
const UNRESTS: u32 = 86;
/// How many Unrest cards there are.
pub(crate) const UNREST_CARDS: u8 = 10;
const FEAST_BITS: u128 = 0b11 << FEASTS;
const UNREST_BITS: u128 = ((1 << UNREST_CARDS) - 1) << UNRESTS;
const COPIES: u128 = FEAST_BITS | UNREST_BITS;

impl Card {
    /// Every name.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The position in the component list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name used in files, notation and dictionaries.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// The clan whose card it is.
    pub fn clan(self) -> Option<Clan> {
        let place = self.0.checked_sub(Card::BEAR_INITIAL.0)? / 3;
        Clan::ALL.get(place as usize).copied()
    }

    /// The first card of a clan.
    pub const fn initial(clan: Clan) -> Card {
        Card(Card::BEAR_INITIAL.0 + 3 * clan as u8)
    }

    /// Whether it is an Early Development card.
    pub const fn is_early(self) -> bool {
        self.0 >= Card::DEV_BODYGUARD.0 && self.0 < Card::DEV_ALLIES_WILD.0
    }

    /// Whether it is an Advanced Development card.
    pub const fn is_advanced(self) -> bool {
        self.0 >= Card::DEV_ALLIES_WILD.0 && self.0 < Card::ACH_BUILDER.0
    }

    /// Whether it is an Achievement card.
    pub const fn is_achievement(self) -> bool {
        self.0 >= Card::ACH_BUILDER.0 && self.0 < Card::START_FEAST.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Card, Unknown> {
        let place = NAMES.iter().position(|name| *name == text).ok_or_else(|| Unknown(text.to_owned()))?;
        Ok(Card(place as u8))
    }
}

serde_by_name!(Card);

/// Some cards, in no order, as bits: equal piles have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u128);

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);
    /// The 16 Early Development cards.
    pub const EARLY: Pile = Pile::range(Card::DEV_BODYGUARD, Card::DEV_ALLIES_WILD);
    /// The 36 Advanced Development cards.
    pub const ADVANCED: Pile = Pile::range(Card::DEV_ALLIES_WILD, Card::ACH_BUILDER);
    /// The seven Achievement cards.
    pub const ACHIEVEMENTS: Pile = Pile::range(Card::ACH_BUILDER, Card::START_FEAST);
    /// The six starting cards.
    pub const STARTING: Pile = Pile(Pile::range(Card::START_RECRUIT, Card::BEAR_INITIAL).0 | FEAST_BITS);

    const fn range(from: Card, to: Card) -> Pile {
        Pile((1 << to.0) - (1 << from.0))
    }

    /// The bits a card may use.
    #[inline]
    const fn bits(card: Card) -> u128 {
        match card.0 {
            84 => FEAST_BITS,
            85 => UNREST_BITS,
            one => 1 << one,
        }
    }

    /// Just this card.
    pub const fn one(card: Card) -> Pile {
        let bits = Pile::bits(card);
        Pile(bits & bits.wrapping_neg())
    }

    /// The three cards of a clan.
    pub const fn of_clan(clan: Clan) -> Pile {
        Pile(0b111 << Card::initial(clan).0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this card.
    pub const fn count(self, card: Card) -> usize {
        (self.0 & Pile::bits(card)).count_ones() as usize
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & Pile::bits(card) != 0
    }

    /// Adds a card; one that has no further copy changes nothing.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let free = !self.0 & Pile::bits(card);
        self.0 |= free & free.wrapping_neg();
    }

    /// Takes a card out; says whether it was there.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let here = self.0 & Pile::bits(card);
        if here == 0 {
            return false;
        }
        self.0 &= !(1 << (127 - here.leading_zeros()));
        true
    }

    /// Adds all cards of another pile.
    #[inline]
    pub fn join(&mut self, other: Pile) {
        if (self.0 | other.0) & COPIES == 0 || self.0 & COPIES == 0 || other.0 & COPIES == 0 {
            self.0 |= other.0;
            return;
        }
        let feasts = ((self.0 & FEAST_BITS).count_ones() + (other.0 & FEAST_BITS).count_ones()).min(2);
        let unrests = ((self.0 & UNREST_BITS).count_ones() + (other.0 & UNREST_BITS).count_ones()).min(10);
        let copies = (((1 << feasts) - 1) << FEASTS) | (((1 << unrests) - 1) << UNRESTS);
        self.0 = ((self.0 | other.0) & !COPIES) | copies;
    }

    /// Both piles together.
    #[must_use]
    pub fn with(mut self, other: Pile) -> Pile {
        self.join(other);
        self
    }

    /// What is left when the cards of the other pile are taken out.
    #[must_use]
    pub fn without(self, other: Pile) -> Pile {
        let mut left = Pile(self.0 & !(other.0 & !COPIES));
        if left.0 & COPIES != 0 && other.0 & COPIES != 0 {
            for card in [Card::START_FEAST, Card::UNREST] {
                (0..other.count(card)).for_each(|_| {
                    left.take(card);
                });
            }
        }
        left
    }

    /// Whether every card of this pile, copies counted, is in the other.
    pub fn is_within(self, other: Pile) -> bool {
        self.0 & !other.0 == 0
    }

    /// The cards of this pile that the test accepts, each name once.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = bits.trailing_zeros();
            let card = match place {
                0..FEASTS => Card(place as u8),
                FEASTS..UNRESTS => Card::START_FEAST,
                _ => Card::UNREST,
            };
            bits &= !Pile::bits(card);
            Some(card)
        })
    }

    /// Every card, copies one after the other.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// So many cards, each equally likely; all of them if there are fewer.
    pub fn sample<R: Rng + ?Sized>(self, count: usize, rng: &mut R) -> Pile {
        let mut left = self.0;
        let mut drawn = Pile::EMPTY;
        for _ in 0..count.min(self.len()) {
            let mut bits = left;
            for _ in 0..rng.random_range(0..left.count_ones()) {
                bits &= bits - 1;
            }
            let bit = bits & bits.wrapping_neg();
            left &= !bit;
            drawn.join(Pile(bit).sorted());
        }
        drawn
    }

    /// The same pile with copies in their first bits.
    fn sorted(self) -> Pile {
        if self.0 & COPIES == 0 {
            return self;
        }
        let mut pile = Pile(self.0 & !COPIES);
        pile.0 |= ((1 << (self.0 & FEAST_BITS).count_ones()) - 1) << FEASTS;
        pile.0 |= ((1 << (self.0 & UNREST_BITS).count_ones()) - 1) << UNRESTS;
        pile
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        cards.into_iter().fold(Pile::EMPTY, |mut pile, card| {
            pile.add(card);
            pile
        })
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::name)).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let pile: Pile = cards.iter().copied().collect();
        if pile.len() == cards.len() { Ok(pile) } else { Err(serde::de::Error::custom("a card stands here twice")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_and_read_back_and_know_their_kind() {
        for card in Card::all() {
            assert_eq!(card.name().parse(), Ok(card));
        }
        assert_eq!(Pile::EARLY.len(), 16);
        assert_eq!(Pile::ADVANCED.len(), 36);
        assert_eq!(Pile::ACHIEVEMENTS.len(), 7);
        assert_eq!(Pile::STARTING.len(), 6);
        assert_eq!(Card::WOLF_CALL_TO_WAR.clan(), Some(Clan::Wolf));
        assert_eq!(Card::START_BUILD.clan(), None);
        assert_eq!(Card::DEV_BODYGUARD.clan(), None);
        assert_eq!(Pile::of_clan(Clan::Goat).iter().next(), Some(Card::GOAT_INITIAL));
    }

    #[test]
    fn piles_count_copies() {
        let mut pile = Pile::STARTING;
        assert_eq!(pile.count(Card::START_FEAST), 2);
        pile.add(Card::UNREST);
        pile.add(Card::UNREST);
        assert_eq!(pile.len(), 8);
        assert!(pile.take(Card::UNREST));
        assert_eq!(pile, Pile::STARTING.with(Pile::one(Card::UNREST)));
        assert_eq!(pile.without(Pile::STARTING), Pile::one(Card::UNREST));
        assert_eq!(Pile::one(Card::START_FEAST).with(Pile::one(Card::START_FEAST)).count(Card::START_FEAST), 2);
        assert!(!pile.take(Card::DEV_SPY));
    }
}
