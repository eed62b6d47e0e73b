//! Streams: order, priorities, and how the default streams hang together.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::context::Stray;
use crate::objects::graph::NodeKind;
use crate::objects::handle::Identity;
use crate::objects::health::Health;
use crate::objects::stream::{LEGACY, PER_THREAD, Sort, Stream};
use crate::objects::thread;
use crate::queue::{Place, Token, Work};
use crate::world::{Driver, World};

impl World {
    /// Makes a stream in the current context.
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

    /// The stream a handle stands for, special handles included.
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

    /// The default stream that this thread has to itself in the current context.
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

    /// Whether a stream has work that is not done. The legacy stream stands for every blocking
    /// stream of its context as well.
    pub fn is_stream_busy(&mut self, handle: usize) -> Outcome<bool> {
        Ok(!self.unfinished_in(handle)?.is_empty())
    }

    /// What has to be done before a stream counts as idle.
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

    /// The tokens that work in the legacy stream of a context has to wait for.
    fn behind_legacy(&self, context: usize) -> Vec<Arc<Token>> {
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

    /// The tokens that the next work in a stream has to wait for.
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

    /// Takes the next place in a stream's order, also behind `after`. In a stream that is captured
    /// there are no places: the work becomes a node of a graph.
    ///
    /// What goes into the stream's queue must do so before the world is unlocked: a task that came
    /// later but was queued before this one would wait for it for ever.
    pub fn place(
        &mut self,
        handle: usize,
        node: NodeKind,
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
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        let mut before = self.predecessors(stream);
        before.extend(after);
        let stream = self.streams.get_mut(handle).ok_or(Code::INVALID_HANDLE)?;
        let place = Place::behind(before, stream.queue.clone());
        stream.last = Some(place.token());
        Ok(Some(place))
    }

    /// Puts work into a stream. It is left out where a kernel before it has spoiled the context.
    pub fn submit(&mut self, stream: usize, node: NodeKind, work: Work) -> Outcome {
        let health = self.health_of(stream)?;
        if let Some(place) = self.place(stream, node, [])? {
            place.enqueue(Box::new(move || {
                if health.is_sound() {
                    work();
                }
            }));
        }
        Ok(())
    }

    /// How the context of a stream is.
    pub fn health_of(&mut self, stream: usize) -> Outcome<Arc<Health>> {
        let context = self.stream(stream)?.context;
        Ok(self.context(context)?.health.clone())
    }

    /// Puts a mark into a stream, also behind `after`, and yields the token of that mark.
    pub fn mark(
        &mut self,
        stream: usize,
        node: NodeKind,
        after: impl IntoIterator<Item = Arc<Token>>,
    ) -> Outcome<Option<Arc<Token>>> {
        let place = self.place(stream, node, after)?;
        Ok(place.map(Place::mark))
    }

    /// Forgets a stream. Work in it goes on, and the context still waits for that.
    pub fn destroy_stream(&mut self, handle: usize) -> Outcome {
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        // A stream stays behind where its green context is destroyed.
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
    /// Puts work into a stream and returns at once.
    pub fn submit(&self, stream: usize, node: NodeKind, work: Work) -> Outcome {
        self.lock().submit(stream, node, work)
    }

    /// Does work in this thread when it is its turn in a default stream, as calls that wait do.
    pub fn perform<T>(
        &self,
        stream: usize,
        node: NodeKind,
        work: impl FnOnce() -> T,
    ) -> Outcome<T> {
        let (health, place) = {
            let mut world = self.lock();
            (world.health_of(stream)?, world.place(stream, node, [])?)
        };
        let place = place.ok_or(Code::STREAM_CAPTURE_IMPLICIT)?;
        place.run_here(|| health.check().map(|()| work()))
    }

    /// Waits until everything in a stream is done.
    pub fn synchronize_stream(&self, stream: usize) -> Outcome {
        let (tokens, health) = {
            let mut world = self.lock();
            (world.unfinished_in(stream)?, world.health_of(stream)?)
        };
        tokens.iter().for_each(|token| token.wait());
        health.check()
    }

    /// Success for an idle stream, `NOT_READY` for a busy one.
    pub fn query_stream(&self, stream: usize) -> Outcome {
        let mut world = self.lock();
        match world.is_stream_busy(stream)? {
            true => Err(Code::NOT_READY),
            false => world.health_of(stream)?.check(),
        }
    }
}
