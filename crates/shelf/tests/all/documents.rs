//! Examples in the documents hold.

use std::path::Path;
use table::Complaint;
use table::lesson::Lesson;
use table::scenario::Scenario;
use table::testing::files;

#[test]
fn every_scenario_and_every_lesson_in_the_documents_holds() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let mut held = 0;
    for path in files(&docs, "md") {
        let text = std::fs::read_to_string(&path).expect("the document can be read");
        for block in text.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            // Blocks without a title show a part of a file only.
            if !block.starts_with("title = ") {
                continue;
            }
            let told = |complaint: Complaint| format!("{}: {complaint:?}", path.display());
            let hold = |scenario: &Scenario| {
                let entry = shelf::find(&scenario.game).expect("the game is on the shelf");
                scenario.run(entry.game).map_err(told).expect("the example holds");
            };
            if block.contains("\n[goal]\n") {
                let lessons =
                    Lesson::read_all(&[("01-example", block)]).map_err(told).expect("the example can be read");
                lessons.iter().for_each(|lesson| hold(lesson.scenario()));
            } else {
                hold(&Scenario::read(block).map_err(told).expect("the example can be read"));
            }
            held += 1;
        }
    }
    assert!(held > 0, "the documents have no example");
}
