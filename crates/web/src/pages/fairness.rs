//! What proves that chance was fair.

use crate::host::{Live, Now};
use boards::symbols::symbol;
use maud::{Markup, html};
use table::{Dictionary, Message, Proof, Record, Salt};

/// What proves that chance was fair: the commitment from the first move on, the seed and the proof at the end.
pub(super) fn fairness(words: &Dictionary, live: &Live, now: &Now) -> Markup {
    match live.proof_when_over(now) {
        Some((record, Ok(proof))) => proven(words, &record, &proof),
        Some((_, Err(complaint))) => html! { p.notice.is-bad role="alert" { (words.complain(&complaint)) } },
        None => promised(words, live, now),
    }
}

/// What is known while the game is on: what the seed is bound to, and who has added to it.
fn promised(words: &Dictionary, live: &Live, now: &Now) -> Markup {
    let (people, salts) = now.stirring();
    let counted = Message::new("ui-fair-stirred").with("people", people).with("n", salts.len());
    html! {
        (stirred(words, &live.commitment, &salts, html! {
            p { (words.word("ui-fair-promise")) }
            p { (words.say(&counted, &|seat| seat.to_string())) " " (words.word("ui-fair-stir")) }
            p { (words.word("ui-fair-commitment")) " " code { (live.commitment) } }
        }))
    }
}

/// Lets the reader's browser see whether what it added is among these.
fn stirred(words: &Dictionary, commitment: &str, salts: &[Salt], body: Markup) -> Markup {
    let salts: Vec<String> = salts.iter().map(Salt::to_string).collect();
    html! {
        div.fairness data-commitment=(commitment) data-stirred=(salts.join(" "))
            data-mine=(words.word("ui-fair-mine")) data-missing=(words.word("ui-fair-missing")) { (body) }
    }
}

/// What a record was shown to prove, and what not.
pub(super) fn proven(words: &Dictionary, record: &Record, proof: &Proof) -> Markup {
    let salts: Vec<Salt> = record.salts().map(|(_, salt)| salt).collect();
    html! {
        (stirred(words, &record.commitment, &salts, html! {
            p.fair { (symbol("check")) " " (words.say(&proof.says(), &|seat| seat.to_string())) }
            p { (words.word("ui-fair-commitment")) " " code { (record.commitment) } }
            @if let Some(seed) = &record.seed { p { (words.word("ui-fair-seed")) " " code { (seed) } } }
            @if let Some(key) = &record.server { p { (words.word("ui-fair-key")) " " code { (key) } } }
        }))
    }
}
