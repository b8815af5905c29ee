//! How SQLite goes about the statements that matter.

use super::dialect::{INSERT, LOOK_UP, MOVE_ON};
use super::list::{OF, OPEN, OVER, OVER_OF, PLAYING};
use super::outbox::CALLED;
use super::tests::plan;

#[tokio::test]
async fn no_list_reads_tables_it_does_not_show() {
    for (sql, index) in [(OPEN, "tables_open"), (PLAYING, "tables_playing"), (OVER, "tables_over")] {
        let plan = plan(sql).await;
        assert!(plan.contains(index), "{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{plan}");
    }
    for sql in [OF, OVER_OF] {
        let plan = plan(sql).await;
        assert!(plan.contains("seats_of_person") && plan.contains("tables_of_host"), "{plan}");
        for whole in ["SCAN t\n", "SCAN w\n", "SCAN tables", "SCAN seats"] {
            assert!(!plan.contains(whole), "{plan}");
        }
    }
}

#[tokio::test]
async fn appending_reads_no_more_than_it_must() {
    let plan = [plan(LOOK_UP).await, plan(INSERT).await, plan(MOVE_ON).await, plan(CALLED).await].concat();
    assert!(plan.contains("log_key"), "{plan}");
    for line in plan.lines().filter(|line| line.contains("SCAN")) {
        assert!(line == "SCAN j" || line.starts_with("SCAN json_each"), "{plan}");
    }
}
