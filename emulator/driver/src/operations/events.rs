//! Recording, waiting for and timing events.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::event::{DISABLE_TIMING, EXTERNAL, Event, INTERPROCESS};
use crate::objects::graph::{NodeKind, NodeWork};
use crate::objects::shared_event::SharedEvent;
use crate::queue::Token;
use crate::world::{Driver, World};

impl World {
    pub fn create_event(&mut self, flags: u32) -> Outcome<usize> {
        let context = self.working_context()?;
        let shared = match flags & INTERPROCESS {
            0 => None,
            _ => Some(SharedEvent::new().ok_or(Code::OUT_OF_MEMORY)?),
        };
        Ok(self.events.insert(Event {
            context,
            flags,
            recorded: None,
            captured: None,
            shared,
        }))
    }

    /// Opens an event of another process.
    pub fn open_event(&mut self, shared: Arc<SharedEvent>) -> Outcome<usize> {
        let context = self.working_context()?;
        Ok(self.events.insert(Event {
            context,
            flags: INTERPROCESS | DISABLE_TIMING,
            recorded: None,
            captured: None,
            shared: Some(shared),
        }))
    }

    /// Records an event in a stream, also behind `after`; other processes are notified if they share it.
    fn mark_event(
        &mut self,
        event: usize,
        stream: usize,
        after: impl IntoIterator<Item = Arc<Token>>,
    ) -> Outcome<Option<Arc<Token>>> {
        let Some(shared) = self.event(event)?.shared.clone() else {
            return self.mark(stream, NodeKind::EventRecord, after);
        };
        let Some(place) = self.place(stream, NodeKind::EventRecord, after)? else {
            return Ok(None);
        };
        let (token, record) = (place.token(), shared.record());
        match place.is_due() {
            true => place.run_here(|| shared.finish(record)),
            false => place.enqueue(Box::new(move || shared.finish(record))),
        }
        Ok(Some(token))
    }

    pub fn destroy_event(&mut self, event: usize) -> Outcome {
        let event = self.events.remove(event).ok_or(Code::INVALID_HANDLE)?;
        // It is removed in any case.
        self.check_health(event.context)
    }

    pub fn event(&self, event: usize) -> Outcome<&Event> {
        self.events.get(event).ok_or(Code::INVALID_HANDLE)
    }

    /// Returns the token of an event, unless it was recorded in a capture: waiting for that
    /// invalidates the capture, and after the capture the event is invalid.
    fn token_of(&mut self, event: usize) -> Outcome<Option<Arc<Token>>> {
        let event = self.event(event)?;
        match event.captured.as_ref().map(|place| place.capture) {
            None => Ok(event.recorded.clone()),
            Some(capture) if !self.is_capture_active(capture) => Err(Code::INVALID_VALUE),
            Some(capture) => {
                self.invalidate_capture(capture);
                Err(Code::CAPTURED_EVENT)
            }
        }
    }

    fn record_in_capture(&mut self, event: usize, stream: usize, flags: u32) -> Outcome {
        if flags == EXTERNAL {
            return self.capture_node(stream, NodeWork::EventRecord(event));
        }
        let membership = self.stream(stream)?.capture.clone();
        let event = self.events.get_mut(event).ok_or(Code::INVALID_HANDLE)?;
        event.captured = membership;
        // Its capture has ended.
        event.recorded = None;
        Ok(())
    }

    /// Records an event behind a task.
    pub(super) fn note_record(&mut self, event: usize, token: Option<Arc<Token>>) {
        if let Some(event) = self.events.get_mut(event) {
            event.recorded = token;
            event.captured = None;
        }
    }

    /// Milliseconds between two events.
    pub fn elapsed(&mut self, start: usize, end: usize) -> Outcome<f32> {
        self.token_of(start)?;
        self.token_of(end)?;
        let (start, end) = (self.event(start)?, self.event(end)?);
        if !start.is_timed() || !end.is_timed() {
            return Err(Code::INVALID_HANDLE);
        }
        self.check_health(start.context)?;
        let finished = |event: &Event| {
            let token = event.recorded.as_ref().ok_or(Code::INVALID_HANDLE)?;
            token.finished_at().ok_or(Code::NOT_READY)
        };
        let (start, end) = (finished(start)?, finished(end)?);
        let seconds = match end.checked_duration_since(start) {
            Some(forward) => forward.as_secs_f32(),
            None => -start.duration_since(end).as_secs_f32(),
        };
        Ok(seconds * 1000.0)
    }
}

