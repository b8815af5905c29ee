//! What is told, in the language of whoever is told.

use crate::words::Words;
use store::{DueNotice, NoticeKind};
use table::{Dictionary, Lang, Message};

/// Something as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// What kind of thing it is.
    pub(crate) kind: NoticeKind,
    /// In a few words.
    pub(crate) title: String,
    /// In a sentence or two.
    pub(crate) text: String,
    /// Where to look.
    pub(crate) address: String,
    /// Where to switch it off, and how that is said.
    pub(crate) off: String,
    off_words: String,
    /// The table and the game it is about, if it is about one.
    pub(crate) table: Option<(String, String)>,
    /// The language.
    pub(crate) lang: &'static str,
}

impl Told {
    /// What these notices of one channel say together; `site` is the address of the site, without a slash at its end.
    pub(crate) fn of(words: &Words, due: &[DueNotice], site: &str) -> Option<Told> {
        let first = due.first()?;
        let lang: Lang = first.person.lang.parse().unwrap_or_default();
        let plain = words.plain(lang);
        let off = format!("{site}/off/{}", first.channel.id);
        let off_words = plainly(plain, &Message::new("notice-off-mail"));
        let off = match &first.about {
            Some(about) if due.len() == 1 => format!("{off}?table={}", about.id),
            _ => off,
        };
        let (title, text) = match due {
            [one] => single(words, one, lang),
            many => together(words, many, lang, site),
        };
        let address = match (&first.about, first.notice.kind) {
            (Some(about), _) if due.len() == 1 => format!("{site}/t/{}", about.id),
            (_, NoticeKind::Confirm) => format!("{site}/confirm/{}", first.channel.keys),
            (_, NoticeKind::Test) => format!("{site}/me/notices"),
            _ => format!("{site}/next"),
        };
        let table = first.about.as_ref().filter(|_| due.len() == 1);
        let table = table.map(|about| (about.id.to_string(), about.game.clone()));
        Some(Told { kind: first.notice.kind, title, text, address, off, off_words, table, lang: lang.code() })
    }

    /// All of it as the text of a letter.
    pub(crate) fn letter(&self) -> String {
        format!("{}\n\n{}\n\n-- \n{}\n{}\n", self.text, self.address, self.off_words, self.off)
    }
}

fn plainly(words: &Dictionary, message: &Message) -> String {
    words.say(message, &|seat| seat.to_string())
}

fn game_of(words: &Words, due: &DueNotice, lang: Lang) -> String {
    due.about.as_ref().map(|about| words.of(&about.game, lang).word("game-name")).unwrap_or_default()
}

fn names_of(due: &DueNotice) -> String {
    due.about.as_ref().map(|about| about.names.join(", ")).unwrap_or_default()
}

fn single(words: &Words, due: &DueNotice, lang: Lang) -> (String, String) {
    let plain = words.plain(lang);
    let kind = due.notice.kind.as_str();
    let (game, names) = (game_of(words, due, lang), names_of(due));
    let title = plainly(plain, &Message::new(format!("notice-{kind}-title")).with("game", game.as_str()));
    let text = Message::new(format!("notice-{kind}-text")).with("game", game).with("names", names);
    (title, plainly(plain, &text.with("name", due.person.name.as_str())))
}

fn together(words: &Words, due: &[DueNotice], lang: Lang, site: &str) -> (String, String) {
    let plain = words.plain(lang);
    let title = plainly(plain, &Message::new("notice-daily-title").with("n", due.len()));
    let line = |one: &DueNotice| {
        let address = one.about.as_ref().map(|about| format!("{site}/t/{}", about.id)).unwrap_or_default();
        format!("{} ({}): {address}", game_of(words, one, lang), names_of(one))
    };
    (title, due.iter().map(line).collect::<Vec<_>>().join("\n"))
}
