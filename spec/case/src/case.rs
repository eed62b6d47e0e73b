//! One case.

use serde::{Deserialize, Serialize};

use crate::basis::Basis;
use crate::expr::Expr;
use crate::library::{LIBRARIES, Library};
use crate::waiting::Waiting;

/// One call with its arguments and what it must answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// `cuStreamAttachMemAsync[length=partial]`: the function, and what differs from its plain case.
    #[serde(rename = "case")]
    pub id: String,
    /// Which library the symbol is of.
    #[serde(default)]
    pub api: Api,
    /// The symbol that is called; for a scenario, the function it is filed under.
    pub function: String,
    /// The header's group in lower case, `stream`: the unit of evidence files.
    pub group: String,
    /// Why it is in the plan.
    pub kind: Kind,
    /// State the call is made in, by its name in `spec/vocabulary/states.rs`.
    #[serde(default = "ready", skip_serializing_if = "is_ready")]
    pub state: String,
    /// One per parameter, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<Arg>,
    /// Bytes of the value that the function returns, where that is no code. Expressions find it in the
    /// place behind those of the parameters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returns: Option<u64>,
    /// What the call must answer.
    pub expect: Expect,
    /// Checked after a successful call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ensures: Vec<Ensure>,
    /// Skipped where one of these is false.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<Expr>,
    /// For [`Kind::Export`]: how `cuGetProcAddress_v2` is asked for the symbol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lookup: Option<Lookup>,
    /// For [`Kind::Waiting`]: the work that is held during the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    /// What a successful call changes outlasts the case: the process is not used again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lasting: bool,
    /// Has nothing to do with the contexts and captures of its thread, and leaves nothing in the
    /// thread's stream: it may run on a thread that other such cases have used. Otherwise it needs
    /// one of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shares_thread: bool,
    /// The call asks nothing of the process and passes nothing that a driver has to make: it can be
    /// made where there is no device as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub needs_nothing: bool,
    /// No other worker of the run uses the device meanwhile.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exclusive: bool,
    /// Run only when asked for by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hazard: Option<String>,
    /// The calls of a [`Kind::Sequence`], in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
}

/// One call of a sequence.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// The number of the thread that makes the call.
    #[serde(default, skip_serializing_if = "is_first")]
    pub thread: u8,
    /// The library that exports the symbol.
    #[serde(default)]
    pub api: Api,
    /// The symbol that is called.
    pub function: String,
    /// One per parameter, in order.
    pub args: Vec<Arg>,
    /// Bytes of the returned value, if it is not a code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returns: Option<u64>,
    /// The step is skipped where one of these is false.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gates: Vec<Expr>,
}

fn is_first(thread: &u8) -> bool {
    *thread == 0
}

/// Which library a function belongs to.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Api {
    /// `libcuda`, declared in `cuda.h`.
    #[default]
    Driver,
    /// `libcudart`, declared in `cuda_runtime_api.h`.
    Runtime,
    /// Another library. It has no contracts, and so no case is about it.
    #[serde(skip)]
    Library(&'static Library),
}

impl Api {
    /// Those with contracts, the driver first.
    pub const ALL: [Api; 2] = [Api::Driver, Api::Runtime];

    /// `driver`, `runtime`: the name of its folders.
    pub fn word(self) -> &'static str {
        match self {
            Api::Driver => "driver",
            Api::Runtime => "runtime",
            Api::Library(library) => library.word,
        }
    }

    /// The place among all APIs, libraries behind those with contracts.
    pub fn place(self) -> usize {
        let mut all = Api::all();
        all.position(|api| api == self).unwrap_or_default()
    }

    /// Those with contracts and every library.
    pub fn all() -> impl Iterator<Item = Api> {
        let libraries = LIBRARIES.iter().map(Api::Library);
        Api::ALL.into_iter().chain(libraries)
    }

    /// The header that most is declared in.
    pub fn header(self) -> &'static str {
        match self {
            Api::Driver => "cuda.h",
            Api::Runtime => "cuda_runtime_api.h",
            Api::Library(library) => library.header,
        }
    }

    /// The type of the loaded library in the bindings.
    pub fn handle(self) -> &'static str {
        match self {
            Api::Driver => "Driver",
            Api::Runtime => "Runtime",
            Api::Library(library) => library.handle,
        }
    }

    /// The file without which no program finds it, without what follows the name.
    pub fn file(self) -> &'static str {
        match self {
            Api::Driver => "libcuda",
            Api::Runtime => "libcudart",
            Api::Library(library) => library.file(),
        }
    }

    /// The API with contracts of a folder.
    pub fn parse(word: &str) -> Option<Api> {
        Api::ALL.into_iter().find(|api| api.word() == word)
    }

    /// The enumerator of a call that has worked.
    pub const fn success(self) -> &'static str {
        match self {
            Api::Driver => "CUDA_SUCCESS",
            Api::Runtime => "cudaSuccess",
            Api::Library(library) => library.success,
        }
    }
}

