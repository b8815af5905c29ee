//! What a board draws from.

use crate::{Beginning, Onlooker};
use maud::{Markup, html};
use std::cell::OnceCell;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use table::components::OwnTexts;
use table::{Arg, Dictionary, Game, Heard, Message, Seat, SeatSet, Setup, sha256_hex};

/// How many digits of a digest tell what lasts apart.
const DIGEST: usize = 12;

/// An action that the viewer may take now.
pub struct Offered<G: Game> {
    /// The action.
    pub action: G::Action,
    /// The action in the notation of the game, for `data-act`.
    pub text: String,
    /// What it does, for a button.
    pub label: Message,
}

impl<G: Game> Debug for Offered<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Everything a board may draw from.
pub struct Scene<'a, G: Game> {
    /// The opened rules, with the components and options of this table. Public, and never changed.
    pub rules: &'a G,
    /// What the viewer may know; nothing else about the state.
    pub view: &'a G::View,
    /// What the viewer may do now, in the order of the rules; empty if nothing.
    pub offers: &'a [Offered<G>],
    /// The offer that was picked but not yet confirmed.
    pub chosen: Option<&'a Offered<G>>,
    /// Who looks, and how what they follow is addressed.
    pub onlooker: &'a Onlooker<'a>,
    /// What is told of pieces of the edition that the dictionaries do not know, once it was asked for.
    pub(crate) own: OnceCell<OwnTexts>,
}

impl<G: Game> Debug for Scene<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene").field("view", self.view).field("offers", &self.offers).finish_non_exhaustive()
    }
}

