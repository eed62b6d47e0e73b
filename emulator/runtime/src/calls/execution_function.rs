//! Attributes of kernels.

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Entry};
use cuspec_glue::runtime::calls::ExecutionFunctionCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::driver::CUfunction_attribute;
use cuspec_sys::runtime::{
    cudaFuncAttribute, cudaFuncAttributes, cudaFuncCache, cudaSharedMemConfig,
};

use super::prelude::*;
use crate::contexts;
use crate::driver::{code_of, driver};
use crate::last_error;
use crate::registered;

impl Classify<Entry> for Runtime {
    /// Loads a registered kernel to find out whether it exists. Other handles are checked by the driver.
    fn classify(&self, value: u64) -> Facts<Entry> {
        let address = value as usize as *const c_void;
        let entry = match value {
            0 => Entry::Null,
            _ if registered::is_variable(address) => Entry::Null,
            _ if !registered::is_kernel(address) => Entry::OfLibrary,
            _ => match registered::kernel(address) {
                Err(Code::cudaErrorSymbolNotFound) => Entry::Missing,
                Err(Code::cudaErrorNoKernelImageForDevice) => Entry::Uncoded,
                _ => Entry::Loaded,
            },
        };
        match entry {
            Entry::Missing | Entry::Uncoded => Facts::new(entry).with("codes", 0),
            _ => Facts::new(entry),
        }
    }
}

/// Reads the attributes of a kernel.
fn attributes_of(func: *const c_void) -> Result<cudaFuncAttributes, Code> {
    let function = registered::function(func)?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    let get = |attribute: CUfunction_attribute| {
        // SAFETY: the driver returned this function.
        unsafe { driver.cuFuncGetAttribute(attribute, function) }.map_err(code_of)
    };
    let bytes = |attribute| Ok(usize::try_from(get(attribute)?).unwrap_or(0));
    Ok(cudaFuncAttributes {
        sharedSizeBytes: bytes(CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)?,
        constSizeBytes: bytes(CUfunction_attribute::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)?,
        localSizeBytes: bytes(CUfunction_attribute::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)?,
        maxThreadsPerBlock: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)?,
        numRegs: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_NUM_REGS)?,
        ptxVersion: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_PTX_VERSION)?,
        binaryVersion: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_BINARY_VERSION)?,
        cacheModeCA: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA)?,
        maxDynamicSharedSizeBytes: get(
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
        )?,
        preferredShmemCarveout: get(
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
        )?,
        clusterDimMustBeSet: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET)?,
        requiredClusterWidth: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH)?,
        requiredClusterHeight: get(
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
        )?,
        requiredClusterDepth: get(CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH)?,
        clusterSchedulingPolicyPreference: get(
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
        )?,
        nonPortableClusterSizeAllowed: get(
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
        )?,
        ..Default::default()
    })
}

impl ExecutionFunctionCalls for Runtime {
    unsafe fn cudaFuncGetAttributes(
        &self,
        attr: *mut cudaFuncAttributes,
        func: *const c_void,
    ) -> Outcome {
        let attributes = attributes_of(func)?;
        // SAFETY: the caller guarantees that `attr` is valid for writes.
        unsafe { put(attr, attributes) };
        Ok(())
    }

    unsafe fn cudaFuncSetAttribute(
        &self,
        func: *const c_void,
        attr: cudaFuncAttribute,
        value: c_int,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaFuncSetAttribute(self, func, attr, value) }?;
        last_error::set(Code::cudaSuccess);
        Ok(())
    }

    unsafe fn cudaFuncGetName(&self, name: *mut *const c_char, func: *const c_void) -> Outcome {
        let (name, func) = (name as usize, func as usize);
        let ask = move || {
            let func = registered::kernel(func as *const c_void)?
                .cast_const()
                .cast();
            // SAFETY: the caller guarantees that pointers are valid, and waits for the query.
            unsafe { driver_calls::cudaFuncGetName(self, name as *mut *const c_char, func) }
        };
        match contexts::is_in_callback() {
            true => contexts::on_other_thread(ask),
            false => ask(),
        }
    }

    unsafe fn cudaFuncGetParamCount(&self, func: *const c_void, paramCount: *mut usize) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaFuncGetParamCount(self, func, paramCount) }
    }

    unsafe fn cudaFuncGetParamInfo(
        &self,
        func: *const c_void,
        paramIndex: usize,
        paramOffset: *mut usize,
        paramSize: *mut usize,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaFuncGetParamInfo(self, func, paramIndex, paramOffset, paramSize)?;
        }
        last_error::set(Code::cudaSuccess);
        Ok(())
    }

    unsafe fn cudaFuncSetCacheConfig(
        &self,
        func: *const c_void,
        cacheConfig: cudaFuncCache,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaFuncSetCacheConfig(self, func, cacheConfig) }
    }

    unsafe fn cudaFuncSetSharedMemConfig(
        &self,
        func: *const c_void,
        config: cudaSharedMemConfig,
    ) -> Outcome {
        let func = registered::function(func)?.cast_const().cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaFuncSetSharedMemConfig(self, func, config) }
    }
}
