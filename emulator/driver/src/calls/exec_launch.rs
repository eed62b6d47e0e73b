//! Launching kernels.

use super::prelude::*;
use crate::classify::neighbour;
use crate::memory::pageable;
use crate::operations::launches::Shape;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, KernelParams, LaunchExtra};
use cuspec_glue::driver::calls::ExecLaunchCalls;

/// Keys of the `extra` list.
const END: usize = 0;
const BUFFER_POINTER: usize = 1;
const BUFFER_SIZE: usize = 2;

/// Limit of entries read from a list: more than one with each key.
const MAX_ENTRIES: usize = 8;

/// Limits of pointers in a parameter list (the most of any kernel in the suite) and of bytes of each.
const MAX_POINTERS: u64 = 8;
const POINTER: u64 = 8;

/// A buffer of this size holds the parameters of any kernel with few of them.
const LONG_BUFFER: usize = 32;

/// A parameter buffer from a list.
enum Packed {
    Nothing,
    Buffer {
        start: *const u8,
        size: usize,
    },
    /// An unknown key.
    Unknown,
    /// A buffer without a size, or a size without a buffer.
    Half,
}

/// Parses the list.
///
/// # Safety
/// It is not null and terminated; its size can be read.
unsafe fn read_list(list: *const usize) -> Packed {
    let (mut start, mut size) = (None, None);
    for entry in 0..MAX_ENTRIES {
        // SAFETY: the list has not ended yet.
        let key = unsafe { list.add(entry * 2).read_unaligned() };
        if key == END {
            return match (start, size) {
                (None, None) => Packed::Nothing,
                (Some(start), Some(size)) => Packed::Buffer { start, size },
                _ => Packed::Half,
            };
        }
        // SAFETY: every key but the last has a value.
        let value = unsafe { list.add(entry * 2 + 1).read_unaligned() };
        match key {
            BUFFER_POINTER => start = Some(value as *const u8),
            // SAFETY: the caller guarantees that the place of the size is valid.
            BUFFER_SIZE => size = unsafe { array(value as *const usize, 1) }.first().copied(),
            _ => return Packed::Unknown,
        }
    }
    Packed::Unknown
}

impl Classify<KernelParams> for Driver {
    fn classify(&self, value: u64) -> Facts<KernelParams> {
        if value == 0 {
            return Facts::new(KernelParams::Null);
        }
        // SAFETY: the caller guarantees that pointers are valid.
        let first = unsafe { array(value as usize as *const usize, 1) };
        Facts::new(match first.first() {
            Some(0) => KernelParams::Unset,
            _ => KernelParams::Given,
        })
    }

    /// A list whose first value is at the same offset in another allocation.
    fn neighbour(&self, value: u64) -> Option<u64> {
        let is_there = |at: &u64| pageable::is_readable(value + (at + 1) * POINTER - 1);
        let length = (0..MAX_POINTERS).take_while(is_there).count();
        // SAFETY: the memory is at least this long; bytes after the end are not used.
        let mut list = unsafe { array(value as usize as *const u64, length) };
        let first = list.first_mut()?;
        // SAFETY: the C caller passes valid first value.
        let here = unsafe { array(*first as usize as *const u64, 1) };
        let there = neighbour::address(&self.known()?.memory, *here.first()?)?;
        *first = kept(&[there]);
        Some(kept(&list))
    }
}

impl Classify<LaunchExtra> for Driver {
    fn classify(&self, value: u64) -> Facts<LaunchExtra> {
        if value == 0 {
            return Facts::new(LaunchExtra::Null).with("size", 0);
        }
        // SAFETY: the C caller passes valid list.
        match unsafe { read_list(value as usize as *const usize) } {
            Packed::Nothing => Facts::new(LaunchExtra::Ended).with("size", 0),
            Packed::Unknown => Facts::new(LaunchExtra::UnknownKey),
            Packed::Half => Facts::new(LaunchExtra::Unsized),
            Packed::Buffer { size, .. } => {
                let kind = match size >= LONG_BUFFER {
                    true => LaunchExtra::Long,
                    false => LaunchExtra::Packed,
                };
                Facts::new(kind).with("size", size as i128)
            }
        }
    }

    /// A buffer whose first value is at the same offset in another allocation.
    fn neighbour(&self, value: u64) -> Option<u64> {
        // SAFETY: the C caller passes valid list and the buffer.
        let buffer = unsafe {
            match read_list(value as usize as *const usize) {
                Packed::Buffer { start, size } => array(start, size),
                _ => return None,
            }
        };
        let (first, rest) = buffer.split_first_chunk()?;
        let here = u64::from_le_bytes(*first);
        let there = neighbour::address(&self.known()?.memory, here)?;
        let buffer = [&there.to_le_bytes(), rest].concat();
        let (pointer, size) = (BUFFER_POINTER as u64, BUFFER_SIZE as u64);
        let list = [
            pointer,
            kept(&buffer),
            size,
            kept(&[buffer.len()]),
            END as u64,
        ];
        Some(kept(&list))
    }
}

