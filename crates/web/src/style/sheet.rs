//! A style sheet, read far enough to know the colours it gives to things.

use std::collections::BTreeMap;

/// A colour: red, green and blue from 0 to 1, and how much of what lies below it shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Colour {
    parts: [f64; 3],
    cover: f64,
}

impl Colour {
    /// The colour that is seen where this one lies over another.
    pub(super) fn over(self, below: Colour) -> Colour {
        let parts = [0, 1, 2].map(|at| self.parts[at] * self.cover + below.parts[at] * (1.0 - self.cover));
        Colour { parts, cover: 1.0 }
    }

    /// Whether nothing shows through.
    pub(super) fn is_whole(self) -> bool {
        self.cover >= 1.0
    }

    /// The contrast to another colour as WCAG 2 defines it.
    pub(super) fn contrast(self, other: Colour) -> f64 {
        let linear = |part: f64| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        let light = |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        let (one, other) = (light(self.parts), light(other.parts));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn mixed(self, part: f64, other: Colour) -> Colour {
        // As browsers mix: what is not there has no colour of its own to give.
        let cover = self.cover * part + other.cover * (1.0 - part);
        let weigh = |at: usize| self.parts[at] * self.cover * part + other.parts[at] * other.cover * (1.0 - part);
        let parts = [0, 1, 2].map(|at| if cover > 0.0 { weigh(at) / cover } else { 0.0 });
        Colour { parts, cover }
    }
}

/// By day or at night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(super) const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];
}

/// What a sheet declares for every selector that stands outside of conditions; the last declaration holds.
#[derive(Debug)]
pub(super) struct Sheet {
    rules: BTreeMap<String, BTreeMap<String, String>>,
}

impl Sheet {
    pub(super) fn read(text: &str) -> Sheet {
        let mut rules: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        let text = without_comments(text);
        let mut rest = text.as_str();
        while let Some((selectors, after)) = rest.split_once('{') {
            let (block, after) = closed(after);
            rest = after;
            if selectors.trim().starts_with('@') {
                continue;
            }
            for selector in parted(selectors, ',') {
                let rule = rules.entry(selector.trim().to_owned()).or_default();
                for declaration in parted(block, ';') {
                    if let Some((name, value)) = declaration.split_once(':') {
                        rule.insert(name.trim().to_owned(), value.trim().to_owned());
                    }
                }
            }
        }
        Sheet { rules }
    }

    /// The colour that these selectors give to a property, the nearest first, parted by `|`, as far as what they say of opacity lets it
    /// cover; `within` are those that set the variables, likewise.
    pub(super) fn colour(&self, selectors: &str, property: &str, within: &str, theme: Theme) -> Colour {
        let value = self.declared(selectors, property);
        let value = value.unwrap_or_else(|| panic!("the sheet says nothing of {property} of {selectors}"));
        let colour = self.value(value, within, theme);
        let colour = colour.unwrap_or_else(|| panic!("{property} of {selectors} is no colour: {value}"));
        let shown =
            |name: &str| self.declared(selectors, name).and_then(|part| part.parse::<f64>().ok()).unwrap_or(1.0);
        Colour { cover: colour.cover * shown("opacity") * shown(&format!("{property}-opacity")), ..colour }
    }

    /// The colour of a variable of all pages.
    pub(super) fn variable_colour(&self, name: &str, theme: Theme) -> Colour {
        self.colour(":root", &format!("--{name}"), "", theme)
    }

    fn declared(&self, selectors: &str, property: &str) -> Option<&str> {
        let value = selectors.split('|').find_map(|selector| self.rules.get(selector.trim())?.get(property));
        value.map(String::as_str)
    }

    fn value(&self, value: &str, within: &str, theme: Theme) -> Option<Colour> {
        if let Some(hex) = value.strip_prefix('#') {
            return hex_colour(hex);
        }
        if value == "transparent" {
            return Some(Colour { parts: [0.0; 3], cover: 0.0 });
        }
        let (name, inside) = value.strip_suffix(')')?.split_once('(')?;
        let arguments: Vec<&str> = parted(inside, ',').map(str::trim).collect();
        match (name, &arguments[..]) {
            ("var", [variable, fallback @ ..]) => {
                match self.declared(within, variable).or_else(|| self.declared(":root", variable)) {
                    Some(value) => self.value(value, within, theme),
                    None => self.value(fallback.first()?, within, theme),
                }
            }
            ("light-dark", [light, dark]) => {
                self.value(if theme == Theme::Light { light } else { dark }, within, theme)
            }
            ("color-mix", ["in srgb", one, other]) => {
                let (one, part) = one.rsplit_once(' ')?;
                let part = part.strip_suffix('%')?.parse::<f64>().ok()? / 100.0;
                Some(self.value(one, within, theme)?.mixed(part, self.value(other, within, theme)?))
            }
            _ => None,
        }
    }
}

fn hex_colour(hex: &str) -> Option<Colour> {
    let wide: String = if hex.len() == 3 { hex.chars().flat_map(|digit| [digit, digit]).collect() } else { hex.into() };
    let part = |at: usize| Some(f64::from(u8::from_str_radix(wide.get(at..at + 2)?, 16).ok()?) / 255.0);
    Some(Colour { parts: [part(0)?, part(2)?, part(4)?], cover: 1.0 })
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once("*/").map_or("", |(_, after)| after))
}

/// What stands before the brace that closes a block, and what follows it.
fn closed(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => return (&text[..at], &text[at + 1..]),
            '}' => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}

/// The parts of a text between these signs, except where they stand in parentheses.
fn parted(text: &str, sign: char) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |found: char| {
        depth += i32::from(found == '(') - i32::from(found == ')');
        found == sign && depth == 0
    })
}

#[test]
fn colours_are_read_as_browsers_read_them() {
    let sheet = Sheet::read(
        "/* { */ :root { --a: light-dark(#ffffff, #000); } @media print { .x { fill: #123456; } }
         .seat { --b: #ff0000 } .x, :is(.y, .z) { fill: var(--b, var(--a)); stroke: color-mix(in srgb, #ffffff 50%, #000000) } .w { fill: color-mix(in srgb, #ffffff 50%, transparent); fill-opacity: .5 }",
    );
    let fill = |selector: &str, within: &str, theme| sheet.colour(selector, "fill", within, theme).parts;
    assert_eq!(fill(".x", "", Theme::Light), [1.0; 3], "a variable that is not set has a value to fall back on");
    assert_eq!(fill(".x", "", Theme::Dark), [0.0; 3]);
    assert_eq!(fill(":is(.y, .z)", ".seat", Theme::Dark), [1.0, 0.0, 0.0]);
    assert_eq!(sheet.colour(".x", "stroke", "", Theme::Light).parts, [0.5; 3]);
    let thin = sheet.colour(".w", "fill", "", Theme::Light);
    assert!(!thin.is_whole() && thin.over(hex_colour("000").expect("black")).parts == [0.25; 3]);
    let (black, white) = (hex_colour("000").expect("black"), hex_colour("fff").expect("white"));
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
}
