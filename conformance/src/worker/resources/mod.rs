//! What an argument stands for: streams, events, memory, texts, made for one case and undone after
//! it.
//!
//! A fixture is found by its domain and exemplar in the table of its file; adding one is a line
//! there. What it makes through [`CaseResources`] is given back by itself, for contracts say what calls
//! make. What must happen last, right before the call, it leaves to [`CaseResources::on_arm`]:
//! beginning a capture, blocking a stream, freeing what is to be stale.

mod acquired;
mod block;
mod busy;
mod callback;
mod context;
mod event;
mod graph;
mod kept_contexts;
mod memory;
mod other_contexts;
mod pool;
mod stream;
mod text;

mod case_resources;

pub(super) use acquired::Words;
pub(super) use case_resources::{CaseResources, WorkerResources};
pub(super) use stream::{begin_capture, create as create_stream, drop_capture};

use crate::worker::driver_calls::CallError;

/// A handle or an address that nobody ever gave out. It is no canonical address on x86-64, so that
/// following it ends in a fault and never in somebody's memory; the vocabulary uses the same value.
pub(super) const GARBAGE: u64 = 0xdead_0000_beef;

/// Makes one exemplar: the bytes that are passed for it.
pub(super) type Maker = fn(&mut CaseResources<'_>, &Numbers<'_>) -> Result<Made, SetupError>;

/// The exemplars of one domain.
pub(super) type Table = &'static [(&'static str, Maker)];

/// Every domain that needs a fixture. The flag says whether its exemplars can be made without
/// an initialised driver.
static DOMAINS: &[(&str, bool, Table)] = &[
    ("Stream", false, stream::TABLE),
    ("Event", false, event::TABLE),
    ("Context", false, context::TABLE),
    ("ContextParams", true, context::PARAMS),
    ("AffinityParam", true, context::AFFINITY),
    ("Location", true, memory::LOCATIONS),
    ("MemPool", false, pool::POOLS),
    ("MemPoolProps", true, pool::PROPERTIES),
    ("Graph", false, graph::GRAPHS),
    ("Node", false, graph::NODES),
    ("StreamAttributeValue", true, stream::ATTRIBUTE_VALUES),
    ("Address", false, memory::ADDRESSES),
    ("Host", false, memory::HOST),
    ("Callback", true, callback::TABLE),
    ("Opaque", true, callback::OPAQUE),
    ("DriverSymbol", true, text::SYMBOLS),
    ("PciBusId", true, text::PCI_BUS_IDS),
];

/// The bytes of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Made {
    Word(u64),
    Bytes(Vec<u8>),
}

/// Why there is no argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SetupError {
    /// The runner does not know how: a mistake of ours, and never silent.
    Unknown(String),
    /// It cannot be had from this library, on this machine.
    Unavailable(String),
    /// The library refused to make it.
    Refused(CallError),
}

impl From<CallError> for SetupError {
    fn from(error: CallError) -> SetupError {
        SetupError::Refused(error)
    }
}

/// The numbers of an exemplar: `allocation_size` and the like.
pub(super) struct Numbers<'a>(pub &'a [(String, i128)]);

impl Numbers<'_> {
    /// A number of the exemplar, or what it is if the suite does not say.
    pub(super) fn get(&self, name: &str, default: usize) -> usize {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .and_then(|(_, value)| usize::try_from(*value).ok())
            .unwrap_or(default)
    }
}

/// Makes an argument on the resources.
pub(super) fn make(
    resources: &mut CaseResources<'_>,
    domain: &str,
    exemplar: &str,
    numbers: &Numbers<'_>,
) -> Result<Made, SetupError> {
    let (without_driver, maker) = find(domain, exemplar)?;
    if resources.is_bare() && !without_driver && !is_plain_value(exemplar) {
        return Ok(resources.stand_in(numbers));
    }
    maker(resources, numbers)
}

fn find(domain: &str, exemplar: &str) -> Result<(bool, Maker), SetupError> {
    // A domain may come with its arguments: `Host<ByteCount>`.
    let name = domain.split('<').next().unwrap_or(domain);
    let unknown = || SetupError::Unknown(format!("no fixture for {domain}::{exemplar}"));
    let (_, without_driver, table) = DOMAINS
        .iter()
        .find(|(known, _, _)| *known == name)
        .ok_or_else(unknown)?;
    let (_, maker) = table
        .iter()
        .find(|(known, _)| *known == exemplar)
        .ok_or_else(unknown)?;
    Ok((*without_driver, *maker))
}

/// Whether an exemplar is a fixed value in every domain, so that no driver is needed for it.
fn is_plain_value(exemplar: &str) -> bool {
    matches!(
        exemplar,
        "Null" | "Legacy" | "PerThread" | "Garbage" | "Pageable" | "Unmapped"
    )
}

fn null(_: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<Made, SetupError> {
    Ok(Made::Word(0))
}

fn garbage(_: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<Made, SetupError> {
    Ok(Made::Word(GARBAGE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_exemplar_is_named() {
        let error = find("Stream", "Frozen").expect_err("no such exemplar");
        assert_eq!(
            error,
            SetupError::Unknown("no fixture for Stream::Frozen".to_owned())
        );
    }

    #[test]
    fn arguments_of_a_domain_do_not_matter() {
        assert!(find("Host<ByteCount>", "Pageable").is_ok());
    }
}
