//! Everything that is tested about lanes.

mod many;
mod one;

use lanes::{AnyLanes, Course, LanesOf};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Advice, Setup};

/// A game opened for so many players.
fn course<G: Advice>(players: usize) -> Arc<dyn Course> {
    let setup = Setup::new(G::about(), players, &BTreeMap::new(), None).expect("so many may play");
    LanesOf::<G>::new().open(&setup).expect("the edition is sound")
}
