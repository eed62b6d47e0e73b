//! Names that a contract may use, besides the headers.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use cuspec_case::Api;
use syn::ItemFn;

use super::records::Fields;
use crate::contract::model::{Role, Table, Vocabulary};
use crate::names::Names;

/// Look-up tables for names in a contract.
pub struct Library<'a> {
    pub names: &'a Names<'a>,
    pub vocabulary: &'a Vocabulary,
    pub tables: &'a [Table],
    /// Bodies shared with `#[rules]`, and contracts shared with `#[same_rules]`, by name.
    pub functions: &'a BTreeMap<String, Shared<'a>>,
    /// Fields of records, by C type.
    pub records: &'a BTreeMap<String, Fields>,
    /// `type Known = Address<..>;`
    pub aliases: &'a BTreeMap<String, syn::Type>,
}

/// A function whose body others may share, and its file.
pub struct Shared<'a> {
    pub path: Arc<Path>,
    pub api: Api,
    pub item: &'a ItemFn,
}

impl Library<'_> {
    /// The way values of a domain are passed.
    pub fn role(&self, domain: &str) -> Option<Role> {
        let mut domains = self.vocabulary.domains.iter();
        let found = domains.find(|known| known.name == domain)?;
        Some(found.role)
    }
}
