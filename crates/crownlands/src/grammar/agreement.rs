//! Whether adjectives, pronouns and prepositions agree with the nouns behind them, in Czech and Polish. The nouns are declined in tables
//! (`grammar/*/nouns.txt`), adjectives follow from their endings; of words that stand in no table nothing is known, and nothing is said.

use super::Word;
use std::collections::{HashMap, HashSet};
use std::ops::{BitAnd, BitOr, BitOrAssign};
use std::sync::LazyLock;
use table::Lang;

/// The genders of both languages: masculine persons (in Czech whatever lives), other masculine animals, masculine things, feminine, neuter.
const GENDERS: &str = "maifn";
const CASES: u32 = 7;

/// What a form can be: a bit for every gender, number and case.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Readings(u128);

impl Readings {
    fn of(gender: usize, plural: bool, case: u32) -> Readings {
        let bit = (gender * 2 + usize::from(plural)) * CASES as usize + case as usize - 1;
        Readings(1 << bit)
    }

    /// The readings of a tag such as `mis15`: genders, a number, and cases. Nothing where it is no tag.
    fn tagged(tag: &str) -> Readings {
        let (head, cases) = tag.split_at(tag.find(|letter: char| letter.is_ascii_digit()).unwrap_or(tag.len()));
        let genders = head.trim_end_matches(['s', 'p']);
        let plural = head.ends_with('p');
        let is_meant = |gender: &char| genders == "*" || genders.contains(*gender);
        let mut all = Readings::default();
        for (gender, _) in GENDERS.chars().enumerate().filter(|(_, letter)| is_meant(letter)) {
            for case in cases.chars().filter_map(|case| case.to_digit(10)).filter(|case| (1..=CASES).contains(case)) {
                all |= Readings::of(gender, plural, case);
            }
        }
        all
    }

    /// The readings of all these tags, with spaces between them.
    fn all(tags: &str) -> Readings {
        tags.split_whitespace().fold(Readings::default(), |all, tag| all | Readings::tagged(tag))
    }

    fn fits(self, other: Readings) -> bool {
        self & other != Readings::default()
    }
}

impl BitAnd for Readings {
    type Output = Readings;

    fn bitand(self, other: Readings) -> Readings {
        Readings(self.0 & other.0)
    }
}

impl BitOr for Readings {
    type Output = Readings;

    fn bitor(self, other: Readings) -> Readings {
        Readings(self.0 | other.0)
    }
}

impl BitOrAssign for Readings {
    fn bitor_assign(&mut self, other: Readings) {
        *self = *self | other;
    }
}

/// Endings of adjectives, each with what a form that has it can be.
type Endings = &'static [(&'static str, &'static str)];

/// Czech: `červený`, `jarní`.
const CZECH_HARD: Endings = &[
    ("ý", "mis15 is4"),
    ("á", "fs15 np145"),
    ("é", "fs236 ns145 ip145 mp4 fp145"),
    ("ého", "mins2 ms4"),
    ("ému", "mins3"),
    ("ém", "mins6"),
    ("ým", "mins7 *p3"),
    ("ou", "fs47"),
    ("ých", "*p26"),
    ("ými", "*p7"),
];
const CZECH_SOFT: Endings = &[
    ("í", "mis15 is4 fs1234567 ns145 *p145"),
    ("ího", "mins2 ms4"),
    ("ímu", "mins3"),
    ("ím", "mins67 *p3"),
    ("ích", "*p26"),
    ("ími", "*p7"),
];
/// What becomes of the end of a word before the plural of Czech people.
const CZECH_PEOPLE: Endings =
    &[("sk", "ští"), ("ck", "čtí"), ("k", "cí"), ("ch", "ší"), ("h", "zí"), ("r", "ří"), ("", "í")];

/// Polish: `czerwony`; an `i` follows soft letters (`ostatnia`) and, before an `e`, `k` and `g` (`wielkie`).
const POLISH: Endings = &[
    ("y", "mais15 is4"),
    ("a", "fs15"),
    ("e", "ns145 aifnp145"),
    ("ego", "mains2 mas4"),
    ("emu", "mains3"),
    ("ym", "mains67 *p3"),
    ("ej", "fs236"),
    ("ą", "fs47"),
    ("ych", "*p26 mp4"),
    ("ymi", "*p7"),
];
const POLISH_PEOPLE: Endings = &[
    ("st", "ści"),
    ("r", "rzy"),
    ("k", "cy"),
    ("g", "dzy"),
    ("ł", "li"),
    ("d", "dzi"),
    ("t", "ci"),
    ("ch", "si"),
    ("sz", "si"),
    ("c", "cy"),
    ("cz", "czy"),
    ("ż", "ży"),
    ("", "i"),
];
const PEOPLE: &str = "mp15";

