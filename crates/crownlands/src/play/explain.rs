//! `?`: whatever a player may ask about is told: choices, actions, things on the table, cards, tiles, words, clauses and chapters.

use super::session::Session;
use crate::terminal::Sight;
use crate::voice::Voice;
use boards::letters;
use std::collections::BTreeMap;
use table::components::OwnTexts;
use table::file::nearly;
use table::rules::{self, Chapter};
use table::words::plain;
use table::{Arg, Dictionary, Message, Offer, Rejected, Viewer};

/// How many things of a kind are told.
const MOST: usize = 6;

/// How many letters a word has at least of which other forms are looked for.
const STEM: usize = 4;

/// How many letters words of one family begin with at least.
const FAMILY: usize = 5;

/// Answers a question; `offers` are the choices as they are numbered before the reader.
pub fn explain(voice: &Voice, session: &Session, offers: &[Offer], question: &str) -> String {
    let words = voice.of(session.entry);
    let game = session.entry.game;
    let own = OwnTexts::of(game.components(), game.about(), session.played.setup(), words);
    let asker = Asker { voice, session, words, own, offers };
    let number = question.parse::<usize>().ok();
    if let Some(offer) = number.and_then(|number| offers.get(number.checked_sub(1)?)) {
        return asker.action(&offer.text).map(|action| action.told).unwrap_or_default().join("\n");
    }
    let chapters = rules::chapters(session.entry.game.words(voice.lang), asker.words);
    if let Some(told) = by_number(&chapters, question) {
        return told;
    }
    let sight = session.sight(voice);
    let action = asker.action(question);
    let (single, allowed) = (!question.contains(' '), action.as_ref().map(|action| action.allowed));
    let things = asker.things(&sight, question);
    // What lies on the table tells how many there are; what it is, and what it is for, say the rules.
    let asked = number.is_none() && allowed.is_none_or(|allowed| !allowed && single);
    let mentioned = if asked { mentions(voice, &chapters, question) } else { Vec::new() };
    // Why an action is not allowed says nothing of what it is, and a single word is rather asked about than tried.
    let known = single && allowed == Some(false) && !(things.is_empty() && mentioned.is_empty());
    let mut told = action.filter(|_| !known).map(|action| action.told).unwrap_or_default();
    told.extend(things.into_iter().filter(|thing| !told.iter().any(|line| line.contains(thing))).collect::<Vec<_>>());
    if told.is_empty() {
        told = asker.offers_like(question);
    }
    told.extend(mentioned);
    if !told.is_empty() {
        return told.join("\n");
    }
    match without_number(question) {
        // “Build 2” is asked of what is called “Build”.
        Some(name) => explain(voice, session, offers, name),
        None if number.is_some() => voice.say(&Message::new("cli-no-choice").with("most", offers.len())),
        None => asker.nothing(&sight, &chapters, question),
    }
}

/// What stands before the number at the end of a question.
fn without_number(question: &str) -> Option<&str> {
    let (name, last) = question.rsplit_once(' ')?;
    (!name.trim().is_empty() && last.bytes().all(|byte| byte.is_ascii_digit())).then(|| name.trim())
}

/// What an action does, or why it is refused.
struct Told {
    allowed: bool,
    told: Vec<String>,
}

/// The clause or the chapter with this number.
fn by_number(chapters: &[Chapter], question: &str) -> Option<String> {
    let number = question.to_uppercase();
    if let Some(chapter) = chapters.iter().find(|chapter| chapter.number == number) {
        return Some(whole(chapter));
    }
    let clause = chapters.iter().flat_map(|chapter| &chapter.clauses).find(|clause| clause.number == number)?;
    Some(format!("{}  {}", clause.number, clause.text))
}

fn whole(chapter: &Chapter) -> String {
    let clauses = chapter.clauses.iter().map(|clause| format!("  {}  {}", clause.number, clause.text));
    std::iter::once(format!("{}  {}", chapter.number, chapter.title)).chain(clauses).collect::<Vec<_>>().join("\n")
}

/// Whether two words belong to one family: all but the last letter of the shorter one are the same.
fn kin(one: &str, other: &str) -> bool {
    let shared = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let shorter = one.chars().count().min(other.chars().count());
    shared >= FAMILY && shared + 1 >= shorter
}

