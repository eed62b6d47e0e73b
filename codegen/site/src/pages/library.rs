//! The pages of libraries without contracts: their declarations by release, and a list of libraries.

use std::collections::BTreeMap;

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Function, Interval, Library, Record, Typedef, TypedefKind,
    c_declaration, c_declarator,
};
use maud::{Markup, html};
use serde_json::json;

use super::{constant, toolkit, ty};
use crate::address::Address;
use crate::facts::Diff;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::toolkits::Toolkits;
use crate::view::View;

/// The pages of each library: suffix of the address, and title.
const PARTS: [(&str, &str); 5] = [
    ("", "Functions"),
    ("-enums", "Enumerations"),
    ("-types", "Records and other types"),
    ("-constants", "Constants"),
    ("-releases", "Releases"),
];

/// A library with its releases, or the additions of Windows.
struct Layer<'s, 'a> {
    view: View<'s, 'a>,
    /// Prefix of its addresses.
    word: &'a str,
    title: &'a str,
    library: Option<&'static Library>,
    declared: &'a Declared,
    /// The declarations of types that it uses.
    types: &'a Declared,
    releases: Toolkits<'a>,
    diffs: &'a [Diff],
}

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut pages = vec![list(site)];
    let registry = site.registry;
    for (api, declared) in &registry.libraries {
        let Api::Library(library) = api else { continue };
        let mut diffs = site.facts.library_diffs.iter();
        let diffs = diffs.find(|(of, _)| of == api);
        for (part, title) in PARTS {
            let address = Address::library(library.word, part);
            let layer = Layer {
                view: View::new(site, &address.page),
                word: library.word,
                title: library.title,
                library: Some(library),
                declared,
                types: declared,
                releases: Toolkits::new(declared),
                diffs: diffs.map_or(&[], |(_, diffs)| diffs),
            };
            pages.extend(layer.pages(&address, part, title));
        }
    }
    for (part, title) in PARTS.into_iter().filter(|_| has_windows(site)) {
        let address = Address::library(WINDOWS, part);
        let layer = Layer {
            view: View::new(site, &address.page),
            word: WINDOWS,
            title: "Windows alone",
            library: None,
            declared: &registry.windows,
            types: &registry.history,
            releases: Toolkits::new(&registry.windows),
            diffs: &[],
        };
        pages.extend(layer.pages(&address, part, title));
    }
    pages
}

/// Prefix of the addresses of additions for Windows.
const WINDOWS: &str = "windows";

fn has_windows(site: &Site<'_>) -> bool {
    !site.registry.windows.functions.is_empty()
}

/// The permanent addresses: the pages themselves, and functions by symbol.
pub(crate) fn addresses<'a>(site: &'a Site<'_>) -> impl Iterator<Item = Address> + 'a {
    let libraries = site.registry.libraries.iter();
    let libraries = libraries.map(|(api, declared)| (api.word(), declared));
    let windows = has_windows(site).then_some((WINDOWS, &site.registry.windows));
    libraries.chain(windows).flat_map(|(word, declared)| {
        let pages = PARTS.map(|(part, _)| Address::library(word, part));
        let functions = declared.functions.iter();
        let functions = functions.map(|one| Address::library(word, "").at(&one.name));
        pages.into_iter().chain(functions)
    })
}

/// Each name once, in order.
fn names<T>(items: &[T], name: impl Fn(&T) -> String) -> Vec<String> {
    let mut names: Vec<String> = items.iter().map(name).collect();
    names.dedup();
    names
}

/// Every declaration of a name, the newest first.
fn by_name<T>(items: &[T], name: fn(&T) -> &str) -> BTreeMap<&str, Vec<&T>> {
    let mut all: BTreeMap<&str, Vec<&T>> = BTreeMap::new();
    for item in items.iter().rev() {
        all.entry(name(item)).or_default().push(item);
    }
    all
}

