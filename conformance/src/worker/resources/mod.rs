//! The objects that arguments stand for, such as streams, events, memory and strings. They are made for one
//! case and released after it.
//!
//! Each domain has an implementation of the generated trait `Make`, which matches all its exemplars, so an
//! exemplar without a maker fails to compile. Resources made through [`CaseResources`] are released
//! automatically, because contracts state what calls create. Steps that must come last, right before the
//! call, are added with [`CaseResources::before_call`]: beginning a capture, blocking a stream, freeing an
//! object whose handle is to be stale.

mod acquired;
mod array;
mod block;
mod busy;
mod callback;
mod case_resources;
mod checkpoint;
mod condition;
mod context;
mod coredump;
mod egl;
mod egl_flow;
mod endpoint;
mod entry;
mod event;
mod external;
mod function;
mod graph;
mod graphics;
mod green;
mod image;
mod kept_contexts;
mod kept_kernels;
mod kept_memory;
mod kept_modules;
mod link;
mod logs;
mod made;
mod memory;
mod module;
mod multicast;
mod notification;
mod opengl;
mod orphan_thread;
mod other_contexts;
mod pool;
mod reference;
mod semaphore_node;
mod stream;
mod text;
mod texture;
mod user_object;
mod virtual_memory;
mod word;

use cuspec_suite::exemplars::{Exemplar, Host, Maker};

pub(super) use acquired::{Unreleased, Words};
pub(super) use case_resources::{CaseResources, WorkerResources};
pub(super) use function::cause_kernel_fault;
pub(super) use made::{Numbers, SetupError};
pub(super) use memory::fill_device;
pub(super) use opengl::enter as enter_opengl;
pub(super) use orphan_thread::OrphanThread;
pub(super) use stream::{
    begin_capture, create as create_stream, drop_capture, require_invalidated,
};

impl Maker for CaseResources<'_> {
    type Numbers<'n> = Numbers<'n>;
    type Error = SetupError;
}

/// Makes the argument for an exemplar of a domain.
pub(super) fn make(
    resources: &mut CaseResources<'_>,
    domain: &str,
    exemplar: &str,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let exemplar = parse(domain, exemplar)?;
    if resources.is_bare() && exemplar.needs_driver() {
        return Ok(resources.placeholder(numbers));
    }
    exemplar.make(resources, numbers)
}

/// The size of the memory that an exemplar stands for, if the host can read and write it at any time.
pub(super) fn host_bytes(domain: &str, exemplar: &str, numbers: &Numbers<'_>) -> Option<usize> {
    let is_host = match parse(domain, exemplar).ok()? {
        Exemplar::Address(address) => memory::is_host(address),
        Exemplar::Host(host) => matches!(host, Host::Pageable | Host::Pinned),
        _ => false,
    };
    is_host.then(|| memory::remaining(numbers))
}

fn parse(domain: &str, exemplar: &str) -> Result<Exemplar, SetupError> {
    Exemplar::parse(domain, exemplar)
        .ok_or_else(|| SetupError::Unknown(format!("no maker for {domain}::{exemplar}")))
}

#[cfg(test)]
mod tests {
    use cuspec_suite::exemplars::{Address, CallbackOfCUhostFn, LogsCallback, Stream};

    use super::*;

    #[test]
    fn an_unknown_exemplar_is_named() {
        let error = parse("Stream", "Frozen").expect_err("no such exemplar");
        assert_eq!(
            error,
            SetupError::Unknown("no maker for Stream::Frozen".to_owned())
        );
    }

    #[test]
    fn parses_an_exemplar_of_a_domain_with_a_type() {
        assert_eq!(
            parse("Callback<CUhostFn>", "Returns"),
            Ok(Exemplar::CallbackOfCUhostFn(CallbackOfCUhostFn::Returns))
        );
        assert!(parse("Callback<CUjit_option>", "Returns").is_err());
    }

    #[test]
    fn the_vocabulary_marks_exemplars_that_need_a_driver() {
        assert!(Exemplar::Stream(Stream::Created).needs_driver());
        assert!(Exemplar::Address(Address::Device).needs_driver());
        assert!(!Exemplar::Address(Address::Pageable).needs_driver());
        assert!(!Exemplar::CallbackOfCUhostFn(CallbackOfCUhostFn::Returns).needs_driver());
        assert!(!Exemplar::LogsCallback(LogsCallback::Registered).needs_driver());
    }
}
