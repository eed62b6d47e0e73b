//! Warps and atomics, as compiled code, compared with Rust.

use crate::support::compiled::{each, line, numbers};
use crate::support::{BASE, CollectedOutput, Value, parameters};
use Value::Address;
use cuspec_ptx::{FaultKind, Launch};

const WARP: [&str; 3] = [
    include_str!("kernels/warp.sm50.ptx"),
    include_str!("kernels/warp.sm90.ptx"),
    include_str!("kernels/warp.newest.sm90.ptx"),
];

#[test]
fn atomics_of_all_blocks_add_up() {
    each(WARP, |arena, loaded| {
        let blocks = 5;
        let threads = 64;
        arena.write(16, &[!0u32]);
        let places = [0, 4096, 4112, 4120, 4128].map(Address);
        loaded
            .run(arena, "atoms", line(blocks, threads, &parameters(&places)))
            .expect("sums");
        let all = (blocks * threads) as i32;
        let a = arena.read::<i32>(0, 10 + threads as usize);
        assert_eq!(a[..8], [all, -2 * all, -5, 63, !0xff, -1, 0, 9]);
        assert!((1..=64).contains(&a[8]));
        assert_eq!(a[9], all);
        // Each thread of the last block got a value from before its own addition.
        assert!(a[10..].iter().all(|&before| (0..all).contains(&before)));
        assert_eq!(
            arena.read::<u64>(4096, 2),
            [(1 << 33) * all as u64, 63 << 32]
        );
        assert_eq!(arena.read::<f32>(4112, 1), [0.5 * all as f32]);
        // The counters wrap around at ten: upwards from 0, downwards from 0.
        let [up, down] = arena.read::<u32>(4128, 2)[..] else {
            panic!("two counters")
        };
        assert_eq!((up, down), (all as u32 % 11, (11 - all as u32 % 11) % 11));
        if loaded.module.target() >= 60 {
            assert_eq!(arena.read::<f64>(4120, 1), [0.25 * f64::from(all)]);
        }
    });
}

#[test]
fn a_scan_goes_through_shared_memory() {
    each(WARP, |arena, loaded| {
        let values = numbers(512);
        arena.write(0, &values);
        let bytes = parameters(&[Address(0), Address(4096)]);
        loaded
            .run(arena, "scan", line(2, 256, &bytes))
            .expect("sums");
        let found = arena.read::<u32>(4096, 512);
        for block in 0..2 {
            let mut sum = 0u32;
            for i in block * 256..block * 256 + 256 {
                sum = sum.wrapping_add(values[i]);
                assert_eq!(found[i], sum);
            }
        }
    });
}

#[test]
fn vector_loads_and_stores_are_complete() {
    each(WARP, |arena, loaded| {
        arena.write(0, &[1f32, 2.0, 3.0, 4.0]);
        arena.write(128, &[200u8, 3, 7, 255]);
        arena.write(256, &[1.5f64, -2.5]);
        let places = [0, 64, 128, 192, 256, 320].map(Address);
        loaded
            .run(arena, "vec", line(1, 1, &parameters(&places)))
            .expect("vectors");
        assert_eq!(arena.read::<f32>(64, 4), [4.0, 3.0, 2.0, 1.0]);
        assert_eq!(arena.read::<i16>(192, 2), [197, -248]);
        assert_eq!(arena.read::<f64>(320, 2), [-2.5, 1.5]);
        let misplaced = [8, 64, 128, 192, 256, 320].map(Address);
        let fault = loaded
            .run(arena, "vec", line(1, 1, &parameters(&misplaced)))
            .expect_err("misaligned");
        assert_eq!(
            (fault.kind, fault.address),
            (FaultKind::Misaligned, Some(BASE + 8))
        );
    });
}

