//! A real Firefox, spoken to in WebDriver BiDi: messages of JSON over a websocket that Firefox itself opens.

use crate::browser::{Window, site};
use crate::common::Scratch;
use crate::needs;
use crate::page::{LONGEST, Page};
use crate::process::Family;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A Firefox with a profile of its own, both gone when it is dropped.
pub struct Firefox {
    wire: Mutex<Wire>,
    base: String,
    window: Window,
    /// The tab that is looked at.
    tab: RefCell<String>,
    /// How many requests have been made to fail.
    failed: Cell<usize>,
    _processes: Family,
    _profile: Scratch,
}

/// The connection. Whatever Firefox asks meanwhile is answered while one waits for an answer of its own.
struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// How many of the coming requests are to fail.
    failing: usize,
    /// What went wrong on pages since this was last asked.
    complaints: Vec<String>,
}

impl Wire {
    async fn send(&mut self, method: &str, params: &Value) -> u64 {
        self.next += 1;
        let message = json!({ "id": self.next, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string())).await.expect("Firefox listens");
        self.next
    }

    /// Sends a command and waits for what comes back: its result or why there is none.
    async fn call(&mut self, method: &str, params: &Value, failed: &Cell<usize>) -> Result<Value, String> {
        let id = self.send(method, params).await;
        loop {
            let message = tokio::time::timeout(LONGEST, self.socket.next()).await;
            let message = message.unwrap_or_else(|_| panic!("no answer to {method} {params}"));
            let message = message.expect("Firefox is there").expect("a message");
            let Ok(message) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
            if message["id"] == id {
                let error = format!("{}: {}", message["error"], message["message"]);
                return if message["type"] == "success" { Ok(message["result"].clone()) } else { Err(error) };
            }
            if message["method"] == "log.entryAdded" && message["params"]["level"] == "error" {
                self.complaints.extend(message["params"]["text"].as_str().map(str::to_owned));
            }
            if message["method"] == "network.beforeRequestSent" && message["params"]["isBlocked"] == true {
                self.let_through(&message["params"]["request"], failed).await;
            }
        }
    }

    /// A request that Firefox holds back fails if it is one of those that are to, or goes its way.
    async fn let_through(&mut self, request: &Value, failed: &Cell<usize>) {
        let fails = self.failing > 0 && request["method"] == "GET";
        self.failing -= usize::from(fails);
        failed.set(failed.get() + usize::from(fails));
        let method = if fails { "network.failRequest" } else { "network.continueRequest" };
        self.send(method, &json!({ "request": request["request"] })).await;
    }
}

/// Runs a test of a page in Firefox, on a server of its own.
pub async fn in_firefox(window: Window, test: impl AsyncFnOnce(&Firefox)) {
    let scratch = Scratch::new();
    let (_serving, base) = site(&scratch).await;
    test(&Firefox::open(&base, window).await).await;
}

impl Firefox {
    /// Opens Firefox on the site at this address.
    pub async fn open(base: &str, window: Window) -> Firefox {
        Firefox::open_with(base, window, &[]).await
    }

    /// The same with these preferences, besides those of the window.
    pub async fn open_with(base: &str, window: Window, preferences: &[(&str, u8)]) -> Firefox {
        let profile = Scratch::new();
        let calm = [("ui.prefersReducedMotion", u8::from(!window.motion))];
        let lines = calm.iter().chain(preferences).map(|(name, value)| format!("user_pref({name:?}, {value});\n"));
        std::fs::write(profile.folder().join("user.js"), lines.collect::<String>()).expect("a profile can be written");
        let mut command = Command::new(needs::firefox());
        command.args(["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"]);
        // What it would keep elsewhere belongs to the profile, too.
        let processes = Family::start(command.arg(profile.folder()).env("HOME", profile.folder()));
        let socket = connect(&profile.folder()).await;
        let firefox = Firefox {
            wire: Mutex::new(Wire { socket, next: 0, failing: 0, complaints: Vec::new() }),
            base: base.to_owned(),
            window,
            tab: RefCell::default(),
            failed: Cell::new(0),
            _processes: processes,
            _profile: profile,
        };
        firefox.call("session.new", json!({ "capabilities": {} })).await;
        firefox.call("session.subscribe", json!({ "events": ["log.entryAdded"] })).await;
        let tabs = firefox.tabs().await;
        firefox.turn_to(tabs.first().expect("there is a tab")).await;
        firefox
    }

