//! Conditions as Rust: the same tree that the planner interprets.

use cuspec_spec::Names;
use cuspec_spec::case::Op;
use cuspec_spec::contract::Expr;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// What the parameters of a domain stand for, and the arrays a condition runs over.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub names: &'a Names<'a>,
    /// Arrays whose elements are at hand, in order.
    pub over: &'a [usize],
}

/// The variable that holds a parameter.
pub(super) fn variable(param: usize) -> proc_macro2::Ident {
    format_ident!("p{param}")
}

impl Printer<'_> {
    /// Tokens of type `Tri`.
    pub(super) fn print(&self, expr: &Expr) -> TokenStream {
        match expr {
            Expr::Int(value) | Expr::Constant { value, .. } => {
                let value = Literal::i128_unsuffixed(*value);
                quote!(int(#value))
            }
            Expr::Unknown
            | Expr::Argument { .. }
            | Expr::Result(_)
            | Expr::Part { .. }
            | Expr::Zeroed(_)
            | Expr::Names { .. }
            | Expr::Reads { .. } => quote!(None),
            Expr::Live => quote!(int(value)),
            Expr::Param(param) => {
                let variable = variable(*param);
                quote!(#variable.value())
            }
            Expr::Ask { param, question } => {
                let variable = variable(*param);
                ask(&quote!(#variable), question)
            }
            Expr::Element { param, question } => {
                let index = self.over.iter().position(|p| p == param).unwrap_or(0);
                let index = Literal::usize_unsuffixed(index);
                match question {
                    Some(question) => ask(&quote!(row[#index]), question),
                    None => quote!(row[#index].value()),
                }
            }
            Expr::Query { object, question } => self.query(object, question),
            Expr::Not(inner) => {
                let inner = self.print(inner);
                quote!(not(#inner))
            }
            Expr::Binary(op, left, right) => {
                let op = format_ident!("{}", function(*op));
                let left = self.print(left);
                let right = self.print(right);
                quote!(#op(#left, #right))
            }
            Expr::OneOf(value, options) => {
                let value = self.print(value);
                let options = options.iter().map(|option| self.print(option));
                quote!(one_of(#value, &[#(#options),*]))
            }
            Expr::Any { over, condition } => {
                let arrays = over.iter().map(|param| variable(*param));
                let condition = Printer { over, ..*self }.print(condition);
                quote!(any(&[#(&#arrays),*], |row| #condition))
            }
        }
    }

    fn query(&self, object: &str, question: &str) -> TokenStream {
        if object == "device"
            && let Some(number) = self.names.attribute(question)
        {
            let number = Literal::i128_unsuffixed(number);
            return quote!(oracle.attribute(#number));
        }
        if object == "symbol" {
            return quote!(int(is_per_thread().into()));
        }
        let question = format!("{object}.{question}");
        quote!(oracle.query(#question))
    }
}

fn ask(of: &TokenStream, question: &str) -> TokenStream {
    match question.strip_prefix("is_") {
        Some(word) => quote!(#of.is(#word)),
        None => quote!(#of.ask(#question)),
    }
}

fn function(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "div",
        Op::Rem => "rem",
        Op::And => "and",
        Op::Or => "or",
        Op::BitAnd => "bit_and",
        Op::BitOr => "bit_or",
        Op::Shl => "shl",
        Op::Eq => "eq",
        Op::Ne => "ne",
        Op::Lt => "lt",
        Op::Le => "le",
        Op::Gt => "gt",
        Op::Ge => "ge",
    }
}
