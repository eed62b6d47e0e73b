//! Conditions and numbers.

use cuspec_case::{Api, Op};

use super::{QuestionId, Vocabulary};

/// The place of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Memory behind a pointer parameter.
    Param(usize),
    /// The return value, if it is no code.
    Returned,
}

/// A condition or a number. A number that is not zero is true.
#[derive(Clone, Debug)]
pub enum Expr {
    /// A constant.
    Int(i128),
    /// Undecidable.
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
        /// Index of the queried parameter.
        param: usize,
        /// An exemplar's name or number: `is_managed`, `remaining`.
        question: String,
    },
    /// The current element of an array parameter, or a query on it.
    Element {
        /// Index of the parameter.
        param: usize,
        /// The query; `None` for the element itself.
        question: Option<String>,
    },
    /// `device.max_pitch()`, `thread.is_capturing()`.
    Query(Query),
    /// A parameter of the domain, or a query on it: `of.remaining()`.
    Argument {
        /// Index among the domain's own parameters.
        index: usize,
        /// The query; `None` for the value itself.
        question: Option<String>,
    },
    /// The live value of an argument, in an exemplar's `when`.
    Live,
    /// The result in a place, of the place's type.
    Result(Place),
    /// A field of a record in a place.
    Part {
        /// Place of the record.
        place: Place,
        /// Path of the field, `location.id`.
        field: String,
        /// Offset in bytes.
        offset: u64,
        /// Size in bytes.
        size: u64,
        /// Whether the number is signed.
        is_signed: bool,
    },
    /// Whether a place holds the address of the name of the code that was passed
    /// for a parameter.
    Names {
        /// Place of the address.
        place: Place,
        /// Index of the parameter.
        code: usize,
    },
    /// Whether a place holds the address of this text.
    Reads {
        /// Place of the address.
        place: Place,
        /// The expected text.
        text: String,
    },
    /// Negation.
    Not(Box<Expr>),
    /// A binary operation.
    Binary(Op, Box<Expr>, Box<Expr>),
    /// Whether a number is one of these.
    OneOf(Box<Expr>, Vec<Expr>),
    /// Whether the condition holds for any element of these arrays, taken in parallel.
    Any {
        /// Indices of the array parameters.
        over: Vec<usize>,
        /// The condition on an element.
        condition: Box<Expr>,
    },
}

/// A query about the machine, the library or the calling thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// One of the vocabulary, `thread.is_capturing()`.
    Question(QuestionId),
    /// An attribute of the device, `device.max_pitch()`.
    Attribute {
        /// `max_pitch`.
        name: String,
        /// The number of its enumerator.
        number: i32,
    },
    /// The version of a library, `driver.version()`.
    Version(Api),
}

impl Query {
    /// Returns its object and its name: `device` and `max_pitch`.
    pub fn names<'q>(&'q self, vocabulary: &'q Vocabulary) -> (&'q str, &'q str) {
        match self {
            Query::Question(id) => (&vocabulary[*id].object, &vocabulary[*id].name),
            Query::Attribute { name, .. } => ("device", name),
            Query::Version(api) => (api.word(), "version"),
        }
    }
}

impl Expr {
    /// Visits the expression and its parts, outermost first, from left to right.
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
