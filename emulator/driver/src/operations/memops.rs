//! Stream-ordered waits for words of memory, and writes to them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
use std::thread;
use std::time::Duration;

use crate::code::Outcome;
use crate::memory::Memory;
use crate::memory::reach::Touch;
use crate::objects::graph::NodeWork;
use crate::objects::health::Health;
use crate::objects::work::Rows;
pub use crate::objects::work::{Ask, Step, Width};
use crate::world::Driver;

/// Number of polls of a word before the thread yields.
const EAGER_POLLS: u32 = 100;
/// Poll interval after that.
const REST: Duration = Duration::from_micros(50);

impl Ask {
    /// Parses `CUstreamWaitValue_flags`; other bits have other meanings.
    pub fn from_flags(flags: u32) -> Ask {
        match flags & 3 {
            0 => Ask::Reached,
            1 => Ask::Equal,
            2 => Ask::AnyBit,
            _ => Ask::NeitherBit,
        }
    }

    fn flags(self) -> usize {
        match self {
            Ask::Reached => 0,
            Ask::Equal => 1,
            Ask::AnyBit => 2,
            Ask::NeitherBit => 3,
        }
    }

    fn holds(self, width: Width, word: u64, number: u64) -> bool {
        let all = width.all_ones();
        match self {
            Ask::Reached => word.wrapping_sub(number) & all <= all / 2,
            Ask::Equal => word == number & all,
            Ask::AnyBit => word & number & all != 0,
            Ask::NeitherBit => !(word | number) & all != 0,
        }
    }
}

impl Width {
    fn bytes(self) -> u64 {
        match self {
            Width::Four => 4,
            Width::Eight => 8,
        }
    }

    fn all_ones(self) -> u64 {
        match self {
            Width::Four => u64::from(u32::MAX),
            Width::Eight => u64::MAX,
        }
    }
}

impl Step {
    /// The operation as an element of `CUstreamBatchMemOpParams`, in words: operation, address, number, flags.
    pub fn words(self) -> [usize; 6] {
        match self {
            Step::Wait {
                word,
                width,
                number,
                ask,
            } => {
                let operation = match width {
                    Width::Four => 1,
                    Width::Eight => 4,
                };
                [operation, word as usize, number as usize, ask.flags(), 0, 0]
            }
            Step::Write {
                word,
                width,
                number,
            } => {
                let operation = match width {
                    Width::Four => 2,
                    Width::Eight => 5,
                };
                [operation, word as usize, number as usize, 0, 0, 0]
            }
            Step::Barrier => [6, 0, 0, 0, 0, 0],
        }
    }

    /// Resolves the word's host address, if it is accessible.
    fn open(self, memory: &Memory) -> Outcome<Step> {
        let open = |word: u64, width: Width, touch: Touch| -> Outcome<u64> {
            memory.check_reach(word, width.bytes())?;
            let rows = memory.open_rows(Rows::line(word), width.bytes(), 1, touch)?;
            // The contract has checked the alignment; an unaligned word is never accessed.
            Ok(rows.start & !(width.bytes() - 1))
        };
        let mut step = self;
        match &mut step {
            Step::Wait { word, width, .. } => *word = open(*word, *width, Touch::Read)?,
            Step::Write { word, width, .. } => *word = open(*word, *width, Touch::Write)?,
            Step::Barrier => {}
        }
        Ok(step)
    }

    fn run(self, health: &Health) {
        match self {
            Step::Wait {
                word,
                width,
                number,
                ask,
            } => {
                let mut polls = 0;
                while !ask.holds(width, load(word, width), number) && !is_over(health) {
                    polls += 1;
                    match polls < EAGER_POLLS {
                        true => thread::yield_now(),
                        false => thread::sleep(REST),
                    }
                }
            }
            Step::Write {
                word,
                width,
                number,
            } => store(word, width, number),
            Step::Barrier => fence(Ordering::SeqCst),
        }
    }
}

/// Whether the result of a wait can never be observed.
fn is_over(health: &Health) -> bool {
    health.stop().load(Ordering::Acquire) || !health.is_sound()
}

fn load(word: u64, width: Width) -> u64 {
    // SAFETY: the word is mapped and aligned, and memory of the driver stays mapped. Concurrent accesses are
    // by other processors, which an atomic load permits.
    unsafe {
        match width {
            Width::Four => AtomicU32::from_ptr(word as *mut u32)
                .load(Ordering::Acquire)
                .into(),
            Width::Eight => AtomicU64::from_ptr(word as *mut u64).load(Ordering::Acquire),
        }
    }
}

fn store(word: u64, width: Width, number: u64) {
    // SAFETY: as in `load`; the word is writable.
    unsafe {
        match width {
            Width::Four => {
                AtomicU32::from_ptr(word as *mut u32).store(number as u32, Ordering::Release);
            }
            Width::Eight => {
                AtomicU64::from_ptr(word as *mut u64).store(number, Ordering::Release);
            }
        }
    }
}

impl Driver {
    /// Enqueues operations in a stream; none of them if one is invalid.
    pub fn submit_steps(&self, stream: usize, steps: &[Step]) -> Outcome {
        let mut world = self.lock();
        let health: Arc<Health> = world.health_of(stream)?;
        let node = NodeWork::BatchMemOp {
            context: world.stream(stream)?.context,
            steps: steps.to_vec(),
        };
        let steps: Outcome<Vec<Step>> = steps.iter().map(|step| step.open(&world.memory)).collect();
        let steps = steps?;
        let work = move || steps.iter().for_each(|step| step.run(&health));
        world.submit(stream, node, Box::new(work))
    }

    /// Runs operations now, for a node of a graph.
    pub fn run_steps(&self, steps: &[Step], health: &Health) -> Outcome {
        let open = |step: &Step| step.open(&self.lock().memory);
        let steps: Outcome<Vec<Step>> = steps.iter().map(open).collect();
        steps?.into_iter().for_each(|step| step.run(health));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_wrap_around() {
        let reached = |word, number| Ask::Reached.holds(Width::Four, word, number);
        assert!(reached(5, 5));
        assert!(reached(5, 0xffff_fff0));
        assert!(!reached(4, 5));
        assert!(!reached(0xffff_ffff, 0));
        assert!(!reached(0x7fff_ffff, 0x8000_0000));
        let reached = |word, number| Ask::Reached.holds(Width::Eight, word, number);
        assert!(!reached(u64::MAX, 0));
        assert!(reached(0, u64::MAX));
        assert!(reached(1 << 40, 5));
    }

    #[test]
    fn bits_are_those_of_the_width() {
        assert!(Ask::AnyBit.holds(Width::Eight, 1 << 40, 1 << 40));
        assert!(!Ask::AnyBit.holds(Width::Four, 0b01, 0b10));
        assert!(!Ask::NeitherBit.holds(Width::Four, 0xffff_0000, 0x0000_ffff));
        assert!(Ask::NeitherBit.holds(Width::Eight, 0xffff_0000, 0x0000_ffff));
        assert!(Ask::Equal.holds(Width::Four, 7, 7));
        assert!(!Ask::Equal.holds(Width::Eight, 7, 8));
    }

    #[test]
    fn a_wait_ends_when_its_context_does() {
        let word = 0_u32;
        let step = Step::Wait {
            word: &raw const word as u64,
            width: Width::Four,
            number: 1,
            ask: Ask::Equal,
        };
        let health = Arc::new(Health::default());
        let seen = health.clone();
        let waiting = thread::spawn(move || step.run(&seen));
        health.end();
        assert!(waiting.join().is_ok());
    }
}
