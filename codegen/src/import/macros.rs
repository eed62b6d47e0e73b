//! Object-like macros with a value.
//!
//! bindgen keeps plain numbers. This module adds casts to a handle or pointer, and
//! aliases of functions, types and enumerators.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::ConstantValue;
use regex::Regex;

use super::calls::{expand, without_comments};
use super::expression::{self, Names};

/// One `#define` without parameters, in the order of the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Macro {
    pub name: String,
    /// The replacement text, without comments.
    pub text: String,
}

/// Returns every object-like macro with a replacement.
pub(super) fn find(text: &str) -> Vec<Macro> {
    let Ok(define) = Regex::new(r"(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(\S.*)$") else {
        return Vec::new();
    };
    let text = without_comments(text);
    define
        .captures_iter(&text)
        .map(|found| Macro {
            name: found[1].to_owned(),
            text: found[2].trim().to_owned(),
        })
        .collect()
}

/// Names that a header undefines: it needs them only while it is read.
pub(super) fn find_undefined(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim_start);
    let directives = lines.filter_map(|line| line.strip_prefix('#'));
    directives
        .filter_map(|line| line.trim_start().strip_prefix("undef"))
        .filter_map(|rest| rest.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

/// Returns the value of each macro that has one, in the order of the header.
pub(super) fn evaluate(macros: &[Macro], names: &Names) -> Vec<(String, ConstantValue)> {
    let mut known: BTreeMap<String, ConstantValue> = BTreeMap::new();
    loop {
        let before = known.len();
        // A macro may be defined after one that uses it.
        for one in macros.iter().filter(|one| !one.name.starts_with('_')) {
            // A macro that expands to itself names the symbol of a function; for anything else it only
            // marks existence.
            if !known.contains_key(&one.name)
                && (one.text != one.name || names.functions.contains(&one.name))
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
    if is_name(&names.pointers)
        || is_name(&names.types)
        || is_name(&names.others)
        || is_name(&names.functions)
    {
        return Some(ConstantValue::Alias(text.to_owned()));
    }
    if let Some(text) = read_text(text) {
        return Some(ConstantValue::Text(text));
    }
    if let Some(number) = read_float(text) {
        return Some(ConstantValue::Float(number));
    }
    if let Some(name) = unwrap(text).filter(|name| known.contains_key(*name)) {
        return known.get(name).cloned();
    }
    match expand(text, &names.calls) {
        Some(expanded) => expression::evaluate(&expanded, names, known),
        None => expression::evaluate(text, names, known),
    }
}

/// String literals, which C joins if they are adjacent.
fn read_text(text: &str) -> Option<String> {
    let mut rest = unwrap(text)?;
    let mut joined = String::new();
    while !rest.is_empty() {
        let inner = rest.strip_prefix('"')?;
        let end = inner.find('"')?;
        if inner[..end].contains('\\') {
            return None;
        }
        joined.push_str(&inner[..end]);
        rest = inner[end + 1..].trim_start();
    }
    Some(joined)
}

/// A floating-point literal, with optional sign and suffix.
fn read_float(text: &str) -> Option<f64> {
    let text = unwrap(text)?;
    let digits = text.trim_end_matches(['f', 'F', 'l', 'L']);
    let is_float = digits.contains(['.', 'e', 'E']) && !digits.contains(['x', 'X']);
    let number = digits
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite());
    number.filter(|_| is_float)
}

/// Returns the text inside enclosing parentheses.
fn unwrap(text: &str) -> Option<&str> {
    let text = text.trim();
    match text
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
    {
        Some(inner) if !inner.contains(['(', ')']) => Some(inner.trim()),
        _ => Some(text).filter(|text| !text.is_empty()),
    }
}

/// Returns macros with the API's prefix and a replacement that has no value here and names no
/// declaration, for the summary of the import.
pub(super) fn without_value(
    macros: &[Macro],
    prefix: &str,
    is_known: impl Fn(&str) -> bool,
) -> Vec<String> {
    let upper = prefix.to_uppercase();
    let is_own = |name: &str| name.starts_with(prefix) || name.starts_with(&upper);
    let names = macros.iter().map(|one| one.name.as_str());
    let names: BTreeSet<&str> = names
        .filter(|name| is_own(name) && !is_known(name))
        .collect();
    names.into_iter().map(str::to_owned).collect()
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
        let text = format!(
            "#define X {text}\n#define Y 4 /* four */\n#define SIZED(a, n) (unsigned)(sizeof(c ## a) | (n << 4U))\n"
        );
        names.sizes.insert("cB".to_owned(), 8);
        names.types.insert("cB".to_owned());
        names.calls = super::super::calls::find_calls(&text);
        let macros = find(&text);
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
    fn literals_of_every_kind_have_a_value() {
        assert_eq!(value("1.5f"), Some(ConstantValue::Float(1.5)));
        assert_eq!(value("(-2e3)"), Some(ConstantValue::Float(-2000.0)));
        assert_eq!(value("'A'"), int(65, "c_int"));
        assert_eq!(value("'\\n'"), int(10, "c_int"));
        assert_eq!(
            value("\"a\" \"b\""),
            Some(ConstantValue::Text("ab".to_owned()))
        );
        assert_eq!(value("sizeof(int) * 2"), int(8, "usize"));
        assert_eq!(value("sizeof(CUstream)"), int(8, "usize"));
        assert_eq!(value("Y > 3 ? 7 : 8"), int(7, "c_int"));
        assert_eq!(value("(Y == 4 && !0) || 0"), int(1, "c_int"));
    }

    #[test]
    fn a_function_like_macro_is_expanded() {
        assert_eq!(value("SIZED(B, 2)"), int(40, "c_uint"));
        assert_eq!(value("SIZED(B)"), None);
        assert_eq!(value("SIZED(C, 2)"), None);
    }

    #[test]
    fn a_name_that_stands_for_itself_is_no_constant() {
        assert_eq!(value("X"), None);
    }

    #[test]
    fn text_that_is_no_expression_has_no_value() {
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
