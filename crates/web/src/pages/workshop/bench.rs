//! A position laid out by hand: pieces put on the board, cards into hands, whose turn it is. Nothing is kept until somebody says so: the form itself holds the
//! file, and every change is laid out at once.

use super::super::board::{board, draw, panels, plain_onlooker};
use super::super::form::Asked;
use super::super::frame::{Page, with_sprites};
use super::{Typed, go};
use crate::app::App;
use crate::guests::Guest;
use crate::problem::Problem;
use crate::visit::Visit;
use crate::workshop::{Edition, FILE, laid_out};
use axum::extract::{Multipart, Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use rand::RngExt;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::bench::{Bench, Choice, Desk, Field, Group, Kind, put};
use table::scenario::{Scenario, compose, portray};
use table::{AnyMatch, Complaint, Dictionary, EditionChoice, Message, Pending, Seat, Seed, Setup, Viewer};

/// The part of the form that is about a place of the board.
const PLACE: &str = "place";

/// The most steps that are played before a position is taken from a game.
const MOST_STEPS: usize = 400;

/// How a new position begins.
#[derive(Debug, Deserialize)]
pub(crate) struct Beginning {
    game: String,
    #[serde(default)]
    players: Option<usize>,
    /// After so many steps of a game between bots; with little on the table, if nothing is said.
    #[serde(default)]
    steps: Option<usize>,
    #[serde(default)]
    edition: Option<String>,
}

/// A position that is being put together.
struct Draft {
    entry: &'static shelf::Entry,
    bench: Bench,
    title: String,
    setup: Setup,
    /// How the file names an edition that does not come with the game.
    edition: String,
    position: Value,
    /// The table, or why there is none.
    laid: Result<Box<dyn AnyMatch>, Complaint>,
}

impl Draft {
    /// Reads a file; what cannot be laid out can still be changed.
    fn read(entry: &'static shelf::Entry, text: &str, edition: Option<EditionChoice>) -> Result<Draft, Complaint> {
        let scenario = Scenario::read(text)?;
        let named = scenario.edition().unwrap_or_default().to_owned();
        let scenario = match edition {
            Some(edition) => scenario.with_edition(edition),
            None => scenario,
        };
        let bench = entry.bench.ok_or_else(|| Complaint::new(Message::new("ui-bench-none")))?;
        let (setup, title) = (scenario.setup(entry.game)?, scenario.title.clone());
        let draft = Draft {
            entry,
            bench,
            title,
            setup,
            edition: named,
            position: scenario.position(),
            laid: Err(Message::new("ui-bench-none").into()),
        };
        draft.lay()
    }

    /// Lays it out; a position that is possible is told in full from then on.
    fn lay(self) -> Result<Draft, Complaint> {
        let text = self.text()?;
        let setup = Setup { position: Some(text), ..self.setup.clone() };
        let laid = self.entry.game.begin(&setup);
        let position = laid.as_ref().map_or(self.position, |laid| laid.position());
        Ok(Draft { position, laid, ..self })
    }

    fn text(&self) -> Result<String, Complaint> {
        compose(&self.title, &self.setup, &self.edition, &self.position)
    }

    fn desk<'a>(&'a self, facts: &'a Value, words: &'a Dictionary) -> Result<Desk<'a>, Complaint> {
        let game = self.entry.game;
        Desk::new((game.components(), game.about()), &self.setup, (&self.position, facts), words)
    }

    fn facts(&self) -> Value {
        self.laid.as_ref().map(|laid| laid.facts()).unwrap_or_default()
    }

    /// The fields of a part of the form.
    fn fields(&self, desk: &Desk<'_>, show: &str, at: &str) -> Vec<Field> {
        match show {
            PLACE => (self.bench.at)(desk, at),
            _ => (self.bench.groups)(desk)
                .into_iter()
                .find(|group| group.id == show)
                .map(|group| group.fields)
                .unwrap_or_default(),
        }
    }

    /// Puts what was typed where it belongs.
    fn put(
        mut self,
        words: &Dictionary,
        (show, at): (&str, &str),
        typed: &Typed,
    ) -> Result<Draft, Box<(Draft, Complaint)>> {
        let facts = self.facts();
        let fields = match self.desk(&facts, words) {
            Ok(desk) => self.fields(&desk, show, at),
            Err(complaint) => return Err(Box::new((self, complaint))),
        };
        let said: BTreeMap<String, Vec<String>> =
            fields.iter().filter_map(|field| Some((field.id.clone(), said(field, typed)?))).collect();
        let mut position = self.position.clone();
        let changed = match put(&mut position, &fields, &said, self.bench.loose) {
            Ok(changed) => changed,
            Err(complaint) => return Err(Box::new((self, complaint))),
        };
        let title = typed.last("title").map(str::trim).filter(|title| !title.is_empty());
        self.title = title.unwrap_or(&self.title).chars().take(table::brought::MOST_TITLE).collect();
        if changed {
            self.position = position;
        }
        let (entry, bench, setup, edition) = (self.entry, self.bench, self.setup.clone(), self.edition.clone());
        let (title, position) = (self.title.clone(), self.position.clone());
        self.lay().map_err(|complaint| {
            let laid = Err(complaint.clone());
            Box::new((Draft { entry, bench, title, setup, edition, position, laid }, complaint))
        })
    }
}

