//! Arithmetic in half precision and `bf16`, as scalars and pairs.

use super::plain::plain;
use crate::form::{Form, Held};
use crate::types::Type::{self, Bf16, Bf16x2, F16, F16x2, U32};

pub(super) fn add(all: &mut Vec<Form>) {
    for of in [F16, F16x2] {
        let word = of.word();
        for ends in [
            format!(".{word}"),
            format!(".ftz.{word}"),
            format!(".sat.{word}"),
        ] {
            for name in ["add", "sub", "mul", "add.rn", "sub.rn", "mul.rn"] {
                all.push(plain(format!("{name}{ends}"), &[of, of], of).since(53));
            }
            all.push(plain(format!("fma.rn{ends}"), &[of, of, of], of).since(53));
        }
        all.push(plain(format!("fma.rn.relu.{word}"), &[of, of, of], of).since(80));
        signs(all, of, 53, 60);
        extremes(all, of, true);
        let ex2 = plain(format!("ex2.approx.{word}"), &[of], of).since(75);
        all.push(ex2.held(Held::WithinUlps(1)));
        let tanh = plain(format!("tanh.approx.{word}"), &[of], of).since(75);
        all.push(tanh.held(Held::WithinUlps(2)));
    }
    for of in [Bf16, Bf16x2] {
        let word = of.word();
        all.push(plain(format!("fma.rn.{word}"), &[of, of, of], of).since(80));
        all.push(plain(format!("fma.rn.relu.{word}"), &[of, of, of], of).since(80));
        for name in ["add", "sub", "mul", "add.rn"] {
            all.push(plain(format!("{name}.{word}"), &[of, of], of).since(90));
        }
        signs(all, of, 80, 80);
        extremes(all, of, false);
    }
    for how in [
        "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "geu", "num", "nan",
    ] {
        for (of, target) in [(F16, 53), (Bf16, 90)] {
            let name = format!("setp.{how}.{}", of.word());
            let code = format!("{name} %p, %a, %b;\nselp.u32 %d, 1, 0, %p;");
            all.push(plain(name, &[of, of], U32).code(&code).since(target));
        }
        let name = format!("setp.{how}.f16x2");
        let code = format!("{name} %p|%q, %a, %b;\nselp.u32 %d, 1, 0, %p;\n@%q add.u32 %d, %d, 2;");
        all.push(plain(name, &[F16x2, F16x2], U32).code(&code).since(53));
    }
}

fn signs(all: &mut Vec<Form>, of: Type, neg: u32, abs: u32) {
    let word = of.word();
    all.push(plain(format!("neg.{word}"), &[of], of).since(neg));
    all.push(plain(format!("abs.{word}"), &[of], of).since(abs));
}

fn extremes(all: &mut Vec<Form>, of: Type, has_ftz: bool) {
    let word = of.word();
    for name in ["min", "max", "min.NaN", "max.NaN"] {
        all.push(plain(format!("{name}.{word}"), &[of, of], of).since(80));
    }
    if has_ftz {
        all.push(plain(format!("min.ftz.{word}"), &[of, of], of).since(80));
    }
}
