//! Streams: queues of work, and the threads that execute them.
//!
//! Each task has a token that records its completion. A task waits only for tokens of
//! earlier tasks, so there are no cycles. A queue is ordered because each task
//! waits for its predecessor. A thread serves a queue while there is work in it and then takes
//! another, so that thousands of idle streams cost nothing.

use std::cell::Cell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

/// A task of a stream.
pub type Work = Box<dyn FnOnce() + Send>;

/// Completion of a task, with its time.
#[derive(Debug, Default)]
pub struct Token {
    finished: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl Token {
    /// Time of completion; `None` while pending.
    pub fn finished_at(&self) -> Option<Instant> {
        *lock(&self.finished)
    }

    pub fn is_done(&self) -> bool {
        self.finished_at().is_some()
    }

    /// Blocks until the task is done. Returns at once if the wait is disabled, for a mutant that tests whether
    /// the wait is noticed.
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

/// A reserved position in a stream's order. Dropping it unused counts as done,
/// so that later tasks are not blocked.
pub struct Place {
    after: Vec<Arc<Token>>,
    token: Option<Arc<Token>>,
    queue: Arc<Queue>,
}

impl Place {
    /// Reserves a position behind `after`; completed tokens are dropped.
    pub fn behind(mut after: Vec<Arc<Token>>, queue: Arc<Queue>) -> Place {
        after.retain(|token| !token.is_done());
        Place {
            after,
            token: Some(Arc::default()),
            queue,
        }
    }

    /// The token of the task at this position.
    pub fn token(&self) -> Arc<Token> {
        self.token.clone().unwrap_or_default()
    }

    /// Whether all predecessors are done.
    pub fn is_due(&self) -> bool {
        self.after.is_empty()
    }

    /// Executes the task in this thread after its predecessors.
    pub fn run_here<T>(self, work: impl FnOnce() -> T) -> T {
        for token in &self.after {
            token.wait();
        }
        work()
    }

    /// Enqueues the task.
    pub fn enqueue(mut self, work: Work) {
        if let Some(token) = self.token.take() {
            let after = std::mem::take(&mut self.after);
            self.queue.push(Task { after, token, work });
        }
    }

    /// Marks the position without a task, as recording an event does.
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
        // A panic must not block the streams behind this one for ever.
        let _ = catch_unwind(AssertUnwindSafe(self.work));
        self.token.finish();
    }
}

/// The pending work of one stream.
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

    /// Executes all tasks of the queue, including those added meanwhile.
    fn serve(&self) {
        while let Some(task) = self.next() {
            task.run();
        }
    }

    /// Takes the next task; an empty queue becomes unserved.
    fn next(&self) -> Option<Task> {
        let mut state = lock(&self.state);
        let task = state.tasks.pop_front();
        state.is_served = task.is_some();
        task
    }
}

/// Idle threads, by the channel that gives them a queue.
static IDLE: Mutex<Vec<Sender<Arc<Queue>>>> = Mutex::new(Vec::new());

/// Queues for which no thread could be started. A thread that becomes idle takes one.
static BACKLOG: Mutex<Vec<Arc<Queue>>> = Mutex::new(Vec::new());

/// Gives the queue to an idle thread, or to a new one.
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

/// Whether this thread is executing a program's host function.
pub fn is_in_callback() -> bool {
    IN_CALLBACK.get()
}

/// Executes a program's host function with the thread marked, so that the driver can refuse its calls.
pub fn run_callback(function: impl FnOnce()) {
    let before = IN_CALLBACK.replace(true);
    function();
    IN_CALLBACK.set(before);
}

/// Locks in spite of poisoning: each update leaves the data consistent.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A gate that delays work until the test opens it.
    fn gate() -> (impl FnOnce(), Work) {
        let (open, opened) = channel::<()>();
        let work: Work = Box::new(move || {
            let _ = opened.recv();
        });
        (move || drop(open), work)
    }

    #[test]
    fn tasks_of_one_queue_run_in_order() {
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
    fn tasks_of_another_queue_wait_for_their_token() {
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
    fn an_unused_position_blocks_no_task() {
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
