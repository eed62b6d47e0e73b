//! How things come and go: which calls hand one out, and which end it. Contracts say so of what they
//! are about, the guide of the rest.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::EffectKind;
use cuspec_spec::declared::Type;

use crate::function::Function;

/// Something that is handed out and has to be given back.
pub struct Lifetime<'a> {
    /// The type of its handle, or its name in the vocabulary where it has no type of its own.
    pub name: &'a str,
    pub is_type: bool,
    pub doc: &'a str,
    pub made_by: Vec<&'a str>,
    pub ended_by: Vec<&'a str>,
}

/// What a call does to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Makes,
    Ends,
    /// It hands out one that stays somebody else's.
    Lends,
    Takes,
}

/// Every lifetime, by name.
pub struct Lifetimes<'a> {
    all: BTreeMap<&'a str, Lifetime<'a>>,
    /// What contracts say beside making and ending: the function, the thing, and how.
    lent: Vec<(&'a str, &'a str)>,
}

impl<'a> Lifetimes<'a> {
    pub fn new(registry: &'a Registry) -> Self {
        let mut lifetimes = Self {
            all: BTreeMap::new(),
            lent: Vec::new(),
        };
        for handle in &registry.guide.handles {
            let names = |list: &'a [String]| list.iter().map(String::as_str).collect();
            let lifetime = Lifetime {
                name: &handle.word.name,
                is_type: true,
                doc: &handle.word.doc,
                made_by: names(&handle.made_by),
                ended_by: names(&handle.ended_by),
            };
            lifetimes.all.insert(&handle.word.name, lifetime);
        }
        lifetimes.read_contracts(registry);
        lifetimes
    }

    fn read_contracts(&mut self, registry: &'a Registry) {
        let names = registry.names();
        for resource in &registry.contracts.vocabulary.resources {
            let name = resource.c_type.as_ref().unwrap_or(&resource.name);
            let lifetime = self.all.entry(name).or_insert_with(|| Lifetime {
                name,
                is_type: resource.c_type.is_some(),
                doc: &resource.doc,
                made_by: Vec::new(),
                ended_by: Vec::new(),
            });
            // The way that the suite takes comes first.
            lifetime.ended_by.insert(0, &resource.ended_by);
            for contract in &registry.contracts.functions {
                for (_, effect) in contract.effects() {
                    if effect.resource != resource.name {
                        continue;
                    }
                    let function = contract.function.as_str();
                    match effect.kind {
                        EffectKind::Creates | EffectKind::Acquires => {
                            lifetime.made_by.push(function);
                        }
                        EffectKind::Ends if !lifetime.ended_by.contains(&function) => {
                            lifetime.ended_by.push(function);
                        }
                        EffectKind::Ends => {}
                        EffectKind::Lends => self.lent.push((function, name)),
                    }
                }
            }
            // What is current comes before older forms and special ways.
            let is_old = |name: &&str| !names.function(name).is_some_and(|one| one.is_default());
            lifetime.made_by.sort_by_key(is_old);
        }
    }

    pub fn get(&self, name: &str) -> Option<&Lifetime<'a>> {
        self.all.get(name)
    }

    /// What a function has to do with each.
    pub fn of(&self, function: &Function<'_>) -> Vec<(&Lifetime<'a>, Role)> {
        let mut out: Vec<(&Lifetime, Role)> = Vec::new();
        for lifetime in self.all.values() {
            let role = if lifetime.made_by.contains(&function.name) {
                Role::Makes
            } else if lifetime.ended_by.contains(&function.name) {
                Role::Ends
            } else if self.lent.contains(&(function.name, lifetime.name)) {
                Role::Lends
            } else if takes(function, lifetime.name) {
                Role::Takes
            } else {
                continue;
            };
            out.push((lifetime, role));
        }
        out.sort_by_key(|(_, role)| *role);
        out
    }
}

/// Whether a parameter is a handle of the type.
fn takes(function: &Function<'_>, name: &str) -> bool {
    let params = function.newest.params.iter();
    params
        .map(|param| &param.ty)
        .any(|ty| matches!(ty, Type::Named(known) if known == name))
}
