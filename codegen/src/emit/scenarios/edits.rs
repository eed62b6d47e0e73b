//! Edits of an author's text that keep the rest of it unchanged.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::{Block, Expr, Stmt};

/// Replacements, by byte ranges of the text.
#[derive(Default)]
pub(super) struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    pub(super) fn replace(&mut self, range: Range<usize>, with: &str) {
        self.0.push((range, with.to_owned()));
    }

    /// Ends a block without a value with `Ok(())`.
    pub(super) fn finish(&mut self, block: &Block) {
        if has_value(block) {
            return;
        }
        let close = block.brace_token.span.close();
        let (at, margin) = (close.byte_range().start, close.start().column);
        let is_on_its_line = close.start().line != block.span().start().line;
        let with = match is_on_its_line {
            true => format!("    Ok(())\n{}", " ".repeat(margin)),
            false => "Ok(()) ".to_owned(),
        };
        self.replace(at..at, &with);
    }

    pub(super) fn apply(mut self, source: &str) -> String {
        self.0.sort_by_key(|(range, _)| range.start);
        let mut text = String::with_capacity(source.len());
        let mut done = 0;
        for (range, with) in self.0 {
            text.push_str(&source[done..range.start]);
            text.push_str(&with);
            done = range.end;
        }
        text.push_str(&source[done..]);
        text
    }
}

/// Whether a block ends with a value other than that of a loop.
pub(super) fn has_value(block: &Block) -> bool {
    match block.stmts.last() {
        Some(Stmt::Expr(Expr::ForLoop(_) | Expr::While(_), None)) => false,
        last => matches!(last, Some(Stmt::Expr(_, None))),
    }
}

/// Returns a body without its braces, indented further.
pub(super) fn lines(text: &str, by: &str) -> String {
    let inner = text.trim().trim_start_matches('{').trim_end_matches('}');
    let inner = inner.trim_end().trim_start_matches('\n').lines();
    let lines = inner.map(|line| match line.trim_end() {
        "" => "\n".to_owned(),
        line => format!("{by}{line}\n"),
    });
    lines.collect()
}
