//! What people and programs send to the server: forms and API bodies, over a real connection to a server in this process. Whatever comes,
//! the answer is a page or a sentence; none is the server's own fault, and it goes on answering.

//!
//! Each input meets a table of its own that has just begun and, where it is a form, a guest who has just come, so that what one input ends
//! or changes is nothing to the next, and one that fails does so again by itself. After a while the whole server is a fresh one.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use tokio::runtime::Runtime;
use web::{BotOptions, Limits, ServeOptions, Serving};

/// Where forms are sent; `*` stands for a table that is being played, with the sender on its seats.
const FORMS: [&str; 32] = [
    "/tables",
    "/t/*/act",
    "/t/*/undo",
    "/t/*/hand",
    "/t/*/join",
    "/t/*/leave",
    "/t/*/replace",
    "/t/*/advice",
    "/t/*/fill",
    "/t/*/speed",
    "/t/*/pace",
    "/t/*/end",
    "/t/*/answer",
    "/t/*/note",
    "/t/*/chat",
    "/t/*/rematch",
    "/t/*/position",
    "/settings",
    "/replay",
    "/workshop/editions",
    "/workshop/positions",
    "/learn/northgard/1/act",
    "/learn/northgard/1/back",
    "/keep",
    "/login",
    "/login/recover",
    "/register",
    "/friends",
    "/p/1/tie",
    "/p/1/report",
    "/office",
    "/me/password",
];

/// Where programs look; the bytes are what stands after the question mark.
const LOOKS: [&str; 24] = [
    "/",
    "/t/*",
    "/t/*/why",
    "/t/*/wait",
    "/t/*/replay",
    "/t/*/replay/3",
    "/t/*/record.json",
    "/finished",
    "/leaders/northgard",
    "/new/two-heirs",
    "/rules/northgard",
    "/puzzle/two-heirs/1",
    "/stats/crescent-moon",
    "/workshop",
    "/events",
    "/api/v1/tables",
    "/api/v1/tables/*",
    "/api/v1/tables/*/log",
    "/api/v1/tables/*/steps/3",
    "/api/v1/tables/*/why",
    "/api/v1/tables/*/record",
    "/api/v1/games/northgard/rules",
    "/api/v1/games/two-heirs/leaders",
    "/api/v1/me",
];

/// Where programs send what is no form.
const BODIES: [&str; 20] = [
    "/t/*/act",
    "/login/passkey/finish",
    "/me/passkeys/finish",
    "/api/v1/tables",
    "/api/v1/tables/*/act",
    "/api/v1/tables/*/undo",
    "/api/v1/tables/*/join",
    "/api/v1/tables/*/leave",
    "/api/v1/tables/*/fill",
    "/api/v1/tables/*/replace",
    "/api/v1/tables/*/decide",
    "/api/v1/tables/*/speed",
    "/api/v1/tables/*/pace",
    "/api/v1/tables/*/end",
    "/api/v1/tables/*/answer",
    "/api/v1/tables/*/rematch",
    "/api/v1/tables/*/fork",
    "/api/v1/tables/*/show",
    "/api/v1/tables/*/chat",
    "/api/v1/games/two-heirs/lessons/1/act",
];

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
        let mut site = Site { runtime, serving, folder, line: None, inputs: 0, member: Who::default() };
        let form = b"name=Member&new-password=correct+horse";
        let (head, _) = site.ask(&Who::default(), "POST", "/register", FORM, form).expect("an account");
        site.member.cookie = header(&head, "set-cookie:").split(';').next().expect("a cookie").to_owned();
        let (member, form) = (site.member.clone(), b"label=mine&scopes=read&scopes=play&scopes=people");
        let (_, page) = site.ask(&member, "POST", "/me/tokens", FORM, form).expect("a token");
        let page = String::from_utf8_lossy(&page);
        let at = page.find("crownlands_").expect("the token is shown");
        site.member.token = page[at..at + "crownlands_".len() + 64].to_owned();
        site
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
        let status: u16 = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        assert!(status < 500, "{method} {path}: {head}");
    }
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

/// A form: the first byte says where to and how it is written, the rest is its body.
pub fn forms(bytes: &[u8]) {
    let Some((first, body)) = bytes.split_first() else { return };
    let kind = if first & 0x80 == 0 { FORM } else { "multipart/form-data; boundary=edge" };
    at_the_site(|site| {
        let who = site.guest();
        let path = FORMS[usize::from(first & 0x7f) % FORMS.len()].replace('*', &who.table);
        site.bear(&who, "POST", &path, kind, body);
    });
}

/// What a program asks: the first byte says where, the rest is the query or the body.
pub fn api(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let choice = usize::from(first & 0x7f);
    at_the_site(|site| {
        let who = site.member();
        if first & 0x80 == 0 {
            let written: String = rest.iter().map(|byte| format!("%{byte:02X}")).collect();
            let query = written.replace("%3D", "=").replace("%26", "&");
            let path = LOOKS[choice % LOOKS.len()].replace('*', &who.table);
            site.bear(&who, "GET", &format!("{path}?{query}"), "text/plain", &[]);
        } else {
            let path = BODIES[choice % BODIES.len()].replace('*', &who.table);
            site.bear(&who, "POST", &path, "application/json", rest);
        }
    });
}
