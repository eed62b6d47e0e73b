//! Cooperation of threads, as compiled code for old and new targets, compared with Rust.

use crate::support::compiled::{VARIABLES, arena, line, numbers};
use crate::support::{Arena, Loaded, Value, parameters};
use Value::{Address, Small};
use cuspec_ptx::Launch;

const THREADS: [&str; 2] = [
    include_str!("kernels/threads.newest.sm75.ptx"),
    include_str!("kernels/threads.newest.sm90.ptx"),
];

fn each(test: impl Fn(&Arena, &Loaded)) {
    for text in THREADS {
        let arena = arena();
        let loaded = Loaded::new(text, &arena, VARIABLES);
        test(&arena, &loaded);
    }
}

fn run(arena: &Arena, loaded: &Loaded, name: &str, size: [u32; 2], values: &[Value]) {
    let bytes = parameters(values);
    let done = loaded.run(arena, name, line(size[0], size[1], &bytes));
    done.unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
}

#[test]
fn sums_of_warps_make_the_sum_of_a_grid() {
    each(|arena, loaded| {
        let values: Vec<i32> = numbers(5000).iter().map(|x| *x as i32 % 1000).collect();
        arena.write(0, &values);
        let places = [Address(0), Address(65536), Small(5000)];
        run(arena, loaded, "sums", [3, 160], &places);
        assert_eq!(arena.read::<i32>(65536, 1), [values.iter().sum::<i32>()]);
    });
}

#[test]
fn atomics_of_shared_memory_count_for_their_block() {
    each(|arena, loaded| {
        let values: Vec<u32> = numbers(700).iter().map(|x| x % 4096 + 5).collect();
        arena.write(0, &values);
        let places = [Address(0), Address(65536), Small(700)];
        run(arena, loaded, "shares", [1, 96], &places);
        let found = arena.read::<u32>(65536, 20);
        let count = |bin: u32| values.iter().filter(|x| **x & 15 == bin).count() as u32;
        for bin in (0..16).filter(|bin| *bin != 3) {
            assert_eq!(found[bin as usize], count(bin));
        }
        // The counter is in the low eight bits until it overflows; above it all values are mixed.
        assert_eq!(found[3] & 0xff, count(3));
        let mixed = values.iter().fold(0, |all, x| all ^ x);
        assert_eq!(found[3] >> 8, mixed);
        let sum: u64 = values.iter().map(|x| u64::from(*x) << 20).sum();
        assert_eq!(found[16..18], [sum as u32, (sum >> 32) as u32]);
        let least = values.iter().min().expect("a value");
        assert_eq!(found[18..], [1050, *least]);
    });
}

#[test]
fn blocks_wait_for_a_flag_of_another_block() {
    each(|arena, loaded| {
        let bytes = parameters(&[Address(0)]);
        let wanted = Launch {
            cooperative: true,
            ..line(9, 4, &bytes)
        };
        loaded.run(arena, "fences", wanted).expect("an end");
        assert_eq!(
            arena.read::<i32>(0, 9),
            [0, 4711, 4711, 4711, 4711, 4711, 4711, 4711, 4711]
        );
    });
}

#[test]
fn clocks_advance() {
    each(|arena, loaded| {
        run(arena, loaded, "clocks", [1, 1], &[Address(0)]);
        assert_eq!(arena.read::<i64>(0, 3), [1; 3]);
    });
}

#[test]
fn a_barrier_counts_the_threads_of_its_block() {
    each(|arena, loaded| {
        run(arena, loaded, "counted", [1, 100], &[Address(0)]);
        assert_eq!(arena.read::<i32>(0, 100), [34 * 100 + 11; 100]);
    });
}

#[test]
fn address_spaces_are_distinguished() {
    each(|arena, loaded| {
        run(
            arena,
            loaded,
            "spaces",
            [1, 32],
            &[Address(0), Address(4096)],
        );
        // Each address is in exactly its own space.
        let holds = 1 | 1 << 2 | 1 << 4 | 1 << 6;
        let wanted: Vec<u32> = (0..32)
            .map(|t| holds + (4 << 8) + ((t + 3) << 16))
            .collect();
        assert_eq!(arena.read::<u32>(4096, 32), wanted);
    });
}

#[test]
fn votes_matches_and_reductions_are_those_of_the_warp() {
    each(|arena, loaded| {
        run(arena, loaded, "votes", [1, 64], &[Address(0)]);
        let x = |t: u32| t.wrapping_mul(2_654_435_761);
        let wanted: Vec<u32> = (0..64u32)
            .map(|t| {
                let warp = t / 32 * 32..t / 32 * 32 + 32;
                let ballot = |of: &dyn Fn(u32) -> bool| {
                    warp.clone()
                        .filter(|t| of(*t))
                        .fold(0u32, |mask, t| mask | 1 << (t % 32))
                };
                let mut r = ballot(&|t| x(t) >> 31 == 1);
                // All are below 64, and the fifth is in the first warp.
                r ^= 1 << 3;
                r ^= u32::from(t < 32) << 4;
                r = r.wrapping_add(ballot(&|other| x(other) >> 30 == x(t) >> 30));
                // All shift by zero, so all values differ and the mask is empty.
                if loaded.module.target() >= 80 {
                    r = r.wrapping_add(warp.clone().sum());
                    r = r.wrapping_add(warp.clone().map(|t| x(t) & 1023).max().expect("a thread"));
                }
                let half = t & 16;
                let from = warp.start + half + ((t * 5) & 15);
                r.wrapping_add(!0).wrapping_add(x(from).count_ones())
            })
            .collect();
        assert_eq!(arena.read::<u32>(0, 64), wanted);
    });
}
