//! Result codes, joined over both APIs by number.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Enumerator, Interval};
use cuspec_spec::guide::Word;

/// A result code.
pub struct Code<'a> {
    pub number: i64,
    /// The names in the driver and in the runtime, in each toolkit.
    pub driver: Option<&'a str>,
    pub runtime: Option<&'a str>,
    /// Further names of the same number.
    pub others: Vec<&'a str>,
    /// The enumerators, over all toolkits.
    pub members: Vec<(Api, &'a Enumerator)>,
    pub sentence: Option<&'a str>,
}

impl<'a> Code<'a> {
    /// The name of its page: the driver's, else the runtime's.
    pub fn name(&self) -> &'a str {
        self.driver.or(self.runtime).unwrap_or_default()
    }

    /// All names.
    pub fn names(&self) -> impl Iterator<Item = &'a str> + '_ {
        let first = self.driver.into_iter().chain(self.runtime);
        first.chain(self.others.iter().copied())
    }

    /// The toolkits of one API that have it.
    pub fn toolkits(&self, api: Api) -> impl Iterator<Item = &'a Interval> + '_ {
        let members = self.members.iter().filter(move |(of, _)| *of == api);
        members.map(|(_, member)| &member.toolkits)
    }
}

/// Every code of both APIs, by number.
pub struct Codes<'a> {
    all: Vec<Code<'a>>,
}

impl<'a> Codes<'a> {
    pub fn new(registry: &'a Registry) -> Self {
        let mut by_number: BTreeMap<i64, Code<'a>> = BTreeMap::new();
        for item in &registry.history.enums {
            let api = match &*item.name {
                "CUresult" => Api::Driver,
                "cudaError_t" => Api::Runtime,
                _ => continue,
            };
            for member in &item.members {
                let code = by_number.entry(member.value).or_insert_with(|| Code {
                    number: member.value,
                    driver: None,
                    runtime: None,
                    others: Vec::new(),
                    members: Vec::new(),
                    sentence: None,
                });
                code.add(api, member);
            }
        }
        let mut all: Vec<Code> = by_number.into_values().collect();
        for code in &mut all {
            let words = &registry.guide.codes;
            let known = |word: &&Word| code.names().any(|name| name == word.name);
            code.sentence = words.iter().find(known).map(|word| &*word.doc);
        }
        Self { all }
    }

    pub fn all(&self) -> &[Code<'a>] {
        &self.all
    }

    /// Finds a code by any of its names.
    pub fn find(&self, name: &str) -> Option<&Code<'a>> {
        let mut all = self.all.iter();
        all.find(|code| code.names().any(|known| known == name))
    }
}

impl<'a> Code<'a> {
    /// Of several names for a number, the one in most toolkits is the main name.
    fn add(&mut self, api: Api, member: &'a Enumerator) {
        let lasts = |name: &str, members: &[(Api, &Enumerator)]| {
            let mut ends = members.iter().filter(|(_, one)| one.name == name);
            ends.any(|(_, one)| one.toolkits.end.is_none() && !one.is_deprecated())
        };
        let slot = match api {
            Api::Driver => &mut self.driver,
            _ => &mut self.runtime,
        };
        match *slot {
            None => *slot = Some(&member.name),
            Some(known) if known == member.name => {}
            Some(known) if lasts(known, &self.members) => self.others.push(&member.name),
            Some(known) => {
                self.others.push(known);
                *slot = Some(&member.name);
            }
        }
        self.members.push((api, member));
    }
}
