//! Stream-ordered waits for words of memory, and writes to them.

use super::prelude::*;
use crate::classify::neighbour;
use crate::memory::kinds::Kind;
use crate::memory::{Place, pageable};
use crate::operations::memops::{Ask, Step, Width};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Word};
use cuspec_glue::driver::calls::MemopCalls;

/// Address classes of words: an address aligned to a page is aligned to a word.
const PAGE: u64 = 4096;

impl Classify<Word> for Driver {
    fn classify(&self, value: u64) -> Facts<Word> {
        let Some(world) = self.known() else {
            return Facts::new(match value {
                0 => Word::Null,
                value if pageable::is_readable(value) => Word::Pageable,
                _ => Word::Garbage,
            });
        };
        match world.memory.locate(value) {
            Place::Null => Facts::new(Word::Null),
            Place::Known(found) => {
                Facts::new(word_in(&found.kind, value)).with("offset", (value % PAGE).into())
            }
            Place::Freed => Facts::new(Word::Freed),
            Place::Pageable => Facts::new(Word::Pageable),
            Place::Reserved(_) | Place::Unmapped => Facts::new(Word::Garbage),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::address(&self.known()?.memory, value)
    }
}

fn word_in(kind: &Kind, address: u64) -> Word {
    match (kind, address % 8) {
        (Kind::Device | Kind::Variable | Kind::Mapped { .. } | Kind::Opened { .. }, 0) => {
            Word::Device
        }
        (Kind::Device | Kind::Variable | Kind::Mapped { .. } | Kind::Opened { .. }, 4) => {
            Word::Halfway
        }
        (Kind::Device | Kind::Variable | Kind::Mapped { .. } | Kind::Opened { .. }, _) => {
            Word::Misaligned
        }
        (Kind::Pooled { .. } | Kind::OfGraph { .. }, _) => Word::Pooled,
        (Kind::Pinned { .. }, 0 | 4) => Word::Pinned,
        (Kind::Pinned { .. }, _) => Word::PinnedMisaligned,
        (Kind::Registered { .. }, _) => Word::Registered,
        (Kind::Managed(_), _) => Word::Managed,
    }
}

pub(super) fn wait(word: CUdeviceptr, width: Width, number: u64, flags: c_uint) -> Step {
    Step::Wait {
        word,
        width,
        number,
        ask: Ask::from_flags(flags),
    }
}

pub(super) fn write(word: CUdeviceptr, width: Width, number: u64) -> Step {
    Step::Write {
        word,
        width,
        number,
    }
}

impl MemopCalls for Driver {
    unsafe fn cuStreamWaitValue32_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        flags: c_uint,
    ) -> Outcome {
        let step = wait(addr, Width::Four, value.into(), flags);
        self.submit_steps(resolve_stream(stream), &[step])
    }

    unsafe fn cuStreamWaitValue64_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: c_uint,
    ) -> Outcome {
        let step = wait(addr, Width::Eight, value, flags);
        self.submit_steps(resolve_stream(stream), &[step])
    }

    unsafe fn cuStreamWriteValue32_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        let step = write(addr, Width::Four, value.into());
        self.submit_steps(resolve_stream(stream), &[step])
    }

    unsafe fn cuStreamWriteValue64_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        let step = write(addr, Width::Eight, value);
        self.submit_steps(resolve_stream(stream), &[step])
    }
}
