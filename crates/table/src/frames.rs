//! What is going on, as data, apart from what it does: so that a state can be made of it without knowing the chapters of the rules.

/// The list of [`decisions!`](crate::decisions) together with what each of them holds.
///
/// Every name is declared here as a struct with public fields; a name without fields is a unit struct, and what `ends` is none. Each is implemented in
/// the file of its paragraph of the rulebook, and neither the list nor a state that is built of it needs those files.
///
/// ```text
/// table::frames! {
///     /// One thing that is going on.
///     pub enum Frame for Northgard {
///         /// The seat takes a card of the row (NG-5.10).
///         asks Pick(Pick { seat: Seat, early: bool }) = "pick",
///         /// The row is laid out (NG-4.2).
///         draws DrawRow = "draw_row",
///         /// The game is over.
///         ends Over = "over",
///     }
/// }
/// ```
#[macro_export]
macro_rules! frames {
    ($(#[$doc:meta])* $vis:vis enum $name:ident for $game:ty {
        $($(#[$item_doc:meta])* $kind:ident $item:ident
            $(($held:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? }))? = $text:literal),+ $(,)?
    }) => {
        $($crate::frames!(@held $kind $(#[$item_doc])* $item $(($held { $($(#[$field_doc])* $field: $type),+ }))?);)+

        $crate::decisions! {
            $(#[$doc])* $vis enum $name for $game { $($(#[$item_doc])* $kind $item $(($held))? = $text),+ }
        }
    };
    (@held $kind:ident $(#[$doc:meta])* $item:ident
        ($held:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),+ })) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[allow(missing_docs)]
        pub struct $held { $($(#[$field_doc])* pub $field: $type),+ }
    };
    (@held ends $(#[$doc:meta])* $item:ident) => {};
    (@held $kind:ident $(#[$doc:meta])* $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $item;
    };
}

/// The parts of a [`Decision`](crate::Decision) that are most often alike: its clause, that it asks its own `seat`, and its prompt.
///
/// Clause and prompt are texts, or say by what the decision holds:
///
/// ```text
/// impl Decision<Northgard> for Loot {
///     asked!(Northgard, "NG-17.11", |loot| message!("ask-loot", land = loot.site));
///     …
/// }
/// ```
#[macro_export]
macro_rules! asked {
    ($game:ty, $clause:literal, $prompt:literal) => {
        $crate::asked!($game, |_it| $clause, |_it| $crate::Message::new($prompt));
    };
    ($game:ty, $clause:literal, |$it:ident| $prompt:expr) => {
        $crate::asked!($game, |_it| $clause, |$it| $prompt);
    };
    ($game:ty, |$it:ident| $clause:expr, $prompt:literal) => {
        $crate::asked!($game, |$it| $clause, |_it| $crate::Message::new($prompt));
    };
    ($game:ty, |$it:ident| $clause:expr, |$asked:ident| $prompt:expr) => {
        fn clause(&self) -> &'static str {
            let $it = self;
            $clause
        }

        fn asks(&self, _: &$game, _: &<$game as $crate::Rules>::State) -> $crate::Asks {
            $crate::Asks::Seat(self.seat)
        }

        fn prompt(&self, _: &$game, _: &<$game as $crate::Knowledge>::View, _: $crate::Seat) -> $crate::Message {
            let $asked = self;
            $prompt
        }
    };
}
