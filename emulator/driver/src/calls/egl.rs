//! EGL streams: connections, and the frames that pass through them.

use super::prelude::*;
use crate::memory::Place as Spot;
use crate::objects::array::Array;
use crate::objects::egl::{
    EglConnection, EglFrame, EglResource, EglStream, End, Place, has_arrays, has_format, is_same,
    seen, subsampling,
};
use crate::objects::handle::Identity;
use crate::world::World;
use cuspec_glue::Facts;
use cuspec_glue::classify::{self, Classify};
use cuspec_glue::driver::calls::EglCalls;

/// Reads the handle in a place.
///
/// # Safety
/// The place is null or valid for reads.
unsafe fn handle_at(place: *const CUeglStreamConnection) -> usize {
    // SAFETY: the caller guarantees that the place is valid.
    let handles = unsafe { array(place, 1) };
    handles.first().map_or(0, |handle| *handle as usize)
}

/// The stream of a connection, which has to be one of the current context.
fn stream_of(world: &mut World, connection: usize, is_producer: bool) -> Outcome<usize> {
    let found = world.others.of::<EglConnection>().get(connection);
    let found = found.ok_or(Code::INVALID_VALUE)?;
    let (stream, context, kind) = (found.stream, found.context, found.is_producer);
    if world.current_context() != Ok(context) {
        return Err(Code::INVALID_CONTEXT);
    }
    match kind == is_producer {
        true => Ok(stream),
        false => Err(Code::UNKNOWN),
    }
}

/// A live stream.
fn live(world: &mut World, stream: usize) -> Outcome<&mut EglStream> {
    let stream = world.others.of::<EglStream>().get_mut(stream);
    stream.ok_or(Code::UNKNOWN)
}

/// Connects CUDA to a stream, and returns the handle of the connection.
fn connect(world: &mut World, stream: usize, is_producer: bool) -> Outcome<usize> {
    let context = world.current_context()?;
    let connection = EglConnection {
        stream,
        is_producer,
        context,
    };
    let handle = world.others.of().insert(connection);
    let stream = live(world, stream)?;
    match is_producer {
        true => stream.producer = End::Connected(handle),
        false => stream.consumer = End::Connected(handle),
    }
    Ok(handle)
}

/// Ends the connection in a place, which becomes null.
///
/// # Safety
/// The place is null or valid for reads and writes.
unsafe fn disconnect(
    driver: &Driver,
    place: *mut CUeglStreamConnection,
    is_producer: bool,
) -> Outcome {
    // SAFETY: the caller guarantees that the place is valid.
    let handle = unsafe { handle_at(place) };
    let mut world = driver.lock();
    let stream = stream_of(&mut world, handle, is_producer)?;
    world.others.of::<EglConnection>().remove(handle);
    let mut resources = Vec::new();
    // The stream may have been destroyed before.
    if let Ok(stream) = live(&mut world, stream) {
        if is_producer {
            stream.producer = End::Closed;
        } else {
            stream.consumer = End::Closed;
            resources.extend(stream.frames.iter().map(|frame| frame.resource));
        }
    }
    for resource in resources {
        world.others.of::<EglResource>().remove(resource);
    }
    drop(world);
    // SAFETY: the caller guarantees that the place is valid.
    unsafe { put(place, std::ptr::null_mut()) };
    Ok(())
}

/// Returns the code for a frame whose planes a stream cannot take.
fn check_planes(world: &mut World, frame: &CUeglFrame) -> Outcome {
    // SAFETY: both arms of the union are addresses.
    let planes = unsafe { frame.frame.pPitch };
    let planes = planes.get(1..frame.planeCount as usize).unwrap_or_default();
    let color = frame.eglColorFormat.0;
    if has_arrays(frame) {
        let (right, down) = subsampling(color).unwrap_or((0, 0));
        let size = (
            u64::from(frame.width >> right),
            u64::from(frame.height >> down),
        );
        for plane in planes {
            let array = world.others.of::<Array>().get(*plane as usize);
            let array = array.ok_or(Code::INVALID_HANDLE)?;
            if (array.shape.width, array.shape.height) != size {
                return Err(Code::INVALID_VALUE);
            }
        }
    } else if planes
        .iter()
        .any(|plane| !matches!(world.memory.locate(*plane as u64), Spot::Known(_)))
    {
        return Err(Code::INVALID_HANDLE);
    }
    match has_format(color, frame.cuFormat.0) {
        true => Ok(()),
        false => Err(Code::UNKNOWN),
    }
}

