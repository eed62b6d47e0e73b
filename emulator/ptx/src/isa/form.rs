//! A line of the table.

/// An instruction as it may be written: its modifiers, and its operands.
pub(crate) type Form = (&'static str, &'static str);
