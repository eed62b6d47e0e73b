//! The report of a diff: text, markdown or JSON.

mod json;
mod markdown;
mod text;

use std::collections::BTreeSet;

use cuspec_spec::declared::{Declared, Function};

use super::change::Change;
use super::compare;
use super::reason::leaf;
use super::rule::Class;
use super::rule::Kind;
use super::sides::{Name, Side};

pub(super) use json::{print as json, print_failure as json_of_failure};
pub(super) use markdown::print as markdown;
pub(super) use text::print as text;

/// A finished comparison.
pub(super) struct Report {
    pub old: Name,
    pub new: Name,
    /// Number of items that both sides have; over all toolkits where two registries are compared.
    pub compared: usize,
    /// Strongest class first.
    pub changes: Vec<Change>,
    /// Functions with a contract that a change affects, directly or through the type of a parameter: the contracts
    /// to review.
    pub contracts: Vec<String>,
}

impl Report {
    /// Compares two sides. The error says why they cannot be compared.
    pub(super) fn new(old: Side, new: Side) -> Result<Self, String> {
        let (changes, compared) = match (&old.name, &new.name) {
            (Name::Toolkit(_), Name::Toolkit(_)) => (
                compare::diff(&old.declared, &new.declared),
                compare::count_common(&old.declared, &new.declared),
            ),
            _ => compare::diff_registries(&old.declared, &new.declared),
        };
        if compared == 0 {
            return Err(format!(
                "{} and {} have nothing in common: no item of the same name in any toolkit",
                old.name, new.name
            ));
        }
        Ok(Self {
            old: old.name,
            new: new.name,
            compared,
            changes,
            contracts: Vec::new(),
        })
    }

    /// The same with the contracts to review; `contracted` are the symbols that have one.
    pub(super) fn with_contracts(
        mut self,
        contracted: &BTreeSet<String>,
        declared: &Declared,
    ) -> Self {
        let weightier = self
            .changes
            .iter()
            .filter(|change| change.change != Kind::FunctionAdded);
        let touched: BTreeSet<&str> = weightier.map(|change| change.name.as_str()).collect();
        let functions = declared.functions.iter();
        let functions = functions.filter(|one| contracted.contains(&one.name));
        let is_touched = |one: &&Function| {
            let mut params = one.params.iter();
            touched.contains(one.name.as_str())
                || touched.contains(one.base_name.as_str())
                || params.any(|param| leaf(&param.ty).is_some_and(|name| touched.contains(name)))
        };
        let names: BTreeSet<String> = functions
            .filter(is_touched)
            .map(|one| one.name.clone())
            .collect();
        self.contracts = names.into_iter().collect();
        self
    }

    /// Whether there is a change of this class or a stronger one.
    pub(super) fn has(&self, class: Class) -> bool {
        self.changes.iter().any(|change| change.class >= class)
    }

    /// `compared 2011 items of 12.9.79 and 13.0.48: 312 differences`
    pub(super) fn headline(&self) -> String {
        let (items, differences) = (self.compared, self.changes.len());
        let plural = if differences == 1 { "" } else { "s" };
        format!(
            "compared {items}, {differences} difference{plural} from {} to {}",
            self.old, self.new
        )
    }

    /// Returns the changes of a class.
    pub(super) fn of(&self, class: Class) -> Vec<&Change> {
        let changes = self.changes.iter();
        changes.filter(|change| change.class == class).collect()
    }
}

/// Groups neighbours with the same key.
pub(super) fn group_by<'a, K: PartialEq>(
    changes: &[&'a Change],
    key: impl Fn(&Change) -> K,
) -> Vec<Vec<&'a Change>> {
    let groups = changes.chunk_by(|a, b| key(a) == key(b));
    groups.map(<[&Change]>::to_vec).collect()
}

/// The old and the new spelling, each at most some three hundred characters.
pub(super) fn details(change: &Change) -> String {
    let old = change.old.as_deref().map(shorten);
    let new = change.new.as_deref().map(shorten);
    match (change.change, old, new) {
        // For added and removed items there is one spelling only.
        (Kind::ReturnsChanged | Kind::ParameterCount, old, new) => {
            let signed = [("-", old), ("+", new)].into_iter();
            let parts: Vec<String> = signed
                .filter_map(|(sign, list)| Some(format!("{sign}[{}]", list?)))
                .collect();
            parts.join(" ")
        }
        (_, Some(old), Some(new)) => format!("{old} -> {new}"),
        (_, Some(one), None) | (_, None, Some(one)) => one,
        (_, None, None) => String::new(),
    }
}

/// The toolkits of a change between registries: `in 12.0.107, 12.1.55 and 3 more`.
pub(super) fn toolkits(change: &Change) -> String {
    match change.toolkits.as_slice() {
        [] => String::new(),
        [one] => format!("in {one}"),
        [one, other] => format!("in {one} and {other}"),
        [first, .., last] => format!("in {} toolkits, {first} to {last}", change.toolkits.len()),
    }
}

fn shorten(text: &str) -> String {
    const LONGEST: usize = 320;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
