//! The calls that the runner makes before the first case, to probe the library. A question that ends the
//! process is charged to the case that makes the same call, and the probe continues with the others.

use std::ops::Range;

use cuspec_case::Api;
use serde::{Deserialize, Serialize};

/// The numbers of device attributes; the range is larger than that of any toolkit so far.
pub const ATTRIBUTES: Range<i32> = 1..256;

/// The offset of attributes among the numbers of questions.
const FIRST_ATTRIBUTE: u32 = 100;

/// A call that probes the library.
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
    /// The version again, if the call before `cuInit` failed.
    VersionAfterInit,
    RuntimeVersion,
    /// The last error of a thread, without and with resetting it. Both are queried around every call of a
    /// runtime.
    PeekLastError,
    LastError,
    /// A call that fails for a null pointer. It gives a thread a last error before calls that are to succeed.
    FailingCall,
    /// Whether a stream runs a host function, which cases in the state `in-callback` need.
    HostFunction,
    /// Whether the first two devices can access each other's memory.
    Peers,
    /// Whether an OpenGL context without a window can be made, and has a device that the driver lists.
    OpenGl,
    /// Whether the objects that are watched in each process can be made and used, through the driver and through the
    /// runtime.
    Objects,
    RuntimeObjects,
}

impl Question {
    const PLAIN: [Question; 17] = [
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
        Question::FailingCall,
        Question::HostFunction,
        Question::Peers,
        Question::OpenGl,
        Question::Objects,
        Question::RuntimeObjects,
    ];

    /// The number of the question on the shared page, counted from 1.
    pub fn number(self) -> u32 {
        if let Question::Attribute(attribute) = self {
            return FIRST_ATTRIBUTE + attribute.unsigned_abs();
        }
        let place = Question::PLAIN.iter().position(|plain| *plain == self);
        place.map_or(0, |place| place as u32 + 1)
    }

    /// The question with this number; `None` for zero and unknown numbers.
    pub fn of_number(number: u32) -> Option<Question> {
        if let Some(attribute) = number.checked_sub(FIRST_ATTRIBUTE) {
            return i32::try_from(attribute).ok().map(Question::Attribute);
        }
        let place = (number as usize).checked_sub(1)?;
        Question::PLAIN.get(place).copied()
    }

    /// The function that is called, or called first.
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
            Question::RuntimeVersion | Question::FailingCall => "cudaRuntimeGetVersion",
            Question::PeekLastError => "cudaPeekAtLastError",
            Question::LastError => "cudaGetLastError",
            Question::HostFunction => "cuLaunchHostFunc",
            Question::Peers => "cuDeviceCanAccessPeer",
            Question::OpenGl => "cuGLGetDevices_v2",
            Question::Objects => "cuStreamCreate",
            Question::RuntimeObjects => "cudaStreamCreateWithFlags",
        }
    }

    /// The function of the runtime that is called if there is no driver; `None` if nothing is called then.
    pub fn function_without_driver(self) -> Option<&'static str> {
        Some(match self {
            Question::Version | Question::VersionAfterInit => "cudaDriverGetVersion",
            Question::Count => "cudaGetDeviceCount",
            Question::Attribute(_) => "cudaDeviceGetAttribute",
            Question::Context => "cudaFree",
            Question::HostFunction => "cudaLaunchHostFunc",
            Question::Peers => "cudaDeviceCanAccessPeer",
            Question::Init
            | Question::Device
            | Question::Name
            | Question::Memory
            | Question::OpenGl
            | Question::Objects => return None,
            Question::RuntimeVersion
            | Question::PeekLastError
            | Question::LastError
            | Question::FailingCall
            | Question::RuntimeObjects => self.function(),
        })
    }

    /// The id of the case that makes the same call, and is charged with a failure of it. `None` for a question of
    /// several calls, each of which has cases that will find it.
    pub fn case(self, has_driver: bool) -> Option<String> {
        let state = match self {
            Question::Objects | Question::RuntimeObjects => return None,
            Question::Version => "state=uninitialized",
            Question::OpenGl => "state=under-opengl",
            _ => "",
        };
        let function = match has_driver {
            true => Some(self.function()),
            false => self.function_without_driver(),
        };
        Some(format!("{}[{state}]", function?))
    }

    /// The library that is called.
    pub fn api(self, has_driver: bool) -> Api {
        match self {
            _ if !has_driver => Api::Runtime,
            Question::RuntimeVersion
            | Question::FailingCall
            | Question::PeekLastError
            | Question::LastError
            | Question::RuntimeObjects => Api::Runtime,
            _ => Api::Driver,
        }
    }

    /// The call as text for people.
    pub fn text(self, has_driver: bool) -> String {
        let function = match has_driver {
            true => self.function(),
            false => self.function_without_driver().unwrap_or_default(),
        };
        match self {
            Question::Version => format!("{function}, before cuInit"),
            Question::Attribute(number) => format!("{function}, attribute {number}"),
            Question::FailingCall => format!("{function} with null"),
            Question::HostFunction => format!("{function} and its host function"),
            Question::Objects | Question::RuntimeObjects => {
                format!("{function} and further calls that make and use objects")
            }
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

    #[test]
    fn a_failure_is_charged_to_a_case_of_a_library_that_is_there() {
        let alone = |question: Question| question.case(false);
        assert_eq!(
            alone(Question::Count).as_deref(),
            Some("cudaGetDeviceCount[]")
        );
        assert_eq!(
            Question::Count.case(true).as_deref(),
            Some("cuDeviceGetCount[]")
        );
        assert_eq!(alone(Question::Init), None);
        for question in Question::PLAIN {
            let function = question.function_without_driver();
            assert!(function.is_none_or(|function| function.starts_with("cuda")));
        }
    }
}
