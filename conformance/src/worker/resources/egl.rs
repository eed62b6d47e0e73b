//! EGL streams, their connections, and frames that pass through them.

use std::ptr::null_mut;

use cuspec_harness::EglStreams;
use cuspec_suite::exemplars::{
    EglConsumer, EglImage, EglProducer, EglResource, EglStream, EglSync, FrameArray, FramePlane,
    Make,
};

use super::case_resources::CaseResources;
use super::egl_flow::EglFlow;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

recorded_calls! {
    EglCalls:
    cuEGLStreamConsumerConnect(connection: &mut Handle, stream: u64);
    cuEGLStreamConsumerAcquireFrame(
        connection: u64, resource: &mut Handle, stream: Handle, timeout: u32
    );
    cuEGLStreamConsumerReleaseFrame(connection: u64, resource: Handle, stream: Handle);
    cuEGLStreamProducerConnect(connection: &mut Handle, stream: u64, width: i32, height: i32);
}

/// `CUeglFrame`, which is passed by value.
#[repr(C)]
struct Frame([u64; 8]);

/// `cuEGLStreamProducerPresentFrame`.
type Present = unsafe extern "C" fn(u64, Frame, Handle) -> u32;

/// Size of a frame in bytes.
const FRAME: usize = 256 * 64 * 4;

/// Microseconds to wait for a frame, which is there already.
const TIMEOUT: u32 = 100_000;

impl EglFlow {
    /// Creates a stream and connects CUDA as its consumer.
    fn consumed(resources: &mut CaseResources<'_>, is_reused: bool) -> Result<EglFlow, SetupError> {
        let mut flow = EglFlow::new(resources, is_reused)?;
        let mut consumer = null_mut();
        resources.cuEGLStreamConsumerConnect(&mut consumer, flow.stream)?;
        flow.consumer = place(consumer);
        Ok(flow)
    }

    /// Creates a stream. With `is_reused` it gives its last frame again.
    fn new(resources: &mut CaseResources<'_>, is_reused: bool) -> Result<EglFlow, SetupError> {
        let driver = &resources.shared.api.driver;
        let streams = EglStreams::find(|name| driver.symbol(name));
        let streams = streams.map_err(|reason| SetupError::Unavailable(reason.to_owned()))?;
        let stream = streams.create(is_reused);
        if stream == 0 {
            return Err(SetupError::Unavailable("EGL creates no stream".to_owned()));
        }
        Ok(EglFlow {
            streams,
            stream,
            consumer: 0,
            producer: 0,
            resource: 0,
        })
    }

    /// The same with a producer.
    fn connected(
        resources: &mut CaseResources<'_>,
        is_reused: bool,
    ) -> Result<EglFlow, SetupError> {
        let mut flow = EglFlow::consumed(resources, is_reused)?;
        let mut producer = null_mut();
        resources.cuEGLStreamProducerConnect(&mut producer, flow.stream, 256, 64)?;
        flow.producer = place(producer);
        Ok(flow)
    }

    /// The same with a frame that the producer has presented.
    fn presented(
        resources: &mut CaseResources<'_>,
        is_reused: bool,
    ) -> Result<EglFlow, SetupError> {
        let flow = EglFlow::connected(resources, is_reused)?;
        // The driver makes the whole connection.
        let mut memory = 0;
        resources.with_driver(|resources| resources.cuMemAlloc_v2(&mut memory, FRAME))?;
        present(resources, flow.producer, memory)?;
        Ok(flow)
    }

    /// The same with the frame acquired.
    fn held(resources: &mut CaseResources<'_>, is_reused: bool) -> Result<EglFlow, SetupError> {
        let mut flow = EglFlow::presented(resources, is_reused)?;
        let mut resource = null_mut();
        resources.cuEGLStreamConsumerAcquireFrame(
            flow.consumer,
            &mut resource,
            null_mut(),
            TIMEOUT,
        )?;
        flow.resource = resource as u64;
        Ok(flow)
    }

