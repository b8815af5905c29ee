//! Reading files that people write: editions, positions and scenarios, in TOML.
//!
//! [`read`] does what `toml::from_str` does and says with a line what is wrong; dates are plain text to it. It stands here because the reader
//! of `toml` is compiled anew, with all its cases, for each of the hundreds of types that a position consists of; this one is small.

mod fault;
mod leaves;
mod spanned;

pub use fault::{NUMBER, nearly, number, unknown};
pub use leaves::{Leaf, Scalar, exchange, leaves};
pub use spanned::Spanned;

use fault::Fault;
use std::borrow::Cow;

use serde::de::value::{StrDeserializer, UsizeDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use toml::de::{DeInteger, DeTable, DeValue};

use crate::message::{Complaint, Message, line_of};

/// Reads a file; what is wrong with it is said with its line.
///
/// ```
/// #[derive(serde::Deserialize, Debug, PartialEq)]
/// struct Crop { name: String, coins: u8 }
/// assert_eq!(table::file::read::<Crop>("name = 'hops'\ncoins = 2").unwrap(), Crop { name: "hops".to_owned(), coins: 2 });
/// let complaint = table::file::read::<Crop>("name = 'hops'\ncoins = -2").unwrap_err();
/// assert_eq!(complaint.line, Some(2));
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Complaint> {
    let table = DeTable::parse(text).map_err(|error| Complaint::from_toml(text, &error))?;
    let span = table.span();
    let root = toml::Spanned::new(span, DeValue::Table(table.into_inner()));
    T::deserialize(Node(&root)).map_err(|fault| {
        let complaint = Complaint::new(fault.why);
        match fault.span {
            Some(span) => complaint.at(line_of(text, span.start)),
            None => complaint,
        }
    })
}

/// One value of a file.
#[derive(Clone, Copy)]
struct Node<'a>(&'a toml::Spanned<DeValue<'a>>);

fn whole(number: &DeInteger<'_>) -> Result<i64, Fault> {
    i64::from_str_radix(number.as_str(), number.radix()).map_err(|_| {
        let why = Message::new("complaint-value").with("found", number.as_str());
        why.with("expected", fault::number(i64::MIN, i64::MAX)).into()
    })
}

/// A value as visitors are shown it.
enum Shown<'a> {
    Text(&'a str),
    Date(String),
    Number(i64),
    Fraction(f64),
    Truth(bool),
    List(Elements<'a>),
    Table(Entries<'a>),
}

impl<'a> Node<'a> {
    /// What does not depend on who reads it is here, so that it is compiled once.
    fn shown(self) -> Result<Shown<'a>, Fault> {
        Ok(match self.0.get_ref() {
            DeValue::String(text) => Shown::Text(text),
            DeValue::Integer(number) => Shown::Number(whole(number)?),
            DeValue::Float(number) => Shown::Fraction(number.as_str().parse().map_err(Fault::custom)?),
            DeValue::Boolean(truth) => Shown::Truth(*truth),
            DeValue::Datetime(when) => Shown::Date(when.to_string()),
            DeValue::Array(list) => Shown::List(Elements(list.iter())),
            DeValue::Table(table) => Shown::Table(Entries { rest: table.iter(), next: None }),
        })
    }

    fn show<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.shown()? {
            Shown::Text(text) => visitor.visit_str(text),
            Shown::Date(text) => visitor.visit_str(&text),
            Shown::Number(number) => visitor.visit_i64(number),
            Shown::Fraction(number) => visitor.visit_f64(number),
            Shown::Truth(truth) => visitor.visit_bool(truth),
            Shown::List(list) => visitor.visit_seq(list),
            Shown::Table(table) => visitor.visit_map(table),
        }
    }
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.show(visitor).map_err(|fault| fault.within(self.0.span()))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        match name {
            spanned::WITH_PLACE => visitor.visit_seq(Place { value: self, told: 0 }),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let shown = match self.0.get_ref() {
            DeValue::String(text) => visitor.visit_enum(StrDeserializer::<Fault>::new(text)),
            DeValue::Table(table) => match table.iter().next() {
                Some((name, value)) if table.len() == 1 => visitor.visit_enum(Variant { name, value: Node(value) }),
                _ => Err(Fault::custom("wanted exactly 1 element")),
            },
            _ => Err(Fault::custom("wanted string or table")),
        };
        shown.map_err(|fault| fault.within(self.0.span()))
    }

    serde::forward_to_deserialize_any! {
        bool u8 u16 u32 u64 i8 i16 i32 i64 f32 f64 char str string seq bytes byte_buf map unit ignored_any struct tuple_struct tuple
        identifier
    }
}

/// The rest of a list.
struct Elements<'a>(std::slice::Iter<'a, toml::Spanned<DeValue<'a>>>);

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        self.0.next().map(|value| seed.deserialize(Node(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// A value with its place: where it begins, where it ends, and the value itself; so much of it was told.
struct Place<'a> {
    value: Node<'a>,
    told: u8,
}

impl<'de> SeqAccess<'de> for Place<'_> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let (told, span) = (self.told, self.value.0.span());
        self.told += 1;
        match told {
            0 => seed.deserialize(UsizeDeserializer::new(span.start)).map(Some),
            1 => seed.deserialize(UsizeDeserializer::new(span.end)).map(Some),
            2 => seed.deserialize(self.value).map(Some),
            _ => Ok(None),
        }
    }
}

/// The rest of a table, and the value whose key was read last.
struct Entries<'a> {
    rest: toml::map::Iter<'a, toml::Spanned<Cow<'a, str>>, toml::Spanned<DeValue<'a>>>,
    next: Option<Node<'a>>,
}

impl<'a> Entries<'a> {
    /// The next key; its value is kept for when it is asked for.
    fn key(&mut self) -> Option<&'a toml::Spanned<Cow<'a, str>>> {
        let (key, value) = self.rest.next()?;
        self.next = Some(Node(value));
        Some(key)
    }

    fn value(&mut self) -> Result<Node<'a>, Fault> {
        self.next.take().ok_or_else(|| Fault::custom("a value without its key"))
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let Some(key) = self.key() else { return Ok(None) };
        seed.deserialize(Key(key.get_ref())).map(Some).map_err(|fault| fault.within(key.span()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let value = self.value()?;
        seed.deserialize(value).map_err(|fault| fault.within(value.0.span()))
    }
}

/// A name in a table; numbers may stand there, too.
struct Key<'a>(&'a str);

macro_rules! numbers {
    ($($read:ident)*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            visitor.visit_i64(self.0.parse().map_err(Fault::custom)?)
        })*
    };
}

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(StrDeserializer::<Fault>::new(self.0))
    }

    numbers! { deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }

    serde::forward_to_deserialize_any! {
        bool f32 f64 char str string seq bytes byte_buf map unit ignored_any unit_struct tuple_struct tuple identifier option struct
    }
}

/// A variant with what belongs to it: a table of one entry.
struct Variant<'a> {
    name: &'a toml::Spanned<Cow<'a, str>>,
    value: Node<'a>,
}

impl<'de, 'a> EnumAccess<'de> for Variant<'a> {
    type Error = Fault;
    type Variant = Node<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Node<'a>), Fault> {
        let variant = seed.deserialize(Key(self.name.get_ref())).map_err(|fault| fault.within(self.name.span()))?;
        Ok((variant, self.value))
    }
}

impl<'de> VariantAccess<'de> for Node<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.0.get_ref() {
            DeValue::Table(table) if table.is_empty() => Ok(()),
            _ => Err(Fault::custom("expected empty table").within(self.0.span())),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }
}
