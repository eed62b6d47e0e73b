//! What the runner asks a library before the first case. A library that does not survive a question is
//! charged with it like with a case, and is asked the others.

use std::ops::Range;

use cuspec_case::Api;
use serde::{Deserialize, Serialize};

/// Attributes are numbered from one; more than any toolkit has so far.
pub const ATTRIBUTES: Range<i32> = 1..256;

/// Where the numbers of attributes begin among those of questions.
const FIRST_ATTRIBUTE: u32 = 100;

/// A call that the runner makes to find out what the library is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    Version,
    Init,
    Count,
    Device,
    Name,
    Memory,
    Attribute(i32),
    Context,
    /// Where the first time did not end well.
    VersionAfterInit,
    RuntimeVersion,
    /// The last error of a thread, without and with forgetting it: asked around every call of a runtime.
    PeekLastError,
    LastError,
    /// Whether a stream runs a function of the host, as cases of state `in-callback` need it.
    HostFunction,
    /// Whether the first two devices reach the memory of one another.
    Peers,
}

impl Question {
    const PLAIN: [Question; 13] = [
        Question::Version,
        Question::Init,
        Question::Count,
        Question::Device,
        Question::Name,
        Question::Memory,
        Question::Context,
        Question::VersionAfterInit,
        Question::RuntimeVersion,
        Question::PeekLastError,
        Question::LastError,
        Question::HostFunction,
        Question::Peers,
    ];

    /// For the page that a worker notes its progress on; from 1.
    pub fn number(self) -> u32 {
        if let Question::Attribute(attribute) = self {
            return FIRST_ATTRIBUTE + attribute.unsigned_abs();
        }
        let place = Question::PLAIN.iter().position(|plain| *plain == self);
        place.map_or(0, |place| place as u32 + 1)
    }

    /// The question of a number; nothing if none was begun.
    pub fn of_number(number: u32) -> Option<Question> {
        if let Some(attribute) = number.checked_sub(FIRST_ATTRIBUTE) {
            return i32::try_from(attribute).ok().map(Question::Attribute);
        }
        let place = (number as usize).checked_sub(1)?;
        Question::PLAIN.get(place).copied()
    }

    /// The function that is called.
    pub fn function(self) -> &'static str {
        match self {
            Question::Version | Question::VersionAfterInit => "cuDriverGetVersion",
            Question::Init => "cuInit",
            Question::Count => "cuDeviceGetCount",
            Question::Device => "cuDeviceGet",
            Question::Name => "cuDeviceGetName",
            Question::Memory => "cuDeviceTotalMem_v2",
            Question::Attribute(_) => "cuDeviceGetAttribute",
            Question::Context => "cuDevicePrimaryCtxRetain",
            Question::RuntimeVersion => "cudaRuntimeGetVersion",
            Question::PeekLastError => "cudaPeekAtLastError",
            Question::LastError => "cudaGetLastError",
            Question::HostFunction => "cuLaunchHostFunc",
            Question::Peers => "cuDeviceCanAccessPeer",
        }
    }

    /// The case that makes the same call, which is charged with what comes of it.
    pub fn case(self) -> String {
        let state = match self {
            Question::Version => "state=uninitialized",
            _ => "",
        };
        format!("{}[{state}]", self.function())
    }

    /// Which library it is asked.
    pub fn api(self) -> Api {
        match self {
            Question::RuntimeVersion | Question::PeekLastError | Question::LastError => {
                Api::Runtime
            }
            _ => Api::Driver,
        }
    }

    /// What is asked, for people.
    pub fn text(self) -> String {
        let function = self.function();
        match self {
            Question::Version => format!("{function}, before cuInit"),
            Question::Attribute(number) => format!("{function}, attribute {number}"),
            Question::HostFunction => format!("{function} and its function"),
            _ => function.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_found_by_its_number() {
        let attributes = ATTRIBUTES.map(Question::Attribute);
        for question in Question::PLAIN.into_iter().chain(attributes) {
            assert_eq!(Question::of_number(question.number()), Some(question));
        }
        assert_eq!(Question::of_number(0), None);
    }
}
