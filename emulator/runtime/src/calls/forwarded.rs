//! Calls that the runtime forwards to the driver unchanged: the default methods of their traits do that.

use cuspec_glue::runtime::calls::{
    DeviceDeprecatedCalls, DeviceIpcCalls, DeviceNotificationCalls, DevicePeerCalls,
    DriverEntryPointCalls, EventCalls, EventDeprecatedCalls, ExecutionCalls, ExportTableCalls,
    ExtresInteropCalls, ExtresInteropOrderCalls, ExtresInteropSemaphoreCalls, GraphEdgesCalls,
    GraphMemoryCalls, GraphParamsCalls, GraphRunsCalls, GraphSemaphoresCalls, GraphUpdatesCalls,
    GraphUserObjectsCalls, InteropCalls, LibraryCalls, LogsCalls, MemoryBatchCalls,
    MemoryCopyAttributesCalls, MemoryCopyBatchCalls, MemoryLocationCalls, MemoryPoolsShareCalls,
    OpenglCalls, ProfilerDeprecatedCalls, StreamCaptureCalls, StreamDeprecatedCalls,
};

use super::prelude::*;

/// Settings of the current device that no longer have an effect.
impl DeviceDeprecatedCalls for Runtime {}

/// Memory and events of other processes.
impl DeviceIpcCalls for Runtime {}

/// Callbacks on device events.
impl DeviceNotificationCalls for Runtime {}

/// Queries about access between peer devices.
impl DevicePeerCalls for Runtime {}

/// Lookup of driver functions.
impl DriverEntryPointCalls for Runtime {}

/// Events.
impl EventCalls for Runtime {}

/// Forms of event functions that 13.0 removed.
impl EventDeprecatedCalls for Runtime {}

/// Host functions that streams call.
impl ExecutionCalls for Runtime {}

/// Imported external memory.
impl ExtresInteropCalls for Runtime {}

/// External semaphores in stream order.
impl ExtresInteropOrderCalls for Runtime {}

/// Tables of functions for libraries of the vendor.
impl ExportTableCalls for Runtime {}

/// Imported external semaphores.
impl ExtresInteropSemaphoreCalls for Runtime {}

/// Mapped resources of graphics.
impl InteropCalls for Runtime {}

/// Devices, buffers and images of OpenGL.
impl OpenglCalls for Runtime {}

/// Dependencies of graphs.
impl GraphEdgesCalls for Runtime {}

/// Memory of graphs.
impl GraphMemoryCalls for Runtime {}

/// Parameters of nodes.
impl GraphParamsCalls for Runtime {}

/// Executable graphs.
impl GraphRunsCalls for Runtime {}

/// External semaphores of nodes.
impl GraphSemaphoresCalls for Runtime {}

/// Updates of executable graphs.
impl GraphUpdatesCalls for Runtime {}

/// Objects of the program that graphs use.
impl GraphUserObjectsCalls for Runtime {}

/// Libraries of kernels.
impl LibraryCalls for Runtime {}

/// The error log.
impl LogsCalls for Runtime {}

/// Batched operations on managed ranges.
impl MemoryBatchCalls for Runtime {}

/// Single copies with attributes.
impl MemoryCopyAttributesCalls for Runtime {}

/// Batched copies.
impl MemoryCopyBatchCalls for Runtime {}

/// The places where memory lies.
impl MemoryLocationCalls for Runtime {}

/// Memory pools shared between processes.
impl MemoryPoolsShareCalls for Runtime {}

/// The form of `cudaProfilerInitialize` that 12.0 removed.
impl ProfilerDeprecatedCalls for Runtime {}

/// Stream capture.
impl StreamCaptureCalls for Runtime {}

/// Forms of stream capture functions that 13.0 removed.
impl StreamDeprecatedCalls for Runtime {}
