//! The page of a function as JSON.

use std::collections::BTreeMap;

use cuspec_spec::case::Basis;
use cuspec_spec::contract::{Order, Outcome};
use cuspec_spec::declared::{c_declaration, c_type};
use cuspec_spec::display;
use serde_json::{Map, Value, json};

use crate::check::{Badge, Check, CheckSubject};
use crate::function::Function;
use crate::markup::badge::class;
use crate::names::api;
use crate::site::Site;

pub(super) fn json(site: &Site<'_>, function: &Function<'_>) -> Value {
    let newest = function.newest;
    let mut out = Map::new();
    let mut put = |name: &str, value: Value| {
        let is_empty = match &value {
            Value::Null => true,
            Value::Array(list) => list.is_empty(),
            Value::Object(object) => object.is_empty(),
            _ => false,
        };
        if !is_empty {
            out.insert(name.to_owned(), value);
        }
    };
    put("kind", "function".into());
    put("name", function.name.into());
    put("api", api(function.api).into());
    put("group", newest.group.as_str().into());
    if newest.base_name != function.name {
        put("base_name", newest.base_name.as_str().into());
    }
    let meant = site.names.default_function(&newest.base_name);
    let meant = meant.filter(|meant| *meant != function.name);
    if let Some(meant) = meant.filter(|_| !newest.is_default()) {
        put("superseded_by", meant.into());
    }
    put("sentence", function.sentence.into());
    put("toolkits", site.toolkits.words(&function.toolkits).into());
    put("forms", forms(site, function));
    put("params", params(site, function));
    put("order", order(function));
    put(
        "basis",
        function.success.as_ref().map_or(Value::Null, basis),
    );
    let check = |one: &Check<'_>| check(site, function, one);
    put("checks", function.checks.iter().map(check).collect());
    put(
        "after_success",
        function.promises.iter().map(check).collect(),
    );
    put("handles", handles(site, function));
    put("returns", returns(site, function));
    put("evidence", evidence(site, function));
    let programs = site.uses.programs.get(function.name).into_iter().flatten();
    put(
        "used_by",
        programs.map(|program| program.title.as_str()).collect(),
    );
    let findings = site.uses.findings.get(function.name).into_iter().flatten();
    put(
        "findings",
        findings.map(|finding| finding.word.name.as_str()).collect(),
    );
    let scenarios = site.uses.scenarios.get(function.name).into_iter().flatten();
    put(
        "scenarios",
        scenarios.map(|scenario| scenario.id.as_str()).collect(),
    );
    Value::Object(out)
}

/// The things that the call creates, acquires, ends, lends and uses.
fn handles(site: &Site<'_>, function: &Function<'_>) -> Value {
    let parts = site.lifetimes.of(function);
    let parts = parts.iter().map(
        |part| json!({ "of": part.lifetime.name, "call": part.role.word(), "params": part.params }),
    );
    parts.collect()
}

fn forms(site: &Site<'_>, function: &Function<'_>) -> Value {
    let history = &site.registry.history;
    let forms = function.forms.iter().map(|form| {
        json!({
            "toolkits": site.toolkits.words(&[site.toolkits.span(&form.toolkits)]),
            "c": c_declaration(history, form),
        })
    });
    forms.collect()
}

fn params(site: &Site<'_>, function: &Function<'_>) -> Value {
    let params = function.newest.params.iter().map(|param| {
        let mut out = Map::new();
        out.insert("name".to_owned(), param.name.as_str().into());
        let sentence = function.params.iter().find(|(name, _)| *name == param.name);
        if let Some((_, sentence)) = sentence {
            out.insert("sentence".to_owned(), (*sentence).into());
        }
        if let (Some(contract), Some(param)) = (function.contract, function.param(&param.name)) {
            let domain =
                display::domain(&site.registry.contracts.vocabulary, contract, &param.domain);
            out.insert("domain".to_owned(), domain.into());
        }
        let fields: Value = fields(site, function, &param.name);
        if fields.as_array().is_some_and(|fields| !fields.is_empty()) {
            out.insert("fields".to_owned(), fields);
        }
        // The declaration lists parameters without further facts.
        (out.len() > 1).then_some(Value::Object(out))
    });
    params.flatten().collect()
}

/// The fields of a parameter's records.
fn fields(site: &Site<'_>, function: &Function<'_>, param: &str) -> Value {
    let Some(contract) = function.contract else {
        return Value::Null;
    };
    let history = &site.registry.history;
    let fields = function.fields(param).into_iter().map(|(_, field)| {
        let mut out = Map::new();
        out.insert("name".to_owned(), field.name.as_str().into());
        let ty = c_type(history, function.api, &field.ty);
        out.insert("type".to_owned(), ty.into());
        if !field.doc.is_empty() {
            out.insert("sentence".to_owned(), field.doc.as_str().into());
        }
        let domain = display::domain(&site.registry.contracts.vocabulary, contract, &field.domain);
        out.insert("domain".to_owned(), domain.into());
        if let Some(when) = &field.when {
            let when = display::expression(&site.registry.contracts.vocabulary, contract, when);
            out.insert("when".to_owned(), when.into());
        }
        Value::Object(out)
    });
    fields.collect()
}

