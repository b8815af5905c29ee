//! The pages about people: how they come back, their accounts, their friends, and the operator's office.

mod account;
mod data;
mod friends;
mod house;
mod keep;
mod me;
mod passkey;
mod profile;
mod report;
mod tokens;
mod vacation;

pub(crate) use data::data_of;
pub(crate) use friends::{befriend, set_tie};
pub(crate) use profile::finished_of;
pub(crate) use report::report_person;

use crate::app::App;
use crate::people::Registration;
use crate::problem::Problem;
use axum::Router;
use axum::routing::{get, post};
use maud::{Markup, html};
use std::sync::Arc;
use store::PersonId;
use table::Dictionary;

/// Every address about people.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/me", get(me::page))
        .route("/me/link", post(keep::make))
        .route("/me/password", post(account::password))
        .route("/me/recovery", post(account::recoveries))
        .route("/me/passkeys/begin", post(passkey::begin))
        .route("/me/passkeys/finish", post(passkey::finish))
        .route("/me/passkeys/remove", post(passkey::remove))
        .route("/login/passkey/begin", post(passkey::ask))
        .route("/login/passkey/finish", post(passkey::enter))
        .route("/me/tokens", get(tokens::page).post(tokens::make))
        .route("/me/tokens/revoke", post(tokens::revoke))
        .route("/me/vacation", get(vacation::page).post(vacation::take))
        .route("/me/vacation/end", post(vacation::end))
        .route("/me/data", get(data::export))
        .route("/me/delete", get(data::farewell).post(data::delete))
        .route("/keep", post(keep::typed))
        .route("/keep/{words}", get(keep::page).post(keep::sit_down))
        .route("/login", get(account::login_page).post(account::login))
        .route("/login/recover", post(account::recover))
        .route("/register", get(account::register_page).post(account::register))
        .route("/logout", post(account::logout))
        .route("/friends", get(friends::page).post(friends::ask))
        .route("/p/{id}", get(profile::page))
        .route("/p/{id}/tie", post(friends::tie))
        .route("/p/{id}/report", post(report::tell))
        .route("/office/settle", post(report::settle))
        .route("/office/restrain", post(report::restrain))
        .route("/office", get(house::page).post(house::registration))
        .route("/office/invite", post(house::invite))
}

/// A field of a form with its label.
struct Field<'a> {
    id: &'a str,
    label: &'a str,
    kind: &'a str,
    autocomplete: &'a str,
    hint: Option<&'a str>,
}

impl Field<'_> {
    fn draw(&self, words: &Dictionary) -> Markup {
        let hint = self.hint.map(|_| format!("{}-hint", self.id));
        html! {
            div.field {
                label for=(self.id) { (words.word(self.label)) }
                input id=(self.id) name=(self.id) type=(self.kind) autocomplete=(self.autocomplete) maxlength="200" required
                    aria-describedby=[hint.as_deref()];
                @if let (Some(key), Some(id)) = (self.hint, hint.as_deref()) { p.hint id=(id) { (words.word(key)) } }
            }
        }
    }
}

/// The field for a name.
fn name_field(words: &Dictionary, autocomplete: &str) -> Markup {
    Field { id: "name", label: "people-name", kind: "text", autocomplete, hint: None }.draw(words)
}

/// The field for the password one has.
fn password_field(words: &Dictionary) -> Markup {
    let field = Field {
        id: "password",
        label: "people-password",
        kind: "password",
        autocomplete: "current-password",
        hint: None,
    };
    field.draw(words)
}

/// The field for a password one is going to have.
fn new_password_field(words: &Dictionary) -> Markup {
    let field = Field {
        id: "new-password",
        label: "people-new-password",
        kind: "password",
        autocomplete: "new-password",
        hint: Some("people-password-help"),
    };
    field.draw(words)
}

/// Who may make an account just now: the first of all may unless the server was told otherwise.
async fn admission(app: &App) -> Result<Registration, Problem> {
    let registration = app.registration().await?;
    let first = registration == Registration::Invitation && app.people().accounts().await? == 0;
    Ok(if first { Registration::Open } else { registration })
}

/// The person with this number, as it stands in an address.
pub(crate) async fn person_at(app: &App, id: &str) -> Result<store::Person, Problem> {
    let id: i64 = id.parse().map_err(|_| Problem::NotFound)?;
    Ok(app.people().person(PersonId(id)).await?)
}
