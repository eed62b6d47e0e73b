//! Modules, and the functions in them that can be launched.

use std::collections::HashMap;
use std::sync::Arc;

use super::image::Image;

/// An image that is loaded into a context.
#[derive(Debug)]
pub struct Module {
    pub context: usize,
    pub image: Arc<Image>,
    /// Where each variable of the image lies.
    pub addresses: Arc<[u64]>,
    /// The handle of each function that was asked for, by the number of its entry.
    pub functions: HashMap<usize, usize>,
    /// The handle of each reference that was asked for, by its name.
    pub references: HashMap<String, usize>,
    /// The library that it belongs to and goes with.
    pub library: Option<usize>,
}

/// A reference to a texture; nothing reads through one yet.
#[derive(Debug)]
pub struct TextureReference {
    /// Whether a module declares it; the other ones were made by themselves.
    pub is_of_module: bool,
}

/// A reference to a surface.
#[derive(Debug)]
pub struct SurfaceReference;

/// An entry of a module. There is one handle for each, however often it is asked for.
#[derive(Clone, Debug)]
pub struct Function {
    pub context: usize,
    pub module: usize,
    pub image: Arc<Image>,
    pub addresses: Arc<[u64]>,
    /// The number of the entry in the image.
    pub entry: usize,
    /// The kernel of a library that it is in its context.
    pub kernel: Option<usize>,
    pub settings: Settings,
}

/// What programs set of functions and of kernels.
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
    pub cache_config: u32,
    pub shared_config: u32,
}
