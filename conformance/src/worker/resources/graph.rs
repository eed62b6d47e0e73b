//! Graphs and their nodes.

use cuspec_case::Api;
use cuspec_suite::exemplars::{
    CallbackOfCUhostFn, ClonedGraph, Entry, Event, Function, Graph, GraphExec, GraphMemory, Make,
    Node, NodeOf, SourceGraph, UpdateSource,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

recorded_calls! {
    GraphCalls:
    cuGraphAddKernelNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, launch: *const u8
    );
    cuGraphAddMemcpyNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, copy: *const u8,
        context: Handle
    );
    cudaGraphAddMemcpyNode1D(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, to: u64, from: u64,
        bytes: usize, kind: i32
    );
    cudaGraphAddMemsetNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, fill: *const u8
    );
    cuGraphAddMemsetNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, fill: *const u8,
        context: Handle
    );
    cuGraphAddHostNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, call: *const u8
    );
    cuGraphAddChildGraphNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, child: Handle
    );
    cuGraphAddEventRecordNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, event: Handle
    );
    cuGraphAddEventWaitNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, event: Handle
    );
    cuGraphAddMemAllocNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize,
        allocation: &mut [u64; ALLOCATION_WORDS]
    );
    cuGraphAddMemFreeNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, address: u64
    );
    cuGraphAddBatchMemOpNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, batch: *const u8
    );
    cuGraphClone(clone: &mut Handle, graph: Handle);
    cuGraphDestroyNode(node: Handle);
    cuGraphGetNodes(graph: Handle, nodes: Handle, count: &mut usize);
    cuGraphNodeGetType(node: Handle, kind: &mut u32);
    cuGraphInstantiateWithFlags(exec: &mut Handle, graph: Handle, flags: u64);
    cuGraphExecDestroy(exec: Handle);
    cuGraphChildGraphNodeGetGraph(node: Handle, graph: &mut Handle);
}

impl Make<Graph> for CaseResources<'_> {
    fn make(&mut self, exemplar: Graph, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Graph::Empty => create_graph(resources),
            Graph::Destroyed => {
                let graph = create_graph(resources)?;
                resources
                    .before_call(move |resources| Ok(resources.cuGraphDestroy(graph as Handle)?));
                Ok(graph)
            }
        }
    }
}

impl Make<GraphMemory> for CaseResources<'_> {
    fn make(&mut self, exemplar: GraphMemory, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GraphMemory::Allocated => {
                let graph = graph_of_case(resources)?;
                Ok(add_allocation(resources, graph as Handle)?.1)
            }
            GraphMemory::Own => resources.memory("device", MEMORY_SIZE, super::memory::device),
        }
    }
}

impl Make<ClonedGraph> for CaseResources<'_> {
    fn make(&mut self, exemplar: ClonedGraph, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let graph = graph_of_case(resources)?;
        match exemplar {
            ClonedGraph::Clone => clone_graph(resources, graph),
            ClonedGraph::Original => Ok(graph),
            ClonedGraph::Destroyed => {
                let clone = clone_graph(resources, graph)?;
                resources
                    .before_call(move |resources| Ok(resources.cuGraphDestroy(clone as Handle)?));
                Ok(clone)
            }
        }
    }
}

impl Make<SourceGraph> for CaseResources<'_> {
    fn make(&mut self, exemplar: SourceGraph, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SourceGraph::Empty => create_graph(resources),
            SourceGraph::OnDevice => {
                let graph = create_graph(resources)?;
                add_node(resources, graph as Handle, NodeType::Kernel, numbers)?;
                Ok(graph)
            }
            SourceGraph::WithHost => {
                let graph = create_graph(resources)?;
                add_node(resources, graph as Handle, NodeType::Host, numbers)?;
                Ok(graph)
            }
            SourceGraph::Owned => owned_graph(resources, numbers),
            SourceGraph::Destroyed => Make::<Graph>::make(resources, Graph::Destroyed, numbers),
        }
    }
}

