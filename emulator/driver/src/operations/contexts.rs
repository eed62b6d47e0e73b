//! Creation and destruction of contexts.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::context::{Context, FIRST_API_VERSION, SCHEDULING_MASK, SPIN};
use crate::objects::handle::Identity;
use crate::objects::health::Health;
use crate::objects::stream::{Sort, Stream};
use crate::objects::thread;
use crate::queue::Token;
use crate::world::{Driver, World};

impl World {
    /// Adds a context under a new handle or its former one, and
    /// creates its legacy stream.
    pub fn add_context(&mut self, mut context: Context, handle: Option<usize>) -> usize {
        context.health = Arc::new(Health::of(&self.fault));
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

    /// Returns the context of this thread, or the reason why there is none.
    pub fn current_context(&self) -> Outcome<usize> {
        let handle = thread::get().ok_or(Code::INVALID_CONTEXT)?;
        self.live_context(handle)
    }

    /// Whether the contexts of the process were made by the first form of `cuCtxCreate`.
    pub fn has_first_contexts(&self) -> bool {
        let mut contexts = self.contexts.iter();
        contexts.any(|(_, context)| context.version == FIRST_API_VERSION)
    }

    /// Returns the current context if no kernel has faulted.
    pub fn working_context(&self) -> Outcome<usize> {
        let handle = self.current_context()?;
        self.context(handle)?.health.check()?;
        Ok(handle)
    }

    /// Whether a context is usable. Destroyed contexts are handled elsewhere.
    pub fn check_health(&self, context: usize) -> Outcome {
        let health = self.contexts.get(context).map(|context| &context.health);
        health.map_or(Ok(()), |health| health.check())
    }

    /// Resolves a handle to a live context. A green one is replaced by the primary one.
    pub fn live_context(&self, handle: usize) -> Outcome<usize> {
        match self.contexts.identify(handle) {
            Identity::Live => Ok(handle),
            Identity::Gone => Err(Code::CONTEXT_IS_DESTROYED),
            Identity::Unknown => Ok(self.green(handle)?.base),
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

    /// Resolves a parameter, with null for the current context.
    pub fn named_context(&self, handle: usize) -> Outcome<usize> {
        match handle {
            0 => self.current_context(),
            handle => self.live_context(handle),
        }
    }

    /// The number of users of a context: those that attached it, and of the primary context those that retained it. A
    /// context that is not alive has none.
    pub fn users(&self, handle: usize) -> usize {
        let Some(context) = self.contexts.get(handle) else {
            return 0;
        };
        let references = match context.is_primary {
            true => self.primary.references.saturating_sub(1) as usize,
            false => 0,
        };
        context.attachments as usize + references
    }

    /// Pending work of a context.
    pub fn unfinished(&self, context: usize) -> Vec<Arc<Token>> {
        self.unfinished_where(|handle| handle == context)
    }

    /// Pending work of all contexts, since memory of one may be used by all.
    pub fn unfinished_anywhere(&self) -> Vec<Arc<Token>> {
        self.unfinished_where(|_| true)
    }

    /// Whether a context was made by the first form of a function.
    pub fn is_first(&self, context: usize) -> bool {
        let context = self.contexts.get(context);
        context.is_some_and(|context| context.version == FIRST_API_VERSION)
    }

    /// A process cannot mix contexts of the first form with newer ones.
    pub fn check_forms(&self, version: u32) -> Outcome {
        let mut contexts = self.contexts.iter();
        match contexts.all(|(_, context)| context.version == version) {
            true => Ok(()),
            false => Err(Code::OUT_OF_MEMORY),
        }
    }

    fn unfinished_where(&self, counts: impl Fn(usize) -> bool) -> Vec<Arc<Token>> {
        let streams = self.streams.iter().map(|(_, stream)| stream);
        let last = streams
            .filter(|stream| counts(stream.context))
            .filter_map(|stream| stream.last.clone());
        let contexts = self.contexts.iter();
        let strays = contexts
            .filter(|(handle, _)| counts(*handle))
            .flat_map(|(_, context)| context.strays.iter().map(|stray| stray.token.clone()));
        last.chain(strays)
            .filter(|token| !token.is_done())
            .collect()
    }
}

impl Driver {
    /// Creates a context and makes it current.
    pub fn create_context(&self, flags: u32, version: u32) -> Result<usize, Code> {
        let mut world = self.lock();
        world.check_forms(version)?;
        let handle = world.add_context(Context::new(flags, version, false), None);
        drop(world);
        thread::push(handle);
        Ok(handle)
    }

    /// Waits for all work of a context; busy-waits if its flags require it.
    pub fn synchronize_context(&self, context: usize) -> Outcome {
        let (context, spins, tokens) = {
            let world = self.lock();
            let context = world.named_context(context)?;
            let spins = world.context(context)?.flags & SCHEDULING_MASK == SPIN;
            (context, spins, world.unfinished(context))
        };
        for token in tokens {
            match spins {
                true => token.spin(),
                false => token.wait(),
            }
        }
        self.lock().check_health(context)
    }

    /// Destroys a context of `create_context`. It is removed from the caller's stack; other
    /// threads keep it, dead, until they replace it.
    pub fn destroy_context(&self, handle: usize) -> Outcome {
        // A green context uses the primary context, which is not destroyed either.
        if self.lock().context(handle)?.is_primary {
            return Err(Code::INVALID_CONTEXT);
        }
        self.end_context(handle)?;
        // The work of other contexts is awaited, too.
        let unfinished = self.lock().unfinished_anywhere();
        unfinished.iter().for_each(|token| token.wait());
        if thread::get() == Some(handle) {
            thread::pop();
        }
        Ok(())
    }

    /// Destroys a context with its objects. Its kernels are stopped, and its other work is
    /// awaited.
    pub(crate) fn end_context(&self, handle: usize) -> Outcome {
        let tokens = {
            let world = self.lock();
            world.context(handle)?.health.end();
            world.unfinished(handle)
        };
        tokens.iter().for_each(|token| token.wait());
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
        world.drop_arrays_of(handle);
        world.drop_graphics_of(handle);
        world.drop_modules_of(handle);
        world.memory.free_all_of(handle);
        Ok(())
    }
}
