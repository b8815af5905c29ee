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