impl EglCalls for Driver {
    unsafe fn cuEGLStreamConsumerConnect(
        &self,
        conn: *mut CUeglStreamConnection,
        stream: EGLStreamKHR,
    ) -> Outcome {
        let handle = connect(&mut self.lock(), stream as usize, false)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(conn, handle as CUeglStreamConnection) };
        Ok(())
    }

    unsafe fn cuEGLStreamConsumerConnectWithFlags(
        &self,
        conn: *mut CUeglStreamConnection,
        stream: EGLStreamKHR,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cuEGLStreamConsumerConnect(conn, stream) }
    }

    unsafe fn cuEGLStreamConsumerDisconnect(&self, conn: *mut CUeglStreamConnection) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { disconnect(self, conn, false) }
    }

    unsafe fn cuEGLStreamConsumerAcquireFrame(
        &self,
        conn: *mut CUeglStreamConnection,
        pCudaResource: *mut CUgraphicsResource,
        _pStream: *mut CUstream,
        timeout: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let handle = unsafe { handle_at(conn) };
        let started = std::time::Instant::now();
        let limit = match timeout {
            u32::MAX => None,
            timeout => Some(std::time::Duration::from_micros(timeout.into())),
        };
        let resource = loop {
            let mut world = self.lock();
            let stream = stream_of(&mut world, handle, false)?;
            let stream = live(&mut world, stream)?;
            if !matches!(stream.producer, End::Connected(_)) {
                return Err(Code::UNKNOWN);
            }
            if let Some(position) = stream.next() {
                let frame = &mut stream.frames[position];
                frame.place = Place::Held;
                break frame.resource;
            }
            if stream.is_reused {
                return Err(Code::UNKNOWN);
            }
            if limit.is_some_and(|limit| started.elapsed() >= limit) {
                return Err(Code::LAUNCH_TIMEOUT);
            }
            drop(world);
            std::thread::sleep(std::time::Duration::from_micros(100));
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pCudaResource, resource as CUgraphicsResource) };
        Ok(())
    }

    unsafe fn cuEGLStreamConsumerReleaseFrame(
        &self,
        conn: *mut CUeglStreamConnection,
        pCudaResource: CUgraphicsResource,
        _pStream: *mut CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let handle = unsafe { handle_at(conn) };
        let mut world = self.lock();
        let stream = match stream_of(&mut world, handle, false) {
            Err(Code::UNKNOWN) => return Err(Code::NOT_SUPPORTED),
            stream => stream?,
        };
        let resource = pCudaResource as usize;
        let of = world.others.of::<EglResource>().get(resource);
        if of.map(|resource| resource.stream) != Some(stream) {
            return Err(Code::INVALID_VALUE);
        }
        let mut frames = live(&mut world, stream)?.frames.iter_mut();
        let is_it =
            |frame: &&mut EglFrame| frame.resource == resource && frame.place == Place::Held;
        frames.find(is_it).ok_or(Code::UNKNOWN)?.place = Place::Released;
        Ok(())
    }

    unsafe fn cuEGLStreamProducerConnect(
        &self,
        conn: *mut CUeglStreamConnection,
        stream: EGLStreamKHR,
        _width: EGLint,
        _height: EGLint,
    ) -> Outcome {
        let handle = connect(&mut self.lock(), stream as usize, true)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(conn, handle as CUeglStreamConnection) };
        Ok(())
    }

    unsafe fn cuEGLStreamProducerDisconnect(&self, conn: *mut CUeglStreamConnection) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { disconnect(self, conn, true) }
    }

    unsafe fn cuEGLStreamProducerPresentFrame(
        &self,
        conn: *mut CUeglStreamConnection,
        eglframe: CUeglFrame,
        pStream: *mut CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let (handle, after) = unsafe { (handle_at(conn), array(pStream, 1)) };
        let stream = {
            let mut world = self.lock();
            let stream = stream_of(&mut world, handle, true)?;
            check_planes(&mut world, &eglframe)?;
            stream
        };
        // The frame is complete when the consumer acquires it.
        let after = after.first().copied().unwrap_or(std::ptr::null_mut());
        self.synchronize_stream(resolve_stream(after))?;
        let mut world = self.lock();
        let resource = world.others.of().insert(EglResource { stream });
        let stream = live(&mut world, stream)?;
        if stream.is_disconnected() {
            return Err(Code::UNKNOWN);
        }
        let known = stream
            .frames
            .iter()
            .position(|frame| is_same(&frame.given, &eglframe));
        let mut frame = match known {
            Some(known) if stream.frames[known].place != Place::Returned => {
                return Err(Code::UNKNOWN);
            }
            Some(known) => stream.frames.remove(known),
            None => EglFrame {
                given: eglframe,
                resource,
                place: Place::Queued,
            },
        };
        frame.place = Place::Queued;
        // A new frame takes the place of one that the consumer has not acquired.
        for earlier in &mut stream.frames {
            if earlier.place == Place::Queued {
                earlier.place = Place::Released;
            }
        }
        stream.frames.push(frame);
        Ok(())
    }

    unsafe fn cuEGLStreamProducerReturnFrame(
        &self,
        conn: *mut CUeglStreamConnection,
        eglframe: *mut CUeglFrame,
        _pStream: *mut CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let handle = unsafe { handle_at(conn) };
        let mut world = self.lock();
        let stream = stream_of(&mut world, handle, true)?;
        let stream = live(&mut world, stream)?;
        if stream.is_disconnected() || stream.frames.is_empty() {
            return Err(Code::UNKNOWN);
        }
        // A stream that reuses frames keeps the last one.
        let last = match stream.is_reused {
            true => stream.frames.len() - 1,
            false => stream.frames.len(),
        };
        let mut frames = stream.frames[..last].iter_mut();
        let released = frames.find(|frame| frame.place == Place::Released);
        let released = released.ok_or(Code::LAUNCH_TIMEOUT)?;
        released.place = Place::Returned;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(eglframe, released.given) };
        Ok(())
    }

    unsafe fn cuGraphicsResourceGetMappedEglFrame(
        &self,
        eglFrame: *mut CUeglFrame,
        resource: CUgraphicsResource,
        _index: c_uint,
        _mipLevel: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let handle = resource as usize;
        let stream = world.others.of::<EglResource>().get(handle);
        let stream = stream.ok_or(Code::INVALID_HANDLE)?.stream;
        let stream = live(&mut world, stream).map_err(|_| Code::INVALID_HANDLE)?;
        let mut frames = stream.frames.iter();
        let frame = frames.find(|frame| frame.resource == handle);
        let frame = seen(&frame.ok_or(Code::INVALID_HANDLE)?.given);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(eglFrame, frame) };
        Ok(())
    }
}