    /// Releases the acquired frame.
    fn release(self, resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
        let resource = self.resource as Handle;
        Ok(resources.cuEGLStreamConsumerReleaseFrame(self.consumer, resource, null_mut())?)
    }

    /// Disconnects what the case leaves connected, and destroys the stream.
    fn end_after_case(self, resources: &mut CaseResources<'_>) {
        let (streams, stream) = (self.streams, self.stream);
        let (consumer, producer) = (self.consumer, self.producer);
        resources.on_release(move |api| {
            // The call may have ended a connection in another way, so failures are ignored.
            if is_connected(producer) {
                let _ = api.cuEGLStreamProducerDisconnect(producer);
            }
            if is_connected(consumer) {
                let _ = api.cuEGLStreamConsumerDisconnect(consumer);
            }
            streams.destroy(stream);
            Ok(())
        });
    }
}

impl Make<EglStream> for CaseResources<'_> {
    fn make(&mut self, exemplar: EglStream, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let flow = match exemplar {
            EglStream::Created | EglStream::Destroyed => EglFlow::new(self, false)?,
            EglStream::Consumed => EglFlow::consumed(self, false)?,
            EglStream::Connected => EglFlow::connected(self, false)?,
        };
        if exemplar == EglStream::Destroyed {
            flow.streams.destroy(flow.stream);
        } else {
            flow.end_after_case(self);
        }
        Ok(flow.stream)
    }
}

impl Make<EglConsumer> for CaseResources<'_> {
    fn make(&mut self, exemplar: EglConsumer, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let flow = match exemplar {
            EglConsumer::NullHandle => return Ok(place(null_mut())),
            EglConsumer::Foreign => return Ok(place(zeros())),
            EglConsumer::Alone => EglFlow::consumed(self, false)?,
            EglConsumer::Empty | EglConsumer::Producer | EglConsumer::Disconnected => {
                EglFlow::connected(self, false)?
            }
            EglConsumer::Reusing => EglFlow::connected(self, true)?,
            EglConsumer::Waiting => EglFlow::presented(self, false)?,
            EglConsumer::Holding | EglConsumer::Done => EglFlow::held(self, false)?,
            EglConsumer::HoldingAgain => EglFlow::held(self, true)?,
        };
        flow.end_after_case(self);
        self.egl_flow = Some(flow);
        if exemplar == EglConsumer::Done {
            flow.release(self)?;
        }
        match exemplar {
            EglConsumer::Producer => Ok(flow.producer),
            EglConsumer::Disconnected => {
                let (ended, connection) = (flow.consumer, handle_at(flow.consumer));
                self.before_call(move |resources| {
                    Ok(resources.api().cuEGLStreamConsumerDisconnect(ended)?)
                });
                Ok(place(connection))
            }
            _ => Ok(flow.consumer),
        }
    }
}

impl Make<EglProducer> for CaseResources<'_> {
    fn make(&mut self, exemplar: EglProducer, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let flow = match exemplar {
            EglProducer::NullHandle => return Ok(place(null_mut())),
            EglProducer::Foreign => return Ok(place(zeros())),
            EglProducer::Presented => EglFlow::presented(self, false)?,
            EglProducer::Released => EglFlow::held(self, false)?,
            EglProducer::Connected
            | EglProducer::Abandoned
            | EglProducer::Consumer
            | EglProducer::Disconnected => EglFlow::connected(self, false)?,
        };
        if exemplar == EglProducer::Released {
            flow.release(self)?;
        }
        if exemplar == EglProducer::Abandoned {
            self.api().cuEGLStreamConsumerDisconnect(flow.consumer)?;
        }
        flow.end_after_case(self);
        match exemplar {
            EglProducer::Consumer => Ok(flow.consumer),
            EglProducer::Disconnected => {
                let (ended, connection) = (flow.producer, handle_at(flow.producer));
                self.before_call(move |resources| {
                    Ok(resources.api().cuEGLStreamProducerDisconnect(ended)?)
                });
                Ok(place(connection))
            }
            _ => Ok(flow.producer),
        }
    }
}

