//! How the web table is served.

use super::pair;
use clap::Args;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use web::{IpNet, PublicUrl, Registration};

#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen: 127.0.0.1:8080, localhost:8080, or :8080 for every interface [default: 127.0.0.1:8080, or the next free port]
    #[arg(long, value_name = "ADDR", value_parser = listening)]
    pub bind: Option<SocketAddr>,
    /// Where games are kept: a file, `sqlite://FILE`, or a database that several servers may share, `postgres://NAME@HOST/DATABASE`
    #[arg(long, default_value = DEFAULT_DATABASE, value_name = "ADDRESS")]
    pub database: String,
    /// A program that speaks the bot protocol and may take seats, as name=command; may be given several times
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = program)]
    pub bots: Vec<(String, String)>,
    /// The address under which people know the site, such as `https://games.example/`; a path is possible
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// A proxy whose word about visitors' addresses is taken, such as 127.0.0.1 or 10.0.0.0/8; may be given several times
    #[arg(long = "trusted-proxy", value_name = "ADDR[/BITS]", value_parser = network)]
    pub trusted_proxies: Vec<IpNet>,
    /// Where numbers for the operator are served; nobody else should reach this address
    #[arg(long, value_name = "ADDR", value_parser = listening)]
    pub metrics: Option<SocketAddr>,
    /// Who may make an account: open, invitation or closed [default: what the operator chose on the web, at first open]
    #[arg(long, value_name = "WHO", value_parser = registration)]
    pub registration: Option<Registration>,
    /// The mail server that carries notifications on, such as smtps://NAME:PASSWORD@mail.example or smtp://localhost:25; also from CROWNLANDS_SMTP
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// Who mail is from, such as `Crownlands <games@mail.example>`
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// Let notifications be sent into private networks and unencrypted, for a house in such a network; on the open internet visitors could reach your other machines by it
    #[arg(long)]
    pub private_hooks: bool,
    /// A folder with edition files (TOML) that everybody can choose when a table is set up
    #[arg(long, value_name = "FOLDER")]
    pub editions: Option<PathBuf>,
    /// Let visitors translate sentences into the languages of --words; what they write is saved there
    #[arg(long)]
    pub translate: bool,
    /// How the log is written; what is in it says the variable RUST_LOG, as in RUST_LOG=info
    #[arg(long, value_enum, default_value_t = LogForm::Text, value_name = "FORM")]
    pub log: LogForm,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum LogForm {
    /// For people
    Text,
    /// One object a line
    Json,
}

/// Where to listen.
fn listening(text: &str) -> Result<SocketAddr, String> {
    let (host, port) = text.rsplit_once(':').unwrap_or(("", ""));
    let known = match host {
        "" => Some(IpAddr::from([0, 0, 0, 0])),
        "localhost" => Some(IpAddr::from([127, 0, 0, 1])),
        _ => None,
    };
    let named = known.and_then(|host| Some(SocketAddr::new(host, port.parse().ok()?)));
    named.or_else(|| text.parse().ok()).ok_or_else(|| {
        format!("`{text}` is not where one can listen; it should look like 127.0.0.1:8080, localhost:8080 or :8080")
    })
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let read = text.parse::<IpNet>().ok().or_else(|| Some(IpNet::from(text.parse::<IpAddr>().ok()?)));
    read.ok_or_else(|| format!("`{text}` is not an address or a network; it should look like 127.0.0.1 or 10.0.0.0/8"))
}

/// Who may make an account.
fn registration(text: &str) -> Result<Registration, String> {
    let wrong = |_| format!("`{text}` does not say who may make an account; it should be open, invitation or closed");
    text.parse().map_err(wrong)
}

/// A name of letters, digits, spaces and hyphens, and the command that starts the program.
fn program(text: &str) -> Result<(String, String), String> {
    let (name, command) = pair(text)?;
    let named =
        !name.trim().is_empty() && name.len() <= 24 && name.chars().all(|c| c.is_alphanumeric() || " -_".contains(c));
    if named && !command.trim().is_empty() {
        Ok((name, command))
    } else {
        Err(format!("`{text}` is not of the form name=command, with a name of at most 24 letters and digits"))
    }
}

pub(super) const DEFAULT_DATABASE: &str = "sqlite://crownlands.sqlite";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_to_listen_whom_to_trust_and_who_may_register_are_read_in_the_usual_ways() {
        assert_eq!(listening("localhost:80"), Ok(([127, 0, 0, 1], 80).into()));
        assert_eq!(listening(":8080"), Ok(([0, 0, 0, 0], 8080).into()));
        assert_eq!(listening("[::1]:8080").map(|address| address.port()), Ok(8080));
        assert_eq!(network("127.0.0.1").map(|network| network.to_string()), Ok("127.0.0.1/32".to_owned()));
        assert_eq!(network("10.0.0.0/8").map(|network| network.to_string()), Ok("10.0.0.0/8".to_owned()));
        for wrong in ["", "8080", "games.example:80", "localhost", "localhost:x"] {
            assert!(listening(wrong).is_err(), "{wrong}");
        }
        assert!(network("localhost").is_err());
        assert_eq!(registration("invitation"), Ok(Registration::Invitation));
        assert!(registration("maybe").is_err_and(|why| why.contains("`maybe`")));
    }
}
