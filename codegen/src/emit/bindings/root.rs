//! Emits the root module of the crate, and a module for each library.

use std::collections::BTreeSet;
use std::ffi::CString;

use cuspec_spec::case;
use cuspec_spec::declared::{Api, Declared, Library};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::functions;
use super::names::Names;
use super::types;

/// Returns the sections of `lib.rs`.
pub(super) fn emit_crate(apis: &[Api]) -> Vec<TokenStream> {
    let variants: Vec<Ident> = apis.iter().copied().map(functions::library).collect();
    let modules: Vec<Ident> = apis.iter().copied().map(folder).collect();
    let libraries = apis.iter().skip(Api::ALL.len());
    let libraries: Vec<Ident> = libraries.copied().map(folder).collect();
    let libraries = libraries_doc(&libraries);
    let why = UNDOCUMENTED;
    let (attributes, prelude) = (attributes(), prelude());
    let own = Api::ALL.map(crate_name);
    let own_modules = Api::ALL.map(folder);
    let library_modules = &modules[Api::ALL.len()..];
    let conditions: Vec<TokenStream> = apis.iter().copied().map(condition).collect();
    let library_conditions = &conditions[Api::ALL.len()..];
    vec![
        quote! {
            //! CUDA's Driver and Runtime API, all toolkits in one build, loaded at run time.
            //!
            //! ```no_run
            //! use cuspec_sys::driver::*;
            //!
            //! let cuda = Driver::open()?.values();
            //! cuda.cuInit(0)?;
            //! println!("{} devices", cuda.cuDeviceGetCount()?);
            //! # Ok::<(), cuspec_sys::Error>(())
            //! ```
            //!
            //! - `values()` has the functions whose contract is known: what C writes to a place is what they
            //!   return, and they are safe where nothing is left to the caller ([`driver::values`],
            //!   [`runtime::values`]). All functions are methods of [`driver::Driver`] and
            //!   [`runtime::Runtime`], which are unsafe for the reasons that make the C function unsafe
            //!   ([`driver::functions`], [`runtime::functions`]).
            //! - Each method is a field as well, an [`Entry`], that can be asked whether the loaded library has
            //!   the function: `cuda.cuLaunchKernelEx.is_available()`. To call one that it lacks is an
            //!   error that names it ([`Missing`]), and nothing else happens.
            //! - Names are those of symbols, `cuMemAlloc_v2`, `cuStreamQuery_ptsz`; a plain name, `cuMemAlloc`, is
            //!   the symbol that it means to programs built with the newest headers. Functions are looked for
            //!   when they are first needed, through `cuGetProcAddress` where the driver has it, at
            //!   the API version that introduced the symbol: what is called has the signature that stands here.
            //! - Codes and enumerations are numbers with names, so that a value of a newer driver is a
            //!   value like any other. The names are constants of the types, and of the modules as in C.
            //! - Records and functions that changed have a form for each stretch of toolkits; older ones
            //!   are called after the version that ended them, `cudaDeviceProp_before_13000`.
            //! - Handles are pointers that may be null.
            #libraries
            //! - Functions, rules and scenarios link to the reference, as `cargo cuspec site` leaves it:
            //!   beside the folder of these pages.
            //!
            //! Features: `std`, on by default, loads libraries; without it [`driver::Driver::from_lookup`] takes
            //! one. `functions` has free functions of [`driver::Driver::shared`]. `link-driver`, `link-runtime`,
            //! `link-runtime-static` and `link` declare functions for the linker, in modules `link`. Libraries beside
            //! both APIs have a feature of their name each, and `libraries` is all of them.

            #attributes
            #![warn(missing_docs)]
            #prelude
        },
        quote! {
            #[macro_use]
            extern crate cuspec_sys_core;

            // Modules of libraries use this path, like the crates of both APIs.
            #[allow(unused_imports, reason = "a library's module may not be there")]
            use cuspec_sys_core::code;
        },
        quote! {
            // Separate crates, which the compiler builds in parallel.
            #(pub use #own as #own_modules;)*
            #(
                #[allow(missing_docs, reason = #why)]
                #library_conditions
                #[rustfmt::skip]
                pub mod #library_modules;
            )*
        },
        quote! {
            #[cfg(feature = "std")]
            pub use cuspec_sys_core::OpenError;
            #[doc(hidden)]
            pub use cuspec_sys_core::Query;
            #[rustfmt::skip]
            pub use cuspec_sys_core::{
                Address, Entry, Library, Loaded, Missing, Options, Symbol, Symbols,
            };
        },
        quote! {
            #[rustfmt::skip]
            any_error!(#(#conditions #variants(#modules)),*);
        },
    ]
}

