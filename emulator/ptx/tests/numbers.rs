//! Wide, packed and half-precision numbers, as compiled code, compared with Rust.

use crate::support::compiled::{VARIABLES, arena, line};
use crate::support::{Arena, Loaded, Value, parameters};
use Value::Address;

const NUMBERS: &str = include_str!("kernels/numbers.newest.sm90.ptx");

fn run(arena: &Arena, name: &str, threads: u32, values: &[Value]) {
    let loaded = Loaded::new(NUMBERS, arena, VARIABLES);
    let bytes = parameters(values);
    let done = loaded.run(arena, name, line(1, threads, &bytes));
    done.unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
}

#[test]
fn integers_of_64_bits_are_divided_and_multiplied() {
    let pairs: [[i64; 2]; 8] = [
        [1 << 40, 7],
        [-(1 << 50) - 3, 12_345_678_901],
        [i64::MAX, -1],
        [i64::MIN, 3],
        [5, -6_000_000_000],
        [-1, 1],
        [0x1234_5678_9abc_def0, 0xffff_ffff],
        [0, i64::MIN],
    ];
    let arena = arena();
    arena.write(0, &pairs);
    run(&arena, "wholes", 8, &[Address(0), Address(4096)]);
    for (t, [a, b]) in pairs.into_iter().enumerate() {
        let wide = i128::from(a) * i128::from(b);
        let (ua, ub) = (a as u64, b as u64);
        let unsigned = u128::from(ua) * u128::from(ub);
        let wanted = [
            a / b,
            a % b,
            (ua / ub) as i64,
            (ua % ub) as i64,
            (wide >> 64) as i64,
            (unsigned >> 64) as i64,
            i64::from(a.leading_zeros() * 100 + b.count_ones()),
            a >> (b & 63),
            a as f64 as i64,
            a.reverse_bits(),
        ];
        assert_eq!(arena.read::<i64>(4096 + t * 80, 10), wanted, "{a} and {b}");
    }
}

#[test]
fn integers_of_128_bits_are_divided_and_multiplied() {
    for [high, low, other] in [
        [
            0x0123_4567_89ab_cdefu64,
            0xfedc_ba98_7654_3210,
            0x1_0000_0001,
        ],
        [1, 0, 3],
        [0, 1 << 63, 1 << 62],
        [1 << 62, 5, !0 - 40],
    ] {
        let arena = arena();
        arena.write(0, &[high, low, other]);
        run(&arena, "wider", 32, &[Address(0), Address(4096)]);
        for t in 0..32usize {
            let a = u128::from(high) << 64 | u128::from(low);
            let b = u128::from(other) + t as u128;
            let signed = (-(a as i128) / b as i128) as u128;
            let parts = |value: u128| [(value >> 64) as u64, value as u64];
            let wanted = [a / b, a % b, a.wrapping_mul(b), signed]
                .map(parts)
                .concat();
            assert_eq!(arena.read::<u64>(4096 + t * 64, 8), wanted, "{a} and {b}");
        }
    }
}

/// Applies a function to each part of two words.
fn parts(bits: u32, a: u32, b: u32, of: impl Fn(u32, u32) -> u32) -> u32 {
    let mask = (1u32 << bits) - 1;
    (0..32 / bits).fold(0, |all, part| {
        let [a, b] = [a, b].map(|word| word >> (part * bits) & mask);
        all | (of(a, b) & mask) << (part * bits)
    })
}

#[test]
fn packed_integer_operations_apply_to_each_part() {
    let pairs = [
        [0x0102_0304u32, 0xff80_7f01],
        [0xdead_beef, 0x1234_5678],
        [0x8000_7fff, 0x7fff_8000],
        [0xffff_ffff, 0x0001_0001],
    ];
    let arena = arena();
    arena.write(0, &pairs);
    run(&arena, "packed", 4, &[Address(0), Address(4096)]);
    for (t, [a, b]) in pairs.into_iter().enumerate() {
        let signed = |byte: u32| i32::from(byte as u8 as i8);
        let (left, right) = (a.to_le_bytes(), b.to_le_bytes());
        let dot: i32 = (0..4)
            .map(|i| i32::from(left[i] as i8) * i32::from(right[i] as i8))
            .sum();
        let bytes = [left, right].concat();
        let wanted = [
            parts(8, a, b, |a, b| a + b),
            parts(16, a, b, |a, b| a.wrapping_sub(b)),
            parts(8, a, b, u32::max),
            parts(8, a, b, |a, b| signed(a).abs_diff(signed(b))),
            (dot + 5) as u32,
            u32::from_le_bytes([4, 1, 6, 3].map(|i| bytes[i])),
            b << 9 | a >> 23,
            parts(8, a, b, |a, b| if a == b { 0xff } else { 0 }),
            (a as i32).abs_diff(b as i32) + 3,
            parts(16, a, b, |a, b| (a + b).div_ceil(2)),
        ];
        assert_eq!(
            arena.read::<u32>(4096 + t * 40, 10),
            wanted,
            "{a:x} and {b:x}"
        );
    }
}

#[test]
fn halves_are_rounded_after_each_operation() {
    // All inputs and, except where noted, all results are halves.
    let values = [1.5f32, -2.0, 0.25, 3.0];
    let arena = arena();
    arena.write(0, &values);
    run(&arena, "halves", 4, &[Address(0), Address(4096)]);
    for (t, x) in values.into_iter().enumerate() {
        let found = arena.read::<f32>(4096 + t * 40, 10);
        // A third of a half, rounded to the nearest number of eleven bits.
        let third = x / 3.0;
        let unit = 2f32.powi(third.abs().log2().floor() as i32 - 10);
        let third = (third / unit).round_ties_even() * unit;
        let root = x.abs().sqrt();
        let unit = 2f32.powi(root.log2().floor() as i32 - 10);
        let root = (root / unit).round_ties_even() * unit;
        let wanted = [
            x * x + x,
            third,
            4.0,
            x * x + x,
            f32::from(u8::from(x > 1.0)),
            root,
            x.round_ties_even(),
            x.max(0.5),
            x * x,
            x + x,
        ];
        assert_eq!(found, wanted, "{x}");
    }
}

#[test]
fn values_are_loaded_past_the_caches_and_as_vectors() {
    let arena = arena();
    let vectors: Vec<f32> = (0..32).map(|i| i as f32 * 1.5).collect();
    let pairs: Vec<i32> = (0..16).map(|i| i * 3).collect();
    arena.write(0, &vectors);
    arena.write(1024, &pairs);
    run(
        &arena,
        "loads",
        8,
        &[Address(0), Address(1024), Address(4096)],
    );
    let found = arena.read::<f32>(4096, 64);
    for t in 0..8 {
        let v = &vectors[4 * t..4 * t + 4];
        let last = f32::from_bits(v[3].to_bits() ^ pairs[2 * t + 1] as u32);
        assert_eq!(
            found[4 * t..4 * t + 4],
            [v[0] + pairs[2 * t] as f32, v[1], v[2], last]
        );
        let next = (t + 1) % 8;
        assert_eq!(
            found[32 + 4 * t..36 + 4 * t],
            vectors[4 * next..4 * next + 4]
        );
    }
}
