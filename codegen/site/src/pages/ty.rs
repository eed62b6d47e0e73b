//! The page of a type: an enumeration with the history of its members, a record with a table of
//! offsets for each layout, or a typedef.

use cuspec_spec::declared::{Api, Enum, Enumerator, Record, RecordKind, Typedef, TypedefKind};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use crate::address::Address;
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::toolkits::Span;
use crate::types::{Form, Type};
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    site.types.iter().flat_map(|ty| page(site, ty)).collect()
}

fn page(site: &Site<'_>, ty: &Type<'_>) -> Vec<Page> {
    let address = Address::ty(ty.name);
    let view = View::new(site, &address.page);
    let lifetime = site.lifetimes.get(ty.name);
    let head = Head {
        title: ty.name.to_owned(),
        description: lifetime.map_or_else(String::new, |lifetime| lifetime.doc.to_owned()),
        has_json: true,
        section: "Types",
        mark: view.mark(&ty.toolkits),
        ..Head::default()
    };
    let html = view.page(&head, view.ty_body(ty));
    vec![
        Page::json(&address, &json(site, ty)),
        Page::html(&address, &html),
    ]
}

impl View<'_, '_> {
    fn ty_body(&self, ty: &Type<'_>) -> Markup {
        let lifetime = self.site.lifetimes.get(ty.name);
        let enums: Vec<&Enum> = ty
            .forms
            .iter()
            .filter_map(|(_, form)| form.of_enum())
            .collect();
        html! {
            (self.crumbs(&[(Address::page("types.html"), "Types".to_owned())]))
            h1 { (ty.name) }
            p.chips {
                @for one in &ty.apis { span { (api(*one)) } }
                @if let Some((_, form)) = ty.forms.first() { span { (sort(*form)) } }
                span { (self.interval(&ty.toolkits)) }
            }
            @if let Some(lifetime) = lifetime { p.lead { (self.prose(lifetime.doc)) } }
            @if !enums.is_empty() {
                @if enums.len() < ty.forms.len() { h2 { "Enumeration" } }
                (self.enumeration(&enums))
            }
            @for (spans, form) in &ty.forms {
                @if !matches!(form, Form::Enum(_)) {
                    @if ty.forms.len() > 1 {
                        h2 { (titled(*form)) ", " (self.site.toolkits.words(spans)) }
                    }
                    div data-v=[self.mark(spans)] { (self.form(*form)) }
                }
            }
            @if let Some(lifetime) = lifetime.filter(|one| !one.made_by.is_empty()) {
                h2 id="handles" { "Handles" }
                    (self.ways(lifetime))
            }
            (self.described(ty))
            (self.takers(ty))
            (self.holders(ty))
        }
    }

    fn form(&self, form: Form<'_>) -> Markup {
        match form {
            Form::Enum(item) => self.enumeration(&[item]),
            Form::Record(item) => self.record(item),
            Form::Typedef(item) => self.typedef(item),
        }
    }

    /// One table of all members in the history of the enumeration.
    fn enumeration(&self, enums: &[&Enum]) -> Markup {
        let members = members(enums);
        let mut tags: Vec<&str> = enums.iter().map(|item| &*item.tag).collect();
        tags.dedup();
        tags.retain(|tag| !tag.is_empty() && enums.iter().all(|item| item.name != *tag));
        let changes = members
            .iter()
            .any(|(_, spans)| !self.site.toolkits.is_complete(&self.spans(spans)));
        html! {
            @for tag in tags { p.hint { "Tag " code { "enum " (tag) } "." } }
            div.scroll {
                table.history[changes] {
                    thead {
                        tr {
                            th { "Enumerator" } th.n { "Value" }
                            @if changes { th.scale { "Toolkits" } td {} }
                        }
                    }
                    tbody {
                        @for (name, all) in &members { (self.member(name, all, changes)) }
                    }
                }
            }
        }
    }

