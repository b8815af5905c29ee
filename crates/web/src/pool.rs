//! The threads on which bots think, apart from those that answer requests.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// Something a bot has to think about.
pub(crate) type Thought = Box<dyn FnOnce() + Send>;

/// A bounded pool of threads. When its queue is full, [`Pool::think`] hands the thought back instead of waiting.
#[derive(Debug)]
pub(crate) struct Pool {
    queue: SyncSender<Thought>,
}

impl Pool {
    /// A pool of so many threads with room for so many waiting thoughts.
    pub(crate) fn new(threads: usize, waiting: usize) -> std::io::Result<Pool> {
        let (queue, thoughts) = sync_channel::<Thought>(waiting);
        let thoughts = Arc::new(Mutex::new(thoughts));
        for index in 0..threads.max(1) {
            let thoughts = Arc::clone(&thoughts);
            thread::Builder::new().name(format!("bot-{index}")).spawn(move || work(&thoughts))?;
        }
        Ok(Pool { queue })
    }

    /// Lets a thread think about it when one is free. The thread lives on if the thought panics. The thought comes back if every
    /// thread is thinking and enough is waiting already.
    pub(crate) fn think(&self, thought: Thought) -> Result<(), Thought> {
        self.queue.try_send(thought).map_err(|refused| match refused {
            TrySendError::Full(thought) | TrySendError::Disconnected(thought) => thought,
        })
    }
}

fn work(thoughts: &Mutex<Receiver<Thought>>) {
    loop {
        let next = crate::lock(thoughts).recv();
        let Ok(thought) = next else { return };
        // A bot that panics loses its turn to the fallback; the thread must not be lost with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought)).is_err() {
            tracing::error!("a bot panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_panicking_thought_costs_no_thread_and_a_full_queue_says_so() {
        let pool = Pool::new(1, 1).expect("threads can be started");
        assert!(pool.think(Box::new(|| panic!("a bot that fails on purpose"))).is_ok(), "the queue is empty");
        let (answer, answers) = channel();
        let mut thought: Thought = Box::new(move || {
            let _ = answer.send(7);
        });
        while let Err(refused) = pool.think(thought) {
            thought = refused;
            thread::yield_now();
        }
        assert_eq!(answers.recv(), Ok(7));
        let (_hold, held) = channel::<()>();
        let _ = pool.think(Box::new(move || {
            let _ = held.recv();
        }));
        let refused = (0..10).filter(|_| pool.think(Box::new(|| ())).is_err()).count();
        assert!(refused >= 8, "one thinks, one waits, the others are refused");
    }
}
