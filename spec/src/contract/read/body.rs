//! Reading the body of a contract: its steps in order.

mod bindings;
mod claim;
mod each;
mod shared;

pub use bindings::{Bindings, bind, of_params, positional};

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr as Syntax, Ident, LitInt, Stmt, Token, bracketed, token};

use super::attributes;
use super::bounds;
use super::expression::{Binding, Scope};
use super::library::Library;
use crate::contract::model::{Contract, Expr, NeedId, Order, Step, StepKind};
use crate::source::File;
use cuspec_case::{Api, Op};
use cuspec_diagnostic::nearest;

/// A name that `check!` places: `initialized`, `access.flags`, `list[].flags`.
struct Placed {
    name: String,
    span: Span,
}

impl Parse for Placed {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let first = input.call(Ident::parse_any)?;
        let (mut name, mut span) = (first.unraw().to_string(), first.span());
        loop {
            if input.peek(token::Bracket) {
                let index;
                let bracket = bracketed!(index in input);
                let number: Option<LitInt> =
                    (!index.is_empty()).then(|| index.parse()).transpose()?;
                let number = number.map(|number| number.base10_digits().to_owned());
                name += &format!("[{}]", number.unwrap_or_default());
                span = span.join(bracket.span.join()).unwrap_or(span);
            } else if input.peek(Token![.]) {
                input.parse::<Token![.]>()?;
                let field = input.call(Ident::parse_any)?;
                name += &format!(".{}", field.unraw());
                span = span.join(field.span()).unwrap_or(span);
            } else {
                return Ok(Self { name, span });
            }
        }
    }
}

/// Reads statements into the steps of a contract.
pub struct Body<'a, 'b> {
    library: &'a Library<'a>,
    contract: &'b mut Contract,
    guards: Vec<Expr>,
    depth: usize,
    /// Whether the steps come from the driver's contract behind one of the runtime.
    is_derived: bool,
    /// Rules and postconditions of the driver's contract that the runtime's leaves out.
    except: Vec<String>,
}

impl<'a, 'b> Body<'a, 'b> {
    /// The contract read so far.
    pub fn contract(&self) -> &Contract {
        self.contract
    }

    /// Steps are appended to the contract.
    pub fn new(library: &'a Library<'a>, contract: &'b mut Contract) -> Self {
        Self {
            library,
            contract,
            guards: Vec::new(),
            depth: 0,
            is_derived: false,
            except: Vec::new(),
        }
    }