    fn member(&self, name: &str, all: &[&Enumerator], changes: bool) -> Markup {
        let spans = self.spans(all);
        let deprecated = all.iter().flat_map(|member| &member.deprecated);
        let deprecated = self.site.toolkits.spans(deprecated);
        let is_whole = self.site.toolkits.is_complete(&spans);
        let mut values: Vec<i64> = all.iter().map(|member| member.value).collect();
        values.dedup();
        html! {
            tr id=(name) data-v=[self.mark(&spans)] {
                th.names {
                    @match self.site.names.code(name).filter(|(full, _)| full == &name) {
                        Some((_, to)) => (self.link(&to, name)),
                        None => code { (name) },
                    }
                }
                td.n { @for (place, value) in values.iter().enumerate() { @if place > 0 { ", " } (number(*value)) } }
                @if changes {
                    (self.bar(&spans, false))
                    td.interval {
                        @if !is_whole { (self.interval(&spans)) }
                        @if !deprecated.is_empty() {
                            @if !is_whole { "; " }
                            "deprecated " (self.interval(&deprecated))
                        }
                    }
                }
            }
        }
    }

    fn spans(&self, all: &[&Enumerator]) -> Vec<Span> {
        self.site
            .toolkits
            .spans(all.iter().map(|member| &member.toolkits))
    }