/// Why a case is in the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Nothing is wrong and nothing is special.
    Plain,
    /// One or two accepted exemplars differ from the plain case.
    Accepted,
    /// One refused or undefined exemplar, alone.
    Refused,
    /// One rule violated, alone.
    Rule,
    /// A state other than ready, alone.
    State,
    /// Two neighbouring checks at once: which comes first.
    Order,
    /// Other work is held: whether the call waits for it.
    Waiting,
    /// The plain call of one library with objects that another library made.
    Interop,
    /// A declared function without a contract, called with zeros before `cuInit`.
    Survey,
    /// The symbol is exported, and `cuGetProcAddress_v2` hands out the same function.
    Export,
    /// A sequence of calls with expectations of its own.
    Scenario,
    /// A random sequence of calls, judged by the answers of another library. No plan contains one.
    Sequence,
}

impl Kind {
    const ALL: [Kind; 12] = [
        Kind::Plain,
        Kind::Accepted,
        Kind::Refused,
        Kind::Rule,
        Kind::State,
        Kind::Order,
        Kind::Waiting,
        Kind::Interop,
        Kind::Survey,
        Kind::Export,
        Kind::Scenario,
        Kind::Sequence,
    ];

    /// As results and tables write it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Plain => "plain",
            Kind::Accepted => "accepted",
            Kind::Refused => "refused",
            Kind::Rule => "rule",
            Kind::State => "state",
            Kind::Order => "order",
            Kind::Waiting => "waiting",
            Kind::Interop => "interop",
            Kind::Survey => "survey",
            Kind::Export => "export",
            Kind::Scenario => "scenario",
            Kind::Sequence => "sequence",
        }
    }

    /// The kind that is written so.
    pub fn parse(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// A question to `cuGetProcAddress_v2`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lookup {
    /// `cuMemcpy`
    pub name: String,
    /// 3020 for 3.2
    pub version: u32,
    /// `CUdriverProcAddress_flags`
    pub flags: u64,
}

/// How to make one argument. The worker turns it into bytes, little-endian, and the thunk reads as
/// many of them as the parameter's C type has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Int(i128),
    /// A number that depends on the machine.
    Expr(Expr),
    /// Something the worker has to make first: a stream, an allocation, a string.
    Make {
        /// A domain of `spec/vocabulary/`.
        domain: String,
        /// An exemplar of the domain.
        exemplar: String,
        /// The exemplar's numbers, `allocation_size` and the like, in bytes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        numbers: Vec<(String, i128)>,
    },
    /// A null pointer.
    Null,
    /// A place of `size` bytes, filled with a canary. It must survive a failing call unless
    /// `on_failure` says what the call does to it all the same, and must not survive a successful one.
    Out {
        /// Bytes of the place.
        size: u64,
        /// Bytes of each part of it that a successful call has to write to; if absent, the place as a
        /// whole is such a part.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<u64>,
        /// A successful call may leave the place as it is unless this is known to be false; it may
        /// not, if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        may_leave_alone: Option<Expr>,
        /// What a failing call may do to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_failure: Option<OnFailure>,
    },
    /// A text that ends with a null byte.
    Text(String),
    /// A pointer to a value that the call reads and leaves alone.
    In(Box<Arg>),
    /// A pointer to elements of `size` bytes each, which the call reads and leaves alone.
    Slice {
        /// Bytes of one element.
        size: u64,
        /// In order.
        elements: Vec<Arg>,
    },
    /// A pointer to what a successful call may replace: an [`Arg::In`] or an [`Arg::Slice`]. A failing
    /// call leaves it alone unless `on_failure` says otherwise.
    Replaced {
        /// The pointer.
        value: Box<Arg>,
        /// What a failing call may do all the same.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on_failure: Option<OnFailure>,
    },
    /// A structure: offset and size in bytes of each field, and its value. What no field covers is zero.
    Record {
        /// Bytes of the whole.
        size: u64,
        /// Offset, size and value of each.
        fields: Vec<(u64, u64, Arg)>,
    },
    /// What a field of the case is, by its name: in a table only, where fields have sections of their own.
    Field(String),
    /// The first eight bytes that an earlier step of a sequence wrote to the place of a parameter. If that step
    /// failed, the step with this argument is skipped.
    Result {
        /// The number of the earlier step.
        step: usize,
        /// Index of its parameter.
        param: usize,
    },
    /// The address of the place of a parameter of an earlier step of a sequence, which that step wrote a record to. If
    /// that step failed, the step with this argument is skipped.
    Written {
        /// The number of the earlier step.
        step: usize,
        /// Index of its parameter.
        param: usize,
    },
}

