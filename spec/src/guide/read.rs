//! Reading the guide's files: enums whose variants carry a sentence and attributes.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use quote::ToTokens;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Item, ItemEnum, Lit, Token, Variant};

use super::model::{Chapter, Finding, Group, Guide, Handle, Move, Number, Program, Word};
use crate::declared::Api;
use crate::diagnostic::{Diagnostic, nearest};
use crate::span::Span;

/// What an enum of the guide can be marked with.
const LISTS: &[&str] = &[
    "groups",
    "codes",
    "notes",
    "predicates",
    "numbers",
    "handles",
    "programs",
    "findings",
    "moves",
];

/// The files of the guide, relative to `root`: those of the folder, then findings.
pub fn list(root: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["guide", "guide/findings"] {
        let mut found: Vec<PathBuf> = std::fs::read_dir(root.join(folder))
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| Path::new(folder).join(entry.file_name()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
            .collect();
        found.sort();
        files.extend(found);
    }
    files
}

/// One file while it is being understood.
pub struct File {
    path: Arc<Path>,
    syntax: syn::File,
    pub mistakes: Vec<Diagnostic>,
}

/// One attribute with its arguments.
struct Attr<'a> {
    name: String,
    args: Vec<Expr>,
    source: &'a Attribute,
}

/// A variant with its sentence and what its attributes say; attributes are taken out as they are
/// understood, and whatever is left over at the end is a mistake.
struct Entry<'a> {
    word: Word,
    attrs: Vec<Attr<'a>>,
}

impl File {
    /// Reads and parses a file; `None` means it cannot be used at all.
    pub fn read(root: &Path, path: &Path, mistakes: &mut Vec<Diagnostic>) -> Option<Self> {
        let text = match std::fs::read_to_string(root.join(path)) {
            Ok(text) => text,
            Err(error) => {
                mistakes.push(Diagnostic::for_file(
                    path,
                    format!("cannot be read: {error}"),
                ));
                return None;
            }
        };
        match syn::parse_file(&text) {
            Ok(syntax) => Some(Self {
                path: Arc::from(path),
                syntax,
                mistakes: Vec::new(),
            }),
            Err(error) => {
                mistakes.push(Diagnostic::from_syn(path, &error));
                None
            }
        }
    }

    /// Adds what the file lists to the guide.
    pub fn lists(&mut self, guide: &mut Guide) {
        let items = std::mem::take(&mut self.syntax.items);
        for item in &items {
            match item {
                Item::Enum(item) => self.list(item, guide),
                other => self.error(other.span(), "the guide holds enums only", None),
            }
        }
    }

    fn list(&mut self, item: &ItemEnum, guide: &mut Guide) {
        let attrs = self.attrs(&item.attrs);
        let [mark] = attrs.as_slice() else {
            let known = LISTS.join("]`, `#[");
            let message = format!("an enum of the guide is marked with one of `#[{known}]`");
            return self.error(item.ident.span(), &message, None);
        };
        let entries: Vec<Entry> = item.variants.iter().map(|one| self.entry(one)).collect();
        match mark.name.as_str() {
            "groups" => {
                let api = match mark.idents().first().map(String::as_str) {
                    Some("driver") => Api::Driver,
                    Some("runtime") => Api::Runtime,
                    _ => {
                        let message =
                            "say whose groups: `#[groups(driver)]` or `#[groups(runtime)]`";
                        return self.error(mark.span(), message, None);
                    }
                };
                for mut entry in entries {
                    let title = self.text(&mut entry, "title");
                    let word = self.done(entry);
                    guide.groups.extend(title.map(|title| Group {
                        api,
                        name: word.name,
                        title,
                        doc: word.doc,
                        span: word.span,
                    }));
                }
            }
            "codes" => guide.codes.extend(self.words(entries)),
            "notes" => guide.notes.extend(self.words(entries)),
            "predicates" => guide.predicates.extend(self.words(entries)),
            "numbers" => {
                for mut entry in entries {
                    let phrase = self.text(&mut entry, "phrase");
                    let word = self.done(entry);
                    let number = phrase.map(|phrase| Number { word, phrase });
                    guide.numbers.extend(number);
                }
            }
            "handles" => {
                for mut entry in entries {
                    let made_by = entry.names("made_by");
                    let ended_by = entry.names("ended_by");
                    guide.handles.push(Handle {
                        word: self.done(entry),
                        made_by,
                        ended_by,
                    });
                }
            }
            "programs" => {
                for mut entry in entries {
                    let title = self.text(&mut entry, "title");
                    let from = self.text(&mut entry, "from");
                    let calls = entry.names("calls");
                    let word = self.done(entry);
                    let program = title.zip(from).map(|(title, from)| Program {
                        title,
                        word,
                        from,
                        calls,
                    });
                    guide.programs.extend(program);
                }
            }
            "findings" => {
                let texts = mark.texts();
                let [title, subject, documents] = texts.as_slice() else {
                    let message = "findings are marked with their title, the evidence they rest \
                                   on and the toolkit whose documents are meant: \
                                   `#[findings(\"Streams\", \"h200-580.159.04\", \"13.0.96\")]`";
                    return self.error(mark.span(), message, None);
                };
                let findings = entries.into_iter().map(|entry| self.finding(entry));
                let chapter = Chapter {
                    title: title.clone(),
                    subject: subject.clone(),
                    documents: documents.clone(),
                    findings: findings.collect(),
                };
                guide.chapters.push(chapter);
            }
            "moves" => {
                for mut entry in entries {
                    let from = self.text(&mut entry, "from");
                    let to = self.text(&mut entry, "to");
                    let word = self.done(entry);
                    guide.moves.extend(from.zip(to).map(|(from, to)| Move {
                        from,
                        to,
                        doc: word.doc,
                        span: word.span,
                    }));
                }
            }
            other => {
                let help = nearest(other, LISTS.iter().copied());
                let help = help.map(|name| format!("did you mean `#[{name}]`?"));
                let message = format!("the guide has no list `{other}`");
                self.error(mark.span(), &message, help);
            }
        }
    }