impl<G: Game> Scene<'_, G> {
    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        self.rules.setup()
    }

    /// The words of the game, of the page and of this board in the reader's language.
    pub fn dictionary(&self) -> &Dictionary {
        self.onlooker.dictionary
    }

    /// What happened last, for highlights.
    pub fn last(&self) -> &[Heard] {
        self.onlooker.last
    }

    /// The name of the person on a seat; the letter of the seat if nobody gave one.
    pub fn name(&self, seat: Seat) -> String {
        let given = self.onlooker.names.get(seat.index()).filter(|name| !name.is_empty());
        given.cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The sentence in the reader's language, with the names of this table.
    pub fn say(&self, message: &Message) -> String {
        self.dictionary().say(message, &|seat| self.name(seat))
    }

    /// A word without arguments in the reader's language.
    pub fn word(&self, key: &str) -> String {
        self.dictionary().word(key)
    }

    /// The text of a piece in the reader's language; its exact values where the edition of this table differs from what the text was
    /// written for.
    pub fn text(&self, key: &str) -> String {
        let own = self.own.get_or_init(|| OwnTexts::of(G::components(), G::about(), self.setup(), self.dictionary()));
        own.get(key).map_or_else(|| self.word(key), str::to_owned)
    }

    /// The offer of this action, if the viewer may take it now.
    pub fn offer(&self, action: &G::Action) -> Option<&Offered<G>> {
        self.offers.iter().find(|offer| offer.action == *action)
    }

    /// Whether this offer was picked but not yet confirmed.
    pub fn is_chosen(&self, offer: &Offered<G>) -> bool {
        self.chosen.is_some_and(|chosen| chosen.action == offer.action)
    }

    /// The address that picks this offer; it works without script.
    pub fn link(&self, offer: &Offered<G>) -> String {
        (self.onlooker.link)(&offer.text)
    }

    /// The address that explains why this action is not offered; empty where nobody can ask.
    pub fn explain(&self, action: &G::Action) -> String {
        self.why(action).unwrap_or_default()
    }

    /// The address that explains why this action is not offered, if the viewer has a seat to ask for.
    pub fn why(&self, action: &G::Action) -> Option<String> {
        let explain = self.onlooker.explain.filter(|_| self.onlooker.viewer.seat().is_some())?;
        Some(explain(&self.rules.write_action(action)))
    }

    /// The address at which something is picked that is no action yet: a tile to be laid, a place to look at. What stands there is
    /// the board's own; it comes back as [`Scene::is_picked`].
    pub fn pick(&self, pick: &impl Display) -> String {
        (self.onlooker.link)(&pick.to_string())
    }

    /// The address at which nothing is picked.
    pub fn pick_nothing(&self) -> String {
        (self.onlooker.link)("")
    }

    /// The address that picks something, or nothing where it is picked already.
    pub fn pick_or_drop(&self, pick: &impl Display, picked: bool) -> String {
        if picked { self.pick_nothing() } else { self.pick(pick) }
    }

    /// Whether exactly this was picked (see [`Scene::pick`]).
    pub fn is_picked(&self, pick: &impl Display) -> bool {
        self.onlooker.chosen.is_some_and(|chosen| chosen == pick.to_string())
    }

    /// What offers have in common that begin alike, in the order of the offers. `begun` says for an action what is picked before it and
    /// what that is called; nothing for actions that stand alone.
    pub fn beginnings(&self, begun: impl Fn(&G::Action) -> Option<(String, Message)>) -> Vec<Beginning> {
        let mut found: Vec<Beginning> = Vec::new();
        for offer in self.offers {
            let Some((pick, label)) = begun(&offer.action) else { continue };
            match found.iter_mut().find(|beginning| beginning.pick == pick) {
                Some(beginning) => beginning.acts.push(offer.text.clone()),
                None => found.push(Beginning { pick, label: self.say(&label), acts: vec![offer.text.clone()] }),
            }
        }
        found
    }

    /// A part of a drawing that stays as it is for many steps. Where the reader's page has it already only its digest is drawn, and the page
    /// puts what it has in its place.
    pub fn lasting(&self, class: &str, drawn: &Markup) -> Markup {
        let mut digest = sha256_hex(drawn.0.as_bytes());
        digest.truncate(DIGEST);
        let kept = self.onlooker.kept.split(' ').any(|kept| kept == digest);
        html! { g.(class) data-lasting=(digest) aria-hidden="true" { @if !kept { (drawn) } } }
    }

    /// What was picked, if it is a thing of the game such as a place.
    pub fn picked<T: FromStr>(&self) -> Option<T> {
        self.onlooker.chosen?.parse().ok()
    }

    /// Which of these things each seat did something with last, under such a name, as far as the viewer heard of it; the newest first. Its
    /// mark stays, in the colour of the seat, until the seat has done something with another. `shown` says where a seat has something that
    /// could be marked.
    pub fn last_moves<T: Copy>(
        &self,
        things: &[(T, Arg)],
        named: impl Fn(&str) -> bool,
        shown: impl Fn(T, Seat) -> bool,
    ) -> Vec<(T, Seat)> {
        let mut seats = SeatSet::EMPTY;
        let mut found = Vec::new();
        for heard in self.onlooker.since.iter().rev() {
            let Some(seat) = doer(heard).filter(|seat| !seats.has(*seat)) else { continue };
            let before = found.len();
            let speaks = |thing: &Arg| heard.say.args.iter().any(|(name, arg)| named(name) && mentions(arg, thing));
            let marked = things.iter().filter(|(thing, arg)| shown(*thing, seat) && speaks(arg));
            found.extend(marked.map(|(thing, _)| (*thing, seat)));
            if found.len() > before {
                seats.add(seat);
            }
        }
        found
    }

    /// Whether what happened last speaks of this thing, under such a name.
    pub fn speaks_of(&self, thing: &Arg, named: impl Fn(&str) -> bool) -> bool {
        self.last().iter().any(|heard| heard.say.args.iter().any(|(name, arg)| named(name) && mentions(arg, thing)))
    }
}

/// Who did what was heard of, or whom it is about: a sentence calls that one `seat`, or `who` where it may be somebody without a seat.
pub fn doer(heard: &Heard) -> Option<Seat> {
    heard.say.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if ["seat", "who"].contains(&name.as_ref()) => Some(*seat),
        _ => None,
    })
}

/// Whether an argument is this thing, or speaks of it.
fn mentions(arg: &Arg, thing: &Arg) -> bool {
    match arg {
        Arg::List(list) => list.iter().any(|arg| mentions(arg, thing)),
        Arg::Message(message) => message.args.iter().any(|(_, arg)| mentions(arg, thing)),
        other => other == thing,
    }
}
