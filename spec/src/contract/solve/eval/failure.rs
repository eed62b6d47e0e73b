//! Whether a call fails a check, and on which machines.

use crate::contract::solve::value::Value;
use cuspec_case as case;

/// A set of machines, ordered by inclusion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::contract::solve) enum Extent {
    /// All machines.
    Everywhere,
    /// Machines with a property, possibly none.
    Somewhere,
}

/// Whether a call fails a check.
#[derive(Clone)]
pub(in crate::contract::solve) enum Failure {
    /// On every machine.
    Certain,
    /// On machines with this property.
    Where(case::Expr),
}

impl Failure {
    /// Converts a condition that means failure. An undecidable one is no failure.
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

    /// Either of two.
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

    /// The machines on which it fails.
    pub(in crate::contract::solve) fn extent(&self) -> Extent {
        match self {
            Self::Certain => Extent::Everywhere,
            Self::Where(_) => Extent::Somewhere,
        }
    }

    /// Converts it to the condition of a fault.
    pub(super) fn when(self) -> Option<case::Expr> {
        match self {
            Self::Certain => None,
            Self::Where(when) => Some(when),
        }
    }
}
