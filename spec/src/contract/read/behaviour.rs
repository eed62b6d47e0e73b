//! Reading effects on resources and places: `#[creates(Stream)]`, `#[on_failure(zeroed)]`.

use quote::ToTokens;
use syn::spanned::Spanned;

use super::attributes::{Attr, ident};
use super::expression::Scope;
use super::library::Library;
use super::{outcome, resource};
use crate::contract::model::{
    DomainArg, DomainUse, EffectKind, FailureWrite, LeftAlone, OnFailure, ParamEffect, ResourceId,
    VaryingField,
};
use crate::layout;
use crate::source::File;

/// Statements of a parameter besides its domain.
#[derive(Default)]
pub struct Behaviour {
    pub effects: Vec<ParamEffect>,
    pub on_failure: Option<OnFailure>,
    pub may_leave_alone: Option<LeftAlone>,
    pub spares: Vec<ResourceId>,
    pub spoils: Vec<String>,
    pub unseen: Option<String>,
    pub is_altered: bool,
    pub varies: bool,
    pub varying: Vec<VaryingField>,
}

impl Behaviour {
    /// Whether there is no statement.
    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
            && self.on_failure.is_none()
            && self.may_leave_alone.is_none()
            && self.spares.is_empty()
            && self.spoils.is_empty()
            && self.unseen.is_none()
            && !self.is_altered
            && !self.varies
            && self.varying.is_empty()
    }

    /// Reads an attribute if it is one of these. `scope` resolves the names of parameters, and `domain` is that of
    /// the parameter.
    pub fn read(
        &mut self,
        file: &mut File<'_>,
        attr: &Attr<'_>,
        library: &Library<'_>,
        scope: &Scope<'_>,
        domain: &DomainUse,
    ) -> bool {
        let kind = match attr.name.as_str() {
            "creates" => EffectKind::Creates,
            "lends" => EffectKind::Lends,
            "acquires" => EffectKind::Acquires,
            "ends" => EffectKind::Ends,
            "varies" if attr.args.is_empty() => {
                self.varies = true;
                return true;
            }
            "varies" => {
                self.varying = varying(file, attr, library, domain);
                return true;
            }
            "alters" if attr.args.is_empty() => {
                self.is_altered = true;
                return true;
            }
            "spares" => {
                self.spares = resource::resolve_all(file, attr, library.vocabulary);
                return true;
            }
            "spoils" => {
                let codes = attr.args.iter();
                self.spoils = codes
                    .filter_map(|code| outcome::code(file, library.names, code))
                    .collect();
                return true;
            }
            "unseen" => {
                self.unseen = attr.text();
                if self.unseen.is_none() {
                    file.error(
                        attr.span(),
                        "expected the reason why the effect is not visible, in quotes",
                    );
                }
                return true;
            }
            "on_failure" => {
                self.on_failure = on_failure(file, attr, library);
                return true;
            }
            "may_leave_alone" => {
                self.may_leave_alone = may_leave_alone(file, attr, scope);
                return true;
            }
            _ => return false,
        };
        let resources = resource::resolve_all(file, attr, library.vocabulary).into_iter();
        self.effects
            .extend(resources.map(|resource| ParamEffect { kind, resource }));
        true
    }
}

/// The fields that `#[varies(..)]` names, of the record that the place is for.
fn varying(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    library: &Library<'_>,
    domain: &DomainUse,
) -> Vec<VaryingField> {
    let names = library.names;
    let record = domain.args.iter().find_map(|arg| match arg {
        DomainArg::Type(name) => layout::record_of(names, name),
        _ => None,
    });
    let Some(record) = record else {
        file.error_with(
            attr.span(),
            "only a place for a record has fields that vary",
            Some("write `#[varies]` if the whole result varies".to_owned()),
        );
        return Vec::new();
    };
    let fields = attr.args.iter().filter_map(|arg| {
        let name = arg.to_token_stream().to_string().replace(' ', "");
        let found = layout::field(names, record, &name);
        let size = found.and_then(|(offset, ty)| {
            let size = layout::size_of_type(names, &ty)?;
            Some((offset, size))
        });
        let Some((offset, size)) = size else {
            file.error(
                arg.span(),
                format!("`{}` has no field `{name}`", record.name),
            );
            return None;
        };
        Some(VaryingField {
            name,
            offset,
            size,
            of: record.size,
        })
    });
    fields.collect()
}

/// `zeroed` or `written`, and `unless(CODE, ..)`.
fn on_failure(file: &mut File<'_>, attr: &Attr<'_>, library: &Library<'_>) -> Option<OnFailure> {
    let what = match attr.args.first().and_then(ident).as_deref() {
        Some("zeroed") => FailureWrite::Zeroed,
        Some("written") => FailureWrite::Written,
        _ => {
            file.error(
                attr.span(),
                "the effect of a failing call on a place must be `zeroed` or `written`",
            );
            return None;
        }
    };
    let mut unless = Vec::new();
    for arg in attr.args.iter().skip(1) {
        match arg {
            syn::Expr::Call(call) if ident(&call.func).as_deref() == Some("unless") => {
                let codes = call.args.iter();
                unless.extend(codes.filter_map(|code| outcome::code(file, library.names, code)));
            }
            other => file.error(other.span(), "expected `unless(CODE, ..)`"),
        }
    }
    Some(OnFailure { what, unless })
}

/// The reason, with an optional `when(condition)`.
fn may_leave_alone(file: &mut File<'_>, attr: &Attr<'_>, scope: &Scope<'_>) -> Option<LeftAlone> {
    let wrong = "expected the reason why a successful call may leave the place unchanged, \
                 optionally followed by `when(..)`";
    let (reason, condition) = match attr.args.as_slice() {
        [_] => (attr.text(), None),
        [_, syn::Expr::Call(call)] if ident(&call.func).as_deref() == Some("when") => {
            (attr.text(), call.args.first())
        }
        _ => (None, None),
    };
    let Some(reason) = reason.filter(|reason| !reason.trim().is_empty()) else {
        file.error(attr.span(), wrong);
        return None;
    };
    if attr.args.len() > 1 && condition.is_none() {
        file.error(attr.span(), wrong);
    }
    Some(LeftAlone {
        reason,
        when: condition.map(|condition| scope.expr(file, condition)),
        span: file.span(attr.span()),
    })
}
