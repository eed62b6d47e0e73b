//! Floating-point arithmetic, bit for bit. Expected values come from the definition of the instruction set.

use crate::support::instruction::{DENORMAL, INFINITY, NAN, ONE, TINY, d, f, mixed, run, table};

#[test]
fn single_precision_is_rounded_in_every_direction() {
    // 1 + 2^-24 is halfway between 1 and the next number; 2^-24 is 0x33800000.
    let half = 0x3380_0000;
    for (mode, up, down) in [
        ("rn", ONE, 0xbf80_0000),
        ("rz", ONE, 0xbf80_0000),
        ("rm", ONE, 0xbf80_0001),
        ("rp", ONE + 1, 0xbf80_0000),
    ] {
        let negative = 1 << 31;
        table(
            "f32",
            &format!("add.{mode}.f32 %d, %a, %b"),
            &[
                ([ONE, half, 0], up),
                ([ONE | negative, half | negative, 0], down),
            ],
        );
        // The same value as product and sum: 1 * 1 + 2^-24.
        table(
            "f32",
            &format!("fma.{mode}.f32 %d, %a, %b, %c"),
            &[([ONE, ONE, half], up)],
        );
    }
    // 1/3 is 0x3eaaaaab to nearest and upwards, 0x3eaaaaaa downwards.
    for (mode, third) in [
        ("rn", 0x3eaa_aaab),
        ("rz", 0x3eaa_aaaa),
        ("rm", 0x3eaa_aaaa),
        ("rp", 0x3eaa_aaab),
    ] {
        table(
            "f32",
            &format!("div.{mode}.f32 %d, %a, %b"),
            &[([ONE, f(3.0), 0], third)],
        );
        table(
            "f32",
            &format!("rcp.{mode}.f32 %d, %a"),
            &[([f(3.0), 0, 0], third)],
        );
    }
    // The root of two is between 0x3fb504f3 (nearer) and 0x3fb504f4.
    for (mode, root) in [
        ("rn", 0x3fb5_04f3),
        ("rz", 0x3fb5_04f3),
        ("rm", 0x3fb5_04f3),
        ("rp", 0x3fb5_04f4),
    ] {
        table(
            "f32",
            &format!("sqrt.{mode}.f32 %d, %a"),
            &[([f(2.0), 0, 0], root), ([f(4.0), 0, 0], f(2.0))],
        );
    }
}

#[test]
fn double_precision_is_rounded_in_every_direction() {
    let half = d(2f64.powi(-53));
    for (mode, up) in [
        ("rn", d(1.0)),
        ("rz", d(1.0)),
        ("rm", d(1.0)),
        ("rp", d(1.0) + 1),
    ] {
        table(
            "f64",
            &format!("add.{mode}.f64 %d, %a, %b"),
            &[([d(1.0), half, 0], up)],
        );
        table(
            "f64",
            &format!("fma.{mode}.f64 %d, %a, %b, %c"),
            &[([d(1.0), d(1.0), half], up)],
        );
    }
    // 1/3 ends with ...5555 below and ...5556 above; below is nearer.
    for (mode, third) in [
        ("rn", 0x3fd5_5555_5555_5555),
        ("rz", 0x3fd5_5555_5555_5555),
        ("rp", 0x3fd5_5555_5555_5556),
    ] {
        table(
            "f64",
            &format!("div.{mode}.f64 %d, %a, %b"),
            &[([d(1.0), d(3.0), 0], third)],
        );
    }
    // The root of two is a little above 0x3ff6a09e667f3bcc, and nearer to the next.
    for (mode, root) in [
        ("rn", 0x3ff6_a09e_667f_3bcd),
        ("rz", 0x3ff6_a09e_667f_3bcc),
        ("rp", 0x3ff6_a09e_667f_3bcd),
    ] {
        table(
            "f64",
            &format!("sqrt.{mode}.f64 %d, %a"),
            &[([d(2.0), 0, 0], root)],
        );
    }
}

#[test]
fn a_fused_product_is_rounded_once() {
    // (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24; rounded twice it would be zero.
    let a = f(1.0 + 2f32.powi(-12));
    table(
        "f32",
        "fma.rn.f32 %d, %a, %b, %c",
        &[([a, a, f(-1.0 - 2f32.powi(-11))], f(2f32.powi(-24)))],
    );
    // In half precision: (1 + 2^-5)^2 - (1 + 2^-4) is 2^-10.
    mixed(
        ["b16"; 4],
        "fma.rn.f16 %d, %a, %b, %c",
        &[([0x3c20, 0x3c20, 0xbc40], 0x1400)],
    );
    // The lost part must still break the tie: 1 * (1 + 2^-11) is not representable, but
    // (2^-11 * 1) + 1 ties to even, and (2^-11 * (1 + 2^-10)) + 1 does not.
    mixed(
        ["b16"; 4],
        "fma.rn.f16 %d, %a, %b, %c",
        &[
            ([0x1000, 0x3c00, 0x3c00], 0x3c00),
            ([0x1000, 0x3c01, 0x3c00], 0x3c01),
        ],
    );
}

