//! What people type instead of the notation: names of things, in any language, without accents and capitals.

use crate::words::plain;
use crate::{Dictionary, Lang, Message, Words};
use std::collections::BTreeMap;

/// The words of a game in every language.
pub fn dictionaries<G: Words>() -> Vec<Dictionary> {
    Lang::ALL.into_iter().flat_map(|lang| Dictionary::new(lang, G::words(lang).iter().copied())).collect()
}

/// Names of things, in every language. A name that two things bear is nobody's.
#[derive(Debug)]
pub struct Names<T> {
    known: BTreeMap<String, Option<T>>,
    most_words: usize,
}

impl<T: Clone + PartialEq> Names<T> {
    /// The names of these things, as these dictionaries say them.
    pub fn new(dictionaries: &[Dictionary], things: impl IntoIterator<Item = (Message, T)>) -> Names<T> {
        let mut known: BTreeMap<String, Option<T>> = BTreeMap::new();
        for (called, thing) in things {
            for dictionary in dictionaries {
                let name = plain(&dictionary.say(&called, &|seat| seat.to_string()));
                let borne = known.entry(name).or_insert_with(|| Some(thing.clone()));
                *borne = borne.take().filter(|first| *first == thing);
            }
        }
        let most_words = known.keys().map(|name| name.split(' ').count()).max().unwrap_or(0);
        Names { known, most_words }
    }

    /// A text in which names stand, with what is written in their place; `None` where no name stands of a thing that can be written.
    pub fn replaced(&self, text: &str, write: impl Fn(&T) -> Option<String>) -> Option<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (mut written, mut found, mut at) = (Vec::new(), false, 0);
        while at < words.len() {
            let lengths = (1..=self.most_words.min(words.len() - at)).rev();
            let named = |length: usize| self.known.get(&plain(&words[at..at + length].join(" ")))?.as_ref();
            match lengths.filter_map(|length| Some((length, write(named(length)?)?))).next() {
                Some((length, thing)) => {
                    written.push(thing);
                    (found, at) = (true, at + length);
                }
                None => {
                    written.push(words[at].to_owned());
                    at += 1;
                }
            }
        }
        found.then(|| written.join(" "))
    }
}
