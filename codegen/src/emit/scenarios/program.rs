//! Emits scenarios as programs that can be pasted: `main` opens the library through `cuspec-sys`, sets up the
//! initial state of the scenario, and asserts its expectations.
//!
//! The body is the author's text; only calls of the suite are replaced.

mod edit;

use std::collections::BTreeSet;

use cuspec_spec::case::Api;
use cuspec_spec::contract::{NeedId, Scenario, SpecialNeeds};
use cuspec_spec::{Names, Registry, result_type};
use quote::quote;
use syn::Block;

use super::edits::lines;
use crate::emit::bindings::called::Called;
use crate::emit::{Form, Output, Section, banner, bindings};
use edit::Edited;

const FOLDER: &str = "generated/programs";

/// Names that a program may import, besides the module of the library.
const IMPORTS: &[(&str, &str)] = &[
    ("CStr", "std::ffi::CStr"),
    ("c_char", "std::ffi::c_char"),
    ("c_int", "std::ffi::c_int"),
    ("c_uint", "std::ffi::c_uint"),
    ("c_void", "std::ffi::c_void"),
    ("ptr", "std::ptr"),
];

/// Data that all programs share.
pub(super) struct Programs<'r> {
    /// The functions that are safe to call.
    safe: BTreeSet<&'r str>,
    names: Names<'r>,
    special_needs: SpecialNeeds,
}

impl<'r> Programs<'r> {
    pub(super) fn of(registry: &'r Registry) -> Self {
        Self {
            safe: bindings::safe_functions(registry),
            names: registry.names(),
            special_needs: registry.contracts.vocabulary.special_needs,
        }
    }
}

/// Returns the file of a program.
pub(super) fn file(scenario: &Scenario, text: &str) -> Output {
    let Scenario { id, file, .. } = scenario;
    let source = format!("spec/contracts/{}/{file}.rs", scenario.api.word());
    let path = format!("{FOLDER}/src/{id}.rs");
    Output::text(path, banner("//", &source) + "\n" + text)
}

/// Returns one program. Calls of unsafe functions are in a single unsafe block.
pub(super) fn program(
    scenario: &Scenario,
    block: &Block,
    called: &Called,
    of_all: &Programs<'_>,
) -> String {
    let full_name = |short: &str| of_all.names.code(scenario.api, short).map(str::to_owned);
    let body = edit::edit(scenario.api, &scenario.source, block, &full_name, called);
    let below = body.below.iter().map(|one| of_the_driver(one.text()));
    let support: Vec<String> = below
        .chain(body.support.iter().map(|one| one.text().to_owned()))
        .collect();
    let images = images(&body);
    let used = [body.text.as_str(), &images].into_iter();
    let used = used.chain(support.iter().map(String::as_str));
    let needs = |need: Option<NeedId>| need.is_some_and(|need| scenario.needs.contains(&need));
    let has_context = needs(of_all.special_needs.context);
    let is_safe = |call: &String| of_all.safe.contains(call.as_str());
    let is_unsafe = has_context || body.is_unsafe || !scenario.calls.iter().all(is_safe);
    let is_prepared = has_context || needs(of_all.special_needs.initialized);
    // The driver prepares the process for scenarios of both libraries.
    let (library, driver, has_driver) = match scenario.api {
        Api::Driver => ("Driver", "cuda", false),
        _ => ("Runtime", "libcuda", body.has_driver || is_prepared),
    };
    let mut text = comment(&scenario.doc);
    text += &imports(scenario.api, &used.collect::<Vec<_>>());
    text += "\nfn main() -> Result<(), Box<dyn std::error::Error>> {\n";
    if has_driver {
        text += "    let libcuda = cuspec_sys::driver::Driver::open()?.values();\n";
    }
    text += &format!("    let cuda = {library}::open()?.values();\n");
    if is_prepared {
        text += &format!("    {driver}.cuInit(0)?;\n");
    }
    if is_unsafe {
        text += "    // SAFETY: handles live until they are destroyed, and pointers lead to memory that lives.\n";
        text += "    unsafe {\n";
    }
    if has_context {
        text += &format!("        let primary = {driver}.cuDevicePrimaryCtxRetain(0)?;\n");
        text += &format!("        {driver}.cuCtxSetCurrent(primary)?;\n\n");
    }
    text += &lines(&body.text, if is_unsafe { "    " } else { "" });
    if has_context {
        text += &format!("\n        {driver}.cuDevicePrimaryCtxRelease_v2(0)?;\n");
    }
    if is_unsafe {
        text += "    }\n";
    }
    text += "    Ok(())\n}\n";
    text += &codes(scenario.api, &body);
    text += &images;
    for part in support {
        text.push('\n');
        text += &part;
    }
    text
}

