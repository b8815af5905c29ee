//! Examples in the documents hold.

use std::path::Path;
use table::scenario::Scenario;
use table::testing::files;

#[test]
fn every_scenario_in_the_documents_holds() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut held = 0;
    for path in files(&docs, "md") {
        let text = std::fs::read_to_string(&path).expect("the document can be read");
        for block in text.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            // Blocks without a title show a part of a file only.
            if !block.starts_with("title = ") {
                continue;
            }
            let scenario =
                Scenario::read(block).unwrap_or_else(|complaint| panic!("{}: {complaint:?}", path.display()));
            let entry = shelf::find(&scenario.game).expect("the game is on the shelf");
            scenario.run(entry.game).unwrap_or_else(|complaint| panic!("{}: {complaint:?}", path.display()));
            held += 1;
        }
    }
    assert!(held > 0, "the documents have no example");
}
