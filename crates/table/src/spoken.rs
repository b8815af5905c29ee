//! What every game says alike about its words.

/// What every game says alike in its [`Words`](crate::Words): its dictionaries, which lie in `words` beside its sources, with those that only it
/// has, and what its module of this name tells of its components: `spoken!(components, "areas.")`.
#[macro_export]
macro_rules! spoken {
    ($told:ident $(, $part:literal)*) => {
        fn words(lang: $crate::Lang) -> &'static [&'static str] {
            $crate::dictionaries!(
                lang, "../words/", "", $($part,)* "lessons.", "rules.", "components.", "examples.", "bench."
            )
        }

        fn components() -> &'static [$crate::components::Part] {
            $told::PARTS
        }

        fn rulings() -> &'static [$crate::rules::Ruling] {
            $told::RULINGS
        }

        fn examples() -> &'static [$crate::example::Example] {
            $told::EXAMPLES
        }
    };
}
