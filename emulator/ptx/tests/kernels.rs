//! Kernels as a compiler writes them, beside what they do in Rust.

mod support;

use Value::{Address, Small};
use cuspec_ptx::{FaultKind, Launch};
use support::{Arena, BASE, Loaded, Value, parameters};

const BASIC: [&str; 2] = [
    include_str!("kernels/basic.sm50.ptx"),
    include_str!("kernels/basic.sm90.ptx"),
];
const WARP: [&str; 2] = [
    include_str!("kernels/warp.sm50.ptx"),
    include_str!("kernels/warp.sm90.ptx"),
];

/// Where variables of modules are put.
const VARIABLES: usize = 1 << 20;

fn arena() -> Arena {
    Arena::new(VARIABLES + (1 << 16))
}

/// A grid of blocks of threads along one axis.
fn line(blocks: u32, threads: u32, parameters: &[u8]) -> Launch<'_> {
    Launch {
        grid: [blocks, 1, 1],
        block: [threads, 1, 1],
        parameters,
        ..Launch::default()
    }
}

fn each(texts: [&str; 2], test: impl Fn(&Arena, &Loaded)) {
    for text in texts {
        let arena = arena();
        let loaded = Loaded::new(text, &arena, VARIABLES);
        test(&arena, &loaded);
    }
}

/// Numbers without an order.
fn numbers(count: usize) -> Vec<u32> {
    let mut state = 12345u32;
    std::iter::repeat_with(|| {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        state >> 8
    })
    .take(count)
    .collect()
}

#[test]
fn vectors_are_added_and_what_is_behind_their_end_is_left() {
    each(BASIC, |arena, loaded| {
        let n = 10_001usize;
        let a: Vec<f32> = (0..n).map(|i| i as f32 * 0.37).collect();
        let b: Vec<f32> = (0..n).map(|i| 1e4 - i as f32).collect();
        arena.write(0, &a);
        arena.write(65536, &b);
        let bytes = parameters(&[Address(0), Address(65536), Address(131072), Small(n as u32)]);
        loaded
            .run(arena, "add", line(40, 256, &bytes))
            .expect("a sum");
        let c = arena.read::<f32>(131072, n + 8);
        assert!((0..n).all(|i| c[i] == a[i] + b[i]));
        assert_eq!(c[n..], [0.0; 8]);
    });
}

#[test]
fn a_tiled_product_is_that_of_the_matrices() {
    each(BASIC, |arena, loaded| {
        let n = 64usize;
        let a: Vec<f32> = numbers(n * n)
            .iter()
            .map(|x| (x % 17) as f32 - 8.0)
            .collect();
        let b: Vec<f32> = numbers(n * n)
            .iter()
            .rev()
            .map(|x| (x % 13) as f32 - 6.0)
            .collect();
        arena.write(0, &a);
        arena.write(65536, &b);
        let bytes = parameters(&[Address(0), Address(65536), Address(131072), Small(n as u32)]);
        let wanted = Launch {
            grid: [4, 4, 1],
            block: [16, 16, 1],
            parameters: &bytes,
            ..Launch::default()
        };
        loaded.run(arena, "matmul", wanted).expect("a product");
        let c = arena.read::<f32>(131072, n * n);
        for (index, value) in c.iter().enumerate() {
            let (row, column) = (index / n, index % n);
            // All products and sums are small integers, so that no rounding tells orders apart.
            let wanted: f32 = (0..n).map(|k| a[row * n + k] * b[k * n + column]).sum();
            assert_eq!(*value, wanted, "at {row}, {column}");
        }
    });
}

#[test]
fn blocks_add_up_their_parts_with_dynamic_shared_memory() {
    each(BASIC, |arena, loaded| {
        let values = numbers(5000);
        arena.write(0, &values);
        let bytes = parameters(&[Address(0), Address(65536), Small(5000)]);
        let wanted = Launch {
            dynamic_shared: 128 * 4,
            ..line(7, 128, &bytes)
        };
        loaded.run(arena, "reduce", wanted).expect("a sum");
        let sum = values
            .iter()
            .fold(0u32, |sum, value| sum.wrapping_add(*value));
        assert_eq!(arena.read::<u32>(65536, 1), [sum]);
        // Without that memory the first access is beyond the end.
        let fault = loaded
            .run(arena, "reduce", line(1, 128, &bytes))
            .expect_err("no memory");
        assert_eq!(fault.kind, FaultKind::IllegalAddress);
    });
}

#[test]
fn a_histogram_counts_every_byte_once() {
    each(BASIC, |arena, loaded| {
        let bytes: Vec<u8> = numbers(20_000).iter().map(|x| *x as u8).collect();
        arena.write(0, &bytes);
        let given = parameters(&[Address(0), Address(65536), Small(20_000)]);
        loaded
            .run(arena, "histogram", line(8, 96, &given))
            .expect("counts");
        let mut wanted = [0u32; 256];
        bytes
            .iter()
            .for_each(|byte| wanted[usize::from(*byte)] += 1);
        assert_eq!(arena.read::<u32>(65536, 256), wanted);
    });
}

