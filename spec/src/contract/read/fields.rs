//! Reading the fields of a parameter that is a record, or points to one:
//! `#[fields] struct CUmemLocation { .. }`.
//!
//! Each field listed in the struct becomes an axis of the contract, like a parameter: it is
//! named `location.id`, has a domain, and may be used in conditions. Unlisted fields are
//! zero. A record may serve several contracts and is read anew for each.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::Arc;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{GenericArgument, PathArguments, Type};

use super::attributes;
use super::behaviour::Behaviour;
use super::domain_use::{Reader, changed};
use super::expression::{Binding, Scope, dotted};
use super::library::Library;
use super::records::Fields;
use crate::contract::model::{DomainArg, DomainUse, Expr, Field, Param, Role};
use crate::declared::Type as CType;
use crate::layout;
use crate::source::api_of;
use crate::source::{File, doc};
use cuspec_case::Op;
use cuspec_diagnostic::nearest;

/// The domain of a nested record, and of one passed by value.
const RECORD: &str = "Record";

/// The fields behind every parameter, numbered after the parameters.
pub fn read(file: &mut File<'_>, params: &[Param], library: &Library<'_>) -> Option<Vec<Field>> {
    let mut walk = Walk {
        library,
        first: params.len(),
        slots: Vec::new(),
        scopes: Vec::new(),
        records: VecDeque::new(),
        written: Vec::new(),
    };
    let outer: BTreeMap<String, usize> = params
        .iter()
        .enumerate()
        .map(|(index, param)| (param.name.clone(), index))
        .collect();
    for (index, param) in params.iter().enumerate() {
        let Some(within) = inside(library.vocabulary[param.domain.domain].role) else {
            continue;
        };
        if let Some((name, by)) = record_of_use(library, &param.domain) {
            walk.records.push_back(Instance {
                name,
                by,
                prefix: format!("{}{within}", param.name),
                holder: index,
                offset: 0,
                guards: Vec::new(),
                declared: Vec::new(),
            });
        }
    }
    while let Some(instance) = walk.records.pop_front() {
        walk.enter(file, &instance);
    }
    let Walk {
        slots,
        scopes,
        written,
        ..
    } = walk;
    let mut out = Vec::new();
    for slot in &slots {
        let mut names = outer.clone();
        names.extend(scopes[slot.scope].clone());
        out.push(slot.read(file, &names, &scopes, library)?);
    }
    for (name, field, path) in written {
        let caller = std::mem::replace(&mut file.path, path.clone());
        let caller_api = std::mem::replace(&mut file.api, api_of(path));
        change_inside(file, &field.attrs, &name, &mut out, library);
        (file.path, file.api) = (caller, caller_api);
    }
    Some(out)
}

/// Changes of exemplars of fields, `#[refuses(location.node.Beyond = INVALID_VALUE)]`,
/// at the parameter that leads to them.
pub fn change(
    file: &mut File<'_>,
    item: &syn::ItemFn,
    params: &[Param],
    fields: &mut [Field],
    library: &Library<'_>,
) {
    for (input, param) in item.sig.inputs.iter().zip(params) {
        if let syn::FnArg::Typed(typed) = input {
            change_inside(file, &typed.attrs, &param.name, fields, library);
        }
    }
}