impl Classify<classify::EglStream> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::EglStream> {
        use classify::EglStream as Exemplar;
        let handle = value as usize;
        let known = self.known().map(|mut world| {
            let table = world.others.of::<EglStream>();
            let ends = table
                .get(handle)
                .map(|found| (found.consumer, found.producer));
            (table.identify(handle), ends)
        });
        Facts::new(match known {
            _ if value == 0 => Exemplar::Null,
            Some((_, Some((End::Open, End::Open)))) => Exemplar::Created,
            Some((_, Some((End::Connected(_), End::Open)))) => Exemplar::Consumed,
            Some((_, Some(_))) => Exemplar::Connected,
            Some((Identity::Gone, None)) => Exemplar::Destroyed,
            _ => Exemplar::Garbage,
        })
    }
}

impl Classify<classify::EglConsumer> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::EglConsumer> {
        use classify::EglConsumer as Exemplar;
        if value == 0 {
            return Facts::new(Exemplar::Null);
        }
        // SAFETY: the caller of the C function guarantees that the place is valid.
        let handle = unsafe { handle_at(value as *const CUeglStreamConnection) };
        if handle == 0 {
            return Facts::new(Exemplar::NullHandle);
        }
        let found = self.known().map(|mut world| {
            let table = world.others.of::<EglConnection>();
            if table.identify(handle) == Identity::Gone {
                return Exemplar::Disconnected;
            }
            let Some(connection) = table.get(handle) else {
                return Exemplar::Foreign;
            };
            if connection.is_producer {
                return Exemplar::Producer;
            }
            let stream = connection.stream;
            match world.others.of::<EglStream>().get(stream) {
                Some(stream) if !matches!(stream.producer, End::Connected(_)) => Exemplar::Alone,
                Some(stream) if stream.next().is_some() => Exemplar::Waiting,
                Some(stream) if stream.is_held() => match stream.is_reused {
                    true => Exemplar::HoldingAgain,
                    false => Exemplar::Holding,
                },
                Some(stream) if stream.is_reused => Exemplar::Reusing,
                Some(stream) if stream.frames.is_empty() => Exemplar::Empty,
                Some(_) => Exemplar::Done,
                None => Exemplar::Alone,
            }
        });
        Facts::new(found.unwrap_or(Exemplar::Foreign))
    }
}

