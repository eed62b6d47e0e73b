//! From files to syntax, and the collecting of mistakes.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Lit, LitStr, Token};

use crate::span::{self, Span};
use cuspec_case::Api;
use cuspec_diagnostic::Diagnostic;

/// One registry file, read and parsed.
pub(crate) struct Source {
    path: Arc<Path>,
    text: String,
    pub syntax: syn::File,
}

impl Source {
    /// Reads and parses a file; mistakes go to `mistakes`, and `None` means it cannot be used at all.
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

/// One registry file while it is being understood.
pub(crate) struct File<'a> {
    pub path: Arc<Path>,
    /// The API whose folder it stands in; the driver's words are everybody's.
    pub api: Api,
    /// File stem, `stream`.
    pub stem: String,
    pub source: &'a str,
    /// Releases that showed what the file says without a rule: `#![on("580.159.04")]`.
    pub on: Vec<String>,
    mistakes: &'a mut Vec<Diagnostic>,
}

impl<'a> File<'a> {
    /// The file with the list that its mistakes go to.
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

/// The API that a file is about; the vocabulary is written in the driver's words.
pub(crate) fn api_of(path: &Path) -> Api {
    match path.iter().any(|folder| folder == Api::Runtime.word()) {
        true => Api::Runtime,
        false => Api::Driver,
    }
}

/// The releases that an attribute `on` among these names.
fn releases(attrs: &[Attribute]) -> Vec<String> {
    let mut lists = attrs.iter().filter(|attr| attr.path().is_ident("on"));
    let Some(list) = lists.next() else {
        return Vec::new();
    };
    // Whatever else stands in it is reported where attributes of files are.
    list.parse_args_with(Punctuated::<LitStr, Token![,]>::parse_terminated)
        .map(|texts| texts.iter().map(LitStr::value).collect())
        .unwrap_or_default()
}

/// The `.rs` files right below a folder, by name, relative to `root`.
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

/// The sentences of a doc comment, joined.
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
