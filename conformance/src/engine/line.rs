//! Parses the bytes that arrive from a worker: answers, and bytes that the library wrote to the worker's
//! own descriptor.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use memchr::memchr;

/// Maximum length of a line in bytes; a longer one is output of the library.
const MAX_LINE_BYTES: usize = 1 << 20;

/// Received bytes, and the token that every answer begins with.
pub(super) struct Incoming {
    token: String,
    pending: Vec<u8>,
    /// Number of pending bytes that have been taken.
    taken: usize,
    /// Position from which the search for the end of a line continues.
    searched: usize,
}

/// A complete line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    Answer(String),
    /// Output of the library.
    Foreign(Vec<u8>),
}

impl Incoming {
    pub(super) fn new() -> Incoming {
        // The token is random, so that the library cannot forge an answer.
        let random = RandomState::new().build_hasher().finish();
        Incoming {
            token: format!("{random:016x}"),
            pending: Vec::new(),
            taken: 0,
            searched: 0,
        }
    }

    /// The token that every request begins with.
    pub(super) fn token(&self) -> &str {
        &self.token
    }

    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.pending.drain(..self.taken);
        self.searched -= self.taken;
        self.taken = 0;
        self.pending.extend_from_slice(bytes);
    }

    /// Whether a complete line has arrived.
    pub(super) fn holds_line(&self) -> bool {
        memchr(b'\n', &self.pending[self.searched..]).is_some()
    }

    /// Takes the next complete line.
    pub(super) fn take(&mut self) -> Option<Arrival> {
        loop {
            let Some(length) = memchr(b'\n', &self.pending[self.searched..]) else {
                self.searched = self.pending.len();
                return self.take_overlong();
            };
            let line = self.taken..self.searched + length + 1;
            (self.taken, self.searched) = (line.end, line.end);
            if line.len() > 1 {
                return Some(self.read(&self.pending[line]));
            }
        }
    }

    fn read(&self, line: &[u8]) -> Arrival {
        let answer = line
            .strip_prefix(self.token.as_bytes())
            .and_then(|line| line.strip_prefix(b" "))
            .and_then(|line| line.strip_suffix(b"\n"));
        match answer {
            Some(answer) => Arrival::Answer(String::from_utf8_lossy(answer).into_owned()),
            None => Arrival::Foreign(line.to_vec()),
        }
    }

    /// Takes a line without an end, which a library may write, once it exceeds the maximum length.
    fn take_overlong(&mut self) -> Option<Arrival> {
        let rest = &self.pending[self.taken..];
        let is_answer = rest.starts_with(self.token.as_bytes());
        if rest.len() < MAX_LINE_BYTES || is_answer {
            return None;
        }
        let foreign = rest.to_vec();
        self.pending.clear();
        (self.taken, self.searched) = (0, 0);
        Some(Arrival::Foreign(foreign))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_line_with_the_token_is_an_answer() {
        let mut incoming = Incoming::new();
        let token = incoming.token().to_owned();
        incoming.push(b"\"ready\"\n\n");
        incoming.push(format!("{token} \"re").as_bytes());
        assert_eq!(
            incoming.take(),
            Some(Arrival::Foreign(b"\"ready\"\n".to_vec()))
        );
        assert_eq!(incoming.take(), None);
        incoming.push(b"ady\"\n");
        assert_eq!(
            incoming.take(),
            Some(Arrival::Answer("\"ready\"".to_owned()))
        );
    }

    #[test]
    fn a_line_without_end_is_taken_as_foreign() {
        let mut incoming = Incoming::new();
        incoming.push(&vec![b'x'; MAX_LINE_BYTES]);
        assert!(matches!(incoming.take(), Some(Arrival::Foreign(_))));
        assert_eq!(incoming.take(), None);
    }
}
