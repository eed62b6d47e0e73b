//! The worker's end of the connection to the runner. Each answer begins with the token of the last request;
//! other bytes on this connection were written by the library.

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{BufRead, BufReader, Write};
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::exit::{LOST_STATUS, exit_now};
use crate::worker::ipc::{LEAVE, RESUME};

/// How long answers are collected. If the process ends, the cases of unsent answers are run again, so this
/// must be short.
const COLLECT_TIME: Duration = Duration::from_millis(1);

pub(super) struct Line {
    stream: UnixStream,
    requests: BufReader<UnixStream>,
    /// Requests that arrived while waiting for the message to continue.
    pending: VecDeque<String>,
    token: String,
    /// Answers that have not been sent.
    answers: Vec<u8>,
    /// The time since which answers are collected.
    since: Instant,
}

impl Line {
    pub(super) fn new(stream: UnixStream) -> std::io::Result<Line> {
        Ok(Line {
            requests: BufReader::new(stream.try_clone()?),
            stream,
            pending: VecDeque::new(),
            token: String::new(),
            answers: Vec::new(),
            since: Instant::now(),
        })
    }

    pub(super) fn descriptor(&self) -> RawFd {
        self.stream.as_raw_fd()
    }

    /// Reads the next request and parses it. `None` if the runner has closed the connection.
    pub(super) fn read<T, E: Display>(
        &mut self,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Option<T> {
        let message = match self.pending.pop_front() {
            Some(message) => message,
            None => self.receive()?,
        };
        match parse(&message) {
            Ok(value) => Some(value),
            Err(error) => {
                eprintln!("the worker cannot parse a request of the runner: {error}: {message}");
                exit_now(LOST_STATUS)
            }
        }
    }

    /// Reads the next request; `None` if the message to continue arrives, after which no requests follow.
    pub(super) fn read_until_resume<T, E: Display>(
        &mut self,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Option<T> {
        self.read_until(RESUME, parse)
    }

    /// Reads the next request; `None` if the message to leave arrives.
    pub(super) fn read_until_leave<T, E: Display>(
        &mut self,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Option<T> {
        self.read_until(LEAVE, parse)
    }

    fn read_until<T, E: Display>(
        &mut self,
        last: &str,
        parse: impl Fn(&str) -> Result<T, E>,
    ) -> Option<T> {
        let parse = |message: &str| match message.trim_end() {
            text if text == last => Ok(None),
            _ => parse(message).map(Some),
        };
        match self.read(parse) {
            Some(request) => request,
            None => exit_now(LOST_STATUS),
        }
    }

    /// Waits for the message to continue or to leave, and returns whether it is to leave. The process ends if the runner
    /// has closed the connection.
    pub(super) fn must_leave(&mut self) -> bool {
        while let Some(message) = self.receive() {
            match message.trim_end() {
                RESUME => return false,
                LEAVE => return true,
                _ => self.pending.push_back(message),
            }
        }
        exit_now(LOST_STATUS)
    }

    /// Queues an answer. It begins on a new line, even after other output on the connection.
    pub(super) fn queue_answer(&mut self, message: &impl Serialize) {
        self.answers.push(b'\n');
        self.answers.extend_from_slice(self.token.as_bytes());
        self.answers.push(b' ');
        if serde_json::to_writer(&mut self.answers, message).is_err() {
            exit_now(LOST_STATUS);
        }
        self.answers.push(b'\n');
    }

    pub(super) fn holds_answers(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Whether answers have been collected for long enough, or no further request has arrived.
    pub(super) fn is_send_due(&self) -> bool {
        !self.has_request() || self.since.elapsed() >= COLLECT_TIME
    }

    /// Whether a further request has arrived.
    pub(super) fn has_request(&self) -> bool {
        !self.pending.is_empty() || self.requests.buffer().contains(&b'\n')
    }

    pub(super) fn send(&mut self) {
        if self.stream.write_all(&self.answers).is_err() {
            exit_now(LOST_STATUS);
        }
        self.answers.clear();
        self.since = Instant::now();
    }

    fn receive(&mut self) -> Option<String> {
        let must_wait = !self.requests.buffer().contains(&b'\n');
        let mut text = String::new();
        match self.requests.read_line(&mut text) {
            Ok(count) if count > 0 => {}
            _ => return None,
        }
        if must_wait {
            self.since = Instant::now();
        }
        let (token, message) = text.split_once(' ')?;
        token.clone_into(&mut self.token);
        Some(message.to_owned())
    }
}
