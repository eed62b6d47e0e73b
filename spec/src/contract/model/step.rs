//! Steps of a contract: checks and postconditions.

use super::{Expr, HazardId, NeedId, Outcome, Query};
use crate::span::Span;
use cuspec_case::{Api, Op};

/// A check or a postcondition.
#[derive(Clone, Debug)]
pub struct Step {
    /// The step applies only if this holds, including the bounds.
    pub guard: Option<Expr>,
    /// Versions to which the step is limited.
    pub bounds: Vec<Bound>,
    /// Whether it is a check of the driver below the runtime.
    pub is_derived: bool,
    /// Whether a driver has shown that it precedes all unmarked steps, if the rest of the order is
    /// unknown.
    pub is_known_first: bool,
    /// The kind of step.
    pub kind: StepKind,
}

impl Step {
    /// The need that the step checks.
    pub fn need(&self) -> Option<NeedId> {
        match self.kind {
            StepKind::Need(need) => Some(need),
            _ => None,
        }
    }

    /// A step without a guard.
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

/// A version that limits a step, with its basis.
#[derive(Clone, Debug)]
pub struct Bound {
    /// From or until the version.
    pub side: Side,
    /// Version number of the library, 12050 for 12.5.
    pub version: u32,
    /// Releases that showed the step, besides those of the step itself.
    pub on: Vec<String>,
    /// Releases on the other side of the version, which showed its absence.
    pub not_on: Vec<String>,
    /// Where it is written.
    pub span: Span,
}

/// The side of a version on which a step applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In this version and later.
    Since,
    /// In earlier versions.
    Until,
}

impl Bound {
    /// The condition that the library's version is on that side.
    pub fn condition(&self, api: Api) -> Expr {
        let op = match self.side {
            Side::Since => Op::Ge,
            Side::Until => Op::Lt,
        };
        let version = Expr::Int(self.version.into());
        let library = Expr::Query(Query::Version(api));
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

/// The kind of a step.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// The function returns the thread's last error.
    LastError,
    /// Checks a need.
    Need(NeedId),
    /// Checks a parameter by its domain, by index.
    Param(usize),
    /// A rule.
    Rule(Rule),
    /// A postcondition.
    Ensure(Ensure),
}

/// A condition under which the call returns a code, with a permanent id.
#[derive(Clone, Debug)]
pub struct Rule {
    /// `cuStreamAttachMemAsync/whole-allocation`
    pub id: String,
    /// The rule in a sentence of our own, for reports and pages.
    pub doc: String,
    /// Its basis.
    pub basis: Basis,
    /// Releases that showed it.
    pub on: Vec<String>,
    /// The documented outcome, if it differs.
    pub documented: Option<Outcome>,
    /// Whether the code is outside the documented set.
    pub is_undocumented: bool,
    /// Hazard of cases that violate it.
    pub hazard: Option<HazardId>,
    /// The reason why no case can violate it alone.
    pub unreachable: Option<String>,
    /// True if the rule is violated.
    pub condition: Expr,
    /// The outcome of a violation.
    pub outcome: Outcome,
    /// Where it is written.
    pub span: Span,
}

/// A condition that holds after a successful call, with a permanent id.
#[derive(Clone, Debug)]
pub struct Ensure {
    /// `cuDeviceGetCount/counts-devices`, as for a rule.
    pub id: String,
    /// The condition in a sentence of our own.
    pub doc: String,
    /// Its basis.
    pub basis: Basis,
    /// Releases that showed it.
    pub on: Vec<String>,
    /// The condition under which it applies.
    pub condition: Expr,
    /// The statement.
    pub holds: Expr,
    /// Where it is written.
    pub span: Span,
}

/// The basis of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Documented by the vendor.
    Documented,
    /// Observed on a driver.
    Observed,
    /// Unknown: the answer is recorded and not judged.
    Assumed,
}
