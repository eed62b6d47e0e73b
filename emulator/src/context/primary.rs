//! The primary context: one per device, shared by whoever retains it.

use super::{API_VERSION, Context};
use crate::error::{Code, Outcome};
use crate::world::{Driver, World};

/// How the primary context stands.
#[derive(Debug, Default)]
pub struct Primary {
    /// Its handle, which stays the same from one life to the next.
    handle: Option<usize>,
    references: u32,
    /// Flags for its present life, or for its next.
    flags: u32,
}

impl World {
    /// The flags of the primary context and whether it is active.
    pub fn primary_state(&self) -> (u32, bool) {
        (self.primary.flags, self.primary.references > 0)
    }

    /// Adds a reference and brings the context to life with the first.
    pub fn retain_primary(&mut self) -> usize {
        self.primary.references = self.primary.references.saturating_add(1);
        let alive = self
            .primary
            .handle
            .filter(|handle| self.contexts.get(*handle).is_some());
        alive.unwrap_or_else(|| {
            let context = Context::new(self.primary.flags, API_VERSION, true);
            let handle = self.add_context(context, self.primary.handle);
            self.primary.handle = Some(handle);
            handle
        })
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
        self.primary.handle.filter(|_| self.primary.references > 0)
    }
}

impl Driver {
    /// Takes a reference away; with the last one the context ends.
    pub fn release_primary(&self) -> Outcome {
        let last = {
            let mut world = self.lock();
            let primary = &mut world.primary;
            primary.references = primary
                .references
                .checked_sub(1)
                .ok_or(Code::INVALID_CONTEXT)?;
            primary.handle.filter(|_| primary.references == 0)
        };
        match last {
            Some(handle) => {
                self.end_context(handle)?;
                self.lock().primary.flags = 0;
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Ends everything in the primary context. Whoever has retained it keeps a fresh one.
    pub fn reset_primary(&self) -> Outcome {
        let handle = self.lock().active_primary();
        if let Some(handle) = handle {
            self.end_context(handle)?;
            let mut world = self.lock();
            let context = Context::new(world.primary.flags, API_VERSION, true);
            world.add_context(context, Some(handle));
        }
        self.lock().primary.flags = 0;
        Ok(())
    }
}
