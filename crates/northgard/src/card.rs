//! Cards by name, and piles of cards as bits.

use crate::pieces::Clan;
use rand::{Rng, RngExt};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitOr, Sub};
use std::str::FromStr;
use table::{Arg, Unknown};

/// A card by its name. Only the Feast of the starting decks (two) and Unrest (ten) have copies that one person can own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// How many names there are.
pub const CARDS: usize = 86;

macro_rules! cards {
    ($($name:ident = $number:literal $text:literal $clause:literal,)+) => {
        #[allow(missing_docs)]
        impl Card { $(pub const $name: Card = Card($number);)+ }

        const NAMES: [&str; CARDS] = [$($text),+];
        const CLAUSES: [&str; CARDS] = [$($clause),+];
    };
}

cards! {
    START_RECRUIT = 0 "start_recruit" "NG-6.1",
    START_MOVE = 1 "start_move" "NG-8.1",
    START_EXPLORE = 2 "start_explore" "NG-9.1",
    START_BUILD = 3 "start_build" "NG-7.1",
    BEAR_INITIAL = 4 "bear_initial" "NG-17.1",
    BEAR_AWAKENS = 5 "bear_awakens" "NG-17.2",
    BEAR_PROTECTOR = 6 "bear_protector" "NG-17.3",
    BOAR_INITIAL = 7 "boar_initial" "NG-17.4",
    BOAR_OSMOSIS = 8 "boar_osmosis" "NG-17.5",
    BOAR_LAY_OF_THE_LAND = 9 "boar_lay_of_the_land" "NG-17.6",
    GOAT_INITIAL = 10 "goat_initial" "NG-17.7",
    GOAT_TEAMWORK = 11 "goat_teamwork" "NG-17.8",
    GOAT_RESOURCEFUL = 12 "goat_resourceful" "NG-17.9",
    RAVEN_INITIAL = 13 "raven_initial" "NG-17.10",
    RAVEN_RAIDING_PARTY = 14 "raven_raiding_party" "NG-17.11",
    RAVEN_MERCENARIES = 15 "raven_mercenaries" "NG-17.12",
    SNAKE_INITIAL = 16 "snake_initial" "NG-17.13",
    SNAKE_RAPACIOUS = 17 "snake_rapacious" "NG-17.14",
    SNAKE_STOLEN_LORE = 18 "snake_stolen_lore" "NG-17.15",
    STAG_INITIAL = 19 "stag_initial" "NG-17.16",
    STAG_GLORY = 20 "stag_glory" "NG-17.17",
    STAG_ANNEXATION = 21 "stag_annexation" "NG-17.18",
    WOLF_INITIAL = 22 "wolf_initial" "NG-17.19",
    WOLF_PLUNDER = 23 "wolf_plunder" "NG-17.20",
    WOLF_CALL_TO_WAR = 24 "wolf_call_to_war" "NG-17.21",
    DEV_BODYGUARD = 25 "dev_bodyguard" "NG-18.1",
    DEV_FEAST = 26 "dev_feast" "NG-18.2",
    DEV_FUTURE_SIGHT = 27 "dev_future_sight" "NG-18.3",
    DEV_VILLAGER_TOOLS = 28 "dev_villager_tools" "NG-18.4",
    DEV_INTIMIDATE = 29 "dev_intimidate" "NG-18.5",
    DEV_MARKET_PLACE = 30 "dev_market_place" "NG-18.6",
    DEV_MERCENARY = 31 "dev_mercenary" "NG-18.7",
    DEV_MERCHANT = 32 "dev_merchant" "NG-18.8",
    DEV_MILITIA = 33 "dev_militia" "NG-18.9",
    DEV_NEGOCIATION = 34 "dev_negociation" "NG-18.10",
    DEV_RECRUITMENT = 35 "dev_recruitment" "NG-18.11",
    DEV_SCOUT_CAMP = 36 "dev_scout_camp" "NG-18.12",
    DEV_SCOUTS = 37 "dev_scouts" "NG-18.13",
    DEV_SHIELDBEARERS = 38 "dev_shieldbearers" "NG-18.14",
    DEV_SIMPLE_LIVING = 39 "dev_simple_living" "NG-18.15",
    DEV_TOWN_HALL = 40 "dev_town_hall" "NG-18.16",
    DEV_ALLIES_WILD = 41 "dev_allies_wild" "NG-19.1",
    DEV_AMENITIES = 42 "dev_amenities" "NG-19.2",
    DEV_ANCESTRAL_CURSE = 43 "dev_ancestral_curse" "NG-19.3",
    DEV_AXE_THROWERS = 44 "dev_axe_throwers" "NG-19.4",
    DEV_BRIBERY = 45 "dev_bribery" "NG-19.5",
    DEV_CAPTURE = 46 "dev_capture" "NG-19.6",
    DEV_CARPENTRY = 47 "dev_carpentry" "NG-19.7",
    DEV_CONQUEROR = 48 "dev_conqueror" "NG-19.8",
    DEV_CUNNING_MERCHANT = 49 "dev_cunning_merchant" "NG-19.9",
    DEV_DEFENSIVE_STRATEGY = 50 "dev_defensive_strategy" "NG-19.10",
    DEV_ENEMY_SECRETS = 51 "dev_enemy_secrets" "NG-19.11",
    DEV_FISHING = 52 "dev_fishing" "NG-19.12",
    DEV_TRADE_ROUTES = 53 "dev_trade_routes" "NG-19.13",
    DEV_GRIZZLED_WARRIORS = 54 "dev_grizzled_warriors" "NG-19.14",
    DEV_HEROIC_CHARGE = 55 "dev_heroic_charge" "NG-19.15",
    DEV_HIDDEN_WAYS = 56 "dev_hidden_ways" "NG-19.16",
    DEV_HUGINN_MUNINN = 57 "dev_huginn_muninn" "NG-19.17",
    DEV_HUNTERS = 58 "dev_hunters" "NG-19.18",
    DEV_INCURSION = 59 "dev_incursion" "NG-19.19",
    DEV_INDUSTRIOUS = 60 "dev_industrious" "NG-19.20",
    DEV_INFILTRATION = 61 "dev_infiltration" "NG-19.21",
    DEV_LEGENDARY_HEROES = 62 "dev_legendary_heroes" "NG-19.22",
    DEV_LORE_MASTERY = 63 "dev_lore_mastery" "NG-19.23",
    DEV_LOREMASTERS = 64 "dev_loremasters" "NG-19.24",
    DEV_OUTPOST = 65 "dev_outpost" "NG-19.25",
    DEV_RANGERS = 66 "dev_rangers" "NG-19.26",
    DEV_SPY = 67 "dev_spy" "NG-19.27",
    DEV_TRADING_POST = 68 "dev_trading_post" "NG-19.28",
    DEV_MARKET_PLACE_2 = 69 "dev_market_place_2" "NG-19.29",
    DEV_SCOUT_CAMP_2 = 70 "dev_scout_camp_2" "NG-19.30",
    DEV_TOWN_HALL_2 = 71 "dev_town_hall_2" "NG-19.31",
    DEV_TRADING_POST_2 = 72 "dev_trading_post_2" "NG-19.32",
    DEV_VEILED_THREATS = 73 "dev_veiled_threats" "NG-19.33",
    DEV_WARRIORS = 74 "dev_warriors" "NG-19.34",
    DEV_WOOD_MONOPOLY = 75 "dev_wood_monopoly" "NG-19.35",
    DEV_WOODCUTTERS = 76 "dev_woodcutters" "NG-19.36",
    ACH_BUILDER = 77 "ach_builder" "NG-20.2",
    ACH_EXPLORER = 78 "ach_explorer" "NG-20.2",
    ACH_FOOD_TRADER = 79 "ach_food_trader" "NG-20.2",
    ACH_WOOD_TRADER = 80 "ach_wood_trader" "NG-20.2",
    ACH_SCHOLAR = 81 "ach_scholar" "NG-20.2",
    ACH_TRAPPER = 82 "ach_trapper" "NG-20.2",
    ACH_WARLORD = 83 "ach_warlord" "NG-20.2",
    START_FEAST = 84 "start_feast" "NG-18.2",
    UNREST = 85 "card_unrest" "NG-20.5",
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
    /// The card at this place of the component list.
    pub(crate) const fn new(index: usize) -> Card {
        Card(index as u8)
    }

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

    /// The rule that tells what it does.
    pub const fn clause(self) -> &'static str {
        CLAUSES[self.0 as usize]
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

table::written!(Card: one_of NAMES);

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::term(format!("card-{card}"))
    }
}

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
    /// All Development cards.
    pub(crate) const DEVELOPMENTS: Pile = Pile::range(Card::DEV_BODYGUARD, Card::ACH_BUILDER);
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
    pub fn remove(&mut self, card: Card) -> bool {
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

    /// Only those cards whose names the other pile has in all their copies.
    #[inline]
    #[must_use]
    pub(crate) const fn only(self, names: Pile) -> Pile {
        Pile(self.0 & names.0)
    }

    /// Whether every card of this pile, copies counted, is in the other.
    pub fn is_within(self, other: Pile) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether these are so many cards drawn from the other pile.
    pub(crate) fn is_draw(self, from: Pile, count: usize) -> bool {
        self.len() == count && self.is_within(from)
    }

    /// The first card in the order of the component list, if any.
    pub fn first(self) -> Option<Card> {
        self.kinds().next()
    }

    /// The names in the pile, each once.
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
    pub(crate) fn sample<R: Rng + ?Sized>(self, count: usize, rng: &mut R) -> Pile {
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

/// Both piles together.
impl BitOr for Pile {
    type Output = Pile;

    #[inline]
    fn bitor(mut self, other: Pile) -> Pile {
        self.join(other);
        self
    }
}

/// What is left when the cards of the other pile are taken out.
impl Sub for Pile {
    type Output = Pile;

    fn sub(self, other: Pile) -> Pile {
        let mut left = Pile(self.0 & !(other.0 & !COPIES));
        if left.0 & COPIES != 0 && other.0 & COPIES != 0 {
            for card in [Card::START_FEAST, Card::UNREST] {
                (0..other.count(card)).for_each(|_| {
                    left.remove(card);
                });
            }
        }
        left
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