/// Leaks the replaced argument of a mutated call and returns its address. Processes with mutated calls are
/// short-lived.
fn kept<T: Copy>(values: &[T]) -> u64 {
    values.to_vec().leak().as_ptr() as u64
}

impl Driver {
    /// Collects the parameters of a function in one buffer, laid out as its entry demands.
    ///
    /// # Safety
    /// Each pointer is null, or valid for the bytes that a launch reads.
    pub(super) unsafe fn read_parameters(
        &self,
        function: usize,
        pointers: *const *mut c_void,
        extra: *const *mut c_void,
    ) -> Outcome<Vec<u8>> {
        let function = self.lock().function(function)?;
        let entry = function.facts()?;
        let mut bytes = vec![0; entry.parameter_bytes as usize];
        if !extra.is_null() {
            // SAFETY: the caller guarantees that the list is valid.
            if let Packed::Buffer { start, size } = unsafe { read_list(extra.cast()) } {
                // SAFETY: the buffer is valid for this many bytes, as this function's contract says.
                let given = unsafe { array(start, size.min(bytes.len())) };
                bytes[..given.len()].copy_from_slice(&given);
            }
            return Ok(bytes);
        }
        if pointers.is_null() {
            return Ok(bytes);
        }
        for (at, parameter) in entry.parameters.iter().enumerate() {
            let (offset, size) = (parameter.offset as usize, parameter.size as usize);
            // SAFETY: the caller guarantees a pointer for each parameter.
            let value: *const u8 = unsafe { pointers.add(at).read_unaligned() }.cast();
            // SAFETY: it points to the value of the parameter.
            let value = unsafe { array(value, size) };
            bytes[offset..offset + value.len()].copy_from_slice(&value);
        }
        Ok(bytes)
    }

    /// Launches a function, whose code is then on the device.
    pub(super) fn launch_loaded(
        &self,
        function: usize,
        shape: Shape,
        stream: usize,
        parameters: Vec<u8>,
    ) -> Outcome {
        self.launch(function, shape, stream, parameters)?;
        self.lock().notes(function).is_loaded = true;
        Ok(())
    }
}

/// Parses launch attributes: cluster dimensions, and whether all
/// blocks have to be resident.
///
/// # Safety
/// The array has the number of attributes in the launch.
pub(super) unsafe fn read_attributes(config: &CUlaunchConfig) -> (Option<[u32; 3]>, bool) {
    // SAFETY: the caller guarantees that the array is valid.
    let attributes = unsafe { array(config.attrs, config.numAttrs as usize) };
    let (mut cluster, mut is_cooperative) = (None, false);
    for attribute in attributes {
        match attribute.id {
            CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION => {
                // SAFETY: the kind of the attribute selects this arm of the union.
                let size = unsafe { attribute.value.clusterDim };
                cluster = Some([size.x, size.y, size.z]);
            }
            CU_LAUNCH_ATTRIBUTE_COOPERATIVE => {
                // SAFETY: the kind of the attribute selects this arm of the union.
                is_cooperative = unsafe { attribute.value.cooperative } != 0;
            }
            _ => {}
        }
    }
    (cluster, is_cooperative)
}

impl ExecLaunchCalls for Driver {
    unsafe fn cuLaunchKernel(
        &self,
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
        // SAFETY: the caller guarantees that pointers are valid.
        let parameters = unsafe { self.read_parameters(f as usize, kernelParams, extra) }?;
        let shape = Shape {
            grid: [gridDimX, gridDimY, gridDimZ],
            block: [blockDimX, blockDimY, blockDimZ],
            cluster: None,
            dynamic_shared: sharedMemBytes,
            is_cooperative: false,
            passes_captures: false,
        };
        self.launch_loaded(f as usize, shape, resolve_stream(hStream), parameters)
    }

    unsafe fn cuLaunchKernelEx(
        &self,
        config: *const CUlaunchConfig,
        f: CUfunction,
        kernelParams: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let config = unsafe { array(config, 1) };
        let config = config.first().ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that pointers are valid.
        let parameters = unsafe { self.read_parameters(f as usize, kernelParams, extra) }?;
        // SAFETY: as above.
        let (cluster, is_cooperative) = unsafe { read_attributes(config) };
        let shape = Shape {
            grid: [config.gridDimX, config.gridDimY, config.gridDimZ],
            block: [config.blockDimX, config.blockDimY, config.blockDimZ],
            cluster,
            dynamic_shared: config.sharedMemBytes,
            is_cooperative,
            passes_captures: false,
        };
        self.launch_loaded(
            f as usize,
            shape,
            resolve_stream(config.hStream),
            parameters,
        )
    }
}