impl Make<EglResource> for CaseResources<'_> {
    fn make(&mut self, exemplar: EglResource, _: &Numbers<'_>) -> Result<u64, SetupError> {
        // The frame of the connection that is passed beside it.
        let of_connection = match exemplar {
            EglResource::OtherStream => None,
            _ => self.egl_flow.filter(|flow| flow.resource != 0),
        };

        let flow = match of_connection {
            Some(flow) => flow,
            None => {
                let flow = EglFlow::held(self, false)?;
                flow.end_after_case(self);
                flow
            }
        };
        if exemplar == EglResource::Released {
            // The connection may have released it already, and then this fails.
            let _ = flow.release(self);
        }
        Ok(flow.resource)
    }
}

impl Make<FramePlane> for CaseResources<'_> {
    fn make(&mut self, exemplar: FramePlane, _: &Numbers<'_>) -> Result<u64, SetupError> {
        match exemplar {
            FramePlane::Device => {
                let mut memory = 0;
                self.cuMemAlloc_v2(&mut memory, FRAME)?;
                Ok(memory)
            }
            FramePlane::Pinned => {
                let mut memory = null_mut();
                self.cuMemHostAlloc(&mut memory, FRAME, 0)?;
                Ok(memory as u64)
            }
        }
    }
}

impl Make<FrameArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: FrameArray, _: &Numbers<'_>) -> Result<u64, SetupError> {
        match exemplar {
            FrameArray::Plain => super::array::pixels(self),
        }
    }
}

impl Make<EglSync> for CaseResources<'_> {
    fn make(&mut self, _: EglSync, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let reason = "the suite makes EGL syncs on no integrated device";
        Err(SetupError::Unavailable(reason.to_owned()))
    }
}

/// Presents 256 by 64 pixels of four bytes in memory.
fn present(resources: &CaseResources<'_>, producer: u64, memory: u64) -> Result<(), SetupError> {
    const PITCH: u32 = 1;
    const ABGR: u32 = 14;
    const BYTE: u32 = 1;
    let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let (size, pitch) = (pair(256, 64), pair(0, 1024));
    let (planes, kind) = (pair(1, 4), pair(PITCH, ABGR));
    let frame = Frame([memory, 0, 0, size, pitch, planes, kind, BYTE.into()]);
    let api = resources.api();
    let found = api.look_up("cuEGLStreamProducerPresentFrame")?;
    // SAFETY: the symbol of this name has this signature.
    let function =
        unsafe { std::mem::transmute::<*const std::ffi::c_void, Present>(found.address()) };
    // SAFETY: the place has the handle of a connection, and the memory is as large as the frame.
    Ok(api.accept(found, unsafe { function(producer, frame, null_mut()) })?)
}

/// Returns the handle in a place that was made here. A place is never freed.
fn handle_at(place: u64) -> Handle {
    // SAFETY: the place was made here, and is never freed.
    unsafe { (place as *const Handle).read() }
}

/// Whether there is a place, and a connection in it.
fn is_connected(place: u64) -> bool {
    place != 0 && !handle_at(place).is_null()
}

/// A place with a handle. It is never freed, because the driver may keep its address.
fn place(handle: Handle) -> u64 {
    Box::into_raw(Box::new(handle)) as u64
}

/// Memory full of zeros, which is never freed.
fn zeros() -> Handle {
    Box::into_raw(Box::new([0_u64; 4096])).cast()
}

impl Make<EglImage> for CaseResources<'_> {
    fn make(&mut self, _: EglImage, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let reason = "the suite makes no EGL images";
        Err(SetupError::Unavailable(reason.to_owned()))
    }
}
