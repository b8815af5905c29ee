//! Actions and outcomes of chance as short text: the list of what can be said, written once.

use crate::{Complaint, Message, Rules, Seat};
use rand::{Rng, RngExt};
use std::fmt::{Display, Write};
use std::str::{FromStr, SplitWhitespace};

/// Writes words with a space between them.
#[derive(Debug, Default)]
pub struct Writer(String);

impl Writer {
    /// Adds a word.
    pub fn word(&mut self, word: impl Display) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        let _ = write!(self.0, "{word}");
    }

    /// The text.
    pub fn text(self) -> String {
        self.0
    }
}

/// Reads words one after the other; how many spaces stand between them does not matter.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    words: SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    /// Reads this text.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, words: text.split_whitespace() }
    }

    /// The next word; `None` at the end.
    pub fn word(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.clone().next()
    }

    /// Takes the next word if it is this one, and says whether it was.
    pub fn takes(&mut self, word: &str) -> bool {
        let here = self.peek() == Some(word);
        if here {
            self.words.next();
        }
        here
    }

    /// Whether there is no further word.
    pub fn is_done(&self) -> bool {
        self.peek().is_none()
    }

    /// Reads the next word as a thing, or complains about the word under this key (`text` is the word, or everything at the end).
    pub fn parse<T: FromStr>(&mut self, complaint: &'static str) -> Result<T, Complaint> {
        self.read(complaint, |word| word.parse().ok())
    }

    /// Reads the next word so, or complains about the word under this key.
    pub fn read<T>(&mut self, complaint: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Complaint> {
        let word = self.word();
        word.and_then(read).ok_or_else(|| Message::new(complaint).with("text", word.unwrap_or(self.text)).into())
    }
}

/// Something that is a word, or a few words, in the notation of a game.
pub trait Word<G: Rules>: Sized {
    /// Writes it.
    fn write(&self, rules: &G, words: &mut Writer);

    /// Reads it; the inverse of [`Word::write`].
    fn read(rules: &G, words: &mut Reader<'_>) -> Result<Self, Complaint>;

    /// Any of its kind, for testing refusals: most often one that exists at this table.
    fn any<R: Rng + ?Sized>(rules: &G, state: &G::State, rng: &mut R) -> Self;
}

impl<G: Rules> Word<G> for Seat {
    fn write(&self, _: &G, words: &mut Writer) {
        words.word(self);
    }

    fn read(_: &G, words: &mut Reader<'_>) -> Result<Seat, Complaint> {
        words.parse("complaint-seat")
    }

