//! Views of the declarations: one toolkit, or the newest form of each name.

use std::collections::HashMap;

use super::model::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Function, Interval, Record,
    ReturnSet, Toolkit, Typedef,
};

impl Declared {
    /// Returns each name once, in the form of the newest toolkit that has it; an enumeration has its members
    /// in that toolkit.
    pub fn latest(&self) -> Self {
        let mut enums = newest(&self.enums, |item| (item.api, &item.name));
        for item in &mut enums {
            let end = &item.toolkits.end;
            item.members.retain(|member| member.toolkits.end == *end);
        }
        let mut latest = Self {
            toolkits: self.toolkits.clone(),
            functions: newest(&self.functions, |item| (item.api, &item.name)),
            enums,
            records: newest(&self.records, |item| (item.api, &item.name)),
            typedefs: newest(&self.typedefs, |item| (item.api, &item.name)),
            constants: newest(&self.constants, |item| (item.api, &item.name)),
        };
        latest.keep_newest_types();
        latest
    }

    /// The name of a record may become the name of another type in a later toolkit.
    fn keep_newest_types(&mut self) {
        let enums = self.enums.iter();
        let enums = enums.map(|item| (item.api, &item.name, &item.toolkits.first));
        let records = self.records.iter();
        let records = records.map(|item| (item.api, &item.name, &item.toolkits.first));
        let typedefs = self.typedefs.iter();
        let typedefs = typedefs.map(|item| (item.api, &item.name, &item.toolkits.first));
        let mut newest: HashMap<(Api, String), Toolkit> = HashMap::new();
        for (api, name, first) in enums.chain(records).chain(typedefs) {
            let known = newest.entry((api, name.clone()));
            let known = known.or_insert_with(|| first.clone());
            *known = known.clone().max(first.clone());
        }
        let is_newest = |api: Api, name: &String, toolkits: &Interval| {
            newest.get(&(api, name.clone())) == Some(&toolkits.first)
        };
        self.enums
            .retain(|item| is_newest(item.api, &item.name, &item.toolkits));
        self.records
            .retain(|item| is_newest(item.api, &item.name, &item.toolkits));
        self.typedefs
            .retain(|item| is_newest(item.api, &item.name, &item.toolkits));
    }

    /// Returns both layers, this one first. `other` holds the additional items of another platform.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.functions.extend_from_slice(&other.functions);
        self.enums.extend_from_slice(&other.enums);
        self.records.extend_from_slice(&other.records);
        self.typedefs.extend_from_slice(&other.typedefs);
        self.constants.extend_from_slice(&other.constants);
        self
    }

    /// Returns the items of one toolkit, with unchanged intervals.
    pub fn at(&self, toolkit: &Toolkit) -> Self {
        let releases = self.toolkits.iter();
        Self {
            toolkits: releases
                .filter(|release| release.toolkit == *toolkit)
                .cloned()
                .collect(),
            functions: select(&self.functions, toolkit),
            enums: select(&self.enums, toolkit),
            records: select(&self.records, toolkit),
            typedefs: select(&self.typedefs, toolkit),
            constants: select(&self.constants, toolkit),
        }
    }

    /// Returns the symbol of each base name that differs from its symbol, in the newest toolkit.
    pub fn default_symbols(&self) -> HashMap<&str, &str> {
        let mut symbols: HashMap<&str, &str> = HashMap::new();
        for function in self.functions.iter().filter(|one| one.is_default()) {
            let known = symbols.entry(&function.base_name).or_insert(&function.name);
            // If several symbols had the base name, the newest one is used.
            if function.toolkits.end.is_none() {
                *known = &function.name;
            }
        }
        // A macro may alias one function to another.
        for constant in &self.constants {
            if let ConstantValue::Alias(of) = &constant.value
                && constant.toolkits.end.is_none()
                && self.functions.iter().any(|function| function.name == *of)
            {
                symbols.insert(&constant.name, of);
            }
        }
        symbols
    }

    /// Returns the newest imported toolkit.
    pub fn newest_toolkit(&self) -> Option<&Toolkit> {
        self.toolkits.last().map(|release| &release.toolkit)
    }
}

impl Function {
    /// Returns whether the base name maps to this symbol in the newest toolkit that has it.
    pub fn is_default(&self) -> bool {
        holds_last(&self.defaults, &self.toolkits)
    }

    /// Returns whether the newest toolkit that has it deprecates it.
    pub fn is_deprecated(&self) -> bool {
        holds_last(&self.deprecated, &self.toolkits)
    }

    /// Returns whether a toolkit's header maps the base name to this symbol.
    pub fn is_default_in(&self, toolkit: &Toolkit) -> bool {
        self.defaults.iter().any(|part| part.contains(toolkit))
    }

    /// Returns whether a toolkit deprecates it.
    pub fn is_deprecated_in(&self, toolkit: &Toolkit) -> bool {
        self.deprecated.iter().any(|part| part.contains(toolkit))
    }
}

