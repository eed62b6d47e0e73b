//! Comparisons and selections.

use super::plain::plain;
use crate::form::Form;
use crate::types::Type::{self, F32, F64, S16, S32, S64, U16, U32, U64};

/// Converts a predicate to a number.
const PREDICATE_AS_NUMBER: &str = "selp.u32 %d, 1, 0, %p;";

pub(super) fn add(all: &mut Vec<Form>) {
    for of in [U16, S16, U32, S32, U64, S64] {
        for how in ["eq", "ne", "lt", "le", "gt", "ge"] {
            compare(all, how, of);
        }
    }
    for of in [U16, U32, U64] {
        for how in ["lo", "ls", "hi", "hs"] {
            compare(all, how, of);
        }
    }
    for of in [F32, F64] {
        for how in [
            "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num",
            "nan",
        ] {
            compare(all, how, of);
        }
    }
    for how in ["eq", "ltu", "ge"] {
        let name = format!("setp.{how}.ftz.f32");
        let code = format!("{name} %p, %a, %b;\n{PREDICATE_AS_NUMBER}");
        all.push(plain(name, &[F32, F32], U32).code(&code));
    }
    for with in ["and", "or", "xor"] {
        let name = format!("setp.lt.{with}.s32");
        let code = format!(
            "setp.gt.s32 %q, %c, 0;\n{name} %p|%q, %a, %b, !%q;\nselp.u32 %d, 1, 0, %p;\n@%q add.u32 %d, %d, 2;"
        );
        all.push(plain(name, &[S32, S32, S32], U32).code(&code));
    }
    for of in [U32, S32, U64, F32, F64] {
        let word = of.word();
        all.push(plain(format!("set.lt.u32.{word}"), &[of, of], U32));
        all.push(plain(format!("set.ge.f32.{word}"), &[of, of], F32));
        let name = format!("selp.{word}");
        let code = format!("setp.ne.u32 %p, %c, 0;\n{name} %d, %a, %b, %p;");
        all.push(plain(name, &[of, of, U32], of).code(&code));
        all.push(plain(format!("slct.{word}.s32"), &[of, of, S32], of));
        all.push(plain(format!("slct.{word}.f32"), &[of, of, F32], of));
    }
    for of in [F32, F64] {
        let word = of.word();
        for what in [
            "finite",
            "infinite",
            "number",
            "notanumber",
            "normal",
            "subnormal",
        ] {
            let name = format!("testp.{what}.{word}");
            let code = format!("{name} %p, %a;\n{PREDICATE_AS_NUMBER}");
            all.push(plain(name, &[of], U32).code(&code));
        }
    }
}

fn compare(all: &mut Vec<Form>, how: &str, of: Type) {
    let name = format!("setp.{how}.{}", of.word());
    let code = format!("{name} %p, %a, %b;\n{PREDICATE_AS_NUMBER}");
    all.push(plain(name, &[of, of], U32).code(&code));
}
