//! What a board draws from.

use crate::{Beginning, Onlooker};
use std::fmt::{self, Debug, Display};
use std::str::FromStr;
use table::{Arg, Dictionary, Game, Heard, Message, Seat, Setup};

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

    /// What was picked, if it is a thing of the game such as a place.
    pub fn picked<T: FromStr>(&self) -> Option<T> {
        self.onlooker.chosen?.parse().ok()
    }

    /// Who did something with this thing since the viewer's last step: the last of them. Its mark wears their colour.
    pub fn mover(&self, thing: &Arg, named: impl Fn(&str) -> bool) -> Option<Seat> {
        let speaks = |heard: &&Heard| heard.say.args.iter().any(|(name, arg)| named(name) && mentions(arg, thing));
        let told = self.onlooker.since.iter().rev().find(speaks)?;
        told.say.args.iter().find_map(|(name, arg)| match arg {
            Arg::Seat(seat) if name == "seat" => Some(*seat),
            _ => None,
        })
    }

    /// Whether what happened last speaks of this thing, under such a name.
    pub fn speaks_of(&self, thing: &Arg, named: impl Fn(&str) -> bool) -> bool {
        self.last().iter().any(|heard| heard.say.args.iter().any(|(name, arg)| named(name) && mentions(arg, thing)))
    }
}

/// Whether an argument is this thing, or speaks of it.
fn mentions(arg: &Arg, thing: &Arg) -> bool {
    match arg {
        Arg::List(list) => list.iter().any(|arg| mentions(arg, thing)),
        Arg::Message(message) => message.args.iter().any(|(_, arg)| mentions(arg, thing)),
        other => other == thing,
    }
}
