//! Mail, handed to a server that carries it on.

use super::reach::Miss;
use super::say::Told;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::time::Duration;

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How mail leaves the house.
#[derive(Clone, PartialEq, Eq)]
pub struct MailOptions {
    /// The mail server, such as `smtps://name:password@mail.example` or `smtp://localhost:25`.
    pub server: String,
    /// Who it is from, such as `Crownlands <games@mail.example>`.
    pub from: String,
}

impl fmt::Debug for MailOptions {
    /// Never prints the server: its address may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailOptions").field("from", &self.from).finish_non_exhaustive()
    }
}

/// What is not understood of how mail should leave the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailFault {
    /// The address of the mail server.
    #[error("the mail server")]
    Server,
    /// Who it is from.
    #[error("the sender of mail")]
    Sender,
}

/// Hands mail on.
#[derive(Clone)]
pub(crate) struct Postman {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Postman {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Postman({})", self.from)
    }
}

/// A mailbox, if the text is one.
pub(crate) fn mailbox(text: &str) -> Option<String> {
    let text = text.trim();
    let plain = text.len() <= 200 && text.is_ascii() && text.contains('.');
    text.parse::<Address>().ok().filter(|_| plain).map(|address| address.to_string())
}

impl Postman {
    /// Hands mail to this server, if its address and that of the sender are understood.
    pub(crate) fn new(options: &MailOptions) -> Result<Postman, MailFault> {
        let transport =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&options.server).map_err(|_| MailFault::Server)?;
        let from = options.from.parse().map_err(|_| MailFault::Sender)?;
        Ok(Postman { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// Who it is from.
    pub(crate) fn sender(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends what is told to a mailbox.
    pub(crate) async fn send(&self, to: &str, told: &Told) -> Result<(), Miss> {
        let to: Address = to.parse().map_err(|_| Miss::Address)?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(told.title.as_str())
            .header(ContentType::TEXT_PLAIN)
            .body(told.letter())
            .map_err(|_| Miss::Address)?;
        // Mail programs show a button for this, and press it without asking (RFC 8058).
        let headers = [
            ("List-Unsubscribe", format!("<{}>", told.off)),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
            ("Auto-Submitted", "auto-generated".to_owned()),
        ];
        for (name, value) in headers {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        }
        self.transport.send(message).await.map(drop).map_err(|error| match error.status() {
            Some(code) => Miss::Mail(code.to_string()),
            None if error.is_timeout() => Miss::Slow,
            None => Miss::Silent,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailbox_is_read_and_others_are_refused() {
        assert_eq!(mailbox(" ann@mail.example ").as_deref(), Some("ann@mail.example"));
        for wrong in
            ["", "ann", "ann@", "@mail.example", "ann@mail", "a b@mail.example", "ann@mail.example\r\nBcc: x@y.z"]
        {
            assert_eq!(mailbox(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_password_of_the_mail_server_is_never_printed() {
        let options =
            MailOptions { server: "smtps://me:secret@mail.example".into(), from: "Games <g@mail.example>".into() };
        assert!(!format!("{options:?} {:?}", Postman::new(&options)).contains("secret"));
        assert!(Postman::new(&MailOptions { from: "nobody".into(), ..options.clone() }).is_err());
        assert!(Postman::new(&MailOptions { server: "mail.example".into(), ..options }).is_err());
    }
}
