//! The complete registry: load, resolve, check.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use crate::contract::call_space::CallCache;
use crate::contract::{self, Contract, Contracts};
use crate::declared::{self, Api, Declared, Function, Toolkit};
use crate::guide::{self, Guide};
use crate::lag;
use crate::names::Names;
use crate::python::{self, Python};
use crate::reviewed;
use crate::summaries::{self, Summaries};
use cuspec_case::sources::Sources;
use cuspec_diagnostic::Diagnostic;

/// Declarations, contracts and summaries, resolved.
#[derive(Clone, Debug)]
pub struct Registry {
    /// Each declared name once, in the form that contracts use: that of the newest toolkit that has it, or,
    /// until the newest toolkit is reviewed, that of the reviewed one.
    pub declared: Declared,
    /// The toolkit that contracts were reviewed against, if newer ones were imported since.
    pub reviewed: Option<Toolkit>,
    /// Functions with contracts whose calls differ in newer toolkits, and the first such toolkit.
    pub outgrown: BTreeMap<(Api, String), Toolkit>,
    /// The declarations of all toolkits.
    pub history: Declared,
    /// The same for each library without contracts; libraries have their own releases.
    pub libraries: Vec<(Api, Declared)>,
    /// Additional declarations of the Windows headers of the same toolkits.
    pub windows: Declared,
    /// Contracts and vocabulary.
    pub contracts: Contracts,
    /// Additional text for readers.
    pub guide: Guide,
    /// The source files.
    pub sources: Sources,
    /// One sentence for each function without a contract.
    pub summaries: Summaries,
    /// The Python calls of the functions.
    pub python: Python,
    places: Indices,
    call_caches: HashMap<String, CallCache>,
}

/// Indices of functions and contracts by name.
#[derive(Clone, Debug)]
struct Indices {
    functions: HashMap<String, usize>,
    contracts: HashMap<String, usize>,
}

impl Indices {
    fn new(declared: &Declared, contracts: &Contracts) -> Self {
        let functions = declared.functions.iter().map(|one| &one.name);
        let contracts = contracts.functions.iter().map(|one| &one.function);
        Self {
            functions: Self::of(functions),
            contracts: Self::of(contracts),
        }
    }

    fn of<'a>(names: impl Iterator<Item = &'a String>) -> HashMap<String, usize> {
        let places = names.enumerate();
        places.map(|(place, name)| (name.clone(), place)).collect()
    }
}

impl Registry {
    /// Loads the files below `spec_dir`. All mistakes of all files are returned together.
    pub fn load(spec_dir: &Path) -> Result<Self, Vec<Diagnostic>> {
        let history = declared::load(spec_dir)?;
        Self::load_parts(history, || declared::load_libraries(spec_dir), spec_dir)
    }

    /// Loads the hand-written files below `spec_dir` for given declarations.
    pub fn with_declared(
        history: Declared,
        libraries: Vec<(Api, Declared)>,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        Self::load_parts(history, || Ok(libraries), spec_dir)
    }

    /// Loads contracts in parallel with the parts that do not depend on them.
    fn load_parts(
        history: Declared,
        libraries: impl FnOnce() -> Result<Vec<(Api, Declared)>, Vec<Diagnostic>> + Send,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        let (dependent, independent) = rayon::join(
            || ContractPart::read(&history, spec_dir),
            || IndependentPart::read(&history, libraries, spec_dir),
        );
        let independent = independent?;
        let mut mistakes = dependent.mistakes;
        mistakes.extend(independent.mistakes);
        mistakes.sort_by(|a, b| (&a.path, a.range.start).cmp(&(&b.path, b.range.start)));
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        Ok(Self {
            places: Indices::new(&dependent.declared, &dependent.contracts),
            declared: dependent.declared,
            reviewed: dependent.reviewed,
            outgrown: dependent.outgrown,
            libraries: independent.libraries,
            windows: independent.windows,
            contracts: dependent.contracts,
            guide: dependent.guide,
            sources: independent.sources,
            summaries: dependent.summaries,
            python: independent.python,
            call_caches: dependent.call_caches,
            history,
        })
    }

