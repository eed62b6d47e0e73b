//! Reading the body of a contract: the list of its checks.

use std::collections::BTreeMap;

use syn::spanned::Spanned;
use syn::{Expr as Syntax, ItemFn, Stmt};

use super::attributes::{self, Attr, ident, text};
use super::bounds;
use super::counterpart::{AsDriver, Given};
use super::domain_use;
use super::expression::{Binding, Scope, dotted};
use super::library::{Library, Shared};
use super::outcome;
use crate::contract::grounds;
use crate::contract::model::{Basis, Contract, Ensure, Expr, Rule, Step, StepKind};
use crate::declared::Type;
use crate::source::File;
use crate::source::doc;
use cuspec_case::{Api, Op};
use cuspec_diagnostic::nearest;

/// What the names of a body stand for.
pub type Bindings = BTreeMap<String, Binding>;

/// The parameters of a contract and the fields behind them by their own names.
pub fn bind(item: &ItemFn, contract: &Contract) -> Bindings {
    let mut bindings = of_params(contract);
    if !matches!(item.sig.output, syn::ReturnType::Default) {
        bindings.insert("result".to_owned(), Binding::Returned);
    }
    bindings
}

/// The parameters of a contract and the fields behind them by their own names.
pub fn of_params(contract: &Contract) -> Bindings {
    let axes = 0..contract.axes();
    axes.map(|index| (contract.axis(index).name.to_owned(), Binding::Param(index)))
        .collect()
}

/// The parameters of another contract, bound by position to what those of one are bound to.
pub fn positional(library: &Library<'_>, other: &str, item: &ItemFn, known: &Bindings) -> Bindings {
    let Some(shared) = library.functions.get(other) else {
        return Bindings::new();
    };
    let mut bindings = Bindings::new();
    let names = domain_use::param_names(&shared.item).into_iter();
    for (name, own) in names.zip(domain_use::param_names(item)) {
        bindings.extend(rename_fields(known, &own, &name));
        if let Some(binding) = known.get(&own) {
            bindings.insert(name, *binding);
        }
    }
    bindings
}

/// Has what is known of the fields of `old` hold for `new` too.
fn rename_fields(bindings: &Bindings, old: &str, new: &str) -> Bindings {
    let renamed = bindings.iter().filter_map(|(name, binding)| {
        let rest = name.strip_prefix(old)?;
        rest.starts_with(['.', '['])
            .then(|| (format!("{new}{rest}"), *binding))
    });
    renamed.collect()
}

/// Reads statements into the checks of a contract.
pub struct Body<'a, 'b> {
    library: &'a Library<'a>,
    contract: &'b mut Contract,
    guards: Vec<Expr>,
    depth: usize,
    /// The checks are those of the driver's contract that a contract of the runtime stands for.
    is_derived: bool,
}

impl<'a, 'b> Body<'a, 'b> {
    /// The contract as far as it has been read.
    pub fn contract(&self) -> &Contract {
        self.contract
    }

