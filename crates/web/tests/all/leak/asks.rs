//! Everything that somebody can ask about a table, and the bytes they get for it.

use super::worlds::World;
use crate::common::{self, Answer, Visitor};
use serde_json::json;
use std::collections::BTreeMap;
use std::fmt;
use table::log::What;
use table::{Seat, Viewer};

/// In which form something is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Page,
    Part,
    Program,
    /// Compressed, of which only the size counts.
    Packed(&'static str),
    Api,
    /// A move that is not allowed, by a page and by a program with a token.
    Refused,
    RefusedApi,
    /// A move that comes too late: the answer shows the table as it is.
    Late,
    LateApi,
}

/// The table itself, in each form.
pub const ITSELF: [Form; 5] = [Form::Page, Form::Part, Form::Program, Form::Packed("br"), Form::Packed("gzip")];

/// Everything that somebody can ask about a table beside the table itself.
pub fn asks(world: &World, viewer: Viewer) -> Vec<(Form, String)> {
    let steps = world.log.len();
    let whys = ["pass", "take 1", "take 3", "guess high", "pick 1", "card 13"]
        .map(|act| format!("/why?act={}", common::encode(act)));
    let mut pages = ["?log=all", "?tab=log", "/record.json", "/replay/0", "/plan", "/analysis", "/wait", "/advice"]
        .map(str::to_owned)
        .to_vec();
    pages.extend((steps.saturating_sub(3)..=steps).map(|step| format!("/replay/{step}")));
    pages.extend(Seat::all(world.game.setup().players).map(|seat| format!("/replay/{steps}?seat={seat}")));
    pages.extend(whys.clone());
    let mut asks = Vec::new();
    for page in &pages {
        asks.extend([Form::Page, Form::Part, Form::Program].map(|form| (form, page.clone())));
    }
    let mut reads =
        ["", "/log", "/record", "/chat", "/note", "/plans", "/plans/choices", "/analysis", "/advice", "/decide"]
            .map(str::to_owned)
            .to_vec();
    reads.extend([0, steps / 2, steps].map(|step| format!("/steps/{step}")));
    if let Viewer::Seat(seat) = viewer {
        reads.extend(whys.map(|why| format!("{why}&seat={seat}")));
        // What was done before is refused now, or by this seat.
        let done = world.log.iter().rev().filter_map(|(what, _)| match what {
            What::Act { seat: by, act } if world.game.check(seat, act).is_err() => Some((*by, act.clone())),
            _ => None,
        });
        // What the two worlds have in common: the last entries may be where they part.
        let common = done.filter(|(by, _)| *by == seat).map(|(_, act)| act).take(2);
        let refused: Vec<String> = common.chain(["take 99".to_owned()]).collect();
        asks.extend(refused.iter().flat_map(|act| [Form::Refused, Form::RefusedApi].map(|form| (form, act.clone()))));
        asks.extend([Form::Late, Form::LateApi].map(|form| (form, "take 1".to_owned())));
    }
    asks.extend(reads.into_iter().map(|read| (Form::Api, read)));
    asks
}

/// What is sent, without what is different at each moment.
pub async fn sent(
    eyes: (Visitor, Visitor),
    viewer: Viewer,
    table: &str,
    version: u64,
    (form, what): (Form, &str),
) -> String {
    let (mut browser, mut program) = eyes;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let seat = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { String::new() };
    let page = format!("{table}{what}");
    let version = if matches!(form, Form::Late | Form::LateApi) { version - 1 } else { version };
    let answer = match form {
        Form::Page => browser.get(&page).await,
        Form::Part => browser.with("x-part", "1").get(&page).await,
        Form::Program => browser.program().get(&page).await,
        Form::Packed(encoding) => return packed(browser, encoding, &page).await,
        Form::Api => program.get(&format!("{api}{what}")).await,
        Form::Refused | Form::Late => {
            let now = version.to_string();
            let fields = [("seat", seat.as_str()), ("version", now.as_str()), ("key", "refused"), ("act", what)];
            refused(browser.program().post(&format!("{table}/act"), &fields).await, form)
        }
        Form::RefusedApi | Form::LateApi => {
            let body = json!({ "seat": seat, "version": version, "key": "refused", "act": what });
            refused(program.post_json(&format!("{api}/act"), &body).await, form)
        }
    };
    without_clock(&format!("{} {:?}\n{}", answer.status, same_headers(&answer.headers), answer.body))
}

fn refused(answer: Answer, form: Form) -> Answer {
    let right = match form {
        Form::Late | Form::LateApi => answer.status == 409,
        _ => matches!(answer.status, 403 | 422),
    };
    assert!(right, "{form:?} should be refused: {} {}", answer.status, answer.body);
    answer
}

/// How many bytes a compressed page has. With a moment in it, which is another one at each server, that says nothing.
async fn packed(mut browser: Visitor, encoding: &'static str, page: &str) -> String {
    if without_clock(&browser.get(page).await.body).contains(CLOCK) {
        return "it shows a moment".to_owned();
    }
    let (headers, size) = browser.with("accept-encoding", encoding).raw(page).await;
    assert_eq!(headers.get("content-encoding").map(String::as_str), Some(encoding), "{page} is compressed");
    format!("{size} bytes, {:?}", same_headers(&headers))
}

/// What stands in place of a moment.
const CLOCK: &str = "MOMENT";

/// A page without the moment at which it is to be looked at again, as far as that depends on when somebody was last seen: nothing is ever
/// done at the same millisecond twice. That there is such a moment is compared, and so is what clocks show.
fn without_clock(page: &str) -> String {
    let mut parts = page.split("data-again=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "data-again=\"" + CLOCK + part.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// The headers without the time of day and what blurs the size.
fn same_headers(headers: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let same = headers.iter().filter(|(name, _)| !matches!(name.as_str(), "date" | "x-padding"));
    same.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Where two answers part.
#[derive(Clone, Debug)]
pub struct Difference {
    words: String,
    /// From the first byte that differs to the last.
    pub bytes: usize,
}

impl Difference {
    /// The same, with what was asked.
    pub fn at(self, place: &str) -> Difference {
        Difference { words: format!("{place}: {}", self.words), ..self }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.words)
    }
}

/// Where two answers part; `None` where they do not.
pub fn difference(one: &str, other: &str) -> Option<Difference> {
    if one == other {
        return None;
    }
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let shorter = one.len().min(other.len());
    let back = one.bytes().rev().zip(other.bytes().rev()).take(shorter - at).take_while(|(a, b)| a == b).count();
    let near = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(60)..(at + 60).min(text.len())]).into_owned()
    };
    let words = format!("…{}… and …{}…", near(one), near(other));
    Some(Difference { words, bytes: one.len().max(other.len()) - at - back })
}
