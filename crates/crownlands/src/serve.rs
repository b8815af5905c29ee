//! `crownlands serve`: the web table.

use crate::args::Serve;
use crate::voice::Voice;
use crate::{Outcome, say};
use table::Message;
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
        serving.finished().await.map_err(|error| error.to_string())
    })
}
