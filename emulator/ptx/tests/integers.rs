//! Integers and bits, bit for bit. Expected values come from the definition of the instruction set.

use crate::support::instruction::{M1, mixed, table};

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
        &[([M1 - 6, 2, 0], M1), ([7, 0, 0], M1)],
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
fn shifts_beyond_the_width_give_zero_or_the_sign() {
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
fn bit_fields_and_bytes_are_extracted_and_inserted() {
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
    // The fourth bit of a selector replicates the sign of the byte.
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
