//! Runs single instructions on given bits.

use super::{Arena, Loaded, Value, parameters};
use cuspec_ptx::Launch;

/// Runs `instruction` on `%a`, `%b`, `%c` of the types in `banks`, and returns `%d`, whose type comes first.
pub(crate) fn run(banks: [&str; 4], instruction: &str, inputs: &[[u64; 3]]) -> Vec<u64> {
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

/// Tests one type for all operands, with one input and its result per line.
pub(crate) fn table(bank: &str, instruction: &str, lines: &[([u64; 3], u64)]) {
    mixed([bank; 4], instruction, lines);
}

pub(crate) fn mixed(banks: [&str; 4], instruction: &str, lines: &[([u64; 3], u64)]) {
    let inputs: Vec<[u64; 3]> = lines.iter().map(|(input, _)| *input).collect();
    let found = run(banks, instruction, &inputs);
    for ((input, wanted), found) in lines.iter().zip(found) {
        assert_eq!(
            found, *wanted,
            "{instruction} of {input:x?}: {found:#x}, not {wanted:#x}"
        );
    }
}

pub(crate) const fn f(value: f32) -> u64 {
    value.to_bits() as u64
}

pub(crate) const fn d(value: f64) -> u64 {
    value.to_bits()
}

pub(crate) const NAN: u64 = 0x7fff_ffff;
pub(crate) const INFINITY: u64 = 0x7f80_0000;
pub(crate) const ONE: u64 = f(1.0);
/// The least and the greatest denormal.
pub(crate) const TINY: u64 = 1;
pub(crate) const DENORMAL: u64 = 0x007f_ffff;
pub(crate) const M1: u64 = 0xffff_ffff;
