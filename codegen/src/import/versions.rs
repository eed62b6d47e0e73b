//! The API version that introduced a symbol, from the versioned typedefs.
//!
//! `PFN_cuMemAlloc_v3020` states that a prototype of `cuMemAlloc` came with 3.2, but not the
//! symbol. Symbols and prototypes are paired by age and by their parameters.

use std::collections::BTreeMap;

use cuspec_spec::declared::Type;
use regex::Regex;

use super::bindings::Bindings;

/// The prototypes of one API name, oldest first.
type Prototypes = BTreeMap<u32, Vec<Type>>;

/// Prototypes by API name, for the legacy stream and per thread.
#[derive(Default)]
pub(super) struct Versions {
    legacy: BTreeMap<String, Prototypes>,
    per_thread: BTreeMap<String, Prototypes>,
    aliases: BTreeMap<String, Type>,
}

/// Collects the versioned typedefs.
pub(super) fn read(bindings: &Bindings) -> Versions {
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

/// Whether a typedef serves programs that look functions up, and names no type of the API.
pub(super) fn is_prototype(typedef: &str) -> bool {
    typedef.starts_with("PFN_")
}

/// A symbol of one API name, for the pairing.
pub(super) struct Candidate {
    pub symbol: String,
    pub params: Vec<Type>,
}

impl Versions {
    /// Returns the version of each symbol of one API name; `symbols` are oldest first.
    pub(super) fn pair(
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

    /// Resolves all aliases of a type.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Type {
        Type::Named(name.to_owned())
    }

    fn prototype(params: &[&str]) -> Type {
        let params = params.iter().map(|name| named(name)).collect();
        Type::Function {
            params,
            result: Box::new(named("CUresult")),
        }
    }

    fn versions() -> Versions {
        let typedefs = [
            ("Ptr", named("c_ulonglong")),
            ("PFN_cuA_v2000", prototype(&["c_uint"])),
            ("PFN_cuA_v3020", prototype(&["c_ulonglong"])),
            ("PFN_cuA_v11000", prototype(&["Ptr", "c_int"])),
            ("PFN_cuA_v7000_ptsz", prototype(&["Ptr"])),
        ];
        let typedefs = typedefs.map(|(name, ty)| (name.to_owned(), ty)).to_vec();
        read(&Bindings {
            typedefs,
            ..Bindings::default()
        })
    }

    fn candidate(symbol: &str, params: &[&str]) -> Candidate {
        let params = params.iter().map(|name| named(name)).collect();
        Candidate {
            symbol: symbol.to_owned(),
            params,
        }
    }

    #[test]
    fn as_many_symbols_as_prototypes_are_paired_in_order() {
        let symbols = [
            candidate("cuA", &["c_uint"]),
            candidate("cuA_v2", &["Ptr"]),
            candidate("cuA_v3", &["Ptr", "c_int"]),
        ];
        let paired = versions().pair("cuA", false, &symbols);
        assert_eq!(
            paired.values().copied().collect::<Vec<_>>(),
            [2000, 3020, 11000]
        );
    }

    #[test]
    fn a_symbol_that_is_missing_leaves_its_prototype_out() {
        let symbols = [
            candidate("cuA", &["c_uint"]),
            candidate("cuA_v3", &["Ptr", "c_int"]),
        ];
        let paired = versions().pair("cuA", false, &symbols);
        assert_eq!((paired["cuA"], paired["cuA_v3"]), (2000, 11000));
    }

    #[test]
    fn per_thread_variants_have_prototypes_of_their_own() {
        let paired = versions().pair("cuA", true, &[candidate("cuA_v2_ptsz", &["Ptr"])]);
        assert_eq!(paired["cuA_v2_ptsz"], 7000);
    }
}
