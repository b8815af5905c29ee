//! `crownlands serve`: the web table.

use crate::args::{LogForm, Serve};
use crate::voice::Voice;
use crate::{Outcome, say};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::Path;
use store::TableId;
use table::{Dictionary, Message};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::{BotOptions, Limits, MailOptions, NoticeOptions, ServeOptions, Serving};

pub fn serve(voice: &Voice, args: &Serve, words: Option<&Path>) -> Outcome {
    write_log(args.log);
    if args.translate && words.is_none() {
        return Err(voice.word("cli-translate-words"));
    }
    let usual = ServeOptions::default();
    let options = ServeOptions {
        bind: args.bind.unwrap_or(usual.bind),
        // Whoever names a port means it: a proxy in front would talk to somebody else.
        ports: if args.bind.is_some() { 0 } else { usual.ports },
        database: args.database.clone(),
        limits: Limits::default().within(files()),
        bots: BotOptions { programs: args.bots.iter().cloned().collect(), ..BotOptions::default() },
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        metrics: args.metrics,
        editions: args.editions.clone(),
        words: words.map(Path::to_owned),
        translate: args.translate,
        registration: args.registration,
        notices: NoticeOptions { mail: mail(args)?, inner: args.private_hooks },
        ..usual
    };
    let wanted = options.bind;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let serving = web::serve(options).await.map_err(|error| error.to_string())?;
        welcome(voice, args, wanted, &serving);
        for sentence in stranded(voice, serving.stranded())? {
            eprintln!("{sentence}");
        }
        serving.finished().await.map_err(|error| error.to_string())
    })
}

/// The variable that names the mail server: what stands on a command line, others at the machine may read.
const SMTP: &str = "CROWNLANDS_SMTP";

/// How mail leaves the house, if it does.
fn mail(args: &Serve) -> Result<Option<MailOptions>, String> {
    let server = args.smtp.clone().or_else(|| std::env::var(SMTP).ok().filter(|server| !server.is_empty()));
    match (server, args.mail_from.clone()) {
        (Some(server), Some(from)) => Ok(Some(MailOptions { server, from })),
        (None, None) => Ok(None),
        (Some(_), None) => Err("a mail server is named, but not who mail is from; please add --mail-from".to_owned()),
        (None, Some(_)) => Err(format!("who mail is from is named, but no mail server; please add --smtp or {SMTP}")),
    }
}

/// The games that an upgrade has left behind, one sentence for each reason.
fn stranded(voice: &Voice, tables: &[(TableId, Message)]) -> Result<Vec<String>, String> {
    let words = Dictionary::new(voice.lang, web::page_words(voice.lang).iter().copied());
    let words = words.map_err(|faulty| faulty.to_string())?;
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

/// Says where the table is.
fn welcome(voice: &Voice, args: &Serve, wanted: SocketAddr, serving: &Serving) {
    let address = serving.address();
    if wanted.port() != 0 && wanted.port() != address.port() {
        say!("{}", voice.say(&Message::new("cli-port-taken").with("port", wanted.port().to_string())));
    }
    let here =
        if address.ip().is_unspecified() { SocketAddr::new(loopback(address.ip()), address.port()) } else { address };
    say!("{}", voice.say(&Message::new("cli-serving").with("address", format!("http://{here}/"))));
    if address.ip().is_unspecified()
        && let Some(near) = address_for_others(address.ip())
    {
        let near = SocketAddr::new(near, address.port());
        say!("{}", voice.say(&Message::new("cli-serving-others").with("address", format!("http://{near}/"))));
    }
    if let Some(public) = &args.public_url {
        say!("{}", voice.say(&Message::new("cli-serving-public").with("address", public.to_string())));
    }
    if let Some(numbers) = serving.metrics() {
        let address = format!("http://{numbers}/metrics");
        say!("{}", voice.say(&Message::new("cli-serving-metrics").with("address", address)));
    }
    say!("{}", voice.say(&Message::new("cli-serving-data").with("file", place(&args.database))));
}

/// Where games are kept: the whole path of a file, or the address of a database without the name and the password in it.
fn place(database: &str) -> String {
    if let Some((scheme, rest)) = database.split_once("://").filter(|(scheme, _)| scheme.starts_with("postgres")) {
        let rest = rest.split('?').next().unwrap_or_default();
        return format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, place)| place));
    }
    let file = database.trim_start_matches("sqlite:").trim_start_matches("//");
    std::path::absolute(file).unwrap_or_else(|_| file.into()).display().to_string()
}

