//! `crownlands serve`: the web table.

use crate::args::Serve;
use crate::voice::Voice;
use crate::{Outcome, say};
use table::Message;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::{BotOptions, ServeOptions};

pub fn serve(voice: &Voice, args: &Serve) -> Outcome {
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(log).with(wanted()).init();
    let bots = BotOptions { programs: args.bots.iter().cloned().collect(), ..BotOptions::default() };
    let options = ServeOptions { bind: args.bind, database: args.database.clone(), bots, ..ServeOptions::default() };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let serving = web::serve(options).await.map_err(|error| error.to_string())?;
        let message = Message::new("cli-serving").with("address", format!("http://{}/", serving.address()));
        say!("{}", voice.say(&message));
        serving.finished().await.map_err(|error| error.to_string())
    })
}

/// What is written to the log: what `RUST_LOG` asks for, as in `warn,web=debug`; warnings, if it says nothing sensible.
fn wanted() -> Targets {
    let asked = std::env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN))
}
