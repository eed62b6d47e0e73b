//! Reading version bounds: `#[since(13000, not_on("555.58.02"))]`.

use syn::{Attribute, Expr as Syntax, Lit, Stmt};

use super::attributes::{self, Attr, unknown};
use crate::contract::model::{Bound, Side};
use crate::source::File;

/// Further attributes of a statement.
const MARKS: [&str; 4] = ["rule", "ensure", "hazard", "unreachable"];

/// The bounds of a statement and of all statements inside.
pub fn read(file: &mut File<'_>, statement: &Stmt) -> Vec<Bound> {
    let mut bounds = Vec::new();
    for attr in attributes::read(file, attrs(statement)) {
        match side(&attr) {
            Some(_) if !attr.args.iter().skip(1).all(is_evidence) => unknown(file, &attr),
            Some(side) => bounds.extend(bound(file, &attr, side)),
            None if MARKS.contains(&attr.name.as_str()) => {}
            None => unknown(file, &attr),
        }
    }
    bounds
}

fn attrs(statement: &Stmt) -> &[Attribute] {
    match statement {
        Stmt::Macro(mac) => &mac.attrs,
        Stmt::Expr(Syntax::Macro(mac), _) => &mac.attrs,
        Stmt::Expr(Syntax::If(test), _) => &test.attrs,
        Stmt::Expr(Syntax::Match(item), _) => &item.attrs,
        Stmt::Expr(Syntax::ForLoop(item), _) => &item.attrs,
        Stmt::Expr(Syntax::Call(call), _) => &call.attrs,
        _ => &[],
    }
}

/// The side of a bound's attribute, if it is one.
pub fn side(attr: &Attr<'_>) -> Option<Side> {
    match attr.name.as_str() {
        "since" => Some(Side::Since),
        "until" => Some(Side::Until),
        _ => None,
    }
}

/// The version of a bound, with the releases that showed it.
pub fn bound(file: &mut File<'_>, attr: &Attr<'_>, side: Side) -> Option<Bound> {
    let Some(version) = attr.args.first().and_then(version) else {
        file.error(
            attr.span(),
            format!(
                "`#[{}(..)]` needs a version number first, 12050 for 12.5",
                attr.name
            ),
        );
        return None;
    };
    Some(Bound {
        side,
        version,
        on: attr.texts_of("on"),
        not_on: attr.texts_of("not_on"),
        span: file.span(attr.span()),
    })
}

/// `on(..)` or `not_on(..)`.
fn is_evidence(word: &Syntax) -> bool {
    match word {
        Syntax::Call(call) => attributes::ident(&call.func)
            .is_some_and(|name| matches!(name.as_str(), "on" | "not_on")),
        _ => false,
    }
}

/// A version: 1000 times major plus 10 times minor.
pub fn version(syntax: &Syntax) -> Option<u32> {
    let Syntax::Lit(literal) = syntax else {
        return None;
    };
    let Lit::Int(number) = &literal.lit else {
        return None;
    };
    let version = number.base10_parse::<u32>().ok()?;
    (version >= 1000 && version % 10 == 0).then_some(version)
}