/// The plural of people: the end of the stem changes before it.
fn people(stem: &str, changes: Endings) -> Option<String> {
    changes.iter().find_map(|(end, soft)| Some(format!("{}{soft}", stem.strip_suffix(end)?)))
}

/// The forms of a Czech adjective, each with what it can be.
fn czech(lemma: &str) -> Vec<(String, Readings)> {
    let (stem, endings) = match lemma.strip_suffix('ý') {
        Some(stem) => (stem, CZECH_HARD),
        None => (lemma.strip_suffix('í').unwrap_or(lemma), CZECH_SOFT),
    };
    let mut forms: Vec<_> =
        endings.iter().map(|(ending, tags)| (format!("{stem}{ending}"), Readings::all(tags))).collect();
    // `osvobození` is an act as well as people who were freed.
    let is_act = ["en", "ěn", "at", "it", "ut", "et", "ět", "án", "át"].iter().any(|end| stem.ends_with(end));
    if lemma.ends_with('ý') && !is_act {
        forms.extend(people(stem, CZECH_PEOPLE).map(|form| (form, Readings::all(PEOPLE))));
    }
    forms
}

/// The forms of a Polish adjective, each with what it can be.
fn polish(lemma: &str) -> Vec<(String, Readings)> {
    let (stem, soft) = match lemma.strip_suffix('i') {
        Some(stem) => (stem, true),
        None => (lemma.strip_suffix('y').unwrap_or(lemma), false),
    };
    let hissing = stem.ends_with(['k', 'g']);
    let ending = |ending: &str| match ending.strip_prefix('y') {
        Some(rest) if soft => format!("i{rest}"),
        None if soft && (!hissing || ending.starts_with('e')) => format!("i{ending}"),
        _ => ending.to_owned(),
    };
    let mut forms: Vec<_> =
        POLISH.iter().map(|(end, tags)| (format!("{stem}{}", ending(end)), Readings::all(tags))).collect();
    forms.extend(people(stem, POLISH_PEOPLE).map(|form| (form, Readings::all(PEOPLE))));
    forms
}

/// What is known of the words of a language.
struct Tongue {
    nouns: HashMap<&'static str, Readings>,
    /// Forms of nouns that may be something else.
    doubtful: HashSet<&'static str>,
    /// Adjectives, and pronouns that stand like them.
    attributes: HashMap<String, Readings>,
    pronouns: HashSet<&'static str>,
    prepositions: HashMap<&'static str, Readings>,
    /// Two words that stand together and do not belong together.
    apart: HashSet<&'static str>,
}

/// The tables of a language, as they are written.
struct Tables {
    nouns: &'static str,
    adjectives: &'static str,
    pronouns: &'static str,
    prepositions: &'static str,
    apart: &'static str,
}

macro_rules! tables {
    ($folder:literal) => {
        Tables {
            nouns: include_str!(concat!("../../grammar/", $folder, "/nouns.txt")),
            adjectives: include_str!(concat!("../../grammar/", $folder, "/adjectives.txt")),
            pronouns: include_str!(concat!("../../grammar/", $folder, "/pronouns.txt")),
            prepositions: include_str!(concat!("../../grammar/", $folder, "/prepositions.txt")),
            apart: include_str!(concat!("../../grammar/", $folder, "/apart.txt")),
        }
    };
}

static CZECH: LazyLock<Tongue> = LazyLock::new(|| Tongue::read(&tables!("cs"), czech));
static POLISH_WORDS: LazyLock<Tongue> = LazyLock::new(|| Tongue::read(&tables!("pl"), polish));

fn tongue(lang: Lang) -> Option<&'static Tongue> {
    match lang {
        Lang::Cs => Some(&CZECH),
        Lang::Pl => Some(&POLISH_WORDS),
        Lang::En | Lang::Read(_) => None,
    }
}

