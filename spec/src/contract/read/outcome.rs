//! Reading outcomes: a code, `SUCCESS`, `UNDEFINED`, `FAILURE`, `either(..)`, `later(..)`.

use syn::Expr as Syntax;
use syn::spanned::Spanned;

use super::attributes::ident;
use crate::contract::model::Outcome;
use crate::names::Names;
use crate::source::File;
use cuspec_diagnostic::nearest;

/// An unknown code is reported and read as "some error".
pub fn read(file: &mut File<'_>, names: &Names<'_>, syntax: &Syntax) -> Outcome {
    if let Syntax::Call(call) = syntax {
        let codes = call
            .args
            .iter()
            .filter_map(|arg| code(file, names, arg))
            .collect::<Vec<_>>();
        return match ident(&call.func).as_deref() {
            Some("either") => Outcome::Codes(codes),
            Some("later") => match codes.into_iter().next() {
                Some(code) => Outcome::Later(code),
                None => Outcome::Undefined,
            },
            _ => {
                file.error(
                    call.span(),
                    "an outcome with arguments must be `either(A, B)` or `later(A)`",
                );
                Outcome::Undefined
            }
        };
    }
    match ident(syntax).as_deref() {
        Some("UNDEFINED") => Outcome::Undefined,
        _ => match code(file, names, syntax) {
            Some(code) => Outcome::Codes(vec![code]),
            None => Outcome::Undefined,
        },
    }
}

/// The full name of a code.
pub fn code(file: &mut File<'_>, names: &Names<'_>, syntax: &Syntax) -> Option<String> {
    let Some(short) = ident(syntax) else {
        file.error(syntax.span(), "expected a result code");
        return None;
    };
    let found = names.code(file.api, &short).map(str::to_owned);
    if found.is_none() {
        let help = nearest(&short, names.codes(file.api)).map(|n| format!("did you mean `{n}`?"));
        file.error_with(
            syntax.span(),
            format!("no result code has the name `{short}`"),
            help,
        );
    }
    found
}