    fn record(&self, item: &Record) -> Markup {
        let kind = keyword(item.kind);
        html! {
            p.hint {
                @match &*item.tag {
                    "" => { "A " code { (kind) } " without a tag, inside another. " }
                    tag => { code { (kind) " " (tag) } ". " }
                }
                (item.size) " bytes, aligned to " (item.align) "."
            }
            div.scroll {
                table {
                    thead { tr { th.n { "Offset" } th { "Field" } } }
                    tbody {
                        @for field in &item.fields {
                            tr {
                                td.n { (field.offset) @if let Some((first, width)) = field.bits { ":" (first) "+" (width) } }
                                td.names { code { (self.c_variable(item.api, &field.ty, &field.name)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn typedef(&self, item: &Typedef) -> Markup {
        html! {
            pre {
                code {
                    @match &item.kind {
                        TypedefKind::Handle { tag } => { "typedef struct " (tag) " *" b { (item.name) } ";" }
                        TypedefKind::Alias(ty) => { "typedef " (self.c_variable(item.api, ty, &item.name)) ";" }
                        TypedefKind::Callback { params, result } => {
                            @let ty = cuspec_spec::declared::Type::Function {
                                params: params.clone(),
                                result: Box::new(result.clone()),
                            };
                            "typedef " (self.c_variable(item.api, &ty, &item.name)) ";"
                        }
                    }
                }
            }
        }
    }

    /// Contracts that describe a record's fields.
    fn described(&self, ty: &Type<'_>) -> Markup {
        let described = self.site.uses.records.get(ty.name);
        html! {
            @if let Some(places) = described {
                h2 id="fields" { "Fields under contract" }
                    ul.names {
                        @for (function, axis) in places {
                            @let to = Address::function(function).at(&format!("p-{axis}"));
                            li { (self.symbol(function)) ": " code { (self.link(&to, axis)) } }
                        }
                    }
            }
        }
    }

    /// Functions that take or return it.
    fn takers(&self, ty: &Type<'_>) -> Markup {
        let takers = self.site.uses.types.get(ty.name);
        let mut names: Vec<&str> = takers
            .into_iter()
            .flatten()
            .map(|(name, _)| *name)
            .collect();
        names.dedup();
        // The result type of nearly every function needs no list.
        let is_result = matches!(ty.name, "CUresult" | "cudaError_t");
        html! {
            @if !names.is_empty() && !is_result {
                h2 id="functions" { "Functions" }
                    p.names { (self.symbols(names)) }
            }
        }
    }

    /// Types that contain it.
    fn holders(&self, ty: &Type<'_>) -> Markup {
        let holders = self.site.uses.holders.get(ty.name);
        html! {
            @if let Some(holders) = holders {
                h2 id="types" { "Held by" }
                    ul.names {
                        @for (name, field) in holders {
                            li { (self.link(&Address::ty(name), name)) @if !field.is_empty() { " " code { "." (field) } } }
                        }
                    }
            }
        }
    }
}

/// The members by name, in the order of the newest form, each with its
/// declarations.
pub(super) fn members<'a>(enums: &[&'a Enum]) -> Vec<(&'a str, Vec<&'a Enumerator>)> {
    let mut out: Vec<(&str, Vec<&Enumerator>)> = Vec::new();
    for member in enums.iter().flat_map(|item| &item.members) {
        match out.iter_mut().find(|(name, _)| *name == member.name) {
            Some((_, all)) => all.push(member),
            None => out.push((&member.name, vec![member])),
        }
    }
    out
}

/// Small numbers in decimal, large ones as bits.
fn number(value: i64) -> String {
    match value {
        -4096..=4096 => value.to_string(),
        value => format!("{:#x}", value as u32),
    }
}

fn keyword(kind: RecordKind) -> &'static str {
    match kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    }
}

/// The kind of a form.
pub(super) fn sort(form: Form<'_>) -> &'static str {
    match form {
        Form::Enum(_) => "enumeration",
        Form::Record(item) => keyword(item.kind),
        Form::Typedef(item) => match item.kind {
            TypedefKind::Handle { .. } => "handle",
            TypedefKind::Callback { .. } => "callback",
            TypedefKind::Alias(_) => "alias",
        },
    }
}

/// The kind of a form, at the start of a heading.
fn titled(form: Form<'_>) -> &'static str {
    match form {
        Form::Enum(_) => "Enumeration",
        Form::Record(_) => "Layout",
        Form::Typedef(_) => "Name",
    }
}

fn json(site: &Site<'_>, ty: &Type<'_>) -> Value {
    let takers = site.uses.types.get(ty.name).into_iter().flatten();
    let mut names: Vec<&str> = takers.map(|(name, _)| *name).collect();
    names.dedup();
    let apis: Vec<&str> = ty.apis.iter().map(|one: &Api| api(*one)).collect();
    let forms = ty
        .forms
        .iter()
        .map(|(spans, form)| form_json(site, spans, *form));
    let mut out = json!({
        "kind": "type",
        "name": ty.name,
        "apis": apis,
        "toolkits": site.toolkits.words(&ty.toolkits),
        "forms": forms.collect::<Vec<_>>(),
        "functions": if names.len() > 500 { Vec::new() } else { names },
    });
    let described = site.uses.records.get(ty.name).into_iter().flatten();
    let mut described: Vec<&str> = described.map(|(function, _)| *function).collect();
    described.dedup();
    if !described.is_empty() {
        out["fields_under_contract_of"] = json!(described);
    }
    if let (Some(lifetime), Some(out)) = (site.lifetimes.get(ty.name), out.as_object_mut()) {
        for (role, names) in lifetime.ways() {
            out.insert(format!("{}_by", role.done()), json!(names));
        }
    }
    out
}

fn form_json(site: &Site<'_>, spans: &[Span], form: Form<'_>) -> Value {
    let mut out = Map::new();
    out.insert("kind".to_owned(), sort(form).into());
    out.insert("toolkits".to_owned(), site.toolkits.words(spans).into());
    let history = &site.registry.history;
    let c = |api, ty, name| -> String {
        let lexemes = cuspec_spec::declared::c_lexemes(history, api, ty, Some(name));
        lexemes.iter().map(ToString::to_string).collect()
    };
    match form {
        Form::Enum(item) => {
            let members = item.members.iter().map(|member| {
                let span = site.toolkits.span(&member.toolkits);
                // An omitted interval means the whole life of the enumeration.
                match spans.contains(&span) {
                    true => json!([member.name, member.value]),
                    false => json!([member.name, member.value, site.toolkits.words(&[span])]),
                }
            });
            out.insert("members".to_owned(), members.collect());
        }
        Form::Record(item) => {
            out.insert("size".to_owned(), item.size.into());
            out.insert("align".to_owned(), item.align.into());
            let fields = item.fields.iter();
            let fields =
                fields.map(|field| json!([field.offset, c(item.api, &field.ty, &field.name)]));
            out.insert("fields".to_owned(), fields.collect());
        }
        Form::Typedef(item) => {
            let of = match &item.kind {
                TypedefKind::Handle { tag } => format!("struct {tag} *"),
                TypedefKind::Alias(ty) => c(item.api, ty, ""),
                TypedefKind::Callback { params, result } => {
                    let params = params.iter().map(|ty| c(item.api, ty, ""));
                    let params: Vec<String> = params.collect();
                    format!("{} (*)({})", c(item.api, result, ""), params.join(", "))
                }
            };
            out.insert("of".to_owned(), of.into());
        }
    }
    Value::Object(out)
}
