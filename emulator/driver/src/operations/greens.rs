//! Creation and destruction of green contexts, and waits for their work.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::id::next_id;
use crate::objects::context::Stray;
use crate::objects::green::GreenContext;
use crate::objects::handle::Identity;
use crate::objects::multiprocessors::Multiprocessors;
use crate::objects::stream::{LEGACY, Sort, Stream};
use crate::objects::thread;
use crate::queue::Place;
use crate::world::{Driver, World};

impl World {
    /// Creates a green context, which retains the primary one.
    pub fn create_green(&mut self, multiprocessors: Multiprocessors) -> usize {
        let base = self.retain_primary();
        self.greens.insert(GreenContext {
            base,
            id: next_id(),
            multiprocessors,
        })
    }

    pub fn green(&self, handle: usize) -> Outcome<&GreenContext> {
        match self.greens.identify(handle) {
            Identity::Gone => Err(Code::CONTEXT_IS_DESTROYED),
            Identity::Live | Identity::Unknown => {
                self.greens.get(handle).ok_or(Code::INVALID_CONTEXT)
            }
        }
    }

    /// The current green context of this thread, dead or alive.
    pub fn current_green(&self) -> Option<usize> {
        let handle = thread::get()?;
        (self.greens.identify(handle) != Identity::Unknown).then_some(handle)
    }

    /// The green context of a stream.
    pub fn green_of(&mut self, stream: usize) -> Outcome<Option<usize>> {
        if matches!(stream, 0 | LEGACY) {
            let green = self.current_green();
            return green
                .map(|handle| self.green(handle).map(|_| handle))
                .transpose();
        }
        let green = self.stream(stream)?.green;
        green
            .map(|handle| self.green(handle).map(|_| handle))
            .transpose()
    }

    /// The multiprocessors available to a stream; `None` for all.
    pub fn confinement(&mut self, stream: usize) -> Outcome<Vec<u32>> {
        let Some(green) = self.green_of(stream)? else {
            return Ok(Vec::new());
        };
        Ok(self.green(green)?.multiprocessors.numbers().collect())
    }

    /// Creates a stream in a green context.
    pub fn create_green_stream(&mut self, green: usize, priority: i32) -> Outcome<usize> {
        let base = self.green(green)?.base;
        self.check_health(base)?;
        let mut stream = Stream::new(base, Sort::NonBlocking, priority);
        stream.green = Some(green);
        Ok(self.streams.insert(stream))
    }

    fn streams_of_green(&self, green: usize) -> Vec<usize> {
        let streams = self.streams.iter();
        let its = streams.filter(|(_, stream)| stream.green == Some(green));
        its.map(|(handle, _)| handle).collect()
    }

    /// Removes a green context. Its streams stay, without a live context, and their work continues.
    fn bury_green(&mut self, handle: usize) -> Outcome {
        let base = self.green(handle)?.base;
        for stream in self.streams_of_green(handle) {
            let Some(stream) = self.streams.get_mut(stream) else {
                continue;
            };
            stream.context = handle;
            let last = stream.last.clone().filter(|token| !token.is_done());
            let context = self.contexts.get_mut(base);
            if let (Some(token), Some(context)) = (last, context) {
                let is_blocking = false;
                context.strays.push(Stray { token, is_blocking });
            }
        }
        self.greens.remove(handle);
        Ok(())
    }
}

impl Driver {
    pub fn destroy_green(&self, handle: usize) -> Outcome {
        self.lock().bury_green(handle)?;
        self.release_primary()
    }

    /// Records an event behind all present work of a green context.
    pub fn record_event_in_green(&self, event: usize, green: usize) -> Outcome {
        let mut world = self.lock();
        world.event(event)?;
        world.green(green)?;
        let streams = world.streams_of_green(green);
        let streams = streams
            .into_iter()
            .filter_map(|stream| world.streams.get(stream));
        let unfinished = streams.filter_map(|stream| stream.last.clone());
        let place = Place::behind(unfinished.collect(), Arc::default());
        world.note_record(event, Some(place.mark()));
        Ok(())
    }

    /// Makes later work of a green context wait for an event.
    pub fn wait_event_in_green(&self, green: usize, event: usize) -> Outcome {
        let streams = {
            let world = self.lock();
            world.green(green)?;
            world.streams_of_green(green)
        };
        for stream in streams {
            self.wait_event(stream, event, 0)?;
        }
        Ok(())
    }
}
