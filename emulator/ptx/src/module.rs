//! A text that was read and checked.

use crate::code::Code;
use crate::image::{Entry, Reference, Variable};
use crate::lower::lower;
use crate::parse::parse;
use crate::rejection::Rejection;

/// An image that was read and checked.
pub struct Module {
    pub(crate) code: Code,
    entries: Vec<Entry>,
    variables: Vec<Variable>,
    references: Vec<Reference>,
    target: u32,
    version: (u32, u32),
}

impl Module {
    /// Reads a text.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with the text or that is not taken.
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

    /// The kernels, in the order of the text.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// The kernel of that name.
    #[must_use]
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// The variables in global and constant memory, in the order of the text. Their places in this
    /// order are what relocations and launches count by.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.variables.iter()
    }

    /// The references to textures, surfaces and samplers, in the order of the text. What reads through one
    /// faults when it is executed.
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.references.iter()
    }

    /// The names of all functions that the text declares, kernels included.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.code.functions.iter().map(|function| &*function.name)
    }

    /// The architecture the text is for: 90 for `sm_90`.
    #[must_use]
    pub fn target(&self) -> u32 {
        self.target
    }

    /// The version of PTX the text is written in.
    #[must_use]
    pub fn version(&self) -> (u32, u32) {
        self.version
    }
}
