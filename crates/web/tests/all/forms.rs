//! Every form of the site, found in the sources, and everything that programs may send: whatever comes from a foreign page, is too long or comes too often is
//! refused, whichever it is.

use crate::common::{Answer, Scratch, TOYS, Visitor, serve, serve_with};
use crate::every_page::opened;
use crate::site;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::testing::files;
use web::{Limits, Rate};

/// Mail programs switch messages off without a page of ours (RFC 8058): the address itself is the secret.
const OPEN: [&str; 1] = ["/off/{channel}"];

/// The part of a text up to the bracket that closes it.
fn inside(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|sign: char| {
        depth += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth < 0
    });
    &text[..end.expect("every bracket is closed")]
}

/// The address with which a route begins: a text, or the name of one.
fn address<'a>(route: &'a str, source: &'a str) -> &'a str {
    let begin = match route.trim_start().strip_prefix('"') {
        Some(text) => text,
        None => {
            let name = route.split(',').next().unwrap_or_default().trim();
            source.split(&format!("const {name}: &str = \"")).nth(1).expect("an address is a text")
        }
    };
    begin.split('"').next().unwrap_or_default()
}

/// The address of every form, as it stands in the sources.
fn forms() -> Vec<String> {
    let mut found = Vec::new();
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs") {
        let source = fs::read_to_string(&path).expect("the file can be read");
        assert!(!source.contains("MethodFilter") && !source.contains("routing::any"), "{}", path.display());
        let routes = source.split(".route(").skip(1).map(inside).filter(|route| route.contains("post("));
        found.extend(routes.map(|route| address(route, &source).to_owned()));
    }
    for known in ["/replay", "/login", "/t/{id}/act", "/tournament/{id}/enter", "/off/{channel}", "/workshop/editions"]
    {
        assert!(found.iter().any(|form| form == known), "{known} is not among {found:?}");
    }
    found
}

/// An address of this form.
fn filled(form: &str) -> String {
    let parts = form.split('/').map(|part| if part.starts_with('{') { "x" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

/// How long what is sent to an address may be.
fn most(path: &str) -> usize {
    const FILE: usize = table::brought::MOST_BYTES;
    let is_bench = path.starts_with("/workshop/") || (path.starts_with("/edition/") && path.ends_with("/edit"));
    match path {
        "/replay" => 4 * 1024 * 1024,
        "/api/v1/editions" | "/api/v1/positions" => 2 * FILE,
        _ if is_bench => FILE + 32 * 1024,
        _ => 16 * 1024,
    }
}

/// The status of an answer, and why.
fn told(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.headers.get("x-problem").map_or("", String::as_str))
}

/// What programs may send, as the document says: method and address.
async fn operations(visitor: &mut Visitor) -> Vec<(String, String)> {
    let document = visitor.get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().expect("paths");
    let of = |(path, item): (&String, &Value)| {
        let item = item.as_object().expect("operations").clone();
        let path = filled(&format!("/api/v1{path}"));
        item.into_iter().map(move |(method, _)| (method, path.clone())).filter(|(method, _)| method != "get")
    };
    let found: Vec<_> = paths.iter().flat_map(of).collect();
    assert!(found.len() > 40, "{found:?}");
    found
}

async fn sent(visitor: &mut Visitor, method: &str, path: &str, body: &Value) -> Answer {
    match method {
        "post" => visitor.post_json(path, body).await,
        "put" => visitor.put_json(path, body).await,
        "delete" => visitor.delete(path).await,
        other => panic!("nobody knows how to send {other}"),
    }
}

#[test]
fn fuzzers_know_every_address_of_the_router() {
    let gets = opened().into_iter().map(|address| format!("get {address}\n"));
    let posts = forms().into_iter().map(|address| format!("post {address}\n"));
    let routes: BTreeSet<String> = gets.chain(posts).collect();
    let routes = routes.into_iter().collect::<String>();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/src/routes.txt");
    if std::env::var_os("CROWNLANDS_WRITE").is_some() {
        fs::write(&path, &routes).expect("it can be written");
    }
    let known = fs::read_to_string(&path).expect("it can be read");
    assert_eq!(known, routes, "what fuzzers send forms to and look at; CROWNLANDS_WRITE=1 writes it anew");
}

/// What fuzzers do, once for every address there is, as they choose it: whatever comes there is no fault of the server.
#[test]
fn every_address_bears_what_fuzzers_send() {
    let bodies: [&[u8]; 2] = [b"", b"seat=a&version=2&key=x&act=%FF&id=1&id=2"];
    for (number, place) in (0..u8::try_from(forms().len()).expect("not so many")).enumerate() {
        for (kind, body) in [0x00, 0x01, 0x80, 0xc0].into_iter().zip(bodies.into_iter().cycle().skip(number)) {
            site::forms(&[&[kind, place], body].concat());
        }
    }
    for (place, body) in
        (0..=u8::MAX).zip([&b"step=1&tab=%00"[..], b"{\"seat\":\"a\",\"version\":[]}", b"["].into_iter().cycle())
    {
        site::api(&[&[if place % 2 == 0 { 0 } else { 0x80 }, place / 2], body].concat());
    }
    site::close();
}

#[tokio::test]
async fn no_form_of_a_foreign_page_is_taken() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    for form in forms() {
        let path = filled(&form);
        let foreign = Visitor::new(&serving).post_from("http://evil.example", &path, &[]).await;
        assert_eq!(told(&foreign) != (403, "foreign"), OPEN.contains(&form.as_str()), "{form}: {:?}", told(&foreign));
        let own = Visitor::new(&serving).post(&path, &[]).await;
        assert_ne!(told(&own), (403, "foreign"), "{form}");
        assert_ne!(own.status, 405, "{form} is an address to which something is sent");
    }
}

#[tokio::test]
async fn nothing_that_is_too_long_is_taken() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    for path in forms().iter().map(|form| filled(form)) {
        // With the name of its field it is one byte too long.
        let long = "x".repeat(most(&path) - 1);
        let answer = Visitor::new(&serving).post(&path, &[("x", &long)]).await;
        assert_eq!(told(&answer), (413, "large"), "{path}");
    }
    let mut program = Visitor::new(&serving);
    for (method, path) in operations(&mut program).await.into_iter().filter(|(method, _)| method != "delete") {
        // The same with quotation marks.
        let long = Value::from("x".repeat(most(&path) - 1));
        let answer = sent(&mut Visitor::new(&serving), &method, &path, &long).await;
        assert_eq!(told(&answer), (413, "large"), "{method} {path}");
    }
}

#[tokio::test]
async fn every_form_counts_for_the_address_it_comes_from() {
    let scratch = Scratch::new();
    let one = Rate { per_second: 0.0001, burst: 1.0 };
    let serving = serve_with(&scratch, TOYS, Limits { address_writes: one, ..Limits::none() }).await;
    let mut first = Visitor::new(&serving);
    assert_eq!(first.post("/settings", &[("theme", "dark")]).await.status, 303, "one is allowed");
    for path in forms().iter().map(|form| filled(form)) {
        let answer = Visitor::new(&serving).post(&path, &[]).await;
        assert_eq!(told(&answer), (429, "many"), "{path}");
    }
    for (method, path) in operations(&mut first).await {
        let answer = sent(&mut Visitor::new(&serving), &method, &path, &Value::Null).await;
        assert_eq!(told(&answer), (429, "many"), "{method} {path}");
    }
    assert_eq!(first.get("/").await.status, 200, "looking on is another matter");
}
