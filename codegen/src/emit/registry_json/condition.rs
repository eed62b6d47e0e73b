//! Converts conditions for `registry.json`: to text for people and a tree for programs.

use cuspec_spec::case::Op;
use cuspec_spec::contract::{Contract, Expr, Vocabulary};
use schemars::JsonSchema;
use serde::Serialize;

use cuspec_spec::display;

/// A condition or a number. A condition is true if its number is not zero.
#[derive(Serialize, JsonSchema)]
pub(super) struct Condition {
    /// The text in the contract language.
    text: String,
    tree: Tree,
}

impl Condition {
    pub(super) fn new(vocabulary: &Vocabulary, contract: &Contract, expr: &Expr) -> Self {
        Self {
            text: display::expression(vocabulary, contract, expr),
            tree: tree(vocabulary, contract, expr),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Tree {
    Int {
        value: i128,
    },
    /// The value is unknown.
    Unknown,
    /// An enumerator or a constant of the headers.
    Constant {
        name: String,
        value: i128,
    },
    /// The value of a parameter, or the answer to a question about it.
    Param {
        name: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        question: Option<String>,
    },
    /// The current element of an array parameter, or the answer to a question about it.
    Element {
        name: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        question: Option<String>,
    },
    /// The answer to a question about the machine, the library or the thread.
    Query {
        object: String,
        question: String,
    },
    /// The value in the place that a parameter points to, after the call.
    Result {
        name: String,
    },
    /// Whether the string at the address in that place is the name of a code.
    Names {
        name: String,
        /// The parameter whose argument is the code.
        code: String,
    },
    /// Whether the string at the address in that place equals this text.
    Reads {
        name: String,
        text: String,
    },
    Not {
        of: Box<Tree>,
    },
    Binary {
        /// The operator in Rust's notation, `&&`.
        op: &'static str,
        left: Box<Tree>,
        right: Box<Tree>,
    },
    /// Whether a number equals one of these values.
    OneOf {
        of: Box<Tree>,
        values: Vec<Tree>,
    },
    /// Whether a condition holds for any index of these arrays, which have elements in parallel.
    Any {
        over: Vec<String>,
        condition: Box<Tree>,
    },
}

fn tree(vocabulary: &Vocabulary, contract: &Contract, expr: &Expr) -> Tree {
    let name = |index: usize| match index < contract.axes() {
        true => contract.axis(index).name.to_owned(),
        false => String::new(),
    };
    let boxed = |expr| Box::new(tree(vocabulary, contract, expr));
    match expr {
        Expr::Int(value) => Tree::Int { value: *value },
        // Only exemplars of a domain refer to its arguments and to live values.
        Expr::Unknown | Expr::Argument { .. } | Expr::Live => Tree::Unknown,
        Expr::Constant { name, value } => Tree::Constant {
            name: name.clone(),
            value: *value,
        },
        Expr::Param(index) => Tree::Param {
            name: name(*index),
            question: None,
        },
        Expr::Ask { param, question } => Tree::Param {
            name: name(*param),
            question: Some(question.clone()),
        },
        Expr::Element { param, question } => Tree::Element {
            name: name(*param),
            question: question.clone(),
        },
        Expr::Query(query) => {
            let (object, question) = query.names(vocabulary);
            Tree::Query {
                object: object.to_owned(),
                question: question.to_owned(),
            }
        }
        Expr::Result(place) => Tree::Result {
            name: display::place(contract, *place).to_owned(),
        },
        Expr::Part { place, field, .. } => Tree::Result {
            name: format!("{}.{field}", display::place(contract, *place)),
        },
        Expr::Names { place, code } => Tree::Names {
            name: display::place(contract, *place).to_owned(),
            code: name(*code),
        },
        Expr::Reads { place, text } => Tree::Reads {
            name: display::place(contract, *place).to_owned(),
            text: text.clone(),
        },
        Expr::Not(inner) => Tree::Not { of: boxed(inner) },
        Expr::Binary(op, left, right) => binary(*op, boxed(left), boxed(right)),
        Expr::OneOf(of, values) => Tree::OneOf {
            of: boxed(of),
            values: values
                .iter()
                .map(|value| tree(vocabulary, contract, value))
                .collect(),
        },
        Expr::Any { over, condition } => Tree::Any {
            over: over.iter().map(|param| name(*param)).collect(),
            condition: boxed(condition),
        },
    }
}

fn binary(op: Op, left: Box<Tree>, right: Box<Tree>) -> Tree {
    Tree::Binary {
        op: display::operator(op).0,
        left,
        right,
    }
}
