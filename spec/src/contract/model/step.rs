//! What a contract checks and ensures, place by place.

use super::{Expr, Outcome};
use crate::span::Span;
use cuspec_case::{Api, Op};

/// One thing that is checked, or ensured.
#[derive(Clone, Debug)]
pub struct Step {
    /// Only where this holds, the bounds included.
    pub guard: Option<Expr>,
    /// Versions that it holds from or until.
    pub bounds: Vec<Bound>,
    /// It is a check that the driver makes, below the runtime whose contract this is.
    pub is_derived: bool,
    /// A driver has shown that it comes before all that is not so marked, where the rest of the order is
    /// unknown.
    pub is_known_first: bool,
    /// What is done.
    pub kind: StepKind,
}

impl Step {
    /// The need that the step is.
    pub fn need(&self) -> Option<String> {
        match &self.kind {
            StepKind::Need(name) => Some(name.clone()),
            _ => None,
        }
    }

    /// A step that holds everywhere.
    pub fn unguarded(kind: StepKind) -> Step {
        Step {
            guard: None,
            bounds: Vec::new(),
            is_derived: false,
            is_known_first: false,
            kind,
        }
    }
}

/// A version of the library that a step holds from or until, and how that is known.
#[derive(Clone, Debug)]
pub struct Bound {
    /// From it or until it.
    pub side: Side,
    /// As the library counts, 12050 for 12.5.
    pub version: u32,
    /// Releases that showed that it holds, besides those that the step itself names.
    pub on: Vec<String>,
    /// Releases on the other side, which showed that it does not hold there.
    pub not_on: Vec<String>,
    /// Nobody has seen both sides.
    pub is_assumed: bool,
    /// Where it is written.
    pub span: Span,
}

/// On which side of a version something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In this version and later.
    Since,
    /// In earlier versions.
    Until,
}

impl Bound {
    /// Holds where the library is on that side.
    pub fn condition(&self, api: Api) -> Expr {
        let op = match self.side {
            Side::Since => Op::Ge,
            Side::Until => Op::Lt,
        };
        let library = Expr::Query {
            object: api.word().to_owned(),
            question: "version".to_owned(),
        };
        let version = Expr::Int(self.version.into());
        Expr::Binary(op, Box::new(library), Box::new(version))
    }

    /// Whether a version is on the side on which the step holds.
    pub fn holds_in(&self, version: u32) -> bool {
        match self.side {
            Side::Since => version >= self.version,
            Side::Until => version < self.version,
        }
    }
}

/// What happens at one place of a contract's body.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// The thread's last error is what the function returns.
    LastError,
    /// A need is checked, by name.
    Need(String),
    /// The implied checks of a parameter, by index.
    Param(usize),
    /// A condition that ends the call with an answer.
    Rule(Rule),
    /// A condition that a successful call makes true.
    Ensure(Ensure),
}

/// A condition under which the call ends with an answer, and a permanent id for it.
#[derive(Clone, Debug)]
pub struct Rule {
    /// `cuStreamAttachMemAsync/whole-allocation`
    pub id: String,
    /// The rule in a sentence of our own: reports and pages show it.
    pub doc: String,
    /// How it is known.
    pub basis: Basis,
    /// The document that says so, where it is not the header's own of the function.
    pub cited: Option<String>,
    /// Driver versions that showed it.
    pub on: Vec<String>,
    /// What the documents say, where that differs.
    pub documented: Option<Outcome>,
    /// The code is outside the documented set.
    pub is_undocumented: bool,
    /// Cases that violate it run only when this danger is asked for.
    pub hazard: Option<String>,
    /// Why no case can provoke it alone.
    pub unreachable: Option<String>,
    /// Holds where the rule is violated.
    pub condition: Expr,
    /// What a call that violates it answers.
    pub outcome: Outcome,
    /// Where it is written.
    pub span: Span,
}

/// A condition that holds after a successful call, and a permanent id for it.
#[derive(Clone, Debug)]
pub struct Ensure {
    /// `cuDeviceGetCount/counts-devices`, as for a rule.
    pub id: String,
    /// The condition in a sentence of our own.
    pub doc: String,
    /// How it is known.
    pub basis: Basis,
    /// The document that says so, where it is not the header's own of the function.
    pub cited: Option<String>,
    /// Driver versions that showed it.
    pub on: Vec<String>,
    /// Asked for only where this holds.
    pub condition: Expr,
    /// What must be true then.
    pub holds: Expr,
    /// Where it is written.
    pub span: Span,
}

/// How a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The vendor's documents say so.
    Documented,
    /// A driver did so.
    Observed,
    /// Nobody knows yet: what a driver does is recorded and not judged.
    Assumed,
}
