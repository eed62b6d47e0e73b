//! Reference pages: one in Markdown for each function, and an index for each group.
//!
//! They are built and not committed; their paths start at the folder they are built in.

mod contract;
mod index;
mod page;
pub(crate) mod text;

use cuspec_spec::Registry;

use super::Output;

/// Every page.
pub(crate) fn emit(registry: &Registry) -> Vec<Output> {
    let mut outputs = index::emit(registry);
    let functions = &registry.declared.functions;
    outputs.extend(
        functions
            .iter()
            .map(|function| page::emit(registry, function)),
    );
    outputs
}
