//! Drawings stand in files of their own (`assets/*/*.svg`), so that an illustrator can open them.
//!
//! Each file is a whole picture. On a page its elements wear the classes of the style sheets; what a file holds before the comment
//! `<!-- drawing -->` – colours, copies of symbols it refers to – is there for whoever opens the file, and never reaches a page.

use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// A drawing in a file of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing(&'static str);

/// The drawing in the file with this name below `assets`, without its ending.
macro_rules! drawing {
    ($($name:literal),+) => {
        $crate::drawing::Drawing::new(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($name,)+ ".svg")))
    };
}
pub(crate) use drawing;

/// Several drawings of one folder, each with its name.
macro_rules! drawings {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, $crate::drawing::Drawing::new(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/assets/", $folder, $name, ".svg"
        )))),)*]
    };
}
pub(crate) use drawings;

/// What stands before this is for whoever opens the file.
const BEGINS: &str = "<!-- drawing -->";

impl Drawing {
    /// The drawing in this file.
    pub const fn new(file: &'static str) -> Drawing {
        Drawing(file)
    }

    /// Everything drawn, without the outer element and without line breaks.
    pub fn inside(self) -> String {
        let (_, outer) = self.0.split_once('>').unwrap_or_default();
        let drawn = outer.split_once(BEGINS).map_or(outer, |(_, drawn)| drawn);
        drawn.trim_end().trim_end_matches("</svg>").lines().map(str::trim).collect()
    }

    /// The box it is drawn in.
    pub fn view_box(self) -> &'static str {
        let (opening, _) = self.0.split_once('>').unwrap_or_default();
        attribute(opening, "viewBox").unwrap_or_default()
    }

    /// An attribute of the element with this id.
    pub fn attribute(self, id: &str, name: &str) -> Option<&'static str> {
        let at = self.0.find(&format!(" id=\"{id}\""))?;
        let opens = self.0[..at].rfind('<')?;
        let closes = at + self.0[at..].find('>')?;
        attribute(&self.0[opens..closes], name)
    }

    /// The ids that begin so, in the order of the file.
    pub fn ids(self, prefix: &str) -> impl Iterator<Item = &'static str> {
        let begins = format!(" id=\"{prefix}");
        let found: Vec<usize> = self.0.match_indices(&begins).map(|(at, _)| at + " id=\"".len()).collect();
        found.into_iter().filter_map(move |at| self.0[at..].split_once('"').map(|(id, _)| id))
    }

    /// The outline of the path with this id.
    pub fn outline(self, id: &str) -> Option<&'static str> {
        self.attribute(id, "d")
    }

    /// The middle of the circle with this id.
    pub fn middle(self, id: &str) -> Option<(i32, i32)> {
        let number = |name| self.attribute(id, name)?.parse().ok();
        Some((number("cx")?, number("cy")?))
    }

    /// A pattern with this id that repeats the drawing, box beside box.
    pub fn pattern(self, id: &str) -> Markup {
        let mut sides = self.view_box().split(' ').skip(2);
        let (width, height) = (sides.next().unwrap_or_default(), sides.next().unwrap_or_default());
        html! {
            pattern id=(id) width=(width) height=(height) patternUnits="userSpaceOnUse" { (PreEscaped(self.inside())) }
        }
    }

    /// Adds the drawing as a symbol with this id to the definitions of a page.
    pub fn define(self, id: &str, class: Option<&str>, definitions: &mut String) {
        let class = class.map(|class| format!(" class=\"{class}\"")).unwrap_or_default();
        let _ =
            write!(definitions, r#"<symbol id="{id}" viewBox="{}"{class}>{}</symbol>"#, self.view_box(), self.inside());
    }
}

/// An attribute of an element, as it stands in the file.
fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = element.split_once(&format!(" {name}=\""))?;
    value.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use roxmltree::Document;
    use std::path::{Path, PathBuf};

    /// Every drawing there is.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                found.extend(files(&path));
            } else if path.extension().is_some_and(|ending| ending == "svg") {
                found.push(path);
            }
        }
        found
    }

    fn all() -> Vec<(PathBuf, String)> {
        let found = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
        assert!(found.len() > 150, "only {} drawings", found.len());
        found.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
    }

    #[test]
    fn every_file_is_a_picture_that_can_be_opened() {
        for (path, text) in all() {
            let file = Document::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            let root = file.root_element();
            assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"), "{}", path.display());
            assert_eq!(root.tag_name().name(), "svg", "{}", path.display());
            assert!(root.attribute("viewBox").is_some(), "{}: no box", path.display());
        }
    }

    #[test]
    fn what_is_only_for_the_eyes_of_an_illustrator_never_reaches_a_page() {
        for (path, text) in all() {
            let drawing = Drawing::new(String::leak(text.clone()));
            let (inside, path) = (drawing.inside(), path.display());
            assert!(!inside.contains("<style") && !inside.contains("style=") && !inside.contains("<svg"), "{path}");
            let whole = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{inside}</svg>");
            let drawn = Document::parse(&whole).unwrap_or_else(|why| panic!("{path}: {why}"));
            assert!(drawn.root_element().first_element_child().is_some(), "{path}: nothing is drawn");
            let opened = Document::parse(&text).expect("a picture");
            let only_there =
                opened.root_element().children().filter(|part| matches!(part.tag_name().name(), "style" | "defs"));
            let hidden = only_there.count();
            let shown = |file: &Document<'_>| file.root_element().children().filter(|part| part.is_element()).count();
            assert_eq!(shown(&drawn), shown(&opened) - hidden, "{path}: something is left out");
        }
    }

    #[test]
    fn a_pattern_repeats_the_box_of_its_drawing() {
        let drawing = Drawing::new("<svg viewBox=\"0 0 46 34\">\n  <path d=\"M0 0\"/>\n</svg>");
        let drawn = drawing.pattern("waves").into_string();
        assert_eq!(
            drawn,
            r#"<pattern id="waves" width="46" height="34" patternUnits="userSpaceOnUse"><path d="M0 0"/></pattern>"#
        );
    }

    #[test]
    fn parts_are_found_by_their_ids() {
        let drawing = Drawing::new(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path id="coast" d="M0 0"/><circle cx="3" id="town-A" cy="-1"/></svg>"#,
        );
        assert_eq!(drawing.view_box(), "0 0 4 2");
        assert_eq!(drawing.outline("coast"), Some("M0 0"));
        assert_eq!(drawing.middle("town-A"), Some((3, -1)));
        assert_eq!(drawing.ids("town-").collect::<Vec<_>>(), ["town-A"]);
        assert_eq!(drawing.outline("town-A"), None);
        assert_eq!(drawing.middle("town-B"), None);
        assert_eq!(drawing.inside(), r#"<path id="coast" d="M0 0"/><circle cx="3" id="town-A" cy="-1"/>"#);
    }
}
