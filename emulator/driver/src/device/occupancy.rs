//! Number of blocks of a kernel that a multiprocessor runs at once. The sizes are those of compute
//! capability 9.0.

use super::attributes::{
    MAX_BLOCKS_PER_MULTIPROCESSOR, MAX_REGISTERS_PER_MULTIPROCESSOR,
    MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, MAX_THREADS_PER_BLOCK, MAX_THREADS_PER_MULTIPROCESSOR,
    MULTIPROCESSOR_COUNT, RESERVED_SHARED_MEMORY_PER_BLOCK,
};

pub const WARP: u32 = 32;

/// Registers are allocated to warps in units of this number.
const REGISTER_UNIT: u32 = 256;

/// Number of partitions of a multiprocessor, each with its own warps and registers.
const PARTS: u32 = 4;

/// Granularity of a block's shared memory in bytes.
const SHARED_UNIT: u32 = 128;

/// Sizes in KiB that the shared memory of a multiprocessor can have; the L1 cache has the rest.
const SHARED_SIZES: [u32; 8] = [8, 16, 32, 64, 100, 132, 164, 196];

/// `CU_FUNC_CACHE_PREFER_L1` and `CU_FUNC_CACHE_PREFER_EQUAL`.
const PREFER_L1: u32 = 2;
const PREFER_EQUAL: u32 = 3;

/// Portable cluster size, and the largest cluster if the kernel allows it.
pub const PORTABLE_CLUSTER: u32 = 8;
pub const LARGEST_CLUSTER: u32 = 16;

/// Resources of a kernel that do not depend on the launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footprint {
    /// Registers per thread.
    pub registers: u32,
    /// Bytes of static shared memory per block.
    pub static_shared: u32,
    /// Limit of dynamic shared memory in bytes.
    pub most_dynamic_shared: u32,
    /// Limit of threads per block, which concerns launches alone.
    pub most_threads: u32,
    /// Share of the shared memory that the kernel prefers, in percent.
    pub carveout: u32,
}

/// Returns the share of shared memory that a kernel prefers, in percent: its own carveout, or a cache preference of
/// the kernel or else of the context.
pub fn carveout(own: i32, preferences: [u32; 2]) -> u32 {
    let preference = preferences.into_iter().find(|preference| *preference != 0);
    match (u32::try_from(own), preference) {
        (Ok(percent), _) => percent,
        (_, Some(PREFER_L1)) => 0,
        (_, Some(PREFER_EQUAL)) => 50,
        _ => 100,
    }
}

/// The smallest possible size of shared memory that has so many bytes.
fn shared_size(bytes: u32) -> u32 {
    let mut sizes = SHARED_SIZES.into_iter().map(|size| size * 1024);
    let size = sizes.find(|size| *size >= bytes);
    size.unwrap_or_else(|| fact(MAX_SHARED_MEMORY_PER_MULTIPROCESSOR))
}

fn fact(number: u32) -> u32 {
    super::attribute(number)
        .and_then(|value| u32::try_from(value).ok())
        .unwrap_or(0)
}

/// Multiprocessors of the device.
pub fn multiprocessors() -> u32 {
    fact(MULTIPROCESSOR_COUNT)
}

/// Threads that the whole device runs at once.
pub fn resident_threads() -> u64 {
    u64::from(multiprocessors()) * u64::from(fact(MAX_THREADS_PER_MULTIPROCESSOR))
}

impl Footprint {
    /// Returns the number of blocks, with these threads and this dynamic shared memory, that a multiprocessor
    /// runs at once.
    pub fn resident_blocks(&self, threads: u32, dynamic_shared: u32) -> u32 {
        let is_launchable = threads > 0
            && threads <= fact(MAX_THREADS_PER_BLOCK)
            && dynamic_shared <= self.most_dynamic_shared;
        if !is_launchable {
            return 0;
        }
        let warps = threads.div_ceil(WARP);
        let block = self.shared_of_block(dynamic_shared);
        let limits = [
            fact(MAX_BLOCKS_PER_MULTIPROCESSOR),
            fact(MAX_THREADS_PER_MULTIPROCESSOR) / WARP / warps,
            self.resident_warps() / warps,
            self.shared_for(block) / block,
        ];
        limits.into_iter().min().unwrap_or(0)
    }

    /// Number of warps with registers available.
    fn resident_warps(&self) -> u32 {
        let of_warp = (self.registers.max(1) * WARP).next_multiple_of(REGISTER_UNIT);
        fact(MAX_REGISTERS_PER_MULTIPROCESSOR) / PARTS / of_warp * PARTS
    }

