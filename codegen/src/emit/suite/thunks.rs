//! How to call each function with arguments that are bytes.

use cuspec_spec::Registry;
use cuspec_spec::declared::Api;
use quote::{format_ident, quote};

use crate::emit::Output;

pub fn emit(registry: &Registry) -> Output {
    let functions: Vec<_> = registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver)
        .collect();
    let thunks = functions.iter().map(|function| {
        let name = format_ident!("{}", function.name);
        let alias = format_ident!("Fn_{}", function.name);
        let args = (0..function.params.len()).map(|index| {
            let index = proc_macro2::Literal::usize_unsuffixed(index);
            quote!(read(a, #index))
        });
        quote! {
            unsafe fn #name(f: *const c_void, a: &[*const u8]) -> u32 {
                unsafe { transmute::<*const c_void, #alias>(f)(#(#args),*).0 as u32 }
            }
        }
    });
    let arms = functions.iter().map(|function| {
        let name = format_ident!("{}", function.name);
        let symbol = &function.name;
        let twin = function.per_thread.iter().map(|twin| &twin.symbol);
        quote!(#symbol #(| #twin)* => #name,)
    });
    let sections = vec![
        quote! {
            //! How to call each function with arguments that are bytes.
            #![allow(non_snake_case, unused_variables, clippy::all)]

            use core::ffi::c_void;
            use core::mem::transmute;

            use cuspec_sys::driver::*;
        },
        quote! {
            /// Calls `function` with the arguments at `args`, each read as its parameter's C type.
            pub type Thunk = unsafe fn(function: *const c_void, args: &[*const u8]) -> u32;
        },
        quote! {
            /// How to call a symbol; `None` for one that no toolkit declares.
            pub fn thunk(symbol: &str) -> Option<Thunk> {
                Some(match symbol {
                    #(#arms)*
                    _ => return None,
                })
            }
        },
        quote! {
            unsafe fn read<T>(args: &[*const u8], index: usize) -> T {
                unsafe { core::ptr::read_unaligned(args[index].cast::<T>()) }
            }
        },
        quote!(#(#thunks)*),
    ];
    Output::rust(
        "generated/suite/src/thunks.rs",
        "spec/declared/driver",
        sections,
    )
}