    /// Checks go to the end of the contract's steps.
    pub fn new(library: &'a Library<'a>, contract: &'b mut Contract) -> Self {
        Self {
            library,
            contract,
            guards: Vec::new(),
            depth: 0,
            is_derived: false,
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
                .extend(bounds.iter().map(|bound| bounds::condition(api, bound)));
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
                    "a contract holds check!, rules, ensures, if, match, for and calls of shared rules",
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

    fn check(&mut self, file: &mut File<'_>, mac: &syn::Macro, bindings: &Bindings) {
        let parser = syn::punctuated::Punctuated::<Syntax, syn::Token![,]>::parse_terminated;
        let items = match mac.parse_body_with(parser) {
            Ok(items) => items,
            Err(error) => return file.error(error.span(), error.to_string()),
        };
        for item in &items {
            let Some(name) = dotted(item) else {
                file.error(item.span(), "check! places needs and parameters by name");
                continue;
            };
            if let Some(Binding::Param(param)) = bindings.get(&name) {
                self.push(StepKind::Param(*param));
            } else if self.contract.needs.contains(&name) || self.is_of_every_function(&name) {
                self.push(StepKind::Need(name));
            } else if self.is_derived {
                // The runtime meets the need, or passes a number for the parameter.
            } else {
                let known = self
                    .contract
                    .needs
                    .iter()
                    .map(String::as_str)
                    .chain(bindings.keys().map(String::as_str));
                let help = nearest(&name, known).map(|n| format!("did you mean `{n}`?"));
                let message =
                    format!("`{name}` is neither a parameter nor a need of this contract");
                file.error_with(item.span(), message, help);
            }
        }
    }

    /// Whether a need is one that the contract has without saying so.
    fn is_of_every_function(&self, name: &str) -> bool {
        let api = self.contract.api;
        let mut needs = self.library.vocabulary.needs.iter();
        needs.any(|need| need.name == name && need.every_function_of == Some(api))
    }

    /// A rule, an ensure, or a plain guard around other statements.
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

    fn rule(
        &mut self,
        file: &mut File<'_>,
        test: &syn::ExprIf,
        attr: &Attr<'_>,
        attrs: &[Attr<'_>],
        bindings: &Bindings,
    ) {
        let condition = self.scope(bindings, false).expr(file, &test.cond);
        let Some(Identity { id, basis, cited }) = self.identity(file, attr, &test.attrs) else {
            return;
        };
        let outcome = match test.then_branch.stmts.as_slice() {
            [Stmt::Expr(Syntax::Return(ret), _)] => match &ret.expr {
                Some(code) => outcome::read(file, self.library.names, code),
                None => return file.error(ret.span(), "a rule returns a code"),
            },
            _ => return file.error(test.span(), "a rule holds one `return CODE;`"),
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
            cited,
            on: attr.texts_of("on"),
            documented,
            is_undocumented: attr.idents().iter().any(|word| word == "undocumented"),
            hazard: named("hazard").and_then(|a| a.idents().pop().or_else(|| a.text())),
            unreachable: named("unreachable").and_then(|a| a.text()),
            condition,
            outcome,
            span: file.span(test.cond.span()),
        };
        self.push(StepKind::Rule(rule));
    }

    fn ensure(
        &mut self,
        file: &mut File<'_>,
        test: &syn::ExprIf,
        attr: &Attr<'_>,
        bindings: &Bindings,
    ) {
        let condition = self.scope(bindings, false).expr(file, &test.cond);
        let Some(Identity { id, basis, cited }) = self.identity(file, attr, &test.attrs) else {
            return;
        };
        for statement in &test.then_branch.stmts {
            let mac = match statement {
                Stmt::Macro(mac) => &mac.mac,
                Stmt::Expr(Syntax::Macro(mac), _) => &mac.mac,
                other => {
                    file.error(other.span(), "an ensure holds `assert!(..);`");
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
                        cited: cited.clone(),
                        on: attr.texts_of("on"),
                        condition: condition.clone(),
                        holds,
                        span: file.span(test.cond.span()),
                    }));
                }
                Ok(_) => file.error(mac.path.span(), "an ensure holds `assert!(..);`"),
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
        let cited = attr.call("documented");
        let cited = cited.and_then(|args| text(args.first()?));
        let basis = attr.idents().iter().find_map(|word| match word.as_str() {
            "documented" => Some(Basis::Documented),
            "observed" => Some(Basis::Observed),
            "assumed" => Some(Basis::Assumed),
            _ => None,
        });
        let basis = basis.or(cited.is_some().then_some(Basis::Documented));
        let function = &self.contract.function;
        match (basis, attr.texts_of("on").is_empty()) {
            (Some(Basis::Observed), true) => file.error_with(
                attr.span(),
                "it was observed, and nobody says on which driver",
                Some("add `on(\"580.159.04\")` with the release that showed it".to_owned()),
            ),
            (Some(Basis::Assumed), false) => file.error_with(
                attr.span(),
                "what a driver has shown is no assumption",
                Some("write `observed` in the place of `assumed`".to_owned()),
            ),
            _ if self.is_derived => {}
            (Some(Basis::Documented), _) if cited.is_none() && !self.is_described() => file
                .error_with(
                    attr.span(),
                    format!("no header documents `{function}`"),
                    Some(
                        "say where it is documented: `documented(\"document, place\")`".to_owned(),
                    ),
                ),
            _ => {}
        }
        if doc(attrs).is_empty() {
            file.error(
                attr.span(),
                "a rule says in one sentence what it demands; write a doc comment",
            );
        }
        match (id, basis) {
            (Some(id), Some(basis)) => Some(Identity {
                id: format!("{function}/{id}"),
                basis,
                cited,
            }),
            (None, _) => {
                file.error(
                    attr.span(),
                    "a rule has an id in quotes: `#[rule(\"whole-allocation\", documented)]`",
                );
                None
            }
            (_, None) => {
                file.error(
                    attr.span(),
                    "a rule names its basis: documented, observed or assumed",
                );
                None
            }
        }
    }

    /// Whether a header says anything of the function beside its declaration.
    fn is_described(&self) -> bool {
        grounds::described(self.library.names, &self.contract.function).is_some()
    }

    /// Each arm is a guard; `_` is what no arm before it names.
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

    /// Over `[a, b]` the body is repeated; over an array parameter it holds for any element.
    fn each(&mut self, file: &mut File<'_>, item: &syn::ExprForLoop, bindings: &Bindings) {
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
            // What an element holds is an axis: one stands for all of them.
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

    /// A call of shared rules: its parameters stand for the names it is called with.
    fn call(&mut self, file: &mut File<'_>, call: &syn::ExprCall, bindings: &Bindings) {
        let Some(name) = ident(&call.func) else {
            return file.error(call.span(), "expected the name of shared rules");
        };
        let Some(Shared { item, .. }) = self.library.functions.get(&name) else {
            let help = nearest(&name, self.library.functions.keys().map(String::as_str))
                .map(|n| format!("did you mean `{n}`?"));
            return file.error_with(
                call.func.span(),
                format!("no shared rules are called `{name}`"),
                help,
            );
        };
        let formal = domain_use::param_names(item);
        if formal.len() != call.args.len() {
            let message = format!(
                "`{name}` takes {} names, not {}",
                formal.len(),
                call.args.len()
            );
            return file.error(call.span(), message);
        }
        let mut inner = Bindings::new();
        for (formal, actual) in formal.into_iter().zip(&call.args) {
            let name = dotted(actual);
            match name.as_ref().and_then(|name| bindings.get(name)) {
                Some(binding) => {
                    inner.extend(rename_fields(
                        bindings,
                        name.as_deref().unwrap_or(""),
                        &formal,
                    ));
                    inner.insert(formal, *binding);
                }
                None => file.error(actual.span(), "expected a parameter or an element"),
            }
        }
        self.shared(file, &name, &inner, call.span());
    }

    /// The checks of the driver's contract that this one stands for.
    pub fn derived(&mut self, file: &mut File<'_>, of: &AsDriver) {
        let own = of_params(self.contract);
        let mut bindings = Bindings::new();
        for (name, given) in &of.given {
            match given {
                Given::Number(number) => {
                    let is_null = *number == 0 && self.is_pointer(&of.function, name);
                    let binding = match is_null {
                        true => Binding::Null,
                        false => Binding::Number(*number),
                    };
                    bindings.insert(name.clone(), binding);
                }
                Given::Param(param) | Given::Field(param) => {
                    bindings.extend(rename_fields(&own, param, name));
                    if let Some(binding) = own.get(param) {
                        bindings.insert(name.clone(), *binding);
                    }
                }
            }
        }
        self.is_derived = true;
        self.shared(file, &of.function, &bindings, of.span);
        self.is_derived = false;
    }

    /// Whether a parameter of a function is a pointer.
    fn is_pointer(&self, function: &str, param: &str) -> bool {
        let declared = self.library.names.function(function);
        let params = declared.iter().flat_map(|declared| &declared.params);
        let mut pointers = params.filter(|param| matches!(param.ty, Type::Pointer { .. }));
        pointers.any(|pointer| pointer.name == param)
    }

    /// The checks of another contract or of shared rules, with names bound as the caller has them.
    pub fn shared(
        &mut self,
        file: &mut File<'_>,
        name: &str,
        bindings: &Bindings,
        at: proc_macro2::Span,
    ) {
        let Some(Shared { item, path, api }) = self.library.functions.get(name) else {
            let help = nearest(name, self.library.functions.keys().map(String::as_str))
                .map(|n| format!("did you mean `{n}`?"));
            return file.error_with(
                at,
                format!("there is no contract or shared rules `{name}`"),
                help,
            );
        };
        if self.depth > 8 {
            return file.error(at, format!("`{name}` shares rules with itself"));
        }
        self.depth += 1;
        let inherited = item.attrs.iter().find(|a| a.path().is_ident("same_rules"));
        if let Some(attr) = inherited
            && let Ok(other) = attr.parse_args::<syn::Ident>()
        {
            let other = other.to_string();
            let positions = positional(self.library, &other, item, bindings);
            self.shared(file, &other, &positions, at);
        }
        // Mistakes in a shared body stand where the body stands.
        let caller = std::mem::replace(&mut file.path, path.clone());
        let caller_api = std::mem::replace(&mut file.api, *api);
        self.statements(file, &item.block.stmts, bindings);
        file.path = caller;
        file.api = caller_api;
        self.depth -= 1;
    }
}

/// What a rule or an ensure begins with.
struct Identity {
    id: String,
    basis: Basis,
    cited: Option<String>,
}
