//! A sequence as a scenario of the registry, and as a C program.

use std::collections::BTreeSet;
use std::fmt::Write;

use cuspec_case::{Api, Arg};

use super::compare::is_judged;
use super::session::Sequence;

/// The sequence as a scenario for `spec/contracts`. Arguments of records and other places are shown as the suite
/// makes them.
pub fn to_scenario(sequence: &Sequence, expected: &[String]) -> String {
    let handle = match sequence.steps.iter().any(|step| step.api == Api::Runtime) {
        true => "Runtime",
        false => "Driver",
    };
    let mut text = format!(
        "/// Found by random calls, seed {}.\n#[scenario]\n#[needs(nothing)]\nfn sequence_{}(cuda: &{handle}) {{\n",
        sequence.seed, sequence.seed
    );
    for (number, step) in sequence.steps.iter().enumerate() {
        let shown = step.args.iter().filter_map(show_argument);
        let shown: Vec<String> = shown.collect();
        let call = format!("cuda.{}({})", step.function, shown.join(", "));
        let code = expected
            .get(number)
            .and_then(|answer| answer.split(' ').next());
        let thread = match step.thread {
            0 => String::new(),
            thread => format!(" // on thread {thread}"),
        };
        let line = match code {
            Some(code) if code != step.api.success() => {
                format!("    expect!({call} == {code});{thread}\n")
            }
            _ => {
                let has_result = step.args.iter().any(|arg| matches!(arg, Arg::Out { .. }));
                let binding = match has_result {
                    true => format!("let r{number} = "),
                    false => String::new(),
                };
                format!("    {binding}{call}?;{thread}\n")
            }
        };
        text.push_str(&line);
    }
    text.push_str("}\n");
    text
}

/// The calls of a sequence up to a step, one per line, each with its answer.
pub fn to_listing(sequence: &Sequence, answers: &[String], last: usize) -> String {
    let mut text = format!("seed {}\n", sequence.seed);
    for (number, step) in sequence.steps.iter().enumerate().take(last + 1) {
        let Some(answer) = answers.get(number).filter(|answer| is_judged(answer)) else {
            continue;
        };
        let args = step.args.iter();
        let args = args.map(|arg| show_argument(arg).unwrap_or_else(|| "out".to_owned()));
        let args = args.collect::<Vec<_>>().join(", ");
        let thread = match step.thread {
            0 => "",
            _ => "  ",
        };
        let _ = writeln!(text, "{thread}{number} {}({args}) {answer}", step.function);
    }
    text
}

/// An argument in a scenario; `None` for a place for a result, which is returned.
fn show_argument(arg: &Arg) -> Option<String> {
    Some(match arg {
        Arg::Out { .. } => return None,
        Arg::Int(value) => value.to_string(),
        Arg::Null => "null()".to_owned(),
        Arg::Text(text) => format!("c{text:?}"),
        Arg::Result { step, .. } => format!("r{step}"),
        Arg::Written { step, .. } => format!("&r{step}"),
        Arg::Make {
            domain, exemplar, ..
        } => format!("{domain}::{exemplar}"),
        Arg::In(inner) | Arg::Replaced { value: inner, .. } => {
            format!("&{}", show_argument(inner).unwrap_or_default())
        }
        Arg::Slice { elements, .. } => {
            let elements = elements.iter().filter_map(show_argument);
            format!("&[{}]", elements.collect::<Vec<_>>().join(", "))
        }
        Arg::Record { fields, .. } => {
            let fields = fields.iter().filter_map(|(offset, _, field)| {
                Some(format!("{offset}: {}", show_argument(field)?))
            });
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        Arg::Expr(_) | Arg::Field(_) => "?".to_owned(),
    })
}

/// The sequence as a C program for Linux on x86-64. It declares the functions itself, with words in place of numbers
/// and pointers, so it needs no header. It makes all calls on one thread.
pub fn to_c(sequence: &Sequence) -> String {
    let mut declared = BTreeSet::new();
    let mut head = String::from(
        "/* cc sequence.c -lcuda -lcudart && ./a.out */\n#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n\
         typedef uint64_t word;\n",
    );
    let mut body = String::new();
    for (number, step) in sequence.steps.iter().enumerate() {
        let mut program = Program {
            number,
            head: &mut head,
            body: &mut body,
            param: 0,
            places: 0,
        };
        let args = step.args.iter().enumerate();
        let args: Vec<String> = args
            .map(|(param, arg)| {
                program.param = param;
                program.places = 0;
                program.argument(arg)
            })
            .collect();
        if declared.insert(step.function.clone()) {
            let types = step.args.iter().map(|arg| match arg {
                Arg::Record { size, .. } => {
                    let _ = writeln!(head, "#ifndef BYTES{size}\n#define BYTES{size}\ntypedef struct {{ unsigned char bytes[{size}]; }} bytes{size};\n#endif");
                    format!("bytes{size}")
                }
                _ => "word".to_owned(),
            });
            let types: Vec<String> = types.collect();
            let types = match types.is_empty() {
                true => "void".to_owned(),
                false => types.join(", "),
            };
            let _ = writeln!(head, "int {}({types});", step.function);
        }
        let _ = writeln!(
            body,
            "    printf(\"{number} {}: %d\\n\", {}({}));",
            step.function,
            step.function,
            args.join(", ")
        );
    }
    format!("{head}\nint main(void) {{\n{body}    return 0;\n}}\n")
}

/// Writes one call of the C program.
struct Program<'a> {
    number: usize,
    head: &'a mut String,
    body: &'a mut String,
    param: usize,
    /// Number of places of the parameter so far.
    places: usize,
}

