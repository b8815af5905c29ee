//! What a program can know of grammar: words that follow numbers, forms of prepositions and articles, the one form of address, of whom a
//! score line speaks, whether a line of the log begins as a sentence, and whether adjectives and prepositions agree with their nouns. It reads what was spoken, so that nothing is missed that
//! only stands together in a sentence.

mod agreement;

use crate::spoken::Spoken;
use std::collections::BTreeMap;
use table::Lang;

/// Which form of a noun a number asks for: one coin, two coins, and in Slavic languages five coins otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Count {
    One,
    Few,
    Many,
}

impl Count {
    fn of(lang: Lang, number: u64) -> Count {
        let last = number % 10;
        match (lang, number) {
            (_, 1) => Count::One,
            (Lang::Cs, 2..=4) => Count::Few,
            (Lang::Pl, _) if (2..=4).contains(&last) && !(12..=14).contains(&(number % 100)) => Count::Few,
            _ => Count::Many,
        }
    }
}

/// Words that put a number and its noun into a case in which all numbers but one ask for the same form, or that make it a mere figure (`2 of 3`).
fn governs(lang: Lang, word: &str) -> bool {
    let all = match lang {
        Lang::Cs => {
            "až bez celkem do dotýká hodnotu k ke kolem kromě mezi nad náskok o od po pod podle proti před při s se u v ve z zaplacení ze zisk"
        }
        Lang::Pl => {
            "bez brakuje dla do kontynuować między nad o od około oprócz po pod przeciw przed przekraczać przewagę przy spośród stanu u użyto w we wokół z ze żąda"
        }
        _ => "from of than to",
    };
    all.split(' ').any(|known| known == word)
}

/// Words that are the same after every number: nouns with one form for all, what is not counted, and what is no noun.
fn unchanged(lang: Lang, word: &str) -> bool {
    match lang {
        // `území`, `ležení`, `rozhodnutí`; but `mincí` follows many only.
        Lang::Cs => ["mí", "ní", "tí"].iter().any(|ending| word.ends_with(ending)) || CZECH.contains(&word),
        Lang::Pl => POLISH.contains(&word),
        // Only a plural can be wrong after one.
        _ => !word.ends_with('s') || word.ends_with("ss") || ENGLISH.contains(&word),
    }
}

const ENGLISH: &[&str] = &["as", "begins", "does", "is", "lies"];
const CZECH: &[&str] = &[
    "až",
    "dvojnásobně",
    "je",
    "krát",
    "min",
    "na",
    "nebo",
    "nezískává",
    "od",
    "pevná",
    "proti",
    "přebije",
    "se",
    "slávy",
    "stupnice",
    "už",
    "více",
    "za",
    "ze",
    "zápisu",
];
const POLISH: &[&str] = &[
    "albo",
    "dni",
    "do",
    "drewna",
    "graczy",
    "jest",
    "kontrolowane",
    "leży",
    "lub",
    "min",
    "możliwości",
    "na",
    "najemników",
    "nie",
    "nowe",
    "od",
    "odrzuć",
    "odłóż",
    "oraz",
    "podwójnie",
    "przeciw",
    "przy",
    "rzeczy",
    "siły",
    "sławy",
    "to",
    "toru",
    "wartości",
    "wiedzy",
    "więcej",
    "wpływu",
    "za",
    "zapisu",
    "zatrzymaj",
    "zdecydowały",
    "żywności",
];

/// A word of a sentence, as it stands and in small letters, and what stands between it and the one before.
struct Word<'a> {
    text: &'a str,
    small: String,
    gap: &'a str,
}

impl Word<'_> {
    /// Whether nothing but a space stands before it.
    fn joined(&self) -> bool {
        self.gap == " "
    }
}

/// The words of a sentence in order. Numbers are words; what holds a hyphen or an apostrophe is one.
fn words(text: &str) -> Vec<Word<'_>> {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '’');
    let mut found = Vec::new();
    let mut end = 0;
    for word in text.split(|letter: char| !is_part(letter)).filter(|word| !word.is_empty()) {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        let gap = text.get(end..start).unwrap_or_default();
        end = start + word.len();
        found.push(Word { text: word, small: word.to_lowercase(), gap });
    }
    found
}

