//! Libraries: images that are loaded into contexts as these come to use them.

use std::collections::HashMap;
use std::sync::Arc;

use super::image::Image;
use super::module::Settings;
use crate::code::Outcome;

#[derive(Debug)]
pub struct Library {
    /// What is in it, or what whoever asks for that is told.
    pub image: Outcome<Arc<Image>>,
    /// The handle of each kernel that was asked for, by the number of its entry.
    pub kernels: HashMap<usize, usize>,
    /// The module that it is in each context.
    pub modules: HashMap<usize, usize>,
    /// Where its managed variables lie, which are the same in every context, by their place among all.
    pub managed: HashMap<usize, u64>,
}

impl Library {
    /// What is in it; a mistake in its code is told here, for it is read no earlier.
    pub fn image(&self) -> Outcome<&Arc<Image>> {
        self.image.as_ref().map_err(|code| *code)
    }

    /// How many kernels it holds; code with a mistake in it holds none.
    pub fn kernel_count(&self) -> usize {
        self.image().map_or(0, |image| image.entries().count())
    }
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
