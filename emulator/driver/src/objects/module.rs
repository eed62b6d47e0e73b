//! Modules and their functions.

use std::collections::HashMap;
use std::sync::Arc;

use super::image::Image;

/// An image loaded into a context.
#[derive(Debug)]
pub struct Module {
    pub context: usize,
    pub image: Arc<Image>,
    /// Address of each variable of the image.
    pub addresses: Arc<[u64]>,
    /// The handle of each requested function, by index of its entry.
    pub functions: HashMap<usize, usize>,
    /// The handle of each requested reference, by name.
    pub references: HashMap<String, usize>,
    /// The library that owns it.
    pub library: Option<usize>,
}

/// An entry of a module. Repeated look-ups return the same handle.
#[derive(Clone, Debug)]
pub struct Function {
    pub context: usize,
    pub module: usize,
    pub image: Arc<Image>,
    pub addresses: Arc<[u64]>,
    /// Index of the entry in the image.
    pub entry: usize,
    /// The library's kernel behind it.
    pub kernel: Option<usize>,
    pub settings: Settings,
}

/// Settings of functions and kernels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Limit of dynamic shared memory in bytes.
    pub most_dynamic_shared: u32,
    /// Preferred share of shared memory in per cent, or -1.
    pub carveout: i32,
    /// Cluster dimensions; zeros if the launch gives them.
    pub cluster: [u32; 3],
    pub allows_large_clusters: bool,
    pub cluster_policy: i32,
    pub cache_config: u32,
    pub shared_config: u32,
}
