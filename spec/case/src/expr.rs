//! Numbers and conditions that are known only where a case runs.

use serde::{Deserialize, Serialize};

/// A number or a truth value (zero is false) that is known only where the case runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expr {
    /// A number as it stands.
    Int(i128),
    /// An attribute of the device, by its number in `CUdevice_attribute`.
    Attribute(i32),
    /// A question about the machine or the library: `driver.version`, `machine.devices`.
    Query(String),
    /// The value passed for a parameter, by index, as an unsigned number of at most eight bytes.
    Arg(usize),
    /// Bytes of the place passed for a parameter, read after the call.
    Out {
        /// Index of the parameter.
        param: usize,
        /// Where in the place the bytes begin.
        offset: u64,
        /// How many bytes.
        size: u64,
        /// Whether they are a number with a sign.
        signed: bool,
    },
    /// Whether the text whose address is in a place is the name of the code passed for a parameter.
    Names {
        /// Index of the parameter whose place holds the address.
        place: usize,
        /// Index of the parameter that the code was passed for.
        code: usize,
    },
    /// Whether the text whose address is in a place is this one.
    Reads {
        /// Index of the parameter whose place holds the address.
        place: usize,
        /// What the text must be.
        text: String,
    },
    /// One where the inner number is zero, and zero otherwise.
    Not(Box<Expr>),
    /// Two numbers and what is made of them.
    Binary(Op, Box<Expr>, Box<Expr>),
}

/// What is made of two numbers. Truth values are one and zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Op {
    /// `+`, saturating.
    Add,
    /// `-`, saturating.
    Sub,
    /// `*`, saturating.
    Mul,
    /// `/`, towards zero.
    Div,
    /// `%`, with the sign of the left number.
    Rem,
    /// `&&`.
    And,
    /// `||`.
    Or,
    /// `&`.
    BitAnd,
    /// `|`.
    BitOr,
    /// `<<`.
    Shl,
    /// `==`.
    Eq,
    /// `!=`.
    Ne,
    /// `<`.
    Lt,
    /// `<=`.
    Le,
    /// `>`.
    Gt,
    /// `>=`.
    Ge,
}

/// Answers an expression's questions. `None` means that nobody can tell here.
pub trait Environment {
    /// The device's attribute of this number in `CUdevice_attribute`.
    fn attribute(&self, number: i32) -> Option<i128>;
    /// The answer to a question about the machine or the library.
    fn query(&self, question: &str) -> Option<i128>;
    /// The number that was passed for a parameter.
    fn arg(&self, param: usize) -> Option<i128>;
    /// A number in the place of a parameter, `size` bytes from `offset` on.
    fn out(&self, param: usize, offset: u64, size: u64, signed: bool) -> Option<i128>;
    /// Whether the text that a place leads to is the name of the code passed for another parameter.
    fn names(&self, place: usize, code: usize) -> Option<bool>;
    /// Whether the text that a place leads to is `text`.
    fn reads(&self, place: usize, text: &str) -> Option<bool>;
}

impl Expr {
    /// The value where `env` is the machine; arithmetic saturates, division by zero is `None`. Where one
    /// side decides `&&` or `||`, nobody need know the other.
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
            Expr::Names { place, code } => env.names(*place, *code)?.into(),
            Expr::Reads { place, text } => env.reads(*place, text)?.into(),
            Expr::Not(inner) => (inner.eval(env)? == 0).into(),
            Expr::Binary(op, left, right) => match (op, left.eval(env)) {
                (Op::And, Some(0)) => 0,
                (Op::Or, Some(known)) if known != 0 => 1,
                (Op::And, None) if right.eval(env) == Some(0) => 0,
                (Op::Or, None) if right.eval(env).is_some_and(|known| known != 0) => 1,
                (_, left) => op.apply(left?, right.eval(env)?)?,
            },
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
