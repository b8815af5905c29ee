//! What is agreed before a game begins.

use crate::{Complaint, Message, sha256_hex};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// What everybody should know about a game before sitting down.
#[derive(Debug)]
pub struct About {
    /// The id used in addresses, files and on the command line, such as `brian-boru`.
    pub id: &'static str,
    /// What its clauses begin with, such as `BB`.
    pub prefix: &'static str,
    /// The version of the rules that new games are played with. It is raised with every change of what is allowed or of what follows.
    pub rules_version: u32,
    /// The oldest version of the rules that can still be played. A game is played to its end under the version it began with, so
    /// this is raised only where older rules can no longer be kept.
    pub oldest_rules: u32,
    /// The version of how a state is written. Fingerprints of states are compared only where it is the same; it is raised when
    /// states are written otherwise though the rules are played as before.
    pub layout: u32,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// How many play where nothing is said: the same at the web table, in the terminal and among bots.
    pub usual: usize,
    /// What the table may choose.
    pub options: &'static [OptionSpec],
    /// The editions that come with the game; the first is the default.
    pub editions: &'static [BuiltinEdition],
    /// No game takes more entries (acts and chance together) than this.
    pub longest: usize,
}

impl About {
    /// Whether games that began under this version of the rules can be played on.
    pub fn plays(&self, rules_version: u32) -> bool {
        (self.oldest_rules..=self.rules_version).contains(&rules_version)
    }

    /// Says that they cannot.
    fn unplayable(&self, rules_version: u32) -> Message {
        let several = self.oldest_rules < self.rules_version;
        Message::new(if several { "complaint-rules-versions" } else { "complaint-rules-version" })
            .with("version", rules_version)
            .with("oldest", self.oldest_rules)
            .with("newest", self.rules_version)
    }
}

/// Component data that comes with the game.
#[derive(Debug)]
pub struct BuiltinEdition {
    /// Its id.
    pub id: &'static str,
    /// Its TOML text.
    pub text: &'static str,
}

/// One thing a table may choose. Its words stand under `option-<id>` (name), `option-<id>-help`, and
/// `option-<id>-<value>` for each value of a choice.
#[derive(Debug)]
pub struct OptionSpec {
    /// The id, as in `--option id=value`.
    pub id: &'static str,
    /// What may be chosen.
    pub values: OptionValues,
    /// What is taken when nothing is said.
    pub default: &'static str,
    /// The rule that speaks of it.
    pub clause: &'static str,
    /// Shown only to those who ask for every option.
    pub advanced: bool,
}

/// An option of which one value is chosen; the first is what is taken when nothing is said.
pub const fn choice(
    id: &'static str,
    values: &'static [&'static str],
    clause: &'static str,
    advanced: bool,
) -> OptionSpec {
    OptionSpec { id, values: OptionValues::Choice(values), default: values[0], clause, advanced }
}

/// The values an option may take.
#[derive(Debug)]
pub enum OptionValues {
    /// Exactly one of these.
    Choice(&'static [&'static str]),
    /// A number in this range.
    Number(i64, i64),
    /// Exactly so many different ones of these, written with `+` between them.
    Several(usize, &'static [&'static str]),
}

impl OptionSpec {
    /// Complains about a value this option cannot take.
    pub fn check(&self, value: &str) -> Result<(), Complaint> {
        let fits = match &self.values {
            OptionValues::Choice(values) => values.contains(&value),
            OptionValues::Number(least, most) => value.parse::<i64>().is_ok_and(|n| (*least..=*most).contains(&n)),
            OptionValues::Several(count, values) => {
                let mut parts: Vec<&str> = value.split('+').collect();
                parts.sort_unstable();
                parts.dedup();
                parts.len() == *count
                    && value.split('+').count() == *count
                    && parts.iter().all(|part| values.contains(part))
            }
        };
        if fits {
            return Ok(());
        }
        let allowed = match &self.values {
            OptionValues::Choice(values) => values.join(", "),
            OptionValues::Number(least, most) => format!("{least}–{most}"),
            OptionValues::Several(count, values) => format!("{count} × {}", values.join("+")),
        };
        Err(Message::new("complaint-option-value")
            .with("option", self.id)
            .with("value", value)
            .with("allowed", allowed)
            .into())
    }
}

