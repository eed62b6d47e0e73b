//! The crate's own module, one for each library, and the list of a library's symbols.

use std::collections::BTreeMap;

use cuspec_spec::declared::Api;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::functions;
use super::names::Names;
use super::types;
use crate::emit::Section;

/// The sections of `lib.rs`.
pub fn emit_crate() -> Vec<TokenStream> {
    vec![
        quote! {
            //! CUDA's Driver and Runtime API, loaded at run time: nothing here is linked against CUDA.
            //!
            //! ```no_run
            //! use cuspec_sys::driver::*;
            //!
            //! fn main() -> Result<(), cuspec_sys::Error> {
            //!     let cuda = Driver::open()?;
            //!     let mut count = 0;
            //!     unsafe {
            //!         cuda.cuInit(0)?.result()?;
            //!         cuda.cuDeviceGetCount(&mut count)?.result()?;
            //!     }
            //!     println!("{count} devices");
            //!     Ok(())
            //! }
            //! ```
            //!
            //! - A method for each symbol, under the symbol's own name: `cuMemAlloc_v2`,
            //!   `cuStreamQuery_ptsz`. The symbol is looked up at the first call; one that the library
            //!   lacks is a [`Missing`] and nothing else happens.
            //! - Codes and enumerations are numbers with names, so that a value of a newer driver is a
            //!   value like any other.
            //! - Handles are pointers that may be null.
            //! - Every method is unsafe for the reasons that make its C function unsafe: what pointers
            //!   point to, and how long it lives, is for the caller to know.

            #![allow(
                non_camel_case_types,
                non_snake_case,
                non_upper_case_globals,
                clippy::too_many_arguments,
                clippy::upper_case_acronyms,
                reason = "the names and the parameters are the C API's"
            )]
            #![allow(clippy::missing_safety_doc, reason = "said once, above")]
        },
        quote! {
            #[macro_use]
            mod code;
            mod error;
            mod library;
        },
        quote! {
            #[cfg(test)]
            mod tests;
        },
        quote! {
            #[rustfmt::skip]
            pub mod driver;
            #[rustfmt::skip]
            pub mod runtime;
        },
        quote! {
            pub use error::{Error, Missing};
            pub use library::Address;
        },
    ]
}

/// The sections of a library's `mod.rs`.
pub fn emit_module(api: Api, files: &[&str]) -> Vec<TokenStream> {
    let library = functions::library(api);
    let (summary, names) = match api {
        Api::Driver => (
            " The Driver API, `libcuda`.",
            quote!(["libcuda.so.1", "libcuda.so"]),
        ),
        Api::Runtime => (
            " The Runtime API, `libcudart`.",
            quote!([
                "libcudart.so.13",
                "libcudart.so.12",
                "libcudart.so.11.0",
                "libcudart.so"
            ]),
        ),
    };
    let modules = files.iter().map(|file| types::ident(file));
    let modules: Vec<Ident> = modules.collect();
    vec![
        quote! {
            #![doc = #summary]
        },
        quote!(#(mod #modules;)*),
        quote!(#(pub use #modules::*;)*),
        quote! {
            #[allow(unused_imports)]
            use core::{ffi::{
                CStr, c_char, c_double, c_float, c_int, c_long, c_longlong, c_schar, c_short,
                c_uchar, c_uint, c_ulong, c_ulonglong, c_ushort, c_void,
            }, mem::{offset_of, transmute}};
            use std::path::Path;
        },
        quote! {
            #[allow(unused_imports)]
            use crate::{error::Missing, library::{Address, Library}};
        },
        quote! {
            /// A loaded library. It is never unloaded, since it may run threads of its own.
            #[derive(Debug)]
            pub struct #library(Library<{ Symbol::ALL.len() }>);
        },
        quote! {
            impl #library {
                /// Loads the library that the system finds.
                pub fn open() -> Result<Self, libloading::Error> {
                    Library::open(&#names).map(Self)
                }

                /// Loads the library at a path.
                pub fn open_from(path: impl AsRef<Path>) -> Result<Self, libloading::Error> {
                    Library::open(&[path.as_ref()]).map(Self)
                }

                /// Where a symbol is, as the type that its `Fn_` alias names. Looked up once.
                pub fn address(&self, symbol: Symbol) -> Result<Address, Missing> {
                    self.0.address(symbol as usize, symbol.name_with_nul(), symbol.introduced())
                }

                /// Whether the library exports a symbol.
                pub fn has(&self, symbol: Symbol) -> bool {
                    self.address(symbol).is_ok()
                }
            }
        },
    ]
}

/// The sections of a library's `symbols.rs`: lists of all symbols, and what can be asked of one.
pub fn emit_symbols(names: &Names, api: Api) -> Vec<Section> {
    let functions = names
        .functions
        .iter()
        .filter(|function| function.api == api);
    let symbols: BTreeMap<&str, Option<u32>> = functions
        .flat_map(|function| functions::symbols(function))
        .map(|symbol| (symbol.name, symbol.introduced))
        .collect();
    let lines = |line: &dyn Fn(&str, u32) -> String| -> String {
        symbols
            .iter()
            .map(|(name, since)| line(name, since.unwrap_or(0)) + "\n")
            .collect()
    };
    let variants = lines(&|name, _| format!("    {name},"));
    let all = lines(&|name, _| format!("    Symbol::{name},"));
    let facts = lines(&|name, since| format!("    (c{name:?}, {since}),"));
    vec![
        Section::List(format!(
            "/// Every symbol that the header of some toolkit declares, in the order of the names' bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Symbol {{
{variants}}}
"
        )),
        Section::Tokens(emit_questions()),
        Section::List(format!("const ALL: &[Symbol] = &[\n{all}];\n")),
        Section::List(format!(
            "/// The name and the version of each; zero where no version is known.
static FACTS: &[(&CStr, u32)] = &[
{facts}];
"
        )),
    ]
}

/// What can be asked of a symbol.
fn emit_questions() -> TokenStream {
    quote! {
        impl Symbol {
            /// All of them, in order.
            pub const ALL: &'static [Symbol] = ALL;

            /// The name that the library exports.
            pub fn name(self) -> &'static str {
                // The names are ASCII.
                self.name_with_nul().to_str().unwrap_or_default()
            }

            /// The name as C wants it.
            pub const fn name_with_nul(self) -> &'static CStr {
                FACTS[self as usize].0
            }

            /// The API version that introduced the symbol, 6000 for 6.0, where the headers tell.
            pub const fn introduced(self) -> Option<u32> {
                match FACTS[self as usize].1 {
                    0 => None,
                    version => Some(version),
                }
            }

            /// The symbol of that name.
            pub fn from_name(name: &str) -> Option<Self> {
                let place = Self::ALL.binary_search_by(|symbol| symbol.name().cmp(name)).ok()?;
                Some(Self::ALL[place])
            }
        }
    }
}

/// The folder of one library.
pub fn folder(api: Api) -> Ident {
    match api {
        Api::Driver => format_ident!("driver"),
        Api::Runtime => format_ident!("runtime"),
    }
}