/// Everything that is wrong with the grammar of what was spoken in a language.
pub fn faults(lang: Lang, spoken: &[Spoken]) -> Vec<String> {
    // Of languages that are read from files nothing is known.
    if matches!(lang, Lang::Read(_)) {
        return Vec::new();
    }
    let mut counted: BTreeMap<String, BTreeMap<Count, String>> = BTreeMap::new();
    let mut faults = Vec::new();
    for one in spoken {
        let words = words(&one.text);
        let at = |what: &str| format!("{}: {what}: {}", one.key, one.text);
        faults.extend(pairs(lang, &words).map(|what| at(&what)));
        faults.extend(verbs(lang, &words).map(|what| at(&what)));
        faults.extend(address(lang, &one.key, &words).map(|what| at(&what)));
        faults.extend(agreement::faults(lang, &words).iter().map(|what| at(what)));
        faults.extend(begins_small(&one.key, &words).map(|what| at(&what)));
        for (count, word) in after_numbers(lang, &words) {
            counted.entry(word).or_default().entry(count).or_insert_with(|| format!("{}: {}", one.key, one.text));
        }
    }
    for (word, seen) in counted {
        // A few and many never share a form, one and many neither; one and a few do in Czech (`1 mince`, `2 mince`).
        let apart = |one: Count, other: Count| Some((seen.get(&one)?, seen.get(&other)?));
        let few = apart(Count::Few, Count::Many).filter(|_| matches!(lang, Lang::Cs | Lang::Pl));
        let shared = few.or_else(|| apart(Count::One, Count::Many));
        let shared = shared.or_else(|| apart(Count::One, Count::Few).filter(|_| lang == Lang::Pl));
        if let Some((one, other)) = shared {
            faults.push(format!("“{word}” follows numbers that ask for different forms:\n    {one}\n    {other}"));
        }
    }
    faults
}

