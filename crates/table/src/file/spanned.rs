//! A value with the place where it stands in its file.

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

/// The name under which a [`Spanned`] asks for its place. It asks as a struct without fields would: there are next to none of these in files, so
/// the answer with a place is compiled for values that want one, and not for each type there is.
pub(super) const WITH_PLACE: &str = "a value with its place";

/// A value with the place where it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    value: T,
    span: Range<usize>,
}

impl<T> Spanned<T> {
    /// A value that stands at these bytes.
    pub const fn new(span: Range<usize>, value: T) -> Spanned<T> {
        Spanned { value, span }
    }

    /// The bytes at which it stands.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// The value.
    pub const fn get_ref(&self) -> &T {
        &self.value
    }

    /// The value without its place.
    pub fn into_inner(self) -> T {
        self.value
    }
}

impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        deserializer.deserialize_unit_struct(WITH_PLACE, WithPlace(PhantomData))
    }
}

/// Reads where a value begins, where it ends, and the value.
struct WithPlace<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for WithPlace<T> {
    type Value = Spanned<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WITH_PLACE)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Spanned<T>, A::Error> {
        let (Some(start), Some(end), Some(value)) =
            (parts.next_element()?, parts.next_element()?, parts.next_element()?)
        else {
            return Err(A::Error::custom("a value without its place"));
        };
        Ok(Spanned { value, span: start..end })
    }
}
