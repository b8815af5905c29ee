//! Who looks at a table.

use crate::Lit;
use std::fmt::{self, Debug};
use table::{Dictionary, Heard, Seat, Viewer};

/// Who looks at a table, and how what they follow is addressed.
pub struct Onlooker<'a> {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The seat whose offers can be followed; nobody's where the reader only watches.
    pub deciding: Option<Seat>,
    /// The words of the game, of the page and of the board in the reader's language.
    pub dictionary: &'a Dictionary,
    /// The names of the seats, from `a` on.
    pub names: &'a [String],
    /// What was picked but not yet confirmed: an action in the notation of the game, or what a board calls a thing to be picked.
    pub chosen: Option<&'a str>,
    /// The address that picks this; it works without script.
    pub link: &'a dyn Fn(&str) -> String,
    /// The address that explains why this action (notation) is not offered; nothing where nobody can ask, as in a replay.
    pub explain: Option<&'a dyn Fn(&str) -> String>,
    /// What happened last, as far as the viewer heard it.
    pub last: &'a [Heard],
    /// What happened in the last steps, the oldest first: as many as it takes to know the last move of each seat.
    pub since: &'a [Heard],
    /// What glows while somebody learns.
    pub lit: Option<Lit<'a>>,
    /// What the reader's page has already of what lasts (see [`Scene::lasting`](crate::Scene::lasting)): digests with a space between them.
    pub kept: &'a str,
}

impl Debug for Onlooker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Onlooker")
            .field("viewer", &self.viewer)
            .field("deciding", &self.deciding)
            .field("chosen", &self.chosen)
            .finish_non_exhaustive()
    }
}
