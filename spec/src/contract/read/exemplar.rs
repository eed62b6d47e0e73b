//! Reading an exemplar of a domain.

use syn::Expr as Syntax;
use syn::spanned::Spanned;

use super::attributes::unknown;
use super::attributes::{self, Attr, ident};
use super::bounds;
use super::expression::Scope;
use super::{outcome, resource};
use crate::contract::model::{
    ByVersion, Exemplar, ExemplarValue, Gate, SpecialPredicates, Standing, Vocabulary,
};
use crate::contract::naming::snake;
use crate::names::Names;
use crate::source::File;
use crate::source::doc;

/// The exemplar that a variant of a domain is.
pub(super) fn read(
    file: &mut File<'_>,
    variant: &syn::Variant,
    names: &Names<'_>,
    scope: &Scope<'_>,
    vocabulary: &Vocabulary,
) -> Exemplar {
    let mut standing = None;
    let mut out = Exemplar {
        name: variant.ident.to_string(),
        doc: doc(&variant.attrs),
        standing: Standing::Accepted,
        by_version: Vec::new(),
        is: Vec::new(),
        special: SpecialPredicates::default(),
        is_repeated: false,
        numbers: Vec::new(),
        gates: Vec::new(),
        like: None,
        resource: None,
        in_twin: None,
        value: None,
        when: None,
        has_own_thread: false,
        is_made_without_driver: false,
        span: file.span(variant.ident.span()),
    };
    let attrs = attributes::read(file, &variant.attrs);
    once(file, &attrs);
    for attr in attrs {
        match (attr.name.as_str(), attr.args.as_slice()) {
            ("since" | "until", _) => out.by_version.extend(by_version(file, &attr, names)),
            ("accepted", []) => standing = Some(Standing::Accepted),
            ("undefined", []) => standing = Some(Standing::Undefined),
            ("refused", [code]) => {
                standing = Some(Standing::Refused(outcome::read(file, names, code)));
            }
            ("is", _) => out.is = attr.idents(),
            ("has", _) => {
                out.numbers = attr
                    .pairs()
                    .into_iter()
                    .map(|(name, value)| (name, scope.expr(file, value)))
                    .collect();
            }
            ("gate", [holds]) => {
                let (c_type, holds) = (None, scope.expr(file, holds));
                out.gates.push(Gate { c_type, holds });
            }
            ("gate", [ty, holds]) => {
                let (c_type, holds) = (ident(ty), scope.expr(file, holds));
                out.gates.push(Gate { c_type, holds });
            }
            ("like", [_]) => out.like = attr.idents().pop(),
            ("resource", [_]) => {
                out.resource = resource::resolve_all(file, &attr, vocabulary).pop();
            }
            ("in_twin", [_]) => out.in_twin = attr.idents().pop(),
            ("when", [condition]) => out.when = Some(scope.expr(file, condition)),
            ("repeated", []) => out.is_repeated = true,
            ("own_thread", []) => out.has_own_thread = true,
            ("without_driver", []) => out.is_made_without_driver = true,
            _ => unknown(file, &attr),
        }
    }
    out.special = special(&out);
    match standing {
        Some(standing) => out.standing = standing,
        None => file.error(
            variant.ident.span(),
            "an exemplar needs `#[accepted]`, `#[refused(CODE)]` or `#[undefined]`",
        ),
    }
    if let Some((_, value)) = &variant.discriminant {
        out.value = Some(number(file, value, scope));
    }
    out
}

/// Finds the predicates with a meaning of their own.
fn special(exemplar: &Exemplar) -> SpecialPredicates {
    let name = snake(&exemplar.name);
    let is = |predicate: &str| name == predicate || exemplar.is.iter().any(|is| is == predicate);
    SpecialPredicates {
        is_null: is("null"),
        is_empty: is("empty"),
        is_capturing: is("capturing"),
    }
}

/// Rejects a second attribute that would override the first.
fn once(file: &mut File<'_>, attrs: &[Attr<'_>]) {
    const REPEATED: [&str; 3] = ["gate", "since", "until"];
    for (place, attr) in attrs.iter().enumerate() {
        let is_said = attrs[..place]
            .iter()
            .any(|earlier| earlier.name == attr.name);
        if is_said && !REPEATED.contains(&attr.name.as_str()) {
            let name = &attr.name;
            file.error(
                attr.span(),
                format!("an exemplar may have only one `#[{name}]`; list all facts there"),
            );
        }
    }
}

/// `#[until(13000, refused(InvalidSymbol), on("12.9.79"), not_on("13.0.96"))]`
fn by_version(file: &mut File<'_>, attr: &Attr<'_>, names: &Names<'_>) -> Option<ByVersion> {
    let bound = bounds::bound(file, attr, bounds::side(attr)?)?;
    let word = attr.args.iter().find_map(|arg| match arg {
        Syntax::Call(call) if ident(&call.func).as_deref() == Some("refused") => {
            let code = call.args.first()?;
            Some(Standing::Refused(outcome::read(file, names, code)))
        }
        arg => match ident(arg)?.as_str() {
            "accepted" => Some(Standing::Accepted),
            "undefined" => Some(Standing::Undefined),
            _ => None,
        },
    });
    let Some(standing) = word else {
        file.error(
            attr.span(),
            "a version mark of an exemplar needs `accepted`, `refused(CODE)` or `undefined`",
        );
        return None;
    };
    Some(ByVersion { bound, standing })
}

fn number(file: &mut File<'_>, syntax: &Syntax, scope: &Scope<'_>) -> ExemplarValue {
    if let Syntax::Lit(syn::ExprLit {
        lit: syn::Lit::Str(text),
        ..
    }) = syntax
    {
        return ExemplarValue::Text(text.value());
    }
    if let Syntax::Call(call) = syntax
        && let Some(name) = ident(&call.func)
    {
        return match name.as_str() {
            "each" => ExemplarValue::Each,
            "gap" => ExemplarValue::Gap,
            "gaps" => ExemplarValue::Gaps,
            "below" => ExemplarValue::Below,
            "above" => ExemplarValue::Above,
            "bound" => ExemplarValue::Bound,
            "top_bit" => ExemplarValue::TopBit,
            "all_ones" => ExemplarValue::AllOnes,
            "gap_bit" => ExemplarValue::GapBit,
            "other_bits" => ExemplarValue::OtherBits,
            "beyond" => ExemplarValue::Beyond,
            "unknown_bit" => ExemplarValue::UnknownBit,
            "all" => ExemplarValue::All,
            "mixed" => ExemplarValue::Mixed,
            "within" => ExemplarValue::Within,
            "beside" => ExemplarValue::Beside,
            _ => {
                file.error(
                    call.span(),
                    "the values of an enumeration are each, within, beside, gap, gaps, below, above, bound, beyond, top_bit, all_ones, gap_bit, unknown_bit, other_bits, all or mixed",
                );
                ExemplarValue::Each
            }
        };
    }
    ExemplarValue::Expr(scope.expr(file, syntax))
}
