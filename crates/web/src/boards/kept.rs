//! The rules of the tables drawn lately; an edition is read once, not for every picture.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use table::{Game, Setup};

/// How many different setups are kept.
const KEPT: usize = 64;

/// Rules of one game by setup.
pub(super) struct Kept<G>(LazyLock<Mutex<HashMap<Setup, Arc<G>>>>);

impl<G: Game> Kept<G> {
    /// None yet.
    pub(super) const fn new() -> Kept<G> {
        Kept(LazyLock::new(Mutex::default))
    }

    /// The rules of a table, if its setup is sound.
    pub(super) fn rules_of(&self, setup: &Setup) -> Option<Arc<G>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = kept.get(setup) {
            return Some(Arc::clone(rules));
        }
        let rules = Arc::new(G::open(setup).ok()?);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(setup.clone(), Arc::clone(&rules));
        Some(rules)
    }
}
