//! Records described by `#[fields]`, before they are read for a contract.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use syn::ItemStruct;

/// Described records, by C type.
pub type Records = BTreeMap<String, Fields>;

/// The description of a record, and its file.
pub struct Fields {
    /// Its C type: `CUjit_option` for `#[fields(CUjit_option)] struct JitOption`.
    pub of: String,
    pub path: Arc<Path>,
    pub item: ItemStruct,
}