    fn any<R: Rng + ?Sized>(rules: &G, _: &G::State, rng: &mut R) -> Seat {
        Seat::new(rng.random_range(0..(rules.players() + 1).min(crate::seat::MOST_SEATS)))
    }
}

/// Makes [named](crate::named!) things words of a game: each is written as its name, and a word that names none is refused under its key.
///
/// ```text
/// table::named_words! { TwoHeirs: Unit, "complaint-th-unit"; Terrain, "complaint-th-terrain" }
/// ```
///
/// Other things that are one word by their `Display` and `FromStr` say how to make any of them:
///
/// ```text
/// table::named_words! { BrianBoru: u16, "complaint-bb-number", |_state, rng| rng.random_range(0..12) }
/// ```
#[macro_export]
macro_rules! named_words {
    ($game:ty: $($kind:ty, $complaint:literal);+ $(;)?) => {
        $crate::named_words! { $game: $($kind, $complaint, |_state, rng| {
            <$kind>::from_index(::rand::RngExt::random_range(rng, 0..<$kind>::COUNT))
        });+ }
    };
    ($game:ty: $($kind:ty, $complaint:literal, |$state:ident, $rng:ident| $any:expr);+ $(;)?) => { $(
        impl $crate::notation::Word<$game> for $kind {
            fn write(&self, _: &$game, words: &mut $crate::notation::Writer) {
                words.word(self);
            }

            fn read(_: &$game, words: &mut $crate::notation::Reader<'_>) -> Result<$kind, $crate::Complaint> {
                words.parse($complaint)
            }

            fn any<R: ::rand::Rng + ?Sized>(_: &$game, $state: &<$game as $crate::Rules>::State, $rng: &mut R) -> $kind {
                $any
            }
        }
    )+ };
}

/// The notation of a game whose `Action` and `Chance` are lists of [`phrases!`](crate::phrases): `table::phrased!(TwoHeirs)`. What people may
/// type besides is read by a function: `table::phrased!(Northgard, or read_named)`; where what it means depends on the state of the table, by one
/// that is given it: `table::phrased!(CrescentMoon, at the table read_named)`. Where the game has one way to write what people write in two, a
/// last function says what is meant: `table::phrased!(TwoHeirs, or read_named, meaning first_called)`.
#[macro_export]
macro_rules! phrased {
    ($game:ty) => {
        $crate::phrased!($game, or | _, _ | None);
    };
    ($game:ty, or $typed:expr) => {
        $crate::phrased!($game, or $typed, meaning |_, _, action| action);
    };
    ($game:ty, or $typed:expr, meaning $meant:expr) => {
        $crate::phrased!(@ $game, $typed, |_, _, _| None, $meant);
    };
    ($game:ty, at the table $here:expr) => {
        $crate::phrased!(@ $game, |_, _| None, $here, |_, _, action| action);
    };
    (@ $game:ty, $typed:expr, $here:expr, $meant:expr) => {
        impl $crate::Notation for $game {
            fn write_action(&self, action: &Self::Action) -> String {
                action.write(self)
            }

            fn read_action(&self, text: &str) -> Result<Self::Action, $crate::Complaint> {
                let typed: fn(&Self, &str) -> Option<Self::Action> = $typed;
                Self::Action::read(self, text).or_else(|complaint| typed(self, text).ok_or(complaint))
            }

            fn read_typed(&self, state: &Self::State, text: &str) -> Result<Self::Action, $crate::Complaint> {
                let here: fn(&Self, &Self::State, &str) -> Option<Self::Action> = $here;
                let meant: fn(&Self, &Self::State, Self::Action) -> Self::Action = $meant;
                let action = self.read_action(text).or_else(|complaint| here(self, state, text).ok_or(complaint))?;
                Ok(meant(self, state, action))
            }

            fn write_chance(&self, chance: &Self::Chance) -> String {
                chance.write(self)
            }

            fn read_chance(&self, text: &str) -> Result<Self::Chance, $crate::Complaint> {
                Self::Chance::read(self, text)
            }

            fn anything<R: ::rand::Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Action {
                Self::Action::any(self, state, rng)
            }
        }
    };
}

/// Writes the list of what seats may do, or of what chance may do: what each holds, how it is written, and, for actions, what it is called on a button.
///
/// Words in quotes stand as they are, names stand for what the action holds, each a [`Word`] of the game. The complaint is the key under which
/// a text is refused that is none of them. After the arrow stands the label, a [`Message`] made of what the action holds, the rules and the view.
///
/// ```text
/// table::phrases! {
///     /// What a seat may do.
///     #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
///     pub enum Action for TwoHeirs, "complaint-th-action", |rules, view| {
///         /// Take a reached tile from the offer (TH-4).
///         Take(tile: TileId) = ["take", tile] => message!("do-take", tile = rules.name(tile));
///         /// End the turn (TH-2.3).
///         End = ["end"] => message!("do-end");
///     }
/// }
/// ```
///
/// The enum gets `write`, `read`, `any` and, with labels, `label`.
#[macro_export]
macro_rules! phrases {
    ($(#[$doc:meta])* $vis:vis enum $name:ident for $game:ty, $complaint:literal, |$rules:ident, $view:ident| {
        $($(#[$item_doc:meta])* $item:ident
            $(($($field:ident: $kind:ty),+))?
            $({$($named:ident: $named_kind:ty),+})?
            = [$($word:tt),+] => $label:expr;)+
    }) => {
        $crate::phrases! {
            $(#[$doc])* $vis enum $name for $game, $complaint {
                $($(#[$item_doc])* $item $(($($field: $kind),+))? $({$($named: $named_kind),+})? = [$($word),+];)+
            }
        }

        impl $name {
            /// What it does, for a button.
            pub fn label(
                &self,
                $rules: &$game,
                $view: &<$game as $crate::Knowledge>::View,
            ) -> $crate::Message {
                let _ = ($rules, $view);
                match *self {
                    $($name::$item $(($($field),+))? $({$($named),+})? => $label,)+
                }
            }

            /// Any of them, for testing refusals.
            pub fn any<R: ::rand::Rng + ?Sized>(
                rules: &$game,
                state: &<$game as $crate::Rules>::State,
                rng: &mut R,
            ) -> $name {
                let mut place = ::rand::RngExt::random_range(rng, 0..[$(stringify!($item)),+].len());
                loop {
                    $(
                        if place == 0 {
                            $($(let $field = <$kind as $crate::notation::Word<$game>>::any(rules, state, rng);)+)?
                            $($(let $named = <$named_kind as $crate::notation::Word<$game>>::any(rules, state, rng);)+)?
                            return $name::$item $(($($field),+))? $({$($named),+})?;
                        }
                        place -= 1;
                    )+
                }
            }
        }
    };
    ($(#[$doc:meta])* $vis:vis enum $name:ident for $game:ty, $complaint:literal {
        $($(#[$item_doc:meta])* $item:ident
            $(($($field:ident: $kind:ty),+))?
            $({$($named:ident: $named_kind:ty),+})?
            = [$($word:tt),+];)+
    }) => {
        $(#[$doc])*
        $vis enum $name {
            $($(#[$item_doc])* $item
                $(($($kind),+))?
                $({$($named: $named_kind),+})?),+
        }

        impl $name {
            /// The words for it.
            pub fn write(&self, rules: &$game) -> String {
                let mut words = $crate::notation::Writer::default();
                match self {
                    $($name::$item $(($($field),+))? $({$($named),+})? => {
                        $($crate::phrases!(@write $game, rules, words, $word);)+
                    })+
                }
                words.text()
            }

            /// The one written so.
            pub fn read(rules: &$game, text: &str) -> Result<$name, $crate::Complaint> {
                let mut problem = None;
                $(
                    let mut words = $crate::notation::Reader::new(text);
                    let read = (|| -> Result<Option<$name>, $crate::Complaint> {
                        $($crate::phrases!(@read $game, rules, words, $word);)+
                        Ok(words.is_done().then_some($name::$item $(($($field),+))? $({$($named),+})?))
                    })();
                    match read {
                        Ok(Some(read)) => return Ok(read),
                        Ok(None) => {}
                        Err(complaint) => { problem.get_or_insert(complaint); }
                    }
                )+
                let _ = rules;
                Err(problem.unwrap_or_else(|| $crate::Message::new($complaint).with("text", text).into()))
            }
        }
    };
    (@write $game:ty, $rules:ident, $words:ident, $word:literal) => { $words.word($word) };
    (@write $game:ty, $rules:ident, $words:ident, $field:ident) => {
        $crate::notation::Word::<$game>::write($field, $rules, &mut $words)
    };
    (@read $game:ty, $rules:ident, $words:ident, $word:literal) => {
        if !$words.takes($word) {
            return Ok(None);
        }
    };
    (@read $game:ty, $rules:ident, $words:ident, $field:ident) => {
        let $field = $crate::notation::Word::<$game>::read($rules, &mut $words)?;
    };
}
