//! Highlighted Rust, with known functions as links.

use std::str::FromStr;

use maud::{Markup, PreEscaped, html};
use proc_macro2::{TokenStream, TokenTree};

use crate::view::View;

/// Highlighted keywords.
const KEYWORDS: &[&str] = &[
    "as", "break", "const", "continue", "else", "enum", "extern", "fn", "for", "if", "impl", "in",
    "let", "loop", "match", "move", "mut", "pub", "ref", "return", "self", "static", "struct",
    "trait", "type", "unsafe", "use", "where", "while",
];

impl View<'_, '_> {
    /// The highlighted source; plain text if it does not parse.
    pub(crate) fn rust(&self, source: &str) -> Markup {
        let Ok(tokens) = TokenStream::from_str(source) else {
            return html! { (source) };
        };
        let mut painter = Painter {
            view: *self,
            source,
            out: String::with_capacity(source.len() * 2),
            done: 0,
        };
        painter.stream(tokens);
        painter.until(source.len());
        PreEscaped(painter.out)
    }
}

struct Painter<'v, 's, 'a> {
    view: View<'v, 'a>,
    source: &'s str,
    out: String,
    /// Bytes of the source that are written.
    done: usize,
}

impl Painter<'_, '_, '_> {
    fn stream(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.stream(group.stream()),
                TokenTree::Ident(ident) => {
                    let range = ident.span().byte_range();
                    self.word(range, &ident.to_string());
                }
                TokenTree::Literal(literal) => {
                    let range = literal.span().byte_range();
                    // A doc comment is a literal whose span is the comment's.
                    if self
                        .source
                        .get(range.clone())
                        .is_some_and(|text| !text.starts_with('/'))
                    {
                        self.span(range, "l");
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }

    fn word(&mut self, range: std::ops::Range<usize>, word: &str) {
        if KEYWORDS.contains(&word) {
            return self.span(range, "k");
        }
        let names = &self.view.site.names;
        let address = names
            .symbol(word)
            .or_else(|| names.ty(word))
            .or_else(|| names.value(word));
        let address = address.filter(|to| to.page != self.view.page);
        // The text of a doc comment has the comment's span and contains no names.
        let is_itself = self.source.get(range.clone()) == Some(word);
        if let Some(address) = address.filter(|_| is_itself && range.start >= self.done) {
            self.until(range.start);
            let href = self.view.href(&address);
            self.out.push_str(&html! { a href=(href) { (word) } }.0);
            self.done = range.end;
        }
    }

    fn span(&mut self, range: std::ops::Range<usize>, class: &str) {
        if range.start < self.done {
            return;
        }
        self.until(range.start);
        let text = self.source.get(range.clone()).unwrap_or_default();
        self.out.push_str(&html! { i class=(class) { (text) } }.0);
        self.done = range.end;
    }

    /// Writes the text between two tokens, where comments are.
    fn until(&mut self, end: usize) {
        let between = self.source.get(self.done..end).unwrap_or_default();
        let mut rest = between;
        while let Some(start) = rest.find("//") {
            let length = rest[start..].find('\n').unwrap_or(rest.len() - start);
            let (before, comment) = rest.split_at(start);
            let (comment, behind) = comment.split_at(length);
            self.out.push_str(&html! { (before) i.r { (comment) } }.0);
            rest = behind;
        }
        self.out.push_str(&html! { (rest) }.0);
        self.done = end;
    }
}