#[test]
fn a_failed_assertion_reports_its_position() {
    each(WARP, |arena, loaded| {
        loaded
            .run(arena, "check", line(1, 8, &parameters(&[Address(0)])))
            .expect("all zero");
        arena.write(5 * 4, &[1]);
        let heard = CollectedOutput::default();
        let stop = std::sync::atomic::AtomicBool::new(false);
        let bytes = parameters(&[Address(0)]);
        let wanted = Launch {
            addresses: &loaded.addresses,
            ..line(1, 8, &bytes)
        };
        let entry = loaded.module.entry("check").expect("a kernel");
        let fault = cuspec_ptx::launch(&loaded.module, entry, &wanted, arena, &heard, &stop);
        assert_eq!(fault.expect_err("a fault").kind, FaultKind::Assert);
        let said = heard.0.into_inner().expect("texts");
        let wanted = "warp.cu:20: check: block: [0,0,0], thread: [5,0,0] Assertion `a[threadIdx.x]==0` failed.\n";
        assert_eq!(said, [wanted]);
    });
}

#[test]
fn a_trap_ends_the_launch() {
    each(WARP, |arena, loaded| {
        loaded.run(arena, "trap", line(1, 3, &[])).expect("no trap");
        let fault = loaded
            .run(arena, "trap", line(1, 4, &[]))
            .expect_err("the fourth thread traps");
        assert_eq!(fault.kind, FaultKind::Trap);
    });
}

#[test]
fn warp_votes_and_matches_are_correct() {
    each(WARP, |arena, loaded| {
        let n = 64usize;
        let values: Vec<i32> = (0..n as i32).map(|i| (i * 37 + 11) % 23).collect();
        arena.write(0, &values);
        let bytes = parameters(&[Address(0), Address(4096)]);
        loaded
            .run(arena, "warp", line(1, n as u32, &bytes))
            .expect("answers");
        let newer = loaded.module.target() >= 70;
        let warp = |i: usize| i / 32 * 32;
        let lane = |i: usize| i % 32;
        let of = |i: usize, f: &dyn Fn(usize) -> bool| {
            (0..32).fold(0u32, |m, l| m | u32::from(f(warp(i) + l)) << l) as i32
        };
        let whole = |i: usize| values[warp(i)..warp(i) + 32].iter().copied();
        let mut rows: Vec<Box<dyn Fn(usize) -> i32 + '_>> = vec![
            Box::new(|i| values[warp(i) + 3]),
            Box::new(|i| {
                if lane(i) < 2 {
                    values[i]
                } else {
                    values[i - 2]
                }
            }),
            Box::new(|i| {
                if i % 16 + 5 > 15 {
                    values[i]
                } else {
                    values[i + 5]
                }
            }),
            Box::new(|i| values[i ^ 7]),
            Box::new(|i| of(i, &|k| values[k] & 1 == 1)),
            Box::new(|i| i32::from(whole(i).any(|v| v > 5))),
            Box::new(|i| i32::from(whole(i).all(|v| v > 5))),
            Box::new(|_| -1),
        ];
        if newer {
            rows.push(Box::new(|i| of(i, &|k| values[k] & 3 == values[i] & 3)));
            rows.push(Box::new(|_| 0));
            rows.push(Box::new(|_| 0));
            rows.push(Box::new(|i| whole(i).sum()));
            rows.push(Box::new(|i| whole(i).max().unwrap_or(0)));
            rows.push(Box::new(|i| whole(i).fold(0, |x, v| x ^ v)));
        }
        rows.push(Box::new(|i| {
            values[warp(i) + if i % 2 == 1 { 1 } else { 2 }]
        }));
        rows.push(Box::new(|_| {
            values.iter().filter(|v| *v & 1 == 1).count() as i32
        }));
        rows.push(Box::new(|_| i32::from(values.iter().all(|v| *v != 0))));
        rows.push(Box::new(|_| 0));
        rows.push(Box::new(|i| (1u32 << lane(i)).wrapping_sub(1) as i32));
        rows.push(Box::new(|i| lane(i) as i32));
        rows.push(Box::new(|_| 1));
        let found = arena.read::<i32>(4096, rows.len() * n);
        for (row, wanted) in rows.iter().enumerate() {
            for i in 0..n {
                assert_eq!(found[row * n + i], wanted(i), "row {row}, thread {i}");
            }
        }
    });
}
