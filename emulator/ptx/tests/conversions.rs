//! Conversions and comparisons, bit for bit. Expected values come from the definition of the instruction set.

use crate::support::instruction::{INFINITY, M1, NAN, ONE, TINY, d, f, mixed, table};

#[test]
fn floats_convert_to_integers_with_each_rounding() {
    let minus = |value: f32| f(-value);
    for (mode, results) in [
        ("rni", [2, 2, 0xffff_fffe]),
        ("rzi", [2, 1, M1]),
        ("rmi", [2, 1, 0xffff_fffe]),
        ("rpi", [3, 2, M1]),
    ] {
        let lines: Vec<_> = [f(2.5), f(1.5), minus(1.5)]
            .into_iter()
            .zip(results)
            .map(|(a, wanted)| ([a, 0, 0], wanted))
            .collect();
        mixed(
            ["b32", "f32", "b32", "b32"],
            &format!("cvt.{mode}.s32.f32 %d, %a"),
            &lines,
        );
    }
    mixed(
        ["b32", "f32", "b32", "b32"],
        "cvt.rzi.s32.f32 %d, %a",
        &[
            ([f(1e20), 0, 0], 0x7fff_ffff),
            ([f(-1e20), 0, 0], 1 << 31),
            ([NAN, 0, 0], 0),
        ],
    );
    mixed(
        ["b32", "f32", "b32", "b32"],
        "cvt.rzi.u32.f32 %d, %a",
        &[([f(-3.0), 0, 0], 0), ([f(1e20), 0, 0], M1)],
    );
    mixed(
        ["b64", "f32", "b32", "b32"],
        "cvt.rzi.s64.f32 %d, %a",
        &[([NAN, 0, 0], 1 << 63), ([f(-2.5), 0, 0], !1)],
    );
    mixed(
        ["b32", "f64", "b32", "b32"],
        "cvt.rzi.s32.f64 %d, %a",
        &[
            ([d(f64::NAN), 0, 0], 1 << 31),
            ([d(1e300), 0, 0], 0x7fff_ffff),
        ],
    );
    mixed(
        ["b32", "f32", "b32", "b32"],
        "cvt.rzi.s8.f32 %d, %a",
        &[([f(-200.0), 0, 0], 0xffff_ff80), ([f(200.0), 0, 0], 127)],
    );
}

#[test]
fn integers_and_floats_convert_to_each_other() {
    mixed(
        ["f32", "b32", "b32", "b32"],
        "cvt.rn.f32.s32 %d, %a",
        &[([0x0100_0001, 0, 0], f(16777216.0)), ([M1, 0, 0], f(-1.0))],
    );
    mixed(
        ["f32", "b32", "b32", "b32"],
        "cvt.rp.f32.u32 %d, %a",
        &[([0x0100_0001, 0, 0], f(16777218.0))],
    );
    mixed(
        ["b32", "b32", "b32", "b32"],
        "cvt.s32.s8 %d, %a",
        &[([0x1ff, 0, 0], M1), ([0x17f, 0, 0], 127)],
    );
    mixed(
        ["b32", "b32", "b32", "b32"],
        "cvt.sat.u8.s32 %d, %a",
        &[([300, 0, 0], 255), ([M1, 0, 0], 0)],
    );
    mixed(
        ["b32", "b32", "b32", "b32"],
        "cvt.s8.s32 %d, %a",
        &[([0x80, 0, 0], 0xffff_ff80)],
    );
    mixed(
        ["f32", "f64", "b32", "b32"],
        "cvt.rn.f32.f64 %d, %a",
        &[
            ([d(1.0 + 2f64.powi(-24)), 0, 0], ONE),
            ([d(1e300), 0, 0], INFINITY),
        ],
    );
    mixed(
        ["f32", "f64", "b32", "b32"],
        "cvt.rz.f32.f64 %d, %a",
        &[([d(1e300), 0, 0], 0x7f7f_ffff)],
    );
    mixed(
        ["f64", "f32", "b32", "b32"],
        "cvt.f64.f32 %d, %a",
        &[([TINY, 0, 0], d(2f64.powi(-149)))],
    );
    // 65504 is the greatest half; 65520 is halfway to the next step, which is not representable.
    mixed(
        ["b16", "f32", "b32", "b32"],
        "cvt.rn.f16.f32 %d, %a",
        &[
            ([f(65519.0), 0, 0], 0x7bff),
            ([f(65520.0), 0, 0], 0x7c00),
            ([f(2f32.powi(-24)), 0, 0], 1),
            ([NAN, 0, 0], 0x7fff),
        ],
    );
    mixed(
        ["b16", "f32", "b32", "b32"],
        "cvt.rz.f16.f32 %d, %a",
        &[([f(1e6), 0, 0], 0x7bff)],
    );
    mixed(
        ["f32", "b16", "b32", "b32"],
        "cvt.f32.f16 %d, %a",
        &[
            ([0x3555, 0, 0], f(0.333_251_95)),
            ([1, 0, 0], f(2f32.powi(-24))),
            ([0xfc00, 0, 0], INFINITY | 1 << 31),
        ],
    );
    mixed(
        ["b16", "f32", "b32", "b32"],
        "cvt.rn.bf16.f32 %d, %a",
        &[([0x3f80_8000, 0, 0], 0x3f80), ([0x3f80_8001, 0, 0], 0x3f81)],
    );
    mixed(
        ["b32", "f32", "f32", "b32"],
        "cvt.rn.f16x2.f32 %d, %a, %b",
        &[([ONE, f(2.0), 0], 0x3c00_4000)],
    );
    mixed(
        ["f32", "f32", "b32", "b32"],
        "cvt.rni.f32.f32 %d, %a",
        &[([f(2.5), 0, 0], f(2.0)), ([f(-0.5), 0, 0], 1 << 31)],
    );
}

