//! Those who are told things, on this machine: a webhook, a mail server, a browser that reads what is pushed to it.
#![allow(dead_code)]

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use sha2::Sha256;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// What somebody sent to an address: the path with its query, the headers, the body.
pub type Sent = (Uri, HeaderMap, Bytes);

/// An address that takes everything, and answers as it is told.
#[derive(Clone)]
pub struct Receiver {
    pub address: String,
    taken: Arc<Mutex<Vec<Sent>>>,
    answer: Arc<Mutex<StatusCode>>,
}

impl Receiver {
    pub async fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let receiver =
            Receiver { address, taken: Arc::default(), answer: Arc::new(Mutex::new(StatusCode::NO_CONTENT)) };
        let here = receiver.clone();
        let take = move |uri: Uri, headers: HeaderMap, body: Bytes| {
            here.taken.lock().unwrap().push((uri, headers, body));
            let answer = *here.answer.lock().unwrap();
            async move { answer }
        };
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(take)).await });
        receiver
    }

    pub fn answers(&self, status: u16) {
        *self.answer.lock().unwrap() = StatusCode::from_u16(status).unwrap();
    }

    pub fn count(&self) -> usize {
        self.taken.lock().unwrap().len()
    }

    /// Everything that has come.
    pub fn all(&self) -> Vec<Sent> {
        self.taken.lock().unwrap().clone()
    }

    /// Waits until so much has come, and gives the last of it.
    pub async fn nth(&self, count: usize) -> Sent {
        for _ in 0..400 {
            if self.count() >= count {
                assert_eq!(self.count(), count, "no more than that");
                return self.taken.lock().unwrap()[count - 1].clone();
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("only {} of {count} have come", self.count());
    }

    /// The outbox is worked every two seconds; nothing comes meanwhile.
    pub async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(2600)).await;
        assert_eq!(self.count(), count);
    }
}

/// Opens what was sealed for a browser, as the browser does (RFC 8291).
pub fn unseal(key: &p256::SecretKey, auth: &[u8], sealed: &[u8]) -> Vec<u8> {
    let (salt, rest) = sealed.split_at(16);
    let (theirs, text) = rest[5..].split_at(usize::from(rest[4]));
    let sender = p256::PublicKey::from_sec1_bytes(theirs).unwrap();
    let shared = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), sender.as_affine());
    let ours = key.public_key().to_encoded_point(false);
    let purpose = [b"WebPush: info\0", ours.as_bytes(), theirs].concat();
    let mut secret = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&purpose, &mut secret).unwrap();
    let from = Hkdf::<Sha256>::new(Some(salt), &secret);
    let (mut content, mut nonce) = ([0u8; 16], [0u8; 12]);
    from.expand(b"Content-Encoding: aes128gcm\0", &mut content).unwrap();
    from.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
    let cipher = Aes128Gcm::new(&content.into());
    let mut text = cipher.decrypt(&nonce.into(), text).expect("it is for this browser");
    assert_eq!(text.pop(), Some(2));
    text
}

/// A mail server that takes everything.
pub async fn mail_server() -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let letters: Arc<Mutex<Vec<String>>> = Arc::default();
    let taken = Arc::clone(&letters);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let taken = Arc::clone(&taken);
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                write.write_all(b"220 sink\r\n").await.unwrap();
                let mut letter: Option<String> = None;
                while let Ok(Some(line)) = lines.next_line().await {
                    let answer = match (&mut letter, line.as_str()) {
                        (Some(_), ".") => {
                            taken.lock().unwrap().push(letter.take().unwrap());
                            "250 taken\r\n"
                        }
                        (Some(letter), line) => {
                            letter.push_str(line);
                            letter.push('\n');
                            continue;
                        }
                        (None, "DATA") => {
                            letter = Some(String::new());
                            "354 go on\r\n"
                        }
                        (None, "QUIT") => "221 bye\r\n",
                        _ => "250 fine\r\n",
                    };
                    write.write_all(answer.as_bytes()).await.unwrap();
                }
            });
        }
    });
    (address, letters)
}

/// The letter of this number, once it has come.
pub async fn letter(letters: &Mutex<Vec<String>>, number: usize) -> String {
    for _ in 0..400 {
        if let Some(letter) = letters.lock().unwrap().get(number - 1) {
            // Long lines are broken in letters.
            return letter.replace("=\n", "").replace("=3D", "=");
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("letter {number} never came");
}

/// The path of an address of ours in a letter.
pub fn path_in(letter: &str, place: &str) -> String {
    let at = letter.find(place).unwrap_or_else(|| panic!("no {place} in {letter}"));
    letter[at..].split(['>', '\n', '\r', ' ']).next().unwrap_or_default().to_owned()
}