/// The chapter of this title and where else it is spoken of, or clauses that speak of it.
fn mentions(voice: &Voice, chapters: &[Chapter], question: &str) -> Vec<String> {
    let question = plain(question);
    let short = question.chars().count() < STEM;
    // A word is found in its other forms too: most of them begin like it.
    let speaks = |text: &str| {
        let text = format!(" {} ", plain(text));
        text.contains(&format!(" {question} ")) || (!short && text.contains(&format!(" {question}")))
    };
    if question.is_empty() {
        return Vec::new();
    }
    // In other languages words change at their end.
    let is_kin =
        |text: &str| !question.contains(' ') && plain(text).split_whitespace().any(|word| kin(word, &question));
    let speaks_title = |title: &str| speaks(title) || is_kin(title);
    let titled: Vec<&Chapter> = chapters.iter().filter(|chapter| speaks_title(&chapter.title)).collect();
    let first = titled.iter().position(|chapter| plain(&chapter.title) == question);
    let first = first.or_else(|| titled.iter().position(|chapter| !plain(&chapter.title).contains(' ')));
    if let Some(first) = first.or((titled.len() == 1).then_some(0)) {
        let others = titled.iter().enumerate().filter(|(at, _)| *at != first);
        let others: Vec<String> = others.map(|(_, chapter)| format!("{}  {}", chapter.number, chapter.title)).collect();
        let see = Message::new("cli-explain-see").with("chapters", others.join(", "));
        return std::iter::once(whole(titled[first])).chain((!others.is_empty()).then(|| voice.say(&see))).collect();
    }
    let clauses = || chapters.iter().flat_map(|chapter| &chapter.clauses);
    let mut spoken: Vec<_> = clauses().filter(|clause| speaks(&clause.text)).take(MOST).collect();
    if spoken.is_empty() {
        spoken = clauses().filter(|clause| is_kin(&clause.text)).take(MOST).collect();
    }
    let named = titled.iter().map(|chapter| format!("{}  {}", chapter.number, chapter.title));
    named.chain(spoken.iter().map(|clause| format!("{}  {}", clause.number, clause.text))).collect()
}

struct Asker<'a> {
    voice: &'a Voice,
    session: &'a Session,
    words: &'static Dictionary,
    /// What the edition says of pieces that the words were not written for.
    own: OwnTexts,
    offers: &'a [Offer],
}

