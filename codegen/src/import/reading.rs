//! What an API is read from, and what comes of reading a toolkit.

use std::collections::BTreeSet;

use cuspec_spec::declared::Declared;

use super::bindings::Bindings;
use super::described::Described;
use super::headers::Family;
use super::remarks::Remark;
use super::versions::Versions;

/// All that was read of one API.
pub(super) struct Source<'a> {
    pub family: &'a Family,
    /// The view a program sees.
    pub default: &'a Bindings,
    /// The view with every symbol.
    pub internal: &'a Bindings,
    /// The same as a program for Windows sees it.
    pub windows: &'a Bindings,
    pub versions: &'a Versions,
    /// The text of the API's headers, the main one first.
    pub texts: &'a [Text],
    /// What that says about functions.
    pub described: &'a Described,
}

/// A header's text.
pub(super) struct Text {
    pub name: &'static str,
    pub content: String,
}

/// What came of reading a toolkit.
#[derive(Default)]
pub(super) struct Reading {
    pub facts: Declared,
    /// What is odd about the headers, or could not be read.
    pub remarks: Vec<Remark>,
    pub unread: Unread,
}

/// What the toolkit may well have and could not be read.
#[derive(Default)]
pub(super) struct Unread {
    /// The words of declarations that were left out.
    pub words: BTreeSet<String>,
    /// Headers that are not there.
    pub headers: BTreeSet<String>,
}