/// Returns the lint attributes of each crate of the bindings.
fn attributes() -> TokenStream {
    quote! {
        #![allow(
            non_camel_case_types,
            non_snake_case,
            non_upper_case_globals,
            clippy::too_many_arguments,
            clippy::upper_case_acronyms,
            reason = "the names and the parameters are the C API's"
        )]
        #![allow(clippy::missing_safety_doc, reason = "said once, on the front page of cuspec-sys")]
        #![allow(deprecated, reason = "methods call their like")]
        #![no_std]
    }
}

/// Returns the first items of each crate of the bindings.
fn prelude() -> TokenStream {
    quote! {
        #[cfg(not(target_pointer_width = "64"))]
        compile_error!("cuspec-sys needs a 64-bit target.");

        extern crate alloc;
        #[cfg(feature = "std")]
        extern crate std;
    }
}

/// Returns the sections of the `lib.rs` of the crate of shared types.
pub(super) fn emit_shared() -> Vec<TokenStream> {
    let attributes = attributes();
    vec![
        quote! {
            //! Types of the driver's that the runtime names as well.
            //!
            //! A part of the crate `cuspec-sys`, which is what programs depend on.

            #attributes
        },
        quote! {
            #[rustfmt::skip]
            mod types;

            #[allow(unused_imports, reason = "a registry may have no use for it")]
            use cuspec_sys_core::code;
            pub use types::*;
        },
    ]
}

/// Returns the head of the file of shared types.
pub(super) fn emit_shared_head() -> TokenStream {
    quote! {
        //! The types.
        #![allow(
            clippy::undocumented_unsafe_blocks,
            reason = #UNSAFE
        )]

        #[allow(unused_imports, reason = "a registry may have no use for all of them")]
        use core::ffi::{
            c_char, c_double, c_float, c_int, c_long, c_longlong, c_schar, c_short, c_uchar, c_uint,
            c_ulong, c_ulonglong, c_ushort, c_void,
        };
    }
}

/// Returns the name of the crate of an API with contracts.
pub(super) fn crate_name(api: Api) -> Ident {
    format_ident!("cuspec_sys_{}", api.word())
}

