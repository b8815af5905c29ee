//! What every page has: the head, the bar with language and theme, the foot.

use crate::app::App;
use crate::reader::Theme;
use crate::visit::Visit;
use boards::symbols::{sprite, sprite_for, sprite_of, symbol};
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
        let has_tabs = self.body.0.contains("class=\"t-tabs\"");
        html! {
            (DOCTYPE)
            html lang=(reader.lang) data-theme=(reader.theme.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
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
                    (bar(self.visit, words, !has_tabs))
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

/// The body of a page that shows a game: with what its board draws again and again, and the symbols that it uses.
pub(crate) fn with_sprites(entry: &shelf::Entry, inside: &Markup) -> Markup {
    html! { (sprite_of((entry.sprite)())) (sprite_for(inside)) (inside) }
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

/// The bar. On a phone its links lie at the lower edge with signs above their words; where the page has tabs of its own there, none are needed.
fn bar(visit: &Visit, words: &Dictionary, signed: bool) -> Markup {
    let here = visit.reader.here.as_str();
    let link = |address: &str, sign: &str, class: &str, said: &str| {
        let path = address.split('?').next().unwrap_or_default();
        let here = here.split('?').next().unwrap_or_default();
        let is_here = here == path || (path != "/" && here.starts_with(&format!("{path}/")));
        html! {
            a.(class) href=(address) aria-current=[is_here.then_some("page")] {
                @if signed { (symbol(sign)) span { (said) } } @else { (said) }
            }
        }
    };
    let own = if visit.person.is_some() { "/me" } else { "/settings" };
    let name = visit.person.as_ref().map_or_else(|| words.word("ui-settings"), |person| person.name.clone());
    html! {
        header.bar {
            a.brand href="/" { (symbol("crown")) span { "Crownlands" } }
            nav.bar-links aria-label=(words.word("ui-nav")) {
                @if signed { (link("/", "crown", "bar-hall", &words.word("ui-lobby"))) }
                @if visit.person.is_some() { (link(&next_turn(here), "play", "bar-next", &words.word("ui-next-short"))) }
                (link("/learn", "bulb", "bar-learn", &words.word("ui-learn")))
                (link("/rules", "log", "bar-rules", &words.word("ui-rules")))
                a.bar-rest href="/replay" { (words.word("ui-replay-upload")) }
                a.bar-rest href="/workshop" { (words.word("ui-workshop")) }
                (link(own, "person", "bar-name", &name))
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
            p.foot-links {
                a href="/replay" { (words.word("ui-replay-upload")) }
                a href="/workshop" { (words.word("ui-workshop")) }
            }
            p { (words.word("ui-foot")) }
            @if translating { p { a href="/translate" { (words.word("ui-translate")) } } }
        }
    }
}

/// A sentence without seats.
pub(crate) fn plainly(words: &Dictionary, message: &Message) -> String {
    words.say(message, &|seat| seat.to_string())
}
