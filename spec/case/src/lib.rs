//! A planned case: what the planner writes into the suite and the runner reads from it.
//!
//! A case is one call, or one scenario. Everything that depends on the machine is left in it as
//! an [`Expr`], which the worker evaluates; everything else is already decided.

pub mod sources;

use serde::{Deserialize, Serialize};

/// One call with its arguments and what it must answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// `cuStreamAttachMemAsync[length=partial]`: the function, and what differs from its plain case.
    #[serde(rename = "case")]
    pub id: String,
    /// The symbol that is called; for a scenario, the function it is filed under.
    pub function: String,
    /// The header's group in lower case, `stream`: the unit of evidence files.
    pub group: String,
    pub kind: Kind,
    /// State the call is made in, by its name in `spec/vocabulary/states.rs`.
    #[serde(default = "ready", skip_serializing_if = "is_ready")]
    pub state: String,
    /// One per parameter, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<Arg>,
    pub expect: Expect,
    /// Checked after a successful call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ensures: Vec<Ensure>,
    /// Skipped where one of these is false.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<Expr>,
    /// For [`Kind::Export`]: how `cuGetProcAddress_v2` is asked for the symbol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lookup: Option<Lookup>,
    /// What a successful call changes outlasts the case: the process is not used again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lasting: bool,
    /// Has nothing to do with the contexts and captures of its thread, and leaves nothing in the
    /// thread's stream: it may run on a thread that other such cases have used. Otherwise it needs
    /// one of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shares_thread: bool,
    /// Run only when asked for by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hazard: Option<String>,
}

/// Why a case is in the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Nothing is wrong and nothing is special.
    Plain,
    /// One or two accepted exemplars differ from the plain case.
    Accepted,
    /// One refused or undefined exemplar, alone.
    Refused,
    /// One rule violated, alone.
    Rule,
    /// A state other than ready, alone.
    State,
    /// Two neighbouring checks at once: which comes first.
    Order,
    /// A declared function without a contract, called with zeros before `cuInit`.
    Survey,
    /// The symbol is exported, and `cuGetProcAddress_v2` hands out the same function.
    Export,
    /// A sequence of calls with expectations of its own.
    Scenario,
}

/// A question to `cuGetProcAddress_v2`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lookup {
    /// `cuMemcpy`
    pub name: String,
    /// 3020 for 3.2
    pub version: u32,
    /// `CUdriverProcAddress_flags`
    pub flags: u64,
}

/// How to make one argument. The worker turns it into bytes, little-endian, and the thunk reads as
/// many of them as the parameter's C type has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Int(i128),
    /// A number that depends on the machine.
    Expr(Expr),
    /// Something the worker has to make first: a stream, an allocation, a string.
    Make {
        /// A domain of `spec/vocabulary/`.
        domain: String,
        exemplar: String,
        /// The exemplar's numbers, `allocation_size` and the like, in bytes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        numbers: Vec<(String, i128)>,
    },
    /// A null pointer.
    Null,
    /// A place of `size` bytes, filled with a canary. It must survive a failing call unless
    /// `on_failure` says that the call writes it all the same.
    Out {
        size: u64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        on_failure: bool,
    },
    /// A pointer to a value that the call reads, and perhaps replaces.
    In(Box<Arg>),
    /// A pointer to elements of `size` bytes each.
    Slice { size: u64, elements: Vec<Arg> },
    /// A structure: offset and size in bytes of each field, and its value. What no field covers is zero.
    Record {
        size: u64,
        fields: Vec<(u64, u64, Arg)>,
    },
}

/// What a call must answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Expect {
    /// Whether the first present fault decides; otherwise the code of any present fault will do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordered: bool,
    /// The faults in the order they are checked; none present means success.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// Something wrong with a call, or an early way out of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// `cuStreamAttachMemAsync/whole-allocation`, or an implied check: `cuStreamAttachMemAsync/dptr.null`.
    pub rule: String,
    /// Present only where this holds; always, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Expr>,
    pub outcome: Outcome,
    /// An assumption: recorded, not judged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assumed: bool,
}

/// The answer a fault leads to. Codes are numbers of the API's own result type, with names for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One of these codes, `CUDA_ERROR_INVALID_VALUE`; success is `CUDA_SUCCESS`.
    Codes(Vec<String>),
    /// Some error, whichever.
    Failure,
    /// Nobody may rely on it: recorded, never judged.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later(String),
}

/// Something that must hold after success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ensure {
    pub rule: String,
    pub holds: Expr,
    /// An assumption: recorded, not judged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub assumed: bool,
}

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

fn ready() -> String {
    "ready".to_owned()
}

fn is_ready(state: &String) -> bool {
    state == "ready"
}
