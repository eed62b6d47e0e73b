//! Ends of worker processes, and their words in results.

/// The end of a worker process during a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Signal(i32),
    Exit(i32),
    /// The worker closed its connection but did not exit: the subject closed its descriptors.
    Silence,
    Timeout,
    /// It exceeded its memory limit.
    Memory,
}

/// Names of fatal signals.
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
    /// Whether the process ended by itself: by a signal other than that of the kernel's or the runner's kill, or by
    /// exiting.
    pub fn is_sudden(&self) -> bool {
        match self {
            End::Signal(signal) => *signal != libc::SIGKILL,
            End::Exit(_) => true,
            End::Silence | End::Timeout | End::Memory => false,
        }
    }

    /// The word in the `ended` column: `SIGSEGV`, `exit 3`, `timeout`.
    pub fn word(&self) -> String {
        match self {
            End::Signal(signal) => signal_name(*signal),
            End::Exit(status) => format!("exit {status}"),
            End::Silence => "silence".to_owned(),
            End::Timeout => "timeout".to_owned(),
            End::Memory => "memory".to_owned(),
        }
    }

    /// Parses such a word. An unknown word is an end without a status.
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

    /// Describes the end, for people.
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
    fn every_end_is_restored_from_its_word() {
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
