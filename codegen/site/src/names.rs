//! Look-up of names.

use std::collections::{HashMap, HashSet};

use cuspec_spec::Registry;
use cuspec_spec::contract::attribute_name;
use cuspec_spec::declared::{Api, TypedefKind};
use cuspec_spec::shorten;

use crate::address::Address;
use crate::codes::Codes;

/// Look-up tables of all items with an address.
pub struct Names<'a> {
    /// Symbols of functions.
    functions: HashSet<&'a str>,
    /// The symbol that a name in source code selects.
    default_symbols: HashMap<&'a str, &'a str>,
    /// The function of a symbol for the per-thread default stream.
    twins: HashMap<&'a str, &'a str>,
    /// Names and tags of types, to the name of their page.
    types: HashMap<&'a str, &'a str>,
    /// Enumerators, to their enumeration.
    enumerators: HashMap<&'a str, &'a str>,
    constants: HashSet<&'a str>,
    /// Full names of codes, to the name of their page.
    codes: HashMap<&'a str, &'a str>,
    /// Codes as contracts write them, to their full names.
    short_codes: HashMap<&'a str, &'a str>,
    words: HashSet<Address>,
    scenarios: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    pub fn new(registry: &'a Registry, codes: &Codes<'a>) -> Self {
        let history = &registry.history;
        let mut names = Self {
            functions: history.functions.iter().map(|one| &*one.name).collect(),
            default_symbols: registry.declared.default_symbols(),
            twins: HashMap::new(),
            types: types(registry),
            enumerators: HashMap::new(),
            constants: history.constants.iter().map(|one| &*one.name).collect(),
            codes: HashMap::new(),
            short_codes: HashMap::new(),
            words: words(registry),
            scenarios: HashSet::new(),
        };
        for function in &registry.declared.functions {
            if let Some(twin) = &function.per_thread {
                names.twins.insert(&twin.symbol, &function.name);
            }
        }
        for item in &history.enums {
            let page = names.types.get(&*item.name).copied().unwrap_or(&item.name);
            for member in &item.members {
                names.enumerators.insert(&member.name, page);
            }
        }
        for code in codes.all() {
            for name in code.names() {
                names.codes.insert(name, code.name());
            }
            if code.driver.is_some() {
                names.short_codes.insert(shorten(code.name()), code.name());
            }
        }
        let scenarios = registry.contracts.scenarios.iter();
        names.scenarios = scenarios.map(|one| &*one.id).collect();
        names
    }

    /// Returns the function that a name in source code selects today, else the symbol of
    /// that name.
    pub fn default_function(&self, name: &str) -> Option<&'a str> {
        let exact = || self.functions.get(name).copied();
        let twin = || self.twins.get(name).copied();
        self.default_symbols
            .get(name)
            .copied()
            .or_else(exact)
            .or_else(twin)
    }

    /// The page of a symbol.
    pub fn symbol(&self, name: &str) -> Option<Address> {
        self.functions.get(name).map(|name| Address::function(name))
    }

    /// The page of the function that a name in source code selects.
    pub fn function(&self, name: &str) -> Option<Address> {
        self.default_function(name).map(Address::function)
    }

    /// The name of a type's page, by its name or tag.
    pub fn type_page(&self, name: &str) -> Option<&'a str> {
        self.types.get(name).copied()
    }

    /// The page of a type, by its name or tag.
    pub fn ty(&self, name: &str) -> Option<Address> {
        self.types.get(name).map(|page| Address::ty(page))
    }

    /// The full name of a code and its page; short names are accepted.
    pub fn code(&self, name: &str) -> Option<(&'a str, Address)> {
        if let Some((full, page)) = self.codes.get_key_value(name) {
            return Some((full, Address::code(page)));
        }
        let full = self.short_codes.get(name)?;
        Some((full, Address::code(full)))
    }

    /// The page of an enumerator or a constant.
    pub fn value(&self, name: &str) -> Option<Address> {
        if let Some((_, address)) = self.code(name).filter(|(full, _)| *full == name) {
            return Some(address);
        }
        if let Some(page) = self.enumerators.get(name) {
            return Some(Address::ty(page).at(name));
        }
        self.constants.get(name).map(|name| Address::constant(name))
    }

    /// A glossary entry, if there is one.
    pub fn word(&self, sort: &str, name: &str) -> Option<Address> {
        let address = Address::word(sort, name);
        self.words.contains(&address).then_some(address)
    }

    /// All glossary entries.
    pub fn words(&self) -> impl Iterator<Item = &Address> {
        self.words.iter()
    }

    /// A question of a condition about the machine, the library or the thread: one of the
    /// vocabulary, or an attribute of the device.
    pub fn query(&self, object: &str, question: &str) -> Option<Address> {
        let word = self.word("question", &format!("{object}.{question}"));
        word.or_else(|| match object {
            "device" => self.value(&attribute_name(question)),
            _ => None,
        })
    }

    pub fn scenario(&self, id: &str) -> Option<Address> {
        self.scenarios.get(id).map(|id| Address::scenario(id))
    }

    /// Resolves a word in a sentence: a code, a function, a type, an enumerator, a constant.
    pub fn anything(&self, word: &str) -> Option<Address> {
        if let Some((_, address)) = self.code(word) {
            return Some(address);
        }
        // A function of that name comes first: a sentence means the form that it names.
        let function = self.symbol(word).or_else(|| self.function(word));
        function
            .or_else(|| self.ty(word))
            .or_else(|| self.value(word))
    }
}

