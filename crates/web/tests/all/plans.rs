//! Plans for tables that are played by turns: they answer for their owner, and are disarmed when what they were made for is not so any more.

use crate::common::{Scratch, TOYS, Visitor, serve, take, until, version};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Two people at a table that is played by turns; each has taken a pebble, and Anna is asked.
async fn seated(serving: &web::Serving, pace: &str) -> (Visitor, Visitor, String) {
    let fields = [
        ("game", "pebbles"),
        ("players", "2"),
        ("seat-a", "here"),
        ("name-a", "Anna"),
        ("seat-b", "open"),
        ("pace", pace),
    ];
    let (mut anna, mut ben, table) = crate::common::seated(serving, &fields).await;
    take(&mut anna, &table, "a").await;
    take(&mut ben, &table, "b").await;
    (anna, ben, table)
}

async fn arm(visitor: &mut Visitor, table: &str, act: &str, hold: &str) -> u16 {
    visitor.post(&format!("{table}/plan"), &[("seat", "b"), ("act", act), ("hold", hold)]).await.status
}

/// Waits until a plan is done: that is written down after its act.
async fn is_done(visitor: &mut Visitor, table: &str) {
    let begun = Instant::now();
    while !visitor.get(&format!("{table}/plan")).await.body.contains("<span class=\"small\">done<") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the plan is still not done");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn heap(table: &Value) -> u64 {
    table["view"]["heap"].as_u64().expect("there is a heap")
}

#[tokio::test]
async fn a_plan_answers_once_across_a_restart_and_nobody_else_sees_it() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, "turns").await;
    let before = anna.look(&table).await;
    let page = ben.get(&format!("{table}/plan")).await.body;
    assert!(page.contains("What you were asked last:") && page.contains("value=\"take 1\""), "{page}");
    assert_eq!(arm(&mut ben, &table, "take 1", "once").await, 303);
    assert!(ben.get(&table).await.body.contains("Your plan is armed:"));
    assert_eq!(ben.get("/me/data").await.json()["plans"][0]["state"], "armed");
    // Clocks run on.
    let still = |mut look: Value| {
        look["clocks"].take();
        look
    };
    assert_eq!(still(anna.look(&table).await), still(before), "nothing changes for anybody else");
    assert!(!anna.get(&table).await.body.contains("plan is armed"));
    let address = serving.address();
    serving.stop();
    serving.finished().await.unwrap();
    let serving = crate::common::serve_at(&scratch, TOYS, address).await;
    take(&mut anna, &table, "a").await;
    let state = until(&mut anna, &table, |table| table["waiting"] == json!(["a"])).await;
    assert_eq!(heap(&state), 5, "four pebbles are gone, the last by the plan");
    is_done(&mut ben, &table).await;
    let log = ben.get(&format!("{table}?tab=log&log=all")).await.body;
    assert!(
        log.contains("You made a plan:") && log.contains("by your plan"),
        "its owner reads in the log what became of it"
    );
    let log = anna.get(&format!("{table}?tab=log&log=all")).await.body;
    assert!(!log.contains("your plan") && !log.contains("made a plan"));
    take(&mut anna, &table, "a").await;
    assert_eq!(ben.look(&table).await["waiting"], json!(["b"]), "it was for once");
    drop(serving);
}

