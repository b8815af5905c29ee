//! Small sets, as bits of one number.

/// Declares a set of small things.
///
/// Elements have an `index()`; the path after the type of the elements makes one from its index. A set is as large as its number of
/// bits, `Copy`, in the order of the indices, and written as a list.
///
/// ```
/// use table::{Seat, set};
///
/// set! {
///     /// Those who passed.
///     pub struct Passed(u8) of Seat by Seat::new
/// }
/// let passed: Passed = [Seat::new(2), Seat::new(0)].into_iter().collect();
/// assert!(passed.has(Seat::new(2)) && passed.len() == 2);
/// assert_eq!((passed - Passed::one(Seat::new(0))).single(), Some(Seat::new(2)));
/// ```
///
/// A set that is written as one word says `as text` behind it, and how with [`written!`](crate::written). A crate that uses it depends on
/// `serde` and `rand`.
#[macro_export]
macro_rules! set {
    (@list $set:ident $bits:ty, $item:ident text) => {};
    (@list $set:ident $bits:ty, $item:ident) => {
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let items = <Vec<$item> as ::serde::Deserialize>::deserialize(deserializer)?;
                match items.iter().find(|item| item.index() >= <$bits>::BITS as usize) {
                    Some(item) => Err(::serde::de::Error::custom(format!("{item:?} is out of range"))),
                    None => Ok(items.into_iter().collect()),
                }
            }
        }
    };
    ($(#[$doc:meta])* $vis:vis struct $set:ident($bits:ty) of $item:ident by $make:path $(as $form:ident)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $set($bits);

        #[allow(dead_code, reason = "a set can more than each of its users needs")]
        impl $set {
            /// Nothing.
            pub const EMPTY: $set = $set(0);

            /// Just this one.
            #[inline]
            pub const fn one(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// The first so many, by their indices.
            #[inline]
            pub const fn first_of(count: usize) -> $set {
                if count == 0 { $set(0) } else { $set(<$bits>::MAX >> (<$bits>::BITS as usize - count)) }
            }

            /// The set with these bits, by the indices of its elements.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits)
            }

            /// The bits, by the indices of the elements.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether this one is in the set.
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// The set and this one.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | 1 << item.index())
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !(1 << item.index()))
            }

            /// Puts this one in.
            #[inline]
            pub const fn add(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes this one out; says whether it was there.
            #[inline]
            pub const fn remove(&mut self, item: $item) -> bool {
                let here = self.has(item);
                self.0 &= !(1 << item.index());
                here
            }

            /// Everything in either set; also written `|`.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Everything in both sets; also written `&`.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Everything that is not in the other set; also written `-`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether the sets share something.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether everything is in the other set, too.
            #[inline]
            pub const fn is_within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The elements by rising index.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone + use<> {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let place = bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    Some($make(place))
                })
            }

            /// The one with the smallest index, if any.
            #[inline]
            pub fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($make(self.0.trailing_zeros() as usize)) }
            }

            /// The only one, if there is exactly one.
            #[inline]
            pub fn single(self) -> Option<$item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The one with so many before it.
            #[inline]
            pub fn nth(self, place: usize) -> Option<$item> {
                self.iter().nth(place)
            }

            /// So many of them, each equally likely; all of them if there are fewer.
            pub fn sample<R: ::rand::Rng + ?Sized>(self, count: usize, rng: &mut R) -> $set {
                let mut left = self;
                let mut drawn = $set::EMPTY;
                for _ in 0..count.min(self.len()) {
                    let place = ::rand::RngExt::random_range(rng, 0..left.len());
                    if let Some(item) = left.nth(place) {
                        left.remove(item);
                        drawn.add(item);
                    }
                }
                drawn
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                self.union(other)
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                self.and(other)
            }
        }

        impl ::std::ops::Sub for $set {
            type Output = $set;

            #[inline]
            fn sub(self, other: $set) -> $set {
                self.minus(other)
            }
        }

        impl ::std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                *self = self.union(other);
            }
        }

        impl ::std::iter::FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $crate::set!(@list $set $bits, $item $($form)?);
    };
}

#[cfg(test)]
mod tests {
    crate::named! {
        /// For the tests.
        enum Day {
            /// 1.
            Mo = "mo",
            /// 2.
            Tu = "tu",
            /// 3.
            We = "we",
        }
    }

    crate::set! {
        /// For the tests.
        struct Days(u8) of Day by Day::from_index
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut days = Days::EMPTY.with(Day::We);
        days.add(Day::Mo);
        assert_eq!(days.iter().collect::<Vec<_>>(), [Day::Mo, Day::We]);
        assert_eq!((days.len(), days.first(), days.nth(1), days.single()), (2, Some(Day::Mo), Some(Day::We), None));
        assert!(days.remove(Day::Mo) && !days.remove(Day::Mo));
        assert_eq!(days.single(), Some(Day::We));
        assert!(days.without(Day::We).is_empty());
    }

    #[test]
    fn sets_are_joined_cut_and_compared() {
        let early = Days::first_of(2);
        let late: Days = [Day::Tu, Day::We].into_iter().collect();
        assert_eq!(early | late, Days::first_of(3));
        assert_eq!(early & late, Days::one(Day::Tu));
        assert_eq!(early - late, Days::one(Day::Mo));
        assert!(early.meets(late) && Days::one(Day::Mo).is_within(early) && !late.is_within(early));
        assert_eq!(Days::first_of(0), Days::EMPTY);
        assert_eq!(Days::from_bits(u8::MAX), Days::first_of(8));
        assert_eq!(Days::first_of(8).bits(), u8::MAX);
    }

    #[test]
    fn a_set_is_written_as_a_list_and_read_again() {
        let days = Days::one(Day::Tu).with(Day::We);
        let text = serde_json::to_string(&days).expect("a set is plain data");
        assert_eq!(text, r#"["tu","we"]"#);
        assert_eq!(serde_json::from_str::<Days>(&text).expect("just written"), days);
        assert_eq!(format!("{days:?}"), "{Tu, We}");
    }

    #[test]
    fn a_sample_takes_so_many_and_no_others() {
        use rand::SeedableRng;
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
        for count in 0..5 {
            let all = Days::first_of(3);
            let drawn = all.sample(count, &mut rng);
            assert!(drawn.is_within(all) && drawn.len() == count.min(3));
        }
    }
}
