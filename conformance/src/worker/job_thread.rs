//! A thread that runs closures for another thread, one at a time.

use std::sync::mpsc::{Receiver, Sender, channel};

/// A thread that runs closures. It ends when this value is dropped.
pub(crate) struct JobThread {
    jobs: Sender<Job>,
    done: Receiver<()>,
}

/// A closure to run; it is valid until the thread reports that it is done.
struct Job(*mut (dyn FnMut() + 'static));

// SAFETY: the sender does not touch the closure until the thread reports that it is done.
unsafe impl Send for Job {}

impl JobThread {
    pub(crate) fn start() -> JobThread {
        let (jobs, received) = channel::<Job>();
        let (report, done) = channel();
        std::thread::spawn(move || {
            while let Ok(Job(job)) = received.recv() {
                // SAFETY: the closure is valid until it is reported as done, and no other thread uses it.
                unsafe { (*job)() };
                let _ = report.send(());
            }
        });
        JobThread { jobs, done }
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
        self.jobs.send(Job(job)).ok()?;
        self.done.recv().ok()?;
        result
    }
}
