//! Reading a parameter's domain: `Address<Managed, Pageable>`, `Out<RangeValue<attribute>>`.

use std::collections::BTreeMap;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{FnArg, GenericArgument, ItemFn, Pat, PathArguments, Type};

use super::attributes::unknown;
use super::attributes::{self, ident};
use super::behaviour::Behaviour;
use super::bounds;
use super::expression::{Binding, Scope};
use super::library::Library;
use super::outcome;
use crate::contract::model::{Bound, ByVersion, Domain, DomainArg, DomainUse, Param, Standing};
use crate::declared::Type as CType;
use crate::layout;
use crate::names::Names;
use crate::source::File;
use crate::source::doc;
use cuspec_diagnostic::nearest;

/// The names of a function's parameters, in order; `r#type` is `type`.
pub fn param_names(item: &ItemFn) -> Vec<String> {
    item.sig
        .inputs
        .iter()
        .filter_map(|input| match input {
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(name) => {
                    Some(name.ident.to_string().trim_start_matches("r#").to_owned())
                }
                _ => None,
            },
            FnArg::Receiver(_) => None,
        })
        .collect()
}

/// Reads all parameters with their domains; one with a mistake gets the domain `Any`, if the vocabulary has it.
pub fn params(
    file: &mut File<'_>,
    item: &ItemFn,
    declared: &[&str],
    library: &Library<'_>,
) -> Option<Vec<Param>> {
    let names = param_names(item);
    let bindings: BTreeMap<String, usize> = declared
        .iter()
        .enumerate()
        .map(|(index, name)| ((*name).to_owned(), index))
        .collect();
    let mut out = Vec::new();
    for (input, name) in item.sig.inputs.iter().zip(names) {
        let FnArg::Typed(typed) = input else { continue };
        let reader = Reader {
            library,
            params: &bindings,
        };
        let mut domain = reader.domain(file, &typed.ty).or_else(|| library.any())?;
        let mut behaviour = Behaviour::default();
        reader.changes(file, &typed.attrs, &mut domain, &mut behaviour);
        let doc = doc(&typed.attrs);
        if doc.is_empty() {
            file.error(
                typed.pat.span(),
                format!("parameter `{name}` has no sentence; write a doc comment"),
            );
        }
        out.push(Param {
            name,
            doc,
            domain,
            effects: behaviour.effects,
            on_failure: behaviour.on_failure,
            may_leave_alone: behaviour.may_leave_alone,
            spares: behaviour.spares,
            spoils: behaviour.spoils,
            unseen: behaviour.unseen,
            is_altered: behaviour.is_altered,
            varies: behaviour.varies,
            varying: behaviour.varying,
            span: file.span(typed.ty.span()),
        });
    }
    Some(out)
}

/// Reads domains whose arguments may be parameters and fields.
pub struct Reader<'a> {
    pub library: &'a Library<'a>,
    pub params: &'a BTreeMap<String, usize>,
}

