//! Reading an exemplar of a domain.

use syn::Expr as Syntax;
use syn::spanned::Spanned;

use super::attributes::unknown;
use super::attributes::{self, ident};
use super::expression::Scope;
use super::outcome;
use crate::contract::model::{Exemplar, ExemplarValue, Gate, Standing};
use crate::names::Names;
use crate::source::File;
use crate::source::doc;

/// The exemplar that a variant of a domain is.
pub(super) fn read(
    file: &mut File<'_>,
    variant: &syn::Variant,
    names: &Names<'_>,
    scope: &Scope<'_>,
) -> Exemplar {
    let mut standing = None;
    let mut out = Exemplar {
        name: variant.ident.to_string(),
        doc: doc(&variant.attrs),
        standing: Standing::Accepted,
        is: Vec::new(),
        numbers: Vec::new(),
        gates: Vec::new(),
        like: None,
        in_twin: None,
        value: None,
        when: None,
        hazard: None,
        has_own_thread: false,
        span: file.span(variant.ident.span()),
    };
    for attr in attributes::read(file, &variant.attrs) {
        match (attr.name.as_str(), attr.args.as_slice()) {
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
            ("in_twin", [_]) => out.in_twin = attr.idents().pop(),
            ("when", [condition]) => out.when = Some(scope.expr(file, condition)),
            ("hazard", _) => out.hazard = attr.idents().pop().or_else(|| attr.text()),
            ("own_thread", []) => out.has_own_thread = true,
            _ => unknown(file, &attr),
        }
    }
    match standing {
        Some(standing) => out.standing = standing,
        None => file.error(
            variant.ident.span(),
            "an exemplar is marked `#[accepted]`, `#[refused(CODE)]` or `#[undefined]`",
        ),
    }
    if let Some((_, value)) = &variant.discriminant {
        out.value = Some(number(file, value, scope));
    }
    out
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
            "top_bit" => ExemplarValue::TopBit,
            "all_ones" => ExemplarValue::AllOnes,
            "gap_bit" => ExemplarValue::GapBit,
            "beyond" => ExemplarValue::Beyond,
            "unknown_bit" => ExemplarValue::UnknownBit,
            "all" => ExemplarValue::All,
            "mixed" => ExemplarValue::Mixed,
            "within" => ExemplarValue::Within,
            "beside" => ExemplarValue::Beside,
            _ => {
                file.error(
                    call.span(),
                    "the values of an enumeration are each, within, beside, gap, gaps, below, above, beyond, top_bit, all_ones, gap_bit, unknown_bit, all or mixed",
                );
                ExemplarValue::Each
            }
        };
    }
    ExemplarValue::Expr(scope.expr(file, syntax))
}
