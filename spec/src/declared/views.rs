//! What one toolkit says, and what is said last of each name.

use std::collections::HashMap;

use super::model::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Function, Interval, Record,
    ReturnSet, Toolkit, Typedef,
};

impl Declared {
    /// Each name once, in the form of the newest toolkit that has it: of an enumeration, the
    /// members that it has there.
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

    /// A name may have been that of a record, and later one for another type.
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

    /// Both layers, this one first: what another platform has beside it.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.functions.extend_from_slice(&other.functions);
        self.enums.extend_from_slice(&other.enums);
        self.records.extend_from_slice(&other.records);
        self.typedefs.extend_from_slice(&other.typedefs);
        self.constants.extend_from_slice(&other.constants);
        self
    }

    /// What stands in one toolkit, with the intervals as they are.
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

    /// The symbols that programs get for the names that they write, where these are not the symbols
    /// themselves, with the newest toolkit.
    pub fn default_symbols(&self) -> HashMap<&str, &str> {
        let mut meant: HashMap<&str, &str> = HashMap::new();
        for function in self.functions.iter().filter(|one| one.is_default()) {
            let known = meant.entry(&function.base_name).or_insert(&function.name);
            // Of several, the one that the newest toolkit has.
            if function.toolkits.end.is_none() {
                *known = &function.name;
            }
        }
        // A macro may give one function the name of another.
        for constant in &self.constants {
            if let ConstantValue::Alias(of) = &constant.value
                && constant.toolkits.end.is_none()
                && self.functions.iter().any(|function| function.name == *of)
            {
                meant.insert(&constant.name, of);
            }
        }
        meant
    }

    /// The toolkit that was released last, of those that were imported.
    pub fn newest_toolkit(&self) -> Option<&Toolkit> {
        self.toolkits.last().map(|release| &release.toolkit)
    }
}

impl Function {
    /// Whether programs built with the newest toolkit that has it get it for its base name.
    pub fn is_default(&self) -> bool {
        holds_last(&self.defaults, &self.toolkits)
    }

    /// Whether the newest toolkit that has it calls it deprecated.
    pub fn is_deprecated(&self) -> bool {
        holds_last(&self.deprecated, &self.toolkits)
    }

    /// Whether programs that write the base name get this symbol from a toolkit's header.
    pub fn is_default_in(&self, toolkit: &Toolkit) -> bool {
        self.defaults.iter().any(|part| part.contains(toolkit))
    }

    /// Whether a toolkit calls it deprecated.
    pub fn is_deprecated_in(&self, toolkit: &Toolkit) -> bool {
        self.deprecated.iter().any(|part| part.contains(toolkit))
    }
}

impl Function {
    /// The codes that any toolkit documents for it, the newest set first.
    pub fn documented(&self) -> Vec<&str> {
        let mut codes: Vec<&str> = Vec::new();
        for code in self.returns.iter().rev().flat_map(|set| &set.codes) {
            if !codes.contains(&code.as_str()) {
                codes.push(code);
            }
        }
        codes
    }

    /// The header that declares it.
    pub fn header(&self) -> &str {
        match (&self.header, self.api) {
            (Some(header), _) => header,
            (None, api) => api.header(),
        }
    }
}

impl Toolkit {
    /// The version of the API, 13000 for 13.0, as `cuDriverGetVersion` counts.
    pub fn api_version(&self) -> u32 {
        let [major, minor, _] = self.0;
        u32::from(major) * 1000 + u32::from(minor) * 10
    }
}

impl Enum {
    /// Whether 32 bits are too few for its values, so that C stores it in 64.
    pub fn is_wide(&self) -> bool {
        let greatest = match self.is_signed {
            true => i64::from(i32::MAX),
            false => i64::from(u32::MAX),
        };
        let is_wide =
            |member: &Enumerator| !(i64::from(i32::MIN)..=greatest).contains(&member.value);
        self.members.iter().any(is_wide)
    }

    /// Bytes of a value.
    pub fn size(&self) -> u64 {
        if self.is_wide() { 8 } else { 4 }
    }
}

impl Enumerator {
    /// Whether the newest toolkit that has it calls it deprecated.
    pub fn is_deprecated(&self) -> bool {
        holds_last(&self.deprecated, &self.toolkits)
    }

    /// Whether a toolkit calls it deprecated.
    pub fn is_deprecated_in(&self, toolkit: &Toolkit) -> bool {
        self.deprecated.iter().any(|part| part.contains(toolkit))
    }
}

impl Interval {
    /// From a toolkit on.
    pub fn since(toolkit: &Toolkit) -> Self {
        Self {
            first: toolkit.clone(),
            end: None,
        }
    }

    /// Whether the interval holds a toolkit.
    pub fn contains(&self, toolkit: &Toolkit) -> bool {
        self.first <= *toolkit && self.end.as_ref().is_none_or(|end| toolkit < end)
    }
}

/// Whether the last of some parts lasts as long as the whole.
fn holds_last(parts: &[Interval], whole: &Interval) -> bool {
    parts.last().is_some_and(|part| part.end == whole.end)
}

/// Something that stands in some toolkits and may hold parts that stand in fewer.
trait Standing: Clone {
    fn toolkits(&self) -> &Interval;

    /// Leaves only the parts that one toolkit has.
    fn select_parts(&mut self, _toolkit: &Toolkit) {}
}

fn select<T: Standing>(items: &[T], toolkit: &Toolkit) -> Vec<T> {
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

/// The newest of the items with the same name, in the order of the first.
fn newest<'a, T: Standing>(items: &'a [T], key: impl Fn(&'a T) -> (Api, &'a String)) -> Vec<T> {
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

impl Standing for Function {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.returns = select(&self.returns, toolkit);
        self.defaults.retain(|part| part.contains(toolkit));
        self.deprecated.retain(|part| part.contains(toolkit));
    }
}

impl Standing for ReturnSet {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }
}

impl Standing for Enum {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.members = select(&self.members, toolkit);
    }
}

impl Standing for Enumerator {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn select_parts(&mut self, toolkit: &Toolkit) {
        self.deprecated.retain(|part| part.contains(toolkit));
    }
}

macro_rules! standing {
    ($($name:ident)*) => {
        $(impl Standing for $name {
            fn toolkits(&self) -> &Interval {
                &self.toolkits
            }
        })*
    };
}

standing!(Record Typedef Constant);
