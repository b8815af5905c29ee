//! What every page has: the head, the bar with language and theme, the foot.

use crate::app::App;
use crate::reader::Theme;
use crate::visit::Visit;
use boards::symbols::{sprite, sprite_for, symbol};
use maud::{DOCTYPE, Markup, html};
use table::{Dictionary, Lang, Message};

/// A page before it is dressed.
pub(crate) struct Page<'a> {
    /// What stands in the title bar of the browser, before the name of the site.
    pub(crate) title: String,
    /// The class of the body, such as `lobby`.
    pub(crate) kind: &'static str,
    /// What stands on the page.
    pub(crate) body: Markup,
    /// Who reads it.
    pub(crate) visit: &'a Visit,
}

impl Page<'_> {
    /// The whole page.
    pub(crate) fn dress(self, app: &App) -> Markup {
        self.dress_with(app, &html! {})
    }

    /// The whole page, with something more in its head.
    pub(crate) fn dress_with(self, app: &App, head: &Markup) -> Markup {
        let words = app.words.plain(self.visit.reader.lang);
        let reader = &self.visit.reader;
        // The part of a page that is exchanged brings the symbols it uses.
        let brings_its_own = self.body.0.contains("class=\"sprite\"");
        html! {
            (DOCTYPE)
            html lang=(reader.lang) data-theme=(reader.theme.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(color_scheme(reader.theme));
                    title { (self.title) " · Crownlands" }
                    link rel="stylesheet" href=(app.assets.address("crownlands.css"));
                    link rel="icon" type="image/svg+xml" href=(app.assets.address("icon.svg"));
                    link rel="manifest" href=(app.assets.address("crownlands.webmanifest"));
                    meta name="theme-color" content="#7b4219";
                    (head)
                    script src=(app.assets.address("crownlands.js")) defer {}
                    script src=(app.assets.address("ask.js")) defer {}
                }
                body class={ "page page-" (self.kind) } data-confirm=(on_off(reader.confirm)) data-sound=(on_off(reader.sound))
                    data-close=(words.word("ui-close")) data-unanswered=(words.word("ui-unanswered")) {
                    a.skip href="#main" { (words.word("ui-skip")) }
                    (sprite())
                    (bar(self.visit, words))
                    main #main tabindex="-1" {
                        @if !brings_its_own { (sprite_for(&self.body)) }
                        (self.body)
                    }
                    (foot(words, app.translating.is_some()))
                }
            }
        }
    }
}

fn color_scheme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "light dark",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// `on` or `off`.
pub(crate) fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn bar(visit: &Visit, words: &Dictionary) -> Markup {
    html! {
        header.bar {
            a.brand href="/" { (symbol("crown")) span { "Crownlands" } }
            nav.bar-links aria-label=(words.word("ui-nav")) {
                @if visit.person.is_some() {
                    a href=(next_turn(&visit.reader.here)) { (words.word("ui-next-turn")) }
                }
                a href="/learn" { (words.word("ui-learn")) }
                a href="/rules" { (words.word("ui-rules")) }
                a href="/replay" { (words.word("ui-replay-upload")) }
                a href="/workshop" { (words.word("ui-workshop")) }
                a.bar-name href=(if visit.person.is_some() { "/me" } else { "/settings" }) {
                    @match &visit.person {
                        Some(person) => (person.name),
                        None => (words.word("ui-settings")),
                    }
                }
            }
            form.bar-settings method="post" action="/settings" {
                input type="hidden" name="back" value=(visit.reader.here);
                div.languages role="group" aria-label=(words.word("ui-language")) {
                    @for lang in Lang::spoken() {
                        button.quiet name="language" value=(lang) lang=(lang) title=(lang.name())
                            aria-pressed=(lang == visit.reader.lang) {
                            span aria-hidden="true" { (lang.code().to_uppercase()) }
                            span.unseen { (lang.name()) }
                        }
                    }
                }
                @let sound = words.word(if visit.reader.sound { "ui-sound-to-off" } else { "ui-sound-to-on" });
                button.quiet.theme name="sound" value=(on_off(!visit.reader.sound)) title=(sound) {
                    span.is-off[!visit.reader.sound] aria-hidden="true" { "♪" }
                    span.unseen { (sound) }
                }
                @let next = next_theme(visit.reader.theme);
                button.quiet.theme name="theme" value=(next.name())
                    title=(words.word(&format!("ui-theme-to-{}", next.name()))) {
                    span aria-hidden="true" { (theme_sign(visit.reader.theme)) }
                    span.unseen { (words.word(&format!("ui-theme-to-{}", next.name()))) }
                }
            }
        }
    }
}

/// The address of the next table where it is the reader's turn, after the one being read.
fn next_turn(here: &str) -> String {
    match here.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next()) {
        Some(table) => format!("/next?after={}", super::encode(table)),
        None => "/next".to_owned(),
    }
}

fn next_theme(theme: Theme) -> Theme {
    match theme {
        Theme::Auto => Theme::Dark,
        Theme::Dark => Theme::Light,
        Theme::Light => Theme::Auto,
    }
}

fn theme_sign(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "◐",
        Theme::Light => "☀",
        Theme::Dark => "☾",
    }
}

fn foot(words: &Dictionary, translating: bool) -> Markup {
    html! {
        footer.foot {
            p { (words.word("ui-foot")) }
            @if translating { p { a href="/translate" { (words.word("ui-translate")) } } }
        }
    }
}

/// A sentence without seats.
pub(crate) fn plainly(words: &Dictionary, message: &Message) -> String {
    words.say(message, &|seat| seat.to_string())
}
