//! The program as data, and its rendering in C.

use std::fmt::Write as _;

use serde::Serialize;

/// One fact of the registry.
#[derive(Clone, Debug)]
pub(crate) struct Fact {
    /// The subject: "the size of `CUuuid`".
    pub what: String,
    pub view: View,
    pub claim: Claim,
}

/// A view of the headers: they declare either all symbols or the names that programs write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    /// Every symbol under its own name.
    Every,
    /// The view of a program.
    Default,
}

/// The asserted condition.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    /// A constant expression has a value.
    Number { expression: String, value: i128 },
    /// As [`Claim::Number`], with a fraction.
    Float { expression: String, value: f64 },
    /// An expression or type has a type.
    Type { expression: String, ty: String },
    /// A macro's expansion is this text, or what this text expands to.
    Text { name: String, expansion: String },
    /// A macro is a string literal.
    Literal { name: String, value: String },
    /// A bit-field has these bits of the record; only the running program can check them.
    Bits {
        record: String,
        field: String,
        first: u64,
        width: u32,
    },
    /// A statement that calls `hold` for its fact, with `FACT` for the number of the fact.
    Call { statement: String },
}

impl Claim {
    /// Whether the claim needs a running program.
    pub(crate) fn is_run(&self) -> bool {
        matches!(self, Claim::Bits { .. } | Claim::Call { .. })
    }

    /// Returns the condition in C, or the statement of a claim that needs a running program.
    pub(crate) fn condition(&self, index: usize) -> String {
        match self {
            Claim::Number { expression, value } => format!("({expression}) == {}", number(*value)),
            Claim::Float { expression, value } => format!("({expression}) == {value:?}"),
            Claim::Type { expression, ty } => {
                format!("__builtin_types_compatible_p(__typeof__({expression}), {ty})")
            }
            Claim::Text { name, expansion } => {
                format!("__builtin_strcmp(TEXT({name}), {expansion}) == 0")
            }
            Claim::Literal { name, value } => format!("__builtin_strcmp({name}, {value:?}) == 0"),
            Claim::Bits {
                record,
                field,
                first,
                width,
            } => format!(
                "{{ {record} value; memset(&value, 0, sizeof value); value.{field} = -1; \
                 hold_bits({index}, &value, sizeof value, {first}, {width}); }}"
            ),
            Claim::Call { statement } => statement.replace("FACT", &index.to_string()),
        }
    }

    /// Returns the value in the registry as text.
    pub(crate) fn says(&self) -> String {
        match self {
            Claim::Number { value, .. } => value.to_string(),
            Claim::Float { value, .. } => format!("{value:?}"),
            Claim::Type { ty, .. } => ty.clone(),
            Claim::Text { expansion, .. } => match expansion.strip_prefix("TEXT(") {
                Some(other) => other.trim_end_matches(')').to_owned(),
                None => expansion.trim_matches('"').to_owned(),
            },
            Claim::Literal { value, .. } => format!("{value:?}"),
            Claim::Bits { first, width, .. } => {
                format!("bits {first}..{}", first + u64::from(*width))
            }
            Claim::Call { .. } => "that each argument becomes the field it is said to".to_owned(),
        }
    }
}

/// Returns a number in C; the smallest number has no literal.
fn number(value: i128) -> String {
    match value {
        0x8000_0000_0000_0000.. => format!("{value}ULL"),
        _ if value == i128::from(i64::MIN) => format!("(-{}LL - 1)", i64::MAX),
        _ if i32::try_from(value).is_ok() => value.to_string(),
        _ => format!("{value}LL"),
    }
}

/// Numbers of the registry's items that a program asserts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Counts {
    pub records: usize,
    pub fields: usize,
    pub bit_fields: usize,
    pub enums: usize,
    pub enumerators: usize,
    pub constants: usize,
    pub typedefs: usize,
    /// Symbols, including per-thread variants.
    pub functions: usize,
    /// Names that programs write, with their symbols.
    pub names: usize,
}

/// The program, with its facts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    pub facts: Vec<Fact>,
    pub counts: Counts,
    /// Facts that C cannot assert, as text.
    pub unchecked: Vec<String>,
    /// The included headers, in an order that compiles.
    pub(super) headers: Vec<String>,
}

impl Program {
    pub(super) fn claim(&mut self, view: View, what: String, claim: Claim) {
        self.facts.push(Fact { what, view, claim });
    }

    pub(super) fn number(&mut self, what: String, expression: String, value: i128) {
        self.claim(View::Every, what, Claim::Number { expression, value });
    }

    pub(super) fn type_of(&mut self, what: String, expression: String, ty: String) {
        self.claim(View::Every, what, Claim::Type { expression, ty });
    }
}

/// The text before the facts. VDPAU's header is the only one that CUDA's headers leave to the program to
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

/// Functions that count confirmed facts and check those that need a running program.
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
    /// Returns the program, and the line of each fact, counted from 1.
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

    /// Returns a program that prints the compiler's number for each of these facts, and the line of each
    /// fact.
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

    /// Returns a program whose compiler errors name both types of a fact about a type.
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
