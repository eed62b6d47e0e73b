//! A thread whose current context was destroyed: each such thread costs a context, which takes a device
//! long to make and to destroy, so a worker keeps one. A call that is to be made without a living
//! context is made there, and nothing else is.

use std::sync::mpsc::{Receiver, Sender, channel};

use super::made::SetupError;
use crate::worker::driver_calls::{CallError, Handle, Libraries};
use crate::worker::fault;
use crate::worker::thread_state::ThreadState;

/// Ends with its owner, when there are no more jobs to come.
pub(crate) struct OrphanThread {
    jobs: Sender<Job>,
    /// Whether the thread itself is as before.
    done: Receiver<bool>,
    /// The thread, as the system numbers it.
    pub number: i32,
}

/// What is to be done, and lives until it is.
struct Job(*mut (dyn FnMut() + 'static));

// SAFETY: whoever hands it over does nothing until it hears that it is done.
unsafe impl Send for Job {}

impl OrphanThread {
    /// Makes a context current to a new thread, and destroys it from this one.
    pub(super) fn start(api: &Libraries, device: i32) -> Result<OrphanThread, SetupError> {
        let (jobs, to_do) = channel::<Job>();
        let (tell, done) = channel();
        let (introduce, met) = channel();
        let thread_api = *api;
        std::thread::spawn(move || {
            let mut context: Handle = std::ptr::null_mut();
            let made = thread_api.cuCtxCreate_v2(&mut context, 0, device);
            let made: Result<u64, CallError> = made.map(|()| context as u64);
            let _ = introduce.send((made, fault::thread()));
            let before = ThreadState::look();
            while let Ok(Job(job)) = to_do.recv() {
                // SAFETY: the job is there until it is told to be done, and nobody else touches it.
                unsafe { (*job)() };
                let _ = tell.send(ThreadState::look() == before);
            }
        });
        let died = || SetupError::Unavailable("the thread for a destroyed context died".to_owned());
        let (made, number) = met.recv().map_err(|_| died())?;
        api.cuCtxDestroy_v2(made? as Handle)?;
        Ok(OrphanThread { jobs, done, number })
    }

    /// Has the thread do something, and waits for it: what came of it, and whether the thread itself is
    /// as before.
    pub(crate) fn run<T>(&self, body: impl FnOnce() -> T) -> Result<(T, bool), SetupError> {
        let mut result = None;
        let mut body = Some(body);
        let mut job = || result = body.take().map(|body| body());
        let job: *mut (dyn FnMut() + '_) = &mut job;
        // SAFETY: the two types differ in how long the job lives, and it lives until this returns, which
        // is not before the thread is done with it or dead.
        let job: *mut (dyn FnMut() + 'static) = unsafe { std::mem::transmute(job) };
        let died = || SetupError::Unavailable("the thread for the call died".to_owned());
        self.jobs.send(Job(job)).map_err(|_| died())?;
        let is_same = self.done.recv().map_err(|_| died())?;
        Ok((result.ok_or_else(died)?, is_same))
    }
}
