//! The instructions that are taken, as one table.
//!
//! A [`Form`] is written as the instruction is: `add[.{rn rz}][.sat].f32` with what may be left out in
//! brackets, and what is chosen from in braces. Its operands are words:
//!
//! | word | operand |
//! | --- | --- |
//! | `t`, `u` | a register or constant of the first, second type among the modifiers |
//! | `w` | of twice the width of the first type |
//! | `t+`, `u+` | a register of that width or wider |
//! | `b32`, `u64`, ... | of that type |
//! | `p` | a predicate, which may be negated with `!` |
//! | `v` | a register, or as many in braces as the vector modifier says |
//! | `[a]` | an address |
//! | `[g]` | an address in global memory |
//! | `[o]` | an object, and a place in its array |
//! | `i` | an integer constant |
//! | `l` | a label or a name |
//! | `any` | checked by the instruction itself |
//!
//! `=` before a word means that it is written, `|p` after it that a predicate may be written too, `?`
//! that it may be left out.

mod form;

mod pattern;

mod integers;

mod floats;

mod conversions;

mod memory;

mod pictures;

mod threads;

#[cfg(test)]
mod tests;

use crate::ast::Instruction;
use crate::rejection::Rejection;
use crate::types::Type;
use form::Form;
use pattern::Pattern;
use std::collections::HashMap;
use std::sync::OnceLock;

/// All forms, in the order of the document.
pub(crate) fn forms() -> impl Iterator<Item = Form> {
    chapters().flat_map(|(_, forms)| forms.iter().copied())
}

/// The forms by what they are for.
pub(crate) fn chapters() -> impl Iterator<Item = (&'static str, &'static [Form])> {
    [
        ("Integers and bits", integers::FORMS),
        ("Floating point", floats::FORMS),
        ("Conversions and selection", conversions::FORMS),
        ("Memory", memory::FORMS),
        ("Textures and surfaces", pictures::FORMS),
        ("Control, warps and blocks", threads::FORMS),
    ]
    .into_iter()
}

/// What an instruction says, once its modifiers have been found in the table.
pub(crate) struct Reading<'a> {
    /// The modifiers that were given, without types.
    pub(crate) modifiers: Vec<&'a str>,
    /// The types among the modifiers.
    pub(crate) types: Vec<Type>,
    /// Words for its operands.
    pub(crate) operands: &'static str,
}

impl Reading<'_> {
    pub(crate) fn has(&self, modifier: &str) -> bool {
        self.modifiers.contains(&modifier)
    }

    /// The first type, or 32 bits where an instruction has none.
    pub(crate) fn first(&self) -> Type {
        self.types.first().copied().unwrap_or(Type::B32)
    }

    pub(crate) fn second(&self) -> Type {
        self.types.get(1).copied().unwrap_or(self.first())
    }
}

/// Finds the form of an instruction.
pub(crate) fn read<'a>(instruction: &Instruction<'a>) -> Result<Reading<'a>, Rejection> {
    let table = table();
    let place = instruction.place();
    let Some(candidates) = table.get(instruction.name.text) else {
        let message = format!("the instruction `{}` is not taken", instruction.text());
        return Err(Rejection::unsupported(place, message));
    };
    let words: Vec<&'a str> = instruction.modifiers.iter().map(|word| word.text).collect();
    for (pattern, operands) in candidates {
        if let Some(types) = pattern.types_of(&words) {
            let modifiers = words
                .iter()
                .copied()
                .filter(|word| Type::named(word).is_none());
            return Ok(Reading {
                modifiers: modifiers.collect(),
                types,
                operands,
            });
        }
    }
    let message = format!(
        "`{}` is not taken with these modifiers: `{}`",
        instruction.name.text,
        instruction.text()
    );
    Err(Rejection::unsupported(place, message))
}

type Table = HashMap<&'static str, Vec<(Pattern, &'static str)>>;

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = Table::new();
        for (text, operands) in forms() {
            let (name, pattern) = pattern::split(text);
            table.entry(name).or_default().push((pattern, operands));
        }
        table
    })
}

#[cfg(test)]
pub(crate) fn expansions(text: &'static str) -> (&'static str, Vec<Vec<&'static str>>) {
    let (name, pattern) = pattern::split(text);
    (name, pattern.expansions())
}
