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
    /// A number as it stands.
    Int(i128),
    /// Nobody can tell.
    Unknown,
    /// An enumerator or a constant of the headers.
    Constant {
        /// In full, `CU_MEM_ATTACH_SINGLE`.
        name: String,
        /// Its number.
        value: i128,
    },
    /// The value of a parameter.
    Param(usize),
    /// `dptr.is_managed()`, `dptr.remaining()`.
    Ask {
        /// Index of the parameter that is asked about.
        param: usize,
        /// An exemplar's name or number: `is_managed`, `remaining`.
        question: String,
    },
    /// The element at hand of a parameter that is an array, or something about it.
    Element {
        /// Index of the parameter.
        param: usize,
        /// The question; the element itself, if absent.
        question: Option<String>,
    },
    /// `device.max_pitch()`, `thread.is_capturing()`.
    Query {
        /// `device`, `driver`, `thread`.
        object: String,
        /// One of the vocabulary's questions about it.
        question: String,
    },
    /// A parameter of the domain at hand, or something about it: `of.remaining()`.
    Argument {
        /// Index among the domain's own parameters.
        index: usize,
        /// The question; the value itself, if absent.
        question: Option<String>,
    },
    /// The value a live argument has, in an exemplar's `when`.
    Live,
    /// What the call left in a place, read as the place's type.
    Result(Place),
    /// A field of the record that the call left in a place.
    Part {
        /// Where the record lies.
        place: Place,
        /// As one writes it, `location.id`.
        field: String,
        /// Where it begins, in bytes.
        offset: u64,
        /// Bytes of the field.
        size: u64,
        /// Whether its number is read with a sign.
        is_signed: bool,
    },
    /// Whether a place is all zeros after the call.
    Zeroed(Place),
    /// Whether the text whose address the call left in a place is the name of the code that was passed
    /// for a parameter.
    Names {
        /// Where the address of the text is.
        place: Place,
        /// Index of the parameter.
        code: usize,
    },
    /// Whether the text whose address the call left in a place is this one.
    Reads {
        /// Where the address of the text is.
        place: Place,
        /// What the text must be.
        text: String,
    },
    /// True where the condition is not.
    Not(Box<Expr>),
    /// Two operands and what is made of them.
    Binary(Op, Box<Expr>, Box<Expr>),
    /// Whether a number is one of these.
    OneOf(Box<Expr>, Vec<Expr>),
    /// Whether the condition holds for any element of these arrays, taken side by side.
    Any {
        /// Indices of the parameters that are the arrays.
        over: Vec<usize>,
        /// Asked for each element.
        condition: Box<Expr>,
    },
}

impl Expr {
    /// Shows it, and each part of it, from the outside in and in the order in which they are written.
    pub fn each<'e>(&'e self, see: &mut dyn FnMut(&'e Expr)) {
        see(self);
        match self {
            Expr::Not(inner) => inner.each(see),
            Expr::Binary(_, left, right) => {
                left.each(see);
                right.each(see);
            }
            Expr::OneOf(value, options) => {
                value.each(see);
                options.iter().for_each(|option| option.each(see));
            }
            Expr::Any { condition, .. } => condition.each(see),
            _ => {}
        }
    }
}
