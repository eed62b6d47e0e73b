//! The registry as a whole: load, resolve, check.

use std::path::Path;

use crate::contract::{self, Contract, Contracts, Names};
use crate::declared::{self, Declared};
use crate::diagnostic::Diagnostic;

/// Both halves, resolved.
#[derive(Debug)]
pub struct Registry {
    pub declared: Declared,
    pub contracts: Contracts,
}

impl Registry {
    /// Reads everything below `spec_dir`. Every mistake of every file comes back at once.
    pub fn load(spec_dir: &Path) -> Result<Self, Vec<Diagnostic>> {
        let declared = declared::load(spec_dir)?;
        let mut mistakes = Vec::new();
        let names = Names::new(&declared);
        let contracts = contract::load(spec_dir, &names, &mut mistakes);
        mistakes.extend(contract::check(&names, &contracts));
        mistakes.sort_by(|a, b| (&a.path, a.range.start).cmp(&(&b.path, b.range.start)));
        if mistakes.is_empty() {
            Ok(Self {
                declared,
                contracts,
            })
        } else {
            Err(mistakes)
        }
    }

    pub fn names(&self) -> Names<'_> {
        Names::new(&self.declared)
    }

    pub fn contract(&self, function: &str) -> Option<&Contract> {
        self.contracts
            .functions
            .iter()
            .find(|c| c.function == function)
    }
}