impl Arg {
    /// The argument with other arguments in place of those that contain no further ones.
    pub fn try_map<E>(self, leaf: &mut dyn FnMut(Arg) -> Result<Arg, E>) -> Result<Arg, E> {
        Ok(match self {
            Arg::In(inner) => Arg::In(Box::new(inner.try_map(leaf)?)),
            Arg::Replaced { value, on_failure } => Arg::Replaced {
                value: Box::new(value.try_map(leaf)?),
                on_failure,
            },
            Arg::Slice { size, elements } => {
                let elements = elements.into_iter().map(|element| element.try_map(leaf));
                Arg::Slice {
                    size,
                    elements: elements.collect::<Result<_, _>>()?,
                }
            }
            Arg::Record { size, fields } => {
                let fields = fields
                    .into_iter()
                    .map(|(offset, size, field)| Ok((offset, size, field.try_map(leaf)?)));
                Arg::Record {
                    size,
                    fields: fields.collect::<Result<_, E>>()?,
                }
            }
            other => leaf(other)?,
        })
    }

    /// The argument with what its fields are in the place of their names.
    pub(crate) fn with_fields(
        self,
        field: &dyn Fn(&str) -> Result<Arg, String>,
    ) -> Result<Arg, String> {
        self.try_map(&mut |arg| match arg {
            Arg::Field(name) => field(&name)?.with_fields(field),
            other => Ok(other),
        })
    }
}

/// What a failing call may have done to a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnFailure {
    /// What the place holds then.
    pub what: FailureWrite,
    /// Calls that fail with one of these codes leave the place alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
}

/// What a place may hold when a call has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureWrite {
    /// All of it is zero, or untouched.
    Zeroed,
    /// It holds anything.
    Written,
}

/// What a call must answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Expect {
    /// Whether the first present fault decides; otherwise the code of any present fault will do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ordered: bool,
    /// The faults in the order they are checked; none present means success.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
    /// What the success stands on that is expected where no fault is present. `None` in a suite that
    /// does not say; what is expected is judged then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<Basis>,
}

/// Something wrong with a call, or an early way out of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// `cuStreamAttachMemAsync/whole-allocation`, or an implied check: `cuStreamAttachMemAsync/dptr.null`.
    pub rule: String,
    /// Present only where this holds; always, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Expr>,
    /// What the call answers where it is present.
    pub outcome: Outcome,
    /// What that stands on; `None` as for a success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<Basis>,
}

/// A fault without its rule, as a table has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FaultEntry {
    pub when: Option<Expr>,
    pub outcome: Outcome,
    /// The label of the basis, where it is not the first.
    pub basis: Option<String>,
}

impl Fault {
    /// Whether it is an assumption: recorded, not judged.
    pub fn is_assumed(&self) -> bool {
        self.basis.as_ref().is_some_and(Basis::is_assumption)
    }

    pub(crate) fn entry(&self, basis: Option<&str>) -> FaultEntry {
        FaultEntry {
            when: self.when.clone(),
            outcome: self.outcome.clone(),
            basis: basis.map(str::to_owned),
        }
    }

    /// Whether [`Self::entry`] is equal to one that is there.
    pub(crate) fn is_entry(&self, known: &FaultEntry, basis: Option<&str>) -> bool {
        let FaultEntry {
            when,
            outcome,
            basis: label,
        } = known;
        self.when == *when && self.outcome == *outcome && basis == label.as_deref()
    }
}

/// The answer a fault leads to. Codes are numbers of the API's own result type, with names for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One of these codes, `CUDA_ERROR_INVALID_VALUE`, and [`Api::success`] where that is right.
    Codes(Vec<String>),
    /// Nobody may rely on it: recorded, never judged.
    Undefined,
    /// Success now, and this code from whoever waits for the work.
    Later(String),
}

/// Something that must hold after success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ensure {
    /// The id of the condition, as for a fault.
    pub rule: String,
    /// Must not be zero after the call.
    pub holds: Expr,
    /// What that stands on; `None` as for a success.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<Basis>,
}

/// An ensure without its rule, as a table has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EnsureEntry {
    pub holds: Expr,
    /// The label of the basis, where it is not the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub basis: Option<String>,
}

impl Ensure {
    /// Whether it is an assumption: recorded, not judged.
    pub fn is_assumed(&self) -> bool {
        self.basis.as_ref().is_some_and(Basis::is_assumption)
    }

    pub(crate) fn entry(&self, basis: Option<&str>) -> EnsureEntry {
        EnsureEntry {
            holds: self.holds.clone(),
            basis: basis.map(str::to_owned),
        }
    }

    /// Whether [`Self::entry`] is equal to one that is there.
    pub(crate) fn is_entry(&self, known: &EnsureEntry, basis: Option<&str>) -> bool {
        let EnsureEntry {
            holds,
            basis: label,
        } = known;
        self.holds == *holds && basis == label.as_deref()
    }
}

fn ready() -> String {
    "ready".to_owned()
}

fn is_ready(state: &String) -> bool {
    state == "ready"
}