fn list(site: &Site<'_>) -> Page {
    let address = Address::page("libraries.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Libraries".to_owned(),
        description: "Libraries beside both APIs, as their headers declare them.".to_owned(),
        ..Head::default()
    };
    let body = html! {
        h1.words { "Libraries" }
        p.lead { "What the headers of other libraries declare, release by release. Nothing here is under contract." }
        dl.functions {
            @for (api, declared) in &site.registry.libraries {
                @if let Api::Library(library) = api {
                    @let newest = declared.toolkits.last().map(|one| one.toolkit.to_string());
                    dt { (view.link(&Address::library(library.word, ""), library.title)) }
                    dd {
                        (by_name(&declared.functions, |one| &one.name).len()) " functions in "
                        (declared.toolkits.len()) " releases, the newest of them " (newest.unwrap_or_default()) "."
                    }
                }
            }
        }
        @if has_windows(site) {
            h2 { (view.link(&Address::library(WINDOWS, ""), "Windows alone")) }
            p {
                "What the headers of both APIs have for Windows and not for Linux: Direct3D and WGL. Functions that \
                 Linux has and Windows lacks say so on their pages."
            }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

impl Layer<'_, '_> {
    /// The page, and its names as JSON: `registry.json` has the other facts.
    fn pages(&self, address: &Address, part: &str, title: &str) -> [Page; 2] {
        let declared = self.declared;
        let names: Vec<String> = match part {
            "" => names(&declared.functions, |one| one.name.clone()),
            "-enums" => names(&declared.enums, |one| one.name.clone()),
            "-types" => {
                let records = names(&declared.records, |one| one.name.clone());
                let others = names(&declared.typedefs, |one| one.name.clone());
                [records, others].concat()
            }
            "-constants" => names(&declared.constants, |one| one.name.clone()),
            _ => names(&declared.toolkits, |one| one.toolkit.to_string()),
        };
        let value = json!({
            "kind": "library",
            "name": self.word,
            "title": self.title,
            "part": title,
            "names": names,
        });
        [Page::json(address, &value), self.page(address, part, title)]
    }

    fn page(&self, address: &Address, part: &str, title: &str) -> Page {
        let head = Head {
            has_json: true,
            title: format!("{title}, {}", self.title),
            description: format!("{title} of {}, release by release.", self.title),
            ..Head::default()
        };
        let body = html! {
            (self.view.crumbs(&[(Address::page("libraries.html"), "Libraries".to_owned())]))
            h1.words { (self.title) }
            p.names {
                @for (place, (other, title)) in PARTS.iter().enumerate() {
                    @if place > 0 { " · " }
                    @match *other == part {
                        true => b { (title) },
                        false => (self.view.link(&Address::library(self.word, other), title)),
                    }
                }
            }
            @match part {
                "" => (self.functions()),
                "-enums" => (self.enums()),
                "-types" => (self.types()),
                "-constants" => (self.constants()),
                _ => (self.releases()),
            }
        };
        Page::html(address, &self.view.page(&head, body))
    }

    /// The releases that have an item, unless all do.
    fn standing<'i>(&self, intervals: impl IntoIterator<Item = &'i Interval>) -> Markup {
        let spans = self.releases.spans(intervals);
        html! {
            @if !self.releases.is_complete(&spans) { " " span.interval { (self.releases.words(&spans)) } }
        }
    }

    fn functions(&self) -> Markup {
        let functions = by_name(&self.declared.functions, |one: &Function| &one.name);
        html! {
            p.lead {
                @match self.library {
                    Some(library) => {
                        (functions.len()) " functions of " code { (library.file()) } ", declared in "
                        code { (library.header) } "; " code { "cuspec_sys::" (library.word) } " in the bindings."
                    }
                    None => {
                        (functions.len()) " functions of both APIs that the headers for Windows have and those for Linux lack. \
                         The bindings have them everywhere; where there is no Direct3D they are missing."
                    }
                }
            }
            dl.functions {
                @for (name, forms) in &functions {
                    dt.names id=(name) { code { (name) } (self.standing(forms.iter().map(|one| &one.toolkits))) }
                    @for form in forms {
                        dd {
                            @if forms.len() > 1 { (self.standing([&form.toolkits])) ": " }
                            code { (c_declaration(self.types, form)) }
                            @if form.inline.is_some() { " " span.why { "The header defines it." } }
                            @if form.base_name != form.name && form.is_default() {
                                " " span.why { "Programs write " code { (form.base_name) } "." }
                            }
                        }
                    }
                }
            }
        }
    }

    fn enums(&self) -> Markup {
        let enums = by_name(&self.declared.enums, |one: &Enum| &one.name);
        html! {
            p.lead { (enums.len()) " enumerations." }
            @for (name, forms) in &enums {
                h2 id=(name) { (name) (self.standing(forms.iter().map(|one| &one.toolkits))) }
                div.scroll {
                    table {
                        tbody {
                            @for (name, all) in ty::members(forms) {
                                tr {
                                    th.names { code { (name) } }
                                    td.n { (all.first().map_or(0, |one| one.value)) }
                                    td { (self.standing(all.iter().map(|one| &one.toolkits))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn types(&self) -> Markup {
        let records = by_name(&self.declared.records, |one: &Record| &one.name);
        let typedefs = by_name(&self.declared.typedefs, |one: &Typedef| &one.name);
        html! {
            p.lead { (records.len()) " records, and " (typedefs.len()) " other types." }
            @for (name, forms) in &records {
                h2 id=(name) { (name) }
                @for form in forms {
                    p.hint {
                        (form.size) " bytes, aligned to " (form.align) "." (self.standing([&form.toolkits]))
                    }
                    pre {
                        code {
                            @for (place, field) in form.fields.iter().enumerate() {
                                @if place > 0 { "\n" }
                                (format!("{:>5}  ", field.offset))
                                (c_declarator(self.types, form.api, &field.ty, Some(&field.name)))
                            }
                        }
                    }
                }
            }
            @if !typedefs.is_empty() {
                h2 id="typedefs" { "Other types" }
                dl.functions {
                    @for (name, forms) in &typedefs {
                        @for form in forms {
                            dt.names { code { (name) } (self.standing([&form.toolkits])) }
                            dd { code { (self.typedef(form)) } }
                        }
                    }
                }
            }
        }
    }

    /// The definition in C.
    fn typedef(&self, item: &Typedef) -> String {
        let ty = match &item.kind {
            TypedefKind::Handle { tag } => return format!("struct {tag} *"),
            TypedefKind::Alias(ty) => ty.clone(),
            TypedefKind::Callback { params, result } => cuspec_spec::declared::Type::Function {
                params: params.clone(),
                result: Box::new(result.clone()),
            },
        };
        c_declarator(self.types, item.api, &ty, None)
    }

    fn constants(&self) -> Markup {
        let constants = by_name(&self.declared.constants, |one: &Constant| &one.name);
        html! {
            p.lead { (constants.len()) " constants." }
            div.scroll {
                table {
                    tbody {
                        @for (name, forms) in &constants {
                            @for form in forms {
                                tr {
                                    th.names { code { (name) } }
                                    td { code { (constant::text(&form.value)) } }
                                    td { (self.standing([&form.toolkits])) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn releases(&self) -> Markup {
        html! {
            p.lead { (self.releases.len()) " releases, numbered as the package is; the newest first." }
            @for (place, release) in self.declared.toolkits.iter().enumerate().rev() {
                h2 id={ "r" (release.toolkit) } { (release.toolkit) }
                p.names {
                    @for package in &release.packages {
                        code { (package.name) " " (package.version) } " " span.ty { (package.sha256) }
                    }
                }
                @if let Some(diff) = place.checked_sub(1).and_then(|place| self.diffs.get(place)) {
                    @match diff.changes.len() {
                        0 => p { "Nothing that the header declares differs from " (diff.old) "." },
                        count => {
                            p { (count) " differences from " (diff.old) "." }
                            (changes(diff))
                        }
                    }
                }
            }
        }
    }
}

/// The changed names, by kind of change.
fn changes(diff: &Diff) -> Markup {
    html! {
        ul {
            @for kind in diff.changes.chunk_by(|a, b| a.class == b.class && a.says == b.says) {
                @if let Some(first) = kind.first() {
                    li {
                        (toolkit::begin_large(first.says)) " (" code { (first.class) } "): "
                        span.names {
                            @for (place, change) in kind.iter().enumerate() {
                                @if place > 0 { ", " }
                                code { (change.name) @if let Some(part) = &change.part { "." (part) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
