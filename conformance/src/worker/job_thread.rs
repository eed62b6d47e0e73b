//! A thread that runs closures for another thread, one at a time.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// A thread that runs closures. It has ended once this value is dropped, so that a context is no longer current to it.
pub(crate) struct JobThread {
    /// `None` while the value is dropped.
    jobs: Option<Sender<Job>>,
    done: Receiver<()>,
    thread: Option<JoinHandle<()>>,
}

/// A closure to run; it is valid until the thread reports that it is done.
struct Job(*mut (dyn FnMut() + 'static));

// SAFETY: the sender does not touch the closure until the thread reports that it is done.
unsafe impl Send for Job {}

impl JobThread {
    pub(crate) fn start() -> JobThread {
        let (jobs, received) = channel::<Job>();
        let (report, done) = channel();
        let thread = std::thread::spawn(move || {
            while let Ok(Job(job)) = received.recv() {
                // SAFETY: the closure is valid until it is reported as done, and no other thread uses it.
                unsafe { (*job)() };
                let _ = report.send(());
            }
        });
        JobThread {
            jobs: Some(jobs),
            done,
            thread: Some(thread),
        }
    }

    /// Runs `body` on the thread, waits for it, and returns its result; `None` if the thread has ended.
    pub(crate) fn run<T>(&self, body: impl FnOnce() -> T) -> Option<T> {
        let mut result = None;
        let mut body = Some(body);
        let mut job = || result = body.take().map(|body| body());
        let job: *mut (dyn FnMut() + '_) = &mut job;
        // SAFETY: the two types differ only in lifetime. The closure lives until this function returns,
        // which is after the thread has finished it or ended.
        let job: *mut (dyn FnMut() + 'static) = unsafe { std::mem::transmute(job) };
        self.jobs.as_ref()?.send(Job(job)).ok()?;
        self.done.recv().ok()?;
        result
    }
}

impl Drop for JobThread {
    fn drop(&mut self) {
        // The thread ends when no job can arrive.
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
