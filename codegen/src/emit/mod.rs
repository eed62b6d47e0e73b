//! Emitters turn the registry into files. Each is a pure function; the caller writes the files.

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

/// Emitters in the order in which they run; each file has exactly one emitter.
pub(crate) const EMITTERS: &[(&str, Emitter)] = &[
    ("bindings", bindings::emit),
    ("contracted", bindings::contracted::emit),
    ("registry.json", registry_json::emit),
    ("suite", suite::emit),
    ("glue", glue::emit),
    ("scenarios", scenarios::emit),
];

/// Makes files from the registry, without reading the clock, the environment or files.
pub(crate) type Emitter = fn(&Registry) -> Vec<Output>;
