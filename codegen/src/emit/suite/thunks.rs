//! How to call each function with arguments that are bytes.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function};
use quote::quote;

use crate::emit::{Output, Section};

pub fn emit(registry: &Registry) -> Output {
    let functions: Vec<_> = registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver)
        .collect();
    let thunks: String = functions.iter().map(|function| thunk(function)).collect();
    let arms: String = functions.iter().map(|function| arm(function)).collect();
    let sections = vec![
        Section::Tokens(quote! {
            //! How to call each function with arguments that are bytes.
            #![allow(non_snake_case, unused_variables, clippy::all)]

            use core::ffi::c_void;
            use core::mem::transmute;

            use cuspec_sys::driver::*;
        }),
        Section::Tokens(quote! {
            /// Calls `function` with the arguments at `args`, each read as its parameter's C type.
            pub type Thunk = unsafe fn(function: *const c_void, args: &[*const u8]) -> u32;
        }),
        Section::List(format!(
            "/// How to call a symbol; `None` for one that no toolkit declares.
pub fn thunk(symbol: &str) -> Option<Thunk> {{
    Some(match symbol {{
{arms}        _ => return None,
    }})
}}
"
        )),
        Section::Tokens(quote! {
            unsafe fn read<T>(args: &[*const u8], index: usize) -> T {
                unsafe { core::ptr::read_unaligned(args[index].cast::<T>()) }
            }
        }),
        Section::List(thunks),
    ];
    Output::rust(
        "generated/suite/src/thunks.rs",
        "spec/declared/driver",
        sections,
    )
}

/// `"cuStreamQuery" | "cuStreamQuery_ptsz" => cuStreamQuery,`
fn arm(function: &Function) -> String {
    let name = &function.name;
    let twin = function.per_thread.as_ref();
    let twin = twin
        .map(|twin| format!(" | {:?}", twin.symbol))
        .unwrap_or_default();
    format!("        {name:?}{twin} => {name},\n")
}

/// The function that reads the arguments one after another, and calls.
fn thunk(function: &Function) -> String {
    let name = &function.name;
    let args: Vec<String> = (0..function.params.len())
        .map(|index| format!("read(a, {index})"))
        .collect();
    let args = args.join(", ");
    format!(
        "unsafe fn {name}(f: *const c_void, a: &[*const u8]) -> u32 {{
    unsafe {{ transmute::<*const c_void, Fn_{name}>(f)({args}).0 as u32 }}
}}
"
    )
}
