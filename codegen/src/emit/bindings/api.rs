//! The public names of the bindings, a line each with its type. A release is held to those of the one
//! before by `.ci/api`.

use std::collections::BTreeSet;

use quote::{ToTokens, quote};
use rayon::prelude::*;
use syn::{Attribute, Fields, ImplItem, Item, Visibility};

use super::super::Output;

/// Where the list stands.
const LIST: &str = "generated/bindings/api.txt";

/// Files that have nothing but the same once more: for the linker, as functions, and as free constants.
const SAME: &[&str] = &["free.rs", "functions.rs", "link.rs", "value_functions.rs"];

/// Files of which nothing is public.
const INNER: &[&str] = &["layout.rs", "tests.rs", "library_tests.rs"];

/// The list of what some files of the crate have, which lie in this folder.
pub(super) fn emit(folder: &str, sources: &[Output]) -> Output {
    let read = |source| read(folder, source);
    let lines: Vec<BTreeSet<String>> = sources.par_iter().map(read).collect();
    let lines: BTreeSet<String> = lines.into_iter().flatten().collect();
    let lines: String = lines.into_iter().map(|line| line + "\n").collect();
    Output::text(LIST, lines)
}

/// The lines of one file. Text that is no Rust is a mistake of another emitter, for whoever compiles it to see.
fn read(folder: &str, source: &Output) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    let Ok(path) = source.path.strip_prefix(folder) else {
        return lines;
    };
    let words: Vec<_> = path.iter().map(|word| word.to_string_lossy()).collect();
    let (module, name) = match &words[..] {
        [src, name] if src == "src" => ("crate", name),
        [src, module, name] if src == "src" => (&**module, name),
        // What is shared is the driver's, and the rest of that crate is what all have in common.
        [core, _, name] if core == "core" && name == "shared.rs" => ("driver", name),
        [core, _, name] if core == "core" => ("crate", name),
        [module, src, name] if src == "src" => (&**module, name),
        _ => return lines,
    };
    let is_left_out = SAME.contains(&&**name) || INNER.contains(&&**name);
    if is_left_out {
        return lines;
    }
    if let Ok(file) = syn::parse_file(&without_bodies(&source.text)) {
        collect(module, &file, &mut lines);
    }
    lines
}

/// The same items without comments, and with functions that do nothing: both are most of a file, and take most of
/// the time in which one is parsed. The text is laid out as the formatter does, so that what a function does ends
/// with a line as far in as the function's first.
fn without_bodies(text: &str) -> String {
    let mut kept = String::with_capacity(text.len() / 2);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let words = line.trim_start();
        let indent = line.len() - words.len();
        if words.starts_with("//") {
            continue;
        }
        kept.push_str(line);
        kept.push('\n');
        if !begins_function(words) {
            continue;
        }
        let mut head = line;
        while !head.ends_with(['{', '}', ';']) {
            let Some(next) = lines.next() else {
                return kept;
            };
            head = next;
            kept.push_str(head);
            kept.push('\n');
        }
        if head.ends_with('{') {
            let ends = |line: &str| line.trim_start() == "}" && line.len() == indent + 1;
            lines.find(|line| ends(line));
            kept.push_str("}\n");
        }
    }
    kept
}

/// Whether a line is the first of a function's.
fn begins_function(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_before = |word: &&str| ["pub", "pub(crate)", "const", "unsafe"].contains(word);
    words.find(|word| !is_before(word)) == Some("fn")
}