/// Changes of exemplars of the fields behind a parameter or another field.
fn change_inside(
    file: &mut File<'_>,
    attrs: &[syn::Attribute],
    holder: &str,
    fields: &mut [Field],
    library: &Library<'_>,
) {
    let nothing = BTreeMap::new();
    let reader = Reader {
        library,
        params: &nothing,
    };
    let attrs = attributes::read(file, attrs);
    let mut said = Vec::new();
    for attr in &attrs {
        said.extend(changed(file, attr).unwrap_or_default());
    }
    // A path leaves out the marks of arrays.
    let spelled = |name: &str| name.replace("[]", "");
    for change in said {
        let Some(path) = dotted(change.exemplar) else {
            continue;
        };
        let Some((path, exemplar)) = path.rsplit_once('.') else {
            continue;
        };
        let name = format!("{}.{path}", spelled(holder));
        let mut named = fields.iter_mut();
        if let Some(field) = named.find(|field| spelled(&field.name) == name) {
            reader.change(file, &change, exemplar.to_owned(), &mut field.domain);
            continue;
        }
        let known: Vec<String> = fields.iter().map(|field| spelled(&field.name)).collect();
        let help = nearest(&name, known.iter().map(String::as_str))
            .map(|near| format!("did you mean `{near}`?"));
        let message = format!("unknown field `{name}`");
        file.error_with(change.exemplar.span(), message, help);
    }
}

/// The text between the name of a holder and that of a field; `None` for a domain
/// without records.
fn inside(role: Role) -> Option<&'static str> {
    match role {
        Role::Pointer | Role::Record => Some("."),
        Role::Array => Some("[]."),
        Role::Value | Role::Place => None,
    }
}

/// The record of a domain, and the parameters that select its union arms.
fn record_of_use(library: &Library<'_>, used: &DomainUse) -> Option<(String, Vec<usize>)> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Type(name) if library.records.contains_key(name) => {
            Some((name.clone(), Vec::new()))
        }
        DomainArg::Record { name, by, .. } => Some((name.clone(), by.clone())),
        _ => None,
    })
}

/// A record and its place.
struct Instance {
    /// The C type.
    name: String,
    /// Arguments of the struct's parameters.
    by: Vec<usize>,
    /// `pCopy.`
    prefix: String,
    holder: usize,
    /// Offset in the holder's record.
    offset: u64,
    /// Conditions of its existence, each with its scope.
    guards: Vec<(usize, syn::Expr)>,
    /// The records around it, with its index in each.
    declared: Vec<(String, String)>,
}

/// A field before its domain is read, which may name any other field of the record.
struct Slot<'a> {
    field: &'a syn::Field,
    path: &'a Arc<Path>,
    name: String,
    holder: usize,
    offset: u64,
    ty: CType,
    declared: Vec<(String, String)>,
    scope: usize,
    guards: Vec<(usize, syn::Expr)>,
}

struct Walk<'a> {
    library: &'a Library<'a>,
    /// Number of the first field.
    first: usize,
    slots: Vec<Slot<'a>>,
    /// Scopes of the records entered so far.
    scopes: Vec<BTreeMap<String, usize>>,
    records: VecDeque<Instance>,
    /// Every field with its name and file, also those that are records without a value of their own.
    written: Vec<(String, &'a syn::Field, &'a Arc<Path>)>,
}

impl<'a> Walk<'a> {
    /// Adds the fields of a record.
    fn enter(&mut self, file: &mut File<'_>, instance: &Instance) {
        let library = self.library;
        let Some(Fields { of, path, item }) = library.records.get(&instance.name) else {
            return;
        };
        let caller = std::mem::replace(&mut file.path, path.clone());
        let generics = item
            .generics
            .type_params()
            .map(|param| param.ident.to_string());
        let generics: Vec<String> = generics.collect();
        if generics.len() != instance.by.len() {
            let message = format!(
                "`{}` takes {} parameters, and a contract gives it {}",
                instance.name,
                generics.len(),
                instance.by.len()
            );
            file.error(item.ident.span(), message);
        }
        let scope = self.scopes.len();
        let mut names = BTreeMap::new();
        for (name, index) in generics.into_iter().zip(instance.by.iter().copied()) {
            for (at, slot) in self.slots.iter().enumerate() {
                if let Some((_, own)) = slot.name.rsplit_once('.')
                    && slot.holder == index
                {
                    names.insert(format!("{name}.{own}"), self.first + at);
                }
            }
            names.insert(name, index);
        }
        self.scopes.push(names);
        for field in &item.fields {
            self.field(file, instance, path, of, field, scope);
        }
        file.path = caller;
    }

