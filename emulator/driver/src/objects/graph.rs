//! Graphs: nodes and dependencies.

use super::stream_attributes::Attributes;

/// Kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    Kernel,
    Memcpy,
    Memset,
    Host,
    Graph,
    Empty,
    WaitEvent,
    EventRecord,
    MemAlloc,
    MemFree,
    BatchMemOp,
    SemaphoreSignal,
    SemaphoreWait,
}

impl NodeKind {
    const ALL: [NodeKind; 13] = [
        NodeKind::Kernel,
        NodeKind::Memcpy,
        NodeKind::Memset,
        NodeKind::Host,
        NodeKind::Graph,
        NodeKind::Empty,
        NodeKind::WaitEvent,
        NodeKind::EventRecord,
        NodeKind::MemAlloc,
        NodeKind::MemFree,
        NodeKind::BatchMemOp,
        NodeKind::SemaphoreSignal,
        NodeKind::SemaphoreWait,
    ];

    pub fn from_number(number: u32) -> Option<NodeKind> {
        let mut all = NodeKind::ALL.into_iter();
        all.find(|kind| kind.number() == number)
    }

    /// Its number in `CUgraphNodeType`.
    pub fn number(self) -> u32 {
        match self {
            NodeKind::Kernel => 0,
            NodeKind::Memcpy => 1,
            NodeKind::Memset => 2,
            NodeKind::Host => 3,
            NodeKind::Graph => 4,
            NodeKind::Empty => 5,
            NodeKind::WaitEvent => 6,
            NodeKind::EventRecord => 7,
            NodeKind::MemAlloc => 10,
            NodeKind::MemFree => 11,
            NodeKind::BatchMemOp => 12,
            NodeKind::SemaphoreSignal => 8,
            NodeKind::SemaphoreWait => 9,
        }
    }
}

#[derive(Debug, Default)]
pub struct Graph {
    /// In the order of creation.
    pub nodes: Vec<usize>,
}

#[derive(Debug)]
pub struct Node {
    pub graph: usize,
    pub kind: NodeKind,
    /// Dependencies of the node.
    pub dependencies: Vec<usize>,
    /// Attributes that a captured kernel has from its stream.
    pub attributes: Box<KernelAttributes>,
}

/// Attributes of a kernel's node; defaults of a stream where the node has none.
#[derive(Clone, Debug, Default)]
pub struct KernelAttributes {
    pub priority: i32,
    pub others: Attributes,
}
