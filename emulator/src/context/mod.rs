//! Contexts: what they hold, and how they come and go.

pub mod current;
pub mod limits;
pub mod primary;

use std::collections::HashMap;
use std::sync::Arc;

use crate::error::{Code, Outcome};
use crate::handle::Identity;
use crate::stream::engine::Token;
use crate::stream::{Sort, Stream};
use crate::world::{Driver, World, next_id};
use limits::Limits;

/// The API version contexts speak, as `cuCtxGetApiVersion` tells it.
pub const API_VERSION: u32 = 3020;

/// `CU_CTX_MAP_HOST` and `CU_CTX_USER_COREDUMP_ENABLE`.
pub const MAP_HOST: u32 = 8;
const USER_COREDUMP: u32 = 0x40;

/// Bits of the flags that say how a thread waits.
pub const SCHEDULING_MASK: u32 = 0x07;

#[derive(Debug)]
pub struct Context {
    pub flags: u32,
    pub version: u32,
    pub id: u64,
    pub is_primary: bool,
    /// How many `cuCtxAttach` have to be undone before the context goes.
    pub attachments: u32,
    pub limits: Limits,
    pub cache_config: u32,
    pub shared_config: u32,
    /// The stream behind the null handle.
    pub legacy: usize,
    /// The default stream of each thread that has used its own.
    pub per_thread: HashMap<u64, usize>,
    /// Work of streams that were destroyed before they were done.
    pub strays: Vec<Arc<Token>>,
}

impl Context {
    pub fn new(flags: u32, version: u32, is_primary: bool) -> Context {
        Context {
            flags,
            version,
            id: next_id(),
            is_primary,
            attachments: 1,
            limits: Limits::default(),
            cache_config: 0,
            shared_config: 1,
            legacy: 0,
            per_thread: HashMap::new(),
            strays: Vec::new(),
        }
    }

    /// The flags as they are told. The primary context maps host memory, asked to or not.
    pub fn visible_flags(&self) -> u32 {
        match self.is_primary {
            true => self.flags & !USER_COREDUMP | MAP_HOST,
            false => self.flags,
        }
    }
}

impl World {
    /// Takes a context in, under a new handle or under the one it had in an earlier life, and
    /// gives it its legacy stream.
    pub fn add_context(&mut self, context: Context, handle: Option<usize>) -> usize {
        let handle = match handle {
            Some(handle) => {
                self.contexts.revive(handle, context);
                handle
            }
            None => self.contexts.insert(context),
        };
        let legacy = self.streams.insert(Stream::new(handle, Sort::Legacy, 0));
        if let Some(context) = self.contexts.get_mut(handle) {
            context.legacy = legacy;
        }
        handle
    }

    /// The context this thread works in, and why there is none.
    pub fn current_context(&self) -> Outcome<usize> {
        let handle = current::get().ok_or(Code::INVALID_CONTEXT)?;
        self.live_context(handle)
    }

    /// The handle, if it stands for a context that lives.
    pub fn live_context(&self, handle: usize) -> Outcome<usize> {
        match self.contexts.identify(handle) {
            Identity::Live => Ok(handle),
            Identity::Gone => Err(Code::CONTEXT_IS_DESTROYED),
            Identity::Unknown => Err(Code::INVALID_CONTEXT),
        }
    }

    pub fn context(&self, handle: usize) -> Outcome<&Context> {
        let handle = self.live_context(handle)?;
        self.contexts.get(handle).ok_or(Code::INVALID_CONTEXT)
    }

    pub fn context_mut(&mut self, handle: usize) -> Outcome<&mut Context> {
        let handle = self.live_context(handle)?;
        self.contexts.get_mut(handle).ok_or(Code::INVALID_CONTEXT)
    }

    /// The context that a parameter names, null standing for the current one.
    pub fn named_context(&self, handle: usize) -> Outcome<usize> {
        match handle {
            0 => self.current_context(),
            handle => self.live_context(handle),
        }
    }

    /// Everything in a context that is not done yet.
    pub fn unfinished(&self, context: usize) -> Vec<Arc<Token>> {
        self.unfinished_where(|handle| handle == context)
    }

    /// Everything in any context that is not done yet: memory of one may be used by all.
    pub fn unfinished_anywhere(&self) -> Vec<Arc<Token>> {
        self.unfinished_where(|_| true)
    }

    fn unfinished_where(&self, counts: impl Fn(usize) -> bool) -> Vec<Arc<Token>> {
        let streams = self.streams.iter().map(|(_, stream)| stream);
        let last = streams
            .filter(|stream| counts(stream.context))
            .filter_map(|stream| stream.last.clone());
        let contexts = self.contexts.iter();
        let strays = contexts
            .filter(|(handle, _)| counts(*handle))
            .flat_map(|(_, context)| context.strays.iter().cloned());
        last.chain(strays)
            .filter(|token| !token.is_done())
            .collect()
    }
}

impl Driver {
    /// Makes a context and makes it current.
    pub fn create_context(&self, flags: u32, version: u32) -> usize {
        let handle = self
            .lock()
            .add_context(Context::new(flags, version, false), None);
        current::push(handle);
        handle
    }

    /// Waits until everything in a context is done.
    pub fn synchronize_context(&self, context: usize) -> Outcome {
        let context = self.lock().named_context(context)?;
        let tokens = self.lock().unfinished(context);
        tokens.iter().for_each(|token| token.wait());
        Ok(())
    }

    /// Destroys a context that was made by `create_context`. It leaves the caller's stack; other
    /// threads keep it, dead, until they put another in its place.
    pub fn destroy_context(&self, handle: usize) -> Outcome {
        if self.lock().context(handle)?.is_primary {
            return Err(Code::INVALID_CONTEXT);
        }
        self.end_context(handle)?;
        if current::get() == Some(handle) {
            current::pop();
        }
        Ok(())
    }

    /// Ends a context with everything in it, once its work is done.
    pub(crate) fn end_context(&self, handle: usize) -> Outcome {
        self.synchronize_context(handle)?;
        let mut world = self.lock();
        let world = &mut *world;
        world.contexts.remove(handle);
        for stream in world
            .streams
            .remove_where(|stream| stream.context == handle)
        {
            if let Some(membership) = stream.capture {
                world.captures.remove(&membership.capture);
            }
        }
        world.events.remove_where(|event| event.context == handle);
        world.memory.free_all_of(handle);
        Ok(())
    }
}
