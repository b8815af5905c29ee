//! Copies of what is large.

/// Lets structs be cloned field by field, also into one that is there already: then nothing is written but what differs in length and content,
/// and nothing large is moved. `derive(Clone)` makes a whole copy first and moves it into its place.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// struct Table {
///     hands: Vec<u8>,
///     turn: u8,
/// }
/// table::cloned_in_place! {
///     Table { hands, turn }
/// }
/// let table = Table { hands: vec![1, 2, 3], turn: 1 };
/// let mut other = Table { hands: Vec::with_capacity(8), turn: 0 };
/// let place = other.hands.as_ptr();
/// other.clone_from(&table);
/// assert_eq!(other, table);
/// assert_eq!(other.hands.as_ptr(), place);
/// assert_eq!(table.clone(), table);
/// ```
#[macro_export]
macro_rules! cloned_in_place {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {
        $(impl Clone for $type {
            #[inline]
            fn clone(&self) -> $type {
                $type { $($field: ::std::clone::Clone::clone(&self.$field)),+ }
            }

            #[inline]
            fn clone_from(&mut self, source: &$type) {
                $(::std::clone::Clone::clone_from(&mut self.$field, &source.$field);)+
            }
        })+
    };
}
