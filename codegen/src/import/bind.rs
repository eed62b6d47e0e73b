//! A header to bindgen's output, parsed.

use std::path::{Path, PathBuf};

use bindgen::{BindgenError, EnumVariation, Formatter};

use super::error::Error;

/// Where the headers are.
pub struct Headers {
    /// The toolkit's include folder, then others it needs.
    pub include: Vec<PathBuf>,
    /// The stand-ins of the C library's headers.
    pub stubs: PathBuf,
}

/// One way to look at a header: which macros are set before it is read.
pub struct View<'a> {
    pub header: &'a str,
    pub defines: &'a [&'a str],
    /// What is taken: names of files, as regular expressions.
    pub files: &'a [&'a str],
}

/// Makes bindgen use this libclang, or the machine's when none is given.
pub fn load_libclang(path: Option<&Path>) -> Result<(), Error> {
    if let Some(path) = path {
        if !path.exists() {
            return Err(Error::NoLibclang(format!(
                "{} does not exist",
                path.display()
            )));
        }
        // SAFETY: the command has not started any other thread yet.
        unsafe { std::env::set_var("LIBCLANG_PATH", path) };
    }
    clang_sys::load().map_err(|reason| Error::NoLibclang(reason.trim().to_owned()))
}

/// Runs bindgen over one view of a header.
pub fn bind(headers: &Headers, view: &View<'_>) -> Result<syn::File, Error> {
    let mut builder = bindgen::Builder::default()
        .header_contents("cuspec_view.h", &format!("#include <{}>\n", view.header))
        .clang_args([
            "-x",
            "c",
            "-std=c11",
            "-nostdinc",
            "--target=x86_64-unknown-linux-gnu",
        ])
        .clang_arg("-Wno-everything")
        .clang_arg("-isystem")
        .clang_arg(headers.stubs.display().to_string())
        .clang_args(view.defines.iter().map(|name| format!("-D{name}")))
        .default_enum_style(EnumVariation::NewType {
            is_bitfield: false,
            is_global: false,
        })
        .layout_tests(true)
        .generate_comments(false)
        .derive_copy(true)
        .derive_debug(false)
        .prepend_enum_name(false)
        .sort_semantically(false)
        .disable_header_comment()
        .formatter(Formatter::None);
    for folder in &headers.include {
        builder = builder
            .clang_arg("-I")
            .clang_arg(folder.display().to_string());
    }
    for file in view.files {
        builder = builder.allowlist_file(file);
    }
    let bindings = builder.generate().map_err(|error| match error {
        BindgenError::ClangDiagnostic(text) => Error::Header {
            header: view.header.into(),
            text,
        },
        other => Error::Header {
            header: view.header.into(),
            text: other.to_string(),
        },
    })?;
    syn::parse_file(&bindings.to_string())
        .map_err(|error| Error::Internal(format!("bindgen's output does not parse: {error}")))
}
