//! An entry of the instruction table.

/// An instruction form: its name with modifiers, and its operands.
pub(crate) type Form = (&'static str, &'static str);
