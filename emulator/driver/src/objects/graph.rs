//! Graphs: nodes and dependencies.

use std::collections::HashMap;

use super::condition::Conditional;
use super::lent::Lent;
use super::semaphore::SemaphoreUse;
use super::stream_attributes::Attributes;
use super::user_object::HeldObjects;
use super::work::{Extent, Fill, Shape, Side, Step};
use crate::id::next_graph_id;

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
    Conditional,
}

impl NodeKind {
    const ALL: [NodeKind; 14] = [
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
        NodeKind::Conditional,
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
            NodeKind::Conditional => 13,
        }
    }
}

/// The work of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeWork {
    Kernel(KernelWork),
    Memcpy(BoxCopy),
    Memset(Fill),
    Host {
        function: usize,
        data: usize,
    },
    /// The child graph, which the node owns.
    Graph(usize),
    EventRecord(usize),
    WaitEvent(usize),
    BatchMemOp {
        context: usize,
        steps: Vec<Step>,
    },
    MemAlloc {
        address: u64,
        size: u64,
    },
    MemFree(u64),
    SemaphoreSignal(Vec<SemaphoreUse>),
    SemaphoreWait(Vec<SemaphoreUse>),
    Conditional(Conditional),
    /// A node without work, or one of a kind that is recorded and not executed.
    Recorded(NodeKind),
}

impl From<NodeKind> for NodeWork {
    fn from(kind: NodeKind) -> NodeWork {
        NodeWork::Recorded(kind)
    }
}

impl NodeWork {
    pub fn kind(&self) -> NodeKind {
        match self {
            NodeWork::Kernel(_) => NodeKind::Kernel,
            NodeWork::Memcpy(_) => NodeKind::Memcpy,
            NodeWork::Memset(_) => NodeKind::Memset,
            NodeWork::Host { .. } => NodeKind::Host,
            NodeWork::Graph(_) => NodeKind::Graph,
            NodeWork::EventRecord(_) => NodeKind::EventRecord,
            NodeWork::WaitEvent(_) => NodeKind::WaitEvent,
            NodeWork::BatchMemOp { .. } => NodeKind::BatchMemOp,
            NodeWork::MemAlloc { .. } => NodeKind::MemAlloc,
            NodeWork::MemFree(_) => NodeKind::MemFree,
            NodeWork::SemaphoreSignal(_) => NodeKind::SemaphoreSignal,
            NodeWork::SemaphoreWait(_) => NodeKind::SemaphoreWait,
            NodeWork::Conditional(_) => NodeKind::Conditional,
            NodeWork::Recorded(kind) => *kind,
        }
    }

    /// The semaphores that the node signals or waits for; `None` for a node of another kind.
    pub fn semaphores(&self) -> Option<&[SemaphoreUse]> {
        match self {
            NodeWork::SemaphoreSignal(uses) | NodeWork::SemaphoreWait(uses) => Some(uses),
            _ => None,
        }
    }

    /// The graphs that the node owns: its child graph, or the bodies of a condition.
    pub fn inner_graphs(&self) -> &[usize] {
        match self {
            NodeWork::Graph(child) => std::slice::from_ref(child),
            NodeWork::Conditional(conditional) => &conditional.bodies,
            _ => &[],
        }
    }
}

/// A launch of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelWork {
    pub function: usize,
    pub shape: Shape,
    /// The values of the parameters, laid out as the kernel demands.
    pub parameters: Vec<u8>,
    pub given: Given,
}

/// How a program described a launch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The kernel of a library, if the program gave it in place of its function.
    pub kernel: usize,
    /// Whether the values of the parameters were in a buffer.
    pub in_buffer: bool,
}

/// A copy between memory and arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxCopy {
    pub to: Side,
    pub from: Side,
    pub extent: Extent,
}

/// The data of a dependency, as `CUgraphEdgeData` lays it out: ports of both nodes, type, reserved bytes.
pub type EdgeData = [u8; 8];

/// A graph.
#[derive(Debug)]
pub struct Graph {
    /// Its number in the process.
    pub id: u32,
    /// The number of the next node.
    pub next_node: u32,
    /// In the order of creation.
    pub nodes: Vec<usize>,
    /// The nodes without dependencies, in the order in which a device lists them: the last one takes the place of
    /// one that gets its first dependency.
    pub roots: Vec<usize>,
    /// The data of dependencies that have any, by their nodes.
    pub edge_data: HashMap<(usize, usize), EdgeData>,
    /// The node that owns the graph, if it is a child graph or the body of a condition.
    pub owner: Option<usize>,
    pub is_clone: bool,
    pub objects: HeldObjects,
}

/// A node of a graph.
#[derive(Debug)]
pub struct Node {
    pub graph: usize,
    /// Its number in the graph.
    pub id: u32,
    /// The context that a fill or a copy was described with; 0 for none.
    pub context: usize,
    pub work: NodeWork,
    /// Dependencies of the node.
    pub dependencies: Vec<usize>,
    /// The nodes that depend on it.
    pub dependents: Vec<usize>,
    /// The node that it was cloned from.
    pub original: Option<usize>,
    /// Attributes of a kernel, which a captured one has from its stream.
    pub attributes: Box<KernelAttributes>,
    /// The copy of the parameters that the program has pointers to.
    pub lent: Option<Box<Lent>>,
}

impl Default for Graph {
    fn default() -> Graph {
        Graph {
            id: next_graph_id(),
            next_node: 0,
            nodes: Vec::new(),
            roots: Vec::new(),
            edge_data: HashMap::new(),
            owner: None,
            is_clone: false,
            objects: HeldObjects::default(),
        }
    }
}

impl Graph {
    /// Removes a node from the list of nodes without dependencies.
    pub fn remove_root(&mut self, node: usize) {
        if let Some(place) = self.roots.iter().position(|root| *root == node) {
            self.roots.swap_remove(place);
        }
    }
}

impl Node {
    pub fn kind(&self) -> NodeKind {
        self.work.kind()
    }
}

/// Attributes of a kernel's node; defaults of a stream where the node has none. The shape of the launch has the
/// dimensions of clusters.
#[derive(Clone, Debug, Default)]
pub struct KernelAttributes {
    pub priority: i32,
    /// Zero, or another number for a cooperative launch.
    pub cooperative: i32,
    pub cluster_scheduling: u32,
    pub device_updatable: i32,
    pub carveout: u32,
    /// Attributes that streams have as well.
    pub others: Attributes,
}
