//! From the files of `spec/contracts` and `spec/vocabulary` to the typed tree.

pub(crate) mod attributes;
mod behaviour;
mod body;
mod bounds;
mod counterpart;
mod derived;
mod domain;
mod domain_use;
mod exemplar;
mod expression;
mod fields;
mod function;
mod hazard;
mod head;
mod library;
mod need;
mod outcome;
mod records;
mod releases;
mod resource;
mod scenario;
mod setting;
mod symbols;
mod table;
mod vocabulary;
mod waiting;

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use cuspec_case::Api;
use cuspec_diagnostic::Diagnostic;
use syn::spanned::Spanned;
use syn::{Item, ItemFn};

use crate::contract::model::{Contract, Contracts, Scenario, Table, Vocabulary};
use crate::names::Names;
use crate::source::{File, Source, list};
use attributes::unknown;
use library::{Library, Shared};
use records::Records;

/// Reads the vocabulary and every contract below `root` (the `spec/` folder).
///
/// Syntax cannot be shared between threads. One thread parses all files, since contracts of the runtime refer to the
/// driver's; another parses only the driver's files, which never refer to the runtime. The first begins with the runtime's
/// contracts; then both take files of the driver in turn.
pub fn load(root: &Path, names: &Names<'_>, mistakes: &mut Vec<Diagnostic>) -> Contracts {
    let left = Mutex::new(0..list(root, &folder(Api::Driver)).len());
    let next = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
    let last = || {
        let mut left = left.lock().unwrap_or_else(PoisonError::into_inner);
        left.next_back()
    };
    // The longer part first, since the other thread may be busy.
    let (runtime, driver) = rayon::join(
        || {
            let mut mistakes = Vec::new();
            let parsed = Parsed::read(root, &Api::ALL, &mut mistakes);
            let all = Scope::read(&parsed, &Api::ALL, names, &mut mistakes);
            let mut files: Vec<Contracted> = parsed
                .contracts(Api::Runtime)
                .map(|source| all.contracts(source, &mut mistakes))
                .collect();
            files.extend(of_driver(&parsed, names, last, &mut mistakes));
            (files, all.vocabulary, all.tables, mistakes)
        },
        || {
            let mut mistakes = Vec::new();
            let parsed = Parsed::read(root, &[Api::Driver], &mut mistakes);
            (of_driver(&parsed, names, next, &mut mistakes), mistakes)
        },
    );
    let (mut files, vocabulary, tables, found) = runtime;
    mistakes.extend(found);
    files.extend(driver.0);
    mistakes.extend(driver.1);
    // A mistake in a file is found by both threads, and one in a record by every contract that uses it.
    let mut seen = BTreeSet::new();
    mistakes.retain(|mistake| {
        let place = (mistake.path.clone(), mistake.line, mistake.col);
        seen.insert((place, mistake.message.clone()))
    });
    files.sort_by(|one, other| (one.api, &one.path).cmp(&(other.api, &other.path)));
    let mut contracts = Contracts {
        vocabulary,
        tables,
        ..Contracts::default()
    };
    for file in files {
        contracts.functions.extend(file.functions);
        contracts.scenarios.extend(file.scenarios);
    }
    contracts
}

/// Contracts of the driver in the files that a thread takes.
fn of_driver(
    parsed: &Parsed,
    names: &Names<'_>,
    take: impl Fn() -> Option<usize>,
    mistakes: &mut Vec<Diagnostic>,
) -> Vec<Contracted> {
    let Some(first) = take() else {
        return Vec::new();
    };
    let scope = Scope::read(parsed, &[Api::Driver], names, mistakes);
    let taken = iter::successors(Some(first), |_| take());
    let sources = taken.filter_map(|place| parsed.contracts(Api::Driver).nth(place));
    sources
        .map(|source| scope.contracts(source, mistakes))
        .collect()
}

/// Folder of an API's contracts.
fn folder(api: Api) -> String {
    format!("contracts/{}", api.word())
}

/// The files that a thread parses.
struct Parsed {
    words: Vec<Source>,
    contracts: Vec<(Api, Source)>,
}

impl Parsed {
    fn read(root: &Path, apis: &[Api], mistakes: &mut Vec<Diagnostic>) -> Self {
        let mut read = |folder: &str| -> Vec<Source> {
            let paths = list(root, folder).into_iter();
            let sources = paths.filter_map(|path| Source::read(root, &path, mistakes));
            sources.collect()
        };
        Self {
            contracts: apis
                .iter()
                .flat_map(|api| read(&folder(*api)).into_iter().map(|source| (*api, source)))
                .collect(),
            words: read("vocabulary"),
        }
    }

    /// The contract files of an API.
    fn contracts(&self, of: Api) -> impl Iterator<Item = &Source> {
        let files = self.contracts.iter();
        files.filter_map(move |(api, source)| (*api == of).then_some(source))
    }
}

/// The content of a file of contracts.
struct Contracted {
    api: Api,
    path: Arc<Path>,
    functions: Vec<Contract>,
    scenarios: Vec<Scenario>,
}

/// The names in scope for contracts of some APIs.
struct Scope<'a> {
    names: &'a Names<'a>,
    vocabulary: Vocabulary,
    records: Records,
    functions: BTreeMap<String, Shared<'a>>,
    aliases: BTreeMap<String, syn::Type>,
    tables: Vec<Table>,
}

