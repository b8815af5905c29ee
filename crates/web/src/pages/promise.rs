//! The promise about chance that a form makes and takes along.

use crate::host::{Promise, Promises, Stir};
use maud::{Markup, html};

/// A promise about the seed of the table that a form opens: its commitment, and the field that goes along.
pub(super) fn promise(promises: &Promises) -> (String, Markup) {
    let promise = Promise::draw();
    let commitment = promises.seed(promise).commitment();
    (commitment, html! { input type="hidden" name="promise" value=(promise); })
}

/// What a form says about chance: the promise its page made, and what the browser adds. Neither has to be there.
pub(super) fn stir(promise: Option<&str>, salt: Option<&str>) -> Stir {
    Stir { promise: promise.and_then(Promise::read), salt: salt.and_then(|salt| salt.parse().ok()) }
}