#[test]
fn comparisons_distinguish_numbers_from_nan() {
    let tell = |operator: &str| format!("setp.{operator}.f32 %q, %a, %b;\nselp.b32 %d, 1, 0, %q");
    let banks = ["b32", "f32", "f32", "b32"];
    for (operator, less, same, unordered) in [
        ("lt", 1, 0, 0),
        ("le", 1, 1, 0),
        ("gt", 0, 0, 0),
        ("ge", 0, 1, 0),
        ("eq", 0, 1, 0),
        ("ne", 1, 0, 0),
        ("ltu", 1, 0, 1),
        ("leu", 1, 1, 1),
        ("gtu", 0, 0, 1),
        ("geu", 0, 1, 1),
        ("equ", 0, 1, 1),
        ("neu", 1, 0, 1),
        ("num", 1, 1, 0),
        ("nan", 0, 0, 1),
    ] {
        mixed(
            banks,
            &tell(operator),
            &[
                ([ONE, f(2.0), 0], less),
                ([0, 1 << 31, 0], same),
                ([ONE, NAN, 0], unordered),
            ],
        );
    }
    let integers = "setp.lt.s32 %q, %a, %b;\nselp.b32 %d, 1, 0, %q";
    table("b32", integers, &[([M1, 0, 0], 1), ([0, M1, 0], 0)]);
    table(
        "b32",
        "setp.lo.u32 %q, %a, %b;\nselp.b32 %d, 1, 0, %q",
        &[([M1, 0, 0], 0), ([0, M1, 0], 1)],
    );
    table(
        "b32",
        "slct.b32.s32 %d, %a, %b, %c",
        &[([5, 6, 0], 5), ([5, 6, M1], 6)],
    );
    mixed(
        ["b32", "f32", "f32", "b32"],
        "set.gt.u32.f32 %d, %a, %b",
        &[([f(2.0), ONE, 0], M1), ([ONE, ONE, 0], 0)],
    );
    mixed(
        ["f32"; 4],
        "set.gt.f32.f32 %d, %a, %b",
        &[([f(2.0), ONE, 0], ONE)],
    );
    mixed(
        banks,
        "testp.subnormal.f32 %q, %a;\nselp.b32 %d, 1, 0, %q",
        &[([TINY, 0, 0], 1), ([ONE, 0, 0], 0)],
    );
}
