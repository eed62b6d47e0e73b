//! Enumerations as newtypes: a number that has no name is a value like any other.
//!
//! They are lists of some thousand lines, so they are written as text.

use std::collections::HashSet;
use std::fmt::Write as _;

use cuspec_spec::declared::{Api, Enum, Enumerator};

use super::names::Names;
use super::{docs, types};
use crate::emit::Section;

/// The sections of one library's `enums.rs`.
pub fn emit(names: &Names, api: Api) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut free = HashSet::new();
    for item in names.enums.iter().filter(|item| item.api == api) {
        if names.is_home(&item.name, api) {
            let is_result = names.results.contains(&*item.name);
            sections.push(Section::List(emit_enum(item, is_result, &mut free)));
        }
    }
    sections
}

/// The type, its enumerators, and the same names free for those that no enumeration before had.
fn emit_enum<'a>(item: &'a Enum, is_result: bool, free: &mut HashSet<&'a str>) -> String {
    let name = types::ident(&item.name);
    let mut text = docs::comments("", &docs::enumeration(item));
    if is_result {
        text += "#[must_use = \"the call may have failed\"]\n";
    }
    let number = number(item);
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct {name}(pub {number});

impl {name} {{
{members}
    /// The name of this value, if the header gives it one.
    pub const fn name(self) -> Option<&'static str> {{
        match self.0 {{
{named}            _ => None,
        }}
    }}
}}

{traits}",
        members = members(item),
        named = named(item),
        traits = traits(item, is_result),
    );
    let free = item
        .members
        .iter()
        .filter(|member| free.insert(&member.name));
    for (place, member) in free.enumerate() {
        let member = types::ident(&member.name);
        let line = if place == 0 { "\n" } else { "" };
        let _ = writeln!(text, "{line}pub const {member}: {name} = {name}::{member};");
    }
    text
}

/// A constant for each enumerator.
fn members(item: &Enum) -> String {
    let lines = item.members.iter().map(|member| {
        let docs = docs::comments("    ", &docs::enumerator(member));
        let (name, value) = (types::ident(&member.name), member.value);
        format!("{docs}    pub const {name}: Self = Self({value});\n")
    });
    lines.collect()
}

/// An arm for each value that has a name.
fn named(item: &Enum) -> String {
    let lines = distinct(item)
        .map(|member| format!("            {} => Some({:?}),\n", member.value, member.name));
    lines.collect()
}

/// What the shared macros of `code.rs` add to the type.
fn traits(item: &Enum, is_result: bool) -> String {
    let name = types::ident(&item.name);
    let mut text = format!("named!({name});\n");
    if is_flags(item) {
        text += &format!("flags!({name});\n");
    }
    if let Some(success) = item
        .members
        .iter()
        .find(|member| is_result && member.value == 0)
    {
        text += &format!("result!({name}, {});\n", types::ident(&success.name));
    }
    text
}

/// The C type that carries the values.
fn number(item: &Enum) -> &'static str {
    let is_wide =
        |member: &Enumerator| member.value > u32::MAX.into() || member.value < i32::MIN.into();
    match (item.members.iter().any(is_wide), item.is_signed) {
        (false, true) => "c_int",
        (false, false) => "c_uint",
        (true, true) => "i64",
        (true, false) => "u64",
    }
}

/// The members with the values that no member before has.
fn distinct(item: &Enum) -> impl Iterator<Item = &Enumerator> {
    let mut seen = HashSet::new();
    item.members
        .iter()
        .filter(move |member| seen.insert(member.value))
}

/// Whether values are combined with `|`: the name says so, or every member is a bit of its own
/// and there are too many bits for a plain list that merely starts with 1 and 2.
pub fn is_flags(item: &Enum) -> bool {
    let is_bit = |member: &&Enumerator| member.value > 0 && member.value & (member.value - 1) == 0;
    let is_bound = |member: &&Enumerator| member.name.ends_with("_MAX") || member.value == 0;
    let mut members = item.members.iter().filter(|member| !is_bound(member));
    item.name.to_lowercase().contains("flags")
        || (members.clone().any(|member| member.value > 2) && members.all(|m| is_bit(&m)))
}
