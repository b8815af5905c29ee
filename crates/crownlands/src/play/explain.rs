//! `?`: whatever a player may ask about is told: choices, actions, things on the table, cards, tiles, words, clauses and chapters.

use super::session::Session;
use crate::terminal::Sight;
use crate::voice::Voice;
use boards::letters;
use table::components::OwnTexts;
use table::rules::{self, Chapter};
use table::words::plain;
use table::{Arg, Dictionary, Message, Rejected, Viewer};

/// How many things of a kind are told.
const MOST: usize = 6;

/// How many letters a word has at least of which other forms are looked for.
const STEM: usize = 4;

/// Answers a question.
pub fn explain(voice: &Voice, session: &Session, question: &str) -> String {
    let words = voice.of(session.entry);
    let game = session.entry.game;
    let own = OwnTexts::of(game.components(), game.about(), session.played.setup(), words);
    let asker = Asker { voice, session, words, own };
    let offers = session.offers();
    let numbered = question.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
    if let Some(offer) = numbered {
        return asker.action(&offer.text).unwrap_or_default().join("\n");
    }
    let chapters = rules::chapters(session.entry.game.words(voice.lang), asker.words);
    if let Some(told) = by_number(&chapters, question) {
        return told;
    }
    let mut told = asker.action(question).unwrap_or_default();
    let is_action = !told.is_empty();
    // Why an action is not allowed says nothing of what it is.
    let mut things = asker.things(&session.sight(voice), question);
    things.retain(|thing| !told.iter().any(|line| line.contains(thing)));
    told.extend(things);
    if told.is_empty() {
        told = asker.offers_like(question);
    }
    // What lies on the table tells how many there are; what it is, and what it is for, say the rules.
    if !is_action {
        told.extend(mentions(&chapters, question));
    }
    if told.is_empty() {
        told.push(voice.say(&Message::new("cli-explain-nothing").with("what", question)));
    }
    told.join("\n")
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

/// The chapter of this title, or clauses that speak of it.
fn mentions(chapters: &[Chapter], question: &str) -> Vec<String> {
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
    if let Some(chapter) = chapters.iter().find(|chapter| plain(&chapter.title) == question) {
        return vec![whole(chapter)];
    }
    let clauses = chapters.iter().flat_map(|chapter| &chapter.clauses).filter(|clause| speaks(&clause.text));
    clauses.take(MOST).map(|clause| format!("{}  {}", clause.number, clause.text)).collect()
}

struct Asker<'a> {
    voice: &'a Voice,
    session: &'a Session,
    words: &'static Dictionary,
    /// What the edition says of pieces that the words were not written for.
    own: OwnTexts,
}

impl Asker<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.session.name(seat))
    }

    /// What an action does and what follows from it, or why it is not allowed, with the clause; nothing if it is no action.
    fn action(&self, text: &str) -> Option<Vec<String>> {
        let (played, me) = (&self.session.played, self.session.me);
        match played.check(me, text) {
            Err(Rejected::Unreadable(_)) => None,
            Err(Rejected::Refused(refusal)) => {
                let clause = self.words.word(&rules::key(refusal.clause.as_str()));
                Some(vec![
                    self.words.refuse(&refusal, &|seat| self.session.name(seat)),
                    format!("  {}  {clause}", refusal.clause),
                ])
            }
            Ok(()) => {
                let label = played.label(me, text).ok()?;
                let said = self.say(&label);
                let shown = self.session.sight(self.voice).show();
                let mut told = vec![said.clone()];
                told.extend(letters::about(&shown.things, &said).iter().take(MOST).map(|thing| format!("  {thing}")));
                told.extend(named(&label).iter().flat_map(|key| self.described(key)).map(|text| format!("  {text}")));
                told.extend(self.consequences(text).into_iter().map(|line| format!("  → {line}")));
                Some(told)
            }
        }
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
            let of_thing = key
                .split_once('-')
                .is_some_and(|(kind, own)| KINDS.contains(&kind) && (own == id || plain(&self.plainly(key)) == asked));
            of_thing && !asked.is_empty()
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
        let told = self.session.offers().into_iter().enumerate().filter_map(|(at, offer)| {
            let label = self.say(&offer.label);
            (!asked.is_empty() && (fits(&offer.text) || fits(&label))).then(|| format!("{:>4}  {label}", at + 1))
        });
        told.take(2 * MOST).collect()
    }
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
