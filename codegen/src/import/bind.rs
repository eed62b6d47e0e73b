//! Runs bindgen on headers and parses its output.

use std::path::{Path, PathBuf};

use bindgen::{BindgenError, CodegenConfig, EnumVariation, Formatter};

use super::error::Error;

/// Include folders of a toolkit.
#[derive(Clone)]
pub(super) struct Headers {
    /// The toolkit's include folder, then others that it needs.
    pub include: Vec<PathBuf>,
    /// Stubs of the C library's headers.
    pub stubs: PathBuf,
}

impl Headers {
    /// Returns the path of a header.
    pub(super) fn find(&self, name: &str) -> Option<PathBuf> {
        let places = self.include.iter().map(|folder| folder.join(name));
        places.into_iter().find(|path| path.is_file())
    }
}

/// One view of the headers.
pub(super) struct View<'a> {
    /// Headers to include.
    headers: &'a [&'a str],
    /// Macros defined before the includes.
    defines: &'a [&'a str],
    /// Headers whose declarations are kept.
    files: &'a [&'a str],
    /// Only functions, without the types they use.
    is_functions: bool,
    /// Only types.
    is_types: bool,
    target: &'static str,
}

/// Target platforms of the headers.
pub(super) const LINUX: &str = "x86_64-unknown-linux-gnu";
pub(super) const WINDOWS: &str = "x86_64-pc-windows-msvc";

impl<'a> View<'a> {
    pub(super) fn all(
        headers: &'a [&'a str],
        defines: &'a [&'a str],
        files: &'a [&'a str],
    ) -> Self {
        Self {
            headers,
            defines,
            files,
            is_functions: false,
            is_types: false,
            target: LINUX,
        }
    }

    /// The same view on another platform.
    pub(super) fn on(self, target: &'static str) -> Self {
        Self { target, ..self }
    }

    /// The types of this view on Windows.
    pub(super) fn on_windows(self) -> Self {
        Self {
            is_types: true,
            target: WINDOWS,
            ..self
        }
    }

    pub(super) fn functions(
        headers: &'a [&'a str],
        defines: &'a [&'a str],
        files: &'a [&'a str],
    ) -> Self {
        Self {
            is_functions: true,
            ..Self::all(headers, defines, files)
        }
    }
}

/// Makes bindgen use this libclang, or the machine's if none is given.
pub(super) fn load_libclang(path: Option<&Path>) -> Result<(), Error> {
    if let Some(path) = path {
        if !path.exists() {
            return Err(Error::NoLibclang(format!(
                "{} does not exist",
                path.display()
            )));
        }
        // SAFETY: no other thread runs yet.
        unsafe { std::env::set_var("LIBCLANG_PATH", path) };
    }
    clang_sys::load().map_err(|reason| {
        let reason = reason.trim();
        Error::NoLibclang(match path {
            Some(path) => format!("{} cannot be loaded: {reason}", path.display()),
            None => reason.to_owned(),
        })
    })
}

/// File name of the text that includes a view's headers.
pub(super) const VIEW: &str = "cuspec_view.h";

impl View<'_> {
    /// Headers whose declarations are kept.
    pub(super) fn files(&self) -> &[&str] {
        self.files
    }

    /// The text that includes the headers.
    pub(super) fn text(&self) -> String {
        let includes = self.headers.iter();
        includes
            .map(|name| format!("#include <{name}>\n"))
            .collect()
    }
}

/// Returns the arguments of clang for one view.
pub(super) fn arguments(headers: &Headers, view: &View<'_>) -> Vec<String> {
    let fixed = [
        "-x",
        "c",
        "-std=c11",
        "-nostdinc",
        "-Wno-everything",
        "-ferror-limit=0",
        "-isystem",
    ];
    let mut arguments: Vec<String> = fixed.map(str::to_owned).into();
    arguments.insert(0, format!("--target={}", view.target));
    arguments.push(headers.stubs.display().to_string());
    arguments.extend(view.defines.iter().map(|name| format!("-D{name}")));
    if !view.is_functions {
        // bindgen skips functions that no other file could call.
        arguments.push("-Dstatic=".to_owned());
    }
    for folder in &headers.include {
        arguments.extend(["-I".to_owned(), folder.display().to_string()]);
    }
    arguments
}

/// Runs bindgen on one view; errors name the header `name`.
pub(super) fn bind(headers: &Headers, name: &str, view: &View<'_>) -> Result<syn::File, Error> {
    let mut builder = bindgen::Builder::default()
        .header_contents(VIEW, &view.text())
        .clang_args(arguments(headers, view))
        .default_enum_style(EnumVariation::NewType {
            is_bitfield: false,
            is_global: false,
        })
        .generate_inline_functions(!view.is_functions)
        .generate_comments(false)
        .derive_copy(true)
        .derive_debug(false)
        .prepend_enum_name(false)
        .sort_semantically(false)
        .disable_header_comment()
        .formatter(Formatter::None);
    if view.is_functions {
        builder = builder
            .with_codegen_config(CodegenConfig::FUNCTIONS)
            .allowlist_recursively(false);
    }
    if view.is_types {
        builder = builder.with_codegen_config(CodegenConfig::TYPES);
    }
    if view.is_types {
        // bindgen would keep the unnamed function types of the file.
        return finish(name, builder.allowlist_type(NAMED));
    }
    for file in view.files {
        builder = builder.allowlist_file(format!(".*/{}", regex::escape(file)));
    }
    finish(name, builder)
}

/// Returns the names of types without those that bindgen defines itself.
const NAMED: &str = "[A-Za-z].*|_[^b].*";

fn finish(name: &str, builder: bindgen::Builder) -> Result<syn::File, Error> {
    let bindings = builder.generate().map_err(|error| Error::Header {
        header: name.to_owned(),
        text: match error {
            BindgenError::ClangDiagnostic(text) => text,
            other => other.to_string(),
        },
    })?;
    syn::parse_file(&bindings.to_string())
        .map_err(|error| Error::Internal(format!("bindgen's output does not parse: {error}")))
}
