//! Emits a C program that compares the facts of one toolkit with the headers of that toolkit.
//!
//! Each fact is on a separate line, so that the line of a compiler error identifies the fact. The headers
//! have two exclusive views, so the program is compiled once for each.

mod facts;
mod paths;
mod program;
mod records;

use std::collections::BTreeSet;

use cuspec_spec::declared::{Api, Declared};

pub(crate) use program::{Claim, Counts, Program};

/// Makes the program from the items of one toolkit: [`Declared::at`].
pub(crate) fn emit(declared: &Declared) -> Program {
    let mut program = Program {
        headers: headers(declared),
        ..Program::default()
    };
    records::assert(declared, &mut program);
    facts::assert_enums(declared, &mut program);
    facts::assert_constants(declared, &mut program);
    facts::assert_typedefs(declared, &mut program);
    facts::assert_functions(declared, &mut program);
    facts::assert_names(declared, &mut program);
    program
}

/// Returns the headers that declare the items of the registry, in an order that compiles.
fn headers(declared: &Declared) -> Vec<String> {
    let has = |api| declared.functions.iter().any(|one| one.api == api);
    let mut list = Vec::new();
    for (api, main) in [
        (Api::Driver, "cuda.h"),
        (Api::Runtime, "cuda_runtime_api.h"),
    ] {
        list.extend(has(api).then(|| main.to_owned()));
    }
    let others: BTreeSet<&String> = declared
        .functions
        .iter()
        .filter_map(|one| one.header.as_ref())
        .collect();
    list.extend(others.into_iter().cloned());
    list
}
