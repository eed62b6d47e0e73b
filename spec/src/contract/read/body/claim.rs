//! Rules and postconditions, with their basis.

use syn::spanned::Spanned;
use syn::{Expr as Syntax, Stmt};

use super::{Bindings, Body};
use crate::contract::grounds;
use crate::contract::model::{Basis, Ensure, Expr, Rule, StepKind};
use crate::contract::read::attributes::{Attr, text};
use crate::contract::read::{hazard, outcome};
use crate::source::{File, doc};

/// The head of a rule or a postcondition.
struct Identity {
    id: String,
    basis: Basis,
    /// The releases that showed it.
    on: Vec<String>,
}

impl Body<'_, '_> {
    pub(super) fn rule(
        &mut self,
        file: &mut File<'_>,
        test: &syn::ExprIf,
        attr: &Attr<'_>,
        attrs: &[Attr<'_>],
        bindings: &Bindings,
    ) {
        let Some(Identity { id, basis, on }) = self.identity(file, attr, &test.attrs) else {
            return;
        };
        let condition = self.condition(file, &id, &test.cond, bindings);
        let outcome = match test.then_branch.stmts.as_slice() {
            [Stmt::Expr(Syntax::Return(ret), _)] => match &ret.expr {
                Some(code) => outcome::read(file, self.library.names, code),
                None => return file.error(ret.span(), "a rule must return a code"),
            },
            _ => return file.error(test.span(), "a rule must contain one `return CODE;`"),
        };
        let documented = attr
            .pairs()
            .into_iter()
            .find(|(name, _)| name == "documented")
            .map(|(_, code)| outcome::read(file, self.library.names, code));
        let named = |name: &str| attrs.iter().find(|a| a.name == name);
        let rule = Rule {
            id,
            doc: doc(&test.attrs),
            basis,
            on,
            documented,
            is_undocumented: attr.idents().iter().any(|word| word == "undocumented"),
            hazard: named("hazard")
                .and_then(|attr| hazard::resolve(file, attr, self.library.vocabulary)),
            unreachable: named("unreachable").and_then(|a| a.text()),
            condition,
            outcome,
            span: file.span(test.cond.span()),
        };
        self.push(StepKind::Rule(rule));
    }

    /// The condition of a rule. That of a rule which the runtime's contract leaves out is not read: it may ask about a
    /// field that the runtime's record lacks.
    fn condition(
        &self,
        file: &mut File<'_>,
        id: &str,
        condition: &Syntax,
        bindings: &Bindings,
    ) -> Expr {
        let own = id.rsplit_once('/').map_or(id, |(_, own)| own);
        match self.except.iter().any(|except| except == own) {
            true => Expr::Int(0),
            false => self.scope(bindings, false).expr(file, condition),
        }
    }

    pub(super) fn ensure(
        &mut self,
        file: &mut File<'_>,
        test: &syn::ExprIf,
        attr: &Attr<'_>,
        bindings: &Bindings,
    ) {
        let condition = self.scope(bindings, false).expr(file, &test.cond);
        let Some(Identity { id, basis, on }) = self.identity(file, attr, &test.attrs) else {
            return;
        };
        for statement in &test.then_branch.stmts {
            let mac = match statement {
                Stmt::Macro(mac) => &mac.mac,
                Stmt::Expr(Syntax::Macro(mac), _) => &mac.mac,
                other => {
                    file.error(other.span(), "an ensure must contain `assert!(..);`");
                    continue;
                }
            };
            match mac.parse_body::<Syntax>() {
                Ok(body) if mac.path.is_ident("assert") => {
                    let holds = self.scope(bindings, true).expr(file, &body);
                    self.push(StepKind::Ensure(Ensure {
                        id: id.clone(),
                        doc: doc(&test.attrs),
                        basis,
                        on: on.clone(),
                        condition: condition.clone(),
                        holds,
                        span: file.span(test.cond.span()),
                    }));
                }
                Ok(_) => file.error(mac.path.span(), "an ensure must contain `assert!(..);`"),
                Err(error) => file.error(error.span(), error.to_string()),
            }
        }
    }

    fn identity(
        &self,
        file: &mut File<'_>,
        attr: &Attr<'_>,
        attrs: &[syn::Attribute],
    ) -> Option<Identity> {
        let id = attr.args.first().and_then(text);
        let basis = attr.idents().iter().find_map(|word| match word.as_str() {
            "documented" => Some(Basis::Documented),
            "observed" => Some(Basis::Observed),
            "assumed" => Some(Basis::Assumed),
            _ => None,
        });
        let function = &self.contract.function;
        match (basis, attr.texts_of("on").is_empty()) {
            (Some(Basis::Observed), true) => file.error_with(
                attr.span(),
                "`observed` needs the release that showed it",
                Some("add `on(\"580.159.04\")` with the release that showed it".to_owned()),
            ),
            (Some(Basis::Assumed), false) => file.error_with(
                attr.span(),
                "an `assumed` rule must not name releases",
                Some("write `observed` in the place of `assumed`".to_owned()),
            ),
            _ if self.is_derived => {}
            (Some(Basis::Documented), _) if !self.is_described() => file.error_with(
                attr.span(),
                format!("no header documents `{function}`"),
                Some("write `observed` or `assumed` in place of `documented`".to_owned()),
            ),
            _ => {}
        }
        if doc(attrs).is_empty() {
            file.error(attr.span(), "a rule has no sentence; write a doc comment");
        }
        match (id, basis) {
            (Some(id), Some(basis)) => {
                // Releases showed shared rules for other functions. One that no release was run with has not shown them.
                let is_unseen = self.depth > 0 && !self.is_derived && self.contract.on.is_empty();
                Some(Identity {
                    id: format!("{function}/{id}"),
                    basis: match basis {
                        Basis::Observed if is_unseen => Basis::Assumed,
                        basis => basis,
                    },
                    on: match is_unseen {
                        true => Vec::new(),
                        false => attr.texts_of("on"),
                    },
                })
            }
            (None, _) => {
                file.error(
                    attr.span(),
                    "a rule needs an id in quotes: `#[rule(\"whole-allocation\", documented)]`",
                );
                None
            }
            (_, None) => {
                file.error(
                    attr.span(),
                    "a rule needs a basis: documented, observed or assumed",
                );
                None
            }
        }
    }

    /// Whether a header documents the function.
    fn is_described(&self) -> bool {
        grounds::described(self.library.names, &self.contract.function).is_some()
    }
}
