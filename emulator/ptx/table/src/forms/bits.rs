//! Bits: logic, shifts, fields, counts, permutations.

use super::plain::plain;
use crate::form::{Form, Held};
use crate::types::Type::{S16, S32, S64, U16, U32, U64};

pub(super) fn add(all: &mut Vec<Form>) {
    for (of, bits) in [(U16, 16), (U32, 32), (U64, 64)] {
        for name in ["and", "or", "xor"] {
            all.push(plain(format!("{name}.b{bits}"), &[of, of], of));
        }
        for name in ["not", "cnot"] {
            all.push(plain(format!("{name}.b{bits}"), &[of], of));
        }
        all.push(plain(format!("shl.b{bits}"), &[of, U32], of));
        all.push(plain(format!("shr.b{bits}"), &[of, U32], of));
    }
    for of in [U16, S16, U32, S32, U64, S64] {
        all.push(plain(format!("shr.{}", of.word()), &[of, U32], of));
    }
    for (of, bits) in [(U32, 32), (U64, 64)] {
        for name in ["popc", "clz"] {
            all.push(plain(format!("{name}.b{bits}"), &[of], U32));
        }
        all.push(plain(format!("brev.b{bits}"), &[of], of));
        let name = format!("bfi.b{bits}");
        let code = format!(
            "{{\n.reg .b32 %offset, %length;\nand.b32 %offset, %c, 63;\nshr.u32 %length, %c, 3;\n\
             and.b32 %length, %length, 127;\n{name} %d, %a, %b, %offset, %length;\n}}"
        );
        all.push(plain(name, &[of, of, U32], of).code(&code));
        for offset in [0, 5, 31, 33] {
            for length in [0, 8, 32, 70] {
                let name = format!("bfi.b{bits} {offset} {length}");
                let code = format!("bfi.b{bits} %d, %a, %b, {offset}, {length};");
                let form = plain(name, &[of, of], of).code(&code);
                // The driver's compiler takes a constant length of a 32-bit field modulo 32, but only if the
                // field begins inside and ends outside the register.
                let is_folded = bits == 32 && (1..32).contains(&offset) && offset + length > 32;
                all.push(match is_folded && length >= 32 {
                    true => form.held(Held::Never),
                    false => form,
                });
            }
        }
    }
    for of in [U32, S32, U64, S64] {
        let word = of.word();
        // Start and length of a field are 8-bit numbers.
        let name = format!("bfe.{word}");
        let code = format!("and.b32 %b, %b, 255;\nand.b32 %c, %c, 255;\n{name} %d, %a, %b, %c;");
        all.push(plain(name, &[of, U32, U32], of).code(&code));
        all.push(plain(format!("bfind.{word}"), &[of], U32));
        all.push(plain(format!("bfind.shiftamt.{word}"), &[of], U32));
    }
    for side in ["l", "r"] {
        for beyond in ["wrap", "clamp"] {
            all.push(plain(
                format!("shf.{side}.{beyond}.b32"),
                &[U32, U32, U32],
                U32,
            ));
        }
    }
    for mode in ["", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"] {
        all.push(plain(format!("prmt.b32{mode}"), &[U32, U32, U32], U32));
    }
    for table in [
        "0x80", "0xfe", "0x96", "0xca", "0xe8", "0x3c", "0x01", "0xd5",
    ] {
        let name = format!("lop3.b32 {table}");
        let code = format!("lop3.b32 %d, %a, %b, %c, {table};");
        all.push(plain(name, &[U32, U32, U32], U32).code(&code));
    }
    for mode in ["wrap", "clamp"] {
        all.push(plain(format!("bmsk.{mode}.b32"), &[U32, U32], U32).since(70));
        for of in [U32, S32] {
            all.push(plain(format!("szext.{mode}.{}", of.word()), &[of, U32], of).since(70));
        }
    }
    // Packing and unpacking of registers.
    all.push(plain("mov.b32 halves".to_owned(), &[U32], U32).code(
        "{\n.reg .b16 %low, %high;\nmov.b32 {%low, %high}, %a;\nmov.b32 %d, {%high, %low};\n}",
    ));
    all.push(plain("mov.b64 halves".to_owned(), &[U64], U64).code(
        "{\n.reg .b32 %low, %high;\nmov.b64 {%low, %high}, %a;\nmov.b64 %d, {%high, %low};\n}",
    ));
}
