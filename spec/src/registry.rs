//! The registry as a whole: load, resolve, check.

use std::path::Path;

use crate::contract::{self, Contract, Contracts};
use crate::declared::{self, Api, Declared, Toolkit};
use crate::guide::{self, Guide};
use crate::lag;
use crate::names::Names;
use crate::python::{self, Python};
use crate::reviewed;
use crate::summaries::{self, Summaries};
use cuspec_diagnostic::Diagnostic;

/// Both halves and the summaries, resolved.
#[derive(Debug)]
pub struct Registry {
    /// Each declared name once, in the form that contracts are about: that of the newest toolkit that
    /// has it, or until somebody has looked at the newest, of the one that they were held against.
    pub declared: Declared,
    /// The toolkit that contracts were held against, where newer ones were imported since.
    pub reviewed: Option<Toolkit>,
    /// Everything that any toolkit declares.
    pub history: Declared,
    /// The same of every library that has no contracts: each has releases of its own.
    pub libraries: Vec<(Api, Declared)>,
    /// What the headers for Windows have beside that, of the same toolkits.
    pub windows: Declared,
    /// What people wrote about calls, with the vocabulary.
    pub contracts: Contracts,
    /// What readers are told beside it.
    pub guide: Guide,
    /// Names the state of the files that it was read from.
    pub source_hash: String,
    /// A sentence for each function without a contract.
    pub summaries: Summaries,
    /// How Python calls the functions.
    pub python: Python,
}

impl Registry {
    /// Reads everything below `spec_dir`. Every mistake of every file comes back at once.
    pub fn load(spec_dir: &Path) -> Result<Self, Vec<Diagnostic>> {
        let history = declared::load(spec_dir)?;
        let libraries = declared::load_libraries(spec_dir)?;
        Self::with_declared(history, libraries, spec_dir)
    }

    /// Reads what people wrote below `spec_dir` about what is declared.
    pub fn with_declared(
        history: Declared,
        libraries: Vec<(Api, Declared)>,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        declared::check_types(spec_dir, &history, &mut mistakes);
        for (_, layer) in &libraries {
            declared::check_types(spec_dir, layer, &mut mistakes);
        }
        let windows = declared::load_windows(spec_dir).unwrap_or_else(|found| {
            mistakes.extend(found);
            Declared::default()
        });
        if !windows.functions.is_empty() && mistakes.is_empty() {
            let folder = declared::windows_folder(spec_dir);
            declared::check_types(&folder, &history.clone().with(&windows), &mut mistakes);
        }
        let reviewed = reviewed::load(spec_dir, &history, &mut mistakes);
        let reviewed = reviewed.filter(|toolkit| history.newest_toolkit() > Some(toolkit));
        let declared = match &reviewed {
            Some(toolkit) => lag::view(spec_dir, &history, toolkit),
            None => history.latest(),
        };
        let names = Names::new(&declared);
        let contracts = contract::load(spec_dir, &names, &mut mistakes);
        contract::check(&names, &contracts, &mut mistakes);
        let guide = guide::load(spec_dir, &history, &contracts, &mut mistakes);
        let summaries = summaries::load(spec_dir, &history, &contracts, &mut mistakes);
        let python = python::load(spec_dir, &history, &mut mistakes);
        mistakes.sort_by(|a, b| (&a.path, a.range.start).cmp(&(&b.path, b.range.start)));
        let source_hash = cuspec_case::sources::hash(spec_dir).unwrap_or_else(|error| {
            mistakes.push(Diagnostic::for_file(
                spec_dir,
                format!("cannot be read: {error}"),
            ));
            String::new()
        });
        if mistakes.is_empty() {
            Ok(Self {
                source_hash,
                declared,
                reviewed,
                history,
                libraries,
                windows,
                contracts,
                guide,
                summaries,
                python,
            })
        } else {
            Err(mistakes)
        }
    }

    /// Everything that any toolkit declares on any platform.
    pub fn everywhere(&self) -> Declared {
        self.history.clone().with(&self.windows)
    }

    /// What newer toolkits did to what contracts are about, for people to look at.
    pub fn lagging(&self) -> Vec<Diagnostic> {
        let reviewed = self.reviewed.as_ref();
        let find = |toolkit| lag::find(toolkit, &self.history, &self.contracts);
        reviewed.map(find).unwrap_or_default()
    }

    /// An index of what is declared.
    pub fn names(&self) -> Names<'_> {
        Names::new(&self.declared)
    }

    /// The contract of a symbol, if it has one.
    pub fn contract(&self, function: &str) -> Option<&Contract> {
        self.contracts
            .functions
            .iter()
            .find(|c| c.function == function)
    }
}
