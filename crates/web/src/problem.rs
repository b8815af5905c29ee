//! What can go wrong with a request, each with a status and a sentence in the reader's language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Clause, Message};

/// Why a request was not served. It travels inside the response and becomes a page, a piece of a page or JSON at the edge,
/// where the reader's language is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// There is nothing at this address.
    NotFound,
    /// The address exists but not for this method.
    Method,
    /// The token of a program is missing, or is none.
    Token,
    /// The request came from another site.
    Foreign,
    /// The request is for a host that is not this one.
    Host,
    /// The request did not arrive in time.
    Slow,
    /// The request is not understood.
    Unreadable(Message),
    /// The person may not do this here.
    Forbidden(Message),
    /// The table has moved on since the page was made.
    Stale {
        /// The version of the table now.
        version: u64,
    },
    /// The table cannot be carried on by this program, for this reason.
    Stranded(Message),
    /// The rules forbid it.
    Refused {
        /// The rule.
        clause: Clause,
        /// The reason.
        why: Message,
        /// The game whose words the reason uses.
        game: &'static str,
        /// The names of the seats.
        names: Vec<String>,
    },
    /// The request is too long.
    TooLarge,
    /// The visitor asks for too much.
    TooMany {
        /// Seconds to wait.
        wait: u64,
    },
    /// The server has too much to do, or is closing.
    Busy,
    /// The disk of the server is full.
    Full,
    /// The server may not write to its disk.
    ReadOnly,
    /// Something broke; the details are in the server's log.
    Broken,
}

impl Problem {
    /// The status of the response.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Token => StatusCode::UNAUTHORIZED,
            Problem::Host => StatusCode::MISDIRECTED_REQUEST,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::Foreign | Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::Unreadable(_) => StatusCode::BAD_REQUEST,
            Problem::Stale { .. } | Problem::Stranded(_) => StatusCode::CONFLICT,
            Problem::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Full | Problem::ReadOnly => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The short name used in JSON and in the dictionaries: `ui-problem-<name>` and `ui-problem-<name>-title`.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Problem::NotFound => "missing",
            Problem::Method => "method",
            Problem::Token => "token",
            Problem::Foreign => "foreign",
            Problem::Host => "host",
            Problem::Slow => "slow",
            Problem::Unreadable(_) => "unreadable",
            Problem::Forbidden(_) => "forbidden",
            Problem::Stale { .. } => "stale",
            Problem::Stranded(_) => "stranded",
            Problem::Refused { .. } => "refused",
            Problem::TooLarge => "large",
            Problem::TooMany { .. } => "many",
            Problem::Busy => "busy",
            Problem::Full => "full",
            Problem::ReadOnly => "read-only",
            Problem::Broken => "broken",
        }
    }

    /// The sentence that says what is wrong.
    pub(crate) fn say(&self) -> Message {
        match self {
            Problem::Unreadable(why) | Problem::Forbidden(why) | Problem::Refused { why, .. } => why.clone(),
            Problem::Stranded(why) => Message::new("ui-problem-stranded").with("why", why.clone()),
            Problem::TooMany { wait } => {
                Message::new("ui-problem-many").with("seconds", i64::try_from(*wait).unwrap_or(1))
            }
            other => Message::new(format!("ui-problem-{}", other.name())),
        }
    }

    /// The request is not understood, said with a key of the page words.
    pub(crate) fn unreadable(key: &'static str) -> Problem {
        Problem::Unreadable(Message::new(key))
    }

    /// The person may not do this, said with a key of the page words.
    pub(crate) fn forbidden(key: &'static str) -> Problem {
        Problem::Forbidden(Message::new(key))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<store::Error> for Problem {
    fn from(error: store::Error) -> Problem {
        match error {
            store::Error::Busy | store::Error::Closed | store::Error::Locked => Problem::Busy,
            error @ store::Error::Lost(_) => {
                tracing::warn!(%error, "the store was out of reach");
                Problem::Busy
            }
            store::Error::NoTable(_) | store::Error::NoPerson(_) => Problem::NotFound,
            error @ (store::Error::Full | store::Error::ReadOnly(_)) => {
                tracing::error!(%error, "nothing can be kept");
                if error == store::Error::Full { Problem::Full } else { Problem::ReadOnly }
            }
            other => {
                tracing::error!(error = %other, "the store failed");
                Problem::Broken
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dictionary, Lang};

    #[test]
    fn m2_a_full_or_read_only_disk_is_told_on_the_page_as_what_it_is() {
        let read_only = store::Error::ReadOnly("games.sqlite".to_owned());
        for (error, key) in [(store::Error::Full, "ui-problem-full"), (read_only, "ui-problem-read-only")] {
            let problem = Problem::from(error);
            assert_eq!((problem.status(), problem.say()), (StatusCode::INSUFFICIENT_STORAGE, Message::new(key)));
            for lang in Lang::ALL {
                let words = crate::words::page_words(lang).iter().copied();
                let words = Dictionary::new(lang, words).expect("the dictionary is whole");
                let sentence = words.say(&problem.say(), &|seat| seat.to_string());
                assert!(words.has(key) && !sentence.contains("games.sqlite"), "{sentence}");
            }
        }
    }

    #[test]
    fn l6_a_full_or_locked_disk_has_words_of_its_own() {
        assert_eq!(Problem::from(store::Error::Full), Problem::Full);
        assert_eq!(Problem::from(store::Error::ReadOnly("x".to_owned())), Problem::ReadOnly);
        assert_eq!(Problem::from(store::Error::Disk("x".to_owned())), Problem::Broken);
        assert_eq!(Problem::Full.status(), StatusCode::INSUFFICIENT_STORAGE);
    }
}
