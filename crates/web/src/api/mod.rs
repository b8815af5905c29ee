//! What the pages do, for programs: JSON under `/api/v1`, described by an OpenAPI document that is made from the handlers themselves.
//!
//! A program shows a personal token that its owner made on the page of tokens, and may do what its scopes say. Cookies count for nothing here, so no page of
//! another site can borrow somebody's session. Everything goes the same way as from the pages: the same guard, limits, host and refusals.

mod account;
mod advice;
mod agreeing;
mod at_table;
mod body;
mod deeds;
mod follow;
mod games;
mod learn;
mod notices;
mod people;
mod plans;
mod said;
mod scope;
mod seating;
mod shapes;
mod tables;
mod talk;
mod together;
mod tournaments;
mod vacations;
mod workshop;

pub(crate) use said::Said;

use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use std::sync::{Arc, LazyLock};
use utoipa::PartialSchema;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{
    ContactBuilder, Content, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder, Ref, RefOr, ResponseBuilder,
    ServerBuilder,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Where everything for programs stands.
pub(crate) const BASE: &str = "/api/v1";

/// How long a request with a file in it may be: the same file as a form sends it, written as JSON, in which every letter may take several.
pub(crate) const FILE_BYTES: usize = 2 * table::brought::MOST_BYTES;

/// Whether this address takes files.
pub(crate) fn takes_files(path: &str) -> bool {
    path.strip_prefix(BASE).is_some_and(|path| path == "/editions" || path == "/positions")
}

/// The document, made once.
static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| all().split_for_parts().1);

/// What everything is about.
const ABOUT: &str = "Play, watch and talk at the tables of this site. A personal token goes along as `Authorization: Bearer …`; \
    its owner makes it at `/me/tokens` and says what it is good for. Sentences are in the language that `Accept-Language` asks for.";

/// Every address for programs.
pub(crate) fn routes() -> Router<Arc<App>> {
    all().split_for_parts().0
}

/// The OpenAPI document.
pub(crate) fn document() -> &'static OpenApi {
    &DOCUMENT
}

fn all() -> OpenApiRouter<Arc<App>> {
    let licence = LicenseBuilder::new().name("MIT OR Apache-2.0").build();
    let info = InfoBuilder::new().title("Crownlands").version(env!("CARGO_PKG_VERSION")).description(Some(ABOUT));
    let info =
        info.license(Some(licence)).contact(Some(ContactBuilder::new().name(Some("Crownlands")).build())).build();
    let document = OpenApiBuilder::new().info(info).servers(Some([ServerBuilder::new().url(BASE).build()])).build();
    let router = OpenApiRouter::with_openapi(document).merge(at_tables()).merge(of_people()).merge(beside());
    finished(router)
}

/// Tables, and what is done at them.
fn at_tables() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::game))
        .routes(routes!(games::rules))
        .routes(routes!(games::leaders))
        .routes(routes!(tables::list))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::look))
        .routes(routes!(tables::log))
        .routes(routes!(tables::step))
        .routes(routes!(tables::why))
        .routes(routes!(tables::record))
        .routes(routes!(seating::open))
        .routes(routes!(seating::join))
        .routes(routes!(seating::leave))
        .routes(routes!(seating::fill))
        .routes(routes!(seating::replace))
        .routes(routes!(deeds::act))
        .routes(routes!(deeds::undo))
        .routes(routes!(deeds::question))
        .routes(routes!(deeds::decide))
        .routes(routes!(agreeing::speed))
        .routes(routes!(agreeing::pace))
        .routes(routes!(agreeing::end))
        .routes(routes!(agreeing::answer))
        .routes(routes!(together::back))
        .routes(routes!(together::offer))
        .routes(routes!(together::take))
        .routes(routes!(agreeing::rematch))
        .routes(routes!(agreeing::fork))
        .routes(routes!(deeds::show_hand))
        .routes(routes!(talk::chat, talk::say))
        .routes(routes!(talk::note, talk::keep_note))
        .routes(routes!(plans::list, plans::arm))
        .routes(routes!(plans::choices))
        .routes(routes!(plans::withdraw))
        .routes(routes!(advice::advice, advice::ask))
        .routes(routes!(advice::analysis, advice::look_back))
        .routes(routes!(notices::quiet))
        .routes(routes!(notices::remind))
}