#[tokio::test]
async fn a_plan_is_disarmed_when_what_it_was_made_for_is_not_so_any_more() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, "turns").await;
    assert_eq!(arm(&mut ben, &table, "take 1", "same").await, 303);
    let mut acted = 0;
    loop {
        let look = anna.look(&table).await;
        // Anna sees to it that the last pebble is left to Ben, who then has less to choose from.
        let (before, taken) = (heap(&look), 1 + heap(&look) % 2);
        assert_eq!(anna.act(&table, "a", version(&look), &format!("take {taken}")).await.status, 200);
        // Either the plan answers, or it is disarmed and Ben is asked.
        let mut disarmed = false;
        for _ in 0..200 {
            disarmed = ben.get(&format!("{table}/plan")).await.body.contains("disarmed: ");
            if disarmed || heap(&anna.look(&table).await) + taken + 1 == before {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        if disarmed {
            break;
        }
        acted += 1;
        assert!(acted < 9, "it never came to that");
    }
    assert!(acted >= 1, "it answered as long as there was the same to choose from");
    let state = ben.look(&table).await;
    assert!(state["waiting"].as_array().unwrap().contains(&json!("b")), "{state}");
    assert!(ben.get(&table).await.body.contains("Your plan was disarmed:"));
    assert!(ben.get(&format!("{table}?tab=log&log=all")).await.body.contains("there is something else to choose from"));
    assert!(!anna.get(&table).await.body.contains("disarmed"));
}

#[tokio::test]
async fn plans_are_for_those_who_play_by_turns_and_are_withdrawn_by_their_owner_only() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (_anna, mut ben, live) = seated(&serving, "live").await;
    assert_eq!(ben.get(&format!("{live}/plan")).await.status, 403);
    assert_eq!(arm(&mut ben, &live, "take 1", "once").await, 403);
    let (mut anna, mut ben, table) = seated(&serving, "turns").await;
    assert_eq!(Visitor::new(&serving).get(&format!("{table}/plan")).await.status, 403);
    assert_eq!(arm(&mut anna, &table, "take 1", "once").await, 403, "that is Ben's seat");
    assert_eq!(arm(&mut ben, &table, "take 99", "once").await, 403);
    assert_eq!(arm(&mut ben, &table, "take 1", "for ever").await, 400);
    assert_eq!(arm(&mut ben, &table, "take 1", "untouched").await, 303);
    let page = ben.get(&format!("{table}/plan")).await.body;
    let id = page.split("name=\"plan\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let withdraw = format!("{table}/plan/withdraw");
    assert_eq!(anna.post(&withdraw, &[("plan", &id)]).await.status, 404);
    assert_eq!(ben.post(&withdraw, &[("plan", &id)]).await.status, 303);
    take(&mut anna, &table, "a").await;
    // Whoever is asked already is answered for at once. Had the plan that was withdrawn acted, nothing would be left to this one.
    assert_eq!(arm(&mut ben, &table, "take 1", "once").await, 303);
    is_done(&mut ben, &table).await;
    assert_eq!(ben.look(&table).await["waiting"], json!(["a"]));
}

#[tokio::test]
async fn in_northgard_one_passes_before_one_is_asked() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    let fields = [
        ("game", "northgard"),
        ("players", "2"),
        ("seat-a", "here"),
        ("name-a", "Anna"),
        ("seat-b", "open"),
        ("pace", "turns"),
    ];
    let table = anna.open(&fields).await;
    assert_eq!(ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await.status, 303);
    let page = ben.get(&format!("{table}/plan")).await.body;
    assert!(page.contains("Let the cards of others be") && page.contains("value=\"pass\""), "{page}");
    assert_eq!(arm(&mut ben, &table, "pass", "same").await, 403, "nobody knows yet what there will be to choose from");
    assert_eq!(arm(&mut ben, &table, "pass", "once").await, 303);
    let passed = |log: &str| log.contains("Ben passes");
    for _ in 0..400 {
        let look = anna.look(&table).await;
        if passed(&ben.get(&format!("{table}?tab=log&log=all")).await.body) {
            break;
        }
        for (visitor, seat) in [(&mut anna, "a"), (&mut ben, "b")] {
            let own = visitor.look(&table).await;
            let offers = own["offers"].as_array().cloned().unwrap_or_default();
            let act = offers.iter().filter_map(Value::as_str).find(|act| *act != "pass");
            // Ben answers whatever the plan is not for.
            if let Some(act) = act.filter(|_| own["seat"] == seat && (seat == "a" || !offers.contains(&json!("pass"))))
            {
                visitor.act(&table, seat, version(&look), act).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    is_done(&mut ben, &table).await;
    assert!(passed(&anna.get(&format!("{table}?tab=log&log=all")).await.body));
}
