use brian_boru::BrianBoru;
use std::path::Path;
use table::Boxed;
use table::testing::lessons_hold;

#[test]
fn every_lesson_can_be_solved_and_promises_nothing_that_does_not_happen() {
    lessons_hold(&Boxed::<BrianBoru>::new(), brian_boru::lessons(), Path::new(env!("CARGO_MANIFEST_DIR")));
}
