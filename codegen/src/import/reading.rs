//! Inputs and result of reading a toolkit.

use std::collections::BTreeSet;

use cuspec_spec::declared::Declared;

use super::bindings::Bindings;
use super::described::Described;
use super::headers::Family;
use super::remarks::Remark;
use super::versions::Versions;

/// Everything read of one API.
pub(super) struct Source<'a> {
    pub family: &'a Family,
    /// The view of a program.
    pub default: &'a Bindings,
    /// The view with every symbol.
    pub internal: &'a Bindings,
    /// The same on Windows.
    pub windows: &'a Bindings,
    pub versions: &'a Versions,
    /// The text of the API's headers, the main one first.
    pub texts: &'a [Text],
    /// Facts about functions from that text.
    pub described: &'a Described,
}

/// A header's text.
pub(super) struct Text {
    pub name: &'static str,
    pub content: String,
}

/// The result of reading a toolkit.
#[derive(Default)]
pub(super) struct Reading {
    pub facts: Declared,
    /// Oddities of the headers, and declarations that could not be read.
    pub remarks: Vec<Remark>,
    pub unread: Unread,
}

/// Parts of the toolkit that could not be read.
#[derive(Default)]
pub(super) struct Unread {
    /// Identifiers in declarations that were left out.
    pub words: BTreeSet<String>,
    /// Missing headers.
    pub headers: BTreeSet<String>,
}
