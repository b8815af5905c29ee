//! A decision as a thing: who is asked, under which clause, the prompt, the offers, the refusal with its reason, the effect.
//!
//! A game is a list of such things. What asks a seat implements [`Decision`], what asks chance implements [`Draw`], what needs neither
//! implements [`Procedure`], each in the file of its paragraph of the rulebook. [`decisions!`](crate::decisions) writes the list
//! once and finds the way to each; a part that is forgotten does not compile.

use crate::{Knowledge, Message, Refusal, Rules, Seat, SeatSet, Teller};
use rand::Rng;

/// Whom a step of the game asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Nobody: it goes on by itself.
    Nobody,
    /// This seat; a single answer is taken without asking.
    Seat(Seat),
    /// This seat even if there is a single answer, because not asking would tell others something, or because a person would be
    /// surprised.
    Always(Seat),
    /// These seats at once and in secret.
    Together(SeatSet),
    /// Chance.
    Chance,
    /// Nobody ever again.
    Over,
}

impl Asks {
    /// Whom the table waits for. What goes on by itself is only met at the start of a position that somebody laid out; chance sets
    /// it going there.
    pub fn pending(self) -> crate::Pending {
        match self {
            Asks::Seat(seat) | Asks::Always(seat) => crate::Pending::Seats(SeatSet::one(seat)),
            Asks::Together(seats) => crate::Pending::Seats(seats),
            Asks::Chance | Asks::Nobody => crate::Pending::Chance,
            Asks::Over => crate::Pending::Over,
        }
    }

    /// Whether this seat is asked.
    pub fn asks(self, seat: Seat) -> bool {
        match self {
            Asks::Seat(asked) | Asks::Always(asked) => asked == seat,
            Asks::Together(seats) => seats.has(seat),
            Asks::Nobody | Asks::Chance | Asks::Over => false,
        }
    }
}

/// Where offers are put: all of them, or just enough to know whether there is a choice.
pub trait Basket<A> {
    /// Puts an offer in.
    fn put(&mut self, action: A);

    /// Puts several offers in.
    fn put_all(&mut self, actions: impl IntoIterator<Item = A>) {
        actions.into_iter().for_each(|action| self.put(action));
    }
}

impl<A> Basket<A> for Vec<A> {
    #[inline]
    fn put(&mut self, action: A) {
        self.push(action);
    }
}

/// Remembers the first offer and whether there was another.
#[derive(Clone, Copy, Debug)]
pub struct Sole<A> {
    first: Option<A>,
    more: bool,
}

impl<A> Default for Sole<A> {
    fn default() -> Sole<A> {
        Sole { first: None, more: false }
    }
}

impl<A> Sole<A> {
    /// Whether there was any.
    pub fn any(&self) -> bool {
        self.first.is_some()
    }

    /// The only offer, if there was exactly one.
    pub fn only(self) -> Option<A> {
        self.first.filter(|_| !self.more)
    }
}

impl<A> Basket<A> for Sole<A> {
    #[inline]
    fn put(&mut self, action: A) {
        self.more |= self.first.is_some();
        self.first.get_or_insert(action);
    }

    /// Stops as soon as there are two: more of them would say nothing new.
    #[inline]
    fn put_all(&mut self, actions: impl IntoIterator<Item = A>) {
        for action in actions {
            self.put(action);
            if self.more {
                return;
            }
        }
    }
}

/// A question to a seat.
pub trait Decision<G: Knowledge>: Copy {
    /// The rule under which it is asked; named when an answer does not belong here at all.
    const CLAUSE: &'static str =
        panic!("a decision says its CLAUSE, or its clause() where that is not always the same");

    /// Whom it asks, where that is always one seat and it never goes on by itself.
    const ASKED: fn(&G::State) -> Seat = panic!("a decision says whom it has ASKED, or its asks() where that depends");

    /// The key of what it asks, where the question needs no arguments.
    const PROMPT: &'static str = panic!("a decision says its PROMPT, or its prompt() where that has arguments");

