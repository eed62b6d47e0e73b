//! Records that `#[fields]` describes, before a contract asks for them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use syn::ItemStruct;

/// What records hold, by their C type.
pub type Records = BTreeMap<String, Fields>;

/// The fields of a record as somebody has written them, and the file they stand in.
pub struct Fields {
    /// The C type that it is about: `CUjit_option` for `#[fields(CUjit_option)] struct JitOption`.
    pub of: String,
    pub path: Arc<Path>,
    pub item: ItemStruct,
}
