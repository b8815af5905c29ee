use std::path::Path;
use table::Boxed;
use table::testing::lessons_hold;
use two_heirs::TwoHeirs;

#[test]
fn every_lesson_can_be_solved_and_promises_nothing_that_does_not_happen() {
    lessons_hold(&Boxed::<TwoHeirs>::new(), two_heirs::lessons(), Path::new(env!("CARGO_MANIFEST_DIR")));
}
