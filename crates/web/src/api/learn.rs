//! Lessons and puzzles.

use super::body::{Sent, at_most};
use super::shapes::OfferShape;
use crate::app::App;
use crate::names::name_of;
use crate::pages::{Asked, LessonDone, find_lesson, happen_at_lesson, learner_names, lesson_as_left, puzzle_of_today};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::lesson::{Answer, Lesson, Sitting};
use table::{Dictionary, Message, Puzzle, Rejected, Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

/// A lesson in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LessonRow {
    /// Its name in addresses.
    lesson: String,
    /// Its number, from 1.
    number: usize,
    /// What it is called.
    title: String,
    /// The part it belongs to.
    part: String,
    /// Whether one can do without it.
    optional: bool,
    /// Whether the owner of the token has begun it.
    begun: bool,
    /// Whether they have done it.
    done: bool,
}

/// The lessons of a game, and how far the owner of the token has come.
#[utoipa::path(
    get, path = "/games/{game}/lessons", tag = "learning", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game.")),
    responses((status = 200, description = "The lessons in their order.", body = [LessonRow]))
)]
pub(super) async fn lessons(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Json<Vec<LessonRow>>, Problem> {
    let visit = visit.looking()?;
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let learnt = app.learnt(&visit).await?;
    let words = app.say(entry.id(), visit.reader.lang);
    let say = |message: &Message| words.say(message, &|seat| seat.to_string());
    let row = |lesson: &Lesson| {
        let kept = learnt.iter().find(|kept| kept.game == entry.id() && kept.lesson == lesson.id);
        LessonRow {
            lesson: lesson.id.clone(),
            number: lesson.number,
            title: say(&lesson.title()),
            part: say(&lesson.heading()),
            optional: lesson.optional,
            begun: kept.is_some_and(|kept| !kept.acts.is_empty()),
            done: kept.is_some_and(|kept| kept.done),
        }
    };
    Ok(Json((entry.lessons)().iter().map(row).collect()))
}

/// How a learner stands.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stands {
    /// There is more to do.
    OnTheWay,
    /// Nobody foresaw this; the goal may still be reached.
    Aside,
    /// A mistake: only taking it back leads on.
    Mistaken,
    /// The goal is reached.
    Done,
}

/// The table of a lesson as its learner sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct LessonShape {
    lesson: String,
    title: String,
    /// What there is to do.
    task: String,
    /// What for.
    why: String,
    /// The rules it is about.
    clauses: Vec<String>,
    /// The seat of the learner.
    seat: String,
    /// How much was done; what is done next may name it.
    version: usize,
    standing: Stands,
    /// What the raven says to the last move.
    says: String,
    /// The question, while there is something to do.
    prompt: Option<String>,
    offers: Vec<OfferShape>,
    /// What helps, in the notation of the game, where help is asked for.
    help: Vec<String>,
    /// What the learner may know, as `docs/schemas` describes it.
    #[schema(value_type = Object)]
    view: Value,
}

/// A lesson in the words of a reader.
struct Class<'a> {
    words: &'a Dictionary,
    names: Vec<String>,
    sitting: &'a Sitting,
}

impl<'a> Class<'a> {
    fn of(app: &'a App, visit: &Visit, entry: &shelf::Entry, sitting: &'a Sitting) -> Class<'a> {
        let words = app.say(entry.id(), visit.reader.lang);
        Class { words, names: learner_names(words, visit, sitting), sitting }
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| name_of(&self.names, seat))
    }

    /// How the learner stands, and what is said to it.
    fn standing(&self) -> (Stands, String) {
        let lesson = self.sitting.lesson();
        match self.sitting.standing() {
            Answer::Done => (Stands::Done, self.say(&lesson.after())),
            Answer::Consequence(wrong) => (Stands::Mistaken, self.say(wrong.says())),
            Answer::Unforeseen => (Stands::Mistaken, self.words.word("lesson-unforeseen")),
            Answer::Aside => (Stands::Aside, self.words.word("lesson-aside")),
            Answer::OnTheWay | Answer::Refused { .. } | Answer::Unreadable(_) => {
                (Stands::OnTheWay, self.say(&lesson.task()))
            }
        }
    }

    fn shape(&self, help: Option<Help>) -> LessonShape {
        let (lesson, viewer) = (self.sitting.lesson(), Viewer::Seat(self.sitting.lesson().learner));
        let (standing, says) = self.standing();
        let goes_on = self.sitting.goes_on();
        let played = self.sitting.played();
        let offers = if goes_on { played.offers(lesson.learner) } else { Vec::new() };
        LessonShape {
            lesson: lesson.id.clone(),
            title: self.say(&lesson.title()),
            task: self.say(&lesson.task()),
            why: self.say(&lesson.why()),
            clauses: lesson.clauses.clone(),
            seat: lesson.learner.to_string(),
            version: self.sitting.acts().len(),
            standing,
            says,
            prompt: goes_on.then(|| self.say(&played.prompt(viewer))),
            offers: offers.into_iter().map(|offer| OfferShape::new(offer.text, self.say(&offer.label))).collect(),
            help: match help {
                Some(Help::Hint) => self.sitting.hint(),
                Some(Help::Show) => self.sitting.show().into_iter().collect(),
                None => Vec::new(),
            },
            view: played.view(viewer),
        }
    }
}

