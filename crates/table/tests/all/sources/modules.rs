//! Which module of a crate knows which other, read from its `use` lines and paths.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use table::testing::files;

/// The way to a module or to something in one: `["crate", "map", "Land"]`.
type Way = Vec<String>;

/// The modules of a crate.
pub struct Modules {
    name: String,
    /// What stands in each, without comments and tests.
    texts: BTreeMap<Way, String>,
    /// What each hands on under a name of its own.
    hands_on: BTreeMap<Way, BTreeMap<String, Way>>,
}

impl Modules {
    /// Reads the modules of the crate of this name.
    pub fn read(name: &str, folder: &Path) -> Modules {
        let mut texts = BTreeMap::new();
        for path in files(folder, "rs") {
            let file = path.strip_prefix(folder).expect("it lies there").with_extension("");
            let mut way: Way = file.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            if way.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
                way.pop();
            }
            let text = fs::read_to_string(&path).expect("the file can be read");
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let text = text.split("#[cfg(all(test").next().unwrap_or_default();
            let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            texts.insert(way, code.join("\n"));
        }
        Modules::of(name, texts)
    }

    /// The modules of which these are the texts.
    fn of(name: &str, texts: BTreeMap<Way, String>) -> Modules {
        let named = |way: Way| Some((way.last()?.clone(), way));
        let hands_on = |(module, text): (&Way, &String)| {
            let uses = uses(text).filter(|(public, _)| *public).flat_map(|(_, tree)| branches(&tree));
            (module.clone(), uses.filter_map(named).collect())
        };
        let hands_on = texts.iter().map(hands_on).collect();
        Modules { name: name.to_owned(), texts, hands_on }
    }

    /// Each step of each circle in which modules know each other; parent and child may.
    pub fn circles(&self) -> Vec<String> {
        let known: BTreeMap<&Way, BTreeSet<Way>> =
            self.texts.iter().map(|(way, text)| (way, self.known(way, text))).collect();
        let reached = |from: &Way| {
            let mut reached: BTreeSet<Way> = BTreeSet::new();
            let mut next: Vec<&Way> = vec![from];
            while let Some(way) = next.pop() {
                next.extend(known[way].iter().filter(|way| reached.insert((*way).clone())));
            }
            reached
        };
        let reached: BTreeMap<&Way, BTreeSet<Way>> = known.keys().map(|way| (*way, reached(way))).collect();
        let steps = known.iter().flat_map(|(from, to)| to.iter().map(move |to| (*from, to)));
        let closed = steps.filter(|(from, to)| reached[to].contains(*from));
        closed.map(|(from, to)| format!("{}: {} -> {}", self.name, from.join("::"), to.join("::"))).collect()
    }

    /// The modules that a module names, apart from the crate itself, its parents and its children.
    fn known(&self, module: &Way, text: &str) -> BTreeSet<Way> {
        let named = uses(text).flat_map(|(_, tree)| branches(&tree)).chain(paths(text));
        let strange = |other: &Way| {
            !other.is_empty() && !module.is_empty() && !other.starts_with(module) && !module.starts_with(other)
        };
        named.filter_map(|way| self.module_of(module, &way, 0)).filter(strange).collect()
    }

    /// The module in which something is declared that a module names so.
    fn module_of(&self, from: &Way, way: &[String], depth: usize) -> Option<Way> {
        let (mut module, mut rest) = match way.first()?.as_str() {
            "crate" => (Way::new(), &way[1..]),
            "self" => (from.clone(), &way[1..]),
            "super" => {
                let ups = way.iter().take_while(|part| *part == "super").count();
                (from[..from.len().saturating_sub(ups)].to_vec(), &way[ups..])
            }
            child if self.texts.contains_key(&below(from, child)) => (from.clone(), way),
            _ => return None,
        };
        while let Some(inner) = rest.first().map(|part| below(&module, part)).filter(|way| self.texts.contains_key(way))
        {
            (module, rest) = (inner, &rest[1..]);
        }
        let handed = rest.first().and_then(|name| self.hands_on.get(&module)?.get(name)).filter(|_| depth < 5);
        handed.and_then(|way| self.module_of(&module, way, depth + 1)).or(Some(module))
    }
}

fn below(module: &Way, name: &str) -> Way {
    module.iter().cloned().chain([name.to_owned()]).collect()
}

/// Every `use` of a text: whether it hands things on, and the tree of what it names.
fn uses(text: &str) -> impl Iterator<Item = (bool, String)> + '_ {
    text.match_indices("use ").filter_map(|(start, _)| {
        let before = text[..start].rsplit('\n').next().unwrap_or_default().trim();
        let whole = before.is_empty() || before.starts_with("pub");
        let (tree, _) = text[start + 4..].split_once(';').filter(|_| whole)?;
        Some((!before.is_empty(), tree.split_whitespace().collect::<Vec<_>>().join(" ")))
    })
}

/// The ways that a tree names: `a::{b, c::d}` names `a::b` and `a::c::d`.
fn branches(tree: &str) -> Vec<Way> {
    let tree = tree.trim();
    let Some((stem, rest)) = tree.split_once('{') else {
        let way = tree.split(" as ").next().unwrap_or_default();
        return if way.is_empty() { Vec::new() } else { vec![way.split("::").map(str::to_owned).collect()] };
    };
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    let inner = rest.trim_end().strip_suffix('}').unwrap_or(rest);
    for (at, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[start..]);
    parts
        .into_iter()
        .filter(|part| !part.trim().is_empty())
        .flat_map(|part| branches(&format!("{stem}{}", part.trim())))
        .collect()
}

/// The ways that stand in the code itself: `places::of(…)`.
fn paths(text: &str) -> impl Iterator<Item = Way> + '_ {
    let words = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'));
    let ways = words.filter(|word| word.contains("::") && !word.starts_with(':') && !word.ends_with(':'));
    ways.map(|word| word.split("::").map(str::to_owned).collect())
}

#[test]
fn a_circle_of_modules_is_found_through_what_others_hand_on() {
    let way = |name: &str| name.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect::<Way>();
    let modules = |texts: &[(&str, &str)]| {
        Modules::of("toy", texts.iter().map(|(name, text)| (way(name), (*text).to_owned())).collect())
    };
    let knot = modules(&[
        ("", "pub use map::Land;"),
        ("map", "use crate::pieces::{Tile, Site};"),
        ("pieces", "fn at() -> crate::Land { crate::Land }"),
        ("score", "use super::map::Land;"),
    ]);
    assert_eq!(knot.circles(), ["toy: map -> pieces", "toy: pieces -> map"]);
    let family = modules(&[
        ("", ""),
        ("map", "mod lay;\nuse lay::Gap;"),
        ("map::lay", "use super::Land;"),
        ("score", "use crate::map::Land;"),
    ]);
    assert!(family.circles().is_empty(), "parent and child may know each other");
}
