//! EGL streams of this driver, which has no EGL beside it, and the frames that pass through them.

use cuspec_sys::driver::{
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR, CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR,
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR, CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR,
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR, CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR,
    CU_EGL_FRAME_TYPE_ARRAY, CUeglFrame,
};

/// A stream of frames.
pub struct EglStream {
    /// Whether the consumer gets its last frame again until there is a new one.
    pub is_reused: bool,
    pub consumer: End,
    pub producer: End,
    /// The frames that the producer has presented, in the order in which they were last presented.
    pub frames: Vec<EglFrame>,
}

/// One end of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing has been connected.
    Open,
    /// A connection, by its handle.
    Connected(usize),
    /// The connection has ended.
    Closed,
}

/// A connection of CUDA to a stream.
#[derive(Debug)]
pub struct EglConnection {
    pub stream: usize,
    pub is_producer: bool,
    /// The context that was current when it was made.
    pub context: usize,
}

/// A frame of a stream.
pub struct EglFrame {
    /// The frame as it was presented.
    pub given: CUeglFrame,
    /// The handle of the resource that the consumer acquires.
    pub resource: usize,
    pub place: Place,
}

// SAFETY: the addresses of planes are passed on, and never accessed.
unsafe impl Send for EglFrame {}

/// The part of a stream that has a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Presented, and not yet acquired.
    Queued,
    /// Acquired by the consumer.
    Held,
    /// Released by the consumer, which may acquire it again if the stream reuses frames.
    Released,
    /// Returned to the producer.
    Returned,
}

/// The resource of a frame.
#[derive(Debug)]
pub struct EglResource {
    pub stream: usize,
}

impl EglStream {
    /// The frame that the consumer acquires next, by its position.
    pub fn next(&self) -> Option<usize> {
        let position = |place: Place| self.frames.iter().position(|frame| frame.place == place);
        let again = || position(Place::Released).filter(|_| self.is_reused);
        position(Place::Queued).or_else(again)
    }

    /// Whether the consumer holds a frame.
    pub fn is_held(&self) -> bool {
        self.frames.iter().any(|frame| frame.place == Place::Held)
    }

    /// Whether the stream has lost one of its ends.
    pub fn is_disconnected(&self) -> bool {
        self.consumer == End::Closed || self.producer == End::Closed
    }

    /// The state of the stream, as EGL names it.
    pub fn state(&self) -> i32 {
        const CREATED: i32 = 0x3215;
        let is_new = || self.frames.iter().any(|frame| frame.place == Place::Queued);
        match (self.consumer, self.producer) {
            _ if self.is_disconnected() => CREATED + 5,
            (End::Open, _) => CREATED,
            (_, End::Open) => CREATED + 1,
            _ if is_new() => CREATED + 3,
            _ if self.is_reused && !self.frames.is_empty() => CREATED + 4,
            _ => CREATED + 2,
        }
    }
}

/// Whether two frames are the same: their planes and their layout. The depth does not count.
pub fn is_same(one: &CUeglFrame, other: &CUeglFrame) -> bool {
    let layout = |frame: &CUeglFrame| {
        // SAFETY: both arms of the union are addresses.
        let planes = unsafe { frame.frame.pPitch };
        let count = (frame.planeCount as usize).min(planes.len());
        let numbers = [frame.width, frame.height, frame.pitch, frame.planeCount];
        let kinds = (frame.frameType.0, frame.eglColorFormat.0, frame.cuFormat.0);
        (planes[..count].to_vec(), numbers, frame.numChannels, kinds)
    };
    layout(one) == layout(other)
}

/// The frame as the consumer sees it.
pub fn seen(given: &CUeglFrame) -> CUeglFrame {
    let mut seen = *given;
    seen.depth = 0;
    // The second plane of two has its channels in the order of memory.
    seen.eglColorFormat = match given.eglColorFormat {
        CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR => CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR,
        CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR => CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR,
        CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR => CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR,
        color => color,
    };
    if seen.pitch == 0 {
        let row = seen.width.saturating_mul(seen.numChannels);
        seen.pitch = row.saturating_mul(channel_bytes(seen.cuFormat.0));
    }
    // SAFETY: both arms of the union are addresses.
    let planes = unsafe { &mut seen.frame.pPitch };
    for plane in planes.iter_mut().skip(seen.planeCount as usize) {
        *plane = std::ptr::null_mut();
    }
    seen
}

/// Bytes of a channel.
fn channel_bytes(format: u32) -> u32 {
    match format {
        2 | 9 | 16 => 2,
        3 | 10 | 32 => 4,
        _ => 1,
    }
}

/// How much smaller the second and the third plane are than the first: the shifts of width and height. `None` for
/// one plane.
pub fn subsampling(color: u32) -> Option<(u32, u32)> {
    match color {
        0x0a | 0x0b | 0x13 | 0x16 | 0x18 | 0x21 | 0x24 | 0x27 | 0x2a | 0x41 | 0x6c | 0x6d
        | 0x70 | 0x71 => Some((0, 0)),
        0x02 | 0x03 | 0x14 | 0x22 | 0x25 | 0x28 | 0x2b | 0x42 | 0x5d | 0x5e | 0x5f => Some((1, 0)),
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
        | 0x6f => Some((1, 1)),
        _ => None,
    }
}

/// Whether the channels of a color format can have a type.
pub fn has_format(color: u32, format: u32) -> bool {
    match color {
        0x00..=0x03 | 0x09..=0x0b | 0x12..=0x15 | 0x41..=0x43 | 0x52 => matches!(format, 1 | 2),
        0x04..=0x07 | 0x0f | 0x1e..=0x2c | 0x60 | 0x61 | 0x66 | 0x67 => format == 1,
        0x08 => matches!(format, 2 | 3),
        0x0e => matches!(format, 1 | 2 | 9 | 16),
        0x10 => matches!(format, 1 | 2 | 3 | 8 | 9 | 10 | 16),
        0x11 => matches!(format, 2 | 9 | 16),
        0x2d..=0x30 => matches!(format, 1 | 2 | 9),
        0x3d..=0x40 => format == 3,
        0x53..=0x5d | 0x5f => true,
        _ => format == 2,
    }
}

/// Whether the planes of a frame are arrays.
pub fn has_arrays(frame: &CUeglFrame) -> bool {
    frame.frameType == CU_EGL_FRAME_TYPE_ARRAY
}
