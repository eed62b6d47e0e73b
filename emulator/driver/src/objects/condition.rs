//! Conditions: values that kernels set, and that decide what conditional nodes of graphs run.

use std::sync::Arc;
use std::sync::atomic::AtomicU32;

/// A condition. It lives as long as the process, since kernels of executables know its handle.
#[derive(Debug)]
pub struct Condition {
    /// The graph that it was created for.
    pub graph: usize,
    /// The context of its node.
    pub context: usize,
    /// The value at the start of each launch; `None` if launches keep the last one.
    pub default: Option<u32>,
    /// The node that it decides about.
    pub node: Option<usize>,
    pub value: Arc<AtomicU32>,
}

/// What the value of a condition means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionalKind {
    /// The first body runs unless the value is zero, and the second one if it is.
    If,
    /// The body runs until the value is zero.
    While,
    /// The value is the number of the body that runs.
    Switch,
}

impl ConditionalKind {
    /// The kind with this number in `CUgraphConditionalNodeType`.
    pub fn from_number(number: u32) -> Option<ConditionalKind> {
        match number {
            0 => Some(ConditionalKind::If),
            1 => Some(ConditionalKind::While),
            2 => Some(ConditionalKind::Switch),
            _ => None,
        }
    }

    /// The largest number of bodies.
    pub fn max_bodies(self) -> u32 {
        match self {
            ConditionalKind::If => 2,
            ConditionalKind::While => 1,
            ConditionalKind::Switch => u32::MAX,
        }
    }

    /// The number of the body that runs for a value. There may be no such body.
    pub fn body(self, value: u32) -> usize {
        match self {
            ConditionalKind::If | ConditionalKind::While => usize::from(value == 0),
            ConditionalKind::Switch => value as usize,
        }
    }
}

/// The work of a conditional node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// The handle of the condition.
    pub condition: usize,
    pub kind: ConditionalKind,
    /// The graphs of which the condition selects one. The node owns them.
    pub bodies: Vec<usize>,
}