/// The lines of a table that say something.
fn lines(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The forms of a line of nouns, each with what it is and whether it may be something else.
fn declined(line: &'static str) -> impl Iterator<Item = (&'static str, Readings, bool)> {
    let (gender, forms) = line.split_once(' ').unwrap_or_default();
    let gender = GENDERS.find(gender).unwrap_or_default();
    let numbers = forms.split('|').zip([false, true]);
    numbers.flat_map(move |(cells, plural)| {
        let cells = cells.split_whitespace().zip(1..=CASES);
        cells.filter(|(cell, _)| *cell != "-").flat_map(move |(cell, case)| {
            let readings = Readings::of(gender, plural, case);
            cell.split('/').map(move |form| match form.strip_prefix('?') {
                Some(form) => (form, readings, true),
                None => (form, readings, false),
            })
        })
    })
}

impl Tongue {
    fn read(tables: &Tables, inflect: fn(&str) -> Vec<(String, Readings)>) -> Tongue {
        let (mut nouns, mut doubtful) = (HashMap::new(), HashSet::new());
        for (form, readings, doubted) in lines(tables.nouns).flat_map(declined) {
            *nouns.entry(form).or_insert(Readings::default()) |= readings;
            doubtful.extend(doubted.then_some(form));
        }
        let mut attributes: HashMap<String, Readings> = HashMap::new();
        for lemma in lines(tables.adjectives).flat_map(str::split_whitespace) {
            // What is a noun as well (`drogi`, roads and dear) is left alone.
            for (form, readings) in inflect(lemma).into_iter().filter(|(form, _)| !nouns.contains_key(form.as_str())) {
                *attributes.entry(form).or_default() |= readings;
            }
        }
        let entries = |table| lines(table).filter_map(|line: &'static str| line.split_once(' '));
        attributes.extend(entries(tables.pronouns).map(|(form, tags)| (form.to_owned(), Readings::all(tags))));
        Tongue {
            nouns,
            doubtful,
            attributes,
            pronouns: entries(tables.pronouns).map(|(form, _)| form).collect(),
            prepositions: entries(tables.prepositions)
                .map(|(word, cases)| (word, Readings::all(&format!("*s{cases} *p{cases}"))))
                .collect(),
            apart: lines(tables.apart).collect(),
        }
    }

    /// What a word can be that is surely a noun.
    fn noun(&self, word: &str) -> Option<Readings> {
        self.nouns.get(word).copied().filter(|_| !self.doubtful.contains(word))
    }

    /// What the word behind this one can be, where it is known.
    fn behind(&self, words: &[Word<'_>], at: usize) -> Option<Readings> {
        let next = words.get(at + 1).filter(|next| next.joined())?;
        self.attributes.get(next.text).copied().or_else(|| self.noun(next.text))
    }

    /// What the phrase can be that begins here: a noun, or an adjective together with what follows it.
    fn phrase(&self, words: &[Word<'_>], at: usize) -> Option<Readings> {
        let word = words.get(at)?;
        let Some(own) = self.attributes.get(&word.small).copied() else { return self.noun(word.text) };
        let together = self.behind(words, at).map(|behind| own & behind);
        Some(together.filter(|both| *both != Readings::default()).unwrap_or(own))
    }

    fn stand_apart(&self, one: &Word<'_>, next: &Word<'_>) -> bool {
        self.apart.contains(format!("{} {}", one.small, next.small).as_str())
    }

    /// An adjective or a pronoun that does not agree with the noun behind it.
    fn attribute(&self, words: &[Word<'_>], at: usize) -> Option<String> {
        let (word, next) = (words.get(at)?, words.get(at + 1)?);
        let own = *self.attributes.get(&word.small)?;
        let agrees = self.behind(words, at)?.fits(own);
        // Two adjectives may belong to different nouns; a pronoun belongs to what follows.
        let loose = self.attributes.contains_key(next.text) && !self.pronouns.contains(word.small.as_str());
        // `wieżę oblężniczą przeciwnika`: it belongs to the noun before it.
        let before = at.checked_sub(1).and_then(|at| words.get(at)).filter(|_| word.joined());
        let belongs = before.and_then(|before| self.noun(&before.small)).is_some_and(|noun| noun.fits(own));
        let wrong = !agrees && !loose && !belongs && !self.stand_apart(word, next);
        wrong.then(|| format!("“{} {}” do not agree", word.text, next.text))
    }

    /// A preposition before a case that it does not ask for.
    fn preposition(&self, words: &[Word<'_>], at: usize) -> Option<String> {
        let (word, next) = (words.get(at)?, words.get(at + 1).filter(|next| next.joined())?);
        let asked = *self.prepositions.get(word.small.as_str())?;
        let wrong = !self.phrase(words, at + 1)?.fits(asked) && !self.stand_apart(word, next);
        wrong.then(|| format!("“{} {}”: another case is asked for", word.text, next.text))
    }
}

/// What does not agree in a sentence.
pub(super) fn faults(lang: Lang, words: &[Word<'_>]) -> Vec<String> {
    let Some(tongue) = tongue(lang) else { return Vec::new() };
    let places = 0..words.len();
    places.flat_map(|at| [tongue.attribute(words, at), tongue.preposition(words, at)]).flatten().collect()
}

/// How many adjectives, pronouns and prepositions of a sentence stand before something that is known, so that they were judged.
#[cfg(test)]
pub(super) fn judged(lang: Lang, words: &[Word<'_>]) -> usize {
    let Some(tongue) = tongue(lang) else { return 0 };
    let known = |at: &usize| {
        let word = &words[*at];
        let attributed = tongue.attributes.contains_key(&word.small) && tongue.behind(words, *at).is_some();
        let joined = words.get(at + 1).is_some_and(Word::joined);
        let preceded = tongue.prepositions.contains_key(word.small.as_str()) && joined;
        attributed || preceded && tongue.phrase(words, at + 1).is_some()
    };
    (0..words.len()).filter(known).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that does not agree in these sentences.
    fn found(lang: Lang, said: &[&str]) -> Vec<String> {
        said.iter().flat_map(|text| faults(lang, &super::super::words(text))).collect()
    }

    #[test]
    fn adjectives_agree_with_their_nouns() {
        let right =
            ["hraje červenou kartu", "Nové město", "pět nových karet", "svou vlastní figurku", "tito noví hráči"];
        assert_eq!(found(Lang::Cs, &right), [""; 0]);
        let wrong =
            ["hraje červená kartu", "Nový město", "2 nových karty", "tato hráč", "noví karty", "tento nová karta"];
        assert_eq!(found(Lang::Cs, &wrong).len(), wrong.len(), "{:?}", found(Lang::Cs, &wrong));
        let right = [
            "zagrywa czerwoną kartę",
            "Nowe miasto",
            "wielkie terytorium",
            "nowi gracze",
            "wieżę oblężniczą przeciwnika",
        ];
        assert_eq!(found(Lang::Pl, &right), [""; 0]);
        let wrong = ["zagrywa czerwona kartę", "Nowa miasto", "wielki terytorium", "nowe gracze", "swoją karty"];
        assert_eq!(found(Lang::Pl, &wrong).len(), wrong.len(), "{:?}", found(Lang::Pl, &wrong));
    }

    #[test]
    fn prepositions_stand_before_their_case() {
        let right = ["do města", "k novému městu", "Na kartě", "na kartu", "s červenou kartou"];
        assert_eq!(found(Lang::Cs, &right), [""; 0]);
        let wrong = ["do město", "k nového města", "Na kartou", "s červenou karta", "před kartě"];
        assert!(found(Lang::Cs, &wrong).len() >= wrong.len(), "{:?}", found(Lang::Cs, &wrong));
        assert_eq!(found(Lang::Pl, &["do miasta", "z karty", "z kartą", "w nowym mieście", "przez gracza"]), [""; 0]);
        let wrong = ["do miasto", "z karta", "w nowego miasta", "przez graczem"];
        assert_eq!(found(Lang::Pl, &wrong).len(), wrong.len(), "{:?}", found(Lang::Pl, &wrong));
    }

    #[test]
    fn every_line_of_the_tables_says_what_it_should() {
        for tables in [tables!("cs"), tables!("pl")] {
            for line in lines(tables.nouns) {
                let whole = line.split_once(' ').is_some_and(|(gender, forms)| {
                    let cells = forms.split(" | ").map(|cells| cells.split(' ').count());
                    gender.len() == 1 && GENDERS.contains(gender) && cells.eq([CASES as usize; 2])
                });
                assert!(whole, "“{line}” is no noun in seven cases, alone and in numbers");
            }
            for line in lines(tables.pronouns) {
                let tags = line.split(' ').skip(1);
                assert!(tags.clone().count() > 0, "“{line}” says nothing");
                assert!(tags.map(Readings::tagged).all(|readings| readings != Readings::default()), "“{line}”");
            }
            for line in lines(tables.prepositions) {
                assert!(
                    line.split_once(' ')
                        .is_some_and(|(_, cases)| Readings::tagged(&format!("*s{cases}")) != Readings::default()),
                    "“{line}”"
                );
            }
            assert!(lines(tables.apart).all(|line| line.split(' ').count() == 2));
        }
    }
}
