//! Attributes of nodes that launch kernels.

#![on("580.159.04")]

/// Bytes of a window of memory that an access policy applies to.
#[domain]
enum WindowBytes {
    /// One page.
    #[accepted]
    Page = 4096,
    /// No byte.
    #[accepted]
    Zero = 0,
    /// More than any device permits.
    #[refused(INVALID_VALUE)]
    #[when(value > device.max_access_policy_window_size())]
    Enormous = 0x100_0000_0000,
}

/// The value of an attribute of a node: the attribute selects the field.
#[fields]
struct CUkernelNodeAttrValue<attr> {
    /// Whether all blocks have to be resident: zero, or another number.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)]
    cooperative: Any,
    /// Blocks of a cluster in the first dimension.
    #[field(clusterDim.x)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterX: ClusterBlocks,
    /// Blocks of a cluster in the second dimension.
    #[field(clusterDim.y)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterY: ClusterBlocks,
    /// Blocks of a cluster in the third dimension.
    #[field(clusterDim.z)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterZ: ClusterBlocks,
    /// The distribution of clusters. The driver does not check it.
    #[field(clusterSchedulingPolicyPreference)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)]
    scheduling: AnyOf<CUclusterSchedulingPolicy>,
    /// The priority, clamped to the range of the device.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_PRIORITY)]
    priority: Clamped,
    /// The domain for local writes.
    #[field(memSyncDomainMap.default_)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    localDomain: Range<0, 3>,
    /// The domain for remote writes.
    #[field(memSyncDomainMap.remote)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    remoteDomain: Range<0, 3>,
    /// The writes that a fence waits for.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN)]
    memSyncDomain: OneOf<CUlaunchMemSyncDomain>,
    /// Whether kernels of the device may update the node.
    #[field(deviceUpdatableKernelNode.deviceUpdatable)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE)]
    updatable: Range<0, 1>,
    /// Percent of the memory of a multiprocessor that the kernel prefers as shared memory.
    #[field(sharedMemCarveout)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)]
    carveout: Range<0, 100>,
    /// Whether the kernel is scheduled for the links between devices.
    #[field(nvlinkUtilCentricScheduling)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING)]
    linkCentric: Range<0, 1>,
    /// Bytes of the window of memory.
    #[field(accessPolicyWindow.num_bytes)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    windowBytes: WindowBytes,
    /// The share of accesses to the window that count as hits.
    #[field(accessPolicyWindow.hitRatio)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    hitRatio: Ratio,
    /// The property of a hit.
    #[field(accessPolicyWindow.hitProp)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    hitProp: AnyOf<CUaccessProperty>,
    /// The property of a miss.
    #[field(accessPolicyWindow.missProp)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    #[refuses(CU_ACCESS_PROPERTY_PERSISTING = INVALID_VALUE)]
    missProp: AnyOf<CUaccessProperty>,
}

/// Attributes that nodes have. Launches and streams have others.
#[rules]
fn nodes_have(attr: CUkernelNodeAttrID) {
    /// The attribute is one of launches or streams only.
    #[rule("of-nodes", documented, on("580.159.04"))]
    if !matches!(
        attr,
        CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
            | CU_LAUNCH_ATTRIBUTE_COOPERATIVE
            | CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
            | CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
            | CU_LAUNCH_ATTRIBUTE_PRIORITY
            | CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
            | CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
            | CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE
            | CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
            | CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING
    ) {
        return INVALID_VALUE;
    }
}

/// Returns an attribute of a node that launches a kernel.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuGraphKernelNodeGetAttribute(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// The attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Place for its value.
    #[undefined(Null)]
    value_out: Out<CUkernelNodeAttrValue>,
) {
    check!(initialized, hNode, attr);
    nodes_have(attr);

    /// The attribute can be set but not read.
    #[rule("can-be-read", observed, on("580.159.04"), documented = SUCCESS)]
    if attr == CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING {
        return INVALID_VALUE;
    }
}

/// Sets an attribute of a node that launches a kernel. Executables keep theirs.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuGraphKernelNodeSetAttribute(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// The attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Its value, in the field of the attribute. A node that kernels may update gets a handle for them in the value's
    /// `deviceUpdatableKernelNode.devNode`, although the pointer is to a constant.
    #[undefined(Null)]
    #[unseen("only a node that kernels may update writes into it")]
    value: InOut<CUkernelNodeAttrValue<attr>>,
) {
    check!(initialized, hNode, sound_context, attr);
    nodes_have(attr);
    check!(value);

    /// A cluster has no block in one dimension, and blocks in another.
    #[rule("clusters-have-blocks", assumed)]
    if value.clusterX * value.clusterY * value.clusterZ == 0
        && value.clusterX + value.clusterY + value.clusterZ > 0
    {
        return UNDEFINED;
    }

    /// The grid of the node does not consist of whole clusters.
    #[rule("whole-clusters", observed, on("580.159.04"), undocumented)]
    if value.clusterX > 0
        && (hNode.grid_x() % value.clusterX != 0
            || hNode.grid_y() % value.clusterY != 0
            || hNode.grid_z() % value.clusterZ != 0)
    {
        return INVALID_CLUSTER_SIZE;
    }
}

/// Copies the attributes of a node that launches a kernel to another such node.
#[needs(initialized)]
#[class(device_state)]
#[yields(sound_context = INVALID_VALUE)]
#[order(observed)]
fn cuGraphKernelNodeCopyAttributes(
    /// The node that gets the attributes.
    dst: NodeOf<Kernel>,
    /// The node that has them.
    src: NodeOf<Kernel>,
) {
    check!(initialized, dst, src, sound_context);
}

/// Attributes are read back as they were set, the priority within the range of the device, and copied to another node.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphKernelNodeCopyAttributes,
    cuGraphKernelNodeGetAttribute,
    cuGraphKernelNodeSetAttribute
)]
fn attributes_of_a_node_are_copied_to_another(cuda: &Driver) {
    let (_least, greatest) = cuda.cuCtxGetStreamPriorityRange()?;
    let (module, nothing) = cuda.load(ptx!("nothing"), c"nothing")?;
    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: nothing,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    let none = core::ptr::null();
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let from = cuda.cuGraphAddKernelNode(graph, none, 0, &launch)?;
    let to = cuda.cuGraphAddKernelNode(other, none, 0, &launch)?;
    let value = cuda.cuGraphKernelNodeGetAttribute(from, CU_LAUNCH_ATTRIBUTE_PRIORITY)?;
    expect!(value.priority == 0);
    let mut value = CUlaunchAttributeValue {
        priority: greatest - 1,
    };
    cuda.cuGraphKernelNodeSetAttribute(from, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value)?;
    value.cooperative = 1;
    cuda.cuGraphKernelNodeSetAttribute(from, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, &value)?;
    cuda.cuGraphKernelNodeCopyAttributes(to, from)?;
    for node in [from, to] {
        let value = cuda.cuGraphKernelNodeGetAttribute(node, CU_LAUNCH_ATTRIBUTE_PRIORITY)?;
        expect!(value.priority == greatest);
        let value = cuda.cuGraphKernelNodeGetAttribute(node, CU_LAUNCH_ATTRIBUTE_COOPERATIVE)?;
        expect!(value.cooperative == 1);
    }
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuModuleUnload(module)?;
}
