//! A lesson: a real table in a prepared position, what there is to do there, and what the raven says to every move.
//!
//! What was done is kept with the person, move by move, so that one may leave and come back; the table follows from it. A move that the
//! rules refuse changes nothing, so it is only an address (`?try=…`), and so are hints (`?help=…`).

mod coach;

use super::board::{board, draw, panels};
use super::choices::{Choices, mark};
use super::encode;
use super::form::{Asked, Posted};
use super::frame::{Page, plainly};
use super::learn::{Course, address};
use crate::app::App;
use crate::guests::Guest;
use crate::names::name_of;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use boards::symbols::{sprite_for, sprite_of};
use boards::{Deed, Drawn, Lit, Onlooker};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Learnt, PersonId};
use table::lesson::{Answer, Lesson, Sitting};
use table::{Dictionary, Heard, Message, Offer, Rejected, Seat, Viewer};

/// The most actions one form may carry.
const MOST_ACTS: usize = 4;

/// The most acts that are kept of one lesson; whoever wanders on must take something back.
const MOST_KEPT: usize = 120;

/// How a lesson is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Look {
    /// An action that was picked but not confirmed yet.
    #[serde(default)]
    choose: Option<String>,
    /// An action that is not offered and was tried all the same.
    #[serde(default, rename = "try")]
    tried: Option<String>,
    /// What help is wanted: `hint` or `show`.
    #[serde(default)]
    help: Option<String>,
    /// How often something was tried in vain.
    #[serde(default)]
    missed: u8,
}

/// What a learner did.
#[derive(Debug, Deserialize)]
pub(crate) struct Done {
    /// How many acts the page knew of.
    #[serde(default)]
    version: Option<usize>,
    #[serde(default)]
    act: String,
    /// How much is taken back: `start` is everything. Empty where something is done.
    #[serde(default)]
    how: String,
    #[serde(default)]
    missed: u8,
}

impl Done {
    /// One act, by whoever knows of so many before it.
    pub(crate) fn act(act: String, version: Option<usize>) -> Done {
        Done { version, act, how: String::new(), missed: 0 }
    }

    /// Taking back what leads astray, or everything.
    pub(crate) fn back(start: bool) -> Done {
        let how = if start { "start" } else { "back" };
        Done { version: None, act: String::new(), how: how.to_owned(), missed: 0 }
    }
}

/// The lesson at an address: by its name, or by its number.
pub(crate) fn find(app: &App, game: &str, name: &str) -> Result<(&'static shelf::Entry, &'static Lesson), Problem> {
    let entry = app.host.game(game).ok_or(Problem::NotFound)?;
    let lesson = (entry.lessons)().iter().find(|lesson| lesson.id == name || lesson.number.to_string() == name);
    Ok((entry, lesson.ok_or(Problem::NotFound)?))
}

/// The table of a lesson after these acts. That it can be laid out is tested for every lesson.
fn resume(entry: &shelf::Entry, lesson: &'static Lesson, acts: &[String]) -> Result<Sitting, Problem> {
    lesson.resume(entry.game, acts).map_err(|complaint| {
        tracing::error!(game = entry.id(), lesson = lesson.id, ?complaint, "a lesson cannot be laid out");
        Problem::Broken
    })
}

/// The table of a lesson for somebody who has learnt this.
fn as_kept(entry: &'static shelf::Entry, lesson: &'static Lesson, learnt: &[Learnt]) -> Result<Sitting, Problem> {
    let acts = Course::of(entry, learnt).kept(lesson).map(|kept| kept.acts.as_slice()).unwrap_or_default();
    resume(entry, lesson, acts)
}

/// The table of a lesson as the visitor left it.
pub(crate) async fn as_left(
    app: &App,
    visit: &Visit,
    entry: &'static shelf::Entry,
    lesson: &'static Lesson,
) -> Result<Sitting, Problem> {
    as_kept(entry, lesson, &app.learnt(visit).await?)
}