/// Which component data is played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditionChoice {
    /// One of those that come with the game.
    Builtin(String),
    /// The TOML text of somebody's own.
    Own(String),
}

/// Names an edition exactly.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EditionTag {
    /// Its id.
    pub id: String,
    /// SHA-256 over its text.
    pub hash: String,
}

impl EditionTag {
    /// The tag of an edition with this id and text. Line ends do not matter.
    pub fn of(id: &str, text: &str) -> EditionTag {
        EditionTag { id: id.to_owned(), hash: sha256_hex(text.replace("\r\n", "\n").as_bytes()) }
    }
}

/// An edition that was read and found sound.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EditionReport {
    /// Which one.
    pub tag: EditionTag,
    /// Its title, as written in it.
    pub title: String,
    /// How many values come from where: `rulebook`, `public`, `deduced`, `house`.
    pub provenance: BTreeMap<String, usize>,
}

/// What is agreed before a game begins: how many play, which options, which edition.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// Every option with its value; [`Setup::new`] fills in the defaults.
    pub options: BTreeMap<String, String>,
    /// The component data.
    pub edition: EditionChoice,
    /// Where the game begins, if not at its beginning: a TOML document that states it under `position`, as scenario files do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The version of the rules it is played with. It is written beside the setup, not in it; who reads a setup says it with
    /// [`Setup::under`], and rules open for no version they do not know.
    #[serde(skip)]
    pub rules_version: u32,
}

impl Setup {
    /// A setup with every option that is not given at its default. Complains about a wrong number of
    /// players, an unknown option or a value that does not exist.
    pub fn new(
        about: &About,
        players: usize,
        chosen: &BTreeMap<String, String>,
        edition: Option<EditionChoice>,
    ) -> Result<Setup, Complaint> {
        if !about.players.contains(&players) {
            return Err(Message::new("complaint-players")
                .with("players", players)
                .with("least", *about.players.start())
                .with("most", *about.players.end())
                .into());
        }
        if let Some(unknown) = chosen.keys().find(|id| !about.options.iter().any(|spec| spec.id == **id)) {
            let known: Vec<&str> = about.options.iter().map(|spec| spec.id).collect();
            return Err(Message::new("complaint-option")
                .with("option", unknown.as_str())
                .with("known", known.join(", "))
                .into());
        }
        let mut options = BTreeMap::new();
        for spec in about.options {
            let value = chosen.get(spec.id).map_or(spec.default, String::as_str);
            spec.check(value)?;
            options.insert(spec.id.to_owned(), value.to_owned());
        }
        let edition = edition.unwrap_or_else(|| EditionChoice::Builtin(about.editions[0].id.to_owned()));
        let rules_version = about.rules_version;
        Ok(Setup { game: about.id.to_owned(), players, options, edition, position: None, rules_version })
    }

    /// A setup that was read from somewhere, checked like a new one, to be played under this version of the rules. Options it does
    /// not name were added later; they are at their defaults.
    pub fn under(&self, about: &About, rules_version: u32) -> Result<Setup, Complaint> {
        if self.game != about.id {
            return Err(Message::new("complaint-record-game").with("game", self.game.as_str()).into());
        }
        if !about.plays(rules_version) {
            return Err(about.unplayable(rules_version).into());
        }
        let checked = Setup::new(about, self.players, &self.options, Some(self.edition.clone()))?;
        Ok(Setup { rules_version, position: self.position.clone(), ..checked })
    }

    /// The value of an option. Empty for one the game does not have.
    pub fn option(&self, id: &str) -> &str {
        self.options.get(id).map_or("", String::as_str)
    }

    /// The text of the edition, or a complaint if there is none of that name.
    pub fn edition_text<'a>(&'a self, about: &'a About) -> Result<&'a str, Complaint> {
        match &self.edition {
            EditionChoice::Own(text) => Ok(text),
            EditionChoice::Builtin(id) => {
                about.editions.iter().find(|builtin| builtin.id == id).map(|builtin| builtin.text).ok_or_else(|| {
                    let known: Vec<&str> = about.editions.iter().map(|builtin| builtin.id).collect();
                    Message::new("complaint-edition")
                        .with("edition", id.as_str())
                        .with("known", known.join(", "))
                        .into()
                })
            }
        }
    }
}