#[test]
fn structures_are_passed_by_value() {
    each(BASIC, |arena, loaded| {
        // struct { double d; int a[7]; char c; }, a pointer, an integer
        let mut bytes = 40.5f64.to_le_bytes().to_vec();
        (10..17i32).for_each(|value| bytes.extend(value.to_le_bytes()));
        bytes.extend([7, 0, 0, 0]);
        bytes.extend(BASE.to_le_bytes());
        bytes.extend(3i32.to_le_bytes());
        loaded
            .run(arena, "params", line(1, 8, &bytes))
            .expect("values");
        let wanted: Vec<i32> = (0..8).map(|i| 10 + (i + 3) % 7 + 40 + 7).collect();
        assert_eq!(arena.read::<i32>(0, 8), wanted);
    });
}

#[test]
fn functions_recur_to_different_depths() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0)]);
        loaded
            .run(arena, "recurse", line(1, 32, &bytes))
            .expect("numbers");
        let wanted: Vec<i32> = (0..32)
            .map(|i| [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89][i % 12])
            .collect();
        assert_eq!(arena.read::<i32>(0, 32), wanted);
    });
}

#[test]
fn recursion_beyond_the_stack_is_a_fault() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0)]);
        let wanted = Launch {
            stack_bytes: 64,
            ..line(1, 32, &bytes)
        };
        let fault = loaded.run(arena, "recurse", wanted).expect_err("too deep");
        assert_eq!(
            (fault.kind, fault.entry.as_str()),
            (FaultKind::StackOverflow, "recurse")
        );
    });
}

#[test]
fn variables_begin_with_their_values_and_keep_what_is_written() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0)]);
        for counter in [7, 8] {
            loaded
                .run(arena, "globals", line(1, 4, &bytes))
                .expect("values");
            let wanted: Vec<i32> = [3, 1, 4, 1].map(|value| value + counter + 2).to_vec();
            assert_eq!(arena.read::<i32>(0, 4), wanted);
        }
        let managed: Vec<&str> = loaded
            .module
            .variables()
            .filter(|v| v.managed)
            .map(|v| v.name.as_str())
            .collect();
        assert_eq!(managed, ["shared_value"]);
    });
}

#[test]
fn functions_are_called_through_a_table() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0)]);
        loaded
            .run(arena, "indirect", line(1, 6, &bytes))
            .expect("calls");
        assert_eq!(arena.read::<i32>(0, 6), [0, -6, 6, -4, 12, -2]);
    });
}

#[test]
fn kernels_print_as_c_does() {
    each(BASIC, |arena, loaded| {
        let said = loaded
            .run(arena, "say", line(1, 2, &parameters(&[Small(9)])))
            .expect("texts");
        let wanted = [
            "thread 0 of 9: 0.000000 text 123456789abc x\n",
            "thread 1 of 9: 0.500000 text 123456789abc x\n",
        ];
        assert_eq!(said, wanted);
    });
}

#[test]
fn every_thread_of_a_warp_gets_a_lock_in_its_turn() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0), Address(8)]);
        loaded
            .run(arena, "lock", line(6, 64, &bytes))
            .expect("an end");
        assert_eq!(arena.read::<u32>(0, 4), [0, 0, 6 * 64, 0]);
    });
}

#[test]
fn a_switch_goes_to_each_of_its_cases() {
    each(BASIC, |arena, loaded| {
        arena.write(0, &[0i32, 1, 2, 3, 4, 5, 6, 7, 8, -1]);
        let bytes = parameters(&[Address(0), Small(23)]);
        loaded.run(arena, "sw", line(1, 10, &bytes)).expect("cases");
        assert_eq!(
            arena.read::<i32>(0, 10),
            [5, 161, 20, 7, 3, 92, 27, 4, -1, -1]
        );
    });
}

#[test]
fn arrays_of_a_thread_are_its_own() {
    each(BASIC, |arena, loaded| {
        let strides: Vec<i32> = (0..40).collect();
        arena.write(0, &strides);
        let bytes = parameters(&[Address(0), Small(9)]);
        loaded
            .run(arena, "localarr", line(1, 40, &bytes))
            .expect("sums");
        let wanted: Vec<i32> = strides
            .iter()
            .map(|s| (0..9).map(|i| ((i * s) & 31) * 9).sum())
            .collect();
        assert_eq!(arena.read::<i32>(0, 40), wanted);
    });
}

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
        // What each thread of the last block got was there before its own.
        assert!(a[10..].iter().all(|&before| (0..all).contains(&before)));
        assert_eq!(
            arena.read::<u64>(4096, 2),
            [(1 << 33) * all as u64, 63 << 32]
        );
        assert_eq!(arena.read::<f32>(4112, 1), [0.5 * all as f32]);
        // The counters go round after ten: upwards from 0, downwards from 0.
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
fn vectors_are_loaded_and_stored_whole() {
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
fn an_assertion_that_fails_says_where() {
    each(WARP, |arena, loaded| {
        loaded
            .run(arena, "check", line(1, 8, &parameters(&[Address(0)])))
            .expect("all zero");
        arena.write(5 * 4, &[1]);
        let heard = support::Heard::default();
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
        loaded
            .run(arena, "trap", line(1, 3, &[]))
            .expect("nobody traps");
        let fault = loaded
            .run(arena, "trap", line(1, 4, &[]))
            .expect_err("the fourth does");
        assert_eq!(fault.kind, FaultKind::Trap);
    });
}

#[test]
fn threads_of_a_warp_answer_together() {
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