    async fn call(&self, method: &str, params: Value) -> Value {
        let answer = self.wire.lock().await.call(method, &params, &self.failed).await;
        answer.unwrap_or_else(|error| panic!("{method} {params}: {error}"))
    }

    fn tab(&self) -> String {
        self.tab.borrow().clone()
    }

    /// All tabs, the first first.
    pub async fn tabs(&self) -> Vec<String> {
        let tree = self.call("browsingContext.getTree", json!({ "maxDepth": 0 })).await;
        let tabs = tree["contexts"].as_array().map_or(&[][..], Vec::as_slice);
        tabs.iter().filter_map(|tab| tab["context"].as_str()).map(str::to_owned).collect()
    }

    /// Opens one more tab and looks at it.
    pub async fn new_tab(&self) {
        let made = self.call("browsingContext.create", json!({ "type": "tab" })).await;
        self.turn_to(made["context"].as_str().expect("a tab has a name")).await;
    }

    /// Looks at this tab.
    pub async fn turn_to(&self, tab: &str) {
        tab.clone_into(&mut self.tab.borrow_mut());
        self.call("browsingContext.activate", json!({ "context": tab })).await;
        self.resize((self.window.width, self.window.height)).await;
    }

    /// Lets the next requests for what this tab shows fail, as many as said, on their way out.
    pub async fn fail(&self, times: usize) {
        let address = self.js("return [location.hostname, location.port, location.pathname]").await;
        let pattern = json!({ "type": "pattern", "protocol": "http", "hostname": address[0], "port": address[1], "pathname": address[2] });
        self.call("session.subscribe", json!({ "events": ["network.beforeRequestSent"] })).await;
        self.call("network.addIntercept", json!({ "phases": ["beforeRequestSent"], "urlPatterns": [pattern] })).await;
        self.wire.lock().await.failing = times;
    }

    /// How many requests have failed.
    pub fn failed(&self) -> usize {
        self.failed.get()
    }

    /// Where a person would click to hit the first that fits and can be hit.
    pub async fn spot(&self, css: &str) -> Option<[f64; 2]> {
        self.spot_from(css, 0).await
    }

