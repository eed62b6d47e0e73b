//! Emits the functions that programs call, so that a run can report how much of a program it covers.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use quote::quote;

use crate::emit::Output;

pub(super) fn emit(registry: &Registry) -> Output {
    let meant = registry.declared.default_symbols();
    let mut symbols: BTreeSet<&str> = BTreeSet::new();
    for function in &registry.declared.functions {
        symbols.insert(&function.name);
        symbols.extend(
            function
                .per_thread
                .as_ref()
                .map(|twin| twin.symbol.as_str()),
        );
    }
    let programs = registry.guide.programs.iter().map(|program| {
        let name = program.word.name.to_lowercase().replace(['-', '_'], "");
        let title = &program.title;
        let calls = program.calls.iter().map(String::as_str);
        let calls = calls.filter_map(|name| {
            let exact = || symbols.get(name).copied();
            meant.get(name).copied().or_else(exact)
        });
        let calls: BTreeSet<&str> = calls.collect();
        quote! {
            Program { name: #name, title: #title, calls: &[#(#calls),*] }
        }
    });
    Output::rust(
        "generated/suite/src/programs.rs",
        "spec/guide/programs.rs",
        vec![
            quote! {
                //! Programs, and the functions that they call.

                use cuspec_case::Program;
            },
            quote! {
                /// Programs, in the order of the guide.
                pub static PROGRAMS: &[Program] = &[#(#programs),*];
            },
        ],
    )
}
