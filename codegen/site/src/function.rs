//! The facts about one function, over all toolkits.

use cuspec_spec::Names as DeclaredNames;
use cuspec_spec::Registry;
use cuspec_spec::case::Basis;
use cuspec_spec::contract::grounds::Grounds;
use cuspec_spec::contract::{Contract, Field, Outcome, Param};
use cuspec_spec::declared::{self, Api};

use crate::check::{self, Check};
use crate::evidence::{Evidence, Shown};
use crate::toolkits::{Span, Toolkits};

/// A symbol with all its forms.
pub struct Function<'a> {
    pub name: &'a str,
    pub api: Api,
    /// The declaration in the newest toolkit that has it.
    pub newest: &'a declared::Function,
    /// All forms, newest first.
    pub forms: Vec<&'a declared::Function>,
    /// The toolkits that have it.
    pub toolkits: Vec<Span>,
    pub contract: Option<&'a Contract>,
    /// Its summary, a sentence.
    pub sentence: Option<&'a str>,
    /// Sentences of parameters, by name.
    pub params: Vec<(&'a str, &'a str)>,
    /// All checks, in the order of the contract.
    pub checks: Vec<Check<'a>>,
    /// Postconditions.
    pub promises: Vec<Check<'a>>,
    pub returns: Vec<Returned<'a>>,
    /// The basis of its success.
    pub success: Option<Basis>,
}

/// A code that the function returns or is documented to return.
pub struct Returned<'a> {
    /// Full name.
    pub code: &'a str,
    /// The toolkits whose documents list it.
    pub documented: Vec<Span>,
    /// Subjects that returned it, each with a call.
    pub seen: Vec<Shown<'a>>,
    /// The reason why no call returned it.
    pub unseen: Option<Unseen<'a>>,
}

/// The reason why a documented code does not occur, in the contract's words.
#[derive(Clone, Copy)]
pub struct Unseen<'a> {
    pub word: &'static str,
    pub reason: &'a str,
}

impl<'a> Function<'a> {
    /// Builds the symbol from its forms, in any order.
    pub fn new(
        registry: &'a Registry,
        declared: &DeclaredNames<'a>,
        toolkits: &Toolkits<'a>,
        evidence: &Evidence<'a>,
        name: &'a str,
        mut forms: Vec<&'a declared::Function>,
    ) -> Option<Self> {
        forms.sort_by(|a, b| b.toolkits.first.cmp(&a.toolkits.first));
        let newest = *forms.first()?;
        let contract = registry.contract(name);
        let summary = registry.summary(newest);
        let (sentence, params) = match summary {
            Some(summary) => (Some(summary.doc), summary.params),
            None => (None, Vec::new()),
        };
        let mut function = Self {
            name,
            api: newest.api,
            newest,
            toolkits: toolkits.spans(forms.iter().map(|form| &form.toolkits)),
            forms,
            contract,
            sentence,
            params,
            checks: Vec::new(),
            promises: Vec::new(),
            returns: Vec::new(),
            success: None,
        };
        function.returns = function.returned(toolkits, evidence);
        if let Some(contract) = contract {
            let grounds = Grounds::of(declared, contract);
            function.success = Some(grounds.success());
            let reader = check::Reader {
                registry,
                declared,
                evidence,
                contract,
                grounds,
            };
            (function.checks, function.promises) = reader.checks();
            function.add_answers(evidence);
        }
        Some(function)
    }

    pub fn param(&self, name: &str) -> Option<&'a Param> {
        let mut params = self.contract?.params.iter();
        params.find(|param| param.name == name)
    }

    /// Returns the fields of a parameter's records, each with its depth. Fields of a nested
    /// record follow the field that contains it.
    pub fn fields(&self, param: &str) -> Vec<(usize, &'a Field)> {
        let mut out = Vec::new();
        if let Some(contract) = self.contract
            && let Some(index) = contract.params.iter().position(|one| one.name == param)
        {
            add_fields(contract, index, 1, &mut out);
        }
        out
    }

    /// Returns every code that any toolkit documents, the newest set first.
    fn returned(&self, toolkits: &Toolkits<'a>, evidence: &Evidence<'a>) -> Vec<Returned<'a>> {
        let mut out: Vec<Returned<'a>> = Vec::new();
        for form in &self.forms {
            for set in form.returns.iter().rev() {
                let span = toolkits.span(&set.toolkits);
                for code in &set.codes {
                    match out.iter_mut().find(|known| known.code == code) {
                        Some(known) => known.documented.push(span),
                        None => out.push(Returned {
                            code,
                            documented: vec![span],
                            seen: evidence.seen(self.name, code),
                            unseen: self.unseen(code),
                        }),
                    }
                }
            }
        }
        for returned in &mut out {
            returned.documented = crate::toolkits::join(std::mem::take(&mut returned.documented));
        }
        out
    }

    /// Returns the contract's reason for a code that no case gets.
    fn unseen(&self, code: &str) -> Option<Unseen<'a>> {
        let contract = self.contract?;
        let lists = [
            ("unreachable", &contract.unreachable),
            ("not given", &contract.contradicted),
            ("unsafe to provoke", &contract.not_safe),
        ];
        lists.into_iter().find_map(|(word, list)| {
            let (_, reason) = list.iter().find(|(known, _)| known == code)?;
            Some(Unseen { word, reason })
        })
    }

    /// Returns undocumented codes that a check answers with or a subject returned.
    fn add_answers(&mut self, evidence: &Evidence<'a>) {
        let mut codes: Vec<&'a str> = Vec::new();
        for check in &self.checks {
            match check.outcome {
                Some(Outcome::Codes(found)) => codes.extend(found.iter().map(String::as_str)),
                Some(Outcome::Later(code)) => codes.push(code),
                _ => {}
            }
        }
        let answers = evidence.cases(self.name);
        let answers = answers.flat_map(|asked| asked.answers.iter().flatten());
        codes.extend(answers.map(|answer| answer.code));
        for code in codes {
            let is_code = code.starts_with("CUDA_") || code.starts_with("cuda");
            if is_code && !self.returns.iter().any(|known| known.code == code) {
                self.returns.push(Returned {
                    code,
                    documented: Vec::new(),
                    seen: evidence.seen(self.name, code),
                    unseen: None,
                });
            }
        }
    }

    /// Returns the checks that answer with a code.
    pub fn checks_for(&self, code: &str) -> impl Iterator<Item = &Check<'a>> {
        self.checks.iter().filter(move |check| check.answers(code))
    }
}

fn add_fields<'a>(
    contract: &'a Contract,
    holder: usize,
    depth: usize,
    out: &mut Vec<(usize, &'a Field)>,
) {
    for (index, field) in contract.fields_of(holder) {
        out.push((depth, field));
        add_fields(contract, index, depth + 1, out);
    }
}
