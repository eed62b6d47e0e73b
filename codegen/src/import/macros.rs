//! Object-like macros with a value.
//!
//! bindgen keeps those that are plain numbers. Here are also casts to a handle or pointer, and
//! other names for functions, types and enumerators.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::ConstantValue;
use regex::Regex;

use super::expression::{self, Names};

/// One `#define` without parameters, in the order of the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Macro {
    pub name: String,
    /// What it stands for, without comments.
    pub text: String,
}

/// Finds every macro without parameters that stands for something.
pub(super) fn find(text: &str) -> Vec<Macro> {
    let (Ok(comment), Ok(define)) = (
        Regex::new(r"(?s)/\*.*?\*/|//[^\n]*"),
        Regex::new(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(\S.*)$"),
    ) else {
        return Vec::new();
    };
    let text = comment
        .replace_all(text, " ")
        .replace("\\\r\n", " ")
        .replace("\\\n", " ");
    define
        .captures_iter(&text)
        .map(|found| Macro {
            name: found[1].to_owned(),
            text: found[2].trim().to_owned(),
        })
        .collect()
}

/// The names that a header takes back: it needs them only while it is read.
pub(super) fn find_undefined(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim_start);
    let directives = lines.filter_map(|line| line.strip_prefix('#'));
    directives
        .filter_map(|line| line.trim_start().strip_prefix("undef"))
        .filter_map(|rest| rest.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// The value of each macro that has one, in the header's order.
pub(super) fn evaluate(macros: &[Macro], names: &Names) -> Vec<(String, ConstantValue)> {
    let mut known: BTreeMap<String, ConstantValue> = BTreeMap::new();
    loop {
        let before = known.len();
        // A macro may be defined after one that uses it.
        for one in macros.iter().filter(|one| !one.name.starts_with('_')) {
            if !known.contains_key(&one.name)
                && let Some(value) = evaluate_one(&one.text, names, &known)
            {
                known.insert(one.name.clone(), value);
            }
        }
        if known.len() == before {
            break;
        }
    }
    let in_order = macros.iter().map(|one| one.name.clone());
    in_order
        .filter_map(|name| known.remove(&name).map(|value| (name, value)))
        .collect()
}

fn evaluate_one(
    text: &str,
    names: &Names,
    known: &BTreeMap<String, ConstantValue>,
) -> Option<ConstantValue> {
    let is_name = |set: &BTreeSet<String>| set.contains(text);
    if is_name(&names.pointers) || is_name(&names.types) || is_name(&names.others) {
        return Some(ConstantValue::Alias(text.to_owned()));
    }
    if let Some(inner) = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
    {
        return Some(ConstantValue::Text(inner.to_owned()));
    }
    expression::evaluate(text, names, known)
}

#[cfg(test)]
mod tests {
    use cuspec_spec::declared::Type;

    use super::*;

    fn value(text: &str) -> Option<ConstantValue> {
        let mut names = Names::default();
        names.pointers.insert("CUstream".to_owned());
        names.types.insert("CUdevice".to_owned());
        names.others.insert("CU_ONE".to_owned());
        let macros = find(&format!("#define X {text}\n#define Y 4 /* four */\n"));
        evaluate(&macros, &names)
            .into_iter()
            .find(|(name, _)| name == "X")
            .map(|(_, value)| value)
    }

    fn int(value: i128, ty: &str) -> Option<ConstantValue> {
        Some(ConstantValue::Int {
            value,
            ty: Type::Named(ty.to_owned()),
        })
    }

    #[test]
    fn a_literal_has_the_first_type_that_holds_it() {
        assert_eq!(value("0x01"), int(1, "c_int"));
        assert_eq!(value("0xffffffff"), int(0xffff_ffff, "c_uint"));
        assert_eq!(value("4294967295"), int(0xffff_ffff, "c_long"));
        assert_eq!(value("1ull"), int(1, "c_ulonglong"));
        assert_eq!(value("010"), int(8, "c_int"));
    }

    #[test]
    fn operators_bind_as_in_c() {
        assert_eq!(value("1 | 2 << 1 + 1"), int(9, "c_int"));
        assert_eq!(value("(Y * 10) % 7"), int(5, "c_int"));
        assert_eq!(value("~0u"), int(0xffff_ffff, "c_uint"));
    }

    #[test]
    fn a_cast_to_a_handle_or_pointer_is_an_address() {
        let handle = Type::Named("CUstream".to_owned());
        assert_eq!(
            value("((CUstream)0x2)"),
            Some(ConstantValue::Pointer {
                value: 2,
                ty: handle
            })
        );
        let pointer = Type::Pointer {
            to: Box::new(Type::Void),
            is_const: false,
        };
        assert_eq!(
            value("((void*)Y)"),
            Some(ConstantValue::Pointer {
                value: 4,
                ty: pointer
            })
        );
    }

    #[test]
    fn a_cast_to_a_number_stays_one() {
        assert_eq!(value("((CUdevice)-1)"), int(-1, "CUdevice"));
    }

    #[test]
    fn a_name_of_something_else_is_an_alias() {
        assert_eq!(
            value("CU_ONE"),
            Some(ConstantValue::Alias("CU_ONE".to_owned()))
        );
        assert_eq!(
            value("CUdevice"),
            Some(ConstantValue::Alias("CUdevice".to_owned()))
        );
    }

    #[test]
    fn what_is_no_expression_has_no_value() {
        for text in [
            "__attribute__((x))",
            "{0}",
            "1 +",
            "UNKNOWN",
            "1 / 0",
            "f(1)",
        ] {
            assert_eq!(value(text), None, "{text}");
        }
    }
}
