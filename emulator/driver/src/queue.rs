//! What makes streams run: queues of work, and threads that empty them.
//!
//! Every piece of work has a token that says whether it is done. Work waits for the tokens of
//! earlier work only, so nothing can wait in a circle. A queue is in order because each piece
//! waits for the one before it; a thread serves a queue while there is work in it and then looks
//! for another, so that thousands of idle streams cost nothing.

use std::cell::Cell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

/// Something a stream does.
pub type Work = Box<dyn FnOnce() + Send>;

/// Whether a piece of work is done, and since when.
#[derive(Debug, Default)]
pub struct Token {
    finished: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl Token {
    /// When the work was done; none while it is not.
    pub fn finished_at(&self) -> Option<Instant> {
        *lock(&self.finished)
    }

    pub fn is_done(&self) -> bool {
        self.finished_at().is_some()
    }

    /// Blocks until the work is done. A call that is to wait for nothing, which tells whether anybody would
    /// notice, does not.
    pub fn wait(&self) {
        if cuspec_glue::mutation::is_early() {
            return;
        }
        let mut finished = lock(&self.finished);
        while finished.is_none() {
            finished = self
                .changed
                .wait(finished)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The same, busy-waiting.
    pub fn spin(&self) {
        while !self.is_done() && !cuspec_glue::mutation::is_early() {
            std::hint::spin_loop();
        }
    }

    fn finish(&self) {
        *lock(&self.finished) = Some(Instant::now());
        self.changed.notify_all();
    }
}

/// A place in a stream's order that some work is going to take. Dropping it empty counts as done,
/// so nobody waits for work that never came.
pub struct Place {
    after: Vec<Arc<Token>>,
    token: Option<Arc<Token>>,
    queue: Arc<Queue>,
}

impl Place {
    /// A place behind `after`; what is already done is forgotten.
    pub fn behind(mut after: Vec<Arc<Token>>, queue: Arc<Queue>) -> Place {
        after.retain(|token| !token.is_done());
        Place {
            after,
            token: Some(Arc::default()),
            queue,
        }
    }

    /// The token of whatever takes this place.
    pub fn token(&self) -> Arc<Token> {
        self.token.clone().unwrap_or_default()
    }

    /// Whether nothing has to be waited for.
    pub fn is_due(&self) -> bool {
        self.after.is_empty()
    }

    /// Does the work in this thread, once it is its turn.
    pub fn run_here<T>(self, work: impl FnOnce() -> T) -> T {
        for token in &self.after {
            token.wait();
        }
        work()
    }

    /// Leaves the work to the stream.
    pub fn enqueue(mut self, work: Work) {
        if let Some(token) = self.token.take() {
            let after = std::mem::take(&mut self.after);
            self.queue.push(Task { after, token, work });
        }
    }

    /// Takes the place with nothing but a mark in it, as recording an event does.
    pub fn mark(self) -> Arc<Token> {
        let token = self.token();
        if !self.after.is_empty() {
            self.enqueue(Box::new(|| ()));
        }
        token
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(token) = self.token.take() {
            token.finish();
        }
    }
}

struct Task {
    after: Vec<Arc<Token>>,
    token: Arc<Token>,
    work: Work,
}

impl Task {
    fn run(self) {
        for token in &self.after {
            token.wait();
        }
        // A panic must not keep the streams behind this one waiting for ever.
        let _ = catch_unwind(AssertUnwindSafe(self.work));
        self.token.finish();
    }
}

/// The work of one stream that has not been started.
#[derive(Default)]
pub struct Queue {
    state: Mutex<QueueState>,
}

#[derive(Default)]
struct QueueState {
    tasks: VecDeque<Task>,
    is_served: bool,
}

impl Queue {
    fn push(self: &Arc<Self>, task: Task) {
        let mut state = lock(&self.state);
        state.tasks.push_back(task);
        if !state.is_served {
            state.is_served = true;
            drop(state);
            find_server(self.clone());
        }
    }

    /// Does what is in the queue and what joins it meanwhile.
    fn serve(&self) {
        while let Some(task) = self.next() {
            task.run();
        }
    }

    /// The next task; with none left the queue counts as unserved again.
    fn next(&self) -> Option<Task> {
        let mut state = lock(&self.state);
        let task = state.tasks.pop_front();
        state.is_served = task.is_some();
        task
    }
}

/// Threads without a queue, by the channel that gives them one.
static IDLE: Mutex<Vec<Sender<Arc<Queue>>>> = Mutex::new(Vec::new());

/// Queues for which there was no thread to be had. Whoever is done with a queue takes one.
static BACKLOG: Mutex<Vec<Arc<Queue>>> = Mutex::new(Vec::new());

/// Hands the queue to an idle thread, or to a new one.
fn find_server(mut queue: Arc<Queue>) {
    while let Some(server) = lock(&IDLE).pop() {
        match server.send(queue) {
            Ok(()) => return,
            Err(returned) => queue = returned.0,
        }
    }
    let backup = queue.clone();
    let spawned = thread::Builder::new()
        .name("cuda-stream".to_owned())
        .spawn(move || serve_queues(queue));
    if spawned.is_err() {
        lock(&BACKLOG).push(backup);
    }
}

fn serve_queues(first: Arc<Queue>) {
    let (sender, queues) = channel();
    first.serve();
    drop(first);
    loop {
        while let Some(queue) = lock(&BACKLOG).pop() {
            queue.serve();
        }
        lock(&IDLE).push(sender.clone());
        match queues.recv() {
            Ok(queue) => queue.serve(),
            Err(_) => return,
        }
    }
}

thread_local! {
    static IN_CALLBACK: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread runs a program's host function for a stream.
pub fn is_in_callback() -> bool {
    IN_CALLBACK.get()
}

/// Runs a program's host function with the thread marked, so that the driver can refuse its calls.
pub fn run_callback(function: impl FnOnce()) {
    let before = IN_CALLBACK.replace(true);
    function();
    IN_CALLBACK.set(before);
}

/// Locks, whatever a panicking thread left behind: each update leaves the data whole.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gate that holds work back until the test opens it.
    fn gate() -> (impl FnOnce(), Work) {
        let (open, opened) = channel::<()>();
        let work: Work = Box::new(move || {
            let _ = opened.recv();
        });
        (move || drop(open), work)
    }

    #[test]
    fn work_in_one_queue_is_done_in_order() {
        let queue = Arc::new(Queue::default());
        let seen = Arc::new(Mutex::new(Vec::new()));
        let mut last = None;
        for number in 0..100 {
            let place = Place::behind(last.into_iter().collect(), queue.clone());
            last = Some(place.token());
            let seen = seen.clone();
            place.enqueue(Box::new(move || lock(&seen).push(number)));
        }
        last.unwrap().wait();
        assert_eq!(*lock(&seen), (0..100).collect::<Vec<_>>());
    }

    #[test]
    fn work_in_another_queue_waits_for_the_token_it_names() {
        let (open, blocked) = gate();
        let first = Place::behind(Vec::new(), Arc::default());
        let second = Place::behind(vec![first.token()], Arc::default());
        first.enqueue(blocked);
        let after = second.mark();
        assert!(!after.is_done());
        open();
        after.wait();
    }

    #[test]
    fn a_panic_in_a_task_does_not_stop_its_queue() {
        let queue = Arc::new(Queue::default());
        let first = Place::behind(Vec::new(), queue.clone());
        first.enqueue(Box::new(|| panic!("for the test")));
        let second = Place::behind(Vec::new(), queue);
        let token = second.token();
        second.enqueue(Box::new(|| ()));
        token.wait();
    }

    #[test]
    fn a_place_nobody_takes_holds_nobody_back() {
        let place = Place::behind(Vec::new(), Arc::default());
        let token = place.token();
        drop(place);
        assert!(token.is_done());
    }

    #[test]
    fn a_thread_is_marked_only_while_it_runs_a_callback() {
        run_callback(|| assert!(is_in_callback()));
        assert!(!is_in_callback());
    }
}
