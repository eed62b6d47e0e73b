//! The interpreter: which faults a call has, as far as that can be told before it is made.

use super::choice::Choice;
use super::value::{Value, binary, residual};
use crate::contract::grounds::{self, Grounds};
use crate::contract::model::{
    Contract, Contracts, DomainArg, Ensure, Expr, INITIALIZED, Need, Outcome, Place, Role,
    Standing, State, Step, StepKind,
};
use crate::layout;
use crate::names::Names;
use cuspec_case as case;

/// A call that could be made: a choice for every parameter, in a state.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    /// To look up what expressions name.
    pub names: &'a Names<'a>,
    /// The vocabulary, and contracts that this one refers to.
    pub contracts: &'a Contracts,
    /// The function that is called.
    pub contract: &'a Contract,
    /// One list per parameter.
    pub choices: &'a [Vec<Choice>],
    /// An index into each list.
    pub picked: &'a [usize],
    /// What the process and the thread are like.
    pub state: &'a State,
    /// What is expected stands on this.
    pub grounds: &'a Grounds<'a>,
    /// Whether it is made through the symbol for the per-thread default stream.
    pub is_per_thread: bool,
}

/// A check that a call fails, and the step it stands at.
#[derive(Clone, Debug)]
pub struct Found {
    /// Index of the step of the contract that finds it.
    pub step: usize,
    /// As the case has it.
    pub fault: case::Fault,
    /// The case runs only when this danger is asked for.
    pub hazard: Option<String>,
}

/// The machines on which something is so of a call, more of them first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Extent {
    /// All of them.
    Everywhere,
    /// Those with a certain property, which may be none.
    Somewhere,
}

/// That a call fails a check.
pub(super) enum Failure {
    /// On whatever machine.
    Certain,
    /// On those for which this holds.
    Where(case::Expr),
}

impl Failure {
    /// What a condition says of a call that fails where it holds. What nobody can tell is no failure.
    fn of(condition: Value) -> Option<Self> {
        match condition {
            Value::Known(0) | Value::Unknown => None,
            Value::Known(_) => Some(Self::Certain),
            Value::Machine(when) => Some(Self::Where(when)),
        }
    }

    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Certain, failure) | (failure, Self::Certain) => failure,
            (Self::Where(left), Self::Where(right)) => Self::Where(case::Expr::Binary(
                case::Op::And,
                Box::new(left),
                Box::new(right),
            )),
        }
    }

    /// Where it is one.
    pub(super) fn extent(&self) -> Extent {
        match self {
            Self::Certain => Extent::Everywhere,
            Self::Where(_) => Extent::Somewhere,
        }
    }

    /// As a fault has it.
    fn when(self) -> Option<case::Expr> {
        match self {
            Self::Certain => None,
            Self::Where(when) => Some(when),
        }
    }
}

