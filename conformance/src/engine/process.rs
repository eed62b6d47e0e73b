//! A worker process, as seen by the runner: starting, sending, waiting for replies, and ending it.

use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt;
use std::time::{Duration, Instant};

use crate::engine::captured_output::{CapturedOutput, MAX_READS};
use crate::engine::child::{Child, KILL_TIMEOUT};
use crate::engine::descriptor::{pipe, wait_writable, watched};
use crate::engine::launch::Launch;
use crate::engine::limits::{Limits, Spent};
use crate::engine::line::{Arrival, Incoming};
use crate::engine::memory;
use crate::engine::orphans;
use crate::results::slow::Slow;
use crate::results::verdict::End;
use crate::worker::LOST_STATUS;
use crate::worker::ipc::shared_page::SharedPage;
use crate::worker::ipc::{LEAVE, RESUME};

/// Interval for checking whether a process has ended, on systems without `pidfd_open`.
const REAP_INTERVAL: Duration = Duration::from_millis(20);
/// How long a process that closed its end of the line may take to start exiting.
const EXIT_START_TIMEOUT: Duration = Duration::from_millis(500);
/// How long an exiting process may take: releasing a device takes seconds.
const EXIT_TIMEOUT: Duration = Duration::from_secs(60);
/// Interval for checking the phase and memory of a silent worker.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A running worker.
pub(crate) struct Process {
    child: Child,
    /// The mark that its descendants inherit.
    mark: String,
    /// Becomes readable when the process ends; `None` on systems without `pidfd_open`.
    exit_fd: Option<OwnedFd>,
    line: UnixStream,
    printed: CapturedOutput,
    incoming: Incoming,
    page: SharedPage,
    /// Number of cases sent, and number of cases answered.
    sent: u32,
    answered: u32,
    /// The case in flight that came near its limit, with its number; and the same for the case answered
    /// last.
    slow: Option<(u32, Slow)>,
    slow_answered: Option<Slow>,
    ended: bool,
}

/// The answer to a line, or how the process ended without answering.
pub(crate) enum Reply {
    Line(String),
    Ended(End),
}

/// Callbacks while waiting for an answer.
pub(crate) struct WaitCallbacks<'a> {
    /// A case came near its limit; the position counts the cases without an answer.
    pub on_slow: &'a dyn Fn(usize, &Slow),
    /// No answer has arrived yet.
    pub on_wait: &'a dyn Fn(),
}

impl WaitCallbacks<'_> {
    pub(crate) const IGNORE: WaitCallbacks<'static> = WaitCallbacks {
        on_slow: &|_, _| (),
        on_wait: &|| (),
    };
}

impl Process {
    pub(crate) fn start(launch: &Launch) -> io::Result<Process> {
        let (line, worker_end) = UnixStream::pair()?;
        let (page, page_file) = SharedPage::create()?;
        let (output, sink) = pipe()?;
        let mark = orphans::make_mark();
        let child = launch.spawn(&mark, worker_end, page_file, sink)?;
        let exit_fd = child.open_pidfd();
        line.set_nonblocking(true)?;
        Ok(Process {
            child,
            mark,
            exit_fd,
            line,
            printed: CapturedOutput::new(output),
            incoming: Incoming::new(),
            page,
            sent: 0,
            answered: 0,
            slow: None,
            slow_answered: None,
            ended: false,
        })
    }

    pub(crate) fn page(&self) -> &SharedPage {
        &self.page
    }

    /// Sends a line. A failure is reported by [`Process::reply`].
    pub(crate) fn send_line(&mut self, line: &str, limits: Limits) {
        // After a failure, the next read returns how the process ended.
        let _ = self.send([line], limits);
    }

    /// Waits for the answer to the line. After [`Reply::Ended`], the process and all its descendants are
    /// gone.
    pub(crate) fn reply(&mut self, limits: Limits) -> Reply {
        self.wait_for_reply(limits, &WaitCallbacks::IGNORE)
    }

    /// Sends cases, which the worker runs one after another. Call [`Process::answer`] once for each; it
    /// also reports a failure to send.
    pub(crate) fn send_cases(
        &mut self,
        cases: impl Iterator<Item = impl AsRef<str>>,
        limits: Limits,
    ) {
        let mut count = 0;
        let cases = cases.inspect(|_| count += 1);
        // After a failure, the next read returns how the process ended.
        let _ = self.send(cases, limits);
        self.sent += count;
    }

    /// Waits for the answer to the next case. Calls back for each case that comes near its limit, with its
    /// position among the cases without an answer.
    pub(crate) fn answer(&mut self, limits: Limits, callbacks: &WaitCallbacks<'_>) -> Reply {
        let reply = self.wait_for_reply(limits, callbacks);
        let number = match reply {
            Reply::Line(_) => {
                self.answered += 1;
                self.answered
            }
            Reply::Ended(_) => self.answered + self.in_flight().unwrap_or(0) + 1,
        };
        self.slow_answered = self
            .slow
            .take_if(|(of, _)| *of == number)
            .map(|slow| slow.1);
        reply
    }

