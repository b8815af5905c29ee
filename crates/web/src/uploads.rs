//! Records that people brought to look at. They were proved first, and are kept in memory for a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use table::{Proof, Record};

/// How many records are kept; the oldest make room for new ones.
const KEPT: usize = 64;

/// A record that was proved.
#[derive(Debug)]
pub(crate) struct Kept {
    /// The record.
    pub(crate) record: Record,
    /// What it was shown to prove.
    pub(crate) proof: Proof,
}

/// The records, newest last, each under the beginning of its digest.
#[derive(Debug, Default)]
pub(crate) struct Uploads(Mutex<VecDeque<(String, Arc<Kept>)>>);

impl Uploads {
    /// The record under this digest.
    pub(crate) fn get(&self, digest: &str) -> Option<Arc<Kept>> {
        crate::lock(&self.0).iter().find(|(known, _)| known == digest).map(|(_, kept)| Arc::clone(kept))
    }

    /// Keeps a record that was proved, and says under which digest.
    pub(crate) fn keep(&self, record: Record, proof: Proof) -> String {
        let digest: String = record.digest.chars().take(20).collect();
        let mut all = crate::lock(&self.0);
        all.retain(|(known, _)| *known != digest);
        if all.len() >= KEPT {
            all.pop_front();
        }
        all.push_back((digest.clone(), Arc::new(Kept { record, proof })));
        digest
    }
}
