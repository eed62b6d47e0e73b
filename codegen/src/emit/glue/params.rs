//! Emits the code that classifies live arguments, from the domains of parameters.

use std::collections::BTreeSet;

use cuspec_spec::Names;
use cuspec_spec::contract::{
    Contract, Domain, DomainArg, DomainUse, Exemplar, Field, Outcome, Role, Standing, kebab, snake,
};
use cuspec_spec::declared::Type;
use cuspec_spec::layout;

use super::classifier::{Classifier, base};
use super::expressions::{Printer, variable};
use crate::emit::bindings::types;
use crate::emit::text::{block, chain, list, quoted};

impl Classifier<'_> {
    /// Returns `let p0 = ..;` for every parameter and field, each after those on which it depends. Fields of
    /// array elements are read in each check that needs them.
    pub(super) fn statements(&self) -> Vec<String> {
        self.statements_of(&(0..self.contract.axes()).collect())
    }

    /// Returns the statements for some of them and their dependencies.
    pub(super) fn statements_of(&self, some: &BTreeSet<usize>) -> Vec<String> {
        let mut all = BTreeSet::new();
        let mut open: Vec<usize> = some.iter().copied().collect();
        while let Some(axis) = open.pop() {
            if all.insert(axis) {
                open.extend(self.measured_by(axis));
            }
        }
        let all: Vec<usize> = all
            .into_iter()
            .filter(|axis| self.array_above(*axis).is_none())
            .collect();
        let mut done: Vec<usize> = Vec::new();
        let mut out = Vec::new();
        while done.len() < all.len() {
            let waiting = all.iter().copied().filter(|axis| !done.contains(axis));
            let next = waiting.min_by_key(|axis| {
                let measured_by = self.measured_by(*axis);
                let waits = measured_by.iter().filter(|other| !done.contains(other));
                (waits.count(), *axis)
            });
            let Some(axis) = next else { break };
            out.push(self.statement(axis));
            done.push(axis);
        }
        out
    }

    /// Returns the address of the record of an axis; null if the record is absent.
    fn base(&self, holder: usize) -> String {
        let domain = self.domain(self.contract.axis(holder).domain);
        match (domain.role, self.contract.params.get(holder)) {
            (Role::Array, _) => base(holder),
            (Role::Record, Some(param)) => {
                format!("&raw const {} as usize as u64", types::ident(&param.name))
            }
            _ => format!("{}.address()", variable(holder)),
        }
    }

    fn statement(&self, axis: usize) -> String {
        format!("let {} = {};", variable(axis), self.expression(axis))
    }

    /// Returns the classification of a parameter or a field.
    pub(super) fn expression(&self, axis: usize) -> String {
        let item = self.contract.axis(axis);
        let domain = self.domain(item.domain);
        let prefix = format!("{}.", item.name);
        if let Some(field) = self.contract.field(axis) {
            let value = self.value(domain, item.domain, &prefix, "value");
            let base = self.base(field.holder);
            let when = match &field.when {
                Some(when) => Printer {
                    vocabulary: &self.registry.contracts.vocabulary,
                    over: &[],
                    is_guard: false,
                }
                .print(when),
                None => "int(1)".to_owned(),
            };
            let there = block(
                "Some(base) => ",
                &[format!("let value = {};", place(field)), value],
            );
            let head = list("match field(", &[base, when], ") ");
            return block(&head, &[there, "None => Arg::absent(),".to_owned()]);
        }
        let ident = types::ident(item.name);
        if domain.role == Role::Record {
            return "Arg::number(0)".to_owned();
        }
        let raw = self.raw(axis, &ident.to_string());
        self.value(domain, item.domain, &prefix, &raw) + &self.value_size(axis)
    }

    /// Returns the argument as a number: pointers and handles as their address.
    fn raw(&self, param: usize, ident: &str) -> String {
        let declared = self
            .names
            .function(&self.contract.function)
            .map(|f| &f.params[param].ty);
        match declared {
            Some(Type::Pointer { .. }) => address(ident),
            Some(Type::Function { .. }) => address_of_function(ident),
            Some(Type::Named(name)) => self.raw_named(name, ident),
            _ => format!("{ident} as u64"),
        }
    }

    fn raw_named(&self, name: &str, ident: &str) -> String {
        use cuspec_spec::declared::TypedefKind;
        if self.names.enumeration(name).is_some() {
            return format!("{ident}.0 as i128");
        }
        let typedef = self.names.typedef(name);
        match typedef.map(|t| &t.kind) {
            Some(TypedefKind::Handle { .. } | TypedefKind::Alias(Type::Pointer { .. })) => {
                address(ident)
            }
            Some(TypedefKind::Callback { .. }) => address_of_function(ident),
            Some(TypedefKind::Alias(Type::Named(inner))) if inner != name => {
                self.raw_named(inner, ident)
            }
            _ => ident.to_owned(),
        }
    }

    fn value(&self, domain: &Domain, used: &DomainUse, prefix: &str, raw: &str) -> String {
        match domain.role {
            Role::Array => self.array(domain, used, prefix, raw),
            Role::Pointer => self.pointer(domain, used, prefix, raw),
            Role::Place => {
                let mut rows = self.null(domain, used, prefix);
                let is = "not(equals(value, 0))";
                let there = domain.exemplars.iter().filter(|e| e.name != "Null");
                rows.extend(there.map(|e| self.row(is, e, &Standing::Accepted, prefix, "")));
                number(raw, &rows)
            }
            _ if domain.has_identity() => {
                let raw = format!("({raw}) as u64");
                self.live(domain, used, prefix, &raw, &raw)
            }
            _ => self.scalar(domain, used, prefix, raw),
        }
    }

    /// Returns the classification of a value by the driver.
    fn live(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &str,
        value: &str,
    ) -> String {
        let rows = domain.exemplars.iter().filter_map(|exemplar| {
            let standing = used.standing(exemplar, &exemplar.name);
            let name = &exemplar.name;
            let (id, outcome) = self.fault(&standing, prefix, &kebab(name))?;
            let row = [quoted(name), quoted(&id), format!("{outcome}.into()")];
            Some(list("(", &row, ")"))
        });
        let rows = list("&[", &rows.collect::<Vec<_>>(), "]");
        let exemplar = format!(
            "Classify::<classify::{}>::classify(oracle, {value})",
            domain.name
        );
        list("Arg::live(", &[raw.to_owned(), exemplar, rows], ")")
    }

    /// Returns the rows for a null pointer.
    fn null(&self, domain: &Domain, used: &DomainUse, prefix: &str) -> Vec<String> {
        let exemplars = domain.exemplars.iter().filter(|e| e.special.is_null);
        let rows = exemplars.map(|exemplar| {
            let standing = used.standing(exemplar, &exemplar.name);
            self.row_of("equals(value, 0)", &["null"], &standing, prefix, "null")
        });
        rows.collect()
    }

    fn pointer(&self, domain: &Domain, used: &DomainUse, prefix: &str, raw: &str) -> String {
        let mut rows = self.null(domain, used, prefix);
        rows.push(".accepted(not(equals(value, 0)), &[\"given\"])".to_owned());
        let inner = inner(used).map(|inner| (self.domain(inner), inner));
        let Some((inner_domain, inner_use)) = inner else {
            return number(raw, &rows);
        };
        let prefix = format!("{prefix}given-");
        let value = self.value(inner_domain, inner_use, &prefix, "value");
        // A plain number is read here; the driver classifies other values by their address.
        let read = (inner_domain.role == Role::Value && !inner_domain.has_identity()).then(|| {
            let size = self.typed_size(inner_domain, inner_use).unwrap_or(4);
            let elements = format!("unsafe {{ elements(value as u64, 1, {size}) }}");
            format!("let value = {elements}.first().copied().unwrap_or(0);")
        });
        let within = list("arg.with_elements(vec![", &[value], "])");
        let within: Vec<String> = read.into_iter().chain([within]).collect();
        let arg = chain("Arg::number(value)", &rows);
        block(
            "",
            &[
                format!("let value = ({raw}) as i128;"),
                format!("let arg = {arg};"),
                block("if value == 0 { arg } else ", &within),
            ],
        )
    }

    fn array(&self, domain: &Domain, used: &DomainUse, prefix: &str, raw: &str) -> String {
        let count = used.args.iter().skip(1).find_map(|arg| match arg {
            DomainArg::Param(count) => Some(self.count(*count)),
            _ => None,
        });
        let Some(count) = count else {
            return format!("Arg::number(({raw}) as i128)");
        };

        let mut rows: Vec<String> = domain
            .exemplars
            .iter()
            .filter(|e| e.special.is_null || e.special.is_empty)
            .map(|exemplar| {
                let special = exemplar.special;
                let is = match (special.is_null, special.is_empty) {
                    (true, false) => "and(equals(value, 0), not(equals(len, 0)))",
                    (true, true) => "and(equals(value, 0), equals(len, 0))",
                    _ => "and(not(equals(value, 0)), equals(len, 0))",
                };
                let standing = used.standing(exemplar, &exemplar.name);
                self.row(is, exemplar, &standing, prefix, &kebab(&exemplar.name))
            })
            .collect();
        let inner = inner(used).map(|inner| (self.domain(inner), inner));
        rows.push(match inner {
            Some((inner_domain, inner_use)) => {
                let size = self.element_size(inner_domain, inner_use);
                let prefix = format!("{prefix}one-");
                let value = self.value(inner_domain, inner_use, &prefix, "element");
                let elements = format!("unsafe {{ elements(value as u64, len, {size}) }}");
                let each = [
                    ".into_iter()".to_owned(),
                    list(".map(", &[format!("|element| {value}")], ")"),
                    ".collect()".to_owned(),
                ];
                list(".with_elements(", &[chain(&elements, &each)], ")")
            }
            None => ".with_len(value, len)".to_owned(),
        });
        block(
            "",
            &[
                format!("let value = ({raw}) as i128;"),
                format!("let len = {count};"),
                chain("Arg::number(value)", &rows),
            ],
        )
    }

    /// Returns the length of an array: a number, or the length of a parallel array.
    fn count(&self, axis: usize) -> String {
        if self.is_array(axis) {
            return format!("{}.ask(\"len\").unwrap_or(0)", variable(axis));
        }
        match self.contract.field(axis) {
            Some(field) => format!("{} as i128", place(field)),
            None => format!("{} as i128", types::ident(&self.contract.params[axis].name)),
        }
    }

    fn element_size(&self, domain: &Domain, used: &DomainUse) -> usize {
        if matches!(domain.role, Role::Place | Role::Pointer | Role::Array) {
            return 8;
        }
        self.typed_size(domain, used).unwrap_or(8)
    }

    /// Returns the size of a value, if its type is known.
    fn typed_size(&self, domain: &Domain, used: &DomainUse) -> Option<usize> {
        let ty = domain.c_type.as_deref().or_else(|| {
            used.args.iter().find_map(|arg| match arg {
                DomainArg::Type(ty) => Some(ty.as_str()),
                _ => None,
            })
        })?;
        usize::try_from(layout::size_of(self.names, ty)?).ok()
    }

    /// Returns the row of an exemplar: the condition on a value, and its effect on a call.
    pub(super) fn row(
        &self,
        is: &str,
        exemplar: &Exemplar,
        standing: &Standing,
        prefix: &str,
        label: &str,
    ) -> String {
        let own = snake(&exemplar.name);
        let words = std::iter::once(own.as_str()).chain(exemplar.is.iter().map(String::as_str));
        let words: Vec<&str> = words.collect();
        self.row_of(is, &words, standing, prefix, label)
    }

    fn row_of(
        &self,
        is: &str,
        words: &[&str],
        standing: &Standing,
        prefix: &str,
        label: &str,
    ) -> String {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        let words = list("&[", &words, "]");
        match self.fault(standing, prefix, label) {
            None => list(".accepted(", &[is.to_owned(), words], ")"),
            Some((id, outcome)) => {
                let parts = [is.to_owned(), words, quoted(&id), outcome];
                list(".refused(", &parts, ")")
            }
        }
    }

    /// Returns the id of the check that an exemplar fails, as in the planner, and its outcome: `value.null`,
    /// and `value.given-above` for a value behind a pointer.
    fn fault(&self, standing: &Standing, prefix: &str, label: &str) -> Option<(String, String)> {
        let outcome = match standing {
            Standing::Accepted => return None,
            Standing::Undefined => "Outcome::Undefined".to_owned(),
            Standing::Refused(outcome) => print_outcome(self.names, self.contract, outcome),
        };
        Some((
            format!("{}/{prefix}{label}", self.contract.function),
            outcome,
        ))
    }

    /// Returns the size of the value behind a pointer, if other parameters depend on it.
    fn value_size(&self, param: usize) -> String {
        let used = self.contract.axis(param).domain;
        match used.args.first() {
            Some(DomainArg::Tagged { table, by }) => {
                let table = self
                    .registry
                    .contracts
                    .tables
                    .iter()
                    .find(|t| t.name == *table);
                let rows = table.into_iter().flat_map(|t| &t.rows).filter_map(|row| {
                    let tag = self.names.constant(&row.tag)?;
                    let size = layout::size_of(self.names, &row.ty)?;
                    Some(format!("({tag}, {size})"))
                });
                let rows = list("&[", &rows.collect::<Vec<_>>(), "]");
                let by = format!("{}.value()", variable(*by));
                list(".measured(", &[by, rows], ")")
            }
            _ => String::new(),
        }
    }
}

