//! Compiled modules for tests.

use super::{Arena, Loaded};
use cuspec_ptx::Launch;

/// The offset of module variables.
pub(crate) const VARIABLES: usize = 1 << 20;

pub(crate) fn arena() -> Arena {
    Arena::new(VARIABLES + (1 << 16))
}

/// A grid of blocks of threads along one axis.
pub(crate) fn line(blocks: u32, threads: u32, parameters: &[u8]) -> Launch<'_> {
    Launch {
        grid: [blocks, 1, 1],
        block: [threads, 1, 1],
        parameters,
        ..Launch::default()
    }
}

pub(crate) fn each(texts: [&str; 3], test: impl Fn(&Arena, &Loaded)) {
    for text in texts {
        let arena = arena();
        let loaded = Loaded::new(text, &arena, VARIABLES);
        test(&arena, &loaded);
    }
}

/// Returns pseudorandom numbers.
pub(crate) fn numbers(count: usize) -> Vec<u32> {
    let mut state = 12345u32;
    std::iter::repeat_with(|| {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        state >> 8
    })
    .take(count)
    .collect()
}
