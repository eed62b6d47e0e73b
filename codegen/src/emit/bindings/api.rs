//! The public names of the bindings, a line each with its type. A release is held to those of the one
//! before by `.ci/api`.

use std::collections::BTreeSet;

use rayon::prelude::*;

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

/// The lines of one file.
fn read(folder: &str, source: &Output) -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    if let Some(module) = module(folder, source) {
        collect(&module, &source.text, &mut lines);
    }
    lines
}

/// The module by which callers name what a file has, where the list has it.
fn module(folder: &str, source: &Output) -> Option<String> {
    let path = source.path.strip_prefix(folder).ok()?;
    let words: Vec<_> = path.iter().map(|word| word.to_string_lossy()).collect();
    let (module, name) = match &words[..] {
        [src, name] if src == "src" => ("crate", name),
        [src, module, name] if src == "src" => (&**module, name),
        // What is shared is the driver's, and the rest of that crate is what all have in common.
        [core, _, name] if core == "core" && name == "shared.rs" => ("driver", name),
        [core, _, name] if core == "core" => ("crate", name),
        [module, src, name] if src == "src" => (&**module, name),
        _ => return None,
    };
    let is_left_out = SAME.contains(&&**name) || INNER.contains(&&**name);
    (!is_left_out && name.ends_with(".rs")).then(|| module.to_owned())
}

/// Adds the lines of a file's text, which is laid out as the formatter does: an item ends with the first line that is
/// as far in as its own and closes what it opened. A parser takes five times as long.
fn collect(module: &str, text: &str, lines: &mut BTreeSet<String>) {
    let mut add = |line: String| {
        // Callers name what is shared by the driver's module.
        let line = line.replace("crate::shared::", "crate::driver::");
        lines.insert(format!("{module}: {line}"));
    };
    let all: Vec<&str> = text.lines().collect();
    for item in Items::of(&all).filter(|item| !item.is_hidden()) {
        let Some(head) = item.public() else {
            if item.kind().is_some_and(|kind| kind.starts_with("impl")) {
                implementation(&item, &mut add);
            }
            continue;
        };
        match item.kind() {
            Some("fn") => add(head.to_owned()),
            // A type of a function says what its method says.
            Some("type") if head.starts_with("type Fn_") => {}
            Some("type" | "const" | "static") => add(item.whole(head)),
            Some("enum") => add(item.whole(head)),
            Some("struct" | "union") => add(record(&item, head)),
            _ => {}
        }
    }
}

/// What is implemented for a type, or what its own methods and constants are.
fn implementation(item: &Item<'_>, add: &mut impl FnMut(String)) {
    let head = item.head.split(" where ").next().unwrap_or_default();
    if head.contains(" for ") {
        add(head.to_owned());
        return;
    }
    for member in Items::of(item.body).filter(|member| !member.is_hidden()) {
        match (member.public(), member.kind()) {
            (Some(signature), Some("fn")) => add(format!("{head}: {signature}")),
            (Some(constant), Some("const")) => add(format!("{head}: {}", member.whole(constant))),
            _ => {}
        }
    }
}

/// A record with the fields that callers can name, and what decides where they lie.
fn record(item: &Item<'_>, head: &str) -> String {
    let fields = Items::of(item.body).filter(|field| !field.is_hidden());
    let fields: Vec<String> = fields
        .filter_map(|field| Some(field.public()?.to_owned()))
        .collect();
    let mut line = match (fields.is_empty(), item.body.is_empty()) {
        (_, true) => tuple(head),
        (true, _) => format!("{head} {{}}"),
        _ => format!("{head} {{ {} }}", fields.join(", ")),
    };
    let attributes = item.attributes.iter();
    for shape in
        attributes.filter(|one| one.starts_with("#[repr(") || one.starts_with("#[cfg_attr("))
    {
        line += " ";
        line += shape;
    }
    line
}

/// A record whose fields have no names, without those that callers cannot reach.
fn tuple(head: &str) -> String {
    let Some((name, fields)) = head.split_once('(') else {
        return head.to_owned();
    };
    match fields.contains("pub ") {
        true => head.to_owned(),
        false => format!("{name} {{}}"),
    }
}

/// An item, a method or a field, each of its parts on one line.
struct Item<'a> {
    attributes: Vec<String>,
    /// What comes before its block; all of it where it has none.
    head: String,
    /// The lines within its block.
    body: &'a [&'a str],
    /// Whether it has a block.
    is_open: bool,
}

