//! Pages of our own as a tree. Anything else is read as well as it can be; nothing is refused.

/// The elements that hold nothing and are not closed.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "wbr", "meta"];

/// The elements that nobody reads.
const SILENT: [&str; 8] = ["script", "style", "defs", "template", "input", "select", "title", "caption"];

/// A part of a page.
#[derive(Debug)]
pub(super) enum Node {
    Text(String),
    Element(Element),
}

impl Node {
    pub(super) fn element(&self) -> Option<&Element> {
        match self {
            Node::Text(_) => None,
            Node::Element(element) => Some(element),
        }
    }

    /// Whether it is an element that is there for the ear only.
    pub(super) fn is_unseen(&self) -> bool {
        self.element().is_some_and(Element::is_unseen)
    }
}

/// An element with what is in it.
#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    attributes: Vec<(String, String)>,
    pub(super) inside: Vec<Node>,
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is there for the eye only, or for the pointer: controls that the list of choices stands for.
    pub(super) fn is_silent(&self) -> bool {
        let hidden = self.attribute("aria-hidden") == Some("true") || self.attribute("data-letters") == Some("none");
        hidden || SILENT.contains(&self.name.as_str())
    }

    /// Whether it is there for the ear only.
    pub(super) fn is_unseen(&self) -> bool {
        self.attribute("class").is_some_and(|classes| classes.split_whitespace().any(|class| class == "unseen"))
    }

    /// What it says of itself: the title inside it, or its label.
    pub(super) fn says(&self) -> Option<String> {
        let title = self.inside.iter().filter_map(Node::element).find(|inner| inner.name == "title");
        let titled = title.map(|title| {
            let words = title.inside.iter().map(|node| match node {
                Node::Text(text) => text.as_str(),
                Node::Element(_) => "",
            });
            super::tidy(&words.collect::<String>())
        });
        titled.or_else(|| self.attribute("aria-label").map(super::tidy)).filter(|said| !said.is_empty())
    }
}

/// Reads a part of a page.
pub(super) fn read(page: &str) -> Vec<Node> {
    let mut open = vec![Element::default()];
    let mut rest = page;
    while !rest.is_empty() {
        let (text, markup) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
        if !text.is_empty() {
            add(&mut open, Node::Text(unescape(text)));
        }
        rest = markup;
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let Some(inner) = rest.strip_prefix('<') else { continue };
        let end = end_of_tag(inner);
        let (tag, after) = inner.split_at(end);
        rest = after.strip_prefix('>').unwrap_or(after);
        match tag.strip_prefix('/') {
            Some(name) => close(&mut open, name.trim()),
            None => begin(&mut open, tag),
        }
    }
    while open.len() > 1 {
        close_last(&mut open);
    }
    open.pop().map(|root| root.inside).unwrap_or_default()
}

/// Where a tag ends; a `>` inside of quotes is part of a value.
fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    let end = text.char_indices().find(|(_, c)| {
        quoted ^= *c == '"';
        *c == '>' && !quoted
    });
    end.map_or(text.len(), |(at, _)| at)
}

fn add(open: &mut [Element], node: Node) {
    if let Some(last) = open.last_mut() {
        last.inside.push(node);
    }
}

fn begin(open: &mut Vec<Element>, tag: &str) {
    let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
    let (name, mut rest) = tag.split_at(tag.find(char::is_whitespace).unwrap_or(tag.len()));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            break;
        }
        let (key, after) = rest.split_at(rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len()));
        let value = after.strip_prefix("=\"").map(|value| value.split_once('"').unwrap_or((value, "")));
        let (value, after) = value.unwrap_or(("", after.strip_prefix('=').unwrap_or(after)));
        attributes.push((key.to_owned(), unescape(value)));
        rest = after;
    }
    let element = Element { name: name.to_owned(), attributes, inside: Vec::new() };
    if closed || VOID.contains(&name) {
        add(open, Node::Element(element));
    } else {
        open.push(element);
    }
}

/// Closes the last open element of this name, and all within it.
fn close(open: &mut Vec<Element>, name: &str) {
    let Some(at) = open.iter().rposition(|element| element.name == name).filter(|at| *at > 0) else { return };
    while open.len() > at {
        close_last(open);
    }
}

fn close_last(open: &mut Vec<Element>) {
    if let Some(last) = open.pop() {
        add(open, Node::Element(last));
    }
}

fn unescape(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'");
    plain.replace("&nbsp;", "\u{a0}").replace("&amp;", "&")
}