/// People, and the account of whoever asks.
fn of_people() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(people::me))
        .routes(routes!(vacations::list, vacations::take))
        .routes(routes!(vacations::end))
        .routes(routes!(account::sessions, account::log_out))
        .routes(routes!(account::close))
        .routes(routes!(account::rename))
        .routes(routes!(account::data))
        .routes(routes!(notices::list))
        .routes(routes!(notices::test))
        .routes(routes!(notices::remove))
        .routes(routes!(people::person))
        .routes(routes!(account::games))
        .routes(routes!(people::friends, account::ask_friend))
        .routes(routes!(people::tie))
        .routes(routes!(people::report))
}

/// Tournaments, lessons, the workshop and streams.
fn beside() -> OpenApiRouter<Arc<App>> {
    let brought = OpenApiRouter::new()
        .routes(routes!(workshop::editions, workshop::bring_edition))
        .routes(routes!(workshop::bring_position))
        .layer(DefaultBodyLimit::max(FILE_BYTES));
    OpenApiRouter::new()
        .merge(brought)
        .routes(routes!(workshop::edition))
        .routes(routes!(workshop::positions))
        .routes(routes!(workshop::position))
        .routes(routes!(workshop::why))
        .routes(routes!(workshop::advice))
        .routes(routes!(learn::lessons))
        .routes(routes!(learn::lesson))
        .routes(routes!(learn::act))
        .routes(routes!(learn::back))
        .routes(routes!(learn::puzzles))
        .routes(routes!(learn::puzzle))
        .routes(routes!(learn::answer))
        .routes(routes!(tournaments::list, tournaments::found))
        .routes(routes!(tournaments::look, tournaments::call_off))
        .routes(routes!(tournaments::bots))
        .routes(routes!(tournaments::enter))
        .routes(routes!(tournaments::withdraw))
        .routes(routes!(tournaments::begin))
        .routes(routes!(follow::events))
        .routes(routes!(follow::play))
}

/// The same with what holds for every operation: how a token is shown, and what can go wrong.
fn finished(mut router: OpenApiRouter<Arc<App>>) -> OpenApiRouter<Arc<App>> {
    let document = router.get_openapi_mut();
    let components = document.components.get_or_insert_default();
    let bearer = SecurityScheme::Http(Http::builder().scheme(HttpAuthScheme::Bearer).build());
    components.security_schemes.insert(scope::SCHEME.to_owned(), bearer);
    components.schemas.insert("Said".to_owned(), Said::schema());
    for item in document.paths.paths.values_mut() {
        let reads = item.get.iter_mut().map(|operation| (operation, false));
        let writes = [&mut item.post, &mut item.put, &mut item.delete].into_iter().flatten();
        for (operation, is_write) in reads.chain(writes.map(|operation| (operation, true))) {
            complain(operation, is_write);
        }
    }
    router
}

/// Says what can go wrong with an operation.
fn complain(operation: &mut Operation, is_write: bool) {
    let reads = [
        ("400", "The request is not understood."),
        ("401", "The token is missing, or is none."),
        ("403", "The person may not do this here, or the token is not good for it."),
        ("404", "There is nothing at this address."),
        ("408", "The request did not arrive in time."),
        ("409", "The table has moved on, or cannot be carried on."),
        ("429", "Too much was asked for; `wait` says for how many seconds to wait."),
        ("503", "The server has too much to do, or is closing."),
    ];
    let writes = [
        ("413", "The request is too long."),
        ("422", "The rules forbid it; `clause` says which."),
        ("507", "Nothing can be kept at present."),
    ];
    for (status, about) in reads.into_iter().chain(writes.into_iter().filter(|_| is_write)) {
        let said = Content::new(Some(RefOr::Ref(Ref::from_schema_name("Said"))));
        let response = ResponseBuilder::new().description(about).content("application/json", said).build();
        operation.responses.responses.entry(status.to_owned()).or_insert(RefOr::T(response));
    }
}
