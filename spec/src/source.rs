//! Parsed registry files, and the collection of mistakes.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Lit, LitStr, Token};

use crate::span::{self, Span};
use cuspec_case::Api;
use cuspec_diagnostic::Diagnostic;

/// A parsed registry file.
pub(crate) struct Source {
    path: Arc<Path>,
    text: String,
    pub syntax: syn::File,
}

impl Source {
    /// Reads and parses a file. Adds errors to `mistakes`, and returns `None` if the file is unusable.
    pub(crate) fn read(
        root: &Path,
        relative: &Path,
        mistakes: &mut Vec<Diagnostic>,
    ) -> Option<Self> {
        let text = match std::fs::read_to_string(root.join(relative)) {
            Ok(text) => text,
            Err(error) => {
                mistakes.push(Diagnostic::for_file(
                    relative,
                    format!("cannot be read: {error}"),
                ));
                return None;
            }
        };
        match syn::parse_file(&text) {
            Ok(syntax) => Some(Self {
                path: Arc::from(relative),
                text,
                syntax,
            }),
            Err(error) => {
                mistakes.push(span::syntax_mistake(relative, &error));
                None
            }
        }
    }
}

/// A registry file during analysis.
pub(crate) struct File<'a> {
    pub path: Arc<Path>,
    /// The API of its folder; for the vocabulary, the driver.
    pub api: Api,
    /// The file stem, `stream`.
    pub stem: String,
    pub source: &'a str,
    /// Releases on which the file's facts were observed, unless a rule has its own: `#![on("580.159.04")]`.
    pub on: Vec<String>,
    mistakes: &'a mut Vec<Diagnostic>,
}

impl<'a> File<'a> {
    /// Returns a file that adds mistakes to `mistakes`.
    pub(crate) fn of(source: &'a Source, mistakes: &'a mut Vec<Diagnostic>) -> Self {
        let stem = source.path.file_stem();
        Self {
            path: source.path.clone(),
            api: api_of(&source.path),
            stem: stem
                .map(|stem| stem.to_string_lossy().into_owned())
                .unwrap_or_default(),
            source: &source.text,
            on: releases(&source.syntax.attrs),
            mistakes,
        }
    }

    pub(crate) fn span(&self, span: proc_macro2::Span) -> Span {
        Span::new(&self.path, span)
    }

    #[track_caller]
    pub(crate) fn error(&mut self, span: proc_macro2::Span, message: impl Into<String>) {
        self.error_with(span, message, None);
    }

    #[track_caller]
    pub(crate) fn error_with(
        &mut self,
        span: proc_macro2::Span,
        message: impl Into<String>,
        help: Option<String>,
    ) {
        let mut mistake = span::mistake(&self.path, span, message);
        mistake.help = help;
        self.mistakes.push(mistake);
    }
}

/// Returns the API of a path; the vocabulary uses the driver's names.
pub(crate) fn api_of(path: &Path) -> Api {
    match path.iter().any(|folder| folder == Api::Runtime.word()) {
        true => Api::Runtime,
        false => Api::Driver,
    }
}

/// Returns the releases in the attribute `on`.
fn releases(attrs: &[Attribute]) -> Vec<String> {
    let mut lists = attrs.iter().filter(|attr| attr.path().is_ident("on"));
    let Some(list) = lists.next() else {
        return Vec::new();
    };
    // Other content of the attribute is reported with the attributes of the file.
    list.parse_args_with(Punctuated::<LitStr, Token![,]>::parse_terminated)
        .map(|texts| texts.iter().map(LitStr::value).collect())
        .unwrap_or_default()
}

/// Returns the `.rs` files directly in a folder, by name, relative to `root`.
pub(crate) fn list(root: &Path, folder: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(root.join(folder))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| Path::new(folder).join(entry.file_name()))
        .filter(|path| path.extension().is_some_and(|e| e == "rs"))
        .collect();
    files.sort();
    files
}

/// Returns the sentences of a doc comment, joined.
pub(crate) fn doc(attrs: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attr in attrs.iter().filter(|a| a.path().is_ident("doc")) {
        if let syn::Meta::NameValue(pair) = &attr.meta
            && let Expr::Lit(lit) = &pair.value
            && let Lit::Str(text) = &lit.lit
        {
            lines.push(text.value().trim().to_owned());
        }
    }
    lines.join(" ").trim().to_owned()
}