/// `GET /learn/{game}/{lesson}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    visit: Visit,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    let (entry, lesson) = find(&app, &game, &name)?;
    let learnt = app.learnt(&visit).await?;
    let mut sitting = as_kept(entry, lesson, &learnt)?;
    let tried = look.tried.as_deref().map(|act| tried(&mut sitting, act)).transpose()?.flatten();
    let class = Class { app: &app, entry, sitting: &sitting, visit: &visit, learnt: &learnt, look: &look, tried };
    Ok(class.response())
}

/// What is answered to something that is not offered; nothing if it is allowed by now.
fn tried(sitting: &mut Sitting, act: &str) -> Result<Option<Tried>, Problem> {
    let learner = sitting.lesson().learner;
    match sitting.played().check(learner, act) {
        Ok(()) => Ok(None),
        Err(Rejected::Unreadable(complaint)) => Err(Problem::Unreadable(complaint.why)),
        // The rules refuse it, so nothing changes by asking the lesson.
        Err(Rejected::Refused(_)) if sitting.goes_on() => {
            Ok(Some(Tried { label: sitting.played().label(learner, act).ok(), answer: sitting.answer(act) }))
        }
        Err(Rejected::Refused(_)) => Ok(None),
    }
}

/// What a form lets happen at the table of a lesson; it may say what was refused.
type Happening = fn(&mut Sitting, &shelf::Entry, &Done) -> Result<Option<String>, Problem>;

/// Does what was chosen, one act after the other.
fn play(sitting: &mut Sitting, _entry: &shelf::Entry, done: &Done) -> Result<Option<String>, Problem> {
    if !sitting.goes_on() || sitting.acts().len() >= MOST_KEPT {
        return Ok(None);
    }
    for act in done.act.split(Deed::AND.trim()).take(MOST_ACTS) {
        match sitting.answer(act.trim()) {
            Answer::Unreadable(complaint) => return Err(Problem::Unreadable(complaint.why)),
            Answer::Refused { .. } => return Ok(Some(act.trim().to_owned())),
            Answer::OnTheWay | Answer::Aside => {}
            Answer::Consequence(_) | Answer::Unforeseen | Answer::Done => break,
        }
    }
    Ok(None)
}

/// Takes back what does not belong to the solution, or everything.
fn take_back(sitting: &mut Sitting, entry: &shelf::Entry, done: &Done) -> Result<Option<String>, Problem> {
    let kept = if done.how == "start" { Vec::new() } else { sitting.back() };
    *sitting = resume(entry, sitting.lesson(), &kept)?;
    Ok(None)
}

/// `POST /learn/{game}/{lesson}/act` and `/back`: lets something happen at the table of a lesson and keeps what came of it. A form of a page
/// that is older than the table does nothing: it shows the table as it is.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    visit: Visit,
    Posted(done): Posted<Done>,
) -> Result<Response, Problem> {
    let (entry, lesson) = find(&app, &game, &name)?;
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    let visit = Visit { person: Some(person.clone()), ..visit };
    let (mut sitting, refused) = happen(&app, (person.id, &visit), entry, lesson, &done).await?;
    let look = Look { missed: done.missed, tried: refused, ..Look::default() };
    let mut response = match visit.wants {
        Wants::Part => {
            let learnt = app.learnt(&visit).await?;
            let tried = look.tried.as_deref().map(|act| tried(&mut sitting, act)).transpose()?.flatten();
            Class { app: &app, entry, sitting: &sitting, visit: &visit, learnt: &learnt, look: &look, tried }.response()
        }
        Wants::Page | Wants::Json => {
            let tried = look.tried.map(|act| format!("?try={}", encode(&act))).unwrap_or_default();
            Redirect::to(&format!("{}{tried}", address(entry, lesson))).into_response()
        }
    };
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Lets something happen at the table of a lesson and keeps what came of it; says what the rules refused.
pub(crate) async fn happen(
    app: &App,
    (person, visit): (PersonId, &Visit),
    entry: &'static shelf::Entry,
    lesson: &'static Lesson,
    done: &Done,
) -> Result<(Sitting, Option<String>), Problem> {
    let happen: Happening = if done.how.is_empty() { play } else { take_back };
    let mut sitting = as_left(app, visit, entry, lesson).await?;
    let acts = sitting.acts().to_vec();
    let is_new = done.version.is_none_or(|version| version == acts.len());
    let refused = if is_new { happen(&mut sitting, entry, done)? } else { None };
    if sitting.acts() != acts {
        let (game, lesson) = (entry.id().to_owned(), lesson.id.clone());
        let is_done = sitting.standing() == Answer::Done;
        let kept = Learnt { game, lesson, acts: sitting.acts().to_vec(), done: is_done };
        app.host.store.keep_learnt(person, kept).await?;
    }
    Ok((sitting, refused))
}

/// Something that the rules refused.
struct Tried {
    /// What it would have done, if that can be said.
    label: Option<Message>,
    answer: Answer,
}

/// The names of the seats at a lesson: the learner's own, if it is known, and those of the rivals.
pub(crate) fn names(words: &Dictionary, visit: &Visit, sitting: &Sitting) -> Vec<String> {
    let lesson = sitting.lesson();
    let own = visit.person.as_ref().map(|person| person.name.clone());
    let called = |seat: Seat| plainly(words, &lesson.called(seat));
    let name = |seat: Seat| own.clone().filter(|_| seat == lesson.learner).unwrap_or_else(|| called(seat));
    Seat::all(sitting.played().setup().players).map(name).collect()
}

/// A learner before the table of a lesson.
struct Class<'a> {
    app: &'a App,
    entry: &'static shelf::Entry,
    sitting: &'a Sitting,
    visit: &'a Visit,
    learnt: &'a [Learnt],
    look: &'a Look,
    tried: Option<Tried>,
}