impl Reader<'_> {
    pub fn domain(&self, file: &mut File<'_>, ty: &Type) -> Option<DomainUse> {
        let Type::Path(path) = ty else {
            file.error(ty.span(), "expected the name of a domain");
            return None;
        };
        let segment = path.path.segments.last()?;
        let name = segment.ident.to_string();
        if let Some(alias) = self.library.aliases.get(&name) {
            return self.domain(file, alias);
        }
        let Some(id) = self.library.domain(&name) else {
            let known = self
                .library
                .vocabulary
                .domains
                .iter()
                .map(|d| d.name.as_str());
            let help = nearest(&name, known).map(|n| format!("did you mean `{n}`?"));
            file.error_with(
                ty.span(),
                format!("the vocabulary has no domain `{name}`"),
                help,
            );
            return None;
        };
        let domain = &self.library.vocabulary[id];
        let written: Vec<&GenericArgument> = match &segment.arguments {
            PathArguments::AngleBracketed(list) => list.args.iter().collect(),
            _ => Vec::new(),
        };
        let mut out = DomainUse::of(id);
        let required = domain.params.iter().filter(|p| !p.is_optional).count();
        if written.len() < required {
            file.error(
                ty.span(),
                format!("`{name}` takes {required} arguments before the exemplars it accepts",),
            );
            return None;
        }
        let mut rest = written.as_slice();
        for param in &domain.params {
            let taken = rest
                .first()
                .filter(|arg| !(param.is_optional && is_exemplar(domain, arg)));
            match taken {
                Some(arg) => {
                    let arg = self.argument(file, arg)?;
                    out.args.push(arg);
                    rest = &rest[1..];
                }
                None => out.args.push(DomainArg::Absent),
            }
        }
        for arg in rest {
            self.accept(file, domain, arg, &mut out);
        }
        Some(out)
    }

    /// Adds an exemplar that the parameter accepts in addition.
    fn accept(
        &self,
        file: &mut File<'_>,
        domain: &Domain,
        arg: &GenericArgument,
        out: &mut DomainUse,
    ) {
        let name = arg.to_token_stream().to_string();
        if domain.exemplars.iter().any(|e| e.name == name) {
            out.standings.push((name, Standing::Accepted));
        } else {
            let known = domain.exemplars.iter().map(|e| e.name.as_str());
            let help = nearest(&name, known).map(|n| format!("did you mean `{n}`?"));
            file.error_with(
                arg.span(),
                format!("domain `{}` has no exemplar `{name}`", domain.name),
                help,
            );
        }
    }

    fn argument(&self, file: &mut File<'_>, arg: &GenericArgument) -> Option<DomainArg> {
        match arg {
            GenericArgument::Const(expr) => {
                let expr = self.scope().expr(file, expr);
                Some(DomainArg::Expr(expr))
            }
            GenericArgument::Type(ty) => {
                let Type::Path(path) = ty else {
                    file.error(ty.span(), "expected a name, a number or `{ .. }`");
                    return None;
                };
                let segment = path.path.segments.last()?;
                let name = segment.ident.to_string();
                if segment.arguments.is_empty() {
                    return self.plain(file, ty, &name);
                }
                if self.library.tables.iter().any(|t| t.name == name) {
                    return self.tagged(file, segment, name);
                }
                if self.library.records.contains_key(&name) {
                    return self.record(file, segment, name);
                }
                let domain = self.domain(file, ty)?;
                Some(DomainArg::Domain(Box::new(domain)))
            }
            other => {
                file.error(other.span(), "expected a name, a number or `{ .. }`");
                None
            }
        }
    }

    fn plain(&self, file: &mut File<'_>, ty: &Type, name: &str) -> Option<DomainArg> {
        if name == "None" {
            return Some(DomainArg::Absent);
        }
        if let Some(index) = self.params.get(name) {
            return Some(DomainArg::Param(*index));
        }
        if self.library.domain(name).is_some() || self.library.aliases.contains_key(name) {
            return self
                .domain(file, ty)
                .map(|d| DomainArg::Domain(Box::new(d)));
        }
        if self.library.names.constant(name).is_some() {
            let expr = syn::parse_quote_spanned!(ty.span()=> #ty);
            return Some(DomainArg::Expr(self.scope().expr(file, &expr)));
        }
        if let Some(fields) = self.library.records.get(name)
            && fields.of != name
        {
            return Some(DomainArg::Record {
                name: name.to_owned(),
                ty: fields.of.clone(),
                by: Vec::new(),
            });
        }
        if crate::layout::size_of(self.library.names, name).is_some() {
            return Some(DomainArg::Type(name.to_owned()));
        }
        let known: Vec<&str> = self
            .params
            .keys()
            .map(String::as_str)
            .chain(
                self.library
                    .names
                    .declared
                    .enums
                    .iter()
                    .map(|e| e.name.as_str()),
            )
            .chain(
                self.library
                    .names
                    .declared
                    .typedefs
                    .iter()
                    .map(|t| t.name.as_str()),
            )
            .collect();
        let help = nearest(name, known).map(|n| format!("did you mean `{n}`?"));
        file.error_with(
            ty.span(),
            format!("`{name}` is not a parameter, type, enumeration or domain"),
            help,
        );
        None
    }

    fn tagged(
        &self,
        file: &mut File<'_>,
        segment: &syn::PathSegment,
        table: String,
    ) -> Option<DomainArg> {
        let by = self.named(file, segment)?.first().copied()?;
        Some(DomainArg::Tagged { table, by })
    }

    /// A record whose union arms other parameters select.
    fn record(
        &self,
        file: &mut File<'_>,
        segment: &syn::PathSegment,
        name: String,
    ) -> Option<DomainArg> {
        let by = self.named(file, segment)?;
        let ty = self.library.records.get(&name)?.of.clone();
        Some(DomainArg::Record { name, ty, by })
    }

    /// The parameters and fields among a name's arguments.
    fn named(&self, file: &mut File<'_>, segment: &syn::PathSegment) -> Option<Vec<usize>> {
        let PathArguments::AngleBracketed(list) = &segment.arguments else {
            return None;
        };
        let mut out = Vec::new();
        for arg in &list.args {
            let name = arg.to_token_stream().to_string();
            let Some(index) = self.params.get(&name) else {
                let help = nearest(&name, self.params.keys().map(String::as_str))
                    .map(|n| format!("did you mean `{n}`?"));
                file.error_with(arg.span(), format!("unknown parameter `{name}`"), help);
                return None;
            };
            out.push(*index);
        }
        Some(out)
    }

    /// `#[accepts(Zero)]`, `#[refuses(Zero = INVALID_VALUE)]`, `#[undefined(Garbage)]`,
    /// `#[without(Highest)]`, and attributes that do not concern exemplars.
    pub fn changes(
        &self,
        file: &mut File<'_>,
        attrs: &[syn::Attribute],
        out: &mut DomainUse,
        behaviour: &mut Behaviour,
    ) {
        for attr in attributes::read(file, attrs) {
            let changes = changed(file, &attr);
            let scope = self.scope();
            if changes.is_none() && !behaviour.read(file, &attr, self.library, &scope, out) {
                unknown(file, &attr);
            }
            for change in changes.into_iter().flatten() {
                if let Some(name) = ident(change.exemplar) {
                    self.change(file, &change, name, out);
                }
            }
        }
    }

    /// The scope in which parameters denote themselves.
    fn scope(&self) -> Scope<'_> {
        let bindings = self.params.iter();
        Scope {
            names: self.library.names,
            questions: &self.library.vocabulary.questions,
            bindings: bindings
                .map(|(name, index)| (name.clone(), Binding::Param(*index)))
                .collect(),
            function: None,
            after: false,
        }
    }

    /// Changes the standing of an exemplar.
    pub fn change(
        &self,
        file: &mut File<'_>,
        change: &Change<'_>,
        name: String,
        out: &mut DomainUse,
    ) {
        self.exemplar(file, &name, change.exemplar.span(), out);
        let standing = match &change.to {
            To::Accepted => Standing::Accepted,
            To::Undefined => Standing::Undefined,
            To::Refused(code) => Standing::Refused(outcome::read(file, self.library.names, code)),
            To::LeftOut => return out.without.push(name),
            To::Unobserved => return out.unobserved.push(name),
        };
        match change.bound.clone() {
            Some(bound) => out.by_version.push((name, ByVersion { bound, standing })),
            None => out.standings.push((name, standing)),
        }
    }

    fn exemplar(&self, file: &mut File<'_>, name: &str, span: proc_macro2::Span, out: &DomainUse) {
        let domain = &self.library.vocabulary[out.domain];
        let is_enumerator = out.args.iter().any(|arg| match arg {
            DomainArg::Type(ty) => self
                .library
                .names
                .enumeration(ty)
                .is_some_and(|e| e.members.iter().any(|m| m.name == name)),
            _ => false,
        });
        if !is_enumerator && !domain.exemplars.iter().any(|e| e.name == name) {
            let known = domain.exemplars.iter().map(|e| e.name.as_str());
            let help = nearest(name, known).map(|n| format!("did you mean `{n}`?"));
            file.error_with(
                span,
                format!("domain `{}` has no exemplar `{name}`", domain.name),
                help,
            );
        }
    }
}