    /// Returns the declarations of all toolkits on all platforms.
    pub fn everywhere(&self) -> Declared {
        self.history.clone().with(&self.windows)
    }

    /// Returns the changes in newer toolkits that affect contracts, for review.
    pub fn lagging(&self) -> Vec<Diagnostic> {
        let reviewed = self.reviewed.as_ref();
        let find = |toolkit| lag::find(toolkit, &self.history, &self.contracts);
        reviewed.map(find).unwrap_or_default()
    }

    /// Returns an index of the declarations.
    pub fn names(&self) -> Names<'_> {
        Names::new(&self.declared)
    }

    /// Returns the contract of a symbol.
    pub fn contract(&self, function: &str) -> Option<&Contract> {
        let place = self.places.contracts.get(function)?;
        self.contracts.functions.get(*place)
    }

    /// Returns the cached calls that the checks of a contract evaluated.
    pub fn call_cache(&self, function: &str) -> Option<&CallCache> {
        self.call_caches.get(function)
    }

    /// Returns a function of the two APIs by its symbol.
    pub fn function(&self, name: &str) -> Option<&Function> {
        let place = self.places.functions.get(name)?;
        self.declared.functions.get(*place)
    }
}

/// The contracts and the parts that depend on them.
struct ContractPart {
    declared: Declared,
    reviewed: Option<Toolkit>,
    outgrown: BTreeMap<(Api, String), Toolkit>,
    contracts: Contracts,
    call_caches: HashMap<String, CallCache>,
    guide: Guide,
    summaries: Summaries,
    mistakes: Vec<Diagnostic>,
}

impl ContractPart {
    fn read(history: &Declared, spec_dir: &Path) -> Self {
        let mut mistakes = Vec::new();
        declared::check_types(spec_dir, history, &mut mistakes);
        let reviewed = reviewed::load(spec_dir, history, &mut mistakes);
        let reviewed = reviewed.filter(|toolkit| history.newest_toolkit() > Some(toolkit));
        let declared = match &reviewed {
            Some(toolkit) => lag::view(spec_dir, history, toolkit),
            None => history.latest(),
        };
        let names = Names::new(&declared);
        let contracts = contract::load(spec_dir, &names, &mut mistakes);
        let call_caches = contract::check(&names, &contracts, &mut mistakes);
        let outgrown = reviewed.as_ref();
        let outgrown = outgrown.map(|one| lag::outgrown(one, &declared, history, &contracts));
        let guide = guide::load(spec_dir, history, &contracts, &mut mistakes);
        let summaries = summaries::load(spec_dir, history, &contracts, &mut mistakes);
        Self {
            outgrown: outgrown.unwrap_or_default(),
            declared,
            reviewed,
            contracts,
            call_caches,
            guide,
            summaries,
            mistakes,
        }
    }
}

/// The parts that do not depend on contracts.
struct IndependentPart {
    libraries: Vec<(Api, Declared)>,
    windows: Declared,
    python: Python,
    sources: Sources,
    mistakes: Vec<Diagnostic>,
}

impl IndependentPart {
    /// If the declared layers of libraries cannot be read, only those mistakes are returned.
    fn read(
        history: &Declared,
        libraries: impl FnOnce() -> Result<Vec<(Api, Declared)>, Vec<Diagnostic>>,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        let libraries = libraries()?;
        let mut mistakes = Vec::new();
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
        let python = python::load(spec_dir, history, &mut mistakes);
        let sources = Sources::read(spec_dir).unwrap_or_else(|error| {
            mistakes.push(Diagnostic::for_file(
                spec_dir,
                format!("cannot be read: {error}"),
            ));
            Sources::default()
        });
        Ok(Self {
            libraries,
            windows,
            python,
            sources,
            mistakes,
        })
    }
}
