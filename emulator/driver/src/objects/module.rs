//! Modules: what an image has, in one context.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::symbols::Symbols;

/// A module that is loaded.
#[derive(Debug)]
pub struct Module {
    pub symbols: Arc<Symbols>,
    pub context: usize,
    /// The library that it is loaded for, if it is.
    pub library: Option<usize>,
    /// The handle of each kernel and reference that was asked for, by its name.
    pub handles: BTreeMap<String, usize>,
    /// Where each variable is.
    pub addresses: BTreeMap<String, u64>,
}

/// A kernel of a module.
#[derive(Debug)]
pub struct Kernel;

/// A reference to a texture or a surface.
#[derive(Debug)]
pub struct Reference;

/// A library that is loaded.
#[derive(Debug)]
pub struct CodeLibrary {
    pub symbols: Arc<Symbols>,
    /// The module that it is in each context.
    pub modules: BTreeMap<usize, usize>,
    /// The handle of each kernel that was asked for, by its name.
    pub kernels: BTreeMap<String, usize>,
    /// Where each managed variable is.
    pub managed: BTreeMap<String, u64>,
}

/// A kernel of a library.
#[derive(Debug)]
pub struct LibraryKernel {
    pub library: usize,
    /// Its name, with the zero that ends a text.
    pub name: std::ffi::CString,
    /// What was said of it.
    pub attributes: BTreeMap<u32, i32>,
}

/// A link in the making.
#[derive(Debug, Default)]
pub struct Link {
    /// What was added.
    pub texts: Vec<String>,
    pub symbols: Symbols,
    /// The image, once it is complete.
    pub image: Option<Vec<u64>>,
}
