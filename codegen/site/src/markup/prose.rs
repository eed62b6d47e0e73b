//! Sentences: names become links, and codes get their full names.

use maud::{Markup, PreEscaped, html};

use crate::view::View;

impl View<'_, '_> {
    /// A sentence of the registry, with code in backticks.
    pub(crate) fn prose(&self, text: &str) -> Markup {
        let mut out = String::with_capacity(text.len() + 64);
        for (place, part) in text.split('`').enumerate() {
            match place % 2 {
                0 => self.plain(part, &mut out),
                _ => out.push_str(&self.quoted(part).0),
            }
        }
        PreEscaped(out)
    }

    /// Text outside backticks: only words that must be names are looked up.
    fn plain(&self, text: &str, out: &mut String) {
        let mut rest = text;
        while !rest.is_empty() {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            match is_name(word).then(|| self.named(word)).flatten() {
                Some(markup) => out.push_str(&markup.0),
                None => out.push_str(&html! { (word) }.0),
            }
            let next = behind.find(is_word).unwrap_or(behind.len());
            out.push_str(&html! { (behind[..next]) }.0);
            rest = &behind[next..];
        }
    }

    /// Text inside backticks.
    fn quoted(&self, text: &str) -> Markup {
        self.named(text)
            .unwrap_or_else(|| html! { code { (text) } })
    }

    /// A name with a page, or the id of a case or rule.
    fn named(&self, text: &str) -> Option<Markup> {
        if let Some((full, address)) = self.site.names.code(text) {
            return Some(self.name(full, Some(address)));
        }
        let names = &self.site.names;
        names
            .anything(text)
            .map(|address| self.name(text, Some(address)))
    }
}

/// Whether a word must be a name: `cuInit`, `CUstream`, `CU_CTX_MAP_HOST`,
/// `INVALID_VALUE`.
fn is_name(word: &str) -> bool {
    let is_capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let starts = |prefix: &str| {
        let rest = word.strip_prefix(prefix);
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
    };
    let is_function = starts("cu") && word.contains(|c: char| c.is_ascii_uppercase());
    is_function || starts("CU") || word.contains('_') && word.chars().all(is_capital)
}

/// The text up to the first full stop that a capital letter follows.
pub(crate) fn first_sentence(text: &str) -> &str {
    let mut stops = text.match_indices(". ");
    let stop = stops.find(|(place, stop)| {
        let rest = &text[place + stop.len()..];
        rest.starts_with(|letter: char| letter.is_uppercase() || letter == '`')
    });
    stop.map_or(text, |(place, _)| &text[..=place])
}

#[cfg(test)]
mod tests {
    use super::{first_sentence, is_name};

    #[test]
    fn a_first_sentence_ends_before_a_capital_letter() {
        assert_eq!(
            first_sentence("Adds a node. `None` is no node."),
            "Adds a node."
        );
        assert_eq!(
            first_sentence("Drivers have it since 13.2. They copy."),
            "Drivers have it since 13.2."
        );
        assert_eq!(
            first_sentence("Adds a node, e.g. a copy."),
            "Adds a node, e.g. a copy."
        );
        assert_eq!(first_sentence(""), "");
    }

    #[test]
    fn names_are_distinguished_from_words() {
        for name in [
            "cuInit",
            "cudaMalloc",
            "CUstream",
            "CU_CTX_MAP_HOST",
            "NOT_READY",
        ] {
            assert!(is_name(name), "{name}");
        }
        for word in ["current", "custom", "A", "OK", "CUDA", "PTX", "580"] {
            assert_eq!(is_name(word), word == "CUDA", "{word}");
        }
    }
}
