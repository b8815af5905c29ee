//! Every worked example and edge case in `scenarios/` holds.

use std::path::Path;
use table::Boxed;
use table::testing::scenarios_hold;
use two_heirs::TwoHeirs;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    scenarios_hold(&Boxed::<TwoHeirs>::new(), &folder);
}