/// A line of the log that begins with a small letter: with a thing instead of a sentence. Lists of nothing are spoken here only.
fn begins_small(key: &str, words: &[Word<'_>]) -> Option<String> {
    let told = key.rsplit(' ').next().is_some_and(|key| key.starts_with("told-"));
    let first = words.first().filter(|first| told && first.gap.is_empty())?;
    let small = first.text.starts_with(char::is_lowercase) && !["nothing", "nic"].contains(&first.text);
    small.then(|| format!("“{}” begins small", first.text))
}

/// How often agreement could be judged in what was spoken.
#[cfg(test)]
pub fn judged(lang: Lang, spoken: &[Spoken]) -> usize {
    spoken.iter().map(|one| agreement::judged(lang, &words(&one.text))).sum()
}

/// The words that follow numbers, with the form that the number asks for.
fn after_numbers(lang: Lang, words: &[Word<'_>]) -> impl Iterator<Item = (Count, String)> {
    words.windows(2).enumerate().filter_map(move |(at, pair)| {
        let [number, word] = pair else { return None };
        let count = Count::of(lang, number.text.parse().ok()?);
        // `ze 4 karet` and `ze všech 4 karet`; what stands before a stop governs nothing, but in `3 : 4` both are mere figures.
        let before = words[..at].iter().rev().take(if number.joined() { 2 } else { 0 });
        let governed = before.map(|word| word.small.as_str()).any(|word| governs(lang, word)) || number.gap == " : ";
        let is_noun = word.joined() && word.text.chars().all(char::is_lowercase) && word.text.chars().count() > 1;
        (is_noun && !governed && !unchanged(lang, word.text)).then(|| (count, word.text.to_owned()))
    })
}

/// What is wrong with two words that stand together.
fn pairs(lang: Lang, words: &[Word<'_>]) -> impl Iterator<Item = String> {
    words.windows(2).filter_map(move |pair| {
        let [one, next] = pair else { return None };
        let wrong = match lang {
            Lang::En => article(one.text, next),
            Lang::Cs => is_czech_cluster(&one.small, &next.small),
            Lang::Pl => is_polish_cluster(&one.small, &next.small),
            Lang::Read(_) => false,
        };
        let twice =
            one.small == next.small && one.small.chars().count() > 1 && one.small.chars().all(char::is_alphabetic);
        // `hraje se se sadami`, `to to, co`.
        let twice = twice && one.text == next.text && !["se", "to"].contains(&one.text);
        (next.joined() && (wrong || twice)).then(|| format!("“{} {}”", one.text, next.text))
    })
}

/// Verbs that stand before a number and agree with it: in the singular before one and before many, in the plural before a few.
const VERBS: [(Lang, &str, &str); 7] = [
    (Lang::Cs, "dezertuje", "dezertují"),
    (Lang::Cs, "přibývá", "přibývají"),
    (Lang::Cs, "zbývá", "zbývají"),
    (Lang::Pl, "dezerteruje", "dezerterują"),
    (Lang::Pl, "zostaje", "zostają"),
    (Lang::Pl, "zostało", "zostały"),
    (Lang::Pl, "stoi", "stoją"),
];

/// Verbs that do not agree with the number behind them.
fn verbs(lang: Lang, words: &[Word<'_>]) -> impl Iterator<Item = String> {
    words.windows(2).filter_map(move |pair| {
        let [verb, number] = pair else { return None };
        let count = Count::of(lang, number.text.parse().ok().filter(|_| number.joined())?);
        let (_, one, few) =
            VERBS.iter().find(|(of, one, few)| *of == lang && [*one, *few].contains(&verb.small.as_str()))?;
        let wanted = if count == Count::Few { few } else { one };
        (verb.small != **wanted).then(|| format!("“{} {}”", verb.text, number.text))
    })
}

/// `a` before a vowel, or `an` before a consonant; a capital may be a name (`Rule A`).
fn article(one: &str, next: &Word<'_>) -> bool {
    // Spoken otherwise than written.
    let vowel = |word: &str| {
        let silent = ["heir", "honest", "honour", "hour"].iter().any(|start| word.starts_with(start));
        let sounded = ["eu", "one", "once", "uni", "use", "usu"].iter().any(|start| word.starts_with(start));
        let unlike = word.starts_with("unin") || word.starts_with("unim");
        silent || (word.starts_with(['a', 'e', 'i', 'o', 'u']) && (!sounded || unlike))
    };
    let is_word = next.small.chars().count() > 1
        && next.small != "or"
        && next.small.chars().all(|letter| letter.is_alphabetic() || letter == '-');
    is_word
        && match one {
            "a" => vowel(&next.small),
            "an" | "An" => !vowel(&next.small),
            _ => false,
        }
}

/// Whether a Czech preposition lacks its vowel: `z zásoby` instead of `ze zásoby`.
fn is_czech_cluster(one: &str, next: &str) -> bool {
    // `ze dvou`, `ze tří`, `ze čtyř`, `ze sedmi`.
    if ["k", "s", "v", "z"].contains(&one) && ["2", "3", "4", "7"].contains(&next) {
        return true;
    }
    match one {
        "s" | "z" => next.starts_with(['s', 'z', 'š', 'ž']),
        "v" => next.starts_with(['v', 'f']),
        "k" => next.starts_with(['k', 'g']),
        _ => false,
    }
}

/// Whether a Polish preposition lacks its vowel: `w wsi` instead of `we wsi`, `z zboża` instead of `ze zboża`.
fn is_polish_cluster(one: &str, next: &str) -> bool {
    let mut letters = next.chars();
    let (Some(first), Some(second)) = (letters.next(), letters.next()) else { return false };
    let vowel = |letter: char| "aeiouyąęó".contains(letter);
    match one {
        "w" => matches!(first, 'w' | 'f') && second.is_alphabetic() && !vowel(second),
        // `sz` is one sound.
        "z" if first == 's' && second == 'z' => letters.next().is_some_and(|third| !vowel(third)),
        "z" => matches!(first, 's' | 'z' | 'ś' | 'ź' | 'ż') && second.is_alphabetic() && !vowel(second),
        _ => false,
    }
}

/// Who is spoken to, and how: Czech is formal, Polish is not, nobody called *You* does something in the third person, and what scores is told of
/// everybody.
fn address(lang: Lang, key: &str, words: &[Word<'_>]) -> impl Iterator<Item = String> {
    let other: &[&str] = match lang {
        Lang::Cs => &[
            "tebe", "tobě", "tebou", "tvůj", "tvoje", "tvoji", "tvého", "tvému", "tvém", "tvým", "tvá", "tvou", "tvých",
        ],
        Lang::Pl => {
            &["pan", "pani", "panu", "państwo", "państwa", "pański", "pańska", "pańskie", "wasz", "wasza", "wasze"]
        }
        _ => &[],
    };
    let yours: &[&str] = match lang {
        Lang::Cs => &["vy", "vám", "vás", "vámi", "váš", "vaše", "vaši", "vašeho", "vašich", "vaším", "vašem", "vašim"],
        Lang::Pl => {
            &["ty", "ciebie", "cię", "tobie", "ci", "tobą", "twój", "twoja", "twoje", "twoim", "twoich", "twojego"]
        }
        _ => &["you", "your", "yours"],
    };
    // Verbs of the second person singular: `máš`, `vyhraješ`, `vidíš`.
    let intimate = move |small: &str| {
        lang == Lang::Cs
            && !["náš", "váš"].contains(&small)
            && ["áš", "eš", "íš"].iter().any(|ending| small.ends_with(ending))
    };
    let scores = key.rsplit(' ').next().is_some_and(|key| key.starts_with("score-"));
    let addressed = words.iter().filter_map(move |word| {
        let small = word.small.as_str();
        (other.contains(&small) || intimate(small) || scores && yours.contains(&small))
            .then(|| format!("“{}” speaks to the wrong people", word.text))
    });
    let third = words.windows(2).filter_map(move |pair| {
        let [you, verb] = pair else { return None };
        let verb = verb.joined().then_some(verb.small.as_str())?;
        let plainly = ["has", "is", "was", "does"].contains(&verb);
        let ends =
            you.text == "You" && verb.ends_with('s') && !verb.ends_with("ss") && !["always", "perhaps"].contains(&verb);
        (lang == Lang::En && you.small == "you" && (plainly || ends)).then(|| format!("“{} {verb}”", you.text))
    });
    addressed.chain(third)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found wrong with these sentences, each under a key of its own.
    fn found(lang: Lang, said: &[&str]) -> usize {
        let all: Vec<Spoken> =
            said.iter().map(|text| Spoken { key: "it".into(), text: (*text).to_owned(), faults: Vec::new() }).collect();
        faults(lang, &all).len()
    }

    #[test]
    fn nouns_agree_with_their_numbers() {
        assert_eq!(found(Lang::En, &["Pay 1 coin.", "Pay 2 coins.", "Pay 1 renown."]), 0);
        assert_eq!(found(Lang::En, &["Pay 1 coins.", "Pay 2 coins."]), 1);
        assert_eq!(found(Lang::Cs, &["Stojí to 4 mince.", "Stojí to 6 mincí.", "Stojí to 1 minci.", "ze 4 mincí"]), 0);
        assert_eq!(found(Lang::Cs, &["Stojí to 4 mincí.", "Stojí to 6 mincí."]), 1);
        assert_eq!(found(Lang::Cs, &["1 území", "2 území", "5 území"]), 0);
        assert_eq!(found(Lang::Pl, &["22 monety", "2 monety", "12 monet"]), 0);
        assert_eq!(found(Lang::Pl, &["22 monet", "12 monet"]), 1);
        assert_eq!(found(Lang::Pl, &["1 monety", "2 monety"]), 1);
    }

    #[test]
    fn verbs_agree_with_their_numbers() {
        assert_eq!(found(Lang::Cs, &["Zbývají 4 karty.", "Zbývá 5 karet.", "Zbývá 1 karta."]), 0);
        assert_eq!(found(Lang::Cs, &["Zbývá 4 karty.", "Zbývají 5 karet."]), 2);
        assert_eq!(found(Lang::Pl, &["Zostały 22 karty.", "Zostało 12 kart."]), 0);
        assert_eq!(found(Lang::Pl, &["Zostało 22 karty."]), 1);
    }

    #[test]
    fn prepositions_and_articles_fit_what_follows() {
        assert_eq!(found(Lang::En, &["a tile", "an axe", "a unit", "an heir", "an uninvited guest"]), 0);
        assert_eq!(found(Lang::En, &["a axe", "an tile", "the the tile"]), 3);
        assert_eq!(
            found(Lang::Cs, &["ze zásoby", "z města", "ve Ferns", "ke kartě", "s kartou", "1 ze 4", "1 z 5"]),
            0
        );
        assert_eq!(found(Lang::Cs, &["z zásoby", "v Ferns", "k kartě", "s žetonem", "1 z 4"]), 5);
        assert_eq!(found(Lang::Pl, &["ze zboża", "z zapasu", "we wsi", "w wodzie", "z szeregu"]), 0);
        assert_eq!(found(Lang::Pl, &["z zboża", "w wsi", "z szkoły"]), 3);
    }

    #[test]
    fn lines_of_the_log_begin_with_a_capital() {
        let told = |text: &str| Spoken { key: "book told-it".into(), text: text.to_owned(), faults: Vec::new() };
        let right = ["A wolf appears.", "nothing is left", "3 : 4"].map(told);
        assert!(faults(Lang::En, &right).is_empty());
        assert_eq!(faults(Lang::En, &[told("wolf appears.")]).len(), 1);
    }

    #[test]
    fn everybody_is_spoken_to_in_one_way_and_of_in_the_third_person() {
        assert_eq!(found(Lang::En, &["You take it.", "You pass.", "It brings you points."]), 0);
        assert_eq!(found(Lang::En, &["You takes it.", "now you has it"]), 2);
        assert_eq!(found(Lang::Cs, &["Vezměte si svou kartu.", "Vezmi si tvou kartu.", "Máš kartu."]), 2);
        assert_eq!(found(Lang::Pl, &["Weź swoją kartę.", "Proszę, niech Pan weźmie kartę."]), 1);
        let score = Spoken { key: "score-land".into(), text: "Land under your control".into(), faults: Vec::new() };
        assert_eq!(faults(Lang::En, &[score]).len(), 1);
    }
}
