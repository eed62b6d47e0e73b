//! Renders conditions as Rust, from the tree that the planner interprets.

use cuspec_spec::case::Op;
use cuspec_spec::contract::{AnsweredBy, Expr, Query, Vocabulary};

use super::target::camel;
use crate::emit::text::{list, quoted};

/// The arguments of a domain, and the arrays over which a condition iterates.
#[derive(Clone, Copy)]
pub(super) struct Printer<'a> {
    pub vocabulary: &'a Vocabulary,
    /// Arrays whose current elements are in scope, in order.
    pub over: &'a [usize],
    /// Whether it is the condition under which a check is made, which may ask about a refused argument.
    pub is_guard: bool,
}

/// Returns the variable of a parameter.
pub(super) fn variable(param: usize) -> String {
    format!("p{param}")
}

impl Printer<'_> {
    /// Returns an expression of type `Tri`.
    pub(super) fn print(&self, expr: &Expr) -> String {
        match expr {
            Expr::Int(value) | Expr::Constant { value, .. } => format!("int({value})"),
            Expr::Unknown
            | Expr::Argument { .. }
            | Expr::Result(_)
            | Expr::Part { .. }
            | Expr::Names { .. }
            | Expr::Reads { .. } => "None".to_owned(),
            Expr::Live => "int(value)".to_owned(),
            Expr::Param(param) => format!("{}.value()", variable(*param)),
            Expr::Ask { param, question } => self.ask(&variable(*param), question),
            Expr::Element { param, question } => {
                let index = self.over.iter().position(|p| p == param).unwrap_or(0);
                match question {
                    Some(question) => self.ask(&format!("row[{index}]"), question),
                    None => format!("row[{index}].value()"),
                }
            }
            Expr::Query(query) => self.query(query),
            Expr::Not(inner) => list("not(", &[self.print(inner)], ")"),
            Expr::Binary(op, left, right) => {
                let sides = [self.print(left), self.print(right)];
                list(&format!("{}(", function(*op)), &sides, ")")
            }
            Expr::OneOf(value, options) => {
                let options: Vec<String> = options.iter().map(|one| self.print(one)).collect();
                let options = list("&[", &options, "]");
                list("one_of(", &[self.print(value), options], ")")
            }
            Expr::Any { over, condition } => {
                let arrays = over.iter().map(|param| format!("&{}", variable(*param)));
                let arrays = list("&[", &arrays.collect::<Vec<_>>(), "]");
                let condition = Printer { over, ..*self }.print(condition);
                list("any(", &[arrays, format!("|row| {condition}")], ")")
            }
        }
    }

    fn ask(&self, of: &str, question: &str) -> String {
        match (question.strip_prefix("is_"), self.is_guard) {
            (Some(word), false) => format!("{of}.is({})", quoted(word)),
            (Some(word), true) => format!("{of}.matches({})", quoted(word)),
            (None, _) => format!("{of}.ask({})", quoted(question)),
        }
    }

    fn query(&self, query: &Query) -> String {
        match query {
            Query::Attribute { number, .. } => format!("oracle.attribute({number})"),
            Query::Question(id) if self.vocabulary[*id].answered_by == AnsweredBy::Symbol => {
                "int(is_per_thread().into())".to_owned()
            }
            Query::Question(_) | Query::Version(_) => {
                let (object, question) = query.names(self.vocabulary);
                let name = question_name(object, question);
                format!("oracle.query(Question::{name})")
            }
        }
    }
}

/// Returns the variant of `Question`: `DeviceTotalMemory` for `device.total_memory`.
pub(super) fn question_name(object: &str, question: &str) -> String {
    camel(object) + &camel(question)
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
