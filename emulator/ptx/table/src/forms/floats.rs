//! Arithmetic in single and double precision.

use super::plain::plain;
use crate::form::{Form, Held};
use crate::types::Type::{self, F32, F64};

const ROUNDINGS: [&str; 4] = ["rn", "rz", "rm", "rp"];

pub(super) fn add(all: &mut Vec<Form>) {
    for rounding in ROUNDINGS {
        for ends in [".f32", ".ftz.f32", ".sat.f32", ".ftz.sat.f32"] {
            arithmetic(all, rounding, ends, F32);
        }
        arithmetic(all, rounding, ".f64", F64);
        for (ends, of) in [(".f32", F32), (".ftz.f32", F32), (".f64", F64)] {
            all.push(plain(format!("div.{rounding}{ends}"), &[of, of], of));
            all.push(plain(format!("rcp.{rounding}{ends}"), &[of], of));
            all.push(plain(format!("sqrt.{rounding}{ends}"), &[of], of));
        }
    }
    for name in [
        "add.f32",
        "sub.f32",
        "mul.f32",
        "add.ftz.f32",
        "mul.sat.f32",
    ] {
        all.push(plain(name.to_owned(), &[F32, F32], F32));
    }
    for (ends, of) in [("f32", F32), ("ftz.f32", F32), ("f64", F64)] {
        for name in ["min", "max"] {
            all.push(plain(format!("{name}.{ends}"), &[of, of], of));
        }
        for name in ["abs", "neg"] {
            all.push(plain(format!("{name}.{ends}"), &[of], of));
        }
    }
    for name in ["min.NaN.f32", "max.NaN.f32", "min.ftz.NaN.f32"] {
        all.push(plain(name.to_owned(), &[F32, F32], F32).since(80));
    }
    for name in ["min.NaN.xorsign.abs.f32", "max.xorsign.abs.f32"] {
        all.push(plain(name.to_owned(), &[F32, F32], F32).since(86));
    }
    // Sums near the least normal number, which show when a result counts as denormal.
    for rounding in ROUNDINGS {
        for sign in ["00", "80"] {
            let name = format!("fma.{rounding}.ftz.f32");
            let code = format!("{name} %d, %a, 0f00800000, 0f{sign}800000;");
            let name = format!("{name} least {sign}");
            all.push(plain(name, &[F32], F32).code(&code));
        }
    }
    for of in [F32, F64] {
        all.push(plain(format!("copysign.{}", of.word()), &[of, of], of));
    }
    approximations(all);
}

fn arithmetic(all: &mut Vec<Form>, rounding: &str, ends: &str, of: Type) {
    for name in ["add", "sub", "mul"] {
        all.push(plain(format!("{name}.{rounding}{ends}"), &[of, of], of));
    }
    all.push(plain(format!("fma.{rounding}{ends}"), &[of, of, of], of));
    if of == F64 || rounding == "rn" {
        all.push(plain(format!("mad.{rounding}{ends}"), &[of, of, of], of));
    }
}

fn within(power: i32, up_to: f64) -> Held {
    Held::WithinPower { power, up_to }
}

/// The error bounds of the instruction set, plus one unit for our rounding.
fn approximations(all: &mut Vec<Form>) {
    for ftz in ["", ".ftz"] {
        let two = |name: &str| plain(format!("{name}{ftz}.f32"), &[F32, F32], F32);
        let one = |name: &str| plain(format!("{name}{ftz}.f32"), &[F32], F32);
        all.push(two("div.approx").held(Held::WithinUlps(3)));
        all.push(two("div.full").held(Held::WithinUlps(3)));
        all.push(one("rcp.approx").held(Held::WithinUlps(2)));
        all.push(one("sqrt.approx").held(Held::WithinUlps(3)));
        all.push(one("rsqrt.approx").held(Held::WithinUlps(3)));
        all.push(one("ex2.approx").held(Held::WithinUlps(3)));
        all.push(one("lg2.approx").held(within(-21, f64::MAX)));
        all.push(one("sin.approx").held(within(-20, 6.3)));
        all.push(one("cos.approx").held(within(-20, 6.3)));
    }
    let tanh = plain("tanh.approx.f32".to_owned(), &[F32], F32);
    all.push(tanh.since(75).held(within(-10, f64::MAX)));
    for name in ["rcp.approx.ftz.f64", "rsqrt.approx.ftz.f64"] {
        let one = plain(name.to_owned(), &[F64], F64);
        all.push(one.held(Held::WithinUlps(1 << 32)));
    }
}