/// Returns the condition for compiling the module of an API: a library needs the feature of its name. The
/// documentation has all.
fn condition(api: Api) -> TokenStream {
    match api {
        Api::Driver | Api::Runtime => quote!(),
        Api::Library(library) => {
            let feature = library.word;
            quote!(#[cfg(any(doc, feature = #feature))])
        }
    }
}

/// Returns the part of the manifest that depends on the libraries: a feature for each, and one for all.
pub(super) fn emit_features(apis: &[Api]) -> String {
    let words = apis.iter().skip(Api::ALL.len()).map(|api| api.word());
    let words: Vec<&str> = words.collect();
    let each = words.iter().map(|word| format!("{word} = []\n"));
    let all: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
    format!(
        "# A module for each library beside both APIs.\nlibraries = [{}]\n{}",
        all.join(", "),
        each.collect::<String>()
    )
}

/// The reason why some items in a library's modules have no documentation.
const UNDOCUMENTED: &str = "methods say what calls do; types and constants are the C API's own, and \
                            their names are all that is known of most";

/// The reason why the unsafe blocks of a library's modules are sound, for each of three kinds.
const UNSAFE: &str = "a method hands on what its own caller answers for; a value of the C API starts as \
                      zeros, which all its types allow; a table has a row for each entry";

/// Returns the head of an API that is a separate crate, with its shared types.
fn own_crate(shared: &[Ident]) -> TokenStream {
    let (attributes, prelude) = (attributes(), prelude());
    let why = UNDOCUMENTED;
    let shared = (!shared.is_empty()).then(|| {
        quote! {
            #[rustfmt::skip]
            pub use crate::shared::{#(#shared),*};
        }
    });
    quote! {
        //!
        //! A part of the crate `cuspec-sys`, which is what programs depend on.
        #attributes
        #![allow(missing_docs, reason = #why)]
        #prelude

        #[macro_use]
        extern crate cuspec_sys_core;

        #[allow(unused_imports, reason = "a registry may have no use for it")]
        use cuspec_sys_core::code;
        #[allow(unused_imports, reason = "a registry may have no use for it")]
        use cuspec_sys_shared as shared;
        #shared
    }
}

/// Returns the sections of a library's `mod.rs`, or of the `lib.rs` of an API with a separate crate. The
/// idents are the names of its shared types.
pub(super) fn emit_module(
    names: &Names,
    api: Api,
    declared: &Declared,
    files: &[&str],
    plain: &[TokenStream],
    shared: &[Ident],
) -> Vec<TokenStream> {
    let library = functions::library(api);
    let summary = match api {
        Api::Driver => " The Driver API, `libcuda`.".to_owned(),
        Api::Runtime => " The Runtime API, `libcudart`.".to_owned(),
        Api::Library(library) => format!(" {}, `{}`.", library.title, library.file()),
    };
    let version = version(api);
    let codes = names.codes(api).map(types::ident);
    let (linux, windows, macos) = file_names(api, declared);
    let link = match api {
        Api::Driver | Api::Runtime => quote! {
            #[cfg(feature = "link")]
            #[rustfmt::skip]
            pub mod link;
        },
        // `cuspec-link` does not support these.
        Api::Library(_) => quote!(),
    };
    // A library without contracts has no such module.
    let values = Api::ALL.contains(&api).then(|| {
        quote! {
            #[cfg(any(doc, feature = "functions"))]
            #[path = "value_functions.rs"]
            #[rustfmt::skip]
            pub mod values;
        }
    });
    let files = files.iter().map(|file| format!("{file}.rs"));
    let own = Api::ALL.contains(&api).then(|| own_crate(shared));
    vec![
        quote! {
            #![doc = #summary]
            #![allow(
                clippy::undocumented_unsafe_blocks,
                reason = #UNSAFE
            )]
            #own
        },
        quote! {
            // A single module, because re-exports between modules would take most of the compile time.
            #(include!(#files);)*
        },
        quote! {
            // The documentation shows enumerators with their types, and functions in a separate module.
            #[cfg(not(doc))]
            include!("free.rs");

            #[cfg(any(doc, feature = "functions"))]
            #[rustfmt::skip]
            pub mod functions;
            #[cfg(feature = "functions")]
            #[doc(no_inline)]
            pub use functions::*;
            #values
            #link
            #[cfg(test)]
            #[rustfmt::skip]
            mod layout;
        },
        quote! {
            #[allow(unused_imports)]
            #[rustfmt::skip]
            use core::{ffi::{
                CStr, c_char, c_double, c_float, c_int, c_long, c_longlong, c_schar, c_short,
                c_uchar, c_uint, c_ulong, c_ulonglong, c_ushort, c_void,
            }, mem::offset_of};
            #[cfg(feature = "std")]
            use std::path::Path;
        },
        quote! {
            #[allow(unused_imports)]
            #[rustfmt::skip]
            use cuspec_sys_core::{
                Address, Entry, Library, Loaded, Missing, Options, Query, Symbols,
                handle,
                opened::Shared,
                symbol::{NONE, Row},
            };
        },
        quote! {
            #[cfg(feature = "std")]
            use cuspec_sys_core::OpenError;
        },
        quote!(#(error!(#codes);)*),
        quote!(plain!(#(#plain),*);),
        quote! {
            #[rustfmt::skip]
            unsafe impl Loaded for #library {
                type Entries = Entries;
                const SYMBOLS: &'static Symbols = &SYMBOLS;
                const VERSION: Query = #version;
                const NAMES: &'static [&'static str] = if cfg!(windows) {
                    &[#(#windows),*]
                } else if cfg!(target_os = "macos") {
                    &[#(#macos),*]
                } else {
                    &[#(#linux),*]
                };
                #[inline]
                fn new(entries: &'static Entries) -> Self {
                    #library(entries)
                }
                #[inline]
                fn entries(self) -> &'static Entries {
                    self.0
                }
                #[inline]
                fn place() -> &'static Shared {
                    static SHARED: Shared = Shared::new();
                    &SHARED
                }
            }
        },
    ]
}

/// Returns the file names of a library on Linux, Windows and macOS, the most likely name first.
fn file_names(api: Api, declared: &Declared) -> (Vec<String>, Vec<String>, Vec<String>) {
    let texts = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    if api == Api::Driver {
        return (
            texts(&[
                "libcuda.so.1",
                "libcuda.so",
                "/usr/lib/wsl/lib/libcuda.so.1",
            ]),
            texts(&["nvcuda.dll"]),
            texts(&["libcuda.dylib", "/usr/local/cuda/lib/libcuda.dylib"]),
        );
    }
    if let Api::Library(library) = api {
        return library_names(library, declared);
    }
    // Until toolkit 11 the name contained the minor version, which was always zero.
    let majors = declared
        .toolkits
        .iter()
        .rev()
        .map(|release| release.toolkit.0[0]);
    let majors: BTreeSet<u16> = majors.collect();
    let number = |major: &u16, dot: &str| match major {
        ..=11 => format!("{major}{dot}0"),
        major => major.to_string(),
    };
    let linux = majors
        .iter()
        .rev()
        .map(|major| format!("libcudart.so.{}", number(major, ".")));
    let windows = majors
        .iter()
        .rev()
        .map(|major| format!("cudart64_{}.dll", number(major, "")));
    (
        linux.chain(["libcudart.so".to_owned()]).collect(),
        windows.collect(),
        texts(&["libcudart.dylib", "/usr/local/cuda/lib/libcudart.dylib"]),
    )
}

/// Returns the file names of a library: one for each imported major release, the newest first, and the plain
/// one.
fn library_names(
    library: &Library,
    declared: &Declared,
) -> (Vec<String>, Vec<String>, Vec<String>) {
    let releases = declared.toolkits.iter();
    let majors: BTreeSet<u16> = releases.map(|release| release.toolkit.0[0]).collect();
    let files = majors.into_iter().rev().map(|major| library.files(major));
    let (mut linux, mut windows): (Vec<String>, Vec<String>) = files.unzip();
    // File names without a release number are the same for all releases.
    linux.dedup();
    windows.dedup();
    linux.push(format!("{}.so", library.file()));
    (linux, windows, vec![format!("{}.dylib", library.file())])
}

/// Returns the list of the other libraries for the front page.
fn libraries_doc(modules: &[Ident]) -> TokenStream {
    if modules.is_empty() {
        return quote!();
    }
    let modules = modules.iter().map(|module| format!("[`{module}`]"));
    let modules: Vec<String> = modules.collect();
    let line = format!(
        " - Libraries beside both APIs have modules of the same shape: {}.",
        modules.join(", ")
    );
    quote!(#![doc = #line])
}

/// Returns the code that queries the version of a loaded library.
fn version(api: Api) -> TokenStream {
    let query = match api {
        Api::Driver => case::Query::Number("cuDriverGetVersion"),
        Api::Runtime => case::Query::Number("cudaRuntimeGetVersion"),
        Api::Library(library) => library.version,
    };
    let text = |name: &str| Literal::c_string(&CString::new(name).unwrap_or_default());
    match query {
        case::Query::Number(name) => {
            let name = text(name);
            quote!(Query::Number(#name))
        }
        case::Query::Pair(name) => {
            let name = text(name);
            quote!(Query::Pair(#name))
        }
    }
}

/// Returns the folder of a library.
pub(super) fn folder(api: Api) -> Ident {
    format_ident!("{}", api.word())
}
