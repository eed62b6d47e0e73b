//! Statements over several parameters, or over the elements of an array.

use syn::Expr as Syntax;
use syn::spanned::Spanned;

use super::bindings::rename_fields;
use super::{Bindings, Body};
use crate::contract::model::{Expr, StepKind};
use crate::contract::read::attributes::ident;
use crate::contract::read::expression::{Binding, dotted};
use crate::source::File;

impl Body<'_, '_> {
    /// For `[a, b]` the body is repeated; for an array parameter it applies to any element.
    pub(super) fn each(
        &mut self,
        file: &mut File<'_>,
        item: &syn::ExprForLoop,
        bindings: &Bindings,
    ) {
        let names: Vec<String> = match &*item.pat {
            syn::Pat::Ident(name) => vec![name.ident.to_string()],
            syn::Pat::Tuple(tuple) => tuple
                .elems
                .iter()
                .filter_map(|p| match p {
                    syn::Pat::Ident(name) => Some(name.ident.to_string()),
                    _ => None,
                })
                .collect(),
            other => return file.error(other.span(), "expected a name or a tuple of names"),
        };
        let param = |syntax: &Syntax| match bindings.get(&dotted(syntax)?) {
            Some(Binding::Param(param)) => Some(*param),
            _ => None,
        };
        if let Syntax::Array(array) = &*item.expr {
            for element in &array.elems {
                let Some(index) = param(element) else {
                    file.error(element.span(), "expected a parameter");
                    continue;
                };
                let mut inner = bindings.clone();
                if let Some(old) = dotted(element) {
                    inner.extend(rename_fields(bindings, &old, &names[0]));
                }
                inner.insert(names[0].clone(), Binding::Param(index));
                self.statements(file, &item.body.stmts, &inner);
            }
            return;
        }
        let arrays: Vec<&Syntax> = match &*item.expr {
            Syntax::Call(call) if ident(&call.func).as_deref() == Some("zip") => {
                call.args.iter().collect()
            }
            other => vec![other],
        };
        let over: Vec<usize> = arrays.iter().filter_map(|array| param(array)).collect();
        if over.len() != names.len() {
            return file.error(
                item.expr.span(),
                "expected an array parameter, `[a, b]` or `zip(a, b)`",
            );
        }
        let mut inner = bindings.clone();
        for ((name, index), array) in names.iter().zip(&over).zip(&arrays) {
            // A field of an element is one axis for all elements.
            let array = format!("{}[]", dotted(array).unwrap_or_default());
            inner.extend(rename_fields(bindings, &array, name));
            inner.insert(name.clone(), Binding::Element(*index));
        }
        let first = self.contract.steps.len();
        self.statements(file, &item.body.stmts, &inner);
        let is_of_records = |array: &usize| self.contract.fields_of(*array).next().is_some();
        if over.iter().any(is_of_records) {
            return;
        }
        for step in &mut self.contract.steps[first..] {
            if let StepKind::Rule(rule) = &mut step.kind {
                let condition = Box::new(rule.condition.clone());
                rule.condition = Expr::Any {
                    over: over.clone(),
                    condition,
                };
            }
        }
    }
}
