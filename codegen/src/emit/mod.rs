//! From the registry to files: every emitter is a pure function, and writes nothing itself.

mod bindings;
pub(crate) mod git;
mod glue;
pub(crate) mod layout_c;
mod output;
pub(crate) mod registry_json;
pub(crate) mod scenarios;
pub(crate) mod success;
mod suite;
mod text;

use cuspec_spec::Registry;

pub(crate) use output::{Form, Output, Section, banner};

/// Emitters in the order they run; each owns files that no other one makes.
pub(crate) const EMITTERS: &[(&str, Emitter)] = &[
    ("bindings", bindings::emit),
    ("contracted", bindings::contracted::emit),
    ("registry.json", registry_json::emit),
    ("suite", suite::emit),
    ("glue", glue::emit),
    ("scenarios", scenarios::emit),
];

/// Makes files from the registry: no clock, no environment, nothing read.
pub(crate) type Emitter = fn(&Registry) -> Vec<Output>;
