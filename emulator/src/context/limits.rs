//! The limits of a context.

use crate::device::{self, attributes};
use crate::error::{Code, Outcome};

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

/// The value of each limit by its number in `CUlimit`.
#[derive(Clone, Debug)]
pub struct Limits([u64; 10]);

impl Default for Limits {
    fn default() -> Self {
        let mut values = [0; 10];
        values[STACK_SIZE as usize] = 1024;
        values[PRINTF_FIFO_SIZE as usize] = 7 << 20;
        values[MALLOC_HEAP_SIZE as usize] = 8 << 20;
        values[DEV_RUNTIME_PENDING_LAUNCH_COUNT as usize] = 2048;
        values[MAX_L2_FETCH_GRANULARITY as usize] = 64;
        Limits(values)
    }
}

impl Limits {
    pub fn get(&self, limit: u32) -> Outcome<u64> {
        match limit {
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => Err(Code::UNSUPPORTED_LIMIT),
            _ => self
                .0
                .get(limit as usize)
                .copied()
                .ok_or(Code::INVALID_VALUE),
        }
    }

    /// Sets a limit to the value the device can do that is nearest to `value`.
    pub fn set(&mut self, limit: u32, value: u64) -> Outcome {
        let value = match limit {
            STACK_SIZE => value.next_multiple_of(16),
            PRINTF_FIFO_SIZE | MALLOC_HEAP_SIZE | DEV_RUNTIME_PENDING_LAUNCH_COUNT => value,
            MAX_L2_FETCH_GRANULARITY => fetch_granularity(value)?,
            PERSISTING_L2_CACHE_SIZE => value.min(
                device::attribute(attributes::MAX_PERSISTING_L2_CACHE_SIZE)
                    .map_or(0, |most| most.max(0) as u64),
            ),
            SHMEM_SIZE | CIG_ENABLED => return Err(Code::NOT_PERMITTED),
            DEV_RUNTIME_SYNC_DEPTH | CIG_SHMEM_FALLBACK_ENABLED => {
                return Err(Code::UNSUPPORTED_LIMIT);
            }
            _ => return Err(Code::INVALID_VALUE),
        };
        self.0[limit as usize] = value;
        Ok(())
    }
}

/// The device fetches 32, 64 or 128 bytes at a time.
fn fetch_granularity(wish: u64) -> Outcome<u64> {
    match wish {
        0..=32 => Ok(32),
        33..=64 => Ok(64),
        65..=128 => Ok(128),
        _ => Err(Code::INVALID_VALUE),
    }
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
    fn the_persisting_cache_is_bounded_by_the_device() {
        let mut limits = Limits::default();
        limits.set(PERSISTING_L2_CACHE_SIZE, u64::MAX).unwrap();
        assert!(limits.get(PERSISTING_L2_CACHE_SIZE).unwrap() < u64::MAX);
    }
}