impl Make<UpdateSource> for CaseResources<'_> {
    fn make(&mut self, exemplar: UpdateSource, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            UpdateSource::Same => graph_of_case(resources),
            UpdateSource::Clone => {
                let graph = graph_of_case(resources)?;
                clone_graph(resources, graph)
            }
            UpdateSource::Empty => create_graph(resources),
            UpdateSource::Owned => owned_graph(resources, numbers),
            UpdateSource::Destroyed => Make::<Graph>::make(resources, Graph::Destroyed, numbers),
        }
    }
}

impl Make<Node> for CaseResources<'_> {
    fn make(&mut self, exemplar: Node, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Node::Member => make_node(resources, numbers),
        }
    }
}

impl Make<NodeOf> for CaseResources<'_> {
    fn make(&mut self, exemplar: NodeOf, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let kind = match exemplar {
            NodeOf::Kernel => NodeType::Kernel,
            NodeOf::Memcpy => NodeType::Memcpy,
            NodeOf::Memset => NodeType::Memset,
            NodeOf::Host => NodeType::Host,
            NodeOf::Child => NodeType::Graph,
            NodeOf::Empty => NodeType::Empty,
            NodeOf::WaitEvent => NodeType::WaitEvent,
            NodeOf::EventRecord => NodeType::EventRecord,
            NodeOf::MemAlloc => NodeType::MemAlloc,
            NodeOf::MemFree => NodeType::MemFree,
            NodeOf::BatchMemOp => NodeType::BatchMemOp,
            NodeOf::Destroyed => {
                let node = make_node(resources, numbers)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGraphDestroyNode(node as Handle)?)
                });
                return Ok(node);
            }
        };
        let graph = graph_of_case(resources)?;
        node_of_type(resources, graph, kind, numbers)
    }
}

impl Make<GraphExec> for CaseResources<'_> {
    fn make(&mut self, exemplar: GraphExec, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GraphExec::Instantiated => instantiate(resources, numbers),
            GraphExec::Destroyed => {
                let exec = instantiate(resources, numbers)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGraphExecDestroy(exec as Handle)?)
                });
                Ok(exec)
            }
        }
    }
}

/// Types of nodes, as `CUgraphNodeType` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NodeType {
    Kernel,
    Memcpy,
    Memset,
    Host,
    Graph,
    Empty,
    WaitEvent,
    EventRecord,
    MemAlloc = 10,
    MemFree = 11,
    BatchMemOp = 12,
}

impl NodeType {
    /// Those of graphs that can be cloned.
    const ALL: [NodeType; 9] = [
        NodeType::Kernel,
        NodeType::Memcpy,
        NodeType::Memset,
        NodeType::Host,
        NodeType::Graph,
        NodeType::Empty,
        NodeType::WaitEvent,
        NodeType::EventRecord,
        NodeType::BatchMemOp,
    ];
}

/// The graph of the case, or a new one.
pub(super) fn graph_of_case(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    match resources.case_graph() {
        Some(graph) => Ok(graph),
        None => create_graph(resources),
    }
}

/// An executable of the case's graph, which gets a node of each type that its library can add.
fn instantiate(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let graph = graph_of_case(resources)?;
    let maker = resources.maker;
    let kinds = NodeType::ALL.into_iter();
    for kind in kinds.filter(|kind| maker == Api::Driver || *kind != NodeType::BatchMemOp) {
        node_of_type(resources, graph, kind, numbers)?;
    }
    let mut exec: Handle = std::ptr::null_mut();
    resources.cuGraphInstantiateWithFlags(&mut exec, graph as Handle, 0)?;
    Ok(exec as u64)
}

/// The first node of this type in a graph, or a new one.
fn node_of_type(
    resources: &mut CaseResources<'_>,
    graph: u64,
    kind: NodeType,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    match find_node(resources, graph as Handle, kind as u32)? {
        Some(node) => Ok(node),
        None => add_node(resources, graph as Handle, kind, numbers),
    }
}

