//! Streams: order, priorities, and synchronization of default streams.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::context::Stray;
use crate::objects::graph::NodeWork;
use crate::objects::handle::Identity;
use crate::objects::health::Health;
use crate::objects::stream::{LEGACY, PER_THREAD, Sort, Stream};
use crate::objects::thread;
use crate::queue::{Place, Token, Work};
use crate::world::{Driver, World};

impl World {
    /// Creates a stream in the current context.
    pub fn create_stream(&mut self, flags: u32, priority: i32) -> Outcome<usize> {
        let context = self.working_context()?;
        let sort = match flags {
            0 => Sort::Blocking,
            _ => Sort::NonBlocking,
        };
        let mut stream = Stream::new(context, sort, priority);
        stream.green = self.current_green();
        Ok(self.streams.insert(stream))
    }

    /// Resolves a handle to a stream, including special handles.
    pub fn resolve_stream(&mut self, handle: usize) -> Outcome<usize> {
        match handle {
            0 | LEGACY => {
                let context = self.current_context()?;
                Ok(self.context(context)?.legacy)
            }
            PER_THREAD => self.per_thread_stream(),
            handle if self.streams.identify(handle) == Identity::Live => Ok(handle),
            _ => Err(Code::INVALID_HANDLE),
        }
    }

    /// The per-thread default stream of this thread in the current context.
    fn per_thread_stream(&mut self) -> Outcome<usize> {
        let context = self.current_context()?;
        if self.current_green().is_some() {
            return Err(Code::INVALID_HANDLE);
        }
        let thread = thread::number();
        if let Some(stream) = self.context(context)?.per_thread.get(&thread) {
            return Ok(*stream);
        }
        let stream = self
            .streams
            .insert(Stream::new(context, Sort::PerThread, 0));
        self.context_mut(context)?.per_thread.insert(thread, stream);
        Ok(stream)
    }

    pub fn stream(&mut self, handle: usize) -> Outcome<&mut Stream> {
        let handle = self.resolve_stream(handle)?;
        self.streams.get_mut(handle).ok_or(Code::INVALID_HANDLE)
    }

    /// Whether a stream has pending work. The legacy stream includes every blocking
    /// stream of its context.
    pub fn is_stream_busy(&mut self, handle: usize) -> Outcome<bool> {
        Ok(!self.unfinished_in(handle)?.is_empty())
    }

    /// Work that has to complete before a stream is idle.
    pub fn unfinished_in(&mut self, handle: usize) -> Outcome<Vec<Arc<Token>>> {
        let handle = self.resolve_stream(handle)?;
        let legacy_of = self.streams.get(handle);
        let legacy_of = legacy_of.filter(|stream| stream.sort == Sort::Legacy);
        if let Some(context) = legacy_of.map(|stream| stream.context) {
            self.check_legacy(context)?;
        }
        let mut tokens = match self.streams.get(handle) {
            Some(stream) if stream.sort == Sort::Legacy => self.behind_legacy(stream.context),
            Some(stream) => stream.last.iter().cloned().collect(),
            None => Vec::new(),
        };
        tokens.retain(|token| !token.is_done());
        Ok(tokens)
    }

    /// Tokens that work in the legacy stream of a context waits for.
    pub(super) fn behind_legacy(&self, context: usize) -> Vec<Arc<Token>> {
        let strays = self.contexts.get(context).map(|context| &context.strays);
        let strays = strays.into_iter().flatten();
        let blocking = strays.filter(|stray| stray.is_blocking);
        let streams = self.streams.iter().map(|(_, stream)| stream);
        streams
            .filter(|stream| stream.context == context && stream.sort != Sort::NonBlocking)
            .filter_map(|stream| stream.last.clone())
            .chain(blocking.map(|stray| stray.token.clone()))
            .collect()
    }

    /// Tokens that the next work in a stream waits for.
    fn predecessors(&self, stream: &Stream) -> Vec<Arc<Token>> {
        let own = stream.last.clone();
        match stream.sort {
            Sort::Legacy => self.behind_legacy(stream.context),
            Sort::NonBlocking => own.into_iter().collect(),
            Sort::Blocking | Sort::PerThread => {
                let legacy = self
                    .contexts
                    .get(stream.context)
                    .and_then(|context| self.streams.get(context.legacy))
                    .and_then(|legacy| legacy.last.clone());
                own.into_iter().chain(legacy).collect()
            }
        }
    }

    /// Reserves the next position of a stream, also behind `after`. A captured stream has
    /// no positions: its work becomes nodes of a graph.
    ///
    /// The task must be enqueued before the world is unlocked: a later task that is
    /// enqueued first would wait for it for ever.
    pub fn place(
        &mut self,
        handle: usize,
        node: impl Into<NodeWork>,
        after: impl IntoIterator<Item = Arc<Token>>,
    ) -> Outcome<Option<Place>> {
        let handle = self.resolve_stream(handle)?;
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        let (sort, context) = (stream.sort, stream.context);
        self.check_health(context)?;
        if stream.capture.is_some() {
            self.capture_node(handle, node)?;
            return Ok(None);
        }
        if sort == Sort::Legacy {
            self.check_legacy(context)?;
        }
        self.place_beside_captures(handle, after).map(Some)
    }