    /// Whether the next answer has already arrived.
    pub(crate) fn has_answer(&self) -> bool {
        self.incoming.holds_line()
    }

    /// The share of its limit that the case answered last took, if it came near the limit.
    pub(crate) fn take_slow(&mut self) -> Option<Slow> {
        self.slow_answered.take()
    }

    fn update_progress(&mut self, spent: Spent, callbacks: &WaitCallbacks<'_>) {
        (callbacks.on_wait)();
        let Some(position) = self.in_flight() else {
            return;
        };
        let Some(slow) = Slow::of(spent.phase, spent.passed, spent.limit) else {
            return;
        };
        let number = self.answered + position + 1;
        match &mut self.slow {
            Some((of, known)) if *of == number => {
                if slow.share() > known.share() {
                    *known = slow;
                }
            }
            _ => {
                (callbacks.on_slow)(position as usize, &slow);
                self.slow = Some((number, slow));
            }
        }
    }

    /// Lets a waiting worker begin the next case.
    pub(crate) fn resume(&mut self, limits: Limits) {
        let _ = self.send([RESUME], limits);
    }

    /// The position of the case that was begun last among the cases without an answer; `None` if none was
    /// begun.
    fn in_flight(&self) -> Option<u32> {
        let begun = self.page.begun();
        let is_known = begun > self.answered && begun <= self.sent;
        is_known.then(|| begun - self.answered - 1)
    }

    /// The position of the case that is charged with the end of the process, among the cases without an
    /// answer. If none was begun, it is the first, and the state of the previous case is wiped from the
    /// page.
    pub(crate) fn find_case_in_flight(&self) -> usize {
        match self.in_flight() {
            Some(position) => position as usize,
            None => {
                self.page.clear();
                0
            }
        }
    }

    fn wait_for_reply(&mut self, limits: Limits, callbacks: &WaitCallbacks<'_>) -> Reply {
        let sent_at = Instant::now();
        let mut checked_at = sent_at;
        loop {
            if let Some(answer) = self.take_answer() {
                return Reply::Line(answer);
            }
            if checked_at.elapsed() >= POLL_INTERVAL {
                checked_at = Instant::now();
                if self.is_too_large(limits) {
                    self.kill();
                    return Reply::Ended(End::Memory);
                }
            }
            let spent = limits.spent(&self.page, sent_at);
            self.update_progress(spent, callbacks);
            let left = spent.left();
            if left.is_zero() {
                // The runner itself may have been stopped, while the worker went on.
                self.receive_remaining();
                return match self.take_answer() {
                    Some(answer) => Reply::Line(answer),
                    None => self.handle_timeout(),
                };
            }
            let events = self.watch(left.min(POLL_INTERVAL));
            if events.output {
                self.page.note_output_taken();
                self.printed.drain();
            }
            if events.line && matches!(self.receive(), Ok(0)) {
                return self.handle_end();
            }
            if events.exit {
                self.receive_remaining();
                return match self.take_answer() {
                    Some(answer) => Reply::Line(answer),
                    None => self.handle_end(),
                };
            }
        }
    }

    /// The output of the subject.
    pub(crate) fn printed(&mut self) -> &mut CapturedOutput {
        &mut self.printed
    }

    /// Watches an idle process, and returns whether it ended before this time.
    pub(crate) fn ends_before(&mut self, end: Instant) -> bool {
        loop {
            let left = end.saturating_duration_since(Instant::now());
            if self.watch(left).exit {
                return true;
            }
            if left.is_zero() {
                return false;
            }
            self.printed.drain();
        }
    }

    /// Whether the worker has answered all cases.
    pub(crate) fn is_idle(&self) -> bool {
        !self.ended && self.sent == self.answered
    }

    /// Whether the process is known to have ended.
    pub(crate) fn is_over(&self) -> bool {
        self.ended
    }

