//! A thread whose current context is destroyed. Each such thread costs a context, which is slow to create
//! and destroy, so a worker keeps one thread. It only makes calls for the state without a valid context.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::made::SetupError;
use crate::worker::driver_calls::{CallError, Handle, Libraries};
use crate::worker::fault;
use crate::worker::thread_state::ThreadState;

/// A thread whose current context is destroyed. It ends when this value is dropped.
pub(crate) struct OrphanThread {
    jobs: Sender<Job>,
    /// Receives, after each job, whether the state of the thread is unchanged.
    done: Receiver<bool>,
    /// The id of the thread.
    pub number: i32,
}

/// A closure to run; it is valid until the thread reports that it is done.
struct Job(*mut (dyn FnMut() + 'static));

// SAFETY: the sender does not touch the closure until the thread reports that it is done.
unsafe impl Send for Job {}

impl OrphanThread {
    /// Makes a new context current to a new thread, and destroys it from this thread.
    pub(super) fn start(api: &Libraries, device: i32) -> Result<OrphanThread, SetupError> {
        let (jobs, received) = channel::<Job>();
        let (report, done) = channel();
        let (introduce, introduced) = channel();
        let thread_api = *api;
        std::thread::spawn(move || {
            let mut context: Handle = std::ptr::null_mut();
            let made = thread_api.cuCtxCreate_v2(&mut context, 0, device);
            let made: Result<u64, CallError> = made.map(|()| context as u64);
            let _ = introduce.send((made, fault::thread_id()));
            let before = ThreadState::read();
            while let Ok(Job(job)) = received.recv() {
                // SAFETY: the closure is valid until it is reported as done, and no other thread uses it.
                unsafe { (*job)() };
                let _ = report.send(ThreadState::read() == before);
            }
        });
        let ended =
            || SetupError::Unavailable("the thread for a destroyed context has ended".to_owned());
        let (made, number) = introduced.recv().map_err(|_| ended())?;
        api.cuCtxDestroy_v2(made? as Handle)?;
        Ok(OrphanThread { jobs, done, number })
    }

    /// Runs `body` on the thread and waits for it. Returns its result, and whether the state of the thread
    /// is unchanged.
    pub(crate) fn run<T>(&self, body: impl FnOnce() -> T) -> Result<(T, bool), SetupError> {
        let mut result = None;
        let mut body = Some(body);
        let mut job = || result = body.take().map(|body| body());
        let job: *mut (dyn FnMut() + '_) = &mut job;
        // SAFETY: the two types differ only in lifetime. The closure lives until this function returns,
        // which is after the thread has finished it or ended.
        let job: *mut (dyn FnMut() + 'static) = unsafe { std::mem::transmute(job) };
        let ended = || SetupError::Unavailable("the thread for the call has ended".to_owned());
        self.jobs.send(Job(job)).map_err(|_| ended())?;
        let is_same = self.done.recv().map_err(|_| ended())?;
        Ok((result.ok_or_else(ended)?, is_same))
    }
}
