//! What people and programs send to the server: forms and API bodies, over a real connection to a server in this process. Whatever comes,
//! the answer is a page or a sentence; none is the server's own fault, and it goes on answering.
//!
//! Each input meets a table of its own that has just begun and, where it is a form, a guest who has just come, so that what one input ends
//! or changes is nothing to the next, and one that fails does so again by itself. After a while the whole server is a fresh one.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tokio::runtime::Runtime;
use web::{BotOptions, Limits, ServeOptions, Serving};

/// Every address of the router of the pages, `get` or `post` before it. A test of `web` compares it with the sources, and writes it anew.
const ROUTES: &str = include_str!("routes.txt");

/// The addresses of the router at which this is asked.
fn routes(method: &str) -> impl Iterator<Item = &'static str> {
    ROUTES.lines().filter_map(move |line| line.split_once(' ')).filter(move |(how, _)| *how == method).map(|(_, at)| at)
}

/// An address of a route: at this table, and where it is about something else at what every site has, or at nothing.
fn filled(route: &str, table: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in route.split('/') {
        let filled = match (parts.last().copied().unwrap_or_default(), part) {
            _ if !is_open(part) => part,
            ("t" | "tables", _) => table,
            ("new" | "learn", _) | (_, "{game}") => "two-heirs",
            (_, "{lesson}" | "{number}" | "{id}" | "{person}") => "1",
            (_, "{step}") => "3",
            (_, "{lang}") => "cs",
            _ => "0123456789",
        };
        parts.push(filled);
    }
    parts.join("/")
}

/// Whether something stands here in an address.
fn is_open(part: &str) -> bool {
    part.starts_with('{')
}

/// What programs can ask for: method and address, without streams, which do not end.
type Operation = (String, String);

