//! Functions that a header defines and no library exports.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cuspec_spec::declared::Member;
use regex::Regex;

/// Each inline function's name, and the fields of its result that it sets, in order. A function
/// that does something else has none.
pub(super) fn find(text: &str) -> BTreeMap<String, Vec<Member>> {
    static FUNCTION: LazyLock<Option<Regex>> = LazyLock::new(|| {
        Regex::new(r"(?s)\bstatic\s+(?:__)?inline(?:__)?\b[^;{}()#]*?\b(\w+)\s*\(([^(){};]*)\)\s*\{(.*?)\n\s*\}").ok()
    });
    static ASSIGNMENT: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"\b\w+\.(\w+)\s*=\s*(\w+)\s*;").ok());
    let (Some(function), Some(assignment)) = (&*FUNCTION, &*ASSIGNMENT) else {
        return BTreeMap::new();
    };
    function
        .captures_iter(text)
        .map(|found| {
            let members = assignment
                .captures_iter(&found[3])
                .map(|member| Member {
                    field: member[1].to_owned(),
                    param: member[2].to_owned(),
                })
                .collect();
            (found[1].to_owned(), members)
        })
        .collect()
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
    fn a_function_that_calls_another_sets_nothing() {
        let text = "static inline int f(int a) {\n    return g(a, 1);\n}\n";
        assert_eq!(find(text)["f"], []);
    }

    #[test]
    fn a_declaration_is_not_a_definition() {
        assert!(find("static inline int f(int a);\nint g(void) {\n}\n").is_empty());
    }
}
