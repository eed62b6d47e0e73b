//! Graphs and their nodes.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A graph: work and what waits for what in it, before it is made ready to run.
#[domain(CUgraph, live)]
#[resource(ended_by = cuGraphDestroy)]
enum Graph {
    /// A graph without nodes.
    #[accepted]
    Empty,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A graph that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand.
#[domain(CUgraphNode, live)]
enum Node {
    /// A node of the graph.
    #[accepted]
    #[has(dependents = 0)]
    Member,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node in a list of nodes.
#[fields(CUgraphNode)]
struct ListedNode {
    /// The node.
    #[whole]
    node: Node,
}

/// A clone of the graph at hand.
#[domain(CUgraph, live)]
enum ClonedGraph {
    /// A clone.
    #[accepted]
    Clone,
    /// The graph itself.
    #[refused(INVALID_VALUE)]
    Original,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A graph that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand, by its type.
#[domain(CUgraphNode, live)]
enum NodeOf {
    /// A node that launches a kernel.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1, grid_x = 1, grid_y = 1, grid_z = 1)]
    Kernel,
    /// A node that copies memory.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    Memcpy,
    /// A node that fills a row of memory.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1, rows = 1)]
    Memset,
    /// A node that calls a function of the host.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    Host,
    /// A node with a child graph, which has no nodes.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1, child_nodes = 0)]
    Child,
    /// A node without work.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    Empty,
    /// A node that waits for an event.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    WaitEvent,
    /// A node that records an event.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    EventRecord,
    /// A node that allocates memory.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    MemAlloc,
    /// A node that frees memory.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    MemFree,
    /// A node with a batch of memory operations.
    #[refused(INVALID_VALUE)]
    #[has(graph = 1)]
    BatchMemOp,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A node that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Memory that a node of the graph at hand allocates.
#[domain(CUdeviceptr, live)]
enum GraphMemory {
    /// Memory that no node frees yet.
    #[accepted]
    Allocated,
    /// Memory that the program has allocated itself.
    #[refused(INVALID_VALUE)]
    Own,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// An executable graph. Launches of it are stream-ordered.
#[domain(CUgraphExec, live)]
#[resource(ended_by = cuGraphExecDestroy)]
enum GraphExec {
    /// An executable of the graph at hand, which has a node of each type.
    #[accepted]
    #[has(graph = 1, nodes = 9)]
    Instantiated,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// An executable that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A condition, whose value decides what a conditional node of the graph at hand runs. It lives as long as the process.
#[domain(CUgraphConditionalHandle, live)]
enum Condition {
    /// A condition that no node has.
    #[accepted]
    Created,
    /// A condition that another node has.
    #[refused(INVALID_VALUE)]
    Used,
    /// A condition of another graph.
    #[refused(INVALID_VALUE)]
    OtherGraph,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The number of bodies of a conditional node.
#[domain]
enum BodyCount {
    /// One body.
    #[accepted]
    One = 1,
    /// Two bodies.
    #[accepted]
    Two = 2,
    /// Three bodies.
    #[accepted]
    Three = 3,
    /// No body.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// How a node lies behind another.
#[fields]
struct CUgraphEdgeData {
    /// When the other lets go of it; only kernels have more than one such point.
    from_port: Reserved,
    /// What of it the other holds back.
    to_port: Reserved,
    /// How the other's results are seen.
    #[field(r#type)]
    // It needs a kernel to begin at.
    #[refuses(CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = INVALID_VALUE)]
    kind: OneOf<CUgraphDependencyType>,
    /// Kept for later.
    reserved: Reserved,
}

/// The data of a dependency between two nodes.
#[fields(CUgraphEdgeData)]
struct DependencyData {
    /// The event of the first node that the second waits for; only kernels have others than the end of their work.
    from_port: Port,
    /// The part of the second node that waits.
    to_port: Reserved,
    /// Which results of the first node the second sees.
    #[field(r#type)]
    // It needs two kernels.
    #[without(CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC)]
    kind: OneOf<CUgraphDependencyType>,
    /// Reserved.
    reserved: Reserved,
}

/// An event of a node that another node waits for. A kernel has two more: 1 and 2.
#[domain]
enum Port {
    /// The end of its work.
    #[accepted]
    End = 0,
    /// A number that is no event.
    #[refused(INVALID_VALUE)]
    #[when(value > 2)]
    Unknown = 3,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = 0xff,
}

/// What a node does: its type decides which arm is meant.
#[fields]
struct CUgraphNodeParams {
    /// What kind of node it is.
    // Drivers of 13.0 do not know the last ones.
    #[refuses(
        CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = INVALID_VALUE,
        CU_GRAPH_NODE_TYPE_RESERVED_16 = INVALID_VALUE,
        CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = INVALID_VALUE,
        CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = INVALID_VALUE
    )]
    #[without(CU_GRAPH_NODE_TYPE_MEM_ALLOC, CU_GRAPH_NODE_TYPE_MEM_FREE)]
    #[unobserved(
        CU_GRAPH_NODE_TYPE_CONDITIONAL,
        CU_GRAPH_NODE_TYPE_MEMCPY_BATCH,
        CU_GRAPH_NODE_TYPE_RESERVED_16,
        CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE,
        CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH
    )]
    r#type: OneOf<CUgraphNodeType>,
    /// Kept for later.
    reserved0: Reserved,
    /// Kept for later, behind all arms.
    reserved2: Reserved,
    /// The kernel that a node runs.
    #[field(kernel.func)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    #[accepts(Null)]
    #[without(Varied, Bounded, Exact, Sharing, Hungry, Clustered, Shaped, Unloaded)]
    func: Function,
    /// The kernel of a library that a node runs, if there is no function.
    #[field(kernel.kern)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL && func.is_null())]
    kern: Kernel,
    /// The context in which a kernel of a library runs; null for the current one.
    #[field(kernel.ctx)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL && func.is_null())]
    #[accepts(Null)]
    #[without(Destroyed)]
    ctx: Context,
    /// The context of the function, if it is named. Only the third form of the functions checks it.
    #[field(kernel.ctx)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL && !func.is_null())]
    #[accepts(Null)]
    #[undefined(Destroyed)]
    #[without(Destroyed, Garbage)]
    functionContext: Context,
    /// Blocks of the grid in the first dimension.
    #[field(kernel.gridDimX)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid in the second dimension.
    #[field(kernel.gridDimY)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid in the third dimension.
    #[field(kernel.gridDimZ)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in the first dimension.
    #[field(kernel.blockDimX)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in the second dimension.
    #[field(kernel.blockDimY)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in the third dimension.
    #[field(kernel.blockDimZ)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of a block.
    #[field(kernel.sharedMemBytes)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    sharedMemBytes: SharedBytes,
    /// Pointers to the values of the kernel's parameters. The node gets a copy of the values.
    #[field(kernel.kernelParams)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    #[without(Unset)]
    kernelParams: KernelParams,
    /// A buffer with the values, in place of the pointers.
    #[field(kernel.extra)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_KERNEL)]
    #[without(Long)]
    extra: LaunchExtra,
    /// Options of a copy.
    #[field(memcpy.flags)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMCPY)]
    copyFlags: Reserved,
    /// Reserved.
    #[field(memcpy.reserved)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMCPY)]
    copyReserved: Reserved,
    /// The context that makes a copy; null for the current one.
    #[field(memcpy.copyCtx)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMCPY)]
    #[accepts(Null)]
    #[without(Destroyed)]
    copyingContext: Context,
    #[field(memcpy.copyParams)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMCPY)]
    copyParams: Record<RowOfDevice>,
    #[field(memOp)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP)]
    memOp: Record<WritingBatch>,
    /// The function of a host node.
    #[field(host.r#fn)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_HOST)]
    hostFunction: Callback<CUhostFn>,
    /// What the function of a host node is handed.
    #[field(host.userData)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_HOST)]
    userData: Opaque,
    /// The graph that a node is made of.
    #[field(graph.graph)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_GRAPH)]
    child: Graph,
    /// The event that a node waits for.
    #[field(eventWait.event)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_WAIT_EVENT)]
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    awaited: Event,
    /// The event that a node records.
    #[field(eventRecord.event)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_EVENT_RECORD)]
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    recorded: Event,
    /// The first byte of memory that a node fills.
    #[field(memset.dst)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    // An H100 takes fills with a context. Fills without one are a rule of nodes of any type.
    #[accepts(Pooled, Mapped)]
    #[unobserved(Pooled, Mapped)]
    dst: FilledMemory,
    /// Bytes from the start of a filled row to the start of the next.
    #[field(memset.pitch)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    pitch: FilledPitch,
    /// The value of each element that a node fills memory with.
    #[field(memset.value)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    filledValue: Any,
    /// Bytes of an element that a node fills memory with.
    #[field(memset.elementSize)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    elementSize: FilledSize,
    /// Elements of a row that is filled.
    #[field(memset.width)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    width: FilledWidth,
    /// Rows that are filled.
    #[field(memset.height)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    height: FilledRows,
    /// The context that fills memory; null for the current one.
    #[field(memset.ctx)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_MEMSET)]
    #[accepts(Null)]
    #[without(Destroyed)]
    fillingContext: Context,
    /// The condition that decides which body runs.
    #[field(conditional.handle)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL)]
    #[unobserved(Created, Used, OtherGraph, Zero, Garbage)]
    condition: Condition,
    /// What the value of the condition means.
    #[field(conditional.r#type)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL)]
    #[unobserved(each(CUgraphConditionalNodeType), Unknown, AllOnes, TopBit, AboveAll)]
    conditionalType: OneOf<CUgraphConditionalNodeType>,
    /// The number of bodies.
    #[field(conditional.size)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL)]
    #[unobserved(One, Two, Three, Zero)]
    bodies: BodyCount,
    /// The context of the bodies' kernels, for which the condition was created.
    #[field(conditional.ctx)]
    #[when(r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL)]
    #[without(Destroyed, Created)]
    #[undefined(Null)]
    #[unobserved(Primary, Null)]
    conditionalContext: Context,
}

/// Rows that are filled.
#[domain]
enum FilledRows {
    /// One row.
    #[accepted]
    One = 1,
    /// Some rows.
    #[accepted]
    Some = 4,
    /// No row.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Bytes from the start of a filled row to the start of the next.
#[domain]
enum FilledPitch {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// More than a row has.
    #[accepted]
    Wide = 8192,
    /// More than a row has, but not a multiple of any element of more than one byte.
    #[accepted]
    Odd = 8191,
    /// Less than some rows have.
    #[accepted]
    Narrow = 64,
    /// More than any allocation has.
    #[accepted]
    Enormous = 0x100_0000_0000,
}

/// Elements of a row that is filled.
#[domain]
enum FilledWidth {
    /// Some elements.
    #[accepted]
    Some = 1024,
    /// One element.
    #[accepted]
    One = 1,
    /// As many elements of one byte as an allocation of the suite has.
    #[accepted]
    Most = 65536,
    /// No element.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Bytes of an element that memory is filled with.
#[domain]
enum FilledSize {
    /// One byte.
    #[accepted]
    One = 1,
    /// Two bytes.
    #[accepted]
    Two = 2,
    /// Four bytes.
    #[accepted]
    Four = 4,
    /// A number of bytes that no element has.
    #[refused(INVALID_VALUE)]
    #[when(value != 0 && value != 1 && value != 2 && value != 4)]
    Three = 3,
    /// No byte.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}
