//! A seat that is being offered.

use serde::{Deserialize, Serialize};
use store::PersonId;
use table::Seat;

/// A seat that its player offers to somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Offered {
    /// Which.
    pub(crate) seat: Seat,
    /// The only person who may take it; whoever has the link where nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<PersonId>,
    /// What that person is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// What the link holds.
    pub(crate) code: String,
}

impl Offered {
    /// Whether this person may take the seat with what their link holds.
    pub(super) fn is_for(&self, person: PersonId, code: Option<&str>) -> bool {
        match self.to {
            Some(to) => to == person,
            None => code == Some(self.code.as_str()),
        }
    }
}
