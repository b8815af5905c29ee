//! A server over a toy game, and a small client, for the tests.
#![allow(dead_code)]

pub use pebbles::Pebbles;

use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use web::{BotOptions, Limits, Luck, ServeOptions, Serving};

/// The shelf with the toy alone.
pub static TOYS: &[shelf::Entry] = &[shelf::Entry::plain::<Pebbles>()];

/// A data file of its own, removed at the end.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("crownlands-web-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        Scratch(path)
    }

    pub fn folder(&self) -> PathBuf {
        self.0.clone()
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.0.join("crownlands.sqlite").display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server of these games on a free port.
pub async fn serve(scratch: &Scratch, games: &'static [shelf::Entry]) -> Serving {
    serve_with(scratch, games, Limits::none()).await
}

/// The same with limits for visitors.
pub async fn serve_with(scratch: &Scratch, games: &'static [shelf::Entry], limits: Limits) -> Serving {
    start(scratch, games, limits, ([127, 0, 0, 1], 0).into()).await
}

/// The same at an address of one's choice.
pub async fn serve_at(scratch: &Scratch, games: &'static [shelf::Entry], bind: SocketAddr) -> Serving {
    start(scratch, games, Limits::none(), bind).await
}

/// The same with bots of one's choice.
pub async fn serve_bots(scratch: &Scratch, games: &'static [shelf::Entry], bots: BotOptions) -> Serving {
    let options = ServeOptions { bots, ..options(scratch, games, Limits::none(), ([127, 0, 0, 1], 0).into()) };
    web::serve(options).await.expect("the server starts")
}

/// The same at a place in the network of one's choice.
pub async fn serve_edge(scratch: &Scratch, games: &'static [shelf::Entry], place: ServeOptions) -> Serving {
    let bind = ([127, 0, 0, 1], 0).into();
    let options =
        ServeOptions { bind, ports: 0, database: scratch.url(), games, signals: false, luck: luck(), ..place };
    web::serve(options).await.expect("the server starts")
}

async fn start(scratch: &Scratch, games: &'static [shelf::Entry], limits: Limits, bind: SocketAddr) -> Serving {
    web::serve(options(scratch, games, limits, bind)).await.expect("the server starts")
}

fn options(scratch: &Scratch, games: &'static [shelf::Entry], limits: Limits, bind: SocketAddr) -> ServeOptions {
    let database = scratch.url();
    ServeOptions { bind, ports: 0, database, games, limits, signals: false, luck: luck(), ..ServeOptions::default() }
}

/// What is tested happens in the same way in every run; `CROWNLANDS_LUCK=8` is another way.
pub fn luck() -> Luck {
    Luck::repeated(std::env::var("CROWNLANDS_LUCK").map_or(7, |text| text.parse().expect("luck is a number")))
}

/// A visitor with cookies, who sends what a browser would send.
#[derive(Clone, Debug)]
pub struct Visitor {
    base: String,
    cookies: BTreeMap<String, String>,
    client: reqwest::Client,
    /// Further headers.
    pub headers: Vec<(&'static str, String)>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

impl Answer {
    /// Where a redirect leads.
    pub fn location(&self) -> &str {
        self.headers.get("location").map_or("", String::as_str)
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl Visitor {
    pub fn new(serving: &Serving) -> Visitor {
        Visitor::at(&format!("http://{}", serving.address()))
    }

    pub fn at(base: &str) -> Visitor {
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).no_proxy().build();
        let client = client.expect("a client can be made");
        Visitor { base: base.to_owned(), cookies: BTreeMap::new(), client, headers: Vec::new() }
    }

    /// Goes to another server over the same tables.
    pub fn move_to(&mut self, serving: &Serving) {
        self.base = format!("http://{}", serving.address());
    }

    /// The same visitor, asking for JSON.
    pub fn program(&self) -> Visitor {
        self.with("accept", "application/json")
    }

    /// The same visitor with one more header.
    pub fn with(&self, name: &'static str, value: &str) -> Visitor {
        let mut visitor = self.clone();
        visitor.headers.push((name, value.to_owned()));
        visitor
    }

    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    fn dressed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = request.header("cookie", cookies.join("; "));
        self.headers.iter().fold(request, |request, (name, value)| request.header(*name, value))
    }

    async fn send(&mut self, request: reqwest::RequestBuilder) -> Answer {
        self.try_send(request).await.expect("the server answers")
    }

    /// Sends; `None` if the server is gone.
    async fn try_send(&mut self, request: reqwest::RequestBuilder) -> Option<Answer> {
        let response = self.dressed(request).send().await.ok()?;
        let status = response.status().as_u16();
        let mut headers = BTreeMap::new();
        for (name, value) in response.headers() {
            let value = value.to_str().expect("headers are plain").to_owned();
            if name == "set-cookie" {
                let (name, rest) = value.split_once('=').expect("a cookie has a value");
                self.cookies.insert(name.to_owned(), rest.split(';').next().unwrap_or_default().to_owned());
            }
            headers.insert(name.as_str().to_owned(), value);
        }
        Some(Answer { status, headers, body: response.text().await.ok()? })
    }

    /// Gets; `None` if the server is gone.
    pub async fn try_get(&mut self, path: &str) -> Option<Answer> {
        let request = self.client.get(format!("{}{path}", self.base));
        self.try_send(request).await
    }

    /// Posts; `None` if the server is gone.
    pub async fn try_post(&mut self, path: &str, fields: &[(&str, &str)]) -> Option<Answer> {
        let origin = self.base.clone();
        let request = self.form(&origin, path, fields);
        self.try_send(request).await
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.client.get(format!("{}{path}", self.base));
        self.send(request).await
    }

    /// The headers of an answer, and how many bytes its body has on its way.
    pub async fn raw(&mut self, path: &str) -> (BTreeMap<String, String>, usize) {
        let request = self.client.get(format!("{}{path}", self.base));
        let response = self.dressed(request).send().await.expect("the server answers");
        let text = |value: &reqwest::header::HeaderValue| value.to_str().expect("headers are plain").to_owned();
        let headers = response.headers().iter().map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
        (headers, response.bytes().await.expect("the body comes").len())
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let origin = self.base.clone();
        self.post_from(&origin, path, fields).await
    }

    /// Posts as a page of this origin would.
    pub async fn post_from(&mut self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.form(origin, path, fields);
        self.send(request).await
    }

    fn form(&self, origin: &str, path: &str, fields: &[(&str, &str)]) -> reqwest::RequestBuilder {
        let form: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect();
        self.client
            .post(format!("{}{path}", self.base))
            .header("origin", origin)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form.join("&"))
    }

    /// Posts JSON as a program would.
    pub async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        let request = self.client.post(format!("{}{path}", self.base));
        self.send(request.header("content-type", "application/json").body(body.to_string())).await
    }

    /// Puts JSON as a program would.
    pub async fn put_json(&mut self, path: &str, body: &Value) -> Answer {
        let request = self.client.put(format!("{}{path}", self.base));
        self.send(request.header("content-type", "application/json").body(body.to_string())).await
    }

    /// Deletes as a program would.
    pub async fn delete(&mut self, path: &str) -> Answer {
        let request = self.client.delete(format!("{}{path}", self.base));
        self.send(request).await
    }

    /// Uploads a file as a browser would.
    pub async fn upload(&mut self, path: &str, field: &str, text: &str) -> Answer {
        let body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"r.json\"\r\nContent-Type: application/json\r\n\r\n{text}\r\n--edge--\r\n"
        );
        let request = self
            .client
            .post(format!("{}{path}", self.base))
            .header("origin", &self.base)
            .header("content-type", "multipart/form-data; boundary=edge")
            .body(body);
        self.send(request).await
    }

    /// Sends a form as a browser sends one that may have files.
    pub async fn multipart(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let part = |(name, value): &(&str, &str)| {
            format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = format!("{}--edge--\r\n", fields.iter().map(part).collect::<String>());
        let request = self
            .client
            .post(format!("{}{path}", self.base))
            .header("origin", &self.base)
            .header("content-type", "multipart/form-data; boundary=edge")
            .body(body);
        self.send(request).await
    }

    /// The first bytes of a live stream, read until `done` says so or nothing comes for a second.
    pub async fn stream(&self, path: &str, done: impl Fn(&str) -> bool) -> String {
        let request = self.client.get(format!("{}{path}", self.base));
        let mut response = self.dressed(request).send().await.expect("the server answers");
        let mut text = String::new();
        while let Ok(Ok(Some(chunk))) = tokio::time::timeout(Duration::from_secs(1), response.chunk()).await {
            text.push_str(&String::from_utf8_lossy(&chunk));
            if done(&text) {
                break;
            }
        }
        text
    }

    /// Opens a table with these fields and returns its address.
    pub async fn open(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.post("/tables", fields).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer.location().to_owned()
    }

    /// The table as JSON.
    pub async fn look(&mut self, table: &str) -> Value {
        let mut program = self.program();
        let answer = program.get(table).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    /// Sends an action against this version.
    pub async fn act(&mut self, table: &str, seat: &str, version: u64, act: &str) -> Answer {
        let (version, key) = (version.to_string(), format!("test-{version}"));
        let fields = [("seat", seat), ("version", &version), ("key", &key), ("act", act)];
        self.program().post(&format!("{table}/act"), &fields).await
    }
}

/// The version a table is at.
pub fn version(table: &Value) -> u64 {
    table["version"].as_u64().expect("a table has a version")
}

/// Somebody with an account.
pub async fn account(serving: &Serving, name: &str) -> Visitor {
    let mut visitor = Visitor::new(serving);
    let form = [("name", name), ("new-password", "correct horse")];
    assert_eq!(visitor.post("/register", &form).await.status, 200);
    visitor
}

/// Anna at a table that she has opened with these fields, and Ben on its second seat.
pub async fn seated(serving: &Serving, fields: &[(&str, &str)]) -> (Visitor, Visitor, String) {
    let (mut anna, mut ben) = (Visitor::new(serving), Visitor::new(serving));
    let table = anna.open(fields).await;
    assert_eq!(ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await.status, 303);
    (anna, ben, table)
}

/// Somebody takes a pebble; asking as a program is no looking.
pub async fn take(visitor: &mut Visitor, table: &str, seat: &str) {
    let at = version(&visitor.look(table).await);
    assert_eq!(visitor.act(table, seat, at, "take 1").await.status, 200);
}

/// How a text stands in a page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Text as part of a form.
pub fn encode(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
        out
    })
}

/// Looks again until something holds; bots need a moment.
pub async fn until(visitor: &mut Visitor, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let state = visitor.look(table).await;
        if holds(&state) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never came to that: {}", visitor.look(table).await);
}