/// What help is wanted.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Help {
    /// Everything that leads on.
    Hint,
    /// The next act of the solution.
    Show,
}

/// How a lesson is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Helped {
    /// What help is wanted.
    #[serde(default)]
    #[param(inline)]
    help: Option<Help>,
}

/// A lesson as the owner of the token left it; for strangers at its beginning.
#[utoipa::path(
    get, path = "/games/{game}/lessons/{lesson}", tag = "learning", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game."), ("lesson" = String, Path, description = "The name of a lesson, or its number."), Helped),
    responses((status = 200, description = "The lesson.", body = LessonShape))
)]
pub(super) async fn lesson(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    visit: Visit,
    Asked(helped): Asked<Helped>,
) -> Result<Json<LessonShape>, Problem> {
    let visit = visit.looking()?;
    let (entry, lesson) = find_lesson(&app, &game, &name)?;
    let sitting = lesson_as_left(&app, &visit, entry, lesson).await?;
    Ok(Json(Class::of(&app, &visit, entry, &sitting).shape(helped.help)))
}

/// What a learner does.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Try {
    /// In the notation of the game.
    #[schema(max_length = 400)]
    act: String,
    /// How much was done before, as far as the program knows; where it is wrong nothing is done.
    #[serde(default)]
    version: Option<usize>,
}

/// Does something at the table of a lesson. What the rules forbid is refused, what leads astray is told.
#[utoipa::path(
    post, path = "/games/{game}/lessons/{lesson}/act", tag = "learning", security(("token" = ["play"])), request_body = Try,
    params(("game" = String, Path, description = "The name of a game."), ("lesson" = String, Path, description = "The name of a lesson, or its number.")),
    responses((status = 200, description = "The lesson afterwards.", body = LessonShape))
)]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    visit: Visit,
    Sent(tried): Sent<Try>,
) -> Result<Json<LessonShape>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let (entry, lesson) = find_lesson(&app, &game, &name)?;
    let act = at_most(&tried.act, 400)?.trim().to_owned();
    if act.is_empty() {
        return Err(Problem::unreadable("ui-problem-act"));
    }
    let before = lesson_as_left(&app, &visit, entry, lesson).await?;
    let names = learner_names(app.say(entry.id(), visit.reader.lang), &visit, &before);
    let refused = |why: Message, clause: table::Clause| Problem::Refused { clause, why, game: entry.id(), names };
    // An act that nobody can read is refused like any other; what is wrong with it is said in the words of the game.
    if let Err(Rejected::Unreadable(complaint)) = before.played().check(lesson.learner, &act) {
        return Err(refused(complaint.why, "TABLE-3".into()));
    }
    let done = LessonDone::act(act, tried.version);
    let (sitting, refusal) = happen_at_lesson(&app, (person, &visit), entry, lesson, &done).await?;
    if let Some(act) = refusal
        && let Err(Rejected::Refused(refusal)) = sitting.played().check(lesson.learner, &act)
    {
        return Err(refused(refusal.why, refusal.clause));
    }
    Ok(Json(Class::of(&app, &visit, entry, &sitting).shape(None)))
}

/// How much is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Back {
    /// Whether everything is, and not only what leads astray.
    #[serde(default)]
    start: bool,
}

/// Takes back what leads astray at the table of a lesson, or everything.
#[utoipa::path(
    post, path = "/games/{game}/lessons/{lesson}/back", tag = "learning", security(("token" = ["play"])), request_body = Back,
    params(("game" = String, Path, description = "The name of a game."), ("lesson" = String, Path, description = "The name of a lesson, or its number.")),
    responses((status = 200, description = "The lesson afterwards.", body = LessonShape))
)]
pub(super) async fn back(
    State(app): State<Arc<App>>,
    Path((game, name)): Path<(String, String)>,
    visit: Visit,
    Sent(back): Sent<Back>,
) -> Result<Json<LessonShape>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let (entry, lesson) = find_lesson(&app, &game, &name)?;
    let done = LessonDone::back(back.start);
    let (sitting, _) = happen_at_lesson(&app, (person, &visit), entry, lesson, &done).await?;
    Ok(Json(Class::of(&app, &visit, entry, &sitting).shape(None)))
}

/// The puzzles of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Puzzles {
    /// How many there are; they are numbered from 1.
    count: usize,
    /// The puzzle of today, if it is one of this game.
    today: Option<usize>,
}

/// How many puzzles a game has, and whether one of them is that of today.
#[utoipa::path(
    get, path = "/games/{game}/puzzles", tag = "learning", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game.")),
    responses((status = 200, description = "The puzzles.", body = Puzzles))
)]
pub(super) async fn puzzles(State(app): State<Arc<App>>, Path(game): Path<String>) -> Result<Json<Puzzles>, Problem> {
    let entry = app.host.game(&game).ok_or(Problem::NotFound)?;
    let today = puzzle_of_today(&app).filter(|(of, _)| of.id() == entry.id()).map(|(_, number)| number);
    Ok(Json(Puzzles { count: entry.puzzles().len(), today }))
}