/// A change of an exemplar, `Zero`, or of one of a field, `location.node.Beyond`.
pub struct Change<'a> {
    pub exemplar: &'a syn::Expr,
    to: To<'a>,
    /// The versions to which it is limited.
    bound: Option<Bound>,
}

enum To<'a> {
    Accepted,
    Undefined,
    Refused(&'a syn::Expr),
    LeftOut,
    Unobserved,
}

/// Parses `#[accepts(Zero)]` and similar attributes, exemplar by exemplar, and `#[until(13000, accepts(Zero), ..)]`; `None`
/// for another attribute.
pub fn changed<'a>(file: &mut File<'_>, attr: &'a attributes::Attr<'_>) -> Option<Vec<Change<'a>>> {
    match attr.name.as_str() {
        "accepts" | "undefined" | "without" | "unobserved" | "refuses" => {
            changes(&attr.name, &attr.args.iter().collect::<Vec<_>>(), None)
        }
        "since" | "until" => {
            let bound = bounds::bound(file, attr, bounds::side(attr)?);
            let words = ["accepts", "undefined", "refuses"].into_iter();
            let said = words.filter_map(|word| changes(word, &attr.call(word)?, bound.clone()));
            let said: Vec<Change<'a>> = said.flatten().collect();
            (!said.is_empty()).then_some(said)
        }
        _ => None,
    }
}

fn changes<'a>(
    word: &str,
    args: &[&'a syn::Expr],
    bound: Option<Bound>,
) -> Option<Vec<Change<'a>>> {
    let change = |exemplar: &'a syn::Expr, to: To<'a>| Change {
        exemplar,
        to,
        bound: bound.clone(),
    };
    let all = |to: fn() -> To<'a>| Some(args.iter().map(|arg| change(arg, to())).collect());
    match word {
        "accepts" => all(|| To::Accepted),
        "undefined" => all(|| To::Undefined),
        "without" => all(|| To::LeftOut),
        "unobserved" => all(|| To::Unobserved),
        "refuses" => {
            let pairs = args.iter().filter_map(|arg| match arg {
                syn::Expr::Assign(pair) => Some(change(&pair.left, To::Refused(&pair.right))),
                _ => None,
            });
            Some(pairs.collect())
        }
        _ => None,
    }
}

impl DomainUse {
    /// Records the C type of the parameter or field.
    pub(super) fn of_type(&mut self, names: &Names<'_>, ty: &CType) {
        if let CType::Named(name) = ty {
            self.c_type = Some(name.clone());
        }
        let size = layout::size_of_type(names, ty).unwrap_or(8);
        self.bits = 8 * u32::try_from(size.min(8)).unwrap_or(8);
    }
}

fn is_exemplar(domain: &Domain, arg: &GenericArgument) -> bool {
    let name = arg.to_token_stream().to_string();
    domain.exemplars.iter().any(|e| e.name == name)
}
