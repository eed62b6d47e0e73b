//! Emits enumerations as newtypes, so that a number without a name is a valid value.
//!
//! They are lists of thousands of lines, so they are rendered as text.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use cuspec_spec::declared::{Api, Enum, Enumerator, Interval};

use super::names::Names;
use super::{docs, types};
use crate::emit::Section;

/// Returns the sections of a library's `enums.rs`.
pub(super) fn emit(names: &Names, api: Api) -> Vec<Section> {
    let own = |item: &&&Enum| item.api == api && names.is_home(&item.name, api);
    let enums: Vec<&Enum> = names.enums.iter().filter(own).copied().collect();
    let mut sections: Vec<Section> = enums
        .iter()
        .map(|item| Section::Text(emit_enum(names, item)))
        .collect();
    let flags = enums.iter().filter(|item| is_flags(item));
    let flags: String = flags
        .map(|item| format!("    {}\n", types::ident(&item.name)))
        .collect();
    sections.push(Section::Text(format!("flags! {{\n{flags}}}\n")));
    sections
}

/// Returns the sections of a library's `free.rs`: names that C programs write, without pages in the
/// documentation. These are enumerators as constants of the module, and tags as names of types.
pub(super) fn emit_free(names: &Names, api: Api) -> Vec<Section> {
    let own = |item: &&&Enum| item.api == api && names.is_home(&item.name, api);
    let enums: Vec<&Enum> = names.enums.iter().filter(own).copied().collect();
    let free = free(&enums);
    let mut text = String::new();
    for item in &enums {
        let ty = types::ident(&item.name);
        let is_free = |member: &&Enumerator| free.get(&*member.name) == Some(&&*item.name);
        for member in item.members.iter().filter(is_free) {
            let name = types::ident(&member.name);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "pub const {name}: {ty} = {ty}({});", member.value);
        }
    }
    let tags = names.tags(api);
    let tags = tags
        .map(|(tag, name)| format!("pub type {} = {};\n", types::ident(tag), types::ident(name)));
    vec![Section::Text(text), Section::Text(tags.collect())]
}

/// Returns the enumeration of each unqualified enumerator: the one that has the name in the newest toolkit.
fn free<'a>(enums: &[&'a Enum]) -> HashMap<&'a str, &'a str> {
    let mut free: HashMap<&str, (&Interval, &str)> = HashMap::new();
    for item in enums {
        for member in &item.members {
            let owner = (&member.toolkits, &*item.name);
            let known = free.entry(&member.name).or_insert(owner);
            if (known.0.end.is_some(), &known.0.first) > (owner.0.end.is_some(), &owner.0.first) {
                *known = owner;
            }
        }
    }
    free.into_iter()
        .map(|(name, (_, owner))| (name, owner))
        .collect()
}

/// Returns the type and its enumerators.
fn emit_enum(names: &Names, item: &Enum) -> String {
    let name = types::ident(&item.name);
    let mut text = docs::comments("", &docs::enumeration(item));
    let is_result = names.results.contains(&*item.name);
    if is_result {
        text += "#[must_use = \"the call may have failed\"]\n";
    }
    let number = number(item);
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "#[repr(transparent)]
#[derive(PartialEq)]
pub struct {name}(pub {number});

impl {name} {{
{members}    /// The name of this value, if a header gives it one.
    #[inline]
    pub fn name(self) -> Option<&'static str> {{
        crate::code::name(self.0 as i64, \"\\
{named}\")
    }}
}}

impl Copy for {name} {{}}
impl Clone for {name} {{
    #[inline]
    fn clone(&self) -> Self {{
        *self
    }}
}}
impl Eq for {name} {{}}
impl core::hash::Hash for {name} {{
    #[inline]
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {{
        self.0.hash(state)
    }}
}}
impl core::fmt::Debug for {name} {{
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        crate::code::debug(f, {:?}, self.name(), self.0 as i64)
    }}
}}
",
        item.name,
        members = members(item.members.iter()),
        named = named(item),
    );
    text
}

/// Returns a constant of the type for each of these enumerators.
fn members<'a>(members: impl Iterator<Item = &'a Enumerator>) -> String {
    let lines = members.map(|member| {
        let docs = docs::comments("    ", &docs::enumerator(member));
        let (name, value) = (types::ident(&member.name), member.value);
        format!("{docs}    pub const {name}: Self = Self({value});\n")
    });
    let lines: String = lines.collect();
    if lines.is_empty() {
        lines
    } else {
        lines + "\n"
    }
}

/// Returns a line for each value that has a name. Of several names for a value, those that are not deprecated
/// are preferred, then the newest.
fn named(item: &Enum) -> String {
    let mut best: BTreeMap<i64, &Enumerator> = BTreeMap::new();
    let rank = |member: &Enumerator| {
        let is_current = member.toolkits.end.is_none() && !member.is_deprecated();
        (is_current, member.toolkits.first.clone())
    };
    for member in &item.members {
        let known = best.entry(member.value).or_insert(member);
        if rank(member) > rank(known) {
            *known = member;
        }
    }
    let lines = best
        .values()
        .map(|member| format!("{} {}\\n\\\n", member.value, member.name));
    lines.collect()
}

/// Returns the C type of the values.
fn number(item: &Enum) -> &'static str {
    match (item.is_wide(), item.is_signed) {
        (false, true) => "c_int",
        (false, false) => "c_uint",
        (true, true) => "i64",
        (true, false) => "u64",
    }
}

/// Whether values are combined with `|`: by the name, or because every member is a single bit and there are
/// more bits than in a plain list that starts with 1 and 2.
pub(super) fn is_flags(item: &Enum) -> bool {
    let is_bit = |member: &&Enumerator| member.value > 0 && member.value & (member.value - 1) == 0;
    let is_bound = |member: &&Enumerator| member.name.ends_with("_MAX") || member.value == 0;
    let mut members = item.members.iter().filter(|member| !is_bound(member));
    item.name.to_lowercase().contains("flags")
        || (members.clone().any(|member| member.value > 2) && members.all(|m| is_bit(&m)))
}
