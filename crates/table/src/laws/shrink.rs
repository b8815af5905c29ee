//! From a long game that breaks a law to a short one.

use super::probe::{Broken, Probe, Trace};
use super::{Finding, Law};
use crate::{Boxed, Game, scenario};

/// How many games are tried to shorten a finding.
const TRIES: usize = 600;

/// The finding that a broken law at the end of this trace makes.
pub(super) fn finding<G: Game>(probe: &Probe<G>, broken: &Broken, trace: &Trace) -> Finding {
    let steps = probe.steps(trace, 0);
    write(probe, broken, steps)
}

fn write<G: Game>(probe: &Probe<G>, broken: &Broken, steps: Vec<String>) -> Finding {
    let title = format!("{} is broken", broken.law);
    let scenario = scenario::write(&title, &Boxed::<G>::new(), probe.game.setup(), &steps);
    Finding { law: broken.law, why: broken.why.clone(), steps, scenario }
}

/// Shortens the trace while the same law stays broken: leaves out runs of steps, then makes choices smaller.
pub(super) fn shrink<G: Game>(probe: &Probe<G>, broken: Broken, mut trace: Trace, number: usize) -> Finding {
    let mut broken = broken;
    let mut tries = 0;
    let mut attempt = |shorter: Trace, law: Law| -> Option<(Trace, Broken)> {
        tries += 1;
        if tries > TRIES {
            return None;
        }
        let mut played = shorter.clone();
        let found = probe.game(&mut played, None, number).err()?;
        (found.law == law).then(|| {
            let length = probe.steps(&shorter, number).len();
            (shorter[..shorter.len().min(length + 1)].to_vec(), found)
        })
    };
    let mut run = trace.len() / 2;
    while run > 0 {
        let mut start = 0;
        while start + run <= trace.len() {
            let mut shorter = trace.clone();
            shorter.drain(start..start + run);
            match attempt(shorter, broken.law) {
                Some((shorter, found)) => (trace, broken) = (shorter, found),
                None => start += run,
            }
        }
        run /= 2;
    }
    for index in 0..trace.len() {
        if index < trace.len() && trace[index] != 0 {
            let mut simpler = trace.clone();
            simpler[index] = 0;
            if let Some((simpler, found)) = attempt(simpler, broken.law) {
                (trace, broken) = (simpler, found);
            }
        }
    }
    let steps = probe.steps(&trace, number);
    write(probe, &broken, steps)
}