/// What was typed into a field: of a list everything but its empty line.
fn said(field: &Field, typed: &Typed) -> Option<Vec<String>> {
    let values = typed.all(&format!("v.{}", field.id));
    if values.is_empty() {
        return None;
    }
    Some(match field.kind {
        Kind::Cards { .. } | Kind::Lines { .. } => values.into_iter().filter(|value| !value.is_empty()).collect(),
        Kind::Slots { .. } => values,
        _ => values.into_iter().take(1).collect(),
    })
}

/// A game between quick bots, so many steps on, and further to the next decision.
fn played_on(entry: &'static shelf::Entry, setup: &Setup, steps: usize) -> Result<Box<dyn AnyMatch>, Complaint> {
    let mut played = entry.game.begin(setup)?;
    let dice: u64 = rand::rng().random();
    let seed = Seed::from_number(dice);
    let effort = bots::Effort::default();
    for step in 0..steps.min(MOST_STEPS) {
        let choice = |seat: Seat| {
            entry.bots.choose(bots::Kind::Greedy, played.as_ref(), seat, dice.wrapping_add(step as u64), &effort)
        };
        let done = match played.pending() {
            Pending::Over => break,
            Pending::Chance => played.roll(&seed).map(|chance| played.settle(&chance)),
            Pending::Seats(seats) => {
                seats.first().and_then(|seat| Some((seat, choice(seat)?.act))).map(|(seat, act)| played.act(seat, &act))
            }
        };
        if !matches!(done, Some(Ok(_))) {
            break;
        }
    }
    while let Some(chance) = played.roll(&seed) {
        if played.settle(&chance).is_err() {
            break;
        }
    }
    Ok(played)
}

/// The file a new position begins as.
fn beginning(
    entry: &'static shelf::Entry,
    title: &str,
    wanted: &Beginning,
    own: Option<&Edition>,
) -> Result<String, Complaint> {
    let about = entry.game.about();
    let players = wanted.players.filter(|players| about.players.contains(players)).unwrap_or(about.usual);
    let setup = Setup::new(about, players, &BTreeMap::new(), own.map(|own| own.choice.clone()))?;
    let edition = own.map(|own| format!("{}{FILE}", own.key)).unwrap_or_default();
    let bench = entry.bench.ok_or_else(|| Complaint::new(Message::new("ui-bench-none")))?;
    let position = match wanted.steps {
        Some(steps) => played_on(entry, &setup, steps)?.position(),
        None => table::file::read(&(bench.start)(players))?,
    };
    compose(title, &setup, &edition, &position)
}

/// `GET /position/new`.
pub(crate) async fn fresh(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(wanted): Asked<Beginning>,
) -> Result<Response, Problem> {
    let entry = app.host.game(&wanted.game).filter(|entry| entry.bench.is_some()).ok_or(Problem::NotFound)?;
    let own = match wanted.edition.as_deref().filter(|key| *key != entry.id()) {
        Some(key) => Some(app.workshop.edition(app.host.store.as_ref(), key).await?),
        None => None,
    };
    let words = app.say(entry.id(), visit.reader.lang);
    let title = words.word("ui-bench-own-title");
    let unreadable = |complaint: Complaint| Problem::Unreadable(complaint.why);
    let draft = tokio::task::spawn_blocking(move || {
        let own = own.as_deref().filter(|own| matches!(own.choice, EditionChoice::Own(_)));
        let text = beginning(entry, &title, &wanted, own)?;
        Draft::read(entry, &text, own.map(|own| own.choice.clone()))
    });
    let draft = draft.await.map_err(|_| Problem::Broken)?.map_err(unreadable)?;
    page(&app, &visit, &draft, (PLACE, ""), None)
}

