//! Every scenario file of the game holds.

use brian_boru::BrianBoru;
use std::path::Path;
use table::Boxed;
use table::testing::scenarios_hold;

#[test]
fn every_scenario_holds() {
    scenarios_hold(&Boxed::<BrianBoru>::new(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"));
}