    /// The same, beginning with the one of this number, counted round and round.
    async fn spot_from(&self, css: &str, index: usize) -> Option<[f64; 2]> {
        let script = format!(
            "const all = [...document.querySelectorAll({css:?})], last = all.splice({index} % all.length);
             for (const thing of [...last, ...all]) {{
                 if (!thing.checkVisibility()) continue;
                 thing.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                 const {{ x, y, width, height }} = thing.getBoundingClientRect();
                 for (const [right, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5]]) {{
                     const at = [Math.round(x + right * width), Math.round(y + down * height)];
                     const hit = document.elementFromPoint(...at);
                     if (hit && (thing.contains(hit) || hit.closest('label')?.control === thing)) return at;
                 }}
             }}
             return null;"
        );
        serde_json::from_value(self.js(&script).await).expect("a place, or none")
    }

    /// Clicks there, so many times with so many milliseconds in between.
    pub async fn click_at(&self, [x, y]: [f64; 2], times: usize, pause: u32) {
        let mut actions = vec![json!({ "type": "pointerMove", "x": x, "y": y })];
        for _ in 0..times {
            actions.push(json!({ "type": "pointerDown", "button": 0 }));
            actions.push(json!({ "type": "pointerUp", "button": 0 }));
            actions.push(json!({ "type": "pause", "duration": pause }));
        }
        self.with_mouse(actions).await;
    }

    async fn with_mouse(&self, actions: Vec<Value>) {
        let mouse =
            json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.call("input.performActions", json!({ "context": self.tab(), "actions": [mouse] })).await;
    }

    /// The same, as soon as there is one.
    async fn spot_of(&self, css: &str, index: usize) -> [f64; 2] {
        let begun = Instant::now();
        loop {
            if let Some(spot) = self.spot_from(css, index).await {
                return spot;
            }
            assert!(begun.elapsed() < LONGEST, "{css} cannot be clicked");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

impl Page for Firefox {
    async fn go(&self, path: &str) {
        let address = format!("{}{path}", self.base);
        self.call("browsingContext.navigate", json!({ "context": self.tab(), "url": address, "wait": "complete" }))
            .await;
    }

    async fn js(&self, script: &str) -> Value {
        let body = format!("async () => JSON.stringify(await (async () => {{ {script} }})() ?? null)");
        let params = json!({ "functionDeclaration": body, "awaitPromise": true, "target": { "context": self.tab() } });
        let begun = Instant::now();
        loop {
            let answer = self.wire.lock().await.call("script.callFunction", &params, &self.failed).await;
            match answer {
                Ok(found) if found["type"] == "success" => {
                    let text = found["result"]["value"].as_str().expect("a script returns JSON");
                    return serde_json::from_str(text).expect("a script returns JSON");
                }
                Ok(thrown) => panic!("{script}: {}", thrown["exceptionDetails"]["text"]),
                // The page is just being left.
                Err(error) => assert!(begun.elapsed() < LONGEST, "{script}: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    async fn click_nth(&self, css: &str, index: usize) {
        let spot = self.spot_of(css, index).await;
        self.click_at(spot, 1, 0).await;
    }

    async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height });
        self.call("browsingContext.setViewport", json!({ "context": self.tab(), "viewport": size })).await;
    }

    async fn strike(&self, keys: &str) {
        let strokes =
            keys.chars().flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes.collect::<Vec<Value>>() });
        self.call("input.performActions", json!({ "context": self.tab(), "actions": [keyboard] })).await;
    }

    async fn point_at(&self, css: &str) {
        let [x, y] = self.spot_of(css, 0).await;
        self.with_mouse(vec![json!({ "type": "pointerMove", "x": x, "y": y })]).await;
    }

    // Firefox prints to a file only; what its sheets say of paper is applied to the screen instead.
    async fn print(&self) {
        self.js("const rules = (sheet) => [...sheet.cssRules].flatMap((rule) => rule instanceof CSSMediaRule ? [rule, ...rules(rule)] : rule.cssRules ? rules(rule) : []);
            for (const { media } of [...document.styleSheets].flatMap(rules)) {
                if (media.mediaText.includes('screen')) media.mediaText = 'not all';
                else media.mediaText = media.mediaText.replace('print', 'all');
            }").await;
    }

    async fn forget(&self) {
        let here = json!({ "type": "context", "context": self.tab() });
        self.call("storage.deleteCookies", json!({ "partition": here })).await;
    }

    async fn complaints(&self) -> Vec<String> {
        // What was written before is heard with the next answer at the latest.
        self.js("return 1").await;
        let all = std::mem::take(&mut self.wire.lock().await.complaints);
        // What is still being fetched when a page is left is given up.
        all.into_iter().filter(|text| !text.starts_with("AbortError")).collect()
    }
}

/// The connection to a Firefox that has just been started with this profile; it says there where it listens.
async fn connect(profile: &Path) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let begun = Instant::now();
    loop {
        let said = std::fs::read(profile.join("WebDriverBiDiServer.json")).unwrap_or_default();
        if let Ok(said) = serde_json::from_slice::<Value>(&said)
            && let Ok((socket, _)) = connect_async(format!("ws://127.0.0.1:{}/session", said["ws_port"])).await
        {
            return socket;
        }
        assert!(begun.elapsed() < LONGEST, "Firefox does not open its connection");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
