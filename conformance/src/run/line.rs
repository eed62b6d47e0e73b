//! What comes from a worker: answers, and what the library wrote between them on a descriptor that
//! is not its own.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// Bytes without an end of line that are no answer any more.
const LONGEST: usize = 1 << 20;

/// Bytes that have come, and the word that an answer begins with.
pub struct Incoming {
    token: String,
    pending: Vec<u8>,
    /// Where the search for the end of a line goes on.
    searched: usize,
}

/// One thing that came.
#[derive(Debug, PartialEq, Eq)]
pub enum Arrival {
    Answer(String),
    /// Written by the library.
    Foreign(Vec<u8>),
}

impl Incoming {
    pub fn new() -> Incoming {
        // The library cannot answer in the worker's name without knowing this.
        let random = RandomState::new().build_hasher().finish();
        Incoming {
            token: format!("{random:016x}"),
            pending: Vec::new(),
            searched: 0,
        }
    }

    /// The word that requests begin with.
    pub fn token(&self) -> &str {
        &self.token
    }

    pub fn push(&mut self, bytes: &[u8]) {
        self.pending.extend_from_slice(bytes);
    }

    /// The next thing that is complete.
    pub fn take(&mut self) -> Option<Arrival> {
        loop {
            let rest = &self.pending[self.searched..];
            let Some(length) = rest.iter().position(|byte| *byte == b'\n') else {
                self.searched = self.pending.len();
                return self.take_overlong();
            };
            let end = self.searched + length;
            self.searched = 0;
            let line: Vec<u8> = self.pending.drain(..=end).collect();
            if line.len() > 1 {
                return Some(self.read(line));
            }
        }
    }

    fn read(&self, line: Vec<u8>) -> Arrival {
        let answer = line
            .strip_prefix(self.token.as_bytes())
            .and_then(|line| line.strip_prefix(b" "))
            .and_then(|line| line.strip_suffix(b"\n"));
        match answer {
            Some(answer) => Arrival::Answer(String::from_utf8_lossy(answer).into_owned()),
            None => Arrival::Foreign(line),
        }
    }

    /// A library may write for ever without ending a line.
    fn take_overlong(&mut self) -> Option<Arrival> {
        let is_answer = self.pending.starts_with(self.token.as_bytes());
        if self.pending.len() < LONGEST || is_answer {
            return None;
        }
        self.searched = 0;
        Some(Arrival::Foreign(std::mem::take(&mut self.pending)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_begins_with_the_word_is_an_answer() {
        let mut incoming = Incoming::new();
        let word = incoming.token().to_owned();
        incoming.push(b"\"ready\"\n\n");
        incoming.push(format!("{word} \"re").as_bytes());
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
    fn what_never_ends_is_let_go_of() {
        let mut incoming = Incoming::new();
        incoming.push(&vec![b'x'; LONGEST]);
        assert!(matches!(incoming.take(), Some(Arrival::Foreign(_))));
        assert_eq!(incoming.take(), None);
    }
}