    /// The rule under which it is asked now.
    fn clause(&self) -> &'static str {
        Self::CLAUSE
    }

    /// Whom it asks, once it does not go on by itself.
    fn asks(&self, _rules: &G, state: &G::State) -> Asks {
        Asks::Seat((Self::ASKED)(state))
    }

    /// The rule that says whose decision it is now; named to a seat that is not asked. Where that is not always the same rule.
    fn turn(&self, _rules: &G, _state: &G::State) -> &'static str {
        self.clause()
    }

    /// What this seat, which is asked, must decide.
    fn prompt(&self, _rules: &G, _view: &G::View, _seat: Seat) -> Message {
        Message::new(Self::PROMPT)
    }

    /// Everything this seat may answer, each answer once.
    fn offers(&self, rules: &G, state: &G::State, seat: Seat, offers: &mut impl Basket<G::Action>);

    /// Why this seat, which is asked, may not answer so. Written independently of the offers.
    fn refusal(&self, rules: &G, state: &G::State, seat: Seat, action: &G::Action) -> Option<Refusal>;

    /// What an answer does that is not refused.
    fn act(self, rules: &G, state: &mut G::State, seat: Seat, action: &G::Action, teller: &mut Teller);

    /// What an answer is called here, where that is not what the list of actions says.
    fn label(&self, _rules: &G, _view: &G::View, _action: &G::Action) -> Option<Message> {
        None
    }

    /// Does what needs neither an answer nor chance, and says whether it did anything. It is called again until it did not.
    fn proceed(self, _rules: &G, _state: &mut G::State, _teller: &mut Teller) -> bool {
        false
    }
}

/// A question to chance.
pub trait Draw<G: Knowledge>: Copy {
    /// The rule under which chance decides.
    const CLAUSE: &'static str = panic!("a draw says its CLAUSE, or its clause() where that is not always the same");

    /// The rule under which chance decides now.
    fn clause(&self) -> &'static str {
        Self::CLAUSE
    }

    /// What chance decides.
    fn roll<R: Rng + ?Sized>(&self, rules: &G, state: &G::State, rng: &mut R) -> G::Chance;

    /// Why this outcome is impossible.
    fn misfit(&self, rules: &G, state: &G::State, chance: &G::Chance) -> Option<Refusal>;

    /// What a possible outcome does.
    fn settle(self, rules: &G, state: &mut G::State, chance: &G::Chance, teller: &mut Teller);

    /// What everybody reads meanwhile.
    fn prompt(&self, _rules: &G, _view: &G::View) -> Message {
        Message::new("ask-chance")
    }

    /// Does what needs no chance, and says whether it did anything.
    fn proceed(self, _rules: &G, _state: &mut G::State, _teller: &mut Teller) -> bool {
        false
    }
}

/// What goes on by itself.
pub trait Procedure<G: Rules>: Copy {
    /// The rule at work.
    const CLAUSE: &'static str =
        panic!("a procedure says its CLAUSE, or its clause() where that is not always the same");

    /// The rule at work now.
    fn clause(&self) -> &'static str {
        Self::CLAUSE
    }

    /// Does it.
    fn run(self, rules: &G, state: &mut G::State, teller: &mut Teller);
}

/// Goes on until somebody must decide, chance must, or the game is over. `top` says what is being done now.
pub fn advance<G: Knowledge, D: Decision<G>>(
    rules: &G,
    state: &mut G::State,
    teller: &mut Teller,
    top: impl Fn(&G::State) -> Option<D>,
) {
    while let Some(decision) = top(state) {
        if decision.proceed(rules, state, teller) {
            continue;
        }
        let Asks::Seat(seat) = decision.asks(rules, state) else { return };
        let mut sole = Sole::default();
        decision.offers(rules, state, seat, &mut sole);
        let Some(action) = sole.only() else { return };
        decision.act(rules, state, seat, &action, teller);
    }
}

/// The refusal of an answer where none is asked for.
pub fn not_asked(clause: &'static str) -> Refusal {
    Refusal::new(clause, Message::new("no-not-asked"))
}

