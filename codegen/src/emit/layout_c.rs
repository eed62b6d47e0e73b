//! A C program that holds what the registry says of one toolkit against that toolkit's headers.
//!
//! Each fact stands on a line of its own, so that a compiler's error names the fact. The headers
//! have two views that exclude each other, so the program is compiled once for each.

mod facts;
mod paths;
mod records;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use cuspec_spec::declared::{Api, Declared};
use serde::Serialize;

pub(crate) use facts::{Claim, Fact, View};

/// What a program asserts, counted in the registry's items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Counts {
    pub records: usize,
    pub fields: usize,
    pub bit_fields: usize,
    pub enums: usize,
    pub enumerators: usize,
    pub constants: usize,
    pub typedefs: usize,
    /// Symbols, with the twins for the per-thread default stream.
    pub functions: usize,
    /// Names that programs write, each with the symbol it stands for.
    pub names: usize,
}

/// The program, and what it holds against the headers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub facts: Vec<Fact>,
    pub counts: Counts,
    /// What C cannot ask about, in words.
    pub unchecked: Vec<String>,
    headers: Vec<String>,
}

/// Makes the program from what stands in one toolkit: [`Declared::at`].
pub(crate) fn emit(declared: &Declared) -> Program {
    let mut program = Program {
        headers: headers(declared),
        ..Program::default()
    };
    records::assert(declared, &mut program);
    facts::assert_enums(declared, &mut program);
    facts::assert_constants(declared, &mut program);
    facts::assert_typedefs(declared, &mut program);
    facts::assert_functions(declared, &mut program);
    facts::assert_names(declared, &mut program);
    program
}

/// The headers that declare what the registry has, in an order that compiles.
fn headers(declared: &Declared) -> Vec<String> {
    let has = |api| declared.functions.iter().any(|one| one.api == api);
    let mut list = Vec::new();
    for (api, main) in [
        (Api::Driver, "cuda.h"),
        (Api::Runtime, "cuda_runtime_api.h"),
    ] {
        list.extend(has(api).then(|| main.to_owned()));
    }
    let others: BTreeSet<&String> = declared
        .functions
        .iter()
        .filter_map(|one| one.header.as_ref())
        .collect();
    list.extend(others.into_iter().cloned());
    list
}

/// What comes before the facts. Of all headers, only that of VDPAU is left to the program to
/// include.
const HEAD: &str = "\
#ifndef DEFAULT_VIEW
#define __CUDA_API_VERSION_INTERNAL
#endif
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#if __has_include(<vdpau/vdpau.h>)
#include <vdpau/vdpau.h>
#endif
";

/// Counts what the compiler has agreed to, and looks at what only a running program can see.
const TOOLS: &str = "\
#define TEXT_(name) #name
#define TEXT(name) TEXT_(name)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define AND_COUNT enum { JOIN(fact_, __COUNTER__) = 0 }
static int checks;
static void hold(int fact, _Bool holds) { ++checks; if (!holds) printf(\"differs %d\\n\", fact); }
static void hold_bits(int fact, void *value, size_t size, unsigned first, unsigned width) {
    for (size_t bit = 0; bit < size * 8; ++bit) {
        _Bool is_set = ((unsigned char *)value)[bit / 8] >> bit % 8 & 1;
        if (is_set != (bit >= first && bit < first + width)) { hold(fact, 0); return; }
    }
    hold(fact, 1);
}
";

impl Program {
    /// The program, and the line each fact stands on, counted from one.
    pub(crate) fn print(&self) -> (String, Vec<usize>) {
        let mut text = self.head();
        text.push_str(TOOLS);
        let mut line = text.lines().count();
        let mut places = vec![0; self.facts.len()];
        let mut put = |text: &mut String, line_text: &str| {
            text.push_str(line_text);
            text.push('\n');
            line += 1;
            line
        };
        for (view, directive) in [
            (View::Every, "#ifndef DEFAULT_VIEW"),
            (View::Default, "#else"),
        ] {
            put(&mut text, directive);
            let facts = self.facts.iter().enumerate();
            let (asserted, run): (Vec<_>, Vec<_>) = facts
                .filter(|(_, fact)| fact.view == view)
                .partition(|(_, fact)| !fact.claim.is_run());
            for (index, fact) in asserted {
                let claim = fact.claim.condition(index);
                let what = format!("_Static_assert({claim}, \"{}\"); AND_COUNT;", fact.what);
                places[index] = put(&mut text, &what);
            }
            put(&mut text, "static void run(void) {");
            for (index, fact) in run {
                places[index] = put(&mut text, &fact.claim.condition(index));
            }
            put(&mut text, "}");
        }
        put(&mut text, "#endif");
        put(
            &mut text,
            "int main(void) { run(); printf(\"asserted %d\\n\", __COUNTER__ + checks); }",
        );
        (text, places)
    }

    /// A program that prints the number behind each of some facts, as the compiler has it, and the
    /// line each of them stands on.
    pub(crate) fn measure(&self, facts: &[usize]) -> (String, Vec<usize>) {
        let mut text = self.head() + "int main(void) {\n";
        let first = text.lines().count() + 1;
        for index in facts {
            let expression = match self.facts.get(*index).map(|fact| &fact.claim) {
                Some(Claim::Number { expression, .. }) => expression,
                _ => "0",
            };
            let print = "printf(\"%d %lld\\n\"";
            let _ = writeln!(text, "{print}, {index}, (long long)({expression}));");
        }
        text.push_str("}\n");
        (text, (first..).take(facts.len()).collect())
    }

    /// A program whose errors name both types of a fact about a type.
    pub(crate) fn confront(&self, fact: usize) -> Option<String> {
        match &self.facts.get(fact)?.claim {
            Claim::Type { expression, ty } => Some(format!(
                "{}__typeof__({ty}) *registry = (__typeof__({expression}) *)0;\n",
                self.head()
            )),
            _ => None,
        }
    }

    fn head(&self) -> String {
        let mut text = HEAD.to_owned();
        for header in &self.headers {
            let _ = writeln!(text, "#include <{header}>");
        }
        text
    }
}
