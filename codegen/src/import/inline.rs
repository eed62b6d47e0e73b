//! Functions that a header defines and that a library need not export.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cuspec_spec::declared::Member;
use regex::Regex;

use super::comments::classify;

/// Returns each function with a body, and the fields of its result that it sets, in order; none for a
/// function that does anything else.
pub(super) fn find(text: &str) -> BTreeMap<String, Vec<Member>> {
    static HEAD: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"\b(\w+)\s*\(([^(){};]*)\)\s*\{").ok());
    let Some(head) = &*HEAD else {
        return BTreeMap::new();
    };
    let lines = classify(text);
    let code = lines.iter().filter(|line| !line.is_directive);
    let code: Vec<&str> = code.map(|line| line.code.as_str()).collect();
    let code = code.join("\n");
    let mut found = BTreeMap::new();
    let mut at = 0;
    while let Some(parts) = head.captures_at(&code, at) {
        let (Some(whole), name) = (parts.get(0), &parts[1]) else {
            break;
        };
        let body = &code[whole.end()..];
        let end = find_end(body);
        found.insert(name.to_owned(), read_body(&body[..end]));
        at = whole.end() + end;
    }
    found
}

/// Returns the end of a body from its opening brace.
fn find_end(body: &str) -> usize {
    let mut depth = 1_usize;
    for (at, letter) in body.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    body.len()
}

/// Returns the fields set by a body that declares a result, sets its fields and returns it.
fn read_body(body: &str) -> Vec<Member> {
    static ASSIGNMENT: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"^\w+\.(\w+)\s*=\s*(\w+)$").ok());
    static REST: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"^(?:(?:struct\s+)?\w+\s+\w+|return\s+\w+)$").ok());
    let (Some(assignment), Some(rest)) = (&*ASSIGNMENT, &*REST) else {
        return Vec::new();
    };
    let mut members = Vec::new();
    let statements = body.split(';').map(str::trim);
    for statement in statements.filter(|statement| !statement.is_empty()) {
        match assignment.captures(statement) {
            Some(member) => members.push(Member {
                field: member[1].to_owned(),
                param: member[2].to_owned(),
            }),
            None if rest.is_match(statement) => {}
            None => return Vec::new(),
        }
    }
    members
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constructor_sets_fields_from_parameters() {
        let text = "static __inline__ __host__ struct S make_S(int a, int b)\n{\n  struct S s;\n  s.x = a;\n  s.y   = b;\n  return s;\n}\n";
        let found = &find(text)["make_S"];
        let pairs: Vec<_> = found.iter().map(|one| (&*one.field, &*one.param)).collect();
        assert_eq!(pairs, [("x", "a"), ("y", "b")]);
    }

    #[test]
    fn a_function_that_does_more_sets_nothing() {
        let text = "static inline int f(int a) {\n    return g(a, 1);\n}\n";
        assert_eq!(find(text)["f"], []);
        let text = "struct S f(int a) {\n    struct S s;\n    s.x = a;\n    if (a) { s.x = 1; }\n    return s;\n}\n";
        assert_eq!(find(text)["f"], []);
    }

    #[test]
    fn a_body_of_one_line_and_a_function_with_the_marks_of_the_api_are_found() {
        let text =
            "static inline CUresult cuX(){}\nCUresult CUDAAPI cuY(int a) { return cuX(); }\n";
        assert_eq!(find(text).into_keys().collect::<Vec<_>>(), ["cuX", "cuY"]);
    }

    #[test]
    fn a_declaration_is_not_a_definition() {
        let found = find("static inline int f(int a);\nint g(void) {\n}\n/* int h(void) {} */\n");
        assert_eq!(found.into_keys().collect::<Vec<_>>(), ["g"]);
    }
}
