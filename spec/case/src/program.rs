//! A program that calls the APIs.

/// A program, and what it calls of the two APIs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it is asked for by: small letters and digits.
    pub name: &'static str,
    /// What readers call it, with the release that was looked at.
    pub title: &'static str,
    /// The symbols that it gets for what it writes with the newest toolkit, in their order.
    pub calls: &'static [&'static str],
}