    fn field(
        &mut self,
        file: &mut File<'_>,
        instance: &Instance,
        path: &'a Arc<Path>,
        of: &str,
        field: &'a syn::Field,
        scope: usize,
    ) {
        let Some(ident) = &field.ident else { return };
        let own = ident.to_string().trim_start_matches("r#").to_owned();
        let mut within = Some(own.clone());
        let mut element = 0;
        let mut guards = instance.guards.clone();
        for attr in attributes::read(file, &field.attrs) {
            match (attr.name.as_str(), attr.args.as_slice()) {
                ("field", [place]) => within = dotted(place),
                ("whole", []) => within = None,
                ("element", [index]) => match literal(index) {
                    Some(index) => (within, element) = (None, index),
                    None => file.error(index.span(), "write the number of the element"),
                },
                ("when", [guard]) => guards.push((scope, guard.clone())),
                _ => {}
            }
        }
        let Some((offset, ty)) = self.place(file, ident, of, within.as_deref()) else {
            return;
        };
        let size = layout::size_of_type(self.library.names, &ty);
        let offset = offset + element * size.unwrap_or(8);
        let mut declared = instance.declared.clone();
        declared.extend(within.map(|within| (of.to_owned(), within)));
        let name = format!("{}{own}", instance.prefix);
        self.written.push((name.clone(), field, path));
        let offset = instance.offset + offset;
        let inner = written_record(self.library, &field.ty, &self.scopes[scope]);
        if let (Some((record, by)), true) = (&inner, is_written(&field.ty, RECORD)) {
            // A nested record has no value of its own.
            return self.records.push_back(Instance {
                name: record.clone(),
                by: by.clone(),
                prefix: format!("{name}."),
                holder: instance.holder,
                offset,
                guards,
                declared,
            });
        }
        let index = self.first + self.slots.len();
        self.scopes[scope].insert(own, index);
        if let Some((record, by)) = inner
            && let Some(within) = written_domain(&field.ty)
                .and_then(|domain| self.library.domain(&domain))
                .and_then(|domain| inside(self.library.vocabulary[domain].role))
        {
            self.records.push_back(Instance {
                name: record,
                by,
                prefix: format!("{name}{within}"),
                holder: index,
                offset: 0,
                guards: guards.clone(),
                declared: Vec::new(),
            });
        }
        self.slots.push(Slot {
            field,
            path,
            name,
            holder: instance.holder,
            offset,
            ty,
            declared,
            scope,
            guards,
        });
    }
}

impl Walk<'_> {
    /// Offset and type of a field in its holder; those of the holder if no inner field is
    /// named.
    fn place(
        &self,
        file: &mut File<'_>,
        ident: &syn::Ident,
        of: &str,
        within: Option<&str>,
    ) -> Option<(u64, CType)> {
        let Some(within) = within else {
            // Values of options are untyped pointers.
            let whole = match of {
                "VoidPtr" => CType::Pointer {
                    to: Box::new(CType::Void),
                    is_const: false,
                },
                of => CType::Named(of.to_owned()),
            };
            return Some((0, whole));
        };
        let record = layout::record_of(self.library.names, of);
        let place = record.and_then(|record| layout::field(self.library.names, record, within));
        if place.is_none() {
            let known = record.into_iter().flat_map(|record| &record.fields);
            let known = known.map(|field| field.name.as_str());
            let help = nearest(within, known).map(|near| format!("did you mean `{near}`?"));
            file.error_with(
                ident.span(),
                format!("`{of}` has no field `{within}`"),
                help,
            );
        }
        place
    }
}

