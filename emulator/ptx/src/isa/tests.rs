//! Tests of the table against its implementation and against the document.

use super::{chapters, expansions, forms};
use crate::Module;
use crate::special::NAMES;

/// Declares registers of each type, named after it.
const REGISTERS: &str = "
    .reg .pred %p<6>; .reg .b16 %h<6>; .reg .b32 %r<6>; .reg .b64 %l<6>; .reg .f32 %f<6>; .reg .f64 %d<6>;
    .reg .b64 %ab;
    .param .b64 place[8];";

fn register(ty: &str, index: usize) -> String {
    let bank = match ty {
        "f32" => 'f',
        "f64" => 'd',
        "pred" => 'p',
        _ if ty.ends_with("x2") || ty.ends_with("32") => 'r',
        _ if ty.ends_with("64") => 'l',
        _ => 'h',
    };
    format!("%{bank}{index}")
}

/// Returns an operand that fits a word of a form.
fn operand(word: &str, name: &str, modifiers: &[&str], index: usize) -> String {
    let types: Vec<&str> = modifiers
        .iter()
        .copied()
        .filter(|word| crate::types::Type::from_name(word).is_some())
        .collect();
    let first = types.first().copied().unwrap_or("b32");
    let second = types.get(1).copied().unwrap_or(first);
    let word = word
        .trim_end_matches('?')
        .trim_start_matches('=')
        .trim_end_matches('+');
    let wide = match first {
        "u16" | "s16" => "u32",
        _ => "u64",
    };
    match word {
        "t" => register(first, index),
        "u" => register(second, index),
        "w" => register(wide, index),
        "t|p" => format!("{}|%p0", register(first, index)),
        "b32|p" => "%r0|%p0".to_owned(),
        "p|p" => "%p0|%p1".to_owned(),
        "p" => format!("%p{index}"),
        "i" if name == "cp" => "16".to_owned(),
        "i" => "5".to_owned(),
        "v" => {
            let one = |index| register(first, index);
            match () {
                () if modifiers.contains(&"v2") => format!("{{{}, {}}}", one(0), one(1)),
                () if modifiers.contains(&"v4") => {
                    format!("{{{}, {}, {}, {}}}", one(0), one(1), one(2), one(3))
                }
                () => one(0),
            }
        }
        "[a]" if modifiers.iter().any(|word| word.starts_with("param")) => "[place]".to_owned(),
        "[a]" | "[g]" => "[%ab]".to_owned(),
        "[o]" => {
            let place = match (name, modifiers) {
                ("tld4", _) => "{%f0, %f1}",
                (_, ["cube", ..]) => "{%f0, %f1, %f2, %f3}",
                (_, ["acube", ..]) => "{%r5, %f0, %f1, %f2}",
                ("tex", ["1d", .., "s32"]) => "{%r5}",
                ("tex", ["2d", .., "s32"]) => "{%r5, %r5}",
                ("tex", ["3d", .., "s32"]) => "{%r5, %r5, %r5, %r5}",
                ("tex", ["1d", ..]) => "{%f0}",
                ("tex", ["2d", ..]) => "{%f0, %f1}",
                ("tex", ["3d", ..]) => "{%f0, %f1, %f2, %f3}",
                (_, ["b", "1d", ..]) => "{%r5}",
                (_, ["b", "3d" | "a2d", ..]) => "{%r5, %r5, %r5, %r5}",
                _ => "{%r5, %r5}",
            };
            format!("[%ab, {place}]")
        }
        "l" if name == "brx" => "targets".to_owned(),
        "l" => "label".to_owned(),
        "any" if name == "mov" => register(first, index),
        "any" if name == "cvta" => "%l1".to_owned(),
        "any" => "%p3".to_owned(),
        ty => register(ty, index),
    }
}

fn text(name: &str, modifiers: &[&str], operands: &str) -> String {
    let mut line = name.to_owned();
    for modifier in modifiers {
        line.push('.');
        line.push_str(modifier);
    }
    let words = operands
        .split_whitespace()
        .filter(|word| !word.ends_with('?'));
    let operands: Vec<String> = words
        .enumerate()
        .map(|(index, word)| operand(word, name, modifiers, index))
        .collect();
    if name == "call" {
        return line + " callee";
    }
    line + " " + &operands.join(", ")
}

#[test]
fn every_form_of_the_table_is_implemented() {
    let mut count = 0;
    for (form, operands) in forms() {
        let (name, ways) = expansions(form);
        for modifiers in ways {
            let instruction = text(name, &modifiers, operands);
            let module = format!(
                ".version 8.0\n.target sm_90\n.address_size 64\n.func callee() {{ ret; }}\n.func f() {{ {REGISTERS}\n\
                 targets: .branchtargets label;\nlabel:\n{instruction};\nret; }}"
            );
            let rejection = Module::parse(&module).err();
            assert!(
                rejection.is_none(),
                "`{instruction}` of `{form}`: {rejection:?}"
            );
            count += 1;
        }
    }
    assert!(count > 1500, "only {count} ways were tried");
}

#[test]
fn an_operand_of_the_wrong_type_is_rejected() {
    for (form, operands) in forms() {
        let (name, ways) = expansions(form);
        let Some(modifiers) = ways.first() else {
            continue;
        };
        // A predicate in place of a register.
        if !operands.starts_with("=t ") || name == "mov" {
            continue;
        }
        let wrong =
            text(name, modifiers, operands).replacen(&operand("=t", name, modifiers, 0), "%p0", 1);
        let module =
            format!(".version 8.0\n.target sm_90\n.func f() {{ {REGISTERS}\n{wrong};\nret; }}");
        let rejection = Module::parse(&module).err();
        assert!(rejection.is_some(), "`{wrong}` is accepted");
    }
}

#[test]
fn the_document_lists_the_forms_of_the_table() {
    let mut list = String::new();
    for (title, forms) in chapters() {
        list += &format!("### {title}\n\n```text\n");
        for (form, operands) in forms {
            list += format!("{form} {operands}").trim_end();
            list.push('\n');
        }
        list += "```\n\n";
    }
    list += &format!(
        "### Special registers\n\n```text\n{}\n```\n",
        NAMES.join("\n")
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let document = std::fs::read_to_string(path).expect("the document");
    if std::env::var_os("CUSPEC_BLESS").is_some() && !document.contains(&list) {
        let (head, _) = document
            .split_once("### Integers and bits")
            .expect("the list");
        std::fs::write(path, head.to_owned() + &list).expect("a document that can be written");
        return;
    }
    assert!(
        document.contains(&list),
        "README.md is out of date; run with CUSPEC_BLESS=1 to update it"
    );
}
