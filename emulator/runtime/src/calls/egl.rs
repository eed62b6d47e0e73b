//! EGL streams: frames of the runtime are those of the driver with a description of each plane.

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, EglProducer, EglSync, FrameArray, FramePlane};
use cuspec_glue::runtime::calls::EglCalls;
use cuspec_sys::driver::{
    CU_EGL_FRAME_TYPE_ARRAY, CUarray, CUarray_format, CUeglColorFormat, CUeglFrame, CUeglFrameType,
    EGLSyncKHR,
};
use cuspec_sys::runtime::{
    cudaArray_t, cudaChannelFormatDesc, cudaChannelFormatKind, cudaEglColorFormat, cudaEglFrame,
    cudaEglFrameType, cudaEglPlaneDesc, cudaEglStreamConnection, cudaEvent_t,
    cudaGraphicsResource_t, cudaPitchedPtr, cudaStream_t,
};

use super::prelude::*;
use crate::driver::{code_of, driver};

/// `cudaChannelFormatKindSigned`, `cudaChannelFormatKindUnsigned` and `cudaChannelFormatKindFloat`.
const KINDS: [u32; 3] = [0, 1, 2];

/// Formats of the driver by bits and kind of a channel.
const FORMATS: [(u32, i32, u32); 8] = [
    (0x01, 8, KINDS[1]),
    (0x02, 16, KINDS[1]),
    (0x03, 32, KINDS[1]),
    (0x08, 8, KINDS[0]),
    (0x09, 16, KINDS[0]),
    (0x0a, 32, KINDS[0]),
    (0x10, 16, KINDS[2]),
    (0x20, 32, KINDS[2]),
];

/// Returns the format and the number of channels that a descriptor describes.
fn format_of(described: &cudaChannelFormatDesc) -> Result<(u32, u32), Code> {
    let bits = [described.x, described.y, described.z, described.w];
    let channels = bits.iter().take_while(|bits| **bits != 0).count();
    let rest = bits.iter().skip(channels).all(|bits| *bits == 0);
    let is_even = bits[..channels].iter().all(|other| *other == bits[0]);
    let kind = described.f.0;
    let mut formats = FORMATS.iter();
    let format = formats.find(|(_, size, of)| (*size, *of) == (bits[0], kind));
    match format {
        Some((format, _, _)) if is_even && rest && matches!(channels, 1 | 2 | 4) => {
            Ok((*format, channels as u32))
        }
        _ => Err(Code::cudaErrorInvalidChannelDescriptor),
    }
}

/// Describes a number of channels of a format.
fn describe(format: CUarray_format, channels: u32) -> cudaChannelFormatDesc {
    let mut formats = FORMATS.iter();
    let found = formats.find(|(known, _, _)| *known == format.0);
    let (_, bits, kind) = found.copied().unwrap_or(FORMATS[0]);
    let bits_of = |channel: u32| if channel < channels { bits } else { 0 };
    cudaChannelFormatDesc {
        x: bits_of(0),
        y: bits_of(1),
        z: bits_of(2),
        w: bits_of(3),
        f: cudaChannelFormatKind(kind),
    }
}

/// How much smaller the second and the third plane are than the first: the shifts of width and height.
fn subsampling(color: u32) -> (u32, u32) {
    match color {
        0x02 | 0x03 | 0x14 | 0x22 | 0x25 | 0x28 | 0x2b | 0x42 | 0x5d | 0x5e | 0x5f => (1, 0),
        0x00
        | 0x01
        | 0x15
        | 0x17
        | 0x19
        | 0x23
        | 0x26
        | 0x29
        | 0x2c
        | 0x43
        | 0x53..=0x5c
        | 0x6a
        | 0x6b
        | 0x6e
        | 0x6f => (1, 1),
        _ => (0, 0),
    }
}

/// The frame of the runtime for a frame of the driver.
fn frame_above(below: &CUeglFrame) -> cudaEglFrame {
    // SAFETY: all zeros is a value of this structure of numbers and addresses.
    let mut above: cudaEglFrame = unsafe { std::mem::zeroed() };
    above.planeCount = below.planeCount;
    above.frameType = cudaEglFrameType(below.frameType.0);
    above.eglColorFormat = cudaEglColorFormat(below.eglColorFormat.0);
    let (right, down) = subsampling(below.eglColorFormat.0);
    for plane in 0..above.planeDesc.len().min(below.planeCount as usize) {
        let (right, down) = if plane == 0 { (0, 0) } else { (right, down) };
        // The second of two planes has both chroma channels.
        let channels = match (plane, below.planeCount) {
            (1, 2) => 2,
            _ => below.numChannels,
        };
        let described = cudaEglPlaneDesc {
            width: below.width >> right,
            height: below.height >> down,
            depth: below.depth,
            pitch: below.pitch >> right,
            numChannels: below.numChannels,
            channelDesc: describe(below.cuFormat, channels),
            reserved: [0; 4],
        };
        above.planeDesc[plane] = described;
        if below.frameType == CU_EGL_FRAME_TYPE_ARRAY {
            // SAFETY: the frame has arrays.
            let array = unsafe { below.frame.pArray[plane] };
            // SAFETY: writing to an arm of the union selects it; its elements are addresses.
            unsafe { above.frame.pArray[plane] = array as cudaArray_t };
        } else {
            // SAFETY: the frame has memory.
            let ptr = unsafe { below.frame.pPitch[plane] };
            let pitched = cudaPitchedPtr {
                ptr,
                pitch: described.pitch as usize,
                xsize: described.width as usize,
                ysize: described.height as usize,
            };
            // SAFETY: writing to an arm of the union selects it; its elements are numbers and addresses.
            unsafe { above.frame.pPitch[plane] = pitched };
        }
    }
    above
}