impl Slot<'_> {
    fn read(
        &self,
        file: &mut File<'_>,
        names: &BTreeMap<String, usize>,
        scopes: &[BTreeMap<String, usize>],
        library: &Library<'_>,
    ) -> Option<Field> {
        let caller = std::mem::replace(&mut file.path, self.path.clone());
        // A record uses the codes of its own file.
        let caller_api = std::mem::replace(&mut file.api, api_of(self.path));
        let reader = Reader {
            library,
            params: names,
        };
        let domain = reader.domain(file, &self.field.ty);
        let Some(mut domain) = domain.or_else(|| library.any()) else {
            (file.path, file.api) = (caller, caller_api);
            return None;
        };
        let is_own = |attr: &&syn::Attribute| {
            let path = attr.path();
            !["field", "when", "whole", "element"]
                .iter()
                .any(|own| path.is_ident(own))
        };
        let others: Vec<syn::Attribute> = self.field.attrs.iter().filter(is_own).cloned().collect();
        let mut behaviour = Behaviour::default();
        reader.changes(file, &others, &mut domain, &mut behaviour);
        let span = self.field.ty.span();
        if !behaviour.is_empty() {
            file.error(
                span,
                "only parameters may declare created and ended resources",
            );
        }
        let doc = doc(&self.field.attrs);
        if doc.is_empty() {
            let message = format!("field `{}` has no sentence; write a doc comment", self.name);
            file.error(span, message);
        }
        let guard = |(scope, guard): &(usize, syn::Expr), file: &mut File<'_>| {
            let bound = scopes[*scope].iter();
            let scope = Scope {
                names: library.names,
                questions: &library.vocabulary.questions,
                bindings: bound
                    .map(|(name, index)| (name.clone(), Binding::Param(*index)))
                    .collect(),
                function: None,
                after: false,
            };
            scope.expr(file, guard)
        };
        let when = self.guards.iter().map(|one| guard(one, file));
        let when =
            when.reduce(|left, right| Expr::Binary(Op::And, Box::new(left), Box::new(right)));
        domain.of_type(library.names, &self.ty);
        let size = layout::size_of_type(library.names, &self.ty);
        let is_signed =
            matches!(&self.ty, CType::Named(name) if layout::is_signed(library.names, name));
        let out = Field {
            name: self.name.clone(),
            doc,
            holder: self.holder,
            offset: self.offset,
            size: size.unwrap_or(8),
            is_signed,
            ty: self.ty.clone(),
            declared: self.declared.clone(),
            domain,
            when,
            span: file.span(span),
        };
        file.path = caller;
        file.api = caller_api;
        Some(out)
    }
}

/// The value of an integer literal.
fn literal(expr: &syn::Expr) -> Option<u64> {
    let syn::Expr::Lit(lit) = expr else {
        return None;
    };
    let syn::Lit::Int(int) = &lit.lit else {
        return None;
    };
    int.base10_parse::<u32>().ok().map(u64::from)
}

/// The name of a type's domain.
fn written_domain(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    Some(path.path.segments.last()?.ident.to_string())
}

fn is_written(ty: &Type, domain: &str) -> bool {
    written_domain(ty).as_deref() == Some(domain)
}

/// The record among a domain's arguments, `Slice<CUmemAccessDesc, count>`.
fn written_record(
    library: &Library<'_>,
    ty: &Type,
    names: &BTreeMap<String, usize>,
) -> Option<(String, Vec<usize>)> {
    let Type::Path(path) = ty else { return None };
    let PathArguments::AngleBracketed(list) = &path.path.segments.last()?.arguments else {
        return None;
    };
    list.args.iter().find_map(|arg| {
        let GenericArgument::Type(Type::Path(path)) = arg else {
            return None;
        };
        let segment = path.path.segments.last()?;
        let name = segment.ident.to_string();
        if !library.records.contains_key(&name) {
            return None;
        }
        let by = match &segment.arguments {
            PathArguments::AngleBracketed(list) => {
                let by = list
                    .args
                    .iter()
                    .map(|arg| arg.to_token_stream().to_string());
                by.filter_map(|name| names.get(&name).copied()).collect()
            }
            _ => Vec::new(),
        };
        Some((name, by))
    })
}