/// Returns a value as a number, with its exemplar.
pub(super) fn number(raw: &str, rows: &[String]) -> String {
    let value = format!("let value = ({raw}) as i128;");
    block("", &[value, chain("Arg::number(value)", rows)])
}

fn address(ident: &str) -> String {
    format!("{ident} as usize as u64")
}

fn address_of_function(ident: &str) -> String {
    format!("{ident}.map_or(0, |f| f as usize as u64)")
}

/// Returns the value of a field of the record at `base`.
fn place(field: &Field) -> String {
    let Field {
        offset,
        size,
        is_signed,
        ..
    } = field;
    // SAFETY of the emitted code: the caller of the C function guarantees that records are valid.
    format!("unsafe {{ read(base + {offset}, {size}, {is_signed}) }}")
}

fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// Returns an outcome with the codes of the contract's API.
pub(super) fn print_outcome(names: &Names<'_>, contract: &Contract, outcome: &Outcome) -> String {
    let print = |code: &str| format!("Code::{}", names.code_of(contract.api, code));
    match outcome {
        Outcome::Codes(codes) => match codes.first() {
            Some(code) => print(code),
            None => "Outcome::Undefined".to_owned(),
        },
        Outcome::Undefined => "Outcome::Undefined".to_owned(),
        Outcome::Later(_) => "Outcome::Later".to_owned(),
    }
}
