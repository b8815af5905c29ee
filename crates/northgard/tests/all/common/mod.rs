//! What several tests share.

use northgard::Northgard;

/// The rules for so many players, with these options.
pub fn rules(players: usize, options: &[(&str, &str)]) -> Northgard {
    table::testing::rules(players, options)
}
