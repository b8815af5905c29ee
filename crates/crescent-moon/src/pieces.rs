//! The pieces of one player in one hex, and how they are written: `caliph 2o 1m F i`.

use crate::Character;
use std::fmt;
use table::{Arg, Unknown, message};

/// Units of both kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Units {
    /// Ordinary units.
    #[serde(rename = "ordinary")]
    pub o: u8,
    /// Mercenaries.
    #[serde(rename = "mercenary")]
    pub m: u8,
}

impl Units {
    /// None at all.
    pub const NONE: Units = Units { o: 0, m: 0 };

    /// So many of each kind.
    pub const fn new(o: u8, m: u8) -> Units {
        Units { o, m }
    }

    /// All together.
    pub const fn total(self) -> u8 {
        self.o.saturating_add(self.m)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.o == 0 && self.m == 0
    }

    /// What is left after taking some away; never less than none.
    #[must_use]
    pub const fn minus(self, other: Units) -> Units {
        Units { o: self.o.saturating_sub(other.o), m: self.m.saturating_sub(other.m) }
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Units) -> Units {
        Units { o: self.o.saturating_add(other.o), m: self.m.saturating_add(other.m) }
    }

    /// Whether so many of each kind are there.
    pub const fn covers(self, other: Units) -> bool {
        self.o >= other.o && self.m >= other.m
    }

    /// Every way to take `count` of these units, fewest mercenaries first.
    pub fn mixes(self, count: u8) -> impl Iterator<Item = Units> {
        let least = count.saturating_sub(self.o);
        let most = if count > self.total() { 0 } else { self.m.min(count) + 1 };
        (least..most).map(move |m| Units { o: count - m, m })
    }
}

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.o, self.m) {
            (o, 0) => write!(f, "{o}o"),
            (0, m) => write!(f, "{m}m"),
            (o, m) => write!(f, "{o}o{m}m"),
        }
    }
}

impl std::str::FromStr for Units {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Units, Unknown> {
        let read = || {
            let (o, rest) = text.split_once('o').unwrap_or(("0", text));
            let m = if rest.is_empty() { "0" } else { rest.strip_suffix('m')? };
            let units = Units { o: o.parse().ok()?, m: m.parse().ok()? };
            (units.to_string() == text).then_some(units)
        };
        read().ok_or_else(|| Unknown(text.to_owned()))
    }
}

impl From<Units> for Arg {
    /// So many units of each kind.
    fn from(units: Units) -> Arg {
        let key = match (units.o, units.m) {
            (_, 0) => "units-ordinary",
            (0, _) => "units-mercenary",
            _ => "units-both",
        };
        message!(key, ordinary = units.o, mercenary = units.m).into()
    }
}

table::named! {
    /// A building (CM-1.9).
    pub enum Building as "piece" {
        /// The small stronghold.
        Fort = "fort",
        /// The large stronghold.
        Castle = "castle",
        /// The small settlement.
        Town = "town",
        /// The large settlement.
        City = "city",
        /// The Caliph's own, stronghold and settlement.
        Palace = "palace",
    }
}

impl Building {
    /// Those that can be built.
    pub const BUILT: [Building; 4] = [Building::Fort, Building::Castle, Building::Town, Building::City];
}

/// The pieces of one player in one hex, or of one starting group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Group {
    /// Whose they are.
    pub owner: Character,
    /// Units.
    pub units: Units,
    /// A fort.
    pub fort: bool,
    /// A castle.
    pub castle: bool,
    /// The palace.
    pub palace: bool,
    /// A town.
    pub town: bool,
    /// A city.
    pub city: bool,
    /// An influence token.
    pub influence: bool,
}

impl Group {
    /// No pieces of this player.
    pub fn of(owner: Character) -> Group {
        Group { owner, ..Group::default() }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Group::of(self.owner)
    }

    /// Whether this building is among them.
    pub const fn has(&self, building: Building) -> bool {
        match building {
            Building::Fort => self.fort,
            Building::Castle => self.castle,
            Building::Town => self.town,
            Building::City => self.city,
            Building::Palace => self.palace,
        }
    }

    /// The pieces, as arguments of a message.
    pub fn args(&self) -> Vec<Arg> {
        let units = Some(self.units).filter(|units| !units.is_empty()).map(Arg::from);
        let order = [Building::Fort, Building::Castle, Building::Palace, Building::Town, Building::City];
        let buildings = order.into_iter().filter(|building| self.has(*building)).map(Arg::from);
        let token = self.influence.then(|| Arg::term("piece-influence"));
        units.into_iter().chain(buildings).chain(token).collect()
    }

    /// Reads `caliph 2o F i`.
    pub fn read(text: &str) -> Option<Group> {
        let mut words = text.split_whitespace();
        let mut group = Group::of(Character::named(words.next()?)?);
        for word in words {
            match word {
                "F" => group.fort = true,
                "K" => group.castle = true,
                "P" => group.palace = true,
                "t" => group.town = true,
                "c" => group.city = true,
                "i" => group.influence = true,
                units => group.units = group.units.plus(units.parse().ok()?),
            }
        }
        Some(group)
    }

    /// Reads the groups of a hex, separated by commas.
    pub fn read_all(text: &str) -> Option<Vec<Group>> {
        text.split(',').filter(|part| !part.trim().is_empty()).map(Group::read).collect()
    }

    /// Writes the groups of a hex.
    pub fn write_all(groups: impl IntoIterator<Item = Group>) -> String {
        let groups = groups.into_iter().filter(|group| !group.is_empty());
        groups.map(|group| group.to_string()).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.owner.name())?;
        for (count, letter) in [(self.units.o, 'o'), (self.units.m, 'm')] {
            if count > 0 {
                write!(f, " {count}{letter}")?;
            }
        }
        let buildings = [(self.fort, 'F'), (self.castle, 'K'), (self.palace, 'P'), (self.town, 't'), (self.city, 'c')];
        for (there, letter) in buildings.into_iter().chain([(self.influence, 'i')]) {
            if there {
                write!(f, " {letter}")?;
            }
        }
        Ok(())
    }
}
