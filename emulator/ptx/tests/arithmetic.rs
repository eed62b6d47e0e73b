//! Single instructions, bit for bit. What is wanted is derived from the instruction set's definition.

mod support;

use cuspec_ptx::Launch;
use support::{Arena, Loaded, Value, parameters};

/// Runs `instruction` on `%a`, `%b`, `%c` of the types in `banks`, and gives `%d`, whose type comes first.
fn run(banks: [&str; 4], instruction: &str, inputs: &[[u64; 3]]) -> Vec<u64> {
    let mut text =
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p) {\n\
         .reg .b64 %at, %x<4>; .reg .b32 %i, %n<4>; .reg .b16 %s<4>; .reg .pred %q;\n"
            .to_owned();
    for (bank, name) in banks.iter().zip(["d", "a", "b", "c"]) {
        text += &format!(".reg .{bank} %{name};\n");
    }
    text += "ld.param.u64 %at, [p]; mov.u32 %i, %tid.x; mad.wide.u32 %at, %i, 32, %at;\n";
    for (index, (bank, name)) in banks[1..].iter().zip(["a", "b", "c"]).enumerate() {
        text += &format!("ld.global.{bank} %{name}, [%at+{}];\n", index * 8 + 8);
    }
    text += &format!(
        "ld.global.{} %d, [%at];\n{instruction};\nst.global.{} [%at], %d;\nret;\n}}\n",
        banks[0], banks[0]
    );
    let arena = Arena::new(inputs.len() * 32);
    let cells: Vec<u64> = inputs
        .iter()
        .flat_map(|[a, b, c]| [0, *a, *b, *c])
        .collect();
    arena.write(0, &cells);
    let loaded = Loaded::new(&text, &arena, inputs.len() * 32);
    let bytes = parameters(&[Value::Address(0)]);
    let wanted = Launch {
        block: [inputs.len() as u32, 1, 1],
        parameters: &bytes,
        ..Launch::default()
    };
    loaded.run(&arena, "k", wanted).expect("no fault");
    arena
        .read::<u64>(0, cells.len())
        .chunks(4)
        .map(|cells| cells[0])
        .collect()
}

/// One type for all, and one input with its result for each line.
fn table(bank: &str, instruction: &str, lines: &[([u64; 3], u64)]) {
    mixed([bank; 4], instruction, lines);
}

fn mixed(banks: [&str; 4], instruction: &str, lines: &[([u64; 3], u64)]) {
    let inputs: Vec<[u64; 3]> = lines.iter().map(|(input, _)| *input).collect();
    let found = run(banks, instruction, &inputs);
    for ((input, wanted), found) in lines.iter().zip(found) {
        assert_eq!(
            found, *wanted,
            "{instruction} of {input:x?}: {found:#x}, not {wanted:#x}"
        );
    }
}

const fn f(value: f32) -> u64 {
    value.to_bits() as u64
}

const fn d(value: f64) -> u64 {
    value.to_bits()
}

const NAN: u64 = 0x7fff_ffff;
const INFINITY: u64 = 0x7f80_0000;
const ONE: u64 = f(1.0);
/// The least denormal, and the greatest.
const TINY: u64 = 1;
const DENORMAL: u64 = 0x007f_ffff;
const M1: u64 = 0xffff_ffff;