    /// The same for a stream that is not captured, without regard to the captures of others.
    fn place_beside_captures(
        &mut self,
        handle: usize,
        after: impl IntoIterator<Item = Arc<Token>>,
    ) -> Outcome<Place> {
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        let mut before = self.predecessors(stream);
        before.extend(after);
        let stream = self.streams.get_mut(handle).ok_or(Code::INVALID_HANDLE)?;
        let place = Place::behind(before, stream.queue.clone());
        stream.last = Some(place.token());
        Ok(place)
    }

    /// Enqueues work in a stream. It is skipped if an earlier kernel has faulted.
    pub fn submit(&mut self, stream: usize, node: impl Into<NodeWork>, work: Work) -> Outcome {
        let health = self.health_of(stream)?;
        if let Some(place) = self.place(stream, node, [])? {
            enqueue(place, health, work);
        }
        Ok(())
    }

    /// The same, although work of the legacy stream would wait for a captured stream.
    pub fn submit_beside_captures(
        &mut self,
        stream: usize,
        node: impl Into<NodeWork>,
        work: Work,
    ) -> Outcome {
        let handle = self.resolve_stream(stream)?;
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        if stream.sort != Sort::Legacy {
            return self.submit(handle, node, work);
        }
        let health = self.health_of(handle)?;
        health.check()?;
        let place = self.place_beside_captures(handle, [])?;
        enqueue(place, health, work);
        Ok(())
    }

    /// Health of a stream's context.
    pub fn health_of(&mut self, stream: usize) -> Outcome<Arc<Health>> {
        let context = self.stream(stream)?.context;
        Ok(self.context(context)?.health.clone())
    }

    /// Enqueues a marker, also behind `after`, and returns its token.
    pub fn mark(
        &mut self,
        stream: usize,
        node: impl Into<NodeWork>,
        after: impl IntoIterator<Item = Arc<Token>>,
    ) -> Outcome<Option<Arc<Token>>> {
        let place = self.place(stream, node, after)?;
        Ok(place.map(Place::mark))
    }

    /// Removes a stream. Its work continues, and the context still waits for it.
    pub fn destroy_stream(&mut self, handle: usize) -> Outcome {
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        // The context may be a destroyed green one.
        if let Some(green) = stream.green {
            self.green(green)?;
        }
        let stream = self.streams.remove(handle).ok_or(Code::INVALID_HANDLE)?;
        if let Some(membership) = &stream.capture {
            self.abandon_capture(membership.capture);
        }
        let last = stream.last.clone().filter(|_| stream.is_busy());
        if let (Some(token), Some(context)) = (last, self.contexts.get_mut(stream.context)) {
            context.strays.retain(|stray| !stray.token.is_done());
            context.strays.push(Stray {
                token,
                is_blocking: stream.sort != Sort::NonBlocking,
            });
        }
        Ok(())
    }
}

impl Driver {
    /// Enqueues work and returns.
    pub fn submit(&self, stream: usize, node: impl Into<NodeWork>, work: Work) -> Outcome {
        self.lock().submit(stream, node, work)
    }

    /// Executes work in this thread in the order of a default stream, for synchronous calls.
    pub fn perform<T>(
        &self,
        stream: usize,
        node: impl Into<NodeWork>,
        work: impl FnOnce() -> T,
    ) -> Outcome<T> {
        self.perform_behind(stream, node, [], work)
    }

    /// The same, also behind `after`.
    pub fn perform_behind<T>(
        &self,
        stream: usize,
        node: impl Into<NodeWork>,
        after: impl IntoIterator<Item = Arc<Token>>,
        work: impl FnOnce() -> T,
    ) -> Outcome<T> {
        let (health, place) = {
            let mut world = self.lock();
            let health = world.health_of(stream)?;
            (health, world.place(stream, node, after)?)
        };
        let place = place.ok_or(Code::STREAM_CAPTURE_IMPLICIT)?;
        place.run_here(|| health.check().map(|()| work()))
    }

    /// Waits for all work of a stream.
    pub fn synchronize_stream(&self, stream: usize) -> Outcome {
        let (tokens, health) = {
            let mut world = self.lock();
            (world.unfinished_in(stream)?, world.health_of(stream)?)
        };
        tokens.iter().for_each(|token| token.wait());
        health.check()
    }

    /// Returns success for an idle stream, `NOT_READY` for a busy one.
    pub fn query_stream(&self, stream: usize) -> Outcome {
        let mut world = self.lock();
        match world.is_stream_busy(stream)? {
            true => Err(Code::NOT_READY),
            false => world.health_of(stream)?.check(),
        }
    }
}

/// Enqueues work that is skipped if an earlier kernel has faulted.
fn enqueue(place: Place, health: Arc<Health>, work: Work) {
    place.enqueue(Box::new(move || {
        if health.is_sound() {
            work();
        }
    }));
}