impl Item<'_> {
    /// What the crates of the bindings have from each other is nobody else's.
    fn is_hidden(&self) -> bool {
        self.attributes.iter().any(|one| one == "#[doc(hidden)]")
    }

    /// What follows the word by which it is public. What is public within the crate alone is not.
    fn public(&self) -> Option<&str> {
        self.head.strip_prefix("pub ")
    }

    /// The word that says what it is.
    fn kind(&self) -> Option<&str> {
        let before = ["pub", "unsafe", "extern", "\"C\""];
        let mut words = self.head.split(' ').filter(|word| !before.contains(word));
        match words.next() {
            Some("const") if words.any(|word| word == "fn") => Some("fn"),
            kind => kind,
        }
    }

    /// With its block.
    fn whole(&self, head: &str) -> String {
        if !self.is_open {
            return head.to_owned();
        }
        let mut out = format!("{head} {{");
        for line in self.body.iter().map(|line| line.trim()) {
            if !line.starts_with("//") {
                out.push(' ');
                out.push_str(line);
            }
        }
        out + " }"
    }
}

/// The items of some lines, in their order.
struct Items<'a> {
    lines: &'a [&'a str],
    /// How far in they are.
    indent: usize,
}

impl<'a> Items<'a> {
    fn of(lines: &'a [&'a str]) -> Self {
        let first = lines.iter().find(|line| !line.is_empty());
        Self {
            lines,
            indent: first.map_or(0, |line| indent(line)),
        }
    }

    /// The next line that is no comment.
    fn line(&mut self) -> Option<&'a str> {
        loop {
            let (line, rest) = self.lines.split_first()?;
            self.lines = rest;
            let words = line.trim_start();
            if !words.is_empty() && !words.starts_with("//") {
                return Some(line);
            }
        }
    }

    /// Lines as one, up to one that ends what the first began.
    fn joined(&mut self, first: &str, is_end: impl Fn(&str) -> bool) -> String {
        let mut out = first.trim().to_owned();
        let mut last = first;
        while !is_end(last) {
            let Some(next) = self.line() else { break };
            // What was broken after a bracket had none between.
            if !out.ends_with(['(', '[', '<']) && !next.trim_start().starts_with([')', ']', '>']) {
                out.push(' ');
            } else if out.ends_with(',') {
                out.pop();
            }
            out.push_str(next.trim());
            last = next;
        }
        out
    }

    /// The lines of a block, up to the one that closes it.
    fn block(&mut self) -> &'a [&'a str] {
        let closes =
            |line: &&str| indent(line) == self.indent && line.trim_start().starts_with('}');
        let end = self.lines.iter().position(closes);
        let (body, rest) = self.lines.split_at(end.unwrap_or(self.lines.len()));
        self.lines = rest.get(1..).unwrap_or_default();
        body
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        let mut attributes = Vec::new();
        let mut line = self.line()?;
        while line.trim_start().starts_with('#') {
            attributes.push(self.joined(line, |line| line.ends_with(']')));
            line = self.line()?;
        }
        let depth = self.indent;
        let is_end = |line: &str| {
            line.ends_with(['{', ';'])
                || line.ends_with('}')
                || (line.ends_with(',') && indent(line) == depth)
        };
        let head = self.joined(line, is_end);
        let is_open = head.ends_with('{');
        let body = if is_open { self.block() } else { &[] };
        let ends = ["{}", "{", ";", ","];
        let head = ends
            .iter()
            .find_map(|end| head.strip_suffix(end))
            .unwrap_or(&head);
        Some(Item {
            attributes,
            head: head.trim_end().to_owned(),
            body,
            is_open,
        })
    }
}

/// How far in a line begins.
fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use quote::ToTokens;
    use syn::{Attribute, ImplItem, Visibility};

    use super::*;

    fn lines(source: &str) -> Vec<String> {
        let mut lines = BTreeSet::new();
        collect("driver", source, &mut lines);
        lines.into_iter().collect()
    }

    /// A method whose parameter changed is another line, and so is a field that moved.
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

    /// What a parser finds in the files that are listed is what the list names, and nothing else.
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

    /// A line up to the name of what it is about.
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

    /// The same names, as a parser finds them.
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
}