#[test]
fn single_precision_is_rounded_in_every_direction() {
    // 1 + 2^-24 lies half way between 1 and the next number; 2^-24 is 0x33800000.
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
        // The same as a product and a sum: 1 * 1 + 2^-24.
        table(
            "f32",
            &format!("fma.{mode}.f32 %d, %a, %b, %c"),
            &[([ONE, ONE, half], up)],
        );
    }
    // 1/3 is 0x3eaaaaab to nearest and above, 0x3eaaaaaa below.
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
    // What is lost below must still break the tie: 1 * (1 + 2^-11) cannot be written, but
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
fn what_is_no_number_has_one_form_in_single_precision() {
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
fn denormals_are_kept_or_flushed_as_asked() {
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
    // The least normal number times a half is denormal, and flushed as a result.
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
fn integers_wrap_saturate_and_divide_by_zero() {
    table(
        "b32",
        "add.s32 %d, %a, %b",
        &[([0x7fff_ffff, 1, 0], 0x8000_0000)],
    );
    table(
        "b32",
        "add.sat.s32 %d, %a, %b",
        &[
            ([0x7fff_ffff, 1, 0], 0x7fff_ffff),
            ([0x8000_0000, M1, 0], 0x8000_0000),
        ],
    );
    table(
        "b32",
        "div.s32 %d, %a, %b",
        &[
            ([7, 0, 0], M1),
            ([0x8000_0000, M1, 0], 0x8000_0000),
            ([M1 - 6, 2, 0], M1 - 2),
        ],
    );
    table(
        "b32",
        "div.u32 %d, %a, %b",
        &[([7, 0, 0], M1), ([7, 2, 0], 3)],
    );
    table(
        "b32",
        "rem.s32 %d, %a, %b",
        &[([M1 - 6, 2, 0], M1), ([7, 0, 0], 7)],
    );
    table("b64", "div.u64 %d, %a, %b", &[([7, 0, 0], !0)]);
    table(
        "b32",
        "mul.hi.s32 %d, %a, %b",
        &[([M1, M1, 0], 0), ([0x8000_0000, 2, 0], M1)],
    );
    table("b32", "mul.hi.u32 %d, %a, %b", &[([M1, M1, 0], M1 - 1)]);
    table("b64", "mul.hi.u64 %d, %a, %b", &[([!0, !0, 0], !1)]);
    table("b64", "mul.hi.s64 %d, %a, %b", &[([!0, 5, 0], !0)]);
    mixed(
        ["b64", "b32", "b32", "b64"],
        "mad.wide.s32 %d, %a, %b, %c",
        &[([M1, 3, 10], 7)],
    );
    mixed(
        ["b64", "b32", "b32", "b64"],
        "mul.wide.u32 %d, %a, %b",
        &[([M1, M1, 0], 0xffff_fffe_0000_0001)],
    );
    table(
        "b32",
        "mul24.lo.s32 %d, %a, %b",
        &[([0xff, 2, 0], 0x1fe), ([0x00ff_ffff, 2, 0], M1 - 1)],
    );
    table("b32", "sad.s32 %d, %a, %b, %c", &[([M1, 3, 10], 14)]);
    table(
        "b32",
        "abs.s32 %d, %a",
        &[([0x8000_0000, 0, 0], 0x8000_0000), ([M1, 0, 0], 1)],
    );
    table(
        "b32",
        "dp4a.s32.s32 %d, %a, %b, %c",
        &[([0xff02_ff03, 0x0101_0204, 5], 5 + 12 - 2 + 2 - 1)],
    );
    table(
        "b32",
        "vabsdiff4.u32.u32.u32 %d, %a, %b, %c",
        &[([0xff01_0203, 0x0102_0401, 0], 0xfe01_0202)],
    );
}

#[test]
fn a_carry_goes_from_one_sum_to_the_next() {
    table(
        "b32",
        "add.cc.u32 %n0, %a, %b;\naddc.u32 %d, %c, 0",
        &[([M1, 1, 5], 6), ([M1 - 1, 1, 5], 5)],
    );
    table(
        "b32",
        "sub.cc.u32 %n0, %a, %b;\nsubc.u32 %d, %c, 0",
        &[([0, 1, 5], 4), ([1, 1, 5], 5)],
    );
    table(
        "b32",
        "mad.lo.cc.u32 %n0, %a, %b, %c;\nmadc.hi.u32 %d, %a, %b, 0",
        &[([M1, M1, M1], M1), ([M1, M1, 0], M1 - 1)],
    );
}

#[test]
fn shifts_beyond_the_width_leave_nothing_or_the_sign() {
    table(
        "b32",
        "shl.b32 %d, %a, %b",
        &[([1, 31, 0], 1 << 31), ([1, 32, 0], 0), ([1, M1, 0], 0)],
    );
    table(
        "b32",
        "shr.u32 %d, %a, %b",
        &[([M1, 32, 0], 0), ([M1, 4, 0], 0x0fff_ffff)],
    );
    table(
        "b32",
        "shr.s32 %d, %a, %b",
        &[([1 << 31, 40, 0], M1), ([1 << 31, 4, 0], 0xf800_0000)],
    );
    table(
        "b32",
        "shf.l.wrap.b32 %d, %a, %b, %c",
        &[([0x8000_0000, 1, 33], 3), ([5, 6, 0], 6)],
    );
    table("b32", "shf.l.clamp.b32 %d, %a, %b, %c", &[([5, 6, 40], 5)]);
    table(
        "b32",
        "shf.r.clamp.b32 %d, %a, %b, %c",
        &[([5, 6, 40], 6), ([0, 1, 1], 1 << 31)],
    );
    table("b32", "shf.r.wrap.b32 %d, %a, %b, %c", &[([5, 6, 32], 5)]);
}

#[test]
fn fields_and_bytes_are_taken_and_put() {
    table(
        "b32",
        "bfe.u32 %d, %a, %b, %c",
        &[
            ([0xabcd_1234, 8, 12], 0xd12),
            ([M1, 28, 12], 0xf),
            ([M1, 3, 0], 0),
            ([M1, 40, 4], 0),
        ],
    );
    table(
        "b32",
        "bfe.s32 %d, %a, %b, %c",
        &[
            ([0x0000_0f00, 8, 4], M1),
            ([0x8000_0000, 28, 12], 0xffff_fff8),
            ([1 << 31, 40, 4], M1),
        ],
    );
    table(
        "b32",
        "bfi.b32 %d, %a, %b, 8, 4",
        &[([0xff, 0, 0], 0xf00), ([0, M1, 0], 0xffff_f0ff)],
    );
    table(
        "b32",
        "prmt.b32 %d, %a, %b, 0x7531",
        &[([0x3322_1100, 0x7766_5544, 0], 0x7755_3311)],
    );
    // With its fourth bit set a selector copies the sign of the byte.
    table(
        "b32",
        "prmt.b32 %d, %a, %b, 0x098f",
        &[([0x0000_8000, 0x8000_0000, 0], 0x00ff_00ff)],
    );
    table(
        "b32",
        "lop3.b32 %d, %a, %b, %c, 0x96",
        &[([0b1100, 0b1010, 0b1111], 0b1001)],
    );
    table(
        "b32",
        "lop3.b32 %d, %a, %b, %c, 0xe2",
        &[(
            [0b1100, 0b1010, 0b0110],
            (0b1100 & 0b1010) | (0b0110 & !0b1010),
        )],
    );
    table(
        "b32",
        "bfind.u32 %d, %a",
        &[([0, 0, 0], M1), ([0x10, 0, 0], 4)],
    );
    table(
        "b32",
        "bfind.s32 %d, %a",
        &[([M1, 0, 0], M1), ([0xffff_fff0, 0, 0], 3)],
    );
    table("b32", "bfind.shiftamt.u32 %d, %a", &[([0x10, 0, 0], 27)]);
    table("b32", "clz.b32 %d, %a", &[([0, 0, 0], 32), ([1, 0, 0], 31)]);
    table("b32", "brev.b32 %d, %a", &[([1, 0, 0], 1 << 31)]);
    table("b32", "popc.b32 %d, %a", &[([0xf0f0, 0, 0], 8)]);
    table(
        "b32",
        "fns.b32 %d, %a, %b, %c",
        &[
            ([0b10110, 1, 2], 2),
            ([0b10110, 3, M1 - 1], 1),
            ([0b10110, 3, 0], M1),
        ],
    );
}

#[test]
fn numbers_become_integers_as_asked() {
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
fn integers_and_numbers_are_converted() {
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
    // 65504 is the greatest half; 65520 is half way to the next, which there is not.
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
fn comparisons_tell_numbers_from_others() {
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

#[test]
fn halves_are_computed_two_at_a_time() {
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
fn approximations_are_as_near_as_promised() {
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