/// Everything that the document of the server describes; nothing can be forgotten.
fn operations(document: &Value) -> Vec<Operation> {
    let paths = document["paths"].as_object().expect("the document has paths");
    let is_stream =
        |about: &Value| about["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == "streams"));
    let of = |(path, item): (&String, &Value)| {
        let methods = item.as_object().cloned().unwrap_or_default().into_iter();
        let path = format!("/api/v1{path}");
        methods
            .filter(move |(method, about)| METHODS.contains(&method.as_str()) && !is_stream(about))
            .map(move |(method, _)| (method.to_uppercase(), path.clone()))
            .collect::<Vec<_>>()
    };
    paths.iter().flat_map(of).collect()
}

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// After how many inputs the server is replaced by a fresh one.
const SPENT: u32 = 2_000;

const FORM: &str = "application/x-www-form-urlencoded";

/// A server in this process.
struct Site {
    runtime: Runtime,
    serving: Serving,
    folder: PathBuf,
    line: Option<BufReader<TcpStream>>,
    inputs: u32,
    /// What programs can ask for.
    operations: Vec<Operation>,
    /// Somebody with an account: the cookie of their browser and the token of their program.
    member: Who,
}

/// Who sends, and a table at which they sit on every seat.
#[derive(Clone, Default)]
struct Who {
    cookie: String,
    token: String,
    table: String,
}

static SITE: Mutex<Option<Site>> = Mutex::new(None);

/// Lets something be done at the server.
fn at_the_site(done: impl FnOnce(&mut Site)) {
    let mut place = SITE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(spent) = place.take_if(|site| site.inputs >= SPENT) {
        spent.close();
    }
    let site = place.get_or_insert_with(Site::open);
    site.inputs += 1;
    done(site);
}

/// Ends the server that is left, for whoever tries some inputs and goes on.
pub fn close() {
    if let Some(site) = SITE.lock().unwrap_or_else(PoisonError::into_inner).take() {
        site.close();
    }
}

/// What stands in a header.
fn header(head: &str, name: &str) -> String {
    let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
    line.and_then(|line| line.split_once(':')).unwrap_or_else(|| panic!("no {name} in {head}")).1.trim().to_owned()
}

impl Site {
    fn open() -> Site {
        let runtime = Runtime::new().expect("a runtime");
        // Nothing of it is to last, so it need not reach a disk where there is memory for it.
        let memory = PathBuf::from("/dev/shm");
        let place = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = place.join(format!("crownlands-fuzz-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be written");
        let options = ServeOptions {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            database: format!("sqlite://{}", folder.join("crownlands.sqlite").display()),
            limits: Limits::none(),
            bots: BotOptions { threads: 1, ..BotOptions::default() },
            signals: false,
            ..ServeOptions::default()
        };
        let serving = runtime.block_on(web::serve(options)).expect("the server starts");
        let mut site =
            Site { runtime, serving, folder, line: None, inputs: 0, operations: Vec::new(), member: Who::default() };
        let form = b"name=Member&new-password=correct+horse";
        let (head, _) = site.ask(&Who::default(), "POST", "/register", FORM, form).expect("an account");
        site.member.cookie = header(&head, "set-cookie:").split(';').next().expect("a cookie").to_owned();
        let (member, form) =
            (site.member.clone(), b"label=mine&scopes=read&scopes=play&scopes=talk&scopes=people&scopes=account");
        let (_, page) = site.ask(&member, "POST", "/me/tokens", FORM, form).expect("a token");
        let page = String::from_utf8_lossy(&page);
        let at = page.find("crownlands_").expect("the token is shown");
        site.member.token = page[at..at + "crownlands_".len() + 64].to_owned();
        let (_, document) = site.ask(&Who::default(), "GET", "/api/openapi.json", FORM, &[]).expect("a document");
        site.operations = operations(&serde_json::from_slice(&document).expect("the document is JSON"));
        assert!(site.operations.len() > 60, "{:?}", site.operations);
        site
    }

    /// Whether the member is still one: an input may have ended their account, their session or their token.
    fn has_member(&mut self) -> bool {
        let member = self.member.clone();
        ["/me", "/api/v1/me"].into_iter().all(|path| {
            let answer = self.ask(&member, "GET", path, FORM, &[]);
            answer.is_some_and(|(head, _)| status(&head) == 200)
        })
    }

    /// Ends the server, and leaves nothing behind.
    fn close(self) {
        drop(self.line);
        self.serving.stop();
        self.runtime.block_on(self.serving.finished()).expect("the server ends well");
        std::fs::remove_dir_all(&self.folder).expect("the folder can be removed");
    }

    /// A guest who has just come, and a table that has just begun.
    fn guest(&mut self) -> Who {
        let form = b"game=two-heirs&players=2&speed=instant&seat-a=here&seat-b=here";
        let (head, _) = self.ask(&Who::default(), "POST", "/tables", FORM, form).expect("a table");
        let cookie = header(&head, "set-cookie:").split(';').next().expect("a cookie").to_owned();
        let table = header(&head, "location:").rsplit('/').next().expect("an address").to_owned();
        Who { cookie, table, token: String::new() }
    }

    /// The member at a table that has just begun.
    fn member(&mut self) -> Who {
        let member = self.member.clone();
        let new = br#"{"game":"two-heirs","players":2,"speed":"instant","seats":{"a":"here","b":"here"}}"#;
        let (head, body) = self.ask(&member, "POST", "/api/v1/tables", "application/json", new).expect("a table");
        let body = String::from_utf8_lossy(&body);
        let table = body.split_once("\"table\":\"").and_then(|(_, rest)| rest.split('"').next());
        Who { table: table.unwrap_or_else(|| panic!("{head}{body}")).to_owned(), ..member }
    }
}

impl Site {
    /// Sends a request, and reads the head and the body of the answer; `None` if the server hung up.
    fn ask(&mut self, who: &Who, method: &str, path: &str, kind: &str, body: &[u8]) -> Option<(String, Vec<u8>)> {
        let at = self.serving.address();
        let mut stream = match self.line.take() {
            Some(stream) => stream,
            None => BufReader::new(TcpStream::connect(at).ok()?),
        };
        let program = path.starts_with("/api/");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\n{}\r\nAccept: {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n",
            if program {
                format!("Authorization: Bearer {}", who.token)
            } else {
                format!("Cookie: {}; hand=a", who.cookie)
            },
            if method == "GET" || program { "application/json" } else { "text/html" },
            body.len()
        );
        stream.get_mut().write_all(head.as_bytes()).ok()?;
        stream.get_mut().write_all(body).ok()?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if stream.read_line(&mut head).ok()? == 0 {
                return None;
            }
        }
        let lower = head.to_ascii_lowercase();
        let body = if lower.contains("transfer-encoding: chunked") {
            chunks(&mut stream)?
        } else {
            let length =
                lower.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok()).unwrap_or(0);
            let mut body = vec![0; length];
            stream.read_exact(&mut body).ok()?;
            body
        };
        if !lower.contains("connection: close") {
            self.line = Some(stream);
        }
        Some((head, body))
    }

    /// Sends a request, whose answer must not be the server's fault.
    fn bear(&mut self, who: &Who, method: &str, path: &str, kind: &str, body: &[u8]) {
        // A connection that lay idle may have been closed; a new one has not.
        let answer = self.ask(who, method, path, kind, body).or_else(|| self.ask(who, method, path, kind, body));
        let (head, _) = answer.unwrap_or_else(|| panic!("{method} {path} is not answered"));
        assert!(status(&head) < 500, "{method} {path}: {head}");
    }
}