/// Names and tags of all types, each with the name of its page.
fn types(registry: &Registry) -> HashMap<&str, &str> {
    let history = &registry.history;
    let mut out = HashMap::new();
    // Tags first, so that a name that is another type's tag leads to its own page.
    for typedef in &history.typedefs {
        if let TypedefKind::Handle { tag } = &typedef.kind {
            out.insert(&**tag, &*typedef.name);
        }
    }
    let enums = history.enums.iter().map(|one| (&*one.tag, &*one.name));
    let records = history.records.iter().map(|one| (&*one.tag, &*one.name));
    out.extend(enums.chain(records).filter(|(tag, _)| !tag.is_empty()));
    for item in &history.enums {
        out.insert(&item.name, &item.name);
    }
    for item in &history.records {
        out.insert(&item.name, &item.name);
    }
    for item in &history.typedefs {
        out.insert(&item.name, &item.name);
    }
    out
}

/// Collects the glossary.
fn words(registry: &Registry) -> HashSet<Address> {
    let vocabulary = &registry.contracts.vocabulary;
    let guide = &registry.guide;
    let needs = vocabulary
        .needs
        .iter()
        .map(|one| ("need", one.name.clone()));
    let states = vocabulary.states.iter();
    let states = states.map(|one| ("state", one.name.clone()));
    let questions = vocabulary.questions.iter();
    let questions = questions.map(|one| ("question", format!("{}.{}", one.object, one.name)));
    let hazards = vocabulary.hazards.iter();
    let hazards = hazards.map(|one| ("hazard", one.name.clone()));
    let resources = vocabulary.resources.iter();
    let resources = resources.map(|one| ("resource", one.name.clone()));
    let settings = vocabulary.settings.iter();
    let settings = settings.map(|one| ("setting", one.name.clone()));
    let notes = guide.notes.iter().map(|one| ("note", one.name.clone()));
    let predicates = guide.predicates.iter();
    let predicates = predicates.map(|one| ("is", one.name.clone()));
    let numbers = guide.numbers.iter();
    let numbers = numbers.map(|one| ("number", one.word.name.clone()));
    let all = needs.chain(states).chain(questions).chain(hazards);
    let all = all
        .chain(resources)
        .chain(settings)
        .chain(notes)
        .chain(predicates)
        .chain(numbers);
    all.map(|(sort, name)| Address::word(sort, &name)).collect()
}

/// The id of an exemplar on its domain's page.
pub(crate) fn exemplar(domain: &str, name: &str) -> Address {
    Address::domain(domain).at(name)
}

/// The name of an API in addresses and texts.
pub(crate) fn api(api: Api) -> &'static str {
    api.word()
}
