//! Records that people brought to look at. They were proved first, and lie in the store, so that every server over it has them; those that were looked at
//! lately are at hand.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use table::{Proof, Record};

/// How many records are at hand; the oldest make room for new ones.
const AT_HAND: usize = 64;

/// How many records one person may have; their oldest make room for new ones.
pub(crate) const OWN: u32 = 8;

/// How many digits of its digest name a record.
const DIGITS: usize = 20;

/// A record that was proved.
#[derive(Debug)]
pub(crate) struct Proved {
    /// The record.
    pub(crate) record: Record,
    /// What it was shown to prove.
    pub(crate) proof: Proof,
}

impl Proved {
    /// Under what it is found.
    pub(crate) fn key(&self) -> String {
        self.record.digest.chars().take(DIGITS).collect()
    }
}

/// The records at hand, newest last.
#[derive(Debug, Default)]
pub(crate) struct Uploads(Mutex<VecDeque<(String, Arc<Proved>)>>);

impl Uploads {
    /// The record under this key, if it is at hand.
    pub(crate) fn get(&self, key: &str) -> Option<Arc<Proved>> {
        crate::lock(&self.0).iter().find(|(known, _)| known == key).map(|(_, proved)| Arc::clone(proved))
    }

    /// Keeps a record at hand.
    pub(crate) fn put(&self, proved: &Arc<Proved>) {
        let key = proved.key();
        let mut all = crate::lock(&self.0);
        all.retain(|(known, _)| *known != key);
        if all.len() >= AT_HAND {
            all.pop_front();
        }
        all.push_back((key, Arc::clone(proved)));
    }
}
