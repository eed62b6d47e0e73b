//! Which effect stands behind which function.
#![allow(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "only the exported symbols call these, for callers in C"
)]

use cuspec_glue::Effects;

use super::prelude::*;
use super::*;
use crate::stream::engine::is_in_callback;

/// Nothing is left to check for a function whose contract was checked.
fn validated(_driver: &Driver) -> Outcome {
    Ok(())
}

/// A function without a contract still demands what nearly all do.
fn unvalidated(driver: &Driver) -> Outcome {
    if !driver.is_initialized() {
        Err(Code::NOT_INITIALIZED)
    } else if is_in_callback() {
        Err(Code::NOT_PERMITTED)
    } else {
        Ok(())
    }
}

/// Implements the trait by the functions of this folder: for each of its files what was checked
/// before, and the functions in it. Where two symbols do the same, `=` names the one that is there.
macro_rules! effects {
    ($($file:ident $checked:ident {
        $(fn $name:ident $(= $target:ident)? ($($param:ident: $type:ty),* $(,)?);)*
    })*) => {
        impl Effects for Driver {
            fn refused(&self, function: &str, arguments: &[u64], code: CUresult) {
                refused::note(self, function, arguments, Code(code.0));
            }

            $($(fn $name(&self $(, $param: $type)*) -> CUresult {
                let outcome = $checked(self).and_then(|()| {
                    // SAFETY: the caller of the C function answers for its pointers.
                    unsafe { effects!(@call $file $name $($target)? (self $(, $param)*)) }
                });
                CUresult(outcome.err().unwrap_or(Code::SUCCESS).0)
            })*)*
        }
    };
    (@call $file:ident $name:ident ($($argument:expr),*)) => { $file::$name($($argument),*) };
    (@call $file:ident $name:ident $target:ident ($($argument:expr),*)) => {
        $file::$target($($argument),*)
    };
}

