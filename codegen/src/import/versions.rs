//! Which API version introduced a symbol, from the versioned typedefs.
//!
//! `PFN_cuMemAlloc_v3020` says that a prototype of `cuMemAlloc` came with 3.2, but not under which
//! symbol. Symbols and prototypes are paired in the order they came, and by their parameters.

use std::collections::BTreeMap;

use cuspec_spec::declared::Type;
use regex::Regex;

use super::bindings::Bindings;

/// The prototypes of one API name, oldest first.
type Prototypes = BTreeMap<u32, Vec<Type>>;

/// What the typedefs say: by API name, those for the legacy stream and those per thread.
#[derive(Default)]
pub struct Versions {
    legacy: BTreeMap<String, Prototypes>,
    per_thread: BTreeMap<String, Prototypes>,
    aliases: BTreeMap<String, Type>,
}

/// Collects the versioned typedefs.
pub fn read(bindings: &Bindings) -> Versions {
    let mut found = Versions {
        aliases: bindings.typedefs.iter().cloned().collect(),
        ..Versions::default()
    };
    let Ok(name) = Regex::new(r"^PFN_(\w+?)_v(\d+)(_ptds|_ptsz)?$") else {
        return found;
    };
    for (typedef, ty) in &bindings.typedefs {
        let (Some(parts), Type::Function { params, .. }) = (name.captures(typedef), ty) else {
            continue;
        };
        let Ok(version) = parts[2].parse() else {
            continue;
        };
        let params = params.iter().map(|ty| found.resolve(ty)).collect();
        let list = if parts.get(3).is_some() {
            &mut found.per_thread
        } else {
            &mut found.legacy
        };
        list.entry(parts[1].to_owned())
            .or_default()
            .insert(version, params);
    }
    found
}

/// A symbol of one API name, as the pairing sees it.
pub struct Candidate {
    pub symbol: String,
    pub params: Vec<Type>,
}

impl Versions {
    /// The version of each symbol of one API name; `symbols` are oldest first.
    pub fn pair(
        &self,
        api_name: &str,
        is_per_thread: bool,
        symbols: &[Candidate],
    ) -> BTreeMap<String, u32> {
        let list = if is_per_thread {
            &self.per_thread
        } else {
            &self.legacy
        };
        let Some(prototypes) = list.get(api_name) else {
            return BTreeMap::new();
        };
        let mut paired = BTreeMap::new();
        if prototypes.len() == symbols.len() {
            let versions = prototypes.keys();
            paired.extend(
                symbols
                    .iter()
                    .zip(versions)
                    .map(|(one, v)| (one.symbol.clone(), *v)),
            );
            return paired;
        }
        let mut after = 0;
        for one in symbols {
            let params: Vec<Type> = one.params.iter().map(|ty| self.resolve(ty)).collect();
            let fit = prototypes
                .iter()
                .find(|(version, known)| **version > after && **known == params);
            if let Some((version, _)) = fit {
                paired.insert(one.symbol.clone(), *version);
                after = *version;
            }
        }
        paired
    }

    /// API names that have typedefs.
    #[cfg(test)]
    fn names(&self) -> impl Iterator<Item = &String> {
        self.legacy.keys()
    }

    /// The type behind all its aliases.
    fn resolve(&self, ty: &Type) -> Type {
        match ty {
            Type::Named(name) => match self.aliases.get(name) {
                Some(Type::Function { .. }) | None => ty.clone(),
                Some(target) => self.resolve(target),
            },
            Type::Pointer { to, is_const } => Type::Pointer {
                to: Box::new(self.resolve(to)),
                is_const: *is_const,
            },
            Type::Array { of, len } => Type::Array {
                of: Box::new(self.resolve(of)),
                len: *len,
            },
            other => other.clone(),
        }
    }
}
