//! Enums whose members are written as one word each: in files, notation, views and dictionaries.

use std::fmt;

/// The text names nothing of this kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no `{}` here", self.0)
    }
}

impl std::error::Error for Unknown {}

/// Declares an enum whose members have names.
///
/// It gets `ALL`, `COUNT`, `name()`, `index()` and `from_index()`, is written and read by name (`Display`, `FromStr`, serde), and, where
/// the names of its members stand in the dictionaries under `prefix-name`, becomes an [`Arg`](crate::Arg) of messages:
///
/// ```
/// table::named! {
///     /// What grows here.
///     pub enum Crop as "crop" {
///         /// Bread to be.
///         Wheat = "wheat",
///         /// Beer to be.
///         Hops = "hops",
///     }
/// }
/// assert_eq!("hops".parse(), Ok(Crop::Hops));
/// assert_eq!(Crop::Hops.term(), "crop-hops");
/// assert_eq!(Crop::ALL, [Crop::Wheat, Crop::Hops]);
/// ```
///
/// A crate that uses it depends on `serde`.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $vis:vis enum $name:ident $(as $prefix:literal)? {
        $($(#[$item_doc:meta])* $item:ident = $text:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name { $($(#[$item_doc])* $item),+ }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$($text),+].len();

            /// All of them, in the order of the component list.
            pub const ALL: [$name; $name::COUNT] = [$($name::$item),+];

            /// The word it is written as.
            pub const fn name(self) -> &'static str {
                match self { $($name::$item => $text),+ }
            }

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place of [`Self::ALL`].
            #[inline]
            pub const fn from_index(index: usize) -> $name {
                $name::ALL[index]
            }

            /// The one written so.
            pub fn named(text: &str) -> Option<$name> {
                match text {
                    $($text => Some($name::$item),)+
                    _ => None,
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unknown;

            fn from_str(text: &str) -> Result<$name, $crate::Unknown> {
                $name::named(text).ok_or_else(|| $crate::Unknown(text.to_owned()))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                $name::named(&text).ok_or_else(|| ::serde::de::Error::unknown_variant(&text, &[$($text),+]))
            }
        }

        $crate::named!(@term $name [$($prefix)?] [$($item = $text),+]);
    };
    (@term $name:ident [] [$($item:ident = $text:literal),+]) => {};
    (@term $name:ident [$prefix:literal] [$($item:ident = $text:literal),+]) => {
        impl $name {
            /// The key of its name in the dictionaries.
            pub const fn term(self) -> &'static str {
                match self { $($name::$item => concat!($prefix, "-", $text)),+ }
            }
        }

        impl From<$name> for $crate::Arg {
            fn from(one: $name) -> $crate::Arg {
                $crate::Arg::term(one.term())
            }
        }
    };
}

/// Declares a thing that is known by its number in a list, as one byte: with `new()`, `index()` and, by default, the first.
///
/// ```
/// table::numbered! {
///     /// A barn by its number in the village.
///     pub struct Barn
/// }
/// assert_eq!(Barn::new(3).index(), 3);
/// assert_eq!(serde_json::to_string(&Barn::new(3)).unwrap(), "3");
/// ```
///
/// A crate that uses it depends on `serde`.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $vis:vis struct $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
        $vis struct $name(u8);

        impl $name {
            /// The one with this number.
            #[inline]
            pub const fn new(number: usize) -> $name {
                $name(number as u8)
            }

            /// Its number.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// Serde for things that are written as one word by their `Display` and read by their `FromStr`.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// #[derive(Debug, PartialEq)]
/// struct Row(u8);
///
/// impl fmt::Display for Row {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "r{}", self.0)
///     }
/// }
///
/// impl FromStr for Row {
///     type Err = table::Unknown;
///
///     fn from_str(text: &str) -> Result<Row, table::Unknown> {
///         let number = text.strip_prefix('r').and_then(|digits| digits.parse().ok());
///         number.map(Row).ok_or_else(|| table::Unknown(text.to_owned()))
///     }
/// }
///
/// table::written!(Row: like "value-row");
/// assert_eq!(serde_json::to_string(&Row(3)).unwrap(), "\"r3\"");
/// assert_eq!(serde_json::from_str::<Row>("\"r3\"").unwrap(), Row(3));
/// assert!(serde_json::from_str::<Row>("\"3\"").is_err());
/// ```
///
/// What would be right where a file says something else is either a list of words, `written!(Town: one_of NAMES)`, or told by a term of the
/// dictionaries whose key begins with `value-`, as here. A crate that uses it depends on `serde`.
#[macro_export]
macro_rules! written {
    (@read $text:ident) => {
        $text.parse().map_err(::serde::de::Error::custom)
    };
    (@read $text:ident one_of $known:expr) => {
        $text.parse().map_err(|_| ::serde::de::Error::unknown_variant(&$text, &$known))
    };
    (@read $text:ident like $term:expr) => {
        $text.parse().map_err(|_| ::serde::de::Error::invalid_value(::serde::de::Unexpected::Str(&$text), &$term))
    };
    ($($name:ty $(: $how:ident $right:expr)?),+ $(,)?) => { $(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                $crate::written!(@read text $($how $right)?)
            }
        }
    )+ };
}

#[cfg(test)]
mod tests {
    use crate::{Arg, Unknown};

    crate::named! {
        /// For the tests.
        enum Wind as "wind" {
            /// Cold.
            North = "n",
            /// Wet.
            West = "west",
        }
    }

    #[test]
    fn a_named_thing_survives_writing_and_reading() {
        for wind in Wind::ALL {
            assert_eq!(wind.to_string().parse(), Ok(wind));
            assert_eq!(Wind::from_index(wind.index()), wind);
            let text = serde_json::to_string(&wind).expect("a name is text");
            assert_eq!(serde_json::from_str::<Wind>(&text).expect("just written"), wind);
        }
        assert_eq!(Wind::COUNT, 2);
        assert_eq!("north".parse::<Wind>(), Err(Unknown("north".to_owned())));
        assert!(serde_json::from_str::<Wind>("\"north\"").is_err());
    }

    #[test]
    fn a_named_thing_is_spoken_of_by_its_term() {
        assert_eq!(Arg::from(Wind::West), Arg::term("wind-west"));
    }
}
