//! Numbers and conditions that are known only where a case runs.

use serde::{Deserialize, Serialize};

/// A number or a truth value (zero is false) that is known only where the case runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expr {
    Int(i128),
    /// An attribute of the device, by its number in `CUdevice_attribute`.
    Attribute(i32),
    /// A question about the machine or the library: `driver.version`, `machine.devices`.
    Query(String),
    /// The value passed for a parameter, by index, as an unsigned number of at most eight bytes.
    Arg(usize),
    /// Bytes of the place passed for a parameter, read after the call.
    Out {
        param: usize,
        offset: u64,
        size: u64,
        signed: bool,
    },
    /// Whether every byte of a place is zero.
    Zeroed(usize),
    /// Whether the text whose address is in a place is the name of the code passed for a parameter.
    Names {
        place: usize,
        code: usize,
    },
    /// Whether the text whose address is in a place is this one.
    Reads {
        place: usize,
        text: String,
    },
    Not(Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    BitAnd,
    BitOr,
    Shl,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// Answers an expression's questions. `None` means that nobody can tell here.
pub trait Environment {
    fn attribute(&self, number: i32) -> Option<i128>;
    fn query(&self, question: &str) -> Option<i128>;
    fn arg(&self, param: usize) -> Option<i128>;
    fn out(&self, param: usize, offset: u64, size: u64, signed: bool) -> Option<i128>;
    fn is_zeroed(&self, param: usize) -> Option<bool>;
    fn names(&self, place: usize, code: usize) -> Option<bool>;
    fn reads(&self, place: usize, text: &str) -> Option<bool>;
}

impl Expr {
    /// The value where `env` is the machine; arithmetic saturates, division by zero is `None`.
    pub fn eval(&self, env: &dyn Environment) -> Option<i128> {
        Some(match self {
            Expr::Int(value) => *value,
            Expr::Attribute(number) => env.attribute(*number)?,
            Expr::Query(question) => env.query(question)?,
            Expr::Arg(param) => env.arg(*param)?,
            Expr::Out {
                param,
                offset,
                size,
                signed,
            } => env.out(*param, *offset, *size, *signed)?,
            Expr::Zeroed(param) => env.is_zeroed(*param)?.into(),
            Expr::Names { place, code } => env.names(*place, *code)?.into(),
            Expr::Reads { place, text } => env.reads(*place, text)?.into(),
            Expr::Not(inner) => (inner.eval(env)? == 0).into(),
            Expr::Binary(op, left, right) => op.apply(left.eval(env)?, right.eval(env)?)?,
        })
    }
}

impl Op {
    /// `None` for a division by zero and a shift out of range.
    pub fn apply(self, left: i128, right: i128) -> Option<i128> {
        Some(match self {
            Op::Add => left.saturating_add(right),
            Op::Sub => left.saturating_sub(right),
            Op::Mul => left.saturating_mul(right),
            Op::Div => left.checked_div(right)?,
            Op::Rem => left.checked_rem(right)?,
            Op::And => (left != 0 && right != 0).into(),
            Op::Or => (left != 0 || right != 0).into(),
            Op::BitAnd => left & right,
            Op::BitOr => left | right,
            Op::Shl => left.checked_shl(u32::try_from(right).ok()?)?,
            Op::Eq => (left == right).into(),
            Op::Ne => (left != right).into(),
            Op::Lt => (left < right).into(),
            Op::Le => (left <= right).into(),
            Op::Gt => (left > right).into(),
            Op::Ge => (left >= right).into(),
        })
    }
}