/// The first node of a graph with this number of a type.
pub(super) fn find_node(
    resources: &mut CaseResources<'_>,
    graph: Handle,
    kind: u32,
) -> Result<Option<u64>, SetupError> {
    if kind == NodeType::BatchMemOp as u32 && resources.maker == Api::Runtime {
        // The runtime has no number for this type.
        return resources.with_driver(|resources| find_node(resources, graph, kind));
    }
    let mut nodes: [Handle; MAX_NODES] = [std::ptr::null_mut(); MAX_NODES];
    let mut count = nodes.len();
    resources.cuGraphGetNodes(graph, nodes.as_mut_ptr().cast(), &mut count)?;
    for node in nodes.into_iter().take(count) {
        let mut found = 0;
        match resources.cuGraphNodeGetType(node, &mut found) {
            Ok(()) if found == kind => return Ok(Some(node as u64)),
            // A node whose type has no number in the library is another one.
            Ok(()) | Err(_) => {}
        }
    }
    Ok(None)
}

/// Size of `CUDA_MEM_ALLOC_NODE_PARAMS` in words.
const ALLOCATION_WORDS: usize = 15;
/// More nodes than the graph of a case has.
const MAX_NODES: usize = 32;
/// Size of the memory that nodes copy and fill, in bytes.
const MEMORY_SIZE: usize = 65536;
/// Number of bytes that nodes copy and fill.
const NODE_BYTES: u64 = 1024;
/// `cudaMemcpyDeviceToDevice`.
const DEVICE_TO_DEVICE: i32 = 3;
/// `CU_STREAM_MEM_OP_WRITE_VALUE_32`.
const WRITE_VALUE_32: u64 = 2;
/// `CU_MEMORYTYPE_DEVICE`.
const MEMORY_OF_DEVICE: u64 = 2;

/// A kernel of the program, as the driver names it.
fn function_of_program(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let entry = Make::<Entry>::make(resources, Entry::Loaded, numbers)?;
    let none = || SetupError::Unavailable("there is no runtime".to_owned());
    let runtime = resources.api().runtime.ok_or_else(none)?;
    // SAFETY: the entry is a registered host function.
    let function = unsafe { runtime.cudaGetFuncBySymbol(entry as Handle) };
    let failed = |code| SetupError::Unavailable(format!("cudaGetFuncBySymbol: {code:?}"));
    Ok(function.map_err(failed)? as u64)
}