#[test]
fn single_precision_has_one_canonical_nan() {
    let quiet = 0x7fc0_1234;
    table(
        "f32",
        "add.f32 %d, %a, %b",
        &[
            ([quiet, ONE, 0], NAN),
            ([INFINITY, INFINITY | 1 << 31, 0], NAN),
            ([0xffc0_0000, ONE, 0], NAN),
        ],
    );
    table("f32", "mul.f32 %d, %a, %b", &[([INFINITY, 0, 0], NAN)]);
    table(
        "f32",
        "fma.rn.f32 %d, %a, %b, %c",
        &[([INFINITY, 0, ONE], NAN), ([ONE, ONE, quiet], NAN)],
    );
    table(
        "f32",
        "sqrt.rn.f32 %d, %a",
        &[([f(-1.0), 0, 0], NAN), ([1 << 31, 0, 0], 1 << 31)],
    );
    table(
        "f32",
        "min.f32 %d, %a, %b",
        &[
            ([quiet, ONE, 0], ONE),
            ([ONE, quiet, 0], ONE),
            ([quiet, quiet, 0], NAN),
            ([0, 1 << 31, 0], 1 << 31),
        ],
    );
    table(
        "f32",
        "max.f32 %d, %a, %b",
        &[([quiet, ONE, 0], ONE), ([1 << 31, 0, 0], 0)],
    );
    table(
        "f32",
        "max.NaN.f32 %d, %a, %b",
        &[([quiet, ONE, 0], NAN), ([f(2.0), ONE, 0], f(2.0))],
    );
    mixed(
        ["b16"; 4],
        "add.f16 %d, %a, %b",
        &[([0x7e01, 0x3c00, 0], 0x7fff)],
    );
}

#[test]
fn denormals_are_kept_or_flushed_by_modifier() {
    table(
        "f32",
        "add.f32 %d, %a, %b",
        &[([DENORMAL, TINY, 0], 0x0080_0000), ([TINY, TINY, 0], 2)],
    );
    table(
        "f32",
        "add.ftz.f32 %d, %a, %b",
        &[
            ([DENORMAL, TINY, 0], 0),
            ([DENORMAL | 1 << 31, 1 << 31, 0], 1 << 31),
        ],
    );
    // The least normal number times one half is denormal, so the result is flushed.
    table(
        "f32",
        "mul.ftz.f32 %d, %a, %b",
        &[
            ([0x0080_0000, f(0.5), 0], 0),
            ([0x8080_0000, f(0.5), 0], 1 << 31),
        ],
    );
    table(
        "f32",
        "mul.f32 %d, %a, %b",
        &[([0x0080_0000, f(0.5), 0], 0x0040_0000)],
    );
    table(
        "f32",
        "mul.sat.f32 %d, %a, %b",
        &[
            ([f(3.0), ONE, 0], ONE),
            ([f(-3.0), ONE, 0], 0),
            ([NAN, ONE, 0], 0),
        ],
    );
    table(
        "f32",
        "fma.rn.f32 %d, %a, %b, %c",
        &[([0x0080_0000, f(0.5), TINY], 0x0040_0001)],
    );
}

#[test]
fn packed_halves_are_computed_in_pairs() {
    table(
        "b32",
        "add.f16x2 %d, %a, %b",
        &[([0x3c00_4000, 0x3c00_3c00, 0], 0x4000_4200)],
    );
    table(
        "b32",
        "fma.rn.relu.f16x2 %d, %a, %b, %c",
        &[([0x3c00_bc00, 0x3c00_3c00, 0], 0x3c00_0000)],
    );
    table(
        "b32",
        "mul.bf16x2 %d, %a, %b",
        &[([0x3f80_4000, 0x4040_4040, 0], 0x4040_40c0)],
    );
    table(
        "b32",
        "max.s16x2 %d, %a, %b",
        &[([0xffff_0005, 0x0001_fffb, 0], 0x0001_0005)],
    );
}

/// Errors are within what the instruction set allows: 2 units in the last place for `ex2`, 2^-22 for
/// `lg2` near one, 2^-20.5 absolute for `sin` and `cos` up to pi, 1 unit for `rcp`, 2^-22.9 for `rsqrt`.
#[test]
fn approximations_stay_within_their_error_bounds() {
    let inputs: Vec<f32> = (1..=200).map(|i| i as f32 * 0.015).collect();
    let cells: Vec<[u64; 3]> = inputs.iter().map(|value| [f(*value), 0, 0]).collect();
    type Exact = fn(f64) -> f64;
    let functions: [(&str, Exact, f64, bool); 7] = [
        ("sin.approx.f32", f64::sin, 2f64.powf(-20.5), false),
        ("cos.approx.f32", f64::cos, 2f64.powf(-20.5), false),
        ("lg2.approx.f32", f64::log2, 2f64.powi(-22), false),
        ("ex2.approx.f32", f64::exp2, 2f64.powi(-22), true),
        ("rcp.approx.f32", |x| 1.0 / x, 2f64.powi(-23), true),
        (
            "rsqrt.approx.f32",
            |x| 1.0 / x.sqrt(),
            2f64.powf(-22.9),
            true,
        ),
        ("tanh.approx.f32", f64::tanh, 2f64.powi(-11), true),
    ];
    for (name, exact, bound, relative) in functions {
        for (input, found) in inputs
            .iter()
            .zip(run(["f32"; 4], &format!("{name} %d, %a"), &cells))
        {
            let wanted = exact(f64::from(*input));
            let error = (f64::from(f32::from_bits(found as u32)) - wanted).abs();
            let scale = if relative { wanted.abs() } else { 1.0 };
            assert!(
                error <= bound * scale,
                "{name} of {input}: off by {error:e}"
            );
        }
    }
}