effects! {
    process validated {
        fn cuInit(Flags: c_uint);
        fn cuDriverGetVersion(driverVersion: *mut c_int);
        fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char);
        fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char);
    }
    device validated {
        fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int);
        fn cuDeviceGetCount(count: *mut c_int);
        fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice);
        fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice);
        fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice);
        fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice);
        fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice);
        fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice);
        fn cuDeviceGetTexture1DLinearMaxWidth(
            maxWidthInElements: *mut usize,
            format: CUarray_format,
            numChannels: c_uint,
            dev: CUdevice,
        );
        fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice);
        fn cuDeviceGetHostAtomicCapabilities(
            capabilities: *mut c_uint,
            operations: *const CUatomicOperation,
            count: c_uint,
            dev: CUdevice,
        );
        fn cuDeviceGetNvSciSyncAttributes(
            nvSciSyncAttrList: *mut c_void,
            dev: CUdevice,
            flags: c_int,
        );
        fn cuDeviceGetExecAffinitySupport(
            pi: *mut c_int,
            r#type: CUexecAffinityType,
            dev: CUdevice,
        );
        fn cuFlushGPUDirectRDMAWrites(
            target: CUflushGPUDirectRDMAWritesTarget,
            scope: CUflushGPUDirectRDMAWritesScope,
        );
        fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice);
        fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice);
        fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char);
        fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice);
        fn cuDeviceRegisterAsyncNotification(
            device: CUdevice,
            callbackFunc: CUasyncCallback,
            userData: *mut c_void,
            callback: *mut CUasyncCallbackHandle,
        );
        fn cuDeviceUnregisterAsyncNotification(device: CUdevice, callback: CUasyncCallbackHandle);
        fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice);
    }
    primary validated {
        fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice);
        fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice);
        fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint);
        fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int);
        fn cuDevicePrimaryCtxReset_v2(dev: CUdevice);
    }
    context validated {
        fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice);
        fn cuCtxCreate_v3(
            pctx: *mut CUcontext,
            paramsArray: *mut CUexecAffinityParam,
            numParams: c_int,
            flags: c_uint,
            dev: CUdevice,
        );
        fn cuCtxCreate_v4(
            pctx: *mut CUcontext,
            ctxCreateParams: *mut CUctxCreateParams,
            flags: c_uint,
            dev: CUdevice,
        );
        fn cuCtxDestroy_v2(ctx: CUcontext);
        fn cuCtxPushCurrent_v2(ctx: CUcontext);
        fn cuCtxPopCurrent_v2(pctx: *mut CUcontext);
        fn cuCtxSetCurrent(ctx: CUcontext);
        fn cuCtxGetCurrent(pctx: *mut CUcontext);
        fn cuCtxGetDevice(device: *mut CUdevice);
        fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext);
        fn cuCtxGetFlags(flags: *mut c_uint);
        fn cuCtxSetFlags(flags: c_uint);
        fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong);
        fn cuCtxSynchronize();
        fn cuCtxSynchronize_v2(ctx: CUcontext);
        fn cuCtxSetLimit(limit: CUlimit, value: usize);
        fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit);
        fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache);
        fn cuCtxSetCacheConfig(config: CUfunc_cache);
        fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig);
        fn cuCtxSetSharedMemConfig(config: CUsharedconfig);
        fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint);
        fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int);
        fn cuCtxResetPersistingL2Cache();
        fn cuCtxGetExecAffinity(
            pExecAffinity: *mut CUexecAffinityParam,
            r#type: CUexecAffinityType,
        );
        fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent);
        fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent);
        fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint);
        fn cuCtxDetach(ctx: CUcontext);
    }
    stream validated {
        fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint);
        fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int);
        fn cuStreamDestroy_v2(hStream: CUstream);
        fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int);
        fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice);
        fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint);
        fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong);
        fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext);
        fn cuStreamGetCtx_v2(hStream: CUstream, pCtx: *mut CUcontext, pGreenCtx: *mut CUgreenCtx);
        fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint);
        fn cuStreamAddCallback(
            hStream: CUstream,
            callback: CUstreamCallback,
            userData: *mut c_void,
            flags: c_uint,
        );
        fn cuStreamAttachMemAsync(
            hStream: CUstream,
            dptr: CUdeviceptr,
            length: usize,
            flags: c_uint,
        );
        fn cuStreamQuery(hStream: CUstream);
        fn cuStreamSynchronize(hStream: CUstream);
        fn cuStreamCopyAttributes(dst: CUstream, src: CUstream);
        fn cuStreamGetAttribute(
            hStream: CUstream,
            attr: CUstreamAttrID,
            value_out: *mut CUstreamAttrValue,
        );
        fn cuStreamSetAttribute(
            hStream: CUstream,
            attr: CUstreamAttrID,
            value: *const CUstreamAttrValue,
        );
        fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode);
    }
    stream_capture validated {
        fn cuStreamBeginCapture(hStream: CUstream);
        fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode);
        fn cuStreamBeginCaptureToGraph(
            hStream: CUstream,
            hGraph: CUgraph,
            dependencies: *const CUgraphNode,
            dependencyData: *const CUgraphEdgeData,
            numDependencies: usize,
            mode: CUstreamCaptureMode,
        );
        fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph);
        fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus);
        fn cuStreamGetCaptureInfo(
            hStream: CUstream,
            captureStatus_out: *mut CUstreamCaptureStatus,
            id_out: *mut cuuint64_t,
        );
        fn cuStreamGetCaptureInfo_v2(
            hStream: CUstream,
            captureStatus_out: *mut CUstreamCaptureStatus,
            id_out: *mut cuuint64_t,
            graph_out: *mut CUgraph,
            dependencies_out: *mut *const CUgraphNode,
            numDependencies_out: *mut usize,
        );
        fn cuStreamGetCaptureInfo_v3(
            hStream: CUstream,
            captureStatus_out: *mut CUstreamCaptureStatus,
            id_out: *mut cuuint64_t,
            graph_out: *mut CUgraph,
            dependencies_out: *mut *const CUgraphNode,
            edgeData_out: *mut *const CUgraphEdgeData,
            numDependencies_out: *mut usize,
        );
        fn cuStreamUpdateCaptureDependencies(
            hStream: CUstream,
            dependencies: *mut CUgraphNode,
            numDependencies: usize,
            flags: c_uint,
        );
        fn cuStreamUpdateCaptureDependencies_v2(
            hStream: CUstream,
            dependencies: *mut CUgraphNode,
            dependencyData: *const CUgraphEdgeData,
            numDependencies: usize,
            flags: c_uint,
        );
    }
    event validated {
        fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint);
        fn cuEventRecord(hEvent: CUevent, hStream: CUstream);
        fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint);
        fn cuEventQuery(hEvent: CUevent);
        fn cuEventSynchronize(hEvent: CUevent);
        fn cuEventDestroy_v2(hEvent: CUevent);
        fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent);
        fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent);
        fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent);
        fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle);
    }
    allocation validated {
        fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize);
        fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize);
        fn cuMemAllocPitch_v2(
            dptr: *mut CUdeviceptr,
            pPitch: *mut usize,
            WidthInBytes: usize,
            Height: usize,
            ElementSizeBytes: c_uint,
        );
        fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint);
        fn cuMemFree_v2(dptr: CUdeviceptr);
        fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr);
        fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr);
        fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint);
        fn cuIpcCloseMemHandle(dptr: CUdeviceptr);
        fn cuMemGetHandleForAddressRange(
            handle: *mut c_void,
            dptr: CUdeviceptr,
            size: usize,
            handleType: CUmemRangeHandleType,
            flags: c_ulonglong,
        );
    }
    host validated {
        fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize);
        fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint);
        fn cuMemFreeHost(p: *mut c_void);
        fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint);
        fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void);
        fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint);
        fn cuMemHostUnregister(p: *mut c_void);
    }
    copy validated {
        fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize);
        fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream);
        fn cuMemcpyPeer(
            dstDevice: CUdeviceptr,
            dstContext: CUcontext,
            srcDevice: CUdeviceptr,
            srcContext: CUcontext,
            ByteCount: usize,
        );
        fn cuMemcpyPeerAsync(
            dstDevice: CUdeviceptr,
            dstContext: CUcontext,
            srcDevice: CUdeviceptr,
            srcContext: CUcontext,
            ByteCount: usize,
            hStream: CUstream,
        );
        fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize);
        fn cuMemcpyHtoDAsync_v2(
            dstDevice: CUdeviceptr,
            srcHost: *const c_void,
            ByteCount: usize,
            hStream: CUstream,
        );
        fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize);
        fn cuMemcpyDtoHAsync_v2(
            dstHost: *mut c_void,
            srcDevice: CUdeviceptr,
            ByteCount: usize,
            hStream: CUstream,
        );
        fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize);
        fn cuMemcpyDtoDAsync_v2(
            dstDevice: CUdeviceptr,
            srcDevice: CUdeviceptr,
            ByteCount: usize,
            hStream: CUstream,
        );
        fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D);
        fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D);
        fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream);
    }
    fill validated {
        fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize);
        fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream);
        fn cuMemsetD2D8_v2(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            uc: c_uchar,
            Width: usize,
            Height: usize,
        );
        fn cuMemsetD2D8Async(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            uc: c_uchar,
            Width: usize,
            Height: usize,
            hStream: CUstream,
        );
        fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize);
        fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream);
        fn cuMemsetD2D16_v2(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            us: c_ushort,
            Width: usize,
            Height: usize,
        );
        fn cuMemsetD2D16Async(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            us: c_ushort,
            Width: usize,
            Height: usize,
            hStream: CUstream,
        );
        fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize);
        fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream);
        fn cuMemsetD2D32_v2(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            ui: c_uint,
            Width: usize,
            Height: usize,
        );
        fn cuMemsetD2D32Async(
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            ui: c_uint,
            Width: usize,
            Height: usize,
            hStream: CUstream,
        );
    }
    pointer validated {
        fn cuPointerGetAttribute(
            data: *mut c_void,
            attribute: CUpointer_attribute,
            ptr: CUdeviceptr,
        );
        fn cuPointerGetAttributes(
            numAttributes: c_uint,
            attributes: *mut CUpointer_attribute,
            data: *mut *mut c_void,
            ptr: CUdeviceptr,
        );
        fn cuPointerSetAttribute(
            value: *const c_void,
            attribute: CUpointer_attribute,
            ptr: CUdeviceptr,
        );
    }
    range validated {
        fn cuMemPrefetchAsync(
            devPtr: CUdeviceptr,
            count: usize,
            dstDevice: CUdevice,
            hStream: CUstream,
        );
        fn cuMemPrefetchAsync_v2(
            devPtr: CUdeviceptr,
            count: usize,
            location: CUmemLocation,
            flags: c_uint,
            hStream: CUstream,
        );
        fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice);
        fn cuMemAdvise_v2(
            devPtr: CUdeviceptr,
            count: usize,
            advice: CUmem_advise,
            location: CUmemLocation,
        );
        fn cuMemRangeGetAttribute(
            data: *mut c_void,
            dataSize: usize,
            attribute: CUmem_range_attribute,
            devPtr: CUdeviceptr,
            count: usize,
        );
        fn cuMemRangeGetAttributes(
            data: *mut *mut c_void,
            dataSizes: *mut usize,
            attributes: *mut CUmem_range_attribute,
            numAttributes: usize,
            devPtr: CUdeviceptr,
            count: usize,
        );
    }
    entry_point validated {
        fn cuGetProcAddress_v2(
            symbol: *const c_char,
            pfn: *mut *mut c_void,
            cudaVersion: c_int,
            flags: cuuint64_t,
            symbolStatus: *mut CUdriverProcAddressQueryResult,
        );
        fn cuGetProcAddress(
            symbol: *const c_char,
            pfn: *mut *mut c_void,
            cudaVersion: c_int,
            flags: cuuint64_t,
        );
    }
    pool unvalidated {
        fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream);
        fn cuMemAllocFromPoolAsync(
            dptr: *mut CUdeviceptr,
            bytesize: usize,
            pool: CUmemoryPool,
            hStream: CUstream,
        );
        fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream);
        fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps);
        fn cuMemPoolDestroy(pool: CUmemoryPool);
        fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize);
        fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void);
        fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void);
        fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize);
        fn cuMemPoolGetAccess(
            flags: *mut CUmemAccess_flags,
            memPool: CUmemoryPool,
            location: *mut CUmemLocation,
        );
        fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool);
        fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice);
        fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice);
    }
    virtual_range unvalidated {
        fn cuMemAddressReserve(
            ptr: *mut CUdeviceptr,
            size: usize,
            alignment: usize,
            addr: CUdeviceptr,
            flags: c_ulonglong,
        );
        fn cuMemAddressFree(ptr: CUdeviceptr, size: usize);
        fn cuMemCreate(
            handle: *mut CUmemGenericAllocationHandle,
            size: usize,
            prop: *const CUmemAllocationProp,
            flags: c_ulonglong,
        );
        fn cuMemRelease(handle: CUmemGenericAllocationHandle);
        fn cuMemMap(
            ptr: CUdeviceptr,
            size: usize,
            offset: usize,
            handle: CUmemGenericAllocationHandle,
            flags: c_ulonglong,
        );
        fn cuMemUnmap(ptr: CUdeviceptr, size: usize);
        fn cuMemSetAccess(
            ptr: CUdeviceptr,
            size: usize,
            desc: *const CUmemAccessDesc,
            count: usize,
        );
        fn cuMemGetAccess(
            flags: *mut c_ulonglong,
            location: *const CUmemLocation,
            ptr: CUdeviceptr,
        );
        fn cuMemGetAllocationGranularity(
            granularity: *mut usize,
            prop: *const CUmemAllocationProp,
            option: CUmemAllocationGranularity_flags,
        );
        fn cuMemGetAllocationPropertiesFromHandle(
            prop: *mut CUmemAllocationProp,
            handle: CUmemGenericAllocationHandle,
        );
        fn cuMemRetainAllocationHandle(
            handle: *mut CUmemGenericAllocationHandle,
            addr: *mut c_void,
        );
    }
    graph unvalidated {
        fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint);
        fn cuGraphDestroy(hGraph: CUgraph);
        fn cuGraphAddEmptyNode(
            phGraphNode: *mut CUgraphNode,
            hGraph: CUgraph,
            dependencies: *const CUgraphNode,
            numDependencies: usize,
        );
        fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize);
        fn cuGraphNodeGetType(hNode: CUgraphNode, r#type: *mut CUgraphNodeType);
    }

    stream unvalidated {
        fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void);
    }
    stream validated {
        fn cuStreamDestroy = cuStreamDestroy_v2(hStream: CUstream);
    }
    event validated {
        fn cuEventDestroy = cuEventDestroy_v2(hEvent: CUevent);
    }
    context validated {
        fn cuCtxCreate = cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice);
        fn cuCtxDestroy = cuCtxDestroy_v2(ctx: CUcontext);
        fn cuCtxPushCurrent = cuCtxPushCurrent_v2(ctx: CUcontext);
        fn cuCtxPopCurrent = cuCtxPopCurrent_v2(pctx: *mut CUcontext);
    }
    primary validated {
        fn cuDevicePrimaryCtxRelease = cuDevicePrimaryCtxRelease_v2(dev: CUdevice);
        fn cuDevicePrimaryCtxSetFlags = cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint);
        fn cuDevicePrimaryCtxReset = cuDevicePrimaryCtxReset_v2(dev: CUdevice);
    }
    host validated {
        fn cuMemHostRegister = cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint);
    }
}
