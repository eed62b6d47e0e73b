//! Conversions between types.

use super::plain::plain;
use crate::form::Form;
use crate::types::Type::{
    self, Bf16, Bf16x2, F16, F16x2, F32, F64, S8, S16, S32, S64, U8, U16, U32, U64,
};

const INTEGERS: [Type; 8] = [U8, S8, U16, S16, U32, S32, U64, S64];
const FLOATS: [Type; 3] = [F16, F32, F64];

pub(super) fn add(all: &mut Vec<Form>) {
    for from in INTEGERS {
        for to in INTEGERS {
            convert(all, "", to, from);
            if !holds(to, from) {
                convert(all, ".sat", to, from);
            }
        }
        for to in FLOATS {
            for rounding in [".rn", ".rz", ".rm", ".rp"] {
                convert(all, rounding, to, from);
            }
        }
    }
    for from in FLOATS {
        for to in INTEGERS {
            for rounding in [".rni", ".rzi", ".rmi", ".rpi"] {
                convert(all, rounding, to, from);
                if from == F32 {
                    convert(all, &format!("{rounding}.ftz"), to, from);
                }
            }
        }
        for rounding in [".rni", ".rzi", ".rmi", ".rpi", ".rni.sat"] {
            convert(all, rounding, from, from);
        }
        convert(all, ".sat", from, from);
    }
    for (to, from) in [(F16, F32), (F16, F64), (F32, F64)] {
        for rounding in [".rn", ".rz", ".rm", ".rp"] {
            convert(all, rounding, to, from);
            convert(all, &format!("{rounding}.sat"), to, from);
        }
    }
    for (to, from) in [(F32, F16), (F64, F16), (F64, F32)] {
        convert(all, "", to, from);
        convert(all, ".sat", to, from);
    }
    for (how, to, from) in [
        (".ftz", F64, F32),
        (".rn.ftz", F32, F64),
        (".ftz", F32, F16),
        (".rn.ftz", F16, F32),
        (".rni.ftz", F32, F32),
        (".ftz.sat", F32, F32),
    ] {
        convert(all, how, to, from);
    }
    for how in [".rn", ".rz", ".rn.relu", ".rz.relu"] {
        all.push(plain(format!("cvt{how}.bf16.f32"), &[F32], Bf16).since(80));
        all.push(plain(format!("cvt{how}.f16x2.f32"), &[F32, F32], F16x2).since(80));
        all.push(plain(format!("cvt{how}.bf16x2.f32"), &[F32, F32], Bf16x2).since(80));
    }
    all.push(plain("cvt.f32.bf16".to_owned(), &[Bf16], F32).since(90));
}

/// Returns whether each value of one integer type is a value of the other, so that nothing saturates.
fn holds(to: Type, from: Type) -> bool {
    match (to.is_signed(), from.is_signed()) {
        (false, true) => false,
        (true, false) => to.bits() > from.bits(),
        _ => to.bits() >= from.bits(),
    }
}

fn convert(all: &mut Vec<Form>, how: &str, to: Type, from: Type) {
    let is_half = to == F16 || from == F16;
    let name = format!("cvt{how}.{}.{}", to.word(), from.word());
    all.push(plain(name, &[from], to).since(if is_half { 53 } else { 50 }));
}
