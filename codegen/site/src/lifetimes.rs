//! Lifetimes: the calls that create a thing and those that end it. Contracts state them for their
//! resources, the guide for others.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::EffectKind;
use cuspec_spec::contract::ResourceId;
use cuspec_spec::declared::Type;

use crate::function::Function;

/// A thing that is created and has to be released.
#[derive(Default)]
pub struct Lifetime<'a> {
    /// The type of its handle, or its name in the vocabulary if it has no type of its own.
    pub name: &'a str,
    pub is_type: bool,
    pub doc: &'a str,
    /// It is counted: each acquisition has to be released.
    pub is_counted: bool,
    pub made_by: Vec<&'a str>,
    /// The operation that turns an argument into one.
    pub taken_by: Vec<&'a str>,
    pub lent_by: Vec<&'a str>,
    pub ended_by: Vec<&'a str>,
}

/// The effect of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Makes,
    /// The argument becomes one.
    Takes,
    Ends,
    /// It returns one that has another owner.
    Lends,
    /// It uses one.
    Uses,
}

impl Role {
    /// Name in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Role::Makes => "creates",
            Role::Takes => "acquires",
            Role::Ends => "ends",
            Role::Lends => "lends",
            Role::Uses => "uses",
        }
    }

    /// The result, as named in JSON.
    pub fn done(self) -> &'static str {
        match self {
            Role::Makes => "created",
            Role::Takes => "acquired",
            Role::Ends => "ended",
            Role::Lends => "lent",
            Role::Uses => "used",
        }
    }
}

impl From<EffectKind> for Role {
    fn from(kind: EffectKind) -> Self {
        match kind {
            EffectKind::Creates => Role::Makes,
            EffectKind::Acquires => Role::Takes,
            EffectKind::Ends => Role::Ends,
            EffectKind::Lends => Role::Lends,
        }
    }
}

impl<'a> Lifetime<'a> {
    /// The ways of creating and ending one, each with its functions.
    pub fn ways(&self) -> impl Iterator<Item = (Role, &[&'a str])> {
        let all = [
            (Role::Makes, self.made_by.as_slice()),
            (Role::Takes, &self.taken_by),
            (Role::Lends, &self.lent_by),
            (Role::Ends, &self.ended_by),
        ];
        all.into_iter().filter(|(_, names)| !names.is_empty())
    }
}

/// An effect of a call on one.
pub struct Part<'l, 'a> {
    pub lifetime: &'l Lifetime<'a>,
    pub role: Role,
    /// The parameters that pass or return it, as far as known.
    pub params: Vec<&'a str>,
}

/// Returns every lifetime, by name.
pub struct Lifetimes<'a> {
    all: BTreeMap<&'a str, Lifetime<'a>>,
    /// Effects in contracts: function, thing, effect, parameter.
    effects: Vec<(&'a str, &'a str, Role, &'a str)>,
}

impl<'a> Lifetimes<'a> {
    pub fn new(registry: &'a Registry) -> Self {
        let mut lifetimes = Self {
            all: BTreeMap::new(),
            effects: Vec::new(),
        };
        for handle in &registry.guide.handles {
            let names = |list: &'a [String]| list.iter().map(String::as_str).collect();
            let lifetime = Lifetime {
                name: &handle.word.name,
                is_type: true,
                doc: &handle.word.doc,
                made_by: names(&handle.made_by),
                ended_by: names(&handle.ended_by),
                ..Lifetime::default()
            };
            lifetimes.all.insert(&handle.word.name, lifetime);
        }
        lifetimes.read_contracts(registry);
        lifetimes
    }

    fn read_contracts(&mut self, registry: &'a Registry) {
        let names = registry.names();
        for (id, resource) in ResourceId::all(&registry.contracts.vocabulary) {
            let name = resource.c_type.as_ref().unwrap_or(&resource.name);
            let lifetime = self.all.entry(name).or_insert_with(|| Lifetime {
                name,
                is_type: resource.c_type.is_some(),
                doc: &resource.doc,
                ..Lifetime::default()
            });
            lifetime.is_counted = resource.is_counted;
            // The way that the suite uses comes first.
            lifetime.ended_by.insert(0, &resource.ended_by);
            for contract in &registry.contracts.functions {
                let function = contract.function.as_str();
                for (param, effect) in contract.effects() {
                    if effect.resource != id {
                        continue;
                    }
                    let role = Role::from(effect.kind);
                    let list = match role {
                        Role::Makes => &mut lifetime.made_by,
                        Role::Takes => &mut lifetime.taken_by,
                        Role::Ends => &mut lifetime.ended_by,
                        Role::Lends | Role::Uses => &mut lifetime.lent_by,
                    };
                    if !list.contains(&function) {
                        list.push(function);
                    }
                    let param = contract.params[param].name.as_str();
                    self.effects.push((function, name, role, param));
                }
            }
            // Current functions precede older forms and special ways.
            let is_old = |name: &&str| !names.function(name).is_some_and(|one| one.is_default());
            lifetime.made_by.sort_by_key(is_old);
        }
    }

    pub fn get(&self, name: &str) -> Option<&Lifetime<'a>> {
        self.all.get(name)
    }

    /// Returns the effects of a function.
    pub fn of(&self, function: &Function<'a>) -> Vec<Part<'_, 'a>> {
        let parts = self.all.values();
        let mut parts: Vec<Part> = parts.flat_map(|one| self.parts(function, one)).collect();
        parts.sort_by_key(|part| part.role);
        parts
    }

    fn parts<'l>(
        &'l self,
        function: &Function<'a>,
        lifetime: &'l Lifetime<'a>,
    ) -> Vec<Part<'l, 'a>> {
        let mut parts: Vec<Part> = Vec::new();
        let own = self.effects.iter();
        let own = own.filter(|(name, what, ..)| *name == function.name && *what == lifetime.name);
        for (_, _, role, param) in own {
            match parts.iter_mut().find(|part| part.role == *role) {
                Some(part) => part.params.push(*param),
                None => parts.push(Part {
                    lifetime,
                    role: *role,
                    params: vec![*param],
                }),
            }
        }
        let (role, params) = if !parts.is_empty() {
            return parts;
        } else if lifetime.made_by.contains(&function.name) {
            (Role::Makes, places(function, lifetime.name))
        } else if lifetime.ended_by.contains(&function.name) {
            (Role::Ends, values(function, lifetime.name))
        } else {
            (Role::Uses, values(function, lifetime.name))
        };
        if role != Role::Uses || !params.is_empty() {
            parts.push(Part {
                lifetime,
                role,
                params,
            });
        }
        parts
    }
}

/// Returns the parameters that are handles of a type.
fn values<'a>(function: &Function<'a>, name: &str) -> Vec<&'a str> {
    let is_value = |ty: &Type| matches!(ty, Type::Named(known) if known == name);
    params(function, is_value)
}

/// Returns the parameters that are places for handles of a type.
fn places<'a>(function: &Function<'a>, name: &str) -> Vec<&'a str> {
    params(
        function,
        |ty| matches!(ty, Type::Pointer { to, .. } if matches!(&**to, Type::Named(known) if known == name)),
    )
}

fn params<'a>(function: &Function<'a>, is_meant: impl Fn(&Type) -> bool) -> Vec<&'a str> {
    let params = function.newest.params.iter();
    let meant = params.filter(|param| is_meant(&param.ty));
    meant.map(|param| param.name.as_str()).collect()
}
