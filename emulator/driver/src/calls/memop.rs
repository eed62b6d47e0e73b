//! Words of memory that streams wait for and write.

use super::prelude::*;
use crate::classify::neighbour;
use crate::memory::kinds::Kind;
use crate::memory::{Place, pageable};
use crate::operations::memops::{Ask, Step, Width};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Tells, Word};
use cuspec_glue::driver::calls::MemopCalls;

/// The most steps that a batch has.
const MOST_STEPS: c_uint = 255;

/// How words are told apart by where they lie: whatever is aligned for a page is aligned for a word.
const PAGE: u64 = 4096;

impl Tells<Word> for Driver {
    fn tell(&self, value: u64) -> Facts<Word> {
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
        (Kind::Device | Kind::Variable | Kind::Mapped { .. }, 0) => Word::Device,
        (Kind::Device | Kind::Variable | Kind::Mapped { .. }, 4) => Word::Halfway,
        (Kind::Device | Kind::Variable | Kind::Mapped { .. }, _) => Word::Misaligned,
        (Kind::Pooled { .. }, _) => Word::Pooled,
        (Kind::Pinned { .. }, 0 | 4) => Word::Pinned,
        (Kind::Pinned { .. }, _) => Word::PinnedMisaligned,
        (Kind::Registered { .. }, _) => Word::Registered,
        (Kind::Managed(_), _) => Word::Managed,
    }
}

fn wait(word: CUdeviceptr, width: Width, number: u64, flags: c_uint) -> Step {
    Step::Wait {
        word,
        width,
        number,
        ask: Ask::from_flags(flags),
    }
}

fn write(word: CUdeviceptr, width: Width, number: u64) -> Step {
    Step::Write {
        word,
        width,
        number,
    }
}

/// A step of a batch as the caller has written it.
fn step(given: &CUstreamBatchMemOpParams) -> Outcome<Step> {
    // SAFETY: every arm is numbers, for which any bytes are a value.
    unsafe {
        let (wait_for, written) = (given.waitValue, given.writeValue);
        match given.operation.0 {
            1 => Ok(wait(
                wait_for.address,
                Width::Four,
                wait_for.anon1.value.into(),
                wait_for.flags,
            )),
            2 => Ok(write(
                written.address,
                Width::Four,
                written.anon1.value.into(),
            )),
            4 => Ok(wait(
                wait_for.address,
                Width::Eight,
                wait_for.anon1.value64,
                wait_for.flags,
            )),
            5 => Ok(write(written.address, Width::Eight, written.anon1.value64)),
            6 => Ok(Step::Barrier),
            _ => Err(Code::NOT_SUPPORTED),
        }
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
        self.submit_steps(stream_meant(stream), &[step])
    }

    unsafe fn cuStreamWaitValue64_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        flags: c_uint,
    ) -> Outcome {
        let step = wait(addr, Width::Eight, value, flags);
        self.submit_steps(stream_meant(stream), &[step])
    }

    unsafe fn cuStreamWriteValue32_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        let step = write(addr, Width::Four, value.into());
        self.submit_steps(stream_meant(stream), &[step])
    }

    unsafe fn cuStreamWriteValue64_v2(
        &self,
        stream: CUstream,
        addr: CUdeviceptr,
        value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        let step = write(addr, Width::Eight, value);
        self.submit_steps(stream_meant(stream), &[step])
    }

    unsafe fn cuStreamBatchMemOp_v2(
        &self,
        stream: CUstream,
        count: c_uint,
        paramArray: *mut CUstreamBatchMemOpParams,
        _flags: c_uint,
    ) -> Outcome {
        if count > MOST_STEPS {
            return Err(Code::INVALID_VALUE);
        }
        // SAFETY: the caller promises that `paramArray` is null or leads to `count` elements.
        let given = unsafe { array(paramArray.cast_const(), count as usize) };
        let steps: Outcome<Vec<Step>> = given.iter().map(step).collect();
        self.submit_steps(stream_meant(stream), &steps?)
    }

    // The device does not offer the first form, which the contract has found out before.

    unsafe fn cuStreamWaitValue32(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWriteValue32(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint32_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWaitValue64(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamWriteValue64(
        &self,
        _stream: CUstream,
        _addr: CUdeviceptr,
        _value: cuuint64_t,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamBatchMemOp(
        &self,
        _stream: CUstream,
        _count: c_uint,
        _paramArray: *mut CUstreamBatchMemOpParams,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