/// Writes the list of everything a game may be doing, and the way to each.
///
/// Before each name stands what it is: `asks` (a [`Decision`]), `draws` (a [`Draw`]), `both` (implements both and says by
/// [`Decision::asks`] which it is now), `runs` (a [`Procedure`]) or `ends`. A name with a type holds a value of it; a name without one stands for the unit
/// struct of the same name. The text is how it is written in states and views.
///
/// ```text
/// table::decisions! {
///     /// What is being done now.
///     pub enum Frame for TwoHeirs {
///         /// The active side takes, builds, extends, moves (TH-2.2).
///         asks Turn = "turn",
///         /// A side chooses what it destroys (TH-11.3).
///         asks Siege(Siege) = "siege",
///         /// Chance refills the offer (TH-4.6).
///         draws Refill(Refill) = "refill",
///         /// The position asked to stop here.
///         ends Halt = "halt",
///     }
/// }
/// ```
///
/// The enum is a [`Decision`] itself, with `roll`, `misfit`, `settle` and `chance_prompt` for chance, and `name()`.
///
/// Where nothing of the list holds a value, `pub enum Step of units for BrianBoru { … }` declares the unit structs as well, so that the list
/// needs none of the files that implement them. Such an enum has `ALL` and `runs()`.
///
/// `pub enum Frame of structs for CrescentMoon { … }` declares what its members hold as well: `asks Hire { left: u8 } = "hire"`
/// declares the struct `Hire` with that field, `asks Play = "play"` the unit struct `Play`.
#[macro_export]
macro_rules! decisions {
    ($(#[$doc:meta])* $vis:vis enum $name:ident of units for $game:ty {
        $($(#[$item_doc:meta])* $kind:ident $item:ident = $text:literal),+ $(,)?
    }) => {
        $($crate::decisions!(@unit $kind $(#[$item_doc])* $item);)+

        $crate::decisions! {
            $(#[$doc])* $vis enum $name for $game { $($(#[$item_doc])* $kind $item = $text),+ }
        }

        impl $name {
            /// All of them, in the order of the list.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$item),+];

            /// Whether it needs neither a seat nor chance, whatever the state.
            pub const fn runs(&self) -> bool {
                match self { $($name::$item => $crate::decisions!(@runs $kind)),+ }
            }
        }
    };
    ($(#[$doc:meta])* $vis:vis enum $name:ident of structs for $game:ty {
        $($(#[$item_doc:meta])* $kind:ident $item:ident $(($held:ty))?
            $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),+ $(,)? })? = $text:literal),+ $(,)?
    }) => {
        $($crate::decisions! {
            @struct $vis $kind $(#[$item_doc])* $item $(($held))? $({ $($(#[$field_doc])* $field: $type),+ })?
        })+

        $crate::decisions! {
            $(#[$doc])* $vis enum $name for $game {
                $($(#[$item_doc])* $kind $item $(($held))? $(($crate::decisions!(@held $item $($field)+)))? = $text),+
            }
        }
    };
    (@struct $vis:vis $kind:ident $(#[$doc:meta])* $item:ident ($held:ty)) => {};
    (@struct $vis:vis $kind:ident $(#[$doc:meta])* $item:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis struct $item { $($(#[$field_doc])* pub $field: $type),+ }
    };
    (@struct $vis:vis $kind:ident $(#[$doc:meta])* $item:ident) => {
        $crate::decisions! { @unit $kind $(#[$doc])* $item }
    };
    (@held $item:ident $($field:ident)+) => { $item };

    (@unit ends $(#[$doc:meta])* $item:ident) => {};
    (@unit $kind:ident $(#[$doc:meta])* $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $item;
    };
    (@runs runs) => { true };
    (@runs $kind:ident) => { false };

    ($(#[$doc:meta])* $vis:vis enum $name:ident for $game:ty {
        $($(#[$item_doc:meta])* $kind:ident $item:ident $(($held:ty))? = $text:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $($(#[$item_doc])* #[serde(rename = $text)] $item $(($held))?),+
        }

        $($(impl From<$held> for $name {
            fn from(held: $held) -> $name {
                $name::$item(held)
            }
        })?)+

        impl $name {
            /// How it is written in states and views.
            pub const fn name(&self) -> &'static str {
                match self { $($crate::decisions!(@any $name $item $(($held))?) => $text),+ }
            }

            /// What chance decides, if it is asked.
            #[inline]
            pub fn roll<R: ::rand::Rng + ?Sized>(
                &self,
                rules: &$game,
                state: &<$game as $crate::Rules>::State,
                rng: &mut R,
            ) -> Option<<$game as $crate::Rules>::Chance> {
                let _ = (rules, state, &rng);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@draw $kind
                        { Some($crate::Draw::<$game>::roll($crate::decisions!(@value it $item $(($held))?), rules, state, rng)) }
                        { None }
                    )),+
                }
            }

            /// Why this outcome of chance is impossible now.
            pub fn misfit(
                &self,
                rules: &$game,
                state: &<$game as $crate::Rules>::State,
                chance: &<$game as $crate::Rules>::Chance,
            ) -> Option<$crate::Refusal> {
                let _ = (rules, state, chance);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@draw $kind
                        { $crate::Draw::<$game>::misfit($crate::decisions!(@value it $item $(($held))?), rules, state, chance) }
                        { Some($crate::decision::not_asked($crate::Decision::<$game>::clause(self))) }
                    )),+
                }
            }

            /// What everybody reads while chance decides.
            pub fn chance_prompt(
                &self,
                rules: &$game,
                view: &<$game as $crate::Knowledge>::View,
            ) -> $crate::Message {
                let _ = (rules, view);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@draw $kind
                        { $crate::Draw::<$game>::prompt($crate::decisions!(@value it $item $(($held))?), rules, view) }
                        { $crate::Message::new("ask-chance") }
                    )),+
                }
            }

            /// What a possible outcome of chance does.
            #[inline]
            pub fn settle(
                self,
                rules: &$game,
                state: &mut <$game as $crate::Rules>::State,
                chance: &<$game as $crate::Rules>::Chance,
                teller: &mut $crate::Teller,
            ) {
                let _ = (rules, &state, chance, &teller);
                match &self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@draw $kind
                        { $crate::Draw::<$game>::settle(*$crate::decisions!(@value it $item $(($held))?), rules, state, chance, teller) }
                        { () }
                    )),+
                }
            }
        }

        impl $crate::Decision<$game> for $name {
            fn clause(&self) -> &'static str {
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) =>
                        $crate::decisions!(@clause $kind $game, $crate::decisions!(@value it $item $(($held))?))),+
                }
            }

            #[inline]
            fn asks(&self, rules: &$game, state: &<$game as $crate::Rules>::State) -> $crate::Asks {
                let _ = (rules, state);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) =>
                        $crate::decisions!(@asks $kind $game, $crate::decisions!(@value it $item $(($held))?), rules, state)),+
                }
            }

            fn turn(&self, rules: &$game, state: &<$game as $crate::Rules>::State) -> &'static str {
                let _ = (rules, state);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::turn($crate::decisions!(@value it $item $(($held))?), rules, state) }
                        { $crate::Decision::<$game>::clause(self) }
                    )),+
                }
            }

            fn prompt(
                &self,
                rules: &$game,
                view: &<$game as $crate::Knowledge>::View,
                seat: $crate::Seat,
            ) -> $crate::Message {
                let _ = (rules, view, seat);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::prompt($crate::decisions!(@value it $item $(($held))?), rules, view, seat) }
                        { self.chance_prompt(rules, view) }
                    )),+
                }
            }

            #[inline]
            fn offers(
                &self,
                rules: &$game,
                state: &<$game as $crate::Rules>::State,
                seat: $crate::Seat,
                offers: &mut impl $crate::Basket<<$game as $crate::Rules>::Action>,
            ) {
                let _ = (rules, state, seat, &offers);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::offers($crate::decisions!(@value it $item $(($held))?), rules, state, seat, offers) }
                        { () }
                    )),+
                }
            }

            fn refusal(
                &self,
                rules: &$game,
                state: &<$game as $crate::Rules>::State,
                seat: $crate::Seat,
                action: &<$game as $crate::Rules>::Action,
            ) -> Option<$crate::Refusal> {
                let _ = (rules, state, seat, action);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::refusal($crate::decisions!(@value it $item $(($held))?), rules, state, seat, action) }
                        { Some($crate::decision::not_asked($crate::Decision::<$game>::clause(self))) }
                    )),+
                }
            }

            #[inline]
            fn act(
                self,
                rules: &$game,
                state: &mut <$game as $crate::Rules>::State,
                seat: $crate::Seat,
                action: &<$game as $crate::Rules>::Action,
                teller: &mut $crate::Teller,
            ) {
                let _ = (rules, &state, seat, action, &teller);
                match &self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::act(*$crate::decisions!(@value it $item $(($held))?), rules, state, seat, action, teller) }
                        { () }
                    )),+
                }
            }

            fn label(
                &self,
                rules: &$game,
                view: &<$game as $crate::Knowledge>::View,
                action: &<$game as $crate::Rules>::Action,
            ) -> Option<$crate::Message> {
                let _ = (rules, view, action);
                match self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) => $crate::decisions!(@ask $kind
                        { $crate::Decision::<$game>::label($crate::decisions!(@value it $item $(($held))?), rules, view, action) }
                        { None }
                    )),+
                }
            }

            #[inline]
            fn proceed(
                self,
                rules: &$game,
                state: &mut <$game as $crate::Rules>::State,
                teller: &mut $crate::Teller,
            ) -> bool {
                let _ = (rules, &state, &teller);
                match &self {
                    $($crate::decisions!(@pattern it $name $item $(($held))?) =>
                        $crate::decisions!(@proceed $kind $game, *$crate::decisions!(@value it $item $(($held))?), rules, state, teller)),+
                }
            }
        }
    };

    (@any $name:ident $item:ident ($held:ty)) => { $name::$item(_) };
    (@any $name:ident $item:ident) => { $name::$item };
    (@pattern $it:ident $name:ident $item:ident ($held:ty)) => { $name::$item($it) };
    (@pattern $it:ident $name:ident $item:ident) => { $name::$item };
    (@value $it:ident $item:ident ($held:ty)) => { $it };
    (@value $it:ident $item:ident) => { &$item };

    (@ask asks { $yes:expr } { $no:expr }) => { $yes };
    (@ask both { $yes:expr } { $no:expr }) => { $yes };
    (@ask $kind:ident { $yes:expr } { $no:expr }) => { $no };
    (@draw draws { $yes:expr } { $no:expr }) => { $yes };
    (@draw both { $yes:expr } { $no:expr }) => { $yes };
    (@draw $kind:ident { $yes:expr } { $no:expr }) => { $no };

    (@clause asks $game:ty, $value:expr) => { $crate::Decision::<$game>::clause($value) };
    (@clause both $game:ty, $value:expr) => { $crate::Decision::<$game>::clause($value) };
    (@clause draws $game:ty, $value:expr) => { $crate::Draw::<$game>::clause($value) };
    (@clause runs $game:ty, $value:expr) => { $crate::Procedure::<$game>::clause($value) };
    (@clause ends $game:ty, $value:expr) => { "TABLE-3" };

    (@asks asks $game:ty, $value:expr, $rules:ident, $state:ident) => { $crate::Decision::<$game>::asks($value, $rules, $state) };
    (@asks both $game:ty, $value:expr, $rules:ident, $state:ident) => { $crate::Decision::<$game>::asks($value, $rules, $state) };
    (@asks draws $game:ty, $value:expr, $rules:ident, $state:ident) => { $crate::Asks::Chance };
    (@asks runs $game:ty, $value:expr, $rules:ident, $state:ident) => { $crate::Asks::Nobody };
    (@asks ends $game:ty, $value:expr, $rules:ident, $state:ident) => { $crate::Asks::Over };

    (@proceed asks $game:ty, $value:expr, $rules:ident, $state:ident, $teller:ident) => {
        $crate::Decision::<$game>::proceed($value, $rules, $state, $teller)
    };
    (@proceed both $game:ty, $value:expr, $rules:ident, $state:ident, $teller:ident) => {
        $crate::Decision::<$game>::proceed($value, $rules, $state, $teller)
    };
    (@proceed draws $game:ty, $value:expr, $rules:ident, $state:ident, $teller:ident) => {
        $crate::Draw::<$game>::proceed($value, $rules, $state, $teller)
    };
    (@proceed runs $game:ty, $value:expr, $rules:ident, $state:ident, $teller:ident) => {{
        $crate::Procedure::<$game>::run($value, $rules, $state, $teller);
        true
    }};
    (@proceed ends $game:ty, $value:expr, $rules:ident, $state:ident, $teller:ident) => { false };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sole_offer_is_known_without_looking_at_all() {
        let mut looked = 0;
        let mut sole = Sole::default();
        sole.put_all((0..100).inspect(|_| looked += 1));
        assert_eq!((looked, sole.any(), sole.only()), (2, true, None));
        let mut sole = Sole::default();
        sole.put_all([7]);
        assert_eq!(sole.only(), Some(7));
        assert!(!Sole::<u8>::default().any());
    }
}
