//! Cases about the time at which a call returns: some work is held, the call is made, and the case observes
//! whether the call returned while the work was still held.

use serde::{Deserialize, Serialize};

/// The work that is held during a call, and the observations of the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The work.
    pub held: Held,
    /// Whether the call must wait for it; otherwise the call must return while the work is held.
    pub waits: bool,
    /// Bytes that the call copies, if these are not those of the plain case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// The memory that the call copies, if the case observes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<Copied>,
}

/// Work that a case holds by a host function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// Work of the current context, in a stream that does not block and that no argument names.
    Context,
    /// Work in a blocking stream that no argument names.
    Blocking,
    /// Work in the legacy default stream.
    Legacy,
    /// Work in the default stream of the thread.
    PerThread,
    /// Work in a non-blocking stream of the context that is passed for a parameter.
    ContextOf(usize),
    /// Work in the stream that is passed for a parameter.
    Stream(usize),
    /// Work that the event that is passed for a parameter was recorded behind.
    Event(usize),
}

/// The ends of a copy, as parameters that hold addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Copied {
    /// The parameter with the address of the source.
    pub from: usize,
    /// The parameter with the address of the destination.
    pub to: usize,
    /// When the source is read, if the host can overwrite it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reads: Option<ReadTime>,
    /// Whether the host finds the destination complete as soon as the call has returned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub completes: bool,
}

/// The time at which a call reads a source that the host can overwrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadTime {
    /// Before the call returns.
    AtReturn,
    /// In the order of its stream, after the work that is held.
    InOrder,
}

const CONTEXT: &str = "context";
const BLOCKING: &str = "blocking";
const LEGACY: &str = "legacy";
const PER_THREAD: &str = "per-thread";
const CONTEXT_OF: &str = "context:";
const STREAM: &str = "stream:";
const EVENT: &str = "event:";

/// The word of a table that gives the work that is held: `held`.
pub(crate) const HELD: &str = "held";
/// Whether the call waits.
pub(crate) const WAITS: &str = "waits";
/// The number of copied bytes.
pub(crate) const BYTES: &str = "bytes";
/// The source.
pub(crate) const FROM: &str = "from";
/// The destination.
pub(crate) const TO: &str = "to";

impl Held {
    /// As a table writes it, with the names of parameters: `context`, `stream:hStream`.
    pub(crate) fn word(&self, params: &[String]) -> String {
        let name = |param: &usize| params.get(*param).map_or("", String::as_str);
        match self {
            Held::Context => CONTEXT.to_owned(),
            Held::Blocking => BLOCKING.to_owned(),
            Held::Legacy => LEGACY.to_owned(),
            Held::PerThread => PER_THREAD.to_owned(),
            Held::ContextOf(param) => format!("{CONTEXT_OF}{}", name(param)),
            Held::Stream(param) => format!("{STREAM}{}", name(param)),
            Held::Event(param) => format!("{EVENT}{}", name(param)),
        }
    }

    /// Reads [`Held::word`]; `find` returns the index of a parameter.
    pub(crate) fn parse(word: &str, find: impl Fn(&str) -> Option<usize>) -> Option<Held> {
        match word {
            CONTEXT => Some(Held::Context),
            BLOCKING => Some(Held::Blocking),
            LEGACY => Some(Held::Legacy),
            PER_THREAD => Some(Held::PerThread),
            _ => {
                let (make, name): (fn(usize) -> Held, _) = match word.split_at(word.find(':')? + 1)
                {
                    (CONTEXT_OF, name) => (Held::ContextOf, name),
                    (STREAM, name) => (Held::Stream, name),
                    (EVENT, name) => (Held::Event, name),
                    _ => return None,
                };
                find(name).map(make)
            }
        }
    }

    /// As the id of a case has it: `context`, `hStream`.
    pub fn label<'n>(&self, name: impl Fn(usize) -> &'n str) -> &'n str {
        match self {
            Held::Context => CONTEXT,
            Held::Blocking => BLOCKING,
            Held::Legacy => LEGACY,
            Held::PerThread => PER_THREAD,
            Held::ContextOf(param) | Held::Stream(param) | Held::Event(param) => name(*param),
        }
    }
}

/// The part of a case's id about a word of a table.
pub(crate) fn label_of_word(word: &str) -> &str {
    word.split_once(':').map_or(word, |(_, name)| name)
}

impl ReadTime {
    /// As a table writes it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            ReadTime::AtReturn => "at-return",
            ReadTime::InOrder => "in-order",
        }
    }

    /// Reads [`ReadTime::word`].
    pub(crate) fn parse(word: &str) -> Option<ReadTime> {
        let all = [ReadTime::AtReturn, ReadTime::InOrder];
        all.into_iter().find(|time| time.word() == word)
    }
}

impl Waiting {
    /// What follows the differences of the arguments in the id of a case.
    pub fn label<'n>(&self, name: impl Fn(usize) -> &'n str) -> String {
        let held = self.held.label(name);
        match self.bytes {
            Some(bytes) => format!("waiting={held},bytes={bytes}"),
            None => format!("waiting={held}"),
        }
    }

    /// The words of a table's row, each with a space before it.
    pub(crate) fn words(&self, params: &[String]) -> String {
        let name = |param: usize| params.get(param).map_or("", String::as_str);
        let mut words = format!(" %{HELD}={}", self.held.word(params));
        if let Some(bytes) = self.bytes {
            words += &format!(" %{BYTES}={bytes}");
        }
        if self.waits {
            words += &format!(" %{WAITS}=yes");
        }
        if let Some(copied) = &self.copied {
            let reads = copied
                .reads
                .map_or(String::new(), |time| format!(":{}", time.word()));
            words += &format!(" %{FROM}={}{reads}", name(copied.from));
            let completes = if copied.completes { ":complete" } else { "" };
            words += &format!(" %{TO}={}{completes}", name(copied.to));
        }
        words
    }

    /// Reads the pairs of [`Waiting::words`].
    pub(crate) fn parse<'w>(
        pairs: impl Iterator<Item = (&'w str, &'w str)>,
        find: impl Fn(&str) -> Option<usize>,
    ) -> Option<Waiting> {
        let (mut held, mut waits, mut bytes) = (None, false, None);
        let (mut from, mut to) = (None, None);
        for (key, value) in pairs {
            match key {
                HELD => held = Held::parse(value, &find),
                WAITS => waits = true,
                BYTES => bytes = value.parse().ok(),
                FROM => from = Some(value.split_once(':').unwrap_or((value, ""))),
                TO => to = Some(value.split_once(':').unwrap_or((value, ""))),
                _ => return None,
            }
        }
        let copied = match from.zip(to) {
            Some(((from, reads), (to, completes))) => Some(Copied {
                from: find(from)?,
                to: find(to)?,
                reads: ReadTime::parse(reads),
                completes: !completes.is_empty(),
            }),
            None => None,
        };
        Some(Waiting {
            held: held?,
            waits,
            bytes,
            copied,
        })
    }
}
