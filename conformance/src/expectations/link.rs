//! Links to issues: addresses or numbers.

/// The first word of a text that refers to an issue: `https://example.org/12`, `#12`, `owner/name#12`.
pub fn find_link(text: &str) -> Option<&str> {
    let is_around = |c: char| "()[]<>,;.:\"'".contains(c);
    let mut words = text
        .split_whitespace()
        .map(|word| word.trim_matches(is_around));
    words.find(|word| is_address(word) || is_number(word))
}

fn is_address(word: &str) -> bool {
    let rest = word
        .strip_prefix("https://")
        .or(word.strip_prefix("http://"));
    rest.is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
}

/// Whether the word is `#12`, optionally after a repository.
fn is_number(word: &str) -> bool {
    let Some((repository, number)) = word.split_once('#') else {
        return false;
    };
    let is_name = |name: &str| {
        let is_plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        !name.is_empty() && name.chars().all(is_plain)
    };
    let is_known = match repository.split_once('/') {
        Some((owner, name)) => is_name(owner) && is_name(name),
        None => repository.is_empty(),
    };
    is_known && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_numbers_of_issues_are_links() {
        for (text, link) in [
            ("slow; https://example.org/12", "https://example.org/12"),
            ("(http://bugs/1)", "http://bugs/1"),
            ("see #12.", "#12"),
            ("owner/some-name#7: not yet", "owner/some-name#7"),
        ] {
            assert_eq!(find_link(text), Some(link));
        }
    }

    #[test]
    fn other_words_are_no_links() {
        for text in [
            "not yet", "https://", "#", "# 12", "#twelve", "a/b/c#1", "case#1", "1",
        ] {
            assert_eq!(find_link(text), None, "{text}");
        }
    }
}