fn loopback(all: IpAddr) -> IpAddr {
    if all.is_ipv6() { [0, 0, 0, 0, 0, 0, 0, 1].into() } else { [127, 0, 0, 1].into() }
}

/// The address of this machine in its network: the one from which it would reach the rest of the world. Nothing is sent.
fn address_for_others(all: IpAddr) -> Option<IpAddr> {
    let from = |own: &str, far: &str| {
        let socket = UdpSocket::bind(own).ok()?;
        socket.connect(far).ok()?;
        let address = socket.local_addr().ok()?.ip();
        (!address.is_loopback() && !address.is_unspecified()).then_some(address)
    };
    from("0.0.0.0:0", "192.0.2.1:9").or_else(|| if all.is_ipv6() { from("[::]:0", "[2001:db8::1]:9") } else { None })
}

/// Writes the log to standard error: in colours where somebody looks, otherwise plainly.
fn write_log(form: LogForm) {
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let log = tracing_subscriber::registry();
    match form {
        LogForm::Text => log.with(lines).with(wanted()).init(),
        LogForm::Json => log.with(lines.json().flatten_event(true)).with(wanted()).init(),
    }
}

/// What is written to the log: what `RUST_LOG` asks for, as in `warn,web=debug`; warnings, if it says nothing sensible.
fn wanted() -> Targets {
    let asked = std::env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN))
}

/// How many files may be open at once, after asking for as many as the server could use.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    const WANTED: u64 = 16_384;
    let mut limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(WANTED).min(WANTED);
    if limit.current.is_some_and(|current| current < most) {
        limit.current = Some(most);
        // Where that is not allowed there are fewer connections.
        let _ = setrlimit(Resource::Nofile, limit);
    }
    usize::try_from(getrlimit(Resource::Nofile).current.unwrap_or(WANTED)).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn files() -> usize {
    512
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn where_games_are_kept_is_said_without_the_password() {
        assert_eq!(place("postgres://me:secret@db.example:5432/games?x=secret"), "postgres://db.example:5432/games");
        assert_eq!(place("postgres:///games?host=/run/postgresql"), "postgres:///games");
        assert_eq!(place("sqlite:///var/games.sqlite"), "/var/games.sqlite");
    }

    #[test]
    fn h3_the_start_says_in_every_language_which_games_cannot_go_on_and_why() {
        let rules = Message::new("complaint-rules-version").with("version", 9).with("newest", 1);
        let (one, two, three) = ("0123456789", "abcdefghjk", "zyxwvtsrqp");
        let game = Message::new("ui-stranded-game");
        let tables = [(one, &rules), (two, &game), (three, &rules)]
            .map(|(id, why)| (id.parse::<TableId>().expect("the name of a table"), why.clone()));
        for lang in Lang::ALL {
            let sentences = stranded(&Voice::new(lang), &tables).expect("the words are sound");
            let about = |id: &str| sentences.iter().find(|sentence| sentence.contains(id)).expect("it is named");
            assert_eq!(sentences.len(), 2, "one for each reason: {sentences:?}");
            assert_eq!(about(one), about(three));
            assert!(about(one).contains('9') && !about(one).contains(two), "{sentences:?}");
        }
        assert_eq!(stranded(&Voice::new(Lang::En), &[]), Ok(vec![]));
    }
}
