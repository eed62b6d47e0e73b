//! Modules, and the functions in them that can be launched. Nothing runs them yet.

use std::collections::HashMap;

use super::entry::Entry;

/// An image that is loaded into a context.
#[derive(Debug)]
pub struct Module {
    pub context: usize,
    pub entries: Vec<Entry>,
    /// The handle of each function that was asked for, by the number of its entry.
    pub functions: HashMap<usize, usize>,
}

/// An entry of a module. There is one handle for each, however often it is asked for.
#[derive(Clone, Debug)]
pub struct Function {
    pub context: usize,
    pub module: usize,
    pub entry: Entry,
    pub settings: Settings,
}

/// What programs set of functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Bytes of dynamic shared memory that a launch may ask for.
    pub most_dynamic_shared: u32,
    /// Per cent of the memory on a multiprocessor that had better be shared memory, or minus one.
    pub carveout: i32,
    /// Blocks of a cluster; zeros where the launch says it.
    pub cluster: [u32; 3],
    pub allows_large_clusters: bool,
    pub cluster_policy: i32,
}