fn collect(module: &str, file: &syn::File, lines: &mut BTreeSet<String>) {
    let mut add = |line: String| {
        // What is public within the crate alone has `pub(crate)`, and what has many lines is made one.
        let words: Vec<&str> = line.split_whitespace().collect();
        // Callers name what is shared by the driver's module.
        let line = words
            .join(" ")
            .replace("crate :: shared ::", "crate :: driver ::");
        lines.insert(format!("{module}: {line}"));
    };
    for item in file
        .items
        .iter()
        .filter(|item| !is_hidden(attributes(item)))
    {
        match item {
            Item::Const(item) if is_public(&item.vis) => {
                let (name, ty, value) = (&item.ident, &item.ty, &item.expr);
                add(quote!(const #name: #ty = #value).to_string());
            }
            Item::Type(item) if is_public(&item.vis) && !is_pointer(&item.ident) => {
                let (name, ty) = (&item.ident, &item.ty);
                add(quote!(type #name = #ty).to_string());
            }
            Item::Fn(item) if is_public(&item.vis) => add(signature(&item.sig)),
            Item::Enum(item) if is_public(&item.vis) => {
                let (name, variants) = (&item.ident, &item.variants);
                add(quote!(enum #name { #variants }).to_string());
            }
            Item::Struct(item) if is_public(&item.vis) => {
                let (name, fields) = (&item.ident, fields(&item.fields));
                add(format!("struct {name} {fields} {}", shape(&item.attrs)));
            }
            Item::Union(item) if is_public(&item.vis) => {
                let (name, fields) = (&item.ident, fields(&Fields::Named(item.fields.clone())));
                add(format!("union {name} {fields} {}", shape(&item.attrs)));
            }
            Item::Impl(item) => {
                let ty = &item.self_ty;
                let head = match &item.trait_ {
                    Some((name, _)) => {
                        add(format!(
                            "impl {} for {}",
                            name.to_token_stream(),
                            ty.to_token_stream()
                        ));
                        continue;
                    }
                    None => ty.to_token_stream(),
                };
                for item in &item.items {
                    match item {
                        ImplItem::Fn(item) if is_hidden(&item.attrs) => {}
                        ImplItem::Fn(item) if is_public(&item.vis) => {
                            add(format!("impl {head}: {}", signature(&item.sig)));
                        }
                        ImplItem::Const(item) if is_public(&item.vis) => {
                            let (name, ty, value) = (&item.ident, &item.ty, &item.expr);
                            add(format!(
                                "impl {head}: {}",
                                quote!(const #name: #ty = #value)
                            ));
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
}

/// What the crates of the bindings have from each other is nobody else's.
fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_hidden = |list: &syn::MetaList| list.tokens.to_string() == "hidden";
        let list = attribute.meta.require_list();
        attribute.path().is_ident("doc") && list.is_ok_and(is_hidden)
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        _ => &[],
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// A type of a function says what its method says.
fn is_pointer(name: &syn::Ident) -> bool {
    name.to_string().starts_with("Fn_")
}

fn signature(signature: &syn::Signature) -> String {
    signature.to_token_stream().to_string()
}

/// The fields that callers can name.
fn fields(fields: &Fields) -> String {
    let public = fields
        .iter()
        .filter(|field| is_public(&field.vis) && !is_hidden(&field.attrs));
    let fields = public.map(|field| {
        let ty = &field.ty;
        match &field.ident {
            Some(name) => quote!(#name: #ty),
            None => quote!(#ty),
        }
    });
    quote!({ #(#fields),* }).to_string()
}

/// What decides where fields lie.
fn shape(attributes: &[Attribute]) -> String {
    let shapes = attributes.iter().filter(|attribute| {
        let path = attribute.path();
        path.is_ident("repr") || path.is_ident("cfg_attr")
    });
    shapes
        .map(|attribute| attribute.to_token_stream().to_string())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A method whose parameter changed is another line, and so is a field that moved.
    #[test]
    fn a_line_holds_what_callers_depend_on() {
        let lines = |source: &str| {
            let mut lines = BTreeSet::new();
            let file = syn::parse_file(&without_bodies(source)).expect("Rust");
            collect("driver", &file, &mut lines);
            lines.into_iter().collect::<Vec<_>>()
        };
        let source = "impl Driver {
    /// Does nothing {
    pub unsafe fn cuInit(
        self,
        Flags: c_uint,
    ) -> Result<(), Error> {
        if f() {
            g(\"}\")
        }
    }
    fn inner() {}
    #[inline]
    pub fn last(self) -> u8 {
        7
    }
}
pub type Fn_cuInit = unsafe extern \"C\" fn(
    Flags: c_uint,
) -> CUresult;
pub const CU_A: c_uint = 7;
const CU_B: c_uint = 7;
#[repr(C)]
pub struct A {
    pub x: c_int,
    pub y: u8,
    #[doc(hidden)]
    pub z: u8,
}
#[doc(hidden)]
pub fn between_crates() {}
";
        assert_eq!(
            lines(source),
            [
                "driver: const CU_A : c_uint = 7",
                "driver: impl Driver: fn last (self) -> u8",
                "driver: impl Driver: unsafe fn cuInit (self , Flags : c_uint ,) -> Result < () , Error >",
                "driver: struct A { x : c_int , y : u8 } # [repr (C)]",
            ]
        );
    }
}
