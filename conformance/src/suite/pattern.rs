//! Patterns of case names, with `*` for any text. Brackets are literal.

/// A pattern such as `cuStreamCreate[Flags=unknown]` or `cuStream*[hStream=*]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    text: String,
}

impl Pattern {
    pub fn new(text: &str) -> Pattern {
        Pattern {
            text: text.to_owned(),
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it names exactly one case. Such a line takes precedence over lines with patterns.
    pub fn is_exact(&self) -> bool {
        !self.text.contains('*')
    }

    /// Whether the pattern matches the whole of `name`.
    pub fn matches(&self, name: &str) -> bool {
        let Some((head, rest)) = self.text.split_once('*') else {
            return self.text == name;
        };
        let Some(mut left) = name.strip_prefix(head) else {
            return false;
        };
        let mut parts: Vec<&str> = rest.split('*').collect();
        // The text after the last star must end the name. Each text between two stars is matched as early
        // as possible, which leaves the most for the next one.
        let tail = parts.pop().unwrap_or_default();
        for part in parts {
            let Some(at) = left.find(part) else {
                return false;
            };
            left = &left[at + part.len()..];
        }
        left.ends_with(tail)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, name: &str) -> bool {
        Pattern::new(pattern).matches(name)
    }

    #[test]
    fn brackets_are_literal() {
        assert!(matches("f[a=b]", "f[a=b]"));
        assert!(!matches("f[a=b]", "fa"));
    }

    #[test]
    fn a_star_matches_any_text() {
        assert!(matches("f*[*=null]", "fAsync[a=b,c=null]"));
        assert!(matches("*", ""));
        assert!(matches("a*b*b", "a-b-b"));
        assert!(!matches("a*b*b", "a-b"));
        assert!(!matches("f[*]", "f[a=b"));
    }

    #[test]
    fn head_and_tail_do_not_overlap() {
        assert!(!matches("ab*ba", "aba"));
    }
}
