//! Expressions as text for people: the conditions of gates, and conditions that did not hold.

use cuspec_case::{Expr, Op};
use cuspec_sys::driver::CUdevice_attribute;

/// An expression in the notation of contracts: `machine.devices >= 2`.
pub fn show(expr: &Expr) -> String {
    match expr {
        Expr::Int(value) => value.to_string(),
        Expr::Attribute(number) => show_attribute(*number),
        Expr::Query(question) => question.clone(),
        Expr::Arg(param) => format!("argument {}", param + 1),
        Expr::Out { param, offset, .. } if *offset == 0 => format!("value {}", param + 1),
        Expr::Out { param, offset, .. } => format!("value {} at {offset}", param + 1),
        Expr::Names { place, code } => {
            format!(
                "value {} names the code of argument {}",
                place + 1,
                code + 1
            )
        }
        Expr::Reads { place, text } => format!("value {} reads {text:?}", place + 1),
        Expr::Not(inner) => format!("not {}", show_inner(inner)),
        Expr::Binary(op, left, right) => {
            format!("{} {} {}", show_inner(left), sign(*op), show_inner(right))
        }
    }
}

/// An attribute in the notation of contracts: `device.max_pitch`.
fn show_attribute(number: i32) -> String {
    let name = CUdevice_attribute(number as _).name();
    match name.and_then(|name| name.strip_prefix("CU_DEVICE_ATTRIBUTE_")) {
        Some(name) => format!("device.{}", name.to_lowercase()),
        None => format!("attribute {number}"),
    }
}

fn show_inner(expr: &Expr) -> String {
    match expr {
        Expr::Binary(..) => format!("({})", show(expr)),
        _ => show(expr),
    }
}

fn sign(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "-",
        Op::Mul => "*",
        Op::Div => "/",
        Op::Rem => "%",
        Op::And => "and",
        Op::Or => "or",
        Op::BitAnd => "&",
        Op::BitOr => "|",
        Op::Shl => "<<",
        Op::Eq => "==",
        Op::Ne => "!=",
        Op::Lt => "<",
        Op::Le => "<=",
        Op::Gt => ">",
        Op::Ge => ">=",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_is_shown_by_its_name() {
        assert_eq!(show(&Expr::Attribute(11)), "device.max_pitch");
        assert_eq!(show(&Expr::Attribute(999)), "attribute 999");
    }

    #[test]
    fn an_inner_expression_is_shown_in_brackets() {
        let two = || Box::new(Expr::Int(2));
        let sum = Expr::Binary(Op::Add, Box::new(Expr::Arg(0)), two());
        let whole = Expr::Binary(Op::Eq, Box::new(sum), two());
        assert_eq!(show(&whole), "(argument 1 + 2) == 2");
    }
}