    fn finding(&mut self, mut entry: Entry<'_>) -> Finding {
        let about = entry.names("about");
        let documents = entry.take("documents").and_then(|attr| attr.texts().pop());
        let shown = entry.take("shown").map(|attr| attr.texts());
        let mut word = self.done(entry);
        word.name = crate::contract::kebab(&word.name);
        Finding {
            word,
            about,
            documents,
            shown: shown.unwrap_or_default(),
        }
    }

    fn words(&mut self, entries: Vec<Entry<'_>>) -> Vec<Word> {
        entries.into_iter().map(|entry| self.done(entry)).collect()
    }

    fn entry<'a>(&mut self, variant: &'a Variant) -> Entry<'a> {
        let word = Word {
            name: variant
                .ident
                .to_string()
                .trim_start_matches("r#")
                .to_owned(),
            doc: doc(&variant.attrs),
            span: Span::new(&self.path, variant.ident.span()),
        };
        if word.doc.is_empty() {
            let message = format!("`{}` has no sentence; write a doc comment", word.name);
            self.error(variant.ident.span(), &message, None);
        }
        Entry {
            word,
            attrs: self.attrs(&variant.attrs),
        }
    }

    /// The one text of an attribute that has to be there.
    fn text(&mut self, entry: &mut Entry<'_>, name: &str) -> Option<String> {
        let text = entry.take(name).and_then(|attr| attr.texts().pop());
        if text.is_none() {
            let message = format!("`{}` needs `#[{name}(\"..\")]`", entry.word.name);
            self.mistakes.push(entry.word.span.error(message));
        }
        text
    }

    /// The entry, once everything that it may carry has been taken out.
    fn done(&mut self, entry: Entry<'_>) -> Word {
        for attr in &entry.attrs {
            let message = format!("`#[{}]` means nothing here", attr.name);
            self.error(attr.span(), &message, None);
        }
        entry.word
    }

    fn attrs<'a>(&mut self, attrs: &'a [Attribute]) -> Vec<Attr<'a>> {
        let mut out = Vec::new();
        for attr in attrs.iter().filter(|attr| !attr.path().is_ident("doc")) {
            let name = attr.path().to_token_stream().to_string();
            let args = match &attr.meta {
                syn::Meta::Path(_) => Ok(Vec::new()),
                syn::Meta::List(list) => Punctuated::<Expr, Token![,]>::parse_terminated
                    .parse2(list.tokens.clone())
                    .map(|args| args.into_iter().collect()),
                syn::Meta::NameValue(pair) => Ok(vec![pair.value.clone()]),
            };
            match args {
                Ok(args) => out.push(Attr {
                    name,
                    args,
                    source: attr,
                }),
                Err(error) => {
                    self.error(error.span(), &format!("in `#[{name}]`: {error}"), None);
                }
            }
        }
        out
    }

    fn error(&mut self, span: proc_macro2::Span, message: &str, help: Option<String>) {
        let mut mistake = Diagnostic::new(&self.path, span, message);
        mistake.help = help;
        self.mistakes.push(mistake);
    }
}

impl<'a> Entry<'a> {
    fn take(&mut self, name: &str) -> Option<Attr<'a>> {
        let place = self.attrs.iter().position(|attr| attr.name == name)?;
        Some(self.attrs.remove(place))
    }

    fn names(&mut self, name: &str) -> Vec<String> {
        let attr = self.take(name);
        attr.map(|attr| attr.idents()).unwrap_or_default()
    }
}

impl Attr<'_> {
    fn span(&self) -> proc_macro2::Span {
        self.source.span()
    }

    fn idents(&self) -> Vec<String> {
        let idents = self.args.iter().filter_map(|arg| match arg {
            Expr::Path(path) => path.path.get_ident().map(ToString::to_string),
            _ => None,
        });
        idents.collect()
    }

    fn texts(&self) -> Vec<String> {
        let texts = self.args.iter().filter_map(|arg| match arg {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        });
        texts.collect()
    }
}

/// The sentences of a doc comment, joined.
fn doc(attrs: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        if let syn::Meta::NameValue(pair) = &attr.meta
            && let Expr::Lit(lit) = &pair.value
            && let Lit::Str(text) = &lit.lit
        {
            lines.push(text.value().trim().to_owned());
        }
    }
    lines.join(" ").trim().to_owned()
}