    fn scope(&self, bindings: &Bindings, after: bool) -> Scope<'_> {
        Scope {
            names: self.library.names,
            questions: &self.library.vocabulary.questions,
            bindings: bindings.clone(),
            function: self.library.names.function(&self.contract.function),
            after,
        }
    }

    pub fn statements(&mut self, file: &mut File<'_>, statements: &[Stmt], bindings: &Bindings) {
        for statement in statements {
            let bounds = bounds::read(file, statement);
            let (guards, steps) = (self.guards.len(), self.contract.steps.len());
            let api = match self.is_derived {
                true => Api::Driver,
                false => self.contract.api,
            };
            self.guards
                .extend(bounds.iter().map(|bound| bound.condition(api)));
            match statement {
                Stmt::Macro(mac) if mac.mac.path.is_ident("check") => {
                    self.check(file, &mac.mac, bindings);
                }
                Stmt::Expr(Syntax::Macro(mac), _) if mac.mac.path.is_ident("check") => {
                    self.check(file, &mac.mac, bindings);
                }
                Stmt::Expr(Syntax::If(test), _) => self.test(file, test, bindings),
                Stmt::Expr(Syntax::Match(item), _) => self.cases(file, item, bindings),
                Stmt::Expr(Syntax::ForLoop(item), _) => self.each(file, item, bindings),
                Stmt::Expr(Syntax::Call(call), _) => self.call(file, call, bindings),
                other => file.error(
                    other.span(),
                    "a contract may contain check!, rules, ensures, if, match, for and calls of shared rules",
                ),
            }
            self.guards.truncate(guards);
            for step in &mut self.contract.steps[steps..] {
                step.bounds.extend(bounds.iter().cloned());
            }
        }
    }

    fn push(&mut self, kind: StepKind) {
        let guard = self
            .guards
            .iter()
            .cloned()
            .reduce(|left, right| Expr::Binary(Op::And, Box::new(left), Box::new(right)));
        self.contract.steps.push(Step {
            guard,
            ..Step::unguarded(kind)
        });
    }

    /// Adds a check that the body places. Checks before all rules are known to come first if the
    /// order is known in part.
    fn place(&mut self, kind: StepKind) {
        let is_first = self.contract.known_first() == self.contract.steps.len()
            && self.guards.is_empty()
            && !self.is_derived;
        self.push(kind);
        if self.contract.order == Order::Partial
            && let Some(step) = self.contract.steps.last_mut()
        {
            step.is_known_first = is_first;
        }
    }

    fn check(&mut self, file: &mut File<'_>, mac: &syn::Macro, bindings: &Bindings) {
        let parser = Punctuated::<Placed, Token![,]>::parse_terminated;
        let items = match mac.parse_body_with(parser) {
            Ok(items) => items,
            Err(error) => {
                let message = "check! takes the names of needs and parameters";
                return file.error(error.span(), message);
            }
        };
        for Placed { name, span } in items {
            if let Some(Binding::Param(param)) = bindings.get(&name) {
                self.place(StepKind::Param(*param));
            } else if let Some(need) = self.need(&name).filter(|need| !self.is_met(*need)) {
                self.place(StepKind::Need(need));
            } else if self.is_derived {
                // The runtime meets the need, or passes a constant for the parameter.
            } else {
                let needs = self.library.vocabulary.need_names(&self.contract.needs);
                let known = needs.into_iter().chain(bindings.keys().map(String::as_str));
                let help = nearest(&name, known).map(|n| format!("did you mean `{n}`?"));
                let message =
                    format!("`{name}` is neither a parameter nor a need of this contract");
                file.error_with(span, message, help);
            }
        }
    }

    /// Whether the runtime meets a need of the driver's body.
    fn is_met(&self, need: NeedId) -> bool {
        self.is_derived && self.library.vocabulary[need].met_by.is_some()
    }

    /// The need of this name that the contract declares, or that every function has. Under a condition, the
    /// contract may check a need that it tolerates otherwise.
    fn need(&self, name: &str) -> Option<NeedId> {
        let vocabulary = self.library.vocabulary;
        let need = NeedId::find(&vocabulary.needs, |need| need.name == name)?;
        let is_common = vocabulary[need].every_function_of == Some(self.contract.api);
        let is_conditional = !self.guards.is_empty() && vocabulary[need].is_stated;
        (is_common || is_conditional || self.contract.needs.contains(&need)).then_some(need)
    }

    /// A rule, a postcondition, or a guard around statements.
    fn test(&mut self, file: &mut File<'_>, test: &syn::ExprIf, bindings: &Bindings) {
        if let Some((_, other)) = &test.else_branch {
            file.error(
                other.span(),
                "a check has no `else`; write the other case as its own check",
            );
        }
        let attrs = attributes::read(file, &test.attrs);
        let kind = attrs
            .iter()
            .find(|a| a.name == "rule" || a.name == "ensure");
        match kind {
            Some(attr) if attr.name == "rule" => self.rule(file, test, attr, &attrs, bindings),
            Some(attr) => self.ensure(file, test, attr, bindings),
            None => {
                let guard = self.scope(bindings, false).expr(file, &test.cond);
                self.guards.push(guard);
                self.statements(file, &test.then_branch.stmts, bindings);
                self.guards.pop();
            }
        }
    }

    /// Each arm is a guard; `_` covers the remaining values.
    fn cases(&mut self, file: &mut File<'_>, item: &syn::ExprMatch, bindings: &Bindings) {
        let value = self.scope(bindings, false).expr(file, &item.expr);
        let mut named = Vec::new();
        for arm in &item.arms {
            let options = self.scope(bindings, false).pattern(file, &arm.pat);
            let guard = if options.is_empty() {
                Expr::Not(Box::new(Expr::OneOf(
                    Box::new(value.clone()),
                    named.clone(),
                )))
            } else {
                named.extend(options.iter().cloned());
                Expr::OneOf(Box::new(value.clone()), options)
            };
            self.guards.push(guard);
            match &*arm.body {
                Syntax::Block(block) => self.statements(file, &block.block.stmts, bindings),
                other => self.statements(file, &[Stmt::Expr(other.clone(), None)], bindings),
            }
            self.guards.pop();
        }
    }
}