impl<'a> Call<'a> {
    /// What is passed for a parameter.
    pub fn choice(&self, param: usize) -> &'a Choice {
        &self.choices[param][self.picked[param]]
    }

    /// Every fault that is present or may be, in the order of the checks.
    pub fn faults(&self) -> Vec<Found> {
        let steps = self.contract.steps.iter().enumerate();
        let found = steps.filter_map(|(index, step)| self.fault(index, step, self.failure(step)?));
        found.collect()
    }

    /// Whether no step finds a fault, on whatever machine.
    pub fn has_no_fault(&self) -> bool {
        let mut steps = self.contract.steps.iter();
        steps.all(|step| self.failure(step).is_none())
    }

    /// Whether each fault that a step finds is one of some machines alone.
    pub fn is_sound_somewhere(&self) -> bool {
        let mut steps = self.contract.steps.iter();
        steps.all(|step| !matches!(self.failure(step), Some(Failure::Certain)))
    }

    /// The machines on which some steps find no fault: `None` where one of them certainly does.
    pub(super) fn soundness(&self, steps: &[usize]) -> Option<Extent> {
        let mut extent = Extent::Everywhere;
        for step in steps {
            match self.failure(&self.contract.steps[*step]) {
                Some(Failure::Certain) => return None,
                Some(Failure::Where(_)) => extent = Extent::Somewhere,
                None => {}
            }
        }
        Some(extent)
    }

    /// Whether the call fails the check of a step.
    pub(super) fn failure(&self, step: &Step) -> Option<Failure> {
        let is_failed = match &step.kind {
            StepKind::LastError => self.state.last_error.is_some(),
            StepKind::Need(name) => self.state.fails.contains(name),
            StepKind::Param(param) => {
                let choice = self.choice(*param);
                !choice.is_accepted()
                    && self.is_there(*param)
                    && !self.is_not_followed(*param, choice)
            }
            StepKind::Rule(_) => true,
            StepKind::Ensure(_) => false,
        };
        if !is_failed {
            return None;
        }
        let guard = step
            .guard
            .as_ref()
            .map_or(Value::Known(1), |guard| self.eval(guard));
        let guard = Failure::of(guard)?;
        match &step.kind {
            StepKind::Rule(rule) => Some(guard.and(Failure::of(self.eval(&rule.condition))?)),
            _ => Some(guard),
        }
    }

    /// What is found by a step whose check the call fails.
    fn fault(&self, index: usize, step: &Step, failure: Failure) -> Option<Found> {
        let function = &self.contract.function;
        let (rule, outcome, hazard) = match &step.kind {
            StepKind::LastError => (
                format!("{function}/last-error"),
                Outcome::Codes(vec![self.state.last_error.clone()?]),
                None,
            ),
            StepKind::Need(name) => {
                let need = self.need(name)?;
                (format!("{function}/{name}"), need.yields.clone(), None)
            }
            StepKind::Param(param) => {
                let choice = self.choice(*param);
                let outcome = match &choice.standing {
                    Standing::Accepted => return None,
                    Standing::Refused(outcome) => outcome.clone(),
                    Standing::Undefined => Outcome::Undefined,
                };
                let name = self.contract.axis(*param).name;
                (
                    format!("{function}/{name}.{}", choice.label),
                    outcome,
                    choice.hazard.clone(),
                )
            }
            StepKind::Rule(rule) => (rule.id.clone(), rule.outcome.clone(), rule.hazard.clone()),
            StepKind::Ensure(_) => return None,
        };
        let outcome = grounds::answer(self.names, self.contract.api, &outcome);
        let basis = self.basis(&step.kind, &outcome);
        let fault = case::Fault {
            rule,
            when: failure.when(),
            outcome,
            basis,
        };
        Some(Found {
            step: index,
            fault,
            hazard,
        })
    }

    fn need(&self, name: &str) -> Option<&'a Need> {
        let mut needs = self.contracts.vocabulary.needs.iter();
        needs.find(|need| need.name == name)
    }

    /// What the answer stands on that a step leads to.
    fn basis(&self, step: &StepKind, answer: &case::Outcome) -> Option<case::Basis> {
        let grounds = self.grounds;
        Some(match step {
            StepKind::LastError => grounds.last_error(answer),
            StepKind::Need(name) => grounds.need(self.need(name)?, answer),
            StepKind::Param(param) => grounds.exemplar(self.choice(*param).is_unobserved, answer),
            StepKind::Rule(rule) => grounds.rule(rule),
            StepKind::Ensure(ensure) => grounds.ensure(ensure),
        })
    }

    /// Whether a handle on which nobody may rely is none of the call's faults: where the driver is not
    /// initialised, that is what the call is refused for, and nothing follows a handle, unless the contract
    /// says of the parameter itself that nobody may rely on it.
    fn is_not_followed(&self, param: usize, choice: &Choice) -> bool {
        let standings = &self.contract.axis(param).domain.standings;
        let is_said = |(name, standing): &(String, Standing)| {
            *name == choice.exemplar && *standing == Standing::Undefined
        };
        choice.standing == Standing::Undefined
            && !choice.is_null()
            && self.state.fails.iter().any(|need| need == INITIALIZED)
            && self.contract.checks_need(INITIALIZED)
            && self.contracts.vocabulary.is_live(&choice.domain)
            && !standings.iter().any(is_said)
    }

    /// What must hold after success; conditions that only the machine knows become implications.
    pub fn ensures(&self) -> Vec<case::Ensure> {
        self.ensures_of(|_| true).collect()
    }

    /// Whether a condition of this id must hold after success.
    pub(super) fn has_ensure(&self, id: &str) -> bool {
        self.ensures_of(|ensure| ensure.id == id).next().is_some()
    }

    fn ensures_of(
        &self,
        is_wanted: impl Fn(&Ensure) -> bool,
    ) -> impl Iterator<Item = case::Ensure> {
        self.contract.steps.iter().filter_map(move |step| {
            let StepKind::Ensure(ensure) = &step.kind else {
                return None;
            };
            if !is_wanted(ensure) {
                return None;
            }
            let guard = step.guard.as_ref();
            self.ensure(
                ensure,
                guard.map_or(Value::Known(1), |guard| self.eval(guard)),
            )
        })
    }

    fn ensure(&self, ensure: &Ensure, guard: Value) -> Option<case::Ensure> {
        let applies = binary(case::Op::And, guard, self.eval(&ensure.condition));
        let holds = After(self).eval(&ensure.holds);
        let holds = match (applies, holds) {
            (Value::Known(0) | Value::Unknown, _) | (_, Value::Unknown) => return None,
            (Value::Known(_), Value::Known(value)) => case::Expr::Int(value),
            (Value::Known(_), Value::Machine(holds)) => holds,
            (Value::Machine(applies), holds) => case::Expr::Binary(
                case::Op::Or,
                Box::new(case::Expr::Not(Box::new(applies))),
                Box::new(residual(holds)?),
            ),
        };
        Some(case::Ensure {
            rule: ensure.id.clone(),
            holds,
            basis: Some(self.grounds.ensure(ensure)),
        })
    }

    /// The value of a condition or a number.
    pub fn eval(&self, expr: &Expr) -> Value {
        Evaluator {
            call: self,
            after: false,
            element: None,
        }
        .eval(expr)
    }

    /// Whether an axis means something in this call: a parameter always does, a field if the record it
    /// lies in is there and the arm it belongs to is the one that is meant.
    pub fn is_there(&self, axis: usize) -> bool {
        let Some(field) = self.contract.field(axis) else {
            return true;
        };
        let holder = self.choice(field.holder);
        let is_held = match holder.role {
            Role::Array => !holder.is_null() && self.array_len(holder) > 0,
            _ => !holder.is_null(),
        };
        let is_meant = || match &field.when {
            Some(when) => matches!(self.eval(when), Value::Known(value) if value != 0),
            None => true,
        };
        is_held && self.is_there(field.holder) && is_meant()
    }

    /// How many elements an array has.
    pub fn array_len(&self, choice: &Choice) -> usize {
        let len = choice.numbers.iter().find(|(name, _)| name == "len");
        match len.map(|(_, len)| self.eval(len)) {
            Some(Value::Known(len)) => usize::try_from(len).unwrap_or(0),
            _ => 0,
        }
    }

    /// The bytes of the value an out-parameter's place holds, and whether it has a sign.
    pub fn place(&self, param: usize) -> Option<(u64, bool)> {
        let used = self.contract.axis(param).domain;
        let ty = match used.args.first()? {
            DomainArg::Type(ty) => ty.clone(),
            DomainArg::Tagged { table, by } => {
                let tag = match self.choice(*by).value.as_ref().map(|v| self.eval(v)) {
                    Some(Value::Known(tag)) => Some(tag),
                    _ => None,
                };
                self.row_type(table, tag?)?
            }
            _ => return None,
        };
        Some((
            layout::size_of(self.names, &ty)?,
            layout::is_signed(self.names, &ty),
        ))
    }

    /// The type a table gives for an enumerator's value.
    pub fn row_type(&self, table: &str, tag: i128) -> Option<String> {
        let table = self.contracts.tables.iter().find(|t| t.name == table)?;
        let row = table
            .rows
            .iter()
            .find(|row| self.names.constant(&row.tag) == Some(tag))?;
        Some(row.ty.clone())
    }
}