/// The frame of the driver for a frame of the runtime.
fn frame_below(above: &cudaEglFrame) -> Result<CUeglFrame, Code> {
    let described = &above.planeDesc[0];
    let (format, channels) = format_of(&described.channelDesc)?;
    // SAFETY: all zeros is a value of this structure of numbers and addresses.
    let mut below: CUeglFrame = unsafe { std::mem::zeroed() };
    below.width = described.width;
    below.height = described.height;
    below.depth = described.depth;
    below.pitch = described.pitch;
    below.planeCount = above.planeCount;
    below.numChannels = channels;
    below.frameType = CUeglFrameType(above.frameType.0);
    below.eglColorFormat = CUeglColorFormat(above.eglColorFormat.0);
    below.cuFormat = CUarray_format(format);
    for plane in 0..above.planeDesc.len() {
        if below.frameType == CU_EGL_FRAME_TYPE_ARRAY {
            // SAFETY: the frame has arrays.
            let array = unsafe { above.frame.pArray[plane] };
            // SAFETY: writing to an arm of the union selects it; its elements are addresses.
            unsafe { below.frame.pArray[plane] = array as CUarray };
        } else {
            // SAFETY: the frame has memory.
            let pitched = unsafe { above.frame.pPitch[plane] };
            // SAFETY: writing to an arm of the union selects it; its elements are addresses.
            unsafe { below.frame.pPitch[plane] = pitched.ptr };
        }
    }
    Ok(below)
}

impl EglCalls for Runtime {
    unsafe fn cudaEGLStreamProducerPresentFrame(
        &self,
        conn: *mut cudaEglStreamConnection,
        eglframe: cudaEglFrame,
        pStream: *mut cudaStream_t,
    ) -> Outcome {
        let frame = frame_below(&eglframe)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that pointers are valid.
        let done =
            unsafe { driver.cuEGLStreamProducerPresentFrame(conn.cast(), frame, pStream.cast()) };
        done.map_err(code_of)
    }

    unsafe fn cudaEGLStreamProducerReturnFrame(
        &self,
        conn: *mut cudaEglStreamConnection,
        eglframe: *mut cudaEglFrame,
        pStream: *mut cudaStream_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that pointers are valid.
        let frame = unsafe { driver.cuEGLStreamProducerReturnFrame(conn.cast(), pStream.cast()) };
        let frame = frame_above(&frame.map_err(code_of)?);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(eglframe, frame) };
        Ok(())
    }

    unsafe fn cudaGraphicsResourceGetMappedEglFrame(
        &self,
        eglFrame: *mut cudaEglFrame,
        resource: cudaGraphicsResource_t,
        index: c_uint,
        mipLevel: c_uint,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that pointers are valid.
        let frame =
            unsafe { driver.cuGraphicsResourceGetMappedEglFrame(resource.cast(), index, mipLevel) };
        let frame = frame_above(&frame.map_err(code_of)?);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(eglFrame, frame) };
        Ok(())
    }

    unsafe fn cudaEventCreateFromEGLSync(
        &self,
        _phEvent: *mut cudaEvent_t,
        _eglSync: EGLSyncKHR,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::cudaErrorNotSupported)
    }
}

impl Classify<EglProducer> for Runtime {
    /// Only the driver knows the connection.
    fn classify(&self, value: u64) -> Facts<EglProducer> {
        Facts::new(match value {
            0 => EglProducer::Null,
            _ => EglProducer::Connected,
        })
    }
}

impl Classify<EglSync> for Runtime {
    fn classify(&self, value: u64) -> Facts<EglSync> {
        Facts::new(match value {
            0 => EglSync::Null,
            _ => EglSync::Garbage,
        })
    }
}

impl Classify<FramePlane> for Runtime {
    /// Only the driver knows the memory.
    fn classify(&self, value: u64) -> Facts<FramePlane> {
        Facts::new(match value {
            0 => FramePlane::Null,
            _ => FramePlane::Device,
        })
    }
}

impl Classify<FrameArray> for Runtime {
    /// Only the driver knows the array and its size.
    fn classify(&self, value: u64) -> Facts<FrameArray> {
        Facts::new(match value {
            0 => FrameArray::Null,
            _ => FrameArray::Plain,
        })
    }
}
