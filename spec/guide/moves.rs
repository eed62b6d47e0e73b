//! Addresses of the reference that have gone elsewhere. `{a,b}` and `{1..30}` in `from` stand for several addresses; `{1}` in
//! `to` is the word of the first braces.

#[moves]
enum Move {
    /// A context is known to be active, or known not to be.
    #[from("f/cuDevicePrimaryCtxGetState.html#yes-or-no")]
    #[to("f/cuDevicePrimaryCtxGetState.html#active")]
    active_or_not,
    /// The form of CUDA 7 releases what nobody retained without a word; the newer form says so.
    #[from("f/cuDevicePrimaryCtxRelease.html#retained")]
    #[to("f/cuDevicePrimaryCtxRelease_v2.html#retained")]
    released_without_a_word,
    /// Null is an address like others, of which nothing may be asked: a rule says what is answered
    /// where something is.
    #[from("f/cuMemGetAddressRange_v2.html#dptr.null")]
    #[to("f/cuMemGetAddressRange_v2.html#no-allocation-at-null")]
    null_may_be_asked_nothing_of,
    /// That a graph comes out is what `creates` says, which the suite holds every call to.
    #[from("f/cuGraphCreate.html#is-a-graph")]
    #[to("f/cuGraphCreate.html#CUDA_SUCCESS")]
    a_created_graph,
    /// That a pool comes out is what `creates` says.
    #[from("f/cuMemPoolCreate.html#is-a-pool")]
    #[to("f/cuMemPoolCreate.html#CUDA_SUCCESS")]
    a_created_pool,
    /// That a graph comes out is what `creates` says.
    #[from("f/cuStreamEndCapture.html#is-a-graph")]
    #[to("f/cuStreamEndCapture.html#CUDA_SUCCESS")]
    a_captured_graph,
    /// That it is the graph of the capture is shown by a scenario.
    #[from("f/cuStreamGetCaptureInfo_v3.html#is-a-graph")]
    #[to("f/cuStreamGetCaptureInfo_v3.html#CUDA_SUCCESS")]
    the_graph_of_a_capture,
    /// Which operations there are is looked at behind the need, and so is a rule of its own.
    #[from("f/cuDeviceGetHostAtomicCapabilities.html#operations.one-unknown")]
    #[to("f/cuDeviceGetHostAtomicCapabilities.html#known-operations")]
    operations_behind_the_need,
    /// A stream that is always there is refused behind what it needs.
    #[from("f/cuStreamDestroy.html#hStream.legacy")]
    #[to("f/cuStreamDestroy.html#always-there")]
    legacy_stream_stays,
    /// A stream that is always there is refused behind what it needs.
    #[from("f/cuStreamDestroy.html#hStream.per-thread")]
    #[to("f/cuStreamDestroy.html#always-there")]
    per_thread_stream_stays,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.kernel")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_kernel,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.other-kernel")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_other_kernel,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.variable")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_variable,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.array")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_array,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.constant")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_constant,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.managed")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_managed,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.unknown")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_unknown,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.other-case")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_other_case,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.beginning")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_beginning,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.empty")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_empty,
    /// Where nothing is shared with the host nobody looks at the name.
    #[from("f/cuLibraryGetUnifiedFunction.html#symbol.null")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_null,
    /// Launches stand apart from what is set before them.
    #[from("x/exec_deprecated/a_launch_for_one_device_of_several.html")]
    #[to("x/exec_launch_deprecated/a_launch_for_one_device_of_several.html")]
    a_launch_for_one_device_of_several,
    /// What launches hand to kernels stands by itself.
    #[from("x/exec_launch/parameters_are_read_at_the_launch.html")]
    #[to("x/exec_parameters/parameters_are_read_at_the_launch.html")]
    parameters_are_read_at_the_launch,
    /// What launches hand to kernels stands by itself.
    #[from("x/exec_launch/parameters_of_every_size_arrive.html")]
    #[to("x/exec_parameters/parameters_of_every_size_arrive.html")]
    parameters_of_every_size_arrive,
    /// Cooperative launches stand by themselves.
    #[from("x/exec_grid/a_cooperative_launch_waits_its_turn.html")]
    #[to("x/exec_cooperative/a_cooperative_launch_waits_its_turn.html")]
    a_cooperative_launch_waits_its_turn,
    /// Batches stand by themselves.
    #[from("x/memop/batch_goes_step_by_step.html")]
    #[to("x/memop_batch/batch_goes_step_by_step.html")]
    batch_goes_step_by_step,
    /// Batches stand by themselves.
    #[from("x/memop/batch_is_done_whole_or_not.html")]
    #[to("x/memop_batch/batch_is_done_whole_or_not.html")]
    batch_is_done_whole_or_not,
    /// Batches stand by themselves.
    #[from("x/memop/batches_end_before_256_steps.html")]
    #[to("x/memop_batch/batches_end_before_256_steps.html")]
    batches_end_before_256_steps,
    /// What concerns several streams stands by itself.
    #[from("x/memop/kernels_and_streams_see_each_other.html")]
    #[to("x/memop_order/kernels_and_streams_see_each_other.html")]
    kernels_and_streams_see_each_other,
    /// What concerns several streams stands by itself.
    #[from("x/memop/twins_wait_in_the_threads_stream.html")]
    #[to("x/memop_order/twins_wait_in_the_threads_stream.html")]
    twins_wait_in_the_threads_stream,
    /// What concerns several streams stands by itself.
    #[from("x/memop/wait_in_the_null_stream_holds_the_others.html")]
    #[to("x/memop_order/wait_in_the_null_stream_holds_the_others.html")]
    wait_in_the_null_stream_holds_the_others,
    /// What concerns several streams stands by itself.
    #[from("x/memop/waiting_stream_may_be_destroyed.html")]
    #[to("x/memop_order/waiting_stream_may_be_destroyed.html")]
    waiting_stream_may_be_destroyed,
    /// Clusters stand by themselves.
    #[from("x/occupancy/larger_clusters_fit_less_often.html")]
    #[to("x/occupancy_clusters/larger_clusters_fit_less_often.html")]
    larger_clusters_fit_less_often,
    /// Clusters stand by themselves.
    #[from("x/occupancy/clusters_are_those_of_one_kernel.html")]
    #[to("x/occupancy_clusters/clusters_are_those_of_one_kernel.html")]
    clusters_are_those_of_one_kernel,
    /// Where nothing is shared with the host nobody reads the library.
    #[from("f/cuLibraryGetUnifiedFunction.html#library.mistaken-ptx")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_library_mistaken_ptx,
    /// Where nothing is shared with the host nobody reads the library.
    #[from("f/cuLibraryGetUnifiedFunction.html#library.newer-ptx")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_library_newer_ptx,
    /// Where nothing is shared with the host nobody reads the library.
    #[from("f/cuLibraryGetUnifiedFunction.html#library.words")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_library_words,
    /// Where nothing is shared with the host nobody reads the library.
    #[from("f/cuLibraryGetUnifiedFunction.html#library.foreign-cubin")]
    #[to("f/cuLibraryGetUnifiedFunction.html#shared-with-the-host")]
    unified_library_foreign_cubin,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetAttribute.html#runtime")]
    #[to("f/cudaDeviceGetAttribute.html#devices")]
    cuda_device_get_attribute_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetByPCIBusId.html#runtime")]
    #[to("f/cudaDeviceGetByPCIBusId.html#devices")]
    cuda_device_get_bypci_bus_id_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetDefaultMemPool.html#runtime")]
    #[to("f/cudaDeviceGetDefaultMemPool.html#devices")]
    cuda_device_get_default_mem_pool_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetHostAtomicCapabilities.html#runtime")]
    #[to("f/cudaDeviceGetHostAtomicCapabilities.html#devices")]
    cuda_device_get_host_atomic_capabilities_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetMemPool.html#runtime")]
    #[to("f/cudaDeviceGetMemPool.html#devices")]
    cuda_device_get_mem_pool_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaDeviceGetPCIBusId.html#runtime")]
    #[to("f/cudaDeviceGetPCIBusId.html#devices")]
    cuda_device_getpci_bus_id_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaGetDevice.html#runtime")]
    #[to("f/cudaGetDevice.html#devices")]
    cuda_get_device_runtime,

    /// It needs devices, and no context.
    #[from("f/cudaGetDeviceCount.html#runtime")]
    #[to("f/cudaGetDeviceCount.html#devices")]
    cuda_get_device_count_runtime,

    /// Setting a device looks at no context that the thread has: it puts another in its place.
    #[from("f/cudaSetDevice.html#runtime")]
    #[to("f/cudaSetDevice.html#devices")]
    setting_a_device_asks_for_devices,
    /// It needs devices, and no context.
    #[from("f/cudaProfilerStop.html#runtime")]
    #[to("f/cudaProfilerStop.html#devices")]
    cuda_profiler_stop_runtime,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventDestroy.html#initialized")]
    #[to("f/cuEventDestroy.html#hEvent.null")]
    event_destroy_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventDestroy_v2.html#initialized")]
    #[to("f/cuEventDestroy_v2.html#CUDA_ERROR_NOT_INITIALIZED")]
    event_destroy_v2_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventElapsedTime.html#initialized")]
    #[to("f/cuEventElapsedTime.html#CUDA_ERROR_NOT_INITIALIZED")]
    event_elapsed_time_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventElapsedTime_v2.html#initialized")]
    #[to("f/cuEventElapsedTime_v2.html#CUDA_ERROR_NOT_INITIALIZED")]
    event_elapsed_time_v2_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventQuery.html#initialized")]
    #[to("f/cuEventQuery.html#CUDA_ERROR_NOT_INITIALIZED")]
    event_query_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuEventSynchronize.html#initialized")]
    #[to("f/cuEventSynchronize.html#CUDA_ERROR_NOT_INITIALIZED")]
    event_synchronize_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuKernelGetLibrary.html#initialized")]
    #[to("f/cuKernelGetLibrary.html#CUDA_ERROR_NOT_INITIALIZED")]
    kernel_get_library_looks_at_no_initialization,
    /// A driver follows the handle whether or not it is initialized.
    #[from("f/cuKernelGetName.html#initialized")]
    #[to("f/cuKernelGetName.html#CUDA_SUCCESS")]
    kernel_get_name_looks_at_no_initialization,
    /// It is not the size of the device that counts, but whether the process has another context.
    #[from("f/cuCtxCreate.html#addresses-suffice")]
    #[to("f/cuCtxCreate.html#no-newer-form")]
    not_the_size_of_the_device,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.srcMemory.pinned")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_read_pinned,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.srcMemory.pinned-interior")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_read_pinned_interior,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.srcMemory.registered")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_read_registered,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.dstMemory.pinned")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_written_pinned,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.dstMemory.pinned-interior")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_written_pinned_interior,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeer.html#p.dstMemory.registered")]
    #[to("f/cudaMemcpy3DPeer.html#cudaSuccess")]
    slices_to_a_peer_written_registered,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.srcMemory.pinned")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_read_pinned,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.srcMemory.pinned-interior")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_read_pinned_interior,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.srcMemory.registered")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_read_registered,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.dstMemory.pinned")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_written_pinned,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.dstMemory.pinned-interior")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_written_pinned_interior,
    /// Host memory that the device reaches is copied like any other.
    #[from("f/cudaMemcpy3DPeerAsync.html#p.dstMemory.registered")]
    #[to("f/cudaMemcpy3DPeerAsync.html#cudaSuccess")]
    slices_to_a_peer_in_stream_order_written_registered,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cuMemAllocAsync.html#hStream.capturing")]
    #[to("f/cuMemAllocAsync.html#CUDA_SUCCESS")]
    allocated_in_a_capture,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cuMemAllocAsync.html#hStream.captured-elsewhere")]
    #[to("f/cuMemAllocAsync.html#CUDA_SUCCESS")]
    allocated_in_a_capture_by_another_thread,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cuMemAllocFromPoolAsync.html#hStream.capturing")]
    #[to("f/cuMemAllocFromPoolAsync.html#CUDA_SUCCESS")]
    allocated_from_a_pool_in_a_capture,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cuMemAllocFromPoolAsync.html#hStream.captured-elsewhere")]
    #[to("f/cuMemAllocFromPoolAsync.html#CUDA_SUCCESS")]
    allocated_from_a_pool_in_a_capture_by_another_thread,
    /// A capture frees what is its graph's, as a scenario shows.
    #[from("f/cuMemFreeAsync.html#hStream.capturing")]
    #[to("f/cuMemFreeAsync.html#CUDA_SUCCESS")]
    freed_in_a_capture,
    /// A capture frees what is its graph's, as a scenario shows.
    #[from("f/cuMemFreeAsync.html#hStream.captured-elsewhere")]
    #[to("f/cuMemFreeAsync.html#CUDA_SUCCESS")]
    freed_in_a_capture_by_another_thread,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cudaMallocAsync.html#hStream.capturing")]
    #[to("f/cudaMallocAsync.html#cudaSuccess")]
    allocated_in_a_capture_of_the_runtime,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cudaMallocAsync.html#hStream.captured-elsewhere")]
    #[to("f/cudaMallocAsync.html#cudaSuccess")]
    allocated_in_a_capture_of_the_runtime_by_another_thread,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cudaMallocFromPoolAsync.html#stream.capturing")]
    #[to("f/cudaMallocFromPoolAsync.html#cudaSuccess")]
    allocated_from_a_pool_in_a_capture_of_the_runtime,
    /// What a capture allocates is its graph's, as a scenario shows.
    #[from("f/cudaMallocFromPoolAsync.html#stream.captured-elsewhere")]
    #[to("f/cudaMallocFromPoolAsync.html#cudaSuccess")]
    allocated_from_a_pool_in_a_capture_of_the_runtime_by_another_thread,
    /// A capture frees what is its graph's, as a scenario shows.
    #[from("f/cudaFreeAsync.html#hStream.capturing")]
    #[to("f/cudaFreeAsync.html#cudaSuccess")]
    freed_in_a_capture_of_the_runtime,
    /// A capture frees what is its graph's, as a scenario shows.
    #[from("f/cudaFreeAsync.html#hStream.captured-elsewhere")]
    #[to("f/cudaFreeAsync.html#cudaSuccess")]
    freed_in_a_capture_of_the_runtime_by_another_thread,
    /// No parameter has enumerators that leave a number below the smallest; what is true of any other number holds.
    #[from("d/AnyOf.html#BelowAll")]
    #[to("d/AnyOf.html#Unknown")]
    below_all_of_any_of,
    /// No parameter that combines bits freely has a gap between them; what is true of any other bit holds.
    #[from("d/BitsOf.html#GapBit")]
    #[to("d/BitsOf.html#UnknownBit")]
    a_gap_between_bits,
    /// No parameter is the size of the value behind another one.
    #[from("d/SizeOf.html")]
    #[to("d/Size.html")]
    the_size_of_a_value,
    /// No parameter is the size of the value behind another one.
    #[from("d/SizeOf.html#Exact")]
    #[to("d/Size.html")]
    the_exact_size_of_a_value,
    /// No parameter is the size of the value behind another one.
    #[from("d/SizeOf.html#Short")]
    #[to("d/Size.html")]
    less_than_the_size_of_a_value,
    /// No parameter is the size of the value behind another one.
    #[from("d/SizeOf.html#Long")]
    #[to("d/Size.html")]
    more_than_the_size_of_a_value,
    /// No parameter is the size of the value behind another one.
    #[from("d/SizeOf.html#Zero")]
    #[to("d/Size.html#Zero")]
    zero_for_the_size_of_a_value,
    /// Cases in which a kernel faults run in a process of their own, and need no hazard.
    #[from("glossary.html#hazard-corrupts-context")]
    #[to("glossary.html#state-faulted")]
    faults_are_no_hazard,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaArrayGetInfo.html#runtime")]
    #[to("f/cudaArrayGetInfo.html#devices")]
    no_device_is_set_up_by_array_get_info,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaArrayGetMemoryRequirements.html#runtime")]
    #[to("f/cudaArrayGetMemoryRequirements.html#devices")]
    no_device_is_set_up_by_array_get_memory_requirements,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaArrayGetSparseProperties.html#runtime")]
    #[to("f/cudaArrayGetSparseProperties.html#devices")]
    no_device_is_set_up_by_array_get_sparse_properties,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaDeviceCanAccessPeer.html#runtime")]
    #[to("f/cudaDeviceCanAccessPeer.html#devices")]
    no_device_is_set_up_by_device_can_access_peer,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaEventElapsedTime.html#runtime")]
    #[to("f/cudaEventElapsedTime.html#devices")]
    no_device_is_set_up_by_event_elapsed_time,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaEventElapsedTime_v2.html#runtime")]
    #[to("f/cudaEventElapsedTime_v2.html#devices")]
    no_device_is_set_up_by_event_elapsed_time_v2,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaEventQuery.html#runtime")]
    #[to("f/cudaEventQuery.html#devices")]
    no_device_is_set_up_by_event_query,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaEventSynchronize.html#runtime")]
    #[to("f/cudaEventSynchronize.html#devices")]
    no_device_is_set_up_by_event_synchronize,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaFuncGetName.html#runtime")]
    #[to("f/cudaFuncGetName.html#devices")]
    no_device_is_set_up_by_func_get_name,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaGetDriverEntryPoint.html#runtime")]
    #[to("f/cudaGetDriverEntryPoint.html#devices")]
    no_device_is_set_up_by_get_driver_entry_point,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaGetDriverEntryPointByVersion.html#runtime")]
    #[to("f/cudaGetDriverEntryPointByVersion.html#devices")]
    no_device_is_set_up_by_get_driver_entry_point_by_version,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaGetKernel.html#runtime")]
    #[to("f/cudaGetKernel.html#devices")]
    no_device_is_set_up_by_get_kernel,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaKernelSetAttributeForDevice.html#runtime")]
    #[to("f/cudaKernelSetAttributeForDevice.html#devices")]
    no_device_is_set_up_by_kernel_set_attribute_for_device,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryEnumerateKernels.html#runtime")]
    #[to("f/cudaLibraryEnumerateKernels.html#devices")]
    no_device_is_set_up_by_library_enumerate_kernels,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryGetKernel.html#runtime")]
    #[to("f/cudaLibraryGetKernel.html#devices")]
    no_device_is_set_up_by_library_get_kernel,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryGetKernelCount.html#runtime")]
    #[to("f/cudaLibraryGetKernelCount.html#devices")]
    no_device_is_set_up_by_library_get_kernel_count,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryGetManaged.html#runtime")]
    #[to("f/cudaLibraryGetManaged.html#devices")]
    no_device_is_set_up_by_library_get_managed,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryGetUnifiedFunction.html#runtime")]
    #[to("f/cudaLibraryGetUnifiedFunction.html#devices")]
    no_device_is_set_up_by_library_get_unified_function,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryLoadData.html#runtime")]
    #[to("f/cudaLibraryLoadData.html#devices")]
    no_device_is_set_up_by_library_load_data,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryLoadFromFile.html#runtime")]
    #[to("f/cudaLibraryLoadFromFile.html#devices")]
    no_device_is_set_up_by_library_load_from_file,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaLibraryUnload.html#runtime")]
    #[to("f/cudaLibraryUnload.html#devices")]
    no_device_is_set_up_by_library_unload,
    /// The call sets up the device of its thread.
    #[from("f/cudaLogsCurrent.html#devices")]
    #[to("f/cudaLogsCurrent.html#runtime")]
    a_device_is_set_up_by_logs_current,
    /// The call sets up the device of its thread.
    #[from("f/cudaLogsDumpToFile.html#devices")]
    #[to("f/cudaLogsDumpToFile.html#runtime")]
    a_device_is_set_up_by_logs_dump_to_file,
    /// The call sets up the device of its thread.
    #[from("f/cudaLogsDumpToMemory.html#devices")]
    #[to("f/cudaLogsDumpToMemory.html#runtime")]
    a_device_is_set_up_by_logs_dump_to_memory,
    /// The call sets up the device of its thread.
    #[from("f/cudaLogsRegisterCallback.html#devices")]
    #[to("f/cudaLogsRegisterCallback.html#runtime")]
    a_device_is_set_up_by_logs_register_callback,
    /// The call sets up the device of its thread.
    #[from("f/cudaLogsUnregisterCallback.html#devices")]
    #[to("f/cudaLogsUnregisterCallback.html#runtime")]
    a_device_is_set_up_by_logs_unregister_callback,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemGetDefaultMemPool.html#runtime")]
    #[to("f/cudaMemGetDefaultMemPool.html#devices")]
    no_device_is_set_up_by_mem_get_default_mem_pool,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemGetMemPool.html#runtime")]
    #[to("f/cudaMemGetMemPool.html#devices")]
    no_device_is_set_up_by_mem_get_mem_pool,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolCreate.html#runtime")]
    #[to("f/cudaMemPoolCreate.html#devices")]
    no_device_is_set_up_by_mem_pool_create,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolDestroy.html#runtime")]
    #[to("f/cudaMemPoolDestroy.html#devices")]
    no_device_is_set_up_by_mem_pool_destroy,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolExportPointer.html#runtime")]
    #[to("f/cudaMemPoolExportPointer.html#devices")]
    no_device_is_set_up_by_mem_pool_export_pointer,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolExportToShareableHandle.html#runtime")]
    #[to("f/cudaMemPoolExportToShareableHandle.html#devices")]
    no_device_is_set_up_by_mem_pool_export_to_shareable_handle,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolGetAccess.html#runtime")]
    #[to("f/cudaMemPoolGetAccess.html#devices")]
    no_device_is_set_up_by_mem_pool_get_access,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolGetAttribute.html#runtime")]
    #[to("f/cudaMemPoolGetAttribute.html#devices")]
    no_device_is_set_up_by_mem_pool_get_attribute,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolImportFromShareableHandle.html#runtime")]
    #[to("f/cudaMemPoolImportFromShareableHandle.html#devices")]
    no_device_is_set_up_by_mem_pool_import_from_shareable_handle,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolImportPointer.html#runtime")]
    #[to("f/cudaMemPoolImportPointer.html#devices")]
    no_device_is_set_up_by_mem_pool_import_pointer,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolSetAccess.html#runtime")]
    #[to("f/cudaMemPoolSetAccess.html#devices")]
    no_device_is_set_up_by_mem_pool_set_access,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolSetAttribute.html#runtime")]
    #[to("f/cudaMemPoolSetAttribute.html#devices")]
    no_device_is_set_up_by_mem_pool_set_attribute,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemPoolTrimTo.html#runtime")]
    #[to("f/cudaMemPoolTrimTo.html#devices")]
    no_device_is_set_up_by_mem_pool_trim_to,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMemSetMemPool.html#runtime")]
    #[to("f/cudaMemSetMemPool.html#devices")]
    no_device_is_set_up_by_mem_set_mem_pool,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMipmappedArrayGetMemoryRequirements.html#runtime")]
    #[to("f/cudaMipmappedArrayGetMemoryRequirements.html#devices")]
    no_device_is_set_up_by_mipmapped_array_get_memory_requirements,
    /// The call initializes the driver, and sets up no device.
    #[from("f/cudaMipmappedArrayGetSparseProperties.html#runtime")]
    #[to("f/cudaMipmappedArrayGetSparseProperties.html#devices")]
    no_device_is_set_up_by_mipmapped_array_get_sparse_properties,
    /// The call clears the last error, as a device shows.
    #[from("f/cudaFuncGetParamInfo.html#last-error")]
    #[to("f/cudaFuncGetParamInfo.html")]
    the_last_error_is_cleared_by_func_get_param_info,
    /// The call clears the last error, as a device shows.
    #[from("f/cudaFuncSetAttribute.html#last-error")]
    #[to("f/cudaFuncSetAttribute.html#cudaSuccess")]
    the_last_error_is_cleared_by_func_set_attribute,
    /// Null stands for the current context, so it is not refused as such.
    #[from("f/cuGreenCtxGetId.html#greenCtx.null")]
    #[to("f/cuGreenCtxGetId.html#current-is-green")]
    the_id_of_the_current_green_context,
    /// A rule says which clusters have no blocks.
    #[from("f/cuLaunchKernelEx.html#config.attrs[].clusterX.zero")]
    #[to("f/cuLaunchKernelEx.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cu_launch_kernel_ex,
    /// A rule says which clusters have no blocks.
    #[from("f/cuLaunchKernelEx.html#config.attrs[].clusterY.zero")]
    #[to("f/cuLaunchKernelEx.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cu_launch_kernel_ex,
    /// A rule says which clusters have no blocks.
    #[from("f/cuLaunchKernelEx.html#config.attrs[].clusterZ.zero")]
    #[to("f/cuLaunchKernelEx.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cu_launch_kernel_ex,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxActiveClusters.html#config.attrs[].clusterX.zero")]
    #[to("f/cuOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cu_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxActiveClusters.html#config.attrs[].clusterY.zero")]
    #[to("f/cuOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cu_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxActiveClusters.html#config.attrs[].clusterZ.zero")]
    #[to("f/cuOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cu_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxPotentialClusterSize.html#config.attrs[].clusterX.zero")]
    #[to("f/cuOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cu_occupancy_max_potential_cluster_size,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxPotentialClusterSize.html#config.attrs[].clusterY.zero")]
    #[to("f/cuOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cu_occupancy_max_potential_cluster_size,
    /// A rule says which clusters have no blocks.
    #[from("f/cuOccupancyMaxPotentialClusterSize.html#config.attrs[].clusterZ.zero")]
    #[to("f/cuOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cu_occupancy_max_potential_cluster_size,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaLaunchKernelExC.html#config.attrs[].clusterX.zero")]
    #[to("f/cudaLaunchKernelExC.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cuda_launch_kernel_ex_c,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaLaunchKernelExC.html#config.attrs[].clusterY.zero")]
    #[to("f/cudaLaunchKernelExC.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cuda_launch_kernel_ex_c,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaLaunchKernelExC.html#config.attrs[].clusterZ.zero")]
    #[to("f/cudaLaunchKernelExC.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cuda_launch_kernel_ex_c,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxActiveClusters.html#launchConfig.attrs[].clusterX.zero")]
    #[to("f/cudaOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cuda_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxActiveClusters.html#launchConfig.attrs[].clusterY.zero")]
    #[to("f/cudaOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cuda_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxActiveClusters.html#launchConfig.attrs[].clusterZ.zero")]
    #[to("f/cudaOccupancyMaxActiveClusters.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cuda_occupancy_max_active_clusters,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxPotentialClusterSize.html#launchConfig.attrs[].clusterX.zero")]
    #[to("f/cudaOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_x_of_cuda_occupancy_max_potential_cluster_size,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxPotentialClusterSize.html#launchConfig.attrs[].clusterY.zero")]
    #[to("f/cudaOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_y_of_cuda_occupancy_max_potential_cluster_size,
    /// A rule says which clusters have no blocks.
    #[from("f/cudaOccupancyMaxPotentialClusterSize.html#launchConfig.attrs[].clusterZ.zero")]
    #[to("f/cudaOccupancyMaxPotentialClusterSize.html#cluster-has-blocks")]
    blocks_of_clusters_in_z_of_cuda_occupancy_max_potential_cluster_size,
    /// A number with every bit is refused where there are no options.
    #[from("f/cuLinkAddData.html#type.all-ones")]
    #[to("f/cuLinkAddData.html#some-kind")]
    some_kind_of_link_add_data,
    /// A number with every bit is refused where there are no options.
    #[from("f/cuLinkAddData_v2.html#type.all-ones")]
    #[to("f/cuLinkAddData_v2.html#some-kind")]
    some_kind_of_link_add_data_of_6_5,
    /// A view may be given, and is one value to read.
    #[from("d/Absent.html")]
    #[to("d/Optional.html")]
    a_view_may_be_given,
    /// The kind is checked after the handle of the array with levels.
    #[from("f/cudaCreateSurfaceObject.html#pResDesc.resType.mipmap")]
    #[to("f/cudaCreateSurfaceObject.html#pResDesc.levels.null")]
    a_surface_has_no_levels,
    /// The kind has the name that it has for textures.
    #[from("d/SurfaceResourceKind.html#Mipmap")]
    #[to("d/SurfaceResourceKind.html#Levels")]
    arrays_with_levels_of_surfaces,
    /// What lies behind the memory is unknown only where the range begins in memory of the program.
    #[from("f/cuMemHostRegister.html#bytesize.over")]
    #[to("f/cuMemHostRegister.html#end-of-memory")]
    cumemhostregister_over_bytesize,
    /// What lies behind the memory is unknown only where the range begins in memory of the program.
    #[from("f/cuMemHostRegister_v2.html#bytesize.over")]
    #[to("f/cuMemHostRegister_v2.html#end-of-memory")]
    cumemhostregister_v2_over_bytesize,
    /// What lies behind the memory is unknown only where the range begins in memory of the program.
    #[from("f/cudaHostRegister.html#size.over")]
    #[to("f/cudaHostRegister.html#end-of-memory")]
    cudahostregister_over_size,
    /// A kind of handle of Windows is refused whatever else is asked for.
    #[from("f/cuMemPoolCreate.html#poolProps.handleTypes.all")]
    #[to("f/cuMemPoolCreate.html#handles-of-windows")]
    cumempoolcreate_all_handletypes,
    /// Which places are refused depends on the kind of memory.
    #[from(
        "f/cuMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"
    )]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_cu_mem_location_type_device_locality_domain_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_cu_mem_location_type_host_numa_current_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_INVALID")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_cu_mem_location_type_invalid_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_INVISIBLE")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_cu_mem_location_type_invisible_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.above-all")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_above_all_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.all-ones")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_all_ones_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.top-bit")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_top_bit_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cuMemPoolCreate.html#poolProps.location.type.unknown")]
    #[to("f/cuMemPoolCreate.html#place")]
    cumempoolcreate_unknown_place,
    /// A kind of handle of Windows is refused whatever else is asked for.
    #[from("f/cudaMemPoolCreate.html#poolProps.handleTypes.all")]
    #[to("f/cudaMemPoolCreate.html#handles-of-windows")]
    cudamempoolcreate_all_handletypes,
    /// Which places are refused depends on the kind of memory.
    #[from(
        "f/cudaMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN"
    )]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_cu_mem_location_type_device_locality_domain_place,
    /// Which places are refused depends on the kind of memory.
    #[from(
        "f/cudaMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT"
    )]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_cu_mem_location_type_host_numa_current_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_INVALID")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_cu_mem_location_type_invalid_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.CU_MEM_LOCATION_TYPE_INVISIBLE")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_cu_mem_location_type_invisible_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.above-all")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_above_all_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.all-ones")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_all_ones_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.top-bit")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_top_bit_place,
    /// Which places are refused depends on the kind of memory.
    #[from("f/cudaMemPoolCreate.html#poolProps.location.type.unknown")]
    #[to("f/cudaMemPoolCreate.html#place")]
    cudamempoolcreate_unknown_place,
    /// A kind of handle of Windows is refused whatever else is asked for.
    #[from("f/cuMemCreate.html#prop.requestedHandleTypes.all")]
    #[to("f/cuMemCreate.html#handles-of-windows")]
    cumemcreate_all_requestedhandletypes,
    /// A kind of handle of Windows is refused whatever else is asked for.
    #[from("f/cuMemCreate.html#prop.requestedHandleTypes.all-ones")]
    #[to("f/cuMemCreate.html#handles-of-windows")]
    cumemcreate_all_ones_requestedhandletypes,
    /// Every pointer but null is refused.
    #[from("f/cuMemCreate.html#prop.win32HandleMetaData.some")]
    #[to("f/cuMemCreate.html#metadata-of-windows")]
    cumemcreate_some_win32handlemetadata,
    /// Only the flag that must be set is looked at.
    #[from("f/cuIpcOpenMemHandle_v2.html#Flags.all-ones")]
    #[to("f/cuIpcOpenMemHandle_v2.html#lazy-access")]
    cuipcopenmemhandle_v2_all_ones_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cuIpcOpenMemHandle_v2.html#Flags.none")]
    #[to("f/cuIpcOpenMemHandle_v2.html#lazy-access")]
    cuipcopenmemhandle_v2_none_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cuIpcOpenMemHandle_v2.html#Flags.top-bit")]
    #[to("f/cuIpcOpenMemHandle_v2.html#lazy-access")]
    cuipcopenmemhandle_v2_top_bit_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cuIpcOpenMemHandle_v2.html#Flags.unknown-bit")]
    #[to("f/cuIpcOpenMemHandle_v2.html#lazy-access")]
    cuipcopenmemhandle_v2_unknown_bit_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cudaIpcOpenMemHandle.html#flags.all-ones")]
    #[to("f/cudaIpcOpenMemHandle.html#lazy-access")]
    cudaipcopenmemhandle_all_ones_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cudaIpcOpenMemHandle.html#flags.none")]
    #[to("f/cudaIpcOpenMemHandle.html#lazy-access")]
    cudaipcopenmemhandle_none_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cudaIpcOpenMemHandle.html#flags.top-bit")]
    #[to("f/cudaIpcOpenMemHandle.html#lazy-access")]
    cudaipcopenmemhandle_top_bit_flags,
    /// Only the flag that must be set is looked at.
    #[from("f/cudaIpcOpenMemHandle.html#flags.unknown-bit")]
    #[to("f/cudaIpcOpenMemHandle.html#lazy-access")]
    cudaipcopenmemhandle_unknown_bit_flags,
    /// That a device is no peer of itself is checked after the flags.
    #[from("f/cudaDeviceEnablePeerAccess.html#peerDevice.own")]
    #[to("f/cudaDeviceEnablePeerAccess.html#another-device")]
    cudadeviceenablepeeraccess_own_peerdevice,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaHostAlloc.html#flags.all-ones")]
    #[to("f/cudaHostAlloc.html#known-flags")]
    cudahostalloc_all_ones_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaHostAlloc.html#flags.top-bit")]
    #[to("f/cudaHostAlloc.html#known-flags")]
    cudahostalloc_top_bit_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaHostAlloc.html#flags.unknown-bit")]
    #[to("f/cudaHostAlloc.html#known-flags")]
    cudahostalloc_unknown_bit_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.CU_MEM_ATTACH_SINGLE")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_cu_mem_attach_single_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.above-all")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_above_all_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.all-ones")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_all_ones_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.gap-3")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_gap_3_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.top-bit")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_top_bit_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.unknown")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_unknown_flags,
    /// Flags are looked at only where bytes are allocated.
    #[from("f/cudaMallocManaged.html#flags.unset")]
    #[to("f/cudaMallocManaged.html#known-flags")]
    cudamallocmanaged_unset_flags,
    /// That a range exceeds its memory is checked after the device.
    #[from("f/cuMemAdvise.html#count.over")]
    #[to("f/cuMemAdvise.html#within-the-memory")]
    advised_over,
    /// That a range exceeds its memory is checked after the device.
    #[from("f/cuMemPrefetchAsync.html#count.over")]
    #[to("f/cuMemPrefetchAsync.html#within-the-memory")]
    prefetched_over,
    /// How many bytes there are is checked after captures, which zero bytes pass.
    #[from("f/cudaHostAlloc.html#size.huge")]
    #[to("f/cudaHostAlloc.html#room")]
    pinned_bytes,
    /// A reset initializes the driver, and sets up no context.
    #[from("f/cudaDeviceReset.html#runtime")]
    #[to("f/cudaDeviceReset.html#devices")]
    a_reset_sets_up_nothing,
    /// A forked child is answered from what its parent has counted.
    #[from("f/cudaGetDeviceCount.html#own_process")]
    #[to("f/cudaGetDeviceCount.html#cudaSuccess")]
    devices_that_the_parent_has_counted,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuCtxCreate.html#pipe-before-dumps")]
    #[to("f/cuCtxCreate.html#flags.mixed")]
    dumps_of_the_first_form,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuCtxCreate_v2.html#pipe-before-dumps")]
    #[to("f/cuCtxCreate_v2.html#CUDA_SUCCESS")]
    dumps_of_the_second_form,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuCtxCreate_v3.html#pipe-before-dumps")]
    #[to("f/cuCtxCreate_v3.html#CUDA_SUCCESS")]
    dumps_of_the_third_form,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuCtxCreate_v4.html#pipe-before-dumps")]
    #[to("f/cuCtxCreate_v4.html#CUDA_SUCCESS")]
    dumps_of_the_fourth_form,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuCtxSetFlags.html#pipe-before-dumps")]
    #[to("f/cuCtxSetFlags.html#CUDA_SUCCESS")]
    dumps_of_a_context_in_use,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuDevicePrimaryCtxSetFlags.html#pipe-before-user-dumps")]
    #[to("f/cuDevicePrimaryCtxSetFlags.html#not-active")]
    dumps_of_a_primary_context_by_the_first_form,
    /// Dumps on request are accepted without the name of a pipe.
    #[from("f/cuDevicePrimaryCtxSetFlags_v2.html#pipe-before-user-dumps")]
    #[to("f/cuDevicePrimaryCtxSetFlags_v2.html#CUDA_SUCCESS")]
    dumps_of_a_primary_context_by_the_second_form,
    /// The flags of contexts have a domain of their own.
    #[from("d/Masked.html#Mixed")]
    #[to("d/MaskedOne.html#Mixed")]
    mixed_of_context_flags,
    /// The flags of contexts have a domain of their own.
    #[from("d/Masked.html#UnknownBit")]
    #[to("d/MaskedOne.html#UnknownBit")]
    unknown_bit_of_context_flags,
    /// A rule says that the access is new.
    #[from("f/cudaDeviceEnablePeerAccess.html#peerDevice.peer")]
    #[to("f/cudaDeviceEnablePeerAccess.html#no-access-yet")]
    access_that_is_there,
    /// A fault of the context is reported first, so this is a rule of its own.
    #[from("f/cuEventQuery.html#hEvent.capture-ended")]
    #[to("f/cuEventQuery.html#capture-ended")]
    query_of_a_captured_event,
    /// A fault of the context is reported first, so this is a rule of its own.
    #[from("f/cuEventSynchronize.html#hEvent.capture-ended")]
    #[to("f/cuEventSynchronize.html#capture-ended")]
    wait_for_a_captured_event,
    /// A fault of the context is reported first, so this is a rule of its own.
    #[from("f/cudaEventQuery.html#event.capture-ended")]
    #[to("f/cudaEventQuery.html#capture-ended")]
    query_of_a_captured_event_of_the_runtime,
    /// A fault of the context is reported first, so this is a rule of its own.
    #[from("f/cudaEventSynchronize.html#event.capture-ended")]
    #[to("f/cudaEventSynchronize.html#capture-ended")]
    wait_for_a_captured_event_of_the_runtime,
    /// A capture is reported first, unless there are no bytes, so this is a rule of its own.
    #[from("f/cudaMalloc.html#size.huge")]
    #[to("f/cudaMalloc.html#room")]
    allocation_of_the_runtime,
    /// The option is accepted for graphs that the device can launch.
    #[from("f/cuGraphInstantiateWithFlags.html#flags.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH")]
    #[to("f/cuGraphInstantiateWithFlags.html#nodes-for-device")]
    options_of_instantiations,
    /// The first form takes the primary context too, if it is current to no thread.
    #[from("f/cuCtxPushCurrent.html#not-primary")]
    #[to("f/cuCtxPushCurrent.html#not-current")]
    pushed_if_current_to_none,
    /// Layers and cubes are refused before the format is looked at.
    #[from("f/cudaMallocArray.html#flags.cubemap")]
    #[to("f/cudaMallocArray.html#no-layers")]
    cubemap_in_two_dimensions,
    /// Layers and cubes are refused before the format is looked at.
    #[from("f/cudaMallocArray.html#flags.cubes")]
    #[to("f/cudaMallocArray.html#no-layers")]
    cubes_in_two_dimensions,
    /// Layers and cubes are refused before the format is looked at.
    #[from("f/cudaMallocArray.html#flags.gathered-layers")]
    #[to("f/cudaMallocArray.html#no-layers")]
    gathered_layers_in_two_dimensions,
    /// Layers and cubes are refused before the format is looked at.
    #[from("f/cudaMallocArray.html#flags.layered")]
    #[to("f/cudaMallocArray.html#no-layers")]
    layers_in_two_dimensions,
    /// Layers and cubes are refused before the format is looked at.
    #[from("f/cudaMallocArray.html#flags.sparse-cubemap")]
    #[to("f/cudaMallocArray.html#no-layers")]
    sparse_cubemap_in_two_dimensions,
    /// A width of zero is refused before the format is looked at.
    #[from("f/cudaMallocArray.html#width.zero")]
    #[to("f/cudaMallocArray.html#some-columns")]
    an_array_without_columns,
    /// Nodes have the limits of launches.
    #[from("d/Blocks.html")]
    #[to("d/GridBlocks.html")]
    blocks_of_a_node,
    /// Nodes have the limits of launches.
    #[from("d/BlockThreads.html")]
    #[to("d/LaunchThreads.html")]
    threads_of_a_node,
    /// A node without a function has a kernel of a library.
    #[from("f/cuGraphAddNode_v2.html#nodeParams.func.null")]
    #[to("f/cuGraphAddNode_v2.html#nodeParams.kern.null")]
    nodes_without_a_function,
    /// Nodes fill several rows.
    #[from("f/cuGraphAddNode_v2.html#nodeParams.height.below")]
    #[to("f/cuGraphAddNode_v2.html#nodeParams.height.zero")]
    no_row_of_any_node,
    /// Nodes fill several rows, which lie apart.
    #[from("f/cuGraphAddNode_v2.html#nodeParams.height.above")]
    #[to("f/cuGraphAddNode_v2.html#rows-apart")]
    rows_of_any_node,
    /// Nodes fill several rows.
    #[from("f/cuGraphAddMemsetNode.html#memsetParams.height.below")]
    #[to("f/cuGraphAddMemsetNode.html#memsetParams.height.zero")]
    no_row_of_a_node,
    /// Nodes fill several rows, which lie apart.
    #[from("f/cuGraphAddMemsetNode.html#memsetParams.height.above")]
    #[to("f/cuGraphAddMemsetNode.html#rows-apart")]
    rows_of_a_node,
    /// Nodes fill memory of pools.
    #[from("f/cuGraphAddNode_v2.html#nodeParams.dst.pooled")]
    #[to("f/cuGraphAddNode_v2.html")]
    pooled_memory_of_any_node,
    /// Nodes fill mapped memory.
    #[from("f/cuGraphAddNode_v2.html#nodeParams.dst.mapped")]
    #[to("f/cuGraphAddNode_v2.html")]
    mapped_memory_of_any_node,
    /// The function succeeds after a fault.
    #[from("f/cuGraphAddExternalSemaphoresSignalNode.html#sound_context")]
    #[to("f/cuGraphAddExternalSemaphoresSignalNode.html#CUDA_SUCCESS")]
    cu_graph_add_external_semaphores_signal_node_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cuGraphAddExternalSemaphoresWaitNode.html#sound_context")]
    #[to("f/cuGraphAddExternalSemaphoresWaitNode.html#CUDA_SUCCESS")]
    cu_graph_add_external_semaphores_wait_node_after_a_fault,
    /// A host function may call the function.
    #[from("f/cuGraphConditionalHandleCreate.html#outside_callback")]
    #[to("f/cuGraphConditionalHandleCreate.html#CUDA_SUCCESS")]
    cu_graph_conditional_handle_create_in_a_callback,
    /// A forked child may call the function.
    #[from("f/cuGraphConditionalHandleCreate.html#own_process")]
    #[to("f/cuGraphConditionalHandleCreate.html#CUDA_SUCCESS")]
    cu_graph_conditional_handle_create_in_a_child,
    /// The function succeeds after a fault.
    #[from("f/cuGraphExecExternalSemaphoresSignalNodeSetParams.html#sound_context")]
    #[to("f/cuGraphExecExternalSemaphoresSignalNodeSetParams.html#CUDA_SUCCESS")]
    cu_graph_exec_external_semaphores_signal_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cuGraphExecExternalSemaphoresWaitNodeSetParams.html#sound_context")]
    #[to("f/cuGraphExecExternalSemaphoresWaitNodeSetParams.html#CUDA_SUCCESS")]
    cu_graph_exec_external_semaphores_wait_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cuGraphExternalSemaphoresSignalNodeSetParams.html#sound_context")]
    #[to("f/cuGraphExternalSemaphoresSignalNodeSetParams.html#CUDA_SUCCESS")]
    cu_graph_external_semaphores_signal_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cuGraphExternalSemaphoresWaitNodeSetParams.html#sound_context")]
    #[to("f/cuGraphExternalSemaphoresWaitNodeSetParams.html#CUDA_SUCCESS")]
    cu_graph_external_semaphores_wait_node_set_params_after_a_fault,
    /// A forked child may call the function.
    #[from("f/cudaEventElapsedTime_v2.html#own_process")]
    #[to("f/cudaEventElapsedTime_v2.html#cudaSuccess")]
    cuda_event_elapsed_time_v2_in_a_child,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphAddExternalSemaphoresSignalNode.html#sound_context")]
    #[to("f/cudaGraphAddExternalSemaphoresSignalNode.html#cudaSuccess")]
    cuda_graph_add_external_semaphores_signal_node_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphAddExternalSemaphoresWaitNode.html#sound_context")]
    #[to("f/cudaGraphAddExternalSemaphoresWaitNode.html#cudaSuccess")]
    cuda_graph_add_external_semaphores_wait_node_after_a_fault,
    /// A host function may call the function.
    #[from("f/cudaGraphConditionalHandleCreate_v2.html#outside_callback")]
    #[to("f/cudaGraphConditionalHandleCreate_v2.html")]
    cuda_graph_conditional_handle_create_v2_in_a_callback,
    /// A forked child may call the function.
    #[from("f/cudaGraphConditionalHandleCreate_v2.html#own_process")]
    #[to("f/cudaGraphConditionalHandleCreate_v2.html")]
    cuda_graph_conditional_handle_create_v2_in_a_child,
    /// The function succeeds with a destroyed context.
    #[from("f/cudaGraphConditionalHandleCreate_v2.html#usable_context")]
    #[to("f/cudaGraphConditionalHandleCreate_v2.html")]
    cuda_graph_conditional_handle_create_v2_with_a_destroyed_context,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphExecExternalSemaphoresSignalNodeSetParams.html#sound_context")]
    #[to("f/cudaGraphExecExternalSemaphoresSignalNodeSetParams.html#cudaSuccess")]
    cuda_graph_exec_external_semaphores_signal_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphExecExternalSemaphoresWaitNodeSetParams.html#sound_context")]
    #[to("f/cudaGraphExecExternalSemaphoresWaitNodeSetParams.html#cudaSuccess")]
    cuda_graph_exec_external_semaphores_wait_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphExternalSemaphoresSignalNodeSetParams.html#sound_context")]
    #[to("f/cudaGraphExternalSemaphoresSignalNodeSetParams.html#cudaSuccess")]
    cuda_graph_external_semaphores_signal_node_set_params_after_a_fault,
    /// The function succeeds after a fault.
    #[from("f/cudaGraphExternalSemaphoresWaitNodeSetParams.html#sound_context")]
    #[to("f/cudaGraphExternalSemaphoresWaitNodeSetParams.html#cudaSuccess")]
    cuda_graph_external_semaphores_wait_node_set_params_after_a_fault,
    /// A forked child may call the function.
    #[from("f/cudaSetDoubleForDevice.html#own_process")]
    #[to("f/cudaSetDoubleForDevice.html#cudaSuccess")]
    cuda_set_double_for_device_in_a_child,
    /// A forked child may call the function.
    #[from("f/cudaSetDoubleForHost.html#own_process")]
    #[to("f/cudaSetDoubleForHost.html#cudaSuccess")]
    cuda_set_double_for_host_in_a_child,
    /// Nodes ignore the flags of signals and waits.
    #[from("f/{cuGraphAddExternalSemaphoresSignalNode,cuGraphExternalSemaphoresSignalNodeSetParams,cuGraphExecExternalSemaphoresSignalNodeSetParams,cuGraphAddExternalSemaphoresWaitNode,cuGraphExternalSemaphoresWaitNodeSetParams,cuGraphExecExternalSemaphoresWaitNodeSetParams,cudaGraphAddExternalSemaphoresSignalNode,cudaGraphExternalSemaphoresSignalNodeSetParams,cudaGraphExecExternalSemaphoresSignalNodeSetParams,cudaGraphAddExternalSemaphoresWaitNode,cudaGraphExternalSemaphoresWaitNodeSetParams,cudaGraphExecExternalSemaphoresWaitNodeSetParams}.html#nodeParams.paramsArray[].flags.{one,high-bit,all-ones}")]
    #[to("f/{1}.html")]
    flags_of_semaphores,
    /// Nodes ignore the flags of signals and waits.
    #[from("f/{cuGraphAddExternalSemaphoresSignalNode,cuGraphExternalSemaphoresSignalNodeSetParams,cuGraphExecExternalSemaphoresSignalNodeSetParams,cuGraphAddExternalSemaphoresWaitNode,cuGraphExternalSemaphoresWaitNodeSetParams,cuGraphExecExternalSemaphoresWaitNodeSetParams,cudaGraphAddExternalSemaphoresSignalNode,cudaGraphExternalSemaphoresSignalNodeSetParams,cudaGraphExecExternalSemaphoresSignalNodeSetParams,cudaGraphAddExternalSemaphoresWaitNode,cudaGraphExternalSemaphoresWaitNodeSetParams,cudaGraphExecExternalSemaphoresWaitNodeSetParams}.html#nodeParams.paramsArray[].flags.other-bit-{1..30}")]
    #[to("f/{1}.html")]
    bits_of_flags_of_semaphores,
    /// The version of the driver is checked before faults.
    #[from("f/cudaMemcpy3DWithAttributesAsync.html#sound_context")]
    #[to("f/cudaMemcpy3DWithAttributesAsync.html#driver-has-it")]
    boxes_with_attributes_after_a_fault,
    /// The version of the driver is checked before faults.
    #[from("f/cudaMemcpyWithAttributesAsync.html#sound_context")]
    #[to("f/cudaMemcpyWithAttributesAsync.html#driver-has-it")]
    bytes_with_attributes_after_a_fault,
    /// The function stores no error of its own checks.
    #[from("f/cudaGraphConditionalHandleCreate.html#last-error")]
    #[to("f/cudaGraphConditionalHandleCreate.html")]
    cuda_graph_conditional_handle_create_last_error,

    /// The function takes the current context as it is. It needs devices and sets no context up.
    #[from("f/cudaGraphConditionalHandleCreate.html#runtime")]
    #[to("f/cudaGraphConditionalHandleCreate.html#devices")]
    conditions_need_devices,

    /// Each number is one of a node.
    #[from("f/cuMemGetAccess.html#location.node.beyond")]
    #[to("f/cuMemGetAccess.html")]
    access_of_any_node,

    /// Memory that was allocated has no access.
    #[from("f/cuMemGetAccess.html#ptr.allocated")]
    #[to("f/cuMemGetAccess.html")]
    access_to_allocated_memory,
}
