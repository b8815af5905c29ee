//! `crownlands serve`: the web table.

use crate::args::Serve;
use crate::voice::Voice;
use crate::{Outcome, say};
use std::collections::BTreeMap;
use store::TableId;
use table::{Dictionary, Message};
use tracing_subscriber::EnvFilter;
use web::{BotOptions, ServeOptions};

pub fn serve(voice: &Voice, args: &Serve) -> Outcome {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let bots = BotOptions { programs: args.bots.iter().cloned().collect(), ..BotOptions::default() };
    let options = ServeOptions { bind: args.bind, database: args.database.clone(), bots, ..ServeOptions::default() };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let serving = web::serve(options).await.map_err(|error| error.to_string())?;
        let message = Message::new("cli-serving").with("address", format!("http://{}/", serving.address()));
        say!("{}", voice.say(&message));
        for sentence in stranded(voice, serving.stranded())? {
            eprintln!("{sentence}");
        }
        serving.finished().await.map_err(|error| error.to_string())
    })
}

/// The games that an upgrade has left behind, one sentence for each reason.
fn stranded(voice: &Voice, tables: &[(TableId, Message)]) -> Result<Vec<String>, String> {
    let words = Dictionary::new(voice.lang, web::page_words(voice.lang).iter().copied())?;
    let mut reasons: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (table, why) in tables {
        reasons.entry(words.say(why, &|seat| seat.to_string())).or_default().push(table.as_str());
    }
    let sentence = |(why, tables): (String, Vec<&str>)| {
        let message = Message::new("cli-stranded").with("n", tables.len()).with("why", why);
        voice.say(&message.with("tables", tables.join(", ")))
    };
    Ok(reasons.into_iter().map(sentence).collect())
}
