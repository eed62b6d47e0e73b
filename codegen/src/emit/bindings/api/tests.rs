use std::fs;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::{Attribute, ImplItem, Visibility};

use super::super::CORE;
use super::*;

fn lines(source: &str) -> Vec<String> {
    let mut lines = BTreeSet::new();
    collect("driver", source, &mut lines);
    lines.into_iter().collect()
}

/// A changed parameter changes the line of its method, and so does a moved field.
#[test]
fn a_line_holds_what_callers_depend_on() {
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
    pub const FIRST: Self = Self(
        1,
    );
}
impl<A, B> Fields for Then<A, B>
where
    A: Fields,
{
    pub fn hidden_in_it() {}
}
pub type Fn_cuInit = unsafe extern \"C\" fn(
    Flags: c_uint,
) -> CUresult;
pub const CU_A: c_uint = 7;
const CU_B: c_uint = 7;
/// The size of one, in bytes.
#[derive(Clone)]
#[repr(C)]
pub struct A {
    /// The first; of two.
    pub x: c_int,
    pub y: Option<
        unsafe extern \"C\" fn(a: u8) -> u8,
    >,
    #[doc(hidden)]
    pub z: u8,
    inner: u8,
}
#[repr(transparent)]
pub struct B(c_int);
pub struct C(pub c_int);
#[doc(hidden)]
pub fn between_crates() {}
pub(crate) fn within() {}
";
    assert_eq!(
        lines(source),
        [
            "driver: const CU_A: c_uint = 7",
            "driver: impl Driver: const FIRST: Self = Self(1)",
            "driver: impl Driver: fn last(self) -> u8",
            "driver: impl Driver: unsafe fn cuInit(self, Flags: c_uint) -> Result<(), Error>",
            "driver: impl<A, B> Fields for Then<A, B>",
            "driver: struct A { x: c_int, y: Option<unsafe extern \"C\" fn(a: u8) -> u8> } #[repr(C)]",
            "driver: struct B {} #[repr(transparent)]",
            "driver: struct C(pub c_int)",
        ]
    );
}

/// The list names exactly the public items that a parser finds in the files.
#[test]
fn a_parser_finds_the_same_names() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    below(&root.join("generated/bindings"), &mut files);
    let mut count = 0;
    for path in files {
        let text = fs::read_to_string(&path).expect("a file of the bindings");
        let path = path.strip_prefix(&root).expect("below the root").to_owned();
        let output = Output::text(path, text);
        let Some(module) = module("generated/bindings", &output) else {
            continue;
        };
        let listed = read("generated/bindings", &output);
        let listed: BTreeSet<String> = listed.iter().map(|line| name_of(line)).collect();
        let parsed = parsed(&module, &output.text);
        count += parsed.len();
        assert_eq!(listed, parsed, "{}", output.path.display());
    }
    for text in CORE {
        let mut listed = BTreeSet::new();
        collect("crate", text, &mut listed);
        let listed: BTreeSet<String> = listed.iter().map(|line| name_of(line)).collect();
        assert_eq!(listed, parsed("crate", text));
    }
    assert!(count > 10_000, "{count} names");
}

fn below(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => below(&path, out),
            false if path.extension().is_some_and(|end| end == "rs") => out.push(path),
            false => {}
        }
    }
}

/// Returns a line up to the name of its item.
fn name_of(line: &str) -> String {
    let (module, rest) = line.split_once(": ").expect("a module");
    let members = [": fn ", ": unsafe fn ", ": const "];
    let member = members.iter().filter_map(|member| rest.find(member)).min();
    let (owner, rest) = match member {
        Some(at) if rest.starts_with("impl") => rest.split_at(at + 1),
        _ => ("", rest),
    };
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut words = rest.split(|c| !is_name(c)).filter(|word| !word.is_empty());
    let kinds = ["fn", "type", "const", "static", "enum", "struct", "union"];
    if rest.starts_with("impl") || rest.starts_with("unsafe impl") {
        return format!("{module}: {}", squeezed(rest));
    }
    let mut kind = words.find(|word| kinds.contains(word)).expect("a kind");
    let mut name = words.next().expect("a name");
    while kinds.contains(&name) || name == "unsafe" {
        (kind, name) = (name, words.next().expect("a name"));
    }
    format!("{module}: {}{kind} {name}", squeezed(owner))
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Returns the names that a parser finds.
fn parsed(module: &str, text: &str) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let named = |is_listed: bool, owner: &str, kind: &str, name: &syn::Ident| {
        is_listed.then(|| format!("{module}: {owner}{kind} {name}"))
    };
    let is_hidden = |attrs: &[Attribute]| {
        let mut all = attrs.iter().map(|one| one.to_token_stream().to_string());
        all.any(|one| squeezed(&one) == "#[doc(hidden)]")
    };
    let is = |vis: &Visibility, attrs: &[Attribute]| {
        matches!(vis, Visibility::Public(_)) && !is_hidden(attrs)
    };
    for item in syn::parse_file(text).expect("Rust").items {
        match item {
            syn::Item::Const(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "const", &one.ident))
            }
            syn::Item::Static(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "static", &one.ident))
            }
            syn::Item::Type(one) if one.ident.to_string().starts_with("Fn_") => {}
            syn::Item::Type(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "type", &one.ident))
            }
            syn::Item::Fn(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "fn", &one.sig.ident))
            }
            syn::Item::Enum(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "enum", &one.ident))
            }
            syn::Item::Struct(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "struct", &one.ident))
            }
            syn::Item::Union(one) => {
                out.extend(named(is(&one.vis, &one.attrs), "", "union", &one.ident))
            }
            syn::Item::Impl(one) if !is_hidden(&one.attrs) => {
                let generics = one.generics.to_token_stream();
                let duty = one.unsafety.to_token_stream();
                let ty = one.self_ty.to_token_stream();
                if let Some((name, _)) = &one.trait_ {
                    let head = format!("{duty}impl{generics}{}for{ty}", name.to_token_stream());
                    out.insert(format!("{module}: {}", squeezed(&head)));
                    continue;
                }
                let owner = squeezed(&format!("impl{generics}{ty}:"));
                for member in &one.items {
                    match member {
                        ImplItem::Fn(one) => {
                            out.extend(named(
                                is(&one.vis, &one.attrs),
                                &owner,
                                "fn",
                                &one.sig.ident,
                            ));
                        }
                        ImplItem::Const(one) => {
                            out.extend(named(
                                is(&one.vis, &one.attrs),
                                &owner,
                                "const",
                                &one.ident,
                            ));
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    out
}