/// Returns a helper of the driver for a program of the runtime, with the driver's types qualified.
fn of_the_driver(text: &str) -> String {
    let is_type = |word: &str| word.starts_with("CU") || word == "Values" || word == "Error";
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_word) {
        let end = rest[start..]
            .find(|c| !is_word(c))
            .map_or(rest.len(), |end| start + end);
        let (before, word) = (&rest[..start], &rest[start..end]);
        out.push_str(before);
        if is_type(word) && !out.ends_with("::") {
            out.push_str("cuspec_sys::driver::");
        }
        out.push_str(word);
        rest = &rest[end..];
    }
    out + rest
}

/// Returns the sentence as a plain comment, not as a doc comment, because programs are also included in
/// modules.
fn comment(doc: &str) -> String {
    let mut lines = vec![String::from("//")];
    for word in doc.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() < 100 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("// {word}")),
        }
    }
    lines.join("\n") + "\n\n"
}

fn imports(api: Api, texts: &[&str]) -> String {
    let is_used = |name: &str| {
        texts.iter().any(|text| {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let mut places = text.match_indices(name);
            places.any(|(at, _)| {
                let before = text[..at].chars().next_back();
                let behind = &text[at + name.len()..];
                // `std::ptr` is already qualified; `memory.ptr` and `ptr: memory` are fields.
                let begins = before.is_none_or(|c| !is_word(c) && c != ':' && c != '.');
                let is_field = behind.starts_with(": ");
                begins && !is_field && behind.chars().next().is_none_or(|c| !is_word(c))
            })
        })
    };
    let mut uses: Vec<String> = IMPORTS
        .iter()
        .filter(|(name, _)| is_used(name))
        .map(|(_, path)| format!("use {path};\n"))
        .collect();
    if !uses.is_empty() {
        uses.push("\n".to_owned());
    }
    uses.push(format!("use cuspec_sys::{}::*;\n", api.word()));
    uses.concat()
}

/// Returns the kernels that the program loads, as constants.
fn images(body: &Edited) -> String {
    let images = body.images.iter().map(|image| {
        let name = edit::constant(image);
        let text = cuspec_kernels::text(image).trim_end_matches('\0');
        let (doc, text) = text.split_once('\n').unwrap_or_default();
        format!("\n/{doc}\nconst {name}: &CStr = cr\"{text}\";\n")
    });
    images.collect()
}

/// Returns the codes that the program names, as constants of the error type.
fn codes(api: Api, body: &Edited) -> String {
    if body.codes.is_empty() {
        return String::new();
    }
    let ty = result_type(api);
    let mut text = String::from("\n// The codes that calls are expected to fail with.\n");
    for (short, full) in &body.codes {
        // The spelling of the runtime's codes is not that of constants.
        if short.to_string().contains(char::is_lowercase) {
            text += "#[allow(non_upper_case_globals)]\n";
        }
        text += &format!("const {short}: Error = error({ty}::{full});\n");
    }
    text + &format!(
        "\nconst fn error(code: {ty}) -> Error {{
    match code.result() {{
        Err(error) => error,
        Ok(()) => panic!(),
    }}
}}\n"
    )
}

/// Returns the root of the crate, and the list that maps ids to programs.
pub(super) fn lists<'a>(ids: impl Iterator<Item = &'a str>) -> [Output; 2] {
    let entries = ids.map(|id| {
        let module = id.replace('/', "_");
        format!("    {module} = {id:?}, include!(\"{id}.rs\");\n\n")
    });
    let entries: String = entries.collect();
    let source = "spec/contracts";
    let root = quote! {
        //! Every scenario as a program of its own, as the reference shows it.

        #[rustfmt::skip]
        mod list;

        pub use list::PROGRAMS;
    };
    let outcome = quote! {
        /// What a program comes to.
        pub type Outcome = Result<(), Box<dyn std::error::Error>>;
    };
    let head = quote! {
        //! The programs, each in a module of its own.
        #![allow(dead_code, deprecated, non_snake_case, clippy::all)]
        #![allow(
            clippy::undocumented_unsafe_blocks,
            reason = "a program answers for every call that it makes"
        )]
    };
    let programs = format!(
        "/// A module for each program, and the list of them.
macro_rules! programs {{
    ($($module:ident = $id:literal, $program:item)*) => {{
        /// The programs by the ids of their scenarios. Changes of the process last: run each in a process of its own.
        pub const PROGRAMS: &[(&str, fn() -> crate::Outcome)] = &[$(($id, $module::run)),*];

        $(mod $module {{
            $program

            pub(super) fn run() -> crate::Outcome {{
                main()
            }}
        }})*
    }};
}}

programs! {{
{entries}}}
"
    );
    let list = Output::rust(
        format!("{FOLDER}/src/list.rs"),
        source,
        vec![head.into(), Section::Text(programs)],
    );
    [
        Output::rust(format!("{FOLDER}/src/lib.rs"), source, vec![root, outcome]),
        list.with_form(Form::Lines),
    ]
}