fn order(function: &Function<'_>) -> Value {
    match function.contract.map(|contract| contract.order) {
        Some(Order::Observed) => "observed".into(),
        Some(Order::Partial) => "partial".into(),
        Some(Order::Unknown) => "unknown".into(),
        None => Value::Null,
    }
}

fn check(site: &Site<'_>, function: &Function<'_>, check: &Check<'_>) -> Value {
    let mut out = Map::new();
    let ids = check.ids.iter().map(String::as_str);
    out.insert("ids".to_owned(), ids.collect());
    if let Some(contract) = function.contract {
        let print = |expr| {
            Value::from(display::expression(
                &site.registry.contracts.vocabulary,
                contract,
                expr,
            ))
        };
        match &check.subject {
            CheckSubject::Need(need) => out.insert("sentence".to_owned(), need.doc.as_str().into()),
            CheckSubject::Param(axis, _) => out.insert("param".to_owned(), axis.name.into()),
            CheckSubject::LastError(sentence) => {
                out.insert("sentence".to_owned(), Value::from(*sentence))
            }
            CheckSubject::Rule(rule) => {
                out.insert("condition".to_owned(), print(&rule.condition));
                out.insert("sentence".to_owned(), rule.doc.as_str().into())
            }
            CheckSubject::Ensure(ensure) => {
                out.insert("holds".to_owned(), print(&ensure.holds));
                out.insert("sentence".to_owned(), ensure.doc.as_str().into())
            }
        };
        if let Some(guard) = check.guard {
            out.insert("guard".to_owned(), print(guard));
        }
        if let Some(bound) = check.versions {
            out.insert("versions".to_owned(), display::versions(bound).into());
        }
    }
    if let Some(outcome) = check.outcome {
        out.insert("answer".to_owned(), answer(outcome));
    }
    let (badge, seen) = class(&check.badge);
    out.insert("badge".to_owned(), badge.into());
    out.insert("basis".to_owned(), basis(&check.basis));
    if let Some(seen) = seen {
        let shown = seen.shown.iter().filter_map(|one| {
            let subject = site.evidence.subjects.get(one.subject)?;
            Some((subject.name.clone(), one.case.into()))
        });
        out.insert("shown".to_owned(), Value::Object(shown.collect()));
    }
    if let Badge::DocumentsSay(documented) = &check.badge {
        out.insert("documented".to_owned(), answer(documented));
    }
    Value::Object(out)
}

fn basis(basis: &Basis) -> Value {
    json!(basis)
}

fn answer(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::Codes(codes) => codes.iter().map(String::as_str).collect(),
        Outcome::Undefined => "undefined".into(),
        Outcome::Later(code) => json!({ "later": code }),
    }
}

/// By code; an omitted interval means every toolkit that has the function.
fn returns(site: &Site<'_>, function: &Function<'_>) -> Value {
    let codes = function.returns.iter().map(|one| {
        let mut out = Map::new();
        if one.documented.is_empty() {
            out.insert("documented".to_owned(), false.into());
        } else if one.documented != function.toolkits {
            let words = site.toolkits.words(&one.documented);
            out.insert("documented".to_owned(), words.into());
        }
        let seen = one.seen.iter().filter_map(|shown| {
            let subject = site.evidence.subjects.get(shown.subject)?;
            Some((subject.name.clone(), shown.case.into()))
        });
        let seen: Map<String, Value> = seen.collect();
        if !seen.is_empty() {
            out.insert("seen".to_owned(), seen.into());
        }
        if let Some(unseen) = &one.unseen {
            out.insert(unseen.word.replace(' ', "_"), unseen.reason.into());
        }
        (one.code.to_owned(), Value::Object(out))
    });
    Value::Object(codes.collect())
}

/// Number of cases by answer and subject; the cases are on the pages of the grid.
fn evidence(site: &Site<'_>, function: &Function<'_>) -> Value {
    let mut out = Map::new();
    for place in site.evidence.shown() {
        let subject = &site.evidence.subjects[place];
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for asked in site.evidence.cases(function.name) {
            if let Some(answer) = asked.answers.get(place).copied().flatten() {
                *counts.entry(answer.code).or_default() += 1;
            }
        }
        if !counts.is_empty() {
            out.insert(subject.name.clone(), json!(counts));
        }
    }
    out.into()
}
