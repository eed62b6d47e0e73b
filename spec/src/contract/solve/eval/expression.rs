//! Evaluation of expressions in a call.

use super::Call;
use crate::contract::model::{AnsweredBy, Expr, Place, Query};
use crate::contract::solve::choice::Choice;
use crate::contract::solve::machine::machine_query;
use crate::contract::solve::value::{Value, binary};
use cuspec_case as case;

impl Call<'_> {
    /// The value of a condition or a number before the call.
    pub fn eval(&self, expr: &Expr) -> Value {
        let (call, after, element) = (self, false, None);
        Evaluator {
            call,
            after,
            element,
            is_guard: false,
        }
        .eval(expr)
    }

    /// The value of a condition under which a check is made, which may ask about a refused argument.
    pub(super) fn eval_guard(&self, expr: &Expr) -> Value {
        let (call, after, element) = (self, false, None);
        Evaluator {
            call,
            after,
            element,
            is_guard: true,
        }
        .eval(expr)
    }

    /// The value after the call.
    pub(super) fn eval_after(&self, expr: &Expr) -> Value {
        let (call, after, element) = (self, true, None);
        Evaluator {
            call,
            after,
            element,
            is_guard: false,
        }
        .eval(expr)
    }
}

struct Evaluator<'a, 'p> {
    call: &'p Call<'a>,
    after: bool,
    element: Option<usize>,
    /// Whether predicates of a refused argument are known.
    is_guard: bool,
}

impl Evaluator<'_, '_> {
    fn eval(&self, expr: &Expr) -> Value {
        match expr {
            Expr::Int(value) | Expr::Constant { value, .. } => Value::Known(*value),
            Expr::Unknown | Expr::Live | Expr::Argument { .. } => Value::Unknown,
            Expr::Param(param) => self.param(*param),
            Expr::Ask { param, question } => {
                self.ask(self.call.choice(*param), Some(*param), question)
            }
            Expr::Element { param, question } => self.element(*param, question.as_deref()),
            Expr::Query(query) => self.query(query),
            Expr::Result(place) => match self.result(*place) {
                Some((size, signed)) => Value::Machine(case::Expr::Out {
                    param: self.place(*place),
                    offset: 0,
                    size,
                    signed,
                }),
                None => Value::Unknown,
            },
            Expr::Part {
                place,
                offset,
                size,
                is_signed,
                ..
            } => Value::Machine(case::Expr::Out {
                param: self.place(*place),
                offset: *offset,
                size: *size,
                signed: *is_signed,
            }),
            Expr::Names { place, code } => Value::Machine(case::Expr::Names {
                place: self.place(*place),
                code: *code,
            }),
            Expr::Reads { place, text } => Value::Machine(case::Expr::Reads {
                place: self.place(*place),
                text: text.clone(),
            }),
            Expr::Not(inner) => match self.eval(inner) {
                Value::Known(value) => Value::Known((value == 0).into()),
                Value::Machine(inner) => Value::Machine(case::Expr::Not(Box::new(inner))),
                Value::Unknown => Value::Unknown,
            },
            Expr::Binary(op, left, right) => match (op, self.eval(left)) {
                // The right side need not be evaluated.
                (case::Op::And, Value::Known(0)) => Value::Known(0),
                (case::Op::Or, Value::Known(value)) if value != 0 => Value::Known(1),
                (op, left) => binary(*op, left, self.eval(right)),
            },
            Expr::OneOf(value, options) => {
                let value = self.eval(value);
                options.iter().fold(Value::Known(0), |found, option| {
                    let same = binary(case::Op::Eq, value.clone(), self.eval(option));
                    binary(case::Op::Or, found, same)
                })
            }
            Expr::Any { over, condition } => {
                let len = over
                    .iter()
                    .map(|p| self.call.choice(*p).elements.len())
                    .min()
                    .unwrap_or(0);
                (0..len).fold(Value::Known(0), |found, index| {
                    let at = Evaluator {
                        call: self.call,
                        after: self.after,
                        element: Some(index),
                        is_guard: self.is_guard,
                    };
                    binary(case::Op::Or, found, at.eval(condition))
                })
            }
        }
    }

    /// Index of a place in a case: the return value follows the arguments.
    fn place(&self, place: Place) -> usize {
        match place {
            Place::Param(param) => param,
            Place::Returned => self.call.contract.params.len(),
        }
    }

    /// Size of the value in a place, and whether it is signed.
    fn result(&self, place: Place) -> Option<(u64, bool)> {
        match place {
            Place::Param(param) => self.call.place(param),
            Place::Returned => {
                let returned = self.call.contract.returns?;
                Some((returned.size, returned.is_signed))
            }
        }
    }

    fn param(&self, param: usize) -> Value {
        if !self.call.is_there(param) {
            return Value::Unknown;
        }
        let choice = self.call.choice(param);
        let value = match (&choice.value, choice.is_accepted() || self.after) {
            (Some(value), true) => self.eval(value),
            _ => Value::Unknown,
        };
        match value {
            Value::Unknown if self.after => self.passed(param),
            value => value,
        }
    }

    /// The argument of an axis, read after the call.
    fn passed(&self, axis: usize) -> Value {
        let Some(field) = self.call.contract.field(axis) else {
            return Value::Machine(case::Expr::Arg(axis));
        };
        // Values behind more than one pointer are not read again.
        match self.call.contract.field(field.holder) {
            None => Value::Machine(case::Expr::Out {
                param: field.holder,
                offset: field.offset,
                size: field.size,
                signed: field.is_signed,
            }),
            Some(_) => Value::Unknown,
        }
    }

    /// A refused exemplar answers no question except for its numbers, which measure others.
    fn ask(&self, choice: &Choice, param: Option<usize>, question: &str) -> Value {
        if param.is_some_and(|param| !self.call.is_there(param)) {
            return Value::Unknown;
        }
        if let Some(predicate) = question.strip_prefix("is_") {
            if !choice.is_accepted() && !self.is_guard {
                return Value::Unknown;
            }
            return Value::Known(choice.is.contains(predicate).into());
        }
        if question == "value_size"
            && let Some(param) = param
        {
            return match self.call.place(param) {
                Some((size, _)) => Value::Known(size.into()),
                None => Value::Unknown,
            };
        }
        match choice.numbers.iter().find(|(name, _)| name == question) {
            Some((_, number)) => self.eval(number),
            None => Value::Unknown,
        }
    }

    fn element(&self, param: usize, question: Option<&str>) -> Value {
        let choice = self.call.choice(param);
        let Some(element) = self.element.and_then(|index| choice.elements.get(index)) else {
            return Value::Unknown;
        };
        match (question, &element.value) {
            (Some(question), _) => self.ask(element, None, question),
            (None, Some(value)) if element.is_accepted() => self.eval(value),
            _ => Value::Unknown,
        }
    }

    fn query(&self, query: &Query) -> Value {
        let vocabulary = &self.call.contracts.vocabulary;
        if let Query::Question(id) = query {
            match vocabulary[*id].answered_by {
                AnsweredBy::State => {
                    return Value::Known(self.call.state.facts.contains(id).into());
                }
                AnsweredBy::Symbol => return Value::Known(self.call.is_per_thread.into()),
                AnsweredBy::Machine => {}
            }
        }
        Value::Machine(machine_query(vocabulary, query))
    }
}