/// A position in which one move is clearly best.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PuzzleShape {
    number: usize,
    /// How many play.
    players: usize,
    /// The seat that must decide.
    seat: String,
    /// The question, in the reader's language.
    prompt: String,
    offers: Vec<OfferShape>,
    /// What the seat may know, as `docs/schemas` describes it.
    #[schema(value_type = Object)]
    view: Value,
}

/// The puzzle at an address.
fn find(app: &App, game: &str, number: &str) -> Result<(&'static shelf::Entry, usize, &'static Puzzle), Problem> {
    let entry = app.host.game(game).ok_or(Problem::NotFound)?;
    let number: usize = number.parse().map_err(|_| Problem::NotFound)?;
    let puzzle = number.checked_sub(1).and_then(|at| entry.puzzles().get(at)).ok_or(Problem::NotFound)?;
    Ok((entry, number, puzzle))
}

/// A puzzle.
#[utoipa::path(
    get, path = "/games/{game}/puzzles/{number}", tag = "learning", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game."), ("number" = u32, Path, description = "The number of a puzzle, from 1.")),
    responses((status = 200, description = "The puzzle.", body = PuzzleShape))
)]
pub(super) async fn puzzle(
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, String)>,
    visit: Visit,
) -> Result<Json<PuzzleShape>, Problem> {
    let (entry, number, puzzle) = find(&app, &game, &number)?;
    let (played, seat) = opened(entry, puzzle)?;
    let words = app.say(entry.id(), visit.reader.lang);
    let say = |message: &Message| words.say(message, &|seat| seat.to_string());
    let offers = played.offers(seat).into_iter().map(|offer| OfferShape::new(offer.text, say(&offer.label)));
    Ok(Json(PuzzleShape {
        number,
        players: puzzle.players,
        seat: seat.to_string(),
        prompt: say(&played.prompt(Viewer::Seat(seat))),
        offers: offers.collect(),
        view: played.view(Viewer::Seat(seat)),
    }))
}

/// The table of a puzzle. That it can be laid out is tested for every one.
fn opened(entry: &shelf::Entry, puzzle: &Puzzle) -> Result<(Box<dyn table::AnyMatch>, Seat), Problem> {
    let open = puzzle.open(entry.game).and_then(|played| Ok((played, puzzle.seat()?)));
    open.map_err(|_| Problem::Broken)
}

/// What is proposed.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Proposed {
    /// A move in the notation of the game; left out by whoever wants to be told the solution.
    #[serde(default)]
    #[param(max_length = 400)]
    act: Option<String>,
}

/// What became of an answer.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Verdict {
    /// Whether it is the best move.
    right: bool,
    /// The solution, for those who found it or want to be told it.
    solution: Option<Solution>,
}

/// The best move of a puzzle, and how much better it is.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Solution {
    /// In the notation of the game.
    act: String,
    label: String,
    /// The chance to win with it …
    chance: f64,
    /// … and with the best of all others.
    second_chance: f64,
    /// What it does.
    told: Vec<String>,
}

/// Whether a move is the solution of a puzzle; without a move, the solution.
#[utoipa::path(
    get, path = "/games/{game}/puzzles/{number}/answer", tag = "learning", security((), ("token" = ["read"])),
    params(("game" = String, Path, description = "The name of a game."), ("number" = u32, Path, description = "The number of a puzzle, from 1."), Proposed),
    responses((status = 200, description = "The answer.", body = Verdict))
)]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Path((game, number)): Path<(String, String)>,
    visit: Visit,
    Asked(proposed): Asked<Proposed>,
) -> Result<Json<Verdict>, Problem> {
    let (entry, _, puzzle) = find(&app, &game, &number)?;
    let (played, seat) = opened(entry, puzzle)?;
    let act = proposed.act.as_deref().map(|act| at_most(act, 400)).transpose()?;
    if act.is_some_and(|act| !played.offer_texts(seat).iter().any(|offer| offer == act)) {
        return Err(Problem::unreadable("ui-problem-act"));
    }
    let right = act == Some(puzzle.solution.as_str());
    if act.is_some() && !right {
        return Ok(Json(Verdict { right, solution: None }));
    }
    let words = app.say(entry.id(), visit.reader.lang);
    let say = |message: &Message| words.say(message, &|seat| seat.to_string());
    let told = puzzle.told(entry.game, &puzzle.solution).map_err(|_| Problem::Broken)?;
    let solution = Solution {
        act: puzzle.solution.clone(),
        label: say(&played.label(seat, &puzzle.solution).map_err(|_| Problem::Broken)?),
        chance: puzzle.chance,
        second_chance: puzzle.second_chance,
        told: told.iter().map(|heard| say(&heard.say)).collect(),
    };
    Ok(Json(Verdict { right, solution: Some(solution) }))
}
