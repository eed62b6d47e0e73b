//! Libraries: images that are loaded into contexts as these come to use them.

use std::collections::HashMap;
use std::sync::Arc;

use super::image::Image;
use super::module::Settings;

#[derive(Debug)]
pub struct Library {
    pub image: Arc<Image>,
    /// The handle of each kernel that was asked for, by the number of its entry.
    pub kernels: HashMap<usize, usize>,
    /// The module that it is in each context.
    pub modules: HashMap<usize, usize>,
    /// Where its managed variables lie, which are the same in every context, by their place among all.
    pub managed: HashMap<usize, u64>,
}

/// An entry of a library, which is a function in each context.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub library: usize,
    pub image: Arc<Image>,
    /// The number of the entry in the image.
    pub entry: usize,
    /// What functions begin with in contexts that have none yet.
    pub settings: Settings,
}
