//! A thread whose current context is destroyed. Each such thread costs a context, which is slow to create
//! and destroy, so a worker keeps one thread. It only makes calls for the state without a valid context.

use super::made::SetupError;
use crate::worker::driver_calls::{CallError, Handle, Libraries};
use crate::worker::fault;
use crate::worker::job_thread::JobThread;
use crate::worker::thread_state::ThreadState;

/// A thread whose current context is destroyed. It ends when this value is dropped.
pub(crate) struct OrphanThread {
    thread: JobThread,
    /// The state of the thread, which no call of a case may change.
    before: ThreadState,
    /// The id of the thread.
    pub number: i32,
}

impl OrphanThread {
    /// Makes a new context current to a new thread, and destroys it from this thread.
    pub(super) fn start(api: &Libraries, device: i32) -> Result<OrphanThread, SetupError> {
        let thread = JobThread::start();
        let started = thread.run(|| {
            let mut context: Handle = std::ptr::null_mut();
            let made = api.cuCtxCreate_v2(&mut context, 0, device);
            let made: Result<u64, CallError> = made.map(|()| context as u64);
            (made, fault::thread_id(), ThreadState::read())
        });
        let (made, number, before) = started.ok_or_else(ended)?;
        api.cuCtxDestroy_v2(made? as Handle)?;
        Ok(OrphanThread {
            thread,
            before,
            number,
        })
    }

    /// Runs `body` on the thread and waits for it. Returns its result, and whether the state of the thread
    /// is unchanged.
    pub(crate) fn run<T>(&self, body: impl FnOnce() -> T) -> Result<(T, bool), SetupError> {
        let ran = self
            .thread
            .run(|| (body(), ThreadState::read() == self.before));
        ran.ok_or_else(ended)
    }
}

fn ended() -> SetupError {
    SetupError::Unavailable("the thread for the call has ended".to_owned())
}
