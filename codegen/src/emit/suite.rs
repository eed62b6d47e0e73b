//! Emits the suite, crate `cuspec-suite`: planned cases as data, and a thunk for each function.

mod exemplars;
mod mutants;
mod programs;
mod resources;
mod thunks;

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::Api;
use cuspec_spec::case::table;
use cuspec_spec::{result_type, shorten};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::Output;
use crate::plan::plan_each;
use exemplars::Made;

const FOLDER: &str = "generated/suite";

/// The file with the hash of the registry that the suite was made from, which lets the runner detect an
/// outdated suite.
const SOURCE_HASH: &str = "generated/suite/registry.sha256";

/// Returns all files of the crate except its manifest.
pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let (groups, made) = by_group(registry);
    let mut outputs: Vec<Output> = groups
        .iter()
        .map(|((api, group), blocks)| {
            let path = format!("{FOLDER}/cases/{}/{group}.cases", api.word());
            Output::text(path, table::head(*api, group) + &blocks.concat())
        })
        .collect();
    let hash = hash(&outputs);
    outputs.push(Output::rust(
        format!("{FOLDER}/src/lib.rs"),
        "all of spec",
        root(groups.keys(), &hash),
    ));
    let files = [thunks::emit, resources::emit, mutants::emit, programs::emit];
    outputs.par_extend(files.into_par_iter().map(|emit| emit(registry)));
    outputs.push(exemplars::emit(registry, &made));
    outputs.push(exemplars::states(registry));
    outputs.extend(Api::ALL.map(|api| codes(registry, api)));
    outputs.push(Output::text(
        SOURCE_HASH,
        format!("{}\n", registry.source_hash),
    ));
    outputs
}

/// Returns the blocks of each group, and the exemplars that their cases make.
fn by_group(registry: &Registry) -> (BTreeMap<(Api, String), Vec<String>>, Made) {
    let mut out: BTreeMap<(Api, String), Vec<String>> = BTreeMap::new();
    let mut all_made = Made::new();
    let texts = plan_each(registry, |planned| {
        let mut made = Made::new();
        exemplars::collect(&planned.block, &mut made);
        ((planned.api, planned.group), planned.block.text(), made)
    });
    for (group, text, made) in texts {
        out.entry(group).or_default().push(text);
        for (domain, exemplars) in made {
            all_made.entry(domain).or_default().extend(exemplars);
        }
    }
    (out, all_made)
}

/// Returns the hash of the plan: equal hashes mean equal cases with equal expectations.
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

fn root<'a>(groups: impl Iterator<Item = &'a (Api, String)>, hash: &str) -> Vec<TokenStream> {
    let files = groups.map(|(api, group)| {
        let path = format!("../cases/{}/{group}.cases", api.word());
        quote!(include_str!(#path))
    });
    vec![
        quote! {
            //! The conformance suite: cases, how to call each function, and scenarios.

            pub mod codes {
                //! The codes of failed calls under the short names that contracts use.

                #[rustfmt::skip]
                pub mod driver;
                #[rustfmt::skip]
                pub mod runtime;
            }
            #[rustfmt::skip]
            pub mod exemplars;
            #[rustfmt::skip]
            mod mutants;
            #[rustfmt::skip]
            mod programs;
            #[rustfmt::skip]
            mod resources;
            #[rustfmt::skip]
            mod scenarios;
            #[rustfmt::skip]
            mod states;
            #[rustfmt::skip]
            mod thunks;

            pub use mutants::SUCCESSES;
            pub use programs::PROGRAMS;
            pub use resources::{EFFECTS, RESOURCES, names};
            pub use scenarios::SCENARIOS;
            pub use states::State;
            pub use thunks::{Thunk, thunk};
        },
        quote! {
            /// Names the plan: the same hash means the same cases with the same expectations.
            pub const REGISTRY_HASH: &str = #hash;
        },
        quote! {
            /// Every case, a file per group; `cuspec_case::table` reads them.
            #[rustfmt::skip]
            pub const CASES: &[&str] = &[#(#files),*];
        },
    ]
}

/// Returns the file with the codes of failed calls, named as in the contracts of an API.
fn codes(registry: &Registry, api: Api) -> Output {
    let names = registry.names();
    let result = result_type(api);
    let members = names
        .enumeration(result)
        .map(|item| item.members.as_slice())
        .unwrap_or_default();
    let constants = members
        .iter()
        .filter(|member| member.value != 0)
        .map(|member| {
            let short = format_ident!("{}", shorten(&member.name));
            let full = format_ident!("{}", member.name);
            quote!(pub const #short: Error = error(Code::#full);)
        });
    let module = format_ident!("{}", api.word());
    let result = format_ident!("{result}");
    Output::rust(
        format!("{FOLDER}/src/codes/{module}.rs"),
        &format!("spec/declared/{module}/enums.rs"),
        vec![quote! {
            //! The codes of failed calls under the short names that contracts use.

            #![allow(non_upper_case_globals)]

            use cuspec_sys::#module::{Error, #result as Code};

            #(#constants)*

            /// A code that is not success.
            const fn error(code: Code) -> Error {
                match code.result() {
                    Err(error) => error,
                    Ok(()) => panic!(),
                }
            }
        }],
    )
}
