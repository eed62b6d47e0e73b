//! From the calls that were planned for a function to its cases.

use std::collections::BTreeMap;

use cuspec_spec::case::table::{FunctionBlock, PlannedCase, PlannedField};
use cuspec_spec::case::{Case, Expect, Expr, Kind};
use cuspec_spec::contract::Order;
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::{Call, Found};

use super::{Planner, argument, value_of};

impl Planner<'_, '_> {
    /// The calls as cases, the plain one first.
    pub(super) fn block(&self, plain: &CallIndex) -> FunctionBlock {
        let ids = self.ids(plain);
        let contract = self.space.contract;
        let plain_call = self.space.call(plain);
        let calls = self.calls.iter().zip(ids);
        let cases = calls.map(|((kind, at), id)| self.planned(*kind, at, id, &plain_call));
        let fields = contract.fields.iter().zip(contract.params.len()..);
        let fields = fields.map(|(field, axis)| PlannedField {
            name: field.name.clone(),
            plain: plain_call.choice(axis).label.clone(),
        });
        FunctionBlock {
            function: self.space.symbol.to_owned(),
            contract: contract.function.clone(),
            params: contract.params.iter().map(|p| p.name.clone()).collect(),
            fields: fields.collect(),
            cases: cases.collect(),
        }
    }

    fn planned(&self, kind: Kind, at: &CallIndex, id: String, plain: &Call<'_>) -> PlannedCase {
        let call = self.space.call(at);
        let table = argument::Builder {
            call: &call,
            plain,
            with_names: true,
        };
        let label = |axis: usize| call.choice(axis).label.clone();
        let there: Vec<usize> = self.axes().filter(|axis| call.is_there(*axis)).collect();
        let fields = self.params().end..self.axes().end;
        let fields = fields.map(|axis| {
            let is_there = there.binary_search(&axis).is_ok();
            is_there.then(|| (label(axis), table.axis(axis)))
        });
        PlannedCase {
            labels: self.params().map(label).collect(),
            templates: self.params().map(|param| table.axis(param)).collect(),
            fields: fields.collect(),
            case: self.case(kind, &call, &there, at.is_ready(), id, plain),
        }
    }

    /// What differs from the plain call; two calls that would share a name are numbered.
    fn ids(&self, plain: &CallIndex) -> Vec<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        self.calls
            .iter()
            .map(|(_, at)| {
                let id = self.space.id(plain, at);
                let count = seen.entry(id.clone()).or_default();
                *count += 1;
                if *count == 1 {
                    id
                } else {
                    format!("{}#{count}", id)
                }
            })
            .collect()
    }

    fn case(
        &self,
        kind: Kind,
        call: &Call<'_>,
        there: &[usize],
        is_ready: bool,
        id: String,
        plain: &Call<'_>,
    ) -> Case {
        let contract = self.space.contract;
        let mut found = call.faults();
        if found.first().is_some_and(|first| self.decides(first)) {
            found.truncate(1);
        }
        let chosen = || there.iter().map(|axis| call.choice(*axis));
        let hazard = contract
            .hazard
            .clone()
            .or_else(|| call.state.hazard.clone())
            .or_else(|| found.iter().find_map(|f| f.hazard.clone()))
            .or_else(|| chosen().find_map(|choice| choice.hazard.clone()));
        // A state other than the ready one is what the thread is in.
        let has_own_thread = contract.has_own_thread
            || contract.is_lasting
            || hazard.is_some()
            || !is_ready
            || chosen().any(Choice::wants_own_thread);
        let whole = argument::Builder {
            call,
            plain,
            with_names: false,
        };
        let params = self.params().filter(|_| self.has_args);
        Case {
            id,
            api: contract.api,
            function: self.space.symbol.to_owned(),
            group: contract.file.clone(),
            kind,
            state: call.state.name.clone(),
            args: params.map(|param| whole.axis(param)).collect(),
            returns: contract.returns.map(|returned| returned.size),
            expect: Expect {
                ordered: contract.order == Order::Observed,
                faults: found.into_iter().map(|f| f.fault).collect(),
                basis: Some(self.success.clone()),
            },
            ensures: call.ensures(),
            gates: self.gates_of(call, there),
            lookup: None,
            lasting: contract.is_lasting,
            shares_thread: !has_own_thread,
            needs_nothing: self.needs_nothing,
            hazard,
        }
    }

    /// Whether a fault that is present on every machine is known to come before all others, where the
    /// rest of the order is unknown.
    fn decides(&self, first: &Found) -> bool {
        let contract = self.space.contract;
        contract.order == Order::Partial
            && first.fault.when.is_none()
            && contract.steps[first.step].is_known_first
    }

    /// What a library and a machine have to be for a call: to have the function, and all that is
    /// passed to it. Those of the function come first.
    fn gates_of(&self, call: &Call<'_>, there: &[usize]) -> Vec<Expr> {
        let mut gates = self.gates.function.clone();
        let mut add = |gate: Expr| {
            if !gates.contains(&gate) {
                gates.push(gate);
            }
        };
        for axis in there {
            let choice = call.choice(*axis);
            let passed = choice.all_gates().into_iter();
            passed
                .filter_map(|gate| argument::machine(call, gate))
                .for_each(&mut add);
            let field = axis.checked_sub(self.params().end);
            let field = field.and_then(|field| self.gates.fields.get(field));
            // To a library that does not know a field its bytes are padding, or kept for later: zero.
            if value_of(choice) != Some(0) {
                field.into_iter().flatten().cloned().for_each(&mut add);
            }
        }
        gates
    }
}
