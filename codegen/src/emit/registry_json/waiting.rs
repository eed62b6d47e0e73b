//! Converts statements about the time of a return for `registry.json`.

use cuspec_spec::case;
use cuspec_spec::contract as model;
use schemars::JsonSchema;
use serde::Serialize;

use super::condition::Condition;

/// Whether a call waits for some work.
#[derive(Serialize, JsonSchema)]
pub(super) struct Wait {
    work: Work,
    /// The parameter with the context, the stream or the event of the work.
    #[serde(skip_serializing_if = "Option::is_none")]
    param: Option<String>,
    /// Whether the call returns only after the work; otherwise it returns before the work is complete.
    waits: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

/// Work that a call may wait for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Work {
    /// The work that the call itself starts.
    Own,
    /// All work of the context of the parameter, or of the current context.
    Context,
    /// The work in a stream.
    Stream,
    /// The work that an event was recorded behind.
    Event,
}

/// The ends of a copy, by parameter.
#[derive(Serialize, JsonSchema)]
pub(super) struct Copy {
    from: String,
    to: String,
}

/// When a call reads the source of its copy.
#[derive(Serialize, JsonSchema)]
pub(super) struct SourceRead {
    time: ReadTime,
    #[serde(skip_serializing_if = "Option::is_none")]
    when: Option<Condition>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ReadTime {
    /// Before the call returns.
    AtReturn,
    /// In the order of the stream.
    InOrder,
}

pub(super) fn wait(
    vocabulary: &model::Vocabulary,
    contract: &model::Contract,
    wait: &model::Wait,
) -> Wait {
    let name = |param: usize| Some(contract.axis(param).name.to_owned());
    let (work, param) = match wait.work {
        model::Work::Own => (Work::Own, None),
        model::Work::Context => (Work::Context, None),
        model::Work::ContextOf(param) => (Work::Context, name(param)),
        model::Work::Stream(param) => (Work::Stream, name(param)),
        model::Work::Event(param) => (Work::Event, name(param)),
    };
    let when = wait.when.as_ref();
    Wait {
        work,
        param,
        waits: wait.waits,
        when: when.map(|when| Condition::new(vocabulary, contract, when)),
    }
}

pub(super) fn copy(contract: &model::Contract, copy: model::Copy) -> Copy {
    let name = |param: usize| contract.axis(param).name.to_owned();
    Copy {
        from: name(copy.from),
        to: name(copy.to),
    }
}

pub(super) fn read(
    vocabulary: &model::Vocabulary,
    contract: &model::Contract,
    read: &model::SourceRead,
) -> SourceRead {
    let when = read.when.as_ref();
    SourceRead {
        time: match read.time {
            case::ReadTime::AtReturn => ReadTime::AtReturn,
            case::ReadTime::InOrder => ReadTime::InOrder,
        },
        when: when.map(|when| Condition::new(vocabulary, contract, when)),
    }
}
