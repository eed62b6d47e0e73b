//! Emits the suite, crate `cuspec-suite`: planned cases as data, and a thunk for each function.

mod exemplars;
mod mutants;
mod programs;
mod resources;
mod sentences;
mod thunks;

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::Api;
use cuspec_spec::case::table;
use cuspec_spec::{result_type, shorten};
use quote::{format_ident, quote};
use rayon::prelude::*;

use super::{Form, Output, Section};
use crate::plan::plan_each;
use exemplars::Made;

const FOLDER: &str = "generated/suite";

/// The hash of each file of the registry that the suite was made from, which lets the runner detect an outdated suite.
const SOURCES: &str = "generated/suite/sources.txt";

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
    let sentences = sentences::emit(registry);
    let root = Output::rust(
        format!("{FOLDER}/src/lib.rs"),
        "all of spec",
        root(groups.keys(), sentences.keys()),
    );
    outputs.push(root.with_form(Form::Lines));
    outputs.extend(sentences.into_values());
    outputs.extend(sentences::shared(registry));
    let files = [thunks::emit, resources::emit, mutants::emit, programs::emit];
    outputs.par_extend(files.into_par_iter().map(|emit| emit(registry)));
    outputs.push(exemplars::emit(registry, &made));
    outputs.push(exemplars::states(registry));
    outputs.extend(Api::ALL.map(|api| codes(registry, api)));
    let sources = Output::text(SOURCES, registry.sources.to_string());
    outputs.push(sources.with_form(Form::Lines));
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

fn root<'a>(
    groups: impl Iterator<Item = &'a (Api, String)>,
    contracts: impl Iterator<Item = &'a (Api, &'a str)>,
) -> Vec<Section> {
    let files = groups.map(|(api, group)| {
        format!(
            "    include_str!(\"../cases/{}/{group}.cases\"),\n",
            api.word()
        )
    });
    let files: String = files.collect();
    let sentences = contracts.map(|(api, file)| {
        format!(
            "    include_str!(\"../sentences/{}/{file}.json\"),\n",
            api.word()
        )
    });
    let sentences: String = sentences.collect();
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
            pub use resources::{EFFECTS, RESOURCES, RETURNING_LAST_ERROR, names};
            pub use scenarios::SCENARIOS;
            pub use states::State;
            pub use thunks::{Thunk, thunk};
        }
        .into(),
        Section::Text(format!(
            "/// Every case, a file per group; `cuspec_case::table` reads them.
#[rustfmt::skip]
pub const CASES: &[&str] = &[
{files}];
"
        )),
        Section::Text(format!(
            "/// The sentences of rules, parameters and scenarios, JSON for each file of contracts.
#[rustfmt::skip]
pub const SENTENCES: &[&str] = &[
{sentences}];
"
        )),
        quote! {
            /// The sentences of needs by name, JSON.
            pub const NEEDS: &str = include_str!("../needs.json");

            /// The codes that the newest toolkit documents, by function: JSON for each API.
            pub const DOCUMENTED: [&str; 2] = [
                include_str!("../documented/driver.json"),
                include_str!("../documented/runtime.json"),
            ];
        }
        .into(),
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