    /// Bytes of a multiprocessor's shared memory for a kernel whose blocks take so many. It holds at least one block.
    fn shared_for(&self, block: u32) -> u32 {
        let most = fact(MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
        shared_size((most * self.carveout / 100).max(block))
    }

    /// Bytes of a multiprocessor's shared memory that a block takes, including the system's.
    fn shared_of_block(&self, dynamic_shared: u32) -> u32 {
        let reserved = fact(RESERVED_SHARED_MEMORY_PER_BLOCK);
        self.static_shared
            .saturating_add(dynamic_shared)
            .saturating_add(reserved)
            .next_multiple_of(SHARED_UNIT)
    }

    /// Dynamic shared memory available to each of so many blocks, without the system's
    /// share.
    pub fn available_dynamic_shared(&self, blocks: u32) -> u32 {
        let each = self.shared_for(self.shared_of_block(0)) / blocks.max(1);
        let each = each / SHARED_UNIT * SHARED_UNIT;
        each.saturating_sub(self.static_shared)
            .min(self.most_dynamic_shared)
    }

    /// Returns the block size with most resident threads, no larger than `limit` unless that is zero, and
    /// the smallest grid that fills the device. A callback gives the shared memory for a block size.
    pub fn best_block(&self, limit: u32, dynamic_shared: impl Fn(u32) -> u32) -> (u32, u32) {
        let limit = match limit {
            0 => self.most_threads,
            limit => limit.min(self.most_threads),
        };
        let largest = limit.next_multiple_of(WARP);
        let sizes = (WARP..=largest).rev().step_by(WARP as usize);
        let measured = sizes.map(|size| {
            let size = size.min(limit);
            (size, self.resident_blocks(size, dynamic_shared(size)))
        });
        // Of several equal sizes the largest counts, which comes first.
        let best = measured.reduce(|best, next| {
            let threads = |(size, blocks): (u32, u32)| size * blocks;
            match threads(next) > threads(best) {
                true => next,
                false => best,
            }
        });
        match best {
            Some((size, blocks)) if blocks > 0 => (size, blocks * multiprocessors()),
            _ => (0, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn footprint() -> Footprint {
        Footprint {
            registers: 16,
            static_shared: 0,
            most_dynamic_shared: 49152,
            most_threads: 1024,
            carveout: 100,
        }
    }

    #[test]
    fn threads_bound_the_blocks() {
        assert_eq!(footprint().resident_blocks(1024, 0), 2);
        assert_eq!(footprint().resident_blocks(1023, 0), 2);
        assert_eq!(footprint().resident_blocks(640, 0), 3);
    }

    #[test]
    fn small_blocks_are_bounded_by_their_number() {
        assert_eq!(footprint().resident_blocks(32, 0), 32);
        assert_eq!(footprint().resident_blocks(1, 0), 32);
    }

    #[test]
    fn registers_bound_the_blocks() {
        let hungry = Footprint {
            registers: 255,
            ..footprint()
        };
        // 255 registers of 32 threads are 8192 in whole units; a partition of 16384 holds two.
        assert_eq!(hungry.resident_blocks(256, 0), 1);
        assert_eq!(hungry.resident_blocks(32, 0), 8);
        assert_eq!(hungry.resident_blocks(512, 0), 0);
        let moderate = Footprint {
            registers: 40,
            ..footprint()
        };
        // 1280 registers a warp: 12 warps in each of four parts.
        assert_eq!(moderate.resident_blocks(256, 0), 6);
    }

    #[test]
    fn shared_memory_bounds_the_blocks() {
        // 228 KiB hold four of 48 KiB and the 1 KiB that each block costs, but not five.
        assert_eq!(footprint().resident_blocks(32, 49152), 4);
        let half = Footprint {
            static_shared: 24576,
            ..footprint()
        };
        assert_eq!(half.resident_blocks(32, 24576), 4);
        assert_eq!(half.resident_blocks(32, 0), 9);
    }

    #[test]
    fn the_preferred_share_of_shared_memory_bounds_the_blocks() {
        assert_eq!(carveout(-1, [0, 0]), 100);
        assert_eq!(carveout(-1, [0, PREFER_EQUAL]), 50);
        assert_eq!(carveout(-1, [PREFER_L1, PREFER_EQUAL]), 0);
        assert_eq!(carveout(30, [PREFER_L1, 0]), 30);
        let cached = Footprint {
            carveout: 0,
            ..footprint()
        };
        // 8 KiB hold the 1 KiB that each block costs eight times; a larger block gets room for itself.
        assert_eq!(cached.resident_blocks(32, 0), 8);
        assert_eq!(cached.resident_blocks(32, 49152), 1);
        let equal = Footprint {
            carveout: 50,
            ..footprint()
        };
        assert_eq!(equal.available_dynamic_shared(8), 132 * 1024 / 8);
    }

    #[test]
    fn an_impossible_launch_has_no_resident_blocks() {
        assert_eq!(footprint().resident_blocks(1025, 0), 0);
        assert_eq!(footprint().resident_blocks(0, 0), 0);
        assert_eq!(footprint().resident_blocks(32, 49153), 0);
    }

    #[test]
    fn the_bound_of_a_kernel_does_not_bound_the_residents() {
        let bounded = Footprint {
            most_threads: 128,
            ..footprint()
        };
        assert_eq!(bounded.resident_blocks(1024, 0), 2);
        assert_eq!(bounded.best_block(0, |_| 0), (128, 16 * 132));
    }

    #[test]
    fn no_block_is_best_if_none_fits() {
        assert_eq!(footprint().best_block(0, |_| 1 << 20), (0, 0));
    }

    #[test]
    fn available_shared_memory_admits_no_further_block() {
        let wide = Footprint {
            static_shared: 100,
            most_dynamic_shared: 232_448 - 100,
            ..footprint()
        };
        for blocks in 1..=32 {
            let left = wide.available_dynamic_shared(blocks);
            assert!(wide.resident_blocks(32, left) <= blocks.max(4), "{blocks}");
            assert!(
                wide.resident_blocks(32, left + SHARED_UNIT) < blocks,
                "{blocks}"
            );
        }
    }

    #[test]
    fn the_best_block_fills_the_multiprocessor() {
        assert_eq!(footprint().best_block(0, |_| 0), (1024, 2 * 132));
        // Two warps in each of 32 blocks are 2048 threads; three in each of 21 are fewer.
        assert_eq!(footprint().best_block(100, |_| 0), (64, 32 * 132));
        // 128 bytes per thread: five blocks of 352 threads fit, but six of 320 exceed the shared memory.
        let by_threads = footprint().best_block(0, |size| size * 128);
        assert_eq!(by_threads, (352, 5 * 132));
    }
}
