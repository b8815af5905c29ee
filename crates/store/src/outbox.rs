//! What is told to people who are not here: where they want to hear it, what waits to be told, and what became of it.

use crate::{Answer, Person, PersonId, TableId, Time};
use serde::Serialize;

/// Gives every value its name in the data file, and reads it back.
macro_rules! named {
    ($kind:ident { $($value:ident = $name:literal),+ $(,)? }) => {
        impl $kind {
            /// All of them.
            pub const ALL: &'static [$kind] = &[$($kind::$value),+];

            /// The name it has in the data file, in forms and in the dictionaries.
            pub const fn as_str(self) -> &'static str {
                match self { $($kind::$value => $name),+ }
            }

            /// The one of this name.
            pub fn read(name: &str) -> Option<$kind> {
                $kind::ALL.iter().copied().find(|value| value.as_str() == name)
            }
        }
    };
}

/// The ways on which something reaches somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ChannelKind {
    /// A browser that subscribed (Web Push).
    Push,
    /// A mailbox.
    Mail,
    /// An address that takes JSON.
    Hook,
    /// A channel of Discord.
    Discord,
    /// A topic of ntfy.
    Ntfy,
}

named!(ChannelKind { Push = "push", Mail = "mail", Hook = "hook", Discord = "discord", Ntfy = "ntfy" });

/// What is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NoticeKind {
    /// It is their turn.
    Turn,
    /// The game is over.
    Over,
    /// Something is proposed, and their answer is missing.
    Asked,
    /// Somebody at the table reminds them of their turn.
    Remind,
    /// Nothing: whether it arrives is tried.
    Test,
    /// A mailbox is asked whether it is theirs.
    Confirm,
}

named!(NoticeKind {
    Turn = "turn",
    Over = "over",
    Asked = "asked",
    Remind = "remind",
    Test = "test",
    Confirm = "confirm"
});

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NoticeState {
    /// It waits to be told.
    Waiting,
    /// It was taken.
    Sent,
    /// It was given up.
    Failed,
    /// They looked by themselves before it was told.
    Seen,
    /// There was nothing to tell any more.
    Moot,
}

named!(NoticeState { Waiting = "waiting", Sent = "sent", Failed = "failed", Seen = "seen", Moot = "moot" });

/// Where somebody wants to be told things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its name, which nobody can guess: whoever knows it may switch the channel off.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The way.
    pub kind: ChannelKind,
    /// The address.
    pub address: String,
    /// What the way needs beside the address.
    pub keys: String,
    /// What it is called.
    pub label: String,
    /// The hour (UTC) at which everything is told at once; `None` tells each thing by itself.
    pub daily: Option<u8>,
    /// Whether the address is known to be theirs.
    pub confirmed: bool,
    /// Why nothing arrives there any more.
    pub broken: Option<String>,
    /// Since when.
    pub created: Time,
}

/// A channel about to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChannel {
    /// Whose it is.
    pub person: PersonId,
    /// The way.
    pub kind: ChannelKind,
    /// The address.
    pub address: String,
    /// What the way needs beside the address.
    pub keys: String,
    /// What it is called.
    pub label: String,
    /// Whether the address is known to be theirs.
    pub confirmed: bool,
}

/// Something that is to be told, or was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its name.
    pub id: String,
    /// The channel.
    pub channel: String,
    /// The table it is about, if it is about one.
    pub table: Option<TableId>,
    /// What is told.
    pub kind: NoticeKind,
    /// What became of it.
    pub state: NoticeState,
    /// When it is tried next.
    pub due: Time,
    /// How often it was tried.
    pub tries: u32,
    /// Why it did not arrive, as far as it did not.
    pub why: Option<String>,
    /// Since when it waits.
    pub created: Time,
    /// When something became of it.
    pub ended: Option<Time>,
}

/// A notice that is to be told now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// What.
    pub notice: Notice,
    /// Where.
    pub channel: Channel,
    /// To whom.
    pub person: Person,
    /// About which table.
    pub about: Option<NoticedTable>,
}

/// What a notice says of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticedTable {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The names on its seats, in order.
    pub names: Vec<String>,
}

/// What became of telling something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It was taken.
    Sent,
    /// It was not, and is tried again at this moment.
    Again(Time, String),
    /// It was not, and is given up.
    Failed(String),
}

/// Keeps channels and notices.
///
/// Notices about a table are written by [`crate::Store::append`] itself, in the transaction of the submission: whoever must decide from then on and
/// did not have to before is called once, everybody is when the game is over.
pub trait Outbox: Send + Sync {
    /// Keeps a channel; one of the same address is replaced.
    fn add_channel(&self, channel: NewChannel) -> Answer<'_, Channel>;

    /// The channels of somebody, oldest first.
    fn channels(&self, person: PersonId) -> Answer<'_, Vec<Channel>>;

    /// The channel of this name.
    fn channel(&self, id: String) -> Answer<'_, Option<Channel>>;

    /// A mailbox is theirs: whoever has these keys has read what was sent there. `None` if there is no such mailbox.
    fn confirm_channel(&self, keys: String) -> Answer<'_, Option<Channel>>;

    /// Changes the hour at which everything is told at once; says whether there is such a channel.
    fn set_daily(&self, person: PersonId, id: String, daily: Option<u8>) -> Answer<'_, bool>;

    /// Nothing arrives there any more, for this reason; `None` mends it.
    fn break_channel(&self, id: String, why: Option<String>) -> Answer<'_, ()>;

    /// Forgets a channel; says whether there was one.
    fn remove_channel(&self, id: String) -> Answer<'_, bool>;

    /// Whether somebody wants to hear nothing about a table.
    fn is_quiet<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, bool>;

    /// Keeps whether they do.
    fn set_quiet(&self, person: PersonId, table: TableId, quiet: bool) -> Answer<'_, ()>;

    /// Puts something into the outbox that no move calls for; it is due at once.
    fn notify(&self, channel: String, kind: NoticeKind, table: Option<TableId>, now: Time) -> Answer<'_, ()>;

    /// How many of this kind went to an address since this moment, whoever wanted it.
    fn notified<'a>(&'a self, address: &'a str, kind: NoticeKind, since: Time) -> Answer<'a, u64>;

    /// Reminds the person on the seat of a table that it waits for them, on all their channels; says on how many.
    fn remind(&self, table: TableId, person: PersonId, now: Time) -> Answer<'_, u64>;

    /// They look at the table by themselves: what waits to be told about it need not be. Says how much that was.
    fn looked(&self, person: PersonId, table: TableId) -> Answer<'_, u64>;

    /// Takes notices that are due by this moment, so that nobody else tells them for a while. Those about which there is nothing to tell
    /// any more end here.
    fn claim(&self, now: Time, most: u32) -> Answer<'_, Vec<DueNotice>>;

    /// Keeps what became of a notice at this try. That it has arrived is true whoever says it; whoever failed after another server has
    /// taken it is not heard any more.
    fn deliver(&self, id: String, tries: u32, delivery: Delivery, now: Time) -> Answer<'_, ()>;

    /// What was told somebody, or will be, newest first.
    fn notices(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Notice>>;

    /// Forgets what ended before this moment; says how much.
    fn sweep_notices(&self, before: Time) -> Answer<'_, u64>;
}
