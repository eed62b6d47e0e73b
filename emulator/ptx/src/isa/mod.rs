//! The table of supported instructions.
//!
//! A [`Form`] is written like the instruction: `add[.{rn rz}][.sat].f32` has optional modifiers in brackets,
//! and alternatives in braces. Its operands are words:
//!
//! | word | operand |
//! | --- | --- |
//! | `t`, `u` | a register or constant of the first or second type among the modifiers |
//! | `w` | of twice the width of the first type |
//! | `t+`, `u+` | a register of that width or wider |
//! | `b32`, `u64`, ... | of this type |
//! | `p` | a predicate, which may be negated with `!` |
//! | `v` | a register, or a list in braces of the length in the vector modifier |
//! | `[a]` | an address |
//! | `[g]` | an address in global memory |
//! | `[o]` | an object, and coordinates in its array |
//! | `i` | an integer constant |
//! | `l` | a label or a name |
//! | `any` | checked by the instruction itself |
//!
//! `=` before a word marks an output, `|p` after it an optional second output predicate, `?` an optional
//! operand.

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

/// Iterates over all forms, in the order of the document.
pub(crate) fn forms() -> impl Iterator<Item = Form> {
    chapters().flat_map(|(_, forms)| forms.iter().copied())
}

/// Iterates over the forms by chapter.
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

/// A decoded instruction: the form that its modifiers match.
pub(crate) struct Decoded<'a> {
    /// The given modifiers, without types.
    pub(crate) modifiers: Vec<&'a str>,
    /// The types among the modifiers.
    pub(crate) types: Vec<Type>,
    /// The operand words of the form.
    pub(crate) operands: &'static str,
}

impl Decoded<'_> {
    pub(crate) fn has(&self, modifier: &str) -> bool {
        self.modifiers.contains(&modifier)
    }

    /// Returns the first type, or `b32` for an instruction without types.
    pub(crate) fn first(&self) -> Type {
        self.types.first().copied().unwrap_or(Type::B32)
    }

    pub(crate) fn second(&self) -> Type {
        self.types.get(1).copied().unwrap_or(self.first())
    }
}

/// Finds the form of an instruction.
pub(crate) fn read<'a>(instruction: &Instruction<'a>) -> Result<Decoded<'a>, Rejection> {
    let table = table();
    let place = instruction.place();
    let Some(candidates) = table.get(instruction.name.text) else {
        let message = format!("the instruction `{}` is not supported", instruction.text());
        return Err(Rejection::unsupported(place, message));
    };
    let words: Vec<&'a str> = instruction.modifiers.iter().map(|word| word.text).collect();
    for (pattern, operands) in candidates {
        if let Some(types) = pattern.types_of(&words) {
            let modifiers = words
                .iter()
                .copied()
                .filter(|word| Type::from_name(word).is_none());
            return Ok(Decoded {
                modifiers: modifiers.collect(),
                types,
                operands,
            });
        }
    }
    let message = format!(
        "`{}` is not supported with these modifiers: `{}`",
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