/// `GET /position/{key}/edit`.
pub(crate) async fn edit(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    let edition = app.workshop.edition_of_position(app.host.store.as_ref(), position.entry, &position.text).await?;
    let draft =
        Draft::read(position.entry, &position.text, edition).map_err(|complaint| Problem::Unreadable(complaint.why))?;
    page(&app, &visit, &draft, (PLACE, ""), None)
}

/// `POST /workshop/bench`: what was typed is put where it belongs; another part of the form is shown, or the position is kept.
pub(crate) async fn change(State(app): State<Arc<App>>, visit: Visit, form: Multipart) -> Result<Response, Problem> {
    let typed = Typed::of(form).await?;
    let text = typed.last("text").ok_or_else(|| Problem::unreadable("ui-workshop-nothing"))?.replace("\r\n", "\n");
    let unreadable = |complaint: Complaint| Problem::Unreadable(complaint.why);
    let scenario = Scenario::read(&text).map_err(unreadable)?;
    let entry = app.host.game(&scenario.game).ok_or(Problem::NotFound)?;
    let edition = app.workshop.edition_of_position(app.host.store.as_ref(), entry, &text).await?;
    let (show, at) = (typed.last("show").unwrap_or(PLACE).to_owned(), typed.last("at").unwrap_or_default().to_owned());
    let (said, lang, known, part) = (Arc::clone(&app), visit.reader.lang, edition.clone(), (show.clone(), at.clone()));
    let put = tokio::task::spawn_blocking(move || {
        let draft = Draft::read(entry, &text, known)?;
        Ok(match draft.put(said.say(entry.id(), lang), (&part.0, &part.1), &typed) {
            Ok(draft) => (draft, None, typed),
            Err(refused) => {
                let (draft, complaint) = *refused;
                (draft, Some(complaint), typed)
            }
        })
    });
    let (draft, complaint, typed) = put.await.map_err(|_| Problem::Broken)?.map_err(unreadable)?;
    if let (true, None, Ok(laid)) = (typed.last("keep").is_some(), &complaint, &draft.laid) {
        let kept =
            portray(&draft.title, laid.as_ref(), &draft.edition).and_then(|text| laid_out(entry, &text, edition));
        let Guest { person, cookie } = app.guest(&visit, None).await?;
        let key = app.workshop.keep_position(app.host.store.as_ref(), kept.map_err(unreadable)?, person.id).await?;
        return Ok(go(&format!("/position/{key}"), cookie));
    }
    // A place that was chosen is shown; a button leads to another part.
    let place = typed.last("place").unwrap_or(&at).to_owned();
    let show = typed.last("go").map(str::to_owned).unwrap_or(if place == at { show } else { PLACE.to_owned() });
    page(&app, &visit, &draft, (&show, &place), complaint.as_ref())
}

fn page(
    app: &App,
    visit: &Visit,
    draft: &Draft,
    (show, at): (&str, &str),
    wrong: Option<&Complaint>,
) -> Result<Response, Problem> {
    let entry = draft.entry;
    let words = app.say(entry.id(), visit.reader.lang);
    let broken = |complaint: Complaint| Problem::Unreadable(complaint.why);
    let facts = draft.facts();
    let desk = draft.desk(&facts, words).map_err(broken)?;
    let sheet = Sheet { words, draft, groups: (draft.bench.groups)(&desk), places: (draft.bench.places)(&desk) };
    let at = sheet.places.iter().find(|place| place.value == at).or(sheet.places.first());
    let at = at.map(|place| place.value.clone()).unwrap_or_default();
    let fields = draft.fields(&desk, show, &at);
    let wrong = wrong.or(draft.laid.as_ref().err()).map(|complaint| words.complain(complaint));
    let inside = html! {
        div class={ "table-page table-" (entry.id()) } #table {
            header.t-head {
                h1 { (words.word("ui-bench")) }
                p { a href="/workshop" { (words.word("ui-workshop")) } " · " (words.word("game-name")) }
            }
            section.decide.workshop-bench #decision aria-labelledby="bench-title" {
                (sheet.form(&draft.text().map_err(broken)?, (show, &at), &fields, wrong.as_deref()))
            }
            (sheet.drawn())
        }
    };
    let body = with_sprites(entry, &inside);
    let script = html! { script src=(app.assets.address("workshop.js")) defer {} };
    Ok(Page { title: words.word("ui-bench"), kind: "replay", body, visit }.dress_with(app, &script).into_response())
}

