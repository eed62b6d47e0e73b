//! The limits of a context.

use std::ops::RangeInclusive;

use crate::code::{Code, Outcome};
use crate::device::{self, attributes};

const STACK_SIZE: u32 = 0;
const PRINTF_FIFO_SIZE: u32 = 1;
const MALLOC_HEAP_SIZE: u32 = 2;
const DEV_RUNTIME_SYNC_DEPTH: u32 = 3;
const DEV_RUNTIME_PENDING_LAUNCH_COUNT: u32 = 4;
const MAX_L2_FETCH_GRANULARITY: u32 = 5;
const PERSISTING_L2_CACHE_SIZE: u32 = 6;
const SHMEM_SIZE: u32 = 7;
const CIG_ENABLED: u32 = 8;
const CIG_SHMEM_FALLBACK_ENABLED: u32 = 9;

/// The limits, and those that are fixed by now.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Value of each limit by its number in `CUlimit`.
    values: [u64; 10],
    /// Whether a kernel that prints, or that uses the heap, was launched: both buffers are fixed then.
    has_printed: bool,
    has_allocated: bool,
}

/// Upper bound of kernels' stacks.
const MAX_STACK: u64 = (512 << 10) - 1;
/// Sizes that exceed 32 bits when they are rounded up. The rest is zero.
const WRAPPING_STACKS: RangeInclusive<u64> = 0xffff_fff1..=0xffff_ffff;

/// Memory of the device for printing, for the heap, and for pending launches.
const PRINTF_RANGE: (u64, u64) = (512 << 10, 2 << 30);
const MIN_HEAP: u64 = 4 << 20;
const LAUNCH_RANGE: (u64, u64) = (32, 0x92492);

/// Whether a limit is the stack size.
pub fn is_stack(limit: u32) -> bool {
    limit == STACK_SIZE
}

/// Granularity of persisting L2 cache in bytes.
const CACHE_PIECE: u64 = 0x3c_0000;

impl Default for Limits {
    fn default() -> Self {
        let mut values = [0; 10];
        values[STACK_SIZE as usize] = 1024;
        values[PRINTF_FIFO_SIZE as usize] = 0x84_0000;
        values[MALLOC_HEAP_SIZE as usize] = 8 << 20;
        values[DEV_RUNTIME_PENDING_LAUNCH_COUNT as usize] = 2048;
        values[MAX_L2_FETCH_GRANULARITY as usize] = 64;
        values[PERSISTING_L2_CACHE_SIZE as usize] = 3 * CACHE_PIECE;
        values[SHMEM_SIZE as usize] = 227 << 10;
        Limits {
            values,
            has_printed: false,
            has_allocated: false,
        }
    }
}

impl Limits {
    /// Stack size of a thread in bytes.
    pub fn stack_bytes(&self) -> u32 {
        u32::try_from(self.values[STACK_SIZE as usize]).unwrap_or(u32::MAX)
    }

    /// Heap size of kernels in bytes.
    pub fn heap_bytes(&self) -> u64 {
        self.values[MALLOC_HEAP_SIZE as usize]
    }

    pub fn get(&self, limit: u32) -> Outcome<u64> {
        match limit {
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => Err(Code::UNSUPPORTED_LIMIT),
            _ => self
                .values
                .get(limit as usize)
                .copied()
                .ok_or(Code::INVALID_VALUE),
        }
    }

    /// Records the launch of a kernel that prints or uses the heap.
    pub fn note_launch(&mut self, prints: bool, allocates: bool) {
        self.has_printed |= prints;
        self.has_allocated |= allocates;
    }

    /// Sets a limit to the nearest supported value. All bits set stand for no buffer. A few limits beyond the device's
    /// range are refused instead.
    pub fn set(&mut self, limit: u32, value: u64) -> Outcome {
        let between = |(least, most)| value.clamp(least, most);
        let value = match limit {
            STACK_SIZE if WRAPPING_STACKS.contains(&value) => 0,
            STACK_SIZE => at_most(value, MAX_STACK)?.next_multiple_of(16),
            PRINTF_FIFO_SIZE if self.has_printed => return Err(Code::INVALID_VALUE),
            MALLOC_HEAP_SIZE if self.has_allocated => return Err(Code::INVALID_VALUE),
            PRINTF_FIFO_SIZE | MALLOC_HEAP_SIZE if value == u64::MAX => 0,
            PRINTF_FIFO_SIZE => between(PRINTF_RANGE),
            MALLOC_HEAP_SIZE => value.max(MIN_HEAP),
            DEV_RUNTIME_PENDING_LAUNCH_COUNT => between(LAUNCH_RANGE),
            MAX_L2_FETCH_GRANULARITY => at_most(value, 128)?,
            PERSISTING_L2_CACHE_SIZE => {
                at_most(value, most_persisting())?.next_multiple_of(CACHE_PIECE)
            }
            SHMEM_SIZE | CIG_ENABLED => return Err(Code::NOT_PERMITTED),
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => {
                return Err(Code::UNSUPPORTED_LIMIT);
            }
            _ => return Err(Code::INVALID_VALUE),
        };
        self.values[limit as usize] = value;
        Ok(())
    }
}

fn at_most(value: u64, most: u64) -> Outcome<u64> {
    match value <= most {
        true => Ok(value),
        false => Err(Code::INVALID_VALUE),
    }
}

fn most_persisting() -> u64 {
    let most = device::attribute(attributes::MAX_PERSISTING_L2_CACHE_SIZE);
    most.map_or(0, |most| most.max(0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_that_was_set_reads_back() {
        let mut limits = Limits::default();
        limits.set(MALLOC_HEAP_SIZE, 1 << 24).unwrap();
        assert_eq!(limits.get(MALLOC_HEAP_SIZE), Ok(1 << 24));
    }

    #[test]
    fn limits_in_use_by_kernels_are_fixed() {
        let mut limits = Limits::default();
        limits.note_launch(true, false);
        assert_eq!(
            limits.set(PRINTF_FIFO_SIZE, 1 << 24),
            Err(Code::INVALID_VALUE)
        );
        assert_eq!(limits.set(MALLOC_HEAP_SIZE, 1 << 24), Ok(()));
        limits.note_launch(false, true);
        assert_eq!(
            limits.set(MALLOC_HEAP_SIZE, 1 << 25),
            Err(Code::INVALID_VALUE)
        );
        assert_eq!(limits.get(MALLOC_HEAP_SIZE), Ok(1 << 24));
    }

    #[test]
    fn a_limit_this_device_lacks_is_unsupported() {
        let mut limits = Limits::default();
        assert_eq!(
            limits.set(DEV_RUNTIME_SYNC_DEPTH, 2),
            Err(Code::UNSUPPORTED_LIMIT)
        );
    }

    #[test]
    fn more_than_the_device_fetches_at_a_time_is_refused() {
        let mut limits = Limits::default();
        let refused = limits.set(MAX_L2_FETCH_GRANULARITY, 100_000);
        assert_eq!(refused, Err(Code::INVALID_VALUE));
    }

    #[test]
    fn the_persisting_cache_has_a_granularity() {
        let mut limits = Limits::default();
        limits.set(PERSISTING_L2_CACHE_SIZE, 1).unwrap();
        assert_eq!(limits.get(PERSISTING_L2_CACHE_SIZE), Ok(CACHE_PIECE));
    }

    #[test]
    fn the_persisting_cache_is_bounded_by_the_device() {
        let mut limits = Limits::default();
        let refused = limits.set(PERSISTING_L2_CACHE_SIZE, u64::MAX);
        assert_eq!(refused, Err(Code::INVALID_VALUE));
    }
}
