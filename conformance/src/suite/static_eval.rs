//! Evaluates a case without running it, from its line and the facts about the machine.

use cuspec_case::{Arg, Case, Environment, Expr, Fault};

use crate::suite::decision::{Decision, decide, is_present};
use crate::suite::expr_display::show;
use crate::suite::machine::Machine;

/// A case on a machine.
#[derive(Clone, Copy)]
pub struct StaticEval<'a> {
    case: &'a Case,
    machine: &'a Machine,
}

impl<'a> StaticEval<'a> {
    pub fn new(case: &'a Case, machine: &'a Machine) -> StaticEval<'a> {
        StaticEval { case, machine }
    }

    /// The reason to skip a case whose gates do not hold here; `None` if all hold.
    pub fn closed_gate(&self) -> Option<String> {
        self.case
            .gates
            .iter()
            .find_map(|gate| match gate.eval(self) {
                Some(0) => Some(format!("not on this machine, it needs {}", show(gate))),
                None => Some(format!("unknown on this machine: {}", show(gate))),
                Some(_) => None,
            })
    }

    /// Whether a gate does not hold here. A gate that is unknown on this machine may hold.
    pub fn is_closed(&self) -> bool {
        let mut gates = self.case.gates.iter();
        gates.any(|gate| gate.eval(self) == Some(0))
    }

    /// The value of an expression before the call; `None` if it is unknown then.
    pub fn eval(&self, expr: &Expr) -> Option<i128> {
        expr.eval(self)
    }

    /// The acceptable results. A fault whose condition depends on facts that only a worker knows counts as
    /// absent.
    pub fn decide(&self) -> Decision {
        decide(self.case.api, &self.case.expect, self)
    }

    /// All present faults of the call, including those that another fault hides.
    pub fn broken_faults(&self) -> impl Iterator<Item = &'a Fault> {
        let static_eval = *self;
        let faults = self.case.expect.faults.iter();
        faults.filter(move |fault| is_present(fault, &static_eval))
    }

    /// Whether a failing call may write to a place, given by its label: `argument 2`.
    pub fn may_touch(&self, place: &str) -> bool {
        self.argument(place).is_some_and(is_written_on_failure)
    }

    /// Whether a successful call has to write a place. `found` is a sentence that contains the label of the
    /// place.
    pub fn must_write(&self, found: &str) -> bool {
        let place = found.find(LABEL).map(|start| &found[start..]);
        let argument = place.and_then(|place| self.argument(place));
        argument.is_some_and(|argument| is_written_on_success(argument, self))
    }

    /// The argument that a place belongs to. `place` begins with a label: `argument 2, element 1`.
    fn argument(&self, place: &str) -> Option<&'a Arg> {
        let rest = place.strip_prefix(LABEL)?;
        let number = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        let number = number.parse::<usize>().ok()?;
        self.case.args.get(number.checked_sub(1)?)
    }
}

/// The beginning of every label of a place.
const LABEL: &str = "argument ";

/// Whether a successful call has to write any place in an argument.
fn is_written_on_success(arg: &Arg, machine: &StaticEval<'_>) -> bool {
    match arg {
        Arg::Out {
            may_leave_alone, ..
        } => {
            let may_leave_alone = may_leave_alone.as_ref();
            may_leave_alone.is_none_or(|when| when.eval(machine) == Some(0))
        }
        Arg::In(inner) => is_written_on_success(inner, machine),
        Arg::Slice { elements, .. } => {
            let mut elements = elements.iter();
            elements.any(|element| is_written_on_success(element, machine))
        }
        _ => false,
    }
}

/// Whether a failing call writes any place in an argument.
fn is_written_on_failure(arg: &Arg) -> bool {
    match arg {
        Arg::Out { on_failure, .. } => on_failure.is_some(),
        Arg::Replaced { on_failure, .. } => on_failure.is_some(),
        Arg::In(inner) => is_written_on_failure(inner),
        Arg::Slice { elements, .. } => elements.iter().any(is_written_on_failure),
        Arg::Record { fields, .. } => fields
            .iter()
            .any(|(_, _, field)| is_written_on_failure(field)),
        Arg::Int(_)
        | Arg::Expr(_)
        | Arg::Make { .. }
        | Arg::Null
        | Arg::Text(_)
        | Arg::Field(_)
        | Arg::Result { .. }
        | Arg::Written { .. } => false,
    }
}

impl Environment for StaticEval<'_> {
    fn attribute(&self, number: i32) -> Option<i128> {
        self.machine.attribute(number)
    }

    fn query(&self, question: &str) -> Option<i128> {
        self.machine.answer(question, &self.case.function)
    }

    fn arg(&self, param: usize) -> Option<i128> {
        match self.case.args.get(param)? {
            Arg::Int(value) => Some(*value & i128::from(u64::MAX)),
            Arg::Expr(expr) => expr.eval(self),
            Arg::Null => Some(0),
            _ => None,
        }
    }

    fn out(&self, _: usize, _: u64, _: u64, _: bool) -> Option<i128> {
        None
    }

    fn names(&self, _: usize, _: usize) -> Option<bool> {
        None
    }

    fn reads(&self, _: usize, _: &str) -> Option<bool> {
        None
    }
}