impl Asker<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.session.name(seat))
    }

    /// What an action does and what follows from it, or why it is not allowed, with the clause; nothing if it is no action.
    fn action(&self, text: &str) -> Option<Told> {
        let (played, me) = (&self.session.played, self.session.me);
        match played.check(me, text) {
            Err(Rejected::Unreadable(_)) => None,
            Err(Rejected::Refused(refusal)) => {
                let clause = self.words.word(&rules::key(refusal.clause.as_str()));
                let why = self.words.refuse(&refusal, &|seat| self.session.name(seat));
                Some(Told { allowed: false, told: vec![why, format!("  {}  {clause}", refusal.clause)] })
            }
            Ok(()) => {
                let label = played.label(me, text).ok()?;
                let said = self.say(&label);
                let shown = self.session.sight(self.voice).show();
                let mut told = vec![said.clone()];
                told.extend(letters::about(&shown.things, &said).iter().take(MOST).map(|thing| format!("  {thing}")));
                // What lies on the table often says already what its card or tile does.
                let described: Vec<String> = named(&label).iter().flat_map(|key| self.described(key)).collect();
                let new = described.into_iter().filter(|text| !told.iter().any(|line| line.contains(text)));
                let new: Vec<String> = new.map(|text| format!("  {text}")).collect();
                told.extend(new);
                told.extend(self.consequences(text).into_iter().map(|line| format!("  → {line}")));
                Some(Told { allowed: true, told })
            }
        }
    }

    /// That nothing is called so, with what nearly is.
    fn nothing(&self, sight: &Sight<'_>, chapters: &[Chapter], question: &str) -> String {
        let asked = plain(question);
        // A thing on the table begins with what it is called.
        let things = sight.show().things;
        let things = things.iter().filter_map(|thing| thing.split(['.', ',', '(', ':', ';']).next());
        let pieces = self.words.keys().iter().filter(|key| is_of_thing(key)).map(|key| self.plainly(key));
        let titles = chapters.iter().map(|chapter| chapter.title.clone());
        let names: BTreeMap<String, String> = things
            .map(|name| name.trim().to_owned())
            .chain(pieces)
            .chain(titles)
            .map(|name| (plain(&name), name))
            .filter(|(plain, _)| !plain.is_empty())
            .collect();
        let near = nearly(&asked, names.keys().map(String::as_str));
        let known: Vec<&str> = near.iter().map(|name| names[*name].as_str()).collect();
        let key = if known.is_empty() { "cli-explain-nothing" } else { "cli-explain-near" };
        self.voice.say(&Message::new(key).with("what", question).with("known", known.join(", ")))
    }

    /// What would happen at once. Nothing is told where acting brings something new to light: that can only be seen by doing it.
    fn consequences(&self, text: &str) -> Vec<String> {
        let mut tried = self.session.played.fork();
        let me = self.session.me;
        let Ok(events) = tried.act(me, text) else { return Vec::new() };
        if !tried.can_undo(me) {
            return Vec::new();
        }
        let heard = events.iter().filter_map(|event| event.heard_by(Viewer::Seat(me)));
        heard.map(|heard| self.session.line(self.voice, &heard)).collect()
    }

    /// What is on the table and called so, and what the words of the game say about something of this name.
    fn things(&self, sight: &Sight<'_>, question: &str) -> Vec<String> {
        let shown = sight.show();
        let mut told: Vec<String> =
            letters::about(&shown.things, question).into_iter().take(MOST).map(str::to_owned).collect();
        let asked = plain(question);
        let id = question.trim().to_lowercase().replace(' ', "_");
        let called = |key: &&String| {
            let own = key.split_once('-').map_or("", |(_, own)| own);
            is_of_thing(key) && !asked.is_empty() && (own == id || plain(&self.plainly(key)) == asked)
        };
        for key in self.words.keys().iter().filter(called) {
            let name = self.plainly(key);
            let known: Vec<String> =
                self.described(key).into_iter().filter(|text| !told.iter().any(|line| line.contains(text))).collect();
            told.extend(known.into_iter().map(|text| format!("{name}: {text}")));
        }
        let called = self.own.iter().filter(|own| !asked.is_empty() && (own.id == id || plain(&own.name) == asked));
        let lines: Vec<String> = called.map(|own| format!("{}: {}", own.name, own.text)).collect();
        let new = lines.into_iter().filter(|line| !told.contains(line)).collect::<Vec<_>>();
        told.extend(new);
        told
    }

    /// A word of the game, where it needs no arguments.
    fn plainly(&self, key: &str) -> String {
        let (text, faults) = self.words.try_say(&Message::new(key.to_owned()), &|seat| seat.to_string());
        if faults.is_empty() { text } else { String::new() }
    }

    /// What the edition says of the thing a message calls so, or else the words of the game say under this key.
    fn described(&self, key: &str) -> Vec<String> {
        let own = key.split_once('-').map_or(key, |(_, own)| own);
        let keys = [format!("{key}-text"), format!("text-{own}"), format!("effect-{own}"), format!("power-{own}")];
        // What the page says of an action is named after it (`cm-verb-build`).
        let page = format!("-{key}");
        let of_action = self.words.keys().iter().filter(|other| key.starts_with("verb-") && other.ends_with(&page));
        let owned =
            self.own.iter().filter(|own| keys.contains(&own.key) || own.name == key).map(|own| own.text.clone());
        let held = keys.iter().filter(|key| self.words.has(key) && self.own.get(key).is_none());
        let known = owned.chain(held.chain(of_action).map(|key| self.plainly(key)));
        known.filter(|text| !text.is_empty()).collect()
    }

    /// The choices that begin with this word, or name it.
    fn offers_like(&self, question: &str) -> Vec<String> {
        let asked = plain(question);
        let fits = |text: &str| format!(" {} ", plain(text)).contains(&format!(" {asked} "));
        let told = self.offers.iter().enumerate().filter_map(|(at, offer)| {
            let label = self.say(&offer.label);
            (!asked.is_empty() && (fits(&offer.text) || fits(&label))).then(|| format!("{:>4}  {label}", at + 1))
        });
        told.take(2 * MOST).collect()
    }
}

/// Whether a word of a game names a thing.
fn is_of_thing(key: &str) -> bool {
    key.split_once('-').is_some_and(|(kind, _)| KINDS.contains(&kind))
}

/// The kinds of things that words of a game name.
const KINDS: [&str; 13] = [
    "card",
    "building",
    "kind",
    "clan",
    "character",
    "tile",
    "marriage",
    "region",
    "name",
    "piece",
    "keyword",
    "option",
    "verb",
];

/// The keys of everything a message names; the name itself of what no dictionary knows.
fn named(message: &Message) -> Vec<String> {
    fn walk(arg: &Arg, found: &mut Vec<String>) {
        match arg {
            Arg::Term(key) => found.push(key.to_string()),
            Arg::Text(name) => found.push(name.clone()),
            Arg::List(list) => list.iter().for_each(|arg| walk(arg, found)),
            Arg::Message(message) => message.args.iter().for_each(|(_, arg)| walk(arg, found)),
            Arg::Number(_) | Arg::Seat(_) => {}
        }
    }
    let mut found = Vec::new();
    message.args.iter().for_each(|(_, arg)| walk(arg, &mut found));
    found
}
