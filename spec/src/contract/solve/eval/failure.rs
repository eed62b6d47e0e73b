//! That a call fails a check, and on which machines.

use crate::contract::solve::value::Value;
use cuspec_case as case;

/// The machines on which something is so of a call, more of them first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::contract::solve) enum Extent {
    /// All of them.
    Everywhere,
    /// Those with a certain property, which may be none.
    Somewhere,
}

/// That a call fails a check.
#[derive(Clone)]
pub(in crate::contract::solve) enum Failure {
    /// On whatever machine.
    Certain,
    /// On those for which this holds.
    Where(case::Expr),
}

impl Failure {
    /// What a condition says of a call that fails where it holds. What nobody can tell is no failure.
    pub(super) fn of(condition: Value) -> Option<Self> {
        match condition {
            Value::Known(0) | Value::Unknown => None,
            Value::Known(_) => Some(Self::Certain),
            Value::Machine(when) => Some(Self::Where(when)),
        }
    }

    pub(super) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Certain, failure) | (failure, Self::Certain) => failure,
            (Self::Where(left), Self::Where(right)) => Self::Where(case::Expr::Binary(
                case::Op::And,
                Box::new(left),
                Box::new(right),
            )),
        }
    }

    /// One of two.
    pub(super) fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Where(left), Self::Where(right)) => Self::Where(case::Expr::Binary(
                case::Op::Or,
                Box::new(left),
                Box::new(right),
            )),
            _ => Self::Certain,
        }
    }

    /// Where it is one.
    pub(in crate::contract::solve) fn extent(&self) -> Extent {
        match self {
            Self::Certain => Extent::Everywhere,
            Self::Where(_) => Extent::Somewhere,
        }
    }

    /// As a fault has it.
    pub(super) fn when(self) -> Option<case::Expr> {
        match self {
            Self::Certain => None,
            Self::Where(when) => Some(when),
        }
    }
}