impl<'a> Scope<'a> {
    fn read(
        parsed: &'a Parsed,
        apis: &[Api],
        names: &'a Names<'a>,
        mistakes: &mut Vec<Diagnostic>,
    ) -> Self {
        for source in &parsed.words {
            only_words(source, mistakes);
        }
        let files = || apis.iter().flat_map(|api| parsed.contracts(*api));
        // A file of contracts may declare vocabulary that only its functions need.
        // Words of the runtime come last, so that both threads of `load` give a word of the driver the same id.
        let sources: Vec<&Source> = parsed.words.iter().chain(files()).collect();
        let cyclic = symbols::check(&sources, mistakes);
        let (vocabulary, records) = vocabulary::read(&sources, names, mistakes);
        let mut scope = Self {
            names,
            vocabulary,
            records,
            functions: BTreeMap::new(),
            aliases: BTreeMap::new(),
            tables: Vec::new(),
        };
        for source in files() {
            scope.add(source, mistakes);
        }
        scope.aliases.retain(|name, _| !cyclic.contains(name));
        scope
    }

    /// Adds the names that a file of contracts declares.
    fn add(&mut self, source: &'a Source, mistakes: &mut Vec<Diagnostic>) {
        let mut file = File::of(source, mistakes);
        let inner = attributes::read(&mut file, &source.syntax.attrs);
        for attr in inner.iter().filter(|attr| !attr.is_list_of_releases()) {
            unknown(&mut file, attr);
        }
        for item in &source.syntax.items {
            match item {
                Item::Fn(item) => {
                    let name = item.sig.ident.to_string();
                    let shared = Shared {
                        path: file.path.clone(),
                        api: file.api,
                        item,
                    };
                    if !is_marked(item, "scenario")
                        && self.functions.insert(name.clone(), shared).is_some()
                    {
                        file.error(item.sig.ident.span(), format!("`{name}` has two contracts"));
                    }
                }
                Item::Type(alias) => {
                    let name = alias.ident.to_string();
                    let ty = (*alias.ty).clone();
                    self.aliases.insert(name, ty);
                }
                Item::Enum(table) if !vocabulary::is_word(item) => {
                    self.tables
                        .extend(table::read(&mut file, table, self.names));
                }
                item if vocabulary::is_word(item) => {}
                other => file.error(
                    other.span(),
                    "a contract file may contain functions, scenarios, `type` aliases, `#[tagged]` \
                     enums, and items of the vocabulary",
                ),
            }
        }
    }

    /// The contracts and scenarios of a file.
    fn contracts(&self, source: &Source, mistakes: &mut Vec<Diagnostic>) -> Contracted {
        let library = Library {
            names: self.names,
            vocabulary: &self.vocabulary,
            tables: &self.tables,
            functions: &self.functions,
            records: &self.records,
            aliases: &self.aliases,
        };
        let mut file = File::of(source, mistakes);
        let mut out = Contracted {
            api: file.api,
            path: file.path.clone(),
            functions: Vec::new(),
            scenarios: Vec::new(),
        };
        for item in &source.syntax.items {
            let Item::Fn(item) = item else { continue };
            if is_marked(item, "scenario") {
                out.scenarios
                    .extend(scenario::read(&mut file, item, &library));
            } else if !is_marked(item, "rules") {
                out.functions
                    .extend(function::read(&mut file, item, &library));
            }
        }
        out
    }
}

/// Rejects other items in a file of the vocabulary.
fn only_words(source: &Source, mistakes: &mut Vec<Diagnostic>) {
    let mut file = File::of(source, mistakes);
    for item in source
        .syntax
        .items
        .iter()
        .filter(|item| !vocabulary::is_word(item))
    {
        file.error(
            item.span(),
            "the vocabulary may contain traits, `#[resource]` and `#[fields]` structs, and enums that are \
             `#[domain]`, `#[needs]`, `#[states]`, `#[settings]`, `#[hazards]`, `#[absences]` or `#[releases]`",
        );
    }
}

fn is_marked(item: &ItemFn, word: &str) -> bool {
    item.attrs.iter().any(|attr| attr.path().is_ident(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::declared;

    /// The names of the items to which ids refer, in the order of their lists.
    fn lists(vocabulary: &Vocabulary) -> [Vec<&str>; 7] {
        let questions = vocabulary.questions.iter();
        [
            vocabulary.domains.iter().map(|one| &*one.name).collect(),
            vocabulary.needs.iter().map(|one| &*one.name).collect(),
            vocabulary.resources.iter().map(|one| &*one.name).collect(),
            vocabulary.settings.iter().map(|one| &*one.name).collect(),
            vocabulary.states.iter().map(|one| &*one.name).collect(),
            vocabulary.hazards.iter().map(|one| &*one.name).collect(),
            questions.map(|one| &*one.name).collect(),
        ]
    }

    /// `load` reads the driver's contracts in two threads, with and without the words of the runtime.
    #[test]
    fn words_of_the_driver_precede_those_of_the_runtime() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let history = declared::load(root).expect("declarations without mistakes");
        let names = Names::new(&history);
        let mut mistakes = Vec::new();
        let parsed = Parsed::read(root, &Api::ALL, &mut mistakes);
        let all = Scope::read(&parsed, &Api::ALL, &names, &mut mistakes);
        let of_driver = Scope::read(&parsed, &[Api::Driver], &names, &mut mistakes);
        let lists = lists(&all.vocabulary)
            .into_iter()
            .zip(self::lists(&of_driver.vocabulary));
        for (all, driver) in lists {
            assert!(
                all.starts_with(&driver),
                "{driver:?} is no prefix of {all:?}"
            );
        }
    }
}
