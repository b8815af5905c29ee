//! What happened, told to those who may know it.

use crate::{Clause, Message, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Who may know of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody.
    All,
    /// These seats; everybody else hears the other message, or nothing.
    Only {
        /// Who hears the event itself.
        seats: SeatSet,
        /// What all others hear instead.
        others: Option<Message>,
    },
}

/// One thing that happened, with the rule that made it happen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Event {
    /// The rule at work.
    pub clause: Clause,
    /// What to say.
    pub say: Message,
    /// To whom.
    pub to: Audience,
}

impl Event {
    /// Something everybody sees.
    pub fn new(clause: &'static str, say: Message) -> Event {
        Event { clause: Clause::new(clause), say, to: Audience::All }
    }

    /// Something only some seats may know; the others hear `others`, or nothing.
    pub fn secret(clause: &'static str, say: Message, seats: SeatSet, others: Option<Message>) -> Event {
        Event { clause: Clause::new(clause), say, to: Audience::Only { seats, others } }
    }

    /// The event as this viewer hears it.
    pub fn heard_by(&self, viewer: Viewer) -> Option<Heard> {
        let say = match &self.to {
            Audience::All => &self.say,
            Audience::Only { seats, .. } if viewer.seat().is_some_and(|seat| seats.has(seat)) => &self.say,
            Audience::Only { others, .. } => others.as_ref()?,
        };
        Some(Heard { clause: self.clause.clone(), say: say.clone() })
    }
}

/// An event as one viewer hears it; nothing else of it ever leaves for that viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// The rule at work.
    pub clause: Clause,
    /// What to say.
    pub say: Message,
}

/// Tells everybody what happens: `tell!(teller, "NG-8.2", "told-step", seat, from = site)`. Nothing is made unless somebody
/// listens.
#[macro_export]
macro_rules! tell {
    ($teller:expr, $clause:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $teller.tell(|| $crate::Event::new($clause, $crate::message!($key $(, $name $(= $value)?)*)))
    };
}

/// Where the rules tell what happens. Search and benchmarks listen to nothing and pay nothing for it.
#[derive(Debug, Default)]
pub struct Teller {
    events: Option<Vec<Event>>,
    revealed: bool,
}

impl Teller {
    /// A teller nobody listens to.
    pub fn silent() -> Teller {
        Teller { events: None, revealed: false }
    }

    /// A teller that keeps what it is told.
    pub fn listening() -> Teller {
        Teller { events: Some(Vec::new()), revealed: false }
    }

    /// Tells an event; it is only made when somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Says that somebody has just learned something new (a card left a hidden hand, packets were passed, tiles were drawn …):
    /// what led here cannot be taken back any more.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something was revealed.
    pub fn has_revealed(&self) -> bool {
        self.revealed
    }

    /// Whether events are kept; lets rules skip work that only serves the telling.
    pub fn is_listening(&self) -> bool {
        self.events.is_some()
    }

    /// Everything told so far.
    pub fn into_events(self) -> Vec<Event> {
        self.events.unwrap_or_default()
    }
}
