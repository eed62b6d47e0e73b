//! Contexts besides the primary one, for cases.
//!
//! A kept context is never passed to a call that may destroy it. After each case that used one, the worker
//! waits for it, which also shows whether it still works. If a call damages one in another way, the process
//! is replaced together with all its contexts.

use cuspec_case::Api;
use cuspec_suite::names;

use super::case_resources::CaseResources;
use super::made::SetupError;
use super::orphan_thread::OrphanThread;
use crate::worker::driver_calls::{CallError, Handle, Libraries, RecordedCalls};

impl<'a> CaseResources<'a> {
    /// Runs `body` with the second context current, which is created on first use. The driver makes the objects of a
    /// context that the driver made.
    pub(crate) fn in_other_context<T>(
        &mut self,
        body: impl FnOnce(&mut CaseResources<'a>) -> Result<T, SetupError>,
    ) -> Result<T, SetupError> {
        let other = self.other_context()?;
        let api = self.api();
        api.cuCtxPushCurrent_v2(other as Handle)?;
        let made = self.with_driver(body);
        let mut popped: Handle = std::ptr::null_mut();
        api.cuCtxPopCurrent_v2(&mut popped)?;
        made
    }

    /// A context that is current to no thread, to be passed to the call.
    pub(crate) fn spare_context(&mut self) -> Result<u64, SetupError> {
        if self.may_destroy_contexts {
            // This context belongs to the case and is destroyed after it, unless the call destroys it.
            let (mut context, mut popped): (Handle, Handle) =
                (std::ptr::null_mut(), std::ptr::null_mut());
            self.cuCtxCreate_v2(&mut context, 0, self.shared.device)?;
            self.api().cuCtxPopCurrent_v2(&mut popped)?;
            return Ok(context as u64);
        }
        let spares = self.shared.contexts.lock().spares.clone();
        let kept = spares
            .into_iter()
            .find(|kept| !self.used_contexts.contains(kept));
        let context = match kept {
            Some(context) => context,
            None => {
                let context = self.create_context()?;
                self.shared.contexts.lock().spares.push(context);
                context
            }
        };
        self.used_contexts.push(context);
        Ok(context)
    }

    /// The handle of a destroyed context.
    pub(crate) fn destroyed_context(&mut self) -> Result<u64, SetupError> {
        let kept = self.shared.contexts.lock().destroyed;
        // The driver may have reused the handle.
        if let Some(context) = kept.filter(|context| !self.holds(names::CONTEXT, *context)) {
            return Ok(context);
        }
        let context = create(self.api(), self.shared.device)?;
        self.api().cuCtxDestroy_v2(context as Handle)?;
        self.shared.contexts.lock().destroyed = Some(context);
        Ok(context)
    }

    /// A thread whose current context is destroyed. It belongs to the case until it is kept again.
    pub(crate) fn orphan_thread(&mut self) -> Result<OrphanThread, SetupError> {
        self.used_orphan = true;
        if let Some(thread) = self.shared.contexts.lock().orphan.take() {
            self.is_reused = true;
            return Ok(thread);
        }
        let thread = OrphanThread::start(self.api(), self.shared.device)?;
        self.shared.note_started_thread(thread.number);
        Ok(thread)
    }

    /// Keeps the thread for later cases.
    pub(crate) fn keep_thread(&self, thread: OrphanThread) {
        self.shared.contexts.lock().orphan = Some(thread);
    }

    /// Waits for all work in every context that the case may have used, also with the runtime.
    pub(crate) fn wait(&self) -> Result<(), CallError> {
        if self.maker == Api::Runtime && self.shared.api.driver.is_there() {
            // A runtime need not stand on the driver. If its wait fails, the cases of the function find that.
            let _ = self.api().cuCtxSynchronize();
        }
        self.wait_for_contexts()
    }

    /// Waits for all work in every context that the case may have used. After a call that changes the process, such as
    /// `cudaDeviceReset`, the runtime is not asked: its wait would set the device up again.
    pub(crate) fn wait_for_contexts(&self) -> Result<(), CallError> {
        let Some(primary) = self.shared.primary else {
            return Ok(());
        };
        let api = &self.shared.api;
        let mut waited = Ok(());
        for context in &self.used_contexts {
            api.cuCtxSetCurrent(*context as Handle)?;
            waited = waited.and(api.cuCtxSynchronize());
        }
        if !self.used_contexts.is_empty() {
            api.cuCtxSetCurrent(primary as Handle)?;
        }
        api.cuCtxSynchronize().and(waited)
    }

    fn other_context(&mut self) -> Result<u64, SetupError> {
        let kept = self.shared.contexts.lock().other;
        let context = match kept {
            Some(context) => context,
            None => self.create_context()?,
        };
        self.shared.contexts.lock().other = Some(context);
        if !self.used_contexts.contains(&context) {
            self.used_contexts.push(context);
        }
        Ok(context)
    }

    /// A new context whose handle differs from that of the destroyed one.
    fn create_context(&mut self) -> Result<u64, SetupError> {
        let (api, device) = (self.api(), self.shared.device);
        let context = create(api, device)?;
        if self.shared.contexts.lock().destroyed != Some(context) {
            return Ok(context);
        }
        let another = create(api, device)?;
        api.cuCtxDestroy_v2(context as Handle)?;
        Ok(another)
    }
}

/// Creates a context and removes it from the context stack.
fn create(api: &Libraries, device: i32) -> Result<u64, CallError> {
    let mut context: Handle = std::ptr::null_mut();
    api.cuCtxCreate_v2(&mut context, 0, device)?;
    let mut popped: Handle = std::ptr::null_mut();
    api.cuCtxPopCurrent_v2(&mut popped)?;
    Ok(context as u64)
}