impl Driver {
    /// Records an event behind all present work of a stream.
    pub fn record_event(&self, event: usize, stream: usize, flags: u32) -> Outcome {
        let mut world = self.lock();
        world.event(event)?;
        if world.stream(stream)?.capture.is_some() {
            return world.record_in_capture(event, stream, flags);
        }
        if flags == EXTERNAL {
            return Err(Code::ILLEGAL_STATE);
        }
        let token = world.mark_event(event, stream, [])?;
        world.note_record(event, token);
        Ok(())
    }

    /// Records an event behind all present work of a context.
    pub fn record_event_in_context(&self, event: usize, context: usize) -> Outcome {
        let mut world = self.lock();
        world.event(event)?;
        let context = world.named_context(context)?;
        let legacy = world.context(context)?.legacy;
        let unfinished = world.unfinished(context);
        let token = world.mark_event(event, legacy, unfinished)?;
        world.note_record(event, token);
        Ok(())
    }

    /// Makes later work of a stream wait for an event.
    pub fn wait_event(&self, stream: usize, event: usize, flags: u32) -> Outcome {
        let mut world = self.lock();
        let (recorded, captured, shared) = {
            let event = world.event(event)?;
            let shared = event.shared.clone();
            (event.recorded.clone(), event.captured.clone(), shared)
        };
        if flags == EXTERNAL {
            return match world.stream(stream)?.capture {
                Some(_) => world.capture_node(stream, NodeWork::WaitEvent(event)),
                None => Err(Code::ILLEGAL_STATE),
            };
        }
        if let Some(place) = captured {
            if !world.is_capture_active(place.capture) {
                world.spoil_stream(stream)?;
                return Err(Code::INVALID_VALUE);
            }
            return world.join_capture(stream, &place);
        }
        if let Some(shared) = shared {
            let last = shared.last();
            if last == 0 {
                return Ok(());
            }
            if world.spoil_stream(stream)? {
                return Err(Code::STREAM_CAPTURE_ISOLATION);
            }
            if shared.is_done(last) {
                return Ok(());
            }
            return world.submit(
                stream,
                NodeKind::WaitEvent,
                Box::new(move || shared.wait(last)),
            );
        }
        let Some(token) = recorded else {
            return Ok(());
        };
        if world.spoil_stream(stream)? {
            return Err(Code::STREAM_CAPTURE_ISOLATION);
        }
        if token.is_done() {
            return Ok(());
        }
        world.mark(stream, NodeKind::WaitEvent, [token]).map(|_| ())
    }

    /// Makes later work of a context wait for an event.
    pub fn wait_event_in_context(&self, context: usize, event: usize) -> Outcome {
        let streams: Vec<usize> = {
            let world = self.lock();
            let context = world.named_context(context)?;
            let streams = world.streams.iter();
            streams
                .filter(|(_, stream)| stream.context == context)
                .map(|(handle, _)| handle)
                .collect()
        };
        for stream in streams {
            self.wait_event(stream, event, 0)?;
        }
        Ok(())
    }

    /// Returns success for a completed event, `NOT_READY` otherwise.
    pub fn query_event(&self, event: usize) -> Outcome {
        let mut world = self.lock();
        match world.token_of(event)? {
            Some(token) if !token.is_done() => Err(Code::NOT_READY),
            _ => {
                let event = world.event(event)?;
                let shared = event.shared.as_ref();
                if shared.is_some_and(|shared| !shared.is_done(shared.last())) {
                    return Err(Code::NOT_READY);
                }
                world.check_health(event.context)
            }
        }
    }

    pub fn synchronize_event(&self, event: usize) -> Outcome {
        let (token, shared, context) = {
            let mut world = self.lock();
            let token = world.token_of(event)?;
            let event = world.event(event)?;
            (token, event.shared.clone(), event.context)
        };
        match (shared, token) {
            (Some(shared), _) => shared.wait(shared.last()),
            (None, Some(token)) => token.wait(),
            (None, None) => {}
        }
        self.lock().check_health(context)
    }
}
