//! A line between servers and their database that can be cut, slowed down and halved.

use rand::RngExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What the line does to what passes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Weather {
    /// Nothing.
    Fair,
    /// Every piece waits for a moment.
    Slow,
    /// Connections break now and then, in the middle of a message.
    Torn,
    /// Nothing passes, and nobody is told.
    Silent,
    /// Every connection is broken at once, and none is made.
    Cut,
}

impl Weather {
    const ALL: [Weather; 5] = [Weather::Fair, Weather::Slow, Weather::Torn, Weather::Silent, Weather::Cut];

    fn read(number: u8) -> Weather {
        Weather::ALL.get(usize::from(number)).copied().unwrap_or(Weather::Fair)
    }
}

/// The line.
#[derive(Clone)]
pub struct Proxy {
    port: u16,
    far: Arc<AtomicU16>,
    weather: Arc<AtomicU8>,
}

impl Proxy {
    /// A line to this port of this machine.
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let own = listener.local_addr().expect("it has an address").port();
        let weather = Arc::new(AtomicU8::new(Weather::Fair as u8));
        let far = Arc::new(AtomicU16::new(port));
        let proxy = Proxy { port: own, far: Arc::clone(&far), weather: Arc::clone(&weather) };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (weather, port) = (Arc::clone(&weather), far.load(Ordering::Relaxed));
                tokio::spawn(async move {
                    if Weather::read(weather.load(Ordering::Relaxed)) == Weather::Cut {
                        return;
                    }
                    let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    tokio::select! {
                        () = pass(near_in, far_out, &weather) => {}
                        () = pass(far_in, near_out, &weather) => {}
                    }
                });
            }
        });
        proxy
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Lets connections that are made from now on lead elsewhere.
    pub fn lead_to(&self, port: u16) {
        self.far.store(port, Ordering::Relaxed);
    }

    pub fn set(&self, weather: Weather) {
        self.weather.store(weather as u8, Ordering::Relaxed);
    }
}

/// Carries bytes one way until the line breaks.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, weather: &AtomicU8) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let now = || Weather::read(weather.load(Ordering::Relaxed));
        // Looks up now and then, so that a cut is felt also by those who are silent.
        let read = match tokio::time::timeout(Duration::from_millis(20), from.read(&mut bytes)).await {
            Err(_) if now() == Weather::Cut => return,
            Err(_) => continue,
            Ok(Ok(read)) if read > 0 => read,
            Ok(_) => return,
        };
        let mut part = read;
        match now() {
            Weather::Fair => {}
            Weather::Slow => {
                let moment = rand::rng().random_range(1..40);
                tokio::time::sleep(Duration::from_millis(moment)).await;
            }
            Weather::Torn => part = if rand::rng().random_bool(0.02) { read / 2 } else { read },
            Weather::Silent => {
                while now() == Weather::Silent {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            Weather::Cut => return,
        }
        if to.write_all(&bytes[..part]).await.is_err() || part < read {
            return;
        }
    }
}
