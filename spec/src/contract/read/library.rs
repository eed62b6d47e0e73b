//! Names that a contract may use, besides the headers.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use cuspec_case::Api;
use syn::ItemFn;

use super::records::Fields;
use crate::contract::model::{DomainId, DomainUse, Table, Vocabulary};
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
    /// The domain of this name.
    pub fn domain(&self, name: &str) -> Option<DomainId> {
        DomainId::find(&self.vocabulary.domains, |known| known.name == name)
    }

    /// Any value, for a parameter or a field with a mistake; `None` if the vocabulary has no such domain.
    pub fn any(&self) -> Option<DomainUse> {
        self.vocabulary.special.any.map(DomainUse::of)
    }
}
