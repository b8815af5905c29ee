//! What every opened game answers in the same way.

/// The box of a game whose struct keeps its `setup` and the `tag` of its edition: a part of its `impl Rules`.
///
/// ```text
/// impl Rules for TwoHeirs {
///     table::opened!(ABOUT);
///     …
/// }
/// ```
#[macro_export]
macro_rules! opened {
    ($about:expr) => {
        fn about() -> &'static $crate::About {
            &$about
        }

        fn setup(&self) -> &$crate::Setup {
            &self.setup
        }

        fn edition(&self) -> &$crate::EditionTag {
            &self.tag
        }
    };
}
