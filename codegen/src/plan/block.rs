//! Turns the planned calls of a function into its cases.

use std::collections::HashMap;

use cuspec_spec::case::table::{
    FunctionBlock, PlannedCase, PlannedField, PlannedParam, PlannedValue, VaryingPart,
};
use cuspec_spec::case::{Case, Expect, Expr, Kind, Waiting};
use cuspec_spec::contract::call_space::CallIndex;
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::{Call, Found};
use cuspec_spec::contract::{DomainArg, DomainUse, Order, VaryingField, Vocabulary};

use super::{Planner, argument, value_of};

/// Returns a domain with the type or domain of its values, `Out<CUevent>`, without the other arguments.
fn domain_text(domain: &DomainUse, vocabulary: &Vocabulary) -> String {
    let name = &vocabulary[domain.domain].name;
    let of = domain.args.first().and_then(|of| match of {
        DomainArg::Type(ty) | DomainArg::Record { name: ty, .. } => Some(ty.clone()),
        DomainArg::Domain(inner) => Some(domain_text(inner, vocabulary)),
        _ => None,
    });
    match of {
        Some(of) => format!("{name}<{of}>").replace(' ', ""),
        None => name.clone(),
    }
}
/// A call, and the work that is held during it.
type PlannedCall<'p> = (Kind, &'p CallIndex, Option<&'p Waiting>);

impl Planner<'_, '_> {
    /// Returns the calls as cases, the plain one first.
    pub(super) fn block(&self) -> FunctionBlock {
        let plain = self.eval.base();
        let contract = self.space.contract;
        let plain_call = self.space.call(plain);
        let calls = self.calls.iter().map(|(kind, at)| (*kind, at, None));
        let held = self.held.iter();
        let held = held.map(|(at, waiting)| (Kind::Waiting, at, Some(waiting)));
        let interop = self.interop.iter().map(|at| (Kind::Interop, at, None));
        let calls: Vec<_> = calls.chain(held).chain(interop).collect();
        let ids = self.ids(plain, &calls);
        let calls = calls.into_iter().zip(ids).enumerate();
        let cases = calls.map(|(place, ((kind, at, waiting), id))| {
            // The first case lists the values that later cases leave out.
            let planned = self.planned(kind, at, id, place == 0, &plain_call);
            match waiting {
                Some(waiting) => self.with_held_work(planned, at, waiting),
                None => planned,
            }
        });
        let fields = contract.fields.iter().zip(contract.params.len()..);
        let fields = fields.map(|(field, axis)| PlannedField {
            name: field.name.clone(),
            plain: plain_call.choice(axis).label.clone(),
        });
        let vocabulary = &self.space.contracts.vocabulary;
        let params = contract.params.iter().map(|param| PlannedParam {
            name: param.name.clone(),
            domain: domain_text(&param.domain, vocabulary),
            varies: param.varies,
            varying: param.varying.iter().map(varying_part).collect(),
        });
        FunctionBlock {
            function: self.space.symbol.to_owned(),
            contract: contract.function.clone(),
            params: params.collect(),
            fields: fields.collect(),
            cases: cases.collect(),
        }
    }

    fn planned(
        &self,
        kind: Kind,
        at: &CallIndex,
        id: String,
        is_plain: bool,
        plain: &Call<'_>,
    ) -> PlannedCase {
        let call = self.space.call(at);
        let table = argument::Builder {
            call: &call,
            plain,
            with_names: true,
        };
        let present = self.eval.present_axes(at);
        let value = |axis: usize| {
            let is_new = is_plain || !self.eval.is_unchanged(axis, at);
            (is_new && present.binary_search(&axis).is_ok()).then(|| PlannedValue {
                label: call.choice(axis).label.clone(),
                template: table.axis(axis),
            })
        };
        PlannedCase {
            params: self.params().map(value).collect(),
            fields: (self.params().end..self.axes().end).map(value).collect(),
            case: self.case(kind, at, &present, id, plain),
        }
    }

    /// Returns the names of the cases: the differences from the plain call, with a number if calls share
    /// them.
    fn ids(&self, plain: &CallIndex, calls: &[PlannedCall<'_>]) -> Vec<String> {
        let id = |(kind, at, waiting): &PlannedCall<'_>| {
            let id = self.space.id(plain, at);
            match (kind, waiting) {
                (Kind::Interop, _) => self.id_of_interop(&id),
                (_, Some(waiting)) => self.id_of_waiting(&id, waiting),
                (_, None) => id,
            }
        };
        let mut ids: Vec<String> = calls.iter().map(id).collect();
        let mut seen: HashMap<&str, usize> = HashMap::with_capacity(ids.len());
        let mut numbers = Vec::with_capacity(ids.len());
        for id in &ids {
            let count = seen.entry(id).or_default();
            *count += 1;
            numbers.push(*count);
        }
        for (id, number) in ids.iter_mut().zip(numbers) {
            if number > 1 {
                *id = format!("{id}#{number}");
            }
        }
        ids
    }

    fn case(
        &self,
        kind: Kind,
        at: &CallIndex,
        present: &[usize],
        id: String,
        plain: &Call<'_>,
    ) -> Case {
        let contract = self.space.contract;
        let call = &self.space.call(at);
        let found = self.eval.faults(at, |first| self.decides(first));
        let chosen = || present.iter().map(|axis| call.choice(*axis));
        let hazard = contract
            .hazard
            .or(call.state.hazard)
            .or_else(|| found.iter().find_map(|f| f.hazard));
        // A state other than the ready one is a state of the thread.
        let has_own_thread = contract.has_own_thread
            || contract.is_lasting
            || hazard.is_some()
            || !at.is_ready()
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
            ensures: self.eval.ensures(at),
            gates: self.gates_of(call, present),
            lookup: None,
            steps: Vec::new(),
            waiting: None,
            lasting: contract.is_lasting,
            exclusive: false,
            shares_thread: !has_own_thread,
            needs_nothing: self.needs_nothing,
            hazard: self
                .space
                .contracts
                .vocabulary
                .hazard_name(hazard)
                .map(str::to_owned),
        }
    }

    /// Whether a fault is known to come before all others, in a contract that knows only the start of the
    /// order. The fault must be present on every machine.
    fn decides(&self, first: &Found) -> bool {
        let contract = self.space.contract;
        contract.order == Order::Partial
            && first.fault.when.is_none()
            && contract.steps[first.step].is_known_first
    }

    /// Returns the conditions on the library and the machine under which a call runs: the function exists,
    /// and so does everything passed to it. The conditions of the function come first.
    fn gates_of(&self, call: &Call<'_>, present: &[usize]) -> Vec<Expr> {
        let mut gates = self.gates.function.clone();
        let mut add = |gate: Expr| {
            if !gates.contains(&gate) {
                gates.push(gate);
            }
        };
        for axis in present {
            let choice = call.choice(*axis);
            let passed = choice.all_gates().into_iter();
            passed
                .filter_map(|gate| argument::machine(call, gate))
                .for_each(&mut add);
            let field = axis.checked_sub(self.params().end);
            let field = field.and_then(|field| self.gates.fields.get(field));
            // A library that does not know a field treats its bytes as padding or as reserved, which must be
            // zero.
            if value_of(choice) != Some(0) {
                field.into_iter().flatten().cloned().for_each(&mut add);
            }
        }
        gates
    }
}

fn varying_part(field: &VaryingField) -> VaryingPart {
    let VaryingField {
        offset, size, of, ..
    } = *field;
    VaryingPart { offset, size, of }
}
