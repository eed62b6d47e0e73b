//! Conditions and numbers.

use cuspec_case::Op;

/// Where a call leaves something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Behind the pointer that is passed for a parameter.
    Param(usize),
    /// What the function returns, where that is no code.
    Returned,
}

/// A condition or a number. Truth is a number that is not zero.
#[derive(Clone, Debug)]
pub enum Expr {
    Int(i128),
    /// Nobody can tell.
    Unknown,
    /// An enumerator or a constant of the headers.
    Constant {
        name: String,
        value: i128,
    },
    /// The value of a parameter.
    Param(usize),
    /// `dptr.is_managed()`, `dptr.remaining()`.
    Ask {
        param: usize,
        question: String,
    },
    /// The element at hand of a parameter that is an array, or something about it.
    Element {
        param: usize,
        question: Option<String>,
    },
    /// `device.max_pitch()`, `thread.is_capturing()`.
    Query {
        object: String,
        question: String,
    },
    /// A parameter of the domain at hand, or something about it: `of.remaining()`.
    Argument {
        index: usize,
        question: Option<String>,
    },
    /// The value a live argument has, in an exemplar's `when`.
    Live,
    /// What the call left in a place, read as the place's type.
    Result(Place),
    /// A field of the record that the call left in a place.
    Part {
        place: Place,
        /// As one writes it, `location.id`.
        field: String,
        /// Where it begins, in bytes.
        offset: u64,
        size: u64,
        is_signed: bool,
    },
    /// Whether a place is all zeros after the call.
    Zeroed(Place),
    /// Whether the text whose address the call left in a place is the name of the code that was passed
    /// for a parameter.
    Names {
        place: Place,
        code: usize,
    },
    /// Whether the text whose address the call left in a place is this one.
    Reads {
        place: Place,
        text: String,
    },
    Not(Box<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    /// Whether a number is one of these.
    OneOf(Box<Expr>, Vec<Expr>),
    /// Whether the condition holds for any element of these arrays, taken side by side.
    Any {
        over: Vec<usize>,
        condition: Box<Expr>,
    },
}
