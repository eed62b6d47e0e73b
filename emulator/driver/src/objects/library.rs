//! Libraries: images loaded into contexts on first use.

use std::collections::HashMap;
use std::sync::Arc;

use super::image::Image;
use super::module::Settings;
use crate::code::Outcome;

#[derive(Debug)]
pub struct Library {
    /// The image, or the error for its users.
    pub image: Outcome<Arc<Image>>,
    /// The handle of each requested kernel, by index of its entry.
    pub kernels: HashMap<usize, usize>,
    /// Its module in each context.
    pub modules: HashMap<usize, usize>,
    /// Addresses of its managed variables, which are the same in every context, by index.
    pub managed: HashMap<usize, u64>,
}

impl Library {
    /// Returns the image, or the error in its code, which is compiled on first use.
    pub fn image(&self) -> Outcome<&Arc<Image>> {
        self.image.as_ref().map_err(|code| *code)
    }

    /// Number of kernels; zero for code with errors.
    pub fn kernel_count(&self) -> usize {
        self.image().map_or(0, |image| image.entries().count())
    }
}

/// A kernel of a library, which is a function in each context.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub library: usize,
    pub image: Arc<Image>,
    /// Index of the entry in the image.
    pub entry: usize,
    /// Initial settings of its functions in further contexts.
    pub settings: Settings,
}
