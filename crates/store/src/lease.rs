//! What one server at a time does.

use std::time::Duration;

/// The right to do something that one server at a time does. It ends by itself; whoever was away for too long shows an old token, and
/// what they submit with it is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// What for.
    pub name: String,
    pub(crate) holder: String,
    pub(crate) token: u64,
}

impl Lease {
    /// A lease where there is only one server.
    pub(crate) fn alone(name: &str) -> Lease {
        Lease { name: name.to_owned(), holder: String::new(), token: 0 }
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.holder.is_empty()
    }
}

/// What became of asking for a lease.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leased {
    /// It is held from now on.
    Held(Lease),
    /// Another server has it, for so long unless it asks again.
    Taken(Duration),
}
