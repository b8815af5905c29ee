//! What proves that chance was fair.

use crate::host::{Live, Now};
use boards::symbols::symbol;
use maud::{Markup, html};
use table::record::Proof;
use table::{Dictionary, Message, Record};

/// What proves that chance was fair: the commitment from the first move on, the seed and the proof at the end.
pub(super) fn fairness(words: &Dictionary, live: &Live, now: &Now) -> Markup {
    match live.proof_when_over(now) {
        Some((record, Ok(proof))) => proven(words, &record, &proof),
        Some((_, Err(complaint))) => html! { p.notice.is-bad role="alert" { (words.complain(&complaint)) } },
        None => html! {
            div.fairness {
                p { (words.word("ui-fair-promise")) }
                p { (words.word("ui-fair-commitment")) " " code { (live.commitment) } }
            }
        },
    }
}

/// What a record was shown to prove.
pub(super) fn proven(words: &Dictionary, record: &Record, proof: &Proof) -> Markup {
    let counted = Message::new("ui-fair-counted").with("entries", proof.entries).with("chances", proof.chances as i64);
    html! {
        div.fairness {
            p { (words.say(&counted, &|seat| seat.to_string())) }
            @if let Some(uncompared) = proof.uncompared() { p { (words.say(&uncompared, &|seat| seat.to_string())) } }
            @if proof.fair { p.fair { (symbol("check")) " " (words.word("ui-fair-proven")) } }
            @else { p { (words.word("ui-fair-open")) } }
            p { (words.word("ui-fair-commitment")) " " code { (record.commitment) } }
            @if let Some(seed) = &record.seed { p { (words.word("ui-fair-seed")) " " code { (seed) } } }
        }
    }
}
