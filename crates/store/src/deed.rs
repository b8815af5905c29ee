//! What the operator does, written down for good.

use crate::Time;
use serde::Serialize;

/// What sort of thing the operator did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeedKind {
    /// Ended a game.
    Close,
    /// Deleted a table.
    Delete,
    /// Took in a table from elsewhere.
    Import,
    /// Forbade somebody to speak at tables.
    Mute,
    /// Allowed it again.
    Unmute,
    /// Forbade somebody to do anything but look.
    Ban,
    /// Allowed it again.
    Unban,
    /// Put a backup in place of the data.
    Restore,
    /// Moved the whole house from one database into another.
    Move,
}

impl DeedKind {
    const ALL: [DeedKind; 9] = [
        DeedKind::Close,
        DeedKind::Delete,
        DeedKind::Import,
        DeedKind::Mute,
        DeedKind::Unmute,
        DeedKind::Ban,
        DeedKind::Unban,
        DeedKind::Restore,
        DeedKind::Move,
    ];

    /// The kind as it stands in the data file.
    pub fn as_str(self) -> &'static str {
        match self {
            DeedKind::Close => "close",
            DeedKind::Delete => "delete",
            DeedKind::Import => "import",
            DeedKind::Mute => "mute",
            DeedKind::Unmute => "unmute",
            DeedKind::Ban => "ban",
            DeedKind::Unban => "unban",
            DeedKind::Restore => "restore",
            DeedKind::Move => "move",
        }
    }

    pub(crate) fn read(text: &str) -> Option<DeedKind> {
        DeedKind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// Something the operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deed {
    /// Its number; later ones are higher.
    pub id: u64,
    /// When.
    pub at: Time,
    /// What.
    pub deed: DeedKind,
    /// To which table, person or file.
    pub subject: String,
    /// Why, in the operator's words.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_read_back() {
        for kind in DeedKind::ALL {
            assert_eq!(DeedKind::read(kind.as_str()), Some(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
        }
    }
}
