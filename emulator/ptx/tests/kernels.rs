//! Compiled kernels, compared with the same algorithm in Rust.

use crate::support::compiled::{each, line, numbers};
use crate::support::{BASE, Value, parameters};
use Value::{Address, Small};
use cuspec_ptx::{FaultKind, Launch};

const BASIC: [&str; 3] = [
    include_str!("kernels/basic.sm50.ptx"),
    include_str!("kernels/basic.sm90.ptx"),
    include_str!("kernels/basic.newest.sm90.ptx"),
];

#[test]
fn vectors_are_added_and_memory_behind_them_is_unchanged() {
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
fn a_tiled_matrix_product_is_correct() {
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
            // All products and sums are small integers, so the order of rounding does not matter.
            let wanted: f32 = (0..n).map(|k| a[row * n + k] * b[k * n + column]).sum();
            assert_eq!(*value, wanted, "at {row}, {column}");
        }
    });
}

#[test]
fn blocks_reduce_with_dynamic_shared_memory() {
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
        // Without dynamic shared memory, the first access is out of bounds.
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
fn functions_recurse_to_different_depths() {
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
fn variables_have_initial_values_and_keep_later_writes() {
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
fn every_thread_of_a_warp_acquires_a_lock() {
    each(BASIC, |arena, loaded| {
        let bytes = parameters(&[Address(0), Address(8)]);
        loaded
            .run(arena, "lock", line(6, 64, &bytes))
            .expect("an end");
        assert_eq!(arena.read::<u32>(0, 4), [0, 0, 6 * 64, 0]);
    });
}

#[test]
fn a_switch_reaches_each_of_its_cases() {
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
fn local_arrays_are_private_to_a_thread() {
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
