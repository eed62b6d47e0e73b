//! Splits formatted text into items: an item ends with the first line of the same indentation that closes its
//! block.

/// An item, a method or a field, with its head on one line.
pub(super) struct Item<'a> {
    pub(super) attributes: Vec<String>,
    /// The text before its block; the whole item if it has none.
    pub(super) head: String,
    /// The lines of its block.
    pub(super) body: &'a [&'a str],
    /// Whether it has a block.
    is_open: bool,
}

impl Item<'_> {
    /// Whether the item is hidden: crates of the bindings use it from each other, but it is not public API.
    pub(super) fn is_hidden(&self) -> bool {
        self.attributes.iter().any(|one| one == "#[doc(hidden)]")
    }

    /// Returns the text after `pub`; `None` for items that are private or public only within the crate.
    pub(super) fn public(&self) -> Option<&str> {
        self.head.strip_prefix("pub ")
    }

    /// Returns the keyword of the item.
    pub(super) fn kind(&self) -> Option<&str> {
        let before = ["pub", "unsafe", "extern", "\"C\""];
        let mut words = self.head.split(' ').filter(|word| !before.contains(word));
        match words.next() {
            Some("const") if words.any(|word| word == "fn") => Some("fn"),
            kind => kind,
        }
    }

    /// Returns the item with its block.
    pub(super) fn whole(&self, head: &str) -> String {
        if !self.is_open {
            return head.to_owned();
        }
        let mut out = format!("{head} {{");
        for line in self.body.iter().map(|line| line.trim()) {
            if !line.starts_with("//") {
                out.push(' ');
                out.push_str(line);
            }
        }
        out + " }"
    }
}

/// Iterator over the items of some lines.
pub(super) struct Items<'a> {
    lines: &'a [&'a str],
    /// Their indentation.
    indent: usize,
}

impl<'a> Items<'a> {
    pub(super) fn of(lines: &'a [&'a str]) -> Self {
        let first = lines.iter().find(|line| !line.is_empty());
        Self {
            lines,
            indent: first.map_or(0, |line| indent(line)),
        }
    }

    /// Returns the next line that is not a comment.
    fn line(&mut self) -> Option<&'a str> {
        loop {
            let (line, rest) = self.lines.split_first()?;
            self.lines = rest;
            let words = line.trim_start();
            if !words.is_empty() && !words.starts_with("//") {
                return Some(line);
            }
        }
    }

    /// Joins lines up to the one that ends the first line's item.
    fn joined(&mut self, first: &str, is_end: impl Fn(&str) -> bool) -> String {
        let mut out = first.trim().to_owned();
        let mut last = first;
        while !is_end(last) {
            let Some(next) = self.line() else { break };
            // A line break after a bracket replaced no space.
            if !out.ends_with(['(', '[', '<']) && !next.trim_start().starts_with([')', ']', '>']) {
                out.push(' ');
            } else if out.ends_with(',') {
                out.pop();
            }
            out.push_str(next.trim());
            last = next;
        }
        out
    }

    /// Returns the lines of a block, up to the one that closes it.
    fn block(&mut self) -> &'a [&'a str] {
        let closes =
            |line: &&str| indent(line) == self.indent && line.trim_start().starts_with('}');
        let end = self.lines.iter().position(closes);
        let (body, rest) = self.lines.split_at(end.unwrap_or(self.lines.len()));
        self.lines = rest.get(1..).unwrap_or_default();
        body
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        let mut attributes = Vec::new();
        let mut line = self.line()?;
        while line.trim_start().starts_with('#') {
            attributes.push(self.joined(line, |line| line.ends_with(']')));
            line = self.line()?;
        }
        let depth = self.indent;
        let is_end = |line: &str| {
            line.ends_with(['{', ';'])
                || line.ends_with('}')
                || (line.ends_with(',') && indent(line) == depth)
        };
        let head = self.joined(line, is_end);
        let is_open = head.ends_with('{');
        let body = if is_open { self.block() } else { &[] };
        let ends = ["{}", "{", ";", ","];
        let head = ends
            .iter()
            .find_map(|end| head.strip_suffix(end))
            .unwrap_or(&head);
        Some(Item {
            attributes,
            head: head.trim_end().to_owned(),
            body,
            is_open,
        })
    }
}

/// Returns the indentation of a line.
fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}
