//! The parts that most decisions have in common.

/// What most [`Decision`](crate::Decision)s say first: their clause, their question, and that they ask their own `seat`.
///
/// The question is a key, or, where it has arguments, is made of what the decision holds:
///
/// ```text
/// impl Decision<Northgard> for Learn {
///     asked!(Northgard, "NG-5.9", "ask-learn");
///     …
/// }
///
/// impl Decision<Northgard> for Loot {
///     asked!(Northgard, "NG-17.11", |loot| message!("ask-loot", land = loot.site));
///     …
/// }
/// ```
#[macro_export]
macro_rules! asked {
    ($game:ty, $clause:literal, $prompt:literal) => {
        const PROMPT: &'static str = $prompt;
        $crate::asked!(@ $game, $clause);
    };
    ($game:ty, $clause:literal, |$it:ident| $prompt:expr) => {
        $crate::asked!(@ $game, $clause);

        fn prompt(&self, _: &$game, _: &<$game as $crate::Knowledge>::View, _: $crate::Seat) -> $crate::Message {
            let $it = self;
            $prompt
        }
    };
    (@ $game:ty, $clause:literal) => {
        const CLAUSE: &'static str = $clause;

        fn asks(&self, _: &$game, _: &<$game as $crate::Rules>::State) -> $crate::Asks {
            $crate::Asks::Seat(self.seat)
        }
    };
}