/// What the page is made of.
struct Sheet<'a> {
    words: &'a Dictionary,
    draft: &'a Draft,
    groups: Vec<Group>,
    places: Vec<Choice>,
}

impl Sheet<'_> {
    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The board as it lies, everything open: whoever lays out a position knows it.
    fn drawn(&self) -> Markup {
        let Ok(laid) = &self.draft.laid else {
            return html! { section.t-board #board { p.muted { (self.word("ui-bench-unlaid")) } } };
        };
        let names: Vec<String> =
            Seat::all(self.draft.setup.players).map(|seat| seat.letter().to_ascii_uppercase().to_string()).collect();
        let seat = match laid.pending() {
            Pending::Seats(seats) => seats.first(),
            Pending::Chance | Pending::Over => None,
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let drawn = draw(self.draft.entry, laid.as_ref(), &plain_onlooker(self.words, &names, viewer));
        html! {
            (board(self.words, &drawn.board))
            @if seat.is_some() { section.hand #hand aria-label=(self.word("ui-hand")) { (drawn.hand) } }
            div.side { (panels(&drawn.status, true)) }
        }
    }

    fn form(&self, text: &str, (show, at): (&str, &str), fields: &[Field], wrong: Option<&str>) -> Markup {
        html! {
            form method="post" action="/workshop/bench" enctype="multipart/form-data" {
                input type="hidden" name="text" value=(text);
                input type="hidden" name="show" value=(show);
                input type="hidden" name="at" value=(at);
                h2 #bench-title { (self.word("ui-bench-lead")) }
                @match wrong {
                    Some(wrong) => p.notice.is-bad role="alert" { (wrong) },
                    None => p.notice.is-good role="status" { (self.word("ui-bench-possible")) },
                }
                div.field {
                    label for="bench-name" { (self.word("ui-edition-title")) }
                    input #bench-name name="title" value=(self.draft.title) maxlength=(table::brought::MOST_TITLE) autocomplete="off";
                }
                nav.tabs aria-label=(self.word("ui-bench-parts")) {
                    (self.tab(PLACE, &self.word("ui-bench-places"), show))
                    @for group in &self.groups { (self.tab(&group.id, &group.title, show)) }
                }
                (self.choose_place(at, show == PLACE))
                div.workshop-fields { @for (number, field) in fields.iter().enumerate() { (self.field(number, field)) } }
                div.actions {
                    button.primary { (self.word("ui-bench-put")) }
                    button name="keep" value="yes" { (self.word("ui-bench-keep")) }
                }
            }
        }
    }

    fn tab(&self, id: &str, title: &str, show: &str) -> Markup {
        html! { button.quiet name="go" value=(id) aria-pressed=(id == show) { (title) } }
    }

    /// The places; in other parts of the form only the script needs them, for whoever presses one on the board.
    fn choose_place(&self, at: &str, shown: bool) -> Markup {
        let name = |place: &Choice| place.label.split(" (").next().unwrap_or_default().to_owned();
        html! {
            div.field.workshop-place hidden[!shown] {
                label for="bench-place" { (self.word("ui-bench-place")) }
                select #bench-place name=[shown.then_some("place")] {
                    @for place in &self.places {
                        option value=(place.value) selected[place.value == at] data-place=(name(place)) { (place.label) }
                    }
                }
                button { (self.word("ui-bench-choose")) }
            }
        }
    }

    fn field(&self, number: usize, field: &Field) -> Markup {
        let values = field.kind.read(&self.draft.position);
        let (id, name) = (format!("bench-{number}"), format!("v.{}", field.id));
        let first = values.first().map(String::as_str).unwrap_or_default();
        let list = values.iter().map(String::as_str);
        let pick = |choices, empty| Pick { id: &id, name: &name, label: &field.label, choices, empty };
        let numbered = |least: i64, most: i64| {
            html! { input id=(id) name=(name) type="number" inputmode="numeric" min=(least) max=(most) value=(first) autocomplete="off"; }
        };
        let truth = [Choice::new("true", self.word("ui-bench-yes")), Choice::new("false", self.word("ui-bench-no"))];
        let listed = matches!(field.kind, Kind::Cards { .. } | Kind::Slots { .. } | Kind::Lines { .. });
        html! {
            div.workshop-field.is-list[listed] {
                label for=(id) { (field.label) }
                @match &field.kind {
                    Kind::Number { least, most, .. } => (numbered(*least, *most)),
                    Kind::Times { most, .. } | Kind::Pieces { most, .. } => (numbered(0, *most)),
                    Kind::Truth { .. } | Kind::Member { .. } => (pick(&truth, false).line(0, first)),
                    Kind::OneOf { choices, .. } | Kind::Entry { choices, .. } => (pick(choices, false).line(0, first)),
                    Kind::Holder { choices, .. } => (pick(choices, true).line(0, first)),
                    Kind::Slots { choices, .. } => (pick(choices, false).lines(list)),
                    Kind::Cards { choices, .. } => (pick(choices, true).lines(list.chain([""]))),
                    Kind::Lines { .. } => (pick(&[], true).typed(list.chain([""]))),
                }
            }
        }
    }
}

/// A field in which something is chosen, or several things one below the other.
struct Pick<'a> {
    id: &'a str,
    name: &'a str,
    label: &'a str,
    choices: &'a [Choice],
    /// Whether nothing may be chosen, too.
    empty: bool,
}

