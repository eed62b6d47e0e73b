//! Functions of the runtime that do the same as functions of the driver.
//!
//! Objects of cases of the runtime are made with them, because a runtime need not know the objects of a driver.
//! These objects have no counterpart, and the driver makes them for cases of both libraries: contexts, functions of
//! modules, virtual memory, green contexts, the results of the linker, arrays for video, batches of memory
//! operations, and EGL streams.

/// The functions of the runtime for a function of the driver; none if only the driver can do it. They have the same
/// C signature, apart from the widths of numbers that are zero. The first one that a runtime exports makes the call:
/// toolkit 13.0 took the suffixes from the names.
pub(super) fn counterparts(function: &str) -> &'static [&'static str] {
    let found = COUNTERPARTS.iter().find(|(driver, _)| *driver == function);
    found.map_or(&[], |(_, runtime)| runtime)
}

const COUNTERPARTS: &[(&str, &[&str])] = &[
    ("cuArrayDestroy", &["cudaFreeArray"]),
    ("cuCtxSynchronize", &["cudaDeviceSynchronize"]),
    ("cuDestroyExternalMemory", &["cudaDestroyExternalMemory"]),
    (
        "cuDestroyExternalSemaphore",
        &["cudaDestroyExternalSemaphore"],
    ),
    ("cuDeviceCanAccessPeer", &["cudaDeviceCanAccessPeer"]),
    ("cuDeviceGetAttribute", &["cudaDeviceGetAttribute"]),
    ("cuDeviceGetCount", &["cudaGetDeviceCount"]),
    (
        "cuDeviceGetDefaultMemPool",
        &["cudaDeviceGetDefaultMemPool"],
    ),
    ("cuDeviceGetMemPool", &["cudaDeviceGetMemPool"]),
    ("cuDeviceGetPCIBusId", &["cudaDeviceGetPCIBusId"]),
    (
        "cuDeviceRegisterAsyncNotification",
        &["cudaDeviceRegisterAsyncNotification"],
    ),
    (
        "cuDeviceUnregisterAsyncNotification",
        &["cudaDeviceUnregisterAsyncNotification"],
    ),
    ("cuDriverGetVersion", &["cudaDriverGetVersion"]),
    ("cuEventCreate", &["cudaEventCreateWithFlags"]),
    ("cuEventDestroy_v2", &["cudaEventDestroy"]),
    ("cuEventQuery", &["cudaEventQuery"]),
    ("cuEventRecord", &["cudaEventRecord"]),
    ("cuEventSynchronize", &["cudaEventSynchronize"]),
    ("cuGLRegisterBufferObject", &["cudaGLRegisterBufferObject"]),
    ("cuGLUnmapBufferObject", &["cudaGLUnmapBufferObject"]),
    (
        "cuGLUnregisterBufferObject",
        &["cudaGLUnregisterBufferObject"],
    ),
    ("cuGraphAddChildGraphNode", &["cudaGraphAddChildGraphNode"]),
    ("cuGraphAddEmptyNode", &["cudaGraphAddEmptyNode"]),
    (
        "cuGraphAddEventRecordNode",
        &["cudaGraphAddEventRecordNode"],
    ),
    ("cuGraphAddEventWaitNode", &["cudaGraphAddEventWaitNode"]),
    (
        "cuGraphAddExternalSemaphoresSignalNode",
        &["cudaGraphAddExternalSemaphoresSignalNode"],
    ),
    (
        "cuGraphAddExternalSemaphoresWaitNode",
        &["cudaGraphAddExternalSemaphoresWaitNode"],
    ),
    ("cuGraphAddHostNode", &["cudaGraphAddHostNode"]),
    ("cuGraphAddKernelNode", &["cudaGraphAddKernelNode"]),
    ("cuGraphAddMemAllocNode", &["cudaGraphAddMemAllocNode"]),
    ("cuGraphAddMemFreeNode", &["cudaGraphAddMemFreeNode"]),
    (
        "cuGraphAddNode_v2",
        &["cudaGraphAddNode_v2", "cudaGraphAddNode"],
    ),
    (
        "cuGraphChildGraphNodeGetGraph",
        &["cudaGraphChildGraphNodeGetGraph"],
    ),
    ("cuGraphClone", &["cudaGraphClone"]),
    ("cuGraphCreate", &["cudaGraphCreate"]),
    ("cuGraphDestroy", &["cudaGraphDestroy"]),
    ("cuGraphDestroyNode", &["cudaGraphDestroyNode"]),
    ("cuGraphExecDestroy", &["cudaGraphExecDestroy"]),
    ("cuGraphGetNodes", &["cudaGraphGetNodes"]),
    (
        "cuGraphInstantiateWithFlags",
        &["cudaGraphInstantiateWithFlags"],
    ),
    ("cuGraphNodeGetType", &["cudaGraphNodeGetType"]),
    ("cuGraphRetainUserObject", &["cudaGraphRetainUserObject"]),
    (
        "cuGraphicsGLRegisterBuffer",
        &["cudaGraphicsGLRegisterBuffer"],
    ),
    (
        "cuGraphicsGLRegisterImage",
        &["cudaGraphicsGLRegisterImage"],
    ),
    ("cuGraphicsMapResources", &["cudaGraphicsMapResources"]),
    ("cuGraphicsUnmapResources", &["cudaGraphicsUnmapResources"]),
    (
        "cuGraphicsUnregisterResource",
        &["cudaGraphicsUnregisterResource"],
    ),
    ("cuImportExternalMemory", &["cudaImportExternalMemory"]),
    (
        "cuImportExternalSemaphore",
        &["cudaImportExternalSemaphore"],
    ),
    ("cuLaunchHostFunc", &["cudaLaunchHostFunc"]),
    ("cuLibraryGetKernel", &["cudaLibraryGetKernel"]),
    ("cuLibraryLoadData", &["cudaLibraryLoadData"]),
    ("cuLibraryUnload", &["cudaLibraryUnload"]),
    ("cuLogsRegisterCallback", &["cudaLogsRegisterCallback"]),
    ("cuLogsUnregisterCallback", &["cudaLogsUnregisterCallback"]),
    ("cuMemAllocAsync", &["cudaMallocAsync"]),
    ("cuMemAllocFromPoolAsync", &["cudaMallocFromPoolAsync"]),
    ("cuMemAllocManaged", &["cudaMallocManaged"]),
    ("cuMemAlloc_v2", &["cudaMalloc"]),
    ("cuMemFreeAsync", &["cudaFreeAsync"]),
    ("cuMemFreeHost", &["cudaFreeHost"]),
    ("cuMemFree_v2", &["cudaFree"]),
    ("cuMemGetInfo_v2", &["cudaMemGetInfo"]),
    ("cuMemHostAlloc", &["cudaHostAlloc"]),
    ("cuMemHostRegister_v2", &["cudaHostRegister"]),
    ("cuMemHostUnregister", &["cudaHostUnregister"]),
    ("cuMemPoolCreate", &["cudaMemPoolCreate"]),
    ("cuMemPoolDestroy", &["cudaMemPoolDestroy"]),
    (
        "cuMemPoolExportToShareableHandle",
        &["cudaMemPoolExportToShareableHandle"],
    ),
    ("cuMipmappedArrayDestroy", &["cudaFreeMipmappedArray"]),
    ("cuMipmappedArrayGetLevel", &["cudaGetMipmappedArrayLevel"]),
    (
        "cuSignalExternalSemaphoresAsync",
        &[
            "cudaSignalExternalSemaphoresAsync_v2",
            "cudaSignalExternalSemaphoresAsync",
        ],
    ),
    ("cuStreamBeginCapture_v2", &["cudaStreamBeginCapture"]),
    ("cuStreamCreate", &["cudaStreamCreateWithFlags"]),
    ("cuStreamDestroy_v2", &["cudaStreamDestroy"]),
    ("cuStreamEndCapture", &["cudaStreamEndCapture"]),
    (
        "cuStreamGetCaptureInfo_v2",
        &["cudaStreamGetCaptureInfo_v2"],
    ),
    ("cuStreamIsCapturing", &["cudaStreamIsCapturing"]),
    ("cuStreamQuery", &["cudaStreamQuery"]),
    ("cuStreamSynchronize", &["cudaStreamSynchronize"]),
    ("cuSurfObjectCreate", &["cudaCreateSurfaceObject"]),
    ("cuSurfObjectDestroy", &["cudaDestroySurfaceObject"]),
    ("cuTexObjectCreate", &["cudaCreateTextureObject"]),
    ("cuTexObjectDestroy", &["cudaDestroyTextureObject"]),
    (
        "cuThreadExchangeStreamCaptureMode",
        &["cudaThreadExchangeStreamCaptureMode"],
    ),
    ("cuUserObjectCreate", &["cudaUserObjectCreate"]),
    ("cuUserObjectRelease", &["cudaUserObjectRelease"]),
];

