//! How to call each function with arguments that are bytes.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function, Type, rust_type};
use cuspec_spec::{Names, result_type};
use quote::quote;

use crate::emit::{Output, Section};

/// Why the unsafe blocks of thunks are sound.
const UNSAFE: &str = "each rests on what a `Thunk` asks of its caller: the function is the symbol's, \
                      and places are as large as what is read there or written";

pub(super) fn emit(registry: &Registry) -> Output {
    let functions = registry.declared.functions.iter();
    let functions: Vec<_> = functions.filter(|f| f.inline.is_none()).collect();
    let arms: String = functions.iter().map(|function| arm(function)).collect();
    let newest = registry.history.latest();
    let newest = Names::new(&newest);
    let modules = Api::ALL.map(|api| {
        let functions = functions.iter().filter(|function| function.api == api);
        let thunks: String = functions.map(|function| thunk(&newest, function)).collect();
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
        Section::List(modules.concat()),
    ];
    Output::rust("generated/suite/src/thunks.rs", "spec/declared", sections)
}

/// `"cuStreamQuery" | "cuStreamQuery_ptsz" => cuStreamQuery,`
fn arm(function: &Function) -> String {
    let name = &function.name;
    let variant = function.per_thread.as_ref();
    let variant = variant
        .map(|variant| format!(" | {:?}", variant.symbol))
        .unwrap_or_default();
    let module = function.api.word();
    format!("        {name:?}{variant} => {module}::{name},\n")
}

/// The type of a pointer to the function: that of the bindings, unless a toolkit that contracts were not held
/// against yet has given the symbol another form there.
fn pointer(newest: &Names<'_>, function: &Function) -> String {
    let types = |one: &Function| -> Vec<Type> {
        let params = one.params.iter().map(|param| param.ty.clone());
        params.chain([one.result.clone()]).collect()
    };
    let own = newest.function(&function.name);
    if let Some(own) = own.filter(|own| types(own) == types(function)) {
        return format!("Fn_{}", crate::emit::bindings::plain::name(own));
    }
    let ty = |ty: &Type| rust_type(&qualify(ty));
    let params: Vec<String> = function.params.iter().map(|param| ty(&param.ty)).collect();
    let result = match &function.result {
        Type::Void => String::new(),
        result => format!(" -> {}", ty(result)),
    };
    format!("unsafe extern \"C\" fn({}){result}", params.join(", "))
}

/// The type with the paths of what the bindings do not name for others: numbers of C.
fn qualify(ty: &Type) -> Type {
    match ty {
        Type::Named(name) if name.starts_with("c_") => Type::Named(format!("core::ffi::{name}")),
        Type::Named(_) | Type::Void => ty.clone(),
        Type::Pointer { to, is_const } => Type::Pointer {
            to: Box::new(qualify(to)),
            is_const: *is_const,
        },
        Type::Array { of, len } => Type::Array {
            of: Box::new(qualify(of)),
            len: *len,
        },
        Type::Function { params, result } => Type::Function {
            params: params.iter().map(qualify).collect(),
            result: Box::new(qualify(result)),
        },
    }
}

/// The function that reads the arguments one after another, and calls.
fn thunk(newest: &Names<'_>, function: &Function) -> String {
    let name = &function.name;
    let pointer = pointer(newest, function);
    let args: Vec<String> = (0..function.params.len())
        .map(|index| format!("read(a, {index})"))
        .collect();
    let args = args.join(", ");
    let head = format!(
        "    pub(super) unsafe fn {name}(f: *const c_void, a: &[*const u8], r: *mut u8) -> u32"
    );
    let call = format!("transmute::<*const c_void, {pointer}>(f)({args})");
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
