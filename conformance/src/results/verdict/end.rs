//! How a process ended, and the word for it.

/// How a worker process ended during a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Signal(i32),
    Exit(i32),
    /// It stopped speaking without ending: the subject took its descriptors.
    Silence,
    Timeout,
    /// It filled more memory than it may have.
    Memory,
}

/// The signals that a process dies of, by name.
const SIGNALS: [(i32, &str); 12] = [
    (libc::SIGABRT, "SIGABRT"),
    (libc::SIGALRM, "SIGALRM"),
    (libc::SIGBUS, "SIGBUS"),
    (libc::SIGFPE, "SIGFPE"),
    (libc::SIGILL, "SIGILL"),
    (libc::SIGKILL, "SIGKILL"),
    (libc::SIGPIPE, "SIGPIPE"),
    (libc::SIGSEGV, "SIGSEGV"),
    (libc::SIGSYS, "SIGSYS"),
    (libc::SIGTERM, "SIGTERM"),
    (libc::SIGTRAP, "SIGTRAP"),
    (libc::SIGXFSZ, "SIGXFSZ"),
];

impl End {
    /// `SIGSEGV`, `exit 3`, `timeout`: the word in the `ended` column.
    pub fn word(&self) -> String {
        match self {
            End::Signal(signal) => signal_name(*signal),
            End::Exit(status) => format!("exit {status}"),
            End::Silence => "silence".to_owned(),
            End::Timeout => "timeout".to_owned(),
            End::Memory => "memory".to_owned(),
        }
    }

    /// The end that a word stands for. A word that nobody writes is an end without a status.
    pub fn parse(word: &str) -> End {
        if word == "timeout" {
            return End::Timeout;
        }
        if word == "memory" {
            return End::Memory;
        }
        if let Some((signal, _)) = SIGNALS.iter().find(|(_, name)| *name == word) {
            return End::Signal(*signal);
        }
        let number = |prefix| word.strip_prefix(prefix).and_then(|rest| rest.parse().ok());
        match (number("signal "), number("exit ")) {
            (Some(signal), _) => End::Signal(signal),
            (None, Some(status)) => End::Exit(status),
            (None, None) => End::Silence,
        }
    }

    /// How it ended, for people.
    pub fn text(&self) -> String {
        match self {
            End::Signal(signal) => format!("the process died of {}", signal_name(*signal)),
            End::Exit(status) => format!("the process left with exit status {status}"),
            End::Silence => "the process closed its descriptors".to_owned(),
            End::Timeout => "the time limit passed".to_owned(),
            End::Memory => "the process filled more memory than it may".to_owned(),
        }
    }
}

fn signal_name(signal: i32) -> String {
    SIGNALS
        .iter()
        .find(|(number, _)| *number == signal)
        .map_or_else(
            || format!("signal {signal}"),
            |(_, name)| (*name).to_owned(),
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_for_the_end_it_was_made_from() {
        let ends = [
            End::Signal(libc::SIGSEGV),
            End::Signal(40),
            End::Exit(3),
            End::Silence,
            End::Timeout,
            End::Memory,
        ];
        for end in ends {
            assert_eq!(End::parse(&end.word()), end);
        }
    }
}