impl Program<'_> {
    /// The expression of an argument of a call.
    fn argument(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Out { size, .. } => {
                let name = self.place(*size);
                format!("(word){name}")
            }
            Arg::Result { .. } | Arg::Written { .. } | Arg::Int(_) => self.value(arg),
            Arg::Text(text) => format!("(word){text:?}"),
            Arg::Record { size, fields } => {
                let name = self.place(*size);
                self.fill(&name, fields);
                format!("*(bytes{size} *){name}")
            }
            Arg::In(inner) => {
                let name = match &**inner {
                    Arg::Record { size, fields } => {
                        let name = self.place(*size);
                        self.fill(&name, fields);
                        name
                    }
                    other => {
                        let name = self.place(8);
                        let value = self.value(other);
                        let _ = writeln!(self.body, "    *(word *){name} = {value};");
                        name
                    }
                };
                format!("(word){name}")
            }
            Arg::Replaced { value, .. } => self.argument(value),
            Arg::Slice { size, elements } => {
                let name = self.place(size * elements.len().max(1) as u64);
                for (index, element) in elements.iter().enumerate() {
                    let at = format!("({name} + {})", index as u64 * size);
                    match element {
                        Arg::Record { fields, .. } => self.fill(&at, fields),
                        other => {
                            let value = self.value(other);
                            let _ = writeln!(
                                self.body,
                                "    {{ word value = {value}; memcpy({at}, &value, {}); }}",
                                size.min(&8)
                            );
                        }
                    }
                }
                format!("(word){name}")
            }
            Arg::Make {
                domain, exemplar, ..
            } => format!("(word)0 /* {domain}::{exemplar} */"),
            Arg::Null | Arg::Expr(_) | Arg::Field(_) => "0".to_owned(),
        }
    }

    fn value(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Int(value) => format!("(word){}u", *value as u64),
            Arg::Result { step, param } => format!("*(word *)place_{step}_{param}"),
            Arg::Written { step, param } => format!("(word)place_{step}_{param}"),
            other => self.argument(other),
        }
    }

    fn fill(&mut self, name: &str, fields: &[(u64, u64, Arg)]) {
        for (offset, size, field) in fields {
            match field {
                Arg::Record { fields, .. } => self.fill(&format!("({name} + {offset})"), fields),
                other => {
                    let value = self.value(other);
                    let _ = writeln!(
                        self.body,
                        "    {{ word value = {value}; memcpy({name} + {offset}, &value, {}); }}",
                        size.min(&8)
                    );
                }
            }
        }
    }

    /// A new place. The first of a parameter is named after the step and the parameter.
    fn place(&mut self, size: u64) -> String {
        let inner = match self.places {
            0 => String::new(),
            number => format!("_{number}"),
        };
        let name = format!("place_{}_{}{inner}", self.number, self.param);
        self.places += 1;
        let size = size.max(8);
        let _ = writeln!(
            self.head,
            "static unsigned char {name}[{size}] __attribute__((aligned(16)));"
        );
        name
    }
}