    /// Lets a worker without a case end as a program does, and returns how it ended. A worker that does not end within
    /// the time limit is killed.
    pub(crate) fn leave(&mut self, limits: Limits, limit: Duration) -> End {
        let deadline = Instant::now() + limit;
        self.send_line(LEAVE, limits);
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let events = self.watch(left);
            // An exiting process that releases a device has run its exit handlers.
            if events.exit || (left.is_zero() && self.child.is_exiting()) {
                return self.end();
            }
            if left.is_zero() {
                self.kill();
                return End::Timeout;
            }
            self.printed.drain();
            // The line of a process that has closed its end is always ready.
            if events.line && !matches!(self.receive(), Ok(count) if count > 0) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// How the process ended; call this after it has ended.
    pub(crate) fn end(&mut self) -> End {
        match self.handle_end() {
            Reply::Ended(end) => end,
            Reply::Line(_) => End::Silence,
        }
    }

    /// Ends the process and all its descendants.
    pub(crate) fn kill(&mut self) {
        if self.ended {
            return;
        }
        self.kill_group();
        if !self.child.wait_for_end(KILL_TIMEOUT) {
            let process = self.child.id();
            eprintln!("cuconform: process {process} does not end after SIGKILL and is left behind");
        }
        orphans::end(&self.mark, self.child.id());
        self.ended = true;
    }

    fn kill_group(&mut self) {
        let group = self.child.id() as libc::pid_t;
        // SAFETY: the call takes numbers and touches no memory.
        unsafe { libc::kill(-group, libc::SIGKILL) };
        self.child.kill();
    }

    fn send(
        &mut self,
        lines: impl IntoIterator<Item = impl AsRef<str>>,
        limits: Limits,
    ) -> io::Result<()> {
        let deadline = Instant::now() + limits.around;
        let mut text = String::new();
        for line in lines {
            text.extend([self.incoming.token(), " ", line.as_ref(), "\n"]);
        }
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            match self.line.write(rest) {
                Ok(count) => rest = &rest[count..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if Instant::now() >= deadline || self.has_ended() {
                        return Err(error);
                    }
                    wait_writable(self.line.as_raw_fd(), REAP_INTERVAL);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn take_answer(&mut self) -> Option<String> {
        loop {
            match self.incoming.take()? {
                Arrival::Answer(answer) => return Some(answer),
                Arrival::Foreign(bytes) => self.printed.add_foreign(&bytes),
            }
        }
    }

    fn receive(&mut self) -> io::Result<usize> {
        let mut buffer = [0; 16 * 1024];
        let count = self.line.read(&mut buffer)?;
        self.incoming.push(&buffer[..count]);
        Ok(count)
    }

    /// Reads the remaining bytes of a process that has ended. The limit is needed because a child of it may
    /// still be sending.
    fn receive_remaining(&mut self) {
        for _ in 0..MAX_READS {
            if !matches!(self.receive(), Ok(count) if count > 0) {
                return;
            }
        }
    }

    fn watch(&mut self, left: Duration) -> Events {
        let wait = if self.exit_fd.is_some() {
            left
        } else {
            left.min(REAP_INTERVAL)
        };
        let mut list = [
            watched(self.line.as_raw_fd()),
            watched(self.printed.as_raw_fd()),
            watched(self.exit_fd.as_ref().map_or(-1, AsRawFd::as_raw_fd)),
        ];
        let milliseconds = wait.as_millis() as libc::c_int + 1;
        // SAFETY: the list is borrowed for the call and as long as the length passed.
        unsafe { libc::poll(list.as_mut_ptr(), list.len() as libc::nfds_t, milliseconds) };
        let has_exited = self.exit_fd.is_none() && self.has_ended();
        // The output has no writer left, so polling it returns at once for ever. The pause avoids a busy
        // loop.
        if list[1].revents & libc::POLLIN == 0 && list[1].revents & libc::POLLHUP != 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
        Events {
            line: list[0].revents != 0,
            output: list[1].revents & libc::POLLIN != 0,
            exit: list[2].revents != 0 || has_exited,
        }
    }

    fn is_too_large(&self, limits: Limits) -> bool {
        memory::of_family(self.child.id()) > limits.memory
    }

    /// Whether the process has ended.
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Handles an expired limit. A process that is exiting did not hang, and is waited for.
    fn handle_timeout(&mut self) -> Reply {
        if self.child.is_exiting() {
            return self.handle_end();
        }
        self.kill();
        Reply::Ended(End::Timeout)
    }

    /// Handles a closed line: finds out how the process ended, and kills it if it did not. An exiting
    /// process closes the line early, so this waits until its status is known.
    fn handle_end(&mut self) -> Reply {
        let start = Instant::now();
        while !self.has_ended() {
            let timeout = if self.child.is_exiting() {
                EXIT_TIMEOUT
            } else {
                EXIT_START_TIMEOUT
            };
            if start.elapsed() > timeout {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        self.printed.drain();
        let end = match self.child.try_wait() {
            Ok(Some(status)) => match (status.signal(), status.code()) {
                (Some(signal), _) => End::Signal(signal),
                (None, Some(LOST_STATUS)) => End::Silence,
                (None, Some(code)) => End::Exit(code),
                (None, None) => End::Silence,
            },
            _ => End::Silence,
        };
        self.kill();
        Reply::Ended(end)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

struct Events {
    line: bool,
    output: bool,
    exit: bool,
}
