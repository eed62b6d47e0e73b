//! Addresses: an item with a permanent name has an address made of that name alone.

use std::fmt;

pub(crate) use cuspec_spec::case::address::case_label;
use cuspec_spec::case::address::encode;

/// A page, and optionally a place on it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address {
    /// Path from the root of the site, `f/cuInit.html`.
    pub page: String,
    /// The id of an element.
    pub anchor: Option<String>,
}

impl Address {
    pub fn page(page: impl Into<String>) -> Self {
        Self {
            page: page.into(),
            anchor: None,
        }
    }

    /// Reads `f/cuInit.html#Flags.one`.
    pub fn parse(text: &str) -> Self {
        match text.split_once('#') {
            Some((page, anchor)) => Self::page(page).at(anchor),
            None => Self::page(text),
        }
    }

    /// `f/cuInit.html`
    pub fn function(symbol: &str) -> Self {
        Self::page(format!("f/{symbol}.html"))
    }

    pub fn ty(name: &str) -> Self {
        Self::page(format!("t/{name}.html"))
    }

    pub fn constant(name: &str) -> Self {
        Self::page(format!("c/{name}.html"))
    }

    pub fn code(name: &str) -> Self {
        Self::page(format!("e/{name}.html"))
    }

    pub fn domain(name: &str) -> Self {
        Self::page(format!("d/{name}.html"))
    }

    /// `g/driver-stream.html`, for a group file of an API.
    pub fn group(api: &str, file: &str) -> Self {
        Self::page(format!("g/{api}-{file}.html"))
    }

    /// A page of a library without contracts: `l/nvml.html` lists its functions, `l/nvml-types.html` its types.
    pub fn library(word: &str, part: &str) -> Self {
        Self::page(format!("l/{word}{part}.html"))
    }

    pub fn toolkit(version: &str) -> Self {
        Self::page(format!("v/{version}.html"))
    }

    /// The changes from one toolkit to another.
    pub fn diff(old: &str, new: &str) -> Self {
        Self::page(format!("v/{old}..{new}.html"))
    }

    pub fn subject(name: &str) -> Self {
        Self::page(format!("s/{name}.html"))
    }

    pub fn finding(id: &str) -> Self {
        Self::page(format!("n/{id}.html"))
    }

    /// `x/stream/priority_is_clamped.html`
    pub fn scenario(id: &str) -> Self {
        Self::page(format!("x/{id}.html"))
    }

    /// A glossary entry without its own page: `need-context`.
    pub fn word(sort: &str, name: &str) -> Self {
        Self::page("glossary.html").at(&format!("{sort}-{name}"))
    }

    /// The address of a rule or of an implied check, `cuInit/Flags.one`: the page of its function
    /// and the part after the slash.
    pub fn rule(id: &str) -> Option<Self> {
        let (function, anchor) = id.split_once('/')?;
        Some(Self::function(function).at(anchor))
    }

    /// The address of a case, `cuInit[Flags=one]`: the page of its function and the differences from the
    /// plain case. A rule's id contains no `=`, so the two cannot collide.
    pub fn case(id: &str) -> Option<Self> {
        let (function, label) = case_label(id)?;
        Some(Self::function(function).at(&label))
    }

    #[must_use]
    pub fn at(mut self, anchor: &str) -> Self {
        self.anchor = Some(anchor.to_owned());
        self
    }

    /// The relative link from a page to this address, independent of the location of the site.
    pub fn from(&self, page: &str) -> String {
        let mut text = match self.page == page && self.anchor.is_some() {
            true => String::new(),
            false => relative(page, &self.page),
        };
        if let Some(anchor) = &self.anchor {
            text.push('#');
            text.push_str(&encode(anchor));
        }
        text
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.anchor {
            Some(anchor) => write!(f, "{}#{anchor}", self.page),
            None => f.write_str(&self.page),
        }
    }
}

/// The relative path from one page to another.
pub(crate) fn relative(from: &str, to: &str) -> String {
    let folders = |path: &str| {
        let mut parts: Vec<String> = path.split('/').map(str::to_owned).collect();
        parts.pop();
        parts
    };
    let (from, to_folders) = (folders(from), folders(to));
    let shared = from.iter().zip(&to_folders);
    let shared = shared.take_while(|(a, b)| a == b).count();
    let mut text = "../".repeat(from.len() - shared);
    for folder in &to_folders[shared..] {
        text.push_str(folder);
        text.push('/');
    }
    text + to.rsplit('/').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_relative_to_its_page() {
        let to = Address::function("cuInit").at("Flags.one");
        assert_eq!(to.from("index.html"), "f/cuInit.html#Flags.one");
        assert_eq!(to.from("f/cuInit.html"), "#Flags.one");
        assert_eq!(to.from("f/cuCtxCreate.html"), "cuInit.html#Flags.one");
        assert_eq!(to.from("x/ctx/a.html"), "../../f/cuInit.html#Flags.one");
        assert_eq!(Address::scenario("ctx/b").from("x/ctx/a.html"), "b.html");
    }
}
