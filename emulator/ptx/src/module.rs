//! A parsed and checked module.

use crate::code::Code;
use crate::image::{Entry, Reference, Variable};
use crate::lower::lower;
use crate::parse::parse;
use crate::rejection::Rejection;

/// A parsed and checked module.
pub struct Module {
    pub(crate) code: Code,
    entries: Vec<Entry>,
    variables: Vec<Variable>,
    references: Vec<Reference>,
    target: u32,
    version: (u32, u32),
}

impl Module {
    /// Parses and checks a text.
    ///
    /// # Errors
    ///
    /// Returns the first error in the text, or the first unsupported feature.
    pub fn parse(text: &str) -> Result<Module, Rejection> {
        let text = parse(text)?;
        let lowered = lower(&text)?;
        Ok(Module {
            code: lowered.code,
            entries: lowered.entries,
            variables: lowered.variables,
            references: lowered.references,
            target: text.target,
            version: text.version,
        })
    }

    /// Returns the kernels, in the order of the text.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// Returns the kernel with this name.
    #[must_use]
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// Returns the variables in global and constant memory, in the order of the text. Relocations and
    /// launches refer to their indices in this order.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.variables.iter()
    }

    /// Returns the references to textures, surfaces and samplers, in the order of the text. An instruction
    /// that reads through one faults.
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.references.iter()
    }

    /// Returns the names of all functions that the text declares, kernels included.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.code.functions.iter().map(|function| &*function.name)
    }

    /// Returns the target architecture: 90 for `sm_90`.
    #[must_use]
    pub fn target(&self) -> u32 {
        self.target
    }

    /// Returns the PTX version of the text.
    #[must_use]
    pub fn version(&self) -> (u32, u32) {
        self.version
    }
}