/// The same call once the call has returned.
struct After<'a, 'p>(&'p Call<'a>);

impl After<'_, '_> {
    fn eval(&self, expr: &Expr) -> Value {
        Evaluator {
            call: self.0,
            after: true,
            element: None,
        }
        .eval(expr)
    }
}

struct Evaluator<'a, 'p> {
    call: &'p Call<'a>,
    after: bool,
    element: Option<usize>,
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
            Expr::Query { object, question } => self.query(object, question),
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
            Expr::Zeroed(place) => Value::Machine(case::Expr::Zeroed(self.place(*place))),
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
            Expr::Binary(op, left, right) => binary(*op, self.eval(left), self.eval(right)),
            Expr::OneOf(value, options) => options.iter().fold(Value::Known(0), |found, option| {
                let same = binary(case::Op::Eq, self.eval(value), self.eval(option));
                binary(case::Op::Or, found, same)
            }),
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
                    };
                    binary(case::Op::Or, found, at.eval(condition))
                })
            }
        }
    }

    /// Where a case has a place: behind its arguments comes what the function returns.
    fn place(&self, place: Place) -> usize {
        match place {
            Place::Param(param) => param,
            Place::Returned => self.call.contract.params.len(),
        }
    }

    /// The bytes of the value in a place, and whether it has a sign.
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

    /// What was passed for an axis, read once the call has returned.
    fn passed(&self, axis: usize) -> Value {
        let Some(field) = self.call.contract.field(axis) else {
            return Value::Machine(case::Expr::Arg(axis));
        };
        // What lies deeper than one pointer is not read again.
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

    /// A refused exemplar answers no question, except for its numbers: others measure by them.
    fn ask(&self, choice: &Choice, param: Option<usize>, question: &str) -> Value {
        if param.is_some_and(|param| !self.call.is_there(param)) {
            return Value::Unknown;
        }
        if let Some(predicate) = question.strip_prefix("is_") {
            if !choice.is_accepted() {
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

    fn query(&self, object: &str, question: &str) -> Value {
        match object {
            "thread" | "process" => Value::Known(
                self.call
                    .state
                    .facts
                    .iter()
                    .any(|fact| fact == question)
                    .into(),
            ),
            "symbol" => Value::Known(self.call.is_per_thread.into()),
            _ => ask_machine(self.call.names, object, question)
                .map_or(Value::Unknown, Value::Machine),
        }
    }
}

/// A condition that only the machine answers, as the worker evaluates it. None for one that asks
/// about a call.
pub fn of_machine(names: &Names<'_>, expr: &Expr) -> Option<case::Expr> {
    let inner = |expr: &Expr| of_machine(names, expr).map(Box::new);
    Some(match expr {
        Expr::Int(value) | Expr::Constant { value, .. } => case::Expr::Int(*value),
        Expr::Query { object, question } => ask_machine(names, object, question)?,
        Expr::Not(expr) => case::Expr::Not(inner(expr)?),
        Expr::Binary(op, left, right) => case::Expr::Binary(*op, inner(left)?, inner(right)?),
        _ => return None,
    })
}

/// Every attribute of the device is a question.
fn ask_machine(names: &Names<'_>, object: &str, question: &str) -> Option<case::Expr> {
    let attribute = match object {
        "device" => names.attribute(question),
        _ => None,
    };
    match attribute {
        Some(number) => i32::try_from(number).ok().map(case::Expr::Attribute),
        None => Some(case::Expr::Query(format!("{object}.{question}"))),
    }
}
