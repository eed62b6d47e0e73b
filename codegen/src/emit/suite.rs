//! The suite, crate `cuspec-suite`: planned cases as data, a thunk per function, and scenarios.

mod scenarios;
mod thunks;

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::Case;
use cuspec_spec::shorten;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::Output;
use crate::plan::plan;

const FOLDER: &str = "generated/suite";

/// Which state of the registry the suite was made from, for the runner to see that it is the one at
/// hand.
const SOURCE_HASH: &str = "generated/suite/registry.sha256";

/// All files of the crate but its manifest.
pub fn emit(registry: &Registry) -> Vec<Output> {
    let cases = by_group(plan(registry));
    let mut outputs: Vec<Output> = cases
        .par_iter()
        .map(|(group, cases)| Output::text(format!("{FOLDER}/cases/{group}.jsonl"), lines(cases)))
        .collect();
    let hash = hash(&outputs);
    outputs.push(Output::rust(
        format!("{FOLDER}/src/lib.rs"),
        "all of spec",
        root(cases.keys().map(String::as_str), &hash),
    ));
    let files = [thunks::emit, codes];
    outputs.par_extend(files.into_par_iter().map(|emit| emit(registry)));
    outputs.extend(scenarios::emit(registry));
    outputs.push(Output::text(
        SOURCE_HASH,
        format!("{}\n", registry.source_hash),
    ));
    outputs
}

fn by_group(cases: Vec<Case>) -> BTreeMap<String, Vec<Case>> {
    let mut out: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    for case in cases {
        out.entry(case.group.clone()).or_default().push(case);
    }
    out
}

/// One case per line. A case is plain data, so it always has a JSON form.
fn lines(cases: &[Case]) -> String {
    cases
        .iter()
        .filter_map(|case| serde_json::to_string(case).ok())
        .map(|line| line + "\n")
        .collect()
}

/// Names the plan: the same hash means the same cases with the same expectations.
fn hash(outputs: &[Output]) -> String {
    let mut hasher = Sha256::new();
    for output in outputs {
        hasher.update(&output.text);
    }
    hasher
        .finalize()
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn root<'a>(groups: impl Iterator<Item = &'a str>, hash: &str) -> Vec<TokenStream> {
    let files = groups.map(|group| {
        let path = format!("../cases/{group}.jsonl");
        quote!(include_str!(#path))
    });
    vec![
        quote! {
            //! The conformance suite: cases, how to call each function, and scenarios.

            #[rustfmt::skip]
            pub mod codes;
            #[rustfmt::skip]
            mod scenarios;
            #[rustfmt::skip]
            mod thunks;

            pub use scenarios::SCENARIOS;
            pub use thunks::{Thunk, thunk};
        },
        quote! {
            /// Names the plan: the same hash means the same cases with the same expectations.
            pub const REGISTRY_HASH: &str = #hash;
        },
        quote! {
            #[rustfmt::skip]
            const CASES: &[&str] = &[#(#files),*];
        },
        quote! {
            /// Every case as a line of JSON, group by group.
            pub fn cases() -> impl Iterator<Item = &'static str> {
                CASES.iter().flat_map(|file| file.lines())
            }
        },
    ]
}

/// The codes of failed calls as contracts write them.
fn codes(registry: &Registry) -> Output {
    let names = registry.names();
    let members = names
        .enumeration("CUresult")
        .map(|item| item.members.as_slice())
        .unwrap_or_default();
    let constants = members
        .iter()
        .filter(|member| member.value != 0)
        .map(|member| {
            let short = format_ident!("{}", shorten(&member.name));
            let full = format_ident!("{}", member.name);
            quote!(pub const #short: Error = error(CUresult::#full);)
        });
    Output::rust(
        format!("{FOLDER}/src/codes.rs"),
        "spec/declared/driver/enums.rs",
        vec![quote! {
            //! The codes of failed calls under the short names that contracts use.

            use cuspec_sys::driver::{CUresult, Error};

            #(#constants)*

            /// A code that is not success.
            const fn error(code: CUresult) -> Error {
                match code.result() {
                    Err(error) => error,
                    Ok(()) => panic!(),
                }
            }
        }],
    )
}