impl Function {
    /// Returns the codes that any toolkit documents, the newest set first.
    pub fn documented(&self) -> Vec<&str> {
        let mut codes: Vec<&str> = Vec::new();
        for code in self.returns.iter().rev().flat_map(|set| &set.codes) {
            if !codes.contains(&code.as_str()) {
                codes.push(code);
            }
        }
        codes
    }

    /// Returns the header that declares it.
    pub fn header(&self) -> &str {
        match (&self.header, self.api) {
            (Some(header), _) => header,
            (None, api) => api.header(),
        }
    }
}

impl Toolkit {
    /// Returns the API version as `cuDriverGetVersion` encodes it, 13000 for 13.0.
    pub fn api_version(&self) -> u32 {
        let [major, minor, _] = self.0;
        u32::from(major) * 1000 + u32::from(minor) * 10
    }
}

impl Enum {
    /// Returns whether its values do not fit in 32 bits, so that C uses 64.
    pub fn is_wide(&self) -> bool {
        let greatest = match self.is_signed {
            true => i64::from(i32::MAX),
            false => i64::from(u32::MAX),
        };
        let is_wide =
            |member: &Enumerator| !(i64::from(i32::MIN)..=greatest).contains(&member.value);
        self.members.iter().any(is_wide)
    }

    /// Returns the bound of its values (`.._MAX`), which is the greatest member and names no value of its own. A smaller
    /// member may have such a name: `CU_ATOMIC_OPERATION_INTEGER_MAX` is an operation.
    pub fn bound(&self) -> Option<&Enumerator> {
        let is_named = |member: &Enumerator| member.name.ends_with("_MAX");
        let members = self.members.iter();
        let greatest = members.max_by_key(|member| (member.value, is_named(member)));
        greatest.filter(|member| is_named(member))
    }

    /// Returns the size of a value in bytes.
    pub fn size(&self) -> u64 {
        if self.is_wide() { 8 } else { 4 }
    }
}

impl Enumerator {
    /// Returns whether the newest toolkit that has it deprecates it.
    pub fn is_deprecated(&self) -> bool {
        holds_last(&self.deprecated, &self.toolkits)
    }

    /// Returns whether a toolkit deprecates it.
    pub fn is_deprecated_in(&self, toolkit: &Toolkit) -> bool {
        self.deprecated.iter().any(|part| part.contains(toolkit))
    }
}

impl Interval {
    /// Returns the interval from a toolkit on.
    pub fn since(toolkit: &Toolkit) -> Self {
        Self {
            first: toolkit.clone(),
            end: None,
        }
    }

    /// Returns whether the interval contains a toolkit.
    pub fn contains(&self, toolkit: &Toolkit) -> bool {
        self.first <= *toolkit && self.end.as_ref().is_none_or(|end| toolkit < end)
    }
}

/// Returns whether the last part ends where the whole ends.
fn holds_last(parts: &[Interval], whole: &Interval) -> bool {
    parts.last().is_some_and(|part| part.end == whole.end)
}

/// An item with a range of toolkits, whose parts may have shorter ranges.
trait Versioned: Clone {
    fn toolkits(&self) -> &Interval;

    /// Keeps only the parts of one toolkit.
    fn select_parts(&mut self, _toolkit: &Toolkit) {}
}

fn select<T: Versioned>(items: &[T], toolkit: &Toolkit) -> Vec<T> {
    let standing = items
        .iter()
        .filter(|item| item.toolkits().contains(toolkit));
    standing
        .map(|item| {
            let mut item = item.clone();
            item.select_parts(toolkit);
            item
        })
        .collect()
}

/// Returns the newest item of each name, in the order of first appearance.
fn newest<'a, T: Versioned>(items: &'a [T], key: impl Fn(&'a T) -> (Api, &'a String)) -> Vec<T> {
    let mut places = HashMap::new();
    let mut kept: Vec<&'a T> = Vec::new();
    for item in items {
        let place = *places.entry(key(item)).or_insert(kept.len());
        match kept.get(place) {
            None => kept.push(item),
            Some(known) if known.toolkits().first < item.toolkits().first => kept[place] = item,
            Some(_) => {}
        }
    }
    kept.into_iter().cloned().collect()
}

impl Versioned for Function {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.returns = select(&self.returns, toolkit);
        self.defaults.retain(|part| part.contains(toolkit));
        self.deprecated.retain(|part| part.contains(toolkit));
    }
}

impl Versioned for ReturnSet {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }
}

impl Versioned for Enum {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.members = select(&self.members, toolkit);
    }
}

impl Versioned for Enumerator {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.deprecated.retain(|part| part.contains(toolkit));
    }
}

macro_rules! standing {
    ($($name:ident)*) => {
        $(impl Versioned for $name {
            fn toolkits(&self) -> &Interval {
                &self.toolkits
            }
        })*
    };
}

standing!(Record Typedef Constant);
