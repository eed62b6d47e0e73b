//! Results that wait for their worker to end. Their cases left threads behind, and a thread that
//! crashes later is still the doing of the case that it comes from.

use crate::conclude::blame;
use crate::judge::End;
use crate::outcome::CaseResult;
use crate::slot::Deliver;

/// The results, in the order of their cases.
#[derive(Default)]
pub struct Held {
    entries: Vec<Entry>,
}

struct Entry {
    index: usize,
    result: CaseResult,
    threads: Vec<i32>,
}

impl Held {
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn add(&mut self, index: usize, result: CaseResult, threads: Vec<i32>) {
        self.entries.push(Entry {
            index,
            result,
            threads,
        });
    }

    /// The process ended, of a fault of this thread. Charges the case that the thread comes from,
    /// and tells whether there is one. A number that was used again belongs to the later case.
    pub fn charge(&mut self, thread: Option<i32>, end: &End) -> bool {
        let Some(thread) = thread else { return false };
        let is_theirs = |entry: &&mut Entry| entry.threads.contains(&thread);
        match self.entries.iter_mut().rev().find(is_theirs) {
            Some(entry) => {
                blame(&mut entry.result, end);
                true
            }
            None => false,
        }
    }

    pub fn deliver(self, deliver: Deliver<'_>) {
        for entry in self.entries {
            deliver(entry.index, entry.result);
        }
    }
}
