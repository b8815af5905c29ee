//! What else goes on at a site: people talk, look into the lobby, go through games that have ended, and let bots play.

use crate::client::{Connection, Fault};
use crate::report::Tally;
use std::time::Instant;

/// Of so many tables one has a bot.
pub(crate) const BOT_AT: usize = 5;

/// After so many moves of a table somebody there says something.
const TALK: u64 = 20;

/// After so many moves of a table somebody looks into the lobby.
const LOBBY: u64 = 30;

/// The pages of the lobby.
const HALL: [&str; 4] = ["/", "/finished", "/leaders", "/rules/northgard"];

/// The seats of a table, in a form.
pub(crate) fn seats(with_bot: bool) -> String {
    ('a'..='h')
        .map(
            |seat| if seat == 'b' && with_bot { "&seat-b=bot-greedy".to_owned() } else { format!("&seat-{seat}=here") },
        )
        .collect()
}

/// What people do beside their moves, after so many of them.
pub(crate) async fn beside(
    connection: &mut Connection,
    table: &str,
    moves: u64,
    tally: &mut Tally,
) -> Result<(), Fault> {
    if moves.is_multiple_of(TALK) {
        let begun = Instant::now();
        connection.post(&format!("/t/{table}/chat"), "text=How+is+it+going%3F").await?;
        tally.talk.push(begun.elapsed());
    }
    if moves.is_multiple_of(LOBBY) {
        let page = HALL[(moves / LOBBY) as usize % HALL.len()];
        look(connection, page, tally).await?;
        look(connection, &format!("/t/{table}"), tally).await?;
    }
    Ok(())
}

/// A game has ended: somebody goes through it, and takes the record home.
pub(crate) async fn afterwards(connection: &mut Connection, table: &str, tally: &mut Tally) -> Result<(), Fault> {
    for page in ["replay/0", "replay/5", "record.json"] {
        look(connection, &format!("/t/{table}/{page}"), tally).await?;
    }
    Ok(())
}

async fn look(connection: &mut Connection, path: &str, tally: &mut Tally) -> Result<(), Fault> {
    let begun = Instant::now();
    connection.get_page(path).await?;
    tally.pages.push(begun.elapsed());
    Ok(())
}
