//! Who reads a page and how they like it: language, theme and the small settings that live in cookies.

use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use table::Lang;

/// The cookie that holds the session.
pub(crate) const SESSION: &str = "crownlands";
/// The cookie that holds the language.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie that holds the theme.
pub(crate) const THEME: &str = "theme";
/// The cookie that says whether each step is asked about before it is taken.
pub(crate) const CONFIRM: &str = "confirm";
/// The cookie that says whether sounds tell what happens.
pub(crate) const SOUND: &str = "sound";
/// The cookie that says whether hints are shown in games one has not finished yet.
pub(crate) const HINTS: &str = "hints";
/// The cookie that says which of several own seats holds the device, per table.
pub(crate) const HAND: &str = "hand";

/// A year in seconds: how long settings are remembered.
const YEAR: u32 = 31_536_000;

/// Light, dark, or as the device says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the device says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name used in cookies and markup.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name.
    pub(crate) fn read(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// How somebody reads pages; known without asking the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    /// The language.
    pub(crate) lang: Lang,
    /// The theme.
    pub(crate) theme: Theme,
    /// Whether each step is asked about before it is taken.
    pub(crate) confirm: bool,
    /// Whether sounds tell what happens.
    pub(crate) sound: bool,
    /// Whether hints are shown in games they have not finished yet.
    pub(crate) hints: bool,
    /// The address of the page being read, to come back to.
    pub(crate) here: String,
}

impl Reader {
    /// The reader who sent these headers.
    pub(crate) fn of(headers: &HeaderMap, here: &str) -> Reader {
        let chosen = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok());
        Reader {
            lang: chosen.unwrap_or_else(|| preferred(headers)),
            theme: cookie(headers, THEME).and_then(Theme::read).unwrap_or_default(),
            confirm: cookie(headers, CONFIRM) == Some("on"),
            sound: cookie(headers, SOUND) != Some("off"),
            hints: cookie(headers, HINTS) != Some("off"),
            here: here.to_owned(),
        }
    }
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(found, value)| (found == name).then_some(value))
}

/// A cookie that scripts cannot read and other sites cannot send along with forms. The value must be plain letters and digits.
pub(crate) fn set_cookie(name: &str, value: &str, path: &str) -> Option<HeaderValue> {
    let plain = value.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let text = format!("{name}={value}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax");
    plain.then(|| HeaderValue::from_str(&text).ok()).flatten()
}

/// Makes a browser forget a cookie.
pub(crate) fn drop_cookie(name: &'static str) -> HeaderValue {
    let text = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The language the browser prefers among those we speak.
fn preferred(headers: &HeaderMap) -> Lang {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or_default();
    let mut best = (0.0, Lang::default());
    for wish in wishes.split(',') {
        let mut parts = wish.split(';');
        let tag = parts.next().unwrap_or_default().trim().to_ascii_lowercase();
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f64>().ok()).unwrap_or(1.0);
        let code = tag.split('-').next().unwrap_or_default();
        // Slovak readers are better served by Czech than by English.
        let code = if code == "sk" { "cs" } else { code };
        if let Ok(lang) = code.parse::<Lang>()
            && weight > best.0
        {
            best = (weight, lang);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(pairs: &[(&'static str, &'static str)]) -> Reader {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        Reader::of(&headers, "/")
    }

    #[test]
    fn the_language_is_the_chosen_one_or_the_best_the_browser_asks_for() {
        assert_eq!(reader(&[]).lang, Lang::En);
        assert_eq!(reader(&[("accept-language", "de, pl;q=0.8, cs;q=0.9, en;q=0.1")]).lang, Lang::Cs);
        assert_eq!(reader(&[("accept-language", "pl-PL,pl;q=0.9,en;q=0.8")]).lang, Lang::Pl);
        assert_eq!(reader(&[("accept-language", "pl"), ("cookie", "a=b; language=cs")]).lang, Lang::Cs);
        assert_eq!(reader(&[("accept-language", "pl"), ("cookie", "language=xx")]).lang, Lang::Pl);
    }

    #[test]
    fn settings_come_from_cookies_and_nonsense_is_ignored() {
        let reader = reader(&[("cookie", "theme=dark; confirm=on; sound=loud")]);
        assert_eq!((reader.theme, reader.confirm, reader.sound), (Theme::Dark, true, true));
        assert!(set_cookie(THEME, "dark; Domain=evil", "/").is_none());
    }
}
