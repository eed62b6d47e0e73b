//! Emits functions that call each API function with arguments given as bytes.

use cuspec_spec::declared::{Api, Function, Type};
use cuspec_spec::{Registry, result_type};
use quote::quote;

use crate::emit::bindings::called::Called;
use crate::emit::{Output, Section};

/// The reason why the unsafe blocks of thunks are sound.
const UNSAFE: &str = "each rests on what a `Thunk` asks of its caller: the function is the symbol's, \
                      and places are as large as what is read there or written";

pub(super) fn emit(registry: &Registry) -> Output {
    let functions = registry.declared.functions.iter();
    let functions: Vec<_> = functions.filter(|f| f.inline.is_none()).collect();
    let arms: String = functions.iter().map(|function| arm(function)).collect();
    let forms = Called::of(registry);
    let modules = Api::ALL.map(|api| {
        let functions = functions.iter().filter(|function| function.api == api);
        let thunks: String = functions.map(|function| thunk(&forms, function)).collect();
        let module = api.word();
        format!(
            "mod {module} {{\n    use cuspec_sys::{module}::*;\n\n    use super::*;\n\n{thunks}}}\n"
        )
    });
    let sections = vec![
        Section::Tokens(quote! {
            //! How to call each function with arguments that are bytes.
            #![allow(non_snake_case, unused_variables, clippy::all)]
            #![allow(
                clippy::undocumented_unsafe_blocks,
                reason = #UNSAFE
            )]

            use core::ffi::c_void;
            use core::mem::transmute;
        }),
        Section::Tokens(quote! {
            /// Calls `function` with the arguments at `args`, each read as its parameter's C type. The
            /// code; zero from a function that returns something else, which goes to `returned`.
            ///
            /// # Safety
            /// `function` is the symbol that the thunk is for, each argument is as large as its
            /// parameter's type, and `returned` has room for a result that is no code.
            pub type Thunk =
                unsafe fn(function: *const c_void, args: &[*const u8], returned: *mut u8) -> u32;
        }),
        Section::Text(format!(
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
        Section::Text(modules.concat()),
    ];
    Output::rust("generated/suite/src/thunks.rs", "spec/declared", sections)
}

/// Returns `"cuStreamQuery" | "cuStreamQuery_ptsz" => cuStreamQuery,`.
fn arm(function: &Function) -> String {
    let name = &function.name;
    let variant = function.per_thread.as_ref();
    let variant = variant
        .map(|variant| format!(" | {:?}", variant.symbol))
        .unwrap_or_default();
    let module = function.api.word();
    format!("        {name:?}{variant} => {module}::{name},\n")
}

/// Returns the function that reads the arguments in order and makes the call.
fn thunk(forms: &Called, function: &Function) -> String {
    let name = &function.name;
    let form = forms.function(name);
    let args: Vec<String> = (0..function.params.len())
        .map(|index| format!("read(a, {index})"))
        .collect();
    let args = args.join(", ");
    let head = format!(
        "    pub(super) unsafe fn {name}(f: *const c_void, a: &[*const u8], r: *mut u8) -> u32"
    );
    let call = format!("transmute::<*const c_void, Fn_{form}>(f)({args})");
    match &function.result {
        Type::Named(code) if code == result_type(function.api) => {
            format!("{head} {{\n        unsafe {{ {call}.0 as u32 }}\n    }}\n")
        }
        Type::Void => format!("{head} {{\n        unsafe {{ {call} }};\n        0\n    }}\n"),
        _ => format!(
            "{head} {{\n        let value = unsafe {{ {call} }};\n        unsafe {{ core::ptr::write_unaligned(r.cast(), value) }};\n        0\n    }}\n"
        ),
    }
}