/// The status of an answer.
fn status(head: &str) -> u16 {
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
}

/// A body that comes in pieces.
fn chunks(stream: &mut BufReader<TcpStream>) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).ok()?;
        let length = usize::from_str_radix(line.trim(), 16).ok()?;
        let mut piece = vec![0; length + 2];
        stream.read_exact(&mut piece).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(&piece[..length]);
    }
}

/// One of several things, chosen by a number.
fn chosen<T: Clone>(all: impl Iterator<Item = T>, number: usize) -> T {
    let all: Vec<T> = all.collect();
    all[number % all.len()].clone()
}

/// How what is sent to the pages is written.
const KINDS: [&str; 4] = [FORM, FORM, "multipart/form-data; boundary=edge", "application/json"];

/// A form: the first byte says by whom and how it is written, the second where to, the rest is its body.
pub fn forms(bytes: &[u8]) {
    let [first, second, body @ ..] = bytes else { return };
    let kind = KINDS[usize::from(first >> 6)];
    at_the_site(|site| {
        let is_member = first & 1 == 1;
        let who = if is_member { site.member() } else { site.guest() };
        let path = filled(chosen(routes("post"), usize::from(*second)), &who.table);
        site.bear(&who, "POST", &path, kind, body);
        if is_member && !site.has_member() {
            site.inputs = SPENT;
        }
    });
}

/// What somebody looks at: pages, the rest being the query; or what programs ask for, the rest being the query or the body. The first byte says which of
/// the two, the second where.
pub fn api(bytes: &[u8]) {
    let [first, second, rest @ ..] = bytes else { return };
    let choice = usize::from(first & 0x7f) * 256 + usize::from(*second);
    at_the_site(|site| {
        let who = site.member();
        let pages =
            routes("get").filter(|route| !route.ends_with("/events")).map(|at| ("GET".to_owned(), at.to_owned()));
        let (method, route) = match first & 0x80 {
            0 => chosen(pages, choice),
            _ => chosen(site.operations.iter().cloned(), choice),
        };
        let path = filled(&route, &who.table);
        if method == "GET" {
            let written: String = rest.iter().map(|byte| format!("%{byte:02X}")).collect();
            let query = written.replace("%3D", "=").replace("%26", "&");
            site.bear(&who, "GET", &format!("{path}?{query}"), "text/plain", &[]);
        } else {
            site.bear(&who, &method, &path, "application/json", rest);
            if !site.has_member() {
                site.inputs = SPENT;
            }
        }
    });
}