impl Class<'_> {
    fn words(&self) -> &Dictionary {
        self.app.say(self.entry.id(), self.visit.reader.lang)
    }

    fn word(&self, key: &str) -> String {
        self.words().word(key)
    }

    fn lesson(&self) -> &'static Lesson {
        self.sitting.lesson()
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.lesson().learner)
    }

    /// The address of the lesson, or of something at it.
    fn at(&self, rest: &str) -> String {
        format!("{}{rest}", address(self.entry, self.lesson()))
    }

    /// The names of the seats: the learner's own, if it is known, and those of the rivals.
    fn names(&self) -> Vec<String> {
        names(self.words(), self.visit, self.sitting)
    }

    fn say(&self, message: &Message) -> String {
        let names = self.names();
        self.words().say(message, &|seat| name_of(&names, seat))
    }

    /// What may be done now.
    fn offers(&self) -> Vec<Offer> {
        if self.sitting.goes_on() { self.sitting.played().offers(self.lesson().learner) } else { Vec::new() }
    }

    /// The acts that stay bright: those of a hint, or the one that is shown.
    fn bright(&self) -> Vec<String> {
        match self.look.help.as_deref() {
            Some("hint") => self.sitting.hint(),
            Some("show") => self.sitting.show().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// What was told by the last act and since.
    fn heard(&self) -> Vec<Heard> {
        self.sitting.events().iter().filter_map(|event| event.heard_by(self.viewer())).collect()
    }

    fn response(&self) -> Response {
        let part = self.part();
        if self.visit.wants == Wants::Part {
            return part.into_response();
        }
        let title = plainly(self.words(), &self.lesson().title());
        let body = html! { (sprite_of((self.entry.sprite)())) (part) };
        Page { title, kind: "lesson", body, visit: self.visit }.dress(self.app).into_response()
    }

    /// The part of the page that changes.
    fn part(&self) -> Markup {
        let bright = self.bright();
        let drawn = self.drawn(&bright);
        let inside = html! {
            (coach::head(self))
            (coach::speaks(self))
            (self.question(&drawn, &bright))
            section.hand #hand aria-label=(self.word("ui-hand")) { (drawn.hand) }
            (board(self.words(), &drawn.board))
            div.l-side { (coach::happened(self)) (panels(&drawn.status, true)) }
        };
        html! {
            div #table.lesson-page.{ "table-" (self.entry.id()) }.is-hinting[!bright.is_empty()] data-lesson=(self.lesson().id)
                data-step=(self.sitting.acts().len()) data-standing=(coach::standing(self)) data-title=(plainly(self.words(), &self.lesson().title())) {
                (inside)
                (sprite_for(&inside))
            }
        }
    }

    /// What the table asks, with every answer; nothing while something must be taken back.
    fn question(&self, drawn: &Drawn, bright: &[String]) -> Markup {
        let names = self.names();
        let choices = Choices {
            words: self.words(),
            names: &names,
            at: self.at(""),
            stamp: self.stamp(),
            picked: self.look.choose.as_deref(),
            confirm: self.visit.reader.confirm,
            asides: &drawn.asides,
            bright,
        };
        html! {
            @if self.sitting.goes_on() {
                section.decide.is-mine #decision aria-labelledby="decision-title" tabindex="-1" {
                    h2.prompt #decision-title { (self.say(&self.sitting.played().prompt(self.viewer()))) }
                    (choices.draw(&self.offers(), drawn))
                }
            }
        }
    }

    /// What every form carries: the script sends the same with what is clicked on the board.
    fn stamp(&self) -> Markup {
        let step = self.sitting.acts().len();
        html! {
            input type="hidden" name="seat" value=(self.lesson().learner);
            input type="hidden" name="version" value=(step);
            input type="hidden" name="key" value={ "lesson-" (self.lesson().id) "-" (step) };
            input type="hidden" name="missed" value=(self.look.missed);
        }
    }

    /// The board of the game as the learner sees it. What the lesson is about glows until something has gone wrong or is done.
    fn drawn(&self, bright: &[String]) -> Drawn {
        let missed = self.look.missed.saturating_add(1);
        let choose = |act: &str| self.at(&format!("?choose={}", encode(act)));
        let attempt = |act: &str| self.at(&format!("?missed={missed}&try={}", encode(act)));
        let (names, heard) = (self.names(), self.heard());
        let flag = plainly(self.words(), &self.lesson().title());
        let glows = self.sitting.standing() == Answer::OnTheWay && self.tried.is_none();
        let onlooker = Onlooker {
            viewer: self.viewer(),
            deciding: self.sitting.goes_on().then_some(self.lesson().learner),
            dictionary: self.words(),
            names: &names,
            chosen: self.look.choose.as_deref(),
            link: &choose,
            explain: self.sitting.goes_on().then_some(&attempt),
            last: &heard,
            since: &heard,
            kept: &self.visit.kept,
            lit: glows.then_some(Lit { things: &self.lesson().lit, flag: &flag }),
        };
        let mut drawn = draw(self.entry, self.sitting.played(), &onlooker);
        mark(&mut drawn, &bright.iter().map(String::as_str).collect::<Vec<_>>());
        if glows {
            light(&mut drawn.hand, &self.lesson().lit);
        }
        drawn
    }
}

/// Lets things glow that are held rather than on the board: whatever can be done or picked there and names one of them.
fn light(held: &mut Markup, things: &[String]) {
    let mut lit = String::with_capacity(held.0.len() + 64);
    for (at, piece) in held.0.split(" data-").enumerate() {
        let value = piece.strip_prefix("act=\"").or_else(|| piece.strip_prefix("choose=\""));
        let value = value.and_then(|rest| rest.split('"').next()).unwrap_or_default();
        if value.split(' ').any(|word| things.iter().any(|thing| thing == word)) {
            lit.push_str(" data-lit=\"\"");
        }
        lit.push_str(if at == 0 { "" } else { " data-" });
        lit.push_str(piece);
    }
    held.0 = lit;
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::PreEscaped;

    #[test]
    fn what_is_held_glows_by_its_name() {
        let mut held =
            PreEscaped(r#"<a data-act="play axe"><a data-choose="build mill"><a data-act="play axes">"#.to_owned());
        light(&mut held, &["axe".to_owned(), "mill".to_owned(), "S5".to_owned()]);
        let expected =
            r#"<a data-lit="" data-act="play axe"><a data-lit="" data-choose="build mill"><a data-act="play axes">"#;
        assert_eq!(held.0, expected);
    }
}