#[cfg(test)]
mod tests {
    use cuspec_case::{Api, Effect};

    use super::*;
    use crate::suite::Suite;

    #[test]
    fn the_list_is_sorted_and_names_each_function_once() {
        let names: Vec<&str> = COUNTERPARTS.iter().map(|(driver, _)| *driver).collect();
        assert!(names.is_sorted_by(|a, b| a < b));
        assert_eq!(counterparts("cuMemAlloc_v2"), ["cudaMalloc"]);
        assert!(counterparts("cuCtxCreate_v2").is_empty());
    }

    #[test]
    fn counterparts_make_and_end_the_same_resources() {
        let suite = Suite::generated();
        let of = |function: &str| suite.effects_of(function);
        let same = |one: &Effect, other: &Effect| {
            let of = |effect: &Effect| (effect.kind, effect.param, effect.resource);
            of(one) == of(other)
        };
        for (driver, runtime) in COUNTERPARTS {
            let Some(of_driver) = of(driver).filter(|row| !row.effects.is_empty()) else {
                continue;
            };
            for function in *runtime {
                let of_runtime =
                    of(function).unwrap_or_else(|| panic!("{function} has no effects"));
                assert_eq!(of_runtime.api, Api::Runtime, "{function}");
                assert_eq!(of_runtime.params, of_driver.params, "{function}");
                let effects = of_driver.effects.iter().zip(of_runtime.effects);
                for (one, other) in effects {
                    assert!(same(one, other), "{driver} and {function}");
                }
                assert_eq!(
                    of_driver.effects.len(),
                    of_runtime.effects.len(),
                    "{function}"
                );
            }
        }
    }

    #[test]
    fn every_resource_that_a_counterpart_makes_is_ended_by_a_counterpart() {
        let suite = Suite::generated();
        for (driver, _) in COUNTERPARTS {
            let row = suite.effects_of(driver);
            for effect in row.map_or(&[][..], |row| row.effects) {
                let Some(resource) = suite.resource(effect.resource) else {
                    continue;
                };
                let end = resource.ended_by;
                assert!(
                    !counterparts(end).is_empty(),
                    "{driver} makes what {end} ends"
                );
            }
        }
    }
}
