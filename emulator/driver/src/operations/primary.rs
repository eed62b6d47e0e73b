//! The primary context: one for each device, shared by reference counting.

use crate::code::{Code, Outcome};
use crate::objects::context::{API_VERSION, Context, USER_COREDUMP};
use crate::world::{Driver, World, driver};

impl World {
    /// The flags of the primary context and whether it is active.
    pub fn primary_state(&self) -> (u32, bool) {
        (self.primary.flags, self.active_primary().is_some())
    }

    /// Adds a reference; the first activates the context.
    pub fn retain_primary(&mut self) -> usize {
        self.primary.references = self.primary.references.saturating_add(1);
        self.active_primary().unwrap_or_else(|| {
            // Without the pipe the context works, but no request reaches it.
            let _ = driver().open_dump_pipe(self.primary.flags & USER_COREDUMP != 0);
            let context = Context::new(self.primary.flags, API_VERSION, true);
            let handle = self.add_context(context, self.primary.handle);
            self.primary.handle = Some(handle);
            handle
        })
    }

    /// The handle of the primary context, which may never have been active.
    pub fn primary_handle(&mut self) -> usize {
        let contexts = &mut self.contexts;
        *self
            .primary
            .handle
            .get_or_insert_with(|| contexts.reserve())
    }

    /// Whether a context can become current: it is live, or it is the primary context, which may be inactive.
    pub fn check_stackable(&self, handle: usize) -> Outcome {
        match self.primary.handle == Some(handle) {
            true => Ok(()),
            false => self.live_context(handle).map(|_| ()),
        }
    }

    pub fn set_primary_flags(&mut self, flags: u32) {
        self.primary.flags = flags;
        if let Some(context) = self
            .primary
            .handle
            .and_then(|handle| self.contexts.get_mut(handle))
        {
            context.flags = flags;
        }
    }

    /// The handle of the primary context while it is active.
    pub fn active_primary(&self) -> Option<usize> {
        let handle = self.primary.handle?;
        self.contexts.get(handle).map(|_| handle)
    }
}

impl Driver {
    /// Removes a reference; the last deactivates the context.
    pub fn release_primary(&self) -> Outcome {
        let last = {
            let mut world = self.lock();
            let primary = &mut world.primary;
            primary.references = primary
                .references
                .checked_sub(1)
                .ok_or(Code::INVALID_CONTEXT)?;
            let is_last = primary.references == 0;
            world.active_primary().filter(|_| is_last)
        };
        match last {
            Some(handle) => self.end_primary(handle),
            None => Ok(()),
        }
    }

    /// Resets the primary context. Existing references still have to be
    /// released; the next retain activates it again.
    pub fn reset_primary(&self) -> Outcome {
        let active = self.lock().active_primary();
        match active {
            Some(handle) => self.end_primary(handle),
            None => Ok(()),
        }
    }

    fn end_primary(&self, handle: usize) -> Outcome {
        self.end_context(handle)?;
        self.lock().primary.flags = 0;
        Ok(())
    }
}
