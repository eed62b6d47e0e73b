//! The registry as a whole: load, resolve, check.

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

/// Both halves and the summaries, resolved.
#[derive(Clone, Debug)]
pub struct Registry {
    /// Each declared name once, in the form that contracts are about: that of the newest toolkit that
    /// has it, or until somebody has looked at the newest, of the one that they were held against.
    pub declared: Declared,
    /// The toolkit that contracts were held against, where newer ones were imported since.
    pub reviewed: Option<Toolkit>,
    /// The functions under contract that newer toolkits call in another way than their contracts, and the first such
    /// toolkit.
    pub outgrown: BTreeMap<(Api, String), Toolkit>,
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
    /// The files that it was read from.
    pub sources: Sources,
    /// A sentence for each function without a contract.
    pub summaries: Summaries,
    /// How Python calls the functions.
    pub python: Python,
    places: Places,
    call_caches: HashMap<String, CallCache>,
}

/// Where things that are asked for by name stand in their lists.
#[derive(Clone, Debug)]
struct Places {
    functions: HashMap<String, usize>,
    contracts: HashMap<String, usize>,
}

impl Places {
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
    /// Reads everything below `spec_dir`. Every mistake of every file comes back at once.
    pub fn load(spec_dir: &Path) -> Result<Self, Vec<Diagnostic>> {
        let history = declared::load(spec_dir)?;
        Self::beside(history, || declared::load_libraries(spec_dir), spec_dir)
    }

    /// Reads what people wrote below `spec_dir` about what is declared.
    pub fn with_declared(
        history: Declared,
        libraries: Vec<(Api, Declared)>,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        Self::beside(history, || Ok(libraries), spec_dir)
    }

    /// The same, with other cores at what contracts have no part in while they are read, which has a core for each API.
    fn beside(
        history: Declared,
        libraries: impl FnOnce() -> Result<Vec<(Api, Declared)>, Vec<Diagnostic>> + Send,
        spec_dir: &Path,
    ) -> Result<Self, Vec<Diagnostic>> {
        let (written, rest) = rayon::join(
            || Written::read(&history, spec_dir),
            || Rest::read(&history, libraries, spec_dir),
        );
        let rest = rest?;
        let mut mistakes = written.mistakes;
        mistakes.extend(rest.mistakes);
        mistakes.sort_by(|a, b| (&a.path, a.range.start).cmp(&(&b.path, b.range.start)));
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        Ok(Self {
            places: Places::new(&written.declared, &written.contracts),
            declared: written.declared,
            reviewed: written.reviewed,
            outgrown: written.outgrown,
            libraries: rest.libraries,
            windows: rest.windows,
            contracts: written.contracts,
            guide: written.guide,
            sources: rest.sources,
            summaries: written.summaries,
            python: rest.python,
            call_caches: written.call_caches,
            history,
        })
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
        let place = self.places.contracts.get(function)?;
        self.contracts.functions.get(*place)
    }

    /// What the checks of a contract have worked out of its calls.
    pub fn call_cache(&self, function: &str) -> Option<&CallCache> {
        self.call_caches.get(function)
    }

    /// A function of the two APIs by its symbol.
    pub fn function(&self, name: &str) -> Option<&Function> {
        let place = self.places.functions.get(name)?;
        self.declared.functions.get(*place)
    }
}

/// Contracts, and what is told beside them.
struct Written {
    declared: Declared,
    reviewed: Option<Toolkit>,
    outgrown: BTreeMap<(Api, String), Toolkit>,
    contracts: Contracts,
    call_caches: HashMap<String, CallCache>,
    guide: Guide,
    summaries: Summaries,
    mistakes: Vec<Diagnostic>,
}

impl Written {
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

/// What contracts have no part in.
struct Rest {
    libraries: Vec<(Api, Declared)>,
    windows: Declared,
    python: Python,
    sources: Sources,
    mistakes: Vec<Diagnostic>,
}

impl Rest {
    /// Nothing but their mistakes where the libraries' declared layers cannot be read.
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
