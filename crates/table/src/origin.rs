//! Where the values of an edition come from.

use crate::{EditionReport, EditionTag};

crate::named! {
    /// Where a value of an edition comes from.
    pub enum Origin {
        /// The rulebook's text or examples.
        Rulebook = "rulebook",
        /// Another public source, such as a transcription of printed pieces.
        Public = "public",
        /// It follows from known facts.
        Deduced = "deduced",
        /// Chosen by whoever made the edition.
        House = "house",
    }
}

impl EditionReport {
    /// What can be said about an edition of this id and title, written in this text: how many of its values come from where.
    pub fn new(id: &str, title: &str, text: &str, origins: impl IntoIterator<Item = Origin>) -> EditionReport {
        let mut report =
            EditionReport { tag: EditionTag::of(id, text), title: title.to_owned(), provenance: Default::default() };
        for origin in origins {
            *report.provenance.entry(origin.name().to_owned()).or_default() += 1;
        }
        report
    }
}

/// Declares rows of an edition file: what each says, and `from`, where that comes from. What may be left out is an `Option`.
///
/// ```
/// table::rows! {
///     /// What selling a crop brings.
///     pub struct CropRow { crop: String, coins: u8, most: Option<u8> }
/// }
/// let row: CropRow = toml::from_str("crop = \"hops\"\ncoins = 2\nfrom = \"house\"").unwrap();
/// assert_eq!((row.coins, row.most, row.from), (2, None, table::Origin::House));
/// assert!(toml::from_str::<CropRow>("crop = \"hops\"\ncoins = 2").is_err());
/// ```
///
/// A crate that uses it depends on `serde`.
#[macro_export]
macro_rules! rows {
    ($($(#[$doc:meta])* $vis:vis struct $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the columns of a file are explained in the file")]
        $vis struct $name {
            $($(#[$attribute])* $vis $field: $type,)+
            $vis from: $crate::Origin,
        }
    )+ };
}