fn add_node(
    resources: &mut CaseResources<'_>,
    graph: Handle,
    kind: NodeType,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let none = std::ptr::null();
    let context = resources.shared.primary.unwrap_or(0) as Handle;
    let mut node: Handle = std::ptr::null_mut();
    match kind {
        NodeType::Kernel => {
            let function = match (resources.maker, resources.is_of_runtime) {
                (Api::Runtime, _) => Make::<Entry>::make(resources, Entry::Loaded, numbers)?,
                (_, true) => function_of_program(resources, numbers)?,
                (_, false) => Make::<Function>::make(resources, Function::Loaded, numbers)?,
            };
            // One block of one thread: two dimensions in each word, then the shared memory.
            let launch = [function, 1 | 1 << 32, 1 | 1 << 32, 1 | 1 << 32, 0, 0, 0];
            resources.cuGraphAddKernelNode(&mut node, graph, none, 0, launch.as_ptr().cast())?;
        }
        NodeType::Memcpy => {
            let memory = resources.memory("device", MEMORY_SIZE, super::memory::device)?;
            if resources.maker == Api::Runtime {
                let (to, bytes) = (memory + NODE_BYTES, NODE_BYTES as usize);
                resources.cudaGraphAddMemcpyNode1D(
                    &mut node,
                    graph,
                    none,
                    0,
                    to,
                    memory,
                    bytes,
                    DEVICE_TO_DEVICE,
                )?;
                return Ok(node as u64);
            }
            let side = |address| {
                [
                    0,
                    0,
                    0,
                    0,
                    MEMORY_OF_DEVICE,
                    0,
                    address,
                    0,
                    0,
                    NODE_BYTES,
                    1,
                ]
            };
            let extent = [NODE_BYTES, 1, 1];
            let copy = [&side(memory)[..], &side(memory + NODE_BYTES), &extent].concat();
            let copy = copy.as_ptr().cast();
            resources.cuGraphAddMemcpyNode(&mut node, graph, none, 0, copy, context)?;
        }
        NodeType::Memset => {
            let memory = resources.memory("device", MEMORY_SIZE, super::memory::device)?;
            // The value is zero, the elements are bytes.
            let fill = [memory, 0, 1 << 32, NODE_BYTES, 1];
            let fill = fill.as_ptr().cast();
            match resources.maker {
                Api::Runtime => {
                    resources.cudaGraphAddMemsetNode(&mut node, graph, none, 0, fill)?;
                }
                _ => resources.cuGraphAddMemsetNode(&mut node, graph, none, 0, fill, context)?,
            }
        }
        NodeType::Host => {
            let function = CallbackOfCUhostFn::Returns;
            let function = Make::<CallbackOfCUhostFn>::make(resources, function, numbers)?;
            let call = [function, 0];
            resources.cuGraphAddHostNode(&mut node, graph, none, 0, call.as_ptr().cast())?;
        }
        NodeType::Graph => {
            let child = create_graph(resources)? as Handle;
            resources.cuGraphAddChildGraphNode(&mut node, graph, none, 0, child)?;
            // The node has a clone of it.
            resources.cuGraphDestroy(child)?;
        }
        NodeType::Empty => resources.cuGraphAddEmptyNode(&mut node, graph, none, 0)?,
        NodeType::WaitEvent => {
            let event = Make::<Event>::make(resources, Event::Unrecorded, numbers)? as Handle;
            resources.cuGraphAddEventWaitNode(&mut node, graph, none, 0, event)?;
        }
        NodeType::EventRecord => {
            let event = Make::<Event>::make(resources, Event::Unrecorded, numbers)? as Handle;
            resources.cuGraphAddEventRecordNode(&mut node, graph, none, 0, event)?;
        }
        NodeType::MemAlloc => node = add_allocation(resources, graph)?.0,
        NodeType::MemFree => {
            let (allocated, address) = add_allocation(resources, graph)?;
            resources.cuGraphAddMemFreeNode(&mut node, graph, &allocated, 1, address)?;
        }
        NodeType::BatchMemOp => {
            let memory = resources.memory("device", MEMORY_SIZE, super::memory::device)?;
            // A write of 32 bits, all of them zero.
            let steps = [WRITE_VALUE_32, memory, 0, 0, 0, 0];
            let batch = [context as u64, 1, steps.as_ptr() as u64, 0];
            let batch = batch.as_ptr().cast();
            resources.cuGraphAddBatchMemOpNode(&mut node, graph, none, 0, batch)?;
        }
    }
    Ok(node as u64)
}

/// Adds a node that allocates memory. Returns the node and the address.
fn add_allocation(
    resources: &mut CaseResources<'_>,
    graph: Handle,
) -> Result<(Handle, u64), SetupError> {
    let mut node: Handle = std::ptr::null_mut();
    // Pinned memory of device 0, seven words of other properties and reserved bytes, no descriptions of access.
    let mut allocation = [0; ALLOCATION_WORDS];
    (allocation[0], allocation[1], allocation[13]) = (1, 1, NODE_BYTES);
    let none = std::ptr::null();
    resources.cuGraphAddMemAllocNode(&mut node, graph, none, 0, &mut allocation)?;
    Ok((node, allocation[14]))
}

fn clone_graph(resources: &mut CaseResources<'_>, graph: u64) -> Result<u64, SetupError> {
    let mut clone: Handle = std::ptr::null_mut();
    resources.cuGraphClone(&mut clone, graph as Handle)?;
    Ok(clone as u64)
}

/// The child graph of a node.
fn owned_graph(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let graph = create_graph(resources)?;
    let node = add_node(resources, graph as Handle, NodeType::Graph, numbers)?;
    let mut child: Handle = std::ptr::null_mut();
    resources.cuGraphChildGraphNodeGetGraph(node as Handle, &mut child)?;
    Ok(child as u64)
}

pub(super) fn create_graph(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut graph: Handle = std::ptr::null_mut();
    resources.cuGraphCreate(&mut graph, 0)?;
    Ok(graph as u64)
}

/// A node of the case's graph, or of a new one if the case has none.
pub(super) fn make_node(
    resources: &mut CaseResources<'_>,
    _: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let graph = graph_of_case(resources)?;
    let mut node: Handle = std::ptr::null_mut();
    resources
        .api()
        .cuGraphAddEmptyNode(&mut node, graph as Handle, std::ptr::null(), 0)?;
    Ok(node as u64)
}
