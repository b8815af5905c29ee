//! Taking part in a tournament, and what whoever holds it may do: the same for pages and programs.

use crate::app::App;
use crate::host::{BOT_NAMES, Robot};
use crate::names::look_alike;
use crate::problem::Problem;
use crate::visit::Visit;
use store::{Entered, Participant, Person, PersonId, Whole};

/// The most who take part.
pub(super) const MOST: u32 = 64;

pub(super) async fn whole(app: &App, id: &str) -> Result<Whole, Problem> {
    app.host.store.tournaments().tournament(id).await?.ok_or(Problem::NotFound)
}

/// Somebody who holds a tournament, or an operator, may change it.
pub(super) async fn held(app: &App, visit: &Visit, id: &str) -> Result<Whole, Problem> {
    let whole = whole(app, id).await?;
    let me = visit.someone()?.id;
    let operates = app.account(visit).await?.is_some_and(|account| account.operator);
    if whole.tournament.host == Some(me) || operates {
        Ok(whole)
    } else {
        Err(Problem::forbidden("tournament-problem-host"))
    }
}

fn entered(entered: Entered) -> Result<(), Problem> {
    match entered {
        Entered::Now(_) | Entered::Before => Ok(()),
        Entered::Full => Err(Problem::forbidden("tournament-problem-full")),
        Entered::Closed => Err(Problem::forbidden("tournament-problem-begun")),
    }
}

/// Lets somebody take part. Names at a table do not look alike, so neither do those of a tournament.
pub(crate) async fn enter_as(app: &App, id: &str, person: &Person) -> Result<(), Problem> {
    let whole = whole(app, id).await?;
    let others = whole.entrants.iter().filter(|entrant| entrant.person != Some(person.id));
    if others.into_iter().any(|entrant| look_alike(&entrant.name, &person.name)) {
        return Err(Problem::forbidden("ui-problem-name"));
    }
    let people: Vec<PersonId> = whole.entrants.iter().filter_map(|entrant| entrant.person).collect();
    if app.are_apart(person.id, &people).await? {
        return Err(Problem::forbidden("people-problem-apart"));
    }
    let tournaments = app.host.store.tournaments();
    entered(tournaments.enter(id.to_owned(), Participant::Person(person.id), person.name.clone(), MOST).await?)
}

/// Lets so many bots of a kind take part in a tournament that admits them.
pub(crate) async fn enter_bots_as(app: &App, visit: &Visit, id: &str, robot: &str, count: u32) -> Result<(), Problem> {
    let whole = held(app, visit, id).await?;
    if !whole.tournament.bots {
        return Err(Problem::forbidden("tournament-problem-bots"));
    }
    let robot: Robot = robot.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let robot = app.host.known(robot)?;
    let tournaments = app.host.store.tournaments();
    let mut taken: Vec<String> = whole.entrants.into_iter().map(|entrant| entrant.name).collect();
    for _ in 0..count.clamp(1, MOST) {
        let (bot, name) = (Participant::Bot(robot.to_string()), free_bot_name(&taken));
        entered(tournaments.enter(id.to_owned(), bot, name.clone(), MOST).await?)?;
        taken.push(name);
    }
    Ok(())
}

/// A name for one more bot.
fn free_bot_name(taken: &[String]) -> String {
    let all = (1..).flat_map(|number| {
        BOT_NAMES.iter().map(move |name| if number == 1 { (*name).to_owned() } else { format!("{name} {number}") })
    });
    let mut free = all.filter(|name| !taken.iter().any(|other| look_alike(name, other)));
    free.next().unwrap_or_default()
}

/// Takes an entrant out before the tournament begins.
pub(super) async fn withdraw_number(app: &App, id: &str, number: u32) -> Result<(), Problem> {
    match app.host.store.tournaments().withdraw(id.to_owned(), number).await? {
        true => Ok(()),
        false => Err(Problem::forbidden("tournament-problem-begun")),
    }
}

/// Somebody does not take part after all.
pub(crate) async fn withdraw_own(app: &App, id: &str, person: PersonId) -> Result<(), Problem> {
    let whole = whole(app, id).await?;
    let own = whole.entrants.iter().find(|entrant| entrant.person == Some(person));
    let number = own.ok_or_else(|| Problem::forbidden("tournament-problem-absent"))?.number;
    withdraw_number(app, id, number).await
}

/// Begins a tournament.
pub(crate) async fn begin_held(app: &App, visit: &Visit, id: &str) -> Result<(), Problem> {
    held(app, visit, id).await?;
    app.host.begin_tournament(id).await
}

/// Calls off a tournament that has not begun.
pub(crate) async fn call_off_held(app: &App, visit: &Visit, id: &str) -> Result<(), Problem> {
    held(app, visit, id).await?;
    match app.host.store.tournaments().call_off(id.to_owned()).await? {
        true => Ok(()),
        false => Err(Problem::forbidden("tournament-problem-begun")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_bots_have_one_name() {
        let mut names: Vec<String> = Vec::new();
        for _ in 0..20 {
            names.push(free_bot_name(&names));
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 20, "{names:?}");
    }
}