impl Classify<classify::EglProducer> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::EglProducer> {
        use classify::EglProducer as Exemplar;
        if value == 0 {
            return Facts::new(Exemplar::Null);
        }
        // SAFETY: the caller of the C function guarantees that the place is valid.
        let handle = unsafe { handle_at(value as *const CUeglStreamConnection) };
        if handle == 0 {
            return Facts::new(Exemplar::NullHandle);
        }
        let found = self.known().map(|mut world| {
            let table = world.others.of::<EglConnection>();
            if table.identify(handle) == Identity::Gone {
                return Exemplar::Disconnected;
            }
            let Some(connection) = table.get(handle) else {
                return Exemplar::Foreign;
            };
            if !connection.is_producer {
                return Exemplar::Consumer;
            }
            let stream = connection.stream;
            let is_at =
                |stream: &EglStream, place| stream.frames.iter().any(|frame| frame.place == place);
            match world.others.of::<EglStream>().get(stream) {
                Some(stream) if stream.is_disconnected() => Exemplar::Abandoned,
                Some(stream) if stream.frames.is_empty() => Exemplar::Connected,
                Some(stream) if !stream.is_reused && is_at(stream, Place::Released) => {
                    Exemplar::Released
                }
                Some(stream) if stream.is_reused && stream.frames.len() > 1 => Exemplar::Released,
                Some(_) => Exemplar::Presented,
                None => Exemplar::Abandoned,
            }
        });
        Facts::new(found.unwrap_or(Exemplar::Foreign))
    }
}

impl Classify<classify::EglResource> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::EglResource> {
        use classify::EglResource as Exemplar;
        let handle = value as usize;
        let found = self.known().and_then(|mut world| {
            let stream = world.others.of::<EglResource>().get(handle)?.stream;
            let stream = world.others.of::<EglStream>().get(stream)?;
            let frame = stream
                .frames
                .iter()
                .find(|frame| frame.resource == handle)?;
            Some((frame.place, frame.given.width, frame.given.height))
        });
        let Some((place, width, height)) = found else {
            return Facts::new(match value {
                0 => Exemplar::Null,
                _ => Exemplar::Garbage,
            });
        };
        Facts::new(match place {
            Place::Held => Exemplar::Held,
            _ => Exemplar::Released,
        })
        .with("width", width.into())
        .with("height", height.into())
    }
}

impl Classify<classify::FramePlane> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::FramePlane> {
        use classify::FramePlane as Exemplar;
        let is_known = self
            .known()
            .is_some_and(|world| matches!(world.memory.locate(value), Spot::Known(_)));
        Facts::new(match is_known {
            _ if value == 0 => Exemplar::Null,
            true => Exemplar::Device,
            false => Exemplar::Garbage,
        })
    }
}

impl Classify<classify::FrameArray> for Driver {
    fn classify(&self, value: u64) -> Facts<classify::FrameArray> {
        use classify::FrameArray as Exemplar;
        let shape = self.known().and_then(|mut world| {
            let array = world.others.of::<Array>().get(value as usize)?;
            Some((array.shape.width, array.shape.height))
        });
        match shape {
            Some((width, height)) => Facts::new(Exemplar::Plain)
                .with("array_width", width.into())
                .with("array_height", height.into()),
            None => Facts::new(Exemplar::Null),
        }
    }
}