impl Pick<'_> {
    /// The id of a line, and what it is called where the label does not belong to it.
    fn named(&self, at: usize) -> (String, Option<String>) {
        match at {
            0 => (self.id.to_owned(), None),
            _ => (format!("{}-{at}", self.id), Some(format!("{} {}", self.label, at + 1))),
        }
    }

    fn line(&self, at: usize, value: &str) -> Markup {
        let (id, label) = self.named(at);
        let known = self.choices.iter().any(|choice| choice.value == value);
        let empty = self.empty && !self.choices.iter().any(|choice| choice.value.is_empty());
        html! {
            select id=(id) name=(self.name) aria-label=[label] {
                @if empty { option value="" selected[value.is_empty()] { "–" } }
                @if !known && (!empty || !value.is_empty()) { option value=(value) selected { (value) } }
                @for choice in self.choices { option value=(choice.value) selected[choice.value == value] { (choice.label) } }
            }
        }
    }

    fn lines<'v>(&self, values: impl Iterator<Item = &'v str>) -> Markup {
        html! { @for (at, value) in values.enumerate() { (self.line(at, value)) } }
    }

    /// Lines in the notation of the game.
    fn typed<'v>(&self, values: impl Iterator<Item = &'v str>) -> Markup {
        html! {
            @for (at, value) in values.enumerate() {
                @let (id, label) = self.named(at);
                input id=(id) name=(self.name) value=(value) aria-label=[label] maxlength="60" autocomplete="off" spellcheck="false";
            }
        }
    }
}

/// The ways to begin a position, on the page of the workshop.
pub(super) fn ways(app: &App, visit: &Visit) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    html! {
        form.workshop-bring.sheet method="get" action="/position/new" {
            h3 { (words.word("ui-bench-new")) }
            label for="bench-game" { (words.word("ui-bench-game")) }
            select #bench-game name="game" {
                @for entry in app.host.games().iter().filter(|entry| entry.bench.is_some()) {
                    option value=(entry.id()) { (app.say(entry.id(), visit.reader.lang).word("game-name")) }
                }
            }
            label for="bench-players" { (words.word("ui-player-count")) }
            select #bench-players name="players" {
                @for players in 1..=5 { option value=(players) selected[players == 3] { (players) } }
            }
            div.actions {
                button.primary { (words.word("ui-bench-empty")) }
                button name="steps" value="40" { (words.word("ui-bench-early")) }
                button name="steps" value="160" { (words.word("ui-bench-late")) }
            }
        }
    }
}
