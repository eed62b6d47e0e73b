//! Integer arithmetic.

use super::plain::plain;
use crate::form::Form;
use crate::types::Type::{self, S16, S32, S64, U16, U32, U64};

const ALL: [Type; 6] = [U16, S16, U32, S32, U64, S64];

fn twice(of: Type) -> Type {
    match of {
        U16 => U32,
        S16 => S32,
        U32 => U64,
        _ => S64,
    }
}

pub(super) fn add(all: &mut Vec<Form>) {
    for of in ALL {
        let word = of.word();
        for name in ["add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max"] {
            all.push(plain(format!("{name}.{word}"), &[of, of], of));
        }
        for name in ["mad.lo", "mad.hi", "sad"] {
            all.push(plain(format!("{name}.{word}"), &[of, of, of], of));
        }
        if of.is_signed() {
            all.push(plain(format!("abs.{word}"), &[of], of));
            all.push(plain(format!("neg.{word}"), &[of], of));
        }
        if of.bits() < 64 {
            let wide = twice(of);
            all.push(plain(format!("mul.wide.{word}"), &[of, of], wide));
            all.push(plain(format!("mad.wide.{word}"), &[of, of, wide], wide));
        }
    }
    for of in [U32, S32] {
        let word = of.word();
        for half in ["lo", "hi"] {
            all.push(plain(format!("mul24.{half}.{word}"), &[of, of], of));
            all.push(plain(format!("mad24.{half}.{word}"), &[of, of, of], of));
        }
    }
    for name in ["add.sat.s32", "sub.sat.s32"] {
        all.push(plain(name.to_owned(), &[S32, S32], S32));
    }
    all.push(plain("mad.hi.sat.s32".to_owned(), &[S32, S32, S32], S32));
    all.push(plain("mad24.hi.sat.s32".to_owned(), &[S32, S32, S32], S32));
    carries(all);
    for first in ["u32", "s32"] {
        for second in ["u32", "s32"] {
            let types = [
                of(first),
                of(second),
                if first == second { of(first) } else { S32 },
            ];
            let dot = format!("dp4a.{first}.{second}");
            all.push(plain(dot, &types, types[2]).since(61));
            for half in ["lo", "hi"] {
                let dot = format!("dp2a.{half}.{first}.{second}");
                all.push(plain(dot, &types, types[2]).since(61));
            }
        }
    }
}

fn of(word: &str) -> Type {
    if word == "s32" { S32 } else { U32 }
}

/// Two instructions: the second uses the carry of the first, and may set the carry itself.
fn carries(all: &mut Vec<Form>) {
    for of in [U32, U64] {
        let word = of.word();
        for (first, second) in [
            ("add.cc", "addc"),
            ("sub.cc", "subc"),
            ("sub.cc", "addc"),
            ("add.cc", "subc"),
        ] {
            let name = format!("{first}.{word} {second}.{word}");
            let code = format!("{first}.{word} %t, %a, %b;\n{second}.{word} %d, %c, %a;");
            all.push(plain(name, &[of, of, of], of).code(&code));
        }
        for (first, second) in [("add.cc", "addc"), ("sub.cc", "subc")] {
            let name = format!("{first}.{word} {second}.cc.{word} {second}.{word}");
            let code = format!(
                "{first}.{word} %t, %a, %b;\n{second}.cc.{word} %u, %c, %a;\n{second}.{word} %d, %b, %c;"
            );
            all.push(plain(name, &[of, of, of], of).code(&code));
        }
        let name = format!("mad.lo.cc.{word} madc.hi.{word}");
        let code = format!("mad.lo.cc.{word} %t, %a, %b, %c;\nmadc.hi.{word} %d, %a, %b, %c;");
        all.push(plain(name, &[of, of, of], of).code(&code));
    }
}
