//! Functions and their launches, as the C functions pass them.

use super::prelude::*;
use crate::objects::module::Function;
use crate::operations::launches::Shape;

/// `CU_LAUNCH_PARAM_*`: what the words of an `extra` list say of those behind them.
const END: usize = 0;
const BUFFER_POINTER: usize = 1;
const BUFFER_SIZE: usize = 2;

/// `CU_LAUNCH_ATTRIBUTE_*`.
const COOPERATIVE: u32 = 2;
const CLUSTER_DIMENSION: u32 = 4;

/// The bytes of all parameters of a function, each at its place: taken from where each is, or from one
/// buffer that holds them all.
///
/// # Safety
/// The first list has a pointer to each parameter, or the second one is of words and ends. Either may be null.
pub(super) unsafe fn parameters(
    function: &Function,
    each: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Outcome<Vec<u8>> {
    let entry = function.facts()?;
    let mut bytes = vec![0; entry.parameter_bytes as usize];
    match (each.is_null(), extra.is_null()) {
        (false, false) => return Err(Code::INVALID_VALUE),
        // SAFETY: the caller answers for the list.
        (true, false) => unsafe { take_buffer(&mut bytes, extra)? },
        (true, true) if entry.parameters.is_empty() => {}
        (true, true) => return Err(Code::INVALID_VALUE),
        (false, true) => {
            // SAFETY: the list has a pointer to each parameter.
            let places = unsafe { array(each, entry.parameters.len()) };
            for (parameter, place) in entry.parameters.iter().zip(places) {
                let (start, size) = (parameter.offset as usize, parameter.size as usize);
                // SAFETY: the pointer leads to the parameter.
                let value = unsafe { array(place.cast::<u8>(), size) };
                bytes[start..start + value.len()].copy_from_slice(&value);
            }
        }
    }
    Ok(bytes)
}

/// # Safety
/// The list is of words and ends, and its buffer has as many bytes as it says.
unsafe fn take_buffer(bytes: &mut [u8], extra: *mut *mut c_void) -> Outcome {
    let (mut buffer, mut size, mut at) = (std::ptr::null_mut(), 0, 0);
    loop {
        // SAFETY: the list has not ended yet.
        let (word, value) = unsafe {
            match extra.add(at).read() as usize {
                END => break,
                word => (word, extra.add(at + 1).read()),
            }
        };
        match word {
            BUFFER_POINTER => buffer = value,
            // SAFETY: the word stands for a pointer to the size.
            BUFFER_SIZE => size = unsafe { value.cast::<usize>().read() },
            _ => return Err(Code::INVALID_VALUE),
        }
        at += 2;
    }
    if size < bytes.len() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the buffer has `size` bytes, which are enough.
    bytes.copy_from_slice(&unsafe { array(buffer.cast::<u8>(), bytes.len()) });
    Ok(())
}

/// # Safety
/// As [`parameters`].
unsafe fn launch(
    driver: &Driver,
    function: CUfunction,
    shape: Shape,
    stream: CUstream,
    each: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Outcome {
    let found = driver.lock().function(function as usize)?;
    // SAFETY: the caller answers for its lists.
    let parameters = unsafe { parameters(&found, each, extra) }?;
    driver.launch(function as usize, shape, stream_meant(stream), parameters)
}

pub(super) unsafe fn cuLaunchKernel(
    driver: &Driver,
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Outcome {
    let shape = Shape {
        grid: [gridDimX, gridDimY, gridDimZ],
        block: [blockDimX, blockDimY, blockDimZ],
        cluster: None,
        dynamic_shared: sharedMemBytes,
        is_cooperative: false,
    };
    // SAFETY: the caller answers for its pointers.
    unsafe { launch(driver, f, shape, hStream, kernelParams, extra) }
}

pub(super) unsafe fn cuLaunchCooperativeKernel(
    driver: &Driver,
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
) -> Outcome {
    let shape = Shape {
        grid: [gridDimX, gridDimY, gridDimZ],
        block: [blockDimX, blockDimY, blockDimZ],
        cluster: None,
        dynamic_shared: sharedMemBytes,
        is_cooperative: true,
    };
    let none = std::ptr::null_mut();
    // SAFETY: the caller answers for its pointers.
    unsafe { launch(driver, f, shape, hStream, kernelParams, none) }
}

/// The shape that a record asks for, with those of its attributes that change it.
///
/// # Safety
/// The record's list has as many attributes as it says, or is null.
pub(super) unsafe fn shape_of(config: &CUlaunchConfig) -> Shape {
    let mut shape = Shape {
        grid: [config.gridDimX, config.gridDimY, config.gridDimZ],
        block: [config.blockDimX, config.blockDimY, config.blockDimZ],
        cluster: None,
        dynamic_shared: config.sharedMemBytes,
        is_cooperative: false,
    };
    // SAFETY: the caller answers for the list.
    for attribute in unsafe { array(config.attrs, config.numAttrs as usize) } {
        // SAFETY: whichever member was written, its bytes are numbers.
        unsafe {
            match attribute.id.0 {
                COOPERATIVE => shape.is_cooperative = attribute.value.cooperative != 0,
                CLUSTER_DIMENSION => {
                    let size = attribute.value.clusterDim;
                    shape.cluster = Some([size.x, size.y, size.z]);
                }
                _ => {}
            }
        }
    }
    shape
}

pub(super) unsafe fn cuLaunchKernelEx(
    driver: &Driver,
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Outcome {
    // SAFETY: the caller promises that `config` is null or leads to a record.
    let Some(config) = unsafe { array(config, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    // SAFETY: the caller answers for its pointers.
    unsafe {
        launch(
            driver,
            f,
            shape_of(&config),
            config.hStream,
            kernelParams,
            extra,
        )
    }
}

pub(super) unsafe fn cuFuncGetAttribute(
    driver: &Driver,
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> Outcome {
    let value = driver
        .lock()
        .function(hfunc as usize)?
        .attribute(attrib.0)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(pi, value) };
    Ok(())
}

pub(super) unsafe fn cuFuncSetAttribute(
    driver: &Driver,
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
) -> Outcome {
    let mut world = driver.lock();
    world.set_function_attribute(hfunc as usize, attrib.0, value)
}

pub(super) unsafe fn cuFuncSetCacheConfig(
    driver: &Driver,
    hfunc: CUfunction,
    config: CUfunc_cache,
) -> Outcome {
    driver.lock().set_function(hfunc as usize, |_, settings| {
        settings.cache_config = config.0;
        Ok(())
    })
}

pub(super) unsafe fn cuFuncSetSharedMemConfig(
    driver: &Driver,
    hfunc: CUfunction,
    config: CUsharedconfig,
) -> Outcome {
    driver.lock().set_function(hfunc as usize, |_, settings| {
        settings.shared_config = config.0;
        Ok(())
    })
}

pub(super) unsafe fn cuFuncGetModule(
    driver: &Driver,
    hmod: *mut CUmodule,
    hfunc: CUfunction,
) -> Outcome {
    let module = driver.lock().function(hfunc as usize)?.module;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(hmod, module as CUmodule) };
    Ok(())
}

pub(super) unsafe fn cuFuncGetName(
    driver: &Driver,
    name: *mut *const c_char,
    hfunc: CUfunction,
) -> Outcome {
    let function = driver.lock().function(hfunc as usize)?;
    let text = lasting_text(function.name()?);
    // SAFETY: the caller answers for its pointers.
    unsafe { put(name, text) };
    Ok(())
}

pub(super) unsafe fn cuFuncGetParamCount(
    driver: &Driver,
    func: CUfunction,
    paramCount: *mut usize,
) -> Outcome {
    let function = driver.lock().function(func as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(paramCount, function.facts()?.parameters.len()) };
    Ok(())
}

pub(super) unsafe fn cuFuncGetParamInfo(
    driver: &Driver,
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> Outcome {
    let function = driver.lock().function(func as usize)?;
    let (offset, size) = function.parameter(paramIndex)?;
    // SAFETY: the caller answers for its pointers.
    unsafe {
        put(paramOffset, offset);
        put(paramSize, size);
    }
    Ok(())
}

/// `CU_FUNCTION_LOADING_STATE_LOADED`: every function is there with its module.
const LOADED: u32 = 1;

pub(super) unsafe fn cuFuncIsLoaded(
    driver: &Driver,
    state: *mut CUfunctionLoadingState,
    function: CUfunction,
) -> Outcome {
    driver.lock().function(function as usize)?;
    // SAFETY: the caller answers for its pointers.
    unsafe { put(state.cast(), LOADED) };
    Ok(())
}

pub(super) unsafe fn cuFuncLoad(driver: &Driver, function: CUfunction) -> Outcome {
    driver.lock().function(function as usize).map(|_| ())
}
